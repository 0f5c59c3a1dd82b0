"""Begin an expansion: with a copy of a card of the game under a new name, and of a scenario in which it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ombre.compiler.projects.places import GameFolder, UsageError, find
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.printer import print_tree
from ombre.prose.language.languages import source_language
from ombre.translatable import tr

from ..api.table import Table, open_table
from ..printing.printer import Printer
from .beginning import check_name, problem, title, write

_TRIED = 12  # how many pairs of a card and a scenario are tried
_NAMES = {"fr": "{title} : première carte"}  # what the first card is called in languages other than that of the cards


_NAMED = re.compile(r"Word\(text='(\w+)'")


class _Begun(NamedTuple):
    """A card of the game and a scenario about it, to be copied; the scenario may be missing, or both."""

    card: nodes.Card | None
    scenario: nodes.Scenario | None


def new_expansion(name: str, game: str, into: Path) -> list[Path]:
    """Write the files of a new expansion into a folder with its name; return their paths.

    game: its name or its path. into: where the folder is made.
    """
    place = find(game).place
    folder = into / name
    if name in place.expansions():
        raise UsageError(tr("{0} has an expansion '{1}'; choose another name", place.name, name))
    check_name(tr("an expansion"), name, folder)
    table = open_table(place)
    wrong = ""
    for begun in islice(_examples(table), _TRIED):
        content = _content(name, table, begun)
        if not (wrong := problem(name, content, lambda found: (str(place.folder), [str(found)]))):
            return write(folder, content)
    raise UsageError(tr("no card of {0} can be copied under the name '{1}': {2}", place.name, name, wrong))


def _examples(table: Table) -> Iterator[_Begun]:
    """Yield cards with scenarios in which something happens, the shortest first; then cards alone."""
    cards = list(_cards(table))
    scenarios = sorted(((repr(one.parts), one) for one in _scenarios(table)), key=lambda pair: len(pair[0]))
    for told, scenario in scenarios:
        named = {*_NAMED.findall(told)}
        yield from (_Begun(card, scenario) for card in cards if card.lines and card.id.text in named)
    yield from (_Begun(card, None) for card in [*cards, None])


def _cards(table: Table) -> Iterator[nodes.Card]:
    """Yield the cards that can be printed and do not begin a game; those with abilities first."""
    printer = Printer(table, source_language())
    begins = {*table.beginnings()}
    known = table.compiled.model.cards
    fitting = {id for id, card in known.items() if printer.has_face(card) and id not in begins}
    declared = [one for one in _declared(table) if isinstance(one, nodes.Card) and one.id.text in fitting]
    return iter(sorted(declared, key=lambda card: not known[card.id.text].abilities))


def _scenarios(table: Table) -> Iterator[nodes.Scenario]:
    return (one for one in _declared(table) if isinstance(one, nodes.Scenario) and _happens(one))


def _declared(table: Table) -> Iterator[nodes.Node]:
    """Yield the declarations of a game, as nodes of the AST."""
    compiled = table.compiled
    for parsed in trees((file.source for file in compiled.project.files), compiled.vocabulary):
        yield from parsed.declarations


def _happens(scenario: nodes.Scenario) -> bool:
    return any(isinstance(part, nodes.WhenPart) for part in scenario.parts)


def _content(name: str, table: Table, begun: _Begun) -> dict[str, str]:
    """Return the texts of the files of the expansion, by their paths in its folder."""
    head = f"expansion {name} of {table.project.game}\n\n"
    content = {"cards.card": f"{head}# Write cards here.\n", "set.yaml": f"name: {title(name)}\n"}
    if begun.card is None:
        return content
    vocabulary = table.compiled.vocabulary
    id, called = f"{name}_1", f"{title(name)}: First Card"
    card, old = _renamed(begun.card, id, called), begun.card.name.text.strip('"')
    head += f"# A copy of {old} to begin with: change it, and add others.\n\n"
    content["cards.card"] = head + print_tree(card, vocabulary) + "\n"
    if begun.scenario is not None:
        told = replace(
            begun.scenario, id=_word(begun.scenario.id, id), title=_word(begun.scenario.title, f'"{called}"')
        )
        text = re.sub(rf"\b{begun.card.id.text}\b", id, print_tree(told, vocabulary))
        content["scenarios/cards.card"] = f"# `ombre test` plays this scenario.\n\n{text}\n"
    for language, pattern in _NAMES.items():
        if _speaks(table.project.place, language):
            content[f"locales/{language}/names.po"] = _names(language, id, called, pattern.format(title=title(name)))
    return content


def _renamed(card: nodes.Card, id: str, name: str) -> nodes.Card:
    """Return a card with another id and name; it is a house card, because it is not published.

    Words that are printed on the other card, such as a credit, do not fit the new one.
    """
    lines = tuple(line for line in card.lines or () if not isinstance(line, nodes.Origin | nodes.OwnWords))
    return replace(card, id=_word(card.id, id), name=_word(card.name, f'"{name}"'), lines=lines)


def _word(old: nodes.Word, text: str) -> nodes.Word:
    return replace(old, text=text)


def _speaks(place: GameFolder, language: str) -> bool:
    return (place.folder / "locales" / language).is_dir()


def _names(language: str, id: str, name: str, translated: str) -> str:
    """Return the text of a file with the name of one card in another language."""
    entry = [f'msgctxt "{id}"', f'msgid "{name}"', f'msgstr "{translated}"']
    head = ['msgid ""', 'msgstr ""', f'"Language: {language}\\n"']
    more = ['"MIME-Version: 1.0\\n"', '"Content-Type: text/plain; charset=UTF-8\\n"']
    return "\n".join([*head, *more, "", "# ours", *entry]) + "\n"
