"""Tests of something that is not installed are skipped with one line; a run in CI fails if it could have run them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ..optional import NO_BROWSER, NO_COMPILER, lacking, may_skip, needs, skipped_wrongly
from .pages import ROOT


def test_what_is_installed_is_not_lacking() -> None:
    assert lacking(("json", "pytest"), "dev") == ""
    needs("json", extra="dev", environment={"CI": "true"})


def test_what_is_not_installed_is_skipped_and_named() -> None:
    with pytest.raises(
        pytest.skip.Exception, match="no_such_module cannot be imported: install ombre with the extra 'x'"
    ):
        needs("json", "no_such_module", extra="x", environment={})


@pytest.mark.parametrize("ci", ["true", "1"])
def test_in_ci_it_is_a_failure(ci: str) -> None:
    with pytest.raises(pytest.UsageError, match="no_such_module cannot be imported"):
        needs("no_such_module", extra="x", environment={"CI": ci})


@pytest.mark.skipif(os.environ.get("OMBRE_SKIP_ONE", "") != "", reason=os.environ.get("OMBRE_SKIP_ONE", "-"))
def test_only_what_ci_says_that_it_lacks_may_be_skipped() -> None:
    assert may_skip(f"Skipped: {NO_BROWSER}", "browser")
    assert may_skip(f"Skipped: {NO_COMPILER}", "browser compiler") and not may_skip(NO_COMPILER, "browser")
    assert not may_skip(f"Skipped: {NO_BROWSER}", "")
    assert not may_skip("Skipped: nobody knows why", "browser")
    assert not may_skip(f"Skipped: {NO_BROWSER}", "printer")


@pytest.mark.parametrize(
    ("reason", "environment", "wrong"),
    [
        ("nobody knows why", {"CI": "true"}, True),
        ("nobody knows why", {"CI": "true", "OMBRE_WITHOUT": "browser"}, True),
        (NO_BROWSER, {"CI": "true"}, True),
        (NO_BROWSER, {"CI": "true", "OMBRE_WITHOUT": "browser"}, False),
        ("nobody knows why", {"CI": ""}, False),
        ("nobody knows why", {}, False),
    ],
)
def test_which_reasons_are_wrong(reason: str, environment: dict[str, str], wrong: bool) -> None:
    assert skipped_wrongly([f"Skipped: {reason}"], environment) == [f"Skipped: {reason}"] * wrong


@pytest.mark.parametrize(("without", "code"), [("", 1), ("browser", 0)])
def test_a_skipped_test_fails_the_run(without: str, code: int) -> None:
    """One run that fails, and one that skips the same test and does not fail."""
    name = f"{__file__}::test_only_what_ci_says_that_it_lacks_may_be_skipped"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", name]
    environment = {**os.environ, "OMBRE_SKIP_ONE": NO_BROWSER, "OMBRE_WITHOUT": without, "CI": "true"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, "1 skipped" in done.stdout) == (code, True)
    assert ("CI must not skip a test" in done.stdout) == bool(code)
