"""Measure what a game costs on a cluster, and reckon from it how long many games take on many workers.

    python benchmarks/scale.py GAME START [--players 2] [--bots random] [--measured 400]
    python benchmarks/scale.py --costs GAME,SPREAD,ANSWER,BEGIN,SCHEDULE,TAKE,MERGE [--workers 100] [--games 10000000]

The first form starts a scheduler and workers on this machine, measures, and reckons. The second form only reckons, with
the costs that the first has printed: equal costs give equal figures. The reckoning is a simulation of events: the
merging process begins chunks and takes answers, one at a time; the scheduler does the same; each worker does one chunk.
The size of a chunk follows the rule of `ombre simulate --on` (`lab/jobs/spreading.py`).
"""

from __future__ import annotations

import argparse
import heapq
import random
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

import ombre
from ombre.lab.jobs.answering import Done, answer
from ombre.lab.jobs.cluster import Cluster
from ombre.lab.jobs.sending import packed, sent, unpacked
from ombre.lab.jobs.spreading import AHEAD, Pace, Workers
from ombre.lab.simulate.batch import Setting
from ombre.lab.simulate.many import GAMES, CountedGames, play_all

BANDWIDTH = 125_000_000  # bytes in a second: a network of 1 Gbit/s, which is an assumption
EMPTY = 600  # chunks without games, from which the costs of a chunk are measured
SIZES = (1, 2, 10, 100, 1000, 4000)


class Costs(NamedTuple):
    """game, spread: seconds of a game, and their standard deviation.

    answer: bytes of an answer. begin, take: seconds of the merging process to begin a chunk, and to take its answer.
    schedule: seconds of the scheduler for a chunk. merge: seconds to unpack an answer and to add its counts.
    """

    game: float
    spread: float
    answer: float
    begin: float
    schedule: float
    take: float
    merge: float

    def told(self) -> str:
        return ",".join(f"{value:.3g}" for value in self)

    @classmethod
    def read(cls, told: str) -> Costs:
        return cls(*map(float, told.split(",")))


class Reckoning(NamedTuple):
    """seconds: of the whole run. The others: the share of this time in which the part is busy; chunks: how many."""

    seconds: float
    workers: float
    scheduler: float
    merging: float
    network: float
    chunks: int

    @property
    def first(self) -> str:
        """Return what saturates first: the busiest part."""
        return max(("workers", "scheduler", "merging", "network"), key=lambda name: float(getattr(self, name)))


class _Server:
    """A part that does one thing at a time. free: when it has done all that it was given."""

    def __init__(self) -> None:
        self.free = self.busy = 0.0

    def done(self, now: float, seconds: float) -> float:
        self.free = max(self.free, now) + seconds
        self.busy += seconds
        return self.free


class _Team:
    """The crew whose rule says how large a chunk is."""

    def __init__(self, size: int) -> None:
        self.size, self.seconds = size, Cluster.seconds


def reckoned(costs: Costs, workers: int, games: int, seed: int = 1) -> Reckoning:
    """Simulate a run, event by event."""
    chance, pace = random.Random(seed), Pace(_Team(workers))
    client, scheduler, network = _Server(), _Server(), _Server()
    idle, queue = workers, deque[int]()
    events: list[tuple[float, int, str, int]] = []  # when, a number that keeps equal times apart, what, which chunk
    sizes: list[int] = []
    taken: dict[int, float] = {}
    at = first = order = 0
    worked = now = 0.0

    def later(when: float, what: str, chunk: int) -> None:
        nonlocal order
        order += 1
        heapq.heappush(events, (when, order, what, chunk))

    while at < games or first < len(sizes):
        while at < games and len(sizes) - first < AHEAD * workers:
            sizes.append(pace.inputs(games - at))
            at += sizes[-1]
            begun = client.done(now, costs.begin)
            later(scheduler.done(begun, costs.schedule / 2), "queued", len(sizes) - 1)
        now, _, what, chunk = heapq.heappop(events)
        if what == "queued":
            queue.append(chunk)
        elif what == "worked":
            idle += 1
            sent_at = network.done(scheduler.done(now, costs.schedule / 2), costs.answer / BANDWIDTH)
            later(client.done(sent_at, costs.take), "taken", chunk)
        else:
            pace.learn(sizes[chunk], sizes[chunk] * costs.game)
            taken[chunk] = now
            while first in taken:
                del taken[first]
                first += 1
                client.done(now, costs.merge)
        while queue and idle:
            idle -= 1
            one = queue.popleft()
            lasts = max(0.0, chance.gauss(sizes[one] * costs.game, sizes[one] ** 0.5 * costs.spread))
            worked += lasts
            later(now + lasts, "worked", one)
    end = max(now, client.free)
    parts = (worked / workers, scheduler.busy, client.busy, network.busy)
    return Reckoning(end, *(busy / end for busy in parts), len(sizes))


# ------------------------------------------------------------------------------------------------------ measuring


