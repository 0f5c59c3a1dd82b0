"""The pipeline of events, and the abilities that listen to them."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import NOTHING, Ability, Card, Module, Verb
from ombre.runtime.errors import RulesError
from ombre.runtime.events import FEW_RUNS
from ombre.runtime.loader import Rules, link
from ombre.session.debug import audit
from ombre.session.start import Start, begin
from ombre.session.tracebacks import EXPLAINED

NOTES: list[Any] = []


@pytest.fixture(autouse=True)
def no_notes() -> None:
    NOTES.clear()


def ability(sort: Any, key: str, word: str, **more: Any) -> Ability:
    def body(g: Any, this: int, you: int, env: Any, *args: Any) -> None:
        NOTES.append(word)

    return Ability(f"x.{word}", sort, key, body=body, **more)


def with_card(toy: ModuleType, *abilities: Ability, kind: str = "tool") -> Any:
    """A game of two keepers with a card `x` with some abilities, in play for P1."""
    rules = link([toy.MODULE, Module("x", cards=(Card("x", kind, abilities=abilities),))], layers=[EXPLAINED])
    g: Any = rules.start(2)
    g.agent = lambda g, choice: 0
    g.create("x", g.z_keeper_played if kind == "tool" else g.z__field, 0)
    return g


def test_stages_run_in_their_order(toy: ModuleType) -> None:
    """Before, then do, then when."""
    seen: list[int] = []

    def body(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        seen.append(g.s_keeper_gold[0])

    g = with_card(toy, Ability("x.b", "before", "gains", body=body), Ability("x.w", "when", "gains", body=body))
    g.v_gains(0, 3)
    assert seen == [0, 3]


def test_cannot_beats_instead(toy: ModuleType) -> None:
    """A forbidden event is not replaced."""
    g = with_card(toy, ability("instead", "gains", "replaced"), Ability("x.no", "cannot", "gains"))
    g.v_gains(0, 3)
    assert (g.s_keeper_gold[0], NOTES, g.can("gains", 0, 3), g.can("heals", 0, 1)) == (0, [], False, True)


def test_a_replaced_event_never_happened(toy: ModuleType) -> None:
    g = with_card(
        toy, ability("instead", "gains", "replaced"), ability("before", "gains", "b"), ability("when", "gains", "w")
    )
    g.v_gains(0, 3)
    assert (g.s_keeper_gold[0], NOTES) == (0, ["replaced"])


def test_an_ability_replaces_one_event_once(g: Any) -> None:
    """The substitute has its own pipeline; the same ability does not replace it again, but one of another card may."""
    g.create("shield", g.z_keeper_played, 0)
    g.v_suffers(0, 3)
    assert g.s_keeper_hp[0] == 5 - 2
    g.create("shield", g.z_keeper_played, 0)
    g.v_suffers(0, 3)
    assert g.s_keeper_hp[0] == 3 - 1


def test_may_instead_asks_and_can_be_declined(g: Any) -> None:
    asked: list[tuple[str, int, str]] = []
    answers = [0, 1]

    def agent(g: Any, choice: Any) -> int:
        asked.append((choice.name, choice.who, g.abilities[choice.source[0]].id))
        return answers.pop(0)

    g.agent = agent
    g.s_keeper_hp[1] = 1
    g.create("flask", g.z_keeper_played + 1, 1)
    card = g.create("torch", g.z_keeper_deck + 1, 1)
    g.v_heals(1, 1)
    assert (g.s_keeper_hp[1], g.zones[g.z_keeper_hand + 1]) == (1, (card,))
    g.v_heals(1, 1)
    assert (g.s_keeper_hp[1], asked) == (2, [("may", 1, "flask.draw")] * 2)


def test_the_affected_player_says_which_replacement_is_first(toy: ModuleType) -> None:
    g = with_card(toy, ability("instead", "gains", "one"), ability("instead", "gains", "two"))
    who = []

    def agent(g: Any, choice: Any) -> int:
        who.append((choice.who, choice.name, choice.sort, choice.options))
        return 1

    g.agent = agent
    g.v_gains(1, 1)
    assert who == [(1, "order", "ability", [("x.one", 2), ("x.two", 2)])] and NOTES == ["two"]


def test_when_looks_back(g: Any) -> None:
    """A card that leaves by the event still reacts to it, with the `you` from before."""
    boar = g.create("boar", g.z__field)
    g.s_beast_facing[boar] = 1
    g.v_falls(boar, 0)
    assert (g.s_keeper_gold[:2], g.where[boar]) == ([2, 2], g.z__beaten)


def test_when_hears_who_has_just_come(toy: ModuleType) -> None:
    """A card that enters by the event reacts to it."""
    rules = link([toy.MODULE, Module("y", cards=(Card("y", "beast", abilities=(ability("when", "prowls to", "y"),)),))])
    g: Any = rules.start(2)
    y = g.create("y", g.z__den)
    g.v_prowls_to(y, 0)
    g.v_prowls_to(y, 0)
    assert NOTES == ["y", "y"]


def test_a_delayed_ability_waits_for_the_next_event(g: Any) -> None:
    """The horn does not react to its own play; it reacts to the next event, once."""
    horn, torch, salve = (g.create(name, g.z_keeper_hand, 0) for name in ("horn", "torch", "torch"))
    g.v_plays(0, horn)
    assert (g.s_keeper_gold[0], len(g.timed)) == (0, 1)
    g.move(horn, g.z_keeper_discard)
    g.v_plays(0, torch)
    assert (g.s_keeper_gold[0], g.timed) == (2, ())
    g.v_plays(0, salve)
    assert g.s_keeper_gold[0] == 2 and audit(g) == []


@pytest.mark.parametrize("by", [None, lambda g: g.current])
def test_who_orders_simultaneous_triggers(toy: ModuleType, by: Callable[[Any], int] | None) -> None:
    """Rules run first, in declared order; the last ability is no question.

    Each player orders the abilities of their own cards, unless the game names who orders all.
    """
    rules = link(
        [
            toy.MODULE,
            Module(
                "x",
                cards=(Card("x", "tool", abilities=tuple(ability("when", "gains", word) for word in "abc")),),
                rules=(ability("when", "gains", "rule"), ability("when", "gains", "later")),
                triggers_by=by,
            ),
        ]
    )
    g: Any = rules.start(2)
    g.current = 1
    g.create("x", g.z_keeper_played, 0)
    asked = []

    def agent(g: Any, choice: Any) -> int:
        asked.append((choice.name, choice.who, [option[0] for option in choice.options]))
        return len(choice.options) - 1

    g.agent = agent
    g.v_gains(0, 1)
    assert NOTES == ["rule", "later", "c", "b", "a"]
    assert [options for _, _, options in asked] == [["x.a", "x.b", "x.c"], ["x.a", "x.b"]]
    assert {(name, who) for name, who, _ in asked} == {("order", 0 if by is None else 1)}


def test_packets_add_up_and_run_in_seat_order(toy: ModuleType) -> None:
    """Calls with equal arguments become one event; the events run in seat order from the current player."""
    events: list[Any] = []

    def note(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        events.append(args)

    g = with_card(toy, Ability("x.w", "when", "suffers", body=note))
    g.current = 1
    g.together([("suffers", (0, 1)), ("suffers", (0, 0))])
    assert events == [(0, 1)]
    events.clear()
    g.queueing = 1  # as if inside another `together`
    assert g.together([("suffers", (1, 2)), ("suffers", (0, 2))]) == [True, True]
    assert events == []
    g.queueing = 0
    g.together([("suffers", (0, 1))])
    assert events == [(1, 2), (0, 3)]


def test_what_a_packet_sets_off_is_a_packet_afterwards(toy: ModuleType) -> None:
    events: list[Any] = []

    def body(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        events.append(args)
        if args == (0, 1):
            g.v_suffers(1, 1)
            g.v_suffers(1, 1)

    g = with_card(toy, Ability("x.w", "when", "suffers", body=body))
    g.together([("suffers", (0, 1)), ("suffers", (1, 1))])
    assert events == [(0, 1), (1, 1), (1, 2)]
    assert g.s_keeper_hp[:2] == [4, 2]


def test_a_value_that_stays_is_no_event(g: Any, toy: ModuleType) -> None:
    g = with_card(toy, ability("when", "becomes keeper.mood.lost", "lost"))
    g.b_keeper_mood(0, g.e_mood_calm)
    g.b_keeper_mood(0, g.e_mood_lost)
    g.b_keeper_mood(0, g.e_mood_lost)
    assert NOTES == ["lost"]
    g.b_keeper_mood(1, g.e_mood_afraid)
    assert g.s_keeper_mood == [g.e_mood_lost, g.e_mood_lost]  # a rule of the toy game replaces it


def test_facts_are_read_with_their_modifiers(g: Any) -> None:
    wolf, boar = g.create("wolf", g.z__field), g.create("boar", g.z__field)
    chief = g.create("chief", g.z__field)
    assert [g.f_beast_attack(x) for x in (wolf, boar, chief)] == [2, 3, 1]
    g.move(chief, g.z__beaten)
    assert [g.f_beast_attack(x) for x in (wolf, boar, chief)] == [1, 2, 1]
    assert (g.f_beast_colour(wolf), g.f_beast_colour(boar)) == (g.e_symbol_red, NOTHING)
    assert (g.f_beast_traits(boar), g.f_beast_traits(wolf)) == ((1, 2), ())
    witch = g.create("witch", g.z__field)
    g.s_beast_rage[witch] = 4
    assert g.f_beast_track(witch) == ((2, 2), (1, 4)) and g.d_beast_strength(witch) == 6


def test_durations_end_with_their_scope_and_outlive_their_source(g: Any) -> None:
    stone, torch = g.create("whetstone", g.z_keeper_hand, 0), g.create("torch", g.z_keeper_hand, 0)
    g.v_plays(0, stone)
    g.move(stone, g.z_keeper_discard)
    late = g.create("torch", g.z_keeper_deck, 0)
    assert [g.f_tool_damage(x) for x in (stone, torch, late)] == [1, 3, 3]
    g.scope_end("round")
    assert g.f_tool_damage(torch) == 3 and audit(g) == []
    g.scope_end("turn")
    assert g.f_tool_damage(torch) == 2 and g.timed == () and audit(g) == []


def test_once_is_kept_for_each_host_and_scope(g: Any) -> None:
    g.create("long_night", g.z__field)
    g.scope_start("turn")
    g.v_heals(0, 1)
    g.v_heals(0, 1)
    assert g.s_keeper_gold[0] == 1
    g.scope_end("turn")
    g.scope_start("turn")
    g.v_heals(0, 1)
    assert g.s_keeper_gold[0] == 2


def test_scopes_are_events_and_keep_histories(toy: ModuleType) -> None:
    g = with_card(toy, ability("when", "turn starts", "start"), ability("before", "turn ends", "end"))
    first, second = g.create("salve", g.z_keeper_hand, 0), g.create("torch", g.z_keeper_hand, 0)
    g.scope_start("turn")
    g.v_plays(0, first)
    g.scope_start("hunt")
    g.v_plays(0, second)
    assert (g.past("plays", "turn"), g.past("plays", "hunt")) == ([(0, first), (0, second)], [(0, second)])
    g.scope_end("turn")
    g.scope_start("turn")
    assert g.past("plays", "turn") == [] and NOTES == ["start", "end", "start"]


def test_blank_and_copy_are_read_through_the_face(g: Any) -> None:
    witch, wolf = g.create("witch", g.z__field), g.create("wolf", g.z__field)
    g.lose_text(witch, (), ("turn",))
    assert g.can("heals", 0, 1) and g.f_beast_colour(witch) == g.e_symbol_blue and audit(g) == []
    g.become_copy(wolf, witch, (), ("turn",))
    assert not g.can("heals", 0, 1) and g.f_beast_colour(wolf) == g.e_symbol_blue and audit(g) == []
    g.scope_end("turn")
    assert not g.can("heals", 0, 1) and g.f_beast_colour(wolf) == g.e_symbol_red and audit(g) == []
    g.lose_text(witch)
    g.move(witch, g.z__beaten)
    assert g.blank[witch] == 0 and g.timed == () and audit(g) == []


def test_a_card_without_text_cannot_be_used(g: Any) -> None:
    torch = g.create("torch", g.z_keeper_hand, 0)
    assert g.has_slot(torch, "play") and not g.has_slot(torch, "other")
    g.lose_text(torch, (), ("turn",))
    assert not g.has_slot(torch, "play")
    g.scope_end("turn")
    assert g.has_slot(torch, "play")


def test_who_copies_a_card_does_not_copy_what_it_was_lent(g: Any) -> None:
    stone, torch, horn = (g.create(name, g.z_keeper_hand, 0) for name in ("whetstone", "torch", "horn"))
    g.lend(stone, torch, (), ("turn",))
    g.become_copy(horn, stone, (), ("round",))
    assert g.has_slot(stone, "assist") and not g.has_slot(horn, "assist")
    g.scope_end("turn")
    assert not g.has_slot(stone, "assist")


def test_what_nobody_hears_is_its_plain_do(rules: Rules, toy: ModuleType) -> None:
    assert rules.plain.v_draws is toy.draws  # type: ignore[attr-defined]  # made by the linker
    assert rules.plain.v_heals is not toy.heals  # type: ignore[attr-defined]  # made by the linker


def test_endless_effects_are_reported(toy: ModuleType) -> None:
    """An endless effect gives an error, not a hang or a RecursionError."""

    def again(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        g.v_gains(you, 1)

    def forever(g: Any, this: int, you: int, env: Any) -> None:
        g.s__doom += 1

    g = with_card(toy, Ability("x.again", "when", "gains", body=again))
    type(g).operations = [lambda g: g.v_gains(0, 1)]
    with pytest.raises(RulesError, match="this never ends"):
        g.unit()
    g = with_card(toy, Ability("x.true", "whenever", "", body=forever))
    with pytest.raises(RulesError, match="stay true.*x.true"):
        g.settle()


def test_a_repeat_until_ends_if_nothing_changes(g: Any) -> None:
    """The first runs are not compared, because that takes longer than most of them."""
    assert sum(1 for _ in g.until(lambda: False)) == FEW_RUNS + 1
    for _ in g.until(lambda: g.s__doom == 3 * FEW_RUNS):
        g.s__doom += 1
    assert g.s__doom == 3 * FEW_RUNS


def test_many_events_in_one_unit_are_too_many(toy: ModuleType) -> None:
    def loop(g: Any, who: int) -> None:
        while True:
            g.v_gains(who, 1)

    rules = link(
        [
            toy.MODULE,
            Module("x", verbs=(Verb("loops", (("who", "keeper"),), loop),), rules=(ability("when", "gains", "r"),)),
        ]
    )
    g: Any = begin(rules, Start(1))
    type(g).operations = [lambda g: g.v_loops(0)]
    with pytest.raises(RulesError, match="this never ends"):
        g.unit()


@pytest.mark.parametrize(
    "module, message",
    [
        (Module("b", verbs=(Verb("gains", (), lambda g: None),)), "verb gains is declared twice: in toy and in b"),
        (Module("b", cards=(Card("wolf", "beast"),)), "card wolf is declared twice: in toy and in b"),
        (Module("b", cards=(Card("w", "ghost"),)), "card w is of kind ghost, which no file declares"),
        (Module("b", rules=(Ability("r", "when", "sings"),)), "r hears 'sings', which is no event"),
        (
            Module("b", cards=(Card("w", "beast", facts=(("colour", "pink"),)),)),
            "colour of w is pink, which is not one of",
        ),
    ],
)
def test_contradictions_are_errors_of_the_link(toy: ModuleType, module: Module, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        link([toy.MODULE, module])


def test_a_kind_is_declared_once(toy: ModuleType) -> None:
    again = Module("b", kinds=(replace(toy.MODULE.kinds[0]),))
    with pytest.raises(RulesError, match="kind keeper is declared twice: in toy and in b"):
        link([toy.MODULE, again])
