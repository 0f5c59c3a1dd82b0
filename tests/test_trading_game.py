"""The trading-card game: random games of every size come to an end, keep their books, and show nobody too much."""

from __future__ import annotations

from functools import cache

import pytest

from ombre.runtime.state import audit
from ombre.workshop.bots import random_bot
from ombre.workshop.table import Table, open_table

ENDS = ("won", "outlasted")

table = cache(open_table)


def game() -> Table:
    return table("srtcg")


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 2), (4, 3)])
def test_every_game_ends_and_keeps_its_books(players: int, seed: int) -> None:
    rules = game().rules
    g = rules.start(players, seed, "duel")
    g.agent = random_bot(seed)
    units = 0
    while g.result is None:
        g.unit()
        units += 1
        if units % 50 == 0:  # a game has many thousands
            assert rules.broken(g) == []
            assert audit(g) == []
    assert g.result in ENDS
