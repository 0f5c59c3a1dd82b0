"""Resolve conditions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Translatable, tr, writing
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one

from .. import model
from ..model import Type
from .context import Context, Names, wrong
from .forms import as_call
from .phrases import as_amount, as_expression, as_place, as_thing, as_those, as_zone
from .types import must_be, type_of
from .words import as_value, no_value, words_of

_OPERATORS: dict[str, model.Comparison] = {
    "EQUAL": "=",
    "LESS": "<",
    "GREATER": ">",
    "NOT_MORE": "<=",
    "NOT_LESS": ">=",
}


def as_condition(cx: Context, node: nodes.Condition, names: Names) -> model.Condition:
    """Resolve a condition."""
    span = node.span
    match node:
        case nodes.And():
            return model.And(span, tuple(all_of(cx, node, names)))
        case nodes.Or():
            return model.Or(span, tuple(parts(cx, node, names)))
        case nodes.Compare():
            return as_comparison(cx, node, names)
        case nodes.Is():
            left = as_expression(cx, node.left, names)
            if cards := cards_asked(cx, node, left, names):
                return as_is_card(cx, span, left, cards, node.negated is not None)
            options = tuple(as_option(cx, option, left, names) for option in node.values)
            return as_is(cx, span, left, options, node.negated is not None)
        case nodes.IsKind():
            left = as_expression(cx, node.left, names)
            kind = cx.vocabulary.kind(node.kind.text)
            return model.IsKind(span, left, kind, node.negated is not None)
        case nodes.IsNext():
            return as_is_next(cx, node, names)
        case nodes.IsCopy():
            left = as_thing(cx, node.left, names, "card")
            return model.IsCopy(span, left, as_thing(cx, node.right, names, "card"), node.negated is not None)
        case nodes.IsIn():
            left = as_expression(cx, node.left, names)
            return model.IsIn(span, left, as_zone(cx, node.zone, names), node.negated is not None)
        case nodes.IsEmpty():
            return model.IsEmpty(span, as_place(cx, node.left, names), node.negated is not None)
        case nodes.HasSlot():
            return model.HasSlot(span, as_expression(cx, node.what, names), node.slot.text, node.negated is not None)
        case nodes.ThereIs():
            if isinstance(node.what, nodes.CardIn):
                if node.negated is not None:
                    help = tr("write it like this: {0}", "a copy of CARD in ZONE is nothing")
                    raise wrong(cx, "E305", tr("'there is no' needs a noun"), node.what.span, help)
                return model.Exists(span, as_expression(cx, node.what, names))
            return model.ThereIs(span, as_those(cx, node.what, names), node.negated is not None)
        case nodes.Result():
            if not names.after:
                message = tr("this cannot be true while the game is running")
                raise wrong(cx, "E216", message, span, tr("only 'worth of ...' and scenarios can test the result"))
            winner = as_thing(cx, node.winner, names, "player") if node.winner is not None else None
            return model.Result(span, node.result.text, node.negated is not None, winner)
        case nodes.CanDo():
            return as_can(cx, node, names)
        case _:
            assert_never(node)


def parts(cx: Context, node: nodes.And | nodes.Or, names: Names) -> Iterator[model.Condition]:
    """Yield the operands of a chain of `and`, or of a chain of `or`, in order."""
    for part in (node.left, node.right):
        if isinstance(part, nodes.And | nodes.Or) and type(part) is type(node):
            yield from parts(cx, part, names)
        else:
            yield as_condition(cx, part, names)


def as_comparison(cx: Context, node: nodes.Compare, names: Names) -> model.Condition:
    """Resolve a comparison; for anything but amounts, `=` tests whether both sides are the same."""
    operator = _OPERATORS[node.operator.sort]
    left = as_expression(cx, node.left, names)
    if operator == "=" and type_of(cx, left).tag != "number":
        right = as_expression(cx, node.right, names, type_of(cx, left))
        return as_is(cx, node.span, left, (right,), False)
    if type_of(cx, left).tag not in ("number", "unknown"):
        raise wrong(cx, "E201", tr("a number is needed here, but this is {0}", type_of(cx, left)), node.left.span)
    return model.Compare(node.span, operator, left, as_amount(cx, node.right, names))


def cards_asked(cx: Context, node: nodes.Is, left: model.Expression, names: Names) -> list[str]:
    """Return the ids of the cards in `CARD is A or B`; an empty list if the values are not all ids of cards.

    In a scenario, a local name with the same word has priority.
    """
    have = type_of(cx, left)
    if have.tag != "thing" or cx.model.is_a(have.of, "player"):
        return []
    cards: list[str] = []
    for value in node.values:
        if not isinstance(value, nodes.Name) or (card := cx.card(value.word.text)) not in cx.declared.cards:
            return []
        if value.word.text in names.local:
            return []
        if not cx.model.is_a(cx.declared.cards[card], have.of):
            raise wrong(cx, "E211", tr("{0} can never be {1}", have, one(cx.declared.cards[card])), value.span)
        cards.append(card)
    return cards


def as_is_card(
    cx: Context, span: Span, left: model.Expression, cards: list[str], negated: bool
) -> model.IsCard | model.And | model.Or:
    """Resolve `CARD is A or B`, where A and B are ids of cards."""
    tests = tuple(model.IsCard(span, left, cx.declared.cards[card], card, negated) for card in cards)
    if len(tests) == 1:
        return tests[0]
    return model.And(span, tests) if negated else model.Or(span, tests)


def as_is_next(cx: Context, node: nodes.IsNext, names: Names) -> model.IsNextTo:
    """Resolve `X is next to Y`, for two cards or two players."""
    left, right = as_expression(cx, node.left, names), as_expression(cx, node.right, names)
    players = cx.model.is_a(type_of(cx, left).of, "player")
    for side, written in ((left, node.left), (right, node.right)):
        must_be(cx, side, Type("thing", "player" if players else "card"), written.span)
    return model.IsNextTo(node.span, left, right, node.negated is not None)


def all_of(cx: Context, node: nodes.And, names: Names) -> Iterator[model.Condition]:
    """Yield the operands of a chain of `and`, in order; `X is a KIND` narrows the type of X in those after it."""
    left: list[model.Condition] = []
    if isinstance(node.left, nodes.And):
        left += all_of(cx, node.left, names)
    else:
        left.append(as_condition(cx, node.left, names))
    yield from left
    for part in left:
        names = narrowed(cx, part, names)
    if isinstance(node.right, nodes.And):
        yield from all_of(cx, node.right, names)
    else:
        yield as_condition(cx, node.right, names)


def narrowed(cx: Context, condition: model.Condition | None, names: Names, otherwise: bool = False) -> Names:
    """Return the scope in which a condition holds: after `X is a KIND`, X has this kind.

    otherwise: the condition does not hold in the scope.
    """
    for part in condition.parts if isinstance(condition, model.And) and not otherwise else (condition,):
        match part:
            case model.IsKind(_, model.Local(_, name, have), kind, negated) if negated == otherwise:
                if have.tag == "thing" and kind != have.of and cx.model.is_a(kind, have.of):
                    names = names.inside()
                    names.local[name] = (Type("thing", kind), names.local.get(name, (have, False))[1])
                    names.candidates = tuple((kind if its == name else of, its) for of, its in names.candidates)
            case model.IsKind(_, model.This(_, have), kind, negated) if negated == otherwise:
                if cx.model.is_a(kind, have):
                    names = replace(names, this=kind)
            case _:
                pass
    return names


def as_option(cx: Context, node: nodes.IsValue, left: model.Expression, names: Names) -> model.Expression:
    """Resolve an operand of `is`: a word of a list, or another thing."""
    have = type_of(cx, left)
    if isinstance(node, nodes.Name) and have.tag in ("value", "set", "thing"):
        no_value(cx, node.word, have, names)
    if isinstance(node, nodes.WordValue) and have.tag == "thing":
        lists: dict[str, Type] = {
            p.type.of: p.type
            for (owner, _), p in cx.model.properties.items()
            if owner and cx.model.is_a(have.of, owner) and p.type.tag in ("value", "set")
            if node.word.text in words_of(cx, p.type.of)
        }
        if len(lists) != 1:
            raise wrong(cx, "E208", tr("{0} cannot be '{1}'", one(have.of), node.word.text), node.span)
        return as_value(cx, node.word, next(iter(lists.values())))
    return as_expression(cx, node, names, have)


def as_is(
    cx: Context, span: Span, left: model.Expression, options: tuple[model.Expression, ...], negated: bool
) -> model.Condition:
    """Resolve `X is A or B`; if X is a thing and A a word of a list, the property of X with this list is tested."""
    have = type_of(cx, left)
    if any(isinstance(option, model.Nothing) for option in options):
        return as_is_nothing(cx, span, left, options, negated)
    for option in options:
        got = type_of(cx, option)
        if "unknown" in (have.tag, got.tag) or "nothing" in (have.tag, got.tag):
            continue
        if have.tag == "thing" and got.tag == "value":
            found = cx.model.property_for(have.of, got.of)
            if found is None:
                word = option.word if isinstance(option, model.Value) else got.of
                raise wrong(cx, "E208", tr("{0} cannot be '{1}'", one(have.of), word), option.span)
            return model.Is(span, model.Read(left.span, found, left, None, True), options, negated)
        if have.tag == "set" and got.tag == "value" and have.of == got.of:
            continue
        if have.tag != got.tag or (have.tag == "value" and have.of != got.of):
            raise wrong(cx, "E211", tr("{0} can never be {1}", have, got), option.span)
    return model.Is(span, left, options, negated)


def _emptiness(have: Type, span: Span, negated: bool) -> Translatable:
    """Return the help text that suggests `is empty` or a comparison with 0 instead of `is nothing`."""
    said = "is not nothing" if negated else "is nothing"
    place = span.last(len(said))
    if have.tag in ("set", "zone"):
        return writing(tr("write 'is empty'"), said.replace("nothing", "empty"), at=place)
    return writing(tr("write '= 0'"), "> 0" if negated else "= 0", at=place) if have.tag == "number" else NO_TEXT


def as_is_nothing(
    cx: Context, span: Span, left: model.Expression, options: tuple[model.Expression, ...], negated: bool
) -> model.And | model.Or | model.Exists:
    """Resolve `X is nothing`, where X is a name that may be unbound, or a property that refers to a thing."""
    have = type_of(cx, left)
    if have.tag not in ("thing", "value", "nothing", "unknown"):
        what = tr("a set") if have.tag == "set" else have
        raise wrong(cx, "E211", tr("{0} can never be nothing", what), span, _emptiness(have, span, negated))
    exists = model.Exists(span, left, not negated)
    rest = tuple(option for option in options if not isinstance(option, model.Nothing))
    if not rest:
        return exists
    other = as_is(cx, span, left, rest, negated)
    return model.And(span, (exists, other)) if negated else model.Or(span, (exists, other))


def as_can(cx: Context, node: nodes.CanDo, names: Names) -> model.Can:
    """Resolve `WHO can ...`: the condition that nothing forbids an action."""
    who = as_expression(cx, node.who, names)
    verb, arguments = as_call(cx, node.verb, who, node.arguments, names)
    found: list[model.Expression] = []
    for argument in arguments:
        if isinstance(argument, model.Those):
            help = tr("write it like this: there is (a {0} as NAME where ... can {1} NAME)", argument.kind, verb.base)
            raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", argument.kind), argument.span, help)
        found.append(argument)
    return model.Can(node.span, verb.key, tuple(found))
