"""Resolve abilities: triggers, replacements, state checks, slots and static abilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from .. import model
from ..model import Type
from .bodies import block
from .conditions import as_condition
from .context import Context, Names, Unresolved, attempt, wrong
from .events import as_event
from .phrases import as_amount
from .words import bind_name, forget

_HEADS: dict[str, contract.Written] = {
    "when": "when",
    "before": "before",
    "instead of": "instead",
    "may instead of": "may instead",
}


def abilities(
    cx: Context,
    node: nodes.RuleLine | nodes.Invariant,
    names: Names,
    name: str = "",
    holds: model.Condition | None = None,
) -> Iterator[model.Ability]:
    """Yield the abilities of one line and its block; the static lines of a `while` become one ability.

    name: the rule that contains the line. holds: the conditions of the blocks around the line.
    """
    lines: tuple[nodes.RuleLine | nodes.Invariant, ...] = ()
    match node:
        case nodes.Rule():
            name, lines = node.name.text, node.lines
        case nodes.While():
            holds = model.both(holds, as_condition(cx, node.condition, names))
            live = [line for line in node.lines if isinstance(line, nodes.Static)]
            if live:
                known = names.inside()
                body = tuple(cx.statement(line, known) for line in live)
                yield model.Ability(node.span, "static", body, during=holds, name=name)
            lines = tuple(line for line in node.lines if not isinstance(line, nodes.Static))
        case nodes.Modify() | nodes.Cannot() | nodes.CannotAct() | nodes.Grant() | nodes.LosesText():
            body = (cx.statement(node, names),)
            yield model.Ability(node.span, "static", body, during=holds, name=name)
        case nodes.Invariant():
            help = tr("write it in the first column")
            raise wrong(cx, "E002", tr("an invariant cannot be part of a rule"), node.span, help)
        case nodes.Slot() if holds is not None or not names.this:
            help = tr("write the 'if' inside it, or forbid the verb that performs it")
            message = tr("the slot '{0}:' can be written only directly below a card", node.slot.text)
            raise wrong(cx, "E311", message, node.span, help)
        case nodes.Slot() | nodes.Trigger() | nodes.Whenever():
            made = ability(cx, node, names.inside())
            yield replace(made, during=holds, name=name)
        case _:
            assert_never(node)
    for line in lines:
        try:
            yield from abilities(cx, line, names, name, holds)
        except Unresolved:
            continue


def ability(cx: Context, node: nodes.PlainAbility, names: Names) -> model.Ability:
    """Resolve a slot, a trigger, a replacement or a state check."""
    match node:
        case nodes.Slot():
            return slot(cx, node, names)
        case nodes.Trigger():
            return trigger(cx, node, names)
        case nodes.Whenever():
            condition: model.Condition | None = attempt(as_condition, cx, node.condition, names)
            body = block(cx, node.body, names)
            if condition is None:
                raise Unresolved("said already")
            return model.Ability(node.span, "whenever", body, condition=condition)
        case _:
            assert_never(node)


def slot(cx: Context, node: nodes.Slot, names: Names) -> model.Ability:
    """Resolve a slot of a card: the thing that it is used on, its cost and its statements."""
    names = replace(names, used=True)
    parameters: tuple[tuple[str, Type], ...] = ()
    if node.parameter is not None:
        kinds = (kind.name for kind in cx.model.above(names.this))
        known = (cx.declared.parameters.get((kind, node.slot.text)) for kind in kinds)
        kind = next(filter(None, known), "")
        if not kind:
            raise wrong(cx, "E118", tr("'{0}' takes no 'on'", node.slot.text), node.parameter.span)
        bind_name(cx, node.parameter, Type("thing", kind), False, names)
        parameters = ((node.parameter.text, Type("thing", kind)),)
    price: model.Expression | None = attempt(cost, cx, node.costs, names) if node.costs is not None else None
    once = node.once.scope.text if node.once is not None else ""
    body = block(cx, node.body, names)
    return model.Ability(node.span, "slot", body, once=once, slot=node.slot.text, parameters=parameters, cost=price)


def cost(cx: Context, node: nodes.Costs, names: Names) -> model.Expression:
    if not cx.model.pays:
        help = tr("write in the rules which verb pays: 'costs are paid by VERB'")
        raise wrong(cx, "E125", tr("this game does not declare how costs are paid"), node.span, help)
    return as_amount(cx, node.amount, names)


def trigger(cx: Context, node: nodes.Trigger, names: Names) -> model.Ability:
    """Resolve a trigger (`when`, `before`) or a replacement (`instead of`, `may instead of`)."""
    event: model.Event | None = attempt(as_event, cx, node.event.event, names)
    if event is None:
        forget(node.event.event, names)
    condition: model.Condition | None = None
    if node.condition is not None:
        condition = attempt(as_condition, cx, node.condition, names)
    once = node.once.scope.text if node.once is not None else ""
    sort = _HEADS[node.word.word.text]
    body = block(cx, node.body, names)
    if event is None or (node.condition is not None and condition is None):
        raise Unresolved("said already")
    if node.earlier is None:
        return model.Ability(node.span, sort, body, event, condition=condition, once=once)
    if sort != "when":
        message = tr("only the 'if' of a 'when' can end with 'before'; this one is tested before the event anyway")
        raise wrong(cx, "E220", message, node.earlier.span, tr("leave out 'before'"))
    return model.Ability(node.span, sort, body, event, earlier=condition, once=once)
