"""Parts of the model in, what they are in a game as it stands out; nothing where they speak of what is not known here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from ombre.compiler import model
from ombre.compiler.messages import Amount, Argument

from .evaluate import Evaluator

FACTS = (model.Number, model.Local, model.Read, model.Count)  # what is so plain that its amount is told beside it
Found = TypeVar("Found")


class Parts:
    """Works out expressions and conditions. known: `g`, and what the names in them stand for, as generated code calls them."""

    def __init__(self, known: model.Model):
        self.model = known

    def _found(self, work_out: Callable[[Evaluator], Found], known: Mapping[str, Any]) -> Found | None:
        try:
            return work_out(Evaluator(self.model, known["g"], known))
        except LookupError:
            return None

    def members(self, those: model.Those, known: Mapping[str, Any]) -> list[int] | None:
        """The things that a noun phrase means."""
        return self._found(lambda here: here.members(those), known)

    def value(self, node: Any, known: Mapping[str, Any]) -> Any:
        """What an expression is: a number, a thing, the place of a zone."""
        return self._found(lambda here: here.value(node), known)

    def truth(self, node: model.Condition, known: Mapping[str, Any]) -> bool | None:
        """Whether a condition holds."""
        return self._found(lambda here: here.truth(node), known)

    def passes(self, those: model.Those, known: Mapping[str, Any], x: int) -> bool:
        """Whether a thing is among those; also where that cannot be known here."""
        found = self.members(those, known)
        return found is None or x in found

    def failing(self, node: model.Condition | None, known: Mapping[str, Any]) -> model.Condition | None:
        """The first part of a condition that does not hold."""
        for part in parts_of(node):
            if self.truth(part, known) is False:
                return part
        return None

    def amounts(self, node: model.Condition, known: Mapping[str, Any]) -> tuple[Argument, ...] | None:
        """The two amounts of a comparison, where they are plain."""
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
    """What must be so, one by one."""
    if isinstance(node, model.And):
        for part in node.parts:
            yield from parts_of(part)
    elif node is not None:
        yield node


def with_seats(node: Any, g: Any) -> Any:
    """A node with the player whose turn it is called by the seat."""
    if isinstance(node, model.Current) and g.current < g.players:
        return model.Seat(node.span, g.current, node.kind)
    if isinstance(node, tuple):
        return tuple(with_seats(part, g) for part in node)
    if not isinstance(node, model.Node):
        return node
    return replace(node, **{f.name: with_seats(getattr(node, f.name), g) for f in fields(node) if f.init})


def in_turn_of(zone: model.Read, who: int) -> model.Read:
    """A place as it would be in the turn of a player."""
    return replace(zone, owner=model.Seat(zone.span, who, "")) if isinstance(zone.owner, model.Current) else zone
