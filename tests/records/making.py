"""Make a record: a line with a digest for each game, text and page.

A game is one line: its name, its result, a digest of its whole text, and a letter for each unit. The letter is computed
from all the text up to there, so the first letter that differs between two records shows the first unit that differs
(once in 64 times the letter is equal by chance, and a later unit is shown). A text and a page are a line each: table,
language, card and digest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from string import ascii_letters, digits
from typing import Any

from ombre.workshop.printing.printer import Printer

from .plan import SMALL, plan, table
from .reading import Reader
from .reading import games as tables

LETTERS = ascii_letters + digits + "+-"
LANGUAGES = ("en", "fr")
_readers: dict[str, Reader] = {}  # one for each process


def reader(name: str) -> Reader:
    if name not in _readers:
        _readers[name] = Reader(table(name))
    return _readers[name]


def units(name: str) -> Iterator[list[str]]:
    """The text of a game, unit by unit; the first part lists its declarations."""
    game, setting = plan()[name]
    return reader(game).units(setting)


def games(name: str) -> list[str]:
    """The line of a game in the record."""
    return [line(name, units(name))]


def line(name: str, told: Iterator[list[str]]) -> str:
    hashed, letters, result = blake2b(digest_size=8), "", ""
    for lines in told:
        hashed.update("\n".join([*lines, ""]).encode())
        letters += LETTERS[hashed.digest()[0] % 64]
        result = next((each.split()[1].strip(",") for each in lines if each.startswith("result ")), result)
    return f"{name} {result or '-'} {hashed.hexdigest()} {letters}"


def of_cards() -> list[str]:
    """Each table in each language, for texts and pages."""
    return [f"{name} {language}" for name in (*tables(), "toy") for language in LANGUAGES]


def texts(name: str) -> list[str]:
    """The texts of one table in one language."""
    return [f"{name} {id} {digest(said)}" for id, said in said_in(name).items()]


def pages(name: str) -> list[str]:
    """The content of each printed card, and of the rest of the page."""
    return [f"{name} {id} {digest(data)}" for id, data in printed_in(name).items()]


def said_in(name: str) -> dict[str, str]:
    printer = _printer(name)
    return {id: "\n".join(printer.plain(id)) for id in sorted(printer.cards)}


def printed_in(name: str) -> dict[str, str]:
    printer = _printer(name)
    if name.split()[0] in SMALL:
        return {}
    job = printer.job(printer.faced())
    found = {plain["id"]: _json(plain) for plain in job.drawn}
    return found | {"(the rest)": _json([dict(job.words), job.names(), dict(job.faces.pictures)])}


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=5).hexdigest()


def _printer(name: str) -> Printer:
    game, language = name.split()
    return Printer(table(game), language)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, indent=1)
