"""What an expansion changes in the modules before it."""

from __future__ import annotations

from typing import Any

import pytest

from ombre.runtime import Ability, Card, Cell, Flow, Kind, Module, State, Step, Turns
from ombre.runtime.errors import RulesError
from ombre.runtime.overlays import overlaid


def nothing(*some: Any) -> None:
    pass


def none(*some: Any) -> int:
    return 0


DAWN, NOON, DUSK = (Step(name, (nothing,)) for name in ("dawn", "noon", "dusk"))
BASE = Module(
    "base",
    flows=(Flow("day", items=(DAWN, Turns("turn", "one", none), DUSK)),),
    worths=(("one", none), ("other", none)),
    returns=(("one", none), ("other", none)),
    cards=(Card("x", "tool", abilities=(Ability("x.play", "slot", "play", body=nothing),)), Card("y", "tool")),
)


def test_what_is_removed_by_its_kind_of_player() -> None:
    """How a position is valued, and what the game returns; that of other kinds stays."""
    more = Module("more", removed=(("worth", "one"), ("returns", "other")))
    changed, _ = overlaid([BASE, more])
    assert (changed.worths, changed.returns) == ((("other", none),), (("one", none),))


def test_a_kind_is_extended() -> None:
    """What is added stands after what there was; who uses it stays, unless the extension says so."""
    age, size = State("age"), State("size")
    base = Module("base", kinds=(Kind("tool", "card", states=(age,), you=none), Kind("beast", "card")))
    more = Module("more", kinds=(Kind("tool", "card", states=(size,), extends=True),))
    changed, left = overlaid([base, more])
    assert changed.kinds == (Kind("tool", "card", states=(age, size), you=none), Kind("beast", "card"))
    assert left.kinds == ()


def test_steps_in_place_of_a_step_are_inside_of_it() -> None:
    """The step begins before the first of them and ends after the last, for all that listens to it."""
    changed, _ = overlaid([BASE, Module("more", steps=(("dawn", (NOON, DUSK)),))])
    assert changed.flows[0].items == (Step("dawn", (), (NOON, DUSK)), *BASE.flows[0].items[1:])


def test_a_step_among_those_that_replace_it_is_not_inside_of_itself() -> None:
    """It begins once, where its namesake stands."""
    changed, _ = overlaid([BASE, Module("more", steps=(("dawn", (NOON, DAWN)),))])
    assert changed.flows[0].items == (NOON, *BASE.flows[0].items)


@pytest.mark.parametrize(
    "more, what",
    [
        (Module("more", removed=(("worth", "none"),)), "worth none"),
        (Module("more", steps=(("night", (DAWN,)),)), "step night"),
        (Module("more", tables=(("y", Ability("y.play", "slot", "play")),)), "table play of y"),
        (Module("more", cells=(Cell("y", "play", ((1, 2),), nothing),)), "table play of y"),
        (Module("more", cells=(Cell("x", "assist", ((1, 2),), nothing),)), "table assist of x"),
    ],
)
def test_what_is_not_there_cannot_be_changed(more: Module, what: str) -> None:
    with pytest.raises(RulesError, match=f"^more changes {what}, which no module declares before$"):
        overlaid([BASE, more])
