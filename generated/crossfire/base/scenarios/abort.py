"""Made by `ombre build` from cards/crossfire/base/scenarios/abort.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/abort.card:3
def XF_243(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 7
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 8
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 9
    t.all_pass = True
    t.line = 11
    t.step(g, "play_cards", 0)
    t.line = 12
    g.v_suffers(2, 1)
    t.line = 14
    t.check(14, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 15
    t.check(15, "retreat is due", g.s__retreat == g.e_retreat_due)
    t.line = 16
    t.check(16, "crossfire is in called_off", g.where[u_crossfire] == g.z__called_off)
    t.line = 18
    t.flow(g, "turn", 0)
    t.line = 20
    t.check(20, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:22
def XF_630(t: Value) -> None:
    g = t.game(4)
    t.line = 25
    g.create("crossfire", g.z__briefing)
    t.line = 26
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 27
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 28
    t.all_pass = True
    t.line = 30
    g.v_suffers(1, 1)
    t.line = 31
    t.flow(g, "turn", 0)
    t.line = 33
    t.check(33, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)
    t.line = 34
    t.equal(34, "scene_number", g.s__scene_number, "=", 0)
    t.line = 35
    t.check(35, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:41
def no_way_out__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/base/scenarios/abort.card:37
def XF_244(t: Value) -> None:
    g = t.game(4)
    t.line = 43
    g.create("no_way_out", g.z__briefing)
    t.line = 44
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 45
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 47
    g.v_suffers(2, 1)
    t.line = 49
    t.check(49, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:55
def sniper__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:55
def sniper__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:59
def watch__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/abort.card:51
def XF_286(t: Value) -> None:
    g = t.game(4)
    t.line = 62
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 63
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 64
    g.s_runner_nuyen[1] = 4
    t.line = 65
    u_sniper = g.create("sniper", g.z__row)
    g.s_threat_facing[u_sniper] = 1
    t.line = 66
    g.create("watch", g.z__active)
    t.line = 67
    u_katana = g.create("katana", g.z__market)
    t.line = 68
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 69
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 70
    t.all_pass = True
    t.line = 72
    t.flow(g, "turn", 1)
    t.line = 74
    t.check(74, "P4 is critical", g.s_runner_condition[3] == g.e_condition_critical)
    t.line = 75
    t.check(75, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 76
    t.equal(76, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 77
    t.check(77, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:83
def sniper__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:83
def sniper__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:86
def sniper__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/abort.card:79
def XF_286_b(t: Value) -> None:
    g = t.game(4)
    t.line = 89
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 90
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 91
    u_sniper = g.create("sniper", g.z__row)
    g.s_threat_facing[u_sniper] = 1
    t.line = 92
    t.all_pass = True
    t.line = 94
    t.flow(g, "turn", 1)
    t.line = 96
    t.equal(96, "karma of P3", g.s_runner_karma[2], "=", 2)
    t.line = 97
    t.equal(97, "karma of P4", g.s_runner_karma[3], "=", 0)
    t.line = 98
    t.equal(98, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 99
    t.equal(99, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 100
    t.check(100, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:106
def blast__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:106
def blast__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:110
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/abort.card:102
def XF_287(t: Value) -> None:
    g = t.game(4)
    t.line = 113
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 114
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 115
    g.s__starting = 1
    t.line = 116
    g.create("blast", g.z__event_deck)
    t.line = 117
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 118
    t.all_pass = True
    t.line = 120
    t.flow(g, "round", g.current)
    t.line = 122
    t.equal(122, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 123
    t.equal(123, "karma of P3", g.s_runner_karma[2], "=", 0)
    t.line = 124
    t.equal(124, "karma of P4", g.s_runner_karma[3], "=", 2)
    t.line = 125
    t.equal(125, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 126
    t.check(126, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:128
def XF_288(t: Value) -> None:
    g = t.game(4)
    t.line = 132
    g.create("crossfire", g.z__briefing)
    t.line = 133
    g.s__scene_number = 3
    t.line = 134
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 135
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 136
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 3
    t.line = 137
    u_mana = g.create("mana", g.z_runner_hand + 3, 3)
    t.line = 138
    t.answer("window", (("plays", (None, u_mana)),), who=3)
    t.line = 139
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=3)
    t.line = 140
    t.all_pass = True
    t.line = 142
    t.step(g, "play_cards", 1)
    t.line = 143
    g.v_suffers(2, 1)
    t.line = 144
    t.flow(g, "turn", 1)
    t.line = 146
    t.check(146, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 147
    t.check(147, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:153
def watcher__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/base/scenarios/abort.card:155
def watcher__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:155
def watcher__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:149
def XF_289(t: Value) -> None:
    g = t.game(4)
    t.line = 158
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 159
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 160
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 161
    t.all_pass = True
    t.line = 163
    t.flow(g, "turn", 1)
    t.line = 165
    t.equal(165, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 166
    t.equal(166, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 167
    t.equal(167, "karma of P2", g.s_runner_karma[1], "=", 2)
    t.line = 168
    t.equal(168, "karma of P4", g.s_runner_karma[3], "=", 0)
    t.line = 169
    t.check(169, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:175
def watcher__when_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/base/scenarios/abort.card:171
def XF_290(t: Value) -> None:
    g = t.game(4)
    t.line = 178
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 179
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 180
    g.v_suffers(3, 1)
    t.line = 181
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 182
    t.all_pass = True
    t.line = 184
    t.flow(g, "turn", 1)
    t.line = 186
    t.equal(186, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 187
    t.equal(187, "scene_number", g.s__scene_number, "=", 4)


# cards/crossfire/base/scenarios/abort.card:189
def XF_292(t: Value) -> None:
    g = t.game(4)
    t.line = 193
    g.create("crossfire", g.z__called_off)
    t.line = 194
    g.s__retreat = g.e_retreat_running
    t.line = 195
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 196
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 197
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 198
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 199
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 200
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 201
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 202
    t.all_pass = True
    t.line = 204
    t.flow(g, "abort", 0)
    t.line = 206
    t.check(206, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 207
    t.check(207, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 208
    t.equal(208, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 209
    t.equal(209, "karma of P4", g.s_runner_karma[3], "=", 0)


# cards/crossfire/base/scenarios/abort.card:211
def XF_293(t: Value) -> None:
    g = t.game(4)
    t.line = 214
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 215
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 216
    u_timebomb = g.create("timebomb", g.z__active)
    t.line = 217
    t.all_pass = True
    t.line = 219
    t.flow(g, "abort", 0)
    t.line = 221
    t.check(221, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 222
    t.equal(222, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 223
    t.equal(223, "level", g.d__level(), "=", 2)
    t.line = 224
    t.equal(224, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 225
    t.equal(225, "hp of P3", g.s_runner_hp[2], "=", 5)
    t.line = 227
    for _ in g.repeat(2):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__coming)
    t.line = 230
    t.check(230, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 231
    t.equal(231, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 1)


# cards/crossfire/base/scenarios/abort.card:233
def XF_294(t: Value) -> None:
    g = t.game(4)
    t.line = 236
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 237
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 238
    t.all_pass = True
    t.line = 240
    t.flow(g, "turn", 1)
    t.line = 242
    t.check(242, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 243
    t.equal(243, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 244
    t.equal(244, "number of cards in active", len(g.zones[g.z__active]), "=", 0)


# cards/crossfire/base/scenarios/abort.card:246
def XF_295(t: Value) -> None:
    g = t.game(4)
    t.line = 250
    g.create("crossfire", g.z__briefing)
    t.line = 251
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 252
    u_katana = g.create("katana", g.z__market)
    t.line = 253
    g.s__scene_number = 1
    t.line = 254
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 255
    g.s_runner_nuyen[0] = 4
    t.line = 256
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 257
    t.answer("window", (("buys", (None, u_katana)),), who=0)
    t.line = 258
    t.all_pass = True
    t.line = 260
    t.flow(g, "turn", 1)
    t.line = 262
    t.check(262, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 263
    t.equal(263, "scene_number", g.s__scene_number, "=", 1)
    t.line = 264
    t.equal(264, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 265
    t.equal(265, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 266
    t.equal(266, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 8)


# cards/crossfire/base/scenarios/abort.card:268
def XF_297(t: Value) -> None:
    g = t.game(4)
    t.line = 272
    u_o1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_o1] = 3
    t.line = 273
    u_o2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_o2] = 3
    t.line = 274
    u_o3 = g.create("thug", g.z__row)
    g.s_threat_facing[u_o3] = 2
    t.line = 275
    u_o4 = g.create("thug", g.z__row)
    g.s_threat_facing[u_o4] = 1
    t.line = 276
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 277
    g.s__retreat = g.e_retreat_running
    t.line = 278
    t.all_pass = True
    t.line = 280
    t.step(g, "play_cards", 2)
    t.line = 281
    g.scope_start("turn")
    t.line = 283
    t.check(283, "facing of o1 is P3", g.s_threat_facing[u_o1] == 2)
    t.line = 284
    t.check(284, "facing of o2 is P3", g.s_threat_facing[u_o2] == 2)
    t.line = 285
    t.check(285, "facing of o3 is P3", g.s_threat_facing[u_o3] == 2)
    t.line = 286
    t.check(286, "facing of o4 is P2", g.s_threat_facing[u_o4] == 1)


# cards/crossfire/base/scenarios/abort.card:292
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/abort.card:292
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/abort.card:288
def XF_300(t: Value) -> None:
    g = t.game(4)
    t.line = 294
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 3
    t.line = 295
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 296
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 297
    g.s__retreat = g.e_retreat_running
    t.line = 299
    t.step(g, "end_turn", 2)
    t.line = 300
    g.scope_start("turn")
    t.line = 302
    t.check(302, "facing of mine is P3", g.s_threat_facing[u_mine] == 2)
    t.line = 303
    t.check(303, "P3 is staggered", g.s_runner_condition[2] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/abort.card:305
def XF_301(t: Value) -> None:
    g = t.game(4)
    t.line = 309
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 3
    t.line = 310
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 311
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 312
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 313
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 314
    g.s__retreat = g.e_retreat_running
    t.line = 315
    t.all_pass = True
    t.line = 317
    t.flow(g, "turn", 1)
    t.line = 319
    t.check(319, "facing of brute is P2", g.s_threat_facing[u_brute] == 1)
    t.line = 320
    t.check(320, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)
    t.line = 321
    t.equal(321, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)


# cards/crossfire/base/scenarios/abort.card:327
def watcher__when_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/base/scenarios/abort.card:323
def XF_302(t: Value) -> None:
    g = t.game(4)
    t.line = 329
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 330
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 331
    g.s__retreat = g.e_retreat_running
    t.line = 332
    t.all_pass = True
    t.line = 334
    t.flow(g, "abort", 2)
    t.line = 336
    t.equal(336, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 337
    t.equal(337, "karma of P4", g.s_runner_karma[3], "=", 0)
    t.line = 338
    t.equal(338, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 339
    t.equal(339, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/base/scenarios/abort.card:346
def watcher__when_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/base/scenarios/abort.card:341
def XF_303(t: Value) -> None:
    g = t.game(4)
    t.line = 348
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 2
    t.line = 349
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 350
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 351
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 352
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 353
    g.s__retreat = g.e_retreat_running
    t.line = 354
    t.answer("order", u_watcher)
    t.line = 355
    t.all_pass = True
    t.line = 357
    t.flow(g, "abort", 2)
    t.line = 359
    t.check(359, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 360
    t.equal(360, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 361
    t.equal(361, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 362
    t.equal(362, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 363
    t.equal(363, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 364
    t.equal(364, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 365
    t.check(365, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:367
def XF_304(t: Value) -> None:
    g = t.game(4)
    t.line = 370
    g.create("crossfire", g.z__briefing)
    t.line = 371
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 372
    t.all_pass = True
    t.line = 374
    t.flow(g, "turn", 1)
    t.line = 376
    t.check(376, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 377
    t.equal(377, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 378
    t.equal(378, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 379
    t.equal(379, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 380
    t.equal(380, "karma of P4", g.s_runner_karma[3], "=", 1)


# cards/crossfire/base/scenarios/abort.card:382
def XF_306(t: Value) -> None:
    g = t.game(2)
    t.line = 385
    g.create("crossfire", g.z__briefing)
    t.line = 386
    g.s__danger_zone = 2
    t.line = 387
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 388
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 389
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 391
    g.v_suffers(0, 1)
    t.line = 393
    t.check(393, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 394
    t.equal(394, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 395
    t.equal(395, "karma of P2", g.s_runner_karma[1], "=", 0)


# cards/crossfire/base/scenarios/abort.card:401
def mine__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/abort.card:401
def mine__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:397
def XF_341(t: Value) -> None:
    g = t.game(4)
    t.line = 404
    g.create("crossfire", g.z__briefing)
    t.line = 405
    g.s__scene_number = 3
    t.line = 406
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 407
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 408
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 409
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 410
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 411
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 412
    t.all_pass = True
    t.line = 414
    t.flow(g, "turn", 0)
    t.line = 416
    t.check(416, "mine is in normal_discard", g.where[u_mine] == g.z__normal_discard)
    t.line = 417
    t.check(417, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 418
    t.check(418, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 419
    t.equal(419, "karma of P1", g.s_runner_karma[0], "=", 1)


# cards/crossfire/base/scenarios/abort.card:421
def XF_349(t: Value) -> None:
    g = t.game(3)
    t.line = 424
    g.create("crossfire", g.z__briefing)
    t.line = 425
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 426
    t.all_pass = True
    t.line = 428
    t.flow(g, "turn", 0)
    t.line = 430
    t.check(430, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 431
    t.equal(431, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 432
    t.equal(432, "karma of P3", g.s_runner_karma[2], "=", 1)


# cards/crossfire/base/scenarios/abort.card:434
def XF_600(t: Value) -> None:
    g = t.game(2)
    t.line = 437
    g.create("crossfire", g.z__briefing)
    t.line = 438
    g.b_runner_condition(1, g.e_condition_critical)
    t.line = 439
    t.all_pass = True
    t.line = 441
    t.flow(g, "turn", 0)
    t.line = 443
    t.check(443, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 444
    t.check(444, "game is not won", not g.result == "won", f"it is {g.result}")
    t.line = 445
    t.check(445, "game is not lost", not g.result == "lost", f"it is {g.result}")
    t.line = 446
    t.equal(446, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/base/scenarios/abort.card:452
def trap__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:452
def trap__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/abort.card:456
def watcher__when_7(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/base/scenarios/abort.card:459
def quick_one__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__retreat == g.e_retreat_idle


# cards/crossfire/base/scenarios/abort.card:459
def quick_one__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_opens(this)


# cards/crossfire/base/scenarios/abort.card:448
def critical_between_turns(t: Value) -> None:
    g = t.game(2)
    t.line = 461
    g.s__scene_number = 1
    t.line = 462
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 463
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 464
    g.create("quick_one", g.z__briefing)
    t.line = 465
    g.create("trap", g.z__normal_deck)
    t.line = 466
    g.create("watcher", g.z__normal_deck)
    t.line = 467
    t.all_pass = True
    t.line = 469
    t.flow(g, "turn", 0)
    t.line = 471
    t.check(471, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)
    t.line = 472
    t.equal(472, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 473
    t.check(473, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:480
def hunt__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/abort.card:480
def hunt__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_gains(u_it2, 9)
    g.end("won")


# cards/crossfire/base/scenarios/abort.card:475
def XF_296(t: Value) -> None:
    g = t.game(4)
    t.line = 483
    g.create("hunt", g.z__briefing)
    t.line = 484
    u_wing = g.create("wing", g.z__row)
    g.s_threat_facing[u_wing] = 3
    t.line = 485
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 486
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 487
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 488
    t.all_pass = True
    t.line = 490
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 491
    t.flow(g, "turn", 1)
    t.line = 493
    t.check(493, "wing is in normal_discard", g.where[u_wing] == g.z__normal_discard)
    t.line = 494
    t.equal(494, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 495
    t.equal(495, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 496
    t.check(496, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/abort.card:498
def XF_242(t: Value) -> None:
    g = t.game(4)
    t.line = 501
    g.s__retreat = g.e_retreat_running
    t.line = 502
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 503
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 2, 2)
    t.line = 504
    t.all_pass = True
    t.line = 506
    t.step(g, "play_cards", 0)
    t.line = 508
    t.cannot(508, "P3 cannot assist with covering_fire", "assists with", (2, u_covering_fire))
    t.line = 509
    t.cannot(509, "P3 cannot play covering_fire", "plays", (2, u_covering_fire))
    t.line = 510
    t.cannot(510, "P3 cannot draw 1", "draws", (2, 1))


# cards/crossfire/base/scenarios/abort.card:517
def trophies__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/scenarios/abort.card:517
def trophies__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.ask("may", you):
        g.s__round_number = 9
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/scenarios/abort.card:512
def XF_242_b(t: Value) -> None:
    g = t.game(4)
    t.line = 521
    g.create("trophies", g.z_runner_worn + g.apart * g.e_socket_first_slot + 2, 2)
    t.line = 522
    u_lamp = g.create("lamp", g.z__row)
    g.s_threat_facing[u_lamp] = 0
    t.line = 523
    g.s__retreat = g.e_retreat_running
    t.line = 524
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 526
    g.v_defeats(0, u_lamp)
    t.line = 528
    t.equal(528, "round_number", g.s__round_number, "=", 0)
    t.line = 529
    t.equal(529, "scene_number", g.s__scene_number, "=", 0)


# cards/crossfire/base/scenarios/abort.card:535
def mine__when_if_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/abort.card:535
def mine__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, 1)


# cards/crossfire/base/scenarios/abort.card:531
def XF_242_c(t: Value) -> None:
    g = t.game(4)
    t.line = 538
    u_fence = g.create("fence", g.z__row)
    g.s_threat_facing[u_fence] = 1
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 1
    t.line = 539
    g.s__retreat = g.e_retreat_running
    t.line = 540
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 541
    u_remington_roomsweeper = g.create("remington_roomsweeper", g.z_runner_hand + 0, 0)
    t.line = 542
    t.answer("window", (("plays", (None, u_remington_roomsweeper)),), who=0)
    t.line = 543
    t.answer("window", (("strikes with", (None, u_fence, None)),), who=0)
    t.line = 544
    t.all_pass = True
    t.line = 546
    t.flow(g, "turn", 0)
    t.line = 548
    t.check(548, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)
    t.line = 549
    t.check(549, "mine is in normal_discard", g.where[u_mine] == g.z__normal_discard)
    t.line = 550
    t.check(550, "fence is in row", g.where[u_fence] == g.z__row)
    t.line = 551
    t.equal(551, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)


# cards/crossfire/base/scenarios/abort.card:553
def XF_242_d(t: Value) -> None:
    g = t.game(4)
    t.line = 557
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 558
    g.s__retreat = g.e_retreat_running
    t.line = 559
    g.b_runner_condition(0, g.e_condition_critical)
    t.line = 561
    t.cannot(561, "P1 cannot intercept thug", "intercepts", (0, u_thug))


# cards/crossfire/base/scenarios/abort.card:568
def watcher__when_8(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.start_flow("turn", g.current)


# cards/crossfire/base/scenarios/abort.card:563
def XF_242_e(t: Value) -> None:
    g = t.game(2)
    t.line = 571
    g.create("double_move", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 572
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 573
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 574
    g.s__retreat = g.e_retreat_running
    t.line = 575
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 576
    t.all_pass = True
    t.line = 578
    t.flow(g, "turn", 0)
    t.line = 580
    t.check(580, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)
    t.line = 581
    t.equal(581, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/abort.card:587
def riddle__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/abort.card:587
def riddle__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_friend = NOTHING
    if you != NOTHING:
        u_friend = g.choose("friend", you, g.everyone(g.current), "runner")
    if u_friend != NOTHING:
        g.v_gains(u_friend, 1)
    if you != NOTHING:
        if g.ask("may", you):
            g.s__scene_number = 9
    if you != NOTHING:
        one1 = g.choose_one("one", you, ["gold", "silver"])
        if one1 == "gold":
            g.s__round_number = 9
        elif one1 == "silver":
            g.s__round_number = 8


# cards/crossfire/base/scenarios/abort.card:583
def XF_242_f(t: Value) -> None:
    g = t.game(4)
    t.line = 597
    u_riddle = g.create("riddle", g.z__normal_deck)
    t.line = 598
    g.s__retreat = g.e_retreat_running
    t.line = 599
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 601
    g.v_flips_to(u_riddle, 2)
    t.line = 603
    t.equal(603, "scene_number", g.s__scene_number, "=", 0)
    t.line = 604
    t.equal(604, "round_number", g.s__round_number, "=", 0)
    t.line = 605
    t.equal(
        605,
        "number of (runners where nuyen > 0)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_nuyen[u_it2] > 0]),
        "=",
        0,
    )


MODULE = Module(
    source="cards/crossfire/base/scenarios/abort.card",
    scenarios=(
        Scenario("XF_243", "a critical runner ends the run, when the turn is over", XF_243, 3, 4),
        Scenario("XF_630", "a staggered runner that is hurt is critical, and the run is over", XF_630, 22, 4),
        Scenario(
            "XF_244",
            "a mission that allows no retreat is lost at once",
            XF_244,
            37,
            4,
            cards=(
                Card(
                    "no_way_out",
                    "mission",
                    (),
                    (
                        Ability(
                            "no_way_out__when",
                            "when",
                            "becomes runner.condition.critical",
                            None,
                            no_way_out__when,
                            line=41,
                        ),
                    ),
                    line=40,
                ),
            ),
        ),
        Scenario(
            "XF_286",
            "the round begins to the left, once the turn is played to its end",
            XF_286,
            51,
            4,
            cards=(
                Card(
                    "sniper",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("sniper__when", "when", "attacks", sniper__when_if, sniper__when, line=55),),
                    line=54,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__when", "when", "turn starts", None, watch__when, line=59),),
                    line=58,
                ),
            ),
        ),
        Scenario(
            "XF_286_b",
            "the order of the round: who is critical has no turn",
            XF_286_b,
            79,
            4,
            cards=(
                Card(
                    "sniper",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (
                        Ability("sniper__when_2", "when", "attacks", sniper__when_if_2, sniper__when_2, line=83),
                        Ability("sniper__when_3", "when", "turn starts", None, sniper__when_3, line=86),
                    ),
                    line=82,
                ),
            ),
        ),
        Scenario(
            "XF_287",
            "who is critical while an event is read lets the starting runner begin",
            XF_287,
            102,
            4,
            cards=(
                Card(
                    "blast",
                    "event",
                    (),
                    (Ability("blast__when", "when", "appears", blast__when_if, blast__when, line=106),),
                    line=105,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=110),),
                    line=109,
                ),
            ),
        ),
        Scenario(
            "XF_288",
            "the last obstacle falls, but the run is not won any more",
            XF_288,
            128,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=131),),
        ),
        Scenario(
            "XF_289",
            "each of the others plays once",
            XF_289,
            149,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (
                        Ability("watcher__when_2", "when", "turn starts", None, watcher__when_2, line=153),
                        Ability("watcher__when_3", "when", "attacks", watcher__when_if, watcher__when_3, line=155),
                    ),
                    line=152,
                ),
            ),
        ),
        Scenario(
            "XF_290",
            "the runner in whose turn it happened plays last",
            XF_290,
            171,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_4", "when", "turn starts", None, watcher__when_4, line=175),),
                    line=174,
                ),
            ),
        ),
        Scenario(
            "XF_292",
            "nobody is on their feet at the end: lost",
            XF_292,
            189,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=192),),
        ),
        Scenario("XF_293", "the event goes beneath its deck, and its timebomb is silent", XF_293, 211, 4),
        Scenario("XF_294", "no event is drawn in this round", XF_294, 233, 4),
        Scenario(
            "XF_295",
            "a table that is cleared ends no scene any more",
            XF_295,
            246,
            4,
            cards=(Card("easy", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=249),),
        ),
        Scenario(
            "XF_297",
            "the obstacles of a critical runner come over to who plays",
            XF_297,
            268,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=271),),
        ),
        Scenario(
            "XF_300",
            "they come over before anything else happens at the start of the turn",
            XF_300,
            288,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (Ability("mine__when", "when", "turn starts", mine__when_if, mine__when, line=292),),
                    line=291,
                ),
            ),
        ),
        Scenario(
            "XF_301",
            "a staggered runner gets them, too",
            XF_301,
            305,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 2)), (), line=308),),
        ),
        Scenario(
            "XF_302",
            "who is critical has no turn",
            XF_302,
            323,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_5", "when", "turn starts", None, watcher__when_5, line=327),),
                    line=326,
                ),
            ),
        ),
        Scenario(
            "XF_303",
            "who falls in the round is out; the others play on",
            XF_303,
            341,
            4,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=344),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_6", "when", "turn starts", None, watcher__when_6, line=346),),
                    line=345,
                ),
            ),
        ),
        Scenario("XF_304", "a retreat in good order teaches everyone something", XF_304, 367, 4),
        Scenario("XF_306", "who loses learns nothing, whatever they dared", XF_306, 382, 2),
        Scenario(
            "XF_341",
            "who goes critical in the winning turn prevents the win",
            XF_341,
            397,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 0)),
                    (Ability("mine__when_2", "when", "defeats", mine__when_if_2, mine__when_2, line=401),),
                    line=400,
                ),
            ),
        ),
        Scenario("XF_349", "one point for a successful retreat", XF_349, 421, 3),
        Scenario("XF_600", "one is critical, one is healthy: half a victory", XF_600, 434, 2),
        Scenario(
            "critical_between_turns",
            "who is critical as the next scene opens lets the next runner begin",
            critical_between_turns,
            448,
            2,
            cards=(
                Card(
                    "trap",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 0)),
                    (Ability("trap__when", "when", "flips to", trap__when_if, trap__when, line=452),),
                    line=451,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_7", "when", "turn starts", None, watcher__when_7, line=456),),
                    line=455,
                ),
                Card(
                    "quick_one",
                    "mission",
                    (("award", 3),),
                    (Ability("quick_one__when", "when", "turn ends", quick_one__when_if, quick_one__when, line=459),),
                    line=458,
                ),
            ),
        ),
        Scenario(
            "XF_296",
            "what the mission would give is not given any more",
            XF_296,
            475,
            4,
            cards=(
                Card("wing", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=478),
                Card(
                    "hunt",
                    "mission",
                    (("consolation", 1),),
                    (Ability("hunt__when", "when", "defeats", hunt__when_if, hunt__when, line=480),),
                    line=479,
                ),
            ),
        ),
        Scenario("XF_242", "who is critical helps nobody", XF_242, 498, 4),
        Scenario(
            "XF_242_b",
            "their upgrades do nothing, and ask nothing",
            XF_242_b,
            512,
            4,
            cards=(
                Card("lamp", "obstacle", (("track", (("black", 1),)), ("nuyen", 0)), (), line=515),
                Card(
                    "trophies",
                    "upgrade",
                    (("value", 10),),
                    (Ability("trophies__when", "when", "defeats", trophies__when_if, trophies__when, line=517),),
                    line=516,
                ),
            ),
        ),
        Scenario(
            "XF_242_c",
            "not even what they are at goes on",
            XF_242_c,
            531,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("black", 1),)), ("nuyen", 0)),
                    (Ability("mine__when_3", "when", "defeats", mine__when_if_3, mine__when_3, line=535),),
                    line=534,
                ),
                Card("fence", "obstacle", (("track", (("black", 1),)),), (), line=537),
            ),
        ),
        Scenario(
            "XF_242_d",
            "they step in for nobody",
            XF_242_d,
            553,
            4,
            cards=(Card("thug", "obstacle", (("colour", "black"), ("track", (("plain", 9),))), (), line=556),),
        ),
        Scenario(
            "XF_242_e",
            "no turn of theirs begins, not even one more by an upgrade",
            XF_242_e,
            563,
            2,
            cards=(
                Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=566),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_8", "when", "turn ends", None, watcher__when_8, line=568),),
                    line=567,
                ),
            ),
        ),
        Scenario(
            "XF_242_f",
            "nobody asks them, whatever card it is",
            XF_242_f,
            583,
            4,
            cards=(
                Card(
                    "riddle",
                    "obstacle",
                    (("track", (("plain", 9),)), ("nuyen", 0)),
                    (Ability("riddle__when", "when", "flips to", riddle__when_if, riddle__when, line=587),),
                    line=586,
                ),
            ),
        ),
    ),
    lines=(
        "14:3 17:6 18:3 19:7 20:3 21:8 22:3 23:9 24:3 25:11 26:3 27:12 28:3 29:14 30:3 31:15 32:3 33:16 34:3"
        " 35:18 36:3 37:20 41:22 44:25 45:22 46:26 47:22 48:27 49:22 50:28 51:22 52:30 53:22 54:31 55:22"
        " 56:33 57:22 58:34 59:22 60:35 64:41 65:42 69:37 72:43 73:37 74:44 75:37 76:45 77:37 78:47 79:37"
        " 80:49 84:55 90:56 91:57 95:59 96:60 97:61 101:51 104:62 105:51 106:63 107:51 108:64 109:51 110:65"
        " 112:51 113:66 114:51 115:67 116:51 117:68 119:51 120:69 121:51 122:70 123:51 124:72 125:51 126:74"
        " 127:51 128:75 129:51 130:76 131:51 132:77 136:83 142:84 143:85 147:86 148:87 149:88 153:79 156:89"
        " 157:79 158:90 159:79 160:91 162:79 163:92 164:79 165:94 166:79 167:96 168:79 169:97 170:79 171:98"
        " 172:79 173:99 174:79 175:100 179:106 185:107 186:108 190:110 191:111 192:112 196:102 199:113"
        " 200:102 201:114 202:102 203:115 204:102 205:116 206:102 207:117 209:102 210:118 211:102 212:120"
        " 213:102 214:122 215:102 216:123 217:102 218:124 219:102 220:125 221:102 222:126 226:128 229:132"
        " 230:128 231:133 232:128 233:134 234:128 235:135 236:128 237:136 239:128 240:137 241:128 242:138"
        " 243:128 244:139 245:128 246:140 247:128 248:142 249:128 250:143 251:128 252:144 253:128 254:146"
        " 255:128 256:147 260:153 261:154 265:155 271:156 272:157 276:149 279:158 280:149 281:159 282:149"
        " 283:160 285:149 286:161 287:149 288:163 289:149 290:165 291:149 292:166 293:149 294:167 295:149"
        " 296:168 297:149 298:169 302:175 303:176 304:177 308:171 311:178 312:171 313:179 314:171 315:180"
        " 316:171 317:181 319:171 320:182 321:171 322:184 323:171 324:186 325:171 326:187 330:189 333:193"
        " 334:189 335:194 336:189 337:195 338:189 339:196 340:189 341:197 342:189 343:198 344:189 345:199"
        " 346:189 347:200 348:189 349:201 351:189 352:202 353:189 354:204 355:189 356:206 357:189 358:207"
        " 359:189 360:208 361:189 362:209 366:211 369:214 371:211 372:215 374:211 375:216 376:211 377:217"
        " 378:211 379:219 380:211 381:221 382:211 383:222 384:211 385:223 386:211 387:224 388:211 389:225"
        " 390:211 391:227 392:228 394:211 395:230 396:211 397:231 401:233 404:236 406:233 407:237 408:233"
        " 409:238 410:233 411:240 412:233 413:242 414:233 415:243 416:233 417:244 421:246 424:250 425:246"
        " 426:251 428:246 429:252 430:246 431:253 432:246 433:254 434:246 435:255 436:246 437:256 438:246"
        " 439:257 440:246 441:258 442:246 443:260 444:246 445:262 446:246 447:263 448:246 449:264 450:246"
        " 451:265 452:246 453:266 457:268 460:272 462:268 463:273 465:268 466:274 468:268 469:275 471:268"
        " 472:276 473:268 474:277 475:268 476:278 477:268 478:280 479:268 480:281 481:268 482:283 483:268"
        " 484:284 485:268 486:285 487:268 488:286 492:292 498:293 503:288 506:294 508:288 509:295 510:288"
        " 511:296 512:288 513:297 514:288 515:299 516:288 517:300 518:288 519:302 520:288 521:303 525:305"
        " 528:309 530:305 531:310 532:305 533:311 534:305 535:312 536:305 537:313 539:305 540:314 541:305"
        " 542:315 543:305 544:317 545:305 546:319 547:305 548:320 549:305 550:321 554:327 555:328 559:323"
        " 562:329 564:323 565:330 566:323 567:331 568:323 569:332 570:323 571:334 572:323 573:336 574:323"
        " 575:337 576:323 577:338 578:323 579:339 583:346 584:347 588:341 591:348 593:341 594:349 596:341"
        " 597:350 598:341 599:351 600:341 601:352 602:341 603:353 604:341 605:354 606:341 607:355 608:341"
        " 609:357 610:341 611:359 612:341 613:360 614:341 615:361 616:341 617:362 618:341 619:363 620:341"
        " 621:364 622:341 623:365 627:367 630:370 631:367 632:371 633:367 634:372 635:367 636:374 637:367"
        " 638:376 639:367 640:377 641:367 642:378 643:367 644:379 645:367 646:380 650:382 653:385 654:382"
        " 655:386 656:382 657:387 658:382 659:388 660:382 661:389 662:382 663:391 664:382 665:393 666:382"
        " 667:394 668:382 669:395 673:401 679:402 680:403 684:397 687:404 688:397 689:405 690:397 691:406"
        " 692:397 693:407 694:397 695:408 697:397 698:409 699:397 700:410 701:397 702:411 703:397 704:412"
        " 705:397 706:414 707:397 708:416 709:397 710:417 711:397 712:418 713:397 714:419 718:421 721:424"
        " 722:421 723:425 724:421 725:426 726:421 727:428 728:421 729:430 730:421 731:431 732:421 733:432"
        " 737:434 740:437 741:434 742:438 743:434 744:439 745:434 746:441 747:434 748:443 749:434 750:444"
        " 751:434 752:445 753:434 754:446 758:452 764:453 765:454 769:456 770:457 774:459 780:460 784:448"
        " 787:461 788:448 789:462 790:448 791:463 792:448 793:464 794:448 795:465 796:448 797:466 798:448"
        " 799:467 800:448 801:469 802:448 803:471 804:448 805:472 806:448 807:473 811:480 818:481 820:482"
        " 824:475 827:483 828:475 829:484 831:475 832:485 833:475 834:486 835:475 836:487 837:475 838:488"
        " 839:475 840:490 841:475 842:491 843:475 844:493 845:475 846:494 847:475 848:495 849:475 850:496"
        " 854:498 857:501 858:498 859:502 860:498 861:503 862:498 863:504 864:498 865:506 866:498 867:508"
        " 868:498 869:509 870:498 871:510 875:517 882:518 883:519 884:520 888:512 891:521 892:512 893:522"
        " 895:512 896:523 897:512 898:524 899:512 900:526 901:512 902:528 903:512 904:529 908:535 914:536"
        " 918:531 921:538 925:531 926:539 927:531 928:540 929:531 930:541 931:531 932:542 933:531 934:543"
        " 935:531 936:544 937:531 938:546 939:531 940:548 941:531 942:549 943:531 944:550 945:531 946:551"
        " 950:553 953:557 955:553 956:558 957:553 958:559 959:553 960:561 964:568 965:569 966:570 970:563"
        " 973:571 974:563 975:572 977:563 978:573 980:563 981:574 982:563 983:575 984:563 985:576 986:563"
        " 987:578 988:563 989:580 990:563 991:581 995:587 1001:588 1004:589 1006:590 1008:591 1009:592"
        " 1011:593 1012:594 1013:595 1014:596 1018:583 1021:597 1022:583 1023:598 1024:583 1025:599 1026:583"
        " 1027:601 1028:583 1029:603 1030:583 1031:604 1032:583 1033:605"
    ),
)
