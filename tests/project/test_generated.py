"""`generated/` is up to date, and the same on every machine."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from ombre.compiler import artifacts
from ombre.compiler.projects.places import games
from ombre.session.tracebacks import line_of
from ombre.workshop.building.build import build

ROOT = Path(__file__).parents[2]


@cache
def outputs() -> list[artifacts.Artifact]:
    """The files that a build writes for all games."""
    return [output for game in games() for output in build(game)[0]]


def test_generated_is_fresh() -> None:
    """If this fails, run `ombre build` and commit the result."""
    assert [path.relative_to(ROOT).as_posix() for path in artifacts.stale(outputs())] == []


@pytest.mark.long
def test_building_twice_gives_the_same_bytes() -> None:
    """Another process with its own hash seed writes the same texts."""
    code = (
        "import hashlib\n"
        "from ombre.compiler.projects.places import games\n"
        "from ombre.workshop.building.build import build\n"
        "texts = [o.text for g in games() for o in build(g)[0]]\n"
        "print(hashlib.sha256(''.join(texts).encode()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    other = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    texts = "".join(output.text for output in outputs())
    assert other.stdout.strip() == hashlib.sha256(texts.encode()).hexdigest()


def test_every_function_carries_its_card_line() -> None:
    """`# cards/...:LINE` is above every function, and the file has that line; the same holds for the source map."""
    for path in sorted((ROOT / "generated").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        source = text.split("from ", 1)[1].split(":", 1)[0]
        lines = len((ROOT / source).read_text(encoding="utf-8").split("\n"))
        marks = [int(mark) for mark in re.findall(rf"\n# {re.escape(source)}:(\d+)\ndef ", text)]
        assert len(marks) == text.count("\ndef "), path
        name = ".".join(path.relative_to(ROOT / "generated").with_suffix("").parts)
        module = import_module(f"ombre.generated.{name}").MODULE
        heads = [at for at, line in enumerate(text.split("\n"), 1) if line.startswith("def ")]
        assert [line_of(module, at) for at in heads] == marks, path
        entries = [tuple(map(int, entry.split(":"))) for entry in module.lines.split()]
        assert entries == sorted(entries) and all(1 <= line <= lines for _, line in entries), path
