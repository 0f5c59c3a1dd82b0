"""Each help text that says what to write has a fix; its edits remove the mistake and cause no new one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable

from ..budget import LONG
from .cases import diagnose

CONCRETE = re.compile(
    r"did you mean '|in this game the word is '|\b(?:write|add|put|ask) (?:[\w ,]+: ?)?'|\bsuch as '|write one sign"
    r"|in digits: |^(?:delete|remove) (?:it|the line|the '.*?'|'.*?'|its indentation)(?:$|[,:])"
    r"|delete this line|^indent it (?:by|like)"
)
"""A help that says what to write, or to take out, and not only what such a thing looks like."""
PATTERN = re.compile(r"'[^']*(?:\.\.\.|\b[A-Z]{2,}\b)[^']*'")
LIKE_THIS = re.compile(r"like this: |'[^']*(?:\.\.\.|\b[A-Z]{2,}\b)[^']*'")

OTHERWISE = {
    ("conditions/nothing", 4): "a choice of several has no 'otherwise', wherever it stands",
    ("layout/declarations_indented", 11): "there is no such rule, which could not be seen before",
    ("layout/inside_in_the_first_column", 18): "the line has another mistake, which could not be seen before",
    ("facts/former_ids", 2): "which of the two cards is meant, only its author knows",
    ("facts/text_and_signs", 6): "another line of the card gives the cost, too",
    ("game/changes", 59): "another line changes the table, too",
    ("game/changes", 62): "another line changes the table, too",
    ("game/changes_torn", 9): "there is no such table, which could not be seen before",
    ("game/decks", 5): "the first of the cards stands in a line that is not read as it is written",
    ("game/worth_shapes", 8): "what is indented belongs nowhere",
    ("statements/or_for_or_if", 3): "what stands before 'or' is no condition",
    ("triggers/lasting", 8): "nobody does what the rest of the line says",
    ("words/old_spellings", 12): "the name of the scope is misspelt, too",
    ("words/old_spellings", 13): "the verb takes nothing in this place",
    ("words/other_games", 15): "which of the runners is meant, only its author knows",
    ("words/other_games_everywhere", 12): "which of the runners is meant, only its author knows",
    ("words/typical", 15): "what stands before 'or' is no condition",
    ("words/typical", 41): "the verb takes a number in this place, whoever is named",
}
"""Lines of cases where what the help says is no fix, or not enough, and why."""


def promises(help: Translatable) -> bool:
    return bool(CONCRETE.search(help)) and not LIKE_THIS.search(help)


def applied(text: str, edits: tuple[Edit, ...]) -> tuple[str, set[int]]:
    """The text after some edits, applied as an editor does, and the numbers of the changed lines."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    changed = set[int]()
    made = sorted(edits, key=lambda edit: (edit.span.line, edit.span.column))
    moved = 0
    for edit in made:
        first = edit.span.line + moved
        moved += edit.text.count("\n") - (edit.span.end_line - edit.span.line)
        changed |= set(range(first, first + edit.text.count("\n") + 1))
    for edit in reversed(made):
        start = starts[edit.span.line - 1] + edit.span.column - 1
        end = starts[edit.span.end_line - 1] + edit.span.end_column - 1
        text = text[:start] + edit.text + text[end:]
    return text, changed


def said(found: list[Diagnostic]) -> set[tuple[str, str]]:
    return {(one.code, one.message) for one in found}


def problems(text: str, found: list[Diagnostic], hinted: bool, seen: set[str], case: str) -> Iterator[str]:
    for one in found:
        if (case, one.span.line) in OTHERWISE:
            continue
        where = f"{one.span.line} {one.code} {one.message} | {one.help}"
        if promises(one.help) and not one.fixes:
            yield f"{where}: has no fix"
        for fix in one.fixes if LONG or one.help.template not in seen else ():
            new, lines = applied(text, fix.edits)
            after = diagnose(new, hinted)
            same = [d for d in after if (d.code, d.message) == (one.code, one.message)]
            before = [d for d in found if (d.code, d.message) == (one.code, one.message)]
            if len(same) >= len(before):
                yield f"{where}: is still said after {fix}"
            for other in after:
                if (
                    other.severity == "error"
                    and other.span.line in lines
                    and (other.code, other.message) not in said(found)
                ):
                    yield (
                        f"{where}: {fix.title} {[e.text for e in fix.edits]} makes {other.code} {other.message} | "
                        f"{new.splitlines()[other.span.line-1]}"
                    )
        seen.add(one.help.template)
