"""Texts go to files for translation tools, and the translations come back."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path

import polib
import pytest
from typer.testing import CliRunner

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.folders import cards_folder
from ombre.prose.language.languages import LOCALES
from ombre.translation.exchange import folders, importing
from ombre.translation.exchange.message_files import added_entry, applied, message_text, normal, read_entries, replaced
from ombre.translation.exchange.units import documents
from ombre.workshop.cli import app

from ..compiler.samples import sampled
from .night import ENGLISH, NAMES, Night, nights, reasons, translate


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    yield from nights(tmp_path_factory.mktemp("night") / "root")


@pytest.fixture
def night(made: Night, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Night:
    """The expansion, with its files as they are at the beginning."""
    monkeypatch.chdir(tmp_path)
    made.begin()
    return made


def changes(before: str, path: Path) -> list[str]:
    """Return the lines that are removed and added."""
    after = path.read_text(encoding="utf-8")
    return [line for line in ndiff(before.splitlines(), after.splitlines()) if line[0] in "-+"]


def source_of(night: Night, id: str) -> str:
    """Return the hash of the source of an entry."""
    return folders.folders("fr", night.table)[-1].sources.hash(id)


SHIPPED = sorted([*LOCALES.rglob("*.ftl"), *cards_folder().rglob("*.ftl")])


@pytest.mark.sampled
@pytest.mark.parametrize("path", sampled(SHIPPED, 5), ids=lambda path: "-".join(path.parts[-4:]))
def test_each_pattern_put_in_again_leaves_the_file_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    entries = read_entries(text)
    forms = [(entry, name, form.text) for entry in entries.values() for name, form in entry.forms.items()]
    assert len(forms) >= 3
    assert applied(text, [replaced(text, entry, name, pattern) for entry, name, pattern in forms]) == text
    assert all(normal(pattern) == pattern for _, _, pattern in forms)
    order = list(entries)
    patterns = {id: {name: form.text for name, form in entries[id].forms.items()} for id in order}
    built = applied("", [added_entry({}, id, message_text(id, patterns[id]), order, 0) for id in order])
    again = {id: {name: f.text for name, f in entry.forms.items()} for id, entry in read_entries(built).items()}
    assert list(again.items()) == list(patterns.items())


@pytest.mark.parametrize("to", ["po", "xlf"])
def test_an_export_comes_back_without_a_change(night: Night, to: str) -> None:
    before = night.files()
    made = night.take(*night.export(to).values())
    assert (made.texts, made.refused, made.unfinished) == ({}, [], 0)
    assert night.files() == before


def test_a_unit_has_its_context(night: Night) -> None:
    units = {e.msgctxt: e for e in polib.pofile(str(night.export()["verbs"]))}
    third, indicative = units["lights.third"], units["lights.indicative"]
    assert (third.msgid, third.msgstr) == ("lights the way for", "éclaire")
    assert third.occurrences == [("night/locales/fr/verbs.ftl", "7")]
    assert indicative.comment.split("\n")[:3] == ["Part: light", "Who gives light to whom.", "Arguments: $friend, $who"]
    assert indicative.msgstr.split("\n")[1] == "  [you] éclairez"
    assert "Example: Choose another runner. That runner" not in indicative.comment
    assert units["lights.plural"].msgid == "lights.plural"  # English has no such form
    assert "source:" not in "".join(entry.comment for entry in units.values())
    names = {e.msgctxt: e for e in polib.pofile(str(night.export()["names"]))}
    assert names["lantern"].msgstr == ""
    assert names["lantern"].comment.split("\n")[:2] == ["Kind: trinket", "KEPT: Light the way for another gleaner."]
    assert "Marked: published" in names["torch"].comment


def test_an_edit_changes_its_pattern_and_nothing_else(night: Night) -> None:
    path = night.export()["verbs"]
    new = "{ NP($who) } { AGR($who) ->\n  [one] guide\n *[other] guident\n} { NP($friend) }"
    translate(path, {"lights.third": "éclaire bien", "lights.indicative": new})
    made = night.take(path)
    assert reasons(made) == {}
    assert changes(night.french, night.verbs) == [
        "-     .third = éclaire",
        "+     .third = éclaire bien",
        "-           [you] éclairez",
        "-           [one] éclaire",
        "+           [one] guide",
        "-          *[other] éclairent",
        "+          *[other] guident",
        "-         } le chemin de { NP($friend) }",
        "+         } { NP($friend) }",
    ]
    assert night.take(path).texts == {}  # the same file once more


def test_new_translations_come_in_the_order_of_the_source(night: Night) -> None:
    found = night.export()
    translate(found["verbs"], {"i-dusk.indicative": "la nuit tombe sur { NP($who) }"})
    translate(found["verbs"], {"i-shine.passive": "éclairé par { NP($who) }"})
    translate(found["names"], {"lantern": "Lanterne {gender: f}"})
    assert reasons(night.take(*found.values())) == {}
    assert changes(night.french, night.verbs) == [
        f"+ # source: {source_of(night, 'i-dusk')}",
        "+ i-dusk =",
        "+     .indicative = la nuit tombe sur { NP($who) }",
        "+     .passive = éclairé par { NP($who) }",
    ]
    text = (night.verbs).read_text(encoding="utf-8")
    assert "le chemin de { NP($friend) }\n# source:" in text
    added = '+ # ours|+ msgctxt "lantern"|+ msgid "Lantern"|+ msgstr "Lanterne {gender: f}"|+ '
    assert changes(NAMES, night.names) == added.split("|")


def test_a_translation_replaces_the_draft_of_its_entry(night: Night) -> None:
    draft = "# todo\n# en: dusk falls\ni-dusk =\n    .indicative = dusk falls on { NP($who) }\n"
    night.verbs.write_text(f"{night.french}{draft}\n## fin\n", encoding="utf-8")
    found = night.export()
    translate(found["verbs"], {"i-dusk.indicative": "la nuit tombe sur { NP($who) }"})
    assert reasons(night.take(*found.values())) == {}
    assert changes(night.french, night.verbs) == [
        f"+ # source: {source_of(night, 'i-dusk')}",
        "+ i-dusk =",
        "+     .indicative = la nuit tombe sur { NP($who) }",
        "+ ",
        "+ ## fin",
    ]


def test_a_missing_file_is_made(night: Night) -> None:
    for name in ("verbs.ftl", "names.po"):
        (night.verbs.parent / name).unlink()
    found = night.export()
    translate(found["verbs"], {"i-glow": "ça brille pour { NP($who) }", "i-shine.indicative": "{ NP($who) } brille"})
    translate(found["names"], {"torch": "Torche"})
    assert reasons(night.take(*found.values())) == {}
    text = (night.verbs).read_text(encoding="utf-8")
    hashes = [source_of(night, id) for id in ("i-glow", "i-shine")]
    assert text.split("\n") == [
        f"# source: {hashes[0]}",
        "i-glow = ça brille pour { NP($who) }",
        f"# source: {hashes[1]}",
        "i-shine =",
        "    .indicative = { NP($who) } brille",
        "",
    ]
    assert [e.msgstr for e in polib.pofile(str(night.names))] == ["Torche"]


WRONG = {
    "lights.base": ("éclairer { NP($who }", "this is not a valid pattern: "),
    "lights.plural": ("éclairent { NP($whom) }", "it names $whom, which it is not given; there is $friend, $who"),
    "lights.indicative": ("{ NP($who) } { AGR($who) ->\n *[other] guident\n}", "it has lost $friend"),
    "lights.polite": ("éclairez\n.third = x", "a line begins with a dot"),
    "lights.participle": ("éclairé\n} x", "this is not a valid pattern: "),
    "i-glow": ("ça { BRILLE($who) }", "fr: i-glow: there is no function BRILLE"),
    "i-shine.indicative": ("{ NP($who) } { brille }", "fr: i-shine: there is no message brille"),
    "i-dusk.indicative": ('la nuit: { NP($who, case: "nuit") }', "fr: i-dusk: uses the case nuit"),
    "i-shine.passive": ("\u202ebrillé { NP($who) }", "there is an invisible character (U+202E)"),
}


@pytest.mark.parametrize("to", ["po", "xlf"])
def test_a_broken_pattern_is_refused_and_the_others_are_imported(night: Night, to: str) -> None:
    path = night.export(to)["verbs"]
    texts = {context: text for context, (text, _) in WRONG.items() if "\u202e" not in text}
    if to == "po":
        translate(path, {**texts, "lights.third": "éclaire bien"})
    else:
        found = path.read_text(encoding="utf-8")
        for context, text in {**texts, "lights.third": "éclaire bien"}.items():
            begin = found.index("<target", found.index(f'id="{context}"'))
            end = found.index("<context-group", begin)
            safe = text.replace("<", "&lt;").replace(">", "&gt;")
            found = f'{found[:begin]}<target state="translated">{safe}</target>{found[end:]}'
        path.write_text(found, encoding="utf-8")
    made = night.take(path)
    assert set(reasons(made)) == set(texts)
    for context, reason in reasons(made).items():
        assert reason.startswith(WRONG[context][1]), context
    assert all(refusal.unit.origin.startswith(f"{path}:") for refusal in made.refused)
    assert changes(night.french, night.verbs) == ["-     .third = éclaire", "+     .third = éclaire bien"]


def test_an_invisible_character_makes_a_file_unreadable(night: Night) -> None:
    path = night.export()["verbs"]
    translate(path, {"i-shine.passive": WRONG["i-shine.passive"][0]})
    with pytest.raises(UsageError, match=r"verbs.po:\d+: there is an invisible character"):
        night.take(path)


def test_a_fuzzy_translation_waits(night: Night) -> None:
    path = night.export()["verbs"]
    translate(path, {"lights.third": "éclaire bien"}, "fuzzy")
    made = night.take(path)
    assert (made.texts, made.refused, made.unfinished) == ({}, [], 1)


def test_a_fuzzy_name_that_is_confirmed_is_done(night: Night) -> None:
    names = night.names
    names.write_text(NAMES.replace("# published", "# published\n#, fuzzy"), encoding="utf-8")
    path = night.export()["names"]
    assert night.take(path).texts == {}
    translate(path, {"torch": "Torche"})
    assert reasons(night.take(path)) == {}
    assert names.read_text(encoding="utf-8") == NAMES


def test_what_has_changed_since_the_export_is_refused(night: Night) -> None:
    path = night.export()["verbs"]
    english, french = night.english, night.verbs
    english.write_text(ENGLISH.replace("lights the way for", "shows the way to"), encoding="utf-8")
    other = night.french.replace("ça brille", "cela brille").replace(" = éclairé\n", " = mis en lumière\n")
    french.write_text(other, encoding="utf-8")
    assert night.take(path).texts == {}  # without an edit, nothing is taken back
    new = {
        "lights.third": "montre",
        "i-glow": "ça luit pour { NP($who) }",
        "lights.base": "montrer",
        "lights.polite": "",
    }
    translate(path, new)
    made = night.take(path)
    told = reasons(made)
    assert set(told) == {"lights.third", "i-glow", "lights.polite"}
    assert told["lights.third"].startswith("the source text has changed since the export, from 'lights the way for'")
    assert (
        told["i-glow"]
        == "the translation at night/locales/fr/verbs.ftl:20 has changed since the export; export it again"
    )
    assert told["lights.polite"].startswith("its translation is empty now")
    assert changes(other, french) == ["-     .base = éclairer", "+     .base = montrer"]


def test_an_import_is_written_as_a_whole(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    found = night.export()
    translate(found["verbs"], {"lights.third": "éclaire bien"})
    translate(found["names"], {"lantern": "Lanterne"})
    written: list[Path] = []

    def failing(path: Path, content: str) -> None:
        written.append(path)
        if len(written) == 2:
            raise UsageError(f"{path} cannot be written: the disk is full")
        files.write(path, content)

    monkeypatch.setattr(importing, "rewrite", failing)
    with pytest.raises(UsageError, match="the disk is full"):
        night.take(*found.values())
    assert (night.verbs).read_text(encoding="utf-8") == night.french
    assert (night.names).read_text(encoding="utf-8") == NAMES


def test_a_unit_that_is_not_known_is_refused(night: Night) -> None:
    path = night.export()["verbs"]
    text = path.read_text(encoding="utf-8")
    lost = polib.pofile(text)
    entries = {entry.msgctxt: entry for entry in lost}
    entries["lights.base"].comment = ""
    entries["lights.third"].comment = entries["lights.third"].comment.replace(" low_tide/", " poker/")
    entries["i-glow"].comment = entries["i-glow"].comment.replace("/verbs.ftl i-glow", "/verbs.ftl i-glows")
    entries["i-glow"].msgstr = "x"
    entries["lights.plural"].comment = entries["lights.plural"].comment.replace("night", "day")
    lost.save(str(path))
    assert reasons(night.take(path)) == {
        "lights.base": "it has lost its comment 'ombre: ...', which says where it belongs",
        "lights.third": "there is no game 'poker'",
        "i-glows": "low_tide/night/verbs.ftl has no such text any more",
        "lights.plural": "'low_tide/day/verbs.ftl' belongs to an expansion; name its folder with --with",
    }


def test_the_commands_say_what_they_do(night: Night) -> None:
    run, own = CliRunner().invoke, ["--with", str(night.folder)]
    done = run(app, ["locale", "export", "fr", "--game", "low_tide", *own, "-o", "for_poedit"])
    assert done.exit_code == 0
    assert "for_poedit/fr/low_tide/night/verbs.po: 8 of 8 translated" in done.stdout.splitlines()
    assert "for_poedit/fr/low_tide/verbs.po: 1 of 39 translated, 38 fuzzy" in done.stdout.splitlines()  # unchecked
    path = Path("for_poedit/fr/low_tide/night/verbs.po")
    text = path.read_text(encoding="utf-8")
    assert "#. Arguments: $friend (a noun phrase: a gleaner), $who (a noun phrase: a gleaner)" in text
    assert "#. Example: KEPT: Light the way for another gleaner." in text
    translate(path, {"lights.third": "éclaire bien", "i-glow": "ça { brille"})
    done = run(app, ["locale", "import", str(path), *own])
    assert done.exit_code == 1
    told = [f"{night.folder}/locales/fr/verbs.ftl: 1 changed", "1 translations changed, 1 refused"]
    assert done.stdout.splitlines()[-2:] == told


def test_every_text_of_a_translation_is_exported_once(night: Night) -> None:
    found = [folders.folders("fr")[0], *folders.folders("fr", night.table)[1:]]
    assert [folder.key for folder in found] == ["ombre", "low_tide", "low_tide/night"]
    for folder in found:
        for document in documents(folder, "fr"):
            contexts = [unit.context for unit in document.units]
            assert len(contexts) == len(set(contexts))
            path = folder.target / document.key.rpartition("/")[2]
            if path.suffix == ".ftl":
                entries = read_entries(path.read_text("utf-8")).values()
                assert {f"{e.id}.{n}".rstrip(".") for e in entries for n in e.forms} == {
                    unit.context for unit in document.units if unit.target
                }
