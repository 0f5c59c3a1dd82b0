"""Check what a message needs: other messages, functions, cases and frames, and the words in the entry of a verb."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span

from ..files import line_counter, read, shown
from ..languages import messages
from ..proofread import Problem, check, check_verbs
from .arguments import given_verbs
from .scope import CheckedLocale, start_of


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of messages that cannot be printed as they are, in the files that are checked."""
    yield from _unreadable(checked)
    spoken = {id: roles for id, roles in given_verbs(checked).items() if id in checked.places}
    for problem in (*check(checked.locale), *check_verbs(spoken, checked.locale)):
        place = checked.places.get(problem.message)  # none for entries of other folders, and for unreadable ones
        if place is None:
            continue
        form = str(problem.text.args[0]) if problem.text.template == ".{0} does not use ${1}" else ""
        at = _placed(problem, place.at(form))
        lost = problem.text.template in (".{0} does not use ${1}",)
        yield Diagnostic("E601" if lost else "E605", tr("in '{0}': {1}", problem.message, problem.text), at)


def _unreadable(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the lines of the program's files that are no message; those of a game are found with its other files."""
    for path in checked.files if checked.compiled is None else ():
        line_at = line_counter(read(path))
        for entry in messages(path).body:
            if isinstance(entry, ast.Junk):
                line = line_at(start_of(entry))
                first = (entry.content or "").strip().split("\n")[0]
                yield Diagnostic("E135", tr("'{0}' is not a message", first), Span(shown(path), line, 1, line, 2))


def _placed(problem: Problem, at: Span) -> Span:
    """The place of a problem, if it knows one itself."""
    found = re.fullmatch(r".*:(\d+)", problem.place)
    return Span(at.source, int(found[1]), 1, int(found[1]), 2) if found else at
