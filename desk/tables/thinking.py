"""A process in which the bots of a table think, and its game is recorded as a scenario, so that nobody waits for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import NamedTuple

from ombre.compiler.projects.places import GameFolder, UsageError
from ombre.runtime.errors import ChoiceError, RulesError
from ombre.session.session import Session
from ombre.translatable import told, tr
from ombre.workshop.bots.policy import BOTS, Bot, bot
from ombre.workshop.recording.faults import fault_recorded
from ombre.workshop.recording.recorder import Recorded, Recorder
from ombre.workshop.spawning import spawning

from .hosted_game import HostedGame, Origin, seed_of_bot

_PLAYS = "play"  # the sort of what a bot thinks that plays
_NICER = 5  # how much less of the processor a bot gets than those who answer people


class Thought(NamedTuple):
    """What a bot is asked: how the game began, the answers until now, and how well it should play.

    browser: the number of the one who asks for a hint; 0 if the bot plays.
    """

    origin: Origin
    answers: tuple[int, ...]
    level: str
    browser: int = 0


class BotAnswer(NamedTuple):
    """The answer of a bot to what it was asked; or why there is none. seconds: of the processor, that it took."""

    wanted: Thought
    option: int = 0
    problem: str = ""
    seconds: float = 0.0


class Recording(NamedTuple):
    """A game that is to be recorded as a scenario. browser: the number of the one who asks.

    seat: the player whose last move is recorded. id, title: those of the scenario.
    """

    origin: Origin
    answers: tuple[int, ...]
    browser: int
    seat: int
    id: str
    title: str


class RecordedGame(NamedTuple):
    """A game as a scenario, or why there is none. seconds: of the processor, that it took."""

    wanted: Recording
    recorded: Recorded
    seconds: float = 0.0


@dataclass
class _Followed:
    """The game of a table in the process of the bots: it follows the answers that are given at the table."""

    session: Session
    origin: Origin
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict[tuple[int, str], Bot])

    def follow(self, answers: tuple[int, ...]) -> None:
        """Bring the game to the place after these answers."""
        known = self.session.answers
        alike = next((at for at, (mine, other) in enumerate(zip(known, answers, strict=False)) if mine != other), None)
        common = min(len(known), len(answers)) if alike is None else alike
        while len(self.session.answers) > common and self.session.undo():
            pass
        self.session.repeat(answers[common:])


def end_with_parent() -> None:
    """Let this process end when the one that has started it does, even while it computes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


def _think(pipe: Connection, place: GameFolder, extra: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    with suppress(AttributeError, OSError):
        os.nice(_NICER)
    game = HostedGame(place, extra)
    followed: dict[str, _Followed] = {}
    while True:
        try:
            wanted: Thought | Recording = pipe.recv()
        except EOFError:
            return
        begun = time.process_time()
        if isinstance(wanted, Recording):
            recorded = _recorded(game, wanted)
            pipe.send(RecordedGame(wanted, recorded, time.process_time() - begun))
            continue
        option, problem = 0, ""
        try:
            option = _answer(game, followed, wanted)
        except (UsageError, RulesError, ChoiceError) as error:
            followed.pop(_sort(wanted), None)
            problem = told(error)
        pipe.send(BotAnswer(wanted, option, problem, time.process_time() - begun))


def _answer(game: HostedGame, followed: dict[str, _Followed], thought: Thought) -> int:
    one = followed.get(_sort(thought))
    if one is None or one.origin != thought.origin:
        one = followed[_sort(thought)] = _Followed(game.begun(thought.origin)[1], thought.origin)
    one.follow(thought.answers)
    choice = one.session.choice
    if choice is None:
        raise UsageError(tr("the game is over"))
    key = choice.who, thought.level
    if key not in one.bots:
        one.bots[key] = bot(thought.level, seed_of_bot(thought.origin, choice.who), one.session.rules)
    try:
        return one.bots[key](one.session)
    except RulesError:  # of a game that the bot only imagines: at the table, nothing has failed
        if thought.browser:
            raise
        return bot(BOTS[0], seed_of_bot(thought.origin, choice.who, len(thought.answers)), one.session.rules)(
            one.session
        )


def _recorded(game: HostedGame, wanted: Recording) -> Recorded:
    try:
        known, session = game.begun(wanted.origin)
    except (UsageError, RulesError, ChoiceError) as error:
        return Recorded("", False, (told(error),))
    recorder = Recorder(known.table)
    try:
        session.repeat(wanted.answers)
    except RulesError as error:
        return fault_recorded(recorder, session, told(error), wanted.id)
    return recorder.recorded(session, wanted.id, wanted.title, seat=wanted.seat)


def _sort(one: Thought | Recording) -> str:
    """What there is no need to do twice: to play, a hint, or a record."""
    if isinstance(one, Recording):
        return "record"
    return "hint" if one.browser else _PLAYS


class Thinker:
    """The process of the bots, as those see it who ask. It does one thing at a time; the others wait in a queue."""

    def __init__(self, place: GameFolder, extra: tuple[str, ...]) -> None:
        self.place, self.extra = place, extra
        self.waiting: list[Thought | Recording] = []
        self.begun = 0  # the number of processes that were started
        self._since = 0.0  # when the first of those that wait was begun
        self.pipe: Connection | None = None
        self._process: BaseProcess | None = None

    @property
    def current(self) -> Thought | Recording | None:
        """What is thought about now."""
        return self.waiting[0] if self.waiting else None

    def ask(self, thought: Thought | Recording) -> None:
        """Let a bot think, unless it does already; an older thought of the same sort that has not begun is dropped."""
        if thought in self.waiting:
            return
        self.waiting = [one for one in self.waiting if one is self.current or _sort(one) != _sort(thought)]
        self.waiting.append(thought)
        if len(self.waiting) == 1:
            self._send()

    def forget(self, browser: int) -> None:
        """Think about nothing for a browser that has left, if that has not begun."""
        self.waiting = [one for one in self.waiting if one is self.current or one.browser != browser or not browser]

    def stop(self) -> None:
        """Let no bot think about an answer any more."""
        first = self.current
        self.waiting = [one for one in self.waiting if _sort(one) != _PLAYS]
        if first is not None and _sort(first) == _PLAYS:
            self._end()
            if self.waiting:
                self._send()

    def receive(self) -> BotAnswer | RecordedGame | None:
        """The answer that has come; None if the process has ended without one."""
        assert self.pipe is not None
        answer: BotAnswer | RecordedGame | None
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self._end()
            thought = self.waiting.pop(0) if self.waiting else None
            answer = None
            if isinstance(thought, Recording):
                answer = RecordedGame(thought, Recorded("", False, (tr("the process has ended"),)))
            elif thought is not None:
                seconds = time.monotonic() - self._since
                answer = BotAnswer(thought, 0, tr("the bot has ended its process"), seconds)
        else:
            self.waiting.pop(0)
        if self.waiting:
            self._send()
        return answer

    def close(self) -> None:
        self._end()

    def _send(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._end()
            context = spawning()
            self.pipe, theirs = context.Pipe()
            self._process = context.Process(target=_think, args=(theirs, self.place, self.extra), daemon=True)
            self._process.start()
            self.begun += 1
            theirs.close()
        assert self.pipe is not None
        self._since = time.monotonic()
        self.pipe.send(self.waiting[0])

    def _end(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        self.pipe = self._process = None
