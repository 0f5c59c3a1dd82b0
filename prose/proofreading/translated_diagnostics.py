"""Check the translations of the diagnostics into one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import polib

from ombre.compiler.projects.files import read_plain
from ombre.dsl.diagnostics import Translatable, tr

from ..language.languages import catalogue, entry_line


def faults(path: Path) -> Iterator[tuple[int, Translatable]]:
    """Yield the faults in a file of translations: for each its line and a message.

    Faults are wrong arguments and missing plural forms. A message without a translation is not a fault.
    """
    entries = catalogue(path)
    forms = _forms(entries)
    lines = read_plain(path).split("\n")
    for entry in entries:
        if entry.fuzzy or entry.obsolete:
            continue
        line = entry_line(entry, lines)
        if entry.msgid_plural:
            said = {int(form): text for form, text in entry.msgstr_plural.items() if text}
            if said and not forms:
                yield line, tr(
                    "'{0}' has plural forms, but the header has no 'Plural-Forms: nplurals=...'", entry.msgid
                )
            elif said and sorted(said) != list(range(forms)):
                yield line, tr("'{0}' has {1} of {2} plural forms", entry.msgid, len(said), forms)
            texts = list(said.values())
        else:
            texts = [entry.msgstr] if entry.msgstr else []
        given = arguments(entry.msgid) or set()
        for text in texts:
            yield from ((line, fault) for fault in _unequal(entry.msgid, given, text, bool(entry.msgid_plural)))


def arguments(text: str) -> set[str] | None:
    """The names of the arguments in a template; None if the braces of the template are invalid."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def _unequal(template: str, given: set[str], text: str, counts: bool) -> Iterator[Translatable]:
    said = arguments(text)
    if said is None:
        yield tr("the translation of '{0}' has an unpaired brace", template)
        return
    for lost in sorted(given - said) if not counts else ():  # the form for one thing may omit the number
        yield tr("the translation of '{0}' lacks {1}", template, f"{{{lost}}}")
    for invented in sorted(said - given):
        yield tr("the translation of '{0}' has {1}, which the original does not have", template, f"{{{invented}}}")


def _forms(entries: polib.POFile) -> int:
    found = re.search(r"nplurals\s*=\s*(\d+)", entries.metadata.get("Plural-Forms", ""))
    return int(found[1]) if found else 0
