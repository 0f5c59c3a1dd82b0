"""Made by `ombre build` from cards/srtcg/base/scenarios/legwork.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value


def R070(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:3
    g = t.game(2)
    t.line = 6
    g.s_fixer_nuyen[0] = 3
    t.line = 7
    u_night_shift = g.create("night_shift", g.z_fixer_hand + 0, 0)
    t.line = 8
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 9
    t.answer("window", ("deploys", u_night_shift))
    t.line = 10
    t.answer("window", ("raids", 1))
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


def R071(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:21
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


def R072(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:33
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


def R073(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:45
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
    t.answer("window", ("swaps from", u_bone_mama))
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


def R073_b(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:61
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
    t.not_offered(75, "not offered window: swap night_shift", "window", (("swaps from", u_night_shift),))


def R074(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:77
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
    t.not_offered(90, "not offered window: swap bone_mama", "window", (("swaps from", u_bone_mama),))


def R075(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:92
    g = t.game(2)
    t.line = 95
    g.s_fixer_nuyen[0] = 2
    t.line = 96
    u_shooting_range = g.create("shooting_range", g.z_fixer_safehouse + 0, 0)
    t.line = 97
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 98
    t.answer("window", ("visits", u_shooting_range))
    t.line = 99
    t.answer("window", ("visits", u_shooting_range))
    t.line = 100
    t.all_pass = True
    t.line = 102
    t.step(g, "legwork", 0)
    t.line = 104
    t.equal(104, "might of night_shift", g.d_asset_might(u_night_shift), "=", 5)
    t.line = 105
    t.equal(105, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


def R076(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:107
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


def R077(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:120
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


def R078(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:133
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
    t.answer("window", ("casts", u_stone_skin))
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


def R079(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:149
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
    t.answer("window", ("scouts with", u_roof_runner))
    t.line = 156
    t.all_pass = True
    t.line = 158
    t.step(g, "legwork", 0)
    t.line = 160
    t.equal(160, "ready of roof_runner", g.s_asset_ready[u_roof_runner], "=", 0)
    t.line = 161
    t.equal(161, "looks of P1", g.s_fixer_looks[0], "=", 2)
    t.line = 162
    t.equal(162, "number of cards in stack at P2 of P2", len(g.zones[g.z_fixer_stack + g.apart * 1 + 1]), "=", 2)


def R082(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:164
    g = t.game(2)
    t.line = 167
    g.s_fixer_nuyen[0] = 7
    t.line = 168
    u_pale_regent = g.create("pale_regent", g.z_fixer_hand + 0, 0)
    t.line = 169
    t.answer("one", "money")
    t.line = 171
    g.v_deploys(0, u_pale_regent)
    t.line = 173
    t.equal(173, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)
    t.line = 175
    t.step(g, "credstick", 0)
    t.line = 177
    t.equal(177, "nuyen of P1", g.s_fixer_nuyen[0], "=", 4)


def R083(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:179
    g = t.game(2)
    t.line = 182
    g.s_fixer_nuyen[1] = 1
    t.line = 183
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 184
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 185
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 186
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 187
    t.answer("victim", u_bone_mama, who=1)
    t.line = 189
    g.v_stings_with(1, u_stomach_ache)
    t.line = 191
    t.check(191, "side of bone_mama is home", g.s_asset_side[u_bone_mama] == g.e_side_home)
    t.line = 192
    t.check(192, "side of night_shift is out", g.s_asset_side[u_night_shift] == g.e_side_out)


def R084(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:194
    g = t.game(2)
    t.line = 198
    u_bruiser = g.create("bruiser", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bruiser] = 1
    t.line = 199
    u_ares_predator = g.create("ares_predator", g.z_fixer_hand + 0, 0)
    t.line = 200
    g.v_goes_to(u_ares_predator, u_bruiser)
    t.line = 202
    t.equal(202, "might of bruiser", g.d_asset_might(u_bruiser), "=", 5)
    t.line = 204
    g.b_gear_state(u_ares_predator, g.e_state_working)
    t.line = 206
    t.equal(206, "might of bruiser", g.d_asset_might(u_bruiser), "=", 8)
    t.line = 207
    t.equal(207, "life of bruiser", g.d_asset_life(u_bruiser), "=", 5)


def R090(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:209
    g = t.game(2)
    t.line = 212
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 213
    u_barghest_pack = g.create("barghest_pack", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 214
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    t.line = 215
    u_skillsoft_athletics = g.create("skillsoft_athletics", g.z_fixer_hand + 0, 0)
    t.line = 216
    g.v_goes_to(u_skillsoft_athletics, u_wirehead)
    t.line = 217
    g.s__foe = u_barghest_pack
    t.line = 218
    g.b_asset_side(u_wirehead, g.e_side_out)
    t.line = 219
    g.b_asset_side(u_fast_freight, g.e_side_out)
    t.line = 221
    g.v_tests(u_barghest_pack, 0)
    t.line = 223
    t.check(223, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)
    t.line = 225
    g.s__alarm = g.e_alarm_quiet
    t.line = 226
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    t.line = 227
    g.b_asset_side(u_fast_freight, g.e_side_home)
    t.line = 228
    g.b_asset_side(u_roof_runner, g.e_side_out)
    t.line = 229
    g.v_tests(u_barghest_pack, 0)
    t.line = 231
    t.check(231, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


def R091(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:233
    g = t.game(2)
    t.line = 236
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 237
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 238
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 240
    g.v_tests(u_night_watchman, 0)
    t.line = 242
    t.check(242, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


def R100(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:244
    g = t.game(2)
    t.line = 247
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 248
    u_r1 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    u_r2 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 249
    u_b1 = g.create("payday", g.z_fixer_hand + 0, 0)
    u_b2 = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 251
    g.v_hides_on(0, u_r1, 1)
    t.line = 252
    g.v_hides_on(0, u_b1, 1)
    t.line = 253
    g.v_hides_on(0, u_r2, 1)
    t.line = 255
    t.cannot(255, "P1 cannot hide b2 on P2", "hides on", (0, u_b2, 1))
    t.line = 256
    t.equal(256, "number of cards in stack at P1 of P2", len(g.zones[g.z_fixer_stack + g.apart * 0 + 1]), "=", 3)


def R100_three(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:258
    g = t.game(3)
    t.line = 262
    t.equal(262, "room", g.d__room(), "=", 2)


def R100_four(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:264
    g = t.game(5)
    t.line = 268
    t.equal(268, "room", g.d__room(), "=", 1)


def R101(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:270
    g = t.game(3)
    t.line = 273
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 274
    u_r1 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    u_r2 = g.create("riot_line", g.z_fixer_hand + 0, 0)
    t.line = 275
    t.answer("window", ("hides on", u_r1))
    t.line = 276
    t.answer("window", ("hides on", u_r2))
    t.line = 277
    t.all_pass = True
    t.line = 279
    t.step(g, "legwork", 0)
    t.line = 281
    t.equal(281, "number of cards in stack at P1 of P2", len(g.zones[g.z_fixer_stack + g.apart * 0 + 1]), "=", 2)


def R102(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:283
    g = t.game(2)
    t.line = 286
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 287
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    u_riot_line = g.create("riot_line", g.z_fixer_hand + 1, 1)
    t.line = 288
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 289
    t.answer("one", "pull_out")
    t.line = 290
    t.all_pass = True
    t.line = 292
    g.v_hides_on(1, u_night_watchman, 1)
    t.line = 293
    g.v_hides_on(1, u_riot_line, 1)
    t.line = 294
    g.v_raids(0, 1)
    t.line = 295
    t.flow(g, "shadowrun", 0)
    t.line = 297
    t.check(297, "riot_line is in trash of P2", g.where[u_riot_line] == g.z_fixer_trash + 1)
    t.line = 298
    t.check(
        298, "night_watchman is in stack at P2 of P2", g.where[u_night_watchman] == g.z_fixer_stack + g.apart * 1 + 1
    )


def R104(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:300
    g = t.game(2)
    t.line = 303
    u_lodge_on_the_hill = g.create("lodge_on_the_hill", g.z_fixer_veil + 1, 1)
    t.line = 304
    u_watcher_spirit = g.create("watcher_spirit", g.z_fixer_hand + 1, 1)
    t.line = 305
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 306
    t.answer("one", "go_on")
    t.line = 307
    t.all_pass = True
    t.line = 309
    g.v_hides_on(1, u_watcher_spirit, 1)
    t.line = 310
    t.step(g, "objective_phase", 1)
    t.line = 311
    g.v_raids(0, 1)
    t.line = 312
    t.flow(g, "shadowrun", 0)
    t.line = 314
    t.check(314, "watcher_spirit is in trash of P2", g.where[u_watcher_spirit] == g.z_fixer_trash + 1)
    t.line = 315
    t.check(315, "lodge_on_the_hill is in glory of P1", g.where[u_lodge_on_the_hill] == g.z_fixer_glory + 0)


def R105(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:317
    g = t.game(2)
    t.line = 320
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 321
    u_bone_mama = g.create("bone_mama", g.z_fixer_hand + 1, 1)
    t.line = 322
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 323
    t.answer("one", "pull_out")
    t.line = 324
    t.all_pass = True
    t.line = 326
    g.v_hides_on(1, u_bone_mama, 1)
    t.line = 327
    g.v_raids(0, 1)
    t.line = 328
    t.flow(g, "shadowrun", 0)
    t.line = 330
    t.check(330, "bone_mama is in trash of P2", g.where[u_bone_mama] == g.z_fixer_trash + 1)
    t.line = 331
    t.equal(331, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)


def R106(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:333
    g = t.game(2)
    t.line = 336
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 337
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 338
    u_bone_mama = g.create("bone_mama", g.z_fixer_hand + 1, 1)
    t.line = 339
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 340
    t.answer("one", "go_on")
    t.line = 341
    t.answer("one", "go_on")
    t.line = 342
    t.all_pass = True
    t.line = 344
    g.v_hides_on(1, u_bone_mama, 1)
    t.line = 345
    g.v_raids(0, 1)
    t.line = 346
    t.flow(g, "shadowrun", 0)
    t.line = 348
    t.equal(348, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 349
    t.check(349, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


def R108(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:351
    g = t.game(2)
    t.line = 354
    u_courier_case = g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 355
    g.create("stone_guardian", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 356
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 357
    t.all_pass = True
    t.line = 359
    g.v_raids(0, 0)
    t.line = 360
    t.flow(g, "shadowrun", 0)
    t.line = 362
    t.check(362, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 363
    t.equal(363, "number of cards in stack at P1 of P1", len(g.zones[g.z_fixer_stack + g.apart * 0 + 0]), "=", 0)
    t.line = 364
    t.equal(364, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)


def R014(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:366
    g = t.game(2)
    t.line = 369
    g.s_fixer_nuyen[0] = 1
    t.line = 370
    u_corner_boy = g.create("corner_boy", g.z_fixer_deck + 0, 0)
    u_night_watchman = g.create("night_watchman", g.z_fixer_deck + 0, 0)
    g.create("riot_line", g.z_fixer_deck + 0, 0)
    g.create("keypad_door", g.z_fixer_deck + 0, 0)
    g.create("laser_grid", g.z_fixer_deck + 0, 0)
    g.create("gun_nest", g.z_fixer_deck + 0, 0)
    g.create("black_system", g.z_fixer_deck + 0, 0)
    u_sniper_roost = g.create("sniper_roost", g.z_fixer_deck + 0, 0)
    t.line = 371
    u_talent_scout = g.create("talent_scout", g.z_fixer_safehouse + 0, 0)
    t.line = 373
    g.v_consults(0, u_talent_scout)
    t.line = 374
    u_uppermost = g.reveal(g.z_fixer_deck + 0)
    t.line = 376
    t.check(376, "corner_boy is in hand of P1", g.where[u_corner_boy] == g.z_fixer_hand + 0)
    t.line = 377
    t.equal(377, "number of cards in deck of P1", len(g.zones[g.z_fixer_deck + 0]), "=", 7)
    t.line = 378
    t.check(378, "uppermost is not night_watchman", (u_uppermost != NOTHING and u_uppermost != u_night_watchman))
    t.line = 379
    t.check(379, "uppermost is not sniper_roost", (u_uppermost != NOTHING and u_uppermost != u_sniper_roost))


def R014_b(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:381
    g = t.game(2)
    t.line = 384
    g.s_fixer_nuyen[0] = 1
    t.line = 385
    u_night_watchman = g.create("night_watchman", g.z_fixer_deck + 0, 0)
    g.create("riot_line", g.z_fixer_deck + 0, 0)
    g.create("keypad_door", g.z_fixer_deck + 0, 0)
    g.create("laser_grid", g.z_fixer_deck + 0, 0)
    g.create("gun_nest", g.z_fixer_deck + 0, 0)
    g.create("black_system", g.z_fixer_deck + 0, 0)
    u_sniper_roost = g.create("sniper_roost", g.z_fixer_deck + 0, 0)
    t.line = 386
    u_arms_dealer = g.create("arms_dealer", g.z_fixer_safehouse + 0, 0)
    t.line = 388
    g.v_consults(0, u_arms_dealer)
    t.line = 389
    u_uppermost = g.reveal(g.z_fixer_deck + 0)
    t.line = 391
    t.equal(391, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 0)
    t.line = 392
    t.check(392, "uppermost is not night_watchman", (u_uppermost != NOTHING and u_uppermost != u_night_watchman))
    t.line = 393
    t.check(393, "uppermost is not sniper_roost", (u_uppermost != NOTHING and u_uppermost != u_sniper_roost))


def spyhole__play(g: Play, this: int, you: int) -> None:  # cards/srtcg/base/scenarios/legwork.card:399
    u_seen = g.choose_some(
        "seen",
        you,
        [u_seen for u_seen in g.zones[g.z_fixer_stack + g.apart * you + you] if g.kind[u_seen] in g.k_asset],
        "asset",
    )
    g.v_earns(you, len(u_seen))


def R103(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:395
    g = t.game(2)
    t.line = 402
    g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 403
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 0 + 0, 0)
    u_riot_line = g.create("riot_line", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 404
    u_spyhole = g.create("spyhole", g.z_fixer_hand + 0, 0)
    t.line = 405
    t.answer("seen", u_riot_line)
    t.line = 406
    t.answer("seen", "pass")
    t.line = 408
    g.v_plays(0, u_spyhole)
    t.line = 410
    t.equal(410, "nuyen of P1", g.s_fixer_nuyen[0], "=", 1)
    t.line = 411
    t.offered(411, "offered seen: night_watchman, pass", "seen", (u_night_watchman, "pass"))


def R103_b(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:413
    g = t.game(2)
    t.line = 416
    g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 417
    g.create("night_watchman", g.z_fixer_stack + g.apart * 0 + 0, 0)
    g.create("riot_line", g.z_fixer_stack + g.apart * 0 + 0, 0)
    t.line = 418
    u_payday = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 419
    t.all_pass = True
    t.line = 421
    t.step(g, "legwork", 0)
    t.line = 423
    t.offered(
        423,
        "offered window: play payday, hide payday, pass",
        "window",
        (("plays", u_payday), ("hides on", u_payday), "pass"),
    )


def R107(t: Value) -> None:  # cards/srtcg/base/scenarios/legwork.card:425
    g = t.game(2)
    t.line = 428
    g.s_fixer_nuyen[1] = 4
    t.line = 429
    u_laser_grid = g.create("laser_grid", g.z__met)
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 430
    u_h1 = g.create("hard_place", g.z_fixer_hand + 1, 1)
    u_h2 = g.create("hard_place", g.z_fixer_hand + 1, 1)
    t.line = 431
    g.s__foe = u_laser_grid
    t.line = 433
    g.v_stings_with(1, u_h1)
    t.line = 435
    t.equal(435, "might of laser_grid", g.d_asset_might(u_laser_grid), "=", 0)
    t.line = 437
    g.s__foe = u_polite_doorman
    t.line = 438
    g.v_stings_with(1, u_h2)
    t.line = 440
    t.equal(440, "might of polite_doorman", g.d_asset_might(u_polite_doorman), "=", 5)


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
        Scenario("R082", "a Prime Runner costs something at once, and something each turn", R082, 164, 2),
        Scenario("R083", "the target is for the owner of the card to choose", R083, 179, 2),
        Scenario(
            "R084",
            "a weapon adds to its user while it is used",
            R084,
            194,
            2,
            cards=(Card("bruiser", "runner", (("attack", 5), ("body", 5)), (), line=197),),
        ),
        Scenario("R090", "a skillsoft gives one point, whatever was there", R090, 209, 2),
        Scenario("R091", "a skill without a number counts one", R091, 233, 2),
        Scenario("R100", "three for each of two players, and bluffs count", R100, 244, 2),
        Scenario("R100_three", "two for each of three, one for each of four", R100_three, 258, 3),
        Scenario("R100_four", "one for each of four or more", R100_four, 264, 5),
        Scenario("R101", "several in one turn", R101, 270, 3),
        Scenario("R102", "the newest is met first", R102, 283, 2),
        Scenario("R104", "what an Objective forbids lies there as a bluff", R104, 300, 2),
        Scenario("R105", "any card can lie there, and costs nothing", R105, 317, 2),
        Scenario("R106", "and raises no alarm", R106, 333, 2),
        Scenario("R108", "one's own Objective, past one's own stack", R108, 351, 2),
        Scenario("R014", "whoever has looked through a deck shuffles it", R014, 366, 2),
        Scenario("R014_b", "found or not", R014_b, 381, 2),
        Scenario(
            "R103",
            "one's own stack can be looked at",
            R103,
            395,
            2,
            cards=(
                Card(
                    "spyhole",
                    "special",
                    (),
                    (Ability("spyhole__play", "slot", "play", None, spyhole__play, line=399),),
                    line=398,
                ),
            ),
        ),
        Scenario("R103_b", "but nothing is offered that would change its order", R103_b, 413, 2),
        Scenario("R107", "who has no threat gets none", R107, 425, 2),
    ),
)
