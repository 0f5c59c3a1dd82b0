"""Runs the scenarios of a game and counts its rulings: a table in, results out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ombre.compiler.project import UsageError
from ombre.runtime.bench import Result, run_scenario

from .table import Table

_RULING = re.compile(r"[A-Z]+_?\d+")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one scenario: the file it stands in, its line, and the failures, each with its line."""

    id: str
    title: str
    source: str
    line: int
    result: Result

    @property
    def passed(self) -> bool:
        return not self.result.failures


def run(table: Table, wanted: Callable[[str], bool] = lambda source: True) -> list[Outcome]:
    """Run every scenario of the sources that are wanted."""
    found = []
    for module in table.modules:
        if wanted(module.source):
            for scenario in module.scenarios:
                result = run_scenario(table.rules, scenario)
                found.append(Outcome(scenario.id, scenario.title, module.source, scenario.line, result))
    return found


def ruling_of(scenario: str) -> str:
    """The ruling that a scenario's id names: `XF_212_packet` is XF-212, `R036_b` is R036; nothing where it names none."""
    match = _RULING.match(scenario)
    return match[0].replace("_", "-") if match else ""


def rulings(folders: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """The sorted rulings that a game's folders list, by id."""
    found: dict[str, dict[str, Any]] = {}
    for folder in folders:
        path = folder / "rulings.yaml"
        if path.is_file():
            listed = yaml.safe_load(path.read_text(encoding="utf-8"))
            if not isinstance(listed, dict):
                raise UsageError(f"{path} must be lines of 'ID: {{kind: ...}}'")
            found |= listed
    return found


def coverage(outcomes: Iterable[Outcome], known: dict[str, dict[str, Any]]) -> tuple[set[str], set[str]]:
    """The executable rulings that pass (every scenario of theirs does), and all executable ones."""
    executable = {id for id, about in known.items() if about["kind"] not in ("not_executable", "left_out")}
    tried: dict[str, bool] = {}
    for outcome in outcomes:
        ruling = ruling_of(outcome.id)
        if ruling:
            tried[ruling] = tried.get(ruling, True) and outcome.passed
    return {id for id, passed in tried.items() if passed and id in executable}, executable
