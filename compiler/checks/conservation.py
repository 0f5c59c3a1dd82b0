"""Check that only set-ups and scenarios create cards, and that statements of scenarios stand only in scenarios.

The model itself guarantees more: only `move` changes the zone of a card, and each statement that changes a number keeps
the number in its range. So cards are conserved, and the check needs to look only at the places of `put` and of
statements for scenarios.
"""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic, tr, without_lines

from .. import model
from ..model import Model
from ..resolver.declared.overlays import gone
from .all_bodies import own, sets_up, units

# What only scenarios can do, in the words of the message.
_SCENARIO_LINES: dict[type[model.Node], str] = {
    model.RunStep: "run step",
    model.RunFlow: "run",
    model.RunSetup: "run set-up",
    model.AllPass: "all pass",
    model.Brings: "brings deck",
    model.MakeCurrent: "current becomes",
    model.Answer: "answer",
}


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each statement of set-ups or scenarios that stands elsewhere, or puts a removed card."""
    found: list[Diagnostic] = []
    away = gone(known)
    bodies = [(unit.body, sets_up(unit)) for unit in units(known, scenarios=True)]
    bodies += [(idiom.ability.body, False) for file in known.files for idiom in file.idioms]
    for body, is_setup in bodies:
        for node in own(body):
            if isinstance(node, model.Put) and ("card", node.card) in away:
                message = tr(
                    "the card '{0}' does not exist any more: {1} removes it", node.card, away["card", node.card]
                )
                found.append(
                    Diagnostic("E120", message, node.span, tr("also replace the lines that put it into a zone"))
                )
            elif isinstance(node, model.Put | model.PutEvery) and not is_setup:
                message = tr("cards can be created only in set-up and in scenarios")
                help = tr("move a card here from a zone that set-up fills")
                found.append(Diagnostic("E421", message, node.span, help))
            elif isinstance(node, model.Require) and not is_setup:
                message = tr("'require' can be used only in set-up")
                help = tr("write a condition that must always be true like this: invariant ...")
                found.append(Diagnostic("E421", message, node.span, help))
            elif word := _SCENARIO_LINES.get(type(node)):
                message = tr("'{0}' can be used only in scenarios", word)
                found.append(
                    Diagnostic(
                        "E422",
                        message,
                        node.span,
                        without_lines(tr("delete the line, or move it to a scenario"), node.span),
                    )
                )
    return found


def moves(body: model.Held) -> list[model.Move]:
    """Return all statements of a body that move cards."""
    return [node for node in own(body) if isinstance(node, model.Move)]


def changes(body: model.Held) -> list[model.Change | model.Become]:
    """Return all statements of a body that change a property."""
    return [node for node in own(body) if isinstance(node, model.Change | model.Become)]


def state_of(known: Model, found: model.Property) -> model.State | None:
    """Return the declaration of a state, with its start value and bounds."""
    kinds = [kind for file in known.files for kind in (*file.kinds, *([file.table] if file.table else []))]
    return next((state for kind in kinds for state in kind.states if state.property == found), None)
