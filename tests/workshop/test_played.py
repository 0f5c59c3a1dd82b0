"""To play and to print, the files that contain only scenarios are not compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.workshop.api.table import open_table
from ombre.workshop.game.loaded import CardErrors
from ombre.workshop.printing.printer import Printer

FAULTY = 'scenario faulty "a word that nobody knows"\n  given:\n    no_such_word = 1\n'


def test_a_faulty_scenario_stops_neither_playing_nor_printing(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "mine.card").write_text("expansion mine of hearts\n", encoding="utf-8")
    (folder / "tests.card").write_text(FAULTY, encoding="utf-8")
    table = open_table("hearts", [str(folder)])
    assert len(table.rules.cards) == len(Printer(table, "en").cards)
    assert {file.path.name for file in table.played.project.files} >= {"cards.card"}
    assert "tests.card" not in {file.path.name for file in table.played.project.files}
    with pytest.raises(CardErrors, match="no_such_word"):
        _ = table.compiled


def test_what_is_compiled_whole_is_played() -> None:
    table = open_table("hearts", [])
    whole = table.compiled
    assert table.played is whole
