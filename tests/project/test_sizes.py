"""The limits of the length of files and functions, and of the number of open types."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("dsl", "compiler", "runtime", "session", "workshop", "src/ombre")
MOST_LINES = 500  # most lines of a file that gives no reason
MOST_IN_A_FUNCTION = 60
MOST_OPEN = 30  # most uses of `Any`, each at the border of a library or of generated code

LONG = {  # what a file is about may need more; it is not cut by a ruler
    "dsl/nodes.py": "made from the grammar",
    "compiler/model.py": "all nodes of the model",
    "compiler/backends/prose/nouns.py": "a function for each expression",
}


def modules() -> Iterator[tuple[str, str]]:
    """The files of the engine with their text."""
    for room in ROOMS:
        folder = ROOT / room
        for path in sorted(folder.glob("*.py") if room == "src/ombre" else folder.rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_files_are_short_or_say_why_not() -> None:
    long = {name: text.count("\n") for name, text in modules() if text.count("\n") > MOST_LINES}
    assert long.keys() == LONG.keys()


def test_functions_are_short() -> None:
    seen = 0
    long: list[str] = []
    for name, text in modules():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                seen += 1
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                long += [f"{name}:{node.lineno} {node.name}: {lines}"] if lines > MOST_IN_A_FUNCTION else []
    assert seen > 2000
    assert long == []


def test_types_are_closed() -> None:
    """Count the uses of `Any`, without the lines that import it."""
    found = [
        f"{name}:{number}"
        for name, text in modules()
        for number, line in enumerate(text.split("\n"), 1)
        for _ in re.findall(r"\bAny\b", line)
        if not re.match(r"\s*(from|import)\b", line)
    ]
    assert 0 < len(found) <= MOST_OPEN, found
