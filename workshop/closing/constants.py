"""Write values that are known as expressions of a closed module, with their types."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any, TypeAlias

Value: TypeAlias = Any  # any object that a class of games holds
INLINE = 8  # the most entries of a tuple that stands where it is used


def is_plain(value: Value) -> bool:
    """Whether a value consists of numbers, words and containers alone."""
    if value is None or isinstance(value, int | str):
        return type(value) in (int, str, bool, type(None))
    if type(value) in (tuple, list, frozenset, range):
        return all(map(is_plain, value))
    return type(value) is dict and all(is_plain(part) for pair in value.items() for part in pair)


def is_small(value: Value) -> bool:
    """Whether a plain value never changes, and is short enough to stand where it is used."""
    if type(value) in (tuple, frozenset):
        return len(value) <= INLINE
    return value is None or isinstance(value, int | str)


def has_functions(value: Value) -> bool:
    """Whether a value is a function, or contains one."""
    if isinstance(value, FunctionType):
        return True
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_functions(getattr(value, one.name)) for one in fields(value))
    return any(map(has_functions, _parts(value)))


def _parts(value: Value) -> list[Value]:
    """Return the entries of a container, of a dict its values; nothing of other values."""
    if isinstance(value, dict):
        held: dict[Value, Value] = value
        return list(held.values())
    found: list[Value] = list(value) if isinstance(value, list | tuple | frozenset) else []
    return found


def literal(value: Value) -> ast.expr:
    """Return the expression of a plain value."""
    parts = [literal(part) for part in (sorted(value) if isinstance(value, frozenset) else _parts(value))]
    match value:
        case frozenset():
            return ast.Call(ast.Name("frozenset", ast.Load()), [ast.List(parts, ast.Load())], [])
        case dict():
            keys: list[Value] = list(value)
            return ast.Dict([literal(key) for key in keys], parts)
        case list():
            return ast.List(parts, ast.Load())
        case tuple():
            return ast.Tuple(parts, ast.Load())
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
        case list() | frozenset():
            return f"{type(value).__name__}[{_common(_parts(value))}]"
        case tuple() if type(value) is tuple:
            return f"tuple[{_common(_parts(value))}, ...]"
        case dict():
            keys: list[Value] = list(value)
            return f"dict[{_common(keys)}, {_common(_parts(value))}]"
        case _:
            return "Any"


def _common(values: Iterable[Value]) -> str:
    """Return the type that fits all of some values."""
    found = {annotation_of(value) for value in values}
    if len(found) == 2 and "None" in found and "Any" not in found:
        (other,) = found - {"None"}
        return f"{other} | None"
    return found.pop() if len(found) == 1 else "Any"
