"""Build the messages of statements that only set-ups contain: cards are made, and a start is refused."""

from __future__ import annotations

from dataclasses import replace

from ... import model
from ...messages import Amount, Message, NounPhrase, say
from ..declared import property_id
from .conditions import condition
from .context import ProseContext
from .nouns import amount, noun, those


def setup_item(context: ProseContext, node: model.SetupItem) -> Message:
    """Return the message of a statement of a set-up."""
    match node:
        case model.Put(_, card, zone, number, _, having):  # names of cards are used only in scenarios
            property, value = (None, None) if having is None else having
            of = None if property is None else NounPhrase(property_id(property), "none")
            given = None if value is None else noun(context, value)
            copies = Amount(1) if number is None else amount(context, number)
            named = NounPhrase("n-card", "the", name=context.vocabulary.cards[card], card=card)
            return say("put-copies", number=copies, card=named, zone=noun(context, zone), property=of, value=given)
        case model.PutEvery(_, what, zone, copies, bringer):
            cards = replace(those(context, replace(what, determiner="all")), determiner="all", plural=True)
            if bringer is not None:
                cards = replace(
                    cards, modifiers=(*cards.modifiers, say("m-brought", head=None, who=noun(context, bringer)))
                )
            fact = None if copies is None else NounPhrase(property_id(copies))
            return say("put-every", what=cards, zone=noun(context, zone), copies=fact)
        case model.Require(_, _, _, asked):
            return say("require", condition=condition(context, asked))
