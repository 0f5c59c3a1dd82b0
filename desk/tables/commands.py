"""What a browser at a table can say, and who decides about it. This is the one place where the rule of tables stands.

A seat decides alone about what it answers, says, reads and looks at: it learns only what its seat may know. What
changes who plays, which game is played, or how far it has come, needs the consent of all people at the table; the
author can decide for those who are absent, and all are told. A copy of a game waits for its end, because it has the
same hidden cards. What shows hidden cards or files is for the author alone.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, TypeAlias, get_args

import msgspec


class Decides(Enum):
    """Who decides about a command."""

    SEAT = "the seat that sends it"
    ALL = "all people at the table; the author for those who are absent"
    END = "nobody before the end of the game; then the seat that sends it"
    AUTHOR = "the author"


def _word(name: str) -> str:
    """The word for a command in `do`: that of its class, without `To`."""
    return name.removeprefix("To").lower()


class TableCommand(msgspec.Struct, frozen=True, tag_field="do", tag=_word):
    """What a browser wants. decides: who decides about it. watchers: whether those who watch may send it, too."""

    decides: ClassVar[Decides] = Decides.SEAT
    watchers: ClassVar[bool] = True


class ToJoin(TableCommand, frozen=True):
    """Sit down. language: of the browser, such as `fr-CA`."""

    language: str = ""


class ToLanguage(TableCommand, frozen=True):
    """Read in another language."""

    language: str


class ToLook(TableCommand, frozen=True):
    """Look at the game as it was after a number of answers."""

    step: int = -1


class ToText(TableCommand, frozen=True):
    """Read a printed card."""

    card: str


class ToWhy(TableCommand, frozen=True):
    """Ask why a line of the log happened, from 0, or why nothing can be done with a card."""

    line: int = -1
    card: str = ""


class ToChat(TableCommand, frozen=True):
    """Say something to all."""

    text: str


class ToReport(TableCommand, frozen=True):
    """Tell the author something about a moment of the game."""

    text: str
    step: int = -1


class ToName(TableCommand, frozen=True):
    """Be called by a name."""

    watchers = False
    text: str


class ToTake(TableCommand, frozen=True):
    """Answer the question after a number of answers with an option."""

    watchers = False
    step: int = -1
    index: int = -1


class ToRedo(TableCommand, frozen=True):
    """Give again an answer of one's own that was taken back."""

    watchers = False


class ToHint(TableCommand, frozen=True):
    """Ask what a bot would choose in one's place."""

    watchers = False


class ToAgree(TableCommand, frozen=True):
    """Agree to what another seat wants, or refuse it; or withdraw what one wants.

    number: of the wish, as it is shown.
    """

    watchers = False
    number: int
    fine: bool = False


class ToUndo(TableCommand, frozen=True):
    """Take back the last answer of one's own, and all after it."""

    decides, watchers = Decides.ALL, False


class ToBot(TableCommand, frozen=True):
    """Let a bot of a level play a seat, or a person if the level is ""."""

    decides, watchers = Decides.ALL, False
    seat: int = -1
    level: str = ""


class ToHurry(TableCommand, frozen=True):
    """Let the bot that is thinking take its last option at once."""

    decides, watchers = Decides.ALL, False


class ToAgain(TableCommand, frozen=True):
    """Play the next game, at another table, with the same people and bots. Once it is open, go there."""

    decides = Decides.ALL


class ToBranch(TableCommand, frozen=True):
    """Play on alone from an earlier moment, at another table, against bots."""

    decides, watchers = Decides.END, False
    step: int = -1


class ToRecord(TableCommand, frozen=True):
    """Make a scenario of one's last move."""

    decides = Decides.AUTHOR
    text: str = ""


Said: TypeAlias = (
    ToJoin
    | ToLanguage
    | ToLook
    | ToText
    | ToWhy
    | ToChat
    | ToReport
    | ToName
    | ToTake
    | ToRedo
    | ToHint
    | ToAgree
    | ToUndo
    | ToBot
    | ToHurry
    | ToAgain
    | ToBranch
    | ToRecord
)
"""All that a browser can say."""

COMMANDS: tuple[type[TableCommand], ...] = get_args(Said)
