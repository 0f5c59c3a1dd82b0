"""Made by `ombre build` from cards/crossfire/base/scenarios/staggered.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_023(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = max(min(2, g.s_runner_max_hp[0]), 0)
    t.line = 8
    g.v_suffers(0, 5)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 11
    t.check(11, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def XF_024(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:13
    g = t.game(4)
    t.line = 16
    g.s_runner_hp[0] = max(min(0, g.s_runner_max_hp[0]), 0)
    t.line = 17
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 18
    for _ in range(7):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 19
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 2, 2)
    t.line = 21
    t.answer("window", ("plays", u_covering_fire))
    t.line = 22
    t.answer("friend", 0)
    t.line = 23
    t.step(g, "play_cards", 2)
    t.line = 25
    t.equal(25, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 26
    t.check(26, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 27
    t.equal(27, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def XF_215(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:29
    g = t.game(4)
    t.line = 34
    g.s_runner_hp[0] = max(min(2, g.s_runner_max_hp[0]), 0)
    t.line = 35
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 36
    for _ in range(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 37
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 38
    for _ in range(4):
        g.create("mark_card", g.z_runner_discard + 0, 0)
    t.line = 40
    t.step(g, "take_damage", 0)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 43
    t.check(43, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 44
    t.equal(44, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 9)
    t.line = 45
    t.equal(45, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 46
    t.equal(46, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def two__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/staggered.card:53
    return args[0] == this


def two__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/staggered.card:53
    g.v_suffers(you, 1)


def XF_216(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:48
    g = t.game(4)
    t.line = 55
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 56
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 58
    t.step(g, "take_damage", 0)
    t.line = 60
    t.equal(60, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 61
    t.check(61, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def mine__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/staggered.card:67
    return args[1] == this


def mine__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/staggered.card:67
    g.v_suffers(g.current, 1)


def XF_217(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:63
    g = t.game(4)
    t.line = 70
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 71
    u_mine = g.create("mine", g.z__row)
    g.s_obstacle_facing[u_mine] = 0
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 72
    g.create("mana", g.z_runner_played + 0, 0)
    t.line = 74
    t.answer("window", ("strikes with", u_mine))
    t.line = 75
    t.step(g, "apply_damage", 0)
    t.line = 77
    t.check(77, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 79
    t.step(g, "take_damage", 0)
    t.line = 81
    t.check(81, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)


def XF_218(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:83
    g = t.game(4)
    t.line = 87
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 88
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 89
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 91
    g.v_defeats(0, u_thug)
    t.line = 93
    t.check(93, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 94
    t.equal(94, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


def XF_222(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:96
    g = t.game(4)
    t.line = 99
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 100
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 101
    for _ in range(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 103
    t.step(g, "end_turn", 1)
    t.line = 104
    g.scope_start("turn")
    t.line = 106
    t.equal(106, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 107
    t.equal(107, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 6)


def XF_223(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:109
    g = t.game(4)
    t.line = 113
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 114
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 115
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 0
    t.line = 116
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 118
    t.answer("window", ("plays", u_mana))
    t.line = 119
    t.step(g, "play_cards", 1)
    t.line = 120
    t.answer("window", ("strikes with", u_mana))
    t.line = 121
    t.step(g, "apply_damage", 1)
    t.line = 123
    t.check(123, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 124
    t.check(124, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)


def XF_224(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:126
    g = t.game(4)
    t.line = 129
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 130
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 131
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 133
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 134
    t.step(g, "play_cards", 0)
    t.line = 136
    t.check(136, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 137
    t.check(137, "clairvoyance is in played of P2", g.where[u_clairvoyance] == g.z_runner_played + 1)


def XF_225(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:139
    g = t.game(4)
    t.line = 143
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 144
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 145
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 1
    t.line = 147
    t.step(g, "take_damage", 1)
    t.line = 149
    t.check(149, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)


def XF_226(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:151
    g = t.game(4)
    t.line = 155
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 156
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 157
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 1
    t.line = 159
    t.step(g, "take_damage", 1)
    t.line = 161
    t.check(161, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)


def XF_227(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:163
    g = t.game(4)
    t.line = 166
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 167
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 168
    for _ in range(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 170
    t.step(g, "draw_and_buy", 1)
    t.line = 172
    t.equal(172, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)


def XF_229(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:174
    g = t.game(4)
    t.line = 178
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 179
    g.s_runner_nuyen[0] = 6
    t.line = 180
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 181
    for _ in range(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 182
    for _ in range(3):
        g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 183
    u_katana = g.create("katana", g.z__market)
    t.line = 185
    t.step(g, "take_damage", 0)
    t.line = 186
    t.step(g, "draw_and_buy", 0)
    t.line = 187
    t.step(g, "end_turn", 0)
    t.line = 189
    t.check(189, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 190
    t.cannot(190, "P1 cannot buy katana", "buys", (0, u_katana))
    t.line = 191
    t.equal(191, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 192
    t.equal(192, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


def XF_230(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:194
    g = t.game(4)
    t.line = 197
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 198
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 199
    for _ in range(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 200
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 202
    t.answer("window", ("plays", u_covering_fire))
    t.line = 203
    t.answer("friend", 1)
    t.line = 204
    t.step(g, "play_cards", 0)
    t.line = 206
    t.equal(206, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 207
    t.check(207, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 208
    t.equal(208, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)


def XF_231(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:210
    g = t.game(4)
    t.line = 213
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 214
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 215
    for _ in range(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 217
    g.v_heals(1, 3)
    t.line = 219
    t.equal(219, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 220
    t.equal(220, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)


def medkit__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/staggered.card:226
    g.v_heals(g.current, 1)


def XF_232(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:222
    g = t.game(4)
    t.line = 228
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 229
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 230
    g.s_runner_nuyen[1] = 4
    t.line = 231
    for _ in range(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 232
    u_medkit = g.create("medkit", g.z_runner_hand + 0, 0)
    t.line = 233
    u_katana = g.create("katana", g.z__market)
    t.line = 235
    t.answer("window", ("assists with", u_medkit))
    t.line = 236
    t.step(g, "play_cards", 1)
    t.line = 237
    t.step(g, "apply_damage", 1)
    t.line = 238
    t.step(g, "take_damage", 1)
    t.line = 240
    t.check(240, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 241
    t.equal(241, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 243
    t.answer("window", ("buys", u_katana))
    t.line = 244
    t.step(g, "draw_and_buy", 1)
    t.line = 246
    t.check(246, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 247
    t.equal(247, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 5)


def doc_wagon__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/staggered.card:253
    u_patient = g.choose("patient", you, g.seats(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 2)


def XF_233(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:249
    g = t.game(4)
    t.line = 256
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 257
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 258
    u_doc_wagon = g.create("doc_wagon", g.z_runner_deck + 1, 1)
    u_mana = g.create("mana", g.z_runner_deck + 1, 1)
    u_mark_card = g.create("mark_card", g.z_runner_deck + 1, 1)
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 1, 1)
    t.line = 260
    t.step(g, "end_turn", 1)
    t.line = 261
    g.scope_start("turn")
    t.line = 262
    t.answer("window", ("plays", u_doc_wagon))
    t.line = 263
    t.answer("patient", 1)
    t.line = 264
    t.answer("window", ("plays", u_mark_card))
    t.line = 265
    t.step(g, "play_cards", 1)
    t.line = 267
    t.equal(267, "hp of P2", g.s_runner_hp[1], "=", 2)
    t.line = 268
    t.check(268, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 269
    t.check(269, "mana is in hand of P2", g.where[u_mana] == g.z_runner_hand + 1)
    t.line = 270
    t.check(270, "mark_card is in played of P2", g.where[u_mark_card] == g.z_runner_played + 1)
    t.line = 271
    t.check(271, "quick_shot is in deck of P2", g.where[u_quick_shot] == g.z_runner_deck + 1)


def XF_234(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:273
    g = t.game(4)
    t.line = 276
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 277
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 278
    for _ in range(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 279
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 2
    t.line = 280
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 282
    t.answer("window", ("plays", u_covering_fire))
    t.line = 283
    t.answer("friend", 1)
    t.line = 284
    t.step(g, "play_cards", 0)
    t.line = 286
    t.equal(286, "hp of P2", g.s_runner_hp[1], "=", 0)
    t.line = 287
    t.check(287, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 288
    t.equal(288, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)


def XF_236(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:290
    g = t.game(4)
    t.line = 293
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 294
    for _ in range(2):
        g.create("mana", g.z_runner_played + 0, 0)
    t.line = 295
    for _ in range(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 296
    for _ in range(3):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 297
    g.create("street_smarts", g.z_runner_discard + 0, 0)
    t.line = 299
    g.v_suffers(0, 1)
    t.line = 301
    t.check(301, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 302
    t.equal(302, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 6)
    t.line = 303
    t.equal(303, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 304
    t.equal(304, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 305
    t.equal(305, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 2)
    t.line = 307
    t.step(g, "apply_damage", 0)
    t.line = 309
    t.equal(309, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 310
    t.equal(310, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 2)
    t.line = 311
    t.equal(311, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 6)


def XF_237(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:313
    g = t.game(4)
    t.line = 316
    g.s_runner_hp[2] = max(min(1, g.s_runner_max_hp[2]), 0)
    t.line = 317
    for _ in range(3):
        g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 318
    for _ in range(2):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 319
    for _ in range(2):
        g.create("mark_card", g.z_runner_discard + 2, 2)
    t.line = 321
    t.step(g, "play_cards", 0)
    t.line = 322
    g.v_suffers(2, 1)
    t.line = 324
    t.check(324, "current is P1", g.current == 0)
    t.line = 325
    t.equal(325, "number of cards in deck of P3", len(g.zones[g.z_runner_deck + 2]), "=", 7)
    t.line = 326
    t.equal(326, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 327
    t.equal(327, "number of cards in discard of P3", len(g.zones[g.z_runner_discard + 2]), "=", 0)
    t.line = 329
    t.step(g, "draw_and_buy", 0)
    t.line = 330
    t.step(g, "end_turn", 0)
    t.line = 331
    t.step(g, "end_turn", 1)
    t.line = 332
    g.scope_end("turn")
    t.line = 334
    t.equal(334, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 336
    t.step(g, "end_turn", 2)
    t.line = 337
    g.scope_start("turn")
    t.line = 339
    t.equal(339, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)


def XF_238(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:341
    g = t.game(4)
    t.line = 344
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 345
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 346
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 347
    for _ in range(3):
        g.create("mark_card", g.z_runner_deck + 1, 1)
    t.line = 349
    t.step(g, "end_turn", 1)
    t.line = 350
    g.scope_start("turn")
    t.line = 352
    t.equal(352, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


def XF_239(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:354
    g = t.game(4)
    t.line = 357
    g.s_runner_hp[2] = max(min(0, g.s_runner_max_hp[2]), 0)
    t.line = 358
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 360
    t.step(g, "play_cards", 0)
    t.line = 361
    g.v_suffers(2, 1)
    t.line = 363
    t.check(363, "current is P1", g.current == 0)
    t.line = 364
    t.check(364, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)


def XF_240(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:366
    g = t.game(4)
    t.line = 369
    g.s_runner_hp[2] = max(min(0, g.s_runner_max_hp[2]), 0)
    t.line = 370
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 371
    for _ in range(2):
        g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 372
    for _ in range(4):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 373
    for _ in range(3):
        g.create("mark_card", g.z_runner_discard + 2, 2)
    t.line = 375
    g.v_suffers(2, 1)
    t.line = 377
    t.check(377, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 378
    t.equal(378, "number of cards in deck of P3", len(g.zones[g.z_runner_deck + 2]), "=", 9)
    t.line = 379
    t.equal(379, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 380
    t.equal(380, "number of cards in discard of P3", len(g.zones[g.z_runner_discard + 2]), "=", 0)


def XF_241(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:382
    g = t.game(4)
    t.line = 385
    g.s_runner_hp[2] = max(min(0, g.s_runner_max_hp[2]), 0)
    t.line = 386
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 387
    for _ in range(5):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 388
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 390
    t.answer("friend", 2)
    t.line = 391
    g.v_plays(0, u_covering_fire)
    t.line = 393
    t.check(393, "covering_fire is in played of P1", g.where[u_covering_fire] == g.z_runner_played + 0)
    t.line = 394
    t.check(394, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 395
    t.equal(395, "hp of P3", g.s_runner_hp[2], "=", 0)
    t.line = 396
    t.equal(396, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 397
    t.cannot(397, "P3 cannot heal 1", "heals", (2, 1))


def XF_307(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:399
    g = t.game(4)
    t.line = 402
    g.s_runner_hp[3] = max(min(1, g.s_runner_max_hp[3]), 0)
    t.line = 403
    g.s_runner_hp[0] = max(min(0, g.s_runner_max_hp[0]), 0)
    t.line = 404
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 405
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 406
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 407
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 409
    g.s_runner_hp[2] = max(min(1, g.s_runner_max_hp[2]), 0)
    t.line = 410
    g.v_suffers(2, 1)
    t.line = 411
    t.step(g, "draw_and_buy", 3)
    t.line = 413
    t.check(413, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 414
    t.equal(414, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 2)


def XF_308(t: Value) -> None:  # cards/crossfire/base/scenarios/staggered.card:416
    g = t.game(4)
    t.line = 419
    g.s_runner_hp[0] = max(min(0, g.s_runner_max_hp[0]), 0)
    t.line = 420
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 421
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 422
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 423
    g.s_runner_hp[2] = max(min(0, g.s_runner_max_hp[2]), 0)
    t.line = 424
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 425
    g.s_runner_hp[3] = max(min(1, g.s_runner_max_hp[3]), 0)
    t.line = 426
    for _ in range(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 428
    g.v_heals(1, 1)
    t.line = 429
    g.v_suffers(3, 1)
    t.line = 430
    t.step(g, "draw_and_buy", 1)
    t.line = 432
    t.check(432, "P4 is staggered", g.s_runner_condition[3] == g.e_condition_staggered)
    t.line = 433
    t.equal(433, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/staggered.card",
    scenarios=(
        Scenario("XF_023", "damage beyond the last point is ignored", XF_023, 3, 4),
        Scenario("XF_024", "a healed runner draws two, also in another's turn", XF_024, 13, 4),
        Scenario(
            "XF_215",
            "a packet of four at two points of health",
            XF_215,
            29,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 3)), (), line=32),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=33),
            ),
        ),
        Scenario(
            "XF_216",
            "one step does not both stagger and finish",
            XF_216,
            48,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=51),
                Card(
                    "two",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("two__when", "when", "attacks", two__when_if, two__when, line=53),),
                    line=52,
                ),
            ),
        ),
        Scenario(
            "XF_217",
            "a later step can finish a staggered runner",
            XF_217,
            63,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=67),),
                    line=66,
                ),
                Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=69),
            ),
        ),
        Scenario(
            "XF_218",
            "a staggered runner still earns nuyen",
            XF_218,
            83,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 4)), (), line=86),),
        ),
        Scenario("XF_222", "a staggered runner draws one when the turn starts", XF_222, 96, 4),
        Scenario(
            "XF_223",
            "a staggered runner plays, damages and defeats",
            XF_223,
            109,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=112),),
        ),
        Scenario("XF_224", "a staggered runner may assist", XF_224, 126, 4),
        Scenario(
            "XF_225",
            "an attack on a staggered runner is critical",
            XF_225,
            139,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=142),),
        ),
        Scenario(
            "XF_226",
            "an attack of zero is no damage",
            XF_226,
            151,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 0)), (), line=154),),
        ),
        Scenario("XF_227", "a staggered runner does not draw two", XF_227, 163, 4),
        Scenario(
            "XF_229",
            "who is staggered by the attack neither draws nor buys",
            XF_229,
            174,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=177),),
        ),
        Scenario("XF_230", "recovery draws two at once", XF_230, 194, 4),
        Scenario("XF_231", "a larger heal is one recovery", XF_231, 210, 4),
        Scenario(
            "XF_232",
            "who recovers in time draws and buys as ever",
            XF_232,
            222,
            4,
            cards=(
                Card(
                    "medkit",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("medkit__assist", "slot", "assist", None, medkit__assist, line=226),),
                    line=225,
                ),
            ),
        ),
        Scenario(
            "XF_233",
            "a staggered runner heals itself and plays what it draws",
            XF_233,
            249,
            4,
            cards=(
                Card(
                    "doc_wagon",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),))),
                    (Ability("doc_wagon__play", "slot", "play", None, doc_wagon__play, line=253),),
                    line=252,
                ),
            ),
        ),
        Scenario("XF_234", "where healing is forbidden there is no recovery", XF_234, 273, 4),
        Scenario("XF_236", "cards in play are not shuffled away", XF_236, 290, 4),
        Scenario("XF_237", "a stagger in another's turn shuffles, too", XF_237, 313, 4),
        Scenario("XF_238", "the staggered draw comes on top of cards in hand", XF_238, 341, 4),
        Scenario("XF_239", "any damage is critical to a staggered runner", XF_239, 354, 4),
        Scenario("XF_240", "a critical runner shuffles everything together", XF_240, 366, 4),
        Scenario("XF_241", "a critical runner cannot be healed", XF_241, 382, 4),
        Scenario("XF_307", "one runner on its feet keeps the game alive", XF_307, 399, 4),
        Scenario("XF_308", "a recovery in time averts the loss", XF_308, 416, 4),
    ),
)
