"""What of a saved game still fits to rules that have changed since."""

from __future__ import annotations

from types import ModuleType

import pytest

from ombre.runtime import Between, Card, Deck, Module
from ombre.runtime.errors import SaveError
from ombre.runtime.loader import Rules, link
from ombre.session.campaigns import Kept
from ombre.session.changed_rules import Lost, Refit, refitted_deck, refitted_kept
from ombre.session.save import Saved, write
from ombre.session.session import Session
from ombre.session.start import Start


@pytest.fixture
def changed(toy: ModuleType) -> Rules:
    """The rules of today: a card that had two other ids before, and two values that players keep."""
    between = Between("", (("keeper", "gold"), ("keeper", "hand")))
    drum = Card("drum", "tool", facts=(("copies", 0),), formerly=("tabor", "timbrel"))
    return link([toy.MODULE, Module("b", "b", between=(between,), cards=(drum,))])


def test_what_is_lost_says_whose_it_was() -> None:
    assert [str(Lost("P2", "gold")), str(Lost("", "length=4"))] == ["P2: gold", "length=4"]


def test_copies_of_one_card_under_two_ids_are_counted_together(changed: Rules) -> None:
    deck = Deck("mine", (("tabor", 2), ("torch", 1), ("timbrel", 3), ("anvil", 1)))
    assert refitted_deck(changed, deck) == (Deck("mine", (("drum", 5), ("torch", 1))), ["anvil"])


def test_kept_values_that_fit_are_kept(changed: Rules) -> None:
    kept: Kept = {"gold": 3, "hand": ("tabor", "anvil", "torch"), "mood": "calm", "deck": ("torch",)}
    found, gone = refitted_kept(changed, kept)
    assert found == {"gold": 3, "hand": ("drum", "torch")}
    assert gone == ["hand: anvil", "mood: calm", "deck: torch"]


def test_a_game_goes_on_with_the_answers_that_fit(rules: Rules, changed: Rules) -> None:
    session = Session(rules, Start(2, 3))
    for _ in range(4):
        session.take(0)
    again = Session.load(changed, session.save())
    assert again.refit == Refit((), 4, 4) and again.answers == session.answers
    assert [again.choice and again.choice.name, again.g.zones] == [
        session.choice and session.choice.name,
        session.g.zones,
    ]


def test_a_game_without_answers_fits(rules: Rules, changed: Rules) -> None:
    assert Session.load(changed, Session(rules, Start(2, 3)).save()).refit == Refit((), 0, 0)


def test_a_game_of_which_no_answer_fits_is_refused(rules: Rules) -> None:
    with pytest.raises(SaveError, match="none of its answers fits"):
        Session.load(rules, write(Saved("of then", 2, 3, "", (99, 0))))
