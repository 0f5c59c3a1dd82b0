"""Stale translations, variants and languages of expansions go to translation tools and come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from typer.testing import CliRunner

from ombre.translation.exchange import folders
from ombre.translation.exchange.units import TextUnit, documents
from ombre.workshop.cli import app

from .night import ENGLISH, Night, nights, reasons, translate


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    yield from nights(tmp_path_factory.mktemp("night") / "root")


@pytest.fixture
def night(made: Night, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Night:
    """The expansion, with its files as they are at the beginning."""
    monkeypatch.chdir(tmp_path)
    made.begin()
    return made


def confirm(path: Path, *contexts: str) -> None:
    """Take the mark `fuzzy` from some units of a file, as a translator does who has looked at them."""
    file = polib.pofile(str(path))
    for entry in file:
        if entry.msgctxt in contexts:
            entry.flags.remove("fuzzy")
    file.save()


def waiting(path: Path) -> set[str]:
    return {entry.msgctxt for entry in polib.pofile(str(path)) if entry.fuzzy}


SHINE = {"i-shine.indicative"}


def test_a_stale_entry_is_exported_as_fuzzy_and_accepted_if_it_is_confirmed(night: Night) -> None:
    assert waiting(night.export()["verbs"]) == set()
    night.english.write_text(ENGLISH.replace("} shines", "} glitters"), encoding="utf-8")
    path = night.export()["verbs"]
    assert waiting(path) == SHINE
    before = night.files()
    assert night.take(path).unfinished == 1
    assert night.files() == before  # still fuzzy: not accepted
    confirm(path, *SHINE)
    made = night.take(path)
    assert (reasons(made), made.changed) == ({}, {night.verbs: 1})
    accepted = folders.folders("fr", night.table)[-1].sources.hash("i-shine")
    lines = night.french.split("\n")
    at = lines.index("i-shine =")
    assert lines[at - 1] != f"# source: {accepted}"
    lines[at - 1] = f"# source: {accepted}"
    assert night.verbs.read_text(encoding="utf-8") == "\n".join(lines)  # the hash, and nothing else
    assert waiting(night.export()["verbs"]) == set()


def test_an_xliff_file_says_what_is_fuzzy(night: Night) -> None:
    night.english.write_text(ENGLISH.replace("} shines", "} glitters"), encoding="utf-8")
    path = night.export("xlf")["verbs"]
    text = path.read_text(encoding="utf-8")
    assert text.count('state="needs-review-translation"') == 1
    assert night.take(path).unfinished == 1
    path.write_text(text.replace("needs-review-translation", "translated"), encoding="utf-8")
    assert night.take(path).changed == {night.verbs: 1}
    assert waiting(night.export()["verbs"]) == set()


def test_an_entry_is_accepted_if_all_its_texts_are_confirmed(night: Night) -> None:
    night.english.write_text(ENGLISH.replace("light the way", "show the way"), encoding="utf-8")
    path = night.export()["verbs"]
    forms = waiting(path)
    assert forms == {f"lights.{form}" for form in ("base", "third", "plural", "polite", "participle", "indicative")}
    confirm(path, *(forms - {"lights.base"}))
    assert night.take(path).unfinished == 1
    path = night.export()["verbs"]
    assert waiting(path) == forms  # one is left: the entry is still stale
    confirm(path, *forms)
    night.take(path)
    assert waiting(night.export()["verbs"]) == set()


def test_a_changed_text_is_accepted_with_its_entry(night: Night) -> None:
    night.english.write_text(ENGLISH.replace("} shines", "} glitters"), encoding="utf-8")
    path = night.export()["verbs"]
    translate(path, {"i-shine.indicative": "{ NP($who) } scintille"})
    night.take(path)
    path = night.export()["verbs"]
    assert waiting(path) == set()
    translate(path, {"i-shine.indicative": "{ NP($who) } étincelle"}, "fuzzy")
    assert (night.take(path).texts, night.take(path).unfinished) == ({}, 1)


def test_a_source_that_changes_after_the_export_is_not_accepted(night: Night) -> None:
    """The translator has seen the other source; the changed text is taken over, and its entry stays stale."""
    path = night.export()["verbs"]
    night.english.write_text(ENGLISH.replace("shone on by", "lit by"), encoding="utf-8")
    translate(path, {"i-shine.indicative": "{ NP($who) } scintille"})
    made = night.take(path)
    assert (reasons(made), made.changed) == ({}, {night.verbs: 1})
    assert waiting(night.export()["verbs"]) == SHINE
    assert "scintille" in night.verbs.read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------------------- inheritance


def variant(night: Night, code: str, settings: str = "name: Variant\n") -> Path:
    """Make a language in the folder of the program; return the folder of its words in the expansion."""
    home = night.world.root / "locales" / code
    home.mkdir(exist_ok=True)
    (home / "locale.yaml").write_text(settings, encoding="utf-8")
    return night.folder / "locales" / code


def run(night: Night, *arguments: str) -> list[str]:
    done = CliRunner().invoke(app, ["locale", *arguments, "--with", str(night.folder)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout.splitlines()


def test_a_variant_is_asked_for_nothing_and_can_replace_a_part_of_an_entry(night: Night) -> None:
    own = variant(night, "fr-CA")
    told = run(night, "export", "fr-CA", "-o", "out")
    assert [line for line in told if "0 of 0" not in line and "night" in line] == [
        "out/fr-CA/low_tide/night/names.po: 0 of 1 translated"  # "Lantern" has no name in French
    ]
    run(night, "export", "fr-CA", "--all", "-o", "out")
    path = Path("out/fr-CA/low_tide/night/verbs.po")
    units = {e.msgctxt: e for e in polib.pofile(str(path))}
    assert units["lights.third"].msgstr == ""
    assert "Inherited from fr, and used without a translation: éclaire" in units["lights.third"].comment.split("\n")
    names = {e.msgctxt: e for e in polib.pofile("out/fr-CA/low_tide/night/names.po")}
    assert "Inherited from fr, and used without a translation: Torche" in names["torch"].comment.split("\n")
    translate(path, {"lights.third": "éclaire bien"})
    assert run(night, "import", "out/fr-CA")[-1] == "1 translations changed, 0 refused"
    text = (own / "verbs.ftl").read_text(encoding="utf-8").split("\n")
    assert text[1:] == ["lights =", "    .inherit = yes", "    .third = éclaire bien", ""]
    run(night, "export", "fr-CA", "-o", "again")
    assert run(night, "import", "again")[-1] == "0 translations changed, 0 refused"


def test_what_a_family_has_is_not_asked_for(night: Night) -> None:
    asked = asked_of(night, "fr")
    assert "np-this.base" not in asked
    assert "np-this" in {unit.context for unit in units_of(night, "fr")}


def units_of(night: Night, language: str) -> list[TextUnit]:
    found = documents(folders.folders(language, night.table)[0], language)
    return [unit for document in found for unit in document.units]


def asked_of(night: Night, language: str) -> set[str]:
    run(night, "export", language, "-o", "asked")
    return {e.msgctxt for path in Path("asked").rglob("*.po") for e in polib.pofile(str(path)) if not e.msgstr}


def test_what_nothing_shows_is_not_asked_for(night: Night) -> None:
    night.verbs.write_text(night.french.replace("i-shine", "i-other"), encoding="utf-8")
    dusk = {"i-dusk.indicative", "i-shine.indicative", "i-shine.passive"}  # no rule has these idioms
    asked = asked_of(night, "fr")
    assert {"lantern", "n-tide.one"} & asked == {"lantern"}
    assert not dusk & asked
    run(night, "export", "fr", "--all", "-o", "all")
    units = {e.msgctxt: e for e in polib.pofile("all/fr/low_tide/night/verbs.po")}
    assert dusk <= units.keys()
    assert units["lights.third"].msgstr == "éclaire"


FACES = {
    "faces.yaml": 'colours: {trinket: "#4a6a8a"}\nkinds: {trinket: {back: {icon: gull}, widgets: [text]}}\n',
    "icons/gull.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>\n',
}


def test_a_name_comes_with_its_card(night: Night) -> None:
    """The kind, the features that the language gives to its noun, the text, and a picture if the card has a face."""
    try:
        for name, text in FACES.items():
            (night.world.game / name).parent.mkdir(exist_ok=True)
            (night.world.game / name).write_text(text, encoding="utf-8")
        run(night, "export", "fr", "--pictures", "-o", "out")
    finally:
        for name in FACES:
            (night.world.game / name).unlink()
    names = {e.msgctxt: e.comment.split("\n") for e in polib.pofile("out/fr/low_tide/night/names.po")}
    assert names["lantern"][:-1] == [
        "Kind: trinket",
        "Features: gender: f, num: one",
        "Picture: fr/pictures/low_tide.lantern.fr.png",
        "KEPT: Light the way for another gleaner.",
    ]
    assert Path("out/fr/pictures/low_tide.lantern.fr.png").read_bytes().startswith(b"\x89PNG")
    tides = {e.msgctxt: e.comment for e in polib.pofile("out/fr/low_tide/names.po")}
    assert "Picture:" not in tides["neap_tide"]  # a kind without a face


HOME = """name: Italiano
fallback: [en]
cases: [base]
adjectives: after
features: {gender: {values: [m, f], default: m}}
"""


def test_a_language_in_an_expansion_has_all_its_texts_there(night: Night) -> None:
    home = night.folder / "locales/it"
    home.mkdir()
    (home / "locale.yaml").write_text(HOME, encoding="utf-8")
    (home / "words.ftl").write_text(
        "draw = pescare\nn-tide =\n    .one = marea\n    .other = maree\n", encoding="utf-8"
    )
    told = run(night, "export", "it", "-o", "out")
    assert any(line.startswith("out/it/ombre/effects.po: 0 of ") for line in told)
    assert any(line.startswith("out/it/low_tide/words.po: 0 of ") for line in told)  # unchecked, so fuzzy
    translate(Path("out/it/ombre/effects.po"), {"choose.imperative": "scegli { NP($what) }"})
    translate(Path("out/it/low_tide/lexicon.po"), {"n-trinket.one": "ninnolo", "n-trinket.gender": "m"})
    translate(Path("out/it/low_tide/night/names.po"), {"torch": "Torcia {gender: f}"})
    translate(Path("out/it/low_tide/names.po"), {"cockle": "Vongola"})
    confirm(Path("out/it/low_tide/words.po"), "n-tide.one", "n-tide.other")
    assert run(night, "import", "out")[-1] == "7 translations changed, 0 refused"
    assert sorted(path.name for path in home.iterdir()) == [
        "effects.ftl",
        "lexicon.ftl",
        "locale.yaml",
        "names.po",
        "words.ftl",
    ]
    assert "# source: " in (home / "words.ftl").read_text(encoding="utf-8")
    assert {e.msgctxt for e in polib.pofile(str(home / "names.po"))} == {"cockle", "torch"}
    assert not (night.world.root / "locales/it").exists()
    assert not (night.world.game / "locales/it").exists()
    run(night, "export", "it", "-o", "again")
    assert run(night, "import", "again")[-1].startswith("0 translations changed, 0 refused")
