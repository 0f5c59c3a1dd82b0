"""Who may import whom."""

from __future__ import annotations

import ast
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
    assert {name for name in imports(path) if name not in ("ombre.runtime", "__future__")} == set()


def test_playing_a_generated_module_loads_no_compiler() -> None:
    code = (
        "import sys; from ombre.runtime.loader import load_generated; load_generated('ember', 'core', 'events')\n"
        "print(*sorted(n for n in sys.modules if n.split('.')[:2] in (['ombre', 'dsl'], ['ombre', 'compiler'],"
        " ['ombre', 'workshop']) or n in ('lark', 'jinja2', 'black')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("name", ["compiler", "dsl", "generated", "runtime", "workshop"])
def test_bare_folder_names_cannot_be_imported(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import {name}"], cwd=FOLDERS, capture_output=True, text=True)
    assert f"No module named '{name}'" in done.stderr
