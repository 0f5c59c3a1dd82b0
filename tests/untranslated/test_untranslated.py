"""What a language lacks of the texts of the program is listed, and refused in a release."""

from __future__ import annotations

from pathlib import Path

import pytest

from .texts import TRANSLATED, catalogues, lacking, left_over, of_diagnostics, of_help, of_the_page

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
ENTRIES = """
msgid "a name"
msgstr "un nom"

msgid "not translated"
msgstr ""

msgid "said no more"
msgstr "plus dit"
"""


def test_languages_of_the_program() -> None:
    assert {"de", "es", "fr"} <= {*TRANSLATED}


def test_all_texts_are_found() -> None:
    assert len(of_diagnostics()) > 400 and len(of_help()) > 300 and len(of_the_page()) > 100
    assert {"a name", "a value"} <= of_diagnostics()
    assert "Check cards and rules, and print errors." in of_help()


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_most_texts(language: str) -> None:
    """A file that lacks half of its texts was not read, or belongs to another version of the program."""
    for path, wanted in catalogues(language).items():
        assert len(lacking(path, wanted)) < len(wanted) / 10, path


def test_what_is_missing_and_what_is_left_over_is_told(tmp_path: Path) -> None:
    path = tmp_path / "diagnostics.po"
    path.write_text(HEAD + ENTRIES, encoding="utf-8")
    wanted = frozenset(("a name", "not translated", "not there"))
    assert lacking(path, wanted) == ["not there", "not translated"]
    assert left_over(path, wanted) == ["said no more"]
