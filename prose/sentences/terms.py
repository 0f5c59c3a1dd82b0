"""Describe what a game declares in words:
kinds, properties, zones, lists of values, options, and the order of effects.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ombre.compiler import model
from ombre.dsl.source import NOWHERE

from ..language.messages import Amount, Argument, Message, NounPhrase, say
from .abilities import begin
from .declared_words import noun_id, property_id, slot, value_id
from .effects import call
from .nouns import noun
from .parts import is_number
from .vocabulary import Phrasebook


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A word of the glossary: its sort and name, its title, and the messages that explain it."""

    sort: str
    name: str
    title: NounPhrase | Message
    told: tuple[Message, ...]


def number_of_players(known: model.Model) -> Message:
    """Return the message for the number of players."""
    least, most = next(file.players for file in known.files if file.game)
    who = NounPhrase(noun_id(known.player), "none", plural=True)
    return say("rules-players", least=Amount(least), most=None if most == least else Amount(most), who=who)


def options(known: model.Model) -> Iterator[tuple[str, Message]]:
    """Yield the start options by name: their possible values."""
    for name, option in known.options.items():
        what = tokens(known, option.property)
        if option.property.type == model.NUMBER:
            most = None if option.most is None else Amount(option.most)
            yield name, say("rules-option-number", what=what, most=most)
        else:
            yield name, say("rules-option", what=what, values=_words(known, option.property.type.of))


def orders(known: model.Model, vocabulary: Phrasebook) -> Iterator[tuple[str, Message]]:
    """Yield what a game says of costs and of effects that happen at the same time."""
    if known.pays:
        context = begin(vocabulary)
        who = model.You(NOWHERE, known.player)
        letter = model.Local(NOWHERE, "cost", model.NUMBER)
        context.letters["cost"] = context.new_letter()
        paid = call(context, model.Call(NOWHERE, known.pays, (who, letter)))
        yield "costs", say("rules-costs", paid=paid, letter=context.letters["cost"])
    for file in known.files:
        if file.triggers_by is not None:
            yield "triggers", say("rules-triggers", who=noun(begin(vocabulary), file.triggers_by))
        if file.packets_from is not None:
            yield "packets", say("rules-packets", who=noun(begin(vocabulary), file.packets_from))


def tokens(known: model.Model, property: model.Property) -> NounPhrase:
    """Return the phrase for a property in general: of the game, or of any thing of a kind."""
    whose = NounPhrase(noun_id(property.owner), "a") if property.owner else None
    return NounPhrase(property_id(property), "the", of=whose)


# ---------------------------------------------------------------------------------------------------- the glossary


def glossary(known: model.Model, vocabulary: Phrasebook) -> Iterator[GlossaryTerm]:
    """Yield the kinds, the properties and zones with their owners, and the lists of values,
    in the order of the files.
    """
    for kind in known.kinds.values():
        yield GlossaryTerm(
            "kind", kind.name, NounPhrase(noun_id(kind.name), "none"), tuple(_kind(known, vocabulary, kind))
        )
    for part in (part for file in known.files for part in (*file.kinds, *([file.table] if file.table else []))):
        yield from _members(known, vocabulary, part)
    for values in known.values.values():
        if values.name not in {name for _, name in known.properties}:  # words behind a property stand with the property
            told = say("rules-values", values=_words(known, values.name))
            yield GlossaryTerm("list", values.name, NounPhrase(noun_id(values.name), "none"), (told,))


def _kind(known: model.Model, vocabulary: Phrasebook, kind: model.Kind) -> Iterator[Message]:
    what = NounPhrase(noun_id(kind.name), "a")
    yield say("is", left=what, values=(NounPhrase(noun_id(kind.base), "a"),), owner=None)
    parts = [part for file in known.files for part in file.kinds if part.name == kind.name]
    printed = tuple(
        NounPhrase(property_id(fact.property), "none") for part in parts for fact in part.facts if not fact.slot
    )
    if printed:
        yield say("rules-printed", what=what, facts=printed)
    held = (*(state.property for part in parts for state in part.states), *_zones(known, parts))
    if known.is_a(kind.name, "player") and held:
        yield say("rules-has", what=what, parts=tuple(NounPhrase(property_id(one), "none") for one in held))
    slots = tuple(dict.fromkeys(name for part in parts for name in part.slots))
    if slots:
        yield say("rules-slots", what=what, slots=tuple(slot(name) for name in slots))
    if kind.you is not None and not known.is_a(kind.name, "player"):
        yield say(
            "rules-you", what=NounPhrase(noun_id(kind.name), "a"), who=noun(begin(vocabulary, kind.name), kind.you)
        )
    if kind.asks:
        whom = tuple(noun(begin(vocabulary, kind.name), who) for who in kind.asks)
        yield say("rules-asks", what=what, who=whom)


