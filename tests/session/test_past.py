"""A session as it was after some answers is the same as one that was given just these answers."""

from __future__ import annotations

import pytest

from ombre.runtime.chance import below, seeded
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import open_table


@pytest.mark.parametrize(("game", "players", "beginning"), [("hearts", 4, ""), ("crossfire", 2, "crossfire")])
def test_the_past_is_what_it_was(game: str, players: int, beginning: str) -> None:
    rules = open_table(game).rules
    session = Session(rules, Start(players, 5, beginning, log=True))
    state, digests = seeded(3), [session.digest()]
    while session.choice is not None and len(digests) < 120:
        state, index = below(state, len(session.choice.options))
        session.take(index)
        digests.append(session.digest())
    answers = session.answers
    for number in range(0, len(digests), 7):
        past = session.past(number)
        assert past.answers == answers[:number]
        assert past.digest() == digests[number]
    assert session.answers == answers and session.digest() == digests[-1]
    later = session.past(3)
    later.repeat(answers[3:])
    assert later.digest() == digests[-1]
