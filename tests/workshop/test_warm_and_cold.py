"""A command answers with a full cache as with an empty one, whatever has changed before.

A game of an author is edited at random: cards, rules, messages, names, faces, pictures, layouts, the settings of a
language; and so is the program, in a copy: its messages, its grammar, its modules. Edits are taken back, too. A program
that breaks by an edit answers in any case the same. After each edit, some commands run in a new process with the cache
of all earlier edits, and in another one with an empty cache. Both print the same, with the same exit code.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from typer.testing import CliRunner

from ombre.folders import ROOMS
from ombre.workshop.cli import app

from ..budget import MINUTES
from ..mutants.making import mutants

Edit: TypeAlias = Callable[[random.Random, str], str]
ROOT = Path(__file__).parents[2]
EDITS = 40 if MINUTES else 1
RUN = """
import sys
from ombre.workshop.cli import main
for words in (
    "check night", "check night --hints", "text --grep . --game night", "text --grep . --game night --locale fr",
    "test night", "fmt --check night", "locale status fr --game night", "words night",
):
    sys.argv = ["ombre", *words.split()]
    try:
        main()
    except SystemExit as left:
        print("$", words, left.code, flush=True)
"""


def a_number(by: random.Random, text: str) -> str:
    """Another number somewhere."""
    found = [*re.finditer(r"(?<![\w#])\d+(?!\w)", text)]
    if not found:
        return text
    one = by.choice(found)
    return f"{text[: one.start()]}{by.randrange(9)}{text[one.end() :]}"


def a_line_less(by: random.Random, text: str) -> str:
    lines = text.splitlines(keepends=True)
    del lines[by.randrange(len(lines)) if lines else 0 : by.randrange(len(lines)) + 1 if lines else 0]
    return "".join(lines)


def a_line_twice(by: random.Random, text: str) -> str:
    lines = text.splitlines(keepends=True)
    at = by.randrange(len(lines))
    return "".join([*lines[:at], lines[at], *lines[at:]])


def another_word(by: random.Random, text: str) -> str:
    """A word in the place of another one of the same file, everywhere."""
    words = sorted({*re.findall(r"[^\W\d_]{3,}", text)})
    if len(words) < 2:
        return text
    old, new = by.sample(words, 2)
    return re.sub(rf"(?<!\w){old}(?!\w)", new, text, count=by.choice((0, 1)))


def a_comment(by: random.Random, text: str) -> str:
    return f"{text}\n# {by.randrange(1000)}\n"


ANY: tuple[Edit, ...] = (a_number, a_line_less, a_line_twice, another_word, a_comment)
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>\n'
NEW = {
    "base/night_market.card": 'treasure lantern "Lantern"\n  worth 2    copies 1\n',
    "locales/fr/more.ftl": "q-picked = trésor choisi\nunknown-id = rien\n",
    "locales/it/locale.yaml": "family: romance\n",
    "table.yaml": "zones: {}\n",
    "icons/worth.svg": DRAWING,
    "art/magpie.svg": DRAWING.replace("3", "2"),
    "fonts/none.ttf": "no font\n",
}


def edited(by: random.Random, game: Path, undo: dict[Path, str | None]) -> str:
    """Make one change in the game, or take one back. undo: what each changed file was before its changes."""
    changed = sorted(undo)
    if changed and by.random() < 0.35:
        path = by.choice(changed)
        before = undo.pop(path)
        if before is None:
            path.unlink()
        else:
            path.write_text(before, encoding="utf-8")
        return f"back: {path}"
    if by.random() < 0.2:
        path = game / by.choice(sorted(NEW))
        path.parent.mkdir(parents=True, exist_ok=True)
        undo.setdefault(path, path.read_text(encoding="utf-8") if path.is_file() else None)
        path.write_text(NEW[path.relative_to(game).as_posix()], encoding="utf-8")
        return f"new: {path.relative_to(game)}"
    path = by.choice(sorted(one for one in game.rglob("*") if one.is_file()))
    return changed_file(by, path, undo)


def edited_program(by: random.Random, program: Path, undo: dict[Path, str | None]) -> str:
    """Change one place of the program: a module in one expression or statement, another text anywhere."""
    room = by.choice(("dsl", "compiler", "prose", "prose/locales"))
    files = (p for p in (program / room).rglob("*") if p.suffix in (".py", ".ftl", ".yaml", ".json", ".lark"))
    path = by.choice(sorted(files))
    made = mutants(program, path.relative_to(program).as_posix()) if path.suffix == ".py" else []
    if not made:
        return changed_file(by, path, undo)
    mutant = by.choice(made)
    undo.setdefault(path, path.read_text(encoding="utf-8"))
    path.write_text(mutant.text, encoding="utf-8")
    return str(mutant)


def changed_file(by: random.Random, path: Path, undo: dict[Path, str | None]) -> str:
    """Make one change in a text."""
    text = path.read_text(encoding="utf-8")
    undo.setdefault(path, text)
    edit = by.choice(ANY)
    path.write_text(edit(by, text), encoding="utf-8")
    return f"{edit.__name__}: {path}"


def copied_program(folder: Path) -> Path:
    """A copy of the program, which runs if it is the first on the path of Python."""
    ignored = shutil.ignore_patterns("__pycache__", "*.po", "explanations")
    for room in (*ROOMS, "src", "cards", "generated"):
        shutil.copytree(ROOT / room, folder / room, symlinks=True, ignore=ignored)
    return folder


def answers(folder: Path, program: Path, cache: Path) -> str:
    """What the commands answer in a new process."""
    environment = {**os.environ, "OMBRE_CACHE": str(cache), "PYTHONPATH": str(program / "src")}
    done = subprocess.run(
        [sys.executable, "-c", RUN], cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    return f"{done.stdout}{done.stderr}{done.returncode}"


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(3) if MINUTES else [0])
def test_a_warm_answer_equals_a_cold_one(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(app, ["new", "game", "night"]).exit_code == 0
    by, undo, told = random.Random(seed), dict[Path, str | None](), list[str]()
    program = copied_program(tmp_path / "program")
    answers(tmp_path, program, tmp_path / "warm")
    for number in range(EDITS):
        told += [edited(by, tmp_path / "night", undo) for _ in range(by.choice((1, 1, 1, 2)))]
        if not MINUTES or by.random() < 0.3:
            told.append(edited_program(by, program, undo))
        warm = answers(tmp_path, program, tmp_path / "warm")
        assert warm == answers(tmp_path, program, tmp_path / f"cold{number}"), told
