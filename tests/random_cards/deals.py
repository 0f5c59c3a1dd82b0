"""Play random cards in two deals that differ only in what a seat may not know: it is asked, shown and told the same.

A game is played, and before each question to a seat its unit is played again with other hidden cards and the same answers.
As long as no card that lies differently has come to light, and nobody else was asked something else, the seat may notice
nothing: not from what it can choose, not from numbers, not from the log.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ombre.runtime.errors import RulesError
from ombre.session.deals import redealt
from ombre.session.session import Checkpoint, Session
from ombre.session.view import told, view

from .batch import Fault
from .cards import RandomCard
from .play import Played

QUESTIONS = 10  # of a game that are compared
DEALS = 3  # of each


@dataclass
class Compared:
    """How many questions were compared, and in how many of them the deals differed in some card."""

    questions: int = 0
    differing: int = 0
    faults: list[Fault] = field(default_factory=list[Fault])


def in_two_deals(played: Played, card: RandomCard, seed: str) -> Compared:
    """Play a game that begins with a card, and compare it with games that differ in hidden cards."""
    chance = random.Random(seed)
    found = Compared()
    try:
        session = played.begin(card, chance, log=True)
    except (RulesError, RecursionError):
        return found  # told by the other tests
    for _ in range(QUESTIONS):
        if session is None or session.choice is None or found.faults:
            break
        for other in _others(session, chance):
            found.questions += 1
            found.differing += other.digest() != session.digest()
            for difference in _differences(session, other):
                found.faults.append(Fault(card.id, f"deals: {difference}", f"{difference} (seed {seed})"))
        try:
            session.take(chance.randrange(len(session.choice.options)))
        except RulesError:
            break
    return found


def _others(session: Session, chance: random.Random) -> Iterator[Session]:
    """Yield the game as it would stand with other hidden cards, as far as the seat that is asked could not tell why."""
    assert session.choice is not None
    units, who = session._units, session.choice.who  # pyright: ignore[reportPrivateUsage]
    for _ in range(DEALS):
        start, answers = units[-1]
        try:
            other = session.fork()
            twin = redealt(start, who, chance.randrange(10**6))
            twin.chance = start.chance  # the same dice and shuffles
            other._units[-1] = Checkpoint(twin, ())  # pyright: ignore[reportPrivateUsage]
            other._run(())  # pyright: ignore[reportPrivateUsage]
            again = session.fork()
            again._units[-1] = Checkpoint(start, ())  # pyright: ignore[reportPrivateUsage]
            again._run(())  # pyright: ignore[reportPrivateUsage]
            for answer in answers:
                if not _same_question(again, other, who):
                    break
                again.take(answer)
                other.take(answer)
            else:
                if _same_light(session.g, other.g, who):
                    yield other
        except RulesError:
            continue


def _same_question(one: Session, other: Session, who: int) -> bool:
    """Whether both games ask the same; what a seat itself is asked is compared when it is asked last."""
    return one.choice == other.choice and (
        one.choice is None or one.choice.who != who or not [*_differences(one, other)]
    )


def _same_light(g: Any, other: Any, who: int) -> bool:
    """Whether the same cards have come to light in both games: those that a seat sees, or has seen in an event."""
    seen, also = ({*_seen(one, who)} for one in (g, other))
    if seen != also or any(g.card[x] != other.card[x] for x in seen):
        return False
    zones = {*g.zones, *other.zones}  # who sees cards sees their order
    return all([x for x in g.zones[at] if x in seen] == [x for x in other.zones[at] if x in seen] for at in zones)


def _seen(g: Any, who: int) -> Iterator[int]:
    yield from (x for x in range(g.players, len(g.kind)) if g.seers(x) >> who & 1)
    yield from (x for _, arguments in told(g, who) for x in arguments if x >= g.players)


def _differences(session: Session, other: Session) -> Iterator[str]:
    """Yield what a seat could notice."""
    choice, also = session.choice, other.choice
    assert choice is not None
    if also is None or (also.who, also.name, also.sort) != (choice.who, choice.name, choice.sort):
        yield "another question"
        return
    mine, its = view(session.g, choice.who, choice), view(other.g, also.who, also)
    if told(session.g, choice.who) != told(other.g, also.who):
        yield "another log"
    elif mine.prompt != its.prompt:
        yield "other options"
    elif mine != its:
        yield "another view"
