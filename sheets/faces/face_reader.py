"""Read `faces.yaml` of a game and of its sets, with their icons, art and fonts; all errors are reported together."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Struct, structs

from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.yaml_files import YamlTable, load
from ombre.compiler.projects.yaml_types import ITEM, Place, ValueHint, YamlReader, absent, given, line_at, near, what
from ombre.translatable import listed, told, tr

from ..drawing.artwork import ART_SUFFIXES, Artwork, pictures_in, read_art, read_icon
from .colours import FIXED, FRAME, name_in
from .faces import CARDS, ELSE, EVERY_CARD, KIND, Back, CardFace, Crop, Face, FaceSet, LayoutChoice, table_of, words_of
from .fonts import families, has_fonts
from .layout_reader import LayoutPart, SizedPart, SummaryPart, check_size, read_layouts, read_summary, shipped_layouts
from .layouts import CARD, REST
from .options import BUILT_IN_FONTS, HEX, PATTERNS, AreaName, Border, Fact, FixedColour, LayoutName, Pattern, Shape
from .printed import FORMATS, FaceError, Format
from .widgets import HELD, KINDS, SHOWN, SORT_OF, Corner, Ends, Foot, Widget

DRAWN_BACK = ("icon", "title", "like")  # what a back that is a picture does not have
BY_VALUE = ("patterns", "shapes", "borders")  # the sections whose values are read as they are
_WIDGET = tr("a widget like `- track: {{fact: NAME}}`")
Chosen: TypeAlias = dict[str, Annotated[str, ValueHint(names="choice")]]  # {by: PROPERTY, VALUE: NAME, else: NAME}


class KindPart(SizedPart, frozen=True):
    """What a file says of the face of a kind."""

    frame: Fact = KIND
    border: Fact = KIND
    shape: Shape = "round"
    layout: LayoutName | Chosen | None = None
    widgets: tuple[Annotated[Widget, ValueHint(_WIDGET, kinds=KINDS)], ...] = ()
    back: Back = Back()


class SymbolPart(Struct, frozen=True):
    """The symbol of a set. colour: the property by whose word it is coloured."""

    colour: Annotated[str, ValueHint(names="symbol")]


class FacesFile(Struct, frozen=True):
    """How the cards of a game, or of a set, look."""

    colours: dict[str, FixedColour] = {}
    patterns: dict[str, Pattern] = {}
    shapes: dict[str, Shape] = {}
    borders: dict[str, Border] = {}
    icons: dict[str, Annotated[str, ValueHint(names="picture")]] = {}
    backgrounds: dict[str, Annotated[str, ValueHint(names="background")]] = {}
    kinds: dict[Annotated[str, ValueHint(names="known kind")], KindPart] = {}
    layouts: dict[AreaName, LayoutPart] = {}
    art: dict[Annotated[str, ValueHint(names="own art")], Crop] = {}
    cards: dict[Annotated[str, ValueHint(names="card")], CardFace] = {}
    foot: Ends | None = None
    summary: SummaryPart | None = None
    symbol: SymbolPart | None = None


@dataclass(frozen=True, slots=True)
class SetFolder:
    """The folder of a set, which may have `faces.yaml`, `icons`, `art` and `fonts`. kinds: those that it declares."""

    name: str
    folder: Path


Known = Mapping[str, Collection[str]]


def load_faces(path: Path, known: Known | None = None, sets: Sequence[SetFolder] = ()) -> FaceSet:
    """Read `faces.yaml` of a game, and those of its sets; raise FaceError with all errors in them.

    known: the declared names: under each kind its properties, under `table_of` the tables of its cards, under
    `words_of` its facts that are words, under `CARDS` and `EVERY_CARD` the ids of cards, and under an empty key
    the properties of the game.
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
        data = load(path) if below is None or path.exists() else YamlTable(1)
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
    seen: dict[str, FaceSet] = {}
    for name, one in sets.items():
        parts = {part: {**together[part], **getattr(one, part)} for part in together}
        seen[name] = replace(one, **parts)  # type: ignore[arg-type]  # parts are fields
    fonts = tuple(dict.fromkeys(folder for one in (base, *sets.values()) for folder in one.fonts))
    return replace(base, **together, fonts=fonts, sets=seen)  # type: ignore[arg-type]  # parts are fields


