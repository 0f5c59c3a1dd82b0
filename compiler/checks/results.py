"""Find results that scenarios or worths expect although no rule ends the game with them."""

from __future__ import annotations

from collections import Counter

from ombre.dsl.diagnostics import Diagnostic, did_you_mean, nearest, tr, writing

from .. import model
from ..model import Model

_ANY = "over"  # `game is over`: any result


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each expected result that no rule gives, and for each probable misspelling."""
    ends = known.everything(model.EndGame)
    expected = known.everything(model.Result)
    given = Counter(node.result for node in ends)
    found: list[Diagnostic] = []
    for line in expected:
        if line.result not in given and line.result != _ANY:
            ends_with = ", ".join(sorted(given)) or tr("nothing")
            place = line.span.last(len(line.result))
            help = did_you_mean(line.result, given, place) or tr("the game can end with: {0}", ends_with)
            found.append(Diagnostic("E132", tr("no rule ends the game with '{0}'", line.result), line.span, help))
    wanted = {line.result for line in expected}
    for end in ends:
        others = [result for result, times in given.items() if times > 1 or result in wanted]
        if given[end.result] == 1 and end.result not in wanted and (near := nearest(end.result, others)):
            message = tr("only this line ends the game with '{0}'", end.result)
            help = tr("did you mean '{0}', which other lines use?", near)
            help = writing(help, near, at=end.span.last(len(end.result)))
            found.append(Diagnostic("W504", message, end.span, help, severity="warning"))
    return found
