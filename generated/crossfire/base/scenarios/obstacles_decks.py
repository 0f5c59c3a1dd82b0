"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles_decks.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


# cards/crossfire/base/scenarios/obstacles_decks.card:4
def decks_are_full(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_normal, ""
    )
    t.line = 8
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it2: g.f_threat_difficulty(u_it2) == g.e_grade_hard, ""
    )
    t.line = 9
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, lambda g, u_it3: True, "f_event_copies")
    t.line = 10
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it4: g.f_gear_cost(u_it4) > 0, "f_gear_copies")
    t.line = 12
    t.equal(12, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 40)
    t.line = 13
    t.equal(13, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 40)
    t.line = 14
    t.equal(14, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 50)
    t.line = 15
    t.equal(15, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 60)


# cards/crossfire/base/scenarios/obstacles_decks.card:17
def decks_normal(t: Value) -> None:
    g = t.game(4)
    t.line = 20
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_normal, ""
    )
    t.line = 22
    t.equal(
        22,
        "total for (obstacles in normal_deck) of nuyen",
        sum(g.f_threat_nuyen(u_it2) for u_it2 in g.zones[g.z__normal_deck] if g.kind[u_it2] in g.k_obstacle),
        "=",
        242,
    )
    t.line = 23
    t.equal(
        23,
        "total for (obstacles in normal_deck) of attack",
        sum(g.f_threat_attack(u_it3) for u_it3 in g.zones[g.z__normal_deck] if g.kind[u_it3] in g.k_obstacle),
        "=",
        57,
    )
    t.line = 24
    t.equal(
        24,
        "total for (obstacles in normal_deck as foe) of number of track of foe",
        sum(len(g.f_threat_track(u_foe)) for u_foe in g.zones[g.z__normal_deck] if g.kind[u_foe] in g.k_obstacle),
        "=",
        162,
    )
    t.line = 25
    t.equal(
        25,
        "number of black obstacles in normal_deck",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__normal_deck]
                if g.kind[u_it5] in g.k_obstacle and g.f_obstacle_colour(u_it5) == g.e_symbol_black
            ]
        ),
        "=",
        10,
    )
    t.line = 26
    t.equal(
        26,
        "number of blue obstacles in normal_deck",
        len(
            [
                u_it6
                for u_it6 in g.zones[g.z__normal_deck]
                if g.kind[u_it6] in g.k_obstacle and g.f_obstacle_colour(u_it6) == g.e_symbol_blue
            ]
        ),
        "=",
        10,
    )
    t.line = 27
    t.equal(
        27,
        "number of green obstacles in normal_deck",
        len(
            [
                u_it7
                for u_it7 in g.zones[g.z__normal_deck]
                if g.kind[u_it7] in g.k_obstacle and g.f_obstacle_colour(u_it7) == g.e_symbol_green
            ]
        ),
        "=",
        10,
    )
    t.line = 28
    t.equal(
        28,
        "number of red obstacles in normal_deck",
        len(
            [
                u_it8
                for u_it8 in g.zones[g.z__normal_deck]
                if g.kind[u_it8] in g.k_obstacle and g.f_obstacle_colour(u_it8) == g.e_symbol_red
            ]
        ),
        "=",
        10,
    )
    t.line = 29
    t.equal(
        29,
        "number of human obstacles in normal_deck",
        len(
            [
                u_it9
                for u_it9 in g.zones[g.z__normal_deck]
                if g.kind[u_it9] in g.k_obstacle and g.f_obstacle_type(u_it9) == g.e_folk_human
            ]
        ),
        "=",
        16,
    )
    t.line = 30
    t.equal(
        30,
        "number of elf obstacles in normal_deck",
        len(
            [
                u_it10
                for u_it10 in g.zones[g.z__normal_deck]
                if g.kind[u_it10] in g.k_obstacle and g.f_obstacle_type(u_it10) == g.e_folk_elf
            ]
        ),
        "=",
        4,
    )
    t.line = 31
    t.equal(
        31,
        "number of dwarf obstacles in normal_deck",
        len(
            [
                u_it11
                for u_it11 in g.zones[g.z__normal_deck]
                if g.kind[u_it11] in g.k_obstacle and g.f_obstacle_type(u_it11) == g.e_folk_dwarf
            ]
        ),
        "=",
        1,
    )
    t.line = 32
    t.equal(
        32,
        "number of ork obstacles in normal_deck",
        len(
            [
                u_it12
                for u_it12 in g.zones[g.z__normal_deck]
                if g.kind[u_it12] in g.k_obstacle and g.f_obstacle_type(u_it12) == g.e_folk_ork
            ]
        ),
        "=",
        4,
    )
    t.line = 33
    t.equal(
        33,
        "number of troll obstacles in normal_deck",
        len(
            [
                u_it13
                for u_it13 in g.zones[g.z__normal_deck]
                if g.kind[u_it13] in g.k_obstacle and g.f_obstacle_type(u_it13) == g.e_folk_troll
            ]
        ),
        "=",
        3,
    )
    t.line = 34
    t.equal(
        34,
        "number of tech obstacles in normal_deck",
        len(
            [
                u_it14
                for u_it14 in g.zones[g.z__normal_deck]
                if g.kind[u_it14] in g.k_obstacle and g.f_obstacle_type(u_it14) == g.e_folk_tech
            ]
        ),
        "=",
        7,
    )
    t.line = 35
    t.equal(
        35,
        "number of sixth_world obstacles in normal_deck",
        len(
            [
                u_it15
                for u_it15 in g.zones[g.z__normal_deck]
                if g.kind[u_it15] in g.k_obstacle and g.f_obstacle_type(u_it15) == g.e_folk_sixth_world
            ]
        ),
        "=",
        5,
    )


