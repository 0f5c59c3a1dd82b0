"""The examples on the pages of the codes E6 and W6: files of a French locale of the example game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import Source
from ombre.prose.proofreading import checking
from ombre.prose.proofreading.scope import CheckedLocale

CARD = 'gull new_gull "New Gull"\n  when turn starts:\n    current earns 2\n'
WORDS = """n-gull =
    .one = mouette
    .other = mouettes
    .gender = f
n-captain =
    .one = capitaine
    .other = capitaines
n-crate =
    .one = caisse
    .other = caisses
    .gender = f
s-turn =
    .one = tour
    .other = tours
cries-to =
    .base = crier
    .third = crie
    .plural = crient
    .polite = criez
    .participle = crié
    .to = vers { NP($what) }
"""
HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
FILES = {"W601": "names.po", "W605": "terms.po", "W607": "names.po", "W609": "names.po", "E608": "diagnostics.po"}
"""Where an example is that is no message."""


def found_in(code: str, text: str, preamble: CardFile, folder: Path, patch: pytest.MonkeyPatch) -> list[Diagnostic]:
    """The faults of the French locale of the example game with the text of an example."""
    french = folder / "locales" / "fr"
    french.mkdir(parents=True)
    (french / "lexicon.ftl").write_text(WORDS, encoding="utf-8")
    name = FILES.get(code, "words.ftl")
    (french / name).write_text(HEAD * name.endswith(".po") + text, encoding="utf-8")
    if name == "diagnostics.po":

        def own_file(language: str) -> Path:
            return french / name

        patch.setattr(checking, "diagnostics_file", own_file)
    page = CardFile(Source("page.card", CARD), "rules", "page", Path("page.card"), code == "W601")
    files = (replace(preamble, own=False, set="rules"), page)
    compiled = compile_project(Project(GameFolder("harbour", folder), files, (folder,), ("rules",)))
    assert compiled.ok
    if name == "diagnostics.po":
        return list(checking.of_diagnostics("fr"))
    return list(checking.of_game(CheckedLocale("fr", compiled)))


def codes_between(one: list[Diagnostic], other: list[Diagnostic]) -> set[str]:
    """The codes of the faults that are in one list and not in the other."""
    said = {(d.code, str(d.message)) for d in other}
    return {d.code for d in one if (d.code, str(d.message)) not in said}
