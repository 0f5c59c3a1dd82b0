"""Tell the cards of several sets apart that have the same id: each is called by its set and its id, `SET/ID`.

An id stays short while it is unique. The cards of the game itself, its rules and its base sets, always keep their short
ids, because their modules are built without the expansions. Inside a set, a short id means the card of this set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.parser import Parsed

from ...answered_warnings import FORM


def qualified(parsed: Sequence[Parsed], sets: Mapping[str, str]) -> list[Parsed]:
    """Return the files with the full ids of the cards whose ids several sets declare. sets: the set of each file."""
    clashing = _clashing(parsed, sets)
    if not clashing:
        return [*parsed]
    return [_renamed(file, sets.get(file.source.name, file.source.name), clashing) for file in parsed]


def _clashing(parsed: Sequence[Parsed], sets: Mapping[str, str]) -> set[tuple[str, str]]:
    """Return the cards of expansions that need their full ids: (set, id)."""
    expansions: set[str] = set()
    owners: dict[str, set[str]] = {}
    for file in parsed:
        own = sets.get(file.source.name, file.source.name)
        for node in file.declarations:
            if isinstance(node, nodes.Expansion):
                expansions.add(own)
            elif isinstance(node, nodes.Card):
                owners.setdefault(node.id.text, set()).add(own)
    return {(own, id) for id, all in owners.items() if len(all) > 1 for own in all if own in expansions}


def _renamed(file: Parsed, own: str, clashing: set[tuple[str, str]]) -> Parsed:
    made = [
        (
            replace(node, id=replace(node.id, text=contract.full_id(own, node.id.text)))
            if isinstance(node, nodes.Card) and (own, node.id.text) in clashing
            else node
        )
        for node in file.declarations
    ]
    return replace(file, declarations=tuple(made)) if made != [*file.declarations] else file


def _older(parsed: Sequence[Parsed], sets: Mapping[str, str]) -> set[str]:
    """Return the sets that were written for an earlier version of the game."""
    nodes_of = [(file.source.name, node) for file in parsed for node in file.declarations]
    lines = [line for _, node in nodes_of if isinstance(node, nodes.Game) for line in node.lines or ()]
    today = max((line.number.number for line in lines if isinstance(line, nodes.Version)), default=0)
    return {
        sets.get(name, name)
        for name, node in nodes_of
        if isinstance(node, nodes.Expansion) and node.version is not None and node.version.number < today
    }


def shared_ids(
    parsed: Sequence[Parsed], sets: Mapping[str, str], meant: Mapping[str, Mapping[int, frozenset[str]]]
) -> list[Diagnostic]:
    """Return a warning for each card with a full id, at each but the first of those with the same short id.

    parsed: the files after `qualified`. sets: the set of each file. meant: what authors have answered in
    comments. A set for an earlier version of the game is not warned of cards of the game: it works, and the game
    may have declared them since.
    """
    older = _older(parsed, sets)
    cards = [node for file in parsed for node in file.declarations if isinstance(node, nodes.Card)]
    full = {contract.short_id(node.id.text) for node in cards if "/" in node.id.text}
    first: dict[str, nodes.Card] = {}
    found: list[Diagnostic] = []
    for node in cards:
        short, word = contract.short_id(node.id.text), node.id.text
        if short not in full or (other := first.setdefault(short, node)) is node or word == other.id.text:
            continue
        if other.id.text == short and sets.get(node.span.source, node.span.source) in older:
            continue
        marks = meant.get(node.span.source, {})
        if any(word in marks.get(line, ()) for line in range(node.span.line, node.span.end_line + 1)):
            continue
        message = tr("'{0}' is the id of a card in another set, too; this card is called '{1}'", short, word)
        mark = FORM.format(word)
        if other.id.text == short:
            help = tr(
                "write 'replace {0} {1}' to change the card of the game; "
                "or choose another id and write 'formerly {1}' in the card; or, if two cards are meant, "
                "write above the card: {2}",
                node.kind.text,
                short,
                mark,
            )
        else:
            help = tr(
                "outside of the two sets write '{0}' or '{1}'; or choose another id and write 'formerly {2}' in "
                "the card; or, if two cards are meant, write above the card: {3}",
                other.id.text,
                word,
                short,
                mark,
            )
        notes = ((other.id.span, tr("declared here first")),)
        found.append(Diagnostic("W513", message, node.id.span, help, notes, "warning"))
    return found
