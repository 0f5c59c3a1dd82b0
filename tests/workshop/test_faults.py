"""A fault of the rules that comes while a game is played is told with its place, and as a small scenario that fails."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ombre.workshop.cli import app
from ombre.workshop.creating.games import new_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small game with a card that breaks an invariant."""
    new_game("night_market", tmp_path)
    rules = tmp_path / "night_market" / "rules" / "game.card"
    text = rules.read_text(encoding="utf-8")
    text = re.sub(r"(kind collector[^\n]*\n)", r"\1  has coins number\n", text, count=1)
    rules.write_text(text + "\ninvariant there is no (a collector where coins > 99)\n", encoding="utf-8")
    cards = tmp_path / "night_market" / "base" / "bell.card"
    cards.write_text(
        'treasure broken_bell "Broken Bell"\n  worth 1    copies 30\n'
        "  play:\n    you draw 1\n    coins of you rises by 200\n",
        encoding="utf-8",
    )
    return tmp_path / "night_market"


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def scenario_in(text: str) -> str:
    return text[text.index("scenario ") :]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_invariant_that_breaks_is_told_with_its_place_and_a_scenario(command: str, folder: Path) -> None:
    done = run(command, str(folder), *(["-n", "4", "--jobs", "1"] if command == "simulate" else ["--seed", "3"]))
    told = done.output if command == "simulate" else str(done.exception)
    assert done.exit_code == 1
    assert re.search(
        r"the invariant at night_market/rules/game.card:\d+ does not hold .*\(seed \d+, after \d+ answers?\)", told
    )
    text = scenario_in(told)
    assert "broken_bell" in text and len(text.splitlines()) < 10
    (folder / "base" / "scenarios").mkdir(exist_ok=True)
    (folder / "base" / "scenarios" / "fault.card").write_text(text, encoding="utf-8")
    tested = run("test", str(folder))
    assert tested.exit_code == 1
    assert "does not hold" in tested.output


def test_the_other_games_of_a_simulation_are_counted(folder: Path) -> None:
    done = run("simulate", str(folder), "-n", "3", "--jobs", "1", "--json")
    data = json.loads(done.stdout)
    assert data["games"] + len(data["faults"]) == 3 and data["faults"][0]["failure"].endswith("does not hold")
