"""Compute what one player may know of a game: the table, a question, the log, and a random deal of the hidden cards.

The result never depends on hidden information. Of a card that a seat cannot see, only its kind and its back are known.
The back of a card is the player to whom it belonged when everybody could see this, or else the zone in which it began;
cards with the same back look alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, TypeVar, assert_never

import msgspec

from ombre import contract
from ombre.runtime.chance import seeded, shuffled
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.records import NOTHING, Numbers, Row, State
from ombre.runtime.state import Happened, Words
from ombre.runtime.zones import Board

from .causes import Witness, witness_of, witnessed

UNKNOWN = -2  # stands for a card that a seat cannot identify

States: TypeAlias = tuple[tuple[str, int | Numbers], ...]
Clues: TypeAlias = tuple[tuple[str, Words, bool], ...]  # what is known of a card: (fact, numbers or words, whether)
Told: TypeAlias = tuple[str, Numbers]  # an event: its key, and its arguments
Game = TypeVar("Game", bound=Board)
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

    kind: the kind of the card. states: of an unknown card, only the open ones. clues: what the seat knows of an unknown card, as (fact, numbers or
    words, whether its printed fact is one of them). possible: the printed cards that an unknown card can be, if there
    are clues about it.
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
    """A player as a seat sees it. derived: the derived numbers and words that the seat may read."""

    kind: str
    states: States
    piles: tuple[Pile, ...]
    derived: States = ()


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
    seats = tuple(eyes.seat(x) for x in g.everyone(0))
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
    end of the event. While the event still runs, a card is also shown if the seat sees it now. moving: for verbs that only
    move a number of cards, the index of this number, which becomes the number of cards that were there to be moved.
    """
    events: list[Told] = []
    for event in g.happened(since):
        witness, arguments = witness_of(event), event[2]
        at = moving.get(event[1])
        if at is not None and witness is not None and witness.moved is not None and witness.moved < arguments[at]:
            arguments = (*arguments[:at], witness.moved, *arguments[at + 1 :])
        events.append((event[1], seen_by(g, who, event[1], arguments, witness)))
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
        return SeatSeen(self.g.rules.kinds[self.g.kind[x]].name, self.states(x), self.piles(x), self.derived(x))

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
        """Return all zones of a player or of the table; of a card, only the zones that are not empty."""
        rules = self.g.rules
        found: list[Pile] = []
        for number in rules.zones_on[self.g.kind[x]] if x != NOTHING else rules.zones_of_table:
            cards = self.g.zones[number << PLACE | max(x, 0)]
            if cards or x < self.g.players or x in self.g.joined:
                zone = rules.zones[number]
                at = number - rules.zone_number[zone.owner, zone.name] if zone.per else NOTHING
                found.append(Pile(zone.name, at, tuple(map(self.card, cards))))
        return tuple(found)


# ------------------------------------------------------------------------------------------- deals of hidden cards


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


class Guess:
    """Chooses a printed card for each hidden thing of a table.

    It is the real one, except for a card from the deck of another player: the seat does not know what is in that deck,
    so all printed cards that the rules allow are drawn in turn, at first those that the seat sees nowhere.
    """

    def __init__(self, g: Board, who: int, chance: int) -> None:
        self.g, self.chance = g, chance
        hidden = set(unknown(g, who)) if g.secret else set[int]()
        self.fitting = {
            x: fitting
            for first, end, whose, fitting in g.secret
            if whose != who
            for x in range(first, end)
            if x in hidden
        }
        self.known = {card for x, card in enumerate(g.card) if x not in self.fitting} if self.fitting else set[int]()
        self.left: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}

    def printed(self, x: int) -> int:
        fitting = self.fitting.get(x)
        if fitting is None:
            return self.g.card[x]
        kind = self.g.kind[x]
        left = self.left.get((kind, fitting), ())
        if not left:
            alike = tuple(card for card in fitting if self.g.rules.card_kind[card] == kind)
            new = () if (kind, fitting) in self.left else tuple(card for card in alike if card not in self.known)
            self.chance, left = shuffled(self.chance, new or alike)
        self.left[kind, fitting] = left[1:]
        return left[0]


class Deal(NamedTuple):
    """A possible assignment of printed cards to hidden things, as (thing, printed card), and a state of the generator.

    Things keep their zone and state; only their printed cards change. So an effect that is running continues with the
    new card in the same place. Private properties of other players than `who` get their first values.
    """

    cards: tuple[tuple[int, int], ...]
    chance: int
    who: int

    @classmethod
    def of(cls, g: Board, who: int, seed: int) -> Deal:
        """Return a random deal; it depends only on the seed and on what the seat knows."""
        alike: dict[tuple[int, int], list[int]] = {}
        for x in unknown(g, who):
            alike.setdefault((g.kind[x], g.back[x]), []).append(x)
        guess = Guess(g, who, seeded(seed))
        clues = clues_of(g, who)
        cards: list[tuple[int, int]] = []
        for things in alike.values():
            guess.chance, printed = shuffled(guess.chance, tuple(sorted(map(guess.printed, things))))
            cards += zip(things, assigned(g, things, printed, clues) if clues else printed, strict=True)
        return cls(tuple(cards), guess.chance, who)

    def on(self, g: Board) -> None:
        """Give the hidden things of a game the printed cards of this deal."""
        g.chance = self.chance
        g.orders, g.dice = (), ()  # a seat does not know the future outcomes of chance
        g.brought, g.took = (), False  # during the set-up, the seat must not learn the decks of other players
        for column in g.rules.privates:
            for x in (*range(g.players), *g.joined):
                if x != self.who and g.kind[x] in g.below[column.kind]:
                    g.reset(column, x)
        for x, card in self.cards:
            if g.card[x] != card:
                g.reprint(x, card)


def assigned(g: Board, things: list[int], printed: Numbers, clues: dict[int, Clues]) -> list[int]:
    """Return some printed cards in an order in which each fits to the clues about its thing.

    It is a matching by augmenting paths; things without clues take what is left. A thing for which there is no fitting
    card (this can happen only with decks of other players) takes any card.
    """
    taken: dict[int, int] = {}  # the place of a printed card -> the place of the thing that takes it

    def take(at: int, tried: set[int]) -> bool:
        for place, card in enumerate(printed):
            if place not in tried and fits(g, card, clues[things[at]]):
                tried.add(place)
                if place not in taken or take(taken[place], tried):
                    taken[place] = at
                    return True
        return False

    for at, x in enumerate(things):
        if x in clues:
            take(at, set())
    found = {at: printed[place] for place, at in taken.items()}
    left = iter([card for place, card in enumerate(printed) if place not in taken])
    return [found[at] if at in found else next(left) for at in range(len(things))]


def redealt(g: Game, who: int, seed: int) -> Game:
    """Return a copy of a game in which the cards that a seat cannot see are dealt again at random, from a seed."""
    twin = g.clone()
    Deal.of(g, who, seed).on(twin)
    return twin
