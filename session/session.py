"""Wrap a game in a session.

It shows the current choice, takes answers, and can be forked, undone and saved at any choice.
A session stores copies of the game from between units, and the answers since each copy. At a choice without an answer
an exception ends the unit; the next answer runs the unit again from its copy. So the state in the middle of an effect
is never stored.
"""

from __future__ import annotations

from typing import NamedTuple

from ombre.runtime.choices import Agent, Decision, nobody
from ombre.runtime.errors import ChoiceError, RulesError, SaveError, Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules

from .save import Saved, read, write
from .start import Start, begin

MOST_UNITS = 32  # the most copies; older ones are joined, to limit the memory for long games
SPAN = 32  # answers of an agent between two copies


class Checkpoint(NamedTuple):
    """One or several consecutive units: the game before them, and the answers given in them."""

    start: Play  # never run itself, only copies of it are
    answers: tuple[int, ...]


class Session:
    """choice: the current choice, or None when the game is over.

    g: the current game; it may be in the middle of an effect.
    """

    choice: Decision | None
    g: Play

    def __init__(self, rules: Rules, start: Start, agent: Agent | None = None) -> None:
        """agent: plays the game to its end at once; without one, the session stops at the first choice."""
        self.rules, self.start = rules, start
        self._units = [Checkpoint(begin(rules, start), ())]
        self._redo: tuple[int, ...] = ()
        self._run((), agent)

    @classmethod
    def load(cls, rules: Rules, data: bytes, log: bool = False, debug: bool = False) -> Session:
        """The session that `save` wrote: the game is replayed from its seed."""
        saved = read(data, rules.digest)
        setting = (saved.players, saved.seed, saved.beginning)
        try:
            session = cls(
                rules, Start(*setting, log, debug, saved.options, saved.decks, saved.kept, between=saved.between)
            )
            session._run(saved.choices)
        except (ChoiceError, RulesError) as error:
            raise SaveError(f"this saved game does not fit its rules: {error}") from None
        if session.answers != saved.choices:
            raise SaveError("this saved game does not fit its rules: it goes on after the end of the game")
        return session

    def save(self) -> bytes:
        start = self.start
        setting = (self.rules.digest, start.players, start.seed, start.beginning, self.answers)
        return write(Saved(*setting, dict(start.options), dict(start.decks), dict(start.kept), start.between))

    @property
    def answers(self) -> tuple[int, ...]:
        """All answers so far."""
        return tuple(answer for unit in self._units for answer in unit.answers)

    def take(self, index: int) -> None:
        """Answer the current choice with one of its options."""
        self._check(index)
        self._redo = ()
        self._run((index,))

    def undo(self) -> bool:
        """Undo the last answer, even if it revealed something; False if there is none."""
        if len(self._units) > 1 and not self._units[-1].answers:
            self._units.pop()  # no question has been asked in this unit yet
        start, answers = self._units[-1]
        if not answers:
            return False
        self._redo = (answers[-1], *self._redo)
        self._units[-1] = Checkpoint(start, answers[:-1])
        self._run(())
        return True

    def redo(self) -> bool:
        """Repeat the answer that was undone last; False if there is none."""
        if not self._redo:
            return False
        answer, rest = self._redo[0], self._redo[1:]
        self.take(answer)
        self._redo = rest
        return True

    def fork(self) -> Session:
        """A copy of the session that continues independently."""
        twin = object.__new__(Session)
        twin.__dict__.update(self.__dict__)
        twin._units = self._units.copy()
        return twin

    def ahead(self, agent: Agent) -> Play:
        """A copy of the game, run to the end of the current unit; the session does not change.

        The agent is first asked the current choice, and may change the copy before it answers.
        """
        return ahead(*self._units[-1], agent)

    def digest(self) -> str:
        return self.g.digest()

    def _check(self, index: int) -> None:
        if self.choice is None:
            raise ChoiceError("the game is over: there is nothing to choose")
        if not 0 <= index < len(self.choice.options):
            raise ChoiceError(
                f"{self.choice.name}: there is no option {index}, only 0 to {len(self.choice.options) - 1}"
            )

    def play(self, agent: Agent) -> None:
        """Let an agent answer until the end of the game; every answer can be undone afterwards.

        If the agent raises, the session stops at that choice.
        """
        if self.choice is not None:
            self._redo = ()
            self._run((), agent)

    def _run(self, more: tuple[int, ...], agent: Agent | None = None) -> None:
        """Continue from the last copy with its answers, some more, and an agent's; or stop at a choice."""
        last = self._units.pop()
        start: Play | None = last.start  # the copy of the current unit; None if it is not needed yet
        known = [*last.answers, *more]
        used = 0  # the number of known answers
        begun = 0  # how many of them belong to finished units
        untouched = False  # whether this unit has no copy yet, and has changed nothing before its first question

        def answer(g: Play, choice: Decision) -> int:
            nonlocal start, used, untouched
            if untouched and used == begun:
                start = g if used == len(known) and agent is None else copy(g)
            untouched = False
            if used == len(known):
                self.choice = choice
                if agent is None:
                    raise Unanswered
                known.append(index := agent(g, choice))
                if not 0 <= index < len(choice.options):
                    known.pop()
                    self._check(index)
                self.choice = None
                used += 1
                return index
            used += 1
            return known[used - 1]

        self.choice = None
        self.g = g = last.start.clone()
        g.agent = answer
        windows = self.rules.windows
        try:
            while g.result is None:
                if start is None and not untouched:
                    start = copy(g)
                g.unit()
                untouched = g.pc in windows
                if used - begun >= (1 if agent is None else SPAN):
                    assert start is not None, "whoever was asked was asked after a copy was made"
                    self._units.append(Checkpoint(start, tuple(known[begun:used])))
                    start, begun = None, used
        except Unanswered:
            pass
        finally:  # also after an error of the rules, so that the last answer can be undone
            g.agent = nobody
            self._units.append(Checkpoint(start or g, tuple(known[begun:used])))
            while len(self._units) > MOST_UNITS:
                self._join()

    def _join(self) -> None:
        """Thin out the older half of the copies: join every two neighbours."""
        half = MOST_UNITS // 2
        old, self._units = self._units[:half], self._units[half:]
        pairs = zip(old[::2], old[1::2], strict=True)
        self._units[:0] = [Checkpoint(first.start, first.answers + second.answers) for first, second in pairs]


def ahead(start: Play, answers: tuple[int, ...], agent: Agent) -> Play:
    """A copy of a game between units, run to the end of the first unit in which an agent is asked.

    answers: the answers given in the current units.
    """
    g: Play = start.clone()
    asked = 0

    def answering(g: Play, choice: Decision) -> int:
        nonlocal asked
        asked += 1
        return answers[asked - 1] if asked <= len(answers) else agent(g, choice)

    g.agent = answering
    while g.result is None and asked <= len(answers):
        g.unit()
    return g


def copy(g: Play) -> Play:
    """A copy of the game from which to continue later, without its agent."""
    twin: Play = g.clone()
    twin.agent = nobody
    return twin
