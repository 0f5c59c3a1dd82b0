"""Resolve statements without a block: calls, changes of properties, moves, flows and scopes."""

from __future__ import annotations

from typing import Literal

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, tr, writing
from ombre.dsl.vocabulary import one

from .. import model
from ..model import NUMBER, Type
from ..optional_values import needed
from .conditions import as_condition
from .context import Context, Names, resolves, wrong
from .forms import as_call, as_phrase
from .phrases import as_amount, as_expression, as_thing, as_those, as_zone
from .types import must_be, property_that_becomes, related, type_of
from .words import as_value, bind_name, must_be_called, no_value

_FIXED = {
    "fact": tr("a printed fact"),
    "derived": tr("a derived property"),
    "zone": tr("a zone"),
    "option": tr("an option of the game"),
}
"""Sorts of properties that cannot change in play, in words for messages."""


def said(what: model.Those) -> str:
    """Return a noun phrase in the singular, for messages."""
    return " ".join([what.determiner or "a", *(word.word for word in what.adjectives), what.kind])


def plural(cx: Context, what: model.Those) -> str:
    """Return a noun phrase in the plural, for messages."""
    kind = cx.model.kinds.get(what.kind)
    return " ".join([*(word.word for word in what.adjectives), kind.plural if kind else what.kind])


@resolves(nodes.Call)
def call(cx: Context, node: nodes.Call, names: Names) -> model.Call | model.ForEach:
    """Resolve a call; a call with `each` or `all` in a role becomes a loop."""
    subject = as_phrase(cx, node.subject, names)
    verb, arguments = as_call(cx, node.verb, subject, node.arguments, names)
    members: list[model.Those] = []
    filled: list[model.Phrase] = []
    for argument in arguments:
        if isinstance(argument, model.Those):
            if argument.determiner not in ("each", "each other", "all"):
                if argument.determiner in ("", "other") and argument is arguments[0]:
                    help = tr("write it like this: 'each {0} ...', or choose one and name it first", argument.kind)
                    raise wrong(
                        cx,
                        "E301",
                        tr("it is not clear which {0} this refers to", plural(cx, argument)),
                        argument.span,
                        help,
                    )
                help = tr(
                    "write it like this: 'choose {0} as NAME' first, or 'each {1}'", said(argument), argument.kind
                )
                raise wrong(
                    cx, "E301", tr("it is not clear which {0} this refers to", argument.kind), argument.span, help
                )
            members.append(argument)
            argument = model.Local(argument.span, argument.candidate, Type("thing", argument.kind))
        filled.append(argument)
    made: model.Call | model.ForEach = model.Call(node.span, verb.key, tuple(filled))
    for what in reversed(members):
        made = model.ForEach(node.span, what, what.candidate, (made,), True)
    return made


@resolves(nodes.Becomes)
def becomes(cx: Context, node: nodes.Becomes, names: Names) -> model.Statement:
    subject = as_phrase(cx, node.subject, names)
    if isinstance(subject, model.Current) and names.seats:
        return model.MakeCurrent(node.span, as_thing(cx, node.value, names, "player"))
    if isinstance(subject, model.Read):
        return property_becomes(cx, node, subject, names)
    if isinstance(node.value, nodes.Name) and node.value.word.text not in names.local:
        property_that_becomes(cx, subject, node.value.word)
    if not isinstance(node.value, nodes.WordValue):
        help = tr("write it like this: {0}", "PROPERTY of ... becomes ...")
        raise wrong(cx, "E215", tr("it is not clear which property changes"), node.span, help)
    found = property_that_becomes(cx, subject, node.value.word)
    value = as_value(cx, node.value.word, found.type)
    if isinstance(subject, model.Those):
        one = model.Local(subject.span, subject.candidate, Type("thing", subject.kind))
        body = (model.Become(node.span, found, one, value),)
        return model.ForEach(node.span, subject, subject.candidate, body, True)
    return model.Become(node.span, found, subject, value)


def property_becomes(
    cx: Context, node: nodes.Becomes, subject: model.Read, names: Names
) -> model.Become | model.Change:
    """Resolve `PROPERTY of X becomes ...`.

    If the new value is a word of a list, abilities can react to the change.
    """
    found = subject.property
    if found.sort != "state" and not (found.sort == "option" and names.seats):
        raise wrong(cx, "E214", tr("'{0}' is {1} and cannot change", found.name, _FIXED[found.sort]), node.span)
    if isinstance(node.value, nodes.Name):
        no_value(cx, node.value.word, found.type, names)
    value = as_expression(cx, node.value, names, found.type)
    must_be(cx, value, found.type, node.value.span, f"'{found.name}'")
    if isinstance(value, model.Value) and subject.owner is not None and not found.per:
        return model.Become(node.span, found, subject.owner, value)
    return model.Change(node.span, found, subject.owner, subject.index, "becomes", value)


