"""Convert the decks of players from card ids to card numbers, or raise an error that says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from ombre.limits import MOST_COPIES
from ombre.runtime.declared import Declared
from ombre.runtime.errors import RulesError
from ombre.runtime.records import Deck
from ombre.runtime.state import Brought
from ombre.translatable import tr

MOST_CARDS = 10_000  # most cards in a deck, or in a kept zone


def brought(rules: Declared, players: int, decks: Mapping[int, Deck]) -> Brought:
    """Return the decks of seats with card numbers in place of card ids."""
    found: list[tuple[int, str, tuple[tuple[int, int], ...]]] = []
    for seat, deck in sorted(decks.items()):
        if not 0 <= seat < players:
            raise RulesError(
                tr("there is no seat {0} in a game of {1}, so it cannot bring '{2}'", seat + 1, players, deck.name)
            )
        if unknown := [card for card, _ in deck.cards if rules.today(card) not in rules.card_number]:
            raise RulesError(
                tr("deck '{0}' has cards that this game does not know: {1}", deck.name, ", ".join(unknown))
            )
        refuse_size(deck)
        found.append(
            (seat, deck.name, tuple((rules.card_number[rules.today(card)], number) for card, number in deck.cards))
        )
    return tuple(found)


def refuse_size(deck: Deck) -> None:
    """Raise RulesError if a deck lists a card twice, or has too many copies or cards."""
    once: set[str] = set()
    for card, number in deck.cards:
        if card in once or not 1 <= number <= MOST_COPIES:
            raise RulesError(
                tr(
                    "deck '{0}' has {1} of {2}; a card is in a deck once, from 1 to {3} times",
                    deck.name,
                    number,
                    card,
                    MOST_COPIES,
                )
            )
        once.add(card)
    if (total := sum(number for _, number in deck.cards)) > MOST_CARDS:
        raise RulesError(tr("deck '{0}' has {1} cards; a deck has at most {2}", deck.name, total, MOST_CARDS))
