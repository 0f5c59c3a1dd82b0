"""Compute what one player may know of a game: the table, a question, and the log.

The result never depends on hidden information, but for the number of UNTOLD events. Of a card that a seat cannot see,
only its kind and its back are known. The back of a card is the player to whom it belonged when everybody could see
this, or else the zone in which it began; cards with the same back look alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, assert_never

import msgspec

from ombre import contract
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.records import NOTHING, Numbers, Row, State
from ombre.runtime.state import Happened, Words
from ombre.runtime.zones import Board

from .causes import Witness, witness_of, witnessed

UNKNOWN = -2  # stands for a card that a seat cannot identify
UNTOLD = ""  # the key of an event of which a seat is told nothing

States: TypeAlias = tuple[tuple[str, int | Numbers], ...]
Clues: TypeAlias = tuple[tuple[str, Words, bool], ...]  # what is known of a card: (fact, numbers or words, whether)
Told: TypeAlias = tuple[str, Numbers]  # an event: its key, and its arguments
NO_AMOUNTS: Mapping[str, int] = {}


class Pile(msgspec.Struct, frozen=True):
    """The cards of a zone, the first on top.

    at: the player or value to which the zone belongs, if there is one zone for each of them; else NOTHING.
    """

    zone: str
    at: int
    cards: tuple[CardSeen, ...]


class CardSeen(msgspec.Struct, frozen=True):
    """A card as a seat sees it; if the seat sees only its back, `thing` is UNKNOWN, and the name is empty.

    kind: the kind of the card. states: of an unknown card, only the open ones. clues: what the seat knows of an unknown
    card, as (fact, numbers or words, whether its printed fact is one of them). possible: the printed cards that an
    unknown card can be, if there are clues about it.
    """

    thing: int
    name: str
    owner: int
    states: States
    piles: tuple[Pile, ...]  # the zones on the card
    derived: States = ()
    kind: str = ""
    clues: Clues = ()
    possible: tuple[str, ...] = ()


class SeatSeen(msgspec.Struct, frozen=True):
    """A player as a seat sees it.

    derived: the derived numbers and words that the seat may read. out: whether the player has left the game.
    """

    kind: str
    states: States
    piles: tuple[Pile, ...]
    derived: States = ()
    out: bool = False


class Prompt(msgspec.Struct, frozen=True):
    """A question as the asked player sees it: a `Decision` with UNKNOWN for cards that the player does not know."""

    name: str
    sort: str
    options: tuple[Candidate, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat sees.

    prompt: the question to this seat; questions to other seats are left out, as they show what is possible there.
    winners: the players who have won; () if the game is not over, or nobody has won. returns: the number that the game
    returned to each seat; () if it is not over, or declares no returns.
    """

    who: int
    current: int
    result: str | None
    states: States
    piles: tuple[Pile, ...]
    seats: tuple[SeatSeen, ...]
    prompt: Prompt | None = None
    winners: Numbers = ()
    returns: Numbers = ()
    derived: States = ()


def view(g: Board, who: int, choice: Decision | None = None) -> View:
    """Return the table as a seat sees it, with the question, if the seat is asked."""
    eyes = Eyes(g, who)
    seats = tuple(eyes.seat(x) for x in g.in_turn(0))
    asked = prompt(g, choice) if choice is not None and choice.who == who else None
    returns = g.rules.returned(g) if g.result is not None else ()
    table = eyes.states(NOTHING), eyes.piles(NOTHING)
    return View(who, g.current, g.result, *table, seats, asked, g.winners, returns, eyes.derived(NOTHING))


def prompt(g: Board, choice: Decision) -> Prompt:
    """Return a question as the asked seat sees it."""
    eyes = Eyes(g, choice.who)
    return Prompt(choice.name, choice.sort, tuple(eyes.option(choice, option) for option in choice.options))


def places(g: Board, choice: Decision, option: Candidate) -> list[int]:
    """Return the places, from 1, of the cards in an option that the asked player does not know."""
    eyes = Eyes(g, choice.who)
    cards: list[int] = []
    if isinstance(option, int) and eyes.is_thing(choice):
        cards = [option]
    elif isinstance(option, tuple) and len(option) == 3:
        cards = [x for x, is_thing in zip(option[2], are_things(g, option[1], len(option[2])), strict=True) if is_thing]
    return [g.zones[g.where[x]].index(x) + 1 for x in cards if x >= 0 and eyes.thing(x) == UNKNOWN]


