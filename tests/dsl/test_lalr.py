"""The loop that makes our nodes at once makes the nodes that a walk over Lark's tree would make."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

import pytest
from lark import Token, Tree
from lark.exceptions import UnexpectedToken

from ombre.dsl import nodes
from ombre.dsl.lexer import Text
from ombre.dsl.parser import chunks, lark, tables
from ombre.dsl.source import NOWHERE, Source, Span
from ombre.dsl.vocabulary import Vocabulary

Written = list[tuple[Source, Vocabulary]]


def walked(tree: Any, source: str, before: Span = NOWHERE) -> Any:
    """Our nodes out of Lark's tree; a rule and its node have the same name. `before`: what stands left of it."""
    if tree is None:
        return None
    if isinstance(tree, Token):
        return nodes.Word(spanned(tree, source), "a" if tree.type == "A" else str(tree), tree.type)
    empty = Span(source, before.end_line, before.end_column, before.end_line, before.end_column)
    span = empty if tree.meta.empty else spanned(tree.meta, source)
    children: list[Any] = []
    for part in tree.children:
        children.append(walked(part, source, before))
        if isinstance(part, Token) or (isinstance(part, Tree) and not part.meta.empty):
            before = spanned(part if isinstance(part, Token) else part.meta, source)
    name = str(tree.data)
    if name in nodes.LISTS:
        return tuple(children)
    return nodes.NODES[name](span, *([tuple(children)] if name in nodes.VARIADIC else children))


def spanned(at: Any, source: str) -> Span:
    return Span(source, at.line, at.column, at.end_line, at.end_column)


def depth(tree: object) -> int:
    parts = cast("list[object]", tree.children) if isinstance(tree, Tree) else []  # Lark says no type
    return 1 + max(map(depth, parts)) if parts else 0


def everywhere(node: object) -> object:
    """A node with the places of all its parts, which do not count when nodes are compared."""
    if isinstance(node, tuple):
        return [everywhere(part) for part in cast("tuple[object, ...]", node)]
    if isinstance(node, nodes.Node):
        parts = [everywhere(getattr(node, field.name)) for field in fields(node)[1:]]
        hollow = isinstance(node, nodes.Prepositional | nodes.Arguments) and not any(parts)
        return type(node), None if hollow else node.span, parts
    return node


def test_both_make_the_same(written: Written) -> None:
    """Nodes, places and depth are those of Lark's tree, for everything that is written in the language."""
    compared = 0
    for source, vocabulary in written:
        for lines in chunks(source):
            text = Text(source, lines, vocabulary)
            try:
                tree: Any = lark().parse(text)
            except UnexpectedToken as expected:
                with pytest.raises(UnexpectedToken) as caught:
                    tables().parse(text)
                assert caught.value.token == expected.token and caught.value.state.state_stack == (
                    expected.state.state_stack
                )
                continue
            made = tables().parse(text)
            assert everywhere(made.node) == everywhere(walked(tree.children[0], source.name))
            assert made.depth == depth(tree)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("text", ["setup:", "setup:\n  boat sinks a", "kind", "setup:\n  if a = 1:\n"])
def test_both_stop_at_the_same_word(text: str, vocabulary: Vocabulary) -> None:
    """What does not fit is told with the same token and the same state."""
    source = Source("case.card", text)
    (lines,) = chunks(source)
    errors: list[Any] = []
    for parse in (lark().parse, tables().parse):
        with pytest.raises(UnexpectedToken) as caught:
            parse(Text(source, lines, vocabulary))
        errors.append(caught.value)
    one, other = errors
    assert (one.token, one.token.type, one.token.line, one.token.column) == (
        other.token, other.token.type, other.token.line, other.token.column,
    )  # fmt: skip
    assert one.state.state_stack == other.state.state_stack and one.expected == other.expected
