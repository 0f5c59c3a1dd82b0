"""Count how much of a game is translated in a locale, and list what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ombre.compiler import translations
from ombre.compiler.backends.declared import declared
from ombre.compiler.languages import LOCALES, Settings, catalogue, entries, folders_of, languages
from ombre.compiler.proofread import check, patterns
from ombre.compiler.text import load_locale

from ..game.loaded import Loaded
from ..printing.printer import Printer

# The ids of messages that only one locale needs, such as endings, or parts to which its own messages refer.
PRIVATE = re.compile(r"agree(-|$)|verb-|un$|.*-body$")


@dataclass(frozen=True, slots=True)
class Part:
    """The texts of one class: how many there are, which a locale does not translate, and which need a review (fuzzy)."""

    title: str
    total: int
    missing: tuple[str, ...]
    fuzzy: tuple[str, ...] = ()

    def __str__(self) -> str:
        more = f", {len(self.fuzzy)} fuzzy" if self.fuzzy else ""
        return f"{self.title} {self.total - len(self.missing)} of {self.total}{more}"


@cache
def source_language() -> str:
    """Return the name of the locale of the `.card` files."""
    known = languages()
    return next(name for name in known if Settings.of(name).source)


def own_messages(language: str, folders: Sequence[Path] = ()) -> Part:
    """Return which messages for the constructs of the card language a locale translates; all games share them."""
    wanted = [id for id in patterns(load_locale(source_language()), own=True) if not PRIVATE.match(id)]
    return _part("messages", wanted, set(patterns(load_locale(language, folders), own=True)))


def sentences(language: str) -> Part:
    """Return which messages of diagnostics a locale translates, of those that the file of any locale lists."""
    lists = {name: LOCALES / name / "diagnostics.po" for name in languages()}
    known = {name: list(catalogue(path)) for name, path in lists.items() if path.is_file()}
    shapes = [entry.msgid for found in known.values() for entry in found]
    mine = known.get(language, [])
    fuzzy = tuple(entry.msgid for entry in mine if "fuzzy" in entry.flags)
    have = set(shapes) if language == source_language() else {e.msgid for e in mine if e.translated()}
    return _part("diagnostics", shapes, have, fuzzy)


def of_game(language: str, table: Loaded) -> Iterator[Part]:
    """Yield which words of a game a locale translates, then which names of its cards, then which of their texts."""
    printer = Printer(table, language)
    folders = folders_of(language, table.project.folders)
    known = declared(printer.model)  # in the source locale, words of the `.card` files stand for missing messages
    yield _part("words", known, {id for id in known if printer.locale.has(id)})
    if language != source_language():
        cards = [card.id for card in printer.cards.values() if not card.local]
        named = {entry.msgctxt: entry for entry in entries(folders) if entry.msgstr}
        fuzzy = tuple(id for id in cards if id in named and "fuzzy" in named[id].flags)
        yield _part("names", cards, set(named), fuzzy)
    speaking = [card.id for card in printer.cards.values() if card.abilities and not card.local]
    yield _part("texts", speaking, set(speaking) - set(printer.unsaid(speaking)))


def faults(language: str, folders: Sequence[Path]) -> list[str]:
    """Return the errors in the messages and in the translated diagnostics of a locale."""
    found = [str(problem) for problem in check(load_locale(language, folders))]
    path = LOCALES / language / "diagnostics.po"
    if path.is_file():
        found += [f"{path.name}:{line}: {fault}" for line, fault in translations.faults(path)]
    return found


def _part(title: str, wanted: Iterable[str], have: set[str], fuzzy: tuple[str, ...] = ()) -> Part:
    ids = list(dict.fromkeys(wanted))
    return Part(title, len(ids), tuple(id for id in ids if id not in have), fuzzy)
