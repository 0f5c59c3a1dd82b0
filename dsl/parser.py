"""A `.card` file in, its syntax trees and diagnostics out: `parse(source, vocabulary)`.

A declaration begins in the first column; each is parsed by itself. Where one does not parse, the broken line is
taken out (or, where it opens a block, replaced by a line that opens one) and the rest is parsed again, so that one
mistake never hides another.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedToken

from . import nodes
from .diagnostics import Diagnostic
from .explain import explain
from .lexer import BadText, Text, WordLexer
from .source import Source, Span
from .vocabulary import Vocabulary

_MOST_ERRORS = 20  # per declaration: after that the rest would be noise


@dataclass(frozen=True, slots=True)
class Parsed:
    """The declarations of one file, in their order, and what was wrong with the others."""

    source: Source
    declarations: tuple[Any, ...]
    diagnostics: tuple[Diagnostic, ...]


def parse(source: Source, vocabulary: Vocabulary) -> Parsed:
    """Parse a file with the words that it, its game and its expansions declare."""
    trees: list[Any] = []
    found: list[Diagnostic] = []
    for lines in chunks(source):
        tree = _declaration(Text(source, lines, vocabulary), found)
        if tree is not None:
            trees.append(tree)
    return Parsed(source, tuple(trees), tuple(found))


def chunks(source: Source) -> list[list[tuple[int, str]]]:
    """Split a file into declarations: numbered lines without comments, each run beginning in the first column."""
    found: list[list[tuple[int, str]]] = []
    for number, line in enumerate(source.text.split("\n"), 1):
        code = strip_comment(line.rstrip("\r")).replace("\t", "    ").rstrip()
        if not code.strip():
            continue
        if not code[0].isspace() or not found:
            found.append([])
        found[-1].append((number, code))
    return found


def strip_comment(line: str) -> str:
    """A line without its comment; a # between quotes begins none."""
    quoted = False
    for position, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:position]
    return line


@cache
def lark() -> Lark:
    """The parser, built once for each process."""
    return Lark.open(
        "grammar.lark",
        rel_to=__file__,
        parser="lalr",
        lexer=WordLexer,
        maybe_placeholders=True,
        propagate_positions=True,
    )


def _declaration(text: Text, found: list[Diagnostic]) -> Any:
    whole = True
    for _ in range(_MOST_ERRORS):
        if not text.lines:
            return None
        try:
            tree = lark().parse(text)  # type: ignore[arg-type]  # our own lexer takes our own text
            return build(tree.children[0], text.source.name) if whole else None
        except UnexpectedToken as error:
            diagnostic, line = explain(error, text, lark())
        except BadText as error:
            diagnostic, line = Diagnostic("E001", error.message, error.span, error.help), error.span.line
        if diagnostic.span.line in {d.span.line for d in found} and not whole:
            return None  # the same line again: what follows would only repeat it
        found.append(diagnostic)
        whole = False
        text = Text(text.source, _without(text.lines, line), text.vocabulary)
    return None


def _without(lines: list[tuple[int, str]], number: int) -> list[tuple[int, str]]:
    """The lines without a broken one; a stand-in keeps the block that it opened, so that its body is still read."""
    index = next((i for i, (n, _) in enumerate(lines) if n == number), len(lines) - 1)
    if index == 0:
        return []
    broken = lines[index][1]
    indent = len(broken) - len(broken.lstrip())
    following = lines[index + 1][1] if index + 1 < len(lines) else ""
    opens = bool(following) and len(following) - len(following.lstrip()) > indent
    stand_in = [(number, " " * indent + "together:")] if opens else []
    rest = lines[:index] + stand_in + lines[index + 1 :]
    if opens and _inside_block(lines, index, indent):
        return rest
    return rest if not opens else lines[:index] + _skip_block(lines, index, indent)


def _inside_block(lines: list[tuple[int, str]], index: int, indent: int) -> bool:
    """Whether a line stands among statements: some line above opened a block with a colon."""
    for _, line in reversed(lines[:index]):
        if len(line) - len(line.lstrip()) < indent:
            return line.endswith(":")
    return False


def _skip_block(lines: list[tuple[int, str]], index: int, indent: int) -> list[tuple[int, str]]:
    rest = index + 1
    while rest < len(lines) and len(lines[rest][1]) - len(lines[rest][1].lstrip()) > indent:
        rest += 1
    return lines[rest:]


def build(tree: Any, source: str) -> Any:
    """Turn Lark's tree into our nodes; a rule and its node have the same name."""
    if tree is None:
        return None
    if isinstance(tree, Token):
        return nodes.Word(_span(tree, source), str(tree), tree.type)
    assert isinstance(tree, Tree)
    children = [build(child, source) for child in tree.children]
    name = tree.data if isinstance(tree.data, str) else str(tree.data)
    if name in nodes.LISTS:
        return tuple(children)
    span = _span(tree.meta, source) if not tree.meta.empty else Span(source, 0, 0, 0, 0)
    if name in nodes.VARIADIC:
        return nodes.NODES[name](span, tuple(children))
    return nodes.NODES[name](span, *children)


def _span(at: Any, source: str) -> Span:
    return Span(source, at.line, at.column, at.end_line, at.end_column)
