"""The sorts of options in `faces.yaml`: what a value must be, in words, as a test, and as a JSON schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, TypeAlias, TypeGuard, TypeVar, get_type_hints

from ombre.translatable import tr

from ...yaml_files import Rows, Value, YamlTable
from .colours import COLOUR
from .printed import SMALLEST

PATTERNS = ("plain", "stripes", "dots", "grid", "chevrons", "bars")
SHAPES = ("round", "cut", "scoop", "step", "notch")
BORDERS = ("plain", "double", "saw")
OUTLINES = ("frame", "rectangle", "circle", *SHAPES)  # `frame`: the shape that the kind or the value has
ALIGNS = ("start", "center", "end")
STANDS = ("top", "middle", "bottom")
FLOWS = ("down", "across")
SIDES = ("left", "right")
STYLES = ("italic", "plain")
BUILT_IN_FONTS = ("text", "display")
LARGEST = 40.0
MOST_MILLIMETRES = 500
MOST_ZOOM = 10

# The types of options.
Fact: TypeAlias = Annotated[str, "fact"]  # a property
Facts: TypeAlias = Annotated[tuple[str, ...], "facts"]
Words: TypeAlias = Annotated[str, "words"]  # a fact that is a text
Icon: TypeAlias = Annotated[str, "icon"]  # a picture, or a word that has a picture
Symbols: TypeAlias = Annotated[tuple[str, ...], "symbols"]  # words that have a picture
Side: TypeAlias = Annotated[str, "side"]
Word: TypeAlias = Annotated[str, "word"]
Flag: TypeAlias = Annotated[bool, "flag"]
Millimetres: TypeAlias = Annotated[float, "number"]
OptionalMillimetres: TypeAlias = Annotated[float | None, "number"]
Points: TypeAlias = Annotated[float | None, "points"]  # a size of text
SmallPoints: TypeAlias = Annotated[float | None, "small points"]  # a size of text that is no rule
Amount: TypeAlias = Annotated[str, "amount"]  # a computed property of the game
Cells: TypeAlias = Annotated[str, "cells"]  # a table that cards of the kind have
Colour: TypeAlias = Annotated[str, "colour"]
Outline: TypeAlias = Annotated[str, "outline"]
Align: TypeAlias = Annotated[str, "align"]
Stand: TypeAlias = Annotated[str, "stand"]
Flow: TypeAlias = Annotated[str, "flow"]
Font: TypeAlias = Annotated[str, "font"]
Style: TypeAlias = Annotated[str, "style"]
Holds: TypeAlias = Annotated[tuple[str, ...], "holds"]
Names: TypeAlias = Annotated[tuple[str, ...], "names"]
Box: TypeAlias = Annotated["tuple[float, float, float, float] | str | None", "box"]
Point: TypeAlias = Annotated["tuple[float, float]", "point"]
Zoom: TypeAlias = Annotated[float, "zoom"]
Count: TypeAlias = Annotated[int, "count"]
Shown: TypeAlias = Annotated[tuple[str, ...], "shown"]  # what the foot of a card shows
ArtFile: TypeAlias = Annotated[str, "art"]
AreaName: TypeAlias = Annotated[str, "area"]
LayoutName: TypeAlias = Annotated[str, "layout"]
KindName: TypeAlias = Annotated[str, "kind"]
FacedKind: TypeAlias = Annotated[str, "faced kind"]  # a kind that has a face


def is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_word(value: Value) -> bool:
    return isinstance(value, str)


def _between(low: float, high: float) -> Callable[[Value], bool]:
    return lambda value: is_number(value) and low <= value <= high


def _one_of(*words: str) -> Callable[[Value], bool]:
    return lambda value: value in words


def _is_flag(value: Value) -> bool:
    return isinstance(value, bool)


def _is_list(value: Value) -> bool:
    return isinstance(value, Rows) and bool(value)


def _is_colour(value: Value) -> bool:
    return isinstance(value, str) and COLOUR.fullmatch(value) is not None


def _is_box(value: Value) -> bool:
    if isinstance(value, YamlTable):
        return set(value) == {"x", "y", "width", "height"} and all(is_number(side) for side in value.values())
    return value in ("card", "bleed")


def _is_point(value: Value) -> bool:
    return isinstance(value, Rows) and len(value) == 2 and all(is_number(one) and 0 <= one <= 100 for one in value)


def _is_count(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 6


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of option. test: whether a value is of this sort. must: what it must be, in words. schema: for editors.

    several: whether a list of such values is allowed, too.
    """

    test: Callable[[Value], bool]
    must: str
    schema: Mapping[str, object]
    several: bool = False


