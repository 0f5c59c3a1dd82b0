"""The base class of all nodes of syntax trees and of the model: immutable, with a place in the source.

For each class, `dataclass` would generate six functions, and make the class a second time to give it slots. For three
hundred classes, this took a quarter of the start-up time of a command. So only `__init__` is generated for each class;
all share the other functions. `dataclass` does the rest: `fields`, `replace` and patterns with positions work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeAlias, cast, dataclass_transform

from .source import Span


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class NodeType(type):
    """Makes each node class a frozen dataclass with slots.

    Two nodes are equal if they have the same class and equal fields; the spans are not compared.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, object]) -> type:
        body.setdefault("__doc__", name)  # otherwise the dataclass computes a signature for the docstring
        known = {one for base in bases for one in getattr(base, "__dataclass_fields__", ())}
        types = cast("dict[str, object]", body.get("__annotations__", {}))
        own = [one for one, what in types.items() if not str(what).startswith("ClassVar")]
        defaults = {one: body.pop(one) for one in own if one in body}  # a slot has no value in the class
        body["__slots__"] = tuple(one for one in own if one not in known)
        made = super().__new__(cls, name, bases, body)
        _complete(cast("type[Node]", made), defaults)
        return made


def _complete(made: type[Node], defaults: Mapping[str, object]) -> None:
    """Make a class with slots a dataclass, whose `__init__` sets the slots: an assignment to a node is refused."""
    dataclass(init=False, eq=False, repr=False)(made)
    names, given = list[str](), list[str]()
    space: dict[str, object] = {}
    for part in fields(made):
        default = defaults.get(part.name, MISSING)
        if isinstance(default, Field):
            part.repr, part.compare = default.repr, default.compare  # a node says no more with `field`
        elif default is not MISSING:
            part.default = default
        names.append(part.name)
        given.append(part.name if part.default is MISSING else f"{part.name}=_{part.name}_is")
        space |= {f"_{part.name}_is": part.default, f"_set_{part.name}": getattr(made, part.name).__set__}
    lines = [f"    _set_{name}(self, {name})" for name in names]
    exec("\n".join([f"def __init__(self, {', '.join(given)}):", *lines]), space)
    setattr(made, "__init__", space["__init__"])  # noqa: B010  (type checkers know another signature)


def getter(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    """Make a function that returns the values of some attributes of an object as a tuple."""
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

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __reduce__(self) -> tuple[type[Node], tuple[object, ...]]:
        """Support for pickling; four times as fast as the default of a dataclass with slots."""
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


# -------------------------------------------------------------------------------------------------- syntax trees


class Word(Node):
    """A token that the tree contains. sort: the class of the token (WORD, KIND, NUMBER, PLUS ...)."""

    text: str
    sort: str

    @property
    def number(self) -> int:
        return int(self.text)


Words: TypeAlias = tuple[Word, ...]
Held: TypeAlias = "Node | tuple[Held, ...] | None"
"""The possible values of a field of a node of a syntax tree."""

_held: dict[type[Node], Callable[[object], tuple[Held, ...]]] = {Word: lambda _: ()}


def held(tree: Node) -> tuple[Held, ...]:
    """The values of the fields of a node, in order, without the span."""
    kind = type(tree)
    if (reader := _held.get(kind)) is None:
        reader = _held[kind] = getter([part.name for part in fields(kind)[1:]])  # all fields but the span
    return reader(tree)
