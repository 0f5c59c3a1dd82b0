"""`ombre play`: play one game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.places import UsageError
from ombre.session.start import Start
from ombre.translatable import tr

from ..api.table import open_table
from . import completing
from .compiling import compiled_rules
from .options import Game, Locale, Players, With
from .speaking import text_language

UNCOMPILED = tr("leave out --native: a game that begins with the board of a scenario is not played by what is compiled")


def play(
    game: Game,
    start: Annotated[
        str | None, typer.Argument(help="The card that the game is started with, such as a mission or a duel.")
    ] = None,
    players: Players = None,
    seed: Annotated[
        int, typer.Option(help="The seed of the random numbers; equal seeds and answers give the same game.")
    ] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot in all seats without a human: random, hasty, greedy or thorough.",
            autocompletion=completing.bots,
        ),
    ] = "random",
    human: Annotated[int | None, typer.Option(help="The seat that you play, from 1.")] = None,
    locale: Locale = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only the result.")] = False,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file when it ends or you quit.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[
        list[str] | None, typer.Option(help="The deck of a seat: P1=NAME, or P1=FILE for a file with a 'deck'.")
    ] = None,
    forced: Annotated[
        bool, typer.Option("--forced", help="Also ask a question that has only one possible answer.")
    ] = False,
    refused: Annotated[bool, typer.Option("--refused", help="Also print what a rule or a card has forbidden.")] = False,
    scenario: Annotated[
        str | None, typer.Option(help="Begin with the board of this scenario, as it is before its first 'when:'.")
    ] = None,
    native: Annotated[
        bool, typer.Option("--native", help="Compile the game first, unless it is: bots then think faster.")
    ] = False,
    extra: With = None,
) -> None:
    """Play one game in the terminal."""
    from ..play.terminal import play_game

    table = open_table(game, extra or [])
    language = text_language(locale, table.project.folders)
    if scenario is not None:
        if native:
            raise UsageError(UNCOMPILED)
        if start or players or option or deck or load:
            raise UsageError(
                tr("a scenario tells how its game begins: leave out START, --players, --option, --deck, --load")
            )
        begun = Start(0, seed, log=True, forced=forced, refused=refused, watch=True)
        return play_game(table, begun, bots, human, language, quiet, save, scenario=scenario)
    beginning = table.beginning(start or "")
    options = table.options(option or [])
    number = table.players(players)
    decks = table.decks(deck or [], number)
    begun = Start(
        number, seed, beginning, log=True, options=options, decks=decks, forced=forced, refused=refused, watch=True
    )
    play_game(table, begun, bots, human, language, quiet, save, load, faster=compiled_rules(table) if native else None)
