"""Make the class of games for scenarios: each action of the script is a unit that is checked and run twice.

Before the action, the game is copied, and it is also written. After the action, cached values are compared with a full
scan, and the copy must be unchanged. Then the written game is read, and the action is run on it with the same answers;
it must ask the same questions and reach the same state. So each scenario also tests copying, saving and undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from ombre import contract
from ombre.runtime.choices import Decision
from ombre.runtime.declared import CHECKS, EMPTY
from ombre.runtime.errors import Broken, GameOver, Runaway, Unbounded
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING, Acting, Numbers, Window
from ombre.runtime.state import LATER

from .causes import LOG
from .debug import Before, inspect
from .position import read, write
from .tracebacks import EXPLAINED, endless

# function(name, sides): returns the scripted result of a die, or None
Roll: TypeAlias = Callable[[str, int], int | None]
Call: TypeAlias = Callable[..., object]  # an action: function(g, *arguments)
Told: TypeAlias = Callable[[int], None]  # function(number of an ability)


class Scripted(Play):
    """A game whose actions come from a script; the bench sets `agent`, `asked_before` and `scripted_roll`."""

    asked_before: dict[str, Decision]  # the last question of each name, since the script has last expected something
    scripted_roll: Roll
    told_forbidden: Told  # called if an ability forbids an action of the script, which then does nothing
    scripted = False  # whether an action of the script is running
    judged = False  # whether the script has expected something since its last action

    def choose(self, name: str, who: int, options: Sequence[int], sort: str, apart: Numbers = ()) -> int:
        """Record the options, even if no question is asked because there is at most one; then let the player choose.

        A choice with nothing to choose is recorded with the single option to pass, as is a window without actions.
        """
        offered = self.different(options, sort, apart, who) or (NOTHING,)
        self.asked_before[name] = Decision(name, who, offered, sort, self.source)
        return super().choose(name, who, options, sort, apart)

    def move(self, x: int, zone: int, bottom: bool = False) -> None:
        """Move a card; a move of the script itself is a unit of its own, in which nothing is followed."""
        super().move(x, zone, bottom)
        if not self.scripted:
            self.fade()
            self.strays, self.born = {}, {}

    def roll(self, sides: int, name: str = "") -> int:
        """Return the scripted result of a die, or a random one."""
        number = self.scripted_roll(name, sides)
        return super().roll(sides, name) if number is None else number

    def act(self, window: Window, asked: int) -> int:
        """Record a window, even if no question is asked because no player can act; then run one action of it."""
        choice = Decision("window", self.seat_of(self.current), (None,), "offer", self.source)
        self.asked_before.setdefault("window", choice)
        return super().act(window, asked)


@lru_cache(maxsize=8)
def forbidding(g: Play, key: str, args: Numbers) -> int | None:
    """Return the number of an ability that forbids an event, or its player to do it; None if nothing forbids it."""
    if g.can(key, *args):
        return None
    asked: list[tuple[int, Numbers | Acting]] = [(g.forbidding.get(key, EMPTY), args)]
    if word := g.doing.get(key):
        asked.append((g.acting, (args[0], word)))
    for at, event in asked:
        for entry in g.spread(g.tables[at]) if g.spreading else g.tables[at]:
            number, this, you, env, _ = entry
            tests = g.guard_of[number], g.match_of[number]
            you = g.you(this) if you == LATER else you
            if all(test is None or test(g, this, you, env, event) for test in tests):
                return number
    return None


def scripted(rules: Rules, explained: bool = False) -> type[Scripted]:
    """Return the class of scripted games for some rules, with a check around each action of the script.

    explained: instead of the checks, the game has a log with the causes of all events, for questions about them.
    """
    base = rules.made(EXPLAINED, LOG) if explained else rules.plain
    keys = {contract.verb(key): key for key in rules.verbs}

    def unit(name: str) -> Call:
        function: Call = getattr(base, name)
        is_unit, key = function is base.unit, keys.get(name, "")

        def carry_out(g: Scripted, args: tuple[object, ...]) -> object:
            g.scripted = True
            g.events = 0
            g.strays, g.born, g.fading = {}, {}, ()
            try:
                answer = function(g, *args)
                g.fade()
                if g.tables[CHECKS] and not g.queueing:
                    g.settle()
                while g.ending and not is_unit:
                    name, *rest = g.ending  # the script runs no flow here, so only the scope is ended
                    g.ending = tuple(rest)
                    g.scope_end(name)
                return answer
            except GameOver:
                g.stop()
                return None
            except (RecursionError, Runaway, Unbounded) as error:
                raise endless(error) from None
            finally:
                g.scripted = False
                g.strays, g.born, g.fading = {}, {}, ()

        def call(g: Scripted, *args: object) -> object:
            if g.scripted:
                return function(g, *args)
            if g.judged:
                g.asked_before.clear()  # what was asked before belongs to what was expected before
                g.judged = False
            if key and (by := forbidding(g, key, args)) is not None:
                g.told_forbidden(by)
            if explained:
                return carry_out(g, args)
            before = Before.of(g, setting_up=is_unit and g.pc == 0)
            with Twin(g, rules) as twin:
                answer = carry_out(g, args)
            inspect(g, before, is_unit)
            twin.play(lambda copy: carry_out(copy, args))
            return answer

        return call

    names = [name for name in vars(rules.plain) if contract.is_event(name)]
    names += ["unit", "perform", "batch", "together", "scope_start", "scope_end", "window", "end"]
    return type("Scripted", (Scripted, base), {name: unit(name) for name in names})


class Twin:
    """A copy of a game from before a unit, with the questions and answers of the unit."""

    def __init__(self, g: Scripted, rules: Rules) -> None:
        self.g, self.rules = g, rules
        self.copy = g.clone()
        self.written = write(g)
        # Each question with its answer; a question is a choice, or the name and the sides of a die.
        self.asked: list[tuple[Decision | tuple[str, int], int | None]] = []

    def __enter__(self) -> Twin:
        agent, roll = self.agent, self.roll = self.g.agent, self.g.scripted_roll

        def answer(g: Play, choice: Decision) -> int:
            index = agent(g, choice)
            self.asked.append((choice, index))
            return index

        def scripted_roll(name: str, sides: int) -> int | None:
            number = roll(name, sides)
            self.asked.append(((name, sides), number))
            return number

        self.g.agent, self.g.scripted_roll = answer, scripted_roll
        return self

    def __exit__(self, *error: object) -> None:
        self.g.agent, self.g.scripted_roll = self.agent, self.roll

    def play(self, unit: Callable[[Scripted], object]) -> None:
        """Run the action again on the game that was written; raise Broken if it asks or does something else."""
        if write(self.copy) != self.written:
            raise Broken("a copy of the game changes when the game goes on")
        loaded = read(self.rules, self.written, type(self.g))
        asked = iter(self.asked)

        def again(question: Decision | tuple[str, int]) -> int | None:
            before, answer = next(asked, (None, None))
            if before != question:
                raise Broken(f"in the game as it was saved another question is asked: {question} and not {before}")
            return answer

        def answer(g: Play, choice: Decision) -> int:
            index = again(choice)
            assert index is not None, "every choice has been answered"
            return index

        def roll(name: str, sides: int) -> int | None:
            return again((name, sides))

        loaded.agent, loaded.scripted_roll = answer, roll
        loaded.asked_before, loaded.preferred, loaded.singled = {}, self.g.preferred, self.g.singled
        unit(loaded)
        if next(asked, None) is not None:
            raise Broken("in the game as it was saved fewer questions are asked")
        if loaded.digest() != self.g.digest():
            raise Broken("with the same answers the game as it was saved comes out otherwise")
