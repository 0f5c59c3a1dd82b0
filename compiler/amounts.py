"""Find out whether an amount can be below 0, or 0; and whether a verb does anything with 0."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from . import model

Natural = Callable[[model.Property], bool]
"""Whether a property is known to be at least 0 everywhere."""


def is_stored_natural(found: model.Property) -> bool:
    """Whether a property is a number at least 0 by its declaration. A fact can be lowered by cards of other files."""
    return found.sort in ("state", "option") and not found.signed


def is_natural(
    amount: model.Phrase, names: Collection[str] = (), natural: Natural = is_stored_natural, least: int = 0
) -> bool:
    """Whether an amount is certainly at least `least`, which is 0 or 1.

    names: the names that mean such amounts.
    """

    def certain(part: model.Phrase, least: int = least) -> bool:
        return is_natural(part, names, natural, least)

    match amount:
        case model.Number():
            return amount.value >= least
        case model.Local():
            return amount.name in names
        case model.Count() | model.Size():
            return least == 0
        case model.Read():
            return least == 0 and natural(amount.property)
        case model.Total():
            return least == 0 and certain(amount.amount)
        case model.Quotient():
            return certain(amount.of) and certain(amount.by, 0) and (least == 0 or _is_rounded_up(amount))
        case model.Arithmetic(operator="+"):
            left, right = amount.left, amount.right
            return certain(left, 0) and certain(right, 0) and (certain(left) or certain(right))
        case model.Arithmetic(operator="*" | "at most"):
            return certain(amount.left) and certain(amount.right)
        case model.Arithmetic(operator="at least"):
            return certain(amount.left) or certain(amount.right)
        case _:
            return False


def _is_rounded_up(amount: model.Quotient) -> bool:
    return amount.rounded == "up" and isinstance(amount.by, model.Number) and amount.by.value > 0


def is_needed(verb: model.Verb, role: model.Role) -> bool:
    """Whether the verb does not happen if the number of this role is 0, unless the verb says otherwise.

    That is so if the number is added up in packets, and if the body does nothing with 0.
    """
    return role.name == verb.packet or bool(verb.body) and does_nothing(verb.body, role.name)


def does_nothing(body: Sequence[model.Statement], name: str) -> bool:
    """Whether statements change nothing and ask nothing if the number with this name is 0."""
    return all(_is_idle(statement, name) for statement in body)


def _is_idle(node: model.Statement, name: str) -> bool:
    match node:
        case model.Change(operator="rises" | "falls"):
            return _is_zero(node.amount, name)
        case model.Repeat():
            return _is_zero(node.times, name) or does_nothing(node.body, name)
        case model.If():
            return does_nothing(node.then, name) and does_nothing(node.otherwise, name)
        case model.ForEach(at_once=0) | model.ForItem() | model.ForValue() | model.Together():
            return does_nothing(node.body, name)
        case model.Let():
            return True
        case _:
            return False


def _is_zero(amount: model.Expression, name: str) -> bool:
    """Whether an amount is 0 if the number with this name is 0."""
    match amount:
        case model.Local():
            return amount.name == name
        case model.Arithmetic(operator="*"):
            return _is_zero(amount.left, name) or _is_zero(amount.right, name)
        case model.Quotient():
            return _is_zero(amount.of, name)
        case _:
            return False
