"""One game in the terminal: a table and who sits at it in, a log, a result and a hash out."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import typer

from ombre.compiler.messages import say
from ombre.compiler.project import UsageError
from ombre.runtime import Deck
from ombre.runtime.errors import SaveError
from ombre.runtime.session import Session
from ombre.runtime.view import prompt, told

from .bots import bot
from .match import write_save
from .narrate import Narrator
from .printing import Printer
from .table import Table


class Left(Exception):
    """Raised when a player gets up before the end; `keep`: the game is to be saved."""

    def __init__(self, keep: bool):
        super().__init__()
        self.keep = keep


def play_game(
    table: Table,
    beginning: str,
    players: int,
    seed: int,
    bots: str,
    human: int | None,
    language: str,
    quiet: bool,
    save: Path | None,
    load: Path | None,
    options: Mapping[str, int | str],
    decks: Mapping[int, Deck],
) -> None:
    """Play to the end and say how it ended; the same seed and the same answers give the same hash."""
    narrator = Narrator(Printer(table, language))
    if human is not None and not 1 <= human <= players:
        raise UsageError(f"there is no seat {human} in a game of {players}")
    agent = bot(bots, seed, table.rules)
    session = _session(table, beginning, players, seed, load, options, decks)
    seat = None if human is None else human - 1
    shown = 0
    left = False
    while True:
        log = told(session.g, seat)
        if not quiet:
            for key, arguments in log[shown:]:
                if line := narrator.event(session.g, key, arguments):
                    typer.echo(line)
        shown = len(log)
        choice = session.choice
        if choice is None:
            break
        if choice.who == seat:
            try:
                answer = ask(narrator, session)
            except Left as leaving:
                left = True
                if leaving.keep and save is None:
                    save = Path(f"{table.project.game}.save")
                break
            if answer is None:
                shown = min(shown, len(told(session.g, seat)))
                continue
            session.take(answer)
        else:
            session.take(agent(session))
    if save is not None:
        try:
            write_save(save, session.save())
        except OSError as error:
            raise UsageError(f"{save} cannot be written: {error.strerror}") from None
        typer.echo(narrator.phrase(say("table-saved", file=str(save))))
    if not left:
        typer.echo(narrator.result(str(session.g.result)))
    typer.echo(narrator.phrase(say("table-state", hash=session.digest())))


def _session(
    table: Table,
    beginning: str,
    players: int,
    seed: int,
    load: Path | None,
    options: Mapping[str, int | str],
    decks: Mapping[int, Deck],
) -> Session:
    if load is None:
        return Session(table.rules, players, seed, beginning, log=True, options=options, decks=decks)
    try:
        return Session.load(table.rules, load.read_bytes(), log=True)
    except OSError as error:
        raise UsageError(f"{load} cannot be read: {error.strerror}") from None
    except SaveError as error:
        raise UsageError(f"{load}: {error}") from None


def ask(narrator: Narrator, session: Session) -> int | None:
    """Ask the player at the terminal; nothing when an answer was taken back instead."""
    choice = session.choice
    assert choice is not None
    typer.echo(narrator.question(session.g, choice))
    seen = prompt(session.g, choice)
    for number, option in enumerate(seen.options, 1):
        typer.echo(f"  {number}  {narrator.option(session.g, choice, option)}")
    while True:
        typer.echo("> ", nl=False)
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in ("q", "s"):
            raise Left(word == "s")
        if word == "u":
            session.undo()
            return None
        if word.isdigit() and 1 <= int(word) <= len(choice.options):
            return int(word) - 1
        typer.echo(narrator.phrase(say("table-no-number")))
        typer.echo(narrator.phrase(say("table-help")))
