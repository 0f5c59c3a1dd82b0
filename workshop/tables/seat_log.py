"""The log of a game as one seat sees it, in one language."""

from __future__ import annotations

from typing import NamedTuple

from ombre.runtime.flow import Play
from ombre.runtime.state import Happened
from ombre.session.view import told

from ..narration.narrator import Narrator


class NewLines(NamedTuple):
    """What has changed in a log: the lines from a number on are replaced. An empty line is one that is not told.

    heads: the numbers of the lines that say that a part of the game begins, such as a turn.
    """

    first: int
    lines: tuple[str, ...]
    heads: tuple[int, ...]


class SeatLog:
    """A log that grows. A unit that is run again replaces its events, and an undone answer removes events."""

    def __init__(self, narrator: Narrator, seat: int) -> None:
        self.narrator, self.seat = narrator, seat
        self._cells: list[Happened] = []
        self._lines: list[str] = []
        self._heads: list[int] = []
        self._number: dict[int, int] = {}  # id of a cell -> its number, from 1

    def more(self, g: Play) -> NewLines:
        """The lines that are new since the last call."""
        new: list[Happened] = []
        cell = g.history
        while cell is not None and id(cell) not in self._number:
            new.append(cell)
            cell = cell[0]
        first = 0 if cell is None else self._number[id(cell)]
        for gone in self._cells[first:]:
            del self._number[id(gone)]
        self._cells[first:] = reversed(new)
        for number, each in enumerate(self._cells[first:], first + 1):
            self._number[id(each)] = number
        events = told(g, self.seat, self._cells[first - 1] if first else None, self.narrator.moving)
        lines = tuple(self.narrator.event(g, key, arguments) for key, arguments in events)
        heads = tuple(at for at, (key, _) in enumerate(events, first) if self.narrator.scope(key) is not None)
        self._lines[first:] = lines
        self._heads = [*(at for at in self._heads if at < first), *heads]
        return NewLines(first, lines, heads)

    def all(self) -> NewLines:
        """All lines that have been returned."""
        return NewLines(0, tuple(self._lines), tuple(self._heads))

    def cell(self, line: int) -> Happened | None:
        """The event of a line, from 0; None if there is no such line."""
        return self._cells[line] if 0 <= line < len(self._cells) else None
