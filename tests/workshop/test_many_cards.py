"""What is made ready for print grows with the number of cards, and not with its square."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

from ombre.workshop.api.table import load
from ombre.workshop.creating.games import new_game
from ombre.workshop.printing.printer import Printer

CARD = '\ntreasure coin_{0} "Coin {0}"\n  worth 1    copies 1\n'


def memory_of_a_card(folder: Path, cards: int) -> float:
    """The bytes of memory that each card of a game takes when it is ready for print."""
    new_game("night_market", folder)
    path = folder / "night_market" / "base" / "more.card"
    path.write_text("".join(CARD.format(number) for number in range(cards)))
    made = Printer(load(folder / "night_market"), "en")
    made.printed(made.cards["coin_0"], False)  # loads the texts and names
    tracemalloc.start()
    try:
        kept = [made.printed(card, False) for card in made.cards.values()]
        return tracemalloc.get_traced_memory()[0] / len(kept)
    finally:
        tracemalloc.stop()


def test_a_card_takes_no_more_memory_among_many(tmp_path: Path) -> None:
    few, many = (memory_of_a_card(tmp_path / str(cards), cards) for cards in (50, 500))
    assert many < 1.5 * few
