"""Who follows a card, what clues say, and who is next to whom."""

# Games in play have no static type.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import NOTHING, Card
from ombre.runtime.loader import Rules, link
from ombre.runtime.zones import EVERYBODY
from ombre.session.debug import audit
from ombre.session.start import Start, begin


@pytest.fixture
def four(rules: Rules) -> Any:
    """A game of four keepers without a set-up."""
    return begin(rules, Start(4, seed=7))


def knowing(g: Any, x: int) -> list[int]:
    return [who for who in range(g.players) if g.seers(x) >> who & 1]


def test_cards_out_of_a_hand_are_followed_by_who_sees_the_hand(four: Any) -> None:
    """The others knew a card of it, and no longer know whether it went along or stayed."""
    g = four
    torch, salve, horn = (g.create(name, g.z_keeper_hand + 1, 1) for name in ("torch", "salve", "horn"))
    g.show((torch, horn))
    g.move_all((torch, salve), g.z_keeper_hand + 2)
    assert [knowing(g, x) for x in (torch, salve, horn)] == [[1, 2], [1, 2], [1]]


def test_a_whole_hand_is_followed_by_all(four: Any) -> None:
    g = four
    torch, salve = (g.create(name, g.z_keeper_hand, 0) for name in ("torch", "salve"))
    g.show((torch,))
    g.move_all((torch, salve), g.z_keeper_hand + 1)
    assert [knowing(g, x) for x in (torch, salve)] == [[0, 1, 2, 3], [0, 1]]


def test_nobody_follows_cards_from_no_zone_into_a_hidden_one(four: Any) -> None:
    g = four
    cards = [g.create(name, NOTHING) for name in ("wolf", "witch")]
    g.move_all(cards, g.z__den)
    assert [knowing(g, x) for x in cards] == [[], []]


def test_two_cards_exchange_their_places(four: Any) -> None:
    """In one zone or in two; all others stay where they are."""
    g = four
    one, two, three = (g.create("torch", g.z_keeper_played, 0) for _ in range(3))
    first, second, third = (g.create("salve", g.z_keeper_discard, 0) for _ in range(3))
    g.swap_cards(one, three)
    assert g.zones[g.z_keeper_played] == (three, two, one)
    g.swap_cards(two, third)
    assert g.zones[g.z_keeper_played] == (three, third, one)
    assert g.zones[g.z_keeper_discard] == (first, second, two)
    assert [g.where[x] for x in (two, third)] == [g.z_keeper_discard, g.z_keeper_played] and audit(g) == []


def test_a_clue_is_told_to_one_or_to_all(four: Any) -> None:
    g = four
    torch = g.create("torch", g.z_keeper_hand, 0)
    g.tell(torch, "cost", (1,), who=2)
    assert g.clues == (((torch, "cost", (1,), True), 1 << 2),)
    g.tell(torch, "cost", (1,), who=0)
    assert [mask for _, mask in g.clues] == [1 << 2 | 1 << 0]
    g.tell(torch, "cost", (3,))
    assert g.clues[1:] == (((torch, "cost", (3,), False), EVERYBODY),)


def test_a_clue_is_over_when_all_see_the_card(four: Any) -> None:
    g = four
    torch, horn = (g.create(name, g.z_keeper_hand, 0) for name in ("torch", "horn"))
    for x in (torch, horn):
        g.tell(x, "cost", (1,))
    g.move(torch, g.z_keeper_discard)
    assert [clue[0] for clue, _ in g.clues] == [horn]


def test_who_is_next_to_whom(four: Any) -> None:
    """Players round the table, cards in their zone; a player and a card are not side by side."""
    g = four
    assert [[who for who in range(4) if g.next_to(one, who)] for one in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]
    cards = [g.create("torch", g.z_keeper_played, 0) for _ in range(3)]
    assert [[y for y in cards if g.next_to(x, y)] for x in cards] == [[cards[1]], [cards[0], cards[2]], [cards[1]]]
    assert not any(g.next_to(*pair) for who in range(4) for x in cards for pair in ((who, x), (x, who)))


def test_who_plays_alone_sits_next_to_nobody(rules: Rules) -> None:
    g: Any = begin(rules, Start(1, seed=7))
    assert not g.next_to(0, 0)


def test_what_an_effect_has_added_stays_when_its_card_leaves(toy: ModuleType) -> None:
    """Only what is granted to the card itself ends then;
    the place of the ability among all abilities is of no account.
    """
    cards = (Card("pebble", "tool"), Card("rat", "beast"))
    g: Any = begin(link([replace(toy.MODULE, rules=(), cards=cards)]), Start(2, seed=7))
    pebble, rat = g.create("pebble", g.z_keeper_played, 0), g.create("rat", g.z__field)
    added = [*g.rules.timed_number]
    assert [*g.rules.timed_number.values()] == [0, 1, 2, 3]
    for ability in added:
        g.add(ability, pebble, 0, (rat,), ("turn",))
        g.grant((ability,), pebble, (rat,), ("turn",))
    g.move(pebble, g.z_keeper_discard)
    assert [(g.abilities[entry[1]].id, entry[3]) for entry in g.timed] == [(ability, 0) for ability in added]
