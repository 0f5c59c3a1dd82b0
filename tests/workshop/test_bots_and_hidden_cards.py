"""A bot that plans knows no hidden card, whatever hangs on it: what it imagines has nothing to do with the real ones.

Each of two players holds six stones, one of which is rich; only its owner knows which. Who digs takes a stone of the
other hand without seeing it. A bot that knows nothing finds the rich one at its first dig in one of six games.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from ombre.runtime.linker import Rules
from ombre.session.deals import Deal, redealt
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import unknown, view
from ombre.workshop.api.table import open_table
from ombre.workshop.bots.policy import bot

from ..budget import LONG

GAMES = 2000 if LONG else 300
BOT = "greedy" if LONG else "hasty"
CHANCE, SURE = 1 / 6, 3.29  # standard deviations of 99.9 %

RULES = """game quarry language 3
  players 2
  zones pit hidden
{game}
kind digger is player
  has points number
{digger}  zones hand private, won open
  you is this

kind stone is card
  fact copies number
{stone}
returns of digger is points

setup deal:
  put every stone in pit, copies each
{mixed}  for each digger as d:
    repeat 6 times:
      move the top card of pit to hand of d
    roll 6 as lot
    reveal item lot of hand of d as rich to d
{rich}

flow round repeats
  each digger takes turn from current

flow turn of digger
  step dig:
{trap}    current chooses an unseen stone in hand of seat 1 after current as loot
    current digs loot
{sprung}    if number of cards in hand of current <= 3:
      end game with counted

verb who:digger digs what:stone (dig, dug)
  move what to won of who
{digs}
"""
CARDS = 'stone granite "Granite"\n  copies 6{facts}\n\nstone basalt "Basalt"\n  copies 6{facts}\n{more}'
ORE = "  points of who rises by ore of what"
WAYS = {
    "property": {"stone": "  has ore number\n", "rich": "    ore of rich becomes 10", "digs": ORE},
    "hidden property": {"stone": "  has ore number hidden\n", "rich": "    ore of rich becomes 10", "digs": ORE},
    "effect on a card": {
        "stone": "  fact ore number\n",
        "rich": "    d chooses a stone in hand of d as gem\n    gem has ore +10 for the rest of the game",
        "digs": ORE,
        "facts": "    ore 0",
    },
    "hidden reference of a player": {
        "digger": "  has treasure stone hidden\n",
        "rich": "    treasure of d becomes rich",
        "digs": "  for each digger as d:\n    if what is treasure of d:\n      points of who rises by 10",
    },
    "reference of a player": {
        "digger": "  has treasure stone\n",
        "rich": "    treasure of d becomes rich",
        "digs": "  for each digger as d:\n    if what is treasure of d:\n      points of who rises by 10",
    },
    "reference of a card": {
        "stone": "  has mate stone\n",
        "rich": "    for each stone in hand of d as one:\n      mate of one becomes rich",
        "digs": "  if what is mate of what:\n    points of who rises by 10",
    },
    "reference of the game": {
        "game": "  has first stone\n  has second stone\n",
        "rich": "    if d is current:\n      first becomes rich\n    otherwise:\n      second becomes rich",
        "digs": (
            "  if what is first:\n    points of who rises by 10\n  if what is second:\n    points of who rises by 10"
        ),
    },
    "name in the effect": {
        "trap": "    foe is seat 1 after current\n    foe chooses a stone in hand of foe as trap\n",
        "sprung": "    if loot is trap:\n      points of current rises by 10\n",
        "mixed": "  shuffle pit\n",
        "more": "".join(f'\nstone gem_{n} "Gem {n}"\n  copies 1\n' for n in range(12)),
    },
    "hidden reference of the game": {
        "game": "  has first stone hidden\n  has second stone hidden\n",
        "rich": "    if d is current:\n      first becomes rich\n    otherwise:\n      second becomes rich",
        "digs": (
            "  if what is first:\n    points of who rises by 10\n  if what is second:\n    points of who rises by 10"
        ),
    },
}
each_way = pytest.mark.parametrize("way", WAYS)


def made(folder: Path, way: dict[str, str]) -> Rules:
    """The game, with what a way adds."""
    (folder / "rules").mkdir()
    (folder / "base").mkdir()
    names = ("game", "digger", "stone", "rich", "trap", "digs", "sprung", "facts", "mixed", "more")
    parts = dict.fromkeys(names, "") | way
    (folder / "rules" / "game.card").write_text(RULES.format(**parts), encoding="utf-8")
    (folder / "base" / "stones.card").write_text(CARDS.format(**parts), encoding="utf-8")
    return open_table(str(folder)).rules


@pytest.fixture
def quarry(way: str, tmp_path: Path) -> Rules:
    return made(tmp_path, WAYS[way])


def at_the_first_dig(rules: Rules, seed: int) -> Session:
    session = Session(rules, Start(2, seed))
    while session.choice is not None and session.choice.name != "loot":
        session.take(seed % len(session.choice.options))
    return session


@pytest.mark.sampled
@each_way
def test_a_rich_card_is_found_by_chance(way: str, quarry: Rules) -> None:
    found = 0
    for seed in range(GAMES):
        session = at_the_first_dig(quarry, seed)
        session.take(bot(BOT, seed, quarry)(session))
        (points,) = (value for name, value in view(session.g, 0).seats[0].states if name == "points")
        found += points == 10
    assert abs(found / GAMES - CHANCE) < SURE * sqrt(CHANCE * (1 - CHANCE) / GAMES), f"{found} of {GAMES}"


@pytest.mark.parametrize("way", [way for way in WAYS if way != "name in the effect"])
def test_a_deal_moves_all_that_hangs_on_a_card(way: str, quarry: Rules) -> None:
    """Of equal knowledge comes an equal game; and in each imagined game, one card of all that are hidden is rich."""
    for seed in range(20):
        g = at_the_first_dig(quarry, seed).g
        one, other = redealt(g, 0, seed), redealt(redealt(g, 0, 77 + seed), 0, seed)
        assert one.digest() == other.digest() and Deal.of(one, 0, 5) == Deal.of(g, 0, 5)
        assert view(one, 0) == view(g, 0) and unknown(one, 0) == unknown(g, 0)
        rich: list[int] = []
        for x in unknown(one, 0):
            digging: Any = one.clone()
            digging.v_digs(0, x)
            rich.append(digging.s_digger_points[0])
        assert sorted(rich) == [0] * (len(rich) - 1) + [10]


def test_a_number_is_no_card_where_another_effect_calls_a_card_like_it(tmp_path: Path) -> None:
    """`many` is a number in the set-up, and a card in the verb; a deal exchanges cards only."""
    numbers = "    roll 13 as many\n    when a digger digs for the rest of the game:\n      points of d rises by many"
    cards = """  reveal the top stone of pit as many to who
  the next time a digger digs for the rest of the game:
    if many is in pit:
      points of who rises by 1
"""
    rules = made(tmp_path, {"rich": numbers, "digs": cards})
    for seed in range(20):
        g = at_the_first_dig(rules, seed).g
        captured = [effect[4] for effect in g.timed]
        assert captured and [effect[4] for effect in redealt(g, 0, seed).timed] == captured
