"""What is sent between the web server, the process of the tables, and browsers."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .hosted_game import Origin
from .scene import Scene
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
    """A message to the host. number: of the connection for "join", "say" and "leave"; else that of the reply."""

    what: str
    number: int
    data: object = None


class Joining(NamedTuple):
    """A browser that takes the seat of a link. is_author: whether it may see and write the files of the game."""

    link: str
    language: str
    is_author: bool


class Saying(msgspec.Struct, frozen=True):
    """What a browser says. do: what it wants; the others are for some wants only.

    step: a number of answers. index: of an option. line: of the log, from 0. seat: from 0. level: of a
    bot, or "". card: the id of a printed card.
    """

    do: str
    language: str = ""
    step: int = -1
    index: int = -1
    line: int = -1
    seat: int = -1
    level: str = ""
    card: str = ""
    text: str = ""
    fine: bool = False


class TableReply(NamedTuple):
    """A message of the host. what: "send" to a connection; "reply" or "problem" to a call; "done" after each message;
    "links" for each table that is opened.
    """

    what: str
    number: int
    data: object = None


class Listed(msgspec.Struct, frozen=True):
    """A table in the list of the author. seats: the names of the players, or "". bots: the levels of bots, or "".

    links: for each seat, and for those who watch, the secret word of its link.
    """

    id: str
    title: str
    step: int
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    links: tuple[str, ...]
    is_over: bool
    here: int
    reports: tuple[tuple[str, str, int], ...] = ()  # who tells it, the text, and the number of answers until then
    tests: tuple[str, ...] = ()  # scenarios of what was played


class SeatHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. here: whether a browser shows it now."""

    name: str = ""
    bot: str = ""
    here: bool = False
    used: float = 0.0
    thinks: bool = False


class Update(msgspec.Struct, omit_defaults=True, tag_field="do", tag="update"):
    """What a browser is sent: the scene, the log from a line on, and who is there."""

    scene: Scene | None
    log: NewLines | None
    step: int
    last: int
    people: tuple[SeatHere, ...]
    chat: tuple[tuple[int | None, str], ...]
    language: str
    wish: int | None = None
    may_agree: bool = False
    may_redo: bool = False
    may_undo: bool = False
    clock: bool = False
    problem: str = ""
    next: bool = False  # whether somebody has opened the next table after this game


class TableAbout(msgspec.Struct, tag_field="do", tag="about"):
    """What a browser is sent once. icons: the symbols of the game, SVG by name. bots: the levels of bots."""

    game: str
    seat: int | None
    players: int
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    icons: dict[str, str]
    is_author: bool = False


class TableTold(msgspec.Struct, omit_defaults=True):
    """An answer to a single browser: lines of text, or a sentence that says what went wrong."""

    do: str
    lines: tuple[str, ...] = ()
    about: str = ""
    index: int | None = None
    fine: bool = False
