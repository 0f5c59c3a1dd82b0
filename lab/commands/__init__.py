"""The commands of the laboratory."""

from __future__ import annotations

from ombre.workshop.console.group import LazyCommand

COMMANDS = {
    "mutate": LazyCommand(
        "ombre.lab.commands.mutate:mutate",
        "Change each card and rule in one place, and list the changes that no scenario notices.",
        runs_long=True,
    ),
    "pairs": LazyCommand(
        "ombre.lab.commands.pairs:pairs",
        "Test every pair of cards on designed boards, and cards with rules and options; check all invariants.",
        runs_long=True,
    ),
    "simulate": LazyCommand(
        "ombre.lab.commands.simulate:simulate",
        "Play many games with bots, and report the results and the effect of each card.",
        runs_long=True,
    ),
    "compile": LazyCommand(
        "ombre.lab.commands.compile:compile_game",
        "Compile the rules and cards of a game with a C compiler; "
        "'simulate --native' and 'play --native' use the result.",
        runs_long=True,
    ),
}
