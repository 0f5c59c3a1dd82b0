"""The table of the nodes that bind a name agrees with the classes of the model, and with what the code generator binds."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

from ombre.compiler import model
from ombre.compiler.backends.python.expressions import BINDERS, BINDING
from ombre.compiler.binding import FOLLOWING, INSIDE, NAMES


def test_each_statement_that_binds_a_name_is_in_the_table() -> None:
    """A statement with a field `name` binds it, but for those whose name is that of something declared."""
    declared = {model.ScopeEdge, model.Require, model.RunSetup}
    named = {
        one for one in _statements() if "name" in {field.name for field in fields(one)} and one not in declared
    }  # fmt: skip
    assert named - declared <= {*NAMES}
    assert {*FOLLOWING} == {*BINDING}
    assert {*FOLLOWING, *INSIDE} - {model.Those, model.Event} == {*BINDERS}


def test_the_fields_of_the_table_are_those_of_the_classes() -> None:
    for of, names in NAMES.items():
        hints = get_type_hints(of)
        assert {*names} <= hints.keys(), of


def _statements() -> list[type[model.Node]]:
    found: list[type[model.Node]] = []
    left: list[object] = [model.Effect]
    while left:
        part = left.pop()
        left += get_args(part)
        found += [part] if isinstance(part, type) and issubclass(part, model.Node) else []
    return found
