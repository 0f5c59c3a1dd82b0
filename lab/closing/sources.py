"""Find the syntax tree of a function that is running, and of the alias of a type, from their modules on disk."""

from __future__ import annotations

import ast
import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TypeAlias

SYMBOLIC = ("ombre.generated", "_ombre_")  # how the names of modules of cards begin: built, or in the cache

Defined: TypeAlias = ast.FunctionDef | ast.Lambda


def is_symbolic(module: str) -> bool:
    """Whether a module was made from cards."""
    return module.startswith(SYMBOLIC)


@cache
def _tree(path: str) -> ast.Module:
    return ast.parse(Path(path).read_text(encoding="utf-8"))


@cache
def _defined(path: str) -> dict[tuple[int, str], list[Defined]]:
    """Return the functions of a module, by their first line and name."""
    found: dict[tuple[int, str], list[Defined]] = {}
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.FunctionDef):
            line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            found.setdefault((line, node.name), []).append(node)
        elif isinstance(node, ast.Lambda):
            found.setdefault((node.lineno, "<lambda>"), []).append(node)
    return found


def tree_of(function: FunctionType) -> Defined:
    """Return the syntax tree of a function. It is shared: copy it before you change it."""
    code = function.__code__
    nodes = _defined(code.co_filename)[code.co_firstlineno, code.co_name]
    if len(nodes) == 1:
        return nodes[0]
    begins = min((line, left) for line, _, left, right in code.co_positions() if line and left is not None and right)

    def distance(node: Defined) -> tuple[int, int]:  # several lambdas of a line differ in the place of their bodies
        body = node.body if isinstance(node, ast.Lambda) else node.body[0]
        return abs(begins[0] - body.lineno), abs(begins[1] - body.col_offset)

    return min(nodes, key=distance)


def alias_of(name: str, module: ModuleType) -> tuple[ast.expr, ModuleType] | None:
    """Return the expression of the alias of a type, and the module that defines it; None if the name is no alias."""
    for node in _tree(str(module.__file__)).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            is_alias = node.value is not None and ast.unparse(node.annotation) == "TypeAlias"
            return (node.value, module) if is_alias and node.value is not None else None
        if isinstance(node, ast.ImportFrom) and any(one.name == name for one in node.names):
            home = "." * node.level + (node.module or "")
            if node.level:
                package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
                home = importlib.util.resolve_name(home, package)
            return alias_of(name, importlib.import_module(home)) if home.startswith("ombre.") else None
    return None
