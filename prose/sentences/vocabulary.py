"""The information about a resolved game that the prose back end needs: declarations, names and idioms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ombre.compiler import model

from ..language.messages import Argument, Message, NounPhrase
from .declared_words import Unprintable, declared, hyphens, noun_id, verb_id, words_of_verbs
from .idioms import Pattern


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The declarations, names and idioms of a game."""

    verbs: Mapping[str, model.Verb]
    kinds: Mapping[str, model.Kind] = field(default_factory=dict[str, model.Kind])
    zones: Mapping[str, model.Zone] = field(default_factory=dict[str, model.Zone])  # zones of the game, not of a kind
    pays: str = ""  # the verb that pays costs
    cards: Mapping[str, str] = field(default_factory=dict[str, str])  # card id -> its name in the source language
    formerly: Mapping[str, str] = field(default_factory=dict[str, str])  # former id of a card -> its id today
    properties: tuple[model.Property, ...] = ()  # in the order of their declarations
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])  # by message id, form
    idioms: tuple[Pattern, ...] = ()  # set by `vocabulary_of`

    @classmethod
    def of(cls, known: model.Model) -> Phrasebook:
        """Return the phrasebook of a resolved game, without its idioms."""
        tables = (file.table for file in known.files if file.table is not None)
        zones = {zone.name: zone for table in tables for zone in table.zones}
        cards = {card.id: card.name for card in known.cards.values()}
        properties = tuple(known.properties.values())
        return cls(
            known.verbs,
            known.kinds,
            zones,
            known.pays,
            cards,
            model.former_ids(known.cards),
            properties,
            declared(known),
        )

    def verb(self, key: str) -> model.Verb:
        """Return the declaration of a verb; raise Unprintable if there is none."""
        verb = self.verbs.get(key)
        if verb is None:
            raise Unprintable(f"the verb '{key}' is not declared")
        return verb

    def zone(self, property: model.Property) -> model.Zone | None:
        if not property.owner:
            return self.zones.get(property.name)
        kind = self.kinds.get(property.owner)
        return next((z for z in kind.zones if z.name == property.name), None) if kind else None

    def above(self, kind: str) -> list[str]:
        """Return a kind and all its base kinds."""
        kinds = [kind]
        while kinds[-1] in self.kinds:
            kinds.append(self.kinds[kinds[-1]].base)
        return kinds

    def is_spoken(self, property: model.Property) -> bool:
        """Whether an adjective from a list of words always means this property.

        This is so if the property is the first one of the kind with words of the list.
        """
        kinds = self.above(property.owner)
        rivals = (p for p in self.properties if _has_words_of(p, property) and p.owner in kinds)
        return next(rivals, property) == property

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """Return the words that the `.card` files declare; they are the words of the source language."""
        return self.names or words_of_verbs(self.verbs)


def _has_words_of(one: model.Property, other: model.Property) -> bool:
    """Whether two properties have the same type or take their words from the same list."""
    words = ("value", "set")
    if one.type.tag in words and other.type.tag in words:
        return one.type.of == other.type.of
    return one.type == other.type


def verb_message(key: str, arguments: Sequence[Argument], vocabulary: Phrasebook) -> Message:
    """Return the message of a verb with its arguments."""
    names = [hyphens(role.name) for role in vocabulary.verb(key).roles]
    return Message(verb_id(key), tuple(zip(names, arguments, strict=True)))


def player(name: str, kind: str) -> NounPhrase:
    """Return the phrase for a seat as the log names it: `P1`, with the grammatical features of its kind."""
    return NounPhrase(noun_id(kind), "the", name=name)
