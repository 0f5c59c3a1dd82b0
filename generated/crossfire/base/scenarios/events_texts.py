"""Made by `ombre build` from cards/crossfire/base/scenarios/events_texts.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


def thug__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:7
    return args[1] == this


def thug__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:7
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def XF_573(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:3
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


def thug__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:25
    return args[1] == this


def thug__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:25
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def XF_574(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:21
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


def XF_575(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:43
    g = t.game(4)
    t.line = 47
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    t.line = 48
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 1
    t.line = 49
    u_t3 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t3] = 2
    t.line = 50
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        g.s_threat_cleared[u_foe] = 2
    t.line = 52
    g.create("gps_hack", g.z__event_deck)
    t.line = 53
    t.answer("found", 2, who=2)
    t.line = 54
    t.answer("found", 0, who=2)
    t.line = 56
    t.step(g, "new_event", 0)
    t.line = 58
    t.equal(58, "cleared of t1", g.s_threat_cleared[u_t1], "=", 1)
    t.line = 59
    t.equal(59, "cleared of t2", g.s_threat_cleared[u_t2], "=", 2)
    t.line = 60
    t.equal(60, "cleared of t3", g.s_threat_cleared[u_t3], "=", 1)


def XF_576(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:62
    g = t.game(4)
    t.line = 65
    g.create("grenade", g.z__event_deck)
    t.line = 66
    t.answer("victim", 0, who=0)
    t.line = 68
    t.step(g, "new_event", 0)
    t.line = 70
    t.offered(70, "offered victim: P1, P2, P3, P4", "victim", (0, 1, 2, 3))
    t.line = 71
    t.equal(71, "hp of P1", g.s_runner_hp[0], "=", 4)


def XF_577(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:73
    g = t.game(4)
    t.line = 76
    g.create("harlequinade", g.z__event_deck)
    t.line = 77
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 78
    u_m1 = g.create("mark", g.z_runner_deck + 1, 1)
    u_m2 = g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 79
    t.answer("fool", 1, who=1)
    t.line = 81
    t.step(g, "new_event", 0)
    t.line = 83
    t.offered(83, "offered fool: P1, P2, P3, P4", "fool", (0, 1, 2, 3))
    t.line = 84
    t.check(84, "m1 is in hand of P2", g.where[u_m1] == g.z_runner_hand + 1)
    t.line = 85
    t.check(85, "m2 is in hand of P2", g.where[u_m2] == g.z_runner_hand + 1)
    t.line = 86
    t.equal(86, "number of cards in discard of P2", len(g.zones[g.z_runner_discard + 1]), "=", 2)


def XF_593__obtained1__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:95
    return args[0] == you and g.can("draws", you, 1)


def XF_593__obtained1__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:95
    g.v_draws(you, 1)


def XF_593(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:88
    g = t.game(4)
    t.line = 91
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 92
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 93
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 94
    g.grant(("XF_593__obtained1__may_instead",), 0, ())
    t.line = 98
    g.v_heals(0, 1)
    t.line = 100
    t.equal(100, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 101
    t.equal(101, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 102
    t.cannot(102, "P1 cannot draw 1", "draws", (0, 1))


def XF_594__obtained2__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:111
    return args[0] == you and g.can("draws", you, 1)


def XF_594__obtained2__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:111
    g.v_draws(you, 1)


def XF_594(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:104
    g = t.game(4)
    t.line = 107
    u_buzzback = g.create("buzzback", g.z__row)
    g.s_threat_facing[u_buzzback] = 0
    t.line = 108
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 109
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 110
    g.grant(("XF_594__obtained2__may_instead",), 0, ())
    t.line = 113
    t.answer("may", "yes")
    t.line = 115
    g.v_defeats(0, u_buzzback)
    t.line = 116
    g.v_heals(0, 1)
    t.line = 118
    t.equal(118, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 119
    t.check(119, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


def pain_is_gain__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:125
    return args[0] == g.current and g.can("draws", g.current, 1)


def pain_is_gain__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:125
    g.v_draws(g.current, 1)


def red_haze__may_instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:128
    return args[0] == g.current and g.can("gains", g.current, 1)


def red_haze__may_instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:128
    g.v_gains(g.current, 1)


def XF_598(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:121
    g = t.game(4)
    t.line = 130
    u_pain_is_gain = g.create("pain_is_gain", g.z__active)
    g.create("red_haze", g.z__active)
    t.line = 131
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 132
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 133
    t.answer("order", u_pain_is_gain)
    t.line = 134
    t.answer("may", "yes")
    t.line = 136
    g.v_heals(0, 1)
    t.line = 138
    t.equal(138, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 139
    t.equal(139, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 140
    t.equal(140, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


def pain_is_gain__may_instead_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:146
    return args[0] == g.current and g.can("draws", g.current, 1)


def pain_is_gain__may_instead_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:146
    g.v_draws(g.current, 1)


def red_haze__may_instead_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:149
    return args[0] == g.current and g.can("gains", g.current, 1)


def red_haze__may_instead_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events_texts.card:149
    g.v_gains(g.current, 1)


def XF_598_b(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:142
    g = t.game(4)
    t.line = 151
    g.create("pain_is_gain", g.z__active)
    u_red_haze = g.create("red_haze", g.z__active)
    t.line = 152
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 153
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 154
    t.answer("order", u_red_haze)
    t.line = 155
    t.answer("may", "yes")
    t.line = 157
    g.v_heals(0, 1)
    t.line = 159
    t.equal(159, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 160
    t.equal(160, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 161
    t.equal(161, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def rage__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/scenarios/events_texts.card:168
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


def XF_120(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:163
    g = t.game(4)
    t.line = 169
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 2
    t.line = 170
    g.create("rage", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 172
    t.step(g, "new_event", 0)
    t.line = 173
    t.step(g, "take_damage", 2)
    t.line = 175
    t.equal(175, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 177
    t.step(g, "new_event", 0)
    t.line = 178
    t.step(g, "take_damage", 2)
    t.line = 180
    t.equal(180, "hp of P3", g.s_runner_hp[2], "=", 2)


def take_the_merchandise_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:182
    g = t.game(4)
    t.line = 185
    g.s_runner_hp[1] = min(4, g.s_runner_max_hp[1])
    t.line = 186
    g.create("take_the_merchandise_and_run", g.z__event_deck)
    g.create("quiet_street", g.z__event_deck)
    t.line = 187
    for _ in range(5):
        g.create("katana", g.z__market_deck)
    t.line = 189
    t.step(g, "new_event", 0)
    t.line = 191
    t.equal(191, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 192
    t.equal(192, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 193
    t.equal(193, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 194
    t.equal(194, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 195
    t.equal(195, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 2)
    t.line = 197
    t.step(g, "new_event", 0)
    t.line = 199
    t.equal(199, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 200
    t.equal(200, "hp of P2", g.s_runner_hp[1], "=", 3)


def no_holding_back_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:202
    g = t.game(4)
    t.line = 205
    g.create("no_holding_back", g.z__active)
    t.line = 206
    for _ in range(2):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 207
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 208
    t.all_pass = True
    t.line = 210
    t.step(g, "take_damage", 1)
    t.line = 212
    t.equal(212, "hp of P2", g.s_runner_hp[1], "=", 5)
    t.line = 214
    t.step(g, "draw_and_buy", 1)
    t.line = 216
    t.equal(216, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 217
    t.equal(217, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


def win_one_lose_one_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:219
    g = t.game(4)
    t.line = 222
    g.create("win_one_lose_one", g.z__active)
    t.line = 223
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 224
    t.answer("pick", u_mark)
    t.line = 226
    g.scope_start("turn")
    t.line = 228
    t.equal(228, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 229
    t.check(229, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 230
    t.check(230, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)


def enemy_comms_text(t: Value) -> None:  # cards/crossfire/base/scenarios/events_texts.card:232
    g = t.game(4)
    t.line = 237
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    u_wisp = g.create("wisp", g.z__row)
    g.s_threat_facing[u_wisp] = 1
    t.line = 238
    g.s_threat_cleared[u_thug] = 1
    t.line = 239
    g.s_threat_cleared[u_wisp] = 1
    t.line = 240
    for _ in range(4):
        g.create("quiet_street", g.z__event_discard)
    t.line = 241
    g.create("enemy_comms", g.z__event_deck)
    t.line = 243
    t.step(g, "new_event", 0)
    t.line = 245
    t.equal(245, "attack of thug", g.f_threat_attack(u_thug), "=", 2)
    t.line = 246
    t.equal(246, "attack of wisp", g.f_threat_attack(u_wisp), "=", 1)
    t.line = 247
    t.equal(247, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 248
    t.equal(248, "cleared of wisp", g.s_threat_cleared[u_wisp], "=", 1)


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
            "XF_575",
            "GPS Hack may choose the Decker",
            XF_575,
            43,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 9), ("black", 1), ("black", 1))), ("attack", 1)),
                    (),
                    line=46,
                ),
            ),
        ),
        Scenario("XF_576", "Grenade! may choose the Street Samurai", XF_576, 62, 4),
        Scenario("XF_577", "Harlequinade may choose the Mage", XF_577, 73, 4),
        Scenario("XF_593", "cannot beats can: who cannot draw heals", XF_593, 88, 4),
        Scenario("XF_594", "without the obstacle the replacement works again", XF_594, 104, 4),
        Scenario(
            "XF_598",
            "of two replacements one is used: the card",
            XF_598,
            121,
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
                            line=125,
                        ),
                    ),
                    line=124,
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
                            line=128,
                        ),
                    ),
                    line=127,
                ),
            ),
        ),
        Scenario(
            "XF_598_b",
            "of two replacements one is used: the nuyen",
            XF_598_b,
            142,
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
                            line=146,
                        ),
                    ),
                    line=145,
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
                            line=149,
                        ),
                    ),
                    line=148,
                ),
            ),
        ),
        Scenario(
            "XF_120",
            "an effect lasts as its text says",
            XF_120,
            163,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=166),
                Card(
                    "rage",
                    "event",
                    (),
                    (Ability("rage__static_attack", "modify", "threat.attack", None, rage__static_attack, line=168),),
                    line=167,
                ),
            ),
        ),
        Scenario(
            "take_the_merchandise_text",
            "Take the Merchandise and Run is for the healthy",
            take_the_merchandise_text,
            182,
            4,
        ),
        Scenario("no_holding_back_text", "No Holding Back hurts who held cards back", no_holding_back_text, 202, 4),
        Scenario("win_one_lose_one_text", "Win One, Lose One", win_one_lose_one_text, 219, 4),
        Scenario(
            "enemy_comms_text",
            "Enemy Comms stirs up green and red",
            enemy_comms_text,
            232,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("colour", "red"), ("track", (("plain", 3), ("red", 1))), ("attack", 1)),
                    (),
                    line=235,
                ),
                Card(
                    "wisp",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3), ("blue", 1))), ("attack", 1)),
                    (),
                    line=236,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "XF_593__obtained1__may_instead",
            "may instead",
            "heals",
            XF_593__obtained1__may_instead_if,
            XF_593__obtained1__may_instead,
            line=95,
        ),
        Ability(
            "XF_594__obtained2__may_instead",
            "may instead",
            "heals",
            XF_594__obtained2__may_instead_if,
            XF_594__obtained2__may_instead,
            line=111,
        ),
    ),
)
