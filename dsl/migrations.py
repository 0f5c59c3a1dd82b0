"""Old spellings of the language, and the current spelling for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .lexer import Raw

Fits: TypeAlias = Callable[[Sequence[Raw], int], bool]


@dataclass(frozen=True, slots=True)
class Spelling:
    """An old spelling: a word, its replacement, and `fits`, which tells whether the word is used as that spelling."""

    old: str
    new: str
    fits: Fits


def _behind_a_thing(words: Sequence[Raw], at: int) -> bool:
    """Whether the word ends a condition: it follows a name, a property, or an expression in parentheses."""
    following = words[at + 1].text if at + 1 < len(words) else ":"
    before = words[at - 1]
    return (
        at > 0 and (before.sort == "word" or before.text == ")") and following in (":", "and", "or", ")", ",", "once")
    )


def _before_a_scope(words: Sequence[Raw], at: int) -> bool:
    """Whether the word begins a line of two words whose second word is a scope or an unknown word."""
    return at == 0 and [word.sort for word in words] == ["word", "word"]


OLD = (Spelling("exists", "is not nothing", _behind_a_thing), Spelling("begin", "start", _before_a_scope))
"""What `ombre fmt --migrate` rewrites."""


def old_spelling(words: Sequence[Raw], at: int) -> str:
    """The current spelling for a word of a line; None if it is not an old spelling."""
    for spelling in OLD:
        if words[at].text == spelling.old and spelling.fits(words, at):
            return spelling.new
    return ""
