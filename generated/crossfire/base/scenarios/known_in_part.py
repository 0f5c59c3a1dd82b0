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
    g.add(
        "base_scenarios_known_in_part.spirit_of_air_stopped__cannot1",
        NOTHING,
        NOTHING,
        (u_spirit_of_air,),
        scopes=("turn",),
    )
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
        Ability(
            "base_scenarios_known_in_part.spirit_of_air_stopped__cannot1",
            "cannot",
            "attacks",
            spirit_of_air_stopped__cannot1,
            None,
            line=26,
        ),
    ),
    lines=(
        "9:3 12:6 14:3 15:7 16:3 17:9 18:3 19:11 20:3 21:12 22:3 23:13 24:3 25:15 26:3 27:16 28:3 29:18 33:26"
        " 39:20 42:23 44:20 45:24 46:20 47:26 54:20 55:27 56:20 57:29 58:20 59:30 63:32 66:35 67:32 68:36"
        " 69:32 70:37 73:32 74:38 75:32 76:39 77:32 78:40 79:32 80:41 81:32 82:42 83:32 84:43 85:32 86:45"
        " 87:32 88:47 89:32 90:48 94:50 97:53 99:50 100:54 101:50 102:55 103:50 104:56 105:50 106:57 107:50"
        " 108:58 109:50 110:60 111:50 112:62 113:50 114:63 115:50 116:64 120:66 123:71 127:66 128:72 129:66"
        " 130:73 131:66 132:75 133:66 134:77 135:66 136:78 137:66 138:79 139:66 140:80 144:82 147:85 149:82"
        " 150:86 151:82 152:87 153:82 154:89 155:82 156:91 157:82 158:92 159:82 160:93 164:95 167:98 168:95"
        " 169:99 170:95 171:100 173:95 174:101 175:95 176:103 177:95 178:105 179:95 180:106 184:108 187:111"
        " 189:108 190:112 192:108 193:114 194:108 195:116 196:108 197:117 201:119 204:123 206:119 207:124"
        " 208:119 209:125 212:119 213:127 214:119 215:129 216:119 217:130 218:119 219:132 220:119 221:133"
        " 222:119 223:135 227:137 230:141 232:137 233:142 235:137 236:143 238:137 239:144 240:137 241:146"
        " 242:137 243:147 244:137 245:149 246:137 247:150 248:137 249:151 253:153 256:157 258:153 259:158"
        " 260:153 261:159 262:153 263:161 264:153 265:163 269:165 272:168 273:165 274:169 277:165 278:170"
        " 280:165 281:172 282:165 283:173 284:165 285:174 286:165 287:175 288:165 289:177 290:165 291:179"
        " 292:165 293:181 297:183 300:186 302:183 303:187 304:183 305:188 306:183 307:190 308:183 309:192"
        " 310:183 311:193 312:183 313:194 317:196 320:199 322:196 323:200 325:196 326:201 327:196 328:202"
        " 329:196 330:204 331:196 332:205 333:196 334:207 335:196 336:208 337:196 338:210 340:196 341:211"
        " 342:196 343:213 347:215 350:218 352:215 353:219 354:215 355:220 356:215 357:222 358:215 359:224"
        " 363:226 366:229 367:226 368:230 370:226 371:231 372:226 373:233 374:226 375:235 376:226 377:237"
        " 381:239 384:242 385:239 386:243 387:239 388:245 392:247 395:250 396:247 397:251 398:247 399:252"
        " 400:247 401:253 402:247 403:255 405:247 406:257 407:247 408:258 409:247 410:259 414:261 417:264"
        " 419:261 420:265 422:261 423:266 424:261 425:268 426:261 427:270 428:261 429:271 430:261 431:272"
        " 435:274 438:277 439:274 440:278 441:274 442:279 443:274 444:280 446:274 447:282 448:274 449:284"
        " 450:274 451:285 455:287 458:290 460:287 461:291 462:287 463:293 467:295 470:298 471:295 472:299"
        " 473:295 474:300 475:295 476:302 477:295 478:304 482:306 485:309 491:306 492:310 493:306 494:312"
        " 495:306 496:313 497:306 498:314 502:316 505:319 507:316 508:320 509:316 510:322 511:316 512:324"
        " 513:316 514:325"
    ),
)
