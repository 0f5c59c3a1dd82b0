"""Random cards of three games: their texts say what they do, in all languages, and they can be played.

The suite checks the cards of one seed for each game; `make long` checks thousands (`python tests/random_cards`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from ..budget import LONG, parts
from .batch import GAMES, Fault, Stage, accepted
from .cards import RandomCard
from .running import Result, constructs, reached_by, reduced, run, run_cards
from .shrink import smallest

pytestmark = pytest.mark.sampled

# For each game: the seed of the first batch, the number of batches, and of cards in each batch.
SAMPLE = {"toy": (1, 1, 24), "crossfire": (2, 1, 6), "srtcg": (2, 1, 6)}
BATCHES = {"toy": (101, 30, 50), "crossfire": (101, 24, 50), "srtcg": (101, 24, 50)}
BOARDS = 2
# Faults of texts that are known and not mended (docs/trust.md):
# pronouns in long sentences, words that are not found again.
CLUMSY = re.compile(r"^\w\w: (doubt|misread|E606|W606)")
MOST_CLUMSY = 0.1  # such faults in all languages, for each accepted card; 0.03 were measured, a test has about 80 cards

# The constructs that no card of the sample has: those that a card cannot have, each with the reason.
NEVER = {
    "window": "a window stands in a step of a flow, not on a card",
    "put": "only a set-up makes cards",
    "put_every": "only a set-up makes cards",
    "require": "only a set-up is refused",
    "run": "only scenarios run steps and flows",
    "run_setup": "only scenarios run the set-up",
    "brings": "only scenarios bring decks",
    "answer": "only scenarios answer",
    "all_pass": "only scenarios answer",
    "result": "only scenarios and worths test the result",
}


@cache
def stage(name: str) -> Stage:
    return Stage.of(name)


@pytest.mark.parametrize("part", parts(12))
@pytest.mark.parametrize("name", GAMES)
def test_random_cards_are_printed_and_played(name: str, part: slice) -> None:
    """Most are accepted. None of the sample has a fault; of many, few have a text with a fault not mended yet."""
    seed, batches, number = (BATCHES if LONG else SAMPLE)[name]
    found = Result()
    for more in range(batches)[part]:
        found.add(run(stage(name), seed + more, number, BOARDS))
    assert found.accepted >= 0.6 * found.made, found.refused
    assert found.accepted + found.refused.total() == found.made
    faults = found.faults
    if LONG:
        clumsy = [fault for fault, _ in faults if CLUMSY.search(fault.sort)]
        assert len(clumsy) <= MOST_CLUMSY * found.accepted, clumsy
        faults = [(fault, cards) for fault, cards in faults if not CLUMSY.search(fault.sort)]
    assert [f"{fault.sort}: {fault.told}\n{text(cards, fault)}" for fault, cards in faults] == []


def text(cards: list[RandomCard], fault: Fault) -> str:
    return "".join(card.text for card in cards if card.id == fault.card)


@pytest.mark.long
def test_every_construct_of_a_card_is_reached() -> None:
    """Cards of one game, of which those with errors in their own lines are dropped, have all constructs but `NEVER`."""
    seen = reached_by(stage("crossfire"), range(201, 206))
    assert {row.rule for row in constructs() if row not in seen} == set(NEVER)


def test_what_was_found_stays_mended() -> None:
    """The cards of `found.card`, which had faults, have none."""
    text = (Path(__file__).parent / "found.card").read_text(encoding="utf-8")
    cards = [
        RandomCard(head[1], head[0], tuple(part.strip("\n").split("\n")))
        for part in text.split("\n\n")[1:]
        if (head := part.split()[:2])
    ]
    toy = stage("toy")
    made = accepted(toy, cards)
    assert [card.id for card in made.cards] == [card.id for card in cards], made.refused
    assert [f"{fault.card}: {fault.sort}: {fault.told}" for fault in run_cards(toy, cards)] == []


# --------------------------------------------------------------------------------------- that faults are found


def test_a_fault_is_found_and_made_smaller() -> None:
    """A card with an ability without a text is found; the lines that have nothing to do with it are removed."""
    toy = stage("toy")
    lines = (
        'tide hidden_one "Hidden One"',
        "  reach 1",
        "  begin:",
        "    n1 is all trinkets in sea",
        "  begin:",
        "    roll 6 as n2",
        "    leader becomes nothing",
    )
    cards = [RandomCard("hidden_one", "tide", lines)]
    assert len(accepted(toy, cards).cards) == 1
    empty = next(fault for fault in run_cards(toy, cards) if "empty" in fault.sort)
    [left] = reduced(toy, empty, cards)
    assert left.lines == (lines[0], *lines[2:4])


def test_a_batch_is_reduced_to_the_cards_that_matter() -> None:
    cards = [RandomCard(f"c{at}", "kind", (f"head {at}", "  a:", "    b", "  c")) for at in range(4)]

    def fails(made: Sequence[RandomCard]) -> bool:
        texts = {card.id: card.text for card in made}
        return "  b" in texts.get("c1", "") and "c3" in texts

    assert [(card.id, card.lines) for card in smallest(cards, "c1", fails)] == [
        ("c1", ("head 1", "  b")),
        ("c3", ("head 3",)),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_cards(name: str) -> None:
    assert stage(name).cards(7, 20) == Stage.of(name).cards(7, 20)
