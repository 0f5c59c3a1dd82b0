"""`--card` of pairs and mutate: only what concerns one card."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.workshop.cli import app


def test_pairs_with_one_card(tmp_path: Path) -> None:
    out = str(tmp_path / "failed.card")
    options = ["pairs", "hearts", "--of", "cards", "--card", "queen_of_spades", "--pairs", "3", "--json", "-o", out]
    done = CliRunner().invoke(app, options)
    found = json.loads(done.stdout)
    assert done.exit_code == 0 and 0 < found["pairs"] <= 3


@pytest.mark.parametrize("command", ["pairs", "mutate"])
def test_a_card_that_does_not_exist_is_told(command: str, tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "fixtures" / "games" / "orchard"
    done = CliRunner().invoke(app, [command, str(folder), "--card", "nobody"])
    assert done.exit_code != 0 and "nobody" in str(done.exception)
