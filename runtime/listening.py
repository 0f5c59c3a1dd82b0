"""Keep the lists of listeners: abilities of rules, of cards in live zones, and abilities that effects have made.

A row of `tables` holds the listeners of one stage of one event, so an event without listeners costs no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, cast

from .declared import BLANKS, PLACE, Listener
from .records import NOTHING, Ability, Env, Numbers, Value
from .state import LATER, Columns, Timed

LOOKED_THROUGH = 10  # how many lasting effects count as one event of the unit when all are looked through
EVERY = -3  # the `this` of an ability that an effect has given to a live set
COPY, BLANK, LENT = (
    -1,
    -2,
    -3,
)  # in `timed`, instead of the number of an ability: `becomes copy`, `loses text`, `obtains abilities`


class Listeners(Columns):
    """The columns of a game and its listeners."""

    __slots__ = ()

    abilities: ClassVar[list[Ability]]
    # For each ability, the functions of its record, apart from each other by their arguments: `match_of` and `body_of`
    # of those that react to an event, `guard_of` and `match_of` of restrictions, `check_of` and `mend_of` of state
    # checks, `use_of` of slots.
    match_of: ClassVar[list[Callable[..., bool] | None]]
    guard_of: ClassVar[list[Callable[..., bool] | None]]
    body_of: ClassVar[list[Callable[..., Value] | None]]
    check_of: ClassVar[list[Callable[..., bool] | None]]
    mend_of: ClassVar[list[Callable[..., Value] | None]]
    use_of: ClassVar[list[Callable[..., Value] | None]]
    holds_of: ClassVar[list[Callable[..., bool] | None]]
    cost_of: ClassVar[list[Callable[..., int] | None]]
    among_of: ClassVar[list[Callable[..., Iterable[int]] | None]]
    once_of: ClassVar[list[str]]
    things_of: ClassVar[list[Numbers]]  # which of the captured values are things, or sets of things
    ended_by_of: ClassVar[list[Numbers]]  # which of them end the effect when they go away
    losing_of: ClassVar[list[tuple[int, ...]]]  # the kinds of cards whose text the ability takes, if it does so
    row_of: ClassVar[list[int]]  # ability number -> number of its row in `tables`
    listening: ClassVar[list[tuple[int, ...]]]  # printed card -> numbers of the abilities that listen in live zones

    def heard(self, x: int) -> tuple[int, ...]:
        """Return the numbers of the abilities that listen for a card: its own, and those that it has obtained."""
        own = self.listening[self.face[x]]
        return own + tuple(n for face in self.lent.get(x, ()) for n in self.listening[face]) if self.lent else own

    def enter(self, x: int) -> None:
        """Add the abilities of a card to the listeners, unless it has lost its text."""
        if not self.blank[x]:
            for number in self.heard(x):
                self.tables[self.row_of[number]] += ((number, x, LATER, (), 0),)

    def leave(self, x: int) -> None:
        for number in self.heard(x):
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
        """Add an ability made by an effect; it ends with one of `scopes`, or when an ability of `ends` matches."""
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
        """Give abilities to `x`, which becomes their `this`; they also end when `x` leaves its live zone."""
        for ability in abilities:
            self.add(ability, x, LATER, env, scopes, ends)

    def grant_all(
        self,
        abilities: Sequence[str],
        env: Env,
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """Give abilities to a live set: to all things that are in the set whenever the abilities are looked up."""
        for ability in abilities:
            self.add(ability, EVERY, LATER, env, scopes, ends)
            self.spreading += 1

    def spread(self, row: Sequence[Listener]) -> Sequence[Listener]:
        """Return the listeners of a row that work now.

        The listener of a live set is repeated for each thing of the set. Printed abilities are left out if their card
        has lost its text.
        """
        for number, this, _, _, serial in row:
            if self.among_of[number] is not None or not serial and this != NOTHING and self.can_lose(this):
                return self._spread(row)
        return row  # most rows have no listener that a live set can change

    def _spread(self, row: Sequence[Listener]) -> list[Listener]:
        found: list[Listener] = []
        for entry in self.speaking(row):
            number, this, you, env, serial = entry
            among = self.among_of[number]
            if among is None:
                found.append(entry)
            else:
                you = self.you(this) if you == LATER else you
                found += [(number, x, LATER, env, serial) for x in among(self, this, you, env)]
        return found

    def speaking(self, row: Sequence[Listener]) -> Sequence[Listener]:
        """Return a row without the printed abilities of the cards that `muted` returns."""
        for _, this, _, _, serial in row:
            if not serial and this != NOTHING and self.can_lose(this):
                muted = self.muted()
                return tuple(entry for entry in row if entry[4] or entry[1] not in muted) if muted else row
        return row

    def can_lose(self, x: int) -> bool:
        """Whether an ability takes the text of cards of this kind; if not, the card need not be sought in `muted`."""
        for number, _, _, _, _ in self.tables[BLANKS]:
            if self.kind[x] in self.losing_of[number]:
                return True
        return False

    def muted(self) -> set[int]:
        """Return the cards of live sets that have lost their printed text.

        The `loses text` effects are applied in the order in which they began. The effect of a card that has already
        lost its text is skipped. An effect that takes the text of its own card still applies to all its cards.
        """
        if self.muting is not None:
            return self.muting
        found: set[int] = set()
        if not self.tables[BLANKS]:
            return found
        self.muting = found
        try:
            for number, this, you, env, serial in self.tables[BLANKS]:
                among = self.among_of[number]
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
        """Make `x` a copy of `model`, with its printed facts and abilities; `x` keeps its own kind and state."""
        self._start(COPY, x, NOTHING, (*env, self.face[model]), scopes, ends)
        self._reread(x)

    def lend(
        self,
        x: int,
        model: int,
        env: Env = (),
        scopes: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
    ) -> None:
        """Give `x` the printed abilities that `model` has now, beside its own."""
        self._start(LENT, x, NOTHING, (*env, self.face[model]), scopes, ends)
        self._reread(x)

    def lose_text(self, x: int, env: Env = (), scopes: tuple[str, ...] = (), ends: tuple[str, ...] = ()) -> None:
        """Remove the abilities of `x` until the effect ends; `x` keeps its facts."""
        self._start(BLANK, x, NOTHING, env, scopes, ends)
        self._reread(x)

    def _start(
        self, number: int, this: int, you: int, env: Env, scopes: tuple[str, ...], ends: tuple[str, ...]
    ) -> None:
        self.serial += 1
        stops = tuple(self.rules.timed_number[end] for end in ends)
        self.timed += ((self.serial, number, this, you, env, scopes, stops, self.source[1]),)
        self.born[self.serial] = self.run
        for stop in stops:
            self.tables[self.row_of[stop]] += ((stop, this, you, env, self.serial),)

    def _lose(self, x: int) -> None:
        """End the lasting effects on a card that goes away; those that only name the card mean nothing by its name.

        An effect that has begun in the running one follows the moves of the running one.
        """
        gone: list[Timed] = []
        for entry in self.timed:
            serial, number, this, you, env, _, stops, _ = entry
            if this == x and (number < 0 or you == LATER):
                gone.append(entry)
                continue
            heard = (number, *stops) if number >= 0 else stops
            if not heard or not _holds(env, self.things_of[heard[0]], x):
                continue
            ends = False
            for one in heard:
                for at in self.ended_by_of[one]:
                    ends = ends or env[at] == x
            if ends:
                gone.append(entry)
            elif self.born.get(serial) != self.run:
                self._rename(entry, heard, _without(env, self.things_of[heard[0]], x))
        if gone:
            self._drop(gone)

    def _rename(self, entry: Timed, heard: Sequence[int], env: Env) -> None:
        """Let a lasting effect mean other things. heard: the numbers of its abilities. env: what it captures now."""
        serial, number, this, you, _, scopes, stops, by = entry
        new = serial, number, this, you, env, scopes, stops, by
        self.timed = tuple(new if one[0] == serial else one for one in self.timed)
        for row in {self.row_of[one] for one in heard}:
            self.tables[row] = tuple(
                (one[0], one[1], one[2], env, serial) if one[4] == serial else one for one in self.tables[row]
            )

    def _drop(self, gone: Sequence[Timed]) -> None:
        serials = [entry[0] for entry in gone]
        self.timed = tuple(entry for entry in self.timed if entry[0] not in serials)
        self.spreading = self.spreads + sum(entry[2] == EVERY for entry in self.timed)
        for _, number, this, _, _, _, stops, _ in gone:
            for row in {self.row_of[n]: n for n in (number, *stops) if n >= 0}:
                self.tables[row] = tuple(entry for entry in self.tables[row] if entry[4] not in serials)
            if number < 0:
                self._reread(this)

    def _reread(self, x: int) -> None:
        self.events += len(self.timed) // LOOKED_THROUGH
        live = self.where[x] != NOTHING and self.is_live[self.where[x] >> PLACE]
        if live:
            self.leave(x)
        faces = [env[-1] for _, number, this, _, env, *_ in self.timed if number == COPY and this == x]
        self.face[x] = faces[-1] if faces else self.card[x]
        if lent := tuple(env[-1] for _, number, this, _, env, *_ in self.timed if number == LENT and this == x):
            self.lent = {**self.lent, x: lent}
        elif x in self.lent:
            self.lent = {other: faces for other, faces in self.lent.items() if other != x}
        self.blank[x] = int(any(number == BLANK and this == x for _, number, this, *_ in self.timed))
        if live:
            self.enter(x)


def _holds(env: Env, things: Numbers, x: int) -> bool:
    """Whether an effect means a card. things: which of the captured values are things, or sets of things."""
    for at in things:
        value = env[at]
        if x in cast("Numbers", value) if isinstance(value, tuple) else value == x:
            return True
    return False


def _without(env: Env, things: Numbers, x: int) -> Env:
    """Return what an effect captures without a card."""
    found = [*env]
    for at in things:
        value = env[at]
        if isinstance(value, tuple):
            found[at] = tuple(one for one in cast("Numbers", value) if one != x)
        elif value == x:
            found[at] = NOTHING
    return (*found,)
