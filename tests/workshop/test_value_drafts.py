"""A new list of values in another language: its drafts, and what is said of an entry with the forms of a noun."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.project import open_game
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
