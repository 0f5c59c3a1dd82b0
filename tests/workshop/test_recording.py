"""What was just played becomes a scenario: it compiles, passes, and fails when an expectation is turned round."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.command import run

from ombre.runtime.errors import RulesError
from ombre.session.bench import run_scenario
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.recording.recorder import Recorder, recorded

SMALL = Path(__file__).parents[1] / "fixtures" / "games"
# how many places of each game are recorded, and how many of them must pass
PLACES = {"crazy_eights": 4, "hearts": 4, "gin_rummy": 4, "srtcg": 2, "crossfire": 2, "tricks": 4, "vigil": 4}


def table_of(game: str) -> Table:
    return open_table(str(SMALL / game) if (SMALL / game).is_dir() else game)


def played(table: Table, seed: int, most: int = 90) -> Session | None:
    """Return a game in which random bots have given some answers; None if it cannot begin like this."""
    chance, rules = random.Random(seed), table.rules
    try:
        beginning = chance.choice(table.beginnings() or [""])
        session = Session(rules, Start(chance.randint(*rules.players), seed, beginning))
    except RulesError:
        return None
    bot = random_bot(seed)
    for _ in range(chance.randint(2, most)):
        if session.choice is not None:
            session.take(bot(session.g, session.choice))
    return session if session.answers else None


def turned(text: str) -> list[str]:
    """Return a scenario as often as it has expectations, each time with one of them turned round."""
    head, _, then = text.partition("  then:\n")
    lines = then.rstrip("\n").split("\n")
    found: list[str] = []
    for at, line in enumerate(lines):
        other = re.sub(r"= (\d+)$", lambda number: f"= {int(number[1]) + 1}", line)
        other = re.sub(r"\bis (?!not )", "is not ", line, count=1) if other == line else other
        other = line.replace("is not over", "is over") if other == line else other
        assert other != line
        found.append(head + "  then:\n" + "\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n")
    return found


@pytest.mark.parametrize("game", PLACES)
def test_what_was_played_is_a_scenario_that_passes_and_can_fail(game: str) -> None:
    table = table_of(game)
    recorder, tried, seed = Recorder(table), 0, 40
    while tried < PLACES[game]:
        seed += 1
        if (session := played(table, seed)) is None:
            continue
        tried += 1
        found = recorder.recorded(session, "played", "what was played")
        assert found.passes, (seed, found)
        for text in turned(found.text):
            scenario = recorder.compiled(text, "played")
            assert scenario is not None, text
            assert run_scenario(table.rules, scenario).failures, text


def test_several_answers_are_recorded_and_what_makes_no_difference_is_left_out() -> None:
    table = table_of("hearts")
    session = played(table, 3)
    assert session is not None
    found = Recorder(table).recorded(session, "several", "several answers", answers=3)
    assert found.passes
    assert found.text.count(" answers ") >= 2
    assert found.text.count("put ") < 20


def test_the_same_game_gives_the_same_text() -> None:
    table = table_of("lantern")
    texts = set[str]()
    for _ in range(2):
        session = played(table, 12)
        assert session is not None
        texts.add(Recorder(table).recorded(session, "same", "same").text)
    assert len(texts) == 1


def test_a_saved_game_is_recorded_too() -> None:
    table = table_of("tricks")
    session = played(table, 5)
    assert session is not None
    found = recorded(table, session.save(), 2, "saved", "saved")
    assert found.passes and found == recorded(table, session, 2, "saved", "saved")
    assert recorded(table, b"nothing", 2, "saved", "saved").text == ""


def test_what_cannot_be_recorded_is_told() -> None:
    table = table_of("tricks")
    recorder = Recorder(table)
    begun = Session(table.rules, Start(max(2, table.rules.players[0])))
    (note,) = recorder.recorded(begun, "nothing", "nothing").notes
    assert note == "Nobody has answered anything yet, so there is nothing to record."
    begun.take(0)
    (note,) = recorder.recorded(begun, "much", "much", answers=9).notes
    assert note == "Only 1 answers were given; record as many, or fewer."


def test_a_player_records_in_the_terminal(tmp_path: Path) -> None:
    """The scenario is written into the author's folder, never over a file, and passes in `ombre test`."""
    folder = tmp_path / "mine"
    assert run("new", "expansion", "mine", "of", "hearts", "--into", str(tmp_path)).returncode == 0
    typed = "1\n" * 3 + "record first_move\nrecord first_move\nrecord 2 words\nq\n"
    done = run("play", "hearts", "--players", "4", "--human", "1", "--with", str(folder), typed=typed)
    assert done.returncode == 0, done.stderr
    file = folder / "scenarios" / "first_move.card"
    assert f"Recorded in {file}; the scenario passes" in done.stdout
    assert "there is a scenario 'first_move'" in done.stdout
    assert "one word of letters" in done.stdout
    tested = run("test", str(folder))
    assert tested.returncode == 0 and "2 passed" in tested.stdout, tested.stdout
