"""Made by `ombre build` from cards/srtcg/base/scenarios/timing.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


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
        "14:3 17:7 18:3 19:8 20:3 21:10 22:3 23:11 33:13 36:16 37:13 38:17 39:13 40:18 41:13 42:19 43:13"
        " 44:20 45:13 46:21 47:13 48:22 49:13 50:23 51:13 52:24 53:13 54:26 55:13 56:28 57:13 58:29 62:31"
        " 65:34 66:31 67:35 68:31 69:36 70:31 71:37 72:31 73:38 74:31 75:39 76:31 77:40 78:31 79:41 80:31"
        " 81:42 82:31 83:43 84:31 85:45 86:31 87:47 88:31 89:48 93:50 96:53 97:50 98:54 99:50 100:55 101:50"
        " 102:56 103:50 104:57 105:50 106:58 107:50 108:59 109:50 110:60 111:50 112:61 113:50 114:63 115:50"
        " 116:65 117:50 118:66 122:68 125:71 126:68 127:72 128:68 129:73 130:68 131:74 133:68 134:75 135:68"
        " 136:76 137:68 138:77 139:68 140:78 141:68 142:80 143:68 144:81 145:68 146:83 147:68 148:84 149:68"
        " 150:85 154:87 157:90 159:87 160:91 161:87 162:92 163:87 164:93 165:87 166:94 167:87 168:95 169:87"
        " 170:97 171:87 172:99 173:87 174:100 178:102 181:105 182:102 183:106 185:102 186:108 187:102 188:110"
        " 189:102 190:111 194:113 197:116 198:113 199:117 200:113 201:118 202:113 203:119 204:113 205:121"
        " 206:113 207:122 208:113 209:124 210:113 211:125 212:113 213:127 214:113 215:128 216:113 217:130"
        " 221:132 224:135 226:132 227:136 228:132 229:137 233:132 234:138 235:132 236:139 237:132 238:140"
        " 239:132 240:141 241:132 242:143 243:132 244:145 245:132 246:146 250:148 253:153 254:148 255:154"
        " 256:148 257:155 258:148 259:156 260:148 261:158 262:148 263:160 264:148 265:161 266:148 267:162"
        " 271:164 274:167 276:164 277:168 278:164 279:169 280:164 281:170 282:164 283:171 284:164 285:173"
        " 287:164 288:174 289:164 290:175 291:164 292:176 293:164 294:178 295:164 296:180 297:164 298:181"
        " 299:164 300:182 304:188 305:189 309:190 310:191 314:192 315:193 319:194 320:195 324:196 325:197"
        " 329:198 330:199 334:200 342:201 346:184 349:202 350:184 351:203 352:184 353:204 354:184 355:206"
        " 357:184 358:207 359:184 360:208 361:184 362:209 363:184 364:210 367:184 368:211 369:184 370:212"
        " 371:184 372:213 373:184 374:214 375:184 376:215 377:184 378:216 379:184 380:217 381:184 382:218"
        " 383:184 384:219 385:184 386:220 387:184 388:221 389:184 390:222 391:184 392:223 393:184 394:224"
        " 395:184 396:226 397:184 398:228 399:184 400:229 404:231 407:234 408:231 409:235 410:231 411:236"
        " 415:231 416:237 425:231 426:238 427:231 428:239 429:231 430:240 431:231 432:241 433:231 434:242"
        " 435:231 436:243 437:231 438:244 439:231 440:245 441:231 442:247 443:231 444:249 445:231 446:250"
        " 447:231 448:251 454:231 455:252 459:254 462:257 463:254 464:258 465:254 466:259 470:254 471:260"
        " 472:254 473:261 474:254 475:262 476:254 477:263 478:254 479:264 480:254 481:266 482:254 483:268"
        " 484:254 485:269 486:254 487:270 496:276 497:277 498:278 499:279 503:272 506:280 507:272 508:281"
        " 509:272 510:282 511:272 512:283 513:272 514:284 515:272 516:285 517:272 518:287 519:272 520:289"
        " 521:272 522:290 526:296 527:297 528:298 529:299 533:292 536:300 537:292 538:301 539:292 540:302"
        " 541:292 542:303 543:292 544:304 545:292 546:305 547:292 548:307 549:292 550:309 551:292 552:310"
        " 556:316 557:317 558:318 559:319 563:312 566:320 567:312 568:321 569:312 570:322 571:312 572:323"
        " 573:312 574:324 575:312 576:325 577:312 578:327 579:312 580:329 581:312 582:330"
    ),
)
