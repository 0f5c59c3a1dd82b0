"""Read a cell of a printed list of (symbol, size) cells, and write an entry of a property with several entries."""

from __future__ import annotations

from typing import TypeVar, overload

from .records import NOTHING, Cells, Numbers, Row

Rows = TypeVar("Rows", Numbers, dict[int, int])


def item(cells: Cells, number: int) -> tuple[int, int]:
    """Return the cell at a position, counted from 1; outside of the list, a cell without a symbol, of size 0."""
    return cells[number - 1] if 0 < number <= len(cells) else (NOTHING, 0)


def put(column: dict[int, Rows], x: int, at: int, value: int) -> None:
    """Write one entry of the row of a thing: a changed copy replaces the row, because copies of a game share rows."""
    row = column[x]
    if row[at] != value:
        column[x] = _with(row, at, value)


@overload
def _with(row: Numbers, at: int, value: int) -> Numbers: ...
@overload
def _with(row: dict[int, int], at: int, value: int) -> dict[int, int]: ...
def _with(row: Row, at: int, value: int) -> Row:
    return {**row, at: value} if isinstance(row, dict) else (*row[:at], value, *row[at + 1 :])
