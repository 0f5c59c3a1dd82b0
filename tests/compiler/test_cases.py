"""Small card files: wrong ones with the expected diagnostics on their lines, and correct ones without diagnostics.

A case is compiled beside a shipped game, or alone if it begins with `game`. OMBRE_RECORD=1 rewrites the expectations.
The fixes of these diagnostics remove the mistakes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre.compiler.codes import CODES
from ombre.dsl.diagnostics import Diagnostic
from ombre.folders import ROOMS

from ..recording import recording
from .cases import CASES, FILES, diagnosed, is_hinted, split
from .fixes import problems

ROOT = Path(__file__).parents[2]
BAD = [path for path in FILES if path.parent.name == "bad"]
SEEN: set[str] = set()


def shown(diagnostic: Diagnostic) -> str:
    help = f" | {diagnostic.help}" if diagnostic.help else ""
    return f"{diagnostic.severity} {diagnostic.code}: {diagnostic.message}{help}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(CASES).with_suffix("").as_posix())
def test_case(path: Path) -> None:
    text, wanted = split(path.read_text(encoding="utf-8"))
    found: list[list[str]] = [[] for _ in wanted]
    for diagnostic in diagnosed(path):
        assert diagnostic.span.source == "case.card", f"said of another file: {diagnostic}"
        found[diagnostic.span.line - 1].append(shown(diagnostic))
    if recording() and path.parent.name == "bad":
        lines = (
            " # ".join([f"{code} " if marks else code, *marks])
            for code, marks in zip(text.split("\n"), found, strict=True)
        )
        path.write_text("\n".join(lines), encoding="utf-8")
        return
    assert found == wanted
    assert any(found) == (path.parent.name == "bad")


@pytest.mark.sampled
@pytest.mark.parametrize("path", BAD, ids=lambda p: p.relative_to(CASES).with_suffix("").as_posix())
def test_each_fix_of_a_case(path: Path) -> None:
    """Its edits remove the mistake and cause no new one; the suite tries each help text once."""
    text, _ = split(path.read_text(encoding="utf-8"))
    case = path.relative_to(CASES).with_suffix("").as_posix().replace("/bad/", "/")
    assert list(problems(text, diagnosed(path), is_hinted(path), SEEN, case)) == []


def test_there_are_cases_of_both_sorts() -> None:
    assert {path.parent.name for path in FILES} == {"good", "bad"}


def test_every_code_has_a_title_and_every_title_a_use() -> None:
    used: set[str] = set()
    for folder in ROOMS:
        for path in (ROOT / folder).rglob("*.py"):
            if path.name != "codes.py":
                used |= set(re.findall(r'"([EW]\d{3})"', path.read_text(encoding="utf-8")))
    assert used == set(CODES)
    assert list(CODES) == sorted(CODES)
    assert all(title and not title[0].isupper() and not title.endswith(".") for title in CODES.values())
    assert len(set(CODES.values())) == len(CODES)
