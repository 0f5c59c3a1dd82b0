"""Examples of the reference in, the lines of them that play reaches out:
each is played, on a board or in its scenarios.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from types import FrameType
from typing import Any

from ombre import contract
from ombre.runtime.choices import Agent, Decision
from ombre.runtime.errors import GameOver
from ombre.runtime.flow import Play
from ombre.runtime.records import NOTHING
from ombre.session.start import Start, begin
from ombre.session.tracebacks import place_of
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios import running as scenarios

from .examples import HEAD, examples, key, source_of, table_of, together
from .pages import Block

Line = tuple[str, int]
ZONES = {"gear": ("runner", "played"), "obstacle": ("", "row"), "event": ("", "active"), "mission": ("", "briefing")}
SLOTS = ("play", "assist")  # those that ask for nothing to work on
SEEDS = (1, 5)
UNITS = 60  # of a game that examples are laid into


@contextmanager
def reached(sources: frozenset[str]) -> Generator[set[Line]]:
    """The lines of some sources at which generated functions stand from now on."""
    found: set[Line] = set()

    def local(frame: FrameType, event: str, argument: object) -> Any:
        if place := place_of(frame, frame.f_lineno):
            found.add((place.source, place.line))
        return local

    def called(frame: FrameType, event: str, argument: object) -> Any:
        module = frame.f_globals.get("MODULE")
        inner = frame.f_code.co_name.startswith("<")
        return local if not inner and getattr(module, "source", "") in sources else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield found
    finally:
        sys.settrace(before)


def turning(first: int) -> Agent:
    """An agent that takes another option each time it is asked."""
    turn = count(first)

    def answer(g: Play, choice: Decision) -> int:
        return next(turn) % len(choice.options)

    return answer


@cache
def played() -> frozenset[Line]:
    """The lines of all examples that are reached: of those for the shipped game on its boards, and in scenarios."""
    shared = [block for block in examples() if "game" not in block.options]
    found = {line for block in examples() if "game" in block.options for line in alone(block)}
    with reached(frozenset(source_of(block) for block in shared)) as lines:
        for block in shared:
            on_a_board(block)
        outcomes = scenarios.run(together(), lambda source: source.startswith("examples/"))
    assert [(outcome.id, failure) for outcome in outcomes for failure in outcome.result.failures] == []
    return frozenset(found | lines)


@cache
def board(seed: int) -> Play:
    """A game of the shipped rules under way."""
    g = begin(together().rules, Start(3, seed, "crossfire"))
    run(g, UNITS, seed)
    return g


def run(g: Play, units: int, seed: int) -> None:
    g.agent = turning(seed)
    for _ in range(units):
        if g.result:
            return
        g.unit()


def on_a_board(block: Block) -> None:
    """Lay each card of an example out, perform its slots, and play on: as long as its other abilities may need."""
    rules = together().rules
    for id in [key(block)] if "in" in block.options else HEAD.findall(block.text):
        card = rules.cards[rules.card_number[id]]
        slots = [ability.key for ability in card.abilities if ability.sort == "slot" and ability.key in SLOTS]
        for seed in SEEDS:
            g = board(seed).clone()
            g.agent = turning(seed)
            owner, name = ZONES[card.kind]
            own = g.current if owner else NOTHING
            x = g.create(id, getattr(g, contract.zone(owner, name)) + max(own, 0), own)
            for slot in slots:
                with suppress(GameOver):
                    g.perform(slot, x, g.current)
            run(g, UNITS if len(slots) < len(card.abilities) else 2, seed)


def alone(block: Block) -> Iterable[Line]:
    """The lines of a game by itself that its scenarios reach; where it has none, what two games of it do."""
    table = table_of(block)
    with reached(frozenset({source_of(block), source_of(block, 1)})) as lines:
        outcomes = scenarios.run(table, lambda source: source == source_of(block))
        if not outcomes and table.modules:  # a page can show no more than the line that names a set
            play(table)
    assert [(outcome.id, failure) for outcome in outcomes for failure in outcome.result.failures] == []
    return {(source_of(block), line) for _, line in lines}


def play(table: Table) -> None:
    beginnings = table.beginnings()
    for seed, beginning in enumerate(beginnings or [""]):
        g = begin(table.rules, Start(table.rules.players[0], seed, beginning))
        run(g, UNITS, seed)
