"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles_texts.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/obstacles_texts.card:7
def pest__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/obstacles_texts.card:8
def pest__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/obstacles_texts.card:8
def pest__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if g.ask("may", you):
            u_pick = NOTHING
            if you != NOTHING:
                u_pick = g.choose(
                    "pick",
                    you,
                    [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear],
                    "gear",
                )
            if you != NOTHING and u_pick != NOTHING:
                g.v_discards(you, u_pick)
            g.lose_text(this, (), scopes=("turn",))


# cards/crossfire/base/scenarios/obstacles_texts.card:3
def XF_038(t: Value) -> None:
    g = t.game(4)
    t.line = 13
    u_pest = g.create("pest", g.z__row)
    g.s_threat_facing[u_pest] = 1
    t.line = 14
    u_m1 = g.create("mark", g.z_runner_hand + 1, 1)
    g.create("mark", g.z_runner_hand + 1, 1)
    g.create("mark", g.z_runner_hand + 1, 1)
    t.line = 15
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 16
    t.answer("may", "yes")
    t.line = 17
    t.answer("pick", u_m1)
    t.line = 18
    t.answer("may", "no")
    t.line = 20
    t.step(g, "end_turn", 0)
    t.line = 21
    g.scope_end("turn")
    t.line = 22
    t.step(g, "end_turn", 1)
    t.line = 23
    g.scope_start("turn")
    t.line = 24
    g.v_draws(1, 1)
    t.line = 26
    t.check(26, "m1 is in discard of P2", g.where[u_m1] == g.z_runner_discard + 1)
    t.line = 27
    t.equal(27, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)
    t.line = 29
    g.scope_end("turn")
    t.line = 30
    g.v_draws(1, 1)
    t.line = 32
    t.cannot(32, "P2 cannot draw 1", "draws", (1, 1))
    t.line = 33
    t.equal(33, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)
    t.line = 35
    g.scope_start("turn")
    t.line = 36
    g.v_draws(1, 1)
    t.line = 38
    t.equal(38, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:45
def n2__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/obstacles_texts.card:45
def n2__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/obstacles_texts.card:40
def XF_042(t: Value) -> None:
    g = t.game(4)
    t.line = 47
    u_n1 = g.create("n1", g.z__row)
    g.s_threat_facing[u_n1] = 1
    t.line = 48
    u_n2 = g.create("n2", g.z__normal_deck)
    t.line = 50
    g.v_yields(u_n1)
    t.line = 52
    t.check(52, "n1 is in normal_discard", g.where[u_n1] == g.z__normal_discard)
    t.line = 53
    t.check(53, "n2 is in row", g.where[u_n2] == g.z__row)
    t.line = 54
    t.check(54, "facing of n2 is P2", g.s_threat_facing[u_n2] == 1)
    t.line = 55
    t.equal(55, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/obstacles_texts.card:57
def XF_043(t: Value) -> None:
    g = t.game(4)
    t.line = 62
    u_h1 = g.create("h1", g.z__row)
    g.s_threat_facing[u_h1] = 2
    t.line = 63
    u_h2 = g.create("h2", g.z__hard_deck)
    t.line = 64
    u_deckhead = g.create("deckhead", g.z__normal_deck)
    t.line = 66
    g.v_yields(u_h1)
    t.line = 68
    t.check(68, "h1 is in hard_discard", g.where[u_h1] == g.z__hard_discard)
    t.line = 69
    t.check(69, "h2 is in row", g.where[u_h2] == g.z__row)
    t.line = 70
    t.check(70, "facing of h2 is P3", g.s_threat_facing[u_h2] == 2)
    t.line = 71
    t.check(71, "deckhead is in normal_deck", g.where[u_deckhead] == g.z__normal_deck)


# cards/crossfire/base/scenarios/obstacles_texts.card:73
def XF_610(t: Value) -> None:
    g = t.game(4)
    t.line = 76
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 77
    u_astral_shiver = g.create("astral_shiver", g.z__normal_deck)
    g.create("sudden_fade", g.z__normal_deck)
    t.line = 78
    u_fireball = g.create("fireball", g.z__market)
    g.create("mana", g.z__market)
    t.line = 79
    u_katana = g.create("katana", g.z__market_deck)
    u_hero_move = g.create("hero_move", g.z__market_deck)
    t.line = 81
    g.v_yields(u_deckhead)
    t.line = 82
    g.v_cycles(0, u_fireball)
    t.line = 84
    t.check(84, "deckhead is in normal_discard", g.where[u_deckhead] == g.z__normal_discard)
    t.line = 85
    t.check(85, "astral_shiver is in row", g.where[u_astral_shiver] == g.z__row)
    t.line = 86
    t.check(86, "fireball is in market_discard", g.where[u_fireball] == g.z__market_discard)
    t.line = 87
    t.check(87, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 88
    t.check(88, "hero_move is in market_deck", g.where[u_hero_move] == g.z__market_deck)


# cards/crossfire/base/scenarios/obstacles_texts.card:90
def XF_182_c(t: Value) -> None:
    g = t.game(4)
    t.line = 94
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(4, g.s_runner_max_hp[u_r])
    t.line = 96
    u_gargoyle = g.create("gargoyle", g.z__row)
    g.s_threat_facing[u_gargoyle] = 0
    u_after = g.create("after", g.z__row)
    g.s_threat_facing[u_after] = 0
    t.line = 97
    g.s_threat_cleared[u_gargoyle] = 3
    t.line = 98
    u_q1 = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_q2 = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 99
    t.answer("victim", 2, who=0)
    t.line = 101
    g.v_strikes_with(0, u_gargoyle, u_q1)
    t.line = 103
    t.offered(103, "offered victim: P1, P2, P3, P4", "victim", (0, 1, 2, 3))
    t.line = 104
    t.equal(104, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 105
    t.equal(105, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 106
    t.check(106, "after is in row", g.where[u_after] == g.z__row)
    t.line = 108
    g.v_strikes_with(0, u_after, u_q2)
    t.line = 110
    t.check(110, "after is in normal_discard", g.where[u_after] == g.z__normal_discard)


# cards/crossfire/base/scenarios/obstacles_texts.card:112
def XF_563(t: Value) -> None:
    g = t.game(4)
    t.line = 115
    u_elf_blademaster = g.create("elf_blademaster", g.z__coming)
    t.line = 116
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 117
    u_m1 = g.create("mark", g.z_runner_hand + 1, 1)
    u_m2 = g.create("mark", g.z_runner_hand + 1, 1)
    t.line = 118
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 3, 3)
    t.line = 119
    t.answer("one", "at_odds", who=0)
    t.line = 120
    t.answer("pick", u_m2, who=1)
    t.line = 122
    g.v_flips_to(u_elf_blademaster, 0)
    t.line = 124
    t.check(124, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)
    t.line = 125
    t.check(125, "m2 is in discard of P2", g.where[u_m2] == g.z_runner_discard + 1)
    t.line = 126
    t.check(126, "m1 is in hand of P2", g.where[u_m1] == g.z_runner_hand + 1)
    t.line = 127
    t.equal(127, "number of cards in discard of P3", len(g.zones[g.z_runner_discard + 2]), "=", 0)
    t.line = 128
    t.check(128, "quick_shot is in discard of P4", g.where[u_quick_shot] == g.z_runner_discard + 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:130
def XF_565(t: Value) -> None:
    g = t.game(4)
    t.line = 133
    u_gang_leader = g.create("gang_leader", g.z__coming)
    t.line = 134
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 135
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_discard + 1, 1)
    t.line = 137
    g.v_flips_to(u_gang_leader, 1)
    t.line = 139
    t.equal(139, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 0)
    t.line = 140
    t.equal(140, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 5)


# cards/crossfire/base/scenarios/obstacles_texts.card:142
def XF_566(t: Value) -> None:
    g = t.game(4)
    t.line = 145
    u_gang_leader = g.create("gang_leader", g.z__coming)
    t.line = 146
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 147
    g.create("mark", g.z_runner_discard + 1, 1)
    t.line = 149
    g.v_flips_to(u_gang_leader, 1)
    t.line = 151
    t.equal(151, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 0)
    t.line = 152
    t.equal(152, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:154
def XF_567(t: Value) -> None:
    g = t.game(4)
    t.line = 157
    u_gang_leader = g.create("gang_leader", g.z__coming)
    t.line = 158
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 160
    g.v_flips_to(u_gang_leader, 1)
    t.line = 162
    t.equal(162, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 1)
    t.line = 163
    t.equal(163, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:165
def XF_572(t: Value) -> None:
    g = t.game(4)
    t.line = 169
    u_weapons_specialist = g.create("weapons_specialist", g.z__coming)
    t.line = 170
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    t.line = 171
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 173
    g.v_flips_to(u_weapons_specialist, 0)
    t.line = 175
    t.equal(175, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 176
    t.equal(176, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 177
    t.equal(177, "hp of P3", g.s_runner_hp[2], "=", 5)


# cards/crossfire/base/scenarios/obstacles_texts.card:179
def corporate_adept_text(t: Value) -> None:
    g = t.game(4)
    t.line = 182
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(3, g.s_runner_max_hp[u_r])
    t.line = 184
    u_corporate_adept = g.create("corporate_adept", g.z__row)
    g.s_threat_facing[u_corporate_adept] = 1
    t.line = 186
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_heals(u_it2, 1)
    t.line = 188
    t.equal(188, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 189
    t.equal(189, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 190
    t.equal(190, "hp of P3", g.s_runner_hp[2], "=", 4)


# cards/crossfire/base/scenarios/obstacles_texts.card:192
def ork_fixer_text(t: Value) -> None:
    g = t.game(4)
    t.line = 195
    g.s_runner_nuyen[0] = 9
    t.line = 196
    g.s_runner_nuyen[1] = 9
    t.line = 197
    u_ork_fixer = g.create("ork_fixer", g.z__row)
    g.s_threat_facing[u_ork_fixer] = 1
    t.line = 198
    u_katana = g.create("katana", g.z__market)
    t.line = 200
    t.cannot(200, "P2 cannot buy katana", "buys", (1, u_katana))
    t.line = 202
    g.v_buys(0, u_katana)
    t.line = 204
    t.check(204, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/obstacles_texts.card:206
def customs_officer_text(t: Value) -> None:
    g = t.game(4)
    t.line = 209
    u_customs_officer = g.create("customs_officer", g.z__row)
    g.s_threat_facing[u_customs_officer] = 1
    t.line = 210
    u_mana = g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 211
    t.answer("friend", 2, who=0)
    t.line = 213
    g.v_defeats(0, u_customs_officer)
    t.line = 215
    t.offered(215, "offered friend: P2, P3, P4", "friend", (1, 2, 3))
    t.line = 216
    t.check(216, "mana is in hand of P3", g.where[u_mana] == g.z_runner_hand + 2)


# cards/crossfire/base/scenarios/obstacles_texts.card:218
def demolitions_expert_text(t: Value) -> None:
    g = t.game(4)
    t.line = 222
    u_demolitions_expert = g.create("demolitions_expert", g.z__row)
    g.s_threat_facing[u_demolitions_expert] = 1
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 1
    t.line = 224
    g.v_defeats(0, u_demolitions_expert)
    t.line = 226
    t.equal(226, "cleared of wall", g.s_threat_cleared[u_wall], "=", 1)


# cards/crossfire/base/scenarios/obstacles_texts.card:228
def aerial_combat_drone_text(t: Value) -> None:
    g = t.game(4)
    t.line = 231
    u_aerial_combat_drone = g.create("aerial_combat_drone", g.z__row)
    g.s_threat_facing[u_aerial_combat_drone] = 0
    t.line = 232
    u_mana = g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 233
    u_mark = g.create("mark", g.z_runner_hand + 1, 1)
    t.line = 234
    t.answer("friend", 1, who=0)
    t.line = 235
    t.answer("pick", u_mark, who=1)
    t.line = 237
    g.v_defeats(0, u_aerial_combat_drone)
    t.line = 239
    t.check(239, "mana is in hand of P2", g.where[u_mana] == g.z_runner_hand + 1)
    t.line = 240
    t.check(240, "mark is in discard of P2", g.where[u_mark] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/obstacles_texts.card:242
def armored_troopers_text(t: Value) -> None:
    g = t.game(4)
    t.line = 245
    g.s_runner_hp[1] = min(2, g.s_runner_max_hp[1])
    t.line = 246
    u_armored_troopers = g.create("armored_troopers", g.z__row)
    g.s_threat_facing[u_armored_troopers] = 0
    t.line = 247
    t.answer("patient", 1, who=0)
    t.line = 249
    g.v_defeats(0, u_armored_troopers)
    t.line = 251
    t.equal(251, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/obstacles_texts.card:253
def spirit_of_fire_text(t: Value) -> None:
    g = t.game(4)
    t.line = 257
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 1
    t.line = 258
    u_spirit_of_fire = g.create("spirit_of_fire", g.z__coming)
    t.line = 260
    g.v_flips_to(u_spirit_of_fire, 2)
    t.line = 262
    t.equal(262, "cleared of wall", g.s_threat_cleared[u_wall], "=", 1)
    t.line = 263
    t.equal(263, "cleared of spirit_of_fire", g.s_threat_cleared[u_spirit_of_fire], "=", 0)


# cards/crossfire/base/scenarios/obstacles_texts.card:265
def warded_decker_text(t: Value) -> None:
    g = t.game(4)
    t.line = 268
    u_mana = g.create("mana", g.z_runner_deck + 1, 1)
    u_mark = g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 269
    u_warded_decker = g.create("warded_decker", g.z__coming)
    t.line = 270
    t.answer("pick", u_mark, who=1)
    t.line = 272
    g.v_flips_to(u_warded_decker, 1)
    t.line = 274
    t.check(274, "mana is in hand of P2", g.where[u_mana] == g.z_runner_hand + 1)
    t.line = 275
    t.check(275, "mark is in discard of P2", g.where[u_mark] == g.z_runner_discard + 1)


# cards/crossfire/base/scenarios/obstacles_texts.card:277
def XF_029(t: Value) -> None:
    g = t.game(4)
    t.line = 280
    u_negotiation = g.create("negotiation", g.z_runner_hand + 0, 0)
    t.line = 282
    t.equal(282, "cost of negotiation", g.f_gear_cost(u_negotiation), "=", 3)
    t.line = 283
    t.check(283, "type of negotiation is skill", g.e_art_skill in g.f_gear_type(u_negotiation))
    t.line = 284
    t.check(
        284,
        "mark of item 1 of damage of negotiation is red",
        item(g.f_gear_damage(u_negotiation), 1)[0] == g.e_symbol_red,
    )
    t.line = 285
    t.equal(285, "size of item 1 of damage of negotiation", item(g.f_gear_damage(u_negotiation), 1)[1], "=", 1)
    t.line = 286
    t.check(
        286,
        "mark of item 1 of assist_damage of negotiation is red",
        item(g.f_gear_assist_damage(u_negotiation), 1)[0] == g.e_symbol_red,
    )
    t.line = 287
    t.equal(
        287, "size of item 2 of assist_damage of negotiation", item(g.f_gear_assist_damage(u_negotiation), 2)[1], "=", 1
    )
    t.line = 288
    t.check(288, "negotiation has play", g.has_slot(u_negotiation, "play"))
    t.line = 289
    t.check(289, "negotiation has assist", g.has_slot(u_negotiation, "assist"))


# cards/crossfire/base/scenarios/obstacles_texts.card:291
def XF_031(t: Value) -> None:
    g = t.game(4)
    t.line = 294
    u_elf_shaman = g.create("elf_shaman", g.z__row)
    g.s_threat_facing[u_elf_shaman] = 0
    t.line = 296
    t.equal(296, "number of track of elf_shaman", len(g.f_threat_track(u_elf_shaman)), "=", 5)
    t.line = 297
    t.check(297, "type of elf_shaman is elf", g.f_obstacle_type(u_elf_shaman) == g.e_folk_elf)
    t.line = 298
    t.check(298, "colour of elf_shaman is blue", g.f_obstacle_colour(u_elf_shaman) == g.e_symbol_blue)
    t.line = 299
    t.equal(299, "attack of elf_shaman", g.f_threat_attack(u_elf_shaman), "=", 1)
    t.line = 300
    t.equal(300, "nuyen of elf_shaman", g.f_threat_nuyen(u_elf_shaman), "=", 6)
    t.line = 301
    t.equal(301, "number_printed of elf_shaman", g.f_obstacle_number_printed(u_elf_shaman), "=", 14)
    t.line = 302
    t.check(302, "elf_shaman is normal", g.f_threat_difficulty(u_elf_shaman) == g.e_grade_normal)


# cards/crossfire/base/scenarios/obstacles_texts.card:304
def river_ghost_text(t: Value) -> None:
    g = t.game(4)
    t.line = 307
    u_river_ghost = g.create("river_ghost", g.z__row)
    g.s_threat_facing[u_river_ghost] = 0
    t.line = 309
    g.scope_start("turn")
    t.line = 310
    g.scope_end("turn")
    t.line = 312
    t.check(312, "facing of river_ghost is P2", g.s_threat_facing[u_river_ghost] == 1)


# cards/crossfire/base/scenarios/obstacles_texts.card:314
def debt_collector_text(t: Value) -> None:
    g = t.game(4)
    t.line = 317
    g.s_runner_nuyen[0] = 1
    t.line = 318
    u_debt_collector = g.create("debt_collector", g.z__row)
    g.s_threat_facing[u_debt_collector] = 0
    t.line = 319
    t.all_pass = True
    t.line = 321
    t.step(g, "take_damage", 0)
    t.line = 323
    t.equal(323, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 324
    t.equal(324, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:326
def pack_leader_text(t: Value) -> None:
    g = t.game(4)
    t.line = 329
    u_pack_leader = g.create("pack_leader", g.z__row)
    g.s_threat_facing[u_pack_leader] = 0
    u_door_crew = g.create("door_crew", g.z__row)
    g.s_threat_facing[u_door_crew] = 0
    t.line = 331
    t.equal(331, "attack of pack_leader", g.f_threat_attack(u_pack_leader), "=", 2)
    t.line = 332
    t.equal(332, "attack of door_crew", g.f_threat_attack(u_door_crew), "=", 2)


# cards/crossfire/base/scenarios/obstacles_texts.card:334
def night_raiders_text(t: Value) -> None:
    g = t.game(4)
    t.line = 337
    u_night_raiders = g.create("night_raiders", g.z__row)
    g.s_threat_facing[u_night_raiders] = 0
    t.line = 339
    t.equal(339, "attack of night_raiders", g.f_threat_attack(u_night_raiders), "=", 2)
    t.line = 341
    u_shift_guard = g.create("shift_guard", g.z__row)
    g.s_threat_facing[u_shift_guard] = 2
    t.line = 343
    t.equal(343, "attack of night_raiders", g.f_threat_attack(u_night_raiders), "=", 3)


# cards/crossfire/base/scenarios/obstacles_texts.card:345
def signal_jammer_text(t: Value) -> None:
    g = t.game(4)
    t.line = 348
    u_signal_jammer = g.create("signal_jammer", g.z__row)
    g.s_threat_facing[u_signal_jammer] = 1
    t.line = 349
    u_c1 = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 350
    u_c2 = g.create("covering_fire", g.z_runner_hand + 2, 2)
    t.line = 352
    g.v_assists_with(2, u_c2)
    t.line = 354
    t.cannot(354, "P2 cannot assist with c1", "assists with", (1, u_c1))
    t.line = 355
    t.check(355, "c2 is in played of P3", g.where[u_c2] == g.z_runner_played + 2)


# cards/crossfire/base/scenarios/obstacles_texts.card:357
def gang_broker_text(t: Value) -> None:
    g = t.game(4)
    t.line = 360
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_discard)
    t.line = 361
    u_b1 = g.create("gang_broker", g.z__row)
    g.s_threat_facing[u_b1] = 1
    u_b2 = g.create("gang_broker", g.z__row)
    g.s_threat_facing[u_b2] = 1
    t.line = 362
    u_deckhead = g.create("deckhead", g.z__normal_deck)
    t.line = 364
    g.v_defeats(0, u_b1)
    t.line = 366
    t.check(366, "deckhead is in normal_deck", g.where[u_deckhead] == g.z__normal_deck)
    t.line = 368
    g.create("quiet_street", g.z__event_discard)
    t.line = 369
    g.v_defeats(0, u_b2)
    t.line = 371
    t.check(371, "deckhead is in row", g.where[u_deckhead] == g.z__row)
    t.line = 372
    t.check(372, "facing of deckhead is P1", g.s_threat_facing[u_deckhead] == 0)


# cards/crossfire/base/scenarios/obstacles_texts.card:374
def rune_carver_text(t: Value) -> None:
    g = t.game(4)
    t.line = 378
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 379
    g.s_threat_cleared[u_wall] = 1
    t.line = 380
    u_rune_carver = g.create("rune_carver", g.z__coming)
    t.line = 382
    g.v_flips_to(u_rune_carver, 1)
    t.line = 384
    t.equal(384, "cleared of wall", g.s_threat_cleared[u_wall], "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/obstacles_texts.card",
    scenarios=(
        Scenario(
            "XF_038",
            "a discard silences an obstacle for a turn",
            XF_038,
            3,
            4,
            cards=(
                Card(
                    "pest",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (
                        Ability("pest__static_cannot", "cannot", "draws", pest__static_cannot, None, line=7),
                        Ability("pest__when", "when", "turn starts", pest__when_if, pest__when, line=8),
                    ),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "XF_042",
            "a cycled obstacle is replaced by the next of its deck",
            XF_042,
            40,
            4,
            cards=(
                Card(
                    "n1", "obstacle", (("difficulty", "normal"), ("track", (("plain", 9),)), ("attack", 1)), (), line=43
                ),
                Card(
                    "n2",
                    "obstacle",
                    (("difficulty", "normal"), ("track", (("plain", 9),)), ("attack", 1)),
                    (Ability("n2__when", "when", "flips to", n2__when_if, n2__when, line=45),),
                    line=44,
                ),
            ),
        ),
        Scenario(
            "XF_043",
            "a hard obstacle is cycled with the hard deck",
            XF_043,
            57,
            4,
            cards=(
                Card(
                    "h1", "obstacle", (("difficulty", "hard"), ("track", (("plain", 9),)), ("attack", 1)), (), line=60
                ),
                Card(
                    "h2", "obstacle", (("difficulty", "hard"), ("track", (("plain", 9),)), ("attack", 1)), (), line=61
                ),
            ),
        ),
        Scenario("XF_610", "to cycle is to discard and to replace from the same deck", XF_610, 73, 4),
        Scenario(
            "XF_182_c",
            "a Gargoyle hurts one runner when it falls",
            XF_182_c,
            90,
            4,
            cards=(Card("after", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=93),),
        ),
        Scenario("XF_563", "who cannot agree on the Elf Blademaster discards one card each", XF_563, 112, 4),
        Scenario("XF_565", "a Gang Leader empties a deck without a reshuffle", XF_565, 130, 4),
        Scenario("XF_566", "a Gang Leader takes what there is", XF_566, 142, 4),
        Scenario("XF_567", "a Gang Leader leaves the rest", XF_567, 154, 4),
        Scenario(
            "XF_572",
            "a Weapons Specialist hurts each runner once at most",
            XF_572,
            165,
            4,
            cards=(
                Card(
                    "thug", "obstacle", (("colour", "black"), ("track", (("plain", 9),)), ("attack", 1)), (), line=168
                ),
            ),
        ),
        Scenario("corporate_adept_text", "who faces the Corporate Adept cannot heal", corporate_adept_text, 179, 4),
        Scenario("ork_fixer_text", "who faces the Ork Fixer cannot buy", ork_fixer_text, 192, 4),
        Scenario("customs_officer_text", "a Customs Officer pays another runner", customs_officer_text, 206, 4),
        Scenario(
            "demolitions_expert_text",
            "a Demolitions Expert takes a level along",
            demolitions_expert_text,
            218,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9), ("black", 1))), ("attack", 1)), (), line=221),),
        ),
        Scenario(
            "aerial_combat_drone_text",
            "an Aerial Combat Drone lets another runner sift",
            aerial_combat_drone_text,
            228,
            4,
        ),
        Scenario("armored_troopers_text", "Armored Troopers leave two hit points", armored_troopers_text, 242, 4),
        Scenario(
            "spirit_of_fire_text",
            "a Spirit of Fire burns another obstacle",
            spirit_of_fire_text,
            253,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9), ("black", 1))), ("attack", 1)), (), line=256),),
        ),
        Scenario("warded_decker_text", "a Warded Decker is flipped", warded_decker_text, 265, 4),
        Scenario("XF_029", "what a card of the Black Market says", XF_029, 277, 4),
        Scenario("XF_031", "what an obstacle says", XF_031, 291, 4),
        Scenario("river_ghost_text", "a River Ghost goes round the table", river_ghost_text, 304, 4),
        Scenario("debt_collector_text", "a Debt Collector takes what there is", debt_collector_text, 314, 4),
        Scenario("pack_leader_text", "a Pack Leader stirs up the other orks", pack_leader_text, 326, 4),
        Scenario("night_raiders_text", "Night Raiders need another human", night_raiders_text, 334, 4),
        Scenario("signal_jammer_text", "who faces the Signal Jammer cannot assist", signal_jammer_text, 345, 4),
        Scenario("gang_broker_text", "a Gang Broker calls somebody from level four on", gang_broker_text, 357, 4),
        Scenario(
            "rune_carver_text",
            "a Rune Carver mends the others",
            rune_carver_text,
            374,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9), ("black", 1))), ("attack", 1)), (), line=377),),
        ),
    ),
    lines=(
        "14:7 19:8 25:9 27:10 35:11 37:12 41:3 44:13 46:3 47:14 50:3 51:15 53:3 54:16 55:3 56:17 57:3 58:18"
        " 59:3 60:20 61:3 62:21 63:3 64:22 65:3 66:23 67:3 68:24 69:3 70:26 71:3 72:27 73:3 74:29 75:3 76:30"
        " 77:3 78:32 79:3 80:33 81:3 82:35 83:3 84:36 85:3 86:38 90:45 96:46 101:40 104:47 106:40 107:48"
        " 108:40 109:50 110:40 111:52 112:40 113:53 114:40 115:54 116:40 117:55 121:57 124:62 126:57 127:63"
        " 128:57 129:64 130:57 131:66 132:57 133:68 134:57 135:69 136:57 137:70 138:57 139:71 143:73 146:76"
        " 148:73 149:77 151:73 152:78 154:73 155:79 157:73 158:81 159:73 160:82 161:73 162:84 163:73 164:85"
        " 165:73 166:86 167:73 168:87 169:73 170:88 174:90 177:94 178:95 179:90 180:96 184:90 185:97 186:90"
        " 187:98 189:90 190:99 191:90 192:101 193:90 194:103 195:90 196:104 197:90 198:105 199:90 200:106"
        " 201:90 202:108 203:90 204:110 208:112 211:115 212:112 213:116 214:112 215:117 217:112 218:118"
        " 219:112 220:119 221:112 222:120 223:112 224:122 225:112 226:124 227:112 228:125 229:112 230:126"
        " 231:112 232:127 233:112 234:128 238:130 241:133 242:130 243:134 245:130 246:135 248:130 249:137"
        " 250:130 251:139 252:130 253:140 257:142 260:145 261:142 262:146 264:142 265:147 266:142 267:149"
        " 268:142 269:151 270:142 271:152 275:154 278:157 279:154 280:158 282:154 283:160 284:154 285:162"
        " 286:154 287:163 291:165 294:169 295:165 296:170 298:165 299:171 301:165 302:173 303:165 304:175"
        " 305:165 306:176 307:165 308:177 312:179 315:182 316:183 317:179 318:184 320:179 321:186 323:179"
        " 324:188 325:179 326:189 327:179 328:190 332:192 335:195 336:192 337:196 338:192 339:197 341:192"
        " 342:198 343:192 344:200 345:192 346:202 347:192 348:204 352:206 355:209 357:206 358:210 359:206"
        " 360:211 361:206 362:213 363:206 364:215 365:206 366:216 370:218 373:222 377:218 378:224 379:218"
        " 380:226 384:228 387:231 389:228 390:232 391:228 392:233 393:228 394:234 395:228 396:235 397:228"
        " 398:237 399:228 400:239 401:228 402:240 406:242 409:245 410:242 411:246 413:242 414:247 415:242"
        " 416:249 417:242 418:251 422:253 425:257 427:253 428:258 429:253 430:260 431:253 432:262 433:253"
        " 434:263 438:265 441:268 443:265 444:269 445:265 446:270 447:265 448:272 449:265 450:274 451:265"
        " 452:275 456:277 459:280 460:277 461:282 462:277 463:283 464:277 465:284 470:277 471:285 472:277"
        " 473:286 478:277 479:287 482:277 483:288 484:277 485:289 489:291 492:294 494:291 495:296 496:291"
        " 497:297 498:291 499:298 500:291 501:299 502:291 503:300 504:291 505:301 506:291 507:302 511:304"
        " 514:307 516:304 517:309 518:304 519:310 520:304 521:312 525:314 528:317 529:314 530:318 532:314"
        " 533:319 534:314 535:321 536:314 537:323 538:314 539:324 543:326 546:329 550:326 551:331 552:326"
        " 553:332 557:334 560:337 562:334 563:339 564:334 565:341 567:334 568:343 572:345 575:348 577:345"
        " 578:349 579:345 580:350 581:345 582:352 583:345 584:354 585:345 586:355 590:357 593:360 595:357"
        " 596:361 600:357 601:362 602:357 603:364 604:357 605:366 606:357 607:368 608:357 609:369 610:357"
        " 611:371 612:357 613:372 617:374 620:378 622:374 623:379 624:374 625:380 626:374 627:382 628:374"
        " 629:384"
    ),
)
