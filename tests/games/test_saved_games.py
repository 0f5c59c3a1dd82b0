"""A game is the same after it has been saved and loaded, or undone, at each choice, and ends in the same way.

Loading replays a game, so the suite tries some choices of each game, and `make long` all of them.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from ombre.runtime.choices import Candidate
from ombre.session.causes import log
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.bots.policy import bot, random_bot

from ..budget import LONG, parts
from ..compiler.samples import sampled
from .every_game import ALL, table, variants

pytestmark = pytest.mark.sampled

SEEDS = range(2) if LONG else range(1)
MOST = 300 if LONG else 60  # choices of a game that is played; the trading-card game has thousands
TRIED = 3  # choices of a game in the suite, beside the first and the last
STARTS = 2  # starts of a game in the suite
EVERY = 100  # choices of a game of which `make long` tries each one; of later ones, every tenth


class Seen(NamedTuple):
    """All that a session shows at a choice."""

    digest: str
    result: str | None
    asked: tuple[str, int, tuple[Candidate, ...], str, int] | None


def seen(session: Session) -> Seen:
    asked = session.choice
    told = None if asked is None else (asked.name, asked.who, tuple(asked.options), asked.sort, asked.sealed)
    return Seen(session.digest(), session.g.result, told)


def places(number: int) -> list[int]:
    """Return the places of the choices of a game at which it is saved; the first and the last are among them."""
    every = [*range(min(number, EVERY)), *range(EVERY, number, 10)]
    return sorted({0, number - 1, *sampled(every, TRIED)})


@pytest.mark.parametrize("part", parts(24))
@pytest.mark.parametrize("name", ALL)
def test_a_game_can_be_stopped_at_any_choice(name: str, part: slice, tmp_path: Path) -> None:
    """A game that is saved and loaded, from bytes or a file, with a log or without, forked or undone is the same."""
    for start, seed in [(start, seed) for start in sampled(variants(name), STARTS) for seed in SEEDS][part]:
        stopped(name, replace(start, seed=seed), tmp_path / "saved")


def stopped(name: str, start: Start, file: Path) -> None:
    rules, bot = table(name).rules, random_bot(start.seed)
    session = Session(rules, replace(start, log=True))
    path, saves = [seen(session)], [session.fork().save]
    while session.choice is not None and len(path) <= MOST:
        session.take(bot(session.g, session.choice))
        path.append(seen(session))
        saves.append(session.fork().save)
    told, last = log(session.g), session.save()
    for at in places(len(path)):
        data, rest = saves[at](), session.answers[at:]
        file.write_bytes(data)
        logged = Session.load(rules, data, log=True)
        again = table(name).resume(file, log=False).session
        assert seen(again) == seen(logged) == path[at] and logged.save() == again.save() == data, (start, at)
        if at:
            assert again.undo() and seen(again) == path[at - 1] and again.redo() and seen(again) == path[at]
        fork = again.fork()
        for one in (again, logged):
            for answer in rest:
                one.take(answer)
            assert seen(one) == path[-1] and one.save() == last, (start, at)
        assert log(logged.g) == told and seen(fork) == path[at]


@pytest.mark.parametrize("seed", [1039, 1052, 1200, 1357])
def test_what_must_be_done_without_a_question_is_done_once(seed: int) -> None:
    """An action that a player must take, and that is not asked for, can ask itself:
    the copy is from before the action.
    """
    rules = table("thicket").rules
    session, agent = Session(rules, Start(4, seed, "spring")), bot("random", seed, rules)
    for _ in range(27):
        session.take(agent(session))
    assert Session.load(rules, session.save()).digest() == session.digest()
