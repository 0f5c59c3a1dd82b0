"""The schema of `faces.yaml` is that of the dataclasses, and the shipped faces match it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, TypeGuard

import pytest
import yaml

from ombre.sheets.faces.schema import FILE, schema

from ..recording import recording

ROOT = Path(__file__).parents[2]
FACES = sorted(
    [
        *ROOT.glob("cards/*/faces.yaml"),
        *ROOT.glob("tests/fixtures/**/faces.yaml"),
        *ROOT.glob("sheets/layouts/*.yaml"),
    ]
)


def is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def fits(value: Any, form: dict[str, Any], where: str = "") -> str:
    """Return where a value does not match a schema, "" if it does; for the words of schemas that `schema` uses."""
    if "anyOf" in form:
        told = [fits(value, one, where) for one in form["anyOf"]]
        return "" if "" in told else max(told, key=len)
    if "enum" in form or "const" in form:
        return "" if value in form.get("enum", [form.get("const")]) else f"{where}: {value!r}"
    sort = form.get("type")
    if sort == "object":
        if not is_object(value):
            return f"{where}: {value!r} is no object"
        known, more = form.get("properties", {}), form.get("additionalProperties", True)
        lacking = [name for name in form.get("required", ()) if name not in value]
        odd = [name for name in value if name not in known and more is False]
        inner = [fits(v, known.get(n, more), f"{where}.{n}") for n, v in value.items() if n not in odd]
        return next((one for one in inner if one), f"{where}: {lacking}{odd}" if lacking or odd else "")
    if sort == "array":
        told = (
            [fits(one, form.get("items", {}), f"{where}[{n}]") for n, one in enumerate(value)]
            if is_list(value)
            else [f"{where}: no list"]
        )
        return next((one for one in told if one), "")
    types: dict[str, Any] = {"string": str, "boolean": bool, "number": (int, float), "integer": int}
    if "pattern" in form and (not isinstance(value, str) or not re.search(form["pattern"], value)):
        return f"{where}: {value!r} does not match"
    return "" if sort is None or isinstance(value, types[sort]) else f"{where}: {value!r} is no {sort}"


def test_the_schema_is_that_of_the_dataclasses() -> None:
    made = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
    if recording():
        FILE.write_text(made, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == made


@pytest.mark.parametrize("path", FACES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_shipped_faces_match_the_schema(path: Path) -> None:
    assert fits(yaml.safe_load(path.read_text(encoding="utf-8")), schema()) == ""


@pytest.mark.parametrize(
    "wrong",
    [
        "kinds: {gear: {widgets: [{trak: {fact: x}}]}}",
        "kinds: {gear: {widgets: [{track: {fcat: x}}]}}",
        "colours: {red: blue}",
        "layouts: {a: {columns: [2em]}}",
        "layouts: {a: {areas: {x: {holds: txt}}}}",
        "pattern: {}",
    ],
)
def test_the_schema_sees_faults(wrong: str) -> None:
    assert fits(yaml.safe_load(wrong), schema()) != ""
