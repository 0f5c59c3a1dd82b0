"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/breather.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/breather.card:10
def adrenaline__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/prime_runner/scenarios/breather.card:10
def adrenaline__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/prime_runner/scenarios/breather.card:13
def bell__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = 1


# cards/crossfire/prime_runner/scenarios/breather.card:3
def PRE_082(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_errand = g.create("errand", g.z__briefing)
    t.line = 8
    g.s__scene_number = 1
    t.line = 15
    g.create("adrenaline", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 16
    g.create("bell", g.z__active)
    t.line = 17
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 18
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 19
    t.all_pass = True
    t.line = 21
    g.v_rests(u_errand)
    t.line = 23
    t.equal(23, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 24
    t.check(24, "hand of P1 is empty", not g.zones[g.z_runner_hand + 0])
    t.line = 25
    t.equal(25, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 27
    g.v_heals(0, 1)
    t.line = 29
    t.equal(29, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/prime_runner/scenarios/breather.card:31
def PRE_083(t: Value) -> None:
    g = t.game(4)
    t.line = 36
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 3
    t.line = 37
    g.create("crossfire", g.z__briefing)
    t.line = 38
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 39
    g.s__scene_number = 1
    t.line = 40
    u_mana = g.create("mana", g.z_runner_hand + 3, 3)
    t.line = 41
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 42
    t.answer("window", (("strikes with", (None, u_wall, None)),))
    t.line = 43
    t.all_pass = True
    t.line = 45
    t.step(g, "play_cards", 3)
    t.line = 46
    t.step(g, "apply_damage", 3)
    t.line = 48
    t.check(48, "wall is in normal_discard", g.where[u_wall] == g.z__normal_discard)
    t.line = 49
    t.equal(49, "scene_number", g.s__scene_number, "=", 1)
    t.line = 51
    t.flow(g, "turn", 3)
    t.line = 53
    t.equal(53, "scene_number", g.s__scene_number, "=", 2)
    t.line = 54
    t.equal(54, "number of cards in row", len(g.zones[g.z__row]), "=", 5)


# cards/crossfire/prime_runner/scenarios/breather.card:56
def PRE_084(t: Value) -> None:
    g = t.game(4)
    t.line = 60
    u_errand = g.create("errand", g.z__briefing)
    t.line = 63
    u_plague = g.create("plague", g.z__active)
    t.line = 64
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 65
    t.all_pass = True
    t.line = 67
    g.v_rests(u_errand)
    t.line = 69
    t.check(69, "plague is in event_deck", g.where[u_plague] == g.z__event_deck)
    t.line = 70
    t.equal(70, "hp of P1", g.s_runner_hp[0], "=", 3)


# cards/crossfire/prime_runner/scenarios/breather.card:72
def PRE_085(t: Value) -> None:
    g = t.game(4)
    t.line = 76
    u_errand = g.create("errand", g.z__briefing)
    t.line = 77
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 78
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 79
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 80
    g.b_runner_stamina(2, g.e_stamina_exhausted)
    t.line = 81
    g.s__fallen = 0
    t.line = 82
    t.answer("may", "no")
    t.line = 83
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 84
    t.all_pass = True
    t.line = 86
    g.v_rests(u_errand)
    t.line = 88
    t.check(88, "P1 is steady", g.s_runner_stamina[0] == g.e_stamina_steady)
    t.line = 89
    t.check(89, "P3 is exhausted", g.s_runner_stamina[2] == g.e_stamina_exhausted)


# cards/crossfire/prime_runner/scenarios/breather.card:91
def PRE_086(t: Value) -> None:
    g = t.game(4)
    t.line = 95
    u_errand = g.create("errand", g.z__briefing)
    t.line = 96
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 97
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 3, 3)
    t.line = 98
    g.s_runner_hp[1] = min(2, g.s_runner_max_hp[1])
    t.line = 99
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 100
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 101
    g.s_runner_hp[3] = min(0, g.s_runner_max_hp[3])
    t.line = 102
    t.answer("may", "no")
    t.line = 103
    g.b_runner_condition(3, g.e_condition_critical)
    t.line = 104
    t.all_pass = True
    t.line = 106
    g.v_rests(u_errand)
    t.line = 108
    t.equal(108, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 109
    t.equal(109, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 110
    t.equal(110, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 111
    t.equal(111, "hp of P4", g.s_runner_hp[3], "=", 1)
    t.line = 112
    t.check(112, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 113
    t.check(113, "P4 is ok", g.s_runner_condition[3] == g.e_condition_ok)
    t.line = 114
    t.equal(114, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)
    t.line = 115
    t.equal(115, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 2)


# cards/crossfire/prime_runner/scenarios/breather.card:126
def watcher__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    return g.s_runner_stamina[u_r] == g.e_stamina_steady


# cards/crossfire/prime_runner/scenarios/breather.card:126
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.s_runner_karma[u_r] = 1


# cards/crossfire/prime_runner/scenarios/breather.card:117
def PRE_087(t: Value) -> None:
    g = t.game(4)
    t.line = 121
    u_errand = g.create("errand", g.z__briefing)
    t.line = 122
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 123
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 124
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 128
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 129
    t.all_pass = True
    t.line = 131
    g.v_rests(u_errand)
    t.line = 133
    t.check(133, "P1 is steady", g.s_runner_stamina[0] == g.e_stamina_steady)
    t.line = 134
    t.check(134, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 135
    t.equal(135, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 136
    t.equal(136, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/prime_runner/scenarios/breather.card:138
def PRE_089(t: Value) -> None:
    g = t.game(4)
    t.line = 142
    u_errand = g.create("errand", g.z__briefing)
    t.line = 143
    u_guiding_spirit = g.create("guiding_spirit", g.z__market)
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 144
    g.s_runner_nuyen[1] = 9
    t.line = 145
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 146
    t.answer("window", (("buys", (None, u_clairvoyance)),), who=1)
    t.line = 147
    t.all_pass = True
    t.line = 149
    g.v_plays(0, u_mana)
    t.line = 150
    g.v_rests(u_errand)
    t.line = 152
    t.check(152, "clairvoyance is in hand of P2", g.where[u_clairvoyance] == g.z_runner_hand + 1)
    t.line = 153
    t.check(153, "guiding_spirit is in market", g.where[u_guiding_spirit] == g.z__market)


# cards/crossfire/prime_runner/scenarios/breather.card:155
def PRE_089_b(t: Value) -> None:
    g = t.game(2)
    t.line = 159
    u_errand = g.create("errand", g.z__briefing)
    t.line = 160
    g.create("guiding_spirit", g.z__market)
    u_clairvoyance = g.create("clairvoyance", g.z__market)
    t.line = 161
    g.s_runner_nuyen[1] = 9
    t.line = 162
    t.all_pass = True
    t.line = 164
    g.v_rests(u_errand)
    t.line = 166
    t.offered(166, "offered window: buy clairvoyance, pass", "window", ((("buys", (None, u_clairvoyance)),), "pass"))


# cards/crossfire/prime_runner/scenarios/breather.card:168
def PRE_090(t: Value) -> None:
    g = t.game(4)
    t.line = 171
    u_guiding_spirit = g.create("guiding_spirit", g.z__market)
    t.line = 172
    u_mana = g.create("mana", g.z_runner_hand + 2, 2)
    t.line = 173
    g.s_runner_nuyen[2] = 3
    t.line = 174
    t.answer("window", (("plays", (None, u_mana)),))
    t.line = 175
    t.all_pass = True
    t.line = 177
    t.step(g, "play_cards", 2)
    t.line = 178
    t.answer("window", (("buys", (None, u_guiding_spirit)),))
    t.line = 179
    t.step(g, "black_market", 2)
    t.line = 181
    t.check(181, "guiding_spirit is in hand of P3", g.where[u_guiding_spirit] == g.z_runner_hand + 2)
    t.line = 182
    t.equal(182, "nuyen of P3", g.s_runner_nuyen[2], "=", 0)


# cards/crossfire/prime_runner/scenarios/breather.card:184
def PRE_091(t: Value) -> None:
    g = t.game(4)
    t.line = 188
    u_errand = g.create("errand", g.z__briefing)
    t.line = 189
    t.all_pass = True
    t.line = 191
    g.v_rests(u_errand)
    t.line = 193
    t.equal(193, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/prime_runner/scenarios/breather.card:201
def painkiller__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("draws", you, 1)


# cards/crossfire/prime_runner/scenarios/breather.card:201
def painkiller__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/prime_runner/scenarios/breather.card:195
def PRE_092(t: Value) -> None:
    g = t.game(4)
    t.line = 199
    u_errand = g.create("errand", g.z__briefing)
    t.line = 203
    g.create("painkiller", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 204
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 205
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 206
    t.all_pass = True
    t.line = 208
    g.v_rests(u_errand)
    t.line = 210
    t.equal(210, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 211
    t.check(211, "hand of P1 is empty", not g.zones[g.z_runner_hand + 0])
    t.line = 213
    t.answer("may", "yes")
    t.line = 214
    g.v_heals(0, 1)
    t.line = 216
    t.equal(216, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 217
    t.equal(217, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/prime_runner/scenarios/breather.card:219
def PRE_093(t: Value) -> None:
    g = t.game(4)
    t.line = 223
    u_errand = g.create("errand", g.z__briefing)
    t.line = 224
    u_timebomb = g.create("timebomb", g.z__active)
    t.line = 225
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_deck)
    t.line = 226
    t.all_pass = True
    t.line = 228
    g.v_rests(u_errand)
    t.line = 230
    t.check(230, "timebomb is in event_deck", g.where[u_timebomb] == g.z__event_deck)
    t.line = 231
    t.equal(231, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 232
    t.equal(232, "level", g.d__level(), "=", 0)
    t.line = 233
    t.equal(233, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/prime_runner/scenarios/breather.card:235
def PRE_094(t: Value) -> None:
    g = t.game(4)
    t.line = 239
    u_errand = g.create("errand", g.z__briefing)
    t.line = 240
    u_katana = g.create("katana", g.z__market)
    t.line = 241
    g.s_runner_nuyen[3] = 4
    t.line = 242
    t.answer("window", (("buys", (None, u_katana)),), who=3)
    t.line = 244
    g.v_rests(u_errand)
    t.line = 246
    t.check(246, "katana is in hand of P4", g.where[u_katana] == g.z_runner_hand + 3)


# cards/crossfire/prime_runner/scenarios/breather.card:248
def PRE_096(t: Value) -> None:
    g = t.game(4)
    t.line = 252
    u_rush = g.create("rush", g.z__briefing)
    t.line = 253
    g.s__scene_number = 1
    t.line = 254
    u_katana = g.create("katana", g.z__market)
    t.line = 255
    g.s_runner_nuyen[0] = 9
    t.line = 256
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 257
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 259
    g.v_closes(u_rush)
    t.line = 261
    t.equal(261, "hp of P1", g.s_runner_hp[0], "=", 2)
    t.line = 262
    t.check(262, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)
    t.line = 263
    t.check(263, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 264
    t.equal(264, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/prime_runner/scenarios/breather.card:266
def PRE_108(t: Value) -> None:
    g = t.game(4)
    t.line = 270
    u_errand = g.create("errand", g.z__briefing)
    t.line = 271
    g.s__scene_number = 1
    t.line = 272
    u_katana = g.create("katana", g.z__market)
    u_icon_grab = g.create("icon_grab", g.z__market)
    t.line = 273
    g.s_runner_nuyen[0] = 9
    t.line = 274
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 275
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 276
    t.answer("window", (("buys", (None, u_katana)),), who=0)
    t.line = 278
    g.v_closes(u_errand)
    t.line = 280
    t.equal(280, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 281
    t.check(281, "P1 is steady", g.s_runner_stamina[0] == g.e_stamina_steady)
    t.line = 282
    t.check(282, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 283
    t.check(283, "icon_grab is in market", g.where[u_icon_grab] == g.z__market)
    t.line = 284
    t.equal(284, "scene_number", g.s__scene_number, "=", 2)


# cards/crossfire/prime_runner/scenarios/breather.card:292
def night_owl__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/prime_runner/scenarios/breather.card:292
def night_owl__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/prime_runner/scenarios/breather.card:286
def wakeful_upgrade(t: Value) -> None:
    g = t.game(4)
    t.line = 290
    u_errand = g.create("errand", g.z__briefing)
    t.line = 294
    g.create("night_owl", g.z_runner_worn + g.apart * g.e_socket_first_slot + 0, 0)
    t.line = 295
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 296
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 297
    t.all_pass = True
    t.line = 299
    g.v_rests(u_errand)
    t.line = 301
    t.equal(301, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 302
    t.equal(302, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/prime_runner/scenarios/breather.card:309
def toll__timed1_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it1 = x
    return amount if g.where[u_it1] == g.z__market else 0


# cards/crossfire/prime_runner/scenarios/breather.card:308
def toll__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.add("prime_runner_scenarios_breather.toll__timed1", this, you, (4,), scopes=("turn",))


# cards/crossfire/prime_runner/scenarios/breather.card:304
def no_turn_any_more(t: Value) -> None:
    g = t.game(2)
    t.line = 311
    g.create("toll", g.z__active)
    t.line = 312
    u_ghost = g.create("ghost", g.z__row)
    g.s_threat_facing[u_ghost] = 0
    t.line = 313
    g.create("crossfire", g.z__briefing)
    t.line = 314
    g.s__scene_number = 1
    t.line = 315
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 316
    u_katana = g.create("katana", g.z__market)
    t.line = 317
    g.s_runner_nuyen[1] = 4
    t.line = 318
    t.answer("window", (("plays", (None, u_mana)),), who=0)
    t.line = 319
    t.answer("window", (("strikes with", (None, None, u_mana)),), who=0)
    t.line = 320
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 321
    t.all_pass = True
    t.line = 323
    t.flow(g, "turn", 0)
    t.line = 325
    t.equal(325, "scene_number", g.s__scene_number, "=", 2)
    t.line = 326
    t.check(326, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)


# cards/crossfire/prime_runner/scenarios/breather.card:333
def blockade__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/breather.card:333
def blockade__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.add("prime_runner_scenarios_breather.blockade__cannot1", this, you, ())


# cards/crossfire/prime_runner/scenarios/breather.card:336
def curse__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/prime_runner/scenarios/breather.card:338
def curse__obtained1__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/prime_runner/scenarios/breather.card:336
def curse__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.grant(("prime_runner_scenarios_breather.curse__obtained1__static_cannot",), g.current, ())


# cards/crossfire/prime_runner/scenarios/breather.card:341
def bargain__timed1_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it2 = x
    return amount if g.where[u_it2] == g.z__market else 0


# cards/crossfire/prime_runner/scenarios/breather.card:340
def bargain__play(g: Play, this: int, you: int) -> None:
    g.add("prime_runner_scenarios_breather.bargain__timed1", this, you, (-(1),))


# cards/crossfire/prime_runner/scenarios/breather.card:328
def long_effects_end(t: Value) -> None:
    g = t.game(4)
    t.line = 342
    u_errand = g.create("errand", g.z__briefing)
    t.line = 343
    u_curse = g.create("curse", g.z__row)
    g.s_threat_facing[u_curse] = 0
    t.line = 344
    u_blockade = g.create("blockade", g.z__event_deck)
    t.line = 345
    u_bargain = g.create("bargain", g.z_runner_hand + 0, 0)
    t.line = 346
    u_katana = g.create("katana", g.z__market)
    t.line = 347
    g.s_runner_nuyen[1] = 3
    t.line = 348
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 349
    t.answer("window", (("buys", (None, u_katana)),), who=1)
    t.line = 350
    t.all_pass = True
    t.line = 352
    g.v_plays(0, u_bargain)
    t.line = 353
    g.v_appears(u_blockade)
    t.line = 354
    g.v_defeats(0, u_curse)
    t.line = 356
    t.cannot(356, "P1 cannot heal 1", "heals", (0, 1))
    t.line = 357
    t.cannot(357, "P2 cannot buy katana", "buys", (1, u_katana))
    t.line = 359
    g.v_rests(u_errand)
    t.line = 361
    t.equal(361, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 362
    t.check(362, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/breather.card",
    scenarios=(
        Scenario(
            "PRE_082",
            "it is no part of a scene or a turn, and upgrades rest",
            PRE_082,
            3,
            4,
            cards=(
                Card("errand", "mission", (("scenes", 3),), (), line=6),
                Card(
                    "adrenaline",
                    "upgrade",
                    (),
                    (
                        Ability(
                            "adrenaline__when",
                            "when",
                            "heals",
                            adrenaline__when_if,
                            adrenaline__when,
                            once="scene",
                            line=10,
                        ),
                    ),
                    line=9,
                ),
                Card(
                    "bell",
                    "event",
                    (),
                    (Ability("bell__when", "when", "turn starts", None, bell__when, line=13),),
                    line=12,
                ),
            ),
        ),
        Scenario(
            "PRE_083",
            "a scene ends with the turn in which the last obstacle is defeated",
            PRE_083,
            31,
            4,
            cards=(
                Card(
                    "wall",
                    "obstacle",
                    (("difficulty", "normal"), ("track", (("plain", 1),)), ("attack", 0)),
                    (),
                    line=34,
                ),
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "red"), ("track", (("plain", 3),))),
                    (),
                    line=35,
                ),
            ),
        ),
        Scenario(
            "PRE_084",
            "first, effects end",
            PRE_084,
            56,
            4,
            cards=(
                Card("errand", "mission", (), (), line=59),
                Card(
                    "plague",
                    "event",
                    (),
                    (
                        Ability(
                            "prime_runner_scenarios_breather.plague__static_cannot_1",
                            "cannot",
                            "heals",
                            None,
                            None,
                            line=62,
                        ),
                    ),
                    line=61,
                ),
            ),
        ),
        Scenario(
            "PRE_085",
            "second, tokens go, but not those of critical runners",
            PRE_085,
            72,
            4,
            cards=(Card("errand", "mission", (), (), line=75),),
        ),
        Scenario(
            "PRE_086", "third, everybody heals one", PRE_086, 91, 4, cards=(Card("errand", "mission", (), (), line=94),)
        ),
        Scenario(
            "PRE_087",
            "the token is gone before the healing",
            PRE_087,
            117,
            4,
            cards=(
                Card("errand", "mission", (), (), line=120),
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)),),
                    (
                        Ability(
                            "watcher__when",
                            "when",
                            "becomes runner.condition.ok",
                            watcher__when_if,
                            watcher__when,
                            line=126,
                        ),
                    ),
                    line=125,
                ),
            ),
        ),
        Scenario(
            "PRE_089",
            "what requires a card is not for sale",
            PRE_089,
            138,
            4,
            cards=(Card("errand", "mission", (), (), line=141),),
        ),
        Scenario(
            "PRE_089_b",
            "it is not even offered",
            PRE_089_b,
            155,
            2,
            cards=(Card("errand", "mission", (), (), line=158),),
        ),
        Scenario("PRE_090", "in a turn it is, as ever", PRE_090, 168, 4),
        Scenario(
            "PRE_091",
            "nobody heals above the maximum",
            PRE_091,
            184,
            4,
            cards=(Card("errand", "mission", (), (), line=187),),
        ),
        Scenario(
            "PRE_092",
            "an upgrade takes no healing away",
            PRE_092,
            195,
            4,
            cards=(
                Card("errand", "mission", (), (), line=198),
                Card(
                    "painkiller",
                    "upgrade",
                    (),
                    (
                        Ability(
                            "painkiller__may_instead",
                            "may instead",
                            "heals",
                            painkiller__may_instead_if,
                            painkiller__may_instead,
                            line=201,
                        ),
                    ),
                    line=200,
                ),
            ),
        ),
        Scenario(
            "PRE_093",
            "the event leaves without its timebomb",
            PRE_093,
            219,
            4,
            cards=(Card("errand", "mission", (), (), line=222),),
        ),
        Scenario(
            "PRE_094", "who cannot pay passes", PRE_094, 235, 4, cards=(Card("errand", "mission", (), (), line=238),)
        ),
        Scenario(
            "PRE_096",
            "a mission may do without breathers",
            PRE_096,
            248,
            4,
            cards=(Card("rush", "mission", (("scenes", 3), ("waives", ("breather",))), (), line=251),),
        ),
        Scenario(
            "PRE_108",
            "the token, one point, one card",
            PRE_108,
            266,
            4,
            cards=(Card("errand", "mission", (("scenes", 3),), (), line=269),),
        ),
        Scenario(
            "wakeful_upgrade",
            "an upgrade that says so works in a breather",
            wakeful_upgrade,
            286,
            4,
            cards=(
                Card("errand", "mission", (), (), line=289),
                Card(
                    "night_owl",
                    "upgrade",
                    (("in_breather", "awake"),),
                    (Ability("night_owl__when", "when", "heals", night_owl__when_if, night_owl__when, line=292),),
                    line=291,
                ),
            ),
        ),
        Scenario(
            "no_turn_any_more",
            "what lasts until the end of the turn is over before it",
            no_turn_any_more,
            304,
            2,
            cards=(
                Card(
                    "toll",
                    "event",
                    (),
                    (Ability("toll__when", "when", "turn starts", None, toll__when, line=308),),
                    line=307,
                ),
                Card("ghost", "obstacle", (("track", (("plain", 1),)), ("attack", 0)), (), line=310),
            ),
        ),
        Scenario(
            "long_effects_end",
            "what an event or an obstacle has begun for longer is over, too; what gear has begun is not",
            long_effects_end,
            328,
            4,
            cards=(
                Card("errand", "mission", (), (), line=331),
                Card(
                    "blockade",
                    "event",
                    (),
                    (Ability("blockade__when", "when", "appears", blockade__when_if, blockade__when, line=333),),
                    line=332,
                ),
                Card(
                    "curse",
                    "obstacle",
                    (("track", (("plain", 3),)),),
                    (Ability("curse__when", "when", "defeats", curse__when_if, curse__when, line=336),),
                    line=335,
                ),
                Card(
                    "bargain",
                    "gear",
                    (("type", ("skill",)),),
                    (Ability("bargain__play", "slot", "play", None, bargain__play, line=340),),
                    line=339,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "prime_runner_scenarios_breather.toll__timed1", "modify", "gear.cost", None, toll__timed1_cost, line=309
        ),
        Ability("prime_runner_scenarios_breather.blockade__cannot1", "cannot", "buys", None, None, line=334),
        Ability(
            "prime_runner_scenarios_breather.curse__obtained1__static_cannot",
            "cannot",
            "heals",
            curse__obtained1__static_cannot,
            None,
            line=338,
        ),
        Ability(
            "prime_runner_scenarios_breather.bargain__timed1",
            "modify",
            "gear.cost",
            None,
            bargain__timed1_cost,
            line=341,
        ),
    ),
    lines=(
        "14:10 20:11 24:13 25:14 29:3 32:7 33:3 34:8 35:3 36:15 37:3 38:16 39:3 40:17 42:3 43:18 44:3 45:19"
        " 46:3 47:21 48:3 49:23 50:3 51:24 52:3 53:25 54:3 55:27 56:3 57:29 61:31 64:36 66:31 67:37 68:31"
        " 69:38 71:31 72:39 73:31 74:40 75:31 76:41 77:31 78:42 79:31 80:43 81:31 82:45 83:31 84:46 85:31"
        " 86:48 87:31 88:49 89:31 90:51 91:31 92:53 93:31 94:54 98:56 101:60 102:56 103:63 104:56 105:64"
        " 106:56 107:65 108:56 109:67 110:56 111:69 112:56 113:70 117:72 120:76 121:72 122:77 123:72 124:78"
        " 125:72 126:79 127:72 128:80 129:72 130:81 131:72 132:82 133:72 134:83 135:72 136:84 137:72 138:86"
        " 139:72 140:88 141:72 142:89 146:91 149:95 150:91 151:96 153:91 154:97 156:91 157:98 158:91 159:99"
        " 160:91 161:100 162:91 163:101 164:91 165:102 166:91 167:103 168:91 169:104 170:91 171:106 172:91"
        " 173:108 174:91 175:109 176:91 177:110 178:91 179:111 180:91 181:112 182:91 183:113 184:91 185:114"
        " 186:91 187:115 191:126 199:127 203:117 206:121 207:117 208:122 210:117 211:123 212:117 213:124"
        " 214:117 215:128 217:117 218:129 219:117 220:131 221:117 222:133 223:117 224:134 225:117 226:135"
        " 227:117 228:136 232:138 235:142 236:138 237:143 239:138 240:144 241:138 242:145 243:138 244:146"
        " 245:138 246:147 247:138 248:149 249:138 250:150 251:138 252:152 253:138 254:153 258:155 261:159"
        " 262:155 263:160 265:155 266:161 267:155 268:162 269:155 270:164 271:155 272:166 276:168 279:171"
        " 280:168 281:172 282:168 283:173 284:168 285:174 286:168 287:175 288:168 289:177 290:168 291:178"
        " 292:168 293:179 294:168 295:181 296:168 297:182 301:184 304:188 305:184 306:189 307:184 308:191"
        " 309:184 310:193 314:201 320:202 324:195 327:199 328:195 329:203 330:195 331:204 333:195 334:205"
        " 335:195 336:206 337:195 338:208 339:195 340:210 341:195 342:211 343:195 344:213 345:195 346:214"
        " 347:195 348:216 349:195 350:217 354:219 357:223 358:219 359:224 360:219 361:225 363:219 364:226"
        " 365:219 366:228 367:219 368:230 369:219 370:231 371:219 372:232 373:219 374:233 378:235 381:239"
        " 382:235 383:240 384:235 385:241 386:235 387:242 388:235 389:244 390:235 391:246 395:248 398:252"
        " 399:248 400:253 401:248 402:254 403:248 404:255 405:248 406:256 407:248 408:257 409:248 410:259"
        " 411:248 412:261 413:248 414:262 415:248 416:263 417:248 418:264 422:266 425:270 426:266 427:271"
        " 428:266 429:272 431:266 432:273 433:266 434:274 435:266 436:275 437:266 438:276 439:266 440:278"
        " 441:266 442:280 443:266 444:281 445:266 446:282 447:266 448:283 449:266 450:284 454:292 460:293"
        " 464:286 467:290 468:286 469:294 470:286 471:295 473:286 474:296 475:286 476:297 477:286 478:299"
        " 479:286 480:301 481:286 482:302 486:309 493:308 494:309 498:304 501:311 502:304 503:312 505:304"
        " 506:313 507:304 508:314 509:304 510:315 511:304 512:316 513:304 514:317 515:304 516:318 517:304"
        " 518:319 519:304 520:320 521:304 522:321 523:304 524:323 525:304 526:325 527:304 528:326 532:333"
        " 538:334 542:336 547:338 552:336 553:337 557:341 564:340 565:341 569:328 572:342 573:328 574:343"
        " 576:328 577:344 578:328 579:345 580:328 581:346 582:328 583:347 584:328 585:348 586:328 587:349"
        " 588:328 589:350 590:328 591:352 592:328 593:353 594:328 595:354 596:328 597:356 598:328 599:357"
        " 600:328 601:359 602:328 603:361 604:328 605:362"
    ),
)
