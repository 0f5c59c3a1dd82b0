"""Made by `ombre build` from cards/crossfire/base/scenarios/known_in_part.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/known_in_part.card:3
def spirit_of_air_text(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_spirit_of_air = g.create("spirit_of_air", g.z__row)
    g.s_threat_facing[u_spirit_of_air] = 0
    t.line = 7
    t.all_pass = True
    t.line = 9
    t.step(g, "take_damage", 0)
    t.line = 11
    t.equal(11, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 12
    t.equal(12, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 13
    t.equal(13, "hp of P3", g.s_runner_hp[2], "=", 5)
    t.line = 15
    g.v_turns_to(u_spirit_of_air, 1)
    t.line = 16
    t.step(g, "take_damage", 1)
    t.line = 18
    t.equal(18, "hp of P2", g.s_runner_hp[1], "=", 2)


# cards/crossfire/base/scenarios/known_in_part.card:26
def spirit_of_air_stopped__cannot1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_spirit_of_air,) = env
    return args[0] == u_spirit_of_air


# cards/crossfire/base/scenarios/known_in_part.card:20
def spirit_of_air_stopped(t: Value) -> None:
    g = t.game(4)
    t.line = 23
    u_spirit_of_air = g.create("spirit_of_air", g.z__row)
    g.s_threat_facing[u_spirit_of_air] = 0
    t.line = 24
    t.all_pass = True
    t.line = 26
    g.add("spirit_of_air_stopped__cannot1", NOTHING, NOTHING, (u_spirit_of_air,), scopes=("turn",))
    t.line = 27
    t.step(g, "take_damage", 0)
    t.line = 29
    t.equal(29, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 30
    t.equal(30, "hp of P2", g.s_runner_hp[1], "=", 5)


# cards/crossfire/base/scenarios/known_in_part.card:32
def elf_blademaster_text(t: Value) -> None:
    g = t.game(3)
    t.line = 35
    u_elf_blademaster = g.create("elf_blademaster", g.z__coming)
    t.line = 36
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 37
    u_m1 = g.create("mark", g.z_runner_hand + 1, 1)
    u_m2 = g.create("mark", g.z_runner_hand + 1, 1)
    g.create("mark", g.z_runner_hand + 1, 1)
    t.line = 38
    t.answer("one", "agreed", who=0)
    t.line = 39
    t.answer("giver", 1, who=0)
    t.line = 40
    t.answer("giver", 1, who=0)
    t.line = 41
    t.answer("giver", 0, who=0)
    t.line = 42
    t.answer("gift", u_m1, who=1)
    t.line = 43
    t.answer("gift", u_m2, who=1)
    t.line = 45
    g.v_flips_to(u_elf_blademaster, 0)
    t.line = 47
    t.equal(47, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 48
    t.equal(48, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)


# cards/crossfire/base/scenarios/known_in_part.card:50
def unusual_suspects_text(t: Value) -> None:
    g = t.game(4)
    t.line = 53
    u_unusual_suspects = g.create("unusual_suspects", g.z__row)
    g.s_threat_facing[u_unusual_suspects] = 1
    t.line = 54
    u_a1 = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 55
    u_a3 = g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 56
    u_a4 = g.create("mana", g.z_runner_deck + 3, 3)
    t.line = 57
    t.answer("found", 0, who=0)
    t.line = 58
    t.answer("found", 2, who=0)
    t.line = 60
    g.v_defeats(0, u_unusual_suspects)
    t.line = 62
    t.check(62, "a1 is in hand of P1", g.where[u_a1] == g.z_runner_hand + 0)
    t.line = 63
    t.check(63, "a3 is in hand of P3", g.where[u_a3] == g.z_runner_hand + 2)
    t.line = 64
    t.check(64, "a4 is in deck of P4", g.where[u_a4] == g.z_runner_deck + 3)


# cards/crossfire/base/scenarios/known_in_part.card:66
def grenade_text(t: Value) -> None:
    g = t.game(4)
    t.line = 71
    u_easy = g.create("easy", g.z__row)
    g.s_threat_facing[u_easy] = 2
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 2
    t.line = 72
    g.create("grenade", g.z__event_deck)
    t.line = 73
    t.answer("victim", 2, who=0)
    t.line = 75
    t.step(g, "new_event", 0)
    t.line = 77
    t.equal(77, "hp of P3", g.s_runner_hp[2], "=", 4)
    t.line = 78
    t.check(78, "easy is in normal_discard", g.where[u_easy] == g.z__normal_discard)
    t.line = 79
    t.equal(79, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 80
    t.equal(80, "cleared of wall", g.s_threat_cleared[u_wall], "=", 1)


# cards/crossfire/base/scenarios/known_in_part.card:82
def big_uglies_text(t: Value) -> None:
    g = t.game(4)
    t.line = 85
    u_door_crew = g.create("door_crew", g.z__normal_deck)
    g.create("deckhead", g.z__normal_deck)
    t.line = 86
    u_iron_colossus = g.create("iron_colossus", g.z__hard_deck)
    t.line = 87
    g.create("big_uglies", g.z__event_deck)
    t.line = 89
    t.step(g, "new_event", 0)
    t.line = 91
    t.check(91, "door_crew is in row", g.where[u_door_crew] == g.z__row)
    t.line = 92
    t.check(92, "facing of door_crew is P4", g.s_threat_facing[u_door_crew] == 3)
    t.line = 93
    t.check(93, "iron_colossus is in hard_deck", g.where[u_iron_colossus] == g.z__hard_deck)


# cards/crossfire/base/scenarios/known_in_part.card:95
def big_uglies_hard(t: Value) -> None:
    g = t.game(4)
    t.line = 98
    u_door_crew = g.create("door_crew", g.z__normal_deck)
    t.line = 99
    u_iron_colossus = g.create("iron_colossus", g.z__hard_deck)
    t.line = 100
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 101
    g.create("big_uglies", g.z__event_deck)
    t.line = 103
    t.step(g, "new_event", 0)
    t.line = 105
    t.check(105, "iron_colossus is in row", g.where[u_iron_colossus] == g.z__row)
    t.line = 106
    t.check(106, "door_crew is in normal_deck", g.where[u_door_crew] == g.z__normal_deck)


# cards/crossfire/base/scenarios/known_in_part.card:108
def humanis_mercs_text(t: Value) -> None:
    g = t.game(4)
    t.line = 111
    u_astral_shiver = g.create("astral_shiver", g.z__normal_deck)
    g.create("deckhead", g.z__normal_deck)
    t.line = 112
    g.create("humanis_mercs", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 114
    t.step(g, "new_event", 0)
    t.line = 116
    t.check(116, "astral_shiver is in normal_discard", g.where[u_astral_shiver] == g.z__normal_discard)
    t.line = 117
    t.equal(117, "number of cards in row", len(g.zones[g.z__row]), "=", 0)


# cards/crossfire/base/scenarios/known_in_part.card:119
def mana_ebb_text(t: Value) -> None:
    g = t.game(4)
    t.line = 123
    u_wisp = g.create("wisp", g.z__row)
    g.s_threat_facing[u_wisp] = 0
    t.line = 124
    g.create("mana_ebb", g.z__active)
    t.line = 125
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_q1 = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_q2 = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 127
    g.v_strikes_with(0, u_wisp, u_mana)
    t.line = 129
    t.equal(129, "points of wisp", g.d_threat_points(u_wisp), "=", 0)
    t.line = 130
    t.check(130, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)
    t.line = 132
    g.v_strikes_with(0, u_wisp, u_q1)
    t.line = 133
    g.v_strikes_with(0, u_wisp, u_q2)
    t.line = 135
    t.equal(135, "cleared of wisp", g.s_threat_cleared[u_wisp], "=", 1)


# cards/crossfire/base/scenarios/known_in_part.card:137
def borrowed_time_text(t: Value) -> None:
    g = t.game(2)
    t.line = 141
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 1
    t.line = 142
    u_borrowed_time = g.create("borrowed_time", g.z__event_deck)
    u_quiet_street = g.create("quiet_street", g.z__event_deck)
    t.line = 143
    for _ in g.repeat(6):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 144
    t.all_pass = True
    t.line = 146
    t.step(g, "new_event", 0)
    t.line = 147
    t.flow(g, "turn", 0)
    t.line = 149
    t.equal(149, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 150
    t.check(150, "borrowed_time is in active", g.where[u_borrowed_time] == g.z__active)
    t.line = 151
    t.check(151, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)


# cards/crossfire/base/scenarios/known_in_part.card:153
def wrong_turn_text(t: Value) -> None:
    g = t.game(4)
    t.line = 157
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 158
    g.create("wrong_turn", g.z__event_deck)
    t.line = 159
    t.answer("driver", 1, who=3)
    t.line = 161
    t.step(g, "new_event", 0)
    t.line = 163
    t.check(163, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)


# cards/crossfire/base/scenarios/known_in_part.card:165
def narrow_corridor_text(t: Value) -> None:
    g = t.game(4)
    t.line = 168
    g.create("narrow_corridor", g.z__active)
    t.line = 169
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 170
    u_k1 = g.create("mark", g.z_runner_hand + 0, 0)
    u_k2 = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 172
    g.scope_start("turn")
    t.line = 173
    g.v_plays(0, u_m1)
    t.line = 174
    g.v_plays(0, u_m2)
    t.line = 175
    g.v_plays(0, u_m3)
    t.line = 177
    t.equal(177, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 179
    g.v_plays(0, u_k1)
    t.line = 181
    t.cannot(181, "P1 cannot play k2", "plays", (0, u_k2))


# cards/crossfire/base/scenarios/known_in_part.card:183
def old_contacts_text(t: Value) -> None:
    g = t.game(4)
    t.line = 186
    u_street_smarts = g.create("street_smarts", g.z_runner_deck + 0, 0)
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 187
    u_m2 = g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 188
    g.create("old_contacts", g.z__event_deck)
    t.line = 190
    t.step(g, "new_event", 0)
    t.line = 192
    t.check(192, "street_smarts is in hand of P1", g.where[u_street_smarts] == g.z_runner_hand + 0)
    t.line = 193
    t.check(193, "mana is in deck of P1", g.where[u_mana] == g.z_runner_deck + 0)
    t.line = 194
    t.check(194, "m2 is in deck of P2", g.where[u_m2] == g.z_runner_deck + 1)


# cards/crossfire/base/scenarios/known_in_part.card:196
def cease_fire_text(t: Value) -> None:
    g = t.game(4)
    t.line = 199
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 200
    u_chromed_samurai = g.create("chromed_samurai", g.z__row)
    g.s_threat_facing[u_chromed_samurai] = 1
    t.line = 201
    g.create("cease_fire", g.z__active)
    t.line = 202
    t.all_pass = True
    t.line = 204
    t.step(g, "take_damage", 0)
    t.line = 205
    t.step(g, "take_damage", 1)
    t.line = 207
    t.equal(207, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 208
    t.equal(208, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 210
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 211
    t.step(g, "take_damage", 0)
    t.line = 213
    t.equal(213, "hp of P1", g.s_runner_hp[0], "=", 4)


# cards/crossfire/base/scenarios/known_in_part.card:215
def power_cut_text(t: Value) -> None:
    g = t.game(4)
    t.line = 218
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 219
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 220
    g.create("power_cut", g.z__active)
    t.line = 222
    g.v_draws(0, 1)
    t.line = 224
    t.check(224, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/known_in_part.card:226
def locked_cases_text(t: Value) -> None:
    g = t.game(4)
    t.line = 229
    g.s_runner_nuyen[0] = 12
    t.line = 230
    u_fireball = g.create("fireball", g.z__market)
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 231
    g.create("locked_cases", g.z__active)
    t.line = 233
    t.cannot(233, "P1 cannot buy fireball", "buys", (0, u_fireball))
    t.line = 235
    g.v_buys(0, u_covering_fire)
    t.line = 237
    t.check(237, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/known_in_part.card:239
def radio_silence_text(t: Value) -> None:
    g = t.game(4)
    t.line = 242
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 243
    g.create("radio_silence", g.z__active)
    t.line = 245
    t.cannot(245, "P2 cannot assist with covering_fire", "assists with", (1, u_covering_fire))


# cards/crossfire/base/scenarios/known_in_part.card:247
def cheap_painkillers_text(t: Value) -> None:
    g = t.game(4)
    t.line = 250
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 251
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 252
    g.create("cheap_painkillers", g.z__active)
    t.line = 253
    t.answer("may", "yes")
    t.line = 255
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_heals(u_it1, 1)
    t.line = 257
    t.equal(257, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 258
    t.equal(258, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 259
    t.equal(259, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/known_in_part.card:261
def new_shipment_text(t: Value) -> None:
    g = t.game(4)
    t.line = 264
    u_fireball = g.create("fireball", g.z__market)
    u_katana = g.create("katana", g.z__market)
    t.line = 265
    g.create("hero_move", g.z__market_deck)
    g.create("negotiation", g.z__market_deck)
    t.line = 266
    g.create("new_shipment", g.z__event_deck)
    t.line = 268
    t.step(g, "new_event", 0)
    t.line = 270
    t.check(270, "fireball is in market_discard", g.where[u_fireball] == g.z__market_discard)
    t.line = 271
    t.check(271, "katana is in market_discard", g.where[u_katana] == g.z__market_discard)
    t.line = 272
    t.equal(272, "number of cards in market", len(g.zones[g.z__market]), "=", 2)


# cards/crossfire/base/scenarios/known_in_part.card:274
def gas_leak_text(t: Value) -> None:
    g = t.game(4)
    t.line = 277
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 278
    g.create("gas_leak", g.z__active)
    t.line = 279
    g.create("quiet_street", g.z__event_deck)
    t.line = 280
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 282
    t.step(g, "new_event", 0)
    t.line = 284
    t.equal(284, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 285
    t.equal(285, "hp of P2", g.s_runner_hp[1], "=", 4)


# cards/crossfire/base/scenarios/known_in_part.card:287
def danger_pay_text(t: Value) -> None:
    g = t.game(4)
    t.line = 290
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 291
    g.create("danger_pay", g.z__active)
    t.line = 293
    t.equal(293, "nuyen of deckhead", g.f_threat_nuyen(u_deckhead), "=", 5)


# cards/crossfire/base/scenarios/known_in_part.card:295
def grit_text(t: Value) -> None:
    g = t.game(4)
    t.line = 298
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 299
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 300
    g.create("grit", g.z__active)
    t.line = 302
    g.v_suffers(1, 1)
    t.line = 304
    t.check(304, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/known_in_part.card:306
def first_to_wake_text(t: Value) -> None:
    g = t.game(4)
    t.line = 309
    u_ancients_ganger = g.create("ancients_ganger", g.z__row)
    g.s_threat_facing[u_ancients_ganger] = 0
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    u_vault_smith = g.create("vault_smith", g.z__row)
    g.s_threat_facing[u_vault_smith] = 0
    t.line = 310
    g.create("first_to_wake", g.z__active)
    t.line = 312
    t.equal(312, "attack of ancients_ganger", g.f_threat_attack(u_ancients_ganger), "=", 3)
    t.line = 313
    t.equal(313, "attack of vault_smith", g.f_threat_attack(u_vault_smith), "=", 3)
    t.line = 314
    t.equal(314, "attack of deckhead", g.f_threat_attack(u_deckhead), "=", 1)


# cards/crossfire/base/scenarios/known_in_part.card:316
def static_noise_text(t: Value) -> None:
    g = t.game(4)
    t.line = 319
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 320
    g.create("static_noise", g.z__active)
    t.line = 322
    g.scope_start("turn")
    t.line = 324
    t.equal(324, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 1)
    t.line = 325
    t.equal(325, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 1)


MODULE = Module(
    source="cards/crossfire/base/scenarios/known_in_part.card",
    scenarios=(
        Scenario("spirit_of_air_text", "a Spirit of Air hurts the Mage, too, and once only", spirit_of_air_text, 3, 4),
        Scenario(
            "spirit_of_air_stopped", "a Spirit of Air that cannot attack hurts nobody", spirit_of_air_stopped, 20, 4
        ),
        Scenario(
            "elf_blademaster_text",
            "a team that agrees gives as many cards as it has runners",
            elf_blademaster_text,
            32,
            3,
        ),
        Scenario(
            "unusual_suspects_text",
            "who defeats the Unusual Suspects can be one of two who draw",
            unusual_suspects_text,
            50,
            4,
        ),
        Scenario(
            "grenade_text",
            "a Grenade! takes a level off what faces its victim; the starting runner defeats",
            grenade_text,
            66,
            4,
            cards=(
                Card("easy", "obstacle", (("track", (("black", 1),)), ("attack", 1), ("nuyen", 1)), (), line=69),
                Card("wall", "obstacle", (("track", (("plain", 9), ("black", 1))), ("attack", 1)), (), line=70),
            ),
        ),
        Scenario("big_uglies_text", "Big Uglies let orks and trolls in, and nobody else", big_uglies_text, 82, 4),
        Scenario("big_uglies_hard", "from level five on Big Uglies are hard ones", big_uglies_hard, 95, 4),
        Scenario("humanis_mercs_text", "Humanis Mercs are human", humanis_mercs_text, 108, 4),
        Scenario(
            "mana_ebb_text",
            "in a Mana Ebb blue damage does nothing, and blue cards do what they say",
            mana_ebb_text,
            119,
            4,
            cards=(Card("wisp", "obstacle", (("track", (("plain", 2), ("blue", 1))), ("attack", 1)), (), line=122),),
        ),
        Scenario(
            "borrowed_time_text",
            "the starting runner has one turn more, and no other event comes",
            borrowed_time_text,
            137,
            2,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 0)), (), line=140),),
        ),
        Scenario(
            "wrong_turn_text",
            "the Face sends an obstacle to somebody else",
            wrong_turn_text,
            153,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=156),),
        ),
        Scenario("narrow_corridor_text", "in a Narrow Corridor four cards are enough", narrow_corridor_text, 165, 4),
        Scenario("old_contacts_text", "everybody finds a skill card, if there is one", old_contacts_text, 183, 4),
        Scenario("cease_fire_text", "normal obstacles hold their fire below level four", cease_fire_text, 196, 4),
        Scenario("power_cut_text", "in a Power Cut tech obstacles have no text", power_cut_text, 215, 4),
        Scenario("locked_cases_text", "what costs more than five is locked away", locked_cases_text, 226, 4),
        Scenario("radio_silence_text", "nobody assists", radio_silence_text, 239, 4),
        Scenario(
            "cheap_painkillers_text", "two nuyen instead of the heal, for who plays", cheap_painkillers_text, 247, 4
        ),
        Scenario("new_shipment_text", "the whole market is changed", new_shipment_text, 261, 4),
        Scenario("gas_leak_text", "a Gas Leak hurts empty hands, from level five on", gas_leak_text, 274, 4),
        Scenario("danger_pay_text", "danger pays", danger_pay_text, 287, 4),
        Scenario("grit_text", "a runner down, and everybody draws", grit_text, 295, 4),
        Scenario("first_to_wake_text", "elves and dwarfs wake first", first_to_wake_text, 306, 4),
        Scenario("static_noise_text", "Static Noise costs a card each turn", static_noise_text, 316, 4),
    ),
    timed=(
        Ability("spirit_of_air_stopped__cannot1", "cannot", "attacks", spirit_of_air_stopped__cannot1, None, line=26),
    ),
    lines=(
        "9:3 12:6 14:3 15:7 16:3 17:9 18:3 19:11 20:3 21:12 22:3 23:13 24:3 25:15 26:3 27:16 28:3 29:18 33:26"
        " 39:20 42:23 44:20 45:24 46:20 47:26 48:20 49:27 50:20 51:29 52:20 53:30 57:32 60:35 61:32 62:36"
        " 63:32 64:37 67:32 68:38 69:32 70:39 71:32 72:40 73:32 74:41 75:32 76:42 77:32 78:43 79:32 80:45"
        " 81:32 82:47 83:32 84:48 88:50 91:53 93:50 94:54 95:50 96:55 97:50 98:56 99:50 100:57 101:50 102:58"
        " 103:50 104:60 105:50 106:62 107:50 108:63 109:50 110:64 114:66 117:71 121:66 122:72 123:66 124:73"
        " 125:66 126:75 127:66 128:77 129:66 130:78 131:66 132:79 133:66 134:80 138:82 141:85 143:82 144:86"
        " 145:82 146:87 147:82 148:89 149:82 150:91 151:82 152:92 153:82 154:93 158:95 161:98 162:95 163:99"
        " 164:95 165:100 167:95 168:101 169:95 170:103 171:95 172:105 173:95 174:106 178:108 181:111 183:108"
        " 184:112 186:108 187:114 188:108 189:116 190:108 191:117 195:119 198:123 200:119 201:124 202:119"
        " 203:125 206:119 207:127 208:119 209:129 210:119 211:130 212:119 213:132 214:119 215:133 216:119"
        " 217:135 221:137 224:141 226:137 227:142 229:137 230:143 232:137 233:144 234:137 235:146 236:137"
        " 237:147 238:137 239:149 240:137 241:150 242:137 243:151 247:153 250:157 252:153 253:158 254:153"
        " 255:159 256:153 257:161 258:153 259:163 263:165 266:168 267:165 268:169 271:165 272:170 274:165"
        " 275:172 276:165 277:173 278:165 279:174 280:165 281:175 282:165 283:177 284:165 285:179 286:165"
        " 287:181 291:183 294:186 296:183 297:187 298:183 299:188 300:183 301:190 302:183 303:192 304:183"
        " 305:193 306:183 307:194 311:196 314:199 316:196 317:200 319:196 320:201 321:196 322:202 323:196"
        " 324:204 325:196 326:205 327:196 328:207 329:196 330:208 331:196 332:210 334:196 335:211 336:196"
        " 337:213 341:215 344:218 346:215 347:219 348:215 349:220 350:215 351:222 352:215 353:224 357:226"
        " 360:229 361:226 362:230 364:226 365:231 366:226 367:233 368:226 369:235 370:226 371:237 375:239"
        " 378:242 379:239 380:243 381:239 382:245 386:247 389:250 390:247 391:251 392:247 393:252 394:247"
        " 395:253 396:247 397:255 399:247 400:257 401:247 402:258 403:247 404:259 408:261 411:264 413:261"
        " 414:265 416:261 417:266 418:261 419:268 420:261 421:270 422:261 423:271 424:261 425:272 429:274"
        " 432:277 433:274 434:278 435:274 436:279 437:274 438:280 440:274 441:282 442:274 443:284 444:274"
        " 445:285 449:287 452:290 454:287 455:291 456:287 457:293 461:295 464:298 465:295 466:299 467:295"
        " 468:300 469:295 470:302 471:295 472:304 476:306 479:309 485:306 486:310 487:306 488:312 489:306"
        " 490:313 491:306 492:314 496:316 499:319 501:316 502:320 503:316 504:322 505:316 506:324 507:316"
        " 508:325"
    ),
)
