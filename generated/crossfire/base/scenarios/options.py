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
    g.s_obstacle_facing[u_ghost] = 1
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
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
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
    t.answer("may", "yes")
    t.line = 44
    t.answer("may", "no")
    t.line = 46
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 48
    t.equal(48, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 49
    t.equal(49, "level", g.d__level(), "=", 0)
    t.line = 51
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.move(u_foe, g.z__normal_discard)
    t.line = 53
    g.v_opens(u_crossfire_planned)
    t.line = 55
    t.equal(55, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 57
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.move(u_foe, g.z__normal_discard)
    t.line = 59
    g.v_opens(u_crossfire_planned)
    t.line = 61
    t.equal(61, "number of cards in row", len(g.zones[g.z__row]), "=", 7)
    t.line = 63
    g.v_closes(u_crossfire_planned)
    t.line = 65
    t.equal(65, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 66
    t.equal(66, "karma of P4", g.s_runner_karma[3], "=", 4)


def XF_351(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:68
    g = t.game(4)
    t.line = 73
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
    t.line = 74
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 75
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 76
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 77
    t.answer("may", "no")
    t.line = 78
    t.answer("may", "yes")
    t.line = 79
    t.answer("may", "no")
    t.line = 81
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 83
    t.equal(83, "level", g.d__level(), "=", 1)
    t.line = 84
    t.equal(
        84,
        "number of hard obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        1,
    )
    t.line = 85
    t.equal(
        85,
        "number of normal obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_obstacle_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 87
    g.s__scene_number = 3
    t.line = 88
    g.v_closes(u_crossfire_planned)
    t.line = 90
    t.equal(90, "karma of P1", g.s_runner_karma[0], "=", 5)
    t.line = 91
    t.equal(91, "karma of P3", g.s_runner_karma[2], "=", 5)


def XF_352(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:93
    g = t.game(4)
    t.line = 98
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
    t.line = 99
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 100
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 101
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 102
    t.answer("may", "no")
    t.line = 103
    t.answer("may", "yes")
    t.line = 104
    t.answer("may", "yes")
    t.line = 105
    t.answer("may", "yes")
    t.line = 106
    t.answer("may", "yes")
    t.line = 108
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 110
    t.equal(110, "level", g.d__level(), "=", 4)
    t.line = 111
    t.equal(
        111,
        "number of hard obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        4,
    )
    t.line = 112
    t.equal(
        112,
        "number of normal obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_obstacle_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 114
    g.s__scene_number = 3
    t.line = 115
    g.v_closes(u_crossfire_planned)
    t.line = 117
    t.equal(117, "karma of P1", g.s_runner_karma[0], "=", 11)
    t.line = 118
    t.equal(118, "karma of P2", g.s_runner_karma[1], "=", 11)


def XF_353(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:120
    g = t.game(3)
    t.line = 125
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
    t.line = 126
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 127
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 128
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 129
    t.answer("may", "no")
    t.line = 130
    t.answer("may", "yes")
    t.line = 131
    t.answer("may", "yes")
    t.line = 132
    t.answer("may", "yes")
    t.line = 134
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 136
    t.equal(136, "level", g.d__level(), "=", 3)
    t.line = 137
    t.equal(137, "bonus_karma", g.s__bonus_karma, "=", 6)
    t.line = 138
    t.equal(138, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 3)


def XF_310(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:140
    g = t.game(2)
    t.line = 145
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
    t.line = 146
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 147
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 148
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 149
    t.answer("may", "yes")
    t.line = 150
    t.answer("may", "no")
    t.line = 152
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 154
    t.equal(154, "more_obstacles", g.s__more_obstacles, "=", 1)
    t.line = 155
    t.equal(155, "bonus_karma", g.s__bonus_karma, "=", 1)
    t.line = 156
    t.equal(156, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


def no_options(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:158
    g = t.game(3)
    t.line = 163
    u_crossfire_planned = g.create("crossfire_planned", g.z__briefing)
    t.line = 164
    for _ in range(24):
        g.create("easy", g.z__normal_deck)
    t.line = 165
    for _ in range(24):
        g.create("tough", g.z__hard_deck)
    t.line = 166
    for _ in range(9):
        g.create("quiet_street", g.z__event_deck)
    t.line = 167
    t.answer("may", "no")
    t.line = 168
    t.answer("may", "no")
    t.line = 170
    g.perform("begin", u_crossfire_planned, 0)
    t.line = 172
    t.equal(172, "more_obstacles", g.s__more_obstacles, "=", 0)
    t.line = 173
    t.equal(173, "bonus_karma", g.s__bonus_karma, "=", 0)
    t.line = 174
    t.equal(174, "level", g.d__level(), "=", 0)
    t.line = 175
    t.equal(175, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


def XF_355(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:177
    g = t.game(2)
    t.line = 180
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 181
    g.s__scene_number = 3
    t.line = 182
    g.s__bonus_karma = 3
    t.line = 183
    g.s_runner_upgrade_karma[0] = 0
    t.line = 184
    g.s_runner_upgrade_karma[1] = 10
    t.line = 186
    g.v_closes(u_crossfire)
    t.line = 188
    t.check(188, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 189
    t.equal(189, "karma of P1", g.s_runner_karma[0], "=", 6)
    t.line = 190
    t.equal(190, "karma of P2", g.s_runner_karma[1], "=", 6)


def XF_356(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:192
    g = t.game(2)
    t.line = 195
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 196
    g.s__scene_number = 3
    t.line = 197
    g.s__bonus_karma = 3
    t.line = 198
    g.s_runner_upgrade_karma[0] = 11
    t.line = 199
    g.s_runner_upgrade_karma[1] = 30
    t.line = 201
    g.v_closes(u_crossfire)
    t.line = 203
    t.check(203, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 204
    t.equal(204, "karma of P1", g.s_runner_karma[0], "=", 5)
    t.line = 205
    t.equal(205, "karma of P2", g.s_runner_karma[1], "=", 5)


def XF_357(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:207
    g = t.game(2)
    t.line = 210
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 211
    g.s__scene_number = 3
    t.line = 212
    g.s__bonus_karma = 3
    t.line = 213
    g.s_runner_upgrade_karma[0] = 31
    t.line = 214
    g.s_runner_upgrade_karma[1] = 50
    t.line = 216
    g.v_closes(u_crossfire)
    t.line = 218
    t.check(218, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 219
    t.equal(219, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 220
    t.equal(220, "karma of P2", g.s_runner_karma[1], "=", 4)


def XF_358(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:222
    g = t.game(2)
    t.line = 225
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 226
    g.s__scene_number = 3
    t.line = 227
    g.s__bonus_karma = 3
    t.line = 228
    g.s_runner_upgrade_karma[0] = 51
    t.line = 229
    g.s_runner_upgrade_karma[1] = 75
    t.line = 231
    g.v_closes(u_crossfire)
    t.line = 233
    t.check(233, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 234
    t.equal(234, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 235
    t.equal(235, "karma of P2", g.s_runner_karma[1], "=", 3)


def XF_359(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:237
    g = t.game(2)
    t.line = 240
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 241
    g.s__scene_number = 3
    t.line = 242
    g.s__bonus_karma = 3
    t.line = 243
    g.s_runner_upgrade_karma[0] = 76
    t.line = 244
    g.s_runner_upgrade_karma[1] = 100
    t.line = 246
    g.v_closes(u_crossfire)
    t.line = 248
    t.check(248, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 249
    t.equal(249, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 250
    t.equal(250, "karma of P2", g.s_runner_karma[1], "=", 2)


def XF_360(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:252
    g = t.game(2)
    t.line = 255
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 256
    g.s__scene_number = 3
    t.line = 257
    g.s__bonus_karma = 3
    t.line = 258
    g.s_runner_upgrade_karma[0] = 101
    t.line = 259
    g.s_runner_upgrade_karma[1] = 125
    t.line = 261
    g.v_closes(u_crossfire)
    t.line = 263
    t.check(263, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 264
    t.equal(264, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 265
    t.equal(265, "karma of P2", g.s_runner_karma[1], "=", 1)


def XF_362(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:267
    g = t.game(2)
    t.line = 270
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 271
    g.s__scene_number = 3
    t.line = 272
    g.s_runner_upgrade_karma[0] = 100
    t.line = 273
    g.s_runner_karma[0] = 20
    t.line = 275
    g.v_closes(u_crossfire)
    t.line = 277
    t.equal(277, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 278
    t.equal(278, "karma of P2", g.s_runner_karma[1], "=", 3)


def retreat_is_scaled(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:280
    g = t.game(2)
    t.line = 283
    g.create("crossfire", g.z__called_off)
    t.line = 284
    g.s_runner_upgrade_karma[0] = 11
    t.line = 285
    g.s__retreat = g.e_retreat_running
    t.line = 286
    t.all_pass = True
    t.line = 288
    t.flow(g, "abort", 0)
    t.line = 290
    t.check(290, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 291
    t.equal(291, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 292
    t.equal(292, "karma of P2", g.s_runner_karma[1], "=", 1)


def XF_329(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:294
    t.game(1)
    t.line = 298
    t.setup("crossfire")
    t.line = 300
    t.check(300, "refused", t.was_refused(), "it was made")


def XF_329_b(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:302
    t.game(5)
    t.line = 306
    t.setup("crossfire")
    t.line = 308
    t.check(308, "refused", t.was_refused(), "it was made")


def XF_245(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:310
    g = t.game(3)
    t.line = 314
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 315
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 317
    g = t.setup("briefing_only")
    t.line = 319
    t.check(319, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 320
    t.equal(320, "hp of P3", g.s_runner_hp[2], "=", g.s_runner_max_hp[2])


def windfall__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/options.card:326
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_624(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:322
    g = t.game(2)
    t.line = 328
    g.create("windfall", g.z__active)
    t.line = 329
    g.s__scene_number = 1
    t.line = 331
    g.scope_start("scene")
    t.line = 332
    g.v_heals(0, 1)
    t.line = 333
    g.v_heals(0, 1)
    t.line = 335
    t.equal(335, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def windfall__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/options.card:341
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_309(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:337
    g = t.game(2)
    t.line = 343
    g.create("windfall", g.z__active)
    t.line = 345
    g.scope_start("scene")
    t.line = 346
    g.v_heals(0, 1)
    t.line = 347
    g.v_heals(0, 1)
    t.line = 348
    g.scope_end("scene")
    t.line = 349
    g.scope_start("scene")
    t.line = 350
    g.v_heals(0, 1)
    t.line = 351
    g.v_heals(0, 1)
    t.line = 353
    t.equal(353, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


def XF_639(t: Value) -> None:  # cards/crossfire/base/scenarios/options.card:355
    g = t.game(2)
    t.line = 359
    g.create("crossfire", g.z__briefing)
    t.line = 360
    for _ in range(8):
        g.create("easy", g.z__normal_deck)
    t.line = 361
    u_katana = g.create("katana", g.z__market)
    t.line = 362
    g.s__scene_number = 1
    t.line = 363
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 364
    g.s_runner_nuyen[1] = 4
    t.line = 365
    t.answer("window", ("buys", u_katana), who=1)
    t.line = 366
    t.all_pass = True
    t.line = 368
    t.flow(g, "turn", 0)
    t.line = 370
    t.equal(370, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 371
    t.check(371, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 372
    t.equal(372, "scene_number", g.s__scene_number, "=", 2)


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
            68,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=71,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=72,
                ),
            ),
        ),
        Scenario(
            "XF_352",
            "that option may be taken once for each runner",
            XF_352,
            93,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=96,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=97,
                ),
            ),
        ),
        Scenario(
            "XF_353",
            "and no more often",
            XF_353,
            120,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=123,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=124,
                ),
            ),
        ),
        Scenario(
            "XF_310",
            "the other option is offered once",
            XF_310,
            140,
            2,
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
        Scenario(
            "no_options",
            "an option that is not taken changes nothing",
            no_options,
            158,
            3,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=161,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=162,
                ),
            ),
        ),
        Scenario("XF_355", "what a run teaches who has 0 to 10 points in upgrades", XF_355, 177, 2),
        Scenario("XF_356", "what a run teaches who has 11 to 30 points in upgrades", XF_356, 192, 2),
        Scenario("XF_357", "what a run teaches who has 31 to 50 points in upgrades", XF_357, 207, 2),
        Scenario("XF_358", "what a run teaches who has 51 to 75 points in upgrades", XF_358, 222, 2),
        Scenario("XF_359", "what a run teaches who has 76 to 100 points in upgrades", XF_359, 237, 2),
        Scenario("XF_360", "what a run teaches who has 101 to 125 points in upgrades", XF_360, 252, 2),
        Scenario("XF_362", "nobody loses Karma", XF_362, 267, 2),
        Scenario("retreat_is_scaled", "the penalty counts for a retreat, too", retreat_is_scaled, 280, 2),
        Scenario("XF_329", "this mission is for two to four: not for one", XF_329, 294, 1),
        Scenario("XF_329_b", "and not for five", XF_329_b, 302, 5),
        Scenario(
            "XF_245",
            "a runner that was critical is well for the next run",
            XF_245,
            310,
            3,
            cards=(Card("briefing_only", "mission", (("crew", "dealt"),), (), line=313),),
        ),
        Scenario(
            "XF_624",
            "what is said to happen once per scene does not happen twice in it",
            XF_624,
            322,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "heals", None, windfall__when, once="scene", line=326),),
                    line=325,
                ),
            ),
        ),
        Scenario(
            "XF_309",
            "in the next scene it can happen again",
            XF_309,
            337,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when_2", "when", "heals", None, windfall__when_2, once="scene", line=341),),
                    line=340,
                ),
            ),
        ),
        Scenario(
            "XF_639",
            "between two scenes a runner gains a point of health and a purchase",
            XF_639,
            355,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=358),
            ),
        ),
    ),
)
