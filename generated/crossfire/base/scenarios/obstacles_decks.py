"""Made by `ombre build` from cards/crossfire/base/scenarios/obstacles_decks.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Module, Scenario, Value


def decks_are_full(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles_decks.card:4
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
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, lambda g, u_it3: True, "event_copies")
    t.line = 10
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it4: g.f_gear_cost(u_it4) > 0, "gear_copies")
    t.line = 12
    t.equal(12, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 40)
    t.line = 13
    t.equal(13, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 40)
    t.line = 14
    t.equal(14, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 50)
    t.line = 15
    t.equal(15, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 60)


def decks_normal(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles_decks.card:17
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


def decks_hard(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles_decks.card:37
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


def decks_market(t: Value) -> None:  # cards/crossfire/base/scenarios/obstacles_decks.card:57
    g = t.game(4)
    t.line = 60
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it1: g.f_gear_cost(u_it1) > 0, "gear_copies")
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


MODULE = Module(
    source="cards/crossfire/base/scenarios/obstacles_decks.card",
    scenarios=(
        Scenario("decks_are_full", "as many cards as in the box", decks_are_full, 4, 4),
        Scenario("decks_normal", "the normal obstacles as a whole", decks_normal, 17, 4),
        Scenario("decks_hard", "the hard obstacles as a whole", decks_hard, 37, 4),
        Scenario("decks_market", "fifteen cards of each type are for sale", decks_market, 57, 4),
    ),
)
