"""In CI nothing is recorded, because a test that records compares nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..recording import REFUSAL, recorded, refusal
from .pages import ROOT

READS = "environ.get(" + '"OMBRE_RECORD"'  # in two parts, so that this file is not one that reads it


@pytest.mark.parametrize("ci", ["true", "1", "yes"])
def test_nothing_is_recorded_in_ci(ci: str) -> None:
    assert refusal({"CI": ci, "OMBRE_RECORD": "1"}) == REFUSAL


@pytest.mark.parametrize(
    "environment", [{}, {"CI": "true"}, {"OMBRE_RECORD": "1"}, {"CI": "false", "OMBRE_RECORD": "1"}, {"CI": ""}]
)
def test_elsewhere_it_may_be(environment: dict[str, str]) -> None:
    assert refusal(environment) == ""


def ran(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False)


def test_the_tests_refuse_with_one_sentence() -> None:
    """Also if only one file is run."""
    done = ran(sys.executable, "-m", "pytest", "-q", "-n", "0", __file__, CI="true", OMBRE_RECORD="1")
    assert (done.returncode, done.stdout.strip(), done.stderr.strip()) == (4, "", f"ERROR: {REFUSAL}")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_ci_refuses_before_it_begins() -> None:
    done = ran(str(ROOT / ".ci" / "run"), OMBRE_RECORD="1")
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert done.stderr.startswith("OMBRE_RECORD is refused in CI")


def test_only_one_function_reads_the_variable() -> None:
    reading = [path.name for path in (ROOT / "tests").rglob("*.py") if READS in path.read_text(encoding="utf-8")]
    assert reading == ["recording.py"]


def test_a_result_that_differs_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OMBRE_RECORD", raising=False)
    path = tmp_path / "result.txt"
    assert recorded(path, "new") == "" and not path.exists()
    path.write_text("old", encoding="utf-8")
    assert recorded(path, "new") == "old" and path.read_text(encoding="utf-8") == "old"
    monkeypatch.setenv("OMBRE_RECORD", "1")
    assert recorded(path, "new") == "new" and path.read_text(encoding="utf-8") == "new"
