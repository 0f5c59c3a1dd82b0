"""The outline along which a card is cut, and how much of a rectangle lies within it."""

from __future__ import annotations

from math import sqrt

from ..faces.layouts import Rect
from ..faces.printed import Format

STEP = 0.5  # in millimetres: so exactly the largest rectangle is looked for


def half_width(format: Format, y: float, apart: float) -> float:
    """Return half of the width of a card at a height `y`, `apart` millimetres within its outline;
    negative outside of it.
    """
    x, middle = format.width / 2, format.height / 2
    up = abs(y - middle)
    match format.outline:
        case "circle":
            lies = 1 - (up / (middle - apart)) ** 2
            return (x - apart) * sqrt(lies) if lies >= 0 else -1.0
        case "hexagon":  # its points are above and below; from a quarter of its height its sides are upright
            slope = x / (format.height / 4)  # of the sides: how much narrower it is for each millimetre
            return min(x - apart, (middle - up) * slope - apart * sqrt(1 + slope**2))
        case "rectangle":
            return x - apart if up <= middle - apart else -1.0


def within(place: Rect, format: Format, apart: float) -> Rect:
    """Return the largest part of a rectangle that is `apart` millimetres within the outline of a card; else all of it.

    The part is as high as the rectangle, or lower if it is wider then; a rectangle that lies outside stays as it is.
    """
    middle = format.width / 2

    def part(top: float, bottom: float) -> Rect:
        half = min(half_width(format, top, apart), half_width(format, bottom, apart))
        left, right = max(place.x, middle - half), min(place.x + place.width, middle + half)
        return Rect(left, top, max(right - left, 0.0), bottom - top)

    whole = part(place.y, place.y + place.height)
    if whole.width >= place.width - 0.01:
        return place
    count = int(place.height / STEP) + 1
    steps = [place.y + place.height * n / count for n in range(count + 1)]
    parts = [part(top, bottom) for at, top in enumerate(steps) for bottom in steps[at + 1 :]]
    best = max(parts, key=lambda one: (round(one.width * one.height, 3), one.height))
    return best if best.width > 0 else place
