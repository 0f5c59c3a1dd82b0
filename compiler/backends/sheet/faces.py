"""`faces.yaml` and a folder of icons in, a `FaceSet` out, or every fault in them at once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias
from xml.etree import ElementTree

import yaml

from .printed import FaceError

PATTERNS = ("plain", "stripes", "dots", "grid", "chevrons", "bars")
INK = "#1c1d22"
SHAPES = ("round", "cut", "scoop", "step", "notch")
SIZES = ("card", "sheet")
BORDERS = ("plain", "double", "saw")
SMALLEST = 7.0  # points: no text of the rules is printed smaller

Problem: TypeAlias = str

# The options of each widget and what they must be: `fact` a property, `facts` several, `icon` a picture or a value
# that has one, `symbols` values that have one, `number` millimetres, `flag` a truth, `side` left or right, `rows` a list of
# rows with options of their own, `points` a size of text, `amount` a property of the game that is worked out, `cells` a table of the kind's cards.
WIDGETS: Mapping[str, Mapping[str, str]] = {
    "corner": {"fact": "fact", "icon": "icon", "side": "side"},
    "picture": {"fact": "fact", "icon": "icon", "low": "number", "high": "number"},
    "line": {"left": "facts", "right": "facts", "separator": "word", "named": "flag", "icons": "flag"},
    "pips": {"fact": "fact", "numbered": "symbols"},
    "track": {"fact": "fact", "icon": "icon"},
    "text": {"boxed": "flag", "cells": "fact", "size": "points"},
    "stat": {"fact": "fact", "icon": "icon"},
    "rows": {"list": "rows"},
    "table": {"of": "amount", "rows": "amount", "last": "fact", "fewest": "fact", "most": "fact"},
    "chart": {"of": "cells"},
}
ROW = {"fact": "fact", "icon": "icon", "card": "word"}
NEEDED = {
    "corner": ["fact"],
    "pips": ["fact"],
    "track": ["fact"],
    "stat": ["fact", "icon"],
    "line": ["left"],
    "rows": ["list"],
    "table": ["of", "rows", "last"],
    "chart": ["of"],
}
KIND = "kind"  # stands for the card's kind wherever a face names a property


@dataclass(frozen=True, slots=True)
class Widget:
    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Face:
    """How the cards of one kind look: the properties that choose the frame and the back, and the widgets in order."""

    frame: str
    border: str
    shape: str
    size: str
    widgets: tuple[Widget, ...]
    back: str
    back_icon: str
    back_like: str
    back_title: str


@dataclass(frozen=True, slots=True)
class FaceSet:
    """A game's faces: what values look like, how kinds look, and the pictures themselves as SVG."""

    path: Path
    colours: Mapping[str, str]
    patterns: Mapping[str, str]
    shapes: Mapping[str, str]
    borders: Mapping[str, str]
    icons: Mapping[str, str]
    pictures: Mapping[str, str]
    kinds: Mapping[str, Face]

    def picture_of(self, value: str, where: str) -> str:
        """The picture of a value, or a picture by its own name."""
        name = self.icons.get(value, value)
        if name not in self.pictures:
            raise FaceError(
                f"{where}: `{value}` has no icon in {self.path}{near(value, {*self.icons, *self.pictures})}"
            )
        return name

    def colour_of(self, value: str, where: str) -> str:
        if value not in self.colours:
            raise FaceError(f"{where}: `{value}` has no colour in {self.path}{near(value, self.colours)}")
        return self.colours[value]


def near(word: str, known: Iterable[str]) -> str:
    matches = get_close_matches(word, sorted(known), 1)
    return f"; did you mean `{matches[0]}`?" if matches else "."


def table_of(kind: str) -> str:
    """Where `known` has the names of the tables that cards of a kind have."""
    return f"table of {kind}"


