"""Made by `ombre build` from cards/srtcg/base/scenarios/rivals.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/base/scenarios/rivals.card:3
def R210(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 7
    u_hostile = g.create("gutterball", g.z_fixer_safehouse + 1, 1)
    t.line = 8
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 9
    g.b_asset_side(u_hostile, g.e_side_against)
    t.line = 11
    g.v_confronts(1)
    t.line = 13
    t.check(13, "gutterball is in trash of P1", g.where[u_gutterball] == g.z_fixer_trash + 0)
    t.line = 14
    t.check(14, "hostile is in trash of P2", g.where[u_hostile] == g.z_fixer_trash + 1)


# cards/srtcg/base/scenarios/rivals.card:16
def R211(t: Value) -> None:
    g = t.game(2)
    t.line = 20
    u_a1 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a2 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a3 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 21
    u_d1 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d2 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d3 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d4 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d5 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    t.line = 22
    g.b_asset_side(u_a1, g.e_side_against)
    t.line = 23
    g.b_asset_side(u_a2, g.e_side_against)
    t.line = 24
    g.b_asset_side(u_a3, g.e_side_against)
    t.line = 25
    g.b_asset_side(u_d1, g.e_side_out)
    t.line = 26
    g.b_asset_side(u_d2, g.e_side_out)
    t.line = 27
    g.b_asset_side(u_d3, g.e_side_out)
    t.line = 28
    g.b_asset_side(u_d4, g.e_side_out)
    t.line = 29
    g.b_asset_side(u_d5, g.e_side_out)
    t.line = 30
    t.answer("met_one", u_d2, who=1)
    t.line = 31
    t.answer("met_one", u_d4, who=1)
    t.line = 32
    t.answer("met_one", u_d5, who=1)
    t.line = 33
    t.answer("helped_against", u_a1, who=0)
    t.line = 34
    t.answer("helped_against", u_a1, who=0)
    t.line = 35
    t.answer("victim", u_d2, who=1)
    t.line = 36
    t.answer("one", "all_that_it_takes", who=1)
    t.line = 38
    g.v_confronts(1)
    t.line = 40
    t.equal(40, "hurt of d1", g.s_asset_hurt[u_d1], "=", 0)
    t.line = 41
    t.equal(41, "hurt of d2", g.s_asset_hurt[u_d2], "=", 3)
    t.line = 42
    t.equal(42, "hurt of d4", g.s_asset_hurt[u_d4], "=", 3)
    t.line = 43
    t.equal(43, "hurt of d5", g.s_asset_hurt[u_d5], "=", 3)
    t.line = 44
    t.check(44, "a1 is in trash of P2", g.where[u_a1] == g.z_fixer_trash + 1)
    t.line = 45
    t.equal(45, "hurt of a2", g.s_asset_hurt[u_a2], "=", 1)
    t.line = 46
    t.equal(46, "hurt of a3", g.s_asset_hurt[u_a3], "=", 1)


# cards/srtcg/base/scenarios/rivals.card:48
def R212(t: Value) -> None:
    g = t.game(2)
    t.line = 52
    u_pup = g.create("pup", g.z_fixer_safehouse + 0, 0)
    t.line = 53
    u_a1 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a2 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 54
    g.b_asset_side(u_pup, g.e_side_out)
    t.line = 55
    g.b_asset_side(u_a1, g.e_side_against)
    t.line = 56
    g.b_asset_side(u_a2, g.e_side_against)
    t.line = 57
    t.answer("victim", u_a2, who=0)
    t.line = 59
    g.v_confronts(1)
    t.line = 61
    t.equal(61, "hurt of pup", g.s_asset_hurt[u_pup], "=", 6)
    t.line = 62
    t.equal(62, "hurt of a1", g.s_asset_hurt[u_a1], "=", 0)
    t.line = 63
    t.equal(63, "hurt of a2", g.s_asset_hurt[u_a2], "=", 1)


# cards/srtcg/base/scenarios/rivals.card:65
def R213(t: Value) -> None:
    g = t.game(2)
    t.line = 69
    u_lone = g.create("lone", g.z_fixer_safehouse + 0, 0)
    t.line = 70
    u_b1 = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    u_b2 = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    t.line = 71
    g.b_asset_side(u_lone, g.e_side_out)
    t.line = 72
    g.b_asset_side(u_b1, g.e_side_against)
    t.line = 73
    g.b_asset_side(u_b2, g.e_side_against)
    t.line = 74
    t.answer("victim", u_b2, who=0)
    t.line = 75
    t.answer("one", "one_point", who=0)
    t.line = 76
    t.answer("victim", u_b1, who=0)
    t.line = 77
    t.answer("one", "all_that_it_takes", who=0)
    t.line = 79
    g.v_confronts(1)
    t.line = 81
    t.equal(81, "hurt of b1", g.s_asset_hurt[u_b1], "=", 2)
    t.line = 82
    t.equal(82, "hurt of b2", g.s_asset_hurt[u_b2], "=", 1)
    t.line = 83
    t.check(83, "lone is in trash of P1", g.where[u_lone] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/rivals.card:85
def R215(t: Value) -> None:
    g = t.game(2)
    t.line = 88
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 89
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 90
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 91
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 1, 1)
    t.line = 92
    t.answer("may", "yes", who=1)
    t.line = 93
    t.all_pass = True
    t.line = 95
    g.v_raids(0, 1)
    t.line = 96
    t.flow(g, "shadowrun", 0)
    t.line = 98
    t.not_offered(98, "not offered head: gutterball", "head", (u_gutterball,))
    t.line = 99
    t.equal(99, "ready of bone_mama", g.s_asset_ready[u_bone_mama], "=", 1)
    t.line = 100
    t.equal(100, "ready of oath_sister", g.s_asset_ready[u_oath_sister], "=", 0)
    t.line = 101
    t.equal(101, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 3)


# cards/srtcg/base/scenarios/rivals.card:103
def R220(t: Value) -> None:
    g = t.game(3)
    t.line = 106
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 107
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 108
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 109
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 2, 2)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 110
    t.answer("may", "no", who=1)
    t.line = 111
    t.answer("may", "yes", who=2)
    t.line = 112
    t.all_pass = True
    t.line = 114
    g.v_raids(0, 1)
    t.line = 115
    t.flow(g, "shadowrun", 0)
    t.line = 117
    t.equal(117, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)
    t.line = 118
    t.check(118, "gutterball is in trash of P3", g.where[u_gutterball] == g.z_fixer_trash + 2)
    t.line = 119
    t.equal(119, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 4)
    t.line = 120
    t.check(120, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)


# cards/srtcg/base/scenarios/rivals.card:122
def R221(t: Value) -> None:
    g = t.game(2)
    t.line = 125
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 126
    u_o1 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o1] = 1
    u_o2 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o2] = 1
    t.line = 127
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 128
    t.answer("head", u_o1)
    t.line = 129
    t.answer("others", "pass")
    t.line = 130
    t.answer("may", "yes", who=1)
    t.line = 131
    t.all_pass = True
    t.line = 133
    g.v_raids(0, 1)
    t.line = 134
    t.flow(g, "shadowrun", 0)
    t.line = 136
    t.check(136, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 138
    g.v_raids(0, 1)
    t.line = 139
    t.flow(g, "shadowrun", 0)
    t.line = 141
    t.check(141, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/rivals.card:143
def R222(t: Value) -> None:
    g = t.game(2)
    t.line = 146
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 147
    u_iron_duchess = g.create("iron_duchess", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_iron_duchess] = 1
    t.line = 148
    u_corner_boy = g.create("corner_boy", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_corner_boy] = 1
    t.line = 149
    t.answer("may", "yes", who=1)
    t.line = 150
    t.all_pass = True
    t.line = 152
    g.v_raids(0, 1)
    t.line = 153
    t.flow(g, "shadowrun", 0)
    t.line = 155
    t.check(155, "corner_boy is in trash of P2", g.where[u_corner_boy] == g.z_fixer_trash + 1)
    t.line = 156
    t.check(156, "iron_duchess is in safehouse of P1", g.where[u_iron_duchess] == g.z_fixer_safehouse + 0)
    t.line = 157
    t.check(157, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 158
    t.equal(158, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


# cards/srtcg/base/scenarios/rivals.card:160
def R224(t: Value) -> None:
    g = t.game(2)
    t.line = 163
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 164
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 165
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 166
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 167
    t.answer("one", "go_on")
    t.line = 168
    t.all_pass = True
    t.line = 170
    g.v_raids(0, 1)
    t.line = 171
    t.flow(g, "shadowrun", 0)
    t.line = 173
    t.check(173, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 174
    t.equal(174, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)


# cards/srtcg/base/scenarios/rivals.card:176
def R230(t: Value) -> None:
    g = t.game(2)
    t.line = 179
    g.s_fixer_nuyen[0] = 9
    t.line = 180
    u_blood_feud = g.create("blood_feud", g.z_fixer_hand + 0, 0)
    u_payday = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 181
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 183
    g.v_plays(0, u_blood_feud)
    t.line = 184
    g.v_plays(0, u_payday)
    t.line = 186
    t.check(186, "blood_feud is in safehouse of P1", g.where[u_blood_feud] == g.z_fixer_safehouse + 0)
    t.line = 187
    t.check(187, "payday is in trash of P1", g.where[u_payday] == g.z_fixer_trash + 0)
    t.line = 188
    t.equal(188, "might of gutterball", g.d_asset_might(u_gutterball), "=", 5)


# cards/srtcg/base/scenarios/rivals.card:190
def R217(t: Value) -> None:
    g = t.game(2)
    t.line = 193
    g.s_fixer_nuyen[0] = 3
    t.line = 194
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 195
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_brick_lane] = 1
    t.line = 196
    u_plate_vest = g.create("plate_vest", g.z_fixer_hand + 1, 1)
    u_holdout_pistol = g.create("holdout_pistol", g.z_fixer_hand + 1, 1)
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 1, 1)
    t.line = 197
    g.v_goes_to(u_plate_vest, u_brick_lane)
    t.line = 198
    g.v_goes_to(u_holdout_pistol, u_brick_lane)
    t.line = 199
    g.v_goes_to(u_street_shotgun, u_brick_lane)
    t.line = 200
    u_open_contract = g.create("open_contract", g.z_fixer_hand + 0, 0)
    t.line = 201
    t.answer("arms", u_street_shotgun, who=1)
    t.line = 203
    g.v_plays(0, u_open_contract)
    t.line = 205
    t.offered(
        205, "offered arms: holdout_pistol, street_shotgun, pass", "arms", (u_holdout_pistol, u_street_shotgun, "pass")
    )
    t.line = 206
    t.check(206, "oath_sister is in trash of P1", g.where[u_oath_sister] == g.z_fixer_trash + 0)
    t.line = 207
    t.equal(207, "hurt of brick_lane", g.s_asset_hurt[u_brick_lane], "=", 1)
    t.line = 208
    t.check(208, "brick_lane is home", g.s_asset_side[u_brick_lane] == g.e_side_home)
    t.line = 209
    t.check(209, "state of street_shotgun is idle", g.s_gear_state[u_street_shotgun] == g.e_state_idle)
    t.line = 210
    t.check(210, "state of plate_vest is working", g.s_gear_state[u_plate_vest] == g.e_state_working)


# cards/srtcg/base/scenarios/rivals.card:212
def R217_b(t: Value) -> None:
    g = t.game(2)
    t.line = 215
    g.s_fixer_nuyen[0] = 3
    t.line = 216
    g.s_fixer_nuyen[1] = 2
    t.line = 217
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 218
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 219
    u_burst_carbine = g.create("burst_carbine", g.z_fixer_hand + 1, 1)
    t.line = 220
    g.v_goes_to(u_burst_carbine, u_night_shift)
    t.line = 221
    u_open_contract = g.create("open_contract", g.z_fixer_hand + 0, 0)
    t.line = 222
    t.answer("arms", u_burst_carbine, who=1)
    t.line = 223
    t.answer("window", (("bursts with", (None, u_burst_carbine)),), who=1)
    t.line = 224
    t.answer("bullets", 1)
    t.line = 225
    t.all_pass = True
    t.line = 227
    g.v_plays(0, u_open_contract)
    t.line = 229
    t.check(229, "bone_mama is in trash of P1", g.where[u_bone_mama] == g.z_fixer_trash + 0)
    t.line = 230
    t.equal(230, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)


# cards/srtcg/base/scenarios/rivals.card:232
def R223(t: Value) -> None:
    g = t.game(2)
    t.line = 235
    g.s_fixer_nuyen[0] = 1
    t.line = 236
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 237
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 238
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 239
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 0, 0)
    t.line = 240
    t.answer("may", "yes", who=1)
    t.line = 241
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=0)
    t.line = 242
    t.answer("victim", u_bone_mama, who=0)
    t.line = 243
    t.all_pass = True
    t.line = 245
    g.v_raids(0, 1)
    t.line = 246
    t.flow(g, "shadowrun", 0)
    t.line = 248
    t.check(248, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 249
    t.equal(249, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)


# cards/srtcg/base/scenarios/rivals.card:255
def manacles__sting(g: Play, this: int, you: int) -> None:
    u_caught = g.choose(
        "caught",
        you,
        [
            u_caught
            for u_caught in g.live(g.k_runner)
            if g.s_asset_side[u_caught] == g.e_side_against and g.s_asset_rival[u_caught] != NOTHING
        ],
        "runner",
    )
    if u_caught != NOTHING:
        g.v_withdraws(u_caught)


# cards/srtcg/base/scenarios/rivals.card:251
def R223_b(t: Value) -> None:
    g = t.game(2)
    t.line = 258
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 259
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 260
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 261
    u_manacles = g.create("manacles", g.z_fixer_hand + 0, 0)
    t.line = 262
    t.answer("may", "yes", who=1)
    t.line = 263
    t.answer("window", "pass", who=0)
    t.line = 264
    t.answer("window", (("stings with", (None, u_manacles)),), who=0)
    t.line = 265
    t.all_pass = True
    t.line = 267
    g.v_raids(0, 1)
    t.line = 268
    t.flow(g, "shadowrun", 0)
    t.line = 270
    t.check(270, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 271
    t.equal(271, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 0)
    t.line = 272
    t.equal(272, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)
    t.line = 273
    t.check(273, "bone_mama is home", g.s_asset_side[u_bone_mama] == g.e_side_home)


# cards/srtcg/base/scenarios/rivals.card:275
def R230_b(t: Value) -> None:
    g = t.game(2)
    t.line = 278
    g.s_fixer_nuyen[0] = 9
    t.line = 279
    u_heron_totem = g.create("heron_totem", g.z_fixer_hand + 0, 0)
    u_corner_claim = g.create("corner_claim", g.z_fixer_hand + 0, 0)
    t.line = 280
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 282
    g.v_plays(0, u_heron_totem)
    t.line = 283
    g.v_plays(0, u_corner_claim)
    t.line = 285
    t.check(285, "heron_totem is in kit of ash_singer", g.where[u_heron_totem] == g.z_runner_kit + u_ash_singer)
    t.line = 286
    t.equal(286, "might of ash_singer", g.d_asset_might(u_ash_singer), "=", 3)
    t.line = 287
    t.check(287, "corner_claim is in trash of P1", g.where[u_corner_claim] == g.z_fixer_trash + 0)
    t.line = 288
    t.equal(288, "might of gutterball", g.d_asset_might(u_gutterball), "=", 5)


# cards/srtcg/base/scenarios/rivals.card:290
def R231(t: Value) -> None:
    g = t.game(2)
    t.line = 293
    g.s_fixer_nuyen[0] = 2
    t.line = 294
    u_heron_totem = g.create("heron_totem", g.z_fixer_hand + 0, 0)
    t.line = 295
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    t.line = 296
    g.create("courier_case", g.z_fixer_pile + 1, 1)
    t.line = 297
    t.answer("one", "money")
    t.line = 298
    t.answer("one", "money")
    t.line = 299
    t.all_pass = True
    t.line = 301
    g.v_plays(0, u_heron_totem)
    t.line = 302
    t.flow(g, "turn", 1)
    t.line = 303
    t.flow(g, "turn", 0)
    t.line = 305
    t.check(305, "heron_totem is in kit of ash_singer", g.where[u_heron_totem] == g.z_runner_kit + u_ash_singer)
    t.line = 307
    g.v_trashes(0, u_ash_singer)
    t.line = 309
    t.check(309, "heron_totem is in trash of P1", g.where[u_heron_totem] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/rivals.card:311
def R231_b(t: Value) -> None:
    g = t.game(2)
    t.line = 314
    g.s_fixer_nuyen[0] = 2
    t.line = 315
    u_heron_totem = g.create("heron_totem", g.z_fixer_hand + 0, 0)
    t.line = 316
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    t.line = 318
    g.v_plays(0, u_heron_totem)
    t.line = 319
    g.v_trashes(0, u_heron_totem)
    t.line = 321
    t.check(321, "ash_singer is in safehouse of P1", g.where[u_ash_singer] == g.z_fixer_safehouse + 0)
    t.line = 322
    t.equal(322, "might of ash_singer", g.d_asset_might(u_ash_singer), "=", 2)
    t.line = 323
    t.check(323, "bearer of heron_totem is nothing", g.s_special_bearer[u_heron_totem] == NOTHING)


# cards/srtcg/base/scenarios/rivals.card:325
def R232(t: Value) -> None:
    g = t.game(2)
    t.line = 328
    g.s_fixer_nuyen[0] = 3
    t.line = 329
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 330
    u_borrowed_colours = g.create("borrowed_colours", g.z_fixer_hand + 0, 0)
    u_corner_claim = g.create("corner_claim", g.z_fixer_hand + 0, 0)
    t.line = 331
    t.answer("champion", u_brick_lane, who=0)
    t.line = 332
    t.answer("window", (("plays", (None, u_borrowed_colours)),), who=0)
    t.line = 333
    t.answer("window", (("plays", (None, u_corner_claim)),), who=0)
    t.line = 334
    t.answer("one", "money", who=0)
    t.line = 335
    t.all_pass = True
    t.line = 337
    t.step(g, "legwork", 0)
    t.line = 339
    t.check(339, "profession of brick_lane is ganger", g.f_runner_profession(u_brick_lane) == g.e_calling_ganger)
    t.line = 340
    t.equal(340, "might of brick_lane", g.d_asset_might(u_brick_lane), "=", 5)
    t.line = 342
    t.flow(g, "turn", 0)
    t.line = 344
    t.check(344, "profession of brick_lane is samurai", g.f_runner_profession(u_brick_lane) == g.e_calling_samurai)
    t.line = 345
    t.equal(345, "might of brick_lane", g.d_asset_might(u_brick_lane), "=", 6)


# cards/srtcg/base/scenarios/rivals.card:351
def knock_off__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return args[0] == this and g.kind[u_r] in g.k_runner


# cards/srtcg/base/scenarios/rivals.card:351
def knock_off__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[1]
    u_original = g.choose(
        "original",
        you,
        [u_original for u_original in g.live(g.k_gear) if u_original != this and g.can("goes to", u_original, u_r)],
        "gear",
    )
    if u_original != NOTHING:
        g.become_copy(this, u_original, (), scopes=("turn",))


# cards/srtcg/base/scenarios/rivals.card:347
def R233(t: Value) -> None:
    g = t.game(2)
    t.line = 354
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 355
    u_back_door = g.create("back_door", g.z_fixer_hand + 0, 0)
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    u_knock_off = g.create("knock_off", g.z_fixer_hand + 0, 0)
    t.line = 356
    g.v_goes_to(u_back_door, u_wirehead)
    t.line = 357
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 359
    g.v_goes_to(u_knock_off, u_gutterball)
    t.line = 361
    t.check(361, "knock_off is a copy of street_shotgun", g.face[u_knock_off] == g.face[u_street_shotgun])
    t.line = 362
    t.check(362, "knock_off is not a copy of back_door", g.face[u_knock_off] != g.face[u_back_door])


# cards/srtcg/base/scenarios/rivals.card:364
def R234(t: Value) -> None:
    g = t.game(2)
    t.line = 367
    g.s_fixer_nuyen[1] = 3
    t.line = 368
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 369
    g.s__foe = u_polite_doorman
    t.line = 370
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_brick_lane] = 1
    t.line = 371
    u_muscle_graft = g.create("muscle_graft", g.z_fixer_hand + 0, 0)
    t.line = 372
    g.v_goes_to(u_muscle_graft, u_brick_lane)
    t.line = 373
    g.s_asset_hurt[u_brick_lane] = 1
    t.line = 374
    g.b_asset_side(u_brick_lane, g.e_side_out)
    t.line = 375
    u_inside_man = g.create("inside_man", g.z_fixer_hand + 1, 1)
    t.line = 377
    g.v_stings_with(1, u_inside_man)
    t.line = 379
    t.equal(379, "might of polite_doorman", g.d_asset_might(u_polite_doorman), "=", 9)
    t.line = 380
    t.equal(380, "life of polite_doorman", g.d_asset_life(u_polite_doorman), "=", 8)
    t.line = 381
    t.check(381, "brick_lane is in trash of P1", g.where[u_brick_lane] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/rivals.card:383
def R234_b(t: Value) -> None:
    g = t.game(2)
    t.line = 386
    g.s_fixer_nuyen[1] = 3
    t.line = 387
    u_laser_grid = g.create("laser_grid", g.z__met)
    t.line = 388
    g.s__foe = u_laser_grid
    t.line = 389
    u_brick_lane = g.create("brick_lane", g.z_fixer_safehouse + 0, 0)
    t.line = 390
    g.b_asset_side(u_brick_lane, g.e_side_out)
    t.line = 391
    u_inside_man = g.create("inside_man", g.z_fixer_hand + 1, 1)
    t.line = 393
    g.v_stings_with(1, u_inside_man)
    t.line = 395
    t.equal(395, "might of laser_grid", g.d_asset_might(u_laser_grid), "=", 0)
    t.line = 396
    t.equal(396, "life of laser_grid", g.d_asset_life(u_laser_grid), "=", 0)
    t.line = 397
    t.check(397, "brick_lane is in trash of P1", g.where[u_brick_lane] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/rivals.card:399
def R235(t: Value) -> None:
    g = t.game(2)
    t.line = 402
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 403
    u_hired_blades = g.create("hired_blades", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 405
    u_d1 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_d1] = 1
    u_d2 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_d2] = 1
    u_d3 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_d3] = 1
    t.line = 406
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_night_shift] = 1
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 407
    t.answer("head", u_d1, who=0)
    t.line = 408
    t.answer("others", u_d2, who=0)
    t.line = 409
    t.answer("others", u_d3, who=0)
    t.line = 410
    t.answer("blades", u_night_shift, who=1)
    t.line = 411
    t.answer("blades", u_gutterball, who=1)
    t.line = 412
    t.answer("met_one", u_d3, who=1)
    t.line = 413
    t.answer("met_one", u_d1, who=1)
    t.line = 414
    t.answer("helped_against", u_gutterball, who=0)
    t.line = 415
    t.answer("victim", u_d1, who=1)
    t.line = 416
    t.answer("one", "all_that_it_takes", who=1)
    t.line = 417
    t.answer("one", "pull_out", who=0)
    t.line = 418
    t.all_pass = True
    t.line = 420
    g.v_raids(0, 1)
    t.line = 421
    t.flow(g, "shadowrun", 0)
    t.line = 423
    t.equal(423, "hurt of d3", g.s_asset_hurt[u_d3], "=", 3)
    t.line = 424
    t.equal(424, "hurt of d1", g.s_asset_hurt[u_d1], "=", 4)
    t.line = 425
    t.equal(425, "hurt of d2", g.s_asset_hurt[u_d2], "=", 0)
    t.line = 426
    t.equal(426, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 1)
    t.line = 427
    t.equal(427, "hurt of gutterball", g.s_asset_hurt[u_gutterball], "=", 2)
    t.line = 428
    t.check(428, "hired_blades is in trash of P2", g.where[u_hired_blades] == g.z_fixer_trash + 1)


MODULE = Module(
    source="cards/srtcg/base/scenarios/rivals.card",
    scenarios=(
        Scenario("R210", "two Runners can kill each other", R210, 3, 2),
        Scenario(
            "R211",
            "three against five: the attacker pairs his three, the defender places two more",
            R211,
            16,
            2,
            cards=(Card("pup", "runner", (("attack", 1), ("body", 9)), (), line=19),),
        ),
        Scenario(
            "R212",
            "an attacker who has more places his own",
            R212,
            48,
            2,
            cards=(Card("pup", "runner", (("attack", 1), ("body", 9)), (), line=51),),
        ),
        Scenario(
            "R213",
            "who is alone splits his damage",
            R213,
            65,
            2,
            cards=(Card("lone", "runner", (("attack", 3), ("body", 9)), (), line=68),),
        ),
        Scenario("R215", "only unturned Runners join, and they are as before when it is over", R215, 85, 2),
        Scenario(
            "R220",
            "nobody guards it: its owner may get in the way, then the others in their order, but only one",
            R220,
            103,
            3,
        ),
        Scenario("R221", "once for each Objective", R221, 122, 2),
        Scenario("R222", "whoever wins, the run is over", R222, 143, 2),
        Scenario("R224", "what is guarded is not intercepted", R224, 160, 2),
        Scenario("R230", "what lasts stays in play, the rest is trashed", R230, 176, 2),
        Scenario("R217", "who is hunted fights with all there is: armour, and one weapon", R217, 190, 2),
        Scenario("R217_b", "and with what is paid for it", R217_b, 212, 2),
        Scenario("R223", "an interceptor who is gone before the fight has stopped nobody", R223, 232, 2),
        Scenario(
            "R223_b",
            "one who is taken out of the fight has",
            R223_b,
            251,
            2,
            cards=(
                Card(
                    "manacles",
                    "special",
                    (),
                    (Ability("manacles__sting", "slot", "sting", None, manacles__sting, line=255),),
                    line=254,
                ),
            ),
        ),
        Scenario(
            "R230_b",
            "what lies with somebody stays, what does one thing is gone, and what it did remains",
            R230_b,
            275,
            2,
        ),
        Scenario("R231", "a Totem stays as long as the Shaman", R231, 290, 2),
        Scenario("R231_b", "or until somebody takes it away", R231_b, 311, 2),
        Scenario("R232", "a Ganger for a turn keeps the token for good", R232, 325, 2),
        Scenario(
            "R233",
            "a copy is held only by who may hold what it copies",
            R233,
            347,
            2,
            cards=(
                Card(
                    "knock_off",
                    "gear",
                    (("type", "sundry"),),
                    (Ability("knock_off__when", "when", "goes to", knock_off__when_if, knock_off__when, line=351),),
                    line=350,
                ),
            ),
        ),
        Scenario("R234", "the spy's own strength is added as it is: hurt, and armed", R234, 364, 2),
        Scenario("R234_b", "where there is no threat to add to, the spy is trashed all the same", R234_b, 383, 2),
        Scenario(
            "R235",
            "whose Challenge it is attacks: he pairs first, and the team places those it has over",
            R235,
            399,
            2,
            cards=(Card("pup", "runner", (("attack", 1), ("body", 9)), (), line=404),),
        ),
    ),
    lines=(
        "14:3 17:6 18:3 19:7 20:3 21:8 22:3 23:9 24:3 25:11 26:3 27:13 28:3 29:14 33:16 36:20 39:16 40:21"
        " 45:16 46:22 47:16 48:23 49:16 50:24 51:16 52:25 53:16 54:26 55:16 56:27 57:16 58:28 59:16 60:29"
        " 61:16 62:30 63:16 64:31 65:16 66:32 67:16 68:33 69:16 70:34 71:16 72:35 73:16 74:36 75:16 76:38"
        " 77:16 78:40 79:16 80:41 81:16 82:42 83:16 84:43 85:16 86:44 87:16 88:45 89:16 90:46 94:48 97:52"
        " 98:48 99:53 101:48 102:54 103:48 104:55 105:48 106:56 107:48 108:57 109:48 110:59 111:48 112:61"
        " 113:48 114:62 115:48 116:63 120:65 123:69 124:65 125:70 127:65 128:71 129:65 130:72 131:65 132:73"
        " 133:65 134:74 135:65 136:75 137:65 138:76 139:65 140:77 141:65 142:79 143:65 144:81 145:65 146:82"
        " 147:65 148:83 152:85 155:88 156:85 157:89 159:85 160:90 162:85 163:91 164:85 165:92 166:85 167:93"
        " 168:85 169:95 170:85 171:96 172:85 173:98 174:85 175:99 176:85 177:100 178:85 179:101 183:103"
        " 186:106 187:103 188:107 190:103 191:108 193:103 194:109 196:103 197:110 198:103 199:111 200:103"
        " 201:112 202:103 203:114 204:103 205:115 206:103 207:117 208:103 209:118 210:103 211:119 212:103"
        " 213:120 217:122 220:125 221:122 222:126 226:122 227:127 229:122 230:128 231:122 232:129 233:122"
        " 234:130 235:122 236:131 237:122 238:133 239:122 240:134 241:122 242:136 243:122 244:138 245:122"
        " 246:139 247:122 248:141 252:143 255:146 256:143 257:147 259:143 260:148 262:143 263:149 264:143"
        " 265:150 266:143 267:152 268:143 269:153 270:143 271:155 272:143 273:156 274:143 275:157 276:143"
        " 277:158 281:160 284:163 285:160 286:164 287:160 288:165 290:160 291:166 293:160 294:167 295:160"
        " 296:168 297:160 298:170 299:160 300:171 301:160 302:173 303:160 304:174 308:176 311:179 312:176"
        " 313:180 315:176 316:181 317:176 318:183 319:176 320:184 321:176 322:186 323:176 324:187 325:176"
        " 326:188 330:190 333:193 334:190 335:194 337:190 338:195 340:190 341:196 344:190 345:197 346:190"
        " 347:198 348:190 349:199 350:190 351:200 352:190 353:201 354:190 355:203 356:190 357:205 360:190"
        " 361:206 362:190 363:207 364:190 365:208 366:190 367:209 368:190 369:210 373:212 376:215 377:212"
        " 378:216 379:212 380:217 382:212 383:218 385:212 386:219 387:212 388:220 389:212 390:221 391:212"
        " 392:222 393:212 394:223 395:212 396:224 397:212 398:225 399:212 400:227 401:212 402:229 403:212"
        " 404:230 408:232 411:235 412:232 413:236 414:232 415:237 417:232 418:238 420:232 421:239 422:232"
        " 423:240 424:232 425:241 426:232 427:242 428:232 429:243 430:232 431:245 432:232 433:246 434:232"
        " 435:248 436:232 437:249 441:255 442:256 452:257 457:251 460:258 461:251 462:259 464:251 465:260"
        " 467:251 468:261 469:251 470:262 471:251 472:263 473:251 474:264 475:251 476:265 477:251 478:267"
        " 479:251 480:268 481:251 482:270 483:251 484:271 485:251 486:272 487:251 488:273 492:275 495:278"
        " 496:275 497:279 499:275 500:280 502:275 503:282 504:275 505:283 506:275 507:285 508:275 509:286"
        " 510:275 511:287 512:275 513:288 517:290 520:293 521:290 522:294 523:290 524:295 525:290 526:296"
        " 527:290 528:297 529:290 530:298 531:290 532:299 533:290 534:301 535:290 536:302 537:290 538:303"
        " 539:290 540:305 541:290 542:307 543:290 544:309 548:311 551:314 552:311 553:315 554:311 555:316"
        " 556:311 557:318 558:311 559:319 560:311 561:321 562:311 563:322 564:311 565:323 569:325 572:328"
        " 573:325 574:329 576:325 577:330 579:325 580:331 581:325 582:332 583:325 584:333 585:325 586:334"
        " 587:325 588:335 589:325 590:337 591:325 592:339 593:325 594:340 595:325 596:342 597:325 598:344"
        " 599:325 600:345 604:351 612:352 618:353 623:347 626:354 632:347 633:355 636:347 637:356 638:347"
        " 639:357 640:347 641:359 642:347 643:361 644:347 645:362 649:364 652:367 653:364 654:368 655:364"
        " 656:369 657:364 658:370 660:364 661:371 662:364 663:372 664:364 665:373 666:364 667:374 668:364"
        " 669:375 670:364 671:377 672:364 673:379 674:364 675:380 676:364 677:381 681:383 684:386 685:383"
        " 686:387 687:383 688:388 689:383 690:389 691:383 692:390 693:383 694:391 695:383 696:393 697:383"
        " 698:395 699:383 700:396 701:383 702:397 706:399 709:402 710:399 711:403 712:399 713:405 719:399"
        " 720:406 724:399 725:407 726:399 727:408 728:399 729:409 730:399 731:410 732:399 733:411 734:399"
        " 735:412 736:399 737:413 738:399 739:414 740:399 741:415 742:399 743:416 744:399 745:417 746:399"
        " 747:418 748:399 749:420 750:399 751:421 752:399 753:423 754:399 755:424 756:399 757:425 758:399"
        " 759:426 760:399 761:427 762:399 763:428"
    ),
)
