"""Where a command of the laboratory does its work: the options, and what is made of them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr

if TYPE_CHECKING:
    from ..jobs.spreading import Workers

On = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Do the work on a Dask cluster: the address of its scheduler, such as tcp://192.168.1.5:8786, or 'local'.",
    ),
]


def chosen_workers(jobs: int | None, on: str | None, usual: int | None = None) -> Workers:
    """Return where a command does its work. jobs, on: the options. usual: the number of processes without them."""
    from ..jobs.cluster import LOCAL
    from ..jobs.spreading import Workers

    if jobs is not None and on not in (None, LOCAL):
        raise UsageError(tr("leave out --jobs: {0} has the workers that were started for it", on))
    return Workers(jobs or (usual if usual is not None and on is None else os.cpu_count() or 1), on or "")
