"""Play a scenario: what its script says happens, its answers are given by name, and every difference is a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from .choices import Choice
from .debug import leaks
from .decks import COMPARE
from .errors import Broken, ChoiceError, Refused, RulesError
from .kept import Kept, keep
from .linker import Rules, link
from .records import NOTHING, Deck, Module, Scenario
from .scripted import scripted
from .tracebacks import explain

WORDS = {"=": "", "<": "less than ", ">": "more than ", "<=": "at most ", ">=": "at least "}
MOST_UNITS = 2_000  # of one step or flow


class Failure(NamedTuple):
    line: int
    sentence: str


class Result(NamedTuple):
    id: str
    failures: tuple[Failure, ...]


class Stopped(Exception):
    """Raised where a scenario cannot go on: a question has no answer."""


class Bench:
    """What the function of a generated scenario is given; it sets `line` as it goes."""

    def __init__(self, rules: Rules, line: int = 0) -> None:
        self.rules = rules
        self.line = line
        self.failures: list[Failure] = []
        # Name of the choice, value as a tuple, line, and who must be asked.
        self.answers: list[tuple[str, tuple[Any, ...], int, int]] = []
        self.asked: dict[str, Choice] = {}  # the last question of each name
        self.all_pass = False  # in windows, where no answer is given
        self.refusal = ""  # why a set-up was refused; it must be expected
        self.refused_by: tuple[str, ...] = ()  # the names of what refused it
        self.decks: dict[int, Deck] = {}  # what seats bring to it
        self.players = 0
        self._class = scripted(rules)
        self._game: Any = None  # the one that was made last

    def game(self, players: int = 0, beginning: str = "") -> Any:
        """A game with its default seats, and without its set-up."""
        least, most = self.rules.players
        self.players = players or max(1, least)
        g = self._begin(min(max(self.players, least), most), beginning)
        if not least <= self.players <= most:
            self.refusal = f"this is a game for {least} to {most} players, not {self.players}"
        for game in self.rules.games:
            if game.seats:
                game.seats(g)
        return g

    def close(self) -> None:
        """At the end of a script: nobody sees what they cannot know."""
        g = self._game
        if g is not None and (found := leaks(g, self._lookers(g))):
            raise Broken("; ".join(found))

    def _lookers(self, g: Any) -> Iterable[int]:
        return range(g.players)

    def _begin(
        self,
        players: int,
        beginning: str,
        options: Mapping[str, int | str] = MappingProxyType({}),
        kept: Mapping[int, Kept] | None = None,
    ) -> Any:
        g: Any = self.rules.begin(self._class, players, 0, beginning, options, self.decks, kept or {})
        self.adopt(g)
        return g

    def adopt(self, g: Any) -> None:
        """Ask the script what this game asks, from now on."""
        g.agent, g.asked_before, g.scripted_roll = self._answer, self.asked, self._roll
        self._game = g

    def setup(self, beginning: str, options: Mapping[str, int | str] = MappingProxyType({})) -> Any:
        """A game as its own set-up makes it; where that is refused, the reason is kept and the game stays as it was.

        Players come to it with what they keep of the game before, which is the one that the script has laid out.
        """
        kept = {seat: keep(self._game, seat) for seat in range(self._game.players)}
        try:
            g = self._begin(self.players, beginning, options, kept)
            g.unit()
        except RulesError as error:
            self.refusal = str(error)
            self.refused_by = error.by if isinstance(error, Refused) else ()
            return self._game
        return g

    def bring(self, seat: int, deck: str) -> None:
        """A seat comes to the set-up with a deck of its own."""
        self.decks[seat] = self.rules.decks[deck]

    def answer(self, name: str, value: int | str | tuple[Any, ...], who: int = NOTHING) -> None:
        """Answer the next question of that name: with an int, "yes", "no", "pass", or (verb key, thing) of an offer.

        who: the player who must be the one that is asked.
        """
        self.answers.append((name, value if isinstance(value, tuple) else (value,), self.line, who))

    def flow(self, g: Any, name: str, who: int) -> None:
        """Run a whole flow for a player, with the start and the end of its scope."""
        place, turn = g.pc, g.current
        g.calls = ((self.rules.park, turn, 0, (), ()), *g.calls)
        g.pc, g.current = self.rules.entries[name], who
        self._go(g, name, lambda: g.pc != self.rules.park)
        g.pc = place

    def step(self, g: Any, name: str, who: int) -> None:
        """Run one step of a flow for a player."""
        begin, end = self.rules.steps[name]
        place, g.pc, g.current = g.pc, begin, who
        self._go(g, name, lambda: begin <= g.pc < end)
        g.pc, g.ending = place, ()

    def _go(self, g: Any, name: str, inside: Callable[[], bool]) -> None:
        for _ in range(MOST_UNITS):
            if g.result is not None or not inside():
                return
            g.unit()
        raise RulesError(f"{name} is not over after {MOST_UNITS} units")

    # ----------------------------------------------------------------------------------------------- checks

    def check(self, line: int, text: str, ok: bool, actual: str = "") -> None:
        if not ok:
            self.fail(line, f"{text}: no, {actual}" if actual else f"{text}: no")

    def equal(self, line: int, text: str, actual: Any, operator: str, expected: Any) -> None:
        if not COMPARE[operator](actual, expected):
            self.fail(line, f"{text} is {actual}, expected {WORDS[operator]}{expected}")

    def cannot(self, line: int, text: str, key: str, args: tuple[Any, ...]) -> None:
        if self._game.can(key, *args):
            self.fail(line, f"{text}: expected to be forbidden, but nothing forbids it")

    def refused(self, line: int, text: str, by: tuple[str, ...] = ()) -> None:
        """The set-up was refused, by exactly these names if any; a refusal that nobody asks about is a failure."""
        refusal, self.refusal = self.refusal, ""
        if not refusal:
            self.fail(line, f"{text}: no, it was made")
        elif by and {*by} != {*self.refused_by}:
            self.fail(line, f"{text}: no, {refusal}")

    def fail(self, line: int, sentence: str) -> None:
        self.failures.append(Failure(line, sentence))

    # ---------------------------------------------------------------------------------------------- answers

    def _answer(self, g: Any, choice: Choice) -> int:
        self.asked[choice.name] = choice
        for at, (name, value, line, who) in enumerate(self.answers):
            if name == choice.name and who not in (NOTHING, choice.who):
                if choice.sort == "offer":
                    continue
                self.fail(line, f"P{choice.who + 1} is asked {name}, not P{who + 1}")
                raise Stopped
            if name == choice.name:
                index = self._index(choice, value)
                if index != NOTHING:
                    del self.answers[at]
                    return index
                if choice.sort != "offer":
                    offered = ", ".join(self._option(choice, option) for option in choice.options)
                    self.fail(line, f"the answer {self.said(value)} to {name} is not possible: {offered}")
                    raise Stopped
                break  # it may be meant for a later question of the window
        if choice.sort == "offer" and self.all_pass:
            return len(choice.options) - 1
        options = ", ".join(self._option(choice, option) for option in choice.options)
        more = "; 'all pass' lets everybody pass who is given no answer" if choice.sort == "offer" else ""
        self.fail(
            self.line, f"P{choice.who + 1} is asked {choice.name} and no answer is given; options: {options}{more}"
        )
        raise Stopped

    def _roll(self, name: str, sides: int) -> int | None:
        """What the script says of a die, or nothing."""
        for at, (its, value, line, _) in enumerate(self.answers):
            if its == name:
                del self.answers[at]
                if isinstance(value[0], int) and 1 <= value[0] <= sides:
                    return value[0]
                self.fail(line, f"the answer {self.said(value)} to {name} is not possible: it has {sides} sides")
                raise Stopped
        return None

    def offered(self, line: int, text: str, name: str, options: tuple[Any, ...]) -> None:
        """The last question of a name had exactly these options."""
        found = self._found(name, options)
        asked = self.asked.get(name)
        number = len(asked.options) if asked else 0
        if NOTHING in found or len(set(found)) != number:
            shown = ", ".join(self._option(asked, option) for option in asked.options) if asked else "nothing"
            self.fail(line, f"{text}: no, offered was {shown}")

    def not_offered(self, line: int, text: str, name: str, options: tuple[Any, ...]) -> None:
        """The last question of a name had none of these options."""
        if any(index != NOTHING for index in self._found(name, options)):
            self.fail(line, f"{text}: it was offered")

    def _found(self, name: str, options: tuple[Any, ...]) -> list[int]:
        asked = self.asked.get(name)
        values = (option if isinstance(option, tuple) else (option,) for option in options)
        return [self._index(asked, value) if asked else NOTHING for value in values]

    def _index(self, choice: Choice, value: tuple[Any, ...]) -> int:
        """The place of the option that a scripted value means, or NOTHING."""
        word = value[0]
        option: Any
        for at, option in enumerate(choice.options):
            if choice.sort == "offer" and option is not None:
                fits = option[1] == word and all(thing in option[2] for thing in value[1:])
            elif choice.sort == "ability":
                fits = option is not None and word in option
            else:
                fits = word == option or word == self._option(choice, option) or word == "pass" and option == NOTHING
            if fits:
                return at
        return NOTHING

    def _option(self, choice: Choice, option: Any) -> str:
        if choice.sort == "offer":
            if option is None:
                return "pass"
            roles = self.rules.verbs[option[1]].roles
            return " ".join((option[1], *(self._shown(sort, x) for (_, sort), x in zip(roles, option[2], strict=True))))
        if choice.sort == "ability":
            return f"{option[0]} of {self.rules.name(self._game, option[1])}"
        if choice.sort == "ask":
            return "yes" if option else "no"
        return self._shown(choice.sort, option)

    def _shown(self, sort: str, value: int) -> str:
        if sort in self.rules.values:
            return self.rules.values[sort][value]
        is_thing = sort in self.rules.kind_number or sort in ("card", "player")
        return self.rules.name(self._game, value) if is_thing else str(value)

    def said(self, value: tuple[Any, ...]) -> str:
        """A scripted value, for messages."""
        things = range(len(self._game.kind)) if self._game else ()
        return " ".join(self.rules.name(self._game, part) if part in things else str(part) for part in value)


def with_cards(rules: Rules, scenario: Scenario) -> Rules:
    """The rules with the cards that a scenario has for itself."""
    return link([*rules.given, Module(scenario.id)], scenario.cards) if scenario.cards else rules


def run_scenario(rules: Rules, scenario: Scenario) -> Result:
    """Play one scenario; without failures it has passed."""
    return play(with_cards(rules, scenario), scenario)


def play(rules: Rules, scenario: Scenario) -> Result:
    """Play one scenario by rules that have its cards."""
    bench = Bench(rules, scenario.line)
    try:
        scenario.run(bench)
        bench.close()
    except Stopped:
        pass
    except (RulesError, ChoiceError) as error:
        bench.fail(bench.line, str(error))
    except Exception as error:
        explain(error)
        raise
    else:
        if bench.refusal:
            bench.fail(scenario.line, bench.refusal)
        for name, value, line, _ in bench.answers:
            bench.fail(line, f"the answer {bench.said(value)} to {name} is not used")
    return Result(scenario.id, tuple(bench.failures))
