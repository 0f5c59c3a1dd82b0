"""Made by `ombre build` from cards/crossfire/base/scenarios/market_assists.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/base/scenarios/market_assists.card:3
def XF_132(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 7
    t.all_pass = True
    t.line = 9
    t.step(g, "play_cards", 0)
    t.line = 11
    t.offered(11, "offered window: play covering_fire, pass", "window", ((("plays", (None, u_covering_fire)),), "pass"))
    t.line = 12
    t.not_offered(
        12, "not offered window: assist covering_fire", "window", ((("assists with", (None, u_covering_fire)),),)
    )


# cards/crossfire/base/scenarios/market_assists.card:14
def XF_133(t: Value) -> None:
    g = t.game(4)
    t.line = 17
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 18
    t.all_pass = True
    t.line = 20
    t.step(g, "play_cards", 0)
    t.line = 22
    t.offered(
        22,
        "offered window: assist covering_fire, pass",
        "window",
        ((("assists with", (None, u_covering_fire)),), "pass"),
    )
    t.line = 23
    t.not_offered(23, "not offered window: play covering_fire", "window", ((("plays", (None, u_covering_fire)),),))


# cards/crossfire/base/scenarios/market_assists.card:25
def XF_136(t: Value) -> None:
    g = t.game(4)
    t.line = 29
    u_t1 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t1] = 0
    u_t2 = g.create("thug", g.z__row)
    g.s_threat_facing[u_t2] = 0
    t.line = 30
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 31
    t.all_pass = True
    t.line = 32
    t.answer("target", u_t2, who=1)
    t.line = 34
    t.answer("window", (("assists with", (None, u_covering_fire)),), who=1)
    t.line = 35
    t.step(g, "play_cards", 0)
    t.line = 37
    t.offered(37, "offered target: t1, t2", "target", (u_t1, u_t2))
    t.line = 38
    t.cannot(38, "t2 cannot attack P1", "attacks", (u_t2, 0))
    t.line = 40
    t.step(g, "take_damage", 0)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 4)


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_assists.card",
    scenarios=(
        Scenario("XF_132", "nobody assists in the own turn", XF_132, 3, 4),
        Scenario("XF_133", "everybody else may assist", XF_133, 14, 4),
        Scenario(
            "XF_136",
            "the assister chooses the target of the assist",
            XF_136,
            25,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=28),),
        ),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 15:3 16:9 17:3 18:11 19:3 20:12 26:14 29:17 30:14 31:18 32:14 33:20 34:14 35:22"
        " 41:14 42:23 46:25 49:29 53:25 54:30 55:25 56:31 57:25 58:32 59:25 60:34 61:25 62:35 63:25 64:37"
        " 65:25 66:38 67:25 68:40 69:25 70:42"
    ),
)
