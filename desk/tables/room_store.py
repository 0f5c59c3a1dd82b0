"""Keep tables in files, so that a server that was killed goes on where it was."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ombre.compiler.projects import atomic, cache
from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr

from .messages import Listed
from .room import RoomFile, reports_in

MOST_ROOMS = 200  # tables of one folder that its author can have open
_NAME = re.compile(r"[0-9A-Za-z_-]{1,40}")


class RoomStore:
    """The files of the tables of one folder of cards:
    `tables/…/ID.json` in the cache folder, readable for their user.
    """

    def __init__(self, place: Path) -> None:
        """place: the folder of the author's cards, or of the game that is shown."""
        name = hashlib.sha256(str(place.resolve()).encode()).hexdigest()[:16]
        self.folder = cache.folder() / "tables" / name
        self.cards = self.folder / "cards"

    def keep(self, told: RoomFile) -> None:
        """Write a table."""
        cache.own_folder(self.folder)
        atomic.replace(self.folder / f"{told.id}.json", msgspec.json.encode(told), sure=False)

    def known(self) -> Iterator[RoomFile]:
        """Yield all tables, the one that was changed last first; files that are no tables are left out, and stay."""
        if not self.folder.is_dir():
            return
        for path in sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True):
            told = _told(path)
            if told is not None and told.id == path.stem and _NAME.fullmatch(told.id):
                yield told

    def read(self, id: str) -> RoomFile:
        """Read a table; raise UsageError if there is none."""
        told = _told(self.folder / f"{id}.json") if _NAME.fullmatch(id) else None
        if told is None:
            raise UsageError(tr("this table is not there any more"))
        return told

    def opened_from(self, root: str, copy: int) -> int:
        """The number of next games of a table, or of copies that a seat has opened."""
        return sum(1 for told in self.known() if (told.root, told.copy) == (root, copy))

    def forget(self, id: str) -> None:
        """Delete a table."""
        if _NAME.fullmatch(id):
            (self.folder / f"{id}.json").unlink(missing_ok=True)


def _told(path: Path) -> RoomFile | None:
    """A table in a file; None if there is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=RoomFile)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None


def listed_in(told: RoomFile) -> Listed:
    """A table in the list of the author, as its file tells it."""
    return Listed(
        told.id,
        told.title,
        len(told.answers),
        tuple(one.name for one in told.seats),
        tuple(one.bot for one in told.seats),
        (*(one.link for one in told.seats), told.watch),
        told.is_over,
        reports_in(told),
        tuple(told.tests),
        cards=told.cards,
        root=told.root,
        copy=told.copy,
    )
