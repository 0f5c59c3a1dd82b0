"""Reduce a failing board to a small scenario that still fails in the same way.

First the library Hypothesis shrinks the tape; then lines of the scenario are removed one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase, choices_to_bytes
from hypothesis.errors import NoSuchExample

from ombre.workshop.scenarios.scripts import Script
from ombre.workshop.scenarios.shorter import alike, fewest_lines

from .boards import BoardOutcome, Boards
from .recorded_bench import Draw

_KEY = b"tape"
T = TypeVar("T")


def smallest(boards: Boards, cards: tuple[str, ...], tape: Sequence[int], failure: str) -> tuple[Script, str]:
    """Return a small scenario that still fails, and its failure."""
    outcome = _smaller_tape(boards, cards, tape, failure)
    return fewest_lines(boards.rules, outcome.script, outcome.failure)


def _smaller_tape(boards: Boards, cards: tuple[str, ...], tape: Sequence[int], failure: str) -> BoardOutcome:
    """Return the outcome of the smallest tape that still fails."""

    def fails(outcome: BoardOutcome) -> bool:
        return alike(outcome.failure, failure)

    numbers = iter(tape)
    found = smallest_tape(lambda draw: boards.play(cards, draw), tape, fails)
    return found or boards.play(cards, lambda bound: next(numbers))


def smallest_tape(play: Callable[[Draw], T], tape: Sequence[int], holds: Callable[[T], bool]) -> T | None:
    """Return what comes of the smallest tape for which a condition holds; None if Hypothesis cannot repeat it.

    play: what is played with a source of numbers below a bound. tape: numbers for which the condition holds.
    """
    known = InMemoryExampleDatabase()
    known.save(_KEY, choices_to_bytes(list(tape)))

    @st.composite
    def played(draw: st.DrawFn) -> T:
        return play(lambda bound: draw(st.integers(0, bound - 1)))

    try:
        return find(
            played(),
            holds,
            settings=settings(
                database=known,
                phases=(Phase.reuse, Phase.shrink),
                deadline=None,
                suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
            ),
            database_key=_KEY,
        )
    except NoSuchExample:
        return None
