"""A formatted module and the functions it was made of in, the same module with its source map out.

The map is the last field of the module's record: `12:40` says that the statement in line 12 was made of line 40 of the
cards, and so was everything down to the next entry. Black neither adds statements nor takes any away, so the statements
of the formatted module are those that were written, one by one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from .functions import Function

_END = "\n)\n"
_WIDTH = 100  # of the text in one line
_TOGETHER = 110  # Black would put two texts that are shorter than this side by side


def entries(functions: Sequence[Function], text: str) -> list[str]:
    """The entries of a module's map, those that say nothing new left out."""
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
    """The module with its map."""
    found = entries(functions, text)
    if not found:
        return text
    rows = _rows(found)
    shown = f'"{rows[0]}"' if len(rows) == 1 else "(\n" + "".join(f'        "{row}"\n' for row in rows) + "    )"
    record = text.rstrip().removesuffix(")").rstrip().removesuffix(",")  # a template ends it without Black's comma
    return f"{record},\n    lines={shown},{_END}"


def _rows(entries: Sequence[str]) -> list[str]:
    """The entries in one text each for as many as fit in a line; all but the first begin with the blank between."""
    rows: list[str] = []
    for entry in entries:
        if rows and len(rows[-1]) + len(entry) < _WIDTH:
            rows[-1] += f" {entry}"
        else:
            rows.append(f" {entry}" if rows else entry)
    whole = "".join(rows)
    return [whole] if len(whole) < _TOGETHER else rows


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """A statement and those inside it, in the order in which they are written."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from _statements(child)
