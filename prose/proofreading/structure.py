"""Check what a message needs: other messages, functions, cases and frames, and the words in the entry of a verb."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ombre.compiler.model import Value
from ombre.compiler.projects.files import read, shown
from ombre.dsl.diagnostics import Diagnostic, nearest, tr
from ombre.dsl.source import NOWHERE, Span

from ..planner.planning import PASSES
from ..sentences.declared_words import value_id
from .arguments import given_verbs
from .files_beside_cards import not_messages
from .proofread import Problem, check, check_verbs
from .scope import CheckedLocale

_POSITIONS = ("subject", "object", "own", "leaning")  # where a locale may use pronouns


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of messages that cannot be printed as they are, and of names in the settings."""
    for path in checked.files if checked.compiled is None else ():  # those of a game are found with its other files
        yield from not_messages(path, shown(path))
    yield from _settings(checked)
    yield from _only_forms(checked)
    spoken = {id: roles for id, roles in given_verbs(checked).items() if id in checked.places}
    for problem in (*check(checked.locale), *check_verbs(spoken, checked.locale)):
        place = checked.places.get(problem.message)  # none for entries of other folders, and for unreadable ones
        if place is None:
            continue
        form = str(problem.text.args[0]) if problem.text.template == ".{0} does not use ${1}" else ""
        at = _placed(problem, place.at(form))
        lost = problem.text.template in (".{0} does not use ${1}",)
        yield Diagnostic("E601" if lost else "E605", tr("in '{0}': {1}", problem.message, problem.text), at)


def _only_forms(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the entries of values that have the forms of a noun and no text."""
    values = checked.compiled.model.values.values() if checked.compiled is not None else ()
    known = {value_id(Value(NOWHERE, v.name, word)) for v in values for word in v.words}
    for id in sorted(known & checked.places.keys()):
        message = checked.all_messages[id]
        if message.value is None and {"one", "other"} & {attribute.id.name for attribute in message.attributes}:
            told = tr("'{0}' has only forms, which nothing prints: it is a value, and no noun", id)
            yield Diagnostic("E605", told, checked.places[id].at(), tr("write `{0} = ...` without forms", id))


def _settings(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the words in `locale.yaml` for which there is no step of the planner, no position, and no message."""
    settings = checked.locale.settings
    for path in (folder / "locale.yaml" for folder in checked.folders if (folder / "locale.yaml").is_file()):
        lines = read(path).split("\n")
        for name, used, known in (
            ("plan", settings.said.plan, PASSES),
            ("pronouns", settings.said.pronouns, _POSITIONS),
            ("keep", settings.said.keep, [*checked.all_messages]),
        ):
            line = next((number for number, text in enumerate(lines, 1) if text.startswith(f"{name}:")), 0)
            for word in sorted(used - set(known)) if line else ():
                near = nearest(word, known)
                help = tr("did you mean '{0}'?", near) if near else tr("there is: {0}", ", ".join(sorted(known)[:20]))
                told = tr("'{0}: ...' has the word '{1}', which does not exist", name, word)
                yield Diagnostic("E605", told, Span(shown(path), line, 1, line, 1 + len(name)), help)


def _placed(problem: Problem, at: Span) -> Span:
    """The place of a problem, if it knows one itself."""
    found = re.fullmatch(r".*:(\d+)", problem.place)
    return Span(at.source, int(found[1]), 1, int(found[1]), 2) if found else at
