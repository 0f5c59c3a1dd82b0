"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/crew_small.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/prime_runner/scenarios/crew_small.card:3
def PRE_012(t: Value) -> None:
    t.game(1)
    t.line = 6
    t.answer("old_card", "mana")
    t.line = 8
    t.setup("crossfire")
    t.line = 10
    t.refused(10, "refused")


# cards/crossfire/prime_runner/scenarios/crew_small.card:12
def PRE_012_b(t: Value) -> None:
    g = t.game(1)
    t.line = 16
    t.answer("old_card", "mana")
    t.line = 18
    g = t.setup("lone_job")
    t.line = 20
    t.equal(20, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 21
    t.check(21, "game is not over", not g.result is not None, f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/crew_small.card:23
def PRE_013(t: Value) -> None:
    g = t.game(1)
    t.line = 27
    t.answer("body", "runner_human")
    t.line = 28
    t.answer("part", "mage")
    t.line = 29
    t.answer("part", "face")
    t.line = 30
    t.answer("part", "decker")
    t.line = 31
    t.answer("old_card", "street_smarts")
    t.line = 33
    g = t.setup("lone_job", {"crew": "chosen"})
    t.line = 35
    t.equal(
        35,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 36
    t.equal(
        36,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 37
    t.equal(
        37,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it5)
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it6)
                ]
            )
        ),
        "=",
        2,
    )
    t.line = 38
    t.equal(
        38,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it7)
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it8)
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 39
    t.equal(
        39,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] in g.k_gear and g.f_gear_cost(u_it9) == 2
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] in g.k_gear and g.f_gear_cost(u_it10) == 2
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 40
    t.equal(
        40,
        "number of skill gear in exchanged",
        len(
            [
                u_it11
                for u_it11 in g.zones[g.z__exchanged]
                if g.kind[u_it11] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it11)
            ]
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/crew_small.card:42
def PRE_014(t: Value) -> None:
    g = t.game(1)
    t.line = 46
    t.answer("body", "runner_human")
    t.line = 47
    t.answer("part", "mage")
    t.line = 48
    t.answer("part", "face")
    t.line = 49
    t.answer("part", "decker")
    t.line = 50
    t.answer("old_card", "mana")
    t.line = 52
    g = t.setup("lone_job", {"crew": "chosen"})
    t.line = 54
    t.equal(54, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


# cards/crossfire/prime_runner/scenarios/crew_small.card:56
def PRE_015(t: Value) -> None:
    g = t.game(1)
    t.line = 60
    t.answer("old_card", "mana")
    t.line = 62
    g = t.setup("lone_job")
    t.line = 64
    t.equal(64, "level", g.d__level(), "=", 0)


# cards/crossfire/prime_runner/scenarios/crew_small.card:66
def PRE_016(t: Value) -> None:
    g = t.game(2)
    t.line = 70
    t.answer("old_card", "mana")
    t.line = 71
    t.answer("old_card", "mark")
    t.line = 73
    g = t.setup("errand")
    t.line = 75
    t.equal(75, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)
    t.line = 76
    t.equal(76, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 77
    t.equal(
        77,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 78
    t.equal(
        78,
        "number of cards in hand of P2 + number of cards in deck of P2",
        (len(g.zones[g.z_runner_hand + 1]) + len(g.zones[g.z_runner_deck + 1])),
        "=",
        7,
    )
    t.line = 79
    t.equal(
        79,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] in g.k_gear and g.f_gear_cost(u_it7) == 2
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] in g.k_gear and g.f_gear_cost(u_it8) == 2
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 80
    t.equal(
        80,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it9] in g.k_gear and g.f_gear_cost(u_it9) == 2
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it10] in g.k_gear and g.f_gear_cost(u_it10) == 2
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 81
    t.equal(
        81,
        "nuyen of P1",
        g.s_runner_nuyen[0],
        "=",
        (
            1
            + sum(
                g.f_metatype_start_nuyen(u_it11)
                for u_it11 in g.zones[g.z_runner_profile + 0]
                if g.kind[u_it11] in g.k_metatype
            )
        ),
    )
    t.line = 82
    t.equal(
        82,
        "nuyen of P2",
        g.s_runner_nuyen[1],
        "=",
        (
            1
            + sum(
                g.f_metatype_start_nuyen(u_it12)
                for u_it12 in g.zones[g.z_runner_profile + 1]
                if g.kind[u_it12] in g.k_metatype
            )
        ),
    )


# cards/crossfire/prime_runner/scenarios/crew_small.card:84
def PRE_017(t: Value) -> None:
    g = t.game(2)
    t.line = 88
    t.answer("old_card", "mana")
    t.line = 89
    t.answer("old_card", "mark")
    t.line = 91
    g = t.setup("errand")
    t.line = 93
    t.equal(
        93,
        "number of cards in market_deck + number of cards in market",
        (len(g.zones[g.z__market_deck]) + len(g.zones[g.z__market])),
        "=",
        58,
    )


# cards/crossfire/prime_runner/scenarios/crew_small.card:95
def PRE_019(t: Value) -> None:
    g = t.game(2)
    t.line = 99
    t.answer("old_card", "mana")
    t.line = 100
    t.answer("old_card", "mark")
    t.line = 102
    g = t.setup("errand")
    t.line = 103
    t.all_pass = True
    t.line = 104
    t.flow(g, "round", g.current)
    t.line = 106
    t.equal(106, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 108
    t.flow(g, "round", g.current)
    t.line = 110
    t.equal(110, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 112
    t.flow(g, "round", g.current)
    t.line = 114
    t.equal(114, "round_number", g.s__round_number, "=", 3)
    t.line = 115
    t.equal(115, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 116
    t.equal(116, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)


# cards/crossfire/prime_runner/scenarios/crew_small.card:118
def PRE_020(t: Value) -> None:
    g = t.game(3)
    t.line = 122
    t.answer("leader", 0)
    t.line = 123
    t.answer("body", "runner_human")
    t.line = 124
    t.answer("body", "runner_human")
    t.line = 125
    t.answer("body", "runner_human")
    t.line = 126
    t.answer("part", "decker", who=0)
    t.line = 127
    t.answer("part", "mage", who=1)
    t.line = 128
    t.answer("part", "face", who=2)
    t.line = 129
    t.answer("double", 0)
    t.line = 130
    t.answer("old_card", "mark", who=0)
    t.line = 132
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 134
    t.equal(134, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)
    t.line = 135
    t.equal(
        135,
        "number of (gear in hand of P1 where cost",
        (
            len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 2
                ]
            )
            + len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) == 2
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 136
    t.equal(
        136,
        "number of (gear in hand of P2 where cost",
        (
            len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) == 0
                ]
            )
            + len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it5] in g.k_gear and g.f_gear_cost(u_it5) == 0
                ]
            )
        ),
        "=",
        7,
    )
    t.line = 137
    t.equal(
        137,
        "number of (gear in hand of P3 where cost",
        (
            len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_hand + 2]
                    if g.kind[u_it6] in g.k_gear and g.f_gear_cost(u_it6) == 0
                ]
            )
            + len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_deck + 2]
                    if g.kind[u_it7] in g.k_gear and g.f_gear_cost(u_it7) == 0
                ]
            )
        ),
        "=",
        7,
    )
    t.line = 138
    t.equal(138, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 139
    t.equal(139, "nuyen of P2", g.s_runner_nuyen[1], "=", 3)
    t.line = 140
    t.equal(140, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


# cards/crossfire/prime_runner/scenarios/crew_small.card:142
def PRE_022(t: Value) -> None:
    g = t.game(2)
    t.line = 146
    t.answer("leader", 0)
    t.line = 147
    t.answer("body", "runner_human")
    t.line = 148
    t.answer("body", "runner_human")
    t.line = 149
    t.answer("part", "mage", who=0)
    t.line = 150
    t.answer("part", "decker", who=1)
    t.line = 151
    t.answer("double", 0)
    t.line = 152
    t.answer("part", "face")
    t.line = 153
    t.answer("old_card", "mana", who=0)
    t.line = 154
    t.answer("old_card", "mark", who=1)
    t.line = 156
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 158
    t.equal(
        158,
        "number of hacking gear in hand of P2 + number of hacking gear in deck of P2",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it1] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it2] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 159
    t.equal(
        159,
        "number of skill gear in hand of P2 + number of skill gear in deck of P2",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it3] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it4] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/crew_small.card:161
