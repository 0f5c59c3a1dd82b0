"""Made by `ombre build` from cards/crossfire/base/scenarios/apply_damage.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/apply_damage.card:3
def XF_016(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 8
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 10
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 11
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 12
    t.answer("s", g.e_symbol_blue)
    t.line = 13
    t.step(g, "apply_damage", 0)
    t.line = 15
    t.equal(15, "cleared of deckhead", g.s_threat_cleared[u_deckhead], "=", 1)
    t.line = 16
    t.equal(16, "points of deckhead", g.d_threat_points(u_deckhead), "=", 0)
    t.line = 17
    t.check(17, "deckhead is in row", g.where[u_deckhead] == g.z__row)


# cards/crossfire/base/scenarios/apply_damage.card:19
def XF_017(t: Value) -> None:
    g = t.game(4)
    t.line = 22
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_threat_facing[u_out_of_ammo] = 1
    t.line = 23
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 25
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 26
    t.step(g, "apply_damage", 0)
    t.line = 28
    t.equal(28, "cleared of out_of_ammo", g.s_threat_cleared[u_out_of_ammo], "=", 1)
    t.line = 29
    t.check(29, "out_of_ammo is in row", g.where[u_out_of_ammo] == g.z__row)
    t.line = 30
    t.check(30, "facing of out_of_ammo is P2", g.s_threat_facing[u_out_of_ammo] == 1)


# cards/crossfire/base/scenarios/apply_damage.card:32
def XF_143(t: Value) -> None:
    g = t.game(4)
    t.line = 37
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 38
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 40
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 41
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 42
    t.answer("window", (("plays", (None, u_m3)),))
    t.line = 43
    t.step(g, "play_cards", 0)
    t.line = 44
    g.v_strikes_with(0, u_one, u_m1)
    t.line = 45
    g.v_strikes_with(0, u_one, u_m2)
    t.line = 47
    t.equal(47, "points of one", g.d_threat_points(u_one), "=", 2)
    t.line = 48
    t.equal(48, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 2)
    t.line = 49
    t.check(49, "m3 is in played of P1", g.where[u_m3] == g.z_runner_played + 0)
    t.line = 51
    g.v_strikes_with(0, u_two, u_m3)
    t.line = 53
    t.equal(53, "points of two", g.d_threat_points(u_two), "=", 1)
    t.line = 54
    t.check(54, "m3 is in discard of P1", g.where[u_m3] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/apply_damage.card:56
def XF_145(t: Value) -> None:
    g = t.game(4)
    t.line = 60
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 0
    t.line = 61
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    t.line = 63
    t.answer("window", (("plays", (None, u_lightning_bolt)),))
    t.line = 64
    t.step(g, "play_cards", 0)
    t.line = 66
    t.check(66, "lightning_bolt is in played of P1", g.where[u_lightning_bolt] == g.z_runner_played + 0)
    t.line = 67
    t.equal(67, "cleared of ghost", g.s_threat_cleared[u_ghost], "=", 0)
    t.line = 69
    t.answer("window", (("strikes with", (None, None, u_lightning_bolt)),))
    t.line = 70
    t.step(g, "apply_damage", 0)
    t.line = 72
    t.equal(72, "cleared of ghost", g.s_threat_cleared[u_ghost], "=", 2)


# cards/crossfire/base/scenarios/apply_damage.card:74
def XF_146(t: Value) -> None:
    g = t.game(4)
    t.line = 79
    u_door = g.create("door", g.z__row)
    g.s_threat_facing[u_door] = 0
    t.line = 80
    u_breach = g.create("breach", g.z_runner_played + 0, 0)
    t.line = 82
    t.answer("window", (("strikes with", (None, None, u_breach)),))
    t.line = 83
    t.step(g, "apply_damage", 0)
    t.line = 85
    t.check(85, "door is in normal_discard", g.where[u_door] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:87
def XF_149(t: Value) -> None:
    g = t.game(4)
    t.line = 91
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 0
    t.line = 92
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 94
    t.answer("window", (("strikes with", (None, None, u_lightning_bolt)),))
    t.line = 95
    t.step(g, "apply_damage", 0)
    t.line = 97
    t.equal(97, "cleared of gargoyle", g.s_threat_cleared[u_gargoyle], "=", 2)
    t.line = 98
    t.check(98, "gargoyle is in row", g.where[u_gargoyle] == g.z__row)


# cards/crossfire/base/scenarios/apply_damage.card:100
def XF_150(t: Value) -> None:
    g = t.game(4)
    t.line = 104
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 105
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 107
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 108
    t.step(g, "apply_damage", 0)
    t.line = 110
    t.equal(110, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 111
    t.check(111, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 112
    t.equal(112, "points of thug", g.d_threat_points(u_thug), "=", 1)
    t.line = 113
    t.check(113, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/apply_damage.card:115
def XF_152(t: Value) -> None:
    g = t.game(4)
    t.line = 120
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 121
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 123
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 124
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 125
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 126
    t.answer("s", g.e_symbol_blue)
    t.line = 127
    t.step(g, "apply_damage", 0)
    t.line = 129
    t.equal(129, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)
    t.line = 130
    t.equal(130, "points of thug", g.d_threat_points(u_thug), "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:132
def XF_153(t: Value) -> None:
    g = t.game(4)
    t.line = 136
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 137
    u_m1 = g.create("mana", g.z_runner_played + 0, 0)
    u_m2 = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 139
    t.answer("window", (("strikes with", (None, None, u_m1)),))
    t.line = 140
    t.answer("window", (("strikes with", (None, None, u_m2)),))
    t.line = 141
    t.step(g, "apply_damage", 0)
    t.line = 143
    t.equal(143, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:145
def XF_154(t: Value) -> None:
    g = t.game(4)
    t.line = 149
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 150
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 152
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 153
    t.step(g, "apply_damage", 0)
    t.line = 155
    t.equal(155, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 156
    t.equal(156, "points of thug", g.d_threat_points(u_thug), "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:158
def XF_155(t: Value) -> None:
    g = t.game(4)
    t.line = 163
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 164
    u_m1 = g.create("mark", g.z_runner_played + 0, 0)
    u_m2 = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 165
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 167
    t.answer("window", (("strikes with", (None, None, u_m1)),))
    t.line = 168
    t.answer("may", "no")
    t.line = 169
    t.answer("window", (("strikes with", (None, None, u_m2)),))
    t.line = 170
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 171
    t.step(g, "apply_damage", 0)
    t.line = 173
    t.check(173, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:175
def XF_156(t: Value) -> None:
    g = t.game(4)
    t.line = 180
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 181
    u_burst = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 182
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 184
    t.answer("window", (("plays", (None, u_burst)),))
    t.line = 185
    t.step(g, "play_cards", 0)
    t.line = 186
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 187
    t.step(g, "apply_damage", 0)
    t.line = 188
    t.step(g, "end_turn", 0)
    t.line = 190
    t.equal(190, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)
    t.line = 191
    t.check(191, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 193
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 194
    t.step(g, "play_cards", 1)
    t.line = 195
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 196
    t.step(g, "apply_damage", 1)
    t.line = 198
    t.check(198, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:200
def XF_157(t: Value) -> None:
    g = t.game(4)
    t.line = 205
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 206
    u_b1 = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 207
    u_b2 = g.create("burst", g.z_runner_hand + 1, 1)
    t.line = 208
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 210
    t.answer("window", (("plays", (None, u_b1)),))
    t.line = 211
    t.step(g, "play_cards", 0)
    t.line = 212
    t.answer("window", (("strikes with", (None, None, u_b1)),))
    t.line = 213
    t.step(g, "apply_damage", 0)
    t.line = 214
    t.step(g, "end_turn", 0)
    t.line = 215
    t.answer("window", (("plays", (None, u_b2)),))
    t.line = 216
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 217
    t.step(g, "play_cards", 1)
    t.line = 218
    g.v_strikes_with(1, u_thug, u_b2)
    t.line = 220
    t.equal(220, "points of thug", g.d_threat_points(u_thug), "=", 3)
    t.line = 221
    t.equal(221, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 223
    g.v_strikes_with(1, u_thug, u_mana)
    t.line = 225
    t.equal(225, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:227
def XF_159(t: Value) -> None:
    g = t.game(4)
    t.line = 232
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 233
    u_burst = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 234
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 236
    t.answer("window", (("plays", (None, u_burst)),))
    t.line = 237
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 238
    t.step(g, "play_cards", 0)
    t.line = 239
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 240
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),))
    t.line = 241
    t.step(g, "apply_damage", 0)
    t.line = 243
    t.equal(243, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:245
def XF_160(t: Value) -> None:
    g = t.game(4)
    t.line = 251
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 252
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 254
    g.v_strikes_with(0, u_thug, u_burst)
    t.line = 256
    t.equal(256, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 258
    g.v_strikes_with(0, u_thug, u_lance)
    t.line = 260
    t.check(260, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:262
def XF_161(t: Value) -> None:
    g = t.game(4)
    t.line = 267
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 268
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 270
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 271
    t.step(g, "apply_damage", 0)
    t.line = 273
    t.equal(273, "cleared of thug", g.s_threat_cleared[u_thug], "=", 2)


# cards/crossfire/base/scenarios/apply_damage.card:275
def XF_162(t: Value) -> None:
    g = t.game(4)
    t.line = 281
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 282
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 284
    t.answer("window", (("strikes with", (None, u_one, None)),))
    t.line = 285
    t.step(g, "apply_damage", 0)
    t.line = 287
    t.check(287, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 288
    t.check(288, "two is in row", g.where[u_two] == g.z__row)
    t.line = 289
    t.equal(289, "cleared of two", g.s_threat_cleared[u_two], "=", 0)
    t.line = 290
    t.equal(290, "points of two", g.d_threat_points(u_two), "=", 0)
    t.line = 291
    t.check(291, "lance is in discard of P1", g.where[u_lance] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/apply_damage.card:293
def XF_163(t: Value) -> None:
    g = t.game(4)
    t.line = 298
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 299
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 301
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 302
    t.step(g, "apply_damage", 0)
    t.line = 304
    t.equal(304, "points of thug", g.d_threat_points(u_thug), "=", 2)
    t.line = 305
    t.equal(305, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 306
    t.check(306, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 308
    t.step(g, "end_turn", 0)
    t.line = 310
    t.equal(310, "points of thug", g.d_threat_points(u_thug), "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:312
def XF_164(t: Value) -> None:
    g = t.game(4)
    t.line = 318
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 319
    g.s_threat_cleared[u_one] = 1
    t.line = 320
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    t.line = 322
    t.answer("window", (("strikes with", (None, u_one, None)),))
    t.line = 323
    t.step(g, "apply_damage", 0)
    t.line = 325
    t.check(325, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 326
    t.equal(326, "cleared of two", g.s_threat_cleared[u_two], "=", 0)
    t.line = 327
    t.equal(327, "points of two", g.d_threat_points(u_two), "=", 0)
    t.line = 328
    t.check(328, "salvo is in discard of P1", g.where[u_salvo] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/apply_damage.card:334
def ghost__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/apply_damage.card:334
def ghost__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/apply_damage.card:330
def XF_166(t: Value) -> None:
    g = t.game(4)
    t.line = 336
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 337
    g.s_threat_cleared[u_ghost] = 1
    t.line = 338
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 339
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 341
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 342
    t.step(g, "apply_damage", 0)
    t.line = 344
    t.check(344, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 345
    t.equal(345, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 346
    t.equal(346, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:348
def XF_167(t: Value) -> None:
    g = t.game(4)
    t.line = 353
    u_trooper = g.create("trooper", g.z__row)
    g.s_threat_facing[u_trooper] = 0
    t.line = 354
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 356
    t.answer("window", (("strikes with", (None, None, u_salvo)),))
    t.line = 357
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 358
    t.step(g, "apply_damage", 0)
    t.line = 360
    t.equal(360, "cleared of trooper", g.s_threat_cleared[u_trooper], "=", 1)
    t.line = 361
    t.equal(361, "number of track of trooper", len(g.f_threat_track(u_trooper)), "=", 3)
    t.line = 362
    t.check(362, "trooper is in row", g.where[u_trooper] == g.z__row)


# cards/crossfire/base/scenarios/apply_damage.card:364
def XF_168(t: Value) -> None:
    g = t.game(4)
    t.line = 368
    u_trooper = g.create("trooper", g.z__row)
    g.s_threat_facing[u_trooper] = 0
    t.line = 369
    g.s_threat_cleared[u_trooper] = 1
    t.line = 370
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 1, 1)
    t.line = 372
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 373
    t.answer("window", (("strikes with", (None, None, u_street_smarts)),))
    t.line = 374
    t.step(g, "apply_damage", 1)
    t.line = 376
    t.check(376, "trooper is in normal_discard", g.where[u_trooper] == g.z__normal_discard)
    t.line = 377
    t.equal(377, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 378
    t.equal(378, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 379
    t.equal(379, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:381
def XF_169(t: Value) -> None:
    g = t.game(4)
    t.line = 385
    u_trooper = g.create("trooper", g.z__row)
    g.s_threat_facing[u_trooper] = 0
    t.line = 386
    g.s_threat_cleared[u_trooper] = 1
    t.line = 387
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    t.line = 389
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 390
    t.step(g, "apply_damage", 1)
    t.line = 391
    t.step(g, "end_turn", 1)
    t.line = 393
    t.equal(393, "cleared of trooper", g.s_threat_cleared[u_trooper], "=", 2)
    t.line = 394
    t.check(394, "trooper is in row", g.where[u_trooper] == g.z__row)


# cards/crossfire/base/scenarios/apply_damage.card:396
def XF_170(t: Value) -> None:
    g = t.game(4)
    t.line = 400
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 0
    t.line = 401
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 403
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 404
    t.step(g, "apply_damage", 0)
    t.line = 405
    t.step(g, "take_damage", 0)
    t.line = 407
    t.check(407, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 408
    t.equal(408, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/apply_damage.card:410
def XF_175(t: Value) -> None:
    g = t.game(4)
    t.line = 415
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 2
    t.line = 416
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 417
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_played + 1, 1)
    t.line = 418
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 420
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 421
    t.answer("window", (("plays", (None, u_street_smarts)),))
    t.line = 422
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 423
    t.step(g, "play_cards", 0)
    t.line = 424
    g.v_strikes_with(0, u_lightning_mage, u_coordinated_attack)
    t.line = 426
    t.equal(426, "cleared of lightning_mage", g.s_threat_cleared[u_lightning_mage], "=", 0)
    t.line = 428
    t.answer("s", g.e_symbol_red)
    t.line = 429
    g.v_strikes_with(0, u_lightning_mage, u_guiding_spirit)
    t.line = 431
    t.equal(431, "cleared of lightning_mage", g.s_threat_cleared[u_lightning_mage], "=", 2)
    t.line = 432
    t.equal(432, "points of lightning_mage", g.d_threat_points(u_lightning_mage), "=", 0)
    t.line = 434
    g.v_strikes_with(0, u_lightning_mage, u_clairvoyance)
    t.line = 436
    t.equal(436, "cleared of lightning_mage", g.s_threat_cleared[u_lightning_mage], "=", 3)
    t.line = 438
    g.v_strikes_with(0, u_lightning_mage, u_street_smarts)
    t.line = 440
    t.check(440, "lightning_mage is in hard_discard", g.where[u_lightning_mage] == g.z__hard_discard)


# cards/crossfire/base/scenarios/apply_damage.card:442
def XF_178(t: Value) -> None:
    g = t.game(4)
    t.line = 447
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 0
    t.line = 448
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_whip = g.create("whip", g.z_runner_played + 0, 0)
    t.line = 450
    g.v_strikes_with(0, u_gargoyle, u_lightning_bolt)
    t.line = 452
    t.equal(452, "cleared of gargoyle", g.s_threat_cleared[u_gargoyle], "=", 2)
    t.line = 454
    g.v_strikes_with(0, u_gargoyle, u_quick_shot)
    t.line = 456
    t.equal(456, "cleared of gargoyle", g.s_threat_cleared[u_gargoyle], "=", 3)
    t.line = 458
    g.v_strikes_with(0, u_gargoyle, u_whip)
    t.line = 460
    t.check(460, "gargoyle is in normal_discard", g.where[u_gargoyle] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:462
def XF_184(t: Value) -> None:
    g = t.game(4)
    t.line = 467
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 2
    u_shiver = g.create("shiver", g.z__row)
    g.s_threat_facing[u_shiver] = 2
    t.line = 468
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 470
    g.v_strikes_with(1, u_gargoyle, u_quick_shot)
    t.line = 472
    t.equal(472, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 473
    t.equal(473, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 474
    t.equal(474, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 475
    t.equal(475, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 477
    g.v_strikes_with(1, u_shiver, u_mana)
    t.line = 479
    t.equal(479, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 480
    t.equal(480, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 481
    t.equal(481, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 482
    t.equal(482, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:484
def XF_185(t: Value) -> None:
    g = t.game(4)
    t.line = 489
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 0
    t.line = 490
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    u_whip = g.create("whip", g.z_runner_hand + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 491
    t.all_pass = True
    t.line = 493
    t.answer("window", (("plays", (None, u_lightning_bolt)),))
    t.line = 494
    t.answer("window", (("plays", (None, u_stunbolt)),))
    t.line = 495
    t.answer("window", (("plays", (None, u_whip)),))
    t.line = 496
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 497
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 498
    t.step(g, "play_cards", 0)
    t.line = 500
    t.equal(500, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 5)
    t.line = 502
    t.answer("window", (("strikes with", (None, None, u_lightning_bolt)),))
    t.line = 503
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 504
    t.step(g, "apply_damage", 0)
    t.line = 506
    t.equal(506, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 507
    t.equal(507, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 5)


# cards/crossfire/base/scenarios/apply_damage.card:509
def XF_187(t: Value) -> None:
    g = t.game(4)
    t.line = 513
    u_security_chief = g.create("security_chief", g.z__row)
    g.s_threat_facing[u_security_chief] = 0
    t.line = 515
    g.v_defeats(1, u_security_chief)
    t.line = 517
    t.equal(517, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 518
    t.equal(518, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 519
    t.equal(519, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 520
    t.equal(520, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:522
def XF_188(t: Value) -> None:
    g = t.game(4)
    t.line = 526
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 528
    g.v_defeats(2, u_thug)
    t.line = 530
    t.equal(530, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 531
    t.equal(531, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 532
    t.equal(532, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 533
    t.equal(533, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:535
def XF_189(t: Value) -> None:
    g = t.game(3)
    t.line = 539
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 541
    g.v_defeats(2, u_thug)
    t.line = 543
    t.equal(543, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 544
    t.equal(544, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 545
    t.equal(545, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:547
def XF_190(t: Value) -> None:
    g = t.game(2)
    t.line = 551
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 553
    g.v_defeats(1, u_thug)
    t.line = 555
    t.equal(555, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 556
    t.equal(556, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


# cards/crossfire/base/scenarios/apply_damage.card:558
def XF_191(t: Value) -> None:
    g = t.game(4)
    t.line = 562
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 564
    g.v_defeats(0, u_thug)
    t.line = 566
    t.check(566, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 567
    t.equal(567, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 568
    t.equal(568, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 569
    t.equal(569, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 570
    t.equal(570, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:572
def XF_192(t: Value) -> None:
    g = t.game(4)
    t.line = 577
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 1
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 1
    t.line = 579
    g.v_defeats(0, u_one)
    t.line = 580
    g.v_defeats(0, u_two)
    t.line = 582
    t.equal(582, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 583
    t.equal(583, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 584
    t.equal(584, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 585
    t.equal(585, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:587
def XF_194(t: Value) -> None:
    g = t.game(4)
    t.line = 591
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 592
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 593
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 595
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 596
    t.step(g, "apply_damage", 0)
    t.line = 597
    t.step(g, "take_damage", 0)
    t.line = 599
    t.equal(599, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 601
    t.answer("window", (("buys", (None, u_clairvoyance)),))
    t.line = 602
    t.step(g, "draw_and_buy", 0)
    t.line = 604
    t.check(604, "clairvoyance is in hand of P1", g.where[u_clairvoyance] == g.z_runner_hand + 0)
    t.line = 605
    t.equal(605, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:607
def XF_195(t: Value) -> None:
    g = t.game(4)
    t.line = 611
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 612
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 613
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 3, 3)
    t.line = 615
    g.v_plays(2, u_quick_shot)
    t.line = 616
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 617
    t.step(g, "play_cards", 0)
    t.line = 618
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 619
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),))
    t.line = 620
    t.step(g, "apply_damage", 0)
    t.line = 622
    t.check(622, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 623
    t.equal(623, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 624
    t.equal(624, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 625
    t.equal(625, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 626
    t.equal(626, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:628
def XF_580(t: Value) -> None:
    g = t.game(4)
    t.line = 633
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 634
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 636
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 637
    t.step(g, "apply_damage", 0)
    t.line = 638
    t.step(g, "end_turn", 0)
    t.line = 640
    t.check(640, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 641
    t.equal(641, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 642
    t.equal(642, "points of thug", g.d_threat_points(u_thug), "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:644
def XF_584(t: Value) -> None:
    g = t.game(4)
    t.line = 648
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 2
    t.line = 649
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 651
    t.answer("window", (("assists with", (None, u_clairvoyance)),))
    t.line = 652
    t.step(g, "play_cards", 0)
    t.line = 653
    t.answer("window", (("strikes with", (None, None, u_clairvoyance)),))
    t.line = 654
    t.step(g, "apply_damage", 0)
    t.line = 656
    t.check(656, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 657
    t.equal(657, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 658
    t.equal(658, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:660
def XF_605(t: Value) -> None:
    g = t.game(4)
    t.line = 665
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 666
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 668
    t.equal(668, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 670
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 671
    t.step(g, "apply_damage", 0)
    t.line = 673
    t.equal(673, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:675
def XF_642(t: Value) -> None:
    g = t.game(4)
    t.line = 679
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_threat_facing[u_trip_beams] = 0
    t.line = 680
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 682
    t.answer("window", (("strikes with", (None, None, u_mark)),))
    t.line = 683
    t.step(g, "apply_damage", 0)
    t.line = 685
    t.equal(685, "points of trip_beams", g.d_threat_points(u_trip_beams), "=", 1)
    t.line = 686
    t.equal(686, "cleared of trip_beams", g.s_threat_cleared[u_trip_beams], "=", 0)


# cards/crossfire/base/scenarios/apply_damage.card:688
def XF_643(t: Value) -> None:
    g = t.game(4)
    t.line = 692
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_threat_facing[u_trip_beams] = 0
    t.line = 693
    g.s_threat_cleared[u_trip_beams] = 2
    t.line = 694
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 696
    t.answer("window", (("strikes with", (None, None, u_mark)),))
    t.line = 697
    t.step(g, "apply_damage", 0)
    t.line = 699
    t.check(699, "trip_beams is in normal_discard", g.where[u_trip_beams] == g.z__normal_discard)


# cards/crossfire/base/scenarios/apply_damage.card:705
def clinic__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/apply_damage.card:705
def clinic__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]))


# cards/crossfire/base/scenarios/apply_damage.card:708
def bank__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/apply_damage.card:708
def bank__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 10)


# cards/crossfire/base/scenarios/apply_damage.card:701
def XF_142(t: Value) -> None:
    g = t.game(4)
    t.line = 710
    u_clinic = g.create("clinic", g.z__row)
    g.s_threat_facing[u_clinic] = 0
    u_bank = g.create("bank", g.z__row)
    g.s_threat_facing[u_bank] = 0
    t.line = 711
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    g.create("mana", g.z_runner_played + 0, 0)
    t.line = 712
    t.all_pass = True
    t.line = 714
    t.answer("window", (("strikes with", (None, u_clinic, u_quick_shot)),))
    t.line = 715
    t.step(g, "apply_damage", 0)
    t.line = 717
    t.equal(717, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 718
    t.check(718, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/apply_damage.card:724
def gargoyle__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/apply_damage.card:724
def gargoyle__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/scenarios/apply_damage.card:720
def XF_182(t: Value) -> None:
    g = t.game(4)
    t.line = 728
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 1
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 729
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 730
    g.s_runner_hp[2] = min(4, g.s_runner_max_hp[2])
    t.line = 731
    t.answer("victim", 2, who=0)
    t.line = 733
    g.v_strikes_with(0, u_gargoyle, u_quick_shot)
    t.line = 735
    t.offered(735, "offered victim: P1, P2, P3, P4", "victim", (0, 1, 2, 3))
    t.line = 736
    t.equal(736, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 737
    t.equal(737, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 738
    t.check(738, "mana is in played of P1", g.where[u_mana] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/apply_damage.card:740
def a_level_of_a_colour_with_a_number(t: Value) -> None:
    g = t.game(4)
    t.line = 744
    u_vault = g.create("vault", g.z__row)
    g.s_threat_facing[u_vault] = 0
    t.line = 745
    u_first_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 746
    u_second_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 748
    g.v_strikes_with(0, u_vault, u_first_mark)
    t.line = 750
    t.equal(750, "cleared of vault", g.s_threat_cleared[u_vault], "=", 0)
    t.line = 752
    g.v_strikes_with(0, u_vault, u_second_mark)
    t.line = 754
    t.equal(754, "cleared of vault", g.s_threat_cleared[u_vault], "=", 1)


# cards/crossfire/base/scenarios/apply_damage.card:756
def a_level_of_a_colour_forgets(t: Value) -> None:
    g = t.game(4)
    t.line = 760
    u_vault = g.create("vault", g.z__row)
    g.s_threat_facing[u_vault] = 0
    t.line = 761
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 762
    t.all_pass = True
    t.line = 764
    g.v_strikes_with(0, u_vault, u_mark)
    t.line = 765
    t.step(g, "end_turn", 0)
    t.line = 767
    t.equal(767, "cleared of vault", g.s_threat_cleared[u_vault], "=", 0)
    t.line = 768
    t.equal(768, "pool at green of vault", g.s_threat_pool[u_vault][g.e_symbol_green], "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/apply_damage.card",
    scenarios=(
        Scenario(
            "XF_016",
            "any two points clear a first level of two",
            XF_016,
            3,
            4,
            cards=(
                Card(
                    "deckhead",
                    "obstacle",
                    (("track", (("plain", 2), ("green", 1), ("plain", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=6,
                ),
            ),
        ),
        Scenario("XF_017", "one black point clears a black level in front of a friend", XF_017, 19, 4),
        Scenario(
            "XF_143",
            "cards are discarded as their damage is applied",
            XF_143,
            32,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3), ("plain", 3))), ("attack", 1)), (), line=35),
                Card("two", "obstacle", (("track", (("plain", 3), ("plain", 3))), ("attack", 1)), (), line=36),
            ),
        ),
        Scenario(
            "XF_145",
            "special damage waits for the damage step",
            XF_145,
            56,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=59,
                ),
            ),
        ),
        Scenario(
            "XF_146",
            "a card deals all the points it shows",
            XF_146,
            74,
            4,
            cards=(
                Card("door", "obstacle", (("track", (("plain", 4),)), ("attack", 1)), (), line=77),
                Card("breach", "gear", (("type", ("hacking",)), ("damage", (("green", 2), ("plain", 2)))), (), line=78),
            ),
        ),
        Scenario(
            "XF_149",
            "Lightning Bolt looks at neither colour nor amount",
            XF_149,
            87,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=90,
                ),
            ),
        ),
        Scenario(
            "XF_150",
            "a coloured level needs its own colour",
            XF_150,
            100,
            4,
            cards=(Card("thug", "obstacle", (("track", (("red", 1),)), ("attack", 1)), (), line=103),),
        ),
        Scenario(
            "XF_152",
            "a grey level takes any mix of points",
            XF_152,
            115,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=118),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=119),
            ),
        ),
        Scenario(
            "XF_153",
            "coloured points alone clear a grey level",
            XF_153,
            132,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 2), ("red", 1))), ("attack", 1)), (), line=135),),
        ),
        Scenario(
            "XF_154",
            "levels go strictly from left to right",
            XF_154,
            145,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=148),),
        ),
        Scenario(
            "XF_155",
            "one damage step can clear several levels",
            XF_155,
            158,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("green", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=161,
                ),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=162),
            ),
        ),
        Scenario(
            "XF_156",
            "cleared levels stay cleared from turn to turn",
            XF_156,
            175,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("blue", 1))), ("attack", 1)), (), line=178),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 4),))), (), line=179),
            ),
        ),
        Scenario(
            "XF_157",
            "damage on an uncleared level is gone after the turn",
            XF_157,
            200,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=203),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 3),))), (), line=204),
            ),
        ),
        Scenario(
            "XF_159",
            "an assist completes a level in the same turn",
            XF_159,
            227,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=230),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 3),))), (), line=231),
            ),
        ),
        Scenario(
            "XF_160",
            "the points of one card can go to two levels in a row",
            XF_160,
            245,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=248),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=249),
                Card("lance", "gear", (("type", ("spell",)), ("damage", (("blue", 2),))), (), line=250),
            ),
        ),
        Scenario(
            "XF_161",
            "a colourless point that is left goes on to the next grey level",
            XF_161,
            262,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("plain", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=265,
                ),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=266),
            ),
        ),
        Scenario(
            "XF_162",
            "one card does not split over two obstacles",
            XF_162,
            275,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=278),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=279),
                Card("lance", "gear", (("type", ("spell",)), ("damage", (("blue", 2),))), (), line=280),
            ),
        ),
        Scenario(
            "XF_163",
            "damage may go to a level that it does not clear",
            XF_163,
            293,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=296),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=297),
            ),
        ),
        Scenario(
            "XF_164",
            "what is left after a defeat is lost",
            XF_164,
            312,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3), ("plain", 1))), ("attack", 1)), (), line=315),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=316),
                Card("salvo", "gear", (("type", ("weapon",)), ("damage", (("plain", 4),))), (), line=317),
            ),
        ),
        Scenario(
            "XF_166",
            "the last level defeats",
            XF_166,
            330,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1))), ("attack", 1), ("nuyen", 1)),
                    (Ability("ghost__when", "when", "defeats", ghost__when_if, ghost__when, line=334),),
                    line=333,
                ),
            ),
        ),
        Scenario(
            "XF_167",
            "four and one mixed points clear a first level of five",
            XF_167,
            348,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=351,
                ),
                Card("salvo", "gear", (("type", ("weapon",)), ("damage", (("plain", 4),))), (), line=352),
            ),
        ),
        Scenario(
            "XF_168",
            "the next runner finishes the trooper",
            XF_168,
            364,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1), ("nuyen", 2)),
                    (),
                    line=367,
                ),
            ),
        ),
        Scenario(
            "XF_169",
            "the first colour alone leaves the trooper standing",
            XF_169,
            381,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=384,
                ),
            ),
        ),
        Scenario(
            "XF_170",
            "a defeated obstacle does not attack",
            XF_170,
            396,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=399),),
        ),
        Scenario(
            "XF_175",
            "Lightning Mage falls level by level",
            XF_175,
            410,
            4,
            cards=(
                Card(
                    "coordinated_attack",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1), ("plain", 1)))),
                    (),
                    line=413,
                ),
                Card(
                    "guiding_spirit",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1), ("plain", 1)))),
                    (),
                    line=414,
                ),
            ),
        ),
        Scenario(
            "XF_178",
            "two levels and two black points bring the gargoyle down",
            XF_178,
            442,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=445,
                ),
                Card("whip", "gear", (("type", ("weapon",)), ("damage", (("black", 1),))), (), line=446),
            ),
        ),
        Scenario(
            "XF_184",
            "each defeat is paid from the current runner on",
            XF_184,
            462,
            4,
            cards=(
                Card("gargoyle", "obstacle", (("track", (("black", 1),)), ("nuyen", 5)), (), line=465),
                Card("shiver", "obstacle", (("track", (("blue", 1),)), ("nuyen", 2)), (), line=466),
            ),
        ),
        Scenario(
            "XF_185",
            "all cards played are discarded after the damage step",
            XF_185,
            484,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=487,
                ),
                Card("whip", "gear", (("type", ("weapon",)), ("damage", (("black", 1),))), (), line=488),
            ),
        ),
        Scenario(
            "XF_187",
            "five nuyen among four runners",
            XF_187,
            509,
            4,
            cards=(Card("security_chief", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=512),),
        ),
        Scenario(
            "XF_188",
            "fewer nuyen than runners",
            XF_188,
            522,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 3)), (), line=525),),
        ),
        Scenario(
            "XF_189",
            "five nuyen among three runners",
            XF_189,
            535,
            3,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=538),),
        ),
        Scenario(
            "XF_190",
            "five nuyen between two runners",
            XF_190,
            547,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=550),),
        ),
        Scenario(
            "XF_191",
            "an obstacle worth nothing pays nobody",
            XF_191,
            558,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 0)), (), line=561),),
        ),
        Scenario(
            "XF_192",
            "the second payout does not go on where the first stopped",
            XF_192,
            572,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=575),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=576),
            ),
        ),
        Scenario(
            "XF_194",
            "nuyen can be spent in the turn it is earned",
            XF_194,
            587,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 5)), (), line=590),),
        ),
        Scenario(
            "XF_195",
            "the current runner is paid first, whoever's cards they were",
            XF_195,
            607,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("blue", 1))), ("nuyen", 2)), (), line=610),),
        ),
        Scenario(
            "XF_580",
            "damage may be wasted",
            XF_580,
            628,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=631),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 2),))), (), line=632),
            ),
        ),
        Scenario(
            "XF_584",
            "an assist that defeats pays the current runner",
            XF_584,
            644,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=647),),
        ),
        Scenario(
            "XF_605",
            "a level that is cleared stays marked",
            XF_605,
            660,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=663),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 3),))), (), line=664),
            ),
        ),
        Scenario(
            "XF_642",
            "a hacking card counts on a grey level",
            XF_642,
            675,
            4,
            cards=(
                Card("trip_beams", "obstacle", (("track", (("plain", 3), ("green", 1))), ("attack", 1)), (), line=678),
            ),
        ),
        Scenario(
            "XF_643",
            "Trip Beams ends with a green level",
            XF_643,
            688,
            4,
            cards=(
                Card(
                    "trip_beams",
                    "obstacle",
                    (("track", (("red", 1), ("plain", 3), ("green", 1))), ("attack", 1)),
                    (),
                    line=691,
                ),
            ),
        ),
        Scenario(
            "XF_142",
            "the current runner says which obstacle is hit first",
            XF_142,
            701,
            4,
            cards=(
                Card(
                    "clinic",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("clinic__when", "when", "defeats", clinic__when_if, clinic__when, line=705),),
                    line=704,
                ),
                Card(
                    "bank",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("bank__when", "when", "defeats", bank__when_if, bank__when, line=708),),
                    line=707,
                ),
            ),
        ),
        Scenario(
            "XF_182",
            "what a defeat does to a runner of one's choice comes before the next damage",
            XF_182,
            720,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("gargoyle__when", "when", "defeats", gargoyle__when_if, gargoyle__when, line=724),),
                    line=723,
                ),
                Card("thug", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=727),
            ),
        ),
        Scenario(
            "a_level_of_a_colour_with_a_number",
            "a level of two points of a colour takes two of them, from one card or several",
            a_level_of_a_colour_with_a_number,
            740,
            4,
            cards=(Card("vault", "obstacle", (("track", (("green", 2), ("black", 1))),), (), line=743),),
        ),
        Scenario(
            "a_level_of_a_colour_forgets",
            "what was not enough is gone with the turn",
            a_level_of_a_colour_forgets,
            756,
            4,
            cards=(Card("vault", "obstacle", (("track", (("green", 2),)),), (), line=759),),
        ),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 17:3 18:10 19:3 20:11 21:3 22:12 23:3 24:13 25:3 26:15 27:3 28:16 29:3 30:17"
        " 34:19 37:22 39:19 40:23 41:19 42:25 43:19 44:26 45:19 46:28 47:19 48:29 49:19 50:30 54:32 57:37"
        " 61:32 62:38 65:32 66:40 67:32 68:41 69:32 70:42 71:32 72:43 73:32 74:44 75:32 76:45 77:32 78:47"
        " 79:32 80:48 81:32 82:49 83:32 84:51 85:32 86:53 87:32 88:54 92:56 95:60 97:56 98:61 99:56 100:63"
        " 101:56 102:64 103:56 104:66 105:56 106:67 107:56 108:69 109:56 110:70 111:56 112:72 116:74 119:79"
        " 121:74 122:80 123:74 124:82 125:74 126:83 127:74 128:85 132:87 135:91 137:87 138:92 139:87 140:94"
        " 141:87 142:95 143:87 144:97 145:87 146:98 150:100 153:104 155:100 156:105 157:100 158:107 159:100"
        " 160:108 161:100 162:110 163:100 164:111 165:100 166:112 167:100 168:113 172:115 175:120 177:115"
        " 178:121 181:115 182:123 183:115 184:124 185:115 186:125 187:115 188:126 189:115 190:127 191:115"
        " 192:129 193:115 194:130 198:132 201:136 203:132 204:137 206:132 207:139 208:132 209:140 210:132"
        " 211:141 212:132 213:143 217:145 220:149 222:145 223:150 224:145 225:152 226:145 227:153 228:145"
        " 229:155 230:145 231:156 235:158 238:163 240:158 241:164 243:158 244:165 245:158 246:167 247:158"
        " 248:168 249:158 250:169 251:158 252:170 253:158 254:171 255:158 256:173 260:175 263:180 265:175"
        " 266:181 267:175 268:182 269:175 270:184 271:175 272:185 273:175 274:186 275:175 276:187 277:175"
        " 278:188 279:175 280:190 281:175 282:191 283:175 284:193 285:175 286:194 287:175 288:195 289:175"
        " 290:196 291:175 292:198 296:200 299:205 301:200 302:206 303:200 304:207 305:200 306:208 307:200"
        " 308:210 309:200 310:211 311:200 312:212 313:200 314:213 315:200 316:214 317:200 318:215 319:200"
        " 320:216 321:200 322:217 323:200 324:218 325:200 326:220 327:200 328:221 329:200 330:223 331:200"
        " 332:225 336:227 339:232 341:227 342:233 343:227 344:234 345:227 346:236 347:227 348:237 349:227"
        " 350:238 351:227 352:239 353:227 354:240 355:227 356:241 357:227 358:243 362:245 365:251 367:245"
        " 368:252 370:245 371:254 372:245 373:256 374:245 375:258 376:245 377:260 381:262 384:267 386:262"
        " 387:268 388:262 389:270 390:262 391:271 392:262 393:273 397:275 400:281 404:275 405:282 406:275"
        " 407:284 408:275 409:285 410:275 411:287 412:275 413:288 414:275 415:289 416:275 417:290 418:275"
        " 419:291 423:293 426:298 428:293 429:299 430:293 431:301 432:293 433:302 434:293 435:304 436:293"
        " 437:305 438:293 439:306 440:293 441:308 442:293 443:310 447:312 450:318 454:312 455:319 456:312"
        " 457:320 458:312 459:322 460:312 461:323 462:312 463:325 464:312 465:326 466:312 467:327 468:312"
        " 469:328 473:334 479:335 483:330 486:336 488:330 489:337 490:330 491:338 492:330 493:339 495:330"
        " 496:341 497:330 498:342 499:330 500:344 501:330 502:345 503:330 504:346 508:348 511:353 513:348"
        " 514:354 516:348 517:356 518:348 519:357 520:348 521:358 522:348 523:360 524:348 525:361 526:348"
        " 527:362 531:364 534:368 536:364 537:369 538:364 539:370 541:364 542:372 543:364 544:373 545:364"
        " 546:374 547:364 548:376 549:364 550:377 551:364 552:378 553:364 554:379 558:381 561:385 563:381"
        " 564:386 565:381 566:387 567:381 568:389 569:381 570:390 571:381 572:391 573:381 574:393 575:381"
        " 576:394 580:396 583:400 585:396 586:401 587:396 588:403 589:396 590:404 591:396 592:405 593:396"
        " 594:407 595:396 596:408 600:410 603:415 605:410 606:416 608:410 609:417 610:410 611:418 612:410"
        " 613:420 614:410 615:421 616:410 617:422 618:410 619:423 620:410 621:424 622:410 623:426 624:410"
        " 625:428 626:410 627:429 628:410 629:431 630:410 631:432 632:410 633:434 634:410 635:436 636:410"
        " 637:438 638:410 639:440 643:442 646:447 648:442 649:448 652:442 653:450 654:442 655:452 656:442"
        " 657:454 658:442 659:456 660:442 661:458 662:442 663:460 667:462 670:467 674:462 675:468 677:462"
        " 678:470 679:462 680:472 681:462 682:473 683:462 684:474 685:462 686:475 687:462 688:477 689:462"
        " 690:479 691:462 692:480 693:462 694:481 695:462 696:482 700:484 703:489 705:484 706:490 711:484"
        " 712:491 713:484 714:493 715:484 716:494 717:484 718:495 719:484 720:496 721:484 722:497 723:484"
        " 724:498 725:484 726:500 727:484 728:502 729:484 730:503 731:484 732:504 733:484 734:506 735:484"
        " 736:507 740:509 743:513 745:509 746:515 747:509 748:517 749:509 750:518 751:509 752:519 753:509"
        " 754:520 758:522 761:526 763:522 764:528 765:522 766:530 767:522 768:531 769:522 770:532 771:522"
        " 772:533 776:535 779:539 781:535 782:541 783:535 784:543 785:535 786:544 787:535 788:545 792:547"
        " 795:551 797:547 798:553 799:547 800:555 801:547 802:556 806:558 809:562 811:558 812:564 813:558"
        " 814:566 815:558 816:567 817:558 818:568 819:558 820:569 821:558 822:570 826:572 829:577 833:572"
        " 834:579 835:572 836:580 837:572 838:582 839:572 840:583 841:572 842:584 843:572 844:585 848:587"
        " 851:591 853:587 854:592 855:587 856:593 857:587 858:595 859:587 860:596 861:587 862:597 863:587"
        " 864:599 865:587 866:601 867:587 868:602 869:587 870:604 871:587 872:605 876:607 879:611 881:607"
        " 882:612 883:607 884:613 885:607 886:615 887:607 888:616 889:607 890:617 891:607 892:618 893:607"
        " 894:619 895:607 896:620 897:607 898:622 899:607 900:623 901:607 902:624 903:607 904:625 905:607"
        " 906:626 910:628 913:633 915:628 916:634 917:628 918:636 919:628 920:637 921:628 922:638 923:628"
        " 924:640 925:628 926:641 927:628 928:642 932:644 935:648 937:644 938:649 939:644 940:651 941:644"
        " 942:652 943:644 944:653 945:644 946:654 947:644 948:656 949:644 950:657 951:644 952:658 956:660"
        " 959:665 961:660 962:666 963:660 964:668 965:660 966:670 967:660 968:671 969:660 970:673 974:675"
        " 977:679 979:675 980:680 981:675 982:682 983:675 984:683 985:675 986:685 987:675 988:686 992:688"
        " 995:692 997:688 998:693 999:688 1000:694 1001:688 1002:696 1003:688 1004:697 1005:688 1006:699"
        " 1010:705 1016:706 1020:708 1026:709 1030:701 1033:710 1037:701 1038:711 1040:701 1041:712 1042:701"
        " 1043:714 1044:701 1045:715 1046:701 1047:717 1048:701 1049:718 1053:724 1059:725 1060:726 1065:720"
        " 1068:728 1072:720 1073:729 1075:720 1076:730 1077:720 1078:731 1079:720 1080:733 1081:720 1082:735"
        " 1083:720 1084:736 1085:720 1086:737 1087:720 1088:738 1092:740 1095:744 1097:740 1098:745 1099:740"
        " 1100:746 1101:740 1102:748 1103:740 1104:750 1105:740 1106:752 1107:740 1108:754 1112:756 1115:760"
        " 1117:756 1118:761 1119:756 1120:762 1121:756 1122:764 1123:756 1124:765 1125:756 1126:767 1127:756"
        " 1128:768"
    ),
)
