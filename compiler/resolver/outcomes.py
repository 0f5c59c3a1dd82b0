"""Resolve what asks for the outcome of the line above: `if you do:`, `if it is done:` and `KIND that did`."""

from __future__ import annotations

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr
from ombre.dsl.vocabulary import plural

from .. import model
from ..model import Type
from .context import Context, Names, Unresolved, wrong
from .types import related, type_of


def those_who_did(cx: Context, node: nodes.NounPhrase, kind: str, names: Names) -> model.Local:
    """Return the set of those who did the action of the line above, or to whom it was done."""
    assert node.history is not None
    done = outcome(cx, node.history, names)
    if node.zone is not None:
        raise wrong(cx, "E322", tr("'that did' already says which are meant"), node.zone.span, tr("leave out 'in ...'"))
    if not related(cx, kind, done.type.of):
        message = tr("the line above was done by {0}", plural(done.type.of))
        raise wrong(cx, "E322", message, node.kind.span, tr("name them: '{0} that did'", done.type.of))
    return done


def outcome(cx: Context, node: nodes.Node, names: Names) -> model.Local:
    """Return the set of those who did the action of the line above; the line becomes one that notes them."""
    above = names.above
    if above is not None and not above.made:
        raise Unresolved("said already")
    attempt = None if above is None else _attempt(cx, above.action, names)
    if above is None or attempt is None:
        message = tr("there is no action in the line above")
        help = tr("write this directly below a line with a verb, a 'may' or 'perform'")
        raise wrong(cx, "E322", message, node.span, help)
    above.made[above.at] = attempt
    above.asked += 1
    return model.Local(node.span, attempt.name, Type("set", attempt.which))


def _attempt(cx: Context, action: model.Statement, names: Names) -> model.Attempt | None:
    """Return the statement that notes who does an action; None for a statement that is no action."""
    if isinstance(action, model.Attempt):
        return action
    kind = _kind(cx, action)
    if kind is None:
        return None
    name = names.bind(cx.new_name(), Type("set", kind))
    by_players = cx.model.is_a(kind, "player") and not _is_object(action)
    return model.Attempt(action.span, action, name, kind, by_players)


def doing(names: Names) -> model.Statement:
    """Return the action of the line above, of which a line asks."""
    assert names.above is not None and isinstance(names.above.action, model.Attempt)
    return names.above.action.act


def doer(action: model.Statement) -> model.Phrase | None:
    """Return who does an action, or to what it happens; None for a statement that is no action."""
    match action:
        case model.Call(_, _, (first, *_)):
            return first
        case model.MayDo(_, offer):
            return offer.who
        case model.May():
            return action.who
        case model.Perform():
            return action.card
        case model.ForEach(_, what, _, (model.Call() | model.MayDo(),), True):
            return what
        case _:
            return None


def _kind(cx: Context, action: model.Statement) -> str | None:
    """Return the kind of those who do an action; None for a statement that is no action."""
    who = doer(action)
    if isinstance(who, model.Those):
        return who.kind
    return None if who is None else type_of(cx, who).of


def _is_object(action: model.Statement) -> bool:
    """Whether an action is done to each of several things, and not by them."""
    match action:
        case model.ForEach(_, _, name, (model.Call(_, _, (first, *_)),)):
            return not isinstance(first, model.Local) or first.name != name
        case _:
            return False
