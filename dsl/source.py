"""The text of a `.card` file, and spans of text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

# Control characters, surrogates, and characters that change the direction of text.
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Source:
    """The text of a file, and the name of the file in messages: a path with forward slashes."""

    name: str
    text: str = field(repr=False)

    def line(self, number: int) -> str:
        """The line `number`, counted from 1, without its line end; "" after the end of the file."""
        lines = _lines(self.text)
        return lines[number - 1] if 1 <= number <= len(lines) else ""


@dataclass(frozen=True, slots=True)
class Span:
    """A range of text. Lines and columns are counted from 1; `end_column` is the column after the last character."""

    source: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __reduce__(self) -> tuple[type[Span], tuple[str, int, int, int, int]]:
        """Support for pickling; see `Node.__reduce__`."""
        return Span, (self.source, self.line, self.column, self.end_line, self.end_column)

    def __str__(self) -> str:
        return f"{self.source}:{self.line}"

    def last(self, length: int) -> Span:
        """The span of the last `length` characters of this span; they are on its last line."""
        return Span(self.source, self.end_line, self.end_column - length, self.end_line, self.end_column)

    def to(self, other: Span) -> Span:
        """The span from the start of this span to the end of the other."""
        return Span(self.source, self.line, self.column, other.end_line, other.end_column)


@lru_cache(maxsize=8)
def _lines(text: str) -> list[str]:
    """The lines of a text; cached for the last eight texts."""
    return text.split("\n")


NOWHERE = Span("", 0, 0, 0, 0)
