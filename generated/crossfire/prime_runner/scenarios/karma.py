"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/karma.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/prime_runner/scenarios/karma.card:3
def PRE_097(t: Value) -> None:
    g = t.game(2)
    t.line = 7
    t.answer("old_card", "mana", who=0)
    t.line = 8
    t.answer("extra", "clairvoyance", who=0)
    t.line = 9
    t.answer("old_card", "mark", who=1)
    t.line = 10
    t.answer("extra", "clairvoyance", who=1)
    t.line = 12
    g = t.setup("errand", {"earned_karma": 20})
    t.line = 14
    t.equal(14, "karma of P1", g.s_runner_karma[0], "=", 20)
    t.line = 15
    t.equal(
        15,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 16
    t.equal(
        16,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 2
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 2
                ]
            )
        ),
        "=",
        2,
    )
    t.line = 17
    t.equal(
        17,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 2
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 2
                ]
            )
        ),
        "=",
        2,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:19
def PRE_097_b(t: Value) -> None:
    g = t.game(2)
    t.line = 23
    t.answer("old_card", "mana", who=0)
    t.line = 24
    t.answer("extra", "clairvoyance", who=0)
    t.line = 25
    t.answer("old_card", "mark", who=1)
    t.line = 26
    t.answer("extra", "clairvoyance", who=1)
    t.line = 28
    g = t.setup("errand", {"earned_karma": 49})
    t.line = 30
    t.equal(30, "karma of P1", g.s_runner_karma[0], "=", 49)
    t.line = 31
    t.equal(
        31,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 32
    t.equal(
        32,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 2
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 2
                ]
            )
        ),
        "=",
        2,
    )
    t.line = 33
    t.equal(
        33,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 2
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 2
                ]
            )
        ),
        "=",
        2,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:35
