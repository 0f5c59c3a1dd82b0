"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/level.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Card, Env, Module, Play, Scenario, Value


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
        "9:3 12:7 13:3 14:8 15:3 16:9 17:3 18:11 19:3 20:13 21:3 22:15 23:3 24:17 25:3 26:18 27:3 28:20 29:3"
        " 30:22 31:3 32:23 36:25 39:28 40:25 41:29 43:25 44:31 45:25 46:33 47:25 48:34 49:25 50:36 51:25"
        " 52:38 53:25 54:39 55:25 56:41 57:25 58:43 59:25 60:44 61:25 62:46 63:25 64:48 65:25 66:49 70:56"
        " 75:51 78:57 80:51 81:58 82:51 83:60 84:51 85:61 89:68 94:63 97:69 99:63 100:70 101:63 102:72 103:63"
        " 104:74 105:63 106:76 110:78 113:83 114:78 115:84 117:78 118:85 120:78 121:86 122:78 123:88 124:78"
        " 125:90 138:78 139:91 155:93 158:97 159:93 160:99 161:93 162:101 163:93 164:103 165:93 166:105"
        " 167:93 168:107 169:93 170:109 174:111 177:114 178:111 179:115 181:111 182:116 183:111 184:118"
        " 185:111 186:120 187:111 188:122 189:111 190:124 191:111 192:125 193:111 194:127 195:111 196:129"
        " 197:111 198:130 202:132 205:135 206:132 207:136 208:132 209:138 210:132 211:139 213:132 214:140"
        " 216:132 217:142 218:132 219:144 220:132 221:145 222:132 223:147 224:132 225:149 226:132 227:151"
        " 228:132 229:152 230:132 231:154 232:132 233:156 234:132 235:157"
    ),
)
