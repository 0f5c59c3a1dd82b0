"""Write what is true of a game in play as lines of a scenario, so that two games can be compared line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ombre import contract
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING, State

from .scripts import Name, place_text

PRINTED = "printed "  # begins what a line is about, if it says what is printed on a card


def position(g: Play, names: Mapping[str, str]) -> dict[str, str]:
    """Return the lines that are true of a game, each by what it is about; what matters most comes first.

    names: the names of cards in the scenario, by their ids, if they are not the ids.
    """
    return dict(_lines(g, seats_and_single_cards(g, names)))


def true_lines(g: Play, names: Mapping[int, str]) -> dict[str, str]:
    """Return the lines about places, states and zones that are true of a game, without derived and printed numbers.

    names: the names of seats and cards, by their numbers in the game; there are no lines about cards without a name.
    """
    return dict(_lines(g, names, False))


def seats_and_single_cards(g: Play, names: Mapping[str, str]) -> dict[int, str]:
    """Return the names of all things that have one: the seats, and each card of which there is a single copy."""
    cards = g.rules.cards
    ids = {x: cards[card].id for x, card in enumerate(g.card) if card != NOTHING}
    copies = Counter(ids.values())
    seats = {x: f"P{x + 1}" for x in range(g.players)}
    return seats | {x: names.get(id, id) for x, id in ids.items() if copies[id] == 1}


def _lines(g: Play, names: Mapping[int, str], whole: bool = True) -> Iterator[tuple[str, str]]:
    seats, cards = range(g.players), [x for x in names if x >= g.players]
    for x in cards:
        if g.where[x] != NOTHING:
            yield f"place of {names[x]}", f"{names[x]} is in {_zone(g, names, g.where[x])}"
    yield "result", "game is not over" if g.result is None else f"game is {g.result}"
    for x in (*seats, NOTHING):
        yield from _states(g, names, x)
    for x in (*seats, NOTHING):
        for number in g.rules.zones_on[g.kind[x]] if x != NOTHING else g.rules.zones_of_table:
            if not g.rules.zones[number].per:
                of = f" of {names[x]}" if x != NOTHING else ""
                about = f"number of cards in {g.rules.zones[number].name}{of}"
                yield about, f"{about} = {len(g.zones[number << PLACE | max(x, 0)])}"
    for x in cards:
        if g.where[x] != NOTHING:
            yield from _states(g, names, x)
    if not whole:
        return
    for x in (*seats, NOTHING, *cards):
        yield from _derived(g, names, x)
    for x in cards:
        if g.card[x] != NOTHING:
            yield from _printed(g, names, x)


def _zone(g: Play, names: Mapping[int, str], zone: int) -> str:
    """Return the name of a zone with its owner, if the owner has a name."""
    declared, owner = g.rules.zones[zone >> PLACE], zone & HERE
    assert isinstance(g.rules, Rules)
    return place_text(g.rules, zone >> PLACE, Name(names[owner]) if declared.owner and owner in names else NOTHING)


def _states(g: Play, names: Mapping[int, str], x: int) -> Iterator[tuple[str, str]]:
    """Yield the lines about the properties of a thing; of the game, if it is NOTHING."""
    rules, of = g.rules, f" of {names[x]}" if x != NOTHING else ""
    owners = [*rules.games] if x == NOTHING else [rules.kinds[number] for number in rules.above[g.kind[x]]]
    for owner in owners:
        for state in owner.states:
            value = g.value(x, "" if x == NOTHING else owner.name, state.name)
            if isinstance(value, int):
                yield from _one(g, names, state, f"{state.name}{of}", value)
            elif state.per in rules.values and isinstance(value, list | tuple):
                for word, one in zip(rules.values[state.per], value, strict=False):
                    yield from _one(g, names, state, f"{state.name} at {word}{of}", one)


def _one(g: Play, names: Mapping[int, str], state: State, about: str, value: int) -> Iterator[tuple[str, str]]:
    """Yield the line about one value of a property."""
    if state.values:
        words = g.rules.values[state.values]
        yield about, f"{about} is {words[value]}" if 0 <= value < len(words) else ""
    elif state.kind:
        yield about, f"{about} is {names.get(value, '')}" if value in names else ""
    else:
        yield about, f"{about} = {value}"


def _derived(g: Play, names: Mapping[int, str], x: int) -> Iterator[tuple[str, str]]:
    """Yield the lines about the derived numbers of a thing."""
    rules, of = g.rules, f" of {names[x]}" if x != NOTHING else ""
    if x == NOTHING:
        reads = [(name, contract.derived("", name)) for game in rules.games for name, _ in game.derived]
    else:
        kinds = [rules.kinds[number] for number in rules.above[g.kind[x]]]
        reads = [(name, contract.derived(kind.name, name)) for kind in kinds for name, _ in kind.derived]
    for name, attribute in reads:
        value = getattr(g, attribute)(*(() if x == NOTHING else (x,)))
        if isinstance(value, int) and not isinstance(value, bool):
            yield f"{name}{of}", f"{name}{of} = {value}"


def _printed(g: Play, names: Mapping[int, str], x: int) -> Iterator[tuple[str, str]]:
    """Yield the lines about what is printed on a card."""
    for kind in (g.rules.kinds[number] for number in g.rules.above[g.kind[x]]):
        for fact in kind.facts:
            value = getattr(g, contract.fact(kind.name, fact.name))(x)
            about = f"{fact.name} of {names[x]}"
            if fact.sort == "number":
                yield PRINTED + about, f"{about} = {value}"
            elif fact.sort == "value" and value != NOTHING:
                yield PRINTED + about, f"{about} is {g.rules.values[fact.values][value]}"
