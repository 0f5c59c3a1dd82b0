"""A noun of the source in, with its place, its history and its conditions; a noun phrase out.

What is asked of a thing becomes an adjective where it can, else a phrase that follows the noun.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from .. import model
from ..messages import Argument, Message, NounPhrase, say
from .declared import Unprintable, noun_id, scope, slot, value_id

if TYPE_CHECKING:
    from .naming import Namer

COMPARISONS = {"=": "eq", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}
DETERMINERS = {"": "live", "other": "live-other", "each other": "each-other"}
# What stands before the members of a set that is itself called "the other ...".
OTHERS = {"a": "another", "each": "each-other", "all": "the-other", "live": "live-other"}
SINGLE = ("a", "another", "each", "each other")
# "Other" than whom needs no word: than you, or than this; and what is said where it does.
IMPLIED = {"another": "a", "other": "live", "each other": "each"}


def those(namer: Namer, node: model.Those, place: str = "") -> NounPhrase:
    """A noun phrase of the source.

    place: how its zone is said: m-from (picked out of it), m-there (it lies there), m-in (as a part of its name).
    """
    match node.where:
        case model.IsCard(_, model.Local(name=name), _, card, False) if name == node.candidate:
            return NounPhrase(noun_id(node.kind), "the", name=namer.vocabulary.cards[card], card=card)
    place = place or ("m-from" if node.determiner in ("a", "another") else "m-in")
    implied = node.determiner in IMPLIED and not _is_doubtful(namer, node)
    determiner = DETERMINERS.get(node.determiner, node.determiner)
    if not implied:
        determiner = IMPLIED.get(node.determiner, determiner)
    elsewhere = _excludes_the_doer(namer, node)
    if elsewhere:
        determiner = "another"
    adjectives: list[str | tuple[str, ...]] = [value_id(value) for value in node.adjectives]
    modifiers: list[Message] = []
    several = None
    if isinstance(node.zone, model.Local):
        several = namer.mentions.get(node.zone.name, NounPhrase(noun_id(node.kind), adjectives=("a-chosen",)))
        adjectives += several.adjectives
        modifiers += several.modifiers
        if several.determiner == "the-other":
            determiner = OTHERS.get(determiner, determiner)
    elif node.zone is not None:
        modifiers.append(say(place, zone=namer.noun(node.zone)))
    if node.history is not None:
        modifiers.append(_history(namer, node.history, node.kind, single=node.determiner in SINGLE))
    if node.where is not None and not elsewhere:
        outer, namer.candidate = namer.candidate, node.candidate
        _where(namer, node.where, adjectives, modifiers)
        namer.candidate = outer
    others = several is not None and several.determiner == "the-other"  # their "other" is no "other than"
    if node.other_than is not None and (others or not implied):
        modifiers.append(say("m-other-than", what=namer.noun(node.other_than)))
    return NounPhrase(
        noun_id(node.kind), determiner, adjectives=tuple(adjectives), modifiers=tuple(modifiers), about=node.candidate
    )


def _is_doubtful(namer: Namer, node: model.Those) -> bool:
    """Whether "another" would be taken for "other than the one who does it", and it is other than you."""
    doer = namer.subject
    return (
        isinstance(node.other_than, model.You)
        and isinstance(doer, model.Current | model.Local | model.Seat | model.SeatAfter)
        and namer.kind_of(doer) == node.kind
    )


def _excludes_the_doer(namer: Namer, node: model.Those) -> bool:
    """ "a player who is not the one who does it": that is "another player", in the doer's own sentence."""
    match node.where:
        case model.Is(_, left, (only,), True) if node.determiner == "a" and isinstance(left, model.Local):
            return left.name == node.candidate and only == namer.subject and not isinstance(node.zone, model.Local)
        case _:
            return False


