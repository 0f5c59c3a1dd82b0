"""Check what a message needs: other messages, functions, cases and frames, and the words in the entry of a verb."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span

from ..proofread import Problem, check, check_verbs
from .arguments import given_verbs
from .scope import CheckedLocale


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of messages that cannot be printed as they are, in the files that are checked."""
    spoken = {id: roles for id, roles in given_verbs(checked).items() if id in checked.places}
    for problem in (*check(checked.locale), *check_verbs(spoken, checked.locale)):
        place = checked.places.get(problem.message)
        if place is None:
            continue
        form = str(problem.text.args[0]) if problem.text.template == ".{0} does not use ${1}" else ""
        at = _placed(problem, place.at(form))
        lost = problem.text.template in (".{0} does not use ${1}",)
        yield Diagnostic("E601" if lost else "E605", tr("in '{0}': {1}", problem.message, problem.text), at)


def _placed(problem: Problem, at: Span) -> Span:
    """The place of a problem, if it knows one itself."""
    found = re.fullmatch(r".*:(\d+)", problem.place)
    return Span(at.source, int(found[1]), 1, int(found[1]), 2) if found else at
