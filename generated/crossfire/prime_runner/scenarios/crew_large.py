"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/crew_large.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/prime_runner/scenarios/crew_large.card:3
def PRE_023(t: Value) -> None:
    g = t.game(5)
    t.line = 7
    t.answer("leader", 0)
    t.line = 8
    t.answer("more", "gun_tech")
    t.line = 9
    t.answer("body", "runner_human")
    t.line = 10
    t.answer("body", "runner_human")
    t.line = 11
    t.answer("body", "runner_human")
    t.line = 12
    t.answer("body", "runner_human")
    t.line = 13
    t.answer("body", "runner_human")
    t.line = 14
    t.answer("part", "street_samurai")
    t.line = 15
    t.answer("part", "mage")
    t.line = 16
    t.answer("part", "decker")
    t.line = 17
    t.answer("part", "face")
    t.line = 18
    t.answer("shade", g.e_symbol_green, who=4)
    t.line = 20
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 22
    t.equal(
        22,
        "number of (runners as r where second_colour of calling of r exists)",
        len(
            [
                u_r
                for u_r in g.everyone(g.current)
                if (g.s_runner_calling[u_r] != NOTHING and g.f_role_second_colour(g.s_runner_calling[u_r]) != NOTHING)
            ]
        ),
        "=",
        1,
    )
    t.line = 23
    t.check(23, "colour of P5 is green", g.s_runner_colour[4] == g.e_symbol_green)
    t.line = 24
    t.equal(
        24,
        "number of cards in hand of P5 + number of cards in deck of P5",
        (len(g.zones[g.z_runner_hand + 4]) + len(g.zones[g.z_runner_deck + 4])),
        "=",
        7,
    )
    t.line = 25
    t.equal(
        25,
        "number of (runners where colour is green)",
        len([u_it4 for u_it4 in g.everyone(g.current) if g.s_runner_colour[u_it4] == g.e_symbol_green]),
        "=",
        2,
    )
    t.line = 26
    t.equal(26, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/prime_runner/scenarios/crew_large.card:28
def PRE_024(t: Value) -> None:
    g = t.game(5)
    t.line = 32
    t.answer("leader", 0)
    t.line = 33
    t.answer("more", "gun_tech")
    t.line = 34
    t.answer("body", "runner_human")
    t.line = 35
    t.answer("body", "runner_human")
    t.line = 36
    t.answer("body", "runner_human")
    t.line = 37
    t.answer("body", "runner_human")
    t.line = 38
    t.answer("body", "runner_human")
    t.line = 39
    t.answer("part", "street_samurai")
    t.line = 40
    t.answer("part", "mage")
    t.line = 41
    t.answer("part", "decker")
    t.line = 42
    t.answer("part", "face")
    t.line = 43
    t.answer("shade", g.e_symbol_green, who=4)
    t.line = 45
    g = t.setup("tight", {"crew": "chosen"})
    t.line = 47
    t.refused(47, "refused")


# cards/crossfire/prime_runner/scenarios/crew_large.card:49
def PRE_026(t: Value) -> None:
    g = t.game(5)
    t.line = 53
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 54
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 55
    t.answer("lot", 2)
    t.line = 57
    g.v_opens(u_crossfire)
    t.line = 59
    t.equal(
        59,
        "number of (obstacles in row where facing is P5)",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == 4]),
        "=",
        2,
    )
    t.line = 60
    t.equal(
        60,
        "number of (obstacles in row where facing is P3)",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == 2]),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:62
def PRE_026_b(t: Value) -> None:
    g = t.game(5)
    t.line = 66
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 67
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 68
    t.answer("lot", 1)
    t.line = 70
    g.v_opens(u_crossfire)
    t.line = 72
    t.equal(
        72,
        "number of (obstacles in row where facing is P3)",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == 2]),
        "=",
        2,
    )
    t.line = 73
    t.equal(
        73,
        "number of (obstacles in row where facing is P5)",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == 4]),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:75
