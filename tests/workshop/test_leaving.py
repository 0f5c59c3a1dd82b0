"""The end of a process of the console command: it leaves without freeing memory, and loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

RUN = "import sys; from ombre.workshop.cli import run; sys.argv[0] = 'ombre'; run()"
HANDLERS = """
import atexit, sys, threading, time
from pathlib import Path
from ombre.workshop.console.leaving import leave

def late() -> None:
    time.sleep(0.3)
    print("thread")

atexit.register(print, "first handler")
atexit.register(print, "second handler")
threading.Thread(target=late).start()
sys.stdout.write("text without an end of line ")
leave(3)
"""


def ombre(*words: str, output: int = subprocess.PIPE, code: str = RUN) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", code, *words], stdout=output, stderr=subprocess.PIPE, text=True, env=environment
    )


@pytest.mark.parametrize(
    ("words", "code"),
    [(["--version"], 0), (["explain", "E110"], 0), (["check", "nowhere"], 2), (["--no-such-option"], 2), ([], 2)],
)
def test_exit_codes(words: list[str], code: int) -> None:
    done = ombre(*words)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_output_into_a_pipe_and_a_file_is_whole(tmp_path: Path) -> None:
    piped = ombre("explain", "E110").stdout
    assert len(piped) > 200 and piped.endswith("\n")
    with (tmp_path / "out.txt").open("w") as file:
        assert ombre("explain", "E110", output=file.fileno()).returncode == 0
    assert (tmp_path / "out.txt").read_text() == piped


def test_a_reader_who_has_gone_gets_no_traceback() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = ombre("explain", "E110", output=write)
    finally:
        os.close(write)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_threads_and_exit_handlers_end_first() -> None:
    done = ombre(code=HANDLERS)
    assert done.returncode == 3
    assert done.stdout.splitlines() == ["text without an end of line thread", "second handler", "first handler"]


def test_a_fault_of_the_program_is_printed() -> None:
    """It ends as Python ends it, with a traceback: it is to be reported."""
    code = "from ombre.workshop import cli; cli.main = lambda: 1 / 0; cli.run()"
    done = ombre(code=code)
    assert done.returncode == 1
    assert "ZeroDivisionError" in done.stderr
