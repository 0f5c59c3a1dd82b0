"""Help error recovery with wrong indentation: the first word of a line tells in which block the line belongs."""

from __future__ import annotations

import re
from typing import TypeAlias

from .constructs import ALWAYS_FIRST, HEADS, NEVER_FIRST, OUTSIDE, SINGLE
from .fixes import indent_of
from .foreign_spellings import BLOCKS
from .vocabulary import Vocabulary

Lines: TypeAlias = list[tuple[int, str]]
"""Lines of a declaration: the number of each line and its text without comment."""


def words_in(line: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", line)


def stands_inside(code: str, vocabulary: Vocabulary) -> bool:
    """Whether the first word of a line can only begin a line inside a declaration, such as a statement or a fact."""
    word, following = (*words_in(code), "", "")[:2]
    classes = vocabulary.classes.get(word, ())
    if "KIND" in classes or (word == "end" and following in BLOCKS):
        return False
    return word in NEVER_FIRST or (word not in HEADS and not {"PROP", "SLOT"}.isdisjoint(classes))


def in_empty_block(code: str, above: Lines, vocabulary: Vocabulary) -> bool:
    """Whether the line above opens a block, and the line `code` begins no declaration."""
    word = next(iter(words_in(code)), "")
    return above[-1][1].endswith(":") and word not in HEADS and "KIND" not in vocabulary.classes.get(word, ())


def may_begin(code: str, vocabulary: Vocabulary, here: bool) -> bool:
    """Whether an indented line may be the first line of a declaration.

    here: whether the syntax error is in this line.
    """
    words = code.split()
    if (word := words[0].rstrip(":")) in ALWAYS_FIRST or (here and word in OUTSIDE):
        return True
    kind = "KIND" in vocabulary.classes.get(word, ())
    return kind and len(words) > 2 and words[1].isidentifier() and words[2].startswith('"')


def taken_out(lines: Lines, index: int) -> tuple[Lines, Lines, Lines]:
    """Split lines at an indented declaration: return the lines above it, its own lines, and the lines below it."""
    number, code = lines[index]
    end = index + 1 if words_in(code)[0] in SINGLE else len(lines)
    return lines[:index], [(number, code.lstrip()), *lines[index + 1 : end]], lines[end:]


def columns(above: Lines) -> list[int]:
    """The columns at which a line below the lines `above` may begin, the innermost block first."""
    last = above[-1][1]
    levels = [indent_of(last) + 2] if last.endswith(":") or len(above) == 1 else []
    for _, code in reversed(above[1:]):
        if 0 < (indent := indent_of(code)) < min(levels, default=1 << 30):
            levels.append(indent)
    return levels


def context(above: Lines, column: int) -> Lines:
    """The lines that must stand above a line in order to parse it at a column.

    These are the lines that open the blocks around the column, and the lines of the last statement above it.
    """
    start = max(index for index, (_, code) in enumerate(above) if index == 0 or indent_of(code) <= column)
    kept = above[start:]
    level = indent_of(above[start][1])
    for line in reversed(above[:start]):
        if (indent := indent_of(line[1])) < level:
            kept.insert(0, line)
            level = indent
    return kept
