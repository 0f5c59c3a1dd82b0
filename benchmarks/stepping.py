"""Measure what it costs to take answers one at a time, and what other ways to wait for an answer would cost.

    python benchmarks/stepping.py [--games crossfire,srtcg,hearts] [--seeds N] [--rounds N]

All ways play the same games, measured in turns in one process; a figure is the best of all rounds, as a ratio to the
session of an agent. `greenlet`, which keeps the stack of a unit while it waits, must be installed for two of the rows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from play import one_by_one, rules_of, seconds, start

from ombre.runtime.choices import Decision
from ombre.session.session import Session
from ombre.workshop.bots.policy import random_bot

Ask = Callable[[Any, Decision], int]


def by_agent(rules: Any, name: str, seed: int, ask: Callable[[Ask], Ask] = lambda bot: bot) -> Session:
    return Session(rules, start(name, seed), ask(random_bot(seed)))


def copying(bot: Ask) -> Ask:
    """A bot that copies the game at each question, as a session would that went on from there."""

    def asked(g: Any, choice: Decision) -> int:
        g.clone()
        return bot(g, choice)

    return asked


def suspended(rules: Any, name: str, seed: int, ask: Callable[[Ask], Ask] = lambda bot: bot) -> None:
    """Play in a greenlet that waits in the middle of a unit: each answer comes from outside."""
    import greenlet

    outside, bot = greenlet.getcurrent(), ask(random_bot(seed))

    def waits(g: Any, choice: Decision) -> int:
        answer: int = outside.switch((g, choice))
        return answer

    inside = greenlet.greenlet(lambda: Session(rules, start(name, seed), waits))
    found = inside.switch()
    while not inside.dead:
        found = inside.switch(bot(*found))


WAYS: dict[str, Callable[[Any, str, int], object]] = {
    "agent": by_agent,
    "agent, a copy at each question": lambda *game: by_agent(*game, copying),
    "one at a time": lambda rules, name, seed: sum(1 for _ in one_by_one(rules, name, seed)),
    "one at a time, suspended": suspended,
    "one at a time, suspended, a copy at each question": lambda *game: suspended(*game, copying),
}


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--games", default="crossfire,srtcg,hearts")
    arguments.add_argument("--seeds", type=int, default=6)
    arguments.add_argument("--rounds", type=int, default=5)
    given = arguments.parse_args()
    games, ways = given.games.split(","), dict(WAYS)
    if find_spec("greenlet") is None:
        print("greenlet is not installed: two rows are left out", file=sys.stderr)
        ways = {way: play for way, play in WAYS.items() if "suspended" not in way}
    found: dict[str, list[str]] = {way: [] for way in ways}
    for name in games:
        rules = rules_of(name, "kernel")

        def play(way: str, rules: Any = rules, name: str = name) -> float:
            return seconds(lambda: [ways[way](rules, name, seed) for seed in range(given.seeds)])

        for way in ways:
            play(way)  # fills caches
        times = [{way: play(way) for way in ways} for _ in range(given.rounds)]
        least = {way: min(one[way] for one in times) for way in ways}
        for way in ways:
            found[way].append(f"{least[way] / least['agent']:.2f}")
    width = max(map(len, ways))
    print(" " * width, *(f"{name:>10}" for name in games))
    for way, cells in found.items():
        print(f"{way:{width}}", *(f"{cell:>10}" for cell in cells))


if __name__ == "__main__":
    main()