def _zones(known: model.Model, parts: Sequence[model.Kind]) -> Iterator[model.Property]:
    """Yield the zones that things of a kind have, without the zones of the table that are declared beside them."""
    for part in parts:
        yield from (known.properties[part.name, zone.name] for zone in part.zones if zone.owner)


def _members(known: model.Model, vocabulary: Phrasebook, part: model.Kind) -> Iterator[GlossaryTerm]:
    for state in part.states:
        yield _term(known, "property", state.property, _state(known, vocabulary, state))
    for fact in part.facts:
        yield _term(known, "fact", fact.property, _fact(known, fact.property))
    for derived in part.derived:
        yield _term(known, "derived", derived.property, _derived(vocabulary, part, derived))
    for zone in part.zones:
        property = known.properties[part.name if zone.owner else "", zone.name]
        yield _term(known, "zone", property, _zone(known, zone))


def _term(known: model.Model, sort: str, property: model.Property, told: Iterator[Message]) -> GlossaryTerm:
    owner = NounPhrase(noun_id(property.owner), "none") if property.owner else None
    title = say("rules-term", what=NounPhrase(property_id(property), "none"), owner=owner)
    return GlossaryTerm(sort, f"{property.owner}.{property.name}", title, tuple(told))


def _state(known: model.Model, vocabulary: Phrasebook, state: model.State) -> Iterator[Message]:
    property = state.property
    per = NounPhrase(noun_id(property.per), "each") if property.per else None
    if property.type == model.NUMBER:
        most = None if state.most is None else noun(begin(vocabulary, property.owner), state.most)
        yield say("rules-number", most=most, each=per)
    elif property.type.tag == "value":
        words = known.values[property.type.of].words
        first = value_id(model.Value(NOWHERE, property.type.of, words[state.start if state.start < len(words) else 0]))
        yield say("rules-word", values=_words(known, property.type.of), first=(first,), each=per)
    else:
        yield say("rules-thing", what=NounPhrase(noun_id(property.type.of), "a"), each=per)
    if state.until_leaves is not None:
        yield say("rules-until-leaves", zone=NounPhrase(property_id(state.until_leaves)))


def _fact(known: model.Model, property: model.Property) -> Iterator[Message]:
    if property.type == model.NUMBER:
        yield say("rules-fact-number")
    elif property.type.tag == "value":
        yield say("rules-fact", values=_words(known, property.type.of))
    else:
        yield say("rules-fact-many", values=_words(known, property.type.of))


def _derived(vocabulary: Phrasebook, part: model.Kind, derived: model.Derived) -> Iterator[Message]:
    context = begin(vocabulary, part.name)
    context.prepare(model.Ability(derived.span, "static", (model.Let(derived.span, "value", derived.value, True),)))
    value = noun(context, derived.value)
    said = say("rules-value" if is_number(derived.value) else "rules-same", value=value)
    letters: tuple[Argument, ...] = context.explanations("letter-is")
    yield say("where-x", action=said, letters=letters) if letters else said


def _zone(known: model.Model, zone: model.Zone) -> Iterator[Message]:
    yield say(f"rules-{zone.sight}")
    if zone.live:
        yield say("rules-live")
    if zone.per:
        yield say("rules-per", what=NounPhrase(noun_id(zone.per), "each"))
    if zone.refill:
        yield say("rules-refill", zone=NounPhrase(property_id(known.properties[zone.owner, zone.refill])))


def _words(known: model.Model, list_: str) -> tuple[str, ...]:
    return tuple(value_id(model.Value(NOWHERE, list_, word)) for word in known.values[list_].words)
