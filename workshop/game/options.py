"""Typed access to the options of a choice, whose type depends on the sort of the choice."""

from __future__ import annotations

from ombre.runtime.choices import Candidate
from ombre.runtime.records import Offer


def offered(option: Candidate) -> Offer:
    """The parts of an offer: the player, the key of a verb, and its arguments."""
    assert isinstance(option, tuple) and len(option) == 3, option
    return option


def ability(option: Candidate) -> tuple[str, int]:
    """The parts of an option that is an ability: its id, and its card."""
    assert isinstance(option, tuple) and len(option) == 2, option
    return option


def number(option: Candidate) -> int:
    """An option that is a player, a card, a word of a list or an amount."""
    assert isinstance(option, int), option
    return option


def word(option: Candidate) -> str:
    """An option that is the name of an alternative."""
    assert isinstance(option, str), option
    return option
