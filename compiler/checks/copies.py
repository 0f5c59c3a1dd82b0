"""Check that set-ups and scenarios create at most `MOST_COPIES` copies of a card."""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.limits import MOST_COPIES

from .. import model
from ..model import Model

_HELP = tr("write a number up to {0}", MOST_COPIES)


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each card with too many copies.

    This checks the number in each `put`, and each fact of a card that a set-up uses as the number of copies.
    """
    counted = dict.fromkeys((put.what.kind, put.copies) for put in known.everything(model.PutEvery) if put.copies)
    found: dict[tuple[str, str], Diagnostic] = {}
    for card in known.cards.values():
        facts = dict(card.facts)
        for kind, fact in counted:
            number = facts.get(fact, 0) if known.is_a(card.kind, kind) else 0
            if isinstance(number, int) and number > MOST_COPIES:
                message = tr("there cannot be {0} copies of a card: '{1}' is its number of copies", number, fact.name)
                found[card.id, fact.name] = Diagnostic("E317", message, card.span, _HELP)
    for put in known.everything(model.Put):
        if isinstance(put.number, model.Number) and put.number.value > MOST_COPIES:
            message = tr("there cannot be {0} copies of a card", put.number.value)
            found[put.card, str(put.span)] = Diagnostic("E317", message, put.span, _HELP)
    return list(found.values())
