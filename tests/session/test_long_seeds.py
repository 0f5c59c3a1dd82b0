"""Games with a seed of more than 64 bits: a strong generator begins, and everything else is as with a short seed."""

from __future__ import annotations

from collections import Counter

import pytest

from ombre.desk.tables.hosted_game import secret_seed
from ombre.runtime.chance import MASK, below, seeded, shuffled
from ombre.session.deals import redealt
from ombre.session.position import read, write
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import open_table

LONG = 1 << 255 | 12345


def test_neighbouring_long_seeds_are_unrelated_and_fair() -> None:
    sides: Counter[int] = Counter()
    states = set[int]()
    for seed in range(LONG, LONG + 500):
        state = seeded(seed)
        for _ in range(12):
            state, side = below(state, 6)
            states.add(state)
            sides[side] += 1
    assert len(states) == 6000 and min(states) > MASK, "a strong state is never taken for a quick one"
    assert sorted(sides) == [0, 1, 2, 3, 4, 5] and all(abs(number - 1000) < 150 for number in sides.values())


def test_a_long_seed_shuffles_all_orders() -> None:
    state, orders = seeded(LONG), Counter[tuple[int, ...]]()
    for _ in range(2400):
        state, order = shuffled(state, (1, 2, 3, 4))
        orders[order] += 1
    assert len(orders) == 24 and all(60 < number < 145 for number in orders.values())


def test_what_a_player_sees_does_not_give_the_state() -> None:
    """The next state is a part of a hash, of which the numbers are another part: equal numbers, unrelated states."""
    later: dict[int, set[int]] = {}
    for seed in range(LONG, LONG + 300):
        state, number = below(seeded(seed), 6)
        later.setdefault(number, set()).add(below(state, 6)[1])
    assert all(following == set(range(6)) for following in later.values())


def test_a_seed_of_a_table_is_long_and_never_the_same() -> None:
    seeds = {secret_seed() for _ in range(200)}
    assert len(seeds) == 200 and all(256 < seed.bit_length() <= 257 for seed in seeds)


@pytest.mark.parametrize("game", ["hearts", "crazy_eights"])
def test_a_game_with_a_long_seed_is_saved_undone_copied_and_written(game: str) -> None:
    table = open_table(game)
    session = Session(table.rules, Start(4, LONG, log=True))
    for _ in range(9):
        session.take(0)
    digest = session.digest()
    assert Session.load(table.rules, session.save(), log=True).digest() == digest
    assert session.fork().digest() == digest
    assert read(table.rules, write(session.g), table.rules.plain).digest() == digest
    assert session.undo() and len(session.answers) == 8
    assert session.redo() and session.digest() == digest
    assert redealt(session.g, 0, 3).digest() != digest
    assert Session(table.rules, Start(4, LONG + 1)).digest() != Session(table.rules, Start(4, LONG)).digest()
