"""Generate `catalog.json` from the model: the cards of a game, for people and other programs.

Card texts are stored as message trees (`messages.to_data`), which `text.Locale` can print in every locale.
"""

from __future__ import annotations

import json

from ombre.compiler import model
from ombre.compiler.model import Model
from ombre.compiler.projects.project import Project
from ombre.prose.language.messages import to_data
from ombre.prose.sentences import Phrasebook, paragraph, vocabulary_of


def render(known: Model, project: Project) -> str:
    """Return the catalog of a project as JSON text; the same cards always give the same bytes."""
    vocabulary = vocabulary_of(known)
    data = {
        "format": 1,
        "game": project.game,
        "sets": list(project.sets),
        "values": {name: list(values.words) for name, values in sorted(known.values.items())},
        "kinds": {name: kind.base for name, kind in sorted(known.kinds.items())},
        "verbs": {
            key: [{"name": r.name, "type": r.type.of or r.type.tag} for r in verb.roles]
            for key, verb in sorted(known.verbs.items())
        },
        "cards": {card.id: _card(card, vocabulary) for card in sorted(known.cards.values(), key=lambda c: c.id)},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _card(card: model.Card, vocabulary: Phrasebook) -> dict[str, object]:
    found: dict[str, object] = {
        "name": card.name,
        "kind": card.kind,
        "origin": card.origin,
        "source": f"{card.span.source}:{card.span.line}",
        "facts": {p.name: _fact(value) for p, value in card.facts},
        "abilities": [
            {"sort": ability.slot or ability.sort, "text": to_data(paragraph(ability, vocabulary, card.kind))}
            for ability in card.abilities
        ],
    }
    if card.number:
        found["number"] = card.number
    if card.texts:
        found["words"] = card.words
    if card.note:
        found["note"] = card.note
    return found


def _fact(value: model.Fact) -> object:
    if isinstance(value, int | str):
        return value
    return [_cell(part) if isinstance(part, model.Cell) else part for part in value]


def _cell(cell: model.Cell) -> list[object]:
    return [cell.symbol, cell.size if isinstance(cell.size, int) else cell.size.name]
