"""The folders of the engine contain no word of any game."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import games
from ombre.compiler.projects.project import open_game
from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
FOLDERS = (*ROOMS, "src")
TEXTS = {".py", ".lark", ".j2", ".ftl", ".yaml", ".typed"}

# Words that all rulebooks use, also our engine; a game may declare them.
SHARED = {
    "event",
    "card",
    "player",
    "mission",
    "number",
    "level",
    "mark",
    "mana",
    "role",
    "person",  # also: the third person, and whoever reads
    "playing_card",  # a size of paper
    "face",
    "location",
    "duel",
    "upgrade",
    "aspect",  # a style sheet has the aspect ratio
    "client",  # the editor, for a language server; a name of the library
    "overload",  # a decorator of Python for functions with several types
}
TELLING = [
    *["runner", "obstacle", "nuyen", "crossfire", "shadowrun", "sleaze", "stagger", "metatype", "karma"],
    *["black market", "credstick", "decker", "samurai", "dominion", "timebomb", "gear", "hacking", "weapon"],
]


def engine_files(folder: str) -> list[Path]:
    found = (path for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS and not path.is_symlink())
    return sorted(path for path in found if "__pycache__" not in path.parts)


def game_words() -> list[str]:
    """The distinctive words of games, and all their cards and kinds."""
    declared: set[str] = set()
    for game in games():
        model = compile_project(open_game(game)).model
        declared |= {*model.cards, *model.kinds}
    return sorted({*TELLING, *(declared - SHARED)})


@pytest.fixture(scope="module")
def pattern() -> re.Pattern[str]:
    by_first = {letter: [*words] for letter, words in groupby(game_words(), key=lambda word: word[0])}
    found = (rf"{letter}(?:{'|'.join(rest(word) for word in words)})" for letter, words in by_first.items())
    return re.compile(rf"(?<![A-Za-z])(?:{'|'.join(found)})(?![A-Za-z])", re.IGNORECASE)


def rest(word: str) -> str:
    """The pattern for a word without its first letter, by which words are grouped: a long alternation is slow."""
    return re.escape(word[1:]).replace("_", "[_ ]")


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_game_word(folder: str, pattern: re.Pattern[str]) -> None:
    """Code, defaults, synonyms, templates and comments contain no game word."""
    assert engine_files(folder)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {m[0]}"
        for path in engine_files(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        for m in pattern.finditer(line)
    ]
    assert found == []


def test_the_pattern_finds_a_game_word(pattern: re.Pattern[str]) -> None:
    """The pattern finds a game word in code, in a name of several words, and in capitals."""
    assert pattern.search("if kind == 'runner':")
    assert pattern.search("the covering fire of")
    assert pattern.search("NUYEN = 3")


def test_cards_hold_no_python() -> None:
    """`cards/` contains only data."""
    assert [p.name for p in (ROOT / "cards").rglob("*.py")] == []
