"""Made by `ombre build` from cards/crossfire/base/scenarios/draw_and_buy.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 18:3 19:7 21:3 22:9 23:3 24:10 25:3 26:12 27:3 28:13 29:3 30:14 34:16 37:19 39:16 40:20"
        " 42:16 43:22 44:16 45:24 49:26 52:29 53:26 54:30 56:26 57:31 59:26 60:33 61:26 62:35 63:26 64:37"
        " 65:26 66:38 67:26 68:39 69:26 70:41 71:26 72:42 76:44 79:47 81:44 82:49 83:44 84:51 88:53 91:56"
        " 93:53 94:57 95:53 96:58 98:53 99:60 100:53 101:62 102:53 103:63 104:53 105:64 106:53 107:65 111:67"
        " 114:70 116:67 117:71 119:67 120:73 121:67 122:75 123:67 124:76 125:67 126:77 130:79 133:82 135:79"
        " 136:84 137:79 138:86 139:79 140:88 141:79 142:89 143:79 144:91 148:93 151:96 153:93 154:97 155:93"
        " 156:99 157:93 158:101 159:93 160:102 164:104 167:107 170:104 171:108 172:104 173:109 174:104"
        " 175:111 176:104 177:112 178:104 179:113 180:104 181:114 182:104 183:115 184:104 185:117 186:104"
        " 187:118 188:104 189:120 190:104 191:122 192:104 193:123 194:104 195:124 199:126 202:129 203:126"
        " 204:130 205:126 206:132 207:126 208:133 209:126 210:135 211:126 212:136 213:126 214:137 218:139"
        " 221:142 222:139 223:143 225:139 226:145 227:139 228:147 229:139 230:148 231:139 232:149 233:139"
        " 234:151 235:139 236:152 237:139 238:154 239:139 240:155 244:157 247:160 248:157 249:161 250:157"
        " 251:163 252:157 253:164 254:157 255:166 256:157 257:167 261:169 264:172 265:169 266:173 267:169"
        " 268:174 270:169 271:175 273:169 274:177 275:169 276:178 277:169 278:179 279:169 280:181 281:169"
        " 282:182 283:169 284:183 285:169 286:184 290:186 293:189 294:186 295:190 297:186 298:191 299:186"
        " 300:193 301:186 302:194 303:186 304:195 305:186 306:197 307:186 308:198 312:200 315:203 316:200"
        " 317:204 318:200 319:205 321:200 322:207 323:200 324:208 325:200 326:210 327:200 328:211 329:200"
        " 330:212 334:220 335:221 339:214 342:217 344:214 345:218 347:214 348:222 349:214 350:223 351:214"
        " 352:225 353:214 354:226 355:214 356:228 357:214 358:230 359:214 360:232 364:234 367:237 368:234"
        " 369:238 372:234 373:239 375:234 376:240 378:234 379:242 380:234 381:243 382:234 383:244 384:234"
        " 385:245 386:234 387:247 388:234 389:248 390:234 391:249 395:251 398:254 399:251 400:255 401:251"
        " 402:256 404:251 405:257 407:251 408:259 409:251 410:260 411:251 412:262 413:251 414:263 415:251"
        " 416:264 420:266 423:269 424:266 425:270 426:266 427:271 429:266 430:272 432:266 433:273 434:266"
        " 435:275 436:266 437:276 438:266 439:278 440:266 441:280 442:266 443:281 444:266 445:283 446:266"
        " 447:284 451:286 454:289 455:286 456:290 457:286 458:292 459:286 460:293 461:286 462:294 463:286"
        " 464:295 465:286 466:296 467:286 468:297 469:286 470:299 471:286 472:300 476:302 479:305 481:302"
        " 482:307 483:302 484:309 485:302 486:310 487:302 488:311 492:313 495:316 496:313 497:317 499:313"
        " 500:319 501:313 502:321 503:313 504:322 505:313 506:323 507:313 508:324 512:330 513:331 514:332"
        " 515:333 517:334 518:335 523:326 526:336 527:326 528:337 530:326 531:339 532:326 533:341 534:326"
        " 535:342 536:326 537:343 541:345 544:348 545:345 546:349 548:345 549:350 551:345 552:352 553:345"
        " 554:353 555:345 556:355 557:345 558:356 565:345 566:357 567:345 568:358"
    ),
)
