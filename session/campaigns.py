"""Read the values that a player keeps between two games from a finished game, and restore them in the next game.

Values are stored by name, as an author writes it (`flies`, `luck at sun`, `bag`), because the numbers of properties and
zones differ between games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ombre import contract
from ombre.runtime.cells import put
from ombre.runtime.declared import PLACE, Declared
from ombre.runtime.errors import RulesError
from ombre.runtime.records import NOTHING, State
from ombre.runtime.zones import Board
from ombre.translatable import tr

from .decks import MOST_CARDS

Value: TypeAlias = int | str | tuple[str, ...]  # a number, a word, or cards
Kept: TypeAlias = dict[str, Value]

MOST = 10**9  # the largest kept number


class KeptPlace(NamedTuple):
    """The place of a kept value in a game.

    name: the name of the value. at: the attribute of a state, or the number of a zone. entry: the index, or NOTHING.
    state: the declaration of the state; None for a zone.
    """

    name: str
    at: str | int
    entry: int
    state: State | None


def places(rules: Declared) -> Iterator[KeptPlace]:
    """Yield the places of all kept values that the rules declare, in declared order."""
    said = (pair for part in rules.between for pair in part.kept)
    for owner, name in dict.fromkeys(said):
        state = next((s for kind in rules.kinds if kind.name == owner for s in kind.states if s.name == name), None)
        first = 0 if state else rules.zone_number[owner, name]
        per = state.per if state else rules.zones[first].per
        for number, word in enumerate(rules.values[per]) if per else ((NOTHING, ""),):
            called = f"{name} at {word}" if per else name
            at = contract.state(owner, name) if state else first + max(number, 0)
            yield KeptPlace(called, at, number, state)


def keep(g: Board, seat: int) -> Kept:
    """Return the kept values of the player of a seat, without those that are equal to the initial ones."""
    found: Kept = {}
    for name, at, entry, state in places(g.rules):
        if state is None:
            cards = (g.card[x] for x in g.zones[zone_of(at, seat)])
            if ids := tuple(g.rules.cards[card].id for card in cards if card != NOTHING):
                found[name] = ids
            continue
        held = getattr(g, str(at))[seat]
        value: int = held if entry == NOTHING else held[entry]
        if value != first(g.rules, state):
            found[name] = g.rules.values[state.values][value] if state.values else value
    return found


def refuse(rules: Declared, who: str, kept: Kept) -> None:
    """Raise RulesError if the rules do not let players keep one of these values."""
    known = {name: state for name, _, _, state in places(rules)}
    if odd := [name for name in kept if name not in known]:
        raise RulesError(tr("{0} has kept {1}, which this game does not let players keep", who, ", ".join(odd)))
    for name, value in kept.items():
        if (state := known[name]) is not None:
            number_of(rules, state, value, name)
        elif not isinstance(value, tuple | list):
            raise RulesError(tr("{0} is a list of cards, not {1}", name, value))
        elif len(value) > MOST_CARDS:
            raise RulesError(
                tr("{0} has kept {1} cards as {2}; there are at most {3}", who, len(value), name, MOST_CARDS)
            )
        elif odd := [card for card in value if rules.today(card) not in rules.card_number]:
            raise RulesError(tr("{0} has kept '{1}', a card that this game does not know", who, odd[0]))


def bring_back(g: Board, seat: int, kept: Kept) -> None:
    """Restore the kept values of the player of a seat, before the set-up begins."""
    refuse(g.rules, f"P{seat + 1}", kept)
    for name, at, entry, state in places(g.rules):
        if name not in kept:
            continue
        value = kept[name]
        if state is None:
            for card in value if isinstance(value, tuple | list) else ():
                x = g.create(g.rules.today(card), zone_of(at, seat), seat)
                g.secret += ((x, x + 1, seat, tuple(g.rules.dealt[g.kind[x]]) or (g.card[x],)),)
            continue
        number = number_of(g.rules, state, value, name)
        column = getattr(g, str(at))
        if entry == NOTHING:
            column[seat] = number
        else:
            put(column, seat, entry, number)


def zone_of(number: str | int, seat: int) -> int:
    return int(number) << PLACE | seat


def first(rules: Declared, state: State) -> int:
    """Return the initial value of a state."""
    return rules.values[state.values].index(state.start) if isinstance(state.start, str) else state.start


def number_of(rules: Declared, state: State, value: Value, name: str) -> int:
    """Return the number that stands for a kept value in a game."""
    if state.values:
        words = rules.values[state.values]
        if value not in words:
            raise RulesError(tr("{0} is one of {1}, not {2}", name, ", ".join(words), value))
        return int(words.index(value))
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise RulesError(tr("{0} is a number, not {1}", name, value))
    return value
