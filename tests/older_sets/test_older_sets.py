"""Sets of an earlier version of the language stay what they were: migrated, they play the same games.

`language_2.tar.xz` holds the games of the project as they were in version 2 of the language, with their scenarios, and
`language_2.games.xz` the questions, answers and results of 20 games of each, as the engine of that time played them.
`language_2.left` names the lines whose old meaning cannot be written, and the games that differ for one of them, each
with its ruling.
"""

from __future__ import annotations

import re
import tarfile
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.workshop.cli import app

from .playing import Game, again, recorded, tables

HERE = Path(__file__).parent
QUICK = ("bluff", "coup", "orchard", "pond")  # the others are compiled and played by the long tests
GAMES = (
    "arena bluff coup crazy_eights crossfire feast gin_rummy hearts island lantern orchard pond srtcg thicket toy"
    " tricks vigil wizards".split()
)


def run(*words: str) -> str:
    return CliRunner().invoke(app, [*words], catch_exceptions=False).output


@cache
def left() -> frozenset[str]:
    """The lines whose old meaning cannot be written, and the games that differ."""
    lines = (HERE / "language_2.left").read_text(encoding="utf-8").split("\n")
    return frozenset(line for line in lines if line and not line.startswith((" ", "#")))


def unpacked(game: str, folder: Path) -> Path:
    """The folder of a game, as it was in version 2 of the language."""
    with tarfile.open(HERE / "language_2.tar.xz") as archive:
        parts = [one for one in archive.getmembers() if one.name.split("/")[1:2] == [game]]
        archive.extractall(folder, parts, filter="data")
    (found,) = folder.glob(f"*/{game}")
    return found


def test_every_game_is_played() -> None:
    assert {game.sets.partition("+")[0] for game, _ in recorded(HERE / "language_2.games.xz")} == {*GAMES}


@pytest.mark.parametrize("game", [g if g in QUICK else pytest.param(g, marks=pytest.mark.long) for g in GAMES])
def test_a_migrated_game_is_what_it_was(game: str, tmp_path: Path) -> None:
    """Its recorded games have the same questions and results, and its scenarios pass."""
    for part in ("cards", "games"):
        (tmp_path / part).mkdir()
    folder = unpacked(game, tmp_path)
    said = run("fmt", str(folder), "--migrate")
    named = {line for line in re.findall(r"^\S+\.card:\d+:\d+: warning\[W517\].*", said, re.MULTILINE)}
    assert named <= left()
    assert named or not re.search("language 2", "".join(p.read_text("utf-8") for p in folder.rglob("*.card")))
    tested = run("test", str(folder))
    failed = re.findall(r"^(\S+\.card):\d+: (\w+): ", tested, re.MULTILINE)
    assert re.search(r" 0 failed|\d failed", tested) and {f"{file}: {id}" for file, id in failed} <= left()
    assert f", {len(dict.fromkeys(failed))} failed" in tested
    found = dict(tables(tmp_path))
    unasked = questions(named, tmp_path)
    played = [(str(one), *again(found[one.sets], one, lines, unasked)) for one, lines in of(game)]
    assert len(played) >= 20
    assert [name for name, lines, now in played if now != lines and name not in left()] == []


def questions(named: Collection[str], folder: Path) -> set[str]:
    """The names of the questions that are not always asked today, by the warnings that name them."""
    found: set[str] = set()
    for warning in named:
        place, _, told = warning.partition(": warning[W517]: ")
        if told.startswith("this is not offered now"):
            found |= {"may", "window"}
        elif told.startswith("this is not asked now"):
            name, number, _ = place.rsplit(":", 2)
            (path,) = folder.glob(f"*/{name}")
            line = path.read_text(encoding="utf-8").split("\n")[int(number) - 1]
            found |= {*re.findall(r" as (\w+)", line)}
    return found


def of(game: str) -> list[tuple[Game, list[str]]]:
    """The recorded games of a game and its expansions."""
    return [one for one in recorded(HERE / "language_2.games.xz") if one[0].sets.partition("+")[0] == game]


def test_another_rule_is_noticed(tmp_path: Path) -> None:
    for part in ("cards", "games"):
        (tmp_path / part).mkdir()
    path = unpacked("coup", tmp_path) / "rules" / "game.card"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("coins of who rises by amount", "coins of who rises by amount + 1"), encoding="utf-8")
    found = dict(tables(tmp_path))
    assert any(now != then for then, now in (again(found[one.sets], one, lines) for one, lines in of("coup")))
