"""How often each construct is used: what nobody uses has a reason in decision 31."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DECISION = ROOT / "docs" / "decisions" / "0031-a-smaller-language.md"
OURS = ("tests", "docs")
"""What is written about the language, and not in it."""


@cache
def counter() -> Any:
    """The module that counts: it is no part of a package."""
    spec = spec_from_file_location("uses", ROOT / "benchmarks" / "uses.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["uses"] = module
    spec.loader.exec_module(module)
    return module


@cache
def uses() -> dict[str, dict[str, int]]:
    return {name: dict(places) for name, places in counter().counted().items()}


def unused(table: dict[str, dict[str, int]]) -> set[str]:
    """The rules and keywords that no game says, neither a shipped one nor one of the tests."""
    return {
        name.strip("'") for name, places in table.items() if not any(places.get(p) for p in places if p not in OURS)
    }


@pytest.mark.long
def test_what_nobody_uses_has_a_reason() -> None:
    """Decision 31 lists it, with what asks for it."""
    text = DECISION.read_text(encoding="utf-8").partition("**Unused, and kept.**")[2].partition("\n\n**")[0]
    assert set(re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)) == unused(uses())


@pytest.mark.long
def test_uses_are_counted() -> None:
    """A use is counted in its place, and in every place where there is one."""
    assert uses()["reveal_until"]["cards"] == 1
    assert uses()["scenario"].keys() == {"scenarios", "house", "fixtures", "tests", "docs"}
    assert uses()["'whenever'"] == uses()["whenever"]
