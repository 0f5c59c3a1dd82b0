"""Made by `ombre build` from cards/crossfire/base/scenarios/market_hacking.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value, item


# cards/crossfire/base/scenarios/market_hacking.card:3
def XF_147(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_lock = g.create("lock", g.z__row)
    g.s_threat_facing[u_lock] = 0
    t.line = 8
    u_pair_programming = g.create("pair_programming", g.z_runner_hand + 0, 0)
    t.line = 10
    t.answer("window", (("plays", (None, u_pair_programming)),))
    t.line = 11
    t.answer("friend", 1)
    t.line = 12
    t.step(g, "play_cards", 0)
    t.line = 13
    g.v_strikes_with(0, u_lock, u_pair_programming)
    t.line = 15
    t.check(15, "lock is in normal_discard", g.where[u_lock] == g.z__normal_discard)
    t.line = 16
    t.check(16, "pair_programming is in discard of P1", g.where[u_pair_programming] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_hacking.card:22
def jammer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/market_hacking.card:18
def XF_499(t: Value) -> None:
    g = t.game(4)
    t.line = 23
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 0
    t.line = 24
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 25
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 26
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 27
    t.all_pass = True
    t.line = 29
    t.cannot(29, "P1 cannot draw 1", "draws", (0, 1))
    t.line = 31
    g.v_assists_with(1, u_backdoor)
    t.line = 32
    t.answer("window", (("plays", (None, u_clairvoyance)),))
    t.line = 33
    t.answer("pick", u_mark)
    t.line = 34
    t.step(g, "play_cards", 0)
    t.line = 36
    t.check(36, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)
    t.line = 37
    t.check(37, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_hacking.card:43
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/market_hacking.card:43
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/scenarios/market_hacking.card:39
def XF_500(t: Value) -> None:
    g = t.game(4)
    t.line = 46
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 47
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 48
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 49
    t.all_pass = True
    t.line = 51
    t.answer("window", (("assists with", (None, u_backdoor)),), who=1)
    t.line = 52
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 53
    t.step(g, "play_cards", 0)
    t.line = 54
    g.v_strikes_with(0, u_mine, u_quick_shot)
    t.line = 56
    t.check(56, "mine is in normal_discard", g.where[u_mine] == g.z__normal_discard)
    t.line = 57
    t.equal(57, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 58
    t.equal(58, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 59
    t.equal(59, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 60
    t.equal(60, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


# cards/crossfire/base/scenarios/market_hacking.card:66
def guard__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/market_hacking.card:62
def XF_502(t: Value) -> None:
    g = t.game(4)
    t.line = 67
    u_guard = g.create("guard", g.z__row)
    g.s_threat_facing[u_guard] = 0
    t.line = 68
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 69
    t.all_pass = True
    t.line = 71
    t.answer("window", (("assists with", (None, u_backdoor)),), who=1)
    t.line = 72
    t.step(g, "play_cards", 0)
    t.line = 73
    t.step(g, "take_damage", 0)
    t.line = 75
    t.equal(75, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 76
    t.equal(76, "size of item 1 of track of guard", item(g.f_threat_track(u_guard), 1)[1], "=", 3)
    t.line = 77
    t.check(77, "mark of item 2 of track of guard is green", item(g.f_threat_track(u_guard), 2)[0] == g.e_symbol_green)


# cards/crossfire/base/scenarios/market_hacking.card:79
def XF_588(t: Value) -> None:
    g = t.game(4)
    t.line = 84
    u_o1 = g.create("o1", g.z__row)
    g.s_threat_facing[u_o1] = 0
    u_o2 = g.create("o2", g.z__row)
    g.s_threat_facing[u_o2] = 0
    t.line = 85
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 86
    t.all_pass = True
    t.line = 87
    t.answer("target", u_o1, who=1)
    t.line = 89
    t.answer("window", (("assists with", (None, u_backdoor)),), who=1)
    t.line = 90
    t.step(g, "play_cards", 0)
    t.line = 92
    t.offered(92, "offered target: o1, o2", "target", (u_o1, u_o2))
    t.line = 94
    g.v_strikes_with(0, u_o2, u_backdoor)
    t.line = 96
    t.check(96, "o2 is in normal_discard", g.where[u_o2] == g.z__normal_discard)
    t.line = 97
    t.check(97, "o1 is in row", g.where[u_o1] == g.z__row)
    t.line = 98
    t.check(98, "backdoor is in discard of P2", g.where[u_backdoor] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_hacking.card:100
def XF_503(t: Value) -> None:
    g = t.game(4)
    t.line = 106
    u_o1 = g.create("o1", g.z__row)
    g.s_threat_facing[u_o1] = 0
    u_o2 = g.create("o2", g.z__row)
    g.s_threat_facing[u_o2] = 0
    t.line = 107
    u_hack_the_world = g.create("hack_the_world", g.z_runner_hand + 0, 0)
    t.line = 108
    u_cannon = g.create("cannon", g.z__market)
    t.line = 109
    u_katana = g.create("katana", g.z__market_deck)
    t.line = 111
    t.answer("window", (("plays", (None, u_hack_the_world)),))
    t.line = 112
    t.step(g, "play_cards", 0)
    t.line = 114
    t.check(114, "cannon is in market_discard", g.where[u_cannon] == g.z__market_discard)
    t.line = 115
    t.check(115, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 117
    g.v_strikes_with(0, u_o2, u_hack_the_world)
    t.line = 119
    t.check(119, "o2 is in normal_discard", g.where[u_o2] == g.z__normal_discard)
    t.line = 120
    t.check(120, "o1 is in row", g.where[u_o1] == g.z__row)
    t.line = 121
    t.check(121, "hack_the_world is in played of P1", g.where[u_hack_the_world] == g.z_runner_played + 0)
    t.line = 123
    g.v_strikes_with(0, u_o1, u_hack_the_world)
    t.line = 125
    t.check(125, "o1 is in normal_discard", g.where[u_o1] == g.z__normal_discard)
    t.line = 126
    t.check(126, "hack_the_world is in discard of P1", g.where[u_hack_the_world] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_hacking.card:128
def hack_the_world_plays(t: Value) -> None:
    g = t.game(4)
    t.line = 131
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 132
    u_hack_the_world = g.create("hack_the_world", g.z_runner_hand + 0, 0)
    t.line = 133
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 134
    g.create("katana", g.z__market_deck)
    t.line = 136
    t.answer("window", (("plays", (None, u_hack_the_world)),))
    t.line = 137
    t.answer("friend", 1)
    t.line = 138
    t.step(g, "play_cards", 0)
    t.line = 140
    t.equal(140, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 141
    t.check(141, "covering_fire is in market_discard", g.where[u_covering_fire] == g.z__market_discard)


# cards/crossfire/base/scenarios/market_hacking.card:143
def hack_the_world_dear(t: Value) -> None:
    g = t.game(4)
    t.line = 146
    u_hack_the_world = g.create("hack_the_world", g.z_runner_hand + 0, 0)
    t.line = 147
    g.create("fireball", g.z__market)
    g.create("hero_move", g.z__market)
    t.line = 149
    t.answer("window", (("plays", (None, u_hack_the_world)),))
    t.line = 150
    t.step(g, "play_cards", 0)
    t.line = 152
    t.equal(152, "number of cards in market", len(g.zones[g.z__market]), "=", 2)
    t.line = 153
    t.equal(153, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)
    t.line = 154
    t.equal(154, "size of item 2 of damage of hack_the_world", item(g.f_gear_damage(u_hack_the_world), 2)[1], "=", 2)


# cards/crossfire/base/scenarios/market_hacking.card:156
def XF_504(t: Value) -> None:
    g = t.game(4)
    t.line = 160
    u_lock = g.create("lock", g.z__row)
    g.s_threat_facing[u_lock] = 0
    t.line = 161
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    u_icon_grab = g.create("icon_grab", g.z_runner_hand + 0, 0)
    t.line = 162
    t.answer("shade", g.e_symbol_red)
    t.line = 164
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 165
    t.answer("window", (("plays", (None, u_icon_grab)),))
    t.line = 166
    t.step(g, "play_cards", 0)
    t.line = 167
    g.v_strikes_with(0, u_lock, u_icon_grab)
    t.line = 169
    t.offered(169, "offered shade: black, blue, red", "shade", (g.e_symbol_black, g.e_symbol_blue, g.e_symbol_red))
    t.line = 170
    t.check(170, "lock is in normal_discard", g.where[u_lock] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_hacking.card:172
def XF_505(t: Value) -> None:
    g = t.game(4)
    t.line = 176
    u_lock = g.create("lock", g.z__row)
    g.s_threat_facing[u_lock] = 0
    t.line = 177
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    u_icon_grab = g.create("icon_grab", g.z_runner_hand + 0, 0)
    t.line = 178
    t.answer("shade", g.e_symbol_black)
    t.line = 180
    t.answer("window", (("plays", (None, u_icon_grab)),))
    t.line = 181
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 182
    t.step(g, "play_cards", 0)
    t.line = 183
    g.v_strikes_with(0, u_lock, u_icon_grab)
    t.line = 185
    t.check(185, "lock is in normal_discard", g.where[u_lock] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_hacking.card:187
def XF_506(t: Value) -> None:
    g = t.game(4)
    t.line = 191
    u_lock = g.create("lock", g.z__row)
    g.s_threat_facing[u_lock] = 0
    t.line = 192
    u_icon_grab = g.create("icon_grab", g.z_runner_hand + 0, 0)
    t.line = 194
    t.answer("window", (("plays", (None, u_icon_grab)),))
    t.line = 195
    t.step(g, "play_cards", 0)
    t.line = 196
    g.v_strikes_with(0, u_lock, u_icon_grab)
    t.line = 198
    t.equal(198, "cleared of lock", g.s_threat_cleared[u_lock], "=", 1)
    t.line = 199
    t.check(199, "lock is in row", g.where[u_lock] == g.z__row)


# cards/crossfire/base/scenarios/market_hacking.card:201
def XF_507(t: Value) -> None:
    g = t.game(4)
    t.line = 205
    u_lock = g.create("lock", g.z__row)
    g.s_threat_facing[u_lock] = 0
    t.line = 206
    u_icon_grab = g.create("icon_grab", g.z_runner_hand + 0, 0)
    t.line = 207
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 208
    t.all_pass = True
    t.line = 210
    t.answer("window", (("assists with", (None, u_backdoor)),), who=1)
    t.line = 211
    t.answer("window", (("plays", (None, u_icon_grab)),))
    t.line = 212
    t.step(g, "play_cards", 0)
    t.line = 213
    g.v_strikes_with(0, u_lock, u_icon_grab)
    t.line = 215
    t.equal(215, "cleared of lock", g.s_threat_cleared[u_lock], "=", 1)
    t.line = 216
    t.equal(216, "points of lock", g.d_threat_points(u_lock), "=", 0)


# cards/crossfire/base/scenarios/market_hacking.card:218
def XF_509(t: Value) -> None:
    g = t.game(4)
    t.line = 221
    u_jacked_in = g.create("jacked_in", g.z_runner_discard + 0, 0)
    t.line = 222
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 223
    t.all_pass = True
    t.line = 225
    g.scope_start("turn")
    t.line = 226
    t.answer("window", (("recalls", (None, u_jacked_in)),))
    t.line = 227
    t.answer("pick", u_mana)
    t.line = 228
    t.step(g, "play_cards", 0)
    t.line = 230
    t.check(230, "jacked_in is in hand of P1", g.where[u_jacked_in] == g.z_runner_hand + 0)
    t.line = 231
    t.check(231, "mark is in hand of P1", g.where[u_mark] == g.z_runner_hand + 0)
    t.line = 232
    t.check(232, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_hacking.card:234
def XF_509_b(t: Value) -> None:
    g = t.game(4)
    t.line = 237
    u_jacked_in = g.create("jacked_in", g.z_runner_discard + 0, 0)
    t.line = 239
    g.scope_start("turn")
    t.line = 240
    g.v_recalls(0, u_jacked_in)
    t.line = 242
    t.check(242, "jacked_in is in discard of P1", g.where[u_jacked_in] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/market_hacking.card:244
def XF_510(t: Value) -> None:
    g = t.game(4)
    t.line = 248
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 249
    u_jacked_in = g.create("jacked_in", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 250
    t.all_pass = True
    t.line = 252
    g.scope_start("turn")
    t.line = 253
    t.answer("window", (("plays", (None, u_jacked_in)),))
    t.line = 254
    t.step(g, "play_cards", 0)
    t.line = 255
    t.answer("window", (("strikes with", (None, None, u_jacked_in)),))
    t.line = 256
    t.step(g, "apply_damage", 0)
    t.line = 258
    t.check(258, "jacked_in is in discard of P1", g.where[u_jacked_in] == g.z_runner_discard + 0)
    t.line = 259
    t.cannot(259, "P1 cannot recall jacked_in", "recalls", (0, u_jacked_in))
    t.line = 261
    g.scope_end("turn")
    t.line = 262
    g.scope_start("turn")
    t.line = 263
    g.v_recalls(0, u_jacked_in)
    t.line = 265
    t.check(265, "jacked_in is in hand of P1", g.where[u_jacked_in] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/market_hacking.card:267
def XF_511(t: Value) -> None:
    g = t.game(4)
    t.line = 270
    u_pair_programming = g.create("pair_programming", g.z_runner_hand + 0, 0)
    u_jacked_in = g.create("jacked_in", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 271
    g.create("covering_fire", g.z_runner_discard + 1, 1)
    t.line = 272
    t.all_pass = True
    t.line = 274
    g.scope_start("turn")
    t.line = 275
    t.answer("window", (("plays", (None, u_pair_programming)),))
    t.line = 276
    t.answer("one", "any_cost")
    t.line = 277
    t.answer("friend", 1)
    t.line = 278
    t.answer("friend", 1)
    t.line = 279
    t.answer("window", (("recalls", (None, u_jacked_in)),))
    t.line = 280
    t.step(g, "play_cards", 0)
    t.line = 282
    t.check(282, "jacked_in is in hand of P1", g.where[u_jacked_in] == g.z_runner_hand + 0)
    t.line = 283
    t.check(283, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)
    t.line = 284
    t.check(284, "pair_programming is in played of P1", g.where[u_pair_programming] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/market_hacking.card:286
def XF_512(t: Value) -> None:
    g = t.game(4)
    t.line = 291
    u_o1 = g.create("o1", g.z__row)
    g.s_threat_facing[u_o1] = 0
    u_o2 = g.create("o2", g.z__row)
    g.s_threat_facing[u_o2] = 0
    t.line = 292
    u_pair_programming = g.create("pair_programming", g.z_runner_hand + 0, 0)
    t.line = 293
    u_jacked_in = g.create("jacked_in", g.z_runner_discard + 1, 1)
    t.line = 295
    t.answer("window", (("plays", (None, u_pair_programming)),))
    t.line = 296
    t.answer("friend", 1)
    t.line = 297
    t.step(g, "play_cards", 0)
    t.line = 298
    g.v_strikes_with(0, u_o2, u_pair_programming)
    t.line = 300
    t.check(300, "o2 is in normal_discard", g.where[u_o2] == g.z__normal_discard)
    t.line = 301
    t.check(301, "pair_programming is in played of P1", g.where[u_pair_programming] == g.z_runner_played + 0)
    t.line = 303
    g.v_strikes_with(0, u_o1, u_pair_programming)
    t.line = 305
    t.check(305, "o1 is in normal_discard", g.where[u_o1] == g.z__normal_discard)
    t.line = 306
    t.check(306, "pair_programming is in discard of P1", g.where[u_pair_programming] == g.z_runner_discard + 0)
    t.line = 307
    t.check(307, "jacked_in is in discard of P2", g.where[u_jacked_in] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_hacking.card:309
def pair_programming_cheap(t: Value) -> None:
    g = t.game(4)
    t.line = 312
    u_pair_programming = g.create("pair_programming", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 313
    g.create("covering_fire", g.z_runner_discard + 1, 1)
    g.create("katana", g.z_runner_discard + 1, 1)
    t.line = 314
    g.create("icon_grab", g.z_runner_discard + 2, 2)
    t.line = 315
    t.all_pass = True
    t.line = 317
    t.answer("window", (("plays", (None, u_pair_programming)),))
    t.line = 318
    t.answer("friend", 1)
    t.line = 319
    t.step(g, "play_cards", 0)
    t.line = 321
    t.equal(
        321, "size of item 1 of damage of pair_programming", item(g.f_gear_damage(u_pair_programming), 1)[1], "=", 2
    )
    t.line = 322
    t.check(
        322,
        "mark of item 1 of damage of pair_programming is green",
        item(g.f_gear_damage(u_pair_programming), 1)[0] == g.e_symbol_green,
    )


# cards/crossfire/base/scenarios/market_hacking.card:324
def XF_513(t: Value) -> None:
    g = t.game(4)
    t.line = 327
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    u_retrieval_agent = g.create("retrieval_agent", g.z_runner_hand + 0, 0)
    t.line = 328
    u_icon_grab = g.create("icon_grab", g.z_runner_discard + 0, 0)
    u_jacked_in = g.create("jacked_in", g.z_runner_discard + 0, 0)
    t.line = 329
    t.all_pass = True
    t.line = 330
    t.answer("pick", u_icon_grab)
    t.line = 332
    t.answer("window", (("plays", (None, u_mark)),))
    t.line = 333
    t.answer("window", (("plays", (None, u_retrieval_agent)),))
    t.line = 334
    t.step(g, "play_cards", 0)
    t.line = 336
    t.offered(336, "offered pick: icon_grab, jacked_in", "pick", (u_icon_grab, u_jacked_in))
    t.line = 337
    t.check(337, "icon_grab is in hand of P1", g.where[u_icon_grab] == g.z_runner_hand + 0)
    t.line = 338
    t.check(338, "mark is in played of P1", g.where[u_mark] == g.z_runner_played + 0)


# cards/crossfire/base/scenarios/market_hacking.card:344
def bait__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/market_hacking.card:344
def bait__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/market_hacking.card:340
def XF_514(t: Value) -> None:
    g = t.game(4)
    t.line = 347
    u_bait = g.create("bait", g.z__row)
    g.s_threat_facing[u_bait] = 0
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 348
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    t.line = 349
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 350
    t.all_pass = True
    t.line = 352
    g.v_strikes_with(0, u_bait, u_quick_shot)
    t.line = 353
    t.answer("window", "pass")
    t.line = 354
    t.step(g, "apply_damage", 0)
    t.line = 356
    t.check(356, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)
    t.line = 357
    t.not_offered(357, "not offered window: play mana", "window", ((("plays", (None, u_mana)),),))
    t.line = 358
    t.offered(358, "offered window: strike mark, pass", "window", ((("strikes with", (None, None, u_mark)),), "pass"))


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_hacking.card",
    scenarios=(
        Scenario(
            "XF_147",
            "Pair Programming without a copy",
            XF_147,
            3,
            4,
            cards=(Card("lock", "obstacle", (("track", (("green", 1), ("green", 1))), ("attack", 1)), (), line=6),),
        ),
        Scenario(
            "XF_499",
            "Backdoor blanks an obstacle",
            XF_499,
            18,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (Ability("jammer__static_cannot", "cannot", "draws", jammer__static_cannot, None, line=22),),
                    line=21,
                ),
            ),
        ),
        Scenario(
            "XF_500",
            "an obstacle without its text has no defeated text",
            XF_500,
            39,
            4,
            cards=(
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1), ("nuyen", 2)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=43),),
                    line=42,
                ),
            ),
        ),
        Scenario(
            "XF_502",
            "an obstacle without its text keeps its track and its attack",
            XF_502,
            62,
            4,
            cards=(
                Card(
                    "guard",
                    "obstacle",
                    (("track", (("plain", 3), ("green", 1))), ("attack", 2)),
                    (Ability("guard__static_cannot", "cannot", "draws", guard__static_cannot, None, line=66),),
                    line=65,
                ),
            ),
        ),
        Scenario(
            "XF_588",
            "Backdoor: the assister says which text goes, the current runner where the damage goes",
            XF_588,
            79,
            4,
            cards=(
                Card("o1", "obstacle", (("track", (("green", 1),)), ("attack", 1)), (), line=82),
                Card("o2", "obstacle", (("track", (("green", 1),)), ("attack", 1)), (), line=83),
            ),
        ),
        Scenario(
            "XF_503",
            "the copy of Hack the World goes elsewhere",
            XF_503,
            100,
            4,
            cards=(
                Card(
                    "o1",
                    "obstacle",
                    (("track", (("green", 1), ("green", 1), ("plain", 2))), ("attack", 1)),
                    (),
                    line=103,
                ),
                Card("o2", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=104),
                Card("cannon", "gear", (("type", ("weapon",)), ("cost", 6), ("damage", (("plain", 3),))), (), line=105),
            ),
        ),
        Scenario("hack_the_world_plays", "the copy is played as the other card", hack_the_world_plays, 128, 4),
        Scenario("hack_the_world_dear", "what costs more than six is not copied", hack_the_world_dear, 143, 4),
        Scenario(
            "XF_504",
            "Icon Grab after another hacking card",
            XF_504,
            156,
            4,
            cards=(Card("lock", "obstacle", (("track", (("green", 1), ("red", 1))), ("attack", 1)), (), line=159),),
        ),
        Scenario(
            "XF_505",
            "Icon Grab before another hacking card",
            XF_505,
            172,
            4,
            cards=(Card("lock", "obstacle", (("track", (("green", 1), ("black", 1))), ("attack", 1)), (), line=175),),
        ),
        Scenario(
            "XF_506",
            "Icon Grab alone",
            XF_506,
            187,
            4,
            cards=(Card("lock", "obstacle", (("track", (("green", 1), ("black", 1))), ("attack", 1)), (), line=190),),
        ),
        Scenario(
            "XF_507",
            "a hacking card that another runner assists with does not help Icon Grab",
            XF_507,
            201,
            4,
            cards=(Card("lock", "obstacle", (("track", (("green", 1), ("black", 1))), ("attack", 1)), (), line=204),),
        ),
        Scenario("XF_509", "Jacked In comes back for another card", XF_509, 218, 4),
        Scenario("XF_509_b", "Jacked In stays where there is nothing to discard", XF_509_b, 234, 4),
        Scenario(
            "XF_510",
            "Jacked In does not come back in the turn in which it was played",
            XF_510,
            244,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=247),),
        ),
        Scenario("XF_511", "Jacked In comes back in the turn in which it was discarded", XF_511, 267, 4),
        Scenario(
            "XF_512",
            "the copy of Pair Programming goes elsewhere",
            XF_512,
            286,
            4,
            cards=(
                Card("o1", "obstacle", (("track", (("green", 1), ("green", 1))), ("attack", 1)), (), line=289),
                Card("o2", "obstacle", (("track", (("green", 1), ("plain", 1))), ("attack", 1)), (), line=290),
            ),
        ),
        Scenario(
            "pair_programming_cheap",
            "without a hacking card only cheap cards are copied",
            pair_programming_cheap,
            309,
            4,
        ),
        Scenario("XF_513", "Retrieval Agent does not reach the cards in play", XF_513, 324, 4),
        Scenario(
            "XF_514",
            "nothing is played once damage is applied",
            XF_514,
            340,
            4,
            cards=(
                Card(
                    "bait",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("bait__when", "when", "defeats", bait__when_if, bait__when, line=344),),
                    line=343,
                ),
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=346),
            ),
        ),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 16:3 17:10 18:3 19:11 20:3 21:12 22:3 23:13 24:3 25:15 26:3 27:16 31:22 36:18"
        " 39:23 41:18 42:24 44:18 45:25 46:18 47:26 48:18 49:27 50:18 51:29 52:18 53:31 54:18 55:32 56:18"
        " 57:33 58:18 59:34 60:18 61:36 62:18 63:37 67:43 73:44 74:45 79:39 82:46 84:39 85:47 86:39 87:48"
        " 88:39 89:49 90:39 91:51 92:39 93:52 94:39 95:53 96:39 97:54 98:39 99:56 100:39 101:57 102:39 103:58"
        " 104:39 105:59 106:39 107:60 111:66 116:62 119:67 121:62 122:68 123:62 124:69 125:62 126:71 127:62"
        " 128:72 129:62 130:73 131:62 132:75 133:62 134:76 135:62 136:77 140:79 143:84 147:79 148:85 149:79"
        " 150:86 151:79 152:87 153:79 154:89 155:79 156:90 157:79 158:92 159:79 160:94 161:79 162:96 163:79"
        " 164:97 165:79 166:98 170:100 173:106 177:100 178:107 179:100 180:108 181:100 182:109 183:100"
        " 184:111 185:100 186:112 187:100 188:114 189:100 190:115 191:100 192:117 193:100 194:119 195:100"
        " 196:120 197:100 198:121 199:100 200:123 201:100 202:125 203:100 204:126 208:128 211:131 212:128"
        " 213:132 214:128 215:133 216:128 217:134 218:128 219:136 220:128 221:137 222:128 223:138 224:128"
        " 225:140 226:128 227:141 231:143 234:146 235:143 236:147 238:143 239:149 240:143 241:150 242:143"
        " 243:152 244:143 245:153 246:143 247:154 251:156 254:160 256:156 257:161 259:156 260:162 261:156"
        " 262:164 263:156 264:165 265:156 266:166 267:156 268:167 269:156 270:169 271:156 272:170 276:172"
        " 279:176 281:172 282:177 284:172 285:178 286:172 287:180 288:172 289:181 290:172 291:182 292:172"
        " 293:183 294:172 295:185 299:187 302:191 304:187 305:192 306:187 307:194 308:187 309:195 310:187"
        " 311:196 312:187 313:198 314:187 315:199 319:201 322:205 324:201 325:206 326:201 327:207 328:201"
        " 329:208 330:201 331:210 332:201 333:211 334:201 335:212 336:201 337:213 338:201 339:215 340:201"
        " 341:216 345:218 348:221 349:218 350:222 352:218 353:223 354:218 355:225 356:218 357:226 358:218"
        " 359:227 360:218 361:228 362:218 363:230 364:218 365:231 366:218 367:232 371:234 374:237 375:234"
        " 376:239 377:234 378:240 379:234 380:242 384:244 387:248 389:244 390:249 392:244 393:250 394:244"
        " 395:252 396:244 397:253 398:244 399:254 400:244 401:255 402:244 403:256 404:244 405:258 406:244"
        " 407:259 408:244 409:261 410:244 411:262 412:244 413:263 414:244 415:265 419:267 422:270 425:267"
        " 426:271 427:267 428:272 429:267 430:274 431:267 432:275 433:267 434:276 435:267 436:277 437:267"
        " 438:278 439:267 440:279 441:267 442:280 443:267 444:282 445:267 446:283 447:267 448:284 452:286"
        " 455:291 459:286 460:292 461:286 462:293 463:286 464:295 465:286 466:296 467:286 468:297 469:286"
        " 470:298 471:286 472:300 473:286 474:301 475:286 476:303 477:286 478:305 479:286 480:306 481:286"
        " 482:307 486:309 489:312 491:309 492:313 494:309 495:314 496:309 497:315 498:309 499:317 500:309"
        " 501:318 502:309 503:319 504:309 505:321 508:309 509:322 517:324 520:327 522:324 523:328 525:324"
        " 526:329 527:324 528:330 529:324 530:332 531:324 532:333 533:324 534:334 535:324 536:336 537:324"
        " 538:337 539:324 540:338 544:344 550:345 554:340 557:347 561:340 562:348 564:340 565:349 566:340"
        " 567:350 568:340 569:352 570:340 571:353 572:340 573:354 574:340 575:356 576:340 577:357 578:340"
        " 579:358"
    ),
)
