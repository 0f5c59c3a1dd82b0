"""Find the card that a word on the command line means: an id, a former id, or `SET/ID`."""

from __future__ import annotations

from collections.abc import Iterable

from ombre.translatable import listed, tr

from .model import Model, cards_meant
from .projects.places import UsageError, pick


def pick_card(word: str, games: Iterable[Model]) -> str:
    """Return the id of the card that a word means in some games; raise UsageError if it means none or several."""
    known = [*games]
    found = [*dict.fromkeys(card for one in known for card in cards_meant(one, word))]
    if not found:
        return pick("card", word, [id for one in known for id in one.cards])
    if len(found) > 1:
        full = listed((f"'{card}'" for card in found), ", ")
        raise UsageError(tr("'{0}' is the id of several cards; write one of: {1}", word, full))
    return found[0]
