"""Export the texts of games in one language as files for translation tools."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from ombre.compiler.languages import source_language
from ombre.compiler.project import UsageError

from ..game.loaded import Loaded
from ..printing.printer import Printer
from . import po, xliff
from .context import examples_of, note_of
from .units import documents, folders_of_game, shared_folder

Format = Literal["po", "xliff"]


@dataclass(frozen=True, slots=True)
class Exported:
    """A file of an export: its path below the folder of the export, its text, and how many units it has."""

    path: PurePosixPath
    text: str
    units: int
    translated: int


def exported(language: str, tables: Sequence[Loaded], to: Format) -> Iterator[Exported]:
    """Yield the files of an export: those of the texts that all games share, then those of each game."""
    source = source_language()
    if language == source:
        raise UsageError(f"'{language}' is the language of the cards; name the language into which you translate")
    contexts = [
        (table, note_of(printer), examples_of(printer)) for table in tables if (printer := Printer(table, source))
    ]
    folders = [(shared_folder(), contexts[0])] if contexts else []
    folders += [(folder, context) for context in contexts for folder in folders_of_game(context[0], language)]
    for folder, (_, note, example) in folders:
        for document in documents(folder, language, note, example):
            path = PurePosixPath(language) / PurePosixPath(document.key).with_suffix(".po" if to == "po" else ".xlf")
            text = po.written(document) if to == "po" else xliff.written(document, source)
            yield Exported(path, text, len(document.units), sum(bool(unit.target) for unit in document.units))
