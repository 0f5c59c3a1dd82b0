"""The printed texts of the cards of a game, with the messages that they use."""

from __future__ import annotations

from dataclasses import dataclass

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.translatable import told as message_of

from ..language.messages import MissingMessage, Paragraph
from ..language.text import Locale
from ..language.text_runs import split
from ..sentences import Unprintable, told, vocabulary_of


@dataclass(frozen=True, slots=True)
class CardText:
    """The text of one card in one language.

    trees: its paragraphs. planned: after the sentence planner. plain: the printed paragraphs. used: the ids of the
    messages in them. reason: why the language cannot print it, or "".
    """

    card: model.Card
    trees: tuple[Paragraph, ...]
    planned: tuple[Paragraph, ...]
    plain: tuple[str, ...]
    used: frozenset[str] = frozenset()
    reason: str = ""


def printed(locale: Locale, compiled: Compiled) -> list[CardText]:
    """The texts of all cards of a game in a locale, without the cards of scenarios."""
    vocabulary = vocabulary_of(compiled.model)
    locale.lend_words(vocabulary.words(), vocabulary.formerly, vocabulary.cards)
    found: list[CardText] = []
    for card in compiled.model.cards.values():
        if card.local:
            continue
        try:
            trees = tuple(told(card.abilities, vocabulary, card.kind)(locale))
            planned = locale.planned(trees)
            plain = tuple(locale.plain(split(locale.paragraph(paragraph))) for paragraph, _ in planned)
        except (MissingMessage, Unprintable) as problem:
            found.append(CardText(card, (), (), (), reason=message_of(problem)))
        else:
            used = frozenset[str]().union(*(ids for _, ids in planned))
            found.append(CardText(card, trees, tuple(paragraph for paragraph, _ in planned), plain, used))
    return found
