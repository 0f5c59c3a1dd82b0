"""Record that somebody has looked at translations: the command `ombre locale accept`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ombre.compiler.projects.files import shown
from ombre.compiler.projects.places import UsageError, listed, pick
from ombre.prose.language.languages import is_shipped, source_language
from ombre.prose.proofreading import stale
from ombre.prose.proofreading.stale import LocaleFolder, TranslatedEntry
from ombre.translatable import tr
from ombre.workshop.game.loaded import Loaded


def translated(language: str) -> str:
    """Return a language that is translated from another; raise UsageError for the source language."""
    if language == source_language():
        raise UsageError(tr("'{0}' is the language of the cards; all others are translated from it", language))
    return language


def places(language: str, tables: Iterable[Loaded], program: bool) -> Iterator[LocaleFolder]:
    """Yield the folders of a locale, each once. program: whether the folder of the program is included."""
    seen: set[Path] = set()
    if program:
        yield from stale.places(language)
    for table in tables:
        found = stale.places(language, table.compiled)
        new = [place for place in found if place.folder not in seen and not is_shipped(place.folder)]
        seen |= {place.folder for place in new}
        yield from new


def accept(found: Iterable[LocaleFolder], ids: Sequence[str], everything: bool, one_game: bool) -> dict[Path, int]:
    """Accept entries in some folders: all of them, or those with the given ids; return the changed entries by file.

    one_game: whether the folders belong to one game, so that an id may be accepted in several files. Raises UsageError
    for an id that no entry has, or that waits in several files of different games; then no file is changed.
    """
    places = list(found)
    entries = [entry for place in places for entry in stale.entries_in(place)]
    known = list(dict.fromkeys(entry.id for entry in entries))
    for id in ids:
        pick("translated entry", id, known)
        waiting = sorted({shown(e.path) for e in entries if e.id == id and (e.is_stale or e.is_unchecked)})
        if len(waiting) > 1 and not one_game:
            raise UsageError(tr("'{0}' waits in {1}; say which game with --game", id, listed(waiting)))
    changed: dict[Path, int] = {}
    for place in places:
        changed |= stale.accept(place, lambda entry: everything or entry.id in ids)
    return changed


def place_of(entry: TranslatedEntry) -> str:
    """Return the file and the line of an entry."""
    return f"{shown(entry.path)}:{entry.line}"
