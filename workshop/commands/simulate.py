"""`ombre simulate`: many games by bots, and what they come to."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Annotated

import typer

from ..api.table import open_table
from .console import errors, progress
from .options import Locale, With


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    start: Annotated[str, typer.Argument(help="What it is started with: a mission, a duel.")],
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each game after it has the next one.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays: random or greedy.")] = "greedy",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each processor when left out.")] = None,
    to: Annotated[
        list[Path] | None, typer.Option(help="Write the report to this file, too: .json, .svg or .png.")
    ] = None,
    cards: Annotated[int, typer.Option(min=0, help="How many cards of each kind are listed.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="A deck that a seat brings, as for play.")] = None,
    locale: Locale = "en",
    extra: With = None,
) -> None:
    """Let bots play many games, and report how they end and which cards make a difference."""
    from ..bots.policy import bot
    from ..narration.narrator import Narrator
    from ..printing.printer import Printer
    from ..simulate.batch import Played, Setting, interruptible, play_all
    from ..simulate.report import Report, properties, report_path
    from ..simulate.tallies import Tally

    files = [report_path(path) for path in to or []]
    table = open_table(game, extra or [])
    beginning, options, seats = table.beginning(start), table.options(option or []), table.players(players)
    decks = table.decks(deck or [], seats)
    bot(bots, seed, table.rules)  # what is wrong with the name is said here, and once
    narrator = Narrator(Printer(table, locale))
    numbers = tuple((one.owner, one.name, one.derived) for one in properties(narrator.model))
    setting = Setting(game, tuple(extra or []), beginning, seats, bots, options, decks, numbers)
    played, begun = list[Played](), time.monotonic()
    with progress("games") as tell, interruptible():
        for one in play_all(setting, range(seed, seed + number), jobs or os.cpu_count() or 1):
            played.append(one)
            tell(len(played), number)
    spent = time.monotonic() - begun
    tally = Tally()
    for one in played:  # not before: an interrupt must not find a game counted by half
        tally.add(one, seats)
    errors.print(f"{tally.games} games in {spent:.1f} s, {spent / max(1, tally.games):.2f} s each", markup=False)
    report = Report(narrator, setting, seed, number, tally)
    for path in files:
        report.write(path)
        errors.print(f"wrote {path}", markup=False)
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=1, ensure_ascii=False))
    else:
        typer.echo("\n".join(report.lines(cards)))
    raise typer.Exit(130 if tally.games < number else 0)
