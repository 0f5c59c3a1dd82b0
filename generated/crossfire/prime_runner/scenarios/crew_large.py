"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/crew_large.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


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
        "14:3 17:7 18:3 19:8 20:3 21:9 22:3 23:10 24:3 25:11 26:3 27:12 28:3 29:13 30:3 31:14 32:3 33:15 34:3"
        " 35:16 36:3 37:17 38:3 39:18 40:3 41:20 42:3 43:22 56:3 57:23 58:3 59:24 66:3 67:25 74:3 75:26 79:28"
        " 82:32 83:28 84:33 85:28 86:34 87:28 88:35 89:28 90:36 91:28 92:37 93:28 94:38 95:28 96:39 97:28"
        " 98:40 99:28 100:41 101:28 102:42 103:28 104:43 105:28 106:45 107:28 108:47 112:49 115:53 116:49"
        " 117:54 119:49 120:55 121:49 122:57 123:49 124:59 131:49 132:60 142:62 145:66 146:62 147:67 149:62"
        " 150:68 151:62 152:70 153:62 154:72 161:62 162:73 172:75 175:79 176:75 177:80 178:75 179:81 181:75"
        " 182:82 183:75 184:84 185:75 186:86 190:88 193:92 194:88 195:93 196:88 197:94 198:88 199:95 200:88"
        " 201:96 202:88 203:97 204:88 205:98 206:88 207:99 208:88 209:100 210:88 211:101 212:88 213:102"
        " 214:88 215:103 216:88 217:105 218:88 219:107 226:88 227:108 256:110 259:114 260:110 261:115 262:110"
        " 263:116 264:110 265:117 266:110 267:118 268:110 269:119 270:110 271:120 272:110 273:121 274:110"
        " 275:122 276:110 277:123 278:110 279:124 280:110 281:125 282:110 283:127 284:110 285:129 314:131"
        " 317:135 318:131 319:136 320:131 321:137 322:131 323:138 324:131 325:139 326:131 327:140 328:131"
        " 329:141 330:131 331:142 332:131 333:143 334:131 335:144 336:131 337:145 338:131 339:146 340:131"
        " 341:148 342:131 343:150 344:131 345:151 374:153 377:157 378:153 379:158 381:153 382:160 383:153"
        " 384:162 385:153 386:163 396:170 402:171 405:172 410:165 413:173 414:165 415:174 417:165 418:175"
        " 419:165 420:177 421:165 422:179 423:165 424:180 425:165 426:182 427:165 428:184 429:165 430:185"
        " 431:165 432:186 433:165 434:187 435:165 436:188 440:190 443:195 444:190 445:196 447:190 448:197"
        " 450:190 451:199 452:190 453:201 466:190 467:202 486:204 489:209 490:204 491:210 493:204 494:211"
        " 496:204 497:213 498:204 499:215 503:217 506:222 507:217 508:223 510:217 511:225 512:217 513:227"
        " 517:229 520:233 521:229 522:234 524:229 525:236 526:229 527:238 528:229 529:240 530:229 531:242"
        " 532:229 533:244 534:229 535:246 539:248 542:252 544:248 545:254 546:248 547:256 548:248 549:257"
        " 550:248 551:258 552:248 553:259 554:248 555:260 559:262 562:266 564:262 565:268 566:262 567:270"
        " 568:262 569:271 570:262 571:272 572:262 573:273 574:262 575:274 576:262 577:275 581:277 584:282"
        " 585:277 586:283 588:277 589:284 590:277 591:285 592:277 593:286 594:277 595:288 596:289 597:277"
        " 598:290 599:277 600:291 601:277 602:293 603:277 604:294 608:296 611:301 612:296 613:302 614:296"
        " 615:303 616:296 617:304 618:296 619:305 620:296 621:306 625:296 626:307 627:296 628:308 629:296"
        " 630:310 631:311 632:296 633:312 634:296 635:314 636:296 637:315 638:296 639:316 643:318 646:322"
        " 647:318 648:323 649:318 650:324 651:318 652:325 653:318 654:326 655:318 656:327 657:318 658:328"
        " 659:318 660:330 661:331 662:318 663:332 664:318 665:334 669:336 672:340 674:336 675:341 676:336"
        " 677:342 678:336 679:343 680:336 681:344 682:336 683:346 684:336 685:348 689:350 692:353 693:350"
        " 694:354 695:350 696:355 697:350 698:356 699:350 700:358 701:350 702:360 706:362 709:365 711:362"
        " 712:366 713:367 714:362 715:368 716:362 717:369 718:362 719:371 720:362 721:373 722:362 723:375"
        " 724:362 725:377 726:362 727:378 731:380 734:383 735:380 736:384 737:380 738:386 739:380 740:388"
    ),
)