def PRE_098(t: Value) -> None:
    g = t.game(2)
    t.line = 39
    t.answer("old_card", "mana", who=0)
    t.line = 40
    t.answer("extra", "jacked_in", who=0)
    t.line = 41
    t.answer("old_card", "mark", who=1)
    t.line = 42
    t.answer("extra", "jacked_in", who=1)
    t.line = 44
    g = t.setup("errand", {"earned_karma": 50})
    t.line = 46
    t.equal(46, "karma of P1", g.s_runner_karma[0], "=", 50)
    t.line = 47
    t.equal(
        47,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 48
    t.equal(
        48,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 3
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 3
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 49
    t.equal(
        49,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 3
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 3
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:51
def PRE_098_b(t: Value) -> None:
    g = t.game(2)
    t.line = 55
    t.answer("old_card", "mana", who=0)
    t.line = 56
    t.answer("extra", "jacked_in", who=0)
    t.line = 57
    t.answer("old_card", "mark", who=1)
    t.line = 58
    t.answer("extra", "jacked_in", who=1)
    t.line = 60
    g = t.setup("errand", {"earned_karma": 99})
    t.line = 62
    t.equal(62, "karma of P1", g.s_runner_karma[0], "=", 99)
    t.line = 63
    t.equal(
        63,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 64
    t.equal(
        64,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 3
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 3
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 65
    t.equal(
        65,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 3
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 3
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:67
def PRE_099(t: Value) -> None:
    g = t.game(2)
    t.line = 71
    t.answer("old_card", "mana", who=0)
    t.line = 72
    t.answer("extra", "katana", who=0)
    t.line = 73
    t.answer("old_card", "mark", who=1)
    t.line = 74
    t.answer("extra", "katana", who=1)
    t.line = 76
    g = t.setup("errand", {"earned_karma": 100})
    t.line = 78
    t.equal(78, "karma of P1", g.s_runner_karma[0], "=", 100)
    t.line = 79
    t.equal(
        79,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 80
    t.equal(
        80,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 4
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 4
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 81
    t.equal(
        81,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 4
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 4
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:83
def PRE_099_b(t: Value) -> None:
    g = t.game(2)
    t.line = 87
    t.answer("old_card", "mana", who=0)
    t.line = 88
    t.answer("extra", "katana", who=0)
    t.line = 89
    t.answer("old_card", "mark", who=1)
    t.line = 90
    t.answer("extra", "katana", who=1)
    t.line = 92
    g = t.setup("errand", {"earned_karma": 199})
    t.line = 94
    t.equal(94, "karma of P1", g.s_runner_karma[0], "=", 199)
    t.line = 95
    t.equal(
        95,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 96
    t.equal(
        96,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 4
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 4
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 97
    t.equal(
        97,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 4
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 4
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:99
def PRE_100(t: Value) -> None:
    g = t.game(2)
    t.line = 103
    t.answer("old_card", "mana", who=0)
    t.line = 104
    t.answer("extra", "covering_fire", who=0)
    t.line = 105
    t.answer("old_card", "mark", who=1)
    t.line = 106
    t.answer("extra", "covering_fire", who=1)
    t.line = 108
    g = t.setup("errand", {"earned_karma": 200})
    t.line = 110
    t.equal(110, "karma of P1", g.s_runner_karma[0], "=", 200)
    t.line = 111
    t.equal(
        111,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 112
    t.equal(
        112,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 5
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 5
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 113
    t.equal(
        113,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 5
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 5
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:115
def PRE_100_b(t: Value) -> None:
    g = t.game(2)
    t.line = 119
    t.answer("old_card", "mana", who=0)
    t.line = 120
    t.answer("extra", "covering_fire", who=0)
    t.line = 121
    t.answer("old_card", "mark", who=1)
    t.line = 122
    t.answer("extra", "covering_fire", who=1)
    t.line = 124
    g = t.setup("errand", {"earned_karma": 500})
    t.line = 126
    t.equal(126, "karma of P1", g.s_runner_karma[0], "=", 500)
    t.line = 127
    t.equal(
        127,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 128
    t.equal(
        128,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 5
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 5
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 129
    t.equal(
        129,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 5
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 5
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:131
def PRE_101(t: Value) -> None:
    g = t.game(2)
    t.line = 135
    t.answer("old_card", "mana")
    t.line = 136
    t.answer("old_card", "mark")
    t.line = 138
    g = t.setup("errand", {"earned_karma": 19})
    t.line = 140
    t.equal(
        140,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 141
    t.equal(
        141,
        "number of (gear in hand of P1 where cost > 0) + number of (gear in deck of P1 where cost > 0)",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) > 0
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) > 0
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:143
def PRE_103(t: Value) -> None:
    g = t.game(1)
    t.line = 147
    t.answer("old_card", "mana")
    t.line = 149
    g = t.setup("lone_job", {"earned_karma": 150})
    t.line = 151
    t.equal(
        151,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:153
def PRE_104(t: Value) -> None:
    g = t.game(4)
    t.line = 158
    g = t.setup("errand", {"earned_karma": 150})
    t.line = 160
    t.equal(
        160,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) == 0
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 0
                ]
            )
        ),
        "=",
        7,
    )
    t.line = 161
    t.equal(
        161,
        "number of (gear in hand of P4 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 3]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 0
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 3]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 0
                ]
            )
        ),
        "=",
        7,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:163
def PRE_105(t: Value) -> None:
    g = t.game(2)
    t.line = 167
    t.answer("old_card", "mana", who=0)
    t.line = 168
    t.answer("extra", "clairvoyance", who=0)
    t.line = 169
    t.answer("old_card", "mark", who=1)
    t.line = 170
    t.answer("extra", "clairvoyance", who=1)
    t.line = 172
    g = t.setup("errand", {"earned_karma": 25})
    t.line = 174
    t.equal(
        174,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) == 0
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 0
                ]
            )
        ),
        "=",
        6,
    )
    t.line = 175
    t.equal(
        175,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 2
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 2
                ]
            )
        ),
        "=",
        2,
    )
    t.line = 176
    t.equal(
        176,
        "number of cards in market_deck + number of cards in market",
        (len(g.zones[g.z__market_deck]) + len(g.zones[g.z__market])),
        "=",
        56,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:178
def PRE_106(t: Value) -> None:
    g = t.game(2)
    t.line = 182
    t.answer("old_card", "mana", who=0)
    t.line = 183
    t.answer("extra", "covering_fire", who=0)
    t.line = 184
    t.answer("old_card", "mark", who=1)
    t.line = 185
    t.answer("extra", "covering_fire", who=1)
    t.line = 187
    g = t.setup("errand", {"earned_karma": 250})
    t.line = 189
    t.equal(
        189,
        "number of (gear in hand of P1 as g where g is icon_grab) + number of (gear in deck of P1 as h where h is icon_grab)",
        (
            len(
                [u_g for u_g in g.zones[g.z_runner_hand + 0] if g.kind[u_g] in g.k_gear and g.is_card(u_g, "icon_grab")]
            )
            + len(
                [u_h for u_h in g.zones[g.z_runner_deck + 0] if g.kind[u_h] in g.k_gear and g.is_card(u_h, "icon_grab")]
            )
        ),
        "=",
        1,
    )
    t.line = 190
    t.equal(
        190,
        "number of weapon gear in exchanged + number of spell gear in exchanged + number of hacking gear in exchanged",
        (
            (
                len(
                    [
                        u_it3
                        for u_it3 in g.zones[g.z__exchanged]
                        if g.kind[u_it3] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it3)
                    ]
                )
                + len(
                    [
                        u_it4
                        for u_it4 in g.zones[g.z__exchanged]
                        if g.kind[u_it4] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it4)
                    ]
                )
            )
            + len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z__exchanged]
                    if g.kind[u_it5] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it5)
                ]
            )
        ),
        "=",
        2,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:192
def PRE_107(t: Value) -> None:
    g = t.game(2)
    t.line = 196
    t.answer("old_card", "mana")
    t.line = 197
    t.answer("old_card", "mark")
    t.line = 199
    g = t.setup("lean", {"earned_karma": 250})
    t.line = 201
    t.equal(
        201,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )


# cards/crossfire/prime_runner/scenarios/karma.card:203
def karma_of_each(t: Value) -> None:
    g = t.game(2)
    t.line = 207
    t.answer("old_card", "mana", who=0)
    t.line = 208
    t.answer("extra", "katana", who=0)
    t.line = 209
    t.answer("old_card", "mark", who=1)
    t.line = 211
    g = t.setup("errand", {"earned_karma of P1": 100, "earned_karma of P2": 19})
    t.line = 213
    t.equal(213, "karma of P1", g.s_runner_karma[0], "=", 100)
    t.line = 214
    t.equal(214, "karma of P2", g.s_runner_karma[1], "=", 19)
    t.line = 215
    t.equal(
        215,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        8,
    )
    t.line = 216
    t.equal(
        216,
        "number of cards in hand of P2 + number of cards in deck of P2",
        (len(g.zones[g.z_runner_hand + 1]) + len(g.zones[g.z_runner_deck + 1])),
        "=",
        7,
    )


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/karma.card",
    scenarios=(
        Scenario(
            "PRE_097", "from 20 on: a card of cost 2", PRE_097, 3, 2, cards=(Card("errand", "mission", (), (), line=6),)
        ),
        Scenario("PRE_097_b", "up to 49", PRE_097_b, 19, 2, cards=(Card("errand", "mission", (), (), line=22),)),
        Scenario(
            "PRE_098", "from 50 on: of cost 3", PRE_098, 35, 2, cards=(Card("errand", "mission", (), (), line=38),)
        ),
        Scenario("PRE_098_b", "up to 99", PRE_098_b, 51, 2, cards=(Card("errand", "mission", (), (), line=54),)),
        Scenario(
            "PRE_099", "from 100 on: of cost 4", PRE_099, 67, 2, cards=(Card("errand", "mission", (), (), line=70),)
        ),
        Scenario("PRE_099_b", "up to 199", PRE_099_b, 83, 2, cards=(Card("errand", "mission", (), (), line=86),)),
        Scenario(
            "PRE_100", "from 200 on: of cost 5", PRE_100, 99, 2, cards=(Card("errand", "mission", (), (), line=102),)
        ),
        Scenario("PRE_100_b", "and no more", PRE_100_b, 115, 2, cards=(Card("errand", "mission", (), (), line=118),)),
        Scenario("PRE_101", "none below 20", PRE_101, 131, 2, cards=(Card("errand", "mission", (), (), line=134),)),
        Scenario(
            "PRE_103",
            "none for who is alone",
            PRE_103,
            143,
            1,
            cards=(Card("lone_job", "mission", (("fewest", 1), ("most", 4)), (), line=146),),
        ),
        Scenario(
            "PRE_104", "none for four runners", PRE_104, 153, 4, cards=(Card("errand", "mission", (), (), line=156),)
        ),
        Scenario(
            "PRE_105",
            "it is added: six cards of the role, an Icon Grab, and this one",
            PRE_105,
            163,
            2,
            cards=(Card("errand", "mission", (), (), line=166),),
        ),
        Scenario(
            "PRE_106",
            "the Icon Grab comes whatever the karma",
            PRE_106,
            178,
            2,
            cards=(Card("errand", "mission", (), (), line=181),),
        ),
        Scenario(
            "PRE_107",
            "a mission may do without it",
            PRE_107,
            192,
            2,
            cards=(Card("lean", "mission", (("waives", ("extra_card",)),), (), line=195),),
        ),
        Scenario(
            "karma_of_each",
            "each runner has a karma of their own",
            karma_of_each,
            203,
            2,
            cards=(Card("errand", "mission", (), (), line=206),),
        ),
    ),
    lines=(
        "9:3 12:7 13:3 14:8 15:3 16:9 17:3 18:10 19:3 20:12 21:3 22:14 23:3 24:15 31:3 32:16 54:3 55:17 80:19"
        " 83:23 84:19 85:24 86:19 87:25 88:19 89:26 90:19 91:28 92:19 93:30 94:19 95:31 102:19 103:32 125:19"
        " 126:33 151:35 154:39 155:35 156:40 157:35 158:41 159:35 160:42 161:35 162:44 163:35 164:46 165:35"
        " 166:47 173:35 174:48 196:35 197:49 222:51 225:55 226:51 227:56 228:51 229:57 230:51 231:58 232:51"
        " 233:60 234:51 235:62 236:51 237:63 244:51 245:64 267:51 268:65 293:67 296:71 297:67 298:72 299:67"
        " 300:73 301:67 302:74 303:67 304:76 305:67 306:78 307:67 308:79 315:67 316:80 338:67 339:81 364:83"
        " 367:87 368:83 369:88 370:83 371:89 372:83 373:90 374:83 375:92 376:83 377:94 378:83 379:95 386:83"
        " 387:96 409:83 410:97 435:99 438:103 439:99 440:104 441:99 442:105 443:99 444:106 445:99 446:108"
        " 447:99 448:110 449:99 450:111 457:99 458:112 480:99 481:113 506:115 509:119 510:115 511:120 512:115"
        " 513:121 514:115 515:122 516:115 517:124 518:115 519:126 520:115 521:127 528:115 529:128 551:115"
        " 552:129 577:131 580:135 581:131 582:136 583:131 584:138 585:131 586:140 593:131 594:141 619:143"
        " 622:147 623:143 624:149 625:143 626:151 636:153 639:158 640:153 641:160 663:153 664:161 689:163"
        " 692:167 693:163 694:168 695:163 696:169 697:163 698:170 699:163 700:172 701:163 702:174 724:163"
        " 725:175 747:163 748:176 758:178 761:182 762:178 763:183 764:178 765:184 766:178 767:185 768:178"
        " 769:187 770:178 771:189 785:178 786:190 820:192 823:196 824:192 825:197 826:192 827:199 828:192"
        " 829:201 839:203 842:207 843:203 844:208 845:203 846:209 847:203 848:211 849:203 850:213 851:203"
        " 852:214 853:203 854:215 861:203 862:216"
    ),
)
