"""Generate a background drawing for a card, as SVG, from a name and a pattern.

Each pattern has its own style of drawing; the name only decides the positions. All drawings are transparent white, on
the colour of the face.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from ..faces.faces import PATTERNS

WIDE, HIGH = 580, 380
Shape: TypeAlias = tuple[str, str]
Lot = Callable[[int, int], int]  # returns a number between two bounds, both included


def lots(name: str) -> Lot:
    """Return a function that gives pseudo-random numbers.

    The name is the seed: it gives the same numbers on every machine and in every version of Python.
    """

    def numbers() -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"{name}/{block}".encode()).digest()
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))
            block += 1

    found = numbers()
    return lambda low, high: low + next(found) % (high - low + 1)


@cache
def ornament(name: str, pattern: str) -> str:
    """Return the drawing for a name in the style of a pattern; the drawing may be cut off at its edges."""
    ways: dict[str, list[str]] = {}
    for style, way in MANNERS[pattern](lots(name)):
        ways.setdefault(style, []).append(way)
    # All shapes of one style are joined to one path, because this is drawn ten times as fast.
    shapes = "".join(f'<path d="{"".join(found)}" {style}/>' for style, found in ways.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{shapes}</g></svg>'
    )


def path(way: str, width: float = 0, light: int = 20, fill: int = 0) -> Shape:
    """Return a path with a stroke width and an opacity, or a filled area.

    The opacity is in percent, rounded down to a multiple of four.
    """
    stroke = f' stroke="#fff" stroke-width="{width}" stroke-opacity=".{steps(light)}"' if width else ""
    inside = f'fill="#fff" fill-opacity=".{steps(fill)}"' if fill else 'fill="none"'
    return f"{inside}{stroke}", way


def steps(light: int) -> str:
    return f"{max(light // 4, 1) * 4:02}"


def disc(x: float, y: float, radius: float, width: float = 0, light: int = 20, fill: int = 0) -> Shape:
    way = f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0z"
    return path(way, width, light, fill)


def facets(lot: Lot) -> Iterator[Shape]:
    """Yield cut glass: an irregular net of triangles, each with its own opacity."""
    step = 96
    columns, rows = WIDE // step + 2, HIGH // step + 2
    points = {
        (column, row): (
            column * step - step // 2 + (row % 2) * step // 2 + lot(-30, 30),
            row * step - step // 2 + lot(-26, 26),
        )
        for row in range(rows + 1)
        for column in range(-1, columns + 1)
    }
    for row in range(rows):
        for column in range(-1, columns):
            lean = row % 2
            here, right = points[column, row], points[column + 1, row]
            below, further = points[column, row + 1], points[column + 1, row + 1]
            for corners in ((here, right, further if lean else below), (below, further, here if lean else right)):
                way = "M" + "L".join(f"{x} {y}" for x, y in corners) + "z"
                yield path(way, fill=lot(1, 17))
                yield path(way, 1.5, 10)


def orbits(lot: Lot) -> Iterator[Shape]:
    """Yield circles about two centres, with discs on them."""
    for _ in range(2):
        x, y = lot(60, WIDE - 60), lot(40, HIGH - 40)
        radius = 0
        for _ in range(8):
            radius += lot(22, 52)
            yield disc(x, y, radius, lot(1, 3) * 2, lot(10, 30))
            # A point at distance 5 from the centre, with whole coordinates; it is scaled to the radius.
            across, up = ((3, 4), (4, 3), (-3, 4), (4, -3), (-4, -3), (5, 0), (0, -5))[lot(0, 6)]
            yield disc(x + radius * across // 5, y + radius * up // 5, lot(5, 13), fill=lot(30, 60))


def traces(lot: Lot) -> Iterator[Shape]:
    """Yield a printed circuit: traces that bend by 45 degrees and end in discs."""
    for _ in range(34):
        x, y = 20 * lot(0, WIDE // 20), 20 * lot(0, HIGH // 20)
        way = f"M{x} {y}"
        ahead, turn = lot(0, 1) * 2 - 1, lot(0, 1) * 2 - 1
        yield disc(x, y, 8, 4, 45)
        for leg in range(lot(2, 4)):
            long = 20 * lot(2, 7)
            x, y = x + ahead * long, y + (turn * long if leg % 2 else 0)
            way += f"L{x} {y}"
        yield path(way, 4, lot(18, 38))
        yield disc(x, y, 7, fill=45)


def rays(lot: Lot) -> Iterator[Shape]:
    """Yield slanting beams of different widths; some do not reach the edge."""
    x = -HIGH
    while x < WIDE:
        wide = lot(4, 46)
        top, foot = (0, HIGH) if lot(0, 2) else (lot(0, HIGH // 2), HIGH - lot(0, HIGH // 2))
        left = x + HIGH - foot
        yield path(f"M{left} {foot}h{wide}L{x + HIGH - top + wide} {top}h{-wide}z", fill=lot(3, 24))
        x += wide + lot(2, 34)


def stars(lot: Lot) -> Iterator[Shape]:
    """Yield a constellation: points, and lines between neighbouring points."""
    points: list[tuple[int, int]] = []
    for row in range(5):
        for column in range(7):
            points.append((column * 90 + 20 + lot(-36, 36), row * 86 + 18 + lot(-34, 34)))
    for number, (x, y) in enumerate(points):
        for other in (number + 1, number + 7, number + 8):
            if other < len(points) and abs(points[other][0] - x) < 200 and lot(0, 2):
                yield path(f"M{x} {y}L{points[other][0]} {points[other][1]}", 2.5, lot(14, 30))
        yield disc(x, y, lot(3, 11), fill=lot(28, 60))


def skyline(lot: Lot) -> Iterator[Shape]:
    """Yield a city at night: three rows of houses, the nearest with the brightest windows."""
    for depth, light in ((190, 7), (260, 9), (330, 13)):
        x = -lot(0, 40)
        while x < WIDE:
            wide, high = lot(3, 6) * 14, lot(5, 15) * 14 * depth // 330
            top = depth + 60 - high
            yield path(f"M{x} {HIGH}V{top}h{wide}V{HIGH}z", 1.5, 12, light)
            if not lot(0, 3):
                yield path(f"M{x + wide // 2} {top}v{-lot(16, 50)}", 3, 22)
            for row in range(top + 14, HIGH, 22):
                for column in range(x + 10, x + wide - 10, 16):
                    if not lot(0, 3):
                        yield path(f"M{column} {row}h7v9h-7z", fill=10 + light * 2)
            x += wide + lot(0, 12)


MANNERS: Mapping[str, Callable[[Lot], Iterator[Shape]]] = dict(
    zip(PATTERNS, (facets, rays, stars, traces, orbits, skyline), strict=True)
)
