"""What is wrong in a `.card` file: where, what, and what to write instead; printed for people or as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from types import MappingProxyType
from typing import Any, Literal

from .source import Span


class Translatable(str):
    """A sentence in English that knows how it was made: its template, and what stands in the places of it.

    What stands in a place is a word of the game or a piece of code, and stays as it is; or it is a message itself.
    """

    template: str
    args: tuple[str, ...]

    def __new__(cls, template: str, args: tuple[str, ...] = ()) -> Translatable:
        made = super().__new__(cls, template.format(*args))
        made.template, made.args = template, args
        return made

    def __reduce__(self) -> tuple[type[Translatable], tuple[str, tuple[str, ...]]]:
        return Translatable, (self.template, self.args)


def tr(template: str, *args: object) -> Translatable:
    """A message: a template with `{0}`, `{1}` ..., and what stands there."""
    return Translatable(template, tuple(arg if isinstance(arg, str) else str(arg) for arg in args))


def listed(parts: Iterable[str], between: str = ", ") -> Translatable:
    """Several words or messages in a row."""
    args = tuple(parts)
    return Translatable(between.join(f"{{{at}}}" for at in range(len(args))), args)


NO_TEXT = Translatable("")


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `help` says what to write instead; `notes` point at further places, each with its caption."""

    code: str
    message: Translatable
    span: Span
    help: Translatable = NO_TEXT
    notes: tuple[tuple[Span, Translatable], ...] = ()
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


def did_you_mean(word: str, words: Iterable[str]) -> Translatable:
    """A help sentence with the most similar word, or nothing."""
    found = nearest(word, words)
    return tr("did you mean '{0}'?", found) if found else NO_TEXT
