"""Run a scenario: execute its script, answer choices by their names, and report every difference as a failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, NoReturn, TypeAlias, assert_never

from ombre.runtime.alike import alike_all
from ombre.runtime.choices import Candidate, Decision, phrase
from ombre.runtime.declared import PLACE, Listener
from ombre.runtime.errors import Broken, ChoiceError, Refused, RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules, link
from ombre.runtime.records import NOTHING, Deck, Module, Numbers, Scenario
from ombre.runtime.setup import COMPARE
from ombre.translatable import told

from . import sentences
from .campaigns import Kept, keep
from .debug import leaks
from .scripted import Scripted, scripted
from .start import Start, begin
from .tracebacks import explain, written_at

Words: TypeAlias = Callable[[Play, Decision], str]
# A value that a script gives for an option: a number; "yes", "no", "pass" or another word; or, for an offer, the key of
# a verb and its arguments, with None for each argument that is left open.
Said: TypeAlias = int | str | tuple[str, tuple[int | str | None, ...]]
At: TypeAlias = tuple[int, int, int, Listener]  # a window: line of the script, operation, current player, source
PASS = ("pass",)
MOST_UNITS = 2_000  # most units of one step or flow


class Failure(NamedTuple):
    line: int
    sentence: str


class Result(NamedTuple):
    id: str
    failures: tuple[Failure, ...]


class Answer(NamedTuple):
    """The scripted answer to the next question with a name, and its line. who: the player who must be asked."""

    name: str
    value: tuple[Said, ...]
    line: int
    who: int
    batch: int  # the number of questions asked before the script gave the answer


class Stopped(Exception):
    """Raised when a scenario cannot continue, because a question has no answer."""


class Bench:
    """Runs one scenario: the generated function of the scenario calls its methods, and sets `line` before each."""

    def __init__(self, rules: Rules, line: int = 0, words: Words | None = None) -> None:
        """words: a function that returns the text of a question, for messages."""
        self.rules, self.words = rules, words
        self.line = line
        self.failures: list[Failure] = []
        self.forbidden: list[Failure] = []  # the actions of the script that did nothing; told if the scenario fails
        self.answers: list[Answer] = []
        self.questions = 0  # the number of questions until now
        self.acted: list[tuple[int, int, At]] = []  # of each scripted action in a window: batch, player, window
        self.running = False  # whether a flow or a step is running, not a statement of the script
        self.asked: dict[str, Decision] = {}  # the last question with each name, since the last expectations
        self.all_pass = False  # whether players pass in windows without a scripted answer
        self.refusal = ""  # the reason why the set-up was refused, until the script expects the refusal
        self.refused_by: tuple[str, ...] = ()  # the names of the requirements that refused it
        self.decks: dict[int, Deck] = {}  # the decks of seats for the set-up
        self.players = 0
        self.called: dict[int, str] = {}  # the names that the script gives cards of its game
        self._class = scripted(rules)
        self._game: Scripted | None = None  # the game that was made last

    @property
    def g(self) -> Scripted:
        assert self._game is not None, "a script begins with a game"
        return self._game

    def game(self, players: int = 0, beginning: str = "") -> Scripted:
        """Return a new game with its default seats (`seats:`), before its set-up."""
        least, most = self.rules.players
        self.players = players or max(1, least)
        g = self._begin(min(max(self.players, least), most), beginning)
        if not least <= self.players <= most:
            self.refusal = sentences.players(least, most, self.players)
        for seats in [game.seats for game in self.rules.games if game.seats]:
            seats(g)
        return g

    def close(self) -> None:
        """Check at the end of a script that no player's view depends on cards that the player cannot know."""
        g = self._game
        if g is not None and (found := leaks(g, self._lookers(g))):
            raise Broken("; ".join(found))

    def _lookers(self, g: Play) -> Iterable[int]:
        return range(g.players)

    def _begin(
        self,
        players: int,
        beginning: str,
        options: Mapping[str, int | str] = MappingProxyType({}),
        kept: Mapping[int, Kept] | None = None,
    ) -> Scripted:
        start = Start(players, 0, beginning, options=options, decks=self.decks, kept=kept or {})
        g = begin(self.rules, start, self._class)
        assert isinstance(g, Scripted)
        self.adopt(g)
        return g

    def adopt(self, g: Scripted) -> None:
        """Let the script answer the choices of this game from now on."""
        g.agent, g.asked_before, g.scripted_roll = self._answer, self.asked, self._roll
        g.told_forbidden = lambda by: self.forbidden.append(Failure(self.line, sentences.forbidden(self._written(by))))
        self._game, self.called = g, {}

    def setup(self, beginning: str, options: Mapping[str, int | str] = MappingProxyType({})) -> Scripted:
        """Run the set-up in a new game, and return it; if the set-up is refused, keep the reason, return the old game.

        Players bring the values that they keep from the old game, which the script has prepared.
        """
        kept = {seat: keep(self.g, seat) for seat in range(self.g.players)}
        self.asked.clear()
        try:
            g = self._begin(self.players, beginning, options, kept)
            g.unit()
        except RulesError as error:
            self.refusal = told(error)
            self.refused_by = error.by if isinstance(error, Refused) else ()
            return self.g
        return g

    def bring(self, seat: int, deck: str) -> None:
        """Give a seat a deck of its own for the set-up."""
        self.decks[seat] = self.rules.decks[deck]

    def answer(self, name: str, value: int | str | tuple[Said, ...], who: int = NOTHING) -> None:
        """Store the answer to the next question with a name: an int, "yes", "no", "pass", or a description of an offer.

        A description has (verb key, arguments) for each possible form of the verb; None is an argument left open.
        who: the player who must be asked.
        """
        self.answers.append(Answer(name, _several(value), self.line, who, self.questions))

    def flow(self, g: Scripted, name: str, who: int) -> None:
        """Run a complete flow for a player, including the start and the end of its scope."""
        place, turn = g.pc, g.current
        g.calls = ((self.rules.park, turn, 0, (), ()), *g.calls)
        g.pc, g.current = self.rules.entries[name], who
        self._go(g, name, lambda: g.pc != self.rules.park)
        g.pc = place

    def step(self, g: Scripted, name: str, who: int) -> None:
        """Run one step of a flow for a player."""
        begin, end = self.rules.steps[name]
        place, g.pc, g.current = g.pc, begin, who
        self._go(g, name, lambda: begin <= g.pc < end)
        g.pc, g.ending = place, ()

    def _go(self, g: Scripted, name: str, inside: Callable[[], bool]) -> None:
        self.running = True
        for _ in range(MOST_UNITS):
            if g.result is not None or not inside():
                self.running = False
                return
            g.unit()
        raise RulesError(sentences.not_over(name, MOST_UNITS))

    # ----------------------------------------------------------------------------------------------- checks

    def check(self, line: int, text: str, ok: bool, actual: str | None = None) -> None:
        self.g.judged = True
        if not ok:
            self.fail(line, sentences.no(text, actual if actual is None else sentences.it_is(actual)))

    def equal(self, line: int, text: str, actual: int, operator: str, expected: int) -> None:
        self.g.judged = True
        if not COMPARE[operator](actual, expected):
            self.fail(line, sentences.differs(text, actual, operator, expected))

    def cannot(self, line: int, text: str, key: str, args: Numbers) -> None:
        self.g.judged = True
        if self.g.can(key, *args):
            self.fail(line, sentences.not_forbidden(text))

    def refused(self, line: int, text: str, by: tuple[str, ...] = ()) -> None:
        """Expect that the set-up was refused. by: the names of all requirements and invariants that refused it."""
        refusal, self.refusal = self.refusal, ""
        if not refusal:
            self.fail(line, sentences.was_made(text))
        elif by and {*by} != {*self.refused_by}:
            self.fail(line, sentences.no(text, refusal))

    def fail(self, line: int, sentence: str) -> None:
        self.failures.append(Failure(line, sentence))

    # ---------------------------------------------------------------------------------------------- answers

    def _answer(self, g: Play, choice: Decision) -> int:
        self.asked[choice.name] = choice
        self.questions += 1
        offer = choice.sort == "offer"
        waiting = None  # an answer that does not fit, which may belong to a later question of the window
        for answer in [given for given in self.answers if given.name == choice.name]:
            if answer.who not in (NOTHING, choice.who):
                if offer:
                    continue
                self.stop(answer.line, sentences.somebody_else(self._asks(g, choice), answer.who))
            if offer and answer.value == PASS and not self._is_for(answer, self._window(g)):
                self._passed(answer)
                continue
            meant = self._meant(choice, answer.value)
            if offer and not meant:
                waiting = answer
                break
            if not meant:
                self.stop(answer.line, self._impossible(g, choice, answer))
            if len(meant) > 1:
                listed = self._options(choice, meant)
                said, counted = self.said(answer.value), " times " in listed
                self.stop(answer.line, sentences.several(said, choice.name, listed, counted))
            if offer and answer.value == PASS:
                self._passed(answer, self._window(g))
            else:
                self.answers.remove(answer)
                if offer:
                    self.acted.append((answer.batch, choice.who, self._window(g)))
            return meant[0]
        if offer and self.all_pass:
            return len(choice.options) - 1
        other = self.said(waiting.value) if waiting is not None else ""
        options = self._options(choice, range(len(choice.options)))
        self.stop(self.line, sentences.unanswered(self._asks(g, choice), options, other, offer))

    def stop(self, line: int, sentence: str) -> NoReturn:
        """Stop the scenario with a failure."""
        self.fail(line, sentence)
        raise Stopped

    def _window(self, g: Play) -> At:
        """Return a key that distinguishes the current window from other windows."""
        return (self.line, g.pc, g.current, g.source)

    def _acts_before(self, answer: Answer) -> list[tuple[int, int, At]]:
        """Return the actions of the player of a `pass` whose answers the script gave together with the `pass`."""
        return [act for act in self.acted if act[0] == answer.batch and answer.who in (NOTHING, act[1])]

    def _is_for(self, answer: Answer, window: At) -> bool:
        """Whether a `pass` belongs to this window: after an action, it belongs to the window of the action."""
        acts = self._acts_before(answer)
        return not acts or any(act[2] == window for act in acts)

    def _passed(self, answer: Answer, window: At | None = None) -> None:
        """Mark a `pass` as used: the given window has asked for it; without a window, its window did not ask again."""
        self.answers.remove(answer)
        done = [act for act in self._acts_before(answer) if window in (None, act[2])]
        self.acted = [act for act in self.acted if act not in done]

    def unused(self) -> Iterator[Answer]:
        """Yield the answers that no question has used."""
        yield from (given for given in self.answers if given.value != PASS or not self._acts_before(given))

    def _asks(self, g: Play, choice: Decision) -> str:
        """Return a description of a question: who is asked, and by which card, rule or step."""
        number, this = choice.source[:2]
        rule = self.rules.abilities[number].rule if number >= 0 else ""
        step = self.rules.named.get(g.pc, "") if self.running else ""
        name = sentences.by_rule(rule) if rule else self._shown("card", this) if this != NOTHING else step
        put = self.words(g, choice) if self.words is not None else ""
        return sentences.asks(name, self._written(number), choice.who, choice.name, put)

    def _written(self, number: int) -> str:
        """Return the file and line of an ability, in parentheses; "" if there is none."""
        place = written_at(self.rules, number) if number >= 0 else ""
        return f" ({place})" if place else ""

    def _roll(self, name: str, sides: int) -> int | None:
        """Return the scripted result of a die, or None."""
        for answer in self.answers:
            if answer.name == name:
                self.answers.remove(answer)
                number = answer.value[0]
                if isinstance(number, int) and 1 <= number <= sides:
                    return number
                self.stop(answer.line, sentences.no_side(self.said(answer.value), name, sides))
        return None

    def offered(self, line: int, text: str, name: str, options: tuple[int | str | tuple[Said, ...], ...]) -> None:
        """Expect that the last question with a name had exactly these options."""
        if (asked := self._was_asked(line, text, name)) is None:
            return
        found = [self._fitting(asked, _several(option)) for option in options]
        if not all(found) or {index for several in found for index in several} != {*range(len(asked.options))}:
            self.fail(line, sentences.other_options(text, self._options(asked, range(len(asked.options)))))

    def not_offered(self, line: int, text: str, name: str, options: tuple[int | str | tuple[Said, ...], ...]) -> None:
        """Expect that the last question with a name had none of these options, but another one."""
        asked = self._was_asked(line, text, name)
        if asked is not None and all(option in (None, NOTHING) for option in asked.options):
            self.fail(line, sentences.nobody_could(text, name))
        elif asked is not None and any(self._fitting(asked, _several(option)) for option in options):
            self.fail(line, sentences.was_offered(text))

    def _was_asked(self, line: int, text: str, name: str) -> Decision | None:
        """Return the last question with a name; if there was none, report a failure."""
        self.g.judged = True
        if name not in self.asked:
            self.fail(line, sentences.nobody_asked(text, name, sorted(self.asked)))
        return self.asked.get(name)

    def _meant(self, choice: Decision, value: tuple[Said, ...]) -> list[int]:
        """Return the indices of the options that a scripted value can mean; of equivalent options, only the first.

        If the value describes some options completely, options that it describes only in part are left out.
        """
        found = self._fitting(choice, value)
        whole = [at for at in found if self._is_whole(choice.options[at], value)]
        different: list[int] = []
        for at in whole or found:
            if not any(self._alike(choice, choice.options[at], choice.options[other]) for other in different):
                different.append(at)
        return different

    def _fitting(self, choice: Decision, value: tuple[Said, ...]) -> list[int]:
        """Return the indices of the options that a scripted value matches."""
        return [at for at, option in enumerate(choice.options) if self._fits(choice, at, option, value)]

    def _fits(self, choice: Decision, at: int, option: Candidate, value: tuple[Said, ...]) -> bool:
        word = value[0] if value else ""
        match option:
            case (_, x):
                return word == x or word == str(at + 1)
            case (_, key, arguments):
                return any(event[0] == key and self._is_said(event[1], arguments) for event in _events(value))
            case int() if self.rules.is_thing(choice.sort):
                return word in (option, self.rules.name(self.g, option)) or (word == "pass" and option == NOTHING)
            case None | str() | int():
                return word == option or word == self._option(choice, option) or (word == "pass" and option == NOTHING)
            case _:
                assert_never(option)

    def _is_said(self, said: tuple[int | str | None, ...], arguments: Numbers) -> bool:
        """Whether the arguments of an offer match the scripted ones, apart from those that are left open."""
        pairs = zip(said, arguments, strict=True)
        return all(each in (None, x) or each == self.rules.name(self.g, x) for each, x in pairs)

    def _is_whole(self, option: Candidate, value: tuple[Said, ...]) -> bool:
        """Whether a scripted value gives all arguments of an offer; the acting player may be left open."""
        match option:
            case (_, key, _):
                return any(event[0] == key and None not in event[1][1:] for event in _events(value))
            case _:
                return False

    def _alike(self, choice: Decision, one: Candidate, other: Candidate) -> bool:
        """Whether two options are equivalent."""
        match one, other:
            case (_, key, arguments), (_, its, others):
                sorts = [sort for _, sort in self.rules.verbs[key].roles]
                return key == its and alike_all(self.g, arguments, others, map(self.rules.is_thing, sorts))
            case int(), int():
                return self.rules.is_thing(choice.sort) and alike_all(self.g, (one,), (other,), (True,))
            case _:
                return False

    def _impossible(self, g: Play, choice: Decision, answer: Answer) -> str:
        said, options = self.said(answer.value), self._options(choice, range(len(choice.options)))
        names = {self._option(choice, option) for option in choice.options}
        return sentences.impossible(self._asks(g, choice), said, options, said in names)

    def _options(self, choice: Decision, which: Iterable[int]) -> str:
        """Return the texts of some options; options with equal texts are distinguished by zone, position or number."""
        texts = {at: self._option(choice, choice.options[at]) for at in which}
        if choice.sort == "ability":
            places = {at: self._speaks(choice.options[at]) for at in texts}
            return ", ".join(f"{at + 1} {text}{places[at]}" for at, text in texts.items())
        read = Counter(texts.values())
        placed = [
            sentences.option_in(text, self._place(choice, choice.options[at])) if read[text] > 1 else text
            for at, text in texts.items()
        ]
        return sentences.options(Counter(placed).items())

    def _speaks(self, option: Candidate) -> str:
        """Return the file and line of an option that is an ability, in parentheses; "" if there is none."""
        match option:
            case (ability, _):
                return self._written(self.rules.ability_number[ability])
            case _:
                return ""

    def _place(self, choice: Decision, option: Candidate) -> str:
        """Return the names of the zones of the cards in an option."""
        cards = [x for sort, x in self._spoken_of(choice, option) if self.rules.is_thing(sort) and x >= self.g.players]
        zones = [self.g.where[x] for x in cards if self.g.where[x] != NOTHING]
        return ", ".join(self.rules.zones[zone >> PLACE].name for zone in zones) or sentences.NO_ZONE

    def _spoken_of(self, choice: Decision, option: Candidate) -> list[tuple[str, int]]:
        """Return the values in an option, each with its type."""
        match option:
            case (_, key, arguments):
                sorts = [sort for _, sort in self.rules.verbs[key].roles]
                return list(zip(sorts, arguments, strict=True))
            case (_, x):
                return [("card", x)]
            case int():
                return [(choice.sort, option)]
            case None | str():
                return []
            case _:
                assert_never(option)

    def _option(self, choice: Decision, option: Candidate) -> str:
        match option:
            case None:
                return "pass"
            case str():
                return option
            case (_, x):
                return self._shown("card", x)
            case (_, key, _):
                return phrase(key, [self._shown(sort, x) for sort, x in self._spoken_of(choice, option)])
            case int() if choice.sort == "ask":
                return "yes" if option else "no"
            case int():
                return self._shown(choice.sort, option)
            case _:
                assert_never(option)

    def _shown(self, sort: str, value: int) -> str:
        """Return the text of a value; that of a card is the name that the script gives it, or its id."""
        if sort in self.rules.values:
            return self.rules.values[sort][value]
        return self.called.get(value) or self.rules.name(self.g, value) if self.rules.is_thing(sort) else str(value)

    def said(self, value: tuple[Said, ...]) -> str:
        """Return the text of a scripted value, for messages."""
        g = self._game

        def word(part: Said) -> str:
            if g is not None and isinstance(part, int) and 0 <= part < len(g.kind):
                return self._shown("card", part)
            return str(part)

        for key, parts in _events(value):
            return phrase(key, ["", *("..." if part is None else word(part) for part in parts[1:])]).strip()
        return " ".join(map(word, value))


