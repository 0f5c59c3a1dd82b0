"""Two sets of different authors have a card with the same id: both are used together, each called `SET/ID`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ombre
from ombre.compiler.projects.places import UsageError
from ombre.runtime.records import Deck
from ombre.session.changed_rules import refitted_deck
from ombre.workshop.api.table import open_table
from ombre.workshop.cli import app

POND = Path(__file__).parents[1] / "fixtures" / "games" / "pond"
SET = """expansion {0} of pond

hat twin_x "Twin {0}"
  cost {1}
  when you eat once per day:
    flies of you rises by {1}

deck mine_{0}:
  2 cap, 1 twin_x

scenario twin_{0} "The twin of the own set is worn"
  given:
    players 2
    put twin_x, cap in bag of P1
    dusk becomes 3
    flies of P1 becomes 0
  when:
    P1 eats
  then:
    twin_x is in bag of P1
"""
BOTH = """expansion meeting of pond

deck both:
  1 e1/twin_x, 2 e2/twin_x

scenario both_twins "Both twins are worn"
  given:
    players 2
    put e1/twin_x, e2/twin_x in bag of P1
  then:
    e1/twin_x is in bag of P1
    e2/twin_x is in bag of P1
    there is a copy of e2/twin_x in bag of P1
"""
NAMES = 'msgid ""\nmsgstr "Language: fr\\n"\n\nmsgctxt "{0}"\nmsgid "Twin {1}"\nmsgstr "Jumeau {1}"\n'


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(POND, tmp_path / "pond")
    for number, name in enumerate(("e1", "e2"), 1):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}.card").write_text(SET.format(name, number), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, [*words], catch_exceptions=False)
    assert done.exit_code == code, done.output
    return " ".join(done.output.split())


TOGETHER = ("--with", "e1", "--with", "e2")


def test_both_sets_are_used_together_and_the_clash_is_told(world: Path) -> None:
    told = run("check", "pond", *TOGETHER)
    assert "0 errors" in told
    assert "e2/e2.card:3:5: warning[W513]: 'twin_x' is the id of a card in another set, too" in told
    assert "this card is called 'e2/twin_x'" in told
    assert "write 'e1/twin_x' or 'e2/twin_x'" in told and "formerly twin_x" in told
    assert "e1/e1.card:3: declared here first" in told
    assert "W513" in run("check", "e1", "--with", "e2") and "W513" in run("check", "e2", "--with", "e1")
    assert "W513" not in run("check", "e1")


def test_an_author_answers_the_warning(world: Path) -> None:
    text = SET.format("e2", 2).replace("hat twin_x", "# meant: e2/twin_x\nhat twin_x")
    (world / "e2" / "e2.card").write_text(text, encoding="utf-8")
    assert "W513" not in run("check", "pond", *TOGETHER)


def test_a_short_id_means_the_card_of_the_own_set(world: Path) -> None:
    table = open_table("pond", ["e1", "e2"])
    assert dict(table.rules.decks["mine_e1"].cards) == {"cap": 2, "e1/twin_x": 1}
    assert dict(table.rules.decks["mine_e2"].cards) == {"cap": 2, "e2/twin_x": 1}
    assert "1 passed, 0 failed" in run("test", "e1", "--with", "e2")
    assert "1 passed, 0 failed" in run("test", "e2", "--with", "e1")


def test_a_third_set_uses_both(world: Path) -> None:
    (world / "meeting").mkdir()
    path = world / "meeting" / "meeting.card"
    path.write_text(BOTH, encoding="utf-8")
    assert "1 passed, 0 failed" in run("test", "meeting", *TOGETHER)
    assert dict(open_table("pond", ["e1", "e2", "meeting"]).rules.decks["both"].cards) == {
        "e1/twin_x": 1,
        "e2/twin_x": 2,
    }
    assert "0 files changed" in run("fmt", "meeting")
    # With one of the two sets, its full id still means its card; the other card is not there.
    path.write_text(BOTH.partition("scenario")[0].replace(", 2 e2/twin_x", ""), encoding="utf-8")
    assert dict(open_table("pond", ["e1", "meeting"]).rules.decks["both"].cards) == {"twin_x": 1}
    assert "E120" in run("check", "meeting", "--with", "e2", code=1)
    path.write_text(BOTH.replace("1 e1/twin_x", "1 twin_x"), encoding="utf-8")
    told = run("check", "meeting", *TOGETHER, code=1)
    assert "'twin_x' is the id of several cards" in told
    assert "write the set before the id: 'e1/twin_x' or 'e2/twin_x'" in told


def test_another_set_replaces_one_of_them(world: Path) -> None:
    (world / "meeting").mkdir()
    path = world / "meeting" / "meeting.card"
    path.write_text('expansion meeting of pond after e1\n\nreplace hat e1/twin_x "New"\n  cost 3\n', encoding="utf-8")
    game = ombre.load("pond", ["e1", "e2", "meeting"])
    assert game.text("e1/twin_x").startswith("New") and game.text("e2/twin_x").startswith("Twin e2")


def test_a_full_id_is_not_declared(world: Path) -> None:
    (world / "e1" / "e1.card").write_text('expansion e1 of pond\n\nhat e1/two "Two"\n', encoding="utf-8")
    assert "error[E00" in run("check", "e1", code=1)


@pytest.mark.parametrize("word", ["e1/twin_x", "e2/twin_x"])
def test_commands_take_the_full_id(world: Path, word: str) -> None:
    name = f"Twin {word[:2]}"
    assert run("text", word, "--game", "pond", *TOGETHER).startswith(name)
    told = run("test", *TOGETHER, "--card", word)
    assert "1 passed, 0 failed" in told
    told = json.loads(run("pairs", "pond", *TOGETHER, "--card", word, "--json", "--jobs", "1", "--budget", "5"))
    assert 0 < told["pairs"] < told["all"]
    assert "changes" in run("mutate", "pond", *TOGETHER, "--card", word, "-n", "2", "--jobs", "1")


def test_a_short_id_of_both_is_refused(world: Path) -> None:
    for words in (("text", "twin_x", "--game", "pond"), ("test", "--card", "twin_x")):
        with pytest.raises(
            UsageError, match="'twin_x' is the id of several cards; write one of: 'e1/twin_x', 'e2/twin_x'"
        ):
            run(*words, *TOGETHER)
    assert run("text", "e1/twin_x", "--game", "pond", "--with", "e1").startswith("Twin e1")
    with pytest.raises(UsageError, match="there is no card 'e2/twin_x'"):
        run("text", "e2/twin_x", "--game", "pond", "--with", "e1")


def test_deck_lists_have_the_full_id(world: Path) -> None:
    table, alone = open_table("pond", ["e1", "e2"]), open_table("pond", ["e1"])
    list_ = world / "mine.txt"
    list_.write_text("2 e1/twin_x\n1 Twin e2\n", encoding="utf-8")
    assert dict(table.deck(list_).cards) == {"e1/twin_x": 2, "e2/twin_x": 1}
    list_.write_text("2 e1/twin_x\n", encoding="utf-8")
    assert dict(alone.deck(list_).cards) == {"twin_x": 2}
    list_.write_text("2 twin_x\n", encoding="utf-8")
    with pytest.raises(UsageError, match="write one of: e1/twin_x, e2/twin_x"):
        table.deck(list_)


def test_saved_games_and_decks_find_the_card(world: Path) -> None:
    both, alone = open_table("pond", ["e1", "e2"]).rules, open_table("pond", ["e1"]).rules
    assert refitted_deck(alone, Deck("d", (("e1/twin_x", 2), ("e2/twin_x", 1)))) == (
        Deck("d", (("twin_x", 2),)),
        ["e2/twin_x"],
    )
    assert refitted_deck(both, Deck("d", (("e2/twin_x", 2),))) == (Deck("d", (("e2/twin_x", 2),)), [])
    match = ombre.load("pond", ["e1", "e2"]).start(players=2, seed=3)
    again = ombre.load("pond", ["e1", "e2"]).resume(match.save())
    assert again.left_behind == ()


def test_names_in_other_languages(world: Path) -> None:
    for name in ("e1", "e2"):
        folder = world / name / "locales" / "fr"
        folder.mkdir(parents=True)
        (folder / "names.po").write_text(NAMES.format("twin_x", name), encoding="utf-8")
    game = ombre.load("pond", ["e1", "e2"])
    assert game.text("e1/twin_x", "fr").startswith("Jumeau e1") and game.text("e2/twin_x", "fr").startswith("Jumeau e2")
    assert "W508" not in run("check", "pond", *TOGETHER)
    (world / "e2" / "locales" / "fr" / "names.po").write_text(NAMES.format("e1/twin_x", "one"), encoding="utf-8")
    assert ombre.load("pond", ["e1", "e2"]).text("e1/twin_x", "fr").startswith("Jumeau one")
    assert "W508" not in run("check", "pond", *TOGETHER)


def test_translations_go_out_and_in(world: Path) -> None:
    for name in ("e1", "e2"):
        folder = world / name / "locales" / "fr"
        folder.mkdir(parents=True)
        (folder / "names.po").write_text(NAMES.format("twin_x", name), encoding="utf-8")
    run("locale", "export", "fr", "--game", "pond", *TOGETHER, "-o", "texts")
    path = world / "texts" / "fr" / "pond" / "e2" / "names.po"
    text = path.read_text(encoding="utf-8")
    assert 'msgctxt "e2/twin_x"' in text and "Jumeau e1" not in text
    path.write_text(text.replace("Jumeau e2", "Jumelle"), encoding="utf-8")
    run("locale", "import", str(path), *TOGETHER)
    text = (world / "e2" / "locales" / "fr" / "names.po").read_text(encoding="utf-8")
    assert text.count("msgctxt") == 1 and 'msgctxt "twin_x"\nmsgid "Twin e2"\nmsgstr "Jumelle"' in text


def test_sheets_and_galleries_have_a_file_for_each(world: Path) -> None:
    run("sheet", "pond", *TOGETHER, "--to", "png", "-o", "out", "--locale", "en")
    files = {path.name for path in (world / "out").iterdir()}
    assert {"e1__twin_x.png", "e2__twin_x.png", "cap.png"} <= files
    run("gallery", "pond", *TOGETHER, "-o", "site", "--locale", "en")
    assert {"e1__twin_x.html", "e2__twin_x.html"} <= {path.name for path in (world / "site" / "en" / "cards").iterdir()}


def test_the_card_of_the_game_keeps_its_id(world: Path) -> None:
    """A later version of the game may declare a card that a set has, too; or the author has forgotten `replace`."""
    text = SET.format("e1", 1).replace("hat twin_x", "hat cap").replace("2 cap, 1 twin_x", "1 cap")
    (world / "e1" / "e1.card").write_text(text.partition("scenario")[0], encoding="utf-8")
    told = run("check", "e1")
    assert "this card is called 'e1/cap'" in told and "write 'replace hat cap' to change the card of the game" in told
    game = ombre.load("pond", "e1")
    assert game.text("cap").startswith("Cap") and game.text("e1/cap").startswith("Twin e1")
    assert dict(open_table("pond", ["e1"]).rules.decks["mine_e1"].cards) == {"e1/cap": 1}


def test_a_set_for_an_earlier_version_of_the_game_works_in_silence(world: Path) -> None:
    """The game has declared the id since: the author of the set has made no mistake, and players need not be told."""
    rules = next(path for path in sorted((world / "pond").rglob("*.card")) if "game pond" in path.read_text("utf-8"))
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("game pond language 3\n", "game pond language 3\n  version 2\n", 1), encoding="utf-8")
    card = (
        SET.format("e1", 1)
        .replace("hat twin_x", "hat cap")
        .replace("2 cap, 1 twin_x", "1 cap")
        .partition("scenario")[0]
    )
    for version, is_told in ((" version 1", False), (" version 2", True), ("", True)):
        text = card.replace("of pond\n", f"of pond{version}\n", 1)
        (world / "e1" / "e1.card").write_text(text, encoding="utf-8")
        told = run("check", "e1")
        assert ("W513" in told) is is_told, (version, told)
        assert ombre.load("pond", "e1").text("e1/cap").startswith("Twin e1")
    # The set is told of another set all the same: which of the two is meant must be written.
    (world / "e1" / "e1.card").write_text(
        SET.format("e1", 1).replace("of pond", "of pond version 1", 1), encoding="utf-8"
    )
    assert "W513" in run("check", "pond", *TOGETHER)


def test_a_set_that_comes_with_the_game_is_compiled_with_the_full_id(tmp_path: Path) -> None:
    """The modules in `generated/` have the short ids, which are right only without the other set."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "own.card").write_text(
        'expansion own of crossfire\n\ngear crate "My Crate"\n  type weapon    cost 1\n', encoding="utf-8"
    )
    shipped = open_table("crossfire", []).project.place.expansions()
    ids = {id: name for name in shipped for id in open_table("crossfire", [name]).rules.card_number}
    base = open_table("crossfire", []).rules.card_number
    id = next(id for id in ids if id not in base)
    text = (tmp_path / "own" / "own.card").read_text(encoding="utf-8").replace("gear crate", f"gear {id}")
    (tmp_path / "own" / "own.card").write_text(text, encoding="utf-8")
    known = open_table("crossfire", [ids[id], str(tmp_path / "own")]).rules.card_number
    assert {f"own/{id}", f"{ids[id]}/{id}"} <= known.keys() and id not in known
