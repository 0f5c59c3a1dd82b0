"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/level.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/level.card:3
def PRE_021(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:25
def PRE_040(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:56
def thug__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.d__level() >= 1 else 0


# cards/crossfire/prime_runner/scenarios/level.card:51
def PRE_041(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:68
def thug__static_attack_2(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.d__level() >= 0 else 0


# cards/crossfire/prime_runner/scenarios/level.card:63
def PRE_042(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:78
def PRE_043(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:93
def PRE_044(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:111
def PRE_045(t: Value) -> None:
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


# cards/crossfire/prime_runner/scenarios/level.card:132
def seeded_and_quiet(t: Value) -> None:
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
                    (Ability("thug__static_attack", "modify", "threat.attack", None, thug__static_attack, line=56),),
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
                            "thug__static_attack_2", "modify", "threat.attack", None, thug__static_attack_2, line=68
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
    lines=(
        "14:3 17:7 18:3 19:8 20:3 21:9 22:3 23:11 24:3 25:13 26:3 27:15 28:3 29:17 30:3 31:18 32:3 33:20 34:3"
        " 35:22 36:3 37:23 41:25 44:28 45:25 46:29 48:25 49:31 50:25 51:33 52:25 53:34 54:25 55:36 56:25"
        " 57:38 58:25 59:39 60:25 61:41 62:25 63:43 64:25 65:44 66:25 67:46 68:25 69:48 70:25 71:49 75:56"
        " 80:51 83:57 85:51 86:58 87:51 88:60 89:51 90:61 94:68 99:63 102:69 104:63 105:70 106:63 107:72"
        " 108:63 109:74 110:63 111:76 115:78 118:83 119:78 120:84 122:78 123:85 125:78 126:86 127:78 128:88"
        " 129:78 130:90 143:78 144:91 160:93 163:97 164:93 165:99 166:93 167:101 168:93 169:103 170:93"
        " 171:105 172:93 173:107 174:93 175:109 179:111 182:114 183:111 184:115 186:111 187:116 188:111"
        " 189:118 190:111 191:120 192:111 193:122 194:111 195:124 196:111 197:125 198:111 199:127 200:111"
        " 201:129 202:111 203:130 207:132 210:135 211:132 212:136 213:132 214:138 215:132 216:139 218:132"
        " 219:140 221:132 222:142 223:132 224:144 225:132 226:145 227:132 228:147 229:132 230:149 231:132"
        " 232:151 233:132 234:152 235:132 236:154 237:132 238:156 239:132 240:157"
    ),
)
