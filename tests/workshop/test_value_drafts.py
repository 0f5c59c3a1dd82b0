"""A new list of values in another language: its drafts, and what is said of an entry with the forms of a noun."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.project import open_game
from ombre.workshop.api.table import Table
from ombre.workshop.cli import app
from ombre.workshop.printing.printer import Printer

ROOFTOPS = Path(__file__).parents[1] / "fixtures" / "faces" / "rooftops"
FORMS = "a-scarcity-rare =\n    .one = rare\n    .other = rares\n"


@pytest.fixture
def rooftops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The expansion of the fixtures, whose gear has a scarcity that only the colour of the symbol shows."""
    folder = tmp_path / "rooftops"
    shutil.copytree(ROOFTOPS, folder)
    cards = folder / "rooftops.card"
    text = cards.read_text(encoding="utf-8")
    text = text.replace(
        "extend kind gear\n", "values scarcity common, rare\n\nextend kind gear\n  fact rarity scarcity\n"
    )
    cards.write_text(text.replace("copies 2\n", "copies 2    rarity rare\n"), encoding="utf-8")
    faces = folder / "faces.yaml"
    coloured = 'symbol: {colour: rarity}\n\ncolours:\n  rare: "#e0b040"\n'
    faces.write_text(faces.read_text(encoding="utf-8").replace("colours:\n", coloured, 1), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def said(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def printed() -> Printer:
    """The printer of the expansion in French, after it has printed a card."""
    found = Printer(Table(open_game("crossfire", ["rooftops"])), "fr")
    found.printed(found.cards["moonlit_climb"], False)
    return found


def test_the_draft_of_a_value_is_one_text(rooftops: Path) -> None:
    said("locale", "update", "fr", "--with", "rooftops")
    text = (rooftops / "locales" / "fr" / "lexicon.ftl").read_text(encoding="utf-8")
    assert "a-scarcity-rare = rare\n" in text and "a-scarcity-rare =\n" not in text
    assert "p-gear-rarity =\n    .one = rarity\n" in text


def test_a_translation_tool_asks_for_one_text(rooftops: Path, tmp_path: Path) -> None:
    said("locale", "export", "fr", "--game", "crossfire", "--with", "rooftops", "-o", str(tmp_path / "out"))
    (path,) = (tmp_path / "out").rglob("rooftops/lexicon.po")
    text = path.read_text(encoding="utf-8")
    assert 'msgctxt "a-scarcity-rare"\n' in text and "a-scarcity-rare.one" not in text


def test_a_value_that_is_only_a_colour_is_not_missed(rooftops: Path) -> None:
    assert dict(printed().locale.lacking) == {}


def test_a_value_on_the_face_says_what_to_write(rooftops: Path) -> None:
    (rooftops / "locales" / "fr" / "lexicon.ftl").write_text(FORMS, encoding="utf-8")
    faces = rooftops / "faces.yaml"
    shown = faces.read_text(encoding="utf-8").replace("line: {left: [type]", "line: {left: [type, rarity]")
    faces.write_text(shown, encoding="utf-8")
    assert "fr: a-scarcity-rare has only forms; write `a-scarcity-rare = ...`" in printed().locale.lacking


def test_the_check_of_a_language_knows_the_form(rooftops: Path) -> None:
    (rooftops / "locales" / "fr" / "lexicon.ftl").write_text(FORMS, encoding="utf-8")
    found = said("locale", "check", "fr", "--game", "crossfire", "--with", "rooftops", "--all", code=1)
    assert "lexicon.ftl:1:1: error[E605]: 'a-scarcity-rare' has only forms, which nothing prints" in found
    assert "write `a-scarcity-rare = ...` without forms" in found


# What the titles of the rules need, and a verb with words in the rules but without an entry of its own in English.
POND = """game pond language 3
  players 2
  zones water open live

values hues green, gold

kind frog is player
  has flies number
  you is this

kind lily is card
  fact hue hues
  slots open
  you is current

lily rich_lily "Rich Lily"
  hue gold
  open:
    you gain 2

setup filling:
  put rich_lily in water

verb who:frog gains amount:number (gain, gained)
  flies of who rises by amount

flow turn of frog repeats
  step bask:
    choose a lily in water as picked
    perform open of picked as current
"""

NIGHT = """expansion night of pond

extend kind frog
  has fame number

lily moon_lily "Moon Lily"
  hue gold
  open:
    fame of you rises by 1
"""


def test_what_is_drafted_is_all_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbs without an entry in English, and titles of the rules, are drafted, counted, and marked where they lack."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pond").mkdir()
    (tmp_path / "pond" / "pond.card").write_text(POND, encoding="utf-8")
    missing = said("locale", "status", "fr", "--game", "pond")
    ids = [line.split()[1] for line in missing.splitlines() if line.startswith("    missing ") and ":" not in line]
    words = [id for id in ids if "_" not in id]
    assert {"gains", "su-filling", "n-hues", "a-hues-gold", "n-frog"} <= {*words}
    said("locale", "update", "fr", "--game", "pond")
    folder = tmp_path / "pond" / "locales" / "fr"
    drafted = {
        line.partition(" =")[0]
        for name in ("lexicon.ftl", "verbs.ftl")
        for line in (folder / name).read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha()
    }
    assert {*words} == drafted
    for name in ("lexicon.ftl", "verbs.ftl"):
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8").replace("# todo\n", ""), encoding="utf-8")
    lexicon = folder / "lexicon.ftl"
    before, after = lexicon.read_text(encoding="utf-8").split("su-filling")
    lexicon.write_text(before + after.partition("\n\n")[2], encoding="utf-8")
    assert "missing su-filling" in said("locale", "status", "fr", "--game", "pond")
    rules = said("rules", "pond", "--locale", "fr")
    assert "Filling\n  [en]\n" in rules
    (tmp_path / "night.card").write_text(NIGHT, encoding="utf-8")
    told = said("text", "moon_lily", "--with", "night.card", "--locale", "fr")
    assert "ombre locale status fr --game pond --with night.card\N{NO-BREAK SPACE}»" in told