def _history(namer: Namer, history: model.History, kind: str, single: bool) -> Message:
    role = namer.vocabulary.verbs[history.verb].roles[history.role]
    arguments: list[Argument] = [None] * len(namer.vocabulary.verbs[history.verb].roles)
    arguments[history.who_role] = namer.noun(history.who)
    what = NounPhrase(noun_id(kind), "that" if single else "bare")
    if not role.preposition:
        arguments[history.role] = what
    event = namer.verb(history.verb, arguments)
    when = scope(history.scope, "this")
    if not role.preposition:
        return say("m-history", event=event, scope=when)
    return say("m-history-by", event=event, link=say(f"link-{role.preposition}", what=what), scope=when)


def _where(
    namer: Namer,
    condition: model.Condition,
    adjectives: list[str | tuple[str, ...]],
    modifiers: list[Message],
) -> None:
    """A condition on a candidate becomes an adjective where it can, else a phrase that follows the noun."""
    match condition:
        case model.And(_, parts):
            for part in parts:
                _where(namer, part, adjectives, modifiers)
        case model.Is(_, model.Read(_, told) as left, options, False) if (
            is_mine(namer, left) and not left.index and _all_values(options) and namer.vocabulary.is_spoken(told)
        ):
            words = tuple(value_id(o) for o in options if isinstance(o, model.Value))
            adjectives.append(words[0] if len(words) == 1 else words)
        case model.Is(_, model.Read(_, property, _, index) as left, options, negated) if is_mine(namer, left):
            values = tuple(namer.noun(option) for option in options)
            id = "m-is-not" if negated else "m-is"
            modifiers.append(say(id, property=namer.read(property, None, index), values=values))
        case model.Is(_, model.Owner(_, left), (only,), negated) if is_mine(namer, left):
            modifiers.append(say("m-not-owned" if negated else "m-owned", who=namer.noun(only)))
        case model.Is(_, left, (only,), True) if is_mine(namer, left):
            modifiers.append(say("m-other-than", what=namer.noun(only)))
        case model.Compare(_, operator, model.Read(_, property, _, index) as left, right) if is_mine(namer, left):
            phrase = namer.read(property, None, index)
            modifiers.append(say(f"m-{COMPARISONS[operator]}", property=phrase, amount=namer.amount_phrase(right)))
        case model.IsIn(_, left, zone, False) if is_mine(namer, left):
            modifiers.append(say("m-in", zone=namer.noun(zone)))
        case model.IsEmpty(_, model.Read(_, property, _, None) as left, negated) if is_mine(namer, left):
            modifiers.append(say("m-not-empty" if negated else "m-empty", zone=namer.read(property, None, None)))
        case model.HasSlot(_, left, name, negated) if is_mine(namer, left):
            modifiers.append(say("m-without-slot" if negated else "m-with-slot", slot=slot(name)))
        case _:
            modifiers.append(say("m-which", condition=namer.condition(condition)))


def is_number(node: model.Expression) -> bool:
    """Whether an expression is an amount."""
    match node:
        case model.Read(_, property):
            return property.type == model.NUMBER
        case model.Local():
            return node.type == model.NUMBER
        case _:
            return isinstance(
                node, model.Number | model.Arithmetic | model.Half | model.Count | model.Total | model.Size
            )


def is_mine(namer: Namer, node: model.Expression) -> bool:
    """Whether this is the candidate itself or one of its properties, and no more than that."""
    if isinstance(node, model.Read):
        node = node.owner if node.owner is not None else node
    return isinstance(node, model.Local) and node.name == namer.candidate


def _all_values(options: Iterable[model.Expression]) -> bool:
    return all(isinstance(option, model.Value) for option in options)


def with_determiner(phrase: NounPhrase, determiner: str) -> NounPhrase:
    """A phrase that counts or excludes its noun in another way; "other" is said all the same."""
    other = phrase.determiner in ("another", "each-other", "live-other") and determiner != phrase.determiner
    if other and determiner == "some":
        return replace(phrase, determiner="some-other")
    return replace(phrase, determiner=determiner, adjectives=(*(("a-other",) if other else ()), *phrase.adjectives))


def as_phrase(value: Argument) -> NounPhrase:
    if isinstance(value, NounPhrase):
        return value
    raise Unprintable(f"not a thing: {value}")
