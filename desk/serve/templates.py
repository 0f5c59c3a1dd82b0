"""Drafts of a new scenario for a card, without what is then true; and the file in which it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TypeAlias

from ombre.compiler.model import Model
from ombre.compiler.projects.project import CardFile
from ombre.dsl import nodes
from ombre.lab.mutation.drafts import ALONE, MODELS, alone
from ombre.runtime.linker import Rules

from ..lsp.named_cards import NamedCards
from ..lsp.open_games import OpenGame
from .workplace import Workplace

Lines: TypeAlias = tuple[str, ...]
"""The lines of a scenario below its first one, as they are indented in a file."""

_PLACES = 8  # zones in which the card lies alone
_THEN, _SCENARIOS = "  then:", "scenarios/"


def drafts_for(game: OpenGame, named: NamedCards, card: str, rules: Rules) -> Iterator[Lines]:
    """Yield drafts of a scenario for a card, each with `given:` and perhaps `when:`; the most usual ones come first.

    They are scenarios about other cards of its kind, with this card in their place; then boards on which the card alone
    is played; then boards on which it only lies somewhere.
    """
    known = game.desk.quick.model
    kind = known.cards[card].kind
    yield from _copies(game, named, card, known)[:MODELS]
    yield from (draft.lines for draft in islice(alone(rules, known, card, kind), ALONE))
    for zone in [zone for zone in rules.zones if not zone.per][:_PLACES]:
        players = f"    players {max(rules.players[0], min(2, rules.players[1]))}"
        owned = f"{zone.name} of P1" if rules.is_player(zone.owner) else zone.name
        yield "  given:", players, f"    put {card} in {owned}"


def _copies(game: OpenGame, named: NamedCards, card: str, known: Model) -> list[Lines]:
    """The scenarios about other cards of the kind of a card, with the card in their place.

    First come those in which is done with it what is done most often with such cards, and of these the shortest.
    """
    found: dict[str, int] = {}  # the number of the other cards that a scenario names
    for other in known.cards.values():
        if other.kind == known.cards[card].kind and other.id != card and not other.local:
            for one in named.of(other.id):
                others = named.cards_in(one.source, one.id)
                if card not in others and (text := _text(game, one.source, one.id)):
                    found[_by_id(card, _copied(text, other.id, card))] = len(others)
    usual = Counter(_verb_with(card, text) for text in found)
    usual[""] = 0  # those in which nothing is done with the card
    some = sorted(found, key=lambda text: (-usual[_verb_with(card, text)], found[text], text.count("\n"), text))
    return [tuple(text.split("\n")) for text in some]


def _text(game: OpenGame, source: str, id: str) -> str:
    """The lines of a scenario below its first one and above its first `then:`, without comments."""
    for tree in game.desk.parsed(source).declarations:
        if isinstance(tree, nodes.Scenario) and tree.id.text == id:
            lines = game.desk.text(source).split("\n")[tree.span.line : tree.span.end_line]
            kept = [line.rstrip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
            return "\n".join(kept[: kept.index(_THEN)] if _THEN in kept else kept)
    return ""


def _copied(text: str, other: str, card: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(other)}(?!\w)", card, text)


def _verb_with(card: str, text: str) -> str:
    """The word before the card where the scenario says what is done, such as the verb; "" if it is not named there."""
    given, _, done = text.partition("\n  when:")
    called = re.findall(rf"(?<!\w){re.escape(card)}(?: \d+)? as (\w+)", given)
    found = re.search(rf"(\w+) (?:{'|'.join(map(re.escape, (card, *called)))})(?!\w)", done)
    return found[1] if found is not None else ""


def _by_id(card: str, text: str) -> str:
    """The lines with the id of the card in place of a name that was made for another card."""
    found = re.search(rf"(?<!\w){re.escape(card)} as (\w+)", text)
    if found is None:
        return text
    return re.sub(rf"(?<!\w){found[1]}(?!\w)", card, text.replace(found[0], card))


def escaped(text: str) -> str:
    """A text as a part of a template, in the syntax of editors."""
    return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}")


def free_id(game: OpenGame, card: str) -> str:
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


def file_for(game: OpenGame, named: NamedCards, card: str, workplace: Workplace, beside: Path) -> Path:
    """The file in which a new scenario for a card is written; it need not be there yet.

    It is one of the author, in the set of the card if that is the author's. A file with scenarios of the card comes
    first, then the one in the folder of scenarios that is called as the file of the card. Without such a folder, it is
    another file with scenarios, or the open file. beside: the open file.
    """
    declared = game.desk.quick.model.cards[card].span.source
    own = [file for file in game.project.files if workplace.demo or workplace.may_write(file.path)]
    home = next((file for file in own if file.source.name == declared), None) or next(
        (file for file in own if file.path.resolve() == beside), own[0] if own else None
    )
    if home is None:
        return beside
    here = [file for file in own if file.set == home.set and file.has_scenarios]
    names = {one.source for one in named.of(card)}
    folder = _folder(home)
    stem = home.module.removeprefix(_SCENARIOS)
    if naming := [file for file in here if file.source.name in names]:
        return naming[-1].path.resolve()
    if any(file.module.startswith(_SCENARIOS) for file in here):
        return folder / _SCENARIOS / f"{stem}.card"
    return here[0].path.resolve() if here else beside


def _folder(file: CardFile) -> Path:
    """The folder of the set of a file."""
    return file.path.resolve().parents[file.module.count("/")]
