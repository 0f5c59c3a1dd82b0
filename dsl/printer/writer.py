"""Join words and nodes to lines; all modules of the printer use these functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from .. import nodes
from ..agreement import plural
from ..vocabulary import Vocabulary

INDENT = "  "
_BETWEEN_FACTS = " " * 4


class Writer:
    """Joins words and nodes to lines. text, lines: functions that print a node as a text and as lines."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        text: Callable[[Writer, nodes.Node], str],
        lines: Callable[[Writer, nodes.Node], Iterator[str]],
    ) -> None:
        self.vocabulary = vocabulary
        self._text, self._lines = text, lines

    def text(self, tree: nodes.Node) -> str:
        """The text of a node that is a part of a line, or one whole line."""
        return tree.text if isinstance(tree, nodes.Word) else self._text(self, tree)

    def lines(self, tree: nodes.Node) -> Iterator[str]:
        """Yield the lines of a node."""
        return self._lines(self, tree)

    # ----------------------------------------------------------------------------------------------- whole lines

    def inside(self, trees: Iterable[nodes.Node] | None) -> Iterator[str]:
        """Yield the lines of some nodes, indented by one level."""
        for tree in trees or ():
            for line in self.lines(tree):
                yield INDENT + line

    def block(self, header: str, trees: Iterable[nodes.Node]) -> Iterator[str]:
        """Yield a line that opens a block, and the lines of the block."""
        yield header + ":"
        yield from self.inside(trees)

    def effect(self, header: str, trees: Sequence[nodes.Node]) -> Iterator[str]:
        """Yield a line that opens a block, and the block; `nothing` on the same line if the block is empty."""
        return self.block(header, trees) if trees else iter((f"{header}: nothing",))

    def optional(self, tree: nodes.Node | None) -> Iterator[str]:
        """Yield the lines of a node; none if the node is None."""
        return iter(()) if tree is None else self.lines(tree)

    def behind(self, words: str, tree: nodes.Node) -> Iterator[str]:
        """Yield the lines of a node, with some words before the first line."""
        first, *rest = self.lines(tree)
        yield f"{words} {first}"
        yield from rest

    # ----------------------------------------------------------------------------------------------- inside a line

    def say(self, *parts: nodes.Node | str | None) -> str:
        """The texts of some words and nodes, joined by spaces; None and empty texts are left out."""
        texts = (part if isinstance(part, str) else self.text(part) for part in parts if part is not None)
        return " ".join(text for text in texts if text)

    def after(self, word: str, tree: nodes.Node | str | None) -> str:
        """The text of a node after an introductory word; "" if the node is None."""
        return "" if tree is None else self.say(word, tree)

    def listed(self, trees: Iterable[nodes.Node], between: str = ", ") -> str:
        """The texts of some nodes, with a comma or a word between them."""
        return between.join(map(self.text, trees))

    def maybe(self, word: str, trees: tuple[nodes.Node, ...] | None) -> str:
        """The texts of some nodes, with commas between them, after an introductory word; "" if there are no nodes."""
        return self.say(word, self.listed(trees)) if trees else ""

    def facts(self, trees: Iterable[nodes.Printed]) -> str:
        """The texts of some facts of a card, on one line."""
        return self.listed(trees, _BETWEEN_FACTS)

    def plural(self, subject: nodes.Subject | nodes.NounPhrase | nodes.Expression) -> bool:
        """Whether a subject takes the verb forms `have` and `are`."""
        return plural(subject, self.vocabulary)

    def be(self, what: nodes.NounPhrase | nodes.Expression) -> str:
        """The form of `be` that agrees with a subject: `is` or `are`.

        `is` for a noun without a determiner whose plural equals its singular.
        """
        if isinstance(what, nodes.Those | nodes.ThosePlain) and what.determiner is None:
            word = what.kind.text
            return "are" if self.vocabulary.kinds.get(word, word) != word else "is"
        return "are" if self.plural(what) else "is"

    def signed(self, tree: nodes.Expression) -> str:
        """The text of an amount that follows a sign; in parentheses if it has more than one word."""
        text = self.text(tree)
        return f"({text})" if " " in text else text

    def index(self, tree: nodes.Value | None) -> str:
        """The text of an index after `at`: a word, or an amount in parentheses; "" if there is no index."""
        if tree is None:
            return ""
        return self.say("at", tree if isinstance(tree, nodes.WordValue | nodes.Name) else f"({self.text(tree)})")

    def position(self, tree: nodes.Expression) -> str:
        """The text of a position in a list: a number, a name, or another amount in parentheses."""
        return self.text(tree) if isinstance(tree, nodes.Number | nodes.Name) else f"({self.text(tree)})"
