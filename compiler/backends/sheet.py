"""Cards in their printed words and a game's `faces.yaml` in; PDF sheets, PNG pictures or an HTML preview out.

A face says which widget shows which property. This module looks every value up and hands plain data to the
templates, which know geometry and no game. A card never becomes Typst source: all of them travel as one JSON text.
"""

from __future__ import annotations

import base64
import json
import re
import struct
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast
from xml.etree import ElementTree

import typst
import yaml
from jinja2 import Environment, FileSystemLoader, StrictUndefined

COMPILER = Path(__file__).parents[1]
FONTS = COMPILER / "fonts"
TEXT_FONT, DISPLAY_FONT = "Source Sans 3", "Saira"
TEXT_FONT_FILES = "SourceSans3-*.ttf"

CARD = (63.5, 88.9)  # poker size, in millimetres
COLUMNS, ROWS = 3, 3
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES = (9.0, 8.5, 8.0, 7.5, 7.0)  # points; all cards of a kind share the largest that fits each of them
INK = "#1c1d22"
PATTERNS = ("plain", "stripes", "dots", "grid", "chevrons", "bars")
SHAPES = ("round", "cut")

# What a sheet says besides its cards. A caller passes the locale's own; these are the keys and the fallback.
WORDS: Mapping[str, str] = {
    "title": "Cards",
    "front": "Front",
    "back": "Back",
    "ruler": "Print at 100 %: this line is 80 mm long.",
    "printed": "",
    "reconstructed": "reconstructed",
    "house": "house card",
}

Problem: TypeAlias = str
Json: TypeAlias = dict[str, Any]


class FaceError(ValueError):
    """Raised when `faces.yaml`, its icons or the fonts cannot show a card; the message names the file."""


class PrintError(RuntimeError):
    """Raised when the typesetter warns: a warning is a fault of a template, and would be printed on every card."""


# -------------------------------------------------------------------------------------------- what is printed


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one manner; the value of an icon is the name of its file."""

    kind: Literal["text", "strong", "label", "icon", "amount"]
    value: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A symbol with its amount; the amount may be a letter."""

    symbol: str
    size: int | str


