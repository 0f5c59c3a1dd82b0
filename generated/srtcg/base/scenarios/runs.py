"""Made by `ombre build` from cards/srtcg/base/scenarios/runs.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value


# cards/srtcg/base/scenarios/runs.card:3
def R120(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 7
    u_n1 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n1] = 1
    u_n2 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n2] = 1
    u_n3 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n3] = 1
    u_n4 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n4] = 1
    u_n5 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n5] = 1
    u_n6 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n6] = 1
    u_n7 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_n7] = 1
    t.line = 8
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 9
    t.answer("head", u_n1)
    t.line = 10
    t.answer("others", u_n2)
    t.line = 11
    t.answer("others", u_n3)
    t.line = 12
    t.answer("others", u_n4)
    t.line = 13
    t.answer("others", u_n5)
    t.line = 14
    t.answer("others", u_n6)
    t.line = 16
    g.v_raids(0, 1)
    t.line = 18
    t.equal(
        18,
        "number of (runners where side is out)",
        len([u_it1 for u_it1 in g.live(g.k_runner) if g.s_asset_side[u_it1] == g.e_side_out]),
        "=",
        6,
    )
    t.line = 19
    t.not_offered(19, "not offered others: gutterball", "others", (u_gutterball,))
    t.line = 20
    t.equal(20, "ready of n6", g.s_asset_ready[u_n6], "=", 0)
    t.line = 21
    t.equal(21, "ready of n7", g.s_asset_ready[u_n7], "=", 1)


# cards/srtcg/base/scenarios/runs.card:23
def R122(t: Value) -> None:
    g = t.game(4)
    t.line = 26
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 27
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 28
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_stack + g.apart * 2 + 1, 1)
    t.line = 29
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 30
    t.answer("side_of", 2, who=1)
    t.line = 31
    t.all_pass = True
    t.line = 33
    g.v_raids(0, 1)
    t.line = 34
    t.flow(g, "shadowrun", 0)
    t.line = 36
    t.check(36, "lookout is nothing", g.s__lookout == NOTHING)
    t.line = 37
    t.check(
        37, "polite_doorman is in stack at P3 of P2", g.where[u_polite_doorman] == g.z_fixer_stack + g.apart * 2 + 1
    )
    t.line = 38
    t.check(
        38, "night_watchman is in stack at P2 of P2", g.where[u_night_watchman] == g.z_fixer_stack + g.apart * 1 + 1
    )
    t.line = 39
    t.equal(39, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 40
    t.check(40, "night_shift is in trash of P1", g.where[u_night_shift] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/runs.card:42
def R123(t: Value) -> None:
    g = t.game(2)
    t.line = 46
    u_gate = g.create("gate", g.z__met)
    t.line = 47
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    t.line = 48
    g.b_asset_side(u_fast_freight, g.e_side_out)
    t.line = 49
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 51
    u_pilot = g.create("pilot", g.z_fixer_safehouse + 0, 0)
    t.line = 52
    g.b_asset_side(u_overlook, g.e_side_home)
    t.line = 53
    g.b_asset_side(u_pilot, g.e_side_out)
    t.line = 55
    g.v_tests(u_gate, 0)
    t.line = 57
    t.check(57, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)


# cards/srtcg/base/scenarios/runs.card:59
def R124(t: Value) -> None:
    g = t.game(2)
    t.line = 63
    u_gate = g.create("gate", g.z__met)
    t.line = 64
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    t.line = 65
    g.b_asset_side(u_fast_freight, g.e_side_out)
    t.line = 66
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 68
    g.v_tests(u_gate, 0)
    t.line = 70
    t.check(70, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/runs.card:72
def R125(t: Value) -> None:
    g = t.game(2)
    t.line = 75
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 76
    g.create("riot_line", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 77
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 78
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 79
    t.answer("one", "pull_out")
    t.line = 80
    t.all_pass = True
    t.line = 82
    g.v_raids(0, 1)
    t.line = 83
    t.flow(g, "shadowrun", 0)
    t.line = 85
    t.equal(85, "number of cards in stack at P2 of P2", len(g.zones[g.z_fixer_stack + g.apart * 1 + 1]), "=", 1)
    t.line = 86
    t.equal(86, "number of cards in trash of P2", len(g.zones[g.z_fixer_trash + 1]), "=", 1)


# cards/srtcg/base/scenarios/runs.card:88
def R126(t: Value) -> None:
    g = t.game(2)
    t.line = 91
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 92
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 93
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 94
    t.answer("head", u_night_shift)
    t.line = 95
    t.answer("others", u_roof_runner)
    t.line = 96
    t.answer("one", "pull_out")
    t.line = 97
    t.all_pass = True
    t.line = 99
    g.v_raids(0, 1)
    t.line = 100
    t.flow(g, "shadowrun", 0)
    t.line = 102
    t.equal(
        102,
        "number of (runners where side is out)",
        len([u_it1 for u_it1 in g.live(g.k_runner) if g.s_asset_side[u_it1] == g.e_side_out]),
        "=",
        0,
    )
    t.line = 103
    t.check(103, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 104
    t.equal(104, "ready of roof_runner", g.s_asset_ready[u_roof_runner], "=", 0)


# cards/srtcg/base/scenarios/runs.card:110
def trapdoor__trap(g: Play, this: int, you: int) -> None:
    g.v_earns(g.current, 2)


# cards/srtcg/base/scenarios/runs.card:106
def R127(t: Value) -> None:
    g = t.game(2)
    t.line = 112
    u_trapdoor = g.create("trapdoor", g.z__met)
    t.line = 113
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 114
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 116
    g.v_tests(u_trapdoor, 0)
    t.line = 118
    t.check(118, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)


# cards/srtcg/base/scenarios/runs.card:120
def R128(t: Value) -> None:
    g = t.game(2)
    t.line = 123
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 124
    g.create("keypad_door", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 125
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 127
    u_giant = g.create("giant", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_giant] = 1
    t.line = 128
    t.answer("one", "go_on")
    t.line = 129
    t.answer("one", "go_on")
    t.line = 130
    t.all_pass = True
    t.line = 132
    g.v_raids(0, 1)
    t.line = 133
    t.flow(g, "shadowrun", 0)
    t.line = 135
    t.equal(135, "hurt of giant", g.s_asset_hurt[u_giant], "=", 2)
    t.line = 136
    t.check(136, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/runs.card:138
def R130(t: Value) -> None:
    g = t.game(2)
    t.line = 141
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 142
    u_hellish_traffic = g.create("hellish_traffic", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 143
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 144
    t.all_pass = True
    t.line = 146
    g.v_raids(0, 1)
    t.line = 147
    t.flow(g, "shadowrun", 0)
    t.line = 149
    t.equal(149, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)
    t.line = 150
    t.check(150, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 151
    t.check(
        151, "hellish_traffic is in stack at P2 of P2", g.where[u_hellish_traffic] == g.z_fixer_stack + g.apart * 1 + 1
    )


# cards/srtcg/base/scenarios/runs.card:153
def R131(t: Value) -> None:
    g = t.game(2)
    t.line = 156
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 157
    u_stone_guardian = g.create("stone_guardian", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 158
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 159
    t.all_pass = True
    t.line = 161
    g.v_raids(0, 1)
    t.line = 162
    t.flow(g, "shadowrun", 0)
    t.line = 164
    t.check(
        164, "stone_guardian is in stack at P2 of P2", g.where[u_stone_guardian] == g.z_fixer_stack + g.apart * 1 + 1
    )
    t.line = 165
    t.equal(165, "hurt of stone_guardian", g.s_asset_hurt[u_stone_guardian], "=", 0)
    t.line = 166
    t.check(166, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)


# cards/srtcg/base/scenarios/runs.card:168
def R132(t: Value) -> None:
    g = t.game(2)
    t.line = 171
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 172
    u_silver_tongue = g.create("silver_tongue", g.z_fixer_safehouse + 0, 0)
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 173
    g.b_asset_side(u_silver_tongue, g.e_side_out)
    t.line = 175
    g.v_tests(u_polite_doorman, 0)
    t.line = 177
    t.check(177, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)
    t.line = 179
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 180
    g.v_tests(u_polite_doorman, 0)
    t.line = 182
    t.check(182, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)


# cards/srtcg/base/scenarios/runs.card:184
def R133(t: Value) -> None:
    g = t.game(2)
    t.line = 187
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 188
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 189
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_brick_lane] = 1
    t.line = 190
    u_holdout_pistol = g.create("holdout_pistol", g.z_fixer_hand + 0, 0)
    t.line = 191
    g.v_goes_to(u_holdout_pistol, u_brick_lane)
    t.line = 192
    t.answer("arms", u_holdout_pistol)
    t.line = 193
    t.all_pass = True
    t.line = 194
    g.s__alarm = g.e_alarm_quiet
    t.line = 196
    g.v_raids(0, 1)
    t.line = 197
    t.step(g, "meeting", 0)
    t.line = 198
    t.step(g, "sneaking", 0)
    t.line = 199
    t.step(g, "arming", 0)
    t.line = 200
    t.step(g, "blows", 0)
    t.line = 202
    t.check(202, "polite_doorman is in trash of P2", g.where[u_polite_doorman] == g.z_fixer_trash + 1)
    t.line = 203
    t.check(203, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/runs.card:205
def R133_b(t: Value) -> None:
    g = t.game(2)
    t.line = 208
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 209
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 210
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_brick_lane] = 1
    t.line = 211
    t.all_pass = True
    t.line = 213
    g.v_raids(0, 1)
    t.line = 214
    t.step(g, "meeting", 0)
    t.line = 215
    t.step(g, "sneaking", 0)
    t.line = 216
    t.step(g, "arming", 0)
    t.line = 217
    t.step(g, "blows", 0)
    t.line = 219
    t.check(219, "polite_doorman is in trash of P2", g.where[u_polite_doorman] == g.z_fixer_trash + 1)
    t.line = 220
    t.check(220, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)


# cards/srtcg/base/scenarios/runs.card:222
def R134(t: Value) -> None:
    g = t.game(2)
    t.line = 225
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    t.line = 226
    u_back_door = g.create("back_door", g.z_fixer_hand + 0, 0)
    t.line = 227
    g.v_goes_to(u_back_door, u_wirehead)
    t.line = 228
    g.s_asset_ready[u_back_door] = 1
    t.line = 229
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 230
    g.s__foe = u_polite_doorman
    t.line = 231
    g.s__alarm = g.e_alarm_ringing
    t.line = 233
    g.v_casts(0, u_back_door)
    t.line = 235
    t.check(235, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/runs.card:237
def R135(t: Value) -> None:
    g = t.game(2)
    t.line = 240
    u_riot_line = g.create("riot_line", g.z__met)
    t.line = 241
    u_n1 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_n2 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_n3 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 242
    g.b_asset_side(u_n1, g.e_side_out)
    t.line = 243
    g.b_asset_side(u_n2, g.e_side_out)
    t.line = 245
    g.v_tests(u_riot_line, 0)
    t.line = 247
    t.check(247, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)
    t.line = 249
    g.b_asset_side(u_n3, g.e_side_out)
    t.line = 250
    g.v_tests(u_riot_line, 0)
    t.line = 252
    t.check(252, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)


# cards/srtcg/base/scenarios/runs.card:254
def R136(t: Value) -> None:
    g = t.game(2)
    t.line = 257
    u_data_vault = g.create("data_vault", g.z_fixer_front + 1, 1)
    t.line = 258
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    t.line = 259
    t.all_pass = True
    t.line = 261
    g.v_raids(0, 1)
    t.line = 262
    t.flow(g, "shadowrun", 0)
    t.line = 264
    t.equal(264, "reputation of P1", g.d_fixer_reputation(0), "=", 20)
    t.line = 265
    t.check(265, "data_vault is in glory of P1", g.where[u_data_vault] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/runs.card:267
def R137(t: Value) -> None:
    g = t.game(2)
    t.line = 270
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 271
    g.create("sniper_roost", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 272
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 273
    t.all_pass = True
    t.line = 275
    g.v_raids(0, 1)
    t.line = 276
    t.flow(g, "shadowrun", 0)
    t.line = 278
    t.check(278, "gutterball is in trash of P1", g.where[u_gutterball] == g.z_fixer_trash + 0)
    t.line = 279
    t.equal(279, "reputation of P1", g.d_fixer_reputation(0), "=", 0)
    t.line = 280
    t.check(280, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)


# cards/srtcg/base/scenarios/runs.card:282
def R138(t: Value) -> None:
    g = t.game(2)
    t.line = 285
    u_data_vault = g.create("data_vault", g.z_fixer_front + 1, 1)
    t.line = 286
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 287
    t.all_pass = True
    t.line = 289
    g.v_raids(0, 1)
    t.line = 290
    t.flow(g, "shadowrun", 0)
    t.line = 292
    t.check(292, "data_vault is in front of P2", g.where[u_data_vault] == g.z_fixer_front + 1)
    t.line = 293
    t.equal(293, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


# cards/srtcg/base/scenarios/runs.card:295
def R139(t: Value) -> None:
    g = t.game(2)
    t.line = 298
    u_room_5b78 = g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 301
    u_heavy = g.create("heavy", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_heavy] = 1
    t.line = 302
    u_light = g.create("light", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_light] = 1
    t.line = 303
    t.answer("head", u_heavy)
    t.line = 304
    t.answer("others", "pass")
    t.line = 305
    t.all_pass = True
    t.line = 307
    g.v_raids(0, 1)
    t.line = 308
    t.flow(g, "shadowrun", 0)
    t.line = 310
    t.check(310, "room_5b78 is in front of P2", g.where[u_room_5b78] == g.z_fixer_front + 1)
    t.line = 311
    t.equal(311, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


# cards/srtcg/base/scenarios/runs.card:313
def R139_b(t: Value) -> None:
    g = t.game(2)
    t.line = 316
    u_room_5b78 = g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 319
    u_heavy = g.create("heavy", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_heavy] = 1
    t.line = 320
    u_light = g.create("light", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_light] = 1
    t.line = 321
    t.answer("head", u_heavy)
    t.line = 322
    t.answer("others", u_light)
    t.line = 323
    t.answer("may", "no")
    t.line = 324
    t.all_pass = True
    t.line = 326
    g.v_raids(0, 1)
    t.line = 327
    t.flow(g, "shadowrun", 0)
    t.line = 329
    t.check(329, "room_5b78 is in glory of P1", g.where[u_room_5b78] == g.z_fixer_glory + 0)
    t.line = 330
    t.equal(330, "reputation of P1", g.d_fixer_reputation(0), "=", 35)


# cards/srtcg/base/scenarios/runs.card:332
def R139_c(t: Value) -> None:
    g = t.game(2)
    t.line = 335
    u_room_5b78 = g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 337
    u_heavy = g.create("heavy", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_heavy] = 1
    t.line = 338
    t.answer("may", "yes")
    t.line = 339
    t.all_pass = True
    t.line = 341
    g.v_raids(0, 1)
    t.line = 342
    t.flow(g, "shadowrun", 0)
    t.line = 344
    t.check(344, "room_5b78 is in trash of P2", g.where[u_room_5b78] == g.z_fixer_trash + 1)
    t.line = 345
    t.equal(345, "nuyen of P1", g.s_fixer_nuyen[0], "=", 15)
    t.line = 346
    t.equal(346, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


# cards/srtcg/base/scenarios/runs.card:348
def R140(t: Value) -> None:
    g = t.game(2)
    t.line = 351
    g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 353
    u_porter = g.create("porter", g.z__met)
    u_manticore = g.create("manticore", g.z__met)
    t.line = 355
    t.equal(355, "might of porter", g.d_asset_might(u_porter), "=", 6)
    t.line = 356
    t.equal(356, "life of porter", g.d_asset_life(u_porter), "=", 7)
    t.line = 357
    t.equal(357, "might of manticore", g.d_asset_might(u_manticore), "=", 8)
    t.line = 358
    t.equal(358, "life of manticore", g.d_asset_life(u_manticore), "=", 9)


# cards/srtcg/base/scenarios/runs.card:360
def R141(t: Value) -> None:
    g = t.game(2)
    t.line = 363
    g.v_scores(0, 5)
    t.line = 365
    g.v_forfeits(0, 10)
    t.line = 367
    t.equal(367, "reputation of P1", g.d_fixer_reputation(0), "=", -(5))
    t.line = 369
    g.v_forfeits(0, 10)
    t.line = 371
    t.equal(371, "reputation of P1", g.d_fixer_reputation(0), "=", -(5))
    t.line = 373
    g.v_scores(0, 20)
    t.line = 375
    t.equal(375, "reputation of P1", g.d_fixer_reputation(0), "=", 15)
    t.line = 377
    g.v_forfeits(0, 10)
    t.line = 379
    t.equal(379, "reputation of P1", g.d_fixer_reputation(0), "=", 5)


# cards/srtcg/base/scenarios/runs.card:381
def R142(t: Value) -> None:
    g = t.game(2)
    t.line = 384
    g.v_scores(0, 55)
    t.line = 386
    g.v_scores(0, 4)
    t.line = 388
    t.check(388, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 390
    g.v_scores(0, 1)
    t.line = 392
    t.check(392, "game is won for P1", (g.result == "won" and g.winner == 0), f"it is {g.result}")


MODULE = Module(
    source="cards/srtcg/base/scenarios/runs.card",
    scenarios=(
        Scenario("R120", "six Runners at most, all of them unturned, and all turn", R120, 3, 2),
        Scenario("R122", "whose Objective it is says which stack is first, and it is met to its end", R122, 23, 4),
        Scenario(
            "R123",
            "one and one is not three",
            R123,
            42,
            2,
            cards=(
                Card("gate", "challenge", (("sleaze", (("piloting", 3),)),), (), line=45),
                Card("pilot", "runner", (("skills", ("piloting",)), ("body", 3)), (), line=50),
            ),
        ),
        Scenario(
            "R124",
            "one and two is",
            R124,
            59,
            2,
            cards=(Card("gate", "challenge", (("sleaze", (("piloting", 3),)),), (), line=62),),
        ),
        Scenario("R125", "on or out: decided before the next card is seen", R125, 72, 2),
        Scenario("R126", "who pulls out goes home with the whole team", R126, 88, 2),
        Scenario(
            "R127",
            "no sleaze requirement: the alarm rings, and the card says what happens",
            R127,
            106,
            2,
            cards=(
                Card(
                    "trapdoor",
                    "challenge",
                    (),
                    (Ability("trapdoor__trap", "slot", "trap", None, trapdoor__trap, line=110),),
                    line=109,
                ),
            ),
        ),
        Scenario(
            "R128",
            "with the alarm on, whatever comes must be faced",
            R128,
            120,
            2,
            cards=(Card("giant", "runner", (("attack", 9), ("body", 9), ("skills", ("stealth",))), (), line=126),),
        ),
        Scenario("R130", "Hellish Traffic: no fight, the run is over", R130, 138, 2),
        Scenario("R131", "what is not defeated lies where it lay, unharmed, and the run is over", R131, 153, 2),
        Scenario("R132", "who is anti-social spoils all talk", R132, 168, 2),
        Scenario("R133", "silenced weapons only: nobody has heard anything", R133, 184, 2),
        Scenario("R133_b", "a bare fist is heard", R133_b, 205, 2),
        Scenario("R134", "a program clears the alarm", R134, 222, 2),
        Scenario("R135", "a team that is small enough is not noticed", R135, 237, 2),
        Scenario("R136", "everything passed, somebody alive: the Objective is taken", R136, 254, 2),
        Scenario("R137", "nobody left, nothing taken", R137, 267, 2),
        Scenario("R138", "without what it requires it stays, face up", R138, 282, 2),
        Scenario(
            "R139",
            "a barrier of twenty: nineteen is not enough",
            R139,
            295,
            2,
            cards=(
                Card("heavy", "runner", (("attack", 19), ("body", 5)), (), line=299),
                Card("light", "runner", (("attack", 1), ("body", 5)), (), line=300),
            ),
        ),
        Scenario(
            "R139_b",
            "twenty is",
            R139_b,
            313,
            2,
            cards=(
                Card("heavy", "runner", (("attack", 19), ("body", 5)), (), line=317),
                Card("light", "runner", (("attack", 1), ("body", 5)), (), line=318),
            ),
        ),
        Scenario(
            "R139_c",
            "or fifteen nuyen, and no fame",
            R139_c,
            332,
            2,
            cards=(Card("heavy", "runner", (("attack", 20), ("body", 5)), (), line=336),),
        ),
        Scenario(
            "R140",
            "indoors, they are stronger there",
            R140,
            348,
            2,
            cards=(
                Card("porter", "challenge", (("attack", 4), ("body", 5), ("keywords", ("indoors",))), (), line=352),
            ),
        ),
        Scenario("R141", "below nothing nobody falls any further", R141, 360, 2),
        Scenario("R142", "who has enough wins at once", R142, 381, 2),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 28:3 29:8 30:3 31:9 32:3 33:10 34:3 35:11 36:3 37:12 38:3 39:13 40:3 41:14 42:3"
        " 43:16 44:3 45:18 52:3 53:19 54:3 55:20 56:3 57:21 61:23 64:26 65:23 66:27 67:23 68:28 69:23 70:29"
        " 72:23 73:30 74:23 75:31 76:23 77:33 78:23 79:34 80:23 81:36 82:23 83:37 86:23 87:38 90:23 91:39"
        " 92:23 93:40 97:42 100:46 101:42 102:47 104:42 105:48 106:42 107:49 108:42 109:51 110:42 111:52"
        " 112:42 113:53 114:42 115:55 116:42 117:57 121:59 124:63 125:59 126:64 128:59 129:65 130:59 131:66"
        " 132:59 133:68 134:59 135:70 139:72 142:75 143:72 144:76 145:72 146:77 147:72 148:78 150:72 151:79"
        " 152:72 153:80 154:72 155:82 156:72 157:83 158:72 159:85 160:72 161:86 165:88 168:91 169:88 170:92"
        " 172:88 173:93 177:88 178:94 179:88 180:95 181:88 182:96 183:88 184:97 185:88 186:99 187:88 188:100"
        " 189:88 190:102 197:88 198:103 199:88 200:104 204:110 205:111 209:106 212:112 213:106 214:113"
        " 215:106 216:114 217:106 218:116 219:106 220:118 224:120 227:123 228:120 229:124 230:120 231:125"
        " 232:120 233:127 235:120 236:128 237:120 238:129 239:120 240:130 241:120 242:132 243:120 244:133"
        " 245:120 246:135 247:120 248:136 252:138 255:141 256:138 257:142 258:138 259:143 261:138 262:144"
        " 263:138 264:146 265:138 266:147 267:138 268:149 269:138 270:150 271:138 272:151 278:153 281:156"
        " 282:153 283:157 284:153 285:158 287:153 288:159 289:153 290:161 291:153 292:162 293:153 294:164"
        " 297:153 298:165 299:153 300:166 304:168 307:171 308:168 309:172 311:168 312:173 313:168 314:175"
        " 315:168 316:177 317:168 318:179 319:168 320:180 321:168 322:182 326:184 329:187 330:184 331:188"
        " 332:184 333:189 335:184 336:190 337:184 338:191 339:184 340:192 341:184 342:193 343:184 344:194"
        " 345:184 346:196 347:184 348:197 349:184 350:198 351:184 352:199 353:184 354:200 355:184 356:202"
        " 357:184 358:203 362:205 365:208 366:205 367:209 368:205 369:210 371:205 372:211 373:205 374:213"
        " 375:205 376:214 377:205 378:215 379:205 380:216 381:205 382:217 383:205 384:219 385:205 386:220"
        " 390:222 393:225 394:222 395:226 396:222 397:227 398:222 399:228 400:222 401:229 402:222 403:230"
        " 404:222 405:231 406:222 407:233 408:222 409:235 413:237 416:240 417:237 418:241 421:237 422:242"
        " 423:237 424:243 425:237 426:245 427:237 428:247 429:237 430:249 431:237 432:250 433:237 434:252"
        " 438:254 441:257 442:254 443:258 445:254 446:259 447:254 448:261 449:254 450:262 451:254 452:264"
        " 453:254 454:265 458:267 461:270 462:267 463:271 464:267 465:272 467:267 468:273 469:267 470:275"
        " 471:267 472:276 473:267 474:278 475:267 476:279 477:267 478:280 482:282 485:285 486:282 487:286"
        " 489:282 490:287 491:282 492:289 493:282 494:290 495:282 496:292 497:282 498:293 502:295 505:298"
        " 506:295 507:301 509:295 510:302 512:295 513:303 514:295 515:304 516:295 517:305 518:295 519:307"
        " 520:295 521:308 522:295 523:310 524:295 525:311 529:313 532:316 533:313 534:319 536:313 537:320"
        " 539:313 540:321 541:313 542:322 543:313 544:323 545:313 546:324 547:313 548:326 549:313 550:327"
        " 551:313 552:329 553:313 554:330 558:332 561:335 562:332 563:337 565:332 566:338 567:332 568:339"
        " 569:332 570:341 571:332 572:342 573:332 574:344 575:332 576:345 577:332 578:346 582:348 585:351"
        " 586:348 587:353 589:348 590:355 591:348 592:356 593:348 594:357 595:348 596:358 600:360 603:363"
        " 604:360 605:365 606:360 607:367 608:360 609:369 610:360 611:371 612:360 613:373 614:360 615:375"
        " 616:360 617:377 618:360 619:379 623:381 626:384 627:381 628:386 629:381 630:388 631:381 632:390"
        " 633:381 634:392"
    ),
)
