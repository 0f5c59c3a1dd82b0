"""Made by `ombre build` from cards/crossfire/base/scenarios/market_spells.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, put

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/market_spells.card:3
def XF_148(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_shade = g.create("shade", g.z__row)
    g.s_threat_facing[u_shade] = 0
    t.line = 8
    u_deathtouch = g.create("deathtouch", g.z_runner_hand + 0, 0)
    t.line = 9
    u_m1 = g.create("mana", g.z_runner_deck + 0, 0)
    u_m2 = g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 11
    t.answer("window", (("plays", (None, u_deathtouch)),))
    t.line = 12
    t.answer("pick", u_m1)
    t.line = 13
    t.answer("pick", u_m2)
    t.line = 14
    t.step(g, "play_cards", 0)
    t.line = 16
    t.equal(16, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 17
    t.equal(17, "X of deathtouch", g.s_gear_X[u_deathtouch], "=", 3)
    t.line = 19
    g.v_strikes_with(0, u_shade, u_deathtouch)
    t.line = 21
    t.check(21, "shade is in normal_discard", g.where[u_shade] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_spells.card:23
def XF_532(t: Value) -> None:
    g = t.game(4)
    t.line = 27
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 28
    u_deathtouch = g.create("deathtouch", g.z_runner_hand + 0, 0)
    t.line = 29
    u_m1 = g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 30
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 31
    t.all_pass = True
    t.line = 33
    t.answer("window", (("plays", (None, u_deathtouch)),))
    t.line = 34
    t.answer("pick", u_mark)
    t.line = 35
    t.answer("pick", u_m1)
    t.line = 36
    t.step(g, "play_cards", 0)
    t.line = 37
    g.v_draws(0, 3)
    t.line = 38
    g.v_strikes_with(0, u_wall, u_deathtouch)
    t.line = 40
    t.equal(40, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 41
    t.equal(41, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 2)
    t.line = 42
    t.equal(42, "pool at plain of wall", g.s_threat_pool[u_wall][g.e_symbol_plain], "=", 2)


# cards/crossfire/base/scenarios/market_spells.card:44
def deathtouch_order(t: Value) -> None:
    g = t.game(4)
    t.line = 47
    u_deathtouch = g.create("deathtouch", g.z_runner_hand + 0, 0)
    t.line = 48
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 50
    t.answer("window", (("plays", (None, u_deathtouch)),))
    t.line = 51
    t.answer("pick", u_mana)
    t.line = 52
    t.answer("pick", u_quick_shot)
    t.line = 53
    t.step(g, "play_cards", 0)
    t.line = 54
    g.v_draws(0, 1)
    t.line = 56
    t.check(56, "mark is in hand of P1", g.where[u_mark] == g.z_runner_hand + 0)
    t.line = 58
    g.v_draws(0, 1)
    t.line = 60
    t.check(60, "quick_shot is in hand of P1", g.where[u_quick_shot] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/market_spells.card:62
def deathtouch_short(t: Value) -> None:
    g = t.game(4)
    t.line = 65
    u_deathtouch = g.create("deathtouch", g.z_runner_hand + 0, 0)
    t.line = 66
    u_m1 = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 67
    g.create("mana", g.z_runner_discard + 0, 0)
    t.line = 69
    t.answer("window", (("plays", (None, u_deathtouch)),))
    t.line = 70
    t.answer("pick", u_m1)
    t.line = 71
    t.step(g, "play_cards", 0)
    t.line = 73
    t.equal(73, "X of deathtouch", g.s_gear_X[u_deathtouch], "=", 2)
    t.line = 74
    t.equal(74, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)
    t.line = 75
    t.equal(75, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/market_spells.card:81
def scout__play(g: Play, this: int, you: int) -> None:
    g.v_shows(you, 4)


# cards/crossfire/base/scenarios/market_spells.card:77
def XF_271_c(t: Value) -> None:
    g = t.game(4)
    t.line = 83
    u_scout = g.create("scout", g.z_runner_hand + 0, 0)
    t.line = 84
    g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 86
    t.answer("window", (("plays", (None, u_scout)),))
    t.line = 87
    t.step(g, "play_cards", 0)
    t.line = 89
    t.equal(89, "number of cards in aside of P1", len(g.zones[g.z_runner_aside + 0]), "=", 2)
    t.line = 90
    t.equal(90, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)


# cards/crossfire/base/scenarios/market_spells.card:92
def XF_533(t: Value) -> None:
    g = t.game(4)
    t.line = 95
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_hand + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 96
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 97
    t.answer("may", "yes")
    t.line = 99
    t.answer("window", (("plays", (None, u_guiding_spirit)),))
    t.line = 100
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 101
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 102
    t.step(g, "play_cards", 0)
    t.line = 104
    t.check(104, "mana is in played of P1", g.where[u_mana] == g.z_runner_played + 0)
    t.line = 105
    t.check(105, "mark is in played of P1", g.where[u_mark] == g.z_runner_played + 0)
    t.line = 106
    t.check(106, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)
    t.line = 107
    t.check(107, "street_smarts is in discard of P1", g.where[u_street_smarts] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_spells.card:109
def XF_173(t: Value) -> None:
    g = t.game(4)
    t.line = 113
    u_mage_in_town = g.create("mage_in_town", g.z__row)
    g.s_threat_facing[u_mage_in_town] = 0
    t.line = 114
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 115
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_hand + 1, 1)
    u_mark = g.create("mark", g.z_runner_hand + 1, 1)
    t.line = 116
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 1, 1)
    t.line = 117
    t.answer("may", "no", who=1)
    t.line = 119
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 120
    t.answer("friend", 1)
    t.line = 121
    t.answer("window", (("plays", (None, u_guiding_spirit)),), who=1)
    t.line = 122
    t.step(g, "play_cards", 0)
    t.line = 124
    t.check(124, "mark is in hand of P2", g.where[u_mark] == g.z_runner_hand + 1)
    t.line = 125
    t.check(125, "quick_shot is in hand of P2", g.where[u_quick_shot] == g.z_runner_hand + 1)
    t.line = 126
    t.check(126, "guiding_spirit is in played of P2", g.where[u_guiding_spirit] == g.z_runner_played + 1)
    t.line = 128
    g.v_strikes_with(0, u_mage_in_town, u_guiding_spirit)
    t.line = 130
    t.equal(130, "points of mage_in_town", g.d_threat_points(u_mage_in_town), "=", 2)


# cards/crossfire/base/scenarios/market_spells.card:132
def XF_534(t: Value) -> None:
    g = t.game(4)
    t.line = 139
    u_o1 = g.create("o1", g.z__row)
    g.s_threat_facing[u_o1] = 0
    u_o2 = g.create("o2", g.z__row)
    g.s_threat_facing[u_o2] = 0
    t.line = 140
    u_o3 = g.create("o3", g.z__row)
    g.s_threat_facing[u_o3] = 1
    u_o4 = g.create("o4", g.z__row)
    g.s_threat_facing[u_o4] = 1
    t.line = 141
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    t.line = 142
    t.answer("window", "pass")
    t.line = 143
    t.answer("marked", u_o2)
    t.line = 144
    t.answer("marked", u_o3)
    t.line = 145
    t.answer("marked", u_o4)
    t.line = 147
    g.v_strikes_with(0, u_o1, u_fireball)
    t.line = 149
    t.check(149, "o1 is in normal_discard", g.where[u_o1] == g.z__normal_discard)
    t.line = 150
    t.equal(150, "cleared of o2", g.s_threat_cleared[u_o2], "=", 1)
    t.line = 151
    t.equal(151, "cleared of o3", g.s_threat_cleared[u_o3], "=", 1)
    t.line = 152
    t.equal(152, "cleared of o4", g.s_threat_cleared[u_o4], "=", 1)
    t.line = 153
    t.equal(
        153,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )


# cards/crossfire/base/scenarios/market_spells.card:155
def XF_535(t: Value) -> None:
    g = t.game(4)
    t.line = 159
    u_mage_in_town = g.create("mage_in_town", g.z__row)
    g.s_threat_facing[u_mage_in_town] = 0
    t.line = 160
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    t.line = 161
    t.answer("window", "pass")
    t.line = 162
    t.answer("marked", u_mage_in_town)
    t.line = 164
    g.v_strikes_with(0, u_mage_in_town, u_fireball)
    t.line = 166
    t.check(166, "mage_in_town is in normal_discard", g.where[u_mage_in_town] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_spells.card:168
def XF_535_b(t: Value) -> None:
    g = t.game(4)
    t.line = 172
    u_mage_in_town = g.create("mage_in_town", g.z__row)
    g.s_threat_facing[u_mage_in_town] = 0
    t.line = 173
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    t.line = 174
    t.answer("window", "pass")
    t.line = 175
    t.answer("marked", "pass")
    t.line = 177
    g.v_strikes_with(0, u_mage_in_town, u_fireball)
    t.line = 179
    t.equal(179, "cleared of mage_in_town", g.s_threat_cleared[u_mage_in_town], "=", 0)


# cards/crossfire/base/scenarios/market_spells.card:181
def XF_569(t: Value) -> None:
    g = t.game(4)
    t.line = 184
    u_trickster_initiate = g.create("trickster_initiate", g.z__row)
    g.s_threat_facing[u_trickster_initiate] = 1
    t.line = 185
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 0
    t.line = 186
    g.s_threat_cleared[u_lightning_mage] = 1
    t.line = 187
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    t.line = 188
    t.answer("window", "pass")
    t.line = 189
    t.answer("marked", "pass")
    t.line = 191
    g.v_strikes_with(0, u_lightning_mage, u_fireball)
    t.line = 193
    t.check(193, "lightning_mage is in row", g.where[u_lightning_mage] == g.z__row)
    t.line = 194
    t.equal(194, "cleared of lightning_mage", g.s_threat_cleared[u_lightning_mage], "=", 3)


# cards/crossfire/base/scenarios/market_spells.card:196
def XF_570(t: Value) -> None:
    g = t.game(4)
    t.line = 199
    u_trickster_initiate = g.create("trickster_initiate", g.z__row)
    g.s_threat_facing[u_trickster_initiate] = 1
    t.line = 200
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 0
    t.line = 201
    g.s_threat_cleared[u_lightning_mage] = 1
    t.line = 202
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 203
    t.answer("window", "pass")
    t.line = 204
    t.answer("marked", "pass")
    t.line = 206
    g.v_strikes_with(0, u_lightning_mage, u_fireball)
    t.line = 208
    t.check(208, "lightning_mage is in row", g.where[u_lightning_mage] == g.z__row)
    t.line = 210
    g.v_strikes_with(0, u_lightning_mage, u_mana)
    t.line = 212
    t.check(212, "lightning_mage is in hard_discard", g.where[u_lightning_mage] == g.z__hard_discard)


# cards/crossfire/base/scenarios/market_spells.card:214
def XF_530(t: Value) -> None:
    g = t.game(4)
    t.line = 217
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 218
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 219
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 220
    t.all_pass = True
    t.line = 222
    t.answer("window", (("plays", (None, u_clairvoyance)),))
    t.line = 223
    t.answer("pick", u_mark)
    t.line = 224
    t.step(g, "play_cards", 0)
    t.line = 226
    t.offered(226, "offered pick: mark, mana", "pick", (u_mark, u_mana))
    t.line = 227
    t.check(227, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 228
    t.check(228, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)
    t.line = 229
    t.check(229, "covering_fire is in hand of P2", g.where[u_covering_fire] == g.z_runner_hand + 1)


# cards/crossfire/base/scenarios/market_spells.card:231
def stunbolt_reshuffles(t: Value) -> None:
    g = t.game(4)
    t.line = 234
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 235
    u_covering_fire = g.create("covering_fire", g.z_runner_discard + 0, 0)
    t.line = 237
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 238
    t.step(g, "play_cards", 0)
    t.line = 240
    t.equal(240, "X of stunbolt", g.s_gear_X[u_stunbolt], "=", 5)
    t.line = 241
    t.check(241, "covering_fire is in deck of P1", g.where[u_covering_fire] == g.z_runner_deck + 0)


# cards/crossfire/base/scenarios/market_spells.card:243
def XF_129(t: Value) -> None:
    g = t.game(4)
    t.line = 247
    u_w1 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w1] = 0
    u_w2 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w2] = 0
    u_w3 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w3] = 0
    u_w4 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w4] = 0
    u_w5 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w5] = 0
    t.line = 248
    u_fireball = g.create("fireball", g.z_runner_played + 0, 0)
    t.line = 249
    t.answer("window", "pass")
    t.line = 250
    t.answer("marked", u_w2)
    t.line = 251
    t.answer("marked", u_w3)
    t.line = 252
    t.answer("marked", u_w4)
    t.line = 254
    g.v_strikes_with(0, u_w1, u_fireball)
    t.line = 256
    t.offered(256, "offered marked: w1, w4, w5, pass", "marked", (u_w1, u_w4, u_w5, "pass"))
    t.line = 257
    t.equal(257, "points of w1", g.d_threat_points(u_w1), "=", 4)
    t.line = 258
    t.equal(258, "cleared of w1", g.s_threat_cleared[u_w1], "=", 0)
    t.line = 259
    t.equal(259, "cleared of w2", g.s_threat_cleared[u_w2], "=", 1)
    t.line = 260
    t.equal(260, "cleared of w3", g.s_threat_cleared[u_w3], "=", 1)
    t.line = 261
    t.equal(261, "cleared of w4", g.s_threat_cleared[u_w4], "=", 1)
    t.line = 262
    t.equal(262, "cleared of w5", g.s_threat_cleared[u_w5], "=", 0)


# cards/crossfire/base/scenarios/market_spells.card:268
def ward__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[2] == this


# cards/crossfire/base/scenarios/market_spells.card:268
def ward__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    put(g.s_threat_pool, this, g.e_symbol_blue, 0)


# cards/crossfire/base/scenarios/market_spells.card:264
def XF_589(t: Value) -> None:
    g = t.game(4)
    t.line = 271
    u_ward = g.create("ward", g.z__row)
    g.s_threat_facing[u_ward] = 0
    t.line = 272
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_hand + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 273
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 274
    u_surge = g.create("surge", g.z_runner_played + 0, 0)
    t.line = 275
    t.all_pass = True
    t.line = 276
    t.answer("may", "yes")
    t.line = 278
    t.answer("window", (("plays", (None, u_guiding_spirit)),))
    t.line = 279
    t.step(g, "play_cards", 0)
    t.line = 281
    t.equal(281, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 282
    t.check(282, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)
    t.line = 283
    t.check(283, "street_smarts is in discard of P1", g.where[u_street_smarts] == g.z_runner_discard + 0)
    t.line = 285
    g.v_strikes_with(0, u_ward, u_surge)
    t.line = 287
    t.equal(287, "cleared of ward", g.s_threat_cleared[u_ward], "=", 1)
    t.line = 288
    t.check(288, "ward is in row", g.where[u_ward] == g.z__row)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_spells.card",
    scenarios=(
        Scenario(
            "XF_148",
            "Deathtouch deals two blue and a point for each spell it showed",
            XF_148,
            3,
            4,
            cards=(
                Card(
                    "shade",
                    "obstacle",
                    (("track", (("blue", 1), ("blue", 1), ("plain", 3))), ("attack", 1)),
                    (),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "XF_532",
            "what Deathtouch counted stays its number",
            XF_532,
            23,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=26),),
        ),
        Scenario("deathtouch_order", "Deathtouch puts the cards back in any order", deathtouch_order, 44, 4),
        Scenario(
            "deathtouch_short", "Deathtouch shows what there is, the discard pile included", deathtouch_short, 62, 4
        ),
        Scenario(
            "XF_271_c",
            "showing more cards than there are stops with the last",
            XF_271_c,
            77,
            4,
            cards=(
                Card(
                    "scout",
                    "gear",
                    (("type", ("spell",)), ("cost", 1)),
                    (Ability("scout__play", "slot", "play", None, scout__play, line=81),),
                    line=80,
                ),
            ),
        ),
        Scenario("XF_533", "what Guiding Spirit drew can be played at once", XF_533, 92, 4),
        Scenario(
            "XF_173",
            "who plays Guiding Spirit in another turn may leave its ability out",
            XF_173,
            109,
            4,
            cards=(
                Card(
                    "mage_in_town",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1), ("plain", 1))), ("attack", 1)),
                    (),
                    line=112,
                ),
            ),
        ),
        Scenario(
            "XF_534",
            "Fireball spreads",
            XF_534,
            132,
            4,
            cards=(
                Card(
                    "o1", "obstacle", (("track", (("blue", 1), ("blue", 1), ("plain", 2))), ("attack", 1)), (), line=135
                ),
                Card("o2", "obstacle", (("track", (("plain", 5), ("black", 1))), ("attack", 1)), (), line=136),
                Card("o3", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=137),
                Card("o4", "obstacle", (("track", (("green", 1), ("plain", 1))), ("attack", 1)), (), line=138),
            ),
        ),
        Scenario(
            "XF_535",
            "Fireball takes a level of the obstacle it lies at",
            XF_535,
            155,
            4,
            cards=(
                Card(
                    "mage_in_town",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=158,
                ),
            ),
        ),
        Scenario(
            "XF_535_b",
            "without the level the same Fireball is stuck",
            XF_535_b,
            168,
            4,
            cards=(
                Card(
                    "mage_in_town",
                    "obstacle",
                    (("track", (("plain", 5), ("blue", 1), ("blue", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=171,
                ),
            ),
        ),
        Scenario("XF_569", "Trickster Initiative keeps colourless damage away", XF_569, 181, 4),
        Scenario("XF_570", "Trickster Initiative lets a coloured point clear a grey level", XF_570, 196, 4),
        Scenario("XF_530", "nothing can be played between the draw and the discard of Clairvoyance", XF_530, 214, 4),
        Scenario("stunbolt_reshuffles", "Stunbolt shuffles an empty deck first", stunbolt_reshuffles, 231, 4),
        Scenario(
            "XF_129",
            "the card lies at one obstacle, and a level goes to each of three others",
            XF_129,
            243,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9), ("plain", 9))), ("attack", 1)), (), line=246),),
        ),
        Scenario(
            "XF_589",
            "a limit on a colour does not stop an ability",
            XF_589,
            264,
            4,
            cards=(
                Card(
                    "ward",
                    "obstacle",
                    (("track", (("blue", 1), ("blue", 1))), ("attack", 1)),
                    (Ability("ward__before", "before", "clears on", ward__before_if, ward__before, line=268),),
                    line=267,
                ),
                Card("surge", "gear", (("type", ("spell",)), ("damage", (("blue", 2),))), (), line=270),
            ),
        ),
    ),
    lines=(
        "14:3 17:7 19:3 20:8 21:3 22:9 25:3 26:11 27:3 28:12 29:3 30:13 31:3 32:14 33:3 34:16 35:3 36:17 37:3"
        " 38:19 39:3 40:21 44:23 47:27 49:23 50:28 51:23 52:29 54:23 55:30 56:23 57:31 58:23 59:33 60:23"
        " 61:34 62:23 63:35 64:23 65:36 66:23 67:37 68:23 69:38 70:23 71:40 72:23 73:41 74:23 75:42 79:44"
        " 82:47 83:44 84:48 87:44 88:50 89:44 90:51 91:44 92:52 93:44 94:53 95:44 96:54 97:44 98:56 99:44"
        " 100:58 101:44 102:60 106:62 109:65 110:62 111:66 112:62 113:67 114:62 115:69 116:62 117:70 118:62"
        " 119:71 120:62 121:73 122:62 123:74 124:62 125:75 129:81 130:82 134:77 137:83 138:77 139:84 141:77"
        " 142:86 143:77 144:87 145:77 146:89 147:77 148:90 152:92 155:95 158:92 159:96 161:92 162:97 163:92"
        " 164:99 165:92 166:100 167:92 168:101 169:92 170:102 171:92 172:104 173:92 174:105 175:92 176:106"
        " 177:92 178:107 182:109 185:113 187:109 188:114 189:109 190:115 192:109 193:116 194:109 195:117"
        " 196:109 197:119 198:109 199:120 200:109 201:121 202:109 203:122 204:109 205:124 206:109 207:125"
        " 208:109 209:126 210:109 211:128 212:109 213:130 217:132 220:139 224:132 225:140 229:132 230:141"
        " 231:132 232:142 233:132 234:143 235:132 236:144 237:132 238:145 239:132 240:147 241:132 242:149"
        " 243:132 244:150 245:132 246:151 247:132 248:152 249:132 250:153 260:155 263:159 265:155 266:160"
        " 267:155 268:161 269:155 270:162 271:155 272:164 273:155 274:166 278:168 281:172 283:168 284:173"
        " 285:168 286:174 287:168 288:175 289:168 290:177 291:168 292:179 296:181 299:184 301:181 302:185"
        " 304:181 305:186 306:181 307:187 308:181 309:188 310:181 311:189 312:181 313:191 314:181 315:193"
        " 316:181 317:194 321:196 324:199 326:196 327:200 329:196 330:201 331:196 332:202 334:196 335:203"
        " 336:196 337:204 338:196 339:206 340:196 341:208 342:196 343:210 344:196 345:212 349:214 352:217"
        " 354:214 355:218 356:214 357:219 358:214 359:220 360:214 361:222 362:214 363:223 364:214 365:224"
        " 366:214 367:226 368:214 369:227 370:214 371:228 372:214 373:229 377:231 380:234 381:231 382:235"
        " 383:231 384:237 385:231 386:238 387:231 388:240 389:231 390:241 394:243 397:247 407:243 408:248"
        " 409:243 410:249 411:243 412:250 413:243 414:251 415:243 416:252 417:243 418:254 419:243 420:256"
        " 421:243 422:257 423:243 424:258 425:243 426:259 427:243 428:260 429:243 430:261 431:243 432:262"
        " 436:268 442:269 446:264 449:271 451:264 452:272 455:264 456:273 458:264 459:274 460:264 461:275"
        " 462:264 463:276 464:264 465:278 466:264 467:279 468:264 469:281 470:264 471:282 472:264 473:283"
        " 474:264 475:285 476:264 477:287 478:264 479:288"
    ),
)
