"""How a game ends: the results that rules name and scenarios expect in, those that nothing else knows out."""

from __future__ import annotations

from collections import Counter

from ombre.dsl.diagnostics import Diagnostic, nearest

from .. import model
from ..model import Model

_ANY = "over"  # `game is over`: with whatever result


def check(known: Model) -> list[Diagnostic]:
    """Results that no rule gives, and those that look like another one misspelt."""
    ends = [node for node in model.walk(known.files) if isinstance(node, model.EndGame)]
    expected = [node for node in model.walk(known.files) if isinstance(node, model.ExpectResult)]
    given = Counter(node.result for node in ends)
    found: list[Diagnostic] = []
    for node in expected:
        if node.result not in given and node.result != _ANY:
            near = nearest(node.result, given)
            help = f"did you mean '{near}'?" if near else f"it can end with: {', '.join(sorted(given)) or 'nothing'}"
            message = f"no rule ends the game with '{node.result}'"
            found.append(Diagnostic("E132", message, node.span, help))
    wanted = {node.result for node in expected}
    for node in ends:
        others = [result for result, times in given.items() if times > 1 or result in wanted]
        if given[node.result] == 1 and node.result not in wanted and (near := nearest(node.result, others)):
            message = f"only this line ends the game with '{node.result}'"
            help = f"did you mean '{near}', which other lines say?"
            found.append(Diagnostic("W504", message, node.span, help, severity="warning"))
    return found
