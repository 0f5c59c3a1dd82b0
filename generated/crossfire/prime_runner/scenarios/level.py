"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/level.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Card, Env, Module, Play, Scenario, Value


def PRE_021(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:3
    g = t.game(3)
    t.line = 7
    t.answer("old_card", "mana")
    t.line = 8
    t.all_pass = True
    t.line = 9
    t.answer("opener", 1)
    t.line = 11
    g = t.setup("errand")
    t.line = 13
    t.equal(13, "level", g.d__level(), "=", -(1))
    t.line = 15
    t.flow(g, "round", g.current)
    t.line = 17
    t.equal(17, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 18
    t.equal(18, "level", g.d__level(), "=", -(1))
    t.line = 20
    t.step(g, "new_event", g.current)
    t.line = 22
    t.equal(22, "level", g.d__level(), "=", 0)
    t.line = 23
    t.equal(23, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def PRE_040(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:25
    g = t.game(4)
    t.line = 28
    g.s__quiet = 2
    t.line = 29
    for _ in g.repeat(6):
        g.create("quiet_street", g.z__event_deck)
    t.line = 31
    t.step(g, "new_event", g.current)
    t.line = 33
    t.equal(33, "level", g.d__level(), "=", -(2))
    t.line = 34
    t.equal(34, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 36
    t.step(g, "new_event", g.current)
    t.line = 38
    t.equal(38, "level", g.d__level(), "=", -(1))
    t.line = 39
    t.equal(39, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 41
    t.step(g, "new_event", g.current)
    t.line = 43
    t.equal(43, "level", g.d__level(), "=", 0)
    t.line = 44
    t.equal(44, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 46
    t.step(g, "new_event", g.current)
    t.line = 48
    t.equal(48, "level", g.d__level(), "=", 1)
    t.line = 49
    t.equal(49, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 1)


def thug__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/prime_runner/scenarios/level.card:56
    return 1 if x == this and g.d__level() >= 1 else 0


def PRE_041(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:51
    g = t.game(4)
    t.line = 57
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 58
    g.s__quiet = 1
    t.line = 60
    t.equal(60, "level", g.d__level(), "=", -(1))
    t.line = 61
    t.equal(61, "attack of thug", g.f_threat_attack(u_thug), "=", 1)


def thug__static_attack_2(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/prime_runner/scenarios/level.card:68
    return 1 if x == this and g.d__level() >= 0 else 0


def PRE_042(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:63
    g = t.game(4)
    t.line = 69
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 70
    g.s__quiet = 1
    t.line = 72
    t.equal(72, "attack of thug", g.f_threat_attack(u_thug), "=", 1)
    t.line = 74
    g.s__quiet = 0
    t.line = 76
    t.equal(76, "attack of thug", g.f_threat_attack(u_thug), "=", 2)


def PRE_043(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:78
    g = t.game(2)
    t.line = 83
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 84
    for _ in g.repeat(5):
        g.create("easy", g.z__normal_deck)
    t.line = 85
    for _ in g.repeat(5):
        g.create("tough", g.z__hard_deck)
    t.line = 86
    g.s__quiet = 2
    t.line = 88
    g.v_opens(u_crossfire)
    t.line = 90
    t.equal(
        90,
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
    t.line = 91
    t.equal(
        91,
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


def PRE_044(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:93
    g = t.game(4)
    t.line = 97
    t.all_pass = True
    t.line = 99
    g = t.setup("slow_start")
    t.line = 101
    t.equal(101, "level", g.d__level(), "=", -(1))
    t.line = 103
    t.flow(g, "round", g.current)
    t.line = 105
    t.equal(105, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 107
    t.step(g, "new_event", g.current)
    t.line = 109
    t.equal(109, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def PRE_045(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:111
    g = t.game(2)
    t.line = 114
    g.s__quiet = 2
    t.line = 115
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 116
    t.all_pass = True
    t.line = 118
    t.flow(g, "round", g.current)
    t.line = 120
    t.equal(120, "level", g.d__level(), "=", -(2))
    t.line = 122
    t.flow(g, "round", g.current)
    t.line = 124
    t.equal(124, "level", g.d__level(), "=", -(1))
    t.line = 125
    t.equal(125, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 4)
    t.line = 127
    t.step(g, "new_event", g.current)
    t.line = 129
    t.equal(129, "level", g.d__level(), "=", 0)
    t.line = 130
    t.equal(130, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


def seeded_and_quiet(t: Value) -> None:  # cards/crossfire/prime_runner/scenarios/level.card:132
    g = t.game(2)
    t.line = 135
    t.answer("old_card", "mana")
    t.line = 136
    t.answer("old_card", "mana")
    t.line = 138
    g = t.setup("crossfire", {"danger_zone": 1})
    t.line = 139
    for card1 in reversed([u_it1 for u_it1 in g.zones[g.z__event_deck] if g.kind[u_it1] in g.k_event]):
        g.move(card1, g.z__coming)
    t.line = 140
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 142
    t.equal(142, "level", g.d__level(), "=", -(1))
    t.line = 144
    t.all_pass = True
    t.line = 145
    t.step(g, "new_event", g.current)
    t.line = 147
    t.check(147, "active is empty", not g.zones[g.z__active])
    t.line = 149
    t.step(g, "new_event", g.current)
    t.line = 151
    t.equal(151, "level", g.d__level(), "=", 0)
    t.line = 152
    t.equal(152, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 154
    t.step(g, "new_event", g.current)
    t.line = 156
    t.equal(156, "level", g.d__level(), "=", 1)
    t.line = 157
    t.equal(157, "number of cards in active", len(g.zones[g.z__active]), "=", 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/level.card",
    scenarios=(
        Scenario(
            "PRE_021", "three runners begin at -1", PRE_021, 3, 3, cards=(Card("errand", "mission", (), (), line=6),)
        ),
        Scenario("PRE_040", "it rises round by round, and then event by event", PRE_040, 25, 4),
        Scenario(
            "PRE_041",
            "what waits for a level does nothing",
            PRE_041,
            51,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (Ability("thug__static_attack", "modify", "threat.attack", None, thug__static_attack, line=55),),
                    line=54,
                ),
            ),
        ),
        Scenario(
            "PRE_042",
            "not even for level 0",
            PRE_042,
            63,
            4,
            cards=(
                Card(
                    "thug",
                    "obstacle",
                    (("track", (("plain", 3),)), ("attack", 1)),
                    (
                        Ability(
                            "thug__static_attack_2", "modify", "threat.attack", None, thug__static_attack_2, line=67
                        ),
                    ),
                    line=66,
                ),
            ),
        ),
        Scenario(
            "PRE_043",
            "no hard obstacles",
            PRE_043,
            78,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "black"), ("track", (("plain", 3),))),
                    (),
                    line=81,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 6),))),
                    (),
                    line=82,
                ),
            ),
        ),
        Scenario(
            "PRE_044",
            "a mission may begin below 0",
            PRE_044,
            93,
            4,
            cards=(Card("slow_start", "mission", (("calm", 1),), (), line=96),),
        ),
        Scenario("PRE_045", "an empty row in a round without an event changes nothing", PRE_045, 111, 2),
        Scenario("seeded_and_quiet", "a seeded event counts against the rounds without one", seeded_and_quiet, 132, 2),
    ),
)
