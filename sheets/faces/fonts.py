"""The fonts of sheets: those that ombre contains and those of a locale, and the characters that they can print."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

import typst
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

from ombre.compiler.projects.files import UsageError, check_readable, listing
from ombre.prose.language.writing import BUILT_IN, Writing
from ombre.translatable import told, tr

from .printed import FaceError

FONTS = Path(__file__).parents[1] / "fonts"
FONT_SUFFIXES = (".ttf", ".otf", ".ttc", ".otc")  # those of the last two are collections
TEXT_FONT, DISPLAY_FONT = "Source Sans 3", "Saira"
OF_LOOKS = (BUILT_IN, "text", "display")  # words for the fonts that ombre contains
MARK = "□"  # in the place of a letter that the fonts lack
# Characters that format a text and have no glyph: marks of direction, soft hyphens, joiners.
_INVISIBLE = ("Cc", "Cf")


def has_fonts(folder: Path, tell: Callable[[str, str], None]) -> bool:
    """Whether a folder of authors has fonts that may be read; if there is something else in it, that is told."""
    try:
        check_readable(folder)
    except UsageError as error:
        tell(told(error), "")
        return False
    return any(file.suffix.lower() in FONT_SUFFIXES for file in listing(folder))


@cache
def fonts(folders: tuple[Path, ...] = (), system: bool = False) -> typst.Fonts:
    """The fonts that ombre contains, with those of some folders and with those of the system if asked for."""
    for folder in folders:
        try:
            check_readable(folder)
        except UsageError as error:
            raise FaceError(told(error)) from None
    paths = [str(folder) for folder in (FONTS, *folders)]
    found = typst.Fonts(include_system_fonts=system, include_embedded_fonts=False, font_paths=paths)
    _KEYS[id(found)] = paths, system
    return found


_KEYS: dict[int, tuple[list[str], bool]] = {}  # of the fonts that `fonts` keeps


def key_of(found: typst.Fonts) -> tuple[list[str], bool]:
    """The folders of some fonts, and whether those of the system are with them: so another process finds the same."""
    return _KEYS[id(found)]


def families(folders: tuple[Path, ...]) -> list[str]:
    """Return the families of the fonts in some folders of authors."""
    if not folders:
        return []
    found = fonts(folders).fonts()
    return sorted({font.family for font in found if font.path and Path(font.path).parent in folders})


Data = TypeVar("Data")


@dataclass(frozen=True, slots=True)
class Lettering:
    """The fonts for one locale. text, display: the families, the preferred one first."""

    fonts: typst.Fonts
    text: tuple[str, ...] = (TEXT_FONT, DISPLAY_FONT)
    display: tuple[str, ...] = (DISPLAY_FONT, TEXT_FONT)
    printable: frozenset[int] = field(default_factory=frozenset[int])

    @classmethod
    def of(cls, writing: Writing, more: tuple[Path, ...] = ()) -> Lettering:
        """Find the fonts of a locale: in its folder `fonts`, or else among those of the system.

        more: folders with fonts of a game, which its layouts name. Raises FaceError if a family is in neither place.
        """
        own = [family for family in writing.fonts if family != BUILT_IN]
        folders = (*more, *(folder for folder in writing.font_folders if own and folder.is_dir()))
        found = fonts(folders)
        if set(own) - set(found.families()):
            found = fonts(folders, True)
        for family in own:
            if family not in found.families():
                home = writing.font_folders[0]
                raise FaceError(
                    tr(
                        "{0}: there is no font '{1}'; put its file into {2}, or install it",
                        home.with_name("locale.yaml"),
                        family,
                        home,
                    )
                )
        at = writing.fonts.index(BUILT_IN)
        before, after = writing.fonts[:at], writing.fonts[at + 1 :]
        letters = frozenset[int]().union(*(_letters(found, family) for family in (TEXT_FONT, *own)))
        return cls(
            found, (*before, TEXT_FONT, DISPLAY_FONT, *after), (*before, DISPLAY_FONT, TEXT_FONT, *after), letters
        )

    def check_glyphs(self, where: str, value: object) -> None:
        """Raise FaceError if a text in the data has characters that the fonts cannot print.

        For such characters the typesetter prints an empty box without a warning.
        """
        missing = self.missing(value)
        if missing:
            raise FaceError(tr("{0}: {1}", where, self.without(missing)))

    def missing(self, value: object, family: str = BUILT_IN) -> list[str]:
        """Return the characters of the texts in the data that the fonts cannot print, in order.

        family: the font of a look, which is tried first; if it is one of `OF_LOOKS`, there is no other.
        """
        used = set[str]().union(*texts(value))
        own = frozenset[int]() if family in OF_LOOKS else _letters(self.fonts, family)
        return sorted(
            letter
            for letter in used
            if ord(letter) not in self.printable and ord(letter) not in own and not _is_invisible(letter)
        )

    def without(self, missing: Sequence[str], look: str = "", family: str = BUILT_IN) -> str:
        """Return the message that the fonts lack characters. look: that which may name another font; "" if none may."""
        named = ", ".join(f"U+{ord(letter):04X} ({unicodedata.name(letter, 'no name')})" for letter in missing)
        own = [] if family in OF_LOOKS else [family]
        fonts = ", ".join([*own, *(family for family in self.text if family != DISPLAY_FONT)])
        if not look:
            help = tr("use other letters, or add a font that can to `fonts` of the `locale.yaml` of your own language")
            return tr("the fonts {0} cannot print {1}; {2}", fonts, named, help)
        line = f"{look}: {{font: NAME}}"
        help = tr("put a font that can into `fonts`, and write under `looks` of the layout in 'faces.yaml': {0}", line)
        return tr("the fonts {0} cannot print {1}; {2}", fonts, named, help)


def _is_invisible(letter: str) -> bool:
    """Whether a character needs no glyph; variation selectors choose the glyph of the character before them."""
    return unicodedata.category(letter) in _INVISIBLE or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0100"


def printable() -> frozenset[int]:
    """Return the code points that all styles of the text font have."""
    return _letters(fonts(), TEXT_FONT)


@cache
def _letters(found: typst.Fonts, family: str) -> frozenset[int]:
    """Return the code points for which all styles of a family have glyphs."""
    files = {(font.path, font.index) for font in found.fonts() if font.family == family and font.path}
    sets = [_code_points(path, index) for path, index in sorted(files)]
    return sets[0].intersection(*sets[1:]) if sets else frozenset()


@cache
def _code_points(path: str, index: int) -> frozenset[int]:
    """Return the code points for which a font file has glyphs. index: the number of the font in a collection."""
    with TTFont(path, fontNumber=index, lazy=True) as font:
        return frozenset(cast(dict[int, str], font.getBestCmap()))


def texts(value: object) -> Iterator[str]:
    """Yield all texts in plain data that are printed; words for screen readers are not."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in cast(dict[str, object], value).items():
            yield from texts(one) if name != "alt" else ()
    elif isinstance(value, list | tuple):
        for one in cast("Sequence[object]", value):
            yield from texts(one)


def marked(value: Data, letters: Sequence[str]) -> Data:
    """Return plain data with `MARK` in the place of some letters in its texts."""
    if isinstance(value, str):
        return cast(Data, value.translate({ord(letter): MARK for letter in letters}))
    if isinstance(value, dict):
        return cast(Data, {name: marked(one, letters) for name, one in cast(dict[str, object], value).items()})
    if isinstance(value, list):
        return cast(Data, [marked(one, letters) for one in cast("Sequence[object]", value)])
    if isinstance(value, tuple):
        return cast(Data, tuple(marked(one, letters) for one in cast("Sequence[object]", value)))
    return value
