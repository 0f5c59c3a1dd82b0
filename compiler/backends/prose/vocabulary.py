"""The information about a resolved game that the prose back end needs: declarations, names and idioms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ... import model
from ...messages import Argument, Message, NounPhrase
from ..declared import Unprintable, declared, hyphens, noun_id, verb_id, words_of_verbs
from .idioms import Pattern


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Declarations, names and idioms of a game."""

    verbs: Mapping[str, model.Verb]
    kinds: Mapping[str, model.Kind] = field(default_factory=dict[str, model.Kind])
    zones: Mapping[str, model.Zone] = field(default_factory=dict[str, model.Zone])  # the zones of the game itself
    pays: str = ""  # the verb that pays costs
    cards: Mapping[str, str] = field(default_factory=dict[str, str])  # names in the source language, by id
    properties: tuple[model.Property, ...] = ()  # in declared order
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])  # by message id
    idioms: tuple[Pattern, ...] = ()  # set by `vocabulary_of`

    @classmethod
    def of(cls, known: model.Model) -> Phrasebook:
        """The vocabulary of a resolved game."""
        tables = (file.table for file in known.files if file.table is not None)
        zones = {zone.name: zone for table in tables for zone in table.zones}
        cards = {card.id: card.name for card in known.cards.values()}
        properties = tuple(known.properties.values())
        return cls(known.verbs, known.kinds, zones, known.pays, cards, properties, declared(known))

    def verb(self, key: str) -> model.Verb:
        """The declaration of a verb; raises if there is none."""
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
        """A kind and all its base kinds."""
        kinds = [kind]
        while kinds[-1] in self.kinds:
            kinds.append(self.kinds[kinds[-1]].base)
        return kinds

    def is_spoken(self, property: model.Property) -> bool:
        """Whether a bare word of a list refers to this property: it is the first of its kind with that list."""
        kinds = self.above(property.owner)
        rivals = (p for p in self.properties if _has_words_of(p, property) and p.owner in kinds)
        return next(rivals, property) == property

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """The words of the declarations, for the source language."""
        return self.names or words_of_verbs(self.verbs)


def _has_words_of(one: model.Property, other: model.Property) -> bool:
    """Whether two properties have the same type, or words of the same list."""
    words = ("value", "set")
    if one.type.tag in words and other.type.tag in words:
        return one.type.of == other.type.of
    return one.type == other.type


def verb_message(key: str, arguments: Sequence[Argument], vocabulary: Phrasebook) -> Message:
    """The message of a verb with its arguments."""
    names = [hyphens(role.name) for role in vocabulary.verb(key).roles]
    return Message(verb_id(key), tuple(zip(names, arguments, strict=True)))


def player(name: str, kind: str) -> NounPhrase:
    """A seat as the log names it: a name with the features of its kind's noun."""
    return NounPhrase(noun_id(kind), "the", name=name)
