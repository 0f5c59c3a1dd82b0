"""A condition of the model in, the message that asks it out: what is compared, what is, what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from .. import model
from ..messages import Amount, Argument, Message, NounPhrase, say
from .declared import Unprintable, noun_id, property_id, scope, slot, value_id
from .nouns import COMPARISONS, DETERMINERS, as_phrase, is_number, with_determiner

if TYPE_CHECKING:
    from .naming import Namer

COUNTED = {"=": "exactly", "<": "fewer-than", ">": "more-than", "<=": "at-most", ">=": "at-least"}


def condition(namer: Namer, node: model.Condition) -> Message:
    """What must be true, as one message."""
    match node:
        case model.Compare(_, operator, model.Count(_, model.Those() as those, None), right) if (
            those.history is not None and (often := _counted(namer, right)) is not None
        ):
            if (operator, often.value) == ("=", 0):
                return _happened(namer, those, "no")
            return _happened(namer, those, COUNTED[operator], often)
        case model.Compare(
            _, compared, model.Count(_, model.Those() as those, model.Property() as kinds), model.Number(_, least)
        ) if (those.history is not None):
            many = NounPhrase(property_id(kinds), COUNTED[compared], Amount(least), adjectives=("a-different",))
            return _happened(namer, those, "some", None, say("m-of-kinds", what=many))
        case model.Compare(_, "=", model.Count(span, model.Those() as those, None), model.Number(_, 0)):
            return condition(namer, model.ThereIs(span, those, True))
        case model.Compare(span, ">", model.Count(_, model.Local() as cards, None), model.Number(_, 0)):
            return condition(namer, model.IsEmpty(span, cards, True))
        case model.Compare(_, operator, model.Count(_, model.Those() as those, None), model.Number(_, number)):
            found = with_determiner(namer.those(those, "m-there"), COUNTED[operator])
            return say("there-is", what=replace(found, count=Amount(number)))
        case model.Compare(_, ">", model.Read(_, model.Property(sort="option") as option, None), model.Number(_, 0)):
            return say("is-taken", what=NounPhrase(property_id(option), "none"))
        case model.Compare(_, "=", left, right) if is_number(left) and not isinstance(right, model.Number):
            return say("equals", left=namer.noun(left), right=namer.amount_phrase(right))
        case model.Compare(_, operator, left, right):
            owner = namer.noun(left.owner) if isinstance(left, model.Read) and left.owner is not None else None
            return say(COMPARISONS[operator], left=namer.noun(left), right=namer.amount_phrase(right), owner=owner)
        case model.Is(_, left, (model.Current(),), negated):
            return say("is-not-turn" if negated else "is-turn", who=namer.noun(left))
        case model.Is(_, model.Current(), (only,), negated):
            return say("is-not-turn" if negated else "is-turn", who=namer.noun(only))
        case model.Is(_, model.Owner(_, of), (only,), negated):
            return say("owns-not" if negated else "owns", who=namer.noun(only), what=namer.noun(of))
        case model.Is(_, left, (model.You() as you,), negated) if not isinstance(left, model.You):
            return say("is-not" if negated else "is", left=namer.noun(you), values=(namer.noun(left),), owner=None)
        case model.Is(_, left, options, negated):
            values = tuple(namer.noun(option) for option in options)
            owner = namer.noun(left.owner) if isinstance(left, model.Read) and left.owner is not None else None
            return say("is-not" if negated else "is", left=namer.noun(left), values=values, owner=owner)
        case model.IsKind(_, left, kind, negated):
            return say("is-not" if negated else "is", left=namer.noun(left), values=(NounPhrase(noun_id(kind), "a"),))
        case model.IsCopy(_, left, right, negated):
            return say("is-no-copy" if negated else "is-copy", what=namer.noun(left), model=namer.noun(right))
        case model.IsIn(_, left, zone, negated):
            return say("is-not-in" if negated else "is-in", what=namer.noun(left), zone=namer.noun(zone))
        case model.IsEmpty(_, model.Local() as cards, True) if "a-chosen" in as_phrase(namer.noun(cards)).adjectives:
            phrase = as_phrase(namer.noun(cards))
            other_words = tuple(word for word in phrase.adjectives if word != "a-chosen")
            return say("was-any", what=replace(phrase, determiner="none", adjectives=other_words), value="a-chosen")
        case model.IsEmpty(_, model.Local() as cards, negated):
            return say("set-is-not-empty" if negated else "set-is-empty", what=namer.noun(cards))
        case model.IsEmpty(_, zone, negated):
            return say("is-not-empty" if negated else "is-empty", zone=namer.noun(zone))
        case model.Exists(_, what, negated):
            return _exists(namer, what, negated)
        case model.IsCard(_, what, kind, card, negated):
            name = NounPhrase(noun_id(kind), "the", name=namer.vocabulary.cards[card], card=card)
            return say("is-not" if negated else "is", left=namer.noun(what), values=(name,), owner=None)
        case model.HasSlot(_, what, name, negated):
            return say("has-no-slot" if negated else "has-slot", what=namer.noun(what), slot=slot(name))
        case model.Can(_, verb, arguments):
            return say("can", action=_said(namer, verb, arguments))
        case model.ThereIs(_, what, negated):
            if what.history is not None:
                return _happened(namer, what, "no" if negated else DETERMINERS.get(what.determiner, what.determiner))
            found = namer.those(what, "m-there")
            if negated:
                return say("there-is-no", what=with_determiner(found, "none"))
            return say("there-is", what=found)
        case model.And(_, (model.IsKind(_, thing, kind, False), *rest)) if words := _words_of(namer, thing, rest):
            one = NounPhrase(noun_id(kind), "a", adjectives=words)
            return say("is", left=namer.noun(thing), values=(one,))
        case model.Or(_, parts) if (same := _same_left(parts)) is not None:
            return say(
                "is-one-of", left=namer.noun(same), values=tuple(namer.amount_phrase(n) for n in _numbers(parts))
            )
        case model.And(_, parts):
            return say("both", parts=tuple(one_of_several(namer, part) for part in parts))
        case model.Or(_, parts):
            return say("either", parts=tuple(one_of_several(namer, part) for part in parts))
    raise Unprintable(type(node).__name__)


def _words_of(namer: Namer, thing: model.Expression, rest: Sequence[model.Condition]) -> tuple[str, ...]:
    """The words that more conditions on a thing say of it, if that is all they do: "is a small beast"."""
    words: list[str] = []
    for part in rest:
        match part:
            case model.Is(_, model.Read(_, property, owner, None), (model.Value() as only,), False):
                if owner != thing or not namer.vocabulary.is_spoken(property):
                    return ()
                words.append(value_id(only))
            case _:
                return ()
    return tuple(words)


def _same_left(parts: Sequence[model.Condition]) -> model.Expression | None:
    """What is compared with several numbers, one of which it must be."""
    lefts = [p.left for p in parts if isinstance(p, model.Compare) and p.operator == "="]
    same = len(lefts) == len(parts) == len(_numbers(parts)) and all(left == lefts[0] for left in lefts)
    return lefts[0] if same and is_number(lefts[0]) else None


def _numbers(parts: Sequence[model.Condition]) -> list[model.Number]:
    return [p.right for p in parts if isinstance(p, model.Compare) and isinstance(p.right, model.Number)]


def _counted(namer: Namer, node: model.Expression) -> Amount | None:
    """A number that is printed as it is: digits, or a letter that stands for one."""
    match node:
        case model.Number(_, value):
            return Amount(value)
        case model.Local(_, name) if name in namer.letters:
            return Amount(namer.letters[name])
        case _:
            return None


def _said(namer: Namer, key: str, arguments: Sequence[model.Expression]) -> Message:
    """A verb with its arguments, as a phrase."""
    roles = namer.vocabulary.verbs[key].roles
    return namer.verb(
        key,
        [namer.amount(a) if r.type == model.NUMBER else namer.noun(a) for r, a in zip(roles, arguments, strict=True)],
    )


def one_of_several(namer: Namer, node: model.Condition) -> Message:
    """One of several conditions: where it has parts itself, brackets say how far it reaches."""
    inner = namer.condition(node)
    return replace(inner, id=f"{inner.id}-grouped") if inner.id in ("both", "either") else inner


def _happened(
    namer: Namer, those: model.Those, determiner: str, count: Amount | None = None, *more: Message
) -> Message:
    """ "you played 2 or more cards this turn": a count of what the log holds is told as what was done."""
    history = those.history
    assert history is not None
    what = namer.those(replace(those, history=None))
    phrase = replace(with_determiner(what, determiner), count=count, modifiers=(*what.modifiers, *more))
    arguments: list[Argument] = [None] * len(namer.vocabulary.verbs[history.verb].roles)
    arguments[history.who_role] = namer.noun(history.who)
    arguments[history.role] = phrase
    event = namer.verb(history.verb, arguments)
    return say("never-in-scope" if determiner == "no" else "in-scope", event=event, scope=scope(history.scope, "this"))


def _exists(namer: Namer, what: model.Expression, negated: bool) -> Message:
    """Whether there is something: that a choice found one is told as such, and so is what a property may hold."""
    if isinstance(what, model.Read):
        noun = property_id(what.property)
        if what.owner is None:
            there = "there-is-no" if negated else "there-is"
            return say(there, what=NounPhrase(noun, "none" if negated else "a"))
        mine = isinstance(what.owner, model.Local) and what.owner.name == namer.candidate
        who = NounPhrase(noun_id(namer.kind_of(what.owner)), "it") if mine else namer.noun(what.owner)
        return say("has-none" if negated else "has-one", who=who, property=NounPhrase(noun, "a"))
    found = namer.found.get(what.name) if isinstance(what, model.Local) else None
    said = namer.noun(what)
    if found is None or found.how not in ("chosen", "revealed") or found.several or not isinstance(said, NounPhrase):
        return say("exists-not" if negated else "exists", what=said)
    how = f"a-{found.how}"
    if said.determiner == "that" or said.adjectives == (how,):
        id, one = ("was-no", "no") if negated else ("was", "a")
        return say(id, what=said.bare(one), value=how)
    told = replace(said, adjectives=tuple(a for a in said.adjectives if a != how))
    return say("was-not" if negated else "was", what=told, value=how)
