"""Decks as plain lists, in and out; a deck on sheets and in Tabletop Simulator, each card as often as the deck says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app
from ombre.workshop.game.deck_lists import list_name

from ..compiler.test_card_numbers import GAME as DUST

CARDS = """
deck few:
  2 one, 1 two

spell one "One"
  number 1
  cast:
    round rises by 1

spell two "Two (2nd)"
  number 2
  cast:
    round rises by 2

spell three "Three"
  number 3
  cast:
    round rises by 3

spell other_three "Three"  # meant: same name
  number 4
  cast:
    round rises by 4
"""
GAME = DUST + CARDS


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "dust" / "base"
    folder.mkdir(parents=True)
    (folder / "all.card").write_text(GAME, encoding="utf-8")
    return folder


def listed(table: Table, folder: Path, text: str) -> dict[str, int]:
    file = folder / "mine.txt"
    file.write_text(text, encoding="utf-8")
    return dict(table.deck(file).cards)


def test_lists_are_read_in_the_forms_of_other_sites(game: Path, tmp_path: Path) -> None:
    table = open_table(str(game))
    text = (
        "\ufeffDeck:\r\n2 One\r\n\r\n1x two (2nd)\n3 x Three (rules) 4\n# a note\n// a note\nThree (rules) 3\n1 ONE\n"
    )
    assert listed(table, tmp_path, text) == {"one": 3, "two": 1, "other_three": 3, "three": 1}
    assert listed(table, tmp_path, "2 other_three\n") == {"other_three": 2}


@pytest.mark.parametrize(
    "text",
    [
        "Deck\n2 One\n1 Three (rules) 3\n\nSideboard\n1 One\n",
        "About\nName Two of One\n\nDeck\n3 One\n1 Three (RULES) 3\n",
        "Commander\n1 three (rules) 3 *F*\n\nDECK\n3 One *F* #fast #old\n",
        "2 One [Draw]\n1 One ^Have,#37d67a^\nSB: 1 Three (rules) 3\n",
        "Main Deck:\n3x One\nsb: Three (rules) 3 [Draw] *F*\n",
    ],
)
def test_lists_as_sites_export_them(text: str, game: Path, tmp_path: Path) -> None:
    assert listed(open_table(str(game)), tmp_path, text) == {"one": 3, "three": 1}


def test_a_card_that_is_called_like_a_heading_is_a_card(game: Path, tmp_path: Path) -> None:
    file = game / "all.card"
    text = file.read_text(encoding="utf-8").replace('spell one "One"', 'spell one "Deck"')
    file.write_text(text.replace('spell two "Two (2nd)"', 'spell two "Two [2nd]"'), encoding="utf-8")
    assert listed(open_table(str(game)), tmp_path, "Deck\n2 Two [2nd]\n1 Two [2nd] [Draw]\n") == {"one": 1, "two": 3}


@pytest.mark.parametrize("name", ["Équipe de Nuit", "équipe  de nuit", "Night Shift", "night_shift"])
def test_a_card_has_its_names_in_all_languages(name: str, tmp_path: Path) -> None:
    assert listed(open_table("srtcg"), tmp_path, f"4 {name}\n") == {"night_shift": 4}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1 One\n2 Towards\n", ":2: no card is called 'Towards'; write its name in a language of the game, or its id"),
        ("2 Thre\n", ":1: no card is called 'Thre'; did you mean 'three'?"),
        ("2 Three\n", ":1: 'Three' is the name of several cards; write one of: three, other_three"),
        ("0 One\n", ":1: a deck has at least 1 of a card; leave the line out"),
        ("# nothing\n", " lists no cards; write lines such as '3 NAME'"),
    ],
)
def test_a_line_that_is_wrong_is_told(text: str, told: str, game: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError) as raised:
        listed(open_table(str(game)), tmp_path, text)
    assert str(raised.value).endswith(told)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_list_that_is_written_is_read_again(locale: str, tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["deck", "srtcg", "sixty", "--locale", locale, "-o", str(tmp_path / "sixty.txt")])
    assert run.exit_code == 0, run.output
    table = open_table("srtcg")
    assert table.deck(tmp_path / "sixty.txt") == table.deck("sixty")
    assert ("Équipe de Nuit" in (tmp_path / "sixty.txt").read_text(encoding="utf-8")) == (locale == "fr")


def test_names_of_several_cards_are_told_apart_by_their_numbers(game: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("2 three\n1 other_three\n2 One\n".replace("2 three", "2 Three (rules) 3"))
    run = CliRunner().invoke(app, ["deck", str(game), str(tmp_path / "mine.txt")])
    assert run.output == "2 Three (rules) 3\n1 Three (rules) 4\n2 One\n"
    run = CliRunner().invoke(app, ["deck", str(game), "few", "--numbers"])
    assert run.output == "2 One (rules) 1\n1 Two (2nd) (rules) 2\n"


def test_a_list_becomes_a_deck_of_the_language(game: Path, tmp_path: Path) -> None:
    (tmp_path / "My deck!.txt").write_text("2 One\n", encoding="utf-8")
    run = CliRunner().invoke(app, ["deck", str(game), str(tmp_path / "My deck!.txt"), "--to", "card"])
    assert run.output == "deck my_deck:\n  2 one\n"
    assert list_name("12 of mine") == "deck_12_of_mine" and list_name("!") == "deck"


def tabletop(game: Path, out: Path, *more: str) -> list[dict[str, Any]]:
    run = CliRunner().invoke(app, ["sheet", str(game), "--to", "tts", "--url", "", "-o", str(out), *more])
    assert run.exit_code == 0, run.output
    (file,) = out.glob("*.json")
    piles = json.loads(file.read_text(encoding="utf-8"))["ObjectStates"]
    return [card for pile in piles for card in (pile, *pile.get("ContainedObjects", ()))]


def test_a_deck_is_exported_as_often_as_it_says_with_stable_ids(game: Path, tmp_path: Path) -> None:
    found = tabletop(game, tmp_path / "a", "--deck", "few")
    assert [one["GMNotes"] for one in found if one["Name"] == "Card"] == ["one", "one", "two"]
    ids = [one["GUID"] for one in found]
    assert len(set(ids)) == len(ids) == 4 and all(len(id) == 6 and int(id, 16) >= 0 for id in ids)
    assert [one["GUID"] for one in tabletop(game, tmp_path / "b", "--deck", "few")] == ids
    more = tmp_path / "more.txt"
    more.write_text("1 Three (rules) 3\n1 Two (2nd)\n3 One\n", encoding="utf-8")
    by_card = [one["GUID"] for one in tabletop(game, tmp_path / "c", "--deck", str(more)) if one["GMNotes"] == "one"]
    assert by_card[:2] == [one["GUID"] for one in found if one["GMNotes"] == "one"] and len(set(by_card)) == 3


def test_a_deck_is_printed_as_often_as_it_says(game: Path, tmp_path: Path) -> None:
    (tmp_path / "ten.txt").write_text("9 One\n1 Two (2nd)\n", encoding="utf-8")
    out = tmp_path / "ten.pdf"
    run = CliRunner().invoke(app, ["sheet", str(game), "--deck", str(tmp_path / "ten.txt"), "-o", str(out)])
    assert run.exit_code == 0, run.output
    assert b"/Type/Pages/Count 4" in out.read_bytes()  # ten cards on two pages, and their backs


def test_what_does_not_fit_together_is_refused(game: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["sheet", str(game), "--deck", "few", "--copies", "-o", str(tmp_path / "x.pdf")])
    assert str(run.exception) == "--copies goes without --deck: a deck says how often it has each card"
    run = CliRunner().invoke(app, ["sheet", str(game), "--deck", "fews", "-o", str(tmp_path / "x.pdf")])
    assert str(run.exception) == "there is no deck and no file 'fews'; did you mean 'few'?"
