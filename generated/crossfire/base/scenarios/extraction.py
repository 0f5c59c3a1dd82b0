"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


# cards/crossfire/base/scenarios/extraction.card:5
def XF_363(t: Value) -> None:
    g = t.game(4)
    t.line = 8
    t.answer("opener", 1)
    t.line = 10
    g = t.setup("extraction")
    t.line = 12
    t.equal(12, "number of runners", len(g.everyone(g.current)), "=", 5)
    t.line = 13
    t.equal(13, "team", g.d__team(), "=", 4)
    t.line = 14
    t.equal(
        14, "number of clients", len([u_it2 for u_it2 in g.everyone(g.current) if g.kind[u_it2] in g.k_client]), "=", 1
    )
    t.line = 15
    t.check(15, "seat 1 after P4 is P1", g.seat_after(3, 1) == 0)
    t.line = 16
    t.check(
        16,
        "seat 0 after charge of beginning is starting",
        (
            g.s_mission_charge[g.beginning] != NOTHING
            and g.beginning != NOTHING
            and g.seat_after(g.s_mission_charge[g.beginning], 0) == g.s__starting
        ),
    )
    t.line = 17
    t.check(
        17,
        "seat 1 after charge of beginning is P2",
        (
            g.s_mission_charge[g.beginning] != NOTHING
            and g.beginning != NOTHING
            and g.seat_after(g.s_mission_charge[g.beginning], 1) == 1
        ),
    )


# cards/crossfire/base/scenarios/extraction.card:19
def XF_364(t: Value) -> None:
    g = t.game(4)
    t.line = 22
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 24
    g.perform("begin", u_extraction, 0)
    t.line = 26
    t.equal(26, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 27
    t.equal(27, "max_hp of charge of extraction", g.s_runner_max_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 28
    t.equal(
        28,
        "number of cards in hand of charge of extraction",
        len(g.zones[g.z_runner_hand + g.s_mission_charge[u_extraction]]),
        "=",
        0,
    )
    t.line = 29
    t.equal(
        29,
        "number of cards in deck of charge of extraction",
        len(g.zones[g.z_runner_deck + g.s_mission_charge[u_extraction]]),
        "=",
        0,
    )
    t.line = 30
    t.equal(30, "nuyen of charge of extraction", g.s_runner_nuyen[g.s_mission_charge[u_extraction]], "=", 0)


# cards/crossfire/base/scenarios/extraction.card:37
def roll_call__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_upgrade_karma[g.current] = bounded(
        g.s_runner_upgrade_karma[g.current]
        + len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_karma[u_it1] > 0])
    )
    g.s_runner_karma[g.current] = 1


# cards/crossfire/base/scenarios/extraction.card:32
def XF_365(t: Value) -> None:
    g = t.game(4)
    t.line = 40
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 41
    for _ in g.repeat(40):
        g.create("easy", g.z__normal_deck)
    t.line = 42
    for _ in g.repeat(40):
        g.create("easy", g.z__hard_deck)
    t.line = 43
    g.create("roll_call", g.z__event_deck)
    t.line = 45
    g.perform("begin", u_extraction, 0)
    t.line = 46
    t.all_pass = True
    t.line = 47
    t.flow(g, "round", g.current)
    t.line = 49
    t.equal(49, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 50
    t.equal(50, "upgrade_karma of P2", g.s_runner_upgrade_karma[1], "=", 1)
    t.line = 51
    t.equal(51, "upgrade_karma of P3", g.s_runner_upgrade_karma[2], "=", 2)
    t.line = 52
    t.equal(52, "upgrade_karma of P4", g.s_runner_upgrade_karma[3], "=", 3)
    t.line = 53
    t.equal(53, "karma of charge of extraction", g.s_runner_karma[g.s_mission_charge[u_extraction]], "=", 1)


# cards/crossfire/base/scenarios/extraction.card:55
def XF_366(t: Value) -> None:
    g = t.game(4)
    t.line = 59
    g = t.setup("extraction")
    t.line = 61
    t.equal(61, "marker of beginning", g.s_mission_marker[g.beginning], "=", 1)
    t.line = 62
    t.equal(
        62,
        "number of normal obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_normal
            ]
        ),
        "=",
        4,
    )
    t.line = 63
    t.equal(
        63,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 64
    t.equal(
        64,
        "number of (obstacles in row where facing is charge of beginning)",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle
                and (g.beginning != NOTHING and g.s_threat_facing[u_it3] == g.s_mission_charge[g.beginning])
            ]
        ),
        "=",
        4,
    )
    t.line = 65
    t.equal(65, "round_number", g.s__round_number, "=", 0)


