"""`--help`, refusals of wrong options and the pages of `ombre explain`, in French: nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from ombre import workshop
from ombre.compiler.codes import CODES, RETIRED, explain, parts
from ombre.compiler.languages import LOCALES, catalogue, languages, manual_file
from ombre.compiler.wording import manual
from ombre.workshop.cli import app
from ombre.workshop.commands import helping
from ombre.workshop.pairs.report import RANKS, TITLES, in_script

from ..command import run

TEMPLATES = Path(workshop.__file__).parent / "templates"
TRANSLATED = [language for language in languages() if manual_file(language).is_file()]
COMMANDS = (
    "", "check", "explain", "fmt", "build", "test", "mutate", "pairs", "play", "why", "simulate", "text", "words",
    "rules", "sheet", "deck", "gallery", "serve", "lsp", "locale", "locale new", "locale update", "locale preview",
    "locale status", "locale changes", "locale accept", "locale export", "locale audit", "locale import",
    "locale check", "campaign", "campaign new", "campaign play", "campaign migrate", "new", "new game",
    "new expansion", "new workflow",
)  # fmt: skip


def helps(command: Any) -> Iterator[str]:
    """Yield the texts of a command, its options and the commands in it."""
    yield from (text for text in (command.help, command.short_help) if text)
    for name in ("help", "rich_help_panel"):
        yield from (getattr(one, name) for one in command.params if getattr(one, name, None))
    for inner in getattr(command, "commands", {}).values():
        yield from helps(inner)


def needed() -> set[str]:
    pages = {text for code in (*CODES, *RETIRED) for _, text in parts(explain(code)) if text}
    words = {*helping.AROUND.values(), *helping.REFUSALS, *helping.OWN}
    template = (TEMPLATES / "pairs.html.j2").read_text(encoding="utf-8")
    page = {*re.findall(r'\bt\("([^"]+)"', template), *in_script(), *TITLES.values(), *RANKS}
    return pages | words | page | {*helps(typer.main.get_command(app))}


def test_french_has_a_manual() -> None:
    assert "fr" in TRANSLATED


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_no_other(language: str) -> None:
    entries = catalogue(manual_file(language))
    said = {entry.msgid for entry in entries}
    assert sorted(needed() - said) == []
    assert sorted(said - needed()) == []
    assert [entry.msgid for entry in entries if not entry.translated()] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_code_and_parts_stay_as_they_are(language: str) -> None:
    """What is in backquotes, braces and names of options is the same in the translation."""
    for entry in catalogue(manual_file(language)):
        for kept in (r"`[^`]+`", r"\{\w*\}", r"(?<![\w-])--[\w-]+", r"\[blue\]|\[/\]"):
            assert sorted(re.findall(kept, entry.msgid)) == sorted(re.findall(kept, entry.msgstr)), entry.msgid


def test_french_spaces_and_signs() -> None:
    told = [entry.msgstr for entry in catalogue(LOCALES / "fr" / "manual.po")]
    plain = [re.sub(r"`[^`]*`", "", text) for text in told]
    assert [text for text in plain if re.search(r"« |[^\N{NO-BREAK SPACE}]»| [;!?]|\w'\w| :(?!:)", text)] == []


def test_help_is_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Emploi" in run("--help").stdout and "Vérifie les cartes" in run("--help").stdout
    told = run("sheet", "--help").stdout
    assert "Le papier" in told and "[défaut" in told and "Affiche ce message" in told
    assert "The paper" in run("sheet", "--help", "--locale", "en").stdout
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Usage:" in run("check", "--help").stdout
    assert "Emploi" in run("check", "--locale", "fr", "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_no_english_is_left_in_the_help_of_a_command(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    told = run(*command.split(), "--help").stdout
    words = {*re.findall(r"(?<![\w-])[a-z]+", told)}
    assert not words & {"the", "this", "which", "only", "each", "write", "default"}, told


def test_wrong_command_lines_are_refused_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    for command, sentence in {
        "chek": "il n’y a pas de commande",
        "check --fitt": "il n’y a pas d’option --fitt",
        "fmt a b": "argument en trop",
        "serve --port x": "il faut un nombre entier",
        "simulate hearts -n 0": "il faut au moins 1",
        "sheet hearts --to gif": "il faut l’une de",
        "sheet hearts --deck": "demande une valeur",
        "locale new": "manque",
    }.items():
        done = run(*command.split())
        assert done.returncode == 2 and sentence in " ".join(done.stderr.split()), (command, done.stderr)


def test_pages_and_titles_in_french() -> None:
    page = run("explain", "E110", "--locale", "fr").stdout
    assert page.startswith("# E110: un nom est inconnu\n\n## Ce que cela veut dire\n") and "frend earns 2" in page
    assert "E110  un nom est inconnu" in run("explain", "--locale", "fr").stdout
    assert explain("E110", manual("en").text) == explain("E110")
