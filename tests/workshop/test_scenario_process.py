"""The process that runs scenarios and prepares boards: its limits of time and memory."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from ombre.compiler.projects.places import Wanted, shipped_game
from ombre.desk.serve.scenario_process import BoardRequest, RunRequest, ScenarioProcess
from ombre.workshop.api.table import open_table
from ombre.workshop.creating.games import new_game
from ombre.workshop.scenarios import running


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path)
    return tmp_path / "night_market" / "base" / "treasures.card"


def test_scenarios_that_take_too_long_are_stopped_and_the_next_run_works(cards: Path) -> None:
    request = RunRequest({cards: cards.read_text()}, cards, "old_map")
    process = ScenarioProcess(())
    try:
        assert asyncio.run(process.run(request)).ran
        process.seconds = 0.0
        changed = RunRequest({cards: cards.read_text() + "\n# changed\n"}, cards, "old_map")
        assert "was stopped" in asyncio.run(process.run(changed)).problem
        process.seconds = 20.0
        assert asyncio.run(process.run(request)).ran
    finally:
        process.stop()


WHEEL = """
treasure mill "Mill"
  worth 0    copies 1
  play:
    repeat 20000 times:
      move this to deck
      move this to hand of you
"""
TURNS = ("players 2", "put mill as wheel in hand of P1", *["P1 plays wheel"] * 60)
"""What takes some ten seconds below `given:`, with the card of WHEEL."""

TOO_MUCH = "the scenarios need more memory than they may have"


@pytest.mark.parametrize("is_board", [False, True], ids=["run", "board"])
def test_the_first_run_has_more_time_only_until_the_game_is_read(cards: Path, is_board: bool) -> None:
    scenario = "\n    ".join(['scenario MILL "it turns"\n  given:', *TURNS]) + "\n  then:\n    deck is empty"
    texts = {cards: f"{cards.read_text()}{WHEEL}\n{scenario}\n"}
    request = BoardRequest(texts, cards, TURNS) if is_board else RunRequest(texts, cards, "mill")
    process = ScenarioProcess((), seconds=0.3)
    try:
        assert "was stopped" in problem_of(process, request)
    finally:
        process.stop()


def problem_of(process: ScenarioProcess, request: RunRequest | BoardRequest) -> str:
    """Why nothing came out of a request, or ""."""
    if isinstance(request, RunRequest):
        return asyncio.run(process.run(request)).problem
    return next((why for _, why in asyncio.run(process.board(request)).problems), "")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process its memory this way")
@pytest.mark.parametrize("is_board", [False, True], ids=["run", "board"])
def test_scenarios_and_boards_that_need_too_much_memory_are_told(cards: Path, is_board: bool) -> None:
    def asked(text: str) -> RunRequest | BoardRequest:
        texts = {cards: text}
        return BoardRequest(texts, cards, ("players 2",)) if is_board else RunRequest(texts, cards, "old_map")

    text = cards.read_text()
    more = text + "".join(f'\ntreasure coin_{n} "Coin {n}"\n  worth {n}    copies 1\n' for n in range(6000))
    open_table(str(cards.parents[1]))  # the parser is made once for all processes, and needs memory, too
    process = ScenarioProcess((), memory=1 << 20)
    try:
        assert problem_of(process, asked(text)) == TOO_MUCH, "the first run has no limit"
        process.memory = 72 << 20
        assert problem_of(process, asked(text)) == "", "a process without memory is not ended"
        assert problem_of(process, asked(more)) == TOO_MUCH
    finally:
        process.stop()


def test_a_scenario_without_memory_is_no_failure_of_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_memory(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(running, "run_scenario", without_memory)
    with pytest.raises(MemoryError):
        running.run(open_table("hearts"))


@pytest.mark.parametrize("name", ["srtcg", "crossfire"])
def test_a_board_of_players_alone_is_shown(name: str) -> None:
    """In a game with a zone for each player, a player that the game does not have has none."""
    place = shipped_game(name)
    path = place.folder / "rules" / "game.card"
    process = ScenarioProcess(())
    try:
        for players in (2, 4):
            request = BoardRequest({path: path.read_text()}, path, (f"players {players}",), held=Wanted(place, ()))
            answer = asyncio.run(process.board(request))
            assert [why for _, why in answer.problems if "error of the program" in why] == []
            assert len(json.loads(answer.scene)["seats"]) == players
    finally:
        process.stop()
