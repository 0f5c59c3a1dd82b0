"""`ombre locale import`: take translations over from the files of a translation tool."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...translating import importing
from ..console import errors
from ..options import With


def import_(
    files: Annotated[
        list[Path], typer.Argument(help="Files that `ombre locale export` has written, or folders of them.")
    ],
    extra: With = None,
) -> None:
    """Take translations over from the files of a translation tool."""
    made = importing.prepared(importing.read_units(files), extra or [])
    importing.finish(made)
    for refusal in made.refused:
        errors.print(str(refusal), markup=False)
    for path, number in made.changed.items():
        typer.echo(f"{path}: {number} changed")
    unfinished = f", {made.unfinished} marked fuzzy and left out" if made.unfinished else ""
    typer.echo(f"{sum(made.changed.values())} translations changed, {len(made.refused)} refused{unfinished}")
    raise typer.Exit(1 if made.refused else 0)
