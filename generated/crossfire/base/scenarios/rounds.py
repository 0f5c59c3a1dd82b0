"""Made by `ombre build` from cards/crossfire/base/scenarios/rounds.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/rounds.card:7
def clock__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__scene_number == 0


# cards/crossfire/base/scenarios/rounds.card:7
def clock__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:9
def clock__before_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__scene_number == 1


# cards/crossfire/base/scenarios/rounds.card:9
def clock__before_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:11
def clock__before_if_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__scene_number == 2


# cards/crossfire/base/scenarios/rounds.card:11
def clock__before_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:13
def clock__before_if_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__scene_number == 3


# cards/crossfire/base/scenarios/rounds.card:13
def clock__before_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:15
def clock__before_if_5(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__scene_number == 4


# cards/crossfire/base/scenarios/rounds.card:15
def clock__before_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:3
def XF_014(t: Value) -> None:
    g = t.game(2)
    t.line = 17
    g.create("clock", g.z__active)
    t.line = 18
    t.all_pass = True
    t.line = 20
    t.flow(g, "turn", 0)
    t.line = 22
    t.equal(22, "scene_number", g.s__scene_number, "=", 5)


# cards/crossfire/base/scenarios/rounds.card:28
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/rounds.card:24
def XF_093(t: Value) -> None:
    g = t.game(4)
    t.line = 31
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 32
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 33
    t.all_pass = True
    t.line = 35
    t.flow(g, "round", g.current)
    t.line = 37
    t.equal(37, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 2)
    t.line = 38
    t.equal(38, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 39
    t.equal(39, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 40
    t.equal(40, "karma of P2", g.s_runner_karma[1], "=", 2)
    t.line = 41
    t.equal(41, "karma of P3", g.s_runner_karma[2], "=", 3)
    t.line = 42
    t.equal(42, "karma of P4", g.s_runner_karma[3], "=", 4)


# cards/crossfire/base/scenarios/rounds.card:48
def watcher__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/rounds.card:44
def XF_094(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 52
    g.s__starting = 2
    t.line = 53
    t.all_pass = True
    t.line = 55
    for _ in g.repeat(5):
        t.flow(g, "round", g.current)
    t.line = 58
    t.equal(58, "round_number", g.s__round_number, "=", 5)
    t.line = 59
    t.equal(59, "karma of P3", g.s_runner_karma[2], "=", 17)
    t.line = 60
    t.equal(60, "karma of P4", g.s_runner_karma[3], "=", 18)
    t.line = 61
    t.equal(61, "karma of P2", g.s_runner_karma[1], "=", 20)
    t.line = 62
    t.check(62, "starting is P3", g.s__starting == 2)


# cards/crossfire/base/scenarios/rounds.card:68
def watcher__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/rounds.card:64
def XF_273(t: Value) -> None:
    g = t.game(4)
    t.line = 71
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 72
    t.all_pass = True
    t.line = 74
    t.flow(g, "round", g.current)
    t.line = 76
    t.equal(76, "karma of P2", g.s_runner_karma[1], "=", 2)
    t.line = 77
    t.equal(77, "karma of P3", g.s_runner_karma[2], "=", 3)


# cards/crossfire/base/scenarios/rounds.card:83
def watcher__when_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/rounds.card:85
def watcher__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_event


# cards/crossfire/base/scenarios/rounds.card:85
def watcher__when_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/rounds.card:79
def XF_274(t: Value) -> None:
    g = t.game(4)
    t.line = 87
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 88
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 89
    t.all_pass = True
    t.line = 91
    t.flow(g, "round", g.current)
    t.line = 92
    t.step(g, "new_event", 0)
    t.line = 94
    t.equal(94, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 95
    t.equal(95, "scene_number", g.s__scene_number, "=", 4)
    t.line = 96
    t.equal(96, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:102
def watcher__when_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/rounds.card:98
def XF_275(t: Value) -> None:
    g = t.game(3)
    t.line = 105
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 106
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 107
    g.s__starting = 1
    t.line = 108
    t.all_pass = True
    t.line = 110
    t.flow(g, "round", g.current)
    t.line = 112
    t.equal(112, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 113
    t.equal(113, "karma of P3", g.s_runner_karma[2], "=", 2)
    t.line = 114
    t.equal(114, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 115
    t.equal(115, "level", g.d__level(), "=", 0)
    t.line = 117
    t.flow(g, "round", g.current)
    t.line = 119
    t.equal(119, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 120
    t.equal(120, "level", g.d__level(), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:126
def red_one__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__round_number = bounded(g.s__round_number + 1)
    g.s_runner_karma[g.current] = g.s__round_number


# cards/crossfire/base/scenarios/rounds.card:122
def XF_330(t: Value) -> None:
    g = t.game(4)
    t.line = 129
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 130
    for _ in g.repeat(4):
        g.create("red_one", g.z__normal_deck)
    t.line = 131
    g.s__starting = 1
    t.line = 132
    t.all_pass = True
    t.line = 134
    g.v_opens(u_crossfire)
    t.line = 135
    g.s__round_number = 0
    t.line = 136
    for u_foe in [
        u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle and g.s_threat_facing[u_foe] != 3
    ]:
        g.move(u_foe, g.z__normal_discard)
    t.line = 139
    t.equal(
        139,
        "number of (an obstacle in row where facing is P4)",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle and g.s_threat_facing[u_it2] == 3]),
        "=",
        1,
    )
    t.line = 141
    t.flow(g, "round", g.current)
    t.line = 143
    t.equal(143, "karma of P2", g.s_runner_karma[1], "=", 2)
    t.line = 144
    t.equal(144, "karma of P1", g.s_runner_karma[0], "=", 5)


# cards/crossfire/base/scenarios/rounds.card:150
def thief__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/rounds.card:150
def thief__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/rounds.card:154
def windfall__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/scenarios/rounds.card:146
def XF_050(t: Value) -> None:
    g = t.game(4)
    t.line = 156
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 157
    u_windfall = g.create("windfall", g.z__active)
    t.line = 158
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 159
    u_mark = g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 160
    t.answer("order", u_thief, who=1)
    t.line = 161
    t.all_pass = True
    t.line = 163
    t.step(g, "play_cards", 1)
    t.line = 164
    g.scope_start("turn")
    t.line = 166
    t.offered(166, "offered order: thief, windfall", "order", (u_thief, u_windfall))
    t.line = 167
    t.check(167, "mana is in discard of P2", g.where[u_mana] == g.z_runner_discard + 1)
    t.line = 168
    t.check(168, "mark is in hand of P2", g.where[u_mark] == g.z_runner_hand + 1)


# cards/crossfire/base/scenarios/rounds.card:174
def thief__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/rounds.card:174
def thief__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/rounds.card:178
def windfall__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/scenarios/rounds.card:170
def XF_050_b(t: Value) -> None:
    g = t.game(4)
    t.line = 180
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 181
    u_windfall = g.create("windfall", g.z__active)
    t.line = 182
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 183
    u_mark = g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 184
    t.answer("order", u_windfall, who=1)
    t.line = 185
    t.answer("pick", u_mark, who=1)
    t.line = 186
    t.all_pass = True
    t.line = 188
    t.step(g, "play_cards", 1)
    t.line = 189
    g.scope_start("turn")
    t.line = 191
    t.offered(191, "offered order: thief, windfall", "order", (u_thief, u_windfall))
    t.line = 192
    t.check(192, "mark is in discard of P2", g.where[u_mark] == g.z_runner_discard + 1)
    t.line = 193
    t.check(193, "mana is in hand of P2", g.where[u_mana] == g.z_runner_hand + 1)


# cards/crossfire/base/scenarios/rounds.card:199
def thief__when_if_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/rounds.card:199
def thief__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/rounds.card:195
def XF_051(t: Value) -> None:
    g = t.game(4)
    t.line = 202
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 203
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 204
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 205
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 206
    t.answer("order", u_thief, who=1)
    t.line = 208
    t.step(g, "play_cards", 1)
    t.line = 209
    g.scope_start("turn")
    t.line = 211
    t.offered(211, "offered order: thief, P2", "order", (u_thief, 1))
    t.line = 212
    t.equal(212, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:218
def thief__when_if_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/rounds.card:218
def thief__when_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/scenarios/rounds.card:214
def XF_051_b(t: Value) -> None:
    g = t.game(4)
    t.line = 221
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 222
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 223
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 1
    t.line = 224
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 225
    t.answer("order", 1, who=1)
    t.line = 227
    t.step(g, "play_cards", 1)
    t.line = 228
    g.scope_start("turn")
    t.line = 230
    t.equal(230, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 231
    t.equal(231, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:237
def toll__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/scenarios/rounds.card:240
def thief__when_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = 0


# cards/crossfire/base/scenarios/rounds.card:233
def XF_052(t: Value) -> None:
    g = t.game(4)
    t.line = 242
    u_toll = g.create("toll", g.z__row)
    g.s_threat_facing[u_toll] = 2
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 2
    t.line = 243
    t.answer("order", u_toll, who=0)
    t.line = 244
    t.all_pass = True
    t.line = 246
    t.step(g, "play_cards", 0)
    t.line = 247
    g.scope_start("turn")
    t.line = 249
    t.offered(249, "offered order: toll, thief", "order", (u_toll, u_thief))
    t.line = 250
    t.equal(250, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)


# cards/crossfire/base/scenarios/rounds.card:256
def toll__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/scenarios/rounds.card:259
def thief__when_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = 0


# cards/crossfire/base/scenarios/rounds.card:252
def XF_052_b(t: Value) -> None:
    g = t.game(4)
    t.line = 261
    u_toll = g.create("toll", g.z__row)
    g.s_threat_facing[u_toll] = 2
    u_thief = g.create("thief", g.z__row)
    g.s_threat_facing[u_thief] = 2
    t.line = 262
    t.answer("order", u_thief, who=0)
    t.line = 263
    t.all_pass = True
    t.line = 265
    t.step(g, "play_cards", 0)
    t.line = 266
    g.scope_start("turn")
    t.line = 268
    t.equal(268, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)


# cards/crossfire/base/scenarios/rounds.card:276
def stand_off__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__round_number <= 1


# cards/crossfire/base/scenarios/rounds.card:270
def XF_099(t: Value) -> None:
    g = t.game(4)
    t.line = 277
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 278
    g.create("stand_off", g.z__briefing)
    t.line = 279
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 280
    t.all_pass = True
    t.line = 282
    t.flow(g, "round", g.current)
    t.line = 284
    t.equal(284, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 285
    t.equal(285, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 287
    t.flow(g, "round", g.current)
    t.line = 289
    t.equal(289, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:296
def hunt__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return bool([u_it1 for u_it1 in g.zones[g.z__normal_discard] if g.kind[u_it1] in g.k_obstacle])


# cards/crossfire/base/scenarios/rounds.card:296
def hunt__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_old in g.each([u_old for u_old in g.zones[g.z__active] if g.kind[u_old] in g.k_event]):
        g.v_calms(u_old)


# cards/crossfire/base/scenarios/rounds.card:291
def XF_115(t: Value) -> None:
    g = t.game(4)
    t.line = 299
    g.create("hunt", g.z__briefing)
    t.line = 300
    u_timebomb = g.create("timebomb", g.z__active)
    t.line = 301
    g.create("quiet_street", g.z__event_deck)
    t.line = 302
    g.create("wing", g.z__normal_discard)
    t.line = 303
    t.all_pass = True
    t.line = 305
    t.flow(g, "turn", 0)
    t.line = 307
    t.check(307, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 308
    t.equal(308, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 309
    t.equal(309, "hp of P4", g.s_runner_hp[3], "=", 5)
    t.line = 310
    t.equal(310, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/rounds.card:316
def echo__play(g: Play, this: int, you: int) -> None:
    g.v_gains(you, g.d__level())


# cards/crossfire/base/scenarios/rounds.card:312
def XF_105(t: Value) -> None:
    g = t.game(4)
    t.line = 318
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 319
    u_echo = g.create("echo", g.z_runner_hand + 0, 0)
    t.line = 321
    g.v_plays(0, u_echo)
    t.line = 323
    t.equal(323, "level", g.d__level(), "=", 4)
    t.line = 324
    t.equal(324, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


# cards/crossfire/base/scenarios/rounds.card:326
def XF_612(t: Value) -> None:
    g = t.game(4)
    t.line = 329
    g.create("quiet_street", g.z__event_discard)
    t.line = 330
    u_chummers = g.create("chummers", g.z__active)
    t.line = 331
    g.create("instinct", g.z__event_deck)
    t.line = 333
    t.equal(333, "number of events", len(g.live(g.k_event)), "=", 1)
    t.line = 334
    t.check(334, "chummers is in active", g.where[u_chummers] == g.z__active)
    t.line = 335
    t.check(335, "chummers is an event", g.kind[u_chummers] in g.k_event)


# cards/crossfire/base/scenarios/rounds.card:337
def XF_345(t: Value) -> None:
    g = t.game(3)
    t.line = 341
    g.create("crossfire", g.z__briefing)
    t.line = 342
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 343
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_deck)
    t.line = 344
    t.all_pass = True
    t.line = 346
    t.flow(g, "round", g.current)
    t.line = 348
    t.equal(348, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 350
    t.flow(g, "round", g.current)
    t.line = 352
    t.equal(352, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 353
    t.equal(353, "level", g.d__level(), "=", 0)
    t.line = 355
    t.flow(g, "round", g.current)
    t.line = 357
    t.equal(357, "level", g.d__level(), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:359
def XF_346(t: Value) -> None:
    g = t.game(2)
    t.line = 363
    g.create("crossfire", g.z__briefing)
    t.line = 364
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 365
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_deck)
    t.line = 366
    t.all_pass = True
    t.line = 368
    t.flow(g, "round", g.current)
    t.line = 369
    t.flow(g, "round", g.current)
    t.line = 371
    t.equal(371, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 372
    t.equal(372, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 5)
    t.line = 374
    t.flow(g, "round", g.current)
    t.line = 376
    t.equal(376, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 377
    t.equal(377, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/rounds.card:379
def four_have_one_at_once(t: Value) -> None:
    g = t.game(4)
    t.line = 383
    g.create("crossfire", g.z__briefing)
    t.line = 384
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 385
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_deck)
    t.line = 386
    t.all_pass = True
    t.line = 388
    t.flow(g, "round", g.current)
    t.line = 390
    t.equal(390, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:396
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/rounds.card:396
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/scenarios/rounds.card:400
def blast__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rounds.card:400
def blast__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]):
        g.v_defeats(g.current, u_foe)


# cards/crossfire/base/scenarios/rounds.card:392
def XF_196(t: Value) -> None:
    g = t.game(4)
    t.line = 403
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 2
    t.line = 404
    g.create("blast", g.z__event_deck)
    t.line = 405
    t.answer("victim", 1, who=0)
    t.line = 406
    t.all_pass = True
    t.line = 408
    t.flow(g, "round", g.current)
    t.line = 410
    t.equal(410, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 411
    t.equal(411, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 412
    t.equal(412, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 413
    t.equal(413, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/rounds.card:419
def mine__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/rounds.card:419
def mine__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/scenarios/rounds.card:423
def blast__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rounds.card:423
def blast__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]):
        g.v_defeats(g.current, u_foe)


# cards/crossfire/base/scenarios/rounds.card:415
def XF_197(t: Value) -> None:
    g = t.game(4)
    t.line = 426
    g.s__starting = 2
    t.line = 427
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 1
    t.line = 428
    g.create("blast", g.z__event_deck)
    t.line = 429
    t.answer("victim", 1, who=2)
    t.line = 430
    t.all_pass = True
    t.line = 432
    t.flow(g, "round", g.current)
    t.line = 434
    t.equal(434, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 435
    t.equal(435, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 436
    t.equal(436, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 437
    t.equal(437, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/rounds.card:443
def mine__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_defeats(g.current, this)


# cards/crossfire/base/scenarios/rounds.card:439
def XF_198(t: Value) -> None:
    g = t.game(4)
    t.line = 445
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 446
    t.all_pass = True
    t.line = 448
    t.flow(g, "turn", 1)
    t.line = 450
    t.equal(450, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 451
    t.equal(451, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 452
    t.check(452, "mine is in normal_discard", g.where[u_mine] == g.z__normal_discard)


# cards/crossfire/base/scenarios/rounds.card:459
def easy__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__round_number = bounded(g.s__round_number + 1)
    g.s_runner_karma[g.current] = g.s__round_number


# cards/crossfire/base/scenarios/rounds.card:454
def XF_337(t: Value) -> None:
    g = t.game(4)
    t.line = 462
    g.s__scene_number = 1
    t.line = 463
    g.create("crossfire", g.z__briefing)
    t.line = 464
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 465
    g.create("easy", g.z__normal_deck)
    t.line = 466
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 467
    t.answer("window", (("plays", (None, u_mana)),), who=1)
    t.line = 468
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=1)
    t.line = 469
    g.s_runner_nuyen[2] = 4
    t.line = 470
    u_katana = g.create("katana", g.z__market)
    t.line = 471
    t.answer("window", (("buys", (None, u_katana)),), who=2)
    t.line = 472
    t.all_pass = True
    t.line = 474
    t.flow(g, "round", g.current)
    t.line = 476
    t.equal(476, "scene_number", g.s__scene_number, "=", 2)
    t.line = 477
    t.check(477, "katana is in hand of P3", g.where[u_katana] == g.z_runner_hand + 2)
    t.line = 478
    t.equal(478, "karma of P3", g.s_runner_karma[2], "=", 2)
    t.line = 479
    t.equal(479, "karma of P4", g.s_runner_karma[3], "=", 3)


# cards/crossfire/base/scenarios/rounds.card:481
def XF_338(t: Value) -> None:
    g = t.game(4)
    t.line = 486
    g.s__scene_number = 1
    t.line = 487
    g.create("crossfire", g.z__briefing)
    t.line = 488
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 489
    for _ in g.repeat(5):
        g.create("easy", g.z__normal_deck)
    t.line = 490
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 491
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 492
    t.answer("window", (("plays", (None, u_mana)),), who=1)
    t.line = 493
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=1)
    t.line = 494
    t.all_pass = True
    t.line = 496
    t.flow(g, "round", g.current)
    t.line = 498
    t.equal(498, "scene_number", g.s__scene_number, "=", 2)
    t.line = 499
    t.equal(499, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 500
    t.equal(500, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 502
    t.flow(g, "round", g.current)
    t.line = 504
    t.equal(504, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 505
    t.equal(505, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/rounds.card:507
def XF_339(t: Value) -> None:
    g = t.game(4)
    t.line = 512
    g.s__scene_number = 1
    t.line = 513
    g.s_runner_nuyen[0] = 4
    t.line = 514
    g.create("crossfire", g.z__briefing)
    t.line = 515
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 1
    t.line = 516
    for _ in g.repeat(5):
        g.create("easy", g.z__normal_deck)
    t.line = 517
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 518
    g.create("katana", g.z__market)
    u_k2 = g.create("katana", g.z__market)
    t.line = 519
    u_mana = g.create("mana", g.z_runner_hand + 3, 3)
    t.line = 520
    t.answer("window", (("plays", (None, u_mana)),), who=3)
    t.line = 521
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=3)
    t.line = 522
    t.answer("window", (("buys", (None, u_k2)),), who=0)
    t.line = 523
    t.all_pass = True
    t.line = 525
    t.flow(g, "turn", 3)
    t.line = 527
    t.equal(527, "scene_number", g.s__scene_number, "=", 2)
    t.line = 528
    t.check(528, "k2 is in hand of P1", g.where[u_k2] == g.z_runner_hand + 0)
    t.line = 530
    t.step(g, "new_event", 0)
    t.line = 532
    t.equal(532, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


# cards/crossfire/base/scenarios/rounds.card:538
def rush__play(g: Play, this: int, you: int) -> None:
    g.start_flow("turn", you)


# cards/crossfire/base/scenarios/rounds.card:541
def watcher__when_7(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/base/scenarios/rounds.card:534
def XF_595(t: Value) -> None:
    g = t.game(4)
    t.line = 543
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 2
    t.line = 544
    u_rush = g.create("rush", g.z_runner_hand + 0, 0)
    t.line = 545
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 546
    t.answer("window", (("plays", (None, u_rush)),), who=0)
    t.line = 547
    t.all_pass = True
    t.line = 549
    t.flow(g, "round", g.current)
    t.line = 551
    t.equal(551, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 552
    t.equal(552, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 553
    t.equal(553, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 554
    t.equal(554, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/rounds.card:561
def rage__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


# cards/crossfire/base/scenarios/rounds.card:563
def spark__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rounds.card:564
def spark__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it2 = x
    return amount if g.kind[u_it2] in g.k_obstacle else 0


# cards/crossfire/base/scenarios/rounds.card:563
def spark__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.add("base_scenarios_rounds.spark__timed1", this, you, (1,), scopes=("turn",))


# cards/crossfire/base/scenarios/rounds.card:556
def XF_120_b(t: Value) -> None:
    g = t.game(2)
    t.line = 565
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 566
    g.create("rage", g.z__event_deck)
    u_spark = g.create("spark", g.z__event_deck)
    t.line = 567
    t.all_pass = True
    t.line = 569
    t.step(g, "new_event", 0)
    t.line = 570
    t.flow(g, "turn", 0)
    t.line = 571
    t.step(g, "take_damage", 1)
    t.line = 573
    t.equal(573, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 575
    t.step(g, "new_event", 0)
    t.line = 577
    t.equal(577, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 579
    t.flow(g, "turn", 0)
    t.line = 581
    t.equal(581, "attack of thug", g.f_threat_attack(u_thug), "=", 1)
    t.line = 582
    t.check(582, "spark is in active", g.where[u_spark] == g.z__active)


MODULE = Module(
    source="cards/crossfire/base/scenarios/rounds.card",
    scenarios=(
        Scenario(
            "XF_014",
            "the five steps of a turn, in their order",
            XF_014,
            3,
            2,
            cards=(
                Card(
                    "clock",
                    "event",
                    (),
                    (
                        Ability("clock__before", "before", "step play_cards", clock__before_if, clock__before, line=7),
                        Ability(
                            "clock__before_2",
                            "before",
                            "step apply_damage",
                            clock__before_if_2,
                            clock__before_2,
                            line=9,
                        ),
                        Ability(
                            "clock__before_3",
                            "before",
                            "step take_damage",
                            clock__before_if_3,
                            clock__before_3,
                            line=11,
                        ),
                        Ability(
                            "clock__before_4",
                            "before",
                            "step draw_and_buy",
                            clock__before_if_4,
                            clock__before_4,
                            line=13,
                        ),
                        Ability(
                            "clock__before_5", "before", "step end_turn", clock__before_if_5, clock__before_5, line=15
                        ),
                    ),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "XF_093",
            "a round is one event, and a turn for everyone",
            XF_093,
            24,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=28),),
                    line=27,
                ),
            ),
        ),
        Scenario(
            "XF_094",
            "the same runner starts every round",
            XF_094,
            44,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_2", "when", "turn starts", None, watcher__when_2, line=48),),
                    line=47,
                ),
            ),
        ),
        Scenario(
            "XF_273",
            "the turn goes to the left",
            XF_273,
            64,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_3", "when", "turn starts", None, watcher__when_3, line=68),),
                    line=67,
                ),
            ),
        ),
        Scenario(
            "XF_274",
            "the round is over before the starting runner plays again",
            XF_274,
            79,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (
                        Ability("watcher__when_4", "when", "turn starts", None, watcher__when_4, line=83),
                        Ability("watcher__when_5", "when", "appears", watcher__when_if, watcher__when_5, line=85),
                    ),
                    line=82,
                ),
            ),
        ),
        Scenario(
            "XF_275",
            "a round ends with the seat before the starting runner",
            XF_275,
            98,
            3,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_6", "when", "turn starts", None, watcher__when_6, line=102),),
                    line=101,
                ),
            ),
        ),
        Scenario(
            "XF_330",
            "the starting runner plays first, wherever the first obstacle lies",
            XF_330,
            122,
            4,
            cards=(
                Card(
                    "red_one",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("red_one__when", "when", "turn starts", None, red_one__when, line=126),),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "XF_050",
            "the current runner says which of two start-of-turn effects comes first",
            XF_050,
            146,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when", "when", "turn starts", thief__when_if, thief__when, line=150),),
                    line=149,
                ),
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "turn starts", None, windfall__when, line=154),),
                    line=153,
                ),
            ),
        ),
        Scenario(
            "XF_050_b",
            "or the other way round",
            XF_050_b,
            170,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when_2", "when", "turn starts", thief__when_if_2, thief__when_2, line=174),),
                    line=173,
                ),
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when_2", "when", "turn starts", None, windfall__when_2, line=178),),
                    line=177,
                ),
            ),
        ),
        Scenario(
            "XF_051",
            "the draw of a staggered runner is one of them: it comes last",
            XF_051,
            195,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when_3", "when", "turn starts", thief__when_if_3, thief__when_3, line=199),),
                    line=198,
                ),
            ),
        ),
        Scenario(
            "XF_051_b",
            "or it comes first",
            XF_051_b,
            214,
            4,
            cards=(
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when_4", "when", "turn starts", thief__when_if_4, thief__when_4, line=218),),
                    line=217,
                ),
            ),
        ),
        Scenario(
            "XF_052",
            "the current runner orders what hits another",
            XF_052,
            233,
            4,
            cards=(
                Card(
                    "toll",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("toll__when", "when", "turn starts", None, toll__when, line=237),),
                    line=236,
                ),
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when_5", "when", "turn starts", None, thief__when_5, line=240),),
                    line=239,
                ),
            ),
        ),
        Scenario(
            "XF_052_b",
            "and the other order is another result",
            XF_052_b,
            252,
            4,
            cards=(
                Card(
                    "toll",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("toll__when_2", "when", "turn starts", None, toll__when_2, line=256),),
                    line=255,
                ),
                Card(
                    "thief",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("thief__when_6", "when", "turn starts", None, thief__when_6, line=259),),
                    line=258,
                ),
            ),
        ),
        Scenario(
            "XF_099",
            "a mission can forbid to draw an event",
            XF_099,
            270,
            4,
            cards=(
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 0)), (), line=273),
                Card(
                    "stand_off",
                    "mission",
                    (),
                    (
                        Ability(
                            "stand_off__static_cannot", "cannot", "announces", stand_off__static_cannot, None, line=276
                        ),
                    ),
                    line=274,
                ),
            ),
        ),
        Scenario(
            "XF_115",
            "a rule of the mission sends the event away, and its timebomb is silent",
            XF_115,
            291,
            4,
            cards=(
                Card("wing", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=294),
                Card(
                    "hunt",
                    "mission",
                    (),
                    (Ability("hunt__when", "when", "turn ends", hunt__when_if, hunt__when, line=296),),
                    line=295,
                ),
            ),
        ),
        Scenario(
            "XF_105",
            "a text that asks for the number of the Crossfire means the level",
            XF_105,
            312,
            4,
            cards=(
                Card(
                    "echo",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("echo__play", "slot", "play", None, echo__play, line=316),),
                    line=315,
                ),
            ),
        ),
        Scenario("XF_612", "the event is the card that is active", XF_612, 326, 4),
        Scenario(
            "XF_345",
            "three runners have no event in the first round",
            XF_345,
            337,
            3,
            cards=(
                Card("wall", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=340),
            ),
        ),
        Scenario(
            "XF_346",
            "two runners have none in the first two",
            XF_346,
            359,
            2,
            cards=(
                Card("wall", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=362),
            ),
        ),
        Scenario(
            "four_have_one_at_once",
            "four runners have an event in the first round",
            four_have_one_at_once,
            379,
            4,
            cards=(
                Card("wall", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=382),
            ),
        ),
        Scenario(
            "XF_196",
            "who plays next is paid first for what falls while an event is read",
            XF_196,
            392,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("plain", 9),)), ("nuyen", 2)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=396),),
                    line=395,
                ),
                Card(
                    "blast",
                    "event",
                    (),
                    (Ability("blast__when", "when", "appears", blast__when_if, blast__when, line=400),),
                    line=399,
                ),
            ),
        ),
        Scenario(
            "XF_197",
            "that is the starting runner",
            XF_197,
            415,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("plain", 9),)), ("nuyen", 5)),
                    (Ability("mine__when_2", "when", "defeats", mine__when_if_2, mine__when_2, line=419),),
                    line=418,
                ),
                Card(
                    "blast",
                    "event",
                    (),
                    (Ability("blast__when_2", "when", "appears", blast__when_if_2, blast__when_2, line=423),),
                    line=422,
                ),
            ),
        ),
        Scenario(
            "XF_198",
            "between two turns it is who plays next",
            XF_198,
            439,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("plain", 9),)), ("nuyen", 1)),
                    (Ability("mine__when_3", "when", "turn ends", None, mine__when_3, line=443),),
                    line=442,
                ),
            ),
        ),
        Scenario(
            "XF_337",
            "who buys first plays next",
            XF_337,
            454,
            4,
            cards=(
                Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=457),
                Card(
                    "easy",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("easy__when", "when", "turn starts", None, easy__when, line=459),),
                    line=458,
                ),
            ),
        ),
        Scenario(
            "XF_338",
            "a new scene in the middle of a round draws no event",
            XF_338,
            481,
            4,
            cards=(
                Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=484),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=485),
            ),
        ),
        Scenario(
            "XF_339",
            "a new scene after the last turn draws as ever",
            XF_339,
            507,
            4,
            cards=(
                Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=510),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=511),
            ),
        ),
        Scenario(
            "XF_595",
            "an extra turn draws no event",
            XF_595,
            534,
            4,
            cards=(
                Card(
                    "rush",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("rush__play", "slot", "play", None, rush__play, line=538),),
                    line=537,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_7", "when", "turn starts", None, watcher__when_7, line=541),),
                    line=540,
                ),
            ),
        ),
        Scenario(
            "XF_120_b",
            "an event lasts as long as its text says",
            XF_120_b,
            556,
            2,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=559),
                Card(
                    "rage",
                    "event",
                    (),
                    (Ability("rage__static_attack", "modify", "threat.attack", None, rage__static_attack, line=561),),
                    line=560,
                ),
                Card(
                    "spark",
                    "event",
                    (),
                    (Ability("spark__when", "when", "appears", spark__when_if, spark__when, line=563),),
                    line=562,
                ),
            ),
        ),
    ),
    timed=(
        Ability("base_scenarios_rounds.spark__timed1", "modify", "threat.attack", None, spark__timed1_attack, line=564),
    ),
    lines=(
        "14:7 20:8 24:9 30:10 34:11 40:12 44:13 50:14 54:15 60:16 64:3 67:17 68:3 69:18 70:3 71:20 72:3 73:22"
        " 77:28 78:29 79:30 83:24 86:31 88:24 89:32 91:24 92:33 93:24 94:35 95:24 96:37 97:24 98:38 99:24"
        " 100:39 101:24 102:40 103:24 104:41 105:24 106:42 110:48 111:49 112:50 116:44 119:51 121:44 122:52"
        " 123:44 124:53 125:44 126:55 127:56 128:44 129:58 130:44 131:59 132:44 133:60 134:44 135:61 136:44"
        " 137:62 141:68 142:69 143:70 147:64 150:71 152:64 153:72 154:64 155:74 156:64 157:76 158:64 159:77"
        " 163:83 164:84 168:85 175:86 179:79 182:87 184:79 185:88 187:79 188:89 189:79 190:91 191:79 192:92"
        " 193:79 194:94 195:79 196:95 197:79 198:96 202:102 203:103 204:104 208:98 211:105 213:98 214:106"
        " 216:98 217:107 218:98 219:108 220:98 221:110 222:98 223:112 224:98 225:113 226:98 227:114 228:98"
        " 229:115 230:98 231:117 232:98 233:119 234:98 235:120 239:126 240:127 241:128 245:122 248:129"
        " 249:122 250:130 252:122 253:131 254:122 255:132 256:122 257:134 258:122 259:135 260:122 261:136"
        " 264:137 265:122 266:139 273:122 274:141 275:122 276:143 277:122 278:144 282:150 288:151 293:152"
        " 298:154 299:155 303:146 306:156 308:146 309:157 310:146 311:158 312:146 313:159 314:146 315:160"
        " 316:146 317:161 318:146 319:163 320:146 321:164 322:146 323:166 324:146 325:167 326:146 327:168"
        " 331:174 337:175 342:176 347:178 348:179 352:170 355:180 357:170 358:181 359:170 360:182 361:170"
        " 362:183 363:170 364:184 365:170 366:185 367:170 368:186 369:170 370:188 371:170 372:189 373:170"
        " 374:191 375:170 376:192 377:170 378:193 382:199 388:200 393:201 398:195 401:202 402:195 403:203"
        " 404:195 405:204 407:195 408:205 410:195 411:206 412:195 413:208 414:195 415:209 416:195 417:211"
        " 418:195 419:212 423:218 429:219 434:220 439:214 442:221 443:214 444:222 445:214 446:223 448:214"
        " 449:224 451:214 452:225 453:214 454:227 455:214 456:228 457:214 458:230 459:214 460:231 464:237"
        " 465:238 470:240 471:241 476:233 479:242 483:233 484:243 485:233 486:244 487:233 488:246 489:233"
        " 490:247 491:233 492:249 493:233 494:250 498:256 499:257 504:259 505:260 510:252 513:261 517:252"
        " 518:262 519:252 520:263 521:252 522:265 523:252 524:266 525:252 526:268 530:276 535:270 538:277"
        " 540:270 541:278 542:270 543:279 545:270 546:280 547:270 548:282 549:270 550:284 551:270 552:285"
        " 553:270 554:287 555:270 556:289 560:296 566:297 567:298 571:291 574:299 575:291 576:300 577:291"
        " 578:301 579:291 580:302 581:291 582:303 583:291 584:305 585:291 586:307 587:291 588:308 589:291"
        " 590:309 591:291 592:310 596:316 597:317 601:312 604:318 606:312 607:319 608:312 609:321 610:312"
        " 611:323 612:312 613:324 617:326 620:329 621:326 622:330 623:326 624:331 625:326 626:333 627:326"
        " 628:334 629:326 630:335 634:337 637:341 638:337 639:342 641:337 642:343 644:337 645:344 646:337"
        " 647:346 648:337 649:348 650:337 651:350 652:337 653:352 654:337 655:353 656:337 657:355 658:337"
        " 659:357 663:359 666:363 667:359 668:364 670:359 671:365 673:359 674:366 675:359 676:368 677:359"
        " 678:369 679:359 680:371 681:359 682:372 683:359 684:374 685:359 686:376 687:359 688:377 692:379"
        " 695:383 696:379 697:384 699:379 700:385 702:379 703:386 704:379 705:388 706:379 707:390 711:396"
        " 717:397 718:398 723:400 729:401 730:402 734:392 737:403 739:392 740:404 741:392 742:405 743:392"
        " 744:406 745:392 746:408 747:392 748:410 749:392 750:411 751:392 752:412 753:392 754:413 758:419"
        " 764:420 765:421 770:423 776:424 777:425 781:415 784:426 785:415 786:427 788:415 789:428 790:415"
        " 791:429 792:415 793:430 794:415 795:432 796:415 797:434 798:415 799:435 800:415 801:436 802:415"
        " 803:437 807:443 808:444 812:439 815:445 817:439 818:446 819:439 820:448 821:439 822:450 823:439"
        " 824:451 825:439 826:452 830:459 831:460 832:461 836:454 839:462 840:454 841:463 842:454 843:464"
        " 845:454 846:465 847:454 848:466 849:454 850:467 851:454 852:468 853:454 854:469 855:454 856:470"
        " 857:454 858:471 859:454 860:472 861:454 862:474 863:454 864:476 865:454 866:477 867:454 868:478"
        " 869:454 870:479 874:481 877:486 878:481 879:487 880:481 881:488 883:481 884:489 886:481 887:490"
        " 889:481 890:491 891:481 892:492 893:481 894:493 895:481 896:494 897:481 898:496 899:481 900:498"
        " 901:481 902:499 903:481 904:500 905:481 906:502 907:481 908:504 909:481 910:505 914:507 917:512"
        " 918:507 919:513 920:507 921:514 922:507 923:515 925:507 926:516 928:507 929:517 931:507 932:518"
        " 934:507 935:519 936:507 937:520 938:507 939:521 940:507 941:522 942:507 943:523 944:507 945:525"
        " 946:507 947:527 948:507 949:528 950:507 951:530 952:507 953:532 957:538 958:539 962:541 963:542"
        " 967:534 970:543 972:534 973:544 974:534 975:545 977:534 978:546 979:534 980:547 981:534 982:549"
        " 983:534 984:551 985:534 986:552 987:534 988:553 989:534 990:554 994:561 1000:563 1005:564 1012:563"
        " 1013:564 1017:556 1020:565 1022:556 1023:566 1025:556 1026:567 1027:556 1028:569 1029:556 1030:570"
        " 1031:556 1032:571 1033:556 1034:573 1035:556 1036:575 1037:556 1038:577 1039:556 1040:579 1041:556"
        " 1042:581 1043:556 1044:582"
    ),
)
