"""Made by `ombre build` from cards/crossfire/base/scenarios/staggered.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/staggered.card:3
def XF_023(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 8
    g.v_suffers(0, 5)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 11
    t.check(11, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/staggered.card:13
def XF_024(t: Value) -> None:
    g = t.game(4)
    t.line = 16
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 17
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 18
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 19
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 2, 2)
    t.line = 21
    t.answer("window", (("plays", (None, u_covering_fire)),))
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


# cards/crossfire/base/scenarios/staggered.card:29
def XF_215(t: Value) -> None:
    g = t.game(4)
    t.line = 34
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 35
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 36
    for _ in g.repeat(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 37
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 38
    for _ in g.repeat(4):
        g.create("mark", g.z_runner_discard + 0, 0)
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


# cards/crossfire/base/scenarios/staggered.card:53
def two__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/staggered.card:53
def two__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/staggered.card:48
def XF_216(t: Value) -> None:
    g = t.game(4)
    t.line = 55
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 56
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 58
    t.step(g, "take_damage", 0)
    t.line = 60
    t.equal(60, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 61
    t.check(61, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/staggered.card:67
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/staggered.card:67
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, 1)


# cards/crossfire/base/scenarios/staggered.card:63
def XF_217(t: Value) -> None:
    g = t.game(4)
    t.line = 70
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 71
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 72
    g.create("mana", g.z_runner_played + 0, 0)
    t.line = 74
    t.answer("window", (("strikes with", (None, u_mine, None)),))
    t.line = 75
    t.step(g, "apply_damage", 0)
    t.line = 77
    t.check(77, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 79
    t.step(g, "take_damage", 0)
    t.line = 81
    t.check(81, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)


# cards/crossfire/base/scenarios/staggered.card:83
def XF_218(t: Value) -> None:
    g = t.game(4)
    t.line = 87
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 88
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 89
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 91
    g.v_defeats(0, u_thug)
    t.line = 93
    t.check(93, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 94
    t.equal(94, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/staggered.card:96
def XF_222(t: Value) -> None:
    g = t.game(4)
    t.line = 99
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 100
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 101
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 103
    t.step(g, "end_turn", 1)
    t.line = 104
    g.scope_start("turn")
    t.line = 106
    t.equal(106, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 107
    t.equal(107, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 6)


# cards/crossfire/base/scenarios/staggered.card:109
def XF_223(t: Value) -> None:
    g = t.game(4)
    t.line = 113
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 114
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 115
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 0
    t.line = 116
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 118
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 119
    t.step(g, "play_cards", 1)
    t.line = 120
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 121
    t.step(g, "apply_damage", 1)
    t.line = 123
    t.check(123, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 124
    t.check(124, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)


# cards/crossfire/base/scenarios/staggered.card:126
def XF_224(t: Value) -> None:
    g = t.game(4)
    t.line = 129
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 130
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 131
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 133
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 134
    t.step(g, "play_cards", 0)
    t.line = 136
    t.check(136, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 137
    t.check(137, "clairvoyance is in played of P2", g.where[u_clairvoyance] == g.z_runner_played + 1)


# cards/crossfire/base/scenarios/staggered.card:139
def XF_225(t: Value) -> None:
    g = t.game(4)
    t.line = 143
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 144
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 145
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 147
    t.step(g, "take_damage", 1)
    t.line = 149
    t.check(149, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)


# cards/crossfire/base/scenarios/staggered.card:156
def tally__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/staggered.card:156
def tally__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[1]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/staggered.card:151
def XF_226(t: Value) -> None:
    g = t.game(4)
    t.line = 158
    g.create("tally", g.z__active)
    t.line = 159
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 160
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 161
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 163
    t.step(g, "take_damage", 1)
    t.line = 165
    t.check(165, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 166
    t.equal(166, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/staggered.card:168
def XF_227(t: Value) -> None:
    g = t.game(4)
    t.line = 171
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 172
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 173
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 174
    for _ in g.repeat(7):
        g.create("mark", g.z_runner_deck + 2, 2)
    t.line = 176
    t.step(g, "draw_and_buy", 1)
    t.line = 177
    t.step(g, "draw_and_buy", 2)
    t.line = 179
    t.equal(179, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 180
    t.equal(180, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)


# cards/crossfire/base/scenarios/staggered.card:182
def XF_229(t: Value) -> None:
    g = t.game(4)
    t.line = 186
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 187
    g.s_runner_nuyen[0] = 6
    t.line = 188
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 189
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 190
    for _ in g.repeat(3):
        g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 191
    u_katana = g.create("katana", g.z__market)
    t.line = 193
    t.step(g, "take_damage", 0)
    t.line = 194
    t.step(g, "draw_and_buy", 0)
    t.line = 195
    t.step(g, "end_turn", 0)
    t.line = 197
    t.check(197, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 198
    t.check(198, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 199
    t.equal(199, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 200
    t.equal(200, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


# cards/crossfire/base/scenarios/staggered.card:202
def XF_230(t: Value) -> None:
    g = t.game(4)
    t.line = 205
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 206
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 207
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 208
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 210
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 211
    t.answer("friend", 1)
    t.line = 212
    t.step(g, "play_cards", 0)
    t.line = 214
    t.equal(214, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 215
    t.check(215, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 216
    t.equal(216, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)


# cards/crossfire/base/scenarios/staggered.card:218
def XF_231(t: Value) -> None:
    g = t.game(4)
    t.line = 221
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 222
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 223
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 225
    g.v_heals(1, 3)
    t.line = 227
    t.equal(227, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 228
    t.equal(228, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)


# cards/crossfire/base/scenarios/staggered.card:234
def medkit__assist(g: Play, this: int, you: int) -> None:
    g.v_heals(g.current, 1)


# cards/crossfire/base/scenarios/staggered.card:230
def XF_232(t: Value) -> None:
    g = t.game(4)
    t.line = 236
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 237
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 238
    g.s_runner_nuyen[1] = 4
    t.line = 239
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 240
    u_medkit = g.create("medkit", g.z_runner_hand + 0, 0)
    t.line = 241
    u_katana = g.create("katana", g.z__market)
    t.line = 242
    t.all_pass = True
    t.line = 244
    t.answer("window", (("assists with", (None, u_medkit)),))
    t.line = 245
    t.step(g, "play_cards", 1)
    t.line = 246
    t.step(g, "apply_damage", 1)
    t.line = 247
    t.step(g, "take_damage", 1)
    t.line = 249
    t.check(249, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 250
    t.equal(250, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 252
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 253
    t.step(g, "draw_and_buy", 1)
    t.line = 255
    t.check(255, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 256
    t.equal(256, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 5)


# cards/crossfire/base/scenarios/staggered.card:262
def doc_wagon__play(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 2)


# cards/crossfire/base/scenarios/staggered.card:258
def XF_233(t: Value) -> None:
    g = t.game(4)
    t.line = 265
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 266
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 267
    u_doc_wagon = g.create("doc_wagon", g.z_runner_deck + 1, 1)
    u_mana = g.create("mana", g.z_runner_deck + 1, 1)
    u_mark = g.create("mark", g.z_runner_deck + 1, 1)
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 1, 1)
    t.line = 268
    t.all_pass = True
    t.line = 270
    t.step(g, "end_turn", 1)
    t.line = 271
    g.scope_start("turn")
    t.line = 272
    t.answer("window", (("plays", (None, u_doc_wagon)),))
    t.line = 273
    t.answer("patient", 1)
    t.line = 274
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 275
    t.step(g, "play_cards", 1)
    t.line = 277
    t.equal(277, "hp of P2", g.s_runner_hp[1], "=", 2)
    t.line = 278
    t.check(278, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 279
    t.check(279, "mana is in hand of P2", g.where[u_mana] == g.z_runner_hand + 1)
    t.line = 280
    t.check(280, "mark is in played of P2", g.where[u_mark] == g.z_runner_played + 1)
    t.line = 281
    t.check(281, "quick_shot is in deck of P2", g.where[u_quick_shot] == g.z_runner_deck + 1)


# cards/crossfire/base/scenarios/staggered.card:283
def XF_234(t: Value) -> None:
    g = t.game(4)
    t.line = 286
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 287
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 288
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 289
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 2
    t.line = 290
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 292
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 293
    t.answer("friend", 1)
    t.line = 294
    t.step(g, "play_cards", 0)
    t.line = 296
    t.check(296, "covering_fire is in played of P1", g.where[u_covering_fire] == g.z_runner_played + 0)
    t.line = 297
    t.equal(297, "hp of P2", g.s_runner_hp[1], "=", 0)
    t.line = 298
    t.check(298, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 299
    t.equal(299, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)


# cards/crossfire/base/scenarios/staggered.card:301
def XF_236(t: Value) -> None:
    g = t.game(4)
    t.line = 304
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 305
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_played + 0, 0)
    t.line = 306
    for _ in g.repeat(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 307
    for _ in g.repeat(3):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 308
    g.create("street_smarts", g.z_runner_discard + 0, 0)
    t.line = 310
    g.v_suffers(0, 1)
    t.line = 312
    t.check(312, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 313
    t.equal(313, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 6)
    t.line = 314
    t.equal(314, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 315
    t.equal(315, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 316
    t.equal(316, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 2)
    t.line = 318
    t.step(g, "apply_damage", 0)
    t.line = 320
    t.equal(320, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 321
    t.equal(321, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 2)
    t.line = 322
    t.equal(322, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 6)


# cards/crossfire/base/scenarios/staggered.card:324
def XF_237(t: Value) -> None:
    g = t.game(4)
    t.line = 327
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 328
    for _ in g.repeat(3):
        g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 329
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 330
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_discard + 2, 2)
    t.line = 332
    t.step(g, "play_cards", 0)
    t.line = 333
    g.v_suffers(2, 1)
    t.line = 335
    t.check(335, "current is P1", g.current == 0)
    t.line = 336
    t.equal(336, "number of cards in deck of P3", len(g.zones[g.z_runner_deck + 2]), "=", 7)
    t.line = 337
    t.equal(337, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 338
    t.equal(338, "number of cards in discard of P3", len(g.zones[g.z_runner_discard + 2]), "=", 0)
    t.line = 340
    t.step(g, "draw_and_buy", 0)
    t.line = 341
    t.step(g, "end_turn", 0)
    t.line = 342
    t.step(g, "end_turn", 1)
    t.line = 343
    g.scope_end("turn")
    t.line = 345
    t.equal(345, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 347
    t.step(g, "end_turn", 2)
    t.line = 348
    g.scope_start("turn")
    t.line = 350
    t.equal(350, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)


# cards/crossfire/base/scenarios/staggered.card:352
def XF_238(t: Value) -> None:
    g = t.game(4)
    t.line = 355
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 356
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 357
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 358
    for _ in g.repeat(3):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 360
    t.step(g, "end_turn", 1)
    t.line = 361
    g.scope_start("turn")
    t.line = 363
    t.equal(363, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


# cards/crossfire/base/scenarios/staggered.card:365
def XF_239(t: Value) -> None:
    g = t.game(4)
    t.line = 368
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 369
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 371
    t.step(g, "play_cards", 0)
    t.line = 372
    g.v_suffers(2, 1)
    t.line = 374
    t.check(374, "current is P1", g.current == 0)
    t.line = 375
    t.check(375, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)


# cards/crossfire/base/scenarios/staggered.card:377
def XF_240(t: Value) -> None:
    g = t.game(4)
    t.line = 380
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 381
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 382
    for _ in g.repeat(2):
        g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 383
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 384
    for _ in g.repeat(3):
        g.create("mark", g.z_runner_discard + 2, 2)
    t.line = 386
    g.v_suffers(2, 1)
    t.line = 388
    t.check(388, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 389
    t.equal(389, "number of cards in deck of P3", len(g.zones[g.z_runner_deck + 2]), "=", 9)
    t.line = 390
    t.equal(390, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 391
    t.equal(391, "number of cards in discard of P3", len(g.zones[g.z_runner_discard + 2]), "=", 0)


# cards/crossfire/base/scenarios/staggered.card:393
def XF_241(t: Value) -> None:
    g = t.game(4)
    t.line = 396
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 397
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 398
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 399
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 401
    t.answer("friend", 2)
    t.line = 402
    g.v_plays(0, u_covering_fire)
    t.line = 404
    t.check(404, "covering_fire is in played of P1", g.where[u_covering_fire] == g.z_runner_played + 0)
    t.line = 405
    t.check(405, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 406
    t.equal(406, "hp of P3", g.s_runner_hp[2], "=", 0)
    t.line = 407
    t.equal(407, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 408
    t.cannot(408, "P3 cannot heal 1", "heals", (2, 1))


# cards/crossfire/base/scenarios/staggered.card:410
def XF_307(t: Value) -> None:
    g = t.game(4)
    t.line = 413
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 414
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 415
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 416
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 417
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 418
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 420
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 421
    g.v_suffers(2, 1)
    t.line = 422
    t.step(g, "draw_and_buy", 3)
    t.line = 424
    t.check(424, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 425
    t.equal(425, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 2)


# cards/crossfire/base/scenarios/staggered.card:427
def XF_308(t: Value) -> None:
    g = t.game(4)
    t.line = 430
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 431
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 432
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 433
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 434
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 435
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 436
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 437
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 439
    g.v_heals(1, 1)
    t.line = 440
    g.v_suffers(3, 1)
    t.line = 441
    t.step(g, "draw_and_buy", 1)
    t.line = 443
    t.check(443, "P4 is staggered", g.s_runner_condition[3] == g.e_condition_staggered)
    t.line = 444
    t.equal(444, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


# cards/crossfire/base/scenarios/staggered.card:446
def staggered_deal(t: Value) -> None:
    g = t.game(4)
    t.line = 449
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 450
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 451
    g.s_runner_nuyen[0] = 4
    t.line = 452
    u_black_market_contacts = g.create("black_market_contacts", g.z_runner_hand + 0, 0)
    t.line = 453
    u_katana = g.create("katana", g.z__market)
    t.line = 454
    t.answer("window", (("buys", (None, u_katana)),), who=0)
    t.line = 456
    g.v_plays(0, u_black_market_contacts)
    t.line = 458
    t.check(458, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 459
    t.check(459, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 460
    t.equal(460, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/staggered.card:468
def XF_219__obtained1__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == 1


# cards/crossfire/base/scenarios/staggered.card:468
def XF_219__obtained1__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 2)


# cards/crossfire/base/scenarios/staggered.card:462
def XF_219(t: Value) -> None:
    g = t.game(4)
    t.line = 465
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 466
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 467
    g.grant(("base_scenarios_staggered.XF_219__obtained1__when",), 1, ())
    t.line = 470
    t.answer("order", "1")
    t.line = 471
    t.all_pass = True
    t.line = 473
    g.scope_start("scene")
    t.line = 474
    t.flow(g, "turn", 1)
    t.line = 476
    t.check(476, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 477
    t.equal(477, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)


# cards/crossfire/base/scenarios/staggered.card:479
def critical_is_out(t: Value) -> None:
    g = t.game(4)
    t.line = 482
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 483
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    u_mana = g.create("mana", g.z_runner_hand + 2, 2)
    t.line = 484
    u_jacked_in = g.create("jacked_in", g.z_runner_discard + 2, 2)
    t.line = 485
    u_katana = g.create("katana", g.z__market)
    t.line = 486
    g.s_runner_nuyen[2] = 9
    t.line = 488
    t.cannot(488, "P3 cannot play mana", "plays", (2, u_mana))
    t.line = 489
    t.cannot(489, "P3 cannot assist with clairvoyance", "assists with", (2, u_clairvoyance))
    t.line = 490
    t.cannot(490, "P3 cannot recall jacked_in", "recalls", (2, u_jacked_in))
    t.line = 491
    t.cannot(491, "P3 cannot buy katana", "buys", (2, u_katana))


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
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 0)), (), line=154),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when", "when", "attacks", tally__when_if, tally__when, line=156),),
                    line=155,
                ),
            ),
        ),
        Scenario("XF_227", "a staggered runner does not draw two", XF_227, 168, 4),
        Scenario(
            "XF_229",
            "who is staggered by the attack neither draws nor buys",
            XF_229,
            182,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=185),),
        ),
        Scenario("XF_230", "recovery draws two at once", XF_230, 202, 4),
        Scenario("XF_231", "a larger heal is one recovery", XF_231, 218, 4),
        Scenario(
            "XF_232",
            "who recovers in time draws and buys as ever",
            XF_232,
            230,
            4,
            cards=(
                Card(
                    "medkit",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("medkit__assist", "slot", "assist", None, medkit__assist, line=234),),
                    line=233,
                ),
            ),
        ),
        Scenario(
            "XF_233",
            "a staggered runner heals itself and plays what it draws",
            XF_233,
            258,
            4,
            cards=(
                Card(
                    "doc_wagon",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("doc_wagon__play", "slot", "play", None, doc_wagon__play, line=262),),
                    line=261,
                ),
            ),
        ),
        Scenario("XF_234", "where healing is forbidden there is no recovery", XF_234, 283, 4),
        Scenario("XF_236", "cards in play are not shuffled away", XF_236, 301, 4),
        Scenario("XF_237", "a stagger in another's turn shuffles, too", XF_237, 324, 4),
        Scenario("XF_238", "the staggered draw comes on top of cards in hand", XF_238, 352, 4),
        Scenario("XF_239", "any damage is critical to a staggered runner", XF_239, 365, 4),
        Scenario("XF_240", "a critical runner shuffles everything together", XF_240, 377, 4),
        Scenario("XF_241", "a critical runner cannot be healed", XF_241, 393, 4),
        Scenario("XF_307", "one runner on its feet keeps the game alive", XF_307, 410, 4),
        Scenario("XF_308", "a recovery in time averts the loss", XF_308, 427, 4),
        Scenario(
            "staggered_deal",
            "it is the step that sells nothing to a staggered runner: a card that says so does",
            staggered_deal,
            446,
            4,
        ),
        Scenario("XF_219", "what a runner can do once in a scene, a staggered one can do", XF_219, 462, 4),
        Scenario(
            "critical_is_out", "who is critical does nothing more, whatever they are dealt", critical_is_out, 479, 4
        ),
    ),
    timed=(
        Ability(
            "base_scenarios_staggered.XF_219__obtained1__when",
            "when",
            "turn starts",
            XF_219__obtained1__when_if,
            XF_219__obtained1__when,
            once="scene",
            line=468,
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:8 15:3 16:10 17:3 18:11 22:13 25:16 26:13 27:17 28:13 29:18 31:13 32:19 33:13 34:21"
        " 35:13 36:22 37:13 38:23 39:13 40:25 41:13 42:26 43:13 44:27 48:29 51:34 52:29 53:35 57:29 58:36"
        " 60:29 61:37 63:29 64:38 66:29 67:40 68:29 69:42 70:29 71:43 72:29 73:44 74:29 75:45 76:29 77:46"
        " 81:53 87:54 92:48 95:55 96:48 97:56 101:48 102:58 103:48 104:60 105:48 106:61 110:67 116:68 120:63"
        " 123:70 124:63 125:71 129:63 130:72 131:63 132:74 133:63 134:75 135:63 136:77 137:63 138:79 139:63"
        " 140:81 144:83 147:87 148:83 149:88 150:83 151:89 153:83 154:91 155:83 156:93 157:83 158:94 162:96"
        " 165:99 166:96 167:100 168:96 169:101 171:96 172:103 173:96 174:104 175:96 176:106 177:96 178:107"
        " 182:109 185:113 186:109 187:114 188:109 189:115 191:109 192:116 193:109 194:118 195:109 196:119"
        " 197:109 198:120 199:109 200:121 201:109 202:123 203:109 204:124 208:126 211:129 212:126 213:130"
        " 214:126 215:131 216:126 217:133 218:126 219:134 220:126 221:136 222:126 223:137 227:139 230:143"
        " 231:139 232:144 233:139 234:145 236:139 237:147 238:139 239:149 243:156 251:157 255:151 258:158"
        " 259:151 260:159 261:151 262:160 263:151 264:161 266:151 267:163 268:151 269:165 270:151 271:166"
        " 275:168 278:171 279:168 280:172 281:168 282:173 284:168 285:174 287:168 288:176 289:168 290:177"
        " 291:168 292:179 293:168 294:180 298:182 301:186 302:182 303:187 304:182 305:188 307:182 308:189"
        " 310:182 311:190 313:182 314:191 315:182 316:193 317:182 318:194 319:182 320:195 321:182 322:197"
        " 323:182 324:198 325:182 326:199 327:182 328:200 332:202 335:205 336:202 337:206 338:202 339:207"
        " 341:202 342:208 343:202 344:210 345:202 346:211 347:202 348:212 349:202 350:214 351:202 352:215"
        " 353:202 354:216 358:218 361:221 362:218 363:222 364:218 365:223 367:218 368:225 369:218 370:227"
        " 371:218 372:228 376:234 377:235 381:230 384:236 385:230 386:237 387:230 388:238 389:230 390:239"
        " 392:230 393:240 394:230 395:241 396:230 397:242 398:230 399:244 400:230 401:245 402:230 403:246"
        " 404:230 405:247 406:230 407:249 408:230 409:250 410:230 411:252 412:230 413:253 414:230 415:255"
        " 416:230 417:256 421:262 422:263 423:264 428:258 431:265 432:258 433:266 434:258 435:267 439:258"
        " 440:268 441:258 442:270 443:258 444:271 445:258 446:272 447:258 448:273 449:258 450:274 451:258"
        " 452:275 453:258 454:277 455:258 456:278 457:258 458:279 459:258 460:280 461:258 462:281 466:283"
        " 469:286 470:283 471:287 472:283 473:288 475:283 476:289 478:283 479:290 480:283 481:292 482:283"
        " 483:293 484:283 485:294 486:283 487:296 488:283 489:297 490:283 491:298 492:283 493:299 497:301"
        " 500:304 501:301 502:305 504:301 505:306 507:301 508:307 510:301 511:308 512:301 513:310 514:301"
        " 515:312 516:301 517:313 518:301 519:314 520:301 521:315 522:301 523:316 524:301 525:318 526:301"
        " 527:320 528:301 529:321 530:301 531:322 535:324 538:327 539:324 540:328 542:324 543:329 545:324"
        " 546:330 548:324 549:332 550:324 551:333 552:324 553:335 554:324 555:336 556:324 557:337 558:324"
        " 559:338 560:324 561:340 562:324 563:341 564:324 565:342 566:324 567:343 568:324 569:345 570:324"
        " 571:347 572:324 573:348 574:324 575:350 579:352 582:355 583:352 584:356 585:352 586:357 588:352"
        " 589:358 591:352 592:360 593:352 594:361 595:352 596:363 600:365 603:368 604:365 605:369 606:365"
        " 607:371 608:365 609:372 610:365 611:374 612:365 613:375 617:377 620:380 621:377 622:381 623:377"
        " 624:382 626:377 627:383 629:377 630:384 632:377 633:386 634:377 635:388 636:377 637:389 638:377"
        " 639:390 640:377 641:391 645:393 648:396 649:393 650:397 651:393 652:398 654:393 655:399 656:393"
        " 657:401 658:393 659:402 660:393 661:404 662:393 663:405 664:393 665:406 666:393 667:407 668:393"
        " 669:408 673:410 676:413 677:410 678:414 679:410 680:415 681:410 682:416 683:410 684:417 685:410"
        " 686:418 688:410 689:420 690:410 691:421 692:410 693:422 694:410 695:424 696:410 697:425 701:427"
        " 704:430 705:427 706:431 707:427 708:432 709:427 710:433 711:427 712:434 713:427 714:435 715:427"
        " 716:436 717:427 718:437 720:427 721:439 722:427 723:440 724:427 725:441 726:427 727:443 728:427"
        " 729:444 733:446 736:449 737:446 738:450 739:446 740:451 741:446 742:452 743:446 744:453 745:446"
        " 746:454 747:446 748:456 749:446 750:458 751:446 752:459 753:446 754:460 758:468 764:469 768:462"
        " 771:465 772:462 773:466 774:462 775:467 776:462 777:470 778:462 779:471 780:462 781:473 782:462"
        " 783:474 784:462 785:476 786:462 787:477 791:479 794:482 795:479 796:483 798:479 799:484 800:479"
        " 801:485 802:479 803:486 804:479 805:488 806:479 807:489 808:479 809:490 810:479 811:491"
    ),
)
