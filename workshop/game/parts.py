"""Evaluate nodes of the model in the current state of a game; return None if a value is not known here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import TypeVar, cast

from ombre import contract
from ombre.compiler import model
from ombre.prose.language.messages import Amount, Argument
from ombre.runtime.flow import Play

from .evaluate import Environment, Evaluator, Found, Part, Value

FACTS = (model.Number, model.Local, model.Read, model.Count)  # nodes for which a reason prints the current amount
Rewritten = TypeVar("Rewritten", bound=model.Held)


class Parts:
    """Evaluates expressions and conditions; returns None if a name has no value."""

    def __init__(self, known: model.Model, evaluator: Evaluator):
        self.model, self.evaluator = known, evaluator

    def _found(self, work_out: Callable[[Part, Environment], Found], node: Part, known: Environment) -> Found | None:
        try:
            return work_out(node, known)
        except LookupError:
            return None

    def members(self, those: model.Those, known: Environment) -> list[int] | None:
        """Return the things that match a noun phrase."""
        return self._found(self.evaluator.members, those, known)

    def value(self, node: model.Expression, known: Environment) -> Value:
        """Return the value of an expression: a number, a thing, or the key of a zone."""
        return self._found(self.evaluator.value, node, known)

    def truth(self, node: model.Condition, known: Environment) -> bool | None:
        """Return whether a condition holds."""
        return self._found(self.evaluator.truth, node, known)

    def words(self, some: model.Some, known: Environment) -> tuple[int, ...]:
        """Return the numbers of the words of a list that a pattern matches."""
        words = range(len(self.model.values[some.type.of].words))
        if some.where is None:
            return tuple(words)
        name = contract.local(some.name)
        return tuple(word for word in words if self.truth(some.where, known | {name: word}) is not False)

    def passes(self, those: model.Those, known: Environment, x: int) -> bool:
        """Whether a thing matches a noun phrase, or it is not known if the thing does."""
        found = self.members(those, known)
        return found is None or x in found

    def failing(self, node: model.Condition | None, known: Environment) -> model.Condition | None:
        """Return the first part of a condition that is false; None if no part is."""
        for part in parts_of(node):
            if self.truth(part, known) is False:
                return part
        return None

    def amounts(self, node: model.Condition, known: Environment) -> tuple[Argument, ...] | None:
        """Return the numbers on both sides of a comparison; None if a side is no number or not in FACTS."""
        if not isinstance(node, model.Compare):
            return None
        found: list[Argument] = []
        for side in (node.left, node.right):
            value = self.value(side, known) if isinstance(side, FACTS) else None
            if not isinstance(value, int):
                return None
            found.append(Amount(value))
        return tuple(found)


def parts_of(node: model.Condition | None) -> Iterator[model.Condition]:
    """Yield the parts of a condition that must all be true."""
    if isinstance(node, model.And):
        for part in node.parts:
            yield from parts_of(part)
    elif node is not None:
        yield node


def rewritten(node: Rewritten, rule: Callable[[model.Held], model.Held]) -> Rewritten:
    """Return a copy of a node with replaced parts. rule(part): the replacement, or `part` to go on inside it."""

    def made(part: model.Held) -> model.Held:
        found = rule(part)
        if found is not part:
            return found
        if isinstance(part, tuple):
            return tuple(made(one) for one in part)
        if not isinstance(part, model.Node):
            return part
        make = cast("Callable[..., model.Node]", type(part))
        return make(**{f.name: made(getattr(part, f.name)) for f in fields(part) if f.init})

    return cast(Rewritten, made(node))


def with_seats(node: Rewritten, g: Play) -> Rewritten:
    """Return a node in which `current` is replaced by the seat of the current player, if that player has a seat."""

    def seated(part: model.Held) -> model.Held:
        if isinstance(part, model.Current) and g.current < g.players:
            return model.Seat(part.span, g.current, part.kind)
        return part

    return rewritten(node, seated)


def in_turn_of(zone: model.Read, who: int) -> model.Read:
    """Return a zone with the player `who` in place of `current` as its owner."""
    return replace(zone, owner=model.Seat(zone.span, who, "")) if isinstance(zone.owner, model.Current) else zone
