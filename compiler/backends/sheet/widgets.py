"""The widgets of a face: a class for each, and the function that makes a widget from its options in `faces.yaml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias, cast

from ...yaml_files import Rows, Value, YamlTable
from .options import (
    Align,
    Amount,
    AreaName,
    Cells,
    Fact,
    Facts,
    Flag,
    Icon,
    Millimetres,
    Points,
    Shown,
    Side,
    SmallPoints,
    Style,
    Symbols,
    Word,
    Words,
    made_of,
    needed,
    sorts_of,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WidgetOptions:
    """What all widgets have. area: the area of the layout; without it, the first that holds widgets of this sort."""

    area: AreaName = ""


@dataclass(frozen=True, slots=True)
class Corner(WidgetOptions):
    """A number in a badge, with a small icon if there is one; or the icon of a word."""

    fact: Fact
    icon: Icon = ""
    side: Side = "left"


@dataclass(frozen=True, slots=True)
class Picture(WidgetOptions):
    """The picture of a card or of a word. low, high: the least and the greatest height, in millimetres.

    alt: a fact with words that say what the picture shows, for screen readers. Without it, art is read with the name of the
    card, and a drawn picture is not read.
    """

    fact: Fact = ""
    icon: Icon = ""
    low: Millimetres = 10
    high: Millimetres = 28
    alt: Words = ""


@dataclass(frozen=True, slots=True)
class Line(WidgetOptions):
    """The words of properties at the two ends of a line."""

    left: Facts
    right: Facts = ()
    separator: Word = " · "
    named: Flag = False
    icons: Flag = False


@dataclass(frozen=True, slots=True)
class Pips(WidgetOptions):
    """Symbols, each repeated as often as its amount. numbered: symbols that are printed once, with a number."""

    fact: Fact
    numbered: Symbols = ()


@dataclass(frozen=True, slots=True)
class Track(WidgetOptions):
    """A row of boxes: the symbols and amounts of a list, or the values of a number from the largest down to 0.

    numbered: the symbols that are printed with the number 1, too; all, if there are none.
    """

    fact: Fact
    icon: Icon = ""
    numbered: Symbols = ()


@dataclass(frozen=True, slots=True)
class TextBox(WidgetOptions):
    """The text of the card. cells: a property that is printed as boxes above the text, numbered as in a track.

    size: in points.
    """

    boxed: Flag = False
    cells: Fact = ""
    numbered: Symbols = ()
    size: Points = None


@dataclass(frozen=True, slots=True)
class WordsBox(WidgetOptions):
    """Words of the card that are no rules, such as flavour. size: in points; without it, half a point under the rules."""

    fact: Words
    style: Style = "italic"
    align: Align = "start"
    size: SmallPoints = None


@dataclass(frozen=True, slots=True)
class Foot(WidgetOptions):
    """What stands at the foot of the card, at its two ends."""

    left: Shown = ("number",)
    right: Shown = ("origin",)


@dataclass(frozen=True, slots=True)
class Stat(WidgetOptions):
    """A number at the bottom of the card, after its icon."""

    fact: Fact
    icon: Icon


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: a property, with its own name or the name of a card."""

    fact: Fact
    icon: Icon = ""
    card: Word = ""


@dataclass(frozen=True, slots=True)
class List(WidgetOptions):
    """A list of properties, one in each line."""

    list: Annotated[tuple[Row, ...], "rows"]


@dataclass(frozen=True, slots=True)
class WorkedOut(WidgetOptions):
    """A table of a computed amount.

    It has a row for each number up to a fact of the card, and a column for each number of players.
    """

    of: Amount
    rows: Amount
    last: Fact
    fewest: Fact = ""
    most: Fact = ""


@dataclass(frozen=True, slots=True)
class Chart(WidgetOptions):
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

WIDGETS: Mapping[str, Mapping[str, str]] = {name: sorts_of(kind) for name, kind in KINDS.items()}
ROW = sorts_of(Row)
NEEDED: Mapping[str, tuple[str, ...]] = {name: needed(kind) for name, kind in KINDS.items()}


def widget(name: str, options: Mapping[str, Value]) -> Widget:
    """Return a widget by its name; the options must have been checked before."""
    if name == "rows":
        rows = cast(Rows, options["list"])
        return List(
            tuple(Row(**one.words()) for one in rows if isinstance(one, YamlTable)), area=str(options.get("area", ""))
        )
    make: Callable[..., Widget] = KINDS[name]
    return made_of(make, WIDGETS[name], options)
