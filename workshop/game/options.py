"""Typed access to the options of a choice; the type of an option depends on the sort of the choice."""

from __future__ import annotations

from ombre.runtime.choices import Candidate
from ombre.runtime.records import Offer


def offered(option: Candidate) -> Offer:
    """Return an option that is an offer: the player, the key of a verb, and the arguments of the verb."""
    assert isinstance(option, tuple) and len(option) == 3, option
    return option


def ability(option: Candidate) -> tuple[str, int]:
    """Return an option that is an ability: the id of the ability, and its card."""
    assert isinstance(option, tuple) and len(option) == 2, option
    return option


def number(option: Candidate) -> int:
    """Return an option that is the number of a player, a card or a word, or an amount."""
    assert isinstance(option, int), option
    return option


def word(option: Candidate) -> str:
    """Return an option that is the name of an alternative."""
    assert isinstance(option, str), option
    return option
