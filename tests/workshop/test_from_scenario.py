"""`ombre play GAME --scenario ID` begins a game with the board of a scenario, as it is before its first `when:`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.command import run
from tests.conftest import ROOT

from ombre.runtime.errors import SaveError
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.play.from_scenario import begin_with

SCENARIOS = """
scenario late_at_sea "P2 is on the way home"
  given:
    players 3
    put cockle 2 in sand
    put brass_sextant 2 as b1, b2 in apron of P2
    leader becomes P3
  when:
    leader becomes P1
    run step go_home for P2
  then:
    score of P2 = 4

scenario a_whole_turn "P3 has found a lamp, which is in no other scenario"
  given:
    players 3
    trinket lamp made_of iron    worth 7:
      keep:
        you choose another gleaner as rival
        rival combs
    put cockle 9 in sand
    put lamp in apron of P3
    keeper of lamp becomes P3
  when:
    answer rival with P1
    run turn for P3
  then:
    lamp is in shelf of P3

scenario from_the_start "the set-up"
  given:
    players 2
  when:
    run setup with neap_tide
  then:
    number of cards in horizon = 1

scenario only_so_far "a board that is not reached"
  given:
    players 2
    put ships_bell in apron of P1
    keeper of ships_bell becomes P1
    put cockle, driftwood in shelf of P2
    put cockle in sand
    P1 keeps ships_bell
  when:
    P1 combs
  then:
    worth of ships_bell = 2

"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "toy"
    shutil.copytree(ROOT / "tests" / "fixtures" / "games" / "toy", folder)
    (folder / "base" / "scenarios" / "boards.card").write_text(SCENARIOS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def table(folder: Path) -> Table:
    return open_table(str(folder))


def test_a_game_goes_on_with_the_step_that_the_script_runs(table: Table) -> None:
    """P2 goes home; then P3 has a turn, because P3 sits behind P2 in the round; and the round begins anew with P1."""
    _, session = begin_with(table, "late_at_sea", Start(0, 5))
    g, players = session.position, list[int]()
    assert g is not None and g.current == 1 and (g.s__leader, g.players) == (2, 3)  # type: ignore[attr-defined]
    while session.choice is not None:
        players.append(session.choice.who)
        session.take(0)
    assert session.g.result == "dawn"
    assert players == [2]


def test_a_player_plays_it_to_an_end_in_the_terminal(folder: Path) -> None:
    """P3, whose lamp the scenario has made up, chooses who combs; the cards of the others lie as the scenario says."""
    done = run(
        "play",
        str(folder),
        "--scenario",
        "a_whole_turn",
        "--human",
        "3",
        typed="t\nr lamp\nwhy\ns\n" + "2\n1\n" + "2\n" * 40,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any("P3 keeps lamp" in line for line in lines)
    assert "a game that begins with the board of a scenario cannot be saved" in done.stdout
    assert any(line.startswith("Result: day breaks") for line in lines)


def test_equal_seeds_and_answers_give_the_same_game(folder: Path) -> None:
    played = [run("play", str(folder), "--scenario", "a_whole_turn", "--seed", seed).stdout for seed in ("3", "3", "4")]
    assert played[0] == played[1] != played[2]


def test_an_answer_is_undone(table: Table) -> None:
    _, session = begin_with(table, "a_whole_turn", Start(0, 5, log=True))
    before = session.digest()
    session.take(0)
    assert session.undo() and session.digest() == before
    assert not session.undo()
    with pytest.raises(SaveError, match="the board of a scenario cannot be saved"):
        session.save()


def test_the_set_up_that_a_script_runs_is_a_usual_game(folder: Path, tmp_path: Path) -> None:
    """So it can be saved."""
    kept = tmp_path / "kept.save"
    done = run("play", str(folder), "--scenario", "from_the_start", "--seed", "2", "--save", str(kept))
    usual = run("play", str(folder), "neap_tide", "--seed", "2", "--players", "2")
    assert done.stdout.splitlines()[-1] == usual.stdout.splitlines()[-1] and kept.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["late_at_see"], "there is no scenario 'late_at_see'; did you mean 'late_at_sea'?"),
        (["late_at_sea", "--players", "2"], "a scenario tells how its game begins: leave out"),
        (["late_at_sea", "--human", "4"], "there is no seat 4 in a game of 3"),
        (["late_at_sea", "--save", "x.save"], "a game that begins with the board of a scenario cannot be saved"),
        (["only_so_far"], "no game can begin with scenario 'only_so_far': line 45: "),
    ],
)
def test_what_cannot_begin_is_one_sentence(folder: Path, arguments: list[str], sentence: str) -> None:
    done = run("play", str(folder), "--scenario", *arguments)
    assert done.returncode == 2 and done.stderr.startswith(f"ombre: {sentence}"), done.stderr
    assert len(done.stderr.splitlines()) <= 3 and "Traceback" not in done.stderr
