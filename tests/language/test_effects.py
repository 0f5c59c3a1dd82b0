"""Effects of constructs, in scenarios with cards of no game, and regression tests."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from ombre.session.causes import log
from ombre.session.start import Start, begin
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.scenarios import running as scenarios

FOLDER = Path(__file__).parents[1] / "fixtures" / "effects"
IDS = re.findall(r"^scenario (\w+)", "".join(p.read_text("utf-8") for p in sorted(FOLDER.glob("*.card"))), re.M)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    folder = copytree(FOLDER, tmp_path_factory.mktemp("own") / "probes")
    return open_table("crossfire", [str(folder)])


@pytest.fixture(scope="module")
def outcomes(table: Table) -> dict[str, scenarios.Outcome]:
    return {o.id: o for o in scenarios.run(table, lambda source: source.startswith("probes"))}


def test_no_scenario_hides_another() -> None:
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("id", IDS)
def test_effect(id: str, outcomes: dict[str, scenarios.Outcome]) -> None:
    assert outcomes[id].result.failures == ()


def test_a_flow_that_an_effect_starts(table: Table) -> None:
    """A card that starts a turn gives its player an additional turn after the current unit; then the game continues."""
    rules = table.rules
    g = begin(rules, Start(2, 1, "crossfire", log=True))
    g.agent = lambda game, choice: len(choice.options) - 1
    while g.pc == 0 or not any(key == "turn starts" for key, _, _ in log(g) or []):
        g.unit()
    card = g.create("again", getattr(g, "z_runner_hand") + g.current, g.current)  # noqa: B009  (made at run time)
    g.perform("play", card, g.current)
    for _ in range(40):
        g.unit()
    turns = [arguments for key, arguments, _ in log(g) or [] if key == "turn starts"]
    (first,), *_ = turns  # random
    assert turns[:3] == [(first,), (first,), (1 - first,)]
