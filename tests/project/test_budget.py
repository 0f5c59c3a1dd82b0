"""The long tests begin in a fixed order, and none begins after the budget."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from ..budget import Budget

ROOT = Path(__file__).parents[2]
TESTS = """
import time, pytest

@pytest.mark.parametrize("n", range(30))
def test_slow(n):
    time.sleep(0.05)
"""


def run(folder: Path, minutes: float) -> str:
    """Run thirty tests, each of a twentieth of a second, in a process of its own, with a budget."""
    (folder / "test_slow.py").write_text(TESTS)
    (folder / "conftest.py").write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom tests.budget import Budget\n"
        f"def pytest_configure(config):\n    config.pluginmanager.register(Budget({minutes}))\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "xdist", "-n", "1", "."]
    alone = {**os.environ, "CI": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take seconds to import
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=alone)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_does_not_begin_is_counted(tmp_path: Path) -> None:
    text = run(tmp_path, 0.005)
    passed, left = (int(text.split(after)[0].split()[-1]) for after in (" passed", " tests did not begin"))
    assert passed >= 1 and left >= 1
    assert passed + left == 30
    assert "within 0.005 minutes" in text


class Item:
    def __init__(self, name: str) -> None:
        self.nodeid = name


def test_the_order_is_fixed_and_mixed() -> None:
    names = [f"tests/{file}.py::test[{n}]" for file in "abc" for n in range(5)]
    orders: list[list[str]] = []
    for given in (names, names[::-1]):
        items = [Item(name) for name in given]
        Budget(1).pytest_collection_modifyitems(items)  # type: ignore[arg-type] # only the names are used
        orders.append([item.nodeid for item in items])
    assert orders[0] == orders[1] != names
    assert len({name[:7] for name in orders[0][:5]}) > 1


def test_what_tries_more_in_long_is_marked() -> None:
    """A file that asks how much to try has a mark, so that `make long` runs its tests."""
    asks = re.compile(r"^from \.+(?:budget import|(?:compiler\.)?samples import sampled)", re.MULTILINE)
    texts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    found = {name for name, text in texts.items() if asks.search(text)} - {Path(__file__).name}
    assert len(found) > 20
    assert sorted(name for name in found if not re.search(r"\bmark\.(?:long|sampled)\b", texts[name])) == []
