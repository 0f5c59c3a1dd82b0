"""Calculate with the numbers of a game; a number beyond the limit raises Unbounded."""

from __future__ import annotations

from ombre.limits import MOST_NUMBER
from ombre.translatable import tr

from .errors import Unbounded


def bounded(number: int) -> int:
    """Return a number that is to be stored in a property, or raise Unbounded if it is beyond the limit."""
    if -MOST_NUMBER <= number <= MOST_NUMBER:
        return number
    raise Unbounded(tr("a number of this game goes beyond {0}", MOST_NUMBER))


def product(one: int, other: int) -> int:
    """Return the product of two numbers, or raise Unbounded. Sums grow too slowly to need such a check."""
    return bounded(one * other)


def quotient(one: int, other: int, up: bool) -> int:
    """Return a quotient, rounded to the next greater or smaller number; 0 if a number is divided by 0."""
    if not other:
        return 0
    return -(-one // other) if up else one // other
