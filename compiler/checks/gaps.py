"""Find cards that probably lack something - a fact, abilities, a name of their own - or have a 0 by mistake.

A card is compared with the other cards of its kind: only if hardly any other card is like it, the author is asked. All
findings are warnings, and a comment in the card answers each of them (`compiler/answered_warnings.py`). `ombre check`
and editors ask for them; a build does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from ombre.dsl.source import Span

from .. import model
from ..answered_warnings import FORM, answered
from ..model import Model
from .all_bodies import standing

FEWEST = 4  # a kind with fewer cards shows no habit
RARE = 20  # up to one card in so many may be a slip

Twins: TypeAlias = tuple[model.Card, model.Card]
"""A card, and an earlier card with the same printed name."""


def check(known: Model) -> list[Diagnostic]:
    """Return a warning for each card that probably lacks something, in the order of the cards."""
    stays = standing(known)
    cards = [card for card in known.cards.values() if not card.local and stays("card", card.id, card.span)]
    kinds: dict[str, list[model.Card]] = {}
    for card in cards:
        kinds.setdefault(card.kind, []).append(card)
    found = [*_same_names(known, kinds, cards)]
    for group in kinds.values():
        found += [*_lacking(known, group), *_mute(known, group), *_zeros(known, group)]
    place = {card.span: at for at, card in enumerate(cards)}
    return sorted(found, key=lambda one: place[one.span])


def _asked(
    known: Model, code: str, card: model.Card, words: str, message: Translatable, help: Translatable
) -> Iterator[Diagnostic]:
    """Yield the warning, unless a comment in the card says that `words` are meant."""
    if answered(known.meant, card.span, words):
        return
    mark = FORM.format(words)
    line = Edit(Span(card.span.source, card.span.line, 1, card.span.line, 1), f"{mark}\n")
    told = fixing(tr("{0}; or, if you mean it, write above the card: {1}", help, mark), line)
    yield Diagnostic(code, message, card.span, told, severity="warning")


def _is_rare(some: int, among: int) -> bool:
    """Whether so few of the cards of a kind may be slips."""
    return among >= FEWEST and 0 < some <= max(1, among // RARE)


def _lacking(known: Model, group: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a warning for each fact that hardly any other card lacks. A `reconstructed` card may lack facts."""
    given = {card.id: {fact.name for fact, _ in card.facts} for card in group}
    for name in dict.fromkeys(fact.name for card in group for fact, _ in card.facts):
        lacking = [card for card in group if name not in given[card.id]]
        for card in lacking if _is_rare(len(lacking), len(group)) else ():
            message = tr("'{0}' has no '{1}'; the other cards of the kind '{2}' have one", card.id, name, card.kind)
            if card.origin != "reconstructed":
                yield from _asked(known, "W701", card, f"no {name}", message, tr("write the fact '{0}'", name))


def _same_names(known: Model, kinds: dict[str, list[model.Card]], cards: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a warning for each printed name that is used twice.

    Many names that two kinds share are meant, such as those of places and of the cards that flood them.
    """
    first: dict[str, model.Card] = {}
    twins: dict[tuple[str, str], list[Twins]] = {}
    for card in cards:
        other = first.setdefault(" ".join(card.name.split()).casefold(), card)
        if other is not card:
            twins.setdefault((card.kind, other.kind), []).append((card, other))
    for pair, found in twins.items():
        fewest = min(len(kinds[kind]) for kind in pair)
        for card, other in found if pair[0] == pair[1] or len(found) <= max(1, fewest // RARE) else ():
            message = tr("the name '{0}' is already that of '{1}', {2}", card.name, other.id, other.span)
            yield from _asked(known, "W702", card, "same name", message, tr("give one of the two another name"))


def _mute(known: Model, group: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a warning for each card without abilities. The text of a `reconstructed` card may be unknown."""
    mute = [card for card in group if not card.abilities]
    for card in mute if _is_rare(len(mute), len(group)) else ():
        message = tr("'{0}' does nothing; the other cards of the kind '{1}' have abilities", card.id, card.kind)
        if card.origin != "reconstructed":
            yield from _asked(known, "W703", card, "no text", message, tr("write what the card does"))


def _zeros(known: Model, group: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a warning for each number that is 0 on hardly any other card."""
    numbers: dict[str, list[tuple[model.Card, int]]] = {}
    for card in group:
        for fact, value in card.facts:
            if isinstance(value, int):
                numbers.setdefault(fact.name, []).append((card, value))
    for name, given in numbers.items():
        zeros = [card for card, value in given if value == 0]
        for card in zeros if _is_rare(len(zeros), len(given)) else ():
            message = tr("'{0}' is 0 here; it is not 0 on the other cards of the kind '{1}'", name, card.kind)
            yield from _asked(known, "W704", card, f"{name} 0", message, tr("write another number"))
