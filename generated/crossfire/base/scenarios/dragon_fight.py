"""Made by `ombre build` from cards/crossfire/base/scenarios/dragon_fight.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, bounded


# cards/crossfire/base/scenarios/dragon_fight.card:5
def XF_446(t: Value) -> None:
    g = t.game(4)
    t.line = 8
    t.answer("opener", 1)
    t.line = 10
    g = t.setup("dragon_fight")
    t.line = 12
    t.equal(
        12,
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
    t.line = 13
    t.equal(
        13,
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


# cards/crossfire/base/scenarios/dragon_fight.card:15
def XF_446_b(t: Value) -> None:
    g = t.game(4)
    t.line = 18
    t.answer("leader", 2)
    t.line = 19
    t.answer("body", "runner_human")
    t.line = 20
    t.answer("part", "mage")
    t.line = 21
    t.answer("body", "runner_human")
    t.line = 22
    t.answer("part", "face")
    t.line = 23
    t.answer("body", "runner_human")
    t.line = 24
    t.answer("part", "decker")
    t.line = 25
    t.answer("body", "runner_human")
    t.line = 27
    g = t.setup("dragon_fight", {"crew": "chosen"})
    t.line = 29
    t.equal(
        29,
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


# cards/crossfire/base/scenarios/dragon_fight.card:31
def XF_447(t: Value) -> None:
    g = t.game(4)
    t.line = 34
    t.answer("opener", 1)
    t.line = 36
    g = t.setup("dragon_fight")
    t.line = 38
    t.equal(38, "number of cards in row", len(g.zones[g.z__row]), "=", 5)
    t.line = 39
    t.equal(
        39,
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
    t.line = 40
    t.equal(
        40,
        "number of (an obstacle in row where facing is P1)",
        len([u_it3 for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle and g.s_threat_facing[u_it3] == 0]),
        "=",
        1,
    )
    t.line = 41
    t.equal(
        41,
        "number of (an obstacle in row where facing is P2)",
        len([u_it4 for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_obstacle and g.s_threat_facing[u_it4] == 1]),
        "=",
        1,
    )
    t.line = 42
    t.equal(
        42,
        "number of (an obstacle in row where facing is P3)",
        len([u_it5 for u_it5 in g.zones[g.z__row] if g.kind[u_it5] in g.k_obstacle and g.s_threat_facing[u_it5] == 2]),
        "=",
        1,
    )
    t.line = 43
    t.check(
        43,
        "there is no (an obstacle in row where facing is P4)",
        not [u_it6 for u_it6 in g.zones[g.z__row] if g.kind[u_it6] in g.k_obstacle and g.s_threat_facing[u_it6] == 3],
    )


# cards/crossfire/base/scenarios/dragon_fight.card:47
def XF_448(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 52
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 53
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 54
    g.s__hunted = 3
    t.line = 56
    g.perform("begin", u_dragon_fight, 0)
    t.line = 57
    t.step(g, "new_event", 0)
    t.line = 59
    t.equal(59, "round_number", g.s__round_number, "=", 1)
    t.line = 60
    t.equal(
        60,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 61
    t.equal(61, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 62
    t.equal(62, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)


# cards/crossfire/base/scenarios/dragon_fight.card:64
def XF_449(t: Value) -> None:
    g = t.game(4)
    t.line = 68
    g.create("dragon_fight", g.z__briefing)
    t.line = 69
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 70
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 71
    g.s__hunted = 3
    t.line = 72
    g.s__round_number = 1
    t.line = 74
    t.step(g, "new_event", 0)
    t.line = 76
    t.equal(76, "round_number", g.s__round_number, "=", 2)
    t.line = 77
    t.equal(
        77,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        3,
    )
    t.line = 78
    t.equal(78, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 79
    t.equal(79, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)


# cards/crossfire/base/scenarios/dragon_fight.card:86
def roll_call__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/dragon_fight.card:86
def roll_call__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle])


# cards/crossfire/base/scenarios/dragon_fight.card:81
def XF_450(t: Value) -> None:
    g = t.game(4)
    t.line = 88
    g.create("dragon_fight", g.z__briefing)
    t.line = 89
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 90
    u_roll_call = g.create("roll_call", g.z__event_deck)
    t.line = 91
    g.s__hunted = 3
    t.line = 92
    g.s__round_number = 2
    t.line = 94
    t.step(g, "new_event", 0)
    t.line = 96
    t.equal(96, "round_number", g.s__round_number, "=", 3)
    t.line = 97
    t.check(97, "roll_call is in active", g.where[u_roll_call] == g.z__active)
    t.line = 98
    t.equal(98, "scene_number", g.s__scene_number, "=", 3)


# cards/crossfire/base/scenarios/dragon_fight.card:100
def XF_451(t: Value) -> None:
    g = t.game(4)
    t.line = 105
    g.create("dragon_fight", g.z__briefing)
    t.line = 106
    for _ in g.repeat(3):
        g.create("tough", g.z__hard_deck)
    t.line = 107
    for _ in g.repeat(3):
        g.create("easy", g.z__normal_deck)
    t.line = 108
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 109
    g.create("quiet_street", g.z__active)
    t.line = 110
    g.create("quiet_street", g.z__event_deck)
    t.line = 111
    g.s__hunted = 3
    t.line = 112
    g.s__round_number = 5
    t.line = 114
    t.step(g, "new_event", 0)
    t.line = 116
    t.equal(116, "level", g.d__level(), "=", 3)
    t.line = 117
    t.equal(
        117,
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
    t.line = 118
    t.equal(
        118,
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
    t.line = 119
    t.check(
        119,
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
    t.line = 120
    t.check(
        120,
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
    t.line = 121
    t.check(
        121,
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


# cards/crossfire/base/scenarios/dragon_fight.card:123
def XF_453(t: Value) -> None:
    g = t.game(4)
    t.line = 127
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 128
    u_ruby = g.create("ruby", g.z__normal_deck)
    t.line = 129
    g.s__hunted = 3
    t.line = 131
    g.v_summons(u_dragon_fight, 1)
    t.line = 133
    t.check(133, "colour of P4 is red", g.s_runner_colour[3] == g.e_symbol_red)
    t.line = 134
    t.check(134, "facing of ruby is P1", g.s_threat_facing[u_ruby] == 0)


# cards/crossfire/base/scenarios/dragon_fight.card:136
def XF_454(t: Value) -> None:
    g = t.game(4)
    t.line = 142
    g.create("dragon_fight", g.z__briefing)
    t.line = 143
    u_one = g.create("one", g.z__normal_deck)
    u_two = g.create("two", g.z__normal_deck)
    u_three = g.create("three", g.z__normal_deck)
    t.line = 144
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 145
    g.s__hunted = 3
    t.line = 146
    g.s__round_number = 1
    t.line = 148
    g.v_turns_to(u_covert_skill, 1)
    t.line = 149
    t.step(g, "new_event", 0)
    t.line = 151
    t.check(151, "facing of one is P3", g.s_threat_facing[u_one] == 2)
    t.line = 152
    t.check(152, "facing of two is P4", g.s_threat_facing[u_two] == 3)
    t.line = 153
    t.check(153, "facing of three is P1", g.s_threat_facing[u_three] == 0)


# cards/crossfire/base/scenarios/dragon_fight.card:155
def XF_455(t: Value) -> None:
    g = t.game(4)
    t.line = 159
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 160
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 161
    g.s__hunted = 3
    t.line = 162
    t.all_pass = True
    t.line = 164
    g.perform("begin", u_dragon_fight, 0)
    t.line = 165
    t.flow(g, "round", g.current)
    t.line = 166
    t.step(g, "new_event", 0)
    t.line = 168
    t.equal(168, "round_number", g.s__round_number, "=", 2)
    t.line = 169
    t.equal(
        169,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        6,
    )


# cards/crossfire/base/scenarios/dragon_fight.card:175
def trap__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/dragon_fight.card:175
def trap__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/scenarios/dragon_fight.card:179
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(
        max(1 + max((g.s_runner_karma[u_it2] for u_it2 in g.everyone(g.current)), default=0), 0)
    )


# cards/crossfire/base/scenarios/dragon_fight.card:171
def obstacle_calls_the_team_off(t: Value) -> None:
    g = t.game(4)
    t.line = 181
    g.create("dragon_fight", g.z__briefing)
    t.line = 182
    g.create("trap", g.z__normal_deck)
    t.line = 183
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 184
    u_quiet_street = g.create("quiet_street", g.z__event_deck)
    t.line = 185
    g.s__hunted = 3
    t.line = 186
    g.s__round_number = 4
    t.line = 187
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 188
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 189
    g.s__gap = 1
    t.line = 190
    t.all_pass = True
    t.line = 192
    t.flow(g, "round", g.current)
    t.line = 194
    t.check(194, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 195
    t.check(195, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)
    t.line = 196
    t.equal(196, "karma of P1", g.s_runner_karma[0], "<", g.s_runner_karma[1])
    t.line = 197
    t.check(197, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/base/scenarios/dragon_fight.card:201
def XF_456(t: Value) -> None:
    g = t.game(4)
    t.line = 204
    t.answer("opener", 1)
    t.line = 206
    g = t.setup("dragon_fight")
    t.line = 208
    t.equal(
        208,
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
    t.line = 209
    t.equal(
        209,
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
    t.line = 210
    t.equal(
        210,
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


# cards/crossfire/base/scenarios/dragon_fight.card:212
def XF_457(t: Value) -> None:
    g = t.game(4)
    t.line = 216
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 217
    u_torrent = g.create("torrent", g.z_runner_played + 0, 0)
    t.line = 219
    g.v_strikes_with(0, u_covert_skill, u_torrent)
    t.line = 221
    t.check(221, "covert_skill is in beaten", g.where[u_covert_skill] == g.z__beaten)


# cards/crossfire/base/scenarios/dragon_fight.card:223
def XF_457_b(t: Value) -> None:
    g = t.game(4)
    t.line = 227
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 228
    u_mixture = g.create("mixture", g.z_runner_played + 0, 0)
    t.line = 229
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 231
    g.v_strikes_with(0, u_covert_skill, u_mixture)
    t.line = 233
    t.check(233, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 235
    g.v_strikes_with(0, u_covert_skill, u_street_smarts)
    t.line = 237
    t.check(237, "covert_skill is in beaten", g.where[u_covert_skill] == g.z__beaten)


# cards/crossfire/base/scenarios/dragon_fight.card:239
def either_way_falls_short(t: Value) -> None:
    g = t.game(4)
    t.line = 243
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 244
    u_torrent = g.create("torrent", g.z_runner_played + 0, 0)
    t.line = 246
    g.v_strikes_with(0, u_covert_skill, u_torrent)
    t.line = 248
    t.check(248, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 249
    t.equal(249, "cleared of covert_skill", g.s_threat_cleared[u_covert_skill], "=", 0)
    t.line = 250
    t.equal(250, "pool at red of covert_skill", g.s_threat_pool[u_covert_skill][g.e_symbol_red], "=", 7)


# cards/crossfire/base/scenarios/dragon_fight.card:252
def XF_458(t: Value) -> None:
    g = t.game(4)
    t.line = 256
    g.create("dragon_fight", g.z__briefing)
    t.line = 257
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 258
    u_t1 = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 259
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 260
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 261
    u_t2 = g.create("torrent", g.z_runner_hand + 1, 1)
    t.line = 262
    t.answer("window", (("plays", (None, u_t1)),), who=0)
    t.line = 263
    t.answer("window", (("strikes with", (None, None, u_t1)),), who=0)
    t.line = 264
    t.answer("window", (("plays", (None, u_t2)),), who=1)
    t.line = 265
    t.answer("window", (("strikes with", (None, None, u_t2)),), who=1)
    t.line = 266
    t.all_pass = True
    t.line = 268
    t.flow(g, "turn", 0)
    t.line = 269
    t.flow(g, "turn", 1)
    t.line = 271
    t.check(271, "t1 is in discard of P1", g.where[u_t1] == g.z_runner_discard + 0)
    t.line = 272
    t.check(272, "t2 is in discard of P2", g.where[u_t2] == g.z_runner_discard + 1)
    t.line = 273
    t.check(273, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 274
    t.equal(274, "pool at red of covert_skill", g.s_threat_pool[u_covert_skill][g.e_symbol_red], "=", 0)


# cards/crossfire/base/scenarios/dragon_fight.card:276
def XF_460(t: Value) -> None:
    g = t.game(4)
    t.line = 279
    g.create("dragon_fight", g.z__briefing)
    t.line = 280
    g.create("covert_hacking", g.z__beaten)
    t.line = 281
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 282
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 283
    g.s__hunted = 3
    t.line = 285
    g.v_defeats(1, u_covert_skill)
    t.line = 287
    t.equal(
        287,
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
    t.line = 288
    t.check(288, "enraged_spell is in row", g.where[u_enraged_spell] == g.z__row)
    t.line = 289
    t.check(289, "enraged_weapon is in row", g.where[u_enraged_weapon] == g.z__row)
    t.line = 290
    t.check(290, "facing of enraged_spell is P4", g.s_threat_facing[u_enraged_spell] == 3)
    t.line = 291
    t.check(291, "facing of enraged_weapon is P4", g.s_threat_facing[u_enraged_weapon] == 3)
    t.line = 292
    t.check(292, "type of enraged_spell is spell", g.f_aspect_type(u_enraged_spell) == g.e_art_spell)
    t.line = 293
    t.check(293, "type of enraged_weapon is weapon", g.f_aspect_type(u_enraged_weapon) == g.e_art_weapon)


# cards/crossfire/base/scenarios/dragon_fight.card:295
def XF_461(t: Value) -> None:
    g = t.game(4)
    t.line = 298
    g.create("dragon_fight", g.z__briefing)
    t.line = 299
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 300
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 301
    g.s__hunted = 3
    t.line = 303
    g.v_defeats(1, u_covert_hacking)
    t.line = 305
    t.check(305, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 306
    t.check(306, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 307
    t.check(307, "enraged_spell is in lair", g.where[u_enraged_spell] == g.z__lair)
    t.line = 308
    t.check(308, "enraged_weapon is in lair", g.where[u_enraged_weapon] == g.z__lair)


# cards/crossfire/base/scenarios/dragon_fight.card:310
def XF_462(t: Value) -> None:
    g = t.game(4)
    t.line = 314
    g.create("dragon_fight", g.z__briefing)
    t.line = 315
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 316
    u_t1 = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 317
    u_t2 = g.create("torrent", g.z_runner_played + 1, 1)
    t.line = 318
    g.s__hunted = 3
    t.line = 319
    t.answer("window", (("plays", (None, u_t1)),), who=0)
    t.line = 320
    t.answer("window", (("strikes with", (None, u_covert_hacking, u_t1)),), who=0)
    t.line = 321
    t.all_pass = True
    t.line = 323
    t.flow(g, "turn", 0)
    t.line = 325
    t.check(325, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 326
    t.equal(326, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 327
    t.equal(327, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 328
    t.equal(328, "scene_number", g.s__scene_number, "=", 1)
    t.line = 330
    g.v_strikes_with(1, u_covert_hacking, u_t2)
    t.line = 331
    t.step(g, "end_turn", 1)
    t.line = 332
    g.scope_end("turn")
    t.line = 334
    t.check(334, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 335
    t.check(335, "covert_skill is in row", g.where[u_covert_skill] == g.z__row)
    t.line = 336
    t.equal(336, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 337
    t.equal(337, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 338
    t.equal(338, "scene_number", g.s__scene_number, "=", 1)


# cards/crossfire/base/scenarios/dragon_fight.card:340
def XF_463(t: Value) -> None:
    g = t.game(4)
    t.line = 343
    g.create("dragon_fight", g.z__briefing)
    t.line = 344
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 345
    g.s_runner_max_hp[3] = 7
    t.line = 346
    g.s_runner_hp[3] = min(7, g.s_runner_max_hp[3])
    t.line = 348
    t.step(g, "take_damage", 3)
    t.line = 350
    t.equal(350, "hp of P4", g.s_runner_hp[3], "=", 3)


# cards/crossfire/base/scenarios/dragon_fight.card:352
def XF_463_b(t: Value) -> None:
    g = t.game(4)
    t.line = 355
    g.create("dragon_fight", g.z__briefing)
    t.line = 356
    g.create("enraged_spell", g.z__beaten)
    t.line = 357
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 358
    g.s_runner_max_hp[3] = 7
    t.line = 359
    g.s_runner_hp[3] = min(7, g.s_runner_max_hp[3])
    t.line = 361
    t.step(g, "take_damage", 3)
    t.line = 363
    t.equal(363, "hp of P4", g.s_runner_hp[3], "=", 5)


# cards/crossfire/base/scenarios/dragon_fight.card:365
def XF_464(t: Value) -> None:
    g = t.game(4)
    t.line = 368
    g.create("dragon_fight", g.z__briefing)
    t.line = 369
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 370
    g.s__hunted = 3
    t.line = 372
    g.v_turns_to(u_enraged_spell, 0)
    t.line = 373
    t.step(g, "take_damage", 0)
    t.line = 375
    t.check(375, "facing of enraged_spell is P1", g.s_threat_facing[u_enraged_spell] == 0)
    t.line = 376
    t.check(376, "facing of enraged_weapon is P1", g.s_threat_facing[u_enraged_weapon] == 0)
    t.line = 377
    t.equal(377, "hp of P1", g.s_runner_hp[0], "=", 1)


# cards/crossfire/base/scenarios/dragon_fight.card:379
def enraged_where_it_was(t: Value) -> None:
    g = t.game(4)
    t.line = 382
    g.create("dragon_fight", g.z__briefing)
    t.line = 383
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 384
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 385
    g.s__hunted = 3
    t.line = 387
    g.v_turns_to(u_covert_hacking, 0)
    t.line = 388
    g.v_defeats(1, u_covert_hacking)
    t.line = 389
    g.v_defeats(1, u_covert_skill)
    t.line = 391
    t.check(391, "facing of enraged_spell is P1", g.s_threat_facing[u_enraged_spell] == 0)
    t.line = 392
    t.check(392, "facing of enraged_weapon is P1", g.s_threat_facing[u_enraged_weapon] == 0)


# cards/crossfire/base/scenarios/dragon_fight.card:396
def XF_465(t: Value) -> None:
    g = t.game(4)
    t.line = 400
    g.create("dragon_fight", g.z__briefing)
    t.line = 401
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 402
    u_torrent = g.create("torrent", g.z_runner_hand + 1, 1)
    t.line = 403
    g.s__hunted = 3
    t.line = 404
    t.answer("window", (("plays", (None, u_torrent)),), who=1)
    t.line = 405
    t.answer("window", (("strikes with", (None, u_covert_hacking, u_torrent)),), who=1)
    t.line = 406
    t.all_pass = True
    t.line = 408
    t.step(g, "play_cards", 1)
    t.line = 409
    t.step(g, "apply_damage", 1)
    t.line = 410
    t.step(g, "take_damage", 1)
    t.line = 411
    t.step(g, "draw_and_buy", 1)
    t.line = 413
    t.check(413, "covert_hacking is in beaten", g.where[u_covert_hacking] == g.z__beaten)
    t.line = 414
    t.equal(414, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 415
    t.equal(415, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)
    t.line = 417
    t.step(g, "end_turn", 1)
    t.line = 418
    g.scope_end("turn")
    t.line = 420
    t.equal(420, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)
    t.line = 421
    t.equal(421, "nuyen of P2", g.s_runner_nuyen[1], "=", 2)
    t.line = 422
    t.equal(422, "nuyen of P3", g.s_runner_nuyen[2], "=", 2)
    t.line = 423
    t.equal(423, "nuyen of P4", g.s_runner_nuyen[3], "=", 2)


# cards/crossfire/base/scenarios/dragon_fight.card:425
def rewards_of_the_others(t: Value) -> None:
    g = t.game(4)
    t.line = 428
    g.create("dragon_fight", g.z__briefing)
    t.line = 429
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 430
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 431
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 432
    g.s_runner_hp[2] = min(2, g.s_runner_max_hp[2])
    t.line = 433
    g.s__slayer = 0
    t.line = 434
    t.all_pass = True
    t.line = 436
    t.step(g, "end_turn", 0)
    t.line = 437
    g.scope_end("turn")
    t.line = 439
    t.equal(439, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)
    t.line = 440
    t.equal(440, "hp of P3", g.s_runner_hp[2], "=", 4)
    t.line = 441
    t.equal(441, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)
    t.line = 442
    t.equal(442, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/base/scenarios/dragon_fight.card:444
def events_go_with_an_aspect(t: Value) -> None:
    g = t.game(4)
    t.line = 447
    g.create("dragon_fight", g.z__briefing)
    t.line = 448
    g.create("covert_hacking", g.z__beaten)
    t.line = 449
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 450
    u_timebomb = g.create("timebomb", g.z__active)
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 451
    g.s__slayer = 1
    t.line = 452
    t.all_pass = True
    t.line = 454
    t.step(g, "end_turn", 1)
    t.line = 455
    g.scope_end("turn")
    t.line = 457
    t.check(457, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 458
    t.check(458, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)
    t.line = 459
    t.equal(459, "level", g.d__level(), "=", 0)
    t.line = 460
    t.equal(460, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/dragon_fight.card:466
def watcher__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(
        max(1 + max((g.s_runner_karma[u_it1] for u_it1 in g.everyone(g.current)), default=0), 0)
    )


# cards/crossfire/base/scenarios/dragon_fight.card:462
def XF_467(t: Value) -> None:
    g = t.game(4)
    t.line = 468
    g.create("dragon_fight", g.z__briefing)
    t.line = 469
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 470
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 471
    for u_r in g.everyone(g.current):
        g.s_runner_nuyen[u_r] = 20
    t.line = 473
    u_covering_fire = g.create("covering_fire", g.z__market)
    u_katana = g.create("katana", g.z__market)
    u_stunbolt = g.create("stunbolt", g.z__market)
    u_negotiation = g.create("negotiation", g.z__market)
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 474
    g.create("enraged_spell", g.z__lair)
    t.line = 475
    t.answer("window", (("buys", (None, u_covering_fire)),), who=2)
    t.line = 476
    t.answer("window", (("buys", (None, u_katana)),), who=3)
    t.line = 477
    t.answer("window", (("buys", (None, u_stunbolt)),), who=0)
    t.line = 478
    t.answer("window", (("buys", (None, u_negotiation)),), who=1)
    t.line = 479
    t.all_pass = True
    t.line = 481
    g.v_defeats(1, u_covert_hacking)
    t.line = 482
    t.step(g, "end_turn", 1)
    t.line = 483
    g.scope_end("turn")
    t.line = 485
    t.check(485, "covering_fire is in hand of P3", g.where[u_covering_fire] == g.z_runner_hand + 2)
    t.line = 486
    t.check(486, "katana is in hand of P4", g.where[u_katana] == g.z_runner_hand + 3)
    t.line = 487
    t.check(487, "stunbolt is in hand of P1", g.where[u_stunbolt] == g.z_runner_hand + 0)
    t.line = 488
    t.check(488, "negotiation is in hand of P2", g.where[u_negotiation] == g.z_runner_hand + 1)
    t.line = 489
    t.check(489, "clairvoyance is in market", g.where[u_clairvoyance] == g.z__market)


# cards/crossfire/base/scenarios/dragon_fight.card:491
def XF_468(t: Value) -> None:
    g = t.game(4)
    t.line = 496
    g.create("dragon_fight", g.z__briefing)
    t.line = 497
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 498
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 499
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 500
    u_torrent = g.create("torrent", g.z_runner_hand + 0, 0)
    t.line = 501
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 502
    t.answer("window", (("plays", (None, u_torrent)),), who=0)
    t.line = 503
    t.answer("window", (("strikes with", (None, u_enraged_weapon, u_torrent)),), who=0)
    t.line = 504
    t.all_pass = True
    t.line = 506
    t.flow(g, "turn", 0)
    t.line = 508
    t.check(508, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 509
    t.equal(509, "hp of P1", g.s_runner_hp[0], "=", 1)


# cards/crossfire/base/scenarios/dragon_fight.card:511
def XF_469(t: Value) -> None:
    g = t.game(4)
    t.line = 515
    g.create("dragon_fight", g.z__briefing)
    t.line = 516
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_weapon", g.z__beaten)
    t.line = 517
    u_enraged_spell = g.create("enraged_spell", g.z__row)
    g.s_threat_facing[u_enraged_spell] = 3
    t.line = 518
    for _ in g.repeat(5):
        u_brute = g.create("brute", g.z__row)
        g.s_threat_facing[u_brute] = 0
    t.line = 520
    g.v_defeats(2, u_enraged_spell)
    t.line = 522
    t.equal(
        522,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        5,
    )
    t.line = 523
    t.check(523, "game is won", g.result == "won", f"it is {g.result}")


# cards/crossfire/base/scenarios/dragon_fight.card:525
def XF_470(t: Value) -> None:
    g = t.game(4)
    t.line = 528
    g.create("dragon_fight", g.z__briefing)
    t.line = 529
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 530
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 531
    g.s__scene_number = 1
    t.line = 532
    g.s__hunted = 3
    t.line = 533
    t.all_pass = True
    t.line = 535
    t.flow(g, "turn", 0)
    t.line = 537
    t.check(
        537, "there is no obstacle in row", not [u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]
    )
    t.line = 538
    t.check(538, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 539
    t.equal(539, "scene_number", g.s__scene_number, "=", 1)
    t.line = 540
    t.check(540, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/base/scenarios/dragon_fight.card:544
def XF_471(t: Value) -> None:
    g = t.game(4)
    t.line = 547
    g.create("dragon_fight", g.z__briefing)
    t.line = 548
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 549
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 551
    g.v_defeats(0, u_enraged_weapon)
    t.line = 553
    t.check(553, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 554
    t.equal(554, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 555
    t.equal(555, "karma of P2", g.s_runner_karma[1], "=", 7)
    t.line = 556
    t.equal(556, "karma of P3", g.s_runner_karma[2], "=", 7)
    t.line = 557
    t.equal(557, "karma of P4", g.s_runner_karma[3], "=", 7)


# cards/crossfire/base/scenarios/dragon_fight.card:559
def XF_472(t: Value) -> None:
    g = t.game(4)
    t.line = 562
    g.create("dragon_fight", g.z__briefing)
    t.line = 563
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 564
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 565
    t.all_pass = True
    t.line = 567
    t.flow(g, "turn", 0)
    t.line = 569
    t.check(569, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 570
    t.equal(570, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 571
    t.equal(571, "karma of P3", g.s_runner_karma[2], "=", 1)


# cards/crossfire/base/scenarios/dragon_fight.card:573
def no_reward_in_a_retreat(t: Value) -> None:
    g = t.game(4)
    t.line = 576
    g.create("dragon_fight", g.z__briefing)
    t.line = 577
    g.create("covert_hacking", g.z__beaten)
    t.line = 578
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 579
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    g.create("enraged_weapon", g.z__lair)
    t.line = 580
    g.create("quiet_street", g.z__event_deck)
    t.line = 581
    g.s__hunted = 3
    t.line = 582
    g.s__round_number = 5
    t.line = 583
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 584
    t.all_pass = True
    t.line = 586
    g.v_defeats(0, u_covert_skill)
    t.line = 587
    t.flow(g, "turn", 0)
    t.line = 589
    t.check(589, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 590
    t.check(590, "enraged_spell is in lair", g.where[u_enraged_spell] == g.z__lair)
    t.line = 591
    t.equal(591, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 592
    t.equal(592, "number of cards in row", len(g.zones[g.z__row]), "=", 0)


# cards/crossfire/base/scenarios/dragon_fight.card:594
def XF_474(t: Value) -> None:
    g = t.game(4)
    t.line = 597
    g.create("dragon_fight", g.z__briefing)
    t.line = 598
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 599
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 600
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 601
    g.s__lets_get_serious = 1
    t.line = 603
    t.step(g, "new_event", 0)
    t.line = 605
    t.equal(605, "round_number", g.s__round_number, "=", 1)
    t.line = 606
    t.equal(606, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 608
    g.v_defeats(0, u_enraged_weapon)
    t.line = 610
    t.equal(610, "karma of P1", g.s_runner_karma[0], "=", 9)
    t.line = 611
    t.equal(611, "karma of P4", g.s_runner_karma[3], "=", 9)


# cards/crossfire/base/scenarios/dragon_fight.card:613
def trouble_brews(t: Value) -> None:
    g = t.game(4)
    t.line = 616
    g.create("dragon_fight", g.z__briefing)
    t.line = 617
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 618
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 619
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 620
    g.s__trouble_brewing = 1
    t.line = 621
    g.s__hunted = 3
    t.line = 623
    t.step(g, "new_event", 0)
    t.line = 625
    t.equal(625, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 627
    t.step(g, "new_event", 0)
    t.line = 629
    t.equal(629, "round_number", g.s__round_number, "=", 2)
    t.line = 630
    t.equal(630, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 632
    g.v_defeats(0, u_enraged_weapon)
    t.line = 634
    t.equal(634, "karma of P1", g.s_runner_karma[0], "=", 8)


# cards/crossfire/base/scenarios/dragon_fight.card:636
def XF_475(t: Value) -> None:
    t.game(4)
    t.line = 639
    t.answer("opener", 1)
    t.line = 641
    t.setup("dragon_fight", {"trouble_brewing": 1, "lets_get_serious": 1})
    t.line = 643
    t.refused(643, "refused by trouble_brewing_or_lets_get_serious", ("trouble_brewing_or_lets_get_serious",))


# cards/crossfire/base/scenarios/dragon_fight.card:645
def its_options_are_its_own(t: Value) -> None:
    t.game(4)
    t.line = 648
    t.answer("opener", 1)
    t.line = 650
    t.setup("crossfire", {"minions_unending": 1})
    t.line = 652
    t.refused(652, "refused by dragon_dares", ("dragon_dares",))


# cards/crossfire/base/scenarios/dragon_fight.card:654
def nor_the_other_way_round(t: Value) -> None:
    t.game(4)
    t.line = 657
    t.answer("opener", 1)
    t.line = 659
    t.setup("dragon_fight", {"more_obstacles": 1})
    t.line = 661
    t.refused(661, "refused by dragon_dares", ("dragon_dares",))


# cards/crossfire/base/scenarios/dragon_fight.card:663
def for_four(t: Value) -> None:
    t.game(3)
    t.line = 667
    t.setup("dragon_fight")
    t.line = 669
    t.refused(669, "refused by team_size", ("team_size",))


# cards/crossfire/base/scenarios/dragon_fight.card:671
def one_trouble_is_allowed(t: Value) -> None:
    g = t.game(4)
    t.line = 674
    t.answer("opener", 1)
    t.line = 676
    g = t.setup("dragon_fight", {"lets_get_serious": 1})
    t.line = 678
    t.equal(678, "number of cards in briefing", len(g.zones[g.z__briefing]), "=", 1)
    t.line = 679
    t.check(
        679,
        "there is (a mission in briefing where quiet_rounds = 0)",
        bool(
            [
                u_it2
                for u_it2 in g.zones[g.z__briefing]
                if g.kind[u_it2] in g.k_mission and g.f_mission_quiet_rounds(u_it2) == 0
            ]
        ),
    )


# cards/crossfire/base/scenarios/dragon_fight.card:681
def XF_476(t: Value) -> None:
    g = t.game(4)
    t.line = 684
    g.create("dragon_fight", g.z__briefing)
    t.line = 685
    g.create("covert_hacking", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 686
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 687
    u_enraged_weapon = g.create("enraged_weapon", g.z__lair)
    t.line = 688
    g.s__closer_than_you_think = 1
    t.line = 689
    g.s__hunted = 3
    t.line = 691
    t.step(g, "take_damage", 3)
    t.line = 693
    t.equal(693, "hp of P4", g.s_runner_hp[3], "=", 4)
    t.line = 695
    g.v_defeats(0, u_covert_skill)
    t.line = 696
    t.step(g, "take_damage", 3)
    t.line = 698
    t.equal(698, "attack of enraged_weapon", g.f_threat_attack(u_enraged_weapon), "=", 2)
    t.line = 699
    t.equal(699, "hp of P4", g.s_runner_hp[3], "=", 2)
    t.line = 701
    g.v_defeats(0, u_enraged_weapon)
    t.line = 703
    t.equal(703, "karma of P1", g.s_runner_karma[0], "=", 9)
    t.line = 704
    t.equal(704, "karma of P4", g.s_runner_karma[3], "=", 9)


# cards/crossfire/base/scenarios/dragon_fight.card:706
def XF_477(t: Value) -> None:
    g = t.game(4)
    t.line = 714
    u_dragon_fight = g.create("dragon_fight", g.z__briefing)
    t.line = 715
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 716
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 717
    u_one = g.create("one", g.z__normal_deck)
    u_two = g.create("two", g.z__normal_deck)
    u_three = g.create("three", g.z__normal_deck)
    u_four = g.create("four", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    g.create("easy", g.z__normal_deck)
    t.line = 718
    g.s__minions_unending = 1
    t.line = 719
    g.s__hunted = 3
    t.line = 721
    g.perform("begin", u_dragon_fight, 0)
    t.line = 723
    t.check(723, "facing of one is P1", g.s_threat_facing[u_one] == 0)
    t.line = 724
    t.check(724, "facing of two is P2", g.s_threat_facing[u_two] == 1)
    t.line = 725
    t.check(725, "facing of three is P3", g.s_threat_facing[u_three] == 2)
    t.line = 726
    t.check(726, "facing of four is P4", g.s_threat_facing[u_four] == 3)
    t.line = 727
    t.equal(
        727,
        "number of obstacles in row",
        len([u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]),
        "=",
        4,
    )
    t.line = 729
    g.s__round_number = 1
    t.line = 730
    t.step(g, "new_event", 0)
    t.line = 732
    t.equal(
        732,
        "number of obstacles in row",
        len([u_it2 for u_it2 in g.zones[g.z__row] if g.kind[u_it2] in g.k_obstacle]),
        "=",
        8,
    )
    t.line = 734
    g.v_defeats(0, u_enraged_weapon)
    t.line = 736
    t.equal(736, "karma of P1", g.s_runner_karma[0], "=", 10)
    t.line = 737
    t.equal(737, "karma of P4", g.s_runner_karma[3], "=", 10)


# cards/crossfire/base/scenarios/dragon_fight.card:739
def XF_478(t: Value) -> None:
    g = t.game(4)
    t.line = 742
    g.create("dragon_fight", g.z__briefing)
    t.line = 743
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 744
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 745
    g.s__lets_get_serious = 1
    t.line = 746
    g.s__closer_than_you_think = 1
    t.line = 747
    g.s__minions_unending = 1
    t.line = 748
    g.s_runner_upgrade_karma[1] = 75
    t.line = 750
    g.v_defeats(0, u_enraged_weapon)
    t.line = 752
    t.equal(752, "karma of P1", g.s_runner_karma[0], "=", 14)
    t.line = 753
    t.equal(753, "karma of P2", g.s_runner_karma[1], "=", 14)


# cards/crossfire/base/scenarios/dragon_fight.card:755
def XF_479(t: Value) -> None:
    g = t.game(4)
    t.line = 758
    g.create("dragon_fight", g.z__briefing)
    t.line = 759
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 760
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 761
    g.s_runner_upgrade_karma[1] = 75
    t.line = 762
    g.s_runner_upgrade_karma[2] = 76
    t.line = 763
    g.s_runner_upgrade_karma[3] = 100
    t.line = 765
    g.v_defeats(0, u_enraged_weapon)
    t.line = 767
    t.equal(767, "karma of P1", g.s_runner_karma[0], "=", 7)
    t.line = 768
    t.equal(768, "karma of P2", g.s_runner_karma[1], "=", 7)
    t.line = 769
    t.equal(769, "karma of P3", g.s_runner_karma[2], "=", 6)
    t.line = 770
    t.equal(770, "karma of P4", g.s_runner_karma[3], "=", 6)


# cards/crossfire/base/scenarios/dragon_fight.card:772
def XF_481(t: Value) -> None:
    g = t.game(4)
    t.line = 775
    g.create("dragon_fight", g.z__briefing)
    t.line = 776
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 777
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 778
    g.s_runner_upgrade_karma[1] = 101
    t.line = 779
    g.s_runner_upgrade_karma[2] = 125
    t.line = 781
    g.v_defeats(0, u_enraged_weapon)
    t.line = 783
    t.equal(783, "karma of P2", g.s_runner_karma[1], "=", 5)
    t.line = 784
    t.equal(784, "karma of P3", g.s_runner_karma[2], "=", 5)


# cards/crossfire/base/scenarios/dragon_fight.card:786
def XF_482(t: Value) -> None:
    g = t.game(4)
    t.line = 789
    g.create("dragon_fight", g.z__briefing)
    t.line = 790
    g.create("covert_hacking", g.z__beaten)
    g.create("covert_skill", g.z__beaten)
    g.create("enraged_spell", g.z__beaten)
    t.line = 791
    u_enraged_weapon = g.create("enraged_weapon", g.z__row)
    g.s_threat_facing[u_enraged_weapon] = 3
    t.line = 792
    g.s_runner_upgrade_karma[1] = 126
    t.line = 793
    g.s_runner_upgrade_karma[2] = 150
    t.line = 795
    g.v_defeats(0, u_enraged_weapon)
    t.line = 797
    t.equal(797, "karma of P2", g.s_runner_karma[1], "=", 4)
    t.line = 798
    t.equal(798, "karma of P3", g.s_runner_karma[2], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/dragon_fight.card",
    scenarios=(
        Scenario("XF_446", "the dragon begins to the right of the starting runner", XF_446, 5, 4),
        Scenario("XF_446_b", "whoever that is", XF_446_b, 15, 4),
        Scenario("XF_447", "three obstacles lie there before the first round, none by the dragon", XF_447, 31, 4),
        Scenario(
            "XF_448",
            "round 1: three obstacles, no event",
            XF_448,
            47,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=50),
            ),
        ),
        Scenario(
            "XF_449",
            "round 2: three more, and still no event",
            XF_449,
            64,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=67),
            ),
        ),
        Scenario(
            "XF_450",
            "round 3: three more, then an event",
            XF_450,
            81,
            4,
            cards=(
                Card("easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=84),
                Card(
                    "roll_call",
                    "event",
                    (("copies", 1),),
                    (Ability("roll_call__when", "when", "appears", roll_call__when_if, roll_call__when, line=86),),
                    line=85,
                ),
            ),
        ),
        Scenario(
            "XF_451",
            "as many hard ones as the level says, and they come first",
            XF_451,
            100,
            4,
            cards=(
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=103,
                ),
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=104,
                ),
            ),
        ),
        Scenario(
            "XF_453",
            "the first one comes to the left of the dragon, whatever its colour",
            XF_453,
            123,
            4,
            cards=(
                Card("ruby", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=126),
            ),
        ),
        Scenario(
            "XF_454",
            "where the dragon has moved, they come to the left of that runner",
            XF_454,
            136,
            4,
            cards=(
                Card("one", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=139),
                Card("two", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=140),
                Card(
                    "three", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=141
                ),
            ),
        ),
        Scenario(
            "XF_455",
            "those of the round before are still there",
            XF_455,
            155,
            4,
            cards=(
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=158
                ),
            ),
        ),
        Scenario(
            "obstacle_calls_the_team_off",
            "who is critical as obstacles come ends the mission: no event, and the starting runner begins the retreat",
            obstacle_calls_the_team_off,
            171,
            4,
            cards=(
                Card(
                    "trap",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("trap__when", "when", "flips to", trap__when_if, trap__when, line=175),),
                    line=174,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=179),),
                    line=178,
                ),
            ),
        ),
        Scenario("XF_456", "the covert side: hacking and skill", XF_456, 201, 4),
        Scenario(
            "XF_457",
            "eight of its colour do",
            XF_457,
            212,
            4,
            cards=(Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 8),))), (), line=215),),
        ),
        Scenario(
            "XF_457_b",
            "so do twelve of any",
            XF_457_b,
            223,
            4,
            cards=(
                Card("mixture", "gear", (("type", ("spell",)), ("damage", (("blue", 7), ("plain", 4)))), (), line=226),
            ),
        ),
        Scenario(
            "either_way_falls_short",
            "seven of its colour and four others do neither",
            either_way_falls_short,
            239,
            4,
            cards=(
                Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 7), ("plain", 4)))), (), line=242),
            ),
        ),
        Scenario(
            "XF_458",
            "two runners together do not: what one has done does not stay",
            XF_458,
            252,
            4,
            cards=(Card("torrent", "gear", (("type", ("skill",)), ("damage", (("red", 5),))), (), line=255),),
        ),
        Scenario("XF_460", "when both covert aspects are defeated, the dragon is enraged", XF_460, 276, 4),
        Scenario("XF_461", "not when one of them is", XF_461, 295, 4),
        Scenario(
            "XF_462",
            "an aspect is defeated once",
            XF_462,
            310,
            4,
            cards=(Card("torrent", "gear", (("type", ("hacking",)), ("damage", (("green", 8),))), (), line=313),),
        ),
        Scenario("XF_463", "each aspect is a boss of its own, and attacks", XF_463, 340, 4),
        Scenario("XF_463_b", "a defeated one does not", XF_463_b, 352, 4),
        Scenario("XF_464", "it moves as a whole", XF_464, 365, 4),
        Scenario("enraged_where_it_was", "and so it is there on its other side, too", enraged_where_it_was, 379, 4),
        Scenario(
            "XF_465",
            "the reward comes at the end of the turn, not before",
            XF_465,
            396,
            4,
            cards=(Card("torrent", "gear", (("type", ("hacking",)), ("damage", (("green", 8),))), (), line=399),),
        ),
        Scenario("rewards_of_the_others", "each aspect has a reward of its own", rewards_of_the_others, 425, 4),
        Scenario(
            "events_go_with_an_aspect",
            "active events are removed when it is rewarded",
            events_go_with_an_aspect,
            444,
            4,
        ),
        Scenario(
            "XF_467",
            "one purchase each, from the left of who did it; then that runner plays",
            XF_467,
            462,
            4,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when_2", "when", "turn starts", None, watcher__when_2, line=466),),
                    line=465,
                ),
            ),
        ),
        Scenario(
            "XF_468",
            "the fourth aspect wins at once, before anybody attacks",
            XF_468,
            491,
            4,
            cards=(
                Card("torrent", "gear", (("type", ("weapon",)), ("damage", (("black", 8),))), (), line=494),
                Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 5)), (), line=495),
            ),
        ),
        Scenario(
            "XF_469",
            "though there are obstacles in play",
            XF_469,
            511,
            4,
            cards=(Card("brute", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=514),),
        ),
        Scenario("XF_470", "an empty table wins nothing, ends no scene and removes no event", XF_470, 525, 4),
        Scenario("XF_471", "seven points for a run that succeeds", XF_471, 544, 4),
        Scenario("XF_472", "one for a retreat in good order", XF_472, 559, 4),
        Scenario(
            "no_reward_in_a_retreat",
            "what the mission gives is not given any more, and the dragon does not turn round",
            no_reward_in_a_retreat,
            573,
            4,
        ),
        Scenario("XF_474", "let's get serious: an event in round 1, and two points more", XF_474, 594, 4),
        Scenario(
            "trouble_brews",
            "trouble brewing: no event in round 1, one in round 2, and one point more",
            trouble_brews,
            613,
            4,
        ),
        Scenario("XF_475", "trouble does not brew where it is serious", XF_475, 636, 4),
        Scenario(
            "its_options_are_its_own",
            "what this mission lets a team dare belongs to no other, nor the other way round",
            its_options_are_its_own,
            645,
            4,
        ),
        Scenario("nor_the_other_way_round", "and it lets nobody dare what others do", nor_the_other_way_round, 654, 4),
        Scenario("for_four", "three runners do not meet a dragon", for_four, 663, 3),
        Scenario("one_trouble_is_allowed", "either of them is", one_trouble_is_allowed, 671, 4),
        Scenario("XF_476", "I'm closer than you think: the covert side attacks, and two points more", XF_476, 681, 4),
        Scenario(
            "XF_477",
            "minions unending: four obstacles a round, the last one by the dragon, and three points more",
            XF_477,
            706,
            4,
            cards=(
                Card("one", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=709),
                Card("two", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=710),
                Card(
                    "three", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=711
                ),
                Card(
                    "four", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=712
                ),
                Card(
                    "easy", "obstacle", (("colour", "green"), ("track", (("plain", 9),)), ("attack", 0)), (), line=713
                ),
            ),
        ),
        Scenario("XF_478", "whoever dares everything learns fourteen points", XF_478, 739, 4),
        Scenario("XF_479", "with up to 75 in upgrades a runner learns it all", XF_479, 755, 4),
        Scenario("XF_481", "with 101 to 125, two points less", XF_481, 772, 4),
        Scenario("XF_482", "with 126 to 150, three points less", XF_482, 786, 4),
    ),
    lines=(
        "9:5 12:8 13:5 14:10 15:5 16:12 31:5 32:13 48:15 51:18 52:15 53:19 54:15 55:20 56:15 57:21 58:15"
        " 59:22 60:15 61:23 62:15 63:24 64:15 65:25 66:15 67:27 68:15 69:29 87:31 90:34 91:31 92:36 93:31"
        " 94:38 95:31 96:39 109:31 110:40 117:31 118:41 125:31 126:42 133:31 134:43 142:47 145:51 146:47"
        " 147:52 149:47 150:53 152:47 153:54 154:47 155:56 156:47 157:57 158:47 159:59 160:47 161:60 168:47"
        " 169:61 170:47 171:62 175:64 178:68 179:64 180:69 182:64 183:70 185:64 186:71 187:64 188:72 189:64"
        " 190:74 191:64 192:76 193:64 194:77 201:64 202:78 203:64 204:79 208:86 214:87 218:81 221:88 222:81"
        " 223:89 225:81 226:90 227:81 228:91 229:81 230:92 231:81 232:94 233:81 234:96 235:81 236:97 237:81"
        " 238:98 242:100 245:105 246:100 247:106 249:100 250:107 252:100 253:108 255:100 256:109 257:100"
        " 258:110 259:100 260:111 261:100 262:112 263:100 264:114 265:100 266:116 267:100 268:117 281:100"
        " 282:118 295:100 296:119 309:100 310:120 323:100 324:121 340:123 343:127 344:123 345:128 346:123"
        " 347:129 348:123 349:131 350:123 351:133 352:123 353:134 357:136 360:142 361:136 362:143 365:136"
        " 366:144 370:136 371:145 372:136 373:146 374:136 375:148 376:136 377:149 378:136 379:151 380:136"
        " 381:152 382:136 383:153 387:155 390:159 391:155 392:160 394:155 395:161 396:155 397:162 398:155"
        " 399:164 400:155 401:165 402:155 403:166 404:155 405:168 406:155 407:169 417:175 423:176 424:177"
        " 428:179 429:180 435:171 438:181 439:171 440:182 441:171 442:183 444:171 445:184 446:171 447:185"
        " 448:171 449:186 450:171 451:187 452:171 453:188 454:171 455:189 456:171 457:190 458:171 459:192"
        " 460:171 461:194 462:171 463:195 464:171 465:196 466:171 467:197 471:201 474:204 475:201 476:206"
        " 477:201 478:208 491:201 492:209 505:201 506:210 522:212 525:216 527:212 528:217 529:212 530:219"
        " 531:212 532:221 536:223 539:227 541:223 542:228 543:223 544:229 545:223 546:231 547:223 548:233"
        " 549:223 550:235 551:223 552:237 556:239 559:243 561:239 562:244 563:239 564:246 565:239 566:248"
        " 567:239 568:249 569:239 570:250 574:252 577:256 578:252 579:257 581:252 582:258 583:252 584:259"
        " 586:252 587:260 589:252 590:261 591:252 592:262 593:252 594:263 595:252 596:264 597:252 598:265"
        " 599:252 600:266 601:252 602:268 603:252 604:269 605:252 606:271 607:252 608:272 609:252 610:273"
        " 611:252 612:274 616:276 619:279 620:276 621:280 622:276 623:281 625:276 626:282 628:276 629:283"
        " 630:276 631:285 632:276 633:287 646:276 647:288 648:276 649:289 650:276 651:290 652:276 653:291"
        " 654:276 655:292 656:276 657:293 661:295 664:298 665:295 666:299 670:295 671:300 673:295 674:301"
        " 675:295 676:303 677:295 678:305 679:295 680:306 681:295 682:307 683:295 684:308 688:310 691:314"
        " 692:310 693:315 697:310 698:316 699:310 700:317 701:310 702:318 703:310 704:319 705:310 706:320"
        " 707:310 708:321 709:310 710:323 711:310 712:325 713:310 714:326 715:310 716:327 717:310 718:328"
        " 719:310 720:330 721:310 722:331 723:310 724:332 725:310 726:334 727:310 728:335 729:310 730:336"
        " 731:310 732:337 733:310 734:338 738:340 741:343 742:340 743:344 747:340 748:345 749:340 750:346"
        " 751:340 752:348 753:340 754:350 758:352 761:355 762:352 763:356 764:352 765:357 767:352 768:358"
        " 769:352 770:359 771:352 772:361 773:352 774:363 778:365 781:368 782:365 783:369 787:365 788:370"
        " 789:365 790:372 791:365 792:373 793:365 794:375 795:365 796:376 797:365 798:377 802:379 805:382"
        " 806:379 807:383 811:379 812:384 814:379 815:385 816:379 817:387 818:379 819:388 820:379 821:389"
        " 822:379 823:391 824:379 825:392 829:396 832:400 833:396 834:401 838:396 839:402 840:396 841:403"
        " 842:396 843:404 844:396 845:405 846:396 847:406 848:396 849:408 850:396 851:409 852:396 853:410"
        " 854:396 855:411 856:396 857:413 858:396 859:414 860:396 861:415 862:396 863:417 864:396 865:418"
        " 866:396 867:420 868:396 869:421 870:396 871:422 872:396 873:423 877:425 880:428 881:425 882:429"
        " 884:425 885:430 887:425 888:431 890:425 891:432 892:425 893:433 894:425 895:434 896:425 897:436"
        " 898:425 899:437 900:425 901:439 902:425 903:440 904:425 905:441 906:425 907:442 911:444 914:447"
        " 915:444 916:448 917:444 918:449 920:444 921:450 923:444 924:451 925:444 926:452 927:444 928:454"
        " 929:444 930:455 931:444 932:457 933:444 934:458 935:444 936:459 937:444 938:460 942:466 943:467"
        " 949:462 952:468 953:462 954:469 956:462 957:470 961:462 962:471 963:472 964:462 965:473 970:462"
        " 971:474 972:462 973:475 974:462 975:476 976:462 977:477 978:462 979:478 980:462 981:479 982:462"
        " 983:481 984:462 985:482 986:462 987:483 988:462 989:485 990:462 991:486 992:462 993:487 994:462"
        " 995:488 996:462 997:489 1001:491 1004:496 1005:491 1006:497 1009:491 1010:498 1012:491 1013:499"
        " 1015:491 1016:500 1017:491 1018:501 1019:491 1020:502 1021:491 1022:503 1023:491 1024:504 1025:491"
        " 1026:506 1027:491 1028:508 1029:491 1030:509 1034:511 1037:515 1038:511 1039:516 1042:511 1043:517"
        " 1045:511 1046:518 1049:511 1050:520 1051:511 1052:522 1059:511 1060:523 1064:525 1067:528 1068:525"
        " 1069:529 1073:525 1074:530 1075:525 1076:531 1077:525 1078:532 1079:525 1080:533 1081:525 1082:535"
        " 1083:525 1084:537 1087:525 1088:538 1089:525 1090:539 1091:525 1092:540 1096:544 1099:547 1100:544"
        " 1101:548 1104:544 1105:549 1107:544 1108:551 1109:544 1110:553 1111:544 1112:554 1113:544 1114:555"
        " 1115:544 1116:556 1117:544 1118:557 1122:559 1125:562 1126:559 1127:563 1131:559 1132:564 1133:559"
        " 1134:565 1135:559 1136:567 1137:559 1138:569 1139:559 1140:570 1141:559 1142:571 1146:573 1149:576"
        " 1150:573 1151:577 1152:573 1153:578 1155:573 1156:579 1158:573 1159:580 1160:573 1161:581 1162:573"
        " 1163:582 1164:573 1165:583 1166:573 1167:584 1168:573 1169:586 1170:573 1171:587 1172:573 1173:589"
        " 1174:573 1175:590 1176:573 1177:591 1178:573 1179:592 1183:594 1186:597 1187:594 1188:598 1191:594"
        " 1192:599 1194:594 1195:600 1197:594 1198:601 1199:594 1200:603 1201:594 1202:605 1203:594 1204:606"
        " 1205:594 1206:608 1207:594 1208:610 1209:594 1210:611 1214:613 1217:616 1218:613 1219:617 1222:613"
        " 1223:618 1225:613 1226:619 1228:613 1229:620 1230:613 1231:621 1232:613 1233:623 1234:613 1235:625"
        " 1236:613 1237:627 1238:613 1239:629 1240:613 1241:630 1242:613 1243:632 1244:613 1245:634 1249:636"
        " 1252:639 1253:636 1254:641 1255:636 1256:643 1260:645 1263:648 1264:645 1265:650 1266:645 1267:652"
        " 1271:654 1274:657 1275:654 1276:659 1277:654 1278:661 1282:663 1285:667 1286:663 1287:669 1291:671"
        " 1294:674 1295:671 1296:676 1297:671 1298:678 1299:671 1300:679 1314:681 1317:684 1318:681 1319:685"
        " 1321:681 1322:686 1324:681 1325:687 1326:681 1327:688 1328:681 1329:689 1330:681 1331:691 1332:681"
        " 1333:693 1334:681 1335:695 1336:681 1337:696 1338:681 1339:698 1340:681 1341:699 1342:681 1343:701"
        " 1344:681 1345:703 1346:681 1347:704 1351:706 1354:714 1355:706 1356:715 1359:706 1360:716 1362:706"
        " 1363:717 1372:706 1373:718 1374:706 1375:719 1376:706 1377:721 1378:706 1379:723 1380:706 1381:724"
        " 1382:706 1383:725 1384:706 1385:726 1386:706 1387:727 1394:706 1395:729 1396:706 1397:730 1398:706"
        " 1399:732 1406:706 1407:734 1408:706 1409:736 1410:706 1411:737 1415:739 1418:742 1419:739 1420:743"
        " 1423:739 1424:744 1426:739 1427:745 1428:739 1429:746 1430:739 1431:747 1432:739 1433:748 1434:739"
        " 1435:750 1436:739 1437:752 1438:739 1439:753 1443:755 1446:758 1447:755 1448:759 1451:755 1452:760"
        " 1454:755 1455:761 1456:755 1457:762 1458:755 1459:763 1460:755 1461:765 1462:755 1463:767 1464:755"
        " 1465:768 1466:755 1467:769 1468:755 1469:770 1473:772 1476:775 1477:772 1478:776 1481:772 1482:777"
        " 1484:772 1485:778 1486:772 1487:779 1488:772 1489:781 1490:772 1491:783 1492:772 1493:784 1497:786"
        " 1500:789 1501:786 1502:790 1505:786 1506:791 1508:786 1509:792 1510:786 1511:793 1512:786 1513:795"
        " 1514:786 1515:797 1516:786 1517:798"
    ),
)