@contextmanager
def machines(number: int) -> Generator[tuple[str, list[int]]]:
    """Start a scheduler and workers in processes of their own; yield its address and the ids of the processes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    port = address.rpartition(":")[2]
    commands = [["scheduler", "--host", "127.0.0.1", "--port", port]]
    commands += [["worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny"]] * number
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "dask", *command, "--no-dashboard"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for command in commands
    ]
    try:
        import distributed

        with distributed.Client(address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=60)
        yield address, [one.pid for one in started]
    finally:
        for one in started:
            one.kill()
            one.wait()


def game_costs(table: ombre.Table, setting: Setting, games: int) -> tuple[float, float, float, float]:
    """Return the seconds of a game, their deviation, the bytes of the answer for all games,
    and the seconds to merge it.
    """
    game, job = packed(sent(table.project)), packed((GAMES, setting))
    answer(game, job, packed(range(1)))  # opens the game
    taken: list[float] = []
    for seed in range(games):
        begun = time.process_time()
        answer(game, job, packed(range(seed, seed + 1)))
        taken.append(time.process_time() - begun)
    mean = sum(taken) / games
    spread = (sum((one - mean) ** 2 for one in taken) / games) ** 0.5
    chunk = max(1, min(games, int(Cluster.seconds / mean)))
    answered = answer(game, job, packed(range(chunk)))
    counted, begun = CountedGames(), time.process_time()
    for _ in range(20):
        done = unpacked(answered)
        assert isinstance(done, Done) and isinstance(done.result, CountedGames), done
        counted.include(done.result)
    return mean, spread, len(answered), (time.process_time() - begun) / 20


def busy(*pids: int) -> float:
    """Return the processor seconds that processes have used."""
    import psutil

    used = [psutil.Process(pid).cpu_times() for pid in pids]
    return sum(one.user + one.system for one in used)


def chunk_costs(table: ombre.Table, setting: Setting) -> tuple[float, float, float]:
    """Return what an empty chunk costs: seconds of this process to begin it and to take it, and of the scheduler."""
    with machines(1) as (address, (scheduler, _)):
        crew = Cluster(address, 1, packed(sent(table.project)), packed((GAMES, setting)))
        try:
            crew.begin(0, packed(range(0)))
            crew.ended()
            before, begun = busy(scheduler), time.process_time()
            for number in range(EMPTY):
                crew.begin(number, packed(range(0)))
            given = time.process_time()
            for _ in range(EMPTY):
                crew.ended()
            taken = time.process_time()
            after = busy(scheduler)
        finally:
            crew.close()
    return (given - begun) / EMPTY, (after - before) / EMPTY, (taken - given) / EMPTY


def run(table: ombre.Table, setting: Setting, games: int, where: Workers) -> float:
    """Return the seconds in which games are played."""
    begun = time.monotonic()
    counted = CountedGames()
    for some in play_all(table, setting, range(games), where):
        counted.include(some)
    assert counted.games == games
    return time.monotonic() - begun


def measured(table: ombre.Table, setting: Setting, games: int) -> Costs:
    """Measure the costs, and print how long the same games take in this process, in processes and on clusters."""
    mean, spread, size, merge = game_costs(table, setting, min(games, 200))
    begin, schedule, take = chunk_costs(table, setting)
    costs = Costs(mean, spread, size, begin, schedule, take, merge)
    print(f"measured: a game {mean * 1e3:.1f} ms (deviation {spread * 1e3:.1f}), an answer {size / 1e3:.1f} kB")
    print(
        f"measured: a chunk takes the merging process {(begin + take + merge) * 1e3:.2f} ms, of which it merges", end=""
    )
    print(f" {merge * 1e3:.2f} ms; it takes the scheduler {schedule * 1e3:.2f} ms")
    begun = time.process_time()
    here = run(table, setting, games, Workers(1))
    used = time.process_time() - begun
    print(f"measured: {games} games in this process: {here:.1f} s, of the processor {used:.1f} s")
    before = getrusage(RUSAGE_CHILDREN)
    taken = run(table, setting, games, Workers(2))
    after = getrusage(RUSAGE_CHILDREN)
    theirs = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(
        f"measured: in two processes: {taken:.1f} s, of the processors {theirs:.1f} s, "
        "with the beginning of the processes"
    )
    for workers in (1, 2):
        with machines(workers) as (address, (scheduler, *pids)):
            run(table, setting, 20 * workers, Workers(1, address))  # opens the game, and compiles it if it is new
            before_run = busy(scheduler), busy(*pids)
            taken = run(table, setting, games, Workers(1, address))
            scheduled, worked = busy(scheduler) - before_run[0], busy(*pids) - before_run[1]
        told = f"of its workers {worked:.1f} s, of its scheduler {scheduled:.2f} s"
        print(f"measured: on a cluster of {workers}: {taken:.1f} s, of the processors {told}", end="")
        print(f"; reckoned {reckoned(costs, workers, games).seconds:.1f} s, if no other program runs")
    return costs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="hearts")
    parser.add_argument("start", nargs="?", default="")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--measured", type=int, default=400)
    parser.add_argument("--costs")
    parser.add_argument("--workers", type=int, default=100)
    parser.add_argument("--games", type=int, default=10_000_000)
    options = parser.parse_args()
    if options.costs:
        costs = Costs.read(options.costs)
    else:
        table = ombre.load(options.game)
        players = table.players(options.players)
        setting = Setting(options.game, (), table.beginning(options.start), players, options.bots, {}, {}, ())
        costs = Costs.read(measured(table, setting, options.measured).told())  # so that --costs gives the same table
    print(f"costs: --costs {costs.told()}")
    print(f"reckoned: {options.games} games")
    print(
        f"{'workers':>8} {'hours':>8} {'chunks':>8} {'busy: workers':>14} {'scheduler':>10} "
        f"{'merging':>8} {'network':>8}"
    )
    for workers in sorted({*SIZES, options.workers}):
        found = reckoned(costs, workers, options.games)
        shares = f"{found.workers:>14.1%} {found.scheduler:>10.1%} {found.merging:>8.1%} {found.network:>8.1%}"
        print(f"{workers:>8} {found.seconds / 3600:>8.2f} {found.chunks:>8} {shares}  {found.first}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
