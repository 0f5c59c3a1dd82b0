"""Made by `ombre build` from cards/crossfire/base/scenarios/market_skills.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/market_skills.card:3
def XF_516(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 8
    u_ca1 = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 9
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 10
    u_ca2 = g.create("coordinated_attack", g.z_runner_hand + 1, 1)
    t.line = 11
    g.create("mark", g.z_runner_deck + 0, 0)
    g.create("mark", g.z_runner_deck + 0, 0)
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 12
    g.create("mark", g.z_runner_deck + 1, 1)
    g.create("mark", g.z_runner_deck + 1, 1)
    g.create("mark", g.z_runner_deck + 1, 1)
    g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 13
    t.all_pass = True
    t.line = 15
    t.answer("window", (("plays", (None, u_ca1)),), who=0)
    t.line = 16
    t.answer("friend", 1, who=0)
    t.line = 17
    t.answer("window", (("plays", (None, u_ca2)),), who=1)
    t.line = 18
    t.answer("friend", 0, who=1)
    t.line = 19
    t.answer("window", (("plays", (None, u_m1)),), who=0)
    t.line = 20
    t.step(g, "play_cards", 0)
    t.line = 22
    t.check(22, "ca2 is in played of P2", g.where[u_ca2] == g.z_runner_played + 1)
    t.line = 23
    t.check(23, "m1 is in played of P1", g.where[u_m1] == g.z_runner_played + 0)
    t.line = 24
    t.equal(24, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 25
    t.equal(25, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 27
    g.v_strikes_with(0, u_wall, u_ca1)
    t.line = 28
    g.v_strikes_with(0, u_wall, u_ca2)
    t.line = 29
    g.v_strikes_with(0, u_wall, u_m1)
    t.line = 31
    t.equal(31, "pool at red of wall", g.s_threat_pool[u_wall][g.e_symbol_red], "=", 2)
    t.line = 32
    t.equal(32, "pool at plain of wall", g.s_threat_pool[u_wall][g.e_symbol_plain], "=", 2)
    t.line = 33
    t.equal(33, "pool at blue of wall", g.s_threat_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 34
    t.check(34, "ca1 is in discard of P1", g.where[u_ca1] == g.z_runner_discard + 0)
    t.line = 35
    t.check(35, "ca2 is in discard of P2", g.where[u_ca2] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_skills.card:37
def XF_517(t: Value) -> None:
    g = t.game(4)
    t.line = 40
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 41
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 42
    g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 43
    t.all_pass = True
    t.line = 44
    t.answer("friend", 1)
    t.line = 46
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 47
    t.step(g, "play_cards", 0)
    t.line = 49
    t.offered(49, "offered friend: P2, P3, P4", "friend", (1, 2, 3))
    t.line = 50
    t.equal(50, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 51
    t.equal(51, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)


# cards/crossfire/base/scenarios/market_skills.card:53
def XF_518(t: Value) -> None:
    g = t.game(4)
    t.line = 56
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 57
    u_doc_wagon_contract = g.create("doc_wagon_contract", g.z_runner_hand + 0, 0)
    t.line = 58
    t.answer("patient", 0)
    t.line = 60
    t.answer("window", (("plays", (None, u_doc_wagon_contract)),))
    t.line = 61
    t.step(g, "play_cards", 0)
    t.line = 63
    t.offered(63, "offered patient: P1, P2, P3, P4", "patient", (0, 1, 2, 3))
    t.line = 64
    t.equal(64, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/market_skills.card:66
def XF_519(t: Value) -> None:
    g = t.game(4)
    t.line = 71
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 72
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 3
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 3
    t.line = 73
    u_doc_wagon_contract = g.create("doc_wagon_contract", g.z_runner_hand + 1, 1)
    t.line = 74
    t.all_pass = True
    t.line = 75
    t.answer("patient", 2, who=1)
    t.line = 77
    t.answer("window", (("assists with", (None, u_doc_wagon_contract)),), who=1)
    t.line = 78
    t.step(g, "play_cards", 0)
    t.line = 80
    t.equal(80, "hp of P3", g.s_runner_hp[2], "=", 2)
    t.line = 82
    g.v_strikes_with(0, u_gate, u_doc_wagon_contract)
    t.line = 84
    t.check(84, "gate is in normal_discard", g.where[u_gate] == g.z__normal_discard)


# cards/crossfire/base/scenarios/market_skills.card:86
def XF_617(t: Value) -> None:
    g = t.game(4)
    t.line = 89
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 90
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 91
    u_d1 = g.create("doc_wagon_contract", g.z_runner_hand + 1, 1)
    u_d2 = g.create("doc_wagon_contract", g.z_runner_hand + 1, 1)
    t.line = 92
    t.answer("patient", 0)
    t.line = 93
    t.answer("patient", 1)
    t.line = 95
    g.v_plays(1, u_d1)
    t.line = 96
    g.v_assists_with(1, u_d2)
    t.line = 98
    t.equal(98, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 99
    t.equal(99, "hp of P2", g.s_runner_hp[1], "=", 2)


# cards/crossfire/base/scenarios/market_skills.card:105
def jammer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/market_skills.card:101
def XF_520(t: Value) -> None:
    g = t.game(4)
    t.line = 106
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 1
    t.line = 107
    u_hero_move = g.create("hero_move", g.z_runner_hand + 0, 0)
    t.line = 108
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 109
    g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 110
    g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 111
    g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 112
    t.all_pass = True
    t.line = 114
    t.answer("window", (("plays", (None, u_hero_move)),))
    t.line = 115
    t.step(g, "play_cards", 0)
    t.line = 117
    t.equal(117, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 118
    t.equal(118, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 119
    t.equal(119, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)
    t.line = 120
    t.equal(120, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 1)


# cards/crossfire/base/scenarios/market_skills.card:126
def drought__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current


# cards/crossfire/base/scenarios/market_skills.card:122
def XF_521(t: Value) -> None:
    g = t.game(4)
    t.line = 127
    g.create("drought", g.z__active)
    t.line = 128
    u_hero_move = g.create("hero_move", g.z_runner_hand + 0, 0)
    t.line = 129
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 130
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 131
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 132
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 133
    t.all_pass = True
    t.line = 135
    t.answer("window", (("plays", (None, u_hero_move)),))
    t.line = 136
    t.step(g, "play_cards", 0)
    t.line = 138
    t.equal(138, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 139
    t.equal(139, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 140
    t.equal(140, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)
    t.line = 141
    t.equal(141, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 1)


# cards/crossfire/base/scenarios/market_skills.card:143
def XF_525(t: Value) -> None:
    g = t.game(4)
    t.line = 146
    u_press_the_advantage = g.create("press_the_advantage", g.z_runner_hand + 0, 0)
    t.line = 147
    u_w1 = g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 148
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 149
    u_w2 = g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 150
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 151
    t.all_pass = True
    t.line = 153
    t.answer("window", (("plays", (None, u_press_the_advantage)),))
    t.line = 154
    t.step(g, "play_cards", 0)
    t.line = 156
    t.check(156, "w1 is in hand of P1", g.where[u_w1] == g.z_runner_hand + 0)
    t.line = 157
    t.check(157, "street_smarts is in hand of P1", g.where[u_street_smarts] == g.z_runner_hand + 0)
    t.line = 158
    t.equal(158, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 159
    t.equal(159, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)
    t.line = 161
    u_next = g.reveal(g.z_runner_deck + 0)
    t.line = 163
    t.check(163, "next is w2", (u_next != NOTHING and u_next == u_w2))


# cards/crossfire/base/scenarios/market_skills.card:165
def XF_526(t: Value) -> None:
    g = t.game(4)
    t.line = 168
    u_press_the_advantage = g.create("press_the_advantage", g.z_runner_hand + 0, 0)
    t.line = 169
    g.create("quick_shot", g.z_runner_deck + 0, 0)
    g.create("street_smarts", g.z_runner_deck + 0, 0)
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 170
    u_h1 = g.create("mark", g.z_runner_deck + 0, 0)
    u_h2 = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 171
    t.all_pass = True
    t.line = 173
    t.answer("window", (("plays", (None, u_press_the_advantage)),))
    t.line = 174
    t.step(g, "play_cards", 0)
    t.line = 176
    t.equal(176, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 177
    t.check(177, "h1 is in hand of P1", g.where[u_h1] == g.z_runner_hand + 0)
    t.line = 178
    t.check(178, "h2 is in deck of P1", g.where[u_h2] == g.z_runner_deck + 0)


# cards/crossfire/base/scenarios/market_skills.card:180
def press_the_advantage_short(t: Value) -> None:
    g = t.game(4)
    t.line = 183
    u_press_the_advantage = g.create("press_the_advantage", g.z_runner_hand + 0, 0)
    t.line = 184
    g.create("quick_shot", g.z_runner_deck + 0, 0)
    g.create("street_smarts", g.z_runner_deck + 0, 0)
    t.line = 185
    t.all_pass = True
    t.line = 187
    t.answer("window", (("plays", (None, u_press_the_advantage)),))
    t.line = 188
    t.step(g, "play_cards", 0)
    t.line = 190
    t.equal(190, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 191
    t.equal(191, "number of cards in aside of P1", len(g.zones[g.z_runner_aside + 0]), "=", 0)


# cards/crossfire/base/scenarios/market_skills.card:193
def XF_527(t: Value) -> None:
    g = t.game(4)
    t.line = 197
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    t.line = 198
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 199
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 1, 1)
    t.line = 200
    t.all_pass = True
    t.line = 201
    t.answer("friend", 1, who=0)
    t.line = 203
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 204
    t.answer("window", (("plays", (None, u_quick_shot)),), who=1)
    t.line = 205
    t.step(g, "play_cards", 0)
    t.line = 207
    t.check(207, "quick_shot is in played of P2", g.where[u_quick_shot] == g.z_runner_played + 1)
    t.line = 209
    g.v_strikes_with(0, u_gate, u_quick_shot)
    t.line = 211
    t.check(211, "gate is in normal_discard", g.where[u_gate] == g.z__normal_discard)
    t.line = 212
    t.check(212, "quick_shot is in discard of P2", g.where[u_quick_shot] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_skills.card:214
def XF_528(t: Value) -> None:
    g = t.game(4)
    t.line = 217
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 218
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 219
    u_quick_shot = g.create("quick_shot", g.z_runner_deck + 1, 1)
    t.line = 220
    for _ in g.repeat(6):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 221
    t.all_pass = True
    t.line = 222
    t.answer("friend", 1, who=0)
    t.line = 224
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 225
    t.answer("window", (("plays", (None, u_quick_shot)),), who=1)
    t.line = 226
    t.step(g, "play_cards", 0)
    t.line = 228
    t.offered(228, "offered friend: P2, P3, P4", "friend", (1, 2, 3))
    t.line = 229
    t.equal(229, "number of cards in played of P2", len(g.zones[g.z_runner_played + 1]), "=", 1)
    t.line = 230
    t.equal(230, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 231
    t.equal(231, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 6)


# cards/crossfire/base/scenarios/market_skills.card:233
def XF_590(t: Value) -> None:
    g = t.game(4)
    t.line = 237
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 238
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 239
    u_jacked_in = g.create("jacked_in", g.z_runner_hand + 1, 1)
    u_pair_programming = g.create("pair_programming", g.z_runner_hand + 1, 1)
    t.line = 240
    g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 241
    g.create("covering_fire", g.z_runner_discard + 2, 2)
    t.line = 242
    t.all_pass = True
    t.line = 243
    t.answer("friend", 1, who=0)
    t.line = 244
    t.answer("one", "any_cost", who=1)
    t.line = 245
    t.answer("friend", 2, who=1)
    t.line = 246
    t.answer("friend", 0, who=1)
    t.line = 248
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 249
    t.answer("window", (("plays", (None, u_pair_programming)),), who=1)
    t.line = 250
    t.step(g, "play_cards", 0)
    t.line = 252
    t.check(252, "jacked_in is in discard of P2", g.where[u_jacked_in] == g.z_runner_discard + 1)
    t.line = 253
    t.check(253, "pair_programming is in played of P2", g.where[u_pair_programming] == g.z_runner_played + 1)
    t.line = 255
    g.v_strikes_with(0, u_wall, u_pair_programming)
    t.line = 256
    g.v_strikes_with(0, u_wall, u_pair_programming)
    t.line = 258
    t.equal(258, "pool at black of wall", g.s_threat_pool[u_wall][g.e_symbol_black], "=", 1)
    t.line = 259
    t.equal(259, "pool at plain of wall", g.s_threat_pool[u_wall][g.e_symbol_plain], "=", 1)
    t.line = 260
    t.equal(260, "pool at green of wall", g.s_threat_pool[u_wall][g.e_symbol_green], "=", 2)
    t.line = 261
    t.check(261, "pair_programming is in discard of P2", g.where[u_pair_programming] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_skills.card:263
def XF_591(t: Value) -> None:
    g = t.game(4)
    t.line = 268
    u_shade = g.create("shade", g.z__row)
    g.s_threat_facing[u_shade] = 2
    t.line = 269
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    t.line = 270
    u_surge = g.create("surge", g.z_runner_hand + 1, 1)
    t.line = 271
    g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 272
    t.all_pass = True
    t.line = 273
    t.answer("friend", 1, who=0)
    t.line = 275
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 276
    t.answer("window", (("plays", (None, u_surge)),), who=1)
    t.line = 277
    t.step(g, "play_cards", 0)
    t.line = 278
    t.answer("window", (("strikes with", (None, None, u_surge)),), who=0)
    t.line = 279
    t.step(g, "apply_damage", 0)
    t.line = 281
    t.check(281, "shade is in normal_discard", g.where[u_shade] == g.z__normal_discard)
    t.line = 282
    t.equal(282, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 283
    t.equal(283, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 284
    t.check(284, "surge is in discard of P2", g.where[u_surge] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/market_skills.card:286
def contacts(t: Value) -> None:
    g = t.game(4)
    t.line = 289
    g.s_runner_nuyen[0] = 5
    t.line = 290
    u_black_market_contacts = g.create("black_market_contacts", g.z_runner_hand + 0, 0)
    t.line = 291
    u_katana = g.create("katana", g.z__market)
    g.create("fireball", g.z__market)
    t.line = 292
    u_covering_fire = g.create("covering_fire", g.z__market_deck)
    t.line = 293
    t.all_pass = True
    t.line = 295
    t.answer("window", (("plays", (None, u_black_market_contacts)),))
    t.line = 296
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 297
    t.answer("window", (("plays", (None, u_katana)),))
    t.line = 298
    t.step(g, "play_cards", 0)
    t.line = 300
    t.check(300, "katana is in played of P1", g.where[u_katana] == g.z_runner_played + 0)
    t.line = 301
    t.equal(301, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 302
    t.check(302, "covering_fire is in market", g.where[u_covering_fire] == g.z__market)


# cards/crossfire/base/scenarios/market_skills.card:304
def XF_176(t: Value) -> None:
    g = t.game(4)
    t.line = 307
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    u_icon_grab = g.create("icon_grab", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 308
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_hand + 1, 1)
    t.line = 309
    g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 310
    t.all_pass = True
    t.line = 311
    t.answer("friend", 1, who=0)
    t.line = 312
    t.answer("may", "no", who=1)
    t.line = 314
    t.answer("window", (("plays", (None, u_street_smarts)),))
    t.line = 315
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 316
    t.answer("window", (("plays", (None, u_guiding_spirit)),), who=1)
    t.line = 317
    t.step(g, "play_cards", 0)
    t.line = 319
    t.check(319, "icon_grab is in hand of P1", g.where[u_icon_grab] == g.z_runner_hand + 0)
    t.line = 320
    t.equal(320, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/market_skills.card:322
def XF_177(t: Value) -> None:
    g = t.game(4)
    t.line = 325
    u_coordinated_attack = g.create("coordinated_attack", g.z_runner_hand + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_hand + 0, 0)
    t.line = 326
    u_guiding_spirit = g.create("guiding_spirit", g.z_runner_hand + 1, 1)
    t.line = 327
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 328
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 329
    g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 330
    t.all_pass = True
    t.line = 331
    t.answer("friend", 1, who=0)
    t.line = 332
    t.answer("may", "no", who=1)
    t.line = 334
    t.answer("window", (("plays", (None, u_street_smarts)),))
    t.line = 335
    t.answer("window", (("plays", (None, u_coordinated_attack)),))
    t.line = 336
    t.answer("window", (("plays", (None, u_guiding_spirit)),), who=1)
    t.line = 337
    t.answer("window", (("assists with", (None, u_clairvoyance)),), who=2)
    t.line = 338
    t.step(g, "play_cards", 0)
    t.line = 339
    t.step(g, "apply_damage", 0)
    t.line = 341
    t.check(341, "coordinated_attack is in discard of P1", g.where[u_coordinated_attack] == g.z_runner_discard + 0)
    t.line = 342
    t.check(342, "street_smarts is in discard of P1", g.where[u_street_smarts] == g.z_runner_discard + 0)
    t.line = 343
    t.check(343, "guiding_spirit is in discard of P2", g.where[u_guiding_spirit] == g.z_runner_discard + 1)
    t.line = 344
    t.check(344, "clairvoyance is in discard of P3", g.where[u_clairvoyance] == g.z_runner_discard + 2)


# cards/crossfire/base/scenarios/market_skills.card:352
def XF_579__obtained1__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/market_skills.card:352
def XF_579__obtained1__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_one_card = g.choose(
        "one_card",
        you,
        [u_one_card for u_one_card in g.zones[g.z_runner_hand + you] if g.kind[u_one_card] in g.k_gear],
        "gear",
    )
    u_other_card = g.choose(
        "other_card",
        you,
        [
            u_other_card
            for u_other_card in g.zones[g.z_runner_hand + you]
            if g.kind[u_other_card] in g.k_gear
            and (u_one_card != NOTHING and u_other_card != u_one_card)
            and (u_one_card != NOTHING and bool(set(g.f_gear_type(u_other_card)) & set(g.f_gear_type(u_one_card))))
        ],
        "gear",
    )
    if u_other_card != NOTHING:
        if u_one_card != NOTHING:
            g.v_discards(you, u_one_card)
        if u_other_card != NOTHING:
            g.v_discards(you, u_other_card)
        g.v_draws(you, 1)


# cards/crossfire/base/scenarios/market_skills.card:346
def XF_579(t: Value) -> None:
    g = t.game(2)
    t.line = 349
    u_q1 = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_q2 = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 350
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 351
    g.grant(("base_scenarios_market_skills.XF_579__obtained1__when",), 0, ())
    t.line = 359
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 360
    t.answer("one_card", u_q1)
    t.line = 362
    g.v_gains(0, 1)
    t.line = 364
    t.check(364, "q2 is in discard of P1", g.where[u_q2] == g.z_runner_discard + 0)
    t.line = 365
    t.check(365, "mark is in hand of P1", g.where[u_mark] == g.z_runner_hand + 0)
    t.line = 366
    t.check(366, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_skills.card",
    scenarios=(
        Scenario(
            "XF_516",
            "Coordinated Attack answers Coordinated Attack",
            XF_516,
            3,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=6),),
        ),
        Scenario("XF_517", "Coordinated Attack is for another runner", XF_517, 37, 4),
        Scenario("XF_518", "Doc Wagon Contract heals who plays it, too", XF_518, 53, 4),
        Scenario(
            "XF_519",
            "an assisting Doc Wagon Contract heals anybody",
            XF_519,
            66,
            4,
            cards=(
                Card("gate", "obstacle", (("track", (("red", 1),)), ("attack", 1)), (), line=69),
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=70),
            ),
        ),
        Scenario("XF_617", "Doc Wagon Contract heals by its ability and by its assist", XF_617, 86, 4),
        Scenario(
            "XF_520",
            "Hero Move with an obstacle that stops drawing",
            XF_520,
            101,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (Ability("jammer__static_cannot", "cannot", "draws", jammer__static_cannot, None, line=105),),
                    line=104,
                ),
            ),
        ),
        Scenario(
            "XF_521",
            "Hero Move with an event that stops its own runner",
            XF_521,
            122,
            4,
            cards=(
                Card(
                    "drought",
                    "event",
                    (),
                    (Ability("drought__static_cannot", "cannot", "draws", drought__static_cannot, None, line=126),),
                    line=125,
                ),
            ),
        ),
        Scenario("XF_525", "Press the Advantage stops at the second card of a type", XF_525, 143, 4),
        Scenario("XF_526", "Press the Advantage finds each type", XF_526, 165, 4),
        Scenario(
            "press_the_advantage_short",
            "Press the Advantage draws all where no type comes twice",
            press_the_advantage_short,
            180,
            4,
        ),
        Scenario(
            "XF_527",
            "the card that Coordinated Attack drew may be played",
            XF_527,
            193,
            4,
            cards=(Card("gate", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=196),),
        ),
        Scenario("XF_528", "Coordinated Attack may call a staggered runner", XF_528, 214, 4),
        Scenario(
            "XF_590",
            "who plays through Coordinated Attack is you",
            XF_590,
            233,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=236),),
        ),
        Scenario(
            "XF_591",
            "the caller applies the damage that was played through Coordinated Attack",
            XF_591,
            263,
            4,
            cards=(
                Card(
                    "shade",
                    "obstacle",
                    (("track", (("blue", 1), ("blue", 1))), ("attack", 1), ("nuyen", 2)),
                    (),
                    line=266,
                ),
                Card("surge", "gear", (("type", ("spell",)), ("cost", 4), ("damage", (("blue", 2),))), (), line=267),
            ),
        ),
        Scenario("contacts", "Black Market Contacts buys into the hand at once", contacts, 286, 4),
        Scenario("XF_176", "what is not played stays in hand", XF_176, 304, 4),
        Scenario("XF_177", "each card goes to its owner", XF_177, 322, 4),
        Scenario("XF_579", "cards that have to share a colour may be two of one colour", XF_579, 346, 2),
    ),
    timed=(
        Ability(
            "base_scenarios_market_skills.XF_579__obtained1__when",
            "when",
            "gains",
            XF_579__obtained1__when_if,
            XF_579__obtained1__when,
            line=352,
        ),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 16:3 17:9 18:3 19:10 20:3 21:11 24:3 25:12 29:3 30:13 31:3 32:15 33:3 34:16 35:3"
        " 36:17 37:3 38:18 39:3 40:19 41:3 42:20 43:3 44:22 45:3 46:23 47:3 48:24 49:3 50:25 51:3 52:27 53:3"
        " 54:28 55:3 56:29 57:3 58:31 59:3 60:32 61:3 62:33 63:3 64:34 65:3 66:35 70:37 73:40 74:37 75:41"
        " 76:37 77:42 78:37 79:43 80:37 81:44 82:37 83:46 84:37 85:47 86:37 87:49 88:37 89:50 90:37 91:51"
        " 95:53 98:56 99:53 100:57 101:53 102:58 103:53 104:60 105:53 106:61 107:53 108:63 109:53 110:64"
        " 114:66 117:71 118:66 119:72 123:66 124:73 125:66 126:74 127:66 128:75 129:66 130:77 131:66 132:78"
        " 133:66 134:80 135:66 136:82 137:66 138:84 142:86 145:89 146:86 147:90 148:86 149:91 151:86 152:92"
        " 153:86 154:93 155:86 156:95 157:86 158:96 159:86 160:98 161:86 162:99 166:105 171:101 174:106"
        " 176:101 177:107 178:101 179:108 180:101 181:109 182:101 183:110 184:101 185:111 186:101 187:112"
        " 188:101 189:114 190:101 191:115 192:101 193:117 194:101 195:118 196:101 197:119 198:101 199:120"
        " 203:126 208:122 211:127 212:122 213:128 214:122 215:129 217:122 218:130 220:122 221:131 223:122"
        " 224:132 226:122 227:133 228:122 229:135 230:122 231:136 232:122 233:138 234:122 235:139 236:122"
        " 237:140 238:122 239:141 243:143 246:146 247:143 248:147 249:143 250:148 251:143 252:149 253:143"
        " 254:150 255:143 256:151 257:143 258:153 259:143 260:154 261:143 262:156 263:143 264:157 265:143"
        " 266:158 267:143 268:159 269:143 270:161 271:143 272:163 276:165 279:168 280:165 281:169 284:165"
        " 285:170 287:165 288:171 289:165 290:173 291:165 292:174 293:165 294:176 295:165 296:177 297:165"
        " 298:178 302:180 305:183 306:180 307:184 309:180 310:185 311:180 312:187 313:180 314:188 315:180"
        " 316:190 317:180 318:191 322:193 325:197 327:193 328:198 329:193 330:199 331:193 332:200 333:193"
        " 334:201 335:193 336:203 337:193 338:204 339:193 340:205 341:193 342:207 343:193 344:209 345:193"
        " 346:211 347:193 348:212 352:214 355:217 356:214 357:218 358:214 359:219 360:214 361:220 363:214"
        " 364:221 365:214 366:222 367:214 368:224 369:214 370:225 371:214 372:226 373:214 374:228 375:214"
        " 376:229 377:214 378:230 379:214 380:231 384:233 387:237 389:233 390:238 391:233 392:239 394:233"
        " 395:240 396:233 397:241 398:233 399:242 400:233 401:243 402:233 403:244 404:233 405:245 406:233"
        " 407:246 408:233 409:248 410:233 411:249 412:233 413:250 414:233 415:252 416:233 417:253 418:233"
        " 419:255 420:233 421:256 422:233 423:258 424:233 425:259 426:233 427:260 428:233 429:261 433:263"
        " 436:268 438:263 439:269 440:263 441:270 442:263 443:271 444:263 445:272 446:263 447:273 448:263"
        " 449:275 450:263 451:276 452:263 453:277 454:263 455:278 456:263 457:279 458:263 459:281 460:263"
        " 461:282 462:263 463:283 464:263 465:284 469:286 472:289 473:286 474:290 475:286 476:291 478:286"
        " 479:292 480:286 481:293 482:286 483:295 484:286 485:296 486:286 487:297 488:286 489:298 490:286"
        " 491:300 492:286 493:301 494:286 495:302 499:304 502:307 505:304 506:308 507:304 508:309 509:304"
        " 510:310 511:304 512:311 513:304 514:312 515:304 516:314 517:304 518:315 519:304 520:316 521:304"
        " 522:317 523:304 524:319 525:304 526:320 530:322 533:325 535:322 536:326 537:322 538:327 539:322"
        " 540:328 542:322 543:329 544:322 545:330 546:322 547:331 548:322 549:332 550:322 551:334 552:322"
        " 553:335 554:322 555:336 556:322 557:337 558:322 559:338 560:322 561:339 562:322 563:341 564:322"
        " 565:342 566:322 567:343 568:322 569:344 573:352 579:353 585:354 597:355 598:356 600:357 602:358"
        " 606:346 609:349 611:346 612:350 613:346 614:351 615:346 616:359 617:346 618:360 619:346 620:362"
        " 621:346 622:364 623:346 624:365 625:346 626:366"
    ),
)
