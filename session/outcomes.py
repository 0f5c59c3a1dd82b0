"""Give a game the outcomes of chance from outside: the orders in which zones are shuffled, and the results of dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ombre.runtime.declared import PLACE
from ombre.runtime.errors import RulesError
from ombre.runtime.records import NOTHING
from ombre.runtime.state import Order
from ombre.runtime.zones import Board
from ombre.translatable import tr

from .decks import MOST_CARDS

MOST_OUTCOMES = 10_000  # most orders of one zone, and most dice

Given = Mapping[str, Sequence[str] | Sequence[Sequence[str]]]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Outcomes of chance that are given; all others are random, from the seed of the game.

    deal: for a zone, the ids of its cards after the first shuffle, the top card first; this must be in the set-up.
    shuffles: for a zone, the same for each of its shuffles. dice: the results of the first dice.
    """

    deal: Mapping[str, tuple[str, ...]]
    shuffles: Mapping[str, tuple[tuple[str, ...], ...]]
    dice: tuple[int, ...]


NONE = Outcomes({}, {}, ())


def outcomes(deal: Given, dice: Sequence[int]) -> Outcomes:
    """Return the outcomes as a program gives them: for a zone, a list of card ids, or a list of such lists."""
    once: dict[str, tuple[str, ...]] = {}
    more: dict[str, tuple[tuple[str, ...], ...]] = {}
    for zone, cards in deal.items():
        words = [one for one in cards if isinstance(one, str)]
        lists = [tuple(one) for one in cards if not isinstance(one, str)]
        if isinstance(cards, str) or words and lists:
            raise RulesError(tr("the order of '{0}' is a list of card ids, or a list of such lists", zone))
        if lists:
            more[zone] = tuple(lists)
        else:
            once[zone] = tuple(words)
    return Outcomes(once, more, tuple(dice))


def give(g: Board, given: Outcomes) -> None:
    """Give a game these outcomes before its set-up; raise RulesError if it has no such zone, card or die."""
    if given is NONE:
        return
    if twice := [zone for zone in given.deal if zone in given.shuffles]:
        raise RulesError(tr("the order of '{0}' is given twice", twice[0]))
    zones = dict(named(g))
    orders: list[Order] = []
    for zone, lists, at_start in [
        *((zone, (cards,), True) for zone, cards in given.deal.items()),
        *((zone, lists, False) for zone, lists in given.shuffles.items()),
    ]:
        if zone not in zones:
            raise RulesError(tr("the deal gives an order of '{0}'; there is: {1}", zone, ", ".join(zones)))
        if len(lists) > MOST_OUTCOMES:
            raise RulesError(
                tr("the deal gives {0} orders of '{1}'; it gives at most {2}", len(lists), zone, MOST_OUTCOMES)
            )
        orders += ((zones[zone], numbers(g, zone, cards), at_start) for cards in lists)
    if len(given.dice) > MOST_OUTCOMES:
        raise RulesError(tr("there are {0} given dice; there are at most {1}", len(given.dice), MOST_OUTCOMES))
    if wrong := [die for die in given.dice if type(die) is not int or die < 1]:
        raise RulesError(tr("a given die is a number from 1, not {0}", wrong[0]))
    g.orders, g.dice = tuple(orders), given.dice


def numbers(g: Board, zone: str, cards: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of printed cards, given by their ids."""
    if len(cards) > MOST_CARDS:
        raise RulesError(tr("the order of '{0}' has {1} cards; it has at most {2}", zone, len(cards), MOST_CARDS))
    known, today = g.rules.card_number, g.rules.today
    if unknown := [card for card in cards if today(card) not in known]:
        raise RulesError(tr("the order of '{0}' has cards that this game does not know: {1}", zone, ", ".join(unknown)))
    return tuple(known[today(card)] for card in cards)


def named(g: Board) -> Iterator[tuple[str, int]]:
    """Yield the zones of the table and of the seats, by name: `talon`, `hand of P2`, `marsh at green`."""
    rules = g.rules
    seats = [f"P{seat + 1}" for seat in range(g.players)]
    for number, zone in enumerate(rules.zones):
        name = zone.name
        if zone.per:
            at = number - rules.zone_number[zone.owner, zone.name]
            words = rules.values[zone.per] if zone.per in rules.values else seats
            if at >= len(words):
                continue
            name = f"{name} at {words[at]}"
        if rules.zone_owner[number] == NOTHING:
            yield name, number << PLACE
        elif rules.zone_owner[number] in rules.above[rules.player_kind]:
            yield from ((f"{name} of {seat}", number << PLACE | who) for who, seat in enumerate(seats))


def refuse_left(g: Board) -> None:
    """Raise RulesError if a game is over and has not used all given outcomes."""
    if g.result is None or not (g.orders or g.dice):
        return
    left = Counter(zone for zone, _, _ in g.orders)
    said = [f"{left[zone]} of the orders of '{name}'" for name, zone in named(g) if zone in left]
    if g.dice:
        said.append(f"{len(g.dice)} of the dice ({', '.join(map(str, g.dice[:8]))}{', ...' * (len(g.dice) > 8)})")
    raise RulesError(tr("the game is over, and some of the given deal was not used: {0}", "; ".join(said)))
