"""Lay cards on paper: where each front and each back lies, where to cut and to fold. Pure geometry, in millimetres.

A back lies behind its front if the mirror image of its place is the place of the front. The mirror is a line: the
middle of the paper, about which it is turned over, or the line along which it is folded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Literal, TypeAlias, get_args

from ombre.compiler.projects.files import UsageError
from ombre.translatable import tr

Marks: TypeAlias = Literal["edge", "corner", "none"]
Backs: TypeAlias = Literal["long", "short", "fold", "gutterfold", "none"]
Axis: TypeAlias = Literal["x", "y"]  # what a mirror changes: "x" is a line from top to bottom
FOLDED: tuple[Backs, ...] = ("fold", "gutterfold")
TURNED: tuple[Backs, ...] = ("long", "short")
MARKS: tuple[Marks, ...] = get_args(Marks)
EDGE_BLEED = 1.0  # around cards that share their edges; visible only at the outer edges
SLEEVE = 62.0 / 63.5  # the scale at which a card slips into a sleeve, in front of an old card
MARGIN = 5.0  # many printers leave about as much free
_SLACK = 1e-6  # so that rounding does not refuse what just fits

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}


@dataclass(frozen=True, slots=True)
class Paper:
    """The paper, and how cards lie on it; all lengths are millimetres.

    margin: the edge on which no card lies, because a printer cannot print there. gutter: the distance of two cards.
    bleed: how far the background of a card goes beyond its edge; None: as far as looks best. offset: how far the
    printer shifts the back side to the right and down. up: how many cards a page has, made smaller until they fit; 0:
    cards have their own size, and a page has as many as fit. scale: how much smaller cards are at least.
    """

    width: float = PAPERS["a4"][0]
    height: float = PAPERS["a4"][1]
    margin: float = MARGIN
    gutter: float = 0.0
    bleed: float | None = None
    marks: Marks = "edge"
    backs: Backs = "long"
    offset: tuple[float, float] = (0.0, 0.0)
    up: int = 0
    scale: float = 1.0

    @property
    def bleeding(self) -> float:
        """The width of the bleed."""
        if self.bleed is not None:
            return self.bleed
        return min(EDGE_BLEED, self.gutter / 2) if self.gutter else EDGE_BLEED


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a card: its left and top edge, its width and height there, and how far it is turned clockwise."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def mirrored(self, axis: Axis, at: float) -> Spot:
        """The place behind this one, if the paper is turned over or folded along the line `at`.

        The card behind is turned so that it is upright for somebody who turns over a cut card from left to right.
        """
        if axis == "x":
            return replace(self, x=2 * at - self.right, turn=-self.turn % 360)
        return replace(self, y=2 * at - self.bottom, turn=(180 - self.turn) % 360)

    def moved(self, right: float, down: float) -> Spot:
        return replace(self, x=self.x + right, y=self.y + down)


@dataclass(frozen=True, slots=True)
class Placement:
    """The places for cards of one size on a page.

    scale: how much smaller than their own size the cards are printed. fronts, backs: the places on the page, and
    behind each of them that of its back; no backs if there are none. folds: the lines along which the page is folded,
    each with the direction in which it mirrors.
    """

    scale: float
    fronts: tuple[Spot, ...]
    backs: tuple[Spot, ...]
    folds: tuple[tuple[Axis, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper: the cards on it, each by its index and its place, and the lines to cut and fold.

    fronts, backs: the cards whose front or back is on this side. cuts, folds: lines, "x" from top to bottom.
    """

    fronts: tuple[tuple[int, Spot], ...] = ()
    backs: tuple[tuple[int, Spot], ...] = ()
    cuts: tuple[tuple[Axis, float], ...] = ()
    folds: tuple[tuple[Axis, float], ...] = ()

    @property
    def is_back(self) -> bool:
        return not self.fronts

    @property
    def spots(self) -> list[Spot]:
        return [spot for _, spot in (*self.fronts, *self.backs)]


