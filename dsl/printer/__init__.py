"""Print a syntax tree in canonical layout; parsing the text gives the same tree."""

from __future__ import annotations

from collections.abc import Iterator

from .. import nodes
from ..vocabulary import Vocabulary
from . import cards, conditions, games, references, statements
from .writer import INDENT as INDENT
from .writer import Writer


def print_tree(tree: nodes.Node, vocabulary: Vocabulary | None = None) -> str:
    """The text of any node, without a line end.

    The words of the tree are printed unchanged; only words that the printer adds, such as `have` or `has`, agree with
    their subject. vocabulary: tells which nouns are plurals.
    """
    return "\n".join(Writer(vocabulary or Vocabulary(), _text, _lines).lines(tree))


def _lines(w: Writer, tree: nodes.Node) -> Iterator[str]:
    """Yield the lines of a node: several lines if the node contains a block, else one."""
    if isinstance(tree, statements.Opening):
        return statements.lines(w, tree)
    if isinstance(tree, cards.Block):
        return cards.lines(w, tree)
    if isinstance(tree, games.Rule):
        return games.rule(w, tree)
    if isinstance(tree, games.Block):
        return games.lines(w, tree)
    return iter((w.text(tree),))


def _text(w: Writer, tree: nodes.Node) -> str:
    """Print a node that is a part of a line, or one whole line."""
    if isinstance(tree, nodes.Ref):
        return references.reference(w, tree)
    if isinstance(tree, references.NounPart):
        return references.noun(w, tree)
    if isinstance(tree, conditions.Amount):
        return conditions.amount(w, tree)
    if isinstance(tree, references.Argued):
        return references.argued(w, tree)
    if isinstance(tree, statements.Change):
        return statements.change(w, tree)
    if isinstance(tree, cards.Part):
        return cards.part(w, tree)
    if isinstance(tree, nodes.Condition):
        return conditions.condition(w, tree)
    if isinstance(tree, cards.Expectation):
        return cards.expectation(w, tree)
    if isinstance(tree, statements.Part):
        return statements.part(w, tree)
    if isinstance(tree, statements.Course):
        return statements.course(w, tree)
    if isinstance(tree, nodes.Happening):
        return references.happening(w, tree, False)
    if isinstance(tree, games.Line):
        return games.line(w, tree)
    if isinstance(tree, games.Part):
        return games.part(w, tree)
    if isinstance(tree, games.Single):
        return games.single(w, tree)
    raise TypeError(f"no way to print {type(tree).__name__}")
