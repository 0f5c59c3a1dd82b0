"""Keep tables in files, so that a server that was killed goes on where it was."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ombre.compiler import atomic, cache

from .room import RoomFile

MOST_ROOMS = 200  # tables of one game that are kept; the oldest are deleted
_NAME = re.compile(r"[0-9A-Za-z_-]{1,40}")


class RoomStore:
    """The files of the tables of one folder of cards: `tables/…/ID.json` in the cache folder, readable for their user."""

    def __init__(self, place: Path) -> None:
        """place: the folder of the author's cards, or of the game that is shown."""
        name = hashlib.sha256(str(place.resolve()).encode()).hexdigest()[:16]
        self.folder = cache.folder() / "tables" / name

    def keep(self, told: RoomFile) -> None:
        """Write a table."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        atomic.replace(self.folder / f"{told.id}.json", msgspec.json.encode(told), sure=False)

    def known(self) -> Iterator[RoomFile]:
        """Yield all tables, the one that was changed last first; files that are no tables are left out."""
        if not self.folder.is_dir():
            return
        paths = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in paths[:MOST_ROOMS]:
            try:
                told = msgspec.json.decode(path.read_bytes(), type=RoomFile)
            except (OSError, msgspec.DecodeError, RecursionError):
                continue
            if told.id == path.stem and _NAME.fullmatch(told.id):
                yield told
        for path in paths[MOST_ROOMS:]:
            path.unlink(missing_ok=True)

    def forget(self, id: str) -> None:
        """Delete a table."""
        if _NAME.fullmatch(id):
            (self.folder / f"{id}.json").unlink(missing_ok=True)
