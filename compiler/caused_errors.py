"""Drop diagnostics that are caused by an error elsewhere.

If a line cannot be parsed, the words that it declares are unknown in other lines. If a property has a name that no line
can use, every line that uses the property is wrong. Such follow-on errors are reported only when the first error has
been corrected. A line that could not be parsed is called torn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ombre.dsl.diagnostics import Diagnostic, Translatable
from ombre.dsl.parser import ANY, Parsed, Torn
from ombre.dsl.source import Source

# Codes of errors that a missing declaration can cause.
UNKNOWN = ("E002", "E005", "E110", "E112", "E113", "E120", "E208")
_MOST_TORN = 100
_WORD = re.compile(r"[^\W\d]\w*")
_QUOTED = re.compile(r"'(\w+)'")


def independent(parsed: Sequence[Parsed], syntax: list[Diagnostic], meaning: list[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics without the follow-on errors.

    syntax: the diagnostics of the parser. meaning: the diagnostics of the later passes, for the declarations that could
    be parsed.
    """
    sources = {file.source.name: file.source for file in parsed}
    torn = [_TornLine(file.source.name, line) for file in parsed for line in file.torn]
    if len(torn) > _MOST_TORN:  # what else is wrong may follow from any of them
        return syntax
    return _nameable(sources, _Causes(sources, torn).kept(syntax, meaning) if torn else syntax + meaning)


def _as_read(found: Diagnostic, changed: set[tuple[str, int]]) -> Diagnostic:
    """The diagnostic; without its fixes if one of them edits a line that error recovery has changed."""
    if all((edit.span.source, edit.span.line) not in changed for fix in found.fixes for edit in fix.edits):
        return found
    return replace(found, help=Translatable(found.help.template, found.help.args))


@dataclass(frozen=True, slots=True)
class _TornLine:
    """A line that could not be parsed, and its file."""

    source: str
    line: Torn

    def holds(self, diagnostic: Diagnostic) -> bool:
        """Whether the place of a diagnostic is in the declaration that contains the torn line."""
        span = diagnostic.span
        return self.source == span.source and self.line.first <= span.line <= self.line.last

    def led_to(self, diagnostic: Diagnostic, words: set[str], is_syntax: bool) -> bool:
        """Whether a diagnostic about these words is caused by the torn line."""
        inside = self.holds(diagnostic)
        if inside and not is_syntax and not self.line.moved and diagnostic.code == "E110":
            if not words.isdisjoint(self.line.words):
                return True
        if ANY in self.line.words and not inside and diagnostic.code in UNKNOWN:
            return True
        if not self.line.everywhere or (inside and is_syntax):
            return False
        return any(_same_word(word, other) for word in words for other in self.line.words)


@dataclass(frozen=True, slots=True)
class _Causes:
    """The torn lines of some sources; finds the diagnostics that they cause."""

    sources: dict[str, Source]
    torn: list[_TornLine]

    def kept(self, syntax: Iterable[Diagnostic], meaning: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The diagnostics that no torn line caused."""
        # An error in a line that declares something is always kept: otherwise two such errors could hide each other.
        declaring = {(torn.source, torn.line.line) for torn in self.torn if torn.line.everywhere}
        changed = {(torn.source, torn.line.line) for torn in self.torn if not torn.line.moved}
        own = [d for d in syntax if _place(d) in declaring or not self._follows(d, True)]
        return own + [_as_read(d, changed) for d in meaning if not (_place(d) in changed or self._follows(d, False))]

    def _follows(self, diagnostic: Diagnostic, is_syntax: bool) -> bool:
        if diagnostic.span.source not in self.sources:
            return False
        words = self._about(diagnostic, 1 if is_syntax else 0)
        return any(torn.led_to(diagnostic, words, is_syntax) for torn in self.torn)

    def _about(self, diagnostic: Diagnostic, before: int) -> set[str]:
        """The words that a diagnostic is about.

        These are the quoted words of its message, the words at its place, and the last `before` words to the left of
        that place.
        """
        span = diagnostic.span
        line = self.sources[span.source].line(span.line)
        end = span.end_column - 1 if span.end_line == span.line else len(line)
        words = _WORD.findall(line[: span.column - 1])[-before:] if before else []
        return {*words, *_WORD.findall(line[span.column - 1 : end]), *_QUOTED.findall(diagnostic.message)}


def _nameable(sources: dict[str, Source], found: list[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics without errors in lines that use a property whose name is not allowed.

    Only the declaration of such a property is reported.
    """
    unreadable = {d.message.args[0] for d in found if d.code == "E133"}
    if not unreadable:
        return found
    lines = ((d, sources[d.span.source].line(d.span.line) if d.span.source in sources else "") for d in found)
    return [d for d, line in lines if d.code == "E133" or unreadable.isdisjoint(_WORD.findall(line))]


def _place(diagnostic: Diagnostic) -> tuple[str, int]:
    return diagnostic.span.source, diagnostic.span.line


def _same_word(word: str, other: str) -> bool:
    """Whether two words are equal or may be inflected forms of the same word."""
    return word == other or (len(other) > 3 and word.startswith(other[:-1])) or other + "s" == word
