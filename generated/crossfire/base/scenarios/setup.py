"""Made by `ombre build` from cards/crossfire/base/scenarios/setup.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Module, Scenario, Value, bounded, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:3 17:6 18:3 19:8 20:3 21:10 25:12 28:15 32:12 33:17 34:12 35:18 36:12 37:19 38:12 39:20 44:12"
        " 45:21 46:12 47:22 50:12 51:23 52:12 53:24 59:26 62:30 63:26 64:32 65:26 66:34 67:26 68:35 69:26"
        " 70:37 71:26 72:39 73:26 74:40 75:26 76:42 80:44 83:48 91:44 92:49 96:44 97:51 98:44 99:52 100:44"
        " 101:53 102:44 103:54 104:44 105:56 106:44 107:57 108:44 109:58 110:44 111:59 112:44 113:60 114:44"
        " 115:61 116:44 117:62 118:44 119:63 120:44 121:64 122:44 123:65 124:44 125:66 126:44 127:67 128:44"
        " 129:68 130:44 131:69 132:44 133:70 134:44 135:71 136:44 137:72 138:44 139:73 140:44 141:74 142:44"
        " 143:75 147:77 150:81 151:77 152:82 153:77 154:83 155:77 156:84 157:77 158:85 159:77 160:86 161:77"
        " 162:87 163:77 164:88 165:77 166:90 167:77 168:92 175:77 176:93 198:77 199:94 221:77 222:95 244:77"
        " 245:96 270:98 273:102 274:98 275:103 276:98 277:104 278:98 279:105 280:98 281:106 282:98 283:107"
        " 284:98 285:108 286:98 287:109 288:98 289:111 290:98 291:113 298:98 299:114 321:98 322:115 344:98"
        " 345:116 367:98 368:117 393:119 396:123 397:119 398:124 399:119 400:125 401:119 402:126 403:119"
        " 404:127 405:119 406:128 407:119 408:129 409:119 410:130 411:119 412:132 413:119 414:134 421:119"
        " 422:135 444:119 445:136 467:119 468:137 490:119 491:138 516:140 519:144 520:140 521:145 522:140"
        " 523:146 524:140 525:147 526:140 527:148 528:140 529:149 530:140 531:150 532:140 533:151 534:140"
        " 535:153 536:140 537:155 544:140 545:156 567:140 568:157 590:140 591:158 613:140 614:159 639:161"
        " 642:165 643:161 644:166 645:161 646:167 647:161 648:168 649:161 650:169 651:161 652:170 653:161"
        " 654:171 655:161 656:172 657:161 658:174 659:161 660:176 661:161 662:177 663:161 664:178 665:161"
        " 666:179 667:161 668:180 672:182 675:186 676:182 677:187 678:182 679:188 680:182 681:189 682:182"
        " 683:190 684:182 685:191 686:182 687:192 688:182 689:193 690:182 691:195 692:182 693:197 694:182"
        " 695:198 696:182 697:199 698:182 699:200 700:182 701:201 705:203 708:207 709:203 710:208 711:203"
        " 712:209 713:203 714:210 715:203 716:211 717:203 718:212 719:203 720:213 721:203 722:214 723:203"
        " 724:216 725:203 726:218 727:203 728:219 729:203 730:220 731:203 732:221 733:203 734:222 738:224"
        " 741:228 742:224 743:229 744:224 745:230 746:224 747:231 748:224 749:232 750:224 751:233 752:224"
        " 753:234 754:224 755:235 756:224 757:237 758:224 759:239 760:224 761:240 762:224 763:241 764:224"
        " 765:242 766:224 767:243 771:245 774:249 775:245 776:250 777:245 778:251 779:245 780:252 781:245"
        " 782:253 783:245 784:254 785:245 786:255 787:245 788:256 789:245 790:258 791:245 792:260 793:245"
        " 794:261 795:245 796:262 797:245 798:263 799:245 800:264 804:266 807:270 808:266 809:271 810:266"
        " 811:272 812:266 813:273 814:266 815:274 816:266 817:275 818:266 819:276 820:266 821:277 822:266"
        " 823:279 824:266 825:281 826:266 827:282 828:266 829:283 830:266 831:284 832:266 833:285 837:287"
        " 840:291 841:287 842:292 843:287 844:293 845:287 846:294 847:287 848:295 849:287 850:296 851:287"
        " 852:297 853:287 854:298 855:287 856:300 857:287 858:302 859:287 860:303 861:287 862:304 863:287"
        " 864:305 865:287 866:306 870:308 873:312 874:308 875:313 876:308 877:314 878:308 879:315 880:308"
        " 881:316 882:308 883:317 884:308 885:318 886:308 887:319 888:308 889:321 890:308 891:323 892:308"
        " 893:324 894:308 895:325 896:308 897:326 901:328 904:332 905:328 906:333 907:328 908:334 909:328"
        " 910:335 911:328 912:336 913:328 914:337 915:328 916:338 917:328 918:339 919:328 920:341 921:328"
        " 922:343 923:328 924:344 925:328 926:345 927:328 928:346 929:328 930:347 931:328 932:348 936:350"
        " 939:354 940:350 941:355 942:350 943:356 944:350 945:357 946:350 947:358 948:350 949:359 950:350"
        " 951:360 952:350 953:361 954:350 955:363 956:350 957:365 958:350 959:366 963:368 966:373 967:368"
        " 968:375 975:368 976:376 983:368 984:377 991:368 992:378 1002:380 1005:384 1006:380 1007:385"
        " 1008:380 1009:386 1010:380 1011:387 1012:380 1013:388 1014:380 1015:389 1016:380 1017:390 1018:380"
        " 1019:391 1020:380 1021:393 1022:380 1023:395 1024:380 1025:396 1026:380 1027:397 1028:380 1029:398"
        " 1030:380 1031:399 1035:401 1038:405 1039:401 1040:406 1041:401 1042:407 1043:401 1044:408 1045:401"
        " 1046:409 1047:401 1048:410 1049:401 1050:411 1051:401 1052:412 1053:401 1054:414 1055:401 1056:416"
        " 1057:401 1058:418 1059:401 1060:419 1061:401 1062:420 1063:401 1064:422 1068:424 1071:428 1072:424"
        " 1073:429 1074:424 1075:430 1076:424 1077:431 1078:424 1079:432 1080:424 1081:433 1082:424 1083:434"
        " 1084:424 1085:435 1086:424 1087:437 1088:424 1089:439 1090:424 1091:440 1092:424 1093:441 1094:424"
        " 1095:442 1099:444 1102:449 1103:444 1104:451 1105:444 1106:452 1107:444 1108:453 1112:455 1115:459"
        " 1116:455 1117:460 1118:455 1119:461 1120:455 1121:462 1122:455 1123:463 1124:455 1125:464 1126:455"
        " 1127:465 1128:455 1129:467 1130:455 1131:469 1132:455 1133:470 1155:455 1156:471 1181:473 1184:477"
        " 1185:473 1186:478 1187:473 1188:479 1189:473 1190:480 1191:473 1192:481 1193:473 1194:482 1195:473"
        " 1196:483 1197:473 1198:485 1199:473 1200:487 1201:473 1202:488 1206:490 1209:494 1210:490 1211:495"
        " 1212:490 1213:496 1214:490 1215:497 1216:490 1217:498 1218:490 1219:499 1220:490 1221:500 1222:490"
        " 1223:501 1224:490 1225:503 1226:490 1227:505 1228:490 1229:506 1230:490 1231:507 1235:509 1238:514"
        " 1239:509 1240:515 1241:509 1242:516 1243:509 1244:517 1245:509 1246:518 1247:509 1248:519 1250:509"
        " 1251:521 1252:509 1253:523 1254:509 1255:524 1259:526 1262:531 1263:526 1264:532 1265:526 1266:533"
        " 1267:526 1268:534 1269:526 1270:535 1271:526 1272:536 1274:526 1275:538 1276:526 1277:540 1278:526"
        " 1279:541 1283:543 1286:548 1287:543 1288:549 1292:543 1293:551 1321:543 1322:552 1350:543 1351:553"
        " 1379:543 1380:554 1411:556 1414:561 1415:556 1416:563 1429:556 1430:564 1443:556 1444:565 1445:556"
        " 1446:566 1450:568 1453:572 1454:568 1455:573 1456:568 1457:575 1461:581 1462:582 1463:583 1468:577"
        " 1471:586 1472:577 1473:588 1474:577 1475:589 1476:577 1477:590 1481:592 1484:597 1485:592 1486:599"
        " 1487:592 1488:600 1489:592 1490:601 1491:592 1492:602 1493:592 1494:603 1495:592 1496:604 1497:592"
        " 1498:605 1499:592 1500:606 1501:592 1502:607 1503:592 1504:608 1505:592 1506:609 1507:592 1508:610"
        " 1512:612 1515:615 1519:612 1520:617 1521:612 1522:618 1526:620 1529:624 1531:620 1532:626 1533:620"
        " 1534:627 1535:620 1536:628 1537:620 1538:629 1539:620 1540:630 1544:632 1547:637 1548:632 1549:639"
        " 1556:632 1557:640 1564:632 1565:641 1587:643 1590:647 1591:648 1592:649 1594:651 1595:643 1596:653"
        " 1597:643 1598:654 1602:656 1605:659 1609:656 1610:661 1611:656 1612:662 1613:656 1614:663 1615:656"
        " 1616:664 1620:670 1621:671 1622:672 1629:673 1632:674 1633:675 1639:676 1640:677 1646:678 1650:666"
        " 1653:679 1654:666 1655:681 1656:666 1657:683 1661:685 1664:690 1665:685 1666:692 1682:685 1683:694"
        " 1684:695 1685:685 1686:696 1687:697 1688:685 1689:699 1702:685 1703:701 1707:685 1708:703 1709:685"
        " 1710:704 1711:685 1712:705 1713:685 1714:706 1718:708 1721:713 1722:708 1723:715 1724:708 1725:716"
        " 1726:708 1727:717 1740:719 1743:723 1744:719 1745:724 1746:719 1747:725 1748:719 1749:726 1750:719"
        " 1751:728 1752:719 1753:730 1754:719 1755:731 1756:719 1757:732 1761:734 1764:739 1765:734 1766:741"
        " 1770:743 1773:747 1774:743 1775:749 1776:743 1777:751"
    ),
)
