"""Made by `ombre build` from cards/crossfire/base/scenarios/dragon_fight.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:5 17:8 18:5 19:10 20:5 21:12 36:5 37:13 53:15 56:18 57:15 58:19 59:15 60:20 61:15 62:21 63:15"
        " 64:22 65:15 66:23 67:15 68:24 69:15 70:25 71:15 72:27 73:15 74:29 92:31 95:34 96:31 97:36 98:31"
        " 99:38 100:31 101:39 114:31 115:40 122:31 123:41 130:31 131:42 138:31 139:43 147:47 150:51 151:47"
        " 152:52 154:47 155:53 157:47 158:54 159:47 160:56 161:47 162:57 163:47 164:59 165:47 166:60 173:47"
        " 174:61 175:47 176:62 180:64 183:68 184:64 185:69 187:64 188:70 190:64 191:71 192:64 193:72 194:64"
        " 195:74 196:64 197:76 198:64 199:77 206:64 207:78 208:64 209:79 213:86 219:87 223:81 226:88 227:81"
        " 228:89 230:81 231:90 232:81 233:91 234:81 235:92 236:81 237:94 238:81 239:96 240:81 241:97 242:81"
        " 243:98 247:100 250:105 251:100 252:106 254:100 255:107 257:100 258:108 260:100 261:109 262:100"
        " 263:110 264:100 265:111 266:100 267:112 268:100 269:114 270:100 271:116 272:100 273:117 286:100"
        " 287:118 300:100 301:119 314:100 315:120 328:100 329:121 345:123 348:127 349:123 350:128 351:123"
        " 352:129 353:123 354:131 355:123 356:133 357:123 358:134 362:136 365:142 366:136 367:143 370:136"
        " 371:144 375:136 376:145 377:136 378:146 379:136 380:148 381:136 382:149 383:136 384:151 385:136"
        " 386:152 387:136 388:153 392:155 395:159 396:155 397:160 399:155 400:161 401:155 402:162 403:155"
        " 404:164 405:155 406:165 407:155 408:166 409:155 410:168 411:155 412:169 422:175 428:176 429:177"
        " 433:179 434:180 440:171 443:181 444:171 445:182 446:171 447:183 449:171 450:184 451:171 452:185"
        " 453:171 454:186 455:171 456:187 457:171 458:188 459:171 460:189 461:171 462:190 463:171 464:192"
        " 465:171 466:194 467:171 468:195 469:171 470:196 471:171 472:197 476:201 479:204 480:201 481:206"
        " 482:201 483:208 496:201 497:209 510:201 511:210 527:212 530:216 532:212 533:217 534:212 535:219"
        " 536:212 537:221 541:223 544:227 546:223 547:228 548:223 549:229 550:223 551:231 552:223 553:233"
        " 554:223 555:235 556:223 557:237 561:239 564:243 566:239 567:244 568:239 569:246 570:239 571:248"
        " 572:239 573:249 574:239 575:250 579:252 582:256 583:252 584:257 586:252 587:258 588:252 589:259"
        " 591:252 592:260 594:252 595:261 596:252 597:262 598:252 599:263 600:252 601:264 602:252 603:265"
        " 604:252 605:266 606:252 607:268 608:252 609:269 610:252 611:271 612:252 613:272 614:252 615:273"
        " 616:252 617:274 621:276 624:279 625:276 626:280 627:276 628:281 630:276 631:282 633:276 634:283"
        " 635:276 636:285 637:276 638:287 651:276 652:288 653:276 654:289 655:276 656:290 657:276 658:291"
        " 659:276 660:292 661:276 662:293 666:295 669:298 670:295 671:299 675:295 676:300 678:295 679:301"
        " 680:295 681:303 682:295 683:305 684:295 685:306 686:295 687:307 688:295 689:308 693:310 696:314"
        " 697:310 698:315 702:310 703:316 704:310 705:317 706:310 707:318 708:310 709:319 710:310 711:320"
        " 712:310 713:321 714:310 715:323 716:310 717:325 718:310 719:326 720:310 721:327 722:310 723:328"
        " 724:310 725:330 726:310 727:331 728:310 729:332 730:310 731:334 732:310 733:335 734:310 735:336"
        " 736:310 737:337 738:310 739:338 743:340 746:343 747:340 748:344 752:340 753:345 754:340 755:346"
        " 756:340 757:348 758:340 759:350 763:352 766:355 767:352 768:356 769:352 770:357 772:352 773:358"
        " 774:352 775:359 776:352 777:361 778:352 779:363 783:365 786:368 787:365 788:369 792:365 793:370"
        " 794:365 795:372 796:365 797:373 798:365 799:375 800:365 801:376 802:365 803:377 807:379 810:382"
        " 811:379 812:383 816:379 817:384 819:379 820:385 821:379 822:387 823:379 824:388 825:379 826:389"
        " 827:379 828:391 829:379 830:392 834:396 837:400 838:396 839:401 843:396 844:402 845:396 846:403"
        " 847:396 848:404 849:396 850:405 851:396 852:406 853:396 854:408 855:396 856:409 857:396 858:410"
        " 859:396 860:411 861:396 862:413 863:396 864:414 865:396 866:415 867:396 868:417 869:396 870:418"
        " 871:396 872:420 873:396 874:421 875:396 876:422 877:396 878:423 882:425 885:428 886:425 887:429"
        " 889:425 890:430 892:425 893:431 895:425 896:432 897:425 898:433 899:425 900:434 901:425 902:436"
        " 903:425 904:437 905:425 906:439 907:425 908:440 909:425 910:441 911:425 912:442 916:444 919:447"
        " 920:444 921:448 922:444 923:449 925:444 926:450 928:444 929:451 930:444 931:452 932:444 933:454"
        " 934:444 935:455 936:444 937:457 938:444 939:458 940:444 941:459 942:444 943:460 947:466 948:467"
        " 954:462 957:468 958:462 959:469 961:462 962:470 966:462 967:471 968:472 969:462 970:473 975:462"
        " 976:474 977:462 978:475 979:462 980:476 981:462 982:477 983:462 984:478 985:462 986:479 987:462"
        " 988:481 989:462 990:482 991:462 992:483 993:462 994:485 995:462 996:486 997:462 998:487 999:462"
        " 1000:488 1001:462 1002:489 1006:491 1009:496 1010:491 1011:497 1014:491 1015:498 1017:491 1018:499"
        " 1020:491 1021:500 1022:491 1023:501 1024:491 1025:502 1026:491 1027:503 1028:491 1029:504 1030:491"
        " 1031:506 1032:491 1033:508 1034:491 1035:509 1039:511 1042:515 1043:511 1044:516 1047:511 1048:517"
        " 1050:511 1051:518 1054:511 1055:520 1056:511 1057:522 1064:511 1065:523 1069:525 1072:528 1073:525"
        " 1074:529 1078:525 1079:530 1080:525 1081:531 1082:525 1083:532 1084:525 1085:533 1086:525 1087:535"
        " 1088:525 1089:537 1092:525 1093:538 1094:525 1095:539 1096:525 1097:540 1101:544 1104:547 1105:544"
        " 1106:548 1109:544 1110:549 1112:544 1113:551 1114:544 1115:553 1116:544 1117:554 1118:544 1119:555"
        " 1120:544 1121:556 1122:544 1123:557 1127:559 1130:562 1131:559 1132:563 1136:559 1137:564 1138:559"
        " 1139:565 1140:559 1141:567 1142:559 1143:569 1144:559 1145:570 1146:559 1147:571 1151:573 1154:576"
        " 1155:573 1156:577 1157:573 1158:578 1160:573 1161:579 1163:573 1164:580 1165:573 1166:581 1167:573"
        " 1168:582 1169:573 1170:583 1171:573 1172:584 1173:573 1174:586 1175:573 1176:587 1177:573 1178:589"
        " 1179:573 1180:590 1181:573 1182:591 1183:573 1184:592 1188:594 1191:597 1192:594 1193:598 1196:594"
        " 1197:599 1199:594 1200:600 1202:594 1203:601 1204:594 1205:603 1206:594 1207:605 1208:594 1209:606"
        " 1210:594 1211:608 1212:594 1213:610 1214:594 1215:611 1219:613 1222:616 1223:613 1224:617 1227:613"
        " 1228:618 1230:613 1231:619 1233:613 1234:620 1235:613 1236:621 1237:613 1238:623 1239:613 1240:625"
        " 1241:613 1242:627 1243:613 1244:629 1245:613 1246:630 1247:613 1248:632 1249:613 1250:634 1254:636"
        " 1257:639 1258:636 1259:641 1260:636 1261:643 1265:645 1268:648 1269:645 1270:650 1271:645 1272:652"
        " 1276:654 1279:657 1280:654 1281:659 1282:654 1283:661 1287:663 1290:667 1291:663 1292:669 1296:671"
        " 1299:674 1300:671 1301:676 1302:671 1303:678 1304:671 1305:679 1319:681 1322:684 1323:681 1324:685"
        " 1326:681 1327:686 1329:681 1330:687 1331:681 1332:688 1333:681 1334:689 1335:681 1336:691 1337:681"
        " 1338:693 1339:681 1340:695 1341:681 1342:696 1343:681 1344:698 1345:681 1346:699 1347:681 1348:701"
        " 1349:681 1350:703 1351:681 1352:704 1356:706 1359:714 1360:706 1361:715 1364:706 1365:716 1367:706"
        " 1368:717 1377:706 1378:718 1379:706 1380:719 1381:706 1382:721 1383:706 1384:723 1385:706 1386:724"
        " 1387:706 1388:725 1389:706 1390:726 1391:706 1392:727 1399:706 1400:729 1401:706 1402:730 1403:706"
        " 1404:732 1411:706 1412:734 1413:706 1414:736 1415:706 1416:737 1420:739 1423:742 1424:739 1425:743"
        " 1428:739 1429:744 1431:739 1432:745 1433:739 1434:746 1435:739 1436:747 1437:739 1438:748 1439:739"
        " 1440:750 1441:739 1442:752 1443:739 1444:753 1448:755 1451:758 1452:755 1453:759 1456:755 1457:760"
        " 1459:755 1460:761 1461:755 1462:762 1463:755 1464:763 1465:755 1466:765 1467:755 1468:767 1469:755"
        " 1470:768 1471:755 1472:769 1473:755 1474:770 1478:772 1481:775 1482:772 1483:776 1486:772 1487:777"
        " 1489:772 1490:778 1491:772 1492:779 1493:772 1494:781 1495:772 1496:783 1497:772 1498:784 1502:786"
        " 1505:789 1506:786 1507:790 1510:786 1511:791 1513:786 1514:792 1515:786 1516:793 1517:786 1518:795"
        " 1519:786 1520:797 1521:786 1522:798"
    ),
)
