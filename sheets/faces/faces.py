"""The faces of a game: how the cards of each kind look, and the words, colours and pictures that they use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from msgspec import Struct
from msgspec.structs import astuple

from ombre.compiler.projects.yaml_types import near as near
from ombre.translatable import tr

from ..drawing.artwork import Artwork
from .layout_reader import shipped_layouts
from .layouts import CARD, Layout, SummaryFace
from .options import PATTERNS as PATTERNS
from .options import SHAPES as SHAPES
from .options import ArtFile, FacedKind, Fact, Icon, KindName, LayoutName, Point, Zoom
from .printed import FaceError, Format
from .widgets import Foot, Row, Widget

INK = "#1c1d22"
KIND = "kind"  # the word by which faces refer to the kind of the card as if it were a property
ELSE = "else"
# The keys under which the argument `known` of `load_faces` has the ids of the cards in play, and those of all sets.
CARDS = "ids of cards"
EVERY_CARD = "ids of cards of all sets"


class Crop(Struct, frozen=True):
    """Which part of a picture is seen. focus: the point that comes to the middle, in percent. zoom: 1 shows the most.

    whole: whether all of it is seen, with room at its sides, in place of a part.
    """

    focus: Point = (50.0, 50.0)
    zoom: Zoom = 1.0
    whole: bool = False


class CardFace(Struct, frozen=True):
    """What is different on one card. art: the name of a file in `art`, without its suffix."""

    layout: LayoutName = ""
    art: ArtFile = ""
    icon: Icon = ""
    focus: Point = (50.0, 50.0)
    zoom: Zoom = 1.0
    whole: bool = False


class Back(Struct, frozen=True):
    """The back of a kind. colour: the property whose value determines it. like: the kind whose back it is.

    title: the kind whose name is on it. art: a picture of the author, which is then all of it.
    """

    colour: Fact = KIND
    icon: Icon = ""
    like: FacedKind = ""
    title: KindName = ""
    art: ArtFile = ""


@dataclass(frozen=True, slots=True)
class LayoutChoice:
    """The layout of a kind: one, or one for each value of a property. by: the property, or ""."""

    otherwise: str = CARD
    by: str = ""
    values: Mapping[str, str] = field(default_factory=dict[str, str])

    def names(self) -> Sequence[str]:
        return [*self.values.values(), self.otherwise]


@dataclass(frozen=True, slots=True)
class Face:
    """The face of one kind: its widgets in order, its back, and the property that determines the frame.

    format: the size of the card, if it is not that of the layout. own_foot: whether the kind says what its foot shows.
    """

    frame: str
    border: str
    shape: str
    widgets: tuple[Widget, ...]
    back: Back
    format: Format | None = None
    layout: LayoutChoice = LayoutChoice()
    foot: Foot = Foot()
    own_foot: bool = False

    def names(self) -> set[str]:
        """Return all names in its widgets, its foot and its back, among them the properties that it shows."""
        found = {self.frame, self.back.colour}
        for one in (*self.widgets, self.foot):
            found |= _texts_of(astuple(one))
        return found


def _texts_of(values: Iterable[object]) -> set[str]:
    """Return the texts among some options, and those in their lists and rows."""
    found: set[str] = set()
    for value in values:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple):
            found |= _texts_of(cast("tuple[object, ...]", value))
        elif isinstance(value, Row):
            found.add(value.fact)
    return found


@dataclass(frozen=True, slots=True)
class FaceSet:
    """The faces of a game.

    colours, patterns, shapes, borders, icons, backgrounds: each maps words of properties to their colour, pattern and
    so on. pictures: SVG texts by name. kinds: the face of each kind. layouts: by name. art: pictures of authors by the
    name of their file, and crops: how they are cropped. cards: what is different on one card. fonts: the folders with
    fonts of the author. summary: how the summary of a turn looks. symbol_colour: the property by whose word the symbol
    of a set is coloured, or "". sets: the faces as the cards of a set see them, for each set that has own ones.
    """

    path: Path
    colours: Mapping[str, str]
    patterns: Mapping[str, str]
    shapes: Mapping[str, str]
    borders: Mapping[str, str]
    icons: Mapping[str, str]
    pictures: Mapping[str, str]
    kinds: Mapping[str, Face]
    backgrounds: Mapping[str, str] = field(default_factory=dict[str, str])
    layouts: Mapping[str, Layout] = field(default_factory=shipped_layouts)
    art: Mapping[str, Artwork] = field(default_factory=dict[str, Artwork])
    crops: Mapping[str, Crop] = field(default_factory=dict[str, Crop])
    cards: Mapping[str, CardFace] = field(default_factory=dict[str, CardFace])
    fonts: tuple[Path, ...] = ()
    summary: SummaryFace = SummaryFace()
    symbol_colour: str = ""
    sets: Mapping[str, FaceSet] = field(default_factory=dict[str, "FaceSet"])

    def of_set(self, name: str) -> FaceSet:
        """Return the faces as the cards of a set see them."""
        return self.sets.get(name, self)

    def picture_of(self, value: str, where: str, needed: bool = True) -> str:
        """Return the name of the icon of a word, or the word if it is the name of a picture.

        If there is none, raise FaceError; or return "" if it is not needed.
        """
        name = self.icons.get(value, value)
        if name not in self.pictures:
            if not needed:
                return ""
            known = near(value, {*self.icons, *self.pictures})
            if known != ".":
                raise FaceError(tr("{0}: `{1}` has no icon in {2}{3}", where, value, self.path, known))
            raise FaceError(
                tr(
                    "{0}: `{1}` has no icon; draw it as `icons/{1}.svg` beside {2}, "
                    "or write `{1}: NAME` below `icons:` there",
                    where,
                    value,
                    self.path,
                )
            )
        return name

    def colour_of(self, value: str, where: str) -> str:
        if value not in self.colours:
            raise FaceError(
                tr("{0}: `{1}` has no colour in {2}{3}", where, value, self.path, near(value, self.colours))
            )
        return self.colours[value]

    def all_art(self) -> Iterator[Artwork]:
        """Yield the pictures of authors, of the game and of its sets."""
        for faces in (self, *self.sets.values()):
            yield from faces.art.values()


def table_of(kind: str) -> str:
    """Return the key under which the argument `known` of `load_faces` has the names of the tables of a kind."""
    return f"table of {kind}"


def words_of(kind: str) -> str:
    """Return the key under which the argument `known` of `load_faces` has the facts of a kind that are words."""
    return f"words of {kind}"