def PRE_022_b(t: Value) -> None:
    g = t.game(2)
    t.line = 165
    t.answer("leader", 0)
    t.line = 166
    t.answer("body", "runner_human")
    t.line = 167
    t.answer("body", "runner_human")
    t.line = 168
    t.answer("part", "mage", who=0)
    t.line = 169
    t.answer("part", "decker", who=1)
    t.line = 170
    t.answer("double", 0)
    t.line = 171
    t.answer("part", "face")
    t.line = 172
    t.answer("old_card", "mana", who=0)
    t.line = 173
    t.answer("old_card", "street_smarts", who=1)
    t.line = 175
    g = t.setup("errand", {"crew": "chosen"})
    t.line = 177
    t.equal(
        177,
        "number of hacking gear in hand of P2 + number of hacking gear in deck of P2",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it1] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it2] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        5,
    )
    t.line = 178
    t.equal(
        178,
        "number of skill gear in hand of P2 + number of skill gear in deck of P2",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 1]
                    if g.kind[u_it3] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 1]
                    if g.kind[u_it4] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        0,
    )


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/crew_small.card",
    scenarios=(
        Scenario("PRE_012", "nobody goes alone on a mission that is for two", PRE_012, 3, 1),
        Scenario(
            "PRE_012_b",
            "but on one that is for one",
            PRE_012_b,
            12,
            1,
            cards=(Card("lone_job", "mission", (("fewest", 1), ("most", 4)), (), line=15),),
        ),
        Scenario(
            "PRE_013",
            "alone: a Mage gives a card for an Icon Grab",
            PRE_013,
            23,
            1,
            cards=(Card("lone_job", "mission", (("fewest", 1), ("most", 4)), (), line=26),),
        ),
        Scenario(
            "PRE_014",
            "alone: one nuyen more",
            PRE_014,
            42,
            1,
            cards=(Card("lone_job", "mission", (("fewest", 1), ("most", 4)), (), line=45),),
        ),
        Scenario(
            "PRE_015",
            "alone: the level is 0",
            PRE_015,
            56,
            1,
            cards=(Card("lone_job", "mission", (("fewest", 1), ("most", 4)), (), line=59),),
        ),
        Scenario(
            "PRE_016",
            "two runners: both have two roles, an Icon Grab and a nuyen more",
            PRE_016,
            66,
            2,
            cards=(Card("errand", "mission", (), (), line=69),),
        ),
        Scenario(
            "PRE_017",
            "the two Icon Grabs come from the Black Market",
            PRE_017,
            84,
            2,
            cards=(Card("errand", "mission", (), (), line=87),),
        ),
        Scenario(
            "PRE_019",
            "two runners: two rounds without an event",
            PRE_019,
            95,
            2,
            cards=(Card("errand", "mission", (), (), line=98),),
        ),
        Scenario(
            "PRE_020",
            "three runners: only who has two roles exchanges",
            PRE_020,
            118,
            3,
            cards=(Card("errand", "mission", (), (), line=121),),
        ),
        Scenario(
            "PRE_022",
            "any card of the seven may go: a Mark of the Decker",
            PRE_022,
            142,
            2,
            cards=(Card("errand", "mission", (), (), line=145),),
        ),
        Scenario(
            "PRE_022_b",
            "or the only one of another type",
            PRE_022_b,
            161,
            2,
            cards=(Card("errand", "mission", (), (), line=164),),
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:8 15:3 16:10 20:12 23:16 24:12 25:18 26:12 27:20 28:12 29:21 33:23 36:27 37:23"
        " 38:28 39:23 40:29 41:23 42:30 43:23 44:31 45:23 46:33 47:23 48:35 55:23 56:36 78:23 79:37 101:23"
        " 102:38 124:23 125:39 147:23 148:40 164:42 167:46 168:42 169:47 170:42 171:48 172:42 173:49 174:42"
        " 175:50 176:42 177:52 178:42 179:54 183:56 186:60 187:56 188:62 189:56 190:64 194:66 197:70 198:66"
        " 199:71 200:66 201:73 202:66 203:75 204:66 205:76 206:66 207:77 214:66 215:78 222:66 223:79 245:66"
        " 246:80 268:66 269:81 283:66 284:82 301:84 304:88 305:84 306:89 307:84 308:91 309:84 310:93 320:95"
        " 323:99 324:95 325:100 326:95 327:102 328:95 329:103 330:95 331:104 332:95 333:106 334:95 335:108"
        " 336:95 337:110 338:95 339:112 340:95 341:114 342:95 343:115 344:95 345:116 349:118 352:122 353:118"
        " 354:123 355:118 356:124 357:118 358:125 359:118 360:126 361:118 362:127 363:118 364:128 365:118"
        " 366:129 367:118 368:130 369:118 370:132 371:118 372:134 373:118 374:135 396:118 397:136 419:118"
        " 420:137 442:118 443:138 444:118 445:139 446:118 447:140 451:142 454:146 455:142 456:147 457:142"
        " 458:148 459:142 460:149 461:142 462:150 463:142 464:151 465:142 466:152 467:142 468:153 469:142"
        " 470:154 471:142 472:156 473:142 474:158 496:142 497:159 522:161 525:165 526:161 527:166 528:161"
        " 529:167 530:161 531:168 532:161 533:169 534:161 535:170 536:161 537:171 538:161 539:172 540:161"
        " 541:173 542:161 543:175 544:161 545:177 567:161 568:178"
    ),
)
