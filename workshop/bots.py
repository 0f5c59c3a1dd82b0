"""Players made of code: a name in, a function from a session with an open choice to an answer out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, TypeAlias

from ombre.compiler.project import UsageError, pick
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Agent, Choice
from ombre.runtime.errors import Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING
from ombre.runtime.session import Session, ahead
from ombre.runtime.state import PLACE
from ombre.runtime.view import Deal, are_things

BOTS = ("random", "greedy")
Bot: TypeAlias = Callable[[Session], int]

DEALS = 1  # ways in which unknown cards may lie, for each decision
AHEAD = 24  # decisions that a turn is played on
RUNS = 60  # times that a unit is played on from an option, for each of them, before inner choices are left to chance


def bot(name: str, seed: int, rules: Rules) -> Bot:
    """A bot by its name; the same seed plays the same game."""
    pick("bot", name, BOTS)
    if name == "greedy":
        return greedy_bot(seed, rules)
    agent = random_bot(seed)
    return lambda session: agent(session.g, _open(session))


def random_bot(seed: int) -> Agent:
    """Takes any option with the same chance, from a source of its own, so that the deal does not depend on it."""
    state = seeded(seed)

    def agent(g: Any, choice: Choice) -> int:
        nonlocal state
        state, index = below(state, len(choice.options))
        return index

    return agent


def greedy_bot(seed: int, rules: Rules) -> Bot:
    """Takes the option that is worth most when the turn has passed, over some deals of what it does not know."""
    if not rules.worths:
        raise UsageError("this game does not say what a position is worth, so 'greedy' cannot play it")
    state = seeded(seed)

    def play(session: Session) -> int:
        nonlocal state
        choice = _open(session)
        totals = dict.fromkeys(different(session.g, choice), 0)
        if len(totals) == 1:
            return next(iter(totals))
        for _ in range(DEALS):
            state, dealt = below(state, 1 << 32)
            deal = Deal.of(session.g, choice.who, dealt)
            for index in totals:
                totals[index] += rules.worth(turn_after(session, rules, deal, index), choice.who)
        best = [index for index, total in totals.items() if total == max(totals.values())]
        state, at = below(state, len(best))
        return best[at]

    return play


def different(g: Any, choice: Choice) -> list[int]:
    """The options of a choice; of several that differ only in which of two copies lying together they take, one.

    That two cards are copies counts where whoever is asked knows both.
    """

    def what(x: int, is_thing: bool) -> Any:
        at = g.where[x] if is_thing and x >= g.players else NOTHING
        is_one_of_some = at != NOTHING and not g.is_live[at >> PLACE] and g.seers(x) >> choice.who & 1
        return (g.card[x], at) if is_one_of_some else x

    if choice.sort != "offer":
        return list(range(len(choice.options)))
    found: dict[Any, int] = {}
    for index, offer in enumerate(choice.options):
        if offer is not None:
            _, verb, things = offer
            offer = verb, *map(what, things, are_things(g, verb, len(things)))
        found.setdefault(offer, index)
    return list(found.values())


def turn_after(session: Session, rules: Rules, deal: Deal, index: int) -> Play:
    """The game when the turn at hand has passed, after an option of the choice at hand, if things lie as in a deal.

    It is played on unit by unit, in each of which whoever is asked takes what is best for himself at its end. What is
    offered to players whose turn it is not, they pass; in the unit at hand so does everybody else, since which offers
    there are was found out with their cards as they really lie.
    """
    who, turn = _open(session).who, session.g.current
    g = Look(rules, turn, {who}, deal).end(session.ahead, (index,))
    for _ in range(AHEAD):
        if g.result is not None or g.current != turn:
            break
        try:
            g = Look(rules, turn, {who, turn}).end(partial(ahead, g, ()), ())
        except Passed as passed:
            return passed.g
    return g


class Passed(Exception):
    """The turn has passed: the game as it stands, at the first question of the next one."""

    def __init__(self, g: Play):
        self.g = g


class Look:
    """Plays one unit on, with answers that are tried out.

    turn: whose turn it is. actors: who does not pass what he is offered. deal: how what is unknown lies, if that has
    not been dealt before.
    """

    def __init__(self, rules: Rules, turn: int, actors: Collection[int], deal: Deal | None = None):
        self.rules, self.turn, self.actors, self.deal = rules, turn, actors, deal
        self.runs = RUNS

    def end(self, run: Callable[[Agent], Play], answers: tuple[int, ...]) -> Play:
        """The game at the end of the unit, when whoever is asked later on takes what is best for himself."""
        asked: Choice | None = None
        options: list[int] = []
        questions = given = 0
        careless = random_bot(self.runs) if self.runs <= 0 else None
        self.runs -= 1

        def agent(g: Any, choice: Choice) -> int:
            nonlocal asked, options, questions, given
            questions += 1
            if questions == 1 and self.deal is not None:
                self.deal.on(g)
            elif choice.sort == "offer" and choice.who not in self.actors:
                return len(choice.options) - 1
            elif g.current != self.turn:
                raise Passed(g)
            given += 1
            if given <= len(answers):
                return answers[given - 1]
            if careless is not None:
                return careless(g, choice)
            asked, options = choice, different(g, choice)
            raise Unanswered

        try:
            return run(agent)
        except Unanswered:
            assert asked is not None
        who = asked.who
        ends = [self.end(run, (*answers, index)) for index in options]
        return max(ends, key=lambda end: self.rules.worth(end, who))


def _open(session: Session) -> Choice:
    assert session.choice is not None
    return session.choice
