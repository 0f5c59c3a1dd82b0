"""Make the JSON schema of `faces.yaml`, with which editors complete and check it, from the dataclasses that read it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TypeAlias

from .face_reader import BACK, CARD_FACE, CROP, FOOT
from .faces import BORDERS, PATTERNS, SHAPES
from .layout_reader import LEAST_CARD, MOST_CARD, shipped_layouts
from .layouts import AREA_SORTS, LOOK_SORTS, REST
from .options import SORTS
from .printed import FORMATS
from .widgets import HELD, KINDS, NEEDED, ROW, SHOWN, WIDGETS

FILE = Path(__file__).parents[2] / "schemas" / "faces.json"
Json: TypeAlias = "dict[str, object]"

_TEXT: Json = {"type": "string"}
_COLOUR: Json = {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}
_SIDE: Json = {"type": "number", "minimum": LEAST_CARD, "maximum": MOST_CARD}
_SIZE: Json = {
    "anyOf": [
        {"enum": list(FORMATS)},
        {"type": "object", "properties": {"width": _SIDE, "height": _SIDE}, "additionalProperties": False},
    ]
}
_TRACKS: Json = {
    "type": "array",
    "items": {"anyOf": [{"type": "number", "minimum": 0}, {"type": "string", "pattern": r"^[1-9]\d?(\.\d)?fr$"}]},
}


def schema() -> Json:
    """Return the schema of `faces.yaml`."""
    sections: Json = {
        "colours": _named(_COLOUR),
        "patterns": _named({"enum": list(PATTERNS)}),
        "shapes": _named({"enum": list(SHAPES)}),
        "borders": _named({"enum": list(BORDERS)}),
        "icons": _named(_TEXT),
        "backgrounds": _named(_TEXT),
        "kinds": _named(_kind()),
        "layouts": _named(_layout()),
        "art": _named(_options(CROP)),
        "cards": _named(_options(CARD_FACE)),
        "foot": _options(FOOT),
        "symbol": _object({"colour": _TEXT}),
        "summary": _object({"layout": _TEXT, "size": _SIZE, "landscape": {"type": "boolean"}}),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "faces.yaml",
        "description": "How the cards of a game, or of a set, look.",
        **_object(sections),
    }


def _object(properties: Mapping[str, object], needed: Collection[str] = ()) -> Json:
    made: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**made, "required": list(needed)} if needed else made


def _named(value: Json) -> Json:
    return {"type": "object", "additionalProperties": value}


def _options(sorts: Mapping[str, str], needed: Collection[str] = (), about: str = "") -> Json:
    made = _object({name: _option(name, sort) for name, sort in sorts.items()}, needed)
    return {"description": about, **made} if about else made


def _option(name: str, sort: str) -> Json:
    if sort == "rows":
        return {"type": "array", "items": _options(ROW, ("fact",))}
    one: Json = dict(SORTS[sort].schema)
    if sort == "holds":
        one = {"enum": [*HELD, REST]}
    elif sort == "shown":
        one = {"anyOf": [{"enum": list(SHOWN)}, _TEXT]}
    elif sort == "side":
        one = {"enum": ["left", "right"]}
    several: Json = {"anyOf": [one, {"type": "array", "items": one}]}
    return several if SORTS[sort].several else one


def _about(kind: type) -> str:
    """Return the docstring of a dataclass as one line."""
    return " ".join((kind.__doc__ or "").split())


def _kind() -> Json:
    widgets: list[Json] = [
        _object({name: _options(sorts, NEEDED[name], _about(KINDS[name]))}, (name,)) for name, sorts in WIDGETS.items()
    ]
    bare = [name for name, needed in NEEDED.items() if not needed]
    layouts: Json = {"anyOf": [{"enum": list(shipped_layouts())}, _TEXT]}
    chosen = {"type": "object", "properties": {"by": _TEXT}, "required": ["by"], "additionalProperties": layouts}
    return _object(
        {
            "frame": _TEXT,
            "border": _TEXT,
            "shape": {"enum": list(SHAPES)},
            "size": _SIZE,
            "landscape": {"type": "boolean"},
            "layout": {"anyOf": [layouts, chosen]},
            "widgets": {"type": "array", "items": {"anyOf": [{"enum": bare}, *widgets]}},
            "back": _options(BACK),
        }
    )


def _layout() -> Json:
    looks = {name: _options(sorts) for name, sorts in LOOK_SORTS.items()}
    return _object(
        {
            "like": {"anyOf": [{"enum": list(shipped_layouts())}, _TEXT]},
            "size": _SIZE,
            "landscape": {"type": "boolean"},
            "margin": SORTS["number"].schema,
            "columns": _TRACKS,
            "rows": _TRACKS,
            "grid": {"type": "array", "items": _TEXT},
            "areas": _named({"anyOf": [{"const": "none"}, _options(AREA_SORTS)]}),
            "looks": _object(looks),
        }
    )
