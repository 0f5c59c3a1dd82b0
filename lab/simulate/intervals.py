"""Estimate shares and means, with 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # the two-sided 95 % quantile of the normal distribution


class Estimate(NamedTuple):
    """An estimate with the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(number: int, of: int) -> Estimate:
    """Return the share of `number` in `of`, with Wilson's score interval; for an empty sample, it is 0 to 1."""
    if not of:
        return Estimate(0.0, 0.0, 1.0)
    part, more = number / of, Z * Z / of
    middle = (part + more / 2) / (1 + more)
    half = Z * sqrt(part * (1 - part) / of + more / (4 * of)) / (1 + more)
    return Estimate(part, 0.0 if number == 0 else middle - half, 1.0 if number == of else middle + half)


def difference(number: int, of: int, other: int, of_other: int) -> Estimate:
    """Return the difference of two independent shares, with Newcombe's interval (from two Wilson intervals)."""
    one, two = share(number, of), share(other, of_other)
    between = one.value - two.value
    below = sqrt((one.value - one.low) ** 2 + (two.high - two.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (two.value - two.low) ** 2)
    return Estimate(between, between - below, between + above)


def mean(number: int, total: float, squares: float) -> Estimate:
    """Return the mean of values, given their number, their sum and the sum of their squares."""
    if not number:
        return Estimate(0.0, 0.0, 0.0)
    middle = total / number
    if number == 1:
        return Estimate(middle, middle, middle)
    spread = max(0.0, (squares - number * middle * middle) / (number - 1))
    half = Z * sqrt(spread / number)
    return Estimate(middle, middle - half, middle + half)
