"""The command line: wrong requests, and folders of an author."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ombre import cards_folder

from ..command import run

Run = Callable[..., "subprocess.CompletedProcess[str]"]

OBSTACLE = """
expansion tolls of crossfire

obstacle toll_gate "Toll Gate" normal
  colour green    type tech    track green, 3    attack 1    nuyen 5    number_printed 99
  when this is defeated:
    current chooses a runner as lucky
    lucky gains 2

rule gate_first: when scene starts:
  reveal obstacles from the top of normal_deck until number_printed = 99 as gate leaving others
  gate flips to current

scenario toll_pays "the gate pays whoever is chosen"
  given:
    players 2
    put toll_gate in row facing P1
    answer lucky with P2
  when:
    P1 defeats toll_gate
  then:
    nuyen of P1 = 3
    nuyen of P2 = 4
"""


@pytest.fixture
def ombre(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `ombre` in an empty folder, as an author would."""
    monkeypatch.chdir(tmp_path)
    return run


def test_the_installed_command(tmp_path: Path) -> None:
    """The script in the folder of Python runs the same function, and its exit code is the code of the process."""
    tool = Path(sys.executable).with_name("ombre")
    done = subprocess.run([tool, "text", "covering_fir"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("ombre: there is no card 'covering_fir'; did you mean 'covering_fire'?")


@pytest.fixture
def tolls(tmp_path: Path) -> Path:
    folder = tmp_path / "my tolls"
    folder.mkdir()
    (folder / "gates.card").write_text(OBSTACLE, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "crosfire", "crossfire"], "there is no game 'crosfire'; did you mean 'crossfire'?"),
        (["play", "crossfire", "crosfire"], "there is no beginning 'crosfire'; did you mean 'crossfire'?"),
        (["play", "crossfire", "crossfire", "--players", "9"], "crossfire is for 1 to 4 players, not 9"),
        (["play", "crossfire", "crossfire", "--players", "1"], "a game cannot be started like this: rule 'team_size'"),
        (["play", "crossfire", "crossfire", "--locale", "fe"], "there is no locale 'fe'; there is: "),
        (["play", "crossfire", "crossfire", "--bots", "rando"], "there is no bot 'rando'; did you mean 'random'?"),
        (["play", "crossfire", "crossfire", "--human", "3"], "there is no seat 3 in a game of 2"),
        (["play", "crossfire", "crossfire", "--load", "no.save"], "no.save cannot be read"),
        (["text", "katana", "--game", "croquet"], "there is no game 'croquet'; there is: crazy_eights, crossfire"),
        (["sheet", "crossfire", "--set", "bas", "-o", "x.pdf"], "there is no set 'bas'; did you mean 'base'?"),
        (["sheet", "crossfire", "--url", "x", "-o", "x.pdf"], "--url goes with --to tts only, not with --to pdf"),
        (
            ["sheet", "crossfire", "--kind", "misson", "-o", "x.pdf"],
            "there is no kind of cards 'misson'; did you mean 'mission'?",
        ),
        (["sheet", "crossfire", "--bleed", "2", "--to", "png", "-o", "x"], "--bleed goes with --to pdf only"),
        (
            ["sheet", "crossfire", "--paper", "card", "--bleed", "30", "-o", "x.pdf"],
            "--bleed is a number of millimetres from 0 to 10, not 30",
        ),
        (
            ["sheet", "crossfire", "--paper", "card", "--bleed", "nan", "-o", "x.pdf"],
            "--bleed is a number of millimetres from 0 to 10, not nan",
        ),
        (["check", "nowhere"], "there is no file and no folder nowhere"),
        (["check", "--with", "nowhere"], "there is no expansion and no folder 'nowhere'"),
        (["test", "nowhere"], "there is no file and no folder nowhere"),
    ],
)
def test_unknown_names(ombre: Run, arguments: list[str], sentence: str) -> None:
    """One clear sentence with the nearest names on standard error, exit code 2, and nothing else."""
    done = ombre(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"ombre: {sentence}")
    assert done.stderr.count("\n") == 1


def test_a_game_that_needs_no_card_to_begin_with(ombre: Run) -> None:
    """`play`, `simulate` and `why` take the game alone; a card is refused."""
    done = ombre("play", "crazy_eights", "--seed", "4", "--quiet", "--locale", "fr")
    assert (done.returncode, done.stdout.splitlines()[0]) == (
        0,
        "Résultat\xa0: plus personne ne peut jouer\u202f; victoire de P1",
    )
    assert ombre("simulate", "crazy_eights", "-n", "2", "--bots", "random", "--jobs", "1").returncode == 0
    assert ombre("why", "crazy_eights").stdout.startswith("P2 passes.")
    refused = ombre("play", "crazy_eights", "eight_of_clubs")
    assert (refused.returncode, refused.stderr) == (
        2,
        "ombre: there is no beginning 'eight_of_clubs'; there is: none\n",
    )


