"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_363(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:5
    g = t.game(4)
    t.line = 9
    g = t.setup("extraction")
    t.line = 11
    t.equal(11, "number of runners", len(g.everyone(g.current)), "=", 5)
    t.line = 12
    t.equal(12, "team", g.d__team(), "=", 4)
    t.line = 13
    t.equal(
        13, "number of clients", len([u_it2 for u_it2 in g.everyone(g.current) if g.kind[u_it2] in g.k_client]), "=", 1
    )
    t.line = 14
    t.check(14, "seat 1 after P4 is P1", g.seat_after(3, 1) == 0)
    t.line = 15
    t.check(
        15,
        "seat 0 after charge of beginning is starting",
        (
            g.s_mission_charge[g.beginning] != NOTHING
            and g.beginning != NOTHING
            and g.seat_after(g.s_mission_charge[g.beginning], 0) == g.s__starting
        ),
    )
    t.line = 16
    t.check(
        16,
        "seat 1 after charge of beginning is P2",
        (
            g.s_mission_charge[g.beginning] != NOTHING
            and g.beginning != NOTHING
            and g.seat_after(g.s_mission_charge[g.beginning], 1) == 1
        ),
    )


def XF_364(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:18
    g = t.game(3)
    t.line = 22
    g = t.setup("extraction")
    t.line = 24
    t.equal(24, "hp of charge of beginning", g.s_runner_hp[g.s_mission_charge[g.beginning]], "=", 5)
    t.line = 25
    t.equal(25, "max_hp of charge of beginning", g.s_runner_max_hp[g.s_mission_charge[g.beginning]], "=", 5)
    t.line = 26
    t.equal(
        26,
        "number of cards in hand of charge of beginning",
        len(g.zones[g.z_runner_hand + g.s_mission_charge[g.beginning]]),
        "=",
        0,
    )
    t.line = 27
    t.equal(
        27,
        "number of cards in deck of charge of beginning",
        len(g.zones[g.z_runner_deck + g.s_mission_charge[g.beginning]]),
        "=",
        0,
    )
    t.line = 28
    t.equal(28, "nuyen of charge of beginning", g.s_runner_nuyen[g.s_mission_charge[g.beginning]], "=", 0)


def roll_call__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:35
    g.s_runner_upgrade_karma[g.current] = g.s_runner_upgrade_karma[g.current] + len(
        [u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_karma[u_it1] > 0]
    )
    g.s_runner_karma[g.current] = 1


def XF_365(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:30
    g = t.game(4)
    t.line = 38
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 39
    for _ in range(40):
        g.create("easy", g.z__normal_deck)
    t.line = 40
    for _ in range(40):
        g.create("easy", g.z__hard_deck)
    t.line = 41
    g.create("roll_call", g.z__event_deck)
    t.line = 43
    g.perform("begin", u_extraction, 0)
    t.line = 44
    t.all_pass = True
    t.line = 45
    t.flow(g, "round", g.current)
    t.line = 47
    t.equal(47, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 48
    t.equal(48, "upgrade_karma of P2", g.s_runner_upgrade_karma[1], "=", 1)
    t.line = 49
    t.equal(49, "upgrade_karma of P3", g.s_runner_upgrade_karma[2], "=", 2)
    t.line = 50
    t.equal(50, "upgrade_karma of P4", g.s_runner_upgrade_karma[3], "=", 3)
    t.line = 51
    t.equal(51, "karma of charge of extraction", g.s_runner_karma[g.s_mission_charge[u_extraction]], "=", 1)


def XF_366(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:53
    g = t.game(4)
    t.line = 57
    g = t.setup("extraction")
    t.line = 59
    t.equal(59, "marker of beginning", g.s_mission_marker[g.beginning], "=", 1)
    t.line = 60
    t.equal(
        60,
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
    t.line = 61
    t.equal(
        61,
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
    t.line = 62
    t.equal(
        62,
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
    t.line = 63
    t.equal(63, "round_number", g.s__round_number, "=", 0)


def XF_367(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:65
    g = t.game(3)
    t.line = 69
    g = t.setup("extraction")
    t.line = 71
    t.equal(
        71,
        "number of normal obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 72
    t.equal(
        72,
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


def XF_369(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:74
    g = t.game(2)
    t.line = 78
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 79
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 80
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 82
    g.perform("begin", u_extraction, 0)
    t.line = 83
    t.flow(g, "news", 0)
    t.line = 85
    t.equal(85, "round_number", g.s__round_number, "=", 1)
    t.line = 86
    t.equal(86, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def XF_370(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:90
    g = t.game(4)
    t.line = 94
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 95
    u_guest = g.join(g.k_client[0])
    t.line = 96
    g.v_shelters(u_extraction, u_guest)
    t.line = 97
    for _ in range(4):
        g.create("tough", g.z__hard_deck)
    t.line = 98
    g.s_mission_marker[u_extraction] = 1
    t.line = 100
    g.v_advances(u_extraction)
    t.line = 102
    t.equal(
        102,
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
    t.line = 103
    t.equal(
        103,
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


def an_event_brings_it_to_the_client(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:105
    g = t.game(4)
    t.line = 109
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 110
    u_guest = g.join(g.k_client[0])
    t.line = 111
    g.v_shelters(u_extraction, u_guest)
    t.line = 112
    u_thug = g.create("thug", g.z__normal_deck)
    t.line = 113
    for _ in range(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 115
    g.create("chummers", g.z__event_deck)
    t.line = 116
    g.v_announces(0)
    t.line = 118
    t.check(118, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 119
    t.check(119, "facing of thug is guest", g.s_threat_facing[u_thug] == u_guest)


def XF_371(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:121
    g = t.game(2)
    t.line = 126
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 127
    u_guest = g.join(g.k_client[0])
    t.line = 128
    g.v_shelters(u_extraction, u_guest)
    t.line = 129
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    t.line = 130
    t.answer("window", ("intercepts", u_blue_one), who=1)
    t.line = 132
    t.all_pass = True
    t.line = 133
    t.flow(g, "turn", 1)
    t.line = 135
    t.offered(135, "offered window: intercept blue_one, pass", "window", (("intercepts", u_blue_one), "pass"))
    t.line = 136
    t.check(136, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)
    t.line = 137
    t.check(137, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_372(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:139
    g = t.game(2)
    t.line = 144
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 145
    u_guest = g.join(g.k_client[0])
    t.line = 146
    g.v_shelters(u_extraction, u_guest)
    t.line = 147
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_blue_two = g.create("blue_two", g.z__row)
    g.s_threat_facing[u_blue_two] = u_guest
    t.line = 148
    t.answer("window", ("intercepts", u_blue_two), who=1)
    t.line = 150
    t.all_pass = True
    t.line = 151
    t.flow(g, "turn", 1)
    t.line = 153
    t.offered(
        153,
        "offered window: intercept blue_one, intercept blue_two, pass",
        "window",
        (("intercepts", u_blue_one), ("intercepts", u_blue_two), "pass"),
    )
    t.line = 154
    t.check(154, "facing of blue_two is P2", g.s_threat_facing[u_blue_two] == 1)
    t.line = 155
    t.check(155, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)


def XF_373(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:157
    g = t.game(2)
    t.line = 161
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 162
    u_guest = g.join(g.k_client[0])
    t.line = 163
    g.v_shelters(u_extraction, u_guest)
    t.line = 164
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 165
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 166
    t.answer("window", "pass", who=1)
    t.line = 168
    t.all_pass = True
    t.line = 169
    t.flow(g, "turn", 1)
    t.line = 171
    t.check(171, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 172
    t.equal(172, "hp of P2", g.s_runner_hp[1], "=", 1)


def XF_374(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:174
    g = t.game(2)
    t.line = 178
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 179
    u_guest = g.join(g.k_client[0])
    t.line = 180
    g.v_shelters(u_extraction, u_guest)
    t.line = 181
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 182
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 184
    t.all_pass = True
    t.line = 185
    t.flow(g, "turn", 1)
    t.line = 187
    t.check(187, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 189
    g.b_runner_condition(1, g.e_condition_ok)
    t.line = 190
    t.answer("window", ("intercepts", u_blue_one), who=1)
    t.line = 191
    t.flow(g, "turn", 1)
    t.line = 193
    t.check(193, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)


def XF_376(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:195
    g = t.game(2)
    t.line = 201
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 202
    u_guest = g.join(g.k_client[0])
    t.line = 203
    g.v_shelters(u_extraction, u_guest)
    t.line = 204
    u_second_role = g.create("mage", g.z__role_pool)
    t.line = 205
    g.v_enlists(0, u_second_role)
    t.line = 206
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 207
    t.answer("window", ("intercepts", u_blue_one), who=0)
    t.line = 209
    t.all_pass = True
    t.line = 210
    t.flow(g, "turn", 0)
    t.line = 212
    t.offered(
        212,
        "offered window: intercept blue_one, intercept black_one, pass",
        "window",
        (("intercepts", u_blue_one), ("intercepts", u_black_one), "pass"),
    )
    t.line = 213
    t.check(213, "facing of blue_one is P1", g.s_threat_facing[u_blue_one] == 0)
    t.line = 214
    t.check(214, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_377(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:216
    g = t.game(1)
    t.line = 223
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 224
    u_guest = g.join(g.k_client[0])
    t.line = 225
    g.v_shelters(u_extraction, u_guest)
    t.line = 226
    u_mage = g.create("mage", g.z__role_pool)
    u_decker = g.create("decker", g.z__role_pool)
    u_face = g.create("face", g.z__role_pool)
    t.line = 227
    g.v_enlists(0, u_mage)
    t.line = 228
    g.v_enlists(0, u_decker)
    t.line = 229
    g.v_enlists(0, u_face)
    t.line = 230
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_green_one = g.create("green_one", g.z__row)
    g.s_threat_facing[u_green_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 231
    t.answer("window", ("intercepts", u_red_one), who=0)
    t.line = 233
    t.all_pass = True
    t.line = 234
    t.flow(g, "turn", 0)
    t.line = 236
    t.offered(
        236,
        "offered window: intercept blue_one, intercept black_one, intercept green_one, intercept red_one, pass",
        "window",
        (
            ("intercepts", u_blue_one),
            ("intercepts", u_black_one),
            ("intercepts", u_green_one),
            ("intercepts", u_red_one),
            "pass",
        ),
    )
    t.line = 237
    t.check(237, "facing of red_one is P1", g.s_threat_facing[u_red_one] == 0)
    t.line = 238
    t.equal(
        238,
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


def early__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:244
    return args[0] == you


def early__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:244
    if you != NOTHING:
        g.v_suffers(you, 1)


def stepping_in_comes_first(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:240
    g = t.game(2)
    t.line = 246
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 247
    u_guest = g.join(g.k_client[0])
    t.line = 248
    g.v_shelters(u_extraction, u_guest)
    t.line = 249
    u_early = g.create("early", g.z__row)
    g.s_threat_facing[u_early] = u_guest
    t.line = 250
    t.answer("window", ("intercepts", u_early), who=1)
    t.line = 252
    t.all_pass = True
    t.line = 253
    t.flow(g, "turn", 1)
    t.line = 255
    t.equal(255, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 256
    t.equal(256, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def watch__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:264
    g.s_runner_nuyen[g.current] = len(
        [
            u_it1
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == g.current
        ]
    )


def XF_378(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:258
    g = t.game(3)
    t.line = 266
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 267
    u_guest = g.join(g.k_client[0])
    t.line = 268
    g.v_shelters(u_extraction, u_guest)
    t.line = 269
    g.create("watch", g.z__active)
    t.line = 270
    u_one_blow = g.create("one_blow", g.z__row)
    g.s_threat_facing[u_one_blow] = 2
    u_other_blow = g.create("other_blow", g.z__row)
    g.s_threat_facing[u_other_blow] = 2
    t.line = 272
    t.all_pass = True
    t.line = 273
    t.flow(g, "turn", 2)
    t.line = 275
    t.check(275, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 276
    t.equal(276, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 277
    t.check(277, "facing of one_blow is guest", g.s_threat_facing[u_one_blow] == u_guest)
    t.line = 278
    t.check(278, "facing of other_blow is guest", g.s_threat_facing[u_other_blow] == u_guest)
    t.line = 279
    t.equal(279, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def shock__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:286
    g.v_suffers(g.seat_after(g.current, 2), 5)


def XF_379(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:281
    g = t.game(3)
    t.line = 288
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 289
    u_guest = g.join(g.k_client[0])
    t.line = 290
    g.v_shelters(u_extraction, u_guest)
    t.line = 291
    g.create("shock", g.z__active)
    t.line = 292
    u_waiting = g.create("waiting", g.z__row)
    g.s_threat_facing[u_waiting] = 2
    t.line = 294
    t.all_pass = True
    t.line = 295
    t.flow(g, "turn", 0)
    t.line = 297
    t.check(297, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 298
    t.check(298, "facing of waiting is guest", g.s_threat_facing[u_waiting] == u_guest)


def XF_380(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:300
    g = t.game(3)
    t.line = 304
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 305
    u_guest = g.join(g.k_client[0])
    t.line = 306
    g.v_shelters(u_extraction, u_guest)
    t.line = 307
    g.v_suffers(2, 5)
    t.line = 309
    t.all_pass = True
    t.line = 310
    t.flow(g, "turn", 0)
    t.line = 311
    u_late = g.create("late", g.z__row)
    g.s_threat_facing[u_late] = 2
    t.line = 312
    t.flow(g, "turn", 1)
    t.line = 314
    t.check(314, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 315
    t.check(315, "facing of late is P3", g.s_threat_facing[u_late] == 2)


def XF_381(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:319
    g = t.game(3)
    t.line = 322
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 323
    u_guest = g.join(g.k_client[0])
    t.line = 324
    g.v_shelters(u_extraction, u_guest)
    t.line = 326
    for u_it2 in g.everyone(g.current):
        g.v_suffers(u_it2, 1)
    t.line = 328
    t.equal(328, "hp of guest", g.s_runner_hp[u_guest], "=", 4)
    t.line = 329
    t.equal(329, "hp of P3", g.s_runner_hp[2], "=", 4)


def XF_383(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:331
    g = t.game(2)
    t.line = 335
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 336
    u_guest = g.join(g.k_client[0])
    t.line = 337
    g.v_shelters(u_extraction, u_guest)
    t.line = 338
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 339
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 340
    g.create("katana", g.z_runner_deck + 0, 0)
    t.line = 341
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 343
    t.flow(g, "turn", u_guest)
    t.line = 345
    t.equal(345, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 346
    t.equal(346, "number of cards in hand of guest", len(g.zones[g.z_runner_hand + u_guest]), "=", 0)
    t.line = 347
    t.cannot(347, "guest cannot draw 1", "draws", (u_guest, 1))
    t.line = 348
    t.cannot(348, "guest cannot gain 1", "gains", (u_guest, 1))


def gift__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/extraction.card:356
    g.v_draws(g.current, 1)


def XF_384(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:350
    g = t.game(3)
    t.line = 358
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 359
    u_guest = g.join(g.k_client[0])
    t.line = 360
    g.v_shelters(u_extraction, u_guest)
    t.line = 361
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 362
    for _ in range(9):
        g.create("filler", g.z__normal_deck)
    t.line = 363
    u_gift = g.create("gift", g.z_runner_hand + 1, 1)
    t.line = 364
    t.answer("window", ("assists with", u_gift), who=1)
    t.line = 365
    t.answer("window", ("strikes with", u_gift), who=0)
    t.line = 367
    t.all_pass = True
    t.line = 368
    t.flow(g, "turn", u_guest)
    t.line = 370
    t.check(370, "blue_one is not in row", g.where[u_blue_one] != g.z__row)
    t.line = 371
    t.equal(371, "hp of guest", g.s_runner_hp[u_guest], "=", 5)
    t.line = 372
    t.equal(372, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 1)
    t.line = 373
    t.check(373, "gift is in discard of P2", g.where[u_gift] == g.z_runner_discard + 1)


def XF_385(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:375
    g = t.game(3)
    t.line = 380
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 381
    u_guest = g.join(g.k_client[0])
    t.line = 382
    g.v_shelters(u_extraction, u_guest)
    t.line = 383
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 384
    u_other_one = g.create("other_one", g.z__row)
    g.s_threat_facing[u_other_one] = 2
    t.line = 385
    u_katana = g.create("katana", g.z_runner_played + 1, 1)
    t.line = 387
    t.cannot(387, "guest cannot strike other_one with katana", "strikes with", (u_guest, u_other_one, u_katana))
    t.line = 388
    t.check(388, "P1 can (strike other_one with katana)", g.can("strikes with", 0, u_other_one, u_katana))


def XF_386(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:390
    g = t.game(4)
    t.line = 394
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 395
    u_guest = g.join(g.k_client[0])
    t.line = 396
    g.v_shelters(u_extraction, u_guest)
    t.line = 397
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 1
    t.line = 399
    g.v_defeats(1, u_rich)
    t.line = 401
    t.equal(401, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 402
    t.equal(402, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 403
    t.equal(403, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 404
    t.equal(404, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 405
    t.equal(405, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def XF_387(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:407
    g = t.game(3)
    t.line = 411
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 412
    u_guest = g.join(g.k_client[0])
    t.line = 413
    g.v_shelters(u_extraction, u_guest)
    t.line = 414
    u_rich = g.create("rich", g.z__coming)
    t.line = 415
    g.v_flips_to(u_rich, u_guest)
    t.line = 417
    g.v_clears_on(u_guest, 1, u_rich)
    t.line = 419
    t.check(419, "rich is not in row", g.where[u_rich] != g.z__row)
    t.line = 420
    t.equal(420, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 421
    t.equal(421, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 422
    t.equal(422, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 423
    t.equal(423, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def tempter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:429
    return args[0] == this


def tempter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:429
    u_victim = NOTHING
    if you != NOTHING:
        u_victim = g.choose("victim", you, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.s_runner_nuyen[u_victim] = g.s_runner_nuyen[u_victim] + 3


def XF_388(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:425
    g = t.game(3)
    t.line = 432
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 433
    u_guest = g.join(g.k_client[0])
    t.line = 434
    g.v_shelters(u_extraction, u_guest)
    t.line = 435
    u_tempter = g.create("tempter", g.z__coming)
    t.line = 436
    g.v_flips_to(u_tempter, u_guest)
    t.line = 437
    t.answer("victim", 2, who=1)
    t.line = 439
    g.v_attacks(u_tempter, u_guest)
    t.line = 441
    t.equal(441, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


def XF_390(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:445
    g = t.game(2)
    t.line = 449
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 450
    u_guest = g.join(g.k_client[0])
    t.line = 451
    g.v_shelters(u_extraction, u_guest)
    t.line = 452
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 453
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = u_guest
    t.line = 455
    t.all_pass = True
    t.line = 456
    t.flow(g, "turn", u_guest)
    t.line = 458
    t.check(458, "game is lost", g.result == "lost", f"it is {g.result}")


def XF_391(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:460
    g = t.game(4)
    t.line = 463
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 464
    u_guest = g.join(g.k_client[0])
    t.line = 465
    g.v_shelters(u_extraction, u_guest)
    t.line = 466
    g.v_suffers(2, 5)
    t.line = 468
    g.v_suffers(2, 1)
    t.line = 470
    t.check(470, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 471
    t.check(471, "retreat is idle", g.s__retreat == g.e_retreat_idle)


def XF_393(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:473
    g = t.game(4)
    t.line = 476
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 477
    u_guest = g.join(g.k_client[0])
    t.line = 478
    g.v_shelters(u_extraction, u_guest)
    t.line = 479
    g.s_runner_hp[u_guest] = min(3, g.s_runner_max_hp[u_guest])
    t.line = 481
    g.v_suffers(0, 5)
    t.line = 482
    g.v_suffers(1, 5)
    t.line = 483
    g.v_suffers(2, 5)
    t.line = 484
    g.v_suffers(3, 5)
    t.line = 486
    t.equal(
        486,
        "number of (runners where condition is staggered)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] == g.e_condition_staggered]),
        "=",
        4,
    )
    t.line = 487
    t.check(487, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_394(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:489
    g = t.game(1)
    t.line = 493
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 494
    u_guest = g.join(g.k_client[0])
    t.line = 495
    g.v_shelters(u_extraction, u_guest)
    t.line = 496
    g.s_runner_hp[u_guest] = min(4, g.s_runner_max_hp[u_guest])
    t.line = 497
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = 0
    t.line = 499
    t.all_pass = True
    t.line = 500
    t.flow(g, "turn", 0)
    t.line = 502
    t.check(502, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 503
    t.check(503, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 504
    t.check(504, "facing of blow is guest", g.s_threat_facing[u_blow] == u_guest)


def XF_311(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:508
    g = t.game(4)
    t.line = 512
    g = t.setup("extraction")
    t.line = 514
    t.equal(514, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 515
    t.equal(515, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 516
    t.check(516, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_313(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:518
    g = t.game(4)
    t.line = 521
    u_crossfire = g.create("crossfire", g.z__briefing)
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 523
    t.check(523, "rank of crossfire is basic", g.f_mission_rank(u_crossfire) == g.e_rung_basic)
    t.line = 524
    t.equal(524, "advised of crossfire", g.f_mission_advised(u_crossfire), "=", 0)
    t.line = 525
    t.check(525, "rank of extraction is advanced", g.f_mission_rank(u_extraction) == g.e_rung_advanced)
    t.line = 526
    t.equal(526, "advised of extraction", g.f_mission_advised(u_extraction), "=", 5)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction.card",
    scenarios=(
        Scenario("XF_363", "the client plays after the runner on the right of the starting one", XF_363, 5, 4),
        Scenario("XF_364", "the client has five points", XF_364, 18, 3),
        Scenario(
            "XF_365",
            "the client plays last in the round",
            XF_365,
            30,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=33),
                Card(
                    "roll_call",
                    "event",
                    (),
                    (Ability("roll_call__when", "when", "turn starts", None, roll_call__when, line=35),),
                    line=34,
                ),
            ),
        ),
        Scenario("XF_366", "the first step of the track is part of the set-up", XF_366, 53, 4),
        Scenario("XF_367", "three runners follow the track for three", XF_367, 65, 3),
        Scenario(
            "XF_369",
            "an event comes in the first round already",
            XF_369,
            74,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=77),
            ),
        ),
        Scenario(
            "XF_370",
            "what is flipped faces the client, whatever its colour",
            XF_370,
            90,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=93,
                ),
            ),
        ),
        Scenario(
            "an_event_brings_it_to_the_client",
            "an obstacle that an event turns over faces the client, too",
            an_event_brings_it_to_the_client,
            105,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "black"), ("type", "human"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=108,
                ),
            ),
        ),
        Scenario(
            "XF_371",
            "a runner steps in before an obstacle of its colour",
            XF_371,
            121,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=124,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "XF_372",
            "only one of two",
            XF_372,
            139,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=142,
                ),
                Card(
                    "blue_two",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=143,
                ),
            ),
        ),
        Scenario(
            "XF_373",
            "nobody has to step in",
            XF_373,
            157,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)),
                    (),
                    line=160,
                ),
            ),
        ),
        Scenario(
            "XF_374",
            "who is staggered cannot step in",
            XF_374,
            174,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=177,
                ),
            ),
        ),
        Scenario(
            "XF_376",
            "who has two roles steps in for either colour",
            XF_376,
            195,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=198,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=199,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=200
                ),
            ),
        ),
        Scenario(
            "XF_377",
            "a runner alone has every colour",
            XF_377,
            216,
            1,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=219,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=220,
                ),
                Card(
                    "green_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=221,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=222
                ),
            ),
        ),
        Scenario(
            "stepping_in_comes_first",
            "what obstacles do when a turn starts, they do to who has stepped in",
            stepping_in_comes_first,
            240,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("early__when", "when", "turn starts", early__when_if, early__when, line=244),),
                    line=243,
                ),
            ),
        ),
        Scenario(
            "XF_378",
            "when the turn ends, the obstacles of who was staggered face the client",
            XF_378,
            258,
            3,
            cards=(
                Card(
                    "one_blow", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 3)), (), line=261
                ),
                Card(
                    "other_blow",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 9),)), ("attack", 2)),
                    (),
                    line=262,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__before", "before", "turn ends", None, watch__before, line=264),),
                    line=263,
                ),
            ),
        ),
        Scenario(
            "XF_379",
            "so they do when it was somebody else's turn",
            XF_379,
            281,
            3,
            cards=(
                Card(
                    "waiting", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 1)), (), line=284
                ),
                Card(
                    "shock",
                    "event",
                    (),
                    (Ability("shock__when", "when", "turn starts", None, shock__when, line=286),),
                    line=285,
                ),
            ),
        ),
        Scenario(
            "XF_380",
            "what comes to a staggered runner later stays there",
            XF_380,
            300,
            3,
            cards=(
                Card("late", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=303),
            ),
        ),
        Scenario("XF_381", "each runner: the client, too", XF_381, 319, 3),
        Scenario(
            "XF_383",
            "on the client's turn no card is played",
            XF_383,
            331,
            2,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=334
                ),
            ),
        ),
        Scenario(
            "XF_384",
            "help on the client's turn is applied by the starting runner",
            XF_384,
            350,
            3,
            cards=(
                Card(
                    "blue_one", "obstacle", (("colour", "blue"), ("track", (("blue", 1),)), ("attack", 1)), (), line=353
                ),
                Card(
                    "filler", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=354
                ),
                Card(
                    "gift",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("cost", 1), ("assist_damage", (("blue", 1),))),
                    (Ability("gift__assist", "slot", "assist", None, gift__assist, line=356),),
                    line=355,
                ),
            ),
        ),
        Scenario(
            "XF_385",
            "and only to what faces the client",
            XF_385,
            375,
            3,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=378,
                ),
                Card(
                    "other_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=379,
                ),
            ),
        ),
        Scenario(
            "XF_386",
            "the client is no seat when nuyen are shared out",
            XF_386,
            390,
            4,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 5)), (), line=393),
            ),
        ),
        Scenario(
            "XF_387",
            "on the client's turn the starting runner is the first to be paid",
            XF_387,
            407,
            3,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 4)), (), line=410),
            ),
        ),
        Scenario(
            "XF_388",
            "what an obstacle asks of the client, the runner of its colour answers",
            XF_388,
            425,
            3,
            cards=(
                Card(
                    "tempter",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("tempter__when", "when", "attacks", tempter__when_if, tempter__when, line=429),),
                    line=428,
                ),
            ),
        ),
        Scenario(
            "XF_390",
            "a staggered client is lost",
            XF_390,
            445,
            2,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)), (), line=448),
            ),
        ),
        Scenario("XF_391", "a runner in critical condition is the end, at once", XF_391, 460, 4),
        Scenario("XF_393", "the client alone is on their feet: the run goes on", XF_393, 473, 4),
        Scenario(
            "XF_394",
            "a runner alone may be staggered",
            XF_394,
            489,
            1,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 5)), (), line=492),
            ),
        ),
        Scenario("XF_311", "who has learnt nothing may go on any run", XF_311, 508, 4),
        Scenario("XF_313", "how hard each mission is, and what is advised", XF_313, 518, 4),
    ),
)
