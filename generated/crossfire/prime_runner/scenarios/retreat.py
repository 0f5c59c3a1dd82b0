"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/retreat.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value


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
        "9:3 12:6 13:3 14:7 15:3 16:8 17:3 18:9 19:3 20:11 21:3 22:13 23:3 24:14 25:3 26:15 30:17 33:20 34:17"
        " 35:21 36:17 37:22 38:17 39:23 40:17 41:25 42:17 43:27 44:17 45:28 46:17 47:29 48:17 49:30 53:32"
        " 56:35 57:32 58:36 59:32 60:37 61:32 62:38 63:32 64:39 65:32 66:40 67:32 68:42 69:32 70:44 71:32"
        " 72:46 73:32 74:48 78:54 79:55 83:50 86:56 87:50 88:57 89:50 90:58 91:50 92:60 93:50 94:62 98:64"
        " 101:67 102:64 103:68 104:64 105:69 106:64 107:70 108:64 109:71 111:64 112:72 113:64 114:73 115:64"
        " 116:75 117:64 118:77 119:64 120:78 121:64 122:80 123:64 124:82 125:64 126:83 127:64 128:84 129:64"
        " 130:85 131:64 132:86 136:88 139:91 140:88 141:92 142:88 143:93 144:88 145:94 146:88 147:95 148:88"
        " 149:96 150:88 151:97 152:88 153:99 154:88 155:100 156:88 157:101 158:88 159:102 160:88 161:104"
        " 162:88 163:105 164:88 165:106 169:108 172:111 173:108 174:112 175:108 176:113 177:108 178:114"
        " 179:108 180:115 181:108 182:116 183:108 184:117 185:108 186:119 187:108 188:121 189:108 190:122"
        " 194:124 197:128 199:124 200:129 201:124 202:130 204:124 205:131 206:124 207:132 208:124 209:133"
        " 210:124 211:134 212:124 213:136 214:124 215:137 216:124 217:138 218:124 219:140 220:124 221:141"
        " 222:124 223:142 224:124 225:143 229:149 230:150 234:145 237:151 239:145 240:152 241:145 242:153"
        " 244:145 245:154 247:145 248:155 249:145 250:156 251:145 252:157 253:145 254:158 255:145 256:159"
        " 257:145 258:160 259:145 260:162 261:145 262:163 263:145 264:165 265:145 266:166 267:145 268:167"
        " 269:145 270:168 271:145 272:169 273:145 274:170 275:145 276:171 277:145 278:172 279:145 280:173"
        " 284:175 287:178 288:175 289:179 290:175 291:180 293:175 294:181 296:175 297:182 298:175 299:184"
        " 300:175 301:186 302:175 303:187 304:175 305:188 306:175 307:189"
    ),
)
