"""Made by `ombre build` from cards/srtcg/base/scenarios/timing.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


def R002(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:3
    g = t.game(3)
    t.line = 7
    g = t.setup("duel")
    t.line = 8
    t.all_pass = True
    t.line = 10
    t.equal(10, "number of cards in pile of P3", len(g.zones[g.z_fixer_pile + 2]), "=", 6)
    t.line = 11
    t.equal(
        11,
        "number of objectives in hand of P3",
        len([u_it2 for u_it2 in g.zones[g.z_fixer_hand + 2] if g.kind[u_it2] in g.k_objective]),
        "=",
        0,
    )


def R030(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:13
    g = t.game(2)
    t.line = 16
    g.s_fixer_nuyen[0] = 1
    t.line = 17
    g.s_fixer_nuyen[1] = 1
    t.line = 18
    u_rush_order = g.create("rush_order", g.z_fixer_hand + 0, 0)
    t.line = 19
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 20
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 21
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 22
    t.answer("window", (("stings with", (None, u_rush_order)),), who=0)
    t.line = 23
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=1)
    t.line = 24
    t.all_pass = True
    t.line = 26
    t.step(g, "end_phase", 0)
    t.line = 28
    t.equal(28, "might of night_shift", g.d_asset_might(u_night_shift), "=", 5)
    t.line = 29
    t.check(29, "side of night_shift is home", g.s_asset_side[u_night_shift] == g.e_side_home)


def R032(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:31
    g = t.game(2)
    t.line = 34
    g.s_fixer_nuyen[0] = 1
    t.line = 35
    g.s_fixer_nuyen[1] = 1
    t.line = 36
    u_rush_order = g.create("rush_order", g.z_fixer_hand + 0, 0)
    t.line = 37
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 38
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 39
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 40
    t.answer("window", "pass", who=0)
    t.line = 41
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=1)
    t.line = 42
    t.answer("window", (("stings with", (None, u_rush_order)),), who=0)
    t.line = 43
    t.all_pass = True
    t.line = 45
    t.step(g, "end_phase", 0)
    t.line = 47
    t.equal(47, "might of night_shift", g.d_asset_might(u_night_shift), "=", 3)
    t.line = 48
    t.check(48, "rush_order is in deck of P1", g.where[u_rush_order] == g.z_fixer_deck + 0)


def R034(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:50
    g = t.game(2)
    t.line = 53
    g.s_fixer_nuyen[1] = 2
    t.line = 54
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 55
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 56
    u_hard_place = g.create("hard_place", g.z_fixer_hand + 1, 1)
    t.line = 57
    g.s__quarry = 1
    t.line = 58
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 59
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 60
    t.answer("window", (("stings with", (None, u_hard_place)),), who=1)
    t.line = 61
    t.all_pass = True
    t.line = 63
    t.step(g, "meeting", 0)
    t.line = 65
    t.check(65, "foe is polite_doorman", g.s__foe == u_polite_doorman)
    t.line = 66
    t.equal(66, "might of polite_doorman", g.d_asset_might(u_polite_doorman), "=", 5)


def R035(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:68
    g = t.game(2)
    t.line = 71
    g.s_fixer_nuyen[0] = 1
    t.line = 72
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 73
    g.create("laser_grid", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 74
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 75
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 0, 0)
    t.line = 76
    t.answer("window", "pass", who=0)
    t.line = 77
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=0)
    t.line = 78
    t.all_pass = True
    t.line = 80
    g.v_raids(0, 1)
    t.line = 81
    t.flow(g, "shadowrun", 0)
    t.line = 83
    t.equal(83, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 84
    t.check(84, "night_shift is in safehouse of P1", g.where[u_night_shift] == g.z_fixer_safehouse + 0)
    t.line = 85
    t.equal(85, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


def R039(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:87
    g = t.game(2)
    t.line = 90
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 91
    u_ceska_vz120 = g.create("ceska_vz120", g.z_fixer_hand + 1, 1)
    t.line = 92
    g.v_goes_to(u_ceska_vz120, u_bone_mama)
    t.line = 93
    g.s_asset_daily[u_ceska_vz120] = 1
    t.line = 94
    t.answer("window", (("uses", (None, u_ceska_vz120)),), who=1)
    t.line = 95
    t.all_pass = True
    t.line = 97
    t.step(g, "end_phase", 0)
    t.line = 99
    t.equal(99, "nuyen of P2", g.s_fixer_nuyen[1], "=", 1)
    t.line = 100
    t.check(100, "ceska_vz120 is in trash of P2", g.where[u_ceska_vz120] == g.z_fixer_trash + 1)


def R080(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:102
    g = t.game(2)
    t.line = 105
    g.create("riot_line", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 106
    u_lantern_keeper = g.create("lantern_keeper", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_lantern_keeper] = 1
    t.line = 108
    g.v_scouts_with(0, u_lantern_keeper)
    t.line = 110
    t.equal(110, "looks of P1", g.s_fixer_looks[0], "=", 1)
    t.line = 111
    t.equal(111, "ready of lantern_keeper", g.s_asset_ready[u_lantern_keeper], "=", 0)


def R129(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:113
    g = t.game(2)
    t.line = 116
    g.s__alarm = g.e_alarm_ringing
    t.line = 117
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    t.line = 118
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 119
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 121
    g.v_meets(0, u_night_watchman)
    t.line = 122
    g.v_sneaks(0)
    t.line = 124
    t.check(124, "foe is night_watchman", g.s__foe == u_night_watchman)
    t.line = 125
    t.check(125, "night_watchman is in met", g.where[u_night_watchman] == g.z__met)
    t.line = 127
    g.s__alarm = g.e_alarm_quiet
    t.line = 128
    g.v_sneaks(0)
    t.line = 130
    t.check(130, "night_watchman is in trash of P2", g.where[u_night_watchman] == g.z_fixer_trash + 1)


def R203(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:132
    g = t.game(2)
    t.line = 135
    u_patchwork = g.create("patchwork", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_patchwork] = 1
    t.line = 136
    g.s_runner_care[u_patchwork] = 1
    t.line = 137
    u_here = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_here] = 1
    u_away = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_away] = 1
    t.line = 138
    g.s_asset_hurt[u_here] = 1
    t.line = 139
    g.s_asset_hurt[u_away] = 1
    t.line = 140
    g.b_asset_side(u_away, g.e_side_out)
    t.line = 141
    t.answer("patients", u_here)
    t.line = 143
    g.v_treats_with(0, u_patchwork)
    t.line = 145
    t.equal(145, "hurt of here", g.s_asset_hurt[u_here], "=", 0)
    t.line = 146
    t.equal(146, "hurt of away", g.s_asset_hurt[u_away], "=", 1)


def R216(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:148
    g = t.game(2)
    t.line = 153
    u_oak = g.create("oak", g.z_fixer_safehouse + 0, 0)
    t.line = 154
    u_elm = g.create("elm", g.z_fixer_safehouse + 1, 1)
    t.line = 155
    g.b_asset_side(u_oak, g.e_side_out)
    t.line = 156
    g.b_asset_side(u_elm, g.e_side_against)
    t.line = 158
    g.v_confronts(1)
    t.line = 160
    t.equal(160, "hurt of oak", g.s_asset_hurt[u_oak], "=", 3)
    t.line = 161
    t.equal(161, "hurt of elm", g.s_asset_hurt[u_elm], "=", 2)
    t.line = 162
    t.check(162, "brawl is calm", g.s__brawl == g.e_brawl_calm)


def R214(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:164
    g = t.game(2)
    t.line = 167
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 168
    u_bulldog_drone = g.create("bulldog_drone", g.z_fixer_hand + 0, 0)
    t.line = 169
    g.v_goes_to(u_bulldog_drone, u_overlook)
    t.line = 170
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 171
    g.b_asset_side(u_bulldog_drone, g.e_side_out)
    t.line = 173
    u_axe = g.create("axe", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_axe] = 1
    t.line = 174
    g.b_asset_side(u_axe, g.e_side_against)
    t.line = 175
    t.answer("victim", u_overlook, who=1)
    t.line = 176
    t.answer("one", "all_that_it_takes", who=1)
    t.line = 178
    g.v_confronts(1)
    t.line = 180
    t.check(180, "overlook is in trash of P1", g.where[u_overlook] == g.z_fixer_trash + 0)
    t.line = 181
    t.check(181, "bulldog_drone is in trash of P1", g.where[u_bulldog_drone] == g.z_fixer_trash + 0)
    t.line = 182
    t.equal(182, "hurt of axe", g.s_asset_hurt[u_axe], "=", 5)


def clock__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:188
    g.s_fixer_nuyen[you] = 1


def clock__before_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:190
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 2)


def clock__before_3(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:192
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 3)


def clock__before_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:194
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 4)


def clock__before_5(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:196
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 5)


def clock__before_6(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:198
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 6)


def clock__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/srtcg/base/scenarios/timing.card:200
    u_it1 = args[0]
    u_it2 = args[1]
    return u_it1 != you and g.kind[u_it2] in g.k_gear


def clock__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/srtcg/base/scenarios/timing.card:200
    g.s_fixer_nuyen[you] = bounded(g.s_fixer_nuyen[you] * 10)


def R033(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:184
    g = t.game(2)
    t.line = 202
    g.create("clock", g.z_fixer_safehouse + 1, 1)
    t.line = 203
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 204
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 206
    u_giant = g.create("giant", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_giant] = 1
    t.line = 207
    g.b_asset_side(u_giant, g.e_side_out)
    t.line = 208
    g.s__quarry = 1
    t.line = 209
    g.s__journey = g.e_journey_going
    t.line = 210
    u_c1 = g.create("ceska_vz120", g.z_fixer_hand + 0, 0)
    u_c2 = g.create("ceska_vz120", g.z_fixer_hand + 0, 0)
    u_c3 = g.create("ceska_vz120", g.z_fixer_hand + 0, 0)
    t.line = 211
    g.v_goes_to(u_c1, u_giant)
    t.line = 212
    g.v_goes_to(u_c2, u_giant)
    t.line = 213
    g.v_goes_to(u_c3, u_giant)
    t.line = 214
    g.s_asset_daily[u_c1] = 1
    t.line = 215
    g.s_asset_daily[u_c2] = 1
    t.line = 216
    g.s_asset_daily[u_c3] = 1
    t.line = 217
    t.answer("window", (("uses", (None, u_c1)),), who=0)
    t.line = 218
    t.answer("window", "pass", who=0)
    t.line = 219
    t.answer("window", (("uses", (None, u_c2)),), who=0)
    t.line = 220
    t.answer("window", "pass", who=0)
    t.line = 221
    t.answer("window", (("uses", (None, u_c3)),), who=0)
    t.line = 222
    t.answer("arms", "pass")
    t.line = 223
    t.answer("one", "go_on")
    t.line = 224
    t.all_pass = True
    t.line = 226
    t.flow(g, "shadowrun", 0)
    t.line = 228
    t.equal(228, "nuyen of P2", g.s_fixer_nuyen[1], "=", 102034056)
    t.line = 229
    t.check(229, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


def R121(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:231
    g = t.game(3)
    t.line = 234
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 235
    u_data_vault = g.create("data_vault", g.z_fixer_front + 2, 2)
    t.line = 236
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 237
    u_p1 = g.create("payday", g.z_fixer_hand + 0, 0)
    u_p2 = g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 238
    t.answer("one", "money", who=0)
    t.line = 239
    t.answer("window", (("raids", (None, 1)),), who=0)
    t.line = 240
    t.answer("head", u_night_shift, who=0)
    t.line = 241
    t.answer("others", "pass", who=0)
    t.line = 242
    t.answer("surplus", u_p1, who=0)
    t.line = 243
    t.answer("surplus", u_p2, who=0)
    t.line = 244
    t.answer("dropped", "pass", who=0)
    t.line = 245
    t.all_pass = True
    t.line = 247
    t.flow(g, "turn", 0)
    t.line = 249
    t.check(249, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 250
    t.check(250, "data_vault is in front of P3", g.where[u_data_vault] == g.z_fixer_front + 2)
    t.line = 251
    t.offered(
        251,
        "offered window: raid P2, raid P3, pass",
        "window",
        ((("raids", (None, 1)),), (("raids", (None, 2)),), "pass"),
    )
    t.line = 252
    t.equal(252, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 7)


def R121_b(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:254
    g = t.game(3)
    t.line = 257
    u_data_vault = g.create("data_vault", g.z_fixer_front + 1, 1)
    t.line = 258
    u_courier_case = g.create("courier_case", g.z_fixer_front + 2, 2)
    t.line = 259
    u_g1 = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_g1] = 1
    u_g2 = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_g2] = 1
    t.line = 260
    t.answer("one", "money", who=0)
    t.line = 261
    t.answer("window", (("raids", (None, 1)),), who=0)
    t.line = 262
    t.answer("head", u_g1, who=0)
    t.line = 263
    t.answer("others", "pass", who=0)
    t.line = 264
    t.all_pass = True
    t.line = 266
    t.flow(g, "turn", 0)
    t.line = 268
    t.check(268, "data_vault is in front of P2", g.where[u_data_vault] == g.z_fixer_front + 1)
    t.line = 269
    t.check(269, "courier_case is in front of P3", g.where[u_courier_case] == g.z_fixer_front + 2)
    t.line = 270
    t.offered(
        270,
        "offered window: raid P2, raid P3, pass",
        "window",
        ((("raids", (None, 1)),), (("raids", (None, 2)),), "pass"),
    )


def snatch__sting(g: Play, this: int, you: int) -> None:  # cards/srtcg/base/scenarios/timing.card:276
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


def R031(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:272
    g = t.game(3)
    t.line = 280
    u_s2 = g.create("snatch", g.z_fixer_hand + 1, 1)
    t.line = 281
    u_s3 = g.create("snatch", g.z_fixer_hand + 2, 2)
    t.line = 282
    t.answer("window", (("stings with", (None, u_s2)),), who=1)
    t.line = 283
    t.answer("window", (("stings with", (None, u_s3)),), who=2)
    t.line = 284
    t.answer("lot", 2)
    t.line = 285
    t.all_pass = True
    t.line = 287
    t.step(g, "end_phase", 0)
    t.line = 289
    t.equal(289, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)
    t.line = 290
    t.equal(290, "nuyen of P3", g.s_fixer_nuyen[2], "=", 5)


def snatch__sting_2(g: Play, this: int, you: int) -> None:  # cards/srtcg/base/scenarios/timing.card:296
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


def R031_b(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:292
    g = t.game(3)
    t.line = 300
    u_s2 = g.create("snatch", g.z_fixer_hand + 1, 1)
    t.line = 301
    u_s3 = g.create("snatch", g.z_fixer_hand + 2, 2)
    t.line = 302
    t.answer("window", (("stings with", (None, u_s2)),), who=1)
    t.line = 303
    t.answer("window", (("stings with", (None, u_s3)),), who=2)
    t.line = 304
    t.answer("lot", 1)
    t.line = 305
    t.all_pass = True
    t.line = 307
    t.step(g, "end_phase", 0)
    t.line = 309
    t.equal(309, "nuyen of P2", g.s_fixer_nuyen[1], "=", 5)
    t.line = 310
    t.equal(310, "nuyen of P3", g.s_fixer_nuyen[2], "=", 0)


def snatch__sting_3(g: Play, this: int, you: int) -> None:  # cards/srtcg/base/scenarios/timing.card:316
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


def R031_c(t: Value) -> None:  # cards/srtcg/base/scenarios/timing.card:312
    g = t.game(3)
    t.line = 320
    u_s1 = g.create("snatch", g.z_fixer_hand + 0, 0)
    t.line = 321
    u_s3 = g.create("snatch", g.z_fixer_hand + 2, 2)
    t.line = 322
    t.answer("window", (("stings with", (None, u_s1)),), who=0)
    t.line = 323
    t.answer("window", (("stings with", (None, u_s3)),), who=2)
    t.line = 324
    t.answer("lot", 2)
    t.line = 325
    t.all_pass = True
    t.line = 327
    t.step(g, "end_phase", 0)
    t.line = 329
    t.equal(329, "nuyen of P1", g.s_fixer_nuyen[0], "=", 5)
    t.line = 330
    t.equal(330, "nuyen of P3", g.s_fixer_nuyen[2], "=", 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/timing.card",
    scenarios=(
        Scenario("R002", "six Objectives, in a pile of their own", R002, 3, 3),
        Scenario("R030", "at the same moment whose turn it is comes first", R030, 13, 2),
        Scenario("R032", "what is played first is done first", R032, 31, 2),
        Scenario("R034", "between the reveal of a Challenge and what it does there is time", R034, 50, 2),
        Scenario("R035", "a lone Runner can be gone before a trap snaps", R035, 68, 2),
        Scenario("R039", "an ability without a time of its own, in anybody's turn and turned or not", R039, 87, 2),
        Scenario("R080", "whoever has Recon, Decker or not", R080, 102, 2),
        Scenario("R129", "with the alarm on nobody slips past", R129, 113, 2),
        Scenario("R203", "present is who is in the same place", R203, 132, 2),
        Scenario(
            "R216",
            "one exchange of blows, and no second",
            R216,
            148,
            2,
            cards=(
                Card("oak", "runner", (("attack", 2), ("body", 9)), (), line=151),
                Card("elm", "runner", (("attack", 3), ("body", 9)), (), line=152),
            ),
        ),
        Scenario(
            "R214",
            "Drones fall with who controls them",
            R214,
            164,
            2,
            cards=(Card("axe", "runner", (("attack", 4), ("body", 9)), (), line=172),),
        ),
        Scenario(
            "R033",
            "a run in its order, with time between its parts: set out, reveal, slip past, arm, strike",
            R033,
            184,
            2,
            cards=(
                Card(
                    "clock",
                    "contact",
                    (),
                    (
                        Ability("clock__before", "before", "step departure", None, clock__before, line=188),
                        Ability("clock__before_2", "before", "step meeting", None, clock__before_2, line=190),
                        Ability("clock__before_3", "before", "step sneaking", None, clock__before_3, line=192),
                        Ability("clock__before_4", "before", "step arming", None, clock__before_4, line=194),
                        Ability("clock__before_5", "before", "step blows", None, clock__before_5, line=196),
                        Ability("clock__before_6", "before", "step taking", None, clock__before_6, line=198),
                        Ability("clock__when", "when", "uses", clock__when_if, clock__when, line=200),
                    ),
                    line=187,
                ),
                Card("giant", "runner", (("attack", 9), ("body", 9)), (), line=205),
            ),
        ),
        Scenario("R121", "after a run comes the end of the turn, although somebody else could still go", R121, 231, 3),
        Scenario("R121_b", "a run that fails is one, too", R121_b, 254, 3),
        Scenario(
            "R031",
            "neither of two has the turn: a die says whose card comes first",
            R031,
            272,
            3,
            cards=(
                Card(
                    "snatch",
                    "special",
                    (),
                    (Ability("snatch__sting", "slot", "sting", None, snatch__sting, line=276),),
                    line=275,
                ),
            ),
        ),
        Scenario(
            "R031_b",
            "and may say the other",
            R031_b,
            292,
            3,
            cards=(
                Card(
                    "snatch",
                    "special",
                    (),
                    (Ability("snatch__sting_2", "slot", "sting", None, snatch__sting_2, line=296),),
                    line=295,
                ),
            ),
        ),
        Scenario(
            "R031_c",
            "but whose turn it is comes before both",
            R031_c,
            312,
            3,
            cards=(
                Card(
                    "snatch",
                    "special",
                    (),
                    (Ability("snatch__sting_3", "slot", "sting", None, snatch__sting_3, line=316),),
                    line=315,
                ),
            ),
        ),
    ),
)
