"""A name says which class it is: no two classes of the engine have one name.

What can be declared in the language has one name in three forms: what was written (`nodes.Card`), what it means
(`model.Card`), and what a generated module says (`Card` of `runtime/records.py`). The first two are written with their
module wherever that could be unclear.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
FOLDERS = (*ROOMS, "src/ombre")
FORMS = {"dsl/nodes.py", "compiler/model.py"}
FORMS_AND_NODE = FORMS | {"dsl/node.py"}  # the base class of all nodes, which both tables import
RECORDS = "runtime/records.py"
BOTH = {"Option"}  # `ombre.Option` is for programs; generated modules use the record `Option`


def modules() -> Iterator[tuple[str, ast.Module]]:
    for room in FOLDERS:
        folder = ROOT / room
        for path in sorted(folder.glob("*.py") if room == "src/ombre" else folder.rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_bytes())


def declared() -> dict[str, list[str]]:
    """The modules that define a class of each name."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
    return found


def test_no_two_classes_have_one_name() -> None:
    found = {name: [place for place in places if place not in FORMS] for name, places in declared().items()}
    assert len(found) > 400
    assert {name: places for name, places in found.items() if len(places) > 1}.keys() == BOTH


def test_nodes_and_model_are_named_where_it_could_be_unclear() -> None:
    """The compiler imports no records, so its classes of the model need the name of their module."""
    classes = declared()
    seen = 0
    unclear: list[str] = []
    for name, tree in modules():
        known = FORMS_AND_NODE | {RECORDS} if name.startswith(("dsl/", "compiler/")) else FORMS_AND_NODE
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in ("nodes", "model"):
                seen += 1
                taken = [alias.name for alias in node.names if set(classes.get(alias.name, ())) - known]
                unclear += [f"{name}:{node.lineno} {one}" for one in taken]
    assert seen > 10
    assert unclear == []
