"""Made by `ombre build` from cards/crossfire/base/scenarios/dragon_fight.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


def XF_446(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:5
    g = t.game(4)
    t.line = 9
    g = t.setup("dragon_fight")
    t.line = 11
    t.equal(
        11,
        "number of (covert aspects in row where facing is P4)",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_aspect
                and g.f_aspect_side(u_it1) == g.e_side_covert
                and g.s_threat_facing[u_it1] == 3
            ]
        ),
        "=",
        2,
    )
    t.line = 12
    t.equal(
        12,
        "number of (enraged aspects in lair)",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__lair]
                if g.kind[u_it2] in g.k_aspect and g.f_aspect_side(u_it2) == g.e_side_enraged
            ]
        ),
        "=",
        2,
    )


def XF_446_b(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:14
    g = t.game(4)
    t.line = 17
    t.answer("leader", 2)
    t.line = 18
    t.answer("body", "runner_human")
    t.line = 19
    t.answer("part", "mage")
    t.line = 20
    t.answer("body", "runner_human")
    t.line = 21
    t.answer("part", "face")
    t.line = 22
    t.answer("body", "runner_human")
    t.line = 23
    t.answer("part", "decker")
    t.line = 24
    t.answer("body", "runner_human")
    t.line = 26
    g = t.setup("dragon_fight", {"crew": "chosen"})
    t.line = 28
    t.equal(
        28,
        "number of (covert aspects in row where facing is P2)",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_aspect
                and g.f_aspect_side(u_it1) == g.e_side_covert
                and g.s_threat_facing[u_it1] == 1
            ]
        ),
        "=",
        2,
    )


def XF_447(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:30
    g = t.game(4)
    t.line = 34
    g = t.setup("dragon_fight")
    t.line = 36
    t.equal(36, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 37
    t.equal(
        37,
        "number of (normal obstacles in row)",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        3,
    )
    t.line = 38
    t.equal(
        38,
        "number of (an obstacle in row where facing is P1)",
        len([u_it3 for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle and g.s_threat_facing[u_it3] == 0]),
        "=",
        1,
    )
    t.line = 39
    t.equal(
        39,
        "number of (an obstacle in row where facing is P2)",
        len([u_it4 for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_obstacle and g.s_threat_facing[u_it4] == 1]),
        "=",
        1,
    )
    t.line = 40
    t.equal(
        40,
        "number of (an obstacle in row where facing is P3)",
        len([u_it5 for u_it5 in g.zones[g.z__row] if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == 2]),
        "=",
        1,
    )
    t.line = 41
    t.check(
        41,
        "there is no (an obstacle in row where facing is P4)",
        not [u_it6 for u_it6 in g.zones[g.z__row] if g.kind[u_it6] in g.k_obstacle and g.s_threat_facing[u_it6] == 3],
    )


def XF_448(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:45
    g = t.game(4)
    t.line = 49
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 50
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 51
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 52
    g.s__hunted = 3
    t.line = 54
    g.perform("begin", u_dragon_fight, 0)
    t.line = 55
    t.step(g, "new_event", 0)
    t.line = 57
    t.equal(57, "round_number", g.s__round_number, "=", 1)
    t.line = 58
    t.equal(
        58,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 59
    t.equal(59, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 60
    t.equal(60, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)


def XF_449(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:62
    g = t.game(4)
    t.line = 66
    g.create("dragon_fight", g.z__briefing)
    t.line = 67
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 68
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 69
    g.s__hunted = 3
    t.line = 70
    g.s__round_number = 1
    t.line = 72
    t.step(g, "new_event", 0)
    t.line = 74
    t.equal(74, "round_number", g.s__round_number, "=", 2)
    t.line = 75
    t.equal(
        75,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 76
    t.equal(76, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 77
    t.equal(77, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)


def roll_call__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/dragon_fight.card:84
    return args[0] == this


def roll_call__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:84
    g.s__scene_number = len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle])


def XF_450(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:79
    g = t.game(4)
    t.line = 86
    g.create("dragon_fight", g.z__briefing)
    t.line = 87
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 88
    u_roll_call = g.create("roll_call", g.z__event_deck)
    t.line = 89
    g.s__hunted = 3
    t.line = 90
    g.s__round_number = 2
    t.line = 92
    t.step(g, "new_event", 0)
    t.line = 94
    t.equal(94, "round_number", g.s__round_number, "=", 3)
    t.line = 95
    t.check(95, "roll_call is in active", g.where[u_roll_call] == g.z__active)
    t.line = 96
    t.equal(96, "scene_number", g.s__scene_number, "=", 3)


def XF_451(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:98
    g = t.game(4)
    t.line = 103
    g.create("dragon_fight", g.z__briefing)
    t.line = 104
    for _ in g.repeat(3):
        g.create("tough", g.z__hard_deck)
    t.line = 105
    for _ in g.repeat(3):
        g.create("easy", g.z__normal_deck)
    t.line = 106
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 107
    g.create("quiet_street", g.z__active)
    t.line = 108
    g.create("quiet_street", g.z__event_deck)
    t.line = 109
    g.s__hunted = 3
    t.line = 110
    g.s__round_number = 5
    t.line = 112
    t.step(g, "new_event", 0)
    t.line = 114
    t.equal(114, "level", g.d__level(), "=", 3)
    t.line = 115
    t.equal(
        115,
        "number of (hard obstacles in row)",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        2,
    )
    t.line = 116
    t.equal(
        116,
        "number of (normal obstacles in row)",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        1,
    )
    t.line = 117
    t.check(
        117,
        "there is (a hard obstacle in row where facing is P1)",
        bool(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle
                and g.f_threat_difficulty(u_it3) == g.e_grade_hard
                and g.s_threat_facing[u_it3] == 0
            ]
        ),
    )
    t.line = 118
    t.check(
        118,
        "there is (a hard obstacle in row where facing is P2)",
        bool(
            [
                u_it4
                for u_it4 in g.zones[g.z__row]
                if g.kind[u_it4] in g.k_obstacle
                and g.f_threat_difficulty(u_it4) == g.e_grade_hard
                and g.s_threat_facing[u_it4] == 1
            ]
        ),
    )
    t.line = 119
    t.check(
        119,
        "there is (a normal obstacle in row where facing is P3)",
        bool(
            [
                u_it5
                for u_it5 in g.zones[g.z__row]
                if g.kind[u_it5] in g.k_obstacle
                and g.f_threat_difficulty(u_it5) == g.e_grade_normal
                and g.s_threat_facing[u_it5] == 2
            ]
        ),
    )


def XF_453(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:121
    g = t.game(4)
    t.line = 125
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 126
    u_ruby = g.create("ruby", g.z__normal_deck)
    t.line = 127
    g.s__hunted = 3
    t.line = 129
    g.v_summons(u_dragon_fight, 1)
    t.line = 131
    t.check(131, "colour of P4 is red", g.s_runner_colour[3] == g.e_symbol_red)
    t.line = 132
    t.check(132, "facing of ruby is P1", g.s_threat_facing[u_ruby] == 0)


def XF_454(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:134
    g = t.game(4)
    t.line = 140
    g.create("dragon_fight", g.z__briefing)
    t.line = 141
    u_one = g.create("one", g.z__normal_deck)
    u_two = g.create("two", g.z__normal_deck)
    u_three = g.create("three", g.z__normal_deck)
    t.line = 142
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 143
    g.s__hunted = 3
    t.line = 144
    g.s__round_number = 1
    t.line = 146
    g.v_turns_to(u_covert_skill, 1)
    t.line = 147
    t.step(g, "new_event", 0)
    t.line = 149
    t.check(149, "facing of one is P3", g.s_threat_facing[u_one] == 2)
    t.line = 150
    t.check(150, "facing of two is P4", g.s_threat_facing[u_two] == 3)
    t.line = 151
    t.check(151, "facing of three is P1", g.s_threat_facing[u_three] == 0)


def XF_455(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:153
    g = t.game(4)
    t.line = 157
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 158
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 159
    g.s__hunted = 3
    t.line = 160
    t.all_pass = True
    t.line = 162
    g.perform("begin", u_dragon_fight, 0)
    t.line = 163
    t.flow(g, "round", g.current)
    t.line = 164
    t.step(g, "new_event", 0)
    t.line = 166
    t.equal(166, "round_number", g.s__round_number, "=", 2)
    t.line = 167
    t.equal(
        167,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        6,
    )


def trap__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/dragon_fight.card:173
    return args[0] == this


def trap__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:173
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


def watcher__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:177
    g.s_runner_karma[g.current] = bounded(
        max(1 + max((g.s_runner_karma[u_it2] for u_it2 in g.everyone(g.current)), default=0), 0)
    )


def obstacle_calls_the_team_off(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:169
    g = t.game(4)
    t.line = 179
    g.create("dragon_fight", g.z__briefing)
    t.line = 180
    g.create("trap", g.z__normal_deck)
    t.line = 181
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 182
    u_quiet_street = g.create("quiet_street", g.z__event_deck)
    t.line = 183
    g.s__hunted = 3
    t.line = 184
    g.s__round_number = 4
    t.line = 185
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 186
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 187
    g.s__gap = 1
    t.line = 188
    t.all_pass = True
    t.line = 190
    t.flow(g, "round", g.current)
    t.line = 192
    t.check(192, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 193
    t.check(193, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)
    t.line = 194
    t.equal(194, "karma of P1", g.s_runner_karma[0], "<", g.s_runner_karma[1])
    t.line = 195
    t.check(195, "game is aborted", g.result == "aborted", f"it is {g.result}")


def XF_456(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:199
    g = t.game(4)
    t.line = 203
    g = t.setup("dragon_fight")
    t.line = 205
    t.equal(
        205,
        "number of (covert aspects in row)",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_aspect and g.f_aspect_side(u_it1) == g.e_side_covert
            ]
        ),
        "=",
        2,
    )
    t.line = 206
    t.equal(
        206,
        "number of (hacking aspects in row)",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_aspect and g.f_aspect_type(u_it2) == g.e_art_hacking
            ]
        ),
        "=",
        1,
    )
    t.line = 207
    t.equal(
        207,
        "number of (skill aspects in row)",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_aspect and g.f_aspect_type(u_it3) == g.e_art_skill
            ]
        ),
        "=",
        1,
    )


def XF_457(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:209
    g = t.game(4)
    t.line = 213
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 214
    u_torrent = g.create("torrent", g.z_runner_played + 0, 0)
    t.line = 216
    g.v_strikes_with(0, u_covert_skill, u_torrent)
    t.line = 218
    t.check(218, "covert_skill is in beaten", g.where[u_covert_skill] == g.z__beaten)


def XF_457_b(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:220
    g = t.game(4)
    t.line = 224
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 225
    u_mixture = g.create("mixture", g.z_runner_played + 0, 0)
    t.line = 226
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 228
    g.v_strikes_with(0, u_covert_skill, u_mixture)
    t.line = 230
    t.check(230, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 232
    g.v_strikes_with(0, u_covert_skill, u_street_smarts)
    t.line = 234
    t.check(234, "covert_skill is in beaten", g.where[u_covert_skill] == g.z__beaten)


def either_way_falls_short(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:236
    g = t.game(4)
    t.line = 240
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 241
    u_torrent = g.create("torrent", g.z_runner_played + 0, 0)
    t.line = 243
    g.v_strikes_with(0, u_covert_skill, u_torrent)
    t.line = 245
    t.check(245, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 246
    t.equal(246, "cleared of covert_skill", g.s_threat_cleared[u_covert_skill], "=", 0)
    t.line = 247
    t.equal(247, "pool at red of covert_skill", g.s_threat_pool[u_covert_skill][g.e_symbol_red], "=", 7)


def XF_458(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:249
    g = t.game(4)
    t.line = 253
    g.create("dragon_fight", g.z__briefing)
    t.line = 254
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 255
    u_t1 = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 256
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 257
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 258
    u_t2 = g.create("torrent", g.z_runner_hand + 1, 1)
    t.line = 259
    t.answer("window", (("plays", (None, u_t1)),), who=0)
    t.line = 260
    t.answer("window", (("strikes with", (None, None, u_t1)),), who=0)
    t.line = 261
    t.answer("window", (("plays", (None, u_t2)),), who=1)
    t.line = 262
    t.answer("window", (("strikes with", (None, None, u_t2)),), who=1)
    t.line = 263
    t.all_pass = True
    t.line = 265
    t.flow(g, "turn", 0)
    t.line = 266
    t.flow(g, "turn", 1)
    t.line = 268
    t.check(268, "t1 is in discard of P1", g.where[u_t1] == g.z_runner_discard + 0)
    t.line = 269
    t.check(269, "t2 is in discard of P2", g.where[u_t2] == g.z_runner_discard + 1)
    t.line = 270
    t.check(270, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 271
    t.equal(271, "pool at red of covert_skill", g.s_threat_pool[u_covert_skill][g.e_symbol_red], "=", 0)


def XF_460(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:273
    g = t.game(4)
    t.line = 276
    g.create("dragon_fight", g.z__briefing)
    t.line = 277
    g.create("covert_hacking", g.z__beaten)
    t.line = 278
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 279
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 280
    g.s__hunted = 3
    t.line = 282
    g.v_defeats(1, u_covert_skill)
    t.line = 284
    t.equal(
        284,
        "number of (covert aspects in row)",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_aspect and g.f_aspect_side(u_it1) == g.e_side_covert
            ]
        ),
        "=",
        0,
    )
    t.line = 285
    t.check(285, "enraged_spell is in row", g.where[u_enraged_spell] == g.z__row)
    t.line = 286
    t.check(286, "enraged_weapon is in row", g.where[u_enraged_weapon] == g.z__row)
    t.line = 287
    t.check(287, "facing of enraged_spell is P4", g.s_threat_facing[u_enraged_spell] == 3)
    t.line = 288
    t.check(288, "facing of enraged_weapon is P4", g.s_threat_facing[u_enraged_weapon] == 3)
    t.line = 289
    t.check(289, "type of enraged_spell is spell", g.f_aspect_type(u_enraged_spell) == g.e_art_spell)
    t.line = 290
    t.check(290, "type of enraged_weapon is weapon", g.f_aspect_type(u_enraged_weapon) == g.e_art_weapon)


def XF_461(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:292
    g = t.game(4)
    t.line = 295
    g.create("dragon_fight", g.z__briefing)
    t.line = 296
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 297
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 298
    g.s__hunted = 3
    t.line = 300
    g.v_defeats(1, u_covert_hacking)
    t.line = 302
    t.check(302, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 303
    t.check(303, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 304
    t.check(304, "enraged_spell is in lair", g.where[u_enraged_spell] == g.z__lair)
    t.line = 305
    t.check(305, "enraged_weapon is in lair", g.where[u_enraged_weapon] == g.z__lair)


def XF_462(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:307
    g = t.game(4)
    t.line = 311
    g.create("dragon_fight", g.z__briefing)
    t.line = 312
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 313
    u_t1 = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 314
    u_t2 = g.create("torrent", g.z_runner_played + 1, 1)
    t.line = 315
    g.s__hunted = 3
    t.line = 316
    t.answer("window", (("plays", (None, u_t1)),), who=0)
    t.line = 317
    t.answer("window", (("strikes with", (None, u_covert_hacking, u_t1)),), who=0)
    t.line = 318
    t.all_pass = True
    t.line = 320
    t.flow(g, "turn", 0)
    t.line = 322
    t.check(322, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 323
    t.equal(323, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 324
    t.equal(324, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 325
    t.equal(325, "scene_number", g.s__scene_number, "=", 1)
    t.line = 327
    g.v_strikes_with(1, u_covert_hacking, u_t2)
    t.line = 328
    t.step(g, "end_turn", 1)
    t.line = 329
    g.scope_end("turn")
    t.line = 331
    t.check(331, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 332
    t.check(332, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 333
    t.equal(333, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 334
    t.equal(334, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 335
    t.equal(335, "scene_number", g.s__scene_number, "=", 1)


def XF_463(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:337
    g = t.game(4)
    t.line = 340
    g.create("dragon_fight", g.z__briefing)
    t.line = 341
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 342
    g.s_runner_max_hp[3] = 7
    t.line = 343
    g.s_runner_hp[3] = min(7, g.s_runner_max_hp[3])
    t.line = 345
    t.step(g, "take_damage", 3)
    t.line = 347
    t.equal(347, "hp of P4", g.s_runner_hp[3], "=", 3)


def XF_463_b(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:349
    g = t.game(4)
    t.line = 352
    g.create("dragon_fight", g.z__briefing)
    t.line = 353
    g.create("enraged_spell", g.z__beaten)
    t.line = 354
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 355
    g.s_runner_max_hp[3] = 7
    t.line = 356
    g.s_runner_hp[3] = min(7, g.s_runner_max_hp[3])
    t.line = 358
    t.step(g, "take_damage", 3)
    t.line = 360
    t.equal(360, "hp of P4", g.s_runner_hp[3], "=", 5)


def XF_464(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:362
    g = t.game(4)
    t.line = 365
    g.create("dragon_fight", g.z__briefing)
    t.line = 366
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 367
    g.s__hunted = 3
    t.line = 369
    g.v_turns_to(u_enraged_spell, 0)
    t.line = 370
    t.step(g, "take_damage", 0)
    t.line = 372
    t.check(372, "facing of enraged_spell is P1", g.s_threat_facing[u_enraged_spell] == 0)
    t.line = 373
    t.check(373, "facing of enraged_weapon is P1", g.s_threat_facing[u_enraged_weapon] == 0)
    t.line = 374
    t.equal(374, "hp of P1", g.s_runner_hp[0], "=", 1)


def enraged_where_it_was(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:376
    g = t.game(4)
    t.line = 379
    g.create("dragon_fight", g.z__briefing)
    t.line = 380
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 381
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 382
    g.s__hunted = 3
    t.line = 384
    g.v_turns_to(u_covert_hacking, 0)
    t.line = 385
    g.v_defeats(1, u_covert_hacking)
    t.line = 386
    g.v_defeats(1, u_covert_skill)
    t.line = 388
    t.check(388, "facing of enraged_spell is P1", g.s_threat_facing[u_enraged_spell] == 0)
    t.line = 389
    t.check(389, "facing of enraged_weapon is P1", g.s_threat_facing[u_enraged_weapon] == 0)


def XF_465(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:393
    g = t.game(4)
    t.line = 397
    g.create("dragon_fight", g.z__briefing)
    t.line = 398
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 399
    u_torrent = g.create("torrent", g.z_runner_hand + 1, 1)
    t.line = 400
    g.s__hunted = 3
    t.line = 401
    t.answer("window", (("plays", (None, u_torrent)),), who=1)
    t.line = 402
    t.answer("window", (("strikes with", (None, u_covert_hacking, u_torrent)),), who=1)
    t.line = 403
    t.all_pass = True
    t.line = 405
    t.step(g, "play_cards", 1)
    t.line = 406
    t.step(g, "apply_damage", 1)
    t.line = 407
    t.step(g, "take_damage", 1)
    t.line = 408
    t.step(g, "draw_and_buy", 1)
    t.line = 410
    t.check(410, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 411
    t.equal(411, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 412
    t.equal(412, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 414
    t.step(g, "end_turn", 1)
    t.line = 415
    g.scope_end("turn")
    t.line = 417
    t.equal(417, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 418
    t.equal(418, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 419
    t.equal(419, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 420
    t.equal(420, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)


def rewards_of_the_others(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:422
    g = t.game(4)
    t.line = 425
    g.create("dragon_fight", g.z__briefing)
    t.line = 426
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 427
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 428
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 429
    g.s_runner_hp[2] = min(2, g.s_runner_max_hp[2])
    t.line = 430
    g.s__slayer = 0
    t.line = 431
    t.all_pass = True
    t.line = 433
    t.step(g, "end_turn", 0)
    t.line = 434
    g.scope_end("turn")
    t.line = 436
    t.equal(436, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)
    t.line = 437
    t.equal(437, "hp of P3", g.s_runner_hp[2], "=", 4)
    t.line = 438
    t.equal(438, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 439
    t.equal(439, "scene_number", g.s__scene_number, "=", 2)


def events_go_with_an_aspect(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:441
    g = t.game(4)
    t.line = 444
    g.create("dragon_fight", g.z__briefing)
    t.line = 445
    g.create("covert_hacking", g.z__beaten)
    t.line = 446
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 447
    u_timebomb = g.create("timebomb", g.z__active)
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 448
    g.s__slayer = 1
    t.line = 449
    t.all_pass = True
    t.line = 451
    t.step(g, "end_turn", 1)
    t.line = 452
    g.scope_end("turn")
    t.line = 454
    t.check(454, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 455
    t.check(455, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)
    t.line = 456
    t.equal(456, "level", g.d__level(), "=", 0)
    t.line = 457
    t.equal(457, "hp of P1", g.s_runner_hp[0], "=", 5)


def watcher__when_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:463
    g.s_runner_karma[g.current] = bounded(
        max(1 + max((g.s_runner_karma[u_it1] for u_it1 in g.everyone(g.current)), default=0), 0)
    )


def XF_467(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:459
    g = t.game(4)
    t.line = 465
    g.create("dragon_fight", g.z__briefing)
    t.line = 466
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 467
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 468
    for u_r in g.everyone(g.current):
        g.s_runner_nuyen[u_r] = 20
    t.line = 470
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_katana = g.create("katana", g.z__market)
    u_stunbolt = g.create("stunbolt", g.z__market)
    u_negotiation = g.create("negotiation", g.z__market)
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 471
    g.create("enraged_spell", g.z__lair)
    t.line = 472
    t.answer("window", (("buys", (None, u_covering_fire)),), who=2)
    t.line = 473
    t.answer("window", (("buys", (None, u_katana)),), who=3)
    t.line = 474
    t.answer("window", (("buys", (None, u_stunbolt)),), who=0)
    t.line = 475
    t.answer("window", (("buys", (None, u_negotiation)),), who=1)
    t.line = 476
    t.all_pass = True
    t.line = 478
    g.v_defeats(1, u_covert_hacking)
    t.line = 479
    t.step(g, "end_turn", 1)
    t.line = 480
    g.scope_end("turn")
    t.line = 482
    t.check(482, "covering_fire is in hand of P3", g.where[u_covering_fire] == g.z_runner_hand + 2)
    t.line = 483
    t.check(483, "katana is in hand of P4", g.where[u_katana] == g.z_runner_hand + 3)
    t.line = 484
    t.check(484, "stunbolt is in hand of P1", g.where[u_stunbolt] == g.z_runner_hand + 0)
    t.line = 485
    t.check(485, "negotiation is in hand of P2", g.where[u_negotiation] == g.z_runner_hand + 1)
    t.line = 486
    t.check(486, "clairvoyance is in market", g.where[u_clairvoyance] == g.z__market)


def XF_468(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:488
    g = t.game(4)
    t.line = 493
    g.create("dragon_fight", g.z__briefing)
    t.line = 494
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 495
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 496
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 497
    u_torrent = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 498
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 499
    t.answer("window", (("plays", (None, u_torrent)),), who=0)
    t.line = 500
    t.answer("window", (("strikes with", (None, u_enraged_weapon, u_torrent)),), who=0)
    t.line = 501
    t.all_pass = True
    t.line = 503
    t.flow(g, "turn", 0)
    t.line = 505
    t.check(505, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 506
    t.equal(506, "hp of P1", g.s_runner_hp[0], "=", 1)


def XF_469(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:508
    g = t.game(4)
    t.line = 512
    g.create("dragon_fight", g.z__briefing)
    t.line = 513
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_weapon", g.z__beaten)
    t.line = 514
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    t.line = 515
    for _ in g.repeat(5):
        u_brute = g.create("brute", g.z__row)
        g.s_threat_facing[u_brute] = 0
    t.line = 517
    g.v_defeats(2, u_enraged_spell)
    t.line = 519
    t.equal(
        519,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        5,
    )
    t.line = 520
    t.check(520, "game is won", g.result == "won", f"it is {g.result}")


def XF_470(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:522
    g = t.game(4)
    t.line = 525
    g.create("dragon_fight", g.z__briefing)
    t.line = 526
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 527
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 528
    g.s__scene_number = 1
    t.line = 529
    g.s__hunted = 3
    t.line = 530
    t.all_pass = True
    t.line = 532
    t.flow(g, "turn", 0)
    t.line = 534
    t.check(
        534, "there is no obstacle in row", not [u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]
    )
    t.line = 535
    t.check(535, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 536
    t.equal(536, "scene_number", g.s__scene_number, "=", 1)
    t.line = 537
    t.check(537, "game is not over", not g.result is not None, f"it is {g.result}")


def XF_471(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:541
    g = t.game(4)
    t.line = 544
    g.create("dragon_fight", g.z__briefing)
    t.line = 545
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 546
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 548
    g.v_defeats(0, u_enraged_weapon)
    t.line = 550
    t.check(550, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 551
    t.equal(551, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 552
    t.equal(552, "karma of P2", g.s_runner_karma[1], "=", 7)
    t.line = 553
    t.equal(553, "karma of P3", g.s_runner_karma[2], "=", 7)
    t.line = 554
    t.equal(554, "karma of P4", g.s_runner_karma[3], "=", 7)


def XF_472(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:556
    g = t.game(4)
    t.line = 559
    g.create("dragon_fight", g.z__briefing)
    t.line = 560
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 561
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 562
    t.all_pass = True
    t.line = 564
    t.flow(g, "turn", 0)
    t.line = 566
    t.check(566, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 567
    t.equal(567, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 568
    t.equal(568, "karma of P3", g.s_runner_karma[2], "=", 1)


def no_reward_in_a_retreat(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:570
    g = t.game(4)
    t.line = 573
    g.create("dragon_fight", g.z__briefing)
    t.line = 574
    g.create("covert_hacking", g.z__beaten)
    t.line = 575
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 576
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    g.create("enraged_weapon", g.z__lair)
    t.line = 577
    g.create("quiet_street", g.z__event_deck)
    t.line = 578
    g.s__hunted = 3
    t.line = 579
    g.s__round_number = 5
    t.line = 580
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 581
    t.all_pass = True
    t.line = 583
    g.v_defeats(0, u_covert_skill)
    t.line = 584
    t.flow(g, "turn", 0)
    t.line = 586
    t.check(586, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 587
    t.check(587, "enraged_spell is in lair", g.where[u_enraged_spell] == g.z__lair)
    t.line = 588
    t.equal(588, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 589
    t.equal(589, "number of cards in row", len(g.zones[g.z__row]), "=", 0)


def XF_474(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:591
    g = t.game(4)
    t.line = 594
    g.create("dragon_fight", g.z__briefing)
    t.line = 595
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 596
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 597
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 598
    g.s__lets_get_serious = 1
    t.line = 600
    t.step(g, "new_event", 0)
    t.line = 602
    t.equal(602, "round_number", g.s__round_number, "=", 1)
    t.line = 603
    t.equal(603, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 605
    g.v_defeats(0, u_enraged_weapon)
    t.line = 607
    t.equal(607, "karma of P1", g.s_runner_karma[0], "=", 9)
    t.line = 608
    t.equal(608, "karma of P4", g.s_runner_karma[3], "=", 9)


def trouble_brews(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:610
    g = t.game(4)
    t.line = 613
    g.create("dragon_fight", g.z__briefing)
    t.line = 614
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 615
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 616
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 617
    g.s__trouble_brewing = 1
    t.line = 618
    g.s__hunted = 3
    t.line = 620
    t.step(g, "new_event", 0)
    t.line = 622
    t.equal(622, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 624
    t.step(g, "new_event", 0)
    t.line = 626
    t.equal(626, "round_number", g.s__round_number, "=", 2)
    t.line = 627
    t.equal(627, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 629
    g.v_defeats(0, u_enraged_weapon)
    t.line = 631
    t.equal(631, "karma of P1", g.s_runner_karma[0], "=", 8)


def XF_475(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:633
    t.game(4)
    t.line = 637
    t.setup("dragon_fight", {"trouble_brewing": 1, "lets_get_serious": 1})
    t.line = 639
    t.refused(639, "refused by trouble_brewing_or_lets_get_serious", ("trouble_brewing_or_lets_get_serious",))


def its_options_are_its_own(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:641
    t.game(4)
    t.line = 645
    t.setup("crossfire", {"minions_unending": 1})
    t.line = 647
    t.refused(647, "refused by dragon_dares", ("dragon_dares",))


def nor_the_other_way_round(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:649
    t.game(4)
    t.line = 653
    t.setup("dragon_fight", {"more_obstacles": 1})
    t.line = 655
    t.refused(655, "refused by dragon_dares", ("dragon_dares",))


def for_four(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:657
    t.game(3)
    t.line = 661
    t.setup("dragon_fight")
    t.line = 663
    t.refused(663, "refused by team_size", ("team_size",))


def one_trouble_is_allowed(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:665
    g = t.game(4)
    t.line = 669
    g = t.setup("dragon_fight", {"lets_get_serious": 1})
    t.line = 671
    t.equal(671, "number of cards in briefing", len(g.zones[g.z__briefing]), "=", 1)
    t.line = 672
    t.check(
        672,
        "there is (a mission in briefing where quiet_rounds = 0)",
        bool(
            [
                u_it2
                for u_it2 in g.zones[g.z__briefing]
                if g.kind[u_it2] in g.k_mission and g.f_mission_quiet_rounds(u_it2) == 0
            ]
        ),
    )


def XF_476(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:674
    g = t.game(4)
    t.line = 677
    g.create("dragon_fight", g.z__briefing)
    t.line = 678
    g.create("covert_hacking", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 679
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 680
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 681
    g.s__closer_than_you_think = 1
    t.line = 682
    g.s__hunted = 3
    t.line = 684
    t.step(g, "take_damage", 3)
    t.line = 686
    t.equal(686, "hp of P4", g.s_runner_hp[3], "=", 4)
    t.line = 688
    g.v_defeats(0, u_covert_skill)
    t.line = 689
    t.step(g, "take_damage", 3)
    t.line = 691
    t.equal(691, "attack of enraged_weapon", g.f_threat_attack(u_enraged_weapon), "=", 2)
    t.line = 692
    t.equal(692, "hp of P4", g.s_runner_hp[3], "=", 2)
    t.line = 694
    g.v_defeats(0, u_enraged_weapon)
    t.line = 696
    t.equal(696, "karma of P1", g.s_runner_karma[0], "=", 9)
    t.line = 697
    t.equal(697, "karma of P4", g.s_runner_karma[3], "=", 9)


def XF_477(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:699
    g = t.game(4)
    t.line = 707
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 708
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 709
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 710
    u_one = g.create("one", g.z__normal_deck)
    u_two = g.create("two", g.z__normal_deck)
    u_three = g.create("three", g.z__normal_deck)
    u_four = g.create("four", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 711
    g.s__minions_unending = 1
    t.line = 712
    g.s__hunted = 3
    t.line = 714
    g.perform("begin", u_dragon_fight, 0)
    t.line = 716
    t.check(716, "facing of one is P1", g.s_threat_facing[u_one] == 0)
    t.line = 717
    t.check(717, "facing of two is P2", g.s_threat_facing[u_two] == 1)
    t.line = 718
    t.check(718, "facing of three is P3", g.s_threat_facing[u_three] == 2)
    t.line = 719
    t.check(719, "facing of four is P4", g.s_threat_facing[u_four] == 3)
    t.line = 720
    t.equal(
        720,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        4,
    )
    t.line = 722
    g.s__round_number = 1
    t.line = 723
    t.step(g, "new_event", 0)
    t.line = 725
    t.equal(
        725,
        "number of obstacles in row",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle]),
        "=",
        8,
    )
    t.line = 727
    g.v_defeats(0, u_enraged_weapon)
    t.line = 729
    t.equal(729, "karma of P1", g.s_runner_karma[0], "=", 10)
    t.line = 730
    t.equal(730, "karma of P4", g.s_runner_karma[3], "=", 10)


def XF_478(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:732
    g = t.game(4)
    t.line = 735
    g.create("dragon_fight", g.z__briefing)
    t.line = 736
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 737
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 738
    g.s__lets_get_serious = 1
    t.line = 739
    g.s__closer_than_you_think = 1
    t.line = 740
    g.s__minions_unending = 1
    t.line = 741
    g.s_runner_upgrade_karma[1] = 75
    t.line = 743
    g.v_defeats(0, u_enraged_weapon)
    t.line = 745
    t.equal(745, "karma of P1", g.s_runner_karma[0], "=", 14)
    t.line = 746
    t.equal(746, "karma of P2", g.s_runner_karma[1], "=", 14)


def XF_479(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:748
    g = t.game(4)
    t.line = 751
    g.create("dragon_fight", g.z__briefing)
    t.line = 752
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 753
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 754
    g.s_runner_upgrade_karma[1] = 75
    t.line = 755
    g.s_runner_upgrade_karma[2] = 76
    t.line = 756
    g.s_runner_upgrade_karma[3] = 100
    t.line = 758
    g.v_defeats(0, u_enraged_weapon)
    t.line = 760
    t.equal(760, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 761
    t.equal(761, "karma of P2", g.s_runner_karma[1], "=", 7)
    t.line = 762
    t.equal(762, "karma of P3", g.s_runner_karma[2], "=", 6)
    t.line = 763
    t.equal(763, "karma of P4", g.s_runner_karma[3], "=", 6)


def XF_481(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:765
    g = t.game(4)
    t.line = 768
    g.create("dragon_fight", g.z__briefing)
    t.line = 769
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 770
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 771
    g.s_runner_upgrade_karma[1] = 101
    t.line = 772
    g.s_runner_upgrade_karma[2] = 125
    t.line = 774
    g.v_defeats(0, u_enraged_weapon)
    t.line = 776
    t.equal(776, "karma of P2", g.s_runner_karma[1], "=", 5)
    t.line = 777
    t.equal(777, "karma of P3", g.s_runner_karma[2], "=", 5)


def XF_482(t: Value) -> None:  # cards/crossfire/base/scenarios/dragon_fight.card:779
    g = t.game(4)
    t.line = 782
    g.create("dragon_fight", g.z__briefing)
    t.line = 783
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 784
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 785
    g.s_runner_upgrade_karma[1] = 126
    t.line = 786
    g.s_runner_upgrade_karma[2] = 150
    t.line = 788
    g.v_defeats(0, u_enraged_weapon)
    t.line = 790
    t.equal(790, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 791
    t.equal(791, "karma of P3", g.s_runner_karma[2], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/dragon_fight.card",
    scenarios=(
        Scenario("XF_446", "the dragon begins to the right of the starting runner", XF_446, 5, 4),
        Scenario("XF_446_b", "whoever that is", XF_446_b, 14, 4),
        Scenario("XF_447", "three obstacles lie there before the first round, none by the dragon", XF_447, 30, 4),
        Scenario(
            "XF_448",
            "round 1: three obstacles, no event",
            XF_448,
            45,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=48),
            ),
        ),
        Scenario(
            "XF_449",
            "round 2: three more, and still no event",
            XF_449,
            62,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=65),
            ),
        ),
        Scenario(
            "XF_450",
            "round 3: three more, then an event",
            XF_450,
            79,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=82),
                Card(
                    "roll_call",
                    "event",
                    (("copies", 1),),
                    (Ability("roll_call__when", "when", "appears", roll_call__when_if, roll_call__when, line=84),),
                    line=83,
                ),
            ),
        ),
        Scenario(
            "XF_451",
            "as many hard ones as the level says, and they come first",
            XF_451,
            98,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=101,
                ),
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=102,
                ),
            ),
        ),
        Scenario(
            "XF_453",
            "the first one comes to the left of the dragon, whatever its colour",
            XF_453,
            121,
            4,
            cards=(
                Card("ruby", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=124),
            ),
        ),
        Scenario(
            "XF_454",
            "where the dragon has moved, they come to the left of that runner",
            XF_454,
            134,
            4,
            cards=(
                Card("one", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=137),
                Card("two", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=138),
                Card(
                    "three", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=139
                ),
            ),
        ),
        Scenario(
            "XF_455",
            "those of the round before are still there",
            XF_455,
            153,
            4,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=156
                ),
            ),
        ),
        Scenario(
            "obstacle_calls_the_team_off",
            "who is critical as obstacles come ends the mission: no event, and the starting runner begins the retreat",
            obstacle_calls_the_team_off,
            169,
            4,
            cards=(
                Card(
                    "trap",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("trap__when", "when", "flips to", trap__when_if, trap__when, line=173),),
                    line=172,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=177),),
                    line=176,
                ),
            ),
        ),
        Scenario("XF_456", "the covert side: hacking and skill", XF_456, 199, 4),
        Scenario(
            "XF_457",
            "eight of its colour do",
            XF_457,
            209,
            4,
            cards=(Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 8),))), (), line=212),),
        ),
        Scenario(
            "XF_457_b",
            "so do twelve of any",
            XF_457_b,
            220,
            4,
            cards=(
                Card("mixture", "gear", (("type", ("spell",)), ("damage", (("blue", 7), ("plain", 4)))), (), line=223),
            ),
        ),
        Scenario(
            "either_way_falls_short",
            "seven of its colour and four others do neither",
            either_way_falls_short,
            236,
            4,
            cards=(
                Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 7), ("plain", 4)))), (), line=239),
            ),
        ),
        Scenario(
            "XF_458",
            "two runners together do not: what one has done does not stay",
            XF_458,
            249,
            4,
            cards=(Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 5),))), (), line=252),),
        ),
        Scenario("XF_460", "when both covert aspects are defeated, the dragon is enraged", XF_460, 273, 4),
        Scenario("XF_461", "not when one of them is", XF_461, 292, 4),
        Scenario(
            "XF_462",
            "an aspect is defeated once",
            XF_462,
            307,
            4,
            cards=(Card("torrent", "gear", (("type", ("hacking",)), ("damage", (("green", 8),))), (), line=310),),
        ),
        Scenario("XF_463", "each aspect is a boss of its own, and attacks", XF_463, 337, 4),
        Scenario("XF_463_b", "a defeated one does not", XF_463_b, 349, 4),
        Scenario("XF_464", "it moves as a whole", XF_464, 362, 4),
        Scenario("enraged_where_it_was", "and so it is there on its other side, too", enraged_where_it_was, 376, 4),
        Scenario(
            "XF_465",
            "the reward comes at the end of the turn, not before",
            XF_465,
            393,
            4,
            cards=(Card("torrent", "gear", (("type", ("hacking",)), ("damage", (("green", 8),))), (), line=396),),
        ),
        Scenario("rewards_of_the_others", "each aspect has a reward of its own", rewards_of_the_others, 422, 4),
        Scenario(
            "events_go_with_an_aspect",
            "active events are removed when it is rewarded",
            events_go_with_an_aspect,
            441,
            4,
        ),
        Scenario(
            "XF_467",
            "one purchase each, from the left of who did it; then that runner plays",
            XF_467,
            459,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_2", "when", "turn starts", None, watcher__when_2, line=463),),
                    line=462,
                ),
            ),
        ),
        Scenario(
            "XF_468",
            "the fourth aspect wins at once, before anybody attacks",
            XF_468,
            488,
            4,
            cards=(
                Card("torrent", "gear", (("type", ("weapon",)), ("damage", (("black", 8),))), (), line=491),
                Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 5)), (), line=492),
            ),
        ),
        Scenario(
            "XF_469",
            "though there are obstacles in play",
            XF_469,
            508,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=511),),
        ),
        Scenario("XF_470", "an empty table wins nothing, ends no scene and removes no event", XF_470, 522, 4),
        Scenario("XF_471", "seven points for a run that succeeds", XF_471, 541, 4),
        Scenario("XF_472", "one for a retreat in good order", XF_472, 556, 4),
        Scenario(
            "no_reward_in_a_retreat",
            "what the mission gives is not given any more, and the dragon does not turn round",
            no_reward_in_a_retreat,
            570,
            4,
        ),
        Scenario("XF_474", "let's get serious: an event in round 1, and two points more", XF_474, 591, 4),
        Scenario(
            "trouble_brews",
            "trouble brewing: no event in round 1, one in round 2, and one point more",
            trouble_brews,
            610,
            4,
        ),
        Scenario("XF_475", "trouble does not brew where it is serious", XF_475, 633, 4),
        Scenario(
            "its_options_are_its_own",
            "what this mission lets a team dare belongs to no other, nor the other way round",
            its_options_are_its_own,
            641,
            4,
        ),
        Scenario("nor_the_other_way_round", "and it lets nobody dare what others do", nor_the_other_way_round, 649, 4),
        Scenario("for_four", "three runners do not meet a dragon", for_four, 657, 3),
        Scenario("one_trouble_is_allowed", "either of them is", one_trouble_is_allowed, 665, 4),
        Scenario("XF_476", "I'm closer than you think: the covert side attacks, and two points more", XF_476, 674, 4),
        Scenario(
            "XF_477",
            "minions unending: four obstacles a round, the last one by the dragon, and three points more",
            XF_477,
            699,
            4,
            cards=(
                Card("one", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=702),
                Card("two", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=703),
                Card(
                    "three", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=704
                ),
                Card(
                    "four", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=705
                ),
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=706
                ),
            ),
        ),
        Scenario("XF_478", "whoever dares everything learns fourteen points", XF_478, 732, 4),
        Scenario("XF_479", "with up to 75 in upgrades a runner learns it all", XF_479, 748, 4),
        Scenario("XF_481", "with 101 to 125, two points less", XF_481, 765, 4),
        Scenario("XF_482", "with 126 to 150, three points less", XF_482, 779, 4),
    ),
)