# cards/crossfire/base/scenarios/obstacles_decks.card:37
def decks_hard(t: Value) -> None:
    g = t.game(4)
    t.line = 40
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_hard, ""
    )
    t.line = 42
    t.equal(
        42,
        "total for (obstacles in hard_deck) of nuyen",
        sum(g.f_threat_nuyen(u_it2) for u_it2 in g.zones[g.z__hard_deck] if g.kind[u_it2] in g.k_obstacle),
        "=",
        171,
    )
    t.line = 43
    t.equal(
        43,
        "total for (obstacles in hard_deck) of attack",
        sum(g.f_threat_attack(u_it3) for u_it3 in g.zones[g.z__hard_deck] if g.kind[u_it3] in g.k_obstacle),
        "=",
        66,
    )
    t.line = 44
    t.equal(
        44,
        "total for (obstacles in hard_deck as foe) of number of track of foe",
        sum(len(g.f_threat_track(u_foe)) for u_foe in g.zones[g.z__hard_deck] if g.kind[u_foe] in g.k_obstacle),
        "=",
        212,
    )
    t.line = 45
    t.equal(
        45,
        "number of black obstacles in hard_deck",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__hard_deck]
                if g.kind[u_it5] in g.k_obstacle and g.f_obstacle_colour(u_it5) == g.e_symbol_black
            ]
        ),
        "=",
        10,
    )
    t.line = 46
    t.equal(
        46,
        "number of blue obstacles in hard_deck",
        len(
            [
                u_it6
                for u_it6 in g.zones[g.z__hard_deck]
                if g.kind[u_it6] in g.k_obstacle and g.f_obstacle_colour(u_it6) == g.e_symbol_blue
            ]
        ),
        "=",
        10,
    )
    t.line = 47
    t.equal(
        47,
        "number of green obstacles in hard_deck",
        len(
            [
                u_it7
                for u_it7 in g.zones[g.z__hard_deck]
                if g.kind[u_it7] in g.k_obstacle and g.f_obstacle_colour(u_it7) == g.e_symbol_green
            ]
        ),
        "=",
        10,
    )
    t.line = 48
    t.equal(
        48,
        "number of red obstacles in hard_deck",
        len(
            [
                u_it8
                for u_it8 in g.zones[g.z__hard_deck]
                if g.kind[u_it8] in g.k_obstacle and g.f_obstacle_colour(u_it8) == g.e_symbol_red
            ]
        ),
        "=",
        10,
    )
    t.line = 49
    t.equal(
        49,
        "number of human obstacles in hard_deck",
        len(
            [
                u_it9
                for u_it9 in g.zones[g.z__hard_deck]
                if g.kind[u_it9] in g.k_obstacle and g.f_obstacle_type(u_it9) == g.e_folk_human
            ]
        ),
        "=",
        15,
    )
    t.line = 50
    t.equal(
        50,
        "number of elf obstacles in hard_deck",
        len(
            [
                u_it10
                for u_it10 in g.zones[g.z__hard_deck]
                if g.kind[u_it10] in g.k_obstacle and g.f_obstacle_type(u_it10) == g.e_folk_elf
            ]
        ),
        "=",
        3,
    )
    t.line = 51
    t.equal(
        51,
        "number of dwarf obstacles in hard_deck",
        len(
            [
                u_it11
                for u_it11 in g.zones[g.z__hard_deck]
                if g.kind[u_it11] in g.k_obstacle and g.f_obstacle_type(u_it11) == g.e_folk_dwarf
            ]
        ),
        "=",
        4,
    )
    t.line = 52
    t.equal(
        52,
        "number of ork obstacles in hard_deck",
        len(
            [
                u_it12
                for u_it12 in g.zones[g.z__hard_deck]
                if g.kind[u_it12] in g.k_obstacle and g.f_obstacle_type(u_it12) == g.e_folk_ork
            ]
        ),
        "=",
        3,
    )
    t.line = 53
    t.equal(
        53,
        "number of troll obstacles in hard_deck",
        len(
            [
                u_it13
                for u_it13 in g.zones[g.z__hard_deck]
                if g.kind[u_it13] in g.k_obstacle and g.f_obstacle_type(u_it13) == g.e_folk_troll
            ]
        ),
        "=",
        1,
    )
    t.line = 54
    t.equal(
        54,
        "number of tech obstacles in hard_deck",
        len(
            [
                u_it14
                for u_it14 in g.zones[g.z__hard_deck]
                if g.kind[u_it14] in g.k_obstacle and g.f_obstacle_type(u_it14) == g.e_folk_tech
            ]
        ),
        "=",
        6,
    )
    t.line = 55
    t.equal(
        55,
        "number of sixth_world obstacles in hard_deck",
        len(
            [
                u_it15
                for u_it15 in g.zones[g.z__hard_deck]
                if g.kind[u_it15] in g.k_obstacle and g.f_obstacle_type(u_it15) == g.e_folk_sixth_world
            ]
        ),
        "=",
        8,
    )


