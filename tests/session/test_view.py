"""What a seat may know: views, questions, logs and deals do not depend on hidden information."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ombre.compiler.projects.places import games
from ombre.runtime import Zone
from ombre.runtime.choices import Decision
from ombre.runtime.linker import Rules, link
from ombre.runtime.state import NOBODY
from ombre.runtime.zones import EVERYBODY
from ombre.session.bench import run_scenario
from ombre.session.causes import LOG
from ombre.session.deals import Deal, redealt
from ombre.session.debug import audit
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.session.tracebacks import EXPLAINED
from ombre.session.view import UNKNOWN, UNTOLD, could_be, prompt, told, unknown, view
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

from ..budget import LONG
from ..engines import ENGINES

pytestmark = pytest.mark.sampled

GAMES = {
    "bluff": "new_moon",
    "toy": "spring_tide",
    "feast": "",
    "lantern": "",
    "crossfire": "crossfire",
    "crossfire prime_runner": "crossfire",
    "srtcg": "duel",
}
CLOSED = ("bluff", "lantern")  # the games that the suite plays with their closed modules, too
slow = settings(
    deadline=None,
    max_examples=100 if LONG else 8,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def bluff(golden: Callable[[str], Table]) -> Table:
    return golden("bluff")


@pytest.fixture
def street(bluff: Table) -> Any:
    """Three thieves before their set-up, a job in the street, and four cards in each hand."""
    g: Any = begin(bluff.rules, Start(3, 1, log=True))
    g.agent = lambda g, choice: 0
    g.create("safe", g.z__street, 0)
    for who in range(3):
        g.s_thief_most_nerve[who] = g.s_thief_nerve[who] = 6
        for name in ("dog", "alarm", "mirror", "blanket"):
            g.create(name, g.z__supply)
            g.move(g.top(g.z__supply), g.z_thief_hand + who)
    for _ in range(4):
        g.create("lens", g.z__supply)
    return g


def swapped(g: Any, x: int, y: int) -> Any:
    """The same game with two things exchanged."""
    twin = g.clone()
    for one, other in ((x, y), (y, x)):
        zone = g.where[one]
        twin.zones[zone] = tuple(other if z == one else z for z in twin.zones[zone])
        twin.where[other] = zone
    if g.where[x] == g.where[y]:
        order = {x: y, y: x}
        twin.zones[g.where[x]] = tuple(order.get(z, z) for z in g.zones[g.where[x]])
    return twin


# --------------------------------------------------------------------------------------------------- zones on cards


def test_the_rulings_on_stacks(bluff: Table) -> None:
    results = [run_scenario(bluff.rules, s) for module in bluff.scenarios() for s in module.scenarios]
    assert len(results) == 6
    assert [failure for result in results for failure in result.failures] == []


def test_each_player_has_a_zone_on_each_card(street: Any) -> None:
    g, (safe,) = street, street.zones[street.z__street]
    dog, alarm, _, blanket = g.zones[g.z_thief_hand + 1][::-1]
    g.v_hides_on(1, alarm, safe)
    g.v_hides_on(1, blanket, safe)
    stacks = [g.zones[g.z_job_stack + g.apart * who + safe] for who in range(3)]
    assert stacks == [(), (blanket, alarm), ()]
    assert [g.seers(x) for x in (alarm, dog)] == [1 << 1, 1 << 1]
    twin = g.clone()
    twin.move(alarm, twin.z__rubbish)
    assert g.where[alarm] != twin.where[alarm] and g.digest() != twin.digest()


def test_who_owns_a_stack_may_look_and_not_reorder(street: Any) -> None:
    """R103 and R105: the other players see that there is a card, but not whether it is a bluff."""
    g, (safe,) = street, street.zones[street.z__street]
    dog, _, _, blanket = g.zones[g.z_thief_hand + 1][::-1]
    g.v_hides_on(1, dog, safe)
    g.v_hides_on(1, blanket, safe)
    for who in range(3):
        (pile,) = (pile for pile in view(g, who).piles if pile.zone == "street")
        (job,) = pile.cards
        (stack,) = job.piles
        assert (job.name, stack.zone, stack.at) == ("safe", "stack", 1)
        assert [card.name for card in stack.cards] == (["blanket", "dog"] if who == 1 else ["", ""])


def test_a_private_zone_of_a_card_is_its_owners(toy: Any) -> None:
    """Without an entry for each player, a private zone of a card belongs to the card's owner, or to nobody."""
    kinds = [replace(k, zones=(*k.zones, Zone(k.name, "pocket", "private"))) for k in toy.MODULE.kinds]
    table = replace(toy.MODULE.game, zones=(*toy.MODULE.game.zones, Zone("", "safe", "private")))
    g: Any = link([replace(toy.MODULE, kinds=tuple(kinds), game=table)]).start(2, 1)
    mine, free = g.create("torch", g.z_keeper_hand + 1, 1), g.create("wolf", g.z__den)
    assert g.seers_of(g.z_tool_pocket + mine) == 1 << 1
    assert g.seers_of(g.z_beast_pocket + free) == 0
    assert g.seers_of(g.z_keeper_pocket + 1) == 1 << 1
    assert g.seers_of(g.z__safe) == 0


