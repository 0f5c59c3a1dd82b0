"""Hold a game's state: one list of ints for each property, one tuple of cards for each zone, one of who listens.

Things are ints: the seats from 0, then cards, and players who have no seat, in the order of their creation. A property's column has an
entry for every thing, so that `column[x]` needs no second index; a property that is indexed itself has a dict of rows,
for the things of its kind, and a row is replaced and not changed, so that copies of a game share it. A zone is `zone number << PLACE | thing`, and one
table holds them all. Everything else in a game follows from its rules, its seed and the answers so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import ClassVar, Self, TypeAlias

import msgspec

from ombre import contract
from ombre.limits import MOST_COPIES

from .chance import below, shuffled
from .declared import BLANKS, HERE, HIDDEN, OPEN, PER_PLAYER, PLACE, PRIVATE, Column, Declared, Listener
from .errors import RulesError
from .records import NOTHING, Ability, Env, Held, Numbers, Whose

ROOM = 16  # how many things the columns grow by
EVERYBODY = -1  # all bits of a mask of seats
EVERY = -3  # the `this` of an ability that a live set has obtained
LATER = -2  # the `you` of a printed ability: asked of its card when the ability is heard

# A seat, the name of its deck, and how many there are of each card, by its number.
Brought: TypeAlias = tuple[tuple[int, str, tuple[tuple[int, int], ...]], ...]
# What a set-up requires: its name, what it is about, what there is, the operator, what there should be.
Unmet: TypeAlias = tuple[str, int, int, str, int]
NOBODY: Listener = (-1, NOTHING, NOTHING, (), 0)

# An ability that an effect made: (serial, number, this, you, captured values, scopes, numbers of what ends it,
# the card whose effect it is).
Timed: TypeAlias = tuple[int, int, int, int, Env, tuple[str, ...], tuple[int, ...], int]


# An event that is remembered: (the one before it, key, arguments, source, and what a layer has to say of it, or None).
Happened: TypeAlias = "tuple[Happened | None, str, Numbers, Listener, object]"
COPY, BLANK = -1, -2  # the numbers of two timed effects that are no abilities


class Board:
    # And one for each column, in the class that the linker makes.
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
    copied: ClassVar[tuple[str, ...]]  # and those that are, which a clone copies
    firsts: ClassVar[tuple[tuple[str, int], ...]]  # attributes with one int for each thing, and what they begin with
    below: ClassVar[list[tuple[int, ...]]]  # kind -> it, and the kinds below it
    wide: ClassVar[list[list[Column]]]  # kind -> columns with a row for each thing of the kind
    abilities: ClassVar[list[Ability]]
    spreads: ClassVar[int]  # how many printed abilities are those of a live set
    row_of: ClassVar[list[int]]  # ability number -> row of `tables`
    listening: ClassVar[list[tuple[int, ...]]]  # face -> numbers of the abilities that listen while it is live
    is_live: ClassVar[list[bool]]  # zone number -> do abilities work there
    viewer_of: ClassVar[list[int]]  # zone number -> whose it is: NOBODYS, a player, or NOTHING for that of its thing
    apart: ClassVar[int] = 1 << PLACE  # between the zones of two players, or of two values, on one thing
    sights: ClassVar[list[int]]  # zone number -> OPEN, PRIVATE or HIDDEN
    refills: ClassVar[dict[int, int]]  # zone number -> that of the zone whose cards go under it where it runs out
    resets: ClassVar[list[tuple[Column, ...]]]  # zone number -> columns that go back to their start on leaving it
    yous: ClassVar[list[Whose]]  # kind -> whom its abilities speak to
    asked_for: ClassVar[list[Whose | None]]  # kind -> who is asked for a player without a seat
    of_players: ClassVar[list[bool]]  # zone number -> a player has it

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        rules = self.rules
        self.players = players  # the number of seats
        self.joined: tuple[int, ...] = ()  # players without a seat
        self.make_rings()
        self.current = 0
        self.beginning = NOTHING
        self.brought: Brought = ()  # until a part of the set-up takes it
        self.took = False  # whether the part at hand has
        # What only its bringer knows from the start: the first thing, the one after the last, the seat, and the printed
        # cards that it can be by the rules.
        self.secret: tuple[tuple[int, int, int, tuple[int, ...]], ...] = ()
        self.unmet: tuple[Unmet, ...] = ()  # what the set-up requires, and what is not so
        self.result: str | None = None
        self.winner = NOTHING
        self.chance = chance
        self.pc = 0
        self.loops: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (current before, seats to come), innermost first
        # What flows that were started go back to, innermost first: pc, current, asked, ending, flows that come before it.
        self.calls: tuple[tuple[int, int, int, tuple[str, ...], tuple[tuple[str, int], ...]], ...] = ()
        self.ending: tuple[str, ...] = ()  # flows that are left as soon as the unit is over
        self.starting: tuple[tuple[str, int], ...] = ()  # flows that run as soon as the unit is over
        self.asked = 0  # how many seats a window that asks each once has been through
        self.kind: list[int] = []
        self.present: frozenset[int] = frozenset()  # the kinds that there has been a thing of
        self.owner: list[int] = []
        self.card: list[int] = []  # the printed card that a thing is,
        self.face: list[int] = []  # and the one that it reads as
        self.where: list[int] = []
        self.blank: list[int] = []
        self.known: list[int] = []  # a mask of seats: to whom it was revealed where it lies
        self.back: list[int] = []  # cards with one back look alike: a seat, or ~zone where it began
        self.room = 0
        self.zones: dict[int, tuple[int, ...]] = {}
        self.live_zones: tuple[int, ...] = ()
        # What `live` has found since a card last came to a live zone or left one; then a new one begins, so copies share it.
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
        self.spreading = self.spreads  # how many abilities a live set has obtained, or has lost its text by
        self.muting: set[int] | None = None  # while it is worked out who is without text: those that are found
        self.serial = 0
        self.spent: tuple[tuple[str, int, int, int], ...] = ()  # scope, ability, this, serial of a `once per`
        self.history: Happened | None = None  # newest first, so that a clone shares it
        self.marks: dict[str, Happened | None] = {}  # scope -> the history when it started
        self.source = NOBODY  # the ability that is at work
        self.replacing: tuple[tuple[int, int, int], ...] = ()  # what has replaced the event at hand
        self.packet: dict[tuple[str, Numbers], int] = {}
        self.queueing = 0  # above 0: packets are collected, not run
        self.flushing = False
        self.events = 0  # in this unit
        self.idle = 0  # units since somebody was asked

    def make_rings(self) -> None:
        """The seats in order, from each of them on."""
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
        """A short hash of everything that the future depends on; the same in every process."""
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
        """What the column of a property holds, by what its author calls it."""
        column: Held = getattr(self, contract.state(owner, name))
        return column

    def happened(self, since: Happened | None = None) -> list[Happened]:
        """What is remembered since a point of the history, oldest first."""
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
        """The seat that is asked for a player: their own, or whom the kind of one without a seat says."""
        for _ in self.joined:
            if who < self.players:
                break
            who = asks(self, who) if (asks := self.asked_for[self.kind[who]]) else NOTHING
        return who if 0 <= who < self.players else 0

    def seat_after(self, who: int, steps: int) -> int:
        return (self.seat_of(who) + steps) % self.players

    def everyone(self, start: int) -> list[int]:
        """The players in seat order, and those without a seat after them; if it is one of these, itself first."""
        seats = self.rings[self.seat_of(start)]
        if not self.joined:
            return seats
        return [*([start] if start >= self.players else ()), *seats, *(x for x in self.joined if x != start)]

    def join(self, kind: int) -> int:
        """One more player, who takes no seat."""
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
        """Whether a thing was printed as this card."""
        return x != NOTHING and self.card[x] != NOTHING and self.rules.cards[self.card[x]].id == id

    def live(self, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of some kinds where abilities work, zone by zone."""
        found = self.lying.get(kinds)
        if found is None:
            kind, zones = self.kind, self.zones
            # Of what many rules ask for there is nothing at all in this game.
            among = () if self.present.isdisjoint(kinds) else self.live_zones
            found = tuple([x for zone in among for x in zones[zone] if kind[x] in kinds])
            self.lying[kinds] = found
        return found

    def cards(self, kinds: tuple[int, ...]) -> list[int]:
        """All cards of some kinds, wherever they lie."""
        return [x for x, kind in enumerate(self.kind) if kind in kinds]

    def create(self, card: str, zone: int, owner: int = NOTHING) -> int:
        """A new card at the bottom of a zone; only set-up and scenarios make cards."""
        number = self.rules.card_number[card]
        x = self._make(self.rules.card_kind[number], (number,), owner)
        if zone != NOTHING:
            self.move(x, zone, True)
        return x

    def put_printed(
        self,
        kinds: tuple[int, ...],
        zone: int,
        owner: int,
        test: Callable[[Self, int], bool] | None,
        copies: str,
        bringer: int | None = None,
    ) -> None:
        """Every printed card of some kinds that passes the test, as many times as a fact says, or once.

        bringer: only as many as this player has brought.
        """
        own = None
        if bringer is not None:
            own = dict(next((cards for who, _, cards in self.brought if who == bringer), ()))
            self.took = True
        numbers: list[int] = []
        fitting: list[int] = []
        first = len(self.kind)
        for kind in kinds:
            x = self._make(kind, (NOTHING,), owner)  # a test reads facts of a thing: this one is each card in turn
            for number in self.rules.dealt[kind]:
                self.card[x] = self.face[x] = number
                if test is None or test(self, x):
                    fitting.append(number)
                    count = getattr(self, copies)(x) if copies else 1 if own is None else own.get(number, 0)
                    if count > MOST_COPIES:
                        raise RulesError(
                            f"there cannot be {count} of {self.rules.cards[number].id}: at most {MOST_COPIES}"
                        )
                    numbers += [number] * count
            self._forget(x)
        for kind, alike in groupby(sorted(numbers), self.rules.card_kind.__getitem__):
            self._make(kind, tuple(alike), owner)
        if bringer is not None:
            self.secret += ((first, len(self.kind), bringer, tuple(fitting)),)
        self._lay(range(first, len(self.kind)), zone)

    def _lay(self, cards: range, zone: int) -> None:
        """New cards at the bottom of a zone, all at once."""
        self.zones[zone] += tuple(cards)
        self.lying = {}
        holder = zone & HERE if self.of_players[zone >> PLACE] else NOTHING
        for x in cards:
            self.where[x] = zone
            self.back[x] = ~zone if self.owner[x] == NOTHING else self.owner[x]
            if self.owner[x] == NOTHING:
                self.owner[x] = holder
            if self.is_live[zone >> PLACE]:
                self.enter(x)

    def _make(self, kind: int, numbers: Sequence[int], owner: int) -> int:
        """New things that are these printed cards and lie nowhere; the first of them."""
        x, amount = len(self.kind), len(numbers)
        if kind not in self.present:
            self.present |= {kind}
        self.kind += (kind,) * amount
        self.owner += (owner,) * amount
        self.card += numbers
        self.face += numbers
        while self.room < x + amount:  # in blocks, since every column grows
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
        """What a column says of a new thing."""
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
        """The last thing made was none after all."""
        for number in self.rules.zones_on[self.kind[x]]:
            zone = number << PLACE | x
            del self.zones[zone]
            self.live_zones = tuple(other for other in self.live_zones if other != zone)
        for column in self.wide[self.kind[x]]:
            del getattr(self, column.attribute)[x]
        for each in (self.kind, self.owner, self.card, self.face):
            each.pop()

    # ------------------------------------------------------------------------------------------------- zones

    def move(self, x: int, zone: int, bottom: bool = False) -> None:
        zones = self.zones
        old = self.where[x]
        if old != NOTHING:
            cards = zones[old]
            at = cards.index(x)
            zones[old] = cards[:at] + cards[at + 1 :]
            if self.sights[zone >> PLACE] != OPEN:
                sight = self.sights[old >> PLACE]
                if sight == PRIVATE or sight == HIDDEN and 0 < at < len(cards) - 1:
                    for other in cards:  # who does not see which one goes knows of none that stays
                        self.known[other] = 0
        else:
            self.back[x] = ~zone if self.owner[x] == NOTHING else self.owner[x]
        zones[zone] = (*zones[zone], x) if bottom else (x, *zones[zone])
        self.where[x] = zone
        self.known[x] = 0
        if self.owner[x] == NOTHING and self.of_players[zone >> PLACE]:
            self.owner[x] = zone & HERE  # a card of the table belongs to whoever gets it first
            if self.sights[old >> PLACE] == OPEN:
                self.back[x] = self.owner[x]
        was, now = self.is_live[old >> PLACE], self.is_live[zone >> PLACE]
        if was or now:
            self.lying = {}
        if old == zone:
            return
        if was and not now:
            self.leave(x)
            if self.timed and (gone := [t for t in self.timed if t[2] == x and (t[1] < 0 or t[3] == LATER)]):
                self._drop(gone)
        for column in self.resets[old >> PLACE]:
            if self.kind[x] in self.below[column.kind]:
                getattr(self, column.attribute)[x] = self._first(column)
        if now and not was:
            self.enter(x)

    def top(self, zone: int) -> int:
        """The card that is to be taken from the top; a zone that is refilled is so where it is empty."""
        cards = self.zones[zone] or self.refilled(zone)
        return cards[0] if cards else NOTHING

    def refilled(self, zone: int) -> tuple[int, ...]:
        """The cards of a zone that has too few of them, with those that it is refilled from shuffled and laid under it."""
        number = self.refills.get(zone >> PLACE)
        if number is not None:
            self.chance, cards = shuffled(self.chance, self.zones[number << PLACE | zone & HERE])
            for x in cards:
                self.move(x, zone, bottom=True)
        return self.zones[zone]

    def reveal(self, zone: int, who: int = NOTHING, number: int = 1) -> int:
        """The top card, or the one of that number, which a player, or everybody, knows until it moves."""
        cards = self.zones[zone]
        if len(cards) < number:
            cards = self.refilled(zone)
        x = cards[number - 1] if 0 < number <= len(cards) else NOTHING
        self.show((x,), who)
        return x

    def show(self, cards: Sequence[int], who: int = NOTHING) -> None:
        """A player, or everybody, knows these cards until they move; NOTHING among them is none."""
        for x in cards:
            if x != NOTHING:
                self.known[x] |= EVERYBODY if who == NOTHING else 1 << self.seat_of(who)

    def reveal_until(self, zone: int, test: Callable[[Self, int, Numbers], bool]) -> tuple[int, tuple[int, ...]]:
        """The first card from the top that passes, and those before it; all of them are known now.

        test(g, card, those before it).
        """
        before: list[int] = []
        while len(before) < len(self.zones[zone]) or len(before) < len(self.refilled(zone)):
            x = self.zones[zone][len(before)]
            self.known[x] = EVERYBODY
            if test(self, x, tuple(before)):
                return x, tuple(before)
            before.append(x)
        return NOTHING, tuple(before)

    def shuffle(self, zone: int) -> None:
        cards = self.zones[zone]
        for x in cards:
            self.known[x] = 0
        self.chance, self.zones[zone] = shuffled(self.chance, cards)
        self.lying = {}

    def roll(self, sides: int, name: str = "") -> int:
        """A number from 1 to `sides`; the name is for a script that says what is rolled."""
        self.chance, number = below(self.chance, sides)
        return number + 1

    def seers(self, x: int) -> int:
        """A mask of the seats that know which card this is; a place in no zone hides nothing."""
        zone = self.where[x]
        return EVERYBODY if zone == NOTHING else self.known[x] | self.seers_of(zone)

    def seers_of(self, zone: int) -> int:
        """A mask of the seats that see all the cards of a zone; one on a card is its owner's, unless each has one."""
        sight = self.sights[zone >> PLACE]
        if sight != PRIVATE:
            return EVERYBODY if sight == OPEN else 0
        who = self.viewer_of[zone >> PLACE]
        if who == NOTHING:
            who = zone & HERE
            if who >= self.players:
                who = self.seat_of(who) if who in self.joined else self.owner[who]
        return 1 << who if who >= 0 else 0

    # ------------------------------------------------------------------------------------------- who listens

    def enter(self, x: int) -> None:
        """The abilities of a card begin to work."""
        if not self.blank[x]:
            for number in self.listening[self.face[x]]:
                self.tables[self.row_of[number]] += ((number, x, LATER, (), 0),)

    def leave(self, x: int) -> None:
        for number in self.listening[self.face[x]]:
            row = self.row_of[number]
            self.tables[row] = tuple(entry for entry in self.tables[row] if entry[1] != x or entry[4])

    def add(
        self,
        ability: str,
        this: int,
        you: int,
        env: Env,
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """An ability made by an effect; it works until a scope of `scopes` ends or an event of `ends` has happened."""
        number = self.rules.timed_number[ability]
        self._start(number, this, you, env, scopes, ends)
        self.tables[self.row_of[number]] += ((number, this, you, env, self.serial),)

    def grant(
        self,
        abilities: Sequence[str],
        x: int,
        env: Env,
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """Abilities that `x` obtains: they speak of it and to its `you`, and are gone when it leaves."""
        for ability in abilities:
            self.add(ability, x, LATER, env, scopes, ends)

    def grant_all(
        self,
        abilities: Sequence[str],
        env: Env,
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """Abilities that a live set obtains: whoever fits when one is heard has it."""
        for ability in abilities:
            self.add(ability, EVERY, LATER, env, scopes, ends)
            self.spreading += 1

    def spread(self, row: Sequence[Listener]) -> Sequence[Listener]:
        """A row with an entry for each thing that has an ability of a live set now, and none for who has no text."""
        abilities = self.abilities
        for number, this, _, _, serial in row:
            if abilities[number].among is not None or not serial and this != NOTHING:
                return self._spread(row)
        return row  # one ability of a live set anywhere makes all rows come here, and most of them stay as they are

    def _spread(self, row: Sequence[Listener]) -> list[Listener]:
        found: list[Listener] = []
        for entry in self.speaking(row):
            number, this, you, env, serial = entry
            among = self.abilities[number].among
            if among is None:
                found.append(entry)
            else:
                you = self.you(this) if you == LATER else you
                found += [(number, x, LATER, env, serial) for x in among(self, this, you, env)]
        return found

    def speaking(self, row: Sequence[Listener]) -> Sequence[Listener]:
        """A row without the printed abilities of cards of a live set that has lost its text."""
        for _, this, _, _, serial in row:
            if not serial and this != NOTHING:  # what is printed on a card; who has no text is asked for no less
                muted = self.muted()
                return tuple(entry for entry in row if entry[4] or entry[1] not in muted) if muted else row
        return row

    def muted(self) -> set[int]:
        """The cards of live sets that are without their printed text now.

        What takes text away is asked in the order in which it came. It is not undone by what came later, nor by itself;
        what an earlier one has silenced takes nothing away.
        """
        if self.muting is not None:
            return self.muting
        found: set[int] = set()
        if not self.tables[BLANKS]:
            return found
        self.muting = found
        try:
            for number, this, you, env, serial in self.tables[BLANKS]:
                among = self.abilities[number].among
                if among is not None and (serial or this not in found):
                    found |= set(among(self, this, self.you(this) if you == LATER else you, env))
        finally:
            self.muting = None
        return found

    def become_copy(
        self,
        x: int,
        model: int,
        env: Env = (),
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """Printed facts and abilities of `x` read as those of `model`; what it is, and its state, stay."""
        self._start(COPY, x, NOTHING, (*env, self.face[model]), scopes, ends)
        self._reread(x)

    def reprint(self, x: int, card: int) -> None:
        """Another printed card of its kind lies in the place of this one; its state stays."""
        live = self.where[x] != NOTHING and self.is_live[self.where[x] >> PLACE]
        if live:
            self.leave(x)
        if self.face[x] == self.card[x]:
            self.face[x] = card
        self.card[x] = card
        if live:
            self.enter(x)

    def lose_text(self, x: int, env: Env = (), scopes: tuple[str, ...] = (), ends: tuple[str, ...] = ()) -> None:
        """The abilities of `x` are gone, its facts stay."""
        self._start(BLANK, x, NOTHING, env, scopes, ends)
        self._reread(x)

    def _start(
        self, number: int, this: int, you: int, env: Env, scopes: tuple[str, ...], ends: tuple[str, ...]
    ) -> None:
        self.serial += 1
        stops = tuple(self.rules.timed_number[end] for end in ends)
        self.timed += ((self.serial, number, this, you, env, scopes, stops, self.source[1]),)
        for stop in stops:
            self.tables[self.row_of[stop]] += ((stop, this, you, env, self.serial),)

    def _drop(self, gone: Sequence[Timed]) -> None:
        serials = [entry[0] for entry in gone]
        self.timed = tuple(entry for entry in self.timed if entry[0] not in serials)
        self.spreading = self.spreads + sum(entry[2] == EVERY and entry[1] >= 0 for entry in self.timed)
        for _, number, this, _, _, _, stops, _ in gone:
            for row in {self.row_of[n]: n for n in (number, *stops) if n >= 0}:
                self.tables[row] = tuple(entry for entry in self.tables[row] if entry[4] not in serials)
            if number < 0:
                self._reread(this)

    def _reread(self, x: int) -> None:
        live = self.where[x] != NOTHING and self.is_live[self.where[x] >> PLACE]
        if live:
            self.leave(x)
        faces = [env[-1] for _, number, this, _, env, *_ in self.timed if number == COPY and this == x]
        self.face[x] = faces[-1] if faces else self.card[x]
        self.blank[x] = int(any(number == BLANK and this == x for _, number, this, *_ in self.timed))
        if live:
            self.enter(x)
