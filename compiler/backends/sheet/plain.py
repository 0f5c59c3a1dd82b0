"""The data that the templates need to draw a card; it is passed to the typesetter as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Piece: TypeAlias = tuple[str, str]
"""A part of a text: its style, and the text or the name of a picture."""
Item: TypeAlias = Piece | tuple[Literal["together"], list[Piece]]
"""A piece, or several pieces that must stay on one line."""


class Badge(TypedDict):
    side: str
    amount: str
    icon: str


class Figure(TypedDict):
    icon: str
    amount: str


class Box(TypedDict):
    """A symbol with its number. dark: whether the colour of the symbol is dark."""

    icon: str
    amount: str
    colour: str
    dark: bool


class PlainRow(TypedDict):
    icon: str
    colour: str
    label: str
    amount: str


class PlainParagraph(TypedDict):
    boxed: bool
    head: list[Item]
    runs: list[Item]
    items: list[list[Item]]


class WideCell(TypedDict):
    text: str
    span: int


class ChartLine(TypedDict):
    head: str
    cells: list[WideCell]


class PlainPicture(TypedDict):
    draw: Literal["picture"]
    icon: str
    low: float
    high: float
    ornament: str


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


Part: TypeAlias = PlainPicture | PlainLine | Boxes | PlainRows | PlainTable | PlainChart | PlainText


class Footer(TypedDict):
    number: str
    source: str
    origin: str


class Back(TypedDict):
    colour: str
    pattern: str
    shape: str
    ornament: str
    icon: str
    title: str
    line: str


class PlainCard(TypedDict):
    """A card.

    flow: the parts of its panel, from top to bottom. size: the text size; it is set after the card has been measured.
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
    back: Back
