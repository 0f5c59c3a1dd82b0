"""Lines in the wrong column: what a line's first word says of where it belongs, and the columns it may have meant."""

from __future__ import annotations

import re
from typing import TypeAlias

from .constructs import ALWAYS_FIRST, HEADS, NEVER_FIRST, OUTSIDE, SINGLE
from .habits import BLOCKS
from .vocabulary import Vocabulary

Lines: TypeAlias = list[tuple[int, str]]
"""Lines of a declaration without their comments, each with its number."""


def words_in(line: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", line)


def indent_of(line: str) -> int:
    return len(line) - len(line.lstrip())


def stands_inside(code: str, vocabulary: Vocabulary) -> bool:
    """Whether a line begins with what begins no declaration: a word of a block, a property or a slot."""
    word, following = (*words_in(code), "", "")[:2]
    classes = vocabulary.classes.get(word, ())
    if "KIND" in classes or (word == "end" and following in BLOCKS):
        return False
    return word in NEVER_FIRST or (word not in HEADS and not {"PROP", "SLOT"}.isdisjoint(classes))


def in_empty_block(code: str, above: Lines, vocabulary: Vocabulary) -> bool:
    """Whether a line that begins no declaration stands below one that opens a block."""
    word = next(iter(words_in(code)), "")
    return above[-1][1].endswith(":") and word not in HEADS and "KIND" not in vocabulary.classes.get(word, ())


def may_begin(code: str, vocabulary: Vocabulary, here: bool) -> bool:
    """Whether an indented line may be the first of a declaration; `here`: reading stopped in this line."""
    words = code.split()
    if (word := words[0].rstrip(":")) in ALWAYS_FIRST or (here and word in OUTSIDE):
        return True
    kind = "KIND" in vocabulary.classes.get(word, ())
    return kind and len(words) > 2 and words[1].isidentifier() and words[2].startswith('"')


def taken_out(lines: Lines, index: int) -> tuple[Lines, Lines, Lines]:
    """The lines above a declaration that is indented, the declaration, and what goes on behind it with those above."""
    number, code = lines[index]
    end = index + 1 if words_in(code)[0] in SINGLE else len(lines)
    return lines[:index], [(number, code.lstrip()), *lines[index + 1 : end]], lines[end:]


def columns(above: Lines) -> list[int]:
    """By how much a line below these may be indented, the innermost block first."""
    last = above[-1][1]
    levels = [indent_of(last) + 2] if last.endswith(":") or len(above) == 1 else []
    for _, code in reversed(above[1:]):
        if 0 < (indent := indent_of(code)) < min(levels, default=1 << 30):
            levels.append(indent)
    return levels


def context(above: Lines, column: int) -> Lines:
    """What is needed to read a line in that column: the lines that open its blocks, and its neighbour with its own."""
    start = max(index for index, (_, code) in enumerate(above) if index == 0 or indent_of(code) <= column)
    kept = above[start:]
    level = indent_of(above[start][1])
    for line in reversed(above[:start]):
        if (indent := indent_of(line[1])) < level:
            kept.insert(0, line)
            level = indent
    return kept
