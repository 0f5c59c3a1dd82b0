"""Every scenario of every game passes, and none of a ruling passes whatever happens."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ombre.compiler.driver import expansions
from ombre.compiler.project import games
from ombre.runtime import Scenario
from ombre.runtime.bench import Bench, Failure, run_scenario
from ombre.workshop import scenarios
from ombre.workshop.table import open_table

LEAST = 30  # rulings that pass: the first milestone
EXPECTATIONS = ("equal", "check", "cannot", "offered", "not_offered")
CALL = re.compile(rf"\bt\.(?:{'|'.join(EXPECTATIONS)})\(\s*(\d+),")

table = cache(open_table)


def all_scenarios() -> list[tuple[str, Scenario]]:
    return [(game, scenario) for game in games() for module in table(game).modules for scenario in module.scenarios]


WITH = [(game, name) for game in games() for name in expansions(game)]


ALL = [pytest.param(game, scenario, id=f"{game}-{scenario.id}") for game, scenario in all_scenarios()]
OF_RULINGS = [
    pytest.param(game, scenario, id=f"{game}-{scenario.id}")
    for game, scenario in all_scenarios()
    if scenarios.ruling_of(scenario.id)
]


@cache
def known(game: str) -> dict[str, dict[str, Any]]:
    return scenarios.rulings(table(game).project.folders)


def failures(game: str, scenario: Scenario) -> list[Failure]:
    return list(run_scenario(table(game).rules, scenario).failures)


class Turned:
    """The bench's expectations, in the order in which a scenario reaches them; one of them is turned round."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[int] = []
        self.turned = -1
        for name in EXPECTATIONS:
            patch.setattr(Bench, name, self._counting(name, getattr(Bench, name)))

    def start(self, turned: int) -> None:
        self.lines, self.turned = [], turned

    def _counting(self, name: str, original: Callable[..., None]) -> Callable[..., None]:
        def call(bench: Bench, line: int, *rest: Any) -> None:
            self.lines.append(line)
            if len(self.lines) - 1 != self.turned:
                original(bench, line, *rest)
            elif name == "equal" and rest[2] == "=" and isinstance(rest[3], int):
                original(bench, line, *rest[:3], rest[3] + 1)
            else:
                before = len(bench.failures)
                original(bench, line, *rest)
                if len(bench.failures) > before:
                    bench.failures.pop()
                else:
                    bench.fail(line, "turned round")

        return call


@pytest.mark.parametrize(("game", "scenario"), ALL)
def test_scenario(game: str, scenario: Scenario) -> None:
    assert failures(game, scenario) == []


@pytest.mark.parametrize(("game", "expansion"), WITH)
def test_an_expansion(game: str, expansion: str) -> None:
    """Its own scenarios pass, and so do those of the game, but for the ones that name what it has removed."""
    outcomes = scenarios.run(open_table(game, [expansion]))
    assert [(o.source, o.line, *o.result.failures) for o in outcomes if o.failed] == []


def test_ids_are_unique() -> None:
    ids = [(game, scenario.id) for game, scenario in all_scenarios()]
    assert sorted(ids) == sorted(set(ids))


def test_rulings_that_pass() -> None:
    passing: set[str] = set()
    for game in games():
        some, _ = scenarios.coverage(scenarios.run(table(game)), known(game))
        passing |= some
    assert len(passing) >= LEAST


@pytest.mark.parametrize(("game", "scenario"), OF_RULINGS)
def test_the_ruling_is_known(game: str, scenario: Scenario) -> None:
    _, executable = scenarios.coverage([], known(game))
    assert scenarios.ruling_of(scenario.id) in executable


@pytest.mark.parametrize(("game", "scenario"), OF_RULINGS)
def test_each_expectation_counts(game: str, scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line below `then` is reached, and with another expectation there the scenario fails at that line."""
    bench = Turned(monkeypatch)
    assert failures(game, scenario) == []
    reached = bench.lines
    written = [int(line) for line in CALL.findall(inspect.getsource(scenario.run))]
    assert written
    assert reached == written
    for at, line in enumerate(reached):
        bench.start(at)
        assert [failure.line for failure in failures(game, scenario)] == [line]
