"""Convert the options of a choice to moves. A move stays the same when other actions are taken before it."""

from __future__ import annotations

from typing import TypeAlias

from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play
from ombre.runtime.records import NOTHING
from ombre.session.view import are_things

from ..game.options import offered

Named: TypeAlias = Candidate | tuple[int, int]  # an option, or a card as (printed card, zone)
Move: TypeAlias = tuple[Named, ...]  # a verb with its arguments, or the name of a choice with the answer


def moves_of(g: Play, choice: Decision) -> tuple[Move, ...]:
    """Return the options of a choice as moves; actions with different copies of a card in one zone are the same move.

    In live zones, and for cards that the asked player does not know, actions with different copies stay different.
    """

    def what(x: int, is_thing: bool) -> Named:
        at = g.where[x] if is_thing and x >= g.players else NOTHING
        is_one_of_some = at != NOTHING and not g.is_live[at >> PLACE] and g.seers(x) >> choice.who & 1
        return (g.card[x], at) if is_one_of_some else x

    name, sort = choice.name, choice.sort
    if sort != "offer":
        return tuple((name, choice.source[0], option) for option in choice.options)
    found: list[Move] = []
    for option in choice.options:
        if option is None:
            found.append((name, None))
        else:
            _, verb, things = offered(option)
            found.append((verb, *map(what, things, are_things(g, verb, len(things)))))
    return tuple(found)


def different(g: Play, choice: Decision) -> list[int]:
    """Return the indices of the options that are different moves; of equal moves, the index of the first."""
    found: dict[Move, int] = {}
    for index, move in enumerate(moves_of(g, choice)):
        found.setdefault(move, index)
    return list(found.values())
