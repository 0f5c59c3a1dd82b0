"""`--help`, refusals of wrong options and the pages of `ombre explain` in the languages that have them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre import desk
from ombre.compiler.codes import explain
from ombre.prose.language.languages import LOCALES, catalogue, languages, manual_file
from ombre.prose.language.wording import manual

from ..command import run

TRANSLATED = [language for language in languages() if manual_file(language).is_file()]
COMMANDS = (
    "", "check", "explain", "fmt", "build", "test", "mutate", "pairs", "play", "why", "simulate", "text", "words",
    "rules", "sheet", "deck", "gallery", "serve", "lsp", "locale", "locale new", "locale update", "locale preview",
    "locale status", "locale changes", "locale accept", "locale export", "locale audit", "locale import",
    "locale check", "campaign", "campaign new", "campaign play", "campaign migrate", "new", "new game",
    "new expansion", "new workflow",
)  # fmt: skip


@pytest.mark.parametrize("language", TRANSLATED)
def test_code_and_parts_stay_as_they_are(language: str) -> None:
    """What is in backquotes, braces and names of options is the same in the translation."""
    for entry in catalogue(manual_file(language)):
        for kept in (r"`[^`]+`", r"\{\w*\}", r"(?<![\w-])--[\w-]+", r"\[blue\]|\[/\]"):
            assert sorted(re.findall(kept, entry.msgid)) == sorted(re.findall(kept, entry.msgstr)), entry.msgid


@pytest.mark.parametrize("file", ["manual.po", "diagnostics.po", "fr.po"])
def test_french_spaces_and_signs(file: str) -> None:
    path = Path(desk.__file__).parent / "serve" / "page" / file if file == "fr.po" else LOCALES / "fr" / file
    told = [text for entry in catalogue(path) for text in (entry.msgstr, *entry.msgstr_plural.values())]
    plain = [re.sub(r"`[^`]*`", "", text) for text in told]
    assert [text for text in plain if re.search(r"« |[^\N{NO-BREAK SPACE}]»| [;!?]|\w'\w| :(?!:)", text)] == []


@pytest.mark.parametrize(("language", "begin", "end"), [("de", "„", "“"), ("es", "«", "»"), ("fr", "«", "»")])
def test_quotes_are_those_of_the_language(language: str, begin: str, end: str) -> None:
    """English quotes are none of these languages'; each quote that opens closes."""
    told = [re.sub(r"`[^`]*`", "", entry.msgstr) for entry in catalogue(LOCALES / language / "manual.po")]
    assert [text for text in told if re.search(r"(?<!\w)'|\"", text) or text.count(begin) != text.count(end)] == []


def test_spanish_questions_open_with_their_sign() -> None:
    told = [entry.msgstr for entry in catalogue(LOCALES / "es" / "manual.po")]
    assert [text for text in told if text.count("¿") != text.count("?")] == []


def test_help_is_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Emploi" in run("--help").stdout and "Vérifie les cartes" in run("--help").stdout
    told = run("sheet", "--help").stdout
    assert "Le papier" in told and "[défaut" in told and "Affiche ce message" in told
    assert "The paper" in run("sheet", "--help", "--locale", "en").stdout
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Usage:" in run("check", "--help").stdout
    assert "Emploi" in run("check", "--locale", "fr", "--help").stdout
    assert "Usage:" in run("--help").stdout, "the language of the command before"


def test_lines_of_the_help_do_not_break_at_a_no_break_space() -> None:
    """No line begins with a sign that belongs to the word before it, or ends with an opening quote."""
    told = "".join(run(command, "--help", "--locale", "fr").stdout for command in ("pairs", "sheet", "why"))
    lines = [line.strip("│╭╮╰╯─ ") for line in told.splitlines()]
    assert any("\N{NARROW NO-BREAK SPACE};" in line for line in lines)
    assert [line for line in lines if re.search(r"^[;:?!»]|«$", line)] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_english_is_left_in_the_help_of_a_command(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    told = run(*command.split(), "--help").stdout
    words = {*re.findall(r"(?<![\w-])[a-z]+", told)}
    assert not words & {"the", "this", "which", "only", "each", "write", "default"}, told


REFUSED = {
    "chek": ("es gibt keinen Befehl", "no hay ninguna orden", "il n’y a pas de commande"),
    "check --fitt": ("es gibt keine Option --fitt", "no hay ninguna opción --fitt", "il n’y a pas d’option --fitt"),
    "fmt a b": ("überzähliges Argument", "sobra un argumento", "argument en trop"),
    "serve --port x": ("nötig ist eine ganze Zahl", "debe ser un número entero", "il faut un nombre entier"),
    "simulate hearts -n 0": ("nötig ist mindestens 1", "debe ser al menos 1", "il faut au moins 1"),
    "sheet hearts --to gif": ("nötig ist eines von", "debe ser uno de", "il faut l’une de"),
    "sheet hearts --deck": ("braucht einen Wert", "necesita un valor", "demande une valeur"),
    "locale new": ("fehlt", "falta", "manque"),
}


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_wrong_command_lines_are_refused_in_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    for command, (german, spanish, french) in REFUSED.items():
        done = run(*command.split())
        sentence = {"de": german, "es": spanish, "fr": french}[language]
        assert done.returncode == 2 and sentence in " ".join(done.stderr.split()), (command, done.stderr)


@pytest.mark.parametrize(
    ("language", "title", "meaning"),
    [
        ("de", "ein Name ist unbekannt", "Was es bedeutet"),
        ("es", "un nombre es desconocido", "Qué significa"),
        ("fr", "un nom est inconnu", "Ce que cela veut dire"),
    ],
)
def test_pages_and_titles(language: str, title: str, meaning: str) -> None:
    page = run("explain", "E110", "--locale", language).stdout
    assert page.startswith(f"# E110: {title}\n\n## {meaning}\n") and "frend earns 2" in page
    assert f"E110  {title}" in run("explain", "--locale", language).stdout
    assert explain("E110", manual("en").text) == explain("E110")
