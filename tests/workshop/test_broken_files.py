"""`ombre test` with broken files: the other scenarios run, and the exit code reports the errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table
from ombre.workshop.cli import app
from ombre.workshop.game.loaded import CardErrors
from ombre.workshop.scenarios.running import run, whole

RULES = """game shed language 3
  players 1 to 2

kind hand is player
  has weight number
  zones bench open
  you is this

kind tool is card
  slots use
  you is owner of this

kind season is card
  begins game

season spring "Spring"

verb who:hand lifts amount:number
  weight of who rises by amount

setup:
  weight of current becomes 0

flow day repeats
  step work:
    end game with done
"""
FILES = {
    "rules": RULES,
    "whole": """tool spade "Spade"
  use:
    you lift 1

scenario dug "it is there"
  given:
    put spade in bench of P1
  then:
    spade is in bench of P1
""",
    "broken": """tool rake "Rake"
  use:
    yuo lift 1

scenario raked "it is not"
  given:
    put rake in bench of P1
  then:
    rake is in bench of P1
""",
    "needing": """scenario both "it needs what is broken"
  given:
    put rake, spade in bench of P1
  then:
    rake is in bench of P1
""",
    "weeds": "rule wet:\n  hands cannot lift 1\n  yuo cannot lift 2\n",
}


def table(*names: str) -> Table:
    files = tuple(CardFile(Source(f"{name}.card", FILES[name]), name, name, Path(f"{name}.card")) for name in names)
    return Table(Project(GameFolder("shed", Path()), files, (), names))


def test_what_is_whole_is_left() -> None:
    found = whole(table("rules", "whole", "broken", "needing"))
    assert {name: [one.code for one in wrong] for name, wrong in found.broken.items()} == {"broken.card": ["E110"]}
    assert found.needing == ["needing.card"]
    assert [(one.id, one.passed) for one in run(found.table)] == [("dug", True)]


def test_without_a_rule_nothing_runs() -> None:
    """Without a rule, the results of other scenarios would be meaningless."""
    with pytest.raises(CardErrors, match="unknown name 'yuo'"):
        whole(table("rules", "whole", "weeds"))


def test_a_folder_and_its_files(tmp_path: Path) -> None:
    """For a folder, all broken files are reported; for a file, only its errors and those of files that it needs."""
    folder = tmp_path / "shed"
    folder.mkdir()
    put = "  given:\n    put {} in deck of P1\n  then:\n    {} is in deck of P1\n"
    texts = {
        "fine": f'expansion shed of srtcg\n\nscenario fine "it is fine"\n{put.format("chop_shop", "chop_shop")}',
        "broken": f'scenario broken "it is not"\n{put.format("chop_shopp", "chop_shop")}',
    }
    for name, text in texts.items():
        (folder / f"{name}.card").write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["test", str(folder)])
    assert (done.exit_code, done.stdout) == (1, "1 passed, 0 failed, 1 file not run\n")
    assert "shed/broken.card:3:9: error[E120]: there is no card 'chop_shopp'" in done.stderr
    done = CliRunner().invoke(app, ["test", str(folder / "fine.card")])
    assert (done.exit_code, done.stdout, done.stderr) == (0, "1 passed, 0 failed\n", "")
