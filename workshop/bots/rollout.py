"""A bot that plans turns: a session with an open choice in, an answer out.

It plays the turn at hand to its end many times, at first by chance and then more and more as in the best of these
plays (nested rollout policy adaptation, C. Rosin 2011), and does what was best, for as long as what happens is what it
had foreseen. It knows no more than its view: what it cannot know is dealt anew for each plan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ombre.compiler.project import UsageError
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Refused
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.session import Session
from ombre.session.view import Deal

from .moves import Move, moves_of

RUNS = 80  # how often a turn is played in one plan
RUNS_OUT_OF_TURN = 30  # the same, by a player who is asked in the turn of another
FRESH = 0.3  # the share of these plays that are by chance alone
CHANGED = 20  # of a hundred likings, how many are forgotten for the next play
LIKED_MOST = 1000  # how much chance lets a move be liked
TO_PASS = 500  # how much less that is where the move is to do nothing
STEPS = 400  # questions of a turn that goes on and on
UNITS = 400  # units after the last of them
NONE = -(10**12)

Taste: TypeAlias = dict[tuple[object, ...], int]


class Ply(NamedTuple):
    """One answer of a play: which moves there were, in the order of the options, and which was taken."""

    moves: tuple[Move, ...]
    taken: int


class Over(Exception):
    """Raised when the turn that is planned has passed."""


class Planner:
    """Plans for the seats of one game."""

    def __init__(self, seed: int, rules: Rules):
        self.rules = rules
        self.state = seeded(seed)
        self.plans: dict[int, list[Ply]] = {}
        self.turns: dict[int, int] = {}

    def __call__(self, session: Session) -> int:
        choice = session.choice
        assert choice is not None
        moves = moves_of(session.g, choice)
        if len(set(moves)) == 1:
            return 0
        who = choice.who
        plan = self.plans.get(who, [])
        if not plan or plan[0].moves != moves or self.turns[who] != session.g.current:
            self.state, dealt = below(self.state, 1 << 32)
            plan = self.planned(session, Deal.of(session.g, who, dealt), who)
            self.turns[who] = session.g.current
        self.plans[who] = plan[1:]
        return plan[0].taken

    def planned(self, session: Session, deal: Deal, who: int) -> list[Ply]:
        """The best of the plays of a turn that were tried."""
        runs = RUNS if session.g.current == who else RUNS_OUT_OF_TURN
        taste: Taste = {}
        best, plan = NONE, []
        for run in range(runs):
            tried = {} if run < runs * FRESH else self.varied(taste)
            value, steps = self.played(session, deal, who, tried)
            if value >= best:
                best, plan, taste = value, steps, tried
        return plan

    def varied(self, taste: Taste) -> Taste:
        """A taste that differs a little from another one: some of it is forgotten."""
        kept: Taste = {}
        for feature, liking in taste.items():
            if self.chance(100) >= CHANGED:
                kept[feature] = liking
        return kept

    def played(self, session: Session, deal: Deal, who: int, taste: Taste) -> tuple[int, list[Ply]]:
        """One play of the turn at hand to its end: what it is worth, and the answers of the one who plans.

        What of its taste a play needs, and there is not yet, is added by chance.
        """
        turn = session.g.current
        steps: list[Ply] = []
        last: Play = session.g
        asked = 0
        first = True  # the unit at hand: what it offers to others was found out with their cards as they really lie

        def agent(g: Play, choice: Decision) -> int:
            nonlocal last, asked
            asked += 1
            if asked == 1:
                deal.on(g)
            last = g
            if g.current != turn or asked > STEPS:
                raise Over
            if choice.who != who:
                if choice.sort == "offer" and (first or choice.who != turn):
                    return len(choice.options) - 1
                return self.chance(len(choice.options))
            moves = moves_of(g, choice)
            taken, most = 0, NONE
            if len(moves) > 1:
                for index, move in enumerate(moves):
                    liked = self.liked(move, taste)
                    if liked > most:
                        taken, most = index, liked
            steps.append(Ply(moves, taken))
            return taken

        try:
            g: Play = session.ahead(agent)
            first = False
            g.agent = agent
            last = g
            for _ in range(UNITS):
                if g.result is not None:
                    break
                g.unit()
        except (Over, Refused):
            pass
        return self.rules.worth(last, who), steps

    def liked(self, move: Move, taste: Taste) -> int:
        """How much a move is to a taste: its verb, each thing that it names, and all of it together."""
        first = move[0]
        liking = taste.get(move)
        if liking is None:
            liking = taste[move] = self.chance(LIKED_MOST) - (TO_PASS if move[-1] is None else 0)
        if len(move) > 2:
            for part in enumerate(move[1:], 1):
                feature = (first, *part)
                more = taste.get(feature)
                if more is None:
                    more = taste[feature] = self.chance(LIKED_MOST)
                liking += more
        else:
            liking += LIKED_MOST // 2
        return liking

    def chance(self, bound: int) -> int:
        self.state, number = below(self.state, bound)
        return number


def greedy_bot(seed: int, rules: Rules) -> Callable[[Session], int]:
    """Takes what is the beginning of the best turn that it finds."""
    if not rules.worths:
        raise UsageError("this game does not say what a position is worth, so 'greedy' cannot play it")
    return Planner(seed, rules)
