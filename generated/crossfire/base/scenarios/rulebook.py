"""Made by `ombre build` from cards/crossfire/base/scenarios/rulebook.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_001(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:3
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


def too_little_is_lost(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:16
    g = t.game(4)
    t.line = 19
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_threat_facing[u_out_of_ammo] = 2
    t.line = 20
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 21
    t.answer("window", ("plays", u_quick_shot))
    t.line = 22
    t.answer("window", ("plays", u_mana))
    t.line = 23
    t.all_pass = True
    t.line = 25
    t.step(g, "play_cards", 0)
    t.line = 26
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 27
    t.answer("window", ("strikes with", u_mana))
    t.line = 28
    t.step(g, "apply_damage", 0)
    t.line = 29
    t.step(g, "end_turn", 0)
    t.line = 31
    t.equal(31, "cleared of out_of_ammo", g.s_threat_cleared[u_out_of_ammo], "=", 1)
    t.line = 32
    t.equal(32, "points of out_of_ammo", g.d_threat_points(u_out_of_ammo), "=", 0)
    t.line = 33
    t.equal(33, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 2)


def early__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/rulebook.card:39
    return args[0] == this


def early__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:39
    g.v_gains(g.current, len(g.zones[g.z__row]))


def late__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/rulebook.card:42
    return args[0] == this


def late__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:42
    g.v_gains(g.current, len(g.zones[g.z__row]))


def flipped_in_order(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:35
    g = t.game(2)
    t.line = 45
    g.create("late", g.z__normal_deck)
    g.create("early", g.z__normal_deck)
    t.line = 46
    u_errand = g.create("errand", g.z__briefing)
    t.line = 48
    g.v_opens(u_errand)
    t.line = 50
    t.equal(50, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


def a_boss_is_struck(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:52
    g = t.game(4)
    t.line = 56
    u_wyrm = g.create("wyrm", g.z__row)
    g.s_threat_facing[u_wyrm] = 1
    t.line = 57
    u_katana = g.create("katana", g.z_runner_played + 0, 0)
    u_covering_fire = g.create("covering_fire", g.z_runner_played + 0, 0)
    t.line = 59
    g.v_strikes_with(0, u_wyrm, u_covering_fire)
    t.line = 60
    g.v_strikes_with(0, u_wyrm, u_katana)
    t.line = 62
    t.check(62, "wyrm is in beaten", g.where[u_wyrm] == g.z__beaten)


def text_first(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:64
    g = t.game(4)
    t.line = 68
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 69
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 70
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 71
    t.answer("window", ("plays", u_covering_fire))
    t.line = 72
    t.answer("friend", 1)
    t.line = 73
    t.all_pass = True
    t.line = 75
    t.step(g, "play_cards", 0)
    t.line = 77
    t.equal(77, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 78
    t.equal(78, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 80
    t.answer("window", ("strikes with", u_covering_fire))
    t.line = 81
    t.step(g, "apply_damage", 0)
    t.line = 83
    t.equal(83, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


def colourless_on_colour(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:85
    g = t.game(4)
    t.line = 90
    u_gate = g.create("gate", g.z__row)
    g.s_threat_facing[u_gate] = 0
    t.line = 91
    u_ram = g.create("ram", g.z_runner_played + 0, 0)
    t.line = 93
    g.v_strikes_with(0, u_gate, u_ram)
    t.line = 95
    t.check(95, "gate is in row", g.where[u_gate] == g.z__row)
    t.line = 96
    t.equal(96, "cleared of gate", g.s_threat_cleared[u_gate], "=", 0)


def several_purchases(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:98
    g = t.game(4)
    t.line = 101
    g.s_runner_nuyen[0] = 7
    t.line = 102
    u_katana = g.create("katana", g.z__market)
    u_jacked_in = g.create("jacked_in", g.z__market)
    g.create("negotiation", g.z__market)
    t.line = 103
    t.answer("window", ("buys", u_katana))
    t.line = 104
    t.answer("window", ("buys", u_jacked_in))
    t.line = 105
    t.all_pass = True
    t.line = 107
    t.step(g, "draw_and_buy", 0)
    t.line = 109
    t.equal(109, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 110
    t.equal(110, "nuyen of P1", g.s_runner_nuyen[0], "=", ((7 - g.f_gear_cost(u_katana)) - g.f_gear_cost(u_jacked_in)))


def everybody_is_rewarded(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:112
    g = t.game(3)
    t.line = 115
    g.create("crossfire", g.z__called_off)
    t.line = 116
    g.b_runner_condition(0, g.e_condition_critical)
    t.line = 117
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 118
    t.all_pass = True
    t.line = 120
    t.flow(g, "abort", 1)
    t.line = 122
    t.check(122, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 123
    t.equal(123, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 124
    t.equal(124, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 125
    t.equal(125, "karma of P3", g.s_runner_karma[2], "=", 1)


def scene_two_of_four(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:127
    g = t.game(4)
    t.line = 131
    g.s__scene_number = 1
    t.line = 132
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 133
    for _ in range(8):
        g.create("easy", g.z__normal_deck)
    t.line = 135
    g.v_opens(u_crossfire)
    t.line = 137
    t.equal(137, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


def scene_heals_no_further(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:139
    g = t.game(4)
    t.line = 142
    g.s__scene_number = 1
    t.line = 143
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 144
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 145
    t.all_pass = True
    t.line = 147
    g.v_closes(u_crossfire)
    t.line = 149
    t.equal(149, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 150
    t.equal(150, "hp of P2", g.s_runner_hp[1], "=", 5)


def backdoor_and_events(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:152
    g = t.game(4)
    t.line = 156
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 0
    t.line = 157
    g.create("quiet_street", g.z__active)
    t.line = 158
    u_backdoor = g.create("backdoor", g.z_runner_hand + 1, 1)
    t.line = 159
    t.answer("target", u_t1)
    t.line = 161
    g.v_assists_with(1, u_backdoor)
    t.line = 163
    t.offered(163, "offered target: t1, t2", "target", (u_t1, u_t2))


def hero_move_and_the_staggered(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:165
    g = t.game(2)
    t.line = 168
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 169
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 170
    u_hero_move = g.create("hero_move", g.z_runner_hand + 0, 0)
    t.line = 172
    g.v_plays(0, u_hero_move)
    t.line = 174
    t.equal(174, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 175
    t.check(175, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)


def numb__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/rulebook.card:181
    u_r = args[0]
    return g.can("draws", u_r, 1)


def numb__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:181
    u_r = args[0]
    g.v_draws(u_r, 1)


def replaced_heal(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:177
    g = t.game(2)
    t.line = 183
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 184
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 185
    for _ in range(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 186
    g.create("numb", g.z__active)
    t.line = 187
    t.answer("may", "yes")
    t.line = 189
    g.v_heals(0, 1)
    t.line = 191
    t.check(191, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 192
    t.equal(192, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 193
    t.equal(193, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


def bell__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/rulebook.card:199
    return args[0] == this


def bell__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:199
    g.v_gains(g.current, 1)


def moved_is_not_flipped(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:195
    g = t.game(4)
    t.line = 201
    u_bell = g.create("bell", g.z__row)
    g.s_threat_facing[u_bell] = 0
    t.line = 202
    g.s_threat_cleared[u_bell] = 1
    t.line = 204
    g.v_turns_to(u_bell, 2)
    t.line = 206
    t.check(206, "facing of bell is P3", g.s_threat_facing[u_bell] == 2)
    t.line = 207
    t.equal(207, "cleared of bell", g.s_threat_cleared[u_bell], "=", 1)
    t.line = 208
    t.equal(208, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def biter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/rulebook.card:214
    return args[0] == this


def biter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:214
    u_prey = args[1]
    g.v_suffers(u_prey, 2)


def attack_text_in_the_packet(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:210
    g = t.game(4)
    t.line = 216
    u_biter = g.create("biter", g.z__row)
    g.s_threat_facing[u_biter] = 0
    t.line = 217
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 219
    t.step(g, "take_damage", 0)
    t.line = 221
    t.check(221, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)


def thorn__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/rulebook.card:228
    g.v_suffers(g.current, 1)


def two_steps_two_packets(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:223
    g = t.game(4)
    t.line = 230
    u_biter = g.create("biter", g.z__row)
    g.s_threat_facing[u_biter] = 0
    t.line = 231
    g.create("thorn", g.z__active)
    t.line = 232
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 233
    t.all_pass = True
    t.line = 235
    t.step(g, "take_damage", 0)
    t.line = 237
    t.check(237, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 239
    t.step(g, "draw_and_buy", 0)
    t.line = 241
    t.check(241, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)


def healed_by_two(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:243
    g = t.game(4)
    t.line = 246
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 247
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 248
    for _ in range(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 250
    g.v_heals(0, 2)
    t.line = 252
    t.equal(252, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 253
    t.check(253, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 254
    t.equal(254, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def a_critical_runner_helps_nobody(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:256
    g = t.game(4)
    t.line = 259
    g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 260
    g.b_runner_condition(1, g.e_condition_critical)
    t.line = 261
    u_other_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 263
    t.cannot(263, "P2 cannot assist with other_fire", "assists with", (1, u_other_fire))
    t.line = 264
    t.cannot(264, "P2 cannot heal 1", "heals", (1, 1))


def the_event_stays_beside_an_obstacle(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:266
    g = t.game(4)
    t.line = 270
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 271
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 273
    t.step(g, "end_turn", 0)
    t.line = 275
    t.check(275, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 276
    t.equal(276, "level", g.d__level(), "=", 0)


def dearer_after_karma(t: Value) -> None:  # cards/crossfire/base/scenarios/rulebook.card:278
    g = t.game(2)
    t.line = 282
    u_feat = g.create("feat", g.z__briefing)
    t.line = 283
    g.s_runner_upgrade_karma[0] = 126
    t.line = 284
    g.s_runner_upgrade_karma[1] = 125
    t.line = 286
    g.v_closes(u_feat)
    t.line = 288
    t.equal(288, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 289
    t.equal(289, "karma of P2", g.s_runner_karma[1], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/rulebook.card",
    scenarios=(
        Scenario("XF_001", "how many cards there are of each deck", XF_001, 3, 4),
        Scenario("too_little_is_lost", "a point that clears nothing is gone with the turn", too_little_is_lost, 16, 4),
        Scenario(
            "flipped_in_order",
            "each obstacle does what it does before the next one comes",
            flipped_in_order,
            35,
            2,
            cards=(
                Card(
                    "early",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("early__when", "when", "flips to", early__when_if, early__when, line=39),),
                    line=38,
                ),
                Card(
                    "late",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("late__when", "when", "flips to", late__when_if, late__when, line=42),),
                    line=41,
                ),
                Card("errand", "mission", (), (), line=44),
            ),
        ),
        Scenario(
            "a_boss_is_struck",
            "with cards, as an obstacle is",
            a_boss_is_struck,
            52,
            4,
            cards=(Card("wyrm", "boss", (("track", (("plain", 2), ("black", 1))), ("attack", 1)), (), line=55),),
        ),
        Scenario(
            "text_first",
            "a card does what it says when it is played, and its damage comes later",
            text_first,
            64,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("plain", 9))), ("attack", 1)), (), line=67),),
        ),
        Scenario(
            "colourless_on_colour",
            "no number of colourless points clears a coloured level",
            colourless_on_colour,
            85,
            4,
            cards=(
                Card("gate", "obstacle", (("track", (("red", 1),)), ("attack", 1)), (), line=88),
                Card("ram", "gear", (("type", ("weapon",)), ("damage", (("plain", 9),))), (), line=89),
            ),
        ),
        Scenario("several_purchases", "as many cards as the money is enough for", several_purchases, 98, 4),
        Scenario(
            "everybody_is_rewarded",
            "a retreat teaches the staggered and the critical, too",
            everybody_is_rewarded,
            112,
            3,
        ),
        Scenario(
            "scene_two_of_four",
            "scene two with four runners: five obstacles",
            scene_two_of_four,
            127,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)), (), line=130),
            ),
        ),
        Scenario(
            "scene_heals_no_further",
            "nobody is healed above the starting hit points when a scene ends",
            scene_heals_no_further,
            139,
            4,
        ),
        Scenario(
            "backdoor_and_events",
            "Backdoor works on obstacles, not on events",
            backdoor_and_events,
            152,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=155),),
        ),
        Scenario(
            "hero_move_and_the_staggered",
            "Hero Move gives a staggered runner a card",
            hero_move_and_the_staggered,
            165,
            2,
        ),
        Scenario(
            "replaced_heal",
            "a heal that something else replaced brings nobody back",
            replaced_heal,
            177,
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
                            line=181,
                        ),
                    ),
                    line=180,
                ),
            ),
        ),
        Scenario(
            "moved_is_not_flipped",
            "an obstacle that moves is the same one, and is not flipped again",
            moved_is_not_flipped,
            195,
            4,
            cards=(
                Card(
                    "bell",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 3), ("plain", 3))), ("attack", 1)),
                    (Ability("bell__when", "when", "flips to", bell__when_if, bell__when, line=199),),
                    line=198,
                ),
            ),
        ),
        Scenario(
            "attack_text_in_the_packet",
            "what an attack adds is part of the same packet",
            attack_text_in_the_packet,
            210,
            4,
            cards=(
                Card(
                    "biter",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("biter__when", "when", "attacks", biter__when_if, biter__when, line=214),),
                    line=213,
                ),
            ),
        ),
        Scenario(
            "two_steps_two_packets",
            "damage of two steps is two packets",
            two_steps_two_packets,
            223,
            4,
            cards=(
                Card("biter", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=226),
                Card(
                    "thorn",
                    "event",
                    (),
                    (Ability("thorn__before", "before", "step draw_and_buy", None, thorn__before, line=228),),
                    line=227,
                ),
            ),
        ),
        Scenario(
            "healed_by_two",
            "a staggered runner who is healed by two has two, and draws two cards",
            healed_by_two,
            243,
            4,
        ),
        Scenario("a_critical_runner_helps_nobody", "no assist, no heal", a_critical_runner_helps_nobody, 256, 4),
        Scenario(
            "the_event_stays_beside_an_obstacle",
            "what another runner faces keeps it in play",
            the_event_stays_beside_an_obstacle,
            266,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=269),),
        ),
        Scenario(
            "dearer_after_karma",
            "one point less for each 25 above 75",
            dearer_after_karma,
            278,
            2,
            cards=(
                Card(
                    "feat",
                    "mission",
                    (("award", 9), ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75)))),
                    (),
                    line=281,
                ),
            ),
        ),
    ),
)
