"""The results of scenarios for other programs: as data, and as a JUnit file, which CI servers show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal
from xml.etree import ElementTree

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import UNSEEN
from ombre.version import VERSION

from .running import Outcome

_UNWRITABLE = re.compile(rf"{UNSEEN.pattern}|[\ufffe\uffff]")  # no part of XML, or not for readers


@dataclass(frozen=True, slots=True)
class GameResults:
    """What came of the scenarios of a game with some expansions.

    broken: the errors of the files that could not be run. needing: files that need one of those, and were not run.
    """

    game: str
    extra: tuple[str, ...]
    outcomes: Sequence[Outcome]
    broken: Sequence[Diagnostic] = ()
    needing: Sequence[str] = ()

    @property
    def name(self) -> str:
        return " + ".join((self.game, *self.extra))


def verdict(outcome: Outcome) -> Literal["passed", "failed", "not applicable"]:
    """Return what came of a scenario, in one or two words."""
    return "failed" if outcome.failed else "not applicable" if outcome.outdated else "passed"


def as_data(results: Iterable[GameResults], said: Callable[[str], str] = str) -> dict[str, object]:
    """Return the results as data for `--json`; the keys are stable. said: translates a sentence."""
    return {
        "format": 1,
        "ombre": VERSION,
        "games": [
            {
                "game": one.game,
                "with": list(one.extra),
                "scenarios": [_scenario(outcome, said) for outcome in one.outcomes],
                "broken": [found.as_data() for found in one.broken],
                "not_run": list(one.needing),
            }
            for one in results
        ],
    }


def _scenario(outcome: Outcome, said: Callable[[str], str]) -> dict[str, object]:
    found: dict[str, object] = {
        "id": outcome.id,
        "title": outcome.title,
        "file": outcome.source,
        "line": outcome.line,
        "result": verdict(outcome).replace(" ", "_"),
    }
    if outcome.failed:
        found["failures"] = [{"line": one.line, "message": said(one.sentence)} for one in outcome.result.failures]
    if outcome.outdated:
        found["reason"] = said(outcome.outdated)
    return found


def as_junit(results: Iterable[GameResults], said: Callable[[str], str] = str) -> bytes:
    """Return the results as a JUnit file: a suite for each game, a case for each scenario, an error for a broken file.

    It has no times, so that the same results give the same bytes.
    """
    root = ElementTree.Element("testsuites", name=f"ombre {VERSION}")
    for one in results:
        errors = len(one.broken) + len(one.needing)
        suite = ElementTree.SubElement(
            root,
            "testsuite",
            name=one.name,
            tests=str(len(one.outcomes) + errors),
            failures=str(sum(outcome.failed for outcome in one.outcomes)),
            errors=str(errors),
            skipped=str(sum(bool(outcome.outdated) for outcome in one.outcomes)),
        )
        for outcome in one.outcomes:
            _case(suite, outcome, said)
        for found in one.broken:
            case = _named(suite, found.span.source, found.span.source, found.span.line)
            _told(case, "error", said(found.message), f"{found.span}: {said(found.message)}")
        for name in one.needing:
            _told(_named(suite, name, name, 1), "error", "not run", f"{name}: it needs a file with errors")
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def _case(suite: ElementTree.Element, outcome: Outcome, said: Callable[[str], str]) -> None:
    case = _named(suite, outcome.source, outcome.id, outcome.line)
    if outcome.outdated:
        _told(case, "skipped", said(outcome.outdated))
    elif failures := outcome.result.failures:
        lines = "\n".join(f"{outcome.source}:{one.line}: {said(one.sentence)}" for one in failures)
        _told(case, "failure", said(failures[0].sentence), lines)


def _named(suite: ElementTree.Element, file: str, name: str, line: int) -> ElementTree.Element:
    return ElementTree.SubElement(suite, "testcase", classname=file, name=name, file=file, line=str(line))


def _told(case: ElementTree.Element, sort: str, message: str, text: str = "") -> None:
    """Add what went wrong to a case; characters that XML does not allow are replaced."""
    found = ElementTree.SubElement(case, sort, message=_UNWRITABLE.sub("\ufffd", message))
    found.text = _UNWRITABLE.sub("\ufffd", text) or None
