"""Processes of Python in which no file of the current folder stands for a module of the program."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.context import SpawnContext


def only_installed() -> None:
    """Let the processes that this one starts look for modules only where they are installed.

    They begin as `python -c`, which otherwise looks in the current folder first: in that of a game, which may come from
    a stranger.
    """
    os.environ["PYTHONSAFEPATH"] = "1"


def spawning() -> SpawnContext:
    """Return how processes are started."""
    only_installed()
    return get_context("spawn")
