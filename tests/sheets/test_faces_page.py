"""docs/faces.md names each section, part, option and layout that `faces.yaml` can have."""

from __future__ import annotations

import re
from pathlib import Path

from ombre.compiler.projects.yaml_types import options_of
from ombre.sheets.faces.face_reader import FacesFile, KindPart
from ombre.sheets.faces.layout_reader import LayoutPart, shipped_layouts
from ombre.sheets.faces.layouts import LOOKS, Area
from ombre.sheets.faces.printed import FORMATS
from ombre.sheets.faces.widgets import KINDS, SHOWN

PAGE = (Path(__file__).parents[2] / "docs" / "faces.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def words(text: str) -> set[str]:
    return {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"\w+", code)}


def test_sections_and_kinds() -> None:
    assert set(options_of(FacesFile)) <= words(part("Sections"))
    assert set(options_of(KindPart)) <= words(part("Kinds"))
    assert set(FORMATS) - {"card"} <= words(part("Kinds"))
    assert set(shipped_layouts()) <= words(part("Up to the edge"))


def test_widgets() -> None:
    rows = dict(re.findall(r"^\| `(\w+): ([^`]*)`", part("Widgets"), re.MULTILINE))
    assert set(rows) == set(KINDS)
    assert {name: set(options_of(kind)) - {"area"} - words(f"`{rows[name]}`") for name, kind in KINDS.items()} == {
        name: set() for name in KINDS
    }
    assert set(SHOWN) <= words(part("Widgets"))


def test_areas_and_looks() -> None:
    assert set(options_of(LayoutPart)) <= words(part("Areas"))
    told = {word for cell in re.findall(r"^\| (`[^|]*) \|", part("Areas"), re.MULTILINE) for word in words(cell)}
    assert told == set(options_of(Area))
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", part("Looks"), re.MULTILINE))
    assert {name: words(cell) for name, cell in rows.items()} == {
        name: set(options_of(look)) for name, look in LOOKS.items()
    }
