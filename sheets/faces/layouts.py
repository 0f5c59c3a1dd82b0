"""Layouts: the grid of a card in millimetres, its areas, and how they and what they hold look."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypedDict, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from ombre.compiler.projects.yaml_types import type_of

from .options import (
    Align,
    BoxPlace,
    Colour,
    Count,
    Flow,
    Font,
    Holds,
    Millimetres,
    Names,
    Outline,
    Point,
    Points,
    Side,
    SmallPoints,
    Stand,
)
from .printed import FORMATS, Format

REST = "rest"  # an area that holds the `rest` takes each widget that no other area holds
ALONE = ("title", "foot")  # what a card has without a widget, and shows only in an area that says so
BLEED = "bleed"
EMPTY = "."  # a cell of the grid without an area
MOST_TRACKS, MOST_AREAS = 24, 48
TRACK = r"^[1-9]\d?(\.\d)?fr$"  # a share of the rest


class Area(Struct, frozen=True):
    """A rectangle of a card, drawn in this order: fill, content, border, corners, stroke.

    holds: the sorts of widgets that are put here. side: of corners, only those of this side. flow: one below the other,
    or beside each other in equal parts. at: its place if it is not in the grid. over: the areas of the grid that it
    covers. under: the area below which it is drawn. collapse: what is left of its row or column if it is empty.
    corners: the colour that hides what is outside of the outline. border: the colour of the border of the face.
    pattern: whether the fill has the pattern of the frame. hug: the area is only as high as its content. middle: where
    the medallion of a drawn picture is.
    """

    holds: Holds = ()
    side: Side = ""
    flow: Flow = "down"
    at: BoxPlace | None = None
    over: Names = ()
    under: Names = ()
    collapse: Millimetres | None = None
    fill: Colour = ""
    pattern: bool = False
    ink: Colour = ""
    stroke: Colour = ""
    line: Millimetres = 0.5
    outline: Outline = "rectangle"
    radius: Millimetres | None = None
    corners: Colour = ""
    border: Colour = ""
    divide: Colour = ""
    clip: bool = False
    hug: bool = False
    padding: Millimetres = 0
    align: Align = "start"
    stand: Stand = "middle"
    middle: Point = (50.0, 50.0)


class TitleLook(TypedDict, total=False):
    """The title. smallest: the size below which it is too long; above 10 points it is set on one line if that fits."""

    ink: Colour
    font: Font
    size: Points
    smallest: Points
    align: Align


class CornerLook(TypedDict, total=False):
    """A badge. fill, ink, stroke: with a number. paper, print, rim: with the icon of a value."""

    fill: Colour
    ink: Colour
    stroke: Colour
    paper: Colour
    print: Colour
    rim: Colour
    size: Millimetres


class PictureLook(TypedDict, total=False):
    """A drawn picture. from, to: the colours of its ground. fill, ink, stroke: the medallion with the icon."""

    start: Colour
    end: Colour
    fill: Colour
    ink: Colour
    stroke: Colour


class LineLook(TypedDict, total=False):
    """A strip with words."""

    fill: Colour
    ink: Colour
    font: Font
    size: Points
    height: Millimetres


class PipsLook(TypedDict, total=False):
    """Symbols in a row. height: of the whole row."""

    fill: Colour
    stroke: Colour
    height: Millimetres


class TrackLook(TypedDict, total=False):
    """Boxes in a row. fill: behind the boxes. paper, stroke: the boxes. size: the side of a box at most."""

    fill: Colour
    paper: Colour
    stroke: Colour
    size: Millimetres


class TextLook(TypedDict, total=False):
    """The rules. air: the room above and below together. head, paper: of a box with a heading. print: the heading."""

    ink: Colour
    size: Points
    font: Font
    air: Millimetres
    head: Colour
    print: Colour
    paper: Colour
    hyphenate: bool


class WordsLook(TypedDict, total=False):
    """Words that are no rules. rule: the colour of the line above them."""

    ink: Colour
    font: Font
    rule: Colour


class RowsLook(TypedDict, total=False):
    """A list of properties. columns: how many rows are beside each other."""

    ink: Colour
    rule: Colour
    size: Points
    height: Millimetres
    columns: Count


class TableLook(TypedDict, total=False):
    """Tables and charts. fill, print: the heads of columns. band: every second row."""

    ink: Colour
    title: Colour
    fill: Colour
    print: Colour
    band: Colour
    rule: Colour


class StatLook(TypedDict, total=False):
    """Figures. size, smallest: in points."""

    ink: Colour
    size: Points
    smallest: Points


class FootLook(TypedDict, total=False):
    """The foot."""

    ink: Colour
    size: SmallPoints


class LayoutLooks(TypedDict, total=False):
    """How what areas hold looks."""

    title: TitleLook
    corner: CornerLook
    picture: PictureLook
    line: LineLook
    pips: PipsLook
    track: TrackLook
    text: TextLook
    words: WordsLook
    rows: RowsLook
    table: TableLook
    stat: StatLook
    foot: FootLook


LOOKS: Mapping[str, type] = get_type_hints(LayoutLooks)
COLOURED = {
    (sort, option)
    for sort, look in LOOKS.items()
    for option, kind in get_type_hints(look, include_extras=True).items()
    if type_of(kind).mark.names == "colour"
}


class GridTrack(NamedTuple):
    """A column or a row of a grid: its millimetres, or its share of the rest."""

    size: float
    share: bool

    @classmethod
    def of(cls, written: float | str) -> GridTrack:
        """Read `12.5` or `1fr`."""
        return cls(float(str(written).removesuffix("fr")), isinstance(written, str))


class Rect(NamedTuple):
    """A place on a card, in millimetres from its left upper corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class SummaryFace:
    """How the summary of a turn looks. format: its size, if it is not that of the layout."""

    layout: str = "summary"
    format: Format | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a card. grid: names of areas, row by row. looks: the options of what areas hold, by sort."""

    name: str
    format: Format = FORMATS["card"]
    margin: float = 0.0
    columns: tuple[GridTrack, ...] = (GridTrack(1, True),)
    rows: tuple[GridTrack, ...] = (GridTrack(1, True),)
    grid: tuple[tuple[str, ...], ...] = ()
    areas: Mapping[str, Area] = field(default_factory=dict[str, Area])
    looks: Mapping[str, Mapping[str, object]] = field(default_factory=dict[str, Mapping[str, object]])

    def area_for(self, sort: str, side: str = "", wanted: str = "") -> str:
        """Return the area for a widget: the wanted one, or the first that holds its sort; "" if there is none."""
        if wanted:
            return wanted if wanted in self.areas else ""
        fitting = [name for name, area in self.areas.items() if not area.side or area.side == side]
        for held in (sort,) if sort in ALONE else (sort, REST):
            found = next((name for name in fitting if held in self.areas[name].holds), "")
            if found:
                return found
        return ""

    def spans(self) -> dict[str, tuple[int, int, int, int]]:
        """Return the first and last column and the first and last row of each area in the grid."""
        found: dict[str, tuple[int, int, int, int]] = {}
        for y, row in enumerate(self.grid):
            for x, name in enumerate(row):
                if name != EMPTY:
                    left, right, top, bottom = found.get(name, (x, x, y, y))
                    found[name] = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        return found

    def crossing(self) -> list[str]:
        """Return the areas whose cells in the grid are no rectangle."""
        return [
            name
            for name, (left, right, top, bottom) in self.spans().items()
            if any(self.grid[y][x] != name for y in range(top, bottom + 1) for x in range(left, right + 1))
        ]

    def placed(self, full: Collection[str], format: Format, mirrored: bool = False) -> dict[str, Rect]:
        """Return the place of each area. full: the areas that hold something. mirrored: for writing to the left."""
        spans = self.spans()
        across, down = (
            self._sizes(self.columns, {n: (s[0], s[1]) for n, s in spans.items()}, full, format.width),
            self._sizes(self.rows, {n: (s[2], s[3]) for n, s in spans.items()}, full, format.height),
        )
        found: dict[str, Rect] = {}
        for name, area in self.areas.items():
            if area.at is not None:
                if isinstance(area.at, str):
                    found[name] = Rect(0.0, 0.0, format.width, format.height)
                else:
                    found[name] = Rect(*astuple(area.at))
                continue
            covered = [spans[one] for one in (area.over or (name,)) if one in spans]
            if covered:
                left, right = min(s[0] for s in covered), max(s[1] for s in covered)
                top, bottom = min(s[2] for s in covered), max(s[3] for s in covered)
                x, y = self.margin + sum(across[:left]), self.margin + sum(down[:top])
                found[name] = Rect(x, y, sum(across[left : right + 1]), sum(down[top : bottom + 1]))
        if mirrored:
            found = {n: r._replace(x=format.width - r.x - r.width) for n, r in found.items()}
        return found

    def _sizes(
        self, tracks: Sequence[GridTrack], spans: Mapping[str, tuple[int, int]], full: Collection[str], whole: float
    ) -> list[float]:
        """Return the sizes of columns or rows; those of empty areas that collapse are smaller."""
        sizes: list[float] = []
        for number, track in enumerate(tracks):
            here = [n for n, (first, last) in spans.items() if first == last == number and n in self.areas]
            left = [self.areas[n].collapse for n in here]
            gone = [size for size in left if size is not None]
            empty = bool(here) and len(gone) == len(here) and not any(n in full for n in here)
            sizes.append(max(gone) if empty else -track.size if track.share else track.size)
        rest = max(whole - 2 * self.margin - sum(size for size in sizes if size > 0), 0)
        shares = -sum(size for size in sizes if size < 0)
        return [size if size >= 0 else rest * -size / shares for size in sizes]

    def least(self) -> tuple[float, float]:
        """Return the width and the height that a card must have for the columns and rows with fixed sizes."""
        return (
            2 * self.margin + sum(track.size for track in self.columns if not track.share),
            2 * self.margin + sum(track.size for track in self.rows if not track.share),
        )


CARD = "card"  # the layout of kinds that name none
