"""Made by `ombre build` from cards/crossfire/base/scenarios/damage_together.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/damage_together.card:3
def help_while_damage_is_applied(t: Value) -> None:
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


# cards/crossfire/base/scenarios/damage_together.card:20
def points_wait_for_each_other(t: Value) -> None:
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


# cards/crossfire/base/scenarios/damage_together.card:36
def points_used_at_once(t: Value) -> None:
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


# cards/crossfire/base/scenarios/damage_together.card:56
def points_that_waited_count_in_the_end(t: Value) -> None:
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


# cards/crossfire/base/scenarios/damage_together.card:79
def no_need_to_wait(t: Value) -> None:
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
    lines=(
        "9:3 12:7 14:3 15:8 16:3 17:9 18:3 19:10 20:3 21:11 22:3 23:12 24:3 25:14 26:3 27:16 28:3 29:17 30:3"
        " 31:18 35:20 38:26 40:20 41:27 43:20 44:28 45:20 46:29 47:20 48:30 49:20 50:32 51:20 52:34 56:36"
        " 59:42 61:36 62:43 64:36 65:44 66:36 67:46 68:36 69:48 70:36 71:49 72:36 73:51 74:36 75:53 76:36"
        " 77:54 81:56 84:63 88:56 89:64 91:56 92:65 93:56 94:67 95:56 96:69 97:56 98:70 99:56 100:72 101:56"
        " 102:73 103:56 104:75 105:56 106:76 107:56 108:77 112:79 115:83 117:79 118:84 121:79 122:85 123:79"
        " 124:87 125:79 126:88 127:79 128:90 129:79 130:91"
    ),
)
