"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/retreat.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/retreat.card:3
def PRE_071(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 7
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 8
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 9
    t.answer("may", "yes", who=0)
    t.line = 11
    g.v_suffers(2, 1)
    t.line = 13
    t.offered(13, "offered may: yes, no", "may", ("yes", "no"))
    t.line = 14
    t.check(14, "retreat is due", g.s__retreat == g.e_retreat_due)
    t.line = 15
    t.check(15, "crossfire is in called_off", g.where[u_crossfire] == g.z__called_off)


# cards/crossfire/prime_runner/scenarios/retreat.card:17
def PRE_071_b(t: Value) -> None:
    g = t.game(4)
    t.line = 20
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 21
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 22
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 23
    t.answer("may", "no", who=0)
    t.line = 25
    g.v_suffers(2, 1)
    t.line = 27
    t.check(27, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 28
    t.check(28, "retreat is idle", g.s__retreat == g.e_retreat_idle)
    t.line = 29
    t.check(29, "crossfire is in briefing", g.where[u_crossfire] == g.z__briefing)
    t.line = 30
    t.check(30, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/retreat.card:32
def PRE_072(t: Value) -> None:
    g = t.game(4)
    t.line = 35
    g.create("crossfire", g.z__briefing)
    t.line = 36
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 37
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 38
    g.b_runner_stamina(3, g.e_stamina_exhausted)
    t.line = 39
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 40
    t.answer("may", "no", who=0)
    t.line = 42
    g.v_suffers(2, 1)
    t.line = 44
    t.check(44, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 46
    g.v_suffers(3, 1)
    t.line = 48
    t.check(48, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/retreat.card:54
def no_way_out__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/prime_runner/scenarios/retreat.card:50
def PRE_073(t: Value) -> None:
    g = t.game(4)
    t.line = 56
    g.create("no_way_out", g.z__briefing)
    t.line = 57
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 58
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 60
    g.v_suffers(2, 1)
    t.line = 62
    t.check(62, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/retreat.card:64
def PRE_075(t: Value) -> None:
    g = t.game(4)
    t.line = 67
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 68
    g.s__scene_number = 1
    t.line = 69
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 70
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 71
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 2, 2)
    t.line = 72
    t.answer("may", "no", who=0)
    t.line = 73
    t.all_pass = True
    t.line = 75
    g.v_suffers(2, 1)
    t.line = 77
    t.check(77, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 78
    t.equal(78, "fallen", g.s__fallen, "=", 1)
    t.line = 80
    g.v_closes(u_crossfire)
    t.line = 82
    t.check(82, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 83
    t.check(83, "P3 is exhausted", g.s_runner_stamina[2] == g.e_stamina_exhausted)
    t.line = 84
    t.equal(84, "hp of P3", g.s_runner_hp[2], "=", 1)
    t.line = 85
    t.equal(85, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)
    t.line = 86
    t.equal(86, "fallen", g.s__fallen, "=", 0)


# cards/crossfire/prime_runner/scenarios/retreat.card:88
def PRE_076(t: Value) -> None:
    g = t.game(4)
    t.line = 91
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 92
    g.s__scene_number = 1
    t.line = 93
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 94
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 95
    t.answer("may", "no", who=0)
    t.line = 96
    t.answer("may", "no", who=0)
    t.line = 97
    t.all_pass = True
    t.line = 99
    g.v_suffers(2, 1)
    t.line = 100
    g.v_closes(u_crossfire)
    t.line = 101
    g.b_runner_stamina(3, g.e_stamina_exhausted)
    t.line = 102
    g.v_suffers(3, 9)
    t.line = 104
    t.check(104, "P4 is critical", g.s_runner_condition[3] == g.e_condition_critical)
    t.line = 105
    t.offered(105, "offered may: yes, no", "may", ("yes", "no"))
    t.line = 106
    t.check(106, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/retreat.card:108
def PRE_077(t: Value) -> None:
    g = t.game(4)
    t.line = 111
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 112
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 113
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 114
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 115
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 116
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 117
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 119
    g.v_suffers(3, 1)
    t.line = 121
    t.check(121, "P4 is staggered", g.s_runner_condition[3] == g.e_condition_staggered)
    t.line = 122
    t.check(122, "game is lost", g.result == "lost", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/retreat.card:124
def PRE_078(t: Value) -> None:
    g = t.game(4)
    t.line = 128
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 129
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 130
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 131
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 132
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 133
    t.answer("may", "no", who=0)
    t.line = 134
    t.all_pass = True
    t.line = 136
    g.v_suffers(2, 1)
    t.line = 137
    t.flow(g, "round", g.current)
    t.line = 138
    t.flow(g, "round", g.current)
    t.line = 140
    t.check(140, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 141
    t.check(141, "retreat is idle", g.s__retreat == g.e_retreat_idle)
    t.line = 142
    t.check(142, "crossfire is in briefing", g.where[u_crossfire] == g.z__briefing)
    t.line = 143
    t.check(143, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)


# cards/crossfire/prime_runner/scenarios/retreat.card:149
def wall__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = 1


# cards/crossfire/prime_runner/scenarios/retreat.card:145
def PRE_079(t: Value) -> None:
    g = t.game(4)
    t.line = 151
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 152
    g.create("crossfire", g.z__briefing)
    t.line = 153
    for _ in g.repeat(4):
        g.create("quiet_street", g.z__event_deck)
    t.line = 154
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 2, 2)
    u_katana = g.create("katana", g.z_runner_hand + 2, 2)
    t.line = 155
    u_icon_grab = g.create("icon_grab", g.z__market)
    t.line = 156
    g.s_runner_nuyen[2] = 5
    t.line = 157
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 158
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 159
    t.answer("may", "no", who=0)
    t.line = 160
    t.all_pass = True
    t.line = 162
    g.v_suffers(2, 1)
    t.line = 163
    t.flow(g, "round", g.current)
    t.line = 165
    t.equal(165, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 166
    t.equal(166, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 167
    t.equal(167, "karma of P3", g.s_runner_karma[2], "=", 0)
    t.line = 168
    t.equal(168, "karma of P4", g.s_runner_karma[3], "=", 1)
    t.line = 169
    t.cannot(169, "P3 cannot play katana", "plays", (2, u_katana))
    t.line = 170
    t.cannot(170, "P3 cannot assist with covering_fire", "assists with", (2, u_covering_fire))
    t.line = 171
    t.cannot(171, "P3 cannot recall katana", "recalls", (2, u_katana))
    t.line = 172
    t.cannot(172, "P3 cannot buy icon_grab", "buys", (2, u_icon_grab))
    t.line = 173
    t.cannot(173, "P3 cannot heal 1", "heals", (2, 1))


# cards/crossfire/prime_runner/scenarios/retreat.card:175
def PRE_080(t: Value) -> None:
    g = t.game(4)
    t.line = 178
    g.b_runner_stamina(2, g.e_stamina_exhausted)
    t.line = 179
    g.s_runner_hp[2] = min(1, g.s_runner_max_hp[2])
    t.line = 180
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 2, 2)
    t.line = 181
    for _ in g.repeat(4):
        g.create("mark", g.z_runner_deck + 2, 2)
    t.line = 182
    g.create("katana", g.z_runner_discard + 2, 2)
    t.line = 184
    g.v_suffers(2, 1)
    t.line = 186
    t.check(186, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 187
    t.equal(187, "number of cards in deck of P3", len(g.zones[g.z_runner_deck + 2]), "=", 7)
    t.line = 188
    t.check(188, "hand of P3 is empty", not g.zones[g.z_runner_hand + 2])
    t.line = 189
    t.check(189, "discard of P3 is empty", not g.zones[g.z_runner_discard + 2])


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/retreat.card",
    scenarios=(
        Scenario("PRE_071", "the team goes on, or it leaves", PRE_071, 3, 4),
        Scenario("PRE_071_b", "it goes on: nothing changes", PRE_071_b, 17, 4),
        Scenario("PRE_072", "a second critical runner in the same scene loses the run", PRE_072, 32, 4),
        Scenario(
            "PRE_073",
            "a mission that allows no retreat asks nobody",
            PRE_073,
            50,
            4,
            cards=(
                Card(
                    "no_way_out",
                    "mission",
                    (("waives", ("abandoning",)),),
                    (
                        Ability(
                            "no_way_out__when",
                            "when",
                            "becomes runner.condition.critical",
                            None,
                            no_way_out__when,
                            line=54,
                        ),
                    ),
                    line=53,
                ),
            ),
        ),
        Scenario("PRE_075", "a breather brings a critical runner back, and the count begins anew", PRE_075, 64, 4),
        Scenario("PRE_076", "so the first one of a later scene is a first one", PRE_076, 88, 4),
        Scenario("PRE_077", "all staggered is a loss, as ever", PRE_077, 108, 4),
        Scenario(
            "PRE_078",
            "the team is asked once for each that falls",
            PRE_078,
            124,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)), ("attack", 0)), (), line=127),),
        ),
        Scenario(
            "PRE_079",
            "who is critical takes no turn and does nothing",
            PRE_079,
            145,
            4,
            cards=(
                Card(
                    "wall",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("wall__when", "when", "turn starts", None, wall__when, line=149),),
                    line=148,
                ),
            ),
        ),
        Scenario("PRE_080", "hand and discard pile go into the deck", PRE_080, 175, 4),
    ),
    lines=(
        "14:3 17:6 18:3 19:7 20:3 21:8 22:3 23:9 24:3 25:11 26:3 27:13 28:3 29:14 30:3 31:15 35:17 38:20"
        " 39:17 40:21 41:17 42:22 43:17 44:23 45:17 46:25 47:17 48:27 49:17 50:28 51:17 52:29 53:17 54:30"
        " 58:32 61:35 62:32 63:36 64:32 65:37 66:32 67:38 68:32 69:39 70:32 71:40 72:32 73:42 74:32 75:44"
        " 76:32 77:46 78:32 79:48 83:54 84:55 88:50 91:56 92:50 93:57 94:50 95:58 96:50 97:60 98:50 99:62"
        " 103:64 106:67 107:64 108:68 109:64 110:69 111:64 112:70 113:64 114:71 116:64 117:72 118:64 119:73"
        " 120:64 121:75 122:64 123:77 124:64 125:78 126:64 127:80 128:64 129:82 130:64 131:83 132:64 133:84"
        " 134:64 135:85 136:64 137:86 141:88 144:91 145:88 146:92 147:88 148:93 149:88 150:94 151:88 152:95"
        " 153:88 154:96 155:88 156:97 157:88 158:99 159:88 160:100 161:88 162:101 163:88 164:102 165:88"
        " 166:104 167:88 168:105 169:88 170:106 174:108 177:111 178:108 179:112 180:108 181:113 182:108"
        " 183:114 184:108 185:115 186:108 187:116 188:108 189:117 190:108 191:119 192:108 193:121 194:108"
        " 195:122 199:124 202:128 204:124 205:129 206:124 207:130 209:124 210:131 211:124 212:132 213:124"
        " 214:133 215:124 216:134 217:124 218:136 219:124 220:137 221:124 222:138 223:124 224:140 225:124"
        " 226:141 227:124 228:142 229:124 230:143 234:149 235:150 239:145 242:151 244:145 245:152 246:145"
        " 247:153 249:145 250:154 252:145 253:155 254:145 255:156 256:145 257:157 258:145 259:158 260:145"
        " 261:159 262:145 263:160 264:145 265:162 266:145 267:163 268:145 269:165 270:145 271:166 272:145"
        " 273:167 274:145 275:168 276:145 277:169 278:145 279:170 280:145 281:171 282:145 283:172 284:145"
        " 285:173 289:175 292:178 293:175 294:179 295:175 296:180 298:175 299:181 301:175 302:182 303:175"
        " 304:184 305:175 306:186 307:175 308:187 309:175 310:188 311:175 312:189"
    ),
)
