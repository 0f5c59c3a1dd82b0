"""Made by `ombre build` from cards/srtcg/base/scenarios/turns.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


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
        "14:3 17:7 18:3 19:8 20:3 21:10 22:3 23:11 24:3 25:12 26:3 27:13 28:3 29:14 30:3 31:15 32:3 33:16"
        " 37:18 40:21 41:18 42:22 43:18 44:24 45:18 46:26 50:28 53:31 55:28 56:32 58:28 59:34 60:28 61:36"
        " 62:28 63:37 64:28 65:38 69:40 72:43 74:40 75:44 76:40 77:46 81:48 84:51 86:48 87:52 89:48 90:53"
        " 92:48 93:54 95:48 96:56 97:48 98:57 99:48 100:59 101:48 102:60 106:62 109:65 111:62 112:66 114:62"
        " 115:68 116:62 117:70 121:72 124:75 125:72 126:76 127:72 128:77 130:72 131:78 132:72 133:79 134:72"
        " 135:81 136:72 137:82 138:72 139:84 140:72 141:85 142:72 143:86 147:88 150:91 151:88 152:92 153:88"
        " 154:93 155:88 156:95 157:88 158:96 159:88 160:97 161:88 162:99 163:88 164:100 168:102 171:105"
        " 172:102 173:107 174:102 175:109 176:102 177:110 178:102 179:111 183:119 189:117 190:118 191:119"
        " 196:113 199:120 201:113 202:121 203:113 204:122 205:113 206:123 207:113 208:125 209:113 210:127"
        " 214:129 217:132 218:129 219:133 220:129 221:134 222:129 223:135 224:129 225:136 226:129 227:138"
        " 228:129 229:140 233:142 236:145 237:142 238:146 239:142 240:147 241:142 242:148 243:142 244:149"
        " 245:142 246:151 247:142 248:153 252:155 255:158 258:155 259:159 261:155 262:160 263:155 264:161"
        " 265:155 266:162 267:155 268:163 269:155 270:165 271:155 272:167 273:155 274:169 275:155 276:171"
        " 277:155 278:173 279:155 280:175 284:177 287:180 288:177 289:181 290:177 291:182 292:177 293:183"
        " 294:177 295:184 296:177 297:186 298:177 299:188 300:177 301:189 302:177 303:190 307:192 310:195"
        " 311:192 312:197 316:199 319:202 320:199 321:203 322:199 323:204 324:199 325:205 326:199 327:207"
        " 328:199 329:209 330:199 331:211 332:199 333:213 342:215 345:218 346:215 347:219 348:215 349:220"
        " 350:215 351:221 352:215 353:222 354:215 355:224 356:215 357:226 358:215 359:228 360:215 361:230"
        " 365:232 368:235 370:232 371:236 373:232 374:237 375:232 376:238 377:232 378:239 379:232 380:240"
        " 381:232 382:241 383:232 384:243 385:232 386:245 390:247 393:250 394:247 395:252 396:247 397:254"
        " 398:247 399:255 400:247 401:257 402:247 403:259 407:261 410:264 411:261 412:265 413:261 414:267"
        " 415:261 416:269 417:261 418:270 422:272 425:275 426:272 427:276 428:272 429:278 430:272 431:279"
        " 432:272 433:281 434:272 435:283 436:272 437:285 441:287 444:290 445:287 446:291 447:287 448:292"
        " 450:287 451:293 452:287 453:295 454:287 455:297 459:299 462:302 463:299 464:303 465:299 466:304"
        " 467:299 468:306 469:299 470:308 471:299 472:309 476:311 479:314 480:311 481:315 482:311 483:316"
        " 484:311 485:318 486:311 487:320 488:311 489:321 493:323 496:326 498:323 499:328 500:323 501:329"
        " 502:323 503:330 504:323 505:332 506:323 507:333 508:323 509:335 510:323 511:336 515:338 518:341"
        " 519:338 520:342 521:338 522:343 523:338 524:345 525:338 526:347 527:338 528:348 532:350 535:353"
        " 537:350 538:354 540:350 541:355 542:350 543:357 544:350 545:359 546:350 547:360 551:362 554:365"
        " 556:362 557:366 559:362 560:367 561:362 562:369 563:362 564:371 568:373 571:376 572:373 573:377"
        " 574:373 575:378 576:373 577:380 578:373 579:382 583:384 586:387 587:384 588:388 589:384 590:389"
        " 591:384 592:390 593:384 594:391 595:384 596:393 597:384 598:395 599:384 600:396 601:384 602:397"
        " 606:399 609:402 611:399 612:403 613:399 614:405 615:399 616:407 620:409 623:412 625:409 626:413"
        " 627:409 628:414 629:409 630:415 631:409 632:416 633:409 634:417 635:409 636:418 637:409 638:419"
        " 639:409 640:421 641:409 642:423 643:409 644:424 645:409 646:425 647:409 648:426 652:428 655:431"
        " 657:428 658:432 660:428 661:433 662:428 663:434 664:428 665:435 666:428 667:436 668:428 669:437"
        " 670:428 671:439 672:428 673:441 674:428 675:442 679:444 682:447 684:444 685:449 686:444 687:451"
        " 688:444 689:453 690:444 691:455 692:444 693:456 697:458 700:461 701:458 702:462 704:458 705:463"
        " 712:458 713:464 714:458 715:465 716:458 717:467 718:458 719:469 720:458 721:470 722:458 723:471"
    ),
)
