"""Match a subject, a word of a verb and arguments with the declared forms of verbs."""

from __future__ import annotations

from collections.abc import Sequence

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, did_you_mean, tr

from .. import model
from ..model import Type
from .context import Context, Names, Unresolved, wrong
from .phrases import as_expression, as_those
from .types import fits, must_be


def as_phrase(cx: Context, node: nodes.Value | nodes.Those, names: Names) -> model.Phrase:
    """Resolve a noun phrase, or a reference to one thing."""
    return as_those(cx, node, names) if isinstance(node, nodes.Those) else as_expression(cx, node, names)


def as_subject(cx: Context, node: nodes.Value | nodes.Those, names: Names) -> model.Phrase:
    """Resolve a subject or an object in an event; the id of a card means each copy of this card."""
    if not isinstance(node, nodes.Name):
        return as_phrase(cx, node, names)
    word = node.word.text
    if word in names.local or word in (cx.card_id, contract.short_id(cx.card_id)) or names.seats:
        return as_phrase(cx, node, names)
    card = cx.card(word)
    if card not in cx.declared.cards:
        near = did_you_mean(word, cx.declared.cards)
        if near and not did_you_mean(word, names.local) and word not in cx.vocabulary.classes:
            raise wrong(cx, "E120", tr("there is no card '{0}'", word), node.span, near)
        return as_phrase(cx, node, names)
    kind, name = cx.declared.cards[card], cx.new_name()
    where = model.IsCard(node.span, model.Local(node.span, name, Type("thing", kind)), kind, card)
    return model.Those(node.span, kind, "a", candidate=name, where=where)


def bind(pattern: model.Pattern, names: Names) -> str | None:
    """Bind the name of a pattern and return it; None if the pattern has no name."""
    if isinstance(pattern, model.Some):
        names.local[pattern.name] = (pattern.type, False)
        return pattern.name
    if isinstance(pattern, model.Those) and pattern.name:
        return names.bind(pattern.name, Type("thing", pattern.kind))
    return None


# -- calls


def as_call(
    cx: Context, word: nodes.Word, subject: model.Phrase, written: nodes.Arguments, names: Names
) -> tuple[model.Verb, tuple[model.Phrase, ...]]:
    """Resolve a call: return its verb, and an argument for each role.

    The name in `each KIND as NAME` means each of them until the end of the line.
    """
    verb, parts = as_form(cx, word, subject, written)
    found, inner = [subject], names.inside()
    bind(subject, inner)
    for role, part in parts:
        found.append(as_argument(cx, part, role, verb, inner))
        bind(found[-1], inner)
    return verb, (*found,)


def as_offer(
    cx: Context, word: nodes.Word, subject: model.Phrase, written: nodes.Arguments, names: Names
) -> tuple[model.Verb, tuple[model.Phrase | model.Some, ...]]:
    """Resolve an offer: as a call, but the name of a list offers each of its words."""
    verb, parts = as_form(cx, word, subject, written)
    found: list[model.Phrase | model.Some] = [subject]
    for role, part in parts:
        is_list = isinstance(part, nodes.Those) and cx.vocabulary.kind(part.kind.text) in cx.model.values
        found.append((as_pattern if is_list else as_argument)(cx, part, role, verb, names))
    return verb, tuple(found)


def as_form(
    cx: Context, word: nodes.Word, subject: model.Phrase, written: nodes.Arguments
) -> tuple[model.Verb, list[tuple[model.Role, nodes.Argument]]]:
    """Find the verb of a call; return it with the written argument of each role after the first."""
    candidates = cx.verbs_of(word)
    given = [part.preposition.text for part in written.prepositionals]
    asked = [(verb, [role.preposition for role in verb.roles if role.preposition]) for verb in candidates]
    fitting = [verb for verb, prepositions in asked if given == prepositions]
    fitting = fitting or [verb for verb, prepositions in asked if sorted(given) == sorted(prepositions)]
    fitting = [verb for verb in fitting if has_object(verb) == (written.bare is not None)]
    verb = chosen(cx, word, subject, fitting, candidates)
    arguments: list[tuple[model.Role, nodes.Argument]] = []
    for role in verb.roles[1:]:
        part = said_of(role, written)
        assert part is not None  # `fitting` contains only verbs with an argument for each role
        arguments.append((role, part))
    return verb, arguments


