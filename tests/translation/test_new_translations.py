"""Beginning a translation: `ombre locale new` and `ombre locale update`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from fluent.syntax import ast

from ombre.prose.language.languages import TODO, entries, messages, plural_forms
from ombre.prose.language.text import load_locale

from ..command import run
from ..prose.stale_world import World, world

WORDS = "cards/low_tide/locales/it/lexicon.ftl"


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """The toy game with drafts in Italian, copied from French."""
    with pytest.MonkeyPatch.context() as patch:
        copy = world(tmp_path_factory.mktemp("new"), patch)
        done = run("locale", "new", "it", "--like", "fr", "--family", "romance", "--all")
        assert done.returncode == 0, done.stderr
        yield copy


def test_a_new_language_has_its_settings_and_nothing_is_translated(begun: World) -> None:
    assert load_locale("it").settings.said.name == "Italiano"
    assert (begun.root / "locales/it/locale.yaml").read_text(encoding="utf-8").startswith("name: Italiano\n")
    status = run("locale", "status", "it").stdout
    assert "words 0 of " in status and "names 0 of 10" in status and "texts 0 of " in status


def test_a_draft_shows_the_source_its_arguments_and_an_example(begun: World) -> None:
    text = (begun.root / "cards/low_tide/locales/it/verbs.ftl").read_text(encoding="utf-8")
    at = text.index("\nkeeps =")
    draft = text[text.rindex(TODO, 0, at) : at]
    assert "\n# en: keeps =" in draft and "\n# Example: " in draft
    shared = (begun.root / "locales/it/effects.ftl").read_text(encoding="utf-8")
    assert "# Arguments: $" in shared
    assert ".base = garder" in text[at : at + 60]  # the words of the similar language
    assert "# source:" not in text + shared


def test_a_name_is_asked_for_with_the_kind_and_the_text_of_its_card(begun: World) -> None:
    found = polib.pofile(str(begun.root / "cards/low_tide/locales/it/names.po"))
    assert len(found) == 10 and all(entry.msgstr == "" and entry.comment.startswith("Kind: ") for entry in found)
    assert any(len(entry.comment.split("\n")) > 1 for entry in found)
    assert [entry.msgctxt for entry in found] == sorted(entry.msgctxt for entry in found)


def test_diagnostics_have_the_plural_forms_of_the_language(begun: World) -> None:
    found = polib.pofile(str(begun.root / "locales/it/diagnostics.po"))
    counted = [entry for entry in found if entry.msgid_plural]
    number, _ = plural_forms("it")
    assert number in (2, 3)  # Babel 2.19 has a form of its own for millions
    assert found.metadata["Plural-Forms"].startswith(f"nplurals={number};")
    assert counted and all(set(entry.msgstr_plural) == set(range(number)) for entry in counted)


def test_a_draft_counts_when_its_mark_is_deleted(begun: World) -> None:
    path = begun.root / WORDS
    before = path.read_text(encoding="utf-8")
    assert not any("n-trinket" in str(entry.id) for entry in messages(path).body if isinstance(entry, ast.Message))
    at = before.index("\nn-trinket =")
    mark = before.rindex(TODO, 0, at)
    path.write_text(before[:mark] + before[mark + len(TODO) + 1 :], encoding="utf-8")
    try:
        assert "words 1 of " in run("locale", "status", "it").stdout
    finally:
        path.write_text(before, encoding="utf-8")


def test_the_terms_of_the_family_are_drafts_too(begun: World) -> None:
    text = (begun.root / "locales/it/grammar.ftl").read_text(encoding="utf-8")
    assert "# todo\n-the-f = la\n" in text and text.index("-the-f =") < text.index("np-")


def test_a_similar_language_of_another_family_is_refused(begun: World) -> None:
    done = run("locale", "new", "pt", "--like", "de", "--family", "romance")
    assert done.returncode == 2
    assert "'de' does not inherit from the family 'romance'; use --like fr, or leave out --family" in done.stderr


def test_update_adds_what_is_missing_at_its_place_and_changes_nothing_else(begun: World) -> None:
    assert "nothing is lacking" in run("locale", "update", "it", "--like", "fr").stdout
    path = begun.root / WORDS
    before = begun.files()
    text = path.read_text(encoding="utf-8")
    at = text.index(TODO, text.index("\nn-trinket ="))
    first = text.rindex(TODO, 0, text.index("\nn-trinket ="))
    path.write_text(text[:first] + text[at:].replace(".one", ".one", 1), encoding="utf-8")
    done = run("locale", "update", "it", "--like", "fr")
    assert "lexicon.ftl: 1 added" in done.stdout
    now = begun.files()
    assert {name for name in now if now[name] != before[name]} <= {WORDS}
    assert sorted(now[WORDS].split()) == sorted(before[WORDS].split())
    path.write_bytes(before[WORDS])


def test_a_language_that_exists_and_a_code_that_is_none_are_refused(begun: World) -> None:
    assert "ombre locale update fr" in run("locale", "new", "fr").stderr
    assert "'klingon' is no code of a language" in run("locale", "new", "klingon").stderr
    assert "there is no language 'xx'" in run("locale", "new", "pl", "--like", "xx").stderr
    assert "there is no family" in run("locale", "new", "pl", "--family", "celtic").stderr
    assert not (begun.root / "locales/pl").exists()


def test_a_language_can_begin_in_a_folder_of_cards(begun: World, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "gift.card").write_text(
        'expansion mine of low_tide\n\ntrinket grey_gift "Grey Gift"\n  made_of iron    worth 1    copies 1\n',
        encoding="utf-8",
    )
    done = run("locale", "new", "pl", "--family", "slavic", "--into", str(folder))
    assert done.returncode == 0, done.stderr
    assert "family: slavic" in (folder / "locales/pl/locale.yaml").read_text(encoding="utf-8")
    assert {entry.msgctxt for entry in entries([folder / "locales/pl"])} >= {"grey_gift"}
    assert not (begun.root / "locales/pl").exists()
    assert "texts 0 of" in run("locale", "status", "pl", "--with", str(folder)).stdout


def test_with_an_expansion_only_its_own_files_are_changed(begun: World, tmp_path: Path) -> None:
    """The files of the game and of the program are not the author's: what they lack is told, and not written."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "gift.card").write_text(
        'expansion mine of low_tide\n\ntrinket grey_gift "Grey Gift"\n  made_of iron    worth 1    copies 1\n',
        encoding="utf-8",
    )
    path = begun.root / "cards/low_tide/locales/it/lexicon.ftl"
    kept = path.read_bytes()
    text = path.read_text(encoding="utf-8")
    first = text.rindex(TODO, 0, text.index("\nn-trinket ="))
    path.write_text(text[:first] + text[text.index(TODO, text.index("\nn-trinket =")) :], encoding="utf-8")
    before = begun.files()
    try:
        done = run("locale", "update", "it", "--with", str(folder))
        assert done.returncode == 0, done.stderr
        assert "lexicon.ftl is not changed, and lacks 1 entry" in done.stdout
        assert "mine/locales/it/names.po: 1 added" in done.stdout and "1 entry to translate" in done.stdout
        assert begun.files() == before
        assert 'msgctxt "grey_gift"' in (folder / "locales/it/names.po").read_text(encoding="utf-8")
        assert "lexicon.ftl: 1 added" in run("locale", "update", "it", "--game", "low_tide").stdout
    finally:
        path.write_bytes(kept)
