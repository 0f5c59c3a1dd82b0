"""The pages of the words of the shipped games are up to date."""

from __future__ import annotations

import pytest

from ombre.compiler.projects.places import games
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.words.listing import as_markdown, words_of

from ..recording import recorded
from .pages import ROOT

FOLDER = ROOT / "docs" / "words"


@pytest.mark.parametrize("game", games())
def test_generated_pages_of_words(game: str) -> None:
    """docs/words/GAME.md is made from the declarations; OMBRE_RECORD=1 makes it anew."""
    printer = Printer(open_table(game), "en")
    path = FOLDER / f"{game}.md"
    made = as_markdown(words_of(printer), printer, FOLDER)
    written = recorded(path, made)
    stale = [line for line in made.splitlines() if line not in written.splitlines()]
    assert stale == [], f"{path.name} is stale: OMBRE_RECORD=1 makes it anew"
    assert written == made


def test_every_game_has_a_page() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == games()
