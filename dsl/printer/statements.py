"""Print statements and their parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from .. import nodes
from .conditions import ATOM, within
from .writer import Writer

Opening: TypeAlias = nodes.Compound | nodes.Choose | nodes.Otherwise | nodes.Alternative
"""Statements and parts of statements that can have a block below them."""

Change: TypeAlias = (
    nodes.Call
    | nodes.MayDo
    | nodes.Modify
    | nodes.Cannot
    | nodes.CannotAct
    | nodes.LosesText
    | nodes.Becomes
    | nodes.BecomesCopy
    | nodes.ObtainsAbilities
    | nodes.Rises
    | nodes.Let
    | nodes.Move
    | nodes.Shuffle
    | nodes.Swap
    | nodes.Reveal
    | nodes.Tell
    | nodes.RevealUntil
    | nodes.Perform
    | nodes.Put
    | nodes.PutEvery
)
"""One-line statements that change things or say what somebody does."""

Course: TypeAlias = (
    nodes.Roll
    | nodes.ChooseNumber
    | nodes.StartScope
    | nodes.Joins
    | nodes.EndGame
    | nodes.EndScope
    | nodes.EndEffects
    | nodes.Run
    | nodes.RunSetup
    | nodes.Brings
    | nodes.Require
    | nodes.Answer
    | nodes.AllPass
)
"""One-line statements that control the game or a scenario, and `roll`."""

Part: TypeAlias = (
    nodes.Chooser
    | nodes.Searcher
    | nodes.Named
    | nodes.EndOfZone
    | nodes.PutItem
    | nodes.WithProperty
    | nodes.Setting
    | nodes.Duration
    | nodes.NextTime
    | nodes.ScopeEnd
)


def lines(w: Writer, tree: Opening) -> Iterator[str]:
    """Yield the lines of a statement with the block below it."""
    match tree:
        case nodes.Choose():
            yield w.say(tree.chooser, tree.what)
            yield from w.optional(tree.otherwise)
        case nodes.If():
            yield from w.block(w.say("if", tree.condition), tree.then)
            yield from w.optional(tree.otherwise)
        case nodes.Otherwise():
            yield from w.effect("otherwise", tree.body)
        case nodes.Repeat():
            header = w.say("repeat", tree.times, "times", w.after("as", tree.name), w.after("while", tree.condition))
            yield from w.block(header, tree.body)
        case nodes.RepeatUntil():
            yield from w.block(w.say("repeat until", tree.condition), tree.body)
        case nodes.ForEach():
            yield from w.block(w.say("for", tree.what, tree.at_once), tree.body)
        case nodes.ForItems():
            yield from w.block(w.say("for each item of", tree.of, "as", tree.name), tree.body)
        case nodes.Together():
            yield from w.block("together", tree.body)
        case nodes.May():
            yield from w.block(w.say(tree.who, "may"), tree.body)
            yield from w.optional(tree.otherwise)
        case nodes.ChooseOne():
            yield from w.block(w.say(tree.chooser, "one"), tree.alternatives)
        case nodes.Alternative():
            yield from w.block(w.say(tree.name, w.after("if", tree.condition)), tree.body)
        case nodes.Window():
            header = w.say("window", tree.once, w.after("from", tree.start), w.after("then", tree.second))
            yield from w.block(header, tree.offers)
        case nodes.Grant():
            verb = "obtain" if w.plural(tree.who) else "obtains"
            yield from w.block(w.say(tree.who, verb, tree.duration), tree.abilities)
        case nodes.Delayed():
            word = "when" if tree.word.sort == "WHEN" else "the next time"
            yield from w.block(w.say(word, tree.event, tree.duration), tree.body)
        case _:
            assert_never(tree)


def change(w: Writer, tree: Change) -> str:
    """Print a one-line statement that changes things or says what somebody does."""
    match tree:
        case nodes.Call():
            return w.say(tree.subject, tree.verb, tree.arguments)
        case nodes.MayDo():
            return w.say(tree.who, tree.word, tree.verb, tree.arguments)
        case nodes.Modify():
            amount = tree.sign.text + w.signed(tree.amount)
            verb = _form(w, tree.subject, "have", "has")
            return w.say(tree.subject, verb, tree.property, w.index(tree.index), amount, tree.duration)
        case nodes.Cannot():
            return w.say(tree.subject, "cannot", tree.verb, tree.arguments, tree.duration)
        case nodes.CannotAct():
            return w.say(tree.subject, "cannot act", w.maybe("except", tree.exceptions), tree.duration)
        case nodes.LosesText():
            return w.say(tree.subject, _form(w, tree.subject, "lose", "loses"), "text", tree.duration)
        case nodes.Becomes():
            return w.say(tree.subject, _form(w, tree.subject, "become", "becomes"), tree.value)
        case nodes.BecomesCopy():
            verb = _form(w, tree.subject, "become", "becomes")
            return w.say(tree.subject, verb, "copy of", tree.model, tree.duration)
        case nodes.ObtainsAbilities():
            return w.say(tree.subject, "obtains abilities of", tree.model, tree.duration)
        case nodes.Rises():
            return w.say(tree.property, tree.direction, "by", tree.amount)
        case nodes.Let():
            return w.say(tree.name, "is", tree.value)
        case nodes.Move():
            return w.say("move", tree.what, "to", tree.end, tree.zone)
        case nodes.Shuffle():
            return w.say("shuffle", tree.zone)
        case nodes.Swap():
            return w.say("swap", tree.left, "with", tree.right)
        case nodes.Reveal():
            return w.say("reveal", tree.what, w.after("to", tree.who))
        case nodes.Tell():
            return w.say("reveal whether", tree.condition, w.after("to", tree.who))
        case nodes.RevealUntil():
            top = w.say("reveal", tree.kind, "from the top of", tree.zone)
            return w.say(top, "until", tree.condition, "as", tree.name, "leaving", tree.rest)
        case nodes.Perform():
            on = w.after("on", tree.on)
            return w.say("perform", tree.slot, "of", tree.card, "as", tree.you, on, w.maybe("by", tree.by))
        case nodes.Put():
            return w.say("put", w.listed(tree.items), "in", tree.zone, tree.having)
        case nodes.PutEvery():
            brought = w.after("brought by", tree.bringer)
            found = w.say("put every", *tree.values, tree.kind, brought, "in", tree.zone, w.after("where", tree.where))
            return found if tree.copies is None else w.say(found + ",", tree.copies, "each")
        case _:
            assert_never(tree)


def course(w: Writer, tree: Course) -> str:
    """Print a one-line statement that controls the game or a scenario, or `roll`."""
    match tree:
        case nodes.ChooseNumber():
            amounts = w.say("from", tree.least, "to", tree.most)
            return w.say(tree.chooser, "a number", amounts, "as", tree.name)
        case nodes.Roll():
            return w.say("roll", within(w, tree.sides, ATOM), "as", tree.name)
        case nodes.Joins():
            return w.say(tree.subject, "joins the game")
        case nodes.StartScope():
            return w.say("start", tree.scope, w.after("for", tree.who))
        case nodes.EndGame():
            return w.say("end game with", tree.result, w.after("for", tree.winners))
        case nodes.EndScope():
            return w.say("end", tree.scope)
        case nodes.EndEffects():
            return w.say("end effects of", tree.kind)
        case nodes.Run():
            step = None if tree.what.sort == "SCOPE" else "step"
            return w.say("run", step, tree.what, w.after("for", tree.who))
        case nodes.RunSetup():
            return ", ".join([w.say("run setup", w.after("with", tree.beginning)), *map(w.text, tree.settings or ())])
        case nodes.Brings():
            return w.say(tree.who, "brings deck", tree.deck)
        case nodes.Require():
            return w.say("require", tree.name, w.after("of", tree.of)) + ": " + w.text(tree.condition)
        case nodes.Answer():
            verb = "answer" if tree.who is None else "answers"
            return w.say(tree.who, verb, tree.name, "with", tree.value)
        case nodes.AllPass():
            return "all pass"
        case _:
            assert_never(tree)


def part(w: Writer, tree: Part) -> str:
    """Print a part of a statement."""
    match tree:
        case nodes.Chooser():
            return w.say(tree.who, "choose" if tree.who is None else _form(w, tree.who, "choose", "chooses"))
        case nodes.Searcher():
            return w.say(tree.who, "search" if tree.who is None else _form(w, tree.who, "search", "searches"), "for")
        case nodes.Named():
            return w.say(tree.what, "as", tree.name)
        case nodes.EndOfZone():
            return w.say(tree.end, "of")
        case nodes.PutItem():
            return w.say(tree.word, tree.number and w.position(tree.number), w.after("as", tree.name))
        case nodes.WithProperty():
            return w.say(tree.property, tree.value)
        case nodes.Setting():
            return w.say(tree.option, w.after("of", tree.seat), tree.value)
        case nodes.Duration():
            if isinstance(tree.items[0], nodes.Word):
                return "for the rest of the game"
            coming = [item for item in tree.items if isinstance(item, nodes.NextTime)]
            ends = [item for item in tree.items if not isinstance(item, nodes.NextTime)]
            return w.say(*coming, w.after("until", w.listed(ends, " or until ") or None))
        case nodes.NextTime():
            return w.say("for the next time", tree.event)
        case nodes.ScopeEnd():
            return w.say("end of", tree.scope)
        case _:
            assert_never(tree)


def _form(w: Writer, subject: nodes.Subject, many: str, one: str) -> str:
    """The form of a verb that agrees with the subject: `many` or `one`."""
    return many if w.plural(subject) else one
