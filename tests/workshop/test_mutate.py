"""`ombre mutate` changes a game in one place, and says which changes no scenario notices."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ombre.compiler.project import open_game
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app
from ombre.workshop.creating.games import new_game
from ombre.workshop.mutation.changes import SORTS
from ombre.workshop.mutation.mutants import Mutant
from ombre.workshop.mutation.testing import Mutation

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"
EVENING = Path(__file__).parents[1] / "project" / "evening"


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game that `ombre new` writes, and a cache of its own."""
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    new_game("inn", tmp_path)
    return tmp_path / "inn"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["mutate", *arguments, "--jobs", "1"])


def of(table: Table, name: str) -> list[Mutant]:
    return [one for one in Mutation(table).mutants(lambda source: True) if one.declaration == name]


def test_each_sort_of_change_is_made() -> None:
    """Every sort is met in the games of the fixtures; each change can be read as one line that becomes another."""
    found: Counter[str] = Counter()
    for folder in (EVENING, *(FIXTURES / game for game in ("toy", "orchard", "pond", "vigil", "arena"))):
        for one in Mutation(Table(open_game(str(folder)))).mutants(lambda source: True):
            assert one.before != one.after and one.before
            found[one.sort] += 1
    assert set(found) == set(SORTS)


def test_the_changes_of_a_card(inn: Path) -> None:
    told = [f"{one.line}: {one.before} -> {one.after}" for one in of(open_table("inn"), "magpie")]
    assert told == [
        "12: worth 3 copies 6 -> worth 4 copies 6",
        "12: worth 3 copies 6 -> worth 3 copies 7",
        "14: for each other collector as rival: -> for each collector as rival:",
        "15: rival draws 1 -> rival draws 2",
        "13: play: / for each other collector as rival: / rival draws 1 -> ",
    ]


def test_a_scenario_that_is_added_notices_more(inn: Path) -> None:
    before = json.loads(run("inn", "--json").stdout)[0]
    assert before["tried"] == before["mutants"] and before["unnamed"] == []
    missed = {(one["declaration"], one["after"]) for one in before["unnoticed"]}
    assert ("magpie", "rival draws 2") in missed and ("old_map", "worth 2 copies 6") not in missed
    (inn / "base/scenarios/more.card").write_text(
        'scenario MAGPIE "All others draw"\n  given:\n    players 3\n    put magpie in hand of P1\n'
        "    put copper_coin 9 in deck\n  when:\n    P1 plays magpie\n  then:\n    number of cards in hand of P1 = 0\n"
        "    number of cards in hand of P2 = 1\n    number of cards in hand of P3 = 1\n    wealth of P1 = 3\n",
        encoding="utf-8",
    )
    after = json.loads(run("inn", "--json").stdout)[0]
    gone = missed - {(one["declaration"], one["after"]) for one in after["unnoticed"]}
    assert {after for name, after in gone if name == "magpie"} == {
        "worth 4 copies 6",
        "for each collector as rival:",
        "rival draws 2",
        "",
    }
    assert after["noticed"] > before["noticed"]


def test_what_is_kept_is_not_tried_again(inn: Path) -> None:
    mutation = Mutation(open_table("inn"))
    some = mutation.mutants(lambda source: True)
    first = list(mutation.try_all(some, 1, lambda: True))
    again = list(Mutation(open_table("inn")).try_all(some, 1, lambda: True))
    assert [one.seconds for one in again] == [0] * len(some)
    assert [(one.mutant, one.verdict, one.by) for one in again] == [(one.mutant, one.verdict, one.by) for one in first]


def test_a_scenario_that_fails_notices_nothing(inn: Path) -> None:
    path = inn / "base/scenarios/treasures.card"
    path.write_text(path.read_text(encoding="utf-8").replace("wealth of P1 = 1", "wealth of P1 = 2"), encoding="utf-8")
    told = run("inn").stdout
    assert told.startswith("1 scenario fails without any change") and "noticed 0 of" in told


def test_equivalent_changes_are_marked_with_a_reason(inn: Path) -> None:
    line = "# equivalent magpie: 'rival draws 1' -> 'rival draws 2' because it is late\n"
    path = inn / "base/scenarios/treasures.card"
    path.write_text(path.read_text(encoding="utf-8") + "\n" + line, encoding="utf-8")
    told = run("inn", "--all").stdout
    assert "1 equivalent" in told and "rival draws 2" not in told


def test_skeletons_are_scenarios_to_finish(inn: Path) -> None:
    assert run("inn", "-o", "missing.card").exit_code == 0
    text = (inn.parent / "missing.card").read_text(encoding="utf-8")
    assert "# rival draws 1 -> rival draws 2\n" in text and 'scenario magpie_2 "..."\n  given:\n    players 2\n' in text
    assert text.rstrip().endswith("then:\n    ...")


def test_cards_that_no_scenario_names_come_first(inn: Path) -> None:
    (inn / "base/more.card").write_text('treasure spoon "Spoon"\n  worth 1    copies 1\n', encoding="utf-8")
    assert run("inn", "-n", "1").stdout.startswith("1 card named by no scenario: spoon\n")


def test_only_ones_own_files_are_changed(inn: Path) -> None:
    told = json.loads(run("inn/base", "--json").stdout)[0]
    assert {one["source"] for one in told["unnoticed"]} == {"inn/base/treasures.card"}
