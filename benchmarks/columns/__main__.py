"""Measure the state of a game in lists, as today, and in flat memory, compiled by mypyc and by Cython.

    python benchmarks/columns [--rounds N] [--games hearts,crossfire] [--json FILE]
    python benchmarks/columns --whole "mypyc; mypyc, vectors" [--rounds N] [--games hearts]

The state is that of a real game at a decision, and a kernel reads and writes it as often as that game does.
All ways are measured in turns in one process, in processor seconds; a figure is the best of all rounds. A way
without its compiler is left out. --whole compiles the closed modules of the games in several ways, and
measures games. See README.md.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from building import WAYS, built, missing
from shapes import GAMES, PLAYERS, Shape, shape
from whole import TRIALS, measure

import ombre
from ombre.lab.closing import native
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.bots.policy import random_bot

LEAST = 0.01  # the shortest time that is measured, in seconds
FIRST = "lists, mypyc"  # the way of today, with which the others are compared
OPERATIONS = ("look", "write", "write, undo log", "move", "copy", "restore", "digest", "decision", "fork and answer")


def calls(kernel: ModuleType, shape: Shape) -> dict[str, Callable[[int], object]]:
    """What is measured of one kernel; each function does it a number of times."""
    s, kept = (kernel.begin([list(column) for column in shape.columns], dict(shape.zones)) for _ in range(2))
    zones, facts, cards, movers, there = shape.plan
    among, to = [kernel.zone_of(s, key) for key in zones], kernel.zone_of(s, there)
    args = among, facts, cards, movers, to
    return {
        "look": lambda times: kernel.look(s, among, facts, times),
        "write": lambda times: kernel.write(s, cards, times),
        "write, undo log": lambda times: kernel.write_and_undo(s, cards, times),
        "move": lambda times: kernel.move(s, movers, to, times),
        "copy": lambda times: kernel.copy(s, times),
        "restore": lambda times: kernel.restore(s, kept, times),
        "digest": lambda times: kernel.digest(s, times),
        "decision": lambda times: kernel.decide(s, *args, times),
        "fork and answer": lambda times: kernel.fork(s, *args, times),
    }


def same(kernel: ModuleType, shape: Shape) -> list[object]:
    """What a kernel answers, and the states that it makes; equal for all kernels."""
    s = kernel.begin([list(column) for column in shape.columns], dict(shape.zones))
    zones, facts, cards, movers, there = shape.plan
    among, to = [kernel.zone_of(s, key) for key in zones], kernel.zone_of(s, there)
    found: list[object] = [kernel.told(s), kernel.look(s, among, facts, 1)]
    kept = kernel.copy(s, 1)
    kernel.decide(s, among, facts, cards, movers, to, 3)
    kernel.fork(s, among, facts, cards, movers, to, 3)
    found.append(kernel.told(s))
    kernel.write_and_undo(s, cards, 1)
    assert kernel.told(s) == found[-1] != kernel.told(kept) == found[0], "a copy does not change with its original"
    kernel.restore(s, kept, 1)
    found.append(kernel.told(s))
    return found


def spent(call: Callable[[int], object], times: int) -> float:
    began = time.process_time()
    call(times)
    return time.process_time() - began


def enough(call: Callable[[int], object]) -> int:
    """How many times something is done in a time that can be measured."""
    times = 1
    while spent(call, times) < LEAST:
        times *= 2
    return times


def native_game(name: str) -> dict[str, Callable[[int], object]]:
    """The same of the whole compiled game; nothing if it is not compiled."""
    rules = ombre.load(name).rules
    if not native.use(rules):
        print(f"{name}: the whole game is not measured: run 'ombre compile {name}' first")
        return {}
    found: list[Session] = []
    answers = 0
    for seed in range(8):
        session, bot = Session(rules, Start(PLAYERS, seed, GAMES[name])), random_bot(seed)
        while session.choice is not None:
            answers += 1
            if answers % 5 == 0:
                found.append(session.fork())
            session.take(bot(session.g, session.choice))
    decisions = answers / 8

    def play(times: int) -> None:
        for number in range(round(times / decisions) + 1):
            seed = number % 8
            rules.play(begin(rules, Start(PLAYERS, seed, GAMES[name])), random_bot(seed))

    def fork(times: int) -> None:
        for number in range(times):
            found[number % len(found)].fork().take(0)

    def copy(times: int) -> None:
        for number in range(times):
            found[number % len(found)].g.clone()

    return {"decision": play, "fork and answer": fork, "copy": copy}


def measured(name: str, kernels: dict[str, ModuleType], rounds: int) -> tuple[Shape, dict[str, dict[str, float]]]:
    """The microseconds of each operation, by ways."""
    found = shape(name)
    answers = {way: same(kernel, found) for way, kernel in kernels.items()}
    first = next(iter(answers.values()))
    assert all(one == first for one in answers.values()), "all kernels do the same"
    does: dict[str, dict[str, Callable[[int], Any]]] = {way: calls(kernel, found) for way, kernel in kernels.items()}
    if whole := native_game(name):
        does["whole game, native"] = whole
    times = {(way, what): enough(call) for way, one in does.items() for what, call in one.items()}
    best: dict[str, dict[str, float]] = {way: {} for way in does}
    for _ in range(rounds):
        for what in OPERATIONS:
            for way, one in does.items():
                if what in one:
                    gc.collect()
                    gc.disable()
                    each = spent(one[what], times[way, what]) / times[way, what] * 1e6
                    gc.enable()
                    best[way][what] = min(each, best[way].get(what, each))
    return found, best


def show(name: str, shape: Shape, best: dict[str, dict[str, float]]) -> None:
    lengths = [len(column) for column in shape.columns]
    kinds = f"{len(lengths)} columns of {min(lengths)} to {max(lengths)} ints, {shape.rows} with rows"
    print(f"\n{name}: {kinds}, {len(shape.zones)} zones with {sum(map(len, shape.zones.values()))} cards")
    told = ", ".join(f"{part.replace('_', ' ')} {value:.1f}" for part, value in shape.counts._asdict().items())
    print(f"a decision: {told}")
    print(f"{'us':18}" + "".join(f"{way:>20}" for way in best))
    for what in OPERATIONS:
        base = best.get(FIRST, {}).get(what)
        row = ""
        for one in best.values():
            us = one.get(what)
            ratio = f" ({base / us:5.2f})" if us and base else ""
            row += f"{'-' if us is None else f'{us:.3f}{ratio}':>20}"
        print(f"{what:18}{row}")
    whole = best.get("whole game, native", {})
    for what in ("decision", "fork and answer"):
        for way in ("flat, mypyc", "flat, Cython"):
            if what in whole and way in best and FIRST in best:
                saved = best[FIRST][what] - best[way][what]
                if what == "fork and answer":  # the kernel makes two copies, the game sometimes one
                    saved -= (2 - shape.counts.copies) * (best[FIRST]["copy"] - best[way]["copy"])
                share = saved / whole[what]
                faster = 1 / (1 - share)
                print(
                    f"{what}: {way} saves {saved:.2f} of {whole[what]:.1f} us, {share:.0%}: {faster:.2f} times as fast"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--json", metavar="FILE", help="also write all figures")
    parser.add_argument("--whole", metavar="WAYS", help=f"ways to compile a game, or 'all': {'; '.join(TRIALS)}")
    given = parser.parse_args()
    if given.whole:
        ways = [*TRIALS] if given.whole == "all" else [way.strip() for way in given.whole.split(";")]
        for name in given.games.split(","):
            measure(name, ways, given.rounds)
        return
    print(f"load at the begin {os.getloadavg()[0]:.1f}")
    kernels: dict[str, ModuleType] = {}
    told: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        for way in WAYS:
            if lacks := missing(way.needs):
                print(f"{way.name} is not measured: there is no {lacks}")
                continue
            kernels[way.name] = built(way, Path(folder))
        for name in given.games.split(","):
            found, best = measured(name, kernels, given.rounds)
            show(name, found, best)
            told[name] = {"counts": found.counts._asdict(), "us": best}
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    if given.json:
        Path(given.json).write_text(json.dumps(told, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
