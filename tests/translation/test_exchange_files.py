"""Exchange files that are broken or hostile: each is reported in a sentence, and no file is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.translation.exchange import importing
from ombre.workshop.cli import app

from .night import Night, nights, reasons, translate

BAD_FILES = {
    "a.po": (b'msgid "x"\nx\n', r"a.po:2: this is not a valid file of translations"),
    "b.po": (b"", r"b.po:1: there is no text in this file"),
    "c.po": (b'msgid ""\nmsgstr ""\n\nmsgid "x"\nmsgstr "\xe9"\n', r"c.po:5: this is not UTF-8 text"),
    "d.po": (b'msgid "x"\nmsgid_plural "y"\nmsgstr[x] "z"\n', r"d.po:3: this is not a valid file of translations"),
    "a.xlf": (b"<xliff", r"a.xlf:1: this is not XML"),
    "b.xlf": (b"<html/>", r"b.xlf:1: this is not an XLIFF file"),
    "c.xlf": (b'<xliff version="2.0" xmlns="x"/>', r"c.xlf:1: this is XLIFF 2.0; save it as XLIFF 1.2"),
    "d.xlf": (
        b'<!DOCTYPE x [<!ENTITY a "bb"><!ENTITY b "&a;&a;">]>\n<xliff version="1.2">&b;</xliff>',
        r"d.xlf:1: a document type is not allowed",
    ),
    "e.xlf": (b'<!DOCTYPE x SYSTEM "file:///etc/passwd">\n<xliff version="1.2"/>', r"e.xlf:1: a document type is not"),
    "f.xlf": (b'<xliff version="1.2">' + b"<g>" * 99999, r"f.xlf:1: this is not XML"),
    "g.xlf": (b'<xliff version="1.2">&foo;</xliff>', r"g.xlf:1: this is not XML: undefined entity"),
    "h.xlf": (b'<xliff version="1.2"/>', r"h.xlf:1: there is no text in this file"),
    "e.txt": (b"", r"e.txt is no exchange file"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(BAD_FILES[name][0])
    with pytest.raises(UsageError, match=BAD_FILES[name][1]):
        importing.read_units([path])


def test_a_folder_with_the_name_of_a_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "in" / "x.po").mkdir(parents=True)
    with pytest.raises(UsageError, match="in is no exchange file"):
        importing.read_units([tmp_path / "in"])
    os.mkfifo(tmp_path / "pipe.po")
    with pytest.raises(UsageError, match="pipe.po cannot be read: it is a pipe or a device"):
        importing.read_units([tmp_path / "pipe.po"])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    yield from nights(tmp_path_factory.mktemp("night") / "root")


@pytest.fixture
def night(made: Night, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Night:
    """The expansion, with its files as they are at the beginning."""
    monkeypatch.chdir(tmp_path)
    made.begin()
    return made


def edited(night: Night, to: str, *changes: tuple[str, str], name: str = "verbs") -> Path:
    """Export a file, and replace texts in it."""
    path = night.export(to)[name]
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


# What a tool or an editor may do to a whole file: old, new.
SAME = {
    "mark": ("po", "", "\ufeff"),
    "line ends": ("po", "\n", "\r\n"),
    "no charset": ("po", "; charset=UTF-8", ""),
    "other charset": ("po", "charset=UTF-8", "charset=ISO-8859-1"),
    "wrong encoding": ("xlf", 'encoding="UTF-8"', 'encoding="ISO-8859-1"'),
    "no encoding": ("xlf", 'encoding="UTF-8"', 'encoding="nonsense"'),
    "suggestion": ("xlf", "</target>", "</target><alt-trans><source>x</source><target>y</target></alt-trans>"),
    "segments": ("xlf", "</source>", "</source><seg-source><mrk>x</mrk></seg-source>"),
}


@pytest.mark.parametrize("what", SAME)
def test_the_texts_are_read_whatever_is_around_them(what: str, night: Night) -> None:
    to, old, new = SAME[what]
    path = night.export(to)["verbs"]
    text = path.read_text(encoding="utf-8").replace("éclaire<", "éclaire bien<").replace('"éclaire"', '"éclaire bien"')
    path.write_bytes((text.replace(old, new) if old else new + text).encode())
    made = night.take(path)
    assert reasons(made) == {}
    assert night.verbs.read_text(encoding="utf-8") == night.french.replace(".third = éclaire", ".third = éclaire bien")


def test_a_unit_with_two_translations_is_refused(night: Night) -> None:
    path = edited(night, "xlf", ("éclaire</target>", "éclaire</target><target>x</target>"))
    with pytest.raises(UsageError, match=r"xlf:\d+: this unit has a second <target>; delete one of them"):
        night.take(path)


def test_the_same_unit_twice_is_refused_if_the_translations_differ(night: Night) -> None:
    first = edited(night, "po", ('"éclaire"', '"éclaire bien"'))
    text = first.read_text(encoding="utf-8")
    Path("second.po").write_text(text.replace("éclaire bien", "éclaire mieux"), encoding="utf-8")
    made = night.take(first, Path("second.po"))
    assert reasons(made) == {"lights.third": "verbs.po:23 translates it in another way"}
    assert made.changed == {night.verbs: 1}


PLACES = {
    "fr low_tide/night/verbs": ("en low_tide/night/verbs", "'en' is the language of the cards; change the cards"),
    "ombre: fr ": ("ombre: ../../x ", "there is no locale '../../x'; there is: de, en, fr"),
    "low_tide/night/verbs": ("low_tide/../verbs", "'low_tide/../verbs.ftl' belongs to an expansion; name its folder"),
    "night/verbs": ("night/../../verbs", "there is no file 'low_tide/night/../../verbs.ftl'"),
    " low_tide/night/": (" /etc/", "there is no game ''"),
}


@pytest.mark.parametrize("old", PLACES)
def test_a_unit_goes_to_no_other_place(old: str, night: Night) -> None:
    new, reason = PLACES[old]
    path = edited(night, "po", (old, new), ('"éclaire"', '"éclaire bien"'))
    before = night.files()
    made = night.take(path)
    assert all(told.startswith(reason) for told in reasons(made).values())
    assert "lights.third" in reasons(made)
    assert night.files() == before


REFUSED = {
    "{ lights.third }": "it refers to itself",
    "a\\n[b] c": "this is not a valid pattern: ",
    "{ " * 900: "braces are nested too deeply; use fewer",
    "  ": "its translation is empty now; ",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_text_that_cannot_be_printed_is_refused(text: str, night: Night) -> None:
    path = edited(night, "po", ('"éclaire"', f'"{text}"'))
    before = night.files()
    assert [why[: len(REFUSED[text])] for why in reasons(night.take(path)).values()] == [REFUSED[text]]
    assert night.files() == before


NAMES = {
    "Torche {gender: x}": "'x' is no gender; there is: m, f",
    "Torche {sort: f}": "there is no feature 'sort'; there is: gender, num",
    "Torche {gender: f": "a brace has no partner; ",
    "Torche }gender: f{": "a brace has no partner; ",
    "Tor\\nche": "a name is a single line",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_cannot_be_printed_is_refused(name: str, night: Night) -> None:
    path = edited(night, "po", ('"Torche"', f'"{name}"'), name="names")
    assert [why[: len(NAMES[name])] for why in reasons(night.take(path)).values()] == [NAMES[name]]


def test_a_name_keeps_its_quotes_and_backslashes(night: Night) -> None:
    path = night.export()["names"]
    translate(path, {"torch": 'La "Torche" \\o/ {gender: f, num: other}'})
    assert reasons(night.take(path)) == {}
    assert night.take(night.export()["names"]).texts == {}
    assert 'msgstr "La \\"Torche\\" \\\\o/ {gender: f, num: other}"' in night.names.read_text(encoding="utf-8")


def test_the_line_ends_of_a_file_stay(night: Night) -> None:
    for path in (night.verbs, night.names):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    before = night.verbs.read_bytes(), night.names.read_bytes()
    found = night.export()
    translate(found["verbs"], {"lights.third": "éclaire bien"})
    translate(found["names"], {"torch": "Flambeau"})
    assert reasons(night.take(*found.values())) == {}
    assert night.verbs.read_bytes() == before[0].replace("= éclaire\r".encode(), "= éclaire bien\r".encode())
    assert night.names.read_bytes() == before[1].replace(b"Torche", b"Flambeau")


def test_an_export_replaces_no_translation_that_is_not_imported(night: Night) -> None:
    def export(*more: str) -> tuple[int, str]:
        command = ["locale", "export", "fr", "--with", str(night.folder), "-o", "out", *more]
        done = CliRunner().invoke(app, command)
        return done.exit_code, f"{done.exception}"

    path = Path("out/fr/low_tide/night/verbs.po")
    assert export()[0] == 0
    translate(path, {"lights.third": "éclaire bien"})
    before = path.read_bytes()
    code, told = export()
    assert (code, path.read_bytes()) == (1, before)
    assert told.startswith(f"{path}:") and "this file has a translation that is not imported yet" in told
    night.take(path)
    assert export()[0] == 0
    path.write_text("x", encoding="utf-8")
    code, told = export()
    assert (code, path.read_text(encoding="utf-8")) == (1, "x")
    assert "delete the file, or export to another folder with --out" in told
