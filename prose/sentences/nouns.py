"""Build noun phrases, amounts and adjectives from the expressions of the model.

A condition on a thing becomes an adjective if possible, else a phrase after the noun.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, get_args

from ombre.compiler import model
from ombre.dsl.by_class import ByClass

from ..language.messages import YOU, Amount, Argument, Message, NounPhrase, say
from .context import ProseContext
from .declared_words import Unprintable, noun_id, property_id, scope, slot, value_id
from .parts import is_only, kind_of, same_card
from .vocabulary import player, verb_message

COMPARISONS = {"=": "eq", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}
DETERMINERS = {"": "live", "other": "live-other", "each other": "each-other"}
# Changed determiners for the members of a set whose own phrase is "the other ...".
OTHERS = {"a": "another", "each": "each-other", "all": "the-other", "live": "live-other"}
SINGLE = ("a", "another", "each", "each other")
# Determiners that exclude `you` or `this` -> the determiner if another phrase states the exclusion.
IMPLIED = {"another": "a", "other": "live", "each other": "each"}
PLURAL = ("live", "live-other", "all")
OPERATORS = {"+": "plus", "-": "minus", "*": "times", "at least": "at-least", "at most": "at-most"}
# Operators with a greater number bind more tightly. A quotient or a total prints COMPOSED amounts in brackets.
PRECEDENCE = {"at least": 0, "at most": 0, "+": 1, "-": 1, "*": 2}
COMPOSED = (model.Arithmetic, model.Quotient)

Noun: TypeAlias = NounPhrase | Message | Amount | str
Adjective: TypeAlias = str | tuple[str, ...]

names: ByClass[Noun] = ByClass()
"""The functions that build noun phrases and amounts, as `@names(model.Item)`:
they get the context and the expression.
"""

# ---------------------------------------------------------------------------------------------------- expressions


def noun(context: ProseContext, node: model.Phrase) -> Noun:
    """Return an expression as a noun phrase or an amount."""
    return names[type(node)](context, node)


@names(model.Number)
def _number(context: ProseContext, node: model.Number) -> Amount:
    return Amount(node.value)


@names(model.Value)
def _value(context: ProseContext, node: model.Value) -> str:
    return value_id(node)


@names(model.You)
def _you(context: ProseContext, node: model.You) -> NounPhrase:
    return YOU


@names(model.Nothing)
def _nothing(context: ProseContext, node: model.Nothing) -> NounPhrase:
    return NounPhrase("n-nothing", "none")


@names(model.Read)
def _read(context: ProseContext, node: model.Read) -> NounPhrase:
    phrase = read(context, node.property, node.owner, node.index)
    return replace(phrase, modifiers=(*phrase.modifiers, say("m-present"))) if node.now else phrase


def phrase_of(context: ProseContext, node: model.Phrase) -> NounPhrase:
    """Return the noun phrase of an expression; raise Unprintable if the expression is an amount or a word."""
    return as_phrase(noun(context, node))


def read(
    context: ProseContext, property: model.Property, owner: model.Expression | None, index: model.Expression | None
) -> NounPhrase:
    """Return the noun phrase for a property, with the owner of the property."""
    # A thing that a property refers to, such as the first player or the wearer of a card, is an entity.
    held = property_id(property) if property.type.tag == "thing" and index is None else ""
    phrase = NounPhrase(property_id(property), "the", about=held if owner is None else "")
    if isinstance(index, model.Value):
        phrase = replace(phrase, adjectives=(value_id(index),))
    elif index is not None:
        phrase = replace(phrase, modifiers=(say("m-at", index=noun(context, index)),))
    if owner is None:
        return phrase
    if isinstance(owner, model.Local) and owner.name == context.candidate:
        return replace(phrase, of=NounPhrase(noun_id(owner.type.of), "own", plural=context.several))
    subject = context.subject
    named = isinstance(subject, model.Those) and isinstance(owner, model.Local) and owner.name == subject.name
    if named and property.type.tag in ("number", "zone"):  # "players cannot take cards that cost more than their coins"
        assert isinstance(subject, model.Those)
        return replace(phrase, of=NounPhrase(noun_id(subject.kind), "own", plural=subject.is_live))
    whose = phrase_of(context, owner)
    if owner == context.subject and not isinstance(owner, model.You):
        many = whose.plural or whose.determiner in PLURAL
        whose = NounPhrase(whose.noun, "own", plural=many, about=whose.about)
    return replace(phrase, of=whose, about=held and f"{held} of {whose.about}")


@names(model.Local)
def _local(context: ProseContext, node: model.Local) -> NounPhrase | Amount:
    name, type_ = node.name, node.type
    if name in context.letters:
        return Amount(context.letters[name])
    if name in context.mentions:
        known = context.mentions[name]
        return replace(known, about=name) if type_.tag == "thing" else known
    id = noun_id(type_.of) if type_.of else "n-number"
    return NounPhrase(id, "that", about=name if type_.tag == "thing" else "")


@names(model.This)
def _this(context: ProseContext, node: model.This) -> NounPhrase:
    return NounPhrase(noun_id(node.kind), "this-one" if context.rivals else "this", about="this")


@names(model.Current)
def _current(context: ProseContext, node: model.Current) -> NounPhrase:
    return NounPhrase(noun_id(node.kind), "the", adjectives=("a-current",), about="current")


@names(model.Owner)
def _owner(context: ProseContext, node: model.Owner) -> NounPhrase:
    if context.several and isinstance(node.of, model.Local) and node.of.name == context.candidate:
        return NounPhrase("n-owner", "the", of=NounPhrase(noun_id(node.of.type.of), "own", plural=True))
    whose = phrase_of(context, node.of)
    return NounPhrase("n-owner", "the", of=whose, about=whose.about and f"owner of {whose.about}")


@names(model.Source)
def _source(context: ProseContext, node: model.Source) -> NounPhrase:
    return NounPhrase("n-card", "the", adjectives=("a-at-work",))


@names(model.Beginning)
def _beginning(context: ProseContext, node: model.Beginning) -> NounPhrase:
    return NounPhrase(noun_id(node.kind), "the")


@names(model.Seat)
def _seat(context: ProseContext, node: model.Seat) -> NounPhrase:
    return player(f"P{node.number + 1}", node.kind)


@names(model.ById)
def _by_id(context: ProseContext, node: model.ById) -> NounPhrase:
    raise Unprintable(type(node).__name__)  # only scenarios contain such a node


@names(model.SeatAfter)
def _seat_after(context: ProseContext, node: model.SeatAfter) -> NounPhrase:
    match node:
        case model.SeatAfter(_, who, model.Number(_, 1), kind):
            return _beside(kind, say("m-next-after", who=_each_alone(context, who)))
        case model.SeatAfter(_, who, model.Number(_, -1), kind):
            return _beside(kind, say("m-next-before", who=_each_alone(context, who)))
        case model.SeatAfter(_, who, model.Number(span, steps), kind) if steps < 0:
            return _seats(context, kind, "m-seats-before", model.Number(span, -steps), who)
        case model.SeatAfter(_, who, model.Arithmetic(_, "-", model.Number(_, 0), steps), kind):
            return _seats(context, kind, "m-seats-before", steps, who)
        case _:
            return _seats(context, node.kind, "m-seats-after", node.steps, node.who)


def _seats(context: ProseContext, kind: str, where: str, steps: model.Expression, who: model.Expression) -> NounPhrase:
    return _beside(kind, say(where, steps=amount(context, steps), who=_each_alone(context, who)))


def _beside(kind: str, where: Message) -> NounPhrase:
    """Return the phrase for the player or card at a place beside another one: an entity of its own."""
    return NounPhrase(noun_id(kind), "the", modifiers=(where,), about=f"{where.id} {where.arguments}")


def _each_alone(context: ProseContext, who: model.Expression) -> Noun:
    """Return a phrase in the singular: each player has a neighbour of their own, also under "players cannot"."""
    phrase = noun(context, who)
    return replace(phrase, plural=False) if isinstance(phrase, NounPhrase) and phrase.determiner == "that" else phrase


@names(model.Neighbour)
def _neighbour(context: ProseContext, node: model.Neighbour) -> NounPhrase:
    return _beside("card", say(f"m-card-{node.side}", what=noun(context, node.of)))


@names(model.CardIn)
def _card_in(context: ProseContext, node: model.CardIn) -> NounPhrase:
    """Return the noun phrase for a copy of a printed card in a zone."""
    name = NounPhrase(noun_id(node.kind), "the", name=context.vocabulary.cards[node.card], card=node.card)
    return NounPhrase("n-copy", "a", modifiers=(say("m-of", what=name), say("m-from", zone=noun(context, node.zone))))


@names(model.Item)
def _item(context: ProseContext, node: model.Item) -> NounPhrase:
    which = (say("m-numbered", number=amount(context, node.number)), say("m-of", what=noun(context, node.of)))
    in_zone = isinstance(node.of, model.Read) and node.of.property.sort == "zone"
    return NounPhrase("n-card" if in_zone else "n-item", "numbered", modifiers=which)


@names(model.Mark, model.Size)
def _cell_part(context: ProseContext, node: model.Mark | model.Size) -> NounPhrase:
    part = "n-mark" if isinstance(node, model.Mark) else "n-size"
    return NounPhrase(part, "the", modifiers=(say("m-of", what=noun(context, node.cell)),))


@names(model.Top)
def _top(context: ProseContext, node: model.Top) -> NounPhrase:
    of_zone = say("m-of", what=noun(context, node.zone))
    return NounPhrase("n-card", "the", adjectives=("a-top",), modifiers=(of_zone,))


# -------------------------------------------------------------------------------------------------------- amounts


def amount(context: ProseContext, node: model.Phrase, signed: bool = False) -> Amount:
    """Return an amount: digits, or a letter that the same sentence explains."""
    plus = "+" if signed else ""
    match node:
        case model.Number(_, value):
            return Amount(abs(value), "-" if value < 0 else plus)
        case model.Arithmetic(_, "-", model.Number(_, 0), right):
            return Amount(amount(context, right).value, "-")
        case model.Local(_, name) if name in context.letters:
            return Amount(context.letters[name], plus)
        case _:
            pass
    said = noun(context, node)
    known = next((letter for letter, other in context.explained if other == said), None)
    if known is None:
        known = context.new_letter()
        context.explained.append((known, said))
    return Amount(known, plus)


@names(model.Arithmetic)
def _arithmetic(context: ProseContext, node: model.Arithmetic) -> Message:
    first = _operand(context, node.left, node)
    return say(OPERATORS[node.operator], left=first, right=_operand(context, node.right, node, True))


@names(model.Quotient)
def _quotient(context: ProseContext, node: model.Quotient) -> NounPhrase | Message:
    of = _grouped(context, node.of, isinstance(node.of, COMPOSED))
    if node.by == model.Number(node.by.span, 2):
        return NounPhrase("n-half", "portion", modifiers=(say(f"m-half-{node.rounded}", what=of),))
    return say(f"divided-{node.rounded}", left=of, right=_grouped(context, node.by, isinstance(node.by, COMPOSED)))


@names(model.Count)
def _number_of(context: ProseContext, node: model.Count) -> NounPhrase | Message:
    of = node.of
    if isinstance(of, model.Those) and isinstance(of.where, model.And) and node.distinct is None:
        if said := _one_or_none(context, of):
            return said
    return NounPhrase("n-number", "the", modifiers=(_count(context, of, node.distinct),))


@names(model.Total)
def _aggregate(context: ProseContext, node: model.Total) -> NounPhrase:
    return NounPhrase(f"n-{node.sort}", "the", modifiers=(_total(context, node.of, node.amount),))


def _one_or_none(context: ProseContext, of: model.Those) -> Message | None:
    """Return "1 if it is small" for the number of things that are a certain thing and small; None for other numbers."""
    tests = of.where.parts if isinstance(of.where, model.And) else ()
    same = [t.options for t in tests if isinstance(t, model.Is) and not t.negated and t.left == _candidate(of)]
    rest = tuple(test for test in tests if not isinstance(test, model.Is) or test.left != _candidate(of))
    if of.zone is not None or of.history is not None or of.adjectives or len(same) != 1 or len(same[0]) != 1:
        return None
    outer = context.candidate, context.mentions
    context.candidate, context.mentions = None, {**context.mentions, of.candidate: phrase_of(context, same[0][0])}
    said = context.inner.condition(context, rest[0] if len(rest) == 1 else model.And(of.span, rest))
    context.candidate, context.mentions = outer
    return say("one-if", condition=said)


def _candidate(of: model.Those) -> model.Local:
    return model.Local(of.span, of.candidate, model.Type("thing", of.kind))


def _operand(context: ProseContext, node: model.Expression, within: model.Arithmetic, right: bool = False) -> Noun:
    """Return an operand of a sum or product, in brackets if it could be misread."""
    outer = PRECEDENCE[within.operator]
    if isinstance(node, model.Arithmetic):
        return _grouped(context, node, PRECEDENCE[node.operator] < outer + right)
    many = node.of if isinstance(node, model.Count | model.Total) else None
    long = isinstance(many, model.Those) and (many.where is not None or many.history is not None)
    return _grouped(context, node, outer > 0 and (long or isinstance(node, model.Quotient)))


def _grouped(context: ProseContext, node: model.Expression, needed: bool) -> Noun:
    return say("grouped", what=noun(context, node)) if needed else noun(context, node)


def _total(context: ProseContext, of: model.Those, each: model.Expression) -> Message:
    outer, context.candidate = context.candidate, of.candidate
    mine = isinstance(each, model.Read) and is_mine(context, each)
    context.candidate = outer
    if mine and isinstance(each, model.Read):
        phrase = read(context, each.property, None, each.index)
        return say("m-total-property", property=phrase, what=those(context, of))
    context.candidate = of.candidate
    told = _grouped(context, each, isinstance(each, COMPOSED))
    context.candidate = outer
    return say("m-total-of", amount=told, what=with_determiner(those(context, of), "each"))


def _count(context: ProseContext, of: model.Phrase, distinct: model.Property | None) -> Message:
    if distinct is not None:
        property = NounPhrase(property_id(distinct), "bare", plural=True)
        members = noun(context, of)
        if isinstance(members, NounPhrase):
            members = replace(with_determiner(members, "the"), plural=True)
        return say("m-different", property=property, what=members)
    if isinstance(of, model.Those):
        return say("m-number-of", what=with_determiner(those(context, of, "m-there"), "bare"))
    return say("m-number-of", what=noun(context, of))


# --------------------------------------------------------------------------------------------- noun phrases


@names(model.Those)
def those(context: ProseContext, node: model.Those, place: str = "") -> NounPhrase:
    """Return the noun phrase for a set of things, with their zone, their history and the conditions on them.

    place: the id of the message for the zone: `m-from` (they leave the zone), `m-there` (they are in the zone), `m-in`
    (the zone is a part of their name).
    """
    match node.where:
        case model.IsCard(_, model.Local(name=name), _, card, False) if name == node.candidate:
            return NounPhrase(noun_id(node.kind), "the", name=context.vocabulary.cards[card], card=card)
        case _:
            pass
    place = place or ("m-from" if node.determiner in ("a", "another") else "m-in")
    implied = node.determiner in IMPLIED and not _is_doubtful(context, node)
    determiner = DETERMINERS.get(node.determiner, node.determiner)
    if not implied:
        determiner = IMPLIED.get(node.determiner, determiner)
    elsewhere = _excludes_the_doer(context, node)
    if elsewhere:
        determiner = "another"
    adjectives: list[Adjective] = [value_id(value) for value in node.adjectives]
    modifiers: list[Message] = []
    several = None
    if isinstance(node.zone, model.Local):
        several = context.mentions.get(node.zone.name, NounPhrase(noun_id(node.kind), adjectives=("a-chosen",)))
        adjectives += several.adjectives
        modifiers += several.modifiers
        if several.determiner == "the-other":
            determiner = OTHERS.get(determiner, determiner)
    elif node.zone is not None:
        modifiers.append(say(place, zone=noun(context, node.zone)))
        declared = context.vocabulary.zone(node.zone.property)
        if node.unseen and declared is not None and declared.sight != "outward":
            modifiers.append(say("m-unseen"))
    if node.history is not None:
        modifiers.append(_history(context, node.history, node.kind, single=node.determiner in SINGLE))
    if node.where is not None and not elsewhere:
        outer, context.candidate = (context.candidate, context.several, context.mentions), node.candidate
        context.mentions = {name: told for name, told in context.mentions.items() if name != node.candidate}
        context.several, context.denied = context.denied or determiner in PLURAL, False
        _where(context, node.where, adjectives, modifiers)
        context.candidate, context.several, context.mentions = outer
    # "the other ..." means the other members of the set here; it does not exclude `you`.
    others = several is not None and several.determiner == "the-other"
    if node.other_than is not None and (others or not implied):
        modifiers.append(say("m-other-than", what=noun(context, node.other_than)))
    return NounPhrase(
        noun_id(node.kind), determiner, adjectives=tuple(adjectives), modifiers=tuple(modifiers), about=node.candidate
    )


def _is_doubtful(context: ProseContext, node: model.Those) -> bool:
    """Whether "another" could be read as "not the subject of the sentence" although it means "not `you`"."""
    doer = context.subject
    return (
        isinstance(node.other_than, model.You)
        and isinstance(doer, model.Current | model.Local | model.Seat | model.SeatAfter)
        and kind_of(doer) == node.kind
    )


def _excludes_the_doer(context: ProseContext, node: model.Those) -> bool:
    """Whether a noun phrase means "a player who is not the subject", which is printed as "another player"."""
    match node.where:
        case model.Is(_, model.Local(_, name), (only,), True) if node.determiner == "a":
            return name == node.candidate and only == context.subject and not isinstance(node.zone, model.Local)
        case _:
            return False


def _history(context: ProseContext, history: model.History, kind: str, single: bool) -> Message:
    roles = context.vocabulary.verbs[history.verb].roles
    role = roles[history.role]
    arguments: list[Argument] = [None] * len(roles)
    arguments[history.who_role] = noun(context, history.who)
    what = NounPhrase(noun_id(kind), "that" if single else "bare")
    if not role.preposition:
        arguments[history.role] = what
    event = verb_message(history.verb, arguments, context.vocabulary)
    when = scope(history.scope, "this")
    if not role.preposition:
        return say("m-history", event=event, scope=when)
    return say("m-history-by", event=event, link=say(f"link-{role.preposition}", what=what), scope=when)


def _where(
    context: ProseContext, condition: model.Condition, adjectives: list[Adjective], modifiers: list[Message]
) -> None:
    """Add the conditions on a candidate to the adjectives if possible, else to the phrases after the noun."""
    if isinstance(condition, model.And):
        for part in condition.parts:
            _where(context, part, adjectives, modifiers)
    elif words := _adjective(context, condition):
        adjectives.append(words[0] if len(words) == 1 else words)
    else:
        modifiers.append(_modifier(context, condition))


def _adjective(context: ProseContext, condition: model.Condition) -> tuple[str, ...]:
    """Return the adjectives for the condition that a property of the candidate has one of some words; else nothing."""
    match condition:
        case model.Is(_, model.Read(_, told, _, None) as left, options, False) if is_mine(context, left):
            words = tuple(value_id(option) for option in options if isinstance(option, model.Value))
            return words if len(words) == len(options) and context.vocabulary.is_spoken(told) else ()
        case _:
            return ()


def _modifier(context: ProseContext, condition: model.Condition) -> Message:
    """Return a condition on a candidate as a phrase after the noun."""
    if cards := same_card(condition):
        if is_mine(context, cards[0].what):
            return say("m-no-card" if cards[0].negated else "m-card", values=names_of(context, cards))
    match condition:
        case model.Is(_, model.Read(_, property, _, index) as left, options, negated) if is_mine(context, left):
            values = tuple(noun(context, option) for option in options)
            phrase = read(context, property, None, index)
            return say("m-is-not" if negated else "m-is", property=phrase, values=values)
        case model.Is(_, model.Read(_, told, model.Read() | model.Owner() as holder, None), options, False) if (
            context.vocabulary.is_spoken(told) and (whose := _related(context, holder)) is not None
        ):
            values = tuple(noun(context, option) for option in options)
            return say("m-whose", whose=whose, property=NounPhrase(property_id(told), "the"), values=values)
        case model.Is(_, model.Owner(_, left), (only,), negated) if is_mine(context, left):
            return say("m-not-owned" if negated else "m-owned", who=noun(context, only))
        case model.Is(_, model.Local() as left, options, negated) if is_mine(context, left):
            said = tuple(noun(context, option) for option in options)
            what = said[0] if len(said) == 1 else said
            if negated:
                return say("m-other-than", what=what)
            return say("m-card", values=said) if len(said) == 1 else say("m-among", what=what)
        case model.Compare(_, "=", left, model.Total(sort=("highest" | "lowest") as sort, same=True)):
            if isinstance(left, model.Read) and is_mine(context, left):
                return say(f"m-{sort}", property=read(context, left.property, None, left.index))
            return say(f"m-{sort}", property=noun(context, left))
        case model.Compare(_, operator, model.Read(_, property, _, index) as left, right) if is_mine(context, left):
            phrase = read(context, property, None, index)
            return say(f"m-{COMPARISONS[operator]}", property=phrase, amount=noun(context, right))
        case model.IsKind(_, model.Local() as left, kind, negated) if is_mine(context, left):
            other = NounPhrase(noun_id(kind), "live" if context.several else "a")
            return say("m-other-than", what=other) if negated else say("m-card", values=(other,))
        case model.IsIn(_, model.Local() as left, zone, negated) if is_mine(context, left):
            return say("m-not-in" if negated else "m-in", zone=noun(context, zone))
        case model.IsCopy(_, model.Local() as left, right, False) if is_mine(context, left):
            return say("m-copy", what=noun(context, right))
        case model.ThereIs(_, what, False) if what.history is not None and is_only(what, context.candidate):
            return _history(context, what.history, what.kind, single=not context.several)
        case model.IsEmpty(_, model.Read(_, property, _, None) as left, negated) if is_mine(context, left):
            return say("m-not-empty" if negated else "m-empty", zone=read(context, property, None, None))
        case model.HasSlot(_, left, name, negated) if is_mine(context, left):
            return say("m-without-slot" if negated else "m-with-slot", slot=slot(name))
        case _:
            return say("m-which", condition=context.inner.condition(context, condition))


def _related(context: ProseContext, holder: model.Read | model.Owner) -> NounPhrase | None:
    """Return "owner" or "opposing player" if an expression is that of the candidate; None for other expressions."""
    if isinstance(holder, model.Read):
        return read(context, holder.property, None, None) if is_mine(context, holder) and not holder.index else None
    return NounPhrase("n-owner", "the") if isinstance(holder.of, model.Local) and is_mine(context, holder.of) else None


def is_mine(context: ProseContext, node: model.Expression) -> bool:
    """Whether an expression is the candidate of the current noun phrase, or a property of this candidate."""
    if isinstance(node, model.Read):
        node = node.owner if node.owner is not None else node
    return isinstance(node, model.Local) and node.name == context.candidate


def names_of(context: ProseContext, cards: Sequence[model.IsCard]) -> tuple[NounPhrase, ...]:
    """Return the names of the cards in `CARD is A or B`."""
    named = context.vocabulary.cards
    return tuple(NounPhrase(noun_id(one.kind), "the", name=named[one.card], card=one.card) for one in cards)


# ----------------------------------------------------------------------------------------------- helper functions


def with_determiner(phrase: NounPhrase, determiner: str) -> NounPhrase:
    """Return a phrase with another determiner; a phrase that means "other" keeps this meaning."""
    other = phrase.determiner in ("another", "each-other", "live-other") and determiner != phrase.determiner
    if other and determiner == "some":
        return replace(phrase, determiner="some-other")
    return replace(phrase, determiner=determiner, adjectives=(*(("a-other",) if other else ()), *phrase.adjectives))


def that(value: Argument) -> NounPhrase:
    return as_phrase(value).bare("that")


def as_phrase(value: Argument) -> NounPhrase:
    if isinstance(value, NounPhrase):
        return value
    raise Unprintable(f"not a thing: {value}")


names.complete(get_args(model.Phrase))
