"""A card with a new id: whatever has a former id still means it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ombre
from ombre.runtime.records import Deck
from ombre.session.bench import run_scenario
from ombre.session.changed_rules import refitted_deck, refitted_kept
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app

TORCH = """expansion night of crossfire

gear torch "Torch"
  formerly lamp, candle
  type weapon    cost 2    damage black    copies 1
  play:
    you draw 1

scenario torch_lit "A torch is lit"
  given:
    players 2
    put lamp in hand of P1
    put mana in deck of P1
  when:
    P1 plays lamp
  then:
    there is a copy of candle in played of P1
"""
OTHER = """expansion later of crossfire after night

replace gear lamp "Big Torch"
  type weapon    cost 2    damage black 2    copies 1
"""
NAMES = """msgid ""
msgstr "Language: de\\n"

# ours
msgctxt "lamp"
msgid "Torch"
msgstr "Fackel {gender: f}"
"""


@pytest.fixture
def night(tmp_path: Path) -> Path:
    folder = tmp_path / "night"
    (folder / "locales" / "de").mkdir(parents=True)
    (folder / "cards.card").write_text(TORCH, encoding="utf-8")
    (folder / "locales" / "de" / "names.po").write_text(NAMES, encoding="utf-8")
    return folder


def run(*words: str) -> str:
    done = CliRunner().invoke(app, [*words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_names_in_other_languages_are_found(night: Path) -> None:
    game = ombre.load("crossfire", night)
    assert game.text("torch", "de").startswith("Fackel")
    assert game.text("torch", "fr").startswith("[en] Torch")
    assert "lamp" not in run("check", str(night))


def test_a_scenario_with_a_former_id_passes(night: Path) -> None:
    table = open_table("crossfire", [str(night)])
    (scenario,) = (one for module in table.scenarios() for one in module.scenarios if one.id == "torch_lit")
    assert run_scenario(table.rules, scenario).failures == ()


def test_another_set_replaces_the_card_by_its_former_id(night: Path, tmp_path: Path) -> None:
    later = tmp_path / "later"
    later.mkdir()
    (later / "cards.card").write_text(OTHER, encoding="utf-8")
    game = ombre.load("crossfire", [night, later])
    assert game.text("torch").startswith("Big Torch")
    assert "lamp" not in game.rules.card_number


def test_decks_and_kept_cards_are_found(golden: Callable[[str], Table], night: Path) -> None:
    rules = open_table("crossfire", [str(night)]).rules
    assert refitted_deck(rules, Deck("mine", (("lamp", 1), ("torch", 2), ("rose", 1)))) == (
        Deck("mine", (("torch", 3),)),
        ["rose"],
    )
    assert refitted_kept(rules, {"covered": ("lamp", "rose"), "karma": 3}) == (
        {"covered": ("torch",), "karma": 3},
        ["covered: rose"],
    )
    session = Session(rules, Start(2, 1, "crossfire", kept={0: {"covered": ("candle",)}}))
    assert rules.card_number["torch"] in session.g.card


def test_commands_and_deck_lists_take_a_former_id(night: Path, tmp_path: Path) -> None:
    own = ("--with", str(night))
    assert run("text", "candle", "--game", "crossfire", *own).startswith("Torch")
    assert "1 passed, 0 failed" in run("test", str(night), "--card", "lamp")
    assert "changes" in run("mutate", str(night), "--card", "lamp", "-n", "1", "--jobs", "1")
    (tmp_path / "mine.txt").write_text("2 lamp\n", encoding="utf-8")
    assert dict(open_table("crossfire", [str(night)]).deck(tmp_path / "mine.txt").cards) == {"torch": 2}


def test_a_saved_game_goes_on_in_the_terminal(night: Path, tmp_path: Path) -> None:
    """The id and the effect of a card have changed since `ombre play` has saved the game."""
    cards, saved = night / "cards.card", str(tmp_path / "a.save")
    new = cards.read_text(encoding="utf-8")
    cards.write_text(
        new.replace("gear torch", "gear lamp").replace("  formerly lamp, candle\n", "").partition("scenario")[0],
        encoding="utf-8",
    )
    play = ["play", "crossfire", "crossfire", "--with", str(night), "--human", "1", "--quiet"]
    CliRunner().invoke(app, [*play, "--save", saved], input="1\n1\ns\n", catch_exceptions=False)
    cards.write_text(new.replace("draw 1", "draw 2"), encoding="utf-8")
    done = CliRunner().invoke(app, [*play, "--load", saved], input="q\n", catch_exceptions=False)
    assert done.exit_code == 0
    assert "answers still fit: the game was saved with other cards or rules" in done.output
