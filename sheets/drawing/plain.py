"""The data that the templates need to draw a card; it is passed to the typesetter as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Piece: TypeAlias = tuple[str, str]
"""A part of a text: its style, and the text or the name of a picture.

A `sign` is an icon beside its word, which is not read; behind the name of a `symbol` is its colour, `#rrggbb`.
"""
Item: TypeAlias = Piece | tuple[Literal["together"], list[Piece]]
"""A piece, or several pieces that must stay on one line."""


class Badge(TypedDict):
    """A number with an icon, or an icon alone. alt: what the icon means, for screen readers."""

    side: str
    amount: str
    icon: str
    alt: str


class Figure(TypedDict):
    """A number with an icon. alt: what the icon means, for screen readers."""

    icon: str
    amount: str
    alt: str


class Box(TypedDict):
    """A symbol with its number. dark: whether the colour of the symbol is dark. alt: its word, for screen readers."""

    icon: str
    amount: str
    colour: str
    dark: bool
    alt: str


class PlainRow(TypedDict):
    icon: str
    colour: str
    label: str
    amount: str


class PlainParagraph(TypedDict):
    """A paragraph. items: its alternatives. levels: how far each of them is indented, if one is."""

    boxed: bool
    head: list[Item]
    runs: list[Item]
    items: list[list[Item]]
    levels: NotRequired[list[int]]


class WideCell(TypedDict):
    text: str
    span: int


class ChartLine(TypedDict):
    head: str
    cells: list[WideCell]


class PlainArt(TypedDict):
    """A picture of an author. file: its name for the typesetter. ratio: its width, divided by its height.

    focus: the point that comes to the middle, in percent. whole: whether all of it is seen. chosen: whether
    the author says one of them.
    """

    file: str
    ratio: float
    focus: list[float]
    zoom: float
    whole: bool
    chosen: bool


class PlainPicture(TypedDict):
    """A picture: that of an author, or an icon on an ornament.

    icon: its name, or "". alt: what it shows, for readers.
    """

    draw: Literal["picture"]
    icon: str
    low: float
    high: float
    ornament: str
    art: NotRequired[PlainArt]
    alt: str


class PlainLine(TypedDict):
    draw: Literal["line"]
    left: list[Item]
    right: list[Item]


class Boxes(TypedDict):
    draw: Literal["pips", "track"]
    cells: list[Box]


class PlainRows(TypedDict):
    draw: Literal["rows"]
    rows: list[PlainRow]


class PlainTable(TypedDict):
    draw: Literal["table"]
    title: str
    head: list[str]
    rows: list[list[str]]


class PlainChart(TypedDict):
    """A table of a card. wide: the relative width of each column."""

    draw: Literal["chart"]
    title: str
    head: list[str]
    lines: list[ChartLine]
    wide: list[int]


class PlainText(TypedDict):
    draw: Literal["text"]
    paragraphs: list[PlainParagraph]
    cells: list[Box]


class PlainWords(TypedDict):
    """Words that are no rules.

    smaller: by how many points they are smaller than the rules; size: a fixed size, or 0.
    """

    draw: Literal["words"]
    runs: list[Item]
    style: str
    align: str
    size: float


Part: TypeAlias = PlainPicture | PlainLine | Boxes | PlainRows | PlainTable | PlainChart | PlainText | PlainWords


class Footer(TypedDict):
    """The foot of a card: what stands at its two ends."""

    left: list[Item]
    right: list[Item]
    number: str
    source: str
    origin: str


class PlainBack(TypedDict):
    """The back of a card. ground: a picture that is all of it."""

    colour: str
    pattern: str
    shape: str
    ornament: str
    icon: str
    title: str
    line: str
    ground: NotRequired[PlainArt]


class PlainArea(TypedDict):
    """An area of a card, in millimetres. Colours are `#rrggbb`, `#rrggbbaa`, `ink`, or empty for none.

    x, y, width, height: where its content is. frame: the same of all of it, where its fill and its outline are; it is
    larger on a tile whose outline cuts something off.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    frame: list[float]
    bleed: bool
    flow: str
    fill: str
    pattern: bool
    ink: str
    stroke: str
    line: float
    outline: str
    radius: float
    corners: str
    border: str
    divide: str
    clip: bool
    hug: bool
    padding: float
    align: str
    stand: str
    middle: list[float]


class PlainDesign(TypedDict):
    """What several cards share: their areas, and the looks of what is in them."""

    areas: list[PlainArea]
    looks: dict[str, dict[str, object]]


class PlainCard(TypedDict):
    """A card.

    flow: the parts of its panel, from top to bottom. items: for each area, what it holds: the name of a list of the
    card and a position in it. design: the key of its design. size: the text size; it is set after the card has been
    measured. ground: a picture behind everything. reverse: the card whose front is on the back.
    """

    id: str
    name: str
    format: str
    width: float
    height: float
    outline: str
    colour: str
    pattern: str
    shape: str
    border: str
    sizes: list[float]
    size: NotRequired[float]
    corners: list[Badge]
    flow: list[Part]
    stats: list[Figure]
    footer: Footer
    design: str
    items: dict[str, list[tuple[str, int]]]
    ground: NotRequired[PlainArt]
    back: PlainBack
    reverse: NotRequired[PlainCard]
