"""Made by `ombre build` from cards/crossfire/base/scenarios/apply_damage.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:7 19:3 20:8 22:3 23:10 24:3 25:11 26:3 27:12 28:3 29:13 30:3 31:15 32:3 33:16 34:3 35:17"
        " 39:19 42:22 44:19 45:23 46:19 47:25 48:19 49:26 50:19 51:28 52:19 53:29 54:19 55:30 59:32 62:37"
        " 66:32 67:38 70:32 71:40 72:32 73:41 74:32 75:42 76:32 77:43 78:32 79:44 80:32 81:45 82:32 83:47"
        " 84:32 85:48 86:32 87:49 88:32 89:51 90:32 91:53 92:32 93:54 97:56 100:60 102:56 103:61 104:56"
        " 105:63 106:56 107:64 108:56 109:66 110:56 111:67 112:56 113:69 114:56 115:70 116:56 117:72 121:74"
        " 124:79 126:74 127:80 128:74 129:82 130:74 131:83 132:74 133:85 137:87 140:91 142:87 143:92 144:87"
        " 145:94 146:87 147:95 148:87 149:97 150:87 151:98 155:100 158:104 160:100 161:105 162:100 163:107"
        " 164:100 165:108 166:100 167:110 168:100 169:111 170:100 171:112 172:100 173:113 177:115 180:120"
        " 182:115 183:121 186:115 187:123 188:115 189:124 190:115 191:125 192:115 193:126 194:115 195:127"
        " 196:115 197:129 198:115 199:130 203:132 206:136 208:132 209:137 211:132 212:139 213:132 214:140"
        " 215:132 216:141 217:132 218:143 222:145 225:149 227:145 228:150 229:145 230:152 231:145 232:153"
        " 233:145 234:155 235:145 236:156 240:158 243:163 245:158 246:164 248:158 249:165 250:158 251:167"
        " 252:158 253:168 254:158 255:169 256:158 257:170 258:158 259:171 260:158 261:173 265:175 268:180"
        " 270:175 271:181 272:175 273:182 274:175 275:184 276:175 277:185 278:175 279:186 280:175 281:187"
        " 282:175 283:188 284:175 285:190 286:175 287:191 288:175 289:193 290:175 291:194 292:175 293:195"
        " 294:175 295:196 296:175 297:198 301:200 304:205 306:200 307:206 308:200 309:207 310:200 311:208"
        " 312:200 313:210 314:200 315:211 316:200 317:212 318:200 319:213 320:200 321:214 322:200 323:215"
        " 324:200 325:216 326:200 327:217 328:200 329:218 330:200 331:220 332:200 333:221 334:200 335:223"
        " 336:200 337:225 341:227 344:232 346:227 347:233 348:227 349:234 350:227 351:236 352:227 353:237"
        " 354:227 355:238 356:227 357:239 358:227 359:240 360:227 361:241 362:227 363:243 367:245 370:251"
        " 372:245 373:252 375:245 376:254 377:245 378:256 379:245 380:258 381:245 382:260 386:262 389:267"
        " 391:262 392:268 393:262 394:270 395:262 396:271 397:262 398:273 402:275 405:281 409:275 410:282"
        " 411:275 412:284 413:275 414:285 415:275 416:287 417:275 418:288 419:275 420:289 421:275 422:290"
        " 423:275 424:291 428:293 431:298 433:293 434:299 435:293 436:301 437:293 438:302 439:293 440:304"
        " 441:293 442:305 443:293 444:306 445:293 446:308 447:293 448:310 452:312 455:318 459:312 460:319"
        " 461:312 462:320 463:312 464:322 465:312 466:323 467:312 468:325 469:312 470:326 471:312 472:327"
        " 473:312 474:328 478:334 484:335 488:330 491:336 493:330 494:337 495:330 496:338 497:330 498:339"
        " 500:330 501:341 502:330 503:342 504:330 505:344 506:330 507:345 508:330 509:346 513:348 516:353"
        " 518:348 519:354 521:348 522:356 523:348 524:357 525:348 526:358 527:348 528:360 529:348 530:361"
        " 531:348 532:362 536:364 539:368 541:364 542:369 543:364 544:370 546:364 547:372 548:364 549:373"
        " 550:364 551:374 552:364 553:376 554:364 555:377 556:364 557:378 558:364 559:379 563:381 566:385"
        " 568:381 569:386 570:381 571:387 572:381 573:389 574:381 575:390 576:381 577:391 578:381 579:393"
        " 580:381 581:394 585:396 588:400 590:396 591:401 592:396 593:403 594:396 595:404 596:396 597:405"
        " 598:396 599:407 600:396 601:408 605:410 608:415 610:410 611:416 613:410 614:417 615:410 616:418"
        " 617:410 618:420 619:410 620:421 621:410 622:422 623:410 624:423 625:410 626:424 627:410 628:426"
        " 629:410 630:428 631:410 632:429 633:410 634:431 635:410 636:432 637:410 638:434 639:410 640:436"
        " 641:410 642:438 643:410 644:440 648:442 651:447 653:442 654:448 657:442 658:450 659:442 660:452"
        " 661:442 662:454 663:442 664:456 665:442 666:458 667:442 668:460 672:462 675:467 679:462 680:468"
        " 682:462 683:470 684:462 685:472 686:462 687:473 688:462 689:474 690:462 691:475 692:462 693:477"
        " 694:462 695:479 696:462 697:480 698:462 699:481 700:462 701:482 705:484 708:489 710:484 711:490"
        " 716:484 717:491 718:484 719:493 720:484 721:494 722:484 723:495 724:484 725:496 726:484 727:497"
        " 728:484 729:498 730:484 731:500 732:484 733:502 734:484 735:503 736:484 737:504 738:484 739:506"
        " 740:484 741:507 745:509 748:513 750:509 751:515 752:509 753:517 754:509 755:518 756:509 757:519"
        " 758:509 759:520 763:522 766:526 768:522 769:528 770:522 771:530 772:522 773:531 774:522 775:532"
        " 776:522 777:533 781:535 784:539 786:535 787:541 788:535 789:543 790:535 791:544 792:535 793:545"
        " 797:547 800:551 802:547 803:553 804:547 805:555 806:547 807:556 811:558 814:562 816:558 817:564"
        " 818:558 819:566 820:558 821:567 822:558 823:568 824:558 825:569 826:558 827:570 831:572 834:577"
        " 838:572 839:579 840:572 841:580 842:572 843:582 844:572 845:583 846:572 847:584 848:572 849:585"
        " 853:587 856:591 858:587 859:592 860:587 861:593 862:587 863:595 864:587 865:596 866:587 867:597"
        " 868:587 869:599 870:587 871:601 872:587 873:602 874:587 875:604 876:587 877:605 881:607 884:611"
        " 886:607 887:612 888:607 889:613 890:607 891:615 892:607 893:616 894:607 895:617 896:607 897:618"
        " 898:607 899:619 900:607 901:620 902:607 903:622 904:607 905:623 906:607 907:624 908:607 909:625"
        " 910:607 911:626 915:628 918:633 920:628 921:634 922:628 923:636 924:628 925:637 926:628 927:638"
        " 928:628 929:640 930:628 931:641 932:628 933:642 937:644 940:648 942:644 943:649 944:644 945:651"
        " 946:644 947:652 948:644 949:653 950:644 951:654 952:644 953:656 954:644 955:657 956:644 957:658"
        " 961:660 964:665 966:660 967:666 968:660 969:668 970:660 971:670 972:660 973:671 974:660 975:673"
        " 979:675 982:679 984:675 985:680 986:675 987:682 988:675 989:683 990:675 991:685 992:675 993:686"
        " 997:688 1000:692 1002:688 1003:693 1004:688 1005:694 1006:688 1007:696 1008:688 1009:697 1010:688"
        " 1011:699 1015:705 1021:706 1025:708 1031:709 1035:701 1038:710 1042:701 1043:711 1045:701 1046:712"
        " 1047:701 1048:714 1049:701 1050:715 1051:701 1052:717 1053:701 1054:718 1058:724 1064:725 1065:726"
        " 1070:720 1073:728 1077:720 1078:729 1080:720 1081:730 1082:720 1083:731 1084:720 1085:733 1086:720"
        " 1087:735 1088:720 1089:736 1090:720 1091:737 1092:720 1093:738 1097:740 1100:744 1102:740 1103:745"
        " 1104:740 1105:746 1106:740 1107:748 1108:740 1109:750 1110:740 1111:752 1112:740 1113:754 1117:756"
        " 1120:760 1122:756 1123:761 1124:756 1125:762 1126:756 1127:764 1128:756 1129:765 1130:756 1131:767"
        " 1132:756 1133:768"
    ),
)
