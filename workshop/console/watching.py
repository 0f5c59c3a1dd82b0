"""Wait until files change."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ombre.compiler.projects.files import below

PAUSE = 0.1  # seconds between two looks at the files


def changes(folders: Iterable[Path], wait: Callable[[float], None] = time.sleep) -> Iterator[frozenset[Path]]:
    """Yield the files in some folders that were changed, added or deleted since the last time, whenever there are any.

    wait: called with the pause, in seconds, before each look.
    """
    watched = tuple(folders)
    known = _times(watched)
    while True:
        wait(PAUSE)
        now = _times(watched)
        if now != known:
            changed = {path for path in {*known, *now} if known.get(path) != now.get(path)}
            known = now
            yield frozenset(changed)


def _times(folders: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """The time of the last change, in nanoseconds, and the size of each file in some folders."""
    found: dict[Path, tuple[int, int]] = {}
    for folder in folders:
        for path in below(folder) if folder.is_dir() else ():
            try:
                state = path.stat()
            except OSError:  # deleted since it was listed; Windows refuses a file that is being deleted
                continue
            if path.is_file():
                found[path] = state.st_mtime_ns, state.st_size
    return found
