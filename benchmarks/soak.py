"""Play many games with bots from seeds, and check their states; report results, lengths and faults.

    python benchmarks/soak.py GAME [START] [--with OVERLAY] [--players 2,2,3] [--seeds 0:1000] [--jobs 2]
                              [--bots random|greedy] [--every 20] [--turns 60]
    python benchmarks/soak.py GAME [START] --memory [--native] [--players 2,2,3] [--seeds 0:100000]

With random bots, the state is compared with a full scan after each 20th unit (--every); all faults are reported with
their seeds. With greedy bots, a game counts as decided if it has a winner before each player has had a number of turns
(--turns). The entries of --players are the numbers of players of consecutive seeds; after the last entry, the list
begins again. The exit code is 1 if a game failed.

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
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from typing import Any, NamedTuple

import ombre
from ombre.session.debug import Before, inspect
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.bots.rollout import greedy_bot
from ombre.workshop.closing import native

MOST_UNITS = 3_000_000  # most units of a game
TOLD = 20  # number of games after which a line of progress is printed
REPORTS = 20  # number of reports of the memory
BLOCKS = 0.1  # most blocks of memory that each game may leave behind: a leak leaves at least one
MEGABYTES = 4.0  # most memory that the process may gain: the allocator keeps pages in reserve


class Setting(NamedTuple):
    game: str
    start: str
    overlays: tuple[str, ...]
    bots: str
    every: int
    turns: int


class Game(NamedTuple):
    players: int
    seed: int
    result: str | None  # None if the game was not over within the limit of turns
    turns: float  # turns of each player; 0 for random bots
    steps: int  # units for random bots, decisions for greedy bots
    fault: str


_tables: dict[Setting, Table] = {}  # a cache in each process


def beginning_of(table: Table, setting: Setting) -> str:
    return table.beginning(setting.start) if setting.start else ""


def play(work: tuple[Setting, int, int]) -> Game:
    setting, players, seed = work
    if setting not in _tables:
        _tables[setting] = ombre.load(setting.game, setting.overlays)
    table = _tables[setting]
    try:
        return (by_chance if setting.bots == "random" else by_greed)(table, *work)
    except Exception as fault:  # any exception is a fault to be reported
        return Game(players, seed, None, 0, 0, f"{type(fault).__name__}: {str(fault)[:300]}")


def by_chance(table: Table, setting: Setting, players: int, seed: int) -> Game:
    g: Any = table.rules.start(players, seed, beginning_of(table, setting))
    g.agent, units = random_bot(seed + 9000), 0
    while g.result is None:
        before = Before.of(g, setting_up=g.pc == 0) if units % setting.every == 0 else None
        g.unit()
        units += 1
        if before:
            inspect(g, before)
        if units > MOST_UNITS:
            raise RuntimeError(f"not over after {units} units")
    return Game(players, seed, g.result, 0, units, "")


def by_greed(table: Table, setting: Setting, players: int, seed: int) -> Game:
    session = Session(table.rules, Start(players, seed, beginning_of(table, setting)))
    agent, turns, current = greedy_bot(seed, table.rules), 0, None
    while session.choice is not None and turns <= setting.turns * players:
        g: Any = session.g
        if g.current != current and not g.calls:
            current, turns = g.current, turns + 1
        session.take(agent(session))
    return Game(players, seed, session.g.result, turns / players, len(session.answers), "")


def all_games(setting: Setting, players: list[int], seeds: range, jobs: int) -> Iterator[Game]:
    works = [(setting, players[seed % len(players)], seed) for seed in seeds]
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, works)


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


def watch_memory(setting: Setting, players: Sequence[int], seeds: range, compiled: bool) -> int:
    """Play sessions with undo one after the other, and report the memory; return 1 if it grows."""
    table = ombre.load(setting.game, setting.overlays)
    if compiled and not native.use(table.rules):
        print(f"run 'ombre compile {setting.game}' first")
        return 1
    beginning = beginning_of(table, setting)
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
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--memory", action="store_true", help="report the memory, and whether it grows")
    parser.add_argument("--native", action="store_true", help="with --memory: by the compiled module")
    options = parser.parse_args()
    setting = Setting(options.game, options.start, tuple(options.overlays), options.bots, options.every, options.turns)
    players = [int(number) for number in options.players.split(",")]
    first, last = map(int, options.seeds.split(":"))
    if options.memory:
        return watch_memory(setting, players, range(first, last), options.native)
    games: list[Game] = []
    began = time.monotonic()
    for game in all_games(setting, players, range(first, last), options.jobs):
        games.append(game)
        if game.fault:
            print(f"seed {game.seed}, {game.players} players: {game.fault}", flush=True)
        if len(games) % TOLD == 0 or game.seed == last - 1:
            print(told(games, time.monotonic() - began), flush=True)
    return int(any(game.fault for game in games))


def told(games: list[Game], seconds: float) -> str:
    counts = Counter(game.players for game in games)
    results = Counter(game.result or "not over" for game in games)
    turns = sorted(game.turns for game in games)
    return (
        f"{len(games)} games {dict(sorted(counts.items()))} {dict(sorted(results.items()))}, "
        f"{sum(bool(game.fault) for game in games)} faults, {sum(game.steps for game in games)} steps, "
        f"turns median {turns[len(turns) // 2]:.1f} most {turns[-1]:.1f}, {seconds:.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main())
