"""The picture in docs/architecture.md agrees with the folders and files."""

from __future__ import annotations

import re
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
PICTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
MOST = 20  # modules of a folder; more cannot be read as a table of contents
WIDE = {"dsl": 23}  # rooms with more, and their number


def named() -> set[str]:
    """The folders and modules in the picture."""
    found: set[str] = set()
    room = ""
    for line in PICTURE.split("\n"):
        if match := re.match(r" (\w+)/ ", line):
            room = match[1]
        if room in ROOMS:
            found |= {f"{room}/{name}" for name in re.findall(r"(?<![\w*/.])\w+\.(?:py|lark)", line)}
            found |= {f"{room}/{name}" for name in re.findall(r"(?:\w+/)+(?= )", line[15:50])}
    return found


def test_what_is_named_exists() -> None:
    assert sorted(name for name in named() if not (ROOT / name).exists()) == []


def test_every_folder_and_every_other_module_is_named() -> None:
    files = {path for room in ROOMS for path in (ROOT / room).rglob("*.py") if path.name != "__init__.py"}
    folders = {f"{path.parent.relative_to(ROOT).as_posix()}/" for path in files if path.parent.parent != ROOT}
    loose = {path.relative_to(ROOT).as_posix() for path in files if path.parent.parent == ROOT}
    assert sorted((folders | loose) - named()) == []


def test_a_folder_reads_like_a_table_of_contents() -> None:
    folders = {path.parent for room in ROOMS for path in (ROOT / room).rglob("*.py")}
    sizes = {
        folder.relative_to(ROOT).as_posix(): len([path for path in folder.glob("*.py") if path.stem != "__init__"])
        for folder in folders
    }
    assert {name: size for name, size in sizes.items() if size > MOST} == WIDE


def test_modules_that_a_text_names_exist() -> None:
    """A module in backticks in a docstring or on a page is one of the repository, whatever it was called before."""
    sources = [path for room in (*ROOMS, "tests") for path in (ROOT / room).rglob("*.py")]
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "language").glob("*.md"), ROOT / "CONTRIBUTING.md"]
    known = {path.name for path in [*sources, *(ROOT / "benchmarks").rglob("*.py"), *(ROOT / "src").rglob("*.py")]}
    named = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in [*sources, *pages]
        for name in re.findall(r"`(?:[\w/]+/)?(\w+\.py)`", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 150
    assert sorted((path, name) for path, name in named if name not in known) == []
