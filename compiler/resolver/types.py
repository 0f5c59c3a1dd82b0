"""Types of resolved expressions, and type errors."""

from __future__ import annotations

from typing import assert_never

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, did_you_mean, tr
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one

from .. import model
from ..model import NUMBER, Property, Type
from .context import Context, Unresolved, wrong
from .words import lists_of, words_of


def type_of(cx: Context, node: model.Phrase) -> Type:
    """Return the type of a resolved expression."""
    match node:
        case model.Value() | model.Mark():
            return Type("value", node.list)
        case model.Local():
            return node.type
        case (
            model.This()
            | model.You()
            | model.Current()
            | model.Beginning()
            | model.ById()
            | model.Those()
            | model.CardIn()
        ):
            return Type("thing", node.kind)
        case model.Seat() | model.SeatAfter():
            return Type("thing", node.kind)
        case model.Owner():
            return Type("thing", cx.player)
        case model.Read():
            if node.index is None and node.property.per:
                return Type("set", node.property.type.of)
            return node.property.type
        case model.Item():
            kind = type_of(cx, node.of)
            return Type("cell", kind.of) if kind.tag == "cells" else Type("value", kind.of)
        case model.Top() | model.Source() | model.Neighbour():
            return Type("thing", "card")
        case model.Nothing():
            return model.NOTHING
        case model.Number() | model.Arithmetic() | model.Quotient() | model.Size() | model.Count() | model.Total():
            return NUMBER
        case _:
            assert_never(node)


def must_be(cx: Context, found: model.Phrase, want: Type, span: Span, role: str = "this") -> None:
    """Raise unless an expression has a type; a thing of a kind also has the type of the base kinds."""
    have = type_of(cx, found)
    if "unknown" in (have.tag, want.tag):
        return
    if have.tag == want.tag and (have.of == want.of or have.tag in ("number", "zone")):
        return
    if have.tag == want.tag == "thing":
        if cx.model.is_a(have.of, want.of) or (have.of == "card" and not cx.model.is_a(want.of, "player")):
            return
    if have.tag == "nothing" and want.tag == "thing":
        return
    several = have.tag == "set" and want.tag == "thing" and cx.model.is_a(have.of, want.of)
    help = NO_TEXT
    if several:
        help = tr("write it like this: 'for each {0} in NAME as ...:', and this line below it", have.of)
    elif want.tag == "number" and have.tag in ("thing", "set"):
        help = tr("write a number, such as '1'; how many there are is 'number of NAME'")
    raise wrong(cx, "E202", tr("{0} must be {1}, but this is {2}", role, want, have), span, help)


def related(cx: Context, kind: str, other: str) -> bool:
    return cx.model.is_a(kind, other) or cx.model.is_a(other, kind)


def below(cx: Context, found: Type, kind: str) -> bool:
    return found.tag == "thing" and cx.model.is_a(found.of, kind)


def fits(cx: Context, found: model.Phrase, want: Type) -> bool:
    have = type_of(cx, found)
    return have.tag == want.tag and (have.of == want.of or cx.model.is_a(have.of, want.of))


def property_that_becomes(cx: Context, subject: model.Phrase, word: nodes.Word) -> Property:
    kind = type_of(cx, subject).of
    if type_of(cx, subject).tag != "thing":
        if type_of(cx, subject).tag == "unknown":
            raise Unresolved(word.text)
        help = tr("write it like this: {0}", "PROPERTY of ... becomes ...")
        raise wrong(cx, "E215", tr("{0} cannot become '{1}'", type_of(cx, subject), word.text), word.span, help)
    fitting = [
        p
        for (owner, _), p in cx.model.properties.items()
        if owner and cx.model.is_a(kind, owner) and p.sort == "state" and p.type.tag == "value" and not p.per
        if word.text in words_of(cx, p.type.of)
    ]
    if len(fitting) != 1:
        words = [w for name in lists_of(cx, kind, "state") for w in words_of(cx, name)]
        help = did_you_mean(word.text, words) or (tr("it can become: {0}", ", ".join(words)) if words else NO_TEXT)
        raise wrong(cx, "E208", tr("{0} cannot become '{1}'", one(kind), word.text), word.span, help)
    return fitting[0]
