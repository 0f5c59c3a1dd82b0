"""Make declarations from the table of constructs: the example line of a row, with the lines that it needs around it."""

from __future__ import annotations

from ombre.dsl.constructs import CONSTRUCTS, Construct, Place


def opener(place: Place) -> Construct:
    """The construct that opens a block for lines of this place."""
    return next(row for row in CONSTRUCTS if row.opens is place is not row.places[-1])


def around(place: Place) -> list[str]:
    """The lines that must stand above a line of this place, with their indentation."""
    if place is Place.FILE:
        return []
    row = opener(place)
    above = around(row.places[0])
    return [*above, "  " * len(above) + row.example]


def block(place: Place | None, depth: int) -> list[str]:
    """The lines of the shortest block for lines of this place."""
    if place is None:
        return []
    first = {rule for row in CONSTRUCTS for rule in row.after.split("|")} - {"table_cell"}
    rows = [row for row in CONSTRUCTS if place in row.places and not row.after and row.rule not in first]
    row = next((row for row in rows if row.opens is None), rows[0])
    return ["  " * depth + row.example, *block(row.opens, depth + 1)]


def sample(row: Construct, place: Place, depth: int | None = None) -> tuple[list[str], int]:
    """The lines of a declaration that contains a construct in one of its places, and the number of the line with it."""
    above = around(place)
    deep = len(above) if depth is None else depth
    before: list[str] = []
    if row.after and place is not Place.TABLE:
        other = next(one for one in CONSTRUCTS if one.rule == row.after.split("|")[0])
        before = ["  " * len(above) + other.example, *block(other.opens, len(above) + 1)]
    elif row.after:
        before = ["  " * len(above) + next(one.example for one in CONSTRUCTS if one.rule == "table_cell")]
    opens = row.opens or (Place.BLOCK if row.example.endswith(":") else None)
    return [*above, *before, "  " * deep + row.example, *block(opens, deep + 1)], len(above) + len(before)
