"""A small game is the same in another process with another hash seed, and in each order of its expansions.

The orders of triggers and saved games are in `test_trigger_orders.py` and `test_saved_games.py`; these play all games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from ombre.session.position import read, write
from ombre.session.session import Session
from ombre.session.start import begin
from ombre.workshop.api.table import open_table
from ombre.workshop.bots.policy import random_bot

from ..budget import LONG
from .every_game import SMALL, starts, table

pytestmark = pytest.mark.sampled

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "fixtures" / "games"
EXPANSIONS = {"orchard": ("blight", "frost")}  # of the small games
MOST = 200 if LONG else 30  # choices of a game
SEEDS = 3 if LONG else 1


def played(session: Session, seed: int) -> list[str]:
    """The digest and the question at each choice of a game, and its saved text at the end."""
    bot, seen = random_bot(seed), list[str]()
    while session.choice is not None and len(seen) < MOST:
        asked = session.choice
        seen.append(f"{session.digest()} {asked.name} {asked.who} {asked.sort} {list(asked.options)}")
        session.take(bot(session.g, asked))
    return [*seen, f"{session.digest()} {session.g.result} {session.save().decode()}"]


def small_games() -> dict[str, list[str]]:
    """What is played of each small game, by its name, its start and the seed."""
    return {
        f"{name} {start.beginning} {start.players} {seed}": played(
            Session(table(name).rules, replace(start, seed=seed)), seed
        )
        for name in SMALL
        for start in starts(name)[: None if LONG else 2]
        for seed in range(SEEDS)
    }


@pytest.mark.parametrize("hash_seed", ["1", "54321"] if LONG else ["54321"])
def test_small_games_are_the_same_in_another_process(hash_seed: str) -> None:
    """Each choice, its options and the saved game; the options of a choice could follow the order of a set."""
    code = (
        "import json; from tests.games.test_same_everywhere import small_games; "
        "print(json.dumps([hash('P1') % 1000, small_games()]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    hashed, there = json.loads(done.stdout)
    here = small_games()
    assert hashed != hash("P1") % 1000 and {key.split()[0] for key in here} == {*SMALL}
    assert there.keys() == here.keys() and [key for key in here if there[key] != here[key]] == []


@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_small_game_is_the_same_in_each_order_of_its_expansions(name: str) -> None:
    """The same units; and what was written down with one order is read with the other, and played on."""
    rules = [open_table(str(FIXTURES / name), order).rules for order in permutations(EXPANSIONS[name])]
    assert len(rules) == 2 and len({one.digest for one in rules}) == 1
    for start in starts(name):
        for seed in range(SEEDS):
            games = [begin(one, replace(start, seed=seed)) for one in rules]
            for number in range(MOST):
                for g in games:
                    g.agent = random_bot(number)
                    g.unit()
                one, other = games
                assert one.digest() == other.digest()
                games = [one, read(rules[1], write(one), type(other))]
