"""What a generated module may use: the records it is made of, and nothing more."""

from .cells import item
from .records import (
    NOTHING,
    Ability,
    Card,
    Fact,
    Flow,
    Game,
    Kind,
    Module,
    Scenario,
    State,
    Step,
    Turns,
    Verb,
    Window,
    Zone,
)

__all__ = [
    "NOTHING",
    "Ability",
    "Card",
    "Fact",
    "Flow",
    "Game",
    "Kind",
    "Module",
    "Scenario",
    "State",
    "Step",
    "Turns",
    "Verb",
    "Window",
    "Zone",
    "item",
]
