"""The imports between folders and modules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import ombre
from ombre.folders import ROOMS, STOREYS
from ombre.workshop.api.table import load

from ..imports import imported, modules

ROOT = Path(ombre.__file__).parent
FOLDERS = Path(__file__).parents[2]
GENERATED = sorted((ROOT / "generated").rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


@pytest.mark.parametrize("path", GENERATED, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_generated_modules_import_only_the_runtime(path: Path) -> None:
    described = re.compile(
        r"ombre\.generated\.[a-z_.]+\.play"
    )  # for type checkers; tests/compiler/test_hostile.py checks that
    known = ("ombre.runtime", "__future__", "typing")
    assert {name for name in imports(path) if name not in known and not described.fullmatch(name)} == set()


def test_playing_a_generated_module_loads_no_compiler() -> None:
    code = (
        "import sys; from ombre.runtime.loader import load_generated; load_generated('crossfire', 'base', 'market')\n"
        "print(*sorted(n for n in sys.modules if n.split('.')[:2] in (['ombre', 'dsl'], ['ombre', 'compiler'],"
        " ['ombre', 'session'], ['ombre', 'workshop']) or n in ('lark', 'jinja2', 'black')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


HEIGHT = {room: at for at, storey in enumerate(STOREYS) for room in storey}
LIBRARIES = {
    "dsl": {"lark"},
    "runtime": {"msgspec"},
    "compiler": {"black", "jinja2", "msgspec", "platformdirs", "yaml"},
    "session": {"msgspec"},
    "prose": {"babel", "fluent", "msgspec", "polib"},
    "sheets": {"PIL", "babel", "fontTools", "jinja2", "msgspec", "typst"},
    "workshop": {"jinja2", "msgspec", "pygments", "rich", "typer"},
    "lab": {"hypothesis", "jinja2", "msgspec", "typer"},
    "translation": {"fluent", "jinja2", "msgspec", "polib", "typer"},
    "desk": {
        *("fontTools", "h11", "jinja2", "lsprotocol", "msgspec", "pygls", "pygments", "starlette", "typer", "uvicorn"),
        "websockets",
    },
}
NEVER = {("compiler", "runtime"), ("session", "dsl")}  # a compiler runs nothing, and a game needs no compiler
SHARED = {"contract", "folders", "limits", "memory", "translatable", "version"}


@pytest.mark.parametrize("room", HEIGHT)
def test_imports_point_down(room: str) -> None:
    """A room imports rooms of lower storeys, its libraries, the standard library, and what all rooms share."""
    wrong: list[str] = []
    for path in sorted((FOLDERS / room).rglob("*.py")):
        for name in imports(path):
            top, _, inside = name.partition(".")
            other = inside.partition(".")[0]
            if top == "ombre":
                is_below = other in HEIGHT and HEIGHT[other] < HEIGHT[room] and (room, other) not in NEVER
                good = not inside or other in SHARED or other == "generated" or is_below
            else:
                good = name.startswith(".") or top in LIBRARIES[room] or top in sys.stdlib_module_names
            wrong += [] if good else [f"{path.relative_to(FOLDERS)}: {name}"]
    assert wrong == []


@pytest.mark.parametrize("name", ["generated", *ROOMS])
def test_bare_folder_names_cannot_be_imported(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import {name}"], cwd=FOLDERS, capture_output=True, text=True)
    assert f"No module named '{name}'" in done.stderr


# The modules of the kernel in reading order: each imports only modules before it.
KERNEL = [
    *("records", "errors", "bounds", "cells", "chance", "overlays", "declared", "state", "listening"),
    *("leaving", "zones"),
    *("alike", "choices", "events", "batches", "flow_operations", "setup", "flow", "linker", "loader"),
]


def neighbours(path: Path) -> set[str]:
    """The modules of the same folder that a module imports anywhere, also for type checkers."""
    folder = f"ombre.{path.parent.name}."
    found = {name.removeprefix(folder).lstrip(".") for name in imports(path) if name.startswith((".", folder))}
    return {name for name in found if name}


def test_the_kernel_is_read_in_one_order_and_imports_nothing_later() -> None:
    modules = [path for path in (FOLDERS / "runtime").glob("*.py") if path.stem != "__init__"]
    assert {path.stem for path in modules} == set(KERNEL)
    later = {
        f"{path.stem} -> {name}"
        for path in modules
        for name in neighbours(path)
        if KERNEL.index(name) >= KERNEL.index(path.stem)
    }
    assert later == set()


def test_nothing_imports_in_a_circle() -> None:
    known = modules()
    graph = {name: sorted(imported(name)) for name in sorted(known)}
    assert len(graph) > 300 and "ombre.dsl.source" in graph["ombre.compiler.model"]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"a circle: {' <- '.join(error.args[1])}")


# The modules of the resolver in reading order.
RESOLVER = [
    *(
        "declared.qualify",
        "declared.declaration_messages",
        "declared.declarations",
        "declared.collect",
        "declared.overlays",
    ),
    *(
        "context",
        "words",
        "types",
        "outcomes",
        "phrases",
        "forms",
        "conditions",
        "events",
        "bodies",
        "simple_statements",
        "choices",
        "control",
    ),
    *(
        "abilities",
        "lasting",
        "declared.setups",
        "declared.tables",
        "declared.cards",
        "declared.scenarios",
        "statements",
    ),
    *("declared.flows", "declared.kinds", "declared.idioms", "one_declaration", "resolve"),
]


def test_the_resolver_is_read_in_one_order_and_imports_nothing_later() -> None:
    known = modules()
    order = [f"ombre.compiler.resolver.{name}" for name in RESOLVER]
    found = {name for name in known if name.startswith("ombre.compiler.resolver.")}
    assert found - {"ombre.compiler.resolver.declared"} == set(order)
    later = {f"{name} -> {other}" for at, name in enumerate(order) for other in imported(name).intersection(order[at:])}
    assert later == set()


# The rooms of the workshop: each imports only itself and rooms before it.
WORKSHOP = [
    *("spawning", "highlighting", "game", "building", "printing", "words", "narration", "api", "bots", "explain"),
    *("scenarios", "recording", "play", "creating", "console", "commands", "cli"),
]


def test_the_rooms_of_the_workshop_import_one_way() -> None:
    known = modules()
    rooms = {name: name.split(".")[2] for name in known if name.startswith("ombre.workshop.")}
    assert set(rooms.values()) == set(WORKSHOP)
    later = {
        f"{name} -> {other}"
        for name, room in rooms.items()
        for other in imported(name) & rooms.keys()
        if WORKSHOP.index(rooms[other]) > WORKSHOP.index(room)
    }
    assert later == set()


def test_a_command_is_read_alone() -> None:
    """A command imports no other command, only what they share; nothing else imports a command."""
    known = modules()
    shared = {"ombre.workshop.commands.sheet_options", "ombre.lab.commands.compiling", "ombre.lab.commands.workers"}
    commands = {name for name in known if ".commands." in name and name.startswith("ombre.")} - shared
    assert len(commands) > 25
    crossing = {
        f"{name} -> {other}" for name in known if name.startswith("ombre.") for other in imported(name) & commands
    }
    assert crossing == set()


def test_a_game_is_played_to_its_end_by_the_kernel_alone() -> None:
    """The kernel runs, copies and hashes a game with an agent, without importing any other room."""
    sources = [Path(module.source) for module in load("crossfire").modules]
    code = (
        "import sys\n"
        "from ombre.runtime.loader import link, load_generated\n"
        "rules = link([load_generated('crossfire', *name.split('/')).MODULE for name in sys.argv[1:]])\n"
        "g = rules.start(2, 7, 'crossfire')\n"
        "twin = g.clone()\n"
        "ends = [rules.play(one, lambda g, choice: len(choice.options) - 1) for one in (g, twin)]\n"
        "assert ends[0] == ends[1] and g.digest() == twin.digest()\n"
        "print(*sorted({n.split('.')[1] for n in sys.modules if n.startswith('ombre.')}))"
    )
    names = [f"{path.parent.name}/{path.stem}" for path in sources]
    done = subprocess.run([sys.executable, "-c", code, *names], capture_output=True, text=True)
    assert done.stdout.split() == ["contract", "generated", "limits", "runtime", "translatable"], done.stderr
