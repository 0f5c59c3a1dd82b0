"""How a language is written: its direction, its fonts, its spaces and its punctuation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import Struct

BUILT_IN = "built-in"  # the place of the fonts that ombre contains, in a list of fonts
LEFT_TO_RIGHT = "\u200e"


class Punctuation(Struct, frozen=True):
    """The signs of a language."""

    stop: str = "."
    comma: str = ", "
    open: str = "“"
    close: str = "”"


class WritingPart(Struct, frozen=True, kw_only=True, rename="kebab"):
    """What `locale.yaml` says of how a language is written."""

    direction: Literal["ltr", "rtl"] = "ltr"
    fonts: tuple[str, ...] = ()
    spaces: Literal["words", "none"] = "words"
    capitals: bool = True
    punctuation: Punctuation = Punctuation()


@dataclass(frozen=True, slots=True)
class Writing:
    """How a language is written.

    fonts: families of fonts, the preferred one first; `built-in` stands for the fonts that ombre contains. spaced:
    whether spaces separate words. capitals: whether a sentence begins with a capital. stop: the sign at the end of a
    sentence. comma: the separator of the words of a list. opening, closing: the quotation marks. font_folders: the
    folders with the font files of the locale, then those of the locales from which it inherits; each may be missing.
    """

    direction: Literal["ltr", "rtl"] = "ltr"
    fonts: tuple[str, ...] = (BUILT_IN,)
    spaced: bool = True
    capitals: bool = True
    stop: str = "."
    comma: str = ", "
    opening: str = "“"
    closing: str = "”"
    font_folders: tuple[Path, ...] = ()

    @classmethod
    def read(cls, said: WritingPart, folders: Sequence[Path]) -> Writing:
        """Read the settings of a `locale.yaml`. folders: that of the file, then those from which it inherits."""
        fonts = said.fonts if BUILT_IN in said.fonts else (*said.fonts, BUILT_IN)
        marks = said.punctuation
        return cls(
            direction=said.direction,
            fonts=fonts,
            spaced=said.spaces == "words",
            capitals=said.capitals,
            stop=marks.stop,
            comma=marks.comma,
            opening=marks.open,
            closing=marks.close,
            font_folders=tuple(folder / "fonts" for folder in folders),
        )

    def signed(self, sign: str, digits: str) -> str:
        """A number after its sign.

        In a text from right to left, a sign without a left-to-right mark before it would stand behind its number.
        """
        return f"{LEFT_TO_RIGHT}{sign}{digits}" if sign and self.direction == "rtl" else f"{sign}{digits}"

    def quoted(self, text: str) -> str:
        """A text in quotation marks; the typography of the language puts spaces beside them, if it has any there."""
        return f"{self.opening}{text}{self.closing}"

    def capital(self, text: str) -> str:
        """A text with a capital at its beginning, if the language uses capitals."""
        return text[:1].upper() + text[1:] if self.capitals else text
