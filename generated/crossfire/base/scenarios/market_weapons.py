"""Made by `ombre build` from cards/crossfire/base/scenarios/market_weapons.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:7 19:3 20:8 22:3 23:9 24:3 25:11 26:3 27:12 28:3 29:13 30:3 31:15 32:3 33:16 34:3 35:18 36:3"
        " 37:20 41:22 44:26 46:22 47:27 48:22 49:28 50:22 51:30 52:22 53:31 54:22 55:32 56:22 57:34 58:22"
        " 59:35 63:37 66:41 68:37 69:42 70:37 71:43 72:37 73:45 74:37 75:46 76:37 77:48 81:50 84:54 88:50"
        " 89:55 90:50 91:56 92:50 93:57 94:50 95:59 96:50 97:60 98:50 99:62 100:50 101:63 102:50 103:64"
        " 107:66 110:70 112:66 113:71 114:66 115:72 116:66 117:74 118:66 119:75 120:66 121:77 125:79 128:84"
        " 130:79 131:85 133:79 134:86 135:79 136:87 137:79 138:88 139:79 140:89 141:79 142:91 143:79 144:92"
        " 145:79 146:93 147:79 148:95 149:79 150:96 151:79 152:97 153:79 154:98 158:104 164:105 169:106"
        " 174:100 177:107 179:100 180:108 182:100 183:109 184:100 185:110 186:100 187:111 188:100 189:112"
        " 190:100 191:114 192:100 193:115 194:100 195:116 196:100 197:118 198:100 199:119 200:100 201:120"
        " 205:126 211:127 216:128 221:122 224:129 226:122 227:130 230:122 231:131 232:122 233:132 234:122"
        " 235:134 236:122 237:135 238:122 239:136 240:122 241:137 242:122 243:139 244:122 245:140 249:142"
        " 252:146 254:142 255:147 256:142 257:148 258:142 259:150 260:142 261:152 265:154 268:158 270:154"
        " 271:159 273:154 274:161 275:154 276:162 277:154 278:163 279:154 280:164 281:154 282:166 283:154"
        " 284:167 288:169 291:174 295:169 296:175 297:169 298:176 299:169 300:178 301:169 302:180 303:169"
        " 304:181 308:183 311:187 313:183 314:188 315:183 316:190 317:183 318:192 319:183 320:193 324:195"
        " 327:200 331:195 332:201 334:195 335:202 337:195 338:203 339:195 340:205 341:195 342:206 343:195"
        " 344:208 345:195 346:209 347:195 348:211 349:195 350:213 351:195 352:214 353:195 354:215 355:195"
        " 356:216 357:195 358:217 359:195 360:218 361:195 362:219 366:221 369:226 373:221 374:227 376:221"
        " 377:229 378:221 379:230 380:221 381:231 382:221 383:232 384:221 385:234 386:221 387:235 391:237"
        " 394:241 398:237 399:242 401:237 402:243 403:237 404:245 405:237 406:247 407:237 408:248 409:237"
        " 410:249 411:237 412:250"
    ),
)