def load_faces(path: Path, known: Mapping[str, Collection[str]] | None = None) -> FaceSet:
    """Reads `faces.yaml` and the icons beside it. `known` has the properties of every kind and, under
    `table_of`, its tables, to check names against."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise FaceError(f"{path}:{line}: this is not YAML: {error.problem}.") from error
    except OSError as error:
        raise FaceError(f"{path}: the file cannot be read: {error.strerror}.") from error
    reader = FaceReader(path, data if isinstance(data, dict) else {}, known)
    faces = reader.read()
    if reader.problems:
        raise FaceError("\n".join(f"{path}: {problem}" for problem in reader.problems))
    return faces


class FaceReader:
    """Goes through `faces.yaml` once and collects every problem, so that an author mends them in one round."""

    def __init__(self, path: Path, data: Mapping[str, Any], known: Mapping[str, Collection[str]] | None) -> None:
        self.path = path
        self.data = data
        self.known = known
        self.problems: list[Problem] = []
        self.pictures: dict[str, str] = {}
        self.icons: dict[str, str] = {}
        self.kind = ""

    def read(self) -> FaceSet:
        self.expect("section", self.data, ("colours", "patterns", "shapes", "borders", "icons", "kinds"))
        for file in sorted((self.path.parent / "icons").glob("*.svg")):
            self.read_picture(file)
        colours, patterns, shapes = self.words("colours"), self.words("patterns"), self.words("shapes")
        borders = self.words("borders")
        self.icons = self.words("icons")
        for value, colour in colours.items():
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
                self.problems.append(f'the colour of `{value}` is `{colour}`, and must be written like "#1b5fae".')
        for value, name in patterns.items():
            self.one_of(f"the pattern of `{value}`", name, PATTERNS)
        for value, name in shapes.items():
            self.one_of(f"the shape of `{value}`", name, SHAPES)
        for value, name in borders.items():
            self.one_of(f"the border of `{value}`", name, BORDERS)
        for value, name in self.icons.items():
            self.one_of(f"the icon of `{value}`", name, self.pictures)
        kinds = {kind: self.read_face(kind, face) for kind, face in self.mapping("kinds", self.data).items()}
        return FaceSet(self.path, colours, patterns, shapes, borders, self.icons, self.pictures, kinds)

    def read_picture(self, file: Path) -> None:
        source = file.read_text(encoding="utf-8").strip()
        try:
            box = ElementTree.fromstring(source).get("viewBox")
        except ElementTree.ParseError as error:
            self.problems.append(f"icons/{file.name} is not SVG: {error}.")
            return
        if box != "0 0 10 10":
            self.problems.append(f'icons/{file.name} must have viewBox="0 0 10 10", not {box or "none"}.')
        self.pictures[file.stem] = source

    def read_face(self, kind: str, face: Any) -> Face:
        self.kind = kind
        if self.known is not None and kind not in self.known:
            self.problems.append(f"`{kind}` is no kind of card{near(kind, self.known)}")
        face = face if isinstance(face, dict) else {}
        self.expect(f"part of kind `{kind}`", face, ("frame", "border", "shape", "size", "widgets", "back"))
        frame, back = face.get("frame", KIND), self.mapping("back", face)
        shape, size = face.get("shape", "round"), face.get("size", "card")
        self.expect(f"part of the back of `{kind}`", back, ("colour", "icon", "like", "title"))
        self.fact(frame)
        border = face.get("border", KIND)
        self.fact(border)
        self.fact(back.get("colour", KIND))
        self.one_of(f"the shape of `{kind}`", shape, SHAPES)
        self.one_of(f"the size of `{kind}`", size, SIZES)
        widgets = face.get("widgets", [])
        if not isinstance(widgets, list):
            self.problems.append(f"the widgets of `{kind}` must be a list.")
            widgets = []
        read = tuple(widget for item in widgets for widget in self.read_widget(item))
        back_icon = back.get("icon", kind)
        self.one_of(f"the icon on the back of `{kind}`", back_icon, {**self.pictures, **self.icons})
        like = str(back.get("like", ""))
        if like:
            self.one_of(f"what the back of `{kind}` is like", like, self.mapping("kinds", self.data))
        title = str(back.get("title", ""))
        if title and self.known is not None and title not in self.known:
            self.problems.append(f"the back of `{kind}`: `{title}` is no kind{near(title, self.known)}")
        return Face(
            frame=str(frame),
            border=str(border),
            shape=str(shape),
            size=str(size),
            widgets=read,
            back=str(back.get("colour", KIND)),
            back_icon=str(back_icon),
            back_like=like,
            back_title=title,
        )

    def read_widget(self, item: Any) -> Iterator[Widget]:
        if isinstance(item, str):
            item = {item: {}}
        if not isinstance(item, dict) or len(item) != 1:
            self.problems.append(f"a widget of `{self.kind}` is not written like `- track: {{fact: NAME}}`.")
            return
        ((name, options),) = item.items()
        options = options if isinstance(options, dict) else {}
        if name not in WIDGETS:
            self.problems.append(f"`{name}` of kind `{self.kind}` is no widget{near(str(name), WIDGETS)}")
            return
        self.expect(f"option of {name} of `{self.kind}`", options, WIDGETS[name])
        for option in NEEDED.get(name, []):
            if option not in options:
                self.problems.append(f"{name} of `{self.kind}` needs the option `{option}`.")
                return
        for option, value in options.items():
            self.check_option(f"`{option}` of {name} of `{self.kind}`", WIDGETS[name].get(option, ""), value)
        yield Widget(str(name), options)

    def check_option(self, what: str, sort: str, value: Any) -> None:
        listed = value if isinstance(value, list) else [value]
        if sort == "fact":
            self.fact(value)
        elif sort == "cells":
            self.table(value)
        elif sort == "facts":
            for one in listed:
                self.fact(one)
        elif sort in ("icon", "symbols"):
            for one in listed:
                self.one_of(what, one, {**self.pictures, **self.icons})
        elif sort == "side":
            self.one_of(what, value, ("left", "right"))
        elif sort == "rows":
            self.check_rows(what, value)
        elif sort == "amount" and self.known is not None and value not in self.known.get("", ()):
            self.problems.append(
                f"{what}: the game has no property `{value}`{near(str(value), self.known.get('', ()))}"
            )
        elif sort == "number" and not isinstance(value, int | float):
            self.problems.append(f"{what} must be a number of millimetres.")
        elif sort == "points" and not (isinstance(value, int | float) and value >= SMALLEST):
            self.problems.append(f"{what} must be a number of points, {SMALLEST:g} or more.")
        elif sort == "flag" and not isinstance(value, bool):
            self.problems.append(f"{what} must be `true` or `false`.")
        elif sort == "word" and not isinstance(value, str):
            self.problems.append(f"{what} must be text in quotes.")

    def check_rows(self, what: str, rows: Any) -> None:
        for row in rows if isinstance(rows, list) and rows else [None]:
            if not isinstance(row, dict) or "fact" not in row:
                self.problems.append(f"{what} must be rows like `- {{fact: NAME, icon: NAME}}`.")
                return
            self.expect(f"option of a row of `{self.kind}`", row, ROW)
            for option, value in row.items():
                self.check_option(f"`{option}` of a row of `{self.kind}`", ROW.get(option, ""), value)

    def fact(self, name: Any) -> None:
        if self.known is None or name == KIND or self.kind not in self.known:
            return
        if name not in self.known[self.kind]:
            self.problems.append(f"kind `{self.kind}` has no property `{name}`{near(str(name), self.known[self.kind])}")

    def table(self, name: Any) -> None:
        tables = (self.known or {}).get(table_of(self.kind))
        if tables is not None and name not in tables:
            self.problems.append(f"no card of kind `{self.kind}` has a table `{name}`{near(str(name), tables)}")

    def expect(self, what: str, found: Iterable[Any], allowed: Iterable[str]) -> None:
        for name in found:
            if name not in (allowed := tuple(allowed)):
                self.problems.append(f"`{name}` is no {what}{near(str(name), allowed)}")

    def one_of(self, what: str, value: Any, allowed: Iterable[str]) -> None:
        if value not in (allowed := tuple(allowed)):
            self.problems.append(f"{what} is `{value}`, which does not exist{near(str(value), allowed)}")

    def mapping(self, name: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
        found = data.get(name) or {}
        if not isinstance(found, dict):
            self.problems.append(f"`{name}` must be a list of `name: value`.")
            return {}
        return {str(key): value for key, value in found.items()}

    def words(self, name: str) -> dict[str, str]:
        return {key: str(value) for key, value in self.mapping(name, self.data).items()}
