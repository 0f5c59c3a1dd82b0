"""The state of a game: a list of ints for each property, a tuple of cards for each zone, tuples of listeners.

Things are ints: the seats from 0, then cards and players without a seat, in the order of their creation. The column of
a property has an entry for every thing of any kind, so `column[x]` is the entry of thing x. If a property has several
values for each thing, its column is a dict with a row for each thing of its kind. Rows are replaced, never changed, so
copies of a game share them. One dict holds all zones; its keys are `zone number << PLACE | owner`. The state follows
completely from rules, seed and answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import ClassVar, Self, TypeAlias

import msgspec

from ombre import contract

from .chance import packed
from .declared import PER_PLAYER, PLACE, Column, Declared, Listener
from .records import NOTHING, Env, Held, Numbers, Offer, Play, Row, Whose

ROOM = 16  # columns grow by this number of entries
LATER = -2  # the `you` of a printed ability: computed when the ability runs

# For each seat with a deck: the seat, the name of the deck, and its cards as (number of the card, copies).
Brought: TypeAlias = tuple[tuple[int, str, tuple[tuple[int, int], ...]], ...]
# A failed requirement of a set-up: its name, the thing that it is about, the actual number, the operator, and the
# required number.
Unmet: TypeAlias = tuple[str, int, int, str, int]
# The cards of a deck that a player has brought: its first thing, the thing after its last, its seat, and the numbers of
# the printed cards that the rules allow in it.
Secret: TypeAlias = tuple[int, int, int, tuple[int, ...]]
# A given order of a shuffle: the zone, the numbers of printed cards from the top, and whether the zone must be shuffled
# in the set-up.
Order: TypeAlias = tuple[int, tuple[int, ...], bool]
NOBODY: Listener = (-1, NOTHING, NOTHING, (), 0)

# An ability that an effect made: (serial, number, this, you, captured values, scopes, numbers of the abilities that end
# it, the card whose effect made it).
Timed: TypeAlias = tuple[int, int, int, int, Env, tuple[str, ...], tuple[int, ...], int]


Words: TypeAlias = "tuple[int | str, ...]"
# What can be known of a card: (card, fact, numbers or words, whether its printed fact is one of them).
Clue: TypeAlias = tuple[int, str, Words, bool]

# A trigger that waits: it, the arguments of its event, the cards that left play in the event, each with the game as it
# was before, and what a layer has recorded of the event.
Heard: TypeAlias = "tuple[Listener, Numbers, dict[int, Play] | None, object]"
# An event of the history: (the previous event, key, arguments, source, data of a layer or None).
Happened: TypeAlias = "tuple[Happened | None, str, Numbers, Listener, object]"


class Columns:
    """The things of a game and their properties."""

    players: int  # the number of seats
    joined: Numbers  # players without a seat
    out: Numbers  # players who have left the game
    rings: list[list[int]]  # for each seat, all seats in seat order that begin with this seat
    current: int
    beginning: int  # the card with which the game began
    brought: Brought  # the decks of players, until a part of the set-up uses them
    took: bool  # whether the current part of the set-up has used the decks
    secret: tuple[Secret, ...]  # the decks that players have brought, which only they know at first
    unmet: tuple[Unmet, ...]  # the failed requirements of the set-up
    result: str | None
    winners: Numbers  # of a game that is over
    ended_by: Listener  # the ability that has ended the game
    chance: int  # the state of the random generator
    orders: tuple[Order, ...]  # the orders of the next shuffles, given from outside
    dice: Numbers  # the results of the next dice, given from outside
    pc: int  # the next operation
    asked: int  # how many seats the open window has asked, if it asks each seat only once
    loops: tuple[tuple[int, Numbers], ...]  # innermost first: (`current` before, players to come)
    # What follows flows that effects started, innermost first: pc, current, asked, ending, flows that start then.
    calls: tuple[tuple[int, int, int, tuple[str, ...], tuple[tuple[str, int], ...]], ...]
    ending: tuple[str, ...]  # flows to end after this unit
    starting: tuple[tuple[str, int], ...]  # flows to start after this unit, each with its player
    kind: list[int]
    present: frozenset[int]  # the kinds that have things
    owner: list[int]
    card: list[int]  # the printed card of each thing
    face: list[int]  # the printed card whose facts and abilities each thing has; a copy effect changes it
    lent: dict[int, Numbers]  # thing -> printed cards whose abilities it has beside its own
    where: list[int]
    blank: list[int]
    known: list[int]  # a mask of the seats that have seen the card in its current zone
    clues: tuple[tuple[Clue, int], ...]  # what seats know of printed facts, with masks of these seats
    back: list[int]  # cards with equal backs look alike: the seat of the owner, or ~ the first zone
    room: int
    zones: dict[int, Numbers]
    live_zones: Numbers
    # The results of `live`. When a card enters or leaves a live zone, a new dict replaces it, so copies share it.
    lying: dict[Numbers, Numbers]
    tables: list[tuple[Listener, ...]]
    timed: tuple[Timed, ...]
    serial: int
    spreading: int  # the number of abilities and `loses text` effects that apply to live sets
    muting: set[int] | None  # the cards that `muted` has found so far, while it runs
    # Cards that have left play, each with the game as it was just before: for each running effect or event that needs
    # them since it began, innermost last; and in the event to which the running trigger reacts.
    ghosts: tuple[dict[int, Self] | None, ...]
    then: dict[int, Self] | None
    # While the bodies of a batch run: the triggers that wait for its end, else None; and the game as it was when the
    # first cards left play in it.
    late: tuple[Heard, ...] | None
    twin: Self | None
    # In the current unit: how often cards have gone away; those cards, each with the number of the last time and the
    # run of an effect that moved it; the running effect; how many have run; how often cards had gone away when the
    # event ended to which the running trigger reacts; and the lasting effects that began, each with the run that
    # began it.
    aways: int
    strays: dict[int, tuple[int, int]]
    run: int
    runs: int
    since: int
    born: dict[int, int]
    # Properties whose cards have gone away, until the effect ends that moved them: (attribute, thing or NOTHING, card,
    # run).
    fading: tuple[tuple[str, int, int, int], ...]
    spent: tuple[tuple[str, int, int, int], ...]  # used `once per`: (scope, ability, this, serial)
    history: Happened | None  # linked list, newest event first, so that copies share it
    marks: dict[str, Happened | None]  # scope -> the newest event when the scope started
    source: Listener  # the running ability
    replacing: tuple[tuple[int, int, int], ...]  # running replacements: (ability, this, serial)
    packet: dict[tuple[str, Numbers], int]
    cause: object  # what a layer has recorded of the running event
    queueing: int  # if above 0, calls of verbs with packets are collected, not run
    flushing: bool
    # While a window asks: how many seats it has asked before, and the offers. If it is set before a unit, the window
    # asks this question at once.
    offered: tuple[int, list[Offer]] | None
    taker: int  # the player who has last taken an offer of which something came; else NOTHING
    fewest: int  # a choice with fewer options is made without a question
    events: int  # events and iterations of loops in the current unit
    idle: int  # units since the last question
    sealed: int  # while players choose at the same time: the number of answers given; else NOTHING
    preferred: frozenset[int]  # cards that a scenario names: each stands for its equivalent copies
    singled: frozenset[int]  # those of which a line has spoken: each is an option of its own
    # The linker's class also has an attribute for each column.
    __slots__ = tuple(name for name, of in __annotations__.items() if not of.startswith("ClassVar"))

    rules: ClassVar[Declared]
    columns: ClassVar[tuple[Column, ...]]
    shared: ClassVar[tuple[str, ...]]  # attributes whose values are never changed in place
    copied: ClassVar[tuple[str, ...]]  # attributes whose values are changed in place, so that a clone copies them
    firsts: ClassVar[tuple[tuple[str, int], ...]]  # columns with one int for each thing, each with its first value
    firsts_of_players: ClassVar[tuple[tuple[str, int], ...]]  # those with one int for each player only
    below: ClassVar[list[tuple[int, ...]]]  # kind -> this kind and all kinds below it
    held_by: ClassVar[list[tuple[str, ...]]]  # kind -> the attributes of its columns
    referring: ClassVar[tuple[str, ...]]  # the attributes of the columns whose entries are cards
    referring_players: ClassVar[tuple[str, ...]]  # those of them that have one entry for each player
    role_sorts: ClassVar[Mapping[str, Sequence[bool]]]  # verb -> for each role, whether it is for a card
    card_roles: ClassVar[Mapping[str, Sequence[int]]]  # verb -> the roles that are for cards
    wide: ClassVar[list[list[Column]]]  # kind -> the columns that have a row for each thing of the kind
    spreads: ClassVar[int]  # the number of printed abilities of live sets
    is_live: ClassVar[list[bool]]  # zone number -> whether abilities work in the zone
    # The difference between the keys of the zones of one owner for two consecutive players or values.
    apart: ClassVar[int] = 1 << PLACE
    yous: ClassVar[list[Whose]]  # kind -> the function that returns `you` for its abilities
    asked_for: ClassVar[list[Whose | None]]  # kind -> the function that returns who answers for its players

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        rules = self.rules
        self.players, self.chance = players, chance
        self.joined = self.out = ()
        self.make_rings()
        self.current, self.beginning = 0, NOTHING
        self.brought, self.took, self.secret, self.unmet = (), False, (), ()
        self.result, self.winners, self.source, self.ended_by = None, (), NOBODY, NOBODY
        self.orders, self.dice = (), ()
        self.pc = self.asked = 0
        self.loops, self.calls, self.ending, self.starting = (), (), (), ()
        self.kind, self.owner, self.card, self.face = [], [], [], []
        self.where, self.blank, self.known, self.back = [], [], [], []
        self.present, self.lent, self.clues, self.room = frozenset(), {}, (), 0
        self.zones, self.live_zones, self.lying = {}, (), {}
        for column in self.columns:
            empty: Held = {} if column.width else []
            setattr(self, column.attribute, empty if column.kind != NOTHING else self._first(column))
        for number, of in enumerate(rules.zone_owner):
            if of == NOTHING:
                self._open(number, 0)
        self._seat(rules.player_kind, players)
        self.owner = list(range(players))
        self.tables, self.timed, self.serial = tables, (), 0
        self.spreading, self.muting = self.spreads, None
        self.ghosts, self.then, self.late, self.twin, self.cause = (), None, None, None, None
        self.aways = self.run = self.runs = self.since = 0
        self.strays, self.born, self.fading = {}, {}, ()
        self.spent, self.replacing = (), ()
        self.history, self.marks = None, {}
        self.packet, self.queueing, self.flushing, self.fewest = {}, 0, False, 2
        self.offered, self.taker = None, NOTHING
        self.events = self.idle = 0
        self.sealed, self.preferred, self.singled = NOTHING, frozenset(), frozenset()

    def make_rings(self) -> None:
        """Compute for each seat the list of all seats in seat order that begins with this seat, or with the next one
        whose player has not left.
        """
        seats = range(self.players)
        self.rings = [[x for x in (*seats[first:], *seats[:first]) if x not in self.out] for first in seats]

    def stop(self) -> None:
        """Forget what is under way: the game has ended within it."""
        self.queueing, self.flushing, self.replacing = 0, False, ()
        self.ghosts, self.then, self.late, self.twin, self.cause = (), None, None, None, None

    # ------------------------------------------------------------------------------------------------ copies

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.shared:
            setattr(twin, name, getattr(self, name))
        for name in self.copied:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def digest(self, with_history: bool = True) -> str:
        """Return a short hash of all state that can affect the rest of the game; it is the same on every machine.

        with_history: whether the events that an ability can look up are a part of it.
        """
        told = self.rules.pasts if with_history else frozenset[str]()
        events: list[tuple[str, Numbers]] = []
        places = {id(None): 0}
        for cell in self.happened() if told else ():
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
                self.winners,
                packed(self.chance),
                self.pc,
                self.loops,
                self.asked,
            ),
            (self.calls, self.starting, self.ending, self.joined),
            *([self.out] if self.out else []),
            (self.tables, self.timed, self.serial, self.spent, self.replacing),
            (events, sorted((scope, places[id(cell)]) for scope, cell in self.marks.items()) if told else ()),
            (sorted(self.packet.items()), self.queueing, self.flushing),
            *([(self.orders, self.dice)] if self.orders or self.dice else []),
            *([self.clues] if self.clues else []),
        )
        return blake2b(msgspec.msgpack.encode(content), digest_size=8).hexdigest()

    def held(self, owner: str, name: str) -> Held:
        """Return the column of a state; `owner` is the name of its kind, or "" for the game."""
        column: Held = getattr(self, contract.state(owner, name))
        return column

    def value(self, x: int, owner: str, name: str) -> int | list[int] | Row:
        """Return the value of a state of a thing; of the game, if `x` is NOTHING."""
        column = getattr(self, contract.state(owner, name))
        value: int | list[int] | Row = column if x == NOTHING else column[x]
        return value

    def happened(self, since: Happened | None = None) -> list[Happened]:
        """Return the events after a given event of the history, oldest first."""
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
        """Return the seat that answers for a player; for a player without a seat, the kind of the player decides."""
        for _ in self.joined:
            if who < self.players:
                break
            who = asks(self, who) if (asks := self.asked_for[self.kind[who]]) else NOTHING
        return who if 0 <= who < self.players else 0

    def seat_after(self, who: int, steps: int) -> int:
        """Return the player so many seats after a player, before the player if `steps` is below 0."""
        seat = self.seat_of(who)
        if not self.out or not steps:
            return (seat + steps) % self.players
        ring = self.rings[seat]
        first = seat in self.out and steps > 0  # the ring begins with the next seat
        return ring[(steps - first) % len(ring)] if ring else seat

    def everyone(self, start: int) -> list[int]:
        """Return the players in seat order from `start`, and then those without a seat.

        `start` is the first, unless this player has left the game.
        """
        if not self.joined:
            return self.rings[start if 0 <= start < self.players else 0]
        seats = self.rings[self.seat_of(start)]
        others = [x for x in self.joined if x not in self.out]
        return [*([start] if start in others else ()), *seats, *(x for x in others if x != start)]

    def in_turn(self, start: int) -> list[int]:
        """Return the players in seat order from `start`, also those who have left: each keeps the place of a turn."""
        if not self.out:
            return self.everyone(start)
        seats, first = range(self.players), self.seat_of(start)
        return [*seats[first:], *seats[:first], *self.joined]

    def join(self, kind: int) -> int:
        """Add a player without a seat, and return this player."""
        x = self._seat(kind, 1)
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
        """Return the cards of these kinds in live zones, zone by zone."""
        found = self.lying.get(kinds)
        if found is None:
            kind, zones = self.kind, self.zones
            # no zone needs to be searched if no thing is of such a kind
            among = () if self.present.isdisjoint(kinds) else self.live_zones
            found = tuple([x for zone in among for x in zones[zone] if kind[x] in kinds])
            self.lying[kinds] = found
        return found

    def cards(self, kinds: tuple[int, ...]) -> list[int]:
        """Return all cards of these kinds, in any zone."""
        return [x for x, kind in enumerate(self.kind) if kind in kinds]

    def _seat(self, kind: int, amount: int) -> int:
        """Create players, and return the first of them."""
        x = self._make(kind, (NOTHING,) * amount, NOTHING)
        for name, start in self.firsts_of_players:  # short columns, because a copy of the game copies them
            getattr(self, name).extend((start,) * (len(self.kind) - len(getattr(self, name))))
        return x

    def _make(self, kind: int, numbers: Sequence[int], owner: int) -> int:
        """Create things for these printed cards, outside of any zone; return the first of them."""
        x, amount = len(self.kind), len(numbers)
        if kind not in self.present:
            self.present |= {kind}
        self.kind += (kind,) * amount
        self.owner += (owner,) * amount
        self.card += numbers
        self.face += numbers
        if self.room < x + amount:  # in blocks, because each time all columns must grow
            more = -(-(x + amount - self.room) // ROOM) * ROOM
            self.room += more
            for name, start in self.firsts:
                getattr(self, name).extend((start,) * more)
        for column in self.wide[kind]:
            getattr(self, column.attribute).update(dict.fromkeys(range(x, x + amount), self._first(column)))
        if zones := self.rules.zones_on[kind]:
            for new in range(x, x + amount):
                for number in zones:
                    self._open(number, new)
        return x

    def _first(self, column: Column) -> Held | Numbers:
        """Return the first value of a column for a new thing."""
        if not column.width:
            return column.start
        if column.width == PER_PLAYER:
            return dict.fromkeys((*range(self.players), *self.joined), column.start)
        return (column.start,) * column.width if column.kind != NOTHING else [column.start] * column.width

    def reset(self, column: Column, x: int) -> None:
        """Give a property of a thing its first value."""
        getattr(self, column.attribute)[x] = self._first(column)

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
