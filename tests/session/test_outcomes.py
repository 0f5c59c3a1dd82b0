"""A game can be given the orders of its shuffles and the results of its dice; what does not fit is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ombre.compiler.projects.project import open_game
from ombre.runtime.declared import PLACE
from ombre.runtime.errors import RulesError
from ombre.session import position
from ombre.session.deals import redealt
from ombre.session.outcomes import Outcomes, named, outcomes
from ombre.session.save import GAME
from ombre.session.start import Start, begin
from ombre.workshop.api.match import Match
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot

TOY = Path(__file__).parents[1] / "fixtures" / "games" / "toy"
FIRST = ["storm_lantern", "driftwood", "cockle", "driftwood"]


@cache
def toy() -> Table:
    return Table(open_game(str(TOY)))


def started(seed: int = 1, **given: Any) -> Match:
    return toy().start("spring_tide", players=2, seed=seed, **given)


def found(match: Match) -> Iterator[str]:
    """The cards that the first gleaner spots, combing as often as possible."""
    for event in match.log:
        if event.key == "spots":
            yield match.name(event.things[1])


def played(match: Match, combs: int) -> Match:
    for _ in range(combs):
        match.take(0)
    return match


@pytest.mark.parametrize("seed", range(5))
def test_cards_come_in_the_given_order(seed: int) -> None:
    """Copies of a card count as alike; cards that are not named follow in random order."""
    match = played(started(seed, deal={"sand": FIRST}, dice=[6, 6, 6, 6]), 3)
    assert list(islice(found(match), 4)) == FIRST


def test_the_rest_is_random_from_the_seed() -> None:
    last = {played(started(seed, deal={"sand": FIRST}, dice=[6] * 5), 4).log[-1].text for seed in range(8)}
    assert len(last) > 1
    assert started(3, deal={"sand": FIRST}).digest() == started(3, deal={"sand": FIRST}).digest()
    assert started(3, deal={"sand": FIRST}).digest() != started(3).digest()


def test_dice_show_the_given_numbers() -> None:
    """With two things in the apron a 1 brings the wave; a 6 does not."""
    wet = played(started(deal={"sand": ["cockle"] * 3}, dice=[6, 1]), 1)
    dry = played(started(deal={"sand": ["cockle"] * 3}, dice=[6, 6]), 1)
    assert any(event.key == "soaks" for event in wet.log)
    assert not any(event.key == "soaks" for event in dry.log)


def test_outcomes_that_are_left_belong_to_the_state() -> None:
    """Two games differ as long as their given dice do, and no longer."""
    given = {"sand": ["cockle"] * 3}
    one, other = started(deal=given, dice=[6, 6]), started(deal=given, dice=[6, 5])
    assert one.digest() != other.digest()
    one.take(0)
    other.take(0)
    assert one.digest() == other.digest()
    g = started(deal=given, dice=[6, 6]).session.g
    assert position.read(toy().rules, position.write(g), type(g)).digest() == g.digest()


def test_undo_fork_replay_and_save() -> None:
    """Each of them has the same given outcomes to come."""
    match = played(started(deal={"sand": FIRST}, dice=[6, 6, 6, 1]), 2)
    before = match.digest()
    fork = match.fork()
    saved = match.save()
    match.take(0)
    after = match.digest()
    assert match.undo() and match.digest() == before
    assert match.redo() and match.digest() == after
    for twin in (fork, toy().resume(saved)):
        assert twin.digest() == before
        twin.take(0)
        assert twin.digest() == after
    assert match.replay().digest() == after


def test_a_save_without_outcomes_does_not_name_them() -> None:
    """So files of earlier versions and of now are the same."""
    assert b"outcomes" not in started().save()
    assert GAME.unwrap(started(dice=[3]).save()).outcomes == Outcomes({}, {}, (3,))


def test_a_seat_does_not_know_what_will_come() -> None:
    """A deal of the hidden cards forgets given outcomes, and so do rollouts of bots."""
    match = started(deal={"sand": ["cockle"] * 3}, dice=[6, 2, 3])
    g = redealt(match.session.g, 0, 5)
    assert (g.orders, g.dice) == ((), ())
    plans = [
        [bot("greedy", 3, toy().rules)(started(deal={"sand": ["cockle"] * 3}, dice=dice).session) for _ in range(2)]
        for dice in ([6, 1], [6, 6])
    ]
    assert plans[0] == plans[1]


def test_a_zone_that_is_shuffled_in_play() -> None:
    """A list of orders is for one shuffle after the other; a refill shuffles the zone from which the cards come."""
    table = open_table("crossfire")
    orders = [["shift_guard", "mana"], ["mana", "shift_guard"]]
    g = table.start("crossfire", players=2, deal={"normal_discard": orders}).session.g.clone()
    deck, discard = (table.rules.zone_number["", zone] << PLACE for zone in ("normal_deck", "normal_discard"))
    assert [(zone, at_start) for zone, _, at_start in g.orders] == [(discard, False)] * 2
    for order in orders:
        for x in g.zones[deck]:
            g.move(x, table.rules.zone_number["", "called_off"] << PLACE)
        for card in ("mana", "katana", "shift_guard"):
            g.create(card, discard)
        g.top(deck)
        assert [table.rules.cards[g.card[x]].id for x in g.zones[deck]] == [*order, "katana"]
    assert g.orders == ()


def test_each_zone_of_a_player_has_a_name(golden: Callable[[str], Table]) -> None:
    """Also if the player has one for each word of a list."""
    g: Any = begin(golden("pond").rules, Start(2))
    zones = dict(named(g))
    assert list(zones) == [
        *("air", "shop", "bag of P1", "bag of P2"),
        *("shelf at green of P1", "shelf at green of P2", "shelf at gold of P1", "shelf at gold of P2"),
    ]
    assert zones["shelf at gold of P2"] == g.z_frog_shelf + g.apart * g.e_hue_gold + 1


BAD: dict[str, dict[str, Any]] = {
    "there is: sand, sea, horizon, apron of P1, apron of P2": {"deal": {"snd": ["cockle"]}},
    "an order of 'apron of P3'": {"deal": {"apron of P3": ["cockle"]}},
    "cards that this game does not know: cockel, whelk": {"deal": {"sand": ["cockel", "driftwood", "whelk"]}},
    "gives 9 driftwood in the order of 'sand', which has 4 of them": {"deal": {"sand": ["driftwood"] * 9}},
    "gives 1 neap_tide in the order of 'sand', which has 0 of them": {"deal": {"sand": ["neap_tide"]}},
    "the set-up does not shuffle 'sea', so its order": {"deal": {"sea": ["cockle"]}},
    "is a list of card ids, or a list of such lists": {"deal": {"sand": "cockle"}},
    "'sand' is a list of card ids": {"deal": {"sand": ["cockle", ["cockle"]]}},
    "has 10001 cards; it has at most": {"deal": {"sand": ["cockle"] * 10_001}},
    "gives 10001 orders of 'sand'": {"deal": {"sand": [["cockle"]] * 10_001}},
    "a given die is a number from 1, not 0": {"dice": [3, 0]},
    "a given die is a number from 1, not six": {"dice": ["six"]},
    "a given die is a number from 1, not True": {"dice": [True]},
    "there are 10001 given dice": {"dice": [1] * 10_001},
    "the next given die is 7, and this one has 6 sides": {"dice": [7]},
}


@pytest.mark.parametrize("said", BAD)
def test_what_does_not_fit_is_refused(said: str) -> None:
    with pytest.raises(RulesError) as error:
        started(**BAD[said])
    assert said in str(error.value)


def test_a_later_die_that_does_not_fit() -> None:
    """The answer that needed it can be taken back."""
    match = started(deal={"sand": ["cockle"] * 3}, dice=[6, 20])
    before = match.digest()
    with pytest.raises(RulesError, match="the next given die is 20"):
        match.take(0)
    assert match.undo() and match.digest() == before


def test_outcomes_that_are_left_over() -> None:
    """A game that is over must have used all of them."""
    match = started(dice=[6] * 400, deal={"sand": [["cockle"], ["driftwood"]]})
    with pytest.raises(RulesError) as error:
        while match.choice is not None:
            match.take(0)
    assert "the game is over, and some of the given deal was not used: 1 of the orders of 'sand'; " in str(error.value)
    assert "of the dice (6, 6, 6, 6, 6, 6, 6, 6, ...)" in str(error.value)


def test_the_same_zone_cannot_be_given_twice() -> None:
    twice = Outcomes({"sand": ("cockle",)}, {"sand": (("cockle",),)}, ())
    with pytest.raises(RulesError, match="the order of 'sand' is given twice"):
        begin(toy().rules, Start(2, outcomes=twice))
    assert outcomes({}, ()) == Outcomes({}, {}, ())
