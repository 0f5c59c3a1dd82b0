"""Made by `ombre build` from cards/crossfire/base/scenarios/damage_together.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def help_while_damage_is_applied(t: Value) -> None:  # cards/crossfire/base/scenarios/damage_together.card:3
    g = t.game(4)
    t.line = 7
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    t.line = 8
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 9
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 10
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),), who=0)
    t.line = 11
    t.answer("window", (("assists with", (None, u_clairvoyance)),), who=1)
    t.line = 12
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),), who=0)
    t.line = 14
    t.step(g, "apply_damage", 0)
    t.line = 16
    t.check(16, "gate is in normal_discard", g.where[u_gate] == g.z__normal_discard)
    t.line = 17
    t.check(17, "clairvoyance is in discard of P2", g.where[u_clairvoyance] == g.z_runner_discard + 1)
    t.line = 18
    t.equal(18, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def points_wait_for_each_other(t: Value) -> None:  # cards/crossfire/base/scenarios/damage_together.card:20
    g = t.game(4)
    t.line = 26
    u_twin_locks = g.create("twin_locks", g.z__row)
    g.s_threat_facing[u_twin_locks] = 0
    t.line = 27
    u_first_spell = g.create("first_spell", g.z_runner_played + 0, 0)
    u_second_spell = g.create("second_spell", g.z_runner_played + 0, 0)
    t.line = 28
    t.answer("window", (("strikes with", (None, None, u_first_spell)),), who=0)
    t.line = 29
    t.answer("window", (("strikes with", (None, None, u_second_spell)),), who=0)
    t.line = 30
    t.answer("may", "yes")
    t.line = 32
    t.step(g, "apply_damage", 0)
    t.line = 34
    t.check(34, "twin_locks is in normal_discard", g.where[u_twin_locks] == g.z__normal_discard)


def points_used_at_once(t: Value) -> None:  # cards/crossfire/base/scenarios/damage_together.card:36
    g = t.game(4)
    t.line = 42
    u_twin_locks = g.create("twin_locks", g.z__row)
    g.s_threat_facing[u_twin_locks] = 0
    t.line = 43
    u_first_spell = g.create("first_spell", g.z_runner_played + 0, 0)
    u_second_spell = g.create("second_spell", g.z_runner_played + 0, 0)
    t.line = 44
    t.answer("may", "no")
    t.line = 46
    g.v_strikes_with(0, u_twin_locks, u_first_spell)
    t.line = 48
    t.equal(48, "cleared of twin_locks", g.s_threat_cleared[u_twin_locks], "=", 1)
    t.line = 49
    t.equal(49, "points of twin_locks", g.d_threat_points(u_twin_locks), "=", 0)
    t.line = 51
    g.v_strikes_with(0, u_twin_locks, u_second_spell)
    t.line = 53
    t.equal(53, "cleared of twin_locks", g.s_threat_cleared[u_twin_locks], "=", 2)
    t.line = 54
    t.check(54, "twin_locks is in row", g.where[u_twin_locks] == g.z__row)


def points_that_waited_count_in_the_end(t: Value) -> None:  # cards/crossfire/base/scenarios/damage_together.card:56
    g = t.game(4)
    t.line = 63
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 64
    u_first_spell = g.create("first_spell", g.z_runner_played + 0, 0)
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    t.line = 65
    t.answer("may", "yes")
    t.line = 67
    g.v_strikes_with(0, u_gate, u_first_spell)
    t.line = 69
    t.equal(69, "cleared of gate", g.s_threat_cleared[u_gate], "=", 0)
    t.line = 70
    t.equal(70, "points of gate", g.d_threat_points(u_gate), "=", 2)
    t.line = 72
    g.v_strikes_with(0, u_wall, u_salvo)
    t.line = 73
    t.step(g, "apply_damage", 0)
    t.line = 75
    t.equal(75, "cleared of gate", g.s_threat_cleared[u_gate], "=", 1)
    t.line = 76
    t.equal(76, "points of gate", g.d_threat_points(u_gate), "=", 0)
    t.line = 77
    t.equal(77, "points of wall", g.d_threat_points(u_wall), "=", 2)


def no_need_to_wait(t: Value) -> None:  # cards/crossfire/base/scenarios/damage_together.card:79
    g = t.game(4)
    t.line = 83
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    t.line = 84
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 85
    t.answer("s", g.e_symbol_green)
    t.line = 87
    g.v_strikes_with(0, u_gate, u_mana)
    t.line = 88
    g.v_strikes_with(0, u_gate, u_mark)
    t.line = 90
    t.offered(90, "offered s: blue", "s", (g.e_symbol_blue,))
    t.line = 91
    t.equal(91, "cleared of gate", g.s_threat_cleared[u_gate], "=", 1)


MODULE = Module(
    source="cards/crossfire/base/scenarios/damage_together.card",
    scenarios=(
        Scenario(
            "help_while_damage_is_applied",
            "an assist may come when its damage is wanted",
            help_while_damage_is_applied,
            3,
            4,
            cards=(
                Card(
                    "gate",
                    "obstacle",
                    (("track", (("black", 1), ("blue", 1))), ("attack", 1), ("nuyen", 1)),
                    (),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "points_wait_for_each_other",
            "cards beside one obstacle count together: its colours are kept for the levels that need them",
            points_wait_for_each_other,
            20,
            4,
            cards=(
                Card(
                    "twin_locks",
                    "obstacle",
                    (("track", (("plain", 2), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=23,
                ),
                Card(
                    "first_spell", "gear", (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))), (), line=24
                ),
                Card(
                    "second_spell", "gear", (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))), (), line=25
                ),
            ),
        ),
        Scenario(
            "points_used_at_once",
            "who does not wait has no colour left for a later level",
            points_used_at_once,
            36,
            4,
            cards=(
                Card(
                    "twin_locks",
                    "obstacle",
                    (("track", (("plain", 2), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=39,
                ),
                Card(
                    "first_spell", "gear", (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))), (), line=40
                ),
                Card(
                    "second_spell", "gear", (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))), (), line=41
                ),
            ),
        ),
        Scenario(
            "points_that_waited_count_in_the_end",
            "what waits for a card that goes elsewhere is applied when all cards are",
            points_that_waited_count_in_the_end,
            56,
            4,
            cards=(
                Card("gate", "obstacle", (("track", (("plain", 2), ("red", 1))), ("attack", 1)), (), line=59),
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=60),
                Card(
                    "first_spell", "gear", (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))), (), line=61
                ),
                Card("salvo", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=62),
            ),
        ),
        Scenario(
            "no_need_to_wait",
            "where no card is left that could bring colourless points, nobody is asked",
            no_need_to_wait,
            79,
            4,
            cards=(Card("gate", "obstacle", (("track", (("plain", 2), ("blue", 1))), ("attack", 1)), (), line=82),),
        ),
    ),
)
