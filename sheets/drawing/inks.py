"""Cards for printing with little ink: without art behind symbols, and with grey symbols for black ink alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PIL import ImageColor

from ..faces.printed import Ink
from .plain import PlainCard

BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
# A colour as the value of an attribute or of a property of an SVG: `fill="#d33"`, `stroke: red`.
_COLOUR = re.compile(r"""(?<=[\s"';])(fill|stroke|stop-color|flood-color)(\s*[=:]\s*["']?)(#[0-9a-fA-F]{3,8}|[a-z]+)""")


def inked(card: PlainCard, ink: Ink) -> PlainCard:
    """Return the data of a card, without what needs much ink: art, and pictures of authors."""
    if ink == "full":
        return card
    for part in card["flow"]:
        if part["draw"] == "picture":
            part["ornament"] = BLANK
            part.pop("art", None)
    card.pop("ground", None)
    card["back"]["ornament"] = BLANK
    card["back"].pop("ground", None)
    return card


def drained(pictures: Mapping[str, str], ink: Ink) -> Mapping[str, str]:
    """Return the pictures; their own colours are grey for black ink alone."""
    if ink != "black":
        return pictures
    return {name: _COLOUR.sub(_grey, source) for name, source in pictures.items()}


def _grey(found: re.Match[str]) -> str:
    name, between, colour = found.groups()
    try:
        red, green, blue = ImageColor.getrgb(colour)[:3]
    except ValueError:  # such as currentColor, which has the colour of the text
        return found[0]
    level = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return f"{name}{between}#{level:02x}{level:02x}{level:02x}"
