"""Bodies: the statements of a block in, what they mean out; what a line binds, the next lines know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from .. import model
from .context import Context, Names, Unresolved, wrong
from .words import forget


def block(cx: Context, body: Iterable[nodes.Statement], names: Names) -> tuple[model.Statement, ...]:
    """Resolve statements one after the other; each error is noted and the next line is still read."""
    made: list[model.Statement] = []
    for node in body:
        try:
            made.append(effect(cx, node, names))
        except Unresolved:
            forget(node, names)
    return tuple(made)


def effect(cx: Context, node: nodes.Statement, names: Names) -> model.Statement:
    """A statement that is carried out: what it changes for a while, it changes for a stated while."""
    found = cx.statement(node, names)
    if isinstance(found, model.Blank) and found.duration is None and not isinstance(found.what, model.Those):
        return replace(found, duration=model.Duration(node.span, rest=True))
    lasting = isinstance(found, model.Modify | model.Forbid | model.Blank) and found.duration is None
    if lasting or (isinstance(node, nodes.Grant) and node.duration is None):
        help = tr("write at its end 'until end of turn' or 'for rest of game'")
        raise wrong(cx, "E307", tr("say how long this lasts"), node.span, help)
    return found