class FaceReader(YamlReader):
    """Reads one `faces.yaml`. below: the faces of the game, if this is a set. name: that of the set, or ""."""

    def __init__(self, path: Path, data: YamlTable, known: Known | None, below: FaceSet | None, name: str) -> None:
        super().__init__(path)
        self.data = data
        self.known = known
        self.below = below or FaceSet(path, {}, {}, {}, {}, {}, {}, {}, layouts=shipped_layouts())
        self.is_set = below is not None
        self.name = name
        self.pictures: dict[str, str] = dict(self.below.pictures)
        self.icons: dict[str, str] = dict(self.below.icons)
        self.art: dict[str, Artwork] = {}
        self.families: Collection[str] = ()

    def read(self) -> FaceSet:
        self.read_pictures()
        fonts = self.read_fonts()
        said = self.made(FacesFile, self.data) or FacesFile()
        layouts = read_layouts(self, self.data, said.layouts, self.below.layouts)
        below = self.below
        for value, icon in said.icons.items():
            own = f"{self.name}/{icon}"
            self.icons[value] = own if own in self.pictures else icon
        made = replace(
            below,
            path=self.path,
            patterns={**below.patterns, **said.patterns},
            shapes={**below.shapes, **said.shapes},
            borders={**below.borders, **said.borders},
            colours={**below.colours, **said.colours},
            icons=self.icons,
            pictures=self.pictures,
            backgrounds={**below.backgrounds, **said.backgrounds},
            layouts=layouts,
            art={**below.art, **self.art},
            crops={**below.crops, **said.art},
            cards={**below.cards, **said.cards},
            fonts=(*below.fonts, *fonts),
        )
        foot = None if said.foot is None else Foot(*structs.astuple(said.foot))
        kinds = {kind: self.with_foot(face, foot) for kind, face in below.kinds.items()}
        kinds |= {kind: self.read_face(kind, part, made, foot) for kind, part in said.kinds.items()}
        made = replace(made, kinds=kinds)
        if said.symbol is not None:
            made = replace(made, symbol_colour=said.symbol.colour)
        if said.summary is None:
            return made
        self.line = self.line_at("summary")
        if self.is_set:
            self.tell(tr("`summary` is for all sets of a game; write it into the `faces.yaml` of the game."))
        return replace(made, summary=read_summary(self, said.summary, layouts))

    def table(self, *place: str) -> YamlTable:
        """Return what the file has at a place."""
        found = self.data
        for name in place:
            found = found.table(name)
        return found

    def line_at(self, *place: str) -> int:
        return line_at(self.data, *place)

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

    # -- kinds

    def with_foot(self, face: Face, foot: Foot | None) -> Face:
        """Return a face of the game with the foot of a set, if the set has one and the kind has none of its own."""
        return face if foot is None or face.own_foot else replace(face, foot=foot)

    def read_face(self, kind: str, part: KindPart, made: FaceSet, foot: Foot | None) -> Face:
        table = self.table("kinds", kind)
        usual = self.below.kinds.get(kind)
        found = self.with_foot(usual or Face(KIND, KIND, "round", (), Back(icon=kind)), foot)
        texts = {name: getattr(part, name) for name in ("frame", "border", "shape") if name in table}
        found = replace(found, **texts, back=self.read_back(kind, part.back, found.back))
        if usual is None or {"size", "landscape", "layout"} & {*table}:  # a layout has a size of its own
            has_size = "size" in table or "landscape" in table
            format = part.format(FORMATS[CARD]) if has_size else None
            found = replace(found, format=format, layout=self.read_layout(kind, part, made, format))
        feet = [one for one in part.widgets if isinstance(one, Foot)]
        if "widgets" in table or usual is None:
            found = replace(found, widgets=tuple(one for one in part.widgets if not isinstance(one, Foot)))
        if feet:
            found = replace(found, foot=feet[0], own_foot=True)
        self.line = self.line_at("kinds", kind, "layout")
        self.check_areas(kind, (*found.widgets, *feet), found, made)
        return found

    def read_back(self, kind: str, part: Back, usual: Back) -> Back:
        """Return the back of a kind. usual: what the kind does not say of it."""
        back = self.table("kinds", kind, "back")
        own = next((name for name in DRAWN_BACK if name in back), "")
        if "art" in back and own:
            told = tr("the back of `{0}` is a picture, which is all of it; leave out `{1}` or `art`.", kind, own)
            self.tell(told, back.lines[own])
        known = structs.replace(usual, art="") if own else usual  # a set that says how it is drawn has it drawn
        found = given(known, part, back)
        if "like" in back and "icon" not in back:
            return structs.replace(found, icon=self.icon_of_back(found.like))
        if not found.art and "icon" not in back and found.icon not in self.own["icon"]:
            icon = absent(tr("the icon on the back of `{0}`", kind), found.icon, self.own["icon"])
            self.tell(icon, self.line_at("kinds", kind, "back"))
        return found

    def icon_of_back(self, kind: str) -> str:
        """Return the icon on the back of a kind, for a kind whose back is like it;
        the kind itself tells a wrong one.
        """
        below = self.below.kinds.get(kind)
        return self.table("kinds", kind, "back").text("icon", below.back.icon if below else kind)

    def read_layout(self, kind: str, part: KindPart, made: FaceSet, format: Format | None) -> LayoutChoice:
        """Return the layout of a kind: a name, or one for each value of a property."""
        usual = format.name if format is not None and format.name in made.layouts else CARD
        said = part.layout
        if not isinstance(said, dict):
            return LayoutChoice(said if said and said in made.layouts else usual)
        table = self.table("kinds", kind, "layout")
        if "by" not in table:
            must = tr("the layout of `{0}` must be a name, or `{{by: PROPERTY, VALUE: NAME, else: NAME}}`.", kind)
            self.tell(must, table.line)
        values = {value: name for value, name in said.items() if value not in ("by", ELSE) and name in made.layouts}
        otherwise = said.get(ELSE, usual)
        return LayoutChoice(otherwise if otherwise in made.layouts else CARD, said.get("by", ""), values)

    def check_areas(self, kind: str, widgets: Sequence[Widget], face: Face, made: FaceSet) -> None:
        """Tell the widgets for which a layout of the kind has no area, and layouts that are too large for the card."""
        for layout in (made.layouts[name] for name in dict.fromkeys(face.layout.names())):
            if face.format is not None:
                check_size(self, tr("the layout `{0}` of `{1}`", layout.name, kind), layout, face.format)
            for one in widgets:
                sort, side = SORT_OF[type(one)], one.side if isinstance(one, Corner) else ""
                if one.area and one.area not in layout.areas:
                    self.tell(absent(tr("the area of {0} of `{1}`", sort, kind), one.area, layout.areas))
                elif not layout.area_for(sort, side, one.area):
                    self.tell(
                        tr(
                            "layout `{0}` has no area that holds {1}; write `area: NAME` into the {1} of `{2}`, "
                            "with one of: {3}",
                            layout.name,
                            sort,
                            kind,
                            ", ".join(layout.areas),
                        )
                    )

    # -- names

    def wrong(self, names: str, value: str, place: Place) -> str:
        kind = place[1] if place[0] == "kinds" else ""
        place = tuple(one for one in place if one != ITEM)
        if names == "choice":
            names = "fact" if place[-1] == "by" else "layout"
        name = name_in(value) if names == "colour" else value
        known = self.names(names, kind, place)
        is_left_out = not name and names != "size"
        if known is None or is_left_out or name in known or (names == "background" and re.fullmatch(HEX, name)):
            return ""
        return self.message(names, kind, name, known, what(place))

    def message(self, names: str, kind: str, name: str, known: Collection[str], what: str) -> str:
        """Return the message that nothing has a name. known: what has such a name. what: that to which it is given."""
        declared, close = self.known or {}, near(name, known)
        if names == "fact" and name in declared.get(words_of(kind), ()):
            return tr(
                "`{0}` of kind `{1}` is words, which `line` and `words` show; here, "
                "a number or a value of a list fits.",
                name,
                kind,
            )
        if names == "fact":
            return tr("kind `{0}` has no property `{1}`{2}", kind, name, near(name, declared[kind]))
        if names == "font":
            there = listed(known, ", ")
            return tr("{0} is `{1}`, and there is no such font in `fonts`; there are: {2}{3}", what, name, there, close)
        messages = {
            "words": tr("kind `{0}` has no fact `{1}` that is words{2}", kind, name, close),
            "shown": tr("{0}: a foot cannot show `{1}`{2}", what, name, close),
            "cells": tr("no card of kind `{0}` has a table `{1}`{2}", kind, name, close),
            "amount": tr("{0}: the game has no property `{1}`{2}", what, name, close),
            "symbol": tr("the colour of the symbol is that of `{0}`, which no kind has{1}", name, close),
            "card": tr("there is no card `{0}`{1}", name, close),
            "known kind": tr("`{0}` is no kind of card{1}", name, close),
            "own art": tr(
                "`art/` beside this file has no picture `{0}`, and the part of a picture of a set is chosen in the "
                "`faces.yaml` of the set{1}",
                name,
                close,
            ),
        }
        return messages.get(names) or absent(what, name, known)

    def names(self, sort: str, kind: str, place: Place) -> Collection[str] | None:
        """Return the names of a sort; None if they are not known. kind: that in whose face the name is, or ""."""
        if sort == "layout":
            here = iter(self.data.table("layouts"))  # a layout is like one that stands before it
            return (*self.below.layouts, *takewhile(lambda one: place[0] != "layouts" or one != place[1], here))
        if sort in self.own or self.known is None:
            return self.own.get(sort)
        known = self.known
        kinds = [one for one in known if words_of(one) in known]
        match sort:
            case "fact":
                return (KIND, *SHOWN, *known[kind]) if kind in known else None
            case "shown":
                # The foot of all kinds can show what one of them has; it is left out on a card that does not have it.
                parts = [part for one in ([kind] if kind else kinds) for part in (one, words_of(one))]
                own = (name for part in parts for name in known.get(part, ()))
                return None if kind and kind not in known else (*SHOWN, *own)
            case "symbol":
                return {name for one in kinds for name in known[one]}
            case _:  # the faces of a game may name cards of a set that is left out
                keys = {"words": words_of(kind), "cells": table_of(kind), "card": CARDS if self.is_set else EVERY_CARD}
                return known.get("", ()) if sort == "amount" else known.get(keys[sort]) if sort in keys else known

    @cached_property
    def own(self) -> Mapping[str, Collection[str]]:
        """The names that do not depend on the game, by their sort."""
        art, colours = (*self.below.art, *self.art), (*self.below.colours, *self.data.table("colours"))
        return {
            "picture": self.pictures,
            "icon": (*self.pictures, *self.icons, *self.data.table("icons")),
            "art": art,
            "own art": art,
            "background": (*art, *colours, *PATTERNS),
            "colour": (FRAME, *FIXED, *colours),
            "font": (*BUILT_IN_FONTS, *self.families),
            "held": (*HELD, REST),
            "size": FORMATS,
            "faced kind": (*self.below.kinds, *self.data.table("kinds")),
        }
