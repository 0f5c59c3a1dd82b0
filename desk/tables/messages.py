"""What is sent between the web server, the processes of games and tables, and browsers."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .hosted_game import Origin
from .seat_log import NewLines


class Opening(msgspec.Struct, frozen=True):
    """What opens a table. bots: the level of the bot in each seat, or "". saved: a saved game that goes on, or b"".

    answers: those that are given at once. clock: whether the time of each player is shown.
    """

    origin: Origin
    bots: tuple[str, ...] = ()
    saved: bytes = b""
    clock: bool = False
    answers: tuple[int, ...] = ()


class TableCall(NamedTuple):
    """A message to a process. number: of the connection for "join", "say" and "leave"; else that of the reply."""

    what: str
    number: int
    data: object = None


class Joining(NamedTuple):
    """A browser that takes a seat. is_author: whether it may see and write the files of the game."""

    seat: int
    language: str
    is_author: bool


class TableReply(NamedTuple):
    """A message of a process.

    what: "send" to connections, with a `ToBrowsers`; "reply" or "problem" to a call; "done" after each message, with
    the seconds that it took; "listed" when what the author's list shows of a table has changed; "used" when a bot has
    worked for a browser, with the seconds of the processor that this took.
    """

    what: str
    number: int
    data: object = None


class ToBrowsers(NamedTuple):
    """What some connections are sent."""

    numbers: tuple[int, ...]
    data: bytes


class WishShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat wants.

    number: by which others agree to it. what: the word of the command. about, level: the seat and the bot, if it is
    about these. may_agree: whether the seat that is told is asked.
    """

    number: int
    seat: int
    what: str
    about: int = -1
    level: str = ""
    may_agree: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A table in the list of the author. seats: the names of the players, or "". bots: the levels of bots, or "".

    links: for each seat, and for those who watch, the secret word of its link. is_old: whether the cards on the disk
    have changed since it was opened.
    """

    id: str
    title: str
    step: int
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    links: tuple[str, ...]
    is_over: bool
    reports: tuple[tuple[str, str, int], ...] = ()  # who tells it, the text, and the number of answers until then
    tests: tuple[str, ...] = ()  # scenarios of what was played
    wishes: tuple[WishShown, ...] = ()
    here: int = 0
    is_old: bool = False
    problem: str = ""  # why the game cannot go on
    cards: str = ""
    root: str = ""
    copy: int = -1


class SeatHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. here: whether a browser shows it now."""

    name: str = ""
    bot: str = ""
    here: bool = False
    used: float = 0.0
    thinks: bool = False


class Update(msgspec.Struct, omit_defaults=True, tag_field="do", tag="update"):
    """What a browser is sent: the scene, the log from a line on, what is new in the chat, and who is there.

    scene: as JSON; None if it is the same as before. is_all: whether the chat is told from its beginning.
    """

    scene: msgspec.Raw | None
    log: NewLines | None
    step: int
    last: int
    people: tuple[SeatHere, ...]
    chat: tuple[tuple[int | None, str], ...]
    language: str
    wishes: tuple[WishShown, ...] = ()
    may_redo: bool = False
    may_undo: bool = False
    clock: bool = False
    problem: str = ""
    next: bool = False  # whether the next table after this game is open
    is_all: bool = False
    may_decide: bool = False  # whether somebody who is absent is asked, for whom the author can decide
    is_over: bool = False


class TableAbout(msgspec.Struct, tag_field="do", tag="about"):
    """What a browser is sent once. icons: the symbols of the game, SVG by name. bots: the levels of bots.

    is_seed_known: whether the author has chosen the seed, so that somebody can compute all cards.
    """

    game: str
    seat: int | None
    players: int
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    icons: dict[str, str]
    is_author: bool = False
    is_seed_known: bool = False


class TableTold(msgspec.Struct, omit_defaults=True):
    """An answer to a single browser: lines of text, or a sentence that says what went wrong."""

    do: str
    lines: tuple[str, ...] = ()
    about: str = ""
    index: int | None = None
    fine: bool = False
