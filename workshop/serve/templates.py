"""The text of a new scenario for a card: one about another card of its kind, with this card in its place."""

from __future__ import annotations

import re
from collections import Counter

from ombre.dsl import nodes

from ..lsp.named_cards import NamedCards
from ..lsp.open_games import OpenGame
from ..lsp.snippets import declarations


def scenario_for(game: OpenGame, named: NamedCards, card: str) -> str:
    """The template of a scenario, in the syntax of editors, with `${1:text}`.

    The shortest scenario is copied in which is done with a card of the same kind what is done most often with such
    cards. If there is none, the template is an empty scenario that puts the card somewhere.
    """
    known = game.desk.quick.model
    kind = known.cards[card].kind if card in known.cards else ""
    copied = [
        (_copied(text, other.id, card), len(named.cards_in(one.source, one.id)))
        for other in known.cards.values()
        if other.kind == kind and other.id != card and not other.local
        for one in named.of(other.id)
        if (text := _text(game, one.source, one.id)) and card not in named.cards_in(one.source, one.id)
    ]
    id = _free(game, card)
    if copied:
        usual = Counter(_verb_with(card, text) for text, _ in copied)
        usual[""] = 0  # those in which nothing is done with the card
        body, _ = min(copied, key=lambda one: (-usual[_verb_with(card, one[0])], one[1], one[0].count("\n"), one[0]))
        return f'scenario {id} "${{1:what it shows}}"\n{_escaped(_by_id(card, body).rstrip())}${{2}}'  # Tab leads to its end
    empty = next(one.text for one in declarations(known, {}) if one.word == "scenario")
    return empty.replace("${1:name}", id).replace("${4:card}", card)


def _text(game: OpenGame, source: str, id: str) -> str:
    """The lines of a scenario below its first one, without comments; "" if it declares cards of its own."""
    for tree in game.desk.parsed(source).declarations:
        if isinstance(tree, nodes.Scenario) and tree.id.text == id:
            lines = game.desk.text(source).split("\n")[tree.span.line : tree.span.end_line]
            return "\n".join(line.rstrip() for line in lines if line.strip() and not line.lstrip().startswith("#"))
    return ""


def _copied(text: str, other: str, card: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(other)}(?!\w)", card, text)


def _verb_with(card: str, text: str) -> str:
    """The word before the card where the scenario says what is done, such as the verb; "" if it is not named there."""
    given, _, rest = text.partition("\n  when:")
    done = rest.partition("\n  then:")[0]
    called = re.findall(rf"(?<!\w){re.escape(card)}(?: \d+)? as (\w+)", given)
    found = re.search(rf"(\w+) (?:{'|'.join(map(re.escape, (card, *called)))})(?!\w)", done)
    return found[1] if found is not None else ""


def _by_id(card: str, text: str) -> str:
    """The lines with the id of the card in place of a name that was made for another card."""
    found = re.search(rf"(?<!\w){re.escape(card)} as (\w+)", text)
    if found is None:
        return text
    return re.sub(rf"(?<!\w){found[1]}(?!\w)", card, text.replace(found[0], card))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}")


def _free(game: OpenGame, card: str) -> str:
    """An id that no scenario has."""
    used = {
        tree.id.text
        for file in game.project.files
        for tree in game.desk.parsed(file.source.name).declarations
        if isinstance(tree, nodes.Scenario)
    }
    number = 1
    while f"{card}_{number}" in used:
        number += 1
    return f"{card}_{number}"
