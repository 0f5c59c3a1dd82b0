"""One table: a game, the people and bots in its seats, and what they agree on. Nothing in here waits or writes files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from ombre.compiler.places import UsageError
from ombre.runtime.choices import Decision
from ombre.runtime.errors import ChoiceError, RulesError
from ombre.session.session import Session
from ombre.translatable import told, tr

from ..bots.policy import BOTS, Bot, bot
from ..recording.faults import place_of_fault
from .hosted_game import HostedGame, Origin
from .scene import WATCHER

RANDOM = "random"  # the bot that needs no time
MOST_CHAT, LONGEST_CHAT = 200, 500  # lines that are kept, and characters of one
LONGEST_NAME = 30
_SEAT = re.compile(r"[Pp]\d+")  # the name of a player without one
_MOST_AT_ONCE = 500  # answers of random bots, after which others have their turn


class SeatTaken(msgspec.Struct, omit_defaults=True):
    """A seat. link: the secret word of the link to it. bot: the level of the bot that plays it, or "".

    name: what its player wants to be called. used: the seconds that its player has thought.
    """

    link: str
    bot: str = ""
    name: str = ""
    used: float = 0.0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has said. seat: from 0; None for those who watch. step: the number of answers until then."""

    seat: int | None
    text: str
    step: int = 0


class PlayReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has to tell the author about a moment of the game. step: the number of answers until then."""

    seat: int | None
    text: str
    step: int


class RoomFile(msgspec.Struct):
    """A table as it is kept in a file. rules: the digest of the rules with which the answers were given."""

    id: str
    rules: str
    origin: Origin
    seats: list[SeatTaken]
    watch: str
    answers: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()  # who has given each answer
    chat: list[ChatLine] = []
    clock: bool = False
    reports: list[PlayReport] = []
    tests: list[str] = []  # scenarios of what was played
    next: str = ""  # the table on which the next game is played


class UndoWish(msgspec.Struct):
    """A wish to take answers back. steps: the number of answers that are left. agreed: the seats that have agreed."""

    seat: int
    steps: int
    agreed: set[int]


@dataclass
class Room:
    """A table. told: what is kept of it. session: the game. problem: why the game cannot go on, or ""."""

    told: RoomFile
    game: HostedGame
    session: Session
    wish: UndoWish | None = None
    problem: str = ""
    is_changed: bool = False  # whether the cards have changed since the table was opened
    since: float | None = None  # when `thinking` was last seen to think
    thinking: int | None = None
    _bots: dict[int, Bot] = field(default_factory=dict[int, Bot])
    _undone: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    @classmethod
    def begin(cls, game: HostedGame, origin: Origin, id: str, link: Callable[[], str], bots: Sequence[str], clock: bool = False) -> Room:  # fmt: skip
        """Open a table. link: makes a secret word. bots: for each seat, the level of its bot; "" for a person.

        Seats that are not given are played by random bots; without any, by people.
        """
        known, session = game.begun(origin)
        players = session.start.players
        seats = [SeatTaken(link(), bots[at] if at < len(bots) else RANDOM if bots else "") for at in range(players)]
        for one in seats:
            if one.bot and one.bot not in BOTS:
                raise UsageError(tr("there is no {0} '{1}'", tr("bot"), one.bot))
        told = RoomFile(id, game.table.rules.digest, origin, seats, link(), clock=clock)
        return cls(told, known, session)

    @classmethod
    def again(cls, game: HostedGame, told: RoomFile) -> Room:
        """Open a table that was kept in a file; raise UsageError if its game cannot begin any more.

        If the cards have changed since, the answers are given again as far as they fit to the new ones.
        """
        known, session = game.begun(told.origin)
        room = cls(told, known, session)
        if told.rules == game.table.rules.digest:
            with suppress(ChoiceError, RulesError):
                session.repeat(told.answers)
                return room
            room.session = game.begun(told.origin)[1]
        room.is_changed = True
        told.asked = tuple(choice.who for choice in room.session.again(told.answers))
        told.answers = room.session.answers
        told.rules = game.table.rules.digest
        return room

    # ------------------------------------------------------------------------------------------------ who

    @property
    def step(self) -> int:
        """The number of answers until now."""
        return len(self.told.answers)

    @property
    def choice(self) -> Decision | None:
        return self.session.choice if not self.problem else None

    def seat_of(self, link: str) -> int | None:
        """The seat of a link, WATCHER for the link of those who watch, or None."""
        if link == self.told.watch:
            return WATCHER
        return next((at for at, one in enumerate(self.told.seats) if one.link == link), None)

    def link(self, seat: int) -> str:
        """The secret word of the link to a seat, or for those who watch."""
        return self.told.seats[seat].link if seat != WATCHER else self.told.watch

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {at for at, one in enumerate(self.told.seats) if not one.bot}

    @property
    def names(self) -> dict[int, str]:
        """What players are called who have a name of their own, by seat; a name that could mean another one is left out."""
        given = [one.name for one in self.told.seats]
        return {
            at: name for at, name in enumerate(given) if name and given.count(name) == 1 and not _SEAT.fullmatch(name)
        }

    def waiting_bot(self) -> str:
        """The level of the bot that is asked, or ""."""
        choice = self.choice
        return self.told.seats[choice.who].bot if choice is not None else ""

    # ------------------------------------------------------------------------------------------------ answers

    def answer(self, seat: int, step: int, index: int) -> None:
        """Take the answer of a seat to the question after `step` answers; raise UsageError if it is not asked that."""
        choice = self.choice
        if choice is None or choice.who != seat or step != self.step:
            raise UsageError(tr("this question has been answered already"))
        self._take(choice, index)
        self._undone.clear()
        self.wish = None

    def play_random_bots(self) -> None:
        """Let random bots answer, until somebody else is asked."""
        for _ in range(_MOST_AT_ONCE):
            choice = self.choice
            if choice is None or self.told.seats[choice.who].bot != RANDOM:
                return
            if choice.who not in self._bots:
                self._bots[choice.who] = bot(RANDOM, self.told.origin.seed + self.step, self.session.rules)
            self._take(choice, self._bots[choice.who](self.session))

    def _take(self, choice: Decision, index: int) -> None:
        try:
            self.session.take(index)
        except ChoiceError as error:
            raise UsageError(told(error)) from None
        except RulesError as error:
            self.problem = place_of_fault(told(error), self.session)
        self.told.answers = (*self.told.answers, index)
        self.told.asked = (*self.told.asked, choice.who)

    # ------------------------------------------------------------------------------------------------ undo

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, and all after it; other people are asked first.

        Of those who watch, or before the first answer of the seat, it is refused.
        """
        own = [at for at, who in enumerate(self.told.asked) if who == seat]
        if not own:
            raise UsageError(tr("there is no answer of yours to take back"))
        self.wish = UndoWish(seat, own[-1], {seat})
        self._grant()

    def agree(self, seat: int, is_fine: bool) -> int | None:
        """Agree that another takes an answer back, or refuse it; return the seat whose wish was refused, or None."""
        if self.wish is None or seat not in self.people:
            return None
        if not is_fine:
            refused, self.wish = self.wish.seat, None
            return refused if refused != seat else None
        self.wish.agreed.add(seat)
        self._grant()
        return None

    def _grant(self) -> None:
        if self.wish is None or not self.people <= self.wish.agreed:
            return
        undone: list[tuple[int, int]] = []
        while self.step > self.wish.steps and self.session.undo():
            undone.append((self.told.answers[-1], self.told.asked[-1]))
            self.told.answers, self.told.asked = self.told.answers[:-1], self.told.asked[:-1]
            self.problem = ""
        self._undone = [*reversed(undone), *self._undone]
        self.wish = None

    def redo(self, seat: int) -> None:
        """Give again the answer of a seat that was taken back, and those of bots after it."""
        if not self._undone or self._undone[0][1] != seat:
            raise UsageError(tr("there is nothing to do again"))
        choice = self.choice
        while self._undone and choice is not None:
            index, who = self._undone[0]
            if who != choice.who or index >= len(choice.options) or (who != seat and not self.told.seats[who].bot):
                return
            self._take(choice, index)
            self._undone.pop(0)
            choice = self.choice
            if choice is not None and choice.who == seat:
                return

    @property
    def can_redo(self) -> int | None:
        """The seat whose answer could be given again, or None."""
        return self._undone[0][1] if self._undone else None

    # ------------------------------------------------------------------------------------------------ people

    def say(self, seat: int, text: str) -> None:
        """Add a line to the chat."""
        if line := " ".join(text.split())[:LONGEST_CHAT]:
            self.told.chat = [*self.told.chat, ChatLine(seat if seat != WATCHER else None, line, self.step)][
                -MOST_CHAT:
            ]

    def report(self, seat: int, step: int, text: str) -> None:
        """Keep what somebody tells the author about a moment of the game."""
        if line := " ".join(text.split())[:LONGEST_CHAT]:
            one = PlayReport(seat if seat != WATCHER else None, line, min(max(step, 0), self.step))
            self.told.reports = [*self.told.reports, one][-MOST_CHAT:]

    @property
    def reports(self) -> tuple[tuple[str, str, int], ...]:
        """What the author was told: by whom, the text, and the number of answers until then."""
        return tuple(
            (f"P{one.seat + 1}" if one.seat is not None else "", one.text, one.step) for one in self.told.reports
        )

    def call(self, seat: int, name: str) -> None:
        """Let the player of a seat be called by a name."""
        if seat != WATCHER:
            self.told.seats[seat].name = " ".join(name.split())[:LONGEST_NAME]

    def let_play(self, seat: int, level: str) -> None:
        """Let a bot play a seat, or a person if the level is ""."""
        if level and level not in BOTS:
            raise UsageError(tr("there is no {0} '{1}'", tr("bot"), level))
        self.told.seats[seat].bot = level

    def tick(self, now: float) -> None:
        """Count the time of the player who is asked. now: seconds of a clock that only goes forward."""
        if self.since is not None and self.thinking is not None:
            self.told.seats[self.thinking].used += now - self.since
        self.since = now
        self.thinking = self.choice.who if self.choice is not None else None

    def at(self, step: int) -> Session:
        """The game as it was after some answers."""
        if step >= self.step:
            return self.session
        _, early = self.game.begun(self.told.origin)
        early.repeat(self.told.answers[: max(step, 0)])
        return early
