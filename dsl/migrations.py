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


_OPENING = frozenset(
    "a all an and another any as at by each end every for from has if in is item move not of on or other put reveal"
    " roll shuffle the to until where while with zones".split()
)
_VERBS = frozenset("and are as at becomes cannot falls has have in is may of or rises where".split())


def _before_an_argument(words: Sequence[Raw], at: int) -> bool:
    """Between two arguments of a verb, or two roles: behind a word that no name follows, before a name or an amount."""
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
"""What `ombre fmt --migrate` rewrites."""


def old_spelling(words: Sequence[Raw], at: int) -> str:
    """The current spelling for a word of a line; None if it is not an old spelling."""
    for spelling in OLD:
        if words[at].text == spelling.old and spelling.fits(words, at):
            return spelling.new
    return ""
