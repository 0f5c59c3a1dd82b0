"""Export the texts of games in one language as files for translation tools."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Literal

from ombre.compiler import model
from ombre.compiler.projects.places import UsageError
from ombre.prose.language import languages
from ombre.prose.language.languages import source_language
from ombre.prose.sentences.declared_words import declared
from ombre.translatable import tr
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.printing.printer import Printer

from ..changes import Pictures
from ..context import ShownTexts, no_picture, note_of, shown_in
from ..status import printed_ids
from ..uses import Uses
from . import po, xliff
from .exchange import Incoming
from .folders import folders
from .importing import READERS
from .message_files import Messages
from .units import Document, TextNotes, TextUnit, documents

Format = Literal["po", "xliff"]
# The files of which the program itself prints each message.
_OF_THE_PROGRAM = ("table.ftl", "sheet.ftl", "rules.ftl", "gallery.ftl")


@dataclass(frozen=True, slots=True)
class Exported:
    """A file of an export: its path below the folder of the export, its text, and its units."""

    path: PurePosixPath
    text: str
    units: Sequence[TextUnit]

    @property
    def total(self) -> int:
        return len(self.units)

    @property
    def translated(self) -> int:
        return sum(bool(unit.target) and not unit.fuzzy for unit in self.units)

    @property
    def fuzzy(self) -> int:
        return sum(unit.fuzzy for unit in self.units)


def exported(
    language: str, tables: Sequence[Loaded], to: Format, everything: bool = False, pictures: Path | None = None
) -> Iterator[Exported]:
    """Yield the files of an export: those of the texts that all games share, then those of each game.

    everything: whether also the texts that no game shows, and those that the language inherits. pictures: the folder of
    the export, if pictures of the cards are printed into it.
    """
    source = source_language()
    if language == source:
        raise UsageError(tr("'{0}' is the language of the cards; name the language into which you translate", language))
    shown = [(table, Printer(table, source), Printer(table, language)) for table in tables]
    texts = {table.project.game: shown_of(table, printer) for table, printer, _ in shown}
    if shown:
        known = None if everything else frozenset(of_the_program().union(*(text.ids for text in texts.values())))
        example, sorts = partial(example_in, list(texts.values())), partial(sorts_in, list(texts.values()))
        shared = folders(language, shown[0][0])[0]
        yield from _written(documents(shared, language, TextNotes(example=example, sorts=sorts, seen=known)), to)
    drawn = Pictures(pictures / language / "pictures") if pictures is not None else None
    for table, printer, target in shown:
        text = texts[table.project.game]
        note = note_of(printer, target, partial(_picture, drawn, target) if drawn is not None else no_picture)
        about = TextNotes(note, text.example, text.arguments, None if everything else frozenset(text.ids))
        for folder in folders(language, table)[1:]:
            yield from _written(documents(folder, language, about), to)


def shown_of(table: Loaded, printer: Printer) -> ShownTexts:
    """Return what a game shows, without declared words that are printed nowhere and have no entry in the source."""
    found, uses = shown_in(printer), Uses(table, printer.language)
    printed = printed_ids(uses)
    known = printed | {
        id for folder in folders(printer.language, table)[1:] for id in Messages.of(folder.target).entries
    }
    found.ids -= declared(printer.model).keys() - known
    found.ids |= printed
    return found


def _written(found: Iterable[Document], to: Format) -> Iterator[Exported]:
    for document in found:
        path = PurePosixPath(document.language, document.key).with_suffix(".po" if to == "po" else ".xlf")
        text = po.written(document) if to == "po" else xliff.written(document, source_language())
        yield Exported(path, text, document.units)


def check_replaced(found: Sequence[Exported], out: Path) -> None:
    """Raise UsageError if a file that would be replaced has translations that are not imported. out: the folder."""
    for made in found:
        path = out / made.path
        if not path.exists():
            continue
        now = {unit.context: unit for unit in made.units}
        try:
            there = list(READERS[path.suffix](path))
        except UsageError as problem:
            raise UsageError(tr("{0}; delete the file, or export to another folder with --out", problem)) from None
        waiting = [unit for unit in there if unit.is_edited and not _is_taken(unit, now.get(unit.context))]
        if waiting:
            number = tr("a translation that is") if len(waiting) == 1 else tr("{0} translations that are", len(waiting))
            raise UsageError(
                tr(
                    "{0}: this file has {1} not imported yet; import or delete the file, "
                    "or export to another folder with --out",
                    waiting[0].origin,
                    number,
                )
            )


def _is_taken(unit: Incoming, now: TextUnit | None) -> bool:
    return now is not None and unit.target == now.target and unit.fuzzy == now.fuzzy


def of_the_program() -> set[str]:
    """Return the ids of the messages that belong to no card: those of the terminal and of the sheets."""
    messages = Messages.of(languages.LOCALES / source_language())
    return {id for id, file in messages.files.items() if file in _OF_THE_PROGRAM}


def example_in(texts: Sequence[ShownTexts], id: str) -> str:
    """Return the first example of a message in the texts of some games; "" if there is none."""
    return next((example for text in texts if (example := text.example(id))), "")


def sorts_in(texts: Sequence[ShownTexts], id: str) -> Mapping[str, str]:
    """Return what the arguments of a message can be in the texts of some games."""
    return {name: sort for text in reversed(texts) for name, sort in text.arguments(id).items()}


def _picture(drawn: Pictures, printer: Printer, card: model.Card) -> str:
    """Print the picture of a card; return its path in the folder of the export, or "" if it has none."""
    name = drawn.draw(printer, card.id, "")
    return f"{printer.language}/{drawn.folder.name}/{name}" if name else ""
