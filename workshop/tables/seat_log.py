"""The log of a game as one seat sees it, in one language."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from ombre.runtime.flow import Play
from ombre.runtime.state import Happened
from ombre.session.view import told

from ..narration.narrator import Narrator


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
        """The lines that are new since the last call."""
        new: list[Happened] = []
        cell = g.history
        while cell is not None and id(cell) not in self._number:
            new.append(cell)
            cell = cell[0]
        kept = 0 if cell is None else self._number[id(cell)]
        for gone in self._cells[kept:]:
            del self._number[id(gone)]
        self._cells[kept:] = reversed(new)
        for number, each in enumerate(self._cells[kept:], kept + 1):
            self._number[id(each)] = number
        first = bisect_left(self._events, kept)
        del self._lines[first:], self._events[first:], self._heads[bisect_left(self._heads, first) :]
        seen = told(g, self.seat, self._cells[kept - 1] if kept else None, self.narrator.moving)
        for number, (key, arguments) in enumerate(seen, kept):
            if line := self.narrator.event(g, key, arguments):
                if self.narrator.scope(key) is not None:
                    self._heads.append(len(self._lines))
                self._lines.append(line)
                self._events.append(number)
        return NewLines(first, tuple(self._lines[first:]), tuple(at for at in self._heads if at >= first))

    def all(self) -> NewLines:
        """All lines that have been returned."""
        return NewLines(0, tuple(self._lines), tuple(self._heads))

    def cell(self, line: int) -> Happened | None:
        """The event of a line, from 0; None if there is no such line."""
        return self._cells[self._events[line]] if 0 <= line < len(self._lines) else None
