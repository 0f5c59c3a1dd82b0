"""A word of a shipped game is renamed in a copy of the game; afterwards its scenarios pass as before.

The words are a seeded sample of all words that can be renamed. `make long` renames hundreds, in slices.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from ombre import cards_folder
from ombre.compiler.projects.places import UsageError, find
from ombre.compiler.projects.project import open_game
from ombre.desk.lsp.names import NamedWord
from ombre.desk.lsp.open_games import OpenGame, OpenGames
from ombre.desk.lsp.renaming import renamable, rename
from ombre.workshop.api.table import Table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios.running import run

from ..budget import LONG, parts

LARGE = ("crossfire", "srtcg")  # they take minutes: `make long` renames their words
GAMES = sorted(
    folder.name
    for folder in cards_folder().iterdir()
    if (folder / "rules").is_dir() and (LONG or folder.name not in LARGE)
)
WORDS = 60 if LONG else 2  # of each game
NEW = "zyxwords"


def copied(game: str, folder: Path) -> tuple[Path, OpenGame]:
    """A copy of a shipped game, with the expansions of its own, and the game as it is open in an editor."""
    place = find(game).place
    copy = folder / game
    shutil.copytree(place.folder, copy)
    path = next(iter(sorted((copy / "rules").glob("*.card")))).resolve()
    return copy, OpenGames(place.expansions()).write(path, path.read_text(encoding="utf-8"))


def sample(game: OpenGame, number: int) -> list[NamedWord]:
    """Words that declare something, of as many sorts as there are, in an order that depends on the seed alone."""
    declared = [word for word in game.all_words() if word.declares]
    random.Random(7).shuffle(declared)
    rounds: dict[str, int] = {}
    ranked: list[tuple[int, int, NamedWord]] = []
    for at, word in enumerate(declared):
        rounds[word.key[0]] = rounds.get(word.key[0], 0) + 1
        ranked.append((rounds[word.key[0]], at, word))
    return [word for _, _, word in sorted(ranked, key=lambda one: one[:2])[:number]]


def applied(path: Path, edits: list[tuple[int, int, int, str]]) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    for line, start, end, text in sorted(edits, reverse=True):
        lines[line - 1] = lines[line - 1][: start - 1] + text + lines[line - 1][end - 1 :]
    path.write_text("\n".join(lines), encoding="utf-8")


def outcomes(game: OpenGame, about: set[str]) -> dict[tuple[str, int], tuple[bool, bool]]:
    """What comes out of the scenarios of some files, by file and line."""
    table = Table(open_game(*game.wanted))
    return {(one.source, one.line): (one.passed, bool(one.outdated)) for one in run(table, lambda name: name in about)}


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_scenarios_pass_after_a_renaming(game: str, part: slice, tmp_path: Path) -> None:
    copy, opened = copied(game, tmp_path)
    words, renamed = sample(opened, WORDS)[part], 0
    faults: list[str] = []
    for word in words:
        name = word.span.source
        named = {one.span.source for one in opened.all_words() if one.key == word.key}
        before = outcomes(opened, named)
        texts = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
        try:
            renamable(opened, name, word.span.line, word.span.column)
            found = rename(opened, name, word.span.line, word.span.column, NEW)
        except UsageError as error:
            faults += [f"{word.key}: {error}"] if "is not declared" not in str(error) else []
            continue
        for path, edits in found.edits.items():
            applied(path, [(e.span.line, e.span.column, e.span.end_column, e.text) for e in edits])
        renamed += 1
        after = outcomes(opened, named)
        faults += [
            f"{word.key} at {word.span}: {one} was {before[one]}, is {after.get(one)}"
            for one in before
            if before[one] != after.get(one)
        ]
        if any(path.suffix in (".ftl", ".po") for path in found.edits):
            Printer(Table(open_game(*opened.wanted)), "en").locale  # noqa: B018 (the messages can be read)
        for path, data in texts.items():
            path.write_bytes(data)
    assert faults == []
    assert renamed >= len(words) // 2
