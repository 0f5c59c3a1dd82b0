"""Read `layouts:`, of a game, of a set, and those that ombre contains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ombre.translatable import tr

from ...files import listing
from ...yaml_files import Rows, Value, YamlTable, load
from .layouts import AREA_SORTS, CARD, LOOK_SORTS, MOST_AREAS, MOST_TRACKS, REST, Area, GridTrack, Layout, SummaryFace
from .options import IS_NAME, SIDES, given
from .printed import FORMATS, Format
from .reading import Reader, near
from .widgets import HELD

SHIPPED = Path(__file__).parents[2] / "layouts"
SUMMARY_PARTS = ("layout", "size", "landscape")
PARTS = ("like", "size", "landscape", "margin", "columns", "rows", "grid", "areas", "looks")
LEAST_CARD, MOST_CARD = 20, 400  # the width and the height of a card, in millimetres
NONE = "none"  # what deletes an area that another layout has


@cache
def shipped_layouts() -> Mapping[str, Layout]:
    """Return the layouts that ombre contains, by name."""
    found: dict[str, Layout] = {}
    for path in listing(SHIPPED, "*.yaml"):
        reader = Reader(path, load(path))
        found = read_layouts(reader, found)
        if reader.problems:
            raise ValueError("\n".join(reader.problems))
    return found


def read_layouts(reader: Reader, below: Mapping[str, Layout]) -> dict[str, Layout]:
    """Return the layouts of a file and those below it: of the game for a set, and those of ombre for a game."""
    found = dict(below)
    for name, table in reader.parts("layouts"):
        if not IS_NAME.fullmatch(name):
            reader.tell(tr("`{0}` is no name of a layout: write letters, digits and `_`.", name))
        found[name] = LayoutReader(reader, name, table, found).read()
    return found


def read_format(reader: Reader, what: str, table: YamlTable, usual: Format) -> Format:
    """Return the size of a card: one with a name, or `{width: MM, height: MM}`; turned if it is `landscape`."""
    size, found = table.get("size"), usual
    reader.line = table.lines.get("size", reader.line)
    if isinstance(size, YamlTable):
        wide, high = (_side(size.get(side)) for side in ("width", "height"))
        reader.expect(tr("part of the size of {0}", what), size, ("width", "height"))
        if wide and high:
            found = Format(f"{wide:g}x{high:g}", wide, high)
        else:
            reader.tell(
                tr(
                    "the size of {0} must be `{{width: MM, height: MM}}`, each from {1} to {2} millimetres.",
                    what,
                    LEAST_CARD,
                    MOST_CARD,
                )
            )
    elif size is not None:
        reader.one_of(tr("the size of {0}", what), size, FORMATS)
        found = FORMATS.get(str(size), found)
    turned = table.get("landscape", False)
    reader.line = table.lines.get("landscape", reader.line)
    if not isinstance(turned, bool):
        reader.tell(tr("`landscape` of {0} must be `true` or `false`.", what))
    return found.turned if turned is True else found


def read_summary(reader: Reader, layouts: Mapping[str, Layout], is_set: bool) -> SummaryFace:
    """Return how the summary of a turn looks, which the section `summary` says."""
    table, usual = reader.data.table("summary"), SummaryFace()
    reader.line = reader.data.lines["summary"]
    if is_set:
        reader.tell(tr("`summary` is for all sets of a game; write it into the `faces.yaml` of the game."))
    reader.expect(tr("option of the summary"), table, SUMMARY_PARTS)
    name = reader.option(table, "layout", usual.layout)
    reader.one_of(tr("the layout of the summary"), name, layouts)
    layout = layouts.get(name, layouts[usual.layout])
    found = SummaryFace(layout.name, read_format(reader, tr("the summary"), table, layout.format))
    if not layout.area_for("text"):
        reader.tell(tr("the layout `{0}` of the summary has no area that holds text.", name))
    check_size(reader, tr("the layout `{0}` of the summary", name), layout, found.format or layout.format)
    return found


def _side(written: Value) -> float:
    """Return the side of a card in millimetres, or 0 if it is none."""
    if isinstance(written, int | float) and not isinstance(written, bool) and LEAST_CARD <= written <= MOST_CARD:
        return float(written)
    return 0.0


class LayoutReader:
    """Reads one layout. known: the layouts that it can be like."""

    def __init__(self, reader: Reader, name: str, table: YamlTable, known: Mapping[str, Layout]) -> None:
        self.reader, self.name, self.table, self.known = reader, name, table, known
        self.what = tr("layout `{0}`", name)

    def read(self) -> Layout:
        reader, line = self.reader, self.reader.line
        reader.expect(tr("part of {0}", self.what), self.table, PARTS)
        like = reader.option(self.table, "like", "")
        if like:
            reader.one_of(tr("what {0} is like", self.what), like, self.known)
        base = self.known.get(like, Layout(self.name, looks=self.known[CARD].looks if CARD in self.known else {}))
        made = replace(
            base,
            name=self.name,
            format=read_format(reader, self.what, self.table, base.format),
            margin=self.margin(base),
            columns=self.tracks("columns", base.columns),
            rows=self.tracks("rows", base.rows),
            grid=self.grid(base),
        )
        made = replace(made, areas=self.areas(base), looks=self.looks(base))
        self.check(made, line)
        return made

    def margin(self, base: Layout) -> float:
        found = self.table.get("margin", base.margin)
        self.reader.line = self.table.lines.get("margin", self.reader.line)
        self.reader.check_option(tr("`{0}` of {1}", "margin", self.what), "number", found)
        return float(found) if isinstance(found, int | float) else 0.0

    def tracks(self, name: str, usual: tuple[GridTrack, ...]) -> tuple[GridTrack, ...]:
        """Return the columns or the rows."""
        if name not in self.table:
            return usual
        written = self.table.get(name)
        self.reader.line = self.table.lines[name]
        if not isinstance(written, Rows) or not 0 < len(written) <= MOST_TRACKS:
            self.reader.tell(tr("`{0}` of {1} must be a list like [10, 1fr, 10].", name, self.what))
            return usual
        found = [GridTrack.of(one) for one in written]
        for one, track in zip(written, found, strict=True):
            if track is None:
                self.reader.tell(
                    tr(
                        "`{0}` of {1}: `{2}` is no size; write millimetres like 9.6, or a share of the rest like 1fr.",
                        name,
                        self.what,
                        str(one),
                    )
                )
        return tuple(track or GridTrack(1, True) for track in found)

    def grid(self, base: Layout) -> tuple[tuple[str, ...], ...]:
        if "grid" not in self.table:
            return base.grid
        rows = self.table.rows("grid")
        self.reader.line = self.table.lines["grid"]
        if not rows or not all(isinstance(row, str) for row in rows):
            self.reader.tell(tr("`grid` of {0} must be rows of names like `- title title price`.", self.what))
            return base.grid
        return tuple(tuple(str(row).split()) for row in rows)

    def areas(self, base: Layout) -> dict[str, Area]:
        """Return the areas in the order in which they are drawn."""
        found = dict(base.areas)
        written = self.table.table("areas")
        for name, line in written.lines.items():
            self.reader.line = line
            if written[name] == NONE:
                if found.pop(name, None) is None:
                    self.reader.tell(tr("{0} has no area `{1}` to leave out{2}", self.what, name, near(name, found)))
                continue
            found = self.with_area(found, name, self.reader.part(written, name))
        return found

    def with_area(self, areas: dict[str, Area], name: str, table: YamlTable) -> dict[str, Area]:
        """Return the areas with one more, or with one changed, at its place in the order."""
        what = tr("area `{0}` of {1}", name, self.what)
        if not IS_NAME.fullmatch(name):
            self.reader.tell(tr("`{0}` is no name of an area: write letters, digits and `_`.", name))
        options = self.reader.options(what, table, AREA_SORTS)
        self.reader.line = table.lines.get("holds", self.reader.line)
        holds = options.get("holds", ())
        for held in holds if isinstance(holds, Rows | tuple) else (holds,):
            self.reader.one_of(tr("what {0} holds", what), held, (*HELD, REST))
        if options.get("side"):
            self.reader.one_of(tr("`{0}` of {1}", "side", what), options["side"], SIDES)
        values: dict[str, Any] = {option: given(AREA_SORTS[option], value) for option, value in options.items()}
        area = replace(areas.get(name, Area()), **values)
        below = [one for one in area.under if one in areas and one != name] if "under" in values else []
        if not below:
            return {**areas, name: area}
        rest = {one: made for one, made in areas.items() if one != name}
        first = next(one for one in rest if one in below)
        found: dict[str, Area] = {}
        for one, made in rest.items():
            found |= {name: area, one: made} if one == first else {one: made}
        return found

    def looks(self, base: Layout) -> dict[str, Mapping[str, object]]:
        found = {sort: dict(options) for sort, options in base.looks.items()}
        written = self.table.table("looks")
        for sort, line in written.lines.items():
            self.reader.line = line
            if sort not in LOOK_SORTS:
                self.reader.tell(
                    tr("`{0}` of `looks` of {1} is nothing that has a look{2}", sort, self.what, near(sort, LOOK_SORTS))
                )
                continue
            what = tr("the look of {0} of {1}", sort, self.what)
            options = self.reader.options(what, self.reader.part(written, sort), LOOK_SORTS[sort])
            found.setdefault(sort, {}).update(options)
        return dict(found)

    def check(self, layout: Layout, line: int) -> None:
        """Tell what does not fit together."""
        reader = self.reader
        reader.line = self.table.lines.get("grid", line)
        wide, high = len(layout.columns), len(layout.rows)
        if layout.grid and (len(layout.grid) != high or any(len(row) != wide for row in layout.grid)):
            reader.tell(
                tr(
                    "the grid of {0} must have {1} rows of {2} names, as `rows` and `columns` say; `.` is an empty place.",
                    self.what,
                    high,
                    wide,
                )
            )
            return
        for name in layout.crossing():
            reader.tell(tr("area `{0}` of {1} must be a rectangle in the grid.", name, self.what))
        reader.line = self.table.lines.get("areas", line)
        if len(layout.areas) > MOST_AREAS:
            reader.tell(tr("{0} has {1} areas, and at most {2} are drawn.", self.what, len(layout.areas), MOST_AREAS))
        spans = layout.spans()
        for name, area in layout.areas.items():
            for one in area.over:
                reader.one_of(tr("what area `{0}` of {1} covers", name, self.what), one, spans)
            if area.at is None and not area.over and name not in spans:
                reader.tell(
                    tr(
                        "area `{0}` of {1} has no place: write it into `grid`, or give it `at` or `over`.",
                        name,
                        self.what,
                    )
                )
        self.known_areas(layout, spans)
        check_size(reader, self.what, layout, layout.format)

    def known_areas(self, layout: Layout, spans: Iterable[str]) -> None:
        """Tell a name in the grid that is no area, and colours that bleed where nothing is cut."""
        for name in spans:
            if name not in layout.areas:
                self.reader.tell(
                    tr("`{0}` in the grid of {1} is no area; write `{0}: {{...}}` into `areas`.", name, self.what)
                )


def check_size(reader: Reader, what: str, layout: Layout, format: Format) -> None:
    """Tell if the columns and rows of a layout do not fit on a card of a size."""
    for side, least, whole in zip(("wide", "high"), layout.least(), (format.width, format.height), strict=True):
        if least > whole + 0.01:
            told = tr("{0} mm wide", f"{whole:g}") if side == "wide" else tr("{0} mm high", f"{whole:g}")
            reader.tell(
                tr("{0} needs {1} mm for its margins and fixed sizes, but the card is {2}.", what, f"{least:g}", told)
            )
