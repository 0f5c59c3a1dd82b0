"""Made by `ombre build` from cards/crossfire/base/scenarios/staggered.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 18:3 19:8 20:3 21:10 22:3 23:11 27:13 30:16 31:13 32:17 33:13 34:18 36:13 37:19 38:13"
        " 39:21 40:13 41:22 42:13 43:23 44:13 45:25 46:13 47:26 48:13 49:27 53:29 56:34 57:29 58:35 62:29"
        " 63:36 65:29 66:37 68:29 69:38 71:29 72:40 73:29 74:42 75:29 76:43 77:29 78:44 79:29 80:45 81:29"
        " 82:46 86:53 92:54 97:48 100:55 101:48 102:56 106:48 107:58 108:48 109:60 110:48 111:61 115:67"
        " 121:68 125:63 128:70 129:63 130:71 134:63 135:72 136:63 137:74 138:63 139:75 140:63 141:77 142:63"
        " 143:79 144:63 145:81 149:83 152:87 153:83 154:88 155:83 156:89 158:83 159:91 160:83 161:93 162:83"
        " 163:94 167:96 170:99 171:96 172:100 173:96 174:101 176:96 177:103 178:96 179:104 180:96 181:106"
        " 182:96 183:107 187:109 190:113 191:109 192:114 193:109 194:115 196:109 197:116 198:109 199:118"
        " 200:109 201:119 202:109 203:120 204:109 205:121 206:109 207:123 208:109 209:124 213:126 216:129"
        " 217:126 218:130 219:126 220:131 221:126 222:133 223:126 224:134 225:126 226:136 227:126 228:137"
        " 232:139 235:143 236:139 237:144 238:139 239:145 241:139 242:147 243:139 244:149 248:156 256:157"
        " 260:151 263:158 264:151 265:159 266:151 267:160 268:151 269:161 271:151 272:163 273:151 274:165"
        " 275:151 276:166 280:168 283:171 284:168 285:172 286:168 287:173 289:168 290:174 292:168 293:176"
        " 294:168 295:177 296:168 297:179 298:168 299:180 303:182 306:186 307:182 308:187 309:182 310:188"
        " 312:182 313:189 315:182 316:190 318:182 319:191 320:182 321:193 322:182 323:194 324:182 325:195"
        " 326:182 327:197 328:182 329:198 330:182 331:199 332:182 333:200 337:202 340:205 341:202 342:206"
        " 343:202 344:207 346:202 347:208 348:202 349:210 350:202 351:211 352:202 353:212 354:202 355:214"
        " 356:202 357:215 358:202 359:216 363:218 366:221 367:218 368:222 369:218 370:223 372:218 373:225"
        " 374:218 375:227 376:218 377:228 381:234 382:235 386:230 389:236 390:230 391:237 392:230 393:238"
        " 394:230 395:239 397:230 398:240 399:230 400:241 401:230 402:242 403:230 404:244 405:230 406:245"
        " 407:230 408:246 409:230 410:247 411:230 412:249 413:230 414:250 415:230 416:252 417:230 418:253"
        " 419:230 420:255 421:230 422:256 426:262 427:263 428:264 433:258 436:265 437:258 438:266 439:258"
        " 440:267 444:258 445:268 446:258 447:270 448:258 449:271 450:258 451:272 452:258 453:273 454:258"
        " 455:274 456:258 457:275 458:258 459:277 460:258 461:278 462:258 463:279 464:258 465:280 466:258"
        " 467:281 471:283 474:286 475:283 476:287 477:283 478:288 480:283 481:289 483:283 484:290 485:283"
        " 486:292 487:283 488:293 489:283 490:294 491:283 492:296 493:283 494:297 495:283 496:298 497:283"
        " 498:299 502:301 505:304 506:301 507:305 509:301 510:306 512:301 513:307 515:301 516:308 517:301"
        " 518:310 519:301 520:312 521:301 522:313 523:301 524:314 525:301 526:315 527:301 528:316 529:301"
        " 530:318 531:301 532:320 533:301 534:321 535:301 536:322 540:324 543:327 544:324 545:328 547:324"
        " 548:329 550:324 551:330 553:324 554:332 555:324 556:333 557:324 558:335 559:324 560:336 561:324"
        " 562:337 563:324 564:338 565:324 566:340 567:324 568:341 569:324 570:342 571:324 572:343 573:324"
        " 574:345 575:324 576:347 577:324 578:348 579:324 580:350 584:352 587:355 588:352 589:356 590:352"
        " 591:357 593:352 594:358 596:352 597:360 598:352 599:361 600:352 601:363 605:365 608:368 609:365"
        " 610:369 611:365 612:371 613:365 614:372 615:365 616:374 617:365 618:375 622:377 625:380 626:377"
        " 627:381 628:377 629:382 631:377 632:383 634:377 635:384 637:377 638:386 639:377 640:388 641:377"
        " 642:389 643:377 644:390 645:377 646:391 650:393 653:396 654:393 655:397 656:393 657:398 659:393"
        " 660:399 661:393 662:401 663:393 664:402 665:393 666:404 667:393 668:405 669:393 670:406 671:393"
        " 672:407 673:393 674:408 678:410 681:413 682:410 683:414 684:410 685:415 686:410 687:416 688:410"
        " 689:417 690:410 691:418 693:410 694:420 695:410 696:421 697:410 698:422 699:410 700:424 701:410"
        " 702:425 706:427 709:430 710:427 711:431 712:427 713:432 714:427 715:433 716:427 717:434 718:427"
        " 719:435 720:427 721:436 722:427 723:437 725:427 726:439 727:427 728:440 729:427 730:441 731:427"
        " 732:443 733:427 734:444 738:446 741:449 742:446 743:450 744:446 745:451 746:446 747:452 748:446"
        " 749:453 750:446 751:454 752:446 753:456 754:446 755:458 756:446 757:459 758:446 759:460 763:468"
        " 769:469 773:462 776:465 777:462 778:466 779:462 780:467 781:462 782:470 783:462 784:471 785:462"
        " 786:473 787:462 788:474 789:462 790:476 791:462 792:477 796:479 799:482 800:479 801:483 803:479"
        " 804:484 805:479 806:485 807:479 808:486 809:479 810:488 811:479 812:489 813:479 814:490 815:479"
        " 816:491"
    ),
)
