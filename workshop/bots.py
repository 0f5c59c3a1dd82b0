"""Players made of code: a name in, a function from choices to answers out."""

from __future__ import annotations

from typing import Any

from ombre.compiler.project import pick
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Agent, Choice

BOTS = ("random",)


def bot(name: str, seed: int) -> Agent:
    """A bot by its name; the same seed plays the same game."""
    pick("bot", name, BOTS)
    return random_bot(seed)


def random_bot(seed: int) -> Agent:
    """Takes any option with the same chance, from a source of its own, so that the deal does not depend on it."""
    state = seeded(seed)

    def agent(g: Any, choice: Choice) -> int:
        nonlocal state
        state, index = below(state, len(choice.options))
        return index

    return agent