def as_argument(cx: Context, node: nodes.Argument, role: model.Role, verb: model.Verb, names: Names) -> model.Phrase:
    """Resolve the argument of one role in a call."""
    found: model.Phrase
    if isinstance(node, nodes.SomeNumber):
        must_be(cx, model.Number(node.span, 0), role.type, node.span, named(role, verb))
        raise wrong(cx, "E301", tr("a call needs an exact number"), node.span, tr("write an amount here"))
    if isinstance(node, nodes.Those):
        must_be_things(cx, node)
        found = as_those(cx, node, names)
    else:
        found = as_expression(cx, node, names, role.type)
    must_be(cx, found, role.type, node.span, named(role, verb))
    return found


# -- event patterns


def as_patterns(
    cx: Context, word: nodes.Word, subject: model.Phrase, written: nodes.Arguments, names: Names
) -> tuple[model.Verb, tuple[model.Pattern, ...]]:
    """Resolve an event: return its verb, and a pattern for each role; None for a role that is left open."""
    candidates = cx.verbs_of(word)
    given = {part.preposition.text for part in written.prepositionals}
    fitting = [verb for verb in candidates if given <= {role.preposition for role in verb.roles}]
    fitting = [verb for verb in fitting if written.bare is None or has_object(verb)]
    verb = chosen(cx, word, subject, fitting, candidates)
    patterns: list[model.Pattern] = [subject]
    for role in verb.roles[1:]:
        part = said_of(role, written)
        patterns.append(None if part is None else as_pattern(cx, part, role, verb, names))
    return verb, tuple(patterns)


def as_pattern(
    cx: Context, node: nodes.Argument, role: model.Role, verb: model.Verb, names: Names
) -> model.Phrase | model.Some:
    """Resolve the pattern of one role in an event."""
    found: model.Phrase
    if isinstance(node, nodes.SomeNumber):
        must_be(cx, model.Number(node.span, 0), role.type, node.span, named(role, verb))
        return as_some(cx, node, role, names)
    if isinstance(node, nodes.Those):
        kind = cx.vocabulary.kind(node.kind.text)
        if kind in cx.model.values and role.type == Type("value", kind):  # the name of a list matches all its words
            return as_some(cx, node, role, names)
        must_be_things(cx, node)
        found = as_those(cx, node, names)
    elif isinstance(node, nodes.Name):
        found = as_subject(cx, node, names)
    else:
        found = as_expression(cx, node, names, role.type)
    must_be(cx, found, role.type, node.span, named(role, verb))
    return found


def as_some(cx: Context, node: nodes.SomeNumber | nodes.Those, role: model.Role, names: Names) -> model.Some:
    """Resolve a pattern that matches any amount or any word of a list, with an optional `where`."""
    candidate = cx.new_name()
    name = node.name.text if node.name is not None else candidate
    inner = names.inside()
    inner.local[name] = (role.type, False)
    where = cx.condition(node.where, inner) if node.where is not None else None
    return model.Some(node.span, role.type, name, where)


# -- choosing the form


def chosen(
    cx: Context,
    word: nodes.Word,
    subject: model.Phrase,
    fitting: Sequence[model.Verb],
    candidates: Sequence[model.Verb],
) -> model.Verb:
    """Return the first fitting verb, preferably one whose subject has the right type; raise if there is none."""
    if len(fitting) > 1:
        fitting = [verb for verb in fitting if fits(cx, subject, verb.roles[0].type)] or fitting
    if not fitting:
        raise misused(cx, word, candidates)
    verb = fitting[0]
    must_be(cx, subject, verb.roles[0].type, subject.span, f"who {verb.third}")
    return verb


