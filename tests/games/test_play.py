"""Random games follow tapes of bytes; invariants are checked after each choice.

A tape is one byte string. Its head determines players, seed and beginning; each further byte is a choice, `byte mod
options`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ombre.compiler.projects.project import open_game
from ombre.runtime.choices import Decision
from ombre.runtime.linker import Rules
from ombre.session import position
from ombre.session.debug import audit
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.session.view import view
from ombre.workshop.api.table import Table

from ..budget import LONG
from ..engines import ENGINES
from ..records.reading import can_start

pytestmark = pytest.mark.sampled

TOY = Path(__file__).parents[1] / "fixtures" / "games" / "toy"
HEAD = 3  # bytes before the choices
LONGEST = 48  # bytes of a tape, which is repeated when it ends
MOST_CHOICES = 120  # most choices in one game

TAPES = st.binary(min_size=HEAD + 1, max_size=LONGEST)
# A game, and the engine that plays it (`tests/engines.py`); with a log, it is always the kernel.
GAMES = [
    *(("shipped", "kernel"), ("toy", "kernel"), ("toy", "closed")),
    pytest.param(("shipped", "closed"), marks=pytest.mark.long),
]
PLACES = st.integers(0, MOST_CHOICES)

along_tapes = settings(
    derandomize=True,  # the same games in every run
    database=None,
    deadline=None,
    max_examples=60 if LONG else 15,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


class Game(NamedTuple):
    """A game that follows tapes."""

    rules: Rules
    beginnings: list[str]

    def setting(self, tape: bytes) -> tuple[int, int, str]:
        """Players, seed and beginning."""
        beginning = self.beginnings[tape[1] % len(self.beginnings)]
        numbers = teams(self.rules, beginning)
        return numbers[tape[0] % len(numbers)], tape[2], beginning

    def session(self, tape: bytes, choices: int = MOST_CHOICES) -> Session:
        """A session that has followed a tape for some choices, or to the end of the game."""
        session = Session(self.rules, Start(*self.setting(tape)))
        go_on(session, choosing(tape), choices)
        return session


@cache
def teams(rules: Rules, beginning: str) -> tuple[int, ...]:
    """The possible numbers of players for a beginning."""
    least, most = rules.players
    return tuple(number for number in range(least, most + 1) if can_start(rules, beginning, number))


class Enough(Exception):
    """Raised when enough choices have been made."""


def choosing(tape: bytes) -> Callable[[Any, Decision], int]:
    """An agent that follows a tape."""
    die: Iterator[int] = itertools.islice(itertools.cycle(tape[HEAD:]), MOST_CHOICES)

    def agent(g: Any, choice: Decision) -> int:
        for byte in die:
            return byte % len(choice.options)
        raise Enough

    return agent


def go_on(session: Session, agent: Callable[[Any, Decision], int], most: int) -> None:
    for _ in range(most):
        if session.choice is None:
            break
        session.take(agent(session.g, session.choice))


def seen(session: Session) -> tuple[Any, ...]:
    """The public state of a session."""
    asked = session.choice
    return (
        session.digest(),
        session.g.result,
        asked and (asked.name, asked.who, list(asked.options), asked.sort, asked.source),
    )


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    name, engine = request.param
    table = Table(open_game("crossfire") if name == "shipped" else open_game(str(TOY)))
    return Game(ENGINES[engine](table.rules), sorted(table.beginnings()))


@along_tapes
@given(tape=TAPES, log=st.booleans())
def test_every_unit_leaves_a_sound_game(game: Game, tape: bytes, log: bool) -> None:
    """After each unit, the checks of debug mode pass: cards, ranges of properties, invariants, cached values."""
    players, seed, beginning = game.setting(tape)
    g = begin(game.rules, Start(players, seed, beginning, log, debug=True))
    g.agent = choosing(tape)
    try:
        while g.result is None:
            g.unit()
    except Enough:
        pass


@along_tapes
@given(tape=TAPES)
def test_there_is_a_legal_choice_or_an_end(game: Game, tape: bytes) -> None:
    """Each option can be taken, and each question has an option and a player who can answer."""
    session = Session(game.rules, Start(*game.setting(tape)))
    agent = choosing(tape)
    for _ in range(40):
        choice = session.choice
        if choice is None:
            break
        assert session.g.result is None and 0 <= choice.who < session.g.players
        assert len(choice.options) > 1 or choice.sort == "offer"
        for index in range(len(choice.options)):
            session.fork().take(index)
        session.take(agent(session.g, choice))
    assert (session.choice is None) == (session.g.result is not None)


@along_tapes
@given(tape=TAPES, at=PLACES, log=st.booleans())
def test_a_position_is_the_game(game: Game, tape: bytes, at: int, log: bool) -> None:
    """A game that is written between two units and read back is the same game."""
    players, seed, beginning = game.setting(tape)
    g = begin(game.rules, Start(players, seed, beginning, log))
    g.agent = choosing(tape)
    for _ in range(at):
        played(g)
    again = position.read(game.rules, position.write(g), type(g))
    assert again.digest() == g.digest() and position.write(again) == position.write(g) and audit(again) == []
    for one in (g, again):
        one.agent = choosing(tape[::-1] + tape)
    for _ in range(20):
        assert played(g) == played(again)
    assert again.digest() == g.digest() and view(again, 0) == view(g, 0)


def played(g: Any) -> bool:
    """Run one more unit; None if the game or its tape is over."""
    before = g.clone()
    try:
        if g.result is None:
            g.unit()
    except Enough:
        for name in (*g.shared, *g.copied):  # in the middle of an effect
            setattr(g, name, getattr(before, name))
        return False
    return True


@along_tapes
@given(tape=TAPES, at=PLACES, other=TAPES)
def test_a_fork_has_the_same_future_and_disturbs_nothing(game: Game, tape: bytes, at: int, other: bytes) -> None:
    session = game.session(tape, at)
    before = seen(session)
    forks = session.fork(), session.fork()
    assert seen(forks[0]) == before
    for fork in forks:
        go_on(fork, choosing(other), 30)
    assert seen(forks[0]) == seen(forks[1]) and seen(session) == before
    go_on(session, choosing(other), 30)
    assert seen(session) == seen(forks[0])


@along_tapes
@given(tape=TAPES, at=PLACES, back=st.integers(1, 30))
def test_undo_and_redo_lead_back(game: Game, tape: bytes, at: int, back: int) -> None:
    session = Session(game.rules, Start(*game.setting(tape)))
    agent, path = choosing(tape), [seen(session)]
    while session.choice is not None and len(path) <= at:
        session.take(agent(session.g, session.choice))
        path.append(seen(session))
    path = path[-back - 1 :]
    for state in reversed(path[:-1]):
        assert session.undo() and seen(session) == state
    for state in path[1:]:
        assert session.redo() and seen(session) == state
    assert not session.redo()


@along_tapes
@given(tape=TAPES, at=PLACES)
def test_the_same_choices_are_the_same_game(game: Game, tape: bytes, at: int) -> None:
    """The hash is the same with single answers, with a callback, with a log and without."""
    session = game.session(tape, at)
    players, seed, beginning = game.setting(tape)
    again = Session(game.rules, Start(players, seed, beginning, log=True))
    for answer in session.answers:
        again.take(answer)
    assert seen(again) == seen(session)
    given = iter(session.answers)
    g = game.rules.start(players, seed, beginning)
    if session.g.result is not None:
        assert game.rules.play(g, lambda g, choice: next(given)) == session.g.result
        assert g.digest() == session.digest()
    assert audit(again.g) == []
