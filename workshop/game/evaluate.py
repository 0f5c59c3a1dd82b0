"""Evaluate expressions, noun phrases and conditions of the model in the current state of a game.

The results are equal to those of the functions that the Python back end generates from the same nodes;
tests/workshop/test_evaluate.py compares them for every expression of every game. A name without a value raises
LookupError.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never, cast

from ombre import contract
from ombre.compiler import model
from ombre.compiler.unbound import may_be_nothing, needed
from ombre.runtime import NOTHING, item, product, quotient
from ombre.runtime.flow import Play
from ombre.runtime.records import Cells, Row

Value: TypeAlias = "int | str | Sequence[int] | Sequence[tuple[int, int]] | Mapping[int, int] | None"
"""A number or a thing; the id of a card; a list of words or cells; a row of a property; None for a missing number."""

_SUMS: dict[model.Operator, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": product, "at least": max, "at most": min,
}  # fmt: skip
_AGGREGATES: dict[model.AggregateSort, Callable[[Iterable[int]], int]] = {"total": sum, "highest": max, "lowest": min}
_TESTS: dict[model.Comparison, Callable[[int, int], bool]] = {
    "=": operator.eq, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Environment:
    """A game in play, and the values of the local names, by their names in the generated code."""

    g: Play
    names: Mapping[str, Value]

    def __or__(self, more: Mapping[str, Value]) -> Environment:
        return Environment(self.g, {**self.names, **more})


Test: TypeAlias = (
    model.Can | model.Compare | model.Is | model.IsNextTo | model.IsKind | model.IsCopy | model.IsIn | model.IsEmpty | model.Exists
    | model.IsCard | model.HasSlot | model.ThereIs | model.Result
)  # fmt: skip
"""A condition that contains no other conditions."""


class Evaluator:
    """Evaluates expressions of one game in play."""

    def __init__(self, rules: model.Model, known: Environment):
        self.model, self.g, self.known = rules, known.g, known

    def number(self, node: model.Expression) -> int:
        """Return the value of an expression that is a number or a thing; raise TypeError for other expressions."""
        found = self.value(node)
        if not isinstance(found, int):
            raise TypeError(node)
        return found

    def value(self, node: model.Expression) -> Value:
        """Return the value of an expression: a number, a thing, a list of words or cells, or the key of a zone."""
        g = self.g
        match node:
            case model.Number():
                return node.value
            case model.Value():
                return self._attribute(contract.word(node.list, node.word))
            case model.Local():
                return self.known.names[contract.local(node.name)]
            case model.This():
                return self.known.names["this"]
            case model.You():
                return self.known.names["you"]
            case model.Current():
                return g.current
            case model.Owner():
                return g.owner[self.number(node.of)]
            case model.Source():
                return g.source[1]
            case model.Beginning():
                return g.beginning
            case model.ById():
                return node.id
            case model.Seat():
                return node.number
            case model.SeatAfter():
                return g.seat_after(self.number(node.who), self.number(node.steps))
            case model.Neighbour():
                return g.neighbour(self.number(node.of), 1 if node.side == "after" else -1)
            case model.CardIn():
                return g.copy_in(self._place(node.zone), node.card)
            case model.Nothing():
                return NOTHING
            case model.Read():
                return self._read(node)
            case model.Item() | model.Mark() | model.Size():
                return self._part(node)
            case model.Arithmetic():
                return _SUMS[node.operator](self.number(node.left), self.number(node.right))
            case model.Quotient():
                return quotient(self.number(node.of), self.number(node.by), node.rounded == "up")
            case model.Count():
                return self._count(node)
            case model.Total():
                each = [inner.number(node.amount) for inner in self._fitting(node.of) if inner._there(node.amount)]
                return _AGGREGATES[node.sort](each or [0])
            case model.Top():
                return g.top(self._place(node.zone))
            case _:
                assert_never(node)

    def _attribute(self, name: str) -> Value:
        """Return the attribute of the game with this name."""
        found: Value = getattr(self.g, name)
        return found

    def _part(self, node: model.Item | model.Mark | model.Size) -> Value:
        """Return an item of a list of cells, or the symbol or size of a cell."""
        if isinstance(node, model.Item):
            return item(cast(Cells, self.value(node.of)), self.number(node.number))
        return self._list(node.cell)[0 if isinstance(node, model.Mark) else 1]

    def _list(self, node: model.Expression) -> Sequence[int]:
        """Return the value of an expression that is a list or a cell; raise TypeError for other expressions."""
        found = self.value(node)
        if found is None or isinstance(found, int | str):
            raise TypeError(node)
        return cast("Sequence[int]", found)

    def _count(self, node: model.Count) -> int:
        if node.distinct is None:
            return len(self.members(node.of) if isinstance(node.of, model.Those) else self._cards(node.of))
        assert isinstance(node.of, model.Those)
        asked, fitting = model.Read(node.span, node.distinct, _candidate(node.of)), self._fitting(node.of)
        if node.distinct.type.tag == "set":
            return len({word for inner in fitting for word in inner._list(asked)})
        return len({inner.number(asked) for inner in fitting})

    def _read(self, node: model.Read) -> Value:
        found = node.property
        if found.sort == "zone":
            return self._place(node)
        owner = [] if node.owner is None else [self.number(node.owner)]
        if found.sort in ("fact", "derived"):
            name = contract.fact if found.sort == "fact" else contract.derived
            worked_out: Value = getattr(self.g, name(found.owner, found.name))(*owner)
            return worked_out
        held = self.g.held(found.owner, found.name)
        if found.owner:
            held = cast(Row, held)[owner[0]]
        return cast(Value, held) if node.index is None else cast(Row, held)[self.number(node.index)]

    def _place(self, zone: model.Read) -> int:
        place: int = getattr(self.g, contract.zone(zone.property.owner, zone.property.name))
        place += self.g.apart * self.number(zone.index) if zone.index is not None else 0
        return place + (self.number(zone.owner) if zone.owner is not None else 0)

    def _zone(self, zone: model.Read) -> Sequence[int]:
        """Return the cards in a zone; nothing has no zone."""
        if zone.owner is not None and may_be_nothing(zone.owner):
            return self.g.zones.get(self._place(zone), ())
        return self.g.zones[self._place(zone)]

    def _cards(self, of: model.Expression) -> Sequence[int]:
        """Return the things in a zone or in a list."""
        if isinstance(of, model.Read) and of.property.sort == "zone":
            return self._zone(of)
        return self._list(of)

    # ---------------------------------------------------------------------------------------- noun phrases

    def members(self, those: model.Those) -> list[int]:
        """Return the things that match a noun phrase."""
        return [inner.number(_candidate(those)) for inner in self._fitting(those)]

    def _fitting(self, those: model.Those) -> Iterator[Evaluator]:
        """Yield an evaluator for each matching thing; in it, the local name of the noun phrase stands for the thing."""
        for x in self._source(those):
            inner = Evaluator(self.model, self.known | {contract.local(those.candidate): x})
            if inner._is_one(those, x):
                yield inner

    def _source(self, those: model.Those) -> Iterable[int]:
        g, zone, history = self.g, those.zone, those.history
        if history is not None:
            who = self.number(history.who)
            past = g.past(history.verb, history.scope)
            return [args[history.role] for args in past if args[history.who_role] == who]
        if zone is not None:
            return self._list(zone) if isinstance(zone, model.Local) else self._zone(zone)
        if self.model.is_a(those.kind, "player"):
            return g.everyone(g.current)
        return g.live(getattr(g, contract.kind(those.kind)))

    def _is_one(self, those: model.Those, x: int) -> bool:
        """Whether one of the things that `_source` returns has the kind and passes the tests of a noun phrase."""
        if self.model.is_a(those.kind, "player"):
            asked = those.kind not in ("player", self.model.player)
        else:
            asked = those.kind != "card" and (those.zone is not None or those.history is not None)
        if asked and not self._is_kind(x, those.kind):
            return False
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            assert found is not None
            if not self._is(model.Read(adjective.span, found, _candidate(those)), (adjective,)):
                return False
        if those.other_than is not None and x == self.number(those.other_than):
            return False
        return those.where is None or self.truth(those.where)

    def _is_kind(self, x: int, kind: str) -> bool:
        kinds: tuple[int, ...] = getattr(self.g, contract.kind(kind))
        return self.g.kind[x] in kinds

    # ----------------------------------------------------------------------------------------- conditions

    def truth(self, node: model.Condition) -> bool:
        """Whether a condition is true; it is false if a value that it needs is NOTHING."""
        match node:
            case model.And():
                return all(self.truth(part) for part in node.parts)
            case model.Or():
                return any(self.truth(part) for part in node.parts)
            case _:
                return self._there(node) and self._holds(node)

    def _there(self, node: model.Condition | model.Expression) -> bool:
        """Whether all values that a condition or expression needs exist."""
        for part in needed(node):
            missing = None if isinstance(part, model.Local) and part.type == model.NUMBER else NOTHING
            if self.value(part) == missing:
                return False
        return True

    def _holds(self, node: Test) -> bool:
        g = self.g
        match node:
            case model.Compare():
                return _TESTS[node.operator](self.number(node.left), self.number(node.right))
            case model.Is():
                return self._is(node.left, node.options) != node.negated
            case model.IsKind():
                return self._is_kind(self.number(node.left), node.kind) != node.negated
            case model.IsNextTo():
                return g.next_to(self.number(node.left), self.number(node.right)) != node.negated
            case model.IsCopy():
                return (g.face[self.number(node.left)] == g.face[self.number(node.right)]) != node.negated
            case model.IsIn():
                return (g.where[self.number(node.left)] == self._place(node.zone)) != node.negated
            case model.IsEmpty():
                return bool(self._cards(node.zone)) == node.negated
            case model.Exists():
                return (self.value(node.what) != NOTHING) != node.negated
            case model.IsCard():
                return g.is_card(self.number(node.what), node.card) != node.negated
            case model.HasSlot():
                return g.has_slot(self.number(node.what), node.slot) != node.negated
            case model.Can():
                return g.can(node.verb, *map(self.number, node.arguments))
            case model.ThereIs():
                return bool(self.members(node.what)) != node.negated
            case model.Result():
                so = g.result is not None if node.result == "over" else g.result == node.result
                return (so and (node.winner is None or self.value(node.winner) in g.winners)) != node.negated
            case _:
                assert_never(node)

    def _is(self, left: model.Expression, options: Sequence[model.Expression]) -> bool:
        """Whether a value is one of the options; for a printed list of words, whether it contains one of them."""
        if not _is_list(left):
            held = self.value(left)
            return any(held == self.value(option) for option in options)
        words = self._list(left)
        return any(
            bool({*words} & {*self._list(option)}) if _is_list(option) else self.value(option) in words
            for option in options
        )


def _candidate(those: model.Those) -> model.Local:
    """Return the local name of the thing that a noun phrase tests."""
    return model.Local(those.span, those.candidate, model.Type("thing", those.kind))


def _is_list(node: model.Expression) -> bool:
    return isinstance(node, model.Read) and node.property.type.tag == "set"