def has_object(verb: model.Verb) -> bool:
    """Whether an argument without a preposition follows the verb."""
    return any(not role.preposition for role in verb.roles[1:])


def said_of(role: model.Role, written: nodes.Arguments) -> nodes.Argument | None:
    """Return the phrase that is written for a role; None if there is none."""
    if not role.preposition:
        return written.bare
    return next((part.argument for part in written.prepositionals if part.preposition.text == role.preposition), None)


def must_be_things(cx: Context, node: nodes.Those) -> None:
    kind = cx.vocabulary.kind(node.kind.text)
    if kind in cx.model.values:
        raise wrong(cx, "E207", tr("'{0}' is a list of values, not a kind of thing", kind), node.kind.span)


def named(role: model.Role, verb: model.Verb) -> str:
    return tr("'{0}' of '{1}'", role.name, verb.third)


def misused(cx: Context, word: nodes.Word, candidates: Sequence[model.Verb]) -> Unresolved:
    """Report an undeclared form of a verb, and return the exception for the caller to raise."""
    third = candidates[0].third if candidates else word.text
    forms = "; ".join(shape(verb) for verb in candidates)
    help = tr("write it like this: {0}", forms) if forms else NO_TEXT
    return wrong(cx, "E212", tr("'{0}' cannot be used in this form", third), word.span, help)


def shape(verb: model.Verb) -> str:
    """Return the form of a verb for messages: subject, verb, arguments."""
    parts = [str(verb.roles[0].type), verb.third]
    parts += [f"{r.preposition} {r.type}".strip() for r in verb.roles[1:]]
    return " ".join(parts)


# -- offers


def as_offers(cx: Context, word: nodes.Word, written: nodes.Arguments, names: Names) -> tuple[model.Event, ...]:
    """Resolve the description of an offer in a scenario: return an event for each possible meaning.

    A single thing after the verb can be any argument of the offer that has the type of this thing.
    """
    candidates = cx.verbs_of(word)
    given = {part.preposition.text for part in written.prepositionals}
    alone = written.bare is not None and not given
    fitting = [verb for verb in candidates if given <= {role.preposition for role in verb.roles}]
    ways = [
        (verb, at) for verb in fitting for at, role in enumerate(verb.roles) if at and (alone or not role.preposition)
    ]
    ways = ways if written.bare is not None else [(verb, 0) for verb in fitting]
    if not ways:
        raise misused(cx, word, candidates)
    known = len(cx.found)
    made: list[model.Event] = []
    problems: list[Diagnostic] = []
    for verb, bare in ways:
        try:
            made.append(as_described(cx, verb, bare, written, names))
        except Unresolved:
            problems = problems or cx.found[known:]
        del cx.found[known:]
    if not made:
        cx.found += problems
        raise Unresolved(word.text)
    return tuple(made)


def as_described(cx: Context, verb: model.Verb, bare: int, written: nodes.Arguments, names: Names) -> model.Event:
    """Resolve the description of an offer of one verb.

    bare: the index of the role to which the phrase without a preposition belongs; 0 if there is no such phrase.
    """
    said = {part.preposition.text: part.argument for part in written.prepositionals}
    found: list[model.Pattern] = [None]
    for at, role in enumerate(verb.roles[1:], 1):
        part = written.bare if at == bare else said.get(role.preposition)
        pattern: model.Pattern = None
        card = cx.card(part.word.text) if isinstance(part, nodes.Name) else ""
        if isinstance(part, nodes.Name) and part.word.text not in names.local and card in cx.declared.cards:
            pattern = model.ById(part.span, cx.declared.cards[card], card)
            must_be(cx, pattern, role.type, part.span, named(role, verb))
        elif part is not None:
            pattern = as_pattern(cx, part, role, verb, names)
            if isinstance(pattern, model.Those | model.Some):
                help = tr("write a name, P1, a number or a word of a list")
                raise wrong(cx, "E301", tr("it is not clear which one this refers to"), part.span, help)
        found.append(pattern)
    return model.Event(written.span, verb.key, tuple(found), (None,) * len(found))
