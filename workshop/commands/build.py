"""`ombre build`: compile the games that ship with ombre into `generated/`."""

from __future__ import annotations

from typing import Annotated

import typer

from ombre.compiler import artifacts
from ombre.compiler.artifacts import Artifact
from ombre.compiler.projects.places import UsageError, games
from ombre.folders import checkout
from ombre.translatable import tr

from ..console.messages import show_all
from ..console.speaking import say


def build(
    check: Annotated[
        bool, typer.Option("--check", help="Only check: write nothing, and exit with 1 if generated/ is out of date.")
    ] = False,
) -> None:
    """Compile the games that ship with ombre into generated/."""
    if checkout() is None:
        raise UsageError(
            tr("only a checkout of ombre has a generated/ folder to build; your own folders need no build")
        )
    from ..building import build as builder  # a slow import, which other commands do not need

    made: list[Artifact] = []
    built: dict[str, list[Artifact]] = {}
    ok = True
    for game in games():
        if (same := builder.unchanged(game)) is not None:
            made += same
            continue
        some, compiled = builder.build(game)
        built[game] = some
        for one in compiled:
            if not one.ok:
                show_all(one)
                ok = False
        made += some
    if not ok:
        raise typer.Exit(1)
    if check:
        stale = artifacts.stale(made)
        for path in stale:
            say(tr("stale: {0}", path))
        say(tr("generated/ is stale: run '{0}'", "ombre build") if stale else tr("generated/ is fresh"))
        raise typer.Exit(1 if stale else 0)
    changed = artifacts.write(made)
    for game, some in built.items():
        builder.keep(game, some)
    builder.clean()
    say(tr("{0} files, {1} written", len(made), len(changed)))
