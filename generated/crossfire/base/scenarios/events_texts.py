"""Made by `ombre build` from cards/crossfire/base/scenarios/events_texts.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def thug__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:7
    return args[1] == this


def thug__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:7
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def coordinated_defenses__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:11
    return args[0] == this


def coordinated_defenses__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:11
    for u_foe in [
        u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle and g.d_threat_remaining(u_foe) == 0
    ]:
        if g.s__starting != NOTHING:
            g.v_defeats(g.s__starting, u_foe)


def XF_573(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:3
    g = t.game(4)
    t.line = 14
    g.create("coordinated_defenses", g.z__active)
    t.line = 15
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 16
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    t.line = 18
    g.v_strikes_with(0, u_thug, u_quick_shot)
    t.line = 20
    t.check(20, "thug is in row", g.where[u_thug] == g.z__row)
    t.line = 21
    t.check(21, "facing of thug is P2", g.s_threat_facing[u_thug] == 1)
    t.line = 22
    t.equal(22, "remaining of thug", g.d_threat_remaining(u_thug), "=", 0)
    t.line = 23
    t.equal(23, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 24
    t.equal(24, "hp of P1", g.s_runner_hp[0], "=", 5)


def thug__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:30
    return args[1] == this


def thug__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:30
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def coordinated_defenses__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:34
    return args[0] == this


def coordinated_defenses__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:34
    for u_foe in [
        u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle and g.d_threat_remaining(u_foe) == 0
    ]:
        if g.s__starting != NOTHING:
            g.v_defeats(g.s__starting, u_foe)


def XF_574(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:26
    g = t.game(4)
    t.line = 37
    g.create("coordinated_defenses", g.z__active)
    t.line = 38
    g.create("quiet_street", g.z__event_deck)
    t.line = 39
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 1
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 40
    u_q1 = g.create("quick_shot", g.z_runner_played + 2, 2)
    u_q2 = g.create("quick_shot", g.z_runner_played + 2, 2)
    t.line = 42
    g.v_strikes_with(2, u_t1, u_q1)
    t.line = 43
    g.v_strikes_with(2, u_t2, u_q2)
    t.line = 44
    t.step(g, "new_event", 0)
    t.line = 46
    t.check(46, "t1 is in normal_discard", g.where[u_t1] == g.z__normal_discard)
    t.line = 47
    t.check(47, "t2 is in normal_discard", g.where[u_t2] == g.z__normal_discard)
    t.line = 48
    t.equal(48, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 49
    t.equal(49, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 50
    t.equal(50, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 51
    t.equal(51, "hp of P1", g.s_runner_hp[0], "=", 3)


def gps_hack__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:57
    return args[0] == this


def gps_hack__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:57
    for u_r in [u_r for u_r in g.everyone(g.current) if g.s_runner_colour[u_r] == g.e_symbol_green]:
        u_found = g.choose_some("found", u_r, g.everyone(g.current), "runner", 2, 2)
        for u_one in u_found:
            g.v_gains(u_one, 1)


def XF_575(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:53
    g = t.game(4)
    t.line = 62
    g.create("gps_hack", g.z__event_deck)
    t.line = 63
    t.answer("found", 2, who=2)
    t.line = 64
    t.answer("found", 0, who=2)
    t.line = 66
    t.step(g, "new_event", 0)
    t.line = 68
    t.equal(68, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 69
    t.equal(69, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 70
    t.equal(70, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)


def grenade__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:76
    return args[0] == this


def grenade__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:76
    for u_r in [u_r for u_r in g.everyone(g.current) if g.s_runner_colour[u_r] == g.e_symbol_black]:
        u_victim = g.choose("victim", u_r, g.everyone(g.current), "runner")
        if u_victim != NOTHING:
            g.v_suffers(u_victim, 1)


def XF_576(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:72
    g = t.game(4)
    t.line = 80
    g.create("grenade", g.z__event_deck)
    t.line = 81
    t.answer("victim", 0, who=0)
    t.line = 83
    t.step(g, "new_event", 0)
    t.line = 85
    t.offered(85, "offered victim: P1, P2, P3, P4", "victim", (0, 1, 2, 3))
    t.line = 86
    t.equal(86, "hp of P1", g.s_runner_hp[0], "=", 4)


def harlequinade__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:92
    return args[0] == this


def harlequinade__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:92
    for u_r in [u_r for u_r in g.everyone(g.current) if g.s_runner_colour[u_r] == g.e_symbol_blue]:
        u_fool = g.choose("fool", u_r, g.everyone(g.current), "runner")
        if u_fool != NOTHING:
            g.v_suffers(u_fool, 1)


def XF_577(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:88
    g = t.game(4)
    t.line = 96
    g.create("harlequinade", g.z__event_deck)
    t.line = 97
    t.answer("fool", 1, who=1)
    t.line = 99
    t.step(g, "new_event", 0)
    t.line = 101
    t.offered(101, "offered fool: P1, P2, P3, P4", "fool", (0, 1, 2, 3))
    t.line = 102
    t.equal(102, "hp of P2", g.s_runner_hp[1], "=", 4)


def buzzback__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:108
    return args[0] == you


def XF_593__obtained3__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:113
    return args[0] == you and g.can("draws", you, 1)


def XF_593__obtained3__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:113
    g.v_draws(you, 1)


def XF_593(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:104
    g = t.game(4)
    t.line = 109
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 110
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 111
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 112
    g.grant(("XF_593__obtained3__may_instead",), 0, ())
    t.line = 116
    g.v_heals(0, 1)
    t.line = 118
    t.equal(118, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 119
    t.equal(119, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 120
    t.cannot(120, "P1 cannot draw 1", "draws", (0, 1))


def buzzback__static_cannot_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:126
    return args[0] == you


def XF_594__obtained4__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:131
    return args[0] == you and g.can("draws", you, 1)


def XF_594__obtained4__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:131
    g.v_draws(you, 1)


def XF_594(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:122
    g = t.game(4)
    t.line = 127
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 128
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 129
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 130
    g.grant(("XF_594__obtained4__may_instead",), 0, ())
    t.line = 133
    t.answer("may", "yes")
    t.line = 135
    g.v_defeats(0, u_buzzback)
    t.line = 136
    g.v_heals(0, 1)
    t.line = 138
    t.equal(138, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 139
    t.check(139, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


def pain_is_gain__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:145
    return args[0] == g.current and g.can("draws", g.current, 1)


def pain_is_gain__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:145
    g.v_draws(g.current, 1)


def red_haze__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:148
    return args[0] == g.current and g.can("gains", g.current, 1)


def red_haze__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:148
    g.v_gains(g.current, 1)


def XF_598(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:141
    g = t.game(4)
    t.line = 150
    u_pain_is_gain = g.create("pain_is_gain", g.z__active)
    g.create("red_haze", g.z__active)
    t.line = 151
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 152
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 153
    t.answer("order", u_pain_is_gain)
    t.line = 154
    t.answer("may", "yes")
    t.line = 156
    g.v_heals(0, 1)
    t.line = 158
    t.equal(158, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 159
    t.equal(159, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 160
    t.equal(160, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def pain_is_gain__may_instead_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:166
    return args[0] == g.current and g.can("draws", g.current, 1)


def pain_is_gain__may_instead_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:166
    g.v_draws(g.current, 1)


def red_haze__may_instead_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:169
    return args[0] == g.current and g.can("gains", g.current, 1)


def red_haze__may_instead_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:169
    g.v_gains(g.current, 1)


def XF_598_b(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:162
    g = t.game(4)
    t.line = 171
    g.create("pain_is_gain", g.z__active)
    u_red_haze = g.create("red_haze", g.z__active)
    t.line = 172
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 173
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 174
    t.answer("order", u_red_haze)
    t.line = 175
    t.answer("may", "yes")
    t.line = 177
    g.v_heals(0, 1)
    t.line = 179
    t.equal(179, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 180
    t.equal(180, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 181
    t.equal(181, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def rage__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:188
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


def XF_120(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:183
    g = t.game(4)
    t.line = 189
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 190
    g.create("rage", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 192
    t.step(g, "new_event", 0)
    t.line = 193
    t.step(g, "take_damage", 2)
    t.line = 195
    t.equal(195, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 197
    t.step(g, "new_event", 0)
    t.line = 198
    t.step(g, "take_damage", 2)
    t.line = 200
    t.equal(200, "hp of P3", g.s_runner_hp[2], "=", 2)


def take_the_merchandise_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:202
    g = t.game(4)
    t.line = 205
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 206
    g.create("take_the_merchandise_and_run", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 207
    for _ in range(5):
        g.create("katana", g.z__market_deck)
    t.line = 209
    t.step(g, "new_event", 0)
    t.line = 211
    t.equal(211, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 212
    t.equal(212, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 213
    t.equal(213, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 214
    t.equal(214, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 215
    t.equal(215, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 2)
    t.line = 217
    t.step(g, "new_event", 0)
    t.line = 219
    t.equal(219, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 220
    t.equal(220, "hp of P2", g.s_runner_hp[1], "=", 3)


def no_holding_back_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:222
    g = t.game(4)
    t.line = 225
    g.create("no_holding_back", g.z__active)
    t.line = 226
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 227
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 228
    t.all_pass = True
    t.line = 230
    t.step(g, "take_damage", 1)
    t.line = 232
    t.equal(232, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 234
    t.step(g, "draw_and_buy", 1)
    t.line = 236
    t.equal(236, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 237
    t.equal(237, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


def win_one_lose_one_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:239
    g = t.game(4)
    t.line = 242
    g.create("win_one_lose_one", g.z__active)
    t.line = 243
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 244
    t.answer("pick", u_mark)
    t.line = 246
    g.scope_start("turn")
    t.line = 248
    t.equal(248, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 249
    t.check(249, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 250
    t.check(250, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


def enemy_comms_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:252
    g = t.game(4)
    t.line = 257
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    u_wisp = g.create("wisp", g.z__row)
    g.s_threat_facing[u_wisp] = 1
    t.line = 258
    g.s_threat_cleared[u_thug] = 1
    t.line = 259
    g.s_threat_cleared[u_wisp] = 1
    t.line = 260
    for _ in range(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 261
    g.create("enemy_comms", g.z__event_deck)
    t.line = 263
    t.step(g, "new_event", 0)
    t.line = 265
    t.equal(265, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 266
    t.equal(266, "attack of wisp", g.f_threat_attack(u_wisp), "=", 1)
    t.line = 267
    t.equal(267, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 268
    t.equal(268, "cleared of wisp", g.s_threat_cleared[u_wisp], "=", 1)


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
                Card(
                    "coordinated_defenses",
                    "event",
                    (),
                    (
                        Ability("coordinated_defenses__static_cannot_1", "cannot", "defeats", None, None, line=10),
                        Ability(
                            "coordinated_defenses__when",
                            "when",
                            "retires",
                            coordinated_defenses__when_if,
                            coordinated_defenses__when,
                            line=11,
                        ),
                    ),
                    line=9,
                ),
            ),
        ),
        Scenario(
            "XF_574",
            "when Coordinated Defenses is discarded, the starting runner defeats what it held",
            XF_574,
            26,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1), ("nuyen", 2)),
                    (Ability("thug__when_2", "when", "defeats", thug__when_if_2, thug__when_2, line=30),),
                    line=29,
                ),
                Card(
                    "coordinated_defenses",
                    "event",
                    (),
                    (
                        Ability("coordinated_defenses__static_cannot_2", "cannot", "defeats", None, None, line=33),
                        Ability(
                            "coordinated_defenses__when_2",
                            "when",
                            "retires",
                            coordinated_defenses__when_if_2,
                            coordinated_defenses__when_2,
                            line=34,
                        ),
                    ),
                    line=32,
                ),
            ),
        ),
        Scenario(
            "XF_575",
            "GPS Hack may choose the Decker",
            XF_575,
            53,
            4,
            cards=(
                Card(
                    "gps_hack",
                    "event",
                    (),
                    (Ability("gps_hack__when", "when", "appears", gps_hack__when_if, gps_hack__when, line=57),),
                    line=56,
                ),
            ),
        ),
        Scenario(
            "XF_576",
            "Grenade! may choose the Street Samurai",
            XF_576,
            72,
            4,
            cards=(
                Card(
                    "grenade",
                    "event",
                    (),
                    (Ability("grenade__when", "when", "appears", grenade__when_if, grenade__when, line=76),),
                    line=75,
                ),
            ),
        ),
        Scenario(
            "XF_577",
            "Harlequinade may choose the Mage",
            XF_577,
            88,
            4,
            cards=(
                Card(
                    "harlequinade",
                    "event",
                    (),
                    (
                        Ability(
                            "harlequinade__when", "when", "appears", harlequinade__when_if, harlequinade__when, line=92
                        ),
                    ),
                    line=91,
                ),
            ),
        ),
        Scenario(
            "XF_593",
            "cannot beats can: who cannot draw heals",
            XF_593,
            104,
            4,
            cards=(
                Card(
                    "buzzback",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (Ability("buzzback__static_cannot", "cannot", "draws", buzzback__static_cannot, None, line=108),),
                    line=107,
                ),
            ),
        ),
        Scenario(
            "XF_594",
            "without the obstacle the replacement works again",
            XF_594,
            122,
            4,
            cards=(
                Card(
                    "buzzback",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 1)),
                    (
                        Ability(
                            "buzzback__static_cannot_2", "cannot", "draws", buzzback__static_cannot_2, None, line=126
                        ),
                    ),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "XF_598",
            "of two replacements one is used: the card",
            XF_598,
            141,
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
                            line=145,
                        ),
                    ),
                    line=144,
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
                            line=148,
                        ),
                    ),
                    line=147,
                ),
            ),
        ),
        Scenario(
            "XF_598_b",
            "of two replacements one is used: the nuyen",
            XF_598_b,
            162,
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
                            line=166,
                        ),
                    ),
                    line=165,
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
                            line=169,
                        ),
                    ),
                    line=168,
                ),
            ),
        ),
        Scenario(
            "XF_120",
            "an effect lasts as its text says",
            XF_120,
            183,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=186),
                Card(
                    "rage",
                    "event",
                    (),
                    (Ability("rage__static_attack", "modify", "threat.attack", None, rage__static_attack, line=188),),
                    line=187,
                ),
            ),
        ),
        Scenario(
            "take_the_merchandise_text",
            "Take the Merchandise and Run is for the healthy",
            take_the_merchandise_text,
            202,
            4,
        ),
        Scenario("no_holding_back_text", "No Holding Back hurts who held cards back", no_holding_back_text, 222, 4),
        Scenario("win_one_lose_one_text", "Win One, Lose One", win_one_lose_one_text, 239, 4),
        Scenario(
            "enemy_comms_text",
            "Enemy Comms stirs up green and red",
            enemy_comms_text,
            252,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 3), ("red", 1))), ("attack", 1)),
                    (),
                    line=255,
                ),
                Card(
                    "wisp",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3), ("blue", 1))), ("attack", 1)),
                    (),
                    line=256,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "XF_593__obtained3__may_instead",
            "may instead",
            "heals",
            XF_593__obtained3__may_instead_if,
            XF_593__obtained3__may_instead,
            line=113,
        ),
        Ability(
            "XF_594__obtained4__may_instead",
            "may instead",
            "heals",
            XF_594__obtained4__may_instead_if,
            XF_594__obtained4__may_instead,
            line=131,
        ),
    ),
)
