"""The corpus: `.card` texts and their syntax trees. A case of tests/corpus is a title, a source, `---` and the tree.

A tree is written with the names of its fields; a declared word is written with its class (draw/BASE), other words
without. OMBRE_RECORD=1 records the trees again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import pytest

from ombre.dsl import nodes
from ombre.dsl.agreement import agree
from ombre.dsl.formatter import format_source
from ombre.dsl.parser import parse
from ombre.dsl.printer import print_tree
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import CLASSES, Vocabulary

from ..recording import recording

CORPUS = Path(__file__).parents[1] / "corpus"
WIDTH = 110
NAMES = {node: name for name, node in nodes.NODES.items()}


def cases(path: Path) -> list[tuple[str, str, str]]:
    """The cases of a file, each with its title, its source and its tree."""
    parts = re.split(r"^=+\n(.+)\n=+\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    found: list[tuple[str, str, str]] = []
    for title, text in zip(parts[::2], parts[1::2], strict=True):
        source, _, tree = text.partition("\n---\n")
        found.append((title, source.strip("\n") + "\n", tree.strip("\n")))
    return found


ALL = [(path, *case) for path in sorted(CORPUS.glob("*.txt")) for case in cases(path)]
each_case = pytest.mark.parametrize(
    ("path", "title", "text", "tree"), ALL, ids=[f"{path.stem}: {title}" for path, title, *_ in ALL]
)


def shown(tree: Any, depth: int = 0) -> str:
    """A tree written as nested parentheses, on several lines if it does not fit on one."""
    if isinstance(tree, nodes.Word):
        return f"{tree.text}/{tree.sort}" if tree.sort in CLASSES else tree.text
    parts = [name + shown(part, depth + 1) for name, part in _parts(tree)]
    opened, closed = ("[", "]") if isinstance(tree, tuple) else (f"({NAMES[tree.__class__]}", ")")
    line = opened + " " * (opened != "[" and bool(parts)) + " ".join(parts) + closed
    if "\n" not in line and len(line) + 2 * depth <= WIDTH:
        return line
    space = "\n" + "  " * (depth + 1)
    return opened + "".join(space + part for part in parts) + closed


def _parts(tree: nodes.Node | tuple[nodes.Held, ...]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a node with their names, or the items of a tuple; absent fields are left out."""
    names = [] if isinstance(tree, tuple) else [field.name for field in fields(tree)][1:]
    only: nodes.Held = getattr(tree, names[0]) if len(names) == 1 else tree
    if isinstance(only, tuple):
        yield from (("", part) for part in only)
        return
    for name in names:
        part = getattr(tree, name)
        if part is not None and part != ():
            yield (f"{name}: " if len(names) > 1 else ""), part


def read(text: str, vocabulary: Vocabulary) -> tuple[Any, ...]:
    parsed = parse(Source("case.card", text), vocabulary)
    assert [f"{d.span.line}: {d.message}" for d in parsed.diagnostics] == []
    return parsed.declarations


@each_case
def test_tree(path: Path, title: str, text: str, tree: str, vocabulary: Vocabulary) -> None:
    """The source of a case is parsed to its tree."""
    found = "\n".join(shown(declaration) for declaration in read(text, vocabulary))
    if recording():
        record(path, title, found)
        return
    assert found == tree


def record(path: Path, title: str, tree: str) -> None:
    texts = [(t, s, tree if t == title else old) for t, s, old in cases(path)]
    line = "=" * 80
    whole = "\n".join(f"{line}\n{t}\n{line}\n\n{s}\n---\n\n{old}\n" for t, s, old in texts)
    path.write_text(whole, encoding="utf-8")


@each_case
def test_printed(path: Path, title: str, text: str, tree: str, vocabulary: Vocabulary) -> None:
    """The text that is printed for a tree is parsed to the same tree, also after agreement was applied."""
    for declaration in read(text, vocabulary):
        assert read(print_tree(declaration, vocabulary), vocabulary) == (declaration,)
        agreed = agree(declaration, vocabulary)
        assert read(print_tree(agreed, vocabulary), vocabulary) == (agreed,)


@each_case
def test_canonical(path: Path, title: str, text: str, tree: str, vocabulary: Vocabulary) -> None:
    """The cases are in canonical layout, except those with `not canonical` in their titles."""
    formatted, _ = format_source(Source("case.card", text), vocabulary)
    if "not canonical" not in title:
        assert formatted == text
    assert format_source(Source("case.card", formatted), vocabulary)[0] == formatted


def test_titles_differ() -> None:
    """The titles of the cases in a file differ."""
    assert len({(path, title) for path, title, *_ in ALL}) == len(ALL)


def test_every_node_occurs(vocabulary: Vocabulary) -> None:
    """Each node class occurs in the corpus."""

    def inside(tree: Any) -> Iterator[type[Any]]:
        if isinstance(tree, nodes.Node):
            yield tree.__class__
        for _, part in (
            _parts(cast("nodes.Node | tuple[nodes.Held, ...]", tree))
            if isinstance(tree, tuple | nodes.Node) and not isinstance(tree, nodes.Word)
            else ()
        ):
            yield from inside(part)

    found = {node for _, _, text, _ in ALL for declaration in read(text, vocabulary) for node in inside(declaration)}
    assert sorted(NAMES[node] for node in NAMES.keys() - found) == []
