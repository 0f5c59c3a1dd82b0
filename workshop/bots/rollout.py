"""The greedy bot: it plans each turn with rollouts.

It uses nested rollout policy adaptation (C. Rosin 2011). A rollout plays the current turn to its end. The first
rollouts are random; each of the others uses a variation of the best policy so far. The bot gives the answers of the
best rollout, until the options in the game differ from those in the rollout. It uses only what its player may know:
for each plan, the hidden cards are dealt at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias, cast

from ombre.compiler.projects.places import UsageError
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Refused
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.deals import Deal
from ombre.session.session import Session
from ombre.session.view import unknown
from ombre.translatable import tr

from .moves import Move, moves_of

ROLLOUTS = 80  # rollouts in one plan
OUT_OF_TURN = 0.375  # the share of them for a plan made during another player's turn
FRESH = 0.3  # the share of the rollouts that are random
CHANGED = 20  # percentage of the weights that are drawn again for the next rollout
MOST_WEIGHT = 1000  # a random weight is below this number
TO_PASS = 500  # subtracted from the random weight of passing
STEPS = 400  # most questions in one rollout, for turns that never end
UNITS = 400  # most units in one rollout
NONE = -(10**12)

Policy: TypeAlias = dict[tuple[object, ...], int]


class Ply(NamedTuple):
    """One answer in a rollout: the possible moves, in the order of the options, and the index of the taken move."""

    moves: tuple[Move, ...]
    taken: int


class Over(Exception):
    """Raised to end a rollout when the planned turn is over."""


def names_unseen(session: Session) -> bool:
    """Whether another player has chosen a card in the effect that is going on, and who is asked cannot see which.

    The effect goes on with the real card, so nothing may be imagined there. A card that has moved since is no secret:
    who is asked has seen from where and to where.
    """
    g, choice = session.g, session.choice
    assert choice is not None
    cards: set[int] | None = None
    for then, asked, answer in session.going_on():
        if asked.who != choice.who and (asked.sort in g.card_sorts or asked.sort == "offer"):
            cards = set(unknown(g, choice.who)) if cards is None else cards
            if any(x in cards and g.where[x] == then.where[x] for x in _flat(asked.options[answer])):
                return True
    return False


def _flat(held: object) -> Iterator[int]:
    """Yield the numbers in an option: cards, and perhaps others."""
    if isinstance(held, int):
        yield held
    elif isinstance(held, tuple):
        for one in cast(tuple[object, ...], held):
            yield from _flat(one)


class Planner:
    """The greedy bot: a function from a session to an answer, with one plan for each seat that it plays."""

    def __init__(self, seed: int, rules: Rules, rollouts: int = ROLLOUTS):
        """rollouts: the number of rollouts in one plan."""
        self.rules, self.most = rules, rollouts
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
            if names_unseen(session):
                return self.chance(len(moves))
            self.state, dealt = below(self.state, 1 << 32)
            plan = self.planned(session, Deal.of(session.g, who, dealt), who)
            self.turns[who] = session.g.current
        self.plans[who] = plan[1:]
        return plan[0].taken

    def planned(self, session: Session, deal: Deal, who: int) -> list[Ply]:
        """Return the answers of the player `who` in the best rollout."""
        rollouts = self.most if session.g.current == who else int(self.most * OUT_OF_TURN)
        policy: Policy = {}
        best, plan = NONE, []
        for run in range(rollouts):
            tried = {} if run < rollouts * FRESH else self.perturbed(policy)
            value, plies = self.rollout(session, deal, who, tried)
            if value >= best:
                best, plan, policy = value, plies, tried
        return plan

    def perturbed(self, policy: Policy) -> Policy:
        """Return a policy without some of its weights, so that the next rollout draws these weights again."""
        kept: Policy = {}
        for feature, weight in policy.items():
            if self.chance(100) >= CHANGED:
                kept[feature] = weight
        return kept

    def rollout(self, session: Session, deal: Deal, who: int, policy: Policy) -> tuple[int, list[Ply]]:
        """Play one rollout of the current turn; return the worth of its end, and the answers of the planning player.

        A weight that is missing in the policy is drawn at random and added to it.
        """
        turn = session.g.current
        plies: list[Ply] = []
        last: Play = session.g
        asked = 0
        first = True  # until the current unit is over: the offers to others depend on their real hidden cards

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
                    weight = self.weight_of(move, policy)
                    if weight > most:
                        taken, most = index, weight
            plies.append(Ply(moves, taken))
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
        return self.rules.worth(last, who), plies

    def weight_of(self, move: Move, policy: Policy) -> int:
        """Return the weight of a move: the weight of the whole move plus those of its verb with each argument."""
        first = move[0]
        weight = policy.get(move)
        if weight is None:
            weight = policy[move] = self.chance(MOST_WEIGHT) - (TO_PASS if move[-1] is None else 0)
        if len(move) > 2:
            for part in enumerate(move[1:], 1):
                feature = (first, *part)
                more = policy.get(feature)
                if more is None:
                    more = policy[feature] = self.chance(MOST_WEIGHT)
                weight += more
        else:
            weight += MOST_WEIGHT // 2
        return weight

    def chance(self, bound: int) -> int:
        self.state, number = below(self.state, bound)
        return number


def greedy_bot(seed: int, rules: Rules, rollouts: int = ROLLOUTS) -> Callable[[Session], int]:
    """Return the bot that plans turns with rollouts; raise UsageError if the game declares no worth."""
    if not rules.worths and not rules.returns:
        raise UsageError(
            tr("this game says neither what a position is worth nor what it returns, so 'greedy' cannot play it")
        )
    return Planner(seed, rules, rollouts)
