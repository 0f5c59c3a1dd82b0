"""The budget of the long tests: OMBRE_LONG is the number of minutes after which no other test begins.

The tests run in a fixed order that mixes the files, so that each budget tries something of everything. What has not
begun is counted at the end; it is not reported as passed or skipped.
"""

from __future__ import annotations

import os
import time
from hashlib import sha256

import pytest

MINUTES = float(os.environ.get("OMBRE_LONG") or 0)  # 0: the sample of the suite, without a budget
LONG = MINUTES > 0


def parts(number: int) -> list[slice]:
    """Slices that together take all of a list, one for each of `number` long tests; in the suite, one slice of all."""
    return [slice(first, None, number) for first in range(number)] if LONG else [slice(None)]


class Budget:
    """Ends a run after some minutes; each process of a parallel run counts the tests that it has not begun."""

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes
        self.end = time.monotonic() + 60 * minutes
        self.left = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: sha256(item.nodeid.encode()).digest())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        if time.monotonic() < self.end:
            return None
        self.left += 1
        return True  # the test is done with

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:  # in a process of a parallel run
            output["left"] = self.left

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self.left += getattr(node, "workeroutput", {}).get("left", 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(f"{self.left} tests did not begin within {self.minutes:g} minutes")
