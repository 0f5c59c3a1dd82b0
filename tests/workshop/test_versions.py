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
    text = text.replace("game pond language 3\n", "game pond language 3\n  version 2\n  say frog for toad\n", 1)
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
    new = new.replace("version 1 language 1", "version 2 language 3").replace("2 cap", "2 bonnet")
    assert text == new + OLD_WORD.replace("toad", "frog")
    assert "0 errors" in run("check", str(reeds))
    assert "0 files changed" in run("fmt", str(reeds), "--migrate")


RENAMED = {
    # in the set: in the game of today
    "toad": "frog",
    "flees": "takes",
    "gnats": "flies",
    "coat": "dress",
    "amber": "gold",
    "sack": "bag",
    "gloom": "dusk",
    "chase": "hunt",
    "costly": "dear",
    "price": "cost",
    "hood": "hat",
    "evening": "turn",
    "munches": "eats",
}
OLD_WORDS = """expansion reeds of pond version 1 language 3

hood straw "Straw Hat"
  price 1
  when you munch once per evening:
    gnats of you rises by 1

rule feast: when a toad munches:
  for each toad as t:
    if gnats of t < price of the hood in sack of t:
      coat of t becomes amber

replace rule costly:
  toads as f cannot flee a hood as h where price of h > gloom

remove step chase
"""
NEW_WORDS = """expansion reeds of pond version 2 language 3

hat straw "Straw Hat"
  cost 1
  when you eat once per turn:
    flies of you rises by 1

rule feast: when a frog eats:
  for each frog as t:
    if number of hats in bag of t > flies of t:
      dress of t becomes gold

replace rule dear:
  frogs as f cannot take a hat as h where cost of h > dusk

remove step hunt
"""


def test_renamed_words_of_all_sorts_are_mended(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kinds with their plurals, verbs with their forms, properties, zones, values, rules, steps, flows and facts."""
    game = reeds.parent / "pond" / "rules" / "pond.card"
    said = "".join(f"  say {new} for {old}\n" for old, new in RENAMED.items() if old != "toad")
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace("  version 2\n", f"  version 2\n{said}", 1), encoding="utf-8")
    path = reeds / "reeds.card"
    old = OLD_WORDS.replace("gnats of t < price of the hood in sack of t", "number of hoods in sack of t > gnats of t")
    path.write_text(old, encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    told = " ".join(run("check", str(reeds)).split())
    assert [old for old, new in RENAMED.items() if f"{old} -> {new}" not in told] == ["flees"]  # the set says 'flee'
    assert "hoods -> hats" in told and "munch -> eat" in told and "flee -> take" in told
    assert "there is no rule 'costly' to replace or remove" in told and "in this game the word is 'dear'" in told
    run("fmt", str(reeds), "--migrate")
    assert path.read_text(encoding="utf-8") == NEW_WORDS
    assert "0 errors" in run("check", str(reeds))


def test_what_can_be_mended_is_written_although_a_mistake_is_left(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = reeds / "reeds.card"
    path.write_text(
        OLD_WORD.replace("\nrule", "expansion reeds of pond\n\nrule") + "\nrule bad:\n  when a toad:\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(reeds.parent)
    assert "error[E00" in run("fmt", str(reeds), "--migrate")
    assert "when a frog eats" in path.read_text(encoding="utf-8")


def test_what_cannot_be_mended_keeps_its_version(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = reeds / "reeds.card"
    path.write_text(SET + "\nremove rule nothing_like_this\n", encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    run("fmt", str(reeds), "--migrate")
    assert "version 1 language 1" in path.read_text(encoding="utf-8")
    path.write_text("expansion reeds of pond version 9\n\nremove rule nothing_like_this\n", encoding="utf-8")
    assert "a later version of the game or of the language" in " ".join(run("check", str(reeds)).split())


def test_a_message_with_a_former_word_is_told_the_new_one(reeds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids in a set's files of messages contain words of the game, which may have been renamed."""
    (reeds / "reeds.card").write_text(SET, encoding="utf-8")
    (reeds / "locales" / "fr").mkdir(parents=True)
    words = "n-toad =\n    .one = crapaud\np-toad-flies =\n    .one = mouche\nz-toad-bag--n-hat =\n    .one = sac\n"
    (reeds / "locales" / "fr" / "lexicon.ftl").write_text(words, encoding="utf-8")
    monkeypatch.chdir(reeds.parent)
    told = " ".join(run("check", str(reeds)).split())
    assert "no text uses the message 'n-toad' help: did you mean 'n-frog'?" in told
    assert "no text uses the message 'p-toad-flies' help: did you mean 'p-frog-flies'?" in told
    assert "no text uses the message 'z-toad-bag' help: did you mean 'z-frog-bag'?" in told
