"""One table: a game, the people and bots in its seats, and what they agree on.

Nothing in here waits or writes files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from ombre.compiler.projects.places import UsageError
from ombre.runtime.choices import Decision
from ombre.runtime.errors import ChoiceError, RulesError
from ombre.session.session import Session
from ombre.translatable import told, tr
from ombre.workshop.bots.policy import BOTS, Bot, bot
from ombre.workshop.recording.faults import place_of_fault

from .commands import TableCommand, ToAgain, ToBot, ToHurry, ToUndo
from .hosted_game import HostedGame, Origin, seed_of_bot
from .names import JOINERS, seen, telling
from .scene import WATCHER

RANDOM = "random"  # the bot that needs no time
MOST_CHAT, LONGEST_CHAT = 200, 500  # lines of each seat that are kept, and characters of one
Spoken = TypeVar("Spoken", bound="ChatLine | PlayReport")
LONGEST_NAME = 30
PROGRAM = -1  # who says what the program says, such as that a bot plays a seat now
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
    """What somebody has said. seat: from 0; None for those who watch; PROGRAM for what has happened at the table.

    step: the number of answers until then. news: the sort of what has happened, with `level` for a bot; see `news`.
    """

    seat: int | None
    text: str
    step: int = 0
    news: str = ""
    about: int = PROGRAM
    level: str = ""


class PlayReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has to tell the author about a moment of the game. step: the number of answers until then."""

    seat: int | None
    text: str
    step: int


class RoomFile(msgspec.Struct):
    """A table as it is kept in a file. rules: the digest of the rules with which the answers were given.

    cards: the name of the copy of the author's folder with which it began; "" for a game that ships with ombre. root:
    the table of the author from which a link has opened this one; "" for a table of the author. copy: the seat that has
    opened it as a copy; -1 for a next game. told: lines of chat until now.
    """

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
    following: tuple[str, ...] = ()  # the links of the table on which the next game is played
    title: str = ""
    is_over: bool = False
    cards: str = ""
    root: str = ""
    copy: int = -1
    said: int = 0
    copied: bool = False  # whether a seat has opened a copy after the end


@dataclass
class SeatWish:
    """What a seat wants that all people at the table decide. agreed: the seats that have agreed.

    number: of the wish, so that nobody agrees to another one than was shown.
    """

    number: int
    seat: int
    command: TableCommand
    agreed: set[int]


