"""The places at which messages are printed: cards, the log, questions, the table, reasons."""

from __future__ import annotations

import pytest

from ombre.compiler.languages import languages
from ombre.workshop.api.table import open_table
from ombre.workshop.translating.uses import Uses

GAMES = {"crossfire": ["prime_runner"], "srtcg": []}
# There are no Spanish words for the trading-card game.
PRINTED = [(name, language) for name in GAMES for language in languages() if (name, language) != ("srtcg", "es")]


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_each_line_of_the_log_each_question_and_each_state_can_be_printed(name: str, language: str) -> None:
    uses = Uses(open_table(name, GAMES[name]), language)
    assert [str(place) for place in uses.places() if place.sort != "card" and not uses.shown(place).lines] == []
