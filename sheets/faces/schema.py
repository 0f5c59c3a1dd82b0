"""Make the JSON schema of `faces.yaml`, with which editors complete and check it, from the structs that read it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias, get_args, get_origin

import msgspec

from ombre.compiler.projects.yaml_files import Rows, YamlTable
from ombre.compiler.projects.yaml_types import options_of, type_of

from .face_reader import FacesFile
from .layout_reader import shipped_layouts
from .layouts import REST
from .printed import FORMATS
from .widgets import HELD, SHOWN

FILE = Path(__file__).parents[1] / "schemas" / "faces.json"
Json: TypeAlias = "dict[str, object]"

_TEXT: Json = {"type": "string"}


def schema() -> Json:
    """Return the schema of `faces.yaml`."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "faces.yaml", **_of(FacesFile)}


def _of(kind: object) -> Json:
    """Return the schema of a type."""
    kind, bare, mark, forms, _ = type_of(kind)
    if mark.kinds is not None:
        alone = [name for name, one in mark.kinds.items() if not any(o.is_needed for o in options_of(one).values())]
        widgets = (_object({name: one}, (name,)) for name, one in mark.kinds.items())
        return {"anyOf": [{"enum": alone}, *widgets]}
    if len(forms) > 1:
        return {"anyOf": [_of(arm) for arm in forms.values()]}
    if mark.names:
        return _name(mark.names, kind)
    if get_origin(bare) is Literal:
        return {"enum": [word for word in get_args(bare) if word]}
    if Rows in forms:
        several: Json = {"type": "array", "items": _of(get_args(bare)[0])}
        if get_args(bare)[-1] is not Ellipsis:
            several |= {"minItems": len(get_args(bare)), "maxItems": len(get_args(bare))}
        return {"anyOf": [_of(get_args(bare)[0]), several]} if mark.lone else several
    if YamlTable not in forms:
        return msgspec.json.schema(kind)
    if get_origin(bare):
        return {"type": "object", "additionalProperties": _of(get_args(bare)[1])}
    assert isinstance(bare, type)
    options = options_of(bare)
    needed = tuple(name for name, option in options.items() if option.is_needed)
    about = " ".join((bare.__doc__ or "").split())
    return {"description": about, **_object({name: option.kind for name, option in options.items()}, needed)}


def _object(kinds: dict[str, object], needed: tuple[str, ...] = ()) -> Json:
    properties = {name: _of(kind) for name, kind in kinds.items()}
    made: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**made, "required": list(needed)} if needed else made


def _name(sort: str, kind: object) -> Json:
    """Return the schema of a name of a sort; editors do not know the names of the game."""
    match sort:
        case "layout" | "choice":
            return {"anyOf": [{"enum": list(shipped_layouts())}, _TEXT]}
        case "shown":
            return {"anyOf": [{"enum": list(SHOWN)}, _TEXT]}
        case "held":
            return {"enum": [*HELD, REST]}
        case "size":
            return {"enum": list(FORMATS)}
        case _:
            return msgspec.json.schema(kind)
