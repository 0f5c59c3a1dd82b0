"""Amounts, noun phrases and conditions of the model in, what they are in a game as it stands out.

It does what the functions do that the Python back end makes of the same nodes; tests/test_evaluate.py compares the two, on every
expression of every game. What speaks of something that is not known here raises a LookupError.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ombre import contract
from ombre.compiler import model
from ombre.compiler.unbound import needed
from ombre.runtime import NOTHING, item, product

_SIGNS: dict[str, Callable[[Any, Any], Any]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "+": operator.add, "-": operator.sub, "*": product, "at least": max, "at most": min,
}  # fmt: skip


class Evaluator:
    """Works out expressions of one game in play. known: what names stand for, as the generated code calls them."""

    def __init__(self, rules: model.Model, g: Any, known: Mapping[str, Any]):
        self.model, self.g, self.known = rules, g, known

    def value(self, node: Any) -> Any:
        """A number, a thing, a list of words or cells; of a zone, the place."""
        g = self.g
        match node:
            case model.Number():
                return node.value
            case model.Value():
                return getattr(g, contract.word(node.list, node.word))
            case model.Local():
                return self.known[contract.local(node.name)]
            case model.This():
                return self.known["this"]
            case model.You():
                return self.known["you"]
            case model.Current():
                return g.current
            case model.Owner():
                return g.owner[self.value(node.of)]
            case model.Source():
                return g.source[1]
            case model.Beginning():
                return g.beginning
            case model.ById():
                return node.id
            case model.Seat():
                return node.number
            case model.SeatAfter():
                return g.seat_after(self.value(node.who), self.value(node.steps))
            case model.Nothing():
                return NOTHING
            case model.Read():
                return self._read(node)
            case model.Item():
                return item(self.value(node.of), self.value(node.number))
            case model.Mark():
                return self.value(node.cell)[0]
            case model.Size():
                return self.value(node.cell)[1]
            case model.Arithmetic():
                return _SIGNS[node.operator](self.value(node.left), self.value(node.right))
            case model.Half():
                of = self.value(node.of)
                return -(-of // 2) if node.rounded == "up" else of // 2
            case model.Count():
                return self._count(node)
            case model.Total():
                each = [inner.value(node.amount) for inner in self._fitting(node.of) if inner._there(node.amount)]
                return max(each, default=0) if node.highest else sum(each)
            case model.Top():
                return g.top(self._place(node.zone))
        raise TypeError(node)

    def _count(self, node: model.Count) -> int:
        if node.distinct is None:
            return len(self.members(node.of) if isinstance(node.of, model.Those) else self._cards(node.of))
        assert isinstance(node.of, model.Those)
        thing = model.Local(node.span, node.of.candidate, model.Type("thing", node.of.kind))
        found = [inner.value(model.Read(node.span, node.distinct, thing)) for inner in self._fitting(node.of)]
        return len({word for words in found for word in words} if node.distinct.type.tag == "set" else set(found))

    def _read(self, node: model.Read) -> Any:
        found = node.property
        if found.sort == "zone":
            return self._place(node)
        owner: list[int] = [] if node.owner is None else [self.value(node.owner)]
        if found.sort == "fact":
            return getattr(self.g, contract.fact(found.owner, found.name))(*owner)
        if found.sort == "derived":
            return getattr(self.g, contract.derived(found.owner, found.name))(*owner)
        held = getattr(self.g, contract.state(found.owner, found.name))
        if found.owner:
            held = held[owner[0]]
        return held if node.index is None else held[self.value(node.index)]

    def _place(self, zone: model.Read) -> int:
        place: int = getattr(self.g, contract.zone(zone.property.owner, zone.property.name))
        place += self.g.apart * self.value(zone.index) if zone.index is not None else 0
        return place + (self.value(zone.owner) if zone.owner is not None else 0)

    def _cards(self, of: Any) -> Any:
        """What is in a zone, or in a list."""
        is_zone = isinstance(of, model.Read) and of.property.sort == "zone"
        return self.g.zones[self._place(of)] if is_zone else self.value(of)

    # ---------------------------------------------------------------------------------------- noun phrases

    def members(self, those: model.Those) -> list[int]:
        """The things that a noun phrase means now."""
        return [inner.known[contract.local(those.candidate)] for inner in self._fitting(those)]

    def _fitting(self, those: model.Those) -> Iterator[Evaluator]:
        """For each of them, who knows it under its name."""
        for x in self._source(those):
            inner = Evaluator(self.model, self.g, {**self.known, contract.local(those.candidate): x})
            if inner._is_one(those, x):
                yield inner

    def _source(self, those: model.Those) -> Iterable[int]:
        g, zone, history = self.g, those.zone, those.history
        if history is not None:
            who = self.value(history.who)
            past = g.past(history.verb, history.scope)
            return [args[history.role] for args in past if args[history.who_role] == who]
        if zone is not None:
            found: Iterable[int] = self.value(zone) if isinstance(zone, model.Local) else g.zones[self._place(zone)]
            return found
        if self.model.is_a(those.kind, "player"):
            everyone: list[int] = g.everyone(g.current)
            return everyone
        live: tuple[int, ...] = g.live(getattr(g, contract.kind(those.kind)))
        return live

    def _is_one(self, those: model.Those, x: int) -> bool:
        """Whether a thing of that source is one of those."""
        if self.model.is_a(those.kind, "player"):
            asked = those.kind not in ("player", self.model.player)
        else:
            asked = those.kind != "card" and (those.zone is not None or those.history is not None)
        if asked and not self._is_kind(x, those.kind):
            return False
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            assert found is not None
            thing = model.Local(adjective.span, those.candidate, model.Type("thing", those.kind))
            if not self._is(model.Read(adjective.span, found, thing), (adjective,)):
                return False
        if those.other_than is not None and x == self.value(those.other_than):
            return False
        return those.where is None or self.truth(those.where)

    def _is_kind(self, x: int, kind: str) -> bool:
        return self.g.kind[x] in getattr(self.g, contract.kind(kind))

    # ----------------------------------------------------------------------------------------- conditions

    def truth(self, node: Any) -> bool:
        """Whether a condition holds; one that mentions nothing, where it needs something, does not."""
        if isinstance(node, model.And):
            return all(self.truth(part) for part in node.parts)
        if isinstance(node, model.Or):
            return any(self.truth(part) for part in node.parts)
        return self._there(node) and self._holds(node)

    def _there(self, node: Any) -> bool:
        """Whether all that a phrase needs is there."""
        for part in needed(node):
            missing = None if isinstance(part, model.Local) and part.type == model.NUMBER else NOTHING
            if self.value(part) == missing:
                return False
        return True

    def _holds(self, node: Any) -> bool:
        g = self.g
        match node:
            case model.Compare():
                return bool(_SIGNS[node.operator](self.value(node.left), self.value(node.right)))
            case model.Is():
                return self._is(node.left, node.options) != node.negated
            case model.IsKind():
                return self._is_kind(self.value(node.left), node.kind) != node.negated
            case model.IsCopy():
                return bool((g.face[self.value(node.left)] == g.face[self.value(node.right)]) != node.negated)
            case model.IsIn():
                return bool((g.where[self.value(node.left)] == self._place(node.zone)) != node.negated)
            case model.IsEmpty():
                return bool(self._cards(node.zone)) == node.negated
            case model.Exists():
                return bool((self.value(node.what) != NOTHING) != node.negated)
            case model.IsCard():
                return bool(g.is_card(self.value(node.what), node.card) != node.negated)
            case model.HasSlot():
                return bool(g.has_slot(self.value(node.what), node.slot) != node.negated)
            case model.Can():
                return bool(g.can(node.verb, *map(self.value, node.arguments)))
            case model.ThereIs():
                return bool(self.members(node.what)) != node.negated
            case model.Result():
                so = g.result is not None if node.result == "over" else g.result == node.result
                return bool((so and (node.winner is None or g.winner == self.value(node.winner))) != node.negated)
        raise TypeError(node)

    def _is(self, left: Any, options: tuple[Any, ...]) -> bool:
        """Whether it is one of the options; of a printed list of words, whether one of them is on it."""
        held = self.value(left)
        if not _is_list(left):
            return any(held == self.value(option) for option in options)
        return any(
            bool({*held} & {*self.value(option)}) if _is_list(option) else self.value(option) in held
            for option in options
        )


def _is_list(node: Any) -> bool:
    return isinstance(node, model.Read) and node.property.type.tag == "set"
