"""Find out whether two cards are equivalent: exchanging them would have no effect on the game.

Equivalent cards lie in the same zone, have equal properties and no cards on them, and all other parts of the state
refer to both in the same way. The position inside the zone is not compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from .declared import OPEN, PLACE, Listener
from .records import NOTHING, Numbers, Row
from .state import LATER
from .zones import Board

Remembered: TypeAlias = "int | str | tuple[Remembered, ...]"


def alike(g: Board, x: int, y: int) -> bool:
    """Whether two things are the same thing, or equivalent copies."""
    if x == y:
        return True
    if min(x, y) < g.players or g.card[x] == NOTHING or g.where[x] == NOTHING:
        return False
    if any(column[x] != column[y] for column in _columns(g, x)):
        return False
    if any(g.zones[number << PLACE | each] for number in g.rules.zones_on[g.kind[x]] for each in (x, y)):
        return False
    if any(x in entries or y in entries for entries in _references(g)):
        return False
    return _told_of(g, x, y) == _told_of(g, y, x)


def distinct(g: Board, things: Sequence[int], apart: Iterable[int] = ()) -> list[int]:
    """Return the indices of things without those that are equivalent copies of an earlier one.

    apart: cards that an effect has named; such a card is not equivalent to its copies.
    """
    same = representatives(g, things, apart)
    return [at for at, x in enumerate(things) if same.get(x, x) == x]


def representatives(g: Board, things: Sequence[int], apart: Iterable[int] = ()) -> dict[int, int]:
    """Return for each thing the first thing to which it is equivalent; {} if all are different printed cards."""
    card, where, players = g.card, g.where, g.players
    printed = [(card[x], where[x]) if x >= players else x for x in things]
    if len(set(printed)) == len(printed):
        return {}
    singled = {*apart, g.source[1], *g.singled, *(x for entries in _references(g) for x in entries)}
    told = _named(g)
    first: dict[object, int] = {}
    same: dict[int, int] = {}
    for x in things:
        if (
            x < players
            or x in singled
            or NOTHING in (where[x], card[x])
            or g.rules.in_rows
            and g.sights[where[x] >> PLACE] == OPEN  # rules tell which cards lie side by side
            or any(g.zones[number << PLACE | x] for number in g.rules.zones_on[g.kind[x]])
        ):
            same[x] = x
        else:
            columns = tuple(_entry(column[x]) for column in _columns(g, x))
            same[x] = first.setdefault((columns, tuple(_told_of(g, x, LATER)) if x in told else ()), x)
    return same


def _entry(value: int | Row) -> object:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


def _named(g: Board) -> set[int]:
    """Return the numbers that occur in timed effects, used abilities, remembered events and packets."""
    found: set[int] = set()
    waiting: list[Remembered] = [timed[1:] for timed in g.timed]
    waiting += [this for _, _, this, _ in g.spent]
    waiting += [cell[2] for cell in g.happened() if cell[1] in g.rules.pasts] if g.rules.pasts else []
    waiting += [call[0] for call in g.packet.items()]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting += value
        elif isinstance(value, int):
            found.add(value)
    return found


def alike_all(g: Board, some: Sequence[int], others: Sequence[int], things: Iterable[bool]) -> bool:
    """Whether two lists of arguments are equivalent; `things` says for each argument if it is a player or a card."""
    return len(some) == len(others) and all(
        one == other or (is_thing and min(one, other) >= 0 and alike(g, one, other))
        for one, other, is_thing in zip(some, others, things, strict=True)
    )


def same_ability(g: Board, one: Listener, other: Listener, args: Numbers) -> bool:
    """Whether two abilities that react to an event have the same effect in either order.

    They have if they have the same code, the same `you` and the same captured values, and belong to the same card or to
    equivalent copies. If they belong to copies, the event and the ability that caused it must not refer to a copy.
    """
    (number, x, you, env, _), (its, y, whose, held, _) = one, other
    if (number, you, env) != (its, whose, held):
        return False
    if x == y:
        return True
    verb = g.rules.verbs.get(g.abilities[number].key)
    sorts = [sort for _, sort in verb.roles] if verb is not None else ["card"] * len(args)
    about = {one for one, sort in zip(args, sorts, strict=False) if sort != "number" and sort not in g.rules.values}
    return not {x, y} & {*about, *env, g.source[1], *g.source[3]} and alike(g, x, y)


def _columns(g: Board, x: int) -> Iterator[list[int] | dict[int, Row]]:
    """Yield all columns that have an entry for a thing."""
    yield from (g.kind, g.owner, g.card, g.face, g.where, g.blank, g.known, g.back)
    for column in g.columns:
        if column.kind != NOTHING and g.kind[x] in g.below[column.kind]:
            yield getattr(g, column.attribute)


def _references(g: Board) -> Iterator[Iterable[int]]:
    """Yield the values of each property that refers to things."""
    owners = [("", game.states) for game in g.rules.games] + [(kind.name, kind.states) for kind in g.rules.kinds]
    for owner, states in owners:
        for state in states:
            if state.kind:
                column = g.held(owner, state.name)
                rows = column.values() if isinstance(column, dict) else (column,)
                yield from (
                    row.values() if isinstance(row, dict) else row if isinstance(row, list | tuple) else (row,)
                    for row in rows
                )


def _told_of(g: Board, x: int, y: int) -> list[str]:
    """Return all entries outside of the columns that mention `x`, with `x` written as "this" and `y` as "that"."""

    def named(value: Remembered) -> Remembered:
        if isinstance(value, tuple):
            return tuple(map(named, value))
        return "this" if value == x else "that" if value == y else value

    held: list[Remembered] = [timed[1:] for timed in g.timed]
    held += [(scope, ability, this, serial > 0) for scope, ability, this, serial in g.spent]
    held += [cell[1:3] for cell in g.happened() if cell[1] in g.rules.pasts]
    held += g.packet.items()
    return sorted(told for entry in held if (told := repr(named(entry))) and "'this'" in told)
