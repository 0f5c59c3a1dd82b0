"""Find valid lines that may not do what the author means; such hints are printed only on request.

If a choice finds nothing, its name is unbound, and lines that use the name do nothing. A line among them that does not
use the name still runs. The player may then get a reward without paying the price, or pay the price for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ombre.dsl.diagnostics import Diagnostic, tr

from .. import model
from ..model import Condition, Model, Statement
from .all_bodies import Unit, sets_up, units

Block: TypeAlias = tuple[Sequence[Statement], tuple[Condition, ...]]
"""A sequence of statements, and the conditions of the blocks around it."""

Finding: TypeAlias = model.Choose | model.ChooseValue | model.Reveal
_NO_DEED: tuple[type[model.Node], ...] = (model.BindsLater, model.Show, model.Tell, model.Shuffle)
"""Statements that are neither a price nor a reward: they only bind names, show or shuffle."""


def check(known: Model) -> list[Diagnostic]:
    """Return at most one hint for each choice: at the first line that runs although nothing was found."""
    found: list[Diagnostic] = []
    for unit in units(known):
        if sets_up(unit):
            continue
        for block, conditions in _blocks(unit.body, _condition(unit)):
            for at, choice in enumerate(block):
                if isinstance(choice, Finding) and _may_find_nothing(known, choice, conditions):
                    found += _alone(unit, choice, block[at + 1 :])
    return list(dict.fromkeys(found))


def _condition(unit: Unit) -> tuple[Condition, ...]:
    return (unit.ability.tested,) if unit.ability is not None and unit.ability.tested is not None else ()


def _blocks(body: Sequence[Statement], conditions: tuple[Condition, ...]) -> Iterator[Block]:
    """Yield a body and all blocks inside it, each with the conditions under which it runs."""
    yield body, conditions
    for statement in body:
        yield from _inside(statement, conditions)


def _inside(node: model.Node, conditions: tuple[Condition, ...]) -> Iterator[Block]:
    """Yield the blocks in a node, each with the conditions under which it runs."""
    under = conditions
    blocks: list[tuple[tuple[Statement, ...], tuple[Condition, ...]]] = []
    match node:
        case model.If():
            under = (*conditions, node.condition)
            blocks = [(node.then, under), (node.otherwise, conditions)]
        case model.Repeat() | model.Alternative() | model.Ability():
            asked = node.tested if isinstance(node, model.Ability) else node.condition
            under = conditions if asked is None else (*conditions, asked)
            blocks = [(node.body, under)]
        case model.May():
            blocks = [(node.body, conditions), (node.otherwise, conditions)]
        case (
            model.RepeatUntil()
            | model.ForEach()
            | model.ForItem()
            | model.ForValue()
            | model.Together()
            | model.TableCell()
        ):
            blocks = [(node.body, conditions)]
        case model.Choose() | model.Table():
            blocks = [(node.otherwise, conditions)]
        case model.RevealUntil() | model.Require():
            under = (*conditions, node.condition)
        case _:
            pass
    for body, of in blocks:
        yield from _blocks(body, of)
    read = {id(statement) for body, _ in blocks for statement in body}
    for child in model.children(node):
        if id(child) not in read:
            yield from _inside(child, under)


def _may_find_nothing(known: Model, choice: Finding, conditions: Sequence[Condition]) -> bool:
    """Whether a choice may find nothing, and the author has not provided for this.

    A choice among all players always finds something. An author provides for an empty choice by `otherwise`, or by a
    condition that the zone is not empty.
    """
    if isinstance(choice, model.ChooseValue):
        return choice.where is not None
    zone = choice.zone if isinstance(choice, model.Reveal) else choice.what.zone
    if isinstance(choice, model.Choose):
        if choice.otherwise or zone is None and choice.what.where is None and known.is_a(choice.what.kind, "player"):
            return False
    asked = (node for condition in conditions for node in model.walk(condition))
    return not any(zone is not None and _asks(node) == zone for node in asked)


def _asks(node: model.Node) -> model.Node | None:
    """Return the zone that a condition requires to be not empty."""
    match node:
        case model.ThereIs(negated=False):
            return node.what.zone
        case model.IsEmpty(negated=True):
            return node.zone
        case _:
            return None


def _alone(unit: Unit, choice: Finding, rest: Sequence[Statement]) -> Iterator[Diagnostic]:
    """Yield a hint at the first line that does not depend on a choice although the lines around it do.

    Only a line between lines that use the choice counts; on a card, also a line after them.
    """
    names, others = {choice.name}, set[str]()
    uses: list[bool] = []
    apart: list[bool] = []  # for each line: whether it uses the result of another statement
    for statement in rest:
        inside = list(model.walk(statement))
        if any(isinstance(node, model.Exists) and _is_local(node.what, names) for node in inside):
            return  # the author tests whether the choice found something
        uses.append(any(_is_local(node, names) for node in inside))
        apart.append(any(_is_local(node, others) for node in inside))
        (names if uses[-1] else others).update(model.named_later(statement))
    if True not in uses:
        return
    last = len(uses) - 1 - uses[::-1].index(True)
    for at, statement in enumerate(rest if unit.card is not None else rest[:last]):
        if not uses[at] and not apart[at] and not isinstance(statement, _NO_DEED):
            help = tr("if it needs '{0}', write it below 'if {0} is not nothing:'", choice.name)
            message = tr("this runs even if '{0}' is nothing", choice.name)
            yield Diagnostic("W510", message, statement.span, help, ((choice.span, tr("named here")),), "hint")
            return


def _is_local(node: model.Node, names: set[str]) -> bool:
    return isinstance(node, model.Local) and node.name in names
