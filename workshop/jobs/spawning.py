"""Processes of Python in which no file of the current folder stands for a module of the program."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.context import SpawnContext


def spawning() -> SpawnContext:
    """Return how processes are started.

    They begin as `python -c`, which looks for modules in the current folder first: in that of a game, which may come
    from a stranger.
    """
    os.environ["PYTHONSAFEPATH"] = "1"
    return get_context("spawn")
