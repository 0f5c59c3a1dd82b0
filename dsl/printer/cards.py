"""Print cards, abilities, tables and scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from .. import nodes
from ..agreement import INSTEAD
from .references import happening
from .writer import Writer

Block: TypeAlias = (
    nodes.Card | nodes.Ability | nodes.Table | nodes.Entry | nodes.Scenario | nodes.ScenarioPart | nodes.LocalCard
)
Part: TypeAlias = (
    nodes.Facts
    | nodes.Printed
    | nodes.PrintedValue
    | nodes.OwnWords
    | nodes.Origin
    | nodes.CardNumber
    | nodes.Formerly
    | nodes.TriggerWord
    | nodes.Costs
    | nodes.Once
    | nodes.Range
    | nodes.Every
    | nodes.Event
)

Expectation: TypeAlias = nodes.Expect | nodes.ExpectOffered | nodes.ExpectRefused
"""The expectations that are not statements too; `P1 cannot draw` is a statement, and statements.py prints it."""


def lines(w: Writer, tree: Block) -> Iterator[str]:
    """Yield the lines of a card, an ability, a table or a scenario."""
    match tree:
        case nodes.Card():
            yield w.say(tree.kind, tree.id, tree.name, *tree.values)
            yield from w.inside(tree.lines)
        case nodes.Slot():
            header = w.say(tree.slot, w.after("on", tree.parameter), w.facts(tree.facts), tree.costs, tree.once)
            yield from w.block(header, tree.body)
        case nodes.Trigger(event=nodes.Event(event=event)):
            happens = happening(w, event, tree.word.word.sort in INSTEAD)
            yield from w.block(w.say(tree.word, happens, w.after("if", tree.condition), tree.once), tree.body)
        case nodes.While():
            yield from w.block(w.say("while", tree.condition), tree.lines)
        case nodes.Whenever():
            yield from w.block(w.say("whenever", tree.condition), tree.body)
        case nodes.Table():
            yield from rows(w, w.say("table", tree.slot), tree.entries, tree.otherwise)
        case nodes.Entry():
            yield from w.effect(w.listed(tree.spans), tree.body)
        case nodes.Scenario():
            yield w.say("scenario", tree.id, tree.title)
            yield from w.inside(tree.parts)
        case nodes.Given():
            yield from w.block("given", tree.lines)
        case nodes.WhenPart():
            yield from w.block("when", tree.body)
        case nodes.ThenPart():
            yield from w.block("then", tree.lines)
        case nodes.LocalCard():
            header = w.say(tree.kind, tree.id, *tree.values, w.facts(tree.facts))
            yield from w.block(header, tree.lines) if tree.lines else (header,)
        case _:
            assert_never(tree)


def rows(w: Writer, header: str, entries: tuple[nodes.Entry, ...], otherwise: nodes.Otherwise | None) -> Iterator[str]:
    """Yield the lines of a table, or of the replacement for a table."""
    yield from w.block(header, entries)
    yield from w.inside(() if otherwise is None else (otherwise,))


def part(w: Writer, tree: Part) -> str:
    """Print a fact of a card, or a part of the header of an ability."""
    match tree:
        case nodes.Facts():
            return w.facts(tree.printed)
        case nodes.Printed():
            return w.say(tree.property, w.listed(tree.values))
        case nodes.PrintedNumber():
            return ("" if tree.minus is None else "-") + tree.number.text
        case nodes.PrintedWord():
            return w.say(tree.word, tree.number)
        case nodes.PrintedProperty():
            return tree.property.text
        case nodes.OwnWords():
            return w.say(tree.fact, tree.text)
        case nodes.Origin():
            return w.say(tree.sort, tree.note)
        case nodes.CardNumber():
            return w.say("number", tree.number)
        case nodes.Formerly():
            return w.say("formerly", w.listed(tree.ids))
        case nodes.TriggerWord():
            return tree.word.text
        case nodes.Costs():
            return w.say("costs", w.signed(tree.amount))
        case nodes.Once():
            return w.say("once per", tree.scope)
        case nodes.Range():
            return w.say(tree.first, w.after("to", tree.last))
        case nodes.Every():
            return "any"
        case nodes.Event():
            return happening(w, tree.event, False)
        case _:
            assert_never(tree)


def expectation(w: Writer, tree: Expectation) -> str:
    """Print an expectation of a scenario."""
    match tree:
        case nodes.Expect():
            return w.text(tree.condition)
        case nodes.ExpectOffered():
            return w.say(tree.negated, "offered", tree.name) + ": " + w.listed(tree.values)
        case nodes.ExpectRefused():
            return w.say("refused", w.maybe("by", tree.refusals))
        case _:
            assert_never(tree)
