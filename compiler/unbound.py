"""Find the parts of an expression that may be nothing at run time.

A choice may find nothing, and a reference may be empty. A statement that uses such a value does nothing, and a test of
it is false. Parts inside a `where` or a counted set do not count, because they belong to each candidate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, TypeGuard

from . import model
from .model import Expression, Node

Reference: TypeAlias = model.Local | model.You | model.Read | model.Owner | model.Beginning | model.Source


def may_be_nothing(node: Node) -> TypeGuard[Reference]:
    """Whether the value of this node can be nothing."""
    match node:
        case model.Local() | model.You():
            return node.optional
        case model.Read():
            return node.property.type.tag == "thing" and (node.index is not None or not node.property.per)
        case model.Owner() | model.Beginning() | model.Source():
            return True
        case _:
            return False


def needed(node: Node | None) -> Iterator[Expression]:
    """The parts of an expression that may be nothing and are needed, possibly itself."""
    match node:
        case model.Exists():
            yield from within(node.what)
        case model.Is():
            asked = any(isinstance(option, model.Nothing) for option in node.options)
            for side in (node.left, *node.options):  # references can be compared even if they are nothing
                yield from within(side) if asked or not isinstance(side, model.Local | model.You) else needed(side)
        case model.Those():
            for part in (node.zone, node.other_than, node.history):
                yield from needed(part)
        case model.Total():
            yield from needed(node.of)
        case model.Some():
            return
        case None:
            return
        case _:
            if may_be_nothing(node):
                yield node
            if isinstance(node, model.Read):
                yield from entry(node.index)
            yield from within(node)


def within(node: Node) -> Iterator[Expression]:
    """The needed parts inside a node."""
    for child in model.children(node):
        yield from needed(child)


def entry(index: Node | None) -> Iterator[Expression]:
    """The index of an entry, if it may be no word: a cell may have no symbol, a fact may be absent."""
    if isinstance(index, model.Mark) or isinstance(index, model.Read) and index.property.sort in ("fact", "derived"):
        yield index


def stored(value: Node) -> Iterator[Expression]:
    """The needed parts of a value that is stored: the reference may be nothing, but not its owner."""
    is_reference = isinstance(value, model.Read) and value.property.type.tag == "thing"
    yield from within(value) if is_reference else needed(value)