@resolves(nodes.Rises)
def rises(cx: Context, node: nodes.Rises, names: Names) -> model.Change:
    what = as_expression(cx, node.property, names)
    if not isinstance(what, model.Read) or what.property.sort != "state" or what.property.type != NUMBER:
        help = NO_TEXT
        if isinstance(what, model.Read) and what.property.sort == "fact":
            help = tr("modify a printed number like this: '... has {0} +1 until end of turn'", what.property.name)
        raise wrong(cx, "E214", tr("only a number that changes in play can rise or fall"), node.property.span, help)
    direction: Literal["rises", "falls"] = "rises" if node.direction.text == "rises" else "falls"
    amount = as_amount(cx, node.amount, names)
    return model.Change(node.span, what.property, what.owner, what.index, direction, amount)


@resolves(nodes.Let)
def let(cx: Context, node: nodes.Let, names: Names) -> model.Let:
    if isinstance(node.value, nodes.Those):
        those = as_those(cx, node.value, names)
        if those.determiner != "all":
            help = tr("write it like this: {0}", f"{node.name.text} is all ...")
            raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", those.kind), those.span, help)
        return model.Let(node.span, bind_name(cx, node.name, Type("set", those.kind), False, names), those)
    value = as_expression(cx, node.value, names)
    kind = type_of(cx, value)
    name = bind_name(cx, node.name, kind, any(needed(value)), names)
    return model.Let(node.span, name, value, kind == NUMBER)


@resolves(nodes.Move)
def move(cx: Context, node: nodes.Move, names: Names) -> model.Move:
    what: model.Phrase
    if isinstance(node.what, nodes.Those):
        what = as_those(cx, node.what, names)
        if what.determiner not in ("all", "each"):
            help = tr("write it like this: 'choose {0} as NAME' first", said(what))
            raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", what.kind), what.span, help)
    elif isinstance(node.what, nodes.Top):
        what = model.Top(node.what.span, as_zone(cx, node.what.zone, names))
    else:
        what = as_expression(cx, node.what, names)
        kind = type_of(cx, what)
        if kind.tag not in ("thing", "set", "unknown") or cx.model.is_a(kind.of, "player"):
            raise wrong(cx, "E202", tr("only cards can move, but this is {0}", kind), node.what.span)
    end: Literal["top", "bottom"] = "bottom" if node.end is not None and node.end.end.sort == "BOTTOM" else "top"
    return model.Move(node.span, what, as_zone(cx, node.zone, names), end)


@resolves(nodes.Swap)
def swap(cx: Context, node: nodes.Swap, names: Names) -> model.Swap:
    """Resolve an exchange of the cards of two zones, or of the places of two cards."""
    left, right = as_expression(cx, node.left, names), as_expression(cx, node.right, names)
    have, other = type_of(cx, left), type_of(cx, right)
    if "unknown" not in (have.tag, other.tag):
        for kind, written in ((have, node.left), (other, node.right)):
            if kind.tag not in ("zone", "thing") or cx.model.is_a(kind.of, "player"):
                raise wrong(cx, "E202", tr("only zones and cards can be swapped, but this is {0}", kind), written.span)
        if have.tag != other.tag:
            help = tr("swap two zones, or two cards")
            raise wrong(cx, "E202", tr("a zone and a card cannot be swapped"), node.span, help)
    return model.Swap(node.span, left, right)


@resolves(nodes.Reveal)
def reveal(cx: Context, node: nodes.Reveal, names: Names) -> model.Reveal | model.Show:
    """Resolve a `reveal`; a card that is named by its place in a zone is bound to a name."""
    if not isinstance(node.what, nodes.Named):
        return show(cx, node, node.what, names)
    found, number, kind = node.what.what, None, "card"
    if isinstance(found, nodes.Item):
        zone, number = as_zone(cx, found.of, names), as_amount(cx, found.number, names)
    else:
        zone, kind = as_zone(cx, found.zone, names), cx.vocabulary.kind(found.kind.text)
    who = as_thing(cx, node.who, names, "player") if node.who is not None else None
    return model.Reveal(node.span, zone, bind_name(cx, node.what.name, Type("thing", kind), True, names), who, number)


