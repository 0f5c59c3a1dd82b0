"""Rows of a thing: a printed list of (symbol, size) cells is read, a row of a property is written as a new one."""

from __future__ import annotations

from typing import Any

from .records import NOTHING


def item(cells: tuple[tuple[int, int], ...], number: int) -> tuple[int, int]:
    """The cell at a place counted from 1; out of range it has no symbol and no size."""
    return cells[number - 1] if 0 < number <= len(cells) else (NOTHING, 0)


def put(column: dict[int, Any], x: int, at: int, value: int) -> None:
    """Write one entry of the row of a thing. Copies of a game share their rows, so the row is made anew."""
    row = column[x]
    column[x] = {**row, at: value} if isinstance(row, dict) else (*row[:at], value, *row[at + 1 :])
