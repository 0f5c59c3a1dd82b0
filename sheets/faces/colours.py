"""Colours of faces: what `deep frame` or `"black 60%"` means, contrast, and how colour-blind people see a colour."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

RGB: TypeAlias = tuple[float, float, float]

INK = "ink"  # the black of text; the templates print it with black ink alone
PAPER = "#fdfcf9"
FIXED: Mapping[str, str] = {"paper": PAPER, "white": "#ffffff", "black": "#000000"}
FRAME = "frame"  # the colour of the frame of the card
TINTS = ("deepest", "deep", "bright", "light", "soft", "pale")
COLOUR = re.compile(rf"(?:(?:{'|'.join(TINTS)}) )?(?:#[0-9a-fA-F]{{6}}|[A-Za-z_]\w*)(?: (?:100|[1-9]?\d)%)?")


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour of two: `share` of the first, and the rest of the second."""
    return hexed(tuple(a * share + b * (1 - share) for a, b in zip(rgb(one), rgb(other), strict=True)))


def rgb(colour: str) -> RGB:
    """Return the red, green and blue of `#rrggbb`, from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def hexed(parts: tuple[float, ...]) -> str:
    return "#" + "".join(f"{round(min(max(part, 0), 1) * 255):02x}" for part in parts)


def deep(colour: str) -> str:
    return mixed(colour, "#000000", 0.62)


TINTED: Mapping[str, Callable[[str], str]] = {
    "deep": deep,
    "deepest": lambda colour: deep(deep(colour)),
    "bright": lambda colour: mixed(colour, "#ffffff", 0.78),
    "light": lambda colour: mixed(colour, PAPER, 0.4),
    "soft": lambda colour: mixed(colour, PAPER, 0.2),
    "pale": lambda colour: mixed(colour, PAPER, 0.09),
}


def resolved(expression: str, frame: str, named: Mapping[str, str]) -> str:
    """Return the colour that an expression means: `#rrggbb`, with two more digits if it is translucent.

    `ink` stays a word, and an empty text means no colour. frame: the colour of the frame. named: `colours` of the game.
    Raises KeyError for a name that is none.
    """
    words = expression.split()
    if not words or words == ["none"]:
        return ""
    opacity = words.pop() if words[-1].endswith("%") else ""
    tint = words.pop(0) if len(words) > 1 else ""
    name = words[0]
    known = {**FIXED, **named, FRAME: frame}
    if name == INK and not tint and not opacity:
        return INK
    colour = name if name.startswith("#") else {**known, INK: "#1c1d22"}[name]
    if tint:
        colour = TINTED[tint](colour)
    return colour + (f"{round(int(opacity[:-1]) * 255 / 100):02x}" if opacity else "")


def name_in(expression: str) -> str:
    """Return the name in an expression, without tint and opacity; empty if it is a number or no colour."""
    words = [word for word in expression.split() if word not in TINTS and not word.endswith("%")]
    return words[0] if words and not words[0].startswith("#") and words[0] not in ("none", INK) else ""


# ------------------------------------------------------------------------------------------------------ contrast


def linear(part: float) -> float:
    """Return the amount of light of a part of an sRGB colour."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def bent(part: float) -> float:
    """Return the part of an sRGB colour for an amount of light."""
    return 12.92 * part if part <= 0.0031308 else 1.055 * max(part, 0) ** (1 / 2.4) - 0.055


def luminance(colour: str) -> float:
    return sum(linear(part) * share for part, share in zip(rgb(colour), (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.1)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# The matrices for complete loss of one sort of cone, on linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
# "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
SIMULATED: Mapping[str, tuple[RGB, RGB, RGB]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
ALIKE = 12.0  # two areas of colour that differ by less (CIE 1976) are hardly told apart when they are not side by side


def seen(colour: str, sight: str) -> str:
    """Return the colour as somebody sees it whose sight is a key of `SIMULATED`; the colour itself for another word."""
    if sight not in SIMULATED:
        return colour
    light = [linear(part) for part in rgb(colour)]
    rows = SIMULATED[sight]
    return hexed(tuple(bent(min(sum(m * p for m, p in zip(row, light, strict=True)), 1)) for row in rows))


def distance(one: str, other: str) -> float:
    """Return how different two colours look: their distance in CIE L*a*b*."""
    return math.dist(lab(one), lab(other))


def lab(colour: str) -> RGB:
    red, green, blue = (linear(part) for part in rgb(colour))
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def blind_to(one: str, other: str) -> list[str]:
    """Return the sorts of sight for which two colours are hardly told apart."""
    return [sight for sight in SIMULATED if distance(seen(one, sight), seen(other, sight)) < ALIKE]
