"""The small card files of `tests/cases`: their texts, and the diagnostics of each."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from ombre.compiler.checks import hints
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import Source

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
    alone = re.search(r"^\s*game \w+( language \d+)?$", text, re.MULTILINE)
    compiled = compile_project(replace(game(), files=(file,) if alone else (*game().files, file)))
    more = hints.check(compiled.model) if hinted else []
    return [*compiled.diagnostics, *(d for d in more if d.span.source == "case.card")]


def split(text: str) -> tuple[str, list[list[str]]]:
    """The card text of a case, and the expected diagnostics of each line."""
    parts = [MARK.split(line) for line in text.split("\n")]
    return "\n".join(code for code, *_ in parts), [wanted for _, *wanted in parts]


@cache
def diagnosed(path: Path) -> list[Diagnostic]:
    """The diagnostics of a case, compiled once for all tests."""
    text, _ = split(path.read_text(encoding="utf-8"))
    return diagnose(text, is_hinted(path))


def is_hinted(path: Path) -> bool:
    """Whether the diagnostics of a case include hints."""
    return path.parents[1].name == "hints"