@resolves(nodes.Tell)
def tell(cx: Context, node: nodes.Tell, names: Names) -> model.Tell:
    """Resolve `reveal whether FACT of CARD is VALUE`; only a printed fact can be known apart from its card."""
    condition = as_condition(cx, node.condition, names)
    read = condition.left if isinstance(condition, model.Is) else None
    if (
        not isinstance(condition, model.Is)
        or not isinstance(read, model.Read)
        or read.property.sort != "fact"
        or read.property.type.tag not in ("number", "value", "set")
    ):
        help = tr("write it like this: {0}", "reveal whether FACT of CARD is VALUE to PLAYER")
        raise wrong(cx, "E202", tr("only a printed number or word of a card can be told"), node.condition.span, help)
    return model.Tell(node.span, condition, shown_to(cx, node.who, names) if node.who is not None else None)


def show(cx: Context, node: nodes.Reveal, cards: nodes.Subject, names: Names) -> model.Show:
    what = as_phrase(cx, cards, names)
    kind = type_of(cx, what)
    if isinstance(what, model.Those) and what.determiner not in ("all", "each"):
        help = tr("write it like this: 'choose {0} as NAME' first, or 'all {1} in ZONE'", said(what), what.kind)
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", what.kind), what.span, help)
    if kind.tag not in ("thing", "set", "zone", "unknown") or cx.model.is_a(kind.of, "player"):
        raise wrong(cx, "E202", tr("only cards can be revealed, but this is {0}", kind), cards.span)
    if node.who is None:
        return model.Show(node.span, what)
    return model.Show(node.span, what, shown_to(cx, node.who, names))


def shown_to(cx: Context, node: nodes.Subject, names: Names) -> model.Phrase:
    """Resolve the players who get to know something."""
    who = as_phrase(cx, node, names)
    must_be(cx, who, Type("thing", "player"), node.span)
    if isinstance(who, model.Those) and who.determiner not in ("each", "each other", "all"):
        help = writing(tr("write 'each {0}', or choose one first", who.kind), f"each {who.kind}")
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", who.kind), who.span, help)
    return who


@resolves(nodes.RevealUntil)
def reveal_until(cx: Context, node: nodes.RevealUntil, names: Names) -> model.RevealUntil:
    zone = as_zone(cx, node.zone, names)
    kind = cx.vocabulary.kind(node.kind.text)
    inner = names.inside()
    inner.local[node.name.text] = (Type("thing", kind), False)
    inner.local[node.rest.text] = (Type("set", kind), False)
    inner.candidates = (*names.candidates, (kind, node.name.text))
    condition = as_condition(cx, node.condition, inner)
    name = bind_name(cx, node.name, Type("thing", kind), True, names)
    rest = bind_name(cx, node.rest, Type("set", kind), False, names)
    return model.RevealUntil(node.span, zone, kind, name, rest, condition)


@resolves(nodes.Perform)
def perform(cx: Context, node: nodes.Perform, names: Names) -> model.Perform:
    card = as_thing(cx, node.card, names, "card")
    you = as_thing(cx, node.you, names, "player")
    on = (as_expression(cx, node.on, names),) if node.on is not None else ()
    by = tuple(as_amount(cx, amount, names) for amount in node.by or ())
    must_fit_axes(cx, node, type_of(cx, card).of, len(by))
    return model.Perform(node.span, node.slot.text, card, you, on + by)


def must_fit_axes(cx: Context, node: nodes.Perform, kind: str, given: int) -> None:
    """Raise unless `perform` gives one number for each axis of a table, and no numbers for a slot."""
    kinds = [other for other in cx.model.kinds if kind == "card" or related(cx, other, kind)]
    known = (cx.declared.axes.get((other, node.slot.text), ()) for other in kinds)
    axes = next(filter(None, known), ())
    if given != len(axes):
        numbers = ", ".join(axis.name.text for axis in axes)
        none = tr("'{0}' takes no 'by'", node.slot.text)
        message = tr("the table '{0}' needs a number for each axis: {1}", node.slot.text, numbers) if axes else none
        help = tr("write it like this: 'perform ... by ...', with {0} amounts", len(axes)) if axes else NO_TEXT
        raise wrong(cx, "E118", message, node.slot.span, help)


