"""Made by `ombre build` from cards/srtcg/base/scenarios/turns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Play, Scenario, Value


# cards/srtcg/base/scenarios/turns.card:3
def R006(t: Value) -> None:
    g = t.game(2)
    t.line = 7
    g = t.setup("duel")
    t.line = 8
    t.all_pass = True
    t.line = 10
    t.equal(10, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 7)
    t.line = 11
    t.equal(11, "number of cards in hand of P2", len(g.zones[g.z_fixer_hand + 1]), "=", 7)
    t.line = 12
    t.equal(12, "nuyen of P1", g.s_fixer_nuyen[0], "=", 4)
    t.line = 13
    t.equal(13, "nuyen of P2", g.s_fixer_nuyen[1], "=", 4)
    t.line = 14
    t.equal(14, "number of cards in pile of P1", len(g.zones[g.z_fixer_pile + 0]), "=", 6)
    t.line = 15
    t.equal(15, "number of cards in pile of P2", len(g.zones[g.z_fixer_pile + 1]), "=", 6)
    t.line = 16
    t.equal(16, "number of cards in front of P1", len(g.zones[g.z_fixer_front + 0]), "=", 0)


# cards/srtcg/base/scenarios/turns.card:18
def R007(t: Value) -> None:
    g = t.game(2)
    t.line = 21
    g.s_fixer_nuyen[0] = 4
    t.line = 22
    t.answer("one", "money")
    t.line = 24
    t.step(g, "credstick", 0)
    t.line = 26
    t.equal(26, "nuyen of P1", g.s_fixer_nuyen[0], "=", 8)


# cards/srtcg/base/scenarios/turns.card:28
def R008(t: Value) -> None:
    g = t.game(2)
    t.line = 31
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 32
    for _ in g.repeat(9):
        g.create("second_wind", g.z_fixer_deck + 0, 0)
    t.line = 34
    g.v_redraws(0)
    t.line = 36
    t.equal(36, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 7)
    t.line = 37
    t.equal(37, "number of cards in deck of P1", len(g.zones[g.z_fixer_deck + 0]), "=", 2)
    t.line = 38
    t.cannot(38, "P1 cannot redraw", "redraws", (0,))


# cards/srtcg/base/scenarios/turns.card:40
def R009(t: Value) -> None:
    g = t.game(2)
    t.line = 43
    for _ in g.repeat(6):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 44
    g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 46
    t.cannot(46, "P1 cannot redraw", "redraws", (0,))


# cards/srtcg/base/scenarios/turns.card:48
def R010(t: Value) -> None:
    g = t.game(2)
    t.line = 51
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 52
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 1, 1)
    t.line = 53
    for _ in g.repeat(9):
        g.create("second_wind", g.z_fixer_deck + 0, 0)
    t.line = 54
    for _ in g.repeat(9):
        g.create("second_wind", g.z_fixer_deck + 1, 1)
    t.line = 56
    g.v_redraws(0)
    t.line = 57
    g.v_redraws(1)
    t.line = 59
    t.equal(59, "number of cards in trash of P2", len(g.zones[g.z_fixer_trash + 1]), "=", 7)
    t.line = 60
    t.equal(60, "number of cards in hand of P2", len(g.zones[g.z_fixer_hand + 1]), "=", 7)


# cards/srtcg/base/scenarios/turns.card:62
def R011(t: Value) -> None:
    g = t.game(2)
    t.line = 65
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 66
    for _ in g.repeat(9):
        g.create("second_wind", g.z_fixer_deck + 0, 0)
    t.line = 68
    g.v_redraws(0)
    t.line = 70
    t.equal(70, "number of cards in trash of P1", len(g.zones[g.z_fixer_trash + 0]), "=", 7)


# cards/srtcg/base/scenarios/turns.card:72
def R012(t: Value) -> None:
    g = t.game(2)
    t.line = 75
    g.create("lodge_on_the_hill", g.z_fixer_front + 1, 1)
    t.line = 76
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 77
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 78
    t.answer("one", "pull_out")
    t.line = 79
    t.all_pass = True
    t.line = 81
    g.v_raids(0, 1)
    t.line = 82
    t.flow(g, "shadowrun", 0)
    t.line = 84
    t.check(84, "night_watchman is in trash of P2", g.where[u_night_watchman] == g.z_fixer_trash + 1)
    t.line = 85
    t.equal(85, "hurt of gutterball", g.s_asset_hurt[u_gutterball], "=", 0)
    t.line = 86
    t.check(86, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/turns.card:88
def R015(t: Value) -> None:
    g = t.game(2)
    t.line = 91
    u_talent_scout = g.create("talent_scout", g.z_fixer_safehouse + 1, 1)
    t.line = 92
    u_arms_dealer = g.create("arms_dealer", g.z_fixer_safehouse + 1, 1)
    t.line = 93
    t.all_pass = True
    t.line = 95
    g.v_frags(0, u_talent_scout)
    t.line = 96
    g.v_trashes(0, u_arms_dealer)
    t.line = 97
    t.step(g, "end_phase", 1)
    t.line = 99
    t.check(99, "talent_scout is in fragged of P2", g.where[u_talent_scout] == g.z_fixer_fragged + 1)
    t.line = 100
    t.check(100, "arms_dealer is in deck of P2", g.where[u_arms_dealer] == g.z_fixer_deck + 1)


# cards/srtcg/base/scenarios/turns.card:102
def R016(t: Value) -> None:
    g = t.game(2)
    t.line = 105
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 107
    g.v_takes(0, u_courier_case)
    t.line = 109
    t.check(109, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 110
    t.check(110, "owner of courier_case is P2", g.owner[u_courier_case] == 1)
    t.line = 111
    t.equal(111, "reputation of P1", g.d_fixer_reputation(0), "=", 15)


# cards/srtcg/base/scenarios/turns.card:119
def bolt__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    return amount if x == g.s_gear_user[this] else 0


# cards/srtcg/base/scenarios/turns.card:117
def bolt__cast(g: Play, this: int, you: int) -> None:
    u_luck = g.roll(6, "luck")
    if g.s_gear_user[this] != NOTHING:
        g.add("base_scenarios_turns.bolt__timed1", this, you, ((u_luck + 4),), scopes=("turn",))


# cards/srtcg/base/scenarios/turns.card:113
def R020(t: Value) -> None:
    g = t.game(2)
    t.line = 120
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 121
    u_bolt = g.create("bolt", g.z_fixer_hand + 0, 0)
    t.line = 122
    g.v_goes_to(u_bolt, u_reed_in_wind)
    t.line = 123
    t.answer("luck", 5)
    t.line = 125
    g.v_casts(0, u_bolt)
    t.line = 127
    t.equal(127, "might of reed_in_wind", g.d_asset_might(u_reed_in_wind), "=", 11)


# cards/srtcg/base/scenarios/turns.card:129
def R021(t: Value) -> None:
    g = t.game(2)
    t.line = 132
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 133
    u_stray_bullet = g.create("stray_bullet", g.z_fixer_hand + 0, 0)
    t.line = 134
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 135
    g.s_fixer_nuyen[0] = 3
    t.line = 136
    t.answer("harm", 4)
    t.line = 138
    g.v_stings_with(0, u_stray_bullet)
    t.line = 140
    t.equal(140, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 2)


# cards/srtcg/base/scenarios/turns.card:142
def R022(t: Value) -> None:
    g = t.game(2)
    t.line = 145
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 146
    u_stray_bullet = g.create("stray_bullet", g.z_fixer_hand + 0, 0)
    t.line = 147
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 148
    g.s_fixer_nuyen[0] = 3
    t.line = 149
    t.answer("harm", 1)
    t.line = 151
    g.v_stings_with(0, u_stray_bullet)
    t.line = 153
    t.equal(153, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 1)


# cards/srtcg/base/scenarios/turns.card:155
def R023(t: Value) -> None:
    g = t.game(2)
    t.line = 158
    u_c1 = g.create("lucky_coin", g.z_fixer_hand + 0, 0)
    u_c2 = g.create("lucky_coin", g.z_fixer_hand + 0, 0)
    u_c3 = g.create("lucky_coin", g.z_fixer_hand + 0, 0)
    t.line = 159
    for _ in g.repeat(5):
        g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 160
    g.s_fixer_nuyen[0] = 3
    t.line = 161
    t.answer("coin", 2)
    t.line = 162
    t.answer("coin", 3)
    t.line = 163
    t.answer("coin", 6)
    t.line = 165
    g.v_plays(0, u_c1)
    t.line = 167
    t.equal(167, "nuyen of P1", g.s_fixer_nuyen[0], "=", 4)
    t.line = 169
    g.v_plays(0, u_c2)
    t.line = 171
    t.equal(171, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 3)
    t.line = 173
    g.v_plays(0, u_c3)
    t.line = 175
    t.equal(175, "reputation of P1", g.d_fixer_reputation(0), "=", 2)


# cards/srtcg/base/scenarios/turns.card:177
def R036(t: Value) -> None:
    g = t.game(2)
    t.line = 180
    g.s_fixer_nuyen[1] = 1
    t.line = 181
    g.s__alarm = g.e_alarm_ringing
    t.line = 182
    u_false_papers = g.create("false_papers", g.z_fixer_hand + 1, 1)
    t.line = 183
    t.answer("window", (("stings with", (None, u_false_papers)),), who=1)
    t.line = 184
    t.all_pass = True
    t.line = 186
    t.step(g, "end_phase", 0)
    t.line = 188
    t.equal(188, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)
    t.line = 189
    t.check(189, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)
    t.line = 190
    t.check(190, "false_papers is in trash of P2", g.where[u_false_papers] == g.z_fixer_trash + 1)


# cards/srtcg/base/scenarios/turns.card:192
def R036_b(t: Value) -> None:
    g = t.game(2)
    t.line = 195
    u_false_papers = g.create("false_papers", g.z_fixer_hand + 1, 1)
    t.line = 197
    t.cannot(197, "P2 cannot sting with false_papers", "stings with", (1, u_false_papers))


# cards/srtcg/base/scenarios/turns.card:199
def R037(t: Value) -> None:
    g = t.game(2)
    t.line = 202
    g.s_fixer_nuyen[1] = 1
    t.line = 203
    u_false_papers = g.create("false_papers", g.z_fixer_hand + 1, 1)
    t.line = 204
    u_payday = g.create("payday", g.z_fixer_hand + 1, 1)
    t.line = 205
    t.all_pass = True
    t.line = 207
    t.step(g, "legwork", 0)
    t.line = 209
    t.not_offered(209, "not offered window: play payday", "window", ((("plays", (None, u_payday)),),))
    t.line = 211
    t.step(g, "legwork", 1)
    t.line = 213
    t.offered(
        213,
        "offered window: sting false_papers, play payday, pass",
        "window",
        ((("stings with", (None, u_false_papers)),), (("plays", (None, u_payday)),), "pass"),
    )


# cards/srtcg/base/scenarios/turns.card:215
def R038(t: Value) -> None:
    g = t.game(2)
    t.line = 218
    g.s_fixer_nuyen[1] = 1
    t.line = 219
    u_rush_order = g.create("rush_order", g.z_fixer_hand + 1, 1)
    t.line = 220
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 221
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 222
    g.current = 0
    t.line = 224
    g.v_stings_with(1, u_rush_order)
    t.line = 226
    t.equal(226, "might of night_shift", g.d_asset_might(u_night_shift), "=", 5)
    t.line = 228
    g.scope_end("turn")
    t.line = 230
    t.equal(230, "might of night_shift", g.d_asset_might(u_night_shift), "=", 3)


# cards/srtcg/base/scenarios/turns.card:232
def R040(t: Value) -> None:
    g = t.game(2)
    t.line = 235
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 236
    u_patchwork = g.create("patchwork", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_patchwork] = 1
    t.line = 237
    g.s_runner_care[u_patchwork] = 1
    t.line = 238
    g.s_asset_hurt[u_oath_sister] = 2
    t.line = 239
    t.answer("window", (("treats with", (None, u_patchwork)),), who=1)
    t.line = 240
    t.answer("patients", u_oath_sister, who=1)
    t.line = 241
    t.all_pass = True
    t.line = 243
    t.step(g, "end_phase", 0)
    t.line = 245
    t.equal(245, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 0)


# cards/srtcg/base/scenarios/turns.card:247
def R050(t: Value) -> None:
    g = t.game(2)
    t.line = 250
    u_courier_case = g.create("courier_case", g.z_fixer_pile + 0, 0)
    t.line = 252
    t.step(g, "objective_phase", 0)
    t.line = 254
    t.check(254, "courier_case is in veil of P1", g.where[u_courier_case] == g.z_fixer_veil + 0)
    t.line = 255
    t.check(255, "front of P1 is empty", not g.zones[g.z_fixer_front + 0])
    t.line = 257
    t.step(g, "objective_phase", 0)
    t.line = 259
    t.check(259, "courier_case is in front of P1", g.where[u_courier_case] == g.z_fixer_front + 0)


# cards/srtcg/base/scenarios/turns.card:261
def R051(t: Value) -> None:
    g = t.game(2)
    t.line = 264
    g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 265
    u_missing_heir = g.create("missing_heir", g.z_fixer_pile + 0, 0)
    t.line = 267
    t.step(g, "objective_phase", 0)
    t.line = 269
    t.check(269, "missing_heir is in pile of P1", g.where[u_missing_heir] == g.z_fixer_pile + 0)
    t.line = 270
    t.check(270, "veil of P1 is empty", not g.zones[g.z_fixer_veil + 0])


# cards/srtcg/base/scenarios/turns.card:272
def R052(t: Value) -> None:
    g = t.game(2)
    t.line = 275
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 276
    u_missing_heir = g.create("missing_heir", g.z_fixer_pile + 1, 1)
    t.line = 278
    g.v_takes(0, u_courier_case)
    t.line = 279
    t.step(g, "objective_phase", 0)
    t.line = 281
    t.check(281, "missing_heir is in pile of P2", g.where[u_missing_heir] == g.z_fixer_pile + 1)
    t.line = 283
    t.step(g, "objective_phase", 1)
    t.line = 285
    t.check(285, "missing_heir is in veil of P2", g.where[u_missing_heir] == g.z_fixer_veil + 1)


# cards/srtcg/base/scenarios/turns.card:287
def R053(t: Value) -> None:
    g = t.game(3)
    t.line = 290
    g.create("courier_case", g.z_fixer_veil + 1, 1)
    t.line = 291
    g.create("missing_heir", g.z_fixer_front + 2, 2)
    t.line = 292
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 293
    t.all_pass = True
    t.line = 295
    t.step(g, "action", 0)
    t.line = 297
    t.offered(297, "offered window: raid P3, pass", "window", ((("raids", (None, 2)),), "pass"))


# cards/srtcg/base/scenarios/turns.card:299
def R054(t: Value) -> None:
    g = t.game(2)
    t.line = 302
    g.create("courier_case", g.z_fixer_veil + 1, 1)
    t.line = 303
    u_riot_line = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 304
    u_second = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 306
    g.v_hides_on(0, u_riot_line, 1)
    t.line = 308
    t.equal(308, "number of cards in stack at P1 of P2", len(g.zones[g.z_fixer_stack + g.apart * 0 + 1]), "=", 1)
    t.line = 309
    t.cannot(309, "P1 cannot hide second on P1", "hides on", (0, u_second, 0))


# cards/srtcg/base/scenarios/turns.card:311
def R055(t: Value) -> None:
    g = t.game(2)
    t.line = 314
    u_pale_regent = g.create("pale_regent", g.z_fixer_safehouse + 0, 0)
    t.line = 315
    g.create("quiet_banker", g.z_fixer_safehouse + 0, 0)
    t.line = 316
    t.answer("one", "money")
    t.line = 318
    t.step(g, "credstick", 0)
    t.line = 320
    t.equal(320, "nuyen of P1", g.s_fixer_nuyen[0], "=", 5)
    t.line = 321
    t.check(321, "pale_regent is in safehouse of P1", g.where[u_pale_regent] == g.z_fixer_safehouse + 0)


# cards/srtcg/base/scenarios/turns.card:323
def R056(t: Value) -> None:
    g = t.game(2)
    t.line = 326
    for _ in g.repeat(2):
        g.create("silver_tongue", g.z_fixer_safehouse + 0, 0)
    t.line = 328
    g.create("idol", g.z_fixer_safehouse + 1, 1)
    t.line = 329
    t.answer("one", "money")
    t.line = 330
    t.answer("one", "money")
    t.line = 332
    t.step(g, "credstick", 0)
    t.line = 333
    t.step(g, "credstick", 1)
    t.line = 335
    t.equal(335, "nuyen of P1", g.s_fixer_nuyen[0], "=", 6)
    t.line = 336
    t.equal(336, "nuyen of P2", g.s_fixer_nuyen[1], "=", 6)


# cards/srtcg/base/scenarios/turns.card:338
def R057(t: Value) -> None:
    g = t.game(2)
    t.line = 341
    g.s_fixer_nuyen[0] = 1
    t.line = 342
    u_iron_duchess = g.create("iron_duchess", g.z_fixer_safehouse + 0, 0)
    t.line = 343
    t.answer("one", "cards")
    t.line = 345
    t.step(g, "credstick", 0)
    t.line = 347
    t.check(347, "iron_duchess is in trash of P1", g.where[u_iron_duchess] == g.z_fixer_trash + 0)
    t.line = 348
    t.equal(348, "nuyen of P1", g.s_fixer_nuyen[0], "=", 1)


# cards/srtcg/base/scenarios/turns.card:350
def R058(t: Value) -> None:
    g = t.game(2)
    t.line = 353
    for _ in g.repeat(3):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 354
    for _ in g.repeat(9):
        g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 355
    t.answer("one", "cards")
    t.line = 357
    t.step(g, "credstick", 0)
    t.line = 359
    t.equal(359, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 7)
    t.line = 360
    t.equal(360, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


# cards/srtcg/base/scenarios/turns.card:362
def R059(t: Value) -> None:
    g = t.game(2)
    t.line = 365
    for _ in g.repeat(8):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 366
    for _ in g.repeat(9):
        g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 367
    t.answer("one", "cards")
    t.line = 369
    t.step(g, "credstick", 0)
    t.line = 371
    t.equal(371, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 8)


# cards/srtcg/base/scenarios/turns.card:373
def R060(t: Value) -> None:
    g = t.game(2)
    t.line = 376
    g.create("quiet_banker", g.z_fixer_safehouse + 0, 0)
    t.line = 377
    g.create("silver_tongue", g.z_fixer_safehouse + 0, 0)
    t.line = 378
    t.answer("one", "cards")
    t.line = 380
    t.step(g, "credstick", 0)
    t.line = 382
    t.equal(382, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


# cards/srtcg/base/scenarios/turns.card:384
def R061(t: Value) -> None:
    g = t.game(2)
    t.line = 387
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 388
    g.s_asset_hurt[u_night_shift] = 2
    t.line = 389
    g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 390
    t.answer("window", (("rests", (None, u_night_shift)),))
    t.line = 391
    t.all_pass = True
    t.line = 393
    t.step(g, "refresh", 0)
    t.line = 395
    t.equal(395, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 1)
    t.line = 396
    t.equal(396, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 397
    t.equal(397, "ready of night_shift", g.s_asset_ready[u_night_shift], "=", 0)


# cards/srtcg/base/scenarios/turns.card:399
def R062(t: Value) -> None:
    g = t.game(2)
    t.line = 402
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 403
    g.s_asset_hurt[u_bone_mama] = 5
    t.line = 405
    g.v_rests(0, u_bone_mama)
    t.line = 407
    t.equal(407, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)


# cards/srtcg/base/scenarios/turns.card:409
def R063(t: Value) -> None:
    g = t.game(2)
    t.line = 412
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 413
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 414
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 415
    g.s_asset_hurt[u_kite_drone] = 1
    t.line = 416
    g.s_asset_hurt[u_overlook] = 1
    t.line = 417
    g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 418
    t.answer("window", (("repairs", (None, u_kite_drone)),))
    t.line = 419
    t.all_pass = True
    t.line = 421
    t.step(g, "refresh", 0)
    t.line = 423
    t.equal(423, "hurt of kite_drone", g.s_asset_hurt[u_kite_drone], "=", 0)
    t.line = 424
    t.equal(424, "hurt of overlook", g.s_asset_hurt[u_overlook], "=", 1)
    t.line = 425
    t.equal(425, "ready of overlook", g.s_asset_ready[u_overlook], "=", 0)
    t.line = 426
    t.equal(426, "ready of kite_drone", g.s_asset_ready[u_kite_drone], "=", 0)


# cards/srtcg/base/scenarios/turns.card:428
def R064(t: Value) -> None:
    g = t.game(2)
    t.line = 431
    u_p1 = g.create("payday", g.z_fixer_hand + 0, 0)
    u_p2 = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 432
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 433
    g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 434
    t.all_pass = True
    t.line = 435
    t.answer("dropped", "pass")
    t.line = 436
    t.answer("surplus", u_p1)
    t.line = 437
    t.answer("surplus", u_p2)
    t.line = 439
    t.step(g, "end_phase", 0)
    t.line = 441
    t.equal(441, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 7)
    t.line = 442
    t.equal(442, "number of cards in trash of P1", len(g.zones[g.z_fixer_trash + 0]), "=", 2)


# cards/srtcg/base/scenarios/turns.card:444
def R065(t: Value) -> None:
    g = t.game(2)
    t.line = 447
    for _ in g.repeat(3):
        g.create("payday", g.z_fixer_trash + 0, 0)
    t.line = 449
    g.v_draws(0, 1)
    t.line = 451
    t.equal(451, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 0)
    t.line = 453
    t.step(g, "end_phase", 0)
    t.line = 455
    t.equal(455, "number of cards in deck of P1", len(g.zones[g.z_fixer_deck + 0]), "=", 3)
    t.line = 456
    t.check(456, "trash of P1 is empty", not g.zones[g.z_fixer_trash + 0])


# cards/srtcg/base/scenarios/turns.card:458
def R057_b(t: Value) -> None:
    g = t.game(2)
    t.line = 461
    g.s_fixer_nuyen[0] = 2
    t.line = 462
    u_iron_duchess = g.create("iron_duchess", g.z_fixer_safehouse + 0, 0)
    u_pale_regent = g.create("pale_regent", g.z_fixer_safehouse + 0, 0)
    t.line = 463
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    g.create("night_shift", g.z_fixer_hand + 0, 0)
    t.line = 464
    t.answer("one", "cards", who=0)
    t.line = 465
    t.answer("billed", u_pale_regent, who=0)
    t.line = 467
    t.step(g, "credstick", 0)
    t.line = 469
    t.check(469, "pale_regent is in safehouse of P1", g.where[u_pale_regent] == g.z_fixer_safehouse + 0)
    t.line = 470
    t.check(470, "iron_duchess is in trash of P1", g.where[u_iron_duchess] == g.z_fixer_trash + 0)
    t.line = 471
    t.equal(471, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/turns.card",
    scenarios=(
        Scenario("R006", "seven cards and four nuyen for everybody, and six Objectives face down", R006, 3, 2),
        Scenario("R007", "eight nuyen before anything is spent", R007, 18, 2),
        Scenario("R008", "seven cards without a Challenge can be changed once", R008, 28, 2),
        Scenario("R009", "not with a Challenge among them", R009, 40, 2),
        Scenario("R010", "somebody else may follow, if there is no Challenge in that hand either", R010, 48, 2),
        Scenario("R011", "what was shown stays in the trash", R011, 62, 2),
        Scenario("R012", "what an Objective says stands above the rules", R012, 72, 2),
        Scenario("R015", "what is fragged never comes back, what is trashed can", R015, 88, 2),
        Scenario("R016", "who takes an Objective scores for it, whoever owns it", R016, 102, 2),
        Scenario(
            "R020",
            "a die plus four",
            R020,
            113,
            2,
            cards=(
                Card(
                    "bolt",
                    "gear",
                    (("type", "spell"),),
                    (Ability("bolt__cast", "slot", "cast", None, bolt__cast, line=117),),
                    line=116,
                ),
            ),
        ),
        Scenario("R021", "a die minus two", R021, 129, 2),
        Scenario("R022", "but never less than one", R022, 142, 2),
        Scenario("R023", "a table on a card: one and two, three and four, five and six", R023, 155, 2),
        Scenario("R036", "a stinger in the turn of somebody else, at its cost", R036, 177, 2),
        Scenario("R036_b", "and not without it", R036_b, 192, 2),
        Scenario("R037", "what has no sting waits for one's own turn", R037, 199, 2),
        Scenario("R038", "until the end of the turn: of the turn that is running", R038, 215, 2),
        Scenario("R040", "the end phase is the last moment of a turn", R040, 232, 2),
        Scenario("R050", "an Objective lies face down until one's next turn", R050, 247, 2),
        Scenario("R051", "one at a time", R051, 261, 2),
        Scenario("R052", "one that is taken is replaced in one's own Objective phase", R052, 272, 2),
        Scenario("R053", "no run on what lies face down", R053, 287, 3),
        Scenario("R054", "a Challenge may go on what lies face down", R054, 299, 2),
        Scenario("R055", "income before Upkeep", R055, 311, 2),
        Scenario(
            "R056",
            "Fame adds up",
            R056,
            323,
            2,
            cards=(Card("idol", "runner", (("renown", 2), ("body", 3)), (), line=327),),
        ),
        Scenario("R057", "who cannot pay the whole Upkeep pays nothing and loses the card", R057, 338, 2),
        Scenario("R058", "cards instead of money, up to seven", R058, 350, 2),
        Scenario("R059", "none with seven or more", R059, 362, 2),
        Scenario("R060", "nor what runners and contacts would bring", R060, 373, 2),
        Scenario("R061", "unturn, draw, and then turn to heal", R061, 384, 2),
        Scenario("R062", "all of it is healed", R062, 399, 2),
        Scenario("R063", "to repair a Drone its holder turns, too, and cannot heal", R063, 409, 2),
        Scenario("R064", "seven cards at the end of the turn", R064, 428, 2),
        Scenario("R065", "an empty deck is made of the trash in the end phase, not before", R065, 444, 2),
        Scenario("R057_b", "where the money is short, its owner says whose bill comes first", R057_b, 458, 2),
    ),
    timed=(
        Ability("base_scenarios_turns.bolt__timed1", "modify", "asset.attack", None, bolt__timed1_attack, line=119),
    ),
    lines=(
        "9:3 12:7 13:3 14:8 15:3 16:10 17:3 18:11 19:3 20:12 21:3 22:13 23:3 24:14 25:3 26:15 27:3 28:16"
        " 32:18 35:21 36:18 37:22 38:18 39:24 40:18 41:26 45:28 48:31 50:28 51:32 53:28 54:34 55:28 56:36"
        " 57:28 58:37 59:28 60:38 64:40 67:43 69:40 70:44 71:40 72:46 76:48 79:51 81:48 82:52 84:48 85:53"
        " 87:48 88:54 90:48 91:56 92:48 93:57 94:48 95:59 96:48 97:60 101:62 104:65 106:62 107:66 109:62"
        " 110:68 111:62 112:70 116:72 119:75 120:72 121:76 122:72 123:77 125:72 126:78 127:72 128:79 129:72"
        " 130:81 131:72 132:82 133:72 134:84 135:72 136:85 137:72 138:86 142:88 145:91 146:88 147:92 148:88"
        " 149:93 150:88 151:95 152:88 153:96 154:88 155:97 156:88 157:99 158:88 159:100 163:102 166:105"
        " 167:102 168:107 169:102 170:109 171:102 172:110 173:102 174:111 178:119 184:117 185:118 186:119"
        " 191:113 194:120 196:113 197:121 198:113 199:122 200:113 201:123 202:113 203:125 204:113 205:127"
        " 209:129 212:132 213:129 214:133 215:129 216:134 217:129 218:135 219:129 220:136 221:129 222:138"
        " 223:129 224:140 228:142 231:145 232:142 233:146 234:142 235:147 236:142 237:148 238:142 239:149"
        " 240:142 241:151 242:142 243:153 247:155 250:158 253:155 254:159 256:155 257:160 258:155 259:161"
        " 260:155 261:162 262:155 263:163 264:155 265:165 266:155 267:167 268:155 269:169 270:155 271:171"
        " 272:155 273:173 274:155 275:175 279:177 282:180 283:177 284:181 285:177 286:182 287:177 288:183"
        " 289:177 290:184 291:177 292:186 293:177 294:188 295:177 296:189 297:177 298:190 302:192 305:195"
        " 306:192 307:197 311:199 314:202 315:199 316:203 317:199 318:204 319:199 320:205 321:199 322:207"
        " 323:199 324:209 325:199 326:211 327:199 328:213 337:215 340:218 341:215 342:219 343:215 344:220"
        " 345:215 346:221 347:215 348:222 349:215 350:224 351:215 352:226 353:215 354:228 355:215 356:230"
        " 360:232 363:235 365:232 366:236 368:232 369:237 370:232 371:238 372:232 373:239 374:232 375:240"
        " 376:232 377:241 378:232 379:243 380:232 381:245 385:247 388:250 389:247 390:252 391:247 392:254"
        " 393:247 394:255 395:247 396:257 397:247 398:259 402:261 405:264 406:261 407:265 408:261 409:267"
        " 410:261 411:269 412:261 413:270 417:272 420:275 421:272 422:276 423:272 424:278 425:272 426:279"
        " 427:272 428:281 429:272 430:283 431:272 432:285 436:287 439:290 440:287 441:291 442:287 443:292"
        " 445:287 446:293 447:287 448:295 449:287 450:297 454:299 457:302 458:299 459:303 460:299 461:304"
        " 462:299 463:306 464:299 465:308 466:299 467:309 471:311 474:314 475:311 476:315 477:311 478:316"
        " 479:311 480:318 481:311 482:320 483:311 484:321 488:323 491:326 493:323 494:328 495:323 496:329"
        " 497:323 498:330 499:323 500:332 501:323 502:333 503:323 504:335 505:323 506:336 510:338 513:341"
        " 514:338 515:342 516:338 517:343 518:338 519:345 520:338 521:347 522:338 523:348 527:350 530:353"
        " 532:350 533:354 535:350 536:355 537:350 538:357 539:350 540:359 541:350 542:360 546:362 549:365"
        " 551:362 552:366 554:362 555:367 556:362 557:369 558:362 559:371 563:373 566:376 567:373 568:377"
        " 569:373 570:378 571:373 572:380 573:373 574:382 578:384 581:387 582:384 583:388 584:384 585:389"
        " 586:384 587:390 588:384 589:391 590:384 591:393 592:384 593:395 594:384 595:396 596:384 597:397"
        " 601:399 604:402 606:399 607:403 608:399 609:405 610:399 611:407 615:409 618:412 620:409 621:413"
        " 622:409 623:414 624:409 625:415 626:409 627:416 628:409 629:417 630:409 631:418 632:409 633:419"
        " 634:409 635:421 636:409 637:423 638:409 639:424 640:409 641:425 642:409 643:426 647:428 650:431"
        " 652:428 653:432 655:428 656:433 657:428 658:434 659:428 660:435 661:428 662:436 663:428 664:437"
        " 665:428 666:439 667:428 668:441 669:428 670:442 674:444 677:447 679:444 680:449 681:444 682:451"
        " 683:444 684:453 685:444 686:455 687:444 688:456 692:458 695:461 696:458 697:462 699:458 700:463"
        " 707:458 708:464 709:458 710:465 711:458 712:467 713:458 714:469 715:458 716:470 717:458 718:471"
    ),
)
