"""Made by `ombre build` from cards/srtcg/base/scenarios/runs.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


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
        "14:3 17:6 18:3 19:7 33:3 34:8 35:3 36:9 37:3 38:10 39:3 40:11 41:3 42:12 43:3 44:13 45:3 46:14 47:3"
        " 48:16 49:3 50:18 57:3 58:19 59:3 60:20 61:3 62:21 66:23 69:26 70:23 71:27 72:23 73:28 74:23 75:29"
        " 77:23 78:30 79:23 80:31 81:23 82:33 83:23 84:34 85:23 86:36 87:23 88:37 91:23 92:38 95:23 96:39"
        " 97:23 98:40 102:42 105:46 106:42 107:47 109:42 110:48 111:42 112:49 113:42 114:51 115:42 116:52"
        " 117:42 118:53 119:42 120:55 121:42 122:57 126:59 129:63 130:59 131:64 133:59 134:65 135:59 136:66"
        " 137:59 138:68 139:59 140:70 144:72 147:75 148:72 149:76 150:72 151:77 152:72 153:78 155:72 156:79"
        " 157:72 158:80 159:72 160:82 161:72 162:83 163:72 164:85 165:72 166:86 170:88 173:91 174:88 175:92"
        " 177:88 178:93 182:88 183:94 184:88 185:95 186:88 187:96 188:88 189:97 190:88 191:99 192:88 193:100"
        " 194:88 195:102 202:88 203:103 204:88 205:104 209:110 210:111 214:106 217:112 218:106 219:113"
        " 220:106 221:114 222:106 223:116 224:106 225:118 229:120 232:123 233:120 234:124 235:120 236:125"
        " 237:120 238:127 240:120 241:128 242:120 243:129 244:120 245:130 246:120 247:132 248:120 249:133"
        " 250:120 251:135 252:120 253:136 257:138 260:141 261:138 262:142 263:138 264:143 266:138 267:144"
        " 268:138 269:146 270:138 271:147 272:138 273:149 274:138 275:150 276:138 277:151 283:153 286:156"
        " 287:153 288:157 289:153 290:158 292:153 293:159 294:153 295:161 296:153 297:162 298:153 299:164"
        " 302:153 303:165 304:153 305:166 309:168 312:171 313:168 314:172 316:168 317:173 318:168 319:175"
        " 320:168 321:177 322:168 323:179 324:168 325:180 326:168 327:182 331:184 334:187 335:184 336:188"
        " 337:184 338:189 340:184 341:190 342:184 343:191 344:184 345:192 346:184 347:193 348:184 349:194"
        " 350:184 351:196 352:184 353:197 354:184 355:198 356:184 357:199 358:184 359:200 360:184 361:202"
        " 362:184 363:203 367:205 370:208 371:205 372:209 373:205 374:210 376:205 377:211 378:205 379:213"
        " 380:205 381:214 382:205 383:215 384:205 385:216 386:205 387:217 388:205 389:219 390:205 391:220"
        " 395:222 398:225 399:222 400:226 401:222 402:227 403:222 404:228 405:222 406:229 407:222 408:230"
        " 409:222 410:231 411:222 412:233 413:222 414:235 418:237 421:240 422:237 423:241 426:237 427:242"
        " 428:237 429:243 430:237 431:245 432:237 433:247 434:237 435:249 436:237 437:250 438:237 439:252"
        " 443:254 446:257 447:254 448:258 450:254 451:259 452:254 453:261 454:254 455:262 456:254 457:264"
        " 458:254 459:265 463:267 466:270 467:267 468:271 469:267 470:272 472:267 473:273 474:267 475:275"
        " 476:267 477:276 478:267 479:278 480:267 481:279 482:267 483:280 487:282 490:285 491:282 492:286"
        " 494:282 495:287 496:282 497:289 498:282 499:290 500:282 501:292 502:282 503:293 507:295 510:298"
        " 511:295 512:301 514:295 515:302 517:295 518:303 519:295 520:304 521:295 522:305 523:295 524:307"
        " 525:295 526:308 527:295 528:310 529:295 530:311 534:313 537:316 538:313 539:319 541:313 542:320"
        " 544:313 545:321 546:313 547:322 548:313 549:323 550:313 551:324 552:313 553:326 554:313 555:327"
        " 556:313 557:329 558:313 559:330 563:332 566:335 567:332 568:337 570:332 571:338 572:332 573:339"
        " 574:332 575:341 576:332 577:342 578:332 579:344 580:332 581:345 582:332 583:346 587:348 590:351"
        " 591:348 592:353 594:348 595:355 596:348 597:356 598:348 599:357 600:348 601:358 605:360 608:363"
        " 609:360 610:365 611:360 612:367 613:360 614:369 615:360 616:371 617:360 618:373 619:360 620:375"
        " 621:360 622:377 623:360 624:379 628:381 631:384 632:381 633:386 634:381 635:388 636:381 637:390"
        " 638:381 639:392"
    ),
)
