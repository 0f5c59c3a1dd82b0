"""Made by `ombre build` from cards/srtcg/base/scenarios/decks.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Deck, Module, Scenario, Value


# cards/srtcg/base/scenarios/decks.card:56
def R001(t: Value) -> None:
    g = t.game(2)
    t.line = 59
    t.bring(0, "sixty")
    t.line = 61
    g = t.setup("duel")
    t.line = 62
    t.all_pass = True
    t.line = 64
    t.equal(
        64,
        "number of cards in deck of P1 + number of cards in hand of P1 + number of cards in trash of P1",
        ((len(g.zones[g.z_fixer_deck + 0]) + len(g.zones[g.z_fixer_hand + 0])) + len(g.zones[g.z_fixer_trash + 0])),
        "=",
        60,
    )
    t.line = 65
    t.equal(65, "number of cards in pile of P1", len(g.zones[g.z_fixer_pile + 0]), "=", 6)


# cards/srtcg/base/scenarios/decks.card:67
def R001_b(t: Value) -> None:
    t.game(2)
    t.line = 70
    t.bring(0, "fifty_nine")
    t.line = 72
    t.setup("duel")
    t.line = 74
    t.refused(74, "refused by cards", ("cards",))


# cards/srtcg/base/scenarios/decks.card:76
def R001_c(t: Value) -> None:
    t.game(2)
    t.line = 79
    t.bring(0, "hopeless")
    t.line = 81
    t.setup("duel")
    t.line = 83
    t.refused(
        83,
        "refused by cards, objectives, points, copies, left_over",
        ("cards", "objectives", "points", "copies", "left_over"),
    )


# cards/srtcg/base/scenarios/decks.card:85
def R002_b(t: Value) -> None:
    t.game(2)
    t.line = 88
    t.bring(0, "five_objectives")
    t.line = 90
    t.setup("duel")
    t.line = 92
    t.refused(92, "refused by objectives", ("objectives",))


# cards/srtcg/base/scenarios/decks.card:94
def R002_c(t: Value) -> None:
    t.game(2)
    t.line = 97
    t.bring(0, "seven_objectives")
    t.line = 99
    t.setup("duel")
    t.line = 101
    t.refused(101, "refused by objectives", ("objectives",))


# cards/srtcg/base/scenarios/decks.card:103
def R003(t: Value) -> None:
    t.game(2)
    t.line = 107
    t.setup("duel", {"goal": 190})
    t.line = 109
    t.refused(109, "refused by points", ("points",))


# cards/srtcg/base/scenarios/decks.card:111
def R003_b(t: Value) -> None:
    t.game(2)
    t.line = 114
    t.bring(0, "poor_objectives")
    t.line = 116
    t.setup("duel", {"goal": 91})
    t.line = 118
    t.refused(118, "refused by points", ("points",))


# cards/srtcg/base/scenarios/decks.card:120
def R003_c(t: Value) -> None:
    g = t.game(2)
    t.line = 123
    t.bring(0, "poor_objectives")
    t.line = 125
    g = t.setup("duel", {"goal": 90})
    t.line = 126
    t.all_pass = True
    t.line = 128
    t.equal(128, "needed", g.d__needed(), "=", 90)


# cards/srtcg/base/scenarios/decks.card:130
def R004(t: Value) -> None:
    g = t.game(2)
    t.line = 133
    u_n1 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_n2 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 134
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 136
    t.check(136, "n1 is a copy of n2", g.face[u_n1] == g.face[u_n2])
    t.line = 137
    t.check(137, "n1 is not a copy of gutterball", g.face[u_n1] != g.face[u_gutterball])


# cards/srtcg/base/scenarios/decks.card:139
def R004_b(t: Value) -> None:
    t.game(2)
    t.line = 142
    t.bring(0, "five_copies")
    t.line = 144
    t.setup("duel")
    t.line = 146
    t.refused(146, "refused by copies", ("copies",))


# cards/srtcg/base/scenarios/decks.card:148
def R004_c(t: Value) -> None:
    t.game(2)
    t.line = 151
    t.bring(0, "two_legends")
    t.line = 153
    t.setup("duel")
    t.line = 155
    t.refused(155, "refused by copies", ("copies",))


# cards/srtcg/base/scenarios/decks.card:157
def R004_d(t: Value) -> None:
    g = t.game(2)
    t.line = 160
    t.bring(0, "one_legend")
    t.line = 162
    g = t.setup("duel")
    t.line = 163
    t.all_pass = True
    t.line = 165
    t.equal(165, "number of cards in pile of P1", len(g.zones[g.z_fixer_pile + 0]), "=", 6)


# cards/srtcg/base/scenarios/decks.card:167
def R005(t: Value) -> None:
    t.game(2)
    t.line = 171
    t.setup("duel", {"goal": 49})
    t.line = 173
    t.refused(173, "refused by goal_of_fifty_at_least", ("goal_of_fifty_at_least",))


# cards/srtcg/base/scenarios/decks.card:175
def R005_b(t: Value) -> None:
    g = t.game(2)
    t.line = 179
    g = t.setup("duel", {"goal": 50})
    t.line = 180
    t.all_pass = True
    t.line = 182
    t.equal(182, "needed", g.d__needed(), "=", 50)


# cards/srtcg/base/scenarios/decks.card:184
def R081(t: Value) -> None:
    g = t.game(2)
    t.line = 187
    g.s_fixer_nuyen[0] = 9
    t.line = 188
    u_mine = g.create("pale_regent", g.z_fixer_hand + 0, 0)
    t.line = 189
    u_theirs = g.create("pale_regent", g.z_fixer_safehouse + 1, 1)
    t.line = 191
    t.cannot(191, "P1 cannot deploy mine", "deploys", (0, u_mine))
    t.line = 193
    g.v_trashes(1, u_theirs)
    t.line = 194
    g.v_deploys(0, u_mine)
    t.line = 196
    t.check(196, "mine is in safehouse of P1", g.where[u_mine] == g.z_fixer_safehouse + 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/decks.card",
    decks=(
        Deck(
            "sixty",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 4),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck(
            "fifty_nine",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 3),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck(
            "five_objectives",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 4),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck(
            "seven_objectives",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 4),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
                ("block_party", 1),
            ),
        ),
        Deck(
            "poor_objectives",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 4),
                ("courier_case", 4),
                ("missing_heir", 2),
            ),
        ),
        Deck(
            "five_copies",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 5),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck(
            "two_legends",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 2),
                ("iron_duchess", 2),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck(
            "one_legend",
            (
                ("night_shift", 4),
                ("wirehead", 4),
                ("overlook", 4),
                ("lockbreaker", 4),
                ("patchwork", 4),
                ("night_watchman", 4),
                ("riot_line", 4),
                ("keypad_door", 4),
                ("gun_nest", 4),
                ("sniper_roost", 4),
                ("kite_drone", 4),
                ("plate_vest", 4),
                ("payday", 4),
                ("stray_bullet", 4),
                ("second_wind", 3),
                ("iron_duchess", 1),
                ("courier_case", 1),
                ("data_vault", 1),
                ("prototype_hangar", 1),
                ("reactor_wing", 1),
                ("old_foundry", 1),
                ("room_5b78", 1),
            ),
        ),
        Deck("hopeless", (("night_shift", 40), ("iron_duchess", 2), ("courier_case", 1), ("duel", 1))),
    ),
    scenarios=(
        Scenario("R001", "sixty cards of one's own are enough, beside the Objectives", R001, 56, 2),
        Scenario("R001_b", "one less is not", R001_b, 67, 2),
        Scenario("R001_c", "everything that is wrong is said at once", R001_c, 76, 2),
        Scenario("R002_b", "five Objectives", R002_b, 85, 2),
        Scenario("R002_c", "seven", R002_c, 94, 2),
        Scenario("R003", "Objectives that do not reach the agreed Reputation are refused", R003, 103, 2),
        Scenario("R003_b", "ninety points by the Objectives, and one more is agreed", R003_b, 111, 2),
        Scenario("R003_c", "as many as are agreed are enough", R003_c, 120, 2),
        Scenario("R004", "two cards are copies when they read the same", R004, 130, 2),
        Scenario("R004_b", "no fifth copy", R004_b, 139, 2),
        Scenario("R004_c", "no second one of a kind", R004_c, 148, 2),
        Scenario("R004_d", "but one", R004_d, 157, 2),
        Scenario("R005", "fifty Reputation at least", R005, 167, 2),
        Scenario("R005_b", "fifty is enough", R005_b, 175, 2),
        Scenario("R081", "one of each Prime Runner in play, whoever has it", R081, 184, 2),
    ),
    lines=(
        "9:56 12:59 13:56 14:61 15:56 16:62 17:56 18:64 25:56 26:65 30:67 33:70 34:67 35:72 36:67 37:74 41:76"
        " 44:79 45:76 46:81 47:76 48:83 56:85 59:88 60:85 61:90 62:85 63:92 67:94 70:97 71:94 72:99 73:94"
        " 74:101 78:103 81:107 82:103 83:109 87:111 90:114 91:111 92:116 93:111 94:118 98:120 101:123 102:120"
        " 103:125 104:120 105:126 106:120 107:128 111:130 114:133 116:130 117:134 118:130 119:136 120:130"
        " 121:137 125:139 128:142 129:139 130:144 131:139 132:146 136:148 139:151 140:148 141:153 142:148"
        " 143:155 147:157 150:160 151:157 152:162 153:157 154:163 155:157 156:165 160:167 163:171 164:167"
        " 165:173 169:175 172:179 173:175 174:180 175:175 176:182 180:184 183:187 184:184 185:188 186:184"
        " 187:189 188:184 189:191 190:184 191:193 192:184 193:194 194:184 195:196"
    ),
)
