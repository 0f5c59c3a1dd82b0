"""A deal of hidden cards depends on no hidden information, neither on hands nor on decks of other players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from ombre.runtime import Card, Deck
from ombre.runtime.linker import Rules, link
from ombre.session.deals import Deal, redealt
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import unknown, view
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot

from ..engines import ENGINES

Golden = Callable[[str], Table]


class Game(NamedTuple):
    name: str
    beginning: str = ""
    expansions: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join((self.name, *self.expansions, *self.decks))

    def table(self, golden: Golden) -> Table:
        return (
            golden(self.name)
            if self.name in ("bluff", "feast", "lantern", "tricks")
            else open_table(self.name, self.expansions)
        )

    def session(self, rules: Rules, seed: int) -> Session:
        decks = {seat: rules.decks[deck] for seat, deck in enumerate(self.decks)}
        return Session(rules, Start(3, seed, self.beginning, decks=decks))


GAMES = (
    Game("crossfire", "crossfire"),
    Game("crossfire", "crossfire", ("prime_runner",)),
    Game("srtcg", "duel"),
    Game("srtcg", "duel", (), ("sixty", "sixty")),
    Game("srtcg", "duel", ("web_revision",), ("sixty", "sixty", "sixty")),
    Game("bluff", "full_moon"),
    Game("feast"),
    Game("lantern"),
    Game("tricks"),
    Game("tricks", decks=("first", "second", "third")),
)
each_game = pytest.mark.parametrize("game", GAMES, ids=str)


def cards_of(deal: Deal) -> dict[int, int]:
    """The printed card of each thing in a deal."""
    return {x: content.card for x, content in deal.cards}


def positions(rules: Rules, game: Game, decisions: int) -> Iterator[Any]:
    """A game at some of its first questions."""
    session, player = game.session(rules, 3), bot("random", 3, rules)
    for number in range(decisions):
        if session.choice is None:
            return
        if number % 4 == 0:
            yield session.g
        session.take(player(session))


@pytest.mark.parametrize(
    ("game", "engine"),
    [
        *((game, "kernel") for game in GAMES),
        *(pytest.param(game, "closed", marks=[] if game.name == "tricks" else pytest.mark.long) for game in GAMES),
    ],
    ids=str,
)
def test_a_deal_follows_from_what_a_seat_knows(game: Game, engine: str, golden: Golden) -> None:
    """If everything that a seat does not know is changed, the same seed gives the same deal."""
    rules = ENGINES[engine](game.table(golden).rules)
    for g in positions(rules, game, 40):
        for who in range(g.players):
            other = redealt(g, who, 5)
            assert view(other, who) == view(g, who)
            assert Deal.of(other, who, 6) == Deal.of(g, who, 6)
            assert unknown(other, who) == unknown(g, who)


@each_game
def test_what_another_has_brought_may_be_any_card(game: Game, golden: Golden) -> None:
    """The deal may contain cards that are not in the real deck or hand."""
    rules = game.table(golden).rules
    for g in positions(rules, game, 40):
        for who in range(g.players):
            hidden = set(unknown(g, who))
            deals = [cards_of(Deal.of(g, who, seed)) for seed in range(8)]
            for first, end, whose, fitting in g.secret:
                theirs = [x for x in range(first, end) if x in hidden]
                really = {g.card[x] for x in range(first, end)}
                if whose != who and len(theirs) > 1 and {*fitting} > really:
                    dealt = {deal[x] for deal in deals for x in theirs}
                    assert dealt - really and dealt <= {*fitting}


def test_hands_that_were_brought_are_not_kept(golden: Golden) -> None:
    """Cards that a seat has not seen are dealt among the others, each once, in a game with one deck."""
    game = GAMES[-1]
    g: Any = game.session(game.table(golden).rules, 1).g
    hands = [g.zones[g.z_person_hand + who] for who in range(3)]
    dealt = [redealt(g, 0, seed) for seed in range(30)]
    assert all(sorted(other.card) == sorted(g.card) for other in dealt)
    assert all([other.card[x] for x in hands[0]] == [g.card[x] for x in hands[0]] for other in dealt)
    assert len({tuple(sorted(other.card[x] for x in hands[1])) for other in dealt}) > 15


def test_who_has_brought_which_deck_makes_no_difference(golden: Golden) -> None:
    rules = golden("tricks").rules
    one, other = (
        Game("tricks", decks=decks).session(rules, 1).g
        for decks in (("first", "second", "third"), ("first", "third", "second"))
    )
    assert one.digest() != other.digest()
    for seed in range(5):
        assert Deal.of(one, 0, seed) == Deal.of(other, 0, seed)
        assert Deal.of(one, 1, seed) != Deal.of(other, 1, seed)


def words(card: Card, fact: str) -> tuple[object, ...]:
    """A printed fact of a card that is a set of words."""
    printed = dict(card.facts).get(fact)
    return printed if isinstance(printed, tuple) else ()


def test_a_deck_is_dealt_like_another_one_of_its_size() -> None:
    """A player knows the number and the kinds of cards of a rival's deck, and nothing else."""
    rules = open_table("srtcg").rules
    sixty = dict(rules.decks["sixty"].cards)
    runners = [
        c.id for c in rules.cards if c.kind == "runner" and c.id not in sixty and "prime" not in words(c, "keywords")
    ]
    left = next(
        id for id, number in sixty.items() if number > 1 and rules.cards[rules.card_number[id]].kind == "runner"
    )
    changed = {**sixty, runners[0]: sixty[left]}
    del changed[left]
    games = [
        Session(rules, Start(2, 1, "duel", decks={1: Deck(name, tuple(cards.items()))})).g
        for name, cards in (("sixty", sixty), ("changed", changed))
    ]
    assert games[0].digest() != games[1].digest() and view(games[0], 0) == view(games[1], 0)
    assert Deal.of(games[0], 0, 1) == Deal.of(games[1], 0, 1)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_with_hands_that_were_brought(name: str, golden: Golden) -> None:
    game = GAMES[-1]
    session, player = game.session(game.table(golden).rules, 1), bot(name, 1, game.table(golden).rules)
    while session.choice is not None:
        session.take(player(session))
    assert session.g.result == "played_out"


def test_what_another_has_kept_of_a_game_before_may_be_any_card(golden: Golden) -> None:
    """A hidden zone with kept cards may contain any card; its owner's own deal contains the real ones."""
    (module, *others) = golden("pond").rules.given
    kinds = tuple(replace(k, zones=tuple(replace(z, sight="private") for z in k.zones)) for k in module.kinds)
    rules = link([replace(module, kinds=kinds), *others])
    g: Any = Session(rules, Start(2, 1, "summer", kept={0: {"bag": ("crown", "crown")}})).g
    kept = g.zones[g.z_frog_bag]
    assert len(kept) == 2 and set(kept) <= set(unknown(g, 1)) and not set(kept) & set(unknown(g, 0))
    dealt = [cards_of(Deal.of(g, 1, seed)) for seed in range(20)]
    assert {rules.cards[deal[x]].id for deal in dealt for x in kept} == {"crown", "cap"}
