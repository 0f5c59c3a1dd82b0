"""Choices at the same time, hands hidden from their owners, clues, and who sees a property."""

# Games in play have no static type.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ombre.runtime.choices import Decision
from ombre.session.bench import run_scenario
from ombre.session.deals import Deal, redealt
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.session.view import UNKNOWN, prompt, view
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import bot
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.narration.overview import Overview
from ombre.workshop.printing.printer import Printer

Golden = Callable[[str], Table]


@pytest.fixture
def feast(golden: Golden) -> Table:
    return golden("feast")


@pytest.fixture
def lantern(golden: Golden) -> Table:
    return golden("lantern")


@pytest.fixture
def shore(lantern: Table) -> Any:
    """Two keepers: three lamps in the first tower, one in the second, two in the oil."""
    g: Any = begin(lantern.rules, Start(2, 1))
    g.agent = lambda g, choice: 0
    for name, zone in (
        ("low_red", g.z_keeper_tower),
        ("high_red", g.z_keeper_tower),
        ("low_white", g.z_keeper_tower),
        ("low_green", g.z_keeper_tower + 1),
        ("high_white", g.z__oil),
        ("low_white", g.z__oil),
    ):
        g.create(name, zone)
    g.s__hints = 4
    return g


@pytest.mark.parametrize("game", ["feast", "lantern"])
def test_the_rulings(game: str, golden: Golden) -> None:
    table = golden(game)
    results = [run_scenario(table.rules, one) for module in table.scenarios() for one in module.scenarios]
    assert results and [failure for result in results for failure in result.failures] == []


# --------------------------------------------------------------------------------------------- at the same time


def test_nobody_sees_what_others_choose_at_the_same_time(feast: Table) -> None:
    """Until the last has chosen, the views are those of before."""
    session = Session(feast.rules, Start(3, 1, log=True))
    before = [view(session.g, who) for who in range(3)]
    while session.choice is not None and session.choice.who < 2:
        assert [view(session.g, who) for who in range(3)] == before
        session.take(0)
    session.take(0)
    session.take(0)
    assert [len(seat.piles[1].cards) for seat in view(session.g, 0).seats] == [1, 1, 1]


def test_a_bot_plans_without_the_answers_of_others(feast: Table) -> None:
    """The last to choose answers the same, whatever the others have chosen at the same time."""
    answers: set[tuple[int, ...]] = set()
    for first in range(3):
        session = Session(feast.rules, Start(2, 4))
        while session.choice is not None and session.choice.who == 0:
            session.take(first % len(session.choice.options))
        player = bot("greedy", 7, feast.rules)
        mine: list[int] = []
        while session.choice is not None and session.choice.who == 1:
            mine.append(player(session))
            session.take(mine[-1])
        answers.add(tuple(mine))
    assert len(answers) == 1


def test_the_last_to_choose_has_no_advantage(feast: Table) -> None:
    """A bot that plans knows how many answers were given at the same time, and asks for those of others again."""
    session = Session(feast.rules, Start(3, 1))
    session.take(0)
    session.take(2)
    asked: list[tuple[int, int]] = []

    def agent(g: Any, choice: Decision) -> int:
        asked.append((choice.who, choice.sealed))
        return 0

    session.ahead(agent)
    assert asked[:4] == [(0, 0), (0, 1), (1, 2), (1, 3)]


def test_a_hand_that_was_passed_is_remembered(feast: Table) -> None:
    g: Any = begin(feast.rules, Start(3, 1))
    for who, name in enumerate(("soup", "roll", "tea")):
        g.create(name, g.z_guest_hand + who)
        g.create("soup", g.z_guest_hand + who)
    hands = [g.zones[g.z_guest_hand + who] for who in range(3)]
    g.move_at_once([(hands[who], g.z_guest_hand + (who + 1) % 3) for who in range(3)])
    seen = [[card.name for card in seat.piles[0].cards] for seat in view(g, 0).seats]
    assert seen == [["tea", "soup"], ["soup", "soup"], ["", ""]]
    kept = [redealt(g, 0, seed) for seed in range(8)]
    assert all(twin.card[x] == g.card[x] for twin in kept for x in hands[0])
    assert len({twin.card[hands[1][0]] for twin in kept}) > 1
    g.move(hands[0][0], g.z__kitchen)  # nobody but its owner sees which card leaves
    assert [card.name for card in view(g, 0).seats[1].piles[0].cards] == [""]


# ------------------------------------------------------------------------------------------- hidden from their owner


def test_all_but_its_owner_see_an_outward_zone(shore: Any) -> None:
    own, other = (view(shore, who).seats[0].piles[0].cards for who in (0, 1))
    assert [(card.thing, card.name, card.kind) for card in own] == [(UNKNOWN, "", "lamp")] * 3
    assert [card.name for card in other] == ["low_red", "high_red", "low_white"]


