"""Build the messages of statements that only set-ups contain: cards are made, and a start is refused."""

from __future__ import annotations

from dataclasses import replace

from ombre.compiler import model

from ..language.messages import Amount, Message, NounPhrase, say
from .conditions import condition
from .context import ProseContext, tells
from .declared_words import property_id
from .nouns import amount, noun, those


@tells(model.Put)
def put(context: ProseContext, node: model.Put) -> Message:  # names of cards are used only in scenarios
    property, value = (None, None) if node.having is None else node.having
    of = None if property is None else NounPhrase(property_id(property), "none")
    given = None if value is None else noun(context, value)
    copies = Amount(1) if node.number is None else amount(context, node.number)
    named = NounPhrase("n-card", "the", name=context.vocabulary.cards[node.card], card=node.card)
    return say("put-copies", number=copies, card=named, zone=noun(context, node.zone), property=of, value=given)


@tells(model.PutEvery)
def put_every(context: ProseContext, node: model.PutEvery) -> Message:
    cards = replace(those(context, replace(node.what, determiner="all")), determiner="all", plural=True)
    if node.bringer is not None:
        brought = say("m-brought", head=None, who=noun(context, node.bringer))
        cards = replace(cards, modifiers=(*cards.modifiers, brought))
    fact = None if node.copies is None else NounPhrase(property_id(node.copies))
    return say("put-every", what=cards, zone=noun(context, node.zone), copies=fact)


@tells(model.Require)
def require(context: ProseContext, node: model.Require) -> Message:
    return say("require", condition=condition(context, node.condition))
