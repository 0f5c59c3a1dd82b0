"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/again_changed.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/again_changed.card:4
def XF_227(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 8
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 9
    for _ in g.repeat(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 10
    for _ in g.repeat(7):
        g.create("mark", g.z_runner_deck + 2, 2)
    t.line = 12
    t.step(g, "draw_and_buy", 1)
    t.line = 13
    t.step(g, "draw_and_buy", 2)
    t.line = 15
    t.equal(15, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)
    t.line = 16
    t.equal(16, "number of cards in hand of P3", len(g.zones[g.z_runner_hand + 2]), "=", 2)


# cards/crossfire/prime_runner/scenarios/again_changed.card:19
def XF_229(t: Value) -> None:
    g = t.game(4)
    t.line = 23
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 24
    g.s_runner_nuyen[0] = 6
    t.line = 25
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 0
    t.line = 26
    for _ in g.repeat(4):
        g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 27
    for _ in g.repeat(3):
        g.create("quick_shot", g.z_runner_deck + 0, 0)
    t.line = 28
    u_katana = g.create("katana", g.z__market)
    t.line = 30
    t.step(g, "take_damage", 0)
    t.line = 31
    t.step(g, "draw_and_buy", 0)
    t.line = 32
    t.step(g, "end_turn", 0)
    t.line = 34
    t.check(34, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 35
    t.check(35, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 36
    t.equal(36, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 37
    t.equal(37, "nuyen of P1", g.s_runner_nuyen[0], "=", 6)


# cards/crossfire/prime_runner/scenarios/again_changed.card:44
def medkit__assist(g: Play, this: int, you: int) -> None:
    g.v_heals(g.current, 1)


# cards/crossfire/prime_runner/scenarios/again_changed.card:40
def XF_232(t: Value) -> None:
    g = t.game(4)
    t.line = 46
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 47
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 48
    g.s_runner_nuyen[1] = 4
    t.line = 49
    for _ in g.repeat(9):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 50
    u_medkit = g.create("medkit", g.z_runner_hand + 0, 0)
    t.line = 51
    u_katana = g.create("katana", g.z__market)
    t.line = 52
    t.all_pass = True
    t.line = 54
    t.answer("window", (("assists with", (None, u_medkit)),))
    t.line = 55
    t.step(g, "play_cards", 1)
    t.line = 56
    t.step(g, "apply_damage", 1)
    t.line = 57
    t.step(g, "take_damage", 1)
    t.line = 59
    t.check(59, "P2 is ok", g.s_runner_condition[1] == g.e_condition_ok)
    t.line = 60
    t.equal(60, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 2)
    t.line = 62
    t.answer("window", (("buys", (None, u_katana)),))
    t.line = 63
    t.step(g, "draw_and_buy", 1)
    t.line = 65
    t.check(65, "katana is in hand of P2", g.where[u_katana] == g.z_runner_hand + 1)
    t.line = 66
    t.equal(66, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)


# cards/crossfire/prime_runner/scenarios/again_changed.card:69
def XF_308(t: Value) -> None:
    g = t.game(4)
    t.line = 72
    g.s_runner_hp[0] = min(0, g.s_runner_max_hp[0])
    t.line = 73
    g.b_runner_condition(0, g.e_condition_staggered)
    t.line = 74
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 75
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 76
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 77
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 78
    g.s_runner_hp[3] = min(1, g.s_runner_max_hp[3])
    t.line = 79
    for _ in g.repeat(5):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 81
    g.v_heals(1, 1)
    t.line = 82
    g.v_suffers(3, 1)
    t.line = 83
    t.step(g, "draw_and_buy", 1)
    t.line = 85
    t.check(85, "P4 is staggered", g.s_runner_condition[3] == g.e_condition_staggered)
    t.line = 86
    t.equal(86, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 3)


# cards/crossfire/prime_runner/scenarios/again_changed.card:89
def XF_345(t: Value) -> None:
    g = t.game(3)
    t.line = 93
    g.create("crossfire", g.z__briefing)
    t.line = 94
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 95
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_deck)
    t.line = 96
    g.s__quiet = 1
    t.line = 97
    t.all_pass = True
    t.line = 99
    t.flow(g, "round", g.current)
    t.line = 101
    t.equal(101, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 103
    t.flow(g, "round", g.current)
    t.line = 105
    t.equal(105, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 106
    t.equal(106, "level", g.d__level(), "=", 0)
    t.line = 108
    t.flow(g, "round", g.current)
    t.line = 110
    t.equal(110, "level", g.d__level(), "=", 1)


# cards/crossfire/prime_runner/scenarios/again_changed.card:113
def XF_346(t: Value) -> None:
    g = t.game(2)
    t.line = 117
    g.create("crossfire", g.z__briefing)
    t.line = 118
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 119
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_deck)
    t.line = 120
    g.s__quiet = 2
    t.line = 121
    t.all_pass = True
    t.line = 123
    t.flow(g, "round", g.current)
    t.line = 124
    t.flow(g, "round", g.current)
    t.line = 126
    t.equal(126, "number of cards in active", len(g.zones[g.z__active]), "=", 0)
    t.line = 127
    t.equal(127, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 5)
    t.line = 129
    t.flow(g, "round", g.current)
    t.line = 131
    t.equal(131, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 132
    t.equal(132, "level", g.d__level(), "=", 0)


# cards/crossfire/prime_runner/scenarios/again_changed.card:135
def XF_603(t: Value) -> None:
    g = t.game(4)
    t.line = 140
    u_warlord = g.create("warlord", g.z__row)
    g.s_threat_facing[u_warlord] = 3
    t.line = 141
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 142
    g.create("crossfire", g.z__briefing)
    t.line = 143
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 144
    g.s__scene_number = 1
    t.line = 145
    t.all_pass = True
    t.line = 147
    t.flow(g, "turn", 0)
    t.line = 149
    t.equal(149, "scene_number", g.s__scene_number, "=", 2)
    t.line = 150
    t.check(150, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)


# cards/crossfire/prime_runner/scenarios/again_changed.card:153
def XF_353(t: Value) -> None:
    g = t.game(3)
    t.line = 156
    t.answer("old_card", "mana")
    t.line = 157
    t.answer("old_card", "mana")
    t.line = 158
    t.answer("opener", 1)
    t.line = 159
    t.answer("opener", 1)
    t.line = 161
    g = t.setup("crossfire", {"danger_zone": 4})
    t.line = 163
    t.refused(163, "refused")
    t.line = 165
    g = t.setup("crossfire", {"danger_zone": 3})
    t.line = 167
    t.equal(167, "level", g.d__level(), "=", 2)
    t.line = 168
    t.equal(168, "bonus_karma", g.d__bonus_karma(), "=", 6)


# cards/crossfire/prime_runner/scenarios/again_changed.card:171
def XF_089(t: Value) -> None:
    g = t.game(2)
    t.line = 174
    t.answer("old_card", "quick_shot")
    t.line = 175
    t.answer("old_card", "mana")
    t.line = 177
    t.answer("leader", 0)
    t.line = 178
    t.answer("body", "runner_human")
    t.line = 179
    t.answer("body", "runner_human")
    t.line = 180
    t.answer("part", "mage", who=0)
    t.line = 181
    t.answer("part", "face", who=1)
    t.line = 182
    t.answer("double", 0)
    t.line = 183
    t.answer("part", "decker", who=0)
    t.line = 185
    g = t.setup("briefing_only", {"crew": "chosen"})
    t.line = 187
    t.check(187, "colour of P1 is blue", g.s_runner_colour[0] == g.e_symbol_blue)
    t.line = 188
    t.equal(
        188,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it1
                    for u_it1 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it1] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it1)
                ]
            )
            + len(
                [
                    u_it2
                    for u_it2 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it2] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it2)
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 189
    t.equal(
        189,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it3)
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it4)
                ]
            )
        ),
        "=",
        2,
    )


