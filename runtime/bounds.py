"""Check that numbers computed in a game are within the limit; raise Unbounded if one is not."""

from __future__ import annotations

from ombre.limits import MOST_NUMBER

from .errors import Unbounded


def bounded(number: int) -> int:
    """Return a number that is to be stored in a property, or raise Unbounded if it is beyond the limit."""
    if -MOST_NUMBER <= number <= MOST_NUMBER:
        return number
    raise Unbounded(f"a number of this game goes beyond {MOST_NUMBER}")


def product(one: int, other: int) -> int:
    """Return the product of two numbers, or raise Unbounded. Sums grow too slowly to need such a check."""
    return bounded(one * other)
