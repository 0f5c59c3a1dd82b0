"""Which modules a module imports, read from its syntax tree: of the rooms, the tests and the benchmarks."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).parents[1]


@cache
def modules() -> Mapping[str, Path]:
    """All modules of the repository by their names, except generated ones, which import only the runtime."""
    rooms = {f"ombre.{room}": ROOT / room for room in ROOMS}
    rooms |= {"tests": ROOT / "tests", "benchmarks": ROOT / "benchmarks"}
    found = {f"ombre.{path.stem}": path for path in (ROOT / "src" / "ombre").glob("*.py")}
    for name, folder in rooms.items():
        for path in sorted(folder.rglob("*.py")):
            found[".".join((name, *path.relative_to(folder).with_suffix("").parts))] = path
    return {name.removesuffix(".__init__"): path for name, path in found.items()}


@cache
def imported(name: str) -> frozenset[str]:
    """The modules that a module imports, at its top or in a function, also for type checkers."""
    known = modules()
    path = known[name]
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join((*above, *filter(None, (node.module,))))
            inside = {f"{base}.{alias.name}" for alias in node.names}
            found |= inside & known.keys() if inside <= known.keys() else {base, *inside}
    return frozenset(found & known.keys() - {name})
