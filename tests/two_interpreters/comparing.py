"""Play one game twice, with the compiled modules and with the second interpreter, and find the first difference.

The kernel plays first, and all that it asks is written down. Then the interpreter plays, with the same random numbers;
at each of its questions, the question, its options and the whole game are compared, and it gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from pathlib import Path

from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.project import open_game
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Refused, RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.start import Start, begin
from ombre.workshop.api.table import open_table

from ..engines import ENGINES
from ..interpreter.playing import Interpreter
from ..interpreter.rules import GameRules
from ..interpreter.table import Table
from ..interpreter.telling import Seen, asked, picture
from ..interpreter.things import Beyond, Question, TurnedDown
from .kernel import SHOWING, KernelGame, Showing, linked

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
WHOLE = 4  # at every fourth question the whole game is compared; at the others all but the cards that nothing reads
Draw = Callable[[int], int]  # a number from 0 to below a bound
Telling = Callable[["Seen | KernelGame", int], Sequence[str]]  # more lines about a game at a question, by its number


@dataclass(frozen=True)
class Setting:
    """A game to be played.

    most: the largest number of answers. forced: whether choices with one option are asked. engine: what plays first.
    """

    game: str
    beginning: str = ""
    players: int = 1
    seed: int = 0
    most: int = 40
    forced: bool = False
    options: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    decks: Mapping[int, str] = field(default_factory=dict[int, str])
    engine: str = "kernel"

    def __str__(self) -> str:
        more = [f"{name}={value}" for name, value in self.options.items()]
        more += [f"P{seat + 1}={deck}" for seat, deck in self.decks.items()]
        said = [self.game, self.beginning, f"{self.players} players", f"seed {self.seed}", *more]
        return " ".join(filter(None, [*said, "forced" if self.forced else "", self.engine.replace("kernel", "")]))


@dataclass(frozen=True)
class Moment:
    """What the kernel asked: the unit, the question, its options, what was taken, and the game as it was then."""

    unit: int
    question: str
    options: Sequence[str]
    taken: int
    lines: Sequence[str]


@dataclass(frozen=True)
class Disagreement:
    """The first difference: at which unit and choice, and the two lines that differ."""

    setting: Setting
    unit: int
    choice: int
    kernel: str
    other: str
    before: Sequence[str] = ()

    def __str__(self) -> str:
        given = "".join(f"\n  {line}" for line in self.before)
        return (
            f"{self.setting}: unit {self.unit}, choice {self.choice}{given}\n  kernel: {self.kernel}\n"
            f"  interpreter: {self.other}"
        )


class Differs(Exception):
    """Raised at the first difference."""

    def __init__(self, kernel: str, other: str) -> None:
        super().__init__(kernel, other)
        self.kernel, self.other = kernel, other


class Enough(Exception):
    """Raised when a game has had all its answers."""


@cache
def compiled(game: str) -> Compiled:
    """A shipped game with its expansions (`srtcg+web_revision`), or a small one of the tests."""
    name, *more = game.split("+")
    small = GAMES / name
    found = compile_project(open_game(str(small) if small.is_dir() else name, more))
    assert found.ok, found.diagnostics
    return found


@cache
def both(game: str) -> tuple[Rules, GameRules]:
    return linked(compiled(game)), GameRules(compiled(game).model)


@cache
def in_closed_module(game: str) -> Rules:
    """The rules of the same game, played by its closed module; this is made from files, not from what is in memory."""
    name, *more = game.split("+")
    small = GAMES / name
    rules = ENGINES["closed"](open_table(str(small) if small.is_dir() else name, more).rules)
    assert rules.digest == both(game)[0].digest
    return rules


def random(seed: int) -> Draw:
    """Random numbers, from the documented generator."""
    state = seeded(seed)

    def draw(bound: int) -> int:
        nonlocal state
        state, number = below(state, bound)
        return number

    return draw


def compare(setting: Setting, draw: Draw | None = None, more: Telling = lambda game, number: ()) -> Disagreement | None:
    """Play a game twice, and return the first difference. draw: the answers; by default they are random.

    more: lines about a game at each question, which are compared as well.
    """
    moments, end = kernel_plays(setting, draw or random(setting.seed + 1), more)
    left = iter(moments)
    number = 0

    def ask(g: Table, question: Question) -> int:
        nonlocal number, left
        assert isinstance(g, Interpreter)
        moment = next(left, None)
        said, options = asked(g, question)
        if moment is None or not is_asked(moment, said, options):
            if all_copies(options):  # the kernel asks nothing if the options are copies of one another
                left = iter([*([moment] if moment is not None else []), *left])
                return 0
            if moment is None and end is None:
                raise Enough
        if moment is None:
            raise Differs(str(end), f"asks {said}: {' | '.join(options)}")
        number += 1
        same_lines([moment.question, *moment.lines], [said, *written(g, number % WHOLE == 1), *more(Seen(g), number)])
        kept = same_options(moment.options, options)
        return kept[moment.taken]

    try:
        last = interpreter_plays(setting, ask)
        if (moment := next(left, None)) is not None:
            raise Differs(f"asks {moment.question}", last[0])
        if end is not None:
            same_lines(end, last)
    except Enough:
        return None
    except Differs as found:
        at = moments[min(number, len(moments)) - 1] if moments else Moment(0, "", (), 0, ())
        before = [f"{m.question}: {m.options[m.taken]}" for m in moments[: max(number - 1, 0)]]
        return Disagreement(setting, at.unit, number, found.kernel, found.other, before)
    return None


def kernel_plays(
    setting: Setting, draw: Draw, more: Telling = lambda game, number: ()
) -> tuple[list[Moment], list[str] | None]:
    """All questions of a game of the kernel, and its end; None if it was stopped before its end."""
    rules, declared = both(setting.game)
    if setting.engine != "kernel":
        rules = in_closed_module(setting.game)
    moments: list[Moment] = []
    units = 0

    def agent(g: Play, choice: Decision) -> int:
        if len(moments) >= setting.most:
            raise Enough
        seen = KernelGame(g, declared)
        said, options = seen.asked(choice)
        taken = draw(len(options))
        lines = [*kernel_written(seen, len(moments) % WHOLE == 0), *more(seen, len(moments) + 1)]
        moments.append(Moment(units, said, options, taken, lines))
        return taken

    decks = {seat: rules.decks[name] for seat, name in setting.decks.items()}
    start = Start(
        setting.players, setting.seed, setting.beginning, options=setting.options, decks=decks, forced=setting.forced
    )
    try:
        g = begin(rules, start, rules.made(*({SHOWING} - {*rules.layers})))
        assert isinstance(g, Showing)
        g.agent, g.shown = agent, []
        while g.result is None:
            units += 1
            g.unit()
        return moments, ["the game is over", *kernel_written(KernelGame(g, declared))]
    except Enough:
        return moments, None
    except Refused as refused:
        return moments, [f"refused by {' '.join(refused.by)}"]
    except RulesError as error:
        return moments, [f"error: {error}"]


def interpreter_plays(setting: Setting, ask: Callable[[Table, Question], int]) -> list[str]:
    """Play a game with the interpreter, and return its end."""
    _, declared = both(setting.game)
    g = Interpreter(declared, setting.players, random(setting.seed), ask, setting.forced)
    if setting.beginning:
        g.begin_with(setting.beginning)
    for name, value in sorted(setting.options.items()):
        g.set_option(name, value)
    for seat, deck in sorted(setting.decks.items()):
        g.bring(seat, deck, dict(declared.decks[deck].cards))
    try:
        g.play()
    except TurnedDown as refused:
        return [f"refused by {' '.join(refused.by)}"]
    except Beyond as beyond:
        return [f"error: a number of this game goes beyond {beyond}"]
    return ["the game is over", *written(g)]


def written(g: Interpreter, whole: bool = True) -> list[str]:
    lines = [*picture(Seen(g), whole), *(f"shown: {line}" for line in g.shown)]
    g.shown.clear()
    return lines


def kernel_written(game: KernelGame, whole: bool = True) -> list[str]:
    g = game.g
    assert isinstance(g, Showing)
    lines = [*picture(game, whole), *(f"shown: {line}" for line in g.shown)]
    g.shown.clear()
    return lines


def same_lines(kernel: Sequence[str], other: Sequence[str]) -> None:
    for one, its in zip_longest(kernel, other, fillvalue="(nothing more)"):
        if one != its:
            raise Differs(one, its)


def is_asked(moment: Moment, said: str, options: Sequence[str]) -> bool:
    return moment.question == said and set(moment.options) <= set(options)


def same_options(kernel: Sequence[str], other: Sequence[str]) -> list[int]:
    """The places of the kernel's options among those of the interpreter.

    The kernel leaves out options that differ from another only by a copy of a card, and the second of two abilities
    that are the same; all others must be there, in order.
    """
    left = Counter(kernel)
    kept: list[int] = []
    for at, said in enumerate(other):
        if left[said]:
            left[said] -= 1
            kept.append(at)
    if [other[at] for at in kept] != list(kernel):
        raise Differs(f"options {' | '.join(kernel)}", f"options {' | '.join(other)}")
    for at, said in enumerate(other):
        if at not in kept and plain(said) not in [plain(one) for one in kernel]:
            raise Differs(f"options {' | '.join(kernel)}", f"also {said}")
    return kept


def all_copies(options: Sequence[str]) -> bool:
    return len(options) > 1 and len({plain(said) for said in options}) == 1


def plain(said: str) -> str:
    """An option without the places of cards in their zones."""
    return " ".join(word for word in said.split() if not word.strip(",").lstrip("#").isdigit() or "#" not in word)
