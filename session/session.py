"""A session: it shows the current choice of a game, takes answers, and can be forked, undone and saved at any choice.

A session stores copies of the game from between units, and the answers since each copy. At a choice without an answer
an exception ends the unit; when the answer is given, the unit is run again from its copy. So the state in the middle of
an effect is never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ombre.runtime.choices import Agent, Decision, nobody
from ombre.runtime.errors import Broken, ChoiceError, RulesError, SaveError, Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING, Offer
from ombre.translatable import tr
from ombre.version import VERSION

from .changed_rules import Refit, refitted
from .outcomes import refuse_left
from .save import Saved, read, write
from .start import Start, begin

MOST_UNITS = 32  # most copies of the game; if there are more, some older copies are dropped
SPAN = 32  # the number of answers of an agent after which the game is copied again
WORK = 10  # units and events without a question after which it is worth to copy the game again, and not to repeat them


class Checkpoint(NamedTuple):
    """A copy of the game before one or several units, and the answers that were given in these units."""

    start: Play  # never run: a copy of it is run
    answers: tuple[int, ...]


class OpenWindow(NamedTuple):
    """The question of a window at which a session stands, so that the window need not look for its offers again."""

    start: Play  # the copy in whose next unit it is asked first
    offered: tuple[int, list[Offer]] | None


class _Touched(Exception):
    """A window has changed the game before its first question."""


class Session:
    """A game with all its answers. choice: the current choice, or None if the game is over.

    g: the current game; it may be in the middle of an effect.
    """

    choice: Decision | None
    g: Play
    position: Play | None = None  # where the session has begun, if not with the set-up
    open_window: OpenWindow | None = None
    watches = False  # whether the invariants are checked after each unit
    refit: Refit | None = None  # how the game fits, if it was saved with other rules
    savable = True  # whether the game can be replayed from its seed and answers alone

    def __init__(self, rules: Rules, start: Start, agent: Agent | None = None) -> None:
        """Start the game. agent: plays the game to its end; without an agent, the session stops at the first choice."""
        self._open(rules, start, begin(rules, start), agent)

    def _open(self, rules: Rules, start: Start, g: Play, agent: Agent | None = None) -> None:
        self.rules, self.start, self.watches = rules, start, start.watch
        self._units = [Checkpoint(g, ())]
        self._redo: tuple[int, ...] = ()
        self._run((), agent)

    @classmethod
    def at(cls, rules: Rules, start: Start, g: Play) -> Session:
        """Return a session that begins at a position between two units, at its first choice. It cannot be saved."""
        session = object.__new__(cls)
        session.position, session.savable = copy(g), False
        session._open(rules, start, g)
        return session

    @classmethod
    def load(cls, rules: Rules, data: bytes, log: bool = False, debug: bool = False, exact: bool = False) -> Session:
        """Return the session that `save` has written; its game is replayed from the seed.

        A game that was saved with other rules keeps what still exists, and goes on behind the last answer that fits:
        see `refit`. exact: whether it is refused instead.
        """
        saved = read(data)
        if saved.rules != rules.digest:
            return cls._refitted(rules, saved, log, debug, exact)
        given = saved.options, saved.decks, saved.kept, saved.between, saved.outcomes, saved.forced
        try:
            session = cls(rules, Start(saved.players, saved.seed, saved.beginning, log, debug, *given))
            session._run(saved.choices)
        except (ChoiceError, RulesError) as error:
            raise SaveError(tr("this saved game does not fit its rules: {0}", error)) from None
        if session.answers != saved.choices:
            raise SaveError(tr("this saved game does not fit its rules: it goes on after the end of the game"))
        return session

    @classmethod
    def _refitted(cls, rules: Rules, saved: Saved, log: bool, debug: bool, exact: bool) -> Session:
        other = tr("this game was saved with other cards or rules")
        instead = tr("take the cards and expansions of then, or start a new game")
        if exact:
            raise SaveError(tr("{0}: {1}", other, instead))
        now, lost = refitted(rules, saved)
        given = now.options, now.decks, now.kept, now.between, now.outcomes, now.forced
        try:
            session = cls(rules, Start(now.players, now.seed, now.beginning, log, debug, *given))
        except (ChoiceError, RulesError) as error:
            raise SaveError(tr("{0}, with which it cannot begin: {1}; {2}", other, error, instead)) from None
        fitting = sum(1 for _ in session.again(now.choices))
        if now.choices and not fitting:
            raise SaveError(tr("{0}, and none of its answers fits: {1}", other, instead))
        session.refit = Refit(lost, len(now.choices), fitting)
        return session

    def save(self) -> bytes:
        """Return the game as a file; raise SaveError if it cannot be replayed from its seed."""
        if not self.savable:
            raise SaveError(tr("a game that begins with the board of a scenario cannot be saved"))
        start = self.start
        setting = (self.rules.digest, start.players, start.seed, start.beginning, self.answers)
        told = dict(start.options), dict(start.decks), dict(start.kept)
        return write(Saved(*setting, *told, start.between, start.outcomes, start.forced, VERSION))

    @property
    def answers(self) -> tuple[int, ...]:
        """All answers that were given until now."""
        return tuple(answer for unit in self._units for answer in unit.answers)

    def take(self, index: int) -> None:
        """Answer the current choice with one of its options."""
        self._check(index)
        self._redo = ()
        self._run((index,))

    def repeat(self, answers: tuple[int, ...]) -> None:
        """Give several answers, such as those of a game that was played before."""
        self._redo = ()
        self._run(answers)

    def again(self, answers: Iterable[int]) -> Iterator[Decision]:
        """Give the answers of a game with other rules, as far as they fit; yield each question that is answered."""
        for index in answers:
            choice = self.choice
            if choice is None or not 0 <= index < len(choice.options):
                return
            try:
                self.take(index)
            except RulesError:
                self.undo()
                self._redo = ()
                return
            yield choice

    def undo(self) -> bool:
        """Undo the last answer, even if it revealed something; return False if there is none."""
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
        """Repeat the answer that was undone last; return False if there is none."""
        if not self._redo:
            return False
        answer, rest = self._redo[0], self._redo[1:]
        self.take(answer)
        self._redo = rest
        return True

    def fork(self) -> Session:
        """Return a copy of the session that continues independently."""
        twin = object.__new__(Session)
        twin.__dict__.update(self.__dict__)
        twin._units = self._units.copy()
        twin.watches = False  # what a bot imagines is no fault of the game that is played
        return twin

    def past(self, number: int) -> Session:
        """Return a copy of the session as it was after a number of answers; it runs the game from a copy of then."""
        twin = self.fork()
        given = len(self.answers)
        while len(twin._units) > 1 and given - len(twin._units[-1].answers) >= number:
            given -= len(twin._units.pop().answers)
        last = twin._units[-1]
        twin._units[-1] = Checkpoint(last.start, last.answers[: len(last.answers) - max(given - number, 0)])
        twin._redo = ()
        twin._run(())
        return twin

    def going_on(self) -> Iterator[tuple[Play, Decision, int]]:
        """Yield the answers in the unit that is going on, each with the game of then and the question."""
        answers = self._units[-1].answers
        before = len(self.answers) - len(answers)
        for number, answer in enumerate(answers, before):
            past = self.past(number)
            assert past.choice is not None
            yield past.g, past.choice, answer

    def ahead(self, agent: Agent) -> Play:
        """Return a copy of the game, run to the end of the current unit; the session does not change.

        The agent is first asked the current choice, or before it the choices of others at the same time, of which the
        asked player does not know the answers. It may change the copy before its first answer.
        """
        sealed = (self.choice.who, self.choice.sealed) if self.choice is not None else (0, 0)
        return ahead(*self._units[-1], agent, *sealed)

    def digest(self) -> str:
        return self.g.digest()

    def _check(self, index: int) -> None:
        if self.choice is None:
            raise ChoiceError(tr("the game is over: there is nothing to choose"))
        if not 0 <= index < len(self.choice.options):
            raise ChoiceError(
                tr("{0}: there is no option {1}, only 0 to {2}", self.choice.name, index, len(self.choice.options) - 1)
            )

    def play(self, agent: Agent) -> None:
        """Let an agent answer until the end of the game; every answer can be undone afterwards.

        If the agent raises, the session stops at that choice.
        """
        if self.choice is not None:
            self._redo = ()
            self._run((), agent)

    def _run(self, more: tuple[int, ...], agent: Agent | None = None) -> None:
        """Run the game from the last checkpoint.

        Choices are answered by the answers of the checkpoint, then by `more`, then by the agent. Without an agent, the
        game stops at the next choice.
        """
        before = self._units.copy()
        known = [*before[-1].answers, *more]
        try:
            self._go(known, agent)
        except _Touched:
            self._units = before
            self._go(known, agent, careful=True)

    def _go(self, known: list[int], agent: Agent | None, careful: bool = False) -> None:
        """Run the game from the last checkpoint. known: the first answers; those of the agent are added.

        careful: whether the game is also copied before each window. Without it, raise _Touched if a window has changed
        the game before its first question, so that no copy is left of what was before.
        """
        last = self._units.pop()
        start: Play | None = last.start  # the copy from before the current unit; None if there is none yet
        used = 0  # the number of known answers that have been used
        begun = 0  # the number of used answers that belong to finished checkpoints
        work = 0  # units and events since the copy
        untouched = False  # whether this unit needs no copy yet: it changes nothing before its first question

        def answer(g: Play, choice: Decision) -> int:
            nonlocal start, used, untouched
            if untouched and used == begun:
                if choice.sort != "offer" or choice.source[0] != NOTHING or g.events:
                    raise _Touched
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
        if self.open_window is not None and self.open_window.start is last.start and known:
            g.offered = self.open_window.offered
        g.agent = answer
        try:
            while g.result is None:
                if agent is None and used == begun and (untouched or work > WORK):
                    start = None  # nobody was asked since then
                if start is None and not untouched:
                    start, work = copy(g), 0
                g.unit()
                work += 1 + g.events
                if self.watches and g.result is None and (places := self.rules.broken(g)):
                    raise Broken("; ".join(f"the invariant at {place} does not hold" for place in places))
                untouched = not careful and g.pc in self.rules.windows
                if used - begun >= (1 if agent is None else SPAN):
                    assert start is not None, "whoever was asked was asked after a copy was made"
                    self._units.append(Checkpoint(start, tuple(known[begun:used])))
                    start, begun = None, used
            refuse_left(g)
        except Unanswered:
            pass
        finally:  # also after an error of the rules, so that the last answer can be undone
            g.agent = nobody
            self._stop(g, start, tuple(known[begun:used]))

    def _stop(self, g: Play, start: Play | None, answers: tuple[int, ...]) -> None:
        """Keep a copy of the game, and the answers since then.

        start: the copy, if there is one; else it is the game.
        """
        self.open_window = OpenWindow(g, g.offered) if start is g else None
        g.offered = None
        self._units.append(Checkpoint(start or g, answers))
        while len(self._units) > MOST_UNITS:
            self._join()

    def _join(self) -> None:
        """Drop every second copy of the older half: join every two neighbouring checkpoints."""
        half = MOST_UNITS // 2
        old, self._units = self._units[:half], self._units[half:]
        pairs = zip(old[::2], old[1::2], strict=True)
        self._units[:0] = [Checkpoint(first.start, first.answers + second.answers) for first, second in pairs]


def ahead(start: Play, answers: tuple[int, ...], agent: Agent, who: int = 0, sealed: int = 0) -> Play:
    """Return a copy of a game that was run until the end of the first unit in which the agent was asked.

    start: the game between two units. answers: the answers to the first choices; the agent answers the others. who,
    sealed: of the last `sealed` answers, the agent gives those of players other than `who` again.
    """
    g: Play = start.clone()
    asked = 0
    first = len(answers) - sealed

    def answering(g: Play, choice: Decision) -> int:
        nonlocal asked
        asked += 1
        is_known = asked <= first or asked <= len(answers) and choice.who == who
        return answers[asked - 1] if is_known else agent(g, choice)

    g.agent = answering
    while g.result is None and asked <= len(answers):
        g.unit()
    return g


def copy(g: Play) -> Play:
    """Return a copy of the game, without its agent."""
    twin: Play = g.clone()
    twin.agent = nobody
    return twin
