"""The tables of `benchmarks/README.md` have the rows that the benchmarks have now; the times are not compared."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import ombre
from ombre.lab.closing.closer import source

ROOT = Path(__file__).parents[2]
README = ROOT / "benchmarks" / "README.md"


@cache
def benchmark(name: str) -> Any:
    """A module of the benchmarks, which are no package."""
    spec = spec_from_file_location(f"benchmark_{name}", ROOT / "benchmarks" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def blocks(heading: str) -> list[list[str]]:
    """The lines of each code block below a heading, up to the next heading."""
    text = README.read_text(encoding="utf-8")
    section = re.split(r"^#+ ", text.partition(f"\n## {heading}")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return [block.strip("\n").splitlines() for block in section.split("```")[1::2]]


def test_the_tables_of_playing_have_the_rows_of_the_benchmark() -> None:
    written = [re.split(r"  +", line)[0] for block in blocks("Playing") for line in block[1:]]
    assert written == benchmark("play").labels()


def test_the_tables_of_playing_have_the_columns_of_the_benchmark() -> None:
    play = benchmark("play")
    nothing = play.Measured({}, {}, {})
    heads = [next(table(nothing)) for table in play.TABLES]
    assert [re.split(r"  +", block[0]) for block in blocks("Playing")] == [[name, *titles] for name, titles in heads]


def inside(code: CodeType) -> set[str]:
    """The names of a code and of all functions in it."""
    return {code.co_qualname}.union(*(inside(one) for one in code.co_consts if isinstance(one, CodeType)))


def test_the_budget_names_functions_that_exist() -> None:
    """A function with another name would count for `the rest` without a word."""
    files = sorted((ROOT / "runtime").glob("*.py"))
    known = set[str]().union(*(inside(compile(path.read_bytes(), path.name, "exec")) for path in files))
    assert benchmark("play").SHARES.keys() - known == set()


def test_engines_are_compared_by_games_by_choices_and_without_the_loop() -> None:
    play = benchmark("play")
    times = {"ours": {"game": [3.0, 2.0], "loop": [1.0]}, "theirs": {"game": [8.0]}}
    found = play.Measured(times, {"ours": (10.0, 10.0), "theirs": (25.0, 20.0)}, {})
    assert play.compared(found, "ours", "theirs") == ["4.00", "2.00", "4.00"]
    assert play.compared(found, "theirs", "ours") == ["1/4.0", "1/2.0", "1/4.0"]
    assert play.compared(found, "ours", "missing") == []


@pytest.mark.parametrize(
    ("megabytes", "blocks", "objects", "told"),
    [
        (1.0, 99, 99, ""),
        (1.0, 1000, 0, "1.00 blocks for each game"),
        (9.0, 0, 200, "0.20 objects for each game, 9.0 MB"),
    ],
)
def test_a_growing_memory_is_told(megabytes: float, blocks: int, objects: int, told: str) -> None:
    soak = benchmark("soak")
    first = soak.Memory(1000, 50.0, 100_000, 20_000)
    last = soak.Memory(2000, 50.0 + megabytes, 100_000 + blocks, 20_000 + objects)
    assert soak.growth(first, last) == told


@pytest.mark.parametrize("rewriting", ["vectors", "typed"])
def test_the_trial_with_columns_fits_the_kernel(rewriting: str) -> None:
    """It replaces lines of the closed module by their text, and says so if one is missing."""
    before = source(ombre.load("hearts").rules)
    made = getattr(benchmark("columns/rewriting"), rewriting)(before)
    for text in [made] if isinstance(made, str) else made[:1]:
        assert text != before and "class Played" in text
        compile(text, rewriting, "exec")
