"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/scenarios/obstacles.card:3
def XF_019(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_threat_facing[u_out_of_ammo] = 1
    t.line = 7
    u_m1 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m2 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m3 = g.create("mana", g.z_runner_hand + 1, 1)
    u_m4 = g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 9
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 10
    t.answer("window", (("plays", (None, u_m2)),))
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


# cards/crossfire/base/scenarios/obstacles.card:18
def XF_020(t: Value) -> None:
    g = t.game(4)
    t.line = 21
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_threat_facing[u_out_of_ammo] = 1
    t.line = 22
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 24
    t.answer("window", (("plays", (None, u_m1)),))
    t.line = 25
    t.answer("window", (("plays", (None, u_m2)),))
    t.line = 26
    t.answer("window", (("plays", (None, u_m3)),))
    t.line = 27
    t.step(g, "play_cards", 0)
    t.line = 29
    t.equal(29, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 3)


# cards/crossfire/base/scenarios/obstacles.card:36
def jammer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.d__level() >= 2


# cards/crossfire/base/scenarios/obstacles.card:31
def XF_033(t: Value) -> None:
    g = t.game(4)
    t.line = 37
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 0
    t.line = 38
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 39
    g.create("quiet_street", g.z__event_discard)
    t.line = 41
    g.v_draws(0, 1)
    t.line = 43
    t.equal(43, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/obstacles.card:50
def jammer__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.d__level() >= 2


# cards/crossfire/base/scenarios/obstacles.card:45
def XF_034(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 0
    t.line = 52
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 53
    u_q1 = g.create("quiet_street", g.z__event_discard)
    g.create("quiet_street", g.z__event_discard)
    t.line = 55
    g.v_draws(0, 1)
    t.line = 57
    t.equal(57, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)
    t.line = 58
    t.cannot(58, "P1 cannot draw 1", "draws", (0, 1))
    t.line = 60
    g.move(u_q1, g.z__event_deck)
    t.line = 61
    g.v_draws(0, 1)
    t.line = 63
    t.equal(63, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/base/scenarios/obstacles.card:70
def jammer__static_cannot_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.d__level() >= 2


# cards/crossfire/base/scenarios/obstacles.card:65
def XF_035(t: Value) -> None:
    g = t.game(4)
    t.line = 71
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 0
    t.line = 72
    for _ in g.repeat(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 73
    g.create("quiet_street", g.z__event_discard)
    t.line = 74
    g.create("quiet_street", g.z__active)
    t.line = 75
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 77
    g.v_draws(0, 1)
    t.line = 79
    t.equal(79, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 81
    t.step(g, "new_event", 0)
    t.line = 83
    t.equal(83, "level", g.d__level(), "=", 2)
    t.line = 84
    t.cannot(84, "P1 cannot draw 1", "draws", (0, 1))


# cards/crossfire/base/scenarios/obstacles.card:90
def jammer__static_cannot_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/scenarios/obstacles.card:86
def XF_036(t: Value) -> None:
    g = t.game(4)
    t.line = 91
    u_jammer = g.create("jammer", g.z__row)
    g.s_threat_facing[u_jammer] = 2
    t.line = 92
    for _ in g.repeat(4):
        u_mana = g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 93
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 95
    t.cannot(95, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 97
    t.step(g, "new_event", 0)
    t.line = 98
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 99
    t.step(g, "play_cards", 0)
    t.line = 101
    t.cannot(101, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 103
    t.step(g, "draw_and_buy", 2)
    t.line = 105
    t.cannot(105, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 106
    t.equal(106, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 0)
    t.line = 108
    g.v_strikes_with(0, u_jammer, u_mana)
    t.line = 109
    g.v_draws(2, 1)
    t.line = 111
    t.check(111, "jammer is in normal_discard", g.where[u_jammer] == g.z__normal_discard)
    t.line = 112
    t.equal(112, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)


# cards/crossfire/base/scenarios/obstacles.card:118
def warden__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[2]
    return args[0] == you and g.kind[u_it1] in g.k_obstacle and u_it1 != this


# cards/crossfire/base/scenarios/obstacles.card:114
def XF_037(t: Value) -> None:
    g = t.game(4)
    t.line = 120
    u_warden = g.create("warden", g.z__row)
    g.s_threat_facing[u_warden] = 0
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 121
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 123
    t.cannot(123, "P1 cannot clear 1 on thug", "clears on", (0, 1, u_thug))
    t.line = 125
    t.answer("window", (("strikes with", (None, u_warden, u_quick_shot)),))
    t.line = 126
    t.answer("window", (("strikes with", (None, u_thug, u_mana)),))
    t.line = 127
    t.step(g, "apply_damage", 0)
    t.line = 129
    t.check(129, "warden is in normal_discard", g.where[u_warden] == g.z__normal_discard)
    t.line = 130
    t.equal(130, "cleared of thug", g.s_threat_cleared[u_thug], "=", 1)


# cards/crossfire/base/scenarios/obstacles.card:136
def greeter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/obstacles.card:136
def greeter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/scenarios/obstacles.card:132
def XF_045(t: Value) -> None:
    g = t.game(4)
    t.line = 138
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 139
    g.create("chummers", g.z__event_deck)
    t.line = 140
    u_greeter = g.create("greeter", g.z__normal_deck)
    t.line = 142
    t.step(g, "new_event", 0)
    t.line = 144
    t.check(144, "greeter is in row", g.where[u_greeter] == g.z__row)
    t.line = 145
    t.check(145, "facing of greeter is P3", g.s_threat_facing[u_greeter] == 2)
    t.line = 146
    t.equal(146, "hp of P3", g.s_runner_hp[2], "=", 4)


# cards/crossfire/base/scenarios/obstacles.card:152
def one__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:152
def one__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_draws(u_it1, 1)


# cards/crossfire/base/scenarios/obstacles.card:155
def two__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:155
def two__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/scenarios/obstacles.card:148
def XF_047(t: Value) -> None:
    g = t.game(4)
    t.line = 158
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 159
    u_one = g.create("one", g.z__row)
    g.s_threat_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_threat_facing[u_two] = 0
    t.line = 160
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 161
    g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 162
    g.create("street_smarts", g.z_runner_deck + 2, 2)
    t.line = 164
    t.answer("window", (("strikes with", (None, u_one, u_quick_shot)),))
    t.line = 165
    t.answer("window", (("strikes with", (None, u_two, u_mana)),))
    t.line = 166
    t.answer("victim", 1)
    t.line = 167
    t.step(g, "apply_damage", 0)
    t.line = 169
    t.equal(169, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 1)
    t.line = 170
    t.check(170, "P2 is staggered", g.s_runner_condition[1] == g.e_condition_staggered)
    t.line = 171
    t.equal(171, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 0)
    t.line = 172
    t.equal(172, "number of cards in deck of P2", len(g.zones[g.z_runner_deck + 1]), "=", 1)


# cards/crossfire/base/scenarios/obstacles.card:178
def clinic__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:178
def clinic__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_heals(g.current, 1)


# cards/crossfire/base/scenarios/obstacles.card:181
def mine__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:181
def mine__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, 1)


# cards/crossfire/base/scenarios/obstacles.card:174
def XF_048(t: Value) -> None:
    g = t.game(4)
    t.line = 183
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 184
    u_clinic = g.create("clinic", g.z__row)
    g.s_threat_facing[u_clinic] = 0
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 185
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 186
    for _ in g.repeat(4):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 188
    g.v_strikes_with(0, u_clinic, u_quick_shot)
    t.line = 190
    t.equal(190, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 192
    g.v_strikes_with(0, u_mine, u_mana)
    t.line = 194
    t.equal(194, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 195
    t.check(195, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 196
    t.equal(196, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)


# cards/crossfire/base/scenarios/obstacles.card:202
def clinic__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:202
def clinic__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_heals(g.current, 1)


# cards/crossfire/base/scenarios/obstacles.card:205
def mine__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/scenarios/obstacles.card:205
def mine__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, 1)


# cards/crossfire/base/scenarios/obstacles.card:198
def XF_048_b(t: Value) -> None:
    g = t.game(4)
    t.line = 207
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 208
    u_clinic = g.create("clinic", g.z__row)
    g.s_threat_facing[u_clinic] = 0
    u_mine = g.create("mine", g.z__row)
    g.s_threat_facing[u_mine] = 0
    t.line = 209
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 210
    for _ in g.repeat(4):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 212
    g.v_strikes_with(0, u_mine, u_mana)
    t.line = 214
    t.equal(214, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 215
    t.check(215, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 217
    g.v_strikes_with(0, u_clinic, u_quick_shot)
    t.line = 219
    t.equal(219, "hp of P1", g.s_runner_hp[0], "=", 1)
    t.line = 220
    t.check(220, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 221
    t.equal(221, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/base/scenarios/obstacles.card:227
def fuse__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this and g.d__level() >= 3


# cards/crossfire/base/scenarios/obstacles.card:227
def fuse__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/scenarios/obstacles.card:223
def XF_049(t: Value) -> None:
    g = t.game(4)
    t.line = 229
    u_f1 = g.create("fuse", g.z__row)
    g.s_threat_facing[u_f1] = 1
    u_f2 = g.create("fuse", g.z__row)
    g.s_threat_facing[u_f2] = 1
    t.line = 230
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 232
    g.v_defeats(0, u_f1)
    t.line = 234
    t.equal(234, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 235
    t.equal(235, "hp of P4", g.s_runner_hp[3], "=", 5)
    t.line = 237
    g.create("quiet_street", g.z__event_discard)
    t.line = 238
    g.v_defeats(0, u_f2)
    t.line = 240
    t.equal(240, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 241
    t.equal(241, "hp of P4", g.s_runner_hp[3], "=", 4)


# cards/crossfire/base/scenarios/obstacles.card:247
def bait__play(g: Play, this: int, you: int) -> None:
    u_foe = g.reveal(g.z__normal_deck)
    if u_foe != NOTHING:
        g.v_flips_to(u_foe, you)


# cards/crossfire/base/scenarios/obstacles.card:243
def XF_614(t: Value) -> None:
    g = t.game(4)
    t.line = 250
    u_bait = g.create("bait", g.z_runner_hand + 0, 0)
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 251
    u_light_combat_drone = g.create("light_combat_drone", g.z__normal_deck)
    t.line = 253
    t.answer("window", (("plays", (None, u_bait)),))
    t.line = 254
    t.step(g, "play_cards", 0)
    t.line = 256
    t.check(256, "light_combat_drone is in row", g.where[u_light_combat_drone] == g.z__row)
    t.line = 257
    t.check(257, "facing of light_combat_drone is P1", g.s_threat_facing[u_light_combat_drone] == 0)
    t.line = 258
    t.check(258, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)


# cards/crossfire/base/scenarios/obstacles.card:260
def XF_615(t: Value) -> None:
    g = t.game(4)
    t.line = 264
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 265
    g.s_threat_cleared[u_thug] = 1
    t.line = 266
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 268
    g.v_restores(u_thug, 1)
    t.line = 270
    t.equal(270, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 272
    t.answer("window", (("strikes with", (None, None, u_mana)),))
    t.line = 273
    t.step(g, "apply_damage", 0)
    t.line = 275
    t.equal(275, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 276
    t.check(276, "thug is in row", g.where[u_thug] == g.z__row)


# cards/crossfire/base/scenarios/obstacles.card:278
def XF_616(t: Value) -> None:
    g = t.game(4)
    t.line = 282
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(3, g.s_runner_max_hp[u_r])
    t.line = 284
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 285
    g.s_threat_cleared[u_thug] = 1
    t.line = 287
    g.v_restores(u_thug, 1)
    t.line = 289
    t.equal(289, "cleared of thug", g.s_threat_cleared[u_thug], "=", 0)
    t.line = 290
    t.equal(290, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 291
    t.equal(291, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 292
    t.equal(292, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 293
    t.equal(293, "hp of P4", g.s_runner_hp[3], "=", 3)


# cards/crossfire/base/scenarios/obstacles.card:295
def XF_623(t: Value) -> None:
    g = t.game(4)
    t.line = 298
    for u_r in g.everyone(g.current):
        g.s_runner_hp[u_r] = min(3, g.s_runner_max_hp[u_r])
    t.line = 300
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 1
    t.line = 302
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_heals(u_it2, 1)
    t.line = 304
    t.equal(304, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 305
    t.equal(305, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 306
    t.equal(306, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 307
    t.equal(307, "hp of P4", g.s_runner_hp[3], "=", 3)
    t.line = 308
    t.cannot(308, "P1 cannot heal 1", "heals", (0, 1))
    t.line = 309
    t.cannot(309, "P2 cannot heal 1", "heals", (1, 1))
    t.line = 310
    t.cannot(310, "P3 cannot heal 1", "heals", (2, 1))
    t.line = 311
    t.cannot(311, "P4 cannot heal 1", "heals", (3, 1))


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
                    (Ability("jammer__static_cannot", "cannot", "draws", jammer__static_cannot, None, line=36),),
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
                    (Ability("jammer__static_cannot_2", "cannot", "draws", jammer__static_cannot_2, None, line=50),),
                    line=48,
                ),
            ),
        ),
        Scenario(
            "XF_035",
            "a threshold switches on while the obstacle lies there",
            XF_035,
            65,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("jammer__static_cannot_3", "cannot", "draws", jammer__static_cannot_3, None, line=70),),
                    line=68,
                ),
            ),
        ),
        Scenario(
            "XF_036",
            "a text without a time holds as long as the obstacle lies there",
            XF_036,
            86,
            4,
            cards=(
                Card(
                    "jammer",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("jammer__static_cannot_4", "cannot", "draws", jammer__static_cannot_4, None, line=90),),
                    line=89,
                ),
            ),
        ),
        Scenario(
            "XF_037",
            "the text of a defeated obstacle is gone at once",
            XF_037,
            114,
            4,
            cards=(
                Card(
                    "warden",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("warden__static_cannot", "cannot", "clears on", warden__static_cannot, None, line=118),),
                    line=117,
                ),
                Card("thug", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=119),
            ),
        ),
        Scenario(
            "XF_045",
            "an obstacle that an event brings is flipped, too",
            XF_045,
            132,
            4,
            cards=(
                Card(
                    "greeter",
                    "obstacle",
                    (("colour", "green"), ("type", "human"), ("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("greeter__when", "when", "flips to", greeter__when_if, greeter__when, line=136),),
                    line=135,
                ),
            ),
        ),
        Scenario(
            "XF_047",
            "what a defeat does comes before the next damage",
            XF_047,
            148,
            4,
            cards=(
                Card(
                    "one",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("one__when", "when", "defeats", one__when_if, one__when, line=152),),
                    line=151,
                ),
                Card(
                    "two",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("two__when", "when", "defeats", two__when_if, two__when, line=155),),
                    line=154,
                ),
            ),
        ),
        Scenario(
            "XF_048",
            "first the healing obstacle, then the other",
            XF_048,
            174,
            4,
            cards=(
                Card(
                    "clinic",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("clinic__when", "when", "defeats", clinic__when_if, clinic__when, line=178),),
                    line=177,
                ),
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("mine__when", "when", "defeats", mine__when_if, mine__when, line=181),),
                    line=180,
                ),
            ),
        ),
        Scenario(
            "XF_048_b",
            "first the other obstacle, then the healing one",
            XF_048_b,
            198,
            4,
            cards=(
                Card(
                    "clinic",
                    "obstacle",
                    (("track", (("black", 1),)), ("attack", 1)),
                    (Ability("clinic__when_2", "when", "defeats", clinic__when_if_2, clinic__when_2, line=202),),
                    line=201,
                ),
                Card(
                    "mine",
                    "obstacle",
                    (("track", (("blue", 1),)), ("attack", 1)),
                    (Ability("mine__when_2", "when", "defeats", mine__when_if_2, mine__when_2, line=205),),
                    line=204,
                ),
            ),
        ),
        Scenario(
            "XF_049",
            "a threshold on a defeat is looked at when it happens",
            XF_049,
            223,
            4,
            cards=(
                Card(
                    "fuse",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("fuse__when", "when", "defeats", fuse__when_if, fuse__when, line=227),),
                    line=226,
                ),
            ),
        ),
        Scenario(
            "XF_614",
            "an obstacle that a card brings is flipped, too",
            XF_614,
            243,
            4,
            cards=(
                Card(
                    "bait",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),))),
                    (Ability("bait__play", "slot", "play", None, bait__play, line=247),),
                    line=246,
                ),
            ),
        ),
        Scenario(
            "XF_615",
            "an obstacle that is healed needs its level again",
            XF_615,
            260,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=263),),
        ),
        Scenario(
            "XF_616",
            "an obstacle that is healed heals no runner",
            XF_616,
            278,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3), ("blue", 1))), ("attack", 1)), (), line=281),),
        ),
        Scenario("XF_623", "runners are the whole team", XF_623, 295, 4),
    ),
    lines=(
        "14:3 17:6 19:3 20:7 24:3 25:9 26:3 27:10 28:3 29:11 30:3 31:12 32:3 33:14 34:3 35:15 36:3 37:16"
        " 41:18 44:21 46:18 47:22 50:18 51:24 52:18 53:25 54:18 55:26 56:18 57:27 58:18 59:29 63:36 68:31"
        " 71:37 73:31 74:38 76:31 77:39 78:31 79:41 80:31 81:43 85:50 90:45 93:51 95:45 96:52 98:45 99:53"
        " 101:45 102:55 103:45 104:57 105:45 106:58 107:45 108:60 109:45 110:61 111:45 112:63 116:70 121:65"
        " 124:71 126:65 127:72 129:65 130:73 131:65 132:74 133:65 134:75 136:65 137:77 138:65 139:79 140:65"
        " 141:81 142:65 143:83 144:65 145:84 149:90 154:86 157:91 159:86 160:92 162:86 163:93 164:86 165:95"
        " 166:86 167:97 168:86 169:98 170:86 171:99 172:86 173:101 174:86 175:103 176:86 177:105 178:86"
        " 179:106 180:86 181:108 182:86 183:109 184:86 185:111 186:86 187:112 191:118 197:114 200:120 204:114"
        " 205:121 207:114 208:123 209:114 210:125 211:114 212:126 213:114 214:127 215:114 216:129 217:114"
        " 218:130 222:136 228:137 233:132 236:138 238:132 239:139 240:132 241:140 242:132 243:142 244:132"
        " 245:144 246:132 247:145 248:132 249:146 253:152 259:153 264:155 270:156 271:157 276:148 279:158"
        " 280:148 281:159 285:148 286:160 288:148 289:161 290:148 291:162 292:148 293:164 294:148 295:165"
        " 296:148 297:166 298:148 299:167 300:148 301:169 302:148 303:170 304:148 305:171 306:148 307:172"
        " 311:178 317:179 321:181 327:182 331:174 334:183 335:174 336:184 340:174 341:185 343:174 344:186"
        " 346:174 347:188 348:174 349:190 350:174 351:192 352:174 353:194 354:174 355:195 356:174 357:196"
        " 361:202 367:203 371:205 377:206 381:198 384:207 385:198 386:208 390:198 391:209 393:198 394:210"
        " 396:198 397:212 398:198 399:214 400:198 401:215 402:198 403:217 404:198 405:219 406:198 407:220"
        " 408:198 409:221 413:227 419:228 424:223 427:229 431:223 432:230 434:223 435:232 436:223 437:234"
        " 438:223 439:235 440:223 441:237 442:223 443:238 444:223 445:240 446:223 447:241 451:247 452:248"
        " 453:249 458:243 461:250 463:243 464:251 465:243 466:253 467:243 468:254 469:243 470:256 471:243"
        " 472:257 473:243 474:258 478:260 481:264 483:260 484:265 485:260 486:266 487:260 488:268 489:260"
        " 490:270 491:260 492:272 493:260 494:273 495:260 496:275 497:260 498:276 502:278 505:282 506:283"
        " 507:278 508:284 510:278 511:285 512:278 513:287 514:278 515:289 516:278 517:290 518:278 519:291"
        " 520:278 521:292 522:278 523:293 527:295 530:298 531:299 532:295 533:300 535:295 536:302 538:295"
        " 539:304 540:295 541:305 542:295 543:306 544:295 545:307 546:295 547:308 548:295 549:309 550:295"
        " 551:310 552:295 553:311"
    ),
)
