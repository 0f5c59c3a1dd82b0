"""Made by `ombre build` from cards/crossfire/base/scenarios/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Card, Module, Play, Scenario, Value, bounded, item


def XF_028(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = min(4, g.s_runner_max_hp[0])
    t.line = 8
    g.v_heals(0, 3)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_030(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:12
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


def XF_070(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:26
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


def XF_075(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:44
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


def XF_071(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:77
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


def XF_072(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:98
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


def XF_073(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:119
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


def face_deck(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:140
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


def XF_063(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:161
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


def XF_064(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:182
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


def XF_065(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:203
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


def XF_066(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:224
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


def XF_015(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:245
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


def XF_068(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:266
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


def XF_069(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:287
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


def XF_061(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:308
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


def XF_062(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:328
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


def XF_078(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:350
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


def XF_076(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:368
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


def XF_076_b(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:380
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


def XF_010(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:401
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


def XF_084(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:424
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


def XF_085(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:444
    g = t.game(2)
    t.line = 449
    g = t.setup("briefing_only")
    t.line = 451
    t.equal(451, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)
    t.line = 452
    t.equal(452, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 453
    t.equal(453, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


def XF_089(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:455
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


def XF_619(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:473
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


def XF_090(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:490
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


def XF_092(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:509
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


def XF_092_b(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:526
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


def XF_003(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:543
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


def XF_080(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:556
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


def XF_002(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:568
    g = t.game(4)
    t.line = 572
    g.v_gains(0, 90)
    t.line = 573
    g.v_gains(0, 90)
    t.line = 575
    t.equal(575, "nuyen of P1", g.s_runner_nuyen[0], "=", 180)


def short_night__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/setup.card:581
    for _ in g.repeat(10):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__called_off)


def XF_082(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:577
    g = t.game(4)
    t.line = 586
    g = t.setup("short_night")
    t.line = 588
    t.equal(588, "number of cards in called_off", len(g.zones[g.z__called_off]), "=", 10)
    t.line = 589
    t.equal(589, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 590
    t.equal(590, "level", g.d__level(), "=", 0)


def XF_083(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:592
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


def XF_604(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:612
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


def XF_626(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:620
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


def XF_629(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:632
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


def XF_632(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:643
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


def XF_635(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:656
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


def inventory__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/setup.card:670
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


def XF_059(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:666
    g = t.game(4)
    t.line = 679
    t.answer("opener", 1)
    t.line = 681
    g = t.setup("inventory")
    t.line = 683
    t.equal(683, "nuyen of P1", g.s_runner_nuyen[0], "=", 657)


def XF_640(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:685
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


def XF_086(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:708
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


def XF_091(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:719
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


def alone_is_too_few(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:734
    t.game(2)
    t.line = 739
    t.setup("alone")
    t.line = 741
    t.refused(741, "refused")


def nobody_is_agreed_on(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:743
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
)
