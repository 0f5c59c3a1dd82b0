"""The widgets of a face: a struct for each, whose attributes are the options in `faces.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Struct

from ombre.compiler.projects.yaml_types import ValueHint

from .options import (
    Align,
    Amount,
    AreaName,
    Cells,
    Fact,
    Facts,
    Icon,
    Millimetres,
    Points,
    Shown,
    Side,
    SmallPoints,
    Style,
    Symbols,
    Words,
)


class WidgetOptions(Struct, frozen=True, kw_only=True):
    """What all widgets have. area: the area of the layout; without it, the first that holds widgets of this sort."""

    area: AreaName = ""


class Corner(WidgetOptions, frozen=True):
    """A number in a badge, with a small icon if there is one; or the icon of a word."""

    fact: Fact
    icon: Icon = ""
    side: Side = "left"


class Picture(WidgetOptions, frozen=True):
    """The picture of a card or of a word. low, high: the least and the greatest height, in millimetres.

    alt: a fact with words that say what the picture shows, for screen readers. Without it, art is read with the name of
    the card, and a drawn picture is not read.
    """

    fact: Fact = ""
    icon: Icon = ""
    low: Millimetres = 10
    high: Millimetres = 28
    alt: Words = ""


class Line(WidgetOptions, frozen=True):
    """The words of properties at the two ends of a line."""

    left: Facts
    right: Facts = ()
    separator: str = " · "
    named: bool = False
    icons: bool = False


class Pips(WidgetOptions, frozen=True):
    """Symbols, each repeated as often as its amount. numbered: symbols that are printed once, with a number."""

    fact: Fact
    numbered: Symbols = ()


class Track(WidgetOptions, frozen=True):
    """A row of boxes: the symbols and amounts of a list, or the values of a number from the largest down to 0.

    numbered: the symbols that are printed with the number 1, too; all, if there are none.
    """

    fact: Fact
    icon: Icon = ""
    numbered: Symbols = ()


class TextBox(WidgetOptions, frozen=True):
    """The text of the card. cells: a property that is printed as boxes above the text, numbered as in a track.

    size: in points.
    """

    boxed: bool = False
    cells: Fact = ""
    numbered: Symbols = ()
    size: Points | None = None


class WordsBox(WidgetOptions, frozen=True):
    """Words of the card that are no rules, such as flavour.

    size: in points; without it, half a point under the rules.
    """

    fact: Words
    style: Style = "italic"
    align: Align = "start"
    size: SmallPoints | None = None


class Ends(Struct, frozen=True):
    """What stands at the two ends of the foot of all cards."""

    left: Shown = ("number",)
    right: Shown = ("origin",)


class Foot(Ends, frozen=True):
    """What stands at the foot of the card, at its two ends."""

    area: AreaName = ""


class Stat(WidgetOptions, frozen=True):
    """A number at the bottom of the card, after its icon."""

    fact: Fact
    icon: Icon


class Row(Struct, frozen=True):
    """One line of a list: a property, with its own name or the name of a card."""

    fact: Fact
    icon: Icon = ""
    card: str = ""


class List(WidgetOptions, frozen=True):
    """A list of properties, one in each line."""

    list: Annotated[tuple[Row, ...], ValueHint(filled=True)]


class WorkedOut(WidgetOptions, frozen=True):
    """A table of a computed amount.

    It has a row for each number up to a fact of the card, and a column for each number of players.
    """

    of: Amount
    rows: Amount
    last: Fact
    fewest: Fact = ""
    most: Fact = ""


class Chart(WidgetOptions, frozen=True):
    """A table that the card declares."""

    of: Cells


Widget: TypeAlias = Corner | Picture | Line | Pips | Track | TextBox | WordsBox | Stat | List | WorkedOut | Chart | Foot

KINDS: Mapping[str, type[Widget]] = {
    **{"corner": Corner, "picture": Picture, "line": Line, "pips": Pips, "track": Track, "text": TextBox},
    **{"words": WordsBox, "stat": Stat, "rows": List, "table": WorkedOut, "chart": Chart, "foot": Foot},
}
SORT_OF: Mapping[type[Widget], str] = {kind: sort for sort, kind in KINDS.items()}
TITLE = "title"  # the name of the card, which an area holds although it is no widget of a kind
HELD = (TITLE, *KINDS)
# What a foot or a line can show beside facts.
SHOWN = ("number", "set", "symbol", "version", "date", "origin", "kind")
