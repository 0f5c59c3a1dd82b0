"""The printed facts of a card in words, for pages and lists: the name of each fact, and its value."""

from __future__ import annotations

from collections.abc import Iterator

from ombre.compiler import model
from ombre.prose.language.messages import NounPhrase
from ombre.prose.sentences.declared_words import noun_id, property_id

from .printer import Printer


def kind_in_words(printer: Printer, kind: str) -> str:
    """Return the name of a kind, with a capital."""
    return _noun(printer, noun_id(kind))


def facts_in_words(printer: Printer, card: model.Card) -> Iterator[tuple[str, str]]:
    """Yield the name and the value of each fact of a card, in the order in which the card gives them."""
    for found, value in card.facts:
        label = _noun(printer, property_id(found))
        if isinstance(value, tuple):
            yield label, ", ".join(_part(printer, found, one) for one in value)
        elif isinstance(value, str) and found.type.tag == "value":
            yield label, _word(printer, found.type.of, value)
        else:
            yield label, str(value)


def _part(printer: Printer, found: model.Property, one: model.Cell | str) -> str:
    if isinstance(one, model.Cell):
        size = str(one.size) if isinstance(one.size, int) else _noun(printer, property_id(one.size))
        return f"{_word(printer, found.type.of, one.symbol)} {size}"
    return _word(printer, found.type.of, one)


def _word(printer: Printer, list_: str, word: str) -> str:
    return printer.locale.typeset(printer.locale.value_word(f"{list_}-{word}".replace("_", "-")))


def _noun(printer: Printer, id: str) -> str:
    return printer.writing.capital(printer.locale.words_of_phrase(NounPhrase(id, "none")))
