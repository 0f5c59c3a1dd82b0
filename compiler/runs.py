"""Split a printed text into runs: plain text, amounts and icons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["text", "label", "icon", "amount", "name"]
# Amounts and icons are enclosed in these private characters while a text passes through Fluent and typography.
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: dict[str, Kind] = {"label": "label", "icon": "icon", "amount": "amount", "name": "name"}
TOKEN = re.compile(f"{OPEN}([a-z]+){MIDDLE}([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a printed text; amounts and icons may be drawn as pictures."""

    kind: Kind
    value: str


def marked(kind: Kind, value: str) -> str:
    """An amount or icon as marked text inside a string."""
    return f"{OPEN}{kind}{MIDDLE}{value}{CLOSE}"


def without_marks(text: str) -> str:
    return TOKEN.sub(lambda found: found.group(2), text)


def split(text: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    end = 0
    for found in TOKEN.finditer(text):
        if found.start() > end:
            runs.append(Run("text", text[end : found.start()]))
        runs.append(Run(MARKED[found.group(1)], found.group(2)))
        end = found.end()
    if end < len(text):
        runs.append(Run("text", text[end:]))
    return tuple(runs)
