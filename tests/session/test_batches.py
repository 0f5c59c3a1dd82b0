"""Games that are undone, copied, planned and told in the middle of events that happen at the same time.

That a game saved there goes on as it would have is tested by the scenarios of `situations/duel/batch`: each of their
units runs once more on the game as it was written.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ombre.runtime.records import NOTHING
from ombre.session.causes import Cause, witness_of
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot
from ombre.workshop.game.options import offered
from ombre.workshop.play.from_scenario import begin_with

DUEL = Path(__file__).parents[1] / "fixtures" / "situations" / "duel"


@cache
def duel() -> Table:
    return open_table(str(DUEL), ["batch"])


def casting(scenario: str, trick: str) -> Session:
    """The game of a scenario, after P1 has cast a trick."""
    _, session = begin_with(duel(), scenario, Start(0, 1, log=True))
    number = duel().rules.card_number[trick]
    assert session.choice is not None and session.choice.name == "window"
    casts = [
        at
        for at, option in enumerate(session.choice.options)
        if option is not None and offered(option)[1] == "casts" and session.g.card[offered(option)[2][1]] == number
    ]
    session.take(casts[0])
    return session


def asked(session: Session) -> tuple[str, int]:
    assert session.choice is not None
    return session.choice.name, session.choice.who


def test_an_undo_goes_into_the_middle_of_a_batch() -> None:
    """Both bodies ask. The second question is asked again after an undo, and so is the first."""
    session = casting("asked_in_bodies", "storm")
    assert asked(session) == ("shed_card", 0)
    session.take(0)
    assert asked(session) == ("shed_card", 1)
    middle = session.digest()
    session.take(1)
    end = session.digest()
    assert session.undo() and asked(session) == ("shed_card", 1) and session.digest() == middle
    assert session.undo() and asked(session) == ("shed_card", 0)
    assert session.redo() and session.redo() and session.digest() == end


def test_a_copy_goes_on_from_the_middle_of_a_batch() -> None:
    session = casting("asked_in_bodies", "storm")
    session.take(0)
    one, other = session.fork(), session.fork()
    one.take(1)
    other.take(1)
    assert one.digest() == other.digest()
    other = session.fork()
    other.take(0)
    assert one.digest() != other.digest() and asked(session) == ("shed_card", 1)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plans_through_a_batch(name: str) -> None:
    """It answers from within, and what it tries out leaves the game as it is."""
    session = casting("asked_in_bodies", "storm")
    play = bot(name, 5, duel().rules)
    for _ in range(2):
        before = session.digest()
        index = play(session)
        assert session.digest() == before
        session.take(index)
    g: Any = session.g
    assert [len(g.zones[g.z_duelist_grave + who]) for who in range(2)] == [2, 1]  # the trick, and a card of each


def test_the_log_tells_the_cause_of_each_event_of_a_batch() -> None:
    """The deaths were caused by the trick, and each gain by the death to which it reacts."""
    session = casting("copies_are_one_option", "flood")
    events = session.g.happened()
    causes: list[Cause] = []
    for key, seen in ((cell[1], witness_of(cell)) for cell in events):
        if key in ("dies", "gains"):
            assert seen is not None and seen.cause is not None and seen.over
            causes.append(seen.cause)
    assert [one.key for one in causes] == ["dies", "dies", "gains", "gains"]
    deaths, gains = causes[:2], causes[2:]
    assert [maker.cause.key for one in deaths for maker in one.makers if maker.cause is not None] == ["casts"] * 2
    assert [one.makers[0].cause for one in gains] == deaths
    assert session.g.cause is None and session.g.late is None and session.g.twin is None
    assert all(session.g.where[one.args[0]] != NOTHING for one in deaths)
