"""Resolve event patterns and durations."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, did_you_mean, listed, tr
from ombre.dsl.vocabulary import one

from .. import model
from .context import Context, Names, wrong
from .forms import as_patterns, as_phrase, as_subject, bind
from .phrases import as_thing
from .types import below, fits, property_that_becomes, related, type_of
from .words import must_be_called


def as_event(cx: Context, node: nodes.Happening, names: Names) -> model.Event:
    """Resolve an event pattern; the names that it binds are added to `names`."""
    span = node.span
    if isinstance(node, nodes.Happens | nodes.HappensPassively | nodes.TurnsInto):
        of_no_number(cx, node.subject)
    match node:
        case nodes.ScopeEdge():
            edge = "starts" if node.edge.sort == "STARTS" else "ends"
            pattern = as_thing(cx, node.of, names, "player") if node.of is not None else None
            return model.Event(span, f"{node.scope.text} {edge}", (pattern,), (None,))
        case nodes.PartEvent():
            if node.sort.sort == "STEP":
                must_be_called(cx, node.name, "step", cx.declared.steps)
                key = contract.step(node.name.text)
            else:
                must_be_called(cx, node.name, "set-up part", cx.declared.setups)
                key = contract.setup(node.name.text)
            return model.Event(span, key, (None,), (None,))
        case nodes.Performed():
            return performed(cx, node, names)
        case nodes.TurnsInto():
            subject = as_subject(cx, node.subject, names)
            found = property_that_becomes(cx, subject, node.value)
            key = contract.becoming(found.owner, found.name, node.value.text)
            return model.Event(span, key, (subject,), (bind(subject, names),))
        case nodes.Happens():
            subject = as_subject(cx, node.subject, names)
            bind(subject, names)
            verb, patterns = as_patterns(cx, node.verb, subject, node.arguments, names)
            return model.Event(span, verb.key, patterns, tuple(bind(p, names) for p in patterns))
        case nodes.HappensPassively():
            return passive(cx, node, names)
        case _:
            assert_never(node)


def of_no_number(cx: Context, subject: nodes.Subject) -> None:
    """Report a number of things in an event, such as "up to 2": each of them has an event of its own."""
    if isinstance(subject, nodes.Those) and not isinstance(subject.determiner, nodes.Determiner | None):
        kind = subject.kind.text
        help = tr("write it like this: 'each {0} ...', or choose one and name it first", cx.vocabulary.kind(kind))
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", kind), subject.span, help)


def performed(cx: Context, node: nodes.Performed, names: Names) -> model.Event:
    """Resolve the event that a slot or table of a card is performed."""
    subject = as_subject(cx, node.of, names)
    kind = type_of(cx, subject).of
    slots = [slot for owner, own in cx.declared.slots.items() if related(cx, owner, kind) for slot in own]
    slots += [table for owner, table in cx.declared.axes if related(cx, owner, kind)]
    if node.slot.text not in slots:
        help = did_you_mean(node.slot.text, slots) or tr("it has: {0}", ", ".join(slots) or tr("none"))
        raise wrong(cx, "E118", tr("{0} has no slot '{1}'", one(kind), node.slot.text), node.slot.span, help)
    key = contract.slot(node.slot.text)
    return model.Event(node.span, key, (subject, None), (bind(subject, names), None))


def passive(cx: Context, node: nodes.HappensPassively, names: Names) -> model.Event:
    """Resolve an event in the passive, such as "a card is defeated", where the subject need not be named."""
    subject = as_subject(cx, node.subject, names)
    verbs = [(verb, object_of(verb)) for verb in cx.verbs_of(node.participle)]
    fitting = [(verb, role) for verb, role in verbs if fits(cx, subject, verb.roles[role].type)]
    if not fitting and isinstance(subject, model.Those):
        # if only one kind of card can be the object, `a card` means this kind
        fitting = [(v, role) for v, role in verbs if below(cx, v.roles[role].type, subject.kind)]
        if len(fitting) > 1:
            kinds = " or ".join(one(v.roles[role].type.of) for v, role in fitting)
            help = tr("write {0}, and a separate trigger for each", kinds)
            raise wrong(
                cx,
                "E210",
                tr("several things can be '{0}'; name the one you mean", node.participle.text),
                subject.span,
                help,
            )
        if fitting:
            subject = replace(subject, kind=fitting[0][0].roles[fitting[0][1]].type.of)
    for verb, role in fitting[:1]:
        patterns: list[model.Pattern] = [None] * len(verb.roles)
        patterns[role] = subject
        if node.by is not None and role:
            patterns[0] = as_phrase(cx, node.by, names)
        bound = tuple(bind(p, names) for p in patterns)
        return model.Event(node.span, verb.key, tuple(patterns), bound, True)
    kind = type_of(cx, subject)
    able = {str(of): of for of in (v.roles[role].type for v, role in verbs)}
    help = tr("these can be: {0}", listed(able[said].__str__() for said in sorted(able))) if able else NO_TEXT
    raise wrong(cx, "E210", tr("{0} cannot be '{1}'", kind, node.participle.text), node.participle.span, help)


def object_of(verb: model.Verb) -> int:
    """Return the index of the role of a verb's object; 0, the subject, if the verb has no object."""
    return next((i for i, role in enumerate(verb.roles) if i and not role.preposition), 0)


def as_duration(cx: Context, node: nodes.Duration | None, names: Names) -> model.Duration | None:
    """Resolve a duration; return None if there is none."""
    if node is None:
        return None
    scopes = tuple(i.scope.text for i in node.items if isinstance(i, nodes.ScopeEnd))
    events = tuple(as_event(cx, i.event, names.inside()) for i in node.items if isinstance(i, nodes.Event))
    coming = next((i for i in node.items if isinstance(i, nodes.NextTime)), None)
    following = as_event(cx, coming.event.event, names.inside()) if coming is not None else None
    return model.Duration(node.span, scopes, events, any(isinstance(i, nodes.Word) for i in node.items), following)
