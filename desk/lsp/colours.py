"""The parts of a file as semantic tokens, for the colours of an editor.

Keywords, comments, texts and numbers are found with the patterns of `dsl/editor.py`, which the grammars of other
editors have, too. A word that refers to something is coloured as what it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ombre.dsl.editor import patterns
from ombre.dsl.source import Source

from .columns import written
from .names import NamedWord

TOKENS = (
    *("class", "method", "property", "enumMember", "event", "namespace", "variable", "function", "type"),
    *("keyword", "comment", "string", "number", "operator"),
)
"""The types of semantic tokens, which every theme of colours knows."""
_OF_WORD = {
    "kind": "class",
    "list": "type",
    "verb": "method",
    "property": "property",
    "value": "enumMember",
    "slot": "event",
    "scope": "namespace",
    "flow": "namespace",
    "step": "namespace",
    "setup": "namespace",
    "name": "variable",
    "answer": "variable",
    "card": "function",
    "scenario": "function",
    "rule": "function",
    "deck": "function",
    "idiom": "function",
}
_OF_SCOPE = {
    "comment.line.number-sign": "comment",
    "constant.numeric": "number",
    "entity.name": "function",
    "keyword.control": "keyword",
    "keyword.operator": "operator",
    "keyword.operator.word": "keyword",
    "keyword.other": "keyword",
    "storage.type": "keyword",
    "string.quoted.double": "string",
    "support.type": "type",
    "variable.language": "keyword",
}
"""The type for each TextMate scope of the patterns."""


class Colour(NamedTuple):
    """A coloured part of one line. line, start, length: from 0, in characters. type: a position in TOKENS."""

    line: int
    start: int
    length: int
    type: int
    declares: bool = False


def colours(source: Source, words: Iterable[NamedWord]) -> Iterator[Colour]:
    """Yield the coloured parts of a file in order, without overlaps. words: those that refer to something."""
    taken: dict[int, list[Colour]] = {}
    for word in words:
        span = written(source, word.span)
        if word.key[0] in _OF_WORD and span.line == span.end_line:
            type = TOKENS.index(_OF_WORD[word.key[0]])
            one = Colour(span.line - 1, span.column - 1, span.end_column - span.column, type, word.declares)
            taken.setdefault(one.line, []).append(one)
    for number, line in enumerate(source.text.split("\n")):
        mine = taken.get(number, [])
        plain = [Colour(number, *one) for one in _coloured(line.rstrip("\r"))]
        free = [one for one in plain if not any(_meet(one, other) for other in mine)]
        end = 0
        for one in sorted((*mine, *free)):
            if one.start >= end:
                yield one
                end = one.start + one.length


def _meet(one: Colour, other: Colour) -> bool:
    return one.start < other.start + other.length and other.start < one.start + one.length


@cache
def _pattern() -> tuple[re.Pattern[str], tuple[tuple[int, int], ...]]:
    """All patterns as one, and for each of its groups that is coloured: its number and its type."""
    parts: list[str] = []
    groups: list[tuple[int, int]] = []
    number = 1
    for pattern in patterns():
        parts.append(f"({pattern.match})")
        first = number + pattern.grouped  # a pattern with groups colours these, another one all that it matches
        groups += [(first + at, TOKENS.index(_OF_SCOPE[scope])) for at, scope in enumerate(pattern.scopes)]
        number += 1 + re.compile(pattern.match).groups
    return re.compile("|".join(parts)), tuple(groups)


@lru_cache(maxsize=20_000)  # while a file is edited, most of its lines stay as they are
def _coloured(line: str) -> tuple[tuple[int, int, int], ...]:
    """The parts of a line that a pattern matches, as (start, length, type)."""
    pattern, groups = _pattern()
    found: list[tuple[int, int, int]] = []
    for match in pattern.finditer(line):
        for group, type in groups:
            start, end = match.span(group)
            if end > start:
                found.append((start, end - start, type))
    return tuple(found)
