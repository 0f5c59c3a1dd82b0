"""`ombre why`: why something happened in a game, or cannot be done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.project import UsageError, games_with

from ..api.table import open_table
from .options import Locale, With


def why(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME START | SAVED_GAME [QUESTION]...",
            help="A game and what it is started with, or a game that was saved; then nothing, for the last thing that"
            " happened; or words of what did; or 'not CARD', 'not VERB CARD'.",
        ),
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the deal and of the bots.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays up to that moment: random or greedy.")] = "random",
    at: Annotated[int | None, typer.Option(min=0, help="After so many answers; all of them when left out.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="The seat that asks, from 1, which is told what it may know; all when left out.")
    ] = None,
    locale: Locale = "en",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="A deck that a seat brings: P1=NAME, or P1=FILE.")] = None,
    extra: With = None,
) -> None:
    """Say why something happened in a game, or why something cannot be done."""
    from ..explain.why import explain_game, played, saved

    if Path(words[0]).is_file():
        table, session = saved(Path(words[0]), games_with(extra or []), extra or [], at)
        question = words[1:]
    else:
        table = open_table(words[0], extra or [])
        if len(words) < 2:
            raise UsageError(f"say what {words[0]} is started with: {', '.join(table.beginnings())}")
        number = table.players(players)
        session = played(
            table,
            table.beginning(words[1]),
            number,
            seed,
            bots,
            at,
            table.options(option or []),
            table.decks(deck or [], number),
        )
        question = words[2:]
    typer.echo("\n".join(explain_game(table, session, seat, locale, " ".join(question))))
