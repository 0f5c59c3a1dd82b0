"""Made by `ombre build` from cards/crossfire/base/scenarios/rulebook.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:7 18:3 19:9 35:3 36:10 37:3 38:11 45:3 46:12 47:3 48:13 57:3 58:14 68:16 71:20 72:16 73:21"
        " 75:16 76:22 77:16 78:24 79:16 80:26 81:16 82:28 83:16 84:29 85:16 86:31 90:33 93:36 95:33 96:37"
        " 98:33 99:38 100:33 101:39 102:33 103:40 104:33 105:42 106:33 107:43 108:33 109:44 110:33 111:45"
        " 112:33 113:46 114:33 115:48 116:33 117:49 118:33 119:50 123:56 129:57 133:59 139:60 143:52 146:62"
        " 148:52 149:63 150:52 151:65 152:52 153:67 157:69 160:73 162:69 163:74 165:69 166:76 167:69 168:77"
        " 169:69 170:79 174:81 177:85 178:81 179:86 181:81 182:87 183:81 184:88 185:81 186:89 187:81 188:90"
        " 189:81 190:92 191:81 192:94 193:81 194:95 195:81 196:97 197:81 198:98 199:81 200:100 204:102"
        " 207:107 209:102 210:108 211:102 212:110 213:102 214:112 215:102 216:113 220:115 223:118 224:115"
        " 225:119 228:115 229:120 230:115 231:121 232:115 233:122 234:115 235:124 236:115 237:126 238:115"
        " 239:127 243:129 246:132 247:129 248:133 249:129 250:134 251:129 252:135 253:129 254:137 255:129"
        " 256:139 257:129 258:140 259:129 260:141 261:129 262:142 266:144 269:148 270:144 271:149 272:144"
        " 273:150 275:144 276:152 277:144 278:154 282:156 285:159 286:156 287:160 288:156 289:161 290:156"
        " 291:162 292:156 293:164 294:156 295:166 296:156 297:167 301:169 304:173 308:169 309:174 310:169"
        " 311:175 312:169 313:176 314:169 315:178 316:169 317:180 321:182 324:185 325:182 326:186 328:182"
        " 329:187 330:182 331:189 332:182 333:191 334:182 335:192 339:198 347:199 351:194 354:200 355:194"
        " 356:201 357:194 358:202 360:194 361:203 362:194 363:204 364:194 365:206 366:194 367:208 368:194"
        " 369:209 370:194 371:210 375:216 381:217 385:212 388:218 390:212 391:219 392:212 393:221 394:212"
        " 395:223 396:212 397:224 398:212 399:225 403:231 410:232 414:227 417:233 419:227 420:234 421:227"
        " 422:236 423:227 424:238 428:245 429:246 433:240 436:247 438:240 439:248 440:240 441:249 442:240"
        " 443:250 444:240 445:252 446:240 447:254 448:240 449:256 450:240 451:258 455:260 458:263 459:260"
        " 460:264 461:260 462:265 464:260 465:267 466:260 467:269 468:260 469:270 470:260 471:271 475:273"
        " 478:276 479:273 480:277 481:273 482:278 483:273 484:280 485:273 486:281 490:283 493:287 495:283"
        " 496:288 497:283 498:290 499:283 500:292 501:283 502:293 506:295 509:299 510:295 511:300 512:295"
        " 513:301 514:295 515:303 516:295 517:305 518:295 519:306 523:313 530:312 531:313 535:308 538:314"
        " 539:308 540:315 541:308 542:316 543:308 544:317 545:308 546:318 547:308 548:319 549:308 550:320"
        " 551:308 552:321 553:308 554:323 555:308 556:324 557:308 558:326 559:308 560:327"
    ),
)
