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
    g = t.game(4)
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
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 70
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 72
    g.perform("begin", u_extraction, 0)
    t.line = 74
    t.equal(74, "team", g.d__team(), "=", 3)
    t.line = 75
    t.equal(75, "number of runners", len(g.everyone(g.current)), "=", 4)
    t.line = 76
    t.equal(76, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 77
    t.equal(
        77,
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


def XF_369(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:79
    g = t.game(2)
    t.line = 83
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 84
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 85
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 87
    g.perform("begin", u_extraction, 0)
    t.line = 88
    t.flow(g, "news", 0)
    t.line = 90
    t.equal(90, "round_number", g.s__round_number, "=", 1)
    t.line = 91
    t.equal(91, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def XF_370(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:95
    g = t.game(4)
    t.line = 99
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 100
    u_guest = g.join(g.k_client[0])
    t.line = 101
    g.v_shelters(u_extraction, u_guest)
    t.line = 102
    for _ in range(4):
        g.create("tough", g.z__hard_deck)
    t.line = 103
    g.s_mission_marker[u_extraction] = 1
    t.line = 105
    g.v_advances(u_extraction)
    t.line = 107
    t.equal(
        107,
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
    t.line = 108
    t.equal(
        108,
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


def an_event_brings_it_to_the_client(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:110
    g = t.game(4)
    t.line = 114
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 115
    u_guest = g.join(g.k_client[0])
    t.line = 116
    g.v_shelters(u_extraction, u_guest)
    t.line = 117
    u_thug = g.create("thug", g.z__normal_deck)
    t.line = 118
    for _ in range(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 120
    g.create("chummers", g.z__event_deck)
    t.line = 121
    g.v_announces(0)
    t.line = 123
    t.check(123, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 124
    t.check(124, "facing of thug is guest", g.s_threat_facing[u_thug] == u_guest)


def XF_371(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:126
    g = t.game(2)
    t.line = 131
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 132
    u_guest = g.join(g.k_client[0])
    t.line = 133
    g.v_shelters(u_extraction, u_guest)
    t.line = 134
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    t.line = 135
    t.answer("window", ("intercepts", u_blue_one), who=1)
    t.line = 137
    t.all_pass = True
    t.line = 138
    t.flow(g, "turn", 1)
    t.line = 140
    t.offered(140, "offered window: intercept blue_one, pass", "window", (("intercepts", u_blue_one), "pass"))
    t.line = 141
    t.check(141, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)
    t.line = 142
    t.check(142, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_372(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:144
    g = t.game(2)
    t.line = 149
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 150
    u_guest = g.join(g.k_client[0])
    t.line = 151
    g.v_shelters(u_extraction, u_guest)
    t.line = 152
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_blue_two = g.create("blue_two", g.z__row)
    g.s_threat_facing[u_blue_two] = u_guest
    t.line = 153
    t.answer("window", ("intercepts", u_blue_two), who=1)
    t.line = 155
    t.all_pass = True
    t.line = 156
    t.flow(g, "turn", 1)
    t.line = 158
    t.offered(
        158,
        "offered window: intercept blue_one, intercept blue_two, pass",
        "window",
        (("intercepts", u_blue_one), ("intercepts", u_blue_two), "pass"),
    )
    t.line = 159
    t.check(159, "facing of blue_two is P2", g.s_threat_facing[u_blue_two] == 1)
    t.line = 160
    t.check(160, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)


def XF_373(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:162
    g = t.game(2)
    t.line = 166
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 167
    u_guest = g.join(g.k_client[0])
    t.line = 168
    g.v_shelters(u_extraction, u_guest)
    t.line = 169
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 170
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 171
    t.answer("window", "pass", who=1)
    t.line = 173
    t.all_pass = True
    t.line = 174
    t.flow(g, "turn", 1)
    t.line = 176
    t.check(176, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 177
    t.equal(177, "hp of P2", g.s_runner_hp[1], "=", 1)


def XF_374(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:179
    g = t.game(2)
    t.line = 183
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 184
    u_guest = g.join(g.k_client[0])
    t.line = 185
    g.v_shelters(u_extraction, u_guest)
    t.line = 186
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 187
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 189
    t.all_pass = True
    t.line = 190
    t.flow(g, "turn", 1)
    t.line = 192
    t.check(192, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 194
    g.b_runner_condition(1, g.e_condition_ok)
    t.line = 195
    t.answer("window", ("intercepts", u_blue_one), who=1)
    t.line = 196
    t.flow(g, "turn", 1)
    t.line = 198
    t.check(198, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)


def XF_376(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:200
    g = t.game(2)
    t.line = 206
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 207
    u_guest = g.join(g.k_client[0])
    t.line = 208
    g.v_shelters(u_extraction, u_guest)
    t.line = 209
    u_second_role = g.create("mage", g.z__role_pool)
    t.line = 210
    g.v_enlists(0, u_second_role)
    t.line = 211
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 212
    t.answer("window", ("intercepts", u_blue_one), who=0)
    t.line = 214
    t.all_pass = True
    t.line = 215
    t.flow(g, "turn", 0)
    t.line = 217
    t.offered(
        217,
        "offered window: intercept blue_one, intercept black_one, pass",
        "window",
        (("intercepts", u_blue_one), ("intercepts", u_black_one), "pass"),
    )
    t.line = 218
    t.check(218, "facing of blue_one is P1", g.s_threat_facing[u_blue_one] == 0)
    t.line = 219
    t.check(219, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_377(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:221
    g = t.game(1)
    t.line = 228
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 229
    u_guest = g.join(g.k_client[0])
    t.line = 230
    g.v_shelters(u_extraction, u_guest)
    t.line = 231
    u_mage = g.create("mage", g.z__role_pool)
    u_decker = g.create("decker", g.z__role_pool)
    u_face = g.create("face", g.z__role_pool)
    t.line = 232
    g.v_enlists(0, u_mage)
    t.line = 233
    g.v_enlists(0, u_decker)
    t.line = 234
    g.v_enlists(0, u_face)
    t.line = 235
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_green_one = g.create("green_one", g.z__row)
    g.s_threat_facing[u_green_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 236
    t.answer("window", ("intercepts", u_red_one), who=0)
    t.line = 238
    t.all_pass = True
    t.line = 239
    t.flow(g, "turn", 0)
    t.line = 241
    t.offered(
        241,
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
    t.line = 242
    t.check(242, "facing of red_one is P1", g.s_threat_facing[u_red_one] == 0)
    t.line = 243
    t.equal(
        243,
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
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:249
    return args[0] == you


def early__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:249
    if you != NOTHING:
        g.v_suffers(you, 1)


def stepping_in_comes_first(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:245
    g = t.game(2)
    t.line = 251
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 252
    u_guest = g.join(g.k_client[0])
    t.line = 253
    g.v_shelters(u_extraction, u_guest)
    t.line = 254
    u_early = g.create("early", g.z__row)
    g.s_threat_facing[u_early] = u_guest
    t.line = 255
    t.answer("window", ("intercepts", u_early), who=1)
    t.line = 257
    t.all_pass = True
    t.line = 258
    t.flow(g, "turn", 1)
    t.line = 260
    t.equal(260, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 261
    t.equal(261, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def watch__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:269
    g.s_runner_nuyen[g.current] = len(
        [
            u_it1
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == g.current
        ]
    )


def XF_378(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:263
    g = t.game(3)
    t.line = 271
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 272
    u_guest = g.join(g.k_client[0])
    t.line = 273
    g.v_shelters(u_extraction, u_guest)
    t.line = 274
    g.create("watch", g.z__active)
    t.line = 275
    u_one_blow = g.create("one_blow", g.z__row)
    g.s_threat_facing[u_one_blow] = 2
    u_other_blow = g.create("other_blow", g.z__row)
    g.s_threat_facing[u_other_blow] = 2
    t.line = 277
    t.all_pass = True
    t.line = 278
    t.flow(g, "turn", 2)
    t.line = 280
    t.check(280, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 281
    t.equal(281, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 282
    t.check(282, "facing of one_blow is guest", g.s_threat_facing[u_one_blow] == u_guest)
    t.line = 283
    t.check(283, "facing of other_blow is guest", g.s_threat_facing[u_other_blow] == u_guest)
    t.line = 284
    t.equal(284, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def shock__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:291
    g.v_suffers(g.seat_after(g.current, 2), 5)


def XF_379(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:286
    g = t.game(3)
    t.line = 293
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 294
    u_guest = g.join(g.k_client[0])
    t.line = 295
    g.v_shelters(u_extraction, u_guest)
    t.line = 296
    g.create("shock", g.z__active)
    t.line = 297
    u_waiting = g.create("waiting", g.z__row)
    g.s_threat_facing[u_waiting] = 2
    t.line = 299
    t.all_pass = True
    t.line = 300
    t.flow(g, "turn", 0)
    t.line = 302
    t.check(302, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 303
    t.check(303, "facing of waiting is guest", g.s_threat_facing[u_waiting] == u_guest)


def XF_380(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:305
    g = t.game(3)
    t.line = 309
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 310
    u_guest = g.join(g.k_client[0])
    t.line = 311
    g.v_shelters(u_extraction, u_guest)
    t.line = 312
    g.v_suffers(2, 5)
    t.line = 314
    t.all_pass = True
    t.line = 315
    t.flow(g, "turn", 0)
    t.line = 316
    u_late = g.create("late", g.z__row)
    g.s_threat_facing[u_late] = 2
    t.line = 317
    t.flow(g, "turn", 1)
    t.line = 319
    t.check(319, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 320
    t.check(320, "facing of late is P3", g.s_threat_facing[u_late] == 2)


def XF_381(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:324
    g = t.game(3)
    t.line = 327
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 328
    u_guest = g.join(g.k_client[0])
    t.line = 329
    g.v_shelters(u_extraction, u_guest)
    t.line = 331
    for u_it2 in g.everyone(g.current):
        g.v_suffers(u_it2, 1)
    t.line = 333
    t.equal(333, "hp of guest", g.s_runner_hp[u_guest], "=", 4)
    t.line = 334
    t.equal(334, "hp of P3", g.s_runner_hp[2], "=", 4)


def XF_383(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:336
    g = t.game(2)
    t.line = 340
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 341
    u_guest = g.join(g.k_client[0])
    t.line = 342
    g.v_shelters(u_extraction, u_guest)
    t.line = 343
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 344
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 345
    g.create("katana", g.z_runner_deck + 0, 0)
    t.line = 346
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 348
    t.flow(g, "turn", u_guest)
    t.line = 350
    t.equal(350, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 351
    t.equal(351, "number of cards in hand of guest", len(g.zones[g.z_runner_hand + u_guest]), "=", 0)
    t.line = 352
    t.cannot(352, "guest cannot draw 1", "draws", (u_guest, 1))
    t.line = 353
    t.cannot(353, "guest cannot gain 1", "gains", (u_guest, 1))


def gift__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/extraction.card:361
    g.v_draws(g.current, 1)


def XF_384(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:355
    g = t.game(3)
    t.line = 363
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 364
    u_guest = g.join(g.k_client[0])
    t.line = 365
    g.v_shelters(u_extraction, u_guest)
    t.line = 366
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 367
    for _ in range(9):
        g.create("filler", g.z__normal_deck)
    t.line = 368
    u_gift = g.create("gift", g.z_runner_hand + 1, 1)
    t.line = 369
    t.answer("window", ("assists with", u_gift), who=1)
    t.line = 370
    t.answer("window", ("strikes with", u_gift), who=0)
    t.line = 372
    t.all_pass = True
    t.line = 373
    t.flow(g, "turn", u_guest)
    t.line = 375
    t.check(375, "blue_one is not in row", g.where[u_blue_one] != g.z__row)
    t.line = 376
    t.equal(376, "hp of guest", g.s_runner_hp[u_guest], "=", 5)
    t.line = 377
    t.equal(377, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 1)
    t.line = 378
    t.check(378, "gift is in discard of P2", g.where[u_gift] == g.z_runner_discard + 1)


def XF_385(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:380
    g = t.game(3)
    t.line = 385
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 386
    u_guest = g.join(g.k_client[0])
    t.line = 387
    g.v_shelters(u_extraction, u_guest)
    t.line = 388
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 389
    u_other_one = g.create("other_one", g.z__row)
    g.s_threat_facing[u_other_one] = 2
    t.line = 390
    u_katana = g.create("katana", g.z_runner_played + 1, 1)
    t.line = 392
    t.cannot(392, "guest cannot strike other_one with katana", "strikes with", (u_guest, u_other_one, u_katana))
    t.line = 393
    t.check(393, "P1 can (strike other_one with katana)", g.can("strikes with", 0, u_other_one, u_katana))


def XF_386(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:395
    g = t.game(4)
    t.line = 399
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 400
    u_guest = g.join(g.k_client[0])
    t.line = 401
    g.v_shelters(u_extraction, u_guest)
    t.line = 402
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 1
    t.line = 404
    g.v_defeats(1, u_rich)
    t.line = 406
    t.equal(406, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 407
    t.equal(407, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 408
    t.equal(408, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 409
    t.equal(409, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 410
    t.equal(410, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def XF_387(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:412
    g = t.game(3)
    t.line = 416
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 417
    u_guest = g.join(g.k_client[0])
    t.line = 418
    g.v_shelters(u_extraction, u_guest)
    t.line = 419
    u_rich = g.create("rich", g.z__coming)
    t.line = 420
    g.v_flips_to(u_rich, u_guest)
    t.line = 422
    g.v_clears_on(u_guest, 1, u_rich)
    t.line = 424
    t.check(424, "rich is not in row", g.where[u_rich] != g.z__row)
    t.line = 425
    t.equal(425, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 426
    t.equal(426, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 427
    t.equal(427, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 428
    t.equal(428, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def tempter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:434
    return args[0] == this


def tempter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:434
    u_victim = NOTHING
    if you != NOTHING:
        u_victim = g.choose("victim", you, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.s_runner_nuyen[u_victim] = g.s_runner_nuyen[u_victim] + 3


def XF_388(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:430
    g = t.game(3)
    t.line = 437
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 438
    u_guest = g.join(g.k_client[0])
    t.line = 439
    g.v_shelters(u_extraction, u_guest)
    t.line = 440
    u_tempter = g.create("tempter", g.z__coming)
    t.line = 441
    g.v_flips_to(u_tempter, u_guest)
    t.line = 442
    t.answer("victim", 2, who=1)
    t.line = 444
    g.v_attacks(u_tempter, u_guest)
    t.line = 446
    t.equal(446, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


def XF_390(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:450
    g = t.game(2)
    t.line = 454
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 455
    u_guest = g.join(g.k_client[0])
    t.line = 456
    g.v_shelters(u_extraction, u_guest)
    t.line = 457
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 458
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = u_guest
    t.line = 460
    t.all_pass = True
    t.line = 461
    t.flow(g, "turn", u_guest)
    t.line = 463
    t.check(463, "game is lost", g.result == "lost", f"it is {g.result}")


def XF_391(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:465
    g = t.game(4)
    t.line = 468
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 469
    u_guest = g.join(g.k_client[0])
    t.line = 470
    g.v_shelters(u_extraction, u_guest)
    t.line = 471
    g.v_suffers(2, 5)
    t.line = 473
    g.v_suffers(2, 1)
    t.line = 475
    t.check(475, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 476
    t.check(476, "retreat is idle", g.s__retreat == g.e_retreat_idle)


def XF_393(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:478
    g = t.game(4)
    t.line = 481
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 482
    u_guest = g.join(g.k_client[0])
    t.line = 483
    g.v_shelters(u_extraction, u_guest)
    t.line = 484
    g.s_runner_hp[u_guest] = min(3, g.s_runner_max_hp[u_guest])
    t.line = 486
    g.v_suffers(0, 5)
    t.line = 487
    g.v_suffers(1, 5)
    t.line = 488
    g.v_suffers(2, 5)
    t.line = 489
    g.v_suffers(3, 5)
    t.line = 491
    t.equal(
        491,
        "number of (runners where condition is staggered)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] == g.e_condition_staggered]),
        "=",
        4,
    )
    t.line = 492
    t.check(492, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_394(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:494
    g = t.game(1)
    t.line = 498
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 499
    u_guest = g.join(g.k_client[0])
    t.line = 500
    g.v_shelters(u_extraction, u_guest)
    t.line = 501
    g.s_runner_hp[u_guest] = min(4, g.s_runner_max_hp[u_guest])
    t.line = 502
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = 0
    t.line = 504
    t.all_pass = True
    t.line = 505
    t.flow(g, "turn", 0)
    t.line = 507
    t.check(507, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 508
    t.check(508, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 509
    t.check(509, "facing of blow is guest", g.s_threat_facing[u_blow] == u_guest)


def XF_311(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:513
    g = t.game(4)
    t.line = 517
    g = t.setup("extraction")
    t.line = 519
    t.equal(519, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 520
    t.equal(520, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 521
    t.check(521, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_313(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:523
    g = t.game(4)
    t.line = 526
    u_crossfire = g.create("crossfire", g.z__briefing)
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 528
    t.check(528, "rank of crossfire is basic", g.f_mission_rank(u_crossfire) == g.e_rung_basic)
    t.line = 529
    t.equal(529, "advised of crossfire", g.f_mission_advised(u_crossfire), "=", 0)
    t.line = 530
    t.check(530, "rank of extraction is advanced", g.f_mission_rank(u_extraction) == g.e_rung_advanced)
    t.line = 531
    t.equal(531, "advised of extraction", g.f_mission_advised(u_extraction), "=", 5)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction.card",
    scenarios=(
        Scenario("XF_363", "the client plays after the runner on the right of the starting one", XF_363, 5, 4),
        Scenario("XF_364", "the client has five points", XF_364, 18, 4),
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
        Scenario(
            "XF_367",
            "three runners follow the track for three",
            XF_367,
            65,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=68,
                ),
            ),
        ),
        Scenario(
            "XF_369",
            "an event comes in the first round already",
            XF_369,
            79,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=82),
            ),
        ),
        Scenario(
            "XF_370",
            "what is flipped faces the client, whatever its colour",
            XF_370,
            95,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=98,
                ),
            ),
        ),
        Scenario(
            "an_event_brings_it_to_the_client",
            "an obstacle that an event turns over faces the client, too",
            an_event_brings_it_to_the_client,
            110,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "black"), ("type", "human"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=113,
                ),
            ),
        ),
        Scenario(
            "XF_371",
            "a runner steps in before an obstacle of its colour",
            XF_371,
            126,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=129,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=130,
                ),
            ),
        ),
        Scenario(
            "XF_372",
            "only one of two",
            XF_372,
            144,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=147,
                ),
                Card(
                    "blue_two",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=148,
                ),
            ),
        ),
        Scenario(
            "XF_373",
            "nobody has to step in",
            XF_373,
            162,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)),
                    (),
                    line=165,
                ),
            ),
        ),
        Scenario(
            "XF_374",
            "who is staggered cannot step in",
            XF_374,
            179,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=182,
                ),
            ),
        ),
        Scenario(
            "XF_376",
            "who has two roles steps in for either colour",
            XF_376,
            200,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=203,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=204,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=205
                ),
            ),
        ),
        Scenario(
            "XF_377",
            "a runner alone has every colour",
            XF_377,
            221,
            1,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=224,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=225,
                ),
                Card(
                    "green_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=226,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=227
                ),
            ),
        ),
        Scenario(
            "stepping_in_comes_first",
            "what obstacles do when a turn starts, they do to who has stepped in",
            stepping_in_comes_first,
            245,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("early__when", "when", "turn starts", early__when_if, early__when, line=249),),
                    line=248,
                ),
            ),
        ),
        Scenario(
            "XF_378",
            "when the turn ends, the obstacles of who was staggered face the client",
            XF_378,
            263,
            3,
            cards=(
                Card(
                    "one_blow", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 3)), (), line=266
                ),
                Card(
                    "other_blow",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 9),)), ("attack", 2)),
                    (),
                    line=267,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__before", "before", "turn ends", None, watch__before, line=269),),
                    line=268,
                ),
            ),
        ),
        Scenario(
            "XF_379",
            "so they do when it was somebody else's turn",
            XF_379,
            286,
            3,
            cards=(
                Card(
                    "waiting", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 1)), (), line=289
                ),
                Card(
                    "shock",
                    "event",
                    (),
                    (Ability("shock__when", "when", "turn starts", None, shock__when, line=291),),
                    line=290,
                ),
            ),
        ),
        Scenario(
            "XF_380",
            "what comes to a staggered runner later stays there",
            XF_380,
            305,
            3,
            cards=(
                Card("late", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=308),
            ),
        ),
        Scenario("XF_381", "each runner: the client, too", XF_381, 324, 3),
        Scenario(
            "XF_383",
            "on the client's turn no card is played",
            XF_383,
            336,
            2,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=339
                ),
            ),
        ),
        Scenario(
            "XF_384",
            "help on the client's turn is applied by the starting runner",
            XF_384,
            355,
            3,
            cards=(
                Card(
                    "blue_one", "obstacle", (("colour", "blue"), ("track", (("blue", 1),)), ("attack", 1)), (), line=358
                ),
                Card(
                    "filler", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=359
                ),
                Card(
                    "gift",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("cost", 1), ("assist_damage", (("blue", 1),))),
                    (Ability("gift__assist", "slot", "assist", None, gift__assist, line=361),),
                    line=360,
                ),
            ),
        ),
        Scenario(
            "XF_385",
            "and only to what faces the client",
            XF_385,
            380,
            3,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=383,
                ),
                Card(
                    "other_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=384,
                ),
            ),
        ),
        Scenario(
            "XF_386",
            "the client is no seat when nuyen are shared out",
            XF_386,
            395,
            4,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 5)), (), line=398),
            ),
        ),
        Scenario(
            "XF_387",
            "on the client's turn the starting runner is the first to be paid",
            XF_387,
            412,
            3,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 4)), (), line=415),
            ),
        ),
        Scenario(
            "XF_388",
            "what an obstacle asks of the client, the runner of its colour answers",
            XF_388,
            430,
            3,
            cards=(
                Card(
                    "tempter",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("tempter__when", "when", "attacks", tempter__when_if, tempter__when, line=434),),
                    line=433,
                ),
            ),
        ),
        Scenario(
            "XF_390",
            "a staggered client is lost",
            XF_390,
            450,
            2,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)), (), line=453),
            ),
        ),
        Scenario("XF_391", "a runner in critical condition is the end, at once", XF_391, 465, 4),
        Scenario("XF_393", "the client alone is on their feet: the run goes on", XF_393, 478, 4),
        Scenario(
            "XF_394",
            "a runner alone may be staggered",
            XF_394,
            494,
            1,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 5)), (), line=497),
            ),
        ),
        Scenario("XF_311", "who has learnt nothing may go on any run", XF_311, 513, 4),
        Scenario("XF_313", "how hard each mission is, and what is advised", XF_313, 523, 4),
    ),
)
