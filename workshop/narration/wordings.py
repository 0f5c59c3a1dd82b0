"""Make the noun phrases and sentences of explanations from things, conditions and verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Argument, Message, MissingMessage, NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.prose.sentences import verb_message
from ombre.runtime import NOTHING
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play

from .narrator import Narrator


class Wordings:
    """Makes the phrases of which reasons consist, for one seat."""

    def __init__(self, narrator: Narrator, who: int):
        self.narrator, self.who = narrator, who
        self.model, self.rules = narrator.model, narrator.rules

    def is_of(self, g: Play, x: int, kind: str) -> bool:
        return kind == "card" and x >= g.players or self.model.is_a(self.rules.kinds[g.kind[x]].name, kind)

    def doing(self, g: Play, verb: str, x: int) -> str:
        """Return the text of a verb with a thing in the first role that takes the thing."""
        roles = self.model.verbs[verb].roles
        kinds = [role.type.of if role.type.tag == "thing" else "" for role in roles]
        fitting = [at for at, kind in enumerate(kinds) if at and kind and x != NOTHING and self.is_of(g, x, kind)]
        return self.told_of(g, verb, len(roles), fitting[0] if fitting else 0, x)

    def told(self, g: Play, offer: model.Offer, role: int, x: int) -> str:
        """Return the text of an offered action with a thing: a verb such as `Play`, and the name of the card."""
        return self.told_of(g, offer.verb, len(offer.arguments), role, x)

    def told_of(self, g: Play, verb: str, number: int, role: int, x: int) -> str:
        arguments: list[Argument] = []
        for at in range(number):
            arguments.append(self.thing(g, self.who) if at == 0 else self.thing(g, x) if at == role else None)
        try:
            action = verb_message(verb, arguments, self.narrator.words)
            return self.narrator.phrase(say("table-do", action=action))
        except (MissingMessage, prose.Unprintable):
            return "" if x == NOTHING else self.narrator.name(g, x)

    def speaks(self, g: Play, names: Mapping[str, int]) -> prose.ProseContext:
        """Return a context in which conditions are printed with the names of things in place of these local names."""
        speaks = prose.begin(self.narrator.words)
        speaks.mentions |= {name: self.thing(g, x) for name, x in names.items()}
        return speaks

    def words(self, node: model.Condition, speaks: prose.ProseContext) -> Message | None:
        try:
            said = prose.condition(speaks, node)
            self.narrator.line(said)
        except (MissingMessage, prose.Unprintable):
            return None
        return said

    def noun(self, node: model.Phrase, speaks: prose.ProseContext | None = None) -> NounPhrase | None:
        try:
            found = prose.noun(speaks or prose.begin(self.narrator.words), node)
            self.narrator.line(say("why-only", who=found))
        except (MissingMessage, prose.Unprintable):
            return None
        return found if isinstance(found, NounPhrase) else None

    def thing(self, g: Play, x: int) -> NounPhrase:
        return self.narrator.thing(g, x)

    def zone(self, g: Play, zone: int) -> NounPhrase | None:
        """Return the noun phrase of a zone, with its owner."""
        if zone == NOTHING:
            return None
        found = self.rules.zones[zone >> PLACE]
        phrase = NounPhrase(declared.property_id(self.model.properties[found.owner, found.name]), "the")
        return replace(phrase, of=self.thing(g, zone & ((1 << PLACE) - 1))) if found.owner else phrase

    def because(self, told: str, why: Message) -> str:
        return self.joined(told, self.narrator.line(why))

    def joined(self, told: str, why: str) -> str:
        return self.narrator.phrase(say("table-line", head=told, told=why)) + "." if told else why

    def phrase(self, id: str) -> str:
        return self.narrator.phrase(say(id))


def none_of(speaks: prose.ProseContext, those: model.Those) -> NounPhrase:
    """Return the noun phrase for the absence of matching things, such as "no card in play"."""
    return prose.those(speaks, those, "m-there").with_determiner("none")
