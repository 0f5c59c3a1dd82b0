"""The cache that all tests of a run share, and the small games of `fixtures/games/`."""

from __future__ import annotations

import atexit
import gc
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer.main
import typer.testing

from ombre.compiler import driver
from ombre.compiler.projects.project import open_game
from ombre.dsl.parser import keep_tables, lark
from ombre.workshop.api.table import Table

from . import costs
from .budget import MINUTES, Budget
from .near.nearest import costs as measured
from .optional import skipped_wrongly
from .recording import refusal

ROOT = Path(__file__).parents[1]

# Typer reads the signatures of all commands again for each command that a test runs in its process,
# which takes longest.
_get_command = cache(typer.main.get_command)
for _module, _name in ((typer.main, "get_command"), (typer.testing, "_get_command")):
    setattr(_module, _name, _get_command)

# The tests keep whole games in memory: with the usual limits, a tenth of the time is spent looking for garbage in them.
gc.set_threshold(50_000, 20, 50)

# Many files of tests compile all shipped games in turn: seven with their expansions,
# more than an author's process keeps.
driver._MOST_HELD = 24  # pyright: ignore[reportPrivateUsage]

os.environ["LC_ALL"] = "C.UTF-8"  # the commands speak the language of the environment; the tests expect English

# The processes of a parallel run inherit the folder from the first one. Tests of the cache itself set their own folder.
if "OMBRE_CACHE" not in os.environ:
    os.environ["OMBRE_CACHE"] = tempfile.mkdtemp(prefix="ombre-tests-")
    atexit.register(shutil.rmtree, os.environ["OMBRE_CACHE"], ignore_errors=True)

# Some files of tests read the grammar before anything is compiled;
# the processes that tests start read these tables, too.
keep_tables(Path(os.environ["OMBRE_CACHE"]) / "grammar")


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for one test, beside those of its file only: commands look for games around the folder they run in."""
    beside = tmp_path_factory.getbasetemp() / request.path.stem
    beside.mkdir(exist_ok=True)
    made = beside / f"{re.sub(r'[^a-z0-9_]', '', request.node.name)[:30]}{len(os.listdir(beside))}"
    made.mkdir()
    return made


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the setting of a plugin that need not be installed (`optional.py`); unknown settings are errors."""
    if find_spec("pytest_asyncio") is None:
        parser.addini("asyncio_default_fixture_loop_scope", "a setting of pytest-asyncio")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to record in CI, keep to the budget of the long tests, and prepare what the processes of a run share.

    That is the tables of the parser, and bytecode: where Python writes none, each process that a test starts would
    compile ombre again. The processes in which the tests run read what is installed; so they begin without this folder.
    """
    if reason := refusal(os.environ):
        raise pytest.UsageError(reason)
    if MINUTES:
        config.pluginmanager.register(Budget(MINUTES))
    if costs.FILE:
        config.pluginmanager.register(costs.Costs())
    if config.getoption("numprocesses", None):
        lark()  # once, and not in each process
        config.option.loadscopereorder = False  # the order of the files is that of their costs
    if sys.dont_write_bytecode and not config.getoption("numprocesses", None):
        os.environ["PYTHONPYCACHEPREFIX"] = os.path.join(os.environ["OMBRE_CACHE"], "bytecode")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that only `make long` runs;
    in `make long`, those that try no more there than in the suite.
    """

    def is_run(item: pytest.Item) -> bool:
        is_long = item.get_closest_marker("long") is not None
        return is_long or item.get_closest_marker("sampled") is not None if MINUTES else not is_long

    config.hook.pytest_deselected(items=[item for item in items if not is_run(item)])
    items[:] = [item for item in items if is_run(item)]
    if not MINUTES and hasattr(config, "workerinput"):  # the costly files first, so that no process waits at the end
        known = measured()
        items.sort(key=lambda item: (-known.get(item.nodeid.partition("::")[0], 0.0), item.nodeid.partition("::")[0]))


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Let the collector pass over what a file of tests leaves behind: whole games, which the next files use, too.

    Otherwise each of its full runs takes seconds at the end of the suite, and there is one for each command that a
    test calls in its process.
    """
    if nextitem is not None and nextitem.path != item.path:
        gc.freeze()


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Let a run in CI fail if it has skipped a test that it could have run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # in a process of a parallel run
        return
    wrong = skipped_wrongly([str(report.longrepr) for report in reporter.stats.get("skipped", [])], os.environ)
    if wrong and exitstatus == pytest.ExitCode.OK:
        reporter.write_line(f"CI must not skip a test: {wrong[0]}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@cache
def laid_out(name: str) -> Table:
    """A game laid out like those of `cards/`, with its files in `rules` and `base`."""
    return Table(open_game(str(ROOT / "tests" / "fixtures" / "games" / name)))


@pytest.fixture
def golden() -> Callable[[str], Table]:
    """A game from a folder of `fixtures/games/`."""
    return laid_out
