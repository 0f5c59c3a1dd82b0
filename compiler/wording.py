"""A diagnostic in English in, the same in another language out.

An English sentence stays where it is written. A language has a list of sentences by their shape, `locales/*/diagnostics.po`:
"unknown name '{0}'" and what is said for it. What nobody has translated is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

import polib

from ombre.dsl.diagnostics import Diagnostic, Translatable, tr

from .languages import LOCALES, catalogue

PLACE = re.compile(r"\{(\d)\}")
QUOTED = re.compile(r"(?<!\w)'[^']*(?:'\w[^']*)*'(?!\w)")
SHORT = len("write ")


@dataclass(frozen=True)
class Wording:
    """How one language says what is wrong: a shape, what is said for it, and which places are quoted, the most
    particular first. What is quoted is code, and stays."""

    shapes: tuple[tuple[re.Pattern[str], str, frozenset[int]], ...]

    def says(self, text: str) -> bool:
        """Whether there is something to say for a sentence, or nothing to be said."""
        return not text or any(shape.fullmatch(text) for shape, *_ in self.shapes)

    def say(self, text: str) -> str:
        """A sentence in this language, or as it is."""
        for shape, said, quoted in self.shapes:
            if match := shape.fullmatch(text):
                return self._filled(said, match.groups(), quoted)
        return text

    def diagnostic(self, found: Diagnostic) -> Diagnostic:
        """A diagnostic in this language; its code, its place and its severity stay."""
        notes = tuple((span, self._told(caption)) for span, caption in found.notes)
        return replace(found, message=self._told(found.message), help=self._told(found.help), notes=notes)

    def _told(self, text: str) -> Translatable:
        return tr("{0}", self.say(text))

    def words(self) -> Mapping[str, str]:
        """What stands around a diagnostic."""
        return {word: self.say(word) for word in ("error", "warning", "hint", "help")}

    def _filled(self, said: str, parts: tuple[str, ...], quoted: frozenset[int]) -> str:
        given = [part if at in quoted else self._part(part) for at, part in enumerate(parts)]
        return PLACE.sub(lambda place: given[int(place[1])], said)

    def _part(self, text: str) -> str:
        """What stands in a place: a phrase of the compiler, a list of such, or a word of the game."""
        return self.say(text) if self.says(text) else ", ".join(map(self.say, text.split(", ")))


@cache
def wording(language: str) -> Wording:
    """How a language says what is wrong; the language of the compiler itself needs no list."""
    path = LOCALES / language / "diagnostics.po"
    return read(catalogue(path) if path.is_file() else ())


def read(entries: Iterable[polib.POEntry]) -> Wording:
    """What a list of translated sentences says."""
    said = {entry.msgid: entry.msgstr for entry in entries if entry.msgstr and "fuzzy" not in entry.flags}
    ordered = sorted(said, key=lambda shape: (-len(PLACE.sub("", shape)), shape))
    return Wording(tuple((_pattern(shape), said[shape], _quoted(shape)) for shape in ordered))


def _quoted(shape: str) -> frozenset[int]:
    """The places that stand in quotes, alone or in a piece of code."""
    return frozenset(int(number) for piece in QUOTED.findall(shape) for number in PLACE.findall(piece))


def _pattern(shape: str) -> re.Pattern[str]:
    """What a shape matches, and no more: a place in quotes ends at the next one, a short shape such as `a {0}` is two words."""
    texts = PLACE.split(shape)[::2]
    long = len("".join(texts)) > SHORT
    found = re.escape(texts[0])
    for before, after in pairwise(texts):
        quoted = before.endswith("'") and after.startswith("'")
        found += ("([^']+)" if quoted else "(.+?)" if long else r"(\S+)") + re.escape(after)
    return re.compile(found)
