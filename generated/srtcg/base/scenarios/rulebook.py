"""Made by `ombre build` from cards/srtcg/base/scenarios/rulebook.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


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
        "14:3 17:6 19:3 20:7 22:3 23:8 24:3 25:9 26:3 27:10 28:3 29:12 30:3 31:14 35:16 38:19 40:16 41:20"
        " 43:16 44:21 45:16 46:22 47:16 48:23 49:16 50:25 51:16 52:27 56:29 59:32 61:29 62:33 63:29 64:34"
        " 65:29 66:36 67:29 68:38 69:29 70:40 71:29 72:42 76:44 79:47 83:44 84:48 85:44 86:49 87:44 88:50"
        " 89:44 90:51 91:44 92:52 93:44 94:53 95:44 96:54 97:44 98:56 99:44 100:57 101:44 102:59 103:44"
        " 104:61 105:44 106:63 110:65 113:68 114:65 115:69 116:65 117:70 119:65 120:71 121:65 122:73 123:65"
        " 124:74 125:65 126:75 127:65 128:76 129:65 130:78 131:65 132:80 133:65 134:82 135:65 136:83 140:85"
        " 143:88 144:85 145:89 146:85 147:90 148:85 149:91 151:85 152:92 153:85 154:93 155:85 156:94 157:85"
        " 158:95 159:85 160:97 161:85 162:98 163:85 164:100 165:85 166:101 170:103 173:106 174:103 175:107"
        " 176:103 177:108 178:103 179:109 181:103 182:110 183:103 184:111 185:103 186:112 187:103 188:113"
        " 189:103 190:115 191:103 192:116 193:103 194:118 198:120 201:123 203:120 204:124 205:120 206:125"
        " 207:120 208:126 209:120 210:127 211:120 212:129 213:120 214:131 215:120 216:132 220:134 223:137"
        " 224:134 225:138 226:134 227:139 231:134 232:140 234:134 235:141 236:134 237:142 238:134 239:143"
        " 240:134 241:144 242:134 243:145 244:134 245:146 246:134 247:147 248:134 249:148 250:134 251:149"
        " 252:134 253:150 254:134 255:152 256:134 257:153 258:134 259:155 260:134 261:156 265:158 268:161"
        " 269:158 270:162 271:158 272:163 276:158 277:164 278:158 279:165 280:158 281:166 282:158 283:167"
        " 284:158 285:168 286:158 287:169 288:158 289:170 290:158 291:171 292:158 293:173 294:158 295:174"
        " 296:158 297:176 298:158 299:177 300:158 301:178 305:180 308:183 309:180 310:186 312:180 313:187"
        " 315:180 316:188 318:180 319:189 320:180 321:190 322:180 323:191 324:180 325:192 326:180 327:193"
        " 328:180 329:194 330:180 331:195 332:180 333:196 334:180 335:197 336:180 337:199 338:180 339:200"
        " 340:180 341:202 342:180 343:203 344:180 345:204 346:180 347:205 351:207 354:212 356:207 357:213"
        " 359:207 360:214 361:207 362:215 363:207 364:216 365:207 366:217 367:207 368:218 369:207 370:219"
        " 371:207 372:221 373:207 374:223 375:207 376:224 377:207 378:225 382:227 385:230 386:227 387:231"
        " 389:227 390:232 391:227 392:233 393:227 394:234 395:227 396:235 397:227 398:236 399:227 400:238"
        " 401:227 402:240 403:227 404:241 408:243 411:246 412:243 413:247 415:243 416:248 419:243 420:249"
        " 421:243 422:250 423:243 424:251 425:243 426:252 427:243 428:254 429:243 430:255 431:243 432:256"
        " 433:243 434:258 435:243 436:259 440:261 443:264 444:261 445:265 446:261 447:266 451:261 452:267"
        " 454:261 455:268 456:261 457:269 458:261 459:270 460:261 461:271 462:261 463:273 464:261 465:274"
        " 466:261 467:275 468:261 469:276 470:261 471:277 472:261 473:279 474:261 475:281 476:261 477:282"
        " 478:261 479:283 480:261 481:285 485:287 488:290 489:287 490:291 491:287 492:292 493:287 494:294"
        " 495:287 496:296 497:287 498:297 502:299 505:306 509:299 510:307 511:299 512:308 513:299 514:309"
        " 515:299 516:310 520:299 521:312 522:299 523:313 524:299 525:314 526:299 527:315 528:299 529:317"
        " 530:299 531:318 532:299 533:319 534:299 535:320 536:299 537:322 541:324 544:327 545:324 546:328"
        " 547:324 548:329 549:324 550:330 551:324 552:331 553:324 554:332 555:324 556:333 557:324 558:335"
        " 559:324 560:337 564:339 567:342 568:339 569:343 570:339 571:344 572:339 573:345 577:339 578:346"
        " 579:339 580:347 581:339 582:348 583:339 584:349 585:339 586:350 587:339 588:351 589:339 590:352"
        " 591:339 592:353 593:339 594:354 595:339 596:356 597:339 598:358 602:360 605:363 606:360 607:364"
        " 608:360 609:365 610:360 611:366 612:360 613:368 614:360 615:370 619:372 622:376 623:372 624:377"
        " 625:372 626:378 627:372 628:379 629:372 630:380 631:372 632:382 633:372 634:384 635:372 636:385"
        " 640:387 643:391 645:387 646:392 648:387 649:393 650:387 651:394 652:387 653:395 654:387 655:396"
        " 656:387 657:397 658:387 659:399 660:387 661:400 662:387 663:402 667:404 670:407 671:404 672:408"
        " 674:404 675:409 677:404 678:410 679:404 680:411 681:404 682:413 683:404 684:415 685:404 686:416"
        " 690:418 693:421 694:418 695:422 697:418 698:423 699:418 700:424 701:418 702:426 703:418 704:427"
        " 705:418 706:429 707:418 708:430 712:432 715:435 716:432 717:436 718:432 719:437 720:432 721:439"
        " 722:432 723:441 724:432 725:442 729:444 732:447 733:444 734:448 735:444 736:449 737:444 738:450"
        " 740:444 741:451 742:444 743:452 744:444 745:454 746:444 747:456 751:458 754:461 756:458 757:462"
        " 758:458 759:463 761:458 762:464 763:458 764:465 765:458 766:466 767:458 768:467 769:458 770:468"
        " 771:458 772:469 773:458 774:471 775:458 776:472 777:458 778:473 779:458 780:474 781:458 782:476"
        " 786:478 789:482 790:478 791:483 793:478 794:484 795:478 796:485 797:478 798:487 799:478 800:489"
        " 801:478 802:491 803:478 804:492 805:478 806:493 807:478 808:495 812:497 815:500 817:497 818:501"
        " 820:497 821:503 822:497 823:505 827:507 830:510 831:507 832:511 833:507 834:512 835:507 836:513"
        " 837:507 838:515 839:507 840:517 841:507 842:519 843:507 844:521 845:507 846:522 850:524 853:527"
        " 855:524 856:528 857:524 858:530 859:524 860:531 861:524 862:532 863:524 864:533 865:524 866:534"
        " 867:524 868:535 869:524 870:537 871:524 872:538 873:524 874:539 875:524 876:541 880:543 883:546"
        " 884:543 885:547 886:543 887:549 888:543 889:551 890:543 891:552 892:543 893:553 894:543 895:555"
        " 896:543 897:556 898:543 899:557 903:563 904:564 908:559 911:565 912:559 913:566 914:559 915:567"
        " 916:559 917:568 918:559 919:570 920:559 921:572 922:559 923:573"
    ),
)