Fact: TypeAlias = int | str | tuple[Cell, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """All that a card shows, in one locale. `labels` has the printed word of every value among the facts."""

    id: str
    name: str
    kind: str
    kind_label: str
    origin: Literal["printed", "reconstructed", "house"]
    copies: int
    facts: Mapping[str, Fact]
    labels: Mapping[str, str]
    paragraphs: tuple[tuple[Run, ...], ...]
    where: str


@dataclass(frozen=True, slots=True)
class Overflow:
    """A card whose text, or title, is too tall even at the smallest size."""

    card: str
    where: str
    locale: str
    millimetres: float
    part: Literal["text", "title"] = "text"


@dataclass(frozen=True, slots=True)
class Sheet:
    """The files by name, what did not fit, and the text size that each kind got, in points."""

    files: dict[str, bytes]
    overflow: tuple[Overflow, ...] = ()
    sizes: Mapping[str, float] = field(default_factory=dict)


# ----------------------------------------------------------------------------------------------------- faces

# The options of each widget and what they must be: `fact` a property, `facts` several, `icon` a picture or a value
# that has one, `symbols` values that have one, `number` millimetres, `flag` a truth, `side` left or right.
WIDGETS: Mapping[str, Mapping[str, str]] = {
    "corner": {"fact": "fact", "icon": "icon", "side": "side"},
    "picture": {"fact": "fact", "icon": "icon", "low": "number", "high": "number"},
    "line": {"left": "facts", "right": "facts", "separator": "word"},
    "pips": {"fact": "fact", "numbered": "symbols"},
    "track": {"fact": "fact"},
    "text": {"boxed": "flag", "cells": "fact"},
    "stat": {"fact": "fact", "icon": "icon"},
}
NEEDED = {"corner": ["fact"], "pips": ["fact"], "track": ["fact"], "stat": ["fact", "icon"], "line": ["left"]}
KIND = "kind"  # stands for the card's kind wherever a face names a property


@dataclass(frozen=True, slots=True)
class Widget:
    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Face:
    """How the cards of one kind look: the properties that choose the frame and the back, and the widgets in order."""

    frame: str
    shape: str
    widgets: tuple[Widget, ...]
    back: str
    back_icon: str


@dataclass(frozen=True, slots=True)
class FaceSet:
    """A game's faces: what values look like, how kinds look, and the pictures themselves as SVG."""

    path: Path
    colours: Mapping[str, str]
    patterns: Mapping[str, str]
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


def load_faces(path: Path, known: Mapping[str, Collection[str]] | None = None) -> FaceSet:
    """Reads `faces.yaml` and the icons beside it. `known` has the properties of every kind, to check names against."""
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
        self.expect("section", self.data, ("colours", "patterns", "icons", "kinds"))
        for file in sorted((self.path.parent / "icons").glob("*.svg")):
            self.read_picture(file)
        colours, patterns = self.words("colours"), self.words("patterns")
        self.icons = self.words("icons")
        for value, colour in colours.items():
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
                self.problems.append(f'the colour of `{value}` is `{colour}`, and must be written like "#1b5fae".')
        for value, name in patterns.items():
            self.one_of(f"the pattern of `{value}`", name, PATTERNS)
        for value, name in self.icons.items():
            self.one_of(f"the icon of `{value}`", name, self.pictures)
        kinds = {kind: self.read_face(kind, face) for kind, face in self.mapping("kinds", self.data).items()}
        return FaceSet(self.path, colours, patterns, self.icons, self.pictures, kinds)

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
        self.expect(f"part of kind `{kind}`", face, ("frame", "shape", "widgets", "back"))
        frame, back = face.get("frame", KIND), self.mapping("back", face)
        shape = face.get("shape", "round")
        self.expect(f"part of the back of `{kind}`", back, ("colour", "icon"))
        self.fact(frame)
        self.fact(back.get("colour", KIND))
        self.one_of(f"the shape of `{kind}`", shape, SHAPES)
        widgets = face.get("widgets", [])
        if not isinstance(widgets, list):
            self.problems.append(f"the widgets of `{kind}` must be a list.")
            widgets = []
        read = tuple(widget for item in widgets for widget in self.read_widget(item))
        back_icon = back.get("icon", kind)
        self.one_of(f"the icon on the back of `{kind}`", back_icon, {**self.pictures, **self.icons})
        return Face(str(frame), str(shape), read, str(back.get("colour", KIND)), str(back_icon))

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
        elif sort == "facts":
            for one in listed:
                self.fact(one)
        elif sort in ("icon", "symbols"):
            for one in listed:
                self.one_of(what, one, {**self.pictures, **self.icons})
        elif sort == "side":
            self.one_of(what, value, ("left", "right"))
        elif sort == "number" and not isinstance(value, int | float):
            self.problems.append(f"{what} must be a number of millimetres.")
        elif sort == "flag" and not isinstance(value, bool):
            self.problems.append(f"{what} must be `true` or `false`.")
        elif sort == "word" and not isinstance(value, str):
            self.problems.append(f"{what} must be text in quotes.")

    def fact(self, name: Any) -> None:
        if self.known is None or name == KIND or self.kind not in self.known:
            return
        if name not in self.known[self.kind]:
            self.problems.append(f"kind `{self.kind}` has no property `{name}`{near(str(name), self.known[self.kind])}")

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


# -------------------------------------------------------------------------------------- from cards to plain data


def drawn(card: PrintedCard, faces: FaceSet, words: Mapping[str, str]) -> Json:
    """Everything the templates need to draw a card, with no name left to look up."""
    if card.kind not in faces.kinds:
        raise FaceError(f"{card.where}: kind `{card.kind}` has no face in {faces.path}{near(card.kind, faces.kinds)}")
    face = faces.kinds[card.kind]
    frame = value_of(card, face.frame) or card.kind
    back = value_of(card, face.back) or card.kind
    flow = [item for widget in face.widgets for item in flowing(card, faces, widget)]
    for item in flow:
        if item["draw"] == "picture":
            item["pattern"] = faces.patterns.get(frame, "plain")
    return {
        "id": card.id,
        "name": card.name,
        "colour": faces.colour_of(frame, card.where),
        "pattern": faces.patterns.get(frame, "plain"),
        "shape": face.shape,
        "corners": [corner(card, faces, widget) for widget in shown(card, face, "corner")],
        "flow": flow,
        "stats": [
            {"icon": faces.picture_of(widget.options["icon"], card.where), "amount": amount(card, widget)}
            for widget in shown(card, face, "stat")
        ],
        "footer": [card.id, words[card.origin]],
        "back": {
            "colour": faces.colour_of(back, card.where),
            "pattern": faces.patterns.get(back, "plain"),
            "icon": faces.picture_of(face.back_icon, card.where),
            "title": card.kind_label,
            "line": card.labels.get(back, "") if back != card.kind else "",
        },
    }


def shown(card: PrintedCard, face: Face, name: str) -> list[Widget]:
    return [widget for widget in face.widgets if widget.name == name and widget.options["fact"] in card.facts]


def value_of(card: PrintedCard, name: str) -> str:
    """The value that a property has on a card; the first of several; nothing if the card lacks it."""
    fact = card.kind if name == KIND else card.facts.get(name, "")
    first = fact[0] if isinstance(fact, tuple) and fact else fact
    return first if isinstance(first, str) else ""


def amount(card: PrintedCard, widget: Widget) -> str:
    fact = card.facts[widget.options["fact"]]
    if isinstance(fact, tuple):
        raise FaceError(f"{card.where}: {widget.name} cannot show `{widget.options['fact']}`, which is several values.")
    return str(fact)


def corner(card: PrintedCard, faces: FaceSet, widget: Widget) -> Json:
    """A number in a badge, with a small icon if the face wants one; or the icon of a value."""
    fact, icon = amount(card, widget), widget.options.get("icon", "")
    is_value = isinstance(card.facts[widget.options["fact"]], str)
    return {
        "side": widget.options.get("side", "left"),
        "amount": "" if is_value else fact,
        "icon": faces.picture_of(fact if is_value else icon, card.where) if is_value or icon else "",
    }


def flowing(card: PrintedCard, faces: FaceSet, widget: Widget) -> Iterator[Json]:
    """What a widget adds to the panel, from top to bottom: nothing if the card lacks the property."""
    options = widget.options
    if widget.name == "picture":
        name = value_of(card, options["fact"]) if "fact" in options else ""
        icon = faces.picture_of(name or options.get("icon", card.kind), card.where)
        yield {"draw": "picture", "icon": icon, "low": options.get("low", 10), "high": options.get("high", 28)}
    elif widget.name == "line":
        separator = options.get("separator", " · ")
        sides = {side: separator.join(line_words(card, options.get(side, []))) for side in ("left", "right")}
        yield {"draw": "line", **sides}
    elif widget.name in ("pips", "track"):
        cells = cells_of(card, widget, options["fact"])
        if widget.name == "pips":
            cells = [one for cell in cells for one in spread(cell, options.get("numbered", []))]
        if cells:
            yield {"draw": widget.name, "cells": [drawn_cell(card, faces, cell) for cell in cells]}
    elif widget.name == "text":
        yield from text(card, faces, widget)


def line_words(card: PrintedCard, names: str | list[str]) -> Iterator[str]:
    for name in [names] if isinstance(names, str) else names:
        fact = card.kind_label if name == KIND else card.facts.get(name, ())
        for value in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(value, str):
                yield card.labels.get(value, value)
            elif isinstance(value, int):
                yield str(value)


def cells_of(card: PrintedCard, widget: Widget, name: str) -> list[Cell]:
    fact = card.facts.get(name, ())
    if not isinstance(fact, tuple):
        raise FaceError(f"{card.where}: {widget.name} cannot show `{name}`, which is no list of symbols and amounts.")
    return [cell if isinstance(cell, Cell) else Cell(cell, 1) for cell in fact]


def spread(cell: Cell, numbered: list[str]) -> list[Cell]:
    """Three of a symbol are three symbols, as long as they can be counted at a glance."""
    if isinstance(cell.size, int) and cell.size <= 4 and cell.symbol not in numbered:
        return [Cell(cell.symbol, 1)] * cell.size
    return [Cell(cell.symbol, cell.size if cell.size != 1 or cell.symbol in numbered else 1)]


def drawn_cell(card: PrintedCard, faces: FaceSet, cell: Cell) -> Json:
    colour = faces.colours.get(cell.symbol, INK)
    dark = sum(int(colour[i : i + 2], 16) * share for i, share in ((1, 0.3), (3, 0.59), (5, 0.11))) < 140
    # A pale symbol has no meaning of its own: what counts is the number on it, even one.
    return {
        "icon": faces.picture_of(cell.symbol, card.where),
        "amount": "" if cell.size == 1 and dark else str(cell.size),
        "ink": "#ffffff" if dark else INK,
    }


def text(card: PrintedCard, faces: FaceSet, widget: Widget) -> Iterator[Json]:
    """The paragraphs. Where the face wants it so, one that begins with a label stands in a box headed by the label."""
    for run in (run for paragraph in card.paragraphs for run in paragraph if run.kind == "icon"):
        faces.picture_of(run.value, card.where)
    paragraphs: list[Json] = []
    for paragraph in card.paragraphs:
        boxed = widget.options.get("boxed", False) and bool(paragraph) and paragraph[0].kind == "label"
        head = [Run("label", paragraph[0].value.rstrip(" :\u00a0\u202f"))] if boxed else []
        rest = list(paragraph[1:]) if boxed else list(paragraph)
        if boxed and rest and rest[0].kind == "text":
            rest[0] = Run("text", rest[0].value.lstrip(" :\u00a0\u202f"))
        paragraphs.append({"boxed": boxed, "head": together(head, faces), "runs": together(rest, faces)})
    fact = widget.options.get("cells", "")
    cells = [drawn_cell(card, faces, cell) for cell in cells_of(card, widget, fact)]
    if cells and not any(paragraph["boxed"] for paragraph in paragraphs):
        head = [Run("label", card.labels.get(fact, ""))]
        paragraphs.append({"boxed": True, "head": together(head, faces), "runs": []})
    if paragraphs:
        yield {"draw": "text", "paragraphs": paragraphs, "cells": cells}


def together(runs: Iterable[Run], faces: FaceSet) -> list[list[Any]]:
    """The runs as the templates want them: what stands by an icon without a space goes into one unbreakable group.

    A line may break before and after any picture; without the group it would begin with the full stop behind it, or
    part an icon from its number or from the next icon.
    """
    pieces = [
        Run(run.kind, faces.icons.get(part, part) if run.kind == "icon" else part)
        for run in runs
        for part in ([run.value] if run.kind == "icon" else re.split("( +)", run.value))
        if part
    ]
    units: list[list[Run]] = [[]]
    for before, piece, after in zip([None, *pieces], pieces, [*pieces[1:], None], strict=False):
        figures = [near.kind in ("icon", "amount") for near in (before, after) if near is not None]
        if not piece.value.isspace() or (len(figures) == 2 and all(figures)):
            units[-1].append(piece)
        else:
            units += [[piece], []]
    result: list[list[Any]] = []
    for unit in units:
        items = merge([[piece.kind, piece.value] for piece in unit])
        if len(items) > 1 and any(kind == "icon" for kind, _ in items):
            result.append(["together", items])
        else:
            result += items
    return merge(result)


def merge(items: list[list[Any]]) -> list[list[Any]]:
    merged: list[list[Any]] = []
    for kind, group in groupby(items, key=lambda item: cast(str, item[0])):
        if kind in ("icon", "together"):
            merged += group
        else:
            merged.append([kind, "".join(value for _, value in group)])
    return merged


# ------------------------------------------------------------------------------------------------------- fonts


@cache
def fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])


