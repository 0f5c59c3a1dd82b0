"""The widgets of a face: a class for each, and the function that makes a widget from its options in `faces.yaml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, TypeAlias, get_type_hints

from ...yaml_files import Rows, Value, YamlTable

# The types of options; `SORTS` of faces.py contains the tests for them.
Fact: TypeAlias = Annotated[str, "fact"]  # a property
Facts: TypeAlias = Annotated[tuple[str, ...], "facts"]
Icon: TypeAlias = Annotated[str, "icon"]  # a picture, or a word that has a picture
Symbols: TypeAlias = Annotated[tuple[str, ...], "symbols"]  # words that have a picture
Side: TypeAlias = Annotated[str, "side"]
Word: TypeAlias = Annotated[str, "word"]
Flag: TypeAlias = Annotated[bool, "flag"]
Millimetres: TypeAlias = Annotated[float, "number"]
Points: TypeAlias = Annotated[float | None, "points"]  # a size of text
Amount: TypeAlias = Annotated[str, "amount"]  # a computed property of the game
Cells: TypeAlias = Annotated[str, "cells"]  # a table that cards of the kind have


@dataclass(frozen=True, slots=True)
class Corner:
    """A number in a badge, with a small icon if there is one; or the icon of a word."""

    fact: Fact
    icon: Icon = ""
    side: Side = "left"


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a card or of a word. low, high: the least and the greatest height, in millimetres."""

    fact: Fact = ""
    icon: Icon = ""
    low: Millimetres = 10
    high: Millimetres = 28


@dataclass(frozen=True, slots=True)
class Line:
    """The words of properties at the two ends of a line."""

    left: Facts
    right: Facts = ()
    separator: Word = " · "
    named: Flag = False
    icons: Flag = False


@dataclass(frozen=True, slots=True)
class Pips:
    """Symbols, each repeated as often as its amount. numbered: symbols that are printed once, with a number."""

    fact: Fact
    numbered: Symbols = ()


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes: the symbols and amounts of a list, or the values of a number from the largest down to 0."""

    fact: Fact
    icon: Icon = ""


@dataclass(frozen=True, slots=True)
class TextBox:
    """The text of the card. cells: a property that is printed as boxes above the text. size: in points."""

    boxed: Flag = False
    cells: Fact = ""
    size: Points = None


@dataclass(frozen=True, slots=True)
class Stat:
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
class List:
    """A list of properties, one in each line."""

    list: Annotated[tuple[Row, ...], "rows"]


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """A table of a computed amount.

    It has a row for each number up to a fact of the card, and a column for each number of players.
    """

    of: Amount
    rows: Amount
    last: Fact
    fewest: Fact = ""
    most: Fact = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A table that the card declares."""

    of: Cells


Widget: TypeAlias = Corner | Picture | Line | Pips | Track | TextBox | Stat | List | WorkedOut | Chart

KINDS: Mapping[str, type[Widget]] = {
    **{"corner": Corner, "picture": Picture, "line": Line, "pips": Pips, "track": Track, "text": TextBox},
    **{"stat": Stat, "rows": List, "table": WorkedOut, "chart": Chart},
}


def _sorts(kind: type[Widget | Row]) -> dict[str, str]:
    """Return the options of a widget, with the type of each option."""
    return {name: hint.__metadata__[0] for name, hint in get_type_hints(kind, include_extras=True).items()}


WIDGETS: Mapping[str, Mapping[str, str]] = {name: _sorts(kind) for name, kind in KINDS.items()}
ROW = _sorts(Row)
NEEDED: Mapping[str, tuple[str, ...]] = {
    name: tuple(option.name for option in fields(kind) if option.default is MISSING) for name, kind in KINDS.items()
}


def widget(name: str, options: Mapping[str, Value]) -> Widget:
    """Return a widget by its name; the options must have been checked before."""
    return _made(
        KINDS[name],
        {option: _given(sort, options[option]) for option, sort in WIDGETS[name].items() if option in options},
    )


def _made(kind: Callable[..., Widget], given: Mapping[str, object]) -> Widget:
    return kind(**given)


def _given(sort: str, value: Value) -> object:
    """Return the value of an option in the form that the widget needs: rows and several words become a tuple."""
    if isinstance(value, Rows):
        return tuple(Row(**one.words()) if isinstance(one, YamlTable) else one for one in value)
    return (value,) if sort in ("facts", "symbols") else value
