"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/level.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Card, Env, Module, Play, Scenario, Value


def PRE_021(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:3
    g = t.game(3)
    t.line = 7
    t.answer("old_card", "mana")
    t.line = 8
    t.all_pass = True
    t.line = 10
    g = t.setup("errand")
    t.line = 12
    t.equal(12, "level", g.d__level(), "=", -(1))
    t.line = 14
    t.flow(g, "round", g.current)
    t.line = 16
    t.equal(16, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 17
    t.equal(17, "level", g.d__level(), "=", -(1))
    t.line = 19
    t.step(g, "new_event", g.current)
    t.line = 21
    t.equal(21, "level", g.d__level(), "=", 0)
    t.line = 22
    t.equal(22, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def PRE_040(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:24
    g = t.game(4)
    t.line = 27
    g.s__quiet = 2
    t.line = 28
    for _ in g.repeat(6):
        g.create("quiet_street", g.z__event_deck)
    t.line = 30
    t.step(g, "new_event", g.current)
    t.line = 32
    t.equal(32, "level", g.d__level(), "=", -(2))
    t.line = 33
    t.equal(33, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 35
    t.step(g, "new_event", g.current)
    t.line = 37
    t.equal(37, "level", g.d__level(), "=", -(1))
    t.line = 38
    t.equal(38, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 40
    t.step(g, "new_event", g.current)
    t.line = 42
    t.equal(42, "level", g.d__level(), "=", 0)
    t.line = 43
    t.equal(43, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 45
    t.step(g, "new_event", g.current)
    t.line = 47
    t.equal(47, "level", g.d__level(), "=", 1)
    t.line = 48
    t.equal(48, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 1)


def thug__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/prime_runner/scenarios/level.card:55
    return 1 if x == this and g.d__level() >= 1 else 0


def PRE_041(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:50
    g = t.game(4)
    t.line = 56
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 57
    g.s__quiet = 1
    t.line = 59
    t.equal(59, "level", g.d__level(), "=", -(1))
    t.line = 60
    t.equal(60, "attack of thug", g.f_threat_attack(u_thug), "=", 1)


def thug__static_attack_2(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/prime_runner/scenarios/level.card:67
    return 1 if x == this and g.d__level() >= 0 else 0


def PRE_042(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:62
    g = t.game(4)
    t.line = 68
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 69
    g.s__quiet = 1
    t.line = 71
    t.equal(71, "attack of thug", g.f_threat_attack(u_thug), "=", 1)
    t.line = 73
    g.s__quiet = 0
    t.line = 75
    t.equal(75, "attack of thug", g.f_threat_attack(u_thug), "=", 2)


def PRE_043(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:77
    g = t.game(2)
    t.line = 82
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 83
    for _ in g.repeat(5):
        g.create("easy", g.z__normal_deck)
    t.line = 84
    for _ in g.repeat(5):
        g.create("tough", g.z__hard_deck)
    t.line = 85
    g.s__quiet = 2
    t.line = 87
    g.v_opens(u_crossfire)
    t.line = 89
    t.equal(
        89,
        "number of hard obstacles in row",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 90
    t.equal(
        90,
        "number of normal obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )


def PRE_044(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:92
    g = t.game(4)
    t.line = 96
    t.all_pass = True
    t.line = 98
    g = t.setup("slow_start")
    t.line = 100
    t.equal(100, "level", g.d__level(), "=", -(1))
    t.line = 102
    t.flow(g, "round", g.current)
    t.line = 104
    t.equal(104, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 106
    t.step(g, "new_event", g.current)
    t.line = 108
    t.equal(108, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def PRE_045(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:110
    g = t.game(2)
    t.line = 113
    g.s__quiet = 2
    t.line = 114
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 115
    t.all_pass = True
    t.line = 117
    t.flow(g, "round", g.current)
    t.line = 119
    t.equal(119, "level", g.d__level(), "=", -(2))
    t.line = 121
    t.flow(g, "round", g.current)
    t.line = 123
    t.equal(123, "level", g.d__level(), "=", -(1))
    t.line = 124
    t.equal(124, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 4)
    t.line = 126
    t.step(g, "new_event", g.current)
    t.line = 128
    t.equal(128, "level", g.d__level(), "=", 0)
    t.line = 129
    t.equal(129, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def seeded_and_quiet(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:131
    g = t.game(2)
    t.line = 134
    t.answer("old_card", "mana")
    t.line = 135
    t.answer("old_card", "mana")
    t.line = 137
    g = t.setup("crossfire", {"danger_zone": 1})
    t.line = 138
    for card1 in reversed([u_it1 for u_it1 in g.zones[g.z__event_deck] if g.kind[u_it1] in g.k_event]):
        g.move(card1, g.z__coming)
    t.line = 139
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 141
    t.equal(141, "level", g.d__level(), "=", -(1))
    t.line = 143
    t.all_pass = True
    t.line = 144
    t.step(g, "new_event", g.current)
    t.line = 146
    t.check(146, "active is empty", not g.zones[g.z__active])
    t.line = 148
    t.step(g, "new_event", g.current)
    t.line = 150
    t.equal(150, "level", g.d__level(), "=", 0)
    t.line = 151
    t.equal(151, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 153
    t.step(g, "new_event", g.current)
    t.line = 155
    t.equal(155, "level", g.d__level(), "=", 1)
    t.line = 156
    t.equal(156, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/level.card",
    scenarios=(
        Scenario(
            "PRE_021", "three runners begin at -1", PRE_021, 3, 3, cards=(Card("errand", "mission", (), (), line=6),)
        ),
        Scenario("PRE_040", "it rises round by round, and then event by event", PRE_040, 24, 4),
        Scenario(
            "PRE_041",
            "what waits for a level does nothing",
            PRE_041,
            50,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("thug__static_attack", "modify", "threat.attack", None, thug__static_attack, line=54),),
                    line=53,
                ),
            ),
        ),
        Scenario(
            "PRE_042",
            "not even for level 0",
            PRE_042,
            62,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (
                        Ability(
                            "thug__static_attack_2", "modify", "threat.attack", None, thug__static_attack_2, line=66
                        ),
                    ),
                    line=65,
                ),
            ),
        ),
        Scenario(
            "PRE_043",
            "no hard obstacles",
            PRE_043,
            77,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "black"), ("track", (("plain", 3),))),
                    (),
                    line=80,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),))),
                    (),
                    line=81,
                ),
            ),
        ),
        Scenario(
            "PRE_044",
            "a mission may begin below 0",
            PRE_044,
            92,
            4,
            cards=(Card("slow_start", "mission", (("calm", 1),), (), line=95),),
        ),
        Scenario("PRE_045", "an empty row in a round without an event changes nothing", PRE_045, 110, 2),
        Scenario("seeded_and_quiet", "a seeded event counts against the rounds without one", seeded_and_quiet, 131, 2),
    ),
)
