"""Find the syntax tree of a function that is running, from its module on disk."""

from __future__ import annotations

import ast
import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TypeAlias

Defined: TypeAlias = ast.FunctionDef | ast.Lambda


@cache
def _defined(path: str) -> dict[tuple[int, str], list[Defined]]:
    """Return the functions of a module, by their first line and name."""
    found: dict[tuple[int, str], list[Defined]] = {}
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            found.setdefault((line, node.name), []).append(node)
        elif isinstance(node, ast.Lambda):
            found.setdefault((node.lineno, "<lambda>"), []).append(node)
    return found


def read(name: str) -> ast.Name:
    """Return the expression that reads a name."""
    return ast.Name(name, ast.Load())


def tree_of(function: FunctionType) -> Defined:
    """Return the syntax tree of a function. It is shared: copy it before you change it."""
    code = function.__code__
    nodes = _defined(code.co_filename)[code.co_firstlineno, code.co_name]
    if len(nodes) == 1:
        return nodes[0]
    spans = {(start, end, left, right) for start, end, left, right in code.co_positions() if left is not None and right}
    first = min((start, left) for start, _, left, _ in spans if start is not None and left is not None)
    return min(
        (node for node in nodes if isinstance(node, ast.Lambda)),
        key=lambda node: _apart(first, (node.body.lineno, node.body.col_offset)),
    )


def _apart(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """How far two positions are from each other: in lines, then in columns."""
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def alias_of(name: str, module: ModuleType) -> tuple[ast.expr, ModuleType] | None:
    """Return the expression of the alias of a type, and the module that defines it; None if the name is no alias."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return (node.value, module) if node.value is not None and ast.unparse(node.annotation) == "TypeAlias" else None
        if isinstance(node, ast.ImportFrom) and any(one.name == name for one in node.names):
            package = module.__name__.rpartition(".")[0] if module.__spec__ is None or not module.__spec__.submodule_search_locations else module.__name__
            target = importlib.util.resolve_name("." * node.level + (node.module or ""), package) if node.level else str(node.module)
            return alias_of(name, importlib.import_module(target)) if target.startswith("ombre.") else None
    return None
