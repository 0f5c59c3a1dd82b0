"""Made by `ombre build` from cards/crossfire/base/scenarios/options.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_348(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:3
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


def XF_285(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:16
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
    t.answer("window", ("plays", u_mana), who=0)
    t.line = 25
    t.answer("window", ("strikes with", u_mana), who=0)
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


def XF_350(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:34
    g = t.game(4)
    t.line = 39
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 40
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 41
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 42
    for _ in range(9):
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


def XF_351(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:67
    g = t.game(4)
    t.line = 72
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 73
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 74
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 75
    for _ in range(9):
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


def XF_352(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:90
    g = t.game(4)
    t.line = 95
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 96
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 97
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 98
    for _ in range(9):
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


def XF_353(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:113
    g = t.game(3)
    t.line = 118
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 119
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 120
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 121
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 122
    g.s__danger_zone = 4
    t.line = 124
    g.perform("begin", u_crossfire, 0)
    t.line = 126
    t.equal(126, "level", g.d__level(), "=", 3)
    t.line = 127
    t.equal(127, "bonus_karma", g.d__bonus_karma(), "=", 6)
    t.line = 128
    t.equal(128, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 3)


def XF_310(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:130
    g = t.game(2)
    t.line = 134
    g = t.setup("crossfire", {"more_obstacles": 1})
    t.line = 136
    t.equal(136, "more_obstacles", g.s__more_obstacles, "=", 1)
    t.line = 137
    t.equal(137, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 138
    t.equal(138, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


def no_options(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:140
    g = t.game(3)
    t.line = 145
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 146
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 147
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 148
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 150
    g.perform("begin", u_crossfire, 0)
    t.line = 152
    t.equal(152, "more_obstacles", g.s__more_obstacles, "=", 0)
    t.line = 153
    t.equal(153, "bonus_karma", g.d__bonus_karma(), "=", 0)
    t.line = 154
    t.equal(154, "level", g.d__level(), "=", 0)
    t.line = 155
    t.equal(155, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


def XF_355(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:157
    g = t.game(2)
    t.line = 160
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 161
    g.s__scene_number = 3
    t.line = 162
    g.s__more_obstacles = 1
    t.line = 163
    g.s__danger_zone = 1
    t.line = 164
    g.s_runner_upgrade_karma[0] = 0
    t.line = 165
    g.s_runner_upgrade_karma[1] = 10
    t.line = 167
    g.v_closes(u_crossfire)
    t.line = 169
    t.check(169, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 170
    t.equal(170, "karma of P1", g.s_runner_karma[0], "=", 6)
    t.line = 171
    t.equal(171, "karma of P2", g.s_runner_karma[1], "=", 6)


def XF_356(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:173
    g = t.game(2)
    t.line = 176
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 177
    g.s__scene_number = 3
    t.line = 178
    g.s__more_obstacles = 1
    t.line = 179
    g.s__danger_zone = 1
    t.line = 180
    g.s_runner_upgrade_karma[0] = 11
    t.line = 181
    g.s_runner_upgrade_karma[1] = 30
    t.line = 183
    g.v_closes(u_crossfire)
    t.line = 185
    t.check(185, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 186
    t.equal(186, "karma of P1", g.s_runner_karma[0], "=", 5)
    t.line = 187
    t.equal(187, "karma of P2", g.s_runner_karma[1], "=", 5)


def XF_357(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:189
    g = t.game(2)
    t.line = 192
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 193
    g.s__scene_number = 3
    t.line = 194
    g.s__more_obstacles = 1
    t.line = 195
    g.s__danger_zone = 1
    t.line = 196
    g.s_runner_upgrade_karma[0] = 31
    t.line = 197
    g.s_runner_upgrade_karma[1] = 50
    t.line = 199
    g.v_closes(u_crossfire)
    t.line = 201
    t.check(201, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 202
    t.equal(202, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 203
    t.equal(203, "karma of P2", g.s_runner_karma[1], "=", 4)


def XF_358(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:205
    g = t.game(2)
    t.line = 208
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 209
    g.s__scene_number = 3
    t.line = 210
    g.s__more_obstacles = 1
    t.line = 211
    g.s__danger_zone = 1
    t.line = 212
    g.s_runner_upgrade_karma[0] = 51
    t.line = 213
    g.s_runner_upgrade_karma[1] = 75
    t.line = 215
    g.v_closes(u_crossfire)
    t.line = 217
    t.check(217, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 218
    t.equal(218, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 219
    t.equal(219, "karma of P2", g.s_runner_karma[1], "=", 3)


def XF_359(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:221
    g = t.game(2)
    t.line = 224
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 225
    g.s__scene_number = 3
    t.line = 226
    g.s__more_obstacles = 1
    t.line = 227
    g.s__danger_zone = 1
    t.line = 228
    g.s_runner_upgrade_karma[0] = 76
    t.line = 229
    g.s_runner_upgrade_karma[1] = 100
    t.line = 231
    g.v_closes(u_crossfire)
    t.line = 233
    t.check(233, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 234
    t.equal(234, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 235
    t.equal(235, "karma of P2", g.s_runner_karma[1], "=", 2)


def XF_360(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:237
    g = t.game(2)
    t.line = 240
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 241
    g.s__scene_number = 3
    t.line = 242
    g.s__more_obstacles = 1
    t.line = 243
    g.s__danger_zone = 1
    t.line = 244
    g.s_runner_upgrade_karma[0] = 101
    t.line = 245
    g.s_runner_upgrade_karma[1] = 125
    t.line = 247
    g.v_closes(u_crossfire)
    t.line = 249
    t.check(249, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 250
    t.equal(250, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 251
    t.equal(251, "karma of P2", g.s_runner_karma[1], "=", 1)


def XF_362(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:253
    g = t.game(2)
    t.line = 256
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 257
    g.s__scene_number = 3
    t.line = 258
    g.s_runner_upgrade_karma[0] = 100
    t.line = 259
    g.s_runner_karma[0] = 20
    t.line = 261
    g.v_closes(u_crossfire)
    t.line = 263
    t.equal(263, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 264
    t.equal(264, "karma of P2", g.s_runner_karma[1], "=", 3)


def retreat_is_scaled(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:266
    g = t.game(2)
    t.line = 269
    g.create("crossfire", g.z__called_off)
    t.line = 270
    g.s_runner_upgrade_karma[0] = 11
    t.line = 271
    g.s__retreat = g.e_retreat_running
    t.line = 272
    t.all_pass = True
    t.line = 274
    t.flow(g, "abort", 0)
    t.line = 276
    t.check(276, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 277
    t.equal(277, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 278
    t.equal(278, "karma of P2", g.s_runner_karma[1], "=", 1)


def XF_329(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:280
    t.game(1)
    t.line = 284
    t.setup("crossfire")
    t.line = 286
    t.check(286, "refused", t.was_refused(), "it was made")


def XF_329_b(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:288
    t.game(5)
    t.line = 292
    t.setup("crossfire")
    t.line = 294
    t.check(294, "refused", t.was_refused(), "it was made")


def XF_245(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:296
    g = t.game(3)
    t.line = 300
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 301
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 303
    g = t.setup("briefing_only")
    t.line = 305
    t.check(305, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 306
    t.equal(306, "hp of P3", g.s_runner_hp[2], "=", g.s_runner_max_hp[2])


def windfall__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/options.card:312
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_624(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:308
    g = t.game(2)
    t.line = 314
    g.create("windfall", g.z__active)
    t.line = 315
    g.s__scene_number = 1
    t.line = 317
    g.scope_start("scene")
    t.line = 318
    g.v_heals(0, 1)
    t.line = 319
    g.v_heals(0, 1)
    t.line = 321
    t.equal(321, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def windfall__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/options.card:327
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_309(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:323
    g = t.game(2)
    t.line = 329
    g.create("windfall", g.z__active)
    t.line = 331
    g.scope_start("scene")
    t.line = 332
    g.v_heals(0, 1)
    t.line = 333
    g.v_heals(0, 1)
    t.line = 334
    g.scope_end("scene")
    t.line = 335
    g.scope_start("scene")
    t.line = 336
    g.v_heals(0, 1)
    t.line = 337
    g.v_heals(0, 1)
    t.line = 339
    t.equal(339, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


def XF_639(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:341
    g = t.game(2)
    t.line = 345
    g.create("crossfire", g.z__briefing)
    t.line = 346
    for _ in range(8):
        g.create("easy", g.z__normal_deck)
    t.line = 347
    u_katana = g.create("katana", g.z__market)
    t.line = 348
    g.s__scene_number = 1
    t.line = 349
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 350
    g.s_runner_nuyen[1] = 4
    t.line = 351
    t.answer("window", ("buys", u_katana), who=1)
    t.line = 352
    t.all_pass = True
    t.line = 354
    t.flow(g, "turn", 0)
    t.line = 356
    t.equal(356, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 357
    t.check(357, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 358
    t.equal(358, "scene_number", g.s__scene_number, "=", 2)


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
        Scenario(
            "XF_353",
            "and no more often",
            XF_353,
            113,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=116,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=117,
                ),
            ),
        ),
        Scenario("XF_310", "the other option can be taken once", XF_310, 130, 2),
        Scenario(
            "no_options",
            "an option that is not taken changes nothing",
            no_options,
            140,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=143,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=144,
                ),
            ),
        ),
        Scenario("XF_355", "what a run teaches who has 0 to 10 points in upgrades", XF_355, 157, 2),
        Scenario("XF_356", "what a run teaches who has 11 to 30 points in upgrades", XF_356, 173, 2),
        Scenario("XF_357", "what a run teaches who has 31 to 50 points in upgrades", XF_357, 189, 2),
        Scenario("XF_358", "what a run teaches who has 51 to 75 points in upgrades", XF_358, 205, 2),
        Scenario("XF_359", "what a run teaches who has 76 to 100 points in upgrades", XF_359, 221, 2),
        Scenario("XF_360", "what a run teaches who has 101 to 125 points in upgrades", XF_360, 237, 2),
        Scenario("XF_362", "nobody loses Karma", XF_362, 253, 2),
        Scenario("retreat_is_scaled", "the penalty counts for a retreat, too", retreat_is_scaled, 266, 2),
        Scenario("XF_329", "this mission is for two to four: not for one", XF_329, 280, 1),
        Scenario("XF_329_b", "and not for five", XF_329_b, 288, 5),
        Scenario(
            "XF_245",
            "a runner that was critical is well for the next run",
            XF_245,
            296,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=299),),
        ),
        Scenario(
            "XF_624",
            "what is said to happen once per scene does not happen twice in it",
            XF_624,
            308,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "heals", None, windfall__when, once="scene", line=312),),
                    line=311,
                ),
            ),
        ),
        Scenario(
            "XF_309",
            "in the next scene it can happen again",
            XF_309,
            323,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when_2", "when", "heals", None, windfall__when_2, once="scene", line=327),),
                    line=326,
                ),
            ),
        ),
        Scenario(
            "XF_639",
            "between two scenes a runner gains a point of health and a purchase",
            XF_639,
            341,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=344),
            ),
        ),
    ),
)
