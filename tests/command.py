"""Run `ombre` inside the process of the tests, because a start of Python takes longer than most commands."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from ombre.workshop.cli import main


def run(*arguments: str, typed: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """Run `ombre` with some arguments in the current folder; return its exit code and what it printed.

    typed: the text on standard input. encoding: that of the output.
    """
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    error = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="backslashreplace")  # as Python opens it
    code: str | int | None = 0
    with (
        patch.object(sys, "argv", ["ombre", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(error),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, _text(out), _text(error))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()
