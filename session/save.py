"""Write a game as its seed and answers, and read it back; if the file cannot be read, raise SaveError.

A saved game is text: a first line with `ombre 2` and a checksum of the rest, and a line of JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec

from ombre.runtime.errors import SaveError
from ombre.runtime.records import Deck
from ombre.translatable import tr

from .campaigns import Kept
from .outcomes import NONE, Outcomes

FORMAT = 2  # format 1 identified the rules by their bytecode, which depends on the version of Python
LONGEST_FORMAT = 9  # most digits of the format number
MOST_ANSWERS = 100_000  # most answers of a saved game, because they are all replayed to read it
BAD_CONTENT = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # raised when damaged bytes are decoded

Content = TypeVar("Content")


@dataclass(frozen=True, slots=True)
class Envelope(Generic[Content]):
    """The format of saved games or of campaigns: a first line with a name, a version and a checksum; and JSON.

    name, written, instead: phrases for error messages, such as "saved game", "game was saved", "start a new game".
    """

    head: bytes
    format: int
    content: type[Content]
    name: str
    written: str
    instead: str

    def wrap(self, content: bytes) -> bytes:
        return b"%s %d %s\n%s\n" % (self.head, self.format, checksum(content), content)

    def unwrap(self, data: bytes) -> Content:
        """Return the decoded content of a file; raise SaveError if the file is damaged or has another format."""
        line, _, content = data.partition(b"\n")
        format, *rest = line.removeprefix(self.head + b" ").split(b" ")
        if not line.startswith(self.head + b" ") or not format.isdigit() or len(format) > LONGEST_FORMAT:
            raise SaveError(tr("this is not a {0}", self.name))
        number = int(format)
        if number > self.format:  # the rest of a newer file is not checked, because its format is not known
            raise SaveError(
                tr("this {0} by a newer version (format {1}; this one reads {2})", self.written, number, self.format)
            )
        if number < self.format:
            raise SaveError(
                tr(
                    "this {0} by an older version (format {1}; this one reads {2}): "
                    "finish it with that version, or {3}",
                    self.written,
                    number,
                    self.format,
                    self.instead,
                )
            )
        content = content.removesuffix(b"\n")
        if rest != [checksum(content)]:
            raise SaveError(tr("this {0} is damaged: its checksum does not fit", self.name))
        try:
            return msgspec.json.decode(content, type=self.content)
        except BAD_CONTENT as error:
            raise SaveError(tr("this {0} is damaged: {1}", self.name, error)) from None


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    rules: str  # the digest of the rules of the game
    players: int
    seed: int
    beginning: str
    choices: tuple[int, ...]
    options: dict[str, int | str] = {}
    decks: dict[int, Deck] = {}  # the decks that players bring, by seat from 0
    kept: dict[int, Kept] = {}  # the kept values of players, by seat
    between: bool = False  # whether this is not a game, but the flow of one player between two games
    outcomes: Outcomes = NONE  # the outcomes of chance that are given from outside
    forced: bool = False  # whether choices with a single option are asked, too
    ombre: str = ""  # the version that has written the file


GAME = Envelope(b"ombre", FORMAT, Saved, tr("saved game"), tr("game was saved"), tr("start a new game"))


def write(saved: Saved) -> bytes:
    return GAME.wrap(msgspec.json.encode(saved))


def read(data: bytes) -> Saved:
    """Return what a file says of a saved game; raise SaveError if the file cannot be read."""
    saved = GAME.unwrap(data)
    if len(saved.choices) > MOST_ANSWERS:
        raise SaveError(tr("this saved game has {0} answers; one has at most {1}", len(saved.choices), MOST_ANSWERS))
    return saved


def checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=8).hexdigest().encode()
