"""Print the declarations of a game, its kinds and its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from .. import nodes
from .cards import rows
from .writer import Writer

Block: TypeAlias = (
    nodes.Game
    | nodes.Kind
    | nodes.Extend
    | nodes.Verb
    | nodes.Idiom
    | nodes.Deck
    | nodes.Setup
    | nodes.Seats
    | nodes.Between
    | nodes.Flow
    | nodes.Step
)
"""Declarations of a game with lines below them."""

Rule: TypeAlias = nodes.Rule | nodes.Replacement | nodes.Replaces | nodes.ReplaceStep | nodes.ReplaceTable
"""Rules, and the replacements that an expansion declares."""

Line: TypeAlias = (
    nodes.GameLine
    | nodes.Fact
    | nodes.Slots
    | nodes.YouIs
    | nodes.Asks
    | nodes.Begins
    | nodes.TableForm
    | nodes.Packet
    | nodes.Affects
    | nodes.DeckRow
    | nodes.Turns
)
"""One-line parts of a game, a kind, a verb, a deck or a flow."""

Single: TypeAlias = (
    nodes.Expansion | nodes.Values | nodes.Order | nodes.Paying | nodes.Invariant | nodes.Worth | nodes.Removal
)
"""Declarations that have only one line."""

Part: TypeAlias = (
    nodes.Type
    | nodes.TextType
    | nodes.OptionNumber
    | nodes.Zone
    | nodes.DeckCard
    | nodes.Forms
    | nodes.SlotWord
    | nodes.Axis
    | nodes.Role
    | nodes.Field
)


def lines(w: Writer, tree: Block) -> Iterator[str]:
    """Yield the lines of a declaration that has lines below its first line."""
    match tree:
        case nodes.Game():
            yield w.say("game", tree.name)
            yield from w.inside(tree.lines)
        case nodes.Kind():
            yield w.say("kind", tree.name, tree.forms, "is", tree.base)
            yield from w.inside(tree.lines)
        case nodes.Extend():
            yield w.say("extend", "kind" if tree.what.sort == "KIND" else None, tree.what)
            yield from w.inside(tree.lines)
        case nodes.Verb():
            yield w.say("verb", tree.subject, tree.word, *tree.fields, tree.forms)
            yield from w.inside((*(tree.lines or ()), *(tree.body or ())))
        case nodes.Idiom():
            yield w.say("idiom", tree.name, w.maybe("for", tree.holes))
            yield from w.inside((tree.line,))
        case nodes.Deck():
            yield from w.block(w.say("deck", tree.name), tree.rows)
        case nodes.Setup():
            yield from w.block(w.say("setup", tree.name), tree.body)
        case nodes.Seats():
            yield from w.block("seats", tree.body)
        case nodes.Between():
            yield w.say("between games", tree.flow, "keeping", w.listed(tree.kept))
            yield from w.inside(tree.body)
        case nodes.Flow():
            yield w.say("flow", tree.name, w.after("of", tree.of), tree.repeats)
            yield from w.inside(tree.items)
        case nodes.Step():
            yield from w.block(w.say("step", tree.name), tree.body)
        case _:
            assert_never(tree)


def rule(w: Writer, tree: Rule) -> Iterator[str]:
    """Yield the lines of a rule or of a replacement."""
    match tree:
        case nodes.Rule():
            header = w.say("rule", tree.name)
            if len(tree.lines) == 1 and isinstance(tree.lines[0], nodes.Ability | nodes.Invariant):
                yield from w.behind(header + ":", tree.lines[0])
            else:
                yield from w.block(header, tree.lines)
        case nodes.Replacement():
            yield from w.behind("replace", tree.declaration)
        case nodes.Replaces():
            yield from w.behind("replace", tree.derived)
        case nodes.ReplaceStep():
            yield w.say("replace step", tree.name, "with")
            yield from w.inside(tree.steps)
        case nodes.ReplaceTable():
            header = w.say("replace table", tree.slot, "of", tree.card)
            if isinstance(tree.new, nodes.Entry):
                yield from w.behind(header + " at", tree.new)
            else:
                yield from rows(w, header, tree.new, tree.otherwise)
        case _:
            assert_never(tree)


def line(w: Writer, tree: Line) -> str:
    """Print one line below the first line of a declaration."""
    match tree:
        case nodes.Players():
            return w.say("players", tree.least, w.after("to", tree.most))
        case nodes.Zones():
            return w.say("zones", w.listed(tree.zones))
        case nodes.Scopes():
            return w.say("scopes", w.listed(tree.names))
        case nodes.Version():
            return w.say("version", tree.number)
        case nodes.Say():
            ours, *others = tree.words
            return w.say("say", ours, "for", w.listed(others))
        case nodes.Has():
            return w.say("has", tree.name, tree.type, tree.sight, w.after("until it leaves", tree.until))
        case nodes.Derived():
            return w.say("has", tree.name, "is", tree.value)
        case nodes.Option():
            return w.say("option", tree.name, tree.type)
        case nodes.Fact():
            return w.say("fact", tree.name, tree.type)
        case nodes.Slots():
            return w.say("slots", w.listed(tree.slots))
        case nodes.YouIs():
            return w.say("you is", tree.value)
        case nodes.Asks():
            return w.say("asks", tree.value, w.after("or", tree.otherwise))
        case nodes.Begins():
            return "begins game"
        case nodes.TableForm():
            return w.say("table", tree.name, "by", w.listed(tree.axes))
        case nodes.Packet():
            return w.say("packet sums", tree.role)
        case nodes.Affects():
            return w.say("affects", tree.role)
        case nodes.DeckRow():
            return w.listed(tree.cards)
        case nodes.Turns():
            who = w.say("each", tree.kind, w.after("as", tree.name))
            return w.say(who, "takes", tree.flow, "from", tree.start, tree.reverse, w.after("where", tree.where))
        case _:
            assert_never(tree)


def single(w: Writer, tree: Single) -> str:
    """Print a declaration that has only one line."""
    match tree:
        case nodes.Expansion():
            return w.say(
                w.say("expansion", tree.name, "of", tree.of, w.after("version", tree.version)),
                w.after("language", tree.language),
                w.maybe("after", tree.after),
            )
        case nodes.Values():
            return w.say("values", tree.name, w.listed(tree.words))
        case nodes.Order():
            return w.say(tree.what, tree.preposition, tree.who)
        case nodes.Paying():
            return w.say("costs are paid by", tree.verb)
        case nodes.Invariant():
            return w.say("invariant", tree.condition)
        case nodes.Worth():
            return w.say(tree.word, tree.kind, "is", tree.amount, w.after("if", tree.condition))
        case nodes.Removal():
            return w.say("remove", tree.sort, tree.name, w.after("of", tree.of))
        case _:
            assert_never(tree)


def part(w: Writer, tree: Part) -> str:
    """Print a part of a line, such as a type, a zone or a role."""
    match tree:
        case nodes.NumberType():
            return w.say(tree.signed, "number", w.after("per", tree.per), w.after("to", tree.most))
        case nodes.OptionNumber():
            return w.say("number", w.after("to", tree.most))
        case nodes.CellsType():
            return w.say("cells of", tree.of)
        case nodes.SetType():
            return w.say("set of", tree.of)
        case nodes.TextType():
            return "words"
        case nodes.WordType():
            return w.say(tree.name, w.after("per", tree.per))
        case nodes.WordsType():
            return w.listed(tree.words)
        case nodes.Zone():
            return w.say(tree.name, *tree.flags, w.after("per", tree.per), w.after("refilled from", tree.refill))
        case nodes.DeckCard():
            return w.say(tree.number, tree.card)
        case nodes.Forms():
            return f"({w.listed(tree.words)})"
        case nodes.SlotWord():
            return w.say(tree.name, w.after("with", tree.fact), tree.type, w.after("on", tree.parameter))
        case nodes.Axis():
            return w.say(tree.name, tree.first, w.after("to", tree.last))
        case nodes.Role():
            return f"{tree.name.text}:{tree.type.text}"
        case nodes.Field():
            return w.say(tree.preposition, tree.role)
        case _:
            assert_never(tree)
