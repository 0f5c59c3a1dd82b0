"""Made by `ombre build` from cards/crossfire/base/scenarios/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value, bounded, item


# cards/crossfire/base/scenarios/setup.card:3
def XF_028(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = min(4, g.s_runner_max_hp[0])
    t.line = 8
    g.v_heals(0, 3)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 5)


# cards/crossfire/base/scenarios/setup.card:12
def XF_030(t: Value) -> None:
    g = t.game(4)
    t.line = 15
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    u_negotiation = g.create("negotiation", g.z_runner_played + 0, 0)
    u_stunbolt = g.create("stunbolt", g.z_runner_played + 0, 0)
    u_katana = g.create("katana", g.z_runner_played + 0, 0)
    t.line = 17
    t.check(17, "type of mark is hacking", g.e_art_hacking in g.f_gear_type(u_mark))
    t.line = 18
    t.check(18, "mark of item 1 of damage of mark is green", item(g.f_gear_damage(u_mark), 1)[0] == g.e_symbol_green)
    t.line = 19
    t.check(19, "type of negotiation is skill", g.e_art_skill in g.f_gear_type(u_negotiation))
    t.line = 20
    t.check(
        20,
        "mark of item 1 of damage of negotiation is red",
        item(g.f_gear_damage(u_negotiation), 1)[0] == g.e_symbol_red,
    )
    t.line = 21
    t.check(21, "type of stunbolt is spell", g.e_art_spell in g.f_gear_type(u_stunbolt))
    t.line = 22
    t.check(
        22, "mark of item 1 of damage of stunbolt is blue", item(g.f_gear_damage(u_stunbolt), 1)[0] == g.e_symbol_blue
    )
    t.line = 23
    t.check(23, "type of katana is weapon", g.e_art_weapon in g.f_gear_type(u_katana))
    t.line = 24
    t.check(
        24, "mark of item 1 of damage of katana is black", item(g.f_gear_damage(u_katana), 1)[0] == g.e_symbol_black
    )


# cards/crossfire/base/scenarios/setup.card:26
def XF_070(t: Value) -> None:
    g = t.game(4)
    t.line = 30
    g.v_heals(0, 2)
    t.line = 32
    t.equal(32, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 34
    g.v_suffers(0, 1)
    t.line = 35
    g.v_heals(0, 2)
    t.line = 37
    t.equal(37, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 39
    g.v_suffers(0, 2)
    t.line = 40
    g.v_heals(0, 1)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 4)


# cards/crossfire/base/scenarios/setup.card:44
def XF_075(t: Value) -> None:
    g = t.game(4)
    t.line = 48
    u_o1 = g.create("wall", g.z__row)
    g.s_threat_facing[u_o1] = 0
    u_o2 = g.create("wall", g.z__row)
    g.s_threat_facing[u_o2] = 0
    u_o3 = g.create("wall", g.z__row)
    g.s_threat_facing[u_o3] = 0
    u_o4 = g.create("wall", g.z__row)
    g.s_threat_facing[u_o4] = 0
    t.line = 49
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 51
    g.v_strikes_with(0, u_o1, u_mana)
    t.line = 52
    g.v_strikes_with(0, u_o2, u_mark)
    t.line = 53
    g.v_strikes_with(0, u_o3, u_quick_shot)
    t.line = 54
    g.v_strikes_with(0, u_o4, u_street_smarts)
    t.line = 56
    t.equal(56, "pool at blue of o1", g.s_threat_pool[u_o1][g.e_symbol_blue], "=", 1)
    t.line = 57
    t.equal(57, "points of o1", g.d_threat_points(u_o1), "=", 1)
    t.line = 58
    t.equal(58, "pool at green of o2", g.s_threat_pool[u_o2][g.e_symbol_green], "=", 1)
    t.line = 59
    t.equal(59, "points of o2", g.d_threat_points(u_o2), "=", 1)
    t.line = 60
    t.equal(60, "pool at black of o3", g.s_threat_pool[u_o3][g.e_symbol_black], "=", 1)
    t.line = 61
    t.equal(61, "points of o3", g.d_threat_points(u_o3), "=", 1)
    t.line = 62
    t.equal(62, "pool at red of o4", g.s_threat_pool[u_o4][g.e_symbol_red], "=", 1)
    t.line = 63
    t.equal(63, "points of o4", g.d_threat_points(u_o4), "=", 1)
    t.line = 64
    t.check(64, "mana has no play", not g.has_slot(u_mana, "play"))
    t.line = 65
    t.check(65, "mana has no assist", not g.has_slot(u_mana, "assist"))
    t.line = 66
    t.check(66, "mana has no strike", not g.has_slot(u_mana, "strike"))
    t.line = 67
    t.check(67, "mark has no play", not g.has_slot(u_mark, "play"))
    t.line = 68
    t.check(68, "mark has no assist", not g.has_slot(u_mark, "assist"))
    t.line = 69
    t.check(69, "mark has no strike", not g.has_slot(u_mark, "strike"))
    t.line = 70
    t.check(70, "quick_shot has no play", not g.has_slot(u_quick_shot, "play"))
    t.line = 71
    t.check(71, "quick_shot has no assist", not g.has_slot(u_quick_shot, "assist"))
    t.line = 72
    t.check(72, "quick_shot has no strike", not g.has_slot(u_quick_shot, "strike"))
    t.line = 73
    t.check(73, "street_smarts has no play", not g.has_slot(u_street_smarts, "play"))
    t.line = 74
    t.check(74, "street_smarts has no assist", not g.has_slot(u_street_smarts, "assist"))
    t.line = 75
    t.check(75, "street_smarts has no strike", not g.has_slot(u_street_smarts, "strike"))


# cards/crossfire/base/scenarios/setup.card:77
def XF_071(t: Value) -> None:
    g = t.game(4)
    t.line = 81
    t.answer("leader", 0)
    t.line = 82
    t.answer("body", "runner_human")
    t.line = 83
    t.answer("body", "runner_human")
    t.line = 84
    t.answer("body", "runner_human")
    t.line = 85
    t.answer("body", "runner_human")
    t.line = 86
    t.answer("part", "street_samurai", who=0)
    t.line = 87
    t.answer("part", "mage")
    t.line = 88
    t.answer("part", "decker")
    t.line = 90
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 92
    t.equal(
        92,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 93
    t.equal(
        93,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 94
    t.equal(
        94,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it5)
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it6)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 95
    t.equal(
        95,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it7)
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it8)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 96
    t.equal(
        96,
        "number of skill gear in hand of P1 + number of skill gear in deck of P1",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it9)
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it10)
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/setup.card:98
def XF_072(t: Value) -> None:
    g = t.game(4)
    t.line = 102
    t.answer("leader", 0)
    t.line = 103
    t.answer("body", "runner_human")
    t.line = 104
    t.answer("body", "runner_human")
    t.line = 105
    t.answer("body", "runner_human")
    t.line = 106
    t.answer("body", "runner_human")
    t.line = 107
    t.answer("part", "mage", who=0)
    t.line = 108
    t.answer("part", "street_samurai")
    t.line = 109
    t.answer("part", "decker")
    t.line = 111
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 113
    t.equal(
        113,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 114
    t.equal(
        114,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 115
    t.equal(
        115,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it5)
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it6)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 116
    t.equal(
        116,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it7)
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it8)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 117
    t.equal(
        117,
        "number of skill gear in hand of P1 + number of skill gear in deck of P1",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it9)
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it10)
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/setup.card:119
def XF_073(t: Value) -> None:
    g = t.game(4)
    t.line = 123
    t.answer("leader", 0)
    t.line = 124
    t.answer("body", "runner_human")
    t.line = 125
    t.answer("body", "runner_human")
    t.line = 126
    t.answer("body", "runner_human")
    t.line = 127
    t.answer("body", "runner_human")
    t.line = 128
    t.answer("part", "decker", who=0)
    t.line = 129
    t.answer("part", "street_samurai")
    t.line = 130
    t.answer("part", "mage")
    t.line = 132
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 134
    t.equal(
        134,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 135
    t.equal(
        135,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 136
    t.equal(
        136,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it5)
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it6)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 137
    t.equal(
        137,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it7)
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it8)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 138
    t.equal(
        138,
        "number of skill gear in hand of P1 + number of skill gear in deck of P1",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it9)
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it10)
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/setup.card:140
def face_deck(t: Value) -> None:
    g = t.game(4)
    t.line = 144
    t.answer("leader", 0)
    t.line = 145
    t.answer("body", "runner_human")
    t.line = 146
    t.answer("body", "runner_human")
    t.line = 147
    t.answer("body", "runner_human")
    t.line = 148
    t.answer("body", "runner_human")
    t.line = 149
    t.answer("part", "face", who=0)
    t.line = 150
    t.answer("part", "street_samurai")
    t.line = 151
    t.answer("part", "mage")
    t.line = 153
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 155
    t.equal(
        155,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 156
    t.equal(
        156,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 157
    t.equal(
        157,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it5)
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it6)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 158
    t.equal(
        158,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it7)
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it8)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 159
    t.equal(
        159,
        "number of skill gear in hand of P1 + number of skill gear in deck of P1",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it9)
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it10)
                ]
            )
        ),
        "=",
        4,
    )


# cards/crossfire/base/scenarios/setup.card:161
def XF_063(t: Value) -> None:
    g = t.game(4)
    t.line = 165
    t.answer("leader", 0)
    t.line = 166
    t.answer("body", "runner_human", who=0)
    t.line = 167
    t.answer("body", "runner_human")
    t.line = 168
    t.answer("body", "runner_human")
    t.line = 169
    t.answer("body", "runner_human")
    t.line = 170
    t.answer("part", "decker", who=0)
    t.line = 171
    t.answer("part", "mage")
    t.line = 172
    t.answer("part", "face")
    t.line = 174
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 176
    t.equal(176, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 177
    t.equal(177, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)
    t.line = 178
    t.equal(178, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 179
    t.equal(179, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 180
    t.equal(180, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


# cards/crossfire/base/scenarios/setup.card:182
def XF_064(t: Value) -> None:
    g = t.game(4)
    t.line = 186
    t.answer("leader", 0)
    t.line = 187
    t.answer("body", "runner_human", who=0)
    t.line = 188
    t.answer("body", "runner_human")
    t.line = 189
    t.answer("body", "runner_human")
    t.line = 190
    t.answer("body", "runner_human")
    t.line = 191
    t.answer("part", "decker", who=0)
    t.line = 192
    t.answer("part", "mage")
    t.line = 193
    t.answer("part", "face")
    t.line = 195
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 197
    t.equal(197, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 198
    t.equal(198, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)
    t.line = 199
    t.equal(199, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 200
    t.equal(200, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 201
    t.equal(201, "nuyen of P1", g.s_runner_nuyen[0], "=", 3)


# cards/crossfire/base/scenarios/setup.card:203
def XF_065(t: Value) -> None:
    g = t.game(4)
    t.line = 207
    t.answer("leader", 0)
    t.line = 208
    t.answer("body", "runner_elf", who=0)
    t.line = 209
    t.answer("body", "runner_human")
    t.line = 210
    t.answer("body", "runner_human")
    t.line = 211
    t.answer("body", "runner_human")
    t.line = 212
    t.answer("part", "decker", who=0)
    t.line = 213
    t.answer("part", "mage")
    t.line = 214
    t.answer("part", "face")
    t.line = 216
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 218
    t.equal(218, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 219
    t.equal(219, "max_hp of P1", g.s_runner_max_hp[0], "=", 4)
    t.line = 220
    t.equal(220, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 221
    t.equal(221, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 3)
    t.line = 222
    t.equal(222, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


# cards/crossfire/base/scenarios/setup.card:224
def XF_066(t: Value) -> None:
    g = t.game(4)
    t.line = 228
    t.answer("leader", 0)
    t.line = 229
    t.answer("body", "runner_dwarf", who=0)
    t.line = 230
    t.answer("body", "runner_human")
    t.line = 231
    t.answer("body", "runner_human")
    t.line = 232
    t.answer("body", "runner_human")
    t.line = 233
    t.answer("part", "decker", who=0)
    t.line = 234
    t.answer("part", "mage")
    t.line = 235
    t.answer("part", "face")
    t.line = 237
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 239
    t.equal(239, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 240
    t.equal(240, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)
    t.line = 241
    t.equal(241, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 242
    t.equal(242, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 5)
    t.line = 243
    t.equal(243, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


# cards/crossfire/base/scenarios/setup.card:245
def XF_015(t: Value) -> None:
    g = t.game(4)
    t.line = 249
    t.answer("leader", 0)
    t.line = 250
    t.answer("body", "runner_dwarf", who=0)
    t.line = 251
    t.answer("body", "runner_human")
    t.line = 252
    t.answer("body", "runner_human")
    t.line = 253
    t.answer("body", "runner_human")
    t.line = 254
    t.answer("part", "decker", who=0)
    t.line = 255
    t.answer("part", "mage")
    t.line = 256
    t.answer("part", "face")
    t.line = 258
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 260
    t.equal(260, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 261
    t.equal(261, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)
    t.line = 262
    t.equal(262, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)
    t.line = 263
    t.equal(263, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 5)
    t.line = 264
    t.equal(264, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)


# cards/crossfire/base/scenarios/setup.card:266
def XF_068(t: Value) -> None:
    g = t.game(4)
    t.line = 270
    t.answer("leader", 0)
    t.line = 271
    t.answer("body", "runner_troll", who=0)
    t.line = 272
    t.answer("body", "runner_human")
    t.line = 273
    t.answer("body", "runner_human")
    t.line = 274
    t.answer("body", "runner_human")
    t.line = 275
    t.answer("part", "decker", who=0)
    t.line = 276
    t.answer("part", "mage")
    t.line = 277
    t.answer("part", "face")
    t.line = 279
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 281
    t.equal(281, "hp of P1", g.s_runner_hp[0], "=", 7)
    t.line = 282
    t.equal(282, "max_hp of P1", g.s_runner_max_hp[0], "=", 7)
    t.line = 283
    t.equal(283, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)
    t.line = 284
    t.equal(284, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 4)
    t.line = 285
    t.equal(285, "nuyen of P1", g.s_runner_nuyen[0], "=", 2)


# cards/crossfire/base/scenarios/setup.card:287
def XF_069(t: Value) -> None:
    g = t.game(4)
    t.line = 291
    t.answer("leader", 0)
    t.line = 292
    t.answer("body", "runner_ork", who=0)
    t.line = 293
    t.answer("body", "runner_human")
    t.line = 294
    t.answer("body", "runner_human")
    t.line = 295
    t.answer("body", "runner_human")
    t.line = 296
    t.answer("part", "decker", who=0)
    t.line = 297
    t.answer("part", "mage")
    t.line = 298
    t.answer("part", "face")
    t.line = 300
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 302
    t.equal(302, "hp of P1", g.s_runner_hp[0], "=", 6)
    t.line = 303
    t.equal(303, "max_hp of P1", g.s_runner_max_hp[0], "=", 6)
    t.line = 304
    t.equal(304, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 5)
    t.line = 305
    t.equal(305, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)
    t.line = 306
    t.equal(306, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/setup.card:308
def XF_061(t: Value) -> None:
    g = t.game(4)
    t.line = 312
    t.answer("leader", 0)
    t.line = 313
    t.answer("body", "runner_troll")
    t.line = 314
    t.answer("body", "runner_troll")
    t.line = 315
    t.answer("body", "runner_troll")
    t.line = 316
    t.answer("body", "runner_troll")
    t.line = 317
    t.answer("part", "decker")
    t.line = 318
    t.answer("part", "mage")
    t.line = 319
    t.answer("part", "face")
    t.line = 321
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 323
    t.equal(323, "max_hp of P1", g.s_runner_max_hp[0], "=", 7)
    t.line = 324
    t.equal(324, "max_hp of P2", g.s_runner_max_hp[1], "=", 7)
    t.line = 325
    t.equal(325, "max_hp of P3", g.s_runner_max_hp[2], "=", 7)
    t.line = 326
    t.equal(326, "max_hp of P4", g.s_runner_max_hp[3], "=", 7)


# cards/crossfire/base/scenarios/setup.card:328
def XF_062(t: Value) -> None:
    g = t.game(4)
    t.line = 332
    t.answer("leader", 0)
    t.line = 333
    t.answer("body", "runner_human", who=0)
    t.line = 334
    t.answer("body", "runner_elf", who=1)
    t.line = 335
    t.answer("body", "runner_ork", who=2)
    t.line = 336
    t.answer("body", "runner_dwarf", who=3)
    t.line = 337
    t.answer("part", "decker")
    t.line = 338
    t.answer("part", "mage")
    t.line = 339
    t.answer("part", "face")
    t.line = 341
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 343
    t.equal(343, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)
    t.line = 344
    t.equal(344, "max_hp of P2", g.s_runner_max_hp[1], "=", 4)
    t.line = 345
    t.equal(345, "max_hp of P3", g.s_runner_max_hp[2], "=", 6)
    t.line = 346
    t.equal(346, "max_hp of P4", g.s_runner_max_hp[3], "=", 5)
    t.line = 347
    t.equal(347, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 5)
    t.line = 348
    t.equal(348, "number of cards in hand of P4", len(g.zones[g.z_runner_hand + 3]), "=", 2)


# cards/crossfire/base/scenarios/setup.card:350
def XF_078(t: Value) -> None:
    g = t.game(4)
    t.line = 354
    t.answer("leader", 0)
    t.line = 355
    t.answer("body", "runner_dwarf", who=0)
    t.line = 356
    t.answer("body", "runner_human", who=1)
    t.line = 357
    t.answer("body", "runner_human")
    t.line = 358
    t.answer("body", "runner_human")
    t.line = 359
    t.answer("part", "decker")
    t.line = 360
    t.answer("part", "mage")
    t.line = 361
    t.answer("part", "face")
    t.line = 363
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 365
    t.equal(365, "nuyen of P1", g.s_runner_nuyen[0], "=", 5)
    t.line = 366
    t.equal(366, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)


# cards/crossfire/base/scenarios/setup.card:368
def XF_076(t: Value) -> None:
    g = t.game(4)
    t.line = 373
    g = t.setup("briefing_only")
    t.line = 375
    t.equal(
        375,
        "number of (runners where colour is black)",
        len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_colour[u_it1] == g.e_symbol_black]),
        "=",
        1,
    )
    t.line = 376
    t.equal(
        376,
        "number of (runners where colour is blue)",
        len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_colour[u_it2] == g.e_symbol_blue]),
        "=",
        1,
    )
    t.line = 377
    t.equal(
        377,
        "number of (runners where colour is green)",
        len([u_it3 for u_it3 in g.everyone(g.current) if g.s_runner_colour[u_it3] == g.e_symbol_green]),
        "=",
        1,
    )
    t.line = 378
    t.equal(
        378,
        "number of (runners where colour is red)",
        len([u_it4 for u_it4 in g.everyone(g.current) if g.s_runner_colour[u_it4] == g.e_symbol_red]),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/setup.card:380
def XF_076_b(t: Value) -> None:
    g = t.game(4)
    t.line = 384
    t.answer("leader", 0)
    t.line = 385
    t.answer("body", "runner_human")
    t.line = 386
    t.answer("body", "runner_human")
    t.line = 387
    t.answer("body", "runner_human")
    t.line = 388
    t.answer("body", "runner_human")
    t.line = 389
    t.answer("part", "face", who=0)
    t.line = 390
    t.answer("part", "decker", who=1)
    t.line = 391
    t.answer("part", "mage", who=2)
    t.line = 393
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 395
    t.check(395, "colour of P1 is red", g.s_runner_colour[0] == g.e_symbol_red)
    t.line = 396
    t.check(396, "colour of P2 is green", g.s_runner_colour[1] == g.e_symbol_green)
    t.line = 397
    t.check(397, "colour of P3 is blue", g.s_runner_colour[2] == g.e_symbol_blue)
    t.line = 398
    t.check(398, "colour of P4 is black", g.s_runner_colour[3] == g.e_symbol_black)
    t.line = 399
    t.equal(399, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/base/scenarios/setup.card:401
def XF_010(t: Value) -> None:
    g = t.game(3)
    t.line = 405
    t.answer("leader", 1)
    t.line = 406
    t.answer("body", "runner_human", who=1)
    t.line = 407
    t.answer("body", "runner_human", who=2)
    t.line = 408
    t.answer("body", "runner_human", who=0)
    t.line = 409
    t.answer("part", "decker", who=1)
    t.line = 410
    t.answer("part", "mage", who=2)
    t.line = 411
    t.answer("part", "face", who=0)
    t.line = 412
    t.answer("double", 2, who=1)
    t.line = 414
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 416
    t.check(416, "starting is P2", g.s__starting == 1)
    t.line = 418
    t.all_pass = True
    t.line = 419
    t.flow(g, "turn", 1)
    t.line = 420
    t.flow(g, "turn", 2)
    t.line = 422
    t.check(422, "starting is P2", g.s__starting == 1)


# cards/crossfire/base/scenarios/setup.card:424
def XF_084(t: Value) -> None:
    g = t.game(3)
    t.line = 428
    t.answer("leader", 0)
    t.line = 429
    t.answer("body", "runner_human")
    t.line = 430
    t.answer("body", "runner_human")
    t.line = 431
    t.answer("body", "runner_human")
    t.line = 432
    t.answer("part", "decker")
    t.line = 433
    t.answer("part", "mage")
    t.line = 434
    t.answer("part", "face")
    t.line = 435
    t.answer("double", 1, who=0)
    t.line = 437
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 439
    t.equal(439, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 1)
    t.line = 440
    t.equal(440, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 441
    t.equal(441, "number of cards in roles of P3", len(g.zones[g.z_runner_roles + 2]), "=", 1)
    t.line = 442
    t.equal(442, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/base/scenarios/setup.card:444
def XF_085(t: Value) -> None:
    g = t.game(2)
    t.line = 449
    g = t.setup("briefing_only")
    t.line = 451
    t.equal(451, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)
    t.line = 452
    t.equal(452, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 453
    t.equal(453, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/base/scenarios/setup.card:455
def XF_089(t: Value) -> None:
    g = t.game(2)
    t.line = 459
    t.answer("leader", 0)
    t.line = 460
    t.answer("body", "runner_human")
    t.line = 461
    t.answer("body", "runner_human")
    t.line = 462
    t.answer("part", "mage", who=0)
    t.line = 463
    t.answer("part", "face", who=1)
    t.line = 464
    t.answer("double", 0)
    t.line = 465
    t.answer("part", "decker", who=0)
    t.line = 467
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 469
    t.check(469, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 470
    t.equal(
        470,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it1] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it2] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 471
    t.equal(
        471,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/base/scenarios/setup.card:473
def XF_619(t: Value) -> None:
    g = t.game(2)
    t.line = 477
    t.answer("leader", 0)
    t.line = 478
    t.answer("body", "runner_human")
    t.line = 479
    t.answer("body", "runner_human")
    t.line = 480
    t.answer("part", "mage", who=0)
    t.line = 481
    t.answer("part", "face", who=1)
    t.line = 482
    t.answer("double", 0)
    t.line = 483
    t.answer("part", "decker", who=0)
    t.line = 485
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 487
    t.check(487, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 488
    t.equal(488, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)


# cards/crossfire/base/scenarios/setup.card:490
def XF_090(t: Value) -> None:
    g = t.game(3)
    t.line = 494
    t.answer("leader", 0)
    t.line = 495
    t.answer("body", "runner_human", who=0)
    t.line = 496
    t.answer("body", "runner_dwarf", who=1)
    t.line = 497
    t.answer("body", "runner_human", who=2)
    t.line = 498
    t.answer("part", "decker")
    t.line = 499
    t.answer("part", "mage")
    t.line = 500
    t.answer("part", "face")
    t.line = 501
    t.answer("double", 0)
    t.line = 503
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 505
    t.equal(505, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 506
    t.equal(506, "nuyen of P2", g.s_runner_nuyen[1], "=", 5)
    t.line = 507
    t.equal(507, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


# cards/crossfire/base/scenarios/setup.card:509
def XF_092(t: Value) -> None:
    g = t.game(2)
    t.line = 514
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 515
    u_decker = g.create("decker", g.z__role_pool)
    t.line = 516
    g.v_enlists(0, u_decker)
    t.line = 517
    u_face = g.create("face", g.z__role_pool)
    t.line = 518
    g.v_enlists(1, u_face)
    t.line = 519
    u_blue_one = g.create("blue_one", g.z__normal_deck)
    u_next_one = g.create("next_one", g.z__normal_deck)
    t.line = 521
    g.v_opens(u_crossfire)
    t.line = 523
    t.check(523, "facing of blue_one is P2", g.s_threat_facing[u_blue_one] == 1)
    t.line = 524
    t.check(524, "facing of next_one is P1", g.s_threat_facing[u_next_one] == 0)


# cards/crossfire/base/scenarios/setup.card:526
def XF_092_b(t: Value) -> None:
    g = t.game(2)
    t.line = 531
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 532
    u_face = g.create("face", g.z__role_pool)
    t.line = 533
    g.v_enlists(0, u_face)
    t.line = 534
    u_decker = g.create("decker", g.z__role_pool)
    t.line = 535
    g.v_enlists(1, u_decker)
    t.line = 536
    u_green_one = g.create("green_one", g.z__normal_deck)
    u_next_one = g.create("next_one", g.z__normal_deck)
    t.line = 538
    g.v_opens(u_crossfire)
    t.line = 540
    t.check(540, "facing of green_one is P2", g.s_threat_facing[u_green_one] == 1)
    t.line = 541
    t.check(541, "facing of next_one is P1", g.s_threat_facing[u_next_one] == 0)


# cards/crossfire/base/scenarios/setup.card:543
def XF_003(t: Value) -> None:
    g = t.game(4)
    t.line = 548
    g = t.setup("briefing_only")
    t.line = 549
    u_mana = g.create("mana", g.z__called_off)
    u_mark = g.create("mark", g.z__called_off)
    u_quick_shot = g.create("quick_shot", g.z__called_off)
    u_street_smarts = g.create("street_smarts", g.z__called_off)
    t.line = 551
    t.equal(
        551,
        "copies of mana - total for (runners as r) of (number of spell gear in deck of r + number of spell gear in hand of r)",
        (
            g.f_gear_copies(u_mana)
            - sum(
                (
                    len(
                        [
                            u_it2
                            for u_it2 in g.zones[g.z_runner_deck + u_r]
                            if g.kind[u_it2] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it2)
                        ]
                    )
                    + len(
                        [
                            u_it3
                            for u_it3 in g.zones[g.z_runner_hand + u_r]
                            if g.kind[u_it3] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it3)
                        ]
                    )
                )
                for u_r in g.everyone(g.current)
            )
        ),
        "=",
        2,
    )
    t.line = 552
    t.equal(
        552,
        "copies of mark - total for (runners as r) of (number of hacking gear in deck of r + number of hacking gear in hand of r)",
        (
            g.f_gear_copies(u_mark)
            - sum(
                (
                    len(
                        [
                            u_it5
                            for u_it5 in g.zones[g.z_runner_deck + u_r]
                            if g.kind[u_it5] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it5)
                        ]
                    )
                    + len(
                        [
                            u_it6
                            for u_it6 in g.zones[g.z_runner_hand + u_r]
                            if g.kind[u_it6] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it6)
                        ]
                    )
                )
                for u_r in g.everyone(g.current)
            )
        ),
        "=",
        2,
    )
    t.line = 553
    t.equal(
        553,
        "copies of quick_shot - total for (runners as r) of (number of weapon gear in deck of r + number of weapon gear in hand of r)",
        (
            g.f_gear_copies(u_quick_shot)
            - sum(
                (
                    len(
                        [
                            u_it8
                            for u_it8 in g.zones[g.z_runner_deck + u_r]
                            if g.kind[u_it8] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it8)
                        ]
                    )
                    + len(
                        [
                            u_it9
                            for u_it9 in g.zones[g.z_runner_hand + u_r]
                            if g.kind[u_it9] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it9)
                        ]
                    )
                )
                for u_r in g.everyone(g.current)
            )
        ),
        "=",
        2,
    )
    t.line = 554
    t.equal(
        554,
        "copies of street_smarts - total for (runners as r) of (number of skill gear in deck of r + number of skill gear in hand of r)",
        (
            g.f_gear_copies(u_street_smarts)
            - sum(
                (
                    len(
                        [
                            u_it11
                            for u_it11 in g.zones[g.z_runner_deck + u_r]
                            if g.kind[u_it11] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it11)
                        ]
                    )
                    + len(
                        [
                            u_it12
                            for u_it12 in g.zones[g.z_runner_hand + u_r]
                            if g.kind[u_it12] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it12)
                        ]
                    )
                )
                for u_r in g.everyone(g.current)
            )
        ),
        "=",
        2,
    )


# cards/crossfire/base/scenarios/setup.card:556
def XF_080(t: Value) -> None:
    g = t.game(4)
    t.line = 561
    g = t.setup("briefing_only")
    t.line = 563
    t.equal(
        563,
        "number of cards in normal_deck",
        len(g.zones[g.z__normal_deck]),
        "=",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__normal_deck]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
    )
    t.line = 564
    t.equal(
        564,
        "number of cards in hard_deck",
        len(g.zones[g.z__hard_deck]),
        "=",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__hard_deck]
                if g.kind[u_it4] in g.k_obstacle and g.f_threat_difficulty(u_it4) == g.e_grade_hard
            ]
        ),
    )
    t.line = 565
    t.equal(565, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 0)
    t.line = 566
    t.equal(566, "number of cards in hard_discard", len(g.zones[g.z__hard_discard]), "=", 0)


# cards/crossfire/base/scenarios/setup.card:568
def XF_002(t: Value) -> None:
    g = t.game(4)
    t.line = 572
    g.v_gains(0, 90)
    t.line = 573
    g.v_gains(0, 90)
    t.line = 575
    t.equal(575, "nuyen of P1", g.s_runner_nuyen[0], "=", 180)


# cards/crossfire/base/scenarios/setup.card:581
def short_night__begin(g: Play, this: int, you: int) -> None:
    for _ in g.repeat(10):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__called_off)


# cards/crossfire/base/scenarios/setup.card:577
def XF_082(t: Value) -> None:
    g = t.game(4)
    t.line = 586
    g = t.setup("short_night")
    t.line = 588
    t.equal(588, "number of cards in called_off", len(g.zones[g.z__called_off]), "=", 10)
    t.line = 589
    t.equal(589, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 590
    t.equal(590, "level", g.d__level(), "=", 0)


# cards/crossfire/base/scenarios/setup.card:592
def XF_083(t: Value) -> None:
    g = t.game(4)
    t.line = 597
    g = t.setup("briefing_only")
    t.line = 599
    t.equal(599, "number of cards in profile of P1", len(g.zones[g.z_runner_profile + 0]), "=", 1)
    t.line = 600
    t.equal(600, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 1)
    t.line = 601
    t.equal(601, "number of cards in discard of P1", len(g.zones[g.z_runner_discard + 0]), "=", 0)
    t.line = 602
    t.equal(602, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 0)
    t.line = 603
    t.equal(603, "number of cards in row", len(g.zones[g.z__row]), "=", 0)
    t.line = 604
    t.equal(604, "number of cards in normal_discard", len(g.zones[g.z__normal_discard]), "=", 0)
    t.line = 605
    t.equal(605, "number of cards in hard_discard", len(g.zones[g.z__hard_discard]), "=", 0)
    t.line = 606
    t.equal(606, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 607
    t.equal(607, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 608
    t.equal(608, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 609
    t.equal(609, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)
    t.line = 610
    t.equal(610, "number of cards in briefing", len(g.zones[g.z__briefing]), "=", 1)


# cards/crossfire/base/scenarios/setup.card:612
def XF_604(t: Value) -> None:
    g = t.game(4)
    t.line = 615
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_threat_facing[u_lightning_mage] = 0
    u_gutter_punks = g.create("gutter_punks", g.z__row)
    g.s_threat_facing[u_gutter_punks] = 0
    t.line = 617
    t.check(617, "lightning_mage is hard", g.f_threat_difficulty(u_lightning_mage) == g.e_grade_hard)
    t.line = 618
    t.check(618, "gutter_punks is normal", g.f_threat_difficulty(u_gutter_punks) == g.e_grade_normal)


# cards/crossfire/base/scenarios/setup.card:620
def XF_626(t: Value) -> None:
    g = t.game(4)
    t.line = 624
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_gains(u_it1, 1)
    t.line = 626
    t.equal(626, "number of runners", len(g.everyone(g.current)), "=", 4)
    t.line = 627
    t.equal(627, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 628
    t.equal(628, "nuyen of P2", g.s_runner_nuyen[1], "=", 1)
    t.line = 629
    t.equal(629, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 630
    t.equal(630, "nuyen of P4", g.s_runner_nuyen[3], "=", 1)


# cards/crossfire/base/scenarios/setup.card:632
def XF_629(t: Value) -> None:
    g = t.game(4)
    t.line = 637
    g = t.setup("briefing_only")
    t.line = 639
    t.equal(
        639,
        "number of (gear in market_deck where cost",
        len([u_it1 for u_it1 in g.zones[g.z__market_deck] if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) == 0]),
        "=",
        0,
    )
    t.line = 640
    t.equal(
        640,
        "number of (gear in market where cost",
        len([u_it2 for u_it2 in g.zones[g.z__market] if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 0]),
        "=",
        0,
    )
    t.line = 641
    t.equal(
        641,
        "number of (gear in market where type is weapon or spell or hacking or skill)",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__market]
                if g.kind[u_it3] in g.k_gear
                and (
                    g.e_art_weapon in g.f_gear_type(u_it3)
                    or g.e_art_spell in g.f_gear_type(u_it3)
                    or g.e_art_hacking in g.f_gear_type(u_it3)
                    or g.e_art_skill in g.f_gear_type(u_it3)
                )
            ]
        ),
        "=",
        6,
    )


# cards/crossfire/base/scenarios/setup.card:643
def XF_632(t: Value) -> None:
    g = t.game(4)
    t.line = 647
    for u_s in g.l_symbol:
        if u_s == g.e_symbol_plain:
            g.s_runner_nuyen[0] = bounded(g.s_runner_nuyen[0] + 1)
        else:
            g.s_runner_nuyen[1] = bounded(g.s_runner_nuyen[1] + 1)
    t.line = 653
    t.equal(653, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)
    t.line = 654
    t.equal(654, "nuyen of P2", g.s_runner_nuyen[1], "=", 4)


# cards/crossfire/base/scenarios/setup.card:656
def XF_635(t: Value) -> None:
    g = t.game(4)
    t.line = 659
    u_face = g.create("face", g.z__role_pool)
    u_decker = g.create("decker", g.z__role_pool)
    u_mage = g.create("mage", g.z__role_pool)
    u_street_samurai = g.create("street_samurai", g.z__role_pool)
    t.line = 661
    t.check(661, "colour of face is red", g.f_role_colour(u_face) == g.e_symbol_red)
    t.line = 662
    t.check(662, "colour of decker is green", g.f_role_colour(u_decker) == g.e_symbol_green)
    t.line = 663
    t.check(663, "colour of mage is blue", g.f_role_colour(u_mage) == g.e_symbol_blue)
    t.line = 664
    t.check(664, "colour of street_samurai is black", g.f_role_colour(u_street_samurai) == g.e_symbol_black)


# cards/crossfire/base/scenarios/setup.card:670
def inventory__begin(g: Play, this: int, you: int) -> None:
    g.s_runner_nuyen[g.current] = bounded(100 * len(g.zones[g.z__market]))
    g.v_gains(
        g.current,
        (
            len([u_it2 for u_it2 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it2] in g.k_gear])
            + len([u_it3 for u_it3 in g.zones[g.z_runner_deck + g.current] if g.kind[u_it3] in g.k_gear])
        ),
    )
    for u_body in g.each(
        [u_body for u_body in g.zones[g.z_runner_profile + g.current] if g.kind[u_body] in g.k_metatype]
    ):
        g.v_gains(g.current, ((10 * g.f_metatype_hp(u_body)) - (10 * g.s_runner_hp[g.current])))
    if (
        not g.zones[g.z__event_deck]
        or not g.zones[g.z__market_deck]
        or not g.zones[g.z__normal_deck]
        or not g.zones[g.z__hard_deck]
    ):
        g.v_gains(g.current, 20)
    if (
        g.s__starting == g.current
        and not g.zones[g.z__role_pool]
        and not g.zones[g.z__active]
        and g.s__round_number == 0
    ):
        g.v_gains(g.current, 50)


# cards/crossfire/base/scenarios/setup.card:666
def XF_059(t: Value) -> None:
    g = t.game(4)
    t.line = 679
    t.answer("opener", 1)
    t.line = 681
    g = t.setup("inventory")
    t.line = 683
    t.equal(683, "nuyen of P1", g.s_runner_nuyen[0], "=", 657)


# cards/crossfire/base/scenarios/setup.card:685
def XF_640(t: Value) -> None:
    g = t.game(2)
    t.line = 690
    g = t.setup("briefing_only")
    t.line = 692
    t.equal(
        692,
        "number of (gear in market_deck where cost",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z__market_deck]
                    if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) == 9
                ]
            )
            + len([u_it2 for u_it2 in g.zones[g.z__market] if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 9])
        ),
        "=",
        4,
    )
    t.line = 694
    for u_g in [u_g for u_g in g.zones[g.z__market_deck] if g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) == 9]:
        g.move(u_g, g.z__called_off)
    t.line = 696
    for u_g in [u_g for u_g in g.zones[g.z__market] if g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) == 9]:
        g.move(u_g, g.z__called_off)
    t.line = 699
    t.equal(
        699,
        "number of different type of (gear in called_off)",
        len(
            {
                word
                for words in (g.f_gear_type(u_it5) for u_it5 in g.zones[g.z__called_off] if g.kind[u_it5] in g.k_gear)
                for word in words
            }
        ),
        "=",
        4,
    )
    t.line = 701
    u_fireball = g.create("fireball", g.z__briefing)
    u_aztechnology_striker = g.create("aztechnology_striker", g.z__briefing)
    u_hack_the_world = g.create("hack_the_world", g.z__briefing)
    u_hero_move = g.create("hero_move", g.z__briefing)
    t.line = 703
    t.equal(703, "cost of fireball", g.f_gear_cost(u_fireball), "=", 9)
    t.line = 704
    t.equal(704, "cost of aztechnology_striker", g.f_gear_cost(u_aztechnology_striker), "=", 9)
    t.line = 705
    t.equal(705, "cost of hack_the_world", g.f_gear_cost(u_hack_the_world), "=", 9)
    t.line = 706
    t.equal(706, "cost of hero_move", g.f_gear_cost(u_hero_move), "=", 9)


# cards/crossfire/base/scenarios/setup.card:708
def XF_086(t: Value) -> None:
    g = t.game(1)
    t.line = 713
    g = t.setup("alone")
    t.line = 715
    t.equal(715, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 716
    t.equal(716, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)
    t.line = 717
    t.equal(
        717,
        "number of gear in hand of P1 + number of gear in deck of P1",
        (
            len([u_it3 for u_it3 in g.zones[g.z_runner_hand + 0] if g.kind[u_it3] in g.k_gear])
            + len([u_it4 for u_it4 in g.zones[g.z_runner_deck + 0] if g.kind[u_it4] in g.k_gear])
        ),
        "=",
        7,
    )


# cards/crossfire/base/scenarios/setup.card:719
def XF_091(t: Value) -> None:
    g = t.game(1)
    t.line = 723
    t.answer("body", "runner_dwarf")
    t.line = 724
    t.answer("part", "mage")
    t.line = 725
    t.answer("part", "decker")
    t.line = 726
    t.answer("part", "face")
    t.line = 728
    g = t.setup("alone", {"crew": "chosen"})
    t.line = 730
    t.equal(730, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 731
    t.check(731, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 732
    t.equal(732, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


# cards/crossfire/base/scenarios/setup.card:734
def alone_is_too_few(t: Value) -> None:
    t.game(2)
    t.line = 739
    t.setup("alone")
    t.line = 741
    t.refused(741, "refused")


# cards/crossfire/base/scenarios/setup.card:743
def nobody_is_agreed_on(t: Value) -> None:
    g = t.game(4)
    t.line = 747
    t.answer("opener", 3)
    t.line = 749
    g = t.setup("errand")
    t.line = 751
    t.check(751, "starting is P3", g.s__starting == 2)


MODULE = Module(
    source="cards/crossfire/base/scenarios/setup.card",
    scenarios=(
        Scenario("XF_028", "the starting health is also the most a runner can have", XF_028, 3, 4),
        Scenario("XF_030", "each type of card has its colour", XF_030, 12, 4),
        Scenario("XF_070", "healing a healthy runner changes nothing", XF_070, 26, 4),
        Scenario(
            "XF_075",
            "a basic card is one point of its colour and nothing else",
            XF_075,
            44,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)),), (), line=47),),
        ),
        Scenario(
            "XF_071",
            "the deck of a Street Samurai",
            XF_071,
            77,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=80),),
        ),
        Scenario(
            "XF_072", "the deck of a Mage", XF_072, 98, 4, cards=(Card("briefing_only", "mission", (), (), line=101),)
        ),
        Scenario(
            "XF_073",
            "the deck of a Decker",
            XF_073,
            119,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=122),),
        ),
        Scenario(
            "face_deck",
            "the deck of a Face",
            face_deck,
            140,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=143),),
        ),
        Scenario(
            "XF_063",
            "a human draws four cards",
            XF_063,
            161,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=164),),
        ),
        Scenario(
            "XF_064",
            "a human has five points of health and three nuyen",
            XF_064,
            182,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=185),),
        ),
        Scenario(
            "XF_065",
            "an elf draws four cards",
            XF_065,
            203,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=206),),
        ),
        Scenario(
            "XF_066",
            "a dwarf has five points of health, two cards and five nuyen",
            XF_066,
            224,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=227),),
        ),
        Scenario(
            "XF_015", "how a dwarf begins", XF_015, 245, 4, cards=(Card("briefing_only", "mission", (), (), line=248),)
        ),
        Scenario(
            "XF_068",
            "a troll has seven points of health, three cards and two nuyen",
            XF_068,
            266,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=269),),
        ),
        Scenario(
            "XF_069",
            "an ork has six points of health, five cards and one nuyen",
            XF_069,
            287,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=290),),
        ),
        Scenario(
            "XF_061", "all may be trolls", XF_061, 308, 4, cards=(Card("briefing_only", "mission", (), (), line=311),)
        ),
        Scenario(
            "XF_062",
            "metatypes can be mixed",
            XF_062,
            328,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=331),),
        ),
        Scenario(
            "XF_078",
            "the metatype says how many nuyen a runner starts with",
            XF_078,
            350,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=353),),
        ),
        Scenario(
            "XF_076",
            "roles are dealt: each of the four is somebody's",
            XF_076,
            368,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=371),),
        ),
        Scenario(
            "XF_076_b",
            "or they are chosen, each once",
            XF_076_b,
            380,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=383),),
        ),
        Scenario(
            "XF_010",
            "who starts is agreed on before the first turn, and never changes",
            XF_010,
            401,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=404),),
        ),
        Scenario(
            "XF_084",
            "three runners have four roles",
            XF_084,
            424,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=427),),
        ),
        Scenario(
            "XF_085",
            "two runners have two roles each",
            XF_085,
            444,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=447),),
        ),
        Scenario(
            "XF_089",
            "the first role is the main one: its deck is used",
            XF_089,
            455,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=458),),
        ),
        Scenario(
            "XF_619",
            "the colour of the deck is the main colour",
            XF_619,
            473,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=476),),
        ),
        Scenario(
            "XF_090",
            "who has two roles has one nuyen more",
            XF_090,
            490,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=493),),
        ),
        Scenario(
            "XF_092",
            "an obstacle goes to whoever has a role of its colour",
            XF_092,
            509,
            2,
            cards=(
                Card(
                    "blue_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=512,
                ),
                Card(
                    "next_one",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=513,
                ),
            ),
        ),
        Scenario(
            "XF_092_b",
            "and so it does when that role is the second one",
            XF_092_b,
            526,
            2,
            cards=(
                Card(
                    "green_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=529,
                ),
                Card(
                    "next_one",
                    "obstacle",
                    (("colour", "green"), ("track", (("plain", 3),)), ("attack", 1)),
                    (),
                    line=530,
                ),
            ),
        ),
        Scenario(
            "XF_003",
            "of each basic card, two of the nine are left in the box",
            XF_003,
            543,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=546),),
        ),
        Scenario(
            "XF_080",
            "obstacles lie in two decks",
            XF_080,
            556,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=559),),
        ),
        Scenario("XF_002", "nothing caps the nuyen of a runner", XF_002, 568, 4),
        Scenario(
            "XF_082",
            "a mission can make the Crossfire deck smaller",
            XF_082,
            577,
            4,
            cards=(
                Card(
                    "short_night",
                    "mission",
                    (),
                    (Ability("short_night__begin", "slot", "begin", None, short_night__begin, line=581),),
                    line=580,
                ),
                Card("briefing_only", "mission", (), (), line=584),
            ),
        ),
        Scenario(
            "XF_083",
            "what lies on the table after the set-up",
            XF_083,
            592,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=595),),
        ),
        Scenario("XF_604", "the back of an obstacle says how hard it is", XF_604, 612, 4),
        Scenario("XF_626", "the team is everyone", XF_626, 620, 4),
        Scenario(
            "XF_629",
            "the market deck has no basic cards",
            XF_629,
            632,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=635),),
        ),
        Scenario("XF_632", "points are of four colours, or of none", XF_632, 643, 4),
        Scenario("XF_635", "each role has its colour", XF_635, 656, 4),
        Scenario(
            "XF_059",
            "the mission's own steps come when all else is ready, and before the first turn",
            XF_059,
            666,
            4,
            cards=(
                Card(
                    "inventory",
                    "mission",
                    (),
                    (Ability("inventory__begin", "slot", "begin", None, inventory__begin, line=670),),
                    line=669,
                ),
            ),
        ),
        Scenario(
            "XF_640",
            "four different cards cost nine",
            XF_640,
            685,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=688),),
        ),
        Scenario(
            "XF_086",
            "who runs alone has all four roles",
            XF_086,
            708,
            1,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=711),),
        ),
        Scenario(
            "XF_091",
            "one nuyen more for more than one role, not for each",
            XF_091,
            719,
            1,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=722),),
        ),
        Scenario(
            "alone_is_too_few",
            "what the sheet of a mission does not allow is no game",
            alone_is_too_few,
            734,
            2,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=737),),
        ),
        Scenario(
            "nobody_is_agreed_on",
            "where the team says nothing, chance takes the starting runner",
            nobody_is_agreed_on,
            743,
            4,
            cards=(Card("errand", "mission", (), (), line=746),),
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:8 15:3 16:10 20:12 23:15 27:12 28:17 29:12 30:18 31:12 32:19 33:12 34:20 39:12"
        " 40:21 41:12 42:22 45:12 46:23 47:12 48:24 54:26 57:30 58:26 59:32 60:26 61:34 62:26 63:35 64:26"
        " 65:37 66:26 67:39 68:26 69:40 70:26 71:42 75:44 78:48 86:44 87:49 91:44 92:51 93:44 94:52 95:44"
        " 96:53 97:44 98:54 99:44 100:56 101:44 102:57 103:44 104:58 105:44 106:59 107:44 108:60 109:44"
        " 110:61 111:44 112:62 113:44 114:63 115:44 116:64 117:44 118:65 119:44 120:66 121:44 122:67 123:44"
        " 124:68 125:44 126:69 127:44 128:70 129:44 130:71 131:44 132:72 133:44 134:73 135:44 136:74 137:44"
        " 138:75 142:77 145:81 146:77 147:82 148:77 149:83 150:77 151:84 152:77 153:85 154:77 155:86 156:77"
        " 157:87 158:77 159:88 160:77 161:90 162:77 163:92 170:77 171:93 193:77 194:94 216:77 217:95 239:77"
        " 240:96 265:98 268:102 269:98 270:103 271:98 272:104 273:98 274:105 275:98 276:106 277:98 278:107"
        " 279:98 280:108 281:98 282:109 283:98 284:111 285:98 286:113 293:98 294:114 316:98 317:115 339:98"
        " 340:116 362:98 363:117 388:119 391:123 392:119 393:124 394:119 395:125 396:119 397:126 398:119"
        " 399:127 400:119 401:128 402:119 403:129 404:119 405:130 406:119 407:132 408:119 409:134 416:119"
        " 417:135 439:119 440:136 462:119 463:137 485:119 486:138 511:140 514:144 515:140 516:145 517:140"
        " 518:146 519:140 520:147 521:140 522:148 523:140 524:149 525:140 526:150 527:140 528:151 529:140"
        " 530:153 531:140 532:155 539:140 540:156 562:140 563:157 585:140 586:158 608:140 609:159 634:161"
        " 637:165 638:161 639:166 640:161 641:167 642:161 643:168 644:161 645:169 646:161 647:170 648:161"
        " 649:171 650:161 651:172 652:161 653:174 654:161 655:176 656:161 657:177 658:161 659:178 660:161"
        " 661:179 662:161 663:180 667:182 670:186 671:182 672:187 673:182 674:188 675:182 676:189 677:182"
        " 678:190 679:182 680:191 681:182 682:192 683:182 684:193 685:182 686:195 687:182 688:197 689:182"
        " 690:198 691:182 692:199 693:182 694:200 695:182 696:201 700:203 703:207 704:203 705:208 706:203"
        " 707:209 708:203 709:210 710:203 711:211 712:203 713:212 714:203 715:213 716:203 717:214 718:203"
        " 719:216 720:203 721:218 722:203 723:219 724:203 725:220 726:203 727:221 728:203 729:222 733:224"
        " 736:228 737:224 738:229 739:224 740:230 741:224 742:231 743:224 744:232 745:224 746:233 747:224"
        " 748:234 749:224 750:235 751:224 752:237 753:224 754:239 755:224 756:240 757:224 758:241 759:224"
        " 760:242 761:224 762:243 766:245 769:249 770:245 771:250 772:245 773:251 774:245 775:252 776:245"
        " 777:253 778:245 779:254 780:245 781:255 782:245 783:256 784:245 785:258 786:245 787:260 788:245"
        " 789:261 790:245 791:262 792:245 793:263 794:245 795:264 799:266 802:270 803:266 804:271 805:266"
        " 806:272 807:266 808:273 809:266 810:274 811:266 812:275 813:266 814:276 815:266 816:277 817:266"
        " 818:279 819:266 820:281 821:266 822:282 823:266 824:283 825:266 826:284 827:266 828:285 832:287"
        " 835:291 836:287 837:292 838:287 839:293 840:287 841:294 842:287 843:295 844:287 845:296 846:287"
        " 847:297 848:287 849:298 850:287 851:300 852:287 853:302 854:287 855:303 856:287 857:304 858:287"
        " 859:305 860:287 861:306 865:308 868:312 869:308 870:313 871:308 872:314 873:308 874:315 875:308"
        " 876:316 877:308 878:317 879:308 880:318 881:308 882:319 883:308 884:321 885:308 886:323 887:308"
        " 888:324 889:308 890:325 891:308 892:326 896:328 899:332 900:328 901:333 902:328 903:334 904:328"
        " 905:335 906:328 907:336 908:328 909:337 910:328 911:338 912:328 913:339 914:328 915:341 916:328"
        " 917:343 918:328 919:344 920:328 921:345 922:328 923:346 924:328 925:347 926:328 927:348 931:350"
        " 934:354 935:350 936:355 937:350 938:356 939:350 940:357 941:350 942:358 943:350 944:359 945:350"
        " 946:360 947:350 948:361 949:350 950:363 951:350 952:365 953:350 954:366 958:368 961:373 962:368"
        " 963:375 970:368 971:376 978:368 979:377 986:368 987:378 997:380 1000:384 1001:380 1002:385 1003:380"
        " 1004:386 1005:380 1006:387 1007:380 1008:388 1009:380 1010:389 1011:380 1012:390 1013:380 1014:391"
        " 1015:380 1016:393 1017:380 1018:395 1019:380 1020:396 1021:380 1022:397 1023:380 1024:398 1025:380"
        " 1026:399 1030:401 1033:405 1034:401 1035:406 1036:401 1037:407 1038:401 1039:408 1040:401 1041:409"
        " 1042:401 1043:410 1044:401 1045:411 1046:401 1047:412 1048:401 1049:414 1050:401 1051:416 1052:401"
        " 1053:418 1054:401 1055:419 1056:401 1057:420 1058:401 1059:422 1063:424 1066:428 1067:424 1068:429"
        " 1069:424 1070:430 1071:424 1072:431 1073:424 1074:432 1075:424 1076:433 1077:424 1078:434 1079:424"
        " 1080:435 1081:424 1082:437 1083:424 1084:439 1085:424 1086:440 1087:424 1088:441 1089:424 1090:442"
        " 1094:444 1097:449 1098:444 1099:451 1100:444 1101:452 1102:444 1103:453 1107:455 1110:459 1111:455"
        " 1112:460 1113:455 1114:461 1115:455 1116:462 1117:455 1118:463 1119:455 1120:464 1121:455 1122:465"
        " 1123:455 1124:467 1125:455 1126:469 1127:455 1128:470 1150:455 1151:471 1176:473 1179:477 1180:473"
        " 1181:478 1182:473 1183:479 1184:473 1185:480 1186:473 1187:481 1188:473 1189:482 1190:473 1191:483"
        " 1192:473 1193:485 1194:473 1195:487 1196:473 1197:488 1201:490 1204:494 1205:490 1206:495 1207:490"
        " 1208:496 1209:490 1210:497 1211:490 1212:498 1213:490 1214:499 1215:490 1216:500 1217:490 1218:501"
        " 1219:490 1220:503 1221:490 1222:505 1223:490 1224:506 1225:490 1226:507 1230:509 1233:514 1234:509"
        " 1235:515 1236:509 1237:516 1238:509 1239:517 1240:509 1241:518 1242:509 1243:519 1245:509 1246:521"
        " 1247:509 1248:523 1249:509 1250:524 1254:526 1257:531 1258:526 1259:532 1260:526 1261:533 1262:526"
        " 1263:534 1264:526 1265:535 1266:526 1267:536 1269:526 1270:538 1271:526 1272:540 1273:526 1274:541"
        " 1278:543 1281:548 1282:543 1283:549 1287:543 1288:551 1316:543 1317:552 1345:543 1346:553 1374:543"
        " 1375:554 1406:556 1409:561 1410:556 1411:563 1424:556 1425:564 1438:556 1439:565 1440:556 1441:566"
        " 1445:568 1448:572 1449:568 1450:573 1451:568 1452:575 1456:581 1457:582 1458:583 1463:577 1466:586"
        " 1467:577 1468:588 1469:577 1470:589 1471:577 1472:590 1476:592 1479:597 1480:592 1481:599 1482:592"
        " 1483:600 1484:592 1485:601 1486:592 1487:602 1488:592 1489:603 1490:592 1491:604 1492:592 1493:605"
        " 1494:592 1495:606 1496:592 1497:607 1498:592 1499:608 1500:592 1501:609 1502:592 1503:610 1507:612"
        " 1510:615 1514:612 1515:617 1516:612 1517:618 1521:620 1524:624 1526:620 1527:626 1528:620 1529:627"
        " 1530:620 1531:628 1532:620 1533:629 1534:620 1535:630 1539:632 1542:637 1543:632 1544:639 1551:632"
        " 1552:640 1559:632 1560:641 1582:643 1585:647 1586:648 1587:649 1589:651 1590:643 1591:653 1592:643"
        " 1593:654 1597:656 1600:659 1604:656 1605:661 1606:656 1607:662 1608:656 1609:663 1610:656 1611:664"
        " 1615:670 1616:671 1617:672 1624:673 1627:674 1628:675 1634:676 1635:677 1641:678 1645:666 1648:679"
        " 1649:666 1650:681 1651:666 1652:683 1656:685 1659:690 1660:685 1661:692 1677:685 1678:694 1679:695"
        " 1680:685 1681:696 1682:697 1683:685 1684:699 1697:685 1698:701 1702:685 1703:703 1704:685 1705:704"
        " 1706:685 1707:705 1708:685 1709:706 1713:708 1716:713 1717:708 1718:715 1719:708 1720:716 1721:708"
        " 1722:717 1735:719 1738:723 1739:719 1740:724 1741:719 1742:725 1743:719 1744:726 1745:719 1746:728"
        " 1747:719 1748:730 1749:719 1750:731 1751:719 1752:732 1756:734 1759:739 1760:734 1761:741 1765:743"
        " 1768:747 1769:743 1770:749 1771:743 1772:751"
    ),
)
