"""What all nodes of trees and of the model have in common: a class in, a frozen node that knows where it stands out.

A dataclass makes six functions for each class, one after the other, and there are three hundred classes: that was a
quarter of what a command does before it begins. Here a node only has its own `__init__`; the rest is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

from .source import Span

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(kind: type[Made]) -> type[Made]:
    """A frozen dataclass with slots, equal to another of its class where all but the places are equal."""
    kind.__doc__ = kind.__doc__ or kind.__name__  # else the dataclass works out a signature, to be that
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(kind)


def getter(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    """What gives the values of some attributes, in a tuple."""
    if len(names) == 1:
        only = attrgetter(*names)
        return lambda found: (only(found),)
    return attrgetter(*names) if names else lambda _: ()


@node
class Node:
    """Something that was written somewhere."""

    span: Span = field(repr=False, compare=False)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        meaning = _meaning(type(self))
        return meaning(self) == meaning(other)

    def __hash__(self) -> int:
        return hash(_meaning(type(self))(self))

    def __repr__(self) -> str:
        shown = (f"{part.name}={getattr(self, part.name)!r}" for part in fields(self) if part.repr)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[type[Node], tuple[object, ...]]:
        """Made anew when it is read back: four times as fast as what a dataclass with slots does by itself."""
        return type(self), _values(type(self))(self)


_Reader = Callable[[object], tuple[object, ...]]
_readers: dict[type[Node], _Reader] = {}
_meanings: dict[type[Node], _Reader] = {}


def _values(kind: type[Node]) -> _Reader:
    """What gives the fields of a kind of node."""
    if (found := _readers.get(kind)) is None:
        found = _readers[kind] = getter([part.name for part in fields(kind)])
    return found


def _meaning(kind: type[Node]) -> _Reader:
    """What gives the fields that tell one node from another."""
    if (found := _meanings.get(kind)) is None:
        found = _meanings[kind] = getter([part.name for part in fields(kind) if part.compare])
    return found
