"""Load the small games of `fixtures/games/` for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.project import game_in
from ombre.workshop.api.table import Table

ROOT = Path(__file__).parents[1]


@cache
def laid_out(name: str) -> Table:
    """A game laid out like those of `cards/`, with its files in `rules` and `base`."""
    return Table(game_in(ROOT / "tests" / "fixtures" / "games" / name, ROOT))


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Table]:
    """A game from a folder of `fixtures/games/`."""
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return laid_out
