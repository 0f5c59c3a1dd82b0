"""Compute the outlines of an SVG icon as points, to check that its shapes are valid."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree

Point = tuple[float, float]
TOKEN = re.compile(r"([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+))")
FLAGS = re.compile(r"^\s*,?\s*([01])")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
STEPS = 8  # the number of line segments for each curve


@dataclass(frozen=True, slots=True)
class Ring:
    """A part of an SVG path from one move command to the next."""

    filled: bool
    cap: float  # the distance by which a stroke with round ends extends beyond its end points
    points: tuple[Point, ...]
    closed: bool

    def reach(self) -> tuple[float, float]:
        """The smallest and the largest coordinate that the drawn part reaches."""
        numbers = [number for point in self.points for number in point]
        return min(numbers) - self.cap, max(numbers) + self.cap

    def crosses_itself(self) -> bool:
        sides = [side for side in pairwise((*self.points, self.points[0])) if side[0] != side[1]]
        return any(
            crossing(*sides[one], *sides[other])
            for one in range(len(sides))
            for other in range(one + 2, len(sides) - (one == 0))
        )


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross; segments that only touch at their ends do not."""

    def side(p: Point, q: Point, r: Point) -> float:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return 0 if abs(turn) < 1e-6 else turn

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def rings(svg: str) -> list[Ring]:
    """The rings of all `path` elements of an icon; circles and rectangles need no check."""
    found: list[Ring] = []
    for path in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}path"):
        stroked = path.get("stroke", "none") != "none"
        cap = float(path.get("stroke-width", "1")) / 2 if stroked and path.get("stroke-linecap") == "round" else 0
        filled = path.get("fill", "none" if stroked else "black") != "none"
        found += [Ring(filled, cap, tuple(points), closed) for points, closed in walked(path.get("d", ""))]
    return found


def commands(way: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the commands of a path with their numbers.

    If a command has further numbers, it is repeated; a repeated move is a line.
    """
    for command in re.finditer(r"([a-zA-Z])([^a-zA-Z]*)", way):
        letter, rest = str(command[1]), str(command[2])
        numbers: list[float] = []
        while rest.strip(" ,\n"):
            # The two flags of an arc may have no space between them.
            is_flag = letter in "aA" and len(numbers) % 7 in (3, 4)
            match = FLAGS.match(rest) if is_flag else TOKEN.search(rest)
            assert match, f"{letter} {rest!r} of {way!r} is no number"
            numbers.append(float(match[match.lastindex or 0]))
            rest = rest[match.end() :]
        count = ARGUMENTS[letter.upper()]
        assert len(numbers) % count == 0 if count else not numbers, f"{letter} of {way!r} has too many numbers"
        for start in range(0, max(len(numbers), 1), max(count, 1)):
            again = {"M": "L", "m": "l"}.get(letter, letter)
            yield (again if start else letter), numbers[start : start + count]


def walked(way: str) -> Iterator[tuple[list[Point], bool]]:
    points: list[Point] = []
    at: Point = (0, 0)
    handle: Point = at
    for letter, numbers in commands(way):
        name = letter.upper()
        x, y = at if letter.islower() else (0.0, 0.0)
        if name == "Z":
            yield points, True
            at, points = points[0], []
            continue
        if name == "M":
            if points:
                yield points, False
            at = handle = (x + numbers[0], y + numbers[1])
            points = [at]
            continue
        points = points or [at]
        if name == "H":
            ways = [(x + numbers[0], at[1])]
        elif name == "V":
            ways = [(at[0], y + numbers[0])]
        elif name == "A":
            ways = arc(at, numbers, (x + numbers[5], y + numbers[6]))
        else:
            given = [(x + u, y + v) for u, v in zip(numbers[::2], numbers[1::2], strict=True)]
            if name == "S":
                given.insert(0, (2 * at[0] - handle[0], 2 * at[1] - handle[1]))
            ways = given if name == "L" else curve([at, *given])
            handle = given[-2] if name in "CS" else given[-1]
        at = ways[-1]
        if name not in "CS":
            handle = at
        points += ways
    if points:
        yield points, False


def between(p: Point, q: Point, t: float) -> Point:
    """The point at the fraction `t` of the way from one point to another."""
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def curve(given: list[Point]) -> list[Point]:
    """The points of a Bézier curve of any degree, by de Casteljau's algorithm."""

    def at(t: float) -> Point:
        points = given
        while len(points) > 1:
            points = [between(p, q, t) for p, q in pairwise(points)]
        return points[0]

    return [at(step / STEPS) for step in range(1, STEPS + 1)]


def arc(start: Point, numbers: list[float], end: Point) -> list[Point]:
    """The points of an arc of a circle; icons contain no other arcs."""
    radius, large, sweep = numbers[0], bool(numbers[3]), bool(numbers[4])
    (x1, y1), (x2, y2) = start, end
    half = math.dist(start, end) / 2
    radius = max(radius, half)
    away = math.sqrt(radius**2 - half**2) * (1 if large != sweep else -1)
    middle = ((x1 + x2) / 2 - away * (y2 - y1) / (2 * half), (y1 + y2) / 2 + away * (x2 - x1) / (2 * half))
    first, last = (math.atan2(y - middle[1], x - middle[0]) for x, y in (start, end))
    turn = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    steps = [first + turn * step / STEPS for step in range(1, STEPS + 1)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in steps]
