"""Made by `ombre build` from cards/crossfire/base/scenarios/market_weapons.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/market_weapons.card:3
def XF_180(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 8
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_monofilament_whip = g.create("monofilament_whip", g.z_runner_hand + 0, 0)
    t.line = 9
    t.answer("may", "yes")
    t.line = 11
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 12
    t.answer("window", (("plays", (None, u_monofilament_whip)),))
    t.line = 13
    t.step(g, "play_cards", 0)
    t.line = 15
    t.check(15, "facing of thug is P1", g.s_threat_facing[u_thug] == 0)
    t.line = 16
    t.check(16, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 18
    t.step(g, "take_damage", 0)
    t.line = 20
    t.equal(20, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/market_weapons.card:22
def XF_181(t: Value) -> None:
    g = t.game(4)
    t.line = 26
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 27
    u_monofilament_whip = g.create("monofilament_whip", g.z_runner_hand + 0, 0)
    t.line = 28
    t.answer("may", "yes")
    t.line = 30
    t.answer("window", (("plays", (None, u_monofilament_whip)),))
    t.line = 31
    t.step(g, "play_cards", 0)
    t.line = 32
    t.step(g, "take_damage", 0)
    t.line = 34
    t.check(34, "facing of thug is P1", g.s_threat_facing[u_thug] == 0)
    t.line = 35
    t.equal(35, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/base/scenarios/market_weapons.card:37
def whip_declined(t: Value) -> None:
    g = t.game(4)
    t.line = 41
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 42
    u_monofilament_whip = g.create("monofilament_whip", g.z_runner_hand + 0, 0)
    t.line = 43
    t.answer("may", "no")
    t.line = 45
    t.answer("window", (("plays", (None, u_monofilament_whip)),))
    t.line = 46
    t.step(g, "play_cards", 0)
    t.line = 48
    t.check(48, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)


# cards/crossfire/base/scenarios/market_weapons.card:50
def XF_544(t: Value) -> None:
    g = t.game(2)
    t.line = 54
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 1
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 55
    u_aztechnology_striker = g.create("aztechnology_striker", g.z_runner_hand + 0, 0)
    t.line = 56
    t.answer("may", "yes")
    t.line = 57
    t.answer("target", u_t1)
    t.line = 59
    t.answer("window", (("plays", (None, u_aztechnology_striker)),))
    t.line = 60
    t.step(g, "play_cards", 0)
    t.line = 62
    t.check(62, "facing of t1 is P1", g.s_threat_facing[u_t1] == 0)
    t.line = 63
    t.check(63, "facing of t2 is P2", g.s_threat_facing[u_t2] == 1)
    t.line = 64
    t.cannot(64, "t1 cannot attack P1", "attacks", (u_t1, 0))


# cards/crossfire/base/scenarios/market_weapons.card:66
def XF_544_b(t: Value) -> None:
    g = t.game(2)
    t.line = 70
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 71
    u_aztechnology_striker = g.create("aztechnology_striker", g.z_runner_hand + 0, 0)
    t.line = 72
    t.answer("may", "no")
    t.line = 74
    t.answer("window", (("plays", (None, u_aztechnology_striker)),))
    t.line = 75
    t.step(g, "play_cards", 0)
    t.line = 77
    t.check(77, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)


# cards/crossfire/base/scenarios/market_weapons.card:79
def XF_545(t: Value) -> None:
    g = t.game(4)
    t.line = 84
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 85
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 2
    t.line = 86
    u_aztechnology_striker = g.create("aztechnology_striker", g.z_runner_hand + 0, 0)
    t.line = 87
    t.answer("may", "yes")
    t.line = 88
    t.answer("may", "no")
    t.line = 89
    t.answer("may", "no")
    t.line = 91
    t.answer("window", (("plays", (None, u_aztechnology_striker)),))
    t.line = 92
    t.step(g, "play_cards", 0)
    t.line = 93
    g.v_strikes_with(0, u_wall, u_aztechnology_striker)
    t.line = 95
    t.check(95, "facing of thug is P1", g.s_threat_facing[u_thug] == 0)
    t.line = 96
    t.check(96, "facing of wall is P3", g.s_threat_facing[u_wall] == 2)
    t.line = 97
    t.equal(97, "points of wall", g.d_threat_points(u_wall), "=", 4)
    t.line = 98
    t.equal(98, "points of thug", g.d_threat_points(u_thug), "=", 0)


# cards/crossfire/base/scenarios/market_weapons.card:104
def thief__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/market_weapons.card:104
def thief__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/market_weapons.card:100
def XF_546(t: Value) -> None:
    g = t.game(4)
    t.line = 107
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 108
    u_aztechnology_striker = g.create("aztechnology_striker", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 109
    t.answer("may", "yes")
    t.line = 110
    t.answer("may", "no")
    t.line = 111
    t.answer("may", "no")
    t.line = 112
    t.all_pass = True
    t.line = 114
    t.answer("window", (("plays", (None, u_aztechnology_striker)),))
    t.line = 115
    t.step(g, "play_cards", 0)
    t.line = 116
    t.step(g, "take_damage", 0)
    t.line = 118
    t.check(118, "facing of thief is P1", g.s_threat_facing[u_thief] == 0)
    t.line = 119
    t.equal(119, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 120
    t.check(120, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/market_weapons.card:126
def thief__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/market_weapons.card:126
def thief__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/market_weapons.card:122
def XF_554(t: Value) -> None:
    g = t.game(4)
    t.line = 129
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 130
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_monofilament_whip = g.create("monofilament_whip", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 131
    t.answer("may", "yes")
    t.line = 132
    t.all_pass = True
    t.line = 134
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 135
    t.answer("window", (("plays", (None, u_monofilament_whip)),))
    t.line = 136
    t.step(g, "play_cards", 0)
    t.line = 137
    t.step(g, "take_damage", 0)
    t.line = 139
    t.equal(139, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 140
    t.check(140, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/market_weapons.card:142
def XF_555(t: Value) -> None:
    g = t.game(4)
    t.line = 146
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 147
    g.s_threat_cleared[u_thug] = 1
    t.line = 148
    u_ra_sm_4_sniper_rifle = g.create("ra_sm_4_sniper_rifle", g.z_runner_played + 0, 0)
    t.line = 150
    g.v_strikes_with(0, u_thug, u_ra_sm_4_sniper_rifle)
    t.line = 152
    t.check(152, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_weapons.card:154
def XF_556(t: Value) -> None:
    g = t.game(4)
    t.line = 158
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 159
    u_katana = g.create("katana", g.z_runner_hand + 0, 0)
    u_ra_sm_4_sniper_rifle = g.create("ra_sm_4_sniper_rifle", g.z_runner_hand + 0, 0)
    t.line = 161
    t.answer("window", (("plays", (None, u_katana)),))
    t.line = 162
    t.answer("window", (("plays", (None, u_ra_sm_4_sniper_rifle)),))
    t.line = 163
    t.step(g, "play_cards", 0)
    t.line = 164
    g.v_strikes_with(0, u_thug, u_ra_sm_4_sniper_rifle)
    t.line = 166
    t.check(166, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 167
    t.check(167, "katana is in played of P1", g.where[u_katana] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/market_weapons.card:169
def XF_558(t: Value) -> None:
    g = t.game(4)
    t.line = 174
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 175
    g.s_threat_cleared[u_thug] = 1
    t.line = 176
    u_ra_sm_4_sniper_rifle = g.create("ra_sm_4_sniper_rifle", g.z_runner_played + 0, 0)
    t.line = 178
    g.v_strikes_with(0, u_thug, u_ra_sm_4_sniper_rifle)
    t.line = 180
    t.check(180, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 181
    t.equal(181, "cleared of wall", g.s_threat_cleared[u_wall], "=", 0)


# cards/crossfire/base/scenarios/market_weapons.card:183
def XF_559(t: Value) -> None:
    g = t.game(4)
    t.line = 187
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 188
    u_ra_sm_4_sniper_rifle = g.create("ra_sm_4_sniper_rifle", g.z_runner_played + 0, 0)
    t.line = 190
    g.v_strikes_with(0, u_thug, u_ra_sm_4_sniper_rifle)
    t.line = 192
    t.check(192, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 193
    t.equal(193, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)


# cards/crossfire/base/scenarios/market_weapons.card:195
def XF_560(t: Value) -> None:
    g = t.game(4)
    t.line = 200
    u_w1 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w1] = 1
    u_w2 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w2] = 1
    t.line = 201
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 1
    t.line = 202
    u_w3 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w3] = 2
    t.line = 203
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_hand + 0, 0)
    t.line = 205
    t.answer("window", (("plays", (None, u_remington_roomsweeper)),))
    t.line = 206
    t.step(g, "play_cards", 0)
    t.line = 208
    t.equal(208, "points of w1", g.d_threat_points(u_w1), "=", 0)
    t.line = 209
    t.equal(209, "points of w2", g.d_threat_points(u_w2), "=", 0)
    t.line = 211
    g.v_strikes_with(0, u_w1, u_remington_roomsweeper)
    t.line = 213
    t.equal(213, "pool at black of w1", g.s_threat_pool[u_w1][g.e_symbol_black], "=", 1)
    t.line = 214
    t.equal(214, "pool at plain of w1", g.s_threat_pool[u_w1][g.e_symbol_plain], "=", 1)
    t.line = 215
    t.equal(215, "pool at black of w2", g.s_threat_pool[u_w2][g.e_symbol_black], "=", 1)
    t.line = 216
    t.equal(216, "pool at plain of w2", g.s_threat_pool[u_w2][g.e_symbol_plain], "=", 1)
    t.line = 217
    t.equal(217, "pool at black of warlord", g.s_threat_pool[u_warlord][g.e_symbol_black], "=", 1)
    t.line = 218
    t.equal(218, "pool at plain of warlord", g.s_threat_pool[u_warlord][g.e_symbol_plain], "=", 1)
    t.line = 219
    t.equal(219, "points of w3", g.d_threat_points(u_w3), "=", 0)


# cards/crossfire/base/scenarios/market_weapons.card:221
def XF_561(t: Value) -> None:
    g = t.game(4)
    t.line = 226
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 1
    u_fence = g.create("fence", g.z__row)
    g.s_threat_facing[u_fence] = 1
    t.line = 227
    u_katana = g.create("katana", g.z_runner_hand + 0, 0)
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_hand + 0, 0)
    t.line = 229
    t.answer("window", (("plays", (None, u_katana)),))
    t.line = 230
    t.answer("window", (("plays", (None, u_remington_roomsweeper)),))
    t.line = 231
    t.step(g, "play_cards", 0)
    t.line = 232
    g.v_strikes_with(0, u_gate, u_remington_roomsweeper)
    t.line = 234
    t.check(234, "gate is in normal_discard", g.where[u_gate] == g.z__normal_discard)
    t.line = 235
    t.check(235, "fence is in normal_discard", g.where[u_fence] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_weapons.card:237
def XF_562(t: Value) -> None:
    g = t.game(4)
    t.line = 241
    u_f1 = g.create("fence", g.z__row)
    g.s_threat_facing[u_f1] = 1
    u_f2 = g.create("fence", g.z__row)
    g.s_threat_facing[u_f2] = 1
    t.line = 242
    u_f3 = g.create("fence", g.z__row)
    g.s_threat_facing[u_f3] = 2
    t.line = 243
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_played + 0, 0)
    t.line = 245
    g.v_strikes_with(0, u_f2, u_remington_roomsweeper)
    t.line = 247
    t.check(247, "f1 is in normal_discard", g.where[u_f1] == g.z__normal_discard)
    t.line = 248
    t.check(248, "f2 is in normal_discard", g.where[u_f2] == g.z__normal_discard)
    t.line = 249
    t.check(249, "f3 is in row", g.where[u_f3] == g.z__row)
    t.line = 250
    t.equal(250, "points of f3", g.d_threat_points(u_f3), "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_weapons.card",
    scenarios=(
        Scenario(
            "XF_180",
            "an obstacle that the Whip moved does not attack after another weapon",
            XF_180,
            3,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=6),),
        ),
        Scenario(
            "XF_181",
            "the Whip alone protects nobody",
            XF_181,
            22,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=25),),
        ),
        Scenario(
            "whip_declined",
            "the Whip need not move anything",
            whip_declined,
            37,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=40),),
        ),
        Scenario(
            "XF_544",
            "the Striker with two runners takes one obstacle at most",
            XF_544,
            50,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=53),),
        ),
        Scenario(
            "XF_544_b",
            "the Striker may take none",
            XF_544_b,
            66,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=69),),
        ),
        Scenario(
            "XF_545",
            "the damage of the Striker may go anywhere",
            XF_545,
            79,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=82),
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=83),
            ),
        ),
        Scenario(
            "XF_546",
            "an attack that is prevented has no text either",
            XF_546,
            100,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 2)),
                    (Ability("thief__when", "when", "attacks", thief__when_if, thief__when, line=104),),
                    line=103,
                ),
            ),
        ),
        Scenario(
            "XF_554",
            "what the Whip stops does not use its attack text",
            XF_554,
            122,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 2)),
                    (Ability("thief__when_2", "when", "attacks", thief__when_if_2, thief__when_2, line=126),),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "XF_555",
            "the Sniper Rifle takes the last two levels",
            XF_555,
            142,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 3), ("black", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=145,
                ),
            ),
        ),
        Scenario(
            "XF_556",
            "the point of a Katana brings the Sniper Rifle to the last two levels",
            XF_556,
            154,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("black", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=157,
                ),
            ),
        ),
        Scenario(
            "XF_558",
            "the Sniper Rifle wastes a level on an obstacle with one left",
            XF_558,
            169,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("black", 1))), ("attack", 1)), (), line=172),
                Card("wall", "obstacle", (("track", (("plain", 3), ("black", 1))), ("attack", 1)), (), line=173),
            ),
        ),
        Scenario(
            "XF_559",
            "the Sniper Rifle does nothing to three levels",
            XF_559,
            183,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("black", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=186,
                ),
            ),
        ),
        Scenario(
            "XF_560",
            "the Roomsweeper chooses its runner when it deals damage",
            XF_560,
            195,
            4,
            cards=(
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=198),
                Card("warlord", "boss", (("track", (("plain", 9),)), ("attack", 2)), (), line=199),
            ),
        ),
        Scenario(
            "XF_561",
            "the Roomsweeper and a Katana",
            XF_561,
            221,
            4,
            cards=(
                Card("gate", "obstacle", (("track", (("black", 1), ("plain", 2))), ("attack", 1)), (), line=224),
                Card("fence", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=225),
            ),
        ),
        Scenario(
            "XF_562",
            "the Roomsweeper sweeps before one runner only",
            XF_562,
            237,
            4,
            cards=(Card("fence", "obstacle", (("track", (("plain", 2),)), ("attack", 1)), (), line=240),),
        ),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 17:3 18:9 19:3 20:11 21:3 22:12 23:3 24:13 25:3 26:15 27:3 28:16 29:3 30:18 31:3"
        " 32:20 36:22 39:26 41:22 42:27 43:22 44:28 45:22 46:30 47:22 48:31 49:22 50:32 51:22 52:34 53:22"
        " 54:35 58:37 61:41 63:37 64:42 65:37 66:43 67:37 68:45 69:37 70:46 71:37 72:48 76:50 79:54 83:50"
        " 84:55 85:50 86:56 87:50 88:57 89:50 90:59 91:50 92:60 93:50 94:62 95:50 96:63 97:50 98:64 102:66"
        " 105:70 107:66 108:71 109:66 110:72 111:66 112:74 113:66 114:75 115:66 116:77 120:79 123:84 125:79"
        " 126:85 128:79 129:86 130:79 131:87 132:79 133:88 134:79 135:89 136:79 137:91 138:79 139:92 140:79"
        " 141:93 142:79 143:95 144:79 145:96 146:79 147:97 148:79 149:98 153:104 159:105 164:106 169:100"
        " 172:107 174:100 175:108 177:100 178:109 179:100 180:110 181:100 182:111 183:100 184:112 185:100"
        " 186:114 187:100 188:115 189:100 190:116 191:100 192:118 193:100 194:119 195:100 196:120 200:126"
        " 206:127 211:128 216:122 219:129 221:122 222:130 225:122 226:131 227:122 228:132 229:122 230:134"
        " 231:122 232:135 233:122 234:136 235:122 236:137 237:122 238:139 239:122 240:140 244:142 247:146"
        " 249:142 250:147 251:142 252:148 253:142 254:150 255:142 256:152 260:154 263:158 265:154 266:159"
        " 268:154 269:161 270:154 271:162 272:154 273:163 274:154 275:164 276:154 277:166 278:154 279:167"
        " 283:169 286:174 290:169 291:175 292:169 293:176 294:169 295:178 296:169 297:180 298:169 299:181"
        " 303:183 306:187 308:183 309:188 310:183 311:190 312:183 313:192 314:183 315:193 319:195 322:200"
        " 326:195 327:201 329:195 330:202 332:195 333:203 334:195 335:205 336:195 337:206 338:195 339:208"
        " 340:195 341:209 342:195 343:211 344:195 345:213 346:195 347:214 348:195 349:215 350:195 351:216"
        " 352:195 353:217 354:195 355:218 356:195 357:219 361:221 364:226 368:221 369:227 371:221 372:229"
        " 373:221 374:230 375:221 376:231 377:221 378:232 379:221 380:234 381:221 382:235 386:237 389:241"
        " 393:237 394:242 396:237 397:243 398:237 399:245 400:237 401:247 402:237 403:248 404:237 405:249"
        " 406:237 407:250"
    ),
)
