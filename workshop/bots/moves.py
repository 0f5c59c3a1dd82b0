"""Convert the options of a choice to moves: features that stay the same when actions are taken in another order."""

from __future__ import annotations

from typing import TypeAlias

from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play
from ombre.runtime.records import NOTHING
from ombre.session.view import are_things

from ..game.options import offered

Named: TypeAlias = Candidate | tuple[int, int]  # an option; for a copy of a card: the printed card, and the zone
Move: TypeAlias = tuple[Named, ...]  # the verb or the name of the choice, and its arguments or the answer


def moves_of(g: Play, choice: Decision) -> tuple[Move, ...]:
    """The options of a choice as moves; taking one of two copies in the same zone is the same move as taking the other.

    Copies are treated as equal only if the asked player knows both cards.
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
    """The indices of the options that are different moves; of equal moves, the first."""
    found: dict[Move, int] = {}
    for index, move in enumerate(moves_of(g, choice)):
        found.setdefault(move, index)
    return list(found.values())
