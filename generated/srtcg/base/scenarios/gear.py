"""Made by `ombre build` from cards/srtcg/base/scenarios/gear.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def R180(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:3
    g = t.game(2)
    t.line = 6
    g.s_fixer_nuyen[0] = 2
    t.line = 7
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 8
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 9
    u_hollow_points = g.create("hollow_points", g.z_fixer_hand + 0, 0)
    t.line = 10
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 12
    g.v_mounts_on(0, u_hollow_points, u_street_shotgun)
    t.line = 14
    t.check(14, "mount of hollow_points is street_shotgun", g.s_gear_mount[u_hollow_points] == u_street_shotgun)
    t.line = 16
    g.v_trashes(0, u_street_shotgun)
    t.line = 18
    t.check(18, "hollow_points is in trash of P1", g.where[u_hollow_points] == g.z_fixer_trash + 0)


def R181(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:20
    g = t.game(2)
    t.line = 23
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 24
    u_padded_coat = g.create("padded_coat", g.z_fixer_hand + 0, 0)
    u_plate_vest = g.create("plate_vest", g.z_fixer_hand + 0, 0)
    t.line = 25
    g.v_goes_to(u_padded_coat, u_bone_mama)
    t.line = 27
    t.cannot(27, "plate_vest cannot go to bone_mama", "goes to", (u_plate_vest, u_bone_mama))


def R182(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:29
    g = t.game(2)
    t.line = 32
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 33
    u_l1 = g.create("bone_lacing", g.z_fixer_hand + 0, 0)
    u_l2 = g.create("bone_lacing", g.z_fixer_hand + 0, 0)
    t.line = 34
    u_muscle_graft = g.create("muscle_graft", g.z_fixer_hand + 0, 0)
    t.line = 36
    g.v_goes_to(u_l1, u_bone_mama)
    t.line = 37
    g.v_goes_to(u_l2, u_bone_mama)
    t.line = 39
    t.check(39, "bone_mama is in safehouse of P1", g.where[u_bone_mama] == g.z_fixer_safehouse + 0)
    t.line = 40
    t.equal(40, "essence_spent of bone_mama", g.d_runner_essence_spent(u_bone_mama), "=", 6)
    t.line = 42
    g.v_goes_to(u_muscle_graft, u_bone_mama)
    t.line = 44
    t.check(44, "bone_mama is in trash of P1", g.where[u_bone_mama] == g.z_fixer_trash + 0)
    t.line = 45
    t.check(45, "l1 is in trash of P1", g.where[u_l1] == g.z_fixer_trash + 0)
    t.line = 46
    t.check(46, "muscle_graft is in trash of P1", g.where[u_muscle_graft] == g.z_fixer_trash + 0)


def R183(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:48
    g = t.game(2)
    t.line = 51
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_ash_singer] = 1
    u_embers = g.create("embers", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_embers] = 1
    t.line = 52
    u_muscle_graft = g.create("muscle_graft", g.z_fixer_hand + 0, 0)
    t.line = 54
    t.cannot(54, "muscle_graft cannot go to reed_in_wind", "goes to", (u_muscle_graft, u_reed_in_wind))
    t.line = 55
    t.cannot(55, "muscle_graft cannot go to ash_singer", "goes to", (u_muscle_graft, u_ash_singer))
    t.line = 57
    g.v_goes_to(u_muscle_graft, u_embers)
    t.line = 59
    t.check(59, "user of muscle_graft is embers", g.s_gear_user[u_muscle_graft] == u_embers)


def R185(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:61
    g = t.game(2)
    t.line = 64
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 65
    u_k1 = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    u_k2 = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    u_k3 = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 66
    g.v_goes_to(u_k1, u_overlook)
    t.line = 67
    g.v_goes_to(u_k2, u_overlook)
    t.line = 68
    g.v_goes_to(u_k3, u_overlook)
    t.line = 69
    g.s_asset_ready[u_k1] = 1
    t.line = 70
    g.s_asset_ready[u_k2] = 1
    t.line = 71
    g.s_asset_ready[u_k3] = 1
    t.line = 72
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 74
    g.v_sends(0, u_k1)
    t.line = 75
    g.v_sends(0, u_k2)
    t.line = 77
    t.cannot(77, "P1 cannot send k3", "sends", (0, u_k3))
    t.line = 78
    t.equal(78, "minding of overlook", g.d_asset_minding(u_overlook), "=", 2)


def R186(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:80
    g = t.game(2)
    t.line = 83
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    t.line = 84
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 85
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 86
    g.s_asset_ready[u_kite_drone] = 1
    t.line = 87
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 89
    u_wall = g.create("wall", g.z_fixer_hand + 1, 1)
    t.line = 90
    g.s__quarry = 1
    t.line = 91
    g.s__lookout = 1
    t.line = 93
    g.v_meets(0, u_wall)
    t.line = 94
    g.v_engages(0, u_wall)
    t.line = 95
    g.v_sends(0, u_kite_drone)
    t.line = 96
    g.v_suffers(u_overlook, 1)
    t.line = 97
    g.v_clashes(0)
    t.line = 99
    t.check(99, "wall is in stack at P2 of P2", g.where[u_wall] == g.z_fixer_stack + g.apart * 1 + 1)
    t.line = 100
    t.equal(100, "hurt of overlook", g.s_asset_hurt[u_overlook], "=", 1)


def R187(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:102
    g = t.game(2)
    t.line = 105
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 106
    u_b1 = g.create("bulldog_drone", g.z_fixer_hand + 0, 0)
    u_b2 = g.create("bulldog_drone", g.z_fixer_hand + 0, 0)
    t.line = 107
    g.v_goes_to(u_b1, u_overlook)
    t.line = 108
    g.v_goes_to(u_b2, u_overlook)
    t.line = 109
    g.s_asset_ready[u_b1] = 1
    t.line = 110
    g.s_asset_ready[u_b2] = 1
    t.line = 111
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 113
    u_wall = g.create("wall", g.z_fixer_hand + 1, 1)
    t.line = 115
    g.v_meets(0, u_wall)
    t.line = 116
    g.v_engages(0, u_wall)
    t.line = 117
    g.v_sends(0, u_b1)
    t.line = 118
    g.v_sends(0, u_b2)
    t.line = 119
    g.v_clashes(0)
    t.line = 121
    t.check(121, "wall is in trash of P2", g.where[u_wall] == g.z_fixer_trash + 1)


def R188(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:123
    g = t.game(2)
    t.line = 126
    u_quiet_giant = g.create("quiet_giant", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_quiet_giant] = 1
    t.line = 127
    u_h1 = g.create("hearth_spirit", g.z_fixer_hand + 0, 0)
    u_h2 = g.create("hearth_spirit", g.z_fixer_hand + 0, 0)
    t.line = 128
    g.v_goes_to(u_h1, u_quiet_giant)
    t.line = 129
    g.v_goes_to(u_h2, u_quiet_giant)
    t.line = 130
    g.s_asset_ready[u_h1] = 1
    t.line = 131
    g.s_asset_ready[u_h2] = 1
    t.line = 132
    g.b_asset_side(u_quiet_giant, g.e_side_out)
    t.line = 134
    g.v_sends(0, u_h1)
    t.line = 136
    t.cannot(136, "P1 cannot send h2", "sends", (0, u_h2))


def R189(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:138
    g = t.game(2)
    t.line = 141
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 142
    u_s1 = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    u_s2 = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    u_s3 = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    t.line = 143
    g.v_goes_to(u_s1, u_reed_in_wind)
    t.line = 144
    g.v_goes_to(u_s2, u_reed_in_wind)
    t.line = 145
    g.v_goes_to(u_s3, u_reed_in_wind)
    t.line = 146
    g.s_asset_ready[u_s1] = 1
    t.line = 147
    g.s_asset_ready[u_s2] = 1
    t.line = 148
    g.s_asset_ready[u_s3] = 1
    t.line = 150
    g.v_casts(0, u_s1)
    t.line = 151
    g.v_casts(0, u_s2)
    t.line = 153
    t.cannot(153, "P1 cannot cast s3", "casts", (0, u_s3))
    t.line = 154
    t.equal(154, "ready of s1", g.s_asset_ready[u_s1], "=", 0)


def R190(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:156
    g = t.game(2)
    t.line = 159
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    t.line = 160
    u_d1 = g.create("spare_head_deck", g.z_fixer_hand + 0, 0)
    u_d2 = g.create("spare_head_deck", g.z_fixer_hand + 0, 0)
    t.line = 161
    u_back_door = g.create("back_door", g.z_fixer_hand + 0, 0)
    t.line = 162
    g.v_goes_to(u_back_door, u_wirehead)
    t.line = 163
    g.s_asset_ready[u_back_door] = 1
    t.line = 164
    g.s__alarm = g.e_alarm_ringing
    t.line = 165
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 167
    g.v_meets(0, u_polite_doorman)
    t.line = 168
    g.v_casts(0, u_back_door)
    t.line = 170
    t.check(170, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)
    t.line = 172
    g.v_goes_to(u_d1, u_wirehead)
    t.line = 174
    t.cannot(174, "d2 cannot go to wirehead", "goes to", (u_d2, u_wirehead))
    t.line = 175
    t.equal(175, "decking_rating of wirehead", g.d_runner_decking_rating(u_wirehead), "=", 3)


def R191(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:177
    g = t.game(2)
    t.line = 180
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    t.line = 181
    g.s_asset_ready[u_wirehead] = 1
    t.line = 182
    u_overload = g.create("overload", g.z_fixer_hand + 0, 0)
    t.line = 183
    g.v_goes_to(u_overload, u_wirehead)
    t.line = 184
    g.s_asset_ready[u_overload] = 1
    t.line = 185
    u_black_system = g.create("black_system", g.z_fixer_hand + 1, 1)
    t.line = 187
    g.v_meets(0, u_black_system)
    t.line = 188
    g.v_casts(0, u_overload)
    t.line = 190
    t.check(190, "black_system is in met", g.where[u_black_system] == g.z__met)


def R191_b(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:192
    g = t.game(2)
    t.line = 195
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    t.line = 196
    g.b_asset_side(u_wirehead, g.e_side_out)
    t.line = 197
    u_overload = g.create("overload", g.z_fixer_hand + 0, 0)
    t.line = 198
    g.v_goes_to(u_overload, u_wirehead)
    t.line = 199
    g.s_asset_ready[u_overload] = 1
    t.line = 200
    u_black_system = g.create("black_system", g.z_fixer_hand + 1, 1)
    t.line = 202
    g.v_meets(0, u_black_system)
    t.line = 203
    g.v_casts(0, u_overload)
    t.line = 205
    t.check(205, "black_system is in trash of P2", g.where[u_black_system] == g.z_fixer_trash + 1)


def R192(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:207
    g = t.game(2)
    t.line = 210
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 211
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 212
    u_stone_guardian = g.create("stone_guardian", g.z_fixer_hand + 1, 1)
    t.line = 213
    g.s__quarry = 1
    t.line = 214
    g.s__lookout = 1
    t.line = 216
    g.v_meets(0, u_stone_guardian)
    t.line = 217
    g.v_engages(0, u_stone_guardian)
    t.line = 218
    g.v_clashes(0)
    t.line = 220
    t.equal(220, "hurt of wirehead", g.s_asset_hurt[u_wirehead], "=", 0)
    t.line = 221
    t.check(221, "gutterball is in trash of P1", g.where[u_gutterball] == g.z_fixer_trash + 0)


def R193(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:223
    g = t.game(2)
    t.line = 226
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_fast_freight] = 1
    t.line = 227
    u_b1 = g.create("spare_bike", g.z_fixer_hand + 0, 0)
    u_b2 = g.create("spare_bike", g.z_fixer_hand + 0, 0)
    t.line = 228
    g.v_goes_to(u_b1, u_fast_freight)
    t.line = 229
    g.v_goes_to(u_b2, u_fast_freight)
    t.line = 230
    t.answer("ride", u_b1)
    t.line = 232
    g.v_departs(u_fast_freight)
    t.line = 234
    t.equal(234, "might of fast_freight", g.d_asset_might(u_fast_freight), "=", 4)
    t.line = 235
    t.check(235, "state of b2 is idle", g.s_gear_state[u_b2] == g.e_state_idle)
    t.line = 237
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    t.line = 238
    g.v_meets(0, u_night_watchman)
    t.line = 240
    t.equal(240, "might of fast_freight", g.d_asset_might(u_fast_freight), "=", 3)


def R194(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:242
    g = t.game(2)
    t.line = 245
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 246
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 247
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    u_holdout_pistol = g.create("holdout_pistol", g.z_fixer_hand + 0, 0)
    t.line = 248
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 249
    g.v_goes_to(u_holdout_pistol, u_bone_mama)
    t.line = 250
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 251
    t.answer("arms", u_holdout_pistol)
    t.line = 253
    g.v_meets(0, u_polite_doorman)
    t.line = 254
    g.v_engages(0, u_polite_doorman)
    t.line = 256
    t.equal(256, "might of bone_mama", g.d_asset_might(u_bone_mama), "=", 6)


def R195(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:258
    g = t.game(2)
    t.line = 261
    g.s_fixer_nuyen[0] = 5
    t.line = 262
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 263
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 264
    u_burst_carbine = g.create("burst_carbine", g.z_fixer_hand + 0, 0)
    t.line = 265
    g.v_goes_to(u_burst_carbine, u_night_shift)
    t.line = 266
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 267
    t.answer("arms", u_burst_carbine)
    t.line = 268
    t.answer("bullets", 4)
    t.line = 270
    g.v_meets(0, u_polite_doorman)
    t.line = 271
    g.v_engages(0, u_polite_doorman)
    t.line = 272
    g.v_bursts_with(0, u_burst_carbine)
    t.line = 274
    t.equal(274, "might of night_shift", g.d_asset_might(u_night_shift), "=", 9)
    t.line = 275
    t.equal(275, "nuyen of P1", g.s_fixer_nuyen[0], "=", 3)


def R196(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:277
    g = t.game(2)
    t.line = 280
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 281
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 282
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 283
    u_rain_mortar = g.create("rain_mortar", g.z_fixer_hand + 0, 0)
    t.line = 284
    g.v_goes_to(u_rain_mortar, u_overlook)
    t.line = 286
    u_wall = g.create("wall", g.z_fixer_hand + 1, 1)
    t.line = 288
    g.v_meets(0, u_wall)
    t.line = 289
    g.v_engages(0, u_wall)
    t.line = 290
    g.v_shells_with(0, u_overlook)
    t.line = 291
    g.v_clashes(0)
    t.line = 293
    t.check(293, "wall is in trash of P2", g.where[u_wall] == g.z_fixer_trash + 1)
    t.line = 294
    t.equal(294, "ready of overlook", g.s_asset_ready[u_overlook], "=", 0)
    t.line = 295
    t.equal(295, "hurt of overlook", g.s_asset_hurt[u_overlook], "=", 0)


def R197(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:297
    g = t.game(2)
    t.line = 300
    g.s_fixer_nuyen[0] = 2
    t.line = 301
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 302
    u_stone_skin = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    t.line = 303
    t.answer("window", (("equips", (None, u_stone_skin)),))
    t.line = 304
    t.answer("window", (("casts", (None, u_stone_skin)),))
    t.line = 305
    t.all_pass = True
    t.line = 307
    t.step(g, "legwork", 0)
    t.line = 309
    t.equal(309, "shield of reed_in_wind", g.d_asset_shield(u_reed_in_wind), "=", 2)


def R200(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:311
    g = t.game(2)
    t.line = 314
    u_saint_of_alleys = g.create("saint_of_alleys", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_saint_of_alleys] = 1
    t.line = 315
    g.s_runner_care[u_saint_of_alleys] = 1
    t.line = 316
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    u_chrome_saint = g.create("chrome_saint", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_chrome_saint] = 1
    t.line = 317
    g.s_asset_hurt[u_night_shift] = 2
    t.line = 318
    g.s_asset_hurt[u_chrome_saint] = 2
    t.line = 319
    t.answer("patients", u_night_shift)
    t.line = 321
    g.v_treats_with(0, u_saint_of_alleys)
    t.line = 323
    t.equal(323, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 324
    t.not_offered(324, "not offered patients: chrome_saint", "patients", (u_chrome_saint,))
    t.line = 325
    t.equal(325, "ready of saint_of_alleys", g.s_asset_ready[u_saint_of_alleys], "=", 0)
    t.line = 326
    t.equal(326, "care of saint_of_alleys", g.s_runner_care[u_saint_of_alleys], "=", 0)


def R200_b(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:328
    g = t.game(2)
    t.line = 331
    u_saint_of_alleys = g.create("saint_of_alleys", g.z_fixer_safehouse + 0, 0)
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 332
    g.s_runner_care[u_saint_of_alleys] = 1
    t.line = 333
    g.b_asset_side(u_saint_of_alleys, g.e_side_out)
    t.line = 334
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 335
    g.s_asset_hurt[u_night_shift] = 2
    t.line = 336
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 337
    t.answer("patients", u_night_shift)
    t.line = 339
    g.v_meets(0, u_polite_doorman)
    t.line = 341
    t.cannot(341, "P1 cannot treat with saint_of_alleys", "treats with", (0, u_saint_of_alleys))
    t.line = 343
    g.v_trashes(0, u_polite_doorman)
    t.line = 344
    g.v_treats_with(0, u_saint_of_alleys)
    t.line = 346
    t.equal(346, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)


def R201(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:348
    g = t.game(2)
    t.line = 351
    u_patchwork = g.create("patchwork", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_patchwork] = 1
    t.line = 352
    g.s_runner_care[u_patchwork] = 1
    t.line = 353
    u_n1 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n1] = 1
    u_n2 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n2] = 1
    t.line = 354
    g.s_asset_hurt[u_n1] = 2
    t.line = 355
    g.s_asset_hurt[u_n2] = 1
    t.line = 356
    t.answer("patients", u_n1)
    t.line = 357
    t.answer("patients", u_n2)
    t.line = 359
    g.v_treats_with(0, u_patchwork)
    t.line = 361
    t.equal(361, "hurt of n1", g.s_asset_hurt[u_n1], "=", 0)
    t.line = 362
    t.equal(362, "hurt of n2", g.s_asset_hurt[u_n2], "=", 0)


def R202(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:364
    g = t.game(2)
    t.line = 367
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    t.line = 368
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 369
    g.b_asset_side(u_oath_sister, g.e_side_out)
    t.line = 370
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 371
    t.answer("victim", u_gutterball)
    t.line = 372
    t.answer("one", "all_that_it_takes")
    t.line = 373
    t.answer("wards", u_gutterball)
    t.line = 375
    g.v_meets(0, u_polite_doorman)
    t.line = 376
    g.v_engages(0, u_polite_doorman)
    t.line = 377
    g.v_strikes(u_polite_doorman)
    t.line = 379
    t.equal(379, "wound of gutterball", g.s_asset_wound[u_gutterball], "=", 0)
    t.line = 380
    t.equal(380, "wound of oath_sister", g.s_asset_wound[u_oath_sister], "=", 3)


def R184(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:382
    g = t.game(2)
    t.line = 385
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_brick_lane] = 1
    t.line = 386
    u_a1 = g.create("steel_arm", g.z_fixer_hand + 0, 0)
    u_a2 = g.create("steel_arm", g.z_fixer_hand + 0, 0)
    u_a3 = g.create("steel_arm", g.z_fixer_hand + 0, 0)
    t.line = 387
    g.v_goes_to(u_a1, u_brick_lane)
    t.line = 389
    g.v_goes_to(u_a2, u_brick_lane)
    t.line = 391
    t.check(391, "user of a2 is brick_lane", g.s_gear_user[u_a2] == u_brick_lane)
    t.line = 392
    t.cannot(392, "a3 cannot go to brick_lane", "goes to", (u_a3, u_brick_lane))


def R184_b(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:394
    g = t.game(2)
    t.line = 399
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_brick_lane] = 1
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 400
    u_l1 = g.create("strider", g.z_fixer_hand + 0, 0)
    u_l2 = g.create("strider", g.z_fixer_hand + 0, 0)
    u_l3 = g.create("strider", g.z_fixer_hand + 0, 0)
    t.line = 401
    u_d1 = g.create("dome", g.z_fixer_hand + 0, 0)
    u_d2 = g.create("dome", g.z_fixer_hand + 0, 0)
    t.line = 402
    g.v_goes_to(u_l1, u_brick_lane)
    t.line = 403
    g.v_goes_to(u_d1, u_brick_lane)
    t.line = 405
    g.v_goes_to(u_l2, u_brick_lane)
    t.line = 407
    t.check(407, "user of l2 is brick_lane", g.s_gear_user[u_l2] == u_brick_lane)
    t.line = 408
    t.cannot(408, "l3 cannot go to brick_lane", "goes to", (u_l3, u_brick_lane))
    t.line = 409
    t.cannot(409, "d2 cannot go to brick_lane", "goes to", (u_d2, u_brick_lane))
    t.line = 411
    g.v_goes_to(u_d2, u_gutterball)
    t.line = 413
    t.check(413, "user of d2 is gutterball", g.s_gear_user[u_d2] == u_gutterball)


def R204(t: Value) -> None:  # cards/srtcg/base/scenarios/gear.card:415
    g = t.game(2)
    t.line = 418
    g.s_fixer_nuyen[1] = 2
    t.line = 419
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 420
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    u_patchwork = g.create("patchwork", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_patchwork] = 1
    t.line = 421
    g.s_runner_care[u_patchwork] = 1
    t.line = 422
    g.s_asset_hurt[u_night_shift] = 1
    t.line = 423
    u_house_quarrel = g.create("house_quarrel", g.z_fixer_hand + 1, 1)
    t.line = 424
    t.answer("head", u_night_shift)
    t.line = 425
    t.answer("others", "pass")
    t.line = 426
    t.all_pass = True
    t.line = 427
    t.answer("loser", u_patchwork)
    t.line = 429
    g.v_raids(0, 1)
    t.line = 430
    t.flow(g, "shadowrun", 0)
    t.line = 431
    g.v_treats_with(0, u_patchwork)
    t.line = 433
    t.check(433, "night_shift is home", g.s_asset_side[u_night_shift] == g.e_side_home)
    t.line = 434
    t.equal(434, "present of night_shift", g.d_runner_present(u_night_shift), "=", 0)
    t.line = 435
    t.equal(435, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 1)
    t.line = 437
    g.v_plays(1, u_house_quarrel)
    t.line = 439
    t.equal(439, "hurt of patchwork", g.s_asset_hurt[u_patchwork], "=", 1)


MODULE = Module(
    source="cards/srtcg/base/scenarios/gear.card",
    scenarios=(
        Scenario("R180", "an Accessory lies on a weapon, and goes with it", R180, 3, 2),
        Scenario("R181", "one Armour card for each Runner", R181, 20, 2),
        Scenario("R182", "six points of Essence are fine", R182, 29, 2),
        Scenario("R183", "no Cyberware in Mages and Shamans, but in Mages whose power is spent", R183, 48, 2),
        Scenario("R185", "two points of Piloting for two Drones at once", R185, 61, 2),
        Scenario(
            "R186",
            "who minds Drones does not strike, and can be struck",
            R186,
            80,
            2,
            cards=(Card("wall", "challenge", (("body", 9),), (), line=88),),
        ),
        Scenario(
            "R187",
            "two Drones of five against ten",
            R187,
            102,
            2,
            cards=(Card("wall", "challenge", (("body", 10),), (), line=112),),
        ),
        Scenario("R188", "Spirits are to Conjure what Drones are to Piloting", R188, 123, 2),
        Scenario("R189", "Sorcery 2: two Spells in a turn, each of them once", R189, 138, 2),
        Scenario("R190", "one Cyberdeck, and Programs without one", R190, 156, 2),
        Scenario("R191", "a Closed System cannot be reached from the safehouse", R191, 177, 2),
        Scenario("R191_b", "but from where it is", R191_b, 192, 2),
        Scenario("R192", "a Decker at home takes no damage", R192, 207, 2),
        Scenario("R193", "a Vehicle is of no use indoors", R193, 223, 2),
        Scenario("R194", "one weapon in each fight", R194, 242, 2),
        Scenario("R195", "a burst: two nuyen, and a die", R195, 258, 2),
        Scenario(
            "R196",
            "from the safehouse only the weapon counts",
            R196,
            277,
            2,
            cards=(Card("wall", "challenge", (("attack", 3), ("body", 8)), (), line=285),),
        ),
        Scenario("R197", "fresh gear is used at once", R197, 297, 2),
        Scenario("R200", "Biotech heals one Runner whole, once a turn, and never a Cyborg", R200, 311, 2),
        Scenario("R200_b", "on a run without turning, but only between two Challenges", R200_b, 328, 2),
        Scenario("R201", "Biotech 2 heals two at once", R201, 348, 2),
        Scenario("R202", "a Guard takes what is meant for another, up to his Body", R202, 364, 2),
        Scenario("R184", "two arms, and no third", R184, 382, 2),
        Scenario(
            "R184_b",
            "two legs, one head",
            R184_b,
            394,
            2,
            cards=(
                Card("strider", "gear", (("limb", "leg"),), (), line=397),
                Card("dome", "gear", (("limb", "skull"),), (), line=398),
            ),
        ),
        Scenario(
            "R204",
            "who is back from a run is turned: nobody treats him, and yet he is in the house when it quarrels",
            R204,
            415,
            2,
        ),
    ),
)