# -------------------------------------------------------------------------------------------------- revealed cards


def test_a_card_is_revealed_to_some(street: Any) -> None:
    g = street
    dog, alarm = g.zones[g.z_thief_hand + 1][:2]
    g.show((dog,), 2)
    assert [bool(g.seers(dog) >> who & 1) for who in range(3)] == [False, True, True]
    g.show((alarm,))
    assert g.seers(alarm) == EVERYBODY
    assert g.reveal(g.z__supply, 0) == g.top(g.z__supply)
    assert g.seers(g.top(g.z__supply)) == 1
    g.show((-1,))  # a choice that found nothing


def test_what_leaves_a_hand_unseen_makes_the_rest_of_it_unknown(street: Any) -> None:
    """Otherwise a player could tell which card was hidden: the one that is no longer known."""
    g, (safe,) = street, street.zones[street.z__street]
    for hidden in (0, 1):
        twin = g.clone()
        hand = twin.zones[twin.z_thief_hand + 1]
        twin.show(hand[:1])
        twin.v_hides_on(1, hand[hidden], safe)
        assert not any(twin.known[x] for x in hand)
    hand = g.zones[g.z_thief_hand + 1]
    g.show(hand[:2])
    g.move(hand[0], g.z__rubbish)  # all players see which one it was
    assert g.known[hand[1]] == EVERYBODY


def test_what_is_drawn_from_a_pile_leaves_the_rest_as_it_was(street: Any) -> None:
    g = street
    first, second, third, fourth = g.zones[g.z__supply]
    g.show((second, fourth))
    g.move(first, g.z_thief_hand)
    assert g.known[second] == g.known[fourth] == EVERYBODY
    g.move(third, g.z_thief_hand)  # a card was searched for
    assert g.known[second] == g.known[fourth] == 0


def test_looking_at_a_hand(street: Any) -> None:
    """The searching player sees the hand and chooses; the third player learns nothing."""
    g = street
    asked: list[Decision] = []

    def agent(g: Any, choice: Decision) -> int:
        asked.append(choice)
        assert prompt(g, choice).options == tuple(choice.options)
        seen = {card.name for pile in view(g, 0).seats[1].piles for card in pile.cards}
        assert seen == {"dog", "alarm", "mirror", "blanket"}
        assert {card.name for pile in view(g, 2).seats[1].piles for card in pile.cards} == {""}
        return 1

    g.agent = agent
    g.v_searches(0, 1)
    assert [choice.who for choice in asked] == [0]
    assert len(g.zones[g.z_thief_hand + 1]) == 3


def test_a_question_names_no_card_that_is_not_known(street: Any) -> None:
    g, (safe,) = street, street.zones[street.z__street]
    mine, other = g.zones[g.z_thief_hand][0], g.zones[g.z_thief_hand + 1][0]
    kind = Decision("pick", 0, (mine, other), "ware", NOBODY)
    assert prompt(g, kind).options == (mine, UNKNOWN)
    offers = Decision("window", 0, ((0, "hides on", (0, other, safe)), None), "offer", NOBODY)
    assert prompt(g, offers).options == ((0, "hides on", (0, UNKNOWN, safe)), None)
    abilities = Decision("order", 0, (("dog__spring", other), ("safe__x", safe)), "ability", NOBODY)
    assert prompt(g, abilities).options == (("", UNKNOWN), ("safe__x", safe))
    amounts = Decision("often", 0, (0, 1, other), "number", NOBODY)
    assert prompt(g, amounts).options == (0, 1, other)
    assert view(g, 0, kind).prompt == prompt(g, kind)
    assert view(g, 1, kind).prompt is None


