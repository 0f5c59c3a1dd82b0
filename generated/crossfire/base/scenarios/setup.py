"""Made by `ombre build` from cards/crossfire/base/scenarios/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def XF_028(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = max(min(4, g.s_runner_max_hp[0]), 0)
    t.line = 8
    g.v_heals(0, 3)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_070(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:12
    g = t.game(4)
    t.line = 16
    g.v_heals(0, 2)
    t.line = 18
    t.equal(18, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_075(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:20
    g = t.game(4)
    t.line = 24
    u_o1 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o1] = 0
    u_o2 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o2] = 0
    u_o3 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o3] = 0
    u_o4 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o4] = 0
    t.line = 25
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_mark_card = g.create("mark_card", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 27
    g.v_strikes_with(0, u_o1, u_mana)
    t.line = 28
    g.v_strikes_with(0, u_o2, u_mark_card)
    t.line = 29
    g.v_strikes_with(0, u_o3, u_quick_shot)
    t.line = 30
    g.v_strikes_with(0, u_o4, u_street_smarts)
    t.line = 32
    t.equal(32, "pool at blue of o1", g.s_obstacle_pool[u_o1][g.e_symbol_blue], "=", 1)
    t.line = 33
    t.equal(33, "points of o1", g.d_obstacle_points(u_o1), "=", 1)
    t.line = 34
    t.equal(34, "pool at green of o2", g.s_obstacle_pool[u_o2][g.e_symbol_green], "=", 1)
    t.line = 35
    t.equal(35, "points of o2", g.d_obstacle_points(u_o2), "=", 1)
    t.line = 36
    t.equal(36, "pool at black of o3", g.s_obstacle_pool[u_o3][g.e_symbol_black], "=", 1)
    t.line = 37
    t.equal(37, "points of o3", g.d_obstacle_points(u_o3), "=", 1)
    t.line = 38
    t.equal(38, "pool at red of o4", g.s_obstacle_pool[u_o4][g.e_symbol_red], "=", 1)
    t.line = 39
    t.equal(39, "points of o4", g.d_obstacle_points(u_o4), "=", 1)
    t.line = 40
    t.check(40, "mana has no play", not g.has_slot(u_mana, "play"))
    t.line = 41
    t.check(41, "mana has no assist", not g.has_slot(u_mana, "assist"))
    t.line = 42
    t.check(42, "mana has no strike", not g.has_slot(u_mana, "strike"))
    t.line = 43
    t.check(43, "mark_card has no play", not g.has_slot(u_mark_card, "play"))
    t.line = 44
    t.check(44, "mark_card has no assist", not g.has_slot(u_mark_card, "assist"))
    t.line = 45
    t.check(45, "mark_card has no strike", not g.has_slot(u_mark_card, "strike"))
    t.line = 46
    t.check(46, "quick_shot has no play", not g.has_slot(u_quick_shot, "play"))
    t.line = 47
    t.check(47, "quick_shot has no assist", not g.has_slot(u_quick_shot, "assist"))
    t.line = 48
    t.check(48, "quick_shot has no strike", not g.has_slot(u_quick_shot, "strike"))
    t.line = 49
    t.check(49, "street_smarts has no play", not g.has_slot(u_street_smarts, "play"))
    t.line = 50
    t.check(50, "street_smarts has no assist", not g.has_slot(u_street_smarts, "assist"))
    t.line = 51
    t.check(51, "street_smarts has no strike", not g.has_slot(u_street_smarts, "strike"))


MODULE = Module(
    source="cards/crossfire/base/scenarios/setup.card",
    scenarios=(
        Scenario("XF_028", "the starting health is also the most a runner can have", XF_028, 3, 4),
        Scenario("XF_070", "healing a healthy runner changes nothing", XF_070, 12, 4),
        Scenario(
            "XF_075",
            "a basic card is one point of its colour and nothing else",
            XF_075,
            20,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)),), (), line=23),),
        ),
    ),
)