def told(
    g: Board, who: int | None = None, since: Happened | None = None, moving: Mapping[str, int] = NO_AMOUNTS
) -> list[Told]:
    """Return the log as a seat sees it, oldest first; all of it if no seat is given.

    since: an event; only later events are returned. A card is shown if the seat saw it just before the event or at the
    end of the event. While the event still runs, a card is also shown if the seat sees it now. moving: for verbs that
    only move a number of cards, the index of this number, which becomes the number of cards that were there to be
    moved. What others learn of cards is UNTOLD. How often this happens can follow from hidden cards, so a log that a
    player reads has no lines for it.
    """
    events: list[Told] = []
    for event in g.happened(since):
        witness, arguments = witness_of(event), event[2]
        at = moving.get(event[1])
        if at is not None and witness is not None and witness.moved is not None and witness.moved < arguments[at]:
            arguments = (*arguments[:at], witness.moved, *arguments[at + 1 :])
        seen = seen_by(g, who, event[1], arguments, witness)
        learns = contract.was_learned(event[1]) is not None
        events.append((UNTOLD, ()) if learns and seen[0] == UNKNOWN else (event[1], seen))
    return events


def seen_by(g: Board, who: int | None, key: str, arguments: Numbers, witness: Witness | None) -> Numbers:
    """Return the arguments of an event as a seat sees them; unchanged if no seat is given."""
    if who is None:
        return arguments
    assert witness is not None, "only a game with a log knows who has seen what"
    things = are_things(g, key, len(arguments))
    return tuple(
        UNKNOWN if is_thing and not mask >> who & 1 else x
        for x, mask, is_thing in zip(arguments, witnessed(g, arguments, witness), things, strict=True)
    )


def are_things(g: Board, key: str, number: int) -> list[bool]:
    """Return for each argument of an event whether it is a player or a card, not a number or a value."""
    verb = g.rules.verbs.get(contract.was_refused(key) or key)
    if verb is None:
        return [True] * number
    return [sort != "number" and sort not in g.rules.values for _, sort in verb.roles]


