"""What is wrong in a `.card` file: where, what, and what to write instead; printed for people or as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher, get_close_matches
from types import MappingProxyType
from typing import Literal, Self, TypeAlias

from .source import NOWHERE, Span

HERE = NOWHERE  # in an edit: the place that the diagnostic is about
Data: TypeAlias = "str | int | list[Data] | dict[str, Data]"


class Translatable(str):
    """A sentence in English that knows how it was made: its template, and what stands in the places of it.

    What stands in a place is a word of the game or a piece of code, and stays as it is; or it is a message itself.
    """

    template: str
    args: tuple[str, ...]

    def __new__(cls, template: str, args: tuple[str, ...] = ()) -> Self:
        made = super().__new__(cls, template.format(*args))
        made.template, made.args = template, args
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Translatable, (self.template, self.args)


def tr(template: str, *args: object) -> Translatable:
    """A message: a template with `{0}`, `{1}` ..., and what stands there."""
    return Translatable(template, tuple(arg if isinstance(arg, str) else str(arg) for arg in args))


def listed(parts: Iterable[str], between: str = ", ") -> Translatable:
    """Several words or messages in a row."""
    args = tuple(parts)
    return Translatable(between.join(f"{{{at}}}" for at in range(len(args))), args)


class Counted(Translatable):
    """A message about a number of things: how it is said of one, and of several."""

    many: str
    number: int

    def __new__(cls, one: str, many: str, number: int) -> Self:
        made = super().__new__(cls, one if number == 1 else many, (str(number),))
        made.template, made.many, made.number = one, many, number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Counted, (self.template, self.many, self.number)


def ntr(one: str, many: str, number: int) -> Translatable:
    """A message with a number: `{0} error`, `{0} errors`."""
    return Counted(one, many, number)


NO_TEXT = Translatable("")


@dataclass(frozen=True, slots=True)
class Edit:
    """A text that is to stand in a place, instead of what stands there."""

    span: Span
    text: str

    def as_data(self) -> dict[str, Data]:
        """Plain data: where it begins and ends, and the new text."""
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
    """One way to put a mistake right: what it does, for people, and edits that are made together."""

    title: Translatable
    edits: tuple[Edit, ...]


class Help(Translatable):
    """A sentence that says what to write, and that as fixes: each of them alone is a way."""

    fixes: tuple[Fix, ...]

    def __new__(cls, template: str, args: tuple[str, ...] = (), fixes: tuple[Fix, ...] = ()) -> Self:
        made = super().__new__(cls, template, args)
        made.fixes = fixes
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Help, (self.template, self.args, self.fixes)


def fixing(help: Translatable, *edits: Edit) -> Translatable:
    """A help sentence that is done by some edits, made together; by none, it stays a sentence."""
    return Help(help.template, help.args, (Fix(help, edits),)) if edits else help


def writing(help: Translatable, *texts: str, at: Span = HERE) -> Translatable:
    """A help sentence with what it says to write in a place: each of several texts is a way of its own."""
    if len(texts) == 1:
        return fixing(help, Edit(at, texts[0]))
    return Help(help.template, help.args, tuple(Fix(tr("write '{0}'", text), (Edit(at, text),)) for text in texts))


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `help` says what to write instead; `notes` point at further places, each with its caption."""

    code: str
    message: Translatable
    span: Span
    help: Translatable = NO_TEXT
    notes: tuple[tuple[Span, Translatable], ...] = ()
    severity: Literal["error", "warning", "hint"] = "error"

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """What an editor can do about it: what the help says, as edits. Each fix alone is a way."""
        if not isinstance(self.help, Help):
            return ()
        return tuple(replace(fix, edits=tuple(map(self._placed, fix.edits))) for fix in self.help.fixes)

    def _placed(self, edit: Edit) -> Edit:
        return replace(edit, span=self.span) if edit.span == HERE else edit

    def as_data(self) -> dict[str, Data]:
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
            "fixes": [{"title": f.title, "edits": [edit.as_data() for edit in f.edits]} for f in self.fixes],
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


def without_lines(help: Translatable, span: Span) -> Translatable:
    """A help sentence that takes out what stands on lines of its own."""
    return fixing(help, Edit(Span(span.source, span.line, 1, span.end_line + 1, 1), ""))


def nearest(word: str, words: Iterable[str]) -> str:
    """The most similar of some other words, or nothing when none is close."""
    for found in get_close_matches(word, sorted({*words} - {word}), 3, 0.65):
        if found[0] == word[0] or SequenceMatcher(None, word, found).ratio() >= 0.8:
            return found
    return ""


def did_you_mean(word: str, words: Iterable[str], at: Span = HERE) -> Translatable:
    """A help sentence with the most similar word, to stand where the wrong one is; or nothing."""
    found = nearest(word, words)
    return writing(tr("did you mean '{0}'?", found), found, at=at) if found else NO_TEXT
