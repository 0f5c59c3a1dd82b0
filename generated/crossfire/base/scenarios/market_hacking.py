"""Made by `ombre build` from cards/crossfire/base/scenarios/market_hacking.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:7 19:3 20:8 21:3 22:10 23:3 24:11 25:3 26:12 27:3 28:13 29:3 30:15 31:3 32:16 36:22 41:18"
        " 44:23 46:18 47:24 49:18 50:25 51:18 52:26 53:18 54:27 55:18 56:29 57:18 58:31 59:18 60:32 61:18"
        " 62:33 63:18 64:34 65:18 66:36 67:18 68:37 72:43 78:44 79:45 84:39 87:46 89:39 90:47 91:39 92:48"
        " 93:39 94:49 95:39 96:51 97:39 98:52 99:39 100:53 101:39 102:54 103:39 104:56 105:39 106:57 107:39"
        " 108:58 109:39 110:59 111:39 112:60 116:66 121:62 124:67 126:62 127:68 128:62 129:69 130:62 131:71"
        " 132:62 133:72 134:62 135:73 136:62 137:75 138:62 139:76 140:62 141:77 145:79 148:84 152:79 153:85"
        " 154:79 155:86 156:79 157:87 158:79 159:89 160:79 161:90 162:79 163:92 164:79 165:94 166:79 167:96"
        " 168:79 169:97 170:79 171:98 175:100 178:106 182:100 183:107 184:100 185:108 186:100 187:109 188:100"
        " 189:111 190:100 191:112 192:100 193:114 194:100 195:115 196:100 197:117 198:100 199:119 200:100"
        " 201:120 202:100 203:121 204:100 205:123 206:100 207:125 208:100 209:126 213:128 216:131 217:128"
        " 218:132 219:128 220:133 221:128 222:134 223:128 224:136 225:128 226:137 227:128 228:138 229:128"
        " 230:140 231:128 232:141 236:143 239:146 240:143 241:147 243:143 244:149 245:143 246:150 247:143"
        " 248:152 249:143 250:153 251:143 252:154 256:156 259:160 261:156 262:161 264:156 265:162 266:156"
        " 267:164 268:156 269:165 270:156 271:166 272:156 273:167 274:156 275:169 276:156 277:170 281:172"
        " 284:176 286:172 287:177 289:172 290:178 291:172 292:180 293:172 294:181 295:172 296:182 297:172"
        " 298:183 299:172 300:185 304:187 307:191 309:187 310:192 311:187 312:194 313:187 314:195 315:187"
        " 316:196 317:187 318:198 319:187 320:199 324:201 327:205 329:201 330:206 331:201 332:207 333:201"
        " 334:208 335:201 336:210 337:201 338:211 339:201 340:212 341:201 342:213 343:201 344:215 345:201"
        " 346:216 350:218 353:221 354:218 355:222 357:218 358:223 359:218 360:225 361:218 362:226 363:218"
        " 364:227 365:218 366:228 367:218 368:230 369:218 370:231 371:218 372:232 376:234 379:237 380:234"
        " 381:239 382:234 383:240 384:234 385:242 389:244 392:248 394:244 395:249 397:244 398:250 399:244"
        " 400:252 401:244 402:253 403:244 404:254 405:244 406:255 407:244 408:256 409:244 410:258 411:244"
        " 412:259 413:244 414:261 415:244 416:262 417:244 418:263 419:244 420:265 424:267 427:270 430:267"
        " 431:271 432:267 433:272 434:267 435:274 436:267 437:275 438:267 439:276 440:267 441:277 442:267"
        " 443:278 444:267 445:279 446:267 447:280 448:267 449:282 450:267 451:283 452:267 453:284 457:286"
        " 460:291 464:286 465:292 466:286 467:293 468:286 469:295 470:286 471:296 472:286 473:297 474:286"
        " 475:298 476:286 477:300 478:286 479:301 480:286 481:303 482:286 483:305 484:286 485:306 486:286"
        " 487:307 491:309 494:312 496:309 497:313 499:309 500:314 501:309 502:315 503:309 504:317 505:309"
        " 506:318 507:309 508:319 509:309 510:321 513:309 514:322 522:324 525:327 527:324 528:328 530:324"
        " 531:329 532:324 533:330 534:324 535:332 536:324 537:333 538:324 539:334 540:324 541:336 542:324"
        " 543:337 544:324 545:338 549:344 555:345 559:340 562:347 566:340 567:348 569:340 570:349 571:340"
        " 572:350 573:340 574:352 575:340 576:353 577:340 578:354 579:340 580:356 581:340 582:357 583:340"
        " 584:358"
    ),
)