def test_in_the_folder_of_a_game_a_command_means_this_game(ombre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game may be left out; what is written in its place is the next argument."""
    assert ombre("new", "game", "night_market").returncode == 0
    monkeypatch.chdir("night_market")
    assert ombre("words", "worth").stdout.startswith("worth: ")
    assert ombre("words", "worth").stdout == ombre("words", "night_market", "worth").stdout
    assert ombre("play", "--seed", "2").stdout == ombre("play", "night_market", "--seed", "2").stdout != ""
    refused = ombre("play", "crossfire", "--seed", "2")  # a game of ombre, named
    assert refused.stderr.startswith("ombre: say what crossfire is started with: ")
    assert ombre("sheet", "-o", "cards.pdf").returncode == 0
    monkeypatch.chdir("base")
    assert ombre("check").stdout == ombre("check", ".").stdout == "4 cards checked: 0 errors\n"
    monkeypatch.chdir(cards_folder() / "gin_rummy")
    assert ombre("test").stdout == ombre("test", ".").stdout  # one that ombre ships, and not all of them
    assert ombre("rules", "--locale", "en").stdout == ombre("rules", "gin_rummy", "--locale", "en").stdout


def test_a_folder_that_names_no_game(ombre: Run, tmp_path: Path) -> None:
    """A folder outside the checkout must say which game it expands."""
    (tmp_path / "lost").mkdir()
    (tmp_path / "lost" / "cards.card").write_text('obstacle x "X"\n', encoding="utf-8")
    done = ombre("check", "lost")
    assert done.returncode == 2
    assert "write 'expansion NAME of GAME'" in done.stderr


def test_an_obstacle_of_ones_own(ombre: Run, tolls: Path) -> None:
    """A card in a folder outside the checkout is checked, tested, played and printed in both languages."""
    assert ombre("check", str(tolls)).stdout.endswith("0 errors\n")
    assert ombre("test", str(tolls)).stdout == "1 passed, 0 failed\n"
    text = ombre("text", "toll_gate", "--with", str(tolls))
    assert text.stdout == "Toll Gate\nDEFEATED: Choose a runner. That runner gains 2 nuyen.\n"
    french = ombre("text", "toll_gate", "--with", str(tolls), "--locale", "fr")
    assert french.stdout.endswith("Ce Runner gagne 2 Nuyens.\n")
    log = ombre("play", "crossfire", "crossfire", "--players", "4", "--seed", "1", "--with", str(tolls)).stdout
    assert "Toll Gate attacks" in log
    done = ombre("sheet", "crossfire", "--with", str(tolls), "--set", "my_tolls", "--locale", "fr", "-o", "tolls.pdf")
    assert (done.returncode, done.stdout) == (0, "tolls.pdf écrit\n")
    assert (tolls.parent / "tolls.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
@pytest.mark.parametrize("game", [("crossfire", "prime_runner"), ("srtcg", "web_revision")], ids="-".join)
def test_all_cards_of_the_games_fit_on_paper(ombre: Run, game: tuple[str, str], language: str) -> None:
    """No text is too tall for its card, and no name is too long for its bar."""
    done = ombre("sheet", game[0], "--with", game[1], "--locale", language, "-o", "all.pdf")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (
        0,
        {"fr": "all.pdf écrit\n"}.get(language, "wrote all.pdf\n"),
        "",
    )


def test_cards_for_tabletop_simulator(ombre: Run, tolls: Path) -> None:
    """A folder with pictures and a file with their URLs, by default those of the folder."""
    make = ("sheet", "crossfire", "--with", str(tolls), "--set", "my_tolls", "--locale", "fr", "--to", "tts")
    done = ombre(*make, "-o", "my table")
    assert done.returncode == 0
    assert "my table/crossfire.json écrit\n" in done.stdout
    folder = tolls.parent / "my table"
    (card,) = json.loads((folder / "crossfire.json").read_text(encoding="utf-8"))["ObjectStates"]
    assert (card["Name"], card["Nickname"], card["GMNotes"]) == ("Card", "[en] Toll Gate", "toll_gate")
    assert card["Description"].endswith("Ce Runner gagne 2 Nuyens.")
    (custom,) = card["CustomDeck"].values()
    pictures = {picture.as_uri() for picture in folder.glob("*.png")}
    assert {custom["FaceURL"], custom["BackURL"]} == pictures
    ombre(*make, "-o", "my table", "--url", "https://example.org/")
    text = (folder / "crossfire.json").read_text(encoding="utf-8")
    assert "https://example.org/obstacle_1" in text and "file:" not in text


def test_text_that_does_not_fit_is_told(ombre: Run, tolls: Path) -> None:
    """The message names the line of the card, the language and the millimetres; the sheet is printed anyway."""
    card = tolls / "gates.card"
    more = "  when this is defeated:\n    current chooses a runner as lucky\n    lucky gains 2\n"
    card.write_text(card.read_text(encoding="utf-8").replace(more, more * 9), encoding="utf-8")
    make = ("sheet", "crossfire", "--with", str(tolls), "--set", "my_tolls", "--kind", "obstacle", "--paper", "card")
    done = ombre(*make, "--bleed", "1.5", "-o", "tolls.pdf")
    assert (done.returncode, done.stdout) == (1, "wrote tolls.pdf\n")
    assert re.search(
        r"gates\.card:4.*: error: the text of toll_gate is \d+\.\d+ mm too tall at 7 pt, its smallest size \(en\)\n$",
        done.stderr,
    )
    assert b"/TrimBox" in (tolls.parent / "tolls.pdf").read_bytes()


def test_a_folder_that_cannot_be_written(ombre: Run, tolls: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    for to in ("tts", "png"):
        done = ombre("sheet", "crossfire", "--with", str(tolls), "--set", "my_tolls", "--to", to, "-o", "taken")
        assert done.returncode == 2
        (sentence,) = done.stderr.strip().splitlines()
        assert sentence.startswith("ombre: taken/") and "cannot be written: " in sentence


def test_a_failing_scenario_says_what_it_found(ombre: Run, tolls: Path) -> None:
    """The line, the difference in words, and exit code 1."""
    path = tolls / "gates.card"
    path.write_text(OBSTACLE.replace("nuyen of P2 = 4", "nuyen of P2 = 5"), encoding="utf-8")
    done = ombre("test", str(tolls))
    assert done.returncode == 1
    assert done.stderr == "my tolls/gates.card:23: toll_pays: nuyen of P2 is 4, expected 5\n"


def test_diagnostics_as_data(ombre: Run, tolls: Path) -> None:
    """`--format json` is a list of plain objects, and exit code 1."""
    (tolls / "gates.card").write_text(OBSTACLE.replace("lucky gains 2", "lukcy gains 2"), encoding="utf-8")
    done = ombre("check", str(tolls), "--format", "json")
    assert done.returncode == 1
    (found,) = json.loads(done.stdout)
    assert (found["code"], found["line"], found["column"]) == ("E110", 8, 5)
    assert found["help"] == "did you mean 'lucky'?"


def test_what_is_wrong_in_french(ombre: Run, tolls: Path) -> None:
    """The same place and code, in the chosen language."""
    (tolls / "gates.card").write_text(OBSTACLE.replace("lucky gains 2", "lukcy gains 2"), encoding="utf-8")
    done = ombre("check", str(tolls), "--locale", "fr")
    assert done.returncode == 1
    assert "gates.card:8:5: erreur[E110]: nom inconnu\u00a0: «\u00a0lukcy\u00a0»" in done.stderr
    assert "aide: vouliez-vous dire «\u00a0lucky\u00a0»\u202f?" in done.stderr
    assert done.stdout == "1 carte vérifiée\u00a0: 1 erreur\n"


@pytest.mark.long
def test_how_much_is_translated(ombre: Run, tolls: Path) -> None:
    """Numbers for each language; for one language, also the missing ids. A release needs all of them."""
    own = ombre("locale", "status", "fr", "--with", str(tolls), "--game", "crossfire")
    assert re.match(r"fr\n  messages (\d+) of \1\n  diagnostics (\d+) of \2\n  crossfire: words ", own.stdout)
    assert "    missing toll_gate\n" in own.stdout
    assert re.search(r"\n  [1-9]\d* left to do; checked: no fault; read: \d{4}-", own.stdout)
    assert own.stderr == ""
    sheet = ("sheet", "crossfire", "--with", str(tolls), "--set", "my_tolls", "-o", "tolls.pdf", "--release")
    assert ombre(*sheet).returncode == 0
    done = ombre(*sheet, "--locale", "fr")
    assert done.returncode == 2
    assert "this is no release in fr: toll_gate: it has no name" in done.stderr
    assert ombre("locale", "status", "xx").stderr.startswith("ombre: there is no locale 'xx'")


def test_a_card_with_errors_is_not_played(ombre: Run, tolls: Path) -> None:
    """The diagnostics are shown instead, without a traceback."""
    (tolls / "gates.card").write_text(OBSTACLE.replace("lucky gains 2", "lukcy gains 2"), encoding="utf-8")
    done = ombre("play", "crossfire", "crossfire", "--with", str(tolls))
    assert done.returncode == 1
    assert "error[E110]: unknown name 'lukcy'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_same_game_in_both_languages(ombre: Run) -> None:
    """The same seed gives the same final state in each language."""
    play = ["play", "crossfire", "crossfire", "--players", "4", "--seed", "7"]
    english, french = ombre(*play), ombre(*play, "--locale", "fr")
    assert english.stdout.splitlines()[-1].split()[-1] == french.stdout.splitlines()[-1].split()[-1]
    assert "\nResult: " in english.stdout


def test_greedy_bots_play_another_game(ombre: Run) -> None:
    """Greedy bots play another game than random bots; `test_bots.py` tests that a seed gives them one game."""
    play = ["play", "crossfire", "extraction", "--players", "1", "--seed", "7"]
    greedy, careless = ombre(*play, "--bots", "greedy"), ombre(*play)
    assert greedy.returncode == careless.returncode == 0
    assert greedy.stdout != careless.stdout


def test_a_human_plays_undoes_saves_and_goes_on(ombre: Run) -> None:
    """A number is an answer, u undoes one, s saves and quits; a saved game can be continued."""
    play = ["play", "crossfire", "crossfire", "--players", "2", "--seed", "3", "--human", "1"]
    done = ombre(*play, "--save", "mine.save", typed="1\nu\n99\n1\n1\ns\n")
    assert done.returncode == 0
    assert "there is no such number" in done.stdout.lower()
    state = done.stdout.split()[-1]
    on = ombre(*play, "--load", "mine.save", typed="q\n")
    assert on.stdout.split()[-1] == state


def test_a_player_sees_the_table_and_reads_a_card(ombre: Run) -> None:
    """In the language of the game, and without hidden cards."""
    play = ["play", "crossfire", "crossfire", "--players", "2", "--seed", "5", "--human", "1"]
    told = ombre(*play, typed="t\nr 1\nr fireb\nr nothing at all\nq\n").stdout
    assert "Deck: 4 cards" in told and "Hand: 3 cards" in told  # of P1, and of P2
    assert "Hand: Mana ×2, Quick Shot" in told and "P1: HP 7/7, nuyen 3" in told
    assert "> Mana\ntype: spell, damage 1 blue" in told and "\n> Fireball\n" in told
    assert "There is no card nothing at all" in told
    told = ombre(*play, "--locale", "fr", typed="t\nr boule\nq\n").stdout
    assert "Main\N{NO-BREAK SPACE}: 3 cartes" in told and "total de PV 7/7" in told and "\n> Boule de Feu\n" in told


def test_copies_that_lie_together_are_one_option(ombre: Run) -> None:
    told = ombre("play", "crossfire", "crossfire", "--players", "2", "--seed", "5", "--human", "1", typed="q\n").stdout
    assert told.count("Play Mana\n") == 1 and "  3  Pass\n" in told  # of two in hand


def test_a_damaged_save_is_refused(ombre: Run, tmp_path: Path) -> None:
    """One sentence, and the file is not changed."""
    (tmp_path / "bad.save").write_bytes(b"not a game")
    done = ombre("play", "crossfire", "crossfire", "--load", "bad.save")
    assert done.returncode == 2
    assert done.stderr.startswith("ombre: bad.save: ")
    assert (tmp_path / "bad.save").read_bytes() == b"not a game"


def test_a_file_of_an_older_version(ombre: Run, tmp_path: Path) -> None:
    """Old spellings are reported, and rewritten by `--migrate`; `turn` is also a verb, so the line is valid."""
    folder = tmp_path / "old"
    folder.mkdir()
    card = folder / "old.card"
    old = "expansion old of crossfire\n\nrule again: when scene starts:\n  current chooses a runner as lucky\n"
    card.write_text(f"{old}  if lucky exists:\n    begin turn  # it exists\n")
    assert ombre("check", "old").stderr.count("or let 'ombre fmt --migrate' do it") == 2
    assert ombre("fmt", "old").returncode == 1
    assert ombre("fmt", "--migrate", "old").stdout == "changed old/old.card\n1 files changed\n"
    assert card.read_text() == f"{old}  if lucky is not nothing:\n    start turn  # it exists\n"
    assert ombre("check", "old").returncode == 0
