"""`ombre play`: play one game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError
from ombre.runtime.linker import Rules
from ombre.session.start import Start
from ombre.translatable import Translatable, tr

from ..api.table import Table, open_table
from ..console import completing
from ..console.options import Game, Locale, Players, With
from ..console.speaking import text_language


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
        wrong = _not_with_a_scenario(native, [start, players, option, deck, load])
        if wrong is not None:
            raise UsageError(wrong)
        begun = Start(0, seed, log=True, forced=forced, refused=refused, watch=True)
        return play_game(table, begun, bots, human, language, quiet, save, scenario=scenario)
    beginning = table.beginning(start or "")
    options = table.options(option or [])
    number = table.players(players)
    decks = table.decks(deck or [], number)
    begun = Start(
        number, seed, beginning, log=True, options=options, decks=decks, forced=forced, refused=refused, watch=True
    )
    play_game(
        table, begun, bots, human, language, quiet, save, load, faster=_rules_by_engine(table) if native else None
    )


def _rules_by_engine(table: Table) -> Rules | None:
    """The rules of a game with an engine that a product beside brings, or None if it cannot play them."""
    for engine in entry_points(group="ombre.engines", name="native"):
        found: Rules | None = engine.load()(table)
        return found
    raise UsageError(tr("leave out --native: nothing that compiles games is installed"))


def _not_with_a_scenario(native: bool, given: Sequence[object]) -> Translatable | None:
    """What is wrong with the options of a game that begins with the board of a scenario; None if nothing is."""
    if native:
        return tr(
            "leave out --native: a game that begins with the board of a scenario is not played by what is compiled"
        )
    if any(given):
        return tr("a scenario tells how its game begins: leave out START, --players, --option, --deck, --load")
    return None
