"""Made by `ombre build` from cards/crossfire/base/scenarios/known_in_part.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def spirit_of_air_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:3
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


def spirit_of_air_stopped__cannot1(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/known_in_part.card:26
    (u_spirit_of_air,) = env
    return args[0] == u_spirit_of_air


def spirit_of_air_stopped(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:20
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


def elf_blademaster_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:32
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


def unusual_suspects_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:50
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


def grenade_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:66
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


def big_uglies_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:82
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


def big_uglies_hard(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:95
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


def humanis_mercs_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:108
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


def mana_ebb_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:119
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


def borrowed_time_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:137
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


def wrong_turn_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:153
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


def narrow_corridor_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:165
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


def old_contacts_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:183
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


def cease_fire_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:196
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


def power_cut_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:215
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


def locked_cases_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:226
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


def radio_silence_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:239
    g = t.game(4)
    t.line = 242
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 243
    g.create("radio_silence", g.z__active)
    t.line = 245
    t.cannot(245, "P2 cannot assist with covering_fire", "assists with", (1, u_covering_fire))


def cheap_painkillers_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:247
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


def new_shipment_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:261
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


def gas_leak_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:274
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


def danger_pay_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:287
    g = t.game(4)
    t.line = 290
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 291
    g.create("danger_pay", g.z__active)
    t.line = 293
    t.equal(293, "nuyen of deckhead", g.f_threat_nuyen(u_deckhead), "=", 5)


def grit_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:295
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


def first_to_wake_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:306
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


def static_noise_text(t: Value) -> None:  # cards/crossfire/base/scenarios/known_in_part.card:316
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
)
