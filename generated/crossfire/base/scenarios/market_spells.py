"""Made by `ombre build` from cards/crossfire/base/scenarios/market_spells.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, put


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
        "9:3 12:7 14:3 15:8 16:3 17:9 20:3 21:11 22:3 23:12 24:3 25:13 26:3 27:14 28:3 29:16 30:3 31:17 32:3"
        " 33:19 34:3 35:21 39:23 42:27 44:23 45:28 46:23 47:29 49:23 50:30 51:23 52:31 53:23 54:33 55:23"
        " 56:34 57:23 58:35 59:23 60:36 61:23 62:37 63:23 64:38 65:23 66:40 67:23 68:41 69:23 70:42 74:44"
        " 77:47 78:44 79:48 82:44 83:50 84:44 85:51 86:44 87:52 88:44 89:53 90:44 91:54 92:44 93:56 94:44"
        " 95:58 96:44 97:60 101:62 104:65 105:62 106:66 107:62 108:67 109:62 110:69 111:62 112:70 113:62"
        " 114:71 115:62 116:73 117:62 118:74 119:62 120:75 124:81 125:82 129:77 132:83 133:77 134:84 136:77"
        " 137:86 138:77 139:87 140:77 141:89 142:77 143:90 147:92 150:95 153:92 154:96 156:92 157:97 158:92"
        " 159:99 160:92 161:100 162:92 163:101 164:92 165:102 166:92 167:104 168:92 169:105 170:92 171:106"
        " 172:92 173:107 177:109 180:113 182:109 183:114 184:109 185:115 187:109 188:116 189:109 190:117"
        " 191:109 192:119 193:109 194:120 195:109 196:121 197:109 198:122 199:109 200:124 201:109 202:125"
        " 203:109 204:126 205:109 206:128 207:109 208:130 212:132 215:139 219:132 220:140 224:132 225:141"
        " 226:132 227:142 228:132 229:143 230:132 231:144 232:132 233:145 234:132 235:147 236:132 237:149"
        " 238:132 239:150 240:132 241:151 242:132 243:152 244:132 245:153 255:155 258:159 260:155 261:160"
        " 262:155 263:161 264:155 265:162 266:155 267:164 268:155 269:166 273:168 276:172 278:168 279:173"
        " 280:168 281:174 282:168 283:175 284:168 285:177 286:168 287:179 291:181 294:184 296:181 297:185"
        " 299:181 300:186 301:181 302:187 303:181 304:188 305:181 306:189 307:181 308:191 309:181 310:193"
        " 311:181 312:194 316:196 319:199 321:196 322:200 324:196 325:201 326:196 327:202 329:196 330:203"
        " 331:196 332:204 333:196 334:206 335:196 336:208 337:196 338:210 339:196 340:212 344:214 347:217"
        " 349:214 350:218 351:214 352:219 353:214 354:220 355:214 356:222 357:214 358:223 359:214 360:224"
        " 361:214 362:226 363:214 364:227 365:214 366:228 367:214 368:229 372:231 375:234 376:231 377:235"
        " 378:231 379:237 380:231 381:238 382:231 383:240 384:231 385:241 389:243 392:247 402:243 403:248"
        " 404:243 405:249 406:243 407:250 408:243 409:251 410:243 411:252 412:243 413:254 414:243 415:256"
        " 416:243 417:257 418:243 419:258 420:243 421:259 422:243 423:260 424:243 425:261 426:243 427:262"
        " 431:268 437:269 441:264 444:271 446:264 447:272 450:264 451:273 453:264 454:274 455:264 456:275"
        " 457:264 458:276 459:264 460:278 461:264 462:279 463:264 464:281 465:264 466:282 467:264 468:283"
        " 469:264 470:285 471:264 472:287 473:264 474:288"
    ),
)
