"""List what has changed in the source of stale translations, and print the cards with them, before and now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

import jinja2

from ombre import contract
from ombre.compiler import model
from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import Project
from ombre.dsl.diagnostics import nearest
from ombre.prose.language.languages import catalogue, source_language
from ombre.prose.proofreading import stale
from ombre.prose.proofreading.stale import LocaleFolder, Sources, TranslatedEntry
from ombre.sheets import FaceError, PrintError, PrintForm
from ombre.sheets.pages.job import untold
from ombre.translatable import Translatable, tr
from ombre.version import VERSION
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.printing.printer import Printer
from ombre.workshop.printing.used import OnCard

from .earlier import Earlier, Version
from .exchange.accepting import place_of

NOTHING = "nothing"
NOT_FOUND = "not found in git"
NO_GIT = "unknown: the files are not in a git repository"


@dataclass(frozen=True, slots=True)
class Look:
    """A card in one language, in two versions: its text, and the file of its picture ("" without one).

    A text that does not exist, because the card or the language is new or removed, is None.
    """

    language: str
    before: str | None
    now: str | None
    picture_before: str = ""
    picture: str = ""

    @property
    def differs(self) -> bool:
        return self.before is not None and self.before != self.now


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card on which a stale entry is printed, in the source language and in the language of the entry."""

    game: str
    id: str
    looks: tuple[Look, ...]


@dataclass(slots=True)
class SourceChange:
    """A stale entry: its source before and now, its translation, and the cards on which it is printed.

    revision: the commit with the source before; "" if it is not known, and `before` then says why.
    """

    entry: TranslatedEntry
    before: str
    now: str
    translation: str
    revision: str = ""
    cards: list[CardChange] = field(default_factory=list[CardChange])

    @property
    def title(self) -> Translatable:
        return tr("{0}: {1}: {2}", place_of(self.entry), self.entry.id, self.entry.why)

    @property
    def before_title(self) -> Translatable:
        return tr("before ({0})", self.revision[:8]) if self.revision else tr("before")


