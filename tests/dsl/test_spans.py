"""The spans of the nodes of a syntax tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from ombre.dsl import nodes
from ombre.dsl.parser import parse
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary

pytestmark = pytest.mark.sampled

Written = list[tuple[Source, Vocabulary]]


def parts(tree: Any) -> Iterator[nodes.Node]:
    """Yield the direct children of a node, in the order of its fields."""
    if isinstance(tree, nodes.Word):
        return
    found: Any = [getattr(tree, field.name) for field in fields(tree)[1:]] if isinstance(tree, nodes.Node) else tree
    for part in found:
        if isinstance(part, nodes.Node):
            yield part
        else:
            yield from parts(part or ())


def every(tree: nodes.Node) -> Iterator[tuple[nodes.Node, nodes.Node]]:
    """Yield all nodes inside a node: for each its parent and the node itself."""
    for part in parts(tree):
        yield tree, part
        yield from every(part)


def start(span: Span) -> tuple[int, int]:
    return span.line, span.column


def end(span: Span) -> tuple[int, int]:
    return span.end_line, span.end_column


def test_a_word_stands_where_its_text_is(written: Written) -> None:
    """The span of a word contains exactly its text; the span of a keyword of several words may also contain `the`."""
    for source, vocabulary in written:
        for declaration in parse(source, vocabulary).declarations:
            for _, node in every(declaration):
                if isinstance(node, nodes.Word):
                    assert node.span.line == node.span.end_line
                    text = source.line(node.span.line).replace("\t", "    ")
                    text = text[node.span.column - 1 : node.span.end_column - 1]
                    assert node.text in (text, text.replace(" the ", " "), text.removesuffix("n")), node


def test_a_node_lies_inside_the_one_that_holds_it(written: Written) -> None:
    """The span of each node lies inside the span of its parent."""
    for source, vocabulary in written:
        for declaration in parse(source, vocabulary).declarations:
            for whole, part in every(declaration):
                assert start(whole.span) <= start(part.span) <= end(part.span) <= end(whole.span), part


def test_a_block_ends_with_its_last_line(written: Written) -> None:
    """Each declaration and each statement ends on a line above the next one."""
    for source, vocabulary in written:
        declarations = parse(source, vocabulary).declarations
        lists: list[tuple[nodes.Node, ...]] = [declarations]
        for declaration in declarations:
            for _, node in every(declaration):
                lists += [b for name in ("body", "then", "lines") if isinstance(b := getattr(node, name, None), tuple)]
        for statements in lists:
            for one, other in zip(statements, statements[1:], strict=False):
                if not isinstance(one, nodes.Word):
                    assert one.span.end_line < other.span.line, one


def test_a_span_of_the_empty_stands_behind_what_it_follows(vocabulary: Vocabulary) -> None:
    """The span of empty arguments is the position directly after the verb."""
    (setup,) = parse(Source("case.card", "setup:\n  boat sinks\n"), vocabulary).declarations
    assert isinstance(setup, nodes.Setup)
    (call,) = setup.body
    assert isinstance(call, nodes.Call)
    assert start(call.arguments.span) == end(call.arguments.span) == (2, 13)
