"""Made by `ombre build` from cards/crossfire/base/scenarios/market_cards.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 18:3 19:7 21:3 22:8 23:3 24:10 25:3 26:11 27:3 28:12 29:3 30:14 31:3 32:15 33:3 34:16 35:3"
        " 36:17 37:3 38:18 39:3 40:19 44:21 47:26 49:21 50:27 52:21 53:28 54:21 55:30 56:21 57:31 58:21 59:32"
        " 60:21 61:33 62:21 63:35 64:21 65:37 66:21 67:39 71:41 74:45 76:41 77:46 78:41 79:48 80:41 81:49"
        " 82:41 83:50 84:41 85:51 86:41 87:53 88:41 89:54 93:56 96:59 97:56 98:60 100:56 101:61 103:56 104:63"
        " 105:56 106:64 107:56 108:65 109:56 110:66 111:56 112:68 113:56 114:70 115:56 116:71 117:56 118:73"
        " 119:56 120:74 121:56 122:75 126:77 129:80 130:77 131:81 132:77 133:83 134:77 135:84 136:77 137:85"
        " 138:77 139:87 140:77 141:89 142:77 143:90 144:77 145:91 146:77 147:92 148:77 149:94 150:77 151:95"
        " 152:77 153:97 154:77 155:98 156:77 157:99 158:77 159:100 160:77 161:101 162:77 163:103 167:105"
        " 170:108 172:105 173:109 174:105 175:110 176:105 177:112 178:105 179:113 180:105 181:114 182:105"
        " 183:116 184:105 185:117 189:119 192:122 194:119 195:123 196:119 197:124 198:119 199:126 200:119"
        " 201:127 202:119 203:128 204:119 205:130 206:119 207:131 211:133 214:137 218:133 219:138 220:133"
        " 221:139 223:133 224:141 225:133 226:142 227:133 228:144 229:133 230:145 231:133 232:146 236:148"
        " 239:153 241:148 242:154 244:148 245:156 246:148 247:158 248:148 249:160 250:148 251:162 255:164"
        " 258:168 260:164 261:169 262:164 263:170 264:164 265:172 266:164 267:173 268:164 269:175 273:177"
        " 276:181 278:177 279:182 280:177 281:183 282:177 283:184 285:177 286:186 287:177 288:187 289:177"
        " 290:188 291:177 292:189 293:177 294:190 295:177 296:192 297:177 298:193 299:177 300:194 304:196"
        " 307:200 309:196 310:201 311:196 312:202 313:196 314:204 315:196 316:205 317:196 318:206 319:196"
        " 320:207 321:196 322:209 323:196 324:210 328:212 331:215 332:212 333:216 336:212 337:218 338:212"
        " 339:219 340:212 341:221 342:212 343:222 344:212 345:224 346:212 347:226 351:228 354:231 355:228"
        " 356:232 357:228 358:233 359:228 360:235 361:228 362:236 363:228 364:238 365:228 366:239 370:241"
        " 373:244 374:241 375:245 376:241 377:247 378:241 379:248 380:241 381:249 382:241 383:251 387:257"
        " 393:258 398:253 401:259 402:253 403:260 405:253 406:261 407:253 408:263 409:253 410:264 411:253"
        " 412:265 413:253 414:267 415:253 416:268 417:253 418:269 422:271 425:275 431:271 432:276 434:271"
        " 435:277 436:271 437:279 438:271 439:280 440:271 441:281 442:271 443:282 444:271 445:283 446:271"
        " 447:284 448:271 449:285 450:271 451:287 452:271 453:288 454:271 455:289 456:271 457:290 458:271"
        " 459:291 460:271 461:292 465:294 468:298 476:294 477:299 480:294 481:300 482:294 483:302 484:294"
        " 485:303 486:294 487:304 488:294 489:305 490:294 491:306 492:294 493:307 494:294 495:308 496:294"
        " 497:309 498:294 499:310 500:294 501:312 502:294 503:313 504:294 505:314 506:294 507:315 508:294"
        " 509:316 510:294 511:317 512:294 513:318 514:294 515:319 519:321 522:325 524:321 525:326 527:321"
        " 528:327 529:321 530:329 531:321 532:330 533:321 534:331 535:321 536:332 537:321 538:333 539:321"
        " 540:335 541:321 542:336 546:338 549:341 551:338 552:343 553:338 554:344 555:338 556:346 557:338"
        " 558:347 559:338 560:348 561:338 562:349"
    ),
)
