"""Deals of hidden cards: what a seat cannot know of a game is dealt anew, and follows from what it knows.

What a card is, is exchanged with all that hangs on it: its hidden properties, the effects that it bears, and its copies
of other cards. So cards in an imagined game are as they could be. Their places, owners and open properties stay, and
who has seen them: all of this, a seat can know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from ombre.runtime.chance import seeded, shuffled
from ombre.runtime.declared import PLACE, Column
from ombre.runtime.records import NOTHING, Env, Numbers, Row
from ombre.runtime.state import Timed
from ombre.runtime.zones import Board

from .view import Clues, clues_of, fits, unknown

Game = TypeVar("Game", bound=Board)

Entries: TypeAlias = "int | Numbers | tuple[tuple[int, int], ...]"  # of a property; those for each player as pairs
# A place that refers to a card. In an effect: its serial, the place among its captured values or BEARER, and the place
# in a set. In a property: the number of its column, the thing or NOTHING, and the entry.
Mark: TypeAlias = tuple[int, int, int]
BEARER = -1


class CardContent(NamedTuple):
    """The printed card of a thing, and all that hangs on it.

    card: the number of the printed card. face: see `Columns.face`; NOTHING if it is the printed card itself. values: of
    its properties that the seat cannot see. effects, properties: what refers to the card. used:
    the places in `spent` of abilities that were used `once per` something.
    """

    card: int
    face: int
    blank: int
    lent: Numbers
    values: tuple[Entries, ...]
    effects: tuple[Mark, ...]
    properties: tuple[Mark, ...]
    used: Numbers


Key = TypeVar("Key", tuple[int, int, CardContent], tuple[int, list[tuple[int, tuple[int, int], int]]])


class Unseen:
    """What a seat cannot see of a game: cards, and properties. cards: those that it cannot tell from others."""

    def __init__(self, g: Board, who: int) -> None:
        self.g, self.who = g, who
        self.cards = unknown(g, who)
        self.among = frozenset(self.cards)
        self.columns: dict[int, tuple[str, ...]] = {}  # kind -> the attributes of the properties that hang on a card
        # A seat sees neither a hidden reference, nor to which of the cards that it cannot tell
        # apart an open one refers.
        self.references = [
            (number, column) for number, column in enumerate(g.rules.columns) if column.attribute in g.rules.references
        ]

    def of(self, x: int) -> tuple[str, ...]:
        """Return the attributes of the properties that hang on a card."""
        kind = self.g.kind[x]
        if kind not in self.columns:
            self.columns[kind] = _hanging(self.g, kind)
        return self.columns[kind]

    def contents(self) -> dict[int, CardContent]:
        """Return what the cards are. References of one to another are left out."""
        g = self.g
        effects, properties = self._effects(), self._properties()
        used: dict[int, list[int]] = defaultdict(list)
        for at, (_, _, this, _) in enumerate(g.spent):
            used[this].append(at)
        return {
            x: CardContent(
                g.card[x],
                NOTHING if g.face[x] == g.card[x] else g.face[x],
                g.blank[x],
                g.lent.get(x, ()),
                self.values(x, dict.fromkeys(self.among, NOTHING)),
                tuple(effects.get(x, ())),
                tuple(properties.get(x, ())),
                tuple(used.get(x, ())),
            )
            for x in self.cards
        }

    def values(self, x: int, others: Mapping[int, int]) -> tuple[Entries, ...]:
        """Return the values of the properties that hang on a card. others: what replaces references to cards."""
        found: list[Entries] = []
        for name in self.of(x):
            value: int | Row = getattr(self.g, name)[x]
            pairs = tuple(sorted(value.items())) if isinstance(value, dict) else value
            found.append(_replaced(pairs, others) if name in self.g.rules.references else pairs)
        return tuple(found)

    def ranks(self, contents: Mapping[int, CardContent]) -> dict[int, int]:
        """Return the places of the cards in an order by what they are, and by which of them refer to which.

        Equal cards have one place. What refers to equal cards is equal, and to what equal cards refer; the places are
        refined until they stay (as in the test of Weisfeiler and Leman whether two graphs are equal).
        """
        links = [
            (x, (number, entry), to)
            for x in self.cards
            for number, name in enumerate(self.of(x))
            if name in self.g.rules.references
            for entry, to in _pairs(getattr(self.g, name)[x])
            if to in self.among
        ]
        g = self.g
        rank, places = _ranked({x: (g.kind[x], g.back[x], one) for x, one in contents.items()}), -1
        while links and places < (places := max(rank.values())):
            beside: dict[int, list[tuple[int, tuple[int, int], int]]] = {x: [] for x in self.cards}
            for x, at, to in links:
                beside[x].append((0, at, rank[to]))
                beside[to].append((1, at, rank[x]))
            rank = _ranked({x: (rank[x], sorted(beside[x])) for x in self.cards})
        return rank

    def _effects(self) -> dict[int, list[Mark]]:
        """Return the places in effects that refer to the cards."""
        found: dict[int, list[Mark]] = defaultdict(list)
        for effect in self.g.timed if self.among else ():
            serial, _, this, _, env, *_ = effect
            if this in self.among:
                found[this].append((serial, BEARER, 0))
            for place in _things(self.g, effect):
                held: int | Numbers | None = env[place]
                for at, x in enumerate(held if isinstance(held, tuple) else (held or 0,)):
                    if x in self.among:
                        found[x].append((serial, place, at))
        return found

    def _properties(self) -> dict[int, list[Mark]]:
        """Return the places in properties that refer to the cards, but for those that hang on such cards themselves."""
        found: dict[int, list[Mark]] = defaultdict(list)
        for number, column in self.references:
            for thing, entry, x in _entries(self.g, column):
                hangs = thing in self.among and self.g.rules.sights[column.attribute] != "open"
                if x in self.among and not hangs:
                    found[x].append((number, thing, entry))
        return found


def _ranked(keys: Mapping[int, Key]) -> dict[int, int]:
    """Return the place of each thing in the order of the keys; things with equal keys have one place."""
    rank: dict[int, int] = {}
    place, last = -1, None
    for x in sorted(keys, key=lambda x: keys[x]):
        if place < 0 or keys[x] != last:
            place, last = place + 1, keys[x]
        rank[x] = place
    return rank


def _pairs(held: int | Row) -> Iterable[tuple[int, int]]:
    """Return the entries of a property with their values."""
    return ((0, held),) if isinstance(held, int) else held.items() if isinstance(held, dict) else enumerate(held)


def _hanging(g: Board, kind: int) -> tuple[str, ...]:
    """Return the attributes of the properties that hang on a card of a kind."""
    return tuple(name for name in g.held_by[kind] if g.rules.sights[name] != "open")


def _replaced(entries: Entries, others: Mapping[int, int]) -> Entries:
    """Replace references in the entries of a property."""
    if isinstance(entries, int):
        return others.get(entries, entries)
    pairs = tuple((one[0], others.get(one[1], one[1])) for one in entries if isinstance(one, tuple))
    return pairs or tuple(others.get(one, one) for one in entries if isinstance(one, int))


def _row(entries: Entries) -> dict[int, int]:
    """Return a row with an entry for each player."""
    found: dict[int, int] = {}
    for one in () if isinstance(entries, int) else entries:
        if isinstance(one, tuple):
            found[one[0]] = one[1]
    return found


def _things(g: Board, effect: Timed) -> Numbers:
    """Return the places of the values that an effect has captured and that are things, or sets of things."""
    _, number, _, _, _, _, stops, _ = effect
    number = number if number >= 0 or not stops else stops[0]  # a copy has no record; the events that end it have
    return g.rules.abilities[number].things if number >= 0 else ()


def _entries(g: Board, column: Column) -> Iterator[tuple[int, int, int]]:
    """Yield (thing or NOTHING, entry, value) for each entry of a property."""
    if column.kind == NOTHING:
        one: int | list[int] | dict[int, int] = getattr(g, column.attribute)
        rows: list[tuple[int, int | Row]] = [(NOTHING, tuple(one) if isinstance(one, list) else one)]
    elif column.width:
        wide: dict[int, Row] = getattr(g, column.attribute)
        rows = [*wide.items()]
    else:
        narrow: list[int] = getattr(g, column.attribute)
        rows = [(x, narrow[x]) for x in range(len(g.kind)) if g.kind[x] in g.below[column.kind]]
    for thing, row in rows:
        yield from ((thing, entry, value) for entry, value in _pairs(row))


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
    """A possible assignment of contents to hidden things, as (thing, content), and a state of the generator.

    Things keep their zone, their owner and their open properties. So an effect that is running continues with the new
    card in the same place. Private properties of other players than `who` get their first values.
    """

    cards: tuple[tuple[int, CardContent], ...]
    chance: int
    who: int

    @classmethod
    def of(cls, g: Board, who: int, seed: int) -> Deal:
        """Return a random deal; it depends only on the seed and on what the seat knows."""
        unseen = Unseen(g, who)
        contents = unseen.contents()
        guess = Guess(g, who, seeded(seed))
        # A card that is guessed has nothing to do with what hangs on the real one.
        rank = unseen.ranks(
            {x: one._replace(card=NOTHING) if x in guess.fitting else one for x, one in contents.items()}
        )
        alike: dict[tuple[int, int], list[int]] = {}
        for x in unseen.cards:
            alike.setdefault((g.kind[x], g.back[x]), []).append(x)
        clues = clues_of(g, who)
        dealt: dict[int, tuple[int, CardContent]] = {}  # thing -> where its content was, and this
        for things in alike.values():
            known = [(x, contents[x]) for x in things if x not in guess.fitting]
            guessed = [x for x in things if x in guess.fitting]
            rest = sorted(guessed, key=lambda x: rank[x])
            known += [(x, contents[x]._replace(card=guess.printed(at))) for at, x in zip(guessed, rest, strict=True)]
            order = sorted(known, key=lambda one: (one[1].card, rank[one[0]], one[0]))
            guess.chance, mixed = shuffled(guess.chance, tuple(range(len(order))))
            if clues:
                mixed = tuple(assigned(g, things, mixed, [one.card for _, one in order], clues))
            dealt |= {x: order[at] for x, at in zip(things, mixed, strict=True)}
        places = {source: x for x, (source, _) in dealt.items()}
        cards = ((x, one._replace(values=unseen.values(source, places))) for x, (source, one) in dealt.items())
        return cls(tuple(cards), guess.chance, who)

    def on(self, g: Board) -> None:
        """Give the hidden things of a game the contents of this deal."""
        g.chance = self.chance
        g.orders, g.dice = (), ()  # a seat does not know the future outcomes of chance
        g.brought, g.took = (), False  # during the set-up, the seat must not learn the decks of other players
        for column in g.rules.privates:
            for x in (*range(g.players), *g.joined):
                if x != self.who and g.kind[x] in g.below[column.kind]:
                    g.reset(column, x)
        _fill(g, self.cards)


def _fill(g: Board, cards: Sequence[tuple[int, CardContent]]) -> None:
    """Give things other contents."""
    live = [x for x, _ in cards if g.where[x] != NOTHING and g.is_live[g.where[x] >> PLACE]]
    for x in live:
        g.leave(x)
    among = {x for x, _ in cards}
    hanging = {kind: _hanging(g, kind) for kind in {g.kind[x] for x in among}}
    for x, one in cards:
        g.card[x] = one.card
        g.face[x] = one.card if one.face == NOTHING else one.face
        g.blank[x] = one.blank
        for name, value in zip(hanging[g.kind[x]], one.values, strict=True):
            held = getattr(g, name)
            held[x] = _row(value) if isinstance(held[x], dict) else value
    if g.lent or any(one.lent for _, one in cards):
        lent = {**g.lent, **{x: one.lent for x, one in cards}}
        g.lent = {x: lent[x] for x in sorted(lent) if lent[x]}
    _mark(g, {mark: x for x, one in cards for mark in one.effects})
    _refer(g, {mark: x for x, one in cards for mark in one.properties})
    users = {at: x for x, one in cards for at in one.used}
    if users:
        spent = enumerate(g.spent)
        g.spent = tuple((scope, ability, users.get(at, this), serial) for at, (scope, ability, this, serial) in spent)
    if g.clues:  # what other seats were told is true of the card that lies there now
        printed = g.rules.is_printed
        g.clues = tuple(
            ((x, fact, words, printed(g.card[x], fact, words) if x in among else holds), mask)
            for (x, fact, words, holds), mask in g.clues
        )
    for x in live:
        g.enter(x)


def _mark(g: Board, marks: Mapping[Mark, int]) -> None:
    """Let effects refer to cards."""
    if not marks:
        return
    changed: dict[int, tuple[int, Env]] = {}
    serials = {serial for serial, _, _ in marks}
    for serial, _, this, _, env, *_ in g.timed:
        if serial in serials:
            held = (_captured(value, serial, place, marks) for place, value in enumerate(env))
            changed[serial] = marks.get((serial, BEARER, 0), this), tuple(held)
    g.timed = tuple(
        (one[0], one[1], changed[one[0]][0], one[3], changed[one[0]][1], *one[5:]) if one[0] in changed else one
        for one in g.timed
    )
    for number, row in enumerate(g.tables):
        if any(entry[4] in changed for entry in row):
            g.tables[number] = tuple(
                (
                    (entry[0], changed[entry[4]][0], entry[2], changed[entry[4]][1], entry[4])
                    if entry[4] in changed
                    else entry
                )
                for entry in row
            )


def _captured(value: int | Numbers | None, serial: int, place: int, marks: Mapping[Mark, int]) -> int | Numbers | None:
    """Return what an effect has captured at a place, with other cards."""
    if isinstance(value, tuple):
        return tuple(marks.get((serial, place, at), x) for at, x in enumerate(value))
    return marks.get((serial, place, 0), value) if isinstance(value, int) else value


def _refer(g: Board, marks: Mapping[Mark, int]) -> None:
    """Let properties refer to cards."""
    for (number, thing, entry), x in marks.items():
        column = g.rules.columns[number]
        held = getattr(g, column.attribute)
        if not column.width:
            if thing == NOTHING:
                setattr(g, column.attribute, x)
            else:
                held[thing] = x
        elif thing == NOTHING:
            held[entry] = x
        elif isinstance(row := held[thing], dict):
            held[thing] = {**row, entry: x}  # copies of the game share rows
        else:
            held[thing] = (*row[:entry], x, *row[entry + 1 :])


def assigned(g: Board, things: list[int], order: Numbers, cards: Sequence[int], clues: dict[int, Clues]) -> list[int]:
    """Return an order of printed cards in which each fits to the clues about its thing. order: the one to begin with.

    It is a matching by augmenting paths; things without clues take what is left. A thing for which there is no fitting
    card (this can happen only with decks of other players) takes any card.
    """
    taken: dict[int, int] = {}  # the place in the order -> the place of the thing that takes it

    def take(at: int, tried: set[int]) -> bool:
        for place, number in enumerate(order):
            if place not in tried and fits(g, cards[number], clues[things[at]]):
                tried.add(place)
                if place not in taken or take(taken[place], tried):
                    taken[place] = at
                    return True
        return False

    for at, x in enumerate(things):
        if x in clues:
            take(at, set())
    found = {at: order[place] for place, at in taken.items()}
    left = iter([number for place, number in enumerate(order) if place not in taken])
    return [found[at] if at in found else next(left) for at in range(len(things))]


def redealt(g: Game, who: int, seed: int) -> Game:
    """Return a copy of a game in which the cards that a seat cannot see are dealt again at random, from a seed."""
    twin = g.clone()
    Deal.of(g, who, seed).on(twin)
    return twin
