"""Diagnostics: their messages, help texts and fixes, and their printed form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher, get_close_matches
from heapq import nlargest
from types import MappingProxyType
from typing import Literal, Self, TypeAlias

from ombre.translatable import NO_TEXT as NO_TEXT
from ombre.translatable import Counted as Counted
from ombre.translatable import Translatable as Translatable
from ombre.translatable import listed as listed
from ombre.translatable import ntr as ntr
from ombre.translatable import tr as tr

from .source import NOWHERE, Span

HERE = NOWHERE  # as the place of an edit: the place of the diagnostic
Data: TypeAlias = "str | int | list[Data] | dict[str, Data]"


@dataclass(frozen=True, slots=True)
class Edit:
    """A replacement of the text at a place."""

    span: Span
    text: str

    def as_data(self) -> dict[str, Data]:
        """The place and the new text as plain data."""
        place = self.span
        return {
            "file": place.source,
            "line": place.line,
            "column": place.column,
            "end_line": place.end_line,
            "end_column": place.end_column,
            "text": self.text,
        }


@dataclass(frozen=True, slots=True)
class Fix:
    """One way to correct a mistake: a title for people, and edits that belong together."""

    title: Translatable
    edits: tuple[Edit, ...]


class Help(Translatable):
    """A help text with fixes; each fix by itself corrects the mistake."""

    fixes: tuple[Fix, ...]

    def __new__(cls, template: str, args: tuple[str, ...] = (), fixes: tuple[Fix, ...] = ()) -> Self:
        made = super().__new__(cls, template, args)
        made.fixes = fixes
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Help, (self.template, self.args, self.fixes)


def fixing(help: Translatable, *edits: Edit) -> Translatable:
    """The help text with one fix that consists of these edits; without edits, the help text has no fix."""
    return Help(help.template, help.args, (Fix(help, edits),)) if edits else help


def writing(help: Translatable, *texts: str, at: Span = HERE) -> Translatable:
    """The help text with a fix for each of some texts; the fix replaces the text at a place by this text."""
    if len(texts) == 1:
        return fixing(help, Edit(at, texts[0]))
    return Help(help.template, help.args, tuple(Fix(tr("write '{0}'", text), (Edit(at, text),)) for text in texts))


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error, a warning or a hint.

    help: what to write instead. notes: related places, each with a caption. see: the entry of the documentation that
    says what the author probably means.
    """

    code: str
    message: Translatable
    span: Span
    help: Translatable = NO_TEXT
    notes: tuple[tuple[Span, Translatable], ...] = ()
    severity: Literal["error", "warning", "hint"] = "error"
    see: Translatable = NO_TEXT

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """The fixes of the help text; each by itself corrects the mistake."""
        if not isinstance(self.help, Help):
            return ()
        return tuple(replace(fix, edits=tuple(map(self._placed, fix.edits))) for fix in self.help.fixes)

    def _placed(self, edit: Edit) -> Edit:
        return replace(edit, span=self.span) if edit.span == HERE else edit

    def as_data(self) -> dict[str, Data]:
        """The diagnostic as plain data, for `--format json`; lines and columns are counted from 1."""
        return {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "help": self.help,
            "see": self.see,
            "file": self.span.source,
            "line": self.span.line,
            "column": self.span.column,
            "end_line": self.span.end_line,
            "end_column": self.span.end_column,
            "notes": [{"file": s.source, "line": s.line, "message": text} for s, text in self.notes],
            "fixes": [{"title": f.title, "edits": [edit.as_data() for edit in f.edits]} for f in self.fixes],
        }

    def render(self, line_of: Callable[[Span], str], words: Mapping[str, str] = MappingProxyType({})) -> str:
        """The printed form: place, message, the line with a caret below it, help text and notes.

        line_of: returns the text of the line. words: the translations of `error`, `warning` and `help`.
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
        if self.see:
            lines.append(f"        {self.see}")
        for place, caption in self.notes:
            lines.append(f"        {place}: {caption}")
        return "\n".join(lines)


_MOST_COMPARED = 60  # words that `nearest` compares letter by letter


def without_lines(help: Translatable, span: Span) -> Translatable:
    """The help text with a fix that deletes the lines of a span."""
    return fixing(help, Edit(Span(span.source, span.line, 1, span.end_line + 1, 1), ""))


def nearest(word: str, words: Iterable[str]) -> str:
    """The word that is most similar to a given one; "" if none is similar."""
    for found in get_close_matches(word, _likely(word, sorted({*words} - {word})), 3, 0.65):
        if found[0] == word[0] or SequenceMatcher(None, word, found).ratio() >= 0.8:
            return found
    return ""


def _likely(word: str, words: list[str]) -> list[str]:
    """The words that have most letters of a given one; to compare all takes long in a large game with many errors."""
    letters = {*word}
    return nlargest(_MOST_COMPARED, words, lambda one: len(letters.intersection(one)) - abs(len(one) - len(word)))


def did_you_mean(word: str, words: Iterable[str], at: Span = HERE) -> Translatable:
    """A help text that proposes the most similar word, with a fix; empty if no word is similar."""
    found = nearest(word, words)
    return writing(tr("did you mean '{0}'?", found), found, at=at) if found else NO_TEXT
