"""Write a game down as its seed and its answers, and read it back, or say in one sentence why not.

A saved game is text: `ombre 1`, a checksum of the rest, and a line of JSON.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from .errors import SaveError

FORMAT = 1


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: str  # the digest of the rules that the answers were given under
    players: int
    seed: int
    beginning: str
    choices: tuple[int, ...]


def write(saved: Saved) -> bytes:
    content = msgspec.json.encode(saved)
    return b"ombre %d %s\n%s\n" % (FORMAT, _checksum(content), content)


def read(data: bytes, rules: str) -> Saved:
    head, _, content = data.partition(b"\n")
    words = head.split(b" ")
    if words[0] != b"ombre" or len(words) != 3 or not words[1].isdigit():
        raise SaveError("this is not a saved game")
    if int(words[1]) > FORMAT:
        raise SaveError(f"this game was saved by a newer version (format {int(words[1])}; this one reads {FORMAT})")
    content = content.removesuffix(b"\n")
    if words[2] != _checksum(content):
        raise SaveError("this saved game is damaged: its checksum does not fit")
    try:
        saved = msgspec.json.decode(content, type=Saved)
    except msgspec.DecodeError as error:
        raise SaveError(f"this saved game is damaged: {error}") from None
    if saved.rules != rules:
        raise SaveError("this game was saved with other cards or rules, or by another version of Python")
    return saved


def _checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=8).hexdigest().encode()
