"""What is wrong with a card, said in other languages than the compiler's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre.compiler.languages import LOCALES, catalogue, languages
from ombre.compiler.wording import PLACE, wording
from ombre.dsl.diagnostics import Diagnostic, did_you_mean, tr
from ombre.dsl.source import Span

CASES = sorted((Path(__file__).parent / "cases").rglob("bad/*.card"))
EXPECTED = re.compile(
    r"# (?:error|warning|hint) [EW]\d{3}: (.*?)(?: \| (.*?))?(?=\s*# (?:error|warning|hint) [EW]\d{3}: |$)",
    re.MULTILINE,
)
TRANSLATED = [language for language in languages() if (LOCALES / language / "diagnostics.po").is_file()]


def sentences() -> list[str]:
    """Everything that the recorded cases say of a mistake, and what to write instead."""
    found = [part for path in CASES for match in EXPECTED.findall(path.read_text(encoding="utf-8")) for part in match]
    return sorted({sentence for sentence in found if sentence})


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_of_the_cases_is_translated(language: str) -> None:
    """A message of a new shape wants its translation beside it: the cases have each message that there is."""
    said = wording(language)
    assert len(sentences()) > 300
    assert [sentence for sentence in sentences() if not said.says(sentence)] == []


def test_no_help_proposes_what_was_written() -> None:
    told = [found for path in CASES for found in EXPECTED.findall(path.read_text(encoding="utf-8"))]
    proposed = [(message, word) for message, help in told for word in re.findall(r"did you mean '([^']+)'", help)]
    assert len(proposed) > 30
    assert [message for message, word in proposed if f"'{word}'" in message] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_names_what_the_sentence_names(language: str) -> None:
    """No place is lost or made up, and the places of a shape are numbered in their order."""
    for entry in catalogue(LOCALES / language / "diagnostics.po"):
        places = PLACE.findall(entry.msgid)
        assert set(places) == {str(number) for number in range(len(set(places)))}, entry.msgid
        assert set(PLACE.findall(entry.msgstr)) == set(places), entry.msgid


def test_a_diagnostic_in_french() -> None:
    span = Span("own.card", 3, 5, 3, 9)
    found = Diagnostic(
        "E208",
        tr("{0} cannot be '{1}'", tr("a {0}", "runner"), "stagered"),
        span,
        did_you_mean("stagered", ["staggered"]),
        ((span, tr("declared here first")),),
    )
    french = wording("fr").diagnostic(found)
    assert french.render(lambda span: "  if you are stagered:", wording("fr").words()).split("\n") == [
        "own.card:3:5: erreur[E208]: «\u00a0runner\u00a0» ne peut pas être «\u00a0stagered\u00a0»",
        "    3 |   if you are stagered:",
        "      |     ^^^^",
        "        aide: vouliez-vous dire «\u00a0staggered\u00a0»\u202f?",
        "        own.card:3: déclaré ici d’abord",
    ]


def test_what_nobody_has_translated_is_said_as_it_is() -> None:
    assert wording("fr").say("something new") == "something new"
    assert wording("en").say("unknown name 'x'") == "unknown name 'x'"
    assert wording("fr").say("a kind, a verb would fit here") == "une sorte, un verbe conviendrait ici"


def test_what_is_quoted_stays_as_it_is() -> None:
    """It is code, even where it reads like a phrase that has a translation of its own."""
    said = wording("fr").say
    assert "\u00ab\u00a0choose a gear as NAME\u00a0\u00bb" in said("write 'choose a gear as NAME' first")
    assert said("there is no card 'a card'") == "il n’y a pas de carte «\u00a0a card\u00a0»"
    assert said("'a verb' would fit here") == "«\u00a0a verb\u00a0» conviendrait ici"


def test_a_place_in_quotes_ends_with_them() -> None:
    """A shape that is not in the list is not taken for a shorter one that is."""
    assert wording("fr").say("write 'this' below, or 'that'") == "write 'this' below, or 'that'"
    assert wording("fr").say("a new sentence of several words") == "a new sentence of several words"
