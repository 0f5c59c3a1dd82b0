"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction_karma.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Card, Module, Scenario, Value


def XF_432(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:3
    g = t.game(4)
    t.line = 7
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 8
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 9
    for _ in range(4):
        g.create("timebomb", g.z__event_deck)
    t.line = 10
    for _ in range(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 11
    g.s__stepped_up = 1
    t.line = 13
    g.perform("begin", u_extraction, 0)
    t.line = 15
    t.equal(15, "level", g.d__level(), "=", 4)
    t.line = 16
    t.equal(16, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 17
    t.equal(17, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 18
    t.equal(18, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 19
    t.equal(19, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 21
    t.flow(g, "news", 0)
    t.line = 23
    t.equal(23, "level", g.d__level(), "=", 4)
    t.line = 24
    t.equal(24, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 25
    t.equal(25, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 27
    g.v_succeeds(u_extraction)
    t.line = 29
    t.check(29, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 30
    t.equal(30, "karma of P1", g.s_runner_karma[0], "=", 5)


def XF_433(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:32
    g = t.game(4)
    t.line = 36
    g = t.setup("extraction", {"emt_gig": 1})
    t.line = 38
    t.equal(38, "hp of charge of beginning", g.s_runner_hp[g.s_mission_charge[g.beginning]], "=", 1)
    t.line = 39
    t.equal(39, "max_hp of charge of beginning", g.s_runner_max_hp[g.s_mission_charge[g.beginning]], "=", 5)
    t.line = 41
    if g.s_mission_charge[g.beginning] != NOTHING and g.beginning != NOTHING:
        g.v_heals(g.s_mission_charge[g.beginning], 2)
    t.line = 43
    t.equal(43, "hp of charge of beginning", g.s_runner_hp[g.s_mission_charge[g.beginning]], "=", 3)


def XF_434(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:45
    g = t.game(4)
    t.line = 49
    g = t.setup("extraction", {"emt_gig": 1})
    t.line = 51
    t.equal(51, "number of cards in reserve", len(g.zones[g.z__reserve]), "=", 1)
    t.line = 52
    t.equal(
        52,
        "number of (gear in reserve as kit where kit is doc_wagon_contract)",
        len(
            [
                u_kit
                for u_kit in g.zones[g.z__reserve]
                if g.kind[u_kit] in g.k_gear and g.is_card(u_kit, "doc_wagon_contract")
            ]
        ),
        "=",
        1,
    )
    t.line = 53
    t.equal(53, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 54
    t.equal(54, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 53)
    t.line = 55
    t.equal(55, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 57
    if g.beginning != NOTHING:
        g.v_succeeds(g.beginning)
    t.line = 59
    t.equal(59, "karma of P1", g.s_runner_karma[0], "=", 5)


def XF_435(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:61
    g = t.game(2)
    t.line = 64
    u_doc_wagon_contract = g.create("doc_wagon_contract", g.z__reserve)
    t.line = 65
    for _ in range(6):
        g.create("katana", g.z__market)
    t.line = 66
    g.create("mana", g.z__market_deck)
    t.line = 67
    g.s_runner_nuyen[0] = 9
    t.line = 68
    t.answer("window", ("buys", u_doc_wagon_contract), who=0)
    t.line = 70
    t.all_pass = True
    t.line = 71
    t.step(g, "draw_and_buy", 0)
    t.line = 73
    t.check(73, "doc_wagon_contract is in hand of P1", g.where[u_doc_wagon_contract] == g.z_runner_hand + 0)
    t.line = 74
    t.check(74, "reserve is empty", not g.zones[g.z__reserve])
    t.line = 75
    t.equal(75, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 76
    t.equal(76, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 1)
    t.line = 77
    t.equal(77, "nuyen of P1", g.s_runner_nuyen[0], "=", (9 - g.f_gear_cost(u_doc_wagon_contract)))


def XF_436(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:79
    g = t.game(4)
    t.line = 84
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 85
    u_guest = g.join(g.k_client[0])
    t.line = 86
    g.v_shelters(u_extraction, u_guest)
    t.line = 87
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 88
    for _ in range(9):
        g.create("tough", g.z__hard_deck)
    t.line = 89
    g.s__elite_team = 1
    t.line = 90
    g.s_mission_marker[u_extraction] = 1
    t.line = 92
    g.v_advances(u_extraction)
    t.line = 94
    t.equal(
        94,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        3,
    )
    t.line = 95
    t.equal(
        95,
        "number of normal obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 97
    g.v_succeeds(u_extraction)
    t.line = 99
    t.equal(99, "karma of P1", g.s_runner_karma[0], "=", 7)


def XF_437(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:101
    g = t.game(2)
    t.line = 106
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 107
    u_guest = g.join(g.k_client[0])
    t.line = 108
    g.v_shelters(u_extraction, u_guest)
    t.line = 109
    for _ in range(9):
        g.create("easy", g.z__normal_deck)
    t.line = 110
    for _ in range(9):
        g.create("tough", g.z__hard_deck)
    t.line = 111
    g.s__elite_team = 1
    t.line = 112
    g.s_mission_marker[u_extraction] = 2
    t.line = 114
    g.v_advances(u_extraction)
    t.line = 116
    t.equal(
        116,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 117
    t.equal(
        117,
        "number of normal obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )


def XF_439(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:119
    g = t.game(3)
    t.line = 122
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 123
    u_guest = g.join(g.k_client[0])
    t.line = 124
    g.v_shelters(u_extraction, u_guest)
    t.line = 125
    g.v_suffers(1, 5)
    t.line = 127
    g.v_suffers(1, 1)
    t.line = 129
    t.check(129, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 130
    t.equal(130, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 131
    t.equal(131, "karma of P2", g.s_runner_karma[1], "=", 0)


def only_what_the_mission_offers(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:133
    t.game(4)
    t.line = 137
    t.setup("extraction", {"danger_zone": 1})
    t.line = 139
    t.refused(139, "refused by extraction_dares", ("extraction_dares",))
    t.line = 141
    t.setup("crossfire", {"elite_team": 1})
    t.line = 143
    t.refused(143, "refused by crossfire_dares", ("crossfire_dares",))


def XF_440(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:145
    g = t.game(2)
    t.line = 148
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 149
    g.s_runner_upgrade_karma[0] = 0
    t.line = 150
    g.s_runner_upgrade_karma[1] = 10
    t.line = 152
    g.v_succeeds(u_extraction)
    t.line = 154
    t.check(154, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 155
    t.equal(155, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 0)
    t.line = 156
    t.equal(156, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 0)
    t.line = 157
    t.equal(157, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 158
    t.equal(158, "karma of P2", g.s_runner_karma[1], "=", 4)


def XF_441(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:160
    g = t.game(2)
    t.line = 163
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 164
    g.s_runner_upgrade_karma[0] = 11
    t.line = 165
    g.s_runner_upgrade_karma[1] = 30
    t.line = 167
    g.v_succeeds(u_extraction)
    t.line = 169
    t.check(169, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 170
    t.equal(170, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 1)
    t.line = 171
    t.equal(171, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 1)
    t.line = 172
    t.equal(172, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 173
    t.equal(173, "karma of P2", g.s_runner_karma[1], "=", 3)


def XF_442(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:175
    g = t.game(2)
    t.line = 178
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 179
    g.s_runner_upgrade_karma[0] = 31
    t.line = 180
    g.s_runner_upgrade_karma[1] = 50
    t.line = 182
    g.v_succeeds(u_extraction)
    t.line = 184
    t.check(184, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 185
    t.equal(185, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 2)
    t.line = 186
    t.equal(186, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 2)
    t.line = 187
    t.equal(187, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 188
    t.equal(188, "karma of P2", g.s_runner_karma[1], "=", 2)


def XF_443(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:190
    g = t.game(2)
    t.line = 193
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 194
    g.s_runner_upgrade_karma[0] = 51
    t.line = 195
    g.s_runner_upgrade_karma[1] = 75
    t.line = 197
    g.v_succeeds(u_extraction)
    t.line = 199
    t.check(199, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 200
    t.equal(200, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 3)
    t.line = 201
    t.equal(201, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 3)
    t.line = 202
    t.equal(202, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 203
    t.equal(203, "karma of P2", g.s_runner_karma[1], "=", 1)


def XF_444(t: Value) -> None:  # cards/crossfire/base/scenarios/extraction_karma.card:205
    g = t.game(2)
    t.line = 208
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 209
    g.s_runner_upgrade_karma[0] = 76
    t.line = 210
    g.s_runner_upgrade_karma[1] = 100
    t.line = 212
    g.v_succeeds(u_extraction)
    t.line = 214
    t.check(214, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 215
    t.equal(215, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 4)
    t.line = 216
    t.equal(216, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 4)
    t.line = 217
    t.equal(217, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 218
    t.equal(218, "karma of P2", g.s_runner_karma[1], "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction_karma.card",
    scenarios=(
        Scenario(
            "XF_432",
            "Stepped-up Security: the level starts at four",
            XF_432,
            3,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=6,
                ),
            ),
        ),
        Scenario("XF_433", "EMT Gig: the client starts with one point", XF_433, 32, 4),
        Scenario("XF_434", "EMT Gig: a contract is for sale beside the market", XF_434, 45, 4),
        Scenario("XF_435", "the contract that was set aside is not replaced", XF_435, 61, 2),
        Scenario(
            "XF_436",
            "Elite Response Team: one hard obstacle more",
            XF_436,
            79,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=82,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=83,
                ),
            ),
        ),
        Scenario(
            "XF_437",
            "where no hard obstacle comes, no more of them come",
            XF_437,
            101,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=104,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=105,
                ),
            ),
        ),
        Scenario("XF_439", "who loses learns nothing", XF_439, 119, 3),
        Scenario(
            "only_what_the_mission_offers", "a team dares what its mission offers", only_what_the_mission_offers, 133, 4
        ),
        Scenario("XF_440", "what it teaches who has 0 to 10 points in upgrades", XF_440, 145, 2),
        Scenario("XF_441", "what it teaches who has 11 to 30 points in upgrades", XF_441, 160, 2),
        Scenario("XF_442", "what it teaches who has 31 to 50 points in upgrades", XF_442, 175, 2),
        Scenario("XF_443", "what it teaches who has 51 to 75 points in upgrades", XF_443, 190, 2),
        Scenario("XF_444", "what it teaches who has 76 to 100 points in upgrades", XF_444, 205, 2),
    ),
)
