"""A folder of locales for tests: the shipped ones, and those of `tests/fixtures/locales/languages`."""

from __future__ import annotations

import dataclasses
import os
import shutil
from pathlib import Path

import pytest

from ombre.prose.language import languages
from ombre.prose.language.text import Locale, load_locale

from .test_text_mutations import Game, game

FIXTURES = Path(__file__).parents[1] / "fixtures"
WORDS = FIXTURES / "locales" / "words"  # words of the toy game in the languages of the fixtures
TOY = FIXTURES / "games" / "toy"


def made_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program read the locales of the fixtures too, from a folder of copies; return this folder."""
    root = tmp_path / "locales"
    root.mkdir()
    for folder in (*languages.LOCALES.iterdir(), *(FIXTURES / "locales" / "languages").iterdir()):
        shutil.copytree(folder, root / folder.name, copy_function=linked)
    monkeypatch.setattr(languages, "LOCALES", root)
    return root


def linked(source: str, target: str) -> None:
    """Give a file one more name; where the system cannot, copy it. Links of folders that lead out are not followed."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def toy() -> Game:
    return game("toy")


def toy_locale(language: str) -> Locale:
    """A locale with the words of the toy game, without a fallback."""
    found = dataclasses.replace(load_locale(language, [TOY, WORDS]), fallbacks=())
    found.lend_words(toy().vocabulary.words())
    return found


def printed(language: str, card: str) -> list[str]:
    """The name of a card of the toy game, and the paragraphs of its text."""
    from ombre.prose.sentences import card_name, told

    locale, found = toy_locale(language), toy().known.cards[card]
    runs = locale.own(told(found.abilities, toy().vocabulary, found.kind))
    return [card_name(found, locale), *(locale.plain(paragraph) for paragraph in runs)]
