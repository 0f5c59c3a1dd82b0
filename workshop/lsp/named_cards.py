"""Find what is declared at a place of a file, and the scenarios that name a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ombre.dsl import nodes
from ombre.dsl.parser import Parsed

from .names import NamedWord
from .open_games import OpenGame


@dataclass(frozen=True, slots=True)
class NamedIn:
    """A scenario that names a card. source: the name of its file. line: that of its first line."""

    source: str
    id: str
    title: str
    line: int


def declared_at(parsed: Parsed, line: int) -> nodes.Node | None:
    """What is declared on a line, counted from 1, or above it if the line is between two declarations."""
    tree = next((tree for tree in reversed(parsed.declarations) if tree.span.line <= line), None)
    return tree.declaration if isinstance(tree, nodes.Replacement) else tree


def first_card(parsed: Parsed) -> str:
    """The id of the first card that a file declares; "" if it declares none."""
    return next((tree.id.text for tree in parsed.declarations if isinstance(tree, nodes.Card)), "")


@dataclass
class NamedCards:
    """The scenarios of an open game, by the cards that they name; only files that have changed are read again."""

    game: OpenGame
    _of: dict[str, tuple[list[NamedWord], dict[str, list[NamedIn]]]] = field(
        default_factory=dict[str, "tuple[list[NamedWord], dict[str, list[NamedIn]]]"]
    )

    def of(self, card: str) -> list[NamedIn]:
        """The scenarios that name a card, in the order of the files."""
        found: list[NamedIn] = []
        for file in self.game.project.files:
            found += self._in(file.source.name).get(card, ())
        return found

    def cards_in(self, source: str, scenario: str) -> list[str]:
        """The cards that a scenario names, in the order in which it names them."""
        return [id for id, scenarios in self._in(source).items() if any(one.id == scenario for one in scenarios)]

    def _in(self, source: str) -> dict[str, list[NamedIn]]:
        words = self.game.words(source)
        before = self._of.get(source)
        if before is None or before[0] is not words:
            found: dict[str, list[NamedIn]] = {}
            self._of[source] = before = words, found
            for card, scenario in _pairs(self.game.desk.parsed(source), words):
                one = NamedIn(source, scenario.id.text, scenario.title.text.strip('"'), scenario.span.line)
                if one not in (some := found.setdefault(card, [])):
                    some.append(one)
        return before[1]


def _pairs(parsed: Parsed, words: list[NamedWord]) -> Iterator[tuple[str, nodes.Scenario]]:
    """Yield the cards that the scenarios of a file name, in the order of the lines."""
    lines = {line: tree for tree in parsed.declarations if isinstance(tree, nodes.Scenario) for line in _lines_of(tree)}
    for word in sorted(words, key=lambda word: (word.span.line, word.span.column)):
        scenario = lines.get(word.span.line)
        if scenario is not None and word.key[0] == "card" and not word.declares:
            yield word.key[2], scenario


def _lines_of(tree: nodes.Node) -> range:
    return range(tree.span.line, tree.span.end_line + 1)