class Eyes:
    """Finds out what a seat sees of the things of a game."""

    def __init__(self, g: Board, who: int):
        self.g, self.who = g, who
        self._read: dict[tuple[int, bool, bool], list[tuple[str, State]]] = {}  # the columns to read, by kind
        self._clues: dict[int, Clues] | None = None

    def thing(self, x: int) -> int:
        return x if x < self.g.players or x in self.g.joined or self.g.seers(x) >> self.who & 1 else UNKNOWN

    def arguments(self, key: str, arguments: Numbers) -> Numbers:
        things = are_things(self.g, key, len(arguments))
        return tuple(self.thing(x) if is_thing else x for x, is_thing in zip(arguments, things, strict=True))

    def is_thing(self, choice: Decision) -> bool:
        """Whether the options of a choice are players or cards."""
        return choice.sort == "card" or choice.sort in self.g.rules.kind_number

    def option(self, choice: Decision, option: Candidate) -> Candidate:
        match option:
            case None | str():
                return option
            case int():
                return self.thing(option) if option >= 0 and self.is_thing(choice) else option
            case (ability, x):
                return ("" if self.thing(x) == UNKNOWN else ability), self.thing(x)
            case (who, key, arguments):
                return who, key, self.arguments(key, arguments)
            case _:
                assert_never(option)

    def seat(self, x: int) -> SeatSeen:
        kind = self.g.rules.kinds[self.g.kind[x]].name
        return SeatSeen(kind, self.states(x), self.piles(x), self.derived(x), x in self.g.out)

    def card(self, x: int) -> CardSeen:
        g = self.g
        kind = g.rules.kinds[g.kind[x]].name
        if self.thing(x) == UNKNOWN:
            states = self._states(x, False)
            return CardSeen(UNKNOWN, "", UNKNOWN, states, self.piles(x), (), kind, *self.concluded(x))
        states = self._states(x, True)
        return CardSeen(x, g.rules.cards[g.card[x]].id, g.owner[x], states, self.piles(x), self.derived(x), kind)

    def states(self, x: int) -> States:
        """Return the states of a thing, or of the game, that the seat sees; references to unseen cards are UNKNOWN."""
        return self._states(x, x == NOTHING or self.thing(x) != UNKNOWN)

    def _states(self, x: int, known: bool) -> States:
        g = self.g
        kind = NOTHING if x == NOTHING else g.kind[x]
        key = kind, known, x == self.who
        if key not in self._read:
            self._read[key] = self._readable(kind, known, x == self.who)
        found: list[tuple[str, int | Numbers]] = []
        for column, state in self._read[key]:
            held = getattr(g, column)
            value: int | list[int] | Row = held if x == NOTHING else held[x]
            if not state.kind and isinstance(value, int):
                found.append((state.name, value))
                continue
            many = (value,) if isinstance(value, int) else value.values() if isinstance(value, dict) else value
            entries = tuple(self.thing(one) if state.kind else one for one in many)
            found.append((state.name, entries if state.per else entries[0]))
        return tuple(found)

    def _readable(self, kind: int, known: bool, own: bool) -> list[tuple[str, State]]:
        """Return the states of things of a kind that the seat sees, each with the name of its column."""
        rules = self.g.rules
        if kind == NOTHING:
            declared = [("", state) for game in rules.games for state in game.states]
        else:
            kinds = [rules.kinds[number] for number in rules.above[kind]]
            declared = [(kind.name, state) for kind in kinds for state in kind.states]
        return [
            (contract.state(owner, state.name), state)
            for owner, state in declared
            if state.sight == "open" or known and (state.sight != "private" or own) and state.sight != "hidden"
        ]

    def concluded(self, x: int) -> tuple[Clues, tuple[str, ...]]:
        """Return the clues that the seat has about an unknown card, and the printed cards that fit to them."""
        g = self.g
        if self._clues is None:
            self._clues = clues_of(g, self.who)
        clues = self._clues.get(x, ())
        if not clues:
            return (), ()
        alike = [y for y in unknown(g, self.who) if (g.kind[y], g.back[y]) == (g.kind[x], g.back[x])]
        cards = {card for y in alike for card in could_be(g, self.who, y) if fits(g, card, clues)}
        return clues, tuple(g.rules.cards[card].id for card in sorted(cards))

    def derived(self, x: int) -> States:
        """Return the derived numbers and words of a thing, or of the game, that the seat may read, by name."""
        g = self.g
        if x == NOTHING:
            game = {name: everybody for game in g.rules.games for name, everybody in game.seen}
            return tuple(
                (name, getattr(g, contract.derived("", name))()) for name, everybody in game.items() if everybody
            )
        kinds = [g.rules.kinds[number] for number in g.rules.above[g.kind[x]]]
        return tuple(
            (name, getattr(g, contract.derived(kind.name, name))(x))
            for kind in kinds
            for name, everybody in kind.seen
            if everybody or x == self.who
        )

    def piles(self, x: int) -> tuple[Pile, ...]:
        """Return all zones of a player or of the table, for each player that the game has;
        of a card, those with cards.
        """
        rules = self.g.rules
        found: list[Pile] = []
        for number in rules.zones_on[self.g.kind[x]] if x != NOTHING else rules.zones_of_table:
            cards = self.g.zones[number << PLACE | max(x, 0)]
            is_shown = (x < self.g.players or x in self.g.joined) and rules.zone_seat[number] < self.g.players
            if cards or is_shown:
                zone = rules.zones[number]
                at = number - rules.zone_number[zone.owner, zone.name] if zone.per else NOTHING
                found.append(Pile(zone.name, at, tuple(map(self.card, cards))))
        return tuple(found)


# ------------------------------------------------------------------------------------------- what a seat cannot know


def unknown(g: Board, who: int) -> list[int]:
    """Return the cards that a seat cannot see: it cannot tell them from others of the same kind and back."""
    found: list[int] = []
    known, bit = g.known, 1 << who
    for zone, cards in g.zones.items():
        if cards and not g.seers_of(zone) & bit:
            found += [x for x in cards if not known[x] & bit]
    return sorted(found)


def clues_of(g: Board, who: int) -> dict[int, Clues]:
    """Return the clues that a seat has about cards."""
    found: dict[int, Clues] = {}
    for (x, fact, words, holds), mask in g.clues:
        if mask >> who & 1:
            found[x] = (*found.get(x, ()), (fact, words, holds))
    return found


def could_be(g: Board, who: int, x: int) -> Numbers:
    """Return the printed cards that an unknown card contributes to what a seat can expect.

    It is the real one, except for a card from the deck of another player: there it is any card that the rules allow.
    """
    for first, end, whose, fitting in g.secret:
        if first <= x < end and whose != who:
            return tuple(card for card in fitting if g.rules.card_kind[card] == g.kind[x])
    return (g.card[x],)


def fits(g: Board, card: int, clues: Clues) -> bool:
    """Whether a printed card fits to some clues."""
    return all(g.rules.is_printed(card, fact, words) == holds for fact, words, holds in clues)
