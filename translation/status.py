"""Count how much of a game is translated in a locale, and list what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path

from polib import POEntry

from ombre.compiler.driver import Compiled
from ombre.compiler.model import Model, former_ids
from ombre.prose.language.languages import (
    Settings,
    card_and_fact,
    catalogue,
    diagnostics_file,
    entries,
    folders_of,
    is_shipped,
    languages,
    line_of,
    of_card,
    source_language,
    words_id,
)
from ombre.prose.language.set_words import set_words
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.variants import own_ids
from ombre.prose.language.wording import Wording, wording
from ombre.prose.proofreading.checking import check
from ombre.prose.proofreading.proofread import patterns
from ombre.prose.proofreading.stale import TranslatedEntry, diagnostics
from ombre.prose.proofreading.stale import entries as entries_of
from ombre.prose.sentences.declared_words import declared
from ombre.translatable import Translatable, listed, tr
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.printing.booklet import titles

from .uses import TextPlace, Uses

ENGLISH = wording("en")
# The ids of messages that only one locale needs, such as endings, or parts to which its own messages refer.
PRIVATE = re.compile(r"agree(-|$)|case-|verb-|un$|.*-body$")


TITLES = {
    "messages": tr("messages"),
    "diagnostics": tr("diagnostics"),
    "words": tr("words"),
    "names": tr("names"),
    "own words": tr("printed words"),
    "texts": tr("texts"),
    "lines": tr("lines"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """The texts of one class: how many there are, which a locale does not translate, and which need a review.

    fuzzy: marked by a translator. stale: their source has changed. unchecked: how many nobody has accepted yet.
    own: for a variant, how many the variant has itself; the others are inherited.
    """

    title: str
    total: int
    missing: tuple[str, ...]
    fuzzy: tuple[str, ...] = ()
    stale: tuple[TranslatedEntry, ...] = ()
    unchecked: int = 0
    own: int | None = None

    @property
    def told(self) -> Translatable:
        """The numbers of the part in one line."""
        have = self.total - len(self.missing)
        told = tr("{0} {1} of {2}", TITLES.get(self.title, self.title), have, self.total)
        if self.own is not None:
            told = tr("{0} ({1} of its own, {2} inherited)", told, self.own, have - self.own)
        numbers = (
            (len(self.fuzzy), tr("{0} fuzzy", len(self.fuzzy))),
            (len(self.stale), tr("{0} stale", len(self.stale))),
            (self.unchecked, tr("{0} unchecked", self.unchecked)),
        )
        return listed([told, *(text for number, text in numbers if number)])

    def __str__(self) -> str:
        return str(self.told)

    def compared(self, entries: Iterable[TranslatedEntry]) -> Part:
        """Return the part with those of its translated entries that are stale, and the number of unchecked ones."""
        found = list(entries)
        stale = tuple(entry for entry in found if entry.is_stale)
        return replace(self, stale=stale, unchecked=sum(entry.is_unchecked for entry in found))


def own_messages(language: str, folders: Sequence[Path] = (), seen: Set[str] | None = None) -> Part:
    """Return which messages for the constructs of the card language a locale translates; all games share them.

    folders: those of games, in which the language may be declared. seen: the ids that are asked for; None for all.
    """
    known = [id for id in patterns(load_locale(source_language()), own=True) if not PRIVATE.match(id)]
    wanted = known if seen is None else [id for id in known if id in seen]
    locale = load_locale(language, folders)
    found = _part("messages", wanted, set(patterns(locale, own=True)), own=_written(locale))
    return found.compared(entries_of(language) if language in languages() else ())


def _written(locale: Locale) -> set[str] | None:
    """The ids of the messages in the files of a variant itself; None if the locale is not a variant."""
    return own_ids(locale.resources, locale.language) if locale.settings.parent else None


def sentences(language: str, folders: Sequence[Path] = ()) -> Part:
    """Return which messages of diagnostics a locale translates, of those that the file of any locale lists."""
    lists = {name: diagnostics_file(name) for name in languages()}
    known = {name: list(catalogue(path)) for name, path in lists.items() if path.is_file()}
    shapes = [entry.msgid for found in known.values() for entry in found]
    mine = known.get(language, [])
    fuzzy = tuple(entry.msgid for entry in mine if "fuzzy" in entry.flags)
    line = line_of(language, folders)
    have = {entry.msgid for code in line for entry in known.get(code, []) if entry.translated()}
    own = {entry.msgid for entry in mine if entry.translated()} if len(line) > 1 else None
    found = _part("diagnostics", shapes, set(shapes) if source_language() in line else have, fuzzy, own)
    return found.compared(diagnostics(language))


def shown_ids(table: Loaded) -> frozenset[str]:
    """Return the ids of all messages and names that a game shows in the source language, and of titles of its rules."""
    return printed_ids(Uses(table, source_language()))


def printed_ids(uses: Uses) -> frozenset[str]:
    """Return the ids of all messages and names that a game shows in the language of `uses`."""
    return titles(uses.printer).union(*(uses.shown(place).all_ids for place in uses.places()))


def of_game(language: str, table: Loaded, seen: frozenset[str]) -> Iterator[Part]:
    """Yield which words of a game a locale translates, which names and texts of its cards, and which other lines.

    The other lines are those of the log, the questions, the states on the table. seen: the `shown_ids` of the game;
    other words are not asked for.
    """
    told = Uses(table, language)
    printer = told.printer
    folders = folders_of(language, table.project.folders)
    # In the source locale, words of the `.card` files stand for missing messages.
    written = patterns(printer.locale)
    known = [id for id in declared(printer.model) if id in seen or id in written]
    translated = [e for e in entries_of(language, table.compiled) if not is_shipped(e.path)]
    own = _written(printer.locale)
    words = _part("words", known, {id for id in known if printer.locale.has(id)}, own=own)
    yield words.compared(e for e in translated if not e.is_name)
    if not printer.locale.settings.said.source:
        cards = [card.id for card in printer.cards.values() if not card.local]
        said = [words_id(id, fact) for id in cards for fact in printer.cards[id].words]
        named = _named(printer.model, folders)
        mine = None if own is None else {*_named(printer.model, [f for f in folders if f.name == language])}
        said += [words.id for words in set_words(table.project)]
        for title, ids in (("names", cards), ("own words", said)) if said else (("names", cards),):
            fuzzy = tuple(id for id in ids if id in named and "fuzzy" in named[id].flags)
            names = _part(title, ids, set(named), fuzzy, mine)
            is_words = title != "names"
            yield names.compared(e for e in translated if e.is_name and bool(card_and_fact(e.id)[1]) == is_words)
    speaking = [card.id for card in printer.cards.values() if card.abilities and not card.local]
    yield _part("texts", speaking, {id for id in speaking if not told.shown(TextPlace("card", id)).reason})
    lines = {str(place): not told.shown(place).reason for place in told.places() if place.sort != "card"}
    yield _part("lines", lines, {line for line, printed in lines.items() if printed})


def _named(known: Model, folders: Sequence[Path]) -> dict[str, POEntry]:
    """Return the translated names and words in some folders, by their ids of today."""
    today = former_ids(known.cards)
    found = (e for e in entries(folders) if e.msgctxt and e.msgstr)
    cards = ((entry, card_and_fact(entry.msgctxt)[0]) for entry in found)
    return {of_card(entry.msgctxt, today.get(card, card)): entry for entry, card in cards}


def faults(language: str, games: Sequence[Compiled], said: Wording = ENGLISH) -> list[str]:
    """Return the faults in the files of a locale, without those for which the cards must be printed.

    said: the messages of the language in which they are told.
    """
    found = check(language, games, with_texts=False)
    told = [said.diagnostic(one) for one in found if one.code != "W607"]  # stale entries are listed as such
    return [one.render(lambda span: "", said.words()) for one in told]


def verdict(parts: Sequence[Part], faults: Sequence[str], settings: Settings) -> Translatable:
    """Return in one line whether a locale is complete, checked and read."""
    begun = [part for part in parts if len(part.missing) < part.total]
    lacking = sum(len(part.missing) + len(part.fuzzy) + len(part.stale) for part in begun)
    complete = tr("{0} left to do", lacking) if lacking else tr("complete")
    if len(begun) < len(parts):
        complete = tr("{0}, {1} parts not begun", complete, len(parts) - len(begun))
    checked = tr("checked: {0} faults", len(faults)) if faults else tr("checked: no fault")
    return tr("{0}; {1}; read: {2}", complete, checked, settings.said.proofread or tr("not yet"))


def _part(
    title: str, wanted: Iterable[str], have: set[str], fuzzy: tuple[str, ...] = (), own: set[str] | None = None
) -> Part:
    ids = list(dict.fromkeys(wanted))
    missing = tuple(id for id in ids if id not in have)
    return Part(title, len(ids), missing, fuzzy, own=None if own is None else len(own & have & set(ids)))
