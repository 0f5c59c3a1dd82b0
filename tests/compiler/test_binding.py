"""What binds a name says so: each statement with a field `name` that is a new name has
`BindsLater` or `BindsInside`.
"""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

from ombre.compiler import model


def _named() -> list[type[model.BindsNames]]:
    classes = [one for one in vars(model).values() if isinstance(one, type) and issubclass(one, model.BindsNames)]
    return [one for one in classes if one not in (model.BindsNames, model.BindsLater, model.BindsInside)]


def test_each_statement_that_binds_a_name_says_so() -> None:
    """A statement with a field `name` binds it, but for those whose name is that of something declared."""
    declared = {model.ScopeEdge, model.Require, model.RunSetup}
    named = {one for one in get_args(model.Effect) if "name" in {field.name for field in fields(one)}}
    assert len(named) > 10
    assert named - declared <= {*_named()}


def test_the_names_are_in_fields_of_the_class() -> None:
    for one in _named():
        assert {*one.names_in} <= get_type_hints(one).keys(), one


def test_a_node_binds_its_names_for_what_follows_or_for_its_parts() -> None:
    assert all(issubclass(one, model.BindsLater) != issubclass(one, model.BindsInside) for one in _named())
    assert {one for one in get_args(model.Effect) if issubclass(one, model.BindsInside)} == {
        model.ForEach, model.ForItem, model.ForValue, model.Repeat,
    }  # fmt: skip
