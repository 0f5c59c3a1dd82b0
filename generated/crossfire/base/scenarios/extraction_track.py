"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction_track.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/extraction_track.card:3
def XF_400(t: Value) -> None:
    g = t.game(4)
    t.line = 8
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 9
    u_guest = g.join(g.k_client[0])
    t.line = 10
    g.v_shelters(u_extraction, u_guest)
    t.line = 11
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 12
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 13
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 14
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 15
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 16
    g.s_mission_marker[u_extraction] = 0
    t.line = 18
    g.v_advances(u_extraction)
    t.line = 20
    t.equal(20, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 21
    t.equal(21, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 0)
    t.line = 22
    t.equal(22, "hp of P4", g.s_runner_hp[3], "=", 1)
    t.line = 23
    t.equal(23, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 24
    t.equal(
        24,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 25
    t.equal(
        25,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        4,
    )
    t.line = 26
    t.equal(
        26,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        4,
    )
    t.line = 27
    t.equal(27, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:29
def XF_401(t: Value) -> None:
    g = t.game(4)
    t.line = 34
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 35
    u_guest = g.join(g.k_client[0])
    t.line = 36
    g.v_shelters(u_extraction, u_guest)
    t.line = 37
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 38
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 39
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 40
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 41
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 42
    g.s_mission_marker[u_extraction] = 1
    t.line = 44
    g.v_advances(u_extraction)
    t.line = 46
    t.equal(46, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)
    t.line = 47
    t.equal(47, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 1)
    t.line = 48
    t.equal(48, "hp of P4", g.s_runner_hp[3], "=", 1)
    t.line = 49
    t.equal(49, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 50
    t.equal(
        50,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 51
    t.equal(
        51,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 52
    t.equal(
        52,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 53
    t.equal(53, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:55
def XF_402(t: Value) -> None:
    g = t.game(4)
    t.line = 60
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 61
    u_guest = g.join(g.k_client[0])
    t.line = 62
    g.v_shelters(u_extraction, u_guest)
    t.line = 63
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 64
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 65
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 66
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 67
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 68
    g.s_mission_marker[u_extraction] = 2
    t.line = 70
    g.v_advances(u_extraction)
    t.line = 72
    t.equal(72, "marker of extraction", g.s_mission_marker[u_extraction], "=", 3)
    t.line = 73
    t.equal(73, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 0)
    t.line = 74
    t.equal(74, "hp of P4", g.s_runner_hp[3], "=", 2)
    t.line = 75
    t.equal(75, "hp of guest", g.s_runner_hp[u_guest], "=", 2)
    t.line = 76
    t.equal(
        76,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 77
    t.equal(
        77,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 78
    t.equal(
        78,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 79
    t.equal(79, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:81
def step_4_for_4(t: Value) -> None:
    g = t.game(4)
    t.line = 86
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 87
    u_guest = g.join(g.k_client[0])
    t.line = 88
    g.v_shelters(u_extraction, u_guest)
    t.line = 89
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 90
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 91
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 92
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 93
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 94
    g.s_mission_marker[u_extraction] = 3
    t.line = 96
    g.v_advances(u_extraction)
    t.line = 98
    t.equal(98, "marker of extraction", g.s_mission_marker[u_extraction], "=", 4)
    t.line = 99
    t.equal(99, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 2)
    t.line = 100
    t.equal(100, "hp of P4", g.s_runner_hp[3], "=", 1)
    t.line = 101
    t.equal(101, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 102
    t.equal(
        102,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 103
    t.equal(
        103,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 104
    t.equal(
        104,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 105
    t.equal(105, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:107
def XF_404(t: Value) -> None:
    g = t.game(4)
    t.line = 112
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 113
    u_guest = g.join(g.k_client[0])
    t.line = 114
    g.v_shelters(u_extraction, u_guest)
    t.line = 115
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 116
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 117
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 118
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 119
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 120
    g.s_mission_marker[u_extraction] = 4
    t.line = 122
    g.v_advances(u_extraction)
    t.line = 124
    t.equal(124, "marker of extraction", g.s_mission_marker[u_extraction], "=", 5)
    t.line = 125
    t.equal(125, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 0)
    t.line = 126
    t.equal(126, "hp of P4", g.s_runner_hp[3], "=", 3)
    t.line = 127
    t.equal(127, "hp of guest", g.s_runner_hp[u_guest], "=", 3)
    t.line = 128
    t.equal(
        128,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 129
    t.equal(
        129,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 130
    t.equal(
        130,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        4,
    )
    t.line = 131
    t.equal(131, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:133
def XF_405(t: Value) -> None:
    g = t.game(4)
    t.line = 138
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 139
    u_guest = g.join(g.k_client[0])
    t.line = 140
    g.v_shelters(u_extraction, u_guest)
    t.line = 141
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 142
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 143
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 144
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 145
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 146
    g.s_mission_marker[u_extraction] = 5
    t.line = 148
    g.v_advances(u_extraction)
    t.line = 150
    t.equal(150, "marker of extraction", g.s_mission_marker[u_extraction], "=", 6)
    t.line = 151
    t.equal(151, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 3)
    t.line = 152
    t.equal(152, "hp of P4", g.s_runner_hp[3], "=", 1)
    t.line = 153
    t.equal(153, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 154
    t.equal(
        154,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        3,
    )
    t.line = 155
    t.equal(
        155,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 156
    t.equal(
        156,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        6,
    )
    t.line = 157
    t.equal(157, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:159
def XF_406(t: Value) -> None:
    g = t.game(4)
    t.line = 163
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 164
    u_guest = g.join(g.k_client[0])
    t.line = 165
    g.v_shelters(u_extraction, u_guest)
    t.line = 166
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 167
    g.s_mission_marker[u_extraction] = 6
    t.line = 169
    g.v_advances(u_extraction)
    t.line = 171
    t.equal(171, "marker of extraction", g.s_mission_marker[u_extraction], "=", 7)
    t.line = 172
    t.check(172, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 173
    t.equal(173, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 174
    t.equal(174, "karma of guest", g.s_runner_karma[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:176
def XF_407(t: Value) -> None:
    g = t.game(3)
    t.line = 181
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 182
    u_guest = g.join(g.k_client[0])
    t.line = 183
    g.v_shelters(u_extraction, u_guest)
    t.line = 184
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 185
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 186
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 187
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 188
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 189
    g.s_mission_marker[u_extraction] = 0
    t.line = 191
    g.v_advances(u_extraction)
    t.line = 193
    t.equal(193, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 194
    t.equal(194, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 195
    t.equal(195, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 196
    t.equal(196, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 197
    t.equal(
        197,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 198
    t.equal(
        198,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 199
    t.equal(
        199,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 200
    t.equal(200, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:202
def XF_408(t: Value) -> None:
    g = t.game(3)
    t.line = 207
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 208
    u_guest = g.join(g.k_client[0])
    t.line = 209
    g.v_shelters(u_extraction, u_guest)
    t.line = 210
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 211
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 212
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 213
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 214
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 215
    g.s_mission_marker[u_extraction] = 1
    t.line = 217
    g.v_advances(u_extraction)
    t.line = 219
    t.equal(219, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)
    t.line = 220
    t.equal(220, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)
    t.line = 221
    t.equal(221, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 222
    t.equal(222, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 223
    t.equal(
        223,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 224
    t.equal(
        224,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 225
    t.equal(
        225,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 226
    t.equal(226, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:228
def XF_409(t: Value) -> None:
    g = t.game(3)
    t.line = 233
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 234
    u_guest = g.join(g.k_client[0])
    t.line = 235
    g.v_shelters(u_extraction, u_guest)
    t.line = 236
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 237
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 238
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 239
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 240
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 241
    g.s_mission_marker[u_extraction] = 2
    t.line = 243
    g.v_advances(u_extraction)
    t.line = 245
    t.equal(245, "marker of extraction", g.s_mission_marker[u_extraction], "=", 3)
    t.line = 246
    t.equal(246, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 247
    t.equal(247, "hp of P3", g.s_runner_hp[2], "=", 2)
    t.line = 248
    t.equal(248, "hp of guest", g.s_runner_hp[u_guest], "=", 2)
    t.line = 249
    t.equal(
        249,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 250
    t.equal(
        250,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 251
    t.equal(
        251,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 252
    t.equal(252, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:254
def step_4_for_3(t: Value) -> None:
    g = t.game(3)
    t.line = 259
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 260
    u_guest = g.join(g.k_client[0])
    t.line = 261
    g.v_shelters(u_extraction, u_guest)
    t.line = 262
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 263
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 264
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 265
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 266
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 267
    g.s_mission_marker[u_extraction] = 3
    t.line = 269
    g.v_advances(u_extraction)
    t.line = 271
    t.equal(271, "marker of extraction", g.s_mission_marker[u_extraction], "=", 4)
    t.line = 272
    t.equal(272, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)
    t.line = 273
    t.equal(273, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 274
    t.equal(274, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 275
    t.equal(
        275,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 276
    t.equal(
        276,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 277
    t.equal(
        277,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 278
    t.equal(278, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:280
def XF_411(t: Value) -> None:
    g = t.game(3)
    t.line = 285
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 286
    u_guest = g.join(g.k_client[0])
    t.line = 287
    g.v_shelters(u_extraction, u_guest)
    t.line = 288
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 289
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 290
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 291
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 292
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 293
    g.s_mission_marker[u_extraction] = 4
    t.line = 295
    g.v_advances(u_extraction)
    t.line = 297
    t.equal(297, "marker of extraction", g.s_mission_marker[u_extraction], "=", 5)
    t.line = 298
    t.equal(298, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 299
    t.equal(299, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 300
    t.equal(300, "hp of guest", g.s_runner_hp[u_guest], "=", 3)
    t.line = 301
    t.equal(
        301,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 302
    t.equal(
        302,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 303
    t.equal(
        303,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 304
    t.equal(304, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:306
def XF_412(t: Value) -> None:
    g = t.game(3)
    t.line = 311
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 312
    u_guest = g.join(g.k_client[0])
    t.line = 313
    g.v_shelters(u_extraction, u_guest)
    t.line = 314
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 315
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 316
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 317
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 318
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 319
    g.s_mission_marker[u_extraction] = 5
    t.line = 321
    g.v_advances(u_extraction)
    t.line = 323
    t.equal(323, "marker of extraction", g.s_mission_marker[u_extraction], "=", 6)
    t.line = 324
    t.equal(324, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 3)
    t.line = 325
    t.equal(325, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 326
    t.equal(326, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 327
    t.equal(
        327,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 328
    t.equal(
        328,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 329
    t.equal(
        329,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        5,
    )
    t.line = 330
    t.equal(330, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:332
def XF_413(t: Value) -> None:
    g = t.game(3)
    t.line = 336
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 337
    u_guest = g.join(g.k_client[0])
    t.line = 338
    g.v_shelters(u_extraction, u_guest)
    t.line = 339
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 340
    g.s_mission_marker[u_extraction] = 6
    t.line = 342
    g.v_advances(u_extraction)
    t.line = 344
    t.equal(344, "marker of extraction", g.s_mission_marker[u_extraction], "=", 7)
    t.line = 345
    t.check(345, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 346
    t.equal(346, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 347
    t.equal(347, "karma of guest", g.s_runner_karma[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:349
def XF_414(t: Value) -> None:
    g = t.game(2)
    t.line = 354
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 355
    u_guest = g.join(g.k_client[0])
    t.line = 356
    g.v_shelters(u_extraction, u_guest)
    t.line = 357
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 358
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 359
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 360
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 361
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 362
    g.s_mission_marker[u_extraction] = 0
    t.line = 364
    g.v_advances(u_extraction)
    t.line = 366
    t.equal(366, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 367
    t.equal(367, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 368
    t.equal(368, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 369
    t.equal(369, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 370
    t.equal(
        370,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 371
    t.equal(
        371,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 372
    t.equal(
        372,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 373
    t.equal(373, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:375
def XF_415(t: Value) -> None:
    g = t.game(2)
    t.line = 380
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 381
    u_guest = g.join(g.k_client[0])
    t.line = 382
    g.v_shelters(u_extraction, u_guest)
    t.line = 383
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 384
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 385
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 386
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 387
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 388
    g.s_mission_marker[u_extraction] = 1
    t.line = 390
    g.v_advances(u_extraction)
    t.line = 392
    t.equal(392, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)
    t.line = 393
    t.equal(393, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 394
    t.equal(394, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 395
    t.equal(395, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 396
    t.equal(
        396,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 397
    t.equal(
        397,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 398
    t.equal(
        398,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 399
    t.equal(399, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:401
def XF_416(t: Value) -> None:
    g = t.game(2)
    t.line = 406
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 407
    u_guest = g.join(g.k_client[0])
    t.line = 408
    g.v_shelters(u_extraction, u_guest)
    t.line = 409
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 410
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 411
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 412
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 413
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 414
    g.s_mission_marker[u_extraction] = 2
    t.line = 416
    g.v_advances(u_extraction)
    t.line = 418
    t.equal(418, "marker of extraction", g.s_mission_marker[u_extraction], "=", 3)
    t.line = 419
    t.equal(419, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 420
    t.equal(420, "hp of P2", g.s_runner_hp[1], "=", 2)
    t.line = 421
    t.equal(421, "hp of guest", g.s_runner_hp[u_guest], "=", 2)
    t.line = 422
    t.equal(
        422,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 423
    t.equal(
        423,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 424
    t.equal(
        424,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 425
    t.equal(425, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:427
def step_4_for_2(t: Value) -> None:
    g = t.game(2)
    t.line = 432
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 433
    u_guest = g.join(g.k_client[0])
    t.line = 434
    g.v_shelters(u_extraction, u_guest)
    t.line = 435
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 436
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 437
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 438
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 439
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 440
    g.s_mission_marker[u_extraction] = 3
    t.line = 442
    g.v_advances(u_extraction)
    t.line = 444
    t.equal(444, "marker of extraction", g.s_mission_marker[u_extraction], "=", 4)
    t.line = 445
    t.equal(445, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 446
    t.equal(446, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 447
    t.equal(447, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 448
    t.equal(
        448,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 449
    t.equal(
        449,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 450
    t.equal(
        450,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 451
    t.equal(451, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:453
def XF_418(t: Value) -> None:
    g = t.game(2)
    t.line = 458
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 459
    u_guest = g.join(g.k_client[0])
    t.line = 460
    g.v_shelters(u_extraction, u_guest)
    t.line = 461
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 462
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 463
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 464
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 465
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 466
    g.s_mission_marker[u_extraction] = 4
    t.line = 468
    g.v_advances(u_extraction)
    t.line = 470
    t.equal(470, "marker of extraction", g.s_mission_marker[u_extraction], "=", 5)
    t.line = 471
    t.equal(471, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 472
    t.equal(472, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 473
    t.equal(473, "hp of guest", g.s_runner_hp[u_guest], "=", 3)
    t.line = 474
    t.equal(
        474,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 475
    t.equal(
        475,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 476
    t.equal(
        476,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 477
    t.equal(477, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:479
def XF_419(t: Value) -> None:
    g = t.game(2)
    t.line = 484
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 485
    u_guest = g.join(g.k_client[0])
    t.line = 486
    g.v_shelters(u_extraction, u_guest)
    t.line = 487
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 488
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 489
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 490
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 491
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 492
    g.s_mission_marker[u_extraction] = 5
    t.line = 494
    g.v_advances(u_extraction)
    t.line = 496
    t.equal(496, "marker of extraction", g.s_mission_marker[u_extraction], "=", 6)
    t.line = 497
    t.equal(497, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)
    t.line = 498
    t.equal(498, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 499
    t.equal(499, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 500
    t.equal(
        500,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 501
    t.equal(
        501,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 502
    t.equal(
        502,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 503
    t.equal(503, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/extraction_track.card:505
def XF_420(t: Value) -> None:
    g = t.game(2)
    t.line = 509
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 510
    u_guest = g.join(g.k_client[0])
    t.line = 511
    g.v_shelters(u_extraction, u_guest)
    t.line = 512
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 513
    g.s_mission_marker[u_extraction] = 6
    t.line = 515
    g.v_advances(u_extraction)
    t.line = 517
    t.equal(517, "marker of extraction", g.s_mission_marker[u_extraction], "=", 7)
    t.line = 518
    t.check(518, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 519
    t.equal(519, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 520
    t.equal(520, "karma of guest", g.s_runner_karma[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:522
def XF_421(t: Value) -> None:
    g = t.game(1)
    t.line = 527
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 528
    u_guest = g.join(g.k_client[0])
    t.line = 529
    g.v_shelters(u_extraction, u_guest)
    t.line = 530
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 531
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 532
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 533
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 534
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 535
    g.s_mission_marker[u_extraction] = 0
    t.line = 537
    g.v_advances(u_extraction)
    t.line = 539
    t.equal(539, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 540
    t.equal(540, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 541
    t.equal(541, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 542
    t.equal(542, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 543
    t.equal(
        543,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 544
    t.equal(
        544,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 545
    t.equal(
        545,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 546
    t.equal(546, "scene_number", g.s__scene_number, "=", 1)
    t.line = 547
    t.equal(547, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:549
def XF_422(t: Value) -> None:
    g = t.game(1)
    t.line = 554
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 555
    u_guest = g.join(g.k_client[0])
    t.line = 556
    g.v_shelters(u_extraction, u_guest)
    t.line = 557
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 558
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 559
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 560
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 561
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 562
    g.s_mission_marker[u_extraction] = 1
    t.line = 564
    g.v_advances(u_extraction)
    t.line = 566
    t.equal(566, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)
    t.line = 567
    t.equal(567, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 568
    t.equal(568, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 569
    t.equal(569, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 570
    t.equal(
        570,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 571
    t.equal(
        571,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 572
    t.equal(
        572,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 573
    t.equal(573, "scene_number", g.s__scene_number, "=", 1)
    t.line = 574
    t.equal(574, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:576
def XF_423(t: Value) -> None:
    g = t.game(1)
    t.line = 581
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 582
    u_guest = g.join(g.k_client[0])
    t.line = 583
    g.v_shelters(u_extraction, u_guest)
    t.line = 584
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 585
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 586
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 587
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 588
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 589
    g.create("katana", g.z__market)
    t.line = 590
    t.all_pass = True
    t.line = 591
    g.s_mission_marker[u_extraction] = 2
    t.line = 593
    g.v_advances(u_extraction)
    t.line = 595
    t.equal(595, "marker of extraction", g.s_mission_marker[u_extraction], "=", 3)
    t.line = 596
    t.equal(596, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 597
    t.equal(597, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 598
    t.equal(598, "hp of guest", g.s_runner_hp[u_guest], "=", 2)
    t.line = 599
    t.equal(
        599,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 600
    t.equal(
        600,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 601
    t.equal(
        601,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 602
    t.equal(602, "scene_number", g.s__scene_number, "=", 2)
    t.line = 603
    t.equal(603, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:605
def step_4_for_1(t: Value) -> None:
    g = t.game(1)
    t.line = 610
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 611
    u_guest = g.join(g.k_client[0])
    t.line = 612
    g.v_shelters(u_extraction, u_guest)
    t.line = 613
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 614
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 615
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 616
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 617
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 618
    g.s_mission_marker[u_extraction] = 3
    t.line = 620
    g.v_advances(u_extraction)
    t.line = 622
    t.equal(622, "marker of extraction", g.s_mission_marker[u_extraction], "=", 4)
    t.line = 623
    t.equal(623, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 624
    t.equal(624, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 625
    t.equal(625, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 626
    t.equal(
        626,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 627
    t.equal(
        627,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 628
    t.equal(
        628,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        1,
    )
    t.line = 629
    t.equal(629, "scene_number", g.s__scene_number, "=", 1)
    t.line = 630
    t.equal(630, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:632
def XF_425(t: Value) -> None:
    g = t.game(1)
    t.line = 637
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 638
    u_guest = g.join(g.k_client[0])
    t.line = 639
    g.v_shelters(u_extraction, u_guest)
    t.line = 640
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 641
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 642
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 643
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 644
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 645
    g.create("katana", g.z__market)
    t.line = 646
    t.all_pass = True
    t.line = 647
    g.s_mission_marker[u_extraction] = 4
    t.line = 649
    g.v_advances(u_extraction)
    t.line = 651
    t.equal(651, "marker of extraction", g.s_mission_marker[u_extraction], "=", 5)
    t.line = 652
    t.equal(652, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 653
    t.equal(653, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 654
    t.equal(654, "hp of guest", g.s_runner_hp[u_guest], "=", 3)
    t.line = 655
    t.equal(
        655,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 656
    t.equal(
        656,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )
    t.line = 657
    t.equal(
        657,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        2,
    )
    t.line = 658
    t.equal(658, "scene_number", g.s__scene_number, "=", 2)
    t.line = 659
    t.equal(659, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:661
def XF_426(t: Value) -> None:
    g = t.game(1)
    t.line = 666
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 667
    u_guest = g.join(g.k_client[0])
    t.line = 668
    g.v_shelters(u_extraction, u_guest)
    t.line = 669
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 670
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 671
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 672
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 673
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 674
    g.s_mission_marker[u_extraction] = 5
    t.line = 676
    g.v_advances(u_extraction)
    t.line = 678
    t.equal(678, "marker of extraction", g.s_mission_marker[u_extraction], "=", 6)
    t.line = 679
    t.equal(679, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 680
    t.equal(680, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 681
    t.equal(681, "hp of guest", g.s_runner_hp[u_guest], "=", 1)
    t.line = 682
    t.equal(
        682,
        "number of hard obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 683
    t.equal(
        683,
        "number of normal obstacles in row",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 684
    t.equal(
        684,
        "number of (obstacles in row where facing is guest)",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == u_guest
            ]
        ),
        "=",
        3,
    )
    t.line = 685
    t.equal(685, "scene_number", g.s__scene_number, "=", 1)
    t.line = 686
    t.equal(686, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:688
def XF_427(t: Value) -> None:
    g = t.game(1)
    t.line = 692
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 693
    u_guest = g.join(g.k_client[0])
    t.line = 694
    g.v_shelters(u_extraction, u_guest)
    t.line = 695
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = u_guest
    t.line = 696
    g.s_mission_marker[u_extraction] = 6
    t.line = 698
    g.v_advances(u_extraction)
    t.line = 700
    t.equal(700, "marker of extraction", g.s_mission_marker[u_extraction], "=", 7)
    t.line = 701
    t.check(701, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 702
    t.equal(702, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 703
    t.equal(703, "karma of guest", g.s_runner_karma[u_guest], "=", 0)


# cards/crossfire/base/scenarios/extraction_track.card:705
def XF_395(t: Value) -> None:
    g = t.game(2)
    t.line = 709
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 710
    for _ in g.repeat(20):
        g.create("easy", g.z__normal_deck)
    t.line = 711
    for _ in g.repeat(20):
        g.create("easy", g.z__hard_deck)
    t.line = 712
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 713
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 715
    g.perform("begin", u_extraction, 0)
    t.line = 716
    t.all_pass = True
    t.line = 717
    t.flow(g, "turn", 1)
    t.line = 719
    t.equal(719, "marker of extraction", g.s_mission_marker[u_extraction], "=", 1)
    t.line = 720
    t.equal(720, "number of cards in row", len(g.zones[g.z__row]), "=", 2)
    t.line = 722
    if g.s_mission_charge[u_extraction] != NOTHING:
        t.flow(g, "turn", g.s_mission_charge[u_extraction])
    t.line = 724
    t.equal(724, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)
    t.line = 725
    t.equal(725, "number of cards in row", len(g.zones[g.z__row]), "=", 3)
    t.line = 726
    t.equal(726, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)
    t.line = 727
    t.equal(727, "gap", g.s__gap, "=", 0)
    t.line = 729
    t.flow(g, "news", 0)
    t.line = 731
    t.equal(731, "round_number", g.s__round_number, "=", 1)
    t.line = 732
    t.equal(732, "marker of extraction", g.s_mission_marker[u_extraction], "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:749
def XF_397__obtained1__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.s_runner_nuyen[u_r] = bounded(g.s_runner_nuyen[u_r] + 1)


# cards/crossfire/base/scenarios/extraction_track.card:734
def XF_397(t: Value) -> None:
    g = t.game(4)
    t.line = 739
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 740
    u_guest = g.join(g.k_client[0])
    t.line = 741
    g.v_shelters(u_extraction, u_guest)
    t.line = 742
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 743
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 744
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 745
    g.s_runner_nuyen[0] = 9
    t.line = 746
    u_katana = g.create("katana", g.z__market)
    t.line = 747
    g.s_mission_marker[u_extraction] = 2
    t.line = 748
    g.grant(("base_scenarios_extraction_track.XF_397__obtained1__when",), 0, ())
    t.line = 752
    g.v_draws(0, 1)
    t.line = 753
    g.v_draws(0, 1)
    t.line = 754
    g.v_advances(u_extraction)
    t.line = 755
    g.v_draws(0, 1)
    t.line = 756
    g.v_draws(0, 1)
    t.line = 758
    t.equal(758, "scene_number", g.s__scene_number, "=", 2)
    t.line = 759
    t.equal(759, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 760
    t.equal(760, "nuyen of P1", g.s_runner_nuyen[0], "=", 11)
    t.line = 761
    t.check(761, "katana is in market", g.where[u_katana] == g.z__market)


# cards/crossfire/base/scenarios/extraction_track.card:763
def XF_398(t: Value) -> None:
    g = t.game(3)
    t.line = 767
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 768
    u_guest = g.join(g.k_client[0])
    t.line = 769
    g.v_shelters(u_extraction, u_guest)
    t.line = 770
    g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    t.line = 771
    u_e1 = g.create("easy", g.z__row)
    g.s_threat_facing[u_e1] = u_guest
    u_e2 = g.create("easy", g.z__row)
    g.s_threat_facing[u_e2] = u_guest
    t.line = 772
    u_e3 = g.create("easy", g.z__row)
    g.s_threat_facing[u_e3] = 1
    t.line = 773
    g.s_mission_marker[u_extraction] = 6
    t.line = 775
    t.all_pass = True
    t.line = 776
    t.flow(g, "turn", u_guest)
    t.line = 778
    t.check(778, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 779
    t.equal(779, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


# cards/crossfire/base/scenarios/extraction_track.card:781
def XF_399(t: Value) -> None:
    g = t.game(2)
    t.line = 785
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 786
    for _ in g.repeat(40):
        g.create("easy", g.z__normal_deck)
    t.line = 787
    for _ in g.repeat(40):
        g.create("easy", g.z__hard_deck)
    t.line = 788
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 790
    g.perform("begin", u_extraction, 0)
    t.line = 791
    t.all_pass = True
    t.line = 792
    t.flow(g, "round", g.current)
    t.line = 793
    t.flow(g, "round", g.current)
    t.line = 794
    t.flow(g, "round", g.current)
    t.line = 795
    t.flow(g, "round", g.current)
    t.line = 796
    t.flow(g, "round", g.current)
    t.line = 798
    t.equal(798, "round_number", g.s__round_number, "=", 5)
    t.line = 799
    t.equal(799, "marker of extraction", g.s_mission_marker[u_extraction], "=", 6)
    t.line = 800
    t.check(800, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 802
    t.flow(g, "round", g.current)
    t.line = 804
    t.equal(804, "round_number", g.s__round_number, "=", 6)
    t.line = 805
    t.equal(805, "marker of extraction", g.s_mission_marker[u_extraction], "=", 7)
    t.line = 806
    t.check(806, "game is won", g.result == "won", f"it is {g.result}")


# cards/crossfire/base/scenarios/extraction_track.card:808
def XF_428(t: Value) -> None:
    g = t.game(1)
    t.line = 813
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 814
    u_guest = g.join(g.k_client[0])
    t.line = 815
    g.v_shelters(u_extraction, u_guest)
    t.line = 816
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 817
    g.s_runner_nuyen[0] = 2
    t.line = 818
    u_c1 = g.create("cheap", g.z__market)
    u_c2 = g.create("cheap", g.z__market)
    t.line = 819
    u_katana = g.create("katana", g.z__market_deck)
    t.line = 820
    g.s_mission_marker[u_extraction] = 2
    t.line = 821
    t.answer("window", (("buys", (None, u_c2)),), who=0)
    t.line = 823
    g.v_advances(u_extraction)
    t.line = 825
    t.check(825, "c2 is in hand of P1", g.where[u_c2] == g.z_runner_hand + 0)
    t.line = 826
    t.check(826, "c1 is in market", g.where[u_c1] == g.z__market)
    t.line = 827
    t.check(827, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 828
    t.equal(828, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 829
    t.equal(829, "number of cards in market", len(g.zones[g.z__market]), "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:831
def XF_429(t: Value) -> None:
    g = t.game(4)
    t.line = 835
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 836
    u_guest = g.join(g.k_client[0])
    t.line = 837
    g.v_shelters(u_extraction, u_guest)
    t.line = 838
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 839
    for _ in g.repeat(9):
        g.create("easy", g.z__hard_deck)
    t.line = 840
    u_katana = g.create("katana", g.z_runner_deck + 1, 1)
    t.line = 841
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_discard + 1, 1)
    t.line = 842
    g.s_mission_marker[u_extraction] = 5
    t.line = 844
    g.v_advances(u_extraction)
    t.line = 846
    t.equal(846, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)
    t.line = 847
    t.check(847, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 848
    t.equal(848, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 2)
    t.line = 849
    t.check(849, "discard of P2 is empty", not g.zones[g.z_runner_discard + 1])


# cards/crossfire/base/scenarios/extraction_track.card:851
def XF_430(t: Value) -> None:
    g = t.game(4)
    t.line = 855
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 856
    u_guest = g.join(g.k_client[0])
    t.line = 857
    g.v_shelters(u_extraction, u_guest)
    t.line = 858
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 859
    for _ in g.repeat(9):
        g.create("easy", g.z__hard_deck)
    t.line = 860
    g.v_suffers(1, 5)
    t.line = 861
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 862
    g.s_mission_marker[u_extraction] = 2
    t.line = 864
    g.v_advances(u_extraction)
    t.line = 866
    t.check(866, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 867
    t.equal(867, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 868
    t.equal(868, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)


# cards/crossfire/base/scenarios/extraction_track.card:870
def XF_392(t: Value) -> None:
    g = t.game(4)
    t.line = 874
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 875
    u_guest = g.join(g.k_client[0])
    t.line = 876
    g.v_shelters(u_extraction, u_guest)
    t.line = 877
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 878
    for _ in g.repeat(9):
        g.create("easy", g.z__hard_deck)
    t.line = 879
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 880
    g.s_mission_marker[u_extraction] = 2
    t.line = 882
    g.v_advances(u_extraction)
    t.line = 884
    t.equal(884, "hp of guest", g.s_runner_hp[u_guest], "=", 5)
    t.line = 885
    t.equal(885, "hp of P1", g.s_runner_hp[0], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction_track.card",
    scenarios=(
        Scenario(
            "XF_400",
            "step 1 for four runners",
            XF_400,
            3,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=6,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=7,
                ),
            ),
        ),
        Scenario(
            "XF_401",
            "step 2 for four runners",
            XF_401,
            29,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=32,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=33,
                ),
            ),
        ),
        Scenario(
            "XF_402",
            "step 3 for four runners",
            XF_402,
            55,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=58,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=59,
                ),
            ),
        ),
        Scenario(
            "step_4_for_4",
            "step 4 for four runners",
            step_4_for_4,
            81,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=84,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=85,
                ),
            ),
        ),
        Scenario(
            "XF_404",
            "step 5 for four runners",
            XF_404,
            107,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=110,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=111,
                ),
            ),
        ),
        Scenario(
            "XF_405",
            "step 6 for four runners",
            XF_405,
            133,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=136,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=137,
                ),
            ),
        ),
        Scenario(
            "XF_406",
            "step 7 for four runners",
            XF_406,
            159,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=162,
                ),
            ),
        ),
        Scenario(
            "XF_407",
            "step 1 for three runners",
            XF_407,
            176,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=179,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=180,
                ),
            ),
        ),
        Scenario(
            "XF_408",
            "step 2 for three runners",
            XF_408,
            202,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=205,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=206,
                ),
            ),
        ),
        Scenario(
            "XF_409",
            "step 3 for three runners",
            XF_409,
            228,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=231,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=232,
                ),
            ),
        ),
        Scenario(
            "step_4_for_3",
            "step 4 for three runners",
            step_4_for_3,
            254,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=257,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=258,
                ),
            ),
        ),
        Scenario(
            "XF_411",
            "step 5 for three runners",
            XF_411,
            280,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=283,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=284,
                ),
            ),
        ),
        Scenario(
            "XF_412",
            "step 6 for three runners",
            XF_412,
            306,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=309,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=310,
                ),
            ),
        ),
        Scenario(
            "XF_413",
            "step 7 for three runners",
            XF_413,
            332,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=335,
                ),
            ),
        ),
        Scenario(
            "XF_414",
            "step 1 for two runners",
            XF_414,
            349,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=352,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=353,
                ),
            ),
        ),
        Scenario(
            "XF_415",
            "step 2 for two runners",
            XF_415,
            375,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=378,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=379,
                ),
            ),
        ),
        Scenario(
            "XF_416",
            "step 3 for two runners",
            XF_416,
            401,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=404,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=405,
                ),
            ),
        ),
        Scenario(
            "step_4_for_2",
            "step 4 for two runners",
            step_4_for_2,
            427,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=430,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=431,
                ),
            ),
        ),
        Scenario(
            "XF_418",
            "step 5 for two runners",
            XF_418,
            453,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=456,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=457,
                ),
            ),
        ),
        Scenario(
            "XF_419",
            "step 6 for two runners",
            XF_419,
            479,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=482,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=483,
                ),
            ),
        ),
        Scenario(
            "XF_420",
            "step 7 for two runners",
            XF_420,
            505,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=508,
                ),
            ),
        ),
        Scenario(
            "XF_421",
            "step 1 for one runner",
            XF_421,
            522,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=525,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=526,
                ),
            ),
        ),
        Scenario(
            "XF_422",
            "step 2 for one runner",
            XF_422,
            549,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=552,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=553,
                ),
            ),
        ),
        Scenario(
            "XF_423",
            "step 3 for one runner",
            XF_423,
            576,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=579,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=580,
                ),
            ),
        ),
        Scenario(
            "step_4_for_1",
            "step 4 for one runner",
            step_4_for_1,
            605,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=608,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=609,
                ),
            ),
        ),
        Scenario(
            "XF_425",
            "step 5 for one runner",
            XF_425,
            632,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=635,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=636,
                ),
            ),
        ),
        Scenario(
            "XF_426",
            "step 6 for one runner",
            XF_426,
            661,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=664,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=665,
                ),
            ),
        ),
        Scenario(
            "XF_427",
            "step 7 for one runner",
            XF_427,
            688,
            1,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=691,
                ),
            ),
        ),
        Scenario(
            "XF_395",
            "the marker moves when the client's turn is over",
            XF_395,
            705,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=708,
                ),
            ),
        ),
        Scenario(
            "XF_397",
            "a scene ends, and brings nothing else",
            XF_397,
            734,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=737,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=738,
                ),
            ),
        ),
        Scenario(
            "XF_398",
            "out is out, whoever is still in the way",
            XF_398,
            763,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=766,
                ),
            ),
        ),
        Scenario(
            "XF_399",
            "six rounds are played",
            XF_399,
            781,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=784,
                ),
            ),
        ),
        Scenario(
            "XF_428",
            "the track of a runner alone lets buy one card",
            XF_428,
            808,
            1,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=811,
                ),
                Card("cheap", "gear", (("type", ("skill",)), ("cost", 4)), (), line=812),
            ),
        ),
        Scenario(
            "XF_429",
            "a short deck is made anew in the middle of a draw",
            XF_429,
            831,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=834,
                ),
            ),
        ),
        Scenario(
            "XF_430",
            "the track heals who is staggered",
            XF_430,
            851,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=854,
                ),
            ),
        ),
        Scenario(
            "XF_392",
            "nobody is healed beyond their health",
            XF_392,
            870,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=873,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "base_scenarios_extraction_track.XF_397__obtained1__when",
            "when",
            "draws",
            None,
            XF_397__obtained1__when,
            once="scene",
            line=749,
        ),
    ),
    lines=(
        "14:3 17:8 18:3 19:9 20:3 21:10 22:3 23:11 24:3 25:12 26:3 27:13 29:3 30:14 32:3 33:15 35:3 36:16"
        " 37:3 38:18 39:3 40:20 41:3 42:21 43:3 44:22 45:3 46:23 47:3 48:24 61:3 62:25 75:3 76:26 89:3 90:27"
        " 94:29 97:34 98:29 99:35 100:29 101:36 102:29 103:37 104:29 105:38 106:29 107:39 109:29 110:40"
        " 112:29 113:41 115:29 116:42 117:29 118:44 119:29 120:46 121:29 122:47 123:29 124:48 125:29 126:49"
        " 127:29 128:50 141:29 142:51 155:29 156:52 169:29 170:53 174:55 177:60 178:55 179:61 180:55 181:62"
        " 182:55 183:63 184:55 185:64 186:55 187:65 189:55 190:66 192:55 193:67 195:55 196:68 197:55 198:70"
        " 199:55 200:72 201:55 202:73 203:55 204:74 205:55 206:75 207:55 208:76 221:55 222:77 235:55 236:78"
        " 249:55 250:79 254:81 257:86 258:81 259:87 260:81 261:88 262:81 263:89 264:81 265:90 266:81 267:91"
        " 269:81 270:92 272:81 273:93 275:81 276:94 277:81 278:96 279:81 280:98 281:81 282:99 283:81 284:100"
        " 285:81 286:101 287:81 288:102 301:81 302:103 315:81 316:104 329:81 330:105 334:107 337:112 338:107"
        " 339:113 340:107 341:114 342:107 343:115 344:107 345:116 346:107 347:117 349:107 350:118 352:107"
        " 353:119 355:107 356:120 357:107 358:122 359:107 360:124 361:107 362:125 363:107 364:126 365:107"
        " 366:127 367:107 368:128 381:107 382:129 395:107 396:130 409:107 410:131 414:133 417:138 418:133"
        " 419:139 420:133 421:140 422:133 423:141 424:133 425:142 426:133 427:143 429:133 430:144 432:133"
        " 433:145 435:133 436:146 437:133 438:148 439:133 440:150 441:133 442:151 443:133 444:152 445:133"
        " 446:153 447:133 448:154 461:133 462:155 475:133 476:156 489:133 490:157 494:159 497:163 498:159"
        " 499:164 500:159 501:165 502:159 503:166 505:159 506:167 507:159 508:169 509:159 510:171 511:159"
        " 512:172 513:159 514:173 515:159 516:174 520:176 523:181 524:176 525:182 526:176 527:183 528:176"
        " 529:184 530:176 531:185 532:176 533:186 535:176 536:187 538:176 539:188 541:176 542:189 543:176"
        " 544:191 545:176 546:193 547:176 548:194 549:176 550:195 551:176 552:196 553:176 554:197 567:176"
        " 568:198 581:176 582:199 595:176 596:200 600:202 603:207 604:202 605:208 606:202 607:209 608:202"
        " 609:210 610:202 611:211 612:202 613:212 615:202 616:213 618:202 619:214 621:202 622:215 623:202"
        " 624:217 625:202 626:219 627:202 628:220 629:202 630:221 631:202 632:222 633:202 634:223 647:202"
        " 648:224 661:202 662:225 675:202 676:226 680:228 683:233 684:228 685:234 686:228 687:235 688:228"
        " 689:236 690:228 691:237 692:228 693:238 695:228 696:239 698:228 699:240 701:228 702:241 703:228"
        " 704:243 705:228 706:245 707:228 708:246 709:228 710:247 711:228 712:248 713:228 714:249 727:228"
        " 728:250 741:228 742:251 755:228 756:252 760:254 763:259 764:254 765:260 766:254 767:261 768:254"
        " 769:262 770:254 771:263 772:254 773:264 775:254 776:265 778:254 779:266 781:254 782:267 783:254"
        " 784:269 785:254 786:271 787:254 788:272 789:254 790:273 791:254 792:274 793:254 794:275 807:254"
        " 808:276 821:254 822:277 835:254 836:278 840:280 843:285 844:280 845:286 846:280 847:287 848:280"
        " 849:288 850:280 851:289 852:280 853:290 855:280 856:291 858:280 859:292 861:280 862:293 863:280"
        " 864:295 865:280 866:297 867:280 868:298 869:280 870:299 871:280 872:300 873:280 874:301 887:280"
        " 888:302 901:280 902:303 915:280 916:304 920:306 923:311 924:306 925:312 926:306 927:313 928:306"
        " 929:314 930:306 931:315 932:306 933:316 935:306 936:317 938:306 939:318 941:306 942:319 943:306"
        " 944:321 945:306 946:323 947:306 948:324 949:306 950:325 951:306 952:326 953:306 954:327 967:306"
        " 968:328 981:306 982:329 995:306 996:330 1000:332 1003:336 1004:332 1005:337 1006:332 1007:338"
        " 1008:332 1009:339 1011:332 1012:340 1013:332 1014:342 1015:332 1016:344 1017:332 1018:345 1019:332"
        " 1020:346 1021:332 1022:347 1026:349 1029:354 1030:349 1031:355 1032:349 1033:356 1034:349 1035:357"
        " 1036:349 1037:358 1038:349 1039:359 1041:349 1042:360 1044:349 1045:361 1047:349 1048:362 1049:349"
        " 1050:364 1051:349 1052:366 1053:349 1054:367 1055:349 1056:368 1057:349 1058:369 1059:349 1060:370"
        " 1073:349 1074:371 1087:349 1088:372 1101:349 1102:373 1106:375 1109:380 1110:375 1111:381 1112:375"
        " 1113:382 1114:375 1115:383 1116:375 1117:384 1118:375 1119:385 1121:375 1122:386 1124:375 1125:387"
        " 1127:375 1128:388 1129:375 1130:390 1131:375 1132:392 1133:375 1134:393 1135:375 1136:394 1137:375"
        " 1138:395 1139:375 1140:396 1153:375 1154:397 1167:375 1168:398 1181:375 1182:399 1186:401 1189:406"
        " 1190:401 1191:407 1192:401 1193:408 1194:401 1195:409 1196:401 1197:410 1198:401 1199:411 1201:401"
        " 1202:412 1204:401 1205:413 1207:401 1208:414 1209:401 1210:416 1211:401 1212:418 1213:401 1214:419"
        " 1215:401 1216:420 1217:401 1218:421 1219:401 1220:422 1233:401 1234:423 1247:401 1248:424 1261:401"
        " 1262:425 1266:427 1269:432 1270:427 1271:433 1272:427 1273:434 1274:427 1275:435 1276:427 1277:436"
        " 1278:427 1279:437 1281:427 1282:438 1284:427 1285:439 1287:427 1288:440 1289:427 1290:442 1291:427"
        " 1292:444 1293:427 1294:445 1295:427 1296:446 1297:427 1298:447 1299:427 1300:448 1313:427 1314:449"
        " 1327:427 1328:450 1341:427 1342:451 1346:453 1349:458 1350:453 1351:459 1352:453 1353:460 1354:453"
        " 1355:461 1356:453 1357:462 1358:453 1359:463 1361:453 1362:464 1364:453 1365:465 1367:453 1368:466"
        " 1369:453 1370:468 1371:453 1372:470 1373:453 1374:471 1375:453 1376:472 1377:453 1378:473 1379:453"
        " 1380:474 1393:453 1394:475 1407:453 1408:476 1421:453 1422:477 1426:479 1429:484 1430:479 1431:485"
        " 1432:479 1433:486 1434:479 1435:487 1436:479 1437:488 1438:479 1439:489 1441:479 1442:490 1444:479"
        " 1445:491 1447:479 1448:492 1449:479 1450:494 1451:479 1452:496 1453:479 1454:497 1455:479 1456:498"
        " 1457:479 1458:499 1459:479 1460:500 1473:479 1474:501 1487:479 1488:502 1501:479 1502:503 1506:505"
        " 1509:509 1510:505 1511:510 1512:505 1513:511 1514:505 1515:512 1517:505 1518:513 1519:505 1520:515"
        " 1521:505 1522:517 1523:505 1524:518 1525:505 1526:519 1527:505 1528:520 1532:522 1535:527 1536:522"
        " 1537:528 1538:522 1539:529 1540:522 1541:530 1542:522 1543:531 1544:522 1545:532 1547:522 1548:533"
        " 1550:522 1551:534 1553:522 1554:535 1555:522 1556:537 1557:522 1558:539 1559:522 1560:540 1561:522"
        " 1562:541 1563:522 1564:542 1565:522 1566:543 1579:522 1580:544 1593:522 1594:545 1607:522 1608:546"
        " 1609:522 1610:547 1614:549 1617:554 1618:549 1619:555 1620:549 1621:556 1622:549 1623:557 1624:549"
        " 1625:558 1626:549 1627:559 1629:549 1630:560 1632:549 1633:561 1635:549 1636:562 1637:549 1638:564"
        " 1639:549 1640:566 1641:549 1642:567 1643:549 1644:568 1645:549 1646:569 1647:549 1648:570 1661:549"
        " 1662:571 1675:549 1676:572 1689:549 1690:573 1691:549 1692:574 1696:576 1699:581 1700:576 1701:582"
        " 1702:576 1703:583 1704:576 1705:584 1706:576 1707:585 1708:576 1709:586 1711:576 1712:587 1714:576"
        " 1715:588 1717:576 1718:589 1719:576 1720:590 1721:576 1722:591 1723:576 1724:593 1725:576 1726:595"
        " 1727:576 1728:596 1729:576 1730:597 1731:576 1732:598 1733:576 1734:599 1747:576 1748:600 1761:576"
        " 1762:601 1775:576 1776:602 1777:576 1778:603 1782:605 1785:610 1786:605 1787:611 1788:605 1789:612"
        " 1790:605 1791:613 1792:605 1793:614 1794:605 1795:615 1797:605 1798:616 1800:605 1801:617 1803:605"
        " 1804:618 1805:605 1806:620 1807:605 1808:622 1809:605 1810:623 1811:605 1812:624 1813:605 1814:625"
        " 1815:605 1816:626 1829:605 1830:627 1843:605 1844:628 1857:605 1858:629 1859:605 1860:630 1864:632"
        " 1867:637 1868:632 1869:638 1870:632 1871:639 1872:632 1873:640 1874:632 1875:641 1876:632 1877:642"
        " 1879:632 1880:643 1882:632 1883:644 1885:632 1886:645 1887:632 1888:646 1889:632 1890:647 1891:632"
        " 1892:649 1893:632 1894:651 1895:632 1896:652 1897:632 1898:653 1899:632 1900:654 1901:632 1902:655"
        " 1915:632 1916:656 1929:632 1930:657 1943:632 1944:658 1945:632 1946:659 1950:661 1953:666 1954:661"
        " 1955:667 1956:661 1957:668 1958:661 1959:669 1960:661 1961:670 1962:661 1963:671 1965:661 1966:672"
        " 1968:661 1969:673 1971:661 1972:674 1973:661 1974:676 1975:661 1976:678 1977:661 1978:679 1979:661"
        " 1980:680 1981:661 1982:681 1983:661 1984:682 1997:661 1998:683 2011:661 2012:684 2025:661 2026:685"
        " 2027:661 2028:686 2032:688 2035:692 2036:688 2037:693 2038:688 2039:694 2040:688 2041:695 2043:688"
        " 2044:696 2045:688 2046:698 2047:688 2048:700 2049:688 2050:701 2051:688 2052:702 2053:688 2054:703"
        " 2058:705 2061:709 2062:705 2063:710 2065:705 2066:711 2068:705 2069:712 2071:705 2072:713 2074:705"
        " 2075:715 2076:705 2077:716 2078:705 2079:717 2080:705 2081:719 2082:705 2083:720 2084:705 2085:722"
        " 2087:705 2088:724 2089:705 2090:725 2091:705 2092:726 2093:705 2094:727 2095:705 2096:729 2097:705"
        " 2098:731 2099:705 2100:732 2104:749 2106:750 2110:734 2113:739 2114:734 2115:740 2116:734 2117:741"
        " 2118:734 2119:742 2121:734 2122:743 2124:734 2125:744 2126:734 2127:745 2128:734 2129:746 2130:734"
        " 2131:747 2132:734 2133:748 2134:734 2135:752 2136:734 2137:753 2138:734 2139:754 2140:734 2141:755"
        " 2142:734 2143:756 2144:734 2145:758 2146:734 2147:759 2148:734 2149:760 2150:734 2151:761 2155:763"
        " 2158:767 2159:763 2160:768 2161:763 2162:769 2163:763 2164:770 2165:763 2166:771 2170:763 2171:772"
        " 2173:763 2174:773 2175:763 2176:775 2177:763 2178:776 2179:763 2180:778 2181:763 2182:779 2186:781"
        " 2189:785 2190:781 2191:786 2193:781 2194:787 2196:781 2197:788 2199:781 2200:790 2201:781 2202:791"
        " 2203:781 2204:792 2205:781 2206:793 2207:781 2208:794 2209:781 2210:795 2211:781 2212:796 2213:781"
        " 2214:798 2215:781 2216:799 2217:781 2218:800 2219:781 2220:802 2221:781 2222:804 2223:781 2224:805"
        " 2225:781 2226:806 2230:808 2233:813 2234:808 2235:814 2236:808 2237:815 2238:808 2239:816 2241:808"
        " 2242:817 2243:808 2244:818 2246:808 2247:819 2248:808 2249:820 2250:808 2251:821 2252:808 2253:823"
        " 2254:808 2255:825 2256:808 2257:826 2258:808 2259:827 2260:808 2261:828 2262:808 2263:829 2267:831"
        " 2270:835 2271:831 2272:836 2273:831 2274:837 2275:831 2276:838 2278:831 2279:839 2281:831 2282:840"
        " 2283:831 2284:841 2286:831 2287:842 2288:831 2289:844 2290:831 2291:846 2292:831 2293:847 2294:831"
        " 2295:848 2296:831 2297:849 2301:851 2304:855 2305:851 2306:856 2307:851 2308:857 2309:851 2310:858"
        " 2312:851 2313:859 2315:851 2316:860 2317:851 2318:861 2320:851 2321:862 2322:851 2323:864 2324:851"
        " 2325:866 2326:851 2327:867 2328:851 2329:868 2333:870 2336:874 2337:870 2338:875 2339:870 2340:876"
        " 2341:870 2342:877 2344:870 2345:878 2347:870 2348:879 2349:870 2350:880 2351:870 2352:882 2353:870"
        " 2354:884 2355:870 2356:885"
    ),
)
