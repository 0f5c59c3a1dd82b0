"""Abilities that come at the same time are played in both orders; where it matters, there is a scenario for each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ombre.workshop.cli import app

from ..caches import own_cache

RULES = """game frogs language 3
  players 2
  zones air open live

kind frog is player
  has flies number

kind wind is card

setup:
  put every wind in air

flow turn of frog repeats
  step bask:
    flies of current rises by 1
    if flies of current > 60:
      end game with full
"""
CARDS = """wind warm_wind "Warm Wind"
  when turn ends:
    flies of current rises by 2

wind wild_wind "Wild Wind"
  when turn ends:
    flies of current rises by flies of current

wind mild_wind "Mild Wind"
  when turn ends:
    flies of current rises by 1
"""


@pytest.fixture
def frogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    for name, text in (("rules/game.card", RULES), ("base/winds.card", CARDS)):
        path = tmp_path / "frogs" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    with own_cache(tmp_path / "cache"):
        yield tmp_path / "frogs"


def run(*words: str) -> Result:
    return CliRunner().invoke(app, [*words])


def test_orders_that_matter_are_listed_with_a_scenario_for_each(frogs: Path) -> None:
    done = run("pairs", "frogs", "--pairs", "10", "--of", "cards", "--orders", "orders.card")
    assert done.exit_code == 0  # it is for the designer to decide
    assert [line for line in done.stdout.splitlines() if line.startswith("the order matters")] == [
        "the order matters: warm_wind with wild_wind: flies of P1 = 4 / flies of P1 = 6",
        "the order matters: wild_wind with mild_wind: flies of P1 = 4 / flies of P1 = 3",
    ]
    text = Path("orders.card").read_text(encoding="utf-8")
    assert text.count("\nscenario ") == 4
    tested = run("test", "orders.card")
    assert tested.exit_code == 0 and "4 passed" in tested.output
    Path("orders.card").write_text(text.replace("flies of P1 = 6", "flies of P1 = 4"), encoding="utf-8")
    assert run("test", "orders.card").exit_code == 1


def test_they_are_kept(frogs: Path) -> None:
    first, second = (json.loads(run("pairs", "frogs", "--pairs", "10", "--json").stdout) for _ in range(2))
    assert first == second
    assert [one["members"] for one in first["orders"]] == [["warm_wind", "wild_wind"], ["wild_wind", "mild_wind"]]
