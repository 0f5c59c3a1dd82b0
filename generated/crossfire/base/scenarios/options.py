"""Made by `ombre build` from cards/crossfire/base/scenarios/options.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 18:3 19:7 20:3 21:8 22:3 23:10 24:3 25:12 26:3 27:13 28:3 29:14 33:16 36:20 37:16 38:21"
        " 39:16 40:22 42:16 43:23 44:16 45:24 46:16 47:25 48:16 49:26 50:16 51:28 52:16 53:30 54:16 55:31"
        " 56:16 57:32 61:34 64:39 65:34 66:40 68:34 69:41 71:34 72:42 74:34 75:43 76:34 77:45 78:34 79:47"
        " 80:34 81:48 82:34 83:50 84:51 85:34 86:52 87:34 88:54 89:34 90:56 91:57 92:34 93:58 94:34 95:60"
        " 96:34 97:62 98:34 99:64 100:34 101:65 105:67 108:72 109:67 110:73 112:67 113:74 115:67 116:75"
        " 118:67 119:76 120:67 121:78 122:67 123:80 124:67 125:81 138:67 139:82 152:67 153:84 154:67 155:85"
        " 156:67 157:87 158:67 159:88 163:90 166:95 167:90 168:96 170:90 171:97 173:90 174:98 176:90 177:99"
        " 178:90 179:101 180:90 181:103 182:90 183:104 196:90 197:105 210:90 211:107 212:90 213:108 214:90"
        " 215:110 216:90 217:111 221:113 224:117 225:113 226:119 227:113 228:121 229:113 230:123 231:113"
        " 232:124 236:126 239:130 240:126 241:132 242:126 243:133 244:126 245:134 249:136 252:141 253:136"
        " 254:142 256:136 257:143 259:136 260:144 262:136 263:146 264:136 265:148 266:136 267:149 268:136"
        " 269:150 270:136 271:151 275:153 278:156 279:153 280:157 281:153 282:158 283:153 284:159 285:153"
        " 286:160 287:153 288:161 289:153 290:163 291:153 292:165 293:153 294:166 295:153 296:167 300:169"
        " 303:172 304:169 305:173 306:169 307:174 308:169 309:175 310:169 311:176 312:169 313:177 314:169"
        " 315:179 316:169 317:181 318:169 319:182 320:169 321:183 325:185 328:188 329:185 330:189 331:185"
        " 332:190 333:185 334:191 335:185 336:192 337:185 338:193 339:185 340:195 341:185 342:197 343:185"
        " 344:198 345:185 346:199 350:201 353:204 354:201 355:205 356:201 357:206 358:201 359:207 360:201"
        " 361:208 362:201 363:209 364:201 365:211 366:201 367:213 368:201 369:214 370:201 371:215 375:217"
        " 378:220 379:217 380:221 381:217 382:222 383:217 384:223 385:217 386:224 387:217 388:225 389:217"
        " 390:227 391:217 392:229 393:217 394:230 395:217 396:231 400:233 403:236 404:233 405:237 406:233"
        " 407:238 408:233 409:239 410:233 411:240 412:233 413:241 414:233 415:243 416:233 417:245 418:233"
        " 419:246 420:233 421:247 425:249 428:252 429:249 430:253 431:249 432:254 433:249 434:255 435:249"
        " 436:257 437:249 438:259 439:249 440:260 444:262 447:265 448:262 449:266 450:262 451:267 452:262"
        " 453:268 454:262 455:270 456:262 457:272 458:262 459:273 460:262 461:274 465:276 468:280 469:276"
        " 470:282 474:284 477:288 478:284 479:290 483:292 486:296 487:292 488:297 489:292 490:299 491:292"
        " 492:301 493:292 494:302 498:308 500:309 504:304 507:310 508:304 509:311 510:304 511:313 512:304"
        " 513:314 514:304 515:315 516:304 517:317 521:323 523:324 527:319 530:325 531:319 532:327 533:319"
        " 534:328 535:319 536:329 537:319 538:330 539:319 540:331 541:319 542:332 543:319 544:333 545:319"
        " 546:335 550:337 553:341 554:337 555:342 557:337 558:343 559:337 560:344 561:337 562:345 563:337"
        " 564:346 565:337 566:347 567:337 568:348 569:337 570:350 571:337 572:352 573:337 574:353 575:337"
        " 576:354"
    ),
)
