"""The units of exchange files: how a file says to which message file, and to which state of it, a unit belongs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .units import Document, TextUnit, Translation, stamp

_HASH = "([0-9a-f]{8}|none)"
STAMP = re.compile(rf"ombre:\s+(\S+)\s+(\S+)\s+(\S+(?:\s+\S+)?)\s+{_HASH}\s+{_HASH}(\s+fuzzy)?\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Mark:
    """What the comment of a unit says: where it belongs, and its state at the time of the export.

    language, key: "" if the unit has lost its comment. context: the message and the attribute, or the id in a file of
    names. stamp, origin: as in `TextUnit`. fuzzy: whether it was exported as fuzzy.
    """

    language: str
    key: str
    context: str
    stamp: str
    origin: str
    fuzzy: bool = False


@dataclass(frozen=True, slots=True)
class Incoming:
    """A unit that is read from an exchange file.

    origin: the file and the line. mark: as in the comment.
    """

    origin: str
    mark: Mark
    source: str
    target: str
    fuzzy: bool

    @property
    def context(self) -> str:
        return self.mark.context

    @property
    def key(self) -> str:
        return self.mark.key

    @property
    def is_edited(self) -> bool:
        """Whether the tool has changed its translation or its mark `fuzzy`."""
        return bool(self.target) and (stamp(self.target) != self.mark.stamp or self.fuzzy != self.mark.fuzzy)

    @property
    def is_confirmed(self) -> bool:
        """Whether it was exported as fuzzy, and is not fuzzy any more."""
        return self.mark.fuzzy and not self.fuzzy and bool(self.target)


@dataclass(frozen=True, slots=True, eq=False)
class Accepted:
    """A unit whose translation goes into a file.

    messages: the messages of the folder; None if it is a name of a card.
    """

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
    """Return the comment that identifies a unit and its state at the time of the export.

    It repeats the context, because some converters of files keep comments, but not contexts.
    """
    state = " fuzzy" if unit.fuzzy else ""
    return f"ombre: {document.language} {document.key} {unit.context} {unit.stamp} {unit.origin}{state}"


def mark_of(notes: str, context: str) -> Mark:
    """Return the mark in the notes of a unit.

    context: the context of the unit, if it has lost its comment.
    """
    # Some tools wrap comments, also behind a hyphen.
    found = STAMP.search(notes) or STAMP.search(notes.replace("-\n", "-"))
    return (
        Mark(found[1], found[2], " ".join(found[3].split()), found[4], found[5], bool(found[6]))
        if found
        else Mark("", "", context, "", "")
    )
