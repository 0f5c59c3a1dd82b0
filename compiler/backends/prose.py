"""The model in, message trees out: what a card's abilities say, before any language says it.

The same nodes that the Python back end executes are told here, one message for each. What a reader needs beyond them
is decided here, too, because it is the same in every language: what is one sentence, which trigger can stand as a head
such as FLIPPED, and that a computed amount is a letter explained at the end. `naming.py` calls things by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, Paragraph, say, walk
from ..planner import worded
from ..runs import Run
from .declared import Unprintable, hyphens, noun_id, property_id, scope, slot, verb_id
from .idioms import Pattern, holes_of, idiomatic
from .in_place import has_words, spoken
from .naming import Vocabulary, player, verb_message
from .sentences import opened, side_by_side
from .telling import Teller

if TYPE_CHECKING:  # the catalog is made without any language
    from ..text import Locale

__all__ = [
    "Unprintable",
    "Vocabulary",
    "ability_text",
    "alternative",
    "card_name",
    "card_text",
    "cells",
    "event_text",
    "paragraph",
    "plain",
    "player",
    "spoken",
    "statements",
    "told",
    "vocabulary_of",
]

# ---------------------------------------------------------------------------------------------------- public face


def card_text(card: model.Card, vocabulary: Vocabulary, locale: Locale) -> list[tuple[Run, ...]]:
    """The printed text of a card, one paragraph for each ability."""
    locale.lend_words(vocabulary.words())
    return list(locale.paragraphs(told(card.abilities, vocabulary, card.kind)))


def ability_text(
    ability: model.Ability, card: model.Card | None, vocabulary: Vocabulary, locale: Locale
) -> tuple[Run, ...]:
    locale.lend_words(vocabulary.words())
    return locale.paragraphs(told((ability,), vocabulary, card.kind if card else ability.host))[0]


def event_text(key: str, arguments: Sequence[Argument], vocabulary: Vocabulary, locale: Locale) -> tuple[Run, ...]:
    """One event as a line of a log: `P2 heals 1 HP.`"""
    locale.lend_words(vocabulary.words())
    return locale.runs(Paragraph((verb_message(key, arguments, vocabulary),)))


def statements(body: Sequence[model.Statement], vocabulary: Vocabulary, kind: str = "") -> tuple[Message, ...]:
    """Some lines of a card by themselves, as an ability would say them. kind: that of the card."""
    return tuple(Writer(vocabulary, kind).sentences(body))


def alternative(
    one: model.Alternative, among: model.ChooseOne, vocabulary: Vocabulary, kind: str = ""
) -> tuple[Message, ...]:
    """What one of several ways does. among: the choice that offers it."""
    writer = Writer(vocabulary, kind)
    writer.prepare(model.Ability(one.span, "slot", (replace(among, alternatives=(one,)),)))
    return tuple(writer.sentences(one.body))


def cells(
    ability: model.Ability, table: model.Table, vocabulary: Vocabulary, kind: str = ""
) -> list[tuple[model.TableCell | None, Paragraph]]:
    """What each cell of a table says by itself; the last is what holds otherwise."""
    writer = Writer(vocabulary, kind or ability.host)
    writer.prepare(ability)
    writer.mentions |= {axis: NounPhrase(noun_id(axis), "that") for axis in table.axes}
    bodies = [*((cell, cell.body) for cell in table.cells), (None, table.otherwise)]
    return [(cell, Paragraph(tuple(writer.sentences(body)))) for cell, body in bodies]


def card_name(card: model.Card, locale: Locale) -> str:
    """The name in this language; a name that nobody has translated stays as it is."""
    return locale.title(card.id, card.name)


def plain(runs: Iterable[Run], locale: Locale) -> str:
    return locale.plain(runs)


def told(abilities: Sequence[model.Ability], vocabulary: Vocabulary, kind: str) -> Callable[[Locale], list[Paragraph]]:
    """How some abilities are told for a language: a verb that it has no words for is said by its body."""
    return lambda locale: [_told(ability, vocabulary, kind, locale) for ability in abilities]


def _told(ability: model.Ability, vocabulary: Vocabulary, kind: str, locale: Locale) -> Paragraph:
    as_written, in_place = paragraph(ability, vocabulary, kind), spoken(ability, vocabulary.verbs, locale)
    if in_place is ability:
        return as_written
    asked = {node.id for node in walk(worded(as_written, locale)) if isinstance(node, Message)}
    lacking = {verb_id(key) for key, verb in vocabulary.verbs.items() if not has_words(verb, locale)}
    if not asked & lacking:  # an idiom of the language says it
        return as_written
    return paragraph(in_place, vocabulary, kind)


def paragraph(ability: model.Ability, vocabulary: Vocabulary, kind: str = "") -> Paragraph:
    """One ability as a message tree, with the idioms of its game."""
    return idiomatic(Writer(vocabulary, kind or ability.host).ability(ability), vocabulary.idioms)


def vocabulary_of(known: model.Model) -> Vocabulary:
    """What the printer must know of a resolved game: its words, and its idioms as trees."""
    words = Vocabulary.of(known)
    return replace(words, idioms=tuple(_pattern(idiom, words) for file in known.files for idiom in file.idioms))


def _pattern(idiom: model.Idiom, vocabulary: Vocabulary) -> Pattern:
    writer = Writer(vocabulary, idiom.ability.host)
    mentions, letters = holes_of([(name, type_ == model.NUMBER) for name, type_ in idiom.holes])
    writer.prepare(idiom.ability)
    writer.mentions |= mentions
    writer.letters |= letters
    body = idiom.ability.body
    line = writer.ability(idiom.ability).sentences if idiom.ability.condition else tuple(writer.sentences(body))
    return Pattern(idiom.name, tuple(name for name, _ in idiom.holes), line[0])


# ----------------------------------------------------------------------------------------------------- the writer


@dataclass
class Writer(Teller):
    """Tells one ability."""

    # --------------------------------------------------------------------------------------------- abilities

    def ability(self, ability: model.Ability) -> Paragraph:
        self.prepare(ability)
        label, threshold = None, self._threshold(ability.condition)
        condition = None if threshold else ability.condition
        if ability.sort == "slot":
            label = say("label-slot", slot=slot(ability.slot))
            if ability.cost is not None:
                paid = self.call(
                    model.Call(ability.span, self.vocabulary.pays, (model.You(ability.span, ""), ability.cost))
                )
                label = say("label-cost", slot=slot(ability.slot), cost=paid)
            body = self._once(ability.once, self.under(condition, opened(self.sentences(ability.body))))
            return Paragraph(tuple(body), label)
        if ability.sort == "static":
            return Paragraph(tuple(self._static(condition, ability.body)), self._head(None, threshold))
        if ability.sort == "whenever":
            assert condition is not None
            test = self.condition(condition)
            return Paragraph(tuple(self.lead("whenever", {"condition": test}, self.sentences(ability.body))))
        assert ability.event is not None
        event = self.event(ability.event, ahead=ability.sort == "before")
        if ability.sort == "when" and self._is_plain_passive(ability.event):
            inner = event.get("event")
            assert isinstance(inner, Message)
            body = self._once(ability.once, self.under(condition, self.sentences(ability.body)))
            return Paragraph(tuple(body), self._head(inner, threshold, self._addressed()))
        return Paragraph(tuple(self._triggered(ability, event, condition)), self._head(None, threshold))

    def _triggered(self, ability: model.Ability, event: Message, condition: model.Condition | None) -> list[Message]:
        assert ability.event is not None
        if ability.sort in ("instead", "may instead"):
            return self._once(ability.once, self._instead(ability, event, condition))
        self.pronoun = condition is None and any(isinstance(p, model.This) for p in ability.event.patterns[:1])
        body = self.under(condition, self.sentences(ability.body))
        self.pronoun = False
        return self._once(ability.once, self.lead(hyphens(ability.sort), {"event": event}, body))

    def _instead(self, ability: model.Ability, event: Message, condition: model.Condition | None) -> list[Message]:
        """What would happen and what must be true stand in one "if", so that "instead" opens what is done."""
        test = None if condition is None else self.part_of_and(condition)
        head: dict[str, Argument] = {"event": event, "condition": test}
        body = self.sentences(ability.body)
        if ability.sort == "instead":
            return self.lead("instead", head, body)
        doer = self.doer(body)  # `you` are asked, whoever does it
        return self.lead("may-instead" if doer == YOU else "may-instead-have", head, body)

    def _static(self, condition: model.Condition | None, body: tuple[model.Statement, ...]) -> list[Message]:
        test = None if condition is None else self.condition(condition)
        sentences = self.sentences(body)
        if test is None:
            return sentences
        action = sentences[0] if len(sentences) == 1 else side_by_side("also", sentences)
        return [say("while", condition=test, action=action)]

    def _once(self, name: str, sentences: list[Message]) -> list[Message]:
        return self.lead("once", {"scope": scope(name)}, sentences) if name else sentences

    def _addressed(self) -> NounPhrase | None:
        """Whom the card calls "you", for a language in which another is spoken to under a head."""
        kinds = (self.vocabulary.kinds.get(name) for name in self._kinds())
        you = next((kind.you for kind in kinds if kind is not None and kind.you is not None), None)
        said = None if you is None else self.noun(you)
        return said if isinstance(said, NounPhrase) else None

    def _kinds(self) -> Iterator[str]:
        """The kind of the card, and what that is one of."""
        name = self.kind
        while name in self.vocabulary.kinds:
            yield name
            name = self.vocabulary.kinds[name].base

    def _head(self, event: Message | None, threshold: Message | None, you: NounPhrase | None = None) -> Message | None:
        if event is None:
            return None if threshold is None else say("label-when", threshold=threshold)
        if threshold is None:
            return say("label", head=event, you=you)
        return say("label-threshold", head=event, threshold=threshold, you=you)

    def _is_plain_passive(self, event: model.Event) -> bool:
        """ "is defeated", of this very card and with nothing else asked: it can stand as a head."""
        if not event.passive or any(event.names):
            return False
        given = [pattern for pattern in event.patterns if pattern is not None]
        return len(given) == 1 and isinstance(given[0], model.This)

    def _threshold(self, condition: model.Condition | None) -> Message | None:
        """`if level >= 4` on a header, where `level` is a property of the game: a short sign, not a sentence."""
        match condition:
            case model.Compare(
                _, ">=" | "<=" as asked, model.Read(_, property, None), model.Number(_, value)
            ) if not property.owner:
                id = "threshold" if asked == ">=" else "threshold-most"
                return say(id, property=NounPhrase(property_id(property)), amount=Amount(value))
            case _:
                return None
