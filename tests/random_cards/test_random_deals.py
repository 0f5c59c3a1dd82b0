"""Random cards show nobody what is hidden: what they do looks the same in two deals that differ in hidden cards.

The suite plays the cards of a few seeds; `make long` plays 100 cards of each game, and 1500 of cellar.
"""

from __future__ import annotations

from functools import cache

import pytest

from ombre.compiler import checks
from ombre.compiler.checks import live_zones as live
from ombre.compiler.checks.hidden import hidden_cards as hidden

from ..budget import LONG, parts
from .batch import Stage, accepted
from .cards import RandomCard
from .deals import Compared, in_two_deals
from .play import Played

pytestmark = pytest.mark.sampled

TURN = "turn"
GAMES = ("toy", "crossfire", "srtcg", "cellar")
BLIND = {"cellar": 0.7}  # how often cards are looked for where they are hidden; 0 in the other games
# For each game: the seed of the first batch, the number of batches, and of cards in each batch.
SAMPLE = {"toy": (1, 1, 16), "crossfire": (2, 1, 5), "srtcg": (2, 1, 5), "cellar": (2, 1, 24)}
BATCHES = {"toy": (1001, 2, 50), "crossfire": (1001, 2, 50), "srtcg": (1001, 2, 50), "cellar": (1001, 30, 50)}


@cache
def stage(name: str) -> Stage:
    return Stage.of(name)


def compared(name: str, cards: list[RandomCard]) -> list[Compared]:
    """Play those cards that have no errors."""
    made = accepted(stage(name), cards)
    played = Played(stage(name), made, TURN)
    return [in_two_deals(played, card, card.id) for card in made.cards]


@pytest.mark.parametrize("part", parts(2))
@pytest.mark.parametrize("name", GAMES)
def test_random_cards_show_nobody_what_is_hidden(name: str, part: slice) -> None:
    seed, batches, number = (BATCHES if LONG else SAMPLE)[name]
    for more in range(batches)[part]:
        cards = stage(name).cards(seed + more, number, BLIND.get(name, 0.0))
        found = compared(name, cards)
        texts = {card.id: card.text for card in cards}
        assert [f"{fault.told}\n{texts[fault.card]}" for one in found for fault in one.faults] == []
        assert sum(one.differing for one in found) > 3 * len(found)


LEAKS = (
    "choose a relic in hand of seat 1 after you as n1 where colour is red",
    "choose a relic in heap as n1 where worth > 3",
    "you earn total for (relics in hand of seat 1 after you) of worth",
    "choose an unseen relic in heap as n1;choose a number from 0 to worth of n1 as n2",
    "for each relic in hand of seat 1 after you as n1 where colour is red:;  dust of n1 rises by 1",
    "you may play a relic in hand of seat 1 after you where colour is red",
    "seat 1 after you chooses a hue as n1;you earn total for (relics in hand of seat 2 after you) of worth",
    "search for a relic in crypt as n1;shuffle crypt;you earn total for (relics in back of you) of worth",
    "choose an unseen relic in heap as n1;when turn starts for rest of game:;  tally rises by worth of n1",
    "for each other keeper as n1:;  n1 draws;you earn total for (relics in crypt) of worth",
    "you guess;shuffle hand of seat 1 after you;you earn total for (relics in hand of seat 1 after you) of worth",
)


def test_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the checks E411 to E413, cards that show what is hidden are accepted, and noticed here."""
    monkeypatch.setattr(checks, "PROOFS", tuple(one for one in checks.PROOFS if one not in (hidden, live)))
    facts = ("  colour red    worth 1    copies 1", "  use:")
    cards = [
        RandomCard(
            f"leak_{n}", "relic", (f'relic leak_{n} "L{n}"', *facts, *(f"    {line}" for line in lines.split(";")))
        )
        for n, lines in enumerate(LEAKS)
    ]
    made = accepted(stage("cellar"), cards)
    assert made.cards == cards, made.refused
    played = Played(stage("cellar"), made, TURN)
    for card in cards:
        assert any(in_two_deals(played, card, str(seed)).faults for seed in range(10)), card.text


def test_what_ends_an_effect_can_use_its_own_names() -> None:
    """A name of the event that ends an effect has no value when the effect begins."""
    text = (
        'relic bell "Bell"',
        "  worth 1    copies 9",
        "  use:",
        "    keepers cannot earn until a keeper as one plays a copy of urn in shelf of one",
    )
    card = RandomCard("bell", "relic", text)
    made = accepted(stage("cellar"), [card])
    assert made.cards == [card], made.refused
    assert compared("cellar", [card])[0].faults == []
    played = Played(stage("cellar"), made, TURN)
    assert in_two_deals(played, card, "1").questions
