"""Players made of code: a name in, a function from a session with an open choice to an answer out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from ombre.compiler.project import UsageError, pick
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Agent, Choice
from ombre.runtime.errors import Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING
from ombre.runtime.session import Session, ahead, copy
from ombre.runtime.state import PLACE
from ombre.runtime.view import Deal, are_things

from .search import search_bot

BOTS = ("random", "greedy", "search")
Bot: TypeAlias = Callable[[Session], int]

DEALS = 1  # ways in which unknown cards may lie, for each decision
AHEAD = 24  # decisions that a turn is played on
PROMISING = 5  # options, and passing, that are played on to the end of the turn
MUCH_LESS = -(10**12)
# How often the unit at hand is tried out from an option, each later unit of the turn, and all of those; then chance answers.
TRIES, TRIES_LATER, TRIES_IN_ALL = 40, 24, 64


def bot(name: str, seed: int, rules: Rules) -> Bot:
    """A bot by its name; the same seed plays the same game."""
    pick("bot", name, BOTS)
    if name == "greedy":
        return greedy_bot(seed, rules)
    if name == "search":
        return search_bot(seed, rules)
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
            for index, value in futures(session, rules, deal, list(totals)):
                totals[index] += value
        best = [index for index, total in totals.items() if total == max(totals.values())]
        if choice.sort == "offer" and best[-1] == len(choice.options) - 1:
            return best[-1]  # what is worth no more than to pass only takes time
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


def futures(session: Session, rules: Rules, deal: Deal, options: Sequence[int]) -> Iterator[tuple[int, int]]:
    """What options of the choice at hand are worth when the turn has passed, if things lie as in a deal.

    Of many, only those that are worth most at the end of the unit at hand are played on, and passing, the last. In that
    unit everybody else passes, since which offers there are was found out with their cards as they really lie.
    """
    choice, turn = _open(session), session.g.current
    ends = {index: Look(rules, turn, {choice.who}, deal).end(session.ahead, (index,), TRIES) for index in options}
    last = ends.pop(options[-1])
    worths = {index: rules.worth(end, choice.who) for index, end in ends.items()}
    ranked = sorted(ends, key=lambda index: -worths[index])
    for index in ranked[:PROMISING]:
        yield index, rules.worth(turn_after(rules, ends[index], turn, choice.who), choice.who)
    for index in ranked[PROMISING:]:
        yield index, MUCH_LESS
    yield options[-1], rules.worth(turn_after(rules, last, turn, choice.who), choice.who)


def turn_after(rules: Rules, g: Play, turn: int, who: int) -> Play:
    """The game when the turn at hand has passed.

    It is played on unit by unit, in each of which whoever is asked takes what is best for himself at its end. What is
    offered to players whose turn it is not, they pass.
    """
    look = Look(rules, turn, {who, turn})
    for _ in range(AHEAD):
        if g.result is not None or g.current != turn:
            break
        try:
            g = look.end(partial(ahead, g, ()), (), TRIES_LATER)
        except Passed as passed:
            return passed.g
    return g


class Passed(Exception):
    """The turn has passed: the game as it stands, at the first question of the next one."""

    def __init__(self, g: Play):
        self.g = g


class Look:
    """Plays a turn on, with answers that are tried out: at first all of them, and when it has tried enough, any.

    turn: whose turn it is. actors: who does not pass what he is offered. deal: how what is unknown lies, if that has
    not been dealt before; it is dealt at the first question.
    """

    def __init__(self, rules: Rules, turn: int, actors: Collection[int], deal: Deal | None = None):
        self.rules, self.turn, self.actors, self.deal = rules, turn, actors, deal
        self.left = TRIES_IN_ALL if deal is None else TRIES
        self.poor: set[tuple[int, Any]] = set()  # where it was offered, and what, that to pass was better than

    def end(self, run: Callable[[Agent], Play], answers: tuple[int, ...], runs: int) -> Play:
        """The game at the end of the unit, when whoever is asked later on takes what is best for himself.

        runs: how often it may be tried out, of which each option of a question gets the same share.
        """
        asked: Choice | None = None
        at = NOTHING
        options: list[int] = []
        questions = given = 0
        careless = random_bot(sum(answers)) if runs <= 1 or self.left <= 0 else None
        self.left -= 1

        def agent(g: Any, choice: Choice) -> int:
            nonlocal asked, at, options, questions, given, run
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
                return len(choice.options) - 1 if choice.sort == "offer" else careless(g, choice)
            asked, at, options = choice, g.pc, different(g, choice)
            if self.deal is None and not answers and at in self.rules.windows:
                run = partial(ahead, copy(g), ())  # nothing has changed in this unit, so it need not be led up to again
            raise Unanswered

        try:
            return run(agent)
        except Unanswered:
            assert asked is not None
        if asked.sort == "offer" and self.left < TRIES_IN_ALL // 2:
            options = [index for index in options if (at, asked.options[index]) not in self.poor]
        ends = [self.end(run, (*answers, index), runs // len(options)) for index in options]
        values = [self.rules.worth(end, asked.who) for end in ends]
        if asked.sort == "offer":
            self.poor.update(
                (at, asked.options[index]) for index, value in zip(options, values, strict=True) if value < values[-1]
            )
        return ends[values.index(max(values))]


def _open(session: Session) -> Choice:
    assert session.choice is not None
    return session.choice
