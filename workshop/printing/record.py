"""Write down which cards have been printed, and how they looked, so that later only changed cards are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar, cast

from ombre.compiler import model
from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.sheets.drawing.plain import PlainCard
from ombre.sheets.pages.kept_pages import digest
from ombre.translatable import tr

from .printer import Printer

Entry = TypeVar("Entry", str, int)
_HASH = 16  # as many digits of a hash are written down


@dataclass(frozen=True, slots=True)
class Difference:
    """What has changed since a record.

    changed: cards that look different. new: those that it does not have. gone: ids that are gone. more: the cards that
    look the same and of which there are more copies now, and how many more.
    """

    changed: tuple[str, ...]
    new: tuple[str, ...]
    gone: tuple[str, ...]
    more: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Printed:
    """What has been printed in one language: how each card looked, and how many copies of it there are on paper."""

    looks: Mapping[str, str]
    copies: Mapping[str, int]


NOTHING = Printed({}, {})


@dataclass(frozen=True, slots=True)
class CardLooks:
    """How cards look. former: under each of their former ids, what a record says if they have not changed since."""

    today: Mapping[str, str]
    former: Mapping[str, str]


def looks(printer: Printer, cards: Sequence[model.Card]) -> CardLooks:
    """Return a hash of what each card shows.

    The place of a card in its set is left out: it changes for all cards when one is added. A declared number is part.
    """
    job = printer.job(cards, has_places=False, strict=False)

    def look(plain: PlainCard) -> str:
        return digest(plain, job.sources)[:_HASH]

    former = (
        (old, {**plain, "id": old}) for card, plain in zip(cards, job.drawn, strict=True) for old in card.formerly
    )
    return CardLooks(
        {card.id: look(plain) for card, plain in zip(cards, job.drawn, strict=True)},
        {old: look(cast(PlainCard, plain)) for old, plain in former},
    )


def read(path: Path) -> dict[str, Printed]:
    """Return a record: for each language, what has been printed. Raise UsageError if it is none."""
    text = files.read_plain(path)
    try:
        found = json.loads(text)
        printed = cast("dict[str, dict[str, str]]", found["printed"])
        copies = cast("dict[str, dict[str, int]]", found.get("copies", {}))
        return {
            language: Printed(dict(cards), {id: int(number) for id, number in copies.get(language, {}).items()})
            for language, cards in printed.items()
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        raise UsageError(
            tr("{0} is no record of printed cards; write one with --record {0}, when all cards are printed", path)
        ) from None


def difference(printer: Printer, now: CardLooks, copies: Mapping[str, int], path: Path) -> Difference:
    """Return how cards differ from a record.

    now: how they look. copies: how many of each card are wanted, if it counts.
    """
    before = _of_today(printer, read(path).get(printer.language, NOTHING), now)
    same = [id for id, look in now.today.items() if before.looks.get(id) == look]
    more = {id: copies[id] - before.copies[id] for id in same if id in copies and id in before.copies}
    return Difference(
        tuple(id for id, look in now.today.items() if id in before.looks and before.looks[id] != look),
        tuple(id for id in now.today if id not in before.looks),
        tuple(id for id in before.looks if id not in printer.cards),
        {id: number for id, number in more.items() if number > 0},
    )


def _of_today(printer: Printer, before: Printed, now: CardLooks) -> Printed:
    """Return a record in which the cards have their ids of today."""
    former = {
        old: id for old, id in model.former_ids(printer.cards).items() if old in before.looks and id not in before.looks
    }
    found = {id: look for id, look in before.looks.items() if id not in former}
    for old, id in former.items():
        is_same = before.looks[old] == now.former.get(old)
        found[id] = now.today.get(id, before.looks[old]) if is_same else before.looks[old]
    return Printed(found, {former.get(id, id): number for id, number in before.copies.items()})


def write(printer: Printer, now: CardLooks, copies: Mapping[str, int], path: Path) -> None:
    """Write down how the printed cards look, beside those that were printed before; cards that are gone are left out.

    copies: of the cards that have been printed now, how many there are on paper;
    a number that has become smaller stays.
    """
    printed = read(path) if path.exists() else {}
    before = _of_today(printer, printed.get(printer.language, NOTHING), now)
    kept = {id: number for id, number in before.copies.items() if now.today.get(id, "") in ("", before.looks.get(id))}
    numbers = {**kept, **{id: max(number, kept.get(id, 0)) for id, number in copies.items()}}
    printed[printer.language] = Printed({**before.looks, **now.today}, numbers)

    def of_game(found: Mapping[str, Entry]) -> dict[str, Entry]:
        return dict(sorted((id, value) for id, value in found.items() if id in printer.cards))

    told = {
        "game": printer.table.project.game,
        "printed": {language: of_game(one.looks) for language, one in sorted(printed.items())},
        "copies": {language: of_game(one.copies) for language, one in sorted(printed.items())},
    }
    files.write(path, f"{json.dumps(told, indent=1, ensure_ascii=False)}\n".encode())
