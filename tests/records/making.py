"""What a record is made of: games, texts and pages by name in, a line of digests for each out.

A game is one line: its name, its result, a digest of its whole text, and a letter for each unit. The letter is of all
the text up to there, so that of two records the first letter that differs is the first unit that does (once in 64
times it is a unit or two too late). A text and a page are a line each: table, language, card and digest.
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
_readers: dict[str, Reader] = {}  # of this process


def reader(name: str) -> Reader:
    if name not in _readers:
        _readers[name] = Reader(table(name))
    return _readers[name]


def units(name: str) -> Iterator[list[str]]:
    """The text of a game, unit by unit; the first is what there is in it."""
    game, setting = plan()[name]
    return reader(game).units(setting)


def games(name: str) -> list[str]:
    """The line of a game."""
    return [line(name, units(name))]


def line(name: str, told: Iterator[list[str]]) -> str:
    hashed, letters, result = blake2b(digest_size=8), "", ""
    for lines in told:
        hashed.update("\n".join([*lines, ""]).encode())
        letters += LETTERS[hashed.digest()[0] % 64]
        result = next((each.split()[1].strip(",") for each in lines if each.startswith("result ")), result)
    return f"{name} {result or '-'} {hashed.hexdigest()} {letters}"


def of_cards() -> list[str]:
    """What is recorded in words: each table in each language."""
    return [f"{name} {language}" for name in (*tables(), "toy") for language in LANGUAGES]


def texts(name: str) -> list[str]:
    """The texts of one table in one language."""
    return [f"{name} {id} {digest(said)}" for id, said in said_in(name).items()]


def pages(name: str) -> list[str]:
    """What stands on each printed card, and on the rest of the paper."""
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
