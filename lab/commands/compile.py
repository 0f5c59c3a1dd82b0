"""`ombre compile`: compile a game ahead of time, so that bots think faster."""

from __future__ import annotations

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.messages import tell
from ombre.workshop.console.options import Game, With
from ombre.workshop.console.scope import chosen
from ombre.workshop.console.speaking import say


def compile_game(game: Game, extra: With = None) -> None:
    """Compile the rules and cards of a game with a C compiler; 'simulate --native' and 'play --native' use the result.

    It takes a minute or two, and is done again only if the rules, ombre or Python have changed.
    """
    from ..closing.native import NotCompiled, compile_rules

    ((place, more),) = chosen(game, extra)
    rules = open_table(place, more).rules
    try:
        path = compile_rules(rules, lambda: tell(tr("compiling {0}; this can take minutes", place.name)))
    except NotCompiled as problem:
        raise UsageError(problem.message) from None
    say(tr("compiled: {0}", path))
