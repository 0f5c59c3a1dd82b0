"""Made by `ombre build` from cards/crossfire/base/scenarios/extraction_karma.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/extraction_karma.card:3
def XF_432(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 8
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 9
    for _ in g.repeat(4):
        g.create("timebomb", g.z__event_deck)
    t.line = 10
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 11
    g.s__stepped_up = 1
    t.line = 13
    g.perform("begin", u_extraction, 0)
    t.line = 15
    t.equal(15, "level", g.d__level(), "=", 4)
    t.line = 16
    t.equal(16, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 3)
    t.line = 17
    t.equal(17, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 18
    t.equal(18, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 19
    t.equal(19, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 21
    t.flow(g, "news", 0)
    t.line = 23
    t.equal(23, "level", g.d__level(), "=", 4)
    t.line = 24
    t.equal(24, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 25
    t.equal(25, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 27
    g.v_succeeds(u_extraction)
    t.line = 29
    t.check(29, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 30
    t.equal(30, "karma of P1", g.s_runner_karma[0], "=", 5)


# cards/crossfire/base/scenarios/extraction_karma.card:32
def XF_433(t: Value) -> None:
    g = t.game(4)
    t.line = 35
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 36
    g.s__emt_gig = 1
    t.line = 38
    g.perform("begin", u_extraction, 0)
    t.line = 40
    t.equal(40, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 1)
    t.line = 41
    t.equal(41, "max_hp of charge of extraction", g.s_runner_max_hp[g.s_mission_charge[u_extraction]], "=", 5)
    t.line = 43
    if g.s_mission_charge[u_extraction] != NOTHING:
        g.v_heals(g.s_mission_charge[u_extraction], 2)
    t.line = 45
    t.equal(45, "hp of charge of extraction", g.s_runner_hp[g.s_mission_charge[u_extraction]], "=", 3)


# cards/crossfire/base/scenarios/extraction_karma.card:47
def XF_434(t: Value) -> None:
    g = t.game(4)
    t.line = 51
    g = t.setup("extraction", {"emt_gig": 1})
    t.line = 53
    t.equal(53, "number of cards in reserve", len(g.zones[g.z__reserve]), "=", 1)
    t.line = 54
    t.equal(
        54,
        "number of (gear in reserve as kit where kit is doc_wagon_contract)",
        len(
            [
                u_kit
                for u_kit in g.zones[g.z__reserve]
                if g.kind[u_kit] in g.k_gear and g.is_card(u_kit, "doc_wagon_contract")
            ]
        ),
        "=",
        1,
    )
    t.line = 55
    t.equal(55, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 56
    t.equal(56, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 53)
    t.line = 57
    t.equal(57, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 59
    if g.beginning != NOTHING:
        g.v_succeeds(g.beginning)
    t.line = 61
    t.equal(61, "karma of P1", g.s_runner_karma[0], "=", 5)


# cards/crossfire/base/scenarios/extraction_karma.card:63
def XF_435(t: Value) -> None:
    g = t.game(2)
    t.line = 66
    u_doc_wagon_contract = g.create("doc_wagon_contract", g.z__reserve)
    t.line = 67
    for _ in g.repeat(6):
        g.create("katana", g.z__market)
    t.line = 68
    g.create("mana", g.z__market_deck)
    t.line = 69
    g.s_runner_nuyen[0] = 9
    t.line = 70
    t.answer("window", (("buys", (None, u_doc_wagon_contract)),), who=0)
    t.line = 72
    t.all_pass = True
    t.line = 73
    t.step(g, "draw_and_buy", 0)
    t.line = 75
    t.check(75, "doc_wagon_contract is in hand of P1", g.where[u_doc_wagon_contract] == g.z_runner_hand + 0)
    t.line = 76
    t.check(76, "reserve is empty", not g.zones[g.z__reserve])
    t.line = 77
    t.equal(77, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 78
    t.equal(78, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 1)
    t.line = 79
    t.equal(79, "nuyen of P1", g.s_runner_nuyen[0], "=", (9 - g.f_gear_cost(u_doc_wagon_contract)))


# cards/crossfire/base/scenarios/extraction_karma.card:81
def XF_436(t: Value) -> None:
    g = t.game(4)
    t.line = 86
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 87
    u_guest = g.join(g.k_client[0])
    t.line = 88
    g.v_shelters(u_extraction, u_guest)
    t.line = 89
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 90
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 91
    g.s__elite_team = 1
    t.line = 92
    g.s_mission_marker[u_extraction] = 1
    t.line = 94
    g.v_advances(u_extraction)
    t.line = 96
    t.equal(
        96,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        3,
    )
    t.line = 97
    t.equal(
        97,
        "number of normal obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_normal
            ]
        ),
        "=",
        0,
    )
    t.line = 99
    g.v_succeeds(u_extraction)
    t.line = 101
    t.equal(101, "karma of P1", g.s_runner_karma[0], "=", 7)


# cards/crossfire/base/scenarios/extraction_karma.card:103
def XF_437(t: Value) -> None:
    g = t.game(2)
    t.line = 108
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 109
    u_guest = g.join(g.k_client[0])
    t.line = 110
    g.v_shelters(u_extraction, u_guest)
    t.line = 111
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 112
    for _ in g.repeat(9):
        g.create("tough", g.z__hard_deck)
    t.line = 113
    g.s__elite_team = 1
    t.line = 114
    g.s_mission_marker[u_extraction] = 2
    t.line = 116
    g.v_advances(u_extraction)
    t.line = 118
    t.equal(
        118,
        "number of hard obstacles in row",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_threat_difficulty(u_it2) == g.e_grade_hard
            ]
        ),
        "=",
        0,
    )
    t.line = 119
    t.equal(
        119,
        "number of normal obstacles in row",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.f_threat_difficulty(u_it3) == g.e_grade_normal
            ]
        ),
        "=",
        2,
    )


# cards/crossfire/base/scenarios/extraction_karma.card:121
def XF_439(t: Value) -> None:
    g = t.game(3)
    t.line = 124
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 125
    u_guest = g.join(g.k_client[0])
    t.line = 126
    g.v_shelters(u_extraction, u_guest)
    t.line = 127
    g.v_suffers(1, 5)
    t.line = 129
    g.v_suffers(1, 1)
    t.line = 131
    t.check(131, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 132
    t.equal(132, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 133
    t.equal(133, "karma of P2", g.s_runner_karma[1], "=", 0)


# cards/crossfire/base/scenarios/extraction_karma.card:135
def only_what_the_mission_offers(t: Value) -> None:
    t.game(4)
    t.line = 138
    t.answer("opener", 1)
    t.line = 139
    t.answer("opener", 1)
    t.line = 141
    t.setup("extraction", {"danger_zone": 1})
    t.line = 143
    t.refused(143, "refused by extraction_dares", ("extraction_dares",))
    t.line = 145
    t.setup("crossfire", {"elite_team": 1})
    t.line = 147
    t.refused(147, "refused by crossfire_dares", ("crossfire_dares",))


# cards/crossfire/base/scenarios/extraction_karma.card:149
def XF_440(t: Value) -> None:
    g = t.game(2)
    t.line = 152
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 153
    g.s_runner_upgrade_karma[0] = 0
    t.line = 154
    g.s_runner_upgrade_karma[1] = 10
    t.line = 156
    g.v_succeeds(u_extraction)
    t.line = 158
    t.check(158, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 159
    t.equal(159, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 0)
    t.line = 160
    t.equal(160, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 0)
    t.line = 161
    t.equal(161, "karma of P1", g.s_runner_karma[0], "=", 4)
    t.line = 162
    t.equal(162, "karma of P2", g.s_runner_karma[1], "=", 4)


# cards/crossfire/base/scenarios/extraction_karma.card:164
def XF_441(t: Value) -> None:
    g = t.game(2)
    t.line = 167
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 168
    g.s_runner_upgrade_karma[0] = 11
    t.line = 169
    g.s_runner_upgrade_karma[1] = 30
    t.line = 171
    g.v_succeeds(u_extraction)
    t.line = 173
    t.check(173, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 174
    t.equal(174, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 1)
    t.line = 175
    t.equal(175, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 1)
    t.line = 176
    t.equal(176, "karma of P1", g.s_runner_karma[0], "=", 3)
    t.line = 177
    t.equal(177, "karma of P2", g.s_runner_karma[1], "=", 3)


# cards/crossfire/base/scenarios/extraction_karma.card:179
def XF_442(t: Value) -> None:
    g = t.game(2)
    t.line = 182
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 183
    g.s_runner_upgrade_karma[0] = 31
    t.line = 184
    g.s_runner_upgrade_karma[1] = 50
    t.line = 186
    g.v_succeeds(u_extraction)
    t.line = 188
    t.check(188, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 189
    t.equal(189, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 2)
    t.line = 190
    t.equal(190, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 2)
    t.line = 191
    t.equal(191, "karma of P1", g.s_runner_karma[0], "=", 2)
    t.line = 192
    t.equal(192, "karma of P2", g.s_runner_karma[1], "=", 2)


# cards/crossfire/base/scenarios/extraction_karma.card:194
def XF_443(t: Value) -> None:
    g = t.game(2)
    t.line = 197
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 198
    g.s_runner_upgrade_karma[0] = 51
    t.line = 199
    g.s_runner_upgrade_karma[1] = 75
    t.line = 201
    g.v_succeeds(u_extraction)
    t.line = 203
    t.check(203, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 204
    t.equal(204, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 3)
    t.line = 205
    t.equal(205, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 3)
    t.line = 206
    t.equal(206, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 207
    t.equal(207, "karma of P2", g.s_runner_karma[1], "=", 1)


# cards/crossfire/base/scenarios/extraction_karma.card:209
def XF_444(t: Value) -> None:
    g = t.game(2)
    t.line = 212
    u_extraction = g.create("extraction", g.z__briefing)
    t.line = 213
    g.s_runner_upgrade_karma[0] = 76
    t.line = 214
    g.s_runner_upgrade_karma[1] = 100
    t.line = 216
    g.v_succeeds(u_extraction)
    t.line = 218
    t.check(218, "game is won", g.result == "won", f"it is {g.result}")
    t.line = 219
    t.equal(219, "karma_penalty of P1", g.s_runner_karma_penalty[0], "=", 4)
    t.line = 220
    t.equal(220, "karma_penalty of P2", g.s_runner_karma_penalty[1], "=", 4)
    t.line = 221
    t.equal(221, "karma of P1", g.s_runner_karma[0], "=", 0)
    t.line = 222
    t.equal(222, "karma of P2", g.s_runner_karma[1], "=", 0)


MODULE = Module(
    source="cards/crossfire/base/scenarios/extraction_karma.card",
    scenarios=(
        Scenario(
            "XF_432",
            "Stepped-up Security: the level starts at four",
            XF_432,
            3,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=6,
                ),
            ),
        ),
        Scenario("XF_433", "EMT Gig: the client starts with one point", XF_433, 32, 4),
        Scenario("XF_434", "EMT Gig: a contract is for sale beside the market", XF_434, 47, 4),
        Scenario("XF_435", "the contract that was set aside is not replaced", XF_435, 63, 2),
        Scenario(
            "XF_436",
            "Elite Response Team: one hard obstacle more",
            XF_436,
            81,
            4,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=84,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=85,
                ),
            ),
        ),
        Scenario(
            "XF_437",
            "where no hard obstacle comes, no more of them come",
            XF_437,
            103,
            2,
            cards=(
                Card(
                    "easy",
                    "obstacle",
                    (("difficulty", "normal"), ("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=106,
                ),
                Card(
                    "tough",
                    "obstacle",
                    (("difficulty", "hard"), ("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)),
                    (),
                    line=107,
                ),
            ),
        ),
        Scenario("XF_439", "who loses learns nothing", XF_439, 121, 3),
        Scenario(
            "only_what_the_mission_offers", "a team dares what its mission offers", only_what_the_mission_offers, 135, 4
        ),
        Scenario("XF_440", "what it teaches who has 0 to 10 points in upgrades", XF_440, 149, 2),
        Scenario("XF_441", "what it teaches who has 11 to 30 points in upgrades", XF_441, 164, 2),
        Scenario("XF_442", "what it teaches who has 31 to 50 points in upgrades", XF_442, 179, 2),
        Scenario("XF_443", "what it teaches who has 51 to 75 points in upgrades", XF_443, 194, 2),
        Scenario("XF_444", "what it teaches who has 76 to 100 points in upgrades", XF_444, 209, 2),
    ),
    lines=(
        "9:3 12:7 13:3 14:8 16:3 17:9 19:3 20:10 22:3 23:11 24:3 25:13 26:3 27:15 28:3 29:16 30:3 31:17 32:3"
        " 33:18 34:3 35:19 36:3 37:21 38:3 39:23 40:3 41:24 42:3 43:25 44:3 45:27 46:3 47:29 48:3 49:30 53:32"
        " 56:35 57:32 58:36 59:32 60:38 61:32 62:40 63:32 64:41 65:32 66:43 68:32 69:45 73:47 76:51 77:47"
        " 78:53 79:47 80:54 93:47 94:55 95:47 96:56 97:47 98:57 99:47 100:59 102:47 103:61 107:63 110:66"
        " 111:63 112:67 114:63 115:68 116:63 117:69 118:63 119:70 120:63 121:72 122:63 123:73 124:63 125:75"
        " 126:63 127:76 128:63 129:77 130:63 131:78 132:63 133:79 137:81 140:86 141:81 142:87 143:81 144:88"
        " 145:81 146:89 148:81 149:90 151:81 152:91 153:81 154:92 155:81 156:94 157:81 158:96 171:81 172:97"
        " 185:81 186:99 187:81 188:101 192:103 195:108 196:103 197:109 198:103 199:110 200:103 201:111"
        " 203:103 204:112 206:103 207:113 208:103 209:114 210:103 211:116 212:103 213:118 226:103 227:119"
        " 243:121 246:124 247:121 248:125 249:121 250:126 251:121 252:127 253:121 254:129 255:121 256:131"
        " 257:121 258:132 259:121 260:133 264:135 267:138 268:135 269:139 270:135 271:141 272:135 273:143"
        " 274:135 275:145 276:135 277:147 281:149 284:152 285:149 286:153 287:149 288:154 289:149 290:156"
        " 291:149 292:158 293:149 294:159 295:149 296:160 297:149 298:161 299:149 300:162 304:164 307:167"
        " 308:164 309:168 310:164 311:169 312:164 313:171 314:164 315:173 316:164 317:174 318:164 319:175"
        " 320:164 321:176 322:164 323:177 327:179 330:182 331:179 332:183 333:179 334:184 335:179 336:186"
        " 337:179 338:188 339:179 340:189 341:179 342:190 343:179 344:191 345:179 346:192 350:194 353:197"
        " 354:194 355:198 356:194 357:199 358:194 359:201 360:194 361:203 362:194 363:204 364:194 365:205"
        " 366:194 367:206 368:194 369:207 373:209 376:212 377:209 378:213 379:209 380:214 381:209 382:216"
        " 383:209 384:218 385:209 386:219 387:209 388:220 389:209 390:221 391:209 392:222"
    ),
)
