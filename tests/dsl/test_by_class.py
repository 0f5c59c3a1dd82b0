"""Tables of functions by class: a class without a function, or with two, is told."""

from __future__ import annotations

import pytest

from ombre.dsl import nodes
from ombre.dsl.by_class import ByClass


def test_a_class_without_a_function_is_named() -> None:
    table: ByClass[str] = ByClass()

    @table(nodes.You)
    def you(node: nodes.You) -> str:
        return "you"

    table.complete([nodes.You])
    with pytest.raises(TypeError, match="no function for This"):
        table.complete([nodes.You, nodes.This])
    with pytest.raises(TypeError, match="not in the union: You"):
        table.complete([])
    with pytest.raises(AssertionError, match="You has two functions"):
        table(nodes.You)(you)
