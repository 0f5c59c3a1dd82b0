"""The end of a process, without freeing its memory piece by piece."""

from __future__ import annotations

import atexit
import os
import sys
import threading


def leave(code: int) -> None:
    """End this process in the order of `sys.exit`: wait for threads, run exit handlers, write what is held back."""
    threading._shutdown()  # type: ignore[attr-defined]  # what Python itself calls first; it has no public name
    run_handlers = atexit._run_exitfuncs  # pyright: ignore[reportPrivateUsage]  # it has no public name either
    run_handlers()
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):  # the reader has gone, or the stream is closed
            code = code or 120 if stream is sys.stdout else code  # the exit code of Python for this
    os._exit(code)
