"""Read the faces of a game from `faces.yaml` and a folder of icons; all errors in them are reported together."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TypeGuard, cast
from xml.etree import ElementTree

from ombre.translatable import tr

from ...files import UsageError, read_plain
from ...yaml_files import Rows, Shape, Value, YamlTable, load
from .printed import FORMATS, SMALLEST, FaceError, Format
from .widgets import NEEDED, ROW, WIDGETS, Widget, widget

PATTERNS = ("plain", "stripes", "dots", "grid", "chevrons", "bars")
INK = "#1c1d22"
SHAPES = ("round", "cut", "scoop", "step", "notch")
BORDERS = ("plain", "double", "saw")
LARGEST = 40.0

# The schema of `faces.yaml`. `SORTS` below checks the options of widgets.
SHAPE: Shape = {
    **{section: {"*": str} for section in ("colours", "patterns", "shapes", "borders", "icons")},
    "kinds": {
        "*": {
            **{option: str for option in ("frame", "border", "shape")},
            "widgets": [object],
            "back": {**{option: str for option in ("colour", "icon", "like", "title")}, "*": object},
            "*": object,
        }
    },
    "*": object,  # `FaceReader.expect` reports unknown sections and suggests the most similar name
}

# The elements that an icon may contain: none that refer to other files, and none that repeat other elements.
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = (
    "svg g path circle ellipse rect line polygon polyline title desc metadata defs linearGradient radialGradient stop"
)
MOST_NESTED = 30  # the most levels of nested groups
MOST_MILLIMETRES = 500
LEAST_CARD, MOST_CARD = 20, 400  # the width and the height of a card, in millimetres

KIND = "kind"  # the word by which faces refer to the kind of the card as if it were a property


def _is_word(value: Value) -> bool:
    return isinstance(value, str)


def _is_number(value: Value) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_length(value: Value) -> bool:
    return _is_number(value) and 0 <= value <= MOST_MILLIMETRES


def _is_size(value: Value) -> bool:
    return _is_number(value) and SMALLEST <= value <= LARGEST


def _is_flag(value: Value) -> bool:
    return isinstance(value, bool)


def _is_list(value: Value) -> bool:
    return isinstance(value, Rows) and bool(value)


# Type of option -> a test of the value, and the expected value in words. Unknown options accept any value.
SORTS: Mapping[str, tuple[Callable[[Value], bool], str]] = {
    **dict.fromkeys(
        ("fact", "facts", "icon", "symbols", "side", "cells", "amount", "word"), (_is_word, "text in quotes")
    ),
    "number": (_is_length, "a number of millimetres"),
    "points": (_is_size, f"a number of points from {SMALLEST:g} to {LARGEST:g}"),
    "flag": (_is_flag, "`true` or `false`"),
    "rows": (_is_list, "rows like `- {fact: NAME, icon: NAME}`"),
    "": (lambda value: True, ""),
}


@dataclass(frozen=True, slots=True)
class Face:
    """The face of one kind: its widgets in order, and the properties that determine the frame and the back."""

    frame: str
    border: str
    shape: str
    format: Format
    widgets: tuple[Widget, ...]
    back: str
    back_icon: str
    back_like: str
    back_title: str


@dataclass(frozen=True, slots=True)
class FaceSet:
    """The faces of a game.

    colours, patterns, shapes, borders, icons: each maps words of properties to their colour, pattern and so on.
    pictures: SVG texts by name. kinds: the face of each kind.
    """

    path: Path
    colours: Mapping[str, str]
    patterns: Mapping[str, str]
    shapes: Mapping[str, str]
    borders: Mapping[str, str]
    icons: Mapping[str, str]
    pictures: Mapping[str, str]
    kinds: Mapping[str, Face]

    def picture_of(self, value: str, where: str) -> str:
        """Return the name of the icon of a word, or the word if it is the name of a picture; else raise FaceError."""
        name = self.icons.get(value, value)
        if name not in self.pictures:
            raise FaceError(
                tr(
                    "{0}: `{1}` has no icon in {2}{3}",
                    where,
                    value,
                    self.path,
                    near(value, {*self.icons, *self.pictures}),
                )
            )
        return name

    def colour_of(self, value: str, where: str) -> str:
        if value not in self.colours:
            raise FaceError(
                tr("{0}: `{1}` has no colour in {2}{3}", where, value, self.path, near(value, self.colours))
            )
        return self.colours[value]


def near(word: str, known: Iterable[str]) -> str:
    matches = get_close_matches(word, sorted(known), 1)
    return tr("; did you mean `{0}`?", matches[0]) if matches else "."


def picture(source: str) -> list[tuple[int, ElementTree.Element]]:
    """Return all elements of an SVG picture with their depth, outer elements first; raise ParseError for entities."""
    found: list[tuple[int, ElementTree.Element]] = []
    parser: ElementTree.XMLPullParser[ElementTree.Element] = ElementTree.XMLPullParser(("start", "end"))
    if "<!ENTITY" in source:
        raise ElementTree.ParseError("it declares entities")
    parser.feed(source)
    events = cast("list[tuple[str, ElementTree.Element]]", list(parser.read_events()))
    parser.close()
    depth = 0
    for event, element in events:
        if event == "start":
            found.append((depth, element))
        depth += 1 if event == "start" else -1
    return found


def table_of(kind: str) -> str:
    """Return the key under which the argument `known` of `load_faces` has the names of the tables of a kind."""
    return f"table of {kind}"


def load_faces(path: Path, known: Mapping[str, Collection[str]] | None = None) -> FaceSet:
    """Read `faces.yaml` and the icons in its folder; raise FaceError with all errors in them.

    known: the declared names: under each kind its properties, under `table_of` the tables of its cards, and under an
    empty key the properties of the game.
    """
    try:
        data = load(path, SHAPE)
    except UsageError as error:
        raise FaceError(str(error)) from None
    reader = FaceReader(path, data, known)
    faces = reader.read()
    if reader.problems:
        raise FaceError("\n".join(reader.problems))
    return faces


class FaceReader:
    """Reads `faces.yaml` and collects all errors in it, so that an author can correct them together."""

    def __init__(self, path: Path, data: YamlTable, known: Mapping[str, Collection[str]] | None) -> None:
        self.path = path
        self.data = data
        self.known = known
        self.line = 1  # the line that is being read
        self.problems: list[str] = []
        self.pictures: dict[str, str] = {}
        self.icons: dict[str, str] = {}
        self.kind = ""

    def tell(self, problem: str, place: str = "") -> None:
        """Record an error, at the current line or at a place in another file."""
        self.problems.append(f"{place or f'{self.path}:{self.line}'}: {problem}")

    def read(self) -> FaceSet:
        self.expect("section", self.data, ("colours", "patterns", "shapes", "borders", "icons", "kinds"))
        for file in sorted((self.path.parent / "icons").glob("*.svg")):
            self.read_picture(file)
        self.icons = self.section("icons")
        for value, colour in self.each("colours"):
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
                self.tell(f'the colour of `{value}` is `{colour}`, and must be written like "#1b5fae".')
        for value, name in self.each("patterns"):
            self.one_of(f"the pattern of `{value}`", name, PATTERNS)
        for value, name in self.each("shapes"):
            self.one_of(f"the shape of `{value}`", name, SHAPES)
        for value, name in self.each("borders"):
            self.one_of(f"the border of `{value}`", name, BORDERS)
        for value, name in self.each("icons"):
            self.one_of(f"the icon of `{value}`", name, self.pictures)
        kinds = {kind: self.read_face(kind) for kind in self.each_kind()}
        sections = ("colours", "patterns", "shapes", "borders")
        colours, patterns, shapes, borders = (self.section(section) for section in sections)
        return FaceSet(self.path, colours, patterns, shapes, borders, self.icons, self.pictures, kinds)

    def each(self, section: str) -> Iterator[tuple[str, str]]:
        """Yield the names and values of a section, and set the current line for each."""
        found = self.data.table(section)
        for name, value in found.words().items():
            self.line = found.lines[name]
            yield name, value

    def section(self, name: str) -> dict[str, str]:
        """Return all names and values of a section."""
        return self.data.table(name).words()

    def each_kind(self) -> Iterator[str]:
        """Yield the kinds that have a face; while one is used, the problems that are found name its line."""
        for kind, line in self.data.table("kinds").lines.items():
            self.line = line
            yield kind

    def read_picture(self, file: Path) -> None:
        """Read one icon: well-formed SVG of 10 by 10 units, drawn with simple shapes."""
        self.pictures[file.stem] = ""  # set first, so that the uses of a wrong icon are not reported, too
        where = f"{file}:1"
        try:
            source = read_plain(file).strip()
            elements = picture(source)
        except UsageError as error:
            self.problems.append(str(error))
            return
        except ElementTree.ParseError as error:
            line = getattr(error, "position", (1, 0))[0]
            self.tell(f"this is not SVG: {error}.", f"{file}:{line}")
            return
        box = elements[0][1].get("viewBox")
        if box != "0 0 10 10":
            self.tell(f'this must have viewBox="0 0 10 10", not {box or "none"}.', where)
        names = (element.tag.removeprefix(SVG) for _, element in elements if element.tag.startswith(SVG))
        if odd := next((name for name in names if name not in DRAWN.split()), ""):
            self.tell(f"an icon is drawn with path, circle, rect and other plain shapes; `{odd}` is none.", where)
        if max(depth for depth, _ in elements) > MOST_NESTED:
            self.tell(f"an icon has at most {MOST_NESTED} groups in each other.", where)
        self.pictures[file.stem] = source

    def read_face(self, kind: str) -> Face:
        face = self.part(self.data.table("kinds"), kind)
        self.kind = kind
        if self.known is not None and kind not in self.known:
            self.tell(f"`{kind}` is no kind of card{near(kind, self.known)}")
        self.expect(
            f"part of kind `{kind}`", face, ("frame", "border", "shape", "size", "landscape", "widgets", "back")
        )
        frame, back = self.option(face, "frame", KIND), self.part(face, "back")
        self.fact(frame)
        border = self.option(face, "border", KIND)
        self.fact(border)
        self.expect(f"part of the back of `{kind}`", back, ("colour", "icon", "like", "title"))
        colour = self.option(back, "colour", KIND)
        self.fact(colour)
        shape = self.option(face, "shape", "round")
        self.one_of(f"the shape of `{kind}`", shape, SHAPES)
        format = self.read_format(face)
        icon = self.option(back, "icon", kind)
        self.one_of(f"the icon on the back of `{kind}`", icon, {**self.pictures, **self.icons})
        like = self.option(back, "like", "")
        if like:
            self.one_of(f"what the back of `{kind}` is like", like, self.data.table("kinds"))
        title = self.option(back, "title", "")
        if title and self.known is not None and title not in self.known:
            self.tell(f"the back of `{kind}`: `{title}` is no kind{near(title, self.known)}")
        read = tuple(made for item in self.items(face.rows("widgets")) for made in self.read_widget(item))
        return Face(
            frame=frame,
            border=border,
            shape=shape,
            format=format,
            widgets=read,
            back=colour,
            back_icon=icon,
            back_like=like,
            back_title=title,
        )

    def read_format(self, face: YamlTable) -> Format:
        """Return the size of a card: one with a name, or `{width: MM, height: MM}`; turned if it is `landscape`."""
        size = face.get("size", "card")
        self.line = face.lines.get("size", self.line)
        what, found = f"the size of `{self.kind}`", FORMATS["card"]
        if isinstance(size, YamlTable):
            wide, high = size.get("width"), size.get("height")
            self.expect(f"part of {what}", size, ("width", "height"))
            if all(_is_number(side) and LEAST_CARD <= side <= MOST_CARD for side in (wide, high)):
                found = Format(f"{wide:g}x{high:g}", float(cast(float, wide)), float(cast(float, high)))
            else:
                self.tell(
                    f"{what} must be `{{width: MM, height: MM}}`, each from {LEAST_CARD} to {MOST_CARD} millimetres."
                )
        else:
            self.one_of(what, size, FORMATS)
            found = FORMATS.get(str(size), found)
        turned = face.get("landscape", False)
        self.line = face.lines.get("landscape", self.line)
        if not isinstance(turned, bool):
            self.tell(f"`landscape` of `{self.kind}` must be `true` or `false`.")
        return found.turned if turned is True else found

    def option(self, table: YamlTable, name: str, default: str) -> str:
        """Return the text of a key, or its default."""
        self.line = table.lines.get(name, table.line)
        return str(table.get(name, default))

    def part(self, table: YamlTable, name: str) -> YamlTable:
        """Return the mapping that a key has as its value; an empty mapping at the current line if the key is absent."""
        return table.table(name) or YamlTable(self.line)

    def items(self, rows: Rows) -> Iterator[Value]:
        for item, line in zip(rows, rows.lines, strict=True):
            self.line = line
            yield item

    def read_widget(self, item: Value) -> Iterator[Widget]:
        name, options = self.named(item)
        if options is None:
            self.tell(f"a widget of `{self.kind}` is not written like `- track: {{fact: NAME}}`.")
            return
        if name not in WIDGETS:
            self.tell(f"`{name}` of kind `{self.kind}` is no widget{near(name, WIDGETS)}")
            return
        self.expect(f"option of {name} of `{self.kind}`", options, WIDGETS[name])
        for option in NEEDED.get(name, ()):
            if option not in options:
                self.tell(f"{name} of `{self.kind}` needs the option `{option}`.")
                return
        before = len(self.problems)
        for option, value in options.items():
            self.line = options.lines[option]
            self.check_option(f"`{option}` of {name} of `{self.kind}`", WIDGETS[name].get(option, ""), value)
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

    def check_option(self, what: str, sort: str, value: Value) -> None:
        each = list(value) if isinstance(value, Rows) and sort in ("facts", "symbols") else [value]
        told = next((SORTS[sort][1] for one in each if not SORTS[sort][0](one)), "")
        if told:
            self.tell(f"{what} must be {told}.")
            return
        for one in each:
            if sort in ("fact", "facts"):
                self.fact(one)
            elif sort == "cells":
                self.table(one)
            elif sort in ("icon", "symbols"):
                self.one_of(what, one, {**self.pictures, **self.icons})
            elif sort == "side":
                self.one_of(what, one, ("left", "right"))
            elif sort == "rows" and isinstance(one, Rows):
                self.check_rows(what, one)
            elif sort == "amount" and self.known is not None and one not in (known := self.known.get("", ())):
                self.tell(f"{what}: the game has no property `{one}`{near(str(one), known)}")

    def check_rows(self, what: str, rows: Rows) -> None:
        for row in self.items(rows):
            if not isinstance(row, YamlTable) or "fact" not in row:
                self.tell(f"{what} must be {SORTS['rows'][1]}.")
                return
            self.expect(f"option of a row of `{self.kind}`", row, ROW)
            for option, value in row.items():
                self.check_option(f"`{option}` of a row of `{self.kind}`", ROW.get(option, ""), value)

    def fact(self, name: Value) -> None:
        if self.known is None or name == KIND or self.kind not in self.known:
            return
        if name not in self.known[self.kind]:
            self.tell(f"kind `{self.kind}` has no property `{name}`{near(str(name), self.known[self.kind])}")

    def table(self, name: Value) -> None:
        tables = (self.known or {}).get(table_of(self.kind))
        if tables is not None and name not in tables:
            self.tell(f"no card of kind `{self.kind}` has a table `{name}`{near(str(name), tables)}")

    def expect(self, what: str, found: Iterable[str], allowed: Iterable[str]) -> None:
        for name in found:
            if name not in (allowed := tuple(allowed)):
                self.tell(f"`{name}` is no {what}{near(name, allowed)}")

    def one_of(self, what: str, value: Value, allowed: Iterable[str]) -> None:
        if value not in (allowed := tuple(allowed)):
            self.tell(f"{what} is `{value}`, which does not exist{near(str(value), allowed)}")