# cards/crossfire/prime_runner/scenarios/again_changed.card:192
def XF_329_b(t: Value) -> None:
    t.game(7)
    t.line = 196
    t.setup("crossfire")
    t.line = 198
    t.refused(198, "refused")


# cards/crossfire/prime_runner/scenarios/again_changed.card:201
def decks_are_full(t: Value) -> None:
    g = t.game(4)
    t.line = 204
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_normal, ""
    )
    t.line = 205
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it2: g.f_threat_difficulty(u_it2) == g.e_grade_hard, ""
    )
    t.line = 206
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, lambda g, u_it3: True, "f_event_copies")
    t.line = 207
    g.put_printed(
        g.k_gear,
        g.z__market_deck,
        NOTHING,
        lambda g, u_it4: g.f_gear_cost(u_it4) > 0 and len(g.f_gear_type(u_it4)) == 1,
        "f_gear_copies",
    )
    t.line = 209
    t.equal(209, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 40)
    t.line = 210
    t.equal(210, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 40)
    t.line = 211
    t.equal(211, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 212
    t.equal(212, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 60)


# cards/crossfire/prime_runner/scenarios/again_changed.card:215
def decks_market(t: Value) -> None:
    g = t.game(4)
    t.line = 218
    g.put_printed(
        g.k_gear,
        g.z__market_deck,
        NOTHING,
        lambda g, u_it1: g.f_gear_cost(u_it1) > 0 and len(g.f_gear_type(u_it1)) == 1,
        "f_gear_copies",
    )
    t.line = 220
    t.equal(
        220,
        "number of weapon gear in market_deck",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z__market_deck]
                if g.kind[u_it2] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it2)
            ]
        ),
        "=",
        15,
    )
    t.line = 221
    t.equal(
        221,
        "number of spell gear in market_deck",
        len(
            [
                u_it3
                for u_it3 in g.zones[g.z__market_deck]
                if g.kind[u_it3] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it3)
            ]
        ),
        "=",
        15,
    )
    t.line = 222
    t.equal(
        222,
        "number of hacking gear in market_deck",
        len(
            [
                u_it4
                for u_it4 in g.zones[g.z__market_deck]
                if g.kind[u_it4] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it4)
            ]
        ),
        "=",
        15,
    )
    t.line = 223
    t.equal(
        223,
        "number of skill gear in market_deck",
        len(
            [
                u_it5
                for u_it5 in g.zones[g.z__market_deck]
                if g.kind[u_it5] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it5)
            ]
        ),
        "=",
        15,
    )


