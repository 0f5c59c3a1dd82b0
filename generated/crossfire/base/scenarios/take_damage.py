"""Made by `ombre build` from cards/crossfire/base/scenarios/take_damage.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


def fuse__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:7
    return args[1] == this


def fuse__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:7
    for u_it1 in g.seats(g.current):
        g.v_suffers(u_it1, 1)


def XF_040(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:3
    g = t.game(4)
    t.line = 9
    u_fuse = g.create("fuse", g.z__row)
    g.s_obstacle_facing[u_fuse] = 1
    t.line = 11
    g.v_defeats(0, u_fuse)
    t.line = 13
    t.equal(13, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 14
    t.equal(14, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 15
    t.equal(15, "hp of P3", g.s_runner_hp[2], "=", 4)
    t.line = 16
    t.equal(16, "hp of P4", g.s_runner_hp[3], "=", 4)


def tally__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:24
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_199(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:18
    g = t.game(4)
    t.line = 26
    g.create("tally", g.z__active)
    t.line = 27
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 29
    t.step(g, "take_damage", 0)
    t.line = 31
    t.equal(31, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 32
    t.equal(32, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_201(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:34
    g = t.game(4)
    t.line = 38
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 1
    t.line = 40
    t.step(g, "take_damage", 0)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 43
    t.equal(43, "hp of P2", g.s_runner_hp[1], "=", 5)


def XF_202(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:45
    g = t.game(4)
    t.line = 49
    g.s_runner_max_hp[0] = 7
    t.line = 50
    g.s_runner_hp[0] = max(min(7, g.s_runner_max_hp[0]), 0)
    t.line = 51
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 53
    for _ in range(3):
        t.step(g, "take_damage", 0)
        t.step(g, "end_turn", 0)
        t.step(g, "take_damage", 1)
        t.step(g, "end_turn", 1)
        t.step(g, "take_damage", 2)
        t.step(g, "end_turn", 2)
        t.step(g, "take_damage", 3)
        t.step(g, "end_turn", 3)
    t.line = 63
    t.equal(63, "hp of P1", g.s_runner_hp[0], "=", 4)


def brute__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:69
    return args[0] == this


def brute__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:69
    g.v_suffers(you, 1)


def tally__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:72
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_203(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:65
    g = t.game(4)
    t.line = 74
    g.s_runner_hp[0] = max(min(2, g.s_runner_max_hp[0]), 0)
    t.line = 75
    g.create("tally", g.z__active)
    t.line = 76
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 0
    t.line = 78
    t.step(g, "take_damage", 0)
    t.line = 80
    t.equal(80, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 81
    t.equal(81, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 82
    t.check(82, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def XF_204(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:84
    g = t.game(4)
    t.line = 89
    g.s_runner_hp[0] = max(min(2, g.s_runner_max_hp[0]), 0)
    t.line = 90
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 91
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 92
    for _ in range(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 93
    for _ in range(4):
        g.create("mark_card", g.z_runner_discard + 0, 0)
    t.line = 95
    t.step(g, "take_damage", 0)
    t.line = 97
    t.equal(97, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 98
    t.check(98, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 99
    t.equal(99, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 9)
    t.line = 100
    t.equal(100, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 101
    t.equal(101, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


def XF_205(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:103
    g = t.game(4)
    t.line = 108
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 109
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 111
    t.step(g, "take_damage", 0)
    t.line = 113
    t.equal(113, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 114
    t.check(114, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def XF_206(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:116
    g = t.game(4)
    t.line = 120
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 121
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 0
    t.line = 122
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 124
    t.step(g, "take_damage", 0)
    t.line = 126
    t.equal(126, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 127
    t.check(127, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 128
    t.equal(128, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def XF_208(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:130
    g = t.game(4)
    t.line = 133
    g.s_runner_hp[1] = max(min(4, g.s_runner_max_hp[1]), 0)
    t.line = 135
    g.v_heals(1, 3)
    t.line = 137
    t.equal(137, "hp of P2", g.s_runner_hp[1], "=", 5)


def XF_209(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:139
    g = t.game(4)
    t.line = 143
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 1
    t.line = 145
    g.s_obstacle_facing[u_brute] = 0
    t.line = 146
    t.step(g, "take_damage", 0)
    t.line = 147
    t.step(g, "take_damage", 1)
    t.line = 149
    t.equal(149, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 150
    t.equal(150, "hp of P2", g.s_runner_hp[1], "=", 5)


def XF_211(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:152
    g = t.game(4)
    t.line = 156
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 0
    t.line = 157
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 159
    t.answer("window", ("plays", u_mana))
    t.line = 160
    t.step(g, "play_cards", 0)
    t.line = 161
    t.answer("window", ("strikes with", u_mana))
    t.line = 162
    t.step(g, "apply_damage", 0)
    t.line = 163
    t.step(g, "take_damage", 0)
    t.line = 165
    t.check(165, "brute is in normal_discard", g.where[u_brute] == g.z__normal_discard)
    t.line = 166
    t.equal(166, "hp of P1", g.s_runner_hp[0], "=", 5)


def first__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:172
    return args[0] == this


def first__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:172
    for u_r in [u_r for u_r in g.seats(g.current) if g.s_runner_hp[u_r] == 3]:
        g.v_suffers(u_r, 1)


def second__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:176
    return args[0] == this


def second__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:176
    for u_r in [u_r for u_r in g.seats(g.current) if g.s_runner_hp[u_r] == 4]:
        g.v_suffers(u_r, 1)


def tally__when_3(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:180
    u_r = args[0]
    g.s__scene_number = g.s__scene_number + 1
    g.s_runner_nuyen[u_r] = max(g.s__scene_number, 0)


def XF_212(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:168
    g = t.game(4)
    t.line = 183
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 184
    g.s_runner_hp[3] = max(min(4, g.s_runner_max_hp[3]), 0)
    t.line = 185
    g.create("tally", g.z__active)
    t.line = 186
    u_first = g.create("first", g.z__row)
    g.s_obstacle_facing[u_first] = 1
    u_second = g.create("second", g.z__row)
    g.s_obstacle_facing[u_second] = 1
    t.line = 188
    t.step(g, "take_damage", 1)
    t.line = 190
    t.equal(190, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 191
    t.equal(191, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)
    t.line = 192
    t.equal(192, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)
    t.line = 193
    t.equal(193, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)


def crossfire_zone__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:201
    u_it1 = args[0]
    u_r = args[1]
    return g.kind[u_it1] == g.k_obstacle


def crossfire_zone__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:201
    u_it1 = args[0]
    u_r = args[1]
    g.v_suffers(u_r, 1)


def tally__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:204
    u_r = args[0]
    return args[1] == 4


def tally__when_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:204
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_213(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:195
    g = t.game(4)
    t.line = 206
    g.create("crossfire_zone", g.z__active)
    g.create("tally", g.z__active)
    t.line = 207
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 209
    t.step(g, "take_damage", 0)
    t.line = 211
    t.equal(211, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 212
    t.equal(212, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def two__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:219
    return args[0] == this


def two__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:219
    g.v_suffers(you, 1)


def tally__when_5(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:222
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_581(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:214
    g = t.game(4)
    t.line = 224
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 225
    g.create("tally", g.z__active)
    t.line = 226
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 228
    t.step(g, "take_damage", 0)
    t.line = 230
    t.equal(230, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 231
    t.equal(231, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 232
    t.check(232, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def tally__when_6(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:240
    u_r = args[0]
    g.v_gains(u_r, 1)


def XF_582(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:234
    g = t.game(4)
    t.line = 242
    g.create("tally", g.z__active)
    t.line = 243
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 245
    t.step(g, "take_damage", 0)
    t.line = 247
    t.equal(247, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 248
    t.equal(248, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def first__before_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:254
    return args[0] == this


def first__before_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:254
    for u_r in [u_r for u_r in g.seats(g.current) if g.s_runner_hp[u_r] == 3]:
        g.v_suffers(u_r, 1)


def second__before_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:258
    return args[0] == this


def second__before_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:258
    for u_r in [u_r for u_r in g.seats(g.current) if g.s_runner_hp[u_r] == 4]:
        g.v_suffers(u_r, 1)


def tally__when_7(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:262
    u_r = args[0]
    g.s__scene_number = g.s__scene_number + 1
    g.s_runner_nuyen[u_r] = max(g.s__scene_number, 0)


def XF_583(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:250
    g = t.game(4)
    t.line = 265
    g.s_runner_hp[0] = max(min(3, g.s_runner_max_hp[0]), 0)
    t.line = 266
    g.s_runner_hp[3] = max(min(4, g.s_runner_max_hp[3]), 0)
    t.line = 267
    g.create("tally", g.z__active)
    t.line = 268
    u_first = g.create("first", g.z__row)
    g.s_obstacle_facing[u_first] = 2
    u_second = g.create("second", g.z__row)
    g.s_obstacle_facing[u_second] = 2
    t.line = 270
    t.step(g, "take_damage", 2)
    t.line = 272
    t.equal(272, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 273
    t.equal(273, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)
    t.line = 274
    t.equal(274, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


def XF_618(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:276
    g = t.game(4)
    t.line = 279
    g.s_runner_hp[1] = max(min(1, g.s_runner_max_hp[1]), 0)
    t.line = 281
    g.v_suffers(1, 1)
    t.line = 283
    t.equal(283, "hp of P2", g.s_runner_hp[1], "=", 0)
    t.line = 284
    t.check(284, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)


def alarm__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:291
    u_it1 = args[0]
    u_r = args[1]
    return g.kind[u_it1] == g.k_obstacle


def alarm__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:291
    u_it1 = args[0]
    u_r = args[1]
    g.v_gains(u_r, 1)


def XF_628(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:286
    g = t.game(4)
    t.line = 293
    g.create("alarm", g.z__active)
    t.line = 294
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 0
    t.line = 296
    t.step(g, "take_damage", 0)
    t.line = 298
    t.equal(298, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 299
    t.equal(299, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def alarm__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/take_damage.card:306
    u_it1 = args[0]
    u_r = args[1]
    return g.kind[u_it1] == g.k_obstacle


def alarm__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/take_damage.card:306
    u_it1 = args[0]
    u_r = args[1]
    g.v_gains(u_r, 1)


def XF_628_b(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:301
    g = t.game(4)
    t.line = 308
    g.create("alarm", g.z__active)
    t.line = 309
    u_brute = g.create("brute", g.z__row)
    g.s_obstacle_facing[u_brute] = 0
    t.line = 310
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 312
    t.answer("window", ("assists with", u_covering_fire))
    t.line = 313
    t.step(g, "play_cards", 0)
    t.line = 314
    t.step(g, "take_damage", 0)
    t.line = 316
    t.equal(316, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 317
    t.equal(317, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def XF_631(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:319
    g = t.game(4)
    t.line = 323
    g.v_suffers(0, 2)
    t.line = 325
    t.equal(325, "hp of P1", g.s_runner_hp[0], "=", 3)


def XF_644(t: Value) -> None:  # cards/crossfire/base/scenarios/take_damage.card:327
    g = t.game(4)
    t.line = 331
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 333
    t.step(g, "take_damage", 0)
    t.line = 334
    t.step(g, "end_turn", 0)
    t.line = 336
    t.equal(336, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 338
    t.step(g, "take_damage", 0)
    t.line = 340
    t.equal(340, "hp of P1", g.s_runner_hp[0], "=", 3)


MODULE = Module(
    source="cards/crossfire/base/scenarios/take_damage.card",
    scenarios=(
        Scenario(
            "XF_040",
            "each runner is the whole team",
            XF_040,
            3,
            4,
            cards=(
                Card(
                    "fuse",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("fuse__when", "when", "defeats", fuse__when_if, fuse__when, line=7),),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "XF_199",
            "each obstacle attacks once, in one packet",
            XF_199,
            18,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=21),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=22),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when", "when", "suffers", None, tally__when, line=24),),
                    line=23,
                ),
            ),
        ),
        Scenario(
            "XF_201",
            "obstacles that face others do not attack",
            XF_201,
            34,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 3)), (), line=37),),
        ),
        Scenario(
            "XF_202",
            "what is not defeated attacks every turn",
            XF_202,
            45,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=48),),
        ),
        Scenario(
            "XF_203",
            "damage of an attack's own text joins the packet",
            XF_203,
            65,
            4,
            cards=(
                Card(
                    "brute",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 2)),
                    (Ability("brute__when", "when", "attacks", brute__when_if, brute__when, line=69),),
                    line=68,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_2", "when", "suffers", None, tally__when_2, line=72),),
                    line=71,
                ),
            ),
        ),
        Scenario(
            "XF_204",
            "an overkill packet only staggers",
            XF_204,
            84,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=87),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=88),
            ),
        ),
        Scenario(
            "XF_205",
            "exactly lethal damage staggers",
            XF_205,
            103,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=106),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=107),
            ),
        ),
        Scenario(
            "XF_206",
            "one point of health is enough to stand",
            XF_206,
            116,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=119),),
        ),
        Scenario("XF_208", "healing stops at the starting health", XF_208, 130, 4),
        Scenario(
            "XF_209",
            "an obstacle that was moved attacks whom it faces now",
            XF_209,
            139,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=142),),
        ),
        Scenario(
            "XF_211",
            "what fell in the damage step deals nothing afterwards",
            XF_211,
            152,
            4,
            cards=(Card("brute", "obstacle", (("track", (("blue", 1),)), ("attack", 9)), (), line=155),),
        ),
        Scenario(
            "XF_212",
            "packets of several runners run clockwise from the current one",
            XF_212,
            168,
            4,
            cards=(
                Card(
                    "first",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("first__before", "before", "attacks", first__before_if, first__before, line=172),),
                    line=171,
                ),
                Card(
                    "second",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("second__before", "before", "attacks", second__before_if, second__before, line=176),),
                    line=175,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_3", "when", "suffers", None, tally__when_3, line=180),),
                    line=179,
                ),
            ),
        ),
        Scenario(
            "XF_213",
            "all damage of the step is one packet",
            XF_213,
            195,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=198),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=199),
                Card(
                    "crossfire_zone",
                    "event",
                    (),
                    (
                        Ability(
                            "crossfire_zone__when",
                            "when",
                            "attacks",
                            crossfire_zone__when_if,
                            crossfire_zone__when,
                            once="turn",
                            line=201,
                        ),
                    ),
                    line=200,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_4", "when", "suffers", tally__when_if, tally__when_4, line=204),),
                    line=203,
                ),
            ),
        ),
        Scenario(
            "XF_581",
            "one damage step cannot hit twice",
            XF_581,
            214,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=217),
                Card(
                    "two",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 2)),
                    (Ability("two__when", "when", "attacks", two__when_if, two__when, line=219),),
                    line=218,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_5", "when", "suffers", None, tally__when_5, line=222),),
                    line=221,
                ),
            ),
        ),
        Scenario(
            "XF_582",
            "two attacks of two are a packet of four",
            XF_582,
            234,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=237),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=238),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_6", "when", "suffers", None, tally__when_6, line=240),),
                    line=239,
                ),
            ),
        ),
        Scenario(
            "XF_583",
            "packets go clockwise, also past the last seat",
            XF_583,
            250,
            4,
            cards=(
                Card(
                    "first",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("first__before_2", "before", "attacks", first__before_if_2, first__before_2, line=254),),
                    line=253,
                ),
                Card(
                    "second",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (
                        Ability(
                            "second__before_2", "before", "attacks", second__before_if_2, second__before_2, line=258
                        ),
                    ),
                    line=257,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_7", "when", "suffers", None, tally__when_7, line=262),),
                    line=261,
                ),
            ),
        ),
        Scenario("XF_618", "no health left means staggered", XF_618, 276, 4),
        Scenario(
            "XF_628",
            "the damage of an obstacle is an attack: triggers hear it",
            XF_628,
            286,
            4,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=289),
                Card(
                    "alarm",
                    "event",
                    (),
                    (Ability("alarm__when", "when", "attacks", alarm__when_if, alarm__when, line=291),),
                    line=290,
                ),
            ),
        ),
        Scenario(
            "XF_628_b",
            "the damage of an obstacle is an attack: it can be prevented",
            XF_628_b,
            301,
            4,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=304),
                Card(
                    "alarm",
                    "event",
                    (),
                    (Ability("alarm__when_2", "when", "attacks", alarm__when_if_2, alarm__when_2, line=306),),
                    line=305,
                ),
            ),
        ),
        Scenario("XF_631", "damage comes off the health", XF_631, 319, 4),
        Scenario(
            "XF_644",
            "an obstacle that stands attacks again next turn",
            XF_644,
            327,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=330),),
        ),
    ),
)
