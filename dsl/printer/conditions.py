"""Print amounts and conditions inside a line, with parentheses where precedence needs them."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from .. import nodes
from ..agreement import article
from .writer import Writer

Amount: TypeAlias = (
    nodes.PlusMinus
    | nodes.Bounded
    | nodes.Times
    | nodes.Divided
    | nodes.Number
    | nodes.Negative
    | nodes.Half
    | nodes.Count
    | nodes.Aggregate
)

TERM, ATOM, WHOLE = 1, 2, 3
_CONJUNCTION, _TEST = 1, 2
_LEVELS: dict[type[nodes.Node], int] = {
    nodes.PlusMinus: 0,
    nodes.Bounded: 0,
    nodes.Times: TERM,
    nodes.Divided: TERM,
    nodes.Negative: ATOM,
    nodes.Half: ATOM,
    nodes.Or: 0,
    nodes.And: _CONJUNCTION,
}
"""The precedence of amounts and conditions; a class that is not listed never needs parentheses."""


def within(w: Writer, tree: nodes.Expression | nodes.Condition, level: int) -> str:
    """Print an amount or a condition, in parentheses if its precedence is lower than `level`."""
    text = w.text(tree)
    return text if _LEVELS.get(type(tree), WHOLE) >= level else f"({text})"


def amount(w: Writer, tree: Amount) -> str:
    """Print an amount."""
    match tree:
        case nodes.PlusMinus():
            return w.say(tree.left, tree.sign, within(w, tree.right, TERM))
        case nodes.Bounded():
            return w.say(tree.left, tree.word, within(w, tree.right, TERM))
        case nodes.Times():
            return w.say(within(w, tree.left, TERM), "*", within(w, tree.right, ATOM))
        case nodes.Divided():
            return w.say(within(w, tree.left, TERM), "/", within(w, tree.right, WHOLE), tree.rounded)
        case nodes.Number():
            return tree.number.text
        case nodes.Negative():
            return "-" + w.signed(tree.amount)
        case nodes.Half():
            return w.say("half of", within(w, tree.amount, WHOLE), tree.rounded)
        case nodes.Count():
            different = w.say("different", tree.different, "of") if tree.different is not None else None
            return w.say("number of", different, _counted(w, tree.what))
        case nodes.Aggregate():
            return w.say(tree.word, f"for ({w.text(tree.what)}) of", within(w, tree.amount, WHOLE))
        case _:
            assert_never(tree)


def _counted(w: Writer, tree: nodes.NounPhrase | nodes.Ref) -> str:
    """Print a set inside an amount or a condition, in parentheses if it may have a name or a `where`."""
    return f"({w.text(tree)})" if isinstance(tree, nodes.Those) else w.text(tree)


def condition(w: Writer, tree: nodes.Condition) -> str:
    """Print a condition."""
    match tree:
        case nodes.Or():
            return w.say(tree.left, "or if", within(w, tree.right, _CONJUNCTION))
        case nodes.And():
            return w.say(within(w, tree.left, _CONJUNCTION), "and", within(w, tree.right, _TEST))
        case nodes.Compare():
            return w.say(tree.left, tree.operator, tree.right)
        case nodes.Is():
            return w.say(tree.left, w.be(tree.left), tree.negated, w.listed(tree.values, " or "))
        case nodes.IsKind():
            return w.say(tree.left, "is", tree.negated, article(tree.kind.text), tree.kind)
        case nodes.IsNext():
            return w.say(tree.left, "is", tree.negated, "next to", tree.right)
        case nodes.IsCopy():
            return w.say(tree.left, "is", tree.negated, "a copy of", tree.right)
        case nodes.IsIn():
            return w.say(tree.left, "is", tree.negated, "in", tree.zone)
        case nodes.IsEmpty():
            return w.say(tree.left, "is", tree.negated, "empty")
        case nodes.HasSlot():
            return w.say(tree.what, "has", tree.negated, tree.slot)
        case nodes.CanDo():
            verb, given = w.say(tree.verb, tree.arguments), tree.arguments
            open_end = given.prepositionals or isinstance(given.bare, nodes.Those | nodes.SomeNumber)
            return w.say(tree.who, "can", f"({verb})" if open_end else verb)
        case nodes.ThereIs():
            return w.say("there", w.be(tree.what), tree.negated, _counted(w, tree.what))
        case nodes.Result():
            return w.say("game is", tree.negated, tree.result, w.after("for", tree.winner))
        case _:
            assert_never(tree)