# cards/crossfire/prime_runner/scenarios/again_changed.card:225
def XF_001(t: Value) -> None:
    g = t.game(4)
    t.line = 228
    t.answer("opener", 1)
    t.line = 230
    g = t.setup("crossfire")
    t.line = 232
    t.equal(232, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 233
    t.equal(
        233,
        "number of cards in market_deck + number of cards in market",
        (len(g.zones[g.z__market_deck]) + len(g.zones[g.z__market])),
        "=",
        60,
    )


# cards/crossfire/prime_runner/scenarios/again_changed.card:240
def bargain__timed1_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it1 = x
    return amount if g.where[u_it1] == g.z__market else 0


# cards/crossfire/prime_runner/scenarios/again_changed.card:239
def bargain__play(g: Play, this: int, you: int) -> None:
    g.add("prime_runner_scenarios_again_changed.bargain__timed1", this, you, (-(1),), scopes=("scene",))


# cards/crossfire/prime_runner/scenarios/again_changed.card:235
def scene_ends_last(t: Value) -> None:
    g = t.game(2)
    t.line = 241
    u_crossfire = g.create("crossfire", g.z__briefing)
    t.line = 242
    g.s__scene_number = 1
    t.line = 243
    g.scope_start("scene")
    t.line = 244
    u_bargain = g.create("bargain", g.z_runner_hand + 0, 0)
    t.line = 245
    u_katana = g.create("katana", g.z__market)
    t.line = 246
    g.s_runner_nuyen[1] = bounded(max(g.f_gear_cost(u_katana) - 1, 0))
    t.line = 247
    t.all_pass = True
    t.line = 249
    g.v_plays(0, u_bargain)
    t.line = 250
    g.v_closes(u_crossfire)
    t.line = 252
    t.check(252, "katana is in market", g.where[u_katana] == g.z__market)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/again_changed.card",
    removed=(
        ("scenario", "XF_227"),
        ("scenario", "XF_229"),
        ("scenario", "XF_232"),
        ("scenario", "XF_308"),
        ("scenario", "XF_345"),
        ("scenario", "XF_346"),
        ("scenario", "XF_603"),
        ("scenario", "XF_353"),
        ("scenario", "XF_089"),
        ("scenario", "XF_329_b"),
        ("scenario", "decks_are_full"),
        ("scenario", "decks_market"),
        ("scenario", "XF_001"),
        ("scenario", "scene_ends_last"),
    ),
    scenarios=(
        Scenario("XF_227", "a staggered runner draws one", XF_227, 4, 4),
        Scenario(
            "XF_229",
            "who is staggered by the attack draws one and does not buy",
            XF_229,
            19,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 3),)), ("attack", 1)), (), line=22),),
        ),
        Scenario(
            "XF_232",
            "who recovers in time draws one and buys as ever",
            XF_232,
            40,
            4,
            cards=(
                Card(
                    "medkit",
                    "gear",
                    (("type", ("skill",)), ("damage", (("red", 1),)), ("assist_damage", (("red", 1),))),
                    (Ability("medkit__assist", "slot", "assist", None, medkit__assist, line=44),),
                    line=43,
                ),
            ),
        ),
        Scenario("XF_308", "a recovery in time averts the loss", XF_308, 69, 4),
        Scenario(
            "XF_345",
            "three runners have no event in the first round",
            XF_345,
            89,
            3,
            cards=(
                Card("wall", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=92),
            ),
        ),
        Scenario(
            "XF_346",
            "two runners have none in the first two",
            XF_346,
            113,
            2,
            cards=(
                Card("wall", "obstacle", (("colour", "red"), ("track", (("plain", 9),)), ("attack", 0)), (), line=116),
            ),
        ),
        Scenario(
            "XF_603",
            "a boss is no obstacle: the scene ends beside it, and the event goes",
            XF_603,
            135,
            4,
            cards=(
                Card("warlord", "boss", (("track", (("plain", 6), ("plain", 6))), ("attack", 0)), (), line=138),
                Card("easy", "obstacle", (("colour", "blue"), ("track", (("plain", 9),)), ("attack", 0)), (), line=139),
            ),
        ),
        Scenario("XF_353", "and no more often", XF_353, 153, 3),
        Scenario(
            "XF_089",
            "the first role is the main one: its deck is used",
            XF_089,
            171,
            2,
            cards=(Card("briefing_only", "mission", (), (), line=176),),
        ),
        Scenario("XF_329_b", "and not for seven", XF_329_b, 192, 7),
        Scenario("decks_are_full", "as many cards as in the box", decks_are_full, 201, 4),
        Scenario("decks_market", "fifteen cards of each type are for sale", decks_market, 215, 4),
        Scenario("XF_001", "one event more than in the box of the game", XF_001, 225, 4),
        Scenario(
            "scene_ends_last",
            "a breather is no part of the scene: its prices are gone",
            scene_ends_last,
            235,
            2,
            cards=(
                Card(
                    "bargain",
                    "gear",
                    (("type", ("skill",)),),
                    (Ability("bargain__play", "slot", "play", None, bargain__play, line=239),),
                    line=238,
                ),
            ),
        ),
    ),
    timed=(
        Ability(
            "prime_runner_scenarios_again_changed.bargain__timed1",
            "modify",
            "gear.cost",
            None,
            bargain__timed1_cost,
            line=240,
        ),
    ),
    lines=(
        "14:4 17:7 18:4 19:8 20:4 21:9 23:4 24:10 26:4 27:12 28:4 29:13 30:4 31:15 32:4 33:16 37:19 40:23"
        " 41:19 42:24 43:19 44:25 46:19 47:26 49:19 50:27 52:19 53:28 54:19 55:30 56:19 57:31 58:19 59:32"
        " 60:19 61:34 62:19 63:35 64:19 65:36 66:19 67:37 71:44 72:45 76:40 79:46 80:40 81:47 82:40 83:48"
        " 84:40 85:49 87:40 88:50 89:40 90:51 91:40 92:52 93:40 94:54 95:40 96:55 97:40 98:56 99:40 100:57"
        " 101:40 102:59 103:40 104:60 105:40 106:62 107:40 108:63 109:40 110:65 111:40 112:66 116:69 119:72"
        " 120:69 121:73 122:69 123:74 124:69 125:75 126:69 127:76 128:69 129:77 130:69 131:78 132:69 133:79"
        " 135:69 136:81 137:69 138:82 139:69 140:83 141:69 142:85 143:69 144:86 148:89 151:93 152:89 153:94"
        " 155:89 156:95 158:89 159:96 160:89 161:97 162:89 163:99 164:89 165:101 166:89 167:103 168:89"
        " 169:105 170:89 171:106 172:89 173:108 174:89 175:110 179:113 182:117 183:113 184:118 186:113"
        " 187:119 189:113 190:120 191:113 192:121 193:113 194:123 195:113 196:124 197:113 198:126 199:113"
        " 200:127 201:113 202:129 203:113 204:131 205:113 206:132 210:135 213:140 215:135 216:141 217:135"
        " 218:142 219:135 220:143 222:135 223:144 224:135 225:145 226:135 227:147 228:135 229:149 230:135"
        " 231:150 235:153 238:156 239:153 240:157 241:153 242:158 243:153 244:159 245:153 246:161 247:153"
        " 248:163 249:153 250:165 251:153 252:167 253:153 254:168 258:171 261:174 262:171 263:175 264:171"
        " 265:177 266:171 267:178 268:171 269:179 270:171 271:180 272:171 273:181 274:171 275:182 276:171"
        " 277:183 278:171 279:185 280:171 281:187 282:171 283:188 305:171 306:189 331:192 334:196 335:192"
        " 336:198 340:201 343:204 346:201 347:205 350:201 351:206 352:201 353:207 360:201 361:209 362:201"
        " 363:210 364:201 365:211 366:201 367:212 371:215 374:218 381:215 382:220 395:215 396:221 409:215"
        " 410:222 423:215 424:223 440:225 443:228 444:225 445:230 446:225 447:232 448:225 449:233 459:240"
        " 466:239 467:240 471:235 474:241 475:235 476:242 477:235 478:243 479:235 480:244 481:235 482:245"
        " 483:235 484:246 485:235 486:247 487:235 488:249 489:235 490:250 491:235 492:252"
    ),
)
