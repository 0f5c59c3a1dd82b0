"""The base class of all nodes of trees and of the model: frozen, with a place in the source.

A dataclass generates six functions for each class. With three hundred classes, that took a quarter of the start of a
command. Here each node class has its own `__init__` only; all other functions are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, dataclass_transform

from .source import Span


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class NodeType(type):
    """Make each class a frozen dataclass with slots. Nodes of one class are equal if all fields but the spans are."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        body.setdefault("__doc__", name)  # otherwise the dataclass computes a signature for the docstring
        made: type = super().__new__(cls, name, bases, body)
        if "__slots__" not in body:  # `dataclass` makes the class a second time, with slots
            made = dataclass(frozen=True, slots=True, eq=False, repr=False)(made)
        return made


def getter(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    """A function that returns the values of some attributes as a tuple."""
    if len(names) == 1:
        only = attrgetter(*names)
        return lambda found: (only(found),)
    return attrgetter(*names) if names else lambda _: ()


class Node(metaclass=NodeType):
    """A node with a place in the source."""

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
        """Pickle support; it is four times as fast as that of a dataclass with slots."""
        return type(self), _values(type(self))(self)


_Reader = Callable[[object], tuple[object, ...]]
_readers: dict[type[Node], _Reader] = {}
_meanings: dict[type[Node], _Reader] = {}


def _values(kind: type[Node]) -> _Reader:
    """The function that returns all field values of a node class."""
    if (found := _readers.get(kind)) is None:
        found = _readers[kind] = getter([part.name for part in fields(kind)])
    return found


def _meaning(kind: type[Node]) -> _Reader:
    """The function that returns the field values that count for equality."""
    if (found := _meanings.get(kind)) is None:
        found = _meanings[kind] = getter([part.name for part in fields(kind) if part.compare])
    return found
