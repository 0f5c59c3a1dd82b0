"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:5 17:8 18:5 19:10 20:5 21:12 22:5 23:13 24:5 25:14 28:5 29:15 30:5 31:16 40:5 41:17 53:19 56:22"
        " 57:19 58:24 59:19 60:26 61:19 62:27 63:19 64:28 71:19 72:29 79:19 80:30 84:37 85:38 89:39 93:32"
        " 96:40 97:32 98:41 100:32 101:42 103:32 104:43 105:32 106:45 107:32 108:46 109:32 110:47 111:32"
        " 112:49 113:32 114:50 115:32 116:51 117:32 118:52 119:32 120:53 124:55 127:59 128:55 129:61 130:55"
        " 131:62 144:55 145:63 158:55 159:64 173:55 174:65 178:67 181:71 182:67 183:72 185:67 186:74 187:67"
        " 188:76 189:67 190:77 191:67 192:78 193:67 194:79 210:81 213:85 214:81 215:86 217:81 218:87 220:81"
        " 221:89 222:81 223:90 224:81 225:92 226:81 227:93 231:97 234:101 235:97 236:102 237:97 238:103"
        " 239:97 240:104 242:97 243:105 244:97 245:107 246:97 247:109 260:97 261:110 277:112 280:116 281:112"
        " 282:117 283:112 284:118 285:112 286:119 287:112 288:120 290:112 291:122 292:112 293:123 294:112"
        " 295:125 296:112 297:126 301:128 304:133 305:128 306:134 307:128 308:135 309:128 310:136 314:128"
        " 315:137 316:128 317:139 318:128 319:140 320:128 321:142 324:128 325:143 326:128 327:144 331:146"
        " 334:151 335:146 336:152 337:146 338:153 339:146 340:154 344:146 345:155 346:146 347:157 348:146"
        " 349:158 350:146 351:160 357:146 358:161 359:146 360:162 364:164 367:168 368:164 369:169 370:164"
        " 371:170 372:164 373:171 374:164 375:172 377:164 378:173 379:164 380:175 381:164 382:176 383:164"
        " 384:178 385:164 386:179 390:181 393:185 394:181 395:186 396:181 397:187 398:181 399:188 400:181"
        " 401:189 403:181 404:191 405:181 406:192 407:181 408:194 409:181 410:196 411:181 412:197 413:181"
        " 414:198 415:181 416:200 420:202 423:208 424:202 425:209 426:202 427:210 428:202 429:211 430:202"
        " 431:212 432:202 433:213 439:202 440:214 441:202 442:216 443:202 444:217 445:202 446:219 452:202"
        " 453:220 454:202 455:221 459:223 462:230 463:223 464:231 465:223 466:232 467:223 468:233 471:223"
        " 472:234 473:223 474:235 475:223 476:236 477:223 478:237 486:223 487:238 488:223 489:240 490:223"
        " 491:241 492:223 493:243 505:223 506:244 507:223 508:245 524:251 530:252 535:247 538:253 539:247"
        " 540:254 541:247 542:255 543:247 544:256 546:247 547:257 548:247 549:259 550:247 551:260 552:247"
        " 553:262 554:247 555:263 559:271 560:272 570:265 573:273 574:265 575:274 576:265 577:275 578:265"
        " 579:276 580:265 581:277 585:265 586:279 587:265 588:280 589:265 590:282 591:265 592:283 593:265"
        " 594:284 595:265 596:285 597:265 598:286 602:293 603:294 607:288 610:295 611:288 612:296 613:288"
        " 614:297 615:288 616:298 617:288 618:299 620:288 621:301 622:288 623:302 624:288 625:304 626:288"
        " 627:305 631:307 634:311 635:307 636:312 637:307 638:313 639:307 640:314 641:307 642:316 643:307"
        " 644:317 645:307 646:318 648:307 649:319 650:307 651:321 652:307 653:322 657:326 660:329 661:326"
        " 662:330 663:326 664:331 665:326 666:333 668:326 669:335 670:326 671:336 675:338 678:342 679:338"
        " 680:343 681:338 682:344 683:338 684:345 686:338 687:346 696:338 697:347 698:338 699:348 702:338"
        " 703:350 704:338 705:352 706:338 707:353 708:338 709:354 710:338 711:355 715:363 716:364 720:357"
        " 723:365 724:357 725:366 726:357 727:367 728:357 729:368 731:357 732:369 734:357 735:370 736:357"
        " 737:371 738:357 739:372 740:357 741:374 742:357 743:375 744:357 745:377 746:357 747:378 748:357"
        " 749:379 750:357 751:380 755:382 758:387 759:382 760:388 761:382 762:389 763:382 764:390 766:382"
        " 767:391 769:382 770:392 771:382 772:394 773:382 774:395 778:397 781:401 782:397 783:402 784:397"
        " 785:403 786:397 787:404 789:397 790:406 791:397 792:408 793:397 794:409 795:397 796:410 797:397"
        " 798:411 799:397 800:412 804:414 807:418 808:414 809:419 810:414 811:420 812:414 813:421 814:414"
        " 815:422 816:414 817:424 818:414 819:426 820:414 821:427 822:414 823:428 824:414 825:429 826:414"
        " 827:430 831:436 837:437 840:438 845:432 848:439 849:432 850:440 851:432 852:441 853:432 854:442"
        " 855:432 856:443 857:432 858:444 859:432 860:446 861:432 862:448 866:452 869:456 870:452 871:457"
        " 872:452 873:458 874:452 875:459 876:452 877:460 879:452 880:462 881:452 882:463 883:452 884:465"
        " 888:467 891:470 892:467 893:471 894:467 895:472 896:467 897:473 898:467 899:475 900:467 901:477"
        " 902:467 903:478 907:480 910:483 911:480 912:484 913:480 914:485 915:480 916:486 917:480 918:488"
        " 919:480 920:489 921:480 922:490 923:480 924:491 925:480 926:493 933:480 934:494 938:496 941:500"
        " 942:496 943:501 944:496 945:502 946:496 947:503 948:496 949:504 951:496 952:506 953:496 954:507"
        " 955:496 956:509 957:496 958:510 959:496 960:511 964:515 967:518 968:515 969:520 970:515 971:522"
        " 972:515 973:523 980:515 981:524 985:526 988:529 991:526 992:531 993:526 994:532 995:526 996:533"
        " 997:526 998:534 999:526 1000:535 1001:526 1002:536"
    ),
)
