"""Write down which cards have been printed, and how they looked, so that later only changed cards are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from ombre.compiler import files, model
from ombre.compiler.backends.sheet.kept import digest
from ombre.compiler.places import UsageError
from ombre.translatable import tr

from .printer import Printer

_HASH = 16  # as many digits of a hash are written down


@dataclass(frozen=True, slots=True)
class Difference:
    """What has changed since a record: cards that look different, cards that it does not have, and ids that are gone."""

    changed: tuple[str, ...]
    new: tuple[str, ...]
    gone: tuple[str, ...]


def looks(printer: Printer, cards: Sequence[model.Card]) -> dict[str, str]:
    """Return a hash of what each card shows.

    The place of a card in its set is left out: it changes for all cards when one is added. A declared number is part.
    """
    job = printer.job(cards, has_places=False, strict=False)
    return {card.id: digest(plain, job.sources)[:_HASH] for card, plain in zip(cards, job.drawn, strict=True)}


def read(path: Path) -> dict[str, dict[str, str]]:
    """Return a record: for each language, the printed cards and how they looked. Raise UsageError if it is none."""
    text = files.read_plain(path)
    try:
        printed = cast("dict[str, dict[str, str]]", json.loads(text)["printed"])
        return {language: dict(cards) for language, cards in printed.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise UsageError(
            tr("{0} is no record of printed cards; write one with --record {0}, when all cards are printed", path)
        ) from None


def difference(printer: Printer, now: Mapping[str, str], path: Path) -> Difference:
    """Return how cards differ from a record. now: how they look."""
    before = read(path).get(printer.language, {})
    return Difference(
        tuple(id for id, look in now.items() if id in before and before[id] != look),
        tuple(id for id in now if id not in before),
        tuple(id for id in before if id not in printer.cards),
    )


def write(printer: Printer, now: Mapping[str, str], path: Path) -> None:
    """Write down how the printed cards look, beside those that were printed before; cards that are gone are left out."""
    printed = read(path) if path.exists() else {}
    before = printed.get(printer.language, {})
    cards = {id: look for id, look in {**before, **now}.items() if id in printer.cards}
    printed[printer.language] = dict(sorted(cards.items()))
    told = {"game": printer.table.project.game, "printed": dict(sorted(printed.items()))}
    files.write(path, f"{json.dumps(told, indent=1, ensure_ascii=False)}\n".encode())
