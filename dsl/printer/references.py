"""Print references to things, noun phrases, arguments of verbs, and events."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from .. import nodes
from ..agreement import article
from .writer import Writer

NounPart: TypeAlias = (
    nodes.NounPhrase | nodes.Extreme | nodes.Quantity | nodes.History | nodes.SomeNumber | nodes.Top | nodes.WordValue
)
Argued: TypeAlias = nodes.Arguments | nodes.Prepositional | nodes.Offered


def reference(w: Writer, tree: nodes.Ref) -> str:
    """Print a reference to one thing."""
    match tree:
        case nodes.Name():
            return tree.word.text
        case nodes.This() | nodes.You() | nodes.Current() | nodes.Beginning() | nodes.Source() | nodes.Nothing():
            return type(tree).__name__.lower()
        case nodes.Owner():
            return w.say("owner", w.after("of", tree.of))
        case nodes.SeatAfter():
            return w.say("seat", w.position(tree.steps), tree.word, tree.who)
        case nodes.CardAfter():
            return w.say("the", tree.word, tree.of)
        case nodes.CardIn():
            return w.say("a copy of", tree.card, "in", tree.zone)
        case nodes.Property():
            return w.say(tree.property, w.index(tree.index), w.after("of", tree.owner))
        case nodes.Item():
            return w.say("item", w.position(tree.number), "of", tree.of)
        case nodes.CellPart():
            return w.say(tree.word, tree.of)
        case _:
            assert_never(tree)


def noun(w: Writer, tree: NounPart) -> str:
    """Print a noun phrase or a part of a noun phrase."""
    match tree:
        case nodes.Those():
            return w.say(_those(w, tree), w.after("as", tree.name), w.after("where", tree.where), tree.extreme)
        case nodes.Extreme():
            word = "with the highest" if tree.word.sort == "WITH_HIGHEST" else "with the lowest"
            return w.say(word, tree.amount)
        case nodes.ThosePlain():
            return _those(w, tree)
        case nodes.Determiner():
            return tree.word.text
        case nodes.UpTo():
            return w.say("up to", _how_many(w, tree.number))
        case nodes.AnyNumber():
            return "any number of"
        case nodes.Exactly():
            return _how_many(w, tree.number)
        case nodes.SomeNumber():
            return w.say("a number", w.after("as", tree.name), w.after("where", tree.where))
        case nodes.History():
            return w.say("that", tree.who, tree.participle, "this", tree.scope)
        case nodes.Top():
            return w.say("the top", tree.kind, "of", tree.zone)
        case nodes.WordValue():
            return tree.word.text
        case _:
            assert_never(tree)


def _those(w: Writer, tree: nodes.NounPhrase) -> str:
    """Print a set of things, such as `another red card in hand of you`."""
    unseen = tree.unseen if isinstance(tree, nodes.Those) else None
    kind = w.say(unseen, *(tree.adjectives or ()), tree.kind)
    determiner = w.text(tree.determiner) if tree.determiner else ""
    if determiner == "a":
        determiner = article(kind)
    return w.say(determiner, kind, w.after("in", tree.zone), tree.history)


def _how_many(w: Writer, tree: nodes.Expression) -> str:
    """Print a number, or another amount in parentheses."""
    return w.text(tree) if isinstance(tree, nodes.Number) else f"({w.text(tree)})"


def argued(w: Writer, tree: Argued) -> str:
    """Print the arguments of a verb."""
    match tree:
        case nodes.Arguments():
            return w.say(tree.bare, *tree.prepositionals)
        case nodes.Prepositional():
            return w.say(tree.preposition, tree.argument)
        case nodes.Offered():
            return w.say(tree.word, tree.arguments)
        case _:
            assert_never(tree)


def happening(w: Writer, tree: nodes.Happening, instead: bool) -> str:
    """Print an event in a header. instead: the header begins with `instead of`, so the verb needs the -ing form."""
    match tree:
        case nodes.Happens():
            return w.say(tree.subject, tree.verb, tree.arguments)
        case nodes.HappensPassively():
            verb = "being" if instead else "are" if w.plural(tree.subject) else "is"
            return w.say(tree.subject, verb, tree.participle, w.after("by", tree.by))
        case nodes.Performed():
            return w.say(tree.slot, "of", tree.of, "being performed" if instead else "is performed")
        case nodes.TurnsInto():
            verb = "becoming" if instead else "become" if w.plural(tree.subject) else "becomes"
            return w.say(tree.subject, verb, tree.value)
        case nodes.ScopeEdge():
            return w.say(tree.scope, w.after("of", tree.of), tree.edge)
        case nodes.PartEvent():
            return w.say(tree.sort, tree.name)
        case _:
            assert_never(tree)
