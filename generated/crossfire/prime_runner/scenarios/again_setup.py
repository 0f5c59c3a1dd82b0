"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/again_setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/prime_runner/scenarios/again_setup.card:3
def XF_310(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    t.answer("old_card", "mana")
    t.line = 7
    t.answer("old_card", "mana")
    t.line = 9
    g = t.setup("crossfire", {"more_obstacles": 1})
    t.line = 11
    t.equal(11, "more_obstacles", g.s__more_obstacles, "=", 1)
    t.line = 12
    t.equal(12, "bonus_karma", g.d__bonus_karma(), "=", 1)
    t.line = 13
    t.equal(13, "number of cards in row", len(g.zones[g.z__row]), "=", 3)


# cards/crossfire/prime_runner/scenarios/again_setup.card:15
def XF_329(t: Value) -> None:
    t.game(1)
    t.line = 18
    t.answer("old_card", "mana")
    t.line = 20
    t.setup("crossfire")
    t.line = 22
    t.refused(22, "refused")


# cards/crossfire/prime_runner/scenarios/again_setup.card:24
def XF_245(t: Value) -> None:
    g = t.game(3)
    t.line = 27
    t.answer("old_card", "mana")
    t.line = 29
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 30
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 32
    g = t.setup("briefing_only")
    t.line = 34
    t.check(34, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 35
    t.equal(35, "hp of P3", g.s_runner_hp[2], "=", g.s_runner_max_hp[2])


# cards/crossfire/prime_runner/scenarios/again_setup.card:37
def XF_010(t: Value) -> None:
    g = t.game(3)
    t.line = 40
    t.answer("old_card", "mana")
    t.line = 42
    t.answer("leader", 1)
    t.line = 43
    t.answer("body", "runner_human", who=1)
    t.line = 44
    t.answer("body", "runner_human", who=2)
    t.line = 45
    t.answer("body", "runner_human", who=0)
    t.line = 46
    t.answer("part", "decker", who=1)
    t.line = 47
    t.answer("part", "mage", who=2)
    t.line = 48
    t.answer("part", "face", who=0)
    t.line = 49
    t.answer("double", 2, who=1)
    t.line = 51
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 53
    t.check(53, "starting is P2", g.s__starting == 1)
    t.line = 55
    t.all_pass = True
    t.line = 56
    t.flow(g, "turn", 1)
    t.line = 57
    t.flow(g, "turn", 2)
    t.line = 59
    t.check(59, "starting is P2", g.s__starting == 1)


# cards/crossfire/prime_runner/scenarios/again_setup.card:61
def XF_084(t: Value) -> None:
    g = t.game(3)
    t.line = 64
    t.answer("old_card", "mana")
    t.line = 66
    t.answer("leader", 0)
    t.line = 67
    t.answer("body", "runner_human")
    t.line = 68
    t.answer("body", "runner_human")
    t.line = 69
    t.answer("body", "runner_human")
    t.line = 70
    t.answer("part", "decker")
    t.line = 71
    t.answer("part", "mage")
    t.line = 72
    t.answer("part", "face")
    t.line = 73
    t.answer("double", 1, who=0)
    t.line = 75
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 77
    t.equal(77, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 1)
    t.line = 78
    t.equal(78, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 79
    t.equal(79, "number of cards in roles of P3", len(g.zones[g.z_runner_roles + 2]), "=", 1)
    t.line = 80
    t.equal(80, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/prime_runner/scenarios/again_setup.card:82
def XF_085(t: Value) -> None:
    g = t.game(2)
    t.line = 85
    t.answer("old_card", "mana")
    t.line = 86
    t.answer("old_card", "mana")
    t.line = 89
    g = t.setup("briefing_only")
    t.line = 91
    t.equal(91, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)
    t.line = 92
    t.equal(92, "number of cards in roles of P2", len(g.zones[g.z_runner_roles + 1]), "=", 2)
    t.line = 93
    t.equal(93, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)


# cards/crossfire/prime_runner/scenarios/again_setup.card:95
def XF_619(t: Value) -> None:
    g = t.game(2)
    t.line = 98
    t.answer("old_card", "mana")
    t.line = 99
    t.answer("old_card", "mana")
    t.line = 101
    t.answer("leader", 0)
    t.line = 102
    t.answer("body", "runner_human")
    t.line = 103
    t.answer("body", "runner_human")
    t.line = 104
    t.answer("part", "mage", who=0)
    t.line = 105
    t.answer("part", "face", who=1)
    t.line = 106
    t.answer("double", 0)
    t.line = 107
    t.answer("part", "decker", who=0)
    t.line = 109
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 111
    t.check(111, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 112
    t.equal(112, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 2)


# cards/crossfire/prime_runner/scenarios/again_setup.card:114
def XF_090(t: Value) -> None:
    g = t.game(3)
    t.line = 117
    t.answer("old_card", "mana")
    t.line = 119
    t.answer("leader", 0)
    t.line = 120
    t.answer("body", "runner_human", who=0)
    t.line = 121
    t.answer("body", "runner_dwarf", who=1)
    t.line = 122
    t.answer("body", "runner_human", who=2)
    t.line = 123
    t.answer("part", "decker")
    t.line = 124
    t.answer("part", "mage")
    t.line = 125
    t.answer("part", "face")
    t.line = 126
    t.answer("double", 0)
    t.line = 128
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 130
    t.equal(130, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)
    t.line = 131
    t.equal(131, "nuyen of P2", g.s_runner_nuyen[1], "=", 5)
    t.line = 132
    t.equal(132, "nuyen of P3", g.s_runner_nuyen[2], "=", 3)


# cards/crossfire/prime_runner/scenarios/again_setup.card:134
def XF_640(t: Value) -> None:
    g = t.game(2)
    t.line = 137
    t.answer("old_card", "mana")
    t.line = 138
    t.answer("old_card", "mana")
    t.line = 141
    g = t.setup("briefing_only")
    t.line = 143
    t.equal(
        143,
        "number of (gear in market_deck where cost",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z__market_deck]
                    if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) == 9
                ]
            )
            + len([u_it2 for u_it2 in g.zones[g.z__market] if g.kind[u_it2] in g.k_gear and g.f_gear_cost(u_it2) == 9])
        ),
        "=",
        4,
    )
    t.line = 145
    for u_g in [u_g for u_g in g.zones[g.z__market_deck] if g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) == 9]:
        g.move(u_g, g.z__called_off)
    t.line = 147
    for u_g in [u_g for u_g in g.zones[g.z__market] if g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) == 9]:
        g.move(u_g, g.z__called_off)
    t.line = 150
    t.equal(
        150,
        "number of different type of (gear in called_off)",
        len(
            {
                word
                for words in (g.f_gear_type(u_it5) for u_it5 in g.zones[g.z__called_off] if g.kind[u_it5] in g.k_gear)
                for word in words
            }
        ),
        "=",
        4,
    )
    t.line = 152
    u_fireball = g.create("fireball", g.z__briefing)
    u_aztechnology_striker = g.create("aztechnology_striker", g.z__briefing)
    u_hack_the_world = g.create("hack_the_world", g.z__briefing)
    u_hero_move = g.create("hero_move", g.z__briefing)
    t.line = 154
    t.equal(154, "cost of fireball", g.f_gear_cost(u_fireball), "=", 9)
    t.line = 155
    t.equal(155, "cost of aztechnology_striker", g.f_gear_cost(u_aztechnology_striker), "=", 9)
    t.line = 156
    t.equal(156, "cost of hack_the_world", g.f_gear_cost(u_hack_the_world), "=", 9)
    t.line = 157
    t.equal(157, "cost of hero_move", g.f_gear_cost(u_hero_move), "=", 9)


