"""Play a game from a seed to look for faults: the state is compared with a full scan while bots play.

`benchmarks/soak.py` plays many of them. It is here so that the workers of a cluster find it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ombre.runtime.flow import Play
from ombre.session.debug import Before, inspect
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.bots.rollout import greedy_bot

from ..jobs.answering import Work
from ..jobs.spreading import HERE, Spread, Workers
from .many import named_seeds

MOST_UNITS = 3_000_000  # most units of a game


class SoakSetting(NamedTuple):
    """players: the numbers of players of consecutive seeds; after the last, the list begins again.

    bots: `random`, or `greedy`. every: after how many units the state is compared. turns: most of each player.
    """

    start: str
    players: tuple[int, ...]
    bots: str
    every: int
    turns: int


class SoakedGame(NamedTuple):
    """result: None if the game was not over within the limit of turns. turns: of each player; 0 for random bots.

    steps: units for random bots, decisions for greedy bots.
    """

    players: int
    seed: int
    result: str | None
    turns: float
    steps: int
    fault: str


def soak_all(table: Table, setting: SoakSetting, seeds: Sequence[int], where: Workers = HERE) -> Iterator[SoakedGame]:
    """Play a game from each seed; yield what came out of them, in order."""
    with Spread(SOAK, table, setting, where) as spread:
        for some in spread.results(seeds):
            yield from some


def _soaked(table: Table, setting: SoakSetting, players: int, seed: int) -> SoakedGame:
    try:
        return (_by_chance if setting.bots == "random" else _by_greed)(table, setting, players, seed)
    except Exception as fault:  # any exception is a fault to be reported
        return SoakedGame(players, seed, None, 0, 0, f"{type(fault).__name__}: {str(fault)[:300]}")


def _by_chance(table: Table, setting: SoakSetting, players: int, seed: int) -> SoakedGame:
    g: Play = table.rules.start(players, seed, table.beginning(setting.start))
    g.agent, units = random_bot(seed + 9000), 0
    while g.result is None:
        before = Before.of(g, setting_up=g.pc == 0) if units % setting.every == 0 else None
        g.unit()
        units += 1
        if before:
            inspect(g, before)
        if units > MOST_UNITS:
            raise RuntimeError(f"not over after {units} units")
    return SoakedGame(players, seed, g.result, 0, units, "")


def _by_greed(table: Table, setting: SoakSetting, players: int, seed: int) -> SoakedGame:
    session = Session(table.rules, Start(players, seed, table.beginning(setting.start)))
    agent, turns, current = greedy_bot(seed, table.rules), 0, None
    while session.choice is not None and turns <= setting.turns * players:
        g: Play = session.g
        if g.current != current and not g.calls:
            current, turns = g.current, turns + 1
        session.take(agent(session))
    return SoakedGame(players, seed, session.g.result, turns / players, len(session.answers), "")


def _prepared(table: Table, setting: SoakSetting) -> tuple[Table, SoakSetting]:
    return table, setting


def _played(state: tuple[Table, SoakSetting], seeds: Sequence[int]) -> list[SoakedGame]:
    players = state[1].players
    return [_soaked(*state, players[seed % len(players)], seed) for seed in seeds]


SOAK = Work(_prepared, _played, named_seeds)
