"""The numbers of cards: which are wrong or missing, and the next free ones.

A number belongs to a card in its set, and stays when cards are added. A new number is above all others of the set, so
the number of a card that was deleted is not given to another one.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, Edit, fixing, tr
from ombre.dsl.source import Source, Span

from .driver import Compiled
from .model import Card


def check(compiled: Compiled) -> list[Diagnostic]:
    """The numbers that two cards of a set have, and the cards without a number in sets that use numbers."""
    found: list[Diagnostic] = []
    free = next_numbers(compiled)
    for cards in _sets(compiled).values():
        first: dict[int, Card] = {}
        for card in cards if any(card.number for card in cards) else ():
            other = first.setdefault(card.number, card) if card.number else card
            if not card.number:
                line = f"number {free[card.id]}"
                message = tr("'{0}' has no number, but other cards of its set have one", card.id)
                help = fixing(tr("write below its name: {0}", line), _below(card, line))
                found.append(Diagnostic("W705", message, card.span, help, severity="warning"))
            elif other is not card:
                message = tr("the number {0} is already that of '{1}', {2}", card.number, other.id, other.span)
                help = tr("write another one; the next free number is {0}", max(card.number for card in cards) + 1)
                found.append(Diagnostic("E129", message, card.span, help))
    order = {file.source.name: at for at, file in enumerate(compiled.project.files)}
    return sorted(found, key=lambda one: (order.get(one.span.source, 0), one.span.line))


def next_numbers(compiled: Compiled) -> dict[str, int]:
    """The next free numbers for the cards without one, in the order of the files."""
    found: dict[str, int] = {}
    for cards in _sets(compiled).values():
        last = max((card.number for card in cards), default=0)
        without = [card for card in cards if not card.number]
        found |= {card.id: number for number, card in enumerate(without, last + 1)}
    return found


def numbered(source: Source, compiled: Compiled) -> Source:
    """The text of a file of a project, in which each card has a number."""
    free = next_numbers(compiled)
    lines = source.text.split("\n")
    for card in sorted(_own(compiled, source.name), key=lambda card: -card.span.line):
        if card.id in free:
            lines.insert(card.span.line, f"  number {free[card.id]}")
    return Source(source.name, "\n".join(lines))


def _below(card: Card, line: str) -> Edit:
    """The edit that inserts a line below the first line of a card."""
    at = Span(card.span.source, card.span.line + 1, 1, card.span.line + 1, 1)
    return Edit(at, f"  {line}\n")


def _own(compiled: Compiled, source: str) -> Iterator[Card]:
    """The cards that a file declares."""
    yield from (card for file in compiled.model.files if file.source == source for card in file.cards)


def _sets(compiled: Compiled) -> dict[str, list[Card]]:
    """The cards of each set, in the order of the files."""
    found: dict[str, list[Card]] = {}
    for file in compiled.project.files:
        found.setdefault(file.set, []).extend(_own(compiled, file.source.name))
    return found
