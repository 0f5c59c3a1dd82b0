"""`ombre locale import`: take translations over from the files of a translation tool."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.translatable import tr
from ombre.workshop.console.messages import tell
from ombre.workshop.console.options import With
from ombre.workshop.console.speaking import say

from ..exchange import importing


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
        tell(refusal.told)
    for path, number in made.changed.items():
        say(tr("{0}: {1} changed", path, number))
    told = tr("{0} translations changed, {1} refused", sum(made.changed.values()), len(made.refused))
    say(tr("{0}, {1} marked fuzzy and left out", told, made.unfinished) if made.unfinished else told)
    raise typer.Exit(1 if made.refused else 0)
