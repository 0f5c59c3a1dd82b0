"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/again_retreat.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/again_retreat.card:4
def XF_243(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    t.answer("may", "yes")
    t.line = 8
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 9
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 10
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 11
    t.all_pass = True
    t.line = 13
    t.step(g, "play_cards", 0)
    t.line = 14
    g.v_suffers(2, 1)
    t.line = 16
    t.check(16, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 17
    t.check(17, "retreat is due", g.s__retreat == g.e_retreat_due)
    t.line = 18
    t.check(18, "crossfire is in called_off", g.where[u_crossfire] == g.z__called_off)
    t.line = 20
    t.flow(g, "turn", 0)
    t.line = 22
    t.check(22, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:24
def XF_630(t: Value) -> None:
    g = t.game(4)
    t.line = 27
    t.answer("may", "yes")
    t.line = 28
    g.create("crossfire", g.z__briefing)
    t.line = 29
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 30
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 31
    t.all_pass = True
    t.line = 33
    g.v_suffers(1, 1)
    t.line = 34
    t.flow(g, "turn", 0)
    t.line = 36
    t.check(36, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)
    t.line = 37
    t.equal(37, "scene_number", g.s__scene_number, "=", 0)
    t.line = 38
    t.check(38, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:47
def sniper__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:47
def sniper__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:51
def watch__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/prime_runner/scenarios/again_retreat.card:40
def XF_286(t: Value) -> None:
    g = t.game(4)
    t.line = 44
    g.create("errand", g.z__briefing)
    t.line = 45
    t.answer("may", "yes")
    t.line = 54
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 55
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 56
    g.s_runner_nuyen[1] = 4
    t.line = 57
    u_sniper = g.create("sniper", g.z__row)
    g.s_threat_facing[u_sniper] = 1
    t.line = 58
    g.create("watch", g.z__active)
    t.line = 59
    u_katana = g.create("katana", g.z__market)
    t.line = 60
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 61
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 62
    t.all_pass = True
    t.line = 64
    t.flow(g, "turn", 1)
    t.line = 66
    t.check(66, "P4 is critical", g.s_runner_condition[3] == g.e_condition_critical)
    t.line = 67
    t.check(67, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 68
    t.equal(68, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 69
    t.check(69, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:78
def sniper__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:78
def sniper__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:81
def sniper__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/prime_runner/scenarios/again_retreat.card:71
def XF_286_b(t: Value) -> None:
    g = t.game(4)
    t.line = 75
    g.create("errand", g.z__briefing)
    t.line = 76
    t.answer("may", "yes")
    t.line = 84
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 85
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 86
    u_sniper = g.create("sniper", g.z__row)
    g.s_threat_facing[u_sniper] = 1
    t.line = 87
    t.all_pass = True
    t.line = 89
    t.flow(g, "turn", 1)
    t.line = 91
    t.equal(91, "karma of P3", g.s_runner_karma[2], "=", 2)
    t.line = 92
    t.equal(92, "karma of P4", g.s_runner_karma[3], "=", 0)
    t.line = 93
    t.equal(93, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 94
    t.equal(94, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 95
    t.check(95, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:104
def blast__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:104
def blast__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:108
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/prime_runner/scenarios/again_retreat.card:97
def XF_287(t: Value) -> None:
    g = t.game(4)
    t.line = 101
    g.create("errand", g.z__briefing)
    t.line = 102
    t.answer("may", "yes")
    t.line = 111
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 112
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 113
    g.s__starting = 1
    t.line = 114
    g.create("blast", g.z__event_deck)
    t.line = 115
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 116
    t.all_pass = True
    t.line = 118
    t.flow(g, "round", g.current)
    t.line = 120
    t.equal(120, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 121
    t.equal(121, "karma of P3", g.s_runner_karma[2], "=", 0)
    t.line = 122
    t.equal(122, "karma of P4", g.s_runner_karma[3], "=", 2)
    t.line = 123
    t.equal(123, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 124
    t.check(124, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:126
def XF_288(t: Value) -> None:
    g = t.game(4)
    t.line = 129
    t.answer("may", "yes")
    t.line = 131
    g.create("crossfire", g.z__briefing)
    t.line = 132
    g.s__scene_number = 3
    t.line = 133
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 134
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 135
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 3
    t.line = 136
    u_mana = g.create("mana", g.z_runner_hand + 3, 3)
    t.line = 137
    t.answer("window", (("plays", (None, u_mana)),), who=3)
    t.line = 138
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=3)
    t.line = 139
    t.all_pass = True
    t.line = 141
    t.step(g, "play_cards", 1)
    t.line = 142
    g.v_suffers(2, 1)
    t.line = 143
    t.flow(g, "turn", 1)
    t.line = 145
    t.check(145, "ghost is in normal_discard", g.where[u_ghost] == g.z__normal_discard)
    t.line = 146
    t.check(146, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:155
def watcher__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:157
def watcher__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:157
def watcher__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:148
def XF_289(t: Value) -> None:
    g = t.game(4)
    t.line = 152
    g.create("errand", g.z__briefing)
    t.line = 153
    t.answer("may", "yes")
    t.line = 160
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 161
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 162
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 163
    t.all_pass = True
    t.line = 165
    t.flow(g, "turn", 1)
    t.line = 167
    t.equal(167, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 168
    t.equal(168, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 169
    t.equal(169, "karma of P2", g.s_runner_karma[1], "=", 2)
    t.line = 170
    t.equal(170, "karma of P4", g.s_runner_karma[3], "=", 0)
    t.line = 171
    t.check(171, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:180
def watcher__when_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/prime_runner/scenarios/again_retreat.card:173
def XF_290(t: Value) -> None:
    g = t.game(4)
    t.line = 177
    g.create("errand", g.z__briefing)
    t.line = 178
    t.answer("may", "yes")
    t.line = 183
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 184
    g.b_runner_condition(3, g.e_condition_staggered)
    t.line = 185
    g.v_suffers(3, 1)
    t.line = 186
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 187
    t.all_pass = True
    t.line = 189
    t.flow(g, "turn", 1)
    t.line = 191
    t.equal(191, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 192
    t.equal(192, "scene_number", g.s__scene_number, "=", 4)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:194
def XF_294(t: Value) -> None:
    g = t.game(4)
    t.line = 198
    g.create("errand", g.z__briefing)
    t.line = 199
    t.answer("may", "yes")
    t.line = 200
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 201
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 202
    t.all_pass = True
    t.line = 204
    t.flow(g, "turn", 1)
    t.line = 206
    t.check(206, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 207
    t.equal(207, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 208
    t.equal(208, "number of cards in active", len(g.zones[g.z__active]), "=", 0)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:210
def XF_295(t: Value) -> None:
    g = t.game(4)
    t.line = 213
    t.answer("may", "yes")
    t.line = 215
    g.create("crossfire", g.z__briefing)
    t.line = 216
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 217
    u_katana = g.create("katana", g.z__market)
    t.line = 218
    g.s__scene_number = 1
    t.line = 219
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 220
    g.s_runner_nuyen[0] = 4
    t.line = 221
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 222
    t.answer("window", (("buys", (None, u_katana)),), who=0)
    t.line = 223
    t.all_pass = True
    t.line = 225
    t.flow(g, "turn", 1)
    t.line = 227
    t.check(227, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 228
    t.equal(228, "scene_number", g.s__scene_number, "=", 1)
    t.line = 229
    t.equal(229, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 230
    t.equal(230, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 231
    t.equal(231, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 8)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:233
def XF_304(t: Value) -> None:
    g = t.game(4)
    t.line = 236
    t.answer("may", "yes")
    t.line = 237
    g.create("crossfire", g.z__briefing)
    t.line = 238
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 239
    t.all_pass = True
    t.line = 241
    t.flow(g, "turn", 1)
    t.line = 243
    t.check(243, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 244
    t.equal(244, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 245
    t.equal(245, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 246
    t.equal(246, "karma of P3", g.s_runner_karma[2], "=", 1)
    t.line = 247
    t.equal(247, "karma of P4", g.s_runner_karma[3], "=", 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:249
def XF_349(t: Value) -> None:
    g = t.game(3)
    t.line = 252
    t.answer("may", "yes")
    t.line = 253
    g.create("crossfire", g.z__briefing)
    t.line = 254
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 255
    t.all_pass = True
    t.line = 257
    t.flow(g, "turn", 0)
    t.line = 259
    t.check(259, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 260
    t.equal(260, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 261
    t.equal(261, "karma of P3", g.s_runner_karma[2], "=", 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:263
def XF_600(t: Value) -> None:
    g = t.game(2)
    t.line = 266
    t.answer("may", "yes")
    t.line = 267
    g.create("crossfire", g.z__briefing)
    t.line = 268
    g.b_runner_condition(1, g.e_condition_critical)
    t.line = 269
    t.all_pass = True
    t.line = 271
    t.flow(g, "turn", 0)
    t.line = 273
    t.check(273, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 274
    t.check(274, "game is not won", not g.result == "won", f"it is {g.result}")
    t.line = 275
    t.check(275, "game is not lost", not g.result == "lost", f"it is {g.result}")
    t.line = 276
    t.equal(276, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:283
def trap__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:283
def trap__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:287
def watcher__when_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(g.s_runner_karma[g.current] + 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:290
def quick_one__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__retreat == g.e_retreat_idle


# cards/crossfire/prime_runner/scenarios/again_retreat.card:290
def quick_one__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_opens(this)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:278
def critical_between_turns(t: Value) -> None:
    g = t.game(2)
    t.line = 281
    t.answer("may", "yes")
    t.line = 292
    g.s__scene_number = 1
    t.line = 293
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 294
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 295
    g.create("quick_one", g.z__briefing)
    t.line = 296
    g.create("trap", g.z__normal_deck)
    t.line = 297
    g.create("watcher", g.z__normal_deck)
    t.line = 298
    t.all_pass = True
    t.line = 300
    t.flow(g, "turn", 0)
    t.line = 302
    t.check(302, "P2 is critical", g.s_runner_condition[1] == g.e_condition_critical)
    t.line = 303
    t.equal(303, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 304
    t.check(304, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:312
def hunt__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/prime_runner/scenarios/again_retreat.card:312
def hunt__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_gains(u_it2, 9)
    g.end("won")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:306
def XF_296(t: Value) -> None:
    g = t.game(4)
    t.line = 309
    t.answer("may", "yes")
    t.line = 315
    g.create("hunt", g.z__briefing)
    t.line = 316
    u_wing = g.create("wing", g.z__row)
    g.s_threat_facing[u_wing] = 3
    t.line = 317
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 318
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 319
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 320
    t.all_pass = True
    t.line = 322
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 323
    t.flow(g, "turn", 1)
    t.line = 325
    t.check(325, "wing is in normal_discard", g.where[u_wing] == g.z__normal_discard)
    t.line = 326
    t.equal(326, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 327
    t.equal(327, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 328
    t.check(328, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:335
def no_way_out__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:330
def XF_244(t: Value) -> None:
    g = t.game(4)
    t.line = 333
    t.answer("may", "yes")
    t.line = 337
    g.create("no_way_out", g.z__briefing)
    t.line = 338
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 339
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 341
    g.v_suffers(2, 1)
    t.line = 343
    t.check(343, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_retreat.card:350
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/prime_runner/scenarios/again_retreat.card:350
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_retreat.card:345
def XF_341(t: Value) -> None:
    g = t.game(4)
    t.line = 348
    t.answer("may", "yes")
    t.line = 353
    g.create("crossfire", g.z__briefing)
    t.line = 354
    g.s__scene_number = 3
    t.line = 355
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 356
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 357
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 358
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 359
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 360
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 361
    t.all_pass = True
    t.line = 363
    t.flow(g, "turn", 0)
    t.line = 365
    t.check(365, "mine is in normal_discard", g.where[u_mine] == g.z__normal_discard)
    t.line = 366
    t.check(366, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 367
    t.check(367, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 368
    t.equal(368, "karma of P1", g.s_runner_karma[0], "=", 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/again_retreat.card",
    removed=(
        ("scenario", "XF_243"),
        ("scenario", "XF_630"),
        ("scenario", "XF_286"),
        ("scenario", "XF_286_b"),
        ("scenario", "XF_287"),
        ("scenario", "XF_288"),
        ("scenario", "XF_289"),
        ("scenario", "XF_290"),
        ("scenario", "XF_294"),
        ("scenario", "XF_295"),
        ("scenario", "XF_304"),
        ("scenario", "XF_349"),
        ("scenario", "XF_600"),
        ("scenario", "critical_between_turns"),
        ("scenario", "XF_296"),
        ("scenario", "XF_244"),
        ("scenario", "XF_341"),
    ),
    scenarios=(
        Scenario("XF_243", "a critical runner ends the run, when the turn is over", XF_243, 4, 4),
        Scenario("XF_630", "a staggered runner that is hurt is critical, and the run is over", XF_630, 24, 4),
        Scenario(
            "XF_286",
            "the round begins to the left, once the turn is played to its end",
            XF_286,
            40,
            4,
            cards=(
                Card("errand", "mission", (), (), line=43),
                Card(
                    "sniper",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("sniper__when", "when", "attacks", sniper__when_if, sniper__when, line=47),),
                    line=46,
                ),
                Card(
                    "watch",
                    "event",
                    (),
                    (Ability("watch__when", "when", "turn starts", None, watch__when, line=51),),
                    line=50,
                ),
            ),
        ),
        Scenario(
            "XF_286_b",
            "the order of the round: who is critical has no turn",
            XF_286_b,
            71,
            4,
            cards=(
                Card("errand", "mission", (), (), line=74),
                Card(
                    "sniper",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (
                        Ability("sniper__when_2", "when", "attacks", sniper__when_if_2, sniper__when_2, line=78),
                        Ability("sniper__when_3", "when", "turn starts", None, sniper__when_3, line=81),
                    ),
                    line=77,
                ),
            ),
        ),
        Scenario(
            "XF_287",
            "who is critical while an event is read lets the starting runner begin",
            XF_287,
            97,
            4,
            cards=(
                Card("errand", "mission", (), (), line=100),
                Card(
                    "blast",
                    "event",
                    (),
                    (Ability("blast__when", "when", "appears", blast__when_if, blast__when, line=104),),
                    line=103,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=108),),
                    line=107,
                ),
            ),
        ),
        Scenario(
            "XF_288",
            "the last obstacle falls, but the run is not won any more",
            XF_288,
            126,
            4,
            cards=(Card("ghost", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=130),),
        ),
        Scenario(
            "XF_289",
            "each of the others plays once",
            XF_289,
            148,
            4,
            cards=(
                Card("errand", "mission", (), (), line=151),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (
                        Ability("watcher__when_2", "when", "turn starts", None, watcher__when_2, line=155),
                        Ability("watcher__when_3", "when", "attacks", watcher__when_if, watcher__when_3, line=157),
                    ),
                    line=154,
                ),
            ),
        ),
        Scenario(
            "XF_290",
            "the runner in whose turn it happened plays last",
            XF_290,
            173,
            4,
            cards=(
                Card("errand", "mission", (), (), line=176),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_4", "when", "turn starts", None, watcher__when_4, line=180),),
                    line=179,
                ),
            ),
        ),
        Scenario(
            "XF_294",
            "no event is drawn in this round",
            XF_294,
            194,
            4,
            cards=(Card("errand", "mission", (), (), line=197),),
        ),
        Scenario(
            "XF_295",
            "a table that is cleared ends no scene any more",
            XF_295,
            210,
            4,
            cards=(Card("easy", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=214),),
        ),
        Scenario("XF_304", "a retreat in good order teaches everyone something", XF_304, 233, 4),
        Scenario("XF_349", "one point for a successful retreat", XF_349, 249, 3),
        Scenario("XF_600", "one is critical, one is healthy: half a victory", XF_600, 263, 2),
        Scenario(
            "critical_between_turns",
            "who is critical as the next scene opens lets the next runner begin",
            critical_between_turns,
            278,
            2,
            cards=(
                Card(
                    "trap",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 0)),
                    (Ability("trap__when", "when", "flips to", trap__when_if, trap__when, line=283),),
                    line=282,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_5", "when", "turn starts", None, watcher__when_5, line=287),),
                    line=286,
                ),
                Card(
                    "quick_one",
                    "mission",
                    (("award", 3),),
                    (Ability("quick_one__when", "when", "turn ends", quick_one__when_if, quick_one__when, line=290),),
                    line=289,
                ),
            ),
        ),
        Scenario(
            "XF_296",
            "what the mission would give is not given any more",
            XF_296,
            306,
            4,
            cards=(
                Card("wing", "obstacle", (("track", (("blue", 1),)), ("attack", 0)), (), line=310),
                Card(
                    "hunt",
                    "mission",
                    (("consolation", 1),),
                    (Ability("hunt__when", "when", "defeats", hunt__when_if, hunt__when, line=312),),
                    line=311,
                ),
            ),
        ),
        Scenario(
            "XF_244",
            "a mission that allows no retreat is lost at once",
            XF_244,
            330,
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
                            line=335,
                        ),
                    ),
                    line=334,
                ),
            ),
        ),
        Scenario(
            "XF_341",
            "who goes critical in the winning turn prevents the win",
            XF_341,
            345,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 0)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=350),),
                    line=349,
                ),
            ),
        ),
    ),
    lines=(
        "14:4 17:7 18:4 19:8 20:4 21:9 22:4 23:10 24:4 25:11 26:4 27:13 28:4 29:14 30:4 31:16 32:4 33:17 34:4"
        " 35:18 36:4 37:20 38:4 39:22 43:24 46:27 47:24 48:28 49:24 50:29 51:24 52:30 53:24 54:31 55:24 56:33"
        " 57:24 58:34 59:24 60:36 61:24 62:37 63:24 64:38 68:47 74:48 75:49 79:51 80:52 81:53 85:40 88:44"
        " 89:40 90:45 91:40 92:54 93:40 94:55 95:40 96:56 97:40 98:57 100:40 101:58 102:40 103:59 104:40"
        " 105:60 107:40 108:61 109:40 110:62 111:40 112:64 113:40 114:66 115:40 116:67 117:40 118:68 119:40"
        " 120:69 124:78 130:79 131:80 135:81 136:82 137:83 141:71 144:75 145:71 146:76 147:71 148:84 149:71"
        " 150:85 151:71 152:86 154:71 155:87 156:71 157:89 158:71 159:91 160:71 161:92 162:71 163:93 164:71"
        " 165:94 166:71 167:95 171:104 177:105 178:106 182:108 183:109 184:110 188:97 191:101 192:97 193:102"
        " 194:97 195:111 196:97 197:112 198:97 199:113 200:97 201:114 202:97 203:115 205:97 206:116 207:97"
        " 208:118 209:97 210:120 211:97 212:121 213:97 214:122 215:97 216:123 217:97 218:124 222:126 225:129"
        " 226:126 227:131 228:126 229:132 230:126 231:133 232:126 233:134 234:126 235:135 237:126 238:136"
        " 239:126 240:137 241:126 242:138 243:126 244:139 245:126 246:141 247:126 248:142 249:126 250:143"
        " 251:126 252:145 253:126 254:146 258:155 259:156 263:157 269:158 270:159 274:148 277:152 278:148"
        " 279:153 280:148 281:160 282:148 283:161 284:148 285:162 287:148 288:163 289:148 290:165 291:148"
        " 292:167 293:148 294:168 295:148 296:169 297:148 298:170 299:148 300:171 304:180 305:181 306:182"
        " 310:173 313:177 314:173 315:178 316:173 317:183 318:173 319:184 320:173 321:185 322:173 323:186"
        " 325:173 326:187 327:173 328:189 329:173 330:191 331:173 332:192 336:194 339:198 340:194 341:199"
        " 342:194 343:200 345:194 346:201 347:194 348:202 349:194 350:204 351:194 352:206 353:194 354:207"
        " 355:194 356:208 360:210 363:213 364:210 365:215 366:210 367:216 369:210 370:217 371:210 372:218"
        " 373:210 374:219 375:210 376:220 377:210 378:221 379:210 380:222 381:210 382:223 383:210 384:225"
        " 385:210 386:227 387:210 388:228 389:210 390:229 391:210 392:230 393:210 394:231 398:233 401:236"
        " 402:233 403:237 404:233 405:238 406:233 407:239 408:233 409:241 410:233 411:243 412:233 413:244"
        " 414:233 415:245 416:233 417:246 418:233 419:247 423:249 426:252 427:249 428:253 429:249 430:254"
        " 431:249 432:255 433:249 434:257 435:249 436:259 437:249 438:260 439:249 440:261 444:263 447:266"
        " 448:263 449:267 450:263 451:268 452:263 453:269 454:263 455:271 456:263 457:273 458:263 459:274"
        " 460:263 461:275 462:263 463:276 467:283 473:284 474:285 478:287 479:288 483:290 489:291 493:278"
        " 496:281 497:278 498:292 499:278 500:293 501:278 502:294 503:278 504:295 505:278 506:296 507:278"
        " 508:297 509:278 510:298 511:278 512:300 513:278 514:302 515:278 516:303 517:278 518:304 522:312"
        " 529:313 531:314 535:306 538:309 539:306 540:315 541:306 542:316 544:306 545:317 546:306 547:318"
        " 548:306 549:319 550:306 551:320 552:306 553:322 554:306 555:323 556:306 557:325 558:306 559:326"
        " 560:306 561:327 562:306 563:328 567:335 568:336 572:330 575:333 576:330 577:337 578:330 579:338"
        " 580:330 581:339 582:330 583:341 584:330 585:343 589:350 595:351 596:352 600:345 603:348 604:345"
        " 605:353 606:345 607:354 608:345 609:355 610:345 611:356 612:345 613:357 615:345 616:358 617:345"
        " 618:359 619:345 620:360 621:345 622:361 623:345 624:363 625:345 626:365 627:345 628:366 629:345"
        " 630:367 631:345 632:368"
    ),
)
