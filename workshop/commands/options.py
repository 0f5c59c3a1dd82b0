"""Arguments and options that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.places import UsageError
from ombre.translatable import tr

from . import completing

if TYPE_CHECKING:
    from ..jobs.spreading import Workers

With = Annotated[list[str] | None, typer.Option("--with", help="An expansion by name, or a folder of cards.")]
Game = Annotated[str, typer.Argument(help="The game.", autocompletion=completing.games)]
Where = Annotated[Path | None, typer.Argument(help="A folder of cards, or one file; by default, all games.")]
Players = Annotated[int | None, typer.Option(help="The number of players; by default 2, if the game allows it.")]
Locale = Annotated[
    str | None,
    typer.Option(
        help="The language: en, fr ...; by default that of the environment (LANG), or English.",
        autocompletion=completing.locales,
    ),
]
Cards = Annotated[
    list[str] | None,
    typer.Option(
        "--card", metavar="ID", help="Only this card, by its id; can be repeated.", autocompletion=completing.cards
    ),
]
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
