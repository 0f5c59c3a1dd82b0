"""Scenarios in words: nearly every line has words in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.workshop.api.table import Table, open_table
from ombre.workshop.creating.games import new_game
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios.in_words import FoundScenario, ScenarioTeller, scenarios_of

from ..budget import LONG

EACH = {"crossfire": 5, "srtcg": 3}  # the suite reads each fifth scenario of a large game
WITHOUT_WORDS = {"crossfire": 2}  # lines of scenarios, of some ten thousand: `repeat` is said on no card


def lines(told: ScenarioTeller, one: FoundScenario) -> list[str]:
    return [f"{part.phase}: {line.text}" for part in told.told(one) for line in part.lines]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Table:
    new_game("night_market", into := tmp_path_factory.mktemp("games"))
    return open_table(str(into / "night_market"))


def test_a_scenario_in_english_and_in_french(small: Table) -> None:
    one = next(one for one in scenarios_of(small.compiled) if one.scenario.id == "OLD_MAP")
    assert one.cards == ("old_map", "copper_coin", "golden_crown", "magpie")
    english = lines(ScenarioTeller(Printer(small, "en")), one)
    assert english[0] == "given: Players: 2."
    assert "when: P1 plays Old Map." in english
    assert any("wealth" in line for line in english if line.startswith("then"))
    french = lines(ScenarioTeller(Printer(small, "fr")), one)
    assert len(french) == len(english) and any("P1 joue" in line for line in french)


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["crossfire", "gin_rummy", "hearts", "srtcg"])
def test_the_scenarios_of_the_shipped_games_have_words(game: str) -> None:
    table = open_table(game)
    found = list(scenarios_of(table.compiled))[:: 1 if LONG else EACH.get(game, 1)]
    for language in ("en", "fr"):
        teller = ScenarioTeller(Printer(table, language))
        told = [line for one in found for part in teller.told(one) for line in part.lines]
        assert len(told) > 100 and all(line.text.strip() for line in told)
        assert sum(line.is_source for line in told) <= WITHOUT_WORDS.get(game, 0)


def test_a_scenario_that_an_expansion_removes_is_not_told(tmp_path: Path, small: Table) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    (folder / "more.card").write_text("expansion more of night_market\n\nremove scenario OLD_MAP\n")
    changed = open_table(str(small.project.folder), [str(folder)])
    assert "OLD_MAP" not in {one.scenario.id for one in scenarios_of(changed.compiled)}
