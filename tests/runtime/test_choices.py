"""What a player is asked."""

# Games in play have no static type.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import Any

import pytest

from ombre.runtime.choices import Decision
from ombre.runtime.errors import RulesError


@pytest.fixture
def asked(g: Any) -> list[Decision]:
    """The questions of a game, of which each is answered with the first option."""
    found: list[Decision] = []

    def agent(g: Any, choice: Decision) -> int:
        found.append(choice)
        return 0

    g.agent = agent
    return found


def test_who_must_choose_all_that_there_is_is_not_asked(g: Any, asked: list[Decision]) -> None:
    torch, salve, horn = (g.create(name, g.z_keeper_hand, 0) for name in ("torch", "salve", "horn"))
    assert g.choose_some("two", 0, (salve, torch), "tool", 2, 2) == (salve, torch)
    assert g.choose_some("two", 0, (salve,), "tool", 2, 2) == (salve,)
    assert asked == []
    assert g.choose_some("two", 0, (salve, torch, horn), "tool", 2, 2) == (salve, torch)
    assert [choice.options for choice in asked] == [[salve, torch, horn], [torch, horn]]
    assert [(choice.nth, choice.of) for choice in asked] == [(1, 2), (2, 2)]


def test_who_must_choose_some_can_stop_then(g: Any, asked: list[Decision]) -> None:
    torch, salve = (g.create(name, g.z_keeper_hand, 0) for name in ("torch", "salve"))
    assert g.choose_some("some", 0, (salve, torch), "tool", 1) == (salve, torch)
    assert [choice.options for choice in asked] == [[salve, torch], [torch, -1]]


def test_answers_given_at_once_are_counted(g: Any, asked: list[Decision]) -> None:
    """A question says how many answers before it were given at the same time; others were given one after the other."""
    for who in (0, 1):
        g.ask("before", who)
    for who in g.at_once((1, 0)):
        g.ask("at once", who)
    for who in (0, 1):
        g.ask("after", who)
    assert [(choice.who, choice.sealed) for choice in asked] == [(0, 0), (1, 0), (1, 0), (0, 1), (0, 0), (1, 0)]


def test_numbers_are_counted_and_not_how_large_they_are(g: Any, asked: list[Decision]) -> None:
    assert g.choose_number("many", 0, 900, 1_899) == 900
    assert [len(choice.options) for choice in asked] == [1_000]
    with pytest.raises(RulesError, match="many: a player can choose among at most 1000 numbers"):
        g.choose_number("many", 0, 900, 1_900)


def test_a_question_says_which_ability_asks(g: Any, asked: list[Decision]) -> None:
    """A printed ability has the serial 0."""
    torch = g.create("torch", g.z_keeper_played, 0)
    for name in ("boar", "wolf"):
        g.create(name, g.z__field)
    g.perform("play", torch, 0)
    assert [choice.source for choice in asked] == [(g.rules.ability_number["torch.play"], torch, 0, (), 0)]
