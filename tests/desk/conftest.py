"""What several tests of the workshop share:
a game of an author and its page, and a server with tables of a shipped game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ombre.workshop.creating.games import new_game

from ..caches import own_cache
from ..serving import Served, Tab, serving, tab


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small game of an author."""
    new_game("night_market", into := tmp_path_factory.mktemp("games"))
    return into / "night_market"


@pytest.fixture(scope="module")
def served(game: Path) -> Iterator[Served]:
    """A server of that game."""
    with serving(game) as made:
        yield made


@pytest.fixture
def page(served: Served) -> Iterator[Tab]:
    """A new tab of its page."""
    with tab(served) as made:
        yield made


@pytest.fixture(scope="module")
def cache_of_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tables are kept in the cache; those of these tests in one of their own."""
    with own_cache(tmp_path_factory.mktemp("cache")):
        yield


@pytest.fixture(scope="module")
def hearts(cache_of_tables: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which tables of hearts can be opened."""
    with serving(tmp_path_factory.mktemp("nothing"), "--demo", "hearts") as made:
        yield made
