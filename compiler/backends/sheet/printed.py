"""What the caller says of each card, and what it gets back: plain records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

SMALLEST = 7.0  # points: no text of the rules is printed smaller


@dataclass(frozen=True, slots=True)
class Format:
    """A size of cards in millimetres, how many of them a page holds, and the sizes of text in points: that of the
    cards unless their face has another, then those that a card too long for it may take."""

    width: float
    height: float
    columns: int
    rows: int
    sizes: tuple[float, ...]


FORMATS = {
    "card": Format(63.5, 88.9, 3, 3, (9.0, 8.5, 8.0, 7.5, SMALLEST)),  # poker size
    "sheet": Format(150.0, 210.0, 1, 1, (12.0, 11.0, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, SMALLEST)),
}


@dataclass(frozen=True, slots=True)
class PrintedRun:
    """A stretch of text in one manner; the value of an icon is the name of its file."""

    kind: Literal["text", "strong", "label", "icon", "amount", "name"]
    value: str


@dataclass(frozen=True, slots=True)
class TableCell:
    """A symbol with its amount; the amount may be a letter."""

    symbol: str
    size: int | str


Fact: TypeAlias = int | str | tuple[TableCell, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """What an amount comes to, or what a table of the card says, in one locale: heads of the columns, and rows that begin with their own head."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """All that a card shows, in one locale. `labels` has the printed word of every value among the facts; `names` that
    of the facts themselves and of other cards; `tables` what was worked out for each table of the face; `number` where
    the card stands in its set; `plain` the paragraphs for where no icon can be shown."""

    id: str
    name: str
    kind: str
    kind_label: str
    origin: Literal["printed", "reconstructed", "house"]
    copies: int
    facts: Mapping[str, Fact]
    labels: Mapping[str, str]
    paragraphs: tuple[tuple[PrintedRun, ...], ...]
    where: str
    plain: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    tables: Mapping[str, PrintedTable] = field(default_factory=dict[str, PrintedTable])
    number: str = ""


Part: TypeAlias = Literal["text", "title", "line", "figures"]
PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class Overflow:
    """A part of a card that is too tall, or a line too wide, by so many millimetres even at its smallest size."""

    card: str
    where: str
    locale: str
    millimetres: float
    part: Part
    size: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """The files by name, what did not fit, and the text size that each card got, in points."""

    files: dict[str, bytes]
    overflow: tuple[Overflow, ...] = ()
    sizes: Mapping[str, float] = field(default_factory=dict[str, float])


class FaceError(ValueError):
    """Raised when `faces.yaml`, its icons or the fonts cannot show a card; the message names the file."""


class PrintError(RuntimeError):
    """Raised when the typesetter warns or refuses: what it warns of would be printed on every card."""
