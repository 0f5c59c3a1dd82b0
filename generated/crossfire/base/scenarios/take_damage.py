"""Made by `ombre build` from cards/crossfire/base/scenarios/take_damage.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/take_damage.card:7
def fuse__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/take_damage.card:7
def fuse__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/take_damage.card:3
def XF_040(t: Value) -> None:
    g = t.game(4)
    t.line = 9
    u_fuse = g.create("fuse", g.z__row)
    g.s_threat_facing[u_fuse] = 1
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


# cards/crossfire/base/scenarios/take_damage.card:24
def tally__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:18
def XF_199(t: Value) -> None:
    g = t.game(4)
    t.line = 26
    g.create("tally", g.z__active)
    t.line = 27
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 29
    t.step(g, "take_damage", 0)
    t.line = 31
    t.equal(31, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 32
    t.equal(32, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/take_damage.card:34
def XF_201(t: Value) -> None:
    g = t.game(4)
    t.line = 38
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 1
    t.line = 40
    t.step(g, "take_damage", 0)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 43
    t.equal(43, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 45
    t.step(g, "take_damage", 1)
    t.line = 47
    t.equal(47, "hp of P2", g.s_runner_hp[1], "=", 2)


# cards/crossfire/base/scenarios/take_damage.card:49
def XF_202(t: Value) -> None:
    g = t.game(4)
    t.line = 53
    g.s_runner_max_hp[0] = 7
    t.line = 54
    g.s_runner_hp[0] = min(7, g.s_runner_max_hp[0])
    t.line = 55
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 57
    for _ in g.repeat(3):
        t.step(g, "take_damage", 0)
        t.step(g, "end_turn", 0)
        t.step(g, "take_damage", 1)
        t.step(g, "end_turn", 1)
        t.step(g, "take_damage", 2)
        t.step(g, "end_turn", 2)
        t.step(g, "take_damage", 3)
        t.step(g, "end_turn", 3)
    t.line = 67
    t.equal(67, "hp of P1", g.s_runner_hp[0], "=", 4)


# cards/crossfire/base/scenarios/take_damage.card:73
def brute__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:73
def brute__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/take_damage.card:76
def tally__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:69
def XF_203(t: Value) -> None:
    g = t.game(4)
    t.line = 78
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 79
    g.create("tally", g.z__active)
    t.line = 80
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 82
    t.step(g, "take_damage", 0)
    t.line = 84
    t.equal(84, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 85
    t.equal(85, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 86
    t.check(86, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/take_damage.card:88
def XF_204(t: Value) -> None:
    g = t.game(4)
    t.line = 93
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 94
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 95
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 96
    for _ in g.repeat(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 97
    for _ in g.repeat(4):
        g.create("mark", g.z_runner_discard + 0, 0)
    t.line = 99
    t.step(g, "take_damage", 0)
    t.line = 101
    t.equal(101, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 102
    t.check(102, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 103
    t.equal(103, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 9)
    t.line = 104
    t.equal(104, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 105
    t.equal(105, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)


# cards/crossfire/base/scenarios/take_damage.card:107
def XF_205(t: Value) -> None:
    g = t.game(4)
    t.line = 112
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 113
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 115
    t.step(g, "take_damage", 0)
    t.line = 117
    t.equal(117, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 118
    t.check(118, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/take_damage.card:120
def XF_206(t: Value) -> None:
    g = t.game(4)
    t.line = 124
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 125
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 126
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 128
    t.step(g, "take_damage", 0)
    t.line = 130
    t.equal(130, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 131
    t.check(131, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 132
    t.equal(132, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/base/scenarios/take_damage.card:134
def XF_208(t: Value) -> None:
    g = t.game(4)
    t.line = 137
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 139
    g.v_heals(1, 3)
    t.line = 141
    t.equal(141, "hp of P2", g.s_runner_hp[1], "=", 5)


# cards/crossfire/base/scenarios/take_damage.card:143
def XF_209(t: Value) -> None:
    g = t.game(4)
    t.line = 147
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 1
    t.line = 149
    g.s_threat_facing[u_brute] = 0
    t.line = 150
    t.step(g, "take_damage", 0)
    t.line = 151
    t.step(g, "take_damage", 1)
    t.line = 153
    t.equal(153, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 154
    t.equal(154, "hp of P2", g.s_runner_hp[1], "=", 5)


# cards/crossfire/base/scenarios/take_damage.card:156
def XF_211(t: Value) -> None:
    g = t.game(4)
    t.line = 160
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 161
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 163
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 164
    t.step(g, "play_cards", 0)
    t.line = 165
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 166
    t.step(g, "apply_damage", 0)
    t.line = 167
    t.step(g, "take_damage", 0)
    t.line = 169
    t.check(169, "brute is in normal_discard", g.where[u_brute] == g.z__normal_discard)
    t.line = 170
    t.equal(170, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/take_damage.card:176
def first__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:176
def first__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] == 3]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:180
def second__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:180
def second__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] == 4]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:184
def tally__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_nuyen[u_r] = g.s__scene_number


# cards/crossfire/base/scenarios/take_damage.card:172
def XF_212(t: Value) -> None:
    g = t.game(4)
    t.line = 187
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 188
    g.s_runner_hp[3] = min(4, g.s_runner_max_hp[3])
    t.line = 189
    g.create("tally", g.z__active)
    t.line = 190
    u_first = g.create("first", g.z__row)
    g.s_threat_facing[u_first] = 1
    u_second = g.create("second", g.z__row)
    g.s_threat_facing[u_second] = 1
    t.line = 192
    t.step(g, "take_damage", 1)
    t.line = 194
    t.equal(194, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 195
    t.equal(195, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)
    t.line = 196
    t.equal(196, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)
    t.line = 197
    t.equal(197, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)


# cards/crossfire/base/scenarios/take_damage.card:205
def crossfire_zone__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/take_damage.card:205
def crossfire_zone__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[1]
    g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:208
def tally__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == 4


# cards/crossfire/base/scenarios/take_damage.card:208
def tally__when_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:199
def XF_213(t: Value) -> None:
    g = t.game(4)
    t.line = 210
    g.create("crossfire_zone", g.z__active)
    g.create("tally", g.z__active)
    t.line = 211
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 213
    t.step(g, "take_damage", 0)
    t.line = 215
    t.equal(215, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 216
    t.equal(216, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/take_damage.card:223
def two__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:223
def two__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/take_damage.card:226
def tally__when_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:218
def XF_581(t: Value) -> None:
    g = t.game(4)
    t.line = 228
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 229
    g.create("tally", g.z__active)
    t.line = 230
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 232
    t.step(g, "take_damage", 0)
    t.line = 234
    t.equal(234, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 235
    t.equal(235, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 236
    t.check(236, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/take_damage.card:244
def tally__when_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:238
def XF_582(t: Value) -> None:
    g = t.game(4)
    t.line = 246
    g.create("tally", g.z__active)
    t.line = 247
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 249
    t.step(g, "take_damage", 0)
    t.line = 251
    t.equal(251, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 252
    t.equal(252, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/take_damage.card:258
def first__before_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:258
def first__before_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] == 3]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:262
def second__before_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/take_damage.card:262
def second__before_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] == 4]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:266
def tally__when_7(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_nuyen[u_r] = g.s__scene_number


# cards/crossfire/base/scenarios/take_damage.card:254
def XF_583(t: Value) -> None:
    g = t.game(4)
    t.line = 269
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 270
    g.s_runner_hp[3] = min(4, g.s_runner_max_hp[3])
    t.line = 271
    g.create("tally", g.z__active)
    t.line = 272
    u_first = g.create("first", g.z__row)
    g.s_threat_facing[u_first] = 2
    u_second = g.create("second", g.z__row)
    g.s_threat_facing[u_second] = 2
    t.line = 274
    t.step(g, "take_damage", 2)
    t.line = 276
    t.equal(276, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 277
    t.equal(277, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)
    t.line = 278
    t.equal(278, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


# cards/crossfire/base/scenarios/take_damage.card:280
def XF_618(t: Value) -> None:
    g = t.game(4)
    t.line = 283
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 285
    g.v_suffers(1, 1)
    t.line = 287
    t.equal(287, "hp of P2", g.s_runner_hp[1], "=", 0)
    t.line = 288
    t.check(288, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/take_damage.card:295
def alarm__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/take_damage.card:295
def alarm__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[1]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:290
def XF_628(t: Value) -> None:
    g = t.game(4)
    t.line = 297
    g.create("alarm", g.z__active)
    t.line = 298
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 300
    t.step(g, "take_damage", 0)
    t.line = 302
    t.equal(302, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 303
    t.equal(303, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/take_damage.card:310
def alarm__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/take_damage.card:310
def alarm__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[1]
    g.v_gains(u_r, 1)


# cards/crossfire/base/scenarios/take_damage.card:305
def XF_628_b(t: Value) -> None:
    g = t.game(4)
    t.line = 312
    g.create("alarm", g.z__active)
    t.line = 313
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 314
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 316
    t.answer("window", (("assists with", (None, u_covering_fire)),))
    t.line = 317
    t.step(g, "play_cards", 0)
    t.line = 318
    t.step(g, "take_damage", 0)
    t.line = 320
    t.check(320, "covering_fire is in played of P2", g.where[u_covering_fire] == g.z_runner_played + 1)
    t.line = 321
    t.equal(321, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 322
    t.equal(322, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/take_damage.card:324
def XF_631(t: Value) -> None:
    g = t.game(4)
    t.line = 328
    g.v_suffers(0, 2)
    t.line = 330
    t.equal(330, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/base/scenarios/take_damage.card:332
def XF_644(t: Value) -> None:
    g = t.game(4)
    t.line = 336
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 338
    t.step(g, "take_damage", 0)
    t.line = 339
    t.step(g, "end_turn", 0)
    t.line = 341
    t.equal(341, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 343
    t.step(g, "take_damage", 0)
    t.line = 345
    t.equal(345, "hp of P1", g.s_runner_hp[0], "=", 3)


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
            49,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=52),),
        ),
        Scenario(
            "XF_203",
            "damage of an attack's own text joins the packet",
            XF_203,
            69,
            4,
            cards=(
                Card(
                    "brute",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 2)),
                    (Ability("brute__when", "when", "attacks", brute__when_if, brute__when, line=73),),
                    line=72,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_2", "when", "suffers", None, tally__when_2, line=76),),
                    line=75,
                ),
            ),
        ),
        Scenario(
            "XF_204",
            "an overkill packet only staggers",
            XF_204,
            88,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=91),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=92),
            ),
        ),
        Scenario(
            "XF_205",
            "exactly lethal damage staggers",
            XF_205,
            107,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=110),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=111),
            ),
        ),
        Scenario(
            "XF_206",
            "one point of health is enough to stand",
            XF_206,
            120,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=123),),
        ),
        Scenario("XF_208", "healing stops at the starting health", XF_208, 134, 4),
        Scenario(
            "XF_209",
            "an obstacle that was moved attacks whom it faces now",
            XF_209,
            143,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=146),),
        ),
        Scenario(
            "XF_211",
            "what fell in the damage step deals nothing afterwards",
            XF_211,
            156,
            4,
            cards=(Card("brute", "obstacle", (("track", (("blue", 1),)), ("attack", 9)), (), line=159),),
        ),
        Scenario(
            "XF_212",
            "packets of several runners run clockwise from the current one",
            XF_212,
            172,
            4,
            cards=(
                Card(
                    "first",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("first__before", "before", "attacks", first__before_if, first__before, line=176),),
                    line=175,
                ),
                Card(
                    "second",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("second__before", "before", "attacks", second__before_if, second__before, line=180),),
                    line=179,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_3", "when", "suffers", None, tally__when_3, line=184),),
                    line=183,
                ),
            ),
        ),
        Scenario(
            "XF_213",
            "all damage of the step is one packet",
            XF_213,
            199,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=202),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=203),
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
                            line=205,
                        ),
                    ),
                    line=204,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_4", "when", "suffers", tally__when_if, tally__when_4, line=208),),
                    line=207,
                ),
            ),
        ),
        Scenario(
            "XF_581",
            "one damage step cannot hit twice",
            XF_581,
            218,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=221),
                Card(
                    "two",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 2)),
                    (Ability("two__when", "when", "attacks", two__when_if, two__when, line=223),),
                    line=222,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_5", "when", "suffers", None, tally__when_5, line=226),),
                    line=225,
                ),
            ),
        ),
        Scenario(
            "XF_582",
            "two attacks of two are a packet of four",
            XF_582,
            238,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=241),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=242),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_6", "when", "suffers", None, tally__when_6, line=244),),
                    line=243,
                ),
            ),
        ),
        Scenario(
            "XF_583",
            "packets go clockwise, also past the last seat",
            XF_583,
            254,
            4,
            cards=(
                Card(
                    "first",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("first__before_2", "before", "attacks", first__before_if_2, first__before_2, line=258),),
                    line=257,
                ),
                Card(
                    "second",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (
                        Ability(
                            "second__before_2", "before", "attacks", second__before_if_2, second__before_2, line=262
                        ),
                    ),
                    line=261,
                ),
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when_7", "when", "suffers", None, tally__when_7, line=266),),
                    line=265,
                ),
            ),
        ),
        Scenario("XF_618", "no health left means staggered", XF_618, 280, 4),
        Scenario(
            "XF_628",
            "the damage of an obstacle is an attack: triggers hear it",
            XF_628,
            290,
            4,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=293),
                Card(
                    "alarm",
                    "event",
                    (),
                    (Ability("alarm__when", "when", "attacks", alarm__when_if, alarm__when, line=295),),
                    line=294,
                ),
            ),
        ),
        Scenario(
            "XF_628_b",
            "the damage of an obstacle is an attack: it can be prevented",
            XF_628_b,
            305,
            4,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=308),
                Card(
                    "alarm",
                    "event",
                    (),
                    (Ability("alarm__when_2", "when", "attacks", alarm__when_if_2, alarm__when_2, line=310),),
                    line=309,
                ),
            ),
        ),
        Scenario("XF_631", "damage comes off the health", XF_631, 324, 4),
        Scenario(
            "XF_644",
            "an obstacle that stands attacks again next turn",
            XF_644,
            332,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=335),),
        ),
    ),
    lines=(
        "14:7 20:8 25:3 28:9 30:3 31:11 32:3 33:13 34:3 35:14 36:3 37:15 38:3 39:16 43:24 45:25 49:18 52:26"
        " 53:18 54:27 58:18 59:29 60:18 61:31 62:18 63:32 67:34 70:38 72:34 73:40 74:34 75:42 76:34 77:43"
        " 78:34 79:45 80:34 81:47 85:49 88:53 89:49 90:54 91:49 92:55 94:49 95:57 96:58 97:59 98:60 99:61"
        " 100:62 101:63 102:64 103:65 104:49 105:67 109:73 115:74 120:76 122:77 126:69 129:78 130:69 131:79"
        " 132:69 133:80 135:69 136:82 137:69 138:84 139:69 140:85 141:69 142:86 146:88 149:93 150:88 151:94"
        " 155:88 156:95 158:88 159:96 161:88 162:97 164:88 165:99 166:88 167:101 168:88 169:102 170:88"
        " 171:103 172:88 173:104 174:88 175:105 179:107 182:112 183:107 184:113 188:107 189:115 190:107"
        " 191:117 192:107 193:118 197:120 200:124 201:120 202:125 204:120 205:126 207:120 208:128 209:120"
        " 210:130 211:120 212:131 213:120 214:132 218:134 221:137 222:134 223:139 224:134 225:141 229:143"
        " 232:147 234:143 235:149 236:143 237:150 238:143 239:151 240:143 241:153 242:143 243:154 247:156"
        " 250:160 252:156 253:161 254:156 255:163 256:156 257:164 258:156 259:165 260:156 261:166 262:156"
        " 263:167 264:156 265:169 266:156 267:170 271:176 277:177 278:178 282:180 288:181 289:182 293:184"
        " 295:185 296:186 300:172 303:187 304:172 305:188 306:172 307:189 308:172 309:190 313:172 314:192"
        " 315:172 316:194 317:172 318:195 319:172 320:196 321:172 322:197 326:205 334:206 338:208 345:209"
        " 349:199 352:210 354:199 355:211 359:199 360:213 361:199 362:215 363:199 364:216 368:223 374:224"
        " 379:226 381:227 385:218 388:228 389:218 390:229 391:218 392:230 396:218 397:232 398:218 399:234"
        " 400:218 401:235 402:218 403:236 407:244 409:245 413:238 416:246 417:238 418:247 422:238 423:249"
        " 424:238 425:251 426:238 427:252 431:258 437:259 438:260 442:262 448:263 449:264 453:266 455:267"
        " 456:268 460:254 463:269 464:254 465:270 466:254 467:271 468:254 469:272 473:254 474:274 475:254"
        " 476:276 477:254 478:277 479:254 480:278 484:280 487:283 488:280 489:285 490:280 491:287 492:280"
        " 493:288 497:295 505:296 509:290 512:297 513:290 514:298 516:290 517:300 518:290 519:302 520:290"
        " 521:303 525:310 533:311 537:305 540:312 541:305 542:313 544:305 545:314 546:305 547:316 548:305"
        " 549:317 550:305 551:318 552:305 553:320 554:305 555:321 556:305 557:322 561:324 564:328 565:324"
        " 566:330 570:332 573:336 575:332 576:338 577:332 578:339 579:332 580:341 581:332 582:343 583:332"
        " 584:345"
    ),
)
