"""The picture in docs/architecture.md agrees with the files."""

from __future__ import annotations

import re
from pathlib import Path

from .test_layers import WORKSHOP, imported, modules

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = PAGE.split("```")[1]
WHOLE = ["checks/", "commands/", "locale_check/", "printer/", "resolver/"]  # folders whose content is not shown
FOLDERS = ["dsl", "compiler", "runtime", "session", "workshop"]


def named() -> set[str]:
    """The paths of all modules in the picture."""
    found: set[str] = set()
    folder = room = ""
    for line in PICTURE.split("\n"):
        if match := re.match(r" (\w+)/ ", line):
            folder = match[1]
        if match := re.match(r".{15}(?:(\w+)/|\w)", line):  # the second column: a room of the workshop, or a module
            room = match[1] or ""
        if folder == "workshop" and room and f"{room}/" not in WHOLE:
            found |= {f"workshop/{room}/{name}" for name in re.findall(r"\w+\.py", line)}
            continue
        if folder in FOLDERS:
            found |= {
                f"{folder}/{name}"
                for name in re.findall(
                    rf"(?<![\w*/.])((?:(?:backends|planner)/)?\w+\.(?:py|lark)|backends/\w+/|{'|'.join(WHOLE)})",
                    line,
                )
            }
    return found


def test_every_module_named_exists() -> None:
    """Each name in the picture is a file."""
    assert sorted(name for name in named() if not (ROOT / name).exists()) == []


def test_every_module_is_named() -> None:
    """Each file is in the picture."""
    files = {p.relative_to(ROOT).as_posix() for folder in FOLDERS for p in (ROOT / folder).rglob("*.py")}
    shown = named()
    whole = tuple(name for name in shown if name.endswith("/"))
    hidden = {f for f in files if f not in shown and not f.endswith("__init__.py") and not f.startswith(whole)}
    assert sorted(hidden) == []


def test_the_rooms_of_the_workshop_import_what_the_page_says() -> None:
    block = PAGE.split("## The rooms of the workshop")[1].split("```")[1]
    shown = {room: set(others.split()) for room, others in re.findall(r"^ (\w+) +->(.*)$", block, re.MULTILINE)}
    assert list(shown) == WORKSHOP[::-1]
    known = modules()
    rooms = {name: name.split(".")[2] for name in known if name.startswith("ombre.workshop.")}
    found: dict[str, set[str]] = {room: set() for room in WORKSHOP}
    for name, room in rooms.items():
        found[room] |= {rooms[other] for other in imported(name, known[name], known) & rooms.keys()} - {room}
    assert shown == found
