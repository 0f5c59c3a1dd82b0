"""The functions that all printer modules share: they join words and nodes to lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from .. import nodes
from ..agreement import plural
from ..vocabulary import Vocabulary

INDENT = "  "
_BETWEEN_FACTS = " " * 4


class Writer:
    """Joins words and nodes to lines. It gets two functions that print a node, as text and as lines."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        text: Callable[[Writer, nodes.Node], str],
        lines: Callable[[Writer, nodes.Node], Iterator[str]],
    ) -> None:
        self.vocabulary = vocabulary
        self._text, self._lines = text, lines

    def text(self, tree: nodes.Node) -> str:
        """The text of a node that is part of a line, or one line."""
        return tree.text if isinstance(tree, nodes.Word) else self._text(self, tree)

    def lines(self, tree: nodes.Node) -> Iterator[str]:
        """The lines of a declaration, a line of it, or a block."""
        return self._lines(self, tree)

    # ----------------------------------------------------------------------------------------------- whole lines

    def inside(self, trees: Iterable[nodes.Node] | None) -> Iterator[str]:
        """The lines of some nodes, indented by one level."""
        for tree in trees or ():
            for line in self.lines(tree):
                yield INDENT + line

    def block(self, header: str, trees: Iterable[nodes.Node]) -> Iterator[str]:
        """A line that opens a block, and the block."""
        yield header + ":"
        yield from self.inside(trees)

    def effect(self, header: str, trees: Sequence[nodes.Node]) -> Iterator[str]:
        """A row of a table, which may do nothing."""
        return self.block(header, trees) if trees else iter((f"{header}: nothing",))

    def optional(self, tree: nodes.Node | None) -> Iterator[str]:
        """The lines of an optional node."""
        return iter(()) if tree is None else self.lines(tree)

    def behind(self, words: str, tree: nodes.Node) -> Iterator[str]:
        """The lines of a node, with some words before the first."""
        first, *rest = self.lines(tree)
        yield f"{words} {first}"
        yield from rest

    # ----------------------------------------------------------------------------------------------- inside a line

    def say(self, *parts: nodes.Node | str | None) -> str:
        """Words and nodes joined by spaces; absent ones are left out."""
        texts = (part if isinstance(part, str) else self.text(part) for part in parts if part is not None)
        return " ".join(text for text in texts if text)

    def after(self, word: str, tree: nodes.Node | str | None) -> str:
        """A node after its introductory word; nothing if it is absent."""
        return "" if tree is None else self.say(word, tree)

    def listed(self, trees: Iterable[nodes.Node], between: str = ", ") -> str:
        """Nodes separated by a comma or a word."""
        return between.join(map(self.text, trees))

    def maybe(self, word: str, trees: tuple[nodes.Node, ...] | None) -> str:
        """Nodes separated by commas, after an introductory word; nothing if there are none."""
        return self.say(word, self.listed(trees)) if trees else ""

    def facts(self, trees: Iterable[nodes.Printed]) -> str:
        """Printed facts on one line."""
        return self.listed(trees, _BETWEEN_FACTS)

    def plural(self, subject: nodes.Subject | nodes.NounPhrase | nodes.Expression) -> bool:
        """Whether a subject takes `have` and `are`."""
        return plural(subject, self.vocabulary)

    def be(self, what: nodes.NounPhrase | nodes.Expression) -> str:
        """`is` or `are`; `is` for a word with equal singular and plural."""
        if isinstance(what, nodes.Those | nodes.ThosePlain) and what.determiner is None:
            word = what.kind.text
            return "are" if self.vocabulary.kinds.get(word, word) != word else "is"
        return "are" if self.plural(what) else "is"

    def signed(self, tree: nodes.Expression) -> str:
        """An amount after its sign, in parentheses if it is more than one word."""
        text = self.text(tree)
        return f"({text})" if " " in text else text

    def index(self, tree: nodes.Value | None) -> str:
        """The index after `at`: a word, or an amount in parentheses."""
        if tree is None:
            return ""
        return self.say("at", tree if isinstance(tree, nodes.WordValue | nodes.Name) else f"({self.text(tree)})")

    def position(self, tree: nodes.Expression) -> str:
        """A position in a row: a number, a name, or an amount in parentheses."""
        return self.text(tree) if isinstance(tree, nodes.Number | nodes.Name) else f"({self.text(tree)})"
