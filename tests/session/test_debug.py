"""A game in debug mode detects inconsistent states, and otherwise runs like a normal game."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Ability, Invariant, Module, Verb
from ombre.runtime.cells import put
from ombre.runtime.errors import Broken
from ombre.runtime.loader import Rules, link
from ombre.session.causes import LOG, log
from ombre.session.debug import DEBUG
from ombre.session.session import Session
from ombre.session.start import Start, begin


def changed(g: Any, **more: Any) -> None:
    """Give a game its own class with changed attributes."""
    g.__class__ = type("Changed", (type(g),), {"__slots__": (), **more})


def run_now(g: Any, operation: Callable[[Any], None]) -> None:
    """Run a unit that consists of this operation."""
    g.pc = 1
    changed(g, operations=[operation] * 2, quiet=[False] * 2)
    g.unit()


@pytest.mark.parametrize("logged", [False, True])
def test_nothing_else_is_different(rules: Rules, logged: bool) -> None:
    plain, checked = Session(rules, Start(3, 4, "long_night", logged)), Session(
        rules, Start(3, 4, "long_night", logged, debug=True)
    )
    die = random.Random(4)
    while plain.choice is not None:
        assert (checked.digest(), log(checked.g)) == (plain.digest(), log(plain.g))
        index = die.randrange(len(plain.choice.options))
        plain.take(index)
        checked.take(index)
    assert checked.choice is None and checked.g.result == plain.g.result
    assert Session.load(rules, checked.save(), debug=True).digest() == plain.digest()


def stray(g: Any) -> None:
    g.tables[next(number for number, row in enumerate(g.tables) if row)] = ()


def doubled(g: Any) -> None:
    g.zones[g.z__beaten] = (g.zones[g.z__den][0],)


def made(g: Any) -> None:
    g.create("wolf", g.z__den)


def lost(g: Any) -> None:
    x = g.zones[g.z__den][0]
    g.zones[g.z__den] = g.zones[g.z__den][1:]
    g.where[x] = -1


def too_low(g: Any) -> None:
    g.s_keeper_gold[1] = -1


def too_high(g: Any) -> None:
    g.s_keeper_hp[0] = g.s_keeper_max_hp[0] + 1


def no_word(g: Any) -> None:
    g.s_keeper_mood[0] = 99


def too_low_in_a_row(g: Any) -> None:
    put(g.s_keeper_skill, 1, 2, -4)


def no_player(g: Any) -> None:
    g.s_beast_facing[g.zones[g.z__den][0]] = g.zones[g.z__den][0]


def unfinished(g: Any) -> None:
    g.queueing += 1


def emptying(g: Any) -> None:
    """Leave the effects of a packet before the last one."""
    g.flushing = True


def stacked(g: Any) -> None:
    """Lose a flow that `start` has stored: only the end of the unit may remove it."""
    changed(g, enter_flow=lambda g: None)
    g.start_flow("round")


@pytest.mark.parametrize(
    "wrong, message",
    [
        (stray, r"row \d+ of the tables is \(\), a scan gives"),
        (doubled, "lies in"),
        (made, r"there were \d+ cards and now there are others"),
        (lost, r"(\d+) cards lay on the table, now \d+ do"),
        (too_low, "gold of P2 is -1, which is out of its range"),
        (too_high, "hp of P1 is 6, which is out of its range"),
        (too_low_in_a_row, "skill of P2 is -4, which is out of its range"),
        (no_word, "mood of P1 is 99"),
        (no_player, r"facing of \w+ is \d+"),
        (unfinished, "an effect is still under way"),
        (emptying, "an effect is still under way"),
        (stacked, "round was started, and is neither under way nor waits"),
    ],
)
def test_what_is_wrong_is_said(rules: Rules, wrong: Callable[[Any], None], message: str) -> None:
    g: Any = begin(rules, Start(2, 7, "long_night", debug=True))
    g.agent = lambda g, choice: 0
    for _ in range(4):
        g.unit()
    with pytest.raises(Broken, match=message):
        run_now(g, wrong)


def test_players_may_join(rules: Rules) -> None:
    """Players who join are not cards, so the conservation of cards holds."""
    g: Any = begin(rules, Start(2, 7, "long_night", debug=True))
    g.agent = lambda g, choice: 0
    g.unit()
    run_now(g, lambda g: g.join(g.rules.player_kind))
    assert len(g.joined) == 1


def test_an_invariant_that_breaks_is_named_with_what_happened(toy: ModuleType) -> None:
    """In a game with a log, the message names the last events of the unit."""

    def robbed(g: Any, who: int) -> None:
        g.v_gains(who, 7)

    rules = link(
        [
            toy.MODULE,
            Module(
                "x",
                verbs=(Verb("robs", (("who", "keeper"),), robbed),),
                invariants=(Invariant("x.card:3", lambda g: g.s_keeper_gold[1] < 7),),
            ),
        ]
    )
    g: Any = begin(rules, Start(2, 7, debug=True, log=True))
    g.agent = lambda g, choice: 0
    g.unit()
    with pytest.raises(Broken, match=r"^the invariant at x\.card:3 does not hold; .* after: robs P2, gains P2 7$"):
        run_now(g, lambda g: g.v_robs(1))


def test_a_broken_game_can_be_taken_back(toy: ModuleType) -> None:
    """The answer that broke the game can be undone in a session."""

    def cheats(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        g.s_keeper_gold[args[0]] = -5

    rules = link([toy.MODULE, Module("x", rules=(Ability("cheats", "when", "plays", body=cheats),))])
    session = Session(rules, Start(2, 3, debug=True))
    before = ""
    with pytest.raises(Broken, match="gold of P1 is -5"):
        while session.choice is not None:
            before = session.digest()
            session.take(0)
    assert session.undo() and session.digest() == before


def test_a_class_is_made_once(rules: Rules) -> None:
    assert rules.made(LOG, DEBUG) is rules.made(LOG, DEBUG)
    assert rules.made() is rules.plain is not rules.made(DEBUG)


def test_bounds_of_the_game_itself_count(toy: ModuleType) -> None:
    kinds = tuple(replace(kind) for kind in toy.MODULE.kinds)
    rules = link([replace(toy.MODULE, kinds=kinds)])
    g: Any = begin(rules, Start(2, 7, debug=True))
    g.agent = lambda g, choice: 0
    g.unit()

    def under(g: Any) -> None:
        g.s__doom = -1

    with pytest.raises(Broken, match="^doom is -1, which is out of its range"):
        run_now(g, under)
