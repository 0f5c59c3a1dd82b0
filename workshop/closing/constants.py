"""Write values that are known as expressions of a closed module, with their types."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any, TypeAlias

Value: TypeAlias = Any  # any object that a class of games holds


def is_plain(value: Value) -> bool:
    """Whether a value consists of numbers, words and containers alone."""
    if value is None or isinstance(value, int | str):
        return type(value) in (int, str, bool, type(None))
    if type(value) in (tuple, list, frozenset, range):
        return all(map(is_plain, value))
    return type(value) is dict and all(is_plain(part) for pair in value.items() for part in pair)


def is_small(value: Value) -> bool:
    """Whether a plain value never changes, and is short enough to stand where it is used."""
    if isinstance(value, tuple | frozenset):
        return len(value) <= 8
    return value is None or isinstance(value, int | str)


def has_functions(value: Value) -> bool:
    """Whether a value is a function, or contains one."""
    if isinstance(value, FunctionType):
        return True
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_functions(getattr(value, one.name)) for one in fields(value))
    if isinstance(value, Mapping):
        return any(map(has_functions, value.values()))
    return isinstance(value, list | tuple) and any(map(has_functions, value))


def literal(value: Value) -> ast.expr:
    """Return the expression of a plain value."""
    match value:
        case frozenset():
            return ast.Call(ast.Name("frozenset", ast.Load()), [literal(sorted(value))], [])
        case dict():
            return ast.Dict([literal(key) for key in value], [literal(held) for held in value.values()])
        case list():
            return ast.List([literal(one) for one in value], ast.Load())
        case tuple():
            return ast.Tuple([literal(one) for one in value], ast.Load())
        case range():
            ends = [literal(end) for end in (value.start, value.stop, value.step)]
            return ast.Call(ast.Name("range", ast.Load()), ends, [])
        case int() if not isinstance(value, bool) and value < 0:
            return ast.UnaryOp(ast.USub(), ast.Constant(-value))
        case _:
            return ast.Constant(value)


def annotation_of(value: Value) -> str:
    """Return the type of a constant; Any for records and functions."""
    match value:
        case None:
            return "None"
        case bool() | int() | str():
            return type(value).__name__
        case list():
            return f"list[{_common(value)}]"
        case tuple() if not hasattr(value, "_fields"):
            return f"tuple[{_common(value)}, ...]"
        case frozenset():
            return f"frozenset[{_common(value)}]"
        case dict():
            return f"dict[{_common(value)}, {_common(value.values())}]"
        case _:
            return "Any"


def _common(values: Iterable[Value]) -> str:
    """Return the type that fits all of some values."""
    found = {annotation_of(value) for value in values}
    if len(found) == 2 and "None" in found and "Any" not in found:
        (other,) = found - {"None"}
        return f"{other} | None"
    return found.pop() if len(found) == 1 else "Any"