def test_an_unseen_card_is_chosen_by_its_place(lantern: Table) -> None:
    session = Session(lantern.rules, Start(2, 1))
    choice = session.choice
    assert choice is not None
    asked = prompt(session.g, choice)
    assert asked.options[:3] == ((0, "lights", (0, UNKNOWN)),) * 3, "equal copies must not be joined: that would tell"
    narrator = Narrator(Printer(lantern, "en"))
    texts = [narrator.option(session.g, choice, option) for option in choice.options[:3]]
    assert texts == ["Light a lamp (no. 1)", "Light a lamp (no. 2)", "Light a lamp (no. 3)"]
    match = lantern.start(None, 2, 1)
    assert [option.text for option in match.legal_choices[:3]] == [f"P1 lights lamp (no. {n})" for n in (1, 2, 3)]
    assert all(option.things == (0,) for option in match.legal_choices[:3])


def test_a_clue_tells_what_it_says_and_nothing_else(shore: Any) -> None:
    """The seat learns which of its lamps are red and which are not, and what follows from that."""
    shore.v_hints(1, 0)  # the agent names the first tint, red
    first, second, third = view(shore, 0).seats[0].piles[0].cards
    assert first.clues == second.clues == (("glow", ("red",), True),)
    assert third.clues == (("glow", ("red",), False),) and third.name == ""
    assert first.possible == ("low_red", "high_red") and third.possible == ("low_white",)
    assert dict(first.states) == {"hinted": 1} and dict(third.states) == {"hinted": 0}, "marks are public"
    assert all(card.clues == () for card in view(shore, 1).seats[1].piles[0].cards)


def test_a_deal_fits_the_clues(shore: Any) -> None:
    shore.v_hints(1, 0)
    mine = shore.zones[shore.z_keeper_tower]
    words = shore.rules
    dealt = [{x: one.card for x, one in Deal.of(shore, 0, seed).cards} for seed in range(40)]
    glows = {tuple(dict(words.cards[deal[x]].facts)["glow"] for x in mine) for deal in dealt}
    assert glows == {("red", "red", "white")}
    assert len({tuple(deal[x] for x in mine) for deal in dealt}) == 2, "what is not known differs"
    assert all(sorted(deal.values()) == sorted(dealt[0].values()) for deal in dealt)


def test_what_only_one_lamp_can_be_is_left_for_it(lantern: Table) -> None:
    """An earlier lamp, which can also be the green one, does not take the only white one."""
    g: Any = begin(lantern.rules, Start(2, 1))
    g.s__hints = 4
    first, second, _ = (g.create(name, g.z__oil) for name in ("low_green", "low_white", "low_red"))
    for new, tint in ((second, "white"), (first, "red")):
        g.move(new, g.z_keeper_tower)
        g.agent = lambda g, choice, tint=tint: g.rules.values["tint"].index(tint)
        g.v_hints(1, 0)
    assert [card.possible for card in view(g, 0).seats[0].piles[0].cards] == [
        ("low_white", "low_green"),
        ("low_white",),
    ]
    for seed in range(10):
        deal = {x: one.card for x, one in Deal.of(g, 0, seed).cards}
        assert (deal[first], deal[second]) == (g.card[first], g.card[second])


def test_a_clue_is_forgotten_when_nobody_can_follow_the_card(shore: Any) -> None:
    shore.v_hints(1, 0)
    x = shore.zones[shore.z_keeper_tower][0]
    shore.move(x, shore.z__oil)  # everybody sees it go to the top
    assert [clue[0] for clue, _ in shore.clues].count(x) == 1
    shore.shuffle(shore.z__oil)
    assert x not in [clue[0] for clue, _ in shore.clues]
    third = shore.zones[shore.z_keeper_tower][1]
    shore.move(third, shore.z__shore)
    assert third not in [clue[0] for clue, _ in shore.clues]


def test_clues_belong_to_the_state(shore: Any) -> None:
    twin = shore.clone()
    shore.v_hints(1, 0)
    told = shore.digest()
    shore.clues = ()
    assert len({told, shore.digest(), twin.digest()}) == 3


def test_the_table_tells_places_marks_and_clues(lantern: Table, shore: Any) -> None:
    shore.v_hints(1, 0)
    told = list(Overview(Narrator(Printer(lantern, "en"))).table(shore, 0))
    assert (
        "  Tower: A lamp (no. 1) (hinted 1, glow: red), A lamp (no. 2) (hinted 1, glow: red), "
        "A lamp (no. 3) (glow: not red)"
    ) in told


def test_who_sees_a_property(shore: Any) -> None:
    """A hidden property is in no view, a private one only in that of its player, and deals do not know it."""
    shore.v_hints(1, 0)
    shore.s_keeper_secret[0], shore.s_keeper_secret[1] = 1, 2
    assert shore.s_keeper_counter[1] == 1
    assert [dict(seat.states) for seat in view(shore, 0).seats] == [{"secret": 1}, {}]
    assert [dict(seat.states) for seat in view(shore, 1).seats] == [{}, {"secret": 2}]
    twin = redealt(shore, 0, 5)
    assert (twin.s_keeper_secret[0], twin.s_keeper_secret[1]) == (1, 0)