# cards/crossfire/base/scenarios/obstacles_decks.card:57
def decks_market(t: Value) -> None:
    g = t.game(4)
    t.line = 60
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it1: g.f_gear_cost(u_it1) > 0, "f_gear_copies")
    t.line = 62
    t.equal(
        62,
        "number of weapon gear in market_deck",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__market_deck]
                if g.kind[u_it2] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it2)
            ]
        ),
        "=",
        15,
    )
    t.line = 63
    t.equal(
        63,
        "number of spell gear in market_deck",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__market_deck]
                if g.kind[u_it3] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it3)
            ]
        ),
        "=",
        15,
    )
    t.line = 64
    t.equal(
        64,
        "number of hacking gear in market_deck",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__market_deck]
                if g.kind[u_it4] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it4)
            ]
        ),
        "=",
        15,
    )
    t.line = 65
    t.equal(
        65,
        "number of skill gear in market_deck",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__market_deck]
                if g.kind[u_it5] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it5)
            ]
        ),
        "=",
        15,
    )


# cards/crossfire/base/scenarios/obstacles_decks.card:73
def windfall__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/scenarios/obstacles_decks.card:73
def windfall__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for _ in g.repeat(4):
        u_found = g.reveal(g.z_runner_deck + g.current)
        if u_found != NOTHING:
            g.move(u_found, g.z_runner_hand + g.current)
    if (card1 := g.top(g.z_runner_deck + g.current)) != NOTHING:
        g.move(card1, g.z_runner_aside + g.current)
    u_deeper = g.reveal(g.z_runner_deck + g.current, number=2)
    if u_deeper != NOTHING:
        g.move(u_deeper, g.z_runner_played + g.current)


# cards/crossfire/base/scenarios/obstacles_decks.card:69
def bare_lines_reshuffle(t: Value) -> None:
    g = t.game(2)
    t.line = 80
    g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 81
    for _ in g.repeat(7):
        g.create("mark", g.z_runner_discard + 0, 0)
    t.line = 82
    g.create("windfall", g.z__event_deck)
    t.line = 84
    g.v_announces(0)
    t.line = 86
    t.equal(86, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 87
    t.equal(87, "number of cards in aside of P1", len(g.zones[g.z_runner_aside + 0]), "=", 1)
    t.line = 88
    t.equal(88, "number of cards in played of P1", len(g.zones[g.z_runner_played + 0]), "=", 1)
    t.line = 89
    t.equal(89, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 2)
    t.line = 90
    t.check(90, "discard of P1 is empty", not g.zones[g.z_runner_discard + 0])


# cards/crossfire/base/scenarios/obstacles_decks.card:92
def obstacles_come_back(t: Value) -> None:
    g = t.game(2)
    t.line = 96
    u_fence = g.create("fence", g.z__normal_discard)
    t.line = 97
    g.create("roadblock", g.z__event_deck)
    t.line = 98
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_discard)
    t.line = 100
    g.v_announces(0)
    t.line = 102
    t.check(102, "fence is in row", g.where[u_fence] == g.z__row)


