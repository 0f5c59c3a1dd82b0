"""Compile a game for a command that plays it."""

from __future__ import annotations

import copy

from ombre.runtime.linker import Rules
from ombre.translatable import tr
from ombre.workshop.api.table import Table
from ombre.workshop.console.messages import tell


def is_compiled(table: Table) -> bool:
    """Compile a game, unless it is; tell why not, if it cannot be done: the games are then played more slowly."""
    from ..closing.native import NotCompiled, compile_rules

    try:
        compile_rules(table.rules, lambda: tell(tr("compiling {0}; this can take minutes", table.project.game)))
    except NotCompiled as problem:
        tell(tr("{0}; the games are played without it, more slowly", problem.message))
        return False
    return True


def compiled_rules(table: Table) -> Rules | None:
    """Return the rules of a game with its compiled module as their engine, or None if it cannot be compiled.

    The rules of the table stay as they are.
    """
    from ..closing.native import use

    rules = copy.copy(table.rules)
    return rules if is_compiled(table) and use(rules) else None
