"""Printed lists of (symbol, size) cells: a list and a place in, the cell there out."""

from __future__ import annotations

from .records import NOTHING


def item(cells: tuple[tuple[int, int], ...], number: int) -> tuple[int, int]:
    """The cell at a place counted from 1; out of range it has no symbol and no size."""
    return cells[number - 1] if 0 < number <= len(cells) else (NOTHING, 0)
