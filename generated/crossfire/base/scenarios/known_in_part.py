"""Made by `ombre build` from cards/crossfire/base/scenarios/known_in_part.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 19:3 20:7 21:3 22:9 23:3 24:11 25:3 26:12 27:3 28:13 29:3 30:15 31:3 32:16 33:3 34:18"
        " 38:26 44:20 47:23 49:20 50:24 51:20 52:26 59:20 60:27 61:20 62:29 63:20 64:30 68:32 71:35 72:32"
        " 73:36 74:32 75:37 78:32 79:38 80:32 81:39 82:32 83:40 84:32 85:41 86:32 87:42 88:32 89:43 90:32"
        " 91:45 92:32 93:47 94:32 95:48 99:50 102:53 104:50 105:54 106:50 107:55 108:50 109:56 110:50 111:57"
        " 112:50 113:58 114:50 115:60 116:50 117:62 118:50 119:63 120:50 121:64 125:66 128:71 132:66 133:72"
        " 134:66 135:73 136:66 137:75 138:66 139:77 140:66 141:78 142:66 143:79 144:66 145:80 149:82 152:85"
        " 154:82 155:86 156:82 157:87 158:82 159:89 160:82 161:91 162:82 163:92 164:82 165:93 169:95 172:98"
        " 173:95 174:99 175:95 176:100 178:95 179:101 180:95 181:103 182:95 183:105 184:95 185:106 189:108"
        " 192:111 194:108 195:112 197:108 198:114 199:108 200:116 201:108 202:117 206:119 209:123 211:119"
        " 212:124 213:119 214:125 217:119 218:127 219:119 220:129 221:119 222:130 223:119 224:132 225:119"
        " 226:133 227:119 228:135 232:137 235:141 237:137 238:142 240:137 241:143 243:137 244:144 245:137"
        " 246:146 247:137 248:147 249:137 250:149 251:137 252:150 253:137 254:151 258:153 261:157 263:153"
        " 264:158 265:153 266:159 267:153 268:161 269:153 270:163 274:165 277:168 278:165 279:169 282:165"
        " 283:170 285:165 286:172 287:165 288:173 289:165 290:174 291:165 292:175 293:165 294:177 295:165"
        " 296:179 297:165 298:181 302:183 305:186 307:183 308:187 309:183 310:188 311:183 312:190 313:183"
        " 314:192 315:183 316:193 317:183 318:194 322:196 325:199 327:196 328:200 330:196 331:201 332:196"
        " 333:202 334:196 335:204 336:196 337:205 338:196 339:207 340:196 341:208 342:196 343:210 345:196"
        " 346:211 347:196 348:213 352:215 355:218 357:215 358:219 359:215 360:220 361:215 362:222 363:215"
        " 364:224 368:226 371:229 372:226 373:230 375:226 376:231 377:226 378:233 379:226 380:235 381:226"
        " 382:237 386:239 389:242 390:239 391:243 392:239 393:245 397:247 400:250 401:247 402:251 403:247"
        " 404:252 405:247 406:253 407:247 408:255 410:247 411:257 412:247 413:258 414:247 415:259 419:261"
        " 422:264 424:261 425:265 427:261 428:266 429:261 430:268 431:261 432:270 433:261 434:271 435:261"
        " 436:272 440:274 443:277 444:274 445:278 446:274 447:279 448:274 449:280 451:274 452:282 453:274"
        " 454:284 455:274 456:285 460:287 463:290 465:287 466:291 467:287 468:293 472:295 475:298 476:295"
        " 477:299 478:295 479:300 480:295 481:302 482:295 483:304 487:306 490:309 496:306 497:310 498:306"
        " 499:312 500:306 501:313 502:306 503:314 507:316 510:319 512:316 513:320 514:316 515:322 516:316"
        " 517:324 518:316 519:325"
    ),
)
