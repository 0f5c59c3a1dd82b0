"""All games that the tests play: the shipped games, alone and with each expansion, and those of the fixtures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

import ombre
from ombre.runtime.errors import Refused
from ombre.session.start import Start, begin
from ombre.workshop.api.table import Table

from ..conftest import laid_out
from ..records.plan import KEPT, OPTIONS
from ..records.reading import games

SHIPPED = tuple(games())
SMALL = tuple(sorted(path.name for path in (Path(__file__).parents[1] / "fixtures" / "games").iterdir()))
ALL = (*SHIPPED, *SMALL)
LEGAL = ("sixty", "one_legend")  # decks that can be brought to the trading-card game


@cache
def table(name: str) -> Table:
    """A shipped game, with the expansion behind `+`, or a game of the fixtures."""
    if name in SMALL:
        return laid_out(name)
    game, more = games()[name]
    return ombre.load(game, more)


def is_possible(name: str, start: Start) -> bool:
    """Whether the set-up does not refuse a start."""
    g = begin(table(name).rules, start)
    g.agent = lambda g, choice: 0
    try:
        g.unit()
    except Refused:
        return False
    return True


@cache
def starts(name: str) -> tuple[Start, ...]:
    """Each beginning of a game, with the smallest and the largest number of players that it allows."""
    found: list[Start] = []
    least, most = table(name).rules.players
    for beginning in table(name).beginnings() or [""]:
        numbers = [number for number in range(least, most + 1) if is_possible(name, Start(number, 0, beginning))]
        found += [Start(number, 0, beginning) for number in dict.fromkeys((numbers[0], numbers[-1]))]
    return tuple(found)


def first_possible(name: str, wanted: Iterable[Start]) -> Start:
    """The first start that the set-up does not refuse: an option may be for one mission only."""
    return next(start for start in wanted if is_possible(name, start))


@cache
def variants(name: str) -> tuple[Start, ...]:
    """The starts of a game, and more of them: with each option, with decks, with forced choices, between two games."""
    found = [*starts(name)]
    for option, value in [(option, value) for game, option, value in OPTIONS if game == name]:
        found.append(first_possible(name, [replace(one, options={option: value}) for one in starts(name)]))
    for deck in [deck for deck in table(name).rules.decks.values() if deck.name in LEGAL]:
        found.append(first_possible(name, [replace(one, decks={0: deck}) for one in starts(name)]))
    if name in KEPT:
        found.append(Start(1, kept={0: KEPT[name]}, between=True))
    return (*found, replace(found[-1], forced=True))
