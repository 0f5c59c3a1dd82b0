"""What each file of tests costs: the processor time of a run, with the processes that its tests start.

`OMBRE_COSTS=FILE` lets a run write it. `make near` chooses by the figures in `tests/near/costs.txt`.
"""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

FILE = os.environ.pop("OMBRE_COSTS", "") if "PYTEST_XDIST_WORKER" in os.environ else os.environ.get("OMBRE_COSTS", "")
HEAD = """# What each file of tests costs, in seconds of processor time, with the processes that it starts.
# A run writes it: OMBRE_COSTS=tests/near/costs.txt make test
"""


def used() -> float:
    """The seconds of processor time that this process and those that it has waited for have used."""
    both = (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in both)


class Costs:
    """Adds the time of each test to that of its file; the first process of a run writes the sums."""

    def __init__(self) -> None:
        self.seconds = defaultdict[str, float](float)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before = used()
        yield
        self.seconds[item.nodeid.partition("::")[0]] += used() - before

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:  # in a process of a parallel run
            output["costs"] = dict(self.seconds)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        for name, seconds in getattr(node, "workeroutput", {}).get("costs", {}).items():
            self.seconds[name] += seconds

    def pytest_terminal_summary(self) -> None:
        lines = [f"{seconds:.1f} {name}\n" for name, seconds in sorted(self.seconds.items())]
        Path(FILE).write_text(HEAD + "".join(lines), encoding="utf-8")
