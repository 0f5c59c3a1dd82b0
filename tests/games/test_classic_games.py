"""The classic games: their deals, what nobody learns, and random games to the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

import ombre
from ombre.session.deals import redealt
from ombre.session.debug import audit
from ombre.session.view import view
from ombre.workshop.api.match import Match

from .recorded import CODE, ID, cards

GAMES = {"hearts": (4,), "crazy_eights": (2, 3, 5), "gin_rummy": (2,)}
ALL = [(name, players) for name, numbers in GAMES.items() for players in numbers]
each = pytest.mark.parametrize(("name", "players"), ALL)


def started(
    name: str,
    players: int = 0,
    talon: str = "",
    dice: Sequence[int] = (),
    options: Mapping[str, str] = MappingProxyType({}),
) -> Match:
    deal = {"talon": [[ID[code] for code in one.split()] for one in talon.split("|")]} if talon else {}
    return ombre.load(name).start(players=players or None, deal=deal, dice=dice, options=options)


@each
def test_fifty_two_cards(name: str, players: int) -> None:
    """Each card is there once, under the name of its id."""
    table = ombre.load(name)
    g = table.start(players=players).session.g
    assert sorted(table.rules.cards[g.card[x]].id for x in range(players, len(g.kind))) == sorted(CODE)
    for id in CODE:
        assert table.text(id).splitlines()[0].lower() == id.replace("_", " ")


@each
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end(name: str, players: int, seed: int) -> None:
    """All checks of debug mode pass, and no seat's view depends on cards that it cannot see."""
    match = ombre.load(name).start(players=players, seed=seed, log=False)
    die = random.Random(seed)
    for number in range(1000):
        if match.choice is None:
            break
        g = match.session.g
        if number % 9 == 0:
            audit(g)
            for who in range(players):
                assert view(redealt(g, who, number), who) == view(g, who)
        match.take(die.choice(match.legal_choices))
    assert match.result is not None


def test_hearts_are_dealt_one_by_one() -> None:
    match = started("hearts", talon="2C 3C 4C 5C 2D 3D 4D 5D", options={"direction": "left"})
    assert [cards(match, seat, "hand")[-1] for seat in (1, 2, 3, 4)] == ["2C", "3C", "4C", "5C"]
    assert [cards(match, seat, "hand")[-2] for seat in (1, 2, 3, 4)] == ["2D", "3D", "4D", "5D"]
    assert match.choice is not None and (match.choice.who, len(match.legal_choices)) == (1, 13)


@pytest.mark.parametrize(("die", "asked"), [(1, None), (2, 1), (3, 1), (4, 1)])
def test_the_pass_is_drawn_by_lot(die: int, asked: int | None) -> None:
    """1: no pass; otherwise everybody passes cards so many seats on, minus one."""
    match = started("hearts", talon="5C 4C 3C 2C", dice=[die])
    state = dict(match.view(1).states)
    assert state["shift"] == die - 1
    assert match.choice is not None
    if asked:
        assert (match.choice.who, len(match.legal_choices)) == (1, 13)
    else:  # P4 has led the two of clubs, which was the only possibility
        assert match.choice.who == 1 and len(match.legal_choices) < 13


def test_an_eight_is_not_turned_up() -> None:
    """It goes back to the talon, which is shuffled again."""
    hands = " ".join(code for code in ID if code[0] in "234")[: 10 * 3 - 1]
    match = started("crazy_eights", 2, talon=f"{hands} 5C 5D 5H 5S 8C|8D 9H|9S QC", dice=[2])
    assert [CODE[card.name] for pile in match.view(1).piles if pile.zone == "pile" for card in pile.cards] == ["9S"]
    assert match.choice is not None and match.choice.who == 2  # the dealer sits two seats after P1


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (5, 5)])
def test_crazy_eights_hands(players: int, hand: int) -> None:
    match = started("crazy_eights", players)
    assert {len(seat.piles[0].cards) for seat in match.view(1).seats} == {hand}


def test_gin_hands() -> None:
    """Ten cards each, and the upcard."""
    talon = "2C 3C 4C 5C 6C 7C 8C 9C TC JC 2D 3D 4D 5D 6D 7D 8D 9D TD JD KS AH"
    match = started("gin_rummy", talon=talon)
    assert sorted(cards(match, 1, "hand")) == sorted(talon.split()[:10])
    assert sorted(cards(match, 2, "hand")) == sorted(talon.split()[10:20])
    assert [str(option) for option in match.legal_choices] == ["take_upcard", "leave_it"]
    match.take("take_upcard")
    assert [str(option) for option in match.legal_choices] == ["play_on", "go_down"]
    match.take("go_down")
    match.take("king_of_spades")
    assert (match.result, match.winner) == ("knock", 1)
    assert match.returns == (25, -25)  # both hands are one run


def test_nobody_learns_what_a_player_notes_about_melds() -> None:
    """The notes lie on the cards; what the search keeps on the table is gone when somebody is asked."""
    match, die, asked = started("gin_rummy"), random.Random(3), Counter[str]()
    while match.choice is not None:
        seen = match.view(1)
        state = dict(seen.states)
        assert not {"ways", "code"} & state.keys() and state["lifted"] == -1
        assert "deadwood" not in dict(seen.seats[1].states)
        asked[match.choice.name] += 1
        match.take(die.choice(match.legal_choices))
    assert asked["one"] > 10 and asked["pick"] > 10
