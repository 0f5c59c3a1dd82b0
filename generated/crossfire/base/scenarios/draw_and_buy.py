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
        g.create("mark_card", g.z_runner_deck + 0, 0)
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
        g.create("mark_card", g.z_runner_deck + 0, 0)
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
        g.create("mark_card", g.z_runner_deck + 0, 0)
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
    u_mark_card = g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 58
    for _ in range(3):
        g.create("quick_shot", g.z_runner_discard + 0, 0)
    t.line = 60
    t.step(g, "draw_and_buy", 0)
    t.line = 62
    t.check(62, "mark_card is in hand of P1", g.where[u_mark_card] == g.z_runner_hand + 0)
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
        g.create("mark_card", g.z_runner_deck + 0, 0)
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


def XF_253(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:88
    g = t.game(4)
    t.line = 91
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 92
    g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 94
    t.step(g, "draw_and_buy", 0)
    t.line = 96
    t.equal(96, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 97
    t.equal(97, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 0)


def XF_254(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:99
    g = t.game(4)
    t.line = 102
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 103
    g.create("mark_card", g.z_runner_hand + 0, 0)
    t.line = 105
    t.answer("window", ("plays", u_m1))
    t.line = 106
    t.answer("window", ("plays", u_m2))
    t.line = 107
    t.answer("window", ("plays", u_m3))
    t.line = 108
    t.step(g, "play_cards", 0)
    t.line = 109
    t.step(g, "apply_damage", 0)
    t.line = 111
    t.equal(111, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 3)
    t.line = 112
    t.equal(112, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 114
    t.step(g, "draw_and_buy", 0)
    t.line = 116
    t.equal(116, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 117
    t.equal(117, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 1)
    t.line = 118
    t.equal(118, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def XF_255(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:120
    g = t.game(4)
    t.line = 123
    g.s_runner_nuyen[0] = 3
    t.line = 124
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 126
    t.answer("window", ("buys", u_negotiation))
    t.line = 127
    t.step(g, "draw_and_buy", 0)
    t.line = 129
    t.check(129, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 130
    t.equal(130, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 131
    t.equal(131, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_257(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:133
    g = t.game(4)
    t.line = 136
    g.s_runner_nuyen[0] = 4
    t.line = 137
    u_covering_fire = g.create("covering_fire", g.z__market)
    g.create("lightning_bolt", g.z__market)
    t.line = 139
    g.v_buys(0, u_covering_fire)
    t.line = 141
    t.check(141, "covering_fire is in market", g.where[u_covering_fire] == g.z__market)
    t.line = 142
    t.equal(142, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 143
    t.cannot(143, "P1 cannot buy covering_fire", "buys", (0, u_covering_fire))


def XF_258(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:145
    g = t.game(4)
    t.line = 148
    g.s_runner_nuyen[0] = 5
    t.line = 149
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 151
    t.answer("window", ("buys", u_covering_fire))
    t.line = 152
    t.step(g, "draw_and_buy", 0)
    t.line = 154
    t.check(154, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 155
    t.equal(155, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_259(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:157
    g = t.game(4)
    t.line = 160
    g.s_runner_nuyen[0] = 7
    t.line = 161
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 162
    for _ in range(5):
        g.create("clairvoyance", g.z__market)
    t.line = 163
    u_katana = g.create("katana", g.z__market_deck)
    u_stunbolt = g.create("stunbolt", g.z__market_deck)
    t.line = 165
    t.answer("window", ("buys", u_negotiation))
    t.line = 166
    t.answer("window", ("buys", u_katana))
    t.line = 167
    t.step(g, "draw_and_buy", 0)
    t.line = 169
    t.check(169, "negotiation is in hand of P1", g.where[u_negotiation] == g.z_runner_hand + 0)
    t.line = 170
    t.check(170, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 171
    t.check(171, "stunbolt is in market", g.where[u_stunbolt] == g.z__market)
    t.line = 172
    t.equal(172, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_260(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:174
    g = t.game(4)
    t.line = 177
    g.s_runner_nuyen[0] = 4
    t.line = 178
    for _ in range(14):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 179
    u_katana = g.create("katana", g.z__market)
    t.line = 181
    t.answer("window", ("buys", u_katana))
    t.line = 182
    t.step(g, "draw_and_buy", 0)
    t.line = 183
    t.step(g, "end_turn", 0)
    t.line = 185
    t.equal(185, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 15)
    t.line = 186
    t.equal(186, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def XF_261(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:188
    g = t.game(4)
    t.line = 191
    g.s_runner_nuyen[0] = 20
    t.line = 192
    u_katana = g.create("katana", g.z__market)
    t.line = 194
    t.answer("window", "pass")
    t.line = 195
    t.step(g, "draw_and_buy", 0)
    t.line = 197
    t.equal(197, "nuyen of P1", g.s_runner_nuyen[0], "=", 20)
    t.line = 198
    t.check(198, "katana is in market", g.where[u_katana] == g.z__market)


def courier__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:206
    g.v_draws(g.current, 1)


def XF_262(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:200
    g = t.game(4)
    t.line = 203
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 204
    for _ in range(5):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 208
    u_courier = g.create("courier", g.z_runner_hand + 1, 1)
    t.line = 210
    t.answer("window", ("assists with", u_courier))
    t.line = 211
    t.step(g, "play_cards", 0)
    t.line = 213
    t.equal(213, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 215
    t.step(g, "draw_and_buy", 0)
    t.line = 217
    t.equal(217, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)


def XF_265(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:219
    g = t.game(4)
    t.line = 222
    g.s_runner_nuyen[0] = 9
    t.line = 223
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    u_n3 = g.create("negotiation", g.z__market)
    t.line = 224
    for _ in range(3):
        g.create("clairvoyance", g.z__market)
    t.line = 225
    for _ in range(10):
        g.create("katana", g.z__market_deck)
    t.line = 227
    t.answer("window", ("buys", u_n1))
    t.line = 228
    t.answer("window", ("buys", u_n2))
    t.line = 229
    t.answer("window", ("buys", u_n3))
    t.line = 230
    t.step(g, "draw_and_buy", 0)
    t.line = 232
    t.equal(232, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 233
    t.equal(233, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 234
    t.equal(234, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 7)


def XF_266(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:236
    g = t.game(4)
    t.line = 239
    g.s_runner_nuyen[0] = 3
    t.line = 240
    u_negotiation = g.create("negotiation", g.z__market)
    t.line = 241
    for _ in range(5):
        g.create("clairvoyance", g.z__market)
    t.line = 242
    for _ in range(4):
        g.create("katana", g.z__market_discard)
    t.line = 244
    t.answer("window", ("buys", u_negotiation))
    t.line = 245
    t.step(g, "draw_and_buy", 0)
    t.line = 247
    t.equal(247, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 248
    t.equal(248, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 3)
    t.line = 249
    t.equal(249, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


def XF_267(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:251
    g = t.game(4)
    t.line = 254
    g.s_runner_nuyen[0] = 3
    t.line = 255
    g.s_runner_nuyen[1] = 3
    t.line = 256
    u_n1 = g.create("negotiation", g.z__market)
    u_n2 = g.create("negotiation", g.z__market)
    t.line = 257
    for _ in range(4):
        g.create("clairvoyance", g.z__market)
    t.line = 259
    t.answer("window", ("buys", u_n1))
    t.line = 260
    t.step(g, "draw_and_buy", 0)
    t.line = 262
    t.equal(262, "number of cards in market", len(g.zones[g.z__market]), "=", 5)
    t.line = 264
    t.answer("window", ("buys", u_n2))
    t.line = 265
    t.step(g, "draw_and_buy", 1)
    t.line = 267
    t.check(267, "n2 is in hand of P2", g.where[u_n2] == g.z_runner_hand + 1)
    t.line = 268
    t.equal(268, "number of cards in market", len(g.zones[g.z__market]), "=", 4)


def XF_269(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:270
    g = t.game(4)
    t.line = 273
    g.s_runner_nuyen[0] = 4
    t.line = 274
    u_katana = g.create("katana", g.z__market)
    t.line = 276
    t.answer("window", ("buys", u_katana))
    t.line = 277
    t.step(g, "draw_and_buy", 0)
    t.line = 278
    t.step(g, "end_turn", 0)
    t.line = 279
    t.answer("window", ("plays", u_katana))
    t.line = 280
    t.step(g, "play_cards", 0)
    t.line = 281
    t.step(g, "apply_damage", 0)
    t.line = 283
    t.check(283, "katana is in discard of P1", g.where[u_katana] == g.z_runner_discard + 0)
    t.line = 284
    t.equal(284, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


def XF_568(t: Value) -> None:  # cards/crossfire/base/scenarios/draw_and_buy.card:286
    g = t.game(4)
    t.line = 289
    for _ in range(5):
        g.create("mana", g.z_runner_discard + 1, 1)
    t.line = 291
    g.v_draws(1, 2)
    t.line = 293
    t.equal(293, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 294
    t.equal(294, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 3)
    t.line = 295
    t.equal(295, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 0)


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
        Scenario("XF_253", "the only card is drawn", XF_253, 88, 4),
        Scenario("XF_254", "cards just used can come back", XF_254, 99, 4),
        Scenario("XF_255", "a bought card goes to the hand", XF_255, 120, 4),
        Scenario("XF_257", "a card that is too dear cannot be bought", XF_257, 133, 4),
        Scenario("XF_258", "the last nuyen can be spent", XF_258, 145, 4),
        Scenario("XF_259", "the market is refilled at once", XF_259, 157, 4),
        Scenario("XF_260", "there is no hand limit", XF_260, 174, 4),
        Scenario("XF_261", "nobody has to buy", XF_261, 188, 4),
        Scenario(
            "XF_262",
            "only the size of the hand counts, not where it came from",
            XF_262,
            200,
            4,
            cards=(
                Card(
                    "courier",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("courier__assist", "slot", "assist", None, courier__assist, line=206),),
                    line=205,
                ),
            ),
        ),
        Scenario("XF_265", "the market shows six cards again", XF_265, 219, 4),
        Scenario("XF_266", "an empty market deck takes its discard back", XF_266, 236, 4),
        Scenario("XF_267", "a market without deck and discard stays short", XF_267, 251, 4),
        Scenario("XF_269", "a bought card never goes back to the market", XF_269, 270, 4),
        Scenario("XF_568", "a deck that was milled away is shuffled at the next draw", XF_568, 286, 4),
    ),
)
