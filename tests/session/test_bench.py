"""Scenarios: scripted answers, and the sentences for failures."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Ability, Card, Module, Scenario, Setup, Verb
from ombre.runtime.choices import Decision
from ombre.runtime.loader import Rules, link
from ombre.session.bench import Bench, Failure, run_scenario


def failures(rules: Rules, run: Any, **more: Any) -> list[tuple[int, str]]:
    return list(run_scenario(rules, Scenario("s", "a title", run, line=9, **more)).failures)


def test_a_scenario_that_holds_has_no_failures(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(2)
        torch = g.create("torch", g.z_keeper_hand, 0)
        _, second = g.create("boar", g.z__field), g.create("wolf", g.z__field)
        t.answer("foe", second)
        t.answer("window", (("plays", (None, torch)),))
        t.step(g, "act", 0)
        t.equal(3, "wounds of wolf", g.s_beast_wounds[second], "=", 2)
        t.equal(4, "gold of P1", g.s_keeper_gold[0], ">=", 1)
        t.check(5, "torch is played", torch in g.zones[g.z_keeper_played])
        g.create("witch", g.z__field)
        t.cannot(6, "P1 heals 1", "heals", (0, 1))

    assert failures(rules, run) == []


def test_differences_are_sentences_with_their_line(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(1)
        t.equal(3, "hp of P1", g.s_keeper_hp[0], "=", 0)
        t.equal(4, "hp of P1", g.s_keeper_hp[0], "<=", 2)
        t.check(5, "wolf is in field", False, "in den")
        t.cannot(6, "P1 heals 1", "heals", (0, 1))
        t.refused(7, "refused")

    assert failures(rules, run) == [
        (3, "hp of P1 is 5, expected 0"),
        (4, "hp of P1 is 5, expected at most 2"),
        (5, "wolf is in field: no, it is in den"),
        (6, "P1 heals 1: expected to be forbidden, but nothing forbids it"),
        (7, "refused: no, it was made"),
    ]


def test_what_was_forbidden_is_told_if_something_fails(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(1)
        g.create("witch", g.z__field)
        t.line = 3
        g.v_heals(0, 1)
        t.equal(4, "hp of P1", g.s_keeper_hp[0], "=", 5)
        t.equal(5, "hp of P1", g.s_keeper_hp[0], "=", hoped)

    hoped = 5
    assert failures(rules, run) == []
    hoped = 6
    assert failures(rules, run) == [
        (3, "this did nothing, because it is forbidden"),
        (5, "hp of P1 is 5, expected 6"),
    ]


def test_a_question_without_an_answer_fails(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(1)
        g.create("boar", g.z__field)
        g.create("wolf", g.z__field)
        g.perform("play", g.create("torch", g.z_keeper_hand, 0), 0)

    assert failures(rules, run) == [(9, "torch asks P1 'foe' and no answer is given; options: boar, wolf")]


def test_impossible_and_unused_answers_fail(rules: Rules) -> None:
    def impossible(t: Any) -> None:
        g = t.game(1)
        g.create("boar", g.z__field)
        g.create("wolf", g.z__field)
        t.answer("foe", 0)
        g.perform("play", g.create("torch", g.z_keeper_hand, 0), 0)

    def unused(t: Any) -> None:
        g = t.game(1)
        t.line = 5
        t.answer("window", (("plays", (None, g.create("boar", g.z__field))),))
        t.answer("foe", "pass")
        t.step(g, "act", 0)

    assert failures(rules, impossible) == [
        (9, "torch asks P1 'foe': the answer P1 is not possible, options: boar, wolf")
    ]
    assert failures(rules, unused) == [
        (5, "the answer plays boar to window is not used"),
        (5, "the answer pass to foe is not used"),
    ]


def test_each_thing_a_script_does_is_a_unit(rules: Rules) -> None:
    """State checks run after each action of a script; after the end of the game, the script can still read it."""

    def run(t: Any) -> None:
        g = t.game(2)
        t.equal(1, "gold of P1", g.s_keeper_gold[0], "=", 1)
        g.s_keeper_max_hp[0] = 3
        g.together([("suffers", (0, 9))])
        t.equal(2, "result", g.result, "=", "lost")
        t.equal(3, "hp of P1", g.s_keeper_hp[0], "=", 0)

    assert failures(rules, run) == []


def test_state_checks_wait_for_the_end_of_together(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(2)
        g.together([("becomes keeper.mood.lost", (0,)), ("gains", (1, 2))])
        t.equal(1, "gold of P2", g.s_keeper_gold[1], "=", 3)
        t.equal(2, "result", g.result, "=", "lost")

    assert failures(rules, run) == []


def test_answers_to_yes_or_no_and_to_ways(rules: Rules) -> None:
    def run(t: Any) -> None:
        g = t.game(1)
        t.answer("way", "own")
        t.answer("more", "yes")
        card = g.create("torch", g.z_keeper_deck, 0)
        g.perform("play", g.create("salve", g.z_keeper_hand, 0), 0)
        t.check(1, "torch is in hand", card in g.zones[g.z_keeper_hand])
        g.create("flask", g.z_keeper_played, 0)
        g.create("flask", g.z_keeper_played, 0)  # it also replaces the first one: there is no question about the order
        t.answer("may", "no")
        t.answer("may", "yes")
        g.v_heals(0, 1)

    assert failures(rules, run) == []


def test_local_cards_live_in_their_scenario_only(rules: Rules, toy: ModuleType) -> None:
    def run(t: Any) -> None:
        g = t.game(1)
        g.create("imp", g.z__field)
        t.cannot(1, "P1 gains 1", "gains", (0, 1))
        g.put_printed(g.k_beast, g.z__den, -1, None, "")
        t.equal(2, "number of cards in den", len(g.zones[g.z__den]), "=", 5)

    imp = Card("imp", "beast", abilities=(Ability("imp.no", "cannot", "gains"),))
    assert failures(rules, run, cards=(imp,)) == []
    assert "imp" not in rules.card_number


def test_a_rules_error_is_a_failure(rules: Rules) -> None:
    assert failures(rules, lambda t: t.game(7)) == [(9, "this is a game for 1 to 4 players, not 7")]
    assert Bench(rules).failures == [] and Failure(1, "x").line == 1


def test_a_scenario_also_shows_that_the_game_stays_sound(rules: Rules, toy: ModuleType) -> None:
    """After each line, the state is checked, and the line is run again on a copy."""

    def low(g: Any, who: int) -> None:
        g.s_keeper_gold[who] = -1

    def lucky(g: Any, who: int) -> None:
        g.s_keeper_gold[who] = next(counter)

    def asking(g: Any, who: int) -> None:
        if next(counter):
            g.ask("may", who)

    counter = iter(range(2))
    roles = (("who", "keeper"),)
    verbs = Module(
        "x", verbs=(Verb("sinks", roles, low), Verb("plays_dice", roles, lucky), Verb("dithers", roles, asking))
    )
    broken = link([toy.MODULE, verbs])

    def run(key: str) -> Any:
        return lambda t: getattr(t.game(1), f"v_{key}")(0)

    def dithers(t: Any) -> None:
        t.answer("may", "yes")
        run("dithers")(t)

    assert failures(broken, run("sinks")) == [(9, "gold of P1 is -1, which is out of its range")]
    counter = iter(range(2))
    assert failures(broken, run("plays_dice")) == [
        (9, "with the same answers the game as it was saved comes out otherwise")
    ]
    counter = iter(range(2))
    (failure,) = failures(broken, dithers)
    assert failure[1].startswith("in the game as it was saved another question is asked")


def test_a_scenario_also_shows_that_a_copy_is_one(
    rules: Rules, toy: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def earns(g: Any, who: int) -> None:
        g.s_keeper_gold[who] += 1

    shared = link([toy.MODULE, Module("x", verbs=(Verb("earns", (("who", "keeper"),), earns),))])

    def run(t: Any) -> None:
        t.game(1).v_earns(0)

    assert failures(shared, run) == []
    monkeypatch.setattr(shared.plain, "clone", lambda g: g)
    assert failures(shared, run) == [(9, "a copy of the game changes when the game goes on")]


def test_a_step_that_does_not_end_is_left(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ombre.session.bench.MOST_UNITS", 0)
    assert failures(rules, lambda t: t.step(t.game(1), "act", 0)) == [(9, "act is not over after 0 units")]


def test_a_question_stays_as_it_was_asked(rules: Rules) -> None:
    """A stored question does not change later, also if several things are chosen in turn."""
    g: Any = Bench(rules).game(3)
    asked: list[Decision] = []

    def agent(g: Any, choice: Decision) -> int:
        asked.append(choice)
        return 0

    g.agent = agent
    assert g.choose_some("found", 0, g.seats(0), "keeper", 2, 2) == (0, 1)
    assert [list(choice.options) for choice in asked] == [[0, 1, 2], [1, 2]]


def test_options_that_read_alike_are_told_apart_by_the_zones_of_their_cards(rules: Rules) -> None:
    """A number is no card, even if a card has this number."""

    def run(t: Any) -> None:
        g = t.game(2)
        one, other = g.create("boar", g.z__field), g.create("boar", g.z__den)
        g.pick("window", 0, [(0, "hits", (0, foe, other)) for foe in (one, other)] + [None], "offer")

    (failure,) = failures(rules, run)
    assert "; options: P1 hits boar 3 (in field), P1 hits boar 3 (in den), pass;" in failure[1]


def test_a_set_up_is_refused_by_its_requirements(toy: ModuleType) -> None:
    """A scenario can say by which; an error that no requirement has raised has none."""

    def poor(g: Any) -> None:
        g.require("bread", 0, 1, ">=", 2)
        g.require("water", -1, 5, "<", 3)

    rules = link([toy.MODULE, Module("x", setups=(Setup("", poor),))])

    def run(t: Any) -> None:
        t.game(2)
        for line, by in enumerate((("water", "bread"), ("bread",), ()), 1):
            t.setup("")
            t.refused(line, "the game is refused", by)
        t.setup("nowhere")
        t.refused(4, "the game is refused", ("bread",))

    said = "P1 is refused: bread: 1 (at least 2 needed)", "this game is refused: water: 5 (less than 3 allowed)"
    assert failures(rules, run) == [
        (2, f"the game is refused: no, {said[1]}; {said[0]}"),
        (4, "the game is refused: no, there is no card nowhere to begin with"),
    ]


def test_a_flow_that_a_script_ends_is_over_for_what_lasts_as_long(toy: ModuleType) -> None:
    """No flow runs in a script, but what lasts until its end ends."""

    def halts(g: Any, who: int) -> None:
        g.end_flow("turn")

    rules = link([toy.MODULE, Module("x", verbs=(Verb("halts", (("who", "keeper"),), halts),))])

    def run(t: Any) -> None:
        g = t.game(2)
        torch, whetstone = (g.create(name, g.z_keeper_hand, 0) for name in ("torch", "whetstone"))
        g.perform("play", whetstone, 0)
        t.equal(1, "damage of torch", g.f_tool_damage(torch), "=", 3)
        g.v_halts(0)
        t.equal(2, "damage of torch", g.f_tool_damage(torch), "=", 2)

    assert failures(rules, run) == []
