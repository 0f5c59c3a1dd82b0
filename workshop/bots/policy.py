"""The bots, by name: each is a function from a session with an open choice to the index of an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ombre.compiler.projects.places import pick
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Agent, Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.session import Session

from .rollout import ROLLOUTS, greedy_bot

LEVELS = {"hasty": 20, "greedy": ROLLOUTS, "thorough": 320}  # the bots that plan, with the rollouts of one plan
BOTS = ("random", *LEVELS)
Bot: TypeAlias = Callable[[Session], int]


def bot(name: str, seed: int, rules: Rules) -> Bot:
    """Return the bot with this name; with equal seeds, it gives equal answers."""
    pick("bot", name, BOTS)
    if name in LEVELS:
        return greedy_bot(seed, rules, LEVELS[name])
    agent = random_bot(seed)

    def play(session: Session) -> int:
        assert session.choice is not None
        return agent(session.g, session.choice)

    return play


def random_bot(seed: int) -> Agent:
    """Return an agent that chooses all options with equal probability, with a random generator of its own."""
    state = seeded(seed)

    def agent(g: Play, choice: Decision) -> int:
        nonlocal state
        state, index = below(state, len(choice.options))
        return index

    return agent
