"""The terminal prints each event once, also after answers that were undone."""

from __future__ import annotations

from ombre.compiler.projects.project import open_game
from ombre.runtime.chance import below, seeded
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import told
from ombre.workshop.api.table import Table
from ombre.workshop.play.terminal import Log


def test_the_log_is_told_once() -> None:
    """Printing after each answer, with undos, gives the same lines as printing the whole log at the end."""
    session = Session(Table(open_game("crossfire")).rules, Start(3, 4, "crossfire", log=True))
    log, heard, state = Log(None), [], seeded(9)
    for _ in range(250):
        heard += log.more(session.g)
        assert heard == told(session.g) and log.more(session.g) == []
        state, coin = below(state, 5)
        if coin == 0 and session.undo():
            log.more(session.g)
            heard = told(session.g)
        elif session.choice is not None:
            state, index = below(state, len(session.choice.options))
            session.take(index)
    assert len(heard) > 100
