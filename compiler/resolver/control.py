"""Resolve statements with blocks: `if`, `repeat`, `for each`, `together`."""

from __future__ import annotations

from itertools import takewhile

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr, writing

from .. import model
from ..model import NUMBER, Type
from ..simultaneous import first_in_order
from .bodies import block
from .conditions import as_condition, narrowed
from .context import Context, Names, Unresolved, attempt, note, resolves, wrong
from .outcomes import doer, doing, outcome
from .phrases import as_amount, as_expression, as_thing, as_those
from .types import type_of
from .words import bind_name, forget


@resolves(nodes.If)
def if_(cx: Context, node: nodes.If, names: Names) -> model.If:
    condition: model.Condition | None = attempt(as_condition, cx, node.condition, names)
    then = block(cx, node.then, narrowed(cx, condition, names).inside())
    without = narrowed(cx, condition, names, otherwise=True)
    otherwise = block(cx, node.otherwise.body, without.inside()) if node.otherwise else ()
    if condition is None:
        raise Unresolved("said already")
    return model.If(node.span, condition, then, otherwise)


@resolves(nodes.IfDone)
def if_done(cx: Context, node: nodes.IfDone, names: Names) -> model.If:
    """Resolve the question whether the action of the line above was done: whether anybody did it."""
    done = outcome(cx, node, names)
    action = doing(names)
    if isinstance(action, model.ForEach):
        help = tr("write it like this: {0}", f"if there is a {action.what.kind} that did:")
        raise wrong(cx, "E322", tr("several did this, or nobody"), node.outcome.span, help)
    if isinstance(node.outcome, nodes.TheyDo):
        who = as_thing(cx, node.outcome.who, names, cx.player)
        if who != doer(action):
            message = tr("the line above is not an action of this player")
            help = tr("name the player of the line above, or ask 'if it is done:'")
            help = writing(help, "it is not done" if node.outcome.negated else "it is done")
            raise wrong(cx, "E322", message, node.outcome.span, help)
    then = block(cx, node.then, names.inside())
    otherwise = block(cx, node.otherwise.body, names.inside()) if node.otherwise else ()
    return model.If(node.span, model.IsEmpty(node.outcome.span, done, node.outcome.negated is None), then, otherwise)


@resolves(nodes.Repeat)
def repeat(cx: Context, node: nodes.Repeat, names: Names) -> model.Repeat:
    times: model.Expression | None = attempt(as_amount, cx, node.times, names)
    inner = names.inside()
    name = bind_name(cx, node.name, NUMBER, False, inner) if node.name is not None else None
    condition: model.Condition | None = None
    if node.condition is not None:
        condition = attempt(as_condition, cx, node.condition, inner)
    body = block(cx, node.body, inner)
    if times is None or (node.condition is not None and condition is None):
        raise Unresolved("said already")
    return model.Repeat(node.span, times, body, name, condition)


@resolves(nodes.RepeatUntil)
def repeat_until(cx: Context, node: nodes.RepeatUntil, names: Names) -> model.RepeatUntil:
    condition: model.Condition | None = attempt(as_condition, cx, node.condition, names)
    body = block(cx, node.body, names.inside())
    if condition is None:
        raise Unresolved("said already")
    return model.RepeatUntil(node.span, condition, body)


@resolves(nodes.ForEach)
def for_each(cx: Context, node: nodes.ForEach, names: Names) -> model.ForEach | model.ForValue:
    """Resolve a loop over things or over words of a list; after an error in its head, its block is still resolved."""
    inner = names.inside()
    if not isinstance(node.what, nodes.Those):
        raise wrong(
            cx,
            "E305",
            tr("'for' needs 'each'"),
            node.what.span,
            tr("write it like this: {0}", "for each KIND as NAME:"),
        )
    kind = cx.vocabulary.kind(node.what.kind.text)
    if kind in cx.model.values:
        if node.what.name is None:
            block(cx, node.body, inner)
            help = tr("write it like this: {0}", "for each ... as NAME:")
            raise wrong(cx, "E304", tr("this loop needs a name"), node.what.span, help)
        if node.at_once is not None:
            note(
                cx,
                "E305",
                tr("words of a list cannot do something 'at once'"),
                node.at_once.span,
                tr("leave out 'at once'"),
            )
        name = bind_name(cx, node.what.name, Type("value", kind), False, inner)
        return model.ForValue(node.span, kind, name, block(cx, node.body, inner))
    try:
        what = as_those(cx, node.what, names)
    except Unresolved:
        forget(node.what, inner)
        block(cx, node.body, inner)
        raise
    if what.determiner not in ("each", "each other"):
        forget(node.what, inner)
        block(cx, node.body, inner)
        help = tr("write it like this: {0}", f"for each {what.kind} as NAME:")
        raise wrong(cx, "E305", tr("'for' needs 'each'"), node.what.span, help)
    inner.bind(what.candidate, Type("thing", what.kind))
    if what.name:
        inner.bind(what.name, Type("thing", what.kind))
    body = block(cx, node.body, narrowed(cx, what.where, inner))
    return model.ForEach(node.span, what, what.candidate, body, at_once=chosen_at_once(cx, node, body))


def chosen_at_once(cx: Context, node: nodes.ForEach, body: tuple[model.Statement, ...]) -> int:
    """Return how many statements at the beginning of a block all players do at the same time."""
    if node.at_once is None:
        return 0
    first = list(takewhile(lambda line: isinstance(line, model.Choosing | model.Let), body))
    for line in first:
        if isinstance(line, model.Choose) and line.otherwise:
            help = tr("write 'if NAME is nothing:' below the choices")
            note(cx, "E305", tr("a choice of 'at once' cannot have 'otherwise'"), line.span, help)
    if not first and len(body) == len(node.body):
        message = tr("a block of 'at once' begins with the lines in which all choose, or look, at the same time")
        example = "NAME chooses a ... as ..."
        help = tr("begin with lines like '{0}'; the other lines follow for one player after the other", example)
        note(cx, "E305", message, node.at_once.span, help)
    return len(first)


@resolves(nodes.ForItems)
def for_items(cx: Context, node: nodes.ForItems, names: Names) -> model.ForItem:
    of = as_expression(cx, node.of, names)
    kind = type_of(cx, of)
    if kind.tag not in ("cells", "set", "unknown"):
        raise wrong(cx, "E203", tr("'item of' needs a list, but this is {0}", kind), node.of.span)
    inner = names.inside()
    name = bind_name(cx, node.name, Type("cell" if kind.tag == "cells" else "value", kind.of), False, inner)
    return model.ForItem(node.span, of, name, block(cx, node.body, inner))


@resolves(nodes.Together)
def together(cx: Context, node: nodes.Together, names: Names) -> model.Together:
    body = block(cx, node.body, names.inside())
    if not names.seats and (line := first_in_order(body)) is not None:
        message = tr("this does not happen at the same time as the lines around it")
        note(cx, "E323", message, line.span, tr("write it before or after 'together', or as the body of a verb"))
    return model.Together(node.span, body)
