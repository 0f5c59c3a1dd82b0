"""Made by `ombre build` from cards/crossfire/base/scenarios/market_assists.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def XF_026(t: Value) -> None:  # cards/crossfire/base/scenarios/market_assists.card:3
    g = t.game(4)
    t.line = 8
    u_o1 = g.create("o1", g.z__row)
    g.s_obstacle_facing[u_o1] = 0
    u_o2 = g.create("o2", g.z__row)
    g.s_obstacle_facing[u_o2] = 0
    t.line = 9
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 10
    t.all_pass = True
    t.line = 11
    t.answer("target", u_o2, who=1)
    t.line = 13
    t.answer("window", ("assists with", u_covering_fire), who=1)
    t.line = 14
    t.step(g, "play_cards", 0)
    t.line = 15
    g.v_strikes_with(0, u_o1, u_covering_fire)
    t.line = 16
    t.step(g, "take_damage", 0)
    t.line = 18
    t.check(18, "o1 is in normal_discard", g.where[u_o1] == g.z__normal_discard)
    t.line = 19
    t.check(19, "o2 is in row", g.where[u_o2] == g.z__row)
    t.line = 20
    t.equal(20, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 21
    t.check(21, "covering_fire is in discard of P2", g.where[u_covering_fire] == g.z_runner_discard + 1)


def XF_132(t: Value) -> None:  # cards/crossfire/base/scenarios/market_assists.card:23
    g = t.game(4)
    t.line = 26
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 27
    t.all_pass = True
    t.line = 29
    t.step(g, "play_cards", 0)
    t.line = 31
    t.offered(31, "offered window: play covering_fire, pass", "window", (("plays", u_covering_fire), "pass"))
    t.line = 32
    t.not_offered(32, "not offered window: assist covering_fire", "window", (("assists with", u_covering_fire),))


def XF_133(t: Value) -> None:  # cards/crossfire/base/scenarios/market_assists.card:34
    g = t.game(4)
    t.line = 37
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 38
    t.all_pass = True
    t.line = 40
    t.step(g, "play_cards", 0)
    t.line = 42
    t.offered(42, "offered window: assist covering_fire, pass", "window", (("assists with", u_covering_fire), "pass"))
    t.line = 43
    t.not_offered(43, "not offered window: play covering_fire", "window", (("plays", u_covering_fire),))


def XF_136(t: Value) -> None:  # cards/crossfire/base/scenarios/market_assists.card:45
    g = t.game(4)
    t.line = 49
    u_t1 = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_t1] = 0
    u_t2 = g.create("thug", g.z__row)
    g.s_obstacle_facing[u_t2] = 0
    t.line = 50
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 1, 1)
    t.line = 51
    t.all_pass = True
    t.line = 52
    t.answer("target", u_t2, who=1)
    t.line = 54
    t.answer("window", ("assists with", u_covering_fire), who=1)
    t.line = 55
    t.step(g, "play_cards", 0)
    t.line = 57
    t.offered(57, "offered target: t1, t2", "target", (u_t1, u_t2))
    t.line = 58
    t.cannot(58, "t2 cannot attack P1", "attacks", (u_t2, 0))
    t.line = 60
    t.step(g, "take_damage", 0)
    t.line = 62
    t.equal(62, "hp of P1", g.s_runner_hp[0], "=", 4)


def XF_629(t: Value) -> None:  # cards/crossfire/base/scenarios/market_assists.card:64
    g = t.game(4)
    t.line = 68
    g = t.setup("crossfire")
    t.line = 70
    t.equal(70, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 71
    t.equal(71, "number of cards in market_deck", len(g.zones[g.z__market_deck]), "=", 54)
    t.line = 72
    t.check(
        72,
        "there is no (gear in market_deck where cost < 1)",
        not any(True for u_it3 in g.zones[g.z__market_deck] if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) < 1),
    )


MODULE = Module(
    source="cards/crossfire/base/scenarios/market_assists.card",
    scenarios=(
        Scenario(
            "XF_026",
            "the assister makes the choices of the ability, the current runner places the damage",
            XF_026,
            3,
            4,
            cards=(
                Card("o1", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=6),
                Card("o2", "obstacle", (("track", (("black", 1),)), ("attack", 1)), (), line=7),
            ),
        ),
        Scenario("XF_132", "nobody assists in the own turn", XF_132, 23, 4),
        Scenario("XF_133", "everybody else may assist", XF_133, 34, 4),
        Scenario(
            "XF_136",
            "the assister chooses the target of the assist",
            XF_136,
            45,
            4,
            cards=(Card("thug", "obstacle", (("track", (("plain", 9),)), ("attack", 1)), (), line=48),),
        ),
        Scenario("XF_629", "no basic card is for sale", XF_629, 64, 4),
    ),
)
