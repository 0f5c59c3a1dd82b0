"""Check that a number computed by the cards is within the bounds of play; raise an error if it is not."""

from __future__ import annotations

from ombre.limits import MOST_NUMBER

from .errors import Unbounded


def bounded(number: int) -> int:
    """The number, checked, before it is stored in a property."""
    if -MOST_NUMBER <= number <= MOST_NUMBER:
        return number
    raise Unbounded(f"a number of this game goes beyond {MOST_NUMBER}")


def product(one: int, other: int) -> int:
    """The product of two numbers, checked; sums cannot grow fast enough to need this."""
    return bounded(one * other)
