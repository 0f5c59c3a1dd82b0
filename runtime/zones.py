"""Create and move cards. The zone of a card decides who sees the card and whether its abilities work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import ClassVar, Self

from ombre.limits import MOST_COPIES
from ombre.translatable import tr

from .chance import below, shuffled
from .declared import HERE, HIDDEN, OPEN, OUTWARD, PLACE, PRIVATE, Column
from .errors import RulesError
from .leaving import Leaving
from .records import NOTHING, Numbers
from .state import Clue, Words

EVERYBODY = -1  # a mask of all seats


class Board(Leaving):
    """A game in play with cards in zones."""

    __slots__ = ()

    viewer_of: ClassVar[list[int]]  # zone number -> a player, NOBODYS, or NOTHING: the owner of the thing with the zone
    sights: ClassVar[list[int]]  # zone number -> OPEN, PRIVATE, HIDDEN or OUTWARD
    refills: ClassVar[dict[int, int]]  # zone number -> number of the zone from which it is refilled
    resets: ClassVar[list[tuple[Column, ...]]]  # zone number -> columns that are reset when a card leaves it
    passing: ClassVar[list[tuple[Column, ...]]]  # kind -> columns that are reset when a card leaves play
    of_players: ClassVar[list[bool]]  # zone number -> whether a player owns it

    def create(self, card: str, zone: int, owner: int = NOTHING) -> int:
        """Create a card at the bottom of a zone; only the set-up and scenarios create cards."""
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
        """Create copies of every printed card of these kinds that passes the test.

        copies: the attribute of the fact that says how many copies of a card are created, or "".
        bringer: the player whose deck says how many, if given. Otherwise one copy of each card is created.
        """
        own = None
        if bringer is not None:
            own = dict(next((cards for who, _, cards in self.brought if who == bringer), ()))
            self.took = True
        numbers: list[int] = []
        fitting: list[int] = []
        first = len(self.kind)
        for kind in kinds:
            if test is None and not copies and bringer is None:
                numbers += self.rules.dealt[kind]
                continue
            x = self._make(kind, (NOTHING,), owner)  # a thing for `test`: it becomes each printed card in turn
            for number in self.rules.dealt[kind]:
                self.card[x] = self.face[x] = number
                if test is None or test(self, x):
                    fitting.append(number)
                    count = getattr(self, copies)(x) if copies else 1 if own is None else own.get(number, 0)
                    if count > MOST_COPIES:
                        raise RulesError(
                            tr(
                                "there cannot be {0} of {1}: at most {2}",
                                count,
                                self.rules.cards[number].id,
                                MOST_COPIES,
                            )
                        )
                    numbers += [number] * count
            self._forget(x)
        for kind, alike in groupby(sorted(numbers), self.rules.card_kind.__getitem__):
            self._make(kind, tuple(alike), owner)
        if bringer is not None:
            self.secret += ((first, len(self.kind), bringer, tuple(fitting)),)
        self._lay(first, owner, zone)

    def _lay(self, first: int, owner: int, zone: int) -> None:
        """Put new cards, which all have the same owner, at the bottom of a zone. first: the first of these cards."""
        cards, end = range(first, len(self.kind)), len(self.kind)
        self.zones[zone] += tuple(cards)
        self.lying = {}
        self.where[first:end] = (zone,) * len(cards)
        self.back[first:end] = (~zone if owner == NOTHING else owner,) * len(cards)
        if owner == NOTHING and self.of_players[zone >> PLACE]:
            self.owner[first:end] = (zone & HERE,) * len(cards)
        if self.is_live[zone >> PLACE]:
            for x in cards:
                self.enter(x)

    # ------------------------------------------------------------------------------------------------- moves

    def move(self, x: int, zone: int, bottom: bool = False) -> None:
        zones = self.zones
        old = self.where[x]
        if self.ghosts and self.is_live[old >> PLACE]:
            self.remember((x,), zone)
        know = 0  # who knows the card afterwards, besides those who see its new zone
        if old != NOTHING:
            cards = zones[old]
            at = cards.index(x)
            if self.sights[zone >> PLACE] != OPEN:
                know = self.seers(x)
                if (follow := self._follow(old, at)) != EVERYBODY:
                    know &= follow
                    for other in cards:  # a player who does not see which card moves no longer knows the others
                        self.known[other] = 0
                    if self.clues:
                        self._unlearn(cards, follow)
                if know:
                    know &= ~self.seers_of(zone)
            elif self.sights[old >> PLACE] == PRIVATE:
                self._confuse(x, cards)
            if self.clues and self.sights[zone >> PLACE] == OPEN:
                self._unlearn((x,), 0)
            zones[old] = cards[:at] + cards[at + 1 :]
        else:
            self.back[x] = ~zone if self.owner[x] == NOTHING else self.owner[x]
        zones[zone] = (*zones[zone], x) if bottom else (x, *zones[zone])
        self.where[x] = zone
        self.known[x] = know
        if self.owner[x] == NOTHING and self.of_players[zone >> PLACE]:
            self.owner[x] = zone & HERE  # a card without an owner belongs to the first player who gets it
            if self.sights[old >> PLACE] == OPEN:
                self.back[x] = self.owner[x]
        was, now = self.is_live[old >> PLACE], self.is_live[zone >> PLACE]
        if was or now:
            self.lying = {}
        if old == zone:
            return
        if was and not now:
            self.leave(x)
            for column in self.passing[self.kind[x]]:
                self.reset(column, x)
        if self.has_play and not now and old != NOTHING:
            self.go_away(x)
        for column in self.resets[old >> PLACE]:
            if self.kind[x] in self.below[column.kind]:
                self.reset(column, x)
        if now and not was:
            self.enter(x)

    def take_away(self, cards: Sequence[int]) -> None:
        """Take cards out of the game: they lie in no zone from now on."""
        self.remember(cards, NOTHING)
        self.lying = {}
        for x in cards:
            old = self.where[x]
            self.zones[old] = tuple(other for other in self.zones[old] if other != x)
            self.where[x], self.known[x] = NOTHING, 0
            if self.is_live[old >> PLACE]:
                self.leave(x)
            self.go_away(x)
        if self.clues:
            self._unlearn(cards, 0)

    def _confuse(self, x: int, cards: Sequence[int]) -> None:
        """Let those who do not know a card that leaves a private zone openly forget its copies there: it may be one."""
        knew = self.seers(x)
        copies = [other for other in cards if other != x and self.card[other] == self.card[x]]
        for other in copies:
            self.known[other] &= knew
        if copies and self.clues:
            self._unlearn(copies, knew)

    def _follow(self, zone: int, at: int) -> int:
        """Return a mask of the seats that see which card leaves a zone from a place, and so can follow the card."""
        sight = self.sights[zone >> PLACE]
        if sight == PRIVATE:
            return self.seers_of(zone)
        return 0 if sight == HIDDEN and 0 < at < len(self.zones[zone]) - 1 else EVERYBODY

    def move_all(self, cards: Sequence[int], zone: int, bottom: bool = False) -> None:
        """Move cards, which keep their order."""
        if len(cards) > 1 and self.sights[zone >> PLACE] != OPEN:
            self.move_at_once([(cards, zone)], bottom)
            return
        self.remember(cards, zone)
        ghosts, self.ghosts = self.ghosts, ()
        for x in cards if bottom else reversed(cards):  # the last card is moved first onto the top of a zone
            self.move(x, zone, bottom)
        self.ghosts = ghosts

    def move_at_once(self, moves: Sequence[tuple[Sequence[int], int]], bottom: bool = False) -> None:
        """Move sets of cards as if all left their places before any arrived. The cards of a set keep their order.

        Who could see which cards left a place still knows these cards, and those that stay there. If a whole zone moves
        to one place, all can follow its cards.
        """
        clues, seen = self.clues, {x: self.seers(x) for cards, _ in moves for x in cards}
        follow: dict[int, int] = {}  # who still knows what they knew of a card
        for cards, zone in moves:
            is_open, among = self.sights[zone >> PLACE] == OPEN, {*cards}
            for x in cards:
                old = self.where[x]
                here = self.zones[old] if old != NOTHING else ()
                sees = self._follow(old, here.index(x)) if here else 0
                if is_open:
                    follow[x] = 0
                elif among.issuperset(here) and (self.sights[zone >> PLACE] != HIDDEN or sees == EVERYBODY):
                    follow[x] = EVERYBODY
                else:
                    follow[x] = sees
                    for other in here if sees != EVERYBODY else ():
                        if other not in seen:
                            seen[other], follow[other] = self.known[other], 0
        for cards, zone in moves:
            self.remember(cards, zone)
        ghosts, self.ghosts = self.ghosts, ()
        for cards, zone in moves:
            for x in cards if bottom else reversed(cards):
                self.move(x, zone, bottom)
        self.ghosts = ghosts
        for x, mask in seen.items():
            self.known[x] = mask & follow[x] & ~self.seers_of(self.where[x])
        if clues:
            kept = [(clue, mask & follow.get(clue[0], EVERYBODY)) for clue, mask in clues]
            self.clues = tuple(entry for entry in kept if entry[1])

    def top(self, zone: int) -> int:
        """Return the top card of a zone; if the zone is empty, it is refilled first, if it can be."""
        cards = self.zones[zone] or self.refilled(zone)
        return cards[0] if cards else NOTHING

    def refilled(self, zone: int) -> tuple[int, ...]:
        """Return the cards of a zone, after its refill (if it has one) is shuffled and put under it."""
        number = self.refills.get(zone >> PLACE)
        if number is not None:
            for x in self.mixed(number << PLACE | zone & HERE):
                self.move(x, zone, bottom=True)
                self.known[x] = 0  # the cards have been shuffled
        return self.zones[zone]

    def reveal(self, zone: int, who: int = NOTHING, number: int = 1) -> int:
        """Let a player, or everybody, know the card at position `number` until it moves; return the card."""
        cards = self.zones[zone]
        if len(cards) < number:
            cards = self.refilled(zone)
        x = cards[number - 1] if 0 < number <= len(cards) else NOTHING
        self.show((x,), who)
        return x

    def show(self, cards: Sequence[int], who: int = NOTHING) -> None:
        """Let a player, or everybody, know these cards until they move; NOTHING is skipped."""
        self.look_through(cards, who)

    def look_through(self, cards: Sequence[int], who: int = NOTHING) -> None:
        """Let a player, or everybody, know these cards, without a word in the log: a question tells them."""
        for x in cards:
            if x != NOTHING:
                self.known[x] |= EVERYBODY if who == NOTHING else 1 << self.seat_of(who)

    def tell(self, x: int, fact: str, values: Sequence[int], words: str = "", who: int = NOTHING) -> Clue:
        """Let a player, or everybody, know whether a printed fact of a card is one of some values;
        return what is known.

        words: the list of the values, if they are words. The player knows it as long as the player can follow the card.
        """
        told: Words = tuple(self.rules.values[words][value] if words else value for value in values)
        clue = x, fact, told, self.rules.is_printed(self.card[x], fact, told)
        clues = dict(self.clues)
        clues[clue] = clues.get(clue, 0) | (EVERYBODY if who == NOTHING else 1 << self.seat_of(who))
        self.clues = tuple(clues.items())
        return clue

    def _unlearn(self, cards: Sequence[int], follow: int) -> None:
        """Leave only some seats the clues about these cards."""
        kept = [(clue, mask & follow if clue[0] in cards else mask) for clue, mask in self.clues]
        self.clues = tuple(entry for entry in kept if entry[1])

    def reveal_until(self, zone: int, test: Callable[[Self, int, Numbers], bool]) -> tuple[int, tuple[int, ...]]:
        """Reveal cards from the top until one passes a test; return that card, or NOTHING, and the cards before it.

        test(g, card, cards before it) returns whether the card passes.
        """
        before: list[int] = []
        found = NOTHING
        while len(before) < len(self.zones[zone]) or len(before) < len(self.refilled(zone)):
            x = self.zones[zone][len(before)]
            self.known[x] = EVERYBODY
            if test(self, x, tuple(before)):
                found = x
                break
            before.append(x)
        self.show((*before, found))
        return found, tuple(before)

    def shuffle(self, zone: int) -> None:
        cards = self.zones[zone]
        for x in cards:
            self.known[x] = 0
        if self.clues:
            self._unlearn(cards, 0)
        self.zones[zone] = self.mixed(zone)
        self.lying = {}

    def mixed(self, zone: int) -> tuple[int, ...]:
        """Return the cards of a zone in a new order: first the cards of a given order, if any, then random cards."""
        cards = self.zones[zone]
        first: list[int] = []
        at = next((at for at, order in enumerate(self.orders) if order[0] == zone), NOTHING)
        if at != NOTHING:
            order = self.orders[at][1]
            self.orders = (*self.orders[:at], *self.orders[at + 1 :])
            left = list(cards)
            for card in order:
                x = next((x for x in left if self.card[x] == card), NOTHING)
                if x == NOTHING:
                    raise RulesError(
                        tr(
                            "the deal gives {0} {1} in the order of '{2}', which has {3} of them when it is shuffled",
                            order.count(card),
                            self.rules.cards[card].id,
                            self.rules.zones[zone >> PLACE].name,
                            sum(self.card[x] == card for x in cards),
                        )
                    )
                first.append(x)
                left.remove(x)
            cards = tuple(left)
        self.chance, rest = shuffled(self.chance, cards)
        return (*first, *rest)

    def swap_zones(self, one: int, other: int) -> None:
        """Exchange all cards of two zones, in their order. Who knew a card still knows it, because all cards move."""
        self.move_at_once([(self.zones[one], other), (self.zones[other], one)], bottom=True)

    def swap_cards(self, one: int, other: int) -> None:
        """Exchange the places of two cards."""
        zone, away = self.where[one], self.where[other]
        places = (other, away, self.zones[away].index(other)), (one, zone, self.zones[zone].index(one))
        if zone != away:
            self.move(one, away)
            self.move(other, zone)
        for x, (_, there, at) in zip((one, other), places, strict=True):
            cards = [card for card in self.zones[there] if card != x]
            self.zones[there] = (*cards[:at], x, *cards[at:])
        self.lying = {}

    # -------------------------------------------------------------------------------------------- neighbours

    def neighbour(self, x: int, steps: int) -> int:
        """Return the card `steps` places behind a card in its zone; NOTHING if there is none."""
        cards = self.zones[self.where[x]] if self.where[x] != NOTHING else ()
        at = cards.index(x) + steps if cards else NOTHING
        return cards[at] if 0 <= at < len(cards) else NOTHING

    def next_to(self, one: int, other: int) -> bool:
        """Whether two cards lie side by side in a zone, or two players sit side by side."""
        if one < self.players and other < self.players:
            return one != other and other in (self.seat_after(one, 1), self.seat_after(one, -1))
        return other != NOTHING and other in (self.neighbour(one, 1), self.neighbour(one, -1))

    def all_in(self, zone: int) -> tuple[int, ...]:
        """Return the cards in a zone; none if there is no such zone, because its owner is nothing."""
        return self.zones.get(zone, ())

    def copy_in(self, zone: int, card: str) -> int:
        """Return the first copy of a printed card in a zone; NOTHING if there is none, or no zone:
        its owner can be nothing.
        """
        return next((x for x in self.zones.get(zone, ()) if self.is_card(x, card)), NOTHING)

    # ------------------------------------------------------------------------------------ chance, and who sees

    def roll(self, sides: int, name: str = "") -> int:
        """Return the next given result, or else a random number from 1 to `sides`.

        Scenarios can set the number by the name of the roll.
        """
        if self.dice:
            given, self.dice = self.dice[0], self.dice[1:]
            if given > sides:
                raise RulesError(tr("the next given die is {0}, and this one has {1} sides", given, sides))
            return given
        self.chance, number = below(self.chance, sides)
        return number + 1

    def seers(self, x: int) -> int:
        """Return a mask of the seats that know which printed card `x` is; all seats, if it is in no zone."""
        zone = self.where[x]
        return EVERYBODY if zone == NOTHING else self.known[x] | self.seers_of(zone)

    def seers_of(self, zone: int) -> int:
        """Return a mask of the seats that see all cards of a zone.

        A zone on a card belongs to the owner of the card; if there is one for each player, to that player.
        """
        sight = self.sights[zone >> PLACE]
        if sight in (OPEN, HIDDEN):
            return EVERYBODY if sight == OPEN else 0
        who = self.viewer_of[zone >> PLACE]
        if who == NOTHING:
            who = zone & HERE
            if who >= self.players:
                who = self.seat_of(who) if who in self.joined else self.owner[who]
        mine = 1 << who if who >= 0 else 0
        return EVERYBODY & ~mine if sight == OUTWARD else mine