@dataclass
class Room:
    """A table. told: what is kept of it. session: the game.

    problem: why the game cannot go on, or "". Only the author is told it: it can name lines of files and the seed.
    """

    told: RoomFile
    game: HostedGame
    session: Session
    wishes: dict[int, SeatWish] = field(default_factory=dict[int, SeatWish])  # by seat, the oldest first
    wished: int = 0  # the number of wishes until now
    problem: str = ""
    is_changed: bool = False  # whether the cards have changed since the table was opened
    since: float | None = None  # when `thinking` was last seen to think
    thinking: int | None = None
    _bots: dict[int, Bot] = field(default_factory=dict[int, Bot])
    _undone: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    @classmethod
    def begin(
        cls,
        game: HostedGame,
        origin: Origin,
        id: str,
        link: Callable[[], str],
        bots: Sequence[str],
        clock: bool = False,
    ) -> Room:
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

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; a game whose rules have failed can go on when an answer is taken back."""
        return self.session.g.result is not None and not self.problem

    def link(self, seat: int) -> str:
        """The secret word of the link to a seat, or for those who watch."""
        return self.told.seats[seat].link if seat != WATCHER else self.told.watch

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {at for at, one in enumerate(self.told.seats) if not one.bot}

    @property
    def names(self) -> dict[int, str]:
        """What players are called who have a name of their own, by seat;
        a name that could mean another one is left out.
        """
        return telling([one.name for one in self.told.seats])

    def called(self, seat: int) -> str:
        """What a player is called."""
        return self.names.get(seat, f"P{seat + 1}")

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
        self.wishes = {at: one for at, one in self.wishes.items() if not isinstance(one.command, ToUndo | ToHurry)}

    def play_random_bots(self) -> bool:
        """Let random bots answer, until somebody else is asked;
        return whether one is still asked after many answers.
        """
        for _ in range(_MOST_AT_ONCE):
            choice = self.choice
            if choice is None or self.told.seats[choice.who].bot != RANDOM:
                return False
            if choice.who not in self._bots:
                seed = seed_of_bot(self.told.origin, choice.who, self.step)
                self._bots[choice.who] = bot(RANDOM, seed, self.session.rules)
            self._take(choice, self._bots[choice.who](self.session))
        return True

    def _take(self, choice: Decision, index: int) -> None:
        try:
            self.session.take(index)
        except ChoiceError as error:
            raise UsageError(told(error)) from None
        except RulesError as error:
            self.problem = place_of_fault(told(error), self.session)
        self.told.answers = (*self.told.answers, index)
        self.told.asked = (*self.told.asked, choice.who)

    # ------------------------------------------------------------------------------------------------ consent

    def wish(self, seat: int, command: TableCommand) -> None:
        """Want something that all people at the table decide; raise UsageError if it cannot be done now."""
        match command:
            case ToUndo():
                self._undone_to(seat)
            case ToBot(seat=which, level=level):
                if not 0 <= which < len(self.told.seats):
                    raise UsageError(tr("there is no such seat"))
                if self.told.seats[which].bot == level:
                    raise UsageError(tr("this seat is played like that already"))
                if level and level not in BOTS:
                    raise UsageError(tr("there is no {0} '{1}'", tr("bot"), level))
            case ToHurry():
                if not self.waiting_bot():
                    raise UsageError(tr("no bot is asked now"))
            case ToAgain():
                if seat == WATCHER or not self.is_over:
                    raise UsageError(tr("the game is not over"))
            case _:
                raise UsageError(tr("a table does not know this"))
        self.wishes.pop(seat, None)
        self.wished += 1
        self.wishes[seat] = SeatWish(self.wished, seat, command, {seat})

    def agree(self, seat: int, number: int, is_fine: bool) -> int | None:
        """Agree to a wish, or refuse it; return the seat whose wish was refused, or None.

        Raise UsageError if there is no such wish any more: its seat may want something else now.
        """
        wish = next((one for one in self.wishes.values() if one.number == number), None)
        if wish is None:
            raise UsageError(tr("nobody wants this any more"))
        if seat not in self.people | {wish.seat}:
            return None
        if is_fine:
            wish.agreed.add(seat)
            return None
        del self.wishes[wish.seat]
        return wish.seat if wish.seat != seat else None

    def decide(self, absent: set[int], is_fine: bool, number: int = 0) -> bool:
        """Let the author agree for those who are absent, or refuse; return whether there was something to decide.

        number: of a wish; by default, all wishes.
        """
        wishes = [one for one in self.wishes.values() if number in (0, one.number)]
        waiting = [one for one in wishes if (self.people - one.agreed) & absent]
        for one in waiting:
            one.agreed |= absent
            if not is_fine:
                del self.wishes[one.seat]
        return bool(waiting)

    def granted(self) -> SeatWish | None:
        """Take the oldest wish to which all people have agreed."""
        for seat, one in self.wishes.items():
            if self.people <= one.agreed:
                return self.wishes.pop(seat)
        return None

    def copy_opened(self) -> None:
        """Let a game that a seat has copied after its end stay over: in the copy, the seat can see what would come."""
        self.told.copied = True
        self.wishes = {at: one for at, one in self.wishes.items() if not isinstance(one.command, ToUndo)}

    def _undone_to(self, seat: int) -> int:
        if self.told.copied:
            raise UsageError(tr("this game stays over, because somebody has opened a copy of it"))
        own = [at for at, who in enumerate(self.told.asked) if who == seat]
        if not own:
            raise UsageError(tr("there is no answer of yours to take back"))
        return own[-1]

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, and all after it."""
        steps = self._undone_to(seat)
        undone: list[tuple[int, int]] = []
        while self.step > steps and self.session.undo():
            undone.append((self.told.answers[-1], self.told.asked[-1]))
            self.told.answers, self.told.asked = self.told.answers[:-1], self.told.asked[:-1]
            self.problem = ""
        self._undone = [*reversed(undone), *self._undone]

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
        if line := seen(text, JOINERS)[:LONGEST_CHAT]:
            self._chat(ChatLine(seat if seat != WATCHER else None, line, self.step))

    def tell(self, news: str, about: int = PROGRAM, level: str = "") -> None:
        """Add a line about what has happened at the table to the chat. about: the seat that it is about."""
        self._chat(ChatLine(PROGRAM, "", self.step, news, about, level))

    def _chat(self, line: ChatLine) -> None:
        self.told.chat = _kept(self.told.chat, line)
        self.told.said += 1

    def report(self, seat: int, step: int, text: str) -> None:
        """Keep what somebody tells the author about a moment of the game."""
        if line := seen(text, JOINERS)[:LONGEST_CHAT]:
            one = PlayReport(seat if seat != WATCHER else None, line, min(max(step, 0), self.step))
            self.told.reports = _kept(self.told.reports, one)

    def call(self, seat: int, name: str) -> None:
        """Let the player of a seat be called by a name."""
        if seat != WATCHER:
            self.told.seats[seat].name = seen(name)[:LONGEST_NAME].strip()

    def let_play(self, seat: int, level: str) -> None:
        """Let a bot play a seat, or a person if the level is ""."""
        self.told.seats[seat].bot = level

    def tick(self, now: float) -> None:
        """Count the time of the player who is asked. now: seconds of a clock that only goes forward."""
        if self.since is not None and self.thinking is not None:
            self.told.seats[self.thinking].used += now - self.since
        self.since = now
        self.thinking = self.choice.who if self.choice is not None else None

    def at(self, step: int) -> Session:
        """The game as it was after some answers."""
        return self.session if step >= self.step else self.session.past(max(step, 0))


def _kept(lines: list[Spoken], new: Spoken) -> list[Spoken]:
    """Lines with a new one. If a seat has said too much, its oldest line is dropped, and none of another seat."""
    mine = [one for one in lines if one.seat == new.seat]
    return [*(one for one in lines if len(mine) < MOST_CHAT or one is not mine[0]), new]


def reports_in(told: RoomFile) -> tuple[tuple[str, str, int], ...]:
    """What the author was told: by whom, the text, and the number of answers until then."""
    return tuple((f"P{one.seat + 1}" if one.seat is not None else "", one.text, one.step) for one in told.reports)
