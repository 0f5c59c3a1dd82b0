"""Resolve cards: their facts and abilities."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import assert_never

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr, writing
from ombre.dsl.vocabulary import one

from ... import model
from ...model import NUMBER, Property
from ..abilities import abilities
from ..context import Context, Names, Unresolved, note, wrong
from ..words import as_value, words_of
from .tables import table

MOST_LETTERS = 400  # of a fact that is a text


@dataclass(slots=True)
class Facts:
    """The printed facts of one card, collected so far."""

    kind: str
    printed: dict[str, tuple[Property, model.Fact]] = field(default_factory=dict[str, tuple[Property, model.Fact]])
    texts: dict[str, model.OwnWords] = field(default_factory=dict[str, model.OwnWords])
    # Whether a repeated fact was reported. Each card has at most one report, because many facts are repeated if the
    # first line of the next card is missing.
    twice: bool = False


def card(cx: Context, node: nodes.Card | nodes.LocalCard) -> model.Card:
    """Resolve a card: its facts and its abilities."""
    must_be_card(cx, node)
    cx.card_id = node.id.text
    kind = cx.vocabulary.kinds[node.kind.text]
    facts = Facts(kind)
    made: list[model.Ability] = []
    origin, remark, number = "house", "", 0
    former: list[str] = []
    for word in node.values:
        described(cx, facts, word)
    lines = list(node.lines or ())
    if isinstance(node, nodes.LocalCard):
        lines.insert(0, nodes.Facts(node.span, node.facts))
    names = Names(this=kind, you=cx.you_kind(kind))
    for line in lines:
        try:
            match line:
                case nodes.Facts():
                    for printed in line.printed:
                        fact(cx, facts, printed)
                case nodes.OwnWords():
                    own_words(cx, facts, line)
                case nodes.Origin():
                    origin, remark = line.sort.text, line.note.text.strip('"') if line.note else ""
                case nodes.CardNumber():
                    number = numbered(cx, line, number)
                case nodes.Formerly():
                    former += former_ids(cx, line, former)
                case nodes.Table():
                    made.append(replace(table(cx, line, names), host=kind))
                case _:
                    made += card_abilities(cx, facts, line, names)
        except Unresolved:
            continue
    is_local = isinstance(node, nodes.LocalCard)
    name = node.id.text if isinstance(node, nodes.LocalCard) else node.name.text.strip('"')
    told = name, tuple(facts.printed.values()), tuple(made), origin, remark, is_local, number, tuple(former)
    return model.Card(node.span, node.id.text, kind, *told, texts=tuple(facts.texts.values()))


def numbered(cx: Context, line: nodes.CardNumber, before: int) -> int:
    """Resolve the number of a card. before: the number that an earlier line gives, or 0."""
    if before:
        raise wrong(
            cx, "E116", tr("'{0}' is given twice", "number"), line.span, tr("delete one, or begin a new card above")
        )
    if line.number.number == 0:
        raise wrong(
            cx,
            "E129",
            tr("the numbers of cards begin with 1"),
            line.span,
            writing(tr("write '{0}'", "number 1"), "number 1"),
        )
    return line.number.number


def former_ids(cx: Context, line: nodes.Formerly, before: Collection[str]) -> list[str]:
    """Return the former ids of a card; report those that mean another card, and those given twice."""
    found: list[str] = []
    for word in line.ids:
        full = contract.full_id(cx.declared.set_of_file(word.span.source), word.text)
        others = (cx.declared.owners.get(("card", id)) for id in (word.text, full))
        if any(other is not None and cx.declared.same_set(other, word.span) for other in others):
            help = tr("delete it, or give the other card another id")
            note(cx, "E101", tr("'{0}' is the id of a card", word.text), word.span, help)
        elif word.text in found or word.text in before or cx.declared.formerly.get(word.text) != cx.card_id:
            help = tr("write a former id once, on one card")
            note(cx, "E101", tr("'{0}' is a former id already", word.text), word.span, help)
        else:
            found.append(word.text)
    return found


def must_be_card(cx: Context, node: nodes.Card | nodes.LocalCard) -> None:
    kind = cx.vocabulary.kinds.get(node.kind.text, "")
    if kind not in cx.model.kinds or cx.model.is_a(kind, "player"):
        kinds = sorted(k for k in cx.model.kinds if not cx.model.is_a(k, "player"))
        help = tr("a card begins with its kind: {0}", ", ".join(kinds))
        raise wrong(cx, "E121", tr("{0} is not a kind of card", one(kind)), node.kind.span, help)


def described(cx: Context, facts: Facts, word: nodes.Word) -> None:
    """Resolve a word after the name of a card: it is the value of the first fact that can have this value."""
    for (owner, _), found in cx.model.properties.items():
        if owner and cx.model.is_a(facts.kind, owner) and found.sort == "fact" and found.type.tag in ("value", "set"):
            if word.text in words_of(cx, found.type.of):
                printed = word.text if found.type.tag == "value" else (word.text,)
                facts.printed[found.name] = (found, printed)
                return
    note(cx, "E208", tr("{0} cannot be '{1}'", one(facts.kind), word.text), word.span)


def fact(cx: Context, facts: Facts, printed: nodes.Printed, slot: str = "") -> None:
    """Resolve one fact of the card, or one fact of a slot."""
    word, kind = printed.property, facts.kind
    name = f"{slot}_{word.text}" if slot else word.text
    found = cx.property_of(kind, name)
    if found is not None and found.sort == "words":
        help = tr("write it like this: {0}", f'{word.text} "..."')
        raise wrong(cx, "E117", tr("'{0}' takes a text in quotes", word.text), printed.span, help)
    if found is None or found.sort != "fact":
        raise no_fact(cx, word, kind, slot)
    once(cx, facts, word, found.name in facts.printed)
    facts.printed[found.name] = (found, printed_value(cx, found, printed, kind))


def own_words(cx: Context, facts: Facts, line: nodes.OwnWords) -> None:
    """Resolve a line with the words of a fact that is a text."""
    word, found = line.fact, cx.property_of(facts.kind, line.fact.text)
    if found is None or found.sort not in ("fact", "words"):
        raise no_fact(cx, word, facts.kind)
    if found.sort == "fact":
        if found.type.tag == "unknown":
            raise Unresolved(found.name)
        help = tr("write a number or words without quotes; a fact with a text is declared like this: 'fact NAME words'")
        raise wrong(cx, "E117", tr("'{0}' does not take a text in quotes", word.text), line.text.span, help)
    once(cx, facts, word, found.name in facts.texts)
    text = line.text.text.strip('"')
    if len(text) > MOST_LETTERS:
        message = tr(
            "'{0}' is too long: it has {1} characters, and at most {2} are allowed", word.text, len(text), MOST_LETTERS
        )
        note(cx, "E138", message, line.text.span, tr("shorten it"))
    facts.texts[found.name] = model.OwnWords(line.span, found, text)


def once(cx: Context, facts: Facts, word: nodes.Word, is_known: bool) -> None:
    """Report a fact that the card already has."""
    if is_known and not facts.twice:
        facts.twice = True
        help = tr("delete one, or begin a new card above")
        note(cx, "E116", tr("'{0}' is given twice", word.text), word.span, help)


def no_fact(cx: Context, word: nodes.Word, kind: str, slot: str = "") -> Unresolved:
    """Report a word that is no fact of a card or of a slot; return the exception."""
    known = [n for (o, n), p in cx.model.properties.items() if p.sort in ("fact", "words") and cx.model.is_a(kind, o)]
    known = [n for n in known if not any(n.startswith(f"{s}_") for s in cx.vocabulary.words("SLOT"))]
    help = did_you_mean(word.text, known) or tr("its facts are: {0}", ", ".join(known))
    return wrong(cx, "E113", tr("{0} has no fact '{1}'", one(slot or kind), word.text), word.span, help)


def printed_value(cx: Context, found: Property, printed: nodes.Printed, kind: str) -> model.Fact:
    """Resolve a printed value, and check it against the type of its fact."""
    values, tag = printed.values, found.type.tag
    if tag == "unknown":
        raise Unresolved(found.name)
    if tag == "cells":
        return tuple(printed_cell(cx, found, value, kind) for value in values)
    if tag == "set":
        return tuple(printed_word(cx, found, value) for value in values)
    if len(values) != 1:
        raise wrong(cx, "E117", tr("'{0}' takes one value, not {1}", found.name, len(values)), printed.span)
    if tag == "value":
        return printed_word(cx, found, values[0])
    if not isinstance(values[0], nodes.PrintedNumber):
        raise wrong(cx, "E117", tr("'{0}' takes a number", found.name), values[0].span)
    number = values[0].number.number
    if values[0].minus is None:
        return number
    if not found.signed:
        help = tr("declare it like this: 'fact {0} signed number'", found.name)
        raise wrong(cx, "E117", tr("'{0}' cannot be below 0", found.name), values[0].span, help)
    return -number


def printed_word(cx: Context, found: Property, value: nodes.PrintedValue) -> str:
    if not isinstance(value, nodes.PrintedWord) or value.number is not None:
        words = ", ".join(words_of(cx, found.type.of))
        raise wrong(cx, "E117", tr("'{0}' takes one of: {1}", found.name, words), value.span)
    return as_value(cx, value.word, found.type).word


def printed_cell(cx: Context, found: Property, value: nodes.PrintedValue, kind: str) -> model.Cell:
    plain = words_of(cx, found.type.of)[0]
    match value:
        case nodes.PrintedNumber():
            if value.minus is not None:
                raise wrong(cx, "E117", tr("the size of a cell cannot be below 0"), value.span)
            return model.Cell(value.span, plain, value.number.number)
        case nodes.PrintedWord():
            number = 1 if value.number is None else value.number.number
            return model.Cell(value.span, as_value(cx, value.word, found.type).word, number)
        case nodes.PrintedProperty():
            size = cx.property_of(kind, value.property.text)
            if size is None or size.type != NUMBER or size.sort != "state":
                message = tr("{1} has no number property '{0}'", value.property.text, one(kind))
                raise wrong(cx, "E117", message, value.span)
            return model.Cell(value.span, plain, size)
        case _:
            assert_never(value)


def card_abilities(cx: Context, facts: Facts, line: nodes.AbilityLine, names: Names) -> list[model.Ability]:
    """Resolve the abilities of a line; facts after the name of a slot are added to `facts`."""
    kind = facts.kind
    if isinstance(line, nodes.Slot):
        slots = [s for k, own in cx.declared.slots.items() if cx.model.is_a(kind, k) for s in own]
        if line.slot.text not in slots:
            has = (
                tr("its slots are: {0}", ", ".join(slots))
                if slots
                else tr("it has no slots; write it like this: when ...:")
            )
            help = did_you_mean(line.slot.text, slots) or has
            raise wrong(cx, "E118", tr("{0} has no slot '{1}'", one(kind), line.slot.text), line.slot.span, help)
        for printed in line.facts:
            fact(cx, facts, printed, line.slot.text)
    return [replace(made, host=kind) for made in abilities(cx, line, names)]
