"""Check the names of cards in one language, and the words on them: braces, gender, given twice, not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ombre.compiler.projects.files import read_plain, shown
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from ..language.languages import CardName, card_and_fact, card_words, catalogue, entry_line
from ..language.text import Locale
from ..language.typography import polish
from .scope import CheckedLocale
from .texts import misprints, spaced_marks

_COMMON = 6  # two names that end with the same letters, so many, have the same noun
_OURS, _KEPT = "ours", "unchanged"  # the comment of a name that is not the publisher's, and of one that stays as it is


class _Name(NamedTuple):
    """A name or words in a file `names.po`: the place, the id, the text in the source, and the text.

    to_translate: whether it is not the publisher's name, and is not marked as one that stays as it is.
    """

    at: Span
    id: str
    source: str
    name: CardName
    to_translate: bool

    @property
    def is_words(self) -> bool:
        """Whether it is not the name of a card, but words on it."""
        return bool(card_and_fact(self.id)[1])


def _of_words(words: _Name, spaced: list[str], locale: Locale) -> Iterator[Diagnostic]:
    """Yield the faults of words on a card: marks of a program, misprints, other numbers, words not translated."""
    text, (card, fact) = words.name.text, card_and_fact(words.id)
    mark = re.search(r"[{}]", text)
    if mark and mark[0] not in words.source:
        told = tr("the words '{1}' of '{0}' have '{2}', which is not for readers", card, fact, mark[0])
        yield Diagnostic("E607", told, words.at, tr("features belong to names only"))
    for told in misprints(polish(text, locale.settings), spaced, locale, ends=False):
        yield _warning("W606", tr("the words '{1}' of '{0}': {2}", card, fact, told), words.at, tr("correct them"))
    if sorted(re.findall(r"\d+", text)) != sorted(re.findall(r"\d+", words.source)):
        told = tr("the words '{1}' of '{0}' have other numbers than their source: {2}", card, fact, words.source)
        yield _warning("W609", told, words.at, tr("correct the number"))
    elif words.to_translate and text == words.source and len(words.source.split()) > 1:
        help = tr("translate it, or mark it with the comment {0}", "'# ours, unchanged'")
        told = tr("the words '{1}' of '{0}' are not translated: {2}", card, fact, words.source)
        yield _warning("W609", told, words.at, help)


def _warning(code: str, told: Translatable, at: Span, help: Translatable) -> Diagnostic:
    return Diagnostic(code, told, at, help, severity="warning")


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of names."""
    if checked.is_source:
        return
    entries = [entry for folder in checked.folders for entry in _read(folder / "names.po")]
    names = [entry for entry in entries if not entry.is_words]
    spaced = spaced_marks(checked.locale)
    for words in (entry for entry in entries if entry.is_words):
        yield from _of_words(words, spaced, checked.locale)
    for name in names:
        if mark := re.search(r"[{}]", name.name.text):
            told = tr("the name of '{0}' has '{1}', which is not for readers", name.id, mark[0])
            help = tr("features are written in braces after the name, for example {0}", "{gender: f}")
            yield Diagnostic("E607", told, name.at, help)
        elif name.to_translate and name.name.text == name.source and len(name.source.split()) > 1:
            told = tr("the name of '{0}' is not translated: {1}", name.id, name.source)
            help = tr("translate it, or mark it with the comment {0}", "'# ours, unchanged'")
            yield Diagnostic("W609", told, name.at, help, severity="warning")
    yield from _given_twice(names)
    yield from _genders(checked, names)


def _read(path: Path) -> Iterator[_Name]:
    if not path.is_file():
        return
    lines = read_plain(path).split("\n")
    for entry in catalogue(path):
        if entry.msgctxt and entry.msgstr and not entry.obsolete and "fuzzy" not in entry.flags:
            line = entry_line(entry, lines)
            at = Span(shown(path), line, 1, line, 2)
            yield _Name(
                at,
                entry.msgctxt,
                entry.msgid,
                card_words(entry),
                _OURS in entry.tcomment and _KEPT not in entry.tcomment,
            )


def _given_twice(names: list[_Name]) -> Iterator[Diagnostic]:
    """Yield the names that two cards have, although their names in the source differ."""
    first: dict[str, _Name] = {}
    for name in names:
        other = first.setdefault(name.name.text, name)
        if other.source != name.source:
            told = tr("'{0}' and '{1}' have the same name: {2}", other.id, name.id, name.name.text)
            notes = ((other.at, tr("given here first")),)
            yield Diagnostic("W604", told, name.at, tr("give one of them another name"), notes, severity="warning")


def _genders(checked: CheckedLocale, names: list[_Name]) -> Iterator[Diagnostic]:
    """Yield the names with the same noun as another name, and another gender."""
    given: dict[str, _Name] = {}
    for name in (name for name in names if "gender" in name.name.features):
        other = given.setdefault(_noun(checked, name), name)
        one, its = (each.name.features["gender"] for each in (name, other))
        if one != its:
            told = tr(
                "the name of '{0}' has the gender '{1}', and that of '{2}' has '{3}'", name.id, one, other.id, its
            )
            help = tr("{0} and {1} have the same noun; correct one of them", other.name.text, name.name.text)
            yield Diagnostic("W602", told, name.at, help, severity="warning")


def _noun(checked: CheckedLocale, name: _Name) -> str:
    """The first word of a name if adjectives follow their noun;
    else the end of the last word, which may be a compound.
    """
    words = name.name.text.casefold().split()
    if checked.locale.settings.said.adjectives == "after":
        return words[0]
    return words[-1][-_COMMON:] if len(words[-1]) > _COMMON else name.id
