"""Sets that were written for an earlier version of their game: silent while they work, told and mended when not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.workshop.cli import app

POND = Path(__file__).parents[1] / "fixtures" / "games" / "pond"
SET = """expansion reeds of pond version 1 language 1

hat straw "Straw Hat"
  cost 1
  when you eat once per day:
    flies of you rises by 1

deck brought:
  2 cap, 1 straw

scenario straw_hat "A hat is worn"  # cap stays in a comment
  given:
    players 2
    put straw, cap in bag of P1
  then:
    cap is in bag of P1
"""
OLD_WORD = """
rule cap:
  when a toad eats:
    dusk rises by 1

scenario own_cap "A name that is like a former id"
  given:
    players 2
    put crown as cap in bag of P1
  then:
    cap is in bag of P1
"""


@pytest.fixture
def reeds(tmp_path: Path) -> Path:
    """A set for version 1 of a game that has version 2: the cap is a bonnet now, and a toad is a frog."""
    shutil.copytree(POND, tmp_path / "games" / "pond")
    game = tmp_path / "games" / "pond" / "rules" / "pond.card"
    text = game.read_text(encoding="utf-8")
    text = text.replace("game pond\n", "game pond\n  version 2\n  say frog for toad\n", 1)
    text = text.replace('hat cap "Cap"\n', 'hat bonnet "Bonnet"\n  formerly cap\n')
    game.write_text(text, encoding="utf-8")
    (tmp_path / "games" / "reeds").mkdir()
    return tmp_path / "games" / "reeds"


def run(*words: str) -> str:
    return CliRunner().invoke(app, [*words], catch_exceptions=False).output


def test_an_older_set_that_works_is_silent(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (reeds / "reeds.card").write_text(SET, encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    told = run("check", str(reeds))
    assert "0 errors" in told, told
    assert "W512" not in told and "version" not in told
    assert "cap" not in run("test", str(reeds)) and "passed" in run("test", str(reeds))


def test_what_does_not_work_any_more_is_told_and_mended(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = reeds / "reeds.card"
    path.write_text(SET + OLD_WORD, encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    told = " ".join(run("check", str(reeds)).split())
    assert "W512" in told
    assert "this set was written for version 1 of pond, which has version 2 today" in told
    assert "renamed since: toad -> frog, cap -> bonnet; 'ombre fmt --migrate' writes the new words" in told
    run("fmt", str(reeds), "--migrate")
    text = path.read_text(encoding="utf-8")
    new = SET.replace("cap,", "bonnet,").replace(", cap in", ", bonnet in").replace("cap is", "bonnet is")
    new = new.replace("version 1 language 1", "version 2 language 2").replace("2 cap", "2 bonnet")
    assert text == new + OLD_WORD.replace("toad", "frog")
    assert "0 errors" in run("check", str(reeds))
    assert "0 files changed" in run("fmt", str(reeds), "--migrate")


def test_what_cannot_be_mended_keeps_its_version(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = reeds / "reeds.card"
    path.write_text(SET + "\nremove rule nothing_like_this\n", encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    run("fmt", str(reeds), "--migrate")
    assert "version 1 language 1" in path.read_text(encoding="utf-8")
    path.write_text("expansion reeds of pond version 9\n\nremove rule nothing_like_this\n", encoding="utf-8")
    assert "a later version of the game or of the language" in " ".join(run("check", str(reeds)).split())
