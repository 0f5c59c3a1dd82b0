"""Resolve the statements of set-ups: cards to create, decks, requirements, and parts of the rules to run."""

from __future__ import annotations

import re
from dataclasses import replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Edit, did_you_mean, fixing, tr, writing
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one
from ombre.limits import MOST_COPIES

from ... import model
from ...model import NUMBER, Property, Type
from ..conditions import as_condition
from ..context import Context, Names, note, resolves, wrong
from ..phrases import as_adjective, as_amount, as_expression, as_thing, as_zone, readable, with_candidate
from ..types import must_be, type_of
from ..words import bind_name, must_be_called, words_of


@resolves(nodes.Put)
def put(cx: Context, node: nodes.Put, names: Names) -> model.Put | model.If:
    """Resolve a line that creates cards; a line with several cards becomes several statements."""
    zone = as_zone(cx, node.zone, names)
    made: list[model.Put] = []
    items = list(node.items)
    while items:
        item = items.pop(0)
        kind = card_kind(cx, item.word, names)
        number = as_amount(cx, item.number, names) if item.number is not None else None
        called: tuple[str, ...] = (item.word.text,)
        if item.name is not None:
            words = copies_called(cx, item, item.name, items)
            called = tuple(bind_name(cx, word, Type("thing", kind), False, names) for word in words)
        else:
            names.local[item.word.text] = (Type("thing", kind), False)
        having = with_property(cx, node.having, kind, names) if node.having is not None else None
        card = item.word.text if item.word.text in cx.local_cards else cx.card(item.word.text)
        made.append(model.Put(item.span, card, zone, number, called, having))
    if len(made) == 1:
        return made[0]
    return model.If(node.span, model.And(node.span, ()), tuple(made))


def card_kind(cx: Context, word: nodes.Word, names: Names) -> str:
    """Return the kind of a card by its id, including cards that the scenario declares."""
    kind = cx.local_cards.get(word.text) or cx.declared.cards.get(cx.card(word.text))
    if kind is not None:
        return kind
    if word.text in names.local:
        help = tr("write it like this for a card that is already in play: 'move {0} to ...'", word.text)
        raise wrong(cx, "E120", tr("'{0}' is not the id of a card", word.text), word.span, help)
    message, help = cx.declared.no_card(word.text)
    help = did_you_mean(word.text, [*cx.local_cards]) or help
    raise wrong(cx, "E120", message, word.span, help)


def copies_called(cx: Context, item: nodes.PutItem, first: nodes.Word, rest: list[nodes.PutItem]) -> list[nodes.Word]:
    """Return the names of copies: `CARD 2 as k1, k2` needs as many names as copies."""
    found = [first]
    if item.number is not None and not isinstance(item.number, nodes.Number):
        help = tr("delete 'as', or write the number in digits")
        raise wrong(cx, "E126", tr("copies whose number is computed cannot have names"), item.span, help)
    copies = item.number.number.number if item.number is not None else 1
    while len(found) < copies and rest and rest[0].number is None and rest[0].name is None:
        found.append(rest.pop(0).word)
    if len(found) != copies:
        help = tr("name each copy, with commas between the names, or delete 'as'")
        raise wrong(
            cx, "E126", tr("{0} copies need {0} names, but the line has {1}", copies, len(found)), item.span, help
        )
    return found


def with_property(cx: Context, node: nodes.WithProperty, kind: str, names: Names) -> tuple[Property, model.Expression]:
    """Resolve `with PROPERTY VALUE`: the initial value of a property of a created card."""
    found = cx.property_of(kind, node.property.text)
    if found is not None:
        readable(cx, found, node.property.span)
    if found is None or found.sort != "state":
        raise wrong(cx, "E113", tr("{0} has no state '{1}'", one(kind), node.property.text), node.span)
    value = as_expression(cx, node.value, names, found.type)
    must_be(cx, value, found.type, node.value.span)
    return found, value


