"""Made by `ombre build` from cards/crossfire/base/scenarios/draw_and_buy.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/draw_and_buy.card:3
def XF_022(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.s_runner_nuyen[0] = 5
    t.line = 7
    u_c1 = g.create("covering_fire", g.z__market)
    u_c2 = g.create("covering_fire", g.z__market)
    t.line = 9
    t.answer("window", (("buys", (None, u_c1)),))
    t.line = 10
    t.step(g, "draw_and_buy", 0)
    t.line = 12
    t.check(12, "c1 is in hand of P1", g.where[u_c1] == g.z_runner_hand + 0)
    t.line = 13
    t.equal(13, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 14
    t.cannot(14, "P1 cannot buy c2", "buys", (0, u_c2))


# cards/crossfire/base/scenarios/draw_and_buy.card:16
def XF_246(t: Value) -> None:
    g = t.game(4)
    t.line = 19
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 20
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 22
    t.step(g, "draw_and_buy", 0)
    t.line = 24
    t.equal(24, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


# cards/crossfire/base/scenarios/draw_and_buy.card:26
def XF_247(t: Value) -> None:
    g = t.game(4)
    t.line = 29
    g.s_runner_nuyen[0] = 4
    t.line = 30
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 31
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 33
    t.step(g, "draw_and_buy", 0)
    t.line = 35
    t.equal(35, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 37
    u_katana = g.create("katana", g.z__market)
    t.line = 38
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 39
    t.step(g, "draw_and_buy", 0)
    t.line = 41
    t.check(41, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 42
    t.equal(42, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


# cards/crossfire/base/scenarios/draw_and_buy.card:44
def XF_248(t: Value) -> None:
    g = t.game(4)
    t.line = 47
    for _ in g.repeat(7):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 49
    t.step(g, "draw_and_buy", 0)
    t.line = 51
    t.equal(51, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/base/scenarios/draw_and_buy.card:53
def XF_250(t: Value) -> None:
    g = t.game(4)
    t.line = 56
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 57
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 58
    for _ in g.repeat(3):
        g.create("quick_shot", g.z_runner_discard + 0, 0)
    t.line = 60
    t.step(g, "draw_and_buy", 0)
    t.line = 62
    t.check(62, "mark is in hand of P1", g.where[u_mark] == g.z_runner_hand + 0)
    t.line = 63
    t.equal(63, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 64
    t.equal(64, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)
    t.line = 65
    t.equal(65, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:67
def XF_251(t: Value) -> None:
    g = t.game(4)
    t.line = 70
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 71
    for _ in g.repeat(5):
        g.create("quick_shot", g.z_runner_discard + 0, 0)
    t.line = 73
    t.step(g, "draw_and_buy", 0)
    t.line = 75
    t.equal(75, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 76
    t.equal(76, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)
    t.line = 77
    t.equal(77, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 5)


# cards/crossfire/base/scenarios/draw_and_buy.card:79
def XF_252(t: Value) -> None:
    g = t.game(4)
    t.line = 82
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 84
    t.step(g, "draw_and_buy", 0)
    t.line = 86
    t.equal(86, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 88
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 89
    t.step(g, "draw_and_buy", 0)
    t.line = 91
    t.equal(91, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)


# cards/crossfire/base/scenarios/draw_and_buy.card:93
def XF_253(t: Value) -> None:
    g = t.game(4)
    t.line = 96
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 97
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 99
    t.step(g, "draw_and_buy", 0)
    t.line = 101
    t.equal(101, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 102
    t.equal(102, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:104
def XF_254(t: Value) -> None:
    g = t.game(4)
    t.line = 107
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 108
    g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 109
    t.all_pass = True
    t.line = 111
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 112
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 113
    t.answer("window", (("plays", (None, u_m3)),))
    t.line = 114
    t.step(g, "play_cards", 0)
    t.line = 115
    t.step(g, "apply_damage", 0)
    t.line = 117
    t.equal(117, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 3)
    t.line = 118
    t.equal(118, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 120
    t.step(g, "draw_and_buy", 0)
    t.line = 122
    t.equal(122, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 123
    t.equal(123, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 1)
    t.line = 124
    t.equal(124, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:126
def XF_255(t: Value) -> None:
    g = t.game(4)
    t.line = 129
    g.s_runner_nuyen[0] = 3
    t.line = 130
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 132
    t.answer("window", (("buys", (None, u_negotiation)),))
    t.line = 133
    t.step(g, "draw_and_buy", 0)
    t.line = 135
    t.check(135, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 136
    t.equal(136, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 137
    t.equal(137, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:139
def XF_257(t: Value) -> None:
    g = t.game(4)
    t.line = 142
    g.s_runner_nuyen[0] = 4
    t.line = 143
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_lightning_bolt = g.create("lightning_bolt", g.z__market)
    t.line = 145
    g.v_buys(0, u_covering_fire)
    t.line = 147
    t.check(147, "covering_fire is in market", g.where[u_covering_fire] == g.z__market)
    t.line = 148
    t.equal(148, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 149
    t.cannot(149, "P1 cannot buy covering_fire", "buys", (0, u_covering_fire))
    t.line = 151
    g.s_runner_nuyen[0] = 5
    t.line = 152
    g.v_buys(0, u_covering_fire)
    t.line = 154
    t.check(154, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 155
    t.cannot(155, "P1 cannot buy lightning_bolt", "buys", (0, u_lightning_bolt))


# cards/crossfire/base/scenarios/draw_and_buy.card:157
def XF_258(t: Value) -> None:
    g = t.game(4)
    t.line = 160
    g.s_runner_nuyen[0] = 5
    t.line = 161
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 163
    t.answer("window", (("buys", (None, u_covering_fire)),))
    t.line = 164
    t.step(g, "draw_and_buy", 0)
    t.line = 166
    t.check(166, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 167
    t.equal(167, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:169
def XF_259(t: Value) -> None:
    g = t.game(4)
    t.line = 172
    g.s_runner_nuyen[0] = 7
    t.line = 173
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 174
    for _ in g.repeat(5):
        g.create("clairvoyance", g.z__market)
    t.line = 175
    u_katana = g.create("katana", g.z__market_deck)
    u_stunbolt = g.create("stunbolt", g.z__market_deck)
    t.line = 177
    t.answer("window", (("buys", (None, u_negotiation)),))
    t.line = 178
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 179
    t.step(g, "draw_and_buy", 0)
    t.line = 181
    t.check(181, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 182
    t.check(182, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 183
    t.check(183, "stunbolt is in market", g.where[u_stunbolt] == g.z__market)
    t.line = 184
    t.equal(184, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:186
def XF_260(t: Value) -> None:
    g = t.game(4)
    t.line = 189
    g.s_runner_nuyen[0] = 4
    t.line = 190
    for _ in g.repeat(14):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 191
    u_katana = g.create("katana", g.z__market)
    t.line = 193
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 194
    t.step(g, "draw_and_buy", 0)
    t.line = 195
    t.step(g, "end_turn", 0)
    t.line = 197
    t.equal(197, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 15)
    t.line = 198
    t.equal(198, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:200
def XF_261(t: Value) -> None:
    g = t.game(4)
    t.line = 203
    g.s_runner_nuyen[0] = 20
    t.line = 204
    u_katana = g.create("katana", g.z__market)
    t.line = 205
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 207
    t.answer("window", "pass")
    t.line = 208
    t.step(g, "draw_and_buy", 0)
    t.line = 210
    t.equal(210, "nuyen of P1", g.s_runner_nuyen[0], "=", 20)
    t.line = 211
    t.check(211, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 212
    t.equal(212, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/base/scenarios/draw_and_buy.card:220
def courier__assist(g: Play, this: int, you: int) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/draw_and_buy.card:214
def XF_262(t: Value) -> None:
    g = t.game(4)
    t.line = 217
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 218
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 222
    u_courier = g.create("courier", g.z_runner_hand + 1, 1)
    t.line = 223
    t.all_pass = True
    t.line = 225
    t.answer("window", (("assists with", (None, u_courier)),))
    t.line = 226
    t.step(g, "play_cards", 0)
    t.line = 228
    t.equal(228, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 230
    t.step(g, "draw_and_buy", 0)
    t.line = 232
    t.equal(232, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


# cards/crossfire/base/scenarios/draw_and_buy.card:234
def XF_265(t: Value) -> None:
    g = t.game(4)
    t.line = 237
    g.s_runner_nuyen[0] = 9
    t.line = 238
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    u_n3 = g.create("negotiation", g.z__market)
    t.line = 239
    for _ in g.repeat(3):
        g.create("clairvoyance", g.z__market)
    t.line = 240
    for _ in g.repeat(10):
        g.create("katana", g.z__market_deck)
    t.line = 242
    t.answer("window", (("buys", (None, u_n1)),))
    t.line = 243
    t.answer("window", (("buys", (None, u_n2)),))
    t.line = 244
    t.answer("window", (("buys", (None, u_n3)),))
    t.line = 245
    t.step(g, "draw_and_buy", 0)
    t.line = 247
    t.equal(247, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 248
    t.equal(248, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 249
    t.equal(249, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 7)


# cards/crossfire/base/scenarios/draw_and_buy.card:251
def XF_266(t: Value) -> None:
    g = t.game(4)
    t.line = 254
    g.s_runner_nuyen[0] = 3
    t.line = 255
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 256
    for _ in g.repeat(5):
        g.create("clairvoyance", g.z__market)
    t.line = 257
    for _ in g.repeat(4):
        g.create("katana", g.z__market_discard)
    t.line = 259
    t.answer("window", (("buys", (None, u_negotiation)),))
    t.line = 260
    t.step(g, "draw_and_buy", 0)
    t.line = 262
    t.equal(262, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 263
    t.equal(263, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 3)
    t.line = 264
    t.equal(264, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:266
def XF_267(t: Value) -> None:
    g = t.game(4)
    t.line = 269
    g.s_runner_nuyen[0] = 3
    t.line = 270
    g.s_runner_nuyen[1] = 3
    t.line = 271
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    t.line = 272
    for _ in g.repeat(4):
        g.create("clairvoyance", g.z__market)
    t.line = 273
    t.all_pass = True
    t.line = 275
    t.answer("window", (("buys", (None, u_n1)),))
    t.line = 276
    t.step(g, "draw_and_buy", 0)
    t.line = 278
    t.equal(278, "number of cards in market", len(g.zones[g.z__market]), "=", 5)
    t.line = 280
    t.answer("window", (("buys", (None, u_n2)),))
    t.line = 281
    t.step(g, "draw_and_buy", 1)
    t.line = 283
    t.check(283, "n2 is in hand of P2", g.where[u_n2] == g.z_runner_hand + 1)
    t.line = 284
    t.equal(284, "number of cards in market", len(g.zones[g.z__market]), "=", 4)


# cards/crossfire/base/scenarios/draw_and_buy.card:286
def XF_269(t: Value) -> None:
    g = t.game(4)
    t.line = 289
    g.s_runner_nuyen[0] = 4
    t.line = 290
    u_katana = g.create("katana", g.z__market)
    t.line = 292
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 293
    t.step(g, "draw_and_buy", 0)
    t.line = 294
    t.step(g, "end_turn", 0)
    t.line = 295
    t.answer("window", (("plays", (None, u_katana)),))
    t.line = 296
    t.step(g, "play_cards", 0)
    t.line = 297
    t.step(g, "apply_damage", 0)
    t.line = 299
    t.check(299, "katana is in discard of P1", g.where[u_katana] == g.z_runner_discard + 0)
    t.line = 300
    t.equal(300, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:302
def XF_568(t: Value) -> None:
    g = t.game(4)
    t.line = 305
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_discard + 1, 1)
    t.line = 307
    g.v_draws(1, 2)
    t.line = 309
    t.equal(309, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 310
    t.equal(310, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 3)
    t.line = 311
    t.equal(311, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:313
def XF_268(t: Value) -> None:
    g = t.game(4)
    t.line = 316
    g.s_runner_nuyen[0] = 9
    t.line = 317
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 319
    t.step(g, "draw_and_buy", 0)
    t.line = 321
    t.equal(321, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 322
    t.equal(322, "nuyen of P1", g.s_runner_nuyen[0], "=", 9)
    t.line = 323
    t.equal(323, "number of cards in market", len(g.zones[g.z__market]), "=", 0)
    t.line = 324
    t.check(324, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/base/scenarios/draw_and_buy.card:330
def oracle__play(g: Play, this: int, you: int) -> None:
    for _ in g.repeat(4):
        if not g.zones[g.z_runner_deck + you]:
            for card1 in reversed(g.zones[g.z_runner_discard + you]):
                g.move(card1, g.z_runner_deck + you)
        u_omen = g.reveal(g.z_runner_deck + you)
        if u_omen != NOTHING:
            g.move(u_omen, g.z_runner_hand + you)


# cards/crossfire/base/scenarios/draw_and_buy.card:326
def XF_271(t: Value) -> None:
    g = t.game(4)
    t.line = 336
    u_oracle = g.create("oracle", g.z_runner_hand + 0, 0)
    t.line = 337
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 339
    g.v_plays(0, u_oracle)
    t.line = 341
    t.equal(341, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 342
    t.equal(342, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)
    t.line = 343
    t.equal(343, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/draw_and_buy.card:345
def XF_264(t: Value) -> None:
    g = t.game(4)
    t.line = 348
    g.s_runner_nuyen[0] = 9
    t.line = 349
    u_katana = g.create("katana", g.z__market)
    u_stunbolt = g.create("stunbolt", g.z__market)
    t.line = 350
    g.create("mark", g.z__market_deck)
    g.create("mana", g.z__market_deck)
    t.line = 352
    g.v_cycles(0, u_katana)
    t.line = 353
    g.v_cycles(0, u_stunbolt)
    t.line = 355
    t.equal(355, "nuyen of P1", g.s_runner_nuyen[0], "=", 9)
    t.line = 356
    t.equal(
        356,
        "number of cards in hand of P1 + number of cards in hand of P2",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_hand + 1])),
        "=",
        0,
    )
    t.line = 357
    t.equal(357, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 2)
    t.line = 358
    t.equal(358, "number of cards in market", len(g.zones[g.z__market]), "=", 2)


MODULE = Module(
    source="cards/crossfire/base/scenarios/draw_and_buy.card",
    scenarios=(
        Scenario("XF_022", "Covering Fire costs five", XF_022, 3, 4),
        Scenario("XF_246", "three cards in hand: draw two", XF_246, 16, 4),
        Scenario("XF_247", "four cards in hand: draw none, and buy as ever", XF_247, 26, 4),
        Scenario("XF_248", "an empty hand draws two, too", XF_248, 44, 4),
        Scenario("XF_250", "the discard is shuffled when a card is missing", XF_250, 53, 4),
        Scenario("XF_251", "an empty deck is not shuffled before a card is needed", XF_251, 67, 4),
        Scenario("XF_252", "nothing to draw and nothing to shuffle", XF_252, 79, 4),
        Scenario("XF_253", "the only card is drawn", XF_253, 93, 4),
        Scenario("XF_254", "cards just used can come back", XF_254, 104, 4),
        Scenario("XF_255", "a bought card goes to the hand", XF_255, 126, 4),
        Scenario("XF_257", "a card that is too dear cannot be bought", XF_257, 139, 4),
        Scenario("XF_258", "the last nuyen can be spent", XF_258, 157, 4),
        Scenario("XF_259", "the market is refilled at once", XF_259, 169, 4),
        Scenario("XF_260", "there is no hand limit", XF_260, 186, 4),
        Scenario("XF_261", "nobody has to buy", XF_261, 200, 4),
        Scenario(
            "XF_262",
            "only the size of the hand counts, not where it came from",
            XF_262,
            214,
            4,
            cards=(
                Card(
                    "courier",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("courier__assist", "slot", "assist", None, courier__assist, line=220),),
                    line=219,
                ),
            ),
        ),
        Scenario("XF_265", "the market shows six cards again", XF_265, 234, 4),
        Scenario("XF_266", "an empty market deck takes its discard back", XF_266, 251, 4),
        Scenario("XF_267", "a market without deck and discard stays short", XF_267, 266, 4),
        Scenario("XF_269", "a bought card never goes back to the market", XF_269, 286, 4),
        Scenario("XF_568", "a deck that was milled away is shuffled at the next draw", XF_568, 302, 4),
        Scenario("XF_268", "an empty market sells nothing, and the game goes on", XF_268, 313, 4),
        Scenario(
            "XF_271",
            "who reveals more cards than there are stops",
            XF_271,
            326,
            4,
            cards=(
                Card(
                    "oracle",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),))),
                    (Ability("oracle__play", "slot", "play", None, oracle__play, line=330),),
                    line=329,
                ),
            ),
        ),
        Scenario("XF_264", "what is cycled is not bought", XF_264, 345, 4),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 16:3 17:9 18:3 19:10 20:3 21:12 22:3 23:13 24:3 25:14 29:16 32:19 34:16 35:20"
        " 37:16 38:22 39:16 40:24 44:26 47:29 48:26 49:30 51:26 52:31 54:26 55:33 56:26 57:35 58:26 59:37"
        " 60:26 61:38 62:26 63:39 64:26 65:41 66:26 67:42 71:44 74:47 76:44 77:49 78:44 79:51 83:53 86:56"
        " 88:53 89:57 90:53 91:58 93:53 94:60 95:53 96:62 97:53 98:63 99:53 100:64 101:53 102:65 106:67"
        " 109:70 111:67 112:71 114:67 115:73 116:67 117:75 118:67 119:76 120:67 121:77 125:79 128:82 130:79"
        " 131:84 132:79 133:86 134:79 135:88 136:79 137:89 138:79 139:91 143:93 146:96 148:93 149:97 150:93"
        " 151:99 152:93 153:101 154:93 155:102 159:104 162:107 165:104 166:108 167:104 168:109 169:104"
        " 170:111 171:104 172:112 173:104 174:113 175:104 176:114 177:104 178:115 179:104 180:117 181:104"
        " 182:118 183:104 184:120 185:104 186:122 187:104 188:123 189:104 190:124 194:126 197:129 198:126"
        " 199:130 200:126 201:132 202:126 203:133 204:126 205:135 206:126 207:136 208:126 209:137 213:139"
        " 216:142 217:139 218:143 220:139 221:145 222:139 223:147 224:139 225:148 226:139 227:149 228:139"
        " 229:151 230:139 231:152 232:139 233:154 234:139 235:155 239:157 242:160 243:157 244:161 245:157"
        " 246:163 247:157 248:164 249:157 250:166 251:157 252:167 256:169 259:172 260:169 261:173 262:169"
        " 263:174 265:169 266:175 268:169 269:177 270:169 271:178 272:169 273:179 274:169 275:181 276:169"
        " 277:182 278:169 279:183 280:169 281:184 285:186 288:189 289:186 290:190 292:186 293:191 294:186"
        " 295:193 296:186 297:194 298:186 299:195 300:186 301:197 302:186 303:198 307:200 310:203 311:200"
        " 312:204 313:200 314:205 316:200 317:207 318:200 319:208 320:200 321:210 322:200 323:211 324:200"
        " 325:212 329:220 330:221 334:214 337:217 339:214 340:218 342:214 343:222 344:214 345:223 346:214"
        " 347:225 348:214 349:226 350:214 351:228 352:214 353:230 354:214 355:232 359:234 362:237 363:234"
        " 364:238 367:234 368:239 370:234 371:240 373:234 374:242 375:234 376:243 377:234 378:244 379:234"
        " 380:245 381:234 382:247 383:234 384:248 385:234 386:249 390:251 393:254 394:251 395:255 396:251"
        " 397:256 399:251 400:257 402:251 403:259 404:251 405:260 406:251 407:262 408:251 409:263 410:251"
        " 411:264 415:266 418:269 419:266 420:270 421:266 422:271 424:266 425:272 427:266 428:273 429:266"
        " 430:275 431:266 432:276 433:266 434:278 435:266 436:280 437:266 438:281 439:266 440:283 441:266"
        " 442:284 446:286 449:289 450:286 451:290 452:286 453:292 454:286 455:293 456:286 457:294 458:286"
        " 459:295 460:286 461:296 462:286 463:297 464:286 465:299 466:286 467:300 471:302 474:305 476:302"
        " 477:307 478:302 479:309 480:302 481:310 482:302 483:311 487:313 490:316 491:313 492:317 494:313"
        " 495:319 496:313 497:321 498:313 499:322 500:313 501:323 502:313 503:324 507:330 508:331 509:332"
        " 510:333 512:334 513:335 518:326 521:336 522:326 523:337 525:326 526:339 527:326 528:341 529:326"
        " 530:342 531:326 532:343 536:345 539:348 540:345 541:349 543:345 544:350 546:345 547:352 548:345"
        " 549:353 550:345 551:355 552:345 553:356 560:345 561:357 562:345 563:358"
    ),
)
