"""Count how much of a game is translated in a locale, and list what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ombre.compiler import translations
from ombre.compiler.backends.declared import declared
from ombre.compiler.languages import LOCALES, Settings, catalogue, entries, folders_of, languages, line_of
from ombre.compiler.proofread import check, patterns
from ombre.compiler.text import Locale, load_locale
from ombre.compiler.variants import own_ids

from ..game.loaded import Loaded
from ..printing.printer import Printer

# The ids of messages that only one locale needs, such as endings, or parts to which its own messages refer.
PRIVATE = re.compile(r"agree(-|$)|case-|verb-|un$|.*-body$")


@dataclass(frozen=True, slots=True)
class Part:
    """The texts of one class: how many there are, which a locale does not translate, and which need a review (fuzzy).

    own: for a variant, how many the variant has itself; the others are inherited.
    """

    title: str
    total: int
    missing: tuple[str, ...]
    fuzzy: tuple[str, ...] = ()
    own: int | None = None

    def __str__(self) -> str:
        more = f", {len(self.fuzzy)} fuzzy" if self.fuzzy else ""
        have = self.total - len(self.missing)
        inherited = "" if self.own is None else f" ({self.own} of its own, {have - self.own} inherited)"
        return f"{self.title} {have} of {self.total}{inherited}{more}"


@cache
def source_language() -> str:
    """Return the name of the locale of the `.card` files."""
    known = languages()
    return next(name for name in known if Settings.of(name).is_original)


def own_messages(language: str) -> Part:
    """Return which messages for the constructs of the card language a locale translates; all games share them."""
    wanted = [id for id in patterns(load_locale(source_language()), own=True) if not PRIVATE.match(id)]
    locale = load_locale(language)
    return _part("messages", wanted, set(patterns(locale, own=True)), own=_written(locale))


def _written(locale: Locale) -> set[str] | None:
    """The ids of the messages in the files of a variant itself; None if the locale is not a variant."""
    if not locale.settings.parent:
        return None
    return own_ids(locale.resources, locale.language)


def sentences(language: str) -> Part:
    """Return which messages of diagnostics a locale translates, of those that the file of any locale lists."""
    lists = {name: LOCALES / name / "diagnostics.po" for name in languages()}
    known = {name: list(catalogue(path)) for name, path in lists.items() if path.is_file()}
    shapes = [entry.msgid for found in known.values() for entry in found]
    mine = known.get(language, [])
    fuzzy = tuple(entry.msgid for entry in mine if "fuzzy" in entry.flags)
    line = line_of(language)
    have = {entry.msgid for code in line for entry in known.get(code, []) if entry.translated()}
    own = {entry.msgid for entry in mine if entry.translated()} if Settings.of(language).parent else None
    return _part("diagnostics", shapes, set(shapes) if source_language() in line else have, fuzzy, own)


def of_game(language: str, table: Loaded) -> Iterator[Part]:
    """Yield which words of a game a locale translates, then which names of its cards, then which of their texts."""
    printer = Printer(table, language)
    folders = folders_of(language, table.project.folders)
    known = declared(printer.model)  # in the source locale, words of the `.card` files stand for missing messages
    own = _written(printer.locale)
    yield _part("words", known, {id for id in known if printer.locale.has(id)}, own=own)
    if not printer.locale.settings.source:
        cards = [card.id for card in printer.cards.values() if not card.local]
        named = {entry.msgctxt: entry for entry in entries(folders) if entry.msgstr}
        fuzzy = tuple(id for id in cards if id in named and "fuzzy" in named[id].flags)
        mine = None
        if own is not None:
            mine = {e.msgctxt for e in entries([f for f in folders if f.name == language]) if e.msgstr}
        yield _part("names", cards, set(named), fuzzy, mine)
    speaking = [card.id for card in printer.cards.values() if card.abilities and not card.local]
    yield _part("texts", speaking, set(speaking) - set(printer.unsaid(speaking)))


def faults(language: str, folders: Sequence[Path]) -> list[str]:
    """Return the errors in the messages and in the translated diagnostics of a locale."""
    found = [str(problem) for problem in check(load_locale(language, folders))]
    path = LOCALES / language / "diagnostics.po"
    if path.is_file():
        found += [f"{path.name}:{line}: {fault}" for line, fault in translations.faults(path)]
    return found


def _part(
    title: str, wanted: Iterable[str], have: set[str], fuzzy: tuple[str, ...] = (), own: set[str] | None = None
) -> Part:
    ids = list(dict.fromkeys(wanted))
    missing = tuple(id for id in ids if id not in have)
    return Part(title, len(ids), missing, fuzzy, None if own is None else len(own & have & set(ids)))
