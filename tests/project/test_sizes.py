"""What a file is about, the length of functions, and the number of open types. Ruff checks the length of lines."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
FOLDERS = (*ROOMS, "src/ombre")
LONG = 500  # lines from which a file says why it is one file
MOST_IN_A_FUNCTION = 60
MOST_OPEN = 30  # most uses of `Any`, each at the border of a library or of generated code

# A file has one reason to change; its length follows from that. It is divided where a second reason begins, never
# because of a number of lines. For a long file, the reason stands here.
REASONS = {
    "prose/sentences/nouns.py": "how expressions are told: a function for each",
    "compiler/python/abilities.py": "the code that is generated for abilities",
    "compiler/python/statements.py": "the code that is generated for statements: a method for each",
    "compiler/model.py": "the nodes of the model",
    "runtime/events.py": "the pipeline of an event, with what its stages keep",
    "dsl/nodes.py": "made from the grammar",
    "desk/lsp/server.py": "the requests of the protocol, each answered in a few lines",
    "lab/pairs/designing.py": "what is set on a board so that a card acts",
    "lab/pairs/solving.py": "what is set on a board so that a condition is true: a method for each",
    "workshop/printing/printer.py": "all that is printed of a game in one language",
    "workshop/scenarios/scripts.py": "the lines of scenarios: a class for each",
    "desk/tables/host.py": "the messages that one table takes, each answered",
}


def modules() -> Iterator[tuple[str, str]]:
    """The files of the engine with their text."""
    for room in FOLDERS:
        folder = ROOT / room
        for path in sorted(folder.glob("*.py") if room == "src/ombre" else folder.rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_each_file_says_what_it_is_about() -> None:
    """Each has a docstring; no two begin with the same sentence, as the parts of a file do that was cut."""
    said: dict[str, str] = {}
    for name, text in modules():
        about = ast.get_docstring(ast.parse(text))
        assert about, f"{name} has no docstring"
        sentence = " ".join(re.split(r"\n\n|(?<=\.)\s", about)[0].split())
        assert sentence not in said, f"{name} and {said[sentence]} are about the same: {sentence}"
        said[sentence] = name
    assert len(said) > 300


def test_long_files_have_one_reason() -> None:
    lengths = {name: text.count("\n") for name, text in modules()}
    assert [name for name, lines in lengths.items() if lines > LONG and name not in REASONS] == []
    assert REASONS.keys() - lengths.keys() == set()


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
