"""Comments of lines: what a line is without its comment, and comments that are shown other than they are."""

from __future__ import annotations

from collections.abc import Iterator

from .diagnostics import Diagnostic, tr, writing
from .source import UNSEEN, Source, Span


def unseen_in_comments(source: Source) -> Iterator[Diagnostic]:
    """Yield an error for each comment that an editor or a terminal may show other than it is: in another order, say."""
    for number, written in enumerate(source.text.split("\n"), 1) if UNSEEN.search(source.text) else ():
        line = written.rstrip("\r")
        start = len(strip_comment(line))
        if unseen := UNSEEN.search(line, start):
            span = Span(source.name, number, unseen.start() + 1, number, unseen.start() + 2)
            message = tr("this comment contains an invisible character ({0})", ord(unseen[0]))
            yield Diagnostic("E001", message, span, writing(tr("delete it"), ""))


def strip_comment(line: str) -> str:
    """A line without its comment; a # inside quotes does not begin a comment."""
    if "#" not in line:
        return line
    quoted = False
    for position, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:position]
    return line
