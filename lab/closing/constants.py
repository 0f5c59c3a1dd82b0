"""Write values that are known as expressions of a closed module, with their types."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any, TypeAlias

Value: TypeAlias = Any  # any object that a class of games holds
ANY = "Any"  # the type of what is no number, word or container of them
INLINE = 8  # the most entries of a tuple that stands where it is used


def is_a(value: Value, *kinds: type) -> bool:
    """Whether the type of a value is exactly one of some types."""
    return type(value) in kinds


def is_plain(value: Value) -> bool:
    """Whether a value consists of numbers, words and containers alone."""
    if is_a(value, tuple, list, frozenset, dict):
        return all(map(is_plain, (*keys_of(value), *parts_of(value))))
    return is_a(value, int, str, bool, type(None), range)


def is_small(value: Value) -> bool:
    """Whether a plain value never changes, and is short enough to stand where it is used."""
    return is_a(value, int, str, bool, type(None)) or is_a(value, tuple, frozenset) and len(value) <= INLINE


def has_functions(value: Value) -> bool:
    """Whether a value is a function, or contains one."""
    if isinstance(value, FunctionType):
        return True
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_functions(getattr(value, one.name)) for one in fields(value))
    return any(map(has_functions, parts_of(value)))


def parts_of(value: Value) -> list[Value]:
    """Return the entries of a container, in order, of a dict its values; nothing of other values."""
    if is_a(value, frozenset):
        return sorted(value)
    if is_a(value, dict):
        return list(value.values())
    return list(value) if is_a(value, list, tuple) or hasattr(value, "_asdict") else []


def keys_of(value: Value) -> list[Value]:
    """Return the keys of a dict; nothing of other values."""
    return list(value) if is_a(value, dict) else []


def literal(value: Value) -> ast.expr:
    """Return the expression of a plain value."""
    parts = [literal(part) for part in parts_of(value)]
    if is_a(value, frozenset):
        return ast.Call(ast.Name("frozenset", ast.Load()), [ast.List(parts, ast.Load())], [])
    if is_a(value, dict):
        return ast.Dict([literal(key) for key in keys_of(value)], parts)
    if is_a(value, list, tuple):
        return (ast.List if is_a(value, list) else ast.Tuple)(parts, ast.Load())
    if is_a(value, range):
        ends = [literal(end) for end in (value.start, value.stop, value.step)]
        return ast.Call(ast.Name("range", ast.Load()), ends, [])
    if is_a(value, int) and value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def annotation_of(value: Value) -> str:
    """Return the type of a constant; `ANY` for records and functions."""
    if value is None:
        return "None"
    name = type(value).__name__
    if is_a(value, bool, int, str):
        return name
    if is_a(value, list, frozenset):
        return f"{name}[{_common(parts_of(value))}]"
    if is_a(value, tuple):
        return f"tuple[{_common(parts_of(value))}, ...]"
    if is_a(value, dict):
        return f"dict[{_common(keys_of(value))}, {_common(parts_of(value))}]"
    return ANY


def _common(values: Iterable[Value]) -> str:
    """Return the type that fits all of some values."""
    found = {annotation_of(value) for value in values}
    if len(found) == 2 and "None" in found and ANY not in found:
        (other,) = found - {"None"}
        return f"{other} | None"
    return found.pop() if len(found) == 1 else ANY
