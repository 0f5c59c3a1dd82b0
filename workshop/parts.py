"""Parts of the model in, what they are in a game as it stands out: each is compiled when it is asked for.

It is the back end that writes the game's own functions that does it, so that an answer cannot differ from the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from ombre.compiler import model
from ombre.compiler.backends.python import Writer
from ombre.compiler.messages import Amount, Argument

FACTS = (model.Number, model.Local, model.Read, model.Count)  # what is so plain that its amount is told beside it


class Parts:
    """Works out expressions and conditions. known: what the names in them stand for, as the generated code calls them."""

    def __init__(self, known: model.Model):
        self.python = Writer(known, known.files[0])

    def members(self, those: model.Those, known: Mapping[str, Any]) -> Any:
        """The things that a noun phrase means; nothing where it speaks of something that is not known here."""
        return self._run(self.python.members(those), known)

    def _run(self, python: str, known: Mapping[str, Any]) -> Any:
        """What an expression is now; nothing where it speaks of something that is not known here, or not there."""
        try:
            return eval(python, dict(known))  # the text is of the compiler's own making
        except (NameError, LookupError):
            return None

    def value(self, node: Any, known: Mapping[str, Any]) -> Any:
        """What an expression is: a number, a thing, the place of a zone."""
        return self._run(self.python.value(node), known)

    def truth(self, node: model.Condition, known: Mapping[str, Any]) -> bool | None:
        """Whether a condition holds; nothing where that cannot be known here."""
        found = self._run(self.python.condition(node), known)
        return None if found is None else bool(found)

    def passes(self, those: model.Those, known: Mapping[str, Any], x: int) -> bool:
        """Whether a thing is among those; also where that cannot be known here."""
        found = self._run(self.python.members(those), known)
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