@resolves(nodes.PutEvery)
def put_every(cx: Context, node: nodes.PutEvery, names: Names) -> model.PutEvery:
    """Resolve a line that creates all cards of a kind, as often as a fact says, or all cards of a player's deck."""
    kind = cx.vocabulary.kind(node.kind.text)
    adjectives = tuple(as_adjective(cx, word, kind) for word in node.values)
    what = model.Those(node.span, kind, "each", adjectives, candidate=cx.new_name())
    if node.where is not None:
        what = replace(what, where=as_condition(cx, node.where, with_candidate(names, what)))
    copies = None
    if node.copies is not None:
        copies = cx.property_of(kind, node.copies.text)
        if copies is not None:
            readable(cx, copies, node.copies.span)
        if copies is None or copies.type != NUMBER:
            raise wrong(
                cx, "E113", tr("{0} has no number property '{1}'", one(kind), node.copies.text), node.copies.span
            )
    bringer = as_thing(cx, node.bringer, names, "player") if node.bringer is not None else None
    if bringer is not None and node.copies is not None:
        help = tr("delete the number of copies")
        raise wrong(
            cx, "E127", tr("a deck that a player brings already has the number of copies of each card"), node.span, help
        )
    return model.PutEvery(node.span, what, as_zone(cx, node.zone, names), copies, bringer)


@resolves(nodes.Brings)
def brings(cx: Context, node: nodes.Brings, names: Names) -> model.Brings:
    name = node.deck.text
    if name not in cx.declared.decks:
        known = sorted(cx.declared.decks)
        help = did_you_mean(name, known) or tr("known names: {0}", ", ".join(known) or tr("none"))
        raise wrong(cx, "E120", tr("there is no deck '{0}'", name), node.deck.span, help)
    return model.Brings(node.span, as_thing(cx, node.who, names, "player"), name)


@resolves(nodes.Require)
def require(cx: Context, node: nodes.Require, names: Names) -> model.Require:
    if names.seats:
        help = tr("write it like this: 'refused by NAME', below 'then'")
        raise wrong(cx, "E421", tr("'require' can be used only in set-up"), node.span, help)
    condition = as_condition(cx, node.condition, names)
    if not isinstance(condition, model.Compare) or type_of(cx, condition.left) != NUMBER:
        help = tr("write it like this: 'require NAME: AMOUNT >= AMOUNT'")
        raise wrong(cx, "E201", tr("'require' needs a comparison of numbers"), node.condition.span, help)
    of = as_expression(cx, node.of, names) if node.of is not None else None
    return model.Require(node.span, node.name.text, of, condition)


def deck(cx: Context, node: nodes.Deck) -> model.Deck:
    """Resolve a deck; every wrong card is reported."""
    cards: dict[str, int] = {}
    first: dict[str, nodes.DeckCard] = {}
    for entry in (entry for row in node.rows for entry in row.cards):
        word, number = entry.card, entry.number.number
        id = cx.card(word.text)
        first.setdefault(id, entry)
        if id not in cx.declared.cards:
            message, help = cx.declared.no_card(word.text)
            note(cx, "E120", message, word.span, help)
        elif id in cards:
            total = cards[id] + number
            fewer = Edit(first[id].number.span, str(total)), _taken_out(node, entry)
            help = fixing(tr("write '{0} {1}' once", total, word.text), *fewer)
            note(cx, "E127", tr("'{0}' is in this deck already", word.text), entry.span, help)
        elif not 1 <= number <= MOST_COPIES:
            help = tr("write a number from 1 to {0}, or delete the card", MOST_COPIES)
            note(cx, "E127", tr("a deck cannot contain {0} copies of a card", number), entry.number.span, help)
        else:
            cards[id] = number
    return model.Deck(node.span, node.name.text, tuple(cards.items()))


@resolves(nodes.AllPass)
def all_pass(cx: Context, node: nodes.AllPass, names: Names) -> model.AllPass:
    return model.AllPass(node.span)


