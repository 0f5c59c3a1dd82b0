"""Compare the engines of several checkouts: random bots play the same game on each, in turns.

    python benchmarks/engines.py CHECKOUT CHECKOUT ... [--games crossfire,srtcg@2] [--own] [--ways kernel,native]
                                 [--cards CHECKOUT:GAME=FOLDER] [--rounds 5] [--seeds 40] [--json FILE]

`git worktree add ../old COMMIT` makes a checkout of an older commit. The cards of each checkout are played by the
engine of each; with --own, only by its own, because an engine cannot always read older or newer cards. A game may be a
folder in all checkouts, such as tests/fixtures/games/toy; `@2` is the number of players (4, if the game allows it).
--cards: where the cards of a game are, if a checkout lacks the game. --ways: also with the closed module, as Python or
compiled, by the engines that have it.

Each engine waits in a process of its own, and measures when it is its turn: a game in a session with undo, a game
without, and a fork with one answer. Times are processor time, the best of all rounds; a ratio compares with the first
row of the game. The number of function calls does not depend on other programs of the machine.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import os
import pstats
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

MIDDLE = 60  # the number of choices at which a session is forked
LEAST = 0.05  # the shortest time that is measured, in seconds; what is quicker is repeated
LONG = {"srtcg": 10}  # games that are long: of so many seeds, one is played
MEASURED = ("undo", "no undo", "fork+answer")


# ------------------------------------------------------------------------------- in a process, with one of the engines


def _session(rules: Any, players: int, seed: int, start: str, agent: Any = None) -> Any:
    """Return a session, played to its end if there is an agent, also in older checkouts without `session/`."""
    try:
        from ombre.session.session import Session
        from ombre.session.start import Start
    except ImportError:
        old: Any = import_module("ombre.runtime.session")
        return old.Session(rules, players, seed, start, agent=agent)
    return Session(rules, Start(players, seed, start), agent)


def _begun(rules: Any, players: int, seed: int, start: str) -> Any:
    try:
        from ombre.session.start import Start, begin
    except ImportError:
        return rules.start(players, seed, start, False)
    return begin(rules, Start(players, seed, start))


def _random_bot() -> Any:
    """Return the random bot of the imported engine, which may be older than the folder `bots`."""
    try:
        return import_module("ombre.workshop.bots.policy").random_bot
    except ImportError:
        return import_module("ombre.workshop.bots").random_bot


def _project_module(name: str) -> Any:
    """Return a module about projects of the imported engine, which may be older than the folder `projects`."""
    try:
        return import_module(f"ombre.compiler.projects.{name}")
    except ImportError:
        return import_module(f"ombre.compiler.{name}")


def _place(folder: Path) -> tuple[Any, ...]:
    """Return what an imported engine, which may be older than the module `places`, needs to know of a game."""
    try:
        return (_project_module("places").GameFolder(folder.name, folder),)
    except ImportError:
        return (folder.name, folder)


def _use(rules: Any, way: str) -> None:
    """Let the games of some rules be played by their closed module; raise ImportError if the engine has none."""
    if way == "native":
        compiling: Any = import_module("ombre.lab.closing.native")
        compiling.compile_rules(rules)
        compiling.use(rules)
    if way == "closed":
        text = import_module("ombre.lab.closing.closer").source(rules)
        module = sys.modules["closed"] = ModuleType("closed")
        exec(compile(text, "closed", "exec"), vars(module))
        module.bind(rules)
        rules.engine = module.begun


def _table(folder: Path) -> Any:
    """Return a game with the cards of a folder, without its scenarios."""
    from ombre import Table
    from ombre.dsl.source import Source

    projects = _project_module("project")
    base = [path.parent.name for path in sorted(folder.glob("*/set.yaml")) if "\nbase: true" in f"\n{path.read_text()}"]
    parts = ("rules", *base)
    files = [
        projects.CardFile(
            Source(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")), part, path.stem, path
        )
        for part in parts
        for path in sorted((folder / part).rglob("*.card"))
        if "scenarios" not in path.parts
    ]
    return Table(projects.Project(*_place(folder), tuple(files), (folder, *(folder / name for name in base)), parts))


def wait(folder: Path, most: int, seeds: range, way: str) -> None:
    """Measure what the parent process asks for, line by line."""
    table, random_bot = _table(folder), _random_bot()
    starts, rules = table.beginnings(), table.rules
    start = folder.name if folder.name in starts else starts[-1] if starts else ""
    players = min(most, rules.players[1])
    _use(rules, way)

    def undo() -> list[Any]:
        return [_session(rules, players, seed, start, random_bot(seed)) for seed in seeds]

    found: list[Any] = []
    for seed in seeds[: max(len(seeds) // 4, 2)]:
        session, agent = _session(rules, players, seed, start), random_bot(seed)
        while session.choice is not None:
            found.append(session.fork())
            session.take(agent(session.g, session.choice))
    found = random.Random(1).sample(found, min(len(found), MIDDLE))
    does: dict[str, tuple[Callable[[], object], int]] = {
        "undo": (undo, len(seeds)),
        "no undo": (
            lambda: [rules.play(_begun(rules, players, seed, start), random_bot(seed)) for seed in seeds],
            len(seeds),
        ),
        "fork+answer": (lambda: [session.fork().take(0) for session in found], len(found)),
    }
    decisions = sum(len(session.answers) for session in undo()) / len(seeds)
    profile = cProfile.Profile()
    profile.runcall(undo)
    calls = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]  # missing in its stubs
    gc.collect()
    gc.disable()
    print(decisions, calls / decisions / len(seeds), flush=True)
    for line in sys.stdin:
        run, per = does[line.strip()]
        number, began = 0, time.process_time()
        while (spent := time.process_time() - began) < LEAST:
            run()
            number += 1
        print(spent / number / per, flush=True)
        gc.collect()


# -------------------------------------------------------------------------------------------------- the parent process


class Engine(NamedTuple):
    """A process that plays the cards of one checkout on the engine of another. times: by what is measured."""

    cards: str
    name: str
    way: str
    process: subprocess.Popen[str]
    decisions: float
    calls: float
    times: dict[str, list[float]]

    def measure(self, what: str) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None, "it was started with pipes"
        print(what, file=self.process.stdin, flush=True)
        self.times[what].append(float(self.process.stdout.readline()))


def engines(game: str, given: argparse.Namespace) -> list[Engine]:
    """Start all engines that can play a game."""
    words, _, players = game.partition("@")
    seeds = max(given.seeds // LONG.get(words, 1), 2)
    placed = dict(one.split("=") for one in given.cards)
    found: list[Engine] = []
    for cards in given.checkouts:
        folder = Path(placed.get(f"{cards.name}:{words}", cards / words if "/" in words else cards / "cards" / words))
        for engine in [cards] if given.own else given.checkouts:
            for way in given.ways.split(","):
                environment = {**os.environ, "PYTHONPATH": str(engine.resolve() / "src")}
                command = [sys.executable, __file__, "--one", way, "--players", players or "4", "--seeds", str(seeds)]
                process = subprocess.Popen(
                    [*command, str(folder.resolve())],
                    env=environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=None if given.errors else subprocess.DEVNULL,
                    text=True,
                )
                assert process.stdout is not None, "it was started with a pipe"
                if ready := process.stdout.readline().split():  # an engine may not support the cards, or have no module
                    times: dict[str, list[float]] = {what: [] for what in MEASURED}
                    found.append(Engine(cards.name, engine.name, way, process, *map(float, ready), times))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="+", type=Path)
    parser.add_argument("--games", default="crossfire")
    parser.add_argument("--own", action="store_true", help="only the cards of a checkout on its own engine")
    parser.add_argument("--ways", default="kernel", help="kernel, closed and native, with commas")
    parser.add_argument("--cards", action="append", default=[], metavar="CHECKOUT:GAME=FOLDER")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--json", metavar="FILE", help="also write all times")
    parser.add_argument("--errors", action="store_true", help="show why an engine cannot play a game")
    parser.add_argument("--one", metavar="WAY", help="used by this program: play the cards of a folder")
    parser.add_argument("--players", type=int, default=4, help="used by this program")
    given = parser.parse_args()
    if given.one:
        wait(given.checkouts[0], given.players, range(given.seeds), given.one)
        return
    told: list[dict[str, object]] = []
    for game in given.games.split(","):
        found = engines(game, given)
        for _ in range(given.rounds):
            for one in found:
                for what in MEASURED:
                    one.measure(what)
        for one in found:
            one.process.kill()
            one.process.wait()
            told.append({"game": game, **{name: value for name, value in one._asdict().items() if name != "process"}})
        show(game, found)
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    if given.json:
        Path(given.json).write_text(json.dumps(told, indent=1), encoding="utf-8")


def show(game: str, found: list[Engine]) -> None:
    """Print the rows of a game, with ratios to the first one: by decisions, by games, and of forks."""
    print(
        f"{game:30} a game    calls   us each: undo       no undo      fork+answer   ratios: "
        "undo  a game  no undo  fork"
    )
    first = found[0] if found else None
    for one in found:
        assert first is not None, "there is a row"
        best = {what: min(times) for what, times in one.times.items()}
        base = {what: min(times) for what, times in first.times.items()}
        games = {what: base[what] / best[what] for what in MEASURED}
        per = one.decisions / first.decisions
        each = [best[what] / one.decisions * 1e6 for what in MEASURED[:2]]
        whose = one.name if one.cards == one.name else f"{one.name} with cards of {one.cards}"
        print(
            f"{f'{whose}, {one.way}':30} {one.decisions:6.1f} {one.calls:8.1f} {each[0]:15.2f} {each[1]:13.2f}"
            f" {best['fork+answer'] * 1e6:16.1f} {games['undo'] * per:15.2f} {games['undo']:7.2f}"
            f" {games['no undo'] * per:8.2f} {games['fork+answer']:5.2f}"
        )


if __name__ == "__main__":
    main()
