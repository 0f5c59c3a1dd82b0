"""Make the mutants of an ability: all abilities that differ from the ability in one node.

Tests require that the text of each mutant differs from the text of the ability.

A mutation is named after the node and the field that it changes. Only abilities that an author could have written are
made: a set that is evaluated at each event stays one where the card language requires it, and a chosen thing stays a
single thing.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ombre import contract
from ombre.compiler import model as m
from ombre.prose.sentences.mentions import bindings

OTHER_DETERMINERS: dict[m.Determiner, tuple[m.Determiner, ...]] = {
    "a": ("another",),
    "another": ("a",),
    "": ("other",),
    "other": ("",),
    "each": ("each other",),
    "each other": ("each",),
    "all": ("other",),
}
UNSEEN = {
    "other_than",
    "span",
    "candidate",
    "bare",
    "facts",
    "parameters",
    "name",
    "names",
    "rest",
    "optional",
    "host",
    "id",
    "type",
}
SILENT = {"span", "candidate", "bare", "optional"}
EDGES: dict[str, Any] = {"starts": "ends", "ends": "starts"}
SORTS: dict[str, contract.Written] = {
    "when": "before",
    "before": "when",
    "instead": "may instead",
    "may instead": "instead",
}


class Mutant(NamedTuple):
    """A mutant. what: `Node.field`, the changed field; old and new: the node before and after the change."""

    what: str
    node: Any
    old: Any = None
    new: Any = None

    def within(self, node: Any) -> Mutant:
        """The mutant for `node`, a larger node that contains the changed node of this mutant."""
        return self._replace(node=node)

    def __str__(self) -> str:
        return f"{self.what}: {brief(self.old)} -> {brief(self.new)}"


def brief(node: m.Held) -> str:
    """A short description of a node, without spans and names."""
    if isinstance(node, tuple):
        return f"({', '.join(map(brief, node))})"
    if isinstance(node, m.Property):
        return f"{node.owner}.{node.name}"
    if not isinstance(node, m.Node):
        return str(node)
    parts = (getattr(node, field.name) for field in dataclasses.fields(node) if field.name not in SILENT)
    said = (brief(part) for part in parts if part not in (None, (), "", False))
    return f"{type(node).__name__}({', '.join(said)})"


class Mutator:
    """Makes the mutants of the abilities of one game, with the verbs, properties and scopes of this game."""

    def __init__(self, known: m.Model, ability: m.Ability, kind: str) -> None:
        self.known = known
        self.scopes = [
            name for name in dict.fromkeys(("turn", "round", "scene", *known.scopes)) if name in known.scopes
        ]
        self.slots = [slot for slot in known.kinds[kind].slots if slot]
        self.player = next(k.name for k in known.kinds.values() if k.base == "player")
        self.results = sorted({end.result for end in known.everything(m.EndGame)})
        self.flows = sorted(flow.name for file in known.files for flow in file.flows)
        named = {
            name
            for name, binding in bindings(tuple(m.walk(ability)), ability.parameters).items()
            if binding.how != "each"
        }
        named |= {n.name for n in m.walk(ability) if isinstance(n, m.Let | m.Roll | m.Choose)}
        self.locals = {n.name: n for n in m.walk(ability) if isinstance(n, m.Local) and n.name in named}

    def mutants(self, node: Any) -> Iterator[Mutant]:
        """Yield the mutants of a node: with a change in the node itself, or in a node inside it."""
        name = type(node).__name__
        if isinstance(node, m.Listen):  # a delayed trigger needs an event and a body
            for mutant in self.mutants(node.ability):
                if mutant.old is not node.ability:
                    yield mutant.within(dataclasses.replace(node, ability=mutant.node))
            for mutant in self.mutants(node.duration):
                yield mutant.within(dataclasses.replace(node, duration=mutant.node))
            return
        for method in (self._same, getattr(self, f"_{name.lower()}", None)):
            yield from (Mutant(f"{name}.{what}", other, node, other) for what, other in method(node)) if method else ()
        for field in dataclasses.fields(node):
            if field.name in UNSEEN:
                continue
            part: m.Held = getattr(node, field.name)
            if isinstance(part, m.Node):
                for mutant in self.mutants(part):
                    yield mutant.within(dataclasses.replace(node, **{field.name: mutant.node}))
            elif isinstance(part, tuple):
                skipped = 1 if isinstance(node, m.Offer) else 0  # the first role of an offer is the asked player
                for mutant in self._list(f"{name}.{field.name}", part[skipped:]):
                    whole = (*part[:skipped], *mutant.node)
                    yield mutant.within(dataclasses.replace(node, **{field.name: whole}))

    # ----------------------------------------------------------------------------------------------- lists

    def _list(self, where: str, parts: Sequence[Any]) -> Iterator[Mutant]:
        parts = tuple(parts)
        for index, part in enumerate(parts):
            before, after = parts[:index], parts[index + 1 :]
            if isinstance(part, m.Node):
                for mutant in self.mutants(part):
                    yield mutant.within((*before, mutant.node, *after))
                if len(parts) > 1 and not where.endswith((".arguments", ".patterns")):
                    yield Mutant(f"{where} without one", (*before, *after), part)
            if where.endswith((".body", ".then", ".otherwise")):
                if after and not _reads(after[0], _bound([part])):
                    yield Mutant(f"{where} in another order", (*before, after[0], part, *after[1:]), part)
                yield from (
                    Mutant(f"{where} {what}", (*before, *made, *after), part, made) for what, made in self._out(part)
                )
                if after:
                    yield from (
                        Mutant(f"{where} {what}", (*before, made, *after[1:]), part, made)
                        for what, made in self._in(part, after[0])
                    )

    def _out(self, block: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Yield mutants with the last statement of a block moved behind it, or with the body in place of the block."""
        for field in ("otherwise", "body", "then"):
            inner = getattr(block, field, ())
            if not inner or isinstance(block, m.Offer):
                continue
            if len(inner) > 1 and not _reads(inner[-1], _bound(inner[:-1])):
                yield (
                    f"with the end of {type(block).__name__}.{field} behind it",
                    (
                        dataclasses.replace(block, **{field: inner[:-1]}),
                        inner[-1],
                    ),
                )
            if isinstance(block, m.May):  # a statement inside the block becomes independent of the player's decision
                for at in range(1, len(inner) - 1):
                    if any(not _reads(later, _bound(inner[:at])) for later in inner[at:]):
                        yield "without its 'if so'", (dataclasses.replace(block, body=inner[:at]), *inner[at:])
            if isinstance(block, m.May | m.Together | m.Repeat) or isinstance(block, m.If) and not block.otherwise:
                if not isinstance(block, m.Together) or len(inner) > 1:
                    yield f"without its {type(block).__name__}", inner
            if field == "otherwise":
                if isinstance(block, m.If):
                    yield "without its If", block.then
                break
        if isinstance(block, m.ChooseOne) and len(block.alternatives[-1].body) > 1:
            *others, last = block.alternatives
            shorter = dataclasses.replace(last, body=last.body[:-1])
            yield (
                "with the end of the last choice behind it",
                (
                    dataclasses.replace(block, alternatives=(*others, shorter)),
                    last.body[-1],
                ),
            )

    def _in(self, block: Any, following: Any) -> Iterator[tuple[str, Any]]:
        """Yield mutants in which the statement after a block is moved to the end of the block."""
        match block:
            case m.If(_, _, _, otherwise) if otherwise:
                yield "with what follows in otherwise", dataclasses.replace(block, otherwise=(*otherwise, following))
            case m.If():
                yield "with what follows in then", dataclasses.replace(block, then=(*block.then, following))
            case m.May() | m.Together() | m.Repeat() | m.ForEach(inline=False):
                yield "with what follows in its body", dataclasses.replace(block, body=(*block.body, following))
            case m.ChooseOne():
                *others, last = block.alternatives
                longer = dataclasses.replace(last, body=(*last.body, following))
                yield "with what follows in its last choice", dataclasses.replace(block, alternatives=(*others, longer))
            case _:
                pass

    # ------------------------------------------------------------------------------- fields of many nodes

    def _same(self, node: Any) -> Iterator[tuple[str, Any]]:
        """Yield mutants with a change in a field that has the same meaning in all node classes."""
        change = functools.partial(dataclasses.replace, node)
        if isinstance(getattr(node, "negated", None), bool):
            yield "negated", change(negated=not node.negated)
        for field in ("property", "zone"):
            part = getattr(node, field, None)
            if isinstance(part, m.Property):
                yield from ((field, change(**{field: other})) for other in self._like(part))
        if isinstance(getattr(node, "once", None), str):
            yield from (("once", change(once=s)) for s in ("", *self.scopes) if s != node.once and node.sort in SORTS)
        if isinstance(scope := getattr(node, "scope", None), str):
            yield from (("scope", change(scope=other)) for other in self.scopes if other != scope)
        if getattr(node, "condition", None) is not None and not isinstance(node, m.If | m.RevealUntil):
            if getattr(node, "sort", "") != "whenever":
                yield "condition", change(condition=None)
        if getattr(node, "during", None) is not None:
            yield "during", change(during=None)
        for field in ("where", "start"):
            if getattr(node, field, None) is not None:
                yield field, change(**{field: None})
        for field in ("chooser", "who", "you"):
            part = getattr(node, field, None)
            if isinstance(part, m.You):
                yield field, change(**{field: m.Current(node.span, self.player)})
            elif isinstance(part, m.Current) and not isinstance(node, m.StartFlow):
                yield field, change(**{field: m.You(node.span, self.player)})
        if getattr(node, "otherwise", ()):
            yield "otherwise", change(otherwise=())

    def _like(self, one: m.Property) -> list[m.Property]:
        """The properties with which a mutant can replace a property."""
        return [
            p
            for p in self.known.properties.values()
            if p != one and (p.owner, p.type, p.per) == (one.owner, one.type, one.per)
            if (p.sort == one.sort or {p.sort, one.sort} <= {"state", "fact", "derived"})
        ]

    def _verbs(self, key: str, passive: bool = False) -> Iterator[str]:
        mine = self.known.verbs[key]
        for verb in self.known.verbs.values():
            if verb.key != key and [(r.type, bool(r.preposition)) for r in verb.roles] == [
                (r.type, bool(r.preposition)) for r in mine.roles
            ]:
                yield verb.key

    # ------------------------------------------------------------------------------------------- expressions

    def _number(self, node: m.Number) -> Iterator[tuple[str, Any]]:
        yield "value", m.Number(node.span, node.value + 1)

    def _value(self, node: m.Value) -> Iterator[tuple[str, Any]]:
        for word in self.known.values[node.list].words if node.list in self.known.values else ():
            if word != node.word:
                yield "word", m.Value(node.span, node.list, word)

    def _local(self, node: m.Local) -> Iterator[tuple[str, Any]]:
        for name, other in self.locals.items():
            if name != node.name and other.type == node.type:
                yield "name", other

    def _you(self, node: m.You) -> Iterator[tuple[str, Any]]:
        yield "is current", m.Current(node.span, self.player)

    def _current(self, node: m.Current) -> Iterator[tuple[str, Any]]:
        yield "is you", m.You(node.span, self.player)

    def _arithmetic(self, node: m.Arithmetic) -> Iterator[tuple[str, Any]]:
        if node.left == m.Number(node.span, 0) and node.operator == "-":
            yield "sign", node.right
            return
        for operator in ("+", "-", "*", "at least", "at most"):
            if operator != node.operator:
                yield "operator", dataclasses.replace(node, operator=operator)
        if node.left != node.right:
            yield "sides", dataclasses.replace(node, left=node.right, right=node.left)
        if isinstance(node.left, m.Arithmetic):
            one, two, three = node.left.left, node.left.right, node.right
            inner = dataclasses.replace(node, left=two, right=three)
            yield "brackets", dataclasses.replace(node.left, left=one, right=inner)
        if isinstance(node.right, m.Arithmetic):
            one, two, three = node.left, node.right.left, node.right.right
            inner = dataclasses.replace(node, left=one, right=two)
            yield "brackets", dataclasses.replace(node.right, left=inner, right=three)
        if isinstance(node.left, m.Quotient):
            yield "brackets", dataclasses.replace(node.left, of=dataclasses.replace(node, left=node.left.of))

    def _quotient(self, node: m.Quotient) -> Iterator[tuple[str, Any]]:
        yield "rounded", dataclasses.replace(node, rounded="down" if node.rounded == "up" else "up")
        yield "of", node.of
        if isinstance(node.of, m.Arithmetic):
            yield "brackets", dataclasses.replace(node.of, left=dataclasses.replace(node, of=node.of.left))

    def _total(self, node: m.Total) -> Iterator[tuple[str, Any]]:
        yield "sort", dataclasses.replace(node, sort="lowest" if node.sort == "highest" else "highest")

    def _those(self, node: m.Those) -> Iterator[tuple[str, Any]]:
        for determiner in OTHER_DETERMINERS.get(node.determiner, ()):
            other: Any = None
            if determiner in ("another", "other", "each other"):
                player = self.known.is_a(node.kind, "player")
                other = m.You(node.span, node.kind) if player else m.This(node.span, node.kind)
            yield "determiner", dataclasses.replace(node, determiner=determiner, other_than=other)
        if node.zone is not None:
            yield "zone", dataclasses.replace(node, zone=None)
        if node.history is not None:
            yield "history", dataclasses.replace(node, history=None)
        if node.adjectives:
            yield "adjectives", dataclasses.replace(node, adjectives=())

    def _history(self, node: m.History) -> Iterator[tuple[str, Any]]:
        for verb in self._verbs(node.verb):
            yield "verb", dataclasses.replace(node, verb=verb)

    def _count(self, node: m.Count) -> Iterator[tuple[str, Any]]:
        if node.distinct is not None:
            yield "distinct", dataclasses.replace(node, distinct=None)

    # -------------------------------------------------------------------------------------------- conditions

    def _compare(self, node: m.Compare) -> Iterator[tuple[str, Any]]:
        for operator in ("=", "<", ">", "<=", ">="):
            if operator != node.operator:
                yield "operator", dataclasses.replace(node, operator=operator)

    def _and(self, node: m.And) -> Iterator[tuple[str, Any]]:
        yield "is or", m.Or(node.span, node.parts)
        yield from self._regrouped(node, m.Or)

    def _or(self, node: m.Or) -> Iterator[tuple[str, Any]]:
        yield "is and", m.And(node.span, node.parts)
        yield from self._regrouped(node, m.And)

    def _regrouped(self, node: Any, other: Any) -> Iterator[tuple[str, Any]]:
        """Yield a condition with other brackets: `(a and b) or c` for `a and (b or c)`."""
        *first, last = node.parts
        if isinstance(last, other):
            yield "brackets", other(node.span, (type(node)(node.span, (*first, last.parts[0])), *last.parts[1:]))
        one, *more = node.parts
        if isinstance(one, other):
            yield "brackets", other(node.span, (*one.parts[:-1], type(node)(node.span, (one.parts[-1], *more))))

    # -------------------------------------------------------------------------------------------- statements

    def _call(self, node: m.Call) -> Iterator[tuple[str, Any]]:
        yield from (("verb", dataclasses.replace(node, verb=verb)) for verb in self._verbs(node.verb))

    def _offer(self, node: m.Offer) -> Iterator[tuple[str, Any]]:
        yield from (("verb", dataclasses.replace(node, verb=verb)) for verb in self._verbs(node.verb))

    def _choosesome(self, node: m.ChooseSome) -> Iterator[tuple[str, Any]]:
        if node.most is None:
            yield "most", dataclasses.replace(node, most=m.Number(node.span, 3))
        else:
            yield "exactly", dataclasses.replace(node, exactly=not node.exactly)
            yield "any number", dataclasses.replace(node, most=None, exactly=False)

    def _choosevalue(self, node: m.ChooseValue) -> Iterator[tuple[str, Any]]:
        for list_ in self.known.values:
            if list_ != node.list and node.where is None:
                yield "list", dataclasses.replace(node, list=list_)

    def _modify(self, node: m.Modify) -> Iterator[tuple[str, Any]]:
        if isinstance(node.what, m.Those) and node.what.determiner == "":
            yield "all", dataclasses.replace(node, what=dataclasses.replace(node.what, determiner="all"))

    def _change(self, node: m.Change) -> Iterator[tuple[str, Any]]:
        for operator in ("rises", "falls", "becomes"):
            if operator != node.operator:
                yield "operator", dataclasses.replace(node, operator=operator)

    def _become(self, node: m.Become) -> Iterator[tuple[str, Any]]:
        yield from ((what, dataclasses.replace(node, value=value)) for what, value in self._value(node.value))

    def _move(self, node: m.Move) -> Iterator[tuple[str, Any]]:
        yield "end", dataclasses.replace(node, end="bottom" if node.end == "top" else "top")

    def _perform(self, node: m.Perform) -> Iterator[tuple[str, Any]]:
        yield from (("slot", dataclasses.replace(node, slot=slot)) for slot in self.slots if slot != node.slot)
        if node.arguments:
            yield "arguments", dataclasses.replace(node, arguments=())

    def _read(self, node: m.Read) -> Iterator[tuple[str, Any]]:
        """Yield mutants that read the property of another thing: of a thing to which the owner refers."""
        if node.owner is None:
            return
        for property in self.known.properties.values():
            if (
                property.type.tag == "thing"
                and property.owner
                and self.known.is_a(property.type.of, node.property.owner)
            ):
                kind = getattr(getattr(node.owner, "type", None), "of", "") or getattr(node.owner, "kind", "")
                if kind and self.known.is_a(kind, property.owner):
                    further = m.Read(node.span, property, node.owner)
                    yield "owner", dataclasses.replace(node, owner=further)

    def _hasslot(self, node: m.HasSlot) -> Iterator[tuple[str, Any]]:
        yield from (("slot", dataclasses.replace(node, slot=slot)) for slot in self.slots if slot != node.slot)

    def _if(self, node: m.If) -> Iterator[tuple[str, Any]]:
        if node.otherwise and node.then != node.otherwise:
            yield "branches", dataclasses.replace(node, then=node.otherwise, otherwise=node.then)

    def _window(self, node: m.Window) -> Iterator[tuple[str, Any]]:
        yield "once", dataclasses.replace(node, once=not node.once)

    def _startflow(self, node: m.StartFlow) -> Iterator[tuple[str, Any]]:
        yield from (("flow", dataclasses.replace(node, flow=flow)) for flow in self.flows if flow != node.flow)
        if node.who is not None:
            yield "who", dataclasses.replace(node, who=None)

    def _scopeedge(self, node: m.ScopeEdge) -> Iterator[tuple[str, Any]]:
        yield "edge", dataclasses.replace(node, edge=EDGES[node.edge])

    def _endgame(self, node: m.EndGame) -> Iterator[tuple[str, Any]]:
        yield from (("result", m.EndGame(node.span, result)) for result in self.results if result != node.result)

    # ---------------------------------------------------------------------------------- events and abilities

    def _duration(self, node: m.Duration) -> Iterator[tuple[str, Any]]:
        for index, scope in enumerate(node.scopes):
            for other in self.scopes:
                if other not in node.scopes:
                    scopes = (*node.scopes[:index], other, *node.scopes[index + 1 :])
                    yield "scope", dataclasses.replace(node, scopes=scopes)
            if len(node.scopes) + len(node.events) > 1:
                scopes = tuple(s for s in node.scopes if s != scope)
                yield "scope dropped", dataclasses.replace(node, scopes=scopes)
        yield "rest", m.Duration(node.span, ("turn",) if node.rest else (), rest=not node.rest)

    def _event(self, node: m.Event) -> Iterator[tuple[str, Any]]:
        name, _, edge = node.key.rpartition(" ")
        if node.key.startswith("becomes "):
            owner, property, word = node.key.removeprefix("becomes ").split(".")
            for other in self.known.values[self.known.properties[owner, property].type.of].words:
                if other != word:
                    yield "key", dataclasses.replace(node, key=f"becomes {owner}.{property}.{other}")
        elif node.key.startswith("step "):
            for step in self.known.everything(m.Step):
                if node.key != f"step {step.name}":
                    yield "key", dataclasses.replace(node, key=f"step {step.name}")
        elif edge in EDGES:
            yield "key", dataclasses.replace(node, key=f"{name} {EDGES[edge]}")
            yield from (("key", dataclasses.replace(node, key=f"{s} {edge}")) for s in self.scopes if s != name)
            if any(node.patterns):
                yield "patterns", dataclasses.replace(node, patterns=())
        else:
            yield from (("key", dataclasses.replace(node, key=verb)) for verb in self._verbs(node.key))
            for index, pattern in enumerate(node.patterns):
                if isinstance(pattern, m.Those) and pattern.determiner == "a":
                    wider = dataclasses.replace(pattern, determiner="any")
                    patterns = (*node.patterns[:index], wider, *node.patterns[index + 1 :])
                    yield "any", dataclasses.replace(node, patterns=patterns)
                if pattern is not None and index and any(node.patterns[:index]):
                    patterns = (*node.patterns[:index], None, *node.patterns[index + 1 :])
                    yield "patterns", dataclasses.replace(node, patterns=patterns)

    def _ability(self, node: m.Ability) -> Iterator[tuple[str, Any]]:
        if node.sort in SORTS:
            other = SORTS[node.sort]
            if other != "may instead" or len(node.body) == 1 and isinstance(node.body[0], m.Call):
                yield "sort", dataclasses.replace(node, sort=other)
        if node.sort == "slot":
            yield from (("slot", dataclasses.replace(node, slot=slot)) for slot in self.slots if slot != node.slot)


def _bound(statements: Sequence[Any]) -> set[str]:
    names = {getattr(node, field, None) for s in statements for node in m.walk(s) for field in ("name", "rest")}
    return {name for name in names if isinstance(name, str) and name}


def _reads(statement: Any, names: set[str]) -> bool:
    return any(isinstance(node, m.Local) and node.name in names for node in m.walk(statement))
