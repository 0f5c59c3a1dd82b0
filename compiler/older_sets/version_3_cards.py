"""Find the lines of older sets that mean something else since version 3 of the language: cards that leave play.

What the code generator remembers or tests at a line is told if the game can move such cards out of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ombre import contract
from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from ombre.dsl.source import Span

from .. import model
from ..checks.all_bodies import zones
from ..checks.ending.calls import Graph
from ..checks.ending.graph import Vertex, closure
from ..checks.live_zones import arrivals
from ..model import File, Model
from .written import Older, changed

ALONE = ("when", "before", "instead", "may instead", "whenever")
"""The sorts of abilities that run by themselves: no other effect follows what they move."""


class Moved:
    """The kinds of cards that are moved out of play, or from one place out of play to another.

    by_anything: by any line. into: those that can come to each zone of play. A kind without a name is any card.
    """

    def __init__(self, known: Model, live: set[str]) -> None:
        self.known, self.live = known, live
        self.nodes = [*Graph(known).nodes.values()]
        self.by_anything = self._moved(self.nodes)
        self.into = {zone: kinds for zone, kinds in arrivals(known).items() if zone in live}
        self._by: dict[str, set[str]] = {}

    def _moved(self, some: Iterable[Vertex]) -> set[str]:
        changes = [change.use for node in some for change in node.changes]
        return {use.name for use in changes if use.sort == "move" and use.to not in self.live}

    def by_others(self, to: model.Node) -> set[str]:
        """What abilities move that react to a statement or an event, directly or indirectly."""
        key = _key(self.known, to)
        if key not in self._by:
            if isinstance(to, model.Event):
                reacting = [node for node in self.nodes if _event_of(node) == key]
            else:
                reacting = [node for node in closure(n for n in self.nodes if _runs(n, key)) if node.unit.sort in ALONE]
                reacting += [node for node in self.nodes if _event_of(node) == key]
            self._by[key] = self._moved(closure(reacting))
        return self._by[key]

    def can_be(self, kind: str, moved: set[str]) -> bool:
        """Whether a card of a kind can be one of those that are moved."""
        if not kind or self.known.is_a(kind, "player"):
            return False
        if kind == "card":
            return bool(moved)
        return any(one in ("", "card") or self.known.is_a(one, kind) or self.known.is_a(kind, one) for one in moved)


def left_or_away(older: Older) -> Iterator[Diagnostic]:
    """Cards that have left play are read as they last were, and cards that have been away are nothing."""
    from ..python import ModuleWriter, played

    known = older.model
    live = {name for name, zone in zones(known).items() if zone.live}
    files = [file for file in known.files if older.languages.get(file.source, 3) < 3]
    if not live or not files:
        return
    moved = Moved(known, live)
    for file in files:
        writer = ModuleWriter(known, played(file))
        writer.record()
        yield from _read(moved, writer.recalled)
        yield from _named(moved, writer.doubted)
        yield from _lasting(moved, file)
        yield from _kept(moved, file)


def _read(moved: Moved, found: Iterable[model.Read]) -> Iterator[Diagnostic]:
    """What is read of a card that can have left, if it can be another value than before."""
    varying = {one.property for one in moved.known.everything(model.Modify)}
    told = tr("a card that has left play is read as it last was now; this read it as it is")
    for node in dict.fromkeys(found):
        of = node.property
        if of.sort == "fact" and of not in varying or not moved.can_be(of.owner, moved.by_anything):
            continue
        if of.type == model.NUMBER:
            end = Span(node.span.source, *(node.span.end_line, node.span.end_column) * 2)
            yield changed(node.span, told, fixing(tr("to keep what it did, write 'now' after it"), Edit(end, " now")))
        else:
            yield changed(node.span, told, no_words())


def _named(
    moved: Moved, found: Iterable[tuple[model.Local | model.This, tuple[model.Node, ...]]]
) -> Iterator[Diagnostic]:
    """Names whose card an ability that runs by itself can have moved away; the first one of each line."""
    lines: dict[int, model.Local | model.This] = {}
    for node, doubts in found:
        kind = node.kind if isinstance(node, model.This) else node.type.of
        if node.span.line and any(moved.can_be(kind, moved.by_others(one)) for one in doubts):
            lines.setdefault(node.span.line, node)
    for node in lines.values():
        name = "this" if isinstance(node, model.This) else node.name
        told = tr("'{0}' means nothing here now if another ability has moved its card away", name)
        yield changed(node.span, told, no_words())


def _lasting(moved: Moved, file: File) -> Iterator[Diagnostic]:
    """What lasts and is about one card ends when the card goes away; what only names the card loses it."""
    for node in model.walk((file.verbs, file.cards, file.rules, file.flows, file.steps, file.tables, file.setup)):
        if isinstance(node, model.Modify | model.Forbid) and node.duration is not None:
            about = node.what if isinstance(node, model.Modify) else node.event.patterns[0]
            if moved.can_be(_kind_of(about), moved.by_anything):
                yield changed(node.span, tr("this ends now when its card goes away, as a copy does"), no_words())
        elif isinstance(node, model.Listen):
            parts = model.walk((node.ability.event, node.ability.body))
            if any(moved.can_be(_kind_of(part), moved.by_anything) for part in parts):
                told = tr("a card that this names means nothing to it now once the card has been away")
                yield changed(node.ability.event.span if node.ability.event else node.span, told, no_words())
    for kind in (*file.kinds, *([file.table] if file.table is not None else [])):
        for state in kind.states:
            of = state.property
            if of.type.tag == "thing" and moved.can_be(of.type.of, moved.by_anything):
                told = tr("'{0}' refers to nothing now when its card goes away", of.name)
                yield changed(state.span, told, no_words())


def _kept(moved: Moved, file: File) -> Iterator[Diagnostic]:
    """Properties of cards that are set back when the card leaves play, also without `until it leaves`."""
    for kind in file.kinds:
        for state in kind.states:
            if state.is_kept:
                continue
            leaves = state.until_leaves
            named = f"{leaves.owner}.{leaves.name}" if leaves is not None else ""
            elsewhere = set[str]().union(*(kinds for zone, kinds in moved.into.items() if zone != named))
            if not moved.can_be(kind.name, elsewhere) or not moved.can_be(kind.name, moved.by_anything):
                continue
            told = tr("'{0}' is set back to its first value now when the card leaves play", state.property.name)
            end = Span(state.span.source, *(state.span.end_line, state.span.end_column) * 2)
            help = tr("to keep what it did, write 'for rest of game' after it")
            yield changed(state.span, told, fixing(help, Edit(end, " for rest of game")))


def _key(known: Model, node: model.Node) -> str:
    """The key of the event that a statement makes, or of an event."""
    match node:
        case model.Event(key=key):
            return key
        case model.Call(verb=verb):
            return verb
        case model.Become(property=of, value=value):
            return contract.becoming(of.owner, of.name, value.word)
        case model.Perform(slot=slot):
            return contract.slot(slot)
        case model.ScopeEdge(scope=scope, edge=edge):
            return contract.starting(scope) if edge == "starts" else contract.ending(scope)
        case _:
            return ""  # an offer: whatever players can do


def _event_of(node: Vertex) -> str | None:
    ability = node.unit.ability
    alone = ability is not None and ability.event is not None and node.unit.sort in ALONE
    return ability.event.key if alone and ability is not None and ability.event is not None else None


def _runs(node: Vertex, key: str) -> bool:
    """Whether a body runs when an event happens: that of its verb, or of its slot."""
    unit = node.unit
    if unit.verb is not None:
        return not key or unit.verb.key == key
    return unit.ability is not None and unit.sort == "slot" and contract.slot(unit.ability.slot) == key


def _kind_of(node: model.Node | None) -> str:
    """The kind of the one card that a name, `this` or a property means; "" for anything else."""
    match node:
        case model.This(kind=kind):
            return kind
        case model.Local(type=model.Type(tag="thing", of=kind)):
            return kind
        case model.Read(property=model.Property(type=model.Type(tag="thing", of=kind))):
            return kind
        case _:
            return ""


def no_words() -> Translatable:
    return tr("there are no words for what it did: see whether it matters, and raise the number by hand")
