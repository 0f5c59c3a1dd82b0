"""`ombre why`: explain why something happened in a game, or why an action is not possible."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError, having
from ombre.translatable import tr

from ..api.table import open_table
from ..console import completing
from ..console.options import Locale, Players, With
from ..console.speaking import text_language


def why(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME START | SAVED_GAME [QUESTION]...",
            help="A game and the card that it is started with, or the file of a saved game. Then the question: "
            "nothing, for the last event; words of an event; or 'not CARD' or 'not VERB CARD', for an action that is "
            "not possible.",
        ),
    ],
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The seed of the random numbers and of the bots.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot that plays the game: random, hasty, greedy or thorough.", autocompletion=completing.bots
        ),
    ] = "random",
    at: Annotated[
        int | None,
        typer.Option(
            min=0, help="The number of answers after which to stop; by default, the game is played to its end."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="The seat that asks, from 1, so that hidden cards stay hidden; by default, nothing is hidden."
        ),
    ] = None,
    locale: Locale = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="The deck of a seat: P1=NAME, or P1=FILE.")] = None,
    extra: With = None,
) -> None:
    """Explain why something happened in a game, or why an action is not possible."""
    from ..explain.why import explain_game, played, saved

    if Path(words[0]).is_file():
        table, session = saved(Path(words[0]), having(extra or []), at)
        question = words[1:]
    else:
        table = open_table(words[0], extra or [])
        named = 1 if table.beginnings() else 0  # the number of words that name the card to start with
        if len(words) < 1 + named:
            raise UsageError(tr("say what {0} is started with: {1}", words[0], ", ".join(table.beginnings())))
        number = table.players(players)
        session = played(
            table,
            table.beginning(words[1] if named else ""),
            number,
            seed,
            bots,
            at,
            table.options(option or []),
            table.decks(deck or [], number),
        )
        question = words[1 + named :]
    language = text_language(locale, table.project.folders)
    typer.echo("\n".join(explain_game(table, session, seat, language, " ".join(question))))
