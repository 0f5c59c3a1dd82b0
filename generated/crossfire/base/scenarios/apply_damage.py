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
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 155
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 157
    t.answer("window", ("strikes with", u_burst))
    t.line = 158
    t.step(g, "apply_damage", 0)
    t.line = 159
    t.step(g, "end_turn", 0)
    t.line = 161
    t.equal(161, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)
    t.line = 162
    t.check(162, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 164
    t.answer("window", ("strikes with", u_mana))
    t.line = 165
    t.step(g, "apply_damage", 1)
    t.line = 167
    t.check(167, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_157(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:169
    g = t.game(4)
    t.line = 174
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 175
    u_b1 = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 176
    u_b2 = g.create("burst", g.z_runner_played + 1, 1)
    t.line = 177
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 179
    t.answer("window", ("strikes with", u_b1))
    t.line = 180
    t.step(g, "apply_damage", 0)
    t.line = 181
    t.step(g, "end_turn", 0)
    t.line = 182
    g.v_strikes_with(1, u_thug, u_b2)
    t.line = 184
    t.equal(184, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 186
    g.v_strikes_with(1, u_thug, u_mana)
    t.line = 188
    t.equal(188, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_159(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:190
    g = t.game(4)
    t.line = 195
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 196
    u_burst = g.create("burst", g.z_runner_hand + 0, 0)
    t.line = 197
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 199
    t.answer("window", ("plays", u_burst))
    t.line = 200
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 201
    t.step(g, "play_cards", 0)
    t.line = 202
    t.answer("window", ("strikes with", u_burst))
    t.line = 203
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 204
    t.step(g, "apply_damage", 0)
    t.line = 206
    t.equal(206, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_160(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:208
    g = t.game(4)
    t.line = 214
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 215
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 217
    g.v_strikes_with(0, u_thug, u_burst)
    t.line = 219
    t.equal(219, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 221
    g.v_strikes_with(0, u_thug, u_lance)
    t.line = 223
    t.check(223, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)


def XF_161(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:225
    g = t.game(4)
    t.line = 230
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 231
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 233
    t.answer("window", ("strikes with", u_burst))
    t.line = 234
    t.step(g, "apply_damage", 0)
    t.line = 236
    t.equal(236, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 2)


def XF_162(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:238
    g = t.game(4)
    t.line = 244
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 245
    u_lance = g.create("lance", g.z_runner_played + 0, 0)
    t.line = 247
    t.answer("window", ("strikes with", u_one))
    t.line = 248
    t.step(g, "apply_damage", 0)
    t.line = 250
    t.check(250, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 251
    t.check(251, "two is in row", g.where[u_two] == g.z__row)
    t.line = 252
    t.equal(252, "cleared of two", g.s_obstacle_cleared[u_two], "=", 0)
    t.line = 253
    t.equal(253, "points of two", g.d_obstacle_points(u_two), "=", 0)
    t.line = 254
    t.check(254, "lance is in discard of P1", g.where[u_lance] == g.z_runner_discard + 0)


def XF_163(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:256
    g = t.game(4)
    t.line = 261
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 262
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 264
    t.answer("window", ("strikes with", u_burst))
    t.line = 265
    t.step(g, "apply_damage", 0)
    t.line = 267
    t.equal(267, "points of thug", g.d_obstacle_points(u_thug), "=", 2)
    t.line = 268
    t.equal(268, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 269
    t.check(269, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 271
    t.step(g, "end_turn", 0)
    t.line = 273
    t.equal(273, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_164(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:275
    g = t.game(4)
    t.line = 281
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 282
    g.s_obstacle_cleared[u_one] = 1
    t.line = 283
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    t.line = 285
    t.answer("window", ("strikes with", u_one))
    t.line = 286
    t.step(g, "apply_damage", 0)
    t.line = 288
    t.check(288, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 289
    t.equal(289, "cleared of two", g.s_obstacle_cleared[u_two], "=", 0)
    t.line = 290
    t.equal(290, "points of two", g.d_obstacle_points(u_two), "=", 0)
    t.line = 291
    t.check(291, "salvo is in discard of P1", g.where[u_salvo] == g.z_runner_discard + 0)


def ghost__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/apply_damage.card:297
    return args[1] == this


def ghost__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:297
    g.v_draws(g.current, 1)


def XF_166(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:293
    g = t.game(4)
    t.line = 299
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 1
    t.line = 300
    g.s_obstacle_cleared[u_ghost] = 1
    t.line = 301
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 302
    for _ in range(2):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 304
    t.answer("window", ("strikes with", u_mana))
    t.line = 305
    t.step(g, "apply_damage", 0)
    t.line = 307
    t.check(307, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 308
    t.equal(308, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 309
    t.equal(309, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_167(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:311
    g = t.game(4)
    t.line = 316
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 317
    u_salvo = g.create("salvo", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 319
    t.answer("window", ("strikes with", u_salvo))
    t.line = 320
    t.answer("window", ("strikes with", u_mana))
    t.line = 321
    t.step(g, "apply_damage", 0)
    t.line = 323
    t.equal(323, "cleared of trooper", g.s_obstacle_cleared[u_trooper], "=", 1)
    t.line = 324
    t.equal(324, "number of track of trooper", len(g.f_obstacle_track(u_trooper)), "=", 3)
    t.line = 325
    t.check(325, "trooper is in row", g.where[u_trooper] == g.z__row)


def XF_168(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:327
    g = t.game(4)
    t.line = 331
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 332
    g.s_obstacle_cleared[u_trooper] = 1
    t.line = 333
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 1, 1)
    t.line = 335
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 336
    t.answer("window", ("strikes with", u_street_smarts))
    t.line = 337
    t.step(g, "apply_damage", 1)
    t.line = 339
    t.check(339, "trooper is in normal_discard", g.where[u_trooper] == g.z__normal_discard)
    t.line = 340
    t.equal(340, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 341
    t.equal(341, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 342
    t.equal(342, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)


def XF_169(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:344
    g = t.game(4)
    t.line = 348
    u_trooper = g.create("trooper", g.z__row)
    g.s_obstacle_facing[u_trooper] = 0
    t.line = 349
    g.s_obstacle_cleared[u_trooper] = 1
    t.line = 350
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    t.line = 352
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 353
    t.step(g, "apply_damage", 1)
    t.line = 354
    t.step(g, "end_turn", 1)
    t.line = 356
    t.equal(356, "cleared of trooper", g.s_obstacle_cleared[u_trooper], "=", 2)
    t.line = 357
    t.check(357, "trooper is in row", g.where[u_trooper] == g.z__row)


def XF_170(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:359
    g = t.game(4)
    t.line = 363
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 0
    t.line = 364
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 366
    t.answer("window", ("strikes with", u_mana))
    t.line = 367
    t.step(g, "apply_damage", 0)
    t.line = 368
    t.step(g, "take_damage", 0)
    t.line = 370
    t.check(370, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 371
    t.equal(371, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_175(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:373
    g = t.game(4)
    t.line = 378
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 2
    t.line = 379
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 380
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_played + 1, 1)
    t.line = 381
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 383
    t.answer("window", ("plays", u_coordinated_attack))
    t.line = 384
    t.answer("window", ("plays", u_street_smarts))
    t.line = 385
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 386
    t.step(g, "play_cards", 0)
    t.line = 387
    g.v_strikes_with(0, u_lightning_mage, u_coordinated_attack)
    t.line = 389
    t.equal(389, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 0)
    t.line = 391
    t.answer("s", g.e_symbol_red)
    t.line = 392
    g.v_strikes_with(0, u_lightning_mage, u_guiding_spirit)
    t.line = 394
    t.equal(394, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 2)
    t.line = 395
    t.equal(395, "points of lightning_mage", g.d_obstacle_points(u_lightning_mage), "=", 0)
    t.line = 397
    g.v_strikes_with(0, u_lightning_mage, u_clairvoyance)
    t.line = 399
    t.equal(399, "cleared of lightning_mage", g.s_obstacle_cleared[u_lightning_mage], "=", 3)
    t.line = 401
    g.v_strikes_with(0, u_lightning_mage, u_street_smarts)
    t.line = 403
    t.check(403, "lightning_mage is in hard_discard", g.where[u_lightning_mage] == g.z__hard_discard)


def XF_178(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:405
    g = t.game(4)
    t.line = 410
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 0
    t.line = 411
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_whip = g.create("whip", g.z_runner_played + 0, 0)
    t.line = 413
    g.v_strikes_with(0, u_gargoyle, u_lightning_bolt)
    t.line = 415
    t.equal(415, "cleared of gargoyle", g.s_obstacle_cleared[u_gargoyle], "=", 2)
    t.line = 417
    g.v_strikes_with(0, u_gargoyle, u_quick_shot)
    t.line = 419
    t.equal(419, "cleared of gargoyle", g.s_obstacle_cleared[u_gargoyle], "=", 3)
    t.line = 421
    g.v_strikes_with(0, u_gargoyle, u_whip)
    t.line = 423
    t.check(423, "gargoyle is in normal_discard", g.where[u_gargoyle] == g.z__normal_discard)


def XF_184(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:425
    g = t.game(4)
    t.line = 430
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 2
    u_shiver = g.create("shiver", g.z__row)
    g.s_obstacle_facing[u_shiver] = 2
    t.line = 431
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 1, 1)
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 433
    g.v_strikes_with(1, u_gargoyle, u_quick_shot)
    t.line = 435
    t.equal(435, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 436
    t.equal(436, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 437
    t.equal(437, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 438
    t.equal(438, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 440
    g.v_strikes_with(1, u_shiver, u_mana)
    t.line = 442
    t.equal(442, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 443
    t.equal(443, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 444
    t.equal(444, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 445
    t.equal(445, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_185(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:447
    g = t.game(4)
    t.line = 452
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_obstacle_facing[u_gargoyle] = 0
    t.line = 453
    u_lightning_bolt = g.create("lightning_bolt", g.z_runner_hand + 0, 0)
    u_stunbolt = g.create("stunbolt", g.z_runner_hand + 0, 0)
    u_whip = g.create("whip", g.z_runner_hand + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 455
    t.answer("window", ("plays", u_lightning_bolt))
    t.line = 456
    t.answer("window", ("plays", u_stunbolt))
    t.line = 457
    t.answer("window", ("plays", u_whip))
    t.line = 458
    t.answer("window", ("plays", u_quick_shot))
    t.line = 459
    t.answer("window", ("plays", u_mana))
    t.line = 460
    t.step(g, "play_cards", 0)
    t.line = 462
    t.equal(462, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 5)
    t.line = 464
    t.answer("window", ("strikes with", u_lightning_bolt))
    t.line = 465
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 466
    t.step(g, "apply_damage", 0)
    t.line = 468
    t.equal(468, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 469
    t.equal(469, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 5)


def XF_187(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:471
    g = t.game(4)
    t.line = 475
    u_security_chief = g.create("security_chief", g.z__row)
    g.s_obstacle_facing[u_security_chief] = 0
    t.line = 477
    g.v_defeats(1, u_security_chief)
    t.line = 479
    t.equal(479, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 480
    t.equal(480, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 481
    t.equal(481, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 482
    t.equal(482, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_188(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:484
    g = t.game(4)
    t.line = 488
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 490
    g.v_defeats(2, u_thug)
    t.line = 492
    t.equal(492, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 493
    t.equal(493, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 494
    t.equal(494, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 495
    t.equal(495, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_189(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:497
    g = t.game(3)
    t.line = 501
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 503
    g.v_defeats(2, u_thug)
    t.line = 505
    t.equal(505, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 506
    t.equal(506, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 507
    t.equal(507, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


def XF_190(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:509
    g = t.game(2)
    t.line = 513
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 515
    g.v_defeats(1, u_thug)
    t.line = 517
    t.equal(517, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 518
    t.equal(518, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


def XF_191(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:520
    g = t.game(4)
    t.line = 524
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 526
    g.v_defeats(0, u_thug)
    t.line = 528
    t.check(528, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 529
    t.equal(529, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 530
    t.equal(530, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 531
    t.equal(531, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 532
    t.equal(532, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_192(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:534
    g = t.game(4)
    t.line = 539
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 1
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 1
    t.line = 541
    g.v_defeats(0, u_one)
    t.line = 542
    g.v_defeats(0, u_two)
    t.line = 544
    t.equal(544, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 545
    t.equal(545, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 546
    t.equal(546, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 547
    t.equal(547, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_194(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:549
    g = t.game(4)
    t.line = 553
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 1
    t.line = 554
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 555
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 557
    t.answer("window", ("strikes with", u_mana))
    t.line = 558
    t.step(g, "apply_damage", 0)
    t.line = 559
    t.step(g, "take_damage", 0)
    t.line = 561
    t.equal(561, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 563
    t.answer("window", ("buys", u_clairvoyance))
    t.line = 564
    t.step(g, "draw_and_buy", 0)
    t.line = 566
    t.check(566, "clairvoyance is in hand of P1", g.where[u_clairvoyance] == g.z_runner_hand + 0)
    t.line = 567
    t.equal(567, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_195(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:569
    g = t.game(4)
    t.line = 573
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 1
    t.line = 574
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 575
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 3, 3)
    t.line = 577
    g.v_plays(2, u_quick_shot)
    t.line = 578
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 579
    t.step(g, "play_cards", 0)
    t.line = 580
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 581
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 582
    t.step(g, "apply_damage", 0)
    t.line = 584
    t.check(584, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 585
    t.equal(585, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 586
    t.equal(586, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 587
    t.equal(587, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 588
    t.equal(588, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_580(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:590
    g = t.game(4)
    t.line = 595
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 596
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 598
    t.answer("window", ("strikes with", u_burst))
    t.line = 599
    t.step(g, "apply_damage", 0)
    t.line = 600
    t.step(g, "end_turn", 0)
    t.line = 602
    t.check(602, "burst is in discard of P1", g.where[u_burst] == g.z_runner_discard + 0)
    t.line = 603
    t.equal(603, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 604
    t.equal(604, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_584(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:606
    g = t.game(4)
    t.line = 610
    u_ghost = g.create("ghost", g.z__row)
    g.s_obstacle_facing[u_ghost] = 2
    t.line = 611
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 613
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 614
    t.step(g, "play_cards", 0)
    t.line = 615
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 616
    t.step(g, "apply_damage", 0)
    t.line = 618
    t.check(618, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 619
    t.equal(619, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 620
    t.equal(620, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_605(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:622
    g = t.game(4)
    t.line = 627
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 628
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 630
    t.equal(630, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 632
    t.answer("window", ("strikes with", u_burst))
    t.line = 633
    t.step(g, "apply_damage", 0)
    t.line = 635
    t.equal(635, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_642(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:637
    g = t.game(4)
    t.line = 641
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_obstacle_facing[u_trip_beams] = 0
    t.line = 642
    u_mark_card = g.create("mark_card", g.z_runner_played + 0, 0)
    t.line = 644
    t.answer("window", ("strikes with", u_mark_card))
    t.line = 645
    t.step(g, "apply_damage", 0)
    t.line = 647
    t.equal(647, "points of trip_beams", g.d_obstacle_points(u_trip_beams), "=", 1)
    t.line = 648
    t.equal(648, "cleared of trip_beams", g.s_obstacle_cleared[u_trip_beams], "=", 0)


def XF_643(t: Value) -> None:  # cards/crossfire/base/scenarios/apply_damage.card:650
    g = t.game(4)
    t.line = 654
    u_trip_beams = g.create("trip_beams", g.z__row)
    g.s_obstacle_facing[u_trip_beams] = 0
    t.line = 655
    g.s_obstacle_cleared[u_trip_beams] = 2
    t.line = 656
    u_mark_card = g.create("mark_card", g.z_runner_played + 0, 0)
    t.line = 658
    t.answer("window", ("strikes with", u_mark_card))
    t.line = 659
    t.step(g, "apply_damage", 0)
    t.line = 661
    t.check(661, "trip_beams is in normal_discard", g.where[u_trip_beams] == g.z__normal_discard)


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
            169,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=172),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=173),
            ),
        ),
        Scenario(
            "XF_159",
            "an assist completes a level in the same turn",
            XF_159,
            190,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 4), ("red", 1))), ("attack", 1)), (), line=193),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=194),
            ),
        ),
        Scenario(
            "XF_160",
            "the points of one card can go to two levels in a row",
            XF_160,
            208,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=211),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=212),
                Card("lance", "gear", (("type", "spell"), ("damage", (("blue", 2),))), (), line=213),
            ),
        ),
        Scenario(
            "XF_161",
            "a colourless point that is left goes on to the next grey level",
            XF_161,
            225,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 1), ("plain", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=228,
                ),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=229),
            ),
        ),
        Scenario(
            "XF_162",
            "one card does not split over two obstacles",
            XF_162,
            238,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=241),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=242),
                Card("lance", "gear", (("type", "spell"), ("damage", (("blue", 2),))), (), line=243),
            ),
        ),
        Scenario(
            "XF_163",
            "damage may go to a level that it does not clear",
            XF_163,
            256,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=259),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=260),
            ),
        ),
        Scenario(
            "XF_164",
            "what is left after a defeat is lost",
            XF_164,
            275,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3), ("plain", 1))), ("attack", 1)), (), line=278),
                Card("two", "obstacle", (("track", (("plain", 1),)), ("attack", 1)), (), line=279),
                Card("salvo", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=280),
            ),
        ),
        Scenario(
            "XF_166",
            "the last level defeats",
            XF_166,
            293,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("track", (("plain", 3), ("blue", 1))), ("attack", 1), ("nuyen", 1)),
                    (Ability("ghost__when", "when", "defeats", ghost__when_if, ghost__when, line=297),),
                    line=296,
                ),
            ),
        ),
        Scenario(
            "XF_167",
            "four and one mixed points clear a first level of five",
            XF_167,
            311,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=314,
                ),
                Card("salvo", "gear", (("type", "weapon"), ("damage", (("plain", 4),))), (), line=315),
            ),
        ),
        Scenario(
            "XF_168",
            "the next runner finishes the trooper",
            XF_168,
            327,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1), ("nuyen", 2)),
                    (),
                    line=330,
                ),
            ),
        ),
        Scenario(
            "XF_169",
            "the first colour alone leaves the trooper standing",
            XF_169,
            344,
            4,
            cards=(
                Card(
                    "trooper",
                    "obstacle",
                    (("track", (("plain", 5), ("black", 1), ("red", 1))), ("attack", 1)),
                    (),
                    line=347,
                ),
            ),
        ),
        Scenario(
            "XF_170",
            "a defeated obstacle does not attack",
            XF_170,
            359,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=362),),
        ),
        Scenario(
            "XF_175",
            "Lightning Mage falls level by level",
            XF_175,
            373,
            4,
            cards=(
                Card(
                    "coordinated_attack",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1), ("plain", 1)))),
                    (),
                    line=376,
                ),
                Card(
                    "guiding_spirit", "gear", (("type", "spell"), ("damage", (("blue", 1), ("plain", 1)))), (), line=377
                ),
            ),
        ),
        Scenario(
            "XF_178",
            "two levels and two black points bring the gargoyle down",
            XF_178,
            405,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=408,
                ),
                Card("whip", "gear", (("type", "weapon"), ("damage", (("black", 1),))), (), line=409),
            ),
        ),
        Scenario(
            "XF_184",
            "each defeat is paid from the current runner on",
            XF_184,
            425,
            4,
            cards=(
                Card("gargoyle", "obstacle", (("track", (("black", 1),)), ("nuyen", 5)), (), line=428),
                Card("shiver", "obstacle", (("track", (("blue", 1),)), ("nuyen", 2)), (), line=429),
            ),
        ),
        Scenario(
            "XF_185",
            "all cards played are discarded after the damage step",
            XF_185,
            447,
            4,
            cards=(
                Card(
                    "gargoyle",
                    "obstacle",
                    (("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=450,
                ),
                Card("whip", "gear", (("type", "weapon"), ("damage", (("black", 1),))), (), line=451),
            ),
        ),
        Scenario(
            "XF_187",
            "five nuyen among four runners",
            XF_187,
            471,
            4,
            cards=(Card("security_chief", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=474),),
        ),
        Scenario(
            "XF_188",
            "fewer nuyen than runners",
            XF_188,
            484,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 3)), (), line=487),),
        ),
        Scenario(
            "XF_189",
            "five nuyen among three runners",
            XF_189,
            497,
            3,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=500),),
        ),
        Scenario(
            "XF_190",
            "five nuyen between two runners",
            XF_190,
            509,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=512),),
        ),
        Scenario(
            "XF_191",
            "an obstacle worth nothing pays nobody",
            XF_191,
            520,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("nuyen", 0)), (), line=523),),
        ),
        Scenario(
            "XF_192",
            "the second payout does not go on where the first stopped",
            XF_192,
            534,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=537),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("nuyen", 1)), (), line=538),
            ),
        ),
        Scenario(
            "XF_194",
            "nuyen can be spent in the turn it is earned",
            XF_194,
            549,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 5)), (), line=552),),
        ),
        Scenario(
            "XF_195",
            "the current runner is paid first, whoever's cards they were",
            XF_195,
            569,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("blue", 1))), ("nuyen", 2)), (), line=572),),
        ),
        Scenario(
            "XF_580",
            "damage may be wasted",
            XF_580,
            590,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 6),)), ("attack", 1)), (), line=593),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 2),))), (), line=594),
            ),
        ),
        Scenario(
            "XF_584",
            "an assist that defeats pays the current runner",
            XF_584,
            606,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=609),),
        ),
        Scenario(
            "XF_605",
            "a level that is cleared stays marked",
            XF_605,
            622,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=625),
                Card("burst", "gear", (("type", "weapon"), ("damage", (("plain", 3),))), (), line=626),
            ),
        ),
        Scenario(
            "XF_642",
            "a hacking card counts on a grey level",
            XF_642,
            637,
            4,
            cards=(
                Card("trip_beams", "obstacle", (("track", (("plain", 3), ("green", 1))), ("attack", 1)), (), line=640),
            ),
        ),
        Scenario(
            "XF_643",
            "Trip Beams ends with a green level",
            XF_643,
            650,
            4,
            cards=(
                Card(
                    "trip_beams",
                    "obstacle",
                    (("track", (("red", 1), ("plain", 3), ("green", 1))), ("attack", 1)),
                    (),
                    line=653,
                ),
            ),
        ),
    ),
)