@cache
def printable() -> frozenset[int]:
    """The code points that every style of the text font has. The typesetter prints an empty box for others and says
    nothing."""
    return frozenset.intersection(*(code_points(file.read_bytes()) for file in sorted(FONTS.glob(TEXT_FONT_FILES))))


def code_points(font: bytes) -> frozenset[int]:
    """The code points that a TrueType font has glyphs for: its `cmap` table in format 12, which Unicode fonts have."""
    (count,) = struct.unpack_from(">H", font, 4)
    tables = {font[at : at + 4]: struct.unpack_from(">I", font, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    cmap = tables[b"cmap"]
    (count,) = struct.unpack_from(">H", font, cmap + 2)
    for at in range(cmap + 4, cmap + 4 + 8 * count, 8):
        table = cmap + struct.unpack_from(">I", font, at + 4)[0]
        if struct.unpack_from(">H", font, table) == (12,):
            (groups,) = struct.unpack_from(">I", font, table + 12)
            spans = (struct.unpack_from(">II", font, table + 16 + 12 * group) for group in range(groups))
            return frozenset(point for first, last in spans for point in range(first, last + 1))
    raise FaceError("a font among compiler/fonts has no cmap table of format 12.")


def check_glyphs(where: str, value: Any) -> None:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            check_glyphs(where, one)
    elif isinstance(value, str):
        for letter in value:
            if ord(letter) not in printable() and unicodedata.category(letter) not in ("Cc", "Cf"):
                name = unicodedata.name(letter, "no name")
                raise FaceError(f"{where}: the fonts in compiler/fonts cannot print U+{ord(letter):04X} ({name}).")


# ---------------------------------------------------------------------------------------------------- templates


def typst_literal(value: object) -> str:
    """Whatever a template inserts, as a Typst literal: text can never become code, wherever it stands."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    raise TypeError(f"a Typst template inserts text and numbers, not {type(value).__name__}")


def data_uri(source: str, colour: str) -> str:
    """A picture for a browser. In an image element, unlike in the page itself, SVG runs no script."""
    coloured = source.replace("currentColor", colour).encode()
    return "data:image/svg+xml;base64," + base64.b64encode(coloured).decode()


@cache
def typst_templates() -> Environment:
    return Environment(
        block_start_string="<%",
        block_end_string="%>",
        variable_start_string="<<",
        variable_end_string=">>",
        comment_start_string="<#",
        comment_end_string="#>",
        trim_blocks=True,
        autoescape=False,  # HTML's; `finalize` does Typst's
        finalize=typst_literal,
        undefined=StrictUndefined,
        loader=FileSystemLoader(COMPILER / "templates"),
    )


@cache
def html_templates() -> Environment:
    loader = FileSystemLoader(COMPILER / "templates")
    environment = Environment(autoescape=True, undefined=StrictUndefined, loader=loader)
    environment.filters["picture"] = data_uri
    return environment


# -------------------------------------------------------------------------------------------------------- sheets


def sheet(
    cards: Sequence[PrintedCard],
    faces: FaceSet,
    locale: str,
    paper: Literal["a4", "letter"],
    to: Literal["pdf", "png", "html"],
    progress: Callable[[int, int], None] | None = None,
    texts: Mapping[str, str] | None = None,
) -> Sheet:
    """Prints the cards: `sheet.pdf` with each card as often as it has copies, a PNG for each, or `index.html`."""
    if not cards:
        return Sheet({})
    tell = progress or (lambda done, total: None)
    tell(0, len(cards))
    words = {**WORDS, **(texts or {})}
    job = Job(cards, faces, locale, paper, words)
    overflow, sizes = job.fit()
    if to == "pdf":
        files = {"sheet.pdf": job.pdf()}
    elif to == "png":
        files = job.pictures(lambda done: tell(done, len(cards)))
    else:
        files = {"index.html": job.html()}
    tell(len(cards), len(cards))
    return Sheet(files, overflow, sizes)


class Job:
    """One printing: the cards as plain data, laid out once to find their text size and once to be drawn."""

    def __init__(
        self, cards: Sequence[PrintedCard], faces: FaceSet, locale: str, paper: str, words: Mapping[str, str]
    ) -> None:
        self.cards = cards
        self.faces = faces
        self.locale = locale
        self.words = words
        self.paper = PAPERS[paper]
        self.drawn = [drawn(card, faces, words) for card in cards]
        check_glyphs("the words of the sheet", list(words.values()))
        for card, plain in zip(cards, self.drawn, strict=True):
            check_glyphs(card.where, plain)

    def fit(self) -> tuple[tuple[Overflow, ...], dict[str, float]]:
        """Chooses the text size of each kind and writes it into the data."""
        source = self.render("fit.typ.j2", sizes=SIZES)
        found = typst.query(source, "<fit>", field="value", **self.settings(self.drawn))
        measured = cast(list[Json], json.loads(found))
        sizes: dict[str, float] = {}
        for kind in dict.fromkeys(card.kind for card in self.cards):
            mine = [fit for card, fit in zip(self.cards, measured, strict=True) if card.kind == kind]
            fitting = (n for n in range(len(SIZES)) if all(fit["needs"][n] <= fit["room"] for fit in mine))
            sizes[kind] = SIZES[next(fitting, len(SIZES) - 1)]
        overflow: list[Overflow] = []
        for card, plain, fit in zip(self.cards, self.drawn, measured, strict=True):
            plain["size"] = sizes[card.kind]
            parts = (("text", fit["needs"][-1] - fit["room"]), ("title", fit["title"]))
            for part, over in cast(Any, parts):
                if over > 0:
                    overflow.append(Overflow(card.id, card.where, self.locale, round(over, 2), part))
        return tuple(overflow), sizes

    def pdf(self) -> bytes:
        slots = [index for index, card in enumerate(self.cards) for _ in range(card.copies)]
        pages = [slots[start : start + COLUMNS * ROWS] for start in range(0, len(slots), COLUMNS * ROWS)]
        margins = {
            "left": (self.paper[0] - COLUMNS * CARD[0]) / 2,
            "top": (self.paper[1] - ROWS * CARD[1]) / 2,
            "paper_width": self.paper[0],
            "paper_height": self.paper[1],
        }
        source = self.render("sheet.typ.j2", columns=COLUMNS, rows=ROWS, pages=pages, **margins)
        (document,) = self.compile(source, self.drawn, "pdf")
        return document

    def pictures(self, tell: Callable[[int], None], at_once: int = 24) -> dict[str, bytes]:
        source = self.render("single.typ.j2")
        files: dict[str, bytes] = {}
        for start in range(0, len(self.drawn), at_once):
            some = self.drawn[start : start + at_once]
            pages = self.compile(source, some, "png")
            files.update((f"{card['id']}.png", page) for card, page in zip(some, pages, strict=True))
            tell(start + len(some))
        return files

    def html(self) -> bytes:
        template = html_templates().get_template("preview.html.j2")
        names = self.names()
        text = template.render(
            cards=self.drawn, locale=self.locale, title=self.words["title"], pictures=self.faces.pictures, names=names
        )
        return text.encode()

    def names(self) -> dict[str, str]:
        """What a picture is called, for those who hear a card instead of seeing it."""
        labels = {value: word for card in self.cards for value, word in card.labels.items()}
        return labels | {self.faces.icons[value]: word for value, word in labels.items() if value in self.faces.icons}

    def render(self, template: str, **more: object) -> bytes:
        text = (
            typst_templates()
            .get_template(template)
            .render(
                width=CARD[0],
                height=CARD[1],
                text_font=TEXT_FONT,
                display_font=DISPLAY_FONT,
                lang=re.split("[-_]", self.locale)[0],
                title=self.words["title"],
                words=self.words,
                **more,
            )
        )
        return text.encode()

    def settings(self, cards: list[Json]) -> dict[str, Any]:
        data = {"cards": cards, "pictures": self.faces.pictures, "words": self.names()}
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        # The root is where a document might read files from; ours reads none.
        return {"root": str(FONTS), "font_paths": fonts(), "ignore_system_fonts": True, "sys_inputs": {"data": text}}

    def compile(self, source: bytes, cards: list[Json], to: Literal["pdf", "png"]) -> list[bytes]:
        # Without a fixed time the same cards would make other bytes tomorrow.
        made, warnings = typst.compile_with_warnings(source, format=to, ppi=300, timestamp=0, **self.settings(cards))
        if warnings:
            raise PrintError(f"the typesetter warns: {warnings[0].message}")
        return made if isinstance(made, list) else [made]
