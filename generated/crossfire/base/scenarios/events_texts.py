"""Made by `ombre build` from cards/crossfire/base/scenarios/events_texts.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/events_texts.card:7
def thug__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/events_texts.card:7
def thug__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/events_texts.card:3
def XF_573(t: Value) -> None:
    g = t.game(4)
    t.line = 9
    g.create("coordinated_defenses", g.z__active)
    t.line = 10
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 11
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 13
    g.v_strikes_with(0, u_thug, u_quick_shot)
    t.line = 15
    t.check(15, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 16
    t.check(16, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)
    t.line = 17
    t.equal(17, "remaining of thug", g.d_threat_remaining(u_thug), "=", 0)
    t.line = 18
    t.equal(18, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 19
    t.equal(19, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/events_texts.card:25
def thug__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/events_texts.card:25
def thug__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/events_texts.card:21
def XF_574(t: Value) -> None:
    g = t.game(4)
    t.line = 27
    g.create("coordinated_defenses", g.z__active)
    t.line = 28
    g.create("quiet_street", g.z__event_deck)
    t.line = 29
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 1
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 30
    u_q1 = g.create("quick_shot", g.z_runner_played + 2, 2)
    u_q2 = g.create("quick_shot", g.z_runner_played + 2, 2)
    t.line = 32
    g.v_strikes_with(2, u_t1, u_q1)
    t.line = 33
    g.v_strikes_with(2, u_t2, u_q2)
    t.line = 34
    t.step(g, "new_event", 0)
    t.line = 36
    t.check(36, "t1 is in normal_discard", g.where[u_t1] == g.z__normal_discard)
    t.line = 37
    t.check(37, "t2 is in normal_discard", g.where[u_t2] == g.z__normal_discard)
    t.line = 38
    t.equal(38, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 39
    t.equal(39, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 40
    t.equal(40, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 41
    t.equal(41, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/base/scenarios/events_texts.card:43
def more_than_enough(t: Value) -> None:
    g = t.game(4)
    t.line = 47
    g.create("coordinated_defenses", g.z__active)
    t.line = 48
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 49
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 50
    u_s1 = g.create("street_smarts", g.z_runner_played + 0, 0)
    u_s2 = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 52
    g.v_strikes_with(0, u_thug, u_quick_shot)
    t.line = 53
    g.v_strikes_with(0, u_thug, u_s1)
    t.line = 54
    g.v_strikes_with(0, u_thug, u_s2)
    t.line = 56
    t.equal(56, "remaining of thug", g.d_threat_remaining(u_thug), "=", 0)
    t.line = 57
    t.equal(57, "pool at red of thug", g.s_threat_pool[u_thug][g.e_symbol_red], "=", 2)
    t.line = 58
    t.equal(58, "points of thug", g.d_threat_points(u_thug), "=", 2)


# cards/crossfire/base/scenarios/events_texts.card:60
def XF_575(t: Value) -> None:
    g = t.game(4)
    t.line = 64
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    t.line = 65
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 66
    u_t3 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t3] = 2
    t.line = 67
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.s_threat_cleared[u_foe] = 2
    t.line = 69
    g.create("gps_hack", g.z__event_deck)
    t.line = 70
    t.answer("found", 2, who=2)
    t.line = 71
    t.answer("found", 0, who=2)
    t.line = 73
    t.step(g, "new_event", 0)
    t.line = 75
    t.equal(75, "cleared of t1", g.s_threat_cleared[u_t1], "=", 1)
    t.line = 76
    t.equal(76, "cleared of t2", g.s_threat_cleared[u_t2], "=", 2)
    t.line = 77
    t.equal(77, "cleared of t3", g.s_threat_cleared[u_t3], "=", 1)


# cards/crossfire/base/scenarios/events_texts.card:79
def XF_576(t: Value) -> None:
    g = t.game(4)
    t.line = 82
    g.create("grenade", g.z__event_deck)
    t.line = 83
    t.answer("victim", 0, who=0)
    t.line = 85
    t.step(g, "new_event", 0)
    t.line = 87
    t.offered(87, "offered victim: P1, P2, P3, P4", "victim", (0, 1, 2, 3))
    t.line = 88
    t.equal(88, "hp of P1", g.s_runner_hp[0], "=", 4)


# cards/crossfire/base/scenarios/events_texts.card:90
def XF_577(t: Value) -> None:
    g = t.game(4)
    t.line = 93
    g.create("harlequinade", g.z__event_deck)
    t.line = 94
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 95
    u_m1 = g.create("mark", g.z_runner_deck + 1, 1)
    u_m2 = g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 96
    t.answer("fool", 1, who=1)
    t.line = 98
    t.step(g, "new_event", 0)
    t.line = 100
    t.offered(100, "offered fool: P1, P2, P3, P4", "fool", (0, 1, 2, 3))
    t.line = 101
    t.check(101, "m1 is in hand of P2", g.where[u_m1] == g.z_runner_hand + 1)
    t.line = 102
    t.check(102, "m2 is in hand of P2", g.where[u_m2] == g.z_runner_hand + 1)
    t.line = 103
    t.equal(103, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 2)


# cards/crossfire/base/scenarios/events_texts.card:112
def XF_593__obtained1__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("draws", you, 1)


# cards/crossfire/base/scenarios/events_texts.card:112
def XF_593__obtained1__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/scenarios/events_texts.card:105
def XF_593(t: Value) -> None:
    g = t.game(4)
    t.line = 108
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 109
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 110
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 111
    g.grant(("base_scenarios_events_texts.XF_593__obtained1__may_instead",), 0, ())
    t.line = 115
    g.v_heals(0, 1)
    t.line = 117
    t.equal(117, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 118
    t.equal(118, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 119
    t.cannot(119, "P1 cannot draw 1", "draws", (0, 1))


# cards/crossfire/base/scenarios/events_texts.card:128
def XF_594__obtained1__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("draws", you, 1)


# cards/crossfire/base/scenarios/events_texts.card:128
def XF_594__obtained1__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/scenarios/events_texts.card:121
def XF_594(t: Value) -> None:
    g = t.game(4)
    t.line = 124
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 125
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 126
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 127
    g.grant(("base_scenarios_events_texts.XF_594__obtained1__may_instead",), 0, ())
    t.line = 130
    t.answer("may", "yes")
    t.line = 132
    g.v_defeats(0, u_buzzback)
    t.line = 133
    g.v_heals(0, 1)
    t.line = 135
    t.equal(135, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 136
    t.check(136, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/events_texts.card:142
def pain_is_gain__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current and g.can("draws", g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:142
def pain_is_gain__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:145
def red_haze__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current and g.can("gains", g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:145
def red_haze__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:138
def XF_598(t: Value) -> None:
    g = t.game(4)
    t.line = 147
    u_pain_is_gain = g.create("pain_is_gain", g.z__active)
    g.create("red_haze", g.z__active)
    t.line = 148
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 149
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 150
    t.answer("order", u_pain_is_gain)
    t.line = 151
    t.answer("may", "yes")
    t.line = 153
    g.v_heals(0, 1)
    t.line = 155
    t.equal(155, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 156
    t.equal(156, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 157
    t.equal(157, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/events_texts.card:163
def pain_is_gain__may_instead_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current and g.can("draws", g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:163
def pain_is_gain__may_instead_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:166
def red_haze__may_instead_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current and g.can("gains", g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:166
def red_haze__may_instead_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/base/scenarios/events_texts.card:159
def XF_598_b(t: Value) -> None:
    g = t.game(4)
    t.line = 168
    g.create("pain_is_gain", g.z__active)
    u_red_haze = g.create("red_haze", g.z__active)
    t.line = 169
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 170
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 171
    t.answer("order", u_red_haze)
    t.line = 172
    t.answer("may", "yes")
    t.line = 174
    g.v_heals(0, 1)
    t.line = 176
    t.equal(176, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 177
    t.equal(177, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 178
    t.equal(178, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/events_texts.card:185
def rage__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


# cards/crossfire/base/scenarios/events_texts.card:180
def XF_120(t: Value) -> None:
    g = t.game(4)
    t.line = 186
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 187
    g.create("rage", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 189
    t.step(g, "new_event", 0)
    t.line = 190
    t.step(g, "take_damage", 2)
    t.line = 192
    t.equal(192, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 194
    t.step(g, "new_event", 0)
    t.line = 195
    t.step(g, "take_damage", 2)
    t.line = 197
    t.equal(197, "hp of P3", g.s_runner_hp[2], "=", 2)


# cards/crossfire/base/scenarios/events_texts.card:199
def take_the_merchandise_text(t: Value) -> None:
    g = t.game(4)
    t.line = 202
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 203
    g.create("take_the_merchandise_and_run", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 204
    for _ in g.repeat(5):
        g.create("katana", g.z__market_deck)
    t.line = 206
    t.step(g, "new_event", 0)
    t.line = 208
    t.equal(208, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 209
    t.equal(209, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 210
    t.equal(210, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 211
    t.equal(211, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 212
    t.equal(212, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 2)
    t.line = 214
    t.step(g, "new_event", 0)
    t.line = 216
    t.equal(216, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 217
    t.equal(217, "hp of P2", g.s_runner_hp[1], "=", 3)


# cards/crossfire/base/scenarios/events_texts.card:219
def no_holding_back_text(t: Value) -> None:
    g = t.game(4)
    t.line = 222
    g.create("no_holding_back", g.z__active)
    t.line = 223
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 224
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 225
    t.all_pass = True
    t.line = 227
    t.step(g, "take_damage", 1)
    t.line = 229
    t.equal(229, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 231
    t.step(g, "draw_and_buy", 1)
    t.line = 233
    t.equal(233, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 234
    t.equal(234, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


# cards/crossfire/base/scenarios/events_texts.card:236
def win_one_lose_one_text(t: Value) -> None:
    g = t.game(4)
    t.line = 239
    g.create("win_one_lose_one", g.z__active)
    t.line = 240
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 241
    t.answer("pick", u_mark)
    t.line = 243
    g.scope_start("turn")
    t.line = 245
    t.equal(245, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 246
    t.check(246, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 247
    t.check(247, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


# cards/crossfire/base/scenarios/events_texts.card:249
def enemy_comms_text(t: Value) -> None:
    g = t.game(4)
    t.line = 254
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    u_wisp = g.create("wisp", g.z__row)
    g.s_threat_facing[u_wisp] = 1
    t.line = 255
    g.s_threat_cleared[u_thug] = 1
    t.line = 256
    g.s_threat_cleared[u_wisp] = 1
    t.line = 257
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 258
    g.create("enemy_comms", g.z__event_deck)
    t.line = 260
    t.step(g, "new_event", 0)
    t.line = 262
    t.equal(262, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 263
    t.equal(263, "attack of wisp", g.f_threat_attack(u_wisp), "=", 1)
    t.line = 264
    t.equal(264, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 265
    t.equal(265, "cleared of wisp", g.s_threat_cleared[u_wisp], "=", 1)


MODULE = Module(
    source="cards/crossfire/base/scenarios/events_texts.card",
    scenarios=(
        Scenario(
            "XF_573",
            "Coordinated Defenses holds beaten obstacles",
            XF_573,
            3,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1), ("nuyen", 2)),
                    (Ability("thug__when", "when", "defeats", thug__when_if, thug__when, line=7),),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "XF_574",
            "when Coordinated Defenses is discarded, the starting runner defeats what it held",
            XF_574,
            21,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1), ("nuyen", 2)),
                    (Ability("thug__when_2", "when", "defeats", thug__when_if_2, thug__when_2, line=25),),
                    line=24,
                ),
            ),
        ),
        Scenario(
            "more_than_enough",
            "what lies on an obstacle that has no level left stays as it is",
            more_than_enough,
            43,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=46),),
        ),
        Scenario(
            "XF_575",
            "GPS Hack may choose the Decker",
            XF_575,
            60,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 9), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=63,
                ),
            ),
        ),
        Scenario("XF_576", "Grenade! may choose the Street Samurai", XF_576, 79, 4),
        Scenario("XF_577", "Harlequinade may choose the Mage", XF_577, 90, 4),
        Scenario("XF_593", "cannot beats can: who cannot draw heals", XF_593, 105, 4),
        Scenario("XF_594", "without the obstacle the replacement works again", XF_594, 121, 4),
        Scenario(
            "XF_598",
            "of two replacements one is used: the card",
            XF_598,
            138,
            4,
            cards=(
                Card(
                    "pain_is_gain",
                    "event",
                    (),
                    (
                        Ability(
                            "pain_is_gain__may_instead",
                            "may instead",
                            "heals",
                            pain_is_gain__may_instead_if,
                            pain_is_gain__may_instead,
                            line=142,
                        ),
                    ),
                    line=141,
                ),
                Card(
                    "red_haze",
                    "event",
                    (),
                    (
                        Ability(
                            "red_haze__may_instead",
                            "may instead",
                            "heals",
                            red_haze__may_instead_if,
                            red_haze__may_instead,
                            line=145,
                        ),
                    ),
                    line=144,
                ),
            ),
        ),
        Scenario(
            "XF_598_b",
            "of two replacements one is used: the nuyen",
            XF_598_b,
            159,
            4,
            cards=(
                Card(
                    "pain_is_gain",
                    "event",
                    (),
                    (
                        Ability(
                            "pain_is_gain__may_instead_2",
                            "may instead",
                            "heals",
                            pain_is_gain__may_instead_if_2,
                            pain_is_gain__may_instead_2,
                            line=163,
                        ),
                    ),
                    line=162,
                ),
                Card(
                    "red_haze",
                    "event",
                    (),
                    (
                        Ability(
                            "red_haze__may_instead_2",
                            "may instead",
                            "heals",
                            red_haze__may_instead_if_2,
                            red_haze__may_instead_2,
                            line=166,
                        ),
                    ),
                    line=165,
                ),
            ),
        ),
        Scenario(
            "XF_120",
            "an effect lasts as its text says",
            XF_120,
            180,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=183),
                Card(
                    "rage",
                    "event",
                    (),
                    (Ability("rage__static_attack", "modify", "threat.attack", None, rage__static_attack, line=185),),
                    line=184,
                ),
            ),
        ),
        Scenario(
            "take_the_merchandise_text",
            "Take the Merchandise and Run is for the healthy",
            take_the_merchandise_text,
            199,
            4,
        ),
        Scenario("no_holding_back_text", "No Holding Back hurts who held cards back", no_holding_back_text, 219, 4),
        Scenario("win_one_lose_one_text", "Win One, Lose One", win_one_lose_one_text, 236, 4),
        Scenario(
            "enemy_comms_text",
            "Enemy Comms stirs up green and red",
            enemy_comms_text,
            249,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 3), ("red", 1))), ("attack", 1)),
                    (),
                    line=252,
                ),
                Card(
                    "wisp",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3), ("blue", 1))), ("attack", 1)),
                    (),
                    line=253,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "base_scenarios_events_texts.XF_593__obtained1__may_instead",
            "may instead",
            "heals",
            XF_593__obtained1__may_instead_if,
            XF_593__obtained1__may_instead,
            line=112,
        ),
        Ability(
            "base_scenarios_events_texts.XF_594__obtained1__may_instead",
            "may instead",
            "heals",
            XF_594__obtained1__may_instead_if,
            XF_594__obtained1__may_instead,
            line=128,
        ),
    ),
    lines=(
        "14:7 20:8 25:3 28:9 29:3 30:10 32:3 33:11 34:3 35:13 36:3 37:15 38:3 39:16 40:3 41:17 42:3 43:18"
        " 44:3 45:19 49:25 55:26 60:21 63:27 64:21 65:28 66:21 67:29 71:21 72:30 74:21 75:32 76:21 77:33"
        " 78:21 79:34 80:21 81:36 82:21 83:37 84:21 85:38 86:21 87:39 88:21 89:40 90:21 91:41 95:43 98:47"
        " 99:43 100:48 102:43 103:49 104:43 105:50 107:43 108:52 109:43 110:53 111:43 112:54 113:43 114:56"
        " 115:43 116:57 117:43 118:58 122:60 125:64 127:60 128:65 130:60 131:66 133:60 134:67 135:68 136:60"
        " 137:69 138:60 139:70 140:60 141:71 142:60 143:73 144:60 145:75 146:60 147:76 148:60 149:77 153:79"
        " 156:82 157:79 158:83 159:79 160:85 161:79 162:87 163:79 164:88 168:90 171:93 172:90 173:94 175:90"
        " 176:95 178:90 179:96 180:90 181:98 182:90 183:100 184:90 185:101 186:90 187:102 188:90 189:103"
        " 193:112 199:113 203:105 206:108 208:105 209:109 210:105 211:110 212:105 213:111 214:105 215:115"
        " 216:105 217:117 218:105 219:118 220:105 221:119 225:128 231:129 235:121 238:124 240:121 241:125"
        " 242:121 243:126 244:121 245:127 246:121 247:130 248:121 249:132 250:121 251:133 252:121 253:135"
        " 254:121 255:136 259:142 265:143 269:145 275:146 279:138 282:147 284:138 285:148 286:138 287:149"
        " 288:138 289:150 290:138 291:151 292:138 293:153 294:138 295:155 296:138 297:156 298:138 299:157"
        " 303:163 309:164 313:166 319:167 323:159 326:168 328:159 329:169 330:159 331:170 332:159 333:171"
        " 334:159 335:172 336:159 337:174 338:159 339:176 340:159 341:177 342:159 343:178 347:185 353:180"
        " 356:186 358:180 359:187 361:180 362:189 363:180 364:190 365:180 366:192 367:180 368:194 369:180"
        " 370:195 371:180 372:197 376:199 379:202 380:199 381:203 383:199 384:204 386:199 387:206 388:199"
        " 389:208 390:199 391:209 392:199 393:210 394:199 395:211 396:199 397:212 398:199 399:214 400:199"
        " 401:216 402:199 403:217 407:219 410:222 411:219 412:223 414:219 415:224 417:219 418:225 419:219"
        " 420:227 421:219 422:229 423:219 424:231 425:219 426:233 427:219 428:234 432:236 435:239 436:236"
        " 437:240 439:236 440:241 441:236 442:243 443:236 444:245 445:236 446:246 447:236 448:247 452:249"
        " 455:254 459:249 460:255 461:249 462:256 463:249 464:257 466:249 467:258 468:249 469:260 470:249"
        " 471:262 472:249 473:263 474:249 475:264 476:249 477:265"
    ),
)
