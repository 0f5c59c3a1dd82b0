"""The tool that changes the engine in one place (tests/mutants): what it changes, and what it says of it."""

from __future__ import annotations

import ast
from pathlib import Path

from ..mutants.__main__ import ROOT, nearest, sampled, sources
from ..mutants.making import mutants

SOURCE = '''"""A module."""

LIMIT = 5


def first(some: list[int], least: int = 1) -> bool:
    """Whether the first is enough."""
    some.sort()
    if some and not some[0] < least:
        return True
    return other(least, 2) == f"{least + 1}"
'''
WANTED = [
    "first: some.sort() -> pass",
    "first: some and (not some[0] < least) -> (some or not some[0] < least)",
    "first: some and (not some[0] < least) -> (not some[0] < least)",
    "first: some and (not some[0] < least) -> (some)",
    "first: not some[0] < least -> (some[0] < least)",
    "first: some[0] < least -> (some[0] <= least)",
    "first: 0 -> 1",
    "first: True -> False",
    "first: other(least, 2) == f'{least + 1}' -> (other(least, 2) != f'{least + 1}')",
    "first: other(least, 2) -> other(2, least)",
    "first: 2 -> 3",
]


def test_one_place_is_changed_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(SOURCE, encoding="utf-8")
    made = mutants(tmp_path, "one.py")
    assert [f"{m.place}: {m.what}" for m in made] == WANTED
    for mutant in made:
        ast.parse(mutant.text)
        pairs = zip(SOURCE.splitlines(), mutant.text.splitlines(), strict=True)
        assert [n for n, (old, new) in enumerate(pairs, 1) if old != new] == [mutant.line]


def test_a_sample_is_the_same_each_time() -> None:
    assert sampled("games", 5, 1) == sampled("games", 5, 1) != sampled("games", 5, 2)


def test_each_module_has_tests_near_it() -> None:
    for path in sources("tests"):
        assert [name for name in nearest(path) if not (ROOT / name).exists()] == [], path
