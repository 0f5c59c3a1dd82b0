"""Made by `ombre build` from cards/srtcg/base/scenarios/rulebook.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


# cards/srtcg/base/scenarios/rulebook.card:3
def two_plain_armours(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 7
    u_padded_coat = g.create("padded_coat", g.z_fixer_hand + 0, 0)
    u_armoured_limousine = g.create("armoured_limousine", g.z_fixer_hand + 0, 0)
    t.line = 8
    g.v_goes_to(u_padded_coat, u_bone_mama)
    t.line = 9
    g.v_goes_to(u_armoured_limousine, u_bone_mama)
    t.line = 10
    t.answer("ride", u_armoured_limousine)
    t.line = 12
    g.v_departs(u_bone_mama)
    t.line = 14
    t.equal(14, "shield of bone_mama", g.d_asset_shield(u_bone_mama), "=", 1)


# cards/srtcg/base/scenarios/rulebook.card:16
def added_armour_on_a_coat(t: Value) -> None:
    g = t.game(2)
    t.line = 19
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 20
    u_padded_coat = g.create("padded_coat", g.z_fixer_hand + 0, 0)
    u_stone_skin = g.create("stone_skin", g.z_fixer_hand + 0, 0)
    t.line = 21
    g.v_goes_to(u_padded_coat, u_reed_in_wind)
    t.line = 22
    g.v_goes_to(u_stone_skin, u_reed_in_wind)
    t.line = 23
    g.s_asset_ready[u_stone_skin] = 1
    t.line = 25
    g.v_casts(0, u_stone_skin)
    t.line = 27
    t.equal(27, "shield of reed_in_wind", g.d_asset_shield(u_reed_in_wind), "=", 3)


# cards/srtcg/base/scenarios/rulebook.card:29
def a_broken_drone(t: Value) -> None:
    g = t.game(2)
    t.line = 32
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 33
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 34
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 36
    g.v_suffers(u_kite_drone, 2)
    t.line = 38
    t.check(38, "kite_drone is in kit of overlook", g.where[u_kite_drone] == g.z_runner_kit + u_overlook)
    t.line = 40
    g.v_suffers(u_kite_drone, 1)
    t.line = 42
    t.check(42, "kite_drone is in trash of P1", g.where[u_kite_drone] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/rulebook.card:44
def vehicle_after_the_door(t: Value) -> None:
    g = t.game(2)
    t.line = 47
    u_fast_freight = g.create("fast_freight", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_fast_freight] = 1
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 48
    u_spare_bike = g.create("spare_bike", g.z_fixer_hand + 0, 0)
    t.line = 49
    g.v_goes_to(u_spare_bike, u_fast_freight)
    t.line = 50
    t.answer("ride", u_spare_bike)
    t.line = 51
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    t.line = 52
    u_barghest_pack = g.create("barghest_pack", g.z_fixer_hand + 1, 1)
    t.line = 53
    g.v_departs(u_fast_freight)
    t.line = 54
    g.v_departs(u_night_shift)
    t.line = 56
    g.v_meets(0, u_night_watchman)
    t.line = 57
    g.v_sneaks(0)
    t.line = 59
    t.check(59, "night_watchman is in trash of P2", g.where[u_night_watchman] == g.z_fixer_trash + 1)
    t.line = 61
    g.v_meets(0, u_barghest_pack)
    t.line = 63
    t.equal(63, "might of fast_freight", g.d_asset_might(u_fast_freight), "=", 4)


# cards/srtcg/base/scenarios/rulebook.card:65
def no_threat_to_raise(t: Value) -> None:
    g = t.game(2)
    t.line = 68
    g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 69
    u_laser_grid = g.create("laser_grid", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 70
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 71
    t.all_pass = True
    t.line = 73
    g.v_raids(0, 1)
    t.line = 74
    t.step(g, "meeting", 0)
    t.line = 75
    t.step(g, "sneaking", 0)
    t.line = 76
    t.step(g, "arming", 0)
    t.line = 78
    t.check(78, "brawl is calm", g.s__brawl == g.e_brawl_calm)
    t.line = 80
    t.step(g, "blows", 0)
    t.line = 82
    t.check(82, "laser_grid is in trash of P2", g.where[u_laser_grid] == g.z_fixer_trash + 1)
    t.line = 83
    t.equal(83, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 3)


# cards/srtcg/base/scenarios/rulebook.card:85
def nobody_there_to_pass(t: Value) -> None:
    g = t.game(2)
    t.line = 88
    g.s_fixer_nuyen[1] = 1
    t.line = 89
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 90
    u_laser_grid = g.create("laser_grid", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 91
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 92
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 93
    t.answer("window", "pass", who=1)
    t.line = 94
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=1)
    t.line = 95
    t.all_pass = True
    t.line = 97
    g.v_raids(0, 1)
    t.line = 98
    t.flow(g, "shadowrun", 0)
    t.line = 100
    t.check(100, "laser_grid is in stack at P2 of P2", g.where[u_laser_grid] == g.z_fixer_stack + g.apart * 1 + 1)
    t.line = 101
    t.check(101, "journey is none", g.s__journey == g.e_journey_none)


# cards/srtcg/base/scenarios/rulebook.card:103
def nobody_there_to_sneak(t: Value) -> None:
    g = t.game(2)
    t.line = 106
    g.s_fixer_nuyen[1] = 1
    t.line = 107
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 108
    u_riot_line = g.create("riot_line", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 109
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 110
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 111
    t.answer("window", "pass", who=1)
    t.line = 112
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=1)
    t.line = 113
    t.all_pass = True
    t.line = 115
    g.v_raids(0, 1)
    t.line = 116
    t.flow(g, "shadowrun", 0)
    t.line = 118
    t.check(118, "riot_line is in stack at P2 of P2", g.where[u_riot_line] == g.z_fixer_stack + g.apart * 1 + 1)


# cards/srtcg/base/scenarios/rulebook.card:120
def drones_go_home_too(t: Value) -> None:
    g = t.game(2)
    t.line = 123
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 124
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 125
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 126
    g.b_asset_side(u_overlook, g.e_side_out)
    t.line = 127
    g.b_asset_side(u_kite_drone, g.e_side_out)
    t.line = 129
    g.v_withdraws(u_overlook)
    t.line = 131
    t.check(131, "side of kite_drone is home", g.s_asset_side[u_kite_drone] == g.e_side_home)
    t.line = 132
    t.equal(132, "minding of overlook", g.d_asset_minding(u_overlook), "=", 0)


# cards/srtcg/base/scenarios/rulebook.card:134
def drone_against_a_barrier(t: Value) -> None:
    g = t.game(2)
    t.line = 137
    g.s_fixer_nuyen[0] = 2
    t.line = 138
    u_old_foundry = g.create("old_foundry", g.z_fixer_front + 1, 1)
    t.line = 139
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 140
    u_bulldog_drone = g.create("bulldog_drone", g.z_fixer_hand + 0, 0)
    u_burst_carbine = g.create("burst_carbine", g.z_fixer_hand + 0, 0)
    t.line = 141
    g.v_goes_to(u_bulldog_drone, u_overlook)
    t.line = 142
    g.s_asset_ready[u_bulldog_drone] = 1
    t.line = 143
    g.v_goes_to(u_burst_carbine, u_night_shift)
    t.line = 144
    t.answer("head", u_overlook)
    t.line = 145
    t.answer("others", u_night_shift)
    t.line = 146
    t.answer("arms", u_burst_carbine)
    t.line = 147
    t.answer("window", (("sends", (None, u_bulldog_drone)),))
    t.line = 148
    t.answer("window", (("bursts with", (None, u_burst_carbine)),))
    t.line = 149
    t.answer("bullets", 1)
    t.line = 150
    t.all_pass = True
    t.line = 152
    g.v_raids(0, 1)
    t.line = 153
    t.flow(g, "shadowrun", 0)
    t.line = 155
    t.check(155, "old_foundry is in glory of P1", g.where[u_old_foundry] == g.z_fixer_glory + 0)
    t.line = 156
    t.equal(156, "nuyen of P1", g.s_fixer_nuyen[0], "=", 0)


# cards/srtcg/base/scenarios/rulebook.card:158
def drones_between_challenges(t: Value) -> None:
    g = t.game(2)
    t.line = 161
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 162
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 163
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 164
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    t.line = 165
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 166
    g.s_asset_ready[u_kite_drone] = 1
    t.line = 167
    t.answer("head", u_overlook)
    t.line = 168
    t.answer("others", u_night_shift)
    t.line = 169
    t.answer("window", (("sends", (None, u_kite_drone)),))
    t.line = 170
    t.answer("one", "pull_out")
    t.line = 171
    t.all_pass = True
    t.line = 173
    g.v_raids(0, 1)
    t.line = 174
    t.flow(g, "shadowrun", 0)
    t.line = 176
    t.check(176, "side of kite_drone is home", g.s_asset_side[u_kite_drone] == g.e_side_home)
    t.line = 177
    t.equal(177, "ready of kite_drone", g.s_asset_ready[u_kite_drone], "=", 0)
    t.line = 178
    t.equal(178, "ready of overlook", g.s_asset_ready[u_overlook], "=", 0)


# cards/srtcg/base/scenarios/rulebook.card:180
def drones_in_a_fight_of_runners(t: Value) -> None:
    g = t.game(2)
    t.line = 183
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 186
    u_oak = g.create("oak", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oak] = 1
    t.line = 187
    u_elm = g.create("elm", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_elm] = 1
    t.line = 188
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_overlook] = 1
    t.line = 189
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 1, 1)
    t.line = 190
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 191
    g.s_asset_ready[u_kite_drone] = 1
    t.line = 192
    t.answer("may", "yes", who=1)
    t.line = 193
    t.answer("head", u_elm, who=1)
    t.line = 194
    t.answer("others", u_overlook, who=1)
    t.line = 195
    t.answer("window", (("sends", (None, u_kite_drone)),), who=1)
    t.line = 196
    t.answer("victim", u_elm, who=0)
    t.line = 197
    t.all_pass = True
    t.line = 199
    g.v_raids(0, 1)
    t.line = 200
    t.flow(g, "shadowrun", 0)
    t.line = 202
    t.equal(202, "hurt of oak", g.s_asset_hurt[u_oak], "=", 5)
    t.line = 203
    t.equal(203, "hurt of elm", g.s_asset_hurt[u_elm], "=", 1)
    t.line = 204
    t.check(204, "kite_drone is in kit of overlook", g.where[u_kite_drone] == g.z_runner_kit + u_overlook)
    t.line = 205
    t.check(205, "side of kite_drone is home", g.s_asset_side[u_kite_drone] == g.e_side_home)


# cards/srtcg/base/scenarios/rulebook.card:207
def guard_in_another_pair(t: Value) -> None:
    g = t.game(2)
    t.line = 212
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    t.line = 213
    u_axe = g.create("axe", g.z_fixer_safehouse + 1, 1)
    u_twig = g.create("twig", g.z_fixer_safehouse + 1, 1)
    t.line = 214
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 215
    g.b_asset_side(u_oath_sister, g.e_side_out)
    t.line = 216
    g.b_asset_side(u_axe, g.e_side_against)
    t.line = 217
    g.b_asset_side(u_twig, g.e_side_against)
    t.line = 218
    t.answer("met_one", u_gutterball, who=1)
    t.line = 219
    t.answer("wards", u_gutterball, who=0)
    t.line = 221
    g.v_confronts(1)
    t.line = 223
    t.check(223, "gutterball is in safehouse of P1", g.where[u_gutterball] == g.z_fixer_safehouse + 0)
    t.line = 224
    t.equal(224, "hurt of gutterball", g.s_asset_hurt[u_gutterball], "=", 0)
    t.line = 225
    t.equal(225, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 4)


# cards/srtcg/base/scenarios/rulebook.card:227
def guard_against_a_bullet(t: Value) -> None:
    g = t.game(2)
    t.line = 230
    g.s_fixer_nuyen[1] = 3
    t.line = 231
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    t.line = 232
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 233
    g.b_asset_side(u_oath_sister, g.e_side_out)
    t.line = 234
    u_stray_bullet = g.create("stray_bullet", g.z_fixer_hand + 1, 1)
    t.line = 235
    t.answer("harm", 5)
    t.line = 236
    t.answer("wards", u_gutterball, who=0)
    t.line = 238
    g.v_stings_with(1, u_stray_bullet)
    t.line = 240
    t.equal(240, "hurt of gutterball", g.s_asset_hurt[u_gutterball], "=", 0)
    t.line = 241
    t.equal(241, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 3)


# cards/srtcg/base/scenarios/rulebook.card:243
def many_accessories(t: Value) -> None:
    g = t.game(2)
    t.line = 246
    g.s_fixer_nuyen[0] = 3
    t.line = 247
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 248
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    u_hollow_points = g.create("hollow_points", g.z_fixer_hand + 0, 0)
    u_needle_rounds = g.create("needle_rounds", g.z_fixer_hand + 0, 0)
    t.line = 249
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 250
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 251
    t.answer("arms", u_street_shotgun)
    t.line = 252
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 254
    g.v_mounts_on(0, u_hollow_points, u_street_shotgun)
    t.line = 255
    g.v_mounts_on(0, u_needle_rounds, u_street_shotgun)
    t.line = 256
    g.v_engages(0, u_polite_doorman)
    t.line = 258
    t.equal(258, "might of bone_mama", g.d_asset_might(u_bone_mama), "=", 9)
    t.line = 259
    t.equal(259, "sharp of bone_mama", g.d_asset_sharp(u_bone_mama), "=", 1)


# cards/srtcg/base/scenarios/rulebook.card:261
def intercepted_once_each(t: Value) -> None:
    g = t.game(2)
    t.line = 264
    u_room_5b78 = g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 265
    u_reactor_wing = g.create("reactor_wing", g.z_fixer_pile + 1, 1)
    t.line = 266
    u_o1 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o1] = 1
    u_o2 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o2] = 1
    t.line = 267
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 268
    t.answer("head", u_o1)
    t.line = 269
    t.answer("others", "pass")
    t.line = 270
    t.answer("may", "yes", who=1)
    t.line = 271
    t.all_pass = True
    t.line = 273
    g.v_raids(0, 1)
    t.line = 274
    t.flow(g, "shadowrun", 0)
    t.line = 275
    g.v_trashes(0, u_room_5b78)
    t.line = 276
    t.step(g, "objective_phase", 1)
    t.line = 277
    t.step(g, "objective_phase", 1)
    t.line = 279
    t.check(279, "reactor_wing is in front of P2", g.where[u_reactor_wing] == g.z_fixer_front + 1)
    t.line = 281
    t.answer("may", "no", who=1)
    t.line = 282
    g.v_raids(0, 1)
    t.line = 283
    t.flow(g, "shadowrun", 0)
    t.line = 285
    t.check(285, "reactor_wing is in glory of P1", g.where[u_reactor_wing] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/rulebook.card:287
def stacks_of_a_trashed_objective(t: Value) -> None:
    g = t.game(2)
    t.line = 290
    u_room_5b78 = g.create("room_5b78", g.z_fixer_front + 1, 1)
    t.line = 291
    u_riot_line = g.create("riot_line", g.z_fixer_stack + g.apart * 0 + 1, 1)
    t.line = 292
    u_night_watchman = g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 294
    g.v_trashes(0, u_room_5b78)
    t.line = 296
    t.check(296, "riot_line is in trash of P1", g.where[u_riot_line] == g.z_fixer_trash + 0)
    t.line = 297
    t.check(297, "night_watchman is in trash of P2", g.where[u_night_watchman] == g.z_fixer_trash + 1)


# cards/srtcg/base/scenarios/rulebook.card:299
def spells_by_their_type(t: Value) -> None:
    g = t.game(2)
    t.line = 306
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    u_reed_in_wind = g.create("reed_in_wind", g.z_fixer_safehouse + 0, 0)
    u_ash_singer = g.create("ash_singer", g.z_fixer_safehouse + 0, 0)
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    t.line = 307
    g.s_asset_ready[u_reed_in_wind] = 1
    t.line = 308
    g.s_asset_ready[u_ash_singer] = 1
    t.line = 309
    g.s_asset_ready[u_wirehead] = 1
    t.line = 310
    u_charm = g.create("charm", g.z_fixer_hand + 0, 0)
    u_ghost = g.create("ghost", g.z_fixer_hand + 0, 0)
    u_worm = g.create("worm", g.z_fixer_hand + 0, 0)
    u_board = g.create("board", g.z_fixer_hand + 0, 0)
    t.line = 312
    t.cannot(312, "charm cannot go to gutterball", "goes to", (u_charm, u_gutterball))
    t.line = 313
    t.cannot(313, "ghost cannot go to gutterball", "goes to", (u_ghost, u_gutterball))
    t.line = 314
    t.cannot(314, "worm cannot go to gutterball", "goes to", (u_worm, u_gutterball))
    t.line = 315
    t.cannot(315, "board cannot go to gutterball", "goes to", (u_board, u_gutterball))
    t.line = 317
    g.v_goes_to(u_charm, u_reed_in_wind)
    t.line = 318
    g.v_goes_to(u_ghost, u_ash_singer)
    t.line = 319
    g.v_goes_to(u_worm, u_wirehead)
    t.line = 320
    g.v_goes_to(u_board, u_wirehead)
    t.line = 322
    t.check(322, "user of board is wirehead", g.s_gear_user[u_board] == u_wirehead)


# cards/srtcg/base/scenarios/rulebook.card:324
def sting_in_the_refresh(t: Value) -> None:
    g = t.game(2)
    t.line = 327
    g.s_fixer_nuyen[1] = 3
    t.line = 328
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 329
    g.s_asset_hurt[u_night_shift] = 1
    t.line = 330
    g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 331
    u_hard_place = g.create("hard_place", g.z_fixer_hand + 1, 1)
    t.line = 332
    t.answer("window", (("stings with", (None, u_hard_place)),), who=1)
    t.line = 333
    t.all_pass = True
    t.line = 335
    t.step(g, "refresh", 0)
    t.line = 337
    t.check(337, "hard_place is in trash of P2", g.where[u_hard_place] == g.z_fixer_trash + 1)


# cards/srtcg/base/scenarios/rulebook.card:339
def sting_between_challenges(t: Value) -> None:
    g = t.game(2)
    t.line = 342
    g.s_fixer_nuyen[1] = 1
    t.line = 343
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 344
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 345
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 346
    u_stomach_ache = g.create("stomach_ache", g.z_fixer_hand + 1, 1)
    t.line = 347
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 348
    g.b_asset_side(u_roof_runner, g.e_side_out)
    t.line = 349
    g.s__quarry = 1
    t.line = 350
    g.s__journey = g.e_journey_going
    t.line = 351
    t.answer("window", (("stings with", (None, u_stomach_ache)),), who=1)
    t.line = 352
    t.answer("victim", u_night_shift, who=1)
    t.line = 353
    t.answer("one", "pull_out")
    t.line = 354
    t.all_pass = True
    t.line = 356
    t.step(g, "onward", 0)
    t.line = 358
    t.check(358, "side of night_shift is home", g.s_asset_side[u_night_shift] == g.e_side_home)


# cards/srtcg/base/scenarios/rulebook.card:360
def pump_in_the_end_phase(t: Value) -> None:
    g = t.game(2)
    t.line = 363
    g.s_fixer_nuyen[0] = 1
    t.line = 364
    u_tin_man = g.create("tin_man", g.z_fixer_safehouse + 0, 0)
    t.line = 365
    t.answer("window", (("pumps", (None, u_tin_man)),), who=0)
    t.line = 366
    t.all_pass = True
    t.line = 368
    t.step(g, "end_phase", 0)
    t.line = 370
    t.equal(370, "life of tin_man", g.d_asset_life(u_tin_man), "=", 6)


# cards/srtcg/base/scenarios/rulebook.card:372
def upkeep_of_gear(t: Value) -> None:
    g = t.game(2)
    t.line = 376
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 377
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 378
    u_leased = g.create("leased", g.z_fixer_hand + 0, 0)
    t.line = 379
    g.v_goes_to(u_leased, u_bone_mama)
    t.line = 380
    t.answer("one", "money")
    t.line = 382
    t.step(g, "credstick", 0)
    t.line = 384
    t.check(384, "leased is in trash of P1", g.where[u_leased] == g.z_fixer_trash + 0)
    t.line = 385
    t.equal(385, "nuyen of P1", g.s_fixer_nuyen[0], "=", 4)


# cards/srtcg/base/scenarios/rulebook.card:387
def two_kinds_of_helpers(t: Value) -> None:
    g = t.game(2)
    t.line = 391
    u_both = g.create("both", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_both] = 1
    t.line = 392
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    u_hearth_spirit = g.create("hearth_spirit", g.z_fixer_hand + 0, 0)
    t.line = 393
    g.v_goes_to(u_kite_drone, u_both)
    t.line = 394
    g.v_goes_to(u_hearth_spirit, u_both)
    t.line = 395
    g.s_asset_ready[u_kite_drone] = 1
    t.line = 396
    g.s_asset_ready[u_hearth_spirit] = 1
    t.line = 397
    g.b_asset_side(u_both, g.e_side_out)
    t.line = 399
    g.v_sends(0, u_kite_drone)
    t.line = 400
    g.v_sends(0, u_hearth_spirit)
    t.line = 402
    t.equal(402, "minding of both", g.d_asset_minding(u_both), "=", 2)


# cards/srtcg/base/scenarios/rulebook.card:404
def recon_below_the_top(t: Value) -> None:
    g = t.game(2)
    t.line = 407
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 408
    g.create("riot_line", g.z_fixer_stack + g.apart * 1 + 1, 1)
    g.create("press_gang", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 409
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 410
    t.answer("one", "uppermost", who=0)
    t.line = 411
    t.answer("one", "second", who=0)
    t.line = 413
    g.v_scouts_with(0, u_roof_runner)
    t.line = 415
    t.equal(415, "looks of P1", g.s_fixer_looks[0], "=", 2)
    t.line = 416
    t.equal(416, "depth of P1", g.s_fixer_depth[0], "=", 2)


# cards/srtcg/base/scenarios/rulebook.card:418
def hermits_use_no_place(t: Value) -> None:
    g = t.game(2)
    t.line = 421
    g.s_fixer_nuyen[0] = 3
    t.line = 422
    u_shooting_range = g.create("shooting_range", g.z_fixer_safehouse + 0, 0)
    u_back_alley_clinic = g.create("back_alley_clinic", g.z_fixer_safehouse + 0, 0)
    t.line = 423
    u_quiet_giant = g.create("quiet_giant", g.z_fixer_safehouse + 0, 0)
    t.line = 424
    g.s_asset_hurt[u_quiet_giant] = 1
    t.line = 426
    g.v_visits(0, u_shooting_range)
    t.line = 427
    g.v_visits(0, u_back_alley_clinic)
    t.line = 429
    t.equal(429, "might of quiet_giant", g.d_asset_might(u_quiet_giant), "=", 3)
    t.line = 430
    t.equal(430, "hurt of quiet_giant", g.s_asset_hurt[u_quiet_giant], "=", 1)


# cards/srtcg/base/scenarios/rulebook.card:432
def objectives_do_not_turn(t: Value) -> None:
    g = t.game(2)
    t.line = 435
    u_courier_case = g.create("courier_case", g.z_fixer_front + 0, 0)
    t.line = 436
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 437
    t.all_pass = True
    t.line = 439
    t.step(g, "refresh", 0)
    t.line = 441
    t.equal(441, "ready of night_shift", g.s_asset_ready[u_night_shift], "=", 1)
    t.line = 442
    t.equal(442, "ready of courier_case", g.s_asset_ready[u_courier_case], "=", 0)


# cards/srtcg/base/scenarios/rulebook.card:444
def recon_with_nothing_to_see(t: Value) -> None:
    g = t.game(2)
    t.line = 447
    g.s_fixer_nuyen[0] = 1
    t.line = 448
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 449
    g.create("night_watchman", g.z_fixer_stack + g.apart * 0 + 1, 1)
    t.line = 450
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 451
    g.create("false_papers", g.z_fixer_hand + 0, 0)
    t.line = 452
    t.all_pass = True
    t.line = 454
    t.step(g, "legwork", 0)
    t.line = 456
    t.not_offered(456, "not offered window: scout roof_runner", "window", ((("scouts with", (None, u_roof_runner)),),))


# cards/srtcg/base/scenarios/rulebook.card:458
def second_weapon_next_time(t: Value) -> None:
    g = t.game(2)
    t.line = 461
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 462
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 463
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    u_holdout_pistol = g.create("holdout_pistol", g.z_fixer_hand + 0, 0)
    t.line = 464
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 465
    g.v_goes_to(u_holdout_pistol, u_bone_mama)
    t.line = 466
    u_polite_doorman = g.create("polite_doorman", g.z__met)
    t.line = 467
    u_night_watchman = g.create("night_watchman", g.z_fixer_hand + 1, 1)
    t.line = 468
    t.answer("arms", u_holdout_pistol)
    t.line = 469
    t.answer("arms", u_street_shotgun)
    t.line = 471
    g.v_engages(0, u_polite_doorman)
    t.line = 472
    g.v_clashes(0)
    t.line = 473
    g.v_meets(0, u_night_watchman)
    t.line = 474
    g.v_engages(0, u_night_watchman)
    t.line = 476
    t.equal(476, "might of bone_mama", g.d_asset_might(u_bone_mama), "=", 8)


# cards/srtcg/base/scenarios/rulebook.card:478
def rating_of_two(t: Value) -> None:
    g = t.game(2)
    t.line = 482
    u_cliff = g.create("cliff", g.z__met)
    t.line = 483
    u_roof_runner = g.create("roof_runner", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_roof_runner] = 1
    t.line = 484
    u_skillsoft_athletics = g.create("skillsoft_athletics", g.z_fixer_hand + 0, 0)
    t.line = 485
    g.b_asset_side(u_roof_runner, g.e_side_out)
    t.line = 487
    g.v_tests(u_cliff, 0)
    t.line = 489
    t.check(489, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)
    t.line = 491
    g.s__alarm = g.e_alarm_quiet
    t.line = 492
    g.v_goes_to(u_skillsoft_athletics, u_roof_runner)
    t.line = 493
    g.v_tests(u_cliff, 0)
    t.line = 495
    t.check(495, "alarm is quiet", g.s__alarm == g.e_alarm_quiet)


# cards/srtcg/base/scenarios/rulebook.card:497
def more_than_seven(t: Value) -> None:
    g = t.game(2)
    t.line = 500
    for _ in g.repeat(7):
        g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 501
    for _ in g.repeat(3):
        g.create("payday", g.z_fixer_deck + 0, 0)
    t.line = 503
    g.v_draws(0, 2)
    t.line = 505
    t.equal(505, "number of cards in hand of P1", len(g.zones[g.z_fixer_hand + 0]), "=", 9)


# cards/srtcg/base/scenarios/rulebook.card:507
def upkeep_of_a_special(t: Value) -> None:
    g = t.game(2)
    t.line = 510
    g.s_fixer_nuyen[0] = 2
    t.line = 511
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 512
    u_standing_retainer = g.create("standing_retainer", g.z_fixer_hand + 0, 0)
    t.line = 513
    t.answer("one", "cards")
    t.line = 515
    g.v_plays(0, u_standing_retainer)
    t.line = 517
    t.equal(517, "shield of night_shift", g.d_asset_shield(u_night_shift), "=", 1)
    t.line = 519
    t.step(g, "credstick", 0)
    t.line = 521
    t.check(521, "standing_retainer is in trash of P1", g.where[u_standing_retainer] == g.z_fixer_trash + 0)
    t.line = 522
    t.equal(522, "shield of night_shift", g.d_asset_shield(u_night_shift), "=", 0)


# cards/srtcg/base/scenarios/rulebook.card:524
def challenges_do_not_tire(t: Value) -> None:
    g = t.game(2)
    t.line = 527
    u_quick_draw = g.create("quick_draw", g.z_fixer_safehouse + 0, 0)
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 528
    g.b_asset_side(u_quick_draw, g.e_side_out)
    t.line = 530
    u_wall = g.create("wall", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 531
    g.s__quarry = 1
    t.line = 532
    g.s__lookout = 1
    t.line = 533
    t.answer("victim", u_bone_mama, who=0)
    t.line = 534
    t.answer("one", "all_that_it_takes", who=0)
    t.line = 535
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 537
    g.v_meets(0, u_wall)
    t.line = 538
    g.v_engages(0, u_wall)
    t.line = 539
    g.v_clashes(0)
    t.line = 541
    t.equal(541, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 3)


# cards/srtcg/base/scenarios/rulebook.card:543
def the_dead_do_not_strike(t: Value) -> None:
    g = t.game(2)
    t.line = 546
    u_quick_draw = g.create("quick_draw", g.z_fixer_safehouse + 0, 0)
    t.line = 547
    g.b_asset_side(u_quick_draw, g.e_side_out)
    t.line = 549
    u_glass = g.create("glass", g.z_fixer_hand + 1, 1)
    t.line = 551
    g.v_meets(0, u_glass)
    t.line = 552
    g.v_engages(0, u_glass)
    t.line = 553
    g.v_clashes(0)
    t.line = 555
    t.check(555, "glass is in trash of P2", g.where[u_glass] == g.z_fixer_trash + 1)
    t.line = 556
    t.equal(556, "hurt of quick_draw", g.s_asset_hurt[u_quick_draw], "=", 0)
    t.line = 557
    t.check(557, "quick_draw is in safehouse of P1", g.where[u_quick_draw] == g.z_fixer_safehouse + 0)


# cards/srtcg/base/scenarios/rulebook.card:563
def bellringer__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_fixer_nuyen[you] = bounded(g.s_fixer_nuyen[you] + 1)


# cards/srtcg/base/scenarios/rulebook.card:559
def one_alarm(t: Value) -> None:
    g = t.game(2)
    t.line = 565
    g.create("bellringer", g.z_fixer_safehouse + 1, 1)
    t.line = 566
    u_toll_bridge = g.create("toll_bridge", g.z__met)
    t.line = 567
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 568
    g.b_asset_side(u_night_shift, g.e_side_out)
    t.line = 570
    g.v_tests(u_toll_bridge, 0)
    t.line = 572
    t.check(572, "alarm is ringing", g.s__alarm == g.e_alarm_ringing)
    t.line = 573
    t.equal(573, "nuyen of P2", g.s_fixer_nuyen[1], "=", 1)


MODULE = Module(
    source="cards/srtcg/base/scenarios/rulebook.card",
    scenarios=(
        Scenario(
            "two_plain_armours",
            "armour that is not added counts by its best piece, and not twice",
            two_plain_armours,
            3,
            2,
        ),
        Scenario("added_armour_on_a_coat", "what a Spell adds is added to a coat, too", added_armour_on_a_coat, 16, 2),
        Scenario("a_broken_drone", "a Drone that takes as much as its Body is trashed", a_broken_drone, 29, 2),
        Scenario(
            "vehicle_after_the_door",
            "a Vehicle that stood idle indoors drives on when the door is passed",
            vehicle_after_the_door,
            44,
            2,
        ),
        Scenario(
            "no_threat_to_raise",
            "what makes Challenges tougher gives no threat to one that has none",
            no_threat_to_raise,
            65,
            2,
        ),
        Scenario(
            "nobody_there_to_pass",
            "a Challenge is not passed by a team that has gone home",
            nobody_there_to_pass,
            85,
            2,
        ),
        Scenario(
            "nobody_there_to_sneak",
            "nor does an empty team slip past one that lets small teams through",
            nobody_there_to_sneak,
            103,
            2,
        ),
        Scenario("drones_go_home_too", "who is sent home takes the Drones along", drones_go_home_too, 120, 2),
        Scenario(
            "drone_against_a_barrier",
            "an Objective is fought like a Challenge: with Drones, bursts and whatever helps",
            drone_against_a_barrier,
            134,
            2,
        ),
        Scenario(
            "drones_between_challenges",
            "a Drone can be sent at any point of the run",
            drones_between_challenges,
            158,
            2,
        ),
        Scenario(
            "drones_in_a_fight_of_runners",
            "in a fight of Runners each side can send its Drones into any of the pairs",
            drones_in_a_fight_of_runners,
            180,
            2,
            cards=(
                Card("oak", "runner", (("attack", 1), ("body", 9)), (), line=184),
                Card("elm", "runner", (("attack", 2), ("body", 9)), (), line=185),
            ),
        ),
        Scenario(
            "guard_in_another_pair",
            "a Guard takes damage for whoever is in the same fight, whomever he fights himself",
            guard_in_another_pair,
            207,
            2,
            cards=(
                Card("axe", "runner", (("attack", 3), ("body", 9)), (), line=210),
                Card("twig", "runner", (("attack", 1), ("body", 9)), (), line=211),
            ),
        ),
        Scenario(
            "guard_against_a_bullet",
            "a Guard takes what a card does to another Runner on the run",
            guard_against_a_bullet,
            227,
            2,
        ),
        Scenario("many_accessories", "a weapon takes as many Accessories as one pays for", many_accessories, 243, 2),
        Scenario(
            "intercepted_once_each",
            "an Objective that lies there anew can be intercepted, whatever lay there before",
            intercepted_once_each,
            261,
            2,
        ),
        Scenario(
            "stacks_of_a_trashed_objective",
            "what lies on an Objective leaves with it",
            stacks_of_a_trashed_objective,
            287,
            2,
        ),
        Scenario(
            "spells_by_their_type",
            "Spells, Spirits, Programs and decks go by what their holder can, whatever is printed on them",
            spells_by_their_type,
            299,
            2,
            cards=(
                Card("charm", "gear", (("type", "spell"),), (), line=302),
                Card("ghost", "gear", (("type", "spirit"), ("body", 1)), (), line=303),
                Card("worm", "gear", (("type", "program"),), (), line=304),
                Card("board", "gear", (("type", "cyberdeck"),), (), line=305),
            ),
        ),
        Scenario(
            "sting_in_the_refresh",
            "a stinger is played at any time: before somebody heals",
            sting_in_the_refresh,
            324,
            2,
        ),
        Scenario(
            "sting_between_challenges",
            "and between two Challenges, before it is said whether the run goes on",
            sting_between_challenges,
            339,
            2,
        ),
        Scenario(
            "pump_in_the_end_phase", "what is pumped is pumped in the end phase, too", pump_in_the_end_phase, 360, 2
        ),
        Scenario(
            "upkeep_of_gear",
            "gear that has an Upkeep is paid for like anything else",
            upkeep_of_gear,
            372,
            2,
            cards=(Card("leased", "gear", (("type", "sundry"), ("upkeep", 5)), (), line=375),),
        ),
        Scenario(
            "two_kinds_of_helpers",
            "Drones do not count for Spirits",
            two_kinds_of_helpers,
            387,
            2,
            cards=(
                Card(
                    "both",
                    "runner",
                    (("profession", "rigger"), ("body", 4), ("skills", ("piloting", "conjure"))),
                    (),
                    line=390,
                ),
            ),
        ),
        Scenario(
            "recon_below_the_top", "Recon 2: two different Challenges, if there are two", recon_below_the_top, 404, 2
        ),
        Scenario(
            "hermits_use_no_place",
            "a Hermit gets nothing out of a Location, turned or not",
            hermits_use_no_place,
            418,
            2,
        ),
        Scenario("objectives_do_not_turn", "only what was turned is turned back", objectives_do_not_turn, 432, 2),
        Scenario("recon_with_nothing_to_see", "nobody turns to look at nothing", recon_with_nothing_to_see, 444, 2),
        Scenario("second_weapon_next_time", "another weapon in the next fight", second_weapon_next_time, 458, 2),
        Scenario(
            "rating_of_two",
            "each point of a skill counts for the team, and what gear gives is added",
            rating_of_two,
            478,
            2,
            cards=(Card("cliff", "challenge", (("sleaze", (("athletics", 3),)),), (), line=481),),
        ),
        Scenario("more_than_seven", "the hand may hold more than seven during the turn", more_than_seven, 497, 2),
        Scenario(
            "upkeep_of_a_special",
            "a Special that stays is paid for each turn, and trashed when it is not",
            upkeep_of_a_special,
            507,
            2,
        ),
        Scenario(
            "challenges_do_not_tire",
            "a Challenge that was struck first strikes back with all it has",
            challenges_do_not_tire,
            524,
            2,
            cards=(Card("wall", "challenge", (("attack", 3), ("body", 9)), (), line=529),),
        ),
        Scenario(
            "the_dead_do_not_strike",
            "a Challenge that falls to the first blow strikes nobody",
            the_dead_do_not_strike,
            543,
            2,
            cards=(Card("glass", "challenge", (("attack", 9), ("body", 4)), (), line=548),),
        ),
        Scenario(
            "one_alarm",
            "the alarm rings once, however much the team lacks",
            one_alarm,
            559,
            2,
            cards=(
                Card(
                    "bellringer",
                    "contact",
                    (),
                    (Ability("bellringer__when", "when", "alerts", None, bellringer__when, line=563),),
                    line=562,
                ),
            ),
        ),
    ),
    lines=(
        "9:3 12:6 14:3 15:7 17:3 18:8 19:3 20:9 21:3 22:10 23:3 24:12 25:3 26:14 30:16 33:19 35:16 36:20"
        " 38:16 39:21 40:16 41:22 42:16 43:23 44:16 45:25 46:16 47:27 51:29 54:32 56:29 57:33 58:29 59:34"
        " 60:29 61:36 62:29 63:38 64:29 65:40 66:29 67:42 71:44 74:47 78:44 79:48 80:44 81:49 82:44 83:50"
        " 84:44 85:51 86:44 87:52 88:44 89:53 90:44 91:54 92:44 93:56 94:44 95:57 96:44 97:59 98:44 99:61"
        " 100:44 101:63 105:65 108:68 109:65 110:69 111:65 112:70 114:65 115:71 116:65 117:73 118:65 119:74"
        " 120:65 121:75 122:65 123:76 124:65 125:78 126:65 127:80 128:65 129:82 130:65 131:83 135:85 138:88"
        " 139:85 140:89 141:85 142:90 143:85 144:91 146:85 147:92 148:85 149:93 150:85 151:94 152:85 153:95"
        " 154:85 155:97 156:85 157:98 158:85 159:100 160:85 161:101 165:103 168:106 169:103 170:107 171:103"
        " 172:108 173:103 174:109 176:103 177:110 178:103 179:111 180:103 181:112 182:103 183:113 184:103"
        " 185:115 186:103 187:116 188:103 189:118 193:120 196:123 198:120 199:124 200:120 201:125 202:120"
        " 203:126 204:120 205:127 206:120 207:129 208:120 209:131 210:120 211:132 215:134 218:137 219:134"
        " 220:138 221:134 222:139 226:134 227:140 229:134 230:141 231:134 232:142 233:134 234:143 235:134"
        " 236:144 237:134 238:145 239:134 240:146 241:134 242:147 243:134 244:148 245:134 246:149 247:134"
        " 248:150 249:134 250:152 251:134 252:153 253:134 254:155 255:134 256:156 260:158 263:161 264:158"
        " 265:162 266:158 267:163 271:158 272:164 273:158 274:165 275:158 276:166 277:158 278:167 279:158"
        " 280:168 281:158 282:169 283:158 284:170 285:158 286:171 287:158 288:173 289:158 290:174 291:158"
        " 292:176 293:158 294:177 295:158 296:178 300:180 303:183 304:180 305:186 307:180 308:187 310:180"
        " 311:188 313:180 314:189 315:180 316:190 317:180 318:191 319:180 320:192 321:180 322:193 323:180"
        " 324:194 325:180 326:195 327:180 328:196 329:180 330:197 331:180 332:199 333:180 334:200 335:180"
        " 336:202 337:180 338:203 339:180 340:204 341:180 342:205 346:207 349:212 351:207 352:213 354:207"
        " 355:214 356:207 357:215 358:207 359:216 360:207 361:217 362:207 363:218 364:207 365:219 366:207"
        " 367:221 368:207 369:223 370:207 371:224 372:207 373:225 377:227 380:230 381:227 382:231 384:227"
        " 385:232 386:227 387:233 388:227 389:234 390:227 391:235 392:227 393:236 394:227 395:238 396:227"
        " 397:240 398:227 399:241 403:243 406:246 407:243 408:247 410:243 411:248 414:243 415:249 416:243"
        " 417:250 418:243 419:251 420:243 421:252 422:243 423:254 424:243 425:255 426:243 427:256 428:243"
        " 429:258 430:243 431:259 435:261 438:264 439:261 440:265 441:261 442:266 446:261 447:267 449:261"
        " 450:268 451:261 452:269 453:261 454:270 455:261 456:271 457:261 458:273 459:261 460:274 461:261"
        " 462:275 463:261 464:276 465:261 466:277 467:261 468:279 469:261 470:281 471:261 472:282 473:261"
        " 474:283 475:261 476:285 480:287 483:290 484:287 485:291 486:287 487:292 488:287 489:294 490:287"
        " 491:296 492:287 493:297 497:299 500:306 504:299 505:307 506:299 507:308 508:299 509:309 510:299"
        " 511:310 515:299 516:312 517:299 518:313 519:299 520:314 521:299 522:315 523:299 524:317 525:299"
        " 526:318 527:299 528:319 529:299 530:320 531:299 532:322 536:324 539:327 540:324 541:328 542:324"
        " 543:329 544:324 545:330 546:324 547:331 548:324 549:332 550:324 551:333 552:324 553:335 554:324"
        " 555:337 559:339 562:342 563:339 564:343 565:339 566:344 567:339 568:345 572:339 573:346 574:339"
        " 575:347 576:339 577:348 578:339 579:349 580:339 581:350 582:339 583:351 584:339 585:352 586:339"
        " 587:353 588:339 589:354 590:339 591:356 592:339 593:358 597:360 600:363 601:360 602:364 603:360"
        " 604:365 605:360 606:366 607:360 608:368 609:360 610:370 614:372 617:376 618:372 619:377 620:372"
        " 621:378 622:372 623:379 624:372 625:380 626:372 627:382 628:372 629:384 630:372 631:385 635:387"
        " 638:391 640:387 641:392 643:387 644:393 645:387 646:394 647:387 648:395 649:387 650:396 651:387"
        " 652:397 653:387 654:399 655:387 656:400 657:387 658:402 662:404 665:407 666:404 667:408 669:404"
        " 670:409 672:404 673:410 674:404 675:411 676:404 677:413 678:404 679:415 680:404 681:416 685:418"
        " 688:421 689:418 690:422 692:418 693:423 694:418 695:424 696:418 697:426 698:418 699:427 700:418"
        " 701:429 702:418 703:430 707:432 710:435 711:432 712:436 713:432 714:437 715:432 716:439 717:432"
        " 718:441 719:432 720:442 724:444 727:447 728:444 729:448 730:444 731:449 732:444 733:450 735:444"
        " 736:451 737:444 738:452 739:444 740:454 741:444 742:456 746:458 749:461 751:458 752:462 753:458"
        " 754:463 756:458 757:464 758:458 759:465 760:458 761:466 762:458 763:467 764:458 765:468 766:458"
        " 767:469 768:458 769:471 770:458 771:472 772:458 773:473 774:458 775:474 776:458 777:476 781:478"
        " 784:482 785:478 786:483 788:478 789:484 790:478 791:485 792:478 793:487 794:478 795:489 796:478"
        " 797:491 798:478 799:492 800:478 801:493 802:478 803:495 807:497 810:500 812:497 813:501 815:497"
        " 816:503 817:497 818:505 822:507 825:510 826:507 827:511 828:507 829:512 830:507 831:513 832:507"
        " 833:515 834:507 835:517 836:507 837:519 838:507 839:521 840:507 841:522 845:524 848:527 850:524"
        " 851:528 852:524 853:530 854:524 855:531 856:524 857:532 858:524 859:533 860:524 861:534 862:524"
        " 863:535 864:524 865:537 866:524 867:538 868:524 869:539 870:524 871:541 875:543 878:546 879:543"
        " 880:547 881:543 882:549 883:543 884:551 885:543 886:552 887:543 888:553 889:543 890:555 891:543"
        " 892:556 893:543 894:557 898:563 899:564 903:559 906:565 907:559 908:566 909:559 910:567 911:559"
        " 912:568 913:559 914:570 915:559 916:572 917:559 918:573"
    ),
)
