"""Made by `ombre build` from cards/crossfire/base/scenarios/options.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/options.card:3
def XF_348(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.create("crossfire", g.z__briefing)
    t.line = 7
    g.s__scene_number = 3
    t.line = 8
    t.all_pass = True
    t.line = 10
    t.flow(g, "turn", 0)
    t.line = 12
    t.check(12, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 13
    t.equal(13, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 14
    t.equal(14, "karma of P4", g.s_runner_karma[3], "=", 3)


# cards/crossfire/base/scenarios/options.card:16
def XF_285(t: Value) -> None:
    g = t.game(2)
    t.line = 20
    g.create("crossfire", g.z__briefing)
    t.line = 21
    g.s__scene_number = 3
    t.line = 22
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 23
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 24
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 25
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 26
    t.all_pass = True
    t.line = 28
    t.flow(g, "turn", 0)
    t.line = 30
    t.check(30, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 31
    t.equal(31, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 32
    t.equal(32, "karma of P2", g.s_runner_karma[1], "=", 3)


# cards/crossfire/base/scenarios/options.card:34
def XF_350(t: Value) -> None:
    g = t.game(4)
    t.line = 39
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 40
    for _ in g.repeat(24):
        g.create("easy", g.z__normal_deck)
    t.line = 41
    for _ in g.repeat(24):
        g.create("tough", g.z__hard_deck)
    t.line = 42
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 43
    g.s__more_obstacles = 1
    t.line = 45
    g.perform("begin", u_crossfire, 0)
    t.line = 47
    t.equal(47, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 48
    t.equal(48, "level", g.d__level(), "=", 0)
    t.line = 50
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.move(u_foe, g.z__normal_discard)
    t.line = 52
    g.v_opens(u_crossfire)
    t.line = 54
    t.equal(54, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 56
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.move(u_foe, g.z__normal_discard)
    t.line = 58
    g.v_opens(u_crossfire)
    t.line = 60
    t.equal(60, "number of cards in row", len(g.zones[g.z__row]), "=", 7)
    t.line = 62
    g.v_closes(u_crossfire)
    t.line = 64
    t.equal(64, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 65
    t.equal(65, "karma of P4", g.s_runner_karma[3], "=", 4)


# cards/crossfire/base/scenarios/options.card:67
def XF_351(t: Value) -> None:
    g = t.game(4)
    t.line = 72
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 73
    for _ in g.repeat(24):
        g.create("easy", g.z__normal_deck)
    t.line = 74
    for _ in g.repeat(24):
        g.create("tough", g.z__hard_deck)
    t.line = 75
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 76
    g.s__danger_zone = 1
    t.line = 78
    g.perform("begin", u_crossfire, 0)
    t.line = 80
    t.equal(80, "level", g.d__level(), "=", 1)
    t.line = 81
    t.equal(
        81,
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
    t.line = 82
    t.equal(
        82,
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
    t.line = 84
    g.s__scene_number = 3
    t.line = 85
    g.v_closes(u_crossfire)
    t.line = 87
    t.equal(87, "karma of P1", g.s_runner_karma[0], "=", 5)
    t.line = 88
    t.equal(88, "karma of P3", g.s_runner_karma[2], "=", 5)


# cards/crossfire/base/scenarios/options.card:90
def XF_352(t: Value) -> None:
    g = t.game(4)
    t.line = 95
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 96
    for _ in g.repeat(24):
        g.create("easy", g.z__normal_deck)
    t.line = 97
    for _ in g.repeat(24):
        g.create("tough", g.z__hard_deck)
    t.line = 98
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 99
    g.s__danger_zone = 4
    t.line = 101
    g.perform("begin", u_crossfire, 0)
    t.line = 103
    t.equal(103, "level", g.d__level(), "=", 4)
    t.line = 104
    t.equal(
        104,
        "number of hard obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        4,
    )
    t.line = 105
    t.equal(
        105,
        "number of normal obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 107
    g.s__scene_number = 3
    t.line = 108
    g.v_closes(u_crossfire)
    t.line = 110
    t.equal(110, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 111
    t.equal(111, "karma of P2", g.s_runner_karma[1], "=", 11)


# cards/crossfire/base/scenarios/options.card:113
def XF_353(t: Value) -> None:
    g = t.game(3)
    t.line = 117
    g = t.setup("crossfire", {"danger_zone": 4})
    t.line = 119
    t.refused(119, "refused")
    t.line = 121
    g = t.setup("crossfire", {"danger_zone": 3})
    t.line = 123
    t.equal(123, "level", g.d__level(), "=", 3)
    t.line = 124
    t.equal(124, "bonus_karma", g.d__bonus_karma(), "=", 6)


# cards/crossfire/base/scenarios/options.card:126
def XF_310(t: Value) -> None:
    g = t.game(2)
    t.line = 130
    g = t.setup("crossfire", {"more_obstacles": 1})
    t.line = 132
    t.equal(132, "more_obstacles", g.s__more_obstacles, "=", 1)
    t.line = 133
    t.equal(133, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 134
    t.equal(134, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


# cards/crossfire/base/scenarios/options.card:136
def no_options(t: Value) -> None:
    g = t.game(3)
    t.line = 141
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 142
    for _ in g.repeat(24):
        g.create("easy", g.z__normal_deck)
    t.line = 143
    for _ in g.repeat(24):
        g.create("tough", g.z__hard_deck)
    t.line = 144
    for _ in g.repeat(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 146
    g.perform("begin", u_crossfire, 0)
    t.line = 148
    t.equal(148, "more_obstacles", g.s__more_obstacles, "=", 0)
    t.line = 149
    t.equal(149, "bonus_karma", g.d__bonus_karma(), "=", 0)
    t.line = 150
    t.equal(150, "level", g.d__level(), "=", 0)
    t.line = 151
    t.equal(151, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


# cards/crossfire/base/scenarios/options.card:153
def XF_355(t: Value) -> None:
    g = t.game(2)
    t.line = 156
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 157
    g.s__scene_number = 3
    t.line = 158
    g.s__more_obstacles = 1
    t.line = 159
    g.s__danger_zone = 1
    t.line = 160
    g.s_runner_upgrade_karma[0] = 0
    t.line = 161
    g.s_runner_upgrade_karma[1] = 10
    t.line = 163
    g.v_closes(u_crossfire)
    t.line = 165
    t.check(165, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 166
    t.equal(166, "karma of P1", g.s_runner_karma[0], "=", 6)
    t.line = 167
    t.equal(167, "karma of P2", g.s_runner_karma[1], "=", 6)


# cards/crossfire/base/scenarios/options.card:169
def XF_356(t: Value) -> None:
    g = t.game(2)
    t.line = 172
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 173
    g.s__scene_number = 3
    t.line = 174
    g.s__more_obstacles = 1
    t.line = 175
    g.s__danger_zone = 1
    t.line = 176
    g.s_runner_upgrade_karma[0] = 11
    t.line = 177
    g.s_runner_upgrade_karma[1] = 30
    t.line = 179
    g.v_closes(u_crossfire)
    t.line = 181
    t.check(181, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 182
    t.equal(182, "karma of P1", g.s_runner_karma[0], "=", 5)
    t.line = 183
    t.equal(183, "karma of P2", g.s_runner_karma[1], "=", 5)


# cards/crossfire/base/scenarios/options.card:185
def XF_357(t: Value) -> None:
    g = t.game(2)
    t.line = 188
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 189
    g.s__scene_number = 3
    t.line = 190
    g.s__more_obstacles = 1
    t.line = 191
    g.s__danger_zone = 1
    t.line = 192
    g.s_runner_upgrade_karma[0] = 31
    t.line = 193
    g.s_runner_upgrade_karma[1] = 50
    t.line = 195
    g.v_closes(u_crossfire)
    t.line = 197
    t.check(197, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 198
    t.equal(198, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 199
    t.equal(199, "karma of P2", g.s_runner_karma[1], "=", 4)


# cards/crossfire/base/scenarios/options.card:201
def XF_358(t: Value) -> None:
    g = t.game(2)
    t.line = 204
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 205
    g.s__scene_number = 3
    t.line = 206
    g.s__more_obstacles = 1
    t.line = 207
    g.s__danger_zone = 1
    t.line = 208
    g.s_runner_upgrade_karma[0] = 51
    t.line = 209
    g.s_runner_upgrade_karma[1] = 75
    t.line = 211
    g.v_closes(u_crossfire)
    t.line = 213
    t.check(213, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 214
    t.equal(214, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 215
    t.equal(215, "karma of P2", g.s_runner_karma[1], "=", 3)


# cards/crossfire/base/scenarios/options.card:217
def XF_359(t: Value) -> None:
    g = t.game(2)
    t.line = 220
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 221
    g.s__scene_number = 3
    t.line = 222
    g.s__more_obstacles = 1
    t.line = 223
    g.s__danger_zone = 1
    t.line = 224
    g.s_runner_upgrade_karma[0] = 76
    t.line = 225
    g.s_runner_upgrade_karma[1] = 100
    t.line = 227
    g.v_closes(u_crossfire)
    t.line = 229
    t.check(229, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 230
    t.equal(230, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 231
    t.equal(231, "karma of P2", g.s_runner_karma[1], "=", 2)


# cards/crossfire/base/scenarios/options.card:233
def XF_360(t: Value) -> None:
    g = t.game(2)
    t.line = 236
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 237
    g.s__scene_number = 3
    t.line = 238
    g.s__more_obstacles = 1
    t.line = 239
    g.s__danger_zone = 1
    t.line = 240
    g.s_runner_upgrade_karma[0] = 101
    t.line = 241
    g.s_runner_upgrade_karma[1] = 125
    t.line = 243
    g.v_closes(u_crossfire)
    t.line = 245
    t.check(245, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 246
    t.equal(246, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 247
    t.equal(247, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/base/scenarios/options.card:249
def XF_362(t: Value) -> None:
    g = t.game(2)
    t.line = 252
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 253
    g.s__scene_number = 3
    t.line = 254
    g.s_runner_upgrade_karma[0] = 100
    t.line = 255
    g.s_runner_karma[0] = 20
    t.line = 257
    g.v_closes(u_crossfire)
    t.line = 259
    t.equal(259, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 260
    t.equal(260, "karma of P2", g.s_runner_karma[1], "=", 3)


# cards/crossfire/base/scenarios/options.card:262
def retreat_is_scaled(t: Value) -> None:
    g = t.game(2)
    t.line = 265
    g.create("crossfire", g.z__called_off)
    t.line = 266
    g.s_runner_upgrade_karma[0] = 11
    t.line = 267
    g.s__retreat = g.e_retreat_running
    t.line = 268
    t.all_pass = True
    t.line = 270
    t.flow(g, "abort", 0)
    t.line = 272
    t.check(272, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 273
    t.equal(273, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 274
    t.equal(274, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/base/scenarios/options.card:276
def XF_329(t: Value) -> None:
    t.game(1)
    t.line = 280
    t.setup("crossfire")
    t.line = 282
    t.refused(282, "refused")


# cards/crossfire/base/scenarios/options.card:284
def XF_329_b(t: Value) -> None:
    t.game(5)
    t.line = 288
    t.setup("crossfire")
    t.line = 290
    t.refused(290, "refused")


# cards/crossfire/base/scenarios/options.card:292
def XF_245(t: Value) -> None:
    g = t.game(3)
    t.line = 296
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 297
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 299
    g = t.setup("briefing_only")
    t.line = 301
    t.check(301, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 302
    t.equal(302, "hp of P3", g.s_runner_hp[2], "=", g.s_runner_max_hp[2])


# cards/crossfire/base/scenarios/options.card:308
def windfall__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/options.card:304
def XF_624(t: Value) -> None:
    g = t.game(2)
    t.line = 310
    g.create("windfall", g.z__active)
    t.line = 311
    g.s__scene_number = 1
    t.line = 313
    g.scope_start("scene")
    t.line = 314
    g.v_heals(0, 1)
    t.line = 315
    g.v_heals(0, 1)
    t.line = 317
    t.equal(317, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/options.card:323
def windfall__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/options.card:319
def XF_309(t: Value) -> None:
    g = t.game(2)
    t.line = 325
    g.create("windfall", g.z__active)
    t.line = 327
    g.scope_start("scene")
    t.line = 328
    g.v_heals(0, 1)
    t.line = 329
    g.v_heals(0, 1)
    t.line = 330
    g.scope_end("scene")
    t.line = 331
    g.scope_start("scene")
    t.line = 332
    g.v_heals(0, 1)
    t.line = 333
    g.v_heals(0, 1)
    t.line = 335
    t.equal(335, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


# cards/crossfire/base/scenarios/options.card:337
def XF_639(t: Value) -> None:
    g = t.game(2)
    t.line = 341
    g.create("crossfire", g.z__briefing)
    t.line = 342
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 343
    u_katana = g.create("katana", g.z__market)
    t.line = 344
    g.s__scene_number = 1
    t.line = 345
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 346
    g.s_runner_nuyen[1] = 4
    t.line = 347
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 348
    t.all_pass = True
    t.line = 350
    t.flow(g, "turn", 0)
    t.line = 352
    t.equal(352, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 353
    t.check(353, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 354
    t.equal(354, "scene_number", g.s__scene_number, "=", 2)


MODULE = Module(
    source="cards/crossfire/base/scenarios/options.card",
    scenarios=(
        Scenario("XF_348", "three points of Karma for a run that succeeds", XF_348, 3, 4),
        Scenario(
            "XF_285",
            "the third scene ends: the run succeeds, and everyone is rewarded",
            XF_285,
            16,
            2,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=19),),
        ),
        Scenario(
            "XF_350",
            "one obstacle more in each scene is worth one point more",
            XF_350,
            34,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=37,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=38,
                ),
            ),
        ),
        Scenario(
            "XF_351",
            "one event in the discard is worth two points",
            XF_351,
            67,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=70,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=71,
                ),
            ),
        ),
        Scenario(
            "XF_352",
            "that option may be taken once for each runner",
            XF_352,
            90,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=93,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=94,
                ),
            ),
        ),
        Scenario("XF_353", "and no more often", XF_353, 113, 3),
        Scenario("XF_310", "the other option can be taken once", XF_310, 126, 2),
        Scenario(
            "no_options",
            "an option that is not taken changes nothing",
            no_options,
            136,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=139,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=140,
                ),
            ),
        ),
        Scenario("XF_355", "what a run teaches who has 0 to 10 points in upgrades", XF_355, 153, 2),
        Scenario("XF_356", "what a run teaches who has 11 to 30 points in upgrades", XF_356, 169, 2),
        Scenario("XF_357", "what a run teaches who has 31 to 50 points in upgrades", XF_357, 185, 2),
        Scenario("XF_358", "what a run teaches who has 51 to 75 points in upgrades", XF_358, 201, 2),
        Scenario("XF_359", "what a run teaches who has 76 to 100 points in upgrades", XF_359, 217, 2),
        Scenario("XF_360", "what a run teaches who has 101 to 125 points in upgrades", XF_360, 233, 2),
        Scenario("XF_362", "nobody loses Karma", XF_362, 249, 2),
        Scenario("retreat_is_scaled", "the penalty counts for a retreat, too", retreat_is_scaled, 262, 2),
        Scenario("XF_329", "this mission is for two to four: not for one", XF_329, 276, 1),
        Scenario("XF_329_b", "and not for five", XF_329_b, 284, 5),
        Scenario(
            "XF_245",
            "a runner that was critical is well for the next run",
            XF_245,
            292,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=295),),
        ),
        Scenario(
            "XF_624",
            "what is said to happen once per scene does not happen twice in it",
            XF_624,
            304,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "heals", None, windfall__when, once="scene", line=308),),
                    line=307,
                ),
            ),
        ),
        Scenario(
            "XF_309",
            "in the next scene it can happen again",
            XF_309,
            319,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when_2", "when", "heals", None, windfall__when_2, once="scene", line=323),),
                    line=322,
                ),
            ),
        ),
        Scenario(
            "XF_639",
            "between two scenes a runner gains a point of health and a purchase",
            XF_639,
            337,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=340),
            ),
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 15:3 16:8 17:3 18:10 19:3 20:12 21:3 22:13 23:3 24:14 28:16 31:20 32:16 33:21"
        " 34:16 35:22 37:16 38:23 39:16 40:24 41:16 42:25 43:16 44:26 45:16 46:28 47:16 48:30 49:16 50:31"
        " 51:16 52:32 56:34 59:39 60:34 61:40 63:34 64:41 66:34 67:42 69:34 70:43 71:34 72:45 73:34 74:47"
        " 75:34 76:48 77:34 78:50 79:51 80:34 81:52 82:34 83:54 84:34 85:56 86:57 87:34 88:58 89:34 90:60"
        " 91:34 92:62 93:34 94:64 95:34 96:65 100:67 103:72 104:67 105:73 107:67 108:74 110:67 111:75 113:67"
        " 114:76 115:67 116:78 117:67 118:80 119:67 120:81 133:67 134:82 147:67 148:84 149:67 150:85 151:67"
        " 152:87 153:67 154:88 158:90 161:95 162:90 163:96 165:90 166:97 168:90 169:98 171:90 172:99 173:90"
        " 174:101 175:90 176:103 177:90 178:104 191:90 192:105 205:90 206:107 207:90 208:108 209:90 210:110"
        " 211:90 212:111 216:113 219:117 220:113 221:119 222:113 223:121 224:113 225:123 226:113 227:124"
        " 231:126 234:130 235:126 236:132 237:126 238:133 239:126 240:134 244:136 247:141 248:136 249:142"
        " 251:136 252:143 254:136 255:144 257:136 258:146 259:136 260:148 261:136 262:149 263:136 264:150"
        " 265:136 266:151 270:153 273:156 274:153 275:157 276:153 277:158 278:153 279:159 280:153 281:160"
        " 282:153 283:161 284:153 285:163 286:153 287:165 288:153 289:166 290:153 291:167 295:169 298:172"
        " 299:169 300:173 301:169 302:174 303:169 304:175 305:169 306:176 307:169 308:177 309:169 310:179"
        " 311:169 312:181 313:169 314:182 315:169 316:183 320:185 323:188 324:185 325:189 326:185 327:190"
        " 328:185 329:191 330:185 331:192 332:185 333:193 334:185 335:195 336:185 337:197 338:185 339:198"
        " 340:185 341:199 345:201 348:204 349:201 350:205 351:201 352:206 353:201 354:207 355:201 356:208"
        " 357:201 358:209 359:201 360:211 361:201 362:213 363:201 364:214 365:201 366:215 370:217 373:220"
        " 374:217 375:221 376:217 377:222 378:217 379:223 380:217 381:224 382:217 383:225 384:217 385:227"
        " 386:217 387:229 388:217 389:230 390:217 391:231 395:233 398:236 399:233 400:237 401:233 402:238"
        " 403:233 404:239 405:233 406:240 407:233 408:241 409:233 410:243 411:233 412:245 413:233 414:246"
        " 415:233 416:247 420:249 423:252 424:249 425:253 426:249 427:254 428:249 429:255 430:249 431:257"
        " 432:249 433:259 434:249 435:260 439:262 442:265 443:262 444:266 445:262 446:267 447:262 448:268"
        " 449:262 450:270 451:262 452:272 453:262 454:273 455:262 456:274 460:276 463:280 464:276 465:282"
        " 469:284 472:288 473:284 474:290 478:292 481:296 482:292 483:297 484:292 485:299 486:292 487:301"
        " 488:292 489:302 493:308 495:309 499:304 502:310 503:304 504:311 505:304 506:313 507:304 508:314"
        " 509:304 510:315 511:304 512:317 516:323 518:324 522:319 525:325 526:319 527:327 528:319 529:328"
        " 530:319 531:329 532:319 533:330 534:319 535:331 536:319 537:332 538:319 539:333 540:319 541:335"
        " 545:337 548:341 549:337 550:342 552:337 553:343 554:337 555:344 556:337 557:345 558:337 559:346"
        " 560:337 561:347 562:337 563:348 564:337 565:350 566:337 567:352 568:337 569:353 570:337 571:354"
    ),
)
