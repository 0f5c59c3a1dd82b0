"""Made by `ombre build` from cards/crossfire/base/scenarios/upgrades.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/upgrades.card:3
def XF_005(t: Value) -> None:
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


# cards/crossfire/base/scenarios/upgrades.card:11
def XF_027(t: Value) -> None:
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


# cards/crossfire/base/scenarios/upgrades.card:31
def XF_483(t: Value) -> None:
    g = t.game(2)
    t.line = 34
    g.create("crossfire", g.z__briefing)
    t.line = 35
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 36
    g.s_runner_karma[0] = 20
    t.line = 38
    t.cannot(38, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


# cards/crossfire/base/scenarios/upgrades.card:40
def XF_483_b(t: Value) -> None:
    g = t.game(2)
    t.line = 43
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 44
    g.s_runner_karma[0] = 20
    t.line = 46
    t.check(
        46, "P1 can (fill first_slot with cigar_money)", g.can("fills with", 0, g.e_socket_first_slot, u_cigar_money)
    )


# cards/crossfire/base/scenarios/upgrades.card:48
def XF_483_c(t: Value) -> None:
    g = t.game(2)
    t.line = 51
    g.create("crossfire", g.z__called_off)
    t.line = 52
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 53
    g.s_runner_karma[0] = 20
    t.line = 55
    t.cannot(55, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


# cards/crossfire/base/scenarios/upgrades.card:57
def XF_484(t: Value) -> None:
    g = t.game(4)
    t.line = 60
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 61
    g.s__scene_number = 3
    t.line = 62
    g.s__more_obstacles = 1
    t.line = 63
    g.s_runner_karma[0] = 7
    t.line = 64
    t.answer("opener", 1)
    t.line = 66
    g.v_closes(u_crossfire)
    t.line = 68
    t.check(68, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 69
    t.equal(69, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 70
    t.equal(70, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 72
    g = t.setup("crossfire")
    t.line = 74
    t.equal(74, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 75
    t.equal(75, "karma of P2", g.s_runner_karma[1], "=", 4)


# cards/crossfire/base/scenarios/upgrades.card:77
def XF_485(t: Value) -> None:
    g = t.game(2)
    t.line = 80
    g.create("crossfire", g.z__briefing)
    t.line = 81
    g.s_runner_karma[0] = 7
    t.line = 82
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 83
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 85
    g.v_suffers(0, 1)
    t.line = 86
    g.v_suffers(1, 1)
    t.line = 88
    t.check(88, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 89
    t.equal(89, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 90
    t.equal(90, "karma of P2", g.s_runner_karma[1], "=", 0)


# cards/crossfire/base/scenarios/upgrades.card:92
def XF_486(t: Value) -> None:
    g = t.game(4)
    t.line = 95
    g.s_runner_karma[0] = 12
    t.line = 96
    g.create("runner_troll", g.z_runner_profile + 0, 0)
    t.line = 97
    g.create("runner_elf", g.z_runner_profile + 1, 1)
    t.line = 98
    t.answer("opener", 1)
    t.line = 99
    t.answer("opener", 1)
    t.line = 101
    g = t.setup("crossfire")
    t.line = 102
    g.v_earns(1, 3)
    t.line = 103
    g = t.setup("crossfire")
    t.line = 105
    t.equal(105, "karma of P1", g.s_runner_karma[0], "=", 12)
    t.line = 106
    t.equal(106, "karma of P2", g.s_runner_karma[1], "=", 3)
    t.line = 107
    t.equal(107, "max_hp of P1", g.s_runner_max_hp[0], "=", 7)
    t.line = 108
    t.equal(108, "max_hp of P2", g.s_runner_max_hp[1], "=", 4)


# cards/crossfire/base/scenarios/upgrades.card:110
def XF_488(t: Value) -> None:
    g = t.game(1)
    t.line = 113
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 114
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 115
    g.s_runner_karma[0] = 35
    t.line = 117
    t.check(
        117,
        "P1 can (fill second_slot with its_a_jing_thing)",
        g.can("fills with", 0, g.e_socket_second_slot, u_its_a_jing_thing),
    )
    t.line = 119
    g.v_fills_with(0, g.e_socket_second_slot, u_its_a_jing_thing)
    t.line = 121
    t.equal(121, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)
    t.line = 122
    t.check(
        122,
        "its_a_jing_thing is in worn at second_slot of P1",
        g.where[u_its_a_jing_thing] == g.z_runner_worn + g.apart * g.e_socket_second_slot + 0,
    )


# cards/crossfire/base/scenarios/upgrades.card:124
def XF_489(t: Value) -> None:
    g = t.game(1)
    t.line = 127
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 128
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 129
    g.s_runner_karma[0] = 34
    t.line = 131
    t.cannot(
        131,
        "P1 cannot fill second_slot with its_a_jing_thing",
        "fills with",
        (0, g.e_socket_second_slot, u_its_a_jing_thing),
    )


# cards/crossfire/base/scenarios/upgrades.card:133
def XF_490(t: Value) -> None:
    g = t.game(1)
    t.line = 136
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 137
    g.s_runner_karma[0] = 20
    t.line = 139
    t.equal(139, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 140
    t.equal(140, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)


# cards/crossfire/base/scenarios/upgrades.card:142
def XF_491(t: Value) -> None:
    g = t.game(4)
    t.line = 145
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 146
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 147
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 148
    g.s_runner_karma[0] = 20
    t.line = 149
    g.v_fills_with(0, g.e_socket_first_slot, u_its_a_jing_thing)
    t.line = 152
    g = t.setup("briefing_only")
    t.line = 154
    t.equal(154, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)
    t.line = 155
    t.equal(155, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 20)
    t.line = 156
    t.equal(156, "number of cards in covered of P1", len(g.zones[g.z_runner_covered + 0]), "=", 1)
    t.line = 157
    t.equal(157, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


# cards/crossfire/base/scenarios/upgrades.card:159
def XF_492(t: Value) -> None:
    g = t.game(4)
    t.line = 162
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 163
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 166
    g = t.setup("briefing_only")
    t.line = 168
    t.equal(168, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


# cards/crossfire/base/scenarios/upgrades.card:170
def XF_493(t: Value) -> None:
    g = t.game(4)
    t.line = 173
    g.create("runner_human", g.z_runner_profile + 0, 0)
    t.line = 174
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 177
    g = t.setup("briefing_only")
    t.line = 179
    t.equal(179, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


# cards/crossfire/base/scenarios/upgrades.card:181
def XF_495(t: Value) -> None:
    g = t.game(1)
    t.line = 184
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    u_the_other = g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 185
    g.s_runner_karma[0] = 40
    t.line = 186
    g.move(u_the_other, g.z__catalogue)
    t.line = 188
    t.cannot(188, "P1 cannot fill second_slot with the_other", "fills with", (0, g.e_socket_second_slot, u_the_other))


# cards/crossfire/base/scenarios/upgrades.card:190
def XF_496(t: Value) -> None:
    g = t.game(1)
    t.line = 193
    u_one_of_them = g.create("cigar_money", g.z__catalogue)
    u_the_other = g.create("cigar_money", g.z__catalogue)
    t.line = 194
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 195
    g.s_runner_karma[0] = 40
    t.line = 197
    g.v_fills_with(0, g.e_socket_first_slot, u_one_of_them)
    t.line = 198
    g.v_fills_with(0, g.e_socket_first_slot, u_its_a_jing_thing)
    t.line = 200
    t.check(
        200, "P1 can (fill second_slot with the_other)", g.can("fills with", 0, g.e_socket_second_slot, u_the_other)
    )
    t.line = 202
    g.v_fills_with(0, g.e_socket_second_slot, u_the_other)
    t.line = 204
    t.equal(204, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)


# cards/crossfire/base/scenarios/upgrades.card:206
def XF_497(t: Value) -> None:
    g = t.game(1)
    t.line = 209
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 210
    g.create("in_training", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 211
    g.create("just_tough", g.z_runner_worn + g.apart * g.e_socket_third_slot + 0, 0)
    t.line = 212
    u_combat_fu = g.create("combat_fu", g.z__catalogue)
    t.line = 213
    g.s_runner_karma[0] = 50
    t.line = 215
    t.equal(215, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 35)
    t.line = 216
    t.check(
        216, "P1 can (fill fourth_slot with combat_fu)", g.can("fills with", 0, g.e_socket_fourth_slot, u_combat_fu)
    )
    t.line = 218
    g.s_runner_karma[0] = 49
    t.line = 220
    t.cannot(220, "P1 cannot fill fourth_slot with combat_fu", "fills with", (0, g.e_socket_fourth_slot, u_combat_fu))


# cards/crossfire/base/scenarios/upgrades.card:222
def XF_498(t: Value) -> None:
    g = t.game(1)
    t.line = 225
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    t.line = 226
    g.s_runner_karma[0] = 3
    t.line = 228
    t.cannot(228, "P1 cannot fill first_slot with cigar_money", "fills with", (0, g.e_socket_first_slot, u_cigar_money))


# cards/crossfire/base/scenarios/upgrades.card:230
def XF_077(t: Value) -> None:
    g = t.game(4)
    t.line = 233
    g.create("runner_dwarf", g.z_runner_profile + 0, 0)
    t.line = 234
    g.create("minor_knack", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 237
    g = t.setup("briefing_only")
    t.line = 239
    t.equal(
        239,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )


# cards/crossfire/base/scenarios/upgrades.card:241
def mikes_two_upgrades(t: Value) -> None:
    g = t.game(1)
    t.line = 244
    u_cigar_money = g.create("cigar_money", g.z__catalogue)
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 245
    g.s_runner_karma[0] = 5
    t.line = 246
    t.answer("window", (("fills with", (None, None, u_cigar_money)),), who=0)
    t.line = 247
    t.all_pass = True
    t.line = 249
    t.flow(g, "training", 0)
    t.line = 251
    t.not_offered(
        251,
        "not offered window: fill its_a_jing_thing",
        "window",
        ((("fills with", (None, None, u_its_a_jing_thing)),),),
    )
    t.line = 252
    t.check(
        252,
        "cigar_money is in worn at first_slot of P1",
        g.where[u_cigar_money] == g.z_runner_worn + g.apart * g.e_socket_first_slot + 0,
    )
    t.line = 253
    t.equal(253, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 5)
    t.line = 255
    g.s_runner_karma[0] = bounded(g.s_runner_karma[0] + 15)
    t.line = 256
    t.answer("window", (("fills with", (None, None, u_its_a_jing_thing)),), who=0)
    t.line = 257
    t.flow(g, "training", 0)
    t.line = 259
    t.check(
        259,
        "its_a_jing_thing is in worn at first_slot of P1",
        g.where[u_its_a_jing_thing] == g.z_runner_worn + g.apart * g.e_socket_first_slot + 0,
    )
    t.line = 260
    t.check(260, "cigar_money is in covered of P1", g.where[u_cigar_money] == g.z_runner_covered + 0)
    t.line = 261
    t.equal(261, "upgrade_value of P1", g.d_runner_upgrade_value(0), "=", 20)


# cards/crossfire/base/scenarios/upgrades.card:263
def mikes_second_slot(t: Value) -> None:
    g = t.game(1)
    t.line = 266
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 267
    u_its_a_jing_thing = g.create("its_a_jing_thing", g.z__catalogue)
    t.line = 268
    g.s_runner_karma[0] = 20
    t.line = 270
    t.cannot(
        270,
        "P1 cannot fill second_slot with its_a_jing_thing",
        "fills with",
        (0, g.e_socket_second_slot, u_its_a_jing_thing),
    )
    t.line = 272
    g.s_runner_karma[0] = bounded(g.s_runner_karma[0] + 15)
    t.line = 274
    t.check(
        274,
        "P1 can (fill second_slot with its_a_jing_thing)",
        g.can("fills with", 0, g.e_socket_second_slot, u_its_a_jing_thing),
    )


# cards/crossfire/base/scenarios/upgrades.card:276
def worth_while_covering(t: Value) -> None:
    g = t.game(1)
    t.line = 279
    g.create("its_a_jing_thing", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 280
    u_loyal_contact = g.create("loyal_contact", g.z__catalogue)
    t.line = 281
    g.s_runner_karma[0] = 35
    t.line = 283
    t.check(
        283,
        "P1 can (fill second_slot with loyal_contact)",
        g.can("fills with", 0, g.e_socket_second_slot, u_loyal_contact),
    )
    t.line = 285
    g.s_runner_karma[0] = 34
    t.line = 287
    t.cannot(
        287, "P1 cannot fill second_slot with loyal_contact", "fills with", (0, g.e_socket_second_slot, u_loyal_contact)
    )


# cards/crossfire/base/scenarios/upgrades.card:289
def tougher_from_the_start(t: Value) -> None:
    g = t.game(4)
    t.line = 292
    g.create("runner_ork", g.z_runner_profile + 0, 0)
    t.line = 293
    g.create("just_tough", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 294
    g.create("prime_runner", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 295
    g.create("street_legend", g.z_runner_worn + g.apart * g.e_socket_third_slot + 0, 0)
    t.line = 298
    g = t.setup("briefing_only")
    t.line = 300
    t.equal(300, "max_hp of P1", g.s_runner_max_hp[0], "=", 8)
    t.line = 301
    t.equal(301, "hp of P1", g.s_runner_hp[0], "=", 8)
    t.line = 302
    t.equal(302, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)
    t.line = 303
    t.equal(303, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 7)
    t.line = 304
    t.equal(304, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 125)


# cards/crossfire/base/scenarios/upgrades.card:306
def one_healing_one_replacement(t: Value) -> None:
    g = t.game(2)
    t.line = 309
    u_pain_is_gain = g.create("pain_is_gain", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 310
    g.create("red_haze", g.z_runner_worn + g.apart * g.e_socket_second_slot + 0, 0)
    t.line = 311
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 312
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 313
    t.answer("order", u_pain_is_gain)
    t.line = 314
    t.answer("may", "yes")
    t.line = 316
    g.v_heals(0, 1)
    t.line = 318
    t.equal(318, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 319
    t.equal(319, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 320
    t.equal(320, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/upgrades.card:322
def the_first_card(t: Value) -> None:
    g = t.game(2)
    t.line = 325
    g.create("in_training", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 326
    u_one_of_them = g.create("mana", g.z_runner_hand + 0, 0)
    u_the_other = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 327
    t.answer("window", (("plays", (None, u_one_of_them)),), who=0)
    t.line = 328
    t.answer("window", (("plays", (None, u_the_other)),), who=0)
    t.line = 329
    t.all_pass = True
    t.line = 331
    t.step(g, "play_cards", 0)
    t.line = 333
    t.equal(333, "bonus of one_of_them", g.f_gear_bonus(u_one_of_them), "=", 1)
    t.line = 334
    t.equal(334, "bonus of the_other", g.f_gear_bonus(u_the_other), "=", 0)


# cards/crossfire/base/scenarios/upgrades.card:336
def once_in_each_scene(t: Value) -> None:
    g = t.game(2)
    t.line = 339
    g.create("loyal_contact", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 340
    t.all_pass = True
    t.line = 342
    t.flow(g, "turn", 0)
    t.line = 343
    t.flow(g, "turn", 0)
    t.line = 345
    t.equal(345, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 347
    g.scope_start("scene")
    t.line = 348
    t.flow(g, "turn", 0)
    t.line = 350
    t.equal(350, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


# cards/crossfire/base/scenarios/upgrades.card:356
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/upgrades.card:352
def a_turn_more(t: Value) -> None:
    g = t.game(2)
    t.line = 358
    g.create("double_move", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 359
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 360
    t.all_pass = True
    t.line = 362
    t.flow(g, "turn", 0)
    t.line = 364
    t.equal(364, "scene_number", g.s__scene_number, "=", 2)
    t.line = 366
    t.flow(g, "turn", 0)
    t.line = 368
    t.equal(368, "scene_number", g.s__scene_number, "=", 3)


# cards/crossfire/base/scenarios/upgrades.card:370
def an_obstacle_moves(t: Value) -> None:
    g = t.game(2)
    t.line = 374
    g.create("tactician", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 375
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 376
    t.answer("may", "yes")
    t.line = 377
    t.all_pass = True
    t.line = 379
    t.flow(g, "turn", 0)
    t.line = 381
    t.check(381, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)


# cards/crossfire/base/scenarios/upgrades.card:383
def health_for_power(t: Value) -> None:
    g = t.game(2)
    t.line = 386
    g.create("zealot", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 387
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 388
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 389
    t.answer("may", "yes")
    t.line = 390
    t.all_pass = True
    t.line = 392
    t.step(g, "play_cards", 0)
    t.line = 394
    t.equal(394, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 395
    t.equal(395, "bonus of mana", g.f_gear_bonus(u_mana), "=", 2)


# cards/crossfire/base/scenarios/upgrades.card:397
def XF_638(t: Value) -> None:
    g = t.game(4)
    t.line = 400
    g.s_runner_karma[0] = 20
    t.line = 401
    g.create("runner_dwarf", g.z_runner_profile + 0, 0)
    t.line = 402
    g.create("cigar_money", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 403
    t.answer("opener", 1)
    t.line = 405
    g = t.setup("crossfire")
    t.line = 407
    t.equal(
        407,
        "number of cards in worn at first_slot of P1",
        len(g.zones[g.z_runner_worn + g.apart * g.e_socket_first_slot + 0]),
        "=",
        1,
    )
    t.line = 408
    t.equal(408, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


# cards/crossfire/base/scenarios/upgrades.card:410
def three_of_one_colour(t: Value) -> None:
    g = t.game(2)
    t.line = 414
    g.create("jack_of_everything", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 415
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 416
    u_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_other_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 417
    u_both = g.create("both", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 419
    g.v_plays(0, u_both)
    t.line = 420
    g.v_plays(0, u_shot)
    t.line = 421
    g.v_plays(0, u_mark)
    t.line = 423
    t.equal(423, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 425
    g.v_plays(0, u_other_shot)
    t.line = 427
    t.equal(427, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)


# cards/crossfire/base/scenarios/upgrades.card:429
def three_that_only_meet_in_one(t: Value) -> None:
    g = t.game(2)
    t.line = 433
    g.create("jack_of_everything", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 434
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 435
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    u_both = g.create("both", g.z_runner_hand + 0, 0)
    t.line = 437
    g.v_plays(0, u_quick_shot)
    t.line = 438
    g.v_plays(0, u_mark)
    t.line = 439
    g.v_plays(0, u_both)
    t.line = 441
    t.equal(441, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)


MODULE = Module(
    source="cards/crossfire/base/scenarios/upgrades.card",
    scenarios=(
        Scenario("XF_005", "a hundred of them are in the box", XF_005, 3, 4),
        Scenario("XF_027", "what a runner card says, and what can be noted on it", XF_027, 11, 2),
        Scenario("XF_483", "in a run there is no time to learn", XF_483, 31, 2),
        Scenario("XF_483_b", "between two runs there is", XF_483_b, 40, 2),
        Scenario("XF_483_c", "nor is there while a team retreats", XF_483_c, 48, 2),
        Scenario("XF_484", "what was earned is there in the next game", XF_484, 57, 4),
        Scenario("XF_485", "who has lost has learnt nothing", XF_485, 77, 2),
        Scenario("XF_486", "each runner keeps what that runner has earned", XF_486, 92, 4),
        Scenario("XF_488", "outside the first slot it is worth 10 more", XF_488, 110, 1),
        Scenario("XF_489", "what is earned is the limit", XF_489, 124, 1),
        Scenario("XF_490", "karma is a limit, and is never spent", XF_490, 133, 1),
        Scenario(
            "XF_491",
            "only what lies on top counts",
            XF_491,
            142,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=150),),
        ),
        Scenario(
            "XF_492",
            "Cigar Money: 1 nuyen more to begin with",
            XF_492,
            159,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=164),),
        ),
        Scenario(
            "XF_493",
            "It's a Jing Thing: 2 nuyen more",
            XF_493,
            170,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=175),),
        ),
        Scenario("XF_495", "no two of one name", XF_495, 181, 1),
        Scenario("XF_496", "unless one of them is covered", XF_496, 190, 1),
        Scenario("XF_497", "a third and a fourth slot", XF_497, 206, 1),
        Scenario("XF_498", "less than the cheapest buys nothing", XF_498, 222, 1),
        Scenario(
            "XF_077",
            "an upgrade changes the deck before it is shuffled",
            XF_077,
            230,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=235),),
        ),
        Scenario(
            "mikes_two_upgrades",
            "the example of the rulebook: 5, then 20 karma, and one upgrade over the other",
            mikes_two_upgrades,
            241,
            1,
        ),
        Scenario("mikes_second_slot", "beside the first one it takes 35", mikes_second_slot, 263, 1),
        Scenario("worth_while_covering", "what is covered makes room for what covers it", worth_while_covering, 276, 1),
        Scenario(
            "tougher_from_the_start",
            "HP, starting cards and nuyen",
            tougher_from_the_start,
            289,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=296),),
        ),
        Scenario("one_healing_one_replacement", "a card or a nuyen, and not both", one_healing_one_replacement, 306, 2),
        Scenario("the_first_card", "In Training, once in a game", the_first_card, 322, 2),
        Scenario(
            "once_in_each_scene", "Loyal Contact pays again when the next scene begins", once_in_each_scene, 336, 2
        ),
        Scenario(
            "a_turn_more",
            "Double Move, once in a game",
            a_turn_more,
            352,
            2,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=356),),
                    line=355,
                ),
            ),
        ),
        Scenario(
            "an_obstacle_moves",
            "Tactician sends it to somebody else",
            an_obstacle_moves,
            370,
            2,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 0)), (), line=373),),
        ),
        Scenario("health_for_power", "Zealot: 1 HP for 2 damage", health_for_power, 383, 2),
        Scenario("XF_638", "an upgrade stays in its slot from one mission to the next", XF_638, 397, 4),
        Scenario(
            "three_of_one_colour",
            "Jack of Everything: three cards that share a type with each other, in whatever order",
            three_of_one_colour,
            410,
            2,
            cards=(Card("both", "gear", (("type", ("weapon", "hacking")), ("damage", (("black", 1),))), (), line=413),),
        ),
        Scenario(
            "three_that_only_meet_in_one",
            "two types of one card do not join two other colours",
            three_that_only_meet_in_one,
            429,
            2,
            cards=(Card("both", "gear", (("type", ("weapon", "hacking")), ("damage", (("black", 1),))), (), line=432),),
        ),
    ),
    lines=(
        "14:3 17:6 18:3 19:8 26:3 27:9 31:11 34:14 35:11 36:15 37:11 38:16 39:11 40:17 41:11 42:18 43:11"
        " 44:19 45:11 46:20 47:11 48:21 49:11 50:23 51:11 52:24 53:11 54:25 55:11 56:26 57:11 58:27 59:11"
        " 60:28 61:11 62:29 66:31 69:34 70:31 71:35 72:31 73:36 74:31 75:38 79:40 82:43 83:40 84:44 85:40"
        " 86:46 92:48 95:51 96:48 97:52 98:48 99:53 100:48 101:55 105:57 108:60 109:57 110:61 111:57 112:62"
        " 113:57 114:63 115:57 116:64 117:57 118:66 119:57 120:68 121:57 122:69 123:57 124:70 125:57 126:72"
        " 127:57 128:74 129:57 130:75 134:77 137:80 138:77 139:81 140:77 141:82 142:77 143:83 144:77 145:85"
        " 146:77 147:86 148:77 149:88 150:77 151:89 152:77 153:90 157:92 160:95 161:92 162:96 163:92 164:97"
        " 165:92 166:98 167:92 168:99 169:92 170:101 171:92 172:102 173:92 174:103 175:92 176:105 177:92"
        " 178:106 179:92 180:107 181:92 182:108 186:110 189:113 190:110 191:114 192:110 193:115 194:110"
        " 195:117 200:110 201:119 202:110 203:121 204:110 205:122 213:124 216:127 217:124 218:128 219:124"
        " 220:129 221:124 222:131 231:133 234:136 235:133 236:137 237:133 238:139 239:133 240:140 244:142"
        " 247:145 248:142 249:146 250:142 251:147 252:142 253:148 254:142 255:149 256:142 257:152 258:142"
        " 259:154 260:142 261:155 262:142 263:156 264:142 265:157 269:159 272:162 273:159 274:163 275:159"
        " 276:166 277:159 278:168 282:170 285:173 286:170 287:174 288:170 289:177 290:170 291:179 295:181"
        " 298:184 300:181 301:185 302:181 303:186 304:181 305:188 309:190 312:193 314:190 315:194 316:190"
        " 317:195 318:190 319:197 320:190 321:198 322:190 323:200 326:190 327:202 328:190 329:204 333:206"
        " 336:209 337:206 338:210 339:206 340:211 341:206 342:212 343:206 344:213 345:206 346:215 347:206"
        " 348:216 351:206 352:218 353:206 354:220 358:222 361:225 362:222 363:226 364:222 365:228 369:230"
        " 372:233 373:230 374:234 375:230 376:237 377:230 378:239 388:241 391:244 393:241 394:245 395:241"
        " 396:246 397:241 398:247 399:241 400:249 401:241 402:251 408:241 409:252 414:241 415:253 416:241"
        " 417:255 418:241 419:256 420:241 421:257 422:241 423:259 428:241 429:260 430:241 431:261 435:263"
        " 438:266 439:263 440:267 441:263 442:268 443:263 444:270 450:263 451:272 452:263 453:274 461:276"
        " 464:279 465:276 466:280 467:276 468:281 469:276 470:283 475:276 476:285 477:276 478:287 484:289"
        " 487:292 488:289 489:293 490:289 491:294 492:289 493:295 494:289 495:298 496:289 497:300 498:289"
        " 499:301 500:289 501:302 502:289 503:303 504:289 505:304 509:306 512:309 513:306 514:310 515:306"
        " 516:311 518:306 519:312 520:306 521:313 522:306 523:314 524:306 525:316 526:306 527:318 528:306"
        " 529:319 530:306 531:320 535:322 538:325 539:322 540:326 542:322 543:327 544:322 545:328 546:322"
        " 547:329 548:322 549:331 550:322 551:333 552:322 553:334 557:336 560:339 561:336 562:340 563:336"
        " 564:342 565:336 566:343 567:336 568:345 569:336 570:347 571:336 572:348 573:336 574:350 578:356"
        " 579:357 583:352 586:358 587:352 588:359 590:352 591:360 592:352 593:362 594:352 595:364 596:352"
        " 597:366 598:352 599:368 603:370 606:374 607:370 608:375 610:370 611:376 612:370 613:377 614:370"
        " 615:379 616:370 617:381 621:383 624:386 625:383 626:387 627:383 628:388 629:383 630:389 631:383"
        " 632:390 633:383 634:392 635:383 636:394 637:383 638:395 642:397 645:400 646:397 647:401 648:397"
        " 649:402 650:397 651:403 652:397 653:405 654:397 655:407 662:397 663:408 667:410 670:414 671:410"
        " 672:415 674:410 675:416 677:410 678:417 680:410 681:419 682:410 683:420 684:410 685:421 686:410"
        " 687:423 688:410 689:425 690:410 691:427 695:429 698:433 699:429 700:434 702:429 703:435 706:429"
        " 707:437 708:429 709:438 710:429 711:439 712:429 713:441"
    ),
)
