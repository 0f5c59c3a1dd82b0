"""Runs the scenarios of a game and counts its rulings: a table in, results out.

A scenario that names what an expansion in use has removed does not apply: it is not run, and never passes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ombre.compiler.outdated import outdated
from ombre.compiler.project import UsageError
from ombre.runtime import Scenario
from ombre.runtime.bench import Failure, Result, run_scenario

from .scripts import sentence
from .table import Table

_RULING = re.compile(r"[A-Z]+_?\d+[a-z]?")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one scenario: the file it stands in, its line, and the failures, each with its line.

    outdated: why it was not run, or "".
    """

    id: str
    title: str
    source: str
    line: int
    result: Result
    outdated: str = ""

    @property
    def passed(self) -> bool:
        return not self.result.failures and not self.outdated

    @property
    def failed(self) -> bool:
        return bool(self.result.failures)


def _result(table: Table, scenario: Scenario) -> Result:
    """What comes of one; an error of the program itself is a sentence, so that the others run."""
    try:
        return run_scenario(table.rules, scenario)
    except Exception as error:
        return Result(scenario.id, (Failure(scenario.line, sentence(error)),))


def run(table: Table, wanted: Callable[[str], bool] = lambda source: True) -> list[Outcome]:
    """Run every scenario of the sources that are wanted, as the expansions in use leave them."""
    found = []
    marked = reasons(table)
    for module in table.rules.modules:
        if wanted(module.source):
            for scenario in module.scenarios:
                why = marked.get((module.source, scenario.id), "")
                result = Result(scenario.id, ()) if why else _result(table, scenario)
                found.append(Outcome(scenario.id, scenario.title, module.source, scenario.line, result, why))
    return found


def reasons(table: Table) -> Mapping[tuple[str, str], str]:
    """Why some scenarios do not apply, by file and id; without an expansion that takes something away, all do."""
    changes = any(module.removed or module.steps for module in table.modules)
    return outdated(table.compiled.model) if changes else {}


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


def executable(known: Mapping[str, Mapping[str, Any]]) -> set[str]:
    """The rulings that a scenario can show."""
    return {id for id, about in known.items() if about["kind"] not in ("not_executable", "left_out")}


def coverage(outcomes: Iterable[Outcome], known: dict[str, dict[str, Any]]) -> tuple[set[str], set[str]]:
    """The executable rulings that pass (every scenario of theirs does), and all executable ones."""
    able = executable(known)
    tried: dict[str, bool] = {}
    for outcome in outcomes:
        ruling = ruling_of(outcome.id)
        if ruling and not outcome.outdated:
            tried[ruling] = tried.get(ruling, True) and outcome.passed
    return {id for id, passed in tried.items() if passed and id in able}, able
