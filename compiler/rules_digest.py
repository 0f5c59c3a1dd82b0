"""Compute the digest of the rules of one file; saved games store these digests.

The digest is a hash of the model in a canonical form. It includes every rule, but not the layout of the file, the
wording of texts, or the generated Python. So saved games stay valid with a new version of Python or of the code
generator.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields
from hashlib import blake2b

from .model import File, Held, Model, Node, Property, Removed, Type

VERSION = 4
"""A number that is increased when the canonical form changes, or when a game with the same model behaves differently.

Saved games with an older number are refused.
"""

# Fields that affect only texts, the log, bots or tests, by node class. A test changes each of these fields and compares
# the generated Python.
TEXTS: Mapping[str, frozenset[str]] = {
    "Card": frozenset({"name", "origin", "note", "local", "number", "texts"}),
    "Event": frozenset({"passive"}),
    "Kind": frozenset({"plural"}),
    "Read": frozenset({"bare"}),
    "Role": frozenset({"preposition"}),
    "Total": frozenset({"same"}),
    "Verb": frozenset({"third", "base", "participle"}),
}
# Fields that follow from the rest of the declaration.
IMPLIED: Mapping[str, frozenset[str]] = {
    "Choose": frozenset({"apart"}),
    "ChooseSome": frozenset({"apart"}),
    "Verb": frozenset({"needs"}),
}
UNPLAYED = frozenset(
    {"source", "version", "written", "expansion", "seats", "scenarios", "decks", "worths", "idioms", "invariants"}
)  # the fields of a `File` that do not affect the rules
_UNPLAYED_SORTS = frozenset({"scenario", "worth", "returns"})


def digest(known: Model, file: File) -> str:
    """The digest of a file, in decimal digits; "" if the file has no rules.

    The digest consists of digits only, so that a module whose digest changes keeps its cached layout (see
    `python/layout.py`).
    """
    said = "\n".join(lines(known, file))
    made = blake2b(f"{VERSION}\n{said}".encode(), digest_size=16).digest()
    return f"{int.from_bytes(made, 'big'):039}" if said else ""


def lines(known: Model, file: File) -> Iterator[str]:
    """Yield the canonical form of a file, one line for each declaration."""
    for values in sorted(known.values.values(), key=lambda values: values.name):
        if values.span.source == file.source:  # including lists that the line of a property declares
            yield f"values {canonical(values)}"
    for part in sorted(fields(File), key=lambda part: part.name):
        found: Held = getattr(file, part.name)
        if part.name in UNPLAYED | {"values"} or found == part.default:
            continue
        for one in found if isinstance(found, tuple) else (found,):
            if not isinstance(one, Removed) or one.sort not in _UNPLAYED_SORTS:
                yield f"{part.name} {canonical(one)}"


def canonical(value: Held) -> str:
    """The canonical form of a value of the model.

    Fields with their default value are omitted, so that a new field with a default does not change the digest.
    """
    if value is None or isinstance(value, bool | int | str):
        return json.dumps(value)
    if isinstance(value, tuple):
        return f"[{' '.join(map(canonical, value))}]"
    assert isinstance(value, Node | Property | Type), f"{type(value)} has no canonical form"
    kept = ((part.name, getattr(value, part.name), part.default) for part in _printed(value))
    told = (f" {name}={canonical(found)}" for name, found, usual in kept if usual is MISSING or found != usual)
    return f"({type(value).__name__}{''.join(told)})"


_fields: dict[type[object], list[Field[object]]] = {}


def _printed(value: Node | Property | Type) -> list[Field[object]]:
    """The fields of the class of a value that belong to the rules, in alphabetical order."""
    kind = type(value)
    if kind not in _fields:
        left_out = {"span"} | TEXTS.get(kind.__name__, frozenset()) | IMPLIED.get(kind.__name__, frozenset())
        found = (part for part in fields(kind) if part.name not in left_out)
        _fields[kind] = sorted(found, key=lambda part: part.name)
    return _fields[kind]
