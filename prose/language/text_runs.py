"""Split a printed text into runs: parts that are plain text, a label, an amount, an icon or a name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["text", "label", "icon", "amount", "name"]
# While a text is formatted, each label, icon, amount and name in it stands between a private-use character of Unicode
# for its kind and CLOSE. No letter stands for the kind: a rule of typography could change it.
OPEN: dict[Kind, str] = {"label": "\ue001", "icon": "\ue002", "amount": "\ue003", "name": "\ue004"}
CLOSE = "\ue000"
_KINDS: dict[str, Kind] = {sign: kind for kind, sign in OPEN.items()}
TOKEN = re.compile(f"([{''.join(_KINDS)}])([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a printed text; amounts and icons may be drawn as pictures."""

    kind: Kind
    value: str


def marked(kind: Kind, value: str) -> str:
    """The text of a label, amount, icon or name, enclosed in the characters by which `split` finds it."""
    return f"{OPEN[kind]}{value}{CLOSE}"


def without_marks(text: str) -> str:
    return TOKEN.sub(lambda found: found.group(2), text)


def split(text: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    end = 0
    for found in TOKEN.finditer(text):
        if found.start() > end:
            runs.append(Run("text", text[end : found.start()]))
        runs.append(Run(_KINDS[found.group(1)], found.group(2)))
        end = found.end()
    if end < len(text):
        runs.append(Run("text", text[end:]))
    return tuple(runs)
