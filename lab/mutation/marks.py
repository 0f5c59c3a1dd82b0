"""Read the marks of changes that make no difference, from the files of a game.

A mark is a line `# equivalent NAME: 'BEFORE' -> 'AFTER' because REASON`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ombre.dsl.source import Source

from .mutants import Mutant

FORM = "# equivalent NAME: 'BEFORE' -> 'AFTER' because REASON"
_LINE = re.compile(r"^#\s*equivalent .*->.*$")
_MARK = re.compile(r"^#\s*equivalent (.+?): '(.*)' -> '(.*)' because (\S.*)$")


class EquivalentMark(NamedTuple):
    """A mark. reason: "" if the line has another form."""

    source: str
    line: int
    change: tuple[str, str, str]  # the declaration, and its lines before and after the change
    reason: str

    @property
    def place(self) -> str:
        return f"{self.source}:{self.line}"


def marks(sources: Iterable[Source]) -> list[EquivalentMark]:
    """Return all marks in some files, also those of another form."""
    found: list[EquivalentMark] = []
    for source in sources:
        for number, line in enumerate(source.text.split("\n"), 1):
            if _LINE.match(line.rstrip()):
                mark = _MARK.match(line.rstrip())
                change, reason = ((mark[1], mark[2], mark[3]), mark[4]) if mark else (("", "", ""), "")
                found.append(EquivalentMark(source.name, number, change, reason))
    return found


def change_of(mutant: Mutant) -> tuple[str, str, str]:
    """Return what a mark says of a mutant."""
    return mutant.declaration, mutant.before, mutant.after
