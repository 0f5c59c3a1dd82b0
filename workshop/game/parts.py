"""Evaluate nodes of the model in the current state of a game; return None if a value is not known here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import TypeVar, cast

from ombre.compiler import model
from ombre.compiler.messages import Amount, Argument
from ombre.runtime.flow import Play

from .evaluate import Environment, Evaluator, Value

FACTS = (model.Number, model.Local, model.Read, model.Count)  # nodes whose amount is printed beside them
Found = TypeVar("Found")
Part = TypeVar("Part", bound=model.Held)


class Parts:
    """Evaluates expressions and conditions; returns None if a name has no value."""

    def __init__(self, known: model.Model):
        self.model = known

    def _found(self, work_out: Callable[[Evaluator], Found], known: Environment) -> Found | None:
        try:
            return work_out(Evaluator(self.model, known))
        except LookupError:
            return None

    def members(self, those: model.Those, known: Environment) -> list[int] | None:
        """The things that match a noun phrase."""
        return self._found(lambda here: here.members(those), known)

    def value(self, node: model.Expression, known: Environment) -> Value:
        """The value of an expression: a number, a thing, the key of a zone."""
        return self._found(lambda here: here.value(node), known)

    def truth(self, node: model.Condition, known: Environment) -> bool | None:
        """Whether a condition holds."""
        return self._found(lambda here: here.truth(node), known)

    def passes(self, those: model.Those, known: Environment, x: int) -> bool:
        """Whether a thing matches a noun phrase; also true if that is not known here."""
        found = self.members(those, known)
        return found is None or x in found

    def failing(self, node: model.Condition | None, known: Environment) -> model.Condition | None:
        """The first part of a condition that is false."""
        for part in parts_of(node):
            if self.truth(part, known) is False:
                return part
        return None

    def amounts(self, node: model.Condition, known: Environment) -> tuple[Argument, ...] | None:
        """The values of both sides of a comparison, if both are simple."""
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
    """The parts of a condition that must all be true."""
    if isinstance(node, model.And):
        for part in node.parts:
            yield from parts_of(part)
    elif node is not None:
        yield node


def rewritten(node: Part, rule: Callable[[model.Held], model.Held]) -> Part:
    """Replace nodes inside a node. rule(node): the replacement, or the node itself to keep it and go on inside it."""

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

    return cast(Part, made(node))


def with_seats(node: Part, g: Play) -> Part:
    """A node in which the player whose turn it is is replaced by their seat."""

    def seated(part: model.Held) -> model.Held:
        if isinstance(part, model.Current) and g.current < g.players:
            return model.Seat(part.span, g.current, part.kind)
        return part

    return rewritten(node, seated)


def in_turn_of(zone: model.Read, who: int) -> model.Read:
    """The zone as it would be in the turn of a player."""
    return replace(zone, owner=model.Seat(zone.span, who, "")) if isinstance(zone.owner, model.Current) else zone
