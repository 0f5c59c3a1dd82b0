"""What happens at the same time: the lines whose events are one batch."""

from __future__ import annotations

from collections.abc import Sequence

from . import model


def happening(statement: model.ScenarioLine) -> model.Call | model.Become | None:
    """Return the event that a line makes, or makes of each of several things; None if the line does something else."""
    match statement:
        case model.Call() | model.Become():
            return statement
        case model.ForEach(body=(only,), inline=True):
            return happening(only)
        case _:
            return None


def is_batch(statement: model.ScenarioLine) -> bool:
    """Whether a line lets something happen to several things at the same time: `each KIND VERBS`."""
    return isinstance(statement, model.ForEach) and happening(statement) is not None


def is_gathered(body: Sequence[model.Statement]) -> bool:
    """Whether what a state check does happens at the same time as what other state checks do.

    It does if it is one event, or one line that lets something happen to several things.
    """
    match body:
        case (model.If(_, _, then, otherwise),):
            return is_gathered(then) and (not otherwise or is_gathered(otherwise))
        case (only,):
            return happening(only) is not None
        case _:
            return False


def first_in_order(body: Sequence[model.Statement]) -> model.Statement | None:
    """Return the first line of `together` that is neither an event nor a choice, and so happens before the others."""
    for line in body:
        match line:
            case model.Call() | model.Become() | model.Let() | model.Reveal():
                continue
            case model.Choose() | model.ChooseSome() | model.ChooseValue() | model.ChooseNumber():
                pass
            case model.ForEach(inline=True) if happening(line) is None:
                return line
            case model.ForEach(at_once=0) | model.ForItem() | model.ForValue() | model.Repeat() | model.Together():
                pass
            case model.If() | model.Table() | model.ChooseOne() | model.May():
                pass
            case _:
                return line
        for block in model.blocks(line):
            if (found := first_in_order(block)) is not None:
                return found
    return None
