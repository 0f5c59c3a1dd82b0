"""Who may import whom."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ombre

ROOT = Path(ombre.__file__).parent
FOLDERS = Path(__file__).parents[1]
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
    )  # for type checkers, as tests/compiler/test_hostile.py sees
    known = ("ombre.runtime", "__future__", "typing")
    assert {name for name in imports(path) if name not in known and not described.fullmatch(name)} == set()


def test_playing_a_generated_module_loads_no_compiler() -> None:
    code = (
        "import sys; from ombre.runtime.loader import load_generated; load_generated('crossfire', 'base', 'market')\n"
        "print(*sorted(n for n in sys.modules if n.split('.')[:2] in (['ombre', 'dsl'], ['ombre', 'compiler'],"
        " ['ombre', 'workshop']) or n in ('lark', 'jinja2', 'black')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


MAY_IMPORT = {
    "dsl": {"lark"},
    "compiler": {"ombre.dsl", "PIL", "babel", "black", "fluent", "jinja2", "platformdirs", "polib", "typst", "yaml"},
    "runtime": {"msgspec"},
    "workshop": {
        "hypothesis",
        "jinja2",
        "msgspec",
        "ombre.compiler",
        "ombre.dsl",
        "ombre.runtime",
        "rich",
        "typer",
        "yaml",
    },
}


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_one_way(folder: str) -> None:
    """What a folder may import beside itself, `ombre`, the contract of names and the standard library."""
    allowed = MAY_IMPORT[folder]
    wrong = []
    for path in sorted((FOLDERS / folder).rglob("*.py")):
        for name in imports(path):
            top = name.split(".")[0]
            if name.startswith(".") or name in ("ombre", "ombre.contract") or top in sys.stdlib_module_names:
                continue
            if not any(name == good or name.startswith(f"{good}.") for good in allowed):
                wrong.append(f"{path.relative_to(FOLDERS)}: {name}")
    assert wrong == []


@pytest.mark.parametrize("name", ["compiler", "dsl", "generated", "runtime", "workshop"])
def test_bare_folder_names_cannot_be_imported(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import {name}"], cwd=FOLDERS, capture_output=True, text=True)
    assert f"No module named '{name}'" in done.stderr
