"""Browsers at a table, and those that are sent the same: what is sent is made once for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ombre.prose.language.wording import Wording

from .messages import Update
from .scene import Keys
from .seat_log import SeatLog


class SameSight(NamedTuple):
    """What browsers that are sent the same have in common. language: of the game. page: the language of the page.

    is_author: whether they may see the lines of the game's files.
    """

    seat: int
    language: str
    page: str
    is_author: bool = False


@dataclass
class Audience:
    """Browsers in the present of a game with the same seat and languages. They have one log, and one set of keys.

    chat: how many lines of the chat they have been told. scene: the last one that was sent, as JSON.
    """

    sight: SameSight
    log: SeatLog
    said: Wording
    numbers: list[int] = field(default_factory=list[int])
    keys: Keys = field(default_factory=Keys)
    chat: int = 0
    scene: msgspec.Raw = field(default_factory=msgspec.Raw)
    last: Update | None = None
    due: bool = False  # whether something has changed that they have not been sent

    def retold(self) -> None:
        """Tell the log anew with the next update, because players are called by other names; a long one goes on."""
        if self.log.is_short:
            self.log = SeatLog(self.log.narrator, self.log.seat)


@dataclass
class PastSight:
    """A browser that looks at an earlier moment. step: the number of answers until then."""

    step: int
    log: SeatLog
    keys: Keys = field(default_factory=Keys)


@dataclass
class Browser:
    """A browser that shows a table."""

    number: int
    audience: Audience
    past: PastSight | None = None

    @property
    def seat(self) -> int:
        return self.audience.sight.seat

    @property
    def is_author(self) -> bool:
        """Whether it may see and write the game's files."""
        return self.audience.sight.is_author

    @property
    def language(self) -> str:
        return self.audience.sight.language

    @property
    def said(self) -> Wording:
        return self.audience.said

    @property
    def log(self) -> SeatLog:
        """The log that it shows."""
        return self.past.log if self.past is not None else self.audience.log