# cards/crossfire/prime_runner/scenarios/again_setup.card:159
def XF_086(t: Value) -> None:
    g = t.game(1)
    t.line = 162
    t.answer("old_card", "mana")
    t.line = 165
    g = t.setup("alone")
    t.line = 167
    t.equal(167, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 168
    t.equal(168, "number of cards in role_pool", len(g.zones[g.z__role_pool]), "=", 0)
    t.line = 169
    t.equal(
        169,
        "number of gear in hand of P1 + number of gear in deck of P1",
        (
            len([u_it3 for u_it3 in g.zones[g.z_runner_hand + 0] if g.kind[u_it3] in g.k_gear])
            + len([u_it4 for u_it4 in g.zones[g.z_runner_deck + 0] if g.kind[u_it4] in g.k_gear])
        ),
        "=",
        7,
    )


# cards/crossfire/prime_runner/scenarios/again_setup.card:171
def XF_091(t: Value) -> None:
    g = t.game(1)
    t.line = 174
    t.answer("old_card", "mana")
    t.line = 176
    t.answer("body", "runner_dwarf")
    t.line = 177
    t.answer("part", "mage")
    t.line = 178
    t.answer("part", "decker")
    t.line = 179
    t.answer("part", "face")
    t.line = 181
    g = t.setup("alone", {"crew": "chosen"})
    t.line = 183
    t.equal(183, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 184
    t.check(184, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 185
    t.equal(185, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


# cards/crossfire/prime_runner/scenarios/again_setup.card:187
def XF_087(t: Value) -> None:
    t.game(1)
    t.line = 190
    t.answer("old_card", "mana")
    t.line = 192
    t.setup("crossfire")
    t.line = 194
    t.refused(194, "refused")


# cards/crossfire/prime_runner/scenarios/again_setup.card:196
def alone_is_too_few(t: Value) -> None:
    t.game(2)
    t.line = 199
    t.answer("old_card", "mana")
    t.line = 200
    t.answer("old_card", "mana")
    t.line = 203
    t.setup("alone")
    t.line = 205
    t.refused(205, "refused")


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/again_setup.card",
    removed=(
        ("scenario", "XF_310"),
        ("scenario", "XF_329"),
        ("scenario", "XF_245"),
        ("scenario", "XF_010"),
        ("scenario", "XF_084"),
        ("scenario", "XF_085"),
        ("scenario", "XF_619"),
        ("scenario", "XF_090"),
        ("scenario", "XF_640"),
        ("scenario", "XF_086"),
        ("scenario", "XF_091"),
        ("scenario", "XF_087"),
        ("scenario", "alone_is_too_few"),
    ),
    scenarios=(
        Scenario("XF_310", "the other option can be taken once", XF_310, 3, 2),
        Scenario("XF_329", "this mission is for two to four: not for one", XF_329, 15, 1),
        Scenario(
            "XF_245",
            "a runner that was critical is well for the next run",
            XF_245,
            24,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=28),),
        ),
        Scenario(
            "XF_010",
            "who starts is agreed on before the first turn, and never changes",
            XF_010,
            37,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=41),),
        ),
        Scenario(
            "XF_084",
            "three runners have four roles",
            XF_084,
            61,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=65),),
        ),
        Scenario(
            "XF_085",
            "two runners have two roles each",
            XF_085,
            82,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=87),),
        ),
        Scenario(
            "XF_619",
            "the colour of the deck is the main colour",
            XF_619,
            95,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=100),),
        ),
        Scenario(
            "XF_090",
            "who has two roles has one nuyen more",
            XF_090,
            114,
            3,
            cards=(Card("briefing_only", "mission", (), (), line=118),),
        ),
        Scenario(
            "XF_640",
            "four different cards cost nine",
            XF_640,
            134,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=139),),
        ),
        Scenario(
            "XF_086",
            "who runs alone has all four roles",
            XF_086,
            159,
            1,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=163),),
        ),
        Scenario(
            "XF_091",
            "one nuyen more for more than one role, not for each",
            XF_091,
            171,
            1,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=175),),
        ),
        Scenario("XF_087", "solo only where a mission allows it", XF_087, 187, 1),
        Scenario(
            "alone_is_too_few",
            "what the sheet of a mission does not allow is no game",
            alone_is_too_few,
            196,
            2,
            cards=(Card("alone", "mission", (("fewest", 1), ("most", 1)), (), line=201),),
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 15:3 16:9 17:3 18:11 19:3 20:12 21:3 22:13 26:15 29:18 30:15 31:20 32:15 33:22"
        " 37:24 40:27 41:24 42:29 43:24 44:30 45:24 46:32 47:24 48:34 49:24 50:35 54:37 57:40 58:37 59:42"
        " 60:37 61:43 62:37 63:44 64:37 65:45 66:37 67:46 68:37 69:47 70:37 71:48 72:37 73:49 74:37 75:51"
        " 76:37 77:53 78:37 79:55 80:37 81:56 82:37 83:57 84:37 85:59 89:61 92:64 93:61 94:66 95:61 96:67"
        " 97:61 98:68 99:61 100:69 101:61 102:70 103:61 104:71 105:61 106:72 107:61 108:73 109:61 110:75"
        " 111:61 112:77 113:61 114:78 115:61 116:79 117:61 118:80 122:82 125:85 126:82 127:86 128:82 129:89"
        " 130:82 131:91 132:82 133:92 134:82 135:93 139:95 142:98 143:95 144:99 145:95 146:101 147:95 148:102"
        " 149:95 150:103 151:95 152:104 153:95 154:105 155:95 156:106 157:95 158:107 159:95 160:109 161:95"
        " 162:111 163:95 164:112 168:114 171:117 172:114 173:119 174:114 175:120 176:114 177:121 178:114"
        " 179:122 180:114 181:123 182:114 183:124 184:114 185:125 186:114 187:126 188:114 189:128 190:114"
        " 191:130 192:114 193:131 194:114 195:132 199:134 202:137 203:134 204:138 205:134 206:141 207:134"
        " 208:143 224:134 225:145 226:146 227:134 228:147 229:148 230:134 231:150 244:134 245:152 249:134"
        " 250:154 251:134 252:155 253:134 254:156 255:134 256:157 260:159 263:162 264:159 265:165 266:159"
        " 267:167 268:159 269:168 270:159 271:169 284:171 287:174 288:171 289:176 290:171 291:177 292:171"
        " 293:178 294:171 295:179 296:171 297:181 298:171 299:183 300:171 301:184 302:171 303:185 307:187"
        " 310:190 311:187 312:192 313:187 314:194 318:196 321:199 322:196 323:200 324:196 325:203 326:196"
        " 327:205"
    ),
)
