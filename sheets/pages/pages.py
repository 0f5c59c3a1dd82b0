"""Prepare the pages of a sheet for the template: places of cards, marks, page numbers and a ruler, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypedDict

from .paper import FOLDED, Axis, Page, Paper, Spot

RULER = 80.0  # the length of the ruler, in millimetres
RULER_ROOM = 7.0  # the width of the margin that it needs
NOTE_ROOM = 4.6  # the height of the margin that the page number needs
MARK_LENGTH = 3.0  # of the marks at corners; shorter in a narrow gutter


class PlainPage(TypedDict):
    """A page.

    fronts, backs: for each card its index, its left and top edge, and its turn. cuts, folds: lines that are marked in
    the margins. through: lines to fold that go through the whole page. corners: the corners of the cards with marks,
    and the directions away from the card. area: the left, top, right and bottom edge of all cards together.
    """

    fronts: list[tuple[int, float, float, int]]
    backs: list[tuple[int, float, float, int]]
    cuts: list[tuple[Axis, float]]
    folds: list[tuple[Axis, float]]
    through: list[tuple[Axis, float]]
    corners: list[tuple[float, float, int, int]]
    area: tuple[float, float, float, float]
    ruler: tuple[float, float, Axis] | None
    number: int
    side: str
    noted: bool


def plain_pages(found: Sequence[Page], paper: Paper, words: Mapping[str, str]) -> list[PlainPage]:
    """Return the data of all pages. words: those for the two sides of a sheet."""
    made: list[PlainPage] = []
    number = 0
    for page in found:
        number += not page.is_back
        made.append(_plain(page, paper, number, words["back" if page.is_back else "front"]))
    return made


def sheets(found: Sequence[Page]) -> int:
    """Return how many sheets of paper there are."""
    return sum(not page.is_back for page in found)


def _plain(page: Page, paper: Paper, number: int, side: str) -> PlainPage:
    area = _area(page.spots)
    has_edges, through = paper.marks == "edge", paper.backs == "gutterfold"
    return {
        "fronts": [(index, *_place(spot)) for index, spot in page.fronts],
        "backs": [(index, *_place(spot)) for index, spot in page.backs],
        "cuts": list(page.cuts) if has_edges else [],
        "folds": [] if through else list(page.folds),
        "through": list(page.folds) if through else [],
        "corners": list(_corners(page, paper)) if paper.marks == "corner" and not page.is_back else [],
        "area": area,
        "ruler": _ruler(area, paper) if number == 1 and not page.is_back else None,
        "number": number,
        "side": "" if paper.backs in FOLDED else side,
        "noted": paper.height - area[3] >= NOTE_ROOM + max(0, paper.bleeding - 1),
    }


def _place(spot: Spot) -> tuple[float, float, int]:
    return round(spot.x, 4), round(spot.y, 4), spot.turn


def _area(spots: Sequence[Spot]) -> tuple[float, float, float, float]:
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    right, bottom = max(spot.right for spot in spots), max(spot.bottom for spot in spots)
    return round(left, 4), round(top, 4), round(right, 4), round(bottom, 4)


def _corners(page: Page, paper: Paper) -> Iterator[tuple[float, float, int, int]]:
    """Yield the corners of the cards, without those at which the paper is folded."""
    folds = {(axis, round(at, 4)) for axis, at in page.folds}
    for spot in page.spots:
        for x, right in ((spot.x, -1), (spot.right, 1)):
            for y, down in ((spot.y, -1), (spot.bottom, 1)):
                if not {("x", round(x, 4)), ("y", round(y, 4))} & folds:
                    yield round(x, 4), round(y, 4), right, down


def _ruler(area: tuple[float, float, float, float], paper: Paper) -> tuple[float, float, Axis] | None:
    """Return where a ruler begins, and its direction: in the left margin, or in the upper one; None without room."""
    left, top, *_ = area
    beyond = 1.9 + max(0, paper.bleeding - 1)  # between the cards and the ruler, where crop marks end
    if left - beyond >= RULER_ROOM - 1.9 and paper.height - top >= RULER + 70:
        return round(left - beyond, 4), round(top + 4.4, 4), "y"
    if top - beyond >= RULER_ROOM - 1.9 and paper.width - left >= RULER + 50:
        return round(left + 4.4, 4), round(top - beyond, 4), "x"
    return None
