"""What players bring to a game, and what a set-up requires of it: seats and lists in, a refusal in one sentence out."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ombre import MOST_COPIES

from .errors import Refused, RulesError
from .records import NOTHING, Deck

# A seat, the name of its deck, and how many there are of each card, by its number.
Brought: TypeAlias = tuple[tuple[int, str, tuple[tuple[int, int], ...]], ...]
# The name of a requirement, what it is about, what there is, the operator, what there should be.
Unmet: TypeAlias = tuple[str, int, int, str, int]

COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
DEMANDS = {
    "=": "exactly {} needed",
    "<": "less than {} allowed",
    ">": "more than {} needed",
    "<=": "at most {} allowed",
    ">=": "at least {} needed",
}
MOST_CARDS = 10_000  # in a deck, or in what a player keeps
LEFT_OVER = "left_over"  # cards of a deck that no line of the set-up takes


def brought(rules: Any, players: int, decks: Mapping[int, Deck]) -> Brought:
    """The decks of some seats, by the numbers of their cards."""
    found = []
    for seat, deck in sorted(decks.items()):
        if not 0 <= seat < players:
            raise RulesError(f"there is no seat {seat + 1} in a game of {players}, so it cannot bring '{deck.name}'")
        if unknown := [card for card, _ in deck.cards if card not in rules.card_number]:
            raise RulesError(f"deck '{deck.name}' has cards that this game does not know: {', '.join(unknown)}")
        refuse_size(deck)
        found.append((seat, deck.name, tuple((rules.card_number[card], number) for card, number in deck.cards)))
    return tuple(found)


def refuse_size(deck: Deck) -> None:
    """No deck is larger than memory, wherever it comes from."""
    once: set[str] = set()
    for card, number in deck.cards:
        if card in once or not 1 <= number <= MOST_COPIES:
            raise RulesError(
                f"deck '{deck.name}' has {number} of {card}; a card is in a deck once, from 1 to {MOST_COPIES} times"
            )
        once.add(card)
    if (total := sum(number for _, number in deck.cards)) > MOST_CARDS:
        raise RulesError(f"deck '{deck.name}' has {total} cards; a deck has at most {MOST_CARDS}")


def left_over(g: Any) -> list[Unmet]:
    """What is in a deck and has found no place in the set-up."""
    there = Counter((g.owner[x], g.card[x]) for x in range(g.players, len(g.kind)))
    return [
        (f"{LEFT_OVER} {g.rules.cards[card].id}", seat, number - there[seat, card], "<=", 0)
        for seat, _, cards in g.brought
        for card, number in cards
        if number > there[seat, card]
    ]


def refusal(g: Any, unmet: list[Unmet]) -> Refused:
    """Everything that a set-up misses, said once for each player, each requirement and each card."""
    names = {seat: name for seat, name, _ in g.brought}
    told: dict[int, dict[str, str]] = {}
    for name, thing, actual, sign, bound in unmet:
        whose = NOTHING if thing == NOTHING else thing if thing < g.players else g.owner[thing]
        about = "" if thing == whose else f" of {g.rules.name(g, thing)}"
        key, _, card = name.partition(" ")
        said = f"{key.replace('_', ' ')}{about}: {actual} ({DEMANDS[sign].format(bound)})"
        told.setdefault(whose, {}).setdefault(name + about, f"no place for {actual} {card}" if card else said)
    parts = []
    for whose, sentences in sorted(told.items()):
        who = "this game" if whose == NOTHING else f"P{whose + 1}"
        head = f"deck '{names[whose]}' of {who}" if whose in names else who
        parts.append(f"{head} is refused: {'; '.join(sentences.values())}")
    return Refused("; ".join(parts), tuple(dict.fromkeys(name.split(" ")[0] for name, *_ in unmet)))
