"""Made by `ombre build` from cards/crossfire/base/scenarios/events_texts.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


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
        "9:7 15:8 20:3 23:9 24:3 25:10 27:3 28:11 29:3 30:13 31:3 32:15 33:3 34:16 35:3 36:17 37:3 38:18 39:3"
        " 40:19 44:25 50:26 55:21 58:27 59:21 60:28 61:21 62:29 66:21 67:30 69:21 70:32 71:21 72:33 73:21"
        " 74:34 75:21 76:36 77:21 78:37 79:21 80:38 81:21 82:39 83:21 84:40 85:21 86:41 90:43 93:47 94:43"
        " 95:48 97:43 98:49 99:43 100:50 102:43 103:52 104:43 105:53 106:43 107:54 108:43 109:56 110:43"
        " 111:57 112:43 113:58 117:60 120:64 122:60 123:65 125:60 126:66 128:60 129:67 130:68 131:60 132:69"
        " 133:60 134:70 135:60 136:71 137:60 138:73 139:60 140:75 141:60 142:76 143:60 144:77 148:79 151:82"
        " 152:79 153:83 154:79 155:85 156:79 157:87 158:79 159:88 163:90 166:93 167:90 168:94 170:90 171:95"
        " 173:90 174:96 175:90 176:98 177:90 178:100 179:90 180:101 181:90 182:102 183:90 184:103 188:112"
        " 194:113 198:105 201:108 203:105 204:109 205:105 206:110 207:105 208:111 209:105 210:115 211:105"
        " 212:117 213:105 214:118 215:105 216:119 220:128 226:129 230:121 233:124 235:121 236:125 237:121"
        " 238:126 239:121 240:127 241:121 242:130 243:121 244:132 245:121 246:133 247:121 248:135 249:121"
        " 250:136 254:142 260:143 264:145 270:146 274:138 277:147 279:138 280:148 281:138 282:149 283:138"
        " 284:150 285:138 286:151 287:138 288:153 289:138 290:155 291:138 292:156 293:138 294:157 298:163"
        " 304:164 308:166 314:167 318:159 321:168 323:159 324:169 325:159 326:170 327:159 328:171 329:159"
        " 330:172 331:159 332:174 333:159 334:176 335:159 336:177 337:159 338:178 342:185 348:180 351:186"
        " 353:180 354:187 356:180 357:189 358:180 359:190 360:180 361:192 362:180 363:194 364:180 365:195"
        " 366:180 367:197 371:199 374:202 375:199 376:203 378:199 379:204 381:199 382:206 383:199 384:208"
        " 385:199 386:209 387:199 388:210 389:199 390:211 391:199 392:212 393:199 394:214 395:199 396:216"
        " 397:199 398:217 402:219 405:222 406:219 407:223 409:219 410:224 412:219 413:225 414:219 415:227"
        " 416:219 417:229 418:219 419:231 420:219 421:233 422:219 423:234 427:236 430:239 431:236 432:240"
        " 434:236 435:241 436:236 437:243 438:236 439:245 440:236 441:246 442:236 443:247 447:249 450:254"
        " 454:249 455:255 456:249 457:256 458:249 459:257 461:249 462:258 463:249 464:260 465:249 466:262"
        " 467:249 468:263 469:249 470:264 471:249 472:265"
    ),
)
