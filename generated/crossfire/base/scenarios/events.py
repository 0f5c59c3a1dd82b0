"""Made by `ombre build` from cards/crossfire/base/scenarios/events.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/events.card:3
def XF_012(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 8
    t.step(g, "new_event", 0)
    t.line = 10
    t.equal(10, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 11
    t.equal(11, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 12
    t.equal(12, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/events.card:18
def mixed__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/events.card:18
def mixed__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_gains(u_it1, 1)


# cards/crossfire/base/scenarios/events.card:20
def mixed__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 2


# cards/crossfire/base/scenarios/events.card:20
def mixed__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it2, 1)


# cards/crossfire/base/scenarios/events.card:14
def XF_013(t: Value) -> None:
    g = t.game(4)
    t.line = 22
    g.create("mixed", g.z__event_deck)
    t.line = 24
    t.step(g, "new_event", 0)
    t.line = 26
    t.equal(26, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 27
    t.equal(27, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)
    t.line = 28
    t.equal(28, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 29
    t.equal(29, "hp of P4", g.s_runner_hp[3], "=", 5)


# cards/crossfire/base/scenarios/events.card:35
def late__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 3


# cards/crossfire/base/scenarios/events.card:35
def late__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/events.card:31
def XF_058(t: Value) -> None:
    g = t.game(4)
    t.line = 37
    g.create("quiet_street", g.z__event_discard)
    t.line = 38
    u_late = g.create("late", g.z__event_deck)
    t.line = 40
    t.step(g, "new_event", 0)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 43
    t.equal(43, "hp of P3", g.s_runner_hp[2], "=", 5)
    t.line = 44
    t.check(44, "late is in active", g.where[u_late] == g.z__active)
    t.line = 45
    t.equal(45, "level", g.d__level(), "=", 1)
    t.line = 47
    t.step(g, "new_event", 0)
    t.line = 49
    t.check(49, "late is in event_discard", g.where[u_late] == g.z__event_discard)
    t.line = 50
    t.equal(50, "level", g.d__level(), "=", 2)


# cards/crossfire/base/scenarios/events.card:56
def second__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 2


# cards/crossfire/base/scenarios/events.card:56
def second__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/events.card:52
def XF_096(t: Value) -> None:
    g = t.game(4)
    t.line = 58
    g.create("quiet_street", g.z__event_discard)
    t.line = 59
    g.create("quiet_street", g.z__active)
    t.line = 60
    g.create("second", g.z__event_deck)
    t.line = 62
    t.step(g, "new_event", 0)
    t.line = 64
    t.equal(64, "level", g.d__level(), "=", 2)
    t.line = 65
    t.equal(65, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 66
    t.equal(66, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/events.card:72
def second__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 2


# cards/crossfire/base/scenarios/events.card:72
def second__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/events.card:68
def XF_097(t: Value) -> None:
    g = t.game(4)
    t.line = 74
    g.create("quiet_street", g.z__active)
    t.line = 75
    g.create("second", g.z__event_deck)
    t.line = 77
    t.step(g, "new_event", 0)
    t.line = 79
    t.equal(79, "level", g.d__level(), "=", 1)
    t.line = 80
    t.equal(80, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 81
    t.equal(81, "hp of P2", g.s_runner_hp[1], "=", 5)


# cards/crossfire/base/scenarios/events.card:88
def rage__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


# cards/crossfire/base/scenarios/events.card:90
def headcount__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/events.card:90
def headcount__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]):
        g.v_gains(g.current, g.f_threat_attack(u_foe))


# cards/crossfire/base/scenarios/events.card:83
def XF_098(t: Value) -> None:
    g = t.game(4)
    t.line = 93
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 94
    g.create("rage", g.z__active)
    t.line = 95
    g.create("headcount", g.z__event_deck)
    t.line = 97
    t.equal(97, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 99
    t.step(g, "new_event", 0)
    t.line = 101
    t.equal(101, "attack of thug", g.f_threat_attack(u_thug), "=", 1)
    t.line = 102
    t.equal(102, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/events.card:104
def XF_100(t: Value) -> None:
    g = t.game(4)
    t.line = 107
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 108
    u_chummers = g.create("chummers", g.z__active)
    t.line = 109
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 111
    t.step(g, "end_turn", 3)
    t.line = 112
    t.step(g, "new_event", 0)
    t.line = 114
    t.equal(114, "level", g.d__level(), "=", 2)
    t.line = 115
    t.equal(115, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 2)
    t.line = 116
    t.equal(116, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 117
    t.check(117, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)


# cards/crossfire/base/scenarios/events.card:119
def XF_101(t: Value) -> None:
    g = t.game(4)
    t.line = 122
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 123
    g.create("chummers", g.z__active)
    t.line = 125
    t.equal(125, "level", g.d__level(), "=", 5)


# cards/crossfire/base/scenarios/events.card:127
def XF_103(t: Value) -> None:
    g = t.game(4)
    t.line = 130
    g.create("quiet_street", g.z__active)
    t.line = 132
    t.equal(132, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/events.card:134
def XF_104(t: Value) -> None:
    g = t.game(4)
    t.line = 137
    g.create("quiet_street", g.z__event_discard)
    u_q2 = g.create("quiet_street", g.z__event_discard)
    g.create("quiet_street", g.z__event_discard)
    t.line = 139
    t.equal(139, "level", g.d__level(), "=", 3)
    t.line = 141
    g.move(u_q2, g.z__event_deck)
    t.line = 143
    t.equal(143, "level", g.d__level(), "=", 2)


# cards/crossfire/base/scenarios/events.card:150
def jammer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.d__level() >= 4


# cards/crossfire/base/scenarios/events.card:145
def XF_106(t: Value) -> None:
    g = t.game(4)
    t.line = 151
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 0
    t.line = 152
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 153
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_discard)
    t.line = 155
    g.v_draws(0, 1)
    t.line = 157
    t.equal(157, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 159
    g.create("quiet_street", g.z__event_discard)
    t.line = 160
    g.v_draws(0, 1)
    t.line = 162
    t.equal(162, "level", g.d__level(), "=", 4)
    t.line = 163
    t.equal(163, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 164
    t.cannot(164, "P1 cannot draw 1", "draws", (0, 1))
    t.line = 166
    g.create("quiet_street", g.z__event_discard)
    t.line = 167
    g.v_draws(0, 1)
    t.line = 169
    t.equal(169, "level", g.d__level(), "=", 5)
    t.line = 170
    t.equal(170, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 171
    t.cannot(171, "P1 cannot draw 1", "draws", (0, 1))


# cards/crossfire/base/scenarios/events.card:173
def XF_107(t: Value) -> None:
    g = t.game(4)
    t.line = 176
    for _ in g.repeat(40):
        g.create("quiet_street", g.z__event_deck)
    t.line = 177
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 178
    u_chummers = g.create("chummers", g.z__active)
    t.line = 180
    t.step(g, "end_turn", 2)
    t.line = 182
    t.equal(182, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 41)
    t.line = 183
    t.equal(183, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 2)
    t.line = 184
    t.equal(184, "level", g.d__level(), "=", 2)
    t.line = 185
    t.check(185, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)
    t.line = 187
    for _ in g.repeat(40):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__coming)
    t.line = 190
    t.equal(190, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 1)
    t.line = 191
    t.check(191, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)


# cards/crossfire/base/scenarios/events.card:193
def XF_108(t: Value) -> None:
    g = t.game(4)
    t.line = 196
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 197
    u_chummers = g.create("chummers", g.z__active)
    u_instinct = g.create("instinct", g.z__active)
    t.line = 199
    t.step(g, "end_turn", 1)
    t.line = 201
    t.equal(201, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 202
    t.equal(202, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 204
    for _ in g.repeat(2):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__coming)
    t.line = 207
    t.equal(207, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 2)
    t.line = 208
    t.check(208, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)
    t.line = 209
    t.check(209, "instinct is in event_deck", g.where[u_instinct] == g.z__event_deck)


# cards/crossfire/base/scenarios/events.card:211
def XF_110(t: Value) -> None:
    g = t.game(4)
    t.line = 215
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 216
    u_chummers = g.create("chummers", g.z__active)
    t.line = 218
    t.step(g, "end_turn", 0)
    t.line = 220
    t.check(220, "chummers is in active", g.where[u_chummers] == g.z__active)
    t.line = 222
    g.v_defeats(1, u_thug)
    t.line = 223
    t.step(g, "end_turn", 1)
    t.line = 225
    t.check(225, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)


# cards/crossfire/base/scenarios/events.card:227
def XF_111(t: Value) -> None:
    g = t.game(4)
    t.line = 230
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 231
    u_chummers = g.create("chummers", g.z__active)
    t.line = 233
    t.step(g, "end_turn", 1)
    t.line = 235
    t.check(235, "chummers is in event_deck", g.where[u_chummers] == g.z__event_deck)
    t.line = 236
    t.equal(236, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 238
    t.step(g, "play_cards", 2)
    t.line = 239
    t.step(g, "end_turn", 2)
    t.line = 240
    t.step(g, "play_cards", 3)
    t.line = 241
    t.step(g, "end_turn", 3)
    t.line = 243
    t.equal(243, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 244
    t.equal(244, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 4)


# cards/crossfire/base/scenarios/events.card:246
def XF_112(t: Value) -> None:
    g = t.game(4)
    t.line = 252
    u_drought = g.create("drought", g.z__active)
    t.line = 253
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 254
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 255
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 257
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 258
    t.step(g, "apply_damage", 0)
    t.line = 259
    t.step(g, "take_damage", 0)
    t.line = 260
    t.step(g, "draw_and_buy", 0)
    t.line = 262
    t.check(262, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 263
    t.check(263, "drought is in active", g.where[u_drought] == g.z__active)
    t.line = 264
    t.equal(264, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 266
    t.step(g, "end_turn", 0)
    t.line = 268
    t.check(268, "drought is in event_deck", g.where[u_drought] == g.z__event_deck)


# cards/crossfire/base/scenarios/events.card:270
def XF_113(t: Value) -> None:
    g = t.game(4)
    t.line = 273
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(4, g.s_runner_max_hp[u_r])
    t.line = 275
    u_timebomb = g.create("timebomb", g.z__active)
    t.line = 276
    g.create("quiet_street", g.z__event_deck)
    t.line = 278
    t.step(g, "new_event", 0)
    t.line = 280
    t.equal(280, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 281
    t.equal(281, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 282
    t.equal(282, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 283
    t.equal(283, "hp of P4", g.s_runner_hp[3], "=", 3)
    t.line = 284
    t.check(284, "timebomb is in event_discard", g.where[u_timebomb] == g.z__event_discard)


# cards/crossfire/base/scenarios/events.card:286
def XF_114(t: Value) -> None:
    g = t.game(4)
    t.line = 289
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(4, g.s_runner_max_hp[u_r])
    t.line = 291
    u_timebomb = g.create("timebomb", g.z__active)
    t.line = 292
    u_q1 = g.create("quiet_street", g.z__event_deck)
    u_q2 = g.create("quiet_street", g.z__event_deck)
    t.line = 294
    t.step(g, "end_turn", 3)
    t.line = 295
    t.step(g, "new_event", 0)
    t.line = 297
    t.equal(297, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 298
    t.equal(298, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 299
    t.equal(299, "hp of P3", g.s_runner_hp[2], "=", 4)
    t.line = 300
    t.equal(300, "hp of P4", g.s_runner_hp[3], "=", 4)
    t.line = 301
    t.check(301, "q1 is in active", g.where[u_q1] == g.z__active)
    t.line = 303
    t.step(g, "new_event", 0)
    t.line = 305
    t.check(305, "q2 is in active", g.where[u_q2] == g.z__active)
    t.line = 306
    t.check(306, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 307
    t.equal(307, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 1)


# cards/crossfire/base/scenarios/events.card:309
def XF_117(t: Value) -> None:
    g = t.game(4)
    t.line = 312
    u_quiet_street = g.create("quiet_street", g.z__event_deck)
    t.line = 313
    u_chummers = g.create("chummers", g.z__active)
    t.line = 315
    t.step(g, "end_turn", 3)
    t.line = 316
    t.step(g, "new_event", 0)
    t.line = 318
    t.check(318, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 320
    t.step(g, "new_event", 0)
    t.line = 322
    t.check(322, "chummers is in active", g.where[u_chummers] == g.z__active)


# cards/crossfire/base/scenarios/events.card:324
def XF_118(t: Value) -> None:
    g = t.game(4)
    t.line = 328
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 3
    t.line = 329
    g.create("quiet_street", g.z__active)
    t.line = 330
    g.create("unfriendly_fire", g.z__event_deck)
    t.line = 332
    t.step(g, "new_event", 0)
    t.line = 333
    t.step(g, "end_turn", 0)
    t.line = 334
    t.step(g, "end_turn", 1)
    t.line = 335
    t.step(g, "end_turn", 2)
    t.line = 336
    t.step(g, "take_damage", 3)
    t.line = 338
    t.equal(338, "hp of P4", g.s_runner_hp[3], "=", 3)


# cards/crossfire/base/scenarios/events.card:340
def XF_119(t: Value) -> None:
    g = t.game(4)
    t.line = 345
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 3
    t.line = 346
    g.s_threat_cleared[u_ghost] = 1
    t.line = 347
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 348
    u_unfriendly_fire = g.create("unfriendly_fire", g.z__event_deck)
    t.line = 349
    u_burst = g.create("burst", g.z_runner_played + 0, 0)
    t.line = 351
    t.step(g, "new_event", 0)
    t.line = 353
    t.equal(353, "cleared of ghost", g.s_threat_cleared[u_ghost], "=", 0)
    t.line = 355
    t.answer("window", (("strikes with", (None, None, u_burst)),))
    t.line = 356
    t.step(g, "apply_damage", 0)
    t.line = 357
    t.step(g, "end_turn", 0)
    t.line = 358
    t.step(g, "play_cards", 1)
    t.line = 359
    t.step(g, "end_turn", 1)
    t.line = 361
    t.check(361, "unfriendly_fire is in active", g.where[u_unfriendly_fire] == g.z__active)
    t.line = 362
    t.equal(362, "cleared of ghost", g.s_threat_cleared[u_ghost], "=", 1)


# cards/crossfire/base/scenarios/events.card:368
def rain__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/events.card:368
def rain__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_gains(u_it1, 1)


# cards/crossfire/base/scenarios/events.card:364
def XF_220(t: Value) -> None:
    g = t.game(4)
    t.line = 370
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 371
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 372
    g.create("quiet_street", g.z__active)
    t.line = 373
    u_rain = g.create("rain", g.z__event_deck)
    t.line = 375
    t.step(g, "new_event", 0)
    t.line = 377
    t.check(377, "rain is in active", g.where[u_rain] == g.z__active)
    t.line = 378
    t.equal(378, "level", g.d__level(), "=", 1)
    t.line = 379
    t.equal(379, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 380
    t.equal(380, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)


# cards/crossfire/base/scenarios/events.card:382
def XF_596(t: Value) -> None:
    g = t.game(4)
    t.line = 385
    g.create("top_shelf", g.z__active)
    t.line = 387
    t.step(g, "new_event", 0)
    t.line = 389
    t.equal(389, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 390
    t.equal(390, "hp of P3", g.s_runner_hp[2], "=", 5)
    t.line = 391
    t.equal(391, "level", g.d__level(), "=", 1)


# cards/crossfire/base/scenarios/events.card:393
def XF_597(t: Value) -> None:
    g = t.game(4)
    t.line = 396
    g.create("quiet_street", g.z__event_discard)
    t.line = 397
    g.create("top_shelf", g.z__active)
    t.line = 399
    t.step(g, "new_event", 0)
    t.line = 401
    t.equal(401, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 402
    t.equal(402, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 403
    t.equal(403, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 404
    t.equal(404, "hp of P4", g.s_runner_hp[3], "=", 3)
    t.line = 405
    t.equal(405, "level", g.d__level(), "=", 2)


# cards/crossfire/base/scenarios/events.card:407
def XF_607(t: Value) -> None:
    g = t.game(4)
    t.line = 412
    u_drought = g.create("drought", g.z__active)
    t.line = 413
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 414
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 416
    t.cannot(416, "P1 cannot draw 1", "draws", (0, 1))
    t.line = 418
    t.step(g, "end_turn", 3)
    t.line = 419
    g.v_draws(0, 1)
    t.line = 421
    t.check(421, "drought is in event_deck", g.where[u_drought] == g.z__event_deck)
    t.line = 422
    t.equal(422, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/events.card:424
def XF_608(t: Value) -> None:
    g = t.game(4)
    t.line = 427
    for _ in g.repeat(6):
        g.create("quiet_street", g.z__event_discard)
    t.line = 429
    t.equal(429, "level", g.d__level(), "=", 6)


# cards/crossfire/base/scenarios/events.card:431
def XF_622(t: Value) -> None:
    g = t.game(4)
    t.line = 434
    u_chummers = g.create("chummers", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 436
    t.step(g, "new_event", 0)
    t.line = 438
    t.check(438, "chummers is in active", g.where[u_chummers] == g.z__active)
    t.line = 439
    t.equal(439, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 1)


# cards/crossfire/base/scenarios/events.card:445
def tout__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 3)


# cards/crossfire/base/scenarios/events.card:448
def windfall__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 2)


# cards/crossfire/base/scenarios/events.card:441
def XF_625(t: Value) -> None:
    g = t.game(4)
    t.line = 450
    u_tout = g.create("tout", g.z__row)
    g.s_threat_facing[u_tout] = 1
    t.line = 451
    u_windfall = g.create("windfall", g.z__active)
    t.line = 453
    t.step(g, "end_turn", 2)
    t.line = 454
    t.answer("order", u_windfall)
    t.line = 455
    g.scope_start("turn")
    t.line = 457
    t.equal(457, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 458
    t.equal(458, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 459
    t.equal(459, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)


# cards/crossfire/base/scenarios/events.card:461
def instinct_low(t: Value) -> None:
    g = t.game(4)
    t.line = 464
    g.create("instinct", g.z__active)
    t.line = 465
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 1, 1)
    t.line = 466
    u_q1 = g.create("quick_shot", g.z_runner_hand + 2, 2)
    u_q2 = g.create("quick_shot", g.z_runner_hand + 2, 2)
    t.line = 468
    g.scope_start("turn")
    t.line = 469
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 470
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 471
    t.step(g, "play_cards", 1)
    t.line = 472
    g.scope_end("turn")
    t.line = 474
    t.equal(474, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 476
    g.scope_start("turn")
    t.line = 477
    t.answer("window", (("plays", (None, u_q1)),))
    t.line = 478
    t.answer("window", (("plays", (None, u_q2)),))
    t.line = 479
    t.step(g, "play_cards", 2)
    t.line = 480
    g.scope_end("turn")
    t.line = 482
    t.equal(482, "hp of P3", g.s_runner_hp[2], "=", 5)


# cards/crossfire/base/scenarios/events.card:484
def instinct_high(t: Value) -> None:
    g = t.game(4)
    t.line = 487
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 488
    g.create("instinct", g.z__active)
    t.line = 489
    u_mana = g.create("mana", g.z_runner_hand + 1, 1)
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 1, 1)
    t.line = 491
    g.scope_start("turn")
    t.line = 492
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 493
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 494
    t.step(g, "play_cards", 1)
    t.line = 495
    g.scope_end("turn")
    t.line = 497
    t.equal(497, "hp of P2", g.s_runner_hp[1], "=", 3)


# cards/crossfire/base/scenarios/events.card:499
def chummers_attack(t: Value) -> None:
    g = t.game(4)
    t.line = 504
    g.create("chummers", g.z__active)
    t.line = 505
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    u_wolf = g.create("wolf", g.z__row)
    g.s_threat_facing[u_wolf] = 1
    t.line = 507
    t.equal(507, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 508
    t.equal(508, "attack of wolf", g.f_threat_attack(u_wolf), "=", 1)


# cards/crossfire/base/scenarios/events.card:510
def chummers_search(t: Value) -> None:
    g = t.game(4)
    t.line = 515
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 516
    g.create("chummers", g.z__event_deck)
    t.line = 517
    u_wolf = g.create("wolf", g.z__normal_deck)
    u_thug = g.create("thug", g.z__normal_deck)
    t.line = 519
    t.step(g, "new_event", 0)
    t.line = 521
    t.check(521, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 522
    t.check(522, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)
    t.line = 523
    t.check(523, "wolf is in normal_discard", g.where[u_wolf] == g.z__normal_discard)


# cards/crossfire/base/scenarios/events.card:530
def everything__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/events.card:530
def everything__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_gains(u_it1, 1)
    if g.d__level() >= 1:
        for u_it2 in g.each(g.everyone(g.current)):
            g.v_gains(u_it2, 10)


# cards/crossfire/base/scenarios/events.card:534
def everything__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it3 = x
    return 2 if g.kind[u_it3] in g.k_obstacle else 0


# cards/crossfire/base/scenarios/events.card:535
def everything__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/events.card:535
def everything__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it4 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it4, 1)


# cards/crossfire/base/scenarios/events.card:525
def XF_057(t: Value) -> None:
    g = t.game(4)
    t.line = 538
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 539
    g.create("quiet_street", g.z__event_discard)
    t.line = 540
    u_everything = g.create("everything", g.z__event_deck)
    u_nothing_much = g.create("nothing_much", g.z__event_deck)
    t.line = 542
    t.equal(542, "copies of everything", g.f_event_copies(u_everything), "=", 3)
    t.line = 543
    t.equal(543, "copies of nothing_much", g.f_event_copies(u_nothing_much), "=", 6)
    t.line = 545
    t.step(g, "new_event", 0)
    t.line = 547
    t.equal(547, "nuyen of P1", g.s_runner_nuyen[0], "=", 11)
    t.line = 548
    t.equal(548, "attack of thug", g.f_threat_attack(u_thug), "=", 3)
    t.line = 549
    t.equal(549, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 551
    t.step(g, "new_event", 0)
    t.line = 553
    t.equal(553, "nuyen of P1", g.s_runner_nuyen[0], "=", 11)
    t.line = 554
    t.equal(554, "attack of thug", g.f_threat_attack(u_thug), "=", 1)
    t.line = 555
    t.equal(555, "hp of P1", g.s_runner_hp[0], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/events.card",
    scenarios=(
        Scenario("XF_012", "the first round discards nothing", XF_012, 3, 4),
        Scenario(
            "XF_013",
            "a threshold is silent in the first round",
            XF_013,
            14,
            4,
            cards=(
                Card(
                    "mixed",
                    "event",
                    (),
                    (
                        Ability("mixed__when", "when", "appears", mixed__when_if, mixed__when, line=18),
                        Ability("mixed__when_2", "when", "appears", mixed__when_if_2, mixed__when_2, line=20),
                    ),
                    line=17,
                ),
            ),
        ),
        Scenario(
            "XF_058",
            "an event with nothing but a threshold still counts later",
            XF_058,
            31,
            4,
            cards=(
                Card(
                    "late",
                    "event",
                    (),
                    (Ability("late__when", "when", "appears", late__when_if, late__when, line=35),),
                    line=34,
                ),
            ),
        ),
        Scenario(
            "XF_096",
            "the old event counts before the new one is read",
            XF_096,
            52,
            4,
            cards=(
                Card(
                    "second",
                    "event",
                    (),
                    (Ability("second__when", "when", "appears", second__when_if, second__when, line=56),),
                    line=55,
                ),
            ),
        ),
        Scenario(
            "XF_097",
            "a threshold above the level is skipped",
            XF_097,
            68,
            4,
            cards=(
                Card(
                    "second",
                    "event",
                    (),
                    (Ability("second__when_2", "when", "appears", second__when_if_2, second__when_2, line=72),),
                    line=71,
                ),
            ),
        ),
        Scenario(
            "XF_098",
            "attacks are back to normal before the next event is read",
            XF_098,
            83,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=86),
                Card(
                    "rage",
                    "event",
                    (),
                    (Ability("rage__static_attack", "modify", "threat.attack", None, rage__static_attack, line=88),),
                    line=87,
                ),
                Card(
                    "headcount",
                    "event",
                    (),
                    (Ability("headcount__when", "when", "appears", headcount__when_if, headcount__when, line=90),),
                    line=89,
                ),
            ),
        ),
        Scenario("XF_100", "after a cleared table there is no event to discard", XF_100, 104, 4),
        Scenario("XF_101", "only the discard makes the level", XF_101, 119, 4),
        Scenario("XF_103", "the active event never counts", XF_103, 127, 4),
        Scenario("XF_104", "a card taken out of the discard lowers the level", XF_104, 134, 4),
        Scenario(
            "XF_106",
            "a threshold is met by its own number and by more",
            XF_106,
            145,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("jammer__static_cannot", "cannot", "draws", jammer__static_cannot, None, line=150),),
                    line=148,
                ),
            ),
        ),
        Scenario("XF_107", "a cleared table sends the event beneath its deck", XF_107, 173, 4),
        Scenario("XF_108", "all active events leave a cleared table", XF_108, 193, 4),
        Scenario(
            "XF_110",
            "an obstacle anywhere keeps the event",
            XF_110,
            211,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=214),),
        ),
        Scenario("XF_111", "the table is looked at when any turn ends", XF_111, 227, 4),
        Scenario(
            "XF_112",
            "an event stays until the turn that clears the table ends",
            XF_112,
            246,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("blue", 1),)), ("attack", 1)), (), line=249),
                Card(
                    "drought",
                    "event",
                    (),
                    (
                        Ability(
                            "base_scenarios_events.drought__static_cannot_1", "cannot", "draws", None, None, line=251
                        ),
                    ),
                    line=250,
                ),
            ),
        ),
        Scenario("XF_113", "a timebomb goes off when it is discarded", XF_113, 270, 4),
        Scenario("XF_114", "a cleared table disarms the timebomb", XF_114, 286, 4),
        Scenario("XF_117", "an event that left comes round again", XF_117, 309, 4),
        Scenario(
            "XF_118",
            "a continuous effect lasts the whole round",
            XF_118,
            324,
            4,
            cards=(
                Card(
                    "ghost", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=327
                ),
            ),
        ),
        Scenario(
            "XF_119",
            "what is not continuous happens once, at the reveal",
            XF_119,
            340,
            4,
            cards=(
                Card(
                    "ghost",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3), ("blue", 1))), ("attack", 1)),
                    (),
                    line=343,
                ),
                Card("burst", "gear", (("type", ("weapon",)), ("damage", (("plain", 3),))), (), line=344),
            ),
        ),
        Scenario(
            "XF_220",
            "a staggered starting runner still runs the Crossfire deck",
            XF_220,
            364,
            4,
            cards=(
                Card(
                    "rain",
                    "event",
                    (),
                    (Ability("rain__when", "when", "appears", rain__when_if, rain__when, line=368),),
                    line=367,
                ),
            ),
        ),
        Scenario("XF_596", "a timebomb does not count itself", XF_596, 382, 4),
        Scenario("XF_597", "earlier events meet the threshold of a timebomb", XF_597, 393, 4),
        Scenario(
            "XF_607",
            "the effect of an event ends with it",
            XF_607,
            407,
            4,
            cards=(
                Card(
                    "drought",
                    "event",
                    (),
                    (
                        Ability(
                            "base_scenarios_events.drought__static_cannot_2", "cannot", "draws", None, None, line=411
                        ),
                    ),
                    line=410,
                ),
            ),
        ),
        Scenario("XF_608", "the level is the number of discarded events", XF_608, 424, 4),
        Scenario("XF_622", "a revealed event stays in play", XF_622, 431, 4),
        Scenario(
            "XF_625",
            "an event speaks to the current runner, an obstacle to the one it faces",
            XF_625,
            441,
            4,
            cards=(
                Card(
                    "tout",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("tout__when", "when", "turn starts", None, tout__when, line=445),),
                    line=444,
                ),
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "turn starts", None, windfall__when, line=448),),
                    line=447,
                ),
            ),
        ),
        Scenario("instinct_low", "Instinct hurts who played two types of cards", instinct_low, 461, 4),
        Scenario("instinct_high", "Instinct hurts more at level four", instinct_high, 484, 4),
        Scenario(
            "chummers_attack",
            "Chummers stirs up humans only",
            chummers_attack,
            499,
            4,
            cards=(
                Card("thug", "obstacle", (("type", "human"), ("track", (("plain", 3),)), ("attack", 1)), (), line=502),
                Card(
                    "wolf",
                    "obstacle",
                    (("type", "sixth_world"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=503,
                ),
            ),
        ),
        Scenario(
            "chummers_search",
            "Chummers passes over what is not human",
            chummers_search,
            510,
            4,
            cards=(
                Card(
                    "wolf",
                    "obstacle",
                    (("colour", "red"), ("type", "sixth_world"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=513,
                ),
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "blue"), ("type", "human"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=514,
                ),
            ),
        ),
        Scenario(
            "XF_057",
            "all that an event can have: an effect, one from a level on, one that lasts, and one when it goes",
            XF_057,
            525,
            4,
            cards=(
                Card("thug", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 1)), (), line=528),
                Card(
                    "everything",
                    "event",
                    (("copies", 3),),
                    (
                        Ability("everything__when", "when", "appears", everything__when_if, everything__when, line=530),
                        Ability(
                            "everything__static_attack",
                            "modify",
                            "threat.attack",
                            None,
                            everything__static_attack,
                            line=534,
                        ),
                        Ability(
                            "everything__before",
                            "before",
                            "retires",
                            everything__before_if,
                            everything__before,
                            line=535,
                        ),
                    ),
                    line=529,
                ),
                Card("nothing_much", "event", (("copies", 6),), (), line=537),
            ),
        ),
    ),
    lines=(
        "14:3 17:6 19:3 20:8 21:3 22:10 23:3 24:11 25:3 26:12 30:18 36:19 41:20 47:21 52:14 55:22 56:14 57:24"
        " 58:14 59:26 60:14 61:27 62:14 63:28 64:14 65:29 69:35 75:36 80:31 83:37 84:31 85:38 86:31 87:40"
        " 88:31 89:42 90:31 91:43 92:31 93:44 94:31 95:45 96:31 97:47 98:31 99:49 100:31 101:50 105:56 111:57"
        " 116:52 119:58 120:52 121:59 122:52 123:60 124:52 125:62 126:52 127:64 128:52 129:65 130:52 131:66"
        " 135:72 141:73 146:68 149:74 150:68 151:75 152:68 153:77 154:68 155:79 156:68 157:80 158:68 159:81"
        " 163:88 169:90 175:91 176:92 180:83 183:93 185:83 186:94 187:83 188:95 189:83 190:97 191:83 192:99"
        " 193:83 194:101 195:83 196:102 200:104 203:107 205:104 206:108 207:104 208:109 210:104 211:111"
        " 212:104 213:112 214:104 215:114 216:104 217:115 218:104 219:116 220:104 221:117 225:119 228:122"
        " 230:119 231:123 232:119 233:125 237:127 240:130 241:127 242:132 246:134 249:137 252:134 253:139"
        " 254:134 255:141 256:134 257:143 261:150 266:145 269:151 271:145 272:152 274:145 275:153 277:145"
        " 278:155 279:145 280:157 281:145 282:159 283:145 284:160 285:145 286:162 287:145 288:163 289:145"
        " 290:164 291:145 292:166 293:145 294:167 295:145 296:169 297:145 298:170 299:145 300:171 304:173"
        " 307:176 309:173 310:177 312:173 313:178 314:173 315:180 316:173 317:182 318:173 319:183 320:173"
        " 321:184 322:173 323:185 324:173 325:187 326:188 328:173 329:190 330:173 331:191 335:193 338:196"
        " 340:193 341:197 343:193 344:199 345:193 346:201 347:193 348:202 349:193 350:204 351:205 353:193"
        " 354:207 355:193 356:208 357:193 358:209 362:211 365:215 367:211 368:216 369:211 370:218 371:211"
        " 372:220 373:211 374:222 375:211 376:223 377:211 378:225 382:227 385:230 387:227 388:231 389:227"
        " 390:233 391:227 392:235 393:227 394:236 395:227 396:238 397:227 398:239 399:227 400:240 401:227"
        " 402:241 403:227 404:243 405:227 406:244 410:246 413:252 414:246 415:253 417:246 418:254 419:246"
        " 420:255 422:246 423:257 424:246 425:258 426:246 427:259 428:246 429:260 430:246 431:262 432:246"
        " 433:263 434:246 435:264 436:246 437:266 438:246 439:268 443:270 446:273 447:274 448:270 449:275"
        " 450:270 451:276 452:270 453:278 454:270 455:280 456:270 457:281 458:270 459:282 460:270 461:283"
        " 462:270 463:284 467:286 470:289 471:290 472:286 473:291 474:286 475:292 477:286 478:294 479:286"
        " 480:295 481:286 482:297 483:286 484:298 485:286 486:299 487:286 488:300 489:286 490:301 491:286"
        " 492:303 493:286 494:305 495:286 496:306 497:286 498:307 502:309 505:312 506:309 507:313 508:309"
        " 509:315 510:309 511:316 512:309 513:318 514:309 515:320 516:309 517:322 521:324 524:328 526:324"
        " 527:329 528:324 529:330 530:324 531:332 532:324 533:333 534:324 535:334 536:324 537:335 538:324"
        " 539:336 540:324 541:338 545:340 548:345 550:340 551:346 552:340 553:347 555:340 556:348 557:340"
        " 558:349 559:340 560:351 561:340 562:353 563:340 564:355 565:340 566:356 567:340 568:357 569:340"
        " 570:358 571:340 572:359 573:340 574:361 575:340 576:362 580:368 586:369 591:364 594:370 595:364"
        " 596:371 597:364 598:372 599:364 600:373 601:364 602:375 603:364 604:377 605:364 606:378 607:364"
        " 608:379 609:364 610:380 614:382 617:385 618:382 619:387 620:382 621:389 622:382 623:390 624:382"
        " 625:391 629:393 632:396 633:393 634:397 635:393 636:399 637:393 638:401 639:393 640:402 641:393"
        " 642:403 643:393 644:404 645:393 646:405 650:407 653:412 654:407 655:413 657:407 658:414 660:407"
        " 661:416 662:407 663:418 664:407 665:419 666:407 667:421 668:407 669:422 673:424 676:427 678:424"
        " 679:429 683:431 686:434 688:431 689:436 690:431 691:438 692:431 693:439 697:445 698:446 703:448"
        " 704:449 708:441 711:450 713:441 714:451 715:441 716:453 717:441 718:454 719:441 720:455 721:441"
        " 722:457 723:441 724:458 725:441 726:459 730:461 733:464 734:461 735:465 737:461 738:466 740:461"
        " 741:468 742:461 743:469 744:461 745:470 746:461 747:471 748:461 749:472 750:461 751:474 752:461"
        " 753:476 754:461 755:477 756:461 757:478 758:461 759:479 760:461 761:480 762:461 763:482 767:484"
        " 770:487 772:484 773:488 774:484 775:489 777:484 778:491 779:484 780:492 781:484 782:493 783:484"
        " 784:494 785:484 786:495 787:484 788:497 792:499 795:504 796:499 797:505 801:499 802:507 803:499"
        " 804:508 808:510 811:515 813:510 814:516 815:510 816:517 818:510 819:519 820:510 821:521 822:510"
        " 823:522 824:510 825:523 829:530 835:531 837:532 838:533 843:534 849:535 855:536 860:525 863:538"
        " 865:525 866:539 867:525 868:540 870:525 871:542 872:525 873:543 874:525 875:545 876:525 877:547"
        " 878:525 879:548 880:525 881:549 882:525 883:551 884:525 885:553 886:525 887:554 888:525 889:555"
    ),
)
