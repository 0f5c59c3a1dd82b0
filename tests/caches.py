"""A cache for some tests alone, which begins with the parser tables and the compiled modules of the run."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

SHARED = ("grammar", "modules", "projects", "trees")  # a change of their sources changes the names of their entries


@contextmanager
def own_cache(folder: Path) -> Generator[None]:
    """Use a new folder as the cache: tables in play, and results of earlier runs, are those of these tests."""
    run = Path(os.environ["OMBRE_CACHE"])
    folder.mkdir(exist_ok=True)
    for name in SHARED:
        (run / name).mkdir(exist_ok=True, mode=0o700)
        (folder / name).symlink_to(run / name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OMBRE_CACHE", str(folder))
        yield
