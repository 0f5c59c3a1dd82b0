"""Made by `ombre build` from cards/crossfire/base/scenarios/rounds.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


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
        "9:7 15:8 19:9 25:10 29:11 35:12 39:13 45:14 49:15 55:16 59:3 62:17 63:3 64:18 65:3 66:20 67:3 68:22"
        " 72:28 73:29 74:30 78:24 81:31 83:24 84:32 86:24 87:33 88:24 89:35 90:24 91:37 92:24 93:38 94:24"
        " 95:39 96:24 97:40 98:24 99:41 100:24 101:42 105:48 106:49 107:50 111:44 114:51 116:44 117:52 118:44"
        " 119:53 120:44 121:55 122:56 123:44 124:58 125:44 126:59 127:44 128:60 129:44 130:61 131:44 132:62"
        " 136:68 137:69 138:70 142:64 145:71 147:64 148:72 149:64 150:74 151:64 152:76 153:64 154:77 158:83"
        " 159:84 163:85 170:86 174:79 177:87 179:79 180:88 182:79 183:89 184:79 185:91 186:79 187:92 188:79"
        " 189:94 190:79 191:95 192:79 193:96 197:102 198:103 199:104 203:98 206:105 208:98 209:106 211:98"
        " 212:107 213:98 214:108 215:98 216:110 217:98 218:112 219:98 220:113 221:98 222:114 223:98 224:115"
        " 225:98 226:117 227:98 228:119 229:98 230:120 234:126 235:127 236:128 240:122 243:129 244:122"
        " 245:130 247:122 248:131 249:122 250:132 251:122 252:134 253:122 254:135 255:122 256:136 259:137"
        " 260:122 261:139 268:122 269:141 270:122 271:143 272:122 273:144 277:150 283:151 288:152 293:154"
        " 294:155 298:146 301:156 303:146 304:157 305:146 306:158 307:146 308:159 309:146 310:160 311:146"
        " 312:161 313:146 314:163 315:146 316:164 317:146 318:166 319:146 320:167 321:146 322:168 326:174"
        " 332:175 337:176 342:178 343:179 347:170 350:180 352:170 353:181 354:170 355:182 356:170 357:183"
        " 358:170 359:184 360:170 361:185 362:170 363:186 364:170 365:188 366:170 367:189 368:170 369:191"
        " 370:170 371:192 372:170 373:193 377:199 383:200 388:201 393:195 396:202 397:195 398:203 399:195"
        " 400:204 402:195 403:205 405:195 406:206 407:195 408:208 409:195 410:209 411:195 412:211 413:195"
        " 414:212 418:218 424:219 429:220 434:214 437:221 438:214 439:222 440:214 441:223 443:214 444:224"
        " 446:214 447:225 448:214 449:227 450:214 451:228 452:214 453:230 454:214 455:231 459:237 460:238"
        " 465:240 466:241 471:233 474:242 478:233 479:243 480:233 481:244 482:233 483:246 484:233 485:247"
        " 486:233 487:249 488:233 489:250 493:256 494:257 499:259 500:260 505:252 508:261 512:252 513:262"
        " 514:252 515:263 516:252 517:265 518:252 519:266 520:252 521:268 525:276 530:270 533:277 535:270"
        " 536:278 537:270 538:279 540:270 541:280 542:270 543:282 544:270 545:284 546:270 547:285 548:270"
        " 549:287 550:270 551:289 555:296 561:297 562:298 566:291 569:299 570:291 571:300 572:291 573:301"
        " 574:291 575:302 576:291 577:303 578:291 579:305 580:291 581:307 582:291 583:308 584:291 585:309"
        " 586:291 587:310 591:316 592:317 596:312 599:318 601:312 602:319 603:312 604:321 605:312 606:323"
        " 607:312 608:324 612:326 615:329 616:326 617:330 618:326 619:331 620:326 621:333 622:326 623:334"
        " 624:326 625:335 629:337 632:341 633:337 634:342 636:337 637:343 639:337 640:344 641:337 642:346"
        " 643:337 644:348 645:337 646:350 647:337 648:352 649:337 650:353 651:337 652:355 653:337 654:357"
        " 658:359 661:363 662:359 663:364 665:359 666:365 668:359 669:366 670:359 671:368 672:359 673:369"
        " 674:359 675:371 676:359 677:372 678:359 679:374 680:359 681:376 682:359 683:377 687:379 690:383"
        " 691:379 692:384 694:379 695:385 697:379 698:386 699:379 700:388 701:379 702:390 706:396 712:397"
        " 713:398 718:400 724:401 725:402 729:392 732:403 734:392 735:404 736:392 737:405 738:392 739:406"
        " 740:392 741:408 742:392 743:410 744:392 745:411 746:392 747:412 748:392 749:413 753:419 759:420"
        " 760:421 765:423 771:424 772:425 776:415 779:426 780:415 781:427 783:415 784:428 785:415 786:429"
        " 787:415 788:430 789:415 790:432 791:415 792:434 793:415 794:435 795:415 796:436 797:415 798:437"
        " 802:443 803:444 807:439 810:445 812:439 813:446 814:439 815:448 816:439 817:450 818:439 819:451"
        " 820:439 821:452 825:459 826:460 827:461 831:454 834:462 835:454 836:463 837:454 838:464 840:454"
        " 841:465 842:454 843:466 844:454 845:467 846:454 847:468 848:454 849:469 850:454 851:470 852:454"
        " 853:471 854:454 855:472 856:454 857:474 858:454 859:476 860:454 861:477 862:454 863:478 864:454"
        " 865:479 869:481 872:486 873:481 874:487 875:481 876:488 878:481 879:489 881:481 882:490 884:481"
        " 885:491 886:481 887:492 888:481 889:493 890:481 891:494 892:481 893:496 894:481 895:498 896:481"
        " 897:499 898:481 899:500 900:481 901:502 902:481 903:504 904:481 905:505 909:507 912:512 913:507"
        " 914:513 915:507 916:514 917:507 918:515 920:507 921:516 923:507 924:517 926:507 927:518 929:507"
        " 930:519 931:507 932:520 933:507 934:521 935:507 936:522 937:507 938:523 939:507 940:525 941:507"
        " 942:527 943:507 944:528 945:507 946:530 947:507 948:532 952:538 953:539 957:541 958:542 962:534"
        " 965:543 967:534 968:544 969:534 970:545 972:534 973:546 974:534 975:547 976:534 977:549 978:534"
        " 979:551 980:534 981:552 982:534 983:553 984:534 985:554 989:561 995:563 1000:564 1007:563 1008:564"
        " 1012:556 1015:565 1017:556 1018:566 1020:556 1021:567 1022:556 1023:569 1024:556 1025:570 1026:556"
        " 1027:571 1028:556 1029:573 1030:556 1031:575 1032:556 1033:577 1034:556 1035:579 1036:556 1037:581"
        " 1038:556 1039:582"
    ),
)
