"""Which derived numbers and words of players and cards a view contains, and for whom."""

from __future__ import annotations

from ... import model
from ...model import Model
from .hidden_cards import last_walked
from .sight import Seen

_VIEWED = ("number", "value")  # sorts of values


def seen_of(known: Model, kind: model.Kind) -> list[tuple[str, bool]]:
    """Return the derived numbers and words of a kind that views contain, each with whether everybody may read it.

    Those that read past events are left out: a card of a past event can since have become hidden from all players.
    """
    found: list[tuple[str, bool]] = []
    for one in kind.derived:
        if one.property.type.tag in _VIEWED:
            parts = _reads(known, one)
            if not any(isinstance(node, model.History) for part in parts for node in model.walk(part.value)):
                found.append((one.property.name, all(_is_read_in_the_open(known, part) for part in parts)))
    return found


def _reads(known: Model, derived: model.Derived) -> list[model.Derived]:
    """Return a derived property and all that it reads, directly or through others."""
    every = {one.property: one for one in known.everything(model.Derived)}
    found = [derived]
    for one in found:
        read = {node.property for node in model.walk(one.value) if isinstance(node, model.Read)} & every.keys()
        more = [every[property] for property in sorted(read, key=lambda p: (p.owner, p.name))]
        found += [other for other in more if other not in found]
    return found


def _is_read_in_the_open(known: Model, derived: model.Derived) -> bool:
    """Whether a derived property reads no card that is hidden from some player."""
    looks = last_walked(known)  # what a property refers to is known after the walk
    looks.derived(derived, Seen())
    return not looks.leaks
