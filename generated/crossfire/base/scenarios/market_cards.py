"""Made by `ombre build` from cards/crossfire/base/scenarios/market_cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/market_cards.card:3
def XF_171(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 7
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 2
    t.line = 8
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 10
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 11
    t.answer("friend", 1)
    t.line = 12
    t.step(g, "play_cards", 0)
    t.line = 14
    t.check(14, "covering_fire is in played of P1", g.where[u_covering_fire] == g.z_runner_played + 0)
    t.line = 15
    t.equal(15, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 16
    t.cannot(16, "P1 cannot heal 1", "heals", (0, 1))
    t.line = 17
    t.cannot(17, "P2 cannot heal 1", "heals", (1, 1))
    t.line = 18
    t.cannot(18, "P3 cannot heal 1", "heals", (2, 1))
    t.line = 19
    t.cannot(19, "P4 cannot heal 1", "heals", (3, 1))


# cards/crossfire/base/scenarios/market_cards.card:21
def XF_183(t: Value) -> None:
    g = t.game(4)
    t.line = 26
    u_shiver = g.create("shiver", g.z__row)
    g.s_threat_facing[u_shiver] = 0
    t.line = 27
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 28
    g.create("guiding_spirit", g.z_runner_deck + 0, 0)
    t.line = 30
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 31
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 32
    t.step(g, "play_cards", 0)
    t.line = 33
    g.v_strikes_with(0, u_shiver, u_stunbolt)
    t.line = 35
    t.equal(35, "cleared of shiver", g.s_threat_cleared[u_shiver], "=", 2)
    t.line = 37
    g.v_strikes_with(0, u_shiver, u_mana)
    t.line = 39
    t.check(39, "shiver is in normal_discard", g.where[u_shiver] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_cards.card:41
def XF_272(t: Value) -> None:
    g = t.game(4)
    t.line = 45
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 46
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 48
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 49
    t.step(g, "play_cards", 0)
    t.line = 50
    t.answer("window", (("strikes with", (None, None, u_stunbolt)),))
    t.line = 51
    t.step(g, "apply_damage", 0)
    t.line = 53
    t.equal(53, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 54
    t.equal(54, "points of wall", g.d_threat_points(u_wall), "=", 1)


# cards/crossfire/base/scenarios/market_cards.card:56
def XF_523(t: Value) -> None:
    g = t.game(4)
    t.line = 59
    g.s_runner_nuyen[0] = 5
    t.line = 60
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    u_negotiation = g.create("negotiation", g.z_runner_hand + 0, 0)
    t.line = 61
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_katana = g.create("katana", g.z__market)
    t.line = 63
    t.answer("window", (("plays", (None, u_street_smarts)),))
    t.line = 64
    t.answer("window", (("plays", (None, u_negotiation)),))
    t.line = 65
    t.step(g, "play_cards", 0)
    t.line = 66
    t.step(g, "apply_damage", 0)
    t.line = 68
    t.equal(68, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 3)
    t.line = 70
    t.answer("window", (("buys", (None, u_covering_fire)),))
    t.line = 71
    t.step(g, "draw_and_buy", 0)
    t.line = 73
    t.check(73, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 74
    t.equal(74, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 75
    t.equal(75, "cost of katana", g.f_gear_cost(u_katana), "=", 4)


# cards/crossfire/base/scenarios/market_cards.card:77
def XF_524(t: Value) -> None:
    g = t.game(4)
    t.line = 80
    u_negotiation = g.create("negotiation", g.z_runner_hand + 1, 1)
    t.line = 81
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 83
    t.answer("window", (("assists with", (None, u_negotiation)),))
    t.line = 84
    t.step(g, "play_cards", 0)
    t.line = 85
    t.step(g, "draw_and_buy", 0)
    t.line = 87
    t.equal(87, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 4)
    t.line = 89
    t.step(g, "end_turn", 0)
    t.line = 90
    g.scope_end("turn")
    t.line = 91
    t.step(g, "end_turn", 1)
    t.line = 92
    g.scope_start("turn")
    t.line = 94
    t.check(94, "current is P2", g.current == 1)
    t.line = 95
    t.equal(95, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 5)
    t.line = 97
    g.s_runner_nuyen[0] = 5
    t.line = 98
    t.step(g, "end_turn", 3)
    t.line = 99
    g.scope_end("turn")
    t.line = 100
    t.answer("window", (("buys", (None, u_covering_fire)),))
    t.line = 101
    t.step(g, "draw_and_buy", 0)
    t.line = 103
    t.equal(103, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/market_cards.card:105
def XF_531(t: Value) -> None:
    g = t.game(4)
    t.line = 108
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 109
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 110
    t.all_pass = True
    t.line = 112
    t.answer("window", (("plays", (None, u_clairvoyance)),))
    t.line = 113
    t.answer("pick", u_street_smarts)
    t.line = 114
    t.step(g, "play_cards", 0)
    t.line = 116
    t.check(116, "street_smarts is in discard of P1", g.where[u_street_smarts] == g.z_runner_discard + 0)
    t.line = 117
    t.check(117, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/market_cards.card:119
def XF_531_b(t: Value) -> None:
    g = t.game(4)
    t.line = 122
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 123
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 124
    t.all_pass = True
    t.line = 126
    t.answer("window", (("plays", (None, u_clairvoyance)),))
    t.line = 127
    t.answer("pick", u_mana)
    t.line = 128
    t.step(g, "play_cards", 0)
    t.line = 130
    t.check(130, "street_smarts is in hand of P1", g.where[u_street_smarts] == g.z_runner_hand + 0)
    t.line = 131
    t.check(131, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_cards.card:133
def XF_537(t: Value) -> None:
    g = t.game(4)
    t.line = 137
    u_fresh = g.create("bonelaced_adept", g.z__row)
    g.s_threat_facing[u_fresh] = 0
    u_hurt = g.create("bonelaced_adept", g.z__row)
    g.s_threat_facing[u_hurt] = 0
    t.line = 138
    g.s_threat_cleared[u_hurt] = 1
    t.line = 139
    u_bolt1 = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    u_bolt2 = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 141
    g.v_strikes_with(0, u_fresh, u_bolt1)
    t.line = 142
    g.v_strikes_with(0, u_hurt, u_bolt2)
    t.line = 144
    t.equal(144, "cleared of fresh", g.s_threat_cleared[u_fresh], "=", 2)
    t.line = 145
    t.check(145, "fresh is in row", g.where[u_fresh] == g.z__row)
    t.line = 146
    t.check(146, "hurt is in normal_discard", g.where[u_hurt] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_cards.card:148
def XF_538(t: Value) -> None:
    g = t.game(4)
    t.line = 153
    u_bonelaced_adept = g.create("bonelaced_adept", g.z__row)
    g.s_threat_facing[u_bonelaced_adept] = 0
    t.line = 154
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 156
    g.v_strikes_with(0, u_bonelaced_adept, u_salvo)
    t.line = 158
    t.equal(158, "cleared of bonelaced_adept", g.s_threat_cleared[u_bonelaced_adept], "=", 1)
    t.line = 160
    g.v_strikes_with(0, u_bonelaced_adept, u_lightning_bolt)
    t.line = 162
    t.check(162, "bonelaced_adept is in normal_discard", g.where[u_bonelaced_adept] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_cards.card:164
def XF_539(t: Value) -> None:
    g = t.game(4)
    t.line = 168
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 169
    g.s_threat_cleared[u_thug] = 1
    t.line = 170
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 172
    t.answer("window", (("strikes with", (None, None, u_lightning_bolt)),))
    t.line = 173
    t.step(g, "apply_damage", 0)
    t.line = 175
    t.check(175, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_cards.card:177
def XF_540(t: Value) -> None:
    g = t.game(4)
    t.line = 181
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 182
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 183
    g.create("covering_fire", g.z_runner_deck + 0, 0)
    t.line = 184
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 186
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 187
    t.step(g, "play_cards", 0)
    t.line = 188
    g.shuffle(g.z_runner_deck + 0)
    t.line = 189
    t.answer("window", (("strikes with", (None, None, u_stunbolt)),))
    t.line = 190
    t.step(g, "apply_damage", 0)
    t.line = 192
    t.equal(192, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 193
    t.equal(193, "pool at plain of wall", g.s_threat_pool[u_wall][g.e_symbol_plain], "=", 5)
    t.line = 194
    t.equal(194, "points of wall", g.d_threat_points(u_wall), "=", 6)


# cards/crossfire/base/scenarios/market_cards.card:196
def XF_541(t: Value) -> None:
    g = t.game(4)
    t.line = 200
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 201
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 202
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 204
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 205
    t.step(g, "play_cards", 0)
    t.line = 206
    t.answer("window", (("strikes with", (None, None, u_stunbolt)),))
    t.line = 207
    t.step(g, "apply_damage", 0)
    t.line = 209
    t.equal(209, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 210
    t.equal(210, "points of wall", g.d_threat_points(u_wall), "=", 1)


# cards/crossfire/base/scenarios/market_cards.card:212
def XF_542(t: Value) -> None:
    g = t.game(4)
    t.line = 215
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 216
    u_covering_fire = g.create("covering_fire", g.z_runner_deck + 0, 0)
    g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 218
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 219
    t.step(g, "play_cards", 0)
    t.line = 221
    t.equal(221, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 222
    t.equal(222, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 224
    u_again = g.reveal(g.z_runner_deck + 0)
    t.line = 226
    t.check(226, "again is covering_fire", (u_again != NOTHING and u_again == u_covering_fire))


# cards/crossfire/base/scenarios/market_cards.card:228
def XF_547(t: Value) -> None:
    g = t.game(2)
    t.line = 231
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 232
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 233
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 235
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 236
    t.step(g, "play_cards", 0)
    t.line = 238
    t.equal(238, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 239
    t.equal(239, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/market_cards.card:241
def XF_548(t: Value) -> None:
    g = t.game(4)
    t.line = 244
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 245
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 247
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 248
    t.answer("friend", 1)
    t.line = 249
    t.step(g, "play_cards", 0)
    t.line = 251
    t.equal(251, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/market_cards.card:257
def pickpocket__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/market_cards.card:257
def pickpocket__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/base/scenarios/market_cards.card:253
def XF_549(t: Value) -> None:
    g = t.game(4)
    t.line = 259
    g.s_runner_nuyen[0] = 3
    t.line = 260
    u_pickpocket = g.create("pickpocket", g.z__row)
    g.s_threat_facing[u_pickpocket] = 0
    t.line = 261
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 263
    t.answer("window", (("assists with", (None, u_covering_fire)),))
    t.line = 264
    t.step(g, "play_cards", 0)
    t.line = 265
    t.step(g, "take_damage", 0)
    t.line = 267
    t.check(267, "covering_fire is in played of P2", g.where[u_covering_fire] == g.z_runner_played + 1)
    t.line = 268
    t.equal(268, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 269
    t.equal(269, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


# cards/crossfire/base/scenarios/market_cards.card:271
def XF_551(t: Value) -> None:
    g = t.game(4)
    t.line = 275
    u_w1 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w1] = 0
    u_w2 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w2] = 0
    u_w3 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w3] = 0
    t.line = 276
    u_k1 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k2 = g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 277
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 279
    t.answer("window", (("plays", (None, u_k1)),))
    t.line = 280
    t.answer("window", (("plays", (None, u_k2)),))
    t.line = 281
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 282
    t.step(g, "play_cards", 0)
    t.line = 283
    g.v_strikes_with(0, u_w1, u_k1)
    t.line = 284
    g.v_strikes_with(0, u_w2, u_k2)
    t.line = 285
    g.v_strikes_with(0, u_w3, u_quick_shot)
    t.line = 287
    t.equal(287, "pool at black of w1", g.s_threat_pool[u_w1][g.e_symbol_black], "=", 2)
    t.line = 288
    t.equal(288, "pool at plain of w1", g.s_threat_pool[u_w1][g.e_symbol_plain], "=", 1)
    t.line = 289
    t.equal(289, "pool at black of w2", g.s_threat_pool[u_w2][g.e_symbol_black], "=", 2)
    t.line = 290
    t.equal(290, "pool at plain of w2", g.s_threat_pool[u_w2][g.e_symbol_plain], "=", 1)
    t.line = 291
    t.equal(291, "pool at black of w3", g.s_threat_pool[u_w3][g.e_symbol_black], "=", 1)
    t.line = 292
    t.equal(292, "pool at plain of w3", g.s_threat_pool[u_w3][g.e_symbol_plain], "=", 2)


# cards/crossfire/base/scenarios/market_cards.card:294
def XF_552(t: Value) -> None:
    g = t.game(4)
    t.line = 298
    u_w1 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w1] = 0
    u_w2 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w2] = 0
    u_w3 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w3] = 0
    u_w4 = g.create("wall", g.z__row)
    g.s_threat_facing[u_w4] = 0
    t.line = 299
    u_k1 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k2 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k3 = g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 300
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 302
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 303
    t.answer("window", (("plays", (None, u_k1)),))
    t.line = 304
    t.answer("window", (("plays", (None, u_k2)),))
    t.line = 305
    t.answer("window", (("plays", (None, u_k3)),))
    t.line = 306
    t.step(g, "play_cards", 0)
    t.line = 307
    g.v_strikes_with(0, u_w1, u_k1)
    t.line = 308
    g.v_strikes_with(0, u_w2, u_k2)
    t.line = 309
    g.v_strikes_with(0, u_w3, u_k3)
    t.line = 310
    g.v_strikes_with(0, u_w4, u_quick_shot)
    t.line = 312
    t.equal(312, "pool at black of w1", g.s_threat_pool[u_w1][g.e_symbol_black], "=", 2)
    t.line = 313
    t.equal(313, "pool at plain of w1", g.s_threat_pool[u_w1][g.e_symbol_plain], "=", 2)
    t.line = 314
    t.equal(314, "pool at black of w2", g.s_threat_pool[u_w2][g.e_symbol_black], "=", 2)
    t.line = 315
    t.equal(315, "pool at plain of w2", g.s_threat_pool[u_w2][g.e_symbol_plain], "=", 2)
    t.line = 316
    t.equal(316, "pool at black of w3", g.s_threat_pool[u_w3][g.e_symbol_black], "=", 2)
    t.line = 317
    t.equal(317, "pool at plain of w3", g.s_threat_pool[u_w3][g.e_symbol_plain], "=", 2)
    t.line = 318
    t.equal(318, "pool at black of w4", g.s_threat_pool[u_w4][g.e_symbol_black], "=", 1)
    t.line = 319
    t.equal(319, "pool at plain of w4", g.s_threat_pool[u_w4][g.e_symbol_plain], "=", 3)


# cards/crossfire/base/scenarios/market_cards.card:321
def XF_553(t: Value) -> None:
    g = t.game(4)
    t.line = 325
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 326
    u_katana = g.create("katana", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 327
    t.all_pass = True
    t.line = 329
    t.answer("window", (("plays", (None, u_katana)),))
    t.line = 330
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 331
    t.step(g, "play_cards", 0)
    t.line = 332
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 333
    t.step(g, "apply_damage", 0)
    t.line = 335
    t.equal(335, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 336
    t.equal(336, "points of wall", g.d_threat_points(u_wall), "=", 1)


# cards/crossfire/base/scenarios/market_cards.card:338
def XF_621(t: Value) -> None:
    g = t.game(4)
    t.line = 341
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 343
    u_shown = g.reveal(g.z_runner_deck + 0)
    t.line = 344
    u_again = g.reveal(g.z_runner_deck + 0)
    t.line = 346
    t.check(346, "shown is mana", (u_shown != NOTHING and u_shown == u_mana))
    t.line = 347
    t.check(347, "again is mana", (u_again != NOTHING and u_again == u_mana))
    t.line = 348
    t.check(348, "mana is in deck of P1", g.where[u_mana] == g.z_runner_deck + 0)
    t.line = 349
    t.equal(349, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_cards.card",
    scenarios=(
        Scenario("XF_171", "Lightning Mage blocks healing", XF_171, 3, 4),
        Scenario(
            "XF_183",
            "Stunbolt adds the cost of the card it shows",
            XF_183,
            21,
            4,
            cards=(
                Card(
                    "shiver",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=24,
                ),
                Card(
                    "guiding_spirit",
                    "gear",
                    (("type", ("spell",)), ("cost", 3), ("damage", (("blue", 1),))),
                    (),
                    line=25,
                ),
            ),
        ),
        Scenario(
            "XF_272",
            "Stunbolt without any card to show",
            XF_272,
            41,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=44),),
        ),
        Scenario("XF_523", "Negotiation counts itself", XF_523, 56, 4),
        Scenario("XF_524", "the discount of an assisting Negotiation lapses", XF_524, 77, 4),
        Scenario("XF_531", "Clairvoyance may discard what it drew", XF_531, 105, 4),
        Scenario("XF_531_b", "Clairvoyance may discard any other card of the hand", XF_531_b, 119, 4),
        Scenario(
            "XF_537",
            "Lightning Bolt takes the first two levels that are left",
            XF_537,
            133,
            4,
            cards=(
                Card(
                    "bonelaced_adept",
                    "obstacle",
                    (("track", (("plain", 4), ("black", 1), ("plain", 1))), ("attack", 1)),
                    (),
                    line=136,
                ),
            ),
        ),
        Scenario(
            "XF_538",
            "Lightning Bolt after the first level fell to other cards",
            XF_538,
            148,
            4,
            cards=(
                Card(
                    "bonelaced_adept",
                    "obstacle",
                    (("track", (("plain", 4), ("black", 1), ("plain", 1))), ("attack", 1)),
                    (),
                    line=151,
                ),
                Card("salvo", "gear", (("type", ("weapon",)), ("damage", (("plain", 4),))), (), line=152),
            ),
        ),
        Scenario(
            "XF_539",
            "Lightning Bolt on the last level",
            XF_539,
            164,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("black", 1))), ("attack", 1)), (), line=167),),
        ),
        Scenario(
            "XF_540",
            "what Stunbolt showed stays its number",
            XF_540,
            177,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=180),),
        ),
        Scenario(
            "XF_541",
            "Stunbolt shows a card without a cost",
            XF_541,
            196,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=199),),
        ),
        Scenario("XF_542", "a card that was shown goes back on top", XF_542, 212, 4),
        Scenario("XF_547", "Covering Fire heals another runner only", XF_547, 228, 2),
        Scenario("XF_548", "Covering Fire heals a friend", XF_548, 241, 4),
        Scenario(
            "XF_549",
            "what cannot attack does not use its attack text",
            XF_549,
            253,
            4,
            cards=(
                Card(
                    "pickpocket",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("pickpocket__when", "when", "attacks", pickpocket__when_if, pickpocket__when, line=257),),
                    line=256,
                ),
            ),
        ),
        Scenario(
            "XF_551",
            "two Katanas",
            XF_551,
            271,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=274),),
        ),
        Scenario(
            "XF_552",
            "three Katanas",
            XF_552,
            294,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=297),),
        ),
        Scenario(
            "XF_553",
            "a Katana does nothing for a spell",
            XF_553,
            321,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=324),),
        ),
        Scenario("XF_621", "a revealed card stays on top of its deck", XF_621, 338, 4),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 16:3 17:8 18:3 19:10 20:3 21:11 22:3 23:12 24:3 25:14 26:3 27:15 28:3 29:16 30:3"
        " 31:17 32:3 33:18 34:3 35:19 39:21 42:26 44:21 45:27 47:21 48:28 49:21 50:30 51:21 52:31 53:21 54:32"
        " 55:21 56:33 57:21 58:35 59:21 60:37 61:21 62:39 66:41 69:45 71:41 72:46 73:41 74:48 75:41 76:49"
        " 77:41 78:50 79:41 80:51 81:41 82:53 83:41 84:54 88:56 91:59 92:56 93:60 95:56 96:61 98:56 99:63"
        " 100:56 101:64 102:56 103:65 104:56 105:66 106:56 107:68 108:56 109:70 110:56 111:71 112:56 113:73"
        " 114:56 115:74 116:56 117:75 121:77 124:80 125:77 126:81 127:77 128:83 129:77 130:84 131:77 132:85"
        " 133:77 134:87 135:77 136:89 137:77 138:90 139:77 140:91 141:77 142:92 143:77 144:94 145:77 146:95"
        " 147:77 148:97 149:77 150:98 151:77 152:99 153:77 154:100 155:77 156:101 157:77 158:103 162:105"
        " 165:108 167:105 168:109 169:105 170:110 171:105 172:112 173:105 174:113 175:105 176:114 177:105"
        " 178:116 179:105 180:117 184:119 187:122 189:119 190:123 191:119 192:124 193:119 194:126 195:119"
        " 196:127 197:119 198:128 199:119 200:130 201:119 202:131 206:133 209:137 213:133 214:138 215:133"
        " 216:139 218:133 219:141 220:133 221:142 222:133 223:144 224:133 225:145 226:133 227:146 231:148"
        " 234:153 236:148 237:154 239:148 240:156 241:148 242:158 243:148 244:160 245:148 246:162 250:164"
        " 253:168 255:164 256:169 257:164 258:170 259:164 260:172 261:164 262:173 263:164 264:175 268:177"
        " 271:181 273:177 274:182 275:177 276:183 277:177 278:184 280:177 281:186 282:177 283:187 284:177"
        " 285:188 286:177 287:189 288:177 289:190 290:177 291:192 292:177 293:193 294:177 295:194 299:196"
        " 302:200 304:196 305:201 306:196 307:202 308:196 309:204 310:196 311:205 312:196 313:206 314:196"
        " 315:207 316:196 317:209 318:196 319:210 323:212 326:215 327:212 328:216 331:212 332:218 333:212"
        " 334:219 335:212 336:221 337:212 338:222 339:212 340:224 341:212 342:226 346:228 349:231 350:228"
        " 351:232 352:228 353:233 354:228 355:235 356:228 357:236 358:228 359:238 360:228 361:239 365:241"
        " 368:244 369:241 370:245 371:241 372:247 373:241 374:248 375:241 376:249 377:241 378:251 382:257"
        " 388:258 393:253 396:259 397:253 398:260 400:253 401:261 402:253 403:263 404:253 405:264 406:253"
        " 407:265 408:253 409:267 410:253 411:268 412:253 413:269 417:271 420:275 426:271 427:276 429:271"
        " 430:277 431:271 432:279 433:271 434:280 435:271 436:281 437:271 438:282 439:271 440:283 441:271"
        " 442:284 443:271 444:285 445:271 446:287 447:271 448:288 449:271 450:289 451:271 452:290 453:271"
        " 454:291 455:271 456:292 460:294 463:298 471:294 472:299 475:294 476:300 477:294 478:302 479:294"
        " 480:303 481:294 482:304 483:294 484:305 485:294 486:306 487:294 488:307 489:294 490:308 491:294"
        " 492:309 493:294 494:310 495:294 496:312 497:294 498:313 499:294 500:314 501:294 502:315 503:294"
        " 504:316 505:294 506:317 507:294 508:318 509:294 510:319 514:321 517:325 519:321 520:326 522:321"
        " 523:327 524:321 525:329 526:321 527:330 528:321 529:331 530:321 531:332 532:321 533:333 534:321"
        " 535:335 536:321 537:336 541:338 544:341 546:338 547:343 548:338 549:344 550:338 551:346 552:338"
        " 553:347 554:338 555:348 556:338 557:349"
    ),
)
