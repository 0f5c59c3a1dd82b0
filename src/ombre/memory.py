"""Pauses of the garbage collector, which otherwise runs again and again while many objects are made that all stay."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Generator[None]:
    """Make many objects without a search for those that are no longer used; also a decorator."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
