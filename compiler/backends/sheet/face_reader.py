"""Read `faces.yaml` of a game and of its sets, with their icons, art and fonts; all errors are reported together."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ombre.translatable import listed, told, tr

from ...files import UsageError
from ...yaml_files import Rows, Shape, Value, YamlTable, load
from .artwork import ART_SUFFIXES, Artwork, pictures_in, read_art, read_icon
from .colours import FIXED, FRAME, name_in
from .faces import (
    BORDERS,
    CARDS,
    ELSE,
    EVERY_CARD,
    KIND,
    PATTERNS,
    SHAPES,
    Back,
    CardFace,
    Crop,
    Face,
    FaceSet,
    LayoutChoice,
    table_of,
    words_of,
)
from .fonts import families, has_fonts
from .layout_reader import check_size, read_format, read_layouts, read_summary, shipped_layouts
from .layouts import CARD
from .options import BUILT_IN_FONTS, IS_NAME, SIDES, made_of, sorts_of
from .printed import FORMATS, FaceError, Format
from .reading import Reader, near
from .widgets import NEEDED, ROW, SHOWN, SORT_OF, WIDGETS, Corner, Foot, Widget, widget

SECTIONS = (
    *("colours", "patterns", "shapes", "borders", "icons", "backgrounds", "kinds"),
    *("layouts", "art", "cards", "foot", "summary", "symbol"),
)
KIND_PARTS = ("frame", "border", "shape", "size", "landscape", "layout", "widgets", "back")

# The schema of `faces.yaml`. `SORTS` of options.py checks the options of widgets, areas and looks.
SHAPE: Shape = {
    **{section: {"*": str} for section in ("colours", "patterns", "shapes", "borders", "icons", "backgrounds")},
    "kinds": {
        "*": {
            **{option: str for option in ("frame", "border", "shape")},
            "widgets": [object],
            "back": {"*": object},
            "*": object,
        }
    },
    **{section: {"*": {"*": object}} for section in ("art", "cards")},
    "layouts": {"*": {"areas": {"*": object}, "looks": {"*": {"*": object}}, "*": object}},
    "foot": {"*": object},
    "summary": {"*": object},
    "symbol": {"*": object},
    "*": object,  # `FaceReader.expect` reports unknown sections and suggests the most similar name
}
BACK = sorts_of(Back)
DRAWN_BACK = ("icon", "title", "like")  # what a back that is a picture does not have
CROP = sorts_of(Crop)
CARD_FACE = sorts_of(CardFace)
FOOT = {name: sort for name, sort in sorts_of(Foot).items() if name != "area"}
BY_VALUE = ("patterns", "shapes", "borders")  # the sections whose values are read as they are


@dataclass(frozen=True, slots=True)
class SetFolder:
    """The folder of a set, which may have `faces.yaml`, `icons`, `art` and `fonts`. kinds: those that it declares."""

    name: str
    folder: Path


Known = Mapping[str, Collection[str]]


def load_faces(path: Path, known: Known | None = None, sets: Sequence[SetFolder] = ()) -> FaceSet:
    """Read `faces.yaml` of a game, and those of its sets; raise FaceError with all errors in them.

    known: the declared names: under each kind its properties, under `table_of` the tables of its cards, under
    `words_of` its facts that are words, under `CARDS` and `EVERY_CARD` the ids of cards, and under an empty key the properties of the
    game.
    """
    problems: list[str] = []
    base = read_folder(path, known, None, "", problems)
    found: dict[str, FaceSet] = {}
    for one in sets:
        own = one.folder / "faces.yaml"
        if any((one.folder / part).exists() for part in ("faces.yaml", "icons", "art", "fonts")):
            found[one.name] = read_folder(own, known, base, one.name, problems)
    if problems:
        raise FaceError(listed(problems, "\n"))
    return with_sets(base, found) if found else base


def read_folder(path: Path, known: Known | None, below: FaceSet | None, name: str, problems: list[str]) -> FaceSet:
    """Read the faces of a game (nothing is below them), or those of a set over those of its game."""
    try:
        data = load(path, SHAPE) if below is None or path.exists() else YamlTable(1)
    except UsageError as error:
        problems.append(told(error))
        data = YamlTable(1)
    reader = FaceReader(path, data, known, below, name)
    faces = reader.read()
    problems += reader.problems
    return faces


def with_sets(base: FaceSet, sets: Mapping[str, FaceSet]) -> FaceSet:
    """Return the faces of a game with those of its sets.

    What only a set has is seen by the cards of other sets, too, such as a new kind; what the game has as well, only by
    its own cards. How a word looks that the faces of the game name, and art, are also for its own cards only.
    """
    together: dict[str, dict[str, object]] = {}
    named = {*base.kinds, *base.colours}
    for part in ("colours", "patterns", "shapes", "borders", "icons", "pictures", "kinds", "backgrounds", "layouts"):
        merged: dict[str, object] = {}
        kept = {"icons": base.pictures, **dict.fromkeys((*BY_VALUE, "backgrounds"), named)}.get(part, ())
        for one in (base, *sets.values()):
            found = getattr(one, part).items()
            if one is not base:
                found = [(k, v) for k, v in found if k not in kept and not (part == "backgrounds" and v in one.art)]
            merged = {**dict(found), **merged}
        together[part] = merged
    seen = {
        name: replace(one, **{part: {**together[part], **getattr(one, part)} for part in together})  # type: ignore[arg-type]  # parts are fields
        for name, one in sets.items()
    }
    fonts = tuple(dict.fromkeys(folder for one in (base, *sets.values()) for folder in one.fonts))
    return replace(base, **together, fonts=fonts, sets=seen)  # type: ignore[arg-type]  # parts are fields


class FaceReader(Reader):
    """Reads one `faces.yaml`. below: the faces of the game, if this is a set. name: that of the set, or ""."""

    def __init__(self, path: Path, data: YamlTable, known: Known | None, below: FaceSet | None, name: str) -> None:
        super().__init__(path, data)
        self.known = known
        self.below = below or FaceSet(path, {}, {}, {}, {}, {}, {}, {}, layouts=shipped_layouts())
        self.is_set = below is not None
        self.name = name
        self.kind = ""
        self.pictures: dict[str, str] = dict(self.below.pictures)
        self.icons: dict[str, str] = dict(self.below.icons)
        self.art: dict[str, Artwork] = {}
        self.colours: dict[str, str] = {**self.below.colours, **self.section("colours")}
        self.families: Collection[str] = ()

    def read(self) -> FaceSet:
        self.expect(tr("section"), self.data, SECTIONS)
        self.read_pictures()
        fonts = self.read_fonts()
        self.read_sections()
        layouts = read_layouts(self, self.below.layouts)
        below = self.below
        made = replace(
            below,
            path=self.path,
            patterns={**below.patterns, **self.section("patterns")},
            shapes={**below.shapes, **self.section("shapes")},
            borders={**below.borders, **self.section("borders")},
            colours=self.colours,
            icons=self.icons,
            pictures=self.pictures,
            backgrounds={**below.backgrounds, **self.section("backgrounds")},
            layouts=layouts,
            art={**below.art, **self.art},
            crops={**below.crops, **self.read_crops()},
            fonts=(*below.fonts, *fonts),
        )
        foot = self.read_foot()
        kinds = {kind: self.with_foot(face, foot) for kind, face in below.kinds.items()}
        kinds |= {kind: self.read_face(kind, made, foot) for kind in self.each_kind()}
        summary = read_summary(self, layouts, self.is_set) if "summary" in self.data else below.summary
        symbol = self.read_symbol() if "symbol" in self.data else below.symbol_colour
        cards = {**below.cards, **self.read_cards(made)}
        return replace(made, kinds=kinds, cards=cards, summary=summary, symbol_colour=symbol)

    # -- files

    def told(self, problem: str, place: str) -> None:
        """Record an error of a picture; one without a place names its file itself."""
        self.problems.append(tr("{0}: {1}", place, problem) if place else problem)

    def read_pictures(self) -> None:
        """Read the icons and the art. An icon of a set with the name of one of the game is an icon of its own."""
        for file in pictures_in(self.path.parent / "icons", (".svg",), self.told):
            key = f"{self.name}/{file.stem}" if file.stem in self.below.pictures else file.stem
            self.pictures[key] = ""  # set first, so that the uses of a wrong icon are not reported, too
            self.pictures[key] = read_icon(file, self.told)
            if key != file.stem:
                over = {value: key for value, icon in self.icons.items() if icon == file.stem}
                self.icons |= {**over, file.stem: key}
        for file in pictures_in(self.path.parent / "art", ART_SUFFIXES, self.told):
            if file.stem in self.art:
                self.told(tr("there is `{0}`, too; keep one of them.", self.art[file.stem].path.name), f"{file}:1")
            elif (read := read_art(file, self.told)) is not None:
                self.art[file.stem] = read

    def read_fonts(self) -> tuple[Path, ...]:
        """Return the folder with fonts, if there is one."""
        folder = self.path.parent / "fonts"
        own = has_fonts(folder, self.told)
        fonts = (*self.below.fonts, *((folder,) if own else ()))
        self.families = families(fonts)
        return (folder,) if own else ()

    # -- sections

    def read_sections(self) -> None:
        for value, icon in self.each("icons"):
            self.one_of(tr("the icon of `{0}`", value), icon, self.pictures)
            own = f"{self.name}/{icon}"
            self.icons[value] = own if own in self.pictures else icon
        for value, colour in self.each("colours"):
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
                self.tell(tr('the colour of `{0}` is `{1}`, and must be written like "#1b5fae".', value, colour))
        for value, name in self.each("patterns"):
            self.one_of(tr("the pattern of `{0}`", value), name, PATTERNS)
        for value, name in self.each("shapes"):
            self.one_of(tr("the shape of `{0}`", value), name, SHAPES)
        for value, name in self.each("borders"):
            self.one_of(tr("the border of `{0}`", value), name, BORDERS)
        for value, name in self.each("backgrounds"):
            known = (*self.below.art, *self.art, *self.colours, *PATTERNS)
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", name):
                self.one_of(tr("the background of `{0}`", value), name, known)

    def read_crops(self) -> dict[str, Crop]:
        found: dict[str, Crop] = {}
        for stem, table in self.parts("art"):
            if stem not in (known := {**self.below.art, **self.art}):
                self.tell(tr("`art/` beside this file has no picture `{0}`, and the part of a picture of a set is chosen in the `faces.yaml` of the set{1}", stem, near(stem, known)))  # fmt: skip
            found[stem] = made_of(Crop, CROP, self.options(tr("art `{0}`", stem), table, CROP))
        return found

    def read_foot(self) -> Foot:
        table = self.data.table("foot")
        self.line = self.data.lines.get("foot", self.line)
        return made_of(Foot, FOOT, self.options(tr("the foot"), table, FOOT))

    def read_symbol(self) -> str:
        """Return the property by whose word the symbol of a set is coloured."""
        table, self.line = self.data.table("symbol"), self.data.lines["symbol"]
        self.expect(tr("option of the symbol"), table, ("colour",))
        fact = self.option(table, "colour", "")
        known = {name for kind in self.kinds_known() for name in (self.known or {})[kind]}
        if self.known is not None and fact not in known:
            self.tell(tr("the colour of the symbol is that of `{0}`, which no kind has{1}", fact, near(fact, known)))
        return fact

    def kinds_known(self) -> list[str]:
        """Return the kinds of cards that the game declares."""
        return [kind for kind in self.known or () if words_of(kind) in (self.known or ())]

    def with_foot(self, face: Face, foot: Foot) -> Face:
        """Return a face of the game with the foot of a set, if the set has one and the kind has none of its own."""
        return replace(face, foot=foot) if "foot" in self.data and not face.own_foot else face

    def read_cards(self, made: FaceSet) -> dict[str, CardFace]:
        found: dict[str, CardFace] = {}
        for id, table in self.parts("cards"):
            self.kind = ""
            # The faces of a game may name cards of a set that is left out.
            ids = (self.known or {}).get(CARDS if self.is_set else EVERY_CARD)
            if ids is not None and id not in ids:
                self.tell(tr("there is no card `{0}`{1}", id, near(id, ids)))
            options = self.options(tr("card `{0}`", id), table, CARD_FACE)
            if options.get("layout") and self.part(self.data.table("cards"), id).lines:
                self.line = table.lines["layout"]
                self.one_of(tr("the layout of `{0}`", id), options["layout"], made.layouts)
            found[id] = made_of(CardFace, CARD_FACE, options)
        return found

    # -- kinds

    def each_kind(self) -> Iterator[str]:
        """Yield the kinds that have a face; while one is used, the problems that are found name its line."""
        for kind, line in self.data.table("kinds").lines.items():
            self.line = line
            yield kind

    def read_face(self, kind: str, made: FaceSet, foot: Foot) -> Face:
        face, line = self.part(self.data.table("kinds"), kind), self.line
        self.kind = kind
        if self.known is not None and kind not in self.known:
            self.tell(tr("`{0}` is no kind of card{1}", kind, near(kind, self.known)))
        self.expect(tr("part of kind `{0}`", kind), face, KIND_PARTS)
        below = self.below.kinds.get(kind)
        usual = below or Face(KIND, KIND, "round", (), Back(icon=kind), foot=foot)
        frame, border = self.property(face, "frame", usual.frame), self.property(face, "border", usual.border)
        usual = self.read_back(face, self.with_foot(usual, foot))
        shape = self.option(face, "shape", usual.shape)
        self.one_of(tr("the shape of `{0}`", kind), shape, SHAPES)
        format, layout = usual.format, usual.layout
        if below is None or {"size", "landscape", "layout"} & {*face}:  # a layout has a size of its own
            format = self.read_size(face)
            layout = self.read_layout(face, made, format)
        widgets = tuple(one for item in self.items(face.rows("widgets")) for one in self.read_widget(item))
        feet = [one for one in widgets if isinstance(one, Foot)]
        found = replace(usual, frame=frame, border=border, shape=shape, format=format, layout=layout)
        if "widgets" in face or below is None:
            found = replace(found, widgets=tuple(one for one in widgets if not isinstance(one, Foot)))
        if feet:
            found = replace(found, foot=feet[0], own_foot=True)
        self.line = face.lines.get("layout", line)
        self.check_areas((*found.widgets, *feet), layout, made, format)
        return found

    def property(self, table: YamlTable, name: str, usual: str) -> str:
        found = self.option(table, name, usual)
        self.fact(found)
        return found

    def read_back(self, face: YamlTable, usual: Face) -> Face:
        """Return a face with its back. usual: a face with what the kind does not say."""
        kind, back = self.kind, self.part(face, "back")
        options = self.options(tr("the back of `{0}`", kind), back, BACK)
        own = next((name for name in DRAWN_BACK if name in back), "")
        if "art" in back and own:
            self.line = back.lines[own]
            self.tell(tr("the back of `{0}` is a picture, which is all of it; leave out `{1}` or `art`.", kind, own))
        known = usual.back if not own else replace(usual.back, art="")  # a set that says how it is drawn has it drawn
        found = replace(known, **{name: str(value) for name, value in options.items()})
        if "like" in back and "icon" not in back:
            found = replace(found, icon=self.icon_of_back(found.like))
        elif not found.art and "icon" not in back:
            self.check_meaning(tr("the icon on the back of `{0}`", kind), "icon", found.icon)
        return replace(usual, back=found)

    def icon_of_back(self, kind: str) -> str:
        """Return the icon on the back of a kind, for a kind whose back is like it; the kind itself tells a wrong one."""
        below, back = self.below.kinds.get(kind), self.data.table("kinds").table(kind).table("back")
        return back.text("icon", below.back.icon if below else kind)

    def read_size(self, face: YamlTable) -> Format | None:
        """Return the size of the cards of a kind, if the kind says it."""
        if "size" not in face and "landscape" not in face:
            return None
        return read_format(self, f"`{self.kind}`", face, FORMATS[CARD])

    def read_layout(self, face: YamlTable, made: FaceSet, format: Format | None) -> LayoutChoice:
        """Return the layout of a kind: a name, or `{by: PROPERTY, VALUE: NAME, else: NAME}`."""
        usual = format.name if format is not None and format.name in made.layouts else CARD
        written = face.get("layout", usual)
        self.line = face.lines.get("layout", self.line)
        if not isinstance(written, YamlTable):
            self.one_of(tr("the layout of `{0}`", self.kind), written, made.layouts)
            return LayoutChoice(str(written) if written in made.layouts else CARD)
        by = self.option(written, "by", "")
        self.fact(by)
        if not by:
            must = tr("the layout of `{0}` must be a name, or `{{by: PROPERTY, VALUE: NAME, else: NAME}}`.", self.kind)
            self.tell(must)
        values = {value: str(name) for value, name in written.items() if value not in ("by", ELSE)}
        for value, name in {**values, ELSE: str(written.get(ELSE, usual))}.items():
            self.line = written.lines.get(value, self.line)
            self.one_of(tr("the layout of `{0}`", self.kind), name, made.layouts)
        values = {value: name if name in made.layouts else CARD for value, name in values.items()}
        otherwise = str(written.get(ELSE, usual))
        return LayoutChoice(otherwise if otherwise in made.layouts else CARD, by, values)

    def check_areas(
        self, widgets: Sequence[Widget], choice: LayoutChoice, made: FaceSet, format: Format | None
    ) -> None:
        """Tell the widgets for which a layout of the kind has no area, and layouts that are too large for the card."""
        for layout in (made.layouts[name] for name in dict.fromkeys(choice.names())):
            if format is not None:
                what = tr("the layout `{0}` of `{1}`", layout.name, self.kind)
                check_size(self, what, layout, format)
            for one in widgets:
                sort, side = SORT_OF[type(one)], one.side if isinstance(one, Corner) else ""
                if one.area and one.area not in layout.areas:
                    self.one_of(tr("the area of {0} of `{1}`", sort, self.kind), one.area, layout.areas)
                elif not layout.area_for(sort, side, one.area):
                    self.tell(
                        tr(
                            "layout `{0}` has no area that holds {1}; write `area: NAME` into the {1} of `{2}`, with one of: {3}",
                            layout.name,
                            sort,
                            self.kind,
                            ", ".join(layout.areas),
                        )
                    )

    # -- widgets

    def read_widget(self, item: Value) -> Iterator[Widget]:
        name, options = self.named(item)
        if options is None:
            self.tell(tr("a widget of `{0}` is not written like `- track: {{fact: NAME}}`.", self.kind))
            return
        if name not in WIDGETS:
            self.tell(tr("`{0}` of kind `{1}` is no widget{2}", name, self.kind, near(name, WIDGETS)))
            return
        before = len(self.problems)
        line = self.line
        self.options(tr("{0} of `{1}`", name, self.kind), options, WIDGETS[name])
        for option in NEEDED.get(name, ()):
            if option not in options:
                self.line = line
                self.tell(tr("{0} of `{1}` needs the option `{2}`.", name, self.kind, option))
        if len(self.problems) == before:
            yield widget(name, options)

    def named(self, item: Value) -> tuple[str, YamlTable | None]:
        """Return the name and the options of a widget; None for the options if the item is not written as a widget."""
        if isinstance(item, str):
            return item, YamlTable(self.line)
        if not isinstance(item, YamlTable) or len(item) != 1:
            return "", None
        ((name, options),) = item.items()
        if options is None:
            return name, YamlTable(self.line)
        return name, options if isinstance(options, YamlTable) else None

    def check_meaning(self, what: str, sort: str, value: Value) -> None:
        match sort:
            case "fact" | "facts":
                self.fact(value)
            case "words":
                self.words(value)
            case "shown":
                if value not in SHOWN:
                    self.shown(what, value)
            case "cells":
                self.table(value)
            case "icon" | "symbols":
                self.one_of(what, value, {**self.pictures, **self.icons})
            case "art":
                self.one_of(what, value, {**self.below.art, **self.art})
            case "kind" if self.known is not None:
                self.one_of(what, value, self.known)
            case "faced kind":
                self.one_of(what, value, (*self.below.kinds, *self.data.table("kinds")))
            case "font":
                self.font(what, value, (*BUILT_IN_FONTS, *self.families))
            case "side":
                if value != "":
                    self.one_of(what, value, SIDES)
            case "colour":
                if name := name_in(str(value)):
                    self.one_of(what, name, (FRAME, *FIXED, *self.colours))
            case "area":
                if not IS_NAME.fullmatch(str(value)):
                    self.tell(tr("{0} must be the name of an area of the layout.", what))
            case "amount":
                if self.known is not None and value not in (known := self.known.get("", ())):
                    self.tell(tr("{0}: the game has no property `{1}`{2}", what, str(value), near(str(value), known)))
            case "rows":
                self.check_rows(what, value)
            case _:
                pass

    def check_rows(self, what: str, rows: Value) -> None:
        for row in self.items(rows) if isinstance(rows, Rows) else ():
            if not isinstance(row, YamlTable) or "fact" not in row:
                self.tell(tr("{0} must be rows like `- {{fact: NAME, icon: NAME}}`.", what))
                return
            self.options(tr("a row of `{0}`", self.kind), row, ROW)

    def fact(self, name: Value) -> None:
        if self.known is None or name in (KIND, "", *SHOWN) or self.kind not in self.known:
            return
        if name in self.known.get(words_of(self.kind), ()):
            self.tell(tr("`{0}` of kind `{1}` is words, which `line` and `words` show; here, a number or a value of a list fits.", str(name), self.kind))  # fmt: skip
        elif name not in self.known[self.kind]:
            other = near(str(name), self.known[self.kind])
            self.tell(tr("kind `{0}` has no property `{1}`{2}", self.kind, str(name), other))

    def words(self, name: Value) -> None:
        words = (self.known or {}).get(words_of(self.kind))
        if words is not None and name not in words:
            self.tell(tr("kind `{0}` has no fact `{1}` that is words{2}", self.kind, str(name), near(str(name), words)))

    def shown(self, what: str, name: Value) -> None:
        """Tell if a foot shows what is neither one of its own words nor a property nor words of the kind.

        The foot of all kinds can show what one of them has; it is left out on a card that does not have it.
        """
        if self.known is None or (self.kind and self.kind not in self.known):
            return
        kinds = [self.kind] if self.kind else self.kinds_known()
        own = [one for kind in kinds for part in (kind, words_of(kind)) for one in self.known.get(part, ())]
        if name not in own:
            known = (*SHOWN, *own)
            self.tell(tr("{0}: a foot cannot show `{1}`{2}", what, str(name), near(str(name), known)))

    def table(self, name: Value) -> None:
        tables = (self.known or {}).get(table_of(self.kind))
        if tables is not None and name not in tables:
            self.tell(tr("no card of kind `{0}` has a table `{1}`{2}", self.kind, str(name), near(str(name), tables)))
