"""Measure how fast games are played at random here and by other engines, and what a bot needs at a choice of a game.

    python benchmarks/play.py [--games N] [--rounds N] [--only WORDS] [--json FILE] [--list]
    python benchmarks/play.py --budget [GAME]

All rows are measured in turns in one process, in processor seconds; a figure is the best of all rounds, because other
programs can only add to it. `pip install -e '.[bench]'` installs the other engines, and `ombre compile GAME` makes the
native module of a game; without these, their rows are left out.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import random
import signal
import sys
import time
import tracemalloc
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from types import FrameType, ModuleType
from typing import Any, NamedTuple

import ombre
from ombre.lab.closing import native
from ombre.lab.closing.closer import source
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.linker import Rules
from ombre.runtime.state import NOBODY
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.session.view import view
from ombre.workshop.bots.policy import random_bot

MIDDLE = 60  # the number of choices at which is measured what a bot needs there
LEAST = 0.03  # the shortest time that is measured, in seconds; what is quicker is repeated


class Setting(NamedTuple):
    """How a game is begun. share: of how many seeds one is played, because its games are long."""

    beginning: str
    players: int
    share: int = 1


GAMES = {
    "hearts": Setting("", 4),
    "crazy_eights": Setting("", 4),
    "gin_rummy": Setting("", 2, 4),
    "crossfire": Setting("crossfire", 4),
    "srtcg": Setting("duel", 2, 10),
}
WAYS = {  # engines of ombre, and how games are played by them
    "kernel": ("no undo", "undo", "one by one", "log"),
    "closed": ("no undo", "undo"),
    "native": ("no undo", "undo", "one by one"),
}
SPIEL = ("OpenSpiel, C++ bots", "OpenSpiel, Python loop")
RLCARD = ("RLCard, with observations", "RLCard, game alone")
OTHERS = {"hearts": SPIEL, "crazy_eights": SPIEL, "gin_rummy": (*SPIEL, *RLCARD)}
COMPARED = ("kernel, undo", "native, undo", "native, no undo")  # with the other engines
AT_CHOICES = ("copy", "fork", "fork+answer", "playout", "view", "save", "load")
MIDDLES = {name: ("kernel", "native") for name in ("crossfire", "srtcg", "hearts")}
EMPTY = "empty loop"


class Numbers(NamedTuple):
    """The numbers of options in a game: of what players were asked, and of what the loop has drawn by lot."""

    asked: list[int]
    drawn: list[int]


class Player(NamedTuple):
    """Plays games from seeds. numbers: plays it unmeasured. loop: makes the same choices, without a game."""

    play: Callable[[int], object]
    numbers: Callable[[int], Numbers]
    loop: Callable[[int, Numbers], Callable[[], object]] | None


# ------------------------------------------------------------------------------------------------------- ourselves


@cache
def rules_of(name: str, engine: str) -> Rules | None:
    """The rules of a game with an engine of ombre, or None if it is not compiled."""
    rules = ombre.load(name).rules
    if engine == "closed":
        module = sys.modules[f"closed_{name}"] = ModuleType(f"closed_{name}")
        exec(compile(source(rules), module.__name__, "exec"), vars(module))
        module.bind(rules)
        rules.engine = module.begun
    if engine == "native" and not native.use(rules):
        print(f"{name} native is not measured: run 'ombre compile {name}' first", file=sys.stderr)
        return None
    return rules


def start(name: str, seed: int, log: bool = False) -> Start:
    return Start(GAMES[name].players, seed, GAMES[name].beginning, log=log)


def one_by_one(rules: Rules, name: str, seed: int) -> Iterator[Session]:
    """Take each answer separately, like a program that shows the game after each answer; yield it before each."""
    session, agent = Session(rules, start(name, seed)), random_bot(seed)
    while session.choice is not None:
        yield session
        session.take(agent(session.g, session.choice))


@cache
def numbers_of(name: str, seed: int) -> Numbers:
    """The numbers of options in a game at random, which is the same on each engine of ombre."""
    asked, bot, rules = list[int](), random_bot(seed), rules_of(name, "kernel")
    assert rules is not None, "the kernel plays each game"

    def agent(g: Any, choice: Decision) -> int:
        asked.append(len(choice.options))
        return bot(g, choice)

    rules.play(begin(rules, start(name, seed)), agent)
    return Numbers(asked, [])


def ours(name: str, engine: str, way: str) -> Player | None:
    rules = rules_of(name, engine)
    if rules is None:
        return None
    plays: dict[str, Callable[[int], object]] = {
        "no undo": lambda seed: rules.play(begin(rules, start(name, seed)), random_bot(seed)),
        "undo": lambda seed: Session(rules, start(name, seed), random_bot(seed)),
        "log": lambda seed: Session(rules, start(name, seed, True), random_bot(seed)),
        "one by one": lambda seed: sum(1 for _ in one_by_one(rules, name, seed)),
    }
    return Player(plays[way], lambda seed: numbers_of(name, seed), asking)


def asking(seed: int, numbers: Numbers) -> Callable[[], object]:
    """The loop of a random bot: it is asked for each choice, and nothing else happens."""
    agent = random_bot(seed)
    decisions = [Decision("", 0, range(number), "", NOBODY) for number in numbers.asked]

    def run() -> None:
        for decision in decisions:
            agent(None, decision)

    return run


# --------------------------------------------------------------------------------------------------- other engines


def choosing(seed: int, numbers: Numbers) -> Callable[[], object]:
    """The loop around an engine that returns lists of actions."""
    lists = [list(range(number)) for number in (*numbers.asked, *numbers.drawn)]

    def run() -> None:
        chance = seeded(seed)
        for legal in lists:
            chance, at = below(chance, len(legal))
            legal[at]

    return run


def at_random(state: Any, seed: int) -> Any:
    """Play a game of OpenSpiel to its end in a loop. Its lots are fair here, so their chances are not looked up."""
    chance = seeded(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        chance, at = below(chance, len(legal))
        state.apply_action(legal[at])
    return state


def open_spiel(name: str, other: str) -> Player:
    import pyspiel

    players = GAMES[name].players
    game = pyspiel.load_game(name, {"players": players} if name == "crazy_eights" else {})
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(players)]

    def by_bots(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    by_loop = other == SPIEL[1]
    play = (lambda seed: at_random(game.new_initial_state(), seed)) if by_loop else by_bots

    def numbers(seed: int) -> Numbers:
        found, state = Numbers([], []), game.new_initial_state()
        for who, action in ((taken.player, taken.action) for taken in play(seed).full_history()):
            (found.asked if who >= 0 else found.drawn).append(len(state.legal_actions()))
            state.apply_action(action)
        return found

    return Player(play, numbers, choosing if by_loop else None)


def rlcard(name: str, other: str) -> Player:
    """The gin rummy of RLCard, with the arrays that it makes for a learner at each step, or its game alone."""
    import rlcard

    env = rlcard.make(name.replace("_", "-"), config={"seed": 1})

    def legal_of(state: Any) -> list[Any]:
        return list(state["legal_actions"]) if other == RLCARD[0] else env.game.judge.get_legal_actions()

    def play(seed: int, asked: list[int] | None = None) -> None:
        table = env if other == RLCARD[0] else env.game
        env.seed(seed)
        chance, (state, _) = seeded(seed), env.reset() if table is env else table.init_game()
        while not table.is_over():
            legal = legal_of(state)
            if asked is not None:
                asked.append(len(legal))
            chance, at = below(chance, len(legal))
            state, _ = table.step(legal[at])

    def numbers(seed: int) -> Numbers:
        found = Numbers([], [])
        play(seed, found.asked)
        return found

    return Player(play, numbers, choosing)


# ------------------------------------------------------------------------------------------------------------ rows


def rows() -> Iterator[tuple[str, str, str]]:
    """The rows of games: the game, the engine and how it plays; the same for every machine."""
    for name in GAMES:
        for other in OTHERS.get(name, ()):
            engine, _, way = other.partition(", ")
            yield name, engine, way
        for engine, ways in WAYS.items():
            for way in ways:
                yield name, engine, way


def label(row: tuple[str, ...]) -> str:
    return f"{row[0]}: {', '.join(row[1:])}"


def player_of(name: str, engine: str, way: str) -> Player | None:
    if engine in WAYS:
        return ours(name, engine, way)
    module, make = {"OpenSpiel": ("pyspiel", open_spiel), "RLCard": ("rlcard", rlcard)}[engine]
    if find_spec(module) is None:
        print(f"{label((name, engine, way))} is not measured: pip install -e '.[bench]'", file=sys.stderr)
        return None
    return make(name, f"{engine}, {way}")


class Timed(NamedTuple):
    """Something to measure. per: the number of games or choices in one run."""

    row: str
    column: str
    run: Callable[[], object]
    per: int


def played(row: tuple[str, str, str], games: int, counts: dict[str, tuple[float, float]]) -> Iterator[Timed]:
    """What is measured of a row of games; its decisions and choices of one game are added to `counts`."""
    player = player_of(*row)
    if player is None:
        return
    seeds = range(max(games // GAMES[row[0]].share, 2))
    # the C++ bots go on with their lots from game to game, so that only a mean of many games can be counted
    numbers = [player.numbers(seed) for seed in (seeds if player.loop else range(300))]
    counts[label(row)] = (
        sum(len(one.asked) for one in numbers) / len(numbers),
        sum(number > 1 for one in numbers for number in one.asked) / len(numbers),
    )
    yield Timed(label(row), "game", lambda: [player.play(seed) for seed in seeds], len(seeds))
    if player.loop:
        loops = [player.loop(seed, one) for seed, one in zip(seeds, numbers, strict=True)]
        yield Timed(label(row), "loop", lambda: [loop() for loop in loops], len(seeds))


def middles(name: str, engine: str, games: int, sizes: dict[str, tuple[float, float]]) -> Iterator[Timed]:
    """What is measured at choices of some games; the sizes of a saved game and of a session are added to `sizes`."""
    rules, row = rules_of(name, engine), label((name, engine))
    if rules is None:
        return
    seeds = range(max(games // GAMES[name].share // 4, 2))
    found = [session.fork() for seed in seeds for session in one_by_one(rules, name, seed)]
    found = random.Random(1).sample(found, min(len(found), MIDDLE))
    whole = [Session(rules, start(name, seed), random_bot(seed)) for seed in seeds]
    saves = [session.save() for session in whole]
    if engine == "kernel":
        sizes[row] = sum(map(len, saves)) / len(saves), memory(rules, name) / 1000
    does: dict[str, Callable[[Any], object]] = {
        "copy": lambda session: session.g.clone(),
        "fork": lambda session: session.fork(),
        "fork+answer": lambda session: session.fork().take(0),
        "playout": lambda session: session.fork().play(random_bot(1)),
        "view": lambda session: view(session.g, session.choice.who, session.choice),
        "save": lambda session: session.save(),
        "load": lambda save: Session.load(rules, save),
    }
    for what, do in does.items():
        items: Sequence[Any] = saves if what == "load" else found
        if what == "playout":
            items = found[: MIDDLE // GAMES[name].share]
        yield Timed(row, what, lambda do=do, items=items: [do(item) for item in items], len(items))


def memory(rules: Rules, name: str) -> int:
    """The bytes of a session that was played one by one, so that each choice can be undone."""
    tracemalloc.start()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    session = [each for each in one_by_one(rules, name, 1)][-1]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert session.choice is None
    return size


def open_spiel_middles(name: str, games: int) -> Iterator[Timed]:
    """Copies and playouts of OpenSpiel, at choices of its games."""
    if find_spec("pyspiel") is None:
        return
    import pyspiel

    found, row, lots = [], label((name, "OpenSpiel")), random.Random(1)
    for _ in range(max(games // 4, 2)):
        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                found.append(state.clone())
            state.apply_action(lots.choice(state.legal_actions()))
    found = lots.sample(found, min(len(found), MIDDLE))

    yield Timed(row, "copy", lambda: [state.clone() for state in found], len(found))
    yield Timed(row, "fork+answer", lambda: [state.child(state.legal_actions()[0]) for state in found], len(found))
    yield Timed(row, "playout", lambda: [at_random(state.clone(), 1) for state in found], len(found))


# ------------------------------------------------------------------------------------------------------- measuring


class Measured(NamedTuple):
    """times: by row and column, the seconds of one game or of one answer, for each round."""

    times: dict[str, dict[str, list[float]]]
    counts: dict[str, tuple[float, float]]  # by row, the decisions and the choices of a game
    sizes: dict[str, tuple[float, float]]  # by row, the bytes of a saved game and the kilobytes of a session

    def best(self, row: str, column: str) -> float | None:
        return min(self.times[row][column]) if column in self.times.get(row, {}) else None


def seconds(run: Callable[[], object]) -> float:
    """Return the processor seconds of a call, without garbage collection."""
    gc.collect()
    gc.disable()
    began = time.process_time()
    run()
    spent = time.process_time() - began
    gc.enable()
    return spent


def measured(games: int, rounds: int, only: Sequence[str]) -> Measured:
    """Measure all rows in turns. only: the words of a row, of which one is enough; () for all rows."""

    def wanted(row: tuple[str, ...]) -> bool:
        return not only or any(words in label(row) for words in only)

    counts, sizes = {EMPTY: (100.0, 100.0)}, dict[str, tuple[float, float]]()
    todo = [Timed(EMPTY, "game", asking(0, Numbers([6] * 100, [])), 1)]
    for row in filter(wanted, rows()):
        todo += played(row, games, counts)
    for name, engine in filter(wanted, middle_rows()):
        todo += open_spiel_middles(name, games) if engine == "OpenSpiel" else middles(name, engine, games, sizes)
    repeats = [int(LEAST / max(seconds(one.run), 1e-6)) + 1 for one in todo]  # the first run also fills caches
    gc.freeze()  # what is loaded now need not be looked through before each measurement
    times: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for _ in range(rounds):
        for one, repeat in zip(todo, repeats, strict=True):
            spent = seconds(lambda one=one, repeat=repeat: [one.run() for _ in range(repeat)])
            times[one.row][one.column].append(spent / repeat / one.per)
    return Measured(times, counts, sizes)


# -------------------------------------------------------------------------------------------------------- printing

Table = Iterator[tuple[str, list[str]]]  # a label, and the cells behind it; the first line is the head


def middle_rows() -> Iterator[tuple[str, str]]:
    for name, engines in MIDDLES.items():
        yield from ((name, engine) for engine in engines)
    yield "hearts", "OpenSpiel"


def speeds(found: Measured) -> Table:
    """How fast games are played; `loop` is the part of a choice that choosing takes without any game."""
    yield "a game at random", ["games/s", "asked", "choices", "us/choice", "loop", "choices/s", "of the empty loop"]
    empty = (found.best(EMPTY, "game") or 1) / 100
    for row in (EMPTY, *map(label, rows())):
        game, loop = found.best(row, "game"), found.best(row, "loop") or 0.0
        if game is None:
            yield row, []
            continue
        asked, choices = found.counts[row]
        each = game / choices
        numbers = f"{1 / game:,.{0 if game < 0.01 else 1}f}", f"{asked:,.1f}", f"{choices:,.1f}", f"{each * 1e6:.2f}"
        yield row, [*numbers, f"{loop / choices * 1e6:.2f}", f"{1 / each:,.0f}", f"1/{each / empty:.1f}"]


def ratios(found: Measured) -> Table:
    """How many times as fast as other engines ombre plays the same game."""
    yield "times as fast as", ["a game", "a choice", "without loop"]
    for name, others in OTHERS.items():
        for other in others:
            for way in COMPARED:
                yield f"{name}: {way} / {other}", compared(found, f"{name}: {way}", f"{name}: {other}")


def compared(found: Measured, ours: str, other: str) -> list[str]:
    """Compare two rows: by games, by choices, and by choices without the time that choosing takes."""
    sides: list[tuple[float, float, float]] = []
    for row in (ours, other):
        game = found.best(row, "game")
        if game is None:
            return []
        choices = found.counts[row][1]
        sides.append((game, game / choices, (game - (found.best(row, "loop") or 0.0)) / choices))
    times = [theirs / its for its, theirs in zip(*sides, strict=True)]
    return [f"{one:.2f}" if one >= 1 else f"1/{1 / one:.1f}" for one in times]


def at_choices(found: Measured) -> Table:
    """What a bot or a page needs at a choice in a game, in microseconds; and sizes."""
    yield "us at a choice of", [*AT_CHOICES, "saved B", "session KB"]
    for row in map(label, middle_rows()):
        bests = [found.best(row, column) for column in AT_CHOICES]
        cells = [f"{best * 1e6:,.1f}" if best is not None else "-" for best in bests]
        sizes = [f"{size:,.0f}" for size in found.sizes.get(row, ())]
        yield row, [*cells, *sizes] if any(bests) else []


TABLES = (speeds, ratios, at_choices)


def rendered(table: Table) -> str:
    """A table as lines, with at least two spaces between its columns; rows without figures are left out."""
    head, *rest = table
    lines = [head, *(line for line in rest if line[1])]
    width = max(len(name) for name, _ in lines)
    widths = [max(len(cells[at]) for _, cells in lines if at < len(cells)) for at in range(len(head[1]))]
    return "\n".join(
        f"{name:{width}}" + "".join(f"  {cell:>{size}}" for cell, size in zip(cells, widths, strict=False))
        for name, cells in lines
    )


def labels() -> list[str]:
    """The names of all rows of all tables."""
    nothing = Measured({}, {}, {})
    return [name for table in TABLES for name, _ in list(table(nothing))[1:]]


# ---------------------------------------------------------------------------------------------------------- budget

SHARES = {
    "Chooser.pick": "questions and answers",
    "Play.separate": "equivalent options",
    "Chooser.different": "equivalent options",
    "Columns.clone": "copies",
    "Events.forbids": "what is forbidden",
    "Play.allowed": "what is forbidden",
    "Batches.due": "state checks",
    "Batches.settle": "state checks",
    "Board.move": "moving cards",
    "Board.shuffle": "shuffling",
    "Columns._make": "set-up",
    "Board.put_printed": "set-up",
    "Columns.__init__": "set-up",
    "Events.matching": "who hears an event",
    "Events.fire": "who hears an event",
    "event.<locals>.happen": "who hears an event",
    "Play.act": "windows",
    "act_in.<locals>.operation": "windows",
    "Play.unit": "units, steps, turns",
}


def share(frame: FrameType | None) -> str:
    """Return the part of the engine to which the innermost function of a stack that is listed in a part belongs."""
    while frame is not None:
        code, file = frame.f_code, frame.f_code.co_filename
        if code.co_qualname in SHARES:
            return SHARES[code.co_qualname]
        if "/generated/" in file and not code.co_name.startswith("<"):
            return "what windows offer" if "__offers" in code.co_name else "rules and effects"
        if file.endswith("runtime/events.py") and "packet" in code.co_name:
            return "packets"
        if file.endswith("runtime/events.py") and "scope" in code.co_name:
            return "units, steps, turns"
        frame = frame.f_back
    return "the rest"


def budget(name: str, games: int) -> None:
    """Print the share of each part in the time of a decision by the kernel,
    sampled each millisecond of processor time.
    """
    rules, seen = rules_of(name, "kernel"), Counter[str]()
    assert rules is not None, "the kernel plays each game"
    seeds = [seed for _ in range(20) for seed in range(max(games // GAMES[name].share, 2))]

    def look(number: int, frame: FrameType | None) -> None:
        seen[share(frame)] += 1

    decisions = sum(len(Session(rules, start(name, seed), random_bot(seed)).answers) for seed in seeds)
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    spent = seconds(lambda: [Session(rules, start(name, seed), random_bot(seed)) for seed in seeds])
    signal.setitimer(signal.ITIMER_PROF, 0)
    each = spent / decisions * 1e6
    print(f"{f'a decision of {name}':24} {each:8.1f} us")
    for what, number in seen.most_common():
        print(f"  {what:22} {each * number / seen.total():8.1f} us   {number / seen.total():4.0%}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=40, help="seeds of each game; fewer of games that are long")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--only", action="append", default=[], help="only the rows with these words")
    options.add_argument("--json", metavar="FILE", help="also write all that was measured, in each round")
    options.add_argument("--list", action="store_true", help="only print the names of the rows")
    options.add_argument("--budget", nargs="?", const="crossfire", choices=GAMES, help="where a decision goes")
    given = options.parse_args()
    if given.list:
        print("\n".join(labels()))
    elif given.budget:
        budget(given.budget, given.games)
    else:
        load = [os.getloadavg()[0]]
        found = measured(given.games, given.rounds, given.only)
        load.append(os.getloadavg()[0])
        print("\n\n".join(rendered(table(found)) for table in TABLES))
        print(f"\nload at the begin {load[0]:.1f}, at the end {load[1]:.1f}; Python {platform.python_version()}")
        if given.json:
            told = {"games": given.games, "load": load, "python": sys.version, **found._asdict()}
            with open(given.json, "w", encoding="utf-8") as file:
                json.dump(told, file, indent=1)


if __name__ == "__main__":
    main()
