"""`ombre locale audit`: compare what a printed book says with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError, listed, names
from ombre.translatable import listed as join
from ombre.translatable import tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.options import With
from ombre.workshop.console.speaking import said, say


def audit(
    file: Annotated[Path, typer.Argument(help="A file of claims (.yaml): what the book says, in our words.")],
    game: Annotated[str | None, typer.Option(help="The game; by default, the one that the file names.")] = None,
    extra: With = None,
    verbose: Annotated[bool, typer.Option("--all", help="Also print the claims that agree.")] = False,
) -> None:
    """Compare what a printed book says with the game, cell by cell."""
    from .. import audit as auditing
    from .. import claims

    read = claims.load(file)
    name = game or read.game
    if not name:
        raise UsageError(
            tr("{0}:1: the file names no game; write `game: NAME`, or --game with one of {1}", file, listed(names()))
        )
    counts: dict[str, int] = {}
    failed = False
    for finding in auditing.audit(read, open_table(name, [*read.extra, *(extra or [])])):
        counts[finding.verdict] = counts.get(finding.verdict, 0) + 1
        failed = failed or not finding.expected
        if verbose or not finding.expected or finding.verdict == "known":
            typer.echo("\n".join(map(said, finding.lines(f"{file}"))))
    sorts = {
        "agrees": tr("{0} agree", counts.get("agrees", 0)),
        "known": tr("{0} differ as is known", counts.get("known", 0)),
        "differs": tr("{0} differ", counts.get("differs", 0)),
        "not different": tr("{0} are marked `known` but agree", counts.get("not different", 0)),
        "unclear": tr("{0} cannot be compared", counts.get("unclear", 0)),
        "left out": tr("{0} are not compared", counts.get("left out", 0)),
    }
    parts = [told for key, told in sorts.items() if key in counts]
    say(tr("{0}: {1}", read.title, join(parts) if parts else tr("no claims")))
    raise typer.Exit(1 if failed else 0)
