"""Run the scenarios of a game, and count the rulings that they cover.

A scenario is outdated if it names a declaration that an expansion has removed. It is not run, and does not count as
passed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ombre.compiler.caused_errors import UNKNOWN
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.outdated import outdated
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.yaml_types import typed
from ombre.dsl.diagnostics import Diagnostic
from ombre.prose.language.messages import MissingMessage
from ombre.prose.sentences import Unprintable
from ombre.runtime import Scenario
from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Failure, Result, Words, run_scenario
from ombre.translatable import tr

from ..api.table import Table
from ..game.loaded import CardErrors, Loaded
from ..narration.narrator import Narrator
from ..printing.printer import Printer
from .scripts import sentence

_HEAD = re.compile(r"^([^\W\d]\w*)", re.MULTILINE)  # the first word of each declaration
_RULING = re.compile(r"[A-Z]+_?\d+[a-z]?")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one scenario, with the file and line of the scenario.

    outdated: the reason why the scenario was not run, or "".
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


def tried(table: Loaded, scenario: Scenario, words: Words) -> Result:
    """Return the result of one scenario; an internal error becomes a failure, so that the other scenarios are run.

    Raise MemoryError if the memory does not suffice: the other scenarios would fail for the same reason.
    """
    try:
        return run_scenario(table.rules, scenario, words)
    except MemoryError:
        raise
    except Exception as error:
        return Result(scenario.id, (Failure(scenario.line, sentence(error)),))


def passes(rules: Rules, scenario: Scenario) -> bool:
    """Whether a scenario passes with some rules; an error is a failure. Raise MemoryError as `tried` does."""
    try:
        return not run_scenario(rules, scenario).failures
    except MemoryError:
        raise
    except Exception:
        return False


Narration: TypeAlias = Callable[[], Narrator]
"""Returns the narrator of a game; its first call loads the texts of the game."""


def narration(table: Table, language: str) -> Narration:
    """Return what makes the narrator of a game in a language, once."""
    return cache(lambda: Narrator(Printer(table, language)))


def told(narrator: Narration) -> Words:
    """Return the function that returns the text of a question."""

    def words(g: Play, choice: Decision) -> str:
        try:
            return narrator().question(g, choice)
        except (MissingMessage, Unprintable):
            return ""

    return words


def run(
    table: Table,
    wanted: Callable[[str], bool] = lambda source: True,
    picked: Callable[[str, str], bool] = lambda source, id: True,
    language: str = "en",
) -> list[Outcome]:
    """Run the scenarios of the wanted files, except those that expansions remove.

    picked: whether a scenario is run, by its file and id. language: that of the questions in messages.
    """
    found: list[Outcome] = []
    modules = table.scenarios(wanted)  # first, so that rules and scenarios are compiled together
    marked = reasons(table)
    words = told(narration(table, language))
    for module in modules:
        for scenario in (one for one in module.scenarios if picked(module.source, one.id)):
            why = marked.get((module.source, scenario.id), "")
            result = Result(scenario.id, ()) if why else tried(table, scenario, words)
            found.append(Outcome(scenario.id, scenario.title, module.source, scenario.line, result, why))
    return found


class Whole(NamedTuple):
    """A game without its broken files. broken: the files with errors, and these errors.

    needing: the files that were left out because they depend on a broken file.
    """

    table: Table
    broken: dict[str, list[Diagnostic]]
    needing: list[str]


def whole(table: Table) -> Whole:
    """Return a game without its broken files; raise CardErrors if one of them has more than cards, decks and scenarios.

    If a rule were missing, the results of other scenarios would be meaningless.
    """
    broken: dict[str, list[Diagnostic]] = {}
    needing: list[str] = []
    first: Compiled | None = None
    while True:
        compiled = compile_project(table.project)
        first = first or compiled
        found: dict[str, list[Diagnostic]] = {}
        for diagnostic in compiled.diagnostics:
            if diagnostic.severity == "error":
                found.setdefault(diagnostic.span.source, []).append(diagnostic)
        if not found:
            return Whole(table, broken, needing)
        left = [file for file in table.project.files if file.source.name not in found]
        gone = [file for file in table.project.files if file.source.name in found]
        if not gone or not all(_can_be_missed(file.source.text, compiled) for file in gone):
            raise CardErrors(first)
        for name, wrong in found.items():
            if broken and all(diagnostic.code in UNKNOWN for diagnostic in wrong):
                needing.append(name)
            else:
                broken[name] = wrong
        table = Table(replace(table.project, files=tuple(left)))


def _can_be_missed(text: str, compiled: Compiled) -> bool:
    """Whether a file declares only cards, decks and scenarios."""
    heads = {match[1] for match in _HEAD.finditer(text)}
    return heads <= {"scenario", "deck", "expansion", *compiled.vocabulary.kinds}


def reasons(table: Table) -> Mapping[tuple[str, str], str]:
    """Return the reasons why scenarios are outdated, by file and id; empty if no expansion removes anything."""
    changes = any(module.removed or module.steps for module in table.modules)
    return outdated(table.compiled.model) if changes else {}


def ruling_of(scenario: str) -> str:
    """Return the ruling that the id of a scenario names, or "": XF-212 for `XF_212_packet`, R036 for `R036_b`."""
    match = _RULING.match(scenario)
    return match[0].replace("_", "-") if match else ""


Ruling: TypeAlias = Mapping[str, object]  # what `rulings.yaml` says of a ruling


def rulings(folders: Iterable[Path]) -> dict[str, Ruling]:
    """Return the rulings that the folders of a game list in `rulings.yaml`, by id."""
    found: dict[str, Ruling] = {}
    for folder in folders:
        path = folder / "rulings.yaml"
        if path.is_file():
            listed, data = typed(path, dict[str, dict[str, object]])
            for id, about in listed.items():
                if not isinstance(about.get("kind"), str):
                    raise UsageError(tr("{0}:{1}: write '{2}: {{kind: ...}}'", path, data.lines[id], id))
            found |= listed
    return found


def executable(known: Mapping[str, Ruling]) -> set[str]:
    """Return the ids of the rulings that a scenario can test."""
    return {id for id, about in known.items() if about["kind"] not in ("not_executable", "left_out")}


def coverage(outcomes: Iterable[Outcome], known: dict[str, Ruling]) -> tuple[set[str], set[str]]:
    """Return the ids of the testable rulings whose scenarios all pass, and the ids of all testable rulings."""
    able = executable(known)
    tried: dict[str, bool] = {}
    for outcome in outcomes:
        ruling = ruling_of(outcome.id)
        if ruling and not outcome.outdated:
            tried[ruling] = tried.get(ruling, True) and outcome.passed
    return {id for id, passed in tried.items() if passed and id in able}, able
