"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_019(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:3
    g = t.game(4)
    t.line = 6
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_obstacle_facing[u_out_of_ammo] = 1
    t.line = 7
    u_m1 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m2 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m3 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m4 = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 9
    t.answer("window", ("plays", u_m1))
    t.line = 10
    t.answer("window", ("plays", u_m2))
    t.line = 11
    t.step(g, "play_cards", 1)
    t.line = 12
    g.v_plays(1, u_m3)
    t.line = 14
    t.equal(14, "number of cards in played of P2", len(g.zones[g.z_runner_played + 1]), "=", 2)
    t.line = 15
    t.cannot(15, "P2 cannot play m3", "plays", (1, u_m3))
    t.line = 16
    t.cannot(16, "P2 cannot play m4", "plays", (1, u_m4))


def XF_020(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:18
    g = t.game(4)
    t.line = 21
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_obstacle_facing[u_out_of_ammo] = 1
    t.line = 22
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 24
    t.answer("window", ("plays", u_m1))
    t.line = 25
    t.answer("window", ("plays", u_m2))
    t.line = 26
    t.answer("window", ("plays", u_m3))
    t.line = 27
    t.step(g, "play_cards", 0)
    t.line = 29
    t.equal(29, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 3)


def jammer__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:36
    return args[0] == you and g.d__level() >= 2


def XF_033(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:31
    g = t.game(4)
    t.line = 37
    u_jammer = g.create("jammer", g.z__row)
    g.s_obstacle_facing[u_jammer] = 0
    t.line = 38
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 39
    g.create("quiet_street", g.z__event_discard)
    t.line = 41
    g.v_draws(0, 1)
    t.line = 43
    t.equal(43, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


def jammer__static_cannot_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:50
    return args[0] == you and g.d__level() >= 2


def XF_034(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:45
    g = t.game(4)
    t.line = 51
    u_jammer = g.create("jammer", g.z__row)
    g.s_obstacle_facing[u_jammer] = 0
    t.line = 52
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 53
    for _ in range(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 55
    g.v_draws(0, 1)
    t.line = 57
    t.equal(57, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 58
    t.cannot(58, "P1 cannot draw 1", "draws", (0, 1))


def jammer__static_cannot_3(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:65
    return args[0] == you and g.d__level() >= 2


def XF_035(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:60
    g = t.game(4)
    t.line = 66
    u_jammer = g.create("jammer", g.z__row)
    g.s_obstacle_facing[u_jammer] = 0
    t.line = 67
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 68
    g.create("quiet_street", g.z__event_discard)
    t.line = 69
    g.create("quiet_street", g.z__active)
    t.line = 70
    for _ in range(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 72
    g.v_draws(0, 1)
    t.line = 74
    t.equal(74, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 76
    t.step(g, "new_event", 0)
    t.line = 78
    t.equal(78, "level", g.d__level(), "=", 2)
    t.line = 79
    t.cannot(79, "P1 cannot draw 1", "draws", (0, 1))


def jammer__static_cannot_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:85
    return args[0] == you


def XF_036(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:81
    g = t.game(4)
    t.line = 86
    u_jammer = g.create("jammer", g.z__row)
    g.s_obstacle_facing[u_jammer] = 2
    t.line = 87
    for _ in range(4):
        u_mana = g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 88
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 90
    t.cannot(90, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 92
    t.step(g, "new_event", 0)
    t.line = 93
    t.answer("window", ("plays", u_mana))
    t.line = 94
    t.step(g, "play_cards", 0)
    t.line = 96
    t.cannot(96, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 98
    t.step(g, "draw_and_buy", 2)
    t.line = 100
    t.cannot(100, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 101
    t.equal(101, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 103
    g.v_strikes_with(0, u_jammer, u_mana)
    t.line = 104
    g.v_draws(2, 1)
    t.line = 106
    t.check(106, "jammer is in normal_discard", g.where[u_jammer] == g.z__normal_discard)
    t.line = 107
    t.equal(107, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)


def warden__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:113
    u_it1 = args[2]
    return args[0] == you and g.kind[u_it1] == g.k_obstacle and u_it1 != this


def XF_037(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:109
    g = t.game(4)
    t.line = 115
    u_warden = g.create("warden", g.z__row)
    g.s_obstacle_facing[u_warden] = 0
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 116
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 118
    t.cannot(118, "P1 cannot clear 1 on thug", "clears on", (0, 1, u_thug))
    t.line = 120
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 121
    t.answer("window", ("strikes with", u_mana))
    t.line = 122
    t.step(g, "apply_damage", 0)
    t.line = 124
    t.check(124, "warden is in normal_discard", g.where[u_warden] == g.z__normal_discard)
    t.line = 125
    t.equal(125, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def greeter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:131
    return args[0] == this


def greeter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:131
    g.v_suffers(you, 1)


def XF_045(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:127
    g = t.game(4)
    t.line = 133
    for _ in range(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 134
    g.create("chummers", g.z__event_deck)
    t.line = 135
    u_greeter = g.create("greeter", g.z__normal_deck)
    t.line = 137
    t.step(g, "new_event", 0)
    t.line = 139
    t.check(139, "greeter is in row", g.where[u_greeter] == g.z__row)
    t.line = 140
    t.check(140, "facing of greeter is P3", g.s_obstacle_facing[u_greeter] == 2)
    t.line = 141
    t.equal(141, "hp of P3", g.s_runner_hp[2], "=", 4)


def one__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:147
    return args[1] == this


def one__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:147
    for u_it1 in g.seats(g.current):
        g.v_draws(u_it1, 1)


def two__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:150
    return args[1] == this


def two__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:150
    u_victim = g.choose("victim", g.current, g.seats(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


def XF_047(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:143
    g = t.game(4)
    t.line = 153
    g.s_runner_hp[1] = max(min(1, g.s_runner_max_hp[1]), 0)
    t.line = 154
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 155
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 156
    g.create("mark_card", g.z_runner_deck + 1, 1)
    t.line = 157
    g.create("street_smarts", g.z_runner_deck + 2, 2)
    t.line = 159
    t.answer("window", ("strikes with", u_quick_shot))
    t.line = 160
    t.answer("window", ("strikes with", u_mana))
    t.line = 161
    t.answer("victim", 1)
    t.line = 162
    t.step(g, "apply_damage", 0)
    t.line = 164
    t.equal(164, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)
    t.line = 165
    t.check(165, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 166
    t.equal(166, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 167
    t.equal(167, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 1)


def clinic__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:173
    return args[1] == this


def clinic__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:173
    g.v_heals(g.current, 1)


def mine__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:176
    return args[1] == this


def mine__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:176
    g.v_suffers(g.current, 1)


def XF_048(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:169
    g = t.game(4)
    t.line = 178
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 179
    u_clinic = g.create("clinic", g.z__row)
    g.s_obstacle_facing[u_clinic] = 0
    u_mine = g.create("mine", g.z__row)
    g.s_obstacle_facing[u_mine] = 0
    t.line = 180
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 181
    for _ in range(4):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 183
    g.v_strikes_with(0, u_clinic, u_quick_shot)
    t.line = 185
    t.equal(185, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 187
    g.v_strikes_with(0, u_mine, u_mana)
    t.line = 189
    t.equal(189, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 190
    t.check(190, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 191
    t.equal(191, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)


def clinic__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:197
    return args[1] == this


def clinic__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:197
    g.v_heals(g.current, 1)


def mine__when_if_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:200
    return args[1] == this


def mine__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:200
    g.v_suffers(g.current, 1)


def XF_048_b(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:193
    g = t.game(4)
    t.line = 202
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 203
    u_clinic = g.create("clinic", g.z__row)
    g.s_obstacle_facing[u_clinic] = 0
    u_mine = g.create("mine", g.z__row)
    g.s_obstacle_facing[u_mine] = 0
    t.line = 204
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 205
    for _ in range(4):
        g.create("mark_card", g.z_runner_deck + 0, 0)
    t.line = 207
    g.v_strikes_with(0, u_mine, u_mana)
    t.line = 209
    t.equal(209, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 210
    t.check(210, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 212
    g.v_strikes_with(0, u_clinic, u_quick_shot)
    t.line = 214
    t.equal(214, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 215
    t.check(215, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 216
    t.equal(216, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


def fuse__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/obstacles.card:222
    return args[1] == this and g.d__level() >= 3


def fuse__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/obstacles.card:222
    for u_it1 in g.seats(g.current):
        g.v_suffers(u_it1, 1)


def XF_049(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:218
    g = t.game(4)
    t.line = 224
    u_f1 = g.create("fuse", g.z__row)
    g.s_obstacle_facing[u_f1] = 1
    u_f2 = g.create("fuse", g.z__row)
    g.s_obstacle_facing[u_f2] = 1
    t.line = 225
    for _ in range(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 227
    g.v_defeats(0, u_f1)
    t.line = 229
    t.equal(229, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 230
    t.equal(230, "hp of P4", g.s_runner_hp[3], "=", 5)
    t.line = 232
    g.create("quiet_street", g.z__event_discard)
    t.line = 233
    g.v_defeats(0, u_f2)
    t.line = 235
    t.equal(235, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 236
    t.equal(236, "hp of P4", g.s_runner_hp[3], "=", 4)


def bait__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/obstacles.card:242
    u_foe = g.reveal(g.z__normal_deck)
    if u_foe != NOTHING:
        g.v_flips_to(u_foe, you)


def XF_614(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:238
    g = t.game(4)
    t.line = 245
    u_bait = g.create("bait", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 246
    u_light_combat_drone = g.create("light_combat_drone", g.z__normal_deck)
    t.line = 248
    t.answer("window", ("plays", u_bait))
    t.line = 249
    t.step(g, "play_cards", 0)
    t.line = 251
    t.check(251, "light_combat_drone is in row", g.where[u_light_combat_drone] == g.z__row)
    t.line = 252
    t.check(252, "facing of light_combat_drone is P1", g.s_obstacle_facing[u_light_combat_drone] == 0)
    t.line = 253
    t.check(253, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)


def XF_615(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:255
    g = t.game(4)
    t.line = 259
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 260
    g.s_obstacle_cleared[u_thug] = 1
    t.line = 261
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 263
    g.v_restores(u_thug, 1)
    t.line = 265
    t.equal(265, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 267
    t.answer("window", ("strikes with", u_mana))
    t.line = 268
    t.step(g, "apply_damage", 0)
    t.line = 270
    t.equal(270, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 271
    t.check(271, "thug is in row", g.where[u_thug] == g.z__row)


def XF_616(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:273
    g = t.game(4)
    t.line = 277
    for u_r in g.seats(g.current):
        g.s_runner_hp[u_r] = max(min(3, g.s_runner_max_hp[u_r]), 0)
    t.line = 279
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 280
    g.s_obstacle_cleared[u_thug] = 1
    t.line = 282
    g.v_restores(u_thug, 1)
    t.line = 284
    t.equal(284, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 285
    t.equal(285, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 286
    t.equal(286, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 287
    t.equal(287, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 288
    t.equal(288, "hp of P4", g.s_runner_hp[3], "=", 3)


def XF_623(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles.card:290
    g = t.game(4)
    t.line = 293
    for u_r in g.seats(g.current):
        g.s_runner_hp[u_r] = max(min(3, g.s_runner_max_hp[u_r]), 0)
    t.line = 295
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 1
    t.line = 297
    for u_it2 in g.seats(g.current):
        g.v_heals(u_it2, 1)
    t.line = 299
    t.equal(299, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 300
    t.equal(300, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 301
    t.equal(301, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 302
    t.equal(302, "hp of P4", g.s_runner_hp[3], "=", 3)
    t.line = 303
    t.cannot(303, "P1 cannot heal 1", "heals", (0, 1))
    t.line = 304
    t.cannot(304, "P2 cannot heal 1", "heals", (1, 1))
    t.line = 305
    t.cannot(305, "P3 cannot heal 1", "heals", (2, 1))
    t.line = 306
    t.cannot(306, "P4 cannot heal 1", "heals", (3, 1))


MODULE = Module(
    source="cards/crossfire/base/scenarios/obstacles.card",
    scenarios=(
        Scenario("XF_019", "Out of Ammo caps cards played", XF_019, 3, 4),
        Scenario("XF_020", "Out of Ammo does not limit the others", XF_020, 18, 4),
        Scenario(
            "XF_033",
            "a threshold that is not met",
            XF_033,
            31,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("jammer__static_cannot", "cannot", "draws", jammer__static_cannot, None, line=35),),
                    line=34,
                ),
            ),
        ),
        Scenario(
            "XF_034",
            "a threshold that is met exactly",
            XF_034,
            45,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("jammer__static_cannot_2", "cannot", "draws", jammer__static_cannot_2, None, line=49),),
                    line=48,
                ),
            ),
        ),
        Scenario(
            "XF_035",
            "a threshold switches on while the obstacle lies there",
            XF_035,
            60,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("jammer__static_cannot_3", "cannot", "draws", jammer__static_cannot_3, None, line=64),),
                    line=63,
                ),
            ),
        ),
        Scenario(
            "XF_036",
            "a text without a time holds as long as the obstacle lies there",
            XF_036,
            81,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("jammer__static_cannot_4", "cannot", "draws", jammer__static_cannot_4, None, line=85),),
                    line=84,
                ),
            ),
        ),
        Scenario(
            "XF_037",
            "the text of a defeated obstacle is gone at once",
            XF_037,
            109,
            4,
            cards=(
                Card(
                    "warden",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("warden__static_cannot", "cannot", "clears on", warden__static_cannot, None, line=113),),
                    line=112,
                ),
                Card("thug", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=114),
            ),
        ),
        Scenario(
            "XF_045",
            "an obstacle that an event brings is flipped, too",
            XF_045,
            127,
            4,
            cards=(
                Card(
                    "greeter",
                    "obstacle",
                    (("colour", "green"), ("type", "human"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("greeter__when", "when", "flips to", greeter__when_if, greeter__when, line=131),),
                    line=130,
                ),
            ),
        ),
        Scenario(
            "XF_047",
            "what a defeat does comes before the next damage",
            XF_047,
            143,
            4,
            cards=(
                Card(
                    "one",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("one__when", "when", "defeats", one__when_if, one__when, line=147),),
                    line=146,
                ),
                Card(
                    "two",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("two__when", "when", "defeats", two__when_if, two__when, line=150),),
                    line=149,
                ),
            ),
        ),
        Scenario(
            "XF_048",
            "first the healing obstacle, then the other",
            XF_048,
            169,
            4,
            cards=(
                Card(
                    "clinic",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("clinic__when", "when", "defeats", clinic__when_if, clinic__when, line=173),),
                    line=172,
                ),
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=176),),
                    line=175,
                ),
            ),
        ),
        Scenario(
            "XF_048_b",
            "first the other obstacle, then the healing one",
            XF_048_b,
            193,
            4,
            cards=(
                Card(
                    "clinic",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("clinic__when_2", "when", "defeats", clinic__when_if_2, clinic__when_2, line=197),),
                    line=196,
                ),
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("mine__when_2", "when", "defeats", mine__when_if_2, mine__when_2, line=200),),
                    line=199,
                ),
            ),
        ),
        Scenario(
            "XF_049",
            "a threshold on a defeat is looked at when it happens",
            XF_049,
            218,
            4,
            cards=(
                Card(
                    "fuse",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("fuse__when", "when", "defeats", fuse__when_if, fuse__when, line=222),),
                    line=221,
                ),
            ),
        ),
        Scenario(
            "XF_614",
            "an obstacle that a card brings is flipped, too",
            XF_614,
            238,
            4,
            cards=(
                Card(
                    "bait",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),))),
                    (Ability("bait__play", "slot", "play", None, bait__play, line=242),),
                    line=241,
                ),
            ),
        ),
        Scenario(
            "XF_615",
            "an obstacle that is healed needs its level again",
            XF_615,
            255,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=258),),
        ),
        Scenario(
            "XF_616",
            "an obstacle that is healed heals no runner",
            XF_616,
            273,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=276),),
        ),
        Scenario("XF_623", "runners are the whole team", XF_623, 290, 4),
    ),
)
