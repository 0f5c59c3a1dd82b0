"""The fonts that ombre contains: their files for Typst, and the characters that they can print."""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import typst

from .printed import FaceError

FONTS = Path(__file__).parents[2] / "fonts"
TEXT_FONT, DISPLAY_FONT = "Source Sans 3", "Saira"
TEXT_FONT_FILES = "SourceSans3-*.ttf"


@cache
def fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])


@cache
def printable() -> frozenset[int]:
    """Return the code points that all styles of the text font have.

    For other characters the typesetter prints an empty box without a warning.
    """
    first, *more = (code_points(file.read_bytes()) for file in sorted(FONTS.glob(TEXT_FONT_FILES)))
    return first.intersection(*more)


def code_points(font: bytes) -> frozenset[int]:
    """Return the code points for which a TrueType font has glyphs.

    They are read from the `cmap` table in format 12, which fonts for all of Unicode have.
    """
    (count,) = struct.unpack_from(">H", font, 4)
    tables = {font[at : at + 4]: struct.unpack_from(">I", font, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    cmap = tables[b"cmap"]
    (count,) = struct.unpack_from(">H", font, cmap + 2)
    for at in range(cmap + 4, cmap + 4 + 8 * count, 8):
        table = cmap + struct.unpack_from(">I", font, at + 4)[0]
        if struct.unpack_from(">H", font, table) == (12,):
            (groups,) = struct.unpack_from(">I", font, table + 12)
            spans = (struct.unpack_from(">II", font, table + 16 + 12 * group) for group in range(groups))
            return frozenset(point for first, last in spans for point in range(first, last + 1))
    raise FaceError("a font among compiler/fonts has no cmap table of format 12.")


def check_glyphs(where: str, value: object) -> None:
    """Raise FaceError if a text in the data has a character that the fonts cannot print."""
    for text in _texts(value):
        for letter in sorted(set(text)):
            if ord(letter) not in printable() and unicodedata.category(letter) not in ("Cc", "Cf"):
                name = unicodedata.name(letter, "no name")
                raise FaceError(f"{where}: the fonts in compiler/fonts cannot print U+{ord(letter):04X} ({name}).")


def _texts(value: object) -> Iterator[str]:
    """Yield all texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in cast(dict[str, object], value).values():
            yield from _texts(one)
    elif isinstance(value, list | tuple):
        for one in cast("Sequence[object]", value):
            yield from _texts(one)
