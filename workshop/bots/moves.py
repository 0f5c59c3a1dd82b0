"""What a choice comes down to: its options in, as moves that mean the same in another order of plays, out."""

from __future__ import annotations

from typing import TypeAlias

from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play
from ombre.runtime.records import NOTHING
from ombre.session.view import are_things

from ..game.options import offered

Named: TypeAlias = Candidate | tuple[int, int]  # an option, or the card that one of some copies is, and where they lie
Move: TypeAlias = tuple[Named, ...]  # what is asked, and one answer


def moves_of(g: Play, choice: Decision) -> tuple[Move, ...]:
    """The options of a choice as moves; those that take one of two copies lying together are the same.

    That two cards are copies counts where whoever is asked knows both.
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
    """The indices of options that are different moves, the first of each."""
    found: dict[Move, int] = {}
    for index, move in enumerate(moves_of(g, choice)):
        found.setdefault(move, index)
    return list(found.values())
