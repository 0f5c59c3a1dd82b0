"""Play one game in the terminal; print its log, its result and the hash of its final state."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import typer

from ombre.compiler.projects.files import read_bytes, write
from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import say
from ombre.prose.language.wording import wording_for
from ombre.runtime.choices import Candidate
from ombre.runtime.errors import SaveError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.state import Happened
from ombre.session.changed_rules import Refit
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import NO_AMOUNTS, Told, prompt, told
from ombre.translatable import tr

from ..api.table import Table
from ..bots.moves import different
from ..bots.policy import Bot, bot
from ..bots.without_log import Shadow
from ..explain.why import Why
from ..game.loaded import CardErrors
from ..narration.narrator import UNSAYABLE, Narrator, together
from ..narration.overview import Overview
from ..narration.prices import Prices
from ..printing.printer import Printer
from ..recording.faults import faults_told
from ..recording.files import scenario_file, write_scenario
from ..recording.recorder import Recorder
from .from_scenario import begin_with

RECORDED_TITLE = "what was played"
UNSAVED = "a game that begins with the board of a scenario cannot be saved"


class Left(Exception):
    """Raised when the human quits before the end. keep: whether to save the game."""

    def __init__(self, keep: bool):
        super().__init__()
        self.keep = keep


class Log:
    """The log of a game as a seat sees it; each call of `more` returns the new part.

    A unit that is run again replaces its events in the history by new ones; an undone answer removes events.
    """

    def __init__(self, seat: int | None, begun: Play | None = None, moving: Mapping[str, int] = NO_AMOUNTS):
        """begun: the position with which the game has begun, whose events are not told. moving: as for `told`."""
        self.seat, self.moving = seat, moving
        self._cells: list[Happened] = []  # the history at the last call
        self._number: dict[int, int] = {}  # id of a cell -> its position, from 1
        self._told = 0
        if begun is not None:
            self.more(begun)

    def more(self, g: Play) -> list[Told]:
        """Return the events since the last call."""
        new: list[Happened] = []
        cell = g.history
        while cell is not None and id(cell) not in self._number:
            new.append(cell)
            cell = cell[0]
        known = 0 if cell is None else self._number[id(cell)]
        for gone in self._cells[known:]:
            del self._number[id(gone)]
        self._cells[known:] = reversed(new)
        for number, each in enumerate(self._cells[known:], known + 1):
            self._number[id(each)] = number
        since = min(self._told, len(self._cells))
        self._told = len(self._cells)
        return told(g, self.seat, self._cells[since - 1] if since else None, self.moving)


def play_game(
    table: Table,
    start: Start,
    bots: str,
    human: int | None,
    language: str,
    quiet: bool,
    save: Path | None = None,
    load: Path | None = None,
    scenario: str = "",
    faster: Rules | None = None,
) -> None:
    """Play a game to its end and print the result; the same start and answers give the same hash.

    load: the file of a saved game, which is continued instead. scenario: the scenario with whose position the game
    begins. faster: the rules with the engine in which bots think.
    """
    if scenario:
        table, session = begin_with(table, scenario, start)
        if save is not None and not session.savable:
            raise UsageError(UNSAVED)
    else:
        session = Session(table.rules, start) if load is None else _loaded(table, load)
    narrator = Narrator(Printer(table, language))
    if session.refit is not None:
        typer.echo("\n".join(refit_lines(narrator, session.refit)))
    players = session.start.players if scenario else start.players
    if human is not None and not 1 <= human <= players:
        raise UsageError(tr("there is no seat {0} in a game of {1}", human, players))
    agent = bot(bots, start.seed, session.rules)
    if faster is not None:
        agent = Shadow(agent, faster, session)
    seat = None if human is None else human - 1
    with faults_told(table, session):
        left = conduct(narrator, session, agent, seat, quiet)
    if left is not None and left.keep and save is None:
        save = Path(f"{table.project.game}.save")
    if save is not None:
        write(save, session.save())
        typer.echo(narrator.phrase(say("table-saved", file=str(save))))
    if left is None:
        typer.echo("\n".join(narrator.endings(session.g)))
    typer.echo(narrator.phrase(say("table-state", hash=session.digest())))


def refit_lines(narrator: Narrator, refit: Refit) -> list[str]:
    """Return what is told when a game goes on that was saved with other cards or rules."""
    fits = say("refit-answers", fitting=str(refit.fitting), number=str(refit.given))
    return [narrator.phrase(fits), *(narrator.phrase(say("refit-lost", what=str(lost))) for lost in refit.lost)]


def conduct(narrator: Narrator, session: Session, agent: Bot, seat: int | None, quiet: bool) -> Left | None:
    """Play a session with a human in one seat and bots in the others; return None at its end, or how the human quit."""
    log = Log(seat, session.position, narrator.moving)
    while True:
        if not quiet:
            for line in together(narrator.event(session.g, *told) for told in log.more(session.g)):
                typer.echo(line)
        choice = session.choice
        if choice is None:
            return None
        if choice.who == seat:
            try:
                answer = ask(narrator, session)
            except Left as leaving:
                return leaving
            if answer is not None:
                session.take(answer)
        else:
            session.take(agent(session))


def _loaded(table: Table, load: Path) -> Session:
    try:
        return Session.load(table.rules, read_bytes(load, is_named=True), log=True)
    except SaveError as error:
        raise UsageError(tr("{0}: {1}", load, error)) from None


def ask(narrator: Narrator, session: Session) -> int | None:
    """Ask the player in the terminal, and return the index of an option; None if the player undid an answer instead.

    Options that are the same move with different copies of a card are listed once.
    """
    choice = session.choice
    assert choice is not None
    overview, prices = Overview(narrator), Prices(narrator)
    why = Why(narrator, choice.who)
    indices = different(session.g, choice)
    typer.echo(narrator.question(session.g, choice))
    seen = [prompt(session.g, choice).options[index] for index in indices]
    for number, index in enumerate(indices, 1):
        typer.echo(f"  {number}  {prices.option(session.g, choice, choice.options[index])}")
    while True:
        typer.echo("> ", nl=False)
        line = sys.stdin.readline()
        word = line.strip().lower().partition(" ")[0]
        if word == "s" and not session.savable:
            typer.echo(UNSAVED)
            continue
        if not line or word in ("q", "s"):
            raise Left(word == "s")
        if word == "u":
            session.undo()
            return None
        if word.isdigit() and 1 <= int(word) <= len(indices):
            return indices[int(word) - 1]
        if word in ("record", narrator.phrase(say("table-record-word")).casefold()):
            typer.echo("\n".join(_recorded(narrator, session, line.strip().partition(" ")[2].strip())))
            continue
        try:
            told = _told(narrator, overview, why, session, seen, line)
        except UNSAYABLE as problem:
            told = [f"this cannot be said: {problem}"]
        typer.echo("\n".join(told))


def _told(
    narrator: Narrator, overview: Overview, why: Why, session: Session, seen: Sequence[Candidate], line: str
) -> Iterable[str]:
    """Return the output for a line that is not an answer: the table, a card, a reason, or the help."""
    choice = session.choice
    assert choice is not None
    word, _, rest = line.strip().lower().partition(" ")
    if word == "t":
        part = rest.strip()
        return overview.part(session.g, choice.who, part) if part else list(overview.table(session.g, choice.who))
    if word == "r":
        return _read(overview, session, seen, rest.strip())
    if (asked := why.asks(line)) is not None:
        return why.answer(session.g, choice, asked)
    told = [narrator.phrase(say("table-no-number"))] if word.isdigit() else []
    return [*told, narrator.phrase(say("table-help"))]


def _recorded(narrator: Narrator, session: Session, id: str) -> list[str]:
    """Write the last move of the player who is asked as a scenario;
    return what came of it, with notes for the author.
    """
    table, choice, said = narrator.printer.table, session.choice, wording_for(narrator.printer.language)
    assert choice is not None
    try:
        path = scenario_file(table.project, id)
        found = Recorder(table).recorded(session, id, RECORDED_TITLE, seat=choice.who)
        if not found.text:
            return [narrator.phrase(say("table-recorded-nothing")), *map(said.say, found.notes)]
        write_scenario(path, found.text)
    except (UsageError, CardErrors, OSError) as problem:
        return [narrator.phrase(say("table-recorded-nothing")), said.error(problem)]
    told = "table-recorded" if found.passes else "table-recorded-failing"
    return [narrator.phrase(say(told, file=str(path))), *map(said.say, found.notes)]


def _read(overview: Overview, session: Session, options: Sequence[Candidate], wanted: str) -> list[str]:
    """Return the lines of the cards in an option, given by its number, or of a card, given by its name."""
    ids = [overview.found(wanted)]
    if wanted.isdigit() and 1 <= int(wanted) <= len(options):
        choice = session.choice
        assert choice is not None
        ids = overview.cards_of(session.g, choice, options[int(wanted) - 1])
    if not any(ids):
        return [overview.narrator.phrase(say("table-no-card", name=wanted))]
    return [line for id in ids for line in overview.card(id)]
