"""Play many games with bots from seeds, and check their states; report results, lengths and faults.

    python benchmarks/soak.py GAME [START] [--with OVERLAY] [--players 2,2,3] [--seeds 0:1000] [--jobs 2]
                              [--on ADDRESS] [--bots random|greedy] [--every 20] [--turns 60]
    python benchmarks/soak.py GAME [START] --memory [--native] [--players 2,2,3] [--seeds 0:100000]

With random bots, the state is compared with a full scan after each 20th unit (--every); all faults are reported with
their seeds. With greedy bots, a game counts as decided if it has a winner before each player has had a number of turns
(--turns). The entries of --players are the numbers of players of consecutive seeds; after the last entry, the list
begins again. With --on, the workers of a Dask cluster play (docs/scale.md). The exit code is 1 if a game failed.

With --memory, random bots play sessions with undo in one process, and the memory of the process is reported twenty
times. The exit code is 1 if it has grown since the first quarter of the games, in which caches are filled. --native:
the games are played by the compiled module.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import ombre
from ombre.lab.closing import native
from ombre.lab.jobs.spreading import Workers
from ombre.lab.simulate.soaking import SoakedGame, SoakSetting, soak_all
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import random_bot

TOLD = 20  # number of games after which a line of progress is printed
REPORTS = 20  # number of reports of the memory
BLOCKS = 0.1  # most blocks of memory that each game may leave behind: a leak leaves at least one
MEGABYTES = 4.0  # most memory that the process may gain: the allocator keeps pages in reserve


class Memory(NamedTuple):
    """The memory of this process after some games: what the system has given to it, and what Python has in use."""

    games: int
    megabytes: float
    blocks: int  # allocated by Python
    objects: int  # tracked by the garbage collector

    @classmethod
    def now(cls, games: int) -> Memory:
        gc.collect()
        pages = int(open("/proc/self/statm", encoding="ascii").read().split()[1])
        megabytes = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        return cls(games, megabytes, sys.getallocatedblocks(), len(gc.get_objects()))


def growth(first: Memory, last: Memory) -> str:
    """Return how the memory has grown between two reports, or "" if it has not."""
    games = max(last.games - first.games, 1)
    grown = [
        f"{number / games:.2f} {what} for each game"
        for what, number in (("blocks", last.blocks - first.blocks), ("objects", last.objects - first.objects))
        if number / games > BLOCKS
    ]
    more = last.megabytes - first.megabytes
    return ", ".join([*grown, *([f"{more:.1f} MB"] if more > MEGABYTES else [])])


def watch_memory(table: Table, start: str, players: Sequence[int], seeds: range, compiled: bool) -> int:
    """Play sessions with undo one after the other, and report the memory; return 1 if it grows."""
    if compiled and not native.use(table.rules):
        print(f"run 'ombre compile {table.project.game}' first")
        return 1
    beginning = table.beginning(start) if start else ""
    began, decisions, step = time.process_time(), 0, max(len(seeds) // REPORTS, 1)
    first = last = Memory.now(0)
    print(f"{'games':>8} {'MB':>8} {'blocks':>10} {'objects':>10} {'decisions':>12} {'seconds':>8}")
    for number, seed in enumerate(seeds, 1):
        start = Start(players[seed % len(players)], seed, beginning)
        decisions += len(Session(table.rules, start, random_bot(seed)).answers)
        if number % step == 0:
            last = Memory.now(number)
            first = last if number * 4 <= len(seeds) else first  # caches are filled in the first quarter
            told = f"{number:8} {last.megabytes:8.1f} {last.blocks:10} {last.objects:10} {decisions:12}"
            print(f"{told} {time.process_time() - began:8.0f}", flush=True)
    grown = growth(first, last)
    print(f"the memory grows: {grown}" if grown else "the memory does not grow")
    return int(bool(grown))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("start", nargs="?", default="")
    parser.add_argument("--with", dest="overlays", action="append", default=[])
    parser.add_argument("--players", default="2")
    parser.add_argument("--seeds", default="0:100")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--on", default="")
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--memory", action="store_true", help="report the memory, and whether it grows")
    parser.add_argument("--native", action="store_true", help="with --memory: by the compiled module")
    options = parser.parse_args()
    players = tuple(int(number) for number in options.players.split(","))
    setting = SoakSetting(options.start, players, options.bots, options.every, options.turns)
    seeds = range(*map(int, options.seeds.split(":")))
    counts = SoakCounts()
    began = time.monotonic()
    try:
        table = ombre.load(options.game, options.overlays)
        if options.memory:
            return watch_memory(table, options.start, players, seeds, options.native)
        for game in soak_all(table, setting, seeds, Workers(options.jobs, options.on)):
            counts.add(game)
            if game.fault:
                print(f"seed {game.seed}, {game.players} players: {game.fault}", flush=True)
            if counts.games % TOLD == 0 or counts.games == len(seeds):
                print(counts.told(time.monotonic() - began), flush=True)
    except ombre.UsageError as refusal:
        sys.exit(str(refusal))
    return int(counts.faults > 0)


@dataclass
class SoakCounts:
    """What came out of the games until now; it does not grow with their number."""

    games: int = 0
    faults: int = 0
    steps: int = 0
    players: Counter[int] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    turns: Counter[float] = field(default_factory=Counter)

    def add(self, game: SoakedGame) -> None:
        self.games += 1
        self.faults += bool(game.fault)
        self.steps += game.steps
        self.players[game.players] += 1
        self.results[game.result or "not over"] += 1
        self.turns[game.turns] += 1

    def told(self, seconds: float) -> str:
        passed, median = 0, 0.0
        for median in sorted(self.turns):
            passed += self.turns[median]
            if passed > self.games // 2:
                break
        return (
            f"{self.games} games {dict(sorted(self.players.items()))} {dict(sorted(self.results.items()))}, "
            f"{self.faults} faults, {self.steps} steps, "
            f"turns median {median:.1f} most {max(self.turns):.1f}, {seconds:.0f} s"
        )


if __name__ == "__main__":
    sys.exit(main())
