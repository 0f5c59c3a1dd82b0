"""Open the games whose translations a command handles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ombre.compiler.project import expansions_of, games_with, pick

from ...api.table import Table, open_table


def translated_tables(game: str | None, extra: Sequence[str]) -> Iterator[Table]:
    """Yield a game, or all games: each with the given expansions, or alone and with each of its shipped expansions."""
    known = games_with(extra)
    for name in [pick("game", game, known)] if game else known:
        yield open_table(name, extra)
        for expansion in () if extra else expansions_of(name):
            yield open_table(name, [expansion])
