"""Made by `ombre build` from cards/crossfire/base/scenarios/draw_and_buy.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Card, Module, Play, Scenario, Value


def XF_022(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_nuyen[0] = 5
    t.line = 7
    u_c1 = g.create("covering_fire", g.z__market)
    u_c2 = g.create("covering_fire", g.z__market)
    t.line = 9
    t.answer("window", ("buys", u_c1))
    t.line = 10
    t.step(g, "draw_and_buy", 0)
    t.line = 12
    t.check(12, "c1 is in hand of P1", g.where[u_c1] == g.z_runner_hand + 0)
    t.line = 13
    t.equal(13, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 14
    t.cannot(14, "P1 cannot buy c2", "buys", (0, u_c2))


def XF_246(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:16
    g = t.game(4)
    t.line = 19
    for _ in range(3):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 20
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 22
    t.step(g, "draw_and_buy", 0)
    t.line = 24
    t.equal(24, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


def XF_247(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:26
    g = t.game(4)
    t.line = 29
    g.s_runner_nuyen[0] = 4
    t.line = 30
    for _ in range(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 31
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 33
    t.step(g, "draw_and_buy", 0)
    t.line = 35
    t.equal(35, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 37
    u_katana = g.create("katana", g.z__market)
    t.line = 38
    t.answer("window", ("buys", u_katana))
    t.line = 39
    t.step(g, "draw_and_buy", 0)
    t.line = 41
    t.check(41, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 42
    t.equal(42, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


def XF_248(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:44
    g = t.game(4)
    t.line = 47
    for _ in range(7):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 49
    t.step(g, "draw_and_buy", 0)
    t.line = 51
    t.equal(51, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def XF_250(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:53
    g = t.game(4)
    t.line = 56
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 57
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 58
    for _ in range(3):
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


def XF_251(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:67
    g = t.game(4)
    t.line = 70
    for _ in range(2):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 71
    for _ in range(5):
        g.create("quick_shot", g.z_runner_discard + 0, 0)
    t.line = 73
    t.step(g, "draw_and_buy", 0)
    t.line = 75
    t.equal(75, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 76
    t.equal(76, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)
    t.line = 77
    t.equal(77, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 5)


def XF_252(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:79
    g = t.game(4)
    t.line = 82
    for _ in range(3):
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


def XF_253(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:93
    g = t.game(4)
    t.line = 96
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 97
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 99
    t.step(g, "draw_and_buy", 0)
    t.line = 101
    t.equal(101, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 102
    t.equal(102, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)


def XF_254(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:104
    g = t.game(4)
    t.line = 107
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 108
    g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 110
    t.answer("window", ("plays", u_m1))
    t.line = 111
    t.answer("window", ("plays", u_m2))
    t.line = 112
    t.answer("window", ("plays", u_m3))
    t.line = 113
    t.step(g, "play_cards", 0)
    t.line = 114
    t.step(g, "apply_damage", 0)
    t.line = 116
    t.equal(116, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 3)
    t.line = 117
    t.equal(117, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 119
    t.step(g, "draw_and_buy", 0)
    t.line = 121
    t.equal(121, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 122
    t.equal(122, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 1)
    t.line = 123
    t.equal(123, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def XF_255(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:125
    g = t.game(4)
    t.line = 128
    g.s_runner_nuyen[0] = 3
    t.line = 129
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 131
    t.answer("window", ("buys", u_negotiation))
    t.line = 132
    t.step(g, "draw_and_buy", 0)
    t.line = 134
    t.check(134, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 135
    t.equal(135, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 136
    t.equal(136, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_257(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:138
    g = t.game(4)
    t.line = 141
    g.s_runner_nuyen[0] = 4
    t.line = 142
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_lightning_bolt = g.create("lightning_bolt", g.z__market)
    t.line = 144
    g.v_buys(0, u_covering_fire)
    t.line = 146
    t.check(146, "covering_fire is in market", g.where[u_covering_fire] == g.z__market)
    t.line = 147
    t.equal(147, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 148
    t.cannot(148, "P1 cannot buy covering_fire", "buys", (0, u_covering_fire))
    t.line = 150
    g.s_runner_nuyen[0] = 5
    t.line = 151
    g.v_buys(0, u_covering_fire)
    t.line = 153
    t.check(153, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 154
    t.cannot(154, "P1 cannot buy lightning_bolt", "buys", (0, u_lightning_bolt))


def XF_258(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:156
    g = t.game(4)
    t.line = 159
    g.s_runner_nuyen[0] = 5
    t.line = 160
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 162
    t.answer("window", ("buys", u_covering_fire))
    t.line = 163
    t.step(g, "draw_and_buy", 0)
    t.line = 165
    t.check(165, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 166
    t.equal(166, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_259(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:168
    g = t.game(4)
    t.line = 171
    g.s_runner_nuyen[0] = 7
    t.line = 172
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 173
    for _ in range(5):
        g.create("clairvoyance", g.z__market)
    t.line = 174
    u_katana = g.create("katana", g.z__market_deck)
    u_stunbolt = g.create("stunbolt", g.z__market_deck)
    t.line = 176
    t.answer("window", ("buys", u_negotiation))
    t.line = 177
    t.answer("window", ("buys", u_katana))
    t.line = 178
    t.step(g, "draw_and_buy", 0)
    t.line = 180
    t.check(180, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 181
    t.check(181, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 182
    t.check(182, "stunbolt is in market", g.where[u_stunbolt] == g.z__market)
    t.line = 183
    t.equal(183, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_260(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:185
    g = t.game(4)
    t.line = 188
    g.s_runner_nuyen[0] = 4
    t.line = 189
    for _ in range(14):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 190
    u_katana = g.create("katana", g.z__market)
    t.line = 192
    t.answer("window", ("buys", u_katana))
    t.line = 193
    t.step(g, "draw_and_buy", 0)
    t.line = 194
    t.step(g, "end_turn", 0)
    t.line = 196
    t.equal(196, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 15)
    t.line = 197
    t.equal(197, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def XF_261(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:199
    g = t.game(4)
    t.line = 202
    g.s_runner_nuyen[0] = 20
    t.line = 203
    u_katana = g.create("katana", g.z__market)
    t.line = 204
    for _ in range(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 206
    t.answer("window", "pass")
    t.line = 207
    t.step(g, "draw_and_buy", 0)
    t.line = 209
    t.equal(209, "nuyen of P1", g.s_runner_nuyen[0], "=", 20)
    t.line = 210
    t.check(210, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 211
    t.equal(211, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def courier__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:219
    g.v_draws(g.current, 1)


def XF_262(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:213
    g = t.game(4)
    t.line = 216
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 217
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 221
    u_courier = g.create("courier", g.z_runner_hand + 1, 1)
    t.line = 223
    t.answer("window", ("assists with", u_courier))
    t.line = 224
    t.step(g, "play_cards", 0)
    t.line = 226
    t.equal(226, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 228
    t.step(g, "draw_and_buy", 0)
    t.line = 230
    t.equal(230, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


def XF_265(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:232
    g = t.game(4)
    t.line = 235
    g.s_runner_nuyen[0] = 9
    t.line = 236
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    u_n3 = g.create("negotiation", g.z__market)
    t.line = 237
    for _ in range(3):
        g.create("clairvoyance", g.z__market)
    t.line = 238
    for _ in range(10):
        g.create("katana", g.z__market_deck)
    t.line = 240
    t.answer("window", ("buys", u_n1))
    t.line = 241
    t.answer("window", ("buys", u_n2))
    t.line = 242
    t.answer("window", ("buys", u_n3))
    t.line = 243
    t.step(g, "draw_and_buy", 0)
    t.line = 245
    t.equal(245, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 246
    t.equal(246, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 247
    t.equal(247, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 7)


def XF_266(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:249
    g = t.game(4)
    t.line = 252
    g.s_runner_nuyen[0] = 3
    t.line = 253
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 254
    for _ in range(5):
        g.create("clairvoyance", g.z__market)
    t.line = 255
    for _ in range(4):
        g.create("katana", g.z__market_discard)
    t.line = 257
    t.answer("window", ("buys", u_negotiation))
    t.line = 258
    t.step(g, "draw_and_buy", 0)
    t.line = 260
    t.equal(260, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 261
    t.equal(261, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 3)
    t.line = 262
    t.equal(262, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


def XF_267(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:264
    g = t.game(4)
    t.line = 267
    g.s_runner_nuyen[0] = 3
    t.line = 268
    g.s_runner_nuyen[1] = 3
    t.line = 269
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    t.line = 270
    for _ in range(4):
        g.create("clairvoyance", g.z__market)
    t.line = 272
    t.answer("window", ("buys", u_n1))
    t.line = 273
    t.step(g, "draw_and_buy", 0)
    t.line = 275
    t.equal(275, "number of cards in market", len(g.zones[g.z__market]), "=", 5)
    t.line = 277
    t.answer("window", ("buys", u_n2))
    t.line = 278
    t.step(g, "draw_and_buy", 1)
    t.line = 280
    t.check(280, "n2 is in hand of P2", g.where[u_n2] == g.z_runner_hand + 1)
    t.line = 281
    t.equal(281, "number of cards in market", len(g.zones[g.z__market]), "=", 4)


def XF_269(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:283
    g = t.game(4)
    t.line = 286
    g.s_runner_nuyen[0] = 4
    t.line = 287
    u_katana = g.create("katana", g.z__market)
    t.line = 289
    t.answer("window", ("buys", u_katana))
    t.line = 290
    t.step(g, "draw_and_buy", 0)
    t.line = 291
    t.step(g, "end_turn", 0)
    t.line = 292
    t.answer("window", ("plays", u_katana))
    t.line = 293
    t.step(g, "play_cards", 0)
    t.line = 294
    t.step(g, "apply_damage", 0)
    t.line = 296
    t.check(296, "katana is in discard of P1", g.where[u_katana] == g.z_runner_discard + 0)
    t.line = 297
    t.equal(297, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


def XF_568(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:299
    g = t.game(4)
    t.line = 302
    for _ in range(5):
        g.create("mana", g.z_runner_discard + 1, 1)
    t.line = 304
    g.v_draws(1, 2)
    t.line = 306
    t.equal(306, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 307
    t.equal(307, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 3)
    t.line = 308
    t.equal(308, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 0)


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
        Scenario("XF_255", "a bought card goes to the hand", XF_255, 125, 4),
        Scenario("XF_257", "a card that is too dear cannot be bought", XF_257, 138, 4),
        Scenario("XF_258", "the last nuyen can be spent", XF_258, 156, 4),
        Scenario("XF_259", "the market is refilled at once", XF_259, 168, 4),
        Scenario("XF_260", "there is no hand limit", XF_260, 185, 4),
        Scenario("XF_261", "nobody has to buy", XF_261, 199, 4),
        Scenario(
            "XF_262",
            "only the size of the hand counts, not where it came from",
            XF_262,
            213,
            4,
            cards=(
                Card(
                    "courier",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("courier__assist", "slot", "assist", None, courier__assist, line=219),),
                    line=218,
                ),
            ),
        ),
        Scenario("XF_265", "the market shows six cards again", XF_265, 232, 4),
        Scenario("XF_266", "an empty market deck takes its discard back", XF_266, 249, 4),
        Scenario("XF_267", "a market without deck and discard stays short", XF_267, 264, 4),
        Scenario("XF_269", "a bought card never goes back to the market", XF_269, 283, 4),
        Scenario("XF_568", "a deck that was milled away is shuffled at the next draw", XF_568, 299, 4),
    ),
)
