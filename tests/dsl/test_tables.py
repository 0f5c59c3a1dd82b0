"""The access to the private parser tables of Lark: these tests fail if a version of Lark changes the tables."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import lark
import pytest

from ombre.dsl import parser
from ombre.dsl.tables import table

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_this_version_of_lark_is_one_that_was_tried() -> None:
    """The installed version of Lark is in the range that pyproject.toml allows; only these versions were tested."""
    asked = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    (wanted,) = (line for line in asked if line.startswith("lark"))
    found = re.fullmatch(r"lark>=(\d+)\.(\d+),<(\d+)\.(\d+)", wanted)
    assert found is not None, "pyproject.toml: write lark>=A.B,<C.D, since dsl/tables.py reads what Lark keeps private"
    least, below = (int(found[1]), int(found[2])), (int(found[3]), int(found[4]))
    version = tuple(int(part) for part in lark.__version__.split(".")[:2])
    assert least <= version < below, (
        f"Lark {lark.__version__} is installed, and dsl/tables.py was tried with {wanted}:"
        " run tests/dsl with it, then widen the range in pyproject.toml"
    )


def test_the_tables_are_where_they_were() -> None:
    """The states of the parser table are numbers; each entry is a next state or a complete rule of the grammar."""
    states, start, end = table(parser.lark())
    assert start in states and end in states
    rules = {id(rule): rule for row in states.values() for _, rule in row.values() if not isinstance(rule, int)}
    assert all(hasattr(rule, "origin") and hasattr(rule, "expansion") for rule in rules.values())
    assert {goal for row in states.values() for _, goal in row.values() if isinstance(goal, int)} <= {*states}
    assert {str(rule.origin.name) for rule in rules.values()} >= {
        "game",
        "card",
        "statement",
        "expression",
        "condition",
    }


def test_tables_elsewhere_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the tables cannot be found, the error message names the version of Lark and pyproject.toml."""
    lalr: Any = parser.lark().parser
    monkeypatch.delattr(lalr.parser, "_parse_table")
    with pytest.raises(ImportError, match=rf"Lark {re.escape(lark.__version__)} .*pyproject.toml"):
        table(parser.lark())
