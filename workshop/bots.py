"""Players made of code: a name in, a function from a session with an open choice to an answer out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ombre.compiler.project import UsageError, pick
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Agent, Choice
from ombre.runtime.errors import Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.session import Session
from ombre.runtime.view import Deal

BOTS = ("random", "greedy")
Bot: TypeAlias = Callable[[Session], int]

DEALS = 3  # ways in which unknown cards may lie, for each decision
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
    """Takes the option with the best mean worth at the end of the unit, over some deals of what it does not know."""
    if not rules.worths:
        raise UsageError("this game does not say what a position is worth, so 'greedy' cannot play it")
    state = seeded(seed)

    def play(session: Session) -> int:
        nonlocal state
        choice = _open(session)
        if len(choice.options) == 1:
            return 0
        totals = [0] * len(choice.options)
        for _ in range(DEALS):
            state, dealt = below(state, 1 << 32)
            look = Look(session, rules, Deal.of(session.g, choice.who, dealt), choice.who)
            for index in range(len(totals)):
                totals[index] += rules.worth(look.end((index,)), choice.who)
        best = [index for index, total in enumerate(totals) if total == max(totals)]
        state, at = below(state, len(best))
        return best[at]

    return play


class Look:
    """Plays the unit at hand on, from one deal of what a seat does not know, with answers that are tried out.

    What is offered to others they pass: which offers there are was found out with their cards as they really lie.
    """

    def __init__(self, session: Session, rules: Rules, deal: Deal, who: int):
        self.session, self.rules, self.deal, self.who = session, rules, deal, who
        self.runs = RUNS

    def end(self, answers: tuple[int, ...]) -> Play:
        """The game at the end of the unit, when whoever is asked later on takes what is best for himself."""
        asked: Choice | None = None
        given = 0
        careless = random_bot(self.deal.chance) if self.runs <= 0 else None
        self.runs -= 1

        def agent(g: Any, choice: Choice) -> int:
            nonlocal asked, given
            if not given:
                self.deal.on(g)
            elif choice.sort == "offer" and choice.who != self.who:
                return len(choice.options) - 1
            given += 1
            if given <= len(answers):
                return answers[given - 1]
            if careless is not None:
                return careless(g, choice)
            asked = choice
            raise Unanswered

        try:
            return self.session.ahead(agent)
        except Unanswered:
            assert asked is not None
        who = asked.who
        ends = [self.end((*answers, index)) for index in range(len(asked.options))]
        return max(ends, key=lambda end: self.rules.worth(end, who))


def _open(session: Session) -> Choice:
    assert session.choice is not None
    return session.choice
