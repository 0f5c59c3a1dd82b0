"""Read from a line with `cannot` the conditions under which it forbids an event on a board."""

from __future__ import annotations

from collections.abc import Iterable

from ombre import contract
from ombre.compiler import model
from ombre.compiler.checks.units import Unit
from ombre.runtime import NOTHING
from ombre.runtime.declared import PLACE

from .editing import BoardEditor, Frame


def conditions_of(
    board: BoardEditor, unit: Unit, forbid: model.Forbid, args: Iterable[int]
) -> list[tuple[model.Condition, Frame]]:
    """Return the conditions of a line and of its ability, with the names of the event;
    none if its card is not there.
    """
    frame = Frame({"this": NOTHING})
    if unit.card is not None:
        g, card = board.g, unit.card.id
        found = [x for x in range(g.players, len(g.card)) if board.play.id_of(x) == card and g.where[x] != NOTHING]
        found.sort(key=lambda x: not board.rules.zones[g.where[x] >> PLACE].live)
        if not found:
            return []
        frame = Frame({"this": found[0]}, {}, unit.you)
        if unit.you is not None:
            frame.names["you"] = board.value(unit.you, frame)
    wheres: list[tuple[model.Condition, Frame]] = []
    for pattern, x in zip(forbid.event.patterns, args, strict=False):
        if isinstance(pattern, model.Those | model.Some):
            frame.names[contract.local(pattern.candidate if isinstance(pattern, model.Those) else pattern.name)] = x
            if pattern.where is not None:
                wheres.append((pattern.where, frame))
    for name, x in zip(forbid.event.names, args, strict=False):
        if name:
            frame.names[contract.local(name)] = x
    if unit.ability is not None and unit.ability.condition is not None:
        wheres.append((unit.ability.condition, frame))
    return wheres
