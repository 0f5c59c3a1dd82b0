"""Small card files: wrong ones with the expected diagnostics on their lines, and correct ones without diagnostics.

A case is compiled beside a shipped game, or alone if it begins with `game`. OMBRE_RECORD=1 rewrites the expectations.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.checks import hints
from ombre.compiler.codes import CODES
from ombre.compiler.driver import compile_project
from ombre.compiler.project import CardFile, Project, open_game
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import Source

from ..recording import recording

ROOT = Path(__file__).parents[2]
CASES = Path(__file__).parents[1] / "cases"
FILES = sorted(CASES.rglob("*.card"))
MARK = re.compile(r"\s*# (?=(?:error|warning|hint) [EW]\d{3}: )")


@cache
def game() -> Project:
    """A shipped game without its scenarios; the cases do not need them."""
    found = open_game("crossfire")
    return replace(found, files=tuple(file for file in found.files if not file.module.startswith("scenarios/")))


def diagnose(text: str, hinted: bool = False) -> list[Diagnostic]:
    """The diagnostics of a text that is added to the shipped game, or that is a whole small game.

    hinted: the diagnostics also include hints.
    """
    file = CardFile(Source("case.card", text), "own", "case", Path("case.card"), True)
    alone = re.search(r"^\s*game \w+$", text, re.MULTILINE)
    compiled = compile_project(replace(game(), files=(file,) if alone else (*game().files, file)))
    more = hints.check(compiled.model) if hinted else []
    return [*compiled.diagnostics, *(d for d in more if d.span.source == "case.card")]


def shown(diagnostic: Diagnostic) -> str:
    help = f" | {diagnostic.help}" if diagnostic.help else ""
    return f"{diagnostic.severity} {diagnostic.code}: {diagnostic.message}{help}"


def split(text: str) -> tuple[str, list[list[str]]]:
    """The card text of a case, and the expected diagnostics of each line."""
    parts = [MARK.split(line) for line in text.split("\n")]
    return "\n".join(code for code, *_ in parts), [wanted for _, *wanted in parts]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(CASES).with_suffix("").as_posix())
def test_case(path: Path) -> None:
    text, wanted = split(path.read_text(encoding="utf-8"))
    found: list[list[str]] = [[] for _ in wanted]
    for diagnostic in diagnose(text, path.parents[1].name == "hints"):
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


def test_there_are_cases_of_both_sorts() -> None:
    assert {path.parent.name for path in FILES} == {"good", "bad"}


def test_every_code_has_a_title_and_every_title_a_use() -> None:
    used: set[str] = set()
    for folder in ("dsl", "compiler", "workshop"):
        for path in (ROOT / folder).rglob("*.py"):
            if path.name != "codes.py":
                used |= set(re.findall(r'"([EW]\d{3})"', path.read_text(encoding="utf-8")))
    assert used == set(CODES)
    assert list(CODES) == sorted(CODES)
    assert all(title and not title[0].isupper() and not title.endswith(".") for title in CODES.values())
    assert len(set(CODES.values())) == len(CODES)
