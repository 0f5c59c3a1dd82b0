"""The pairs of shipped games, opened once for all tests of `ombre pairs`."""

from __future__ import annotations

from functools import cache

from ombre.lab.pairs.testing import Pairs
from ombre.workshop.api.table import open_table


@cache
def opened(game: str, extra: tuple[str, ...] = ()) -> Pairs:
    return Pairs(open_table(game, list(extra)))


def shipped() -> Pairs:
    return opened("crossfire")


def trading() -> Pairs:
    return opened("srtcg")
