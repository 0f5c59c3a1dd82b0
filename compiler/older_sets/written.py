"""For which version of the language each set is written: `game NAME language N`, `expansion ... language N`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from ombre.dsl.migrations import LANGUAGE
from ombre.dsl.source import Source, Span

from ..model import Model
from ..projects.project import Project

FOR_ALL = LANGUAGE  # a set that does not say for which version it is written is read in the language of today


@dataclass(frozen=True, slots=True)
class Older:
    """The sets of a game, the versions for which they are written, and their texts. languages: by the file."""

    model: Model
    languages: dict[str, int]
    sources: dict[str, Source]

    def is_before(self, version: int, span: Span) -> bool:
        """Whether a line is in a set that was written before a version of the language."""
        return self.languages.get(span.source, FOR_ALL) < version

    def text(self, span: Span) -> str:
        """The text of a span within one line."""
        return self.sources[span.source].line(span.line)[span.column - 1 : span.end_column - 1]


def owners(project: Project, known: Model) -> dict[str, str]:
    """For each file the set of the expansion to which it belongs; "" for a file of the game."""
    sets = {file.source.name: file.set for file in project.files}
    expansions = {sets[file.source] for file in known.files if file.expansion}
    return {name: set if set in expansions else "" for name, set in sets.items()}


def languages(project: Project, known: Model) -> dict[str, int]:
    """For each file the version of the language for which its set is written."""
    owned = owners(project, known)
    said = {owned[file.source]: file.written.language for file in known.files if file.written is not None}
    return {name: said.get(owner, 0) or FOR_ALL for name, owner in owned.items()}


def without_language(known: Model) -> Iterator[Diagnostic]:
    """Yield a warning if the game does not say for which version of the language it is written."""
    for file in known.files:
        if file.game and file.written is not None and not file.written.language:
            span = file.written.span
            told = tr("this game does not say for which version of the language it is written; it is read as today's")
            help = fixing(
                tr("write 'game {0} language {1}'", file.game, LANGUAGE),
                Edit(span, f"{file.game} language {LANGUAGE}"),
            )
            yield Diagnostic("W518", told, span, help, severity="warning")


def changed(span: Span, told: Translatable, help: Translatable) -> Diagnostic:
    return Diagnostic("W517", told, span, help, severity="warning")
