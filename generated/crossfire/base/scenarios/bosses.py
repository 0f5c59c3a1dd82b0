"""Made by `ombre build` from cards/crossfire/base/scenarios/bosses.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/bosses.card:3
def XF_054(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 0
    t.line = 8
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 9
    t.answer("window", (("plays", (None, u_lightning_bolt)),))
    t.line = 10
    t.answer("window", (("strikes with", (None, None, u_lightning_bolt)),))
    t.line = 11
    t.all_pass = True
    t.line = 13
    t.step(g, "play_cards", 0)
    t.line = 14
    t.step(g, "apply_damage", 0)
    t.line = 16
    t.equal(16, "cleared of warlord", g.s_threat_cleared[u_warlord], "=", 0)
    t.line = 17
    t.check(17, "lightning_bolt is in discard of P1", g.where[u_lightning_bolt] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/bosses.card:19
def XF_055(t: Value) -> None:
    g = t.game(4)
    t.line = 23
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 0
    t.line = 24
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 26
    g.v_assists_with(1, u_covering_fire)
    t.line = 27
    t.step(g, "take_damage", 0)
    t.line = 29
    t.equal(29, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 30
    t.check(30, "warlord can attack P1", g.can("attacks", u_warlord, 0))


# cards/crossfire/base/scenarios/bosses.card:32
def XF_056(t: Value) -> None:
    g = t.game(4)
    t.line = 37
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    u_guard = g.create("guard", g.z__row)
    g.s_threat_facing[u_guard] = 3
    t.line = 38
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_played + 0, 0)
    t.line = 40
    g.v_strikes_with(0, u_guard, u_remington_roomsweeper)
    t.line = 42
    t.equal(42, "cleared of guard", g.s_threat_cleared[u_guard], "=", 1)
    t.line = 43
    t.equal(43, "pool at black of warlord", g.s_threat_pool[u_warlord][g.e_symbol_black], "=", 1)
    t.line = 44
    t.equal(44, "pool at plain of warlord", g.s_threat_pool[u_warlord][g.e_symbol_plain], "=", 1)


# cards/crossfire/base/scenarios/bosses.card:46
def XF_056_b(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    u_guard = g.create("guard", g.z__row)
    g.s_threat_facing[u_guard] = 3
    t.line = 52
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_played + 0, 0)
    t.line = 54
    g.v_strikes_with(0, u_warlord, u_remington_roomsweeper)
    t.line = 56
    t.equal(56, "cleared of warlord", g.s_threat_cleared[u_warlord], "=", 1)
    t.line = 57
    t.equal(57, "cleared of guard", g.s_threat_cleared[u_guard], "=", 1)


# cards/crossfire/base/scenarios/bosses.card:59
def XF_210(t: Value) -> None:
    g = t.game(4)
    t.line = 63
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    t.line = 64
    g.s_runner_max_hp[3] = 7
    t.line = 65
    g.s_runner_hp[3] = min(7, g.s_runner_max_hp[3])
    t.line = 67
    t.step(g, "take_damage", 3)
    t.line = 69
    t.equal(69, "hp of P4", g.s_runner_hp[3], "=", 4)


# cards/crossfire/base/scenarios/bosses.card:71
def XF_602(t: Value) -> None:
    g = t.game(4)
    t.line = 76
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 0
    t.line = 77
    u_guard = g.create("guard", g.z__row)
    g.s_threat_facing[u_guard] = 1
    t.line = 79
    t.step(g, "take_damage", 0)
    t.line = 80
    t.step(g, "take_damage", 1)
    t.line = 82
    t.equal(82, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 83
    t.equal(83, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/bosses.card:85
def XF_299(t: Value) -> None:
    g = t.game(4)
    t.line = 89
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    t.line = 90
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 91
    g.s__retreat = g.e_retreat_running
    t.line = 92
    t.all_pass = True
    t.line = 94
    t.flow(g, "turn", 2)
    t.line = 96
    t.check(96, "facing of warlord is P3", g.s_threat_facing[u_warlord] == 2)


# cards/crossfire/base/scenarios/bosses.card:98
def XF_603(t: Value) -> None:
    g = t.game(4)
    t.line = 103
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    t.line = 104
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 105
    g.create("crossfire", g.z__briefing)
    t.line = 106
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 107
    g.s__scene_number = 1
    t.line = 108
    t.all_pass = True
    t.line = 110
    t.flow(g, "turn", 0)
    t.line = 112
    t.equal(112, "scene_number", g.s__scene_number, "=", 2)
    t.line = 113
    t.check(113, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)


# cards/crossfire/base/scenarios/bosses.card:115
def XF_611(t: Value) -> None:
    g = t.game(4)
    t.line = 119
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    t.line = 120
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 122
    g.v_strikes_with(0, u_warlord, u_quick_shot)
    t.line = 123
    t.answer("s", g.e_symbol_black)
    t.line = 124
    g.v_strikes_with(0, u_warlord, u_mark)
    t.line = 126
    t.equal(126, "cleared of warlord", g.s_threat_cleared[u_warlord], "=", 1)
    t.line = 127
    t.check(127, "mark of stage of warlord is red", g.d_threat_stage(u_warlord)[0] == g.e_symbol_red)
    t.line = 129
    g.v_strikes_with(0, u_warlord, u_street_smarts)
    t.line = 130
    g.v_strikes_with(0, u_warlord, u_mana)
    t.line = 132
    t.check(132, "warlord is in beaten", g.where[u_warlord] == g.z__beaten)
    t.line = 133
    t.equal(
        133,
        "number of obstacles in normal_discard",
        len([u_it1 for u_it1 in g.zones[g.z__normal_discard] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        0,
    )
    t.line = 134
    t.equal(134, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 135
    t.equal(135, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)


MODULE = Module(
    source="cards/crossfire/base/scenarios/bosses.card",
    scenarios=(
        Scenario(
            "XF_054",
            "Lightning Bolt clears no level of a boss",
            XF_054,
            3,
            4,
            cards=(
                Card(
                    "warlord", "boss", (("track", (("plain", 6), ("plain", 6), ("blue", 1))), ("attack", 3)), (), line=6
                ),
            ),
        ),
        Scenario(
            "XF_055",
            "a card that stops an obstacle does not stop a boss",
            XF_055,
            19,
            4,
            cards=(Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 3)), (), line=22),),
        ),
        Scenario(
            "XF_056",
            "Roomsweeper reaches the boss beside an obstacle",
            XF_056,
            32,
            4,
            cards=(
                Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 3)), (), line=35),
                Card("guard", "obstacle", (("track", (("black", 1), ("plain", 9))), ("attack", 1)), (), line=36),
            ),
        ),
        Scenario(
            "XF_056_b",
            "and the obstacle beside a boss",
            XF_056_b,
            46,
            4,
            cards=(
                Card("warlord", "boss", (("track", (("black", 1), ("plain", 9))), ("attack", 3)), (), line=49),
                Card("guard", "obstacle", (("track", (("black", 1), ("plain", 9))), ("attack", 1)), (), line=50),
            ),
        ),
        Scenario(
            "XF_210",
            "a boss attacks, too",
            XF_210,
            59,
            4,
            cards=(Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 3)), (), line=62),),
        ),
        Scenario(
            "XF_602",
            "with the strength it has",
            XF_602,
            71,
            4,
            cards=(
                Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 4)), (), line=74),
                Card("guard", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=75),
            ),
        ),
        Scenario(
            "XF_299",
            "in the retreat bosses move as obstacles do",
            XF_299,
            85,
            4,
            cards=(Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 0)), (), line=88),),
        ),
        Scenario(
            "XF_603",
            "a boss is no obstacle: the scene ends beside it, and the event stays",
            XF_603,
            98,
            4,
            cards=(
                Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 0)), (), line=101),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=102),
            ),
        ),
        Scenario(
            "XF_611",
            "the track of a boss is worn as that of an obstacle",
            XF_611,
            115,
            4,
            cards=(
                Card(
                    "warlord",
                    "boss",
                    (("track", (("plain", 2), ("red", 1), ("plain", 1))), ("attack", 0), ("nuyen", 4)),
                    (),
                    line=118,
                ),
            ),
        ),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 17:3 18:9 19:3 20:10 21:3 22:11 23:3 24:13 25:3 26:14 27:3 28:16 29:3 30:17 34:19"
        " 37:23 39:19 40:24 41:19 42:26 43:19 44:27 45:19 46:29 47:19 48:30 52:32 55:37 59:32 60:38 61:32"
        " 62:40 63:32 64:42 65:32 66:43 67:32 68:44 72:46 75:51 79:46 80:52 81:46 82:54 83:46 84:56 85:46"
        " 86:57 90:59 93:63 95:59 96:64 97:59 98:65 99:59 100:67 101:59 102:69 106:71 109:76 111:71 112:77"
        " 114:71 115:79 116:71 117:80 118:71 119:82 120:71 121:83 125:85 128:89 130:85 131:90 132:85 133:91"
        " 134:85 135:92 136:85 137:94 138:85 139:96 143:98 146:103 148:98 149:104 150:98 151:105 152:98"
        " 153:106 155:98 156:107 157:98 158:108 159:98 160:110 161:98 162:112 163:98 164:113 168:115 171:119"
        " 173:115 174:120 178:115 179:122 180:115 181:123 182:115 183:124 184:115 185:126 186:115 187:127"
        " 188:115 189:129 190:115 191:130 192:115 193:132 194:115 195:133 202:115 203:134 204:115 205:135"
    ),
)
