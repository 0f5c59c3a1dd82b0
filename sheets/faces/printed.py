"""The input and the output of printing: cards in one locale, and files with a list of the parts that are too large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from ..pages.paper import Paper

BLEED = 3.0  # millimetres around a card that has a page of its own
PPI = 300  # of pictures
SMALLEST = 7.0  # the smallest size of rules text, in points


@dataclass(frozen=True, slots=True)
class Format:
    """The size of a card. name: that of cards of this size, also in names of files. width, height: in millimetres.

    outline: what is left of the rectangle after cutting.
    """

    name: str
    width: float
    height: float
    outline: Literal["rectangle", "hexagon", "circle"] = "rectangle"

    @property
    def turned(self) -> Format:
        """The same size, turned by a quarter."""
        return Format(f"{self.name}-landscape", self.height, self.width, self.outline)


# The sizes that a face can name. `card` and `sheet` come first: pages of cards are in this order.
FORMATS: Mapping[str, Format] = {
    "card": Format("card", 63.5, 88.9),
    "poker": Format("card", 63.5, 88.9),
    "bridge": Format("bridge", 57.15, 88.9),
    "mini": Format("mini", 44.45, 63.5),
    "tarot": Format("tarot", 69.85, 120.65),
    "square": Format("square", 63.5, 63.5),
    "hex": Format("hex", 79.0, 91.2, "hexagon"),
    "round": Format("round", 63.5, 63.5, "circle"),
    "sheet": Format("sheet", 150.0, 210.0),
}


Ink: TypeAlias = Literal["full", "low", "black"]


@dataclass(frozen=True, slots=True)
class PrintForm:
    """What to print, and how.

    paper: None for a page for each front and each back, with `bleed` millimetres around it. ppi: dots to the inch of
    pictures. ink: all of it, only lines and letters (`low`), or these with black ink alone.
    """

    to: Literal["pdf", "png", "html"] = "pdf"
    paper: Paper | None = Paper()
    bleed: float = BLEED
    ppi: int = PPI
    ink: Ink = "full"


USUAL = PrintForm()


@dataclass(frozen=True, slots=True)
class PrintedRun:
    """A part of a text in one style; the value of an icon is the name of its file."""

    kind: Literal["text", "strong", "label", "icon", "amount", "name"]
    value: str


@dataclass(frozen=True, slots=True)
class TableCell:
    """A symbol with its amount; the amount may be the letter of a computed amount."""

    symbol: str
    size: int | str


Fact: TypeAlias = int | str | tuple[TableCell, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table in one locale: the heads of the columns, and rows that begin with their own head.

    The table shows the values of an amount, or a table that the card declares.
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card in one locale, with everything that its face can show.

    labels: the printed words of values. names: the printed names of facts and of other cards. tables: the tables of the
    face. number: the number of the card in its set, or its position there. plain: the paragraphs without icons. where:
    the place of the card in its file, for messages. set: the name of its set, and about: what is known of it (`set`,
    its title; `symbol`, `version`, `date`). words: facts that are words, such as flavour. reverse: the id of the card
    whose front is on the back of this one; "": the back of its kind is.
    """

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
    set: str = ""
    about: Mapping[str, str] = field(default_factory=dict[str, str])
    words: Mapping[str, str] = field(default_factory=dict[str, str])
    reverse: str = ""


Part: TypeAlias = Literal["text", "word", "title", "line", "parts", "figures", "foot"]
PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class Overflow:
    """A part of a card that is too large for its place even at the smallest text size, and by how many millimetres.

    word: the word that is too wide, if the part is a word.
    """

    card: str
    where: str
    locale: str
    millimetres: float
    part: Part
    size: float
    word: str = ""


@dataclass(frozen=True, slots=True)
class Letterless:
    """A card with letters that its fonts lack, and the message that names them; a mark is printed in their place."""

    card: str
    where: str
    message: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of printing: the files by name, the parts that are too large, and the text sizes of the cards.

    bare: the cards whose own picture is left out, because there is no room for it. letterless: those with letters that
    the fonts lack.
    """

    files: dict[str, bytes]
    overflow: tuple[Overflow, ...] = ()
    sizes: Mapping[str, float] = field(default_factory=dict[str, float])
    bare: tuple[str, ...] = ()
    letterless: tuple[Letterless, ...] = ()


def on_paper(cards: Sequence[PrintedCard]) -> list[PrintedCard]:
    """Return the cards that are printed: those with copies, and those on the backs of others."""
    backs = {card.reverse for card in cards}
    return [card for card in cards if card.copies or card.id in backs]


class FaceError(ValueError):
    """Raised if `faces.yaml`, its icons or the fonts cannot show a card; the message names the file."""


class PrintError(RuntimeError):
    """Raised if the typesetter reports an error, or a warning, which would concern every card."""
