"""Add the source map to a formatted module.

The map is the last field of the module's record. The entry `12:40` means that the lines of the module from 12 down to
the next entry come from line 40 of the `.card` file. Black neither adds nor removes statements, so the statements of
the formatted module correspond one by one to the generated statements.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from .functions import Function

_END = "\n)\n"
_WIDTH = 100  # the most characters of the map in one line
_TOGETHER = 110  # Black would write a shorter map on one line


def entries(functions: Sequence[Function], text: str) -> list[str]:
    """Return the entries of a module's map, without an entry that repeats the line of the one before it."""
    found: list[str] = []
    last = 0
    made = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    for function, node in zip(functions, made, strict=True):
        written = [function.line, *(line.line for line in function.lines if line.text.strip() != "else:")]
        for statement, line in zip(_statements(node), written, strict=True):
            if line != last:
                found.append(f"{statement.lineno}:{line}")
            last = line
    return found


def with_map(text: str, functions: Sequence[Function]) -> str:
    """Return the module with its source map."""
    found = entries(functions, text)
    if not found:
        return text
    rows = _rows(found)
    shown = f'"{rows[0]}"' if len(rows) == 1 else "(\n" + "".join(f'        "{row}"\n' for row in rows) + "    )"
    # The modules of scenarios are not formatted, so they lack Black's trailing comma.
    record = text.rstrip().removesuffix(")").rstrip().removesuffix(",")
    return f"{record},\n    lines={shown},{_END}"


def _rows(entries: Sequence[str]) -> list[str]:
    """Divide the entries among output lines of limited length; all lines but the first begin with a space."""
    rows: list[str] = []
    for entry in entries:
        if rows and len(rows[-1]) + len(entry) < _WIDTH:
            rows[-1] += f" {entry}"
        else:
            rows.append(f" {entry}" if rows else entry)
    whole = "".join(rows)
    return [whole] if len(whole) < _TOGETHER else rows


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """Yield a statement and those inside it, in the order of the text."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from _statements(child)
