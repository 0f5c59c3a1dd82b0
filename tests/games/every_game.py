"""All games that the tests play: the shipped games, alone and with each expansion, and those of the fixtures."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import ombre
from ombre.session.start import Start
from ombre.workshop.api.table import Table

from ..conftest import laid_out
from ..records.reading import can_start, games

SHIPPED = tuple(games())
SMALL = tuple(sorted(path.name for path in (Path(__file__).parents[1] / "fixtures" / "games").iterdir()))
ALL = (*SHIPPED, *SMALL)


@cache
def table(name: str) -> Table:
    """A shipped game, with the expansion behind `+`, or a game of the fixtures."""
    if name in SMALL:
        return laid_out(name)
    game, more = games()[name]
    return ombre.load(game, more)


@cache
def starts(name: str) -> tuple[Start, ...]:
    """Each beginning of a game, with the smallest and the largest number of players that it allows."""
    found: list[Start] = []
    least, most = table(name).rules.players
    for beginning in table(name).beginnings() or [""]:
        numbers = [number for number in range(least, most + 1) if can_start(table(name).rules, beginning, number)]
        found += [Start(number, 0, beginning) for number in dict.fromkeys((numbers[0], numbers[-1]))]
    return tuple(found)