# cards/crossfire/base/scenarios/extraction.card:67
def XF_367(t: Value) -> None:
    g = t.game(3)
    t.line = 71
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 72
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 74
    g.perform("begin", u_extraction, 0)
    t.line = 76
    t.equal(76, "team", g.d__team(), "=", 3)
    t.line = 77
    t.equal(77, "number of runners", len(g.everyone(g.current)), "=", 4)
    t.line = 78
    t.equal(78, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 79
    t.equal(
        79,
        "number of normal obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )


# cards/crossfire/base/scenarios/extraction.card:81
def XF_369(t: Value) -> None:
    g = t.game(2)
    t.line = 85
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 86
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 87
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 89
    g.perform("begin", u_extraction, 0)
    t.line = 90
    t.flow(g, "news", 0)
    t.line = 92
    t.equal(92, "round_number", g.s__round_number, "=", 1)
    t.line = 93
    t.equal(93, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


# cards/crossfire/base/scenarios/extraction.card:97
def XF_370(t: Value) -> None:
    g = t.game(4)
    t.line = 101
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 102
    u_guest = g.join(g.k_client[0])
    t.line = 103
    g.v_shelters(u_extraction, u_guest)
    t.line = 104
    for _ in g.repeat(4):
        g.create("tough", g.z__hard_deck)
    t.line = 105
    g.s_mission_marker[u_extraction] = 1
    t.line = 107
    g.v_advances(u_extraction)
    t.line = 109
    t.equal(
        109,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 110
    t.equal(
        110,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.s_threat_facing[u_it3] == u_guest
            ]
        ),
        "=",
        2,
    )


# cards/crossfire/base/scenarios/extraction.card:112
def an_event_brings_it_to_the_client(t: Value) -> None:
    g = t.game(4)
    t.line = 116
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 117
    u_guest = g.join(g.k_client[0])
    t.line = 118
    g.v_shelters(u_extraction, u_guest)
    t.line = 119
    u_thug = g.create("thug", g.z__normal_deck)
    t.line = 120
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 122
    g.create("chummers", g.z__event_deck)
    t.line = 123
    g.v_announces(0)
    t.line = 125
    t.check(125, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 126
    t.check(126, "facing of thug is guest", g.s_threat_facing[u_thug] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:128
def XF_371(t: Value) -> None:
    g = t.game(2)
    t.line = 133
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 134
    u_guest = g.join(g.k_client[0])
    t.line = 135
    g.v_shelters(u_extraction, u_guest)
    t.line = 136
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    t.line = 137
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=1)
    t.line = 139
    t.all_pass = True
    t.line = 140
    t.flow(g, "turn", 1)
    t.line = 142
    t.offered(
        142, "offered window: intercept blue_one, pass", "window", ((("intercepts", (None, u_blue_one)),), "pass")
    )
    t.line = 143
    t.check(143, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)
    t.line = 144
    t.check(144, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:146
def XF_372(t: Value) -> None:
    g = t.game(2)
    t.line = 151
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 152
    u_guest = g.join(g.k_client[0])
    t.line = 153
    g.v_shelters(u_extraction, u_guest)
    t.line = 154
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_blue_two = g.create("blue_two", g.z__row)
    g.s_threat_facing[u_blue_two] = u_guest
    t.line = 155
    t.answer("window", (("intercepts", (None, u_blue_two)),), who=1)
    t.line = 157
    t.all_pass = True
    t.line = 158
    t.flow(g, "turn", 1)
    t.line = 160
    t.offered(
        160,
        "offered window: intercept blue_one, intercept blue_two, pass",
        "window",
        ((("intercepts", (None, u_blue_one)),), (("intercepts", (None, u_blue_two)),), "pass"),
    )
    t.line = 161
    t.check(161, "facing of blue_two is P2", g.s_threat_facing[u_blue_two] == 1)
    t.line = 162
    t.check(162, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:164
def XF_373(t: Value) -> None:
    g = t.game(2)
    t.line = 168
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 169
    u_guest = g.join(g.k_client[0])
    t.line = 170
    g.v_shelters(u_extraction, u_guest)
    t.line = 171
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 172
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 173
    t.answer("window", "pass", who=1)
    t.line = 175
    t.all_pass = True
    t.line = 176
    t.flow(g, "turn", 1)
    t.line = 178
    t.check(178, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 179
    t.equal(179, "hp of P2", g.s_runner_hp[1], "=", 1)


# cards/crossfire/base/scenarios/extraction.card:181
def XF_374(t: Value) -> None:
    g = t.game(2)
    t.line = 185
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 186
    u_guest = g.join(g.k_client[0])
    t.line = 187
    g.v_shelters(u_extraction, u_guest)
    t.line = 188
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 189
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 191
    t.all_pass = True
    t.line = 192
    t.flow(g, "turn", 1)
    t.line = 194
    t.check(194, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 196
    g.b_runner_condition(1, g.e_condition_ok)
    t.line = 197
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=1)
    t.line = 198
    t.flow(g, "turn", 1)
    t.line = 200
    t.check(200, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)


# cards/crossfire/base/scenarios/extraction.card:202
def XF_376(t: Value) -> None:
    g = t.game(2)
    t.line = 208
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 209
    u_guest = g.join(g.k_client[0])
    t.line = 210
    g.v_shelters(u_extraction, u_guest)
    t.line = 211
    u_second_role = g.create("mage", g.z__role_pool)
    t.line = 212
    g.v_enlists(0, u_second_role)
    t.line = 213
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 214
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=0)
    t.line = 216
    t.all_pass = True
    t.line = 217
    t.flow(g, "turn", 0)
    t.line = 219
    t.offered(
        219,
        "offered window: intercept blue_one, intercept black_one, pass",
        "window",
        ((("intercepts", (None, u_blue_one)),), (("intercepts", (None, u_black_one)),), "pass"),
    )
    t.line = 220
    t.check(220, "facing of blue_one is P1", g.s_threat_facing[u_blue_one] == 0)
    t.line = 221
    t.check(221, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:223
def XF_377(t: Value) -> None:
    g = t.game(1)
    t.line = 230
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 231
    u_guest = g.join(g.k_client[0])
    t.line = 232
    g.v_shelters(u_extraction, u_guest)
    t.line = 233
    u_mage = g.create("mage", g.z__role_pool)
    u_decker = g.create("decker", g.z__role_pool)
    u_face = g.create("face", g.z__role_pool)
    t.line = 234
    g.v_enlists(0, u_mage)
    t.line = 235
    g.v_enlists(0, u_decker)
    t.line = 236
    g.v_enlists(0, u_face)
    t.line = 237
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_green_one = g.create("green_one", g.z__row)
    g.s_threat_facing[u_green_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 238
    t.answer("window", (("intercepts", (None, u_red_one)),), who=0)
    t.line = 240
    t.all_pass = True
    t.line = 241
    t.flow(g, "turn", 0)
    t.line = 243
    t.offered(
        243,
        "offered window: intercept blue_one, intercept black_one, intercept green_one, intercept red_one, pass",
        "window",
        (
            (("intercepts", (None, u_blue_one)),),
            (("intercepts", (None, u_black_one)),),
            (("intercepts", (None, u_green_one)),),
            (("intercepts", (None, u_red_one)),),
            "pass",
        ),
    )
    t.line = 244
    t.check(244, "facing of red_one is P1", g.s_threat_facing[u_red_one] == 0)
    t.line = 245
    t.equal(
        245,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == u_guest
            ]
        ),
        "=",
        3,
    )


# cards/crossfire/base/scenarios/extraction.card:251
def early__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/extraction.card:251
def early__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/extraction.card:247
def stepping_in_comes_first(t: Value) -> None:
    g = t.game(2)
    t.line = 253
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 254
    u_guest = g.join(g.k_client[0])
    t.line = 255
    g.v_shelters(u_extraction, u_guest)
    t.line = 256
    u_early = g.create("early", g.z__row)
    g.s_threat_facing[u_early] = u_guest
    t.line = 257
    t.answer("window", (("intercepts", (None, u_early)),), who=1)
    t.line = 259
    t.all_pass = True
    t.line = 260
    t.flow(g, "turn", 1)
    t.line = 262
    t.equal(262, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 263
    t.equal(263, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


# cards/crossfire/base/scenarios/extraction.card:271
def watch__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_nuyen[g.current] = len(
        [
            u_it1
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == g.current
        ]
    )


# cards/crossfire/base/scenarios/extraction.card:265
def XF_378(t: Value) -> None:
    g = t.game(3)
    t.line = 273
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 274
    u_guest = g.join(g.k_client[0])
    t.line = 275
    g.v_shelters(u_extraction, u_guest)
    t.line = 276
    g.create("watch", g.z__active)
    t.line = 277
    u_one_blow = g.create("one_blow", g.z__row)
    g.s_threat_facing[u_one_blow] = 2
    u_other_blow = g.create("other_blow", g.z__row)
    g.s_threat_facing[u_other_blow] = 2
    t.line = 279
    t.all_pass = True
    t.line = 280
    t.flow(g, "turn", 2)
    t.line = 282
    t.check(282, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 283
    t.equal(283, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 284
    t.check(284, "facing of one_blow is guest", g.s_threat_facing[u_one_blow] == u_guest)
    t.line = 285
    t.check(285, "facing of other_blow is guest", g.s_threat_facing[u_other_blow] == u_guest)
    t.line = 286
    t.equal(286, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


# cards/crossfire/base/scenarios/extraction.card:293
def shock__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.seat_after(g.current, 2), 5)


# cards/crossfire/base/scenarios/extraction.card:288
def XF_379(t: Value) -> None:
    g = t.game(3)
    t.line = 295
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 296
    u_guest = g.join(g.k_client[0])
    t.line = 297
    g.v_shelters(u_extraction, u_guest)
    t.line = 298
    g.create("shock", g.z__active)
    t.line = 299
    u_waiting = g.create("waiting", g.z__row)
    g.s_threat_facing[u_waiting] = 2
    t.line = 301
    t.all_pass = True
    t.line = 302
    t.flow(g, "turn", 0)
    t.line = 304
    t.check(304, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 305
    t.check(305, "facing of waiting is guest", g.s_threat_facing[u_waiting] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:307
def XF_380(t: Value) -> None:
    g = t.game(3)
    t.line = 311
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 312
    u_guest = g.join(g.k_client[0])
    t.line = 313
    g.v_shelters(u_extraction, u_guest)
    t.line = 314
    g.v_suffers(2, 5)
    t.line = 316
    t.all_pass = True
    t.line = 317
    t.flow(g, "turn", 0)
    t.line = 318
    u_late = g.create("late", g.z__row)
    g.s_threat_facing[u_late] = 2
    t.line = 319
    t.flow(g, "turn", 1)
    t.line = 321
    t.check(321, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 322
    t.check(322, "facing of late is P3", g.s_threat_facing[u_late] == 2)


# cards/crossfire/base/scenarios/extraction.card:326
def XF_381(t: Value) -> None:
    g = t.game(3)
    t.line = 329
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 330
    u_guest = g.join(g.k_client[0])
    t.line = 331
    g.v_shelters(u_extraction, u_guest)
    t.line = 333
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it2, 1)
    t.line = 335
    t.equal(335, "hp of guest", g.s_runner_hp[u_guest], "=", 4)
    t.line = 336
    t.equal(336, "hp of P3", g.s_runner_hp[2], "=", 4)


# cards/crossfire/base/scenarios/extraction.card:338
def XF_383(t: Value) -> None:
    g = t.game(2)
    t.line = 342
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 343
    u_guest = g.join(g.k_client[0])
    t.line = 344
    g.v_shelters(u_extraction, u_guest)
    t.line = 345
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 346
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 347
    g.create("katana", g.z_runner_deck + 0, 0)
    t.line = 348
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 350
    t.flow(g, "turn", u_guest)
    t.line = 352
    t.equal(352, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 353
    t.equal(353, "number of cards in hand of guest", len(g.zones[g.z_runner_hand + u_guest]), "=", 0)
    t.line = 354
    t.cannot(354, "guest cannot draw 1", "draws", (u_guest, 1))
    t.line = 355
    t.cannot(355, "guest cannot gain 1", "gains", (u_guest, 1))


# cards/crossfire/base/scenarios/extraction.card:363
def gift__assist(g: Play, this: int, you: int) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/extraction.card:357
def XF_384(t: Value) -> None:
    g = t.game(3)
    t.line = 365
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 366
    u_guest = g.join(g.k_client[0])
    t.line = 367
    g.v_shelters(u_extraction, u_guest)
    t.line = 368
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 369
    for _ in g.repeat(9):
        g.create("filler", g.z__normal_deck)
    t.line = 370
    u_gift = g.create("gift", g.z_runner_hand + 1, 1)
    t.line = 371
    t.answer("window", (("assists with", (None, u_gift)),), who=1)
    t.line = 372
    t.answer("window", (("strikes with", (None, None, u_gift)),), who=0)
    t.line = 374
    t.all_pass = True
    t.line = 375
    t.flow(g, "turn", u_guest)
    t.line = 377
    t.check(377, "blue_one is not in row", g.where[u_blue_one] != g.z__row)
    t.line = 378
    t.equal(378, "hp of guest", g.s_runner_hp[u_guest], "=", 5)
    t.line = 379
    t.equal(379, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 1)
    t.line = 380
    t.check(380, "gift is in discard of P2", g.where[u_gift] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/extraction.card:382
def XF_385(t: Value) -> None:
    g = t.game(3)
    t.line = 387
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 388
    u_guest = g.join(g.k_client[0])
    t.line = 389
    g.v_shelters(u_extraction, u_guest)
    t.line = 390
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 391
    u_other_one = g.create("other_one", g.z__row)
    g.s_threat_facing[u_other_one] = 2
    t.line = 392
    u_katana = g.create("katana", g.z_runner_played + 1, 1)
    t.line = 394
    t.cannot(394, "guest cannot strike other_one with katana", "strikes with", (u_guest, u_other_one, u_katana))
    t.line = 395
    t.check(395, "P1 can (strike other_one with katana)", g.can("strikes with", 0, u_other_one, u_katana))


# cards/crossfire/base/scenarios/extraction.card:397
def XF_386(t: Value) -> None:
    g = t.game(4)
    t.line = 401
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 402
    u_guest = g.join(g.k_client[0])
    t.line = 403
    g.v_shelters(u_extraction, u_guest)
    t.line = 404
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 1
    t.line = 406
    g.v_defeats(1, u_rich)
    t.line = 408
    t.equal(408, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 409
    t.equal(409, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 410
    t.equal(410, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 411
    t.equal(411, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 412
    t.equal(412, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction.card:414
def XF_387(t: Value) -> None:
    g = t.game(3)
    t.line = 418
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 419
    u_guest = g.join(g.k_client[0])
    t.line = 420
    g.v_shelters(u_extraction, u_guest)
    t.line = 421
    u_rich = g.create("rich", g.z__coming)
    t.line = 422
    g.v_flips_to(u_rich, u_guest)
    t.line = 424
    g.v_clears_on(u_guest, 1, u_rich)
    t.line = 426
    t.check(426, "rich is not in row", g.where[u_rich] != g.z__row)
    t.line = 427
    t.equal(427, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 428
    t.equal(428, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 429
    t.equal(429, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 430
    t.equal(430, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction.card:436
def tempter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/extraction.card:436
def tempter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = NOTHING
    if you != NOTHING:
        u_victim = g.choose("victim", you, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.s_runner_nuyen[u_victim] = bounded(g.s_runner_nuyen[u_victim] + 3)


# cards/crossfire/base/scenarios/extraction.card:432
def XF_388(t: Value) -> None:
    g = t.game(3)
    t.line = 439
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 440
    u_guest = g.join(g.k_client[0])
    t.line = 441
    g.v_shelters(u_extraction, u_guest)
    t.line = 442
    u_tempter = g.create("tempter", g.z__coming)
    t.line = 443
    g.v_flips_to(u_tempter, u_guest)
    t.line = 444
    t.answer("victim", 2, who=1)
    t.line = 446
    g.v_attacks(u_tempter, u_guest)
    t.line = 448
    t.equal(448, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


# cards/crossfire/base/scenarios/extraction.card:452
def XF_390(t: Value) -> None:
    g = t.game(2)
    t.line = 456
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 457
    u_guest = g.join(g.k_client[0])
    t.line = 458
    g.v_shelters(u_extraction, u_guest)
    t.line = 459
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 460
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = u_guest
    t.line = 462
    t.all_pass = True
    t.line = 463
    t.flow(g, "turn", u_guest)
    t.line = 465
    t.check(465, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/base/scenarios/extraction.card:467
def XF_391(t: Value) -> None:
    g = t.game(4)
    t.line = 470
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 471
    u_guest = g.join(g.k_client[0])
    t.line = 472
    g.v_shelters(u_extraction, u_guest)
    t.line = 473
    g.v_suffers(2, 5)
    t.line = 475
    g.v_suffers(2, 1)
    t.line = 477
    t.check(477, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 478
    t.check(478, "retreat is idle", g.s__retreat == g.e_retreat_idle)


# cards/crossfire/base/scenarios/extraction.card:480
def XF_393(t: Value) -> None:
    g = t.game(4)
    t.line = 483
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 484
    u_guest = g.join(g.k_client[0])
    t.line = 485
    g.v_shelters(u_extraction, u_guest)
    t.line = 486
    g.s_runner_hp[u_guest] = min(3, g.s_runner_max_hp[u_guest])
    t.line = 488
    g.v_suffers(0, 5)
    t.line = 489
    g.v_suffers(1, 5)
    t.line = 490
    g.v_suffers(2, 5)
    t.line = 491
    g.v_suffers(3, 5)
    t.line = 493
    t.equal(
        493,
        "number of (runners where condition is staggered)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] == g.e_condition_staggered]),
        "=",
        4,
    )
    t.line = 494
    t.check(494, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/base/scenarios/extraction.card:496
def XF_394(t: Value) -> None:
    g = t.game(1)
    t.line = 500
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 501
    u_guest = g.join(g.k_client[0])
    t.line = 502
    g.v_shelters(u_extraction, u_guest)
    t.line = 503
    g.s_runner_hp[u_guest] = min(4, g.s_runner_max_hp[u_guest])
    t.line = 504
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = 0
    t.line = 506
    t.all_pass = True
    t.line = 507
    t.flow(g, "turn", 0)
    t.line = 509
    t.check(509, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 510
    t.check(510, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 511
    t.check(511, "facing of blow is guest", g.s_threat_facing[u_blow] == u_guest)


# cards/crossfire/base/scenarios/extraction.card:515
def XF_311(t: Value) -> None:
    g = t.game(4)
    t.line = 518
    t.answer("opener", 1)
    t.line = 520
    g = t.setup("dragon_fight")
    t.line = 522
    t.equal(522, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 523
    t.equal(
        523,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 524
    t.check(524, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/base/scenarios/extraction.card:526
def XF_313(t: Value) -> None:
    g = t.game(4)
    t.line = 529
    u_crossfire = g.create("crossfire", g.z__briefing)
    u_extraction = g.create("extraction", g.z__briefing)
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 531
    t.check(531, "rank of crossfire is basic", g.f_mission_rank(u_crossfire) == g.e_rung_basic)
    t.line = 532
    t.equal(532, "advised of crossfire", g.f_mission_advised(u_crossfire), "=", 0)
    t.line = 533
    t.check(533, "rank of extraction is advanced", g.f_mission_rank(u_extraction) == g.e_rung_advanced)
    t.line = 534
    t.equal(534, "advised of extraction", g.f_mission_advised(u_extraction), "=", 5)
    t.line = 535
    t.check(535, "rank of dragon_fight is very_advanced", g.f_mission_rank(u_dragon_fight) == g.e_rung_very_advanced)
    t.line = 536
    t.equal(536, "advised of dragon_fight", g.f_mission_advised(u_dragon_fight), "=", 70)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction.card",
    scenarios=(
        Scenario("XF_363", "the client plays after the runner on the right of the starting one", XF_363, 5, 4),
        Scenario("XF_364", "the client has five points", XF_364, 19, 4),
        Scenario(
            "XF_365",
            "the client plays last in the round",
            XF_365,
            32,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=35),
                Card(
                    "roll_call",
                    "event",
                    (),
                    (Ability("roll_call__when", "when", "turn starts", None, roll_call__when, line=37),),
                    line=36,
                ),
            ),
        ),
        Scenario("XF_366", "the first step of the track is part of the set-up", XF_366, 55, 4),
        Scenario(
            "XF_367",
            "three runners follow the track for three",
            XF_367,
            67,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=70,
                ),
            ),
        ),
        Scenario(
            "XF_369",
            "an event comes in the first round already",
            XF_369,
            81,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=84),
            ),
        ),
        Scenario(
            "XF_370",
            "what is flipped faces the client, whatever its colour",
            XF_370,
            97,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=100,
                ),
            ),
        ),
        Scenario(
            "an_event_brings_it_to_the_client",
            "an obstacle that an event turns over faces the client, too",
            an_event_brings_it_to_the_client,
            112,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "black"), ("type", "human"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=115,
                ),
            ),
        ),
        Scenario(
            "XF_371",
            "a runner steps in before an obstacle of its colour",
            XF_371,
            128,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=131,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=132,
                ),
            ),
        ),
        Scenario(
            "XF_372",
            "only one of two",
            XF_372,
            146,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=149,
                ),
                Card(
                    "blue_two",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=150,
                ),
            ),
        ),
        Scenario(
            "XF_373",
            "nobody has to step in",
            XF_373,
            164,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)),
                    (),
                    line=167,
                ),
            ),
        ),
        Scenario(
            "XF_374",
            "who is staggered cannot step in",
            XF_374,
            181,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=184,
                ),
            ),
        ),
        Scenario(
            "XF_376",
            "who has two roles steps in for either colour",
            XF_376,
            202,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=205,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=206,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=207
                ),
            ),
        ),
        Scenario(
            "XF_377",
            "a runner alone has every colour",
            XF_377,
            223,
            1,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=226,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=227,
                ),
                Card(
                    "green_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=228,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=229
                ),
            ),
        ),
        Scenario(
            "stepping_in_comes_first",
            "what obstacles do when a turn starts, they do to who has stepped in",
            stepping_in_comes_first,
            247,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("early__when", "when", "turn starts", early__when_if, early__when, line=251),),
                    line=250,
                ),
            ),
        ),
        Scenario(
            "XF_378",
            "when the turn ends, the obstacles of who was staggered face the client",
            XF_378,
            265,
            3,
            cards=(
                Card(
                    "one_blow", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 3)), (), line=268
                ),
                Card(
                    "other_blow",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 9),)), ("attack", 2)),
                    (),
                    line=269,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__before", "before", "turn ends", None, watch__before, line=271),),
                    line=270,
                ),
            ),
        ),
        Scenario(
            "XF_379",
            "so they do when it was somebody else's turn",
            XF_379,
            288,
            3,
            cards=(
                Card(
                    "waiting", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 1)), (), line=291
                ),
                Card(
                    "shock",
                    "event",
                    (),
                    (Ability("shock__when", "when", "turn starts", None, shock__when, line=293),),
                    line=292,
                ),
            ),
        ),
        Scenario(
            "XF_380",
            "what comes to a staggered runner later stays there",
            XF_380,
            307,
            3,
            cards=(
                Card("late", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=310),
            ),
        ),
        Scenario("XF_381", "each runner: the client, too", XF_381, 326, 3),
        Scenario(
            "XF_383",
            "on the client's turn no card is played",
            XF_383,
            338,
            2,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=341
                ),
            ),
        ),
        Scenario(
            "XF_384",
            "help on the client's turn is applied by the starting runner",
            XF_384,
            357,
            3,
            cards=(
                Card(
                    "blue_one", "obstacle", (("colour", "blue"), ("track", (("blue", 1),)), ("attack", 1)), (), line=360
                ),
                Card(
                    "filler", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=361
                ),
                Card(
                    "gift",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("cost", 1), ("assist_damage", (("blue", 1),))),
                    (Ability("gift__assist", "slot", "assist", None, gift__assist, line=363),),
                    line=362,
                ),
            ),
        ),
        Scenario(
            "XF_385",
            "and only to what faces the client",
            XF_385,
            382,
            3,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=385,
                ),
                Card(
                    "other_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=386,
                ),
            ),
        ),
        Scenario(
            "XF_386",
            "the client is no seat when nuyen are shared out",
            XF_386,
            397,
            4,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 5)), (), line=400),
            ),
        ),
        Scenario(
            "XF_387",
            "on the client's turn the starting runner is the first to be paid",
            XF_387,
            414,
            3,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 4)), (), line=417),
            ),
        ),
        Scenario(
            "XF_388",
            "what an obstacle asks of the client, the runner of its colour answers",
            XF_388,
            432,
            3,
            cards=(
                Card(
                    "tempter",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("tempter__when", "when", "attacks", tempter__when_if, tempter__when, line=436),),
                    line=435,
                ),
            ),
        ),
        Scenario(
            "XF_390",
            "a staggered client is lost",
            XF_390,
            452,
            2,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)), (), line=455),
            ),
        ),
        Scenario("XF_391", "a runner in critical condition is the end, at once", XF_391, 467, 4),
        Scenario("XF_393", "the client alone is on their feet: the run goes on", XF_393, 480, 4),
        Scenario(
            "XF_394",
            "a runner alone may be staggered",
            XF_394,
            496,
            1,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 5)), (), line=499),
            ),
        ),
        Scenario("XF_311", "who has learnt nothing may go on any run", XF_311, 515, 4),
        Scenario("XF_313", "how hard each mission is, and what is advised", XF_313, 526, 4),
    ),
    lines=(
        "9:5 12:8 13:5 14:10 15:5 16:12 17:5 18:13 19:5 20:14 23:5 24:15 25:5 26:16 35:5 36:17 48:19 51:22"
        " 52:19 53:24 54:19 55:26 56:19 57:27 58:19 59:28 66:19 67:29 74:19 75:30 79:37 80:38 84:39 88:32"
        " 91:40 92:32 93:41 95:32 96:42 98:32 99:43 100:32 101:45 102:32 103:46 104:32 105:47 106:32 107:49"
        " 108:32 109:50 110:32 111:51 112:32 113:52 114:32 115:53 119:55 122:59 123:55 124:61 125:55 126:62"
        " 139:55 140:63 153:55 154:64 168:55 169:65 173:67 176:71 177:67 178:72 180:67 181:74 182:67 183:76"
        " 184:67 185:77 186:67 187:78 188:67 189:79 205:81 208:85 209:81 210:86 212:81 213:87 215:81 216:89"
        " 217:81 218:90 219:81 220:92 221:81 222:93 226:97 229:101 230:97 231:102 232:97 233:103 234:97"
        " 235:104 237:97 238:105 239:97 240:107 241:97 242:109 255:97 256:110 272:112 275:116 276:112 277:117"
        " 278:112 279:118 280:112 281:119 282:112 283:120 285:112 286:122 287:112 288:123 289:112 290:125"
        " 291:112 292:126 296:128 299:133 300:128 301:134 302:128 303:135 304:128 305:136 309:128 310:137"
        " 311:128 312:139 313:128 314:140 315:128 316:142 319:128 320:143 321:128 322:144 326:146 329:151"
        " 330:146 331:152 332:146 333:153 334:146 335:154 339:146 340:155 341:146 342:157 343:146 344:158"
        " 345:146 346:160 352:146 353:161 354:146 355:162 359:164 362:168 363:164 364:169 365:164 366:170"
        " 367:164 368:171 369:164 370:172 372:164 373:173 374:164 375:175 376:164 377:176 378:164 379:178"
        " 380:164 381:179 385:181 388:185 389:181 390:186 391:181 392:187 393:181 394:188 395:181 396:189"
        " 398:181 399:191 400:181 401:192 402:181 403:194 404:181 405:196 406:181 407:197 408:181 409:198"
        " 410:181 411:200 415:202 418:208 419:202 420:209 421:202 422:210 423:202 424:211 425:202 426:212"
        " 427:202 428:213 434:202 435:214 436:202 437:216 438:202 439:217 440:202 441:219 447:202 448:220"
        " 449:202 450:221 454:223 457:230 458:223 459:231 460:223 461:232 462:223 463:233 466:223 467:234"
        " 468:223 469:235 470:223 471:236 472:223 473:237 481:223 482:238 483:223 484:240 485:223 486:241"
        " 487:223 488:243 500:223 501:244 502:223 503:245 519:251 525:252 530:247 533:253 534:247 535:254"
        " 536:247 537:255 538:247 539:256 541:247 542:257 543:247 544:259 545:247 546:260 547:247 548:262"
        " 549:247 550:263 554:271 555:272 565:265 568:273 569:265 570:274 571:265 572:275 573:265 574:276"
        " 575:265 576:277 580:265 581:279 582:265 583:280 584:265 585:282 586:265 587:283 588:265 589:284"
        " 590:265 591:285 592:265 593:286 597:293 598:294 602:288 605:295 606:288 607:296 608:288 609:297"
        " 610:288 611:298 612:288 613:299 615:288 616:301 617:288 618:302 619:288 620:304 621:288 622:305"
        " 626:307 629:311 630:307 631:312 632:307 633:313 634:307 635:314 636:307 637:316 638:307 639:317"
        " 640:307 641:318 643:307 644:319 645:307 646:321 647:307 648:322 652:326 655:329 656:326 657:330"
        " 658:326 659:331 660:326 661:333 663:326 664:335 665:326 666:336 670:338 673:342 674:338 675:343"
        " 676:338 677:344 678:338 679:345 681:338 682:346 691:338 692:347 693:338 694:348 697:338 698:350"
        " 699:338 700:352 701:338 702:353 703:338 704:354 705:338 706:355 710:363 711:364 715:357 718:365"
        " 719:357 720:366 721:357 722:367 723:357 724:368 726:357 727:369 729:357 730:370 731:357 732:371"
        " 733:357 734:372 735:357 736:374 737:357 738:375 739:357 740:377 741:357 742:378 743:357 744:379"
        " 745:357 746:380 750:382 753:387 754:382 755:388 756:382 757:389 758:382 759:390 761:382 762:391"
        " 764:382 765:392 766:382 767:394 768:382 769:395 773:397 776:401 777:397 778:402 779:397 780:403"
        " 781:397 782:404 784:397 785:406 786:397 787:408 788:397 789:409 790:397 791:410 792:397 793:411"
        " 794:397 795:412 799:414 802:418 803:414 804:419 805:414 806:420 807:414 808:421 809:414 810:422"
        " 811:414 812:424 813:414 814:426 815:414 816:427 817:414 818:428 819:414 820:429 821:414 822:430"
        " 826:436 832:437 835:438 840:432 843:439 844:432 845:440 846:432 847:441 848:432 849:442 850:432"
        " 851:443 852:432 853:444 854:432 855:446 856:432 857:448 861:452 864:456 865:452 866:457 867:452"
        " 868:458 869:452 870:459 871:452 872:460 874:452 875:462 876:452 877:463 878:452 879:465 883:467"
        " 886:470 887:467 888:471 889:467 890:472 891:467 892:473 893:467 894:475 895:467 896:477 897:467"
        " 898:478 902:480 905:483 906:480 907:484 908:480 909:485 910:480 911:486 912:480 913:488 914:480"
        " 915:489 916:480 917:490 918:480 919:491 920:480 921:493 928:480 929:494 933:496 936:500 937:496"
        " 938:501 939:496 940:502 941:496 942:503 943:496 944:504 946:496 947:506 948:496 949:507 950:496"
        " 951:509 952:496 953:510 954:496 955:511 959:515 962:518 963:515 964:520 965:515 966:522 967:515"
        " 968:523 975:515 976:524 980:526 983:529 986:526 987:531 988:526 989:532 990:526 991:533 992:526"
        " 993:534 994:526 995:535 996:526 997:536"
    ),
)
