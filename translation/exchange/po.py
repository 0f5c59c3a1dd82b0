"""Write and read documents as gettext files (`.po`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib

from ombre.prose.language.languages import catalogue

from .exchange import Incoming, mark_of, stamped
from .message_files import normal
from .units import Document, TextUnit

# The headers that `msgfmt --check` asks for. The date is not that of the export: the same sources give the same bytes.
_HEADERS = {
    "Project-Id-Version": "ombre",
    "Report-Msgid-Bugs-To": "",
    "PO-Revision-Date": "",
    "Last-Translator": "",
    "Language-Team": "",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}


def written(document: Document) -> str:
    """Return a document as the text of a `.po` file."""
    file = polib.POFile(wrapwidth=0)  # a wrapped comment could not be read again
    file.metadata = {**_HEADERS, "Language": document.language.replace("-", "_"), "X-Ombre-File": document.key}
    file.extend(_entry(document, unit) for unit in document.units)
    return f"{file}"


def _entry(document: Document, unit: TextUnit) -> polib.POEntry:
    place, _, line = unit.place.rpartition(":")
    return polib.POEntry(
        msgctxt=unit.context,
        msgid=unit.source,
        msgstr=unit.target,
        comment="\n".join([*unit.notes, stamped(document, unit)]),
        occurrences=[(place, line)] if place else [],
        flags=["fuzzy"] if unit.fuzzy else [],
    )


def read(path: Path) -> Iterator[Incoming]:
    """Yield the units of a `.po` file; raise UsageError if it cannot be read."""
    for entry in catalogue(path):
        if not entry.obsolete:
            origin = f"{path}:{entry.linenum}"
            mark = mark_of(entry.comment, entry.msgctxt or "")
            yield Incoming(origin, mark, normal(entry.msgid), normal(entry.msgstr), "fuzzy" in entry.flags)
