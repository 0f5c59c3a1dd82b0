"""`lalr.py` builds the same nodes as a conversion of the tree that Lark builds."""

from __future__ import annotations

from typing import Any

import pytest
from lark import Token
from lark.exceptions import UnexpectedToken

from ombre.dsl import nodes
from ombre.dsl.lexer import Text
from ombre.dsl.parser import chunks, lark, tables
from ombre.dsl.source import NOWHERE, Source, Span
from ombre.dsl.tables import Unexpected
from ombre.dsl.vocabulary import Vocabulary

pytestmark = pytest.mark.sampled

Written = list[tuple[Source, Vocabulary]]


def walked(tree: Any, source: str, before: Span = NOWHERE) -> Any:
    """The nodes for a tree of Lark. before: the span of the token to the left of the tree."""
    if tree is None:
        return None
    if isinstance(tree, Token):
        return nodes.Word(spanned(tree, source), "a" if tree.type == "A" else str(tree), tree.type)
    empty = Span(source, before.end_line, before.end_column, before.end_line, before.end_column)
    span = empty if tree.meta.empty else spanned(tree.meta, source)
    children: list[Any] = []
    parts: list[Any] = tree.children
    for part in parts:
        children.append(walked(part, source, before))
        if isinstance(part, Token):
            before = spanned(part, source)
        elif part is not None and not part.meta.empty:
            before = spanned(part.meta, source)
    name = str(tree.data)
    if name in nodes.LISTS:
        return tuple(children)
    return nodes.NODES[name](span, *([tuple(children)] if name in nodes.VARIADIC else children))


def spanned(at: Any, source: str) -> Span:
    return Span(source, at.line, at.column, at.end_line, at.end_column)


def depth(tree: Any) -> int:
    parts: list[Any] = getattr(tree, "children", [])
    return 1 + max(map(depth, parts)) if parts else 0


def everywhere(node: nodes.Held) -> Any:
    """A node and the spans of all its parts as plain data, because the comparison of nodes ignores spans."""
    if isinstance(node, tuple):
        return [everywhere(part) for part in node]
    if isinstance(node, nodes.Word):
        return node.span, node.text, node.sort
    if node is not None:
        parts = [everywhere(part) for part in nodes.held(node)]
        hollow = isinstance(node, nodes.Prepositional | nodes.Arguments) and not any(parts)
        return type(node), None if hollow else node.span, parts
    return node


def test_both_make_the_same(written: Written) -> None:
    """Both ways give equal nodes, spans and depths for all texts of the checkout."""
    compared = 0
    for source, vocabulary in written:
        for lines in chunks(source):
            text = Text(source, lines, vocabulary)
            try:
                tree = parsed(text)
            except UnexpectedToken as expected:
                with pytest.raises(Unexpected) as caught:
                    tables().parse(text)
                assert told(caught.value) == told(expected)
                continue
            made = tables().parse(text)
            assert everywhere(made.node) == everywhere(walked(tree.children[0], source.name))
            assert made.depth == depth(tree)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("text", ["setup:", "setup:\n  boat sinks a", "kind", "setup:\n  if a = 1:\n"])
def test_both_stop_at_the_same_word(text: str, vocabulary: Vocabulary) -> None:
    """Both ways report a syntax error at the same token and in the same state."""
    source = Source("case.card", text)
    (lines,) = chunks(source)
    given = Text(source, lines, vocabulary)
    with pytest.raises(UnexpectedToken) as expected:
        parsed(given)
    with pytest.raises(Unexpected) as caught:
        tables().parse(given)
    assert told(caught.value) == told(expected.value)


def parsed(text: Text) -> Any:
    """The tree that Lark builds. The type of `Lark.parse` requires a str, but the lexer needs the `Text`."""
    run: Any = lark()
    return run.parse(text)


def told(error: Any) -> tuple[Any, ...]:
    """The parts of an error that must be equal: the token, its place, and the state of the parser."""
    token = error.token
    return str(token), token.type, token.line, token.column, error.state.state_stack
