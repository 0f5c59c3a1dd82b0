"""Check that a game declares its players."""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic, tr

from ..model import Model


def check(known: Model) -> list[Diagnostic]:
    """Return an error if a game has no kind of player, because nobody could play it."""
    if known.player in known.kinds:
        return []
    help = tr("declare the players: 'kind {0} is player'", "person")
    return [
        Diagnostic("E137", tr("the game '{0}' has no kind of player", file.game), file.table.span, help)
        for file in known.files
        if file.game and file.table is not None
    ]
