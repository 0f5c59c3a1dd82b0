"""Build sentences from statements: sequences, choices, loops and conditions.

`effects.py` builds the messages of statements without a block; `abilities.py` builds whole abilities.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import get_args

from ombre.compiler import model
from ombre.compiler.simultaneous import happening

from ..language.messages import ADDRESSED, CONDITIONAL, LOOPS, OFFERS, Amount, Argument, Message, NounPhrase, say
from . import making as making
from .conditions import both, condition
from .context import ProseContext, tells
from .declared_words import Unprintable, noun_id, value_id
from .effects import call, done_by, move_id
from .events import event, parted, until
from .mentions import bindings, choose_within, noted, phrases, uses
from .nouns import amount, as_phrase, noun, that, those, with_determiner
from .parts import is_number, names_in, own_tests, spread, ways
from .sentences import OPEN, block, explained, in_a_row, in_option, listed, side_by_side

# Messages that cannot follow "may".
UNOFFERED = (*CONDITIONAL, *LOOPS, *OFFERS, "must")

# Determiners of a player whom a condition can name before the sentence does.
KNOWN = ("you", "the", "that", "this")


def sentences(context: ProseContext, body: Sequence[model.Statement]) -> list[Message]:
    """Return statements as sentences; consecutive actions of one player form one sentence."""
    told: list[tuple[model.Statement, Message]] = []
    rest = list(spread(body))
    while rest:
        statement = rest.pop(0)
        if rest and (merged := choose_within(statement, rest)):
            statement = merged
            rest.pop(0)
        told += [(statement, message) for message in _sentences_of(context, statement)]
        context.pronoun = False  # "it" must not refer to a thing of an earlier sentence
    return listed([*in_a_row(told)])


def _sentences_of(context: ProseContext, node: model.Statement) -> list[Message]:
    """Return the sentences of one statement; those with letters of computed amounts explain them."""
    outer, context.explained = context.explained, []
    messages = _statement(context, node)
    # A modifier with a duration has a fixed amount; the amount of a printed modifier is computed at each read.
    how = "letter-fixed" if isinstance(node, model.Modify) and node.duration else "letter-is"
    letters = context.explanations(how)
    context.explained = outer
    return explained(messages, letters)


def _statement(context: ProseContext, node: model.Statement) -> list[Message]:
    told = tells[type(node)](context, node)
    return told if isinstance(told, list) else [told]


@tells(*get_args(model.ScenarioItem))
def scenario_item(context: ProseContext, node: model.ScenarioItem) -> Message:
    raise Unprintable(type(node).__name__)


@tells(model.MayDo)
def _may_do(context: ProseContext, node: model.MayDo) -> Message:
    return offered(context, node.offer)


@tells(model.Attempt)
def _attempt(context: ProseContext, node: model.Attempt) -> list[Message]:
    return _statement(context, node.act)


@tells(model.Together)
def _together(context: ProseContext, node: model.Together) -> Message:
    told = [m for statement in spread(node.body) for m in _sentences_of(context, _in_one_go(statement))]
    return side_by_side("together", listed(told)) if told else say("nothing-happens")


def _in_one_go(statement: model.Statement) -> model.Statement:
    """Return a line of `together` whose loops do not tell that their events follow one another, as they do not."""
    match statement:
        case model.ForEach(body=(only,), at_once=0):
            return replace(statement, body=(_in_one_go(only),), inline=True)
        case model.If(_, _, then, otherwise):
            return replace(statement, then=(*map(_in_one_go, then),), otherwise=(*map(_in_one_go, otherwise),))
        case _:
            return statement


@tells(model.Grant)
def _grant(context: ProseContext, node: model.Grant) -> Message:
    quoted = tuple(_quoted(context, ability) for ability in node.abilities)
    return say("obtain", what=noun(context, node.who), abilities=quoted, until=until(context, node.duration))


def _block(context: ProseContext, body: Sequence[model.Statement]) -> Message:
    return block(sentences(context, body))


# ------------------------------------------------------------------------------------------------------- choices


@tells(model.ChooseSome)
def _choose_some(context: ProseContext, node: model.ChooseSome) -> Message:
    how = "any-number" if node.most is None else "counted" if node.exactly else "up-to"
    some = with_determiner(those(context, node.what, "m-there" if node.searches else "m-from"), how)
    count = None if node.most is None else amount(context, node.most)
    some = replace(some, plural=True, count=count, about=node.name)
    who = noun(context, node.chooser)
    return _search(who, some) if node.searches else say("choose", chooser=who, what=some)


@tells(model.ChooseValue)
def _choose_value(context: ProseContext, node: model.ChooseValue) -> Message:
    values = _values_of(context, node.list, node.name, node.where)
    return say("choose-value", chooser=noun(context, node.chooser), values=values)


@tells(model.ChooseOne)
def _choose_one(context: ProseContext, node: model.ChooseOne) -> Message:
    options = tuple(_alternative(context, one, foreign) for one, foreign in ways(node.alternatives))
    return say("choose-one", chooser=noun(context, node.chooser), options=options)


@tells(model.Choose)
def _choose(context: ProseContext, node: model.Choose) -> list[Message]:
    who = noun(context, node.chooser)
    context.subject = node.chooser
    what = replace(those(context, node.what, "m-there" if node.searches else ""), about=node.name)
    context.subject = None
    chosen = _search(who, what) if node.searches else say("choose", chooser=who, what=what)
    return [chosen, say("if-none", action=_block(context, node.otherwise))] if node.otherwise else [chosen]


def _search(who: Argument, what: NounPhrase) -> Message:
    """Return the message of a search; the zone is an argument of the search instead of a part of the noun phrase."""
    there = next((m for m in what.modifiers if m.id == "m-there"), None)
    rest = tuple(m for m in what.modifiers if m is not there)
    zone = there.get("zone") if there is not None else None
    return say("search", chooser=who, what=replace(what, modifiers=rest), zone=zone)


def _values_of(context: ProseContext, list_: str, name: str, where: model.Condition | None) -> Argument:
    modifiers: list[Message] = []
    others: list[model.Condition] = []
    for test in where.parts if isinstance(where, model.And) else () if where is None else (where,):
        match test:
            case model.Is(_, model.Local(_, other), options, negated) if other == name and all(
                isinstance(option, model.Value) for option in options
            ):
                values = tuple(value_id(option) for option in options if isinstance(option, model.Value))
                if test is where and not negated:
                    return values
                modifiers.append(say("m-no-value" if negated else "m-card", values=values))
            case model.Is(_, model.Local(_, other), options, negated) if other == name:
                said = tuple(noun(context, option) for option in options)
                modifiers.append(say("m-no-card" if negated else "m-card", values=said))
            case _:
                others.append(test)
    if where is not None and others:
        rest = others[0] if len(others) == 1 else model.And(where.span, tuple(others))
        modifiers.append(say("m-which", condition=condition(context, rest)))
    return (NounPhrase(noun_id(list_), "a", modifiers=tuple(modifiers)),)


def _alternative(context: ProseContext, alternative: model.Alternative, elsewhere: set[str]) -> Message:
    """Return the message of one of several alternatives.

    elsewhere: the names that only other alternatives bind; their phrases may equal those of this alternative.
    """
    outer = context.mentions
    context.mentions = mentions_in(context, alternative, elsewhere)
    told = in_option(sentences(context, alternative.body))
    around, context.explained = context.explained, []
    asked = None if alternative.condition is None else condition(context, alternative.condition)
    whole = explained(under(asked, told), context.explanations("letter-is"))
    context.mentions, context.explained = outer, around
    return say("option", sentences=tuple(whole))


def mentions_in(context: ProseContext, alternative: model.Alternative, elsewhere: set[str]) -> dict[str, NounPhrase]:
    """Return the phrases for mentions inside one of several alternatives; elsewhere: as for `_alternative`."""
    here = bindings(tuple(model.walk(alternative)))
    around = {name: b for name, b in context.found.items() if name not in elsewhere and name not in here}
    return {**context.mentions, **phrases({**around, **here}, context.kind, context.acting)}


@tells(model.May)
def _may(context: ProseContext, node: model.May) -> list[Message]:
    match node.body:
        case (model.Let() as let, *rest) if rest and not noted(let.value):
            told = _sentences_of(context, let)  # printed before the "may"
            return [*told, *_may(context, replace(node, body=tuple(rest)))]
        case body:
            who = noun(context, node.who)
            told = _offered(who, sentences(context, body))
            if not node.otherwise:
                return told
            return [*told, say("if-not", who=who, action=_block(context, node.otherwise))]


def _offered(who: Argument, told: list[Message]) -> list[Message]:
    if not told:
        return []
    first, *rest = (done_by(told[0], who), *told[1:])
    if not is_offered(first, who):
        return [say("may-do", who=who, action=block(told))]
    may = say("may", who=who, action=first)
    return [may, say("if-so", who=who, action=block(rest))] if rest else [may]


def offered(context: ProseContext, offer: model.Offer) -> Message:
    """Return the message of one offer of a window, or of a line `WHO may VERB`."""
    who = noun(context, offer.who)
    context.mentions[offer.name] = that(who)
    asked, arguments = list[model.Condition](), list[model.Phrase]()
    for one in offer.arguments:
        phrase: model.Phrase = _any_word(one) if isinstance(one, model.Some) else one
        phrase, tests = own_tests(phrase) if as_phrase(who).determiner in KNOWN else (phrase, [])
        arguments.append(phrase)
        asked += tests
    test = condition(context, asked[0] if len(asked) == 1 else model.And(offer.span, tuple(asked))) if asked else None
    action = call(context, model.Call(offer.span, offer.verb, tuple(arguments)))
    return under(test, [say("must" if offer.must else "may", who=who, action=action)])[0]


def _any_word(some: model.Some) -> model.Those:
    """Return the noun phrase for any word of a list: "a symbol"."""
    return model.Those(some.span, some.type.of, "a", where=some.where, candidate=some.name)


@tells(model.Window)
def _window(context: ProseContext, node: model.Window) -> Message:
    asked = tuple(offered(context, offer) for offer in node.offers)
    first = None if node.start is None else noun(context, node.start)
    others = None if node.second is None else noun(context, node.second)
    return say("window-once" if node.once else "window", start=first, second=others, offers=asked)


# ------------------------------------------------------------------------------------------- names and conditions


@tells(model.Let)
def _let(context: ProseContext, node: model.Let) -> list[Message]:
    name, value = node.name, node.value
    phrase = noun(context, value)
    if noted(value):  # the text refers to the present value, even if the property changes later
        return [say("note", what=replace(as_phrase(phrase), about=name))]
    if isinstance(phrase, NounPhrase) and (isinstance(value, model.Those) or not is_number(value)):
        context.mentions[name] = phrase
        return []
    return [say("let", letter=context.letter_for(name), value=phrase)]


@tells(model.If)
def _if(context: ProseContext, node: model.If) -> list[Message]:
    test, otherwise = node.condition, node.otherwise
    inner = sentences(context, node.then)
    if otherwise and _has_brackets(inner):
        asked = condition(context, test)
        return [
            say("if-all", condition=asked, sentences=tuple(inner)),
            say("otherwise", action=_block(context, otherwise)),
        ]
    # With the message `if-block`, the "otherwise" cannot be read as a part of an inner "if".
    nested = any(message.id in CONDITIONAL for message in inner)
    told = [say("if-block" if nested else "if", condition=condition(context, test), action=block(inner))]
    return [*told, say("otherwise", action=_block(context, otherwise))] if otherwise else told


def _has_brackets(inner: list[Message]) -> bool:
    """Whether the statements of a block cannot be one clause without brackets."""
    whole = block(inner)
    parts = whole.get("parts") if whole.id == "steps" else None
    return isinstance(parts, tuple) and any(isinstance(part, Message) and part.id == "bracketed" for part in parts)


def under(asked: Message | None, told: list[Message]) -> list[Message]:
    """Return sentences under a condition that applies to all of them."""
    if asked is None or not told:
        return told
    whole = block(told)
    if whole.id == "steps":
        return [say("if-all", condition=asked, sentences=tuple(told))]
    return [say("if-block" if whole.id in CONDITIONAL else "if", condition=asked, action=whole)]


def lead(id: str, arguments: Mapping[str, Argument], told: list[Message]) -> list[Message]:
    """Join a clause such as "when ..." with the first sentence; the other sentences follow."""
    if not told:
        return []
    return [Message(id, (*arguments.items(), ("action", told[0]))), *told[1:]]


def is_offered(first: Message, who: Argument) -> bool:
    """Whether "may" can stand before a sentence: it is an action of the player who may do it, or names nobody else."""
    return first.id in ADDRESSED or first.id not in UNOFFERED and doer([first]) == who


def doer(told: list[Message]) -> NounPhrase | None:
    """Return the subject of the first sentence; None if it has none."""
    first: Argument = told[0] if told else None
    while isinstance(first, Message):
        first = first.get("action") if first.id == "where-x" else next((value for _, value in first.arguments), None)
    return first if isinstance(first, NounPhrase) else None


@tells(model.Table)
def _table(context: ProseContext, node: model.Table) -> list[Message]:
    told: list[Message] = []
    for axis in node.axes:
        context.mentions[axis] = NounPhrase(noun_id(axis), "that")
    for cell in node.cells:
        spans = zip(node.axes, cell.spans, strict=True)
        places = tuple(_place(axis, *span) for axis, span in spans if span is not None)
        id = "cell-empty" if not cell.body else "cell" if places else "cell-any"
        told.append(say(id, places=places, sentences=tuple(sentences(context, cell.body))))
    if node.otherwise:
        told.append(say("cell-otherwise", sentences=tuple(sentences(context, node.otherwise))))
    return told


def _place(axis: str, first: int, last: int) -> Message:
    """Return the position of a cell on an axis."""
    end = Amount(last) if last != first else None
    return say("place", axis=NounPhrase(noun_id(axis), "none"), first=Amount(first), last=end)


# ------------------------------------------------------------------------------------------------- abilities in effects


@tells(model.Listen)
def _listen(context: ProseContext, node: model.Listen) -> list[Message]:
    ability = node.ability
    assert ability.event is not None
    happens = event(context, ability.event)
    # The next event that fulfils the condition need not be the next event.
    happens, held = (happens, None) if node.once else parted(happens)
    head = {"event": happens, "until": until(context, node.duration)}
    body = sentences(context, ability.body)
    asked = None if ability.tested is None else condition(context, ability.tested)
    test = asked if held is None else held if asked is None else both(held, asked)
    told = under(test, body)
    # Sentences behind this one would no longer be a part of what happens then.
    return lead("next-time" if node.once else "when-until", head, [block(told)] if told else [])


def _quoted(context: ProseContext, ability: model.Ability) -> Message:
    inner = context.inner.ability(context.quoted(), ability)
    if inner.label is None:
        return say("quoted", sentences=inner.sentences)
    return say("quoted-label", label=inner.label, sentences=inner.sentences)


# --------------------------------------------------------------------------------------------------------- loops


@tells(model.RepeatUntil)
def _repeat_until(context: ProseContext, node: model.RepeatUntil) -> Message:
    return say("repeat-until", condition=condition(context, node.condition), action=_block(context, node.body))


@tells(model.ForItem)
def _for_item(context: ProseContext, node: model.ForItem) -> Message:
    context.mentions[node.name] = NounPhrase("n-item", "that")
    item = NounPhrase("n-item", "each", modifiers=(say("m-of", what=noun(context, node.of)),))
    return say("for-each", what=item, action=_block(context, node.body))


@tells(model.ForValue)
def _for_value(context: ProseContext, node: model.ForValue) -> Message:
    context.loop_over(node.name, noun_id(node.list))
    return say("for-each", what=NounPhrase(noun_id(node.list), "each"), action=_block(context, node.body))


@tells(model.Repeat)
def _repeat(context: ProseContext, node: model.Repeat) -> Message:
    often = amount(context, node.times)
    match node:
        case model.Repeat(_, _, (model.Move(_, model.Top(_, zone), to, end),), None, None):
            of_zone = say("m-of", what=noun(context, zone))
            top = NounPhrase("n-card", "the-top", often, modifiers=(of_zone,), plural=True)
            return say(move_id(context, to, end), what=top, zone=noun(context, to))
        case _:
            pass
    letters = context.explanations("letter-is")
    if node.name is not None and node.name in names_in(node):
        letters = (*letters, say("letter-counts", letter=context.letter_for(node.name)))
    told = letters or None
    if node.condition is None:
        return say("repeat", times=often, letters=told, action=_block(context, node.body))
    test = condition(context, node.condition)
    return say("repeat-while", times=often, letters=told, condition=test, action=_block(context, node.body))


@tells(model.ForEach)
def _each(context: ProseContext, node: model.ForEach) -> Message | list[Message]:
    return _at_once(context, node) if node.at_once else _for_each(context, node)


def _for_each(context: ProseContext, node: model.ForEach) -> Message:
    """Return the message of a loop.

    If possible, the loop becomes one clause, such as `each player rests` or `keep each chosen card`.
    """
    what = node.what
    if what.determiner not in ("each", "each other"):
        what = replace(what, determiner="each other" if what.determiner == "other" else "each")
    context.loop_over(node.name, noun_id(what.kind))
    head = replace(those(context, what), about=node.name)
    only = node.body[0] if len(node.body) == 1 else None
    if isinstance(only, model.Call):
        own = [isinstance(a, model.Local) and a.name == node.name for a in only.arguments]
        verb = context.vocabulary.verbs.get(only.verb)
        bare = [i for i, role in enumerate(verb.roles) if i and not role.preposition] if verb else []
        if own.count(True) == 1 and own.index(True) in bare and uses([only], node.name) == 1:
            return _in_order(node, _call_of_each(context, only, own.index(True), node.name, head))
    told = sentences(context, node.body)
    if len(told) == 1 and node.name in context.mentions:
        whole = _of_each(told[0], context.mentions[node.name], head)
        if whole is not None:
            return _in_order(node, whole)
    return _in_order(node, say("for-each", what=head, action=block(told)))


def _in_order(node: model.ForEach, told: Message) -> Message:
    """Return the text of a loop, which tells if its events follow one another though `each KIND` could be written."""
    match node:
        case model.ForEach(body=(model.Call(arguments=given),), inline=False, at_once=0):
            ordered = any(isinstance(one, model.Local) and one.name == node.name for one in given)
        case _:
            ordered = False
    return say("one-by-one", action=told) if ordered else told


def _at_once(context: ProseContext, node: model.ForEach) -> list[Message]:
    """Return the sentences of a loop in which all choose at the same time, and then do the rest one after the other."""
    first, rest = node.body[: node.at_once], node.body[node.at_once :]
    told: list[Message] = []
    if any(not isinstance(line, model.Let) for line in first):
        told.append(say("at-once", action=_for_each(context, replace(node, body=first, inline=True, at_once=0))))
    else:
        sentences(context, first)  # only notes what the names mean
    if rest:
        each = _for_each(context, replace(node, body=rest, inline=len(rest) == 1, at_once=0))
        is_event = len(rest) == 1 and happening(rest[0]) is not None
        told.append(say("all-at-once", action=each) if told and is_event else each)
    return told if len(told) > 1 or not rest else [say("all-at-once", action=told[0])]


def _call_of_each(context: ProseContext, node: model.Call, role: int, name: str, head: NounPhrase) -> Message:
    """Return a call with "each ..." in one role; the other roles mention the member as "that ..."."""
    context.mentions[name] = that(head)
    message = call(context, node)
    arguments = list(message.arguments)
    arguments[role] = (arguments[role][0], head)
    return Message(message.id, tuple(arguments))


def _of_each(told: Message, member: NounPhrase, head: NounPhrase) -> Message | None:
    """Turn a sentence about one member into a sentence about each member; None if that is not possible.

    The result is, for example, "each player draws 1, then rests".
    """
    if told.id == "where-x":
        inner = told.get("action")
        whole = _of_each(inner, member, head) if isinstance(inner, Message) else None
        return None if whole is None else Message("where-x", (("action", whole), *told.arguments[1:]))
    if told.id == "sequence":
        inner = told.get("first")
        first = _of_each(inner, member, head) if isinstance(inner, Message) else None
        return None if first is None else say("sequence", doer=told.get("doer"), first=first, rest=told.get("rest"))
    if not told.arguments or told.id in OPEN:
        return None
    held = told.get("property")
    if told.id in ("rises", "falls") and isinstance(held, NounPhrase) and held.of == told.get("owner") == member:
        whose: dict[str, Argument] = {"property": replace(held, of=head), "owner": head}
        return Message(told.id, tuple((name, whose.get(name, part)) for name, part in told.arguments))
    name, one = told.arguments[0]
    return Message(told.id, ((name, head), *told.arguments[1:])) if one == member else None


tells.complete(get_args(model.Statement))
