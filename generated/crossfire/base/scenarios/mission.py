"""Made by `ombre build` from cards/crossfire/base/scenarios/mission.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/mission.card:3
def XF_006(t: Value) -> None:
    g = t.game(4)
    t.line = 8
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 9
    for _ in g.repeat(6):
        g.create("easy", g.z__normal_deck)
    t.line = 10
    for _ in g.repeat(6):
        g.create("tough", g.z__hard_deck)
    t.line = 12
    g.v_opens(u_crossfire)
    t.line = 14
    t.equal(14, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 15
    t.equal(15, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 2)
    t.line = 16
    t.equal(16, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 6)
    t.line = 17
    t.equal(
        17,
        "number of (an obstacle in row where facing is P1)",
        len([u_it4 for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_obstacle and g.s_threat_facing[u_it4] == 0]),
        "=",
        1,
    )
    t.line = 18
    t.equal(
        18,
        "number of (an obstacle in row where facing is P2)",
        len([u_it5 for u_it5 in g.zones[g.z__row] if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == 1]),
        "=",
        1,
    )
    t.line = 19
    t.equal(
        19,
        "number of (an obstacle in row where facing is P3)",
        len([u_it6 for u_it6 in g.zones[g.z__row] if g.kind[u_it6] in g.k_obstacle and g.s_threat_facing[u_it6] == 2]),
        "=",
        1,
    )
    t.line = 20
    t.equal(
        20,
        "number of (an obstacle in row where facing is P4)",
        len([u_it7 for u_it7 in g.zones[g.z__row] if g.kind[u_it7] in g.k_obstacle and g.s_threat_facing[u_it7] == 3]),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/mission.card:22
def XF_007(t: Value) -> None:
    g = t.game(4)
    t.line = 29
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 30
    u_first = g.create("first", g.z__normal_deck)
    u_second = g.create("second", g.z__normal_deck)
    u_third = g.create("third", g.z__normal_deck)
    u_fourth = g.create("fourth", g.z__normal_deck)
    t.line = 32
    g.v_opens(u_crossfire)
    t.line = 34
    t.check(34, "facing of first is P3", g.s_threat_facing[u_first] == 2)
    t.line = 35
    t.check(35, "facing of second is P4", g.s_threat_facing[u_second] == 3)
    t.line = 36
    t.check(36, "facing of third is P1", g.s_threat_facing[u_third] == 0)
    t.line = 37
    t.check(37, "facing of fourth is P2", g.s_threat_facing[u_fourth] == 1)


# cards/crossfire/base/scenarios/mission.card:43
def scout__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/mission.card:43
def scout__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, len(g.zones[g.z__normal_deck]))


# cards/crossfire/base/scenarios/mission.card:39
def XF_008(t: Value) -> None:
    g = t.game(4)
    t.line = 46
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 47
    g.create("scout", g.z__normal_deck)
    t.line = 48
    for _ in g.repeat(3):
        g.create("plain_one", g.z__normal_deck)
    t.line = 50
    g.v_opens(u_crossfire)
    t.line = 52
    t.equal(52, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)
    t.line = 53
    t.equal(53, "number of cards in row", len(g.zones[g.z__row]), "=", 4)


# cards/crossfire/base/scenarios/mission.card:55
def XF_009(t: Value) -> None:
    g = t.game(3)
    t.line = 60
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 61
    for _ in g.repeat(6):
        g.create("easy", g.z__normal_deck)
    t.line = 62
    for _ in g.repeat(6):
        g.create("tough", g.z__hard_deck)
    t.line = 64
    g.v_opens(u_crossfire)
    t.line = 66
    t.equal(66, "number of cards in row", len(g.zones[g.z__row]), "=", 3)
    t.line = 67
    t.equal(67, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 3)
    t.line = 68
    t.equal(68, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 6)
    t.line = 69
    t.equal(
        69,
        "number of (an obstacle in row where facing is P1)",
        len([u_it4 for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_obstacle and g.s_threat_facing[u_it4] == 0]),
        "=",
        1,
    )
    t.line = 70
    t.equal(
        70,
        "number of (an obstacle in row where facing is P2)",
        len([u_it5 for u_it5 in g.zones[g.z__row] if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == 1]),
        "=",
        1,
    )
    t.line = 71
    t.equal(
        71,
        "number of (an obstacle in row where facing is P3)",
        len([u_it6 for u_it6 in g.zones[g.z__row] if g.kind[u_it6] in g.k_obstacle and g.s_threat_facing[u_it6] == 2]),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/mission.card:73
def XF_314(t: Value) -> None:
    g = t.game(2)
    t.line = 78
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 79
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 80
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 82
    g.v_opens(u_crossfire)
    t.line = 84
    t.equal(84, "scene_number", g.s__scene_number, "=", 1)
    t.line = 85
    t.equal(85, "number of cards in row", len(g.zones[g.z__row]), "=", 2)
    t.line = 86
    t.equal(86, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 6)
    t.line = 87
    t.equal(87, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:89
def XF_315(t: Value) -> None:
    g = t.game(3)
    t.line = 94
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 95
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 96
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 98
    g.v_opens(u_crossfire)
    t.line = 100
    t.equal(100, "scene_number", g.s__scene_number, "=", 1)
    t.line = 101
    t.equal(101, "number of cards in row", len(g.zones[g.z__row]), "=", 3)
    t.line = 102
    t.equal(102, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 5)
    t.line = 103
    t.equal(103, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:105
def XF_316(t: Value) -> None:
    g = t.game(4)
    t.line = 110
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 111
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 112
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 114
    g.v_opens(u_crossfire)
    t.line = 116
    t.equal(116, "scene_number", g.s__scene_number, "=", 1)
    t.line = 117
    t.equal(117, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 118
    t.equal(118, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 4)
    t.line = 119
    t.equal(119, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:121
def XF_317(t: Value) -> None:
    g = t.game(2)
    t.line = 126
    g.s__scene_number = 1
    t.line = 127
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 128
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 129
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 131
    g.v_opens(u_crossfire)
    t.line = 133
    t.equal(133, "scene_number", g.s__scene_number, "=", 2)
    t.line = 134
    t.equal(134, "number of cards in row", len(g.zones[g.z__row]), "=", 3)
    t.line = 135
    t.equal(135, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 5)
    t.line = 136
    t.equal(136, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:138
def XF_318(t: Value) -> None:
    g = t.game(3)
    t.line = 143
    g.s__scene_number = 1
    t.line = 144
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 145
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 146
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 148
    g.v_opens(u_crossfire)
    t.line = 150
    t.equal(150, "scene_number", g.s__scene_number, "=", 2)
    t.line = 151
    t.equal(151, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 152
    t.equal(152, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 4)
    t.line = 153
    t.equal(153, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:155
def XF_320(t: Value) -> None:
    g = t.game(2)
    t.line = 160
    g.s__scene_number = 2
    t.line = 161
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 162
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 163
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 165
    g.v_opens(u_crossfire)
    t.line = 167
    t.equal(167, "scene_number", g.s__scene_number, "=", 3)
    t.line = 168
    t.equal(168, "number of cards in row", len(g.zones[g.z__row]), "=", 4)
    t.line = 169
    t.equal(169, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 4)
    t.line = 170
    t.equal(170, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:172
def XF_321(t: Value) -> None:
    g = t.game(3)
    t.line = 177
    g.s__scene_number = 2
    t.line = 178
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 179
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 180
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 182
    g.v_opens(u_crossfire)
    t.line = 184
    t.equal(184, "scene_number", g.s__scene_number, "=", 3)
    t.line = 185
    t.equal(185, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 186
    t.equal(186, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 3)
    t.line = 187
    t.equal(187, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:189
def XF_322(t: Value) -> None:
    g = t.game(4)
    t.line = 194
    g.s__scene_number = 2
    t.line = 195
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 196
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 197
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 199
    g.v_opens(u_crossfire)
    t.line = 201
    t.equal(201, "scene_number", g.s__scene_number, "=", 3)
    t.line = 202
    t.equal(202, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 203
    t.equal(203, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 2)
    t.line = 204
    t.equal(204, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 8)


# cards/crossfire/base/scenarios/mission.card:206
def XF_323(t: Value) -> None:
    g = t.game(4)
    t.line = 215
    g.s__scene_number = 1
    t.line = 216
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 217
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 218
    u_tough1 = g.create("tough1", g.z__hard_deck)
    u_tough2 = g.create("tough2", g.z__hard_deck)
    u_tough3 = g.create("tough3", g.z__hard_deck)
    t.line = 219
    u_easy1 = g.create("easy1", g.z__normal_deck)
    u_easy2 = g.create("easy2", g.z__normal_deck)
    u_easy3 = g.create("easy3", g.z__normal_deck)
    t.line = 221
    g.v_opens(u_crossfire)
    t.line = 223
    t.equal(223, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 224
    t.check(224, "tough3 is in hard_deck", g.where[u_tough3] == g.z__hard_deck)
    t.line = 225
    t.check(225, "facing of tough1 is P4", g.s_threat_facing[u_tough1] == 3)
    t.line = 226
    t.check(226, "facing of tough2 is P1", g.s_threat_facing[u_tough2] == 0)
    t.line = 227
    t.check(227, "facing of easy1 is P2", g.s_threat_facing[u_easy1] == 1)
    t.line = 228
    t.check(228, "facing of easy2 is P3", g.s_threat_facing[u_easy2] == 2)
    t.line = 229
    t.check(229, "facing of easy3 is P4", g.s_threat_facing[u_easy3] == 3)


# cards/crossfire/base/scenarios/mission.card:231
def XF_324(t: Value) -> None:
    g = t.game(4)
    t.line = 236
    g.s__scene_number = 2
    t.line = 237
    for _ in g.repeat(8):
        g.create("quiet_street", g.z__event_discard)
    t.line = 238
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 239
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 240
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 242
    g.v_opens(u_crossfire)
    t.line = 244
    t.equal(244, "number of cards in row", len(g.zones[g.z__row]), "=", 6)
    t.line = 245
    t.equal(245, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 8)
    t.line = 246
    t.equal(246, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 2)


# cards/crossfire/base/scenarios/mission.card:248
def XF_325(t: Value) -> None:
    g = t.game(4)
    t.line = 253
    g.s__scene_number = 1
    t.line = 254
    g.create("quiet_street", g.z__event_discard)
    t.line = 255
    u_chummers = g.create("chummers", g.z__active)
    t.line = 256
    g.create("crossfire", g.z__briefing)
    t.line = 257
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 258
    for _ in g.repeat(8):
        g.create("tough", g.z__hard_deck)
    t.line = 260
    t.step(g, "end_turn", 1)
    t.line = 261
    g.scope_end("turn")
    t.line = 263
    t.check(263, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)
    t.line = 264
    t.equal(264, "scene_number", g.s__scene_number, "=", 2)
    t.line = 265
    t.equal(265, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 266
    t.equal(266, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 7)
    t.line = 267
    t.equal(267, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 4)


# cards/crossfire/base/scenarios/mission.card:269
def XF_327(t: Value) -> None:
    g = t.game(4)
    t.line = 276
    g.create("quiet_street", g.z__event_discard)
    t.line = 277
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 278
    u_tough = g.create("tough", g.z__hard_deck)
    t.line = 279
    u_easy1 = g.create("easy1", g.z__normal_deck)
    u_easy2 = g.create("easy2", g.z__normal_deck)
    u_easy3 = g.create("easy3", g.z__normal_deck)
    t.line = 281
    g.v_opens(u_crossfire)
    t.line = 283
    t.check(283, "facing of tough is P4", g.s_threat_facing[u_tough] == 3)
    t.line = 284
    t.check(284, "facing of easy1 is P1", g.s_threat_facing[u_easy1] == 0)
    t.line = 285
    t.check(285, "facing of easy2 is P2", g.s_threat_facing[u_easy2] == 1)
    t.line = 286
    t.check(286, "facing of easy3 is P3", g.s_threat_facing[u_easy3] == 2)


# cards/crossfire/base/scenarios/mission.card:288
def XF_328(t: Value) -> None:
    g = t.game(3)
    t.line = 292
    g.s__scene_number = 2
    t.line = 293
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 294
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 296
    g.v_opens(u_crossfire)
    t.line = 298
    t.equal(
        298,
        "number of (an obstacle in row where facing is P2)",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle and g.s_threat_facing[u_it1] == 1]),
        "=",
        2,
    )
    t.line = 299
    t.equal(
        299,
        "number of (an obstacle in row where facing is P3)",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == 2]),
        "=",
        2,
    )
    t.line = 300
    t.equal(
        300,
        "number of (an obstacle in row where facing is P1)",
        len([u_it3 for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle and g.s_threat_facing[u_it3] == 0]),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/mission.card:302
def XF_331(t: Value) -> None:
    g = t.game(4)
    t.line = 307
    g.s__scene_number = 1
    t.line = 308
    g.create("crossfire", g.z__briefing)
    t.line = 309
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 310
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 311
    u_mana = g.create("mana", g.z_runner_played + 1, 1)
    t.line = 312
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 314
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 315
    t.step(g, "apply_damage", 1)
    t.line = 316
    t.step(g, "take_damage", 1)
    t.line = 317
    t.step(g, "draw_and_buy", 1)
    t.line = 319
    t.check(319, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 320
    t.equal(320, "scene_number", g.s__scene_number, "=", 1)
    t.line = 321
    t.equal(321, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 322
    t.equal(322, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 324
    t.step(g, "end_turn", 1)
    t.line = 325
    g.scope_end("turn")
    t.line = 327
    t.equal(327, "scene_number", g.s__scene_number, "=", 2)
    t.line = 328
    t.equal(328, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


# cards/crossfire/base/scenarios/mission.card:330
def XF_332(t: Value) -> None:
    g = t.game(4)
    t.line = 334
    g.s__scene_number = 1
    t.line = 335
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 336
    g.s_runner_max_hp[2] = 4
    t.line = 337
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 338
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 339
    g.s_runner_max_hp[3] = 4
    t.line = 340
    g.s_runner_hp[3] = min(4, g.s_runner_max_hp[3])
    t.line = 341
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 342
    g.create("crossfire", g.z__briefing)
    t.line = 343
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 345
    t.step(g, "end_turn", 0)
    t.line = 346
    g.scope_end("turn")
    t.line = 348
    t.equal(348, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 349
    t.equal(349, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 350
    t.equal(350, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 351
    t.equal(351, "hp of P4", g.s_runner_hp[3], "=", 4)
    t.line = 352
    t.check(352, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 353
    t.equal(353, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)


# cards/crossfire/base/scenarios/mission.card:355
def XF_334(t: Value) -> None:
    g = t.game(4)
    t.line = 359
    g.s__scene_number = 1
    t.line = 360
    for u_r in g.everyone(g.current):
        g.s_runner_nuyen[u_r] = 20
    t.line = 362
    g.create("crossfire", g.z__briefing)
    t.line = 363
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 364
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_katana = g.create("katana", g.z__market)
    u_stunbolt = g.create("stunbolt", g.z__market)
    u_negotiation = g.create("negotiation", g.z__market)
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 366
    t.step(g, "end_turn", 1)
    t.line = 367
    t.answer("window", (("buys", (None, u_covering_fire)),))
    t.line = 368
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 369
    t.answer("window", (("buys", (None, u_stunbolt)),))
    t.line = 370
    t.answer("window", (("buys", (None, u_negotiation)),))
    t.line = 371
    g.scope_end("turn")
    t.line = 373
    t.check(373, "covering_fire is in hand of P3", g.where[u_covering_fire] == g.z_runner_hand + 2)
    t.line = 374
    t.check(374, "katana is in hand of P4", g.where[u_katana] == g.z_runner_hand + 3)
    t.line = 375
    t.check(375, "stunbolt is in hand of P1", g.where[u_stunbolt] == g.z_runner_hand + 0)
    t.line = 376
    t.check(376, "negotiation is in hand of P2", g.where[u_negotiation] == g.z_runner_hand + 1)
    t.line = 377
    t.check(377, "clairvoyance is in market", g.where[u_clairvoyance] == g.z__market)


# cards/crossfire/base/scenarios/mission.card:379
def XF_335(t: Value) -> None:
    g = t.game(4)
    t.line = 383
    g.s__scene_number = 1
    t.line = 384
    g.s_runner_nuyen[2] = 0
    t.line = 385
    g.s_runner_nuyen[3] = 4
    t.line = 386
    g.s_runner_nuyen[0] = 4
    t.line = 387
    g.create("crossfire", g.z__briefing)
    t.line = 388
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 389
    u_k1 = g.create("katana", g.z__market)
    u_k2 = g.create("katana", g.z__market)
    t.line = 391
    t.step(g, "end_turn", 1)
    t.line = 392
    t.answer("window", (("buys", (None, u_k1)),))
    t.line = 393
    t.answer("window", (("buys", (None, u_k2)),))
    t.line = 394
    g.scope_end("turn")
    t.line = 396
    t.equal(396, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 397
    t.check(397, "k1 is in hand of P4", g.where[u_k1] == g.z_runner_hand + 3)
    t.line = 398
    t.check(398, "k2 is in hand of P1", g.where[u_k2] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/mission.card:400
def XF_336(t: Value) -> None:
    g = t.game(4)
    t.line = 404
    g.s__scene_number = 1
    t.line = 405
    g.s_runner_nuyen[2] = 4
    t.line = 406
    g.s_runner_nuyen[3] = 3
    t.line = 407
    g.create("crossfire", g.z__briefing)
    t.line = 408
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 409
    u_katana = g.create("katana", g.z__market)
    t.line = 410
    for _ in g.repeat(5):
        g.create("covering_fire", g.z__market)
    t.line = 411
    u_stunbolt = g.create("stunbolt", g.z__market_deck)
    g.create("clairvoyance", g.z__market_deck)
    t.line = 413
    t.step(g, "end_turn", 1)
    t.line = 414
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 415
    t.answer("window", (("buys", (None, u_stunbolt)),))
    t.line = 416
    g.scope_end("turn")
    t.line = 418
    t.check(418, "katana is in hand of P3", g.where[u_katana] == g.z_runner_hand + 2)
    t.line = 419
    t.check(419, "stunbolt is in hand of P4", g.where[u_stunbolt] == g.z_runner_hand + 3)
    t.line = 420
    t.equal(420, "number of cards in market", len(g.zones[g.z__market]), "=", 6)


# cards/crossfire/base/scenarios/mission.card:422
def XF_342(t: Value) -> None:
    g = t.game(4)
    t.line = 426
    g.s__scene_number = 1
    t.line = 427
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 428
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 429
    g.s_runner_nuyen[1] = 5
    t.line = 430
    g.create("crossfire", g.z__briefing)
    t.line = 431
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 432
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 434
    t.step(g, "end_turn", 0)
    t.line = 435
    t.answer("window", (("buys", (None, u_covering_fire)),))
    t.line = 436
    g.scope_end("turn")
    t.line = 438
    t.equal(438, "hp of P2", g.s_runner_hp[1], "=", 1)
    t.line = 439
    t.check(439, "covering_fire is in hand of P2", g.where[u_covering_fire] == g.z_runner_hand + 1)
    t.line = 440
    t.equal(440, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/mission.card:442
def XF_343(t: Value) -> None:
    g = t.game(4)
    t.line = 446
    g.s__scene_number = 1
    t.line = 447
    g.s_runner_nuyen[0] = 4
    t.line = 448
    g.s_runner_nuyen[1] = 12
    t.line = 449
    g.create("crossfire", g.z__briefing)
    t.line = 450
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 451
    u_k1 = g.create("katana", g.z__market)
    u_k2 = g.create("katana", g.z__market)
    u_k3 = g.create("katana", g.z__market)
    u_k4 = g.create("katana", g.z__market)
    t.line = 452
    t.all_pass = True
    t.line = 454
    t.answer("window", (("buys", (None, u_k1)),))
    t.line = 455
    t.answer("window", (("buys", (None, u_k2)),))
    t.line = 456
    t.step(g, "draw_and_buy", 1)
    t.line = 457
    t.step(g, "end_turn", 1)
    t.line = 458
    t.answer("window", (("buys", (None, u_k3)),))
    t.line = 459
    t.answer("window", (("buys", (None, u_k4)),))
    t.line = 460
    g.scope_end("turn")
    t.line = 462
    t.check(462, "k1 is in hand of P2", g.where[u_k1] == g.z_runner_hand + 1)
    t.line = 463
    t.check(463, "k2 is in hand of P2", g.where[u_k2] == g.z_runner_hand + 1)
    t.line = 464
    t.check(464, "k3 is in hand of P1", g.where[u_k3] == g.z_runner_hand + 0)
    t.line = 465
    t.check(465, "k4 is in hand of P2", g.where[u_k4] == g.z_runner_hand + 1)
    t.line = 466
    t.equal(466, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


# cards/crossfire/base/scenarios/mission.card:474
def grenade__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/mission.card:474
def grenade__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]):
        g.v_defeats(g.current, u_foe)


# cards/crossfire/base/scenarios/mission.card:468
def XF_344(t: Value) -> None:
    g = t.game(4)
    t.line = 477
    g.s__scene_number = 1
    t.line = 478
    g.create("crossfire", g.z__briefing)
    t.line = 479
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 480
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 2
    t.line = 481
    g.create("grenade", g.z__event_deck)
    t.line = 483
    t.step(g, "new_event", 0)
    t.line = 484
    t.step(g, "play_cards", 0)
    t.line = 485
    t.step(g, "draw_and_buy", 0)
    t.line = 487
    t.check(487, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 488
    t.equal(488, "scene_number", g.s__scene_number, "=", 1)
    t.line = 489
    t.equal(489, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 491
    t.step(g, "end_turn", 0)
    t.line = 492
    g.scope_end("turn")
    t.line = 494
    t.equal(494, "scene_number", g.s__scene_number, "=", 2)
    t.line = 495
    t.equal(495, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


# cards/crossfire/base/scenarios/mission.card:497
def last_scene(t: Value) -> None:
    g = t.game(4)
    t.line = 501
    g.s__scene_number = 3
    t.line = 502
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 503
    g.create("crossfire", g.z__briefing)
    t.line = 504
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 506
    t.step(g, "end_turn", 1)
    t.line = 507
    g.scope_end("turn")
    t.line = 509
    t.equal(509, "scene_number", g.s__scene_number, "=", 3)
    t.line = 510
    t.equal(510, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 511
    t.equal(511, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/base/scenarios/mission.card:513
def two_scenes(t: Value) -> None:
    g = t.game(2)
    t.line = 519
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 520
    u_first = g.create("first", g.z__normal_deck)
    u_second = g.create("second", g.z__normal_deck)
    t.line = 522
    g.v_opens(u_crossfire)
    t.line = 523
    g.v_defeats(1, u_second)
    t.line = 524
    g.v_defeats(1, u_first)
    t.line = 525
    u_stranger = g.create("stranger", g.z__normal_deck)
    t.line = 526
    g.v_opens(u_crossfire)
    t.line = 528
    t.equal(528, "scene_number", g.s__scene_number, "=", 2)
    t.line = 529
    t.check(529, "facing of stranger is P2", g.s_threat_facing[u_stranger] == 1)
    t.line = 530
    t.equal(530, "number of cards in row", len(g.zones[g.z__row]), "=", 3)
    t.line = 531
    t.equal(531, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 0)
    t.line = 532
    t.equal(532, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/mission.card",
    scenarios=(
        Scenario(
            "XF_006",
            "four runners at level zero face one normal obstacle each",
            XF_006,
            3,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 3),)), ("attack", 1)), (), line=6),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=7,
                ),
            ),
        ),
        Scenario(
            "XF_007",
            "only the first obstacle goes by its colour",
            XF_007,
            22,
            4,
            cards=(
                Card(
                    "first", "obstacle", (("colour", "green"), ("track", (("plain", 3),)), ("attack", 1)), (), line=25
                ),
                Card("second", "obstacle", (("colour", "red"), ("track", (("plain", 3),)), ("attack", 1)), (), line=26),
                Card(
                    "third", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=27
                ),
                Card(
                    "fourth", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=28
                ),
            ),
        ),
        Scenario(
            "XF_008",
            "a flipped ability is done before the next obstacle comes",
            XF_008,
            39,
            4,
            cards=(
                Card(
                    "scout",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("scout__when", "when", "flips to", scout__when_if, scout__when, line=43),),
                    line=42,
                ),
                Card(
                    "plain_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=45,
                ),
            ),
        ),
        Scenario(
            "XF_009",
            "three runners face three obstacles",
            XF_009,
            55,
            3,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=58),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=59,
                ),
            ),
        ),
        Scenario(
            "XF_314",
            "scene one with two runners: two obstacles",
            XF_314,
            73,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=76),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=77,
                ),
            ),
        ),
        Scenario(
            "XF_315",
            "scene one with three runners: three obstacles",
            XF_315,
            89,
            3,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=92),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=93,
                ),
            ),
        ),
        Scenario(
            "XF_316",
            "scene one with four runners: four obstacles",
            XF_316,
            105,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=108),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=109,
                ),
            ),
        ),
        Scenario(
            "XF_317",
            "scene two with two runners: three obstacles",
            XF_317,
            121,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=124),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "XF_318",
            "scene two with three runners: four obstacles",
            XF_318,
            138,
            3,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=141),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=142,
                ),
            ),
        ),
        Scenario(
            "XF_320",
            "scene three with two runners: four obstacles",
            XF_320,
            155,
            2,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=158),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=159,
                ),
            ),
        ),
        Scenario(
            "XF_321",
            "scene three with three runners: five obstacles",
            XF_321,
            172,
            3,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=175),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=176,
                ),
            ),
        ),
        Scenario(
            "XF_322",
            "scene three with four runners: six obstacles",
            XF_322,
            189,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=192),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=193,
                ),
            ),
        ),
        Scenario(
            "XF_323",
            "hard obstacles, as many as the level, come first",
            XF_323,
            206,
            4,
            cards=(
                Card(
                    "tough1",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=209,
                ),
                Card(
                    "tough2",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=210,
                ),
                Card(
                    "tough3",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=211,
                ),
                Card(
                    "easy1", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=212
                ),
                Card(
                    "easy2", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=213
                ),
                Card(
                    "easy3", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=214
                ),
            ),
        ),
        Scenario(
            "XF_324",
            "more levels than obstacles: all of them are hard",
            XF_324,
            231,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=234),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=235,
                ),
            ),
        ),
        Scenario(
            "XF_325",
            "the level is read when the scene starts",
            XF_325,
            248,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=251),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "black"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=252,
                ),
            ),
        ),
        Scenario(
            "XF_327",
            "a hard obstacle that comes first goes by its colour",
            XF_327,
            269,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),)), ("attack", 2)),
                    (),
                    line=272,
                ),
                Card(
                    "easy1", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=273
                ),
                Card(
                    "easy2", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=274
                ),
                Card(
                    "easy3", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=275
                ),
            ),
        ),
        Scenario(
            "XF_328",
            "five obstacles among three runners",
            XF_328,
            288,
            3,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=291),
            ),
        ),
        Scenario(
            "XF_331",
            "a scene ends when a turn ends, not before",
            XF_331,
            302,
            4,
            cards=(
                Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=305),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=306),
            ),
        ),
        Scenario(
            "XF_332",
            "everyone heals one when a scene ends",
            XF_332,
            330,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=333),
            ),
        ),
        Scenario(
            "XF_334",
            "one purchase each, from the left of who ended the scene",
            XF_334,
            355,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=358),
            ),
        ),
        Scenario(
            "XF_335",
            "who cannot buy passes, and the next one is asked",
            XF_335,
            379,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=382),
            ),
        ),
        Scenario(
            "XF_336",
            "the market is refilled between two purchases",
            XF_336,
            400,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=403),
            ),
        ),
        Scenario(
            "XF_342",
            "recovery comes before the purchases",
            XF_342,
            422,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=425),
            ),
        ),
        Scenario(
            "XF_343",
            "who ended the scene may buy once more, as the last",
            XF_343,
            442,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=445),
            ),
        ),
        Scenario(
            "XF_344",
            "a table cleared by an event waits for the end of the next turn",
            XF_344,
            468,
            4,
            cards=(
                Card(
                    "ghost", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=471
                ),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=472),
                Card(
                    "grenade",
                    "event",
                    (),
                    (Ability("grenade__when", "when", "appears", grenade__when_if, grenade__when, line=474),),
                    line=473,
                ),
            ),
        ),
        Scenario(
            "last_scene",
            "there is no fourth scene",
            last_scene,
            497,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=500),
            ),
        ),
        Scenario(
            "two_scenes",
            "the first obstacle of each scene goes by its colour",
            two_scenes,
            513,
            2,
            cards=(
                Card(
                    "first", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=516
                ),
                Card(
                    "second", "obstacle", (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)), (), line=517
                ),
                Card(
                    "stranger",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=518,
                ),
            ),
        ),
    ),
    lines=(
        "14:3 17:8 18:3 19:9 21:3 22:10 24:3 25:12 26:3 27:14 28:3 29:15 30:3 31:16 32:3 33:17 40:3 41:18"
        " 48:3 49:19 56:3 57:20 67:22 70:29 71:22 72:30 76:22 77:32 78:22 79:34 80:22 81:35 82:22 83:36 84:22"
        " 85:37 89:43 95:44 100:39 103:46 104:39 105:47 106:39 107:48 109:39 110:50 111:39 112:52 113:39"
        " 114:53 118:55 121:60 122:55 123:61 125:55 126:62 128:55 129:64 130:55 131:66 132:55 133:67 134:55"
        " 135:68 136:55 137:69 144:55 145:70 152:55 153:71 163:73 166:78 167:73 168:79 170:73 171:80 173:73"
        " 174:82 175:73 176:84 177:73 178:85 179:73 180:86 181:73 182:87 186:89 189:94 190:89 191:95 193:89"
        " 194:96 196:89 197:98 198:89 199:100 200:89 201:101 202:89 203:102 204:89 205:103 209:105 212:110"
        " 213:105 214:111 216:105 217:112 219:105 220:114 221:105 222:116 223:105 224:117 225:105 226:118"
        " 227:105 228:119 232:121 235:126 236:121 237:127 238:121 239:128 241:121 242:129 244:121 245:131"
        " 246:121 247:133 248:121 249:134 250:121 251:135 252:121 253:136 257:138 260:143 261:138 262:144"
        " 263:138 264:145 266:138 267:146 269:138 270:148 271:138 272:150 273:138 274:151 275:138 276:152"
        " 277:138 278:153 282:155 285:160 286:155 287:161 288:155 289:162 291:155 292:163 294:155 295:165"
        " 296:155 297:167 298:155 299:168 300:155 301:169 302:155 303:170 307:172 310:177 311:172 312:178"
        " 313:172 314:179 316:172 317:180 319:172 320:182 321:172 322:184 323:172 324:185 325:172 326:186"
        " 327:172 328:187 332:189 335:194 336:189 337:195 338:189 339:196 341:189 342:197 344:189 345:199"
        " 346:189 347:201 348:189 349:202 350:189 351:203 352:189 353:204 357:206 360:215 361:206 362:216"
        " 364:206 365:217 366:206 367:218 370:206 371:219 374:206 375:221 376:206 377:223 378:206 379:224"
        " 380:206 381:225 382:206 383:226 384:206 385:227 386:206 387:228 388:206 389:229 393:231 396:236"
        " 397:231 398:237 400:231 401:238 402:231 403:239 405:231 406:240 408:231 409:242 410:231 411:244"
        " 412:231 413:245 414:231 415:246 419:248 422:253 423:248 424:254 425:248 426:255 427:248 428:256"
        " 429:248 430:257 432:248 433:258 435:248 436:260 437:248 438:261 439:248 440:263 441:248 442:264"
        " 443:248 444:265 445:248 446:266 447:248 448:267 452:269 455:276 456:269 457:277 458:269 459:278"
        " 460:269 461:279 464:269 465:281 466:269 467:283 468:269 469:284 470:269 471:285 472:269 473:286"
        " 477:288 480:292 481:288 482:293 483:288 484:294 486:288 487:296 488:288 489:298 496:288 497:299"
        " 504:288 505:300 515:302 518:307 519:302 520:308 521:302 522:309 524:302 525:310 527:302 528:311"
        " 529:302 530:312 532:302 533:314 534:302 535:315 536:302 537:316 538:302 539:317 540:302 541:319"
        " 542:302 543:320 544:302 545:321 546:302 547:322 548:302 549:324 550:302 551:325 552:302 553:327"
        " 554:302 555:328 559:330 562:334 563:330 564:335 565:330 566:336 567:330 568:337 569:330 570:338"
        " 571:330 572:339 573:330 574:340 575:330 576:341 578:330 579:342 580:330 581:343 583:330 584:345"
        " 585:330 586:346 587:330 588:348 589:330 590:349 591:330 592:350 593:330 594:351 595:330 596:352"
        " 597:330 598:353 602:355 605:359 606:355 607:360 608:361 609:355 610:362 611:355 612:363 614:355"
        " 615:364 620:355 621:366 622:355 623:367 624:355 625:368 626:355 627:369 628:355 629:370 630:355"
        " 631:371 632:355 633:373 634:355 635:374 636:355 637:375 638:355 639:376 640:355 641:377 645:379"
        " 648:383 649:379 650:384 651:379 652:385 653:379 654:386 655:379 656:387 657:379 658:388 660:379"
        " 661:389 663:379 664:391 665:379 666:392 667:379 668:393 669:379 670:394 671:379 672:396 673:379"
        " 674:397 675:379 676:398 680:400 683:404 684:400 685:405 686:400 687:406 688:400 689:407 690:400"
        " 691:408 693:400 694:409 695:400 696:410 698:400 699:411 701:400 702:413 703:400 704:414 705:400"
        " 706:415 707:400 708:416 709:400 710:418 711:400 712:419 713:400 714:420 718:422 721:426 722:422"
        " 723:427 724:422 725:428 726:422 727:429 728:422 729:430 730:422 731:431 733:422 734:432 735:422"
        " 736:434 737:422 738:435 739:422 740:436 741:422 742:438 743:422 744:439 745:422 746:440 750:442"
        " 753:446 754:442 755:447 756:442 757:448 758:442 759:449 760:442 761:450 763:442 764:451 768:442"
        " 769:452 770:442 771:454 772:442 773:455 774:442 775:456 776:442 777:457 778:442 779:458 780:442"
        " 781:459 782:442 783:460 784:442 785:462 786:442 787:463 788:442 789:464 790:442 791:465 792:442"
        " 793:466 797:474 803:475 804:476 808:468 811:477 812:468 813:478 814:468 815:479 817:468 818:480"
        " 820:468 821:481 822:468 823:483 824:468 825:484 826:468 827:485 828:468 829:487 830:468 831:488"
        " 832:468 833:489 834:468 835:491 836:468 837:492 838:468 839:494 840:468 841:495 845:497 848:501"
        " 849:497 850:502 851:497 852:503 853:497 854:504 856:497 857:506 858:497 859:507 860:497 861:509"
        " 862:497 863:510 864:497 865:511 869:513 872:519 873:513 874:520 876:513 877:522 878:513 879:523"
        " 880:513 881:524 882:513 883:525 884:513 885:526 886:513 887:528 888:513 889:529 890:513 891:530"
        " 892:513 893:531 894:513 895:532"
    ),
)
