"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/exhausted.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Card, Module, Scenario, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/exhausted.card:3
def PRE_047(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 7
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 8
    g.create("mark", g.z_runner_discard + 0, 0)
    t.line = 9
    g.create("katana", g.z_runner_deck + 0, 0)
    t.line = 11
    g.v_suffers(0, 4)
    t.line = 13
    t.equal(13, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 14
    t.check(14, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 15
    t.check(15, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)
    t.line = 16
    t.equal(16, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 4)


# cards/crossfire/prime_runner/scenarios/exhausted.card:18
def PRE_048(t: Value) -> None:
    g = t.game(4)
    t.line = 21
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 22
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 23
    g.v_heals(0, 1)
    t.line = 25
    g.v_suffers(0, 1)
    t.line = 27
    t.check(27, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)
    t.line = 28
    t.equal(28, "hp of P1", g.s_runner_hp[0], "=", 0)


# cards/crossfire/prime_runner/scenarios/exhausted.card:30
def PRE_049(t: Value) -> None:
    g = t.game(4)
    t.line = 34
    u_errand = g.create("errand", g.z__briefing)
    t.line = 35
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 36
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 37
    t.all_pass = True
    t.line = 39
    g.v_rests(u_errand)
    t.line = 41
    t.check(41, "P1 is steady", g.s_runner_stamina[0] == g.e_stamina_steady)
    t.line = 43
    g.v_suffers(0, 2)
    t.line = 45
    t.check(45, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 46
    t.check(46, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)


# cards/crossfire/prime_runner/scenarios/exhausted.card:48
def PRE_050(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 52
    for _ in g.repeat(2):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 53
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 55
    t.step(g, "reload", 0)
    t.line = 57
    t.equal(57, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 3)


# cards/crossfire/prime_runner/scenarios/exhausted.card:59
def PRE_051(t: Value) -> None:
    g = t.game(4)
    t.line = 62
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 63
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 64
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 66
    t.step(g, "reload", 0)
    t.line = 68
    t.equal(68, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)


# cards/crossfire/prime_runner/scenarios/exhausted.card:70
def PRE_052(t: Value) -> None:
    g = t.game(4)
    t.line = 74
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 75
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 76
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 78
    t.step(g, "take_damage", 0)
    t.line = 79
    t.step(g, "reload", 0)
    t.line = 81
    t.check(81, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 82
    t.equal(82, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/prime_runner/scenarios/exhausted.card:84
def PRE_054(t: Value) -> None:
    g = t.game(4)
    t.line = 87
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 88
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 90
    g.v_heals(0, 4)
    t.line = 92
    t.equal(92, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 93
    t.check(93, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)


# cards/crossfire/prime_runner/scenarios/exhausted.card:95
def PRE_055(t: Value) -> None:
    g = t.game(4)
    t.line = 99
    u_rush = g.create("rush", g.z__briefing)
    t.line = 100
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 101
    g.s__scene_number = 1
    t.line = 103
    g.v_closes(u_rush)
    t.line = 105
    t.equal(105, "scene_number", g.s__scene_number, "=", 2)
    t.line = 106
    t.check(106, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)


# cards/crossfire/prime_runner/scenarios/exhausted.card:108
def PRE_056(t: Value) -> None:
    g = t.game(4)
    t.line = 112
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 114
    g = t.setup("errand")
    t.line = 116
    t.equal(
        116,
        "number of (runners where stamina is exhausted)",
        len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_stamina[u_it1] == g.e_stamina_exhausted]),
        "=",
        0,
    )


# cards/crossfire/prime_runner/scenarios/exhausted.card:118
def PRE_057(t: Value) -> None:
    g = t.game(4)
    t.line = 121
    u_gate_clerk = g.create("gate_clerk", g.z__row)
    g.s_threat_facing[u_gate_clerk] = 0
    t.line = 122
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 124
    g.v_defeats(0, u_gate_clerk)
    t.line = 126
    t.check(126, "P1 is steady", g.s_runner_stamina[0] == g.e_stamina_steady)


# cards/crossfire/prime_runner/scenarios/exhausted.card:128
def PRE_058(t: Value) -> None:
    g = t.game(4)
    t.line = 131
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 132
    g.s_runner_hp[0] = min(3, g.s_runner_max_hp[0])
    t.line = 134
    g.v_suffers(0, 6)
    t.line = 136
    t.equal(136, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 137
    t.check(137, "P1 is critical", g.s_runner_condition[0] == g.e_condition_critical)


# cards/crossfire/prime_runner/scenarios/exhausted.card:139
def PRE_059(t: Value) -> None:
    g = t.game(4)
    t.line = 144
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    u_brute = g.create("brute", g.z__row)
    g.s_threat_facing[u_brute] = 0
    t.line = 145
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 147
    t.step(g, "take_damage", 0)
    t.line = 149
    t.check(149, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 150
    t.check(150, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)


# cards/crossfire/prime_runner/scenarios/exhausted.card:152
def PRE_061(t: Value) -> None:
    g = t.game(4)
    t.line = 155
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 156
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 157
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 159
    t.step(g, "reload", 0)
    t.line = 161
    t.equal(161, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)


# cards/crossfire/prime_runner/scenarios/exhausted.card:163
def PRE_062(t: Value) -> None:
    g = t.game(4)
    t.line = 166
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 167
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 168
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 169
    t.all_pass = True
    t.line = 171
    t.flow(g, "turn", 0)
    t.line = 173
    t.equal(173, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/prime_runner/scenarios/exhausted.card:179
def hint__assist(g: Play, this: int, you: int) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/prime_runner/scenarios/exhausted.card:175
def PRE_063(t: Value) -> None:
    g = t.game(4)
    t.line = 181
    g.create("hint", g.z_runner_hand + 1, 1)
    t.line = 182
    u_katana = g.create("katana", g.z__market)
    t.line = 183
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 184
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 185
    g.s_runner_nuyen[0] = 8
    t.line = 186
    t.all_pass = True
    t.line = 188
    t.step(g, "black_market", 0)
    t.line = 190
    t.not_offered(190, "not offered window: buy katana", "window", ((("buys", (None, u_katana)),),))
    t.line = 191
    t.check(191, "katana is in market", g.where[u_katana] == g.z__market)


# cards/crossfire/prime_runner/scenarios/exhausted.card:193
def PRE_064(t: Value) -> None:
    g = t.game(4)
    t.line = 196
    u_katana = g.create("katana", g.z__market)
    t.line = 197
    g.b_runner_stamina(0, g.e_stamina_exhausted)
    t.line = 198
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 199
    g.s_runner_nuyen[0] = 5
    t.line = 200
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 201
    t.all_pass = True
    t.line = 203
    t.step(g, "black_market", 0)
    t.line = 205
    t.check(205, "katana is in hand of P1", g.where[u_katana] == g.z_runner_hand + 0)
    t.line = 206
    t.equal(206, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/prime_runner/scenarios/exhausted.card:208
def PRE_065(t: Value) -> None:
    g = t.game(4)
    t.line = 211
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 212
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 213
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 215
    g.v_heals(0, 1)
    t.line = 217
    t.check(217, "P1 is ok", g.s_runner_condition[0] == g.e_condition_ok)
    t.line = 218
    t.check(218, "P1 is exhausted", g.s_runner_stamina[0] == g.e_stamina_exhausted)
    t.line = 219
    t.equal(219, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/exhausted.card",
    scenarios=(
        Scenario("PRE_047", "who is staggered is exhausted", PRE_047, 3, 4),
        Scenario("PRE_048", "and critical the next time", PRE_048, 18, 4),
        Scenario(
            "PRE_049",
            "without the token it begins anew",
            PRE_049,
            30,
            4,
            cards=(Card("errand", "mission", (), (), line=33),),
        ),
        Scenario("PRE_050", "an exhausted runner draws one", PRE_050, 48, 4),
        Scenario("PRE_051", "and none with four cards", PRE_051, 59, 4),
        Scenario(
            "PRE_052",
            "on the turn of the stagger, too",
            PRE_052,
            70,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=73),),
        ),
        Scenario("PRE_054", "healing takes no token away", PRE_054, 84, 4),
        Scenario(
            "PRE_055",
            "nor does a scene that ends without a breather",
            PRE_055,
            95,
            4,
            cards=(Card("rush", "mission", (("scenes", 3), ("waives", ("breather",))), (), line=98),),
        ),
        Scenario(
            "PRE_056",
            "a game begins without tokens",
            PRE_056,
            108,
            4,
            cards=(Card("errand", "mission", (), (), line=111),),
        ),
        Scenario("PRE_057", "a card may take the token away", PRE_057, 118, 4),
        Scenario("PRE_058", "from above, too", PRE_058, 128, 4),
        Scenario(
            "PRE_059",
            "one packet staggers and no more",
            PRE_059,
            139,
            4,
            cards=(
                Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 4)), (), line=142),
                Card("brute", "obstacle", (("track", (("plain", 3),)), ("attack", 5)), (), line=143),
            ),
        ),
        Scenario("PRE_061", "a staggered runner draws one in later turns", PRE_061, 152, 4),
        Scenario("PRE_062", "besides the one at the start of the turn", PRE_062, 163, 4),
        Scenario(
            "PRE_063",
            "a staggered runner buys nothing",
            PRE_063,
            175,
            4,
            cards=(
                Card(
                    "hint",
                    "gear",
                    (("type", ("skill",)), ("assist_damage", (("red", 1),))),
                    (Ability("hint__assist", "slot", "assist", None, hint__assist, line=179),),
                    line=178,
                ),
            ),
        ),
        Scenario("PRE_064", "an exhausted one buys as ever", PRE_064, 193, 4),
        Scenario("PRE_065", "who recovers draws two", PRE_065, 208, 4),
    ),
    lines=(
        "14:3 17:6 18:3 19:7 21:3 22:8 23:3 24:9 25:3 26:11 27:3 28:13 29:3 30:14 31:3 32:15 33:3 34:16 38:18"
        " 41:21 42:18 43:22 44:18 45:23 46:18 47:25 48:18 49:27 50:18 51:28 55:30 58:34 59:30 60:35 61:30"
        " 62:36 63:30 64:37 65:30 66:39 67:30 68:41 69:30 70:43 71:30 72:45 73:30 74:46 78:48 81:51 82:48"
        " 83:52 85:48 86:53 88:48 89:55 90:48 91:57 95:59 98:62 99:59 100:63 102:59 103:64 105:59 106:66"
        " 107:59 108:68 112:70 115:74 116:70 117:75 119:70 120:76 122:70 123:78 124:70 125:79 126:70 127:81"
        " 128:70 129:82 133:84 136:87 137:84 138:88 139:84 140:90 141:84 142:92 143:84 144:93 148:95 151:99"
        " 152:95 153:100 154:95 155:101 156:95 157:103 158:95 159:105 160:95 161:106 165:108 168:112 169:108"
        " 170:114 171:108 172:116 182:118 185:121 187:118 188:122 189:118 190:124 191:118 192:126 196:128"
        " 199:131 200:128 201:132 202:128 203:134 204:128 205:136 206:128 207:137 211:139 214:144 218:139"
        " 219:145 220:139 221:147 222:139 223:149 224:139 225:150 229:152 232:155 233:152 234:156 235:152"
        " 236:157 238:152 239:159 240:152 241:161 245:163 248:166 249:163 250:167 251:163 252:168 254:163"
        " 255:169 256:163 257:171 258:163 259:173 263:179 264:180 268:175 271:181 272:175 273:182 274:175"
        " 275:183 276:175 277:184 278:175 279:185 280:175 281:186 282:175 283:188 284:175 285:190 286:175"
        " 287:191 291:193 294:196 295:193 296:197 297:193 298:198 299:193 300:199 301:193 302:200 303:193"
        " 304:201 305:193 306:203 307:193 308:205 309:193 310:206 314:208 317:211 318:208 319:212 320:208"
        " 321:213 323:208 324:215 325:208 326:217 327:208 328:218 329:208 330:219"
    ),
)
