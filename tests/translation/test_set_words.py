"""The name and the date of a set: words of `set.yaml` that are translated in `names.po`, as words on cards are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.prose.language.set_words import set_words
from ombre.workshop.api.table import Table
from ombre.workshop.cli import app
from ombre.workshop.printing.printer import Printer

ROOFTOPS = Path(__file__).parents[1] / "fixtures" / "faces" / "rooftops"
NAME = ("set:rooftops name", "Rooftops", "Les Toits")
DATE = ("set:rooftops date", "Autumn 2026", "Automne 2026")


@pytest.fixture
def rooftops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The expansion of the fixtures, without French words for the set itself."""
    folder = tmp_path / "rooftops"
    shutil.copytree(ROOFTOPS, folder)
    names = folder / "locales" / "fr" / "names.po"
    blocks = names.read_text(encoding="utf-8").split("\n\n")
    names.write_text("\n\n".join(b for b in blocks if '"set:' not in b), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def translate(folder: Path, *entries: tuple[str, str, str]) -> None:
    path = folder / "locales" / "fr" / "names.po"
    more = "".join(f'\n# ours\nmsgctxt "{id}"\nmsgid "{source}"\nmsgstr "{text}"\n' for id, source, text in entries)
    path.write_text(path.read_text(encoding="utf-8").rstrip() + "\n" + more, encoding="utf-8")


def printer(language: str = "fr") -> Printer:
    return Printer(Table(open_game("crossfire", ["rooftops"])), language)


def about(language: str = "fr") -> tuple[str, str]:
    """The name and the date on a card of the set."""
    one = printer(language)
    printed = one.printed(one.cards["spare_rope"], False)
    return printed.about["set"], printed.about["date"]


def said(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, [*arguments, "--game", "crossfire", "--with", "rooftops"], catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def test_the_name_and_the_date_are_translated(rooftops: Path) -> None:
    assert about("en") == ("Rooftops", "Autumn 2026")
    assert about() == ("[en] Rooftops", "[en] Autumn 2026")
    translate(rooftops, NAME, DATE)
    assert about() == ("Les Toits", "Automne 2026")


def test_a_date_without_words_stays(rooftops: Path) -> None:
    path = rooftops / "set.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("Autumn 2026", '"2026-11"'), encoding="utf-8")
    assert about() == ("[en] Rooftops", "2026-11")
    assert [one.id for one in set_words(open_game("crossfire", ["rooftops"]))] == ["set:rooftops name"]


def test_the_base_set_is_called_as_the_game_is() -> None:
    one = Printer(Table(open_game("hearts")), "fr")
    printed = one.printed(one.faced()[0], False)
    assert printed.about["set"] == "Dame de pique"


def test_a_release_needs_them(rooftops: Path) -> None:
    cards = printer().faced(["rooftops"])
    with pytest.raises(UsageError, match="set:rooftops name: it is not translated; set:rooftops date"):
        printer().release(cards)
    translate(rooftops, NAME, DATE)
    printer().release(cards)
    path = rooftops / "set.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("Autumn", "Winter"), encoding="utf-8")
    with pytest.raises(
        UsageError, match="set:rooftops date: 'set.yaml' said 'Autumn 2026', and now says 'Winter 2026'"
    ):
        printer().release(cards)


def test_a_long_date_is_refused_in_any_language(rooftops: Path) -> None:
    translate(rooftops, NAME, (DATE[0], DATE[1], "Automne deux mille vingt-six"))
    with pytest.raises(ValueError, match="`date` has more than 20 letters: Automne deux mille vingt-six; a foot"):
        about()


def test_the_mark_of_another_language_is_no_part_of_the_date(rooftops: Path) -> None:
    """A date of up to 20 letters is printed in a language that lacks it, with the mark before it."""
    path = rooftops / "set.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("Autumn 2026", "The autumn of 2026"), encoding="utf-8")
    assert about("en")[1] == "The autumn of 2026"
    assert about()[1] == "[en] The autumn of 2026"


def test_status_counts_them_and_update_adds_them(rooftops: Path) -> None:
    assert "    missing set:rooftops name\n    missing set:rooftops date" in said("locale", "status", "fr")
    assert "names.po: 2 added" in said("locale", "update", "fr")
    text = (rooftops / "locales" / "fr" / "names.po").read_text(encoding="utf-8")
    assert "#. Words of the set 'rooftops': date\n" in text
    assert 'msgctxt "set:rooftops name"\nmsgid "Rooftops"\nmsgstr ""\n' in text
    found = said("locale", "check", "fr", "--all")
    assert "the words 'name' of 'set:rooftops' are missing" in found and "there is no card" not in found


def test_they_go_to_a_translation_tool_and_back(rooftops: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said("locale", "export", "fr", "-o", str(out))
    (path,) = out.rglob("rooftops/names.po")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('msgid "Rooftops"\nmsgstr ""', 'msgid "Rooftops"\nmsgstr "Les Toits"'), "utf-8")
    done = CliRunner().invoke(app, ["locale", "import", str(out), "--with", "rooftops"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert about() == ("Les Toits", "[en] Autumn 2026")


def test_a_wrong_part_is_told(rooftops: Path) -> None:
    translate(rooftops, ("set:rooftops nam", "Rooftops", "Les Toits"))
    done = CliRunner().invoke(app, ["check", "rooftops"], catch_exceptions=False)
    assert "the set 'rooftops' has no words 'nam' to translate" in done.output
    assert "did you mean 'name'?" in done.output


@pytest.mark.parametrize(
    ("id", "told", "help"),
    [
        ("set:rooftps name", "there is no set 'rooftps'", "did you mean 'set:rooftops'?"),
        ("set:x name", "there is no set 'x'", 'write it like this: msgctxt "set:NAME name"'),
        ("set:rooftops", "the set 'rooftops' has no words '' to translate", "or write the words into 'set.yaml'"),
        ("set:base name", "the set 'base' has no words 'name' to translate", "or write the words into 'set.yaml'"),
    ],
)
def test_an_id_that_means_no_words_of_a_set_is_told(rooftops: Path, id: str, told: str, help: str) -> None:
    """The base set has its name from the game, so that there is nothing to translate."""
    translate(rooftops, (id, "Rooftops", "Les Toits"))
    done = CliRunner().invoke(app, ["check", "rooftops"], catch_exceptions=False)
    assert told in done.output and help in done.output