def _words(*words: str) -> Sort:
    listed = ", ".join(f"`{word}`" for word in words)
    return Sort(_one_of(*words), tr("one of: {0}", listed), {"enum": list(words)})


def _numbers(low: float, high: float, must: str) -> Sort:
    return Sort(_between(low, high), must, {"type": "number", "minimum": low, "maximum": high})


_TEXT = Sort(is_word, tr("text in quotes"), {"type": "string"})
_TEXTS = Sort(is_word, tr("text in quotes"), {"type": "string"}, several=True)

SORTS: Mapping[str, Sort] = {
    **dict.fromkeys(("fact", "words", "icon", "side", "cells", "amount", "word", "font", "art", "area"), _TEXT),
    **dict.fromkeys(("facts", "symbols", "holds", "names", "shown"), _TEXTS),
    "number": _numbers(0, MOST_MILLIMETRES, tr("a number of millimetres")),
    "points": _numbers(SMALLEST, LARGEST, tr("a number of points from {0} to {1}", f"{SMALLEST:g}", f"{LARGEST:g}")),
    "small points": _numbers(4, LARGEST, tr("a number of points from {0} to {1}", "4", f"{LARGEST:g}")),
    "flag": Sort(_is_flag, tr("`true` or `false`"), {"type": "boolean"}),
    "rows": Sort(_is_list, tr("rows like `- {{fact: NAME, icon: NAME}}`"), {"type": "array"}),
    "colour": Sort(
        _is_colour,
        tr('a colour in quotes like "#1b5fae", `frame`, `deep frame`, `paper`, a name of `colours`, or "black 60%"'),
        {"type": "string", "pattern": f"^{COLOUR.pattern}$"},
    ),
    "outline": _words(*OUTLINES),
    "align": _words(*ALIGNS),
    "stand": _words(*STANDS),
    "flow": _words(*FLOWS),
    "style": _words(*STYLES),
    "box": Sort(
        _is_box,
        tr("`card`, `bleed`, or {{x: MM, y: MM, width: MM, height: MM}}"),
        {
            "anyOf": [
                {"enum": ["card", "bleed"]},
                {
                    "type": "object",
                    "properties": {side: {"type": "number"} for side in ("x", "y", "width", "height")},
                    "required": ["x", "y", "width", "height"],
                    "additionalProperties": False,
                },
            ]
        },
    ),
    "point": Sort(
        _is_point,
        tr("two numbers of percent like [50, 30]: from the left, and from the top"),
        {
            "type": "array",
            "items": {"type": "number", "minimum": 0, "maximum": 100},
            "minItems": 2,
            "maxItems": 2,
        },
    ),
    "zoom": _numbers(1, MOST_ZOOM, tr("a number from 1 to {0}", MOST_ZOOM)),
    "count": Sort(_is_count, tr("a whole number from 1 to 6"), {"type": "integer", "minimum": 1, "maximum": 6}),
    **dict.fromkeys(("layout", "kind", "faced kind"), _TEXT),
    "": Sort(lambda value: True, "", {}),
}


def sorts_of(kind: type) -> dict[str, str]:
    """Return the options of a dataclass in the order of its fields, each with its sort."""
    hints = get_type_hints(kind, include_extras=True)
    return {one.name: hints[one.name].__metadata__[0] for one in fields(kind)}


def needed(kind: type) -> tuple[str, ...]:
    """Return the options of a dataclass that have no default."""
    return tuple(one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING)


def given(sort: str, value: Value) -> object:
    """Return the value of an option in the form that its dataclass has: several words and points become a tuple."""
    if isinstance(value, YamlTable):
        return tuple(float(str(value[side])) for side in ("x", "y", "width", "height"))
    if isinstance(value, Rows):
        return tuple(value)
    return (value,) if SORTS[sort].several else value


Made = TypeVar("Made")


def made_of(kind: Callable[..., Made], sorts: Mapping[str, str], options: Mapping[str, Value]) -> Made:
    """Return a dataclass made from options that have been checked."""
    return kind(**{name: given(sort, options[name]) for name, sort in sorts.items() if name in options})


IS_NAME = re.compile(r"[A-Za-z_][\w-]*")
