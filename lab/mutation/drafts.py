"""Write drafts of scenarios that might notice a mutant: what is given and what is done, without what is then true.

A draft is a scenario of the game, or one in which the card takes the place of another card of its kind, or a board on
which the card alone is played. Some drafts have more on the board, at random.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ombre.compiler.model import Model
from ombre.dsl import nodes
from ombre.dsl.printer import print_tree
from ombre.runtime.linker import Rules

from .coverage import Covering
from .mutants import Mutant
from .testing import Mutation

MODELS = 16  # the most scenarios that reach the mutant, and the most about other cards of its kind, that are copied
ALONE = 16  # the most boards on which the card alone is played
MORE = 12  # the number of drafts with more on the board
_THEN, _PART = "  then:", re.compile(r"  \S")


class Draft(NamedTuple):
    """The lines below the head of a scenario. is_copy: whether they are those of a scenario of the game."""

    lines: tuple[str, ...]
    is_copy: bool = True


def drafts(mutation: Mutation, mutant: Mutant) -> list[Draft]:
    """Return drafts of scenarios that might notice a mutant; the most likely and the shortest come first."""
    card = mutation.card(mutant)
    known = [*_reaching(mutation, mutant), *(_beside(mutation, card) if card is not None else ())]
    rules, model = mutation.table.rules, mutation.table.compiled.model
    known += islice(alone(rules, model, card.id.text, card.kind.text) if card is not None else _whole(mutation), ALONE)
    known += _set_up(mutation)
    found = list(dict.fromkeys(known))
    return [*found, *(dict.fromkeys(_richer(mutation, found)) if found else ())]


def _reaching(mutation: Mutation, mutant: Mutant) -> Iterator[Draft]:
    """Yield the scenarios that can notice a mutant, the shortest first."""
    found = [_parts(mutation, one) for one in mutation.candidates(mutant)]
    for parts in sorted(found, key=lambda parts: len(parts[-1]) if parts else 0)[:MODELS]:
        yield from map(Draft, parts)


def _beside(mutation: Mutation, card: nodes.Card) -> Iterator[Draft]:
    """Yield the scenarios about other cards of the same kind, with this card in their place; the shortest first."""
    kinds = {
        (file.source.name, node.span.line): node
        for file in mutation.parsed
        for node in file.declarations
        if isinstance(node, nodes.Card) and node.kind == card.kind and node.id != card.id
    }
    found: list[tuple[int, list[tuple[str, ...]]]] = []
    for one in mutation.covering:
        for other in [kinds[place] for place in sorted(one.named) if place in kinds]:
            name = re.compile(rf"\b{other.id.text}\b")
            parts = [tuple(name.sub(card.id.text, line) for line in part) for part in _parts(mutation, one)]
            found += [(len(parts[-1]), parts)] if parts else []
    for _, parts in sorted(found)[:MODELS]:
        yield from (Draft(part, False) for part in parts)


def _parts(mutation: Mutation, one: Covering) -> list[tuple[str, ...]]:
    """Return the lines of a scenario up to the end of each `when`, without all `then`; the fewest lines first."""
    tree = mutation.told.get((one.source, one.scenario.line))
    if tree is None:
        return []
    lines: list[str] = []
    found: list[tuple[str, ...]] = []
    in_then = False
    for line in print_tree(tree, mutation.table.compiled.vocabulary).split("\n")[1:]:
        if _PART.match(line):
            in_then = line == _THEN
            if in_then:
                found.append(tuple(lines))
        if not in_then and line.strip() and not line.lstrip().startswith("#"):
            lines.append(line)
    return list(dict.fromkeys([*found, tuple(lines)]))


def alone(rules: Rules, model: Model, id: str, kind: str) -> Iterator[Draft]:
    """Yield boards on which a card lies in a zone, and a player does something with it, or a step is run.

    id, kind: of the card.
    """
    head = ("  given:", f"    players {_players(rules)}")
    places = [zone for zone in rules.zones if not zone.per and (not zone.owner or rules.is_player(zone.owner))]
    places.sort(key=lambda zone: not zone.owner)
    zones = dict.fromkeys(f"{zone.name} of P1" if zone.owner else zone.name for zone in places)
    verbs = [
        verb
        for verb in model.verbs.values()
        if len(verb.roles) == 2
        and rules.is_player(verb.roles[0].type.of)
        and (verb.roles[1].type.of == "card" or model.is_a(kind, verb.roles[1].type.of))
    ]
    doing = [f"P1 {verb.third} {id}" for verb in verbs]
    doing += [f"run step {step} for P1" for step in rules.steps]
    for line in doing:
        for zone in islice(zones, 4):
            yield Draft((*head, f"    put {id} in {zone}", "  when:", f"    {line}"), False)


def _set_up(mutation: Mutation) -> list[Draft]:
    """Return drafts that run the set-up."""
    head = ("  given:", f"    players {_players(mutation.table.rules)}", "    all pass", "  when:")
    beginnings = [f" with {id}" for id in mutation.table.beginnings()[:2]] or [""]
    return [Draft((*head, f"    run setup{beginning}"), False) for beginning in beginnings]


def _whole(mutation: Mutation) -> Iterator[Draft]:
    """Yield drafts that run each flow and each step, also after the set-up."""
    rules = mutation.table.rules
    head = ("  given:", f"    players {_players(rules)}", "    all pass", "  when:")
    for draft in _set_up(mutation):
        yield from (Draft((*draft.lines, f"    run {flow} for P1"), False) for flow in rules.entries)
    yield from (Draft((*head, f"    run step {step} for P1"), False) for step in rules.steps)


def _players(rules: Rules) -> int:
    """Return a number of players, two if possible."""
    return min(max(2, rules.players[0]), rules.players[1])


def _richer(mutation: Mutation, known: Sequence[Draft]) -> Iterator[Draft]:
    """Yield drafts with a number of a player set, or with another card in a zone, at random."""
    rules, chance = mutation.table.rules, random.Random(1)
    numbers = [
        state.name
        for number in rules.below[rules.player_kind]
        for state in rules.kinds[number].states
        if not state.values and not state.kind and not state.per
    ]
    zones = [zone.name for zone in rules.zones if zone.owner and not zone.per]
    cards = [card.id for card in rules.cards]
    for _ in range(MORE):
        lines = list(known[chance.randrange(min(len(known), MODELS))].lines)
        at = next((at for at, line in enumerate(lines) if line == "  when:"), len(lines))
        for _ in range(chance.randrange(1, 4)):
            seat = f"P{chance.randrange(2) + 1}"
            if numbers and (not cards or not zones or chance.randrange(2)):
                more = f"    {chance.choice(numbers)} of {seat} becomes {chance.randrange(10)}"
            elif cards and zones:
                more = f"    put {chance.choice(cards)} in {chance.choice(zones)} of {seat}"
            else:
                continue
            lines.insert(at, more)
        yield Draft(tuple(lines), False)
