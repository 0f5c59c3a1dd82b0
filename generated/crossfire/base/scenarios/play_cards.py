"""Made by `ombre build` from cards/crossfire/base/scenarios/play_cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/play_cards.card:7
def contacts__play(g: Play, this: int, you: int) -> None:
    u_pick = g.choose("pick", you, [u_pick for u_pick in g.zones[g.z__market] if g.kind[u_pick] in g.k_gear], "gear")
    if u_pick != NOTHING:
        g.v_buys(you, u_pick)


# cards/crossfire/base/scenarios/play_cards.card:3
def XF_044(t: Value) -> None:
    g = t.game(4)
    t.line = 10
    g.s_runner_nuyen[0] = 5
    t.line = 11
    u_contacts = g.create("contacts", g.z_runner_hand + 0, 0)
    t.line = 12
    u_katana = g.create("katana", g.z__market)
    t.line = 13
    t.all_pass = True
    t.line = 15
    t.answer("window", (("plays", (None, u_contacts)),))
    t.line = 16
    t.step(g, "play_cards", 0)
    t.line = 18
    t.check(18, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 19
    t.equal(19, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:21
def XF_121(t: Value) -> None:
    g = t.game(4)
    t.line = 24
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 26
    t.answer("window", "pass")
    t.line = 27
    t.step(g, "play_cards", 0)
    t.line = 29
    t.equal(29, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 30
    t.equal(30, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)


# cards/crossfire/base/scenarios/play_cards.card:36
def scout__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/scenarios/play_cards.card:32
def XF_122(t: Value) -> None:
    g = t.game(4)
    t.line = 38
    u_scout = g.create("scout", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 39
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 41
    t.answer("window", (("plays", (None, u_scout)),))
    t.line = 42
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 43
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 44
    t.step(g, "play_cards", 0)
    t.line = 46
    t.check(46, "scout is in played of P1", g.where[u_scout] == g.z_runner_played + 0)
    t.line = 47
    t.check(47, "mana is in played of P1", g.where[u_mana] == g.z_runner_played + 0)
    t.line = 48
    t.check(48, "mark is in played of P1", g.where[u_mark] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/play_cards.card:50
def XF_124(t: Value) -> None:
    g = t.game(4)
    t.line = 53
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 55
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 56
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 57
    t.step(g, "play_cards", 0)
    t.line = 59
    t.equal(59, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 60
    t.equal(60, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 2)


# cards/crossfire/base/scenarios/play_cards.card:62
def XF_125(t: Value) -> None:
    g = t.game(4)
    t.line = 66
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 67
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 69
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 70
    t.step(g, "apply_damage", 0)
    t.line = 72
    t.equal(72, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)
    t.line = 73
    t.check(73, "facing of thug is P3", g.s_threat_facing[u_thug] == 2)


# cards/crossfire/base/scenarios/play_cards.card:75
def XF_126(t: Value) -> None:
    g = t.game(4)
    t.line = 79
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 81
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 82
    t.step(g, "play_cards", 0)
    t.line = 84
    t.check(84, "quick_shot is in played of P1", g.where[u_quick_shot] == g.z_runner_played + 0)
    t.line = 86
    t.step(g, "apply_damage", 0)
    t.line = 88
    t.check(88, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)
    t.line = 89
    t.equal(89, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 91
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 92
    t.step(g, "apply_damage", 0)
    t.line = 94
    t.equal(94, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 95
    t.equal(95, "points of thug", g.d_threat_points(u_thug), "=", 0)


# cards/crossfire/base/scenarios/play_cards.card:97
def XF_131(t: Value) -> None:
    g = t.game(4)
    t.line = 100
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m4 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m5 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m6 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m7 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m8 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m9 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 102
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 103
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 104
    t.answer("window", (("plays", (None, u_m3)),))
    t.line = 105
    t.answer("window", (("plays", (None, u_m4)),))
    t.line = 106
    t.answer("window", (("plays", (None, u_m5)),))
    t.line = 107
    t.answer("window", (("plays", (None, u_m6)),))
    t.line = 108
    t.answer("window", (("plays", (None, u_m7)),))
    t.line = 109
    t.answer("window", (("plays", (None, u_m8)),))
    t.line = 110
    t.answer("window", (("plays", (None, u_m9)),))
    t.line = 111
    t.step(g, "play_cards", 0)
    t.line = 113
    t.equal(113, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 9)


# cards/crossfire/base/scenarios/play_cards.card:120
def twin__play(g: Play, this: int, you: int) -> None:
    g.v_heals(you, 1)


# cards/crossfire/base/scenarios/play_cards.card:122
def twin__assist(g: Play, this: int, you: int) -> None:
    g.v_gains(you, 1)


# cards/crossfire/base/scenarios/play_cards.card:115
def XF_134(t: Value) -> None:
    g = t.game(4)
    t.line = 124
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 125
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 126
    u_twin = g.create("twin", g.z_runner_hand + 1, 1)
    t.line = 128
    t.answer("window", (("assists with", (None, u_twin)),))
    t.line = 129
    t.step(g, "play_cards", 0)
    t.line = 130
    t.answer("window", (("strikes with", (None, None, u_twin)),))
    t.line = 131
    t.step(g, "apply_damage", 0)
    t.line = 133
    t.equal(133, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 134
    t.equal(134, "points of wall", g.d_threat_points(u_wall), "=", 1)
    t.line = 135
    t.equal(135, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 136
    t.equal(136, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:138
def XF_135(t: Value) -> None:
    g = t.game(4)
    t.line = 143
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 2
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 2
    t.line = 144
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 146
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 147
    t.step(g, "play_cards", 0)
    t.line = 148
    t.answer("window", (("strikes with", (None, u_one, None)),))
    t.line = 149
    t.step(g, "apply_damage", 0)
    t.line = 151
    t.check(151, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 152
    t.check(152, "two is in row", g.where[u_two] == g.z__row)
    t.line = 153
    t.equal(153, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 154
    t.equal(154, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/play_cards.card:156
def XF_135_b(t: Value) -> None:
    g = t.game(4)
    t.line = 161
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 2
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 2
    t.line = 162
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 164
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 165
    t.step(g, "play_cards", 0)
    t.line = 166
    t.answer("window", (("strikes with", (None, u_two, None)),))
    t.line = 167
    t.step(g, "apply_damage", 0)
    t.line = 169
    t.check(169, "one is in row", g.where[u_one] == g.z__row)
    t.line = 170
    t.check(170, "two is in normal_discard", g.where[u_two] == g.z__normal_discard)
    t.line = 171
    t.equal(171, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 172
    t.equal(172, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/play_cards.card:174
def XF_139(t: Value) -> None:
    g = t.game(4)
    t.line = 177
    u_c2 = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 178
    u_c3 = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 179
    u_c4 = g.create("clairvoyance", g.z_runner_hand + 3, 3)
    t.line = 181
    t.answer("window", (("assists with", (None, u_c2)),))
    t.line = 182
    t.answer("window", (("assists with", (None, u_c3)),))
    t.line = 183
    t.answer("window", (("assists with", (None, u_c4)),))
    t.line = 184
    t.step(g, "play_cards", 0)
    t.line = 186
    t.check(186, "c2 is in played of P2", g.where[u_c2] == g.z_runner_played + 1)
    t.line = 187
    t.check(187, "mode of c2 is assisting", g.s_gear_mode[u_c2] == g.e_mode_assisting)
    t.line = 188
    t.check(188, "c3 is in played of P3", g.where[u_c3] == g.z_runner_played + 2)
    t.line = 189
    t.check(189, "mode of c3 is assisting", g.s_gear_mode[u_c3] == g.e_mode_assisting)
    t.line = 190
    t.check(190, "c4 is in played of P4", g.where[u_c4] == g.z_runner_played + 3)
    t.line = 191
    t.check(191, "mode of c4 is assisting", g.s_gear_mode[u_c4] == g.e_mode_assisting)


# cards/crossfire/base/scenarios/play_cards.card:198
def medic__assist(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


# cards/crossfire/base/scenarios/play_cards.card:193
def XF_140(t: Value) -> None:
    g = t.game(4)
    t.line = 201
    g.s_runner_hp[2] = min(2, g.s_runner_max_hp[2])
    t.line = 202
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 203
    u_medic = g.create("medic", g.z_runner_hand + 1, 1)
    t.line = 205
    t.answer("window", (("assists with", (None, u_medic)),))
    t.line = 206
    t.answer("patient", 2)
    t.line = 207
    t.step(g, "play_cards", 0)
    t.line = 209
    t.equal(209, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 210
    t.equal(210, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 212
    t.answer("window", (("strikes with", (None, None, u_medic)),))
    t.line = 213
    t.step(g, "apply_damage", 0)
    t.line = 215
    t.equal(215, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 216
    t.equal(216, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:218
def XF_141(t: Value) -> None:
    g = t.game(4)
    t.line = 221
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 222
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 223
    t.all_pass = True
    t.line = 225
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 226
    t.step(g, "play_cards", 0)
    t.line = 227
    t.step(g, "apply_damage", 0)
    t.line = 228
    t.step(g, "end_turn", 0)
    t.line = 229
    g.scope_end("turn")
    t.line = 230
    t.step(g, "play_cards", 1)
    t.line = 232
    t.equal(232, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


# cards/crossfire/base/scenarios/play_cards.card:234
def XF_174(t: Value) -> None:
    g = t.game(4)
    t.line = 238
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 239
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 240
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 241
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 242
    t.all_pass = True
    t.line = 244
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 245
    t.answer("pick", u_mark)
    t.line = 246
    t.step(g, "play_cards", 0)
    t.line = 248
    t.check(248, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)
    t.line = 249
    t.check(249, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 250
    t.equal(250, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 252
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),))
    t.line = 253
    t.step(g, "apply_damage", 0)
    t.line = 255
    t.equal(255, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 256
    t.equal(256, "points of wall", g.d_threat_points(u_wall), "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:258
def XF_601(t: Value) -> None:
    g = t.game(4)
    t.line = 262
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 3
    t.line = 263
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 265
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 266
    t.step(g, "play_cards", 0)
    t.line = 267
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),))
    t.line = 268
    t.step(g, "apply_damage", 0)
    t.line = 270
    t.check(270, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 271
    t.check(271, "clairvoyance is in discard of P2", g.where[u_clairvoyance] == g.z_runner_discard + 1)
    t.line = 272
    t.equal(272, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 273
    t.equal(273, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 274
    t.equal(274, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


# cards/crossfire/base/scenarios/play_cards.card:276
def XF_609(t: Value) -> None:
    g = t.game(4)
    t.line = 279
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 281
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 282
    t.step(g, "play_cards", 0)
    t.line = 284
    t.check(284, "clairvoyance is in played of P2", g.where[u_clairvoyance] == g.z_runner_played + 1)
    t.line = 285
    t.check(285, "current is P1", g.current == 0)


# cards/crossfire/base/scenarios/play_cards.card:287
def XF_633(t: Value) -> None:
    g = t.game(4)
    t.line = 290
    g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 291
    t.all_pass = True
    t.line = 293
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 294
    t.step(g, "play_cards", 0)
    t.line = 296
    t.equal(296, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 297
    t.check(297, "m2 is in played of P1", g.where[u_m2] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/play_cards.card:305
def medic__assist_2(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


# cards/crossfire/base/scenarios/play_cards.card:299
def XF_026(t: Value) -> None:
    g = t.game(4)
    t.line = 308
    g.s_runner_hp[2] = min(2, g.s_runner_max_hp[2])
    t.line = 309
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 310
    u_medic = g.create("medic", g.z_runner_hand + 1, 1)
    t.line = 311
    t.answer("window", (("assists with", (None, u_medic)),), who=1)
    t.line = 312
    t.answer("patient", 2, who=1)
    t.line = 313
    t.answer("window", (("strikes with", (None, u_two, None)),), who=0)
    t.line = 314
    t.all_pass = True
    t.line = 316
    t.step(g, "play_cards", 0)
    t.line = 317
    t.step(g, "apply_damage", 0)
    t.line = 319
    t.equal(319, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 320
    t.equal(320, "cleared of one", g.s_threat_cleared[u_one], "=", 0)
    t.line = 321
    t.equal(321, "cleared of two", g.s_threat_cleared[u_two], "=", 1)
    t.line = 322
    t.check(322, "medic is in discard of P2", g.where[u_medic] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/play_cards.card:324
def XF_127(t: Value) -> None:
    g = t.game(4)
    t.line = 329
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 330
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 331
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 332
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 333
    t.all_pass = True
    t.line = 335
    t.step(g, "play_cards", 0)
    t.line = 337
    t.equal(337, "cleared of one", g.s_threat_cleared[u_one], "=", 0)
    t.line = 338
    t.check(338, "mana is in played of P1", g.where[u_mana] == g.z_runner_played + 0)
    t.line = 340
    g.v_strikes_with(0, u_two, u_mana)
    t.line = 342
    t.equal(342, "cleared of one", g.s_threat_cleared[u_one], "=", 0)
    t.line = 343
    t.equal(343, "cleared of two", g.s_threat_cleared[u_two], "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:350
def salve__play(g: Play, this: int, you: int) -> None:
    g.v_heals(you, 1)


# cards/crossfire/base/scenarios/play_cards.card:345
def XF_128(t: Value) -> None:
    g = t.game(4)
    t.line = 352
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 353
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    t.line = 354
    u_salve = g.create("salve", g.z_runner_hand + 0, 0)
    t.line = 355
    t.answer("window", (("plays", (None, u_salve)),))
    t.line = 356
    t.all_pass = True
    t.line = 358
    t.step(g, "play_cards", 0)
    t.line = 360
    t.equal(360, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 362
    t.answer("window", (("strikes with", (None, u_one, None)),))
    t.line = 363
    t.step(g, "apply_damage", 0)
    t.line = 365
    t.equal(365, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 366
    t.equal(366, "cleared of one", g.s_threat_cleared[u_one], "=", 1)


# cards/crossfire/base/scenarios/play_cards.card:368
def XF_586_r(t: Value) -> None:
    g = t.game(4)
    t.line = 372
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 373
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 374
    t.answer("window", (("assists with", (None, u_covering_fire)),), who=1)
    t.line = 376
    t.step(g, "take_damage", 0)
    t.line = 378
    t.equal(378, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/play_cards.card:385
def medic__assist_3(g: Play, this: int, you: int) -> None:
    g.v_heals(g.current, 1)


# cards/crossfire/base/scenarios/play_cards.card:380
def XF_587(t: Value) -> None:
    g = t.game(4)
    t.line = 387
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 388
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 389
    u_medic = g.create("medic", g.z_runner_hand + 1, 1)
    t.line = 390
    t.answer("window", (("assists with", (None, u_medic)),), who=1)
    t.line = 392
    t.step(g, "take_damage", 0)
    t.line = 393
    t.step(g, "end_turn", 0)
    t.line = 395
    t.equal(395, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 396
    t.check(396, "ghost is in row", g.where[u_ghost] == g.z__row)
    t.line = 397
    t.equal(397, "cleared of ghost", g.s_threat_cleared[u_ghost], "=", 0)
    t.line = 398
    t.check(398, "medic is in discard of P2", g.where[u_medic] == g.z_runner_discard + 1)


MODULE = Module(
    source="cards/crossfire/base/scenarios/play_cards.card",
    scenarios=(
        Scenario(
            "XF_044",
            "a card that says buy now is stronger than the rule of the step",
            XF_044,
            3,
            4,
            cards=(
                Card(
                    "contacts",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("contacts__play", "slot", "play", None, contacts__play, line=7),),
                    line=6,
                ),
            ),
        ),
        Scenario("XF_121", "playing nothing is legal", XF_121, 21, 4),
        Scenario(
            "XF_122",
            "cards are played one at a time",
            XF_122,
            32,
            4,
            cards=(
                Card(
                    "scout",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("scout__play", "slot", "play", None, scout__play, line=36),),
                    line=35,
                ),
            ),
        ),
        Scenario("XF_124", "played cards stay in play", XF_124, 50, 4),
        Scenario(
            "XF_125",
            "an obstacle that faces anyone can be damaged",
            XF_125,
            62,
            4,
            cards=(Card("thug", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=65),),
        ),
        Scenario(
            "XF_126",
            "a card can be played without a target",
            XF_126,
            75,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("plain", 3))), ("attack", 1)), (), line=78),),
        ),
        Scenario("XF_131", "nothing limits how many cards are played", XF_131, 97, 4),
        Scenario(
            "XF_134",
            "an assist has neither the main damage nor the main text",
            XF_134,
            115,
            4,
            cards=(
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=118),
                Card(
                    "twin",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 2),)), ("assist_damage", (("blue", 1),))),
                    (
                        Ability("twin__play", "slot", "play", None, twin__play, line=120),
                        Ability("twin__assist", "slot", "assist", None, twin__assist, line=122),
                    ),
                    line=119,
                ),
            ),
        ),
        Scenario(
            "XF_135",
            "the current runner applies the damage of an assist: here",
            XF_135,
            138,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=141),
                Card("two", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=142),
            ),
        ),
        Scenario(
            "XF_135_b",
            "the current runner applies the damage of an assist: or there",
            XF_135_b,
            156,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=159),
                Card("two", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=160),
            ),
        ),
        Scenario("XF_139", "several runners assist in one turn", XF_139, 174, 4),
        Scenario(
            "XF_140",
            "the text of an assist happens at once, its damage in the damage step",
            XF_140,
            193,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("red", 1), ("plain", 3))), ("attack", 1)), (), line=196),
                Card(
                    "medic",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("medic__assist", "slot", "assist", None, medic__assist, line=198),),
                    line=197,
                ),
            ),
        ),
        Scenario("XF_141", "an assist leaves one card less for one's own turn", XF_141, 218, 4),
        Scenario(
            "XF_174",
            "Clairvoyance as an assist: draw, discard, and a blue point",
            XF_174,
            234,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=237),),
        ),
        Scenario(
            "XF_601",
            "the points of an assist are the current runner's to apply",
            XF_601,
            258,
            4,
            cards=(Card("thug", "obstacle", (("track", (("blue", 1),)), ("nuyen", 2)), (), line=261),),
        ),
        Scenario("XF_609", "who assists does not become the current runner", XF_609, 276, 4),
        Scenario("XF_633", "cards in play are not in hand", XF_633, 287, 4),
        Scenario(
            "XF_026",
            "who assists decides on the text, the current runner on the damage",
            XF_026,
            299,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=302),
                Card("two", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=303),
                Card(
                    "medic",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("assist_damage", (("blue", 1),))),
                    (Ability("medic__assist_2", "slot", "assist", None, medic__assist_2, line=305),),
                    line=304,
                ),
            ),
        ),
        Scenario(
            "XF_127",
            "where a card hits is settled in the damage step",
            XF_127,
            324,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=327),
                Card("two", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=328),
            ),
        ),
        Scenario(
            "XF_128",
            "its text happens once, wherever it hits",
            XF_128,
            345,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=348),
                Card(
                    "salve",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),))),
                    (Ability("salve__play", "slot", "play", None, salve__play, line=350),),
                    line=349,
                ),
            ),
        ),
        Scenario(
            "XF_586_r",
            "an assist can come as late as the attack",
            XF_586_r,
            368,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=371),),
        ),
        Scenario(
            "XF_587",
            "what a late assist would hit is lost",
            XF_587,
            380,
            4,
            cards=(
                Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=383),
                Card(
                    "medic",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("assist_damage", (("blue", 1),))),
                    (Ability("medic__assist_3", "slot", "assist", None, medic__assist_3, line=385),),
                    line=384,
                ),
            ),
        ),
    ),
    lines=(
        "9:7 10:8 11:9 16:3 19:10 20:3 21:11 22:3 23:12 24:3 25:13 26:3 27:15 28:3 29:16 30:3 31:18 32:3"
        " 33:19 37:21 40:24 42:21 43:26 44:21 45:27 46:21 47:29 48:21 49:30 53:36 54:37 58:32 61:38 63:32"
        " 64:39 65:32 66:41 67:32 68:42 69:32 70:43 71:32 72:44 73:32 74:46 75:32 76:47 77:32 78:48 82:50"
        " 85:53 87:50 88:55 89:50 90:56 91:50 92:57 93:50 94:59 95:50 96:60 100:62 103:66 105:62 106:67"
        " 107:62 108:69 109:62 110:70 111:62 112:72 113:62 114:73 118:75 121:79 122:75 123:81 124:75 125:82"
        " 126:75 127:84 128:75 129:86 130:75 131:88 132:75 133:89 134:75 135:91 137:75 138:92 139:75 140:94"
        " 141:75 142:95 146:97 149:100 158:97 159:102 160:97 161:103 162:97 163:104 164:97 165:105 166:97"
        " 167:106 168:97 169:107 170:97 171:108 172:97 173:109 174:97 175:110 176:97 177:111 178:97 179:113"
        " 183:120 184:121 188:122 189:123 193:115 196:124 197:115 198:125 200:115 201:126 202:115 203:128"
        " 204:115 205:129 206:115 207:130 208:115 209:131 210:115 211:133 212:115 213:134 214:115 215:135"
        " 216:115 217:136 221:138 224:143 228:138 229:144 230:138 231:146 232:138 233:147 234:138 235:148"
        " 236:138 237:149 238:138 239:151 240:138 241:152 242:138 243:153 244:138 245:154 249:156 252:161"
        " 256:156 257:162 258:156 259:164 260:156 261:165 262:156 263:166 264:156 265:167 266:156 267:169"
        " 268:156 269:170 270:156 271:171 272:156 273:172 277:174 280:177 281:174 282:178 283:174 284:179"
        " 285:174 286:181 287:174 288:182 289:174 290:183 291:174 292:184 293:174 294:186 295:174 296:187"
        " 297:174 298:188 299:174 300:189 301:174 302:190 303:174 304:191 308:198 309:199 310:200 315:193"
        " 318:201 319:193 320:202 322:193 323:203 324:193 325:205 326:193 327:206 328:193 329:207 330:193"
        " 331:209 332:193 333:210 334:193 335:212 336:193 337:213 338:193 339:215 340:193 341:216 345:218"
        " 348:221 349:218 350:222 352:218 353:223 354:218 355:225 356:218 357:226 358:218 359:227 360:218"
        " 361:228 362:218 363:229 364:218 365:230 366:218 367:232 371:234 374:238 376:234 377:239 378:234"
        " 379:240 380:234 381:241 382:234 383:242 384:234 385:244 386:234 387:245 388:234 389:246 390:234"
        " 391:248 392:234 393:249 394:234 395:250 396:234 397:252 398:234 399:253 400:234 401:255 402:234"
        " 403:256 407:258 410:262 412:258 413:263 414:258 415:265 416:258 417:266 418:258 419:267 420:258"
        " 421:268 422:258 423:270 424:258 425:271 426:258 427:272 428:258 429:273 430:258 431:274 435:276"
        " 438:279 439:276 440:281 441:276 442:282 443:276 444:284 445:276 446:285 450:287 453:290 456:287"
        " 457:291 458:287 459:293 460:287 461:294 462:287 463:296 464:287 465:297 469:305 470:306 471:307"
        " 476:299 479:308 480:299 481:309 485:299 486:310 487:299 488:311 489:299 490:312 491:299 492:313"
        " 493:299 494:314 495:299 496:316 497:299 498:317 499:299 500:319 501:299 502:320 503:299 504:321"
        " 505:299 506:322 510:324 513:329 517:324 518:330 520:324 521:331 522:324 523:332 524:324 525:333"
        " 526:324 527:335 528:324 529:337 530:324 531:338 532:324 533:340 534:324 535:342 536:324 537:343"
        " 541:350 542:351 546:345 549:352 550:345 551:353 553:345 554:354 555:345 556:355 557:345 558:356"
        " 559:345 560:358 561:345 562:360 563:345 564:362 565:345 566:363 567:345 568:365 569:345 570:366"
        " 574:368 577:372 579:368 580:373 581:368 582:374 583:368 584:376 585:368 586:378 590:385 591:386"
        " 595:380 598:387 599:380 600:388 602:380 603:389 604:380 605:390 606:380 607:392 608:380 609:393"
        " 610:380 611:395 612:380 613:396 614:380 615:397 616:380 617:398"
    ),
)
