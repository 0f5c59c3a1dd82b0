"""Every scenario of every game passes. That each of them can fail is what test_expectations.py shows."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ombre.compiler.projects.places import games, shipped_game
from ombre.compiler.projects.project import open_game
from ombre.runtime import Scenario
from ombre.session.bench import Failure, run_scenario
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.scenarios import running as scenarios

from ..budget import LONG

COMPLETE = ("srtcg",)  # games whose testable rulings all pass


@cache
def table(game: str, expansion: str = "") -> Table:
    return open_table(game, [expansion] if expansion else [])


def own_scenarios(game: str, expansion: str = "") -> list[Scenario]:
    """The scenarios of a game, or those that one of its expansions adds."""
    base = {file.source.name for file in table(game).project.files} if expansion else set[str]()
    modules = table(game, expansion).scenarios(lambda source: source not in base)
    return [scenario for module in modules for scenario in module.scenarios]


WITH = [(game, name) for game in games() for name in shipped_game(game).expansions()]
# The scenarios are found in the texts: to compile them takes long,
# and each process of a parallel run collects all tests.
HEAD = re.compile(r"^scenario (\w+)", re.MULTILINE)
ALL = [(game, id) for game in games() for file in open_game(game).files for id in HEAD.findall(file.source.text)]


@cache
def by_id(game: str) -> dict[str, Scenario]:
    return {scenario.id: scenario for scenario in own_scenarios(game)}


@cache
def known(game: str, expansion: str = "") -> dict[str, scenarios.Ruling]:
    return scenarios.rulings(table(game, expansion).project.folders)


def failures(game: str, expansion: str, scenario: Scenario) -> list[Failure]:
    return list(run_scenario(table(game, expansion).rules, scenario).failures)


@pytest.mark.parametrize(("game", "id"), ALL)
def test_scenario(game: str, id: str) -> None:
    assert failures(game, "", by_id(game)[id]) == []


@pytest.mark.parametrize("game", games())
def test_every_scenario_is_found(game: str) -> None:
    assert [id for name, id in ALL if name == game] == [scenario.id for scenario in own_scenarios(game)]


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "expansion"), WITH)
def test_an_expansion(game: str, expansion: str) -> None:
    """All scenarios pass with an expansion:
    its own, and those of the game that do not name anything that it removes; in the suite, of every fourth file.
    """
    played = table(game, expansion)
    files = [file for file in played.project.files if file.has_scenarios]
    some = {file.source.name for file in files if file.set == expansion}
    some |= {file.source.name for file in (files if LONG else files[::4])}
    outcomes = scenarios.run(played, some.__contains__)
    assert [(o.source, o.line, *o.result.failures) for o in outcomes if o.failed] == []


def test_ids_are_unique() -> None:
    ids = [(game, scenario.id) for game in games() for scenario in own_scenarios(game)]
    assert sorted(ids) == sorted(set(ids))


def rulings_of(game: str, expansion: str = "") -> set[str]:
    """The rulings that have a scenario; `test_scenario` and `test_an_expansion` run the scenarios."""
    return {ruling for one in own_scenarios(game, expansion) if (ruling := scenarios.ruling_of(one.id))}


@pytest.mark.parametrize("game", COMPLETE)
def test_every_ruling_has_a_scenario(game: str) -> None:
    _, executable = scenarios.coverage([], known(game))
    assert executable - rulings_of(game) == set()


@pytest.mark.parametrize(("game", "expansion"), [*((game, "") for game in games()), *WITH])
def test_the_rulings_are_known(game: str, expansion: str) -> None:
    _, executable = scenarios.coverage([], known(game, expansion))
    assert rulings_of(game, expansion) - executable == set()
