"""Made by `ombre build` from cards/crossfire/base/scenarios/play_cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value


def contacts__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/play_cards.card:7
    u_pick = g.choose("pick", you, [u_pick for u_pick in g.zones[g.z__market] if g.kind[u_pick] == g.k_gear], "gear")
    if u_pick != NOTHING:
        g.v_buys(you, u_pick)


def XF_044(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:3
    g = t.game(4)
    t.line = 10
    g.s_runner_nuyen[0] = 5
    t.line = 11
    u_contacts = g.create("contacts", g.z_runner_hand + 0, 0)
    t.line = 12
    u_katana = g.create("katana", g.z__market)
    t.line = 14
    t.answer("window", ("plays", u_contacts))
    t.line = 15
    t.step(g, "play_cards", 0)
    t.line = 17
    t.check(17, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 18
    t.equal(18, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


def XF_121(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:20
    g = t.game(4)
    t.line = 23
    for _ in range(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 25
    t.answer("window", "pass")
    t.line = 26
    t.step(g, "play_cards", 0)
    t.line = 28
    t.equal(28, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 29
    t.equal(29, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)


def scout__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/play_cards.card:35
    g.v_draws(you, 1)


def XF_122(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:31
    g = t.game(4)
    t.line = 37
    u_scout = g.create("scout", g.z_runner_hand + 0, 0)
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 38
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 40
    t.answer("window", ("plays", u_scout))
    t.line = 41
    t.answer("window", ("plays", u_mana))
    t.line = 42
    t.answer("window", ("plays", u_mark))
    t.line = 43
    t.step(g, "play_cards", 0)
    t.line = 45
    t.check(45, "scout is in played of P1", g.where[u_scout] == g.z_runner_played + 0)
    t.line = 46
    t.check(46, "mana is in played of P1", g.where[u_mana] == g.z_runner_played + 0)
    t.line = 47
    t.check(47, "mark is in played of P1", g.where[u_mark] == g.z_runner_played + 0)


def XF_124(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:49
    g = t.game(4)
    t.line = 52
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 54
    t.answer("window", ("plays", u_m1))
    t.line = 55
    t.answer("window", ("plays", u_m2))
    t.line = 56
    t.step(g, "play_cards", 0)
    t.line = 58
    t.equal(58, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 59
    t.equal(59, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 2)


def XF_125(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:61
    g = t.game(4)
    t.line = 65
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 2
    t.line = 66
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    t.line = 68
    t.answer("window", ("strikes with", u_mana))
    t.line = 69
    t.step(g, "apply_damage", 0)
    t.line = 71
    t.equal(71, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)
    t.line = 72
    t.check(72, "facing of thug is P3", g.s_obstacle_facing[u_thug] == 2)


def XF_126(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:74
    g = t.game(4)
    t.line = 78
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 80
    t.answer("window", ("plays", u_quick_shot))
    t.line = 81
    t.step(g, "play_cards", 0)
    t.line = 83
    t.check(83, "quick_shot is in played of P1", g.where[u_quick_shot] == g.z_runner_played + 0)
    t.line = 85
    t.step(g, "apply_damage", 0)
    t.line = 87
    t.check(87, "quick_shot is in discard of P1", g.where[u_quick_shot] == g.z_runner_discard + 0)
    t.line = 88
    t.equal(88, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 90
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 91
    t.step(g, "apply_damage", 0)
    t.line = 93
    t.equal(93, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 94
    t.equal(94, "points of thug", g.d_obstacle_points(u_thug), "=", 0)


def XF_131(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:96
    g = t.game(4)
    t.line = 99
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m4 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m5 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m6 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m7 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m8 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m9 = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 101
    t.answer("window", ("plays", u_m1))
    t.line = 102
    t.answer("window", ("plays", u_m2))
    t.line = 103
    t.answer("window", ("plays", u_m3))
    t.line = 104
    t.answer("window", ("plays", u_m4))
    t.line = 105
    t.answer("window", ("plays", u_m5))
    t.line = 106
    t.answer("window", ("plays", u_m6))
    t.line = 107
    t.answer("window", ("plays", u_m7))
    t.line = 108
    t.answer("window", ("plays", u_m8))
    t.line = 109
    t.answer("window", ("plays", u_m9))
    t.line = 110
    t.step(g, "play_cards", 0)
    t.line = 112
    t.equal(112, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 9)


def twin__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/play_cards.card:119
    g.v_heals(you, 1)


def twin__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/play_cards.card:121
    g.v_gains(you, 1)


def XF_134(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:114
    g = t.game(4)
    t.line = 123
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 124
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 125
    u_twin = g.create("twin", g.z_runner_hand + 1, 1)
    t.line = 127
    t.answer("window", ("assists with", u_twin))
    t.line = 128
    t.step(g, "play_cards", 0)
    t.line = 129
    t.answer("window", ("strikes with", u_twin))
    t.line = 130
    t.step(g, "apply_damage", 0)
    t.line = 132
    t.equal(132, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 133
    t.equal(133, "points of wall", g.d_obstacle_points(u_wall), "=", 1)
    t.line = 134
    t.equal(134, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 135
    t.equal(135, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)


def XF_135(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:137
    g = t.game(4)
    t.line = 142
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 2
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 2
    t.line = 143
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 145
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 146
    t.step(g, "play_cards", 0)
    t.line = 147
    t.answer("window", ("strikes with", u_one))
    t.line = 148
    t.step(g, "apply_damage", 0)
    t.line = 150
    t.check(150, "one is in normal_discard", g.where[u_one] == g.z__normal_discard)
    t.line = 151
    t.check(151, "two is in row", g.where[u_two] == g.z__row)
    t.line = 152
    t.equal(152, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 153
    t.equal(153, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_135_b(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:155
    g = t.game(4)
    t.line = 160
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 2
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 2
    t.line = 161
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 163
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 164
    t.step(g, "play_cards", 0)
    t.line = 165
    t.answer("window", ("strikes with", u_two))
    t.line = 166
    t.step(g, "apply_damage", 0)
    t.line = 168
    t.check(168, "one is in row", g.where[u_one] == g.z__row)
    t.line = 169
    t.check(169, "two is in normal_discard", g.where[u_two] == g.z__normal_discard)
    t.line = 170
    t.equal(170, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 171
    t.equal(171, "nuyen of P2", g.s_runner_nuyen[1], "=", 0)


def XF_139(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:173
    g = t.game(4)
    t.line = 176
    u_c2 = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 177
    u_c3 = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 178
    u_c4 = g.create("clairvoyance", g.z_runner_hand + 3, 3)
    t.line = 180
    t.answer("window", ("assists with", u_c2))
    t.line = 181
    t.answer("window", ("assists with", u_c3))
    t.line = 182
    t.answer("window", ("assists with", u_c4))
    t.line = 183
    t.step(g, "play_cards", 0)
    t.line = 185
    t.check(185, "c2 is in played of P2", g.where[u_c2] == g.z_runner_played + 1)
    t.line = 186
    t.check(186, "mode of c2 is assisting", g.s_gear_mode[u_c2] == g.e_mode_assisting)
    t.line = 187
    t.check(187, "c3 is in played of P3", g.where[u_c3] == g.z_runner_played + 2)
    t.line = 188
    t.check(188, "mode of c3 is assisting", g.s_gear_mode[u_c3] == g.e_mode_assisting)
    t.line = 189
    t.check(189, "c4 is in played of P4", g.where[u_c4] == g.z_runner_played + 3)
    t.line = 190
    t.check(190, "mode of c4 is assisting", g.s_gear_mode[u_c4] == g.e_mode_assisting)


def medic__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/play_cards.card:197
    u_patient = g.choose("patient", you, g.seats(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


def XF_140(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:192
    g = t.game(4)
    t.line = 200
    g.s_runner_hp[2] = max(min(2, g.s_runner_max_hp[2]), 0)
    t.line = 201
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 0
    t.line = 202
    u_medic = g.create("medic", g.z_runner_hand + 1, 1)
    t.line = 204
    t.answer("window", ("assists with", u_medic))
    t.line = 205
    t.answer("patient", 2)
    t.line = 206
    t.step(g, "play_cards", 0)
    t.line = 208
    t.equal(208, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 209
    t.equal(209, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 0)
    t.line = 211
    t.answer("window", ("strikes with", u_medic))
    t.line = 212
    t.step(g, "apply_damage", 0)
    t.line = 214
    t.equal(214, "hp of P3", g.s_runner_hp[2], "=", 3)
    t.line = 215
    t.equal(215, "cleared of thug", g.s_obstacle_cleared[u_thug], "=", 1)


def XF_141(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:217
    g = t.game(4)
    t.line = 220
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 221
    for _ in range(3):
        g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 223
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 224
    t.step(g, "play_cards", 0)
    t.line = 225
    t.step(g, "apply_damage", 0)
    t.line = 226
    t.step(g, "end_turn", 0)
    t.line = 227
    g.scope_end("turn")
    t.line = 228
    t.step(g, "play_cards", 1)
    t.line = 230
    t.equal(230, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


def XF_174(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:232
    g = t.game(4)
    t.line = 236
    u_wall = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_wall] = 0
    t.line = 237
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 2, 2)
    t.line = 238
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 239
    u_mark = g.create("mark", g.z_runner_hand + 0, 0)
    t.line = 241
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 242
    t.answer("pick", u_mark)
    t.line = 243
    t.step(g, "play_cards", 0)
    t.line = 245
    t.check(245, "mana is in hand of P1", g.where[u_mana] == g.z_runner_hand + 0)
    t.line = 246
    t.check(246, "mark is in discard of P1", g.where[u_mark] == g.z_runner_discard + 0)
    t.line = 247
    t.equal(247, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 249
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 250
    t.step(g, "apply_damage", 0)
    t.line = 252
    t.equal(252, "pool at blue of wall", g.s_obstacle_pool[u_wall][g.e_symbol_blue], "=", 1)
    t.line = 253
    t.equal(253, "points of wall", g.d_obstacle_points(u_wall), "=", 1)


def XF_601(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:255
    g = t.game(4)
    t.line = 259
    u_thug = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_thug] = 3
    t.line = 260
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 262
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 263
    t.step(g, "play_cards", 0)
    t.line = 264
    t.answer("window", ("strikes with", u_clairvoyance))
    t.line = 265
    t.step(g, "apply_damage", 0)
    t.line = 267
    t.check(267, "thug is in normal_discard", g.where[u_thug] == g.z__normal_discard)
    t.line = 268
    t.check(268, "clairvoyance is in discard of P2", g.where[u_clairvoyance] == g.z_runner_discard + 1)
    t.line = 269
    t.equal(269, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 270
    t.equal(270, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 271
    t.equal(271, "nuyen of P4", g.s_runner_nuyen[3], "=", 0)


def XF_609(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:273
    g = t.game(4)
    t.line = 276
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 278
    t.answer("window", ("assists with", u_clairvoyance))
    t.line = 279
    t.step(g, "play_cards", 0)
    t.line = 281
    t.check(281, "clairvoyance is in played of P2", g.where[u_clairvoyance] == g.z_runner_played + 1)
    t.line = 282
    t.check(282, "current is P1", g.current == 0)


def XF_633(t: Value) -> None:  # cards/crossfire/base/scenarios/play_cards.card:284
    g = t.game(4)
    t.line = 287
    g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 289
    t.answer("window", ("plays", u_m2))
    t.line = 290
    t.step(g, "play_cards", 0)
    t.line = 292
    t.equal(292, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 293
    t.check(293, "m2 is in played of P1", g.where[u_m2] == g.z_runner_played + 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/play_cards.card",
    scenarios=(
        Scenario(
            "XF_044",
            "a card that says buy now is stronger than the rule of the step",
            XF_044,
            3,
            4,
            cards=(
                Card(
                    "contacts",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),))),
                    (Ability("contacts__play", "slot", "play", None, contacts__play, line=7),),
                    line=6,
                ),
            ),
        ),
        Scenario("XF_121", "playing nothing is legal", XF_121, 20, 4),
        Scenario(
            "XF_122",
            "cards are played one at a time",
            XF_122,
            31,
            4,
            cards=(
                Card(
                    "scout",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),))),
                    (Ability("scout__play", "slot", "play", None, scout__play, line=35),),
                    line=34,
                ),
            ),
        ),
        Scenario("XF_124", "played cards stay in play", XF_124, 49, 4),
        Scenario(
            "XF_125",
            "an obstacle that faces anyone can be damaged",
            XF_125,
            61,
            4,
            cards=(Card("thug", "obstacle", (("track", (("blue", 1), ("plain", 3))), ("attack", 1)), (), line=64),),
        ),
        Scenario(
            "XF_126",
            "a card can be played without a target",
            XF_126,
            74,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1), ("plain", 3))), ("attack", 1)), (), line=77),),
        ),
        Scenario("XF_131", "nothing limits how many cards are played", XF_131, 96, 4),
        Scenario(
            "XF_134",
            "an assist has neither the main damage nor the main text",
            XF_134,
            114,
            4,
            cards=(
                Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=117),
                Card(
                    "twin",
                    "gear",
                    (("type", "spell"), ("damage", (("blue", 2),)), ("assist_damage", (("blue", 1),))),
                    (
                        Ability("twin__play", "slot", "play", None, twin__play, line=119),
                        Ability("twin__assist", "slot", "assist", None, twin__assist, line=121),
                    ),
                    line=118,
                ),
            ),
        ),
        Scenario(
            "XF_135",
            "the current runner applies the damage of an assist: here",
            XF_135,
            137,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=140),
                Card("two", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=141),
            ),
        ),
        Scenario(
            "XF_135_b",
            "the current runner applies the damage of an assist: or there",
            XF_135_b,
            155,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=158),
                Card("two", "obstacle", (("track", (("blue", 1),)), ("nuyen", 1)), (), line=159),
            ),
        ),
        Scenario("XF_139", "several runners assist in one turn", XF_139, 173, 4),
        Scenario(
            "XF_140",
            "the text of an assist happens at once, its damage in the damage step",
            XF_140,
            192,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("red", 1), ("plain", 3))), ("attack", 1)), (), line=195),
                Card(
                    "medic",
                    "gear",
                    (("type", "skill"), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("medic__assist", "slot", "assist", None, medic__assist, line=197),),
                    line=196,
                ),
            ),
        ),
        Scenario("XF_141", "an assist leaves one card less for one's own turn", XF_141, 217, 4),
        Scenario(
            "XF_174",
            "Clairvoyance as an assist: draw, discard, and a blue point",
            XF_174,
            232,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=235),),
        ),
        Scenario(
            "XF_601",
            "the points of an assist are the current runner's to apply",
            XF_601,
            255,
            4,
            cards=(Card("thug", "obstacle", (("track", (("blue", 1),)), ("nuyen", 2)), (), line=258),),
        ),
        Scenario("XF_609", "who assists does not become the current runner", XF_609, 273, 4),
        Scenario("XF_633", "cards in play are not in hand", XF_633, 284, 4),
    ),
)
