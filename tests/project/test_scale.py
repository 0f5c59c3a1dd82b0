"""The reckoning of `benchmarks/scale.py`: where nothing else costs anything, workers share the games;
else a part is full.
"""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from .pages import ROOT


@pytest.fixture(scope="module")
def scale() -> Any:
    spec = spec_from_file_location("scale", ROOT / "benchmarks" / "scale.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["scale"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("workers", [1, 2, 10])
def test_workers_share_the_games(scale: Any, workers: int) -> None:
    found = scale.reckoned(scale.Costs(0.01, 0, 0, 0, 0, 0, 0), workers, 20_000)
    assert found.seconds == pytest.approx(200 / workers, rel=0.02) and found.workers > 0.98
    assert found.first == "workers" and found.chunks < 100 + 20 * workers  # two seconds are 200 games


@pytest.mark.parametrize(("at", "part"), [(4, "scheduler"), (3, "merging"), (6, "merging"), (2, "network")])
def test_what_costs_most_saturates_first(scale: Any, at: int, part: str) -> None:
    costs = [0.01, 0.005, 0.0, 0.0, 0.0, 0.0, 0.0]
    costs[at] = 125_000_000 if at == 2 else 1
    found = scale.reckoned(scale.Costs(*costs), 50, 20_000)
    assert found.first == part and getattr(found, part) > 0.9 and found.workers < 0.5


def test_equal_costs_give_equal_figures(scale: Any) -> None:
    costs = scale.Costs(0.02, 0.01, 2000, 0.001, 0.001, 0.001, 0.001)
    assert scale.reckoned(costs, 7, 10_000) == scale.reckoned(scale.Costs.read(costs.told()), 7, 10_000)


def test_the_table_of_many_machines_is_what_the_reckoning_gives(scale: Any) -> None:
    text = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    given = re.search(r"--costs ([\d.,e+-]+)", text)
    assert given is not None
    costs, compared = scale.Costs.read(given.group(1)), 0
    for row in re.findall(r"^\| ([\d,]+) \| ([\d.]+) \| ([\d,]+) \| (.*) \|$", text, re.MULTILINE):
        workers = int(row[0].replace(",", ""))
        if workers in (10, 100, 4000):
            found = scale.reckoned(costs, workers, 10_000_000)
            shares = (found.workers, found.scheduler, found.merging, found.network)
            assert row[1:] == (
                f"{found.seconds / 3600:.2f}",
                f"{found.chunks:,}",
                " | ".join(f"{100 * share:.1f} %" for share in shares),
            )
            compared += 1
    assert compared == 3
