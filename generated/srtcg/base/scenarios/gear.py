"""Made by `ombre build` from cards/srtcg/base/scenarios/gear.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/srtcg/base/scenarios/gear.card:3
def R180(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:20
def R181(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:29
def R182(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:48
def R183(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:61
def R185(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:80
def R186(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:102
def R187(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:123
def R188(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:138
def R189(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:156
def R190(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:177
def R191(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:192
def R191_b(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:207
def R192(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:223
def R193(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:242
def R194(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:258
def R195(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:277
def R196(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:297
def R197(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:311
def R200(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:328
def R200_b(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:348
def R201(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:364
def R202(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:382
def R184(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:394
def R184_b(t: Value) -> None:
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


# cards/srtcg/base/scenarios/gear.card:415
def R204(t: Value) -> None:
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
    lines=(
        "9:3 12:6 13:3 14:7 16:3 17:8 18:3 19:9 20:3 21:10 22:3 23:12 24:3 25:14 26:3 27:16 28:3 29:18 33:20"
        " 36:23 37:20 38:24 40:20 41:25 42:20 43:27 47:29 50:32 52:29 53:33 55:29 56:34 57:29 58:36 59:29"
        " 60:37 61:29 62:39 63:29 64:40 65:29 66:42 67:29 68:44 69:29 70:45 71:29 72:46 76:48 79:51 85:48"
        " 86:52 87:48 88:54 89:48 90:55 91:48 92:57 93:48 94:59 98:61 101:64 103:61 104:65 107:61 108:66"
        " 109:61 110:67 111:61 112:68 113:61 114:69 115:61 116:70 117:61 118:71 119:61 120:72 121:61 122:74"
        " 123:61 124:75 125:61 126:77 127:61 128:78 132:80 135:83 136:80 137:84 138:80 139:85 140:80 141:86"
        " 142:80 143:87 144:80 145:89 146:80 147:90 148:80 149:91 150:80 151:93 152:80 153:94 154:80 155:95"
        " 156:80 157:96 158:80 159:97 160:80 161:99 162:80 163:100 167:102 170:105 172:102 173:106 175:102"
        " 176:107 177:102 178:108 179:102 180:109 181:102 182:110 183:102 184:111 185:102 186:113 187:102"
        " 188:115 189:102 190:116 191:102 192:117 193:102 194:118 195:102 196:119 197:102 198:121 202:123"
        " 205:126 207:123 208:127 210:123 211:128 212:123 213:129 214:123 215:130 216:123 217:131 218:123"
        " 219:132 220:123 221:134 222:123 223:136 227:138 230:141 232:138 233:142 236:138 237:143 238:138"
        " 239:144 240:138 241:145 242:138 243:146 244:138 245:147 246:138 247:148 248:138 249:150 250:138"
        " 251:151 252:138 253:153 254:138 255:154 259:156 262:159 264:156 265:160 267:156 268:161 269:156"
        " 270:162 271:156 272:163 273:156 274:164 275:156 276:165 277:156 278:167 279:156 280:168 281:156"
        " 282:170 283:156 284:172 285:156 286:174 287:156 288:175 292:177 295:180 296:177 297:181 298:177"
        " 299:182 300:177 301:183 302:177 303:184 304:177 305:185 306:177 307:187 308:177 309:188 310:177"
        " 311:190 315:192 318:195 320:192 321:196 322:192 323:197 324:192 325:198 326:192 327:199 328:192"
        " 329:200 330:192 331:202 332:192 333:203 334:192 335:205 339:207 342:210 344:207 345:211 346:207"
        " 347:212 348:207 349:213 350:207 351:214 352:207 353:216 354:207 355:217 356:207 357:218 358:207"
        " 359:220 360:207 361:221 365:223 368:226 370:223 371:227 373:223 374:228 375:223 376:229 377:223"
        " 378:230 379:223 380:232 381:223 382:234 383:223 384:235 385:223 386:237 387:223 388:238 389:223"
        " 390:240 394:242 397:245 399:242 400:246 401:242 402:247 404:242 405:248 406:242 407:249 408:242"
        " 409:250 410:242 411:251 412:242 413:253 414:242 415:254 416:242 417:256 421:258 424:261 425:258"
        " 426:262 428:258 429:263 430:258 431:264 432:258 433:265 434:258 435:266 436:258 437:267 438:258"
        " 439:268 440:258 441:270 442:258 443:271 444:258 445:272 446:258 447:274 448:258 449:275 453:277"
        " 456:280 457:277 458:281 460:277 461:282 462:277 463:283 464:277 465:284 466:277 467:286 468:277"
        " 469:288 470:277 471:289 472:277 473:290 474:277 475:291 476:277 477:293 478:277 479:294 480:277"
        " 481:295 485:297 488:300 489:297 490:301 492:297 493:302 494:297 495:303 496:297 497:304 498:297"
        " 499:305 500:297 501:307 502:297 503:309 507:311 510:314 512:311 513:315 514:311 515:316 519:311"
        " 520:317 521:311 522:318 523:311 524:319 525:311 526:321 527:311 528:323 529:311 530:324 531:311"
        " 532:325 533:311 534:326 538:328 541:331 543:328 544:332 545:328 546:333 547:328 548:334 549:328"
        " 550:335 551:328 552:336 553:328 554:337 555:328 556:339 557:328 558:341 559:328 560:343 561:328"
        " 562:344 563:328 564:346 568:348 571:351 573:348 574:352 575:348 576:353 580:348 581:354 582:348"
        " 583:355 584:348 585:356 586:348 587:357 588:348 589:359 590:348 591:361 592:348 593:362 597:364"
        " 600:367 602:364 603:368 604:364 605:369 606:364 607:370 608:364 609:371 610:364 611:372 612:364"
        " 613:373 614:364 615:375 616:364 617:376 618:364 619:377 620:364 621:379 622:364 623:380 627:382"
        " 630:385 632:382 633:386 636:382 637:387 638:382 639:389 640:382 641:391 642:382 643:392 647:394"
        " 650:399 654:394 655:400 658:394 659:401 661:394 662:402 663:394 664:403 665:394 666:405 667:394"
        " 668:407 669:394 670:408 671:394 672:409 673:394 674:411 675:394 676:413 680:415 683:418 684:415"
        " 685:419 686:415 687:420 691:415 692:421 693:415 694:422 695:415 696:423 697:415 698:424 699:415"
        " 700:425 701:415 702:426 703:415 704:427 705:415 706:429 707:415 708:430 709:415 710:431 711:415"
        " 712:433 713:415 714:434 715:415 716:435 717:415 718:437 719:415 720:439"
    ),
)