class Pictures:
    """Prints pictures of cards to a folder, each once."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._written = dict[str, bool]()

    def draw(self, printer: Printer, id: str, when: str) -> str:
        """Print a card; return the name of its file, or "" if the card has no face. when: a part of the name."""
        name = f"{printer.table.project.game}.{contract.plain_id(id)}.{printer.language}{when}.png"
        if name not in self._written:
            self._written[name] = self._write(printer, printer.cards[id], name)
        return name if self._written[name] else ""

    def _write(self, printer: Printer, card: model.Card, name: str) -> bool:
        try:
            if not printer.has_face(card):
                return False
            made = printer.sheet([card], PrintForm("png"), False, untold)
        except (FaceError, PrintError, UsageError):  # such as a text that no locale has
            return False
        files.write(self.folder / name, made.files[f"{contract.plain_id(card.id)}.png"])
        return True


class Changes:
    """Finds the stale entries of a locale in the program and in games.

    since: the revision to compare with; by default, the one that fits each entry. into: a temporary folder.
    """

    def __init__(self, language: str, since: str | None, into: Path, pictures: Pictures | None = None):
        self.language, self.since, self.into, self.pictures = language, since, into, pictures
        self._made: dict[tuple[Path, str], SourceChange] = {}
        self._texts: dict[tuple[Printer, str], str | None] = {}

    def found(self, tables: Iterable[Loaded], program: bool) -> list[SourceChange]:
        """Return the changes, each entry once. program: whether entries of the program are included."""
        shown: dict[str, set[str]] = {}  # game -> its sets whose cards are listed already
        for number, table in enumerate(tables):
            project = table.project
            old = shown.setdefault(project.game, set())
            self._add(table, Earlier(table, self.since, self.into / str(number)), old, program)
            old |= set(project.sets)
        outdated = [e for e in stale.diagnostics(self.language) if e.is_stale] if program else []
        return [*self._made.values(), *map(_of_diagnostic, outdated)]

    def _add(self, table: Loaded, earlier: Earlier, old: set[str], program: bool) -> None:
        """Add the stale entries of one game, and the cards with them in other sets than those of `old`."""
        outdated = [
            (place, entry)
            for place in stale.places(self.language, table.compiled)
            for entry in (stale.entries_in(place) if place.set or program else ())
            if entry.is_stale
        ]
        printers = [Printer(table, language) for language in (source_language(), self.language)]
        on_cards = _on_cards(printers[-1], old) if outdated else {}
        for place, entry in outdated:
            version = earlier.version(entry, place.set)
            key = entry.path, entry.id
            if key not in self._made:
                self._made[key] = _change(place, entry, table, version, in_git=earlier.root is not None)
            for id in (id for id, on_card in on_cards.items() if on_card.of([entry])):
                looks = tuple(self._look(id, printer, version) for printer in printers)
                self._made[key].cards.append(CardChange(table.project.game, id, looks))

    def _look(self, id: str, now: Printer, version: Version | None) -> Look:
        before = version.printer(now.language) if version is not None else None
        if before is not None and id not in before.cards:
            before = None
        text_before = self._text(before, id) if before is not None else None
        if self.pictures is None:
            return Look(now.language, text_before, self._text(now, id))
        then = self.pictures.draw(before, id, f".{version.revision[:8]}") if before and version else ""
        return Look(now.language, text_before, self._text(now, id), then, self.pictures.draw(now, id, ""))

    def _text(self, printer: Printer, id: str) -> str | None:
        """Return the text of a card; None if no locale has all its messages."""
        if (printer, id) not in self._texts:
            try:
                self._texts[printer, id] = "\n".join(printer.plain(id))
            except UsageError:
                self._texts[printer, id] = None
        return self._texts[printer, id]


def _on_cards(printer: Printer, old: set[str]) -> dict[str, OnCard]:
    """Return what is printed on each card in other sets than those of `old`, by the id of the card."""
    sets = {file.source.name: file.set for file in printer.table.project.files}
    cards = (card for card in printer.cards.values() if not card.local and sets[card.span.source] not in old)
    return {card.id: printer.on_card(card) for card in cards}


def _change(
    place: LocaleFolder, entry: TranslatedEntry, table: Loaded, version: Version | None, in_git: bool
) -> SourceChange:
    now = told(entry, place.sources, table.project) or NOTHING
    translation = translated(entry)
    sources = version.sources(place.set) if version is not None else None
    if version is not None and sources is not None:
        before = told(entry, sources, version.table.project)
        return SourceChange(entry, before or NOTHING, now, translation, version.revision)
    return SourceChange(entry, entry.accepted if entry.is_name else NOT_FOUND if in_git else NO_GIT, now, translation)


def told(entry: TranslatedEntry, sources: Sources, project: Project) -> str:
    """Return the source of an entry as a text: its words, and the lines of the rules that it words."""
    if entry.is_name:
        return sources.names.get(entry.id, "")
    texts = {file.source.name: file.source.text.split("\n") for file in project.files}
    rules = [texts[r.span.source][r.span.line - 1 : r.span.end_line] for r in sources.rules_of(entry.id)]
    return "\n".join([sources.wording(entry.id).strip("\n"), *("\n".join(lines) for lines in rules)]).strip("\n")


def translated(entry: TranslatedEntry) -> str:
    """Return the text of a translated entry in its file."""
    if entry.path.suffix == ".po":
        return next(e.msgstr for e in catalogue(entry.path) if entry.id in (e.msgctxt, e.msgid))
    first, *more = files.read(entry.path).split("\n")[entry.line - 1 :]
    return "\n".join([first, *takewhile(lambda line: line[:1] in (" ", "}"), more)])


def _of_diagnostic(entry: TranslatedEntry) -> SourceChange:
    """Return the change of a diagnostic; its new template is probably the one that is the most similar."""
    near = nearest(entry.id, stale.templates())
    return SourceChange(entry, entry.id, f"perhaps: {near}" if near else "", translated(entry))


def page(changes: Iterable[SourceChange], language: str, said: Callable[[str], str] = str) -> str:
    """Return the HTML page with the changes; its pictures are in the same folder. said: translates its texts."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.translation", "templates"),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("changes.html.j2").render(
        changes=list(changes),
        language=language,
        version=VERSION,
        said=said,
        title=said(tr("Stale translations: {0}", language)),
        now=said(tr("now")),
        translation=said(tr("translation")),
    )
