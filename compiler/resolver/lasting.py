"""Resolve lasting effects: modifiers, restrictions, granted abilities, delayed triggers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr, writing

from .. import model
from ..model import ACT, NUMBER, Type
from .abilities import abilities
from .bodies import block
from .context import Context, Names, Unresolved, resolves, wrong
from .events import as_duration, as_event
from .forms import as_patterns, as_phrase, bind
from .phrases import as_amount, as_thing, readable, with_candidate
from .simple_statements import plural
from .types import must_be, type_of


@resolves(nodes.Modify)
def modify(cx: Context, node: nodes.Modify, names: Names) -> model.Modify:
    """Resolve a modifier of a fact that is a number."""
    what = as_phrase(cx, node.subject, names)
    kind = type_of(cx, what)
    found = cx.property_of(kind.of, node.property.text)
    if found is not None:
        readable(cx, found, node.property.span)
    if found is None or found.sort != "fact" or found.type != NUMBER:
        message = tr("'{0}' is not a printed number of {1}", node.property.text, kind)
        help = tr("only printed facts can be modified; a state changes with 'rises by' or 'becomes'")
        raise wrong(cx, "E213", message, node.property.span, help)
    if found.per:
        raise Unresolved(found.name)  # the error that a fact has an index is reported at its declaration
    if node.index is not None:
        message = tr("'{0}' is a single value and cannot have 'at'", found.name)
        place = node.property.span.to(node.index.span)
        help = writing(tr("write '{0}' without 'at'", found.name), found.name, at=place)
        raise wrong(cx, "E114", message, node.property.span, help)
    inner = names
    if isinstance(what, model.Those):
        if what.determiner not in ("", "other", "all"):
            help = writing(tr("write the plural alone: '{0}'", plural(cx, what)), plural(cx, what))
            raise wrong(
                cx, "E302", tr("this set must be in the plural, without a word such as 'each'"), what.span, help
            )
        inner = with_candidate(names, what)
    amount = as_amount(cx, node.amount, inner)
    if node.sign.sort == "MINUS":
        amount = model.Arithmetic(node.amount.span, "-", model.Number(node.amount.span, 0), amount)
    return model.Modify(node.span, what, found, None, amount, as_duration(cx, node.duration, names))


@resolves(nodes.Cannot)
def cannot(cx: Context, node: nodes.Cannot, names: Names) -> model.Forbid:
    inner = names.inside()
    subject = as_phrase(cx, node.subject, inner)
    bind(subject, inner)
    verb, patterns = as_patterns(cx, node.verb, subject, node.arguments, inner)
    event = model.Event(node.span, verb.key, patterns, tuple(bind(p, inner) for p in patterns))
    return model.Forbid(node.span, event, as_duration(cx, node.duration, names))


@resolves(nodes.CannotAct)
def cannot_act(cx: Context, node: nodes.CannotAct, names: Names) -> model.Forbid:
    inner = names.inside()
    subject = as_phrase(cx, node.subject, inner)
    must_be(cx, subject, Type("thing", cx.player), node.subject.span, "who acts")
    event = model.Event(node.span, ACT, (subject,), (bind(subject, inner),))
    left = tuple(excepted(cx, word) for word in node.exceptions or ())
    return model.Forbid(node.span, event, as_duration(cx, node.duration, names), left)


def excepted(cx: Context, word: nodes.Word) -> str:
    """Return the key of a verb that stays allowed to a player who cannot act."""
    for verb in cx.verbs_of(word):
        if cx.model.is_a(verb.roles[0].type.of, cx.player):
            return verb.key
    help = tr("name verbs whose subject is a player")
    raise wrong(cx, "E315", tr("'{0}' cannot be an exception: its subject is not a player", word.text), word.span, help)


@resolves(nodes.BecomesCopy, nodes.ObtainsAbilities)
def becomes_copy(cx: Context, node: nodes.BecomesCopy | nodes.ObtainsAbilities, names: Names) -> model.Copy:
    """Resolve that a card becomes a copy of another one, or has the abilities of another one besides its own."""
    what = as_thing(cx, node.subject, names, "card")
    duration = as_duration(cx, node.duration, names)
    # Without a duration, the effect lasts for the rest of the game.
    duration = duration or model.Duration(node.span, rest=True)
    whole = isinstance(node, nodes.BecomesCopy)
    return model.Copy(node.span, what, as_thing(cx, node.model, names, "card"), duration, whole)


@resolves(nodes.LosesText)
def loses_text(cx: Context, node: nodes.LosesText, names: Names) -> model.Blank:
    what = as_phrase(cx, node.subject, names)
    must_be(cx, what, Type("thing", "card"), node.subject.span)
    if isinstance(what, model.Those) and not what.is_live:
        help = writing(tr("write the plural alone: '{0}'", plural(cx, what)), plural(cx, what))
        raise wrong(cx, "E302", tr("this set must be in the plural, without a word such as 'each'"), what.span, help)
    return model.Blank(node.span, what, as_duration(cx, node.duration, names))


@resolves(nodes.Grant)
def grant(cx: Context, node: nodes.Grant, names: Names) -> model.Grant | model.ForEach:
    """Resolve a grant of abilities; with `each` or `all` it becomes a loop."""
    who = as_phrase(cx, node.who, names)
    kind = type_of(cx, who)
    if kind.tag not in ("thing", "unknown"):
        raise wrong(cx, "E202", tr("only players and cards can obtain abilities, but this is {0}", kind), node.who.span)
    if isinstance(who, model.Those) and not who.is_live and who.determiner not in ("each", "each other", "all"):
        help = tr("write it like this: 'each {0} ... obtains', the plural, or choose one and name it first", who.kind)
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", plural(cx, who)), who.span, help)
    inner = replace(names.inside(), this=kind.of, you=cx.player)
    given: list[model.Ability] = []
    for line in node.abilities:
        try:
            given += granted(cx, line, inner, kind.of)
        except Unresolved:
            continue
    duration = as_duration(cx, node.duration, names)
    if duration is None and isinstance(who, model.Those) and not who.is_live:
        help = writing(tr("write the plural alone: '{0}'", plural(cx, who)), plural(cx, who))
        raise wrong(cx, "E302", tr("this set must be in the plural, without a word such as 'each'"), who.span, help)
    if not isinstance(who, model.Those) or who.is_live:
        return model.Grant(node.span, who, tuple(given), duration)
    one = model.Local(who.span, who.candidate, kind)
    body = (model.Grant(node.span, one, tuple(given), duration),)
    return model.ForEach(node.span, who, who.candidate, body, True)


def granted(cx: Context, line: nodes.AbilityLine, names: Names, kind: str) -> list[model.Ability]:
    """Resolve one granted ability; its `this` is the thing that obtains the ability."""
    for part in lines_of(line):
        if isinstance(part, nodes.Grant | nodes.LosesText):
            message = tr("a granted ability cannot use 'loses text'")
            if isinstance(part, nodes.Grant):
                message = tr("a granted ability cannot grant abilities")
            raise wrong(cx, "E311", message, part.span, tr("write the inner line as a separate line"))
    if isinstance(line, nodes.Slot):
        help = tr(
            "a granted ability begins with when, before, instead of, while or whenever, or is a line with 'cannot'"
        )
        raise wrong(cx, "E311", tr("the slot '{0}:' cannot be granted", line.slot.text), line.slot.span, help)
    return [replace(made, host=kind) for made in abilities(cx, line, names)]


@resolves(nodes.Delayed)
def delayed(cx: Context, node: nodes.Delayed, names: Names) -> model.Listen:
    """Resolve a delayed trigger with a duration."""
    inner = names.inside()
    event = as_event(cx, node.event.event, inner)
    ability = model.Ability(node.span, "when", block(cx, node.body, inner), event)
    duration = as_duration(cx, node.duration, names)
    assert duration is not None
    return model.Listen(node.span, ability, duration, node.word.sort == "NEXT_TIME")


def lines_of(node: nodes.RuleLine) -> Iterator[nodes.RuleLine]:
    """Yield the lines of a `while`, or the line itself."""
    if isinstance(node, nodes.While):
        for line in node.lines:
            yield from lines_of(line)
    else:
        yield node
