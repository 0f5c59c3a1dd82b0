"""Made by `ombre build` from cards/crossfire/base/scenarios/apply_damage.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_016(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:3
    g = t.game(4)
    t.line = 7
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_obstacle_facing[u_deckhead] = 0
    t.line = 8
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 10
    t.answer("window", ("strikes with", u_mana))
    t.line = 11
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 12
    t.answer("s", g.e_symbol_blue)
    t.line = 13
    t.step(g, "apply_damage", 0)
    t.line = 15
    t.equal(15, "cleared of deckhead", g.s_obstacle_cleared[u_deckhead], "=", 1)
    t.line = 16
    t.equal(16, "points of deckhead", g.d_obstacle_points(u_deckhead), "=", 0)
    t.line = 17
    t.check(17, "deckhead is in row", g.where[u_deckhead] == g.z__row)


def XF_017(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:19
    g = t.game(4)
    t.line = 22
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_obstacle_facing[u_out_of_ammo] = 1
    t.line = 23
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 25
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 26
    t.step(g, "apply_damage", 0)
    t.line = 28
    t.equal(28, "cleared of out_of_ammo", g.s_obstacle_cleared[u_out_of_ammo], "=", 1)
    t.line = 29
    t.check(29, "out_of_ammo is in row", g.where[u_out_of_ammo] == g.z__row)
    t.line = 30
    t.check(30, "facing of out_of_ammo is P2", g.s_obstacle_facing[u_out_of_ammo] == 1)


def XF_145(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:32
    g = t.game(4)
    t.line = 36
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 0
    t.line = 37
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    t.line = 39
    t.answer("window", ("plays", u_lightning_bolt))
    t.line = 40
    t.step(g, "play_cards", 0)
    t.line = 42
    t.check(42, "lightning_bolt is in played of P1", g.where[u_lightning_bolt] == g.z_runner_played + 0)
    t.line = 43
    t.equal(43, "cleared of ghost", g.s_obstacle_cleared[u_ghost], "=", 0)
    t.line = 45
    t.answer("window", ("strikes with", u_lightning_bolt))
    t.line = 46
    t.step(g, "apply_damage", 0)
    t.line = 48
    t.equal(48, "cleared of ghost", g.s_obstacle_cleared[u_ghost], "=", 2)


def XF_146(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:50
    g = t.game(4)
    t.line = 55
    u_door = g.create("door", g.z__row)
    g.s_obstacle_facing[u_door] = 0
    t.line = 56
    u_breach = g.create("breach", g.z_runner_played + 0, 0)
    t.line = 58
    t.answer("window", ("strikes with", u_breach))
    t.line = 59
    t.step(g, "apply_damage", 0)
    t.line = 61
    t.check(61, "door is in normal_discard", g.where[u_door] == g.z__normal_discard)


def XF_149(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:63
    g = t.game(4)
    t.line = 67
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 0
    t.line = 68
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    t.line = 70
    t.answer("window", ("strikes with", u_lightning_bolt))
    t.line = 71
    t.step(g, "apply_damage", 0)
    t.line = 73
    t.equal(73, "cleared of gargoyle", g.s_obstacle_cleared[u_gargoyle], "=", 2)
    t.line = 74
    t.check(74, "gargoyle is in row", g.where[u_gargoyle] == g.z__row)


def XF_150(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:76
    g = t.game(4)
    t.line = 80
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 81
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 83
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 84
    t.step(g, "apply_damage", 0)
    t.line = 86
    t.equal(86, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 87
    t.check(87, "thug is in row", g.where[u_thug] == g.z__row)


def XF_152(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:89
    g = t.game(4)
    t.line = 94
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 95
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 97
    t.answer("window", ("strikes with", u_mana))
    t.line = 98
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 99
    t.answer("window", ("strikes with", u_burst))
    t.line = 100
    t.answer("s", g.e_symbol_blue)
    t.line = 101
    t.step(g, "apply_damage", 0)
    t.line = 103
    t.equal(103, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)
    t.line = 104
    t.equal(104, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_153(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:106
    g = t.game(4)
    t.line = 110
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 111
    u_m1 = g.create("mana", g.z_runner_played + 0, 0)
    u_m2 = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 113
    t.answer("window", ("strikes with", u_m1))
    t.line = 114
    t.answer("window", ("strikes with", u_m2))
    t.line = 115
    t.step(g, "apply_damage", 0)
    t.line = 117
    t.equal(117, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_154(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:119
    g = t.game(4)
    t.line = 123
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 124
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 126
    t.answer("window", ("strikes with", u_mana))
    t.line = 127
    t.step(g, "apply_damage", 0)
    t.line = 129
    t.equal(129, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 130
    t.equal(130, "points of thug", g.d_obstacle_points(u_thug), "=", 1)


def XF_155(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:132
    g = t.game(4)
    t.line = 137
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 138
    u_m1 = g.create("mark_card", g.z_runner_played + 0, 0)
    u_m2 = g.create("mark_card", g.z_runner_played + 0, 0)
    t.line = 139
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 141
    t.answer("window", ("strikes with", u_m1))
    t.line = 142
    t.answer("window", ("strikes with", u_m2))
    t.line = 143
    t.answer("window", ("strikes with", u_burst))
    t.line = 144
    t.step(g, "apply_damage", 0)
    t.line = 146
    t.check(146, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_156(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:148
    g = t.game(4)
    t.line = 153
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 154
    u_burst = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 155
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 157
    t.answer("window", ("plays", u_burst))
    t.line = 158
    t.step(g, "play_cards", 0)
    t.line = 159
    t.answer("window", ("strikes with", u_burst))
    t.line = 160
    t.step(g, "apply_damage", 0)
    t.line = 161
    t.step(g, "end_turn", 0)
    t.line = 163
    t.equal(163, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)
    t.line = 164
    t.check(164, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 166
    t.answer("window", ("plays", u_mana))
    t.line = 167
    t.step(g, "play_cards", 1)
    t.line = 168
    t.answer("window", ("strikes with", u_mana))
    t.line = 169
    t.step(g, "apply_damage", 1)
    t.line = 171
    t.check(171, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_157(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:173
    g = t.game(4)
    t.line = 178
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 179
    u_b1 = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 180
    u_b2 = g.create("burst", g.z_runner_hand + 1, 1)
    t.line = 181
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 183
    t.answer("window", ("plays", u_b1))
    t.line = 184
    t.step(g, "play_cards", 0)
    t.line = 185
    t.answer("window", ("strikes with", u_b1))
    t.line = 186
    t.step(g, "apply_damage", 0)
    t.line = 187
    t.step(g, "end_turn", 0)
    t.line = 188
    t.answer("window", ("plays", u_b2))
    t.line = 189
    t.answer("window", ("plays", u_mana))
    t.line = 190
    t.step(g, "play_cards", 1)
    t.line = 191
    g.v_strikes_with(1, u_thug, u_b2)
    t.line = 193
    t.equal(193, "points of thug", g.d_obstacle_points(u_thug), "=", 3)
    t.line = 194
    t.equal(194, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 196
    g.v_strikes_with(1, u_thug, u_mana)
    t.line = 198
    t.equal(198, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_159(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:200
    g = t.game(4)
    t.line = 205
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 206
    u_burst = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 207
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 209
    t.answer("window", ("plays", u_burst))
    t.line = 210
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 211
    t.step(g, "play_cards", 0)
    t.line = 212
    t.answer("window", ("strikes with", u_burst))
    t.line = 213
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 214
    t.step(g, "apply_damage", 0)
    t.line = 216
    t.equal(216, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_160(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:218
    g = t.game(4)
    t.line = 224
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 225
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 227
    g.v_strikes_with(0, u_thug, u_burst)
    t.line = 229
    t.equal(229, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 231
    g.v_strikes_with(0, u_thug, u_lance)
    t.line = 233
    t.check(233, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_161(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:235
    g = t.game(4)
    t.line = 240
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 241
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 243
    t.answer("window", ("strikes with", u_burst))
    t.line = 244
    t.step(g, "apply_damage", 0)
    t.line = 246
    t.equal(246, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 2)


def XF_162(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:248
    g = t.game(4)
    t.line = 254
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 255
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 257
    t.answer("window", ("strikes with", u_one))
    t.line = 258
    t.step(g, "apply_damage", 0)
    t.line = 260
    t.check(260, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 261
    t.check(261, "two is in row", g.where[u_two] == g.z__row)
    t.line = 262
    t.equal(262, "cleared of two", g.s_obstacle_cleared[u_two], "=", 0)
    t.line = 263
    t.equal(263, "points of two", g.d_obstacle_points(u_two), "=", 0)
    t.line = 264
    t.check(264, "lance is in discard of P1", g.where[u_lance] == g.z_runner_discard + 0)


def XF_163(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:266
    g = t.game(4)
    t.line = 271
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 272
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 274
    t.answer("window", ("strikes with", u_burst))
    t.line = 275
    t.step(g, "apply_damage", 0)
    t.line = 277
    t.equal(277, "points of thug", g.d_obstacle_points(u_thug), "=", 2)
    t.line = 278
    t.equal(278, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 279
    t.check(279, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 281
    t.step(g, "end_turn", 0)
    t.line = 283
    t.equal(283, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_164(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:285
    g = t.game(4)
    t.line = 291
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 292
    g.s_obstacle_cleared[u_one] = 1
    t.line = 293
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    t.line = 295
    t.answer("window", ("strikes with", u_one))
    t.line = 296
    t.step(g, "apply_damage", 0)
    t.line = 298
    t.check(298, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 299
    t.equal(299, "cleared of two", g.s_obstacle_cleared[u_two], "=", 0)
    t.line = 300
    t.equal(300, "points of two", g.d_obstacle_points(u_two), "=", 0)
    t.line = 301
    t.check(301, "salvo is in discard of P1", g.where[u_salvo] == g.z_runner_discard + 0)


def ghost__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/apply_damage.card:307
    return args[1] == this


def ghost__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:307
    g.v_draws(g.current, 1)


def XF_166(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:303
    g = t.game(4)
    t.line = 309
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 1
    t.line = 310
    g.s_obstacle_cleared[u_ghost] = 1
    t.line = 311
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 312
    for _ in range(2):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 314
    t.answer("window", ("strikes with", u_mana))
    t.line = 315
    t.step(g, "apply_damage", 0)
    t.line = 317
    t.check(317, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 318
    t.equal(318, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 319
    t.equal(319, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_167(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:321
    g = t.game(4)
    t.line = 326
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 327
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 329
    t.answer("window", ("strikes with", u_salvo))
    t.line = 330
    t.answer("window", ("strikes with", u_mana))
    t.line = 331
    t.step(g, "apply_damage", 0)
    t.line = 333
    t.equal(333, "cleared of trooper", g.s_obstacle_cleared[u_trooper], "=", 1)
    t.line = 334
    t.equal(334, "number of track of trooper", len(g.f_obstacle_track(u_trooper)), "=", 3)
    t.line = 335
    t.check(335, "trooper is in row", g.where[u_trooper] == g.z__row)


def XF_168(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:337
    g = t.game(4)
    t.line = 341
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 342
    g.s_obstacle_cleared[u_trooper] = 1
    t.line = 343
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 1, 1)
    t.line = 345
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 346
    t.answer("window", ("strikes with", u_street_smarts))
    t.line = 347
    t.step(g, "apply_damage", 1)
    t.line = 349
    t.check(349, "trooper is in normal_discard", g.where[u_trooper] == g.z__normal_discard)
    t.line = 350
    t.equal(350, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 351
    t.equal(351, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 352
    t.equal(352, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)


def XF_169(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:354
    g = t.game(4)
    t.line = 358
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 359
    g.s_obstacle_cleared[u_trooper] = 1
    t.line = 360
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    t.line = 362
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 363
    t.step(g, "apply_damage", 1)
    t.line = 364
    t.step(g, "end_turn", 1)
    t.line = 366
    t.equal(366, "cleared of trooper", g.s_obstacle_cleared[u_trooper], "=", 2)
    t.line = 367
    t.check(367, "trooper is in row", g.where[u_trooper] == g.z__row)


def XF_170(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:369
    g = t.game(4)
    t.line = 373
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 0
    t.line = 374
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 376
    t.answer("window", ("strikes with", u_mana))
    t.line = 377
    t.step(g, "apply_damage", 0)
    t.line = 378
    t.step(g, "take_damage", 0)
    t.line = 380
    t.check(380, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 381
    t.equal(381, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_175(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:383
    g = t.game(4)
    t.line = 388
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 2
    t.line = 389
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 390
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_played + 1, 1)
    t.line = 391
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 393
    t.answer("window", ("plays", u_coordinated_attack))
    t.line = 394
    t.answer("window", ("plays", u_street_smarts))
    t.line = 395
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 396
    t.step(g, "play_cards", 0)
    t.line = 397
    g.v_strikes_with(0, u_lightning_mage, u_coordinated_attack)
    t.line = 399
    t.equal(399, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 0)
    t.line = 401
    t.answer("s", g.e_symbol_red)
    t.line = 402
    g.v_strikes_with(0, u_lightning_mage, u_guiding_spirit)
    t.line = 404
    t.equal(404, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 2)
    t.line = 405
    t.equal(405, "points of lightning_mage", g.d_obstacle_points(u_lightning_mage), "=", 0)
    t.line = 407
    g.v_strikes_with(0, u_lightning_mage, u_clairvoyance)
    t.line = 409
    t.equal(409, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 3)
    t.line = 411
    g.v_strikes_with(0, u_lightning_mage, u_street_smarts)
    t.line = 413
    t.check(413, "lightning_mage is in hard_discard", g.where[u_lightning_mage] == g.z__hard_discard)


def XF_178(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:415
    g = t.game(4)
    t.line = 420
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 0
    t.line = 421
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_whip = g.create("whip", g.z_runner_played + 0, 0)
    t.line = 423
    g.v_strikes_with(0, u_gargoyle, u_lightning_bolt)
    t.line = 425
    t.equal(425, "cleared of gargoyle", g.s_obstacle_cleared[u_gargoyle], "=", 2)
    t.line = 427
    g.v_strikes_with(0, u_gargoyle, u_quick_shot)
    t.line = 429
    t.equal(429, "cleared of gargoyle", g.s_obstacle_cleared[u_gargoyle], "=", 3)
    t.line = 431
    g.v_strikes_with(0, u_gargoyle, u_whip)
    t.line = 433
    t.check(433, "gargoyle is in normal_discard", g.where[u_gargoyle] == g.z__normal_discard)


def XF_184(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:435
    g = t.game(4)
    t.line = 440
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 2
    u_shiver = g.create("shiver", g.z__row)
    g.s_obstacle_facing[u_shiver] = 2
    t.line = 441
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 443
    g.v_strikes_with(1, u_gargoyle, u_quick_shot)
    t.line = 445
    t.equal(445, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 446
    t.equal(446, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 447
    t.equal(447, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 448
    t.equal(448, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 450
    g.v_strikes_with(1, u_shiver, u_mana)
    t.line = 452
    t.equal(452, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 453
    t.equal(453, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 454
    t.equal(454, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 455
    t.equal(455, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_185(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:457
    g = t.game(4)
    t.line = 462
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 0
    t.line = 463
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    u_whip = g.create("whip", g.z_runner_hand + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 465
    t.answer("window", ("plays", u_lightning_bolt))
    t.line = 466
    t.answer("window", ("plays", u_stunbolt))
    t.line = 467
    t.answer("window", ("plays", u_whip))
    t.line = 468
    t.answer("window", ("plays", u_quick_shot))
    t.line = 469
    t.answer("window", ("plays", u_mana))
    t.line = 470
    t.step(g, "play_cards", 0)
    t.line = 472
    t.equal(472, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 5)
    t.line = 474
    t.answer("window", ("strikes with", u_lightning_bolt))
    t.line = 475
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 476
    t.step(g, "apply_damage", 0)
    t.line = 478
    t.equal(478, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 479
    t.equal(479, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 5)


def XF_187(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:481
    g = t.game(4)
    t.line = 485
    u_security_chief = g.create("security_chief", g.z__row)
    g.s_obstacle_facing[u_security_chief] = 0
    t.line = 487
    g.v_defeats(1, u_security_chief)
    t.line = 489
    t.equal(489, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 490
    t.equal(490, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 491
    t.equal(491, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 492
    t.equal(492, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_188(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:494
    g = t.game(4)
    t.line = 498
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 500
    g.v_defeats(2, u_thug)
    t.line = 502
    t.equal(502, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 503
    t.equal(503, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 504
    t.equal(504, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 505
    t.equal(505, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_189(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:507
    g = t.game(3)
    t.line = 511
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 513
    g.v_defeats(2, u_thug)
    t.line = 515
    t.equal(515, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 516
    t.equal(516, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 517
    t.equal(517, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


def XF_190(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:519
    g = t.game(2)
    t.line = 523
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 525
    g.v_defeats(1, u_thug)
    t.line = 527
    t.equal(527, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 528
    t.equal(528, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


def XF_191(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:530
    g = t.game(4)
    t.line = 534
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 536
    g.v_defeats(0, u_thug)
    t.line = 538
    t.check(538, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 539
    t.equal(539, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 540
    t.equal(540, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 541
    t.equal(541, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 542
    t.equal(542, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_192(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:544
    g = t.game(4)
    t.line = 549
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 1
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 1
    t.line = 551
    g.v_defeats(0, u_one)
    t.line = 552
    g.v_defeats(0, u_two)
    t.line = 554
    t.equal(554, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 555
    t.equal(555, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 556
    t.equal(556, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 557
    t.equal(557, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_194(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:559
    g = t.game(4)
    t.line = 563
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 1
    t.line = 564
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 565
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 567
    t.answer("window", ("strikes with", u_mana))
    t.line = 568
    t.step(g, "apply_damage", 0)
    t.line = 569
    t.step(g, "take_damage", 0)
    t.line = 571
    t.equal(571, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 573
    t.answer("window", ("buys", u_clairvoyance))
    t.line = 574
    t.step(g, "draw_and_buy", 0)
    t.line = 576
    t.check(576, "clairvoyance is in hand of P1", g.where[u_clairvoyance] == g.z_runner_hand + 0)
    t.line = 577
    t.equal(577, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_195(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:579
    g = t.game(4)
    t.line = 583
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 1
    t.line = 584
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 585
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 3, 3)
    t.line = 587
    g.v_plays(2, u_quick_shot)
    t.line = 588
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 589
    t.step(g, "play_cards", 0)
    t.line = 590
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 591
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 592
    t.step(g, "apply_damage", 0)
    t.line = 594
    t.check(594, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 595
    t.equal(595, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 596
    t.equal(596, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 597
    t.equal(597, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 598
    t.equal(598, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_580(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:600
    g = t.game(4)
    t.line = 605
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 606
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 608
    t.answer("window", ("strikes with", u_burst))
    t.line = 609
    t.step(g, "apply_damage", 0)
    t.line = 610
    t.step(g, "end_turn", 0)
    t.line = 612
    t.check(612, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 613
    t.equal(613, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 614
    t.equal(614, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_584(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:616
    g = t.game(4)
    t.line = 620
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 2
    t.line = 621
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 623
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 624
    t.step(g, "play_cards", 0)
    t.line = 625
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 626
    t.step(g, "apply_damage", 0)
    t.line = 628
    t.check(628, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 629
    t.equal(629, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 630
    t.equal(630, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_605(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:632
    g = t.game(4)
    t.line = 637
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 638
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 640
    t.equal(640, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 642
    t.answer("window", ("strikes with", u_burst))
    t.line = 643
    t.step(g, "apply_damage", 0)
    t.line = 645
    t.equal(645, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_642(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:647
    g = t.game(4)
    t.line = 651
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_obstacle_facing[u_trip_beams] = 0
    t.line = 652
    u_mark_card = g.create("mark_card", g.z_runner_played + 0, 0)
    t.line = 654
    t.answer("window", ("strikes with", u_mark_card))
    t.line = 655
    t.step(g, "apply_damage", 0)
    t.line = 657
    t.equal(657, "points of trip_beams", g.d_obstacle_points(u_trip_beams), "=", 1)
    t.line = 658
    t.equal(658, "cleared of trip_beams", g.s_obstacle_cleared[u_trip_beams], "=", 0)


def XF_643(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:660
    g = t.game(4)
    t.line = 664
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_obstacle_facing[u_trip_beams] = 0
    t.line = 665
    g.s_obstacle_cleared[u_trip_beams] = 2
    t.line = 666
    u_mark_card = g.create("mark_card", g.z_runner_played + 0, 0)
    t.line = 668
    t.answer("window", ("strikes with", u_mark_card))
    t.line = 669
    t.step(g, "apply_damage", 0)
    t.line = 671
    t.check(671, "trip_beams is in normal_discard", g.where[u_trip_beams] == g.z__normal_discard)


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
            "XF_145",
            "special damage waits for the damage step",
            XF_145,
            32,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1), ("blue", 1))), ("attack", 1)),
                    (),
                    line=35,
                ),
            ),
        ),
        Scenario(
            "XF_146",
            "a card deals all the points it shows",
            XF_146,
            50,
            4,
            cards=(
                Card("door", "obstacle", (("track", (("plain", 4),)), ("attack", 1)), (), line=53),
                Card("breach", "gear", (("type", "hacking"), ("damage", (("green", 2), ("plain", 2)))), (), line=54),
            ),
        ),
        Scenario(
            "XF_149",
            "Lightning Bolt looks at neither colour nor amount",
            XF_149,
            63,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=66,
                ),
            ),
        ),
        Scenario(
            "XF_150",
            "a coloured level needs its own colour",
            XF_150,
            76,
            4,
            cards=(Card("thug", "obstacle", (("track", (("red", 1),)), ("attack", 1)), (), line=79),),
        ),
        Scenario(
            "XF_152",
            "a grey level takes any mix of points",
            XF_152,
            89,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=92),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=93),
            ),
        ),
        Scenario(
            "XF_153",
            "coloured points alone clear a grey level",
            XF_153,
            106,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 2), ("red", 1))), ("attack", 1)), (), line=109),),
        ),
        Scenario(
            "XF_154",
            "levels go strictly from left to right",
            XF_154,
            119,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=122),),
        ),
        Scenario(
            "XF_155",
            "one damage step can clear several levels",
            XF_155,
            132,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("green", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=135,
                ),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=136),
            ),
        ),
        Scenario(
            "XF_156",
            "cleared levels stay cleared from turn to turn",
            XF_156,
            148,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("blue", 1))), ("attack", 1)), (), line=151),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=152),
            ),
        ),
        Scenario(
            "XF_157",
            "damage on an uncleared level is gone after the turn",
            XF_157,
            173,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=176),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=177),
            ),
        ),
        Scenario(
            "XF_159",
            "an assist completes a level in the same turn",
            XF_159,
            200,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=203),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=204),
            ),
        ),
        Scenario(
            "XF_160",
            "the points of one card can go to two levels in a row",
            XF_160,
            218,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=221),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=222),
                Card("lance", "gear", (("type", "spell"), ("damage", (("blue", 2),))), (), line=223),
            ),
        ),
        Scenario(
            "XF_161",
            "a colourless point that is left goes on to the next grey level",
            XF_161,
            235,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("plain", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=238,
                ),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=239),
            ),
        ),
        Scenario(
            "XF_162",
            "one card does not split over two obstacles",
            XF_162,
            248,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=251),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=252),
                Card("lance", "gear", (("type", "spell"), ("damage", (("blue", 2),))), (), line=253),
            ),
        ),
        Scenario(
            "XF_163",
            "damage may go to a level that it does not clear",
            XF_163,
            266,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=269),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=270),
            ),
        ),
        Scenario(
            "XF_164",
            "what is left after a defeat is lost",
            XF_164,
            285,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3), ("plain", 1))), ("attack", 1)), (), line=288),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=289),
                Card("salvo", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=290),
            ),
        ),
        Scenario(
            "XF_166",
            "the last level defeats",
            XF_166,
            303,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1))), ("attack", 1), ("nuyen", 1)),
                    (Ability("ghost__when", "when", "defeats", ghost__when_if, ghost__when, line=307),),
                    line=306,
                ),
            ),
        ),
        Scenario(
            "XF_167",
            "four and one mixed points clear a first level of five",
            XF_167,
            321,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=324,
                ),
                Card("salvo", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=325),
            ),
        ),
        Scenario(
            "XF_168",
            "the next runner finishes the trooper",
            XF_168,
            337,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1), ("nuyen", 2)),
                    (),
                    line=340,
                ),
            ),
        ),
        Scenario(
            "XF_169",
            "the first colour alone leaves the trooper standing",
            XF_169,
            354,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=357,
                ),
            ),
        ),
        Scenario(
            "XF_170",
            "a defeated obstacle does not attack",
            XF_170,
            369,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=372),),
        ),
        Scenario(
            "XF_175",
            "Lightning Mage falls level by level",
            XF_175,
            383,
            4,
            cards=(
                Card(
                    "coordinated_attack",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1), ("plain", 1)))),
                    (),
                    line=386,
                ),
                Card(
                    "guiding_spirit", "gear", (("type", "spell"), ("damage", (("blue", 1), ("plain", 1)))), (), line=387
                ),
            ),
        ),
        Scenario(
            "XF_178",
            "two levels and two black points bring the gargoyle down",
            XF_178,
            415,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=418,
                ),
                Card("whip", "gear", (("type", "weapon"), ("damage", (("black", 1),))), (), line=419),
            ),
        ),
        Scenario(
            "XF_184",
            "each defeat is paid from the current runner on",
            XF_184,
            435,
            4,
            cards=(
                Card("gargoyle", "obstacle", (("track", (("black", 1),)), ("nuyen", 5)), (), line=438),
                Card("shiver", "obstacle", (("track", (("blue", 1),)), ("nuyen", 2)), (), line=439),
            ),
        ),
        Scenario(
            "XF_185",
            "all cards played are discarded after the damage step",
            XF_185,
            457,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=460,
                ),
                Card("whip", "gear", (("type", "weapon"), ("damage", (("black", 1),))), (), line=461),
            ),
        ),
        Scenario(
            "XF_187",
            "five nuyen among four runners",
            XF_187,
            481,
            4,
            cards=(Card("security_chief", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=484),),
        ),
        Scenario(
            "XF_188",
            "fewer nuyen than runners",
            XF_188,
            494,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 3)), (), line=497),),
        ),
        Scenario(
            "XF_189",
            "five nuyen among three runners",
            XF_189,
            507,
            3,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=510),),
        ),
        Scenario(
            "XF_190",
            "five nuyen between two runners",
            XF_190,
            519,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=522),),
        ),
        Scenario(
            "XF_191",
            "an obstacle worth nothing pays nobody",
            XF_191,
            530,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 0)), (), line=533),),
        ),
        Scenario(
            "XF_192",
            "the second payout does not go on where the first stopped",
            XF_192,
            544,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=547),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=548),
            ),
        ),
        Scenario(
            "XF_194",
            "nuyen can be spent in the turn it is earned",
            XF_194,
            559,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 5)), (), line=562),),
        ),
        Scenario(
            "XF_195",
            "the current runner is paid first, whoever's cards they were",
            XF_195,
            579,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("blue", 1))), ("nuyen", 2)), (), line=582),),
        ),
        Scenario(
            "XF_580",
            "damage may be wasted",
            XF_580,
            600,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=603),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=604),
            ),
        ),
        Scenario(
            "XF_584",
            "an assist that defeats pays the current runner",
            XF_584,
            616,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=619),),
        ),
        Scenario(
            "XF_605",
            "a level that is cleared stays marked",
            XF_605,
            632,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=635),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=636),
            ),
        ),
        Scenario(
            "XF_642",
            "a hacking card counts on a grey level",
            XF_642,
            647,
            4,
            cards=(
                Card("trip_beams", "obstacle", (("track", (("plain", 3), ("green", 1))), ("attack", 1)), (), line=650),
            ),
        ),
        Scenario(
            "XF_643",
            "Trip Beams ends with a green level",
            XF_643,
            660,
            4,
            cards=(
                Card(
                    "trip_beams",
                    "obstacle",
                    (("track", (("red", 1), ("plain", 3), ("green", 1))), ("attack", 1)),
                    (),
                    line=663,
                ),
            ),
        ),
    ),
)
