"""The state of a game: a list of ints for each property, a tuple of cards for each zone, tuples of listeners.

Things are ints: the seats from 0, then cards, and players without a seat, in the order of their creation. A property's
column has an entry for every thing, so `column[x]` needs no second index; a property with an index has a dict of rows
for the things of its kind. Rows are replaced, never changed, so copies of a game share them. The key of a zone is `zone
number << PLACE | thing`; one table holds all zones. Rules, seed and answers determine everything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar, Self, TypeAlias

import msgspec

from ombre import contract

from .declared import PER_PLAYER, PLACE, Column, Declared, Listener
from .records import NOTHING, Env, Held, Numbers, Row, Whose

ROOM = 16  # the number of entries by which columns grow
LATER = -2  # the `you` of a printed ability: computed when the ability runs

# A seat, the name of its deck, and the number of copies of each card, by the number of the card.
Brought: TypeAlias = tuple[tuple[int, str, tuple[tuple[int, int], ...]], ...]
# A failed requirement of a set-up: its name, the thing it is about, the actual number, the operator, the required
# number.
Unmet: TypeAlias = tuple[str, int, int, str, int]
NOBODY: Listener = (-1, NOTHING, NOTHING, (), 0)

# An ability that an effect made: (serial, number, this, you, captured values, scopes, numbers of the abilities that end
# it, the card whose effect made it).
Timed: TypeAlias = tuple[int, int, int, int, Env, tuple[str, ...], tuple[int, ...], int]


# An event of the history: (the previous event, key, arguments, source, data of a layer or None).
Happened: TypeAlias = "tuple[Happened | None, str, Numbers, Listener, object]"


class Columns:
    """The things of a game and their properties."""

    # The linker's class also has an attribute for each column.
    __slots__ = tuple(
        (
            "players joined current beginning brought took secret unmet result winner chance pc loops calls "
            "ending starting asked kind present owner card face where blank known back room zones live_zones "
            "lying tables timed spreading muting serial spent history marks source replacing packet queueing "
            "flushing events idle rings"
        ).split()
    )
    rules: ClassVar[Declared]
    columns: ClassVar[tuple[Column, ...]]
    shared: ClassVar[tuple[str, ...]]  # attributes whose values are never changed in place
    copied: ClassVar[tuple[str, ...]]  # attributes whose values are changed in place, so that a clone copies them
    firsts: ClassVar[tuple[tuple[str, int], ...]]  # attributes with one int for each thing, and their initial values
    below: ClassVar[list[tuple[int, ...]]]  # kind -> this kind and all kinds below it
    wide: ClassVar[list[list[Column]]]  # kind -> columns that have a row for each thing of the kind
    spreads: ClassVar[int]  # the number of printed abilities of live sets
    is_live: ClassVar[list[bool]]  # zone number -> whether abilities work in the zone
    apart: ClassVar[int] = 1 << PLACE  # the distance between the zones of two players, or of two values, on one thing
    yous: ClassVar[list[Whose]]  # kind -> the function that returns `you` for its abilities
    asked_for: ClassVar[list[Whose | None]]  # kind -> the seat that answers for its players

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        rules = self.rules
        self.players = players  # the number of seats
        self.joined: tuple[int, ...] = ()  # players without a seat
        self.make_rings()
        self.current = 0
        self.beginning = NOTHING
        self.brought: Brought = ()  # until a part of the set-up uses it
        self.took = False  # whether the current part of the set-up has used it
        # Cards that only their owner knows at first: the first thing, the one after the last, the seat, and the printed
        # cards that they can be by the rules.
        self.secret: tuple[tuple[int, int, int, tuple[int, ...]], ...] = ()
        self.unmet: tuple[Unmet, ...] = ()  # the failed requirements of the set-up
        self.result: str | None = None
        self.winner = NOTHING
        self.chance = chance
        self.pc = 0
        self.loops: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (`current` before, seats to come), innermost first
        # Where started flows return, innermost first: pc, current, asked, ending, flows that start before it.
        self.calls: tuple[tuple[int, int, int, tuple[str, ...], tuple[tuple[str, int], ...]], ...] = ()
        self.ending: tuple[str, ...] = ()  # flows to leave at the end of the unit
        self.starting: tuple[tuple[str, int], ...] = ()  # flows to start at the end of the unit
        self.asked = 0  # how many seats a window has asked that asks each seat once
        self.kind: list[int] = []
        self.present: frozenset[int] = frozenset()  # the kinds of which there are things
        self.owner: list[int] = []
        self.card: list[int] = []  # the printed card of each thing
        self.face: list[int] = []  # the printed card whose facts it has, which a copy effect changes
        self.where: list[int] = []
        self.blank: list[int] = []
        self.known: list[int] = []  # a mask of seats: who has seen the card in its current zone
        self.back: list[int] = []  # cards with equal backs look alike: a seat, or ~zone where it began
        self.room = 0
        self.zones: dict[int, tuple[int, ...]] = {}
        self.live_zones: tuple[int, ...] = ()
        # Results of `live`; replaced, not changed, when a card enters or leaves a live zone, so copies share it.
        self.lying: dict[tuple[int, ...], tuple[int, ...]] = {}
        for column in self.columns:
            empty: Held = {} if column.width else []
            setattr(self, column.attribute, empty if column.kind != NOTHING else self._first(column))
        for number, of in enumerate(rules.zone_owner):
            if of == NOTHING:
                self._open(number, 0)
        self._make(rules.player_kind, (NOTHING,) * players, NOTHING)
        self.owner = list(range(players))
        self.tables = tables
        self.timed: tuple[Timed, ...] = ()
        self.spreading = self.spreads  # the number of live sets whose things have an ability or have lost their text
        self.muting: set[int] | None = None  # the cards found while `muted` computes which cards have lost their text
        self.serial: int = 0
        self.spent: tuple[tuple[str, int, int, int], ...] = ()  # used `once per`: scope, ability, this, serial
        self.history: Happened | None = None  # newest first, so that copies share it
        self.marks: dict[str, Happened | None] = {}  # scope -> the history when it started
        self.source = NOBODY  # the running ability
        self.replacing: tuple[tuple[int, int, int], ...] = ()  # whether an ability has replaced the current event
        self.packet: dict[tuple[str, Numbers], int] = {}
        self.queueing: int = 0  # if above 0, calls are collected for packets, not run
        self.flushing = False
        self.events = 0  # steps in the current unit
        self.idle = 0  # units since the last question

    def make_rings(self) -> None:
        """For each seat, the tuple of all seats in order, beginning with it."""
        players = self.players
        self.rings = [[(first + i) % players for i in range(players)] for first in range(players)]

    # ------------------------------------------------------------------------------------------------ copies

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.shared:
            setattr(twin, name, getattr(self, name))
        for name in self.copied:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def digest(self) -> str:
        """A short hash of all state that can affect the future; equal in every process."""
        told = self.rules.pasts
        events: list[tuple[str, Numbers]] = []
        places = {id(None): 0}
        for cell in self.happened():
            if cell[1] in told:
                events.append(cell[1:3])
            places[id(cell)] = len(events)
        content: tuple[object, ...] = (
            [getattr(self, column.attribute) for column in self.columns],
            (self.kind, self.owner, self.where, self.card, self.face, self.blank, self.known, self.back),
            sorted(self.zones.items()),
            (
                self.players,
                self.current,
                self.beginning,
                self.result,
                self.winner,
                self.chance,
                self.pc,
                self.loops,
                self.asked,
            ),
            (self.calls, self.starting, self.ending, self.joined),
            (self.tables, self.timed, self.serial, self.spent, self.replacing),
            (events, sorted((scope, places[id(cell)]) for scope, cell in self.marks.items()) if told else ()),
            (sorted(self.packet.items()), self.queueing, self.flushing),
        )
        return blake2b(msgspec.msgpack.encode(content), digest_size=8).hexdigest()

    def held(self, owner: str, name: str) -> Held:
        """The value of a property's column, as an author would write it."""
        column: Held = getattr(self, contract.state(owner, name))
        return column

    def value(self, x: int, owner: str, name: str) -> int | list[int] | Row:
        """The value of a property of a thing; for NOTHING, of the game."""
        column = getattr(self, contract.state(owner, name))
        value: int | list[int] | Row = column if x == NOTHING else column[x]
        return value

    def happened(self, since: Happened | None = None) -> list[Happened]:
        """The events since a point of the history, oldest first."""
        cells: list[Happened] = []
        cell = self.history
        while cell is not None and cell is not since:
            cells.append(cell)
            cell = cell[0]
        return cells[::-1]

    # ----------------------------------------------------------------------------------------- players, cards

    def seats(self, start: int) -> list[int]:
        return self.rings[self.seat_of(start)]

    def seat_of(self, who: int) -> int:
        """The seat that answers for a player.

        Their own, or the one that the kind of a player without a seat declares.
        """
        for _ in self.joined:
            if who < self.players:
                break
            who = asks(self, who) if (asks := self.asked_for[self.kind[who]]) else NOTHING
        return who if 0 <= who < self.players else 0

    def seat_after(self, who: int, steps: int) -> int:
        return (self.seat_of(who) + steps) % self.players

    def everyone(self, start: int) -> list[int]:
        """The players in seat order, then those without a seat; if `start` has no seat, it comes first."""
        seats = self.rings[self.seat_of(start)]
        if not self.joined:
            return seats
        return [*([start] if start >= self.players else ()), *seats, *(x for x in self.joined if x != start)]

    def join(self, kind: int) -> int:
        """Add a player without a seat."""
        x = self._make(kind, (NOTHING,), NOTHING)
        self.owner[x] = x
        self.joined += (x,)
        for column in self.columns:
            if column.width == PER_PLAYER:
                entries = getattr(self, column.attribute)
                if column.kind == NOTHING:
                    entries[x] = column.start
                else:
                    entries.update({it: {**row, x: column.start} for it, row in entries.items()})
        return x

    def you(self, this: int) -> int:
        return NOTHING if this < 0 else self.yous[self.kind[this]](self, this)

    def is_card(self, x: int, id: str) -> bool:
        """Whether a thing is a copy of this printed card."""
        return x != NOTHING and self.card[x] != NOTHING and self.rules.cards[self.card[x]].id == id

    def live(self, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of some kinds in live zones, zone by zone."""
        found = self.lying.get(kinds)
        if found is None:
            kind, zones = self.kind, self.zones
            # a game without such a kind has no such things
            among = () if self.present.isdisjoint(kinds) else self.live_zones
            found = tuple([x for zone in among for x in zones[zone] if kind[x] in kinds])
            self.lying[kinds] = found
        return found

    def cards(self, kinds: tuple[int, ...]) -> list[int]:
        """All cards of some kinds, in any zone."""
        return [x for x, kind in enumerate(self.kind) if kind in kinds]

    def _make(self, kind: int, numbers: Sequence[int], owner: int) -> int:
        """Create things for these printed cards, outside of any zone; return the first of them."""
        x, amount = len(self.kind), len(numbers)
        if kind not in self.present:
            self.present |= {kind}
        self.kind += (kind,) * amount
        self.owner += (owner,) * amount
        self.card += numbers
        self.face += numbers
        while self.room < x + amount:  # in blocks, since all columns grow
            self.room += ROOM
            for name, start in self.firsts:
                getattr(self, name).extend((start,) * ROOM)
        for new in range(x, x + amount):
            for column in self.wide[kind]:
                getattr(self, column.attribute)[new] = self._first(column)
            for number in self.rules.zones_on[kind]:
                self._open(number, new)
        return x

    def _first(self, column: Column) -> Held | Numbers:
        """The first value of a column for a new thing."""
        if not column.width:
            return column.start
        if column.width == PER_PLAYER:
            return dict.fromkeys((*range(self.players), *self.joined), column.start)
        return (column.start,) * column.width if column.kind != NOTHING else [column.start] * column.width

    def _open(self, number: int, x: int) -> None:
        zone = number << PLACE | x
        self.zones[zone] = ()
        if self.is_live[number]:
            self.live_zones += (zone,)

    def _forget(self, x: int) -> None:
        """Remove the thing that was made last."""
        for number in self.rules.zones_on[self.kind[x]]:
            zone = number << PLACE | x
            del self.zones[zone]
            self.live_zones = tuple(other for other in self.live_zones if other != zone)
        for column in self.wide[self.kind[x]]:
            del getattr(self, column.attribute)[x]
        for each in (self.kind, self.owner, self.card, self.face):
            each.pop()
