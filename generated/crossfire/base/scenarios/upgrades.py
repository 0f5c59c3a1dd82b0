"""Made by `ombre build` from cards/crossfire/base/scenarios/upgrades.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


def XF_005(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:3
    g = t.game(4)
    t.line = 6
    g.put_printed(g.k_upgrade, g.z__catalogue, NOTHING, lambda g, u_it1: True, "")
    t.line = 8
    t.equal(
        8,
        "total for (upgrades in catalogue) of copies",
        sum(g.f_upgrade_copies(u_it2) for u_it2 in g.zones[g.z__catalogue] if g.kind[u_it2] in g.k_upgrade),
        "=",
        100,
    )
    t.line = 9
    t.equal(9, "number of cards in catalogue", len(g.zones[g.z__catalogue]), "=", 30)


def XF_027(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:11
    g = t.game(2)
    t.line = 14
    u_runner_dwarf = g.create("runner_dwarf", g.z_runner_profile + 0, 0)
    t.line = 15
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 16
    g.create("in_training", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 17
    g.create("just_tough", g.z_runner_worn + g.apart * g.e_socket_third_slot + 0, 0)
    t.line = 18
    g.create("combat_fu", g.z_runner_worn + g.apart * g.e_socket_fourth_slot + 0, 0)
    t.line = 19
    g.s_runner_karma[0] = 50
    t.line = 20
    g.s_runner_max_hp[0] = 5
    t.line = 21
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 23
    t.check(23, "runner_dwarf is in profile of P1", g.where[u_runner_dwarf] == g.z_runner_profile + 0)
    t.line = 24
    t.equal(24, "hp of runner_dwarf", g.f_metatype_hp(u_runner_dwarf), "=", 6)
    t.line = 25
    t.equal(25, "start_cards of runner_dwarf", g.f_metatype_start_cards(u_runner_dwarf), "=", 2)
    t.line = 26
    t.equal(26, "start_nuyen of runner_dwarf", g.f_metatype_start_nuyen(u_runner_dwarf), "=", 6)
    t.line = 27
    t.equal(27, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 28
    t.equal(28, "karma of P1", g.s_runner_karma[0], "=", 50)
    t.line = 29
    t.equal(29, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 50)


def XF_483(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:31
    g = t.game(2)
    t.line = 34
    g.create("crossfire", g.z__briefing)
    t.line = 35
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 36
    g.s_runner_karma[0] = 20
    t.line = 38
    t.cannot(38, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


def XF_483_b(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:40
    g = t.game(2)
    t.line = 43
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 44
    g.s_runner_karma[0] = 20
    t.line = 46
    t.check(
        46, "P1 can (fill first_slot with cigar_money)", g.can("fills with", 0, g.e_socket_first_slot, u_cigar_money)
    )


def XF_483_c(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:48
    g = t.game(2)
    t.line = 51
    g.create("crossfire", g.z__called_off)
    t.line = 52
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 53
    g.s_runner_karma[0] = 20
    t.line = 55
    t.cannot(55, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


def XF_484(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:57
    g = t.game(4)
    t.line = 60
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 61
    g.s__scene_number = 3
    t.line = 62
    g.s__more_obstacles = 1
    t.line = 63
    g.s_runner_karma[0] = 7
    t.line = 65
    g.v_closes(u_crossfire)
    t.line = 67
    t.check(67, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 68
    t.equal(68, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 69
    t.equal(69, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 71
    g = t.setup("crossfire")
    t.line = 73
    t.equal(73, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 74
    t.equal(74, "karma of P2", g.s_runner_karma[1], "=", 4)


def XF_485(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:76
    g = t.game(2)
    t.line = 79
    g.create("crossfire", g.z__briefing)
    t.line = 80
    g.s_runner_karma[0] = 7
    t.line = 81
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 82
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 84
    g.v_suffers(0, 1)
    t.line = 85
    g.v_suffers(1, 1)
    t.line = 87
    t.check(87, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 88
    t.equal(88, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 89
    t.equal(89, "karma of P2", g.s_runner_karma[1], "=", 0)


def XF_486(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:91
    g = t.game(4)
    t.line = 94
    g.s_runner_karma[0] = 12
    t.line = 95
    g.create("runner_troll", g.z_runner_profile + 0, 0)
    t.line = 96
    g.create("runner_elf", g.z_runner_profile + 1, 1)
    t.line = 98
    g = t.setup("crossfire")
    t.line = 99
    g.v_earns(1, 3)
    t.line = 100
    g = t.setup("crossfire")
    t.line = 102
    t.equal(102, "karma of P1", g.s_runner_karma[0], "=", 12)
    t.line = 103
    t.equal(103, "karma of P2", g.s_runner_karma[1], "=", 3)
    t.line = 104
    t.equal(104, "max_hp of P1", g.s_runner_max_hp[0], "=", 7)
    t.line = 105
    t.equal(105, "max_hp of P2", g.s_runner_max_hp[1], "=", 4)


def XF_488(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:107
    g = t.game(1)
    t.line = 110
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 111
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 112
    g.s_runner_karma[0] = 35
    t.line = 114
    t.check(
        114,
        "P1 can (fill second_slot with its_a_jing_thing)",
        g.can("fills with", 0, g.e_socket_second_slot, u_its_a_jing_thing),
    )
    t.line = 116
    g.v_fills_with(0, g.e_socket_second_slot, u_its_a_jing_thing)
    t.line = 118
    t.equal(118, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)
    t.line = 119
    t.check(
        119,
        "its_a_jing_thing is in worn at second_slot of P1",
        g.where[u_its_a_jing_thing] == g.z_runner_worn + g.apart * g.e_socket_second_slot + 0,
    )


def XF_489(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:121
    g = t.game(1)
    t.line = 124
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 125
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 126
    g.s_runner_karma[0] = 34
    t.line = 128
    t.cannot(
        128,
        "P1 cannot fill second_slot with its_a_jing_thing",
        "fills with",
        (0, g.e_socket_second_slot, u_its_a_jing_thing),
    )


def XF_490(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:130
    g = t.game(1)
    t.line = 133
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 134
    g.s_runner_karma[0] = 20
    t.line = 136
    t.equal(136, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 137
    t.equal(137, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)


def XF_491(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:139
    g = t.game(4)
    t.line = 142
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 143
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 144
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 145
    g.s_runner_karma[0] = 20
    t.line = 146
    g.v_fills_with(0, g.e_socket_first_slot, u_its_a_jing_thing)
    t.line = 149
    g = t.setup("briefing_only")
    t.line = 151
    t.equal(151, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)
    t.line = 152
    t.equal(152, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 20)
    t.line = 153
    t.equal(153, "number of cards in covered of P1", len(g.zones[g.z_runner_covered + 0]), "=", 1)
    t.line = 154
    t.equal(154, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


def XF_492(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:156
    g = t.game(4)
    t.line = 159
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 160
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 163
    g = t.setup("briefing_only")
    t.line = 165
    t.equal(165, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


def XF_493(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:167
    g = t.game(4)
    t.line = 170
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 171
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 174
    g = t.setup("briefing_only")
    t.line = 176
    t.equal(176, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


def XF_495(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:178
    g = t.game(1)
    t.line = 181
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    u_the_other = g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 182
    g.s_runner_karma[0] = 40
    t.line = 183
    g.move(u_the_other, g.z__catalogue)
    t.line = 185
    t.cannot(185, "P1 cannot fill second_slot with the_other", "fills with", (0, g.e_socket_second_slot, u_the_other))


def XF_496(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:187
    g = t.game(1)
    t.line = 190
    u_one_of_them = g.create("cigar_money", g.z__catalogue)
    u_the_other = g.create("cigar_money", g.z__catalogue)
    t.line = 191
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 192
    g.s_runner_karma[0] = 40
    t.line = 194
    g.v_fills_with(0, g.e_socket_first_slot, u_one_of_them)
    t.line = 195
    g.v_fills_with(0, g.e_socket_first_slot, u_its_a_jing_thing)
    t.line = 197
    t.check(
        197, "P1 can (fill second_slot with the_other)", g.can("fills with", 0, g.e_socket_second_slot, u_the_other)
    )
    t.line = 199
    g.v_fills_with(0, g.e_socket_second_slot, u_the_other)
    t.line = 201
    t.equal(201, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)


def XF_497(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:203
    g = t.game(1)
    t.line = 206
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 207
    g.create("in_training", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 208
    g.create("just_tough", g.z_runner_worn + g.apart * g.e_socket_third_slot + 0, 0)
    t.line = 209
    u_combat_fu = g.create("combat_fu", g.z__catalogue)
    t.line = 210
    g.s_runner_karma[0] = 50
    t.line = 212
    t.equal(212, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)
    t.line = 213
    t.check(
        213, "P1 can (fill fourth_slot with combat_fu)", g.can("fills with", 0, g.e_socket_fourth_slot, u_combat_fu)
    )
    t.line = 215
    g.s_runner_karma[0] = 49
    t.line = 217
    t.cannot(217, "P1 cannot fill fourth_slot with combat_fu", "fills with", (0, g.e_socket_fourth_slot, u_combat_fu))


def XF_498(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:219
    g = t.game(1)
    t.line = 222
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 223
    g.s_runner_karma[0] = 3
    t.line = 225
    t.cannot(225, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


def XF_077(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:227
    g = t.game(4)
    t.line = 230
    g.create("runner_dwarf", g.z_runner_profile + 0, 0)
    t.line = 231
    g.create("minor_knack", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 234
    g = t.setup("briefing_only")
    t.line = 236
    t.equal(
        236,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )


def mikes_two_upgrades(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:238
    g = t.game(1)
    t.line = 241
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 242
    g.s_runner_karma[0] = 5
    t.line = 243
    t.answer("window", (("fills with", (None, None, u_cigar_money)),), who=0)
    t.line = 244
    t.all_pass = True
    t.line = 246
    t.flow(g, "training", 0)
    t.line = 248
    t.not_offered(
        248,
        "not offered window: fill its_a_jing_thing",
        "window",
        ((("fills with", (None, None, u_its_a_jing_thing)),),),
    )
    t.line = 249
    t.check(
        249,
        "cigar_money is in worn at first_slot of P1",
        g.where[u_cigar_money] == g.z_runner_worn + g.apart * g.e_socket_first_slot + 0,
    )
    t.line = 250
    t.equal(250, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 5)
    t.line = 252
    g.s_runner_karma[0] = bounded(g.s_runner_karma[0] + 15)
    t.line = 253
    t.answer("window", (("fills with", (None, None, u_its_a_jing_thing)),), who=0)
    t.line = 254
    t.flow(g, "training", 0)
    t.line = 256
    t.check(
        256,
        "its_a_jing_thing is in worn at first_slot of P1",
        g.where[u_its_a_jing_thing] == g.z_runner_worn + g.apart * g.e_socket_first_slot + 0,
    )
    t.line = 257
    t.check(257, "cigar_money is in covered of P1", g.where[u_cigar_money] == g.z_runner_covered + 0)
    t.line = 258
    t.equal(258, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)


def mikes_second_slot(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:260
    g = t.game(1)
    t.line = 263
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 264
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 265
    g.s_runner_karma[0] = 20
    t.line = 267
    t.cannot(
        267,
        "P1 cannot fill second_slot with its_a_jing_thing",
        "fills with",
        (0, g.e_socket_second_slot, u_its_a_jing_thing),
    )
    t.line = 269
    g.s_runner_karma[0] = bounded(g.s_runner_karma[0] + 15)
    t.line = 271
    t.check(
        271,
        "P1 can (fill second_slot with its_a_jing_thing)",
        g.can("fills with", 0, g.e_socket_second_slot, u_its_a_jing_thing),
    )


def worth_while_covering(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:273
    g = t.game(1)
    t.line = 276
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 277
    u_loyal_contact = g.create("loyal_contact", g.z__catalogue)
    t.line = 278
    g.s_runner_karma[0] = 35
    t.line = 280
    t.check(
        280,
        "P1 can (fill second_slot with loyal_contact)",
        g.can("fills with", 0, g.e_socket_second_slot, u_loyal_contact),
    )
    t.line = 282
    g.s_runner_karma[0] = 34
    t.line = 284
    t.cannot(
        284, "P1 cannot fill second_slot with loyal_contact", "fills with", (0, g.e_socket_second_slot, u_loyal_contact)
    )


def tougher_from_the_start(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:286
    g = t.game(4)
    t.line = 289
    g.create("runner_ork", g.z_runner_profile + 0, 0)
    t.line = 290
    g.create("just_tough", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 291
    g.create("prime_runner", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 292
    g.create("street_legend", g.z_runner_worn + g.apart * g.e_socket_third_slot + 0, 0)
    t.line = 295
    g = t.setup("briefing_only")
    t.line = 297
    t.equal(297, "max_hp of P1", g.s_runner_max_hp[0], "=", 8)
    t.line = 298
    t.equal(298, "hp of P1", g.s_runner_hp[0], "=", 8)
    t.line = 299
    t.equal(299, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)
    t.line = 300
    t.equal(300, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 7)
    t.line = 301
    t.equal(301, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 125)


def one_healing_one_replacement(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:303
    g = t.game(2)
    t.line = 306
    u_pain_is_gain = g.create("pain_is_gain", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 307
    g.create("red_haze", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 308
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 309
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 310
    t.answer("order", u_pain_is_gain)
    t.line = 311
    t.answer("may", "yes")
    t.line = 313
    g.v_heals(0, 1)
    t.line = 315
    t.equal(315, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 316
    t.equal(316, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 317
    t.equal(317, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


def the_first_card(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:319
    g = t.game(2)
    t.line = 322
    g.create("in_training", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 323
    u_one_of_them = g.create("mana", g.z_runner_hand + 0, 0)
    u_the_other = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 324
    t.answer("window", (("plays", (None, u_one_of_them)),), who=0)
    t.line = 325
    t.answer("window", (("plays", (None, u_the_other)),), who=0)
    t.line = 326
    t.all_pass = True
    t.line = 328
    t.step(g, "play_cards", 0)
    t.line = 330
    t.equal(330, "bonus of one_of_them", g.f_gear_bonus(u_one_of_them), "=", 1)
    t.line = 331
    t.equal(331, "bonus of the_other", g.f_gear_bonus(u_the_other), "=", 0)


def once_in_each_scene(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:333
    g = t.game(2)
    t.line = 336
    g.create("loyal_contact", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 337
    t.all_pass = True
    t.line = 339
    t.flow(g, "turn", 0)
    t.line = 340
    t.flow(g, "turn", 0)
    t.line = 342
    t.equal(342, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 344
    g.scope_start("scene")
    t.line = 345
    t.flow(g, "turn", 0)
    t.line = 347
    t.equal(347, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


def watcher__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/upgrades.card:353
    g.s__scene_number = bounded(g.s__scene_number + 1)


def a_turn_more(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:349
    g = t.game(2)
    t.line = 355
    g.create("double_move", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 356
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 357
    t.all_pass = True
    t.line = 359
    t.flow(g, "turn", 0)
    t.line = 361
    t.equal(361, "scene_number", g.s__scene_number, "=", 2)
    t.line = 363
    t.flow(g, "turn", 0)
    t.line = 365
    t.equal(365, "scene_number", g.s__scene_number, "=", 3)


def an_obstacle_moves(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:367
    g = t.game(2)
    t.line = 371
    g.create("tactician", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 372
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 373
    t.answer("may", "yes")
    t.line = 374
    t.all_pass = True
    t.line = 376
    t.flow(g, "turn", 0)
    t.line = 378
    t.check(378, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)


def health_for_power(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:380
    g = t.game(2)
    t.line = 383
    g.create("zealot", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 384
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 385
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 386
    t.answer("may", "yes")
    t.line = 387
    t.all_pass = True
    t.line = 389
    t.step(g, "play_cards", 0)
    t.line = 391
    t.equal(391, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 392
    t.equal(392, "bonus of mana", g.f_gear_bonus(u_mana), "=", 2)


def XF_638(t: Value) -> None:  # cards/crossfire/base/scenarios/upgrades.card:394
    g = t.game(4)
    t.line = 397
    g.s_runner_karma[0] = 20
    t.line = 398
    g.create("runner_dwarf", g.z_runner_profile + 0, 0)
    t.line = 399
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 401
    g = t.setup("crossfire")
    t.line = 403
    t.equal(
        403,
        "number of cards in worn at first_slot of P1",
        len(g.zones[g.z_runner_worn + g.apart * g.e_socket_first_slot + 0]),
        "=",
        1,
    )
    t.line = 404
    t.equal(404, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


MODULE = Module(
    source="cards/crossfire/base/scenarios/upgrades.card",
    scenarios=(
        Scenario("XF_005", "a hundred of them are in the box", XF_005, 3, 4),
        Scenario("XF_027", "what a runner card says, and what can be noted on it", XF_027, 11, 2),
        Scenario("XF_483", "in a run there is no time to learn", XF_483, 31, 2),
        Scenario("XF_483_b", "between two runs there is", XF_483_b, 40, 2),
        Scenario("XF_483_c", "nor is there while a team retreats", XF_483_c, 48, 2),
        Scenario("XF_484", "what was earned is there in the next game", XF_484, 57, 4),
        Scenario("XF_485", "who has lost has learnt nothing", XF_485, 76, 2),
        Scenario("XF_486", "each runner keeps what that runner has earned", XF_486, 91, 4),
        Scenario("XF_488", "outside the first slot it is worth 10 more", XF_488, 107, 1),
        Scenario("XF_489", "what is earned is the limit", XF_489, 121, 1),
        Scenario("XF_490", "karma is a limit, and is never spent", XF_490, 130, 1),
        Scenario(
            "XF_491",
            "only what lies on top counts",
            XF_491,
            139,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=147),),
        ),
        Scenario(
            "XF_492",
            "Cigar Money: 1 nuyen more to begin with",
            XF_492,
            156,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=161),),
        ),
        Scenario(
            "XF_493",
            "It's a Jing Thing: 2 nuyen more",
            XF_493,
            167,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=172),),
        ),
        Scenario("XF_495", "no two of one name", XF_495, 178, 1),
        Scenario("XF_496", "unless one of them is covered", XF_496, 187, 1),
        Scenario("XF_497", "a third and a fourth slot", XF_497, 203, 1),
        Scenario("XF_498", "less than the cheapest buys nothing", XF_498, 219, 1),
        Scenario(
            "XF_077",
            "an upgrade changes the deck before it is shuffled",
            XF_077,
            227,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=232),),
        ),
        Scenario(
            "mikes_two_upgrades",
            "the example of the rulebook: 5, then 20 karma, and one upgrade over the other",
            mikes_two_upgrades,
            238,
            1,
        ),
        Scenario("mikes_second_slot", "beside the first one it takes 35", mikes_second_slot, 260, 1),
        Scenario("worth_while_covering", "what is covered makes room for what covers it", worth_while_covering, 273, 1),
        Scenario(
            "tougher_from_the_start",
            "HP, starting cards and nuyen",
            tougher_from_the_start,
            286,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=293),),
        ),
        Scenario("one_healing_one_replacement", "a card or a nuyen, and not both", one_healing_one_replacement, 303, 2),
        Scenario("the_first_card", "In Training, once in a game", the_first_card, 319, 2),
        Scenario(
            "once_in_each_scene", "Loyal Contact pays again when the next scene begins", once_in_each_scene, 333, 2
        ),
        Scenario(
            "a_turn_more",
            "Double Move, once in a game",
            a_turn_more,
            349,
            2,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=353),),
                    line=352,
                ),
            ),
        ),
        Scenario(
            "an_obstacle_moves",
            "Tactician sends it to somebody else",
            an_obstacle_moves,
            367,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 0)), (), line=370),),
        ),
        Scenario("health_for_power", "Zealot: 1 HP for 2 damage", health_for_power, 380, 2),
        Scenario("XF_638", "an upgrade stays in its slot from one mission to the next", XF_638, 394, 4),
    ),
)
