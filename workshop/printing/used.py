"""Find the messages and names that are printed on a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ombre.compiler import model
from ombre.dsl.source import NOWHERE
from ombre.prose.language.messages import NounPhrase, Paragraph, walk
from ombre.prose.language.text import Locale, Told
from ombre.prose.proofreading.proofread import named_in_words, patterns
from ombre.prose.proofreading.stale import TranslatedEntry, printed_on
from ombre.prose.sentences.declared_words import noun_id, property_id, value_id


@dataclass(frozen=True, slots=True)
class OnCard:
    """What is printed on a card: the ids of messages, and those in files of names: of names of cards, and of words."""

    messages: frozenset[str]
    names: frozenset[str]

    def of(self, entries: Iterable[TranslatedEntry]) -> list[TranslatedEntry]:
        """Return those of some translated entries that are printed on the card."""
        return [entry for entry in entries if entry.id in (self.names if entry.is_name else self.messages)]


def references(locale: Locale) -> dict[str, frozenset[str]]:
    """Return the messages to which each message of a locale refers by name: `{ agree }`, `.unit = n-card`."""
    found, units = patterns(locale), named_in_words(locale.resources)
    return {
        id: units[id].union(name for used in named.values() for name in used.messages) for id, named in found.items()
    }


def on_card(card: model.Card, told: Told, locale: Locale, known: Mapping[str, frozenset[str]]) -> OnCard:
    """Return what is printed on a card: in its text (`told`), its name, its facts and the name of its kind.

    known: the messages to which each message refers.
    """
    ids = {noun_id(card.kind), *locale.used(told)}
    for found, value in card.facts:
        ids.add(property_id(found))
        words = value if isinstance(value, tuple) else (value,)
        if found.type.tag in ("value", "set"):
            ids |= {value_id(model.Value(NOWHERE, found.type.of, word)) for word in words if isinstance(word, str)}
    trees = told(locale) if callable(told) else told
    names = (*printed_on(card), *named_in(trees))
    return OnCard(with_references(ids, known), frozenset(names))


def named_in(trees: Iterable[Paragraph]) -> frozenset[str]:
    """Return the ids of the cards that are named in a text."""
    return frozenset(node.card for tree in trees for node in walk(tree) if isinstance(node, NounPhrase) and node.card)


def with_references(ids: Iterable[str], known: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return some messages, and those to which they refer. known: the messages to which each message refers."""
    found = set(ids)
    waiting = list(found)
    while waiting:
        new = known.get(waiting.pop(), frozenset()) - found
        found |= new
        waiting += new
    return frozenset(found)
