"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/again_retreat.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


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
        "9:4 12:7 13:4 14:8 15:4 16:9 17:4 18:10 19:4 20:11 21:4 22:13 23:4 24:14 25:4 26:16 27:4 28:17 29:4"
        " 30:18 31:4 32:20 33:4 34:22 38:24 41:27 42:24 43:28 44:24 45:29 46:24 47:30 48:24 49:31 50:24 51:33"
        " 52:24 53:34 54:24 55:36 56:24 57:37 58:24 59:38 63:47 69:48 70:49 74:51 75:52 76:53 80:40 83:44"
        " 84:40 85:45 86:40 87:54 88:40 89:55 90:40 91:56 92:40 93:57 95:40 96:58 97:40 98:59 99:40 100:60"
        " 102:40 103:61 104:40 105:62 106:40 107:64 108:40 109:66 110:40 111:67 112:40 113:68 114:40 115:69"
        " 119:78 125:79 126:80 130:81 131:82 132:83 136:71 139:75 140:71 141:76 142:71 143:84 144:71 145:85"
        " 146:71 147:86 149:71 150:87 151:71 152:89 153:71 154:91 155:71 156:92 157:71 158:93 159:71 160:94"
        " 161:71 162:95 166:104 172:105 173:106 177:108 178:109 179:110 183:97 186:101 187:97 188:102 189:97"
        " 190:111 191:97 192:112 193:97 194:113 195:97 196:114 197:97 198:115 200:97 201:116 202:97 203:118"
        " 204:97 205:120 206:97 207:121 208:97 209:122 210:97 211:123 212:97 213:124 217:126 220:129 221:126"
        " 222:131 223:126 224:132 225:126 226:133 227:126 228:134 229:126 230:135 232:126 233:136 234:126"
        " 235:137 236:126 237:138 238:126 239:139 240:126 241:141 242:126 243:142 244:126 245:143 246:126"
        " 247:145 248:126 249:146 253:155 254:156 258:157 264:158 265:159 269:148 272:152 273:148 274:153"
        " 275:148 276:160 277:148 278:161 279:148 280:162 282:148 283:163 284:148 285:165 286:148 287:167"
        " 288:148 289:168 290:148 291:169 292:148 293:170 294:148 295:171 299:180 300:181 301:182 305:173"
        " 308:177 309:173 310:178 311:173 312:183 313:173 314:184 315:173 316:185 317:173 318:186 320:173"
        " 321:187 322:173 323:189 324:173 325:191 326:173 327:192 331:194 334:198 335:194 336:199 337:194"
        " 338:200 340:194 341:201 342:194 343:202 344:194 345:204 346:194 347:206 348:194 349:207 350:194"
        " 351:208 355:210 358:213 359:210 360:215 361:210 362:216 364:210 365:217 366:210 367:218 368:210"
        " 369:219 370:210 371:220 372:210 373:221 374:210 375:222 376:210 377:223 378:210 379:225 380:210"
        " 381:227 382:210 383:228 384:210 385:229 386:210 387:230 388:210 389:231 393:233 396:236 397:233"
        " 398:237 399:233 400:238 401:233 402:239 403:233 404:241 405:233 406:243 407:233 408:244 409:233"
        " 410:245 411:233 412:246 413:233 414:247 418:249 421:252 422:249 423:253 424:249 425:254 426:249"
        " 427:255 428:249 429:257 430:249 431:259 432:249 433:260 434:249 435:261 439:263 442:266 443:263"
        " 444:267 445:263 446:268 447:263 448:269 449:263 450:271 451:263 452:273 453:263 454:274 455:263"
        " 456:275 457:263 458:276 462:283 468:284 469:285 473:287 474:288 478:290 484:291 488:278 491:281"
        " 492:278 493:292 494:278 495:293 496:278 497:294 498:278 499:295 500:278 501:296 502:278 503:297"
        " 504:278 505:298 506:278 507:300 508:278 509:302 510:278 511:303 512:278 513:304 517:312 524:313"
        " 526:314 530:306 533:309 534:306 535:315 536:306 537:316 539:306 540:317 541:306 542:318 543:306"
        " 544:319 545:306 546:320 547:306 548:322 549:306 550:323 551:306 552:325 553:306 554:326 555:306"
        " 556:327 557:306 558:328 562:335 563:336 567:330 570:333 571:330 572:337 573:330 574:338 575:330"
        " 576:339 577:330 578:341 579:330 580:343 584:350 590:351 591:352 595:345 598:348 599:345 600:353"
        " 601:345 602:354 603:345 604:355 605:345 606:356 607:345 608:357 610:345 611:358 612:345 613:359"
        " 614:345 615:360 616:345 617:361 618:345 619:363 620:345 621:365 622:345 623:366 624:345 625:367"
        " 626:345 627:368"
    ),
)
