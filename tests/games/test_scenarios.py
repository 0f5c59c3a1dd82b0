"""Every scenario of every game passes, and no scenario of a ruling passes independently of the rules."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ombre.compiler import yaml_files
from ombre.compiler.places import games, shipped_game
from ombre.runtime import Scenario
from ombre.runtime.linker import Rules
from ombre.session import scripted
from ombre.session.bench import Bench, Failure, play, run_scenario, with_cards
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.scenarios import running as scenarios

from ..compiler.samples import LONG

COMPLETE = ("srtcg",)  # games whose testable rulings all pass
EXPECTATIONS = ("equal", "check", "cannot", "offered", "not_offered", "refused")
CALL = re.compile(rf"\bt\.(?:{'|'.join(EXPECTATIONS)})\(\s*(\d+),")


@cache
def table(game: str, expansion: str = "") -> Table:
    return open_table(game, [expansion] if expansion else [])


def own_scenarios(game: str, expansion: str = "") -> list[Scenario]:
    """The scenarios of a game, or those that one of its expansions adds."""
    base = {file.source.name for file in table(game).project.files} if expansion else set[str]()
    modules = table(game, expansion).scenarios(lambda source: source not in base)
    return [scenario for module in modules for scenario in module.scenarios]


WITH = [(game, name) for game in games() for name in shipped_game(game).expansions()]
WHOLE = [(game, "") for game in games()]


def parameters(of: list[tuple[str, str]], rulings: bool) -> list[Any]:
    return [
        pytest.param(game, expansion, scenario, id=f"{expansion or game}-{scenario.id}")
        for game, expansion in of
        for scenario in own_scenarios(game, expansion)
        if scenarios.ruling_of(scenario.id) or not rulings
    ]


ALL = parameters(WHOLE, rulings=False)
OF_RULINGS = parameters([*WHOLE, *WITH], rulings=True)


@cache
def known(game: str, expansion: str = "") -> dict[str, yaml_files.YamlTable]:
    return scenarios.rulings(table(game, expansion).project.folders)


def failures(game: str, expansion: str, scenario: Scenario) -> list[Failure]:
    return list(run_scenario(table(game, expansion).rules, scenario).failures)


def played(rules: Rules, scenario: Scenario) -> list[Failure]:
    return list(play(rules, scenario).failures)


class Turned:
    """The expectations of the bench, in the order of the scenario; one of them is negated."""

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
            elif name == "refused" and rest[1:]:
                original(bench, line, rest[0], (*rest[1], "nothing_else"))
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


class Once:
    """A replacement for the second run of each action, which the first run of the scenario has already checked."""

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> Once:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def play(self, unit: Callable[[Any], Any]) -> None:
        pass


def nothing(*_: object, **__: object) -> None:
    """Do nothing."""


def unchecked(patch: pytest.MonkeyPatch) -> None:
    """Turn off the additional checks of scenarios."""
    patch.setattr(scripted, "Twin", Once)
    patch.setattr("ombre.session.debug.Before.of", nothing)
    patch.setattr(scripted, "inspect", nothing)


@pytest.mark.parametrize(("game", "expansion", "scenario"), ALL)
def test_scenario(game: str, expansion: str, scenario: Scenario) -> None:
    assert failures(game, expansion, scenario) == []


@pytest.mark.parametrize(("game", "expansion"), WITH)
def test_an_expansion(game: str, expansion: str) -> None:
    """Its own scenarios pass, and those of the game that do not name anything that it removes: each fourth file."""
    files = [file.source.name for file in table(game, expansion).project.files]
    others = files if LONG else files[::4]
    outcomes = scenarios.run(table(game, expansion), lambda source: f"/{expansion}/" in source or source in others)
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


@pytest.mark.parametrize(("game", "expansion"), [*WHOLE, *WITH])
def test_the_rulings_are_known(game: str, expansion: str) -> None:
    _, executable = scenarios.coverage([], known(game, expansion))
    assert rulings_of(game, expansion) - executable == set()


@pytest.mark.parametrize(("game", "expansion", "scenario"), OF_RULINGS)
def test_each_expectation_counts(
    game: str, expansion: str, scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line below `then` is executed: with a negated expectation, the scenario fails at that line.

    The additional checks of scenarios are turned off; the tests above run each scenario with them.
    """
    bench = Turned(monkeypatch)
    rules = with_cards(table(game, expansion).rules, scenario)
    unchecked(monkeypatch)
    assert played(rules, scenario) == []
    reached = bench.lines
    written = [int(line) for line in CALL.findall(inspect.getsource(scenario.run))]
    assert written
    assert reached == written
    for at, line in enumerate(reached):
        bench.start(at)
        assert [failure.line for failure in played(rules, scenario)] == [line]
