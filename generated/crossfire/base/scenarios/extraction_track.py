"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction_track.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


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
        "9:3 12:8 13:3 14:9 15:3 16:10 17:3 18:11 19:3 20:12 21:3 22:13 24:3 25:14 27:3 28:15 30:3 31:16 32:3"
        " 33:18 34:3 35:20 36:3 37:21 38:3 39:22 40:3 41:23 42:3 43:24 56:3 57:25 70:3 71:26 84:3 85:27 89:29"
        " 92:34 93:29 94:35 95:29 96:36 97:29 98:37 99:29 100:38 101:29 102:39 104:29 105:40 107:29 108:41"
        " 110:29 111:42 112:29 113:44 114:29 115:46 116:29 117:47 118:29 119:48 120:29 121:49 122:29 123:50"
        " 136:29 137:51 150:29 151:52 164:29 165:53 169:55 172:60 173:55 174:61 175:55 176:62 177:55 178:63"
        " 179:55 180:64 181:55 182:65 184:55 185:66 187:55 188:67 190:55 191:68 192:55 193:70 194:55 195:72"
        " 196:55 197:73 198:55 199:74 200:55 201:75 202:55 203:76 216:55 217:77 230:55 231:78 244:55 245:79"
        " 249:81 252:86 253:81 254:87 255:81 256:88 257:81 258:89 259:81 260:90 261:81 262:91 264:81 265:92"
        " 267:81 268:93 270:81 271:94 272:81 273:96 274:81 275:98 276:81 277:99 278:81 279:100 280:81 281:101"
        " 282:81 283:102 296:81 297:103 310:81 311:104 324:81 325:105 329:107 332:112 333:107 334:113 335:107"
        " 336:114 337:107 338:115 339:107 340:116 341:107 342:117 344:107 345:118 347:107 348:119 350:107"
        " 351:120 352:107 353:122 354:107 355:124 356:107 357:125 358:107 359:126 360:107 361:127 362:107"
        " 363:128 376:107 377:129 390:107 391:130 404:107 405:131 409:133 412:138 413:133 414:139 415:133"
        " 416:140 417:133 418:141 419:133 420:142 421:133 422:143 424:133 425:144 427:133 428:145 430:133"
        " 431:146 432:133 433:148 434:133 435:150 436:133 437:151 438:133 439:152 440:133 441:153 442:133"
        " 443:154 456:133 457:155 470:133 471:156 484:133 485:157 489:159 492:163 493:159 494:164 495:159"
        " 496:165 497:159 498:166 500:159 501:167 502:159 503:169 504:159 505:171 506:159 507:172 508:159"
        " 509:173 510:159 511:174 515:176 518:181 519:176 520:182 521:176 522:183 523:176 524:184 525:176"
        " 526:185 527:176 528:186 530:176 531:187 533:176 534:188 536:176 537:189 538:176 539:191 540:176"
        " 541:193 542:176 543:194 544:176 545:195 546:176 547:196 548:176 549:197 562:176 563:198 576:176"
        " 577:199 590:176 591:200 595:202 598:207 599:202 600:208 601:202 602:209 603:202 604:210 605:202"
        " 606:211 607:202 608:212 610:202 611:213 613:202 614:214 616:202 617:215 618:202 619:217 620:202"
        " 621:219 622:202 623:220 624:202 625:221 626:202 627:222 628:202 629:223 642:202 643:224 656:202"
        " 657:225 670:202 671:226 675:228 678:233 679:228 680:234 681:228 682:235 683:228 684:236 685:228"
        " 686:237 687:228 688:238 690:228 691:239 693:228 694:240 696:228 697:241 698:228 699:243 700:228"
        " 701:245 702:228 703:246 704:228 705:247 706:228 707:248 708:228 709:249 722:228 723:250 736:228"
        " 737:251 750:228 751:252 755:254 758:259 759:254 760:260 761:254 762:261 763:254 764:262 765:254"
        " 766:263 767:254 768:264 770:254 771:265 773:254 774:266 776:254 777:267 778:254 779:269 780:254"
        " 781:271 782:254 783:272 784:254 785:273 786:254 787:274 788:254 789:275 802:254 803:276 816:254"
        " 817:277 830:254 831:278 835:280 838:285 839:280 840:286 841:280 842:287 843:280 844:288 845:280"
        " 846:289 847:280 848:290 850:280 851:291 853:280 854:292 856:280 857:293 858:280 859:295 860:280"
        " 861:297 862:280 863:298 864:280 865:299 866:280 867:300 868:280 869:301 882:280 883:302 896:280"
        " 897:303 910:280 911:304 915:306 918:311 919:306 920:312 921:306 922:313 923:306 924:314 925:306"
        " 926:315 927:306 928:316 930:306 931:317 933:306 934:318 936:306 937:319 938:306 939:321 940:306"
        " 941:323 942:306 943:324 944:306 945:325 946:306 947:326 948:306 949:327 962:306 963:328 976:306"
        " 977:329 990:306 991:330 995:332 998:336 999:332 1000:337 1001:332 1002:338 1003:332 1004:339"
        " 1006:332 1007:340 1008:332 1009:342 1010:332 1011:344 1012:332 1013:345 1014:332 1015:346 1016:332"
        " 1017:347 1021:349 1024:354 1025:349 1026:355 1027:349 1028:356 1029:349 1030:357 1031:349 1032:358"
        " 1033:349 1034:359 1036:349 1037:360 1039:349 1040:361 1042:349 1043:362 1044:349 1045:364 1046:349"
        " 1047:366 1048:349 1049:367 1050:349 1051:368 1052:349 1053:369 1054:349 1055:370 1068:349 1069:371"
        " 1082:349 1083:372 1096:349 1097:373 1101:375 1104:380 1105:375 1106:381 1107:375 1108:382 1109:375"
        " 1110:383 1111:375 1112:384 1113:375 1114:385 1116:375 1117:386 1119:375 1120:387 1122:375 1123:388"
        " 1124:375 1125:390 1126:375 1127:392 1128:375 1129:393 1130:375 1131:394 1132:375 1133:395 1134:375"
        " 1135:396 1148:375 1149:397 1162:375 1163:398 1176:375 1177:399 1181:401 1184:406 1185:401 1186:407"
        " 1187:401 1188:408 1189:401 1190:409 1191:401 1192:410 1193:401 1194:411 1196:401 1197:412 1199:401"
        " 1200:413 1202:401 1203:414 1204:401 1205:416 1206:401 1207:418 1208:401 1209:419 1210:401 1211:420"
        " 1212:401 1213:421 1214:401 1215:422 1228:401 1229:423 1242:401 1243:424 1256:401 1257:425 1261:427"
        " 1264:432 1265:427 1266:433 1267:427 1268:434 1269:427 1270:435 1271:427 1272:436 1273:427 1274:437"
        " 1276:427 1277:438 1279:427 1280:439 1282:427 1283:440 1284:427 1285:442 1286:427 1287:444 1288:427"
        " 1289:445 1290:427 1291:446 1292:427 1293:447 1294:427 1295:448 1308:427 1309:449 1322:427 1323:450"
        " 1336:427 1337:451 1341:453 1344:458 1345:453 1346:459 1347:453 1348:460 1349:453 1350:461 1351:453"
        " 1352:462 1353:453 1354:463 1356:453 1357:464 1359:453 1360:465 1362:453 1363:466 1364:453 1365:468"
        " 1366:453 1367:470 1368:453 1369:471 1370:453 1371:472 1372:453 1373:473 1374:453 1375:474 1388:453"
        " 1389:475 1402:453 1403:476 1416:453 1417:477 1421:479 1424:484 1425:479 1426:485 1427:479 1428:486"
        " 1429:479 1430:487 1431:479 1432:488 1433:479 1434:489 1436:479 1437:490 1439:479 1440:491 1442:479"
        " 1443:492 1444:479 1445:494 1446:479 1447:496 1448:479 1449:497 1450:479 1451:498 1452:479 1453:499"
        " 1454:479 1455:500 1468:479 1469:501 1482:479 1483:502 1496:479 1497:503 1501:505 1504:509 1505:505"
        " 1506:510 1507:505 1508:511 1509:505 1510:512 1512:505 1513:513 1514:505 1515:515 1516:505 1517:517"
        " 1518:505 1519:518 1520:505 1521:519 1522:505 1523:520 1527:522 1530:527 1531:522 1532:528 1533:522"
        " 1534:529 1535:522 1536:530 1537:522 1538:531 1539:522 1540:532 1542:522 1543:533 1545:522 1546:534"
        " 1548:522 1549:535 1550:522 1551:537 1552:522 1553:539 1554:522 1555:540 1556:522 1557:541 1558:522"
        " 1559:542 1560:522 1561:543 1574:522 1575:544 1588:522 1589:545 1602:522 1603:546 1604:522 1605:547"
        " 1609:549 1612:554 1613:549 1614:555 1615:549 1616:556 1617:549 1618:557 1619:549 1620:558 1621:549"
        " 1622:559 1624:549 1625:560 1627:549 1628:561 1630:549 1631:562 1632:549 1633:564 1634:549 1635:566"
        " 1636:549 1637:567 1638:549 1639:568 1640:549 1641:569 1642:549 1643:570 1656:549 1657:571 1670:549"
        " 1671:572 1684:549 1685:573 1686:549 1687:574 1691:576 1694:581 1695:576 1696:582 1697:576 1698:583"
        " 1699:576 1700:584 1701:576 1702:585 1703:576 1704:586 1706:576 1707:587 1709:576 1710:588 1712:576"
        " 1713:589 1714:576 1715:590 1716:576 1717:591 1718:576 1719:593 1720:576 1721:595 1722:576 1723:596"
        " 1724:576 1725:597 1726:576 1727:598 1728:576 1729:599 1742:576 1743:600 1756:576 1757:601 1770:576"
        " 1771:602 1772:576 1773:603 1777:605 1780:610 1781:605 1782:611 1783:605 1784:612 1785:605 1786:613"
        " 1787:605 1788:614 1789:605 1790:615 1792:605 1793:616 1795:605 1796:617 1798:605 1799:618 1800:605"
        " 1801:620 1802:605 1803:622 1804:605 1805:623 1806:605 1807:624 1808:605 1809:625 1810:605 1811:626"
        " 1824:605 1825:627 1838:605 1839:628 1852:605 1853:629 1854:605 1855:630 1859:632 1862:637 1863:632"
        " 1864:638 1865:632 1866:639 1867:632 1868:640 1869:632 1870:641 1871:632 1872:642 1874:632 1875:643"
        " 1877:632 1878:644 1880:632 1881:645 1882:632 1883:646 1884:632 1885:647 1886:632 1887:649 1888:632"
        " 1889:651 1890:632 1891:652 1892:632 1893:653 1894:632 1895:654 1896:632 1897:655 1910:632 1911:656"
        " 1924:632 1925:657 1938:632 1939:658 1940:632 1941:659 1945:661 1948:666 1949:661 1950:667 1951:661"
        " 1952:668 1953:661 1954:669 1955:661 1956:670 1957:661 1958:671 1960:661 1961:672 1963:661 1964:673"
        " 1966:661 1967:674 1968:661 1969:676 1970:661 1971:678 1972:661 1973:679 1974:661 1975:680 1976:661"
        " 1977:681 1978:661 1979:682 1992:661 1993:683 2006:661 2007:684 2020:661 2021:685 2022:661 2023:686"
        " 2027:688 2030:692 2031:688 2032:693 2033:688 2034:694 2035:688 2036:695 2038:688 2039:696 2040:688"
        " 2041:698 2042:688 2043:700 2044:688 2045:701 2046:688 2047:702 2048:688 2049:703 2053:705 2056:709"
        " 2057:705 2058:710 2060:705 2061:711 2063:705 2064:712 2066:705 2067:713 2069:705 2070:715 2071:705"
        " 2072:716 2073:705 2074:717 2075:705 2076:719 2077:705 2078:720 2079:705 2080:722 2082:705 2083:724"
        " 2084:705 2085:725 2086:705 2087:726 2088:705 2089:727 2090:705 2091:729 2092:705 2093:731 2094:705"
        " 2095:732 2099:749 2101:750 2105:734 2108:739 2109:734 2110:740 2111:734 2112:741 2113:734 2114:742"
        " 2116:734 2117:743 2119:734 2120:744 2121:734 2122:745 2123:734 2124:746 2125:734 2126:747 2127:734"
        " 2128:748 2129:734 2130:752 2131:734 2132:753 2133:734 2134:754 2135:734 2136:755 2137:734 2138:756"
        " 2139:734 2140:758 2141:734 2142:759 2143:734 2144:760 2145:734 2146:761 2150:763 2153:767 2154:763"
        " 2155:768 2156:763 2157:769 2158:763 2159:770 2160:763 2161:771 2165:763 2166:772 2168:763 2169:773"
        " 2170:763 2171:775 2172:763 2173:776 2174:763 2175:778 2176:763 2177:779 2181:781 2184:785 2185:781"
        " 2186:786 2188:781 2189:787 2191:781 2192:788 2194:781 2195:790 2196:781 2197:791 2198:781 2199:792"
        " 2200:781 2201:793 2202:781 2203:794 2204:781 2205:795 2206:781 2207:796 2208:781 2209:798 2210:781"
        " 2211:799 2212:781 2213:800 2214:781 2215:802 2216:781 2217:804 2218:781 2219:805 2220:781 2221:806"
        " 2225:808 2228:813 2229:808 2230:814 2231:808 2232:815 2233:808 2234:816 2236:808 2237:817 2238:808"
        " 2239:818 2241:808 2242:819 2243:808 2244:820 2245:808 2246:821 2247:808 2248:823 2249:808 2250:825"
        " 2251:808 2252:826 2253:808 2254:827 2255:808 2256:828 2257:808 2258:829 2262:831 2265:835 2266:831"
        " 2267:836 2268:831 2269:837 2270:831 2271:838 2273:831 2274:839 2276:831 2277:840 2278:831 2279:841"
        " 2281:831 2282:842 2283:831 2284:844 2285:831 2286:846 2287:831 2288:847 2289:831 2290:848 2291:831"
        " 2292:849 2296:851 2299:855 2300:851 2301:856 2302:851 2303:857 2304:851 2305:858 2307:851 2308:859"
        " 2310:851 2311:860 2312:851 2313:861 2315:851 2316:862 2317:851 2318:864 2319:851 2320:866 2321:851"
        " 2322:867 2323:851 2324:868 2328:870 2331:874 2332:870 2333:875 2334:870 2335:876 2336:870 2337:877"
        " 2339:870 2340:878 2342:870 2343:879 2344:870 2345:880 2346:870 2347:882 2348:870 2349:884 2350:870"
        " 2351:885"
    ),
)
