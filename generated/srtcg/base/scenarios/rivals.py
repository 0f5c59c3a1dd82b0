"""Made by `ombre build` from cards/srtcg/base/scenarios/rivals.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def R210(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:3
    g = t.game(2)
    t.line = 6
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 7
    u_hostile = g.create("gutterball", g.z_fixer_safehouse + 1, 1)
    t.line = 8
    g.b_asset_side(u_gutterball, g.e_side_out)
    t.line = 9
    g.b_asset_side(u_hostile, g.e_side_against)
    t.line = 11
    g.v_confronts(1)
    t.line = 13
    t.check(13, "gutterball is in trash of P1", g.where[u_gutterball] == g.z_fixer_trash + 0)
    t.line = 14
    t.check(14, "hostile is in trash of P2", g.where[u_hostile] == g.z_fixer_trash + 1)


def R211(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:16
    g = t.game(2)
    t.line = 20
    u_a1 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a2 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a3 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 21
    u_d1 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d2 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d3 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d4 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    u_d5 = g.create("pup", g.z_fixer_safehouse + 0, 0)
    t.line = 22
    g.b_asset_side(u_a1, g.e_side_against)
    t.line = 23
    g.b_asset_side(u_a2, g.e_side_against)
    t.line = 24
    g.b_asset_side(u_a3, g.e_side_against)
    t.line = 25
    g.b_asset_side(u_d1, g.e_side_out)
    t.line = 26
    g.b_asset_side(u_d2, g.e_side_out)
    t.line = 27
    g.b_asset_side(u_d3, g.e_side_out)
    t.line = 28
    g.b_asset_side(u_d4, g.e_side_out)
    t.line = 29
    g.b_asset_side(u_d5, g.e_side_out)
    t.line = 30
    t.answer("met_one", u_d2, who=1)
    t.line = 31
    t.answer("met_one", u_d4, who=1)
    t.line = 32
    t.answer("met_one", u_d5, who=1)
    t.line = 33
    t.answer("helped_against", u_a1, who=0)
    t.line = 34
    t.answer("helped_against", u_a1, who=0)
    t.line = 35
    t.answer("victim", u_d2, who=1)
    t.line = 36
    t.answer("one", "all_that_it_takes", who=1)
    t.line = 38
    g.v_confronts(1)
    t.line = 40
    t.equal(40, "hurt of d1", g.s_asset_hurt[u_d1], "=", 0)
    t.line = 41
    t.equal(41, "hurt of d2", g.s_asset_hurt[u_d2], "=", 3)
    t.line = 42
    t.equal(42, "hurt of d4", g.s_asset_hurt[u_d4], "=", 3)
    t.line = 43
    t.equal(43, "hurt of d5", g.s_asset_hurt[u_d5], "=", 3)
    t.line = 44
    t.check(44, "a1 is in trash of P2", g.where[u_a1] == g.z_fixer_trash + 1)
    t.line = 45
    t.equal(45, "hurt of a2", g.s_asset_hurt[u_a2], "=", 1)
    t.line = 46
    t.equal(46, "hurt of a3", g.s_asset_hurt[u_a3], "=", 1)


def R212(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:48
    g = t.game(2)
    t.line = 52
    u_pup = g.create("pup", g.z_fixer_safehouse + 0, 0)
    t.line = 53
    u_a1 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    u_a2 = g.create("night_shift", g.z_fixer_safehouse + 1, 1)
    t.line = 54
    g.b_asset_side(u_pup, g.e_side_out)
    t.line = 55
    g.b_asset_side(u_a1, g.e_side_against)
    t.line = 56
    g.b_asset_side(u_a2, g.e_side_against)
    t.line = 57
    t.answer("victim", u_a2, who=0)
    t.line = 59
    g.v_confronts(1)
    t.line = 61
    t.equal(61, "hurt of pup", g.s_asset_hurt[u_pup], "=", 6)
    t.line = 62
    t.equal(62, "hurt of a1", g.s_asset_hurt[u_a1], "=", 0)
    t.line = 63
    t.equal(63, "hurt of a2", g.s_asset_hurt[u_a2], "=", 1)


def R213(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:65
    g = t.game(2)
    t.line = 69
    u_lone = g.create("lone", g.z_fixer_safehouse + 0, 0)
    t.line = 70
    u_b1 = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    u_b2 = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    t.line = 71
    g.b_asset_side(u_lone, g.e_side_out)
    t.line = 72
    g.b_asset_side(u_b1, g.e_side_against)
    t.line = 73
    g.b_asset_side(u_b2, g.e_side_against)
    t.line = 74
    t.answer("victim", u_b2, who=0)
    t.line = 75
    t.answer("one", "one_point", who=0)
    t.line = 76
    t.answer("victim", u_b1, who=0)
    t.line = 77
    t.answer("one", "all_that_it_takes", who=0)
    t.line = 79
    g.v_confronts(1)
    t.line = 81
    t.equal(81, "hurt of b1", g.s_asset_hurt[u_b1], "=", 2)
    t.line = 82
    t.equal(82, "hurt of b2", g.s_asset_hurt[u_b2], "=", 1)
    t.line = 83
    t.check(83, "lone is in trash of P1", g.where[u_lone] == g.z_fixer_trash + 0)


def R215(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:85
    g = t.game(2)
    t.line = 88
    g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 89
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 90
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 91
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 1, 1)
    t.line = 92
    t.answer("may", "yes", who=1)
    t.line = 93
    t.all_pass = True
    t.line = 95
    g.v_raids(0, 1)
    t.line = 96
    t.flow(g, "shadowrun", 0)
    t.line = 98
    t.not_offered(98, "not offered head: gutterball", "head", (u_gutterball,))
    t.line = 99
    t.equal(99, "ready of bone_mama", g.s_asset_ready[u_bone_mama], "=", 1)
    t.line = 100
    t.equal(100, "ready of oath_sister", g.s_asset_ready[u_oath_sister], "=", 0)
    t.line = 101
    t.equal(101, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 3)


def R220(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:103
    g = t.game(3)
    t.line = 106
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 107
    u_oath_sister = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_oath_sister] = 1
    t.line = 108
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 109
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 2, 2)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 110
    t.answer("may", "no", who=1)
    t.line = 111
    t.answer("may", "yes", who=2)
    t.line = 112
    t.all_pass = True
    t.line = 114
    g.v_raids(0, 1)
    t.line = 115
    t.flow(g, "shadowrun", 0)
    t.line = 117
    t.equal(117, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)
    t.line = 118
    t.check(118, "gutterball is in trash of P3", g.where[u_gutterball] == g.z_fixer_trash + 2)
    t.line = 119
    t.equal(119, "hurt of oath_sister", g.s_asset_hurt[u_oath_sister], "=", 4)
    t.line = 120
    t.check(120, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)


def R221(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:122
    g = t.game(2)
    t.line = 125
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 126
    u_o1 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o1] = 1
    u_o2 = g.create("oath_sister", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_o2] = 1
    t.line = 127
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 128
    t.answer("head", u_o1)
    t.line = 129
    t.answer("others", "pass")
    t.line = 130
    t.answer("may", "yes", who=1)
    t.line = 131
    t.all_pass = True
    t.line = 133
    g.v_raids(0, 1)
    t.line = 134
    t.flow(g, "shadowrun", 0)
    t.line = 136
    t.check(136, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 138
    g.v_raids(0, 1)
    t.line = 139
    t.flow(g, "shadowrun", 0)
    t.line = 141
    t.check(141, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)


def R222(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:143
    g = t.game(2)
    t.line = 146
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 147
    u_iron_duchess = g.create("iron_duchess", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_iron_duchess] = 1
    t.line = 148
    u_corner_boy = g.create("corner_boy", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_corner_boy] = 1
    t.line = 149
    t.answer("may", "yes", who=1)
    t.line = 150
    t.all_pass = True
    t.line = 152
    g.v_raids(0, 1)
    t.line = 153
    t.flow(g, "shadowrun", 0)
    t.line = 155
    t.check(155, "corner_boy is in trash of P2", g.where[u_corner_boy] == g.z_fixer_trash + 1)
    t.line = 156
    t.check(156, "iron_duchess is in safehouse of P1", g.where[u_iron_duchess] == g.z_fixer_safehouse + 0)
    t.line = 157
    t.check(157, "courier_case is in front of P2", g.where[u_courier_case] == g.z_fixer_front + 1)
    t.line = 158
    t.equal(158, "reputation of P1", g.d_fixer_reputation(0), "=", 0)


def R224(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:160
    g = t.game(2)
    t.line = 163
    u_courier_case = g.create("courier_case", g.z_fixer_front + 1, 1)
    t.line = 164
    g.create("night_watchman", g.z_fixer_stack + g.apart * 1 + 1, 1)
    t.line = 165
    u_night_shift = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_night_shift] = 1
    t.line = 166
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 1, 1)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 167
    t.answer("one", "go_on")
    t.line = 168
    t.all_pass = True
    t.line = 170
    g.v_raids(0, 1)
    t.line = 171
    t.flow(g, "shadowrun", 0)
    t.line = 173
    t.check(173, "courier_case is in glory of P1", g.where[u_courier_case] == g.z_fixer_glory + 0)
    t.line = 174
    t.equal(174, "hurt of bone_mama", g.s_asset_hurt[u_bone_mama], "=", 0)


def R230(t: Value) -> None:  # cards/srtcg/base/scenarios/rivals.card:176
    g = t.game(2)
    t.line = 179
    g.s_fixer_nuyen[0] = 9
    t.line = 180
    u_blood_feud = g.create("blood_feud", g.z_fixer_hand + 0, 0)
    u_payday = g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 181
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 183
    g.v_plays(0, u_blood_feud)
    t.line = 184
    g.v_plays(0, u_payday)
    t.line = 186
    t.check(186, "blood_feud is in safehouse of P1", g.where[u_blood_feud] == g.z_fixer_safehouse + 0)
    t.line = 187
    t.check(187, "payday is in trash of P1", g.where[u_payday] == g.z_fixer_trash + 0)
    t.line = 188
    t.equal(188, "might of gutterball", g.d_asset_might(u_gutterball), "=", 5)


MODULE = Module(
    source="cards/srtcg/base/scenarios/rivals.card",
    scenarios=(
        Scenario("R210", "two Runners can kill each other", R210, 3, 2),
        Scenario(
            "R211",
            "three against five: the attacker pairs his three, the defender places two more",
            R211,
            16,
            2,
            cards=(Card("pup", "runner", (("attack", 1), ("body", 9)), (), line=19),),
        ),
        Scenario(
            "R212",
            "an attacker who has more places his own",
            R212,
            48,
            2,
            cards=(Card("pup", "runner", (("attack", 1), ("body", 9)), (), line=51),),
        ),
        Scenario(
            "R213",
            "who is alone splits his damage",
            R213,
            65,
            2,
            cards=(Card("lone", "runner", (("attack", 3), ("body", 9)), (), line=68),),
        ),
        Scenario("R215", "only unturned Runners join, and they are as before when it is over", R215, 85, 2),
        Scenario(
            "R220",
            "nobody guards it: its owner may get in the way, then the others in their order, but only one",
            R220,
            103,
            3,
        ),
        Scenario("R221", "once for each Objective", R221, 122, 2),
        Scenario("R222", "whoever wins, the run is over", R222, 143, 2),
        Scenario("R224", "what is guarded is not intercepted", R224, 160, 2),
        Scenario("R230", "what lasts stays in play, the rest is trashed", R230, 176, 2),
    ),
)
