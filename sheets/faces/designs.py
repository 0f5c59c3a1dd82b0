"""Work out the design of a card: where its areas are, in which colours, and what each area holds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ombre import contract

from ..drawing import plain
from ..pages.cut import within
from .colours import resolved
from .faces import CardFace, Face, FaceSet
from .layouts import BLEED, COLOURED, Area, Layout
from .printed import Format, PrintedCard
from .widgets import SORT_OF, Corner, Stat, Widget

FROM_CUT = 3.0  # what an area holds is so far from the outline that is cut, its padding included, in millimetres
BESIDE_BORDER = 1.0  # the further distance of words from the edge of an area with a border, in millimetres
FRAME_OUTLINE = "frame"


class Dress(NamedTuple):
    """What determines the design of a card beside its layout. full: the areas that hold something."""

    frame: str
    shape: str
    border: str
    full: frozenset[str]
    mirrored: bool


Items = dict[str, list[tuple[str, int]]]


@dataclass
class Designs:
    """The designs of the cards of a print, by a key that follows from their content."""

    found: dict[str, plain.PlainDesign] = field(default_factory=dict[str, plain.PlainDesign])
    _keys: dict[object, str] = field(default_factory=dict[object, str])

    def key(self, faces: FaceSet, layout: Layout, format: Format, dress: Dress) -> str:
        """Return the key of the design for a card."""
        asked = (id(faces.colours), id(layout), format, dress)
        if asked not in self._keys:
            design = design_of(layout, format, dress, faces.colours)
            text = json.dumps(design, sort_keys=True)
            key = hashlib.sha256(text.encode()).hexdigest()[:16]
            self.found[key] = design
            self._keys[asked] = key
        return self._keys[asked]


def layout_of(card: PrintedCard, faces: FaceSet, face: Face, value: str) -> Layout:
    """Return the layout of a card. value: the word that its property has by which the face chooses."""
    own = card_face(card, faces)
    name = own.layout if own is not None and own.layout else face.layout.values.get(value, face.layout.otherwise)
    return faces.layouts[name]


def card_face(card: PrintedCard, faces: FaceSet) -> CardFace | None:
    """Return what `cards:` says of a card, or None."""
    return next((faces.cards[id] for id in ids_of(card.id) if id in faces.cards), None)


def ids_of(id: str) -> tuple[str, str]:
    """Return the full id of a card, and the id without its set."""
    return id, contract.short_id(id)


def items_of(layout: Layout, widgets: Iterable[tuple[Widget, int]]) -> Items:
    """Return what each area holds. widgets: those that show something, each with its position in its list."""
    found: Items = {}
    for sort in ("title", "foot"):
        if area := layout.area_for(sort):
            found.setdefault(area, []).append((sort, 0))
    for widget, at in widgets:
        side = widget.side if isinstance(widget, Corner) else ""
        area = layout.area_for(SORT_OF[type(widget)], side, widget.area)
        lists = "corners" if isinstance(widget, Corner) else "stats" if isinstance(widget, Stat) else "flow"
        found.setdefault(area, []).append((lists, at))
    return found


def design_of(layout: Layout, format: Format, dress: Dress, colours: Mapping[str, str]) -> plain.PlainDesign:
    """Return the areas of a card with their places and colours, and the looks of what they hold."""
    places = layout.placed(dress.full, format, dress.mirrored)
    bordered = [places[name] for name, area in layout.areas.items() if area.border and name in places]

    def colour(expression: str) -> str:
        return resolved(expression, dress.frame, colours)

    def plain_area(name: str, area: Area) -> plain.PlainArea:
        whole = places[name]
        is_tile = format.outline != "rectangle" and area.holds and area.at != BLEED
        place = within(whole, format, max(FROM_CUT - area.padding, 0.0)) if is_tile else whole
        inside = any(b.y - 0.01 <= place.y and place.y < b.y + b.height for b in bordered)
        beside = BESIDE_BORDER if dress.border != "plain" and inside and area.padding else 0.0
        return {
            "name": name,
            "x": place.x,
            "y": place.y,
            "width": place.width,
            "height": place.height,
            "frame": list(whole),
            "bleed": area.at == BLEED,
            "flow": area.flow,
            "fill": colour(area.fill),
            "stroke": colour(area.stroke),
            "corners": colour(area.corners),
            "border": colour(area.border),
            "divide": colour(area.divide),
            "ink": colour(area.ink),
            "pattern": area.pattern,
            "line": area.line,
            "outline": dress.shape if area.outline == FRAME_OUTLINE else area.outline,
            "radius": -1 if area.radius is None else area.radius,
            "clip": area.clip,
            "hug": area.hug,
            "padding": area.padding + beside,
            "align": area.align,
            "stand": area.stand,
            "middle": list(area.middle),
        }

    shown = [
        plain_area(name, area)
        for name, area in layout.areas.items()
        if name in places and (name in dress.full or not area.holds or area.collapse is None)
    ]
    looks = {
        sort: {option: colour(str(value)) if (sort, option) in COLOURED else value for option, value in look.items()}
        for sort, look in layout.looks.items()
    }
    return {"areas": shown, "looks": looks}
