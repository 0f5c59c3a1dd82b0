"""The units of exchange files: how a file says to which message file, and to which state of it, a unit belongs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .units import Document, TextUnit, Translation

STAMP = re.compile(r"ombre:\s+(\S+)\s+(\S+)\s+(\S+)\s+([0-9a-f]{8}|none)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Incoming:
    """A unit that is read from an exchange file.

    origin: the file and the line. language, key, context, stamp: as in `stamped`; the first two are "" if the unit has
    lost its comment.
    """

    origin: str
    language: str
    key: str
    context: str
    stamp: str
    source: str
    target: str
    fuzzy: bool


@dataclass(frozen=True, slots=True, eq=False)
class Accepted:
    """A unit whose translation goes into a file. messages: the messages of the folder; None if it is a name of a card."""

    unit: Incoming
    now: TextUnit
    path: Path
    messages: Translation | None

    @property
    def id(self) -> str:
        return self.unit.context.partition(".")[0]

    @property
    def attribute(self) -> str:
        return self.unit.context.partition(".")[2]


def stamped(document: Document, unit: TextUnit) -> str:
    """Return the comment that identifies a unit: its language, its document, its context, and what was exported.

    It repeats the context, because some converters of files keep comments, but not contexts.
    """
    return f"ombre: {document.language} {document.key} {unit.context} {unit.stamp}"


def identity(notes: str, context: str) -> tuple[str, str, str, str]:
    """Return the language, the key, the context and the stamp in the notes of a unit.

    context: the context of the unit, if it has lost its comment.
    """
    found = STAMP.search(notes)
    return (found[1], found[2], found[3], found[4]) if found else ("", "", context, "")
