"""Printed text with marks in it in, stretches of text, amounts and icons out: what a card may draw instead of spelling it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["text", "label", "icon", "amount", "name"]
# A piece of the text that is no plain text travels through Fluent and typography between these private characters.
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: dict[str, Kind] = {"label": "label", "icon": "icon", "amount": "amount", "name": "name"}
TOKEN = re.compile(f"{OPEN}([a-z]+){MIDDLE}([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of printed text; an amount and an icon may become pictures on a card."""

    kind: Kind
    value: str


def marked(kind: Kind, value: str) -> str:
    """A piece that is no plain text, as it travels."""
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
