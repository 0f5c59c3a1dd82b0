"""Files that an editor holds without a name or a place on the disk yet: they are parsed, and belong to no game."""

from __future__ import annotations

from dataclasses import dataclass

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.formatter import format_source
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan

from .open_games import OpenGame


@dataclass(frozen=True, slots=True)
class UnnamedText:
    """A text with the words with which it is read."""

    source: Source
    vocabulary: Vocabulary
    parsed: Parsed

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The syntax errors."""
        return tuple(self.parsed.diagnostics)

    def formatted(self) -> str:
        """The text in its canonical layout."""
        return format_source(self.source, self.vocabulary)[0]


def draft(uri: str, text: str, games: list[OpenGame]) -> UnnamedText:
    """Read a text that belongs to no game, with its own words and those of the only open game, if there is just one."""
    source = Source(uri, text)
    beside = [file.source for file in games[0].project.files] if len(games) == 1 else []
    vocabulary = scan([*beside, source])
    return UnnamedText(source, vocabulary, parse(source, vocabulary))
