"""No game is asked for more of a card than a table holds: where set-up and scenarios put cards, and what is printed."""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.limits import MOST_COPIES

from .. import model
from ..model import Model

_HELP = tr("write a number up to {0}", MOST_COPIES)


def check(known: Model) -> list[Diagnostic]:
    """Cards that are there too often; of a card, each fact that some set-up takes for its number of copies."""
    counted = dict.fromkeys((put.what.kind, put.copies) for put in known.everything(model.PutEvery) if put.copies)
    found: dict[tuple[str, str], Diagnostic] = {}
    for card in known.cards.values():
        facts = dict(card.facts)
        for kind, fact in counted:
            number = facts.get(fact, 0) if known.is_a(card.kind, kind) else 0
            if isinstance(number, int) and number > MOST_COPIES:
                message = tr("there cannot be {0} of a card: '{1}' says how many of it are dealt", number, fact.name)
                found[card.id, fact.name] = Diagnostic("E317", message, card.span, _HELP)
    for put in known.everything(model.Put):
        if isinstance(put.number, model.Number) and put.number.value > MOST_COPIES:
            message = tr("there cannot be {0} of a card", put.number.value)
            found[put.card, str(put.span)] = Diagnostic("E317", message, put.span, _HELP)
    return list(found.values())
