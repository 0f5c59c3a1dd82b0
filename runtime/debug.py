"""Make a class of games that check themselves: after each unit, what they remember is compared with a full scan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import Broken
from .records import NOTHING, State
from .state import audit

MOST_EVENTS_TOLD = 6


def checked(made: type[Any]) -> type[Any]:
    """The same class, but for a `unit` that raises Broken where it leaves something wrong."""

    def unit(g: Any) -> None:
        set_up = g.pc == 0
        cards, placed, past = g.card.copy(), _placed(g), g.history
        made.unit(g)
        wrong = audit(g)
        if not set_up:
            wrong += _conserved(g, cards, placed)
        if g.result is None:  # an effect that ends the game is left where it stands
            wrong += _out_of_range(g)
            wrong += [f"the invariant at {place} does not hold" for place in g.rules.broken(g)]
            if g.queueing or g.flushing or g.packet or g.replacing:
                wrong.append("an effect is still under way though its unit is over")
        if wrong:
            raise Broken(f"{'; '.join(wrong)}{_after(g, past)}")

    return type(f"Checked{made.__name__}", (made,), {"unit": unit})


def _placed(g: Any) -> int:
    return sum(map(len, g.zones.values()))


def _conserved(g: Any, cards: list[int], placed: int) -> Iterator[str]:
    """After set-up no card comes into being, becomes another, or leaves the table."""
    if g.card != cards:
        yield f"there were {len(cards) - g.players} cards and now there are others, {len(g.card) - g.players}"
    elif _placed(g) != placed:
        yield f"{placed} cards lay on the table, now {_placed(g)} do"


def _out_of_range(g: Any) -> Iterator[str]:
    """Every property that is no number of its list, refers to no thing of its kind, or is beyond its bounds."""
    rules = g.rules
    for number, kind in enumerate(rules.kinds):
        things = [x for x, its in enumerate(g.kind) if its in rules.below[number]]
        for state in kind.states:
            column = getattr(g, f"s_{kind.name}_{state.name}")
            bound = getattr(g, f"s_{kind.name}_{state.most}") if state.most else None
            for x in things:
                most = bound[x] if bound is not None else None
                yield from _wrong(g, state, column[x], most, f" of {rules.name(g, x)}")
    for game in rules.games:
        for state in game.states:
            most = getattr(g, f"s__{state.most}") if state.most else None
            yield from _wrong(g, state, getattr(g, f"s__{state.name}"), most, "")


def _wrong(g: Any, state: State, held: Any, most: Any, of: str) -> Iterator[str]:
    entries = held.items() if isinstance(held, dict) else enumerate(held if state.per else (held,))
    for at, value in entries:
        if state.values:
            fine = value == NOTHING or 0 <= value < len(g.rules.values[state.values])
        elif state.kind:
            fine = value == NOTHING or (0 <= value < len(g.kind) and _base(g, g.kind[value]) == _base(g, state.kind))
        else:
            limit = most[at] if isinstance(most, list | dict) else most
            fine = (state.least is None or value >= state.least) and (limit is None or value <= limit)
        if not fine:
            yield f"{state.name}{of} is {value}, which is out of its range"


def _base(g: Any, kind: int | str) -> str:
    """Whether a kind is one of players or of cards."""
    kinds, numbers = g.rules.kinds, g.rules.kind_number
    name = kind if isinstance(kind, str) else kinds[kind].name
    while name in numbers:
        name = kinds[numbers[name]].base
    return name


def _after(g: Any, past: Any) -> str:
    """What happened in the unit, in a game with a log."""
    told = g.happened(past) if g.logged else []
    names = [" ".join((key, *(g.rules.name(g, x) if x in range(g.players) else str(x) for x in args)))
             for _, key, args, *_ in told[-MOST_EVENTS_TOLD:]]  # fmt: skip
    return f"; this came after: {', '.join(names)}" if names else ""