def test_a_view_says_whose_it_is_and_what_is_asked_for_what(street: Any) -> None:
    g = street
    g.current = 2
    seen = view(g, 1, Decision("pick", 1, (None,), "ware", NOBODY))
    assert (seen.who, seen.current) == (1, 2)
    assert seen.prompt is not None and (seen.prompt.name, seen.prompt.sort) == ("pick", "ware")


# -------------------------------------------------------------------------------------------------------- the log


def test_the_log_of_a_seat(street: Any, bluff: Table) -> None:
    g, (safe,) = street, street.zones[street.z__street]
    dog, alarm = g.zones[g.z_thief_hand + 1][:2]
    g.v_hides_on(1, dog, safe)
    g.v_boasts_with(1, alarm)
    narrator = Narrator(Printer(bluff, "en"))
    lines = [[narrator.event(g, *event) for event in told(g, who)] for who in (0, 1, None)]
    name, bragged = (bluff.compiled.model.cards[g.rules.cards[g.card[x]].id].name for x in (dog, alarm))
    boasts = [f"P2 boasts with {bragged}.", f"Everybody sees {bragged} (P2’s hand)."]
    assert lines[0] == ["P2 hides a ware on Safe.", *boasts]
    assert lines[1] == lines[2] == [f"P2 hides {name} on Safe.", *boasts]


def test_an_event_that_is_under_way_is_told_as_it_stands(street: Any) -> None:
    """The card lies open while players are still asked about its effect."""
    g, (safe,) = street, street.zones[street.z__street]
    dog, alarm = g.zones[g.z_thief_hand + 1][-1:-3:-1]
    g.v_hides_on(1, dog, safe)
    g.v_hides_on(1, alarm, safe)
    lines: list[Any] = []

    def agent(g: Any, choice: Decision) -> int:
        lines.append([told(g, who)[-1] for who in range(3)])
        return 0

    g.create("lens", g.z_job_stack + g.apart * 2 + safe, 2)
    g.agent = agent
    g.v_tries(0, safe)
    (lens,) = (x for x in g.zones[g.z__rubbish] if g.rules.cards[g.card[x]].id == "lens")
    assert lines == [[("stings", (lens, 0))] * 3]


# -------------------------------------------------------------------------------------------------- random games


def rules_of(name: str, golden: Callable[[str], Table]) -> Rules:
    game, *expansions = name.split()
    return (open_table(game, expansions) if game in games() else golden(game)).rules


def start(rules: Rules, name: str, seed: int, log: bool = True) -> Session:
    return Session(rules, Start(3, seed, GAMES[name], log=log))


@pytest.mark.parametrize(
    ("name", "engine"),
    [
        *((name, "kernel") for name in GAMES),
        *(pytest.param(name, "closed", marks=[] if name in CLOSED else pytest.mark.long) for name in GAMES),
    ],
)
@slow
@given(tape=st.binary(min_size=1, max_size=60), seed=st.integers(0, 999))
def test_no_view_depends_on_what_is_hidden(
    name: str, engine: str, golden: Callable[[str], Table], tape: bytes, seed: int
) -> None:
    """After hidden cards are dealt again or exchanged, the view of the seat is the same."""
    rules = ENGINES[engine](rules_of(name, golden))
    session = start(rules, name, seed, log=engine == "kernel")
    for byte in tape:
        if session.choice is None:
            break
        g, choice = session.g, session.choice
        for who in range(g.players):
            seen, hidden = view(g, who, choice), unknown(g, who)
            other = redealt(g, who, byte)
            assert view(other, who, choice) == seen
            assert unknown(other, who) == hidden
            assert Deal.of(other, who, byte) == Deal.of(g, who, byte)
            assert other.digest() == redealt(redealt(g, who, seed), who, byte).digest()
            assert rules.broken(other) == [] or rules.broken(g) != []
            told_of = {clue[0] for clue, _ in g.clues}
            same = [y for y in hidden if (g.kind[y], g.back[y]) == (g.kind[hidden[0]], g.back[hidden[0]])]
            alike = [y for y in same if y not in told_of]
            if len(alike) > 1:
                twin = swapped(g, alike[0], alike[byte % len(alike)])
                assert view(twin, who, choice) == seen
        session.take(byte % len(choice.options))


