"""Write the scenarios that are missing: proposals where a play was found that differs, and skeletons for the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ombre.dsl import nodes
from ombre.dsl.printer import print_tree

from .mutants import Mutant
from .proposals import Proposal, Proposals, is_noticed
from .testing import Mutation

HEAD = """\
# Scenarios that are missing. Each names the changes that it would notice. If `then` is written, it holds for the \
cards as
# they are, and no longer after the change: is it what the card should do? Finish the others, and give each a title.
"""


@dataclass
class Missing:
    """A scenario that is missing, and the mutants of one declaration that it would notice."""

    mutants: list[Mutant]
    proposal: Proposal

    def text(self, id: str) -> str:
        asked = ["# is this what the card should do?"] if self.proposal.then else []
        return "\n".join([*(f"# {one}" for one in self.mutants), *asked, self.proposal.text(id, "...")])


@dataclass
class Skeletons:
    """Writes scenarios that would notice mutants. Each gets an id that no other scenario has."""

    mutation: Mutation
    used: set[str] = field(default_factory=set[str])

    def __post_init__(self) -> None:
        self.used |= {node.id.text for node in self.mutation.told.values()}

    def texts(self, some: Sequence[Mutant], is_time: Callable[[], bool]) -> Iterator[str]:
        """Yield the text of each missing scenario. is_time: whether more proposals may be looked for."""
        by_declaration: dict[tuple[str, int], list[Mutant]] = {}
        for one in some:
            by_declaration.setdefault((one.source, one.first), []).append(one)
        for mutants in by_declaration.values():
            for missing in self._of_declaration(mutants, is_time):
                yield missing.text(self._id(mutants[0].declaration))

    def _of_declaration(self, mutants: Sequence[Mutant], is_time: Callable[[], bool]) -> list[Missing]:
        found: list[Missing] = []
        left: list[Mutant] = []
        proposals = Proposals(self.mutation, mutants[0]) if is_time() else None
        for mutant in mutants:
            known = next((one for one in found if is_noticed(self.mutation, mutant, one.proposal)), None)
            if known is not None:
                known.mutants.append(mutant)
            elif proposals is not None and is_time() and (proposal := proposals.proposal(mutant)) is not None:
                found.append(Missing([mutant], proposal))
            else:
                left.append(mutant)
        if left:
            found.append(Missing(left, Proposal(self._open(left[0]), "")))
        return found

    def _id(self, name: str) -> str:
        """Return the id of a new scenario about a declaration."""
        word, number = re.sub(r"\W", "_", name), 2
        while f"{word}_{number}" in self.used:
            number += 1
        self.used.add(f"{word}_{number}")
        return f"{word}_{number}"

    def _open(self, mutant: Mutant) -> tuple[str, ...]:
        """Return the lines of the shortest scenario about a card, or about another card of its
        kind, without its `then`.
        """
        card = self.mutation.card(mutant)
        model = self._model(card) if card is not None else None
        if card is None or model is None:
            put = f"    put {card.id.text} in ..." if card is not None else "    ..."
            return ("  given:", put, "  when:", "    ...")
        scenario, other = model
        text = print_tree(scenario, self.mutation.table.compiled.vocabulary).partition("\n  then:")[0]
        return tuple(re.sub(rf"\b{other}\b", card.id.text, text.partition("\n")[2]).split("\n"))

    def _model(self, card: nodes.Card) -> tuple[nodes.Scenario, str] | None:
        """Return the shortest scenario that names a card, or else another card of its kind;
        with the card that it names.
        """
        cards = {
            (file.source.name, node.span.line): node
            for file in self.mutation.parsed
            for node in file.declarations
            if isinstance(node, nodes.Card)
        }
        found: list[tuple[bool, int, nodes.Scenario, str]] = []
        for one in self.mutation.covering:
            scenario = self.mutation.told.get((one.source, one.scenario.line))
            for other in [cards[place] for place in sorted(one.named) if place in cards]:
                if scenario is not None and other.kind == card.kind:
                    found.append((other.id.text != card.id.text, len(repr(scenario)), scenario, other.id.text))
        if not found:
            return None
        _, _, scenario, id = min(found, key=lambda one: one[:2])
        return scenario, id
