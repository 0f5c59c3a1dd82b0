"""Decide whether a test that is true stays true while some statements run repeatedly."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable

from .. import model

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
}


def keeps(test: model.Compare | model.Is, lines: Iterable[model.Node]) -> bool:
    """Whether a test that is true certainly stays true while some statements run.

    Only tests that compare a property with a constant can be decided.
    """
    read = test.left
    if not isinstance(read, model.Read) or read.property.sort != "state" or read.index is not None:
        return False
    if not isinstance(read.owner, model.This | model.You | model.Current | None):
        is_of_table = isinstance(read.owner, model.Read) and read.owner.owner is None
        if not is_of_table:
            return False
    return all(_leaves(test, line) for line in lines if _property(line) == read.property)


def _property(line: model.Node) -> model.Property | None:
    """Return the property that a statement changes or an expression reads."""
    if isinstance(line, model.Read | model.Change | model.Become | model.Modify):
        return line.property
    return None


def _leaves(test: model.Compare | model.Is, line: model.Node) -> bool:
    """Whether a test that is true stays true after a line that changes or reads its property."""
    if isinstance(test, model.Is):
        words = {option.word for option in test.options if isinstance(option, model.Value)}
        return (
            isinstance(line, model.Read)
            or isinstance(line, model.Become)
            and not test.negated
            and line.value.word in words
        )
    if isinstance(line, model.Read):
        return True
    if test.operator not in _COMPARE or not isinstance(test.right, model.Number):
        return False
    if not isinstance(line, model.Change) or not isinstance(line.amount, model.Number):
        return False
    if line.operator == "becomes":
        return _COMPARE[test.operator](line.amount.value, test.right.value)
    return line.operator == ("rises" if test.operator in (">", ">=") else "falls")
