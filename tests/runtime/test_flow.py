"""Rounds, turns, steps and windows."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Ability, Flow, Game, Kind, Module, State, Step, Turns, Verb, Window, Zone, put
from ombre.runtime.errors import RulesError
from ombre.runtime.loader import Rules, link
from ombre.runtime.records import ACT
from ombre.runtime.zones import EVERYBODY


def little(*flows: Flow, seen: list[Any], rules: tuple[Ability, ...] = (), **more: Any) -> Module:
    """A game with one kind of player and one verb."""

    def spends(g: Any, who: int) -> None:
        g.s_one_left[who] -= 1
        seen.append(("spends", who))

    return Module(
        "little",
        game=Game("little", players=(1, 4), zones=(Zone("", "table"),)),
        kinds=(Kind("one", "player", states=(State("left", start=1),)),),
        verbs=(Verb("spends", (("who", "one"),), spends),),
        flows=flows,
        rules=rules,
        **more,
    )


def offers(g: Any) -> list[Any]:
    return [(who, "spends", (who,)) for who in g.seats(g.current) for _ in range(g.s_one_left[who])]


def play(module: Module, players: int, answers: list[int], asked: list[Any]) -> str:
    rules = link([module])

    def agent(g: Any, choice: Any) -> int:
        asked.append((choice.who, len(choice.options)))
        return answers.pop(0)

    return rules.play(rules.start(players), agent)


def note(seen: list[Any], word: str) -> Any:
    def body(g: Any, *rest: Any) -> None:
        seen.append((word, g.current))

    return body


def heard(seen: list[Any], sort: Any, key: str, **more: Any) -> Ability:
    return Ability(f"{sort} {key}", sort, key, body=note(seen, f"{sort} {key}"), **more)


def test_rounds_turns_and_steps_are_gone_through_in_order() -> None:
    seen: list[Any] = []

    def dusk(g: Any) -> None:
        seen.append(("dusk", g.current))
        if len(seen) > 6:
            g.end("late")
        seen.append("never mind")

    round_ = Flow("round", repeats=True, items=(Turns("turn", "one", lambda g: 1), Step("dusk", (dusk,))))
    turn = Flow("turn", of="one", items=(Step("work", (note(seen, "work"),)), Step("rest", (note(seen, "rest"),))))
    assert play(little(round_, turn, seen=seen), 2, [], []) == "late"
    first = [("work", 1), ("rest", 1), ("work", 0), ("rest", 0), ("dusk", 0)]
    assert seen == [*first, "never mind", *first]


def test_the_steps_that_replace_a_step_run_inside_its_event() -> None:
    seen: list[Any] = []
    rules = tuple(heard(seen, sort, "step work") for sort in ("before", "when"))
    inside = (Step("dig", (note(seen, "dig"),)), Step("sow", (note(seen, "sow"),)))
    turn = Flow("turn", of="one", items=(Step("work", (), items=inside), Step("rest", (lambda g: g.end("done"),))))
    assert play(little(turn, seen=seen, rules=rules), 1, [], []) == "done"
    assert [word for word, _ in seen] == ["before step work", "dig", "sow", "when step work"]


def test_a_main_loop_of_turns_goes_round_the_table() -> None:
    seen: list[Any] = []

    def work(g: Any) -> None:
        seen.append(g.current)
        if len(seen) == 5:
            g.end("done")

    turn = Flow("turn", of="one", repeats=True, items=(Step("work", (work,)),))
    assert play(little(turn, seen=seen), 3, [], []) == "done"
    assert seen == [0, 1, 2, 0, 1]


def test_scopes_and_steps_are_events() -> None:
    seen: list[Any] = []
    rules = tuple(
        heard(seen, sort, key) for key in ("turn starts", "turn ends", "step work") for sort in ("before", "when")
    )
    turn = Flow("turn", of="one", items=(Step("work", (note(seen, "work"),)),))
    assert play(
        little(Flow("day", items=(Turns("turn", "one", lambda g: 0),)), turn, seen=seen, rules=rules), 1, [], []
    )
    assert [word for word, _ in seen] == [
        "before turn starts",
        "when turn starts",
        "before step work",
        "work",
        "when step work",
        "before turn ends",
        "when turn ends",
    ]


@pytest.mark.parametrize("sort, said", [("cannot", []), ("instead", ["instead step work"])])
def test_a_step_can_be_forbidden_or_replaced(sort: Any, said: list[str]) -> None:
    seen: list[Any] = []
    rules = (heard(seen, sort, "step work"),)
    day = Flow("day", items=(Step("work", (note(seen, "work"),)), Step("rest", (note(seen, "rest"),))))
    play(little(day, seen=seen, rules=rules), 1, [], [])
    assert [word for word, _ in seen] == [*said, "rest"]


def test_a_window_ends_when_all_pass_in_a_row() -> None:
    """After an action, all players are asked again; a player without an offer is not asked."""
    seen: list[Any] = []
    asked: list[Any] = []
    day = Flow("day", items=(Step("act", (Window("act", offers),)),))
    # P1 passes, P2 acts, P1 acts, P3 passes
    assert play(little(day, seen=seen), 3, [1, 0, 0, 1], asked) == "over"
    assert seen == [("spends", 1), ("spends", 0)]
    assert asked == [(0, 2), (1, 2), (0, 2), (2, 2)]


@pytest.mark.parametrize("inside", [False, True])
def test_a_window_can_ask_each_once_and_start_elsewhere(inside: bool) -> None:
    seen: list[Any] = []
    asked: list[Any] = []
    window = Window("act", offers, once=True, start=lambda g: 1)
    part: Any = (lambda g: g.window(window)) if inside else window
    play(little(Flow("day", items=(Step("act", (part, note(seen, "after"))),)), seen=seen), 3, [0, 1, 0], asked)
    assert (seen, asked) == ([("spends", 1), ("spends", 0), ("after", 0)], [(1, 2), (2, 2), (0, 2)])


def test_a_window_can_hear_the_others_in_an_order_of_their_own() -> None:
    """The first player stays first; after an action, all are asked again in the same order."""
    seen: list[Any] = []
    asked: list[Any] = []
    window = Window("act", offers, second=lambda g: 2)
    play(little(Flow("day", items=(Step("act", (window,)),)), seen=seen), 4, [1, 1, 0, 1, 1, 1], asked)
    assert seen == [("spends", 3)]
    assert [who for who, _ in asked] == [0, 2, 3, 0, 2, 1]


def test_what_is_forbidden_is_not_offered() -> None:
    seen: list[Any] = []
    asked: list[Any] = []
    rules = (Ability("no", "cannot", "spends", lambda g, this, you, env, args: args[0] == 0),)
    play(little(Flow("day", items=(Step("act", (Window("act", offers),)),)), seen=seen, rules=rules), 2, [0], asked)
    assert (seen, asked) == ([("spends", 1)], [(1, 2)])


def test_who_may_not_do_it_is_not_offered_it() -> None:
    """A restriction on a player counts for what the player would do."""
    seen: list[Any] = []
    asked: list[Any] = []
    rules = (Ability("no", "cannot", ACT, lambda g, this, you, env, args: args == (0, "spends")),)
    play(little(Flow("day", items=(Step("act", (Window("act", offers),)),)), seen=seen, rules=rules), 2, [0], asked)
    assert (seen, asked) == ([("spends", 1)], [(1, 2)])


def test_after_a_flow_was_ended_the_next_window_asks_all() -> None:
    """P2 ends the turn of P1 in a window in which P1 has been asked; then P1 is asked again, in the evening."""
    seen: list[Any] = []
    asked: list[Any] = []

    def over(g: Any, *rest: Any) -> None:
        g.end_flow("turn")

    turns = Turns("turn", "one", lambda g: 0, where=lambda g, x: x == 0)
    day = Flow("day", items=(turns, Step("evening", (Window("evening", offers, once=True),))))
    turn = Flow("turn", of="one", items=(Step("act", (Window("act", offers, once=True),)),))
    rules = (Ability("over", "when", "spends", body=over),)
    assert play(little(day, turn, seen=seen, rules=rules), 2, [1, 0, 0], asked) == "over"
    assert (seen, asked) == ([("spends", 1), ("spends", 0)], [(0, 2), (1, 2), (0, 2)])


def test_a_flow_that_asks_nobody_does_not_hang() -> None:
    with pytest.raises(RulesError, match="goes round and round"):
        play(little(Flow("day", repeats=True), seen=[]), 1, [], [])


def test_a_window_that_never_closes_does_not_hang() -> None:
    window = Window("act", lambda g: [(0, "spends", (0,))])
    with pytest.raises(RulesError, match="never ends"):
        play(little(Flow("day", items=(Step("act", (lambda g: g.window(window),)),)), seen=[]), 1, [0] * 20_000, [])


def test_contradictory_flows_are_errors() -> None:
    loop = Flow("day", items=(Turns("day", "one", lambda g: 0),))
    with pytest.raises(RulesError, match="two flows repeat: day and night"):
        link([little(Flow("day", repeats=True), Flow("night", repeats=True), seen=[])])
    with pytest.raises(RulesError, match="day goes through night, which no file declares"):
        link([little(replace(loop, items=(Turns("night", "one", lambda g: 0),)), seen=[])])
    both = replace(loop, repeats=True), Flow("a", items=(Turns("b", "one", lambda g: 0),))
    with pytest.raises(RulesError, match="goes through itself|goes through b"):
        link([little(*both, seen=[])])


def test_set_up_deals_what_is_printed(toy: ModuleType) -> None:
    """Each card has as many copies as its fact says; cards that fail the test are not created."""
    rules = link([toy.MODULE])
    g: Any = rules.start(2)
    g.put_printed(g.k_tool, g.z_keeper_deck, 0, lambda g, x: g.f_tool_cost(x) < 9, "f_tool_copies")
    names = [rules.name(g, x) for x in g.zones[g.z_keeper_deck]]
    assert names == ["torch"] * 3 + ["salve"] * 2 + ["whetstone", "horn", "shield", "flask"]
    assert g.zones[g.z_keeper_deck] == tuple(range(2, 11)) and len(g.kind) == 11
    g.put_printed(g.k_beast, g.z__den, -1, None, "")
    assert [rules.name(g, x) for x in g.zones[g.z__den]] == ["wolf", "witch", "boar", "bomb", "chief"]
    assert g.zones[g.z_beast_lair + 11] == ()


def test_cards_of_any_kind_can_be_asked_for(g: Any) -> None:
    torch, wolf, boar = (
        g.create("torch", g.z_keeper_played + 1, 1),
        g.create("wolf", g.z__field),
        g.create("boar", g.z__den),
    )
    assert (g.live(g.k_card), g.live(g.k_beast)) == ((wolf, torch), (wolf,))
    assert (g.cards(g.k_card), g.cards(g.k_beast)) == ([torch, wolf, boar], [wolf, boar])


def test_a_state_goes_back_when_the_card_leaves(g: Any) -> None:
    torch = g.create("torch", g.z_keeper_hand, 0)
    g.v_assists_with(0, torch)
    put(g.s_tool_pool, torch, 1, 3)
    assert g.s_tool_helping[torch] == 1
    g.move(torch, g.z_keeper_discard)
    assert (g.s_tool_helping[torch], g.s_tool_pool[torch]) == (0, (0, 3, 0))


def test_revealed_cards_are_known_while_everybody_sees_where_they_go(g: Any) -> None:
    wolf, witch, boar = (g.create(name, g.z__den) for name in ("wolf", "witch", "boar"))
    assert g.reveal(g.z__den) == wolf and g.known[wolf] == EVERYBODY
    found = g.reveal_until(g.z__den, lambda g, x, before: g.f_beast_attack(x) == 2)
    assert found == (boar, (wolf, witch)) and [g.known[x] for x in (wolf, witch, boar)] == [EVERYBODY] * 3
    assert g.reveal_until(g.z__field, lambda g, x, before: True) == (-1, ())
    g.move(wolf, g.z__den, True)
    assert g.known[wolf] == EVERYBODY and g.top(g.z__den) == witch
    g.shuffle(g.z__den)
    assert sum(g.known) == 0 and sorted(g.zones[g.z__den]) == [wolf, witch, boar]


def test_chance_is_fair_and_belongs_to_the_state(g: Any) -> None:
    rolls = [g.roll(6) for _ in range(6000)]
    assert sorted(set(rolls)) == [1, 2, 3, 4, 5, 6]
    assert all(abs(rolls.count(side) - 1000) < 150 for side in range(1, 7))
    twin = g.clone()
    assert [g.roll(6) for _ in range(20)] == [twin.roll(6) for _ in range(20)]


def test_invariants_are_told_by_their_place(rules: Rules, g: Any) -> None:
    g.s_keeper_hp[1] = 9
    assert rules.broken(g) == ["toy:9"]


def test_a_clone_shares_nothing_that_changes(g: Any) -> None:
    torch = g.create("torch", g.z_keeper_hand, 0)
    before, twin = g.digest(), g.clone()
    assert twin.digest() == before
    twin.v_assists_with(0, torch)
    put(twin.s_keeper_skill, 1, 2, 4)
    twin.s__luck[0] = 9
    twin.s__doom = 1
    twin.scope_start("turn")
    assert g.digest() == before != twin.digest()
