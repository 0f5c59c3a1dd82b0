"""Leave out what nothing in a closed module calls: the class of the kernel has the methods that are left out."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

# What calls a game from outside often enough that it is worth closing.
CALLED = frozenset({"begin", "unit", "clone", "digest", "seers", "seers_of", "can", "value", "held", "happened", "you"})


def reached(parts: Mapping[str, Sequence[ast.AST]], first: Sequence[ast.AST]) -> set[str]:
    """Return the names of those parts of a module that its first parts name, or that such parts name.

    parts: by the name, as `.name` if it is a method.
    """
    found: set[str] = set()
    waiting = [*first]
    while waiting:
        for node in ast.walk(waiting.pop()):
            name = node.id if isinstance(node, ast.Name) else f".{node.attr}" if isinstance(node, ast.Attribute) else ""
            if name in parts and name not in found:
                found.add(name)
                waiting += parts[name]
    return found
