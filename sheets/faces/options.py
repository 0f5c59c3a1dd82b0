"""The types of options in `faces.yaml`: what a value must be, and of which names it is one."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from ombre.compiler.projects.yaml_types import ValueHint
from ombre.translatable import tr

from .colours import COLOUR
from .printed import SMALLEST, Format

BUILT_IN_FONTS = ("text", "display")
LARGEST = 40.0
MOST_ZOOM = 10
LEAST_CARD, MOST_CARD = 20, 400  # the width and the height of a card, in millimetres
HEX = "^#[0-9a-fA-F]{6}$"

Pattern: TypeAlias = Literal["plain", "stripes", "dots", "grid", "chevrons", "bars"]
Shape: TypeAlias = Literal["round", "cut", "scoop", "step", "notch"]
Border: TypeAlias = Literal["plain", "double", "saw"]
PATTERNS: tuple[str, ...] = get_args(Pattern)
SHAPES: tuple[str, ...] = get_args(Shape)
BORDERS: tuple[str, ...] = get_args(Border)

# A value that is a name; `FaceReader.wrong` knows the names of each sort.
Fact: TypeAlias = Annotated[str, ValueHint(names="fact")]  # a property
Words: TypeAlias = Annotated[str, ValueHint(names="words")]  # a fact that is a text
Icon: TypeAlias = Annotated[str, ValueHint(names="icon")]  # a picture, or a word that has a picture
Amount: TypeAlias = Annotated[str, ValueHint(names="amount")]  # a computed property of the game
Cells: TypeAlias = Annotated[str, ValueHint(names="cells")]  # a table that cards of the kind have
Font: TypeAlias = Annotated[str, ValueHint(names="font")]
ArtFile: TypeAlias = Annotated[str, ValueHint(names="art")]
LayoutName: TypeAlias = Annotated[str, ValueHint(names="layout")]
KindName: TypeAlias = Annotated[str, ValueHint(names="kind")]
FacedKind: TypeAlias = Annotated[str, ValueHint(names="faced kind")]  # a kind that has a face
FormatName: TypeAlias = Annotated[str, ValueHint(names="size")]
AreaName: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z_][\w-]*$"), ValueHint(must=tr("a name of letters, digits and `_`"))
]
Facts: TypeAlias = Annotated[tuple[Fact, ...], ValueHint(lone=True)]
Symbols: TypeAlias = Annotated[tuple[Icon, ...], ValueHint(lone=True)]  # words that have a picture
Names: TypeAlias = Annotated[tuple[str, ...], ValueHint(lone=True)]
Holds: TypeAlias = Annotated[tuple[Annotated[str, ValueHint(names="held")], ...], ValueHint(lone=True)]
Shown: TypeAlias = Annotated[
    tuple[Annotated[str, ValueHint(names="shown")], ...], ValueHint(lone=True)
]  # what a foot shows

Side: TypeAlias = Literal["", "left", "right"]
Outline: TypeAlias = Literal["frame", "rectangle", "circle", Shape]
Align: TypeAlias = Literal["start", "center", "end"]
Stand: TypeAlias = Literal["top", "middle", "bottom"]
Flow: TypeAlias = Literal["down", "across"]
Style: TypeAlias = Literal["italic", "plain"]
Millimetres: TypeAlias = Annotated[float, Meta(ge=0, le=500), ValueHint(tr("a number of millimetres"))]
Points: TypeAlias = Annotated[  # a size of text
    float,
    Meta(ge=SMALLEST, le=LARGEST),
    ValueHint(tr("a number of points from {0} to {1}", f"{SMALLEST:g}", f"{LARGEST:g}")),
]
SmallPoints: TypeAlias = Annotated[  # a size of text that is no rule
    float, Meta(ge=4, le=LARGEST), ValueHint(tr("a number of points from {0} to {1}", "4", f"{LARGEST:g}"))
]
Colour: TypeAlias = Annotated[
    str,
    Meta(pattern=f"^{COLOUR.pattern}$"),
    ValueHint(
        tr('a colour in quotes like "#1b5fae", `frame`, `deep frame`, `paper`, a name of `colours`, or "black 60%"'),
        names="colour",
    ),
]
FixedColour: TypeAlias = Annotated[str, Meta(pattern=HEX), ValueHint(tr('a colour in quotes like "#1b5fae"'))]
Percent: TypeAlias = Annotated[float, Meta(ge=0, le=100)]
Point: TypeAlias = Annotated[
    tuple[Percent, Percent], ValueHint(tr("two numbers of percent like [50, 30]: from the left, and from the top"))
]
Zoom: TypeAlias = Annotated[float, Meta(ge=1, le=MOST_ZOOM), ValueHint(tr("a number from 1 to {0}", MOST_ZOOM))]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=6), ValueHint(tr("a whole number from 1 to 6"))]


class PlaceOnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place that is not in the grid, in millimetres from the left upper corner of the card."""

    x: float
    y: float
    width: float
    height: float


_Length: TypeAlias = Annotated[float, Meta(ge=LEAST_CARD, le=MOST_CARD)]


class CardSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a card that has no name, in millimetres."""

    width: _Length
    height: _Length

    @property
    def format(self) -> Format:
        return Format(f"{self.width:g}x{self.height:g}", self.width, self.height)


BoxPlace: TypeAlias = Annotated[
    PlaceOnCard | Literal["card", "bleed"], ValueHint(tr("`card`, `bleed`, or {{x: MM, y: MM, width: MM, height: MM}}"))
]
_SIZE = tr("`{{width: MM, height: MM}}`, each from {0} to {1} millimetres", LEAST_CARD, MOST_CARD)
Size: TypeAlias = FormatName | Annotated[CardSize, ValueHint(_SIZE)]
