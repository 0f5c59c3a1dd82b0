"""Cards that leave play: how they last were, and what their going away ends.

A card goes away when it leaves play, and when it goes from one place out of play to another.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Self

from .declared import PLACE, Column
from .listening import Listeners
from .records import NOTHING, Numbers, Row


class Leaving(Listeners):
    """A game that remembers cards that leave play, and lets them go."""

    __slots__ = ()

    has_play: ClassVar[bool]  # whether there are live zones
    pointing: ClassVar[list[tuple[Column, ...]]]  # kind -> the columns whose entries can be cards of this kind

    # ------------------------------------------------------------------------------------------ as it last was

    def seek(self) -> dict[int, Self] | None:
        """Begin to remember cards that leave play, for an effect or an event; return where, if cards can be in play."""
        past: dict[int, Self] | None = {} if self.has_play else None
        self.ghosts = (*self.ghosts, past)
        return past

    def sought(self) -> dict[int, Self] | None:
        """End what `seek` began; return the cards that have left since."""
        found = self.ghosts[-1]
        self.ghosts = self.ghosts[:-1]
        return found

    def was(self, x: int, since: int, past: dict[int, Self] | None, other: dict[int, Self] | None = None) -> Self:
        """Return the game in which a card is read: this one, or if the card has left play, the one just before.

        since: see `kept`. past, other: where it may be remembered.
        """
        if x < 0 or self.is_live[self.where[x] >> PLACE] and (x not in self.strays or self.kept(x, since)):
            return self
        if past is not None and x in past:
            return past[x]
        return other[x] if other is not None and x in other else self

    def forget(self, x: int, *pasts: dict[int, Self] | None) -> None:
        """Read a card as it is now, although it has left play: an effect has changed it since."""
        if x >= 0 and not self.is_live[self.where[x] >> PLACE]:
            for past in pasts:
                if past:
                    past.pop(x, None)

    def remember(self: Self, cards: Sequence[int], zone: int) -> None:
        """Remember those cards that leave play for a zone, all as they are now, or as they were when a batch began."""
        if not self.has_play or self.is_live[zone >> PLACE]:
            return
        leaving = [x for x in cards if self.is_live[self.where[x] >> PLACE]]
        for past in self.ghosts:
            if past is not None and leaving:
                twin = self.as_it_was(leaving)
                for x in leaving:
                    past[x] = twin

    def as_it_was(self, leaving: Sequence[int]) -> Self:
        """Return a copy of the game in which cards are read that leave now.

        All that leave in one batch are read in the copy from before the first of them.
        """
        if self.twin is not None and self.twin.has_in_play(leaving):
            return self.twin
        twin = self.clone()
        twin.stop()
        if self.late is not None:
            self.twin = twin
        return twin

    def has_in_play(self, cards: Sequence[int]) -> bool:
        for x in cards:
            if x >= len(self.kind) or not self.is_live[self.where[x] >> PLACE]:
                return False
        return True

    # ------------------------------------------------------------------------------- cards that have been away

    def kept(self, x: int, since: int) -> bool:
        """Whether a card that an effect has named is still the same: nothing but this effect has moved it away.

        since: how often cards had gone away when the effect named it.
        """
        if x not in self.strays:
            return x >= 0
        away, by = self.strays[x]
        return away <= since or by == self.run

    def all_kept(self, args: Numbers, cards: Sequence[int], since: int) -> bool:
        """Whether all cards among the arguments of an event are still the same. cards: their indexes."""
        for at in cards:
            if not self.kept(args[at], since):
                return False
        return True

    def still(self, x: int, since: int) -> int:
        """Return a card that an effect has named; NOTHING if it has been away."""
        return x if self.kept(x, since) else NOTHING

    def those(self, cards: Sequence[int], since: int) -> Numbers:
        """Return those of some cards that an effect has named which have not been away."""
        return tuple(x for x in cards if self.kept(x, since))

    def go_away(self, x: int) -> None:
        """Let all that means a card mean nothing: the card leaves play, or goes to another place out of play."""
        self.aways += 1
        self.strays[x] = self.aways, self.run
        if self.spent:
            self.spent = tuple(use for use in self.spent if use[2] != x)
        for column in self.pointing[self.kind[x]]:
            if column.width or column.kind == NOTHING or x in getattr(self, column.attribute):
                self._note(column, x)  # most cards are referred to by nothing
        if self.timed:
            self._lose(x)

    def _note(self, column: Column, x: int) -> None:
        """Note which entries of a column refer to a card that goes away; until the running effect ends, they do."""
        held = getattr(self, column.attribute)
        if column.kind == NOTHING:
            if x in _entries(held) if column.width else held == x:
                self.fading += ((column.attribute, NOTHING, x, self.run),)
        elif column.width:
            for at, row in held.items():
                if x in _entries(row):
                    self.fading += ((column.attribute, at, x, self.run),)
        else:
            for at, value in enumerate(held):
                if value == x:
                    self.fading += ((column.attribute, at, x, self.run),)

    def fade(self) -> None:
        """Let properties refer to nothing whose cards the effect that ends has moved away."""
        for attribute, at, x, run in self.fading:
            if run != self.run:
                continue
            held = getattr(self, attribute)
            if at == NOTHING:
                setattr(self, attribute, _elsewhere(held, x))
            else:
                held[at] = _elsewhere(held[at], x)
        self.fading = tuple(entry for entry in self.fading if entry[3] != self.run)

    def refers(self, attribute: str, at: int = NOTHING) -> None:
        """Note that an effect has just said to which card a property refers: it means the card where it is now."""
        if self.fading:
            self.fading = tuple(entry for entry in self.fading if entry[:2] != (attribute, at))


def _entries(row: list[int] | Row) -> Collection[int]:
    """Return the entries of a property that has several."""
    return row.values() if isinstance(row, dict) else row


def _elsewhere(value: int | list[int] | Row, x: int) -> int | list[int] | Row:
    """Return the value, or the entries, of a property that refers to things, with NOTHING for a card."""
    if isinstance(value, int):
        return NOTHING if value == x else value
    if isinstance(value, dict):
        return {index: NOTHING if one == x else one for index, one in value.items()}
    found = [NOTHING if one == x else one for one in value]
    return found if isinstance(value, list) else (*found,)
