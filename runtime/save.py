"""Write a game down as its seed and its answers, and read it back, or say in one sentence why not.

A saved game is text: `ombre 1`, a checksum of the rest, and a line of JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from types import CodeType, FunctionType
from typing import Any

import msgspec

from .errors import SaveError
from .kept import Kept
from .records import Deck

FORMAT = 1
LONGEST_FORMAT = 9  # digits
MOST_ANSWERS = 100_000  # of one game: each is played again
BAD_CONTENT = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading any bytes may raise


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    rules: str  # the digest of the rules that the answers were given under
    players: int
    seed: int
    beginning: str
    choices: tuple[int, ...]
    options: dict[str, int | str] = {}
    decks: dict[int, Deck] = {}  # what seats, from 0, have brought of their own
    kept: dict[int, Kept] = {}  # what they have kept of games before
    between: bool = False  # it is what one player does between two games


def write(saved: Saved) -> bytes:
    content = msgspec.json.encode(saved)
    return b"ombre %d %s\n%s\n" % (FORMAT, checksum(content), content)


def read(data: bytes, rules: str) -> Saved:
    head, _, content = data.partition(b"\n")
    words = head.split(b" ")
    if words[0] != b"ombre" or len(words) < 2 or not words[1].isdigit() or len(words[1]) > LONGEST_FORMAT:
        raise SaveError("this is not a saved game")
    if int(words[1]) > FORMAT:  # its other words may mean anything
        raise SaveError(f"this game was saved by a newer version (format {int(words[1])}; this one reads {FORMAT})")
    content = content.removesuffix(b"\n")
    if words[2:] != [checksum(content)]:
        raise SaveError("this saved game is damaged: its checksum does not fit")
    try:
        saved = msgspec.json.decode(content, type=Saved)
    except BAD_CONTENT as error:
        raise SaveError(f"this saved game is damaged: {error}") from None
    if len(saved.choices) > MOST_ANSWERS:
        raise SaveError(f"this saved game has {len(saved.choices)} answers; one has at most {MOST_ANSWERS}")
    if saved.rules != rules:
        raise SaveError("this game was saved with other cards or rules, or by another version of Python")
    return saved


def checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=8).hexdigest().encode()


def fingerprint(modules: Sequence[Any]) -> str:
    """A hash of everything that modules say, by names and functions, but not of where it is written."""
    seen: dict[int, int] = {}
    content = repr([list(_content(module, seen)) for module in modules])
    return blake2b(content.encode(), digest_size=16).hexdigest()


def _content(value: Any, seen: dict[int, int]) -> Iterator[Any]:
    """A value as text that is the same in every process: functions by their code, records by their fields."""
    if isinstance(value, FunctionType):
        if id(value) in seen:  # a function that calls itself, or one that was told before
            yield ("again", seen[id(value)])
            return
        seen[id(value)] = len(seen)
        yield from _content(value.__code__, seen)
        for name in value.__code__.co_names:
            other = value.__globals__.get(name)
            if isinstance(other, FunctionType) and other.__module__ == value.__module__:
                yield list(_content(other, seen))
    elif isinstance(value, CodeType):
        yield (value.co_code.hex(), value.co_names, value.co_varnames)
        yield from (list(_content(const, seen)) for const in value.co_consts)
    elif type(value) in (tuple, list):
        yield [list(_content(part, seen)) for part in value]
    elif type(value) in (set, frozenset):
        yield sorted(map(repr, value))  # its own order differs from process to process
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            if name not in ("line", "lines", "source", "scenarios", "invariants", "worths", "decks"):
                yield (name, list(_content(getattr(value, name), seen)))
    else:
        yield repr(value)
