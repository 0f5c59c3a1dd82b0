"""Build the paragraph of an ability: its label, its trigger and its effect.

This module also decides which trigger is printed as a label such as FLIPPED, because that is the same in every locale.
"""

from __future__ import annotations

from dataclasses import replace

from ombre.compiler import model

from ..language.messages import YOU, Amount, Argument, Message, NounPhrase, Paragraph, say
from .conditions import after_and, both, condition
from .context import Inner, ProseContext
from .declared_words import hyphens, property_id, scope, slot
from .effects import call
from .events import event, parted
from .nouns import noun
from .sentences import block, explained, opened, side_by_side
from .statements import UNOFFERED, doer, is_offered, lead, sentences, under
from .vocabulary import Phrasebook

# Sentences about what somebody may do, or leave.
CHOSEN = ("may", "may-do", "window", "window-once")


def ability(context: ProseContext, node: model.Ability) -> Paragraph:
    """Return the paragraph of an ability; its first sentence explains the letters of its event and condition."""
    context.prepare(node)
    told = _paragraph(context, node)
    return replace(told, sentences=tuple(explained(told.sentences, context.explanations("letter-is"))))


def _paragraph(context: ProseContext, node: model.Ability) -> Paragraph:
    threshold = _threshold(None if node.earlier else node.tested)
    asked = None if threshold else model.both(node.during, node.condition)
    match node.sort:
        case "slot":
            return _slot(context, node, asked)
        case "static":
            return Paragraph(tuple(_static(context, asked, node.body)), _head(None, threshold))
        case "whenever":
            assert asked is not None
            head = {"condition": condition(context, asked)}
            return Paragraph(tuple(lead("whenever", head, sentences(context, node.body))))
        case "before" | "when" | "instead" | "may instead":
            return _trigger(context, node, asked, threshold)


def begin(vocabulary: Phrasebook, kind: str = "") -> ProseContext:
    """Return a new context for the text of an ability on a card of a kind."""
    return ProseContext(vocabulary, Inner(condition, ability), kind)


# ------------------------------------------------------------------------------------------------- sorts of abilities


def _slot(context: ProseContext, node: model.Ability, asked: model.Condition | None) -> Paragraph:
    label = say("label-slot", slot=slot(node.slot))
    if node.cost is not None:
        arguments = (model.You(node.span, ""), node.cost)
        paid = call(context, model.Call(node.span, context.vocabulary.pays, arguments))
        label = say("label-cost", slot=slot(node.slot), cost=paid)
    body = opened(sentences(context, node.body))
    return Paragraph(tuple(_once(node.once, under(_tests(context, asked, None), body))), label)


def _static(context: ProseContext, asked: model.Condition | None, body: tuple[model.Statement, ...]) -> list[Message]:
    test = None if asked is None else condition(context, asked)
    told = sentences(context, body)
    if test is None:
        return told
    action = told[0] if len(told) == 1 else side_by_side("also", told)
    return [say("while", condition=test, action=action)]


def _trigger(
    context: ProseContext, node: model.Ability, asked: model.Condition | None, threshold: Message | None
) -> Paragraph:
    assert node.event is not None
    happens, held = parted(event(context, node.event, ahead=node.sort != "when"))
    if node.earlier is not None:
        earlier = say("earlier", condition=condition(context, node.earlier))
        held = earlier if held is None else both(held, earlier)
    if node.sort == "when" and _is_plain_passive(node.event):
        inner = happens.get("event")
        assert isinstance(inner, Message)
        body = sentences(context, node.body)
        body = _once(node.once, under(_tests(context, asked, held), body))
        return Paragraph(tuple(body), _head(inner, threshold, _addressed(context)))
    if node.sort in ("instead", "may instead"):
        told = _instead(context, node, happens, _tests(context, asked, held))
    else:
        context.pronoun = (
            asked is None and held is None and any(isinstance(p, model.This) for p in node.event.patterns[:1])
        )
        body = sentences(context, node.body)
        context.pronoun = False
        told = lead(hyphens(node.sort), {"event": happens}, under(_tests(context, asked, held), body))
    return Paragraph(tuple(_once(node.once, told)), _head(None, threshold))


def _tests(context: ProseContext, asked: model.Condition | None, held: Message | None) -> Message | None:
    """Return the condition of an ability together with that of its event."""
    test = None if asked is None else condition(context, asked)
    return held if test is None else test if held is None else both(held, test)


def _instead(context: ProseContext, node: model.Ability, happens: Message, test: Message | None) -> list[Message]:
    """Return a replacement: one "if" clause with its event and its condition, then "instead" and the effect."""
    head: dict[str, Argument] = {"event": happens, "condition": after_and(test)}
    body = sentences(context, node.body)
    if node.sort == "instead":
        # "Instead, you may ..." reads like "you may instead ...", which leaves the event to you.
        declined = bool(body) and body[0].id in CHOSEN
        return lead("instead-of-it" if declined else "instead", head, body)
    if not body:
        return []
    first, *rest = body
    action = first.get("action") if first.id == "where-x" else first
    assert isinstance(action, Message)
    if action.id != "obtain" and is_offered(action, YOU):
        more = [say("if-so", who=YOU, action=block(rest))] if rest else []
        return [*lead("may-instead", head, [first]), *more]
    another = not rest and action.id not in UNOFFERED and doer([action]) is not None
    return lead("may-instead-have" if another else "may-instead-do", head, [block(body)])


def _once(name: str, told: list[Message]) -> list[Message]:
    return lead("once", {"scope": scope(name)}, told) if name else told


# --------------------------------------------------------------------------------------------------------- heads


def _head(event: Message | None, threshold: Message | None, you: NounPhrase | None = None) -> Message | None:
    if event is None:
        return None if threshold is None else say("label-when", threshold=threshold)
    if threshold is None:
        return say("label", head=event, you=you)
    return say("label-threshold", head=event, threshold=threshold, you=you)


def _addressed(context: ProseContext) -> NounPhrase | None:
    """Return the player whom the card calls "you"; some locales need to name this player after a label."""
    kinds = (context.vocabulary.kinds.get(name) for name in context.vocabulary.above(context.kind))
    you = next((kind.you for kind in kinds if kind is not None and kind.you is not None), None)
    said = None if you is None else noun(context, you)
    return said if isinstance(said, NounPhrase) else None


def _is_plain_passive(node: model.Event) -> bool:
    """Whether a trigger consists only of a passive with this card, such as "is defeated", so that it can be a label."""
    if not node.passive or any(node.names):
        return False
    given = [pattern for pattern in node.patterns if pattern is not None]
    return len(given) == 1 and isinstance(given[0], model.This)


def _threshold(asked: model.Condition | None) -> Message | None:
    """Return the short sign for a condition such as `level >= 4` on a property of the game; else None."""
    match asked:
        case model.Compare(
            _, ">=" | "<=" as operator, model.Read(_, property, None), model.Number(_, value)
        ) if not property.owner:
            id = "threshold" if operator == ">=" else "threshold-most"
            return say(id, property=NounPhrase(property_id(property)), amount=Amount(value))
        case _:
            return None
