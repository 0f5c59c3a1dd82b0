"""Build message trees for the texts of cards from the model, independent of any locale.

The trees are made from the same nodes as the Python code, one message for each node. This back end also decides
everything that is the same in every locale: where sentences end, which triggers are printed as labels such as FLIPPED,
and which amounts are printed as letters and explained at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ombre.compiler import model

from ..language.messages import Argument, Message, NounPhrase, Paragraph, walk
from ..language.text_runs import Run
from ..planner import worded
from .abilities import ability as paragraph_of
from .abilities import begin
from .conditions import condition
from .context import ProseContext
from .declared_words import Unprintable, noun_id, verb_id
from .idioms import Pattern, holes_of, idiomatic
from .inlining import has_words, spoken
from .nouns import noun, those
from .statements import sentences
from .vocabulary import Phrasebook, player, verb_message

if TYPE_CHECKING:  # the catalog needs no locale
    from ..language.text import Locale

__all__ = [
    "ProseContext",
    "Pattern",
    "Unprintable",
    "Phrasebook",
    "ability_text",
    "alternative",
    "begin",
    "card_name",
    "card_text",
    "cells",
    "condition",
    "event_text",
    "noun",
    "paragraph",
    "plain",
    "player",
    "spoken",
    "statements",
    "those",
    "told",
    "verb_message",
    "vocabulary_of",
]


def card_text(card: model.Card, vocabulary: Phrasebook, locale: Locale) -> list[tuple[Run, ...]]:
    """Return the printed text of a card, one paragraph for each ability."""
    locale.lend_words(vocabulary.words(), vocabulary.formerly, vocabulary.cards)
    return list(locale.paragraphs(told(card.abilities, vocabulary, card.kind)))


def ability_text(
    ability: model.Ability, card: model.Card | None, vocabulary: Phrasebook, locale: Locale
) -> tuple[Run, ...]:
    locale.lend_words(vocabulary.words(), vocabulary.formerly, vocabulary.cards)
    return locale.paragraphs(told((ability,), vocabulary, card.kind if card else ability.host))[0]


def event_text(key: str, arguments: Sequence[Argument], vocabulary: Phrasebook, locale: Locale) -> tuple[Run, ...]:
    """Print one event as a line of the log, such as `P2 heals 1 HP.`"""
    locale.lend_words(vocabulary.words(), vocabulary.formerly, vocabulary.cards)
    return locale.runs(Paragraph((verb_message(key, arguments, vocabulary),)))


def statements(body: Sequence[model.Statement], vocabulary: Phrasebook, kind: str = "") -> tuple[Message, ...]:
    """Return the messages for some statements of an ability.

    kind: the kind of the card that has the ability.
    """
    return tuple(sentences(begin(vocabulary, kind), body))


def alternative(
    one: model.Alternative, among: model.ChooseOne, vocabulary: Phrasebook, kind: str = ""
) -> tuple[Message, ...]:
    """Return the messages for one alternative of a choice.

    among: the choice.
    """
    context = begin(vocabulary, kind)
    context.prepare(model.Ability(one.span, "slot", (replace(among, alternatives=(one,)),)))
    return tuple(sentences(context, one.body))


def cells(
    ability: model.Ability, table: model.Table, vocabulary: Phrasebook, kind: str = ""
) -> list[tuple[model.TableCell | None, Paragraph]]:
    """Return each cell of a table with its text; the last pair is None and the text of `otherwise`."""
    context = begin(vocabulary, kind or ability.host)
    context.prepare(ability)
    context.mentions |= {axis: NounPhrase(noun_id(axis), "that") for axis in table.axes}
    bodies = [*((cell, cell.body) for cell in table.cells), (None, table.otherwise)]
    return [(cell, Paragraph(tuple(sentences(context, body)))) for cell, body in bodies]


def card_name(card: model.Card, locale: Locale) -> str:
    """Return the name of a card in a locale, or the declared name if the locale does not translate it."""
    return locale.title(card.id, card.name)


def plain(runs: Iterable[Run], locale: Locale) -> str:
    return locale.plain(runs)


def told(abilities: Sequence[model.Ability], vocabulary: Phrasebook, kind: str) -> Callable[[Locale], list[Paragraph]]:
    """Return a function that gives the texts of some abilities for a locale.

    The function replaces each call of a verb that the locale cannot print with the statements of the verb.
    """
    return lambda locale: [_told(ability, vocabulary, kind, locale) for ability in abilities]


def _told(ability: model.Ability, vocabulary: Phrasebook, kind: str, locale: Locale) -> Paragraph:
    as_written, in_place = paragraph(ability, vocabulary, kind), spoken(ability, vocabulary.verbs, locale)
    if in_place is ability:
        return as_written
    asked = {node.id for node in walk(worded(as_written, locale)) if isinstance(node, Message)}
    lacking = {verb_id(key) for key, verb in vocabulary.verbs.items() if not has_words(verb, locale)}
    if not asked & lacking:  # the locale has idioms in place of all verbs that it cannot print
        return as_written
    return paragraph(in_place, vocabulary, kind)


def paragraph(ability: model.Ability, vocabulary: Phrasebook, kind: str = "") -> Paragraph:
    """Return the message tree of one ability, in which the messages of idioms replace the trees that match them."""
    return idiomatic(paragraph_of(begin(vocabulary, kind or ability.host), ability), vocabulary.idioms)


def vocabulary_of(known: model.Model) -> Phrasebook:
    """Return the phrasebook of a resolved game: its words, and its idioms as message trees."""
    words = Phrasebook.of(known)
    return replace(words, idioms=tuple(_pattern(idiom, words) for file in known.files for idiom in file.idioms))


def _pattern(idiom: model.Idiom, vocabulary: Phrasebook) -> Pattern:
    context = begin(vocabulary, idiom.ability.host)
    mentions, letters = holes_of([(name, type_ == model.NUMBER) for name, type_ in idiom.holes])
    context.prepare(idiom.ability)
    context.mentions |= mentions
    context.letters |= letters
    body = idiom.ability.body
    if idiom.ability.tested:
        line = paragraph_of(context, idiom.ability).sentences
    else:
        line = tuple(sentences(context, body))
    return Pattern(idiom.name, tuple(name for name, _ in idiom.holes), line[0])