@pytest.mark.parametrize("name", GAMES)
@slow
@given(tape=st.binary(min_size=1, max_size=120), seed=st.integers(0, 999))
def test_no_card_is_named_to_who_has_never_seen_it(
    name: str, golden: Callable[[str], Table], tape: bytes, seed: int
) -> None:
    """The cards that a seat has seen are recorded here independently of the log."""
    rules = rules_of(name, golden)
    sighted: dict[int, int] = {}

    def noting(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(g: Any, *arguments: Any, **more: Any) -> Any:
            result = method(g, *arguments, **more)
            for x in range(len(g.kind)):
                sighted[x] = sighted.get(x, 0) | g.seers(x)
            return result

        return call

    made = rules.made(EXPLAINED, LOG)
    spy = type(
        "Spy", (made,), {name: noting(getattr(made, name)) for name in ("move", "show", "look_through", "shuffle")}
    )
    g: Any = begin(rules, Start(3, seed, GAMES[name]), spy)
    bytes_left = list(tape)
    g.agent = lambda g, choice: bytes_left.pop() % len(choice.options) if bytes_left else 0
    for _ in range(80):
        if g.result is not None:
            break
        g.unit()
    named = 0
    for who in range(3):
        for (key, arguments), (_, everything) in zip(told(g, who), told(g), strict=True):
            assert key != UNTOLD or arguments == ()
            for x, y in zip(arguments, everything, strict=key != UNTOLD):
                assert x in (y, UNKNOWN)
            named += sum(x >= 3 for x in arguments)
        for key, arguments in told(g, who):
            verb = rules.verbs.get(key)
            things = [sort in rules.kind_number for _, sort in verb.roles] if verb else [True] * len(arguments)
            for x, is_thing in zip(arguments, things, strict=True):
                if is_thing and x >= 3:
                    assert sighted.get(x, EVERYBODY) >> who & 1, (key, arguments, who)
    assert named


def test_a_deal_gives_every_hand_that_could_be(street: Any) -> None:
    """A rival's hand is dealt from all cards that look like it; the seat's own cards stay."""
    g = street
    mine = [g.card[x] for x in g.zones[g.z_thief_hand]]
    hands = set()
    for seed in range(60):
        twin = redealt(g, 0, seed)
        assert [twin.card[x] for x in twin.zones[twin.z_thief_hand]] == mine
        assert twin.zones == g.zones and sorted(twin.card) == sorted(g.card)
        hands.add(tuple(twin.card[x] for x in twin.zones[twin.z_thief_hand + 1]))
        g_again = redealt(g, 0, seed)
        assert g_again.digest() == twin.digest()
    assert len(hands) > 30
    assert any(g.rules.card_number["lens"] in hand for hand in hands)
    known = g.zones[g.z_thief_hand + 1][0]
    g.show((known,), 0)
    assert {redealt(g, 0, seed).card[known] for seed in range(20)} == {g.card[known]}
    assert len({redealt(g, 2, seed).card[known] for seed in range(20)}) > 1


def test_what_is_dealt_anew_keeps_its_abilities_in_order(bluff: Table) -> None:
    """Cached tables equal a full scan, also if hidden cards lie in a live zone."""
    session = start(bluff.rules, "bluff", 4)
    for _ in range(12):
        if session.choice is not None:
            assert audit(redealt(session.g, session.choice.who, 8)) == []
            session.take(0)


def test_a_number_of_the_log_is_seen_even_if_a_hidden_card_has_it(toy: Any) -> None:
    g: Any = begin(link([toy.MODULE]), Start(2, 1, log=True))
    wolf = g.create("wolf", g.z__den)
    g.v_gains(1, wolf)
    g.v_attacks(wolf, 1)
    assert told(g, 0) == [("gains", (1, wolf)), ("attacks", (UNKNOWN, 1)), ("suffers", (1, 1))]


def test_a_player_expects_the_real_card_of_the_own_deck(toy: Any) -> None:
    """For others it can be any card that the rules allow in a deck."""
    g: Any = begin(link([toy.MODULE]), Start(2, 1))
    torch = g.create("torch", g.z_keeper_deck, 0)
    printed = tuple(g.rules.card_number[name] for name in ("torch", "salve", "wolf"))
    g.secret = ((torch, torch + 1, 0, printed),)
    assert [could_be(g, who, torch) for who in (0, 1)] == [printed[:1], printed[:2]]
