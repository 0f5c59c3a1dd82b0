"""Collect what a translator should see beside a text: a sentence in which a message is used, the text of a card."""

from __future__ import annotations

from collections.abc import Iterator

from ombre.compiler import model
from ombre.compiler.backends import prose
from ombre.compiler.messages import Message, MissingMessage, NounPhrase, Paragraph, walk

from ..printing.printer import Printer
from .units import CardNote, Examples


def examples_of(printer: Printer) -> Examples:
    """Return a function that gives the shortest paragraph of a card in which a message is used, by its id."""
    found: dict[str, str] = {}
    for card in printer.cards.values():
        try:
            paragraphs = prose.told(card.abilities, printer.vocabulary, card.kind)(printer.locale)
            texts = [printer.locale.plain(runs) for runs in printer.locale.own(paragraphs)]
        except (MissingMessage, prose.Unprintable):
            continue
        for paragraph, text in zip(paragraphs, texts, strict=True) if len(paragraphs) == len(texts) else ():
            for id in _ids(paragraph):
                if id not in found or len(text) < len(found[id]):
                    found[id] = text
    return lambda id: found.get(id, "")


def _ids(paragraph: Paragraph) -> Iterator[str]:
    """Yield the ids of the messages of a paragraph, before the sentence planner has joined them."""
    for node in walk(paragraph):
        if isinstance(node, Message):
            yield node.id
        elif isinstance(node, NounPhrase):
            yield from (node.noun, f"np-{node.determiner}")
            yield from (
                id for adjective in node.adjectives for id in ([adjective] if isinstance(adjective, str) else adjective)
            )


def note_of(printer: Printer) -> CardNote:
    """Return a function that gives the kind and the text of a card, as lines."""

    def note(card: model.Card) -> tuple[str, ...]:
        return (f"Kind: {card.kind}", *printer.plain(card.id)[1:])

    return note
