"""Made by `ombre build` from cards/crossfire/base/scenarios/market_cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_171(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 7
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 2
    t.line = 8
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 10
    t.answer("window", ("plays", u_covering_fire))
    t.line = 11
    t.answer("friend", 1)
    t.line = 12
    t.step(g, "play_cards", 0)
    t.line = 14
    t.equal(14, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 15
    t.cannot(15, "P1 cannot heal 1", "heals", (0, 1))
    t.line = 16
    t.cannot(16, "P2 cannot heal 1", "heals", (1, 1))
    t.line = 17
    t.cannot(17, "P3 cannot heal 1", "heals", (2, 1))
    t.line = 18
    t.cannot(18, "P4 cannot heal 1", "heals", (3, 1))


def XF_183(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:20
    g = t.game(4)
    t.line = 25
    u_shiver = g.create("shiver", g.z__row)
    g.s_obstacle_facing[u_shiver] = 0
    t.line = 26
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 27
    g.create("guiding_spirit", g.z_runner_deck + 0, 0)
    t.line = 29
    t.answer("window", ("plays", u_stunbolt))
    t.line = 30
    t.answer("window", ("plays", u_mana))
    t.line = 31
    t.step(g, "play_cards", 0)
    t.line = 32
    g.v_strikes_with(0, u_shiver, u_stunbolt)
    t.line = 34
    t.equal(34, "cleared of shiver", g.s_obstacle_cleared[u_shiver], "=", 2)
    t.line = 36
    g.v_strikes_with(0, u_shiver, u_mana)
    t.line = 38
    t.check(38, "shiver is in normal_discard", g.where[u_shiver] == g.z__normal_discard)


def XF_272(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:40
    g = t.game(4)
    t.line = 44
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 45
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 47
    t.answer("window", ("plays", u_stunbolt))
    t.line = 48
    t.step(g, "play_cards", 0)
    t.line = 49
    t.answer("window", ("strikes with", u_stunbolt))
    t.line = 50
    t.step(g, "apply_damage", 0)
    t.line = 52
    t.equal(52, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 53
    t.equal(53, "points of wall", g.d_obstacle_points(u_wall), "=", 1)


def XF_523(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:55
    g = t.game(4)
    t.line = 58
    g.s_runner_nuyen[0] = 5
    t.line = 59
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    u_negotiation = g.create("negotiation", g.z_runner_hand + 0, 0)
    t.line = 60
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_katana = g.create("katana", g.z__market)
    t.line = 62
    t.answer("window", ("plays", u_street_smarts))
    t.line = 63
    t.answer("window", ("plays", u_negotiation))
    t.line = 64
    t.step(g, "play_cards", 0)
    t.line = 65
    t.step(g, "apply_damage", 0)
    t.line = 67
    t.equal(67, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 3)
    t.line = 69
    t.answer("window", ("buys", u_covering_fire))
    t.line = 70
    t.step(g, "draw_and_buy", 0)
    t.line = 72
    t.check(72, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 73
    t.equal(73, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 74
    t.equal(74, "cost of katana", g.f_gear_cost(u_katana), "=", 4)


def XF_524(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:76
    g = t.game(4)
    t.line = 79
    u_negotiation = g.create("negotiation", g.z_runner_hand + 1, 1)
    t.line = 80
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 82
    t.answer("window", ("assists with", u_negotiation))
    t.line = 83
    t.step(g, "play_cards", 0)
    t.line = 84
    t.step(g, "draw_and_buy", 0)
    t.line = 86
    t.equal(86, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 4)
    t.line = 88
    t.step(g, "end_turn", 0)
    t.line = 89
    g.scope_end("turn")
    t.line = 90
    t.step(g, "end_turn", 1)
    t.line = 91
    g.scope_start("turn")
    t.line = 93
    t.check(93, "current is P2", g.current == 1)
    t.line = 94
    t.equal(94, "cost of covering_fire", g.f_gear_cost(u_covering_fire), "=", 5)
    t.line = 96
    g.s_runner_nuyen[0] = 5
    t.line = 97
    t.step(g, "end_turn", 3)
    t.line = 98
    g.scope_end("turn")
    t.line = 99
    t.answer("window", ("buys", u_covering_fire))
    t.line = 100
    t.step(g, "draw_and_buy", 0)
    t.line = 102
    t.equal(102, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_531(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:104
    g = t.game(4)
    t.line = 107
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 108
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 110
    t.answer("window", ("plays", u_clairvoyance))
    t.line = 111
    t.answer("pick", u_street_smarts)
    t.line = 112
    t.step(g, "play_cards", 0)
    t.line = 114
    t.check(114, "street_smarts is in discard of P1", g.where[u_street_smarts] == g.z_runner_discard + 0)
    t.line = 115
    t.check(115, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


def XF_531_b(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:117
    g = t.game(4)
    t.line = 120
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 121
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 123
    t.answer("window", ("plays", u_clairvoyance))
    t.line = 124
    t.answer("pick", u_mana)
    t.line = 125
    t.step(g, "play_cards", 0)
    t.line = 127
    t.check(127, "street_smarts is in hand of P1", g.where[u_street_smarts] == g.z_runner_hand + 0)
    t.line = 128
    t.check(128, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)


def XF_537(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:130
    g = t.game(4)
    t.line = 134
    u_fresh = g.create("bonelaced_adept", g.z__row)
    g.s_obstacle_facing[u_fresh] = 0
    u_hurt = g.create("bonelaced_adept", g.z__row)
    g.s_obstacle_facing[u_hurt] = 0
    t.line = 135
    g.s_obstacle_cleared[u_hurt] = 1
    t.line = 136
    u_bolt1 = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    u_bolt2 = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 138
    g.v_strikes_with(0, u_fresh, u_bolt1)
    t.line = 139
    g.v_strikes_with(0, u_hurt, u_bolt2)
    t.line = 141
    t.equal(141, "cleared of fresh", g.s_obstacle_cleared[u_fresh], "=", 2)
    t.line = 142
    t.check(142, "fresh is in row", g.where[u_fresh] == g.z__row)
    t.line = 143
    t.check(143, "hurt is in normal_discard", g.where[u_hurt] == g.z__normal_discard)


def XF_538(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:145
    g = t.game(4)
    t.line = 150
    u_bonelaced_adept = g.create("bonelaced_adept", g.z__row)
    g.s_obstacle_facing[u_bonelaced_adept] = 0
    t.line = 151
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 153
    g.v_strikes_with(0, u_bonelaced_adept, u_salvo)
    t.line = 155
    t.equal(155, "cleared of bonelaced_adept", g.s_obstacle_cleared[u_bonelaced_adept], "=", 1)
    t.line = 157
    g.v_strikes_with(0, u_bonelaced_adept, u_lightning_bolt)
    t.line = 159
    t.check(159, "bonelaced_adept is in normal_discard", g.where[u_bonelaced_adept] == g.z__normal_discard)


def XF_539(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:161
    g = t.game(4)
    t.line = 165
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 166
    g.s_obstacle_cleared[u_thug] = 1
    t.line = 167
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 169
    t.answer("window", ("strikes with", u_lightning_bolt))
    t.line = 170
    t.step(g, "apply_damage", 0)
    t.line = 172
    t.check(172, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_540(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:174
    g = t.game(4)
    t.line = 178
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 179
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 180
    g.create("covering_fire", g.z_runner_deck + 0, 0)
    t.line = 181
    for _ in range(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 183
    t.answer("window", ("plays", u_stunbolt))
    t.line = 184
    t.step(g, "play_cards", 0)
    t.line = 185
    g.shuffle(g.z_runner_deck + 0)
    t.line = 186
    t.answer("window", ("strikes with", u_stunbolt))
    t.line = 187
    t.step(g, "apply_damage", 0)
    t.line = 189
    t.equal(189, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 190
    t.equal(190, "pool at plain of wall", g.s_obstacle_pool[u_wall][g.e_symbol_plain], "=", 5)
    t.line = 191
    t.equal(191, "points of wall", g.d_obstacle_points(u_wall), "=", 6)


def XF_541(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:193
    g = t.game(4)
    t.line = 197
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 198
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 199
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 201
    t.answer("window", ("plays", u_stunbolt))
    t.line = 202
    t.step(g, "play_cards", 0)
    t.line = 203
    t.answer("window", ("strikes with", u_stunbolt))
    t.line = 204
    t.step(g, "apply_damage", 0)
    t.line = 206
    t.equal(206, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 207
    t.equal(207, "points of wall", g.d_obstacle_points(u_wall), "=", 1)


def XF_542(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:209
    g = t.game(4)
    t.line = 212
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    t.line = 213
    u_covering_fire = g.create("covering_fire", g.z_runner_deck + 0, 0)
    g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 215
    t.answer("window", ("plays", u_stunbolt))
    t.line = 216
    t.step(g, "play_cards", 0)
    t.line = 218
    t.equal(218, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 219
    t.equal(219, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 221
    u_again = g.reveal(g.z_runner_deck + 0)
    t.line = 223
    t.check(223, "again is covering_fire", (u_again != NOTHING and u_again == u_covering_fire))


def XF_547(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:225
    g = t.game(2)
    t.line = 228
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 229
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 230
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 232
    t.answer("window", ("plays", u_covering_fire))
    t.line = 233
    t.step(g, "play_cards", 0)
    t.line = 235
    t.equal(235, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 236
    t.equal(236, "hp of P2", g.s_runner_hp[1], "=", 4)


def XF_548(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:238
    g = t.game(4)
    t.line = 241
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 242
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 244
    t.answer("window", ("plays", u_covering_fire))
    t.line = 245
    t.answer("friend", 1)
    t.line = 246
    t.step(g, "play_cards", 0)
    t.line = 248
    t.equal(248, "hp of P2", g.s_runner_hp[1], "=", 4)


def pickpocket__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/market_cards.card:254
    return args[0] == this


def pickpocket__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/market_cards.card:254
    g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


def XF_549(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:250
    g = t.game(4)
    t.line = 256
    g.s_runner_nuyen[0] = 3
    t.line = 257
    u_pickpocket = g.create("pickpocket", g.z__row)
    g.s_obstacle_facing[u_pickpocket] = 0
    t.line = 258
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 260
    t.answer("window", ("assists with", u_covering_fire))
    t.line = 261
    t.step(g, "play_cards", 0)
    t.line = 262
    t.step(g, "take_damage", 0)
    t.line = 264
    t.equal(264, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 265
    t.equal(265, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


def XF_551(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:267
    g = t.game(4)
    t.line = 271
    u_w1 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w1] = 0
    u_w2 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w2] = 0
    u_w3 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w3] = 0
    t.line = 272
    u_k1 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k2 = g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 273
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 275
    t.answer("window", ("plays", u_k1))
    t.line = 276
    t.answer("window", ("plays", u_k2))
    t.line = 277
    t.answer("window", ("plays", u_quick_shot))
    t.line = 278
    t.step(g, "play_cards", 0)
    t.line = 279
    g.v_strikes_with(0, u_w1, u_k1)
    t.line = 280
    g.v_strikes_with(0, u_w2, u_k2)
    t.line = 281
    g.v_strikes_with(0, u_w3, u_quick_shot)
    t.line = 283
    t.equal(283, "pool at black of w1", g.s_obstacle_pool[u_w1][g.e_symbol_black], "=", 2)
    t.line = 284
    t.equal(284, "pool at plain of w1", g.s_obstacle_pool[u_w1][g.e_symbol_plain], "=", 1)
    t.line = 285
    t.equal(285, "pool at black of w2", g.s_obstacle_pool[u_w2][g.e_symbol_black], "=", 2)
    t.line = 286
    t.equal(286, "pool at plain of w2", g.s_obstacle_pool[u_w2][g.e_symbol_plain], "=", 1)
    t.line = 287
    t.equal(287, "pool at black of w3", g.s_obstacle_pool[u_w3][g.e_symbol_black], "=", 1)
    t.line = 288
    t.equal(288, "pool at plain of w3", g.s_obstacle_pool[u_w3][g.e_symbol_plain], "=", 2)


def XF_552(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:290
    g = t.game(4)
    t.line = 294
    u_w1 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w1] = 0
    u_w2 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w2] = 0
    u_w3 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w3] = 0
    u_w4 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_w4] = 0
    t.line = 295
    u_k1 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k2 = g.create("katana", g.z_runner_hand + 0, 0)
    u_k3 = g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 296
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 298
    t.answer("window", ("plays", u_quick_shot))
    t.line = 299
    t.answer("window", ("plays", u_k1))
    t.line = 300
    t.answer("window", ("plays", u_k2))
    t.line = 301
    t.answer("window", ("plays", u_k3))
    t.line = 302
    t.step(g, "play_cards", 0)
    t.line = 303
    g.v_strikes_with(0, u_w1, u_k1)
    t.line = 304
    g.v_strikes_with(0, u_w2, u_k2)
    t.line = 305
    g.v_strikes_with(0, u_w3, u_k3)
    t.line = 306
    g.v_strikes_with(0, u_w4, u_quick_shot)
    t.line = 308
    t.equal(308, "pool at black of w1", g.s_obstacle_pool[u_w1][g.e_symbol_black], "=", 2)
    t.line = 309
    t.equal(309, "pool at plain of w1", g.s_obstacle_pool[u_w1][g.e_symbol_plain], "=", 2)
    t.line = 310
    t.equal(310, "pool at black of w2", g.s_obstacle_pool[u_w2][g.e_symbol_black], "=", 2)
    t.line = 311
    t.equal(311, "pool at plain of w2", g.s_obstacle_pool[u_w2][g.e_symbol_plain], "=", 2)
    t.line = 312
    t.equal(312, "pool at black of w3", g.s_obstacle_pool[u_w3][g.e_symbol_black], "=", 2)
    t.line = 313
    t.equal(313, "pool at plain of w3", g.s_obstacle_pool[u_w3][g.e_symbol_plain], "=", 2)
    t.line = 314
    t.equal(314, "pool at black of w4", g.s_obstacle_pool[u_w4][g.e_symbol_black], "=", 1)
    t.line = 315
    t.equal(315, "pool at plain of w4", g.s_obstacle_pool[u_w4][g.e_symbol_plain], "=", 3)


def XF_553(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:317
    g = t.game(4)
    t.line = 321
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 322
    u_katana = g.create("katana", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 324
    t.answer("window", ("plays", u_katana))
    t.line = 325
    t.answer("window", ("plays", u_mana))
    t.line = 326
    t.step(g, "play_cards", 0)
    t.line = 327
    t.answer("window", ("strikes with", u_mana))
    t.line = 328
    t.step(g, "apply_damage", 0)
    t.line = 330
    t.equal(330, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 331
    t.equal(331, "points of wall", g.d_obstacle_points(u_wall), "=", 1)


def XF_621(t: Value) -> None:  # cards/crossfire/base/scenarios/market_cards.card:333
    g = t.game(4)
    t.line = 336
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 338
    u_shown = g.reveal(g.z_runner_deck + 0)
    t.line = 339
    u_again = g.reveal(g.z_runner_deck + 0)
    t.line = 341
    t.check(341, "shown is mana", (u_shown != NOTHING and u_shown == u_mana))
    t.line = 342
    t.check(342, "again is mana", (u_again != NOTHING and u_again == u_mana))
    t.line = 343
    t.check(343, "mana is in deck of P1", g.where[u_mana] == g.z_runner_deck + 0)
    t.line = 344
    t.equal(344, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_cards.card",
    scenarios=(
        Scenario("XF_171", "Lightning Mage blocks healing", XF_171, 3, 4),
        Scenario(
            "XF_183",
            "Stunbolt adds the cost of the card it shows",
            XF_183,
            20,
            4,
            cards=(
                Card(
                    "shiver",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=23,
                ),
                Card(
                    "guiding_spirit", "gear", (("type", "spell"), ("cost", 3), ("damage", (("blue", 1),))), (), line=24
                ),
            ),
        ),
        Scenario(
            "XF_272",
            "Stunbolt without any card to show",
            XF_272,
            40,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=43),),
        ),
        Scenario("XF_523", "Negotiation counts itself", XF_523, 55, 4),
        Scenario("XF_524", "the discount of an assisting Negotiation lapses", XF_524, 76, 4),
        Scenario("XF_531", "Clairvoyance may discard what it drew", XF_531, 104, 4),
        Scenario("XF_531_b", "Clairvoyance may discard any other card of the hand", XF_531_b, 117, 4),
        Scenario(
            "XF_537",
            "Lightning Bolt takes the first two levels that are left",
            XF_537,
            130,
            4,
            cards=(
                Card(
                    "bonelaced_adept",
                    "obstacle",
                    (("track", (("plain", 4), ("black", 1), ("plain", 1))), ("attack", 1)),
                    (),
                    line=133,
                ),
            ),
        ),
        Scenario(
            "XF_538",
            "Lightning Bolt after the first level fell to other cards",
            XF_538,
            145,
            4,
            cards=(
                Card(
                    "bonelaced_adept",
                    "obstacle",
                    (("track", (("plain", 4), ("black", 1), ("plain", 1))), ("attack", 1)),
                    (),
                    line=148,
                ),
                Card("salvo", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=149),
            ),
        ),
        Scenario(
            "XF_539",
            "Lightning Bolt on the last level",
            XF_539,
            161,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("black", 1))), ("attack", 1)), (), line=164),),
        ),
        Scenario(
            "XF_540",
            "what Stunbolt showed stays its number",
            XF_540,
            174,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=177),),
        ),
        Scenario(
            "XF_541",
            "Stunbolt shows a card without a cost",
            XF_541,
            193,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=196),),
        ),
        Scenario("XF_542", "a card that was shown goes back on top", XF_542, 209, 4),
        Scenario("XF_547", "Covering Fire heals another runner only", XF_547, 225, 2),
        Scenario("XF_548", "Covering Fire heals a friend", XF_548, 238, 4),
        Scenario(
            "XF_549",
            "what cannot attack does not use its attack text",
            XF_549,
            250,
            4,
            cards=(
                Card(
                    "pickpocket",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("pickpocket__when", "when", "attacks", pickpocket__when_if, pickpocket__when, line=254),),
                    line=253,
                ),
            ),
        ),
        Scenario(
            "XF_551",
            "two Katanas",
            XF_551,
            267,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=270),),
        ),
        Scenario(
            "XF_552",
            "three Katanas",
            XF_552,
            290,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=293),),
        ),
        Scenario(
            "XF_553",
            "a Katana does nothing for a spell",
            XF_553,
            317,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=320),),
        ),
        Scenario("XF_621", "a revealed card stays on top of its deck", XF_621, 333, 4),
    ),
)