@resolves(nodes.Run)
def run(cx: Context, node: nodes.Run, names: Names) -> model.RunStep | model.RunFlow:
    """Resolve a statement by which a scenario runs a step or a flow."""
    is_flow, name = node.what.sort == "SCOPE", node.what
    if is_flow:
        must_be_called(cx, name, "flow", cx.declared.flows)
    else:
        must_be_called(cx, name, "step", cx.declared.steps)
    who = as_thing(cx, node.who, names, "player") if node.who else model.Current(node.span, cx.player)
    return (model.RunFlow if is_flow else model.RunStep)(node.span, name.text, who)


@resolves(nodes.RunSetup)
def run_setup(cx: Context, node: nodes.RunSetup, names: Names) -> model.RunSetup:
    """Resolve a statement by which a scenario runs the set-up."""
    cards = {**cx.declared.cards, **cx.local_cards}
    kinds = cx.model.beginnings
    begins = [card for card, kind in cards.items() if kind in kinds]
    if node.beginning is None and not begins:
        return model.RunSetup(node.span, "")
    if node.beginning is None:
        help = tr("write 'run setup with {0}'", begins[0])
        raise wrong(cx, "E120", tr("this game begins with a card"), node.span, help)
    beginning = node.beginning.text if node.beginning.text in cards else cx.card(node.beginning.text)
    if beginning not in begins:
        help = did_you_mean(node.beginning.text, begins) or tr("known names: {0}", ", ".join(begins))
        raise wrong(cx, "E120", tr("no declaration begins with '{0}'", node.beginning.text), node.beginning.span, help)
    return model.RunSetup(node.span, beginning, tuple(setting(cx, part) for part in node.settings or ()))


def _taken_out(deck: nodes.Deck, entry: nodes.DeckCard) -> Edit:
    """Return the edit that removes a card from a deck, with its comma, or with its line if no other card is there."""
    cards = next(row.cards for row in deck.rows if entry in row.cards)
    at, place = cards.index(entry), entry.span
    if len(cards) == 1:
        return Edit(Span(place.source, place.line, 1, place.end_line + 1, 1), "")
    if at:
        before = cards[at - 1].span
        return Edit(replace(place, line=before.end_line, column=before.end_column), "")
    after = cards[1].span
    return Edit(replace(place, end_line=after.line, end_column=after.column), "")


def setting(cx: Context, node: nodes.Setting) -> tuple[str, int | str]:
    """Return an option and its value."""
    name, value = node.option.text, node.value
    option = cx.model.options.get(name)
    if option is None:
        help = did_you_mean(name, cx.model.options) or tr("known names: {0}", ", ".join(cx.model.options) or tr("none"))
        raise wrong(cx, "E124", tr("this game has no option '{0}'", name), node.option.span, help)
    if node.seat is not None:
        if not option.property.owner or not re.fullmatch(r"P[1-9]\d*", node.seat.text):
            place = replace(node.seat.span, line=node.option.span.end_line, column=node.option.span.end_column)
            help = writing(tr("write '{0} {1}'", name, value.text), "", at=place)
            if option.property.owner:
                help = writing(tr("write 'of P1'"), "P1")
            raise wrong(
                cx, "E124", tr("the option '{0}' cannot be set for {1}", name, node.seat.text), node.seat.span, help
            )
        name = f"{name} of {node.seat.text}"
    if option.property.type.tag == "value":
        words = words_of(cx, option.property.type.of)
        if value.text not in words:
            help = tr("write one of: {0}", ", ".join(words))
            raise wrong(cx, "E124", tr("'{0}' cannot be {1}", name, value.text), value.span, help)
        return name, value.text
    if value.sort != "NUMBER" or (option.most is not None and value.number > option.most):
        most = option.most
        help = tr("write a number") if most is None else tr("write a number from 0 to {0}", most)
        raise wrong(cx, "E124", tr("'{0}' cannot be {1}", name, value.text), value.span, help)
    return name, value.number
