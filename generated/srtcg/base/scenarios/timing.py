"""Made by `ombre build` from cards/srtcg/base/scenarios/timing.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


# cards/srtcg/base/scenarios/timing.card:3
def R002(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:13
def R030(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:31
def R032(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:50
def R034(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:68
def R035(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:87
def R039(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:102
def R080(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:113
def R129(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:132
def R203(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:148
def R216(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:164
def R214(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:188
def clock__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = 1


# cards/srtcg/base/scenarios/timing.card:190
def clock__before_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 2)


# cards/srtcg/base/scenarios/timing.card:192
def clock__before_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 3)


# cards/srtcg/base/scenarios/timing.card:194
def clock__before_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 4)


# cards/srtcg/base/scenarios/timing.card:196
def clock__before_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 5)


# cards/srtcg/base/scenarios/timing.card:198
def clock__before_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded((g.s_fixer_nuyen[you] * 10) + 6)


# cards/srtcg/base/scenarios/timing.card:200
def clock__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    u_it2 = args[1]
    return u_it1 != you and g.kind[u_it2] in g.k_gear


# cards/srtcg/base/scenarios/timing.card:200
def clock__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded(g.s_fixer_nuyen[you] * 10)


# cards/srtcg/base/scenarios/timing.card:184
def R033(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:231
def R121(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:254
def R121_b(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:276
def snatch__sting(g: Play, this: int, you: int) -> None:
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


# cards/srtcg/base/scenarios/timing.card:272
def R031(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:296
def snatch__sting_2(g: Play, this: int, you: int) -> None:
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


# cards/srtcg/base/scenarios/timing.card:292
def R031_b(t: Value) -> None:
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


# cards/srtcg/base/scenarios/timing.card:316
def snatch__sting_3(g: Play, this: int, you: int) -> None:
    if g.s__alarm == g.e_alarm_quiet:
        g.v_earns(you, 5)
    g.v_alerts(you)


# cards/srtcg/base/scenarios/timing.card:312
def R031_c(t: Value) -> None:
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
    lines=(
        "9:3 12:7 13:3 14:8 15:3 16:10 17:3 18:11 28:13 31:16 32:13 33:17 34:13 35:18 36:13 37:19 38:13 39:20"
        " 40:13 41:21 42:13 43:22 44:13 45:23 46:13 47:24 48:13 49:26 50:13 51:28 52:13 53:29 57:31 60:34"
        " 61:31 62:35 63:31 64:36 65:31 66:37 67:31 68:38 69:31 70:39 71:31 72:40 73:31 74:41 75:31 76:42"
        " 77:31 78:43 79:31 80:45 81:31 82:47 83:31 84:48 88:50 91:53 92:50 93:54 94:50 95:55 96:50 97:56"
        " 98:50 99:57 100:50 101:58 102:50 103:59 104:50 105:60 106:50 107:61 108:50 109:63 110:50 111:65"
        " 112:50 113:66 117:68 120:71 121:68 122:72 123:68 124:73 125:68 126:74 128:68 129:75 130:68 131:76"
        " 132:68 133:77 134:68 135:78 136:68 137:80 138:68 139:81 140:68 141:83 142:68 143:84 144:68 145:85"
        " 149:87 152:90 154:87 155:91 156:87 157:92 158:87 159:93 160:87 161:94 162:87 163:95 164:87 165:97"
        " 166:87 167:99 168:87 169:100 173:102 176:105 177:102 178:106 180:102 181:108 182:102 183:110"
        " 184:102 185:111 189:113 192:116 193:113 194:117 195:113 196:118 197:113 198:119 199:113 200:121"
        " 201:113 202:122 203:113 204:124 205:113 206:125 207:113 208:127 209:113 210:128 211:113 212:130"
        " 216:132 219:135 221:132 222:136 223:132 224:137 228:132 229:138 230:132 231:139 232:132 233:140"
        " 234:132 235:141 236:132 237:143 238:132 239:145 240:132 241:146 245:148 248:153 249:148 250:154"
        " 251:148 252:155 253:148 254:156 255:148 256:158 257:148 258:160 259:148 260:161 261:148 262:162"
        " 266:164 269:167 271:164 272:168 273:164 274:169 275:164 276:170 277:164 278:171 279:164 280:173"
        " 282:164 283:174 284:164 285:175 286:164 287:176 288:164 289:178 290:164 291:180 292:164 293:181"
        " 294:164 295:182 299:188 300:189 304:190 305:191 309:192 310:193 314:194 315:195 319:196 320:197"
        " 324:198 325:199 329:200 337:201 341:184 344:202 345:184 346:203 347:184 348:204 349:184 350:206"
        " 352:184 353:207 354:184 355:208 356:184 357:209 358:184 359:210 362:184 363:211 364:184 365:212"
        " 366:184 367:213 368:184 369:214 370:184 371:215 372:184 373:216 374:184 375:217 376:184 377:218"
        " 378:184 379:219 380:184 381:220 382:184 383:221 384:184 385:222 386:184 387:223 388:184 389:224"
        " 390:184 391:226 392:184 393:228 394:184 395:229 399:231 402:234 403:231 404:235 405:231 406:236"
        " 410:231 411:237 420:231 421:238 422:231 423:239 424:231 425:240 426:231 427:241 428:231 429:242"
        " 430:231 431:243 432:231 433:244 434:231 435:245 436:231 437:247 438:231 439:249 440:231 441:250"
        " 442:231 443:251 449:231 450:252 454:254 457:257 458:254 459:258 460:254 461:259 465:254 466:260"
        " 467:254 468:261 469:254 470:262 471:254 472:263 473:254 474:264 475:254 476:266 477:254 478:268"
        " 479:254 480:269 481:254 482:270 491:276 492:277 493:278 494:279 498:272 501:280 502:272 503:281"
        " 504:272 505:282 506:272 507:283 508:272 509:284 510:272 511:285 512:272 513:287 514:272 515:289"
        " 516:272 517:290 521:296 522:297 523:298 524:299 528:292 531:300 532:292 533:301 534:292 535:302"
        " 536:292 537:303 538:292 539:304 540:292 541:305 542:292 543:307 544:292 545:309 546:292 547:310"
        " 551:316 552:317 553:318 554:319 558:312 561:320 562:312 563:321 564:312 565:322 566:312 567:323"
        " 568:312 569:324 570:312 571:325 572:312 573:327 574:312 575:329 576:312 577:330"
    ),
)
