"""Which cards are copies of each other: whoever chooses among them has one option."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal

import pytest

from ombre.runtime import NOTHING, Ability, Card, Kind, Module, State
from ombre.runtime.alike import alike, alike_all, distinct
from ombre.runtime.loader import link


@pytest.fixture
def torches(g: Any) -> list[int]:
    """Three torches in the hand of P1."""
    return [g.create("torch", g.z_keeper_hand, 0) for _ in range(3)]


def test_copies_in_one_hand_are_alike(g: Any, torches: list[int]) -> None:
    salve, other = g.create("salve", g.z_keeper_hand, 0), g.create("torch", g.z_keeper_hand + 1, 1)
    one, two, _ = torches
    assert alike(g, one, two) and alike(g, two, one) and alike(g, salve, salve)
    assert not alike(g, one, salve) and not alike(g, one, other)
    assert distinct(g, (salve, *torches, other)) == [0, 1, 4]


def test_players_are_like_themselves_only(g: Any, torches: list[int]) -> None:
    assert alike(g, 1, 1) and not alike(g, 0, 1) and not alike(g, 0, torches[0])


def test_a_property_makes_a_difference(g: Any, torches: list[int]) -> None:
    one, two, three = torches
    g.s_tool_helping[two] = 1
    assert not alike(g, one, two) and alike(g, one, three)


def test_a_card_on_it_makes_a_difference(g: Any) -> None:
    one, two, three = (g.create("wolf", g.z__field) for _ in range(3))
    assert alike(g, one, two)
    g.create("salve", g.z_beast_lair + two)
    assert not alike(g, one, two) and alike(g, one, three)


def test_a_card_that_another_refers_to_is_no_copy(toy: ModuleType) -> None:
    aim = State("aim", start=NOTHING, kind="beast")
    g: Any = link([toy.MODULE, Module("x", kinds=(Kind("tool", "card", states=(aim,), extends=True),))]).start(2)
    torch = g.create("torch", g.z_keeper_hand, 0)
    one, two, three = (g.create("wolf", g.z__field) for _ in range(3))
    g.s_tool_aim[torch] = two
    assert not alike(g, one, two) and not alike(g, two, one) and alike(g, one, three)


@pytest.mark.parametrize("sight", ["private", "hidden"])
def test_what_is_offered_does_not_show_to_which_card_a_reference_points(
    sight: Literal["private", "hidden"], toy: ModuleType
) -> None:
    """A player who is asked has an option for each copy, whether such a reference points to one of them or to none."""
    mark = State("mark", start=NOTHING, kind="tool", sight=sight)
    g: Any = link([toy.MODULE, Module("x", kinds=(Kind("keeper", "player", states=(mark,), extends=True),))]).start(2)
    torches = [g.create("torch", g.z_keeper_hand, 0) for _ in range(3)]
    assert distinct(g, torches, who=0) == [0, 1, 2]
    g.s_keeper_mark[1] = torches[1]
    assert distinct(g, torches, who=0) == [0, 1, 2]
    assert alike(g, torches[0], torches[2]) and not alike(g, torches[0], torches[1])


def test_what_has_been_done_with_it_makes_a_difference(g: Any, torches: list[int]) -> None:
    """If rules ask for such events; those that were done with both make none."""
    one, two, three = torches
    g.v_plays(0, one)
    g.v_plays(0, two)
    g.move(three, g.z_keeper_played)
    assert alike(g, one, two)
    assert not alike(g, one, three) and not alike(g, three, two)
    assert distinct(g, torches) == [0, 2]


def test_arguments_are_alike_if_all_are(g: Any, torches: list[int]) -> None:
    one, two, _ = torches
    assert alike_all(g, (0, one, 3), (0, two, 3), (True, True, False))
    assert not alike_all(g, (0, one, 3), (1, two, 3), (True, True, False))
    assert not alike_all(g, (0, one), (0, two), (True, False)), "two numbers are the same only if they are equal"
    assert not alike_all(g, (NOTHING,), (one,), (True,)) and alike_all(g, (NOTHING,), (NOTHING,), (True,))
    assert not alike_all(g, (0, one), (0,), (True, True))


@pytest.mark.parametrize("about, asked", [("none", 0), ("one", 1)])
def test_copies_react_in_either_order(toy: ModuleType, about: str, asked: int) -> None:
    """Nobody is asked which is first, unless the event is about one of the copies."""

    def body(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        pass

    abilities = tuple(Ability(f"x.{key}", "when", key, body=body) for key in ("gains", "attacks"))
    g: Any = link([toy.MODULE, Module("x", cards=(Card("x", "beast", abilities=abilities),))]).start(2)
    one, _ = (g.create("x", g.z__field) for _ in range(2))
    choices: list[Any] = []

    def agent(g: Any, choice: Any) -> int:
        choices.append(choice.options)
        return 0

    g.agent = agent
    if about == "one":
        g.v_attacks(one, 0)
    else:
        g.v_gains(0, 1)
    assert len(choices) == asked
