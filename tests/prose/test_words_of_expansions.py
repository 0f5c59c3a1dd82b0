"""The words of an expansion never change what a file of the game means, and an error names a line of the expansion."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.driver import Compiled, compile_project, modules, scenarios
from ombre.compiler.projects.places import games
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source

from ..budget import LONG

WORD = re.compile(r"(?<![\w\"])[a-z]\w{2,}")
STRANGE = "strange.card"
SORTS = ("fact", "state", "player", "game", "value", "kind", "verb", "card")


def with_expansion(game: Project, lines: list[str]) -> Compiled:
    """The game with an expansion of one file; its first line is the second of the file."""
    source = Source(STRANGE, "\n".join([f"expansion strange of {game.game}", *lines]) + "\n")
    strange = CardFile(source, "strange", "strange", Path(STRANGE), own=True)
    more = replace(game, files=(*game.files, strange), sets=(*game.sets, "strange"), added=frozenset({STRANGE}))
    return compile_project(more)


@cache
def alone(game: str) -> tuple[Compiled, dict[str, str]]:
    compiled = compile_project(open_game(game))
    return compiled, texts(compiled)


def texts(compiled: Compiled) -> dict[str, str]:
    """The generated code of the files of the game."""
    files = [file for file in compiled.project.files if file.source.name != STRANGE]
    return {
        **modules(compiled, files),
        **{f"{name} scenarios": text for name, text in scenarios(compiled, files).items()},
    }


def words_of(game: Project) -> list[str]:
    """All words of the files of a game, without those of comments and printed texts."""
    lines = (line.split("#")[0] for file in game.files for line in file.source.text.split("\n"))
    return sorted({word for line in lines for word in WORD.findall(re.sub(r'"[^"]*"', "", line))})


def declaring(sort: str, words: list[str], compiled: Compiled) -> list[str]:
    """Lines that declare each word as something, one line for each."""
    cards = next(k.name for k in compiled.model.kinds.values() if k.base == "card")
    player = compiled.model.player
    match sort:
        case "fact" | "state" | "player" | "game":
            head = {"player": f"extend kind {player}", "game": "extend game"}.get(sort, f"extend kind {cards}")
            return [head, *(f"  {'fact' if sort == 'fact' else 'has'} {word} number" for word in words)]
        case "value":
            return [f"values strange_{at} {word}, strange_word_{at}" for at, word in enumerate(words)]
        case "kind":
            return [f"kind {word} is card" for word in words]
        case "verb":
            return [f"verb who:{player} {word}" for word in words]
        case "card":
            return [f'{cards} {word} "{word}"' for word in words]
        case _:
            raise AssertionError(sort)


def test_a_fact_called_like_cards_of_scenarios() -> None:
    """Two cards that scenarios of the game make for themselves."""
    more = with_expansion(
        alone("crossfire")[0].project, ["extend kind event", "  fact fuse number", "  fact wall number"]
    )
    assert more.diagnostics == ()


@pytest.mark.parametrize("word", ["player", "card"])
def test_no_expansion_declares_a_kind_that_is_built_in(word: str) -> None:
    more = with_expansion(alone("hearts")[0].project, [f"kind {word} is card", "  has strange number"])
    assert [(one.code, one.span.source) for one in more.diagnostics] == [("E101", STRANGE)]


@pytest.mark.sampled
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("name", games() if LONG else ["hearts"])
def test_no_word_of_an_expansion_changes_the_game(name: str, sort: str) -> None:
    compiled, before = alone(name)
    words = words_of(compiled.project)
    all_words = len(words)
    while True:
        lines = declaring(sort, words, compiled)
        more = with_expansion(compiled.project, lines)
        wrong = [one for one in more.diagnostics if one.severity == "error"]
        assert [one for one in wrong if one.span.source != STRANGE] == []
        if not wrong:
            break
        refused = {lines[one.span.line - 2] for one in wrong}
        assert refused & {*lines[-len(words) :]}, wrong
        words = [word for word, line in zip(words, lines[-len(words) :], strict=True) if line not in refused]
    assert len(words) > all_words / 2  # the others are refused, with a line of the expansion
    assert [*texts(more)] == [*before]
    assert [name for name, text in texts(more).items() if text != before[name]] == []
