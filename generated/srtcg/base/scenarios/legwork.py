"""Made by `ombre build` from cards/srtcg/base/scenarios/legwork.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/base/scenarios/legwork.card:3
def R070(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    g.s_fixer_nuyen[0] = 3
    t.line = 7
    u_night_shift = g.create("night_shift", g.z_fixer_hand + 0, 0)
    t.line = 8
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 9
    t.answer("window", (("deploys", (None, u_night_shift)),))
    t.line = 10
    t.answer("window", (("raids", (None, 1)),))
    t.line = 11
    t.all_pass = True
    t.line = 13
    t.step(g, "legwork", 0)
    t.line = 14
    t.step(g, "action", 0)
    t.line = 16
    t.equal(16, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)
    t.line = 17
    t.check(17, "night_shift is in safehouse of P1", g.where[u_night_shift] == g.z_fixer_safehouse + 0)
    t.line = 18
    t.check(18, "side of night_shift is out", g.s_asset_side[u_night_shift] == g.e_side_out)
    t.line = 19
    t.check(19, "quarry is P2", g.s__quarry == 1)


# cards/srtcg/base/scenarios/legwork.card:21
def R071(t: Value) -> None:
    g = t.game(2)
    t.line = 24
    g.s_fixer_nuyen[0] = 3
    t.line = 25
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 26
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 28
    g.v_equips(0, u_street_shotgun)
    t.line = 30
    t.equal(30, "ready of bone_mama", g.s_asset_ready[u_bone_mama], "=", 0)
    t.line = 31
    t.check(31, "user of street_shotgun is bone_mama", g.s_gear_user[u_street_shotgun] == u_bone_mama)


# cards/srtcg/base/scenarios/legwork.card:33
def R072(t: Value) -> None:
    g = t.game(2)
    t.line = 36
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_ash_singer] = 1
    t.line = 37
    u_hearth_spirit = g.create("hearth_spirit", g.z_fixer_hand + 0, 0)
    t.line = 39
    t.cannot(39, "hearth_spirit cannot go to wirehead", "goes to", (u_hearth_spirit, u_wirehead))
    t.line = 41
    g.v_goes_to(u_hearth_spirit, u_ash_singer)
    t.line = 43
    t.check(43, "user of hearth_spirit is ash_singer", g.s_gear_user[u_hearth_spirit] == u_ash_singer)


# cards/srtcg/base/scenarios/legwork.card:45
def R073(t: Value) -> None:
    g = t.game(2)
    t.line = 48
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 49
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 50
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 51
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 52
    t.answer("window", (("swaps from", (None, u_bone_mama)),))
    t.line = 53
    t.all_pass = True
    t.line = 55
    t.step(g, "legwork", 0)
    t.line = 57
    t.check(57, "user of street_shotgun is gutterball", g.s_gear_user[u_street_shotgun] == u_gutterball)
    t.line = 58
    t.equal(58, "ready of bone_mama", g.s_asset_ready[u_bone_mama], "=", 0)
    t.line = 59
    t.equal(59, "ready of gutterball", g.s_asset_ready[u_gutterball], "=", 0)


# cards/srtcg/base/scenarios/legwork.card:61
def R073_b(t: Value) -> None:
    g = t.game(2)
    t.line = 64
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 65
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 66
    g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    t.line = 67
    u_burst_carbine = g.create("burst_carbine", g.z_fixer_hand + 0, 0)
    t.line = 68
    g.create("false_papers", g.z_fixer_hand + 0, 0)
    t.line = 69
    g.s_fixer_nuyen[0] = 1
    t.line = 70
    g.v_goes_to(u_burst_carbine, u_night_shift)
    t.line = 71
    t.all_pass = True
    t.line = 73
    t.step(g, "legwork", 0)
    t.line = 75
    t.not_offered(75, "not offered window: swap night_shift", "window", ((("swaps from", (None, u_night_shift)),),))


# cards/srtcg/base/scenarios/legwork.card:77
def R074(t: Value) -> None:
    g = t.game(2)
    t.line = 80
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 81
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 82
    u_muscle_graft = g.create("muscle_graft", g.z_fixer_hand + 0, 0)
    t.line = 83
    g.create("false_papers", g.z_fixer_hand + 0, 0)
    t.line = 84
    g.s_fixer_nuyen[0] = 1
    t.line = 85
    g.v_goes_to(u_muscle_graft, u_bone_mama)
    t.line = 86
    t.all_pass = True
    t.line = 88
    t.step(g, "legwork", 0)
    t.line = 90
    t.not_offered(90, "not offered window: swap bone_mama", "window", ((("swaps from", (None, u_bone_mama)),),))


# cards/srtcg/base/scenarios/legwork.card:92
def R075(t: Value) -> None:
    g = t.game(2)
    t.line = 95
    g.s_fixer_nuyen[0] = 2
    t.line = 96
    u_shooting_range = g.create("shooting_range", g.z_fixer_safehouse + 0, 0)
    t.line = 97
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 98
    t.answer("window", (("visits", (None, u_shooting_range)),))
    t.line = 99
    t.answer("window", (("visits", (None, u_shooting_range)),))
    t.line = 100
    t.all_pass = True
    t.line = 102
    t.step(g, "legwork", 0)
    t.line = 104
    t.equal(104, "might of night_shift", g.d_asset_might(u_night_shift), "=", 5)
    t.line = 105
    t.equal(105, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


# cards/srtcg/base/scenarios/legwork.card:107
def R076(t: Value) -> None:
    g = t.game(2)
    t.line = 110
    u_dream_lodge = g.create("dream_lodge", g.z_fixer_safehouse + 0, 0)
    t.line = 111
    u_quiet_giant = g.create("quiet_giant", g.z_fixer_safehouse + 0, 0)
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    t.line = 113
    t.cannot(113, "quiet_giant cannot call on dream_lodge", "calls on", (u_quiet_giant, u_dream_lodge))
    t.line = 115
    g.s_asset_ready[u_ash_singer] = 1
    t.line = 116
    g.v_calls_on(u_ash_singer, u_dream_lodge)
    t.line = 118
    t.equal(118, "ready of ash_singer", g.s_asset_ready[u_ash_singer], "=", 0)


# cards/srtcg/base/scenarios/legwork.card:120
def R077(t: Value) -> None:
    g = t.game(2)
    t.line = 123
    g.s_fixer_nuyen[0] = 9
    t.line = 124
    u_night_reporter = g.create("night_reporter", g.z_fixer_safehouse + 1, 1)
    t.line = 125
    u_arms_dealer = g.create("arms_dealer", g.z_fixer_safehouse + 1, 1)
    t.line = 126
    u_old_grudge = g.create("old_grudge", g.z_fixer_hand + 0, 0)
    t.line = 128
    g.v_plays(0, u_old_grudge)
    t.line = 130
    t.check(130, "night_reporter is in trash of P2", g.where[u_night_reporter] == g.z_fixer_trash + 1)
    t.line = 131
    t.check(131, "arms_dealer is in safehouse of P2", g.where[u_arms_dealer] == g.z_fixer_safehouse + 1)


# cards/srtcg/base/scenarios/legwork.card:133
def R078(t: Value) -> None:
    g = t.game(2)
    t.line = 136
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 137
    u_stone_skin = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    t.line = 138
    g.v_goes_to(u_stone_skin, u_reed_in_wind)
    t.line = 139
    g.s_asset_ready[u_stone_skin] = 1
    t.line = 140
    t.answer("window", (("casts", (None, u_stone_skin)),))
    t.line = 141
    t.all_pass = True
    t.line = 143
    t.step(g, "legwork", 0)
    t.line = 145
    t.equal(145, "ready of stone_skin", g.s_asset_ready[u_stone_skin], "=", 0)
    t.line = 146
    t.equal(146, "ready of reed_in_wind", g.s_asset_ready[u_reed_in_wind], "=", 1)
    t.line = 147
    t.equal(147, "shield of reed_in_wind", g.d_asset_shield(u_reed_in_wind), "=", 2)


# cards/srtcg/base/scenarios/legwork.card:149
def R079(t: Value) -> None:
    g = t.game(2)
    t.line = 152
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 153
    g.create("riot_line", g.z_fixer_stack + g.apart * 1 + 1, 1)
    g.create("press_gang", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 154
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 155
    t.answer("window", (("scouts with", (None, u_roof_runner)),))
    t.line = 156
    t.answer("one", "uppermost")
    t.line = 157
    t.answer("one", "second")
    t.line = 158
    t.all_pass = True
    t.line = 160
    t.step(g, "legwork", 0)
    t.line = 162
    t.equal(162, "ready of roof_runner", g.s_asset_ready[u_roof_runner], "=", 0)
    t.line = 163
    t.equal(163, "looks of P1", g.s_fixer_looks[0], "=", 2)
    t.line = 164
    t.equal(164, "number of cards in stack at P2 of P2", len(g.zones[g.z_fixer_stack + g.apart * 1 + 1]), "=", 2)


# cards/srtcg/base/scenarios/legwork.card:166
def R082(t: Value) -> None:
    g = t.game(2)
    t.line = 169
    g.s_fixer_nuyen[0] = 7
    t.line = 170
    u_pale_regent = g.create("pale_regent", g.z_fixer_hand + 0, 0)
    t.line = 171
    t.answer("one", "money")
    t.line = 173
    g.v_deploys(0, u_pale_regent)
    t.line = 175
    t.equal(175, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)
    t.line = 177
    t.step(g, "credstick", 0)
    t.line = 179
    t.equal(179, "nuyen of P1", g.s_fixer_nuyen[0], "=", 4)


# cards/srtcg/base/scenarios/legwork.card:181
def R083(t: Value) -> None:
    g = t.game(2)
    t.line = 184
    g.s_fixer_nuyen[1] = 1
    t.line = 185
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 186
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 187
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 188
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 189
    t.answer("victim", u_bone_mama, who=1)
    t.line = 191
    g.v_stings_with(1, u_stomach_ache)
    t.line = 193
    t.check(193, "side of bone_mama is home", g.s_asset_side[u_bone_mama] == g.e_side_home)
    t.line = 194
    t.check(194, "side of night_shift is out", g.s_asset_side[u_night_shift] == g.e_side_out)


# cards/srtcg/base/scenarios/legwork.card:196
def R084(t: Value) -> None:
    g = t.game(2)
    t.line = 200
    u_bruiser = g.create("bruiser", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bruiser] = 1
    t.line = 201
    u_ares_predator = g.create("ares_predator", g.z_fixer_hand + 0, 0)
    t.line = 202
    g.v_goes_to(u_ares_predator, u_bruiser)
    t.line = 204
    t.equal(204, "might of bruiser", g.d_asset_might(u_bruiser), "=", 5)
    t.line = 206
    g.b_gear_state(u_ares_predator, g.e_state_working)
    t.line = 208
    t.equal(208, "might of bruiser", g.d_asset_might(u_bruiser), "=", 8)
    t.line = 209
    t.equal(209, "life of bruiser", g.d_asset_life(u_bruiser), "=", 5)


# cards/srtcg/base/scenarios/legwork.card:211
def R090(t: Value) -> None:
    g = t.game(2)
    t.line = 214
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 215
    u_barghest_pack = g.create("barghest_pack", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 216
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    t.line = 217
    u_skillsoft_athletics = g.create("skillsoft_athletics", g.z_fixer_hand + 0, 0)
    t.line = 218
    g.v_goes_to(u_skillsoft_athletics, u_wirehead)
    t.line = 219
    g.s__foe = u_barghest_pack
    t.line = 220
    g.b_asset_side(u_wirehead, g.e_side_out)
    t.line = 221
    g.b_asset_side(u_fast_freight, g.e_side_out)
    t.line = 223
    g.v_tests(u_barghest_pack, 0)
    t.line = 225
    t.check(225, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)
    t.line = 227
    g.s__alarm = g.e_alarm_quiet
    t.line = 228
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    t.line = 229
    g.b_asset_side(u_fast_freight, g.e_side_home)
    t.line = 230
    g.b_asset_side(u_roof_runner, g.e_side_out)
    t.line = 231
    g.v_tests(u_barghest_pack, 0)
    t.line = 233
    t.check(233, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/legwork.card:235
def R091(t: Value) -> None:
    g = t.game(2)
    t.line = 238
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 239
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 240
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 242
    g.v_tests(u_night_watchman, 0)
    t.line = 244
    t.check(244, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/legwork.card:246
def R100(t: Value) -> None:
    g = t.game(2)
    t.line = 249
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 250
    u_r1 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    u_r2 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 251
    u_b1 = g.create("payday", g.z_fixer_hand + 0, 0)
    u_b2 = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 253
    g.v_hides_on(0, u_r1, 1)
    t.line = 254
    g.v_hides_on(0, u_b1, 1)
    t.line = 255
    g.v_hides_on(0, u_r2, 1)
    t.line = 257
    t.cannot(257, "P1 cannot hide b2 on P2", "hides on", (0, u_b2, 1))
    t.line = 258
    t.equal(258, "number of cards in stack at P1 of P2", len(g.zones[g.z_fixer_stack + g.apart * 0 + 1]), "=", 3)


# cards/srtcg/base/scenarios/legwork.card:260
def R100_three(t: Value) -> None:
    g = t.game(3)
    t.line = 264
    t.equal(264, "room", g.d__room(), "=", 2)


# cards/srtcg/base/scenarios/legwork.card:266
def R100_four(t: Value) -> None:
    g = t.game(5)
    t.line = 270
    t.equal(270, "room", g.d__room(), "=", 1)


# cards/srtcg/base/scenarios/legwork.card:272
def R101(t: Value) -> None:
    g = t.game(3)
    t.line = 275
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 276
    u_r1 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    u_r2 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 277
    t.answer("window", (("hides on", (None, u_r1, None)),))
    t.line = 278
    t.answer("window", (("hides on", (None, u_r2, None)),))
    t.line = 279
    t.all_pass = True
    t.line = 281
    t.step(g, "legwork", 0)
    t.line = 283
    t.equal(283, "number of cards in stack at P1 of P2", len(g.zones[g.z_fixer_stack + g.apart * 0 + 1]), "=", 2)


# cards/srtcg/base/scenarios/legwork.card:285
def R102(t: Value) -> None:
    g = t.game(2)
    t.line = 288
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 289
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    u_riot_line = g.create("riot_line", g.z_fixer_hand + 1, 1)
    t.line = 290
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 291
    t.answer("one", "pull_out")
    t.line = 292
    t.all_pass = True
    t.line = 294
    g.v_hides_on(1, u_night_watchman, 1)
    t.line = 295
    g.v_hides_on(1, u_riot_line, 1)
    t.line = 296
    g.v_raids(0, 1)
    t.line = 297
    t.flow(g, "shadowrun", 0)
    t.line = 299
    t.check(299, "riot_line is in trash of P2", g.where[u_riot_line] == g.z_fixer_trash + 1)
    t.line = 300
    t.check(
        300, "night_watchman is in stack at P2 of P2", g.where[u_night_watchman] == g.z_fixer_stack + g.apart * 1 + 1
    )


# cards/srtcg/base/scenarios/legwork.card:302
def R104(t: Value) -> None:
    g = t.game(2)
    t.line = 305
    u_lodge_on_the_hill = g.create("lodge_on_the_hill", g.z_fixer_veil + 1, 1)
    t.line = 306
    u_watcher_spirit = g.create("watcher_spirit", g.z_fixer_hand + 1, 1)
    t.line = 307
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 308
    t.answer("one", "go_on")
    t.line = 309
    t.all_pass = True
    t.line = 311
    g.v_hides_on(1, u_watcher_spirit, 1)
    t.line = 312
    t.step(g, "objective_phase", 1)
    t.line = 313
    g.v_raids(0, 1)
    t.line = 314
    t.flow(g, "shadowrun", 0)
    t.line = 316
    t.check(316, "watcher_spirit is in trash of P2", g.where[u_watcher_spirit] == g.z_fixer_trash + 1)
    t.line = 317
    t.check(317, "lodge_on_the_hill is in glory of P1", g.where[u_lodge_on_the_hill] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/legwork.card:319
def R105(t: Value) -> None:
    g = t.game(2)
    t.line = 322
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 323
    u_bone_mama = g.create("bone_mama", g.z_fixer_hand + 1, 1)
    t.line = 324
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 325
    t.answer("one", "pull_out")
    t.line = 326
    t.all_pass = True
    t.line = 328
    g.v_hides_on(1, u_bone_mama, 1)
    t.line = 329
    g.v_raids(0, 1)
    t.line = 330
    t.flow(g, "shadowrun", 0)
    t.line = 332
    t.check(332, "bone_mama is in trash of P2", g.where[u_bone_mama] == g.z_fixer_trash + 1)
    t.line = 333
    t.equal(333, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)


# cards/srtcg/base/scenarios/legwork.card:335
def R106(t: Value) -> None:
    g = t.game(2)
    t.line = 338
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 339
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 340
    u_bone_mama = g.create("bone_mama", g.z_fixer_hand + 1, 1)
    t.line = 341
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 342
    t.answer("one", "go_on")
    t.line = 343
    t.answer("one", "go_on")
    t.line = 344
    t.all_pass = True
    t.line = 346
    g.v_hides_on(1, u_bone_mama, 1)
    t.line = 347
    g.v_raids(0, 1)
    t.line = 348
    t.flow(g, "shadowrun", 0)
    t.line = 350
    t.equal(350, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 351
    t.check(351, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/legwork.card:353
def R108(t: Value) -> None:
    g = t.game(2)
    t.line = 356
    u_courier_case = g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 357
    g.create("stone_guardian", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 358
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 359
    t.all_pass = True
    t.line = 361
    g.v_raids(0, 0)
    t.line = 362
    t.flow(g, "shadowrun", 0)
    t.line = 364
    t.check(364, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 365
    t.equal(365, "number of cards in stack at P1 of P1", len(g.zones[g.z_fixer_stack + g.apart * 0 + 0]), "=", 0)
    t.line = 366
    t.equal(366, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)


# cards/srtcg/base/scenarios/legwork.card:368
def R014(t: Value) -> None:
    g = t.game(2)
    t.line = 371
    g.s_fixer_nuyen[0] = 1
    t.line = 372
    u_corner_boy = g.create("corner_boy", g.z_fixer_deck + 0, 0)
    u_night_watchman = g.create("night_watchman", g.z_fixer_deck + 0, 0)
    g.create("riot_line", g.z_fixer_deck + 0, 0)
    g.create("keypad_door", g.z_fixer_deck + 0, 0)
    g.create("laser_grid", g.z_fixer_deck + 0, 0)
    g.create("gun_nest", g.z_fixer_deck + 0, 0)
    g.create("black_system", g.z_fixer_deck + 0, 0)
    u_sniper_roost = g.create("sniper_roost", g.z_fixer_deck + 0, 0)
    t.line = 373
    u_talent_scout = g.create("talent_scout", g.z_fixer_safehouse + 0, 0)
    t.line = 375
    g.v_consults(0, u_talent_scout)
    t.line = 376
    u_uppermost = g.reveal(g.z_fixer_deck + 0)
    t.line = 378
    t.check(378, "corner_boy is in hand of P1", g.where[u_corner_boy] == g.z_fixer_hand + 0)
    t.line = 379
    t.equal(379, "number of cards in deck of P1", len(g.zones[g.z_fixer_deck + 0]), "=", 7)
    t.line = 380
    t.check(380, "uppermost is not night_watchman", (u_uppermost != NOTHING and u_uppermost != u_night_watchman))
    t.line = 381
    t.check(381, "uppermost is not sniper_roost", (u_uppermost != NOTHING and u_uppermost != u_sniper_roost))


# cards/srtcg/base/scenarios/legwork.card:383
def R014_b(t: Value) -> None:
    g = t.game(2)
    t.line = 386
    g.s_fixer_nuyen[0] = 1
    t.line = 387
    u_night_watchman = g.create("night_watchman", g.z_fixer_deck + 0, 0)
    g.create("riot_line", g.z_fixer_deck + 0, 0)
    g.create("keypad_door", g.z_fixer_deck + 0, 0)
    g.create("laser_grid", g.z_fixer_deck + 0, 0)
    g.create("gun_nest", g.z_fixer_deck + 0, 0)
    g.create("black_system", g.z_fixer_deck + 0, 0)
    u_sniper_roost = g.create("sniper_roost", g.z_fixer_deck + 0, 0)
    t.line = 388
    u_arms_dealer = g.create("arms_dealer", g.z_fixer_safehouse + 0, 0)
    t.line = 390
    g.v_consults(0, u_arms_dealer)
    t.line = 391
    u_uppermost = g.reveal(g.z_fixer_deck + 0)
    t.line = 393
    t.equal(393, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 0)
    t.line = 394
    t.check(394, "uppermost is not night_watchman", (u_uppermost != NOTHING and u_uppermost != u_night_watchman))
    t.line = 395
    t.check(395, "uppermost is not sniper_roost", (u_uppermost != NOTHING and u_uppermost != u_sniper_roost))


# cards/srtcg/base/scenarios/legwork.card:401
def spyhole__play(g: Play, this: int, you: int) -> None:
    u_seen = g.choose_some(
        "seen",
        you,
        [u_seen for u_seen in g.zones[g.z_fixer_stack + g.apart * you + you] if g.kind[u_seen] in g.k_asset],
        "asset",
    )
    g.v_earns(you, len(u_seen))


# cards/srtcg/base/scenarios/legwork.card:397
def R103(t: Value) -> None:
    g = t.game(2)
    t.line = 404
    g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 405
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 0 + 0, 0)
    u_riot_line = g.create("riot_line", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 406
    u_spyhole = g.create("spyhole", g.z_fixer_hand + 0, 0)
    t.line = 407
    t.answer("seen", u_riot_line)
    t.line = 408
    t.answer("seen", "pass")
    t.line = 410
    g.v_plays(0, u_spyhole)
    t.line = 412
    t.equal(412, "nuyen of P1", g.s_fixer_nuyen[0], "=", 1)
    t.line = 413
    t.offered(413, "offered seen: night_watchman, pass", "seen", (u_night_watchman, "pass"))


# cards/srtcg/base/scenarios/legwork.card:415
def R103_b(t: Value) -> None:
    g = t.game(2)
    t.line = 418
    g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 419
    g.create("night_watchman", g.z_fixer_stack + g.apart * 0 + 0, 0)
    g.create("riot_line", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 420
    u_payday = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 421
    t.all_pass = True
    t.line = 423
    t.step(g, "legwork", 0)
    t.line = 425
    t.offered(
        425,
        "offered window: play payday, hide payday, pass",
        "window",
        ((("plays", (None, u_payday)),), (("hides on", (None, u_payday, None)),), "pass"),
    )


# cards/srtcg/base/scenarios/legwork.card:427
def R107(t: Value) -> None:
    g = t.game(2)
    t.line = 430
    g.s_fixer_nuyen[1] = 4
    t.line = 431
    u_laser_grid = g.create("laser_grid", g.z__met)
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 432
    u_h1 = g.create("hard_place", g.z_fixer_hand + 1, 1)
    u_h2 = g.create("hard_place", g.z_fixer_hand + 1, 1)
    t.line = 433
    g.s__foe = u_laser_grid
    t.line = 435
    g.v_stings_with(1, u_h1)
    t.line = 437
    t.equal(437, "might of laser_grid", g.d_asset_might(u_laser_grid), "=", 0)
    t.line = 439
    g.s__foe = u_polite_doorman
    t.line = 440
    g.v_stings_with(1, u_h2)
    t.line = 442
    t.equal(442, "might of polite_doorman", g.d_asset_might(u_polite_doorman), "=", 5)


# cards/srtcg/base/scenarios/legwork.card:444
def nothing_to_scrap(t: Value) -> None:
    g = t.game(2)
    t.line = 447
    u_chop_shop = g.create("chop_shop", g.z_fixer_safehouse + 0, 0)
    t.line = 448
    g.s_fixer_nuyen[0] = 3
    t.line = 450
    g.v_visits(0, u_chop_shop)
    t.line = 452
    t.equal(452, "nuyen of P1", g.s_fixer_nuyen[0], "=", 3)


# cards/srtcg/base/scenarios/legwork.card:454
def gear_is_scrapped(t: Value) -> None:
    g = t.game(2)
    t.line = 457
    u_chop_shop = g.create("chop_shop", g.z_fixer_safehouse + 0, 0)
    t.line = 458
    u_steel_arm = g.create("steel_arm", g.z_fixer_hand + 0, 0)
    t.line = 459
    g.s_fixer_nuyen[0] = 3
    t.line = 461
    g.v_visits(0, u_chop_shop)
    t.line = 463
    t.equal(463, "nuyen of P1", g.s_fixer_nuyen[0], "=", 5)
    t.line = 464
    t.check(464, "steel_arm is in trash of P1", g.where[u_steel_arm] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/legwork.card:466
def nobody_to_send(t: Value) -> None:
    g = t.game(2)
    t.line = 469
    u_dream_lodge = g.create("dream_lodge", g.z_fixer_safehouse + 0, 0)
    t.line = 470
    g.create("quiet_giant", g.z_fixer_safehouse + 0, 0)
    t.line = 471
    g.create("payday", g.z_fixer_deck + 0, 0)
    g.create("double_shift", g.z_fixer_deck + 0, 0)
    t.line = 473
    g.v_visits(0, u_dream_lodge)
    t.line = 475
    t.equal(475, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/legwork.card",
    scenarios=(
        Scenario("R070", "what is deployed can be used at once", R070, 3, 2),
        Scenario("R071", "gear may go to a turned runner, too", R071, 21, 2),
        Scenario("R072", "a Spirit needs somebody with Conjure", R072, 33, 2),
        Scenario("R073", "to swap gear, both turn", R073, 45, 2),
        Scenario("R073_b", "who is turned cannot, nor who lacks the skill", R073_b, 61, 2),
        Scenario("R074", "Cyberware stays where it is", R074, 77, 2),
        Scenario("R075", "a Location as often as one pays for it", R075, 92, 2),
        Scenario("R076", "a Hermit does not turn for a Location", R076, 107, 2),
        Scenario("R077", "what harms a race harms Contacts of that race, too", R077, 120, 2),
        Scenario("R078", "a Spell turns, its holder does not", R078, 133, 2),
        Scenario("R079", "Recon: one look for each point", R079, 149, 2),
        Scenario("R082", "a Prime Runner costs something at once, and something each turn", R082, 166, 2),
        Scenario("R083", "the target is for the owner of the card to choose", R083, 181, 2),
        Scenario(
            "R084",
            "a weapon adds to its user while it is used",
            R084,
            196,
            2,
            cards=(Card("bruiser", "runner", (("attack", 5), ("body", 5)), (), line=199),),
        ),
        Scenario("R090", "a skillsoft gives one point, whatever was there", R090, 211, 2),
        Scenario("R091", "a skill without a number counts one", R091, 235, 2),
        Scenario("R100", "three for each of two players, and bluffs count", R100, 246, 2),
        Scenario("R100_three", "two for each of three, one for each of four", R100_three, 260, 3),
        Scenario("R100_four", "one for each of four or more", R100_four, 266, 5),
        Scenario("R101", "several in one turn", R101, 272, 3),
        Scenario("R102", "the newest is met first", R102, 285, 2),
        Scenario("R104", "what an Objective forbids lies there as a bluff", R104, 302, 2),
        Scenario("R105", "any card can lie there, and costs nothing", R105, 319, 2),
        Scenario("R106", "and raises no alarm", R106, 335, 2),
        Scenario("R108", "one's own Objective, past one's own stack", R108, 353, 2),
        Scenario("R014", "whoever has looked through a deck shuffles it", R014, 368, 2),
        Scenario("R014_b", "found or not", R014_b, 383, 2),
        Scenario(
            "R103",
            "one's own stack can be looked at",
            R103,
            397,
            2,
            cards=(
                Card(
                    "spyhole",
                    "special",
                    (),
                    (Ability("spyhole__play", "slot", "play", None, spyhole__play, line=401),),
                    line=400,
                ),
            ),
        ),
        Scenario("R103_b", "but nothing is offered that would change its order", R103_b, 415, 2),
        Scenario("R107", "who has no threat gets none", R107, 427, 2),
        Scenario("nothing_to_scrap", "who has no gear in hand gets nothing for it", nothing_to_scrap, 444, 2),
        Scenario("gear_is_scrapped", "a Gear card from the hand is worth 2 nuyen", gear_is_scrapped, 454, 2),
        Scenario("nobody_to_send", "where nobody can go to the lodge, no cards are drawn", nobody_to_send, 466, 2),
    ),
    lines=(
        "14:3 17:6 18:3 19:7 20:3 21:8 22:3 23:9 24:3 25:10 26:3 27:11 28:3 29:13 30:3 31:14 32:3 33:16 34:3"
        " 35:17 36:3 37:18 38:3 39:19 43:21 46:24 47:21 48:25 49:21 50:26 51:21 52:28 53:21 54:30 55:21 56:31"
        " 60:33 63:36 67:33 68:37 69:33 70:39 71:33 72:41 73:33 74:43 78:45 81:48 83:45 84:49 86:45 87:50"
        " 88:45 89:51 90:45 91:52 92:45 93:53 94:45 95:55 96:45 97:57 98:45 99:58 100:45 101:59 105:61 108:64"
        " 110:61 111:65 113:61 114:66 115:61 116:67 117:61 118:68 119:61 120:69 121:61 122:70 123:61 124:71"
        " 125:61 126:73 127:61 128:75 132:77 135:80 137:77 138:81 140:77 141:82 142:77 143:83 144:77 145:84"
        " 146:77 147:85 148:77 149:86 150:77 151:88 152:77 153:90 157:92 160:95 161:92 162:96 163:92 164:97"
        " 165:92 166:98 167:92 168:99 169:92 170:100 171:92 172:102 173:92 174:104 175:92 176:105 180:107"
        " 183:110 184:107 185:111 187:107 188:113 189:107 190:115 191:107 192:116 193:107 194:118 198:120"
        " 201:123 202:120 203:124 204:120 205:125 206:120 207:126 208:120 209:128 210:120 211:130 212:120"
        " 213:131 217:133 220:136 222:133 223:137 224:133 225:138 226:133 227:139 228:133 229:140 230:133"
        " 231:141 232:133 233:143 234:133 235:145 236:133 237:146 238:133 239:147 243:149 246:152 247:149"
        " 248:153 250:149 251:154 253:149 254:155 255:149 256:156 257:149 258:157 259:149 260:158 261:149"
        " 262:160 263:149 264:162 265:149 266:163 267:149 268:164 272:166 275:169 276:166 277:170 278:166"
        " 279:171 280:166 281:173 282:166 283:175 284:166 285:177 286:166 287:179 291:181 294:184 295:181"
        " 296:185 297:181 298:186 300:181 301:187 302:181 303:188 304:181 305:189 306:181 307:191 308:181"
        " 309:193 310:181 311:194 315:196 318:200 320:196 321:201 322:196 323:202 324:196 325:204 326:196"
        " 327:206 328:196 329:208 330:196 331:209 335:211 338:214 339:211 340:215 341:211 342:216 344:211"
        " 345:217 346:211 347:218 348:211 349:219 350:211 351:220 352:211 353:221 354:211 355:223 356:211"
        " 357:225 358:211 359:227 360:211 361:228 362:211 363:229 364:211 365:230 366:211 367:231 368:211"
        " 369:233 373:235 376:238 377:235 378:239 379:235 380:240 381:235 382:242 383:235 384:244 388:246"
        " 391:249 392:246 393:250 395:246 396:251 398:246 399:253 400:246 401:254 402:246 403:255 404:246"
        " 405:257 406:246 407:258 411:260 414:264 418:266 421:270 425:272 428:275 429:272 430:276 432:272"
        " 433:277 434:272 435:278 436:272 437:279 438:272 439:281 440:272 441:283 445:285 448:288 449:285"
        " 450:289 452:285 453:290 455:285 456:291 457:285 458:292 459:285 460:294 461:285 462:295 463:285"
        " 464:296 465:285 466:297 467:285 468:299 469:285 470:300 476:302 479:305 480:302 481:306 482:302"
        " 483:307 485:302 486:308 487:302 488:309 489:302 490:311 491:302 492:312 493:302 494:313 495:302"
        " 496:314 497:302 498:316 499:302 500:317 504:319 507:322 508:319 509:323 510:319 511:324 513:319"
        " 514:325 515:319 516:326 517:319 518:328 519:319 520:329 521:319 522:330 523:319 524:332 525:319"
        " 526:333 530:335 533:338 534:335 535:339 536:335 537:340 538:335 539:341 541:335 542:342 543:335"
        " 544:343 545:335 546:344 547:335 548:346 549:335 550:347 551:335 552:348 553:335 554:350 555:335"
        " 556:351 560:353 563:356 564:353 565:357 566:353 567:358 569:353 570:359 571:353 572:361 573:353"
        " 574:362 575:353 576:364 577:353 578:365 579:353 580:366 584:368 587:371 588:368 589:372 597:368"
        " 598:373 599:368 600:375 601:368 602:376 603:368 604:378 605:368 606:379 607:368 608:380 609:368"
        " 610:381 614:383 617:386 618:383 619:387 626:383 627:388 628:383 629:390 630:383 631:391 632:383"
        " 633:393 634:383 635:394 636:383 637:395 641:401 642:402 648:403 652:397 655:404 656:397 657:405"
        " 659:397 660:406 661:397 662:407 663:397 664:408 665:397 666:410 667:397 668:412 669:397 670:413"
        " 674:415 677:418 678:415 679:419 681:415 682:420 683:415 684:421 685:415 686:423 687:415 688:425"
        " 697:427 700:430 701:427 702:431 704:427 705:432 707:427 708:433 709:427 710:435 711:427 712:437"
        " 713:427 714:439 715:427 716:440 717:427 718:442 722:444 725:447 726:444 727:448 728:444 729:450"
        " 730:444 731:452 735:454 738:457 739:454 740:458 741:454 742:459 743:454 744:461 745:454 746:463"
        " 747:454 748:464 752:466 755:469 756:466 757:470 758:466 759:471 761:466 762:473 763:466 764:475"
    ),
)
