"""The work of `fixtures/jobs/deadly.py`, in a module that the processes of a test can import."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TypeAlias

from ombre.lab.jobs.answering import Work
from ombre.lab.jobs.spreading import Spread

FOLDER = Path(__file__).parents[1] / "fixtures" / "jobs"
Did: TypeAlias = list[tuple[str, int]]  # inputs, each with the id of the process that did it


def deadly() -> Work[str, str, str, Did]:
    """Return the work."""
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))  # a process that is started gets the path
    found: Work[str, str, str, Did] = importlib.import_module("deadly").DEADLY
    return found


def done(team: Spread[str, str, str, Did], *inputs: str) -> list[str]:
    """Return the inputs that were done, in the order of the results."""
    return [one for some in team.results(inputs) for one, _ in some]
