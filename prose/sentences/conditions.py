"""Build the messages of conditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from ombre.compiler import model

from ..language.messages import Amount, Argument, Message, NounPhrase, say
from .context import ProseContext
from .declared_words import Unprintable, noun_id, property_id, scope, slot, value_id
from .nouns import COMPARISONS, DETERMINERS, amount, names_of, noun, phrase_of, those, with_determiner
from .parts import is_number, kind_of, same_card
from .vocabulary import verb_message

COUNTED = {"=": "exactly", "<": "fewer-than", ">": "more-than", "<=": "at-most", ">=": "at-least"}


def condition(context: ProseContext, node: model.Condition) -> Message:
    """Return the message of a condition."""
    match node:
        case model.Compare(_, _, model.Count() as count):
            return _counted(context, node, count)
        case model.Compare():
            return _compared(context, node)
        case model.Is():
            return _identity(context, node)
        case model.IsKind(_, left, kind, negated):
            return _is(context, left, NounPhrase(noun_id(kind), "a"), negated)
        case model.IsCopy(_, left, right, negated):
            return say("is-no-copy" if negated else "is-copy", what=noun(context, left), model=noun(context, right))
        case model.IsNextTo(_, left, right, negated):
            id = "is-not-next-to" if negated else "is-next-to"
            return say(id, what=noun(context, left), other=noun(context, right))
        case model.IsIn(_, left, zone, negated):
            return say("is-not-in" if negated else "is-in", what=noun(context, left), zone=noun(context, zone))
        case model.IsEmpty(_, zone, negated):
            return _emptiness(context, zone, negated)
        case model.Exists(_, what, negated):
            return _exists(context, what, negated)
        case model.IsCard():
            return _is_card(context, node)
        case model.HasSlot(_, what, name, negated):
            return say("has-no-slot" if negated else "has-slot", what=noun(context, what), slot=slot(name))
        case model.Can(_, verb, arguments):
            return say("can", action=_action(context, verb, arguments))
        case model.ThereIs(_, what, negated):
            return _there_is(context, what, negated)
        case model.And() | model.Or() if same_card(node):
            return _is_card(context, node)
        case model.And(_, parts):
            return _all_of(context, parts)
        case model.Or(_, parts):
            return _one_of(context, parts)
        case model.Result():
            raise Unprintable(type(node).__name__)
        case _:
            assert_never(node)


def one_of_several(context: ProseContext, node: model.Condition) -> Message:
    """Return the message of an operand of "or" or "and"; a composite operand is printed in brackets."""
    return _in_brackets(condition(context, node))


def after_and(test: Message | None) -> Message | None:
    """Return a condition as it stands after an "and"."""
    return _in_brackets(test) if test is not None and test.id == "either" else test


def both(one: Message, other: Message) -> Message:
    """Return the message that two conditions are true."""
    return say("both", parts=tuple(_in_brackets(part) for part in (one, other)))


def _in_brackets(inner: Message) -> Message:
    return replace(inner, id=f"{inner.id}-grouped") if inner.id in ("both", "either") else inner


# --------------------------------------------------------------------------------------------------- comparisons


def _counted(context: ProseContext, node: model.Compare, count: model.Count) -> Message:
    """Return the message of a comparison whose left side is a number of things or of events."""
    match count.of, count.distinct, node.operator, node.right:
        case model.Those(history=model.History()) as done, None, operator, right if often := _plain_number(
            context, right
        ):
            if (operator, often.value) == ("=", 0):
                return _happened(context, done, "no")
            return _happened(context, done, COUNTED[operator], often)
        case model.Those(history=model.History()) as done, model.Property() as kinds, operator, model.Number(_, least):
            many = NounPhrase(property_id(kinds), COUNTED[operator], Amount(least), adjectives=("a-different",))
            return _happened(context, done, "some", None, say("m-of-kinds", what=many))
        case model.Those() as found, None, "=", model.Number(_, 0):
            return _there_is(context, found, True)
        case model.Local() as cards, None, ">", model.Number(_, 0):
            return _emptiness(context, cards, True)
        case model.Those() as found, None, operator, model.Number(_, number):
            phrase = with_determiner(those(context, found, "m-there"), COUNTED[operator])
            return say("there-is", what=replace(phrase, count=Amount(number)))
        case _:
            return _compared(context, node)


def _compared(context: ProseContext, node: model.Compare) -> Message:
    match node:
        case model.Compare(_, ">", model.Read(_, model.Property(sort="option") as option, None), model.Number(_, 0)):
            return say("is-taken", what=NounPhrase(property_id(option), "none"))
        case model.Compare(_, "=", left, right) if is_number(left) and not isinstance(right, model.Number):
            return say("equals", left=noun(context, left), right=noun(context, right))
        case model.Compare(_, operator, left, right):
            owner = _owner_of(context, left)
            return say(COMPARISONS[operator], left=noun(context, left), right=noun(context, right), owner=owner)


def _plain_number(context: ProseContext, node: model.Expression) -> Amount | None:
    """Return the amount of a literal number or of a name that has a letter; None for other expressions."""
    match node:
        case model.Number(_, value):
            return Amount(value)
        case model.Local(_, name) if name in context.letters:
            return Amount(context.letters[name])
        case _:
            return None


def _owner_of(context: ProseContext, left: model.Expression) -> Argument:
    """Return the owner of the compared property; it is an argument of its own, so that idioms can print it."""
    return noun(context, left.owner) if isinstance(left, model.Read) and left.owner is not None else None


# ------------------------------------------------------------------------------------------ tests of things


def _identity(context: ProseContext, node: model.Is) -> Message:
    match node:
        case model.Is(_, left, (model.Current(),), negated):
            return say("is-not-turn" if negated else "is-turn", who=noun(context, left))
        case model.Is(_, model.Current(), (only,), negated):
            return say("is-not-turn" if negated else "is-turn", who=noun(context, only))
        case model.Is(_, model.Owner(_, of), (only,), negated):
            return say("owns-not" if negated else "owns", who=noun(context, only), what=noun(context, of))
        case model.Is(_, left, (model.You() as you,), negated) if not isinstance(left, model.You):
            return say(
                "is-not" if negated else "is", left=noun(context, you), values=(noun(context, left),), owner=None
            )
        case model.Is(_, left, options, negated):
            said = tuple(noun(context, option) for option in options)
            owner = _owner_of(context, left)
            return say("is-not" if negated else "is", left=noun(context, left), values=said, owner=owner)


def _is(context: ProseContext, thing: model.Expression, one: NounPhrase, negated: bool = False) -> Message:
    """Return the message that a thing is, or is not, what a noun phrase says."""
    return say("is-not" if negated else "is", left=noun(context, thing), values=(one,))


def _emptiness(context: ProseContext, zone: model.Expression, negated: bool) -> Message:
    did = context.found.get(zone.name) if isinstance(zone, model.Local) else None
    if did is not None and did.how in ("did", "undergone"):
        you = isinstance(did.who, model.You | model.Local)
        who = noun(context, did.who) if you and did.who is not None else None
        return say("did" if negated else "did-not", who=who)
    if not isinstance(zone, model.Local):
        return say("is-not-empty" if negated else "is-empty", zone=noun(context, zone))
    if negated and "a-chosen" in (phrase := phrase_of(context, zone)).adjectives:
        other_words = tuple(word for word in phrase.adjectives if word != "a-chosen")
        return say("was-any", what=replace(phrase, determiner="none", adjectives=other_words), value="a-chosen")
    return say("set-is-not-empty" if negated else "set-is-empty", what=noun(context, zone))


def _there_is(context: ProseContext, what: model.Those, negated: bool) -> Message:
    if what.history is not None:
        determiner = "no" if negated else DETERMINERS.get(what.determiner, what.determiner)
        return _happened(context, what, determiner)
    if isinstance(what.where, model.IsCard) and isinstance(what.zone, model.Read) and not what.adjectives:
        card = those(context, replace(what, zone=None))
        return say("is-not-in" if negated else "is-in", what=card, zone=noun(context, what.zone))
    found = those(context, what, "m-there")
    if negated:
        return say("there-is-no", what=with_determiner(found, "none"))
    return say("there-is", what=found)


def _exists(context: ProseContext, what: model.Expression, negated: bool) -> Message:
    """Return the message of the condition that a thing exists.

    The messages are different for a thing that was chosen or revealed, and for a property that refers to a thing.
    """
    if isinstance(what, model.Read):
        return _is_held(context, what, negated)
    if isinstance(what, model.CardIn):
        card = NounPhrase(noun_id(what.kind), "the", name=context.vocabulary.cards[what.card], card=what.card)
        return say("is-not-in" if negated else "is-in", what=card, zone=noun(context, what.zone))
    found = context.found.get(what.name) if isinstance(what, model.Local) else None
    said = noun(context, what)
    if found is None or found.how not in ("chosen", "revealed") or found.several or not isinstance(said, NounPhrase):
        return say("exists-not" if negated else "exists", what=said)
    how = f"a-{found.how}"
    if said.determiner == "that" or said.adjectives == (how,):
        id, one = ("was-no", "no") if negated else ("was", "a")
        return say(id, what=said.bare(one), value=how)
    told = replace(said, adjectives=tuple(a for a in said.adjectives if a != how))
    return say("was-not" if negated else "was", what=told, value=how)


def _is_held(context: ProseContext, what: model.Read, negated: bool) -> Message:
    """Return the message of the test whether a property refers to a thing: "there is a ..." or "... has a ..."."""
    id = property_id(what.property)
    if what.owner is None:
        return say("there-is-no" if negated else "there-is", what=NounPhrase(id, "none" if negated else "a"))
    mine = isinstance(what.owner, model.Local) and what.owner.name == context.candidate
    who = NounPhrase(noun_id(kind_of(what.owner)), "it", plural=context.several) if mine else noun(context, what.owner)
    return say("has-none" if negated else "has-one", who=who, property=NounPhrase(id, "a"))


# ------------------------------------------------------------------------------------- actions and past events


def _action(context: ProseContext, key: str, arguments: Sequence[model.Expression]) -> Message:
    """Return the message of a verb with its arguments."""
    roles = context.vocabulary.verbs[key].roles
    told = [
        amount(context, argument) if role.type == model.NUMBER else noun(context, argument)
        for role, argument in zip(roles, arguments, strict=True)
    ]
    return verb_message(key, told, context.vocabulary)


def _happened(
    context: ProseContext, done: model.Those, determiner: str, count: Amount | None = None, *more: Message
) -> Message:
    """Return the message of a condition on past events, such as "you played 2 or more cards this turn"."""
    history = done.history
    assert history is not None
    what = those(context, replace(done, history=None))
    match done.where:
        case model.Is(_, model.Local(_, name), (only,), False) if name == done.candidate and determiner not in (
            "no",
            "fewer-than",
        ):
            what = phrase_of(context, only)  # "you played that card", not "you played a card that is that card"
            determiner = what.determiner
        case _:
            pass
    phrase = replace(with_determiner(what, determiner), count=count, modifiers=(*what.modifiers, *more))
    arguments: list[Argument] = [None] * len(context.vocabulary.verbs[history.verb].roles)
    arguments[history.who_role] = noun(context, history.who)
    arguments[history.role] = phrase
    event = verb_message(history.verb, arguments, context.vocabulary)
    return say("never-in-scope" if determiner == "no" else "in-scope", event=event, scope=scope(history.scope, "this"))


# -------------------------------------------------------------------------------------------- several conditions


def _is_card(context: ProseContext, node: model.IsCard | model.And | model.Or) -> Message:
    first, *_ = cards = same_card(node)
    names = names_of(context, cards)
    return say("is-not" if first.negated else "is", left=noun(context, first.what), values=names, owner=None)


def _all_of(context: ProseContext, parts: Sequence[model.Condition]) -> Message:
    match parts:
        case (model.IsKind(_, thing, kind, False), *rest) if words := _words_of(context, thing, rest):
            return _is(context, thing, NounPhrase(noun_id(kind), "a", adjectives=words))
        case _:
            return say("both", parts=tuple(one_of_several(context, part) for part in parts))


def _one_of(context: ProseContext, parts: Sequence[model.Condition]) -> Message:
    if (same := _same_left(parts)) is not None:
        numbers = tuple(noun(context, number) for number in _numbers(parts))
        return say("is-one-of", left=noun(context, same), values=numbers)
    return say("either", parts=tuple(one_of_several(context, part) for part in parts))


def _words_of(context: ProseContext, thing: model.Expression, rest: Sequence[model.Condition]) -> tuple[str, ...]:
    """Return conditions as adjectives of the thing, as in "is a small beast"; empty if one cannot be an adjective."""
    words: list[str] = []
    for part in rest:
        match part:
            case model.Is(_, model.Read(_, property, owner, None), (model.Value() as only,), False):
                if owner != thing or not context.vocabulary.is_spoken(property):
                    return ()
                words.append(value_id(only))
            case _:
                return ()
    return tuple(words)


def _same_left(parts: Sequence[model.Condition]) -> model.Expression | None:
    """Return the common left side of several comparisons joined by "or"; None if there is none."""
    lefts = [p.left for p in parts if isinstance(p, model.Compare) and p.operator == "="]
    same = len(lefts) == len(parts) == len(_numbers(parts)) and all(left == lefts[0] for left in lefts)
    return lefts[0] if same and is_number(lefts[0]) else None


def _numbers(parts: Sequence[model.Condition]) -> list[model.Number]:
    return [p.right for p in parts if isinstance(p, model.Compare) and isinstance(p.right, model.Number)]