@resolves(nodes.Leaves)
def leaves(cx: Context, node: nodes.Leaves, names: Names) -> model.Leave | model.ForEach:
    who = as_phrase(cx, node.subject, names)
    if not isinstance(who, model.Those):
        return model.Leave(node.span, as_thing(cx, node.subject, names, cx.player))
    if who.determiner not in ("each", "each other", "all"):
        message = tr("it is not clear which {0} this refers to", who.kind)
        raise wrong(cx, "E301", message, who.span, tr("write it like this: {0}", f"each {who.kind} ..."))
    one = model.Local(who.span, who.candidate, Type("thing", who.kind))
    return model.ForEach(node.span, who, who.candidate, (model.Leave(node.span, one),), True)


@resolves(nodes.Joins)
def joins(cx: Context, node: nodes.Joins, names: Names) -> model.Join:
    what = as_phrase(cx, node.subject, names)
    if not isinstance(what, model.Those) or what.determiner != "a" or not cx.model.is_a(what.kind, "player"):
        help = tr("write it like this: {0}", "a KIND as NAME joins the game")
        raise wrong(cx, "E312", tr("only a new player can join the game"), node.subject.span, help)
    above = (kind for kind in cx.model.above(what.kind) if kind.base != "player")  # a kind with seats needs no `asks`
    if not any(kind.name in cx.declared.asked for kind in above):
        message = tr("{0} has a seat from the start, and cannot join later", one(what.kind))
        help = tr("declare a 'kind NAME is {0}' with a line 'asks PLAYER', and let one of those join", what.kind)
        raise wrong(cx, "E312", message, node.subject.span, help)
    if isinstance(node.subject, nodes.Those) and node.subject.name is not None:
        bind_name(cx, node.subject.name, Type("thing", what.kind), False, names)
    return model.Join(node.span, what.kind, what.candidate)


@resolves(nodes.Roll)
def roll(cx: Context, node: nodes.Roll, names: Names) -> model.Roll:
    sides = as_amount(cx, node.sides, names)
    return model.Roll(node.span, sides, bind_name(cx, node.name, NUMBER, any(needed(sides)), names))


@resolves(nodes.Shuffle)
def shuffle(cx: Context, node: nodes.Shuffle, names: Names) -> model.Shuffle:
    return model.Shuffle(node.span, as_zone(cx, node.zone, names))


@resolves(nodes.StartScope)
def start_scope(cx: Context, node: nodes.StartScope, names: Names) -> model.StartFlow | model.ScopeEdge:
    """Resolve the beginning of a flow, or of a scope that is no flow."""
    if node.who is None and (names.seats or node.scope.text not in cx.model.flows):
        return model.ScopeEdge(node.span, node.scope.text, "starts")
    must_be_called(cx, node.scope, "flow", cx.declared.flows)
    who = as_thing(cx, node.who, names, "player") if node.who is not None else None
    return model.StartFlow(node.span, node.scope.text, who)


@resolves(nodes.EndScope)
def end_scope(cx: Context, node: nodes.EndScope, names: Names) -> model.EndFlow | model.ScopeEdge:
    """Resolve the end of a flow, or of a scope that is no flow."""
    if node.scope.text in cx.model.flows and not names.seats:
        return model.EndFlow(node.span, node.scope.text)
    return model.ScopeEdge(node.span, node.scope.text, "ends")


@resolves(nodes.EndEffects)
def end_effects(cx: Context, node: nodes.EndEffects, names: Names) -> model.EndEffects:
    kind = cx.vocabulary.kind(node.kind.text)
    if not cx.model.is_a(kind, "card"):
        raise wrong(cx, "E202", tr("only cards have effects"), node.kind.span, tr("write a kind of card"))
    return model.EndEffects(node.span, kind)


@resolves(nodes.EndGame)
def end_game(cx: Context, node: nodes.EndGame, names: Names) -> model.EndGame:
    return model.EndGame(node.span, node.result.text, winners(cx, node.winners, names))


def winners(cx: Context, node: nodes.Subject | None, names: Names) -> model.Phrase | None:
    """Resolve the players for whom the game ends: one player, or a noun phrase for several."""
    if node is None or not isinstance(node, nodes.Those):
        return as_thing(cx, node, names, "player") if node is not None else None
    found = as_those(cx, node, names)
    must_be(cx, found, Type("thing", "player"), node.span)
    if found.determiner not in ("each", "each other", "all", "", "other"):
        help = writing(tr("write 'each {0}', or choose one first", found.kind), f"each {found.kind}")
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", found.kind), found.span, help)
    return found
