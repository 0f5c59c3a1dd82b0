"""The widgets of a face: a record for each, made from its options in `faces.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ...yaml_files import YamlTable


@dataclass(frozen=True, slots=True)
class Corner:
    """A number in a badge, with a small icon if there is one; or the icon of a value."""

    fact: str
    icon: str = ""
    side: str = "left"


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a value. low, high: the least and the greatest height, in millimetres."""

    fact: str = ""
    icon: str = ""
    low: float = 10
    high: float = 28


@dataclass(frozen=True, slots=True)
class Line:
    """The words of properties at the two ends of a line."""

    left: tuple[str, ...]
    right: tuple[str, ...] = ()
    separator: str = " · "
    named: bool = False
    icons: bool = False


@dataclass(frozen=True, slots=True)
class Pips:
    """Symbols, each repeated as often as its amount. numbered: symbols that are printed once, with a number."""

    fact: str
    numbered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes: the symbols and amounts of a list, or the values of a number from the largest down to 0."""

    fact: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class TextBox:
    """The text of the card. cells: a property whose boxes are above the text. size: in points."""

    boxed: bool = False
    cells: str = ""
    size: float | None = None


@dataclass(frozen=True, slots=True)
class Stat:
    """A number at the bottom of the card, after its icon."""

    fact: str
    icon: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: a property, with its own name or the name of a card."""

    fact: str
    icon: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class List:
    """A list of properties, one in each line."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """A table of a computed amount: a row for each number up to a fact of the card, a column for each number of players."""

    of: str
    rows: str
    last: str
    fewest: str = ""
    most: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A table that the card declares."""

    of: str


Widget: TypeAlias = Corner | Picture | Line | Pips | Track | TextBox | Stat | List | WorkedOut | Chart

# The options of each widget, with the sort of each option: `fact` is a property, `facts` several; `icon` a picture, or a
# value that has one; `symbols` values with pictures; `number` millimetres; `points` a text size; `flag` true or false;
# `side` left or right; `rows` a list of `Row` options; `amount` a derived property of the game; `cells` a table of the
# cards of the kind.
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
NEEDED: Mapping[str, tuple[str, ...]] = {
    "corner": ("fact",),
    "pips": ("fact",),
    "track": ("fact",),
    "stat": ("fact", "icon"),
    "line": ("left",),
    "rows": ("list",),
    "table": ("of", "rows", "last"),
    "chart": ("of",),
}


def widget(name: str, options: YamlTable) -> Widget:
    """A widget by its name, with options that have been checked."""
    text = options.text
    match name:
        case "corner":
            return Corner(text("fact"), text("icon"), text("side", "left"))
        case "picture":
            return Picture(text("fact"), text("icon"), options.number("low", 10), options.number("high", 28))
        case "line":
            ends = options.texts("left"), options.texts("right")
            return Line(*ends, text("separator", " · "), options.flag("named"), options.flag("icons"))
        case "pips":
            return Pips(text("fact"), options.texts("numbered"))
        case "track":
            return Track(text("fact"), text("icon"))
        case "text":
            return TextBox(options.flag("boxed"), text("cells"), options.number("size", 0) or None)
        case "stat":
            return Stat(text("fact"), text("icon"))
        case "rows":
            return List(tuple(Row(r.text("fact"), r.text("icon"), r.text("card")) for r in options.tables("list")))
        case "table":
            return WorkedOut(text("of"), text("rows"), text("last"), text("fewest"), text("most"))
        case "chart":
            return Chart(text("of"))
        case _:
            raise KeyError(name)
