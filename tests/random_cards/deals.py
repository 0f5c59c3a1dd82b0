"""Play random cards in two deals that differ only in what a seat may not know: it is asked, shown and told the same.

A game is played, and each of its answers is given again after other hidden cards were dealt where its unit begins. As
long as no card that lies differently has come to light, and nobody else was asked something else, the seat may notice
nothing until the next question, whoever is asked: not from what it can choose, not from numbers, not from the log.

What the players do who act there is seen by all, and can depend on the cards that they see. So these stay: those of
players who choose or have their turn, who do something, for whom an ability runs, or a round of a loop.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import pytest

from ombre import contract
from ombre.runtime.alike import referred
from ombre.runtime.choices import Chooser, Decision
from ombre.runtime.errors import RulesError
from ombre.runtime.events import Events
from ombre.runtime.flow import Play
from ombre.runtime.zones import Board
from ombre.session.deals import Unseen, redealt
from ombre.session.session import Checkpoint, Session
from ombre.session.view import UNTOLD, Told, clues_of, told, view

from .batch import Fault
from .cards import RandomCard
from .play import Played, impatient

QUESTIONS = 10  # of a game that are compared
DEALS = 3  # of each
ACTING = 0.8  # how often they are those of the seat that is asked, or of that whose turn it is then


@dataclass
class Compared:
    """How many questions were compared, and in how many of them the deals differed in some card."""

    questions: int = 0
    differing: int = 0
    faults: list[Fault] = field(default_factory=list[Fault])


@impatient()
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
        index = chance.randrange(len(session.choice.options))
        try:
            for who, one, other in _deals(session, index, chance):
                found.questions += 1
                found.differing += other.digest() != one.digest()
                for difference in _differences(one, other, who):
                    found.faults.append(Fault(card.id, f"deals: {difference}", f"{difference} (seed {seed})"))
            session.take(index)
        except RulesError:
            break
    return found


def _deals(session: Session, index: int, chance: random.Random) -> Iterator[tuple[int, Session, Session]]:
    """Yield a seat, the game behind an answer, and the same with cards that it could not
    tell from those of the first.
    """
    start, given = session._units[-1]  # pyright: ignore[reportPrivateUsage]
    assert session.choice is not None
    answers = (*given, index)
    with _noting() as acting:
        steps = [_begun(session, start)]
        for answer in answers:
            steps.append(steps[-1].fork())
            steps[-1].take(answer)
    acting |= _doing(steps, start)
    for _ in range(DEALS):
        asked = session.choice.who, steps[-1].g.current
        who = chance.choice(asked) if chance.random() < ACTING else chance.randrange(session.g.players)
        try:
            other = _other(steps, start, answers, acting, who, chance.randrange(10**6))
        except RulesError:
            continue
        if other and _same_light(steps[-1].g, other.g, who) and _comparable(steps[-1].choice, other.choice, who):
            yield who, steps[-1], other


def _other(
    steps: list[Session], start: Play, answers: tuple[int, ...], acting: set[int], who: int, seed: int
) -> Session | None:
    """The game behind the same answers with other hidden cards; None if something else is asked before.

    It is dealt again if others act in it then: those can have done so because of their cards.
    """
    known = [start, *(one.g for one in steps)]  # who searches a zone sees its cards during a question; who draws, later
    while True:
        players = {one for one in acting if one < start.players}
        light = {*_seen(steps[-1].g, who), *(acting - players)}.union(
            *(_seen(g, one) for g in known for one in players)
        )
        with _noting() as also:
            other = _begun(steps[0], _dealt(start, light, who, seed))
            also |= _doing([other], start)
            for one, answer in zip(steps, answers, strict=False):
                if one.choice != other.choice or _is_fault(one, other, who):
                    return None  # the second is told where the question is the last one
                other.take(answer)
                also |= _doing([other], start)
        if also <= acting:
            return other
        acting = acting | also


# The methods that an effect calls when a player acts in it: an ability runs for the player, the player chooses, perhaps
# without a question, or is one of those of a loop. With each, who that is, from the arguments.
_ACTS: tuple[tuple[type, str, Callable[[Sequence[Any]], Iterable[Any]]], ...] = (
    (Events, "run_ability", lambda arguments: arguments[0][2:3]),
    (Events, "_carry_out", lambda arguments: arguments[2:3]),
    (Events, "each", lambda arguments: arguments[0]),
    (Chooser, "at_once", lambda arguments: arguments[0]),
    (Chooser, "silent", lambda arguments: arguments),
)


@contextmanager
def _noting() -> Generator[set[int]]:
    """Note the players who act in effects, and the cards that one of them looks through.

    Such a card may be lost from sight before the next question, as in a zone that is shuffled after a search.
    """
    noted = set[int]()

    def note(method: Callable[..., Any], who: Callable[[Sequence[Any]], Iterable[Any]]) -> Callable[..., Any]:
        def run(g: Events, *arguments: Any) -> Any:
            noted.update(x for x in who(arguments) if x in range(g.players))
            return method(g, *arguments)

        return run

    def look_through(g: Board, cards: Sequence[int], *who: int) -> None:
        noted.update(x for x in cards if x >= g.players)
        look(g, cards, *who)

    look = Board.look_through
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Board, "look_through", look_through)
        for owner, name, who in _ACTS:
            patch.setattr(owner, name, note(getattr(owner, name), who))
        yield noted


def _doing(steps: list[Session], start: Play) -> set[int]:
    """The players who are asked or have their turn in some games, and those who have done
    something since a beginning.
    """
    found = {one.g.current for one in steps} | {one.choice.who for one in steps if one.choice is not None}
    for _, key, arguments, _, _ in steps[-1].g.happened(start.history):
        if key in steps[-1].g.rules.verbs:
            found.update(arguments[:1])
    return found & {*range(start.players)}


def _dealt(start: Play, light: set[int], who: int, seed: int) -> Play:
    """The game at the beginning of a unit with other hidden cards, but for those that come to light in it.

    Cards that an acting player sees stay, too: what this player does can depend on them. So do cards with abilities and
    cards to which something refers: all see what a hidden card does, and where it goes.
    """
    known = start.clone()
    here = range(known.players, len(known.face))  # others are made in this unit
    acting = {x for x in here if known.heard(x)} | referred(known, {*here})
    for x in (light & {*here}) | acting:
        known.known[x] |= 1 << who
    twin: Play = redealt(known, who, seed)
    if _borne(twin) != _borne(start):  # a seat can know in which zones the cards lie of which effects speak
        for x, one in Unseen(known, who).contents().items():
            known.known[x] |= bool(one.effects) << who
        twin = redealt(known, who, seed)
    twin.known = [*start.known]
    for column in twin.rules.privates:  # a line that reads such a property can show it
        setattr(twin, column.attribute, deepcopy(getattr(start, column.attribute)))
    twin.chance = start.chance  # the same dice and shuffles
    return twin


def _borne(g: Play) -> list[int]:
    """The zones of the cards that bear effects, and of those that effects have captured."""
    found: list[int] = []
    for _, _, this, _, env, *_ in g.timed:
        for one in (this, *env):
            found += one if isinstance(one, tuple) else (one or 0,)
    return [g.where[x] for x in found if x in range(g.players, len(g.where))]


def _begun(session: Session, start: Play) -> Session:
    """The game from the beginning of a unit on, at its first question."""
    twin = session.fork()
    twin._units[-1] = Checkpoint(start, ())  # pyright: ignore[reportPrivateUsage]
    twin._run(())  # pyright: ignore[reportPrivateUsage]
    return twin


def _is_fault(one: Session, other: Session, who: int) -> bool:
    assert one.choice is not None
    return one.choice.who == who and bool([*_differences(one, other, who)])


def _comparable(choice: Decision | None, also: Decision | None, who: int) -> bool:
    """Whether two games stand at one place, as far as a seat may know:
    others can be asked because of their hidden cards.
    """
    asked = [one is not None and one.who == who for one in (choice, also)]
    return all(asked) or choice == also


def _same_light(g: Any, other: Any, who: int) -> bool:
    """Whether the same has come to light in both games:
    cards that a seat sees or has seen, and what it was told of others.
    """
    if clues_of(g, who) != clues_of(other, who):
        return False
    learned, its = _learned(g, who), _learned(other, who)
    if learned != its and [(*key[:-1], rest) for key, rest in learned] == [(*key[:-1], rest) for key, rest in its]:
        return False  # it was told whether something is so of a card that it has lost from sight since then
    seen, also = ({*_seen(one, who)} for one in (g, other))
    if seen != also or any(g.card[x] != other.card[x] for x in seen):
        return False
    zones = {*g.zones, *other.zones}  # who sees cards sees their order
    return all([x for x in g.zones[at] if x in seen] == [x for x in other.zones[at] if x in seen] for at in zones)


def _learned(g: Any, who: int) -> list[tuple[contract.Learned, tuple[int, ...]]]:
    """What a seat was told of cards."""
    return [(learned, rest) for key, rest in told(g, who) if (learned := contract.was_learned(key)) is not None]


def _seen(g: Any, who: int) -> Iterator[int]:
    yield from (x for x in range(g.players, len(g.kind)) if g.seers(x) >> who & 1)
    yield from (x for _, arguments in told(g, who) for x in arguments if x >= g.players)


def _differences(session: Session, other: Session, who: int) -> Iterator[str]:
    """Yield what a seat could notice."""
    choice, also = session.choice, other.choice
    if choice is not None and also is not None and (choice.name, choice.sort) != (also.name, also.sort):
        yield "another question"
        return
    mine, its = view(session.g, who, choice), view(other.g, who, also)
    if _lines(session.g, who) != _lines(other.g, who):
        yield "another log"
    elif mine.prompt != its.prompt:
        yield "other options"
    elif mine != its:
        yield "another view"


def _lines(g: Any, who: int) -> list[Told]:
    """The log of a seat as it is shown: without what others learn of cards."""
    return [event for event in told(g, who) if event[0] != UNTOLD]
