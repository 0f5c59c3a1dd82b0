"""What every area of the printer works with: parts of a line in, the line out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from .. import nodes
from ..agreement import plural
from ..vocabulary import Vocabulary

INDENT = "  "
_BETWEEN_FACTS = " " * 4


class Writer:
    """Puts words and nodes into lines. What a node is inside a line, and as lines, it is told: areas hold one another."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        text: Callable[[Writer, nodes.Node], str],
        lines: Callable[[Writer, nodes.Node], Iterator[str]],
    ) -> None:
        self.vocabulary = vocabulary
        self._text, self._lines = text, lines

    def text(self, tree: nodes.Node) -> str:
        """A node that stands inside a line, or is one line."""
        return tree.text if isinstance(tree, nodes.Word) else self._text(self, tree)

    def lines(self, tree: nodes.Node) -> Iterator[str]:
        """The lines of a declaration, of a line in it or of a block."""
        return self._lines(self, tree)

    # ----------------------------------------------------------------------------------------------- whole lines

    def inside(self, trees: Iterable[nodes.Node] | None) -> Iterator[str]:
        """The lines of some nodes, one level further in."""
        for tree in trees or ():
            for line in self.lines(tree):
                yield INDENT + line

    def block(self, header: str, trees: Iterable[nodes.Node]) -> Iterator[str]:
        """A line that opens a block, and the block."""
        yield header + ":"
        yield from self.inside(trees)

    def optional(self, tree: nodes.Node | None) -> Iterator[str]:
        """The lines of a node that may be missing."""
        return iter(()) if tree is None else self.lines(tree)

    def behind(self, words: str, tree: nodes.Node) -> Iterator[str]:
        """The lines of a node, the first of them behind some words."""
        first, *rest = self.lines(tree)
        yield f"{words} {first}"
        yield from rest

    # ----------------------------------------------------------------------------------------------- inside a line

    def say(self, *parts: nodes.Node | str | None) -> str:
        """Words and nodes with a space between them; what is missing is left out."""
        texts = (part if isinstance(part, str) else self.text(part) for part in parts if part is not None)
        return " ".join(text for text in texts if text)

    def after(self, word: str, tree: nodes.Node | str | None) -> str:
        """A node behind the word that brings it in, or nothing."""
        return "" if tree is None else self.say(word, tree)

    def listed(self, trees: Iterable[nodes.Node], between: str = ", ") -> str:
        """Nodes with a comma or a word between them."""
        return between.join(map(self.text, trees))

    def maybe(self, word: str, trees: tuple[nodes.Node, ...] | None) -> str:
        """Nodes with commas behind the word that brings them in, or nothing."""
        return self.say(word, self.listed(trees)) if trees else ""

    def facts(self, trees: Iterable[nodes.Printed]) -> str:
        """Printed facts in one line."""
        return self.listed(trees, _BETWEEN_FACTS)

    def plural(self, subject: nodes.Subject | nodes.NounPhrase | nodes.Expression) -> bool:
        """Whether a subject takes `have` and `are`."""
        return plural(subject, self.vocabulary)

    def be(self, what: nodes.NounPhrase | nodes.Expression) -> str:
        """`is` or `are`; a word that is singular as well as plural takes `is`."""
        if isinstance(what, nodes.Those | nodes.ThosePlain) and what.determiner is None:
            word = what.kind.text
            return "are" if self.vocabulary.kinds.get(word, word) != word else "is"
        return "are" if self.plural(what) else "is"

    def signed(self, tree: nodes.Expression) -> str:
        """An amount right behind its sign: what is longer than a word stands in parentheses."""
        text = self.text(tree)
        return f"({text})" if " " in text else text

    def index(self, tree: nodes.Value | None) -> str:
        """What follows `at`: a word, or an amount in parentheses."""
        if tree is None:
            return ""
        return self.say("at", tree if isinstance(tree, nodes.WordValue | nodes.Name) else f"({self.text(tree)})")

    def position(self, tree: nodes.Expression) -> str:
        """A place in a row: a number, a name, or an amount in parentheses."""
        return self.text(tree) if isinstance(tree, nodes.Number | nodes.Name) else f"({self.text(tree)})"
