"""Compare the engines of several checkouts: play the cards of each checkout on the engine of each, in turns.

    python benchmarks/engines.py CHECKOUT CHECKOUT ... [--game crossfire] [--rounds 3] [--seeds 40] [--native]

Random bots play. For each pair of cards and engine, the table has the number of decisions, and the processor time and
the function calls for one decision, the best of all rounds. Each run is a separate process. The number of calls does
not depend on other programs of the machine. --game may be the folder of a game, such as tests/fixtures/games/toy. The
command `git worktree add ../old COMMIT` makes a checkout of an older commit. --native: also with the compiled game, on
the engines that can compile one.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import os
import pstats
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any


def _session(rules: Any, players: int, seed: int, start: str, agent: Any) -> Any:
    """Return a session that an agent has played to its end, also in older checkouts without `session/`."""
    try:
        from ombre.session.session import Session
        from ombre.session.start import Start
    except ImportError:
        old: Any = import_module("ombre.runtime.session")
        return old.Session(rules, players, seed, start, agent=agent)
    return Session(rules, Start(players, seed, start), agent)


def _random_bot() -> Any:
    """Return the random bot of the imported engine, which may be older than the folder `bots`."""
    try:
        return import_module("ombre.workshop.bots.policy").random_bot
    except ImportError:
        return import_module("ombre.workshop.bots").random_bot


def _place(folder: Path) -> tuple[Any, ...]:
    """Return what an imported engine, which may be older than the module `places`, needs to know of a game."""
    try:
        return (import_module("ombre.compiler.places").GameFolder(folder.name, folder),)
    except ImportError:
        return (folder.name, folder)


def played(checkout: Path, game: str, seeds: int, native: bool) -> tuple[int, float, float]:
    """Return decisions, and microseconds and calls for each, with the cards of a checkout on the imported engine.

    native: whether the game is compiled first.
    """
    from ombre import Table
    from ombre.compiler.project import CardFile, Project
    from ombre.dsl.source import Source

    random_bot = _random_bot()
    folder = checkout / game if "/" in game else checkout / "cards" / game
    files = [
        CardFile(Source(path.relative_to(checkout).as_posix(), path.read_text(encoding="utf-8")), part, path.stem, path)
        for part in ("rules", "base")
        for path in sorted((folder / part).rglob("*.card"))
        if "scenarios" not in path.parts
    ]
    table = Table(Project(*_place(folder), tuple(files), (folder, folder / "base"), ("rules", "base")))
    starts = table.beginnings()
    rules, start = table.rules, folder.name if folder.name in starts else starts[-1]
    players = min(4, rules.players[1])
    if native:
        compiling: Any = import_module("ombre.workshop.closing.native")
        compiling.compile_rules(rules)
        compiling.use(rules)

    def play() -> int:
        return sum(len(_session(rules, players, seed, start, random_bot(seed)).answers) for seed in range(seeds))

    decisions, best = play(), float("inf")
    gc.collect()
    gc.disable()
    for _ in range(5):
        began = time.process_time()
        play()
        best = min(best, time.process_time() - began)
    profile = cProfile.Profile()
    profile.runcall(play)
    calls = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]  # missing in its stubs
    return decisions, best / decisions * 1e6, calls / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="+", type=Path)
    parser.add_argument("--game", default="crossfire")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--native", action="store_true", help="also with the compiled game")
    parser.add_argument(
        "--one", action="store_true", help="only the cards of one checkout on the engine that is imported"
    )
    given = parser.parse_args()
    if given.one:
        print(*played(given.checkouts[0].resolve(), given.game, given.seeds, given.native))
        return
    best: dict[tuple[str, str], tuple[str, float, float]] = {}
    words = [__file__, "--one", "--game", given.game, "--seeds", str(given.seeds)]
    pairs = [(cards.resolve(), engine.resolve()) for cards in given.checkouts for engine in given.checkouts]
    ways = [(pair, more) for pair in pairs for more in ([], ["--native"])[: 1 + given.native]]
    for _ in range(given.rounds):
        for (cards, engine), more in ways:
            environment = {**os.environ, "PYTHONPATH": str(engine / "src")}
            command = [sys.executable, *words, *more, str(cards)]
            done = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            if not done.returncode:  # an old engine may not support newer cards, or compile no game
                decisions, spent, calls = done.stdout.split()
                name = f"{engine.name}{', compiled' if more else ''}"
                before = best.get((cards.name, name), ("", float("inf"), 0.0))
                best[cards.name, name] = decisions, min(before[1], float(spent)), float(calls)
    print(f"{'cards of':16} {'engine of':26} decisions  us each  calls each")
    for (its, engine_name), (decisions, spent, calls) in best.items():
        print(f"{its:16} {engine_name:26} {decisions:>9} {spent:8.1f} {calls:11.1f}")


if __name__ == "__main__":
    main()
