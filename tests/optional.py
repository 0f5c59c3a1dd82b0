"""Leave out tests if something is not installed that only these tests need; in CI this is a failure.

A run in CI fails, too, if it has skipped a test for another reason than what it says that it cannot have.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from importlib.util import find_spec

import pytest

from .recording import in_ci

NO_BROWSER = "there is no Chromium on this machine"
NO_COMPILER = "there is no C compiler on this machine"
REASONS = {"browser": NO_BROWSER, "compiler": NO_COMPILER}
"""The reason of a skipped test, by what CI says that it is without (`OMBRE_WITHOUT`)."""


def lacking(modules: tuple[str, ...], extra: str) -> str:
    """Return one line that says what is not installed, or ""."""
    missing = [name for name in modules if find_spec(name) is None]
    told = f"not tested, because {' and '.join(missing)} cannot be imported: install ombre with the extra '{extra}'"
    return told if missing else ""


def needs(*modules: str, extra: str, environment: Mapping[str, str] = os.environ) -> None:
    """Skip the module of tests that calls this, if modules cannot be imported; in CI raise UsageError instead.

    extra: the optional dependencies that have the modules.
    """
    if not (told := lacking(modules, extra)):
        return
    if in_ci(environment):
        raise pytest.UsageError(told)
    pytest.skip(told, allow_module_level=True)


def may_skip(reason: str, without: str) -> bool:
    """Whether a run in CI may skip a test. without: what the machine lacks, separated by spaces."""
    return any(REASONS.get(name, "\0") in reason for name in without.split())


def skipped_wrongly(reasons: Iterable[str], environment: Mapping[str, str]) -> list[str]:
    """Return the reasons for which a run should not have skipped a test; outside CI all reasons are good."""
    without = environment.get("OMBRE_WITHOUT", "")
    return [reason for reason in reasons if not may_skip(reason, without)] if in_ci(environment) else []
