"""Call the typesetter in a process of its own, within a limit of time and memory.

A picture or a text of a stranger can take longer or need more memory than anybody foresees, and the library then ends
the whole process. The process is started once and used again; it is ended if it exceeds a limit, and a new one is
started for the next call.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, cast

import typst

from ..faces.fonts import key_of
from .typeset_worker import receive, send

SECONDS, FOR_A_CARD = 30, 1  # the most that a call may take: for all cards together, and for each in addition
MEMORY = 4 << 30  # the most memory that the process may use, in bytes, where the system can limit it
_SCRIPT = Path(__file__).with_name("typeset_worker.py")
_HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows shows a window for a process otherwise


class OutOfBoundsError(Exception):
    """Raised if a call has taken more time or memory than it may."""


@dataclass(frozen=True, slots=True)
class Typeset:
    """What the typesetter has made: its files, and the first words of its warnings."""

    made: list[bytes]
    warnings: list[str] = field(default_factory=list[str])


class _Process:
    """A process of the typesetter."""

    def __init__(self) -> None:
        # Neither the current folder nor the environment decides what the process imports.
        command = [sys.executable, "-I", "-S", str(_SCRIPT), str(Path(typst.__file__).parents[1]), str(MEMORY)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, creationflags=_HIDDEN
        )
        self._is_late = False
        self.spent = 0.0  # seconds of processor time, of all its threads

    def call(self, head: Mapping[str, object], parts: list[bytes], seconds: float) -> Typeset:
        """Do one thing; raise RuntimeError with the error of the typesetter."""
        watch = threading.Timer(seconds, self._end_late)
        watch.daemon = True
        watch.start()
        try:
            send(cast(BinaryIO, self._process.stdin), {**head, "seconds": seconds}, parts)
            answer = receive(cast(BinaryIO, self._process.stdout))
        except OSError:  # it has ended
            answer = None
        except BaseException:  # Ctrl-C: its answer would be taken for that of the next call
            self.end()
            raise
        finally:
            watch.cancel()
        if answer is None:
            self.end()
            raise OutOfBoundsError
        told, made = answer
        self.spent = told["spent"]
        if "error" in told:
            raise RuntimeError(told["error"])
        return Typeset(made, told.get("warnings", []))

    def _end_late(self) -> None:
        self._is_late = True
        self._process.kill()

    @property
    def is_usable(self) -> bool:
        return not self._is_late and self._process.poll() is None

    def end(self) -> None:
        """End the process and wait for it, so that nothing of it is left."""
        self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                cast(BinaryIO, stream).close()
        self._process.wait()


class _Processes:
    """The processes that do nothing at the moment; there are as many as there are threads that call at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[_Process] = []
        self.spent = 0.0

    def call(self, head: Mapping[str, object], parts: list[bytes], seconds: float) -> Typeset:
        process = self._taken()
        before = process.spent
        try:
            return process.call(head, parts, seconds)
        finally:
            self.spent += process.spent - before
            if process.is_usable:
                with self._lock:
                    self._idle.append(process)
            else:
                process.end()

    def begin(self) -> None:
        with self._lock:
            if not self._idle:
                self._idle.append(_Process())

    def _taken(self) -> _Process:
        with self._lock:
            while self._idle:
                process = self._idle.pop()
                if process.is_usable:
                    return process
                process.end()
        return _Process()

    def end(self) -> None:
        with self._lock:
            while self._idle:
                self._idle.pop().end()

    def forget(self) -> None:
        """Leave the processes to the process from which this one was forked."""
        self._lock = threading.Lock()
        self._idle = []


_PROCESSES = _Processes()
atexit.register(_PROCESSES.end)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_PROCESSES.forget)


def begin() -> None:
    """Start a process, if none waits: it reads its library while cards are made ready."""
    _PROCESSES.begin()


def spent() -> float:
    """The seconds of processor time that the typesetter has taken."""
    return _PROCESSES.spent


def end() -> None:
    """End the processes; the next call starts a new one."""
    _PROCESSES.end()


def typeset(source: bytes, cards: int = 1, **settings: object) -> Typeset:
    """Typeset a document.

    settings: as of `typst.compile`. cards: how many it shows, which decides how long it may take.
    """
    return _asked("compile", source, cards, settings)


def query(source: bytes, selector: str, cards: int, **settings: object) -> str:
    """Return the values of the metadata of a document, as JSON."""
    return _asked("query", source, cards, settings, selector).made[0].decode()


def forget(fonts: typst.Fonts) -> None:
    """Let the typesetter forget what it has drawn."""
    _asked("forget", b"", 1, {"font_paths": fonts})


def _asked(do: str, source: bytes, cards: int, settings: Mapping[str, object], selector: str = "") -> Typeset:
    fonts, inputs = settings.get("font_paths"), cast("dict[str, str]", settings.get("sys_inputs", {}))
    others = {n: v for n, v in settings.items() if n not in ("font_paths", "sys_inputs", "ignore_system_fonts")}
    key = key_of(fonts) if isinstance(fonts, typst.Fonts) else None
    head = {"do": do, "selector": selector, "settings": others, "inputs": [*inputs], "fonts": key}
    parts = [source, *(text.encode() for text in inputs.values())]
    return _PROCESSES.call(head, parts, SECONDS + FOR_A_CARD * cards)
