"""Tell a fault of the rules that was found while a game was played: where it came, and as a small failing scenario."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace

from ombre.runtime.errors import ChoiceError, Refused, RulesError
from ombre.session.session import Session
from ombre.translatable import listed, ntr, told, tr

from ..game.loaded import Loaded
from ..scenarios.scripts import failure_of
from ..scenarios.shorter import alike, fewest_lines
from .moments import played, ways
from .recorder import Recorded, Recorder
from .writing import written

_ID = "fault"  # of the scenario
_NONE = tr("The fault could not be written as a scenario; play the game again with its seed to see it.")


def place_of_fault(failure: str, session: Session) -> str:
    """Say a fault with its place in the game."""
    number = ntr("{0} answer", "{0} answers", len(session.answers))
    return tr("{0} (seed {1}, after {2})", failure, session.start.seed, number)


def fault_recorded(recorder: Recorder, session: Session, failure: str, id: str) -> Recorded:
    """Return a small scenario that fails as a game has failed in its last unit.

    session: the game; its last answers led to the failure, or its set-up did, if there are none.
    """
    rules = recorder.table.rules
    unwatched = session.fork()
    unwatched.start = replace(session.start, watch=False)
    try:
        game = played(unwatched)
    except (RulesError, ChoiceError):
        return Recorded("", False, (_NONE,))
    for way in ways(rules, game, game.last_move(None)) if game.answers else ():
        try:
            script, board, _ = recorder.script(unwatched, game, way)
            found = failure_of(rules, script)
        except Exception:  # an author's rules may fail in any way on a board that is not that of the game
            continue
        if alike(found, failure):
            small, found = fewest_lines(rules, script, found)
            title = found.partition("; this came after")[0].replace('"', "'")
            names = frozenset(one.word for one in board.names.values()) if board is not None else frozenset[str]()
            text = written(rules, small, id, " ".join(title.split()), {}, names)
            return Recorded(text.removesuffix("  then:\n"), False)
    return Recorded("", False, (_NONE,))


@contextmanager
def faults_told(table: Loaded, session: Session) -> Generator[None]:
    """Add to an error of the rules where the game was, and a scenario that shows it."""
    try:
        yield
    except Refused:
        raise
    except RulesError as fault:
        raise RulesError(listed(fault_lines(table, session, told(fault)), "\n")) from None


def fault_lines(table: Loaded, session: Session, failure: str) -> list[str]:
    """Return what is told of a fault: where it came, and the text of a scenario that shows it."""
    found = fault_recorded(Recorder(table), session, failure, _ID)
    return [place_of_fault(failure, session), *(["", *found.text.splitlines()] if found.text else found.notes)]
