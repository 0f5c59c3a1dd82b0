"""Write a game down as its seed and its answers, and read it back, or say in one sentence why not.

A saved game is text: `ombre 2`, a checksum of the rest, and a line of JSON.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from ombre.runtime.errors import SaveError
from ombre.runtime.records import Deck

from .kept import Kept

FORMAT = 2  # 1 knew its rules by their bytecode, so by the version of Python
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
    if int(words[1]) < FORMAT:
        raise SaveError(
            f"this game was saved by an older version (format {int(words[1])}; this one reads {FORMAT}):"
            " finish it with that version, or start a new game"
        )
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
        raise SaveError(
            "this game was saved with other cards or rules: take the cards and expansions of then, or start a new game"
        )
    return saved


def checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=8).hexdigest().encode()
