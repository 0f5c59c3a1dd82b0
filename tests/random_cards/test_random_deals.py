"""Random cards show nobody what is hidden: what they do looks the same in two deals that differ in hidden cards.

The suite plays the cards of a few seeds; `make long` plays 100 cards of each game.
"""

from __future__ import annotations

from functools import cache

import pytest

from ombre.compiler import checks
from ombre.compiler.checks import hidden, live

from ..budget import LONG, parts
from .batch import Stage, accepted
from .cards import RandomCard
from .deals import Compared, in_two_deals
from .play import Played

pytestmark = pytest.mark.sampled

TURN = "turn"
# Games in which random cards are dealt. The third one refuses its set-up with too many new cards of one kind.
GAMES = ("toy", "crossfire")
# For each game: the seed of the first batch, the number of batches, and of cards in each batch.
SAMPLE = {"toy": (1, 1, 16), "crossfire": (2, 1, 5)}
BATCHES = {"toy": (1001, 2, 50), "crossfire": (1001, 2, 50)}


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
        cards = stage(name).cards(seed + more, number)
        found = compared(name, cards)
        texts = {card.id: card.text for card in cards}
        assert [f"{fault.told}\n{texts[fault.card]}" for one in found for fault in one.faults] == []
        assert sum(one.differing for one in found) > 3 * len(found)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the checks E411 to E413, a card that offers hidden ones by what they are is accepted, and noticed here."""
    monkeypatch.setattr(checks, "PROOFS", tuple(one for one in checks.PROOFS if one not in (hidden, live)))
    leak = "choose a gear in hand of seat 1 after current as n1 where type of n1 is spell"
    lines = ('gear leaking_one "Leaking One"', "  cost 2", "  play:", f"    {leak}")
    card = RandomCard("leaking_one", "gear", lines)
    made = accepted(stage("crossfire"), [card])
    assert made.cards == [card], made.refused
    played = Played(stage("crossfire"), made, TURN)
    assert any(in_two_deals(played, card, str(seed)).faults for seed in range(40))
