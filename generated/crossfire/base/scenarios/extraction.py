"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


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
    t.line = 21
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 23
    g.perform("begin", u_extraction, 0)
    t.line = 25
    t.equal(25, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 26
    t.equal(26, "max_hp of charge of extraction", g.s_runner_max_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 27
    t.equal(
        27,
        "number of cards in hand of charge of extraction",
        len(g.zones[g.z_runner_hand + g.s_mission_charge[u_extraction]]),
        "=",
        0,
    )
    t.line = 28
    t.equal(
        28,
        "number of cards in deck of charge of extraction",
        len(g.zones[g.z_runner_deck + g.s_mission_charge[u_extraction]]),
        "=",
        0,
    )
    t.line = 29
    t.equal(29, "nuyen of charge of extraction", g.s_runner_nuyen[g.s_mission_charge[u_extraction]], "=", 0)


def roll_call__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:36
    g.s_runner_upgrade_karma[g.current] = bounded(
        g.s_runner_upgrade_karma[g.current]
        + len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_karma[u_it1] > 0])
    )
    g.s_runner_karma[g.current] = 1


def XF_365(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:31
    g = t.game(4)
    t.line = 39
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 40
    for _ in g.repeat(40):
        g.create("easy", g.z__normal_deck)
    t.line = 41
    for _ in g.repeat(40):
        g.create("easy", g.z__hard_deck)
    t.line = 42
    g.create("roll_call", g.z__event_deck)
    t.line = 44
    g.perform("begin", u_extraction, 0)
    t.line = 45
    t.all_pass = True
    t.line = 46
    t.flow(g, "round", g.current)
    t.line = 48
    t.equal(48, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 49
    t.equal(49, "upgrade_karma of P2", g.s_runner_upgrade_karma[1], "=", 1)
    t.line = 50
    t.equal(50, "upgrade_karma of P3", g.s_runner_upgrade_karma[2], "=", 2)
    t.line = 51
    t.equal(51, "upgrade_karma of P4", g.s_runner_upgrade_karma[3], "=", 3)
    t.line = 52
    t.equal(52, "karma of charge of extraction", g.s_runner_karma[g.s_mission_charge[u_extraction]], "=", 1)


def XF_366(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:54
    g = t.game(4)
    t.line = 58
    g = t.setup("extraction")
    t.line = 60
    t.equal(60, "marker of beginning", g.s_mission_marker[g.beginning], "=", 1)
    t.line = 61
    t.equal(
        61,
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
    t.line = 62
    t.equal(
        62,
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
    t.line = 63
    t.equal(
        63,
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
    t.line = 64
    t.equal(64, "round_number", g.s__round_number, "=", 0)


def XF_367(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:66
    g = t.game(3)
    t.line = 70
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 71
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 73
    g.perform("begin", u_extraction, 0)
    t.line = 75
    t.equal(75, "team", g.d__team(), "=", 3)
    t.line = 76
    t.equal(76, "number of runners", len(g.everyone(g.current)), "=", 4)
    t.line = 77
    t.equal(77, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 78
    t.equal(
        78,
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


def XF_369(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:80
    g = t.game(2)
    t.line = 84
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 85
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 86
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 88
    g.perform("begin", u_extraction, 0)
    t.line = 89
    t.flow(g, "news", 0)
    t.line = 91
    t.equal(91, "round_number", g.s__round_number, "=", 1)
    t.line = 92
    t.equal(92, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def XF_370(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:96
    g = t.game(4)
    t.line = 100
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 101
    u_guest = g.join(g.k_client[0])
    t.line = 102
    g.v_shelters(u_extraction, u_guest)
    t.line = 103
    for _ in g.repeat(4):
        g.create("tough", g.z__hard_deck)
    t.line = 104
    g.s_mission_marker[u_extraction] = 1
    t.line = 106
    g.v_advances(u_extraction)
    t.line = 108
    t.equal(
        108,
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
    t.line = 109
    t.equal(
        109,
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


def an_event_brings_it_to_the_client(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:111
    g = t.game(4)
    t.line = 115
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 116
    u_guest = g.join(g.k_client[0])
    t.line = 117
    g.v_shelters(u_extraction, u_guest)
    t.line = 118
    u_thug = g.create("thug", g.z__normal_deck)
    t.line = 119
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 121
    g.create("chummers", g.z__event_deck)
    t.line = 122
    g.v_announces(0)
    t.line = 124
    t.check(124, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 125
    t.check(125, "facing of thug is guest", g.s_threat_facing[u_thug] == u_guest)


def XF_371(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:127
    g = t.game(2)
    t.line = 132
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 133
    u_guest = g.join(g.k_client[0])
    t.line = 134
    g.v_shelters(u_extraction, u_guest)
    t.line = 135
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    t.line = 136
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=1)
    t.line = 138
    t.all_pass = True
    t.line = 139
    t.flow(g, "turn", 1)
    t.line = 141
    t.offered(
        141, "offered window: intercept blue_one, pass", "window", ((("intercepts", (None, u_blue_one)),), "pass")
    )
    t.line = 142
    t.check(142, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)
    t.line = 143
    t.check(143, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_372(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:145
    g = t.game(2)
    t.line = 150
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 151
    u_guest = g.join(g.k_client[0])
    t.line = 152
    g.v_shelters(u_extraction, u_guest)
    t.line = 153
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_blue_two = g.create("blue_two", g.z__row)
    g.s_threat_facing[u_blue_two] = u_guest
    t.line = 154
    t.answer("window", (("intercepts", (None, u_blue_two)),), who=1)
    t.line = 156
    t.all_pass = True
    t.line = 157
    t.flow(g, "turn", 1)
    t.line = 159
    t.offered(
        159,
        "offered window: intercept blue_one, intercept blue_two, pass",
        "window",
        ((("intercepts", (None, u_blue_one)),), (("intercepts", (None, u_blue_two)),), "pass"),
    )
    t.line = 160
    t.check(160, "facing of blue_two is P2", g.s_threat_facing[u_blue_two] == 1)
    t.line = 161
    t.check(161, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)


def XF_373(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:163
    g = t.game(2)
    t.line = 167
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 168
    u_guest = g.join(g.k_client[0])
    t.line = 169
    g.v_shelters(u_extraction, u_guest)
    t.line = 170
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 171
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 172
    t.answer("window", "pass", who=1)
    t.line = 174
    t.all_pass = True
    t.line = 175
    t.flow(g, "turn", 1)
    t.line = 177
    t.check(177, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 178
    t.equal(178, "hp of P2", g.s_runner_hp[1], "=", 1)


def XF_374(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:180
    g = t.game(2)
    t.line = 184
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 185
    u_guest = g.join(g.k_client[0])
    t.line = 186
    g.v_shelters(u_extraction, u_guest)
    t.line = 187
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 188
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 190
    t.all_pass = True
    t.line = 191
    t.flow(g, "turn", 1)
    t.line = 193
    t.check(193, "facing of blue_one is guest", g.s_threat_facing[u_blue_one] == u_guest)
    t.line = 195
    g.b_runner_condition(1, g.e_condition_ok)
    t.line = 196
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=1)
    t.line = 197
    t.flow(g, "turn", 1)
    t.line = 199
    t.check(199, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)


def XF_376(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:201
    g = t.game(2)
    t.line = 207
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 208
    u_guest = g.join(g.k_client[0])
    t.line = 209
    g.v_shelters(u_extraction, u_guest)
    t.line = 210
    u_second_role = g.create("mage", g.z__role_pool)
    t.line = 211
    g.v_enlists(0, u_second_role)
    t.line = 212
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 213
    t.answer("window", (("intercepts", (None, u_blue_one)),), who=0)
    t.line = 215
    t.all_pass = True
    t.line = 216
    t.flow(g, "turn", 0)
    t.line = 218
    t.offered(
        218,
        "offered window: intercept blue_one, intercept black_one, pass",
        "window",
        ((("intercepts", (None, u_blue_one)),), (("intercepts", (None, u_black_one)),), "pass"),
    )
    t.line = 219
    t.check(219, "facing of blue_one is P1", g.s_threat_facing[u_blue_one] == 0)
    t.line = 220
    t.check(220, "facing of black_one is guest", g.s_threat_facing[u_black_one] == u_guest)


def XF_377(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:222
    g = t.game(1)
    t.line = 229
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 230
    u_guest = g.join(g.k_client[0])
    t.line = 231
    g.v_shelters(u_extraction, u_guest)
    t.line = 232
    u_mage = g.create("mage", g.z__role_pool)
    u_decker = g.create("decker", g.z__role_pool)
    u_face = g.create("face", g.z__role_pool)
    t.line = 233
    g.v_enlists(0, u_mage)
    t.line = 234
    g.v_enlists(0, u_decker)
    t.line = 235
    g.v_enlists(0, u_face)
    t.line = 236
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    u_black_one = g.create("black_one", g.z__row)
    g.s_threat_facing[u_black_one] = u_guest
    u_green_one = g.create("green_one", g.z__row)
    g.s_threat_facing[u_green_one] = u_guest
    u_red_one = g.create("red_one", g.z__row)
    g.s_threat_facing[u_red_one] = u_guest
    t.line = 237
    t.answer("window", (("intercepts", (None, u_red_one)),), who=0)
    t.line = 239
    t.all_pass = True
    t.line = 240
    t.flow(g, "turn", 0)
    t.line = 242
    t.offered(
        242,
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
    t.line = 243
    t.check(243, "facing of red_one is P1", g.s_threat_facing[u_red_one] == 0)
    t.line = 244
    t.equal(
        244,
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
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:250
    return args[0] == you


def early__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:250
    if you != NOTHING:
        g.v_suffers(you, 1)


def stepping_in_comes_first(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:246
    g = t.game(2)
    t.line = 252
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 253
    u_guest = g.join(g.k_client[0])
    t.line = 254
    g.v_shelters(u_extraction, u_guest)
    t.line = 255
    u_early = g.create("early", g.z__row)
    g.s_threat_facing[u_early] = u_guest
    t.line = 256
    t.answer("window", (("intercepts", (None, u_early)),), who=1)
    t.line = 258
    t.all_pass = True
    t.line = 259
    t.flow(g, "turn", 1)
    t.line = 261
    t.equal(261, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 262
    t.equal(262, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def watch__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:270
    g.s_runner_nuyen[g.current] = len(
        [
            u_it1
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == g.current
        ]
    )


def XF_378(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:264
    g = t.game(3)
    t.line = 272
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 273
    u_guest = g.join(g.k_client[0])
    t.line = 274
    g.v_shelters(u_extraction, u_guest)
    t.line = 275
    g.create("watch", g.z__active)
    t.line = 276
    u_one_blow = g.create("one_blow", g.z__row)
    g.s_threat_facing[u_one_blow] = 2
    u_other_blow = g.create("other_blow", g.z__row)
    g.s_threat_facing[u_other_blow] = 2
    t.line = 278
    t.all_pass = True
    t.line = 279
    t.flow(g, "turn", 2)
    t.line = 281
    t.check(281, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 282
    t.equal(282, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 283
    t.check(283, "facing of one_blow is guest", g.s_threat_facing[u_one_blow] == u_guest)
    t.line = 284
    t.check(284, "facing of other_blow is guest", g.s_threat_facing[u_other_blow] == u_guest)
    t.line = 285
    t.equal(285, "hp of guest", g.s_runner_hp[u_guest], "=", 5)


def shock__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:292
    g.v_suffers(g.seat_after(g.current, 2), 5)


def XF_379(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:287
    g = t.game(3)
    t.line = 294
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 295
    u_guest = g.join(g.k_client[0])
    t.line = 296
    g.v_shelters(u_extraction, u_guest)
    t.line = 297
    g.create("shock", g.z__active)
    t.line = 298
    u_waiting = g.create("waiting", g.z__row)
    g.s_threat_facing[u_waiting] = 2
    t.line = 300
    t.all_pass = True
    t.line = 301
    t.flow(g, "turn", 0)
    t.line = 303
    t.check(303, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 304
    t.check(304, "facing of waiting is guest", g.s_threat_facing[u_waiting] == u_guest)


def XF_380(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:306
    g = t.game(3)
    t.line = 310
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 311
    u_guest = g.join(g.k_client[0])
    t.line = 312
    g.v_shelters(u_extraction, u_guest)
    t.line = 313
    g.v_suffers(2, 5)
    t.line = 315
    t.all_pass = True
    t.line = 316
    t.flow(g, "turn", 0)
    t.line = 317
    u_late = g.create("late", g.z__row)
    g.s_threat_facing[u_late] = 2
    t.line = 318
    t.flow(g, "turn", 1)
    t.line = 320
    t.check(320, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)
    t.line = 321
    t.check(321, "facing of late is P3", g.s_threat_facing[u_late] == 2)


def XF_381(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:325
    g = t.game(3)
    t.line = 328
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 329
    u_guest = g.join(g.k_client[0])
    t.line = 330
    g.v_shelters(u_extraction, u_guest)
    t.line = 332
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it2, 1)
    t.line = 334
    t.equal(334, "hp of guest", g.s_runner_hp[u_guest], "=", 4)
    t.line = 335
    t.equal(335, "hp of P3", g.s_runner_hp[2], "=", 4)


def XF_383(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:337
    g = t.game(2)
    t.line = 341
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 342
    u_guest = g.join(g.k_client[0])
    t.line = 343
    g.v_shelters(u_extraction, u_guest)
    t.line = 344
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 345
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 346
    g.create("katana", g.z_runner_deck + 0, 0)
    t.line = 347
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 349
    t.flow(g, "turn", u_guest)
    t.line = 351
    t.equal(351, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 352
    t.equal(352, "number of cards in hand of guest", len(g.zones[g.z_runner_hand + u_guest]), "=", 0)
    t.line = 353
    t.cannot(353, "guest cannot draw 1", "draws", (u_guest, 1))
    t.line = 354
    t.cannot(354, "guest cannot gain 1", "gains", (u_guest, 1))


def gift__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/extraction.card:362
    g.v_draws(g.current, 1)


def XF_384(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:356
    g = t.game(3)
    t.line = 364
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 365
    u_guest = g.join(g.k_client[0])
    t.line = 366
    g.v_shelters(u_extraction, u_guest)
    t.line = 367
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 368
    for _ in g.repeat(9):
        g.create("filler", g.z__normal_deck)
    t.line = 369
    u_gift = g.create("gift", g.z_runner_hand + 1, 1)
    t.line = 370
    t.answer("window", (("assists with", (None, u_gift)),), who=1)
    t.line = 371
    t.answer("window", (("strikes with", (None, None, u_gift)),), who=0)
    t.line = 373
    t.all_pass = True
    t.line = 374
    t.flow(g, "turn", u_guest)
    t.line = 376
    t.check(376, "blue_one is not in row", g.where[u_blue_one] != g.z__row)
    t.line = 377
    t.equal(377, "hp of guest", g.s_runner_hp[u_guest], "=", 5)
    t.line = 378
    t.equal(378, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 1)
    t.line = 379
    t.check(379, "gift is in discard of P2", g.where[u_gift] == g.z_runner_discard + 1)


def XF_385(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:381
    g = t.game(3)
    t.line = 386
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 387
    u_guest = g.join(g.k_client[0])
    t.line = 388
    g.v_shelters(u_extraction, u_guest)
    t.line = 389
    u_blue_one = g.create("blue_one", g.z__row)
    g.s_threat_facing[u_blue_one] = u_guest
    t.line = 390
    u_other_one = g.create("other_one", g.z__row)
    g.s_threat_facing[u_other_one] = 2
    t.line = 391
    u_katana = g.create("katana", g.z_runner_played + 1, 1)
    t.line = 393
    t.cannot(393, "guest cannot strike other_one with katana", "strikes with", (u_guest, u_other_one, u_katana))
    t.line = 394
    t.check(394, "P1 can (strike other_one with katana)", g.can("strikes with", 0, u_other_one, u_katana))


def XF_386(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:396
    g = t.game(4)
    t.line = 400
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 401
    u_guest = g.join(g.k_client[0])
    t.line = 402
    g.v_shelters(u_extraction, u_guest)
    t.line = 403
    u_rich = g.create("rich", g.z__row)
    g.s_threat_facing[u_rich] = 1
    t.line = 405
    g.v_defeats(1, u_rich)
    t.line = 407
    t.equal(407, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 408
    t.equal(408, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 409
    t.equal(409, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 410
    t.equal(410, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 411
    t.equal(411, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def XF_387(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:413
    g = t.game(3)
    t.line = 417
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 418
    u_guest = g.join(g.k_client[0])
    t.line = 419
    g.v_shelters(u_extraction, u_guest)
    t.line = 420
    u_rich = g.create("rich", g.z__coming)
    t.line = 421
    g.v_flips_to(u_rich, u_guest)
    t.line = 423
    g.v_clears_on(u_guest, 1, u_rich)
    t.line = 425
    t.check(425, "rich is not in row", g.where[u_rich] != g.z__row)
    t.line = 426
    t.equal(426, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 427
    t.equal(427, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 428
    t.equal(428, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 429
    t.equal(429, "nuyen of guest", g.s_runner_nuyen[u_guest], "=", 0)


def tempter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/extraction.card:435
    return args[0] == this


def tempter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/extraction.card:435
    u_victim = NOTHING
    if you != NOTHING:
        u_victim = g.choose("victim", you, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.s_runner_nuyen[u_victim] = bounded(g.s_runner_nuyen[u_victim] + 3)


def XF_388(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:431
    g = t.game(3)
    t.line = 438
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 439
    u_guest = g.join(g.k_client[0])
    t.line = 440
    g.v_shelters(u_extraction, u_guest)
    t.line = 441
    u_tempter = g.create("tempter", g.z__coming)
    t.line = 442
    g.v_flips_to(u_tempter, u_guest)
    t.line = 443
    t.answer("victim", 2, who=1)
    t.line = 445
    g.v_attacks(u_tempter, u_guest)
    t.line = 447
    t.equal(447, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


def XF_390(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:451
    g = t.game(2)
    t.line = 455
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 456
    u_guest = g.join(g.k_client[0])
    t.line = 457
    g.v_shelters(u_extraction, u_guest)
    t.line = 458
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 459
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = u_guest
    t.line = 461
    t.all_pass = True
    t.line = 462
    t.flow(g, "turn", u_guest)
    t.line = 464
    t.check(464, "game is lost", g.result == "lost", f"it is {g.result}")


def XF_391(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:466
    g = t.game(4)
    t.line = 469
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 470
    u_guest = g.join(g.k_client[0])
    t.line = 471
    g.v_shelters(u_extraction, u_guest)
    t.line = 472
    g.v_suffers(2, 5)
    t.line = 474
    g.v_suffers(2, 1)
    t.line = 476
    t.check(476, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 477
    t.check(477, "retreat is idle", g.s__retreat == g.e_retreat_idle)


def XF_393(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:479
    g = t.game(4)
    t.line = 482
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 483
    u_guest = g.join(g.k_client[0])
    t.line = 484
    g.v_shelters(u_extraction, u_guest)
    t.line = 485
    g.s_runner_hp[u_guest] = min(3, g.s_runner_max_hp[u_guest])
    t.line = 487
    g.v_suffers(0, 5)
    t.line = 488
    g.v_suffers(1, 5)
    t.line = 489
    g.v_suffers(2, 5)
    t.line = 490
    g.v_suffers(3, 5)
    t.line = 492
    t.equal(
        492,
        "number of (runners where condition is staggered)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] == g.e_condition_staggered]),
        "=",
        4,
    )
    t.line = 493
    t.check(493, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_394(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:495
    g = t.game(1)
    t.line = 499
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 500
    u_guest = g.join(g.k_client[0])
    t.line = 501
    g.v_shelters(u_extraction, u_guest)
    t.line = 502
    g.s_runner_hp[u_guest] = min(4, g.s_runner_max_hp[u_guest])
    t.line = 503
    u_blow = g.create("blow", g.z__row)
    g.s_threat_facing[u_blow] = 0
    t.line = 505
    t.all_pass = True
    t.line = 506
    t.flow(g, "turn", 0)
    t.line = 508
    t.check(508, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 509
    t.check(509, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 510
    t.check(510, "facing of blow is guest", g.s_threat_facing[u_blow] == u_guest)


def XF_311(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:514
    g = t.game(4)
    t.line = 518
    g = t.setup("dragon_fight")
    t.line = 520
    t.equal(520, "upgrade_karma of P1", g.s_runner_upgrade_karma[0], "=", 0)
    t.line = 521
    t.equal(
        521,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 522
    t.check(522, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_313(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction.card:524
    g = t.game(4)
    t.line = 527
    u_crossfire = g.create("crossfire", g.z__briefing)
    u_extraction = g.create("extraction", g.z__briefing)
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 529
    t.check(529, "rank of crossfire is basic", g.f_mission_rank(u_crossfire) == g.e_rung_basic)
    t.line = 530
    t.equal(530, "advised of crossfire", g.f_mission_advised(u_crossfire), "=", 0)
    t.line = 531
    t.check(531, "rank of extraction is advanced", g.f_mission_rank(u_extraction) == g.e_rung_advanced)
    t.line = 532
    t.equal(532, "advised of extraction", g.f_mission_advised(u_extraction), "=", 5)
    t.line = 533
    t.check(533, "rank of dragon_fight is very_advanced", g.f_mission_rank(u_dragon_fight) == g.e_rung_very_advanced)
    t.line = 534
    t.equal(534, "advised of dragon_fight", g.f_mission_advised(u_dragon_fight), "=", 70)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction.card",
    scenarios=(
        Scenario("XF_363", "the client plays after the runner on the right of the starting one", XF_363, 5, 4),
        Scenario("XF_364", "the client has five points", XF_364, 18, 4),
        Scenario(
            "XF_365",
            "the client plays last in the round",
            XF_365,
            31,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=34),
                Card(
                    "roll_call",
                    "event",
                    (),
                    (Ability("roll_call__when", "when", "turn starts", None, roll_call__when, line=36),),
                    line=35,
                ),
            ),
        ),
        Scenario("XF_366", "the first step of the track is part of the set-up", XF_366, 54, 4),
        Scenario(
            "XF_367",
            "three runners follow the track for three",
            XF_367,
            66,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=69,
                ),
            ),
        ),
        Scenario(
            "XF_369",
            "an event comes in the first round already",
            XF_369,
            80,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=83),
            ),
        ),
        Scenario(
            "XF_370",
            "what is flipped faces the client, whatever its colour",
            XF_370,
            96,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=99,
                ),
            ),
        ),
        Scenario(
            "an_event_brings_it_to_the_client",
            "an obstacle that an event turns over faces the client, too",
            an_event_brings_it_to_the_client,
            111,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "black"), ("type", "human"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=114,
                ),
            ),
        ),
        Scenario(
            "XF_371",
            "a runner steps in before an obstacle of its colour",
            XF_371,
            127,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=130,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=131,
                ),
            ),
        ),
        Scenario(
            "XF_372",
            "only one of two",
            XF_372,
            145,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=148,
                ),
                Card(
                    "blue_two",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=149,
                ),
            ),
        ),
        Scenario(
            "XF_373",
            "nobody has to step in",
            XF_373,
            163,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)),
                    (),
                    line=166,
                ),
            ),
        ),
        Scenario(
            "XF_374",
            "who is staggered cannot step in",
            XF_374,
            180,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=183,
                ),
            ),
        ),
        Scenario(
            "XF_376",
            "who has two roles steps in for either colour",
            XF_376,
            201,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=204,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=205,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=206
                ),
            ),
        ),
        Scenario(
            "XF_377",
            "a runner alone has every colour",
            XF_377,
            222,
            1,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=225,
                ),
                Card(
                    "black_one",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=226,
                ),
                Card(
                    "green_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=227,
                ),
                Card(
                    "red_one", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=228
                ),
            ),
        ),
        Scenario(
            "stepping_in_comes_first",
            "what obstacles do when a turn starts, they do to who has stepped in",
            stepping_in_comes_first,
            246,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("early__when", "when", "turn starts", early__when_if, early__when, line=250),),
                    line=249,
                ),
            ),
        ),
        Scenario(
            "XF_378",
            "when the turn ends, the obstacles of who was staggered face the client",
            XF_378,
            264,
            3,
            cards=(
                Card(
                    "one_blow", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 3)), (), line=267
                ),
                Card(
                    "other_blow",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 9),)), ("attack", 2)),
                    (),
                    line=268,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__before", "before", "turn ends", None, watch__before, line=270),),
                    line=269,
                ),
            ),
        ),
        Scenario(
            "XF_379",
            "so they do when it was somebody else's turn",
            XF_379,
            287,
            3,
            cards=(
                Card(
                    "waiting", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 1)), (), line=290
                ),
                Card(
                    "shock",
                    "event",
                    (),
                    (Ability("shock__when", "when", "turn starts", None, shock__when, line=292),),
                    line=291,
                ),
            ),
        ),
        Scenario(
            "XF_380",
            "what comes to a staggered runner later stays there",
            XF_380,
            306,
            3,
            cards=(
                Card("late", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=309),
            ),
        ),
        Scenario("XF_381", "each runner: the client, too", XF_381, 325, 3),
        Scenario(
            "XF_383",
            "on the client's turn no card is played",
            XF_383,
            337,
            2,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=340
                ),
            ),
        ),
        Scenario(
            "XF_384",
            "help on the client's turn is applied by the starting runner",
            XF_384,
            356,
            3,
            cards=(
                Card(
                    "blue_one", "obstacle", (("colour", "blue"), ("track", (("blue", 1),)), ("attack", 1)), (), line=359
                ),
                Card(
                    "filler", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=360
                ),
                Card(
                    "gift",
                    "gear",
                    (("type", ("spell",)), ("damage", (("blue", 1),)), ("cost", 1), ("assist_damage", (("blue", 1),))),
                    (Ability("gift__assist", "slot", "assist", None, gift__assist, line=362),),
                    line=361,
                ),
            ),
        ),
        Scenario(
            "XF_385",
            "and only to what faces the client",
            XF_385,
            381,
            3,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=384,
                ),
                Card(
                    "other_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=385,
                ),
            ),
        ),
        Scenario(
            "XF_386",
            "the client is no seat when nuyen are shared out",
            XF_386,
            396,
            4,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 5)), (), line=399),
            ),
        ),
        Scenario(
            "XF_387",
            "on the client's turn the starting runner is the first to be paid",
            XF_387,
            413,
            3,
            cards=(
                Card("rich", "obstacle", (("colour", "blue"), ("track", (("plain", 1),)), ("nuyen", 4)), (), line=416),
            ),
        ),
        Scenario(
            "XF_388",
            "what an obstacle asks of the client, the runner of its colour answers",
            XF_388,
            431,
            3,
            cards=(
                Card(
                    "tempter",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("tempter__when", "when", "attacks", tempter__when_if, tempter__when, line=435),),
                    line=434,
                ),
            ),
        ),
        Scenario(
            "XF_390",
            "a staggered client is lost",
            XF_390,
            451,
            2,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)), (), line=454),
            ),
        ),
        Scenario("XF_391", "a runner in critical condition is the end, at once", XF_391, 466, 4),
        Scenario("XF_393", "the client alone is on their feet: the run goes on", XF_393, 479, 4),
        Scenario(
            "XF_394",
            "a runner alone may be staggered",
            XF_394,
            495,
            1,
            cards=(
                Card("blow", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 5)), (), line=498),
            ),
        ),
        Scenario("XF_311", "who has learnt nothing may go on any run", XF_311, 514, 4),
        Scenario("XF_313", "how hard each mission is, and what is advised", XF_313, 524, 4),
    ),
)
