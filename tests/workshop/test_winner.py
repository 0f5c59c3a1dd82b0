"""The winner is shown wherever the result is: in the terminal, in the API, in views, in reports."""

from __future__ import annotations

import io
import json

import pytest

from ombre.lab.simulate.batch import Played, Setting, play_one
from ombre.lab.simulate.report import Report, properties
from ombre.lab.simulate.tallies import Tally
from ombre.session.start import Start
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.terminal import play_game
from ombre.workshop.printing.printer import Printer

from ..games.test_small_games import table

TOLD = {
    "en": "Result: won; won by P1",
    "fr": "Résultat\u00a0: won\u202f; victoire de P1",
    "de": "Ergebnis: won; Sieg für P1",
}


@pytest.mark.parametrize("language", TOLD)
def test_at_the_table(language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    play_game(table("arena"), Start(2, 1, "spring_fair", log=True), "random", None, language, True)
    assert capsys.readouterr().out.splitlines()[0] == TOLD[language]


def test_for_programs() -> None:
    match = table("arena").start("spring_fair", players=2)
    assert match.winner is None and match.view(1).winners == ()
    while match.choice is not None:
        match.take(0)
    assert match.result == "won" and match.winner is not None
    assert match.view(2).winners == (match.winner - 1,) == match.session.g.winners
    assert f"; won for P{match.winner}>" in repr(match)


def test_a_game_that_ends_for_all_has_no_winner() -> None:
    match = table("vigil").start("quiet_night", players=2)
    while match.choice is not None:
        match.take(0)
    assert match.result is not None and match.winner is None and " for P" not in repr(match)


def test_a_game_returns_numbers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    match = table("tricks").start(players=3, seed=1)
    assert match.returns == () == match.view(1).returns
    while match.choice is not None:
        match.take(0)
    taken = tuple(dict(seat.states)["taken"] for seat in match.view(1).seats)
    assert match.returns == taken == match.view(2).returns and sum(match.returns) == 4
    assert match.winners == tuple(who for who in (1, 2, 3) if taken[who - 1] == max(taken))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    for seed in range(1, 5):
        play_game(table("tricks"), Start(3, seed, log=True), "random", None, "en", True)
    told = capsys.readouterr().out
    assert "won by P1 and P3\nP1 and P3: 2\nP2: 0\n" in told or "won by P2 and P3\nP2 and P3: 2\n" in told


def test_in_a_report() -> None:
    arena = table("arena")
    narrator = Narrator(Printer(arena, "en"))
    numbers = tuple((one.owner, one.name, one.derived) for one in properties(narrator.model))
    setting = Setting(arena.project.game, (), "spring_fair", 2, "random", {}, {}, numbers)
    tally = Tally()
    for seed in range(3):
        one = play_one(arena.rules, setting, seed)
        assert isinstance(one, Played)
        tally.add(one, 2)
    report = Report(narrator, setting, 0, 3, tally)
    text = "\n".join(report.lines(1))
    data = json.loads(json.dumps(report.as_data()))
    seats = [seat for one in data["results"] for seat in one["winners"]]
    assert seats and all(f"won by P{seat}" in text for seat in seats)
