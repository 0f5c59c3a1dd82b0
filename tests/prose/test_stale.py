"""Stale translations: what marks an entry, what does not, and how it is accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import catalogue
from ombre.prose.proofreading import stale

from .stale_world import World, world

GAME = "cards/low_tide"
FRENCH = f"{GAME}/locales/fr"
HASH = re.compile(r"^# source: [0-9a-f]{8}\r?\n", re.MULTILINE)


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """The toy game, of which all French is accepted."""
    found = world(tmp_path, monkeypatch)
    found.accept()
    return found


# A change of a source, and the entries that it marks.
CHANGES: dict[str, tuple[str, str, str, list[str]]] = {
    "a word": (f"{GAME}/locales/en/lexicon.ftl", ".one = tide", ".one = ebb", ["n-tide"]),
    "a word that is gone": (f"{GAME}/locales/en/lexicon.ftl", "r-dawn = day breaks\n", "", ["r-dawn"]),
    "an idiom": (
        f"{GAME}/locales/en/verbs.ftl",
        "m-in--z-gleaner-shelf = on",
        "m-in--z-gleaner-shelf = at",
        ["m-in--z-gleaner-shelf"],
    ),
    "the body of a verb": (
        f"{GAME}/rules/verbs.card",
        "  move what to sea\n",
        "  move what to shelf of who\n",
        ["drops"],
    ),
    "a role of a verb": (
        f"{GAME}/rules/verbs.card",
        "soaks who:gleaner\n  move all trinkets in apron of who to sea\n  who becomes",
        "soaks them:gleaner\n  move all trinkets in apron of them to sea\n  them becomes",
        ["soaks"],
    ),
    "a form of a verb with an entry": (f"{GAME}/rules/verbs.card", "(spot, spotted)", "(spot, spied)", []),
    "the name of a card": (f"{GAME}/base/trinkets.card", '"Cockle"', '"Big Cockle"', ["cockle"]),
    "a message of the program": ("locales/en/table.ftl", "table-turn = ", "table-turn = the ", ["table-turn"]),
}


def test_a_change_of_the_source_marks_its_translations(copy: World) -> None:
    """All changes together mark exactly the entries that each of them concerns."""
    for path, old, new, _ in CHANGES.values():
        copy.change(path, old, new)
    ids = sorted(id for *_, marked in CHANGES.values() for id in marked)
    assert sorted(copy.stale()) == ids
    assert copy.accept() == len(ids)
    assert copy.stale() == []


def test_words_of_the_cards_are_a_source(copy: World) -> None:
    """Without an English entry, the forms that the `.card` file declares are the source of a verb."""
    text = (copy.game / "locales/en/verbs.ftl").read_text(encoding="utf-8")
    copy.change(f"{GAME}/locales/en/verbs.ftl", text[text.index("spots =") : text.index("###", 9)], "")
    copy.accept()
    copy.change(f"{GAME}/rules/verbs.card", "(spot, spotted)", "(spot, spied)")
    assert copy.stale() == ["spots"]


def test_a_change_of_the_layout_marks_nothing(copy: World) -> None:
    copy.change(
        f"{GAME}/locales/en/lexicon.ftl",
        "n-tide =\n    .one = tide\n    .other = tides\n",
        "# What goes out.\nn-tide =\n  .other = tides\n\n  .one =\n    tide\n",
    )
    copy.change("locales/en/grammar.ftl", "list-and =", "# two or more\nlist-and =")
    for name in ("rules/verbs.card", "base/trinkets.card"):
        file = copy.game / name
        lines = file.read_text(encoding="utf-8").split("\n")
        file.write_text(
            "# moved\n\n" + "\n".join(f"{line}  # said" if line else "" for line in lines), encoding="utf-8"
        )
    assert copy.stale() == []


def test_a_source_that_is_gone_is_told_and_its_hash_deleted(copy: World) -> None:
    copy.change(f"{GAME}/locales/en/verbs.ftl", "m-there--z-gleaner-shelf = on { NP($zone) }", "")
    [entry] = stale.stale("fr", copy.compiled())
    assert (entry.id, str(entry.why)) == ("m-there--z-gleaner-shelf", "its source does not exist any more")
    assert entry.path.read_text(encoding="utf-8").split("\n")[entry.line - 1].startswith(entry.id)
    copy.accept()
    assert copy.stale() == []
    assert "}\nm-there--z-gleaner-shelf" in entry.path.read_text(encoding="utf-8")


def test_accepting_writes_comments_only_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = world(tmp_path, monkeypatch)
    for path in tmp_path.rglob("*.ftl"):  # as if nobody had accepted anything
        path.write_bytes(HASH.sub("", path.read_bytes().decode()).encode())
    windows = copy.game / "locales/fr/lexicon.ftl"
    windows.write_bytes("\ufeff".encode() + windows.read_bytes().replace(b"\n", b"\r\n"))
    before = copy.files()
    found = list(stale.entries("fr", copy.compiled()))
    unchecked = sum(entry.is_unchecked for entry in found)
    assert 300 < unchecked < len(found)
    assert copy.stale() == []
    assert copy.accept() == unchecked
    after = copy.files()
    assert b"# source: " in after[f"{FRENCH}/lexicon.ftl"] != before[f"{FRENCH}/lexicon.ftl"]
    assert {name for name in after if after[name] != before[name]} == {
        name for name in after if ("/fr/" in name or "/romance/" in name) and name.endswith(".ftl")
    }
    assert {name: HASH.sub("", text.decode()).encode() for name, text in after.items() if "/fr/" in name} == {
        name: text for name, text in before.items() if "/fr/" in name
    }
    assert not any(entry.is_unchecked for entry in stale.entries("fr", copy.compiled()))
    assert copy.accept() == 0
    assert copy.files() == after


def test_hashes_survive_what_translators_do(copy: World) -> None:
    """An entry is reworded, gets comments, and is moved to another file with its comment."""
    path = copy.game / "locales/fr/lexicon.ftl"
    text = path.read_text(encoding="utf-8")
    written = text.index("# source: ", text.index(".other = trouvailles"))
    entry = text[written : text.index("\n\n", written)]
    moved = entry.replace("n-tide", "# Ce qui s'en va.\nn-tide").replace("marées", "grandes marées")
    path.write_text(text.replace(entry, ""), encoding="utf-8")
    (path.parent / "more.ftl").write_text(f"# Deux fois par jour.\n{moved}\n", encoding="utf-8")
    assert copy.stale() == [] and copy.accept() == 0
    copy.change(f"{GAME}/locales/en/lexicon.ftl", ".one = tide", ".one = ebb")
    assert copy.stale() == ["n-tide"] and copy.accept("fr", "n-tide") == 1
    lines = (path.parent / "more.ftl").read_text(encoding="utf-8").split("\n")
    assert (lines[0], lines[2]) == ("# Deux fois par jour.", "# Ce qui s'en va.") and HASH.match(f"{lines[1]}\n")


def test_only_the_given_entries_are_accepted(copy: World) -> None:
    copy.change(f"{GAME}/locales/en/lexicon.ftl", ".one = tide", ".one = ebb")
    copy.change(f"{GAME}/base/trinkets.card", '"Cockle"', '"Big Cockle"')
    assert copy.accept("fr", "cockle") == 1
    assert copy.stale() == ["n-tide"]


def test_a_name_keeps_its_translation_and_its_marks(copy: World) -> None:
    path = copy.game / "locales/fr/names.po"
    copy.change(
        f"{FRENCH}/names.po", 'msgctxt "cockle"\nmsgid "Cockle"', '#, fuzzy\nmsgctxt "cockle"\nmsgid ""\n"Coc"\n"kle"'
    )
    copy.change(f"{GAME}/base/trinkets.card", '"Cockle"', '"Big Cockle"')
    [entry] = stale.stale("fr", copy.compiled())
    assert str(entry.why) == "the card was called 'Cockle', and is now called 'Big Cockle'"
    before = {e.msgctxt: (e.msgstr, e.flags, e.comment, e.tcomment) for e in catalogue(path)}
    assert copy.accept() == 1
    assert {e.msgctxt: (e.msgstr, e.flags, e.comment, e.tcomment) for e in catalogue(path)} == before
    assert [e.msgid for e in catalogue(path) if e.msgctxt == "cockle"] == ["Big Cockle"]


def test_a_diagnostic_is_stale_if_the_program_does_not_use_it(copy: World) -> None:
    assert [entry for entry in stale.diagnostics("fr") if entry.is_stale] == []
    copy.change("locales/fr/diagnostics.po", "msgid \"unknown name '{0}'\"", "msgid \"unknown word '{0}'\"")
    [entry] = [entry for entry in stale.diagnostics("fr") if entry.is_stale]
    assert (entry.id, str(entry.why)) == ("unknown word '{0}'", "the program has no such message any more")


def test_the_french_of_an_expansion_is_accepted_and_depends_on_no_other() -> None:
    """The entries of the base game have the same source with and without the expansion."""
    compiled = compile_project(open_game("crossfire", ["prime_runner"]))
    assert [e.id for e in stale.entries("fr", compiled) if e.is_stale or e.is_unchecked] == []
    assert "prime_runner" in [place.set for place in stale.places("fr", compiled)]


def test_the_source_language_has_nothing_stale(copy: World) -> None:
    assert list(stale.entries("en", copy.compiled())) == []
