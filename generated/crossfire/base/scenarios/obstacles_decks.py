"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles_decks.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


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
        "14:4 17:7 20:4 21:8 24:4 25:9 26:4 27:10 28:4 29:12 30:4 31:13 32:4 33:14 34:4 35:15 39:17 42:20"
        " 45:17 46:22 53:17 54:23 61:17 62:24 69:17 70:25 83:17 84:26 97:17 98:27 111:17 112:28 125:17 126:29"
        " 139:17 140:30 153:17 154:31 167:17 168:32 181:17 182:33 195:17 196:34 209:17 210:35 226:37 229:40"
        " 232:37 233:42 240:37 241:43 248:37 249:44 256:37 257:45 270:37 271:46 284:37 285:47 298:37 299:48"
        " 312:37 313:49 326:37 327:50 340:37 341:51 354:37 355:52 368:37 369:53 382:37 383:54 396:37 397:55"
        " 413:57 416:60 417:57 418:62 431:57 432:63 445:57 446:64 459:57 460:65 476:73 482:74 483:75 484:76"
        " 486:77 488:78 489:79 494:69 497:80 498:69 499:81 501:69 502:82 503:69 504:84 505:69 506:86 507:69"
        " 508:87 509:69 510:88 511:69 512:89 513:69 514:90 518:92 521:96 522:92 523:97 524:92 525:98 527:92"
        " 528:100 529:92 530:102 534:104 537:109 538:104 539:110 542:104 543:111 544:104 545:112 547:104"
        " 548:114 549:104 550:116 551:104 552:117 562:119 565:122 566:119 567:123 569:119 570:125 571:119"
        " 572:126 573:119 574:128"
    ),
)
