"""`ombre simulate`: let bots play many games, and print a report."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.translatable import ntr, tr
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.console import completing
from ombre.workshop.console.messages import progress, tell, tell_lacking
from ombre.workshop.console.options import Game, Locale, Players, With
from ombre.workshop.console.scope import chosen
from ombre.workshop.console.speaking import text_language

from .compiling import is_compiled
from .workers import On, chosen_workers

if TYPE_CHECKING:
    from ..jobs.spreading import Workers
    from ..simulate.batch import Setting
    from ..simulate.many import CountedGames
    from ..simulate.report import Report


def simulate(
    game: Game,
    start: Annotated[
        str | None, typer.Argument(help="The card that the game is started with, such as a mission or a duel.")
    ] = None,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="The number of games.")] = 100,
    players: Players = None,
    seed: Annotated[
        int, typer.Option(help="The seed of the first game; each following game uses the next number.")
    ] = 1,
    bots: Annotated[
        str, typer.Option(help="The bot that plays: random, hasty, greedy or thorough.", autocompletion=completing.bots)
    ] = "greedy",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="The number of processes; by default, one for each processor.")
    ] = None,
    on: On = None,
    to: Annotated[
        list[Path] | None, typer.Option(help="Also write the report to this file: .json, .svg or .png.")
    ] = None,
    cards: Annotated[int, typer.Option(min=0, help="The number of cards of each kind in the report.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="The deck of a seat, as for 'ombre play'.")] = None,
    native: Annotated[
        bool, typer.Option("--native", help="Compile the game first, unless it is: bots then think faster.")
    ] = False,
    locale: Locale = None,
    extra: With = None,
) -> None:
    """Play many games with bots, and report the results and the effect of each card."""
    from ombre.workshop.bots.policy import bot
    from ombre.workshop.narration.narrator import Narrator
    from ombre.workshop.printing.printer import Printer

    from ..jobs.cluster import LOCAL
    from ..simulate.batch import Setting
    from ..simulate.report import Report, properties, report_path

    files = [report_path(path) for path in to or []]
    ((place, more),) = chosen(game, extra)
    table = open_table(place, more)
    beginning, options, seats = table.beginning(start or ""), table.options(option or []), table.players(players)
    bot(bots, seed, table.rules)  # so that a wrong name is reported here, once, and not by each process
    narrator = Narrator(Printer(table, text_language(locale, table.project.folders)))
    numbers = tuple((one.owner, one.name, one.derived) for one in properties(narrator.model))
    where = chosen_workers(jobs, on)
    is_native = native and is_compiled(table)
    if is_native and where.on not in ("", LOCAL):
        tell(tr("a worker uses the compiled game if it is on its machine: run 'ombre compile {0}' there", place.name))
    brought = table.decks(deck or [], seats)
    setting = Setting(place.name, more, beginning, seats, bots, options, brought, numbers, is_native)
    begun = time.monotonic()
    counted = _played(table, setting, range(seed, seed + number), where)
    _tell_time(counted.games, time.monotonic() - begun)
    _write(report := Report(narrator, setting, seed, number, counted.tally), files)
    _print(report, counted, None if as_json else cards)
    tell_lacking(narrator.printer)
    _tell_faults(table, setting, counted)
    raise typer.Exit(130 if counted.games < number else 1 if counted.first else 0)


def _played(table: Table, setting: Setting, seeds: range, where: Workers) -> CountedGames:
    """Play a game for each seed; return the games that are over when the user presses Ctrl-C, counted."""
    from ..simulate.many import CountedGames, interruptible, play_all, unbroken

    counted = CountedGames()
    with progress(tr("games")) as advance, interruptible():
        for some in play_all(table, setting, seeds, where):
            with unbroken():
                counted.include(some)
            advance(counted.games, len(seeds))
    return counted


def _print(report: Report, counted: CountedGames, cards: int | None) -> None:
    """Print a report. cards: the number of cards of each kind; None to print it as JSON."""
    if cards is None:
        typer.echo(json.dumps({**report.as_data(), "faults": counted.faults}, indent=1))
    elif report.tally.games or not counted.first:
        typer.echo("\n".join(report.lines(cards)))


def _tell_faults(table: Table, setting: Setting, counted: CountedGames) -> None:
    """Tell how many games an error of the rules has ended, and the first one, as a scenario."""
    from ombre.workshop.recording.faults import fault_lines

    from ..simulate.batch import faulty_session

    if (first := counted.first) is None:
        return
    tell(tr("games that an error of the rules ended: {0} of {1}; the first:", len(counted.faults), counted.games))
    session = faulty_session(table.rules, setting, first)
    alone = [f"{first.failure} (seed {first.seed}, before the first question)"]
    lines = fault_lines(table, session, first.failure) if session is not None else alone
    for line in lines:
        tell(line)


def _tell_time(games: int, spent: float) -> None:
    """Print how long the games have taken. spent: in seconds."""
    each = f"{spent / max(1, games):.2f}"
    tell(tr("{0} in {1} s, {2} s each", ntr("{0} game", "{0} games", games), f"{spent:.1f}", each))


def _write(report: Report, files: Sequence[Path]) -> None:
    for path in files:
        report.write(path)
        tell(tr("wrote {0}", path))