def PRE_026_c(t: Value) -> None:
    g = t.game(5)
    t.line = 79
    u_chummers = g.create("chummers", g.z__event_deck)
    t.line = 80
    u_guard = g.create("guard", g.z__normal_deck)
    t.line = 81
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 82
    t.answer("lot", 2)
    t.line = 84
    g.v_appears(u_chummers)
    t.line = 86
    t.check(86, "facing of guard is P5", g.s_threat_facing[u_guard] == 4)


# cards/crossfire/prime_runner/scenarios/crew_large.card:88
def PRE_027(t: Value) -> None:
    g = t.game(5)
    t.line = 92
    t.answer("leader", 0)
    t.line = 93
    t.answer("more", "spirit_broker")
    t.line = 94
    t.answer("body", "runner_human")
    t.line = 95
    t.answer("body", "runner_human")
    t.line = 96
    t.answer("body", "runner_human")
    t.line = 97
    t.answer("body", "runner_human")
    t.line = 98
    t.answer("body", "runner_human")
    t.line = 99
    t.answer("part", "street_samurai")
    t.line = 100
    t.answer("part", "mage")
    t.line = 101
    t.answer("part", "decker")
    t.line = 102
    t.answer("part", "face")
    t.line = 103
    t.answer("shade", g.e_symbol_red, who=4)
    t.line = 105
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 107
    t.equal(
        107,
        "number of cards in market_deck + number of cards in market",
        (len(g.zones[g.z__market_deck]) + len(g.zones[g.z__market])),
        "=",
        64,
    )
    t.line = 108
    t.equal(
        108,
        "number of (spell gear in market_deck where type is skill) + number of (spell gear in market where type is skill)",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z__market_deck]
                    if g.kind[u_it3] in g.k_gear
                    and g.e_art_spell in g.f_gear_type(u_it3)
                    and g.e_art_skill in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z__market]
                    if g.kind[u_it4] in g.k_gear
                    and g.e_art_spell in g.f_gear_type(u_it4)
                    and g.e_art_skill in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        4,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:110
def PRE_028(t: Value) -> None:
    g = t.game(5)
    t.line = 114
    t.answer("leader", 0)
    t.line = 115
    t.answer("more", "spirit_broker")
    t.line = 116
    t.answer("body", "runner_human")
    t.line = 117
    t.answer("body", "runner_human")
    t.line = 118
    t.answer("body", "runner_human")
    t.line = 119
    t.answer("body", "runner_human")
    t.line = 120
    t.answer("body", "runner_human")
    t.line = 121
    t.answer("part", "street_samurai")
    t.line = 122
    t.answer("part", "mage")
    t.line = 123
    t.answer("part", "decker")
    t.line = 124
    t.answer("part", "face")
    t.line = 125
    t.answer("shade", g.e_symbol_red, who=4)
    t.line = 127
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 129
    t.equal(
        129,
        "number of (weapon gear in market_deck where type is hacking) + number of (weapon gear in market where type is hacking)",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z__market_deck]
                    if g.kind[u_it1] in g.k_gear
                    and g.e_art_weapon in g.f_gear_type(u_it1)
                    and g.e_art_hacking in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z__market]
                    if g.kind[u_it2] in g.k_gear
                    and g.e_art_weapon in g.f_gear_type(u_it2)
                    and g.e_art_hacking in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        0,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:131
def PRE_029(t: Value) -> None:
    g = t.game(5)
    t.line = 135
    t.answer("leader", 0)
    t.line = 136
    t.answer("more", "spirit_broker")
    t.line = 137
    t.answer("body", "runner_human")
    t.line = 138
    t.answer("body", "runner_human")
    t.line = 139
    t.answer("body", "runner_human")
    t.line = 140
    t.answer("body", "runner_human")
    t.line = 141
    t.answer("body", "runner_human")
    t.line = 142
    t.answer("part", "street_samurai")
    t.line = 143
    t.answer("part", "mage")
    t.line = 144
    t.answer("part", "decker")
    t.line = 145
    t.answer("part", "face")
    t.line = 146
    t.answer("shade", g.e_symbol_blue, who=4)
    t.line = 148
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 150
    t.check(150, "colour of P5 is blue", g.s_runner_colour[4] == g.e_symbol_blue)
    t.line = 151
    t.equal(
        151,
        "number of (spell gear in market_deck where type is skill) + number of (spell gear in market where type is skill)",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z__market_deck]
                    if g.kind[u_it1] in g.k_gear
                    and g.e_art_spell in g.f_gear_type(u_it1)
                    and g.e_art_skill in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z__market]
                    if g.kind[u_it2] in g.k_gear
                    and g.e_art_spell in g.f_gear_type(u_it2)
                    and g.e_art_skill in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        4,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:153
