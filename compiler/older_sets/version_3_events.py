"""Find the lines of older sets that mean something else since version 3 of the language: the `if` of a `when`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ombre import contract
from ombre.dsl.diagnostics import Diagnostic, Edit, fixing, tr
from ombre.dsl.source import Span

from .. import model
from ..checks.all_bodies import own, told
from ..checks.ending.calls import Graph
from ..checks.ending.graph import Vertex, closure
from ..model import Model
from .written import Older, changed

PLACES = "places"  # where cards lie
TEXTS = "texts"  # what is printed on cards, which copies, and effects that take or lend text, change
ANYTHING = "anything"


@dataclass(slots=True)
class Depending:
    """What values depend on: properties, as KIND.NAME; PLACES; TEXTS; ANYTHING; histories of verbs and scopes."""

    known: Model
    _derived: dict[model.Property, model.Phrase] = field(default_factory=dict[model.Property, model.Phrase])
    _modified: dict[model.Property, list[model.Modify]] = field(
        default_factory=dict[model.Property, list[model.Modify]]
    )

    def __post_init__(self) -> None:
        self._derived = {one.property: one.value for one in self.known.everything(model.Derived)}
        for one in self.known.everything(model.Modify):
            self._modified.setdefault(one.property, []).append(one)

    def reads(self, node: model.Held) -> set[str]:
        """Return what a condition depends on."""
        found: set[str] = set()
        seen: set[model.Property] = set()
        waiting: list[model.Held] = [node]
        while waiting:
            for part in own(waiting.pop()):
                match part:
                    case model.Read(property=read):
                        found |= {PLACES} if read.sort == "zone" else {_key(read)}
                        found |= {TEXTS} if read.sort == "fact" else set()
                        if read in seen:
                            continue
                        seen.add(read)
                        if read.sort == "derived":
                            waiting.append(self._derived.get(read))
                        if modifiers := self._modified.get(read):
                            found.add(PLACES)
                            waiting += [(one.what, one.amount) for one in modifiers]
                    case model.Those(history=model.History() as past):
                        found |= {f"that {past.verb}", f"this {past.scope}"}
                    case model.Those(kind=kind):
                        found |= {PLACES} if not self.known.is_a(kind, "player") else set()
                        lists = (self.known.property_for(kind, one.list) for one in part.adjectives)
                        found |= {_key(one) for one in lists if one is not None}
                    case model.IsIn() | model.IsNextTo() | model.Neighbour() | model.Top() | model.CardIn():
                        found.add(PLACES)
                    case model.HasSlot() | model.IsCopy() | model.IsCard():
                        found.add(TEXTS)
                    case model.IsKind(kind=kind):
                        found |= {TEXTS} if not self.known.is_a(kind, "player") else set()
                    case model.Can():
                        found.add(ANYTHING)
                    case _:
                        pass
        return found

    def changes(self, bodies: list[Vertex], but: Vertex | None) -> set[str]:
        """Return what some bodies can change. but: the verb whose own event is not counted among those in history."""
        found: set[str] = set()
        for one in bodies:
            if one.unit.verb is not None and one is not but:
                found.add(f"that {one.unit.verb.key}")
            for change in one.changes:
                found.add(PLACES if change.use.sort == "move" else change.use.name)
            for line in own(one.unit.body):
                match line:
                    case model.Modify():
                        found.add(_key(line.property))
                    case model.Copy() | model.Blank() | model.Grant() | model.EndEffects():
                        found |= {TEXTS, *map(_key, self._modified)}
                    case model.ScopeEdge():
                        found |= self.of_scope(line.scope)
                    case _:
                        pass
        return found

    def of_scope(self, scope: str) -> set[str]:
        """Return what the end, or the start, of a scope can change."""
        found = {f"this {scope}"}
        lasting: list[model.Lasting] = [
            *self.known.everything(model.Modify),
            *self.known.everything(model.Copy),
            *self.known.everything(model.Blank),
            *self.known.everything(model.Grant),
        ]
        for line in lasting:
            if line.duration is None or scope not in line.duration.scopes:
                continue
            found |= {_key(line.property)} if isinstance(line, model.Modify) else {TEXTS, *map(_key, self._modified)}
        return found


def _key(found: model.Property) -> str:
    return f"{found.owner}.{found.name}"


def tested_after(older: Older) -> Iterator[Diagnostic]:
    """The `if` of a `when` is tested after the event: it matters if the event can change what the `if` reads."""
    known = older.model
    waiting = [
        one
        for one in known.everything(model.Ability)
        if one.sort == "when" and one.event and one.condition and older.is_before(3, one.condition.span)
    ]
    if not waiting:
        return
    depending, graph = Depending(known), Graph(known)
    for one in waiting:
        assert one.event is not None and one.condition is not None
        both = depending.reads(one.condition), _changed_by(depending, graph, one.event)
        if both[0] & both[1] or ANYTHING in both[0] and both[1]:
            message = tr(
                "this 'if' is tested after the event now, and '{0}' can change what it tests", told(known, one.event)
            )
            end = Span(one.condition.span.source, *(one.condition.span.end_line, one.condition.span.end_column) * 2)
            help = tr("to keep what it did, write 'before' after the condition")
            yield changed(one.condition.span, message, fixing(help, Edit(end, " before")))


def _changed_by(depending: Depending, graph: Graph, event: model.Event) -> set[str]:
    """Return what an event changes between the two moments: before it happens, and before the first `when` runs."""
    key = event.key
    if key in depending.known.verbs:
        verbs = [node for node in graph.nodes.values() if node.unit.verb is not None and node.unit.verb.key == key]
        found: set[str] = set()
        for verb in verbs:
            heard = [e for e in verb.edges if e.target.unit.ability is not None and _hears(e.target, key)]
            found |= depending.changes([*closure([verb], heard)], verb)
        return found
    for one in depending.known.everything(model.Become):
        if key == contract.becoming(one.property.owner, one.property.name, one.value.word):
            return {_key(one.property)}
    for scope in depending.known.scopes:
        if key in (contract.starting(scope), contract.ending(scope)):
            return depending.of_scope(scope)
    if key.startswith("step "):
        return set()  # its `when` stage has no body
    bodies = [node for node in graph.nodes.values() if _performs(node, key)]
    return depending.changes([*closure(bodies)], None)


def _hears(node: Vertex, key: str) -> bool:
    ability = node.unit.ability
    return ability is not None and ability.event is not None and ability.event.key == key


def _performs(node: Vertex, key: str) -> bool:
    """Whether a body is that of a slot or of a part of the set-up which is an event."""
    unit = node.unit
    if unit.sort == "slot" and unit.ability is not None:
        return contract.slot(unit.ability.slot) == key
    return unit.sort == "set-up" and unit.label == f"set-up {key.removeprefix('setup ')}"