# ------------------------------------------------------------------------------------------------- places on a page


@dataclass(frozen=True, slots=True)
class _Grid:
    """Equal cells in rows and columns. turn: how far cards are turned. cell: the size of the cell."""

    columns: int
    rows: int
    cell: tuple[float, float]
    gutter: float
    turn: int

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def width(self) -> float:
        return self.columns * self.cell[0] + (self.columns - 1) * self.gutter

    @property
    def height(self) -> float:
        return self.rows * self.cell[1] + (self.rows - 1) * self.gutter

    def places(self, left: float, top: float) -> Iterator[tuple[float, float]]:
        """Yield the left and top edge of each cell, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield left + column * (self.cell[0] + self.gutter), top + row * (self.cell[1] + self.gutter)


def most(space: float, length: float, gutter: float) -> int:
    """Return how many things of a length fit into a space, with gutters between them."""
    return max(0, floor((space + gutter + _SLACK) / (length + gutter)))


def _sizes(width: float, height: float) -> Iterator[tuple[int, float, float]]:
    """Yield the ways in which a card can lie: upright, and turned."""
    yield 0, width, height
    yield 90, height, width


def _fitting(width: float, height: float, space: tuple[float, float], gutter: float, pair: Axis | None) -> _Grid:
    """Return the grid with the most cards in a space; cards are turned only if more fit.

    pair: each cell has two cards side by side ("x") or one above the other ("y").
    """
    found: list[_Grid] = []
    for turn, wide, high in _sizes(width, height):
        cell = wide * (2 if pair == "x" else 1), high * (2 if pair == "y" else 1)
        found.append(_Grid(most(space[0], cell[0], gutter), most(space[1], cell[1], gutter), cell, gutter, turn))
    return max(found, key=lambda grid: grid.count)  # the first of several


def lay(width: float, height: float, paper: Paper, scale: float = 1.0) -> Placement:
    """Return the places of cards of a size on a page; raise UsageError if none fits.

    width, height: of a card. scale: how much smaller the cards are printed, see `shrunk`.
    """
    check(paper)
    wide, high = width * scale, height * scale
    make = {"fold": _pairs, "gutterfold": _halves}.get(paper.backs, _turned_over)
    found = make(wide, high, paper)
    if not found.fronts:
        raise _no_room(wide, high, paper)
    if paper.up:
        found = replace(found, fronts=found.fronts[: paper.up], backs=found.backs[: paper.up])
    return replace(found, scale=scale)


def _turned_over(width: float, height: float, paper: Paper) -> Placement:
    """Fronts on one side of the paper, backs on the other."""
    space = paper.width - 2 * paper.margin, paper.height - 2 * paper.margin
    grid = _fitting(width, height, space, paper.gutter, None)
    places = grid.places((paper.width - grid.width) / 2, (paper.height - grid.height) / 2)
    fronts = tuple(Spot(x, y, *grid.cell, grid.turn) for x, y in places)
    if paper.backs == "none":
        return Placement(1.0, fronts, ())
    axis, at = mirror(paper)
    right, down = paper.offset
    return Placement(1.0, fronts, tuple(spot.mirrored(axis, at).moved(-right, -down) for spot in fronts))


def mirror(paper: Paper) -> tuple[Axis, float]:
    """Return the line about which a printer turns the paper over."""
    is_upright = paper.width <= paper.height
    if is_upright == (paper.backs == "long"):
        return "x", paper.width / 2
    return "y", paper.height / 2


def _pairs(width: float, height: float, paper: Paper) -> Placement:
    """Each back beside its front, with the line of the fold between them."""
    space = paper.width - 2 * paper.margin, paper.height - 2 * paper.margin
    axes: tuple[Axis, ...] = ("x", "y")
    grids: list[tuple[Axis, _Grid]] = [(axis, _fitting(width, height, space, paper.gutter, axis)) for axis in axes]
    axis, grid = max(grids, key=lambda found: found[1].count)
    left, top = (paper.width - grid.width) / 2, (paper.height - grid.height) / 2
    fronts: list[Spot] = []
    backs: list[Spot] = []
    folds: dict[float, None] = {}
    for x, y in grid.places(left, top):
        wide, high = grid.cell[0] / (2 if axis == "x" else 1), grid.cell[1] / (2 if axis == "y" else 1)
        # Side by side, the front is on the left; one above the other, it is below, and its back stands on its head.
        front = Spot(x, y if axis == "x" else y + high, wide, high, grid.turn)
        at = front.right if axis == "x" else front.y
        fronts.append(front)
        backs.append(front.mirrored(axis, at))
        folds[round(at, 6)] = None
    return Placement(1.0, tuple(fronts), tuple(backs), tuple((axis, at) for at in folds))


def _halves(width: float, height: float, paper: Paper) -> Placement:
    """Fronts on one half of the paper, backs on the other; the paper is folded once, in the middle."""
    gap = max(paper.gutter, 2 * paper.bleeding) / 2  # between the fold and the cards
    axes: tuple[Axis, ...] = ("y", "x")
    grids: list[tuple[Axis, _Grid]] = []
    for axis in axes:
        across, along = (paper.width, paper.height) if axis == "x" else (paper.height, paper.width)
        half, whole = across / 2 - paper.margin - gap, along - 2 * paper.margin
        space = (half, whole) if axis == "x" else (whole, half)
        grids.append((axis, _fitting(width, height, space, paper.gutter, None)))
    axis, grid = max(grids, key=lambda found: found[1].count)
    at = (paper.width if axis == "x" else paper.height) / 2
    # Fronts are on the left, or below; backs above them stand on their heads.
    left = at - gap - grid.width if axis == "x" else (paper.width - grid.width) / 2
    top = (paper.height - grid.height) / 2 if axis == "x" else at + gap
    fronts = tuple(Spot(x, y, *grid.cell, grid.turn) for x, y in grid.places(left, top))
    return Placement(1.0, fronts, tuple(spot.mirrored(axis, at) for spot in fronts), ((axis, at),))


# ------------------------------------------------------------------------------------------------------ refusals


def check(paper: Paper) -> None:
    """Raise UsageError for lengths that do not go together."""
    bleed = paper.bleeding
    if paper.gutter and 2 * bleed > paper.gutter + _SLACK:
        raise UsageError(
            tr(
                "a bleed of {0} mm around each card needs a gutter of {1} mm, not of {2} mm: write --gutter {1}",
                f"{bleed:g}",
                f"{2 * bleed:g}",
                f"{paper.gutter:g}",
            )
        )
    if paper.marks == "corner" and not paper.gutter:
        raise UsageError(tr("--marks corner needs a gutter, because the marks are between the cards: write --gutter 4"))


def _no_room(width: float, height: float, paper: Paper) -> UsageError:
    """Return the refusal of a card that is too large for the paper, with the numbers."""
    room = f"{paper.width - 2 * paper.margin:.4g} × {paper.height - 2 * paper.margin:.4g}"
    card = f"{width:.4g} × {height:.4g}"
    match paper.backs:
        case "fold":
            return UsageError(
                tr("a card of {0} mm and its back beside it do not fit: the paper has room for {1} mm", card, room)
            )
        case "gutterfold":
            return UsageError(
                tr(
                    "a card of {0} mm does not fit on half of the paper, which as a whole has room for {1} mm",
                    card,
                    room,
                )
            )
        case _:
            return UsageError(tr("a card of {0} mm does not fit: the paper has room for {1} mm", card, room))


# -------------------------------------------------------------------------------------------------- smaller cards


def shrunk(width: float, height: float, paper: Paper) -> float:
    """Return the largest scale at which as many cards of a size as `paper.up` says fit on a page,
    or that of the paper.
    """
    if not paper.up:
        return paper.scale
    return max(_scales(width, height, paper), default=0.0)


def _scales(width: float, height: float, paper: Paper) -> Iterator[float]:
    """Yield a scale for each number of columns at which the cards fit."""
    gap = max(paper.gutter, 2 * paper.bleeding)
    for turn_width, turn_height in ((width, height), (height, width)):
        for columns in range(1, paper.up + 1):
            rows = ceil(paper.up / columns)
            for (across, down), (extra_x, extra_y) in _spans(paper.backs, columns, rows):
                room_x = paper.width - 2 * paper.margin - (columns - 1) * paper.gutter
                room_y = paper.height - 2 * paper.margin - (rows - 1) * paper.gutter
                if extra_x:
                    room_x = paper.width / 2 - paper.margin - gap / 2 - (columns - 1) * paper.gutter
                if extra_y:
                    room_y = paper.height / 2 - paper.margin - gap / 2 - (rows - 1) * paper.gutter
                scale = min(paper.scale, room_x / (across * turn_width), room_y / (down * turn_height))
                if scale > 0:
                    yield scale


def _spans(backs: Backs, columns: int, rows: int) -> list[tuple[tuple[int, int], tuple[bool, bool]]]:
    """Return how many cards lie side by side and one above the other, and whether only half of a side is free."""
    match backs:
        case "fold":
            return [((2 * columns, rows), (False, False)), ((columns, 2 * rows), (False, False))]
        case "gutterfold":
            return [((columns, rows), (False, True)), ((columns, rows), (True, False))]
        case _:
            return [((columns, rows), (False, False))]


# ---------------------------------------------------------------------------------------------------------- pages


def pages(sizes: Sequence[tuple[float, float]], paper: Paper) -> list[Page]:
    """Return the sides of all sheets, for cards of these sizes: each side of fronts, and that of its backs, if any.

    Each size has pages of its own, the smallest first. With `up`, this many of the smallest cards are on a page, and
    larger ones are made smaller by the same scale.
    """
    order = sorted({*sizes}, key=lambda size: (size[0] * size[1], size))
    scale = shrunk(*order[0], paper) if order else 1.0
    found: list[Page] = []
    for size in order:
        layout = lay(*size, paper, scale)
        cards = [index for index, own in enumerate(sizes) if own == size]
        each = len(layout.fronts)
        for start in range(0, len(cards), each):
            found += _sides(cards[start : start + each], layout, paper)
    return found


def _sides(cards: Sequence[int], layout: Placement, paper: Paper) -> list[Page]:
    """Return the side with these cards, and that with their backs if it is another one."""
    fronts = tuple(zip(cards, layout.fronts, strict=False))
    backs = tuple(zip(cards, layout.backs, strict=False))
    if paper.backs in FOLDED:
        both = Page(fronts, backs)
        folds = tuple(fold for fold in layout.folds if paper.backs == "gutterfold" or _touches(both, fold))
        return [replace(both, cuts=_cuts(both.spots, folds), folds=folds)]
    front = Page(fronts, cuts=_cuts([spot for _, spot in fronts], ()))
    return [front, Page(backs=backs)] if backs else [front]


def _touches(page: Page, fold: tuple[Axis, float]) -> bool:
    axis, at = fold
    return any(abs((spot.x if axis == "x" else spot.y) - at) < _SLACK for spot in page.spots)


def _cuts(spots: Sequence[Spot], folds: Sequence[tuple[Axis, float]]) -> tuple[tuple[Axis, float], ...]:
    """Return the lines along which to cut: all edges of cards, except those at which the paper is folded."""
    found: dict[tuple[Axis, float], None] = {}
    for spot in spots:
        for x in (spot.x, spot.right):
            found["x", round(x, 4)] = None
        for y in (spot.y, spot.bottom):
            found["y", round(y, 4)] = None
    for axis, at in folds:
        found.pop((axis, round(at, 4)), None)
    return tuple(sorted(found))
