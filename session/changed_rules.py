"""Keep of a saved game or a campaign what still exists in the rules of today, and list what does not.

A card that has another id today is found by its former one (`formerly`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from ombre.runtime.declared import Declared
from ombre.runtime.errors import RulesError
from ombre.runtime.linker import Rules
from ombre.runtime.records import Deck

from .campaigns import Kept, refuse
from .outcomes import Outcomes
from .save import Saved
from .start import setting


@dataclass(frozen=True, slots=True)
class Lost:
    """Something that does not exist any more.

    who: whose it was, such as P1; "" for the game. what: as it was written.
    """

    who: str
    what: str

    def __str__(self) -> str:
        return f"{self.who}: {self.what}" if self.who else self.what


@dataclass(frozen=True, slots=True)
class Refit:
    """How a game fits that was saved with other rules. given: its answers then. fitting: how many still fit."""

    lost: tuple[Lost, ...]
    given: int
    fitting: int


def refitted(rules: Rules, saved: Saved) -> tuple[Saved, tuple[Lost, ...]]:
    """Return a saved game for the rules of today, with the answers of then, and what it had that does not exist now."""
    lost: list[Lost] = []
    options = dict(saved.options)
    for name, value in saved.options.items():
        try:
            setting(rules, name, value)
        except RulesError:
            lost.append(Lost("", f"{name}={value}"))
            del options[name]
    decks: dict[int, Deck] = {}
    for seat, deck in saved.decks.items():
        decks[seat], gone = refitted_deck(rules, deck)
        lost += (Lost(f"P{seat + 1}", f"{deck.name}: {card}") for card in gone)
    kept: dict[int, Kept] = {}
    for seat, values in saved.kept.items():
        kept[seat], gone = refitted_kept(rules, values)
        lost += (Lost(f"P{seat + 1}", what) for what in gone)
    now = msgspec.structs.replace(
        saved,
        rules=rules.digest,
        beginning=rules.today(saved.beginning),
        options=options,
        decks=decks,
        kept=kept,
        outcomes=_refitted_outcomes(rules, saved.outcomes),
    )
    return now, tuple(lost)


def refitted_deck(rules: Declared, deck: Deck) -> tuple[Deck, list[str]]:
    """Return a deck with the cards of today, and the cards that do not exist any more."""
    cards: dict[str, int] = {}
    for card, number in deck.cards:
        id = rules.today(card)
        cards[id] = cards.get(id, 0) + number
    gone = [card for card in cards if card not in rules.card_number]
    return Deck(deck.name, tuple((card, number) for card, number in cards.items() if card not in gone)), gone


def refitted_kept(rules: Declared, kept: Kept) -> tuple[Kept, list[str]]:
    """Return the kept values that still fit to the rules, and those that do not, as text."""
    found: Kept = {}
    gone: list[str] = []
    for name, value in kept.items():
        if isinstance(value, tuple | list):
            cards = tuple(rules.today(card) for card in value)
            gone += (f"{name}: {card}" for card in cards if card not in rules.card_number)
            value = tuple(card for card in cards if card in rules.card_number)
            if not value:
                continue
        try:
            refuse(rules, "", {name: value})
        except RulesError:
            gone.append(f"{name}: {', '.join(value) if isinstance(value, tuple) else value}")
        else:
            found[name] = value
    return found, gone


def _refitted_outcomes(rules: Declared, given: Outcomes) -> Outcomes:
    """Return the given outcomes without cards that do not exist any more; the others keep their order."""

    def cards(ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(id for id in map(rules.today, ids) if id in rules.card_number)

    deal: Mapping[str, tuple[str, ...]] = {zone: cards(ids) for zone, ids in given.deal.items()}
    return Outcomes(deal, {zone: tuple(map(cards, all)) for zone, all in given.shuffles.items()}, given.dice)
