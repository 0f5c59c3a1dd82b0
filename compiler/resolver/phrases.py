"""Resolve expressions and noun phrases."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Edit, did_you_mean, fixing, listed, tr, writing
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one

from .. import model
from ..model import Property, Type
from .context import UNKNOWN, Context, Names, Unresolved, wrong
from .declared.declarations import TABLE, property_sort
from .outcomes import those_who_did
from .types import must_be, related, type_of
from .words import as_name, as_value, as_you, claim

_DETERMINERS: dict[str, model.Determiner] = {
    "a": "a",
    "an": "a",
    "another": "another",
    "each": "each",
    "each other": "each other",
    "all": "all",
    "other": "other",
    "any": "any",
}
_AGGREGATES: dict[str, model.AggregateSort] = {"TOTAL": "total", "HIGHEST": "highest", "LOWEST": "lowest"}


def as_expression(
    cx: Context, node: nodes.Value | nodes.Those, names: Names, want: Type | None = None
) -> model.Expression:
    """Resolve an amount or a reference.

    want: the type that is needed here; if a word is in several lists, it decides which list is meant.
    """
    span = node.span
    match node:
        case nodes.Name():
            return as_name(cx, node.word, names)
        case nodes.Present():
            return as_present(cx, node, names)
        case nodes.Property():
            return as_property(cx, node, names)
        case nodes.Number():
            return model.Number(span, node.number.number)
        case nodes.WordValue():
            return as_value(cx, node.word, want)
        case nodes.This():
            return this(cx, names, span)
        case nodes.You():
            if not names.you:
                raise wrong(cx, "E111", tr("there is no 'you' here"), span, tr("name the player: 'current', or a role"))
            return as_you(cx, names, span)
        case nodes.Current():
            return model.Current(span, cx.player)
        case nodes.Source():
            return model.Source(span)
        case nodes.Beginning():
            return model.Beginning(span, next(iter(cx.model.beginnings), "card"))
        case nodes.Nothing():
            return model.Nothing(span)
        case nodes.Owner():
            return model.Owner(span, as_expression(cx, node.of, names) if node.of else innermost(cx, names, span))
        case nodes.SeatAfter():
            return as_seat(cx, node, names)
        case nodes.CardAfter():
            side: Literal["after", "before"] = "after" if node.word.sort == "CARD_AFTER" else "before"
            return model.Neighbour(span, as_thing(cx, node.of, names, "card"), side)
        case nodes.CardIn():
            return as_card_in(cx, node, names)
        case nodes.Item():
            return as_item(cx, node, names)
        case nodes.CellPart():
            return as_cell_part(cx, node, names)
        case nodes.Negative() | nodes.PlusMinus() | nodes.Bounded() | nodes.Times() | nodes.Divided() | nodes.Half():
            return as_sum(cx, node, names)
        case nodes.Count():
            return as_count(cx, node, names)
        case nodes.Aggregate():
            what = as_those(cx, node.what, names)
            inner = with_candidate(names, what)
            return model.Total(span, what, as_amount(cx, node.amount, inner), _AGGREGATES[node.word.sort])
        case nodes.Those():
            raise wrong(cx, "E001", tr("this phrase is not allowed here"), span)
        case _:
            assert_never(node)


def as_sum(
    cx: Context,
    node: nodes.Negative | nodes.PlusMinus | nodes.Bounded | nodes.Times | nodes.Divided | nodes.Half,
    names: Names,
) -> model.Arithmetic | model.Quotient:
    """Resolve a calculation: sum, product, quotient, half, negative amount, or amount with a bound."""
    span = node.span
    operator: model.Operator
    match node:
        case nodes.Half():
            up = node.rounded is None or node.rounded.sort == "ROUNDED_UP"
            return model.Quotient(
                span, as_amount(cx, node.amount, names), model.Number(span, 2), "up" if up else "down"
            )
        case nodes.Divided():
            return as_quotient(cx, node, names)
        case nodes.Negative():
            return model.Arithmetic(span, "-", model.Number(span, 0), as_amount(cx, node.amount, names))
        case nodes.PlusMinus():
            operator = "+" if node.sign.sort == "PLUS" else "-"
        case nodes.Bounded():
            operator = "at least" if node.word.sort == "AT_LEAST" else "at most"
        case nodes.Times():
            operator = "*"
        case _:
            assert_never(node)
    return model.Arithmetic(span, operator, as_amount(cx, node.left, names), as_amount(cx, node.right, names))


def as_quotient(cx: Context, node: nodes.Divided, names: Names) -> model.Quotient:
    """Resolve a division; 0 as the number after `/` is an error."""
    of, by = as_amount(cx, node.left, names), as_amount(cx, node.right, names)
    if by == model.Number(by.span, 0):
        raise wrong(cx, "E217", tr("nothing can be divided by 0"), node.right.span)
    return model.Quotient(node.span, of, by, "up" if node.rounded.sort == "ROUNDED_UP" else "down")


def as_amount(cx: Context, node: nodes.Value, names: Names) -> model.Expression:
    """Resolve an expression that must be a number."""
    found = as_expression(cx, node, names)
    kind = type_of(cx, found)
    if kind.tag not in ("number", "unknown"):
        raise wrong(cx, "E201", tr("a number is needed here, but this is {0}", kind), node.span)
    return found


def as_thing(cx: Context, node: nodes.Value | nodes.Those, names: Names, kind: str) -> model.Expression:
    """Resolve a reference to a player or card of the given kind."""
    found = as_expression(cx, node, names)
    must_be(cx, found, Type("thing", kind), node.span)
    return found


def this(cx: Context, names: Names, span: Span) -> model.This:
    """Return `this`, the card that has the ability; raise if there is none."""
    if not names.this:
        raise wrong(cx, "E111", tr("there is no 'this' here"), span, tr("name what you mean: 'a KIND as NAME'"))
    return model.This(span, names.this)


def innermost(cx: Context, names: Names, span: Span) -> model.Local | model.This:
    """Return the default owner of a property: the candidate of the innermost `where`, else `this`."""
    if names.candidates:
        kind, name = names.candidates[-1]
        return model.Local(span, name, Type("thing", kind))
    if names.this:
        return model.This(span, names.this)
    raise wrong(cx, "E112", tr("it is not clear whose this is"), span, tr("name the owner: '... of NAME'"))


def as_property(cx: Context, node: nodes.Property, names: Names) -> model.Read:
    """Resolve a property with its owner; by default the owner is the innermost candidate or `this`."""
    word = node.property
    if node.owner is not None:
        owner = as_expression(cx, node.owner, names)
        return as_read(cx, node, property_named(cx, type_of(cx, owner), word), owner, False, names)
    if word.text in cx.misnamed:
        raise Unresolved(word.text)
    for candidate, name in reversed(names.candidates):
        if (found := cx.property_of(candidate, word.text)) and found.owner:
            return as_read(cx, node, found, model.Local(word.span, name, Type("thing", candidate)), True, names)
    if names.this and (found := cx.property_of(names.this, word.text)) and found.owner:
        return as_read(cx, node, found, model.This(word.span, names.this), True, names)
    if found := cx.property_of(TABLE, word.text):
        return as_read(cx, node, found, None, False, names)
    owners = sorted({o for (o, n) in cx.model.properties if n == word.text})
    whose = listed([one(owner) for owner in owners] or [tr("its owner")], " or ")
    help = tr("name the owner, {1}: '{0} of ...'", word.text, whose)
    raise wrong(cx, "E112", tr("it is not clear whose '{0}' this is", word.text), word.span, help)


def property_named(cx: Context, kind: Type, word: nodes.Word) -> Property:
    """Return the property with the given name that the given type has; raise if there is none."""
    if kind.tag == "unknown":
        raise Unresolved(word.text)
    found = cx.property_of(kind.of, word.text) if kind.tag == "thing" else None
    if found is None and kind == Type("thing", "card"):
        found = of_some_card(cx, word.text)
    if found is None:
        known = [n for (o, n) in cx.model.properties if kind.tag == "thing" and cx.model.is_a(kind.of, o)]
        owners = sorted({o or "the game" for (o, n) in cx.model.properties if n == word.text})
        if not owners:  # the fact of a slot has another name
            owners = sorted({o for o, n in cx.model.properties if n.endswith(f"_{word.text}")})
        shown = listed([tr("the game") if owner == "the game" else owner for owner in owners])
        help = did_you_mean(word.text, known) or tr("it is a property of {0}", shown)
        if kind.tag == "set":
            help = tr("write it like this: 'for each {0} in NAME as ...:', then '{1} of' that one", kind.of, word.text)
        raise wrong(cx, "E113", tr("{0} has no property '{1}'", kind, word.text), word.span, help)
    return found


def of_some_card(cx: Context, name: str) -> Property | None:
    """Return the property with the given name if exactly one kind of card has a property with this name.

    A card of an unknown kind is then taken for a card of that kind.
    """
    named = [p for (o, n), p in cx.model.properties.items() if n == name and cx.model.is_a(o, "card")]
    found = [p for p in named if cx.sees(property_sort(p.owner), name)]
    return found[0] if len(found) == 1 else None


def as_read(
    cx: Context, node: nodes.Property, found: Property, owner: model.Expression | None, bare: bool, names: Names
) -> model.Read:
    readable(cx, found, node.property.span)
    index = None
    if node.index is not None:
        if not found.per:
            raise wrong(cx, "E114", tr("'{0}' is a single value and cannot have 'at'", found.name), node.span)
        want = Type("value" if found.per in cx.model.values else "thing", found.per)
        index = as_expression(cx, node.index, names, want)
        must_be(cx, index, want, node.index.span, tr("the index of '{0}'", found.name))
    elif found.per:
        message = tr("'{0}' has one entry for each {1}", found.name, found.per)
        raise wrong(cx, "E114", message, node.span, tr("write it like this: {0}", f"{found.name} at ..."))
    return model.Read(node.span, found, owner, index, bare)


def as_present(cx: Context, node: nodes.Present, names: Names) -> model.Read:
    """Resolve a property that is read as it is now, also if its card has left play."""
    read = as_property(cx, node.of, names)
    if read.owner is None or read.property.sort == "zone" or cx.model.is_a(type_of(cx, read.owner).of, "player"):
        behind = Span(
            node.span.source, node.of.span.end_line, node.of.span.end_column, node.span.end_line, node.span.end_column
        )
        help = fixing(tr("leave out 'now'"), Edit(behind, ""))
        raise wrong(cx, "E219", tr("'{0}' is always taken as it is now", read.property.name), node.span, help)
    return _all_now(read)


def _all_now(read: model.Read) -> model.Read:
    owner = _all_now(read.owner) if isinstance(read.owner, model.Read) else read.owner
    return replace(read, owner=owner, now=True)


def readable(cx: Context, found: Property, span: Span) -> None:
    """Raise if a property is printed words, which no rule can read."""
    if found.sort == "words":
        help = tr("declare a fact with a list of values, and read that fact: 'fact NAME word, word'")
        raise wrong(cx, "E218", tr("'{0}' is printed words; rules cannot read it", found.name), span, help)


def as_zone(cx: Context, node: nodes.Value, names: Names) -> model.Read:
    """Resolve a phrase that must be a zone."""
    found = as_expression(cx, node, names)
    if not isinstance(found, model.Read) or found.property.sort != "zone":
        zones = sorted({n for (_, n), p in cx.model.properties.items() if p.sort == "zone"})
        shown = ", ".join(zones[:8]) + (" ..." if len(zones) > 8 else "")
        raise wrong(cx, "E206", tr("a zone is needed here"), node.span, tr("the zones are: {0}", shown))
    return found


def as_cell_part(cx: Context, node: nodes.CellPart, names: Names) -> model.Mark | model.Size:
    """Resolve the symbol or the amount of one cell of a printed list."""
    cell = as_expression(cx, node.of, names)
    have = type_of(cx, cell)
    if have.tag not in ("cell", "unknown"):
        message = tr("'{0}' needs one item of a list of cells, but this is {1}", node.word.text, have)
        raise wrong(cx, "E203", message, node.span)
    return model.Mark(node.span, cell, have.of) if node.word.sort == "MARK" else model.Size(node.span, cell)


def as_seat(cx: Context, node: nodes.SeatAfter, names: Names) -> model.SeatAfter:
    """Resolve `seat N after PLAYER`; `before` counts backwards."""
    steps = as_amount(cx, node.steps, names)
    if node.word.sort == "BEFORE":
        if isinstance(steps, model.Number):
            steps = model.Number(steps.span, -steps.value)
        else:
            steps = model.Arithmetic(steps.span, "-", model.Number(steps.span, 0), steps)
    return model.SeatAfter(node.span, as_thing(cx, node.who, names, "player"), steps, cx.player)


def as_card_in(cx: Context, node: nodes.CardIn, names: Names) -> model.CardIn:
    """Resolve `a copy of CARD in ZONE`: the first copy of a printed card."""
    card = node.card.text if node.card.text in cx.local_cards else cx.card(node.card.text)
    kind = cx.local_cards.get(card) or cx.declared.cards.get(card)
    if kind is None:
        message, help = cx.declared.no_card(card)
        raise wrong(cx, "E120", message, node.card.span, help)
    return model.CardIn(node.span, kind, card, as_zone(cx, node.zone, names))


def as_item(cx: Context, node: nodes.Item, names: Names) -> model.Item:
    of = as_expression(cx, node.of, names)
    if type_of(cx, of).tag not in ("cells", "set", "unknown"):
        raise wrong(cx, "E203", tr("'item ... of' needs a list, but this is {0}", type_of(cx, of)), node.span)
    return model.Item(node.span, of, as_amount(cx, node.number, names))


def as_count(cx: Context, node: nodes.Count, names: Names) -> model.Count:
    """Resolve the number of things, the number of different values of a property of them, or the length of a list."""
    if isinstance(node.what, nodes.Those | nodes.ThosePlain):
        what = as_those(cx, node.what, names)
        return model.Count(node.span, what, as_different(cx, node.different, what))
    of = as_expression(cx, node.what, names)
    if node.different is not None:
        message = tr("'number of different {0}' needs things, but this is {1}", node.different.text, type_of(cx, of))
        help = tr("write it like this: number of different {0} of KIND in ZONE", node.different.text)
        raise wrong(cx, "E203", message, node.what.span, help)
    if type_of(cx, of).tag not in ("cells", "set", "zone", "unknown"):
        raise wrong(cx, "E203", tr("'number of' needs things or a list, but this is {0}", type_of(cx, of)), node.span)
    return model.Count(node.span, of)


def as_different(cx: Context, word: nodes.Word | None, what: model.Those) -> model.Property | None:
    """Return the property whose different values are counted; None if the things themselves are counted."""
    found = cx.property_of(what.kind, word.text) if word is not None else None
    if found is None and word is not None:
        raise wrong(cx, "E113", tr("{0} has no property '{1}'", one(what.kind), word.text), word.span)
    if found is not None and word is not None:
        readable(cx, found, word.span)
    return found


def as_those(cx: Context, node: nodes.NounPhrase, names: Names) -> model.Those:
    """Resolve a noun phrase; inside its `where`, properties without an owner belong to the candidate."""
    kind = cx.vocabulary.kind(node.kind.text)
    if kind in cx.model.values:
        raise wrong(cx, "E207", tr("'{0}' is a list of values, not a kind of thing", kind), node.kind.span)
    if (hint := cx.vocabulary.kind(cx.vocabulary.hints.get(node.kind.text, ""))) in cx.model.kinds:
        help = writing(tr("in this game the word is '{0}'", hint), hint)
        raise wrong(cx, "E110", tr("this game has no '{0}'", node.kind.text), node.kind.span, help)
    said = node.determiner
    determiner = _DETERMINERS[said.word.text] if isinstance(said, nodes.Determiner) else ""
    adjectives = tuple(as_adjective(cx, word, kind) for word in node.adjectives or ())
    zone = among(cx, node.zone, names) if node.zone is not None else None
    history = as_history(cx, node.history, kind, names) if isinstance(node.history, nodes.History) else None
    if isinstance(node.history, nodes.ThatDid):
        zone = those_who_did(cx, node, kind, names)
    other = other_than(cx, determiner, kind, names, node.span)
    word = node.name if isinstance(node, nodes.Those) else None
    if word is not None:
        claim(cx, word, names)
    name = word.text if word is not None else None
    candidate = cx.new_name()
    unseen = isinstance(node, nodes.Those) and node.unseen is not None
    found = model.Those(
        node.span, kind, determiner, adjectives, zone, name, None, other, history, name or candidate, unseen
    )
    if isinstance(node, nodes.Those) and node.where is not None:
        found = replace(found, where=cx.condition(node.where, with_candidate(names, found)))
    if isinstance(node, nodes.Those) and node.extreme is not None:
        return with_extreme(cx, node, node.extreme, found, names)
    return found


def with_extreme(
    cx: Context, node: nodes.Those, extreme: nodes.Extreme, found: model.Those, names: Names
) -> model.Those:
    """Add `with lowest AMOUNT` to a noun phrase, as a condition: the amount is the lowest for the same phrase."""
    others = as_those(cx, replace(node, name=None, extreme=None), names) if node.name is None else found
    mine = as_amount(cx, extreme.amount, with_candidate(names, found))
    theirs = as_amount(cx, extreme.amount, with_candidate(names, others))
    sort: model.AggregateSort = "highest" if extreme.word.sort == "WITH_HIGHEST" else "lowest"
    best = model.Compare(extreme.span, "=", mine, model.Total(extreme.span, others, theirs, sort, True))
    parts = found.where.parts if isinstance(found.where, model.And) else () if found.where is None else (found.where,)
    return replace(found, where=model.And(extreme.span, (*parts, best)) if parts else best)


def among(cx: Context, node: nodes.Ref, names: Names) -> model.Read | model.Local:
    """Resolve the place of the candidates: a zone, or a named set."""
    if isinstance(node, nodes.Name) and names.local.get(node.word.text, (UNKNOWN, False))[0].tag == "set":
        found = as_name(cx, node.word, names)
        assert isinstance(found, model.Local)
        return found
    return as_zone(cx, node, names)


def as_place(cx: Context, node: nodes.Expression, names: Names) -> model.Expression:
    """Resolve something that can be empty: a zone, a named set, or a property with a set of words."""
    found = as_expression(cx, node, names)
    have = type_of(cx, found)
    if have.tag == "thing":
        help = tr("test it with 'is nothing'")
        raise wrong(cx, "E206", tr("only a zone or a set can be empty, but this is {0}", have), node.span, help)
    return found if have.tag in ("set", "unknown") else as_zone(cx, node, names)


def with_candidate(names: Names, what: model.Those) -> Names:
    """Return the names in scope in a condition on each candidate."""
    inner = names.inside()
    inner.bind(what.candidate, Type("thing", what.kind))
    inner.candidates = (*names.candidates, (what.kind, what.candidate))
    return inner


def as_adjective(cx: Context, word: nodes.Word, kind: str) -> model.Value:
    """Resolve a word before a kind: a word of a list that a property of this kind can have."""
    fitting = [
        list
        for list in cx.lists_with(word.text)
        if (found := cx.model.property_for(kind, list)) and cx.sees(property_sort(found.owner), found.name)
    ]
    if len(fitting) != 1:
        raise wrong(cx, "E208", tr("{0} cannot be '{1}'", one(kind), word.text), word.span)
    return model.Value(word.span, fitting[0], word.text)


def other_than(cx: Context, determiner: str, kind: str, names: Names, span: Span) -> model.You | model.This | None:
    """Return the thing that `another` and `other` exclude: `you` or `this`; None for other determiners."""
    if determiner not in ("another", "other", "each other"):
        return None
    if cx.model.is_a(kind, "player"):
        if names.you:
            return as_you(cx, names, span)
    elif names.this and related(cx, names.this, kind):
        return model.This(span, names.this)
    elif names.this:
        message = tr("'{0}' excludes nothing here: 'this' is {1}, not {2}", determiner, one(names.this), one(kind))
        raise wrong(cx, "E209", message, span, tr("delete it, or write it like this: where NAME is not ..."))
    message = tr("there is no 'you' or 'this' that '{0}' could exclude", determiner)
    raise wrong(cx, "E209", message, span, tr("write it like this: {0}", "where NAME is not ..."))


def as_history(cx: Context, node: nodes.History, kind: str, names: Names) -> model.History:
    for verb in cx.verbs_of(node.participle):
        for role, declared in enumerate(verb.roles):
            if role and declared.type.tag == "thing" and cx.model.is_a(kind, declared.type.of):
                who = as_thing(cx, node.who, names, verb.roles[0].type.of)
                return model.History(node.span, verb.key, role, who, 0, node.scope.text)
    able = [f"{verb.third} {role.type}" for verb in cx.verbs_of(node.participle) for role in verb.roles[1:]]
    things = [text for text in able if not text.endswith("number")]
    help = (
        tr("it is used like this: {0}", "; ".join(things))
        if things
        else tr("count it in a property: 'has NAME number'")
    )
    message = tr("no verb of the form '{0}' has {1} as its object", node.participle.text, one(kind))
    raise wrong(cx, "E210", message, node.participle.span, help)