def PRE_030(t: Value) -> None:
    g = t.game(5)
    t.line = 157
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 158
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 160
    g.v_opens(u_crossfire)
    t.line = 162
    t.equal(162, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 163
    t.equal(
        163,
        "number of (obstacles in row where facing is P1)",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == 0]),
        "=",
        2,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:170
def rich__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/prime_runner/scenarios/crew_large.card:170
def rich__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_lucky = g.choose(
        "lucky", g.current, [u_lucky for u_lucky in g.everyone(g.current) if u_lucky == g.current], "runner"
    )
    if u_lucky != NOTHING:
        g.s_runner_karma[u_lucky] = 1


# cards/crossfire/prime_runner/scenarios/crew_large.card:165
def PRE_031(t: Value) -> None:
    g = t.game(5)
    t.line = 173
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 174
    for _ in g.repeat(5):
        g.create("easy", g.z__normal_deck)
    t.line = 175
    u_rich = g.create("rich", g.z__normal_deck)
    t.line = 177
    g.v_opens(u_crossfire)
    t.line = 179
    t.check(179, "rich is in row", g.where[u_rich] == g.z__row)
    t.line = 180
    t.equal(180, "nuyen of rich", g.f_threat_nuyen(u_rich), "=", 0)
    t.line = 182
    g.v_defeats(0, u_rich)
    t.line = 184
    t.equal(184, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 185
    t.equal(185, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 186
    t.equal(186, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 187
    t.equal(187, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 188
    t.equal(188, "nuyen of rich", g.f_threat_nuyen(u_rich), "=", 5)


# cards/crossfire/prime_runner/scenarios/crew_large.card:190
def PRE_033(t: Value) -> None:
    g = t.game(6)
    t.line = 195
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 196
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 197
    for _ in g.repeat(3):
        g.create("tough", g.z__hard_deck)
    t.line = 199
    g.v_opens(u_crossfire)
    t.line = 201
    t.equal(
        201,
        "number of hard obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 202
    t.equal(
        202,
        "number of (hard obstacles in row where nuyen",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle
                and g.f_threat_difficulty(u_it2) == g.e_grade_hard
                and g.f_threat_nuyen(u_it2) == 0
                and g.s_threat_facing[u_it2] == 0
            ]
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/crew_large.card:204
def PRE_034(t: Value) -> None:
    g = t.game(6)
    t.line = 209
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 210
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 211
    for _ in g.repeat(3):
        g.create("tough", g.z__hard_deck)
    t.line = 213
    g.v_opens(u_crossfire)
    t.line = 215
    t.equal(215, "number of cards in row", len(g.zones[g.z__row]), "=", 7)


# cards/crossfire/prime_runner/scenarios/crew_large.card:217
def PRE_035(t: Value) -> None:
    g = t.game(5)
    t.line = 222
    u_quiet_job = g.create("quiet_job", g.z__briefing)
    t.line = 223
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 225
    g.v_opens(u_quiet_job)
    t.line = 227
    t.equal(227, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


# cards/crossfire/prime_runner/scenarios/crew_large.card:229
def PRE_036(t: Value) -> None:
    g = t.game(5)
    t.line = 233
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 234
    for _ in g.repeat(30):
        g.create("easy", g.z__normal_deck)
    t.line = 236
    g.v_opens(u_crossfire)
    t.line = 238
    t.equal(238, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 240
    g.v_opens(u_crossfire)
    t.line = 242
    t.equal(242, "number of cards in row", len(g.zones[g.z__row]), "=", 13)
    t.line = 244
    g.v_opens(u_crossfire)
    t.line = 246
    t.equal(246, "number of cards in row", len(g.zones[g.z__row]), "=", 21)


# cards/crossfire/prime_runner/scenarios/crew_large.card:248
def PRE_037(t: Value) -> None:
    g = t.game(5)
    t.line = 252
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 0
    t.line = 254
    g.v_defeats(1, u_rich)
    t.line = 256
    t.equal(256, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 257
    t.equal(257, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 258
    t.equal(258, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 259
    t.equal(259, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 260
    t.equal(260, "nuyen of P5", g.s_runner_nuyen[4], "=", 1)


# cards/crossfire/prime_runner/scenarios/crew_large.card:262
def PRE_038(t: Value) -> None:
    g = t.game(6)
    t.line = 266
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 0
    t.line = 268
    g.v_defeats(3, u_rich)
    t.line = 270
    t.equal(270, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 271
    t.equal(271, "nuyen of P5", g.s_runner_nuyen[4], "=", 1)
    t.line = 272
    t.equal(272, "nuyen of P6", g.s_runner_nuyen[5], "=", 1)
    t.line = 273
    t.equal(273, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 274
    t.equal(274, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 275
    t.equal(275, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)


# cards/crossfire/prime_runner/scenarios/crew_large.card:277
def PRE_025(t: Value) -> None:
    g = t.game(4)
    t.line = 282
    g.create("spirit_broker", g.z__role_pool)
    t.line = 283
    u_red_guard = g.create("red_guard", g.z__coming)
    u_blue_guard = g.create("blue_guard", g.z__coming)
    t.line = 284
    t.answer("shade", g.e_symbol_red, who=0)
    t.line = 285
    t.answer("lot", 1)
    t.line = 286
    t.answer("lot", 1)
    t.line = 288
    for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
        g.v_enlists(0, u_part)
    t.line = 290
    g.v_arrives(u_red_guard)
    t.line = 291
    g.v_arrives(u_blue_guard)
    t.line = 293
    t.check(293, "facing of red_guard is P1", g.s_threat_facing[u_red_guard] == 0)
    t.line = 294
    t.check(294, "facing of blue_guard is P2", g.s_threat_facing[u_blue_guard] == 1)


# cards/crossfire/prime_runner/scenarios/crew_large.card:296
def PRE_025_b(t: Value) -> None:
    g = t.game(4)
    t.line = 301
    g.create("spirit_broker", g.z__role_pool)
    t.line = 302
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 303
    u_guest = g.join(g.k_client[0])
    t.line = 304
    g.v_shelters(u_extraction, u_guest)
    t.line = 305
    t.answer("shade", g.e_symbol_red, who=0)
    t.line = 306
    u_red_guard = g.create("red_guard", g.z__row)
    g.s_threat_facing[u_red_guard] = u_guest
    u_blue_guard = g.create("blue_guard", g.z__row)
    g.s_threat_facing[u_blue_guard] = u_guest
    t.line = 307
    t.answer("window", (("intercepts", (None, u_red_guard)),))
    t.line = 308
    t.all_pass = True
    t.line = 310
    for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
        g.v_enlists(0, u_part)
    t.line = 312
    t.flow(g, "turn", 0)
    t.line = 314
    t.check(314, "facing of red_guard is P1", g.s_threat_facing[u_red_guard] == 0)
    t.line = 315
    t.check(315, "facing of blue_guard is guest", g.s_threat_facing[u_blue_guard] == u_guest)
    t.line = 316
    t.not_offered(316, "not offered window: intercept blue_guard", "window", ((("intercepts", (None, u_blue_guard)),),))


# cards/crossfire/prime_runner/scenarios/crew_large.card:318
def PRE_025_c(t: Value) -> None:
    g = t.game(4)
    t.line = 322
    g.create("spirit_broker", g.z__role_pool)
    t.line = 323
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 324
    u_guest = g.join(g.k_client[0])
    t.line = 325
    g.v_shelters(u_extraction, u_guest)
    t.line = 326
    u_red_guard = g.create("red_guard", g.z__normal_deck)
    t.line = 327
    t.answer("shade", g.e_symbol_red, who=0)
    t.line = 328
    t.answer("lot", 1)
    t.line = 330
    for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
        g.v_enlists(0, u_part)
    t.line = 332
    g.v_flips_to(u_red_guard, u_guest)
    t.line = 334
    t.check(334, "voice of red_guard is P1", g.s_obstacle_voice[u_red_guard] == 0)


# cards/crossfire/prime_runner/scenarios/crew_large.card:336
def PRE_025b(t: Value) -> None:
    g = t.game(5)
    t.line = 340
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 4
    t.line = 341
    g.create("gps_hack", g.z__event_deck)
    t.line = 342
    t.answer("lot", 2)
    t.line = 343
    t.answer("found", 0, who=4)
    t.line = 344
    t.answer("found", 1, who=4)
    t.line = 346
    g.v_announces(0)
    t.line = 348
    t.check(348, "hacker is P5", g.s__hacker == 4)


# cards/crossfire/prime_runner/scenarios/crew_large.card:350
def PRE_025b_b(t: Value) -> None:
    g = t.game(5)
    t.line = 353
    g.create("gps_hack", g.z__event_deck)
    t.line = 354
    t.answer("lot", 1)
    t.line = 355
    t.answer("found", 0, who=2)
    t.line = 356
    t.answer("found", 1, who=2)
    t.line = 358
    g.v_announces(0)
    t.line = 360
    t.check(360, "hacker is P3", g.s__hacker == 2)


# cards/crossfire/prime_runner/scenarios/crew_large.card:362
def PRE_025b_c(t: Value) -> None:
    g = t.game(6)
    t.line = 365
    u_spirit_of_air = g.create("spirit_of_air", g.z__row)
    g.s_threat_facing[u_spirit_of_air] = 0
    t.line = 366
    for u_part in [u_part for u_part in g.zones[g.z_runner_roles + 5] if g.kind[u_part] in g.k_role]:
        g.b_role_tint(u_part, g.e_symbol_blue)
    t.line = 368
    t.answer("lot", 2)
    t.line = 369
    t.answer("lot", 1)
    t.line = 371
    g.v_attacks(u_spirit_of_air, 0)
    t.line = 373
    t.equal(373, "hp of P6", g.s_runner_hp[5], "=", 4)
    t.line = 375
    g.v_attacks(u_spirit_of_air, 0)
    t.line = 377
    t.equal(377, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 378
    t.equal(378, "hp of P6", g.s_runner_hp[5], "=", 4)


# cards/crossfire/prime_runner/scenarios/crew_large.card:380
def PRE_025b_d(t: Value) -> None:
    g = t.game(5)
    t.line = 383
    g.create("harlequinade", g.z__event_deck)
    t.line = 384
    t.answer("fool", 3, who=1)
    t.line = 386
    g.v_announces(0)
    t.line = 388
    t.check(388, "caster is P2", g.s__caster == 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/crew_large.card",
    scenarios=(
        Scenario(
            "PRE_023",
            "the fifth runner has a role of two colours, the others the four of the game",
            PRE_023,
            3,
            5,
            cards=(Card("errand", "mission", (), (), line=6),),
        ),
        Scenario(
            "PRE_024",
            "a mission says for how many it is",
            PRE_024,
            28,
            5,
            cards=(Card("tight", "mission", (("fewest", 2), ("most", 4)), (), line=31),),
        ),
        Scenario(
            "PRE_026",
            "of two runners of one colour, chance takes one",
            PRE_026,
            49,
            5,
            cards=(Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 3),))), (), line=52),),
        ),
        Scenario(
            "PRE_026_b",
            "or the other one",
            PRE_026_b,
            62,
            5,
            cards=(Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 3),))), (), line=65),),
        ),
        Scenario(
            "PRE_026_c",
            "where a card speaks of the colour of a role, too",
            PRE_026_c,
            75,
            5,
            cards=(
                Card(
                    "guard",
                    "obstacle",
                    (("colour", "green"), ("type", "human"), ("track", (("plain", 3),))),
                    (),
                    line=78,
                ),
            ),
        ),
        Scenario(
            "PRE_027",
            "cards of both types of the role are for sale",
            PRE_027,
            88,
            5,
            cards=(Card("errand", "mission", (), (), line=91),),
        ),
        Scenario("PRE_028", "and no others", PRE_028, 110, 5, cards=(Card("errand", "mission", (), (), line=113),)),
        Scenario(
            "PRE_029",
            "whichever colour has been chosen",
            PRE_029,
            131,
            5,
            cards=(Card("errand", "mission", (), (), line=134),),
        ),
        Scenario(
            "PRE_030",
            "five runners: a normal obstacle more, to the left of the last one",
            PRE_030,
            153,
            5,
            cards=(Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=156),),
        ),
        Scenario(
            "PRE_031",
            "nobody is paid for it, and what it does it does",
            PRE_031,
            165,
            5,
            cards=(
                Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=168),
                Card(
                    "rich",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("nuyen", 5)),
                    (Ability("rich__when", "when", "defeats", rich__when_if, rich__when, line=170),),
                    line=169,
                ),
            ),
        ),
        Scenario(
            "PRE_033",
            "six runners: it is a hard one",
            PRE_033,
            190,
            6,
            cards=(
                Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=193),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("nuyen", 4)),
                    (),
                    line=194,
                ),
            ),
        ),
        Scenario(
            "PRE_034",
            "one, and not two",
            PRE_034,
            204,
            6,
            cards=(
                Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=207),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),))),
                    (),
                    line=208,
                ),
            ),
        ),
        Scenario(
            "PRE_035",
            "a mission may do without it",
            PRE_035,
            217,
            5,
            cards=(
                Card("quiet_job", "mission", (("waives", ("extra_obstacle",)),), (), line=220),
                Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=221),
            ),
        ),
        Scenario(
            "PRE_036",
            "each scene has one",
            PRE_036,
            229,
            5,
            cards=(Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=232),),
        ),
        Scenario(
            "PRE_037",
            "five nuyen for five runners",
            PRE_037,
            248,
            5,
            cards=(Card("rich", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=251),),
        ),
        Scenario(
            "PRE_038",
            "five nuyen for six runners: the last one goes without",
            PRE_038,
            262,
            6,
            cards=(Card("rich", "obstacle", (("track", (("plain", 3),)), ("nuyen", 5)), (), line=265),),
        ),
        Scenario(
            "PRE_025",
            "the colour that was chosen counts where an obstacle is placed",
            PRE_025,
            277,
            4,
            cards=(
                Card("red_guard", "obstacle", (("colour", "red"), ("track", (("plain", 3),))), (), line=280),
                Card("blue_guard", "obstacle", (("colour", "blue"), ("track", (("plain", 3),))), (), line=281),
            ),
        ),
        Scenario(
            "PRE_025_b",
            "and where a runner steps in",
            PRE_025_b,
            296,
            4,
            cards=(
                Card(
                    "red_guard",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 3),)), ("attack", 0)),
                    (),
                    line=299,
                ),
                Card(
                    "blue_guard",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 0)),
                    (),
                    line=300,
                ),
            ),
        ),
        Scenario(
            "PRE_025_c",
            "and where somebody speaks for the client",
            PRE_025_c,
            318,
            4,
            cards=(Card("red_guard", "obstacle", (("colour", "red"), ("track", (("plain", 3),))), (), line=321),),
        ),
        Scenario(
            "PRE_025b",
            "a card that names a role rolls among the runners of its colour",
            PRE_025b,
            336,
            5,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)),), (), line=339),),
        ),
        Scenario("PRE_025b_b", "or the other one", PRE_025b_b, 350, 5),
        Scenario("PRE_025b_c", "an obstacle that names one, each time that it attacks", PRE_025b_c, 362, 6),
        Scenario("PRE_025b_d", "where there is one, nobody rolls", PRE_025b_d, 380, 5),
    ),
    lines=(
        "9:3 12:7 13:3 14:8 15:3 16:9 17:3 18:10 19:3 20:11 21:3 22:12 23:3 24:13 25:3 26:14 27:3 28:15 29:3"
        " 30:16 31:3 32:17 33:3 34:18 35:3 36:20 37:3 38:22 51:3 52:23 53:3 54:24 61:3 62:25 69:3 70:26 74:28"
        " 77:32 78:28 79:33 80:28 81:34 82:28 83:35 84:28 85:36 86:28 87:37 88:28 89:38 90:28 91:39 92:28"
        " 93:40 94:28 95:41 96:28 97:42 98:28 99:43 100:28 101:45 102:28 103:47 107:49 110:53 111:49 112:54"
        " 114:49 115:55 116:49 117:57 118:49 119:59 126:49 127:60 137:62 140:66 141:62 142:67 144:62 145:68"
        " 146:62 147:70 148:62 149:72 156:62 157:73 167:75 170:79 171:75 172:80 173:75 174:81 176:75 177:82"
        " 178:75 179:84 180:75 181:86 185:88 188:92 189:88 190:93 191:88 192:94 193:88 194:95 195:88 196:96"
        " 197:88 198:97 199:88 200:98 201:88 202:99 203:88 204:100 205:88 206:101 207:88 208:102 209:88"
        " 210:103 211:88 212:105 213:88 214:107 221:88 222:108 251:110 254:114 255:110 256:115 257:110"
        " 258:116 259:110 260:117 261:110 262:118 263:110 264:119 265:110 266:120 267:110 268:121 269:110"
        " 270:122 271:110 272:123 273:110 274:124 275:110 276:125 277:110 278:127 279:110 280:129 309:131"
        " 312:135 313:131 314:136 315:131 316:137 317:131 318:138 319:131 320:139 321:131 322:140 323:131"
        " 324:141 325:131 326:142 327:131 328:143 329:131 330:144 331:131 332:145 333:131 334:146 335:131"
        " 336:148 337:131 338:150 339:131 340:151 369:153 372:157 373:153 374:158 376:153 377:160 378:153"
        " 379:162 380:153 381:163 391:170 397:171 400:172 405:165 408:173 409:165 410:174 412:165 413:175"
        " 414:165 415:177 416:165 417:179 418:165 419:180 420:165 421:182 422:165 423:184 424:165 425:185"
        " 426:165 427:186 428:165 429:187 430:165 431:188 435:190 438:195 439:190 440:196 442:190 443:197"
        " 445:190 446:199 447:190 448:201 461:190 462:202 481:204 484:209 485:204 486:210 488:204 489:211"
        " 491:204 492:213 493:204 494:215 498:217 501:222 502:217 503:223 505:217 506:225 507:217 508:227"
        " 512:229 515:233 516:229 517:234 519:229 520:236 521:229 522:238 523:229 524:240 525:229 526:242"
        " 527:229 528:244 529:229 530:246 534:248 537:252 539:248 540:254 541:248 542:256 543:248 544:257"
        " 545:248 546:258 547:248 548:259 549:248 550:260 554:262 557:266 559:262 560:268 561:262 562:270"
        " 563:262 564:271 565:262 566:272 567:262 568:273 569:262 570:274 571:262 572:275 576:277 579:282"
        " 580:277 581:283 583:277 584:284 585:277 586:285 587:277 588:286 589:277 590:288 591:289 592:277"
        " 593:290 594:277 595:291 596:277 597:293 598:277 599:294 603:296 606:301 607:296 608:302 609:296"
        " 610:303 611:296 612:304 613:296 614:305 615:296 616:306 620:296 621:307 622:296 623:308 624:296"
        " 625:310 626:311 627:296 628:312 629:296 630:314 631:296 632:315 633:296 634:316 638:318 641:322"
        " 642:318 643:323 644:318 645:324 646:318 647:325 648:318 649:326 650:318 651:327 652:318 653:328"
        " 654:318 655:330 656:331 657:318 658:332 659:318 660:334 664:336 667:340 669:336 670:341 671:336"
        " 672:342 673:336 674:343 675:336 676:344 677:336 678:346 679:336 680:348 684:350 687:353 688:350"
        " 689:354 690:350 691:355 692:350 693:356 694:350 695:358 696:350 697:360 701:362 704:365 706:362"
        " 707:366 708:367 709:362 710:368 711:362 712:369 713:362 714:371 715:362 716:373 717:362 718:375"
        " 719:362 720:377 721:362 722:378 726:380 729:383 730:380 731:384 732:380 733:386 734:380 735:388"
    ),
)
