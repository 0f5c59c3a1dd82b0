"""`make near`: which tests are near to a file, and which of them run."""

from __future__ import annotations

import pytest

from ombre.folders import ROOMS

from ..imports import modules
from ..near.__main__ import chosen, cost
from ..near.nearest import ROOT, costs, files, nearest, shown


@pytest.mark.parametrize(
    ("path", "first"),
    [
        ("prose/planner/aggregation.py", "tests/prose/test_planner.py"),
        ("lab/pairs/orders.py", "tests/lab/test_pairs_orders.py"),
        ("compiler/checks/ending/termination.py", "tests/compiler/test_checks.py"),
        ("runtime/events.py", "tests/runtime/test_events.py"),
        ("prose/locales/fr/log.ftl", "tests/prose/test_locale_check.py"),
        ("cards/hearts/rules/flow.card", "tests/games/test_scenarios.py"),
        ("tests/cases/checks/bad/endless_window.card", "tests/compiler/test_cases.py"),
        ("tests/dsl/test_lexer.py", "tests/dsl/test_lexer.py"),
        ("docs/trust.md", "tests/project/test_docs.py"),
    ],
)
def test_the_nearest_test_of_a_file(path: str, first: str) -> None:
    assert nearest(path)[0] == first


def test_each_module_has_tests_near_it() -> None:
    paths = [shown(path) for path in modules().values()]
    known = {path: nearest(path) for path in paths if path.split("/")[0] in ROOMS and not path.endswith("__init__.py")}
    assert len(known) > 400
    assert [path for path, tests in known.items() if not tests] == []
    assert {test for tests in known.values() for test in tests if not (ROOT / test).exists()} == set()


def test_the_costs_are_those_of_files_that_exist() -> None:
    there = {shown(path) for path in files()}
    known = costs()
    assert [name for name in known if name.startswith("tests/") and name not in there] == []
    assert len(there - known.keys()) < len(there) / 10, "OMBRE_COSTS=tests/near/costs.txt make test"
    assert cost("tests/dsl", known) == pytest.approx(
        sum(seconds for name, seconds in known.items() if name.startswith("tests/dsl/"))
    )


def test_the_quick_ones_run_first_and_what_takes_too_long_is_left_out() -> None:
    known = {"tests/dsl/test_lexer.py": 3.0, "tests/games/test_scenarios.py": 50.0, "tests/project/test_docs.py": 9.0}
    paths = ["tests/dsl/test_lexer.py"]
    assert chosen(paths, 60, known) == (paths, [])
    run, late = chosen(["docs/trust.md"], 20, costs() | {"tests/project/test_words.py": 1000.0})
    assert run[0] == "tests/project/test_docs.py" and "tests/project/test_words.py" in late
    assert chosen([f"{len(known)}.none"], 60, known) == ([], [])
