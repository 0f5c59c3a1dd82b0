"""Recovery from wrong indentation: decide by the first word of a line where it belongs, and propose columns."""

from __future__ import annotations

import re
from typing import TypeAlias

from .constructs import ALWAYS_FIRST, HEADS, NEVER_FIRST, OUTSIDE, SINGLE
from .fixes import indent_of
from .habits import BLOCKS
from .vocabulary import Vocabulary

Lines: TypeAlias = list[tuple[int, str]]
"""Lines of a declaration without their comments, each with its number."""


def words_in(line: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", line)


def stands_inside(code: str, vocabulary: Vocabulary) -> bool:
    """Whether the first word of a line begins no declaration, but a statement, a property or a slot."""
    word, following = (*words_in(code), "", "")[:2]
    classes = vocabulary.classes.get(word, ())
    if "KIND" in classes or (word == "end" and following in BLOCKS):
        return False
    return word in NEVER_FIRST or (word not in HEADS and not {"PROP", "SLOT"}.isdisjoint(classes))


def in_empty_block(code: str, above: Lines, vocabulary: Vocabulary) -> bool:
    """Whether a line that begins no declaration follows a line that opens a block."""
    word = next(iter(words_in(code)), "")
    return above[-1][1].endswith(":") and word not in HEADS and "KIND" not in vocabulary.classes.get(word, ())


def may_begin(code: str, vocabulary: Vocabulary, here: bool) -> bool:
    """Whether an indented line may be the first line of a declaration; `here`: the error is in this line."""
    words = code.split()
    if (word := words[0].rstrip(":")) in ALWAYS_FIRST or (here and word in OUTSIDE):
        return True
    kind = "KIND" in vocabulary.classes.get(word, ())
    return kind and len(words) > 2 and words[1].isidentifier() and words[2].startswith('"')


def taken_out(lines: Lines, index: int) -> tuple[Lines, Lines, Lines]:
    """Split off an indented declaration: return the lines above it, its own lines, and the lines after it."""
    number, code = lines[index]
    end = index + 1 if words_in(code)[0] in SINGLE else len(lines)
    return lines[:index], [(number, code.lstrip()), *lines[index + 1 : end]], lines[end:]


def columns(above: Lines) -> list[int]:
    """The possible indentations of a line below these, the innermost block first."""
    last = above[-1][1]
    levels = [indent_of(last) + 2] if last.endswith(":") or len(above) == 1 else []
    for _, code in reversed(above[1:]):
        if 0 < (indent := indent_of(code)) < min(levels, default=1 << 30):
            levels.append(indent)
    return levels


def context(above: Lines, column: int) -> Lines:
    """The lines needed to parse a line in that column: those that open its blocks, and its neighbour's."""
    start = max(index for index, (_, code) in enumerate(above) if index == 0 or indent_of(code) <= column)
    kept = above[start:]
    level = indent_of(above[start][1])
    for line in reversed(above[:start]):
        if (indent := indent_of(line[1])) < level:
            kept.insert(0, line)
            level = indent
    return kept
