"""Small games of the tests' own: a folder of `golden/` in, a table to play at out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.project import CardFile, Project, read
from ombre.dsl.source import Source
from ombre.workshop.table import Table

ROOT = Path(__file__).parents[1]


@cache
def laid_out(name: str) -> Table:
    """A game whose files lie in `rules` and `base`, like those of `cards/`."""
    folder = ROOT / "tests" / "golden" / name
    files = [
        CardFile(
            Source(path.relative_to(ROOT).as_posix(), read(path)),
            part,
            path.relative_to(folder / part).with_suffix("").as_posix(),
            path,
        )
        for part in ("rules", "base")
        for path in sorted((folder / part).rglob("*.card"))
    ]
    return Table(Project(name, folder, tuple(files), (folder, folder / "base"), ("rules", "base")))


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Table]:
    """The game of a folder of `golden/`."""
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return laid_out