def _several(value: int | str | tuple[Said, ...]) -> tuple[Said, ...]:
    return value if isinstance(value, tuple) else (value,)


def _events(value: tuple[Said, ...]) -> Iterator[tuple[str, tuple[int | str | None, ...]]]:
    """Return the parts of a scripted value that describe an offer: (verb key, arguments)."""
    return (said for said in value if isinstance(said, tuple))


def with_cards(rules: Rules, scenario: Scenario) -> Rules:
    """Return rules with the cards and abilities of a scenario, which also record the events that it looks up."""
    if not (scenario.cards or scenario.timed or scenario.pasts or {*scenario.batched} - rules.batched):
        return rules
    own = Module(scenario.id, timed=scenario.timed, pasts=scenario.pasts, batched=scenario.batched)
    return link([*rules.given, own], scenario.cards, rules.layers)


def run_scenario(rules: Rules, scenario: Scenario, words: Words | None = None, made: type[Bench] = Bench) -> Result:
    """Run one scenario; it passes if there are no failures. words: returns the text of a question. made: the bench."""
    return play(with_cards(rules, scenario), scenario, None if scenario.cards else words, made)


def play(rules: Rules, scenario: Scenario, words: Words | None = None, made: type[Bench] = Bench) -> Result:
    """Run one scenario on rules that already include its cards."""
    bench = made(rules, scenario.line, words)
    try:
        scenario.run(bench)
        bench.close()
    except Stopped:
        pass
    except (RulesError, ChoiceError) as error:
        bench.fail(bench.line, told(error))
    except Exception as error:
        explain(error)
        raise
    else:
        if bench.refusal:
            bench.fail(scenario.line, bench.refusal)
        for answer in bench.unused():
            bench.fail(answer.line, sentences.unused(bench.said(answer.value), answer.name))
    return Result(scenario.id, (*bench.forbidden, *bench.failures) if bench.failures else ())
