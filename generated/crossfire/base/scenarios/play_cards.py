"""Made by `ombre build` from cards/crossfire/base/scenarios/play_cards.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:7 15:8 16:9 21:3 24:10 25:3 26:11 27:3 28:12 29:3 30:13 31:3 32:15 33:3 34:16 35:3 36:18 37:3"
        " 38:19 42:21 45:24 47:21 48:26 49:21 50:27 51:21 52:29 53:21 54:30 58:36 59:37 63:32 66:38 68:32"
        " 69:39 70:32 71:41 72:32 73:42 74:32 75:43 76:32 77:44 78:32 79:46 80:32 81:47 82:32 83:48 87:50"
        " 90:53 92:50 93:55 94:50 95:56 96:50 97:57 98:50 99:59 100:50 101:60 105:62 108:66 110:62 111:67"
        " 112:62 113:69 114:62 115:70 116:62 117:72 118:62 119:73 123:75 126:79 127:75 128:81 129:75 130:82"
        " 131:75 132:84 133:75 134:86 135:75 136:88 137:75 138:89 139:75 140:91 142:75 143:92 144:75 145:94"
        " 146:75 147:95 151:97 154:100 163:97 164:102 165:97 166:103 167:97 168:104 169:97 170:105 171:97"
        " 172:106 173:97 174:107 175:97 176:108 177:97 178:109 179:97 180:110 181:97 182:111 183:97 184:113"
        " 188:120 189:121 193:122 194:123 198:115 201:124 202:115 203:125 205:115 206:126 207:115 208:128"
        " 209:115 210:129 211:115 212:130 213:115 214:131 215:115 216:133 217:115 218:134 219:115 220:135"
        " 221:115 222:136 226:138 229:143 233:138 234:144 235:138 236:146 237:138 238:147 239:138 240:148"
        " 241:138 242:149 243:138 244:151 245:138 246:152 247:138 248:153 249:138 250:154 254:156 257:161"
        " 261:156 262:162 263:156 264:164 265:156 266:165 267:156 268:166 269:156 270:167 271:156 272:169"
        " 273:156 274:170 275:156 276:171 277:156 278:172 282:174 285:177 286:174 287:178 288:174 289:179"
        " 290:174 291:181 292:174 293:182 294:174 295:183 296:174 297:184 298:174 299:186 300:174 301:187"
        " 302:174 303:188 304:174 305:189 306:174 307:190 308:174 309:191 313:198 314:199 315:200 320:193"
        " 323:201 324:193 325:202 327:193 328:203 329:193 330:205 331:193 332:206 333:193 334:207 335:193"
        " 336:209 337:193 338:210 339:193 340:212 341:193 342:213 343:193 344:215 345:193 346:216 350:218"
        " 353:221 354:218 355:222 357:218 358:223 359:218 360:225 361:218 362:226 363:218 364:227 365:218"
        " 366:228 367:218 368:229 369:218 370:230 371:218 372:232 376:234 379:238 381:234 382:239 383:234"
        " 384:240 385:234 386:241 387:234 388:242 389:234 390:244 391:234 392:245 393:234 394:246 395:234"
        " 396:248 397:234 398:249 399:234 400:250 401:234 402:252 403:234 404:253 405:234 406:255 407:234"
        " 408:256 412:258 415:262 417:258 418:263 419:258 420:265 421:258 422:266 423:258 424:267 425:258"
        " 426:268 427:258 428:270 429:258 430:271 431:258 432:272 433:258 434:273 435:258 436:274 440:276"
        " 443:279 444:276 445:281 446:276 447:282 448:276 449:284 450:276 451:285 455:287 458:290 461:287"
        " 462:291 463:287 464:293 465:287 466:294 467:287 468:296 469:287 470:297 474:305 475:306 476:307"
        " 481:299 484:308 485:299 486:309 490:299 491:310 492:299 493:311 494:299 495:312 496:299 497:313"
        " 498:299 499:314 500:299 501:316 502:299 503:317 504:299 505:319 506:299 507:320 508:299 509:321"
        " 510:299 511:322 515:324 518:329 522:324 523:330 525:324 526:331 527:324 528:332 529:324 530:333"
        " 531:324 532:335 533:324 534:337 535:324 536:338 537:324 538:340 539:324 540:342 541:324 542:343"
        " 546:350 547:351 551:345 554:352 555:345 556:353 558:345 559:354 560:345 561:355 562:345 563:356"
        " 564:345 565:358 566:345 567:360 568:345 569:362 570:345 571:363 572:345 573:365 574:345 575:366"
        " 579:368 582:372 584:368 585:373 586:368 587:374 588:368 589:376 590:368 591:378 595:385 596:386"
        " 600:380 603:387 604:380 605:388 607:380 608:389 609:380 610:390 611:380 612:392 613:380 614:393"
        " 615:380 616:395 617:380 618:396 619:380 620:397 621:380 622:398"
    ),
)
