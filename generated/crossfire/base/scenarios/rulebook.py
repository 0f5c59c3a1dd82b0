"""Made by `ombre build` from cards/crossfire/base/scenarios/rulebook.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


# cards/crossfire/base/scenarios/rulebook.card:3
def XF_001(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    g = t.setup("crossfire")
    t.line = 9
    t.equal(
        9,
        "number of cards in normal_deck + number of (normal obstacles in row)",
        (
            len(g.zones[g.z__normal_deck])
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z__row]
                    if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
                ]
            )
        ),
        "=",
        40,
    )
    t.line = 10
    t.equal(10, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 40)
    t.line = 11
    t.equal(
        11,
        "number of cards in market_deck + number of cards in market",
        (len(g.zones[g.z__market_deck]) + len(g.zones[g.z__market])),
        "=",
        60,
    )
    t.line = 12
    t.equal(12, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 50)
    t.line = 13
    t.equal(
        13,
        "total for (runners as r) of (number of cards in deck of r + number of cards in hand of r)",
        sum(
            (len(g.zones[g.z_runner_deck + u_r]) + len(g.zones[g.z_runner_hand + u_r])) for u_r in g.everyone(g.current)
        ),
        "=",
        28,
    )
    t.line = 14
    t.equal(
        14,
        "total for (runners as r) of number of cards in roles of r",
        sum(len(g.zones[g.z_runner_roles + u_r]) for u_r in g.everyone(g.current)),
        "=",
        4,
    )


# cards/crossfire/base/scenarios/rulebook.card:16
def XF_636(t: Value) -> None:
    g = t.game(4)
    t.line = 20
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 21
    u_r1 = g.create("ruby", g.z__normal_deck)
    u_r2 = g.create("ruby", g.z__normal_deck)
    t.line = 22
    g.s__hunted = 1
    t.line = 24
    g.v_summons(u_dragon_fight, 1)
    t.line = 26
    t.check(26, "facing of r1 is P3", g.s_threat_facing[u_r1] == 2)
    t.line = 28
    g.move(u_r2, g.z__coming)
    t.line = 29
    g.v_arrives(u_r2)
    t.line = 31
    t.check(31, "facing of r2 is P4", g.s_threat_facing[u_r2] == 3)


# cards/crossfire/base/scenarios/rulebook.card:33
def too_little_is_lost(t: Value) -> None:
    g = t.game(4)
    t.line = 36
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_threat_facing[u_out_of_ammo] = 2
    t.line = 37
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 38
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 39
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 40
    t.all_pass = True
    t.line = 42
    t.step(g, "play_cards", 0)
    t.line = 43
    t.answer("window", (("strikes with", (None, None, u_quick_shot)),))
    t.line = 44
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 45
    t.step(g, "apply_damage", 0)
    t.line = 46
    t.step(g, "end_turn", 0)
    t.line = 48
    t.equal(48, "cleared of out_of_ammo", g.s_threat_cleared[u_out_of_ammo], "=", 1)
    t.line = 49
    t.equal(49, "points of out_of_ammo", g.d_threat_points(u_out_of_ammo), "=", 0)
    t.line = 50
    t.equal(50, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 2)


# cards/crossfire/base/scenarios/rulebook.card:56
def early__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rulebook.card:56
def early__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, len(g.zones[g.z__row]))


# cards/crossfire/base/scenarios/rulebook.card:59
def late__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rulebook.card:59
def late__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, len(g.zones[g.z__row]))


# cards/crossfire/base/scenarios/rulebook.card:52
def flipped_in_order(t: Value) -> None:
    g = t.game(2)
    t.line = 62
    g.create("late", g.z__normal_deck)
    g.create("early", g.z__normal_deck)
    t.line = 63
    u_errand = g.create("errand", g.z__briefing)
    t.line = 65
    g.v_opens(u_errand)
    t.line = 67
    t.equal(67, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


# cards/crossfire/base/scenarios/rulebook.card:69
def a_boss_is_struck(t: Value) -> None:
    g = t.game(4)
    t.line = 73
    u_wyrm = g.create("wyrm", g.z__row)
    g.s_threat_facing[u_wyrm] = 1
    t.line = 74
    u_katana = g.create("katana", g.z_runner_played + 0, 0)
    u_covering_fire = g.create("covering_fire", g.z_runner_played + 0, 0)
    t.line = 76
    g.v_strikes_with(0, u_wyrm, u_covering_fire)
    t.line = 77
    g.v_strikes_with(0, u_wyrm, u_katana)
    t.line = 79
    t.check(79, "wyrm is in beaten", g.where[u_wyrm] == g.z__beaten)


# cards/crossfire/base/scenarios/rulebook.card:81
def text_first(t: Value) -> None:
    g = t.game(4)
    t.line = 85
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 86
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 87
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 88
    t.answer("window", (("plays", (None, u_covering_fire)),))
    t.line = 89
    t.answer("friend", 1)
    t.line = 90
    t.all_pass = True
    t.line = 92
    t.step(g, "play_cards", 0)
    t.line = 94
    t.equal(94, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 95
    t.equal(95, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 97
    t.answer("window", (("strikes with", (None, None, u_covering_fire)),))
    t.line = 98
    t.step(g, "apply_damage", 0)
    t.line = 100
    t.equal(100, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/rulebook.card:102
def colourless_on_colour(t: Value) -> None:
    g = t.game(4)
    t.line = 107
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    t.line = 108
    u_ram = g.create("ram", g.z_runner_played + 0, 0)
    t.line = 110
    g.v_strikes_with(0, u_gate, u_ram)
    t.line = 112
    t.check(112, "gate is in row", g.where[u_gate] == g.z__row)
    t.line = 113
    t.equal(113, "cleared of gate", g.s_threat_cleared[u_gate], "=", 0)


# cards/crossfire/base/scenarios/rulebook.card:115
def several_purchases(t: Value) -> None:
    g = t.game(4)
    t.line = 118
    g.s_runner_nuyen[0] = 7
    t.line = 119
    u_katana = g.create("katana", g.z__market)
    u_jacked_in = g.create("jacked_in", g.z__market)
    g.create("negotiation", g.z__market)
    t.line = 120
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 121
    t.answer("window", (("buys", (None, u_jacked_in)),))
    t.line = 122
    t.all_pass = True
    t.line = 124
    t.step(g, "draw_and_buy", 0)
    t.line = 126
    t.equal(126, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 127
    t.equal(127, "nuyen of P1", g.s_runner_nuyen[0], "=", ((7 - g.f_gear_cost(u_katana)) - g.f_gear_cost(u_jacked_in)))


# cards/crossfire/base/scenarios/rulebook.card:129
def everybody_is_rewarded(t: Value) -> None:
    g = t.game(3)
    t.line = 132
    g.create("crossfire", g.z__called_off)
    t.line = 133
    g.b_runner_condition(0, g.e_condition_critical)
    t.line = 134
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 135
    t.all_pass = True
    t.line = 137
    t.flow(g, "abort", 1)
    t.line = 139
    t.check(139, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 140
    t.equal(140, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 141
    t.equal(141, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 142
    t.equal(142, "karma of P3", g.s_runner_karma[2], "=", 1)


# cards/crossfire/base/scenarios/rulebook.card:144
def scene_two_of_four(t: Value) -> None:
    g = t.game(4)
    t.line = 148
    g.s__scene_number = 1
    t.line = 149
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 150
    for _ in g.repeat(8):
        g.create("easy", g.z__normal_deck)
    t.line = 152
    g.v_opens(u_crossfire)
    t.line = 154
    t.equal(154, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


# cards/crossfire/base/scenarios/rulebook.card:156
def scene_heals_no_further(t: Value) -> None:
    g = t.game(4)
    t.line = 159
    g.s__scene_number = 1
    t.line = 160
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 161
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 162
    t.all_pass = True
    t.line = 164
    g.v_closes(u_crossfire)
    t.line = 166
    t.equal(166, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 167
    t.equal(167, "hp of P2", g.s_runner_hp[1], "=", 5)


# cards/crossfire/base/scenarios/rulebook.card:169
def backdoor_and_events(t: Value) -> None:
    g = t.game(4)
    t.line = 173
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 0
    t.line = 174
    g.create("quiet_street", g.z__active)
    t.line = 175
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 176
    t.answer("target", u_t1)
    t.line = 178
    g.v_assists_with(1, u_backdoor)
    t.line = 180
    t.offered(180, "offered target: t1, t2", "target", (u_t1, u_t2))


# cards/crossfire/base/scenarios/rulebook.card:182
def hero_move_and_the_staggered(t: Value) -> None:
    g = t.game(2)
    t.line = 185
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 186
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 187
    u_hero_move = g.create("hero_move", g.z_runner_hand + 0, 0)
    t.line = 189
    g.v_plays(0, u_hero_move)
    t.line = 191
    t.equal(191, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 192
    t.check(192, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/rulebook.card:198
def numb__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    return g.can("draws", u_r, 1)


# cards/crossfire/base/scenarios/rulebook.card:198
def numb__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_draws(u_r, 1)


# cards/crossfire/base/scenarios/rulebook.card:194
def replaced_heal(t: Value) -> None:
    g = t.game(2)
    t.line = 200
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 201
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 202
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 203
    g.create("numb", g.z__active)
    t.line = 204
    t.answer("may", "yes")
    t.line = 206
    g.v_heals(0, 1)
    t.line = 208
    t.check(208, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 209
    t.equal(209, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 210
    t.equal(210, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/rulebook.card:216
def bell__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rulebook.card:216
def bell__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/base/scenarios/rulebook.card:212
def moved_is_not_flipped(t: Value) -> None:
    g = t.game(4)
    t.line = 218
    u_bell = g.create("bell", g.z__row)
    g.s_threat_facing[u_bell] = 0
    t.line = 219
    g.s_threat_cleared[u_bell] = 1
    t.line = 221
    g.v_turns_to(u_bell, 2)
    t.line = 223
    t.check(223, "facing of bell is P3", g.s_threat_facing[u_bell] == 2)
    t.line = 224
    t.equal(224, "cleared of bell", g.s_threat_cleared[u_bell], "=", 1)
    t.line = 225
    t.equal(225, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/rulebook.card:231
def biter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/rulebook.card:231
def biter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_prey = args[1]
    g.v_suffers(u_prey, 2)


# cards/crossfire/base/scenarios/rulebook.card:227
def attack_text_in_the_packet(t: Value) -> None:
    g = t.game(4)
    t.line = 233
    u_biter = g.create("biter", g.z__row)
    g.s_threat_facing[u_biter] = 0
    t.line = 234
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 236
    t.step(g, "take_damage", 0)
    t.line = 238
    t.check(238, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


# cards/crossfire/base/scenarios/rulebook.card:245
def thorn__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, 1)


# cards/crossfire/base/scenarios/rulebook.card:240
def two_steps_two_packets(t: Value) -> None:
    g = t.game(4)
    t.line = 247
    u_biter = g.create("biter", g.z__row)
    g.s_threat_facing[u_biter] = 0
    t.line = 248
    g.create("thorn", g.z__active)
    t.line = 249
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 250
    t.all_pass = True
    t.line = 252
    t.step(g, "take_damage", 0)
    t.line = 254
    t.check(254, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 256
    t.step(g, "draw_and_buy", 0)
    t.line = 258
    t.check(258, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)


# cards/crossfire/base/scenarios/rulebook.card:260
def healed_by_two(t: Value) -> None:
    g = t.game(4)
    t.line = 263
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 264
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 265
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 267
    g.v_heals(0, 2)
    t.line = 269
    t.equal(269, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 270
    t.check(270, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 271
    t.equal(271, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/base/scenarios/rulebook.card:273
def a_critical_runner_helps_nobody(t: Value) -> None:
    g = t.game(4)
    t.line = 276
    g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 277
    g.b_runner_condition(1, g.e_condition_critical)
    t.line = 278
    u_other_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 280
    t.cannot(280, "P2 cannot assist with other_fire", "assists with", (1, u_other_fire))
    t.line = 281
    t.cannot(281, "P2 cannot heal 1", "heals", (1, 1))


# cards/crossfire/base/scenarios/rulebook.card:283
def the_event_stays_beside_an_obstacle(t: Value) -> None:
    g = t.game(4)
    t.line = 287
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 288
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 290
    t.step(g, "end_turn", 0)
    t.line = 292
    t.check(292, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 293
    t.equal(293, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/rulebook.card:295
def dearer_after_karma(t: Value) -> None:
    g = t.game(2)
    t.line = 299
    u_feat = g.create("feat", g.z__briefing)
    t.line = 300
    g.s_runner_upgrade_karma[0] = 126
    t.line = 301
    g.s_runner_upgrade_karma[1] = 125
    t.line = 303
    g.v_closes(u_feat)
    t.line = 305
    t.equal(305, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 306
    t.equal(306, "karma of P2", g.s_runner_karma[1], "=", 4)


# cards/crossfire/base/scenarios/rulebook.card:313
def sale__timed1_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it1 = x
    return amount if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/scenarios/rulebook.card:312
def sale__play(g: Play, this: int, you: int) -> None:
    g.add("base_scenarios_rulebook.sale__timed1", this, you, (-(1),), scopes=("scene",))


# cards/crossfire/base/scenarios/rulebook.card:308
def scene_ends_last(t: Value) -> None:
    g = t.game(2)
    t.line = 314
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 315
    g.s__scene_number = 1
    t.line = 316
    g.scope_start("scene")
    t.line = 317
    u_sale = g.create("sale", g.z_runner_hand + 0, 0)
    t.line = 318
    u_katana = g.create("katana", g.z__market)
    t.line = 319
    g.s_runner_nuyen[1] = bounded(max(g.f_gear_cost(u_katana) - 1, 0))
    t.line = 320
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 321
    t.all_pass = True
    t.line = 323
    g.v_plays(0, u_sale)
    t.line = 324
    g.v_closes(u_crossfire)
    t.line = 326
    t.check(326, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 327
    t.equal(327, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/rulebook.card",
    scenarios=(
        Scenario("XF_001", "how many cards there are of each deck", XF_001, 3, 4),
        Scenario(
            "XF_636",
            "by its colour in the one mission, by the seats in another",
            XF_636,
            16,
            4,
            cards=(
                Card("ruby", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=19),
            ),
        ),
        Scenario("too_little_is_lost", "a point that clears nothing is gone with the turn", too_little_is_lost, 33, 4),
        Scenario(
            "flipped_in_order",
            "each obstacle does what it does before the next one comes",
            flipped_in_order,
            52,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("early__when", "when", "flips to", early__when_if, early__when, line=56),),
                    line=55,
                ),
                Card(
                    "late",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("late__when", "when", "flips to", late__when_if, late__when, line=59),),
                    line=58,
                ),
                Card("errand", "mission", (), (), line=61),
            ),
        ),
        Scenario(
            "a_boss_is_struck",
            "with cards, as an obstacle is",
            a_boss_is_struck,
            69,
            4,
            cards=(Card("wyrm", "boss", (("track", (("plain", 2), ("black", 1))), ("attack", 1)), (), line=72),),
        ),
        Scenario(
            "text_first",
            "a card does what it says when it is played, and its damage comes later",
            text_first,
            81,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("plain", 9))), ("attack", 1)), (), line=84),),
        ),
        Scenario(
            "colourless_on_colour",
            "no number of colourless points clears a coloured level",
            colourless_on_colour,
            102,
            4,
            cards=(
                Card("gate", "obstacle", (("track", (("red", 1),)), ("attack", 1)), (), line=105),
                Card("ram", "gear", (("type", ("weapon",)), ("damage", (("plain", 9),))), (), line=106),
            ),
        ),
        Scenario("several_purchases", "as many cards as the money is enough for", several_purchases, 115, 4),
        Scenario(
            "everybody_is_rewarded",
            "a retreat teaches the staggered and the critical, too",
            everybody_is_rewarded,
            129,
            3,
        ),
        Scenario(
            "scene_two_of_four",
            "scene two with four runners: five obstacles",
            scene_two_of_four,
            144,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=147),
            ),
        ),
        Scenario(
            "scene_heals_no_further",
            "nobody is healed above the starting hit points when a scene ends",
            scene_heals_no_further,
            156,
            4,
        ),
        Scenario(
            "backdoor_and_events",
            "Backdoor works on obstacles, not on events",
            backdoor_and_events,
            169,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=172),),
        ),
        Scenario(
            "hero_move_and_the_staggered",
            "Hero Move gives a staggered runner a card",
            hero_move_and_the_staggered,
            182,
            2,
        ),
        Scenario(
            "replaced_heal",
            "a heal that something else replaced brings nobody back",
            replaced_heal,
            194,
            2,
            cards=(
                Card(
                    "numb",
                    "event",
                    (),
                    (
                        Ability(
                            "numb__may_instead",
                            "may instead",
                            "heals",
                            numb__may_instead_if,
                            numb__may_instead,
                            line=198,
                        ),
                    ),
                    line=197,
                ),
            ),
        ),
        Scenario(
            "moved_is_not_flipped",
            "an obstacle that moves is the same one, and is not flipped again",
            moved_is_not_flipped,
            212,
            4,
            cards=(
                Card(
                    "bell",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3), ("plain", 3))), ("attack", 1)),
                    (Ability("bell__when", "when", "flips to", bell__when_if, bell__when, line=216),),
                    line=215,
                ),
            ),
        ),
        Scenario(
            "attack_text_in_the_packet",
            "what an attack adds is part of the same packet",
            attack_text_in_the_packet,
            227,
            4,
            cards=(
                Card(
                    "biter",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("biter__when", "when", "attacks", biter__when_if, biter__when, line=231),),
                    line=230,
                ),
            ),
        ),
        Scenario(
            "two_steps_two_packets",
            "damage of two steps is two packets",
            two_steps_two_packets,
            240,
            4,
            cards=(
                Card("biter", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=243),
                Card(
                    "thorn",
                    "event",
                    (),
                    (Ability("thorn__before", "before", "step draw_and_buy", None, thorn__before, line=245),),
                    line=244,
                ),
            ),
        ),
        Scenario(
            "healed_by_two",
            "a staggered runner who is healed by two has two, and draws two cards",
            healed_by_two,
            260,
            4,
        ),
        Scenario("a_critical_runner_helps_nobody", "no assist, no heal", a_critical_runner_helps_nobody, 273, 4),
        Scenario(
            "the_event_stays_beside_an_obstacle",
            "what another runner faces keeps it in play",
            the_event_stays_beside_an_obstacle,
            283,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=286),),
        ),
        Scenario(
            "dearer_after_karma",
            "one point less for each 25 above 75",
            dearer_after_karma,
            295,
            2,
            cards=(
                Card(
                    "feat",
                    "mission",
                    (("award", 9), ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75)))),
                    (),
                    line=298,
                ),
            ),
        ),
        Scenario(
            "scene_ends_last",
            "a scene ends after its purchases: until then, its prices hold",
            scene_ends_last,
            308,
            2,
            cards=(
                Card(
                    "sale",
                    "gear",
                    (("type", ("skill",)),),
                    (Ability("sale__play", "slot", "play", None, sale__play, line=312),),
                    line=311,
                ),
            ),
        ),
    ),
    timed=(Ability("base_scenarios_rulebook.sale__timed1", "modify", "gear.cost", None, sale__timed1_cost, line=313),),
    lines=(
        "9:3 12:7 13:3 14:9 30:3 31:10 32:3 33:11 40:3 41:12 42:3 43:13 52:3 53:14 63:16 66:20 67:16 68:21"
        " 70:16 71:22 72:16 73:24 74:16 75:26 76:16 77:28 78:16 79:29 80:16 81:31 85:33 88:36 90:33 91:37"
        " 93:33 94:38 95:33 96:39 97:33 98:40 99:33 100:42 101:33 102:43 103:33 104:44 105:33 106:45 107:33"
        " 108:46 109:33 110:48 111:33 112:49 113:33 114:50 118:56 124:57 128:59 134:60 138:52 141:62 143:52"
        " 144:63 145:52 146:65 147:52 148:67 152:69 155:73 157:69 158:74 160:69 161:76 162:69 163:77 164:69"
        " 165:79 169:81 172:85 173:81 174:86 176:81 177:87 178:81 179:88 180:81 181:89 182:81 183:90 184:81"
        " 185:92 186:81 187:94 188:81 189:95 190:81 191:97 192:81 193:98 194:81 195:100 199:102 202:107"
        " 204:102 205:108 206:102 207:110 208:102 209:112 210:102 211:113 215:115 218:118 219:115 220:119"
        " 223:115 224:120 225:115 226:121 227:115 228:122 229:115 230:124 231:115 232:126 233:115 234:127"
        " 238:129 241:132 242:129 243:133 244:129 245:134 246:129 247:135 248:129 249:137 250:129 251:139"
        " 252:129 253:140 254:129 255:141 256:129 257:142 261:144 264:148 265:144 266:149 267:144 268:150"
        " 270:144 271:152 272:144 273:154 277:156 280:159 281:156 282:160 283:156 284:161 285:156 286:162"
        " 287:156 288:164 289:156 290:166 291:156 292:167 296:169 299:173 303:169 304:174 305:169 306:175"
        " 307:169 308:176 309:169 310:178 311:169 312:180 316:182 319:185 320:182 321:186 323:182 324:187"
        " 325:182 326:189 327:182 328:191 329:182 330:192 334:198 342:199 346:194 349:200 350:194 351:201"
        " 352:194 353:202 355:194 356:203 357:194 358:204 359:194 360:206 361:194 362:208 363:194 364:209"
        " 365:194 366:210 370:216 376:217 380:212 383:218 385:212 386:219 387:212 388:221 389:212 390:223"
        " 391:212 392:224 393:212 394:225 398:231 405:232 409:227 412:233 414:227 415:234 416:227 417:236"
        " 418:227 419:238 423:245 424:246 428:240 431:247 433:240 434:248 435:240 436:249 437:240 438:250"
        " 439:240 440:252 441:240 442:254 443:240 444:256 445:240 446:258 450:260 453:263 454:260 455:264"
        " 456:260 457:265 459:260 460:267 461:260 462:269 463:260 464:270 465:260 466:271 470:273 473:276"
        " 474:273 475:277 476:273 477:278 478:273 479:280 480:273 481:281 485:283 488:287 490:283 491:288"
        " 492:283 493:290 494:283 495:292 496:283 497:293 501:295 504:299 505:295 506:300 507:295 508:301"
        " 509:295 510:303 511:295 512:305 513:295 514:306 518:313 525:312 526:313 530:308 533:314 534:308"
        " 535:315 536:308 537:316 538:308 539:317 540:308 541:318 542:308 543:319 544:308 545:320 546:308"
        " 547:321 548:308 549:323 550:308 551:324 552:308 553:326 554:308 555:327"
    ),
)
