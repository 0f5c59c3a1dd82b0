"""Take nodes of the model apart before they are said: statements, alternatives, conditions and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ombre.compiler import model

from .mentions import bindings


def spread(body: Sequence[model.Statement]) -> Iterator[model.Statement]:
    """Yield statements; in the place of those under no condition, such as a line that puts
    several cards, their parts; and in the place of an action whose outcome is asked for, the action.
    """
    for statement in body:
        if isinstance(statement, model.Attempt):
            yield statement.act
        elif isinstance(statement, model.If) and statement.condition == model.And(statement.condition.span, ()):
            yield from spread(statement.then)
        else:
            yield statement


def ways(alternatives: Sequence[model.Alternative]) -> Iterator[tuple[model.Alternative, set[str]]]:
    """Yield each alternative with the names that only other alternatives bind."""
    bound = [set(bindings(tuple(model.walk(one)))) for one in alternatives]
    for one, own in zip(alternatives, bound, strict=True):
        yield one, set[str]().union(*bound) - own


def names_in(node: model.Node) -> set[str]:
    """Return all names that a node uses."""
    return {part.name for part in model.walk(node) if isinstance(part, model.Local)}


def own_tests(phrase: model.Phrase) -> tuple[model.Phrase, list[model.Condition]]:
    """Return a phrase with the conditions on its things, and those that are not about them, such as on who is asked."""
    if not isinstance(phrase, model.Those) or phrase.where is None:
        return phrase, []
    tests = phrase.where.parts if isinstance(phrase.where, model.And) else (phrase.where,)
    loose = [test for test in tests if phrase.candidate not in names_in(test) and not is_long_test(test)]
    kept = tuple(test for test in tests if test not in loose)
    where = None if not kept else kept[0] if len(kept) == 1 else model.And(phrase.span, kept)
    return replace(phrase, where=where), loose


def is_long_test(test: model.Condition) -> bool:
    """Whether a condition names things of its own, so that it would not stand well before the sentence."""
    return any(isinstance(node, model.Those) for node in model.walk(test))


def same_card(condition: model.Condition) -> tuple[model.IsCard, ...]:
    """Return the tests of `CARD is A or B`, or of its negation; none if the condition is not of this form."""
    match condition:
        case model.IsCard():
            return (condition,)
        case model.And(_, parts) | model.Or(_, parts):
            negated = isinstance(condition, model.And)
            cards = tuple(part for part in parts if isinstance(part, model.IsCard) and part.negated == negated)
            alike = len(cards) == len(parts) and all(card.what == cards[0].what for card in cards)
            return cards if alike else ()
        case _:
            return ()


def kind_of(node: model.Expression) -> str:
    """Return the kind of an expression; empty if the expression does not determine it."""
    match node:
        case model.Local(_, _, type_):
            return type_.of
        case (
            model.This(_, kind)
            | model.You(_, kind)
            | model.Current(_, kind)
            | model.Beginning(_, kind)
            | model.ById(_, kind)
            | model.Seat(kind=kind)
            | model.SeatAfter(kind=kind)
        ):
            return kind
        case _:
            return ""


def is_number(node: model.Expression) -> bool:
    """Whether an expression is an amount."""
    match node:
        case model.Read(_, property):
            return property.type == model.NUMBER
        case model.Local(_, _, type_):
            return type_ == model.NUMBER
        case _:
            return isinstance(node, model.Calculation | model.Number | model.Size)


def is_only(found: model.Those, name: str | None) -> bool:
    """Whether a set can have only the thing of a name: "a card that was played, where it is that one"."""
    match found:
        case model.Those(
            zone=None, adjectives=(), where=model.Is(_, model.Local(_, it), (model.Local(_, one),), False)
        ):
            return it == found.candidate and one == name
        case _:
            return False
