"""The state of a real game at a decision, and how often a decision reads and writes it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any, NamedTuple

import ombre
from ombre.runtime.choices import Decision
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.bots.policy import random_bot

GAMES = {"hearts": "", "crossfire": "crossfire"}  # game -> its beginning
PLAYERS = 4
AT = 30  # the number of the decision at which the state is read
SEEDS = range(12)
BASE = ("kind", "owner", "where", "card", "face", "blank", "known", "back")  # the columns of the kernel


class Counts(NamedTuple):
    """What one decision does on average.

    touched: columns to which it writes. held: cards in the zones that it reads. copies: of the game, in a fork with one
    answer.
    """

    reads: float
    writes: float
    touched: float
    zone_reads: float
    held: float
    zone_writes: float
    copies: float


class Shape(NamedTuple):
    """A state. plan: the arguments of the kernels: zones, a table of facts, cards to write, cards to move, a zone."""

    columns: list[list[int]]
    zones: dict[int, tuple[int, ...]]
    rows: int  # the number of columns with a row for each thing, which no kernel has
    counts: Counts
    plan: tuple[list[int], list[int], list[int], list[int], int]


class Counter:
    """Counts since the last decision, and in all."""

    def __init__(self) -> None:
        self.reads = self.writes = self.zone_reads = self.held = self.zone_writes = self.touched = self.decisions = 0
        self.changed = set[int]()

    def next(self) -> None:
        self.touched += len(self.changed)
        self.changed.clear()
        self.decisions += 1

    def counts(self, copies: float) -> Counts:
        names = ("reads", "writes", "touched", "zone_reads", "held", "zone_writes")
        return Counts(*(getattr(self, name) / self.decisions for name in names), copies)


class CountedColumn(list[int]):
    counter: Counter

    def __getitem__(self, x: Any) -> Any:
        self.counter.reads += 1
        return super().__getitem__(x)

    def __iter__(self) -> Any:
        self.counter.reads += len(self)
        return super().__iter__()

    def __setitem__(self, x: Any, value: Any) -> None:
        self.counter.writes += 1
        self.counter.changed.add(id(self))
        super().__setitem__(x, value)


class CountedZones(dict[int, tuple[int, ...]]):
    counter: Counter

    def __getitem__(self, zone: int) -> tuple[int, ...]:
        self.counter.zone_reads += 1
        cards = super().__getitem__(zone)
        self.counter.held += len(cards)
        return cards

    def get(self, zone: int, other: Any = None) -> Any:
        return self[zone] if zone in self else other

    def __setitem__(self, zone: int, cards: tuple[int, ...]) -> None:
        self.counter.zone_writes += 1
        super().__setitem__(zone, cards)


def attributes(g: Any) -> list[str]:
    """The attributes that are columns with one int for each thing:
    first those of the kernel, then those of the game.
    """
    own = [column.attribute for column in g.columns if isinstance(getattr(g, column.attribute), list)]
    return [*BASE, *(name for name in own if name not in BASE)]


def counted(name: str) -> Counts:
    """Play random games from their first choice on, and count."""
    rules, counter = ombre.load(name).rules, Counter()
    column = type("Column", (CountedColumn,), {"counter": counter})
    zones = type("Zones", (CountedZones,), {"counter": counter})

    def counting(bot: Callable[[Any, Decision], int]) -> Callable[[Any, Decision], int]:
        def agent(g: Any, choice: Decision) -> int:
            if isinstance(g.zones, zones):
                counter.next()
            else:
                for attribute in attributes(g):
                    setattr(g, attribute, column(getattr(g, attribute)))
                g.zones = zones(g.zones)
            saved = counter.reads, counter.zone_reads, counter.held
            answer = bot(g, choice)
            counter.reads, counter.zone_reads, counter.held = saved
            return answer

        return agent

    for seed in SEEDS:
        rules.play(begin(rules, Start(PLAYERS, seed, GAMES[name])), counting(random_bot(seed)))
    return counter.counts(copies_of_an_answer(name))


def copies_of_an_answer(name: str) -> float:
    """How often the game is copied when a session is forked and one answer is given."""
    rules = ombre.load(name).rules
    session, bot = Session(rules, Start(PLAYERS, SEEDS[0], GAMES[name])), random_bot(SEEDS[0])
    game: Any = type(session.g)
    clone, copies = game.clone, 0
    found: list[int] = []

    def counting(g: Any) -> Any:
        nonlocal copies
        copies += 1
        return clone(g)

    game.clone = counting
    while session.choice is not None:
        fork, copies = session.fork(), 0
        fork.take(0)
        found.append(copies)
        session.take(bot(session.g, session.choice))
    game.clone = clone
    return sum(found) / len(found)


def shape(name: str) -> Shape:
    rules = ombre.load(name).rules
    session, bot = Session(rules, Start(PLAYERS, 1, GAMES[name])), random_bot(1)
    for _ in range(AT):
        assert session.choice is not None, "the game is longer"
        session.take(bot(session.g, session.choice))
    g: Any = session.g
    columns = [list(getattr(g, attribute)) for attribute in attributes(g)]
    counts, zones = counted(name), dict(g.zones)
    return Shape(columns, zones, sum(column.width != 0 for column in g.columns), counts, _plan(columns, zones, counts))


def _plan(columns: list[list[int]], zones: dict[int, tuple[int, ...]], counts: Counts) -> Any:
    """Arguments with which a kernel reads and writes as often as a decision.

    For each card it looks at, a kernel reads three columns;
    a card that goes there and back is moved twice, and each move reads one column, writes two columns and two zones.
    """
    lying = [x for key in sorted(zones) for x in zones[key]]
    there = max(zones, key=lambda key: (len(zones[key]), key))
    movers = [x for x in lying if columns[2][x] != there][: max(round(counts.zone_writes / 4), 1)]
    cards = lying[: max(round(counts.writes) - 4 * len(movers), 0)]
    left = round(counts.reads) - 2 * len(movers) - len(cards)
    few = [key for key in sorted(zones) if 0 < len(zones[key]) <= 8]
    among: list[int] = []
    for key in cycle(few):
        if left <= 0:
            break
        among.append(key)
        left -= 3 * len(zones[key])
    facts = [number % 3 for number in range(max(columns[4]) + 1)]
    return among, facts, cards, movers, there