# cards/crossfire/base/scenarios/obstacles_decks.card:104
def a_search_goes_on(t: Value) -> None:
    g = t.game(4)
    t.line = 109
    g.create("robot", g.z__normal_deck)
    t.line = 110
    for _ in g.repeat(2):
        g.create("robot", g.z__normal_discard)
    u_guard = g.create("guard", g.z__normal_discard)
    t.line = 111
    g.create("chummers", g.z__event_deck)
    t.line = 112
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 114
    g.v_announces(0)
    t.line = 116
    t.check(116, "guard is in row", g.where[u_guard] == g.z__row)
    t.line = 117
    t.equal(
        117,
        "number of cards in normal_deck + number of cards in normal_discard",
        (len(g.zones[g.z__normal_deck]) + len(g.zones[g.z__normal_discard])),
        "=",
        3,
    )


# cards/crossfire/base/scenarios/obstacles_decks.card:119
def the_market_does_not_run_out(t: Value) -> None:
    g = t.game(2)
    t.line = 122
    g.create("katana", g.z__market_deck)
    t.line = 123
    for _ in g.repeat(2):
        g.create("katana", g.z__market_discard)
    t.line = 125
    g.v_grabs(0, 3)
    t.line = 126
    g.v_grabs(0, 1)
    t.line = 128
    t.equal(128, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)


MODULE = Module(
    source="cards/crossfire/base/scenarios/obstacles_decks.card",
    scenarios=(
        Scenario("decks_are_full", "as many cards as in the box", decks_are_full, 4, 4),
        Scenario("decks_normal", "the normal obstacles as a whole", decks_normal, 17, 4),
        Scenario("decks_hard", "the hard obstacles as a whole", decks_hard, 37, 4),
        Scenario("decks_market", "fifteen cards of each type are for sale", decks_market, 57, 4),
        Scenario(
            "bare_lines_reshuffle",
            "any line that takes from a runner's deck, not only a draw",
            bare_lines_reshuffle,
            69,
            2,
            cards=(
                Card(
                    "windfall",
                    "event",
                    (),
                    (Ability("windfall__when", "when", "appears", windfall__when_if, windfall__when, line=73),),
                    line=72,
                ),
            ),
        ),
        Scenario(
            "obstacles_come_back",
            "a Roadblock finds an obstacle in the discard pile",
            obstacles_come_back,
            92,
            2,
            cards=(Card("fence", "obstacle", (("track", (("plain", 9),)),), (), line=95),),
        ),
        Scenario(
            "a_search_goes_on",
            "cards are revealed up to the one that is looked for, past the end of the deck",
            a_search_goes_on,
            104,
            4,
            cards=(
                Card(
                    "robot", "obstacle", (("colour", "red"), ("type", "tech"), ("track", (("plain", 9),))), (), line=107
                ),
                Card(
                    "guard",
                    "obstacle",
                    (("colour", "red"), ("type", "human"), ("track", (("plain", 9),))),
                    (),
                    line=108,
                ),
            ),
        ),
        Scenario(
            "the_market_does_not_run_out",
            "cards for nothing come from its discard pile, too",
            the_market_does_not_run_out,
            119,
            2,
        ),
    ),
    lines=(
        "9:4 12:7 15:4 16:8 19:4 20:9 21:4 22:10 23:4 24:12 25:4 26:13 27:4 28:14 29:4 30:15 34:17 37:20"
        " 40:17 41:22 48:17 49:23 56:17 57:24 64:17 65:25 78:17 79:26 92:17 93:27 106:17 107:28 120:17 121:29"
        " 134:17 135:30 148:17 149:31 162:17 163:32 176:17 177:33 190:17 191:34 204:17 205:35 221:37 224:40"
        " 227:37 228:42 235:37 236:43 243:37 244:44 251:37 252:45 265:37 266:46 279:37 280:47 293:37 294:48"
        " 307:37 308:49 321:37 322:50 335:37 336:51 349:37 350:52 363:37 364:53 377:37 378:54 391:37 392:55"
        " 408:57 411:60 412:57 413:62 426:57 427:63 440:57 441:64 454:57 455:65 471:73 477:74 478:75 479:76"
        " 481:77 483:78 484:79 489:69 492:80 493:69 494:81 496:69 497:82 498:69 499:84 500:69 501:86 502:69"
        " 503:87 504:69 505:88 506:69 507:89 508:69 509:90 513:92 516:96 517:92 518:97 519:92 520:98 522:92"
        " 523:100 524:92 525:102 529:104 532:109 533:104 534:110 537:104 538:111 539:104 540:112 542:104"
        " 543:114 544:104 545:116 546:104 547:117 557:119 560:122 561:119 562:123 564:119 565:125 566:119"
        " 567:126 568:119 569:128"
    ),
)
