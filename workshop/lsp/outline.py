"""The declarations of a file as an outline, the classes of its words for colours, and the lenses above scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ombre.dsl import nodes
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Span

from .names import NamedWord


class Symbol(NamedTuple):
    """A declaration: its name, the word with which it begins, its lines, and the place of its name."""

    name: str
    sort: str
    span: Span
    at: Span


class Lens(NamedTuple):
    """A command above a declaration."""

    title: str
    name: str
    span: Span


TOKENS = ("class", "method", "property", "enumMember", "event", "namespace", "variable", "function", "type")
"""The types of semantic tokens, which every theme of colours knows."""
_TOKEN_OF = {
    "kind": "class",
    "list": "type",
    "verb": "method",
    "property": "property",
    "value": "enumMember",
    "slot": "event",
    "scope": "namespace",
    "flow": "namespace",
    "step": "namespace",
    "setup": "namespace",
    "name": "variable",
    "answer": "variable",
    "card": "function",
    "scenario": "function",
    "rule": "function",
    "deck": "function",
    "idiom": "function",
}


def symbols(parsed: Parsed) -> Iterator[Symbol]:
    """Yield the declarations of a file that have a name."""
    for tree in parsed.declarations:
        inner, sort = (tree.declaration, "replace ") if isinstance(tree, nodes.Replacement) else (tree, "")
        found = _named(inner)
        if found is not None:
            yield Symbol(found.text, sort + _sort(inner), tree.span, found.span)


def _named(tree: nodes.Node) -> nodes.Word | None:
    match tree:
        case nodes.Card(_, _, id) | nodes.Scenario(_, id):
            return id
        case nodes.Verb(_, _, word):
            return word
        case nodes.Extend(_, what):
            return what
        case nodes.Removal() | nodes.ReplaceStep() | nodes.Expansion() | nodes.Game():
            return tree.name
        case _:
            found = getattr(tree, "name", None)
            return found if isinstance(found, nodes.Word) else None


def _sort(tree: nodes.Node) -> str:
    return tree.kind.text if isinstance(tree, nodes.Card) else type(tree).__name__.lower()


def lenses(parsed: Parsed) -> Iterator[Lens]:
    """Yield the command that runs it, above each scenario of a file."""
    for tree in parsed.declarations:
        if isinstance(tree, nodes.Scenario):
            yield Lens("Run scenario", tree.id.text, tree.id.span)


def tokens(words: Iterable[NamedWord]) -> Iterator[tuple[Span, int, bool]]:
    """Yield the words of a file with their types, as positions in TOKENS, and whether they declare something."""
    for word in words:
        if (name := _TOKEN_OF.get(word.key[0])) is not None:
            yield word.span, TOKENS.index(name), word.declares
