"""What is wrong in a `.card` file: where, what, and what to write instead; printed for people or as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from types import MappingProxyType
from typing import Any, Literal

from .source import Span


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `help` says what to write instead; `notes` point at further places, each with its caption."""

    code: str
    message: str
    span: Span
    help: str = ""
    notes: tuple[tuple[Span, str], ...] = ()
    severity: Literal["error", "warning", "hint"] = "error"

    def as_data(self) -> dict[str, Any]:
        """Plain data for `--format json`: stable keys, lines and columns from 1."""
        return {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "help": self.help,
            "file": self.span.source,
            "line": self.span.line,
            "column": self.span.column,
            "end_line": self.span.end_line,
            "end_column": self.span.end_column,
            "notes": [{"file": s.source, "line": s.line, "message": text} for s, text in self.notes],
        }

    def render(self, line_of: Callable[[Span], str], words: Mapping[str, str] = MappingProxyType({})) -> str:
        """Print it with the line it is about (`line_of` gives the text of a span's first line) and a caret under it.

        words: what another language says for `error`, `warning` and `help`.
        """
        span = self.span
        severity = words.get(self.severity, self.severity)
        lines = [f"{span.source}:{span.line}:{span.column}: {severity}[{self.code}]: {self.message}"]
        text = line_of(span)
        if text:
            width = span.end_column - span.column if span.end_line == span.line else len(text) - span.column + 1
            gutter = f"{span.line:5} | "
            lines.append(gutter + text)
            lines.append(" " * 5 + " | " + " " * (span.column - 1) + "^" * max(1, width))
        if self.help:
            lines.append(f"        {words.get('help', 'help')}: {self.help}")
        for place, caption in self.notes:
            lines.append(f"        {place}: {caption}")
        return "\n".join(lines)


def nearest(word: str, words: Iterable[str]) -> str:
    """The most similar of some other words, or nothing when none is close."""
    for found in get_close_matches(word, sorted({*words} - {word}), 3, 0.65):
        if found[0] == word[0] or SequenceMatcher(None, word, found).ratio() >= 0.8:
            return found
    return ""


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """A help sentence with the most similar word, or nothing."""
    found = nearest(word, words)
    return f"did you mean '{found}'?" if found else ""
