"""Build the messages of statements without a block: calls, changes, moves and lasting effects."""

from __future__ import annotations

from dataclasses import replace

from ombre.compiler import model

from ..language.messages import YOU, Argument, Message, NounPhrase, say
from .conditions import condition
from .context import ProseContext, tells
from .declared_words import Unprintable, hyphens, noun_id, property_id, scope, slot, value_id
from .events import event, until
from .nouns import amount, noun, phrase_of, those
from .vocabulary import verb_message


@tells(model.Change)
def change(context: ProseContext, node: model.Change) -> Message:
    """Return the message of a property that rises, falls or gets a value."""
    read = model.Read(node.span, node.property, node.owner, node.index)
    target = noun(context, node.owner) if node.owner is not None else None
    if node.operator == "becomes" and node.property.type.tag == "thing":
        return _assigned(context, read, target, node.amount)
    if node.operator == "becomes" and isinstance(node.amount, model.Value):  # a word, which agrees with the property
        return say("become", what=noun(context, read), value=value_id(node.amount))
    return say(node.operator, property=noun(context, read), owner=target, amount=noun(context, node.amount))


@tells(model.Become)
def become(context: ProseContext, node: model.Become) -> Message:
    return say("become", what=noun(context, node.owner), value=value_id(node.value))


@tells(model.Roll)
def roll(context: ProseContext, node: model.Roll) -> Message:
    letter = context.letter_for(node.name)
    return say("roll", who=YOU, sides=noun(context, node.sides), letter=letter)


@tells(model.ChooseNumber)
def choose_number(context: ProseContext, node: model.ChooseNumber) -> Message:
    who, letter = noun(context, node.chooser), context.letter_for(node.name)
    least, most = noun(context, node.least), noun(context, node.most)
    return say("choose-number", chooser=who, letter=letter, least=least, most=most)


@tells(model.Perform)
def perform(context: ProseContext, node: model.Perform) -> Message:
    on = tuple(noun(context, argument) for argument in node.arguments) or None
    return say("perform", who=noun(context, node.you), slot=slot(node.slot), card=noun(context, node.card), on=on)


@tells(model.Call)
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


@tells(model.Move)
def move(context: ProseContext, node: model.Move) -> Message:
    return say(move_id(context, node.zone, node.end), what=noun(context, node.what), zone=noun(context, node.zone))


@tells(model.Shuffle)
def shuffle(context: ProseContext, node: model.Shuffle) -> Message:
    return say("shuffle", zone=noun(context, node.zone))


@tells(model.Swap)
def swap(context: ProseContext, node: model.Swap) -> Message:
    return say("swap", left=noun(context, node.left), right=noun(context, node.right))


@tells(model.Reveal)
def reveal(context: ProseContext, node: model.Reveal) -> Message:
    number, zone = node.number, node.zone
    card = model.Top(node.span, zone) if number is None else model.Item(node.span, zone, number)
    return _revealed(context, replace(phrase_of(context, card), about=node.name), node.who)


@tells(model.Show)
def show(context: ProseContext, node: model.Show) -> Message:
    return _revealed(context, noun(context, node.what), node.who)


@tells(model.Tell)
def tell(context: ProseContext, node: model.Tell) -> Message:
    test = condition(context, node.condition)
    return _told_whether(test, None if node.who is None else noun(context, node.who))


@tells(model.RevealUntil)
def reveal_until(context: ProseContext, node: model.RevealUntil) -> Message:
    found = model.Those(node.span, node.kind, "a", where=node.condition, candidate=node.name)
    zone = noun(context, node.zone)
    return say("reveal-until", zone=zone, what=replace(those(context, found), about=node.name), who=YOU)


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


@tells(model.Modify)
def modify(context: ProseContext, node: model.Modify) -> Message:
    return say(
        "modify",
        what=noun(context, node.what),
        property=noun(context, model.Read(node.span, node.property, None, node.index)),
        amount=amount(context, node.amount, signed=True),
        until=until(context, node.duration),
    )


@tells(model.Forbid)
def forbid(context: ProseContext, node: model.Forbid) -> Message:
    """Return the message of a restriction: of one event, or of all verbs but some."""
    if node.event.key == model.ACT:
        but = tuple(event(context, replace(node.event, key=key)) for key in node.exceptions) or None
        who = event(context, node.event).arguments[0][1]
        return say("cannot-act", who=who, but=but, until=until(context, node.duration))
    action = event(context, node.event, negated=True)
    if not action.arguments or action.arguments[0][1] is None:
        raise Unprintable("a prohibition names nobody")
    return say("cannot", action=action, until=until(context, node.duration))


@tells(model.Copy)
def copy(context: ProseContext, node: model.Copy) -> Message:
    whom, id = noun(context, node.what), "copy" if node.whole else "lent-abilities"
    return say(id, what=whom, model=noun(context, node.model), until=until(context, node.duration))


@tells(model.Blank)
def blank(context: ProseContext, node: model.Blank) -> Message:
    return say("blank", what=noun(context, node.what), until=until(context, node.duration))


# -------------------------------------------------------------------------------- flows and the end of the game


@tells(model.StartFlow)
def start_flow(context: ProseContext, node: model.StartFlow) -> Message:
    who = None if node.who is None else noun(context, node.who)
    return say("start-flow", scope=scope(node.flow, "a"), who=who)


@tells(model.EndFlow)
def end_flow(context: ProseContext, node: model.EndFlow) -> Message:
    return say("ends", scope=scope(node.flow))


@tells(model.EndEffects)
def end_effects(context: ProseContext, node: model.EndEffects) -> Message:
    return say("effects-end", what=NounPhrase(noun_id(node.kind), "live"))


@tells(model.Join)
def join(context: ProseContext, node: model.Join) -> Message:
    context.mentions[node.name] = NounPhrase(noun_id(node.kind), "that")
    return say("joins-game", what=NounPhrase(noun_id(node.kind), "a", about=node.name))


@tells(model.Leave)
def leave(context: ProseContext, node: model.Leave) -> Message:
    return say("leaves-game", who=noun(context, node.who))


@tells(model.ScopeEdge)
def scope_edge(context: ProseContext, node: model.ScopeEdge) -> Message:
    return say(node.edge, scope=scope(node.scope))


@tells(model.EndGame)
def end_game(context: ProseContext, node: model.EndGame) -> Message:
    won_by = None if node.winners is None else noun(context, node.winners)
    return say("end-game", result=Message(f"r-{hyphens(node.result)}"), winner=won_by)
