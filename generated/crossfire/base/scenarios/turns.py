"""Made by `ombre build` from cards/crossfire/base/scenarios/turns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/turns.card:3
def XF_021(t: Value) -> None:
    g = t.game(4)
    t.line = 7
    u_o1 = g.create("o1", g.z__row)
    g.s_threat_facing[u_o1] = 0
    t.line = 8
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 9
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 10
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 11
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 12
    u_katana = g.create("katana", g.z__market_deck)
    t.line = 13
    g.s_runner_nuyen[0] = 5
    t.line = 14
    t.answer("window", (("plays", (None, u_quick_shot)),))
    t.line = 15
    t.answer("window", (("buys", (None, u_covering_fire)),), who=0)
    t.line = 16
    t.all_pass = True
    t.line = 18
    t.flow(g, "turn", 0)
    t.line = 20
    t.equal(20, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 21
    t.equal(21, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 22
    t.equal(22, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 23
    t.check(23, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 24
    t.check(24, "katana is in market", g.where[u_katana] == g.z__market)


# cards/crossfire/base/scenarios/turns.card:26
def XF_087(t: Value) -> None:
    t.game(1)
    t.line = 30
    t.setup("crossfire")
    t.line = 32
    t.refused(32, "refused")


# cards/crossfire/base/scenarios/turns.card:34
def XF_079(t: Value) -> None:
    g = t.game(4)
    t.line = 39
    g = t.setup("briefing_only")
    t.line = 41
    t.equal(41, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 42
    t.equal(42, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


# cards/crossfire/base/scenarios/turns.card:44
def XF_138(t: Value) -> None:
    g = t.game(2)
    t.line = 47
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 1, 1)
    t.line = 48
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 49
    t.all_pass = True
    t.line = 51
    t.step(g, "play_cards", 0)
    t.line = 53
    t.offered(
        53, "offered window: assist clairvoyance, pass", "window", ((("assists with", (None, u_clairvoyance)),), "pass")
    )
    t.line = 54
    t.not_offered(54, "not offered window: assist quick_shot", "window", ((("assists with", (None, u_quick_shot)),),))


# cards/crossfire/base/scenarios/turns.card:56
def XF_041(t: Value) -> None:
    g = t.game(4)
    t.line = 59
    g.s_runner_hp[1] = min(3, g.s_runner_max_hp[1])
    t.line = 60
    u_gutter_punks = g.create("gutter_punks", g.z__row)
    g.s_threat_facing[u_gutter_punks] = 2
    t.line = 61
    t.answer("patient", 1, who=0)
    t.line = 63
    g.v_defeats(0, u_gutter_punks)
    t.line = 65
    t.equal(65, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 66
    t.offered(66, "offered patient: P1, P2, P3, P4", "patient", (0, 1, 2, 3))


# cards/crossfire/base/scenarios/turns.card:68
def no_loss_yet(t: Value) -> None:
    g = t.game(2)
    t.line = 71
    g.s_runner_hp[0] = min(1, g.s_runner_max_hp[0])
    t.line = 72
    g.s_runner_hp[1] = min(1, g.s_runner_max_hp[1])
    t.line = 74
    g.v_suffers(0, 1)
    t.line = 76
    t.check(76, "game is not over", not g.result is not None, f"it is {g.result}")
    t.line = 78
    g.v_suffers(1, 1)
    t.line = 80
    t.check(80, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 81
    t.check(81, "game is over", g.result is not None, f"it is {g.result}")


MODULE = Module(
    source="cards/crossfire/base/scenarios/turns.card",
    scenarios=(
        Scenario(
            "XF_021",
            "attack, then draw, then buy",
            XF_021,
            3,
            4,
            cards=(Card("o1", "obstacle", (("track", (("plain", 2),)), ("attack", 1)), (), line=6),),
        ),
        Scenario("XF_087", "solo only where a mission allows it", XF_087, 26, 1),
        Scenario(
            "XF_079",
            "the market starts with six face up",
            XF_079,
            34,
            4,
            cards=(Card("briefing_only", "mission", (), (), line=37),),
        ),
        Scenario("XF_138", "a card without an assist box cannot assist", XF_138, 44, 2),
        Scenario("XF_041", "a choice belongs to the current runner", XF_041, 56, 4),
        Scenario("no_loss_yet", "the last healthy runner keeps the game alive", no_loss_yet, 68, 2),
    ),
    lines=(
        "9:3 12:7 14:3 15:8 16:3 17:9 18:3 19:10 21:3 22:11 23:3 24:12 25:3 26:13 27:3 28:14 29:3 30:15 31:3"
        " 32:16 33:3 34:18 35:3 36:20 37:3 38:21 39:3 40:22 41:3 42:23 43:3 44:24 48:26 51:30 52:26 53:32"
        " 57:34 60:39 61:34 62:41 63:34 64:42 68:44 71:47 72:44 73:48 74:44 75:49 76:44 77:51 78:44 79:53"
        " 82:44 83:54 87:56 90:59 91:56 92:60 94:56 95:61 96:56 97:63 98:56 99:65 100:56 101:66 105:68 108:71"
        " 109:68 110:72 111:68 112:74 113:68 114:76 115:68 116:78 117:68 118:80 119:68 120:81"
    ),
)
