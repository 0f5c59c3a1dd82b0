"""An option of a choice in; what it is by the sort of the choice out."""

from __future__ import annotations

from ombre.runtime.choices import Candidate
from ombre.runtime.records import Offer


def offered(option: Candidate) -> Offer:
    """What is offered: the player, a verb's key and its arguments."""
    assert isinstance(option, tuple) and len(option) == 3, option
    return option


def ability(option: Candidate) -> tuple[str, int]:
    """An ability's id, and the card that has it."""
    assert isinstance(option, tuple) and len(option) == 2, option
    return option


def number(option: Candidate) -> int:
    """A player, a card, a word of a list or an amount."""
    assert isinstance(option, int), option
    return option


def word(option: Candidate) -> str:
    """An alternative."""
    assert isinstance(option, str), option
    return option
