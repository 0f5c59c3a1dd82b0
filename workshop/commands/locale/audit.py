"""`ombre locale audit`: compare what a printed book says with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.places import UsageError, listed, names

from ...api.table import open_table
from ..options import With


def audit(
    file: Annotated[Path, typer.Argument(help="A file of claims (.yaml): what the book says, in our words.")],
    game: Annotated[str | None, typer.Option(help="The game; by default, the one that the file names.")] = None,
    extra: With = None,
    verbose: Annotated[bool, typer.Option("--all", help="Also print the claims that agree.")] = False,
) -> None:
    """Compare what a printed book says with the game, cell by cell."""
    from ...translating import audit as auditing
    from ...translating import claims

    read = claims.load(file)
    name = game or read.game
    if not name:
        raise UsageError(
            f"{file}:1: the file names no game; write `game: NAME`, or --game with one of {listed(names())}"
        )
    counts: dict[str, int] = {}
    failed = False
    for finding in auditing.audit(read, open_table(name, [*read.extra, *(extra or [])])):
        counts[finding.verdict] = counts.get(finding.verdict, 0) + 1
        failed = failed or not finding.expected
        if verbose or not finding.expected or finding.verdict == "known":
            typer.echo("\n".join(finding.lines(f"{file}")))
    told = (("agrees", "agree"), ("known", "differ as is known"), ("differs", "differ"))
    more = (("not different", "are marked `known` but agree"), ("unclear", "cannot be compared"))
    parts = [
        f"{counts[key]} {words}" for key, words in (*told, *more, ("left out", "are not compared")) if key in counts
    ]
    typer.echo(f"{read.title}: {', '.join(parts) or 'no claims'}")
    raise typer.Exit(1 if failed else 0)
