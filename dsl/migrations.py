"""Old spellings of the card language, each with its current spelling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .lexer import Raw

Fits: TypeAlias = Callable[[Sequence[Raw], int], bool]


LANGUAGE = 3
"""The version of the language. It is raised when a spelling is removed or when a line means something else.

1 had the spellings of `OLD`. What has changed its meaning in 3 is in `compiler/older_sets`.
"""


@dataclass(frozen=True, slots=True)
class Spelling:
    """An old spelling and its replacement. fits: whether the word at an index of a line is used in the old meaning."""

    old: str
    new: str
    fits: Fits


def _behind_a_thing(words: Sequence[Raw], at: int) -> bool:
    """Whether the word ends a condition and follows a word or an expression in parentheses."""
    following = words[at + 1].text if at + 1 < len(words) else ":"
    before = words[at - 1]
    return (
        at > 0 and (before.sort == "word" or before.text == ")") and following in (":", "and", "or", ")", ",", "once")
    )


def _before_a_scope(words: Sequence[Raw], at: int) -> bool:
    """Whether the word is the first of a line of two words."""
    return at == 0 and [word.sort for word in words] == ["word", "word"]


_OPENING = frozenset(
    "a all an and another any as at by each end every for from has if in is item move not of on or other put reveal"
    " roll shuffle the to until where while with zones".split()
)
_VERBS = frozenset("and are as at becomes cannot falls has have in is may of or rises where".split())


def _before_an_argument(words: Sequence[Raw], at: int) -> bool:
    """Whether the word stands between two arguments or roles of a verb.

    The word before must be able to end an argument, and the word after to begin one.
    """
    if at == 0 or at + 1 == len(words) or words[at - 1].text in _OPENING:
        return False
    before, following = words[at - 1], words[at + 1]
    behind = before.sort in ("word", "number") or before.text == ")"
    return behind and (following.sort in ("word", "number") or following.text == "(") and following.text not in _VERBS


OLD = (
    Spelling("exists", "is not nothing", _behind_a_thing),
    Spelling("begin", "start", _before_a_scope),
    Spelling("against", "on", _before_an_argument),
    Spelling("onto", "on", _before_an_argument),
    Spelling("into", "to", _before_an_argument),
    Spelling("over", "with", _before_an_argument),
)
"""The spellings that `ombre fmt --migrate` replaces."""


def old_spelling(words: Sequence[Raw], at: int) -> str:
    """The current spelling for the word at an index of a line; "" if the word is not an old spelling."""
    for spelling in OLD:
        if words[at].text == spelling.old and spelling.fits(words, at):
            return spelling.new
    return ""
