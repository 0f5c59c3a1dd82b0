"""Find what is declared at a place of a file, and the scenarios that name a card."""

from __future__ import annotations

from dataclasses import dataclass, field

from ombre.compiler import model
from ombre.dsl import nodes
from ombre.dsl.parser import Parsed
from ombre.workshop.scenarios.in_words import named_cards

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
    """The scenarios of an open game, by the cards that they name; only those that have changed are read again."""

    game: OpenGame
    _of: dict[int, tuple[model.Scenario, tuple[str, ...]]] = field(
        default_factory=dict[int, "tuple[model.Scenario, tuple[str, ...]]"]
    )

    def of(self, card: str) -> list[NamedIn]:
        """The scenarios that name a card, in the order of the files."""
        known = self.game.desk.quick.model
        found = [
            NamedIn(file.source, one.id, one.title, one.span.line)
            for file in known.files
            for one in file.scenarios
            if card in self._named(one)
        ]
        self._of = {id(one): self._of[id(one)] for file in known.files for one in file.scenarios}
        return found

    def cards_in(self, source: str, scenario: str) -> tuple[str, ...]:
        """The cards that a scenario names, in the order in which it names them."""
        files = (file for file in self.game.desk.quick.model.files if file.source == source)
        found = next((one for file in files for one in file.scenarios if one.id == scenario), None)
        return self._named(found) if found is not None else ()

    def _named(self, one: model.Scenario) -> tuple[str, ...]:
        known = self._of.get(id(one))
        if known is None or known[0] is not one:
            self._of[id(one)] = known = one, named_cards(one, self.game.desk.quick.model)
        return known[1]
