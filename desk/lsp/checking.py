"""Check one version of a game in another thread, which ends at once if there is a newer version."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import threading

from ombre.compiler import card_numbers as numbers
from ombre.compiler.checks import gaps
from ombre.compiler.driver import Compiled, check_model
from ombre.dsl.diagnostics import Diagnostic

_POLL = 0.01  # seconds between two looks at whether the thread has ended
_SWITCH = 0.0005  # seconds after which the thread lets others run: a request passes through several threads


class Abandoned(BaseException):
    """Raised inside the thread to end it."""


class Checking:
    """The checks of one version, under way. The version is never changed by anybody, so the thread needs no lock."""

    def __init__(self, version: Compiled) -> None:
        self.version = version
        self._found: list[Diagnostic] | None = None
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self._found = [*check_model(self.version), *gaps.check(self.version.model), *numbers.check(self.version)]
        except Abandoned:
            pass
        except Exception as error:
            self._error = error

    async def found(self) -> list[Diagnostic] | None:
        """Run the checks, and return what they find; None if they were abandoned."""
        usual, collects = sys.getswitchinterval(), gc.isenabled()
        sys.setswitchinterval(_SWITCH)
        gc.disable()  # here, because the thread may end before it could switch the collector on again
        try:
            self._thread.start()
            while self._thread.is_alive():
                await asyncio.sleep(_POLL)
        finally:
            sys.setswitchinterval(usual)
            if collects:
                gc.enable()
        if self._error is not None:
            raise self._error
        return self._found

    def abandon(self) -> None:
        """End the thread before its next instruction; its result is not needed."""
        if self._thread.ident is not None and self._thread.is_alive():
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread.ident), ctypes.py_object(Abandoned))
