"""Resolve the statements of a block; the names that a line binds are in scope in the lines after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from .. import model
from .context import Above, Context, Names, Unresolved, wrong
from .words import forget


def block(cx: Context, body: Iterable[nodes.Statement], names: Names) -> tuple[model.Statement, ...]:
    """Resolve statements one after the other; after an error, resolution continues with the next statement."""
    made: list[model.Statement] = []
    outer = names.above
    for node in body:
        asked = names.above.asked if names.above is not None else 0
        try:
            made.append(effect(cx, node, names))
        except Unresolved:
            forget(node, names)
            names.above = Above([], 0)
            continue
        if names.above is None or names.above.asked == asked:  # otherwise the next line can ask the same action
            names.above = Above(made, len(made) - 1)
    names.above = outer
    return tuple(made)


def effect(cx: Context, node: nodes.Statement, names: Names) -> model.Statement:
    """Resolve a statement of an effect; report a lasting effect without a duration."""
    found = cx.statement(node, names)
    if isinstance(found, model.Blank) and found.duration is None and not isinstance(found.what, model.Those):
        return replace(found, duration=model.Duration(node.span, rest=True))
    lasting = isinstance(found, model.Modify | model.Forbid | model.Blank) and found.duration is None
    if lasting or (isinstance(node, nodes.Grant) and node.duration is None):
        help = tr("write at its end 'until end of turn' or 'for rest of game'")
        raise wrong(cx, "E307", tr("say how long this lasts"), node.span, help)
    return found
