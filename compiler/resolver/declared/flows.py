"""Resolve flows: rounds, turns and steps, and the flow between games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr, writing
from ombre.dsl.vocabulary import one

from ... import model
from ..bodies import block
from ..choices import window
from ..conditions import as_condition
from ..context import Context, Names, Unresolved, note, wrong
from ..phrases import as_thing, with_candidate
from ..words import must_be_called


def flow(cx: Context, node: nodes.Flow) -> model.Flow:
    """Resolve a flow with its steps."""
    of = cx.vocabulary.kinds.get(node.of.text, "") if node.of else ""
    return model.Flow(node.span, node.name.text, of, node.repeats is not None, flow_items(cx, node.items, of))


def replaced_step(cx: Context, node: nodes.ReplaceStep) -> model.ReplacedStep:
    """Resolve the steps that replace a step."""
    flow = cx.declared.steps.get(node.name.text)
    if flow is None:
        raise Unresolved(node.name.text)
    name, of = flow
    return model.ReplacedStep(node.span, node.name.text, name, flow_items(cx, node.steps, of))


def flow_items(cx: Context, items: Iterable[nodes.FlowItem], of: str) -> tuple[model.FlowItem, ...]:
    names = Names(you=of)
    return tuple(step(cx, item, names) if isinstance(item, nodes.Step) else turns(cx, item, names) for item in items)


def turns(cx: Context, node: nodes.Turns, names: Names) -> model.Turns:
    """Resolve a line that lets players run a flow one after the other."""
    must_be_called(cx, node.flow, "flow", cx.declared.flows)
    kind = cx.vocabulary.kinds[node.kind.text]
    if not cx.model.is_a(kind, "player"):
        raise wrong(cx, "E202", tr("only players take turns, and {0} is not a player", one(kind)), node.kind.span)
    start = as_thing(cx, node.start, names, "player")
    candidate = cx.new_name()
    candidate = node.name.text if node.name is not None else candidate
    where = None
    if node.where is not None:
        who = model.Those(node.span, kind, "each", candidate=candidate)
        where = as_condition(cx, node.where, with_candidate(names, who))
        for current in (part for part in model.walk(where) if isinstance(part, model.Current)):
            help = tr("write it like this: 'each {0} as NAME', and use NAME here", kind)
            if node.name is not None:
                help = writing(tr("write '{0}'", candidate), candidate)
            message = tr("here 'current' is still the previous {0}", kind)
            note(cx, "E134", message, current.span, help)
    return model.Turns(node.span, node.flow.text, kind, start, where, candidate, node.reverse is not None)


def step(cx: Context, node: nodes.Step, names: Names) -> model.Step:
    """Resolve a step; it is split at its windows, and local names are unknown after a window."""
    parts: list[tuple[model.Statement, ...] | model.Window] = []
    stretch: list[nodes.Statement] = []
    for part in (*node.body, None):
        if part is not None and not isinstance(part, nodes.Window):
            stretch.append(part)
            continue
        if stretch:
            inner = names.inside()
            parts.append(block(cx, stretch, inner))
            names = replace(names, gone=names.gone | (inner.local.keys() - names.local.keys()))
            stretch = []
        if part is not None:
            parts.append(window(cx, part, names.inside()))
    return model.Step(node.span, node.name.text, tuple(parts))


def between(cx: Context, node: nodes.Between) -> model.Between:
    """Resolve the declaration of what players keep between games, and of the flow that runs between games."""
    kept: list[model.Property] = []
    for word in node.kept:
        found = kept_property(cx, word, kept)
        if found is not None:
            kept.append(found)
    name = ""
    if node.flow is not None:
        name = node.flow.text
        must_be_called(cx, node.flow, "flow", cx.declared.flows)
        if before := cx.declared.flow_before.get(node.span):
            help = tr("put everything into one flow")
            note(cx, "E128", tr("the flow '{0}' already runs between games", before), node.flow.span, help)
    return model.Between(node.span, name, tuple(kept), block(cx, node.body or (), Names()))


def kept_property(cx: Context, word: nodes.Word, kept: list[model.Property]) -> model.Property | None:
    """Return the property or zone of players that a word names, if it can be kept; else report an error."""
    found = cx.property_of(cx.player, word.text)
    if found is None:
        names = [name for owner, name in cx.model.properties if owner == cx.player]
        help = did_you_mean(word.text, names) or tr("write properties or zones of {0}", cx.player)
        note(cx, "E113", tr("'{0}' is not a property of {1}", word.text, cx.player), word.span, help)
        return None
    if found in kept:
        note(cx, "E128", tr("'{0}' is kept twice", word.text), word.span, tr("write it only once"))
        return None
    if found.sort not in ("state", "zone"):
        derived, written = tr("keep the properties that it is computed from"), tr("keep a state that stores it")
        message = tr("'{0}' does not change in play, so it cannot be kept", word.text)
        note(cx, "E128", message, word.span, derived if found.sort == "derived" else written)
        return None
    if found.type.tag == "thing" or (found.per and found.per not in cx.model.values):
        help = tr("only numbers, words of a list and zones can be kept")
        note(cx, "E128", tr("'{0}' refers to things that do not exist in the next game", word.text), word.span, help)
        return None
    return found
