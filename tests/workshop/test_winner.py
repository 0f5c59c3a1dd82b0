"""The winner is shown wherever the result is: in the terminal, in the API, in views, in reports."""

from __future__ import annotations

import io
import json

import pytest

from ombre.runtime import NOTHING
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.terminal import play_game
from ombre.workshop.printing.printer import Printer
from ombre.workshop.simulate.batch import Setting, play_one
from ombre.workshop.simulate.report import Report, properties
from ombre.workshop.simulate.tallies import Tally

from ..games.test_small_games import table

TOLD = {"en": "Result: won for P1", "fr": "Résultat\u00a0: won pour P1", "de": "Ergebnis: won für P1"}


@pytest.mark.parametrize("language", TOLD)
def test_at_the_table(language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    play_game(table("arena"), "spring_fair", 2, 1, "random", None, language, True, None, None, {}, {})
    assert capsys.readouterr().out.splitlines()[0] == TOLD[language]


def test_for_programs() -> None:
    match = table("arena").start("spring_fair", players=2)
    assert match.winner is None and match.view(1).winner == NOTHING
    while match.choice is not None:
        match.take(0)
    assert match.result == "won" and match.winner is not None
    assert match.view(2).winner == match.winner - 1 == match.session.g.winner
    assert f"; won for P{match.winner}>" in repr(match)


def test_a_game_that_ends_for_all_has_no_winner() -> None:
    match = table("vigil").start("quiet_night", players=2)
    while match.choice is not None:
        match.take(0)
    assert match.result is not None and match.winner is None and " for P" not in repr(match)


def test_in_a_report() -> None:
    arena = table("arena")
    narrator = Narrator(Printer(arena, "en"))
    numbers = tuple((one.owner, one.name, one.derived) for one in properties(narrator.model))
    setting = Setting("arena", (), "spring_fair", 2, "random", {}, {}, numbers)
    tally = Tally()
    for seed in range(3):
        tally.add(play_one(arena.rules, setting, seed), 2)
    report = Report(narrator, setting, 0, 3, tally)
    text = "\n".join(report.lines(1))
    data = json.loads(json.dumps(report.as_data()))
    seats = [one["winner"] for one in data["results"] if one["winner"] is not None]
    assert seats and all(f"won for P{seat}" in text for seat in seats)
