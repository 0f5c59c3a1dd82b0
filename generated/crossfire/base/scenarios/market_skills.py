"""Made by `ombre build` from cards/crossfire/base/scenarios/market_skills.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:7 19:3 20:8 21:3 22:9 23:3 24:10 25:3 26:11 29:3 30:12 34:3 35:13 36:3 37:15 38:3 39:16 40:3"
        " 41:17 42:3 43:18 44:3 45:19 46:3 47:20 48:3 49:22 50:3 51:23 52:3 53:24 54:3 55:25 56:3 57:27 58:3"
        " 59:28 60:3 61:29 62:3 63:31 64:3 65:32 66:3 67:33 68:3 69:34 70:3 71:35 75:37 78:40 79:37 80:41"
        " 81:37 82:42 83:37 84:43 85:37 86:44 87:37 88:46 89:37 90:47 91:37 92:49 93:37 94:50 95:37 96:51"
        " 100:53 103:56 104:53 105:57 106:53 107:58 108:53 109:60 110:53 111:61 112:53 113:63 114:53 115:64"
        " 119:66 122:71 123:66 124:72 128:66 129:73 130:66 131:74 132:66 133:75 134:66 135:77 136:66 137:78"
        " 138:66 139:80 140:66 141:82 142:66 143:84 147:86 150:89 151:86 152:90 153:86 154:91 156:86 157:92"
        " 158:86 159:93 160:86 161:95 162:86 163:96 164:86 165:98 166:86 167:99 171:105 176:101 179:106"
        " 181:101 182:107 183:101 184:108 185:101 186:109 187:101 188:110 189:101 190:111 191:101 192:112"
        " 193:101 194:114 195:101 196:115 197:101 198:117 199:101 200:118 201:101 202:119 203:101 204:120"
        " 208:126 213:122 216:127 217:122 218:128 219:122 220:129 222:122 223:130 225:122 226:131 228:122"
        " 229:132 231:122 232:133 233:122 234:135 235:122 236:136 237:122 238:138 239:122 240:139 241:122"
        " 242:140 243:122 244:141 248:143 251:146 252:143 253:147 254:143 255:148 256:143 257:149 258:143"
        " 259:150 260:143 261:151 262:143 263:153 264:143 265:154 266:143 267:156 268:143 269:157 270:143"
        " 271:158 272:143 273:159 274:143 275:161 276:143 277:163 281:165 284:168 285:165 286:169 289:165"
        " 290:170 292:165 293:171 294:165 295:173 296:165 297:174 298:165 299:176 300:165 301:177 302:165"
        " 303:178 307:180 310:183 311:180 312:184 314:180 315:185 316:180 317:187 318:180 319:188 320:180"
        " 321:190 322:180 323:191 327:193 330:197 332:193 333:198 334:193 335:199 336:193 337:200 338:193"
        " 339:201 340:193 341:203 342:193 343:204 344:193 345:205 346:193 347:207 348:193 349:209 350:193"
        " 351:211 352:193 353:212 357:214 360:217 361:214 362:218 363:214 364:219 365:214 366:220 368:214"
        " 369:221 370:214 371:222 372:214 373:224 374:214 375:225 376:214 377:226 378:214 379:228 380:214"
        " 381:229 382:214 383:230 384:214 385:231 389:233 392:237 394:233 395:238 396:233 397:239 399:233"
        " 400:240 401:233 402:241 403:233 404:242 405:233 406:243 407:233 408:244 409:233 410:245 411:233"
        " 412:246 413:233 414:248 415:233 416:249 417:233 418:250 419:233 420:252 421:233 422:253 423:233"
        " 424:255 425:233 426:256 427:233 428:258 429:233 430:259 431:233 432:260 433:233 434:261 438:263"
        " 441:268 443:263 444:269 445:263 446:270 447:263 448:271 449:263 450:272 451:263 452:273 453:263"
        " 454:275 455:263 456:276 457:263 458:277 459:263 460:278 461:263 462:279 463:263 464:281 465:263"
        " 466:282 467:263 468:283 469:263 470:284 474:286 477:289 478:286 479:290 480:286 481:291 483:286"
        " 484:292 485:286 486:293 487:286 488:295 489:286 490:296 491:286 492:297 493:286 494:298 495:286"
        " 496:300 497:286 498:301 499:286 500:302 504:304 507:307 510:304 511:308 512:304 513:309 514:304"
        " 515:310 516:304 517:311 518:304 519:312 520:304 521:314 522:304 523:315 524:304 525:316 526:304"
        " 527:317 528:304 529:319 530:304 531:320 535:322 538:325 540:322 541:326 542:322 543:327 544:322"
        " 545:328 547:322 548:329 549:322 550:330 551:322 552:331 553:322 554:332 555:322 556:334 557:322"
        " 558:335 559:322 560:336 561:322 562:337 563:322 564:338 565:322 566:339 567:322 568:341 569:322"
        " 570:342 571:322 572:343 573:322 574:344 578:352 584:353 590:354 602:355 603:356 605:357 607:358"
        " 611:346 614:349 616:346 617:350 618:346 619:351 620:346 621:359 622:346 623:360 624:346 625:362"
        " 626:346 627:364 628:346 629:365 630:346 631:366"
    ),
)
