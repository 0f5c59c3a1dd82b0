"""A number that the cards have worked out in, the same number out; or, where it is too large to be one in play, an error."""

from __future__ import annotations

from ombre.limits import MOST_NUMBER

from .errors import Unbounded


def bounded(number: int) -> int:
    """A number that is written down: a property that holds it."""
    if -MOST_NUMBER <= number <= MOST_NUMBER:
        return number
    raise Unbounded(f"a number of this game goes beyond {MOST_NUMBER}")


def product(one: int, other: int) -> int:
    """Two numbers, multiplied: the only way in which a number grows by its own length."""
    return bounded(one * other)
