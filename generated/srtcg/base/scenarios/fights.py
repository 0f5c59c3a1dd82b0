"""Made by `ombre build` from cards/srtcg/base/scenarios/fights.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Card, Module, Scenario, Value


# cards/srtcg/base/scenarios/fights.card:3
def R150(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 7
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 8
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 9
    g.v_meets(0, u_polite_doorman)
    t.line = 10
    t.all_pass = True
    t.line = 12
    g.v_engages(0, u_polite_doorman)
    t.line = 13
    g.v_clashes(0)
    t.line = 15
    t.check(15, "polite_doorman is in trash of P2", g.where[u_polite_doorman] == g.z_fixer_trash + 1)
    t.line = 16
    t.check(16, "gutterball is in trash of P1", g.where[u_gutterball] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/fights.card:18
def R151(t: Value) -> None:
    g = t.game(2)
    t.line = 21
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 22
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 24
    u_wall = g.create("wall", g.z_fixer_hand + 1, 1)
    t.line = 25
    g.v_meets(0, u_wall)
    t.line = 27
    g.v_engages(0, u_wall)
    t.line = 28
    g.v_clashes(0)
    t.line = 30
    t.check(30, "wall is in trash of P2", g.where[u_wall] == g.z_fixer_trash + 1)
    t.line = 31
    t.check(31, "journey is none", g.s__journey == g.e_journey_none)


# cards/srtcg/base/scenarios/fights.card:33
def R151_b(t: Value) -> None:
    g = t.game(2)
    t.line = 36
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 37
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 39
    u_wall = g.create("wall", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 40
    g.s__quarry = 1
    t.line = 41
    g.s__lookout = 1
    t.line = 43
    g.v_meets(0, u_wall)
    t.line = 44
    g.v_engages(0, u_wall)
    t.line = 45
    g.v_clashes(0)
    t.line = 47
    t.check(47, "wall is in stack at P2 of P2", g.where[u_wall] == g.z_fixer_stack + g.apart * 1 + 1)
    t.line = 48
    t.check(48, "journey is ended", g.s__journey == g.e_journey_ended)


# cards/srtcg/base/scenarios/fights.card:50
def R152(t: Value) -> None:
    g = t.game(2)
    t.line = 54
    u_ram = g.create("ram", g.z_fixer_safehouse + 0, 0)
    t.line = 55
    g.b_asset_side(u_ram, g.e_side_out)
    t.line = 57
    u_tank = g.create("tank", g.z__met)
    t.line = 58
    g.s__foe = u_tank
    t.line = 60
    g.v_engages(0, u_tank)
    t.line = 61
    g.v_strikes(u_ram)
    t.line = 63
    t.equal(63, "wound of tank", g.s_asset_wound[u_tank], "=", 3)


# cards/srtcg/base/scenarios/fights.card:65
def R153(t: Value) -> None:
    g = t.game(2)
    t.line = 71
    u_six = g.create("six", g.z_fixer_safehouse + 0, 0)
    u_four = g.create("four", g.z_fixer_safehouse + 0, 0)
    u_two = g.create("two", g.z_fixer_safehouse + 0, 0)
    t.line = 72
    g.b_asset_side(u_six, g.e_side_out)
    t.line = 73
    g.b_asset_side(u_four, g.e_side_out)
    t.line = 74
    g.b_asset_side(u_two, g.e_side_out)
    t.line = 76
    u_tank = g.create("tank", g.z__met)
    t.line = 77
    g.s__foe = u_tank
    t.line = 79
    g.v_engages(0, u_tank)
    t.line = 80
    g.v_strikes(u_six)
    t.line = 81
    g.v_strikes(u_four)
    t.line = 82
    g.v_strikes(u_two)
    t.line = 84
    t.equal(84, "wound of tank", g.s_asset_wound[u_tank], "=", 4)


# cards/srtcg/base/scenarios/fights.card:86
def R154(t: Value) -> None:
    g = t.game(2)
    t.line = 90
    u_ram = g.create("ram", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_ram] = 1
    t.line = 91
    u_ares_predator = g.create("ares_predator", g.z_fixer_hand + 0, 0)
    u_armor_piercing_ammo = g.create("armor_piercing_ammo", g.z_fixer_hand + 0, 0)
    t.line = 92
    g.v_goes_to(u_ares_predator, u_ram)
    t.line = 93
    g.v_mounts_on(0, u_armor_piercing_ammo, u_ares_predator)
    t.line = 94
    g.b_asset_side(u_ram, g.e_side_out)
    t.line = 96
    u_tank = g.create("tank", g.z__met)
    t.line = 97
    g.s__foe = u_tank
    t.line = 98
    t.answer("arms", u_ares_predator)
    t.line = 100
    g.v_engages(0, u_tank)
    t.line = 101
    g.v_strikes(u_ram)
    t.line = 103
    t.equal(103, "wound of tank", g.s_asset_wound[u_tank], "=", 6)


# cards/srtcg/base/scenarios/fights.card:105
def R155(t: Value) -> None:
    g = t.game(2)
    t.line = 110
    u_bare = g.create("bare", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bare] = 1
    u_clad = g.create("clad", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_clad] = 1
    t.line = 111
    u_l1 = g.create("bone_lacing", g.z_fixer_hand + 0, 0)
    u_l2 = g.create("bone_lacing", g.z_fixer_hand + 0, 0)
    t.line = 112
    u_padded_coat = g.create("padded_coat", g.z_fixer_hand + 0, 0)
    t.line = 114
    g.v_goes_to(u_l1, u_bare)
    t.line = 115
    g.v_goes_to(u_l2, u_clad)
    t.line = 117
    t.equal(117, "shield of bare", g.d_asset_shield(u_bare), "=", 1)
    t.line = 118
    t.equal(118, "shield of clad", g.d_asset_shield(u_clad), "=", 3)
    t.line = 120
    g.v_goes_to(u_padded_coat, u_clad)
    t.line = 122
    t.equal(122, "shield of clad", g.d_asset_shield(u_clad), "=", 3)


# cards/srtcg/base/scenarios/fights.card:124
def R156(t: Value) -> None:
    g = t.game(2)
    t.line = 127
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    t.line = 128
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 129
    g.b_asset_side(u_oath_sister, g.e_side_out)
    t.line = 130
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 131
    g.v_meets(0, u_polite_doorman)
    t.line = 132
    t.answer("victim", u_bone_mama, who=0)
    t.line = 133
    t.answer("one", "one_point", who=0)
    t.line = 134
    t.answer("victim", u_oath_sister, who=0)
    t.line = 135
    t.answer("one", "all_that_it_takes", who=0)
    t.line = 136
    t.answer("wards", "pass")
    t.line = 138
    g.v_engages(0, u_polite_doorman)
    t.line = 139
    g.v_clashes(0)
    t.line = 141
    t.equal(141, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 1)
    t.line = 142
    t.equal(142, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 2)


# cards/srtcg/base/scenarios/fights.card:144
def R157(t: Value) -> None:
    g = t.game(2)
    t.line = 147
    u_corner_boy = g.create("corner_boy", g.z_fixer_safehouse + 0, 0)
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 148
    g.b_asset_side(u_corner_boy, g.e_side_out)
    t.line = 149
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 150
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 151
    g.v_meets(0, u_polite_doorman)
    t.line = 152
    t.answer("victim", u_corner_boy, who=0)
    t.line = 153
    t.answer("one", "all_that_it_takes", who=0)
    t.line = 155
    g.v_engages(0, u_polite_doorman)
    t.line = 156
    g.v_clashes(0)
    t.line = 158
    t.check(158, "corner_boy is in trash of P1", g.where[u_corner_boy] == g.z_fixer_trash + 0)
    t.line = 159
    t.equal(159, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 1)


# cards/srtcg/base/scenarios/fights.card:161
def R158(t: Value) -> None:
    g = t.game(2)
    t.line = 164
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 166
    g.v_suffers(u_night_shift, 2)
    t.line = 168
    t.equal(168, "hurt of night_shift", g.s_asset_hurt[u_night_shift], "=", 2)
    t.line = 169
    t.check(169, "night_shift is in safehouse of P1", g.where[u_night_shift] == g.z_fixer_safehouse + 0)
    t.line = 171
    g.v_suffers(u_night_shift, 1)
    t.line = 173
    t.check(173, "night_shift is in trash of P1", g.where[u_night_shift] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/fights.card:175
def R159(t: Value) -> None:
    g = t.game(2)
    t.line = 178
    u_corner_boy = g.create("corner_boy", g.z_fixer_safehouse + 0, 0)
    t.line = 179
    g.b_asset_side(u_corner_boy, g.e_side_out)
    t.line = 180
    u_stone_guardian = g.create("stone_guardian", g.z__met)
    t.line = 181
    g.s__foe = u_stone_guardian
    t.line = 183
    g.v_engages(0, u_stone_guardian)
    t.line = 184
    g.v_strikes(u_stone_guardian)
    t.line = 186
    t.equal(186, "wound of corner_boy", g.s_asset_wound[u_corner_boy], "=", 2)


# cards/srtcg/base/scenarios/fights.card:188
def R160(t: Value) -> None:
    g = t.game(2)
    t.line = 192
    u_plain = g.create("plain", g.z_fixer_safehouse + 0, 0)
    u_cannonball = g.create("cannonball", g.z_fixer_safehouse + 0, 0)
    t.line = 193
    g.v_suffers(u_plain, 2)
    t.line = 194
    g.v_suffers(u_cannonball, 2)
    t.line = 196
    t.equal(196, "might of plain", g.d_asset_might(u_plain), "=", 3)
    t.line = 197
    t.equal(197, "life of plain", g.d_asset_life(u_plain), "=", 4)
    t.line = 198
    t.equal(198, "might of cannonball", g.d_asset_might(u_cannonball), "=", 5)
    t.line = 199
    t.equal(199, "life of cannonball", g.d_asset_life(u_cannonball), "=", 4)


# cards/srtcg/base/scenarios/fights.card:201
def R161(t: Value) -> None:
    g = t.game(2)
    t.line = 204
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    t.line = 205
    u_bulldog_drone = g.create("bulldog_drone", g.z_fixer_hand + 0, 0)
    t.line = 206
    g.v_goes_to(u_bulldog_drone, u_overlook)
    t.line = 207
    g.v_suffers(u_bulldog_drone, 2)
    t.line = 209
    t.equal(209, "might of bulldog_drone", g.d_asset_might(u_bulldog_drone), "=", 3)


# cards/srtcg/base/scenarios/fights.card:211
def R162(t: Value) -> None:
    g = t.game(2)
    t.line = 214
    u_quick_draw = g.create("quick_draw", g.z_fixer_safehouse + 0, 0)
    t.line = 215
    g.b_asset_side(u_quick_draw, g.e_side_out)
    t.line = 216
    u_polite_doorman = g.create("polite_doorman", g.z_fixer_hand + 1, 1)
    t.line = 217
    g.v_meets(0, u_polite_doorman)
    t.line = 219
    g.v_engages(0, u_polite_doorman)
    t.line = 220
    g.v_clashes(0)
    t.line = 222
    t.check(222, "polite_doorman is in trash of P2", g.where[u_polite_doorman] == g.z_fixer_trash + 1)
    t.line = 223
    t.equal(223, "hurt of quick_draw", g.s_asset_hurt[u_quick_draw], "=", 0)


# cards/srtcg/base/scenarios/fights.card:225
def R163(t: Value) -> None:
    g = t.game(2)
    t.line = 228
    u_overlook = g.create("overlook", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_overlook] = 1
    t.line = 229
    u_kite_drone = g.create("kite_drone", g.z_fixer_hand + 0, 0)
    u_padded_coat = g.create("padded_coat", g.z_fixer_hand + 0, 0)
    t.line = 230
    g.v_goes_to(u_kite_drone, u_overlook)
    t.line = 231
    g.v_goes_to(u_padded_coat, u_overlook)
    t.line = 233
    g.v_trashes(0, u_overlook)
    t.line = 235
    t.check(235, "kite_drone is in trash of P1", g.where[u_kite_drone] == g.z_fixer_trash + 0)
    t.line = 236
    t.check(236, "padded_coat is in trash of P1", g.where[u_padded_coat] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/fights.card:238
def R164(t: Value) -> None:
    g = t.game(2)
    t.line = 241
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 242
    u_hellhound = g.create("hellhound", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 243
    u_cannonball = g.create("cannonball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_cannonball] = 1
    t.line = 244
    u_ceska_vz120 = g.create("ceska_vz120", g.z_fixer_hand + 0, 0)
    t.line = 245
    g.v_goes_to(u_ceska_vz120, u_cannonball)
    t.line = 246
    t.answer("arms", u_ceska_vz120)
    t.line = 247
    t.all_pass = True
    t.line = 249
    g.v_raids(0, 1)
    t.line = 250
    t.flow(g, "shadowrun", 0)
    t.line = 252
    t.check(252, "hellhound is in trash of P2", g.where[u_hellhound] == g.z_fixer_trash + 1)
    t.line = 253
    t.check(253, "cannonball is in trash of P1", g.where[u_cannonball] == g.z_fixer_trash + 0)
    t.line = 254
    t.check(254, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)


# cards/srtcg/base/scenarios/fights.card:256
def R165(t: Value) -> None:
    g = t.game(2)
    t.line = 259
    u_hellhound = g.create("hellhound", g.z__met)
    t.line = 260
    g.s__foe = u_hellhound
    t.line = 261
    u_cannonball = g.create("cannonball", g.z_fixer_safehouse + 0, 0)
    t.line = 263
    u_guard_of_four = g.create("guard_of_four", g.z_fixer_safehouse + 0, 0)
    t.line = 264
    g.b_asset_side(u_cannonball, g.e_side_out)
    t.line = 265
    g.b_asset_side(u_guard_of_four, g.e_side_out)
    t.line = 266
    t.answer("victim", u_cannonball)
    t.line = 267
    t.answer("wards", u_cannonball)
    t.line = 269
    g.v_engages(0, u_hellhound)
    t.line = 270
    g.v_strikes(u_hellhound)
    t.line = 272
    t.equal(272, "wound of guard_of_four", g.s_asset_wound[u_guard_of_four], "=", 4)
    t.line = 273
    t.equal(273, "wound of cannonball", g.s_asset_wound[u_cannonball], "=", 2)


# cards/srtcg/base/scenarios/fights.card:275
def R166(t: Value) -> None:
    g = t.game(2)
    t.line = 278
    u_manticore = g.create("manticore", g.z__met)
    t.line = 279
    g.s__foe = u_manticore
    t.line = 280
    u_corner_boy = g.create("corner_boy", g.z_fixer_safehouse + 0, 0)
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 281
    g.b_asset_side(u_corner_boy, g.e_side_out)
    t.line = 282
    g.b_asset_side(u_bone_mama, g.e_side_out)
    t.line = 283
    t.answer("victim", u_corner_boy)
    t.line = 285
    g.v_engages(0, u_manticore)
    t.line = 286
    g.v_strikes(u_manticore)
    t.line = 288
    t.equal(288, "wound of corner_boy", g.s_asset_wound[u_corner_boy], "=", 2)
    t.line = 289
    t.equal(289, "wound of bone_mama", g.s_asset_wound[u_bone_mama], "=", 0)


# cards/srtcg/base/scenarios/fights.card:291
def R167(t: Value) -> None:
    g = t.game(2)
    t.line = 294
    u_dragon_hoard = g.create("dragon_hoard", g.z_fixer_front + 1, 1)
    t.line = 296
    u_giant = g.create("giant", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_giant] = 1
    t.line = 297
    t.all_pass = True
    t.line = 299
    g.v_raids(0, 1)
    t.line = 300
    t.flow(g, "shadowrun", 0)
    t.line = 302
    t.equal(302, "hurt of giant", g.s_asset_hurt[u_giant], "=", 4)
    t.line = 303
    t.check(303, "dragon_hoard is in glory of P1", g.where[u_dragon_hoard] == g.z_fixer_glory + 0)


# cards/srtcg/base/scenarios/fights.card:305
def R170(t: Value) -> None:
    g = t.game(2)
    t.line = 308
    g.s_fixer_nuyen[1] = 6
    t.line = 309
    u_black_system = g.create("black_system", g.z_fixer_hand + 1, 1)
    t.line = 310
    g.v_meets(0, u_black_system)
    t.line = 311
    if g.owner[u_black_system] != NOTHING:
        g.v_pumps(g.owner[u_black_system], u_black_system)
    t.line = 313
    t.equal(313, "might of black_system", g.d_asset_might(u_black_system), "=", 6)


# cards/srtcg/base/scenarios/fights.card:315
def R171(t: Value) -> None:
    g = t.game(2)
    t.line = 318
    g.s_fixer_nuyen[0] = 4
    t.line = 319
    u_wild_card_kid = g.create("wild_card_kid", g.z_fixer_safehouse + 0, 0)
    t.line = 320
    g.b_asset_side(u_wild_card_kid, g.e_side_out)
    t.line = 322
    u_wall = g.create("wall", g.z_fixer_hand + 1, 1)
    t.line = 323
    g.v_meets(0, u_wall)
    t.line = 325
    g.v_engages(0, u_wall)
    t.line = 326
    g.v_pumps(0, u_wild_card_kid)
    t.line = 327
    g.v_pumps(0, u_wild_card_kid)
    t.line = 328
    g.v_pumps(0, u_wild_card_kid)
    t.line = 329
    g.v_pumps(0, u_wild_card_kid)
    t.line = 331
    t.equal(331, "life of wild_card_kid", g.d_asset_life(u_wild_card_kid), "=", 0)
    t.line = 332
    t.check(332, "wild_card_kid is in safehouse of P1", g.where[u_wild_card_kid] == g.z_fixer_safehouse + 0)
    t.line = 334
    g.v_clashes(0)
    t.line = 336
    t.check(336, "wall is in trash of P2", g.where[u_wall] == g.z_fixer_trash + 1)
    t.line = 337
    t.check(337, "wild_card_kid is in trash of P1", g.where[u_wild_card_kid] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/fights.card:339
def R172(t: Value) -> None:
    g = t.game(2)
    t.line = 342
    g.s_fixer_nuyen[0] = 5
    t.line = 343
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 344
    u_tin_man = g.create("tin_man", g.z_fixer_safehouse + 0, 0)
    t.line = 346
    g.v_pumps(0, u_tin_man)
    t.line = 347
    g.v_pumps(0, u_tin_man)
    t.line = 348
    g.v_pumps(0, u_tin_man)
    t.line = 349
    g.v_pumps(0, u_tin_man)
    t.line = 350
    g.v_pumps(0, u_tin_man)
    t.line = 351
    g.v_suffers(u_tin_man, 8)
    t.line = 353
    t.equal(353, "life of tin_man", g.d_asset_life(u_tin_man), "=", 2)
    t.line = 354
    t.check(354, "tin_man is in safehouse of P1", g.where[u_tin_man] == g.z_fixer_safehouse + 0)
    t.line = 356
    g.scope_end("turn")
    t.line = 358
    t.check(358, "tin_man is in trash of P1", g.where[u_tin_man] == g.z_fixer_trash + 0)


# cards/srtcg/base/scenarios/fights.card:360
def R173(t: Value) -> None:
    g = t.game(2)
    t.line = 363
    g.s_fixer_nuyen[1] = 2
    t.line = 364
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 365
    u_black_system = g.create("black_system", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 366
    u_wirehead = g.create("wirehead", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_wirehead] = 1
    t.line = 367
    t.answer("window", (("pumps", (None, u_black_system)),), who=1)
    t.line = 368
    t.all_pass = True
    t.line = 369
    g.s__quarry = 1
    t.line = 371
    t.step(g, "meeting", 0)
    t.line = 373
    t.equal(373, "might of black_system", g.d_asset_might(u_black_system), "=", 6)
    t.line = 374
    t.equal(374, "nuyen of P2", g.s_fixer_nuyen[1], "=", 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/fights.card",
    scenarios=(
        Scenario("R150", "what has no threat does not fight; the rest strikes at once", R150, 3, 2),
        Scenario(
            "R151",
            "as much as its Body is enough",
            R151,
            18,
            2,
            cards=(Card("wall", "challenge", (("body", 5),), (), line=23),),
        ),
        Scenario(
            "R151_b", "one less is not", R151_b, 33, 2, cards=(Card("wall", "challenge", (("body", 6),), (), line=38),)
        ),
        Scenario(
            "R152",
            "armour stops as much as it says",
            R152,
            50,
            2,
            cards=(
                Card("ram", "runner", (("attack", 6), ("body", 6)), (), line=53),
                Card("tank", "challenge", (("body", 9), ("armour", 3)), (), line=56),
            ),
        ),
        Scenario(
            "R153",
            "of each blow by itself",
            R153,
            65,
            2,
            cards=(
                Card("six", "runner", (("attack", 6), ("body", 6)), (), line=68),
                Card("four", "runner", (("attack", 4), ("body", 6)), (), line=69),
                Card("two", "runner", (("attack", 2), ("body", 6)), (), line=70),
                Card("tank", "challenge", (("body", 9), ("armour", 3)), (), line=75),
            ),
        ),
        Scenario(
            "R154",
            "what pierces is not stopped",
            R154,
            86,
            2,
            cards=(
                Card("ram", "runner", (("attack", 3), ("body", 6)), (), line=89),
                Card("tank", "challenge", (("body", 9), ("armour", 3)), (), line=95),
            ),
        ),
        Scenario(
            "R155",
            "added armour is added, other armour is not",
            R155,
            105,
            2,
            cards=(
                Card("bare", "runner", (("body", 3),), (), line=108),
                Card("clad", "runner", (("body", 3), ("armour", 2)), (), line=109),
            ),
        ),
        Scenario("R156", "who leads the run splits what the Challenge deals", R156, 124, 2),
        Scenario("R157", "nobody is given more than what kills", R157, 144, 2),
        Scenario("R158", "damage stays until it is healed, and as much as the Body is death", R158, 161, 2),
        Scenario("R159", "what nobody can take is lost", R159, 175, 2),
        Scenario(
            "R160",
            "Fatigue weakens, Stamina does not tire",
            R160,
            188,
            2,
            cards=(Card("plain", "runner", (("attack", 5), ("body", 6)), (), line=191),),
        ),
        Scenario("R161", "Drones tire, too", R161, 201, 2),
        Scenario("R162", "who attacks first is not struck by the dead", R162, 211, 2),
        Scenario("R163", "what a dead Runner holds goes along", R163, 225, 2),
        Scenario("R164", "Cannonball and the Hellhound kill each other", R164, 238, 2),
        Scenario(
            "R165",
            "unless a Guard takes four of the six",
            R165,
            256,
            2,
            cards=(Card("guard_of_four", "runner", (("body", 4), ("keywords", ("guardian",))), (), line=262),),
        ),
        Scenario("R166", "all of it for one Runner", R166, 275, 2),
        Scenario(
            "R167",
            "an Objective with a threat fights back",
            R167,
            291,
            2,
            cards=(Card("giant", "runner", (("attack", 12), ("body", 6)), (), line=295),),
        ),
        Scenario("R170", "pumped as often as it is paid for, and only by its owner", R170, 305, 2),
        Scenario(
            "R171",
            "pumped down to nothing it still strikes, and then dies",
            R171,
            315,
            2,
            cards=(Card("wall", "challenge", (("body", 10),), (), line=321),),
        ),
        Scenario("R172", "Tin Man dies when he is himself again", R172, 339, 2),
        Scenario("R173", "a Challenge is pumped as soon as it is revealed", R173, 360, 2),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 15:3 16:8 17:3 18:9 19:3 20:10 21:3 22:12 23:3 24:13 25:3 26:15 27:3 28:16 32:18"
        " 35:21 36:18 37:22 38:18 39:24 40:18 41:25 42:18 43:27 44:18 45:28 46:18 47:30 48:18 49:31 53:33"
        " 56:36 57:33 58:37 59:33 60:39 61:33 62:40 63:33 64:41 65:33 66:43 67:33 68:44 69:33 70:45 71:33"
        " 72:47 73:33 74:48 78:50 81:54 82:50 83:55 84:50 85:57 86:50 87:58 88:50 89:60 90:50 91:61 92:50"
        " 93:63 97:65 100:71 103:65 104:72 105:65 106:73 107:65 108:74 109:65 110:76 111:65 112:77 113:65"
        " 114:79 115:65 116:80 117:65 118:81 119:65 120:82 121:65 122:84 126:86 129:90 131:86 132:91 134:86"
        " 135:92 136:86 137:93 138:86 139:94 140:86 141:96 142:86 143:97 144:86 145:98 146:86 147:100 148:86"
        " 149:101 150:86 151:103 155:105 158:110 162:105 163:111 165:105 166:112 167:105 168:114 169:105"
        " 170:115 171:105 172:117 173:105 174:118 175:105 176:120 177:105 178:122 182:124 185:127 187:124"
        " 188:128 189:124 190:129 191:124 192:130 193:124 194:131 195:124 196:132 197:124 198:133 199:124"
        " 200:134 201:124 202:135 203:124 204:136 205:124 206:138 207:124 208:139 209:124 210:141 211:124"
        " 212:142 216:144 219:147 221:144 222:148 223:144 224:149 225:144 226:150 227:144 228:151 229:144"
        " 230:152 231:144 232:153 233:144 234:155 235:144 236:156 237:144 238:158 239:144 240:159 244:161"
        " 247:164 248:161 249:166 250:161 251:168 252:161 253:169 254:161 255:171 256:161 257:173 261:175"
        " 264:178 265:175 266:179 267:175 268:180 269:175 270:181 271:175 272:183 273:175 274:184 275:175"
        " 276:186 280:188 283:192 285:188 286:193 287:188 288:194 289:188 290:196 291:188 292:197 293:188"
        " 294:198 295:188 296:199 300:201 303:204 304:201 305:205 306:201 307:206 308:201 309:207 310:201"
        " 311:209 315:211 318:214 319:211 320:215 321:211 322:216 323:211 324:217 325:211 326:219 327:211"
        " 328:220 329:211 330:222 331:211 332:223 336:225 339:228 341:225 342:229 344:225 345:230 346:225"
        " 347:231 348:225 349:233 350:225 351:235 352:225 353:236 357:238 360:241 361:238 362:242 363:238"
        " 364:243 366:238 367:244 368:238 369:245 370:238 371:246 372:238 373:247 374:238 375:249 376:238"
        " 377:250 378:238 379:252 380:238 381:253 382:238 383:254 387:256 390:259 391:256 392:260 393:256"
        " 394:261 395:256 396:263 397:256 398:264 399:256 400:265 401:256 402:266 403:256 404:267 405:256"
        " 406:269 407:256 408:270 409:256 410:272 411:256 412:273 416:275 419:278 420:275 421:279 422:275"
        " 423:280 425:275 426:281 427:275 428:282 429:275 430:283 431:275 432:285 433:275 434:286 435:275"
        " 436:288 437:275 438:289 442:291 445:294 446:291 447:296 449:291 450:297 451:291 452:299 453:291"
        " 454:300 455:291 456:302 457:291 458:303 462:305 465:308 466:305 467:309 468:305 469:310 470:305"
        " 471:311 473:305 474:313 478:315 481:318 482:315 483:319 484:315 485:320 486:315 487:322 488:315"
        " 489:323 490:315 491:325 492:315 493:326 494:315 495:327 496:315 497:328 498:315 499:329 500:315"
        " 501:331 502:315 503:332 504:315 505:334 506:315 507:336 508:315 509:337 513:339 516:342 517:339"
        " 518:343 519:339 520:344 521:339 522:346 523:339 524:347 525:339 526:348 527:339 528:349 529:339"
        " 530:350 531:339 532:351 533:339 534:353 535:339 536:354 537:339 538:356 539:339 540:358 544:360"
        " 547:363 548:360 549:364 550:360 551:365 552:360 553:366 555:360 556:367 557:360 558:368 559:360"
        " 560:369 561:360 562:371 563:360 564:373 565:360 566:374"
    ),
)
