"""Resolve choices, offers and windows, and the names that they bind."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from .. import model
from ..model import NUMBER, Type
from .bodies import block
from .conditions import as_condition, narrowed
from .context import Context, Names, Unresolved, resolves, wrong
from .forms import as_offer, as_phrase
from .phrases import as_amount, as_thing, as_those
from .words import as_you, bind_name


def who_chooses(cx: Context, node: nodes.Chooser | nodes.Searcher, names: Names) -> model.Expression:
    if node.who is not None:
        return as_thing(cx, node.who, names, "player")
    if not names.you:
        raise wrong(
            cx,
            "E303",
            tr("it is not clear who chooses"),
            node.span,
            tr("write it like this: 'current chooses ...', or name the player"),
        )
    return as_you(cx, names, node.span)


@resolves(nodes.Choose)
def choose(cx: Context, node: nodes.Choose, names: Names) -> model.Choose | model.ChooseSome | model.ChooseValue:
    """Resolve a choice, or a search: a choice by a player who may look at all cards of the zone."""
    found = chosen(cx, node, names)
    if isinstance(node.chooser, nodes.Chooser):
        return found
    if not isinstance(found, model.Choose | model.ChooseSome) or not isinstance(found.what.zone, model.Read):
        help = tr("write it like this: {0}", "search for a KIND in ZONE as NAME")
        raise wrong(cx, "E314", tr("only cards in a zone can be searched for"), node.what.span, help)
    return replace(found, searches=True)


def chosen(cx: Context, node: nodes.Choose, names: Names) -> model.Choose | model.ChooseSome | model.ChooseValue:
    chooser = who_chooses(cx, node.chooser, names)
    kind, word = cx.vocabulary.kind(node.what.kind.text), node.what.name
    if word is None:
        raise wrong(
            cx,
            "E304",
            tr("this choice needs a name"),
            node.what.span,
            tr("write it like this: {0}", "choose ... as NAME"),
        )
    if kind in cx.model.values:
        inner = names.inside()
        inner.local[word.text] = (Type("value", kind), False)
        where = as_condition(cx, node.what.where, inner) if node.what.where is not None else None
        name = bind_name(cx, word, Type("value", kind), True, names)
        return model.ChooseValue(node.span, chooser, kind, name, where)
    what = as_those(cx, node.what, names)
    if isinstance(node.what.determiner, nodes.UpTo | nodes.AnyNumber | nodes.Exactly):
        return choose_some(cx, node, chooser, what, word, names)
    otherwise = block(cx, node.otherwise.body, names.inside()) if node.otherwise else ()
    known = apart(cx, names)
    name = names.bind(word.text, Type("thing", member_kind(cx, what, names)), True)
    return model.Choose(node.span, chooser, what, name, otherwise, apart=known)


def apart(cx: Context, names: Names) -> tuple[tuple[str, model.Tag], ...]:
    """Return the names in scope that mean cards or sets of cards, each with its tag."""
    used = {kind.of for kind, _ in names.local.values()}
    cards = {kind for kind in used if not cx.model.is_a(kind, "player") and kind not in cx.model.values}
    return tuple(
        _tagged(name, kind.tag)
        for name, (kind, _) in names.local.items()
        if kind.tag in ("thing", "set") and kind.of in cards
    )


@lru_cache(maxsize=10_000)
def _tagged(name: str, tag: model.Tag) -> tuple[str, model.Tag]:
    """A name with its tag; all choices below its line share it."""
    return name, tag


def member_kind(cx: Context, what: model.Those, names: Names) -> str:
    """Return the kind of the things that a noun phrase can mean: its `where` may narrow its kind."""
    inner = names.inside()
    inner.bind(what.candidate, Type("thing", what.kind))
    return narrowed(cx, what.where, inner).local[what.candidate][0].of


def choose_some(
    cx: Context, node: nodes.Choose, chooser: model.Expression, what: model.Those, word: nodes.Word, names: Names
) -> model.ChooseSome:
    """Resolve a choice of several things; its name is bound to the set of chosen things."""
    how = node.what.determiner
    most = as_amount(cx, how.number, names) if isinstance(how, nodes.UpTo | nodes.Exactly) else None
    if node.otherwise is not None:
        help = tr("test it after the choice: 'if NAME is empty:'")
        raise wrong(cx, "E308", tr("a choice of several things cannot have 'otherwise'"), node.otherwise.span, help)
    known = apart(cx, names)
    name = names.bind(word.text, Type("set", member_kind(cx, what, names)))
    return model.ChooseSome(node.span, chooser, what, name, most, isinstance(how, nodes.Exactly), apart=known)


@resolves(nodes.ChooseNumber)
def choose_number(cx: Context, node: nodes.ChooseNumber, names: Names) -> model.ChooseNumber:
    chooser = who_chooses(cx, node.chooser, names)
    least, most = as_amount(cx, node.least, names), as_amount(cx, node.most, names)
    return model.ChooseNumber(node.span, chooser, least, most, bind_name(cx, node.name, NUMBER, True, names))


@resolves(nodes.ChooseOne)
def choose_one(cx: Context, node: nodes.ChooseOne, names: Names) -> model.ChooseOne:
    chooser = who_chooses(cx, node.chooser, names)
    made: list[model.Alternative] = []
    for way in node.alternatives:
        condition = as_condition(cx, way.condition, names) if way.condition is not None else None
        body = block(cx, way.body, narrowed(cx, condition, names).inside())
        made.append(model.Alternative(way.span, way.name.text, condition, body))
    return model.ChooseOne(node.span, chooser, tuple(made))


@resolves(nodes.May)
def may(cx: Context, node: nodes.May, names: Names) -> model.May:
    who = as_thing(cx, node.who, names, "player")
    otherwise = block(cx, node.otherwise.body, names.inside()) if node.otherwise is not None else ()
    return model.May(node.span, who, block(cx, node.body, names.inside()), otherwise)


@resolves(nodes.MayDo)
def may_do(cx: Context, node: nodes.MayDo, names: Names) -> model.MayDo | model.ForEach:
    """Resolve an offer outside of a window. `each PLAYER may` asks all in a row; `any PLAYER`, until one does it."""
    if node.word.sort == "MUST":
        raise not_in_window(cx, node)
    made = offer(cx, node, names.inside())
    who = made.who
    if not isinstance(who, model.Those) or who.determiner == "any":
        return model.MayDo(node.span, made)
    one = model.Local(who.span, made.name, Type("thing", who.kind))
    asked = model.MayDo(node.span, replace(made, who=one, name="doer"))
    return model.ForEach(node.span, who, made.name, (asked,), True)


def not_in_window(cx: Context, node: nodes.MayDo) -> Unresolved:
    """Report `WHO must VERB` outside of a window."""
    help = tr("delete 'must', or write the line below 'window:'")
    return wrong(cx, "E321", tr("'must' stands only in a window"), node.word.span, help)


@resolves(nodes.Window)
def window(cx: Context, node: nodes.Window, names: Names) -> model.Window:
    offers: list[model.Offer] = []
    for part in node.offers:
        try:
            offers.append(offer(cx, part, names.inside()))
        except Unresolved:
            continue
    start = as_thing(cx, node.start, names, "player") if node.start is not None else None
    second = as_thing(cx, node.second, names, "player") if node.second is not None else None
    return model.Window(node.span, tuple(offers), node.once is not None, start, second)


def offer(cx: Context, node: nodes.MayDo, names: Names) -> model.Offer:
    who = as_phrase(cx, node.who, names)
    doer = who
    name = "doer"
    if isinstance(who, model.Those):
        if who.determiner not in ("each", "each other", "any"):
            raise wrong(
                cx,
                "E306",
                tr("it is not clear who is asked"),
                who.span,
                tr("write it like this: {0}", f"each {who.kind} as NAME may ..."),
            )
        name = who.candidate
        names.bind(name, Type("thing", who.kind))
        doer = model.Local(who.span, name, Type("thing", who.kind))
    verb, arguments = as_offer(cx, node.verb, doer, node.arguments, names)
    return model.Offer(node.span, who, name, verb.key, arguments, node.word.sort == "MUST")
