"""A game is started with options: for the whole game or for a player, and only with values that they have."""

# Games in play have no static type.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Game, Module, Option
from ombre.runtime.errors import RulesError
from ombre.runtime.loader import Rules, link
from ombre.session.start import Start, begin

OPTIONS = (
    Option("nights"),
    Option("lamps", most=4),
    Option("humour", values="mood"),
    Option("purse", most=9, kind="keeper"),
)


@pytest.fixture(scope="module")
def told(toy: ModuleType) -> Rules:
    return link([toy.MODULE, Module("x", game=Game("", options=OPTIONS))])


def test_options_are_for_the_game_or_for_players(told: Rules) -> None:
    """A value for one player goes before the value for all, whichever is named first."""
    options: dict[str, int | str] = {"purse of P2": 7, "purse": 2, "lamps": "4", "nights": 10**9, "humour": "lost"}
    g: Any = begin(told, Start(3, options=options))
    assert list(g.s_keeper_purse[:3]) == [2, 7, 2]
    assert (g.s__lamps, g.s__nights, g.s__humour) == (4, 10**9, g.e_mood_lost)


@pytest.mark.parametrize(
    "option, value, message",
    [
        ("lamp", 1, "there is no option 'lamp'; there is: nights, lamps, humour, purse"),
        ("lamps of P1", 3, "lamps is one for the whole game: write lamps=3"),
        ("purse of P0", 3, "purse of P0: a player is P1, P2 ..."),
        ("purse of all", 3, "purse of all: a player is P1, P2 ..."),
        ("purse of P4", 3, "there is no P4 for 'purse of P4' in a game of 3"),
        ("purse", 10, "purse is a number from 0 to 9, not 10"),
        ("lamps", 5, "lamps is a number from 0 to 4, not 5"),
        ("lamps", -1, "lamps is a number from 0 to 4, not -1"),
        ("lamps", "²", "lamps is a number from 0 to 4, not ²"),
        ("lamps", "", "lamps is a number from 0 to 4, not "),
        ("nights", 10**9 + 1, "nights is a number, not 1000000001"),
        ("nights", "00000000001", "nights is a number, not 00000000001"),  # at most as many digits as the largest has
        ("nights", "9" * 5000, "nights is a number, not 9999"),  # Python would read no number as long as this
        ("humour", "sad", "humour is one of "),
    ],
)
def test_what_does_not_fit_is_refused(told: Rules, option: str, value: int | str, message: str) -> None:
    with pytest.raises(RulesError) as error:
        begin(told, Start(3, options={option: value}))
    assert str(error.value).startswith(message)
