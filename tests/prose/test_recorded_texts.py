"""The texts of small expansions, in all languages that a game is printed in; each file shows one kind of sentence."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source
from ombre.prose.language.text import load_locale
from ombre.prose.language.text_runs import split
from ombre.prose.planner import plan
from ombre.prose.sentences import told, vocabulary_of

from ..recording import recorded

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "fixtures" / "texts").glob("*.card"))
WHOLE = ("de", "en", "es", "fr")


@cache
def base() -> Project:
    found = open_game("crossfire")
    return replace(found, files=tuple(file for file in found.files if not file.module.startswith("scenarios")))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_texts_are_those_recorded(path: Path) -> None:
    """Each card of a file, printed in each language without a fallback."""
    source = Source(path.name, path.read_text(encoding="utf-8"))
    file = CardFile(source, f"texts_{path.stem}", path.stem, path, own=True)
    compiled = compile_project(replace(base(), files=(*base().files, file)))
    assert [str(d.message) for d in compiled.diagnostics if d.severity == "error"] == []
    vocabulary, lines = vocabulary_of(compiled.model), list[str]()
    said = {language: replace(load_locale(language, base().folders), fallbacks=()) for language in WHOLE}
    said["en"].lend_words(vocabulary.words())
    for card in compiled.model.cards.values():
        if card.span.source == path.name:
            lines += ["", card.id]
            for language, locale in said.items():
                planned = plan(told(card.abilities, vocabulary, card.kind)(locale), locale)
                lines.append(f"  {language}: " + " / ".join(locale.plain(split(locale.paragraph(p))) for p in planned))
    made = "\n".join(lines[1:]) + "\n"
    assert made == recorded(ROOT / "tests" / "golden" / "texts" / f"{path.stem}.txt", made)
