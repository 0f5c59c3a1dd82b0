"""Build the messages of statements without a block: calls, changes, moves and lasting effects."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from ... import model
from ...messages import YOU, Argument, Message, NounPhrase, say
from ..declared import Unprintable, hyphens, noun_id, property_id, scope, slot, value_id
from .conditions import condition
from .context import ProseContext
from .events import event, until
from .nouns import amount, noun, phrase_of, those
from .vocabulary import verb_message

Turn: TypeAlias = model.StartFlow | model.EndFlow | model.EndEffects | model.Join | model.ScopeEdge | model.EndGame
Lasting: TypeAlias = model.Modify | model.Forbid | model.Copy | model.Blank
Shown: TypeAlias = model.Move | model.Shuffle | model.Swap | model.Reveal | model.Show | model.Tell | model.RevealUntil
Simple: TypeAlias = (
    model.Call | model.Change | model.Become | model.Roll | model.ChooseNumber | model.Perform | Shown | Lasting | Turn
)


def simple(context: ProseContext, node: Simple) -> Message:
    """Return the message of a statement without a block."""
    match node:
        case model.Call():
            return call(context, node)
        case model.Change(_, property, owner, index, operator, by):
            read = model.Read(node.span, property, owner, index)
            target = noun(context, owner) if owner is not None else None
            if operator == "becomes" and property.type.tag == "thing":
                return _assigned(context, read, target, by)
            if operator == "becomes" and isinstance(by, model.Value):  # a word, which agrees with the property
                return say("become", what=noun(context, read), value=value_id(by))
            return say(operator, property=noun(context, read), owner=target, amount=noun(context, by))
        case model.Become(_, _, owner, state):
            return say("become", what=noun(context, owner), value=value_id(state))
        case model.Roll(_, sides, name):
            letter = context.letter_for(name)
            return say("roll", who=YOU, sides=noun(context, sides), letter=letter)
        case model.ChooseNumber(_, chooser, least, most, name):
            who, letter = noun(context, chooser), context.letter_for(name)
            return say(
                "choose-number", chooser=who, letter=letter, least=noun(context, least), most=noun(context, most)
            )
        case model.Perform(_, slot_name, card, you, arguments):
            on = tuple(noun(context, argument) for argument in arguments) or None
            return say("perform", who=noun(context, you), slot=slot(slot_name), card=noun(context, card), on=on)
        case (
            model.Move()
            | model.Shuffle()
            | model.Swap()
            | model.Reveal()
            | model.Show()
            | model.Tell()
            | model.RevealUntil()
        ):
            return _shown(context, node)
        case model.Modify() | model.Forbid() | model.Copy() | model.Blank():
            return _lasting(context, node)
        case (
            model.StartFlow()
            | model.EndFlow()
            | model.EndEffects()
            | model.Join()
            | model.ScopeEdge()
            | model.EndGame()
        ):
            return _turn(context, node)
        case _:
            assert_never(node)


def call(context: ProseContext, node: model.Call) -> Message:
    """Return the message of a call."""
    verb = context.vocabulary.verb(node.verb)
    arguments: list[Argument] = []
    for index, (role, argument) in enumerate(zip(verb.roles, node.arguments, strict=True)):
        if index == 0 and context.pronoun and isinstance(argument, model.This):
            arguments.append(NounPhrase(noun_id(argument.kind), "it"))
        else:
            is_number = role.type.tag == "number"
            arguments.append(amount(context, argument) if is_number else noun(context, argument))
        if index == 0:
            context.pronoun = False
            context.subject = argument  # from here on "their" refers to the subject of the call
    context.subject = None
    return verb_message(node.verb, arguments, context.vocabulary)


def _assigned(context: ProseContext, read: model.Read, target: Argument, value: model.Expression) -> Message:
    """Return the message of a property that refers to another thing from now on, or to nothing."""
    if isinstance(value, model.Nothing):
        return say("becomes-nothing", property=NounPhrase(property_id(read.property)), owner=target)
    property = replace(phrase_of(context, read), about="")  # its earlier value is not meant
    return say("becomes-thing", property=property, owner=target, amount=noun(context, value))


# ------------------------------------------------------------------------------------------- cards that move


def _shown(context: ProseContext, node: Shown) -> Message:
    """Return the message of a statement that moves or shows cards."""
    match node:
        case model.Move(_, what, zone, end):
            return say(move_id(context, zone, end), what=noun(context, what), zone=noun(context, zone))
        case model.Shuffle(_, zone):
            return say("shuffle", zone=noun(context, zone))
        case model.Swap(_, left, right):
            return say("swap", left=noun(context, left), right=noun(context, right))
        case model.Reveal(_, zone, name, who, number):
            card = model.Top(node.span, zone) if number is None else model.Item(node.span, zone, number)
            return _revealed(context, replace(phrase_of(context, card), about=name), who)
        case model.Show(_, what, who):
            return _revealed(context, noun(context, what), who)
        case model.Tell(_, test, who):
            return _told_whether(condition(context, test), None if who is None else noun(context, who))
        case model.RevealUntil(_, zone, kind, name, _, test):
            found = model.Those(node.span, kind, "a", where=test, candidate=name)
            from_zone = noun(context, zone)
            return say("reveal-until", zone=from_zone, what=replace(those(context, found), about=name), who=YOU)
        case _:
            assert_never(node)


def move_id(context: ProseContext, zone: model.Read, end: str) -> str:
    """Return the id of the message for a move.

    The message names the top or the bottom only for ordered zones that players may not look through.
    """
    if end == "bottom":
        return "move-bottom"
    declared = context.vocabulary.zone(zone.property)
    return "move-top" if declared is not None and declared.sight == "hidden" else "move"


def _revealed(context: ProseContext, what: Argument, who: model.Phrase | None) -> Message:
    return say("reveal", what=what) if who is None else _shown_to(what, noun(context, who), YOU)


def _shown_to(what: Argument, who: Argument, by: Argument) -> Message:
    """Return the message that `by` shows something to `who`; who shows it to nobody else looks at it."""
    return say("look", who=who, what=what) if who == by else say("reveal-to", what=what, who=who)


def _told_whether(test: Argument, who: Argument, by: Argument = YOU) -> Message:
    """Return the message that `by` tells `who`, or all players, whether a condition is true."""
    return say("learn-whether" if who == by else "tell-whether", who=who, condition=test)


def done_by(action: Message, who: Argument) -> Message:
    """Return an action of the reader as an action of another player, who may show things to the reader, too."""
    match action.id:
        case "look" | "reveal-to":
            return _shown_to(action.get("what"), action.get("who"), who)
        case "learn-whether" | "tell-whether":
            return _told_whether(action.get("condition"), action.get("who"), who)
        case "reveal-until":
            return Message(action.id, (*action.arguments[:-1], ("who", who)))
        case _:
            return action


# ---------------------------------------------------------------------------------------------- lasting effects


def _lasting(context: ProseContext, node: Lasting) -> Message:
    match node:
        case model.Modify(_, what, property, index, by, duration):
            return say(
                "modify",
                what=noun(context, what),
                property=noun(context, model.Read(node.span, property, None, index)),
                amount=amount(context, by, signed=True),
                until=until(context, duration),
            )
        case model.Forbid(_, model.Event(_, model.ACT) as act, duration, exceptions):
            but = tuple(event(context, replace(act, key=key)) for key in exceptions) or None
            who = event(context, act).arguments[0][1]
            return say("cannot-act", who=who, but=but, until=until(context, duration))
        case model.Forbid(_, forbidden, duration):
            action = event(context, forbidden, negated=True)
            if not action.arguments or action.arguments[0][1] is None:
                raise Unprintable("a prohibition names nobody")
            return say("cannot", action=action, until=until(context, duration))
        case model.Copy(_, what, copied, duration, whole):
            whom, id = noun(context, what), "copy" if whole else "lent-abilities"
            return say(id, what=whom, model=noun(context, copied), until=until(context, duration))
        case model.Blank(_, what, duration):
            return say("blank", what=noun(context, what), until=until(context, duration))
        case _:
            assert_never(node)


# -------------------------------------------------------------------------------- flows and the end of the game


def _turn(context: ProseContext, node: Turn) -> Message:
    """Return the message of a statement about flows, scopes, effects or the end of the game."""
    match node:
        case model.StartFlow(_, flow, who):
            return say("start-flow", scope=scope(flow, "a"), who=None if who is None else noun(context, who))
        case model.EndFlow(_, flow):
            return say("ends", scope=scope(flow))
        case model.EndEffects(_, kind):
            return say("effects-end", what=NounPhrase(noun_id(kind), "live"))
        case model.Join(_, kind, name):
            context.mentions[name] = NounPhrase(noun_id(kind), "that")
            return say("joins-game", what=NounPhrase(noun_id(kind), "a", about=name))
        case model.ScopeEdge(_, name, edge):
            return say(edge, scope=scope(name))
        case model.EndGame(_, result, winners):
            won_by = None if winners is None else noun(context, winners)
            return say("end-game", result=Message(f"r-{hyphens(result)}"), winner=won_by)
        case _:
            assert_never(node)
