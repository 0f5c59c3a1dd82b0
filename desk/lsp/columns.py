"""Columns of a line with tabs: the lexer reads each tab as four spaces, an editor counts it as one character."""

from __future__ import annotations

from dataclasses import replace

from ombre.dsl.source import Source, Span

_TAB = "    "


def read_column(line: str, column: int) -> int:
    """The column at which the lexer reads what stands at a column of a line; both from 0."""
    return len(line[:column].replace("\t", _TAB)) + max(0, column - len(line))


def written_column(line: str, column: int) -> int:
    """The column of a line at which stands what the lexer has read at a column; both from 0.

    Inside a tab: its begin.
    """
    if "\t" not in line:
        return column
    read = 0
    for at, character in enumerate(line):
        read += len(_TAB) if character == "\t" else 1
        if read > column:
            return at
    return len(line) + column - read


def written(source: Source, span: Span) -> Span:
    """A span that the lexer has read, with the columns of the text as it is written."""
    if "\t" not in source.text:
        return span
    first, last = source.line(span.line), source.line(span.end_line)
    return replace(
        span,
        column=written_column(first, span.column - 1) + 1,
        end_column=written_column(last, span.end_column - 1) + 1,
    )
