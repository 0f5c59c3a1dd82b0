"""Find out whether two cards are equivalent: exchanging them would have no effect on the game.

Equivalent cards lie in the same zone, have equal properties and no cards on them, and all other parts of the state
refer to both in the same way. The position inside the zone is not compared, and neither is who knows the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from .declared import OPEN, PLACE, Listener
from .records import NOTHING, Held, Numbers, Row
from .state import LATER
from .zones import Board

Told: TypeAlias = tuple[str, Numbers]  # what is told of some things, and these things


def alike(g: Board, x: int, y: int) -> bool:
    """Whether two things are the same thing, or equivalent copies."""
    if x == y:
        return True
    if min(x, y) < g.players or g.card[x] == NOTHING or g.where[x] == NOTHING:
        return False
    if any(column[x] != column[y] for column in _columns(g, g.kind[x])):
        return False
    if any(g.zones[number << PLACE | each] for number in g.rules.zones_on[g.kind[x]] for each in (x, y)):
        return False
    if referred(g, {x, y}):
        return False
    told = _told(g, {x, y})
    return _told_of(told, x, y) == _told_of(told, y, x)


def distinct(g: Board, things: Sequence[int], apart: Iterable[int] = (), who: int = NOTHING) -> list[int]:
    """Return the indices of things without those for which an equivalent copy stands.

    apart: cards that an effect has named; such a card is not equivalent to its copies. who: the player who is asked.
    """
    same = representatives(g, things, apart, who)
    return [at for at, x in enumerate(things) if x not in same]


def representatives(g: Board, things: Sequence[int], apart: Iterable[int] = (), who: int = NOTHING) -> dict[int, int]:
    """Return the things that are equivalent to another one, each with the one that stands for it.

    This is the first of them, or the first that a scenario names.
    who: a player; the cards that this player does not know are not equivalent to others, and none are if somebody does
    not see to which cards properties refer: what is offered would show it.
    """
    if who != NOTHING and g.rules.has_secrets:
        return {}
    equal = [group for copies in _copies(g, things, who) for group in _equal(g, copies)]
    if not equal:
        return {}
    singled = referred(g, {x for group in equal for x in group}).union(
        apart, g.singled, (g.source[1],), (clue[0] for clue, _ in g.clues)
    )
    same: dict[int, int] = {}
    for group in equal:
        zones = [number << PLACE for number in g.rules.zones_on[g.kind[group[0]]]]
        free = [x for x in group if x not in singled and not any(g.zones[zone | x] for zone in zones)]
        if len(free) > 1:
            first = next((x for x in free if x in g.preferred), free[0])
            same.update((x, first) for x in free if x != first)
    return _told_alike(_told(g, {*same, *same.values()}), same) if same else same


def _copies(g: Board, things: Sequence[int], who: int) -> list[list[int]]:
    """Return the cards that are copies of one printed card in one zone, if their order in the zone is of no interest.

    who: a player; only the cards that this player knows are returned.
    """
    card, where, players = g.card, g.where, g.players
    groups: dict[tuple[int, int], list[int]] = {}
    for x in things:
        if x >= players:
            groups.setdefault((card[x], where[x]), []).append(x)
    found: list[list[int]] = []
    for (number, zone), copies in groups.items():
        if len(copies) < 2 or number == NOTHING or zone == NOTHING:
            continue
        if g.rules.in_rows and g.sights[zone >> PLACE] == OPEN:
            continue  # rules tell which cards lie side by side
        if who != NOTHING and not g.seers_of(zone) >> who & 1:
            copies = [x for x in copies if g.known[x] >> who & 1]
        found.append(copies)
    return found


def _equal(g: Board, copies: Sequence[int]) -> list[list[int]]:
    """Divide cards by their properties, and return the groups of at least two cards."""
    groups: list[list[int]] = []
    columns = _columns(g, g.kind[copies[0]]) if len(copies) > 1 else []
    for x in copies:
        for group in groups:
            first = group[0]
            for column in columns:
                if column[x] != column[first]:
                    break
            else:
                group.append(x)
                break
        else:
            groups.append([x])
    return [group for group in groups if len(group) > 1]


def _told_alike(told: list[Told], same: dict[int, int]) -> dict[int, int]:
    """Leave out the things of which timed effects, used abilities or past events say something else."""
    if not told:
        return same
    first: dict[tuple[int, tuple[str, ...]], int] = {}
    for x in (*same.values(), *same):
        first.setdefault((same.get(x, x), tuple(_told_of(told, x, LATER))), x)
    kept = {x: first[other, tuple(_told_of(told, x, LATER))] for x, other in same.items()}
    return {x: other for x, other in kept.items() if x != other}


def alike_all(g: Board, some: Sequence[int], others: Sequence[int], things: Iterable[bool]) -> bool:
    """Whether two lists of arguments are equivalent; `things` says for each argument if it is a player or a card."""
    return len(some) == len(others) and all(
        one == other or (is_thing and alike(g, one, other))
        for one, other, is_thing in zip(some, others, things, strict=True)
    )


def same_ability(g: Board, one: tuple[Listener, Numbers], other: tuple[Listener, Numbers]) -> bool:
    """Whether two abilities, each with the arguments of its event, have the same effect in either order.

    They have if they have the same code, the same `you` and the same captured values, and belong to the same card or to
    equivalent copies. If they belong to copies, the ability that caused the event must not refer to a copy; and either
    they react to one event that does not refer to a copy, or each reacts to what happens to its own copy.
    """
    ((number, x, you, env, _), args), ((its, y, whose, held, _), others) = one, other
    if (number, you, env) != (its, whose, held):
        return False
    if x == y:
        return True  # nobody could tell them apart
    verb = g.rules.verbs.get(g.abilities[number].key)
    sorts = [sort for _, sort in verb.roles] if verb is not None else ["card"] * len(args)
    are_things = [sort != "number" and sort not in g.rules.values for sort in sorts]
    about = {*env, g.source[1], *g.source[3]}
    if args == others:
        about.update(one for one, is_thing in zip(args, are_things, strict=False) if is_thing)
    else:
        mirror = {x: y, y: x}
        found = [mirror.get(one, one) if is_thing else one for one, is_thing in zip(args, are_things, strict=False)]
        if (*found,) != others:
            return False
    return not ({x, y} & about or g.rules.has_secrets) and alike(g, x, y)


def _columns(g: Board, kind: int) -> list[list[int] | dict[int, Row]]:
    """Return all columns that have an entry for things of a kind."""
    return [
        g.kind,
        g.owner,
        g.card,
        g.face,
        g.where,
        g.blank,
        g.back,
        *map(g.__getattribute__, g.held_by[kind]),
    ]


def referred(g: Board, about: set[int]) -> set[int]:
    """Return those of some cards to which a property of the game or of a thing refers."""
    found: set[int] = set()
    for name in g.referring:
        column: int | Numbers | Held = getattr(g, name)
        for row in column.values() if isinstance(column, dict) else (column,):
            held = row.values() if isinstance(row, dict) else (row,) if isinstance(row, int) else row
            found.update(about.intersection(held))
    for name in g.referring_players:
        entries: list[int] = getattr(g, name)
        found.update(about.intersection(entries[: g.players]), [entries[who] for who in g.joined])
    return found


def _told(g: Board, about: set[int]) -> list[Told]:
    """Return all that refers to some things, apart from properties:
    effects, used abilities, past events, the packet.
    """
    found: list[Told] = []
    for _, number, this, you, env, scopes, stops, source in g.timed:
        things = (this, you, *env, source)
        if not about.isdisjoint(things):
            found.append((f"effect {number} {scopes} {stops}", things))
    found += [
        (f"used {scope} {ability} {serial > 0}", (this,)) for scope, ability, this, serial in g.spent if this in about
    ]
    calls = [(key, arguments, number) for (key, arguments), number in g.packet.items()]
    if pasts := g.rules.pasts:
        cell = g.history
        while cell is not None:
            if cell[1] in pasts and not about.isdisjoint(cell[2]):
                calls.append((cell[1], cell[2], 0))
            cell = cell[0]
    for key, arguments, number in calls:
        if about.isdisjoint(arguments):
            continue
        are_cards = g.role_sorts.get(key) or (True,) * len(arguments)
        things = tuple([x if is_card else NOTHING for x, is_card in zip(arguments, are_cards, strict=True)])
        others = [NOTHING if is_card else x for x, is_card in zip(arguments, are_cards, strict=True)]
        if not about.isdisjoint(things):
            found.append((f"event {key} {others} {number}", things))
    return found


def _told_of(told: list[Told], x: int, y: int) -> list[str]:
    """Return what refers to `x`, with `x` written as "this" and `y` as "that"."""
    return sorted(
        f"{what} {['this' if one == x else 'that' if one == y else one for one in things]}"
        for what, things in told
        if x in things
    )
