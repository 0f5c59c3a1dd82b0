"""Read `layouts:`, of a game, of a set, and those that ombre contains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, cast

from msgspec import Meta, Struct

from ombre.compiler.projects.files import listing
from ombre.compiler.projects.yaml_files import YamlTable, load
from ombre.compiler.projects.yaml_types import ValueHint, YamlReader, absent, given, line_at, near
from ombre.translatable import tr

from .layouts import CARD, MOST_AREAS, MOST_TRACKS, TRACK, Area, GridTrack, Layout, LayoutLooks, SummaryFace
from .options import AreaName, LayoutName, Millimetres, Size
from .printed import FORMATS, Format

SHIPPED = Path(__file__).parents[1] / "layouts"
Track: TypeAlias = Annotated[float, Meta(ge=0, le=400)] | Annotated[str, Meta(pattern=TRACK)]
_TRACKS = tr("a list like [10, 1fr, 10], of millimetres like 9.6 and shares of the rest like 1fr")
Tracks: TypeAlias = Annotated[tuple[Track, ...], Meta(min_length=1, max_length=MOST_TRACKS), ValueHint(_TRACKS)]
_GRID = tr("rows of names like `- title title price`")


class SizedPart(Struct, frozen=True):
    """What a file says of something that has a size."""

    size: Size | None = None
    landscape: bool = False

    def format(self, usual: Format) -> Format:
        """Return the size of a card: one with a name, or one in millimetres; turned if it is `landscape`."""
        size = self.size
        found = usual if size is None else FORMATS[size] if isinstance(size, str) else size.format
        return found.turned if self.landscape else found


class LayoutPart(SizedPart, frozen=True):
    """What a file says of a layout."""

    like: LayoutName = ""
    margin: Millimetres | None = None
    columns: Tracks | None = None
    rows: Tracks | None = None
    grid: Annotated[tuple[str, ...], Meta(min_length=1), ValueHint(_GRID)] | None = None
    areas: dict[AreaName, Area | Literal["none"]] = {}  # `none` deletes an area that another layout has
    looks: LayoutLooks = {}


class LayoutsFile(Struct, frozen=True):
    """A file with layouts."""

    layouts: dict[AreaName, LayoutPart] = {}


class SummaryPart(SizedPart, frozen=True):
    """What a file says of the summary of a turn."""

    layout: LayoutName = SummaryFace().layout


@cache
def shipped_layouts() -> Mapping[str, Layout]:
    """Return the layouts that ombre contains, by name."""
    found: dict[str, Layout] = {}
    for path in listing(SHIPPED, "*.yaml"):
        reader, data = YamlReader(path), load(path)
        read = reader.made(LayoutsFile, data)
        found = read_layouts(reader, data, read.layouts if read else {}, found)
        if reader.problems:
            raise ValueError("\n".join(reader.problems))
    return found


def read_layouts(
    reader: YamlReader, data: YamlTable, parts: Mapping[str, LayoutPart], below: Mapping[str, Layout]
) -> dict[str, Layout]:
    """Return the layouts of a file and those below it: of the game for a set, and those of ombre for a game."""
    found = dict(below)
    for name, part in parts.items():
        found[name] = LayoutReader(reader, data, name, part).read(found)
    return found


def read_summary(reader: YamlReader, part: SummaryPart, layouts: Mapping[str, Layout]) -> SummaryFace:
    """Return how the summary of a turn looks, which the section `summary` says."""
    layout = layouts.get(part.layout, layouts[SummaryFace().layout])
    found = SummaryFace(layout.name, part.format(layout.format))
    if not layout.area_for("text"):
        reader.tell(tr("the layout `{0}` of the summary has no area that holds text.", layout.name))
    check_size(reader, tr("the layout `{0}` of the summary", layout.name), layout, found.format or layout.format)
    return found


class LayoutReader:
    """Makes a layout of what a file says of it."""

    def __init__(self, reader: YamlReader, data: YamlTable, name: str, part: LayoutPart) -> None:
        self.reader, self.data, self.name, self.part = reader, data, name, part
        self.table = data.table("layouts").table(name)
        self.what = tr("layout `{0}`", name)

    def tell(self, problem: str, *place: str) -> None:
        self.reader.tell(problem, line_at(self.data, "layouts", self.name, *place))

    def read(self, known: Mapping[str, Layout]) -> Layout:
        """Return the layout. known: the layouts that it can be like."""
        part = self.part
        base = known.get(part.like, Layout(self.name, looks=known[CARD].looks if CARD in known else {}))
        looks = cast("Mapping[str, Mapping[str, object]]", part.looks)
        made = replace(
            base,
            name=self.name,
            format=part.format(base.format),
            margin=base.margin if part.margin is None else part.margin,
            columns=tuple(map(GridTrack.of, part.columns)) if part.columns else base.columns,
            rows=tuple(map(GridTrack.of, part.rows)) if part.rows else base.rows,
            grid=tuple(tuple(row.split()) for row in part.grid) if part.grid else base.grid,
            areas=self.areas(base),
            looks={sort: {**base.looks.get(sort, {}), **look} for sort, look in {**base.looks, **looks}.items()},
        )
        self.check(made)
        return made

    def areas(self, base: Layout) -> dict[str, Area]:
        """Return the areas in the order in which they are drawn."""
        found = dict(base.areas)
        for name, area in self.part.areas.items():
            if isinstance(area, Area):
                found = self.with_area(found, name, area)
            elif found.pop(name, None) is None:
                self.tell(
                    tr("{0} has no area `{1}` to leave out{2}", self.what, name, near(name, found)), "areas", name
                )
        return found

    def with_area(self, areas: dict[str, Area], name: str, own: Area) -> dict[str, Area]:
        """Return the areas with one more, or with one changed, at its place in the order."""
        area = given(areas.get(name, Area()), own, self.table.table("areas").table(name))
        below = [one for one in own.under if one in areas and one != name]
        if not below:
            return {**areas, name: area}
        rest = {one: made for one, made in areas.items() if one != name}
        first = next(one for one in rest if one in below)
        found: dict[str, Area] = {}
        for one, made in rest.items():
            found |= {name: area, one: made} if one == first else {one: made}
        return found

    def check(self, layout: Layout) -> None:
        """Tell what does not fit together."""
        wide, high = len(layout.columns), len(layout.rows)
        if layout.grid and (len(layout.grid) != high or any(len(row) != wide for row in layout.grid)):
            must = tr(
                "the grid of {0} must have {1} rows of {2} names, as `rows` and `columns` say; `.` is an empty place.",
                self.what,
                high,
                wide,
            )
            self.tell(must, "grid")
            return
        for name in layout.crossing():
            self.tell(tr("area `{0}` of {1} must be a rectangle in the grid.", name, self.what), "grid")
        if len(layout.areas) > MOST_AREAS:
            told = tr("{0} has {1} areas, and at most {2} are drawn.", self.what, len(layout.areas), MOST_AREAS)
            self.tell(told, "areas")
        spans = layout.spans()
        for name, area in layout.areas.items():
            for one in area.over:
                if one not in spans:
                    covers = tr("what area `{0}` of {1} covers", name, self.what)
                    self.tell(absent(covers, one, spans), "areas", name)
            if area.at is None and not area.over and name not in spans:
                told = tr(
                    "area `{0}` of {1} has no place: write it into `grid`, or give it `at` or `over`.", name, self.what
                )
                self.tell(told, "areas", name)
        for name in spans:
            if name not in layout.areas:
                told = tr("`{0}` in the grid of {1} is no area; write `{0}: {{...}}` into `areas`.", name, self.what)
                self.tell(told, "areas")
        self.reader.line = line_at(self.data, "layouts", self.name)
        check_size(self.reader, self.what, layout, layout.format)


def check_size(reader: YamlReader, what: str, layout: Layout, format: Format) -> None:
    """Tell if the columns and rows of a layout do not fit on a card of a size."""
    for side, least, whole in zip(("wide", "high"), layout.least(), (format.width, format.height), strict=True):
        if least > whole + 0.01:
            told = tr("{0} mm wide", f"{whole:g}") if side == "wide" else tr("{0} mm high", f"{whole:g}")
            reader.tell(
                tr("{0} needs {1} mm for its margins and fixed sizes, but the card is {2}.", what, f"{least:g}", told)
            )
