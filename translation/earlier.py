"""Find the version of a game for which a translation was right, and load it from git into a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import with_folders
from ombre.prose.language.languages import folders_of, source_language
from ombre.prose.language.text import load_locale
from ombre.prose.proofreading.stale import Sources, TranslatedEntry, sources_of
from ombre.translatable import tr
from ombre.workshop.game.loaded import CardErrors, Loaded
from ombre.workshop.printing.printer import Printer

from . import history

MOST_VERSIONS = 20  # how many commits are searched for the source of an entry
_MOST_WRITTEN = 3  # how many commits are searched that wrote or removed the hash of the entry


class Version:
    """An earlier version of a game and of the locales of the program, in a temporary folder."""

    def __init__(self, revision: str, table: Loaded, shipped: Path):
        self.revision = revision
        self.table = table
        self.shipped = shipped
        self._printers: dict[str, Printer | None] = {}
        self._sources: dict[str, Sources | None] = {}

    def sources(self, set: str) -> Sources | None:
        """Return what the entries of a set were translated from ("": the program); None if the cards have errors."""
        if set not in self._sources:
            try:
                self._sources[set] = sources_of(self.table.compiled if set else None, set, self.shipped)
            except (CardErrors, UsageError):
                self._sources[set] = None
        return self._sources[set]

    def printer(self, language: str) -> Printer | None:
        """Return a printer for the cards of this version; None if they have errors, or no files in the language."""
        if language not in self._printers:
            try:
                printer = Printer(self.table, language)
                printer.locale = load_locale(language, self.table.project.folders, self.shipped)
                printer.locale.lend_words(
                    printer.vocabulary.words(), printer.vocabulary.formerly, printer.vocabulary.cards
                )
                self._printers[language] = printer
            except (CardErrors, UsageError):
                self._printers[language] = None
        return self._printers[language]


class Earlier:
    """The earlier versions of a game. since: the only revision to be used; by default, the one that fits an entry."""

    def __init__(self, table: Loaded, since: str | None, into: Path):
        self.table = table
        self.into = into
        self._versions: dict[str, Version] = {}
        shipped = folders_of(source_language(), ())[0].parent.resolve()
        self.places = [*(folder.resolve() for folder in table.project.folders), shipped]
        self.root = history.repository(self.places[0])
        if self.root is None and since is not None:
            raise UsageError(
                tr("{0} is not in a git repository, so that it has no revision '{1}'", self.places[0], since)
            )
        self.since = None if self.root is None or since is None else history.commit(self.root, since)

    def version(self, entry: TranslatedEntry, set: str) -> Version | None:
        """Return the version whose source is the one that an entry was accepted with; None if it is not found."""
        if self.since is not None:
            return self._load(self.since)
        return next((v for v in self._candidates(entry) if _fits(v, entry, set)), None)

    def _candidates(self, entry: TranslatedEntry) -> Iterator[Version]:
        """Yield versions, the most probable first: the last commit, those that wrote the hash, and those before."""
        if self.root is None:
            return
        yield self._load(history.commit(self.root, "HEAD"))
        path = entry.path.resolve()
        if path.is_relative_to(self.root):
            written = f'msgid "{entry.accepted}"' if entry.is_name else f"# source: {entry.accepted}"
            yield from map(self._load, history.commits(self.root, [path], _MOST_WRITTEN, written))
        yield from map(self._load, self._commits)

    @cached_property
    def _commits(self) -> list[str]:
        return history.commits(self.root, self._inside, MOST_VERSIONS) if self.root is not None else []

    @cached_property
    def _inside(self) -> list[Path]:
        return [path for path in self.places if self.root is not None and path.is_relative_to(self.root)]

    def _load(self, revision: str) -> Version:
        """Return the version of a commit; files outside of the repository are taken as they are now."""
        if revision not in self._versions:
            assert self.root is not None
            folder = self.into / revision
            history.export(self.root, revision, self._inside, folder)
            *folders, shipped = (
                folder / path.relative_to(self.root) if path in self._inside else path for path in self.places
            )
            table = Loaded(with_folders(self.table.project, folders))
            self._versions[revision] = Version(revision, table, shipped)
        return self._versions[revision]


def _fits(version: Version, entry: TranslatedEntry, set: str) -> bool:
    """Whether the source of an entry in a version is the one with which the entry was accepted."""
    sources = version.sources(set)
    if sources is None:
        return False
    return entry.accepted == (sources.names.get(entry.id) if entry.is_name else sources.hash(entry.id))
