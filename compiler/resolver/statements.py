"""Resolve a statement of any sort; the names that it binds are added to the scope."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ombre.dsl import nodes

from .. import model
from . import changes, choices, control, lasting, scenarios, setups
from .bodies import block
from .context import Context, Names
from .phrases import as_thing, as_zone


def as_statement(cx: Context, node: nodes.Statement, names: Names) -> model.Statement:
    """Resolve a statement; the most frequent classes are tested first."""
    match node:
        case nodes.Call():
            return changes.call(cx, node, names)
        case nodes.Answer():
            return scenarios.answer(cx, node, names)
        case nodes.Put():
            return setups.put(cx, node, names)
        case nodes.PutEvery():
            return setups.put_every(cx, node, names)
        case nodes.Brings():
            return setups.brings(cx, node, names)
        case nodes.Require():
            return setups.require(cx, node, names)
        case nodes.Run() | nodes.RunSetup() | nodes.AllPass():
            return setups.run(cx, node, names)
        case nodes.Becomes() | nodes.Rises() | nodes.Let() | nodes.Roll() | nodes.Perform() | nodes.Joins():
            return as_change(cx, node, names)
        case nodes.Move() | nodes.Shuffle() | nodes.Swap() | nodes.Reveal() | nodes.Tell() | nodes.RevealUntil():
            return as_handling(cx, node, names)
        case nodes.Choose() | nodes.ChooseNumber() | nodes.MayDo() | nodes.May() | nodes.ChooseOne() | nodes.Window():
            return as_choice(cx, node, names)
        case nodes.If() | nodes.Repeat() | nodes.RepeatUntil() | nodes.ForEach() | nodes.ForItems() | nodes.Together():
            return as_control(cx, node, names)
        case nodes.Modify():
            return lasting.modify(cx, node, names)
        case nodes.Cannot():
            return lasting.cannot(cx, node, names)
        case nodes.CannotAct():
            return lasting.cannot_act(cx, node, names)
        case nodes.BecomesCopy():
            return lasting.becomes_copy(cx, node, names)
        case nodes.ObtainsAbilities():
            return replace(lasting.becomes_copy(cx, node, names), whole=False)
        case nodes.LosesText():
            return lasting.loses_text(cx, node, names)
        case nodes.Grant():
            return lasting.grant(cx, node, names)
        case nodes.Delayed():
            return lasting.delayed(cx, node, names)
        case nodes.StartScope() | nodes.EndScope() | nodes.EndEffects() | nodes.EndGame():
            return changes.course(cx, node, names)
        case _:
            assert_never(node)


def as_change(
    cx: Context,
    node: nodes.Becomes | nodes.Rises | nodes.Let | nodes.Roll | nodes.Perform | nodes.Joins,
    names: Names,
) -> model.Statement:
    """Resolve a statement that changes a property or binds a name."""
    match node:
        case nodes.Becomes():
            return changes.becomes(cx, node, names)
        case nodes.Rises():
            return changes.rises(cx, node, names)
        case nodes.Let():
            return changes.let(cx, node, names)
        case nodes.Roll():
            return changes.roll(cx, node, names)
        case nodes.Perform():
            return changes.perform(cx, node, names)
        case nodes.Joins():
            return changes.joins(cx, node, names)
        case _:
            assert_never(node)


def as_handling(
    cx: Context,
    node: nodes.Move | nodes.Shuffle | nodes.Swap | nodes.Reveal | nodes.Tell | nodes.RevealUntil,
    names: Names,
) -> model.Effect:
    """Resolve a statement that moves or shows cards."""
    match node:
        case nodes.Move():
            return changes.move(cx, node, names)
        case nodes.Shuffle():
            return model.Shuffle(node.span, as_zone(cx, node.zone, names))
        case nodes.Swap():
            return changes.swap(cx, node, names)
        case nodes.Reveal():
            return changes.reveal(cx, node, names)
        case nodes.Tell():
            return changes.tell(cx, node, names)
        case nodes.RevealUntil():
            return changes.reveal_until(cx, node, names)
        case _:
            assert_never(node)


def as_choice(
    cx: Context,
    node: nodes.Choose | nodes.ChooseNumber | nodes.MayDo | nodes.May | nodes.ChooseOne | nodes.Window,
    names: Names,
) -> model.Effect:
    """Resolve a choice, an offer or a window."""
    match node:
        case nodes.Choose():
            return choices.choose(cx, node, names)
        case nodes.ChooseNumber():
            return choices.choose_number(cx, node, names)
        case nodes.MayDo():
            if node.word.sort == "MUST":
                raise choices.not_in_window(cx, node)
            return model.MayDo(node.span, choices.offer(cx, node, names.inside()))
        case nodes.May():
            who = as_thing(cx, node.who, names, "player")
            otherwise = block(cx, node.otherwise.body, names.inside()) if node.otherwise is not None else ()
            return model.May(node.span, who, block(cx, node.body, names.inside()), otherwise)
        case nodes.ChooseOne():
            return choices.choose_one(cx, node, names)
        case nodes.Window():
            return choices.window(cx, node, names)
        case _:
            assert_never(node)


def as_control(
    cx: Context,
    node: nodes.If | nodes.Repeat | nodes.RepeatUntil | nodes.ForEach | nodes.ForItems | nodes.Together,
    names: Names,
) -> model.Effect:
    """Resolve a statement with blocks."""
    match node:
        case nodes.If():
            return control.if_(cx, node, names)
        case nodes.Repeat():
            return control.repeat(cx, node, names)
        case nodes.RepeatUntil():
            return control.repeat_until(cx, node, names)
        case nodes.ForEach():
            return control.for_each(cx, node, names)
        case nodes.ForItems():
            return control.for_items(cx, node, names)
        case nodes.Together():
            return model.Together(node.span, block(cx, node.body, names.inside()))
        case _:
            assert_never(node)
