"""What happened in a scenario that fails: told for each scenario, also with cards of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.workshop.api.table import open_table
from ombre.workshop.creating.games import new_game
from ombre.workshop.scenarios.running import narration
from ombre.workshop.scenarios.story import story

FAILING = """
scenario OWN_CARD "A treasure of the scenario draws two cards"
  given:
    players 2
    treasure lens worth 2:
      play:
        you draw 1
    put lens in hand of P1
    put copper_coin as coin, magpie as bird in deck
  when:
    P1 plays lens
  then:
    coin is in hand of P1
    bird is in hand of P1

scenario IN_TURN "A turn begins with two cards"
  given:
    players 2
    put copper_coin as coin, magpie as bird in deck
  when:
    run step opening for P1
  then:
    coin is in hand of P1
    bird is in hand of P1

scenario PASSES "A coin is drawn"
  given:
    players 2
    put copper_coin as coin in deck
  when:
    P1 draws 1
  then:
    coin is in hand of P1
"""


@pytest.fixture(scope="module")
def stories(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    new_game("night_market", into := tmp_path_factory.mktemp("games"))
    path: Path = into / "night_market" / "base" / "scenarios" / "failing.card"
    path.write_text(FAILING)
    table = open_table(str(into / "night_market"))
    told = narration(table, "en")
    return {
        scenario.id: story(table, scenario, told)
        for module in table.scenarios(lambda source: source.endswith("failing.card"))
        for scenario in module.scenarios
    }


def test_a_card_of_the_scenario_has_a_name(stories: dict[str, list[str]]) -> None:
    assert stories["OWN_CARD"] == ["P1 plays Lens.", "P1 draws 1 card."]


def test_the_cause_of_the_last_event_is_told(stories: dict[str, list[str]]) -> None:
    assert stories["IN_TURN"][0] == "P1 draws 1 card."
    assert any(line.startswith("← ") and "pening" in line for line in stories["IN_TURN"])


def test_a_scenario_that_passes_has_no_story(stories: dict[str, list[str]]) -> None:
    assert stories["PASSES"] == []
