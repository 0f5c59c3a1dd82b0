"""The log of a game as one seat sees it, in one language."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from ombre.runtime.flow import Play
from ombre.runtime.state import Happened
from ombre.session.view import told
from ombre.workshop.narration.narrator import Narrator

MOST_PARTS, SHORT = 300, 300
"""Parts of a game, such as turns, that are told at once; and lines that are told anew when somebody has another name.

Parts are counted, because everybody knows their number. Who wants to read earlier ones looks at an earlier moment.
"""


class NewLines(NamedTuple):
    """What has changed in a log: the lines from a number on are replaced.

    heads: the numbers of the lines that say that a part of the game begins, such as a turn.
    """

    first: int
    lines: tuple[str, ...]
    heads: tuple[int, ...]


class SeatLog:
    """A log that grows. A unit that is run again replaces its events, and an undone answer removes events.

    Events that are not told have no line: how many there were can follow from hidden cards.
    """

    def __init__(self, narrator: Narrator, seat: int) -> None:
        self.narrator, self.seat = narrator, seat
        self._cells: list[Happened] = []
        self._number: dict[int, int] = {}  # id of a cell -> its number, from 1
        self._lines: list[str] = []
        self._events: list[int] = []  # for each line, the number of its event, from 0
        self._heads: list[int] = []

    def more(self, g: Play) -> NewLines:
        """The lines that are new since the last call; at first, those of the last parts of the game."""
        new: list[Happened] = []
        cell, parts = g.history, 0
        while cell is not None and id(cell) not in self._number and parts < MOST_PARTS:
            new.append(cell)
            if self.narrator.scope(cell[1]) is not None and self.narrator.event(g, cell[1], cell[2]):
                parts += 1
            cell = cell[0]
        kept = 0 if cell is None else self._number.get(id(cell), 0)
        for gone in self._cells[kept:]:
            del self._number[id(gone)]
        self._cells[kept:] = reversed(new)
        for number, each in enumerate(self._cells[kept:], kept + 1):
            self._number[id(each)] = number
        first = bisect_left(self._events, kept)
        del self._lines[first:], self._events[first:], self._heads[bisect_left(self._heads, first) :]
        seen = told(g, self.seat, cell, self.narrator.moving)
        for number, (key, arguments) in enumerate(seen, kept):
            if line := self.narrator.event(g, key, arguments):
                if self.narrator.scope(key) is not None:
                    self._heads.append(len(self._lines))
                self._lines.append(line)
                self._events.append(number)
        return NewLines(first, tuple(self._lines[first:]), tuple(at for at in self._heads if at >= first))

    @property
    def is_short(self) -> bool:
        """Whether all of it can be told anew at once."""
        return len(self._lines) <= SHORT

    def all(self) -> NewLines:
        """All lines that have been returned."""
        return NewLines(0, tuple(self._lines), tuple(self._heads))

    def cell(self, line: int) -> Happened | None:
        """The event of a line, from 0; None if there is no such line."""
        return self._cells[self._events[line]] if 0 <= line < len(self._lines) else None
