"""The comments in which an author answers a warning about a card: `# meant: cost 0 because it is free`.

A comment on a line of its own belongs to the lines next to it, so it may stand in the card or directly above it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ombre.dsl.source import Source, Span

FORM = "# meant: {0}"
_MARK = re.compile(r"#\s*meant:\s*(.*?)(?:\s+because\s.*)?\s*$")


def meant(sources: Iterable[Source]) -> dict[str, dict[int, frozenset[str]]]:
    """What authors have answered, by the file and by the number of the line to which the comment belongs."""
    found: dict[str, dict[int, frozenset[str]]] = {}
    for source in sources:
        if "meant:" in source.text:
            found[source.name] = _of_lines(source.text.split("\n"))
    return found


def answered(marks: dict[str, dict[int, frozenset[str]]], span: Span, words: str) -> bool:
    """Whether the author has answered `words` in the lines of a declaration."""
    lines = marks.get(span.source, {})
    return any(words in lines[at] for at in range(span.line, span.end_line + 1) if at in lines)


def _of_lines(lines: list[str]) -> dict[int, frozenset[str]]:
    found: dict[int, frozenset[str]] = {}
    for at, line in enumerate(lines):
        mark = _MARK.search(line)
        if mark is None or _quotes(line[: mark.start()]):
            continue
        for owner in _owners(lines, at, mark.start()):
            found[owner + 1] = found.get(owner + 1, frozenset()) | {" ".join(mark[1].split())}
    return found


def _quotes(before: str) -> bool:
    """Whether a text is still open here, so that the sign is a part of it."""
    return before.count('"') % 2 == 1


def _owners(lines: list[str], at: int, start: int) -> Iterable[int]:
    """The lines to which a comment belongs: its own, or the next ones with code."""
    if lines[at][:start].strip():
        return (at,)
    below = (n for n in range(at + 1, len(lines)) if _is_code(lines[n]))
    above = (n for n in range(at - 1, -1, -1) if _is_code(lines[n]))
    near = [next(below, at)]
    return [*near, next(above, at)] if lines[at][:1].isspace() else near


def _is_code(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")
