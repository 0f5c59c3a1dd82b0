"""Split a printed text into runs: parts that are plain text, a label, an amount, an icon or a name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["text", "label", "icon", "amount", "name"]
# While a text is formatted, each amount, icon, label and name in it is enclosed in these
# private-use characters of Unicode.
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: dict[str, Kind] = {"label": "label", "icon": "icon", "amount": "amount", "name": "name"}
TOKEN = re.compile(f"{OPEN}([a-z]+){MIDDLE}([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a printed text; amounts and icons may be drawn as pictures."""

    kind: Kind
    value: str


def marked(kind: Kind, value: str) -> str:
    """The text of a label, amount, icon or name, enclosed in the characters by which `split` finds it."""
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
