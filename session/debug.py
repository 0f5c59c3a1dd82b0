"""The layer for debugging: after each unit, it compares all cached values with a full scan of the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import le
from typing import NamedTuple

from ombre.runtime.declared import PLACE, Listener
from ombre.runtime.errors import Broken
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer
from ombre.runtime.records import NOTHING, Held, Row, State
from ombre.runtime.state import LATER, Happened
from ombre.runtime.zones import Board

from .causes import Traced
from .deals import redealt
from .view import unknown, view

MOST_EVENTS_TOLD = 6
SECOND_DEAL = 1  # an arbitrary seed for a second deal of the hidden cards


class Before(NamedTuple):
    """The parts of the state that a unit may not change, as they were before it."""

    cards: list[int]  # the printed card of each thing
    placed: int  # the number of cards in zones
    past: Happened | None  # the newest event of the history
    setting_up: bool

    @classmethod
    def of(cls, g: Board, setting_up: bool = False) -> Before:
        return cls(g.card.copy(), _placed(g), g.history, setting_up)


class Checked(Play):
    """A game whose `unit` raises Broken if it leaves an inconsistent state."""

    __slots__ = ()

    def unit(self) -> None:
        before = Before.of(self, setting_up=self.pc in (0, self.route.pause))
        super().unit()
        inspect(self, before)


DEBUG = Layer(Checked)


def inspect(g: Board, before: Before, in_flow: bool = True) -> None:
    """Raise Broken if a unit has left an inconsistent state.

    in_flow: whether the unit belongs to a flow; only such a unit starts the waiting flows at its end.
    """
    wrong = audit(g)
    if not before.setting_up:
        wrong += _conserved(g, before)
    if g.result is None:  # if the effect ended the game, the rest of the effect did not run
        wrong += _out_of_range(g)
        wrong += [f"the invariant at {place} does not hold" for place in g.rules.broken(g)]
        if g.queueing or g.flushing or g.packet or g.replacing:
            wrong.append("an effect is still under way though its unit is over")
        if in_flow and g.starting:
            wrong.append(f"{g.starting[0][0]} was started, and is neither under way nor waits for another that was")
    if wrong:
        raise Broken(f"{'; '.join(wrong)}{_after(g, before.past)}")


def leaks(g: Board, seats: Iterable[int]) -> list[str]:
    """Return a message for each seat whose view changes if cards that it cannot know are dealt again."""
    return [
        f"what P{who + 1} sees depends on cards that P{who + 1} cannot know"
        for who in seats
        if unknown(g, who) and view(redealt(g, who, SECOND_DEAL), who) != view(g, who)
    ]


def _placed(g: Board) -> int:
    """Return how many cards lie in zones, or have left the game with the player to whom they belong."""
    gone = sum(who in g.out and where == NOTHING for who, where in zip(g.owner, g.where, strict=False)) if g.out else 0
    return sum(map(len, g.zones.values())) + gone - len([who for who in g.out if g.where[who] == NOTHING])


def _conserved(g: Board, before: Before) -> Iterator[str]:
    """Yield a message if a card has appeared, changed into another or disappeared; players may have joined."""
    then, now = _cards(before.cards), _cards(g.card)
    if now != then:
        yield f"there were {len(then)} cards and now there are others, {len(now)}"
    elif _placed(g) != before.placed:
        yield f"{before.placed} cards lay on the table, now {_placed(g)} do"


def _cards(printed: list[int]) -> list[tuple[int, int]]:
    """Return all things that are cards, each with its printed card."""
    return [(x, card) for x, card in enumerate(printed) if card != NOTHING]


def _out_of_range(g: Board) -> Iterator[str]:
    """Yield a message for each value that is out of range, not in its list, or refers to a thing of a wrong kind."""
    rules = g.rules
    for number, kind in enumerate(rules.kinds):
        for state in kind.states:
            bound = g.held(kind.name, state.most) if state.most else None
            if _is_fine(g, state, g.held(kind.name, state.name), bound):
                continue
            for x in [x for x, its in enumerate(g.kind) if its in rules.below[number]]:
                for value in _wrong(g, kind.name, state, x):
                    yield f"{state.name} of {rules.name(g, x)} is {value}, which is out of its range"
    for game in rules.games:
        for state in game.states:
            for value in _wrong(g, "", state, NOTHING):
                yield f"{state.name} is {value}, which is out of its range"


def _is_fine(g: Board, state: State, column: Held, bound: Held | None) -> bool:
    """Whether a quick test shows that a whole column is in range; if not, `_wrong` tests each value."""
    if not column or not isinstance(column, list):
        return not column
    least, most = min(column), max(column)
    if state.values:
        return least >= NOTHING and most < len(g.rules.values[state.values])
    if state.kind:
        return least == NOTHING == most
    bounded = bound is None or isinstance(bound, list) and all(map(le, column, bound))
    return bounded and (state.least is None or least >= state.least)


def _wrong(g: Board, owner: str, state: State, x: int) -> Iterator[int]:
    """Yield the invalid values of a state of one thing; of the game, if `x` is NOTHING."""
    held = g.value(x, owner, state.name)
    most = g.value(x, owner, state.most) if state.most else None
    for at, value in _entries(held):
        if state.values:
            fine = value == NOTHING or 0 <= value < len(g.rules.values[state.values])
        elif state.kind:
            fine = value == NOTHING or (0 <= value < len(g.kind) and _base(g, g.kind[value]) == _base(g, state.kind))
        else:
            limit = most if most is None or isinstance(most, int) else most[at]
            fine = (state.least is None or value >= state.least) and (limit is None or value <= limit)
        if not fine:
            yield value


def _entries(held: int | list[int] | Row) -> Iterable[tuple[int, int]]:
    if isinstance(held, dict):
        return held.items()
    return enumerate((held,) if isinstance(held, int) else held)


def _base(g: Board, kind: int | str) -> str:
    """Return "player" or "card": the root of a kind."""
    kinds, numbers = g.rules.kinds, g.rules.kind_number
    name = kind if isinstance(kind, str) else kinds[kind].name
    while name in numbers:
        name = kinds[numbers[name]].base
    return name


def _after(g: Board, past: Happened | None) -> str:
    """Return the text of the last events of the unit, in a game with a log."""
    told = g.happened(past) if isinstance(g, Traced) else []
    names = [" ".join((key, *(g.rules.name(g, x) if x in range(g.players) else str(x) for x in args)))
             for _, key, args, *_ in told[-MOST_EVENTS_TOLD:]]  # fmt: skip
    return f"; this came after: {', '.join(names)}" if names else ""


def audit(g: Board) -> list[str]:
    """Return a message for each difference between a cached value and a full scan of the cards."""
    wrong: list[str] = []
    tables: list[list[Listener]] = [list(row) for row in g.rules.tables]
    for zone, cards in g.zones.items():
        for x in cards:
            if g.where[x] != zone:
                wrong.append(f"{g.rules.name(g, x)} lies in {zone} and believes to be in {g.where[x]}")
            if g.is_live[zone >> PLACE] and not g.blank[x]:
                for number in g.heard(x):
                    tables[g.row_of[number]].append((number, x, LATER, (), 0))
    for serial, number, this, you, env, _, stops, _ in g.timed:
        for each in (number, *stops):
            if each >= 0:
                tables[g.row_of[each]].append((each, this, you, env, serial))
    for number, row in enumerate(tables):
        if sorted(row) != sorted(g.tables[number]):
            wrong.append(f"row {number} of the tables is {g.tables[number]}, a scan gives {row}")
    for kinds, cards in g.lying.items():
        if cards != tuple(x for zone in g.live_zones for x in g.zones[zone] if g.kind[x] in kinds):
            wrong.append(f"the cards of kinds {kinds} that lie in live zones are not {cards}")
    placed = sum(map(len, g.zones.values()))
    if placed != len([place for place in g.where if place != NOTHING]):
        wrong.append(f"{placed} cards lie in zones, which is not what they believe")
    for name, _ in g.firsts:
        if len(getattr(g, name)) != g.room:
            wrong.append(f"{name} has {len(getattr(g, name))} entries, there is room for {g.room} things")
    last = max((g.players - 1, *g.joined))
    for name, _ in g.firsts_of_players:
        if len(getattr(g, name)) != last + 1:
            wrong.append(f"{name} has {len(getattr(g, name))} entries, the last player is {last}")
    return wrong
