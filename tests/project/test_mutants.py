"""The tool that changes the engine in one place (tests/mutants): what it changes, and what it says of it."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from ..mutants.__main__ import EQUIVALENT, NOT_PLAYED, ROOT, UNPLAYED, changed, equivalents, reasons, sampled, sources
from ..mutants.making import mutants
from ..near.nearest import of_place

SOURCE = '''"""A module."""

LIMIT = 5


def first(some: list[int], least: int = 1) -> bool:
    """Whether the first is enough."""
    some.sort()
    if some and not some[0] < least:
        return True
    return other(least, 2) == f"{least + 1}"


def module(one: int | str) -> bool:
    """A function with the name of another thing, and a case that does not occur."""
    match one:
        case int():
            return True
        case _:
            assert_never(one)
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
    "module: True -> False",
]


def test_one_place_is_changed_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(SOURCE, encoding="utf-8")
    made = mutants(tmp_path, "one.py")
    assert [f"{m.place}: {m.what}" for m in made] == WANTED
    for mutant in made:
        ast.parse(mutant.text)
        pairs = zip(SOURCE.splitlines(), mutant.text.splitlines(), strict=True)
        assert [n for n, (old, new) in enumerate(pairs, 1) if old != new] == [mutant.line]


EQUAL = """def both(one: int, other: int) -> int:
    if one == 0:
        return 0
    return min(0, one) if other == 0 else max(one, 0, 0)
"""


def test_equal_changes_have_different_names(tmp_path: Path) -> None:
    """By the text of their line, which stays when lines are added above; where a line has several, by a number."""
    first, second, last = (line.strip() for line in EQUAL.splitlines()[1:])
    wanted = [
        f"both: 0 -> 1 in: {first}",
        f"both: 0 -> 1 in: {second}",
        *(f"both: 0 -> 1 in: {last}, {number} of 4" for number in range(1, 5)),
    ]
    for text in (EQUAL, f"LIMIT = 5\n\n\n{EQUAL}"):
        (tmp_path / "one.py").write_text(text, encoding="utf-8")
        made = mutants(tmp_path, "one.py")
        assert sorted(f"{m.place}: {m.what}" for m in made if "0 -> 1" in m.what) == wanted


def test_each_mutant_has_a_name_of_its_own() -> None:
    names = Counter(str(mutant) for path in sources("tests") for mutant in mutants(ROOT, path))
    assert [name for name, number in names.items() if number > 1] == []


@pytest.mark.parametrize(("only", "path"), [("tests", EQUIVALENT), ("games", UNPLAYED)])
def test_what_cannot_be_noticed_still_exists_and_has_a_reason(only: str, path: Path) -> None:
    """After a change of the engine, each entry of a list must be read again that no longer names a mutant."""
    known = reasons(path)
    assert known
    names = {str(mutant) for mutant in changed(only)}
    assert [name for name in known if name not in names] == []
    assert [name for name, reason in known.items() if not reason.endswith(".")] == []


def test_what_nobody_can_notice_is_in_one_list_only() -> None:
    assert [name for name in reasons(UNPLAYED) if name in equivalents()] == []


def test_each_function_that_is_not_in_play_exists() -> None:
    places = {f"{Path(one.path).name} {one.place}" for one in changed("tests")}
    modules = {Path(path).name for path in sources("tests")}
    assert [name for name in NOT_PLAYED if name not in (places if " " in name else modules)] == []
    assert {f"{Path(one.path).name} {one.place}" for one in changed("games")}.isdisjoint(NOT_PLAYED)


def test_a_sample_is_the_same_each_time() -> None:
    assert sampled("games", 5, 1) == sampled("games", 5, 1) != sampled("games", 5, 2)


def test_each_module_has_tests_near_it() -> None:
    for path in sources("tests"):
        assert [name for name in of_place(path) if not (ROOT / name).exists()] == [], path
