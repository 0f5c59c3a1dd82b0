"""The declarations of a file as an outline, and the lenses above scenarios and above cards with which a game begins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ombre.dsl import nodes
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Span
from ombre.translatable import tr

RUN = "ombre.runScenario"
PLAY_FROM = "ombre.playFrom"


class Symbol(NamedTuple):
    """A declaration: its name, the word with which it begins, its lines, and the place of its name."""

    name: str
    sort: str
    span: Span
    at: Span


class Lens(NamedTuple):
    """A command above a declaration. name: that of the declaration."""

    title: str
    command: str
    name: str
    span: Span


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


def lenses(parsed: Parsed, beginnings: Collection[str]) -> Iterator[Lens]:
    """Yield the commands above the scenarios of a file, and above the cards with which a game can begin.

    beginnings: the kinds of these cards.
    """
    for tree in parsed.declarations:
        match tree:
            case nodes.Scenario(_, id):
                yield Lens(tr("Run scenario"), RUN, id.text, id.span)
                yield Lens(tr("Play from here"), PLAY_FROM, id.text, id.span)
            case nodes.Card(_, kind, id) if kind.text in beginnings:
                yield Lens(tr("Play from here"), PLAY_FROM, id.text, id.span)
            case _:
                pass


def found_in(parsed: Parsed, wanted: str) -> Iterator[Symbol]:
    """Yield the declarations of a file whose names have the letters of a word, in their order;
    all for an empty word.
    """
    for symbol in symbols(parsed):
        rest = iter(symbol.name.casefold())
        if all(letter in rest for letter in wanted.casefold()):
            yield symbol
