"""Made by `ombre build` from cards/crossfire/base/scenarios/events_house.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/events_house.card:3
def shift_change_text(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_door_crew = g.create("door_crew", g.z__row)
    g.s_threat_facing[u_door_crew] = 1
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 1
    t.line = 7
    u_astral_shiver = g.create("astral_shiver", g.z__normal_deck)
    t.line = 8
    g.create("shift_change", g.z__event_deck)
    t.line = 9
    t.answer("old", u_deckhead, who=0)
    t.line = 11
    t.step(g, "new_event", 0)
    t.line = 13
    t.check(13, "deckhead is in normal_discard", g.where[u_deckhead] == g.z__normal_discard)
    t.line = 14
    t.check(14, "door_crew is in row", g.where[u_door_crew] == g.z__row)
    t.line = 15
    t.check(15, "astral_shiver is in row", g.where[u_astral_shiver] == g.z__row)
    t.line = 16
    t.check(16, "facing of astral_shiver is P2", g.s_threat_facing[u_astral_shiver] == 1)


# cards/crossfire/base/scenarios/events_house.card:18
def roadblock_text(t: Value) -> None:
    g = t.game(4)
    t.line = 21
    for _ in g.repeat(2):
        g.create("quiet_street", g.z__event_discard)
    t.line = 22
    g.create("roadblock", g.z__event_deck)
    g.create("roadblock", g.z__event_deck)
    t.line = 23
    u_deckhead = g.create("deckhead", g.z__normal_deck)
    t.line = 25
    t.step(g, "new_event", 0)
    t.line = 27
    t.check(27, "deckhead is in normal_deck", g.where[u_deckhead] == g.z__normal_deck)
    t.line = 29
    t.step(g, "new_event", 0)
    t.line = 31
    t.equal(31, "level", g.d__level(), "=", 3)
    t.line = 32
    t.check(32, "facing of deckhead is P1", g.s_threat_facing[u_deckhead] == 0)


# cards/crossfire/base/scenarios/events_house.card:34
def favours_owed_text(t: Value) -> None:
    g = t.game(4)
    t.line = 37
    g.create("favours_owed", g.z__active)
    t.line = 38
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 2, 2)
    t.line = 40
    g.v_assists_with(2, u_covering_fire)
    t.line = 42
    t.equal(42, "nuyen of P3", g.s_runner_nuyen[2], "=", 1)
    t.line = 43
    t.equal(43, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)


# cards/crossfire/base/scenarios/events_house.card:45
def bounty_day_text(t: Value) -> None:
    g = t.game(4)
    t.line = 49
    g.create("bounty_day", g.z__active)
    t.line = 50
    u_thug = g.create("thug", g.z__row)
    g.s_threat_facing[u_thug] = 1
    t.line = 52
    g.v_defeats(0, u_thug)
    t.line = 54
    t.equal(54, "nuyen of P1", g.s_runner_nuyen[0], "=", 1)


# cards/crossfire/base/scenarios/events_house.card:56
def empty_hands_text(t: Value) -> None:
    g = t.game(4)
    t.line = 59
    g.create("empty_hands", g.z__active)
    t.line = 60
    g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 61
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 62
    for _ in g.repeat(2):
        g.create("mark", g.z_runner_deck + 1, 1)
    t.line = 64
    g.scope_start("turn")
    t.line = 65
    g.scope_end("turn")
    t.line = 67
    t.equal(67, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 1)
    t.line = 69
    t.step(g, "end_turn", 1)
    t.line = 70
    g.scope_end("turn")
    t.line = 72
    t.equal(72, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 1)


# cards/crossfire/base/scenarios/events_house.card:74
def long_odds_text(t: Value) -> None:
    g = t.game(4)
    t.line = 77
    u_chromed_samurai = g.create("chromed_samurai", g.z__row)
    g.s_threat_facing[u_chromed_samurai] = 0
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 78
    g.create("long_odds", g.z__active)
    t.line = 80
    t.equal(80, "attack of chromed_samurai", g.f_threat_attack(u_chromed_samurai), "=", 3)
    t.line = 81
    t.equal(81, "attack of deckhead", g.f_threat_attack(u_deckhead), "=", 1)


# cards/crossfire/base/scenarios/events_house.card:83
def price_surge_text(t: Value) -> None:
    g = t.game(4)
    t.line = 86
    u_katana = g.create("katana", g.z__market)
    t.line = 87
    g.create("price_surge", g.z__active)
    t.line = 89
    t.equal(89, "cost of katana", g.f_gear_cost(u_katana), "=", 5)
    t.line = 91
    g.create("fire_sale", g.z__active)
    g.create("fire_sale", g.z__active)
    t.line = 93
    t.equal(93, "cost of katana", g.f_gear_cost(u_katana), "=", 3)


# cards/crossfire/base/scenarios/events_house.card:95
def lost_luggage_text(t: Value) -> None:
    g = t.game(4)
    t.line = 98
    u_mana = g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 99
    u_m1 = g.create("mark", g.z_runner_hand + 2, 2)
    u_m2 = g.create("mark", g.z_runner_hand + 2, 2)
    t.line = 100
    g.create("lost_luggage", g.z__event_deck)
    t.line = 101
    t.answer("pick", u_m2, who=2)
    t.line = 103
    t.step(g, "new_event", 0)
    t.line = 105
    t.check(105, "mana is in discard of P1", g.where[u_mana] == g.z_runner_discard + 0)
    t.line = 106
    t.check(106, "m2 is in discard of P3", g.where[u_m2] == g.z_runner_discard + 2)
    t.line = 107
    t.check(107, "m1 is in hand of P3", g.where[u_m1] == g.z_runner_hand + 2)


# cards/crossfire/base/scenarios/events_house.card:109
def stray_bullets_text(t: Value) -> None:
    g = t.game(4)
    t.line = 112
    for _ in g.repeat(3):
        g.create("quiet_street", g.z__event_discard)
    t.line = 113
    g.create("stray_bullets", g.z__active)
    t.line = 114
    g.create("quiet_street", g.z__event_deck)
    t.line = 116
    t.step(g, "new_event", 0)
    t.line = 118
    t.equal(118, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 119
    t.equal(119, "hp of P4", g.s_runner_hp[3], "=", 4)


# cards/crossfire/base/scenarios/events_house.card:121
def restless_spirits_text(t: Value) -> None:
    g = t.game(4)
    t.line = 124
    u_astral_shiver = g.create("astral_shiver", g.z__row)
    g.s_threat_facing[u_astral_shiver] = 0
    u_deckhead = g.create("deckhead", g.z__row)
    g.s_threat_facing[u_deckhead] = 0
    t.line = 125
    g.s_threat_cleared[u_astral_shiver] = 2
    t.line = 126
    g.s_threat_cleared[u_deckhead] = 2
    t.line = 127
    for _ in g.repeat(5):
        g.create("quiet_street", g.z__event_discard)
    t.line = 128
    g.create("restless_spirits", g.z__event_deck)
    t.line = 130
    t.step(g, "new_event", 0)
    t.line = 132
    t.equal(132, "attack of astral_shiver", g.f_threat_attack(u_astral_shiver), "=", 2)
    t.line = 133
    t.equal(133, "attack of deckhead", g.f_threat_attack(u_deckhead), "=", 1)
    t.line = 134
    t.equal(134, "cleared of astral_shiver", g.s_threat_cleared[u_astral_shiver], "=", 1)
    t.line = 135
    t.equal(135, "cleared of deckhead", g.s_threat_cleared[u_deckhead], "=", 2)


# cards/crossfire/base/scenarios/events_house.card:137
def safe_house_text(t: Value) -> None:
    g = t.game(4)
    t.line = 140
    g.s_runner_hp[0] = min(2, g.s_runner_max_hp[0])
    t.line = 141
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 142
    g.create("safe_house", g.z__event_deck)
    t.line = 144
    t.step(g, "new_event", 0)
    t.line = 146
    t.equal(146, "hp of P1", g.s_runner_hp[0], "=", 3)
    t.line = 147
    t.equal(147, "hp of P2", g.s_runner_hp[1], "=", 3)


MODULE = Module(
    source="cards/crossfire/base/scenarios/events_house.card",
    scenarios=(
        Scenario("shift_change_text", "a Shift Change replaces an obstacle", shift_change_text, 3, 4),
        Scenario("roadblock_text", "a Roadblock from level three on", roadblock_text, 18, 4),
        Scenario("favours_owed_text", "Favours Owed pays who assists", favours_owed_text, 34, 4),
        Scenario(
            "bounty_day_text",
            "a Bounty Day pays the current runner",
            bounty_day_text,
            45,
            4,
            cards=(Card("thug", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=48),),
        ),
        Scenario("empty_hands_text", "Empty Hands", empty_hands_text, 56, 4),
        Scenario("long_odds_text", "Long Odds are for hard obstacles", long_odds_text, 74, 4),
        Scenario("price_surge_text", "a Price Surge and a Fire Sale", price_surge_text, 83, 4),
        Scenario("lost_luggage_text", "Lost Luggage is lost by each runner", lost_luggage_text, 95, 4),
        Scenario("stray_bullets_text", "Stray Bullets from level three on", stray_bullets_text, 109, 4),
        Scenario("restless_spirits_text", "Restless Spirits mend at level five", restless_spirits_text, 121, 4),
        Scenario("safe_house_text", "a Safe House is for who is badly hurt", safe_house_text, 137, 4),
    ),
    lines=(
        "9:3 12:6 16:3 17:7 18:3 19:8 20:3 21:9 22:3 23:11 24:3 25:13 26:3 27:14 28:3 29:15 30:3 31:16 35:18"
        " 38:21 40:18 41:22 43:18 44:23 45:18 46:25 47:18 48:27 49:18 50:29 51:18 52:31 53:18 54:32 58:34"
        " 61:37 62:34 63:38 64:34 65:40 66:34 67:42 68:34 69:43 73:45 76:49 77:45 78:50 80:45 81:52 82:45"
        " 83:54 87:56 90:59 91:56 92:60 93:56 94:61 96:56 97:62 99:56 100:64 101:56 102:65 103:56 104:67"
        " 105:56 106:69 107:56 108:70 109:56 110:72 114:74 117:77 121:74 122:78 123:74 124:80 125:74 126:81"
        " 130:83 133:86 134:83 135:87 136:83 137:89 138:83 139:91 141:83 142:93 146:95 149:98 150:95 151:99"
        " 153:95 154:100 155:95 156:101 157:95 158:103 159:95 160:105 161:95 162:106 163:95 164:107 168:109"
        " 171:112 173:109 174:113 175:109 176:114 177:109 178:116 179:109 180:118 181:109 182:119 186:121"
        " 189:124 193:121 194:125 195:121 196:126 197:121 198:127 200:121 201:128 202:121 203:130 204:121"
        " 205:132 206:121 207:133 208:121 209:134 210:121 211:135 215:137 218:140 219:137 220:141 221:137"
        " 222:142 223:137 224:144 225:137 226:146 227:137 228:147"
    ),
)
